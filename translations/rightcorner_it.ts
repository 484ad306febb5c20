<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it">
<context>
    <name>BoardCommands</name>
    <message>
        <source>&amp;Flip</source>
        <translation>&amp;Gira</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordinate</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>Co&amp;lori</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Legno</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grigio</translation>
    </message>
    <message>
        <source>Blue-green</source>
        <translation>Verde acqua</translation>
    </message>
    <message>
        <source>Piece an&amp;imation</source>
        <translation>&amp;Animazione dei pezzi</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation>&amp;Sovrapposizioni</translation>
    </message>
    <message>
        <source>Heat m&amp;ap for</source>
        <translation>Ma&amp;ppa di calore per</translation>
    </message>
    <message>
        <source>&amp;Next piece</source>
        <translation>Pezzo &amp;successivo</translation>
    </message>
    <message>
        <source>Show the heat map of the next piece; selecting a piece does the same</source>
        <translation>Mostra la mappa di calore del pezzo successivo; basta anche selezionare un pezzo</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Come da sistema</translation>
    </message>
    <message>
        <source>&amp;What attacks this square?</source>
        <translation>Ch&amp;e cosa attacca questa casa?</translation>
    </message>
    <message>
        <source>Say which pieces attack the square selected with the arrow keys</source>
        <translation>Dice quali pezzi attaccano la casa selezionata con le frecce</translation>
    </message>
    <message>
        <source>List the &amp;pieces</source>
        <translation>Elenca &amp;i pezzi</translation>
    </message>
    <message>
        <source>only while the heat map is shown</source>
        <translation>solo con la mappa di calore visibile</translation>
    </message>
</context>
<context>
    <name>ByHeartCommands</name>
    <message>
        <source>Learn by heart</source>
        <translation>Impara a memoria</translation>
    </message>
    <message>
        <source>How much slower than the best move each move may be: with slower moves there are fewer positions to know</source>
        <translation>Quanto ogni mossa può essere più lenta della migliore: con mosse più lente ci sono meno posizioni da conoscere</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Questa posizione</translation>
    </message>
    <message>
        <source>Best moves only</source>
        <translation>Solo le mosse migliori</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n move(s) slower</source>
        <translation>
            <numerusform>Fino a %n mossa in più</numerusform>
            <numerusform>Fino a %n mosse in più</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a course of the few positions that the side that wins, or the one that has to hold the draw, needs to know against every reply</source>
        <translation>Creare un corso con le poche posizioni che deve conoscere, contro ogni risposta, chi vince o chi deve tenere la patta</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Move either side&apos;s pieces as you like.</source>
        <translation>Muovi come vuoi i pezzi di entrambi i colori.</translation>
    </message>
    <message>
        <source>The line ends here.</source>
        <translation>La linea finisce qui.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Poi: %1.</translation>
    </message>
    <message>
        <source>No other move is as good.</source>
        <translation>Nessun’altra mossa è altrettanto buona.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>Qui c’è una mossa ugualmente buona.</numerusform>
            <numerusform>Qui ci sono %n mosse ugualmente buone.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the mate in %1.</source>
        <translation>Trova il matto in %1.</translation>
    </message>
    <message>
        <source>With best play this is a draw. Try to win anyway.</source>
        <translation>Con il miglior gioco è patta. Prova comunque a vincere.</translation>
    </message>
    <message>
        <source>The program plays the rest.</source>
        <translation>Il programma gioca il resto.</translation>
    </message>
    <message>
        <source>Press Esc to stop.</source>
        <translation>Premi Esc per fermare.</translation>
    </message>
    <message>
        <source>With best play, mate comes in or right next to one of these corners: %1.</source>
        <translation>Con il miglior gioco il matto arriva in uno di questi angoli o subito accanto: %1.</translation>
    </message>
    <message>
        <source>Hold the draw as White.</source>
        <translation>Tieni la patta con il Bianco.</translation>
    </message>
    <message>
        <source>Hold the draw as Black.</source>
        <translation>Tieni la patta con il Nero.</translation>
    </message>
    <message>
        <source>Keep playing: the program replies by general principles.</source>
        <translation>Continua a giocare: il programma risponde secondo i principi generali.</translation>
    </message>
    <message>
        <source>Six moves, and mate is no closer. A hint may help.</source>
        <translation>Sei mosse, e il matto non è più vicino. Forse un suggerimento ti aiuta.</translation>
    </message>
    <message>
        <source>Play it out.</source>
        <translation>Gioca fino alla fine.</translation>
    </message>
    <message>
        <source>No comments and no take-backs until the game is over; then you get a report.</source>
        <translation>Fino al termine della partita niente commenti e niente mosse ritirate; poi arriva il rapporto.</translation>
    </message>
    <message>
        <source>Keep playing: %1 replies.</source>
        <translation>Continua a giocare: risponde %1.</translation>
    </message>
    <message>
        <source>Best reply: %1.</source>
        <translation>Miglior risposta: %1.</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1 è la migliore.</translation>
    </message>
    <message>
        <source>Stage: %1.</source>
        <translation>Tappa: %1.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a sentence about a move</comment>
        <translation>Poi: %1</translation>
    </message>
    <message>
        <source>%1 is not mate: %2 is possible.</source>
        <translation>%1 non dà matto: è possibile %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 è di una mossa più lenta della migliore.</numerusform>
            <numerusform>%1 è di %n mosse più lenta della migliore.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot save both pieces, but make him prove it.</source>
        <translation>Non puoi salvare entrambi i pezzi, ma costringilo a dimostrarlo.</translation>
    </message>
    <message>
        <source>You cannot save the pawn, but make him prove it.</source>
        <translation>Non puoi salvare il pedone, ma costringilo a dimostrarlo.</translation>
    </message>
    <message>
        <source>You cannot save the piece, but make him prove it.</source>
        <translation>Non puoi salvare il pezzo, ma costringilo a dimostrarlo.</translation>
    </message>
    <message>
        <source>Only one move holds the draw: look at every check and capture.</source>
        <translation>Una sola mossa tiene la patta: guarda ogni scacco e ogni cattura.</translation>
    </message>
    <message>
        <source>Only one move holds the draw: look for a double attack.</source>
        <translation>Una sola mossa tiene la patta: cerca un attacco doppio.</translation>
    </message>
    <message>
        <source>You cannot save the pawn on %1, but make him prove it.</source>
        <translation>Non puoi salvare il pedone in %1, ma costringilo a dimostrarlo.</translation>
    </message>
    <message>
        <source>You have only one move.</source>
        <translation>Hai una sola mossa.</translation>
    </message>
    <message>
        <source>Hold out as long as you can.</source>
        <translation>Resisti più che puoi.</translation>
    </message>
    <message>
        <source>The opponent threatens mate: %1.</source>
        <translation>L’avversario minaccia matto: %1.</translation>
    </message>
    <message>
        <source>“Give up” fails the exam and shows the report. “End exam” goes on as a normal game, without a grade.</source>
        <translation>Con «Abbandona» l’esame non è superato e vedi il rapporto. Con «Termina l’esame» continui come in una partita normale, senza voto.</translation>
    </message>
    <message>
        <source>Checkmate: White wins.</source>
        <translation>Scacco matto: vince il Bianco.</translation>
    </message>
    <message>
        <source>Checkmate: Black wins.</source>
        <translation>Scacco matto: vince il Nero.</translation>
    </message>
    <message>
        <source>Win as White.</source>
        <translation>Vinci con il Bianco.</translation>
    </message>
    <message>
        <source>Win as Black.</source>
        <translation>Vinci con il Nero.</translation>
    </message>
    <message>
        <source>The pawn falls: it is a draw.</source>
        <translation>Il pedone cade: è patta.</translation>
    </message>
    <message>
        <source>%1 is one of the best moves.</source>
        <translation>%1 è una delle mosse migliori.</translation>
    </message>
    <message>
        <source>The pawn cannot be saved.</source>
        <translation>Il pedone non si può salvare.</translation>
    </message>
    <message>
        <source>You cannot save both pawns, but make him prove it.</source>
        <translation>Non puoi salvare entrambi i pedoni, ma costringilo a dimostrarlo.</translation>
    </message>
    <message>
        <source>Only one move wins.</source>
        <translation>Una sola mossa vince.</translation>
    </message>
    <message>
        <source>With best play this is a draw.</source>
        <translation>Con il miglior gioco è patta.</translation>
    </message>
    <message>
        <source>Keep playing: the program replies as soon as the ending is solved.</source>
        <translation>Continua a giocare: il programma risponde appena il finale è risolto.</translation>
    </message>
</context>
<context>
    <name>Coaching</name>
    <message>
        <source>%1 and %2</source>
        <comment>a list of squares and the last of them</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>He is in a box. Shrink it and bring up your king.</source>
        <translation>È in una scatola. Rimpiccioliscila e avvicina il tuo re.</translation>
    </message>
    <message>
        <source>The kings face each other on the edge. Check along the edge.</source>
        <translation>Al bordo i re si fronteggiano. Dai scacco lungo il bordo.</translation>
    </message>
    <message>
        <source>Bring your king to a key square: %1.</source>
        <translation>Porta il tuo re su una casa chiave: %1.</translation>
    </message>
    <message>
        <source>Your king is on a key square. Escort the pawn home.</source>
        <translation>Il tuo re è su una casa chiave. Porta il pedone a promozione.</translation>
    </message>
    <message>
        <source>%1 is mate.</source>
        <translation>%1 dà matto.</translation>
    </message>
    <message>
        <source>%1 promotes.</source>
        <translation>%1 promuove.</translation>
    </message>
    <message>
        <source>%1 is a waiting move: he is in zugzwang.</source>
        <translation>%1 è una mossa d’attesa e lo mette in zugzwang.</translation>
    </message>
    <message>
        <source>%1 drives him towards the right corner.</source>
        <translation>%1 lo spinge verso l’angolo giusto.</translation>
    </message>
    <message>
        <source>%1 takes the opposition.</source>
        <translation>%1 prende l’opposizione.</translation>
    </message>
    <message>
        <source>%1 gives check.</source>
        <translation>%1 dà scacco.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to him.</source>
        <translation>%1 gli avvicina il tuo re.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to him.</source>
        <translation>%1 gli avvicina il cavallo.</translation>
    </message>
    <message>
        <source>%1 stalemates him.</source>
        <translation>%1 lo mette in stallo.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 è l’unica mossa.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>a list of squares and the last of them</comment>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Meglio: %1</translation>
    </message>
    <message>
        <source>Come together</source>
        <translation>Riunisci i pezzi</translation>
    </message>
    <message>
        <source>Take the centre</source>
        <translation>Conquista il centro</translation>
    </message>
    <message>
        <source>Drive him to the edge</source>
        <translation>Spingilo al bordo</translation>
    </message>
    <message>
        <source>Out of the wrong corner</source>
        <translation>Fuori dall’angolo sbagliato</translation>
    </message>
    <message>
        <source>The large triangle</source>
        <translation>Il triangolo grande</translation>
    </message>
    <message>
        <source>The W</source>
        <translation>La W</translation>
    </message>
    <message>
        <source>Turn him back</source>
        <translation>Respingilo</translation>
    </message>
    <message>
        <source>The middle triangle</source>
        <translation>Il triangolo medio</translation>
    </message>
    <message>
        <source>The small triangle</source>
        <translation>Il triangolo piccolo</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>Matto</translation>
    </message>
    <message>
        <source>Cut him off</source>
        <translation>Taglialo fuori</translation>
    </message>
    <message>
        <source>Shrink the box</source>
        <translation>Riduci la scatola</translation>
    </message>
    <message>
        <source>Face him on the edge</source>
        <translation>Fronteggialo al bordo</translation>
    </message>
    <message>
        <source>Check along the edge</source>
        <translation>Scacco lungo il bordo</translation>
    </message>
    <message>
        <source>Head for a key square</source>
        <translation>Punta a una casa chiave</translation>
    </message>
    <message>
        <source>Escort the pawn</source>
        <translation>Scorta il pedone</translation>
    </message>
    <message>
        <source>Run with the pawn</source>
        <translation>Corri con il pedone</translation>
    </message>
    <message>
        <source>Bring king, bishop and knight together, away from the edge of the board.</source>
        <translation>Riunisci re, alfiere e cavallo, lontano dal bordo della scacchiera.</translation>
    </message>
    <message>
        <source>Bring your king to the centre and take squares away from his, so that he must give way.</source>
        <translation>Porta il tuo re al centro e togli case al suo, così che debba cedere.</translation>
    </message>
    <message>
        <source>Keep him out of the centre. Take squares away from him and follow with king and knight.</source>
        <translation>Tienilo fuori dal centro. Togligli case e segui con re e cavallo.</translation>
    </message>
    <message>
        <source>He is near a wrong corner. Drive him out, along the edge to %1.</source>
        <translation>È vicino a un angolo sbagliato. Spingilo fuori, lungo il bordo fino a %1.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of seven squares. Close in and take squares away from him.</source>
        <translation>Tienilo dietro la diagonale di sette case. Stringi e togligli case.</translation>
    </message>
    <message>
        <source>Drive him along the edge to %1: the knight goes in a W, the king follows, the bishop guards or waits.</source>
        <translation>Spingilo lungo il bordo fino a %1: il cavallo disegna una W, il re segue, l’alfiere sorveglia o attende.</translation>
    </message>
    <message>
        <source>He tries to get away from %1. Take the squares on his path and turn him back.</source>
        <translation>Cerca di allontanarsi da %1. Togligli le case della fuga e respingilo.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of five squares. Bring your king nearer and make the triangle smaller.</source>
        <translation>Tienilo dietro la diagonale di cinque case. Avvicina il tuo re e restringi il triangolo.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of three squares. Bring your king a knight&apos;s move from the corner.</source>
        <translation>Tienilo dietro la diagonale di tre case. Porta il tuo re a un salto di cavallo dall’angolo.</translation>
    </message>
    <message>
        <source>%1 forks king and queen.</source>
        <translation>%1 fa una forchetta su re e donna.</translation>
    </message>
    <message>
        <source>%1 forks king and rook.</source>
        <translation>%1 fa una forchetta su re e torre.</translation>
    </message>
    <message>
        <source>%1 forks king and bishop.</source>
        <translation>%1 fa una forchetta su re e alfiere.</translation>
    </message>
    <message>
        <source>%1 forks king and knight.</source>
        <translation>%1 fa una forchetta su re e cavallo.</translation>
    </message>
    <message>
        <source>%1 forks king and pawn.</source>
        <translation>%1 fa una forchetta su re e pedone.</translation>
    </message>
    <message>
        <source>%1 attacks %2 at once.</source>
        <translation>%1 fa una forchetta: %2.</translation>
    </message>
    <message>
        <source>%1 skewers king and queen.</source>
        <translation>%1 infila re e donna.</translation>
    </message>
    <message>
        <source>%1 skewers king and rook.</source>
        <translation>%1 infila re e torre.</translation>
    </message>
    <message>
        <source>%1 skewers king and bishop.</source>
        <translation>%1 infila re e alfiere.</translation>
    </message>
    <message>
        <source>%1 skewers king and knight.</source>
        <translation>%1 infila re e cavallo.</translation>
    </message>
    <message>
        <source>%1 skewers king and pawn.</source>
        <translation>%1 infila re e pedone.</translation>
    </message>
    <message>
        <source>%1 skewers %2.</source>
        <translation>%1 fa un’infilata: %2.</translation>
    </message>
    <message>
        <source>%1 uncovers an attack on %2.</source>
        <translation>%1 scopre un attacco su %2.</translation>
    </message>
    <message>
        <source>%1 deflects the defender on %2.</source>
        <translation>%1 devia il difensore in %2.</translation>
    </message>
    <message>
        <source>%1 offers the piece: to capture on %2 is stalemate.</source>
        <translation>%1 offre il pezzo: catturare in %2 è stallo.</translation>
    </message>
    <message>
        <source>%1 guards the piece on %2 through its attacker.</source>
        <translation>%1 difende il pezzo in %2 attraverso chi lo attacca.</translation>
    </message>
    <message>
        <source>%1 gives double check: the king must move.</source>
        <translation>%1 dà scacco doppio: il re deve muovere.</translation>
    </message>
    <message>
        <source>%1 gives discovered check.</source>
        <translation>%1 dà scacco di scoperta.</translation>
    </message>
    <message>
        <source>%1 builds a bridge: the rook shields its king from the checks.</source>
        <translation>%1 costruisce un ponte: la torre ripara il suo re dagli scacchi.</translation>
    </message>
    <message>
        <source>%1 begins a triangle: the same position comes back with the other side to move.</source>
        <translation>%1 inizia un triangolo: la stessa posizione torna, ma la mossa spetta all’altro.</translation>
    </message>
    <message>
        <source>%1 wins the race: the king is outside the square of the pawn.</source>
        <translation>%1 vince la corsa: il re è fuori dal quadrato del pedone.</translation>
    </message>
    <message>
        <source>%1 reaches a key square.</source>
        <translation>%1 raggiunge una casa chiave.</translation>
    </message>
    <message>
        <source>%1 is a spare move: now your king has the opposition.</source>
        <translation>%1 è una mossa di riserva: ora il tuo re ha l’opposizione.</translation>
    </message>
    <message>
        <source>%1 takes the diagonal opposition.</source>
        <translation>%1 prende l’opposizione diagonale.</translation>
    </message>
    <message>
        <source>%1 shoulders the other king away from %2.</source>
        <translation>%1 allontana l’altro re da %2 con una spallata.</translation>
    </message>
    <message>
        <source>%1 heads for the corner in front of the rook pawn.</source>
        <translation>%1 punta all’angolo davanti al pedone di torre.</translation>
    </message>
    <message>
        <source>%1 stops in front of the pawn.</source>
        <translation>%1 si ferma davanti al pedone.</translation>
    </message>
    <message>
        <source>%1 guards the promotion square %2.</source>
        <translation>%1 sorveglia la casa di promozione %2.</translation>
    </message>
    <message>
        <source>%1 goes to the short side and leaves the long side to the rook.</source>
        <translation>%1 va sul lato corto e lascia il lato lungo alla torre.</translation>
    </message>
    <message>
        <source>%1 comes in front of the pawn.</source>
        <translation>%1 arriva davanti al pedone.</translation>
    </message>
    <message>
        <source>%1 goes behind the passed pawn.</source>
        <translation>%1 va dietro al pedone passato.</translation>
    </message>
    <message>
        <source>%1 checks from the side.</source>
        <translation>%1 dà scacco di lato.</translation>
    </message>
    <message>
        <source>%1 checks from behind.</source>
        <translation>%1 dà scacco da dietro.</translation>
    </message>
    <message>
        <source>%1 checks from the front.</source>
        <translation>%1 dà scacco di fronte.</translation>
    </message>
    <message>
        <source>%1 makes the rook leave its king.</source>
        <translation>%1 costringe la torre a lasciare il suo re.</translation>
    </message>
    <message>
        <source>%1 puts the bishops side by side: their diagonals make a wall.</source>
        <translation>%1 affianca gli alfieri: le loro diagonali formano un muro.</translation>
    </message>
    <message>
        <source>%1 is the only move that wins.</source>
        <translation>%1 è l’unica mossa che vince.</translation>
    </message>
    <message>
        <source>%1 is the only move that draws.</source>
        <translation>%1 è l’unica mossa che patta.</translation>
    </message>
    <message>
        <source>%1 saves the bishop, which was hanging.</source>
        <translation>%1 salva l’alfiere, che era in presa.</translation>
    </message>
    <message>
        <source>%1 saves the knight, which was hanging.</source>
        <translation>%1 salva il cavallo, che era in presa.</translation>
    </message>
    <message>
        <source>%1 saves the rook, which was hanging.</source>
        <translation>%1 salva la torre, che era in presa.</translation>
    </message>
    <message>
        <source>%1 saves the queen, which was hanging.</source>
        <translation>%1 salva la donna, che era in presa.</translation>
    </message>
    <message>
        <source>%1 saves the pawn, which was hanging.</source>
        <translation>%1 salva il pedone, che era in presa.</translation>
    </message>
    <message>
        <source>%1 attacks the bishop.</source>
        <translation>%1 attacca l’alfiere.</translation>
    </message>
    <message>
        <source>%1 attacks the knight.</source>
        <translation>%1 attacca il cavallo.</translation>
    </message>
    <message>
        <source>%1 attacks the rook.</source>
        <translation>%1 attacca la torre.</translation>
    </message>
    <message>
        <source>%1 attacks the queen.</source>
        <translation>%1 attacca la donna.</translation>
    </message>
    <message>
        <source>%1 attacks the pawn.</source>
        <translation>%1 attacca il pedone.</translation>
    </message>
    <message>
        <source>%1 is check: he must go to %3.</source>
        <translation>%1 dà scacco: lui deve andare in %3.</translation>
    </message>
    <message>
        <source>%1 keeps him out of %2, where he wants to go.</source>
        <translation>%1 non lo lascia andare in %2, dove vorrebbe.</translation>
    </message>
    <message>
        <source>%1 leaves him only %2.</source>
        <translation>%1 gli lascia solo %2.</translation>
    </message>
    <message>
        <source>%1 confines him to the edge.</source>
        <translation>%1 lo chiude al bordo.</translation>
    </message>
    <message>
        <source>%1 drives him back towards the edge.</source>
        <translation>%1 lo respinge verso il bordo.</translation>
    </message>
    <message>
        <source>%1 threatens mate.</source>
        <translation>%1 minaccia matto.</translation>
    </message>
    <message>
        <source>%1 takes %2 away from him.</source>
        <translation>%1 gli toglie %2.</translation>
    </message>
    <message>
        <source>%1 gives check and drives him from %2.</source>
        <translation>%1 dà scacco e lo scaccia da %2.</translation>
    </message>
    <message>
        <source>%1 protects the bishop before he can attack it.</source>
        <translation>%1 difende l’alfiere prima che lui lo attacchi.</translation>
    </message>
    <message>
        <source>%1 protects the knight before he can attack it.</source>
        <translation>%1 difende il cavallo prima che lui lo attacchi.</translation>
    </message>
    <message>
        <source>%1 protects the rook before he can attack it.</source>
        <translation>%1 difende la torre prima che lui la attacchi.</translation>
    </message>
    <message>
        <source>%1 protects the queen before he can attack it.</source>
        <translation>%1 difende la donna prima che lui la attacchi.</translation>
    </message>
    <message>
        <source>%1 protects the pawn before he can attack it.</source>
        <translation>%1 difende il pedone prima che lui lo attacchi.</translation>
    </message>
    <message>
        <source>%1 moves the piece out of reach.</source>
        <translation>%1 porta il pezzo fuori portata.</translation>
    </message>
    <message>
        <source>%1 moves the bishop before he can attack it.</source>
        <translation>%1 sposta l’alfiere prima che lui lo attacchi.</translation>
    </message>
    <message>
        <source>%1 moves the knight before he can attack it.</source>
        <translation>%1 sposta il cavallo prima che lui lo attacchi.</translation>
    </message>
    <message>
        <source>%1 moves the rook before he can attack it.</source>
        <translation>%1 sposta la torre prima che lui la attacchi.</translation>
    </message>
    <message>
        <source>%1 moves the queen before he can attack it.</source>
        <translation>%1 sposta la donna prima che lui la attacchi.</translation>
    </message>
    <message>
        <source>%1 moves the pawn before he can attack it.</source>
        <translation>%1 sposta il pedone prima che lui lo attacchi.</translation>
    </message>
    <message>
        <source>%1 reaches the next stage: “%4”.</source>
        <translation>%1 raggiunge la tappa successiva: «%4».</translation>
    </message>
    <message>
        <source>%1 takes the diagonal in front of him.</source>
        <translation>%1 occupa la diagonale davanti a lui.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to its mating post, a knight&apos;s move from the corner.</source>
        <translation>%1 avvicina il tuo re alla postazione per il matto, a un salto di cavallo dall’angolo.</translation>
    </message>
    <message>
        <source>%1 prepares the king&apos;s move to %2.</source>
        <translation>%1 prepara la mossa del re in %2.</translation>
    </message>
    <message>
        <source>%1 prepares the bishop&apos;s move to %2.</source>
        <translation>%1 prepara la mossa dell’alfiere in %2.</translation>
    </message>
    <message>
        <source>%1 prepares the knight&apos;s move to %2.</source>
        <translation>%1 prepara la mossa del cavallo in %2.</translation>
    </message>
    <message>
        <source>%1 prepares a move to %2.</source>
        <translation>%1 prepara una mossa in %2.</translation>
    </message>
    <message>
        <source>%1 is a step on the way to %2.</source>
        <translation>%1 è un passo verso %2.</translation>
    </message>
    <message>
        <source>%1 guards %2.</source>
        <translation>%1 sorveglia %2.</translation>
    </message>
    <message>
        <source>%1 brings the bishop closer to your king.</source>
        <translation>%1 avvicina l’alfiere al tuo re.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to your king.</source>
        <translation>%1 avvicina il cavallo al tuo re.</translation>
    </message>
    <message>
        <source>%1 keeps %2 guarded.</source>
        <translation>%1 sorveglia ancora %2.</translation>
    </message>
    <message>
        <source>%1 leaves him nothing to attack.</source>
        <translation>%1 non gli lascia nulla da attaccare.</translation>
    </message>
    <message>
        <source>%1 gets off the edge.</source>
        <translation>%1 lascia il bordo.</translation>
    </message>
    <message>
        <source>Keep him on the edge</source>
        <translation>Tienilo al bordo</translation>
    </message>
    <message>
        <source>Drive him into the corner</source>
        <translation>Spingilo nell’angolo</translation>
    </message>
    <message>
        <source>He is on the edge. Take away the squares by which he could leave it and follow with king and knight.</source>
        <translation>È al bordo. Togligli le case da cui potrebbe lasciarlo e segui con re e cavallo.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up so that it faces his when it is your move.</source>
        <translation>Non può lasciare il bordo. Avvicina il tuo re in modo che fronteggi il suo quando tocca a te.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up and drive him into the corner.</source>
        <translation>Non può lasciare il bordo. Avvicina il tuo re e spingilo nell’angolo.</translation>
    </message>
    <message>
        <source>%1 forces mate with the next move.</source>
        <translation>%1 forza il matto alla mossa successiva.</translation>
    </message>
    <message>
        <source>%1 pins the pawn on %2, and it falls.</source>
        <translation>%1 inchioda il pedone in %2, che cade.</translation>
    </message>
    <message>
        <source>%1 wins the rook by force.</source>
        <translation>%1 forza il guadagno della torre.</translation>
    </message>
    <message>
        <source>%1 wins the bishop by force.</source>
        <translation>%1 forza il guadagno dell’alfiere.</translation>
    </message>
    <message>
        <source>%1 wins the knight by force.</source>
        <translation>%1 forza il guadagno del cavallo.</translation>
    </message>
    <message>
        <source>%1 wins the pawn by force.</source>
        <translation>%1 forza il guadagno del pedone.</translation>
    </message>
    <message>
        <source>%1 wins the piece on %2 by force.</source>
        <translation>%1 forza il guadagno del pezzo in %2.</translation>
    </message>
    <message>
        <source>%1 stays on a key square.</source>
        <translation>%1 resta su una casa chiave.</translation>
    </message>
    <message>
        <source>%1 takes the distant opposition.</source>
        <translation>%1 prende l’opposizione distante.</translation>
    </message>
    <message>
        <source>%1 clears the pawn&apos;s path.</source>
        <translation>%1 libera il cammino del pedone.</translation>
    </message>
    <message>
        <source>%1 reaches the seventh rank without check, so the king must give way.</source>
        <translation>%1 arriva in settima senza dare scacco, e il re deve cedere.</translation>
    </message>
    <message>
        <source>%1 advances the pawn under the king&apos;s protection.</source>
        <translation>%1 spinge il pedone sotto la protezione del re.</translation>
    </message>
    <message>
        <source>%1 advances the pawn, and it cannot be captured.</source>
        <translation>%1 spinge il pedone, che non si può catturare.</translation>
    </message>
    <message>
        <source>%1 covers %2 on the pawn&apos;s path.</source>
        <translation>%1 controlla %2 sul cammino del pedone.</translation>
    </message>
    <message>
        <source>%1 is in time: the king still cannot catch the pawn.</source>
        <translation>%1 arriva in tempo: il re non può comunque raggiungere il pedone.</translation>
    </message>
    <message>
        <source>%1 keeps the king away from %2, which the bishop does not cover.</source>
        <translation>%1 tiene il re lontano da %2, che l’alfiere non controlla.</translation>
    </message>
    <message>
        <source>%1 keeps the pawn guarded.</source>
        <translation>%1 difende ancora il pedone.</translation>
    </message>
    <message>
        <source>%1 sets a trap: to capture the pawn is stalemate.</source>
        <translation>%1 tende una trappola: catturare il pedone è stallo.</translation>
    </message>
    <message>
        <source>%1 heads for %2, the corner that the bishop does not cover.</source>
        <translation>%1 punta a %2, l’angolo che l’alfiere non controlla.</translation>
    </message>
    <message>
        <source>%1 pins the pawn, so that it cannot move.</source>
        <translation>%1 inchioda il pedone, che non può muoversi.</translation>
    </message>
    <message>
        <source>%1 forces the king in front of its pawn.</source>
        <translation>%1 costringe il re davanti al suo pedone.</translation>
    </message>
    <message>
        <source>%1 attacks %2 and ties the king to its defence.</source>
        <translation>%1 attacca %2 e lega il re alla sua difesa.</translation>
    </message>
    <message>
        <source>%1 offers the exchange of rooks.</source>
        <translation>%1 offre il cambio delle torri.</translation>
    </message>
    <message>
        <source>%1 offers an exchange.</source>
        <translation>%1 offre un cambio.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the promotion square, %2.</source>
        <translation>%1 avvicina il re a %2, dove il pedone promuove.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the queen is guarded.</source>
        <translation>%1 para l’infilata: la donna è difesa.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the rook is guarded.</source>
        <translation>%1 para l’infilata: la torre è difesa.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the piece on %2 is guarded.</source>
        <translation>%1 para l’infilata: il pezzo in %2 è difeso.</translation>
    </message>
    <message>
        <source>%1 brings the queen closer with check.</source>
        <translation>%1 avvicina la donna con scacco.</translation>
    </message>
    <message>
        <source>%1 puts an end to the checks.</source>
        <translation>%1 mette fine agli scacchi.</translation>
    </message>
    <message>
        <source>%1 gets out of check and comes closer to him.</source>
        <translation>%1 esce dallo scacco e si avvicina a lui.</translation>
    </message>
    <message>
        <source>%1 gets out of check.</source>
        <translation>%1 esce dallo scacco.</translation>
    </message>
    <message>
        <source>%1 brings the kings face to face, so that he cannot come forward.</source>
        <translation>%1 porta i re faccia a faccia, così lui non può avanzare.</translation>
    </message>
    <message>
        <source>%1 moves the queen out of reach.</source>
        <translation>%1 porta la donna fuori portata.</translation>
    </message>
    <message>
        <source>%1 moves the rook out of reach.</source>
        <translation>%1 porta la torre fuori portata.</translation>
    </message>
    <message>
        <source>%1 brings the knight to a square of the W.</source>
        <translation>%1 porta il cavallo in una casa della W.</translation>
    </message>
    <message>
        <source>%1 takes your king off the edge.</source>
        <translation>%1 allontana il tuo re dal bordo.</translation>
    </message>
    <message>
        <source>%1 stays in the centre.</source>
        <translation>%1 resta al centro.</translation>
    </message>
    <message>
        <source>%1 is possible because %2 is no longer guarded.</source>
        <translation>%1 è possibile perché nulla sorveglia più %2.</translation>
    </message>
    <message>
        <source>%1 is still possible; a better move takes %2 away from him.</source>
        <translation>%1 è ancora possibile; una mossa migliore gli toglie %2.</translation>
    </message>
    <message>
        <source>Bring up your king</source>
        <translation>Avvicina il re</translation>
    </message>
    <message>
        <source>Shut him in</source>
        <translation>Rinchiudilo</translation>
    </message>
    <message>
        <source>You can hold him behind the diagonal of seven squares. Bring your pieces nearer and take squares away from him.</source>
        <translation>Puoi tenerlo dietro la diagonale di sette case. Avvicina i pezzi e togligli case.</translation>
    </message>
    <message>
        <source>You can hold him behind the diagonal of five squares. Bring your pieces nearer and take squares away from him.</source>
        <translation>Puoi tenerlo dietro la diagonale di cinque case. Avvicina i pezzi e togligli case.</translation>
    </message>
    <message>
        <source>Cut him off along a file or a rank, then bring up your king.</source>
        <translation>Taglialo fuori su una colonna o una traversa, poi avvicina il tuo re.</translation>
    </message>
    <message>
        <source>Bring your king and pieces up together and take squares away from him.</source>
        <translation>Avvicina insieme il tuo re e i pezzi e togligli case.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up to mate him, and always leave him a square: beware of stalemate.</source>
        <translation>Non può lasciare il bordo. Avvicina il tuo re per dare matto e lasciagli sempre una casa: attenzione allo stallo.</translation>
    </message>
    <message>
        <source>Guard the pawn on the way, and bring your king to a key square: %1.</source>
        <translation>Strada facendo difendi il pedone, e porta il tuo re su una casa chiave: %1.</translation>
    </message>
    <message>
        <source>%1 captures the queen.</source>
        <translation>%1 cattura la donna.</translation>
    </message>
    <message>
        <source>%1 captures the rook.</source>
        <translation>%1 cattura la torre.</translation>
    </message>
    <message>
        <source>%1 captures the bishop.</source>
        <translation>%1 cattura l’alfiere.</translation>
    </message>
    <message>
        <source>%1 captures the knight.</source>
        <translation>%1 cattura il cavallo.</translation>
    </message>
    <message>
        <source>%1 captures the pawn.</source>
        <translation>%1 cattura il pedone.</translation>
    </message>
    <message>
        <source>%1 avoids stalemate: he still has %2.</source>
        <translation>%1 evita lo stallo: il re ha ancora %2.</translation>
    </message>
    <message>
        <source>%1 brings the king closer with discovered check.</source>
        <translation>%1 avvicina il re con scacco di scoperta.</translation>
    </message>
    <message>
        <source>%1 heads for the key square %2.</source>
        <translation>%1 punta alla casa chiave %2.</translation>
    </message>
    <message>
        <source>%1 comes closer to him.</source>
        <translation>%1 si avvicina a lui.</translation>
    </message>
    <message>
        <source>%1 comes closer to the centre.</source>
        <translation>%1 si avvicina al centro.</translation>
    </message>
    <message>
        <source>%1 stays off the edge.</source>
        <translation>%1 evita il bordo.</translation>
    </message>
    <message>
        <source>%1 keeps as far from the other king as possible.</source>
        <translation>%1 resta il più lontano possibile dall’altro re.</translation>
    </message>
    <message>
        <source>The mate is near. Bring up the missing piece, take his last squares, the corner last, and beware of stalemate.</source>
        <translation>Il matto è vicino. Porta il pezzo che manca, togligli le ultime case, l’angolo per ultimo, e attenzione allo stallo.</translation>
    </message>
    <message>
        <source>He is in a wrong corner. Drive him out, along the edge to %1.</source>
        <translation>È in un angolo sbagliato. Spingilo fuori, lungo il bordo fino a %1.</translation>
    </message>
    <message>
        <source>%1 keeps the rook on the back rank, where it guards against mate.</source>
        <translation>%1 tiene la torre sull’ultima traversa, dove evita il matto.</translation>
    </message>
    <message>
        <source>%1 puts your king on its mating post, a knight&apos;s move from the corner.</source>
        <translation>%1 mette il tuo re nella postazione per il matto, a un salto di cavallo dall’angolo.</translation>
    </message>
    <message>
        <source>%1 gets back towards the centre.</source>
        <translation>%1 torna verso il centro.</translation>
    </message>
    <message>
        <source>It also gets back towards the centre.</source>
        <translation>Inoltre torna verso il centro.</translation>
    </message>
    <message>
        <source>It also gets off the edge.</source>
        <translation>Inoltre lascia il bordo.</translation>
    </message>
    <message>
        <source>It also stays in the centre.</source>
        <translation>Inoltre resta al centro.</translation>
    </message>
    <message>
        <source>It also stays off the edge.</source>
        <translation>Inoltre evita il bordo.</translation>
    </message>
    <message>
        <source>It also keeps as far from the other king as possible.</source>
        <translation>Inoltre resta il più lontano possibile dall’altro re.</translation>
    </message>
    <message>
        <source>Your king is close to his. Take squares away from him and bring up the other pieces, so that he must give way.</source>
        <translation>Il tuo re è vicino al suo. Togligli case e avvicina gli altri pezzi, così che debba cedere.</translation>
    </message>
    <message>
        <source>Your king belongs in the centre, but first use the other pieces to take squares away from his.</source>
        <translation>Il posto del tuo re è al centro, ma prima usa gli altri pezzi per togliere case al suo.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of five squares. Make the triangle smaller before your king comes nearer.</source>
        <translation>Tienilo dietro la diagonale di cinque case. Restringi il triangolo prima di avvicinare il tuo re.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Keep him there and mate him with the help of your king, but always leave him a square: beware of stalemate.</source>
        <translation>Non può lasciare il bordo. Tienilo lì e dagli matto con l’aiuto del tuo re, ma lasciagli sempre una casa: attenzione allo stallo.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Make a waiting move, so that your king faces his when it is your move.</source>
        <translation>Non può lasciare il bordo. Fai una mossa d’attesa, così che il tuo re fronteggi il suo quando tocca a te.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Drive him into the corner.</source>
        <translation>Non può lasciare il bordo. Spingilo nell’angolo.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of three squares. Prepare for your king to go a knight&apos;s move from the corner.</source>
        <translation>Tienilo dietro la diagonale di tre case. Prepara l’arrivo del tuo re a un salto di cavallo dall’angolo.</translation>
    </message>
    <message>
        <source>%1 saves the piece and avoids stalemate: he still has %2.</source>
        <translation>%1 salva il pezzo ed evita lo stallo: il re ha ancora %2.</translation>
    </message>
    <message>
        <source>%1 gives check and takes %2 away from him.</source>
        <translation>%1 dà scacco e gli toglie %2.</translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the queen.</source>
        <translation>%1 esce dallo scacco e difende la donna.</translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the piece on %2.</source>
        <translation>%1 esce dallo scacco e difende il pezzo in %2.</translation>
    </message>
    <message>
        <source>%1 gives check, and he cannot attack the checking piece in reply.</source>
        <translation>%1 dà scacco, e lui non può rispondere attaccando il pezzo che lo dà.</translation>
    </message>
    <message>
        <source>%1 stops the pawn: on %2 it would be lost.</source>
        <translation>%1 ferma il pedone: in %2 andrebbe perso.</translation>
    </message>
    <message>
        <source>%1 keeps his king out of %2.</source>
        <translation>%1 tiene l’altro re fuori da %2.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer with check.</source>
        <translation>%1 avvicina il cavallo con scacco.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the rook is lost in any case.</source>
        <translation>%1 esce dallo scacco, ma la torre è comunque persa.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the piece is lost in any case.</source>
        <translation>%1 esce dallo scacco, ma il pezzo è comunque perso.</translation>
    </message>
    <message>
        <source>%1 leaves %2 unguarded.</source>
        <translation>%1 lascia %2 senza sorveglianza.</translation>
    </message>
    <message>
        <source>%1 gives him more room.</source>
        <translation>%1 gli dà più spazio.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a fork.</source>
        <translation>%1 dà scacco e prepara una forchetta.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a skewer.</source>
        <translation>%1 dà scacco e prepara un’infilata.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a fork or a skewer.</source>
        <translation>%1 dà scacco e prepara una forchetta o un’infilata.</translation>
    </message>
    <message>
        <source>%1 exchanges queens.</source>
        <translation>%1 cambia le donne.</translation>
    </message>
    <message>
        <source>%1 exchanges rooks.</source>
        <translation>%1 cambia le torri.</translation>
    </message>
    <message>
        <source>%1 exchanges pawns.</source>
        <translation>%1 cambia i pedoni.</translation>
    </message>
    <message>
        <source>%1 exchanges pieces.</source>
        <translation>%1 cambia i pezzi.</translation>
    </message>
    <message>
        <source>%1 leaves his king only %2.</source>
        <translation>%1 lascia al suo re solo %2.</translation>
    </message>
    <message>
        <source>%1 keeps control of %2 on the pawn&apos;s path.</source>
        <translation>%1 mantiene il controllo di %2 sul cammino del pedone.</translation>
    </message>
    <message>
        <source>%1 allows him only %2.</source>
        <translation>%1 gli concede solo %2.</translation>
    </message>
    <message>
        <source>%1 gives up a piece for the last pawn.</source>
        <translation>%1 cede un pezzo per l’ultimo pedone.</translation>
    </message>
    <message>
        <source>Take the queen.</source>
        <translation>Cattura la donna.</translation>
    </message>
    <message>
        <source>Take the rook.</source>
        <translation>Cattura la torre.</translation>
    </message>
    <message>
        <source>Take the bishop.</source>
        <translation>Cattura l’alfiere.</translation>
    </message>
    <message>
        <source>Take the knight.</source>
        <translation>Cattura il cavallo.</translation>
    </message>
    <message>
        <source>Take the pawn.</source>
        <translation>Cattura il pedone.</translation>
    </message>
    <message>
        <source>Promote the pawn.</source>
        <translation>Promuovi il pedone.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the centre.</source>
        <translation>%1 avvicina il re al centro.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to the centre.</source>
        <translation>%1 avvicina il cavallo al centro.</translation>
    </message>
    <message>
        <source>%1 brings the bishop closer to the centre.</source>
        <translation>%1 avvicina l’alfiere al centro.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the bishop is lost in any case.</source>
        <translation>%1 esce dallo scacco, ma l’alfiere è comunque perso.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the knight is lost in any case.</source>
        <translation>%1 esce dallo scacco, ma il cavallo è comunque perso.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the bishop is lost in any case.</source>
        <translation>%1 resiste più a lungo, ma l’alfiere è comunque perso.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the knight is lost in any case.</source>
        <translation>%1 resiste più a lungo, ma il cavallo è comunque perso.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the rook is lost in any case.</source>
        <translation>%1 resiste più a lungo, ma la torre è comunque persa.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the piece is lost in any case.</source>
        <translation>%1 resiste più a lungo, ma il pezzo è comunque perso.</translation>
    </message>
    <message>
        <source>%1 gives up the diagonal in front of him.</source>
        <translation>%1 abbandona la diagonale davanti a lui.</translation>
    </message>
    <message>
        <source>%1 keeps the bishop out of the other king&apos;s reach.</source>
        <translation>%1 tiene l’alfiere fuori dalla portata dell’altro re.</translation>
    </message>
    <message>
        <source>%1 keeps the knight out of the other king&apos;s reach.</source>
        <translation>%1 tiene il cavallo fuori dalla portata dell’altro re.</translation>
    </message>
    <message>
        <source>%1 keeps the rook out of the other king&apos;s reach.</source>
        <translation>%1 tiene la torre fuori dalla portata dell’altro re.</translation>
    </message>
    <message>
        <source>%1 keeps the queen out of the other king&apos;s reach.</source>
        <translation>%1 tiene la donna fuori dalla portata dell’altro re.</translation>
    </message>
    <message>
        <source>%1 keeps the pawn out of the other king&apos;s reach.</source>
        <translation>%1 tiene il pedone fuori dalla portata dell’altro re.</translation>
    </message>
    <message>
        <source>Take on %1.</source>
        <translation>Cattura in %1.</translation>
    </message>
    <message>
        <source>%1 wins the race: both pawns promote, and then a skewer wins the queen.</source>
        <translation>%1 vince la corsa: entrambi i pedoni promuovono, poi un’infilata guadagna la donna.</translation>
    </message>
    <message>
        <source>%1 is in time: both pawns promote.</source>
        <translation>%1 arriva in tempo: entrambi i pedoni promuovono.</translation>
    </message>
    <message>
        <source>%1 promotes to too weak a piece.</source>
        <translation>%1 promuove a un pezzo troppo debole.</translation>
    </message>
    <message>
        <source>He is on the edge. Bring your king near his before he gets away from it.</source>
        <translation>È sul bordo. Avvicina il tuo re al suo prima che se ne allontani.</translation>
    </message>
    <message>
        <source>He is on the edge. Use the other pieces to keep him there, then bring up your king.</source>
        <translation>È sul bordo. Trattienilo lì con gli altri pezzi, poi avvicina il tuo re.</translation>
    </message>
    <message>
        <source>%1 does so too, but then %2</source>
        <translation>Lo fa anche %1, ma poi: %2</translation>
    </message>
    <message>
        <source>After %1, %2</source>
        <translation>Dopo %1: %2</translation>
    </message>
    <message>
        <source>%1 threatens to promote, so the pawn must be taken.</source>
        <translation>%1 minaccia di promuovere: il pedone va catturato.</translation>
    </message>
    <message>
        <source>%1 keeps the other king on the edge.</source>
        <translation>%1 tiene al bordo l’altro re.</translation>
    </message>
    <message>
        <source>It also keeps the other king on the edge.</source>
        <translation>Inoltre tiene al bordo l’altro re.</translation>
    </message>
    <message>
        <source>Your pawn on %1 is hanging. Save it first.</source>
        <translation>Il tuo pedone in %1 è in presa. Prima salvalo.</translation>
    </message>
    <message>
        <source>Look at exchanges: what is left is won.</source>
        <translation>Guarda i cambi: quel che resta è vinto.</translation>
    </message>
    <message>
        <source>You can win material by force: look at every check and attack.</source>
        <translation>Puoi guadagnare materiale in modo forzato: guarda ogni scacco e ogni attacco.</translation>
    </message>
    <message>
        <source>Simpler: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Più semplice: %1</translation>
    </message>
    <message>
        <source>%1 begins a series of checks that wins material.</source>
        <translation>%1 inizia una serie di scacchi che guadagna materiale.</translation>
    </message>
    <message numerus="yes">
        <source>%1 That is %n move(s) slower than the best.</source>
        <comment>after a sentence about the move</comment>
        <translation>
            <numerusform>%1 È di una mossa più lenta della migliore.</numerusform>
            <numerusform>%1 È di %n mosse più lenta della migliore.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the rook.</source>
        <translation>%1 esce dallo scacco e difende la torre.</translation>
    </message>
    <message>
        <source>%1 steps out of the pin and keeps the piece on %2 protected.</source>
        <translation>%1 esce dall’inchiodatura e tiene difeso il pezzo in %2.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the pawn on %2.</source>
        <translation>%1 avvicina il re al pedone in %2.</translation>
    </message>
    <message>
        <source>%1 brings the queen closer to the pawn on %2.</source>
        <translation>%1 avvicina la donna al pedone in %2.</translation>
    </message>
    <message>
        <source>first</source>
        <comment>as in: along the first rank</comment>
        <translation>prima</translation>
    </message>
    <message>
        <source>second</source>
        <comment>as in: along the second rank</comment>
        <translation>seconda</translation>
    </message>
    <message>
        <source>third</source>
        <comment>as in: along the third rank</comment>
        <translation>terza</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>as in: along the fourth rank</comment>
        <translation>quarta</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>as in: along the fifth rank</comment>
        <translation>quinta</translation>
    </message>
    <message>
        <source>sixth</source>
        <comment>as in: along the sixth rank</comment>
        <translation>sesta</translation>
    </message>
    <message>
        <source>seventh</source>
        <comment>as in: along the seventh rank</comment>
        <translation>settima</translation>
    </message>
    <message>
        <source>eighth</source>
        <comment>as in: along the eighth rank</comment>
        <translation>ottava</translation>
    </message>
    <message>
        <source>%1 cuts the king off along the %7-file.</source>
        <translation>%1 taglia fuori il re lungo la colonna %7.</translation>
    </message>
    <message>
        <source>%1 cuts the king off along the %9 rank.</source>
        <translation>%1 taglia fuori il re lungo la %9 traversa.</translation>
    </message>
    <message>
        <source>Close in and take squares away from him, so that he must give way.</source>
        <translation>Stringi e togli case al re avversario, così che debba cedere.</translation>
    </message>
    <message>
        <source>Your knight on %1 is hanging. Save it first.</source>
        <translation>Il tuo cavallo in %1 è in presa. Prima salvalo.</translation>
    </message>
    <message>
        <source>Your bishop on %1 is hanging. Save it first.</source>
        <translation>Il tuo alfiere in %1 è in presa. Prima salvalo.</translation>
    </message>
    <message>
        <source>Your rook on %1 is hanging. Save it first.</source>
        <translation>La tua torre in %1 è in presa. Prima salvala.</translation>
    </message>
    <message>
        <source>Your queen on %1 is hanging. Save it first.</source>
        <translation>La tua donna in %1 è in presa. Prima salvala.</translation>
    </message>
    <message>
        <source>Your king is ahead of the pawn. Bring the pawn up.</source>
        <translation>Il tuo re è davanti al pedone. Fai avanzare il pedone.</translation>
    </message>
    <message>
        <source>%1 gets away from the corner %2.</source>
        <translation>%1 si allontana dall’angolo %2.</translation>
    </message>
    <message>
        <source>It also gets away from the corner %2.</source>
        <translation>Inoltre si allontana dall’angolo %2.</translation>
    </message>
    <message>
        <source>Leave him less room</source>
        <translation>Togli spazio</translation>
    </message>
    <message>
        <source>Your knight on %1 cannot be saved.</source>
        <translation>Il tuo cavallo in %1 non si può salvare.</translation>
    </message>
    <message>
        <source>Your bishop on %1 cannot be saved.</source>
        <translation>Il tuo alfiere in %1 non si può salvare.</translation>
    </message>
    <message>
        <source>Your rook on %1 cannot be saved.</source>
        <translation>La tua torre in %1 non si può salvare.</translation>
    </message>
    <message>
        <source>Your queen on %1 cannot be saved.</source>
        <translation>La tua donna in %1 non si può salvare.</translation>
    </message>
    <message>
        <source>Your piece on %1 cannot be saved.</source>
        <translation>Il tuo pezzo in %1 non si può salvare.</translation>
    </message>
    <message>
        <source>Leave him less room and bring up your king.</source>
        <translation>Lasciagli meno spazio e avvicina il re.</translation>
    </message>
    <message>
        <source>%1 draws, like any other move: the bishop does not cover %2, where the pawn promotes.</source>
        <translation>%1 patta, come ogni altra mossa: l’alfiere non controlla %2, dove il pedone promuove.</translation>
    </message>
    <message>
        <source>%1 draws, like any other move.</source>
        <translation>%1 patta, come ogni altra mossa.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the queen.</source>
        <translation>%1 patta, come ogni mossa che conserva la donna.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the rook.</source>
        <translation>%1 patta, come ogni mossa che conserva la torre.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the bishop.</source>
        <translation>%1 patta, come ogni mossa che conserva l’alfiere.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the knight.</source>
        <translation>%1 patta, come ogni mossa che conserva il cavallo.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that does not lose a piece.</source>
        <translation>%1 patta, come ogni mossa che non perde un pezzo.</translation>
    </message>
    <message>
        <source>%1 heads for a corner that the bishop does not cover.</source>
        <translation>%1 punta a un angolo che l’alfiere non controlla.</translation>
    </message>
    <message>
        <source>It also heads for a corner that the bishop does not cover.</source>
        <translation>Inoltre punta a un angolo che l’alfiere non controlla.</translation>
    </message>
    <message numerus="yes">
        <source>%1 misses a win of material: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 lascia sfuggire un guadagno di materiale: di una mossa più lenta della migliore.</numerusform>
            <numerusform>%1 lascia sfuggire un guadagno di materiale: di %n mosse più lenta della migliore.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 steps into the square of the pawn on %2.</source>
        <translation>%1 entra nel quadrato del pedone in %2.</translation>
    </message>
    <message>
        <source>%1 stays in the square of the pawn on %2.</source>
        <translation>%1 resta nel quadrato del pedone in %2.</translation>
    </message>
    <message>
        <source>%1 shuts him in; squares left: %6.</source>
        <translation>%1 lo rinchiude; case che gli restano: %6.</translation>
    </message>
    <message>
        <source>%1 leaves him fewer squares: %6 instead of %5.</source>
        <translation>%1 gli lascia meno case: %6 invece di %5.</translation>
    </message>
    <message>
        <source>%1 leaves the king as much room as possible.</source>
        <translation>%1 mantiene il maggior spazio possibile per il proprio re.</translation>
    </message>
    <message>
        <source>It also leaves the king as much room as possible.</source>
        <translation>Inoltre mantiene il maggior spazio possibile per il proprio re.</translation>
    </message>
    <message>
        <source>%1 keeps the rook in line with its king; off that line it would lose.</source>
        <translation>%1 tiene la torre in linea con il suo re; fuori da quella linea si perderebbe.</translation>
    </message>
    <message>
        <source>%1 attacks the pawn from the side, as Vančura did.</source>
        <translation>%1 attacca il pedone di lato, come fece Vančura.</translation>
    </message>
    <message>
        <source>%1 keeps the king off the edge, where it would be lost.</source>
        <translation>%1 tiene il re lontano dal bordo, dove sarebbe perso.</translation>
    </message>
    <message>
        <source>%1 attacks the piece on %2 and threatens mate.</source>
        <translation>%1 attacca il pezzo in %2 e minaccia matto.</translation>
    </message>
    <message>
        <source>%1 threatens mate: only a move to %3 prevents it.</source>
        <translation>%1 minaccia matto: solo una mossa in %3 lo evita.</translation>
    </message>
    <message>
        <source>%1 puts the other side in zugzwang.</source>
        <translation>%1 mette l’avversario in zugzwang.</translation>
    </message>
    <message>
        <source>His king is too late. Push the pawn.</source>
        <translation>Il re avversario arriva troppo tardi. Spingi il pedone.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour, %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1 è una deviazione, di una mossa più lenta della migliore. %2</numerusform>
            <numerusform>%1 è una deviazione, di %n mosse più lenta della migliore. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 works but is %n move(s) slower. %2</source>
        <translation>
            <numerusform>%1 va bene, ma è di una mossa più lenta. %2</numerusform>
            <numerusform>%1 va bene, ma è di %n mosse più lenta. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>His king is too late. Clear the pawn&apos;s path and push it.</source>
        <translation>Il re avversario arriva troppo tardi. Libera il cammino del pedone e spingilo.</translation>
    </message>
    <message>
        <source>His king is too late. Improve your king first, then push the pawn.</source>
        <translation>Il re avversario arriva troppo tardi. Prima migliora la posizione del tuo re, poi spingi il pedone.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses material and is %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1 perde materiale ed è di una mossa più lenta della migliore. %2</numerusform>
            <numerusform>%1 perde materiale ed è di %n mosse più lenta della migliore. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Your pieces on %1 are hanging. Save them all first.</source>
        <translation>I tuoi pezzi in %1 sono in presa. Prima salvali tutti.</translation>
    </message>
    <message>
        <source>White replies: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Il Bianco risponde: %1</translation>
    </message>
    <message>
        <source>Black replies: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Il Nero risponde: %1</translation>
    </message>
    <message>
        <source>%1 keeps the other king off the key squares.</source>
        <translation>%1 tiene l’altro re lontano dalle case chiave.</translation>
    </message>
    <message>
        <source>%1 keeps the other king from the rank in front of the pawn, as Philidor did.</source>
        <translation>%1 tiene l’altro re lontano dalla traversa davanti al pedone, come fece Philidor.</translation>
    </message>
    <message>
        <source>%1 pins the knight on %2, and it falls.</source>
        <translation>%1 inchioda il cavallo in %2, che cade.</translation>
    </message>
    <message>
        <source>%1 pins the bishop on %2, and it falls.</source>
        <translation>%1 inchioda l’alfiere in %2, che cade.</translation>
    </message>
    <message>
        <source>%1 pins the rook on %2, and it falls.</source>
        <translation>%1 inchioda la torre in %2, che cade.</translation>
    </message>
    <message>
        <source>%1 pins the queen on %2, and it falls.</source>
        <translation>%1 inchioda la donna in %2, che cade.</translation>
    </message>
    <message>
        <source>%1 wins the race: the pawn promotes with check.</source>
        <translation>%1 vince la corsa: il pedone promuove con scacco.</translation>
    </message>
    <message>
        <source>%1 wins the race: the new queen stops the other pawn.</source>
        <translation>%1 vince la corsa: la nuova donna ferma l’altro pedone.</translation>
    </message>
    <message>
        <source>%1 pins the knight on %2 to its king.</source>
        <translation>%1 inchioda il cavallo in %2 al suo re.</translation>
    </message>
    <message>
        <source>%1 pins the bishop on %2 to its king.</source>
        <translation>%1 inchioda l’alfiere in %2 al suo re.</translation>
    </message>
    <message>
        <source>%1 pins the rook on %2 to its king.</source>
        <translation>%1 inchioda la torre in %2 al suo re.</translation>
    </message>
    <message>
        <source>%1 pins the queen on %2 to its king.</source>
        <translation>%1 inchioda la donna in %2 al suo re.</translation>
    </message>
    <message>
        <source>It also guards the promotion square %2.</source>
        <translation>Inoltre sorveglia la casa di promozione %2.</translation>
    </message>
    <message>
        <source>It also attacks the pawn.</source>
        <translation>Inoltre attacca il pedone.</translation>
    </message>
    <message>
        <source>It also comes closer to the pawn on %2.</source>
        <translation>Inoltre si avvicina al pedone in %2.</translation>
    </message>
    <message>
        <source>It also comes closer to the promotion square, %2.</source>
        <translation>Inoltre si avvicina a %2, dove il pedone promuove.</translation>
    </message>
    <message>
        <source>%1 gives up a pawn to draw the king to %2.</source>
        <translation>%1 sacrifica un pedone per attirare il re in %2.</translation>
    </message>
    <message>
        <source>%1 drives the king in front of its pawn within %6 moves.</source>
        <translation>%1 spinge il re davanti al suo pedone in al massimo %6 mosse.</translation>
    </message>
    <message>
        <source>%1 leaves the knight no safe square.</source>
        <translation>%1 non lascia al cavallo nessuna casa sicura.</translation>
    </message>
    <message>
        <source>%1 leaves the bishop no safe square.</source>
        <translation>%1 non lascia all’alfiere nessuna casa sicura.</translation>
    </message>
    <message>
        <source>%1 steps to the side away from the other king.</source>
        <translation>%1 si sposta dal lato in cui l’altro re non si trova.</translation>
    </message>
    <message>
        <source>%1 keeps up the second-rank defence: the rook stays on the line next to the edge.</source>
        <translation>%1 mantiene la difesa della seconda traversa: la torre resta sulla linea accanto al bordo.</translation>
    </message>
    <message>
        <source>%1 gives check, and the king guards the rook.</source>
        <translation>%1 dà scacco, e il re difende la torre.</translation>
    </message>
    <message>
        <source>%1 takes the king to the corner that the bishop does not cover, where mate cannot be forced.</source>
        <translation>%1 porta il re nell’angolo che l’alfiere non controlla, dove il matto non si può forzare.</translation>
    </message>
    <message>
        <source>%1 takes your king past the line on which the rook could cut it off.</source>
        <translation>%1 porta il tuo re oltre la linea su cui la torre potrebbe tagliarlo fuori.</translation>
    </message>
    <message>
        <source>%1 takes the rook to the long side, where it has room for checks.</source>
        <translation>%1 porta la torre sul lato lungo, dove ha spazio per gli scacchi.</translation>
    </message>
    <message>
        <source>%1 prepares a discovered check.</source>
        <translation>%1 prepara uno scacco di scoperta.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares zugzwang.</source>
        <translation>%1 dà scacco e prepara lo zugzwang.</translation>
    </message>
    <message>
        <source>%1 threatens a deadly check on %3.</source>
        <translation>%1 minaccia uno scacco micidiale in %3.</translation>
    </message>
    <message>
        <source>%1 threatens mate on %3.</source>
        <translation>%1 minaccia matto in %3.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to the knight, which has no safe square.</source>
        <translation>%1 avvicina il tuo re al cavallo, che non ha nessuna casa sicura.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to the bishop, which has no safe square.</source>
        <translation>%1 avvicina il tuo re all’alfiere, che non ha nessuna casa sicura.</translation>
    </message>
    <message>
        <source>%1 passes the pawn on the side away from the other king.</source>
        <translation>%1 aggira il pedone dal lato in cui l’altro re non si trova.</translation>
    </message>
    <message>
        <source>%1 brings the knight to safety.</source>
        <translation>%1 mette al sicuro il cavallo.</translation>
    </message>
    <message>
        <source>%1 brings the bishop to safety.</source>
        <translation>%1 mette al sicuro l’alfiere.</translation>
    </message>
    <message>
        <source>%1 keeps the bishop on the diagonal to %2, where it can interpose.</source>
        <translation>%1 tiene l’alfiere sulla diagonale che porta a %2, dove può interporsi.</translation>
    </message>
    <message>
        <source>%1 takes the king to the edge, ready for the check on %2.</source>
        <translation>%1 porta il re sul bordo, pronto allo scacco in %2.</translation>
    </message>
</context>
<context>
    <name>CourseCommands</name>
    <message>
        <source>&amp;Courses</source>
        <translation>C&amp;orsi</translation>
    </message>
    <message>
        <source>&amp;Open a course…</source>
        <translation>&amp;Apri un corso…</translation>
    </message>
    <message>
        <source>A PGN file with one game per page, such as a Lichess study</source>
        <translation>Un file PGN con una partita per pagina, per esempio uno studio di Lichess</translation>
    </message>
    <message>
        <source>Go one step back in the course</source>
        <translation>Un passo indietro nel corso</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Go one step forward in the course</source>
        <translation>Un passo avanti nel corso</translation>
    </message>
    <message>
        <source>&amp;Leave course</source>
        <translation>&amp;Lascia il corso</translation>
    </message>
    <message>
        <source>Leave the course; it will reopen at this page</source>
        <translation>Lascia il corso; si riaprirà a questa pagina</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>I&amp;ndice</translation>
    </message>
    <message>
        <source>Chapters and pages of the course, and which are solved</source>
        <translation>Capitoli e pagine del corso, e quali sono risolte</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Close the contents and go on with the page</source>
        <translation>Chiudi l’indice e continua la pagina</translation>
    </message>
    <message>
        <source>Next &amp;unsolved question</source>
        <translation>&amp;Prossima domanda non risolta</translation>
    </message>
    <message>
        <source>Next unsolved</source>
        <translation>Prossima non risolta</translation>
    </message>
    <message>
        <source>Go to the first page; your results are kept</source>
        <translation>Vai alla prima pagina; i tuoi risultati restano</translation>
    </message>
    <message>
        <source>&amp;Skip to the next page</source>
        <translation>&amp;Salta alla prossima pagina</translation>
    </message>
    <message>
        <source>Go to the next page, whether this one is solved or not</source>
        <translation>Vai alla prossima pagina, che questa sia risolta o no</translation>
    </message>
    <message>
        <source>Learn: chapter %1, page %2</source>
        <translation>Impara: capitolo %1, pagina %2</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Impara</translation>
    </message>
    <message>
        <source>Read the course on mating with bishop and knight</source>
        <translation>Leggi il corso sul matto di alfiere e cavallo</translation>
    </message>
    <message>
        <source>Done: %1 of %2.</source>
        <translation>Fatto: %1 su %2.</translation>
    </message>
    <message>
        <source>Continue the course where you left off.</source>
        <translation>Riprendi il corso da dove l’hai lasciato.</translation>
    </message>
    <message>
        <source>Leave course</source>
        <translation>Lascia il corso</translation>
    </message>
    <message>
        <source>Press Esc again to leave the course.</source>
        <translation>Premi di nuovo Esc per lasciare il corso.</translation>
    </message>
    <message>
        <source>Learn: %1, chapter %2, page %3</source>
        <comment>a course</comment>
        <translation>Impara: %1, capitolo %2, pagina %3</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <comment>a chapter</comment>
        <translation>Continua: %1</translation>
    </message>
    <message>
        <source>Go to the next question from here that is not solved; after the last one, from the start</source>
        <translation>Vai alla prossima domanda non risolta da qui in poi; dopo l’ultima, dall’inizio</translation>
    </message>
    <message>
        <source>&amp;Previous move or page</source>
        <translation>Mossa o pagina prece&amp;dente</translation>
    </message>
    <message>
        <source>Next move or page</source>
        <translation>Prossima mossa o pagina</translation>
    </message>
    <message>
        <source>Play the move for you; the question counts as failed</source>
        <translation>Gioca la mossa per te; la domanda conta come sbagliata</translation>
    </message>
    <message>
        <source>Select the squares for you; the question counts as failed</source>
        <translation>Seleziona le case per te; la domanda conta come sbagliata</translation>
    </message>
    <message>
        <source>The course will then continue from its first page; your results are kept.</source>
        <translation>Il corso continuerà poi dalla sua prima pagina; i tuoi risultati restano.</translation>
    </message>
    <message>
        <source>%1 (English)</source>
        <comment>a course without a translation</comment>
        <translation>%1 (in inglese)</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a course, what is done of it, and all of it</comment>
        <translation>%1 (%2 su %3)</translation>
    </message>
    <message>
        <source>Your unfinished answer to this page will be lost.</source>
        <translation>La tua risposta incompleta a questa pagina andrà persa.</translation>
    </message>
    <message>
        <source>no course is open</source>
        <translation>nessun corso è aperto</translation>
    </message>
    <message>
        <source>leave the replay first</source>
        <translation>lascia prima la riproduzione</translation>
    </message>
    <message>
        <source>leave the set-up first</source>
        <translation>lascia prima l’impostazione</translation>
    </message>
    <message>
        <source>all are solved</source>
        <translation>sono tutte risolte</translation>
    </message>
    <message>
        <source>Back to chapter %1, page %2</source>
        <translation>Torna al capitolo %1, pagina %2</translation>
    </message>
    <message>
        <source>Back to %1, chapter %2, page %3</source>
        <comment>a course</comment>
        <translation>Torna a: %1, capitolo %2, pagina %3</translation>
    </message>
    <message>
        <source>Choose “Go to page 1” again to go there; Esc stays here.</source>
        <translation>Scegli di nuovo «Vai a pagina 1» per andarci; con Esc resti qui.</translation>
    </message>
    <message>
        <source>Go to page &amp;1</source>
        <translation>Vai a pagina &amp;1</translation>
    </message>
    <message>
        <source>Choose “Skip” again to go to the next page; Esc stays here.</source>
        <translation>Scegli di nuovo «Salta» per andare alla pagina successiva; con Esc resti qui.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Stay on the page</source>
        <translation>Resta sulla pagina</translation>
    </message>
    <message>
        <source>Choose “Previous page” again to go there; Esc stays here.</source>
        <translation>Scegli di nuovo «Pagina precedente» per andarci; con Esc resti qui.</translation>
    </message>
    <message>
        <source>Show the move or the squares, or start again</source>
        <translation>Mostra la mossa o le case, o ricomincia</translation>
    </message>
    <message>
        <source>Play the page from its first position again</source>
        <translation>Rigiocare la pagina dalla sua prima posizione</translation>
    </message>
    <message>
        <source>keep a position first</source>
        <translation>conserva prima una posizione</translation>
    </message>
</context>
<context>
    <name>CourseFaults</name>
    <message>
        <source>“%1” is not a known task, so the page is for reading only.</source>
        <translation>«%1» non è un compito noto, quindi la pagina è solo da leggere.</translation>
    </message>
    <message>
        <source>There is no move to find, so the page is for reading only.</source>
        <translation>Non c’è nessuna mossa da trovare, quindi la pagina è solo da leggere.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more error(s).</source>
        <translation>
            <numerusform>C’è un altro errore.</numerusform>
            <numerusform>Ci sono altri %n errori.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course has an error in chapter %1, “%2”, page %3.</source>
        <translation>Il corso ha un errore nel capitolo %1, «%2», pagina %3.</translation>
    </message>
    <message>
        <source>The game is over at the start, so the page is for reading only.</source>
        <translation>La partita è già finita all’inizio, quindi la pagina è solo da leggere.</translation>
    </message>
    <message>
        <source>It is a draw, not mate in %1.</source>
        <translation>È patta, non matto in %1.</translation>
    </message>
    <message>
        <source>It is checkmate already.</source>
        <translation>È già scacco matto.</translation>
    </message>
    <message>
        <source>It is mate in %1, not in %2.</source>
        <translation>È matto in %1, non in %2.</translation>
    </message>
    <message>
        <source>“%1” cannot be checked without the tablebase.</source>
        <comment>a claim</comment>
        <translation>«%1» non si può verificare senza la tablebase.</translation>
    </message>
    <message>
        <source>It is mate in %1, not a draw.</source>
        <translation>È matto in %1, non patta.</translation>
    </message>
    <message>
        <source>“%1” is not true.</source>
        <comment>a claim</comment>
        <translation>«%1» non è vero.</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <comment>a move and what is wrong with the text behind it</comment>
        <translation>Dopo %1: %2</translation>
    </message>
    <message>
        <source>It is a draw, not a win.</source>
        <translation>È patta, non una vittoria.</translation>
    </message>
    <message>
        <source>There is no move to find yet: play the solution on the board.</source>
        <translation>Non c’è ancora nessuna mossa da trovare: gioca la soluzione sulla scacchiera.</translation>
    </message>
</context>
<context>
    <name>Curves</name>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
</context>
<context>
    <name>EarlierRounds</name>
    <message>
        <source>%1 – %2</source>
        <comment>White and Black</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>nessuna mossa</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n mossa</numerusform>
            <numerusform>%n mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>scacco matto</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>stallo</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>patta</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>non finita</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>a round: what, when, how long, how it ended</comment>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message>
        <source>E&amp;arlier games</source>
        <translation>Partite pr&amp;ecedenti</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abbandonata</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>Neither side can force mate here.</source>
        <translation>Qui nessuno può forzare il matto.</translation>
    </message>
    <message>
        <source>Only a king in the corner, blocked by his own piece, can be mated.</source>
        <translation>Può prendere matto solo un re nell’angolo, bloccato da un suo pezzo.</translation>
    </message>
    <message>
        <source>Keep your king out of the corners, and you are safe.</source>
        <translation>Tieni il tuo re fuori dagli angoli e sarai al sicuro.</translation>
    </message>
    <message>
        <source>Leave him a square until you can mate: beware of stalemate.</source>
        <translation>Lasciagli una casa finché non puoi dare matto: attenzione allo stallo.</translation>
    </message>
    <message>
        <source>King and queen are enough; the other piece just speeds things up.</source>
        <translation>Bastano donna e re; l’altro pezzo serve solo a fare prima.</translation>
    </message>
    <message>
        <source>King and rook are enough; the other piece shrinks the box.</source>
        <translation>Bastano torre e re; l’altro pezzo rimpicciolisce la scatola.</translation>
    </message>
    <message>
        <source>Keep the queen a knight&apos;s move away from him, and leave him a square until you can mate.</source>
        <translation>Tieni la donna a un salto di cavallo da lui e lasciagli una casa finché non puoi dare matto.</translation>
    </message>
    <message>
        <source>Use the rook to confine the king to a box, and shrink it.</source>
        <translation>Chiudi il re in una scatola con la torre e rimpiccioliscila.</translation>
    </message>
    <message>
        <source>Your king must help. When the kings face each other, a check from the side drives him back.</source>
        <translation>Il tuo re deve aiutare. Quando i re si fronteggiano, uno scacco laterale lo respinge.</translation>
    </message>
    <message>
        <source>Drive the king into any corner, keeping the bishops side by side.</source>
        <translation>Spingi il re in un angolo qualsiasi, tenendo gli alfieri affiancati.</translation>
    </message>
    <message>
        <source>Drive the king into a corner of the bishop&apos;s colour.</source>
        <translation>Spingi il re in un angolo del colore dell’alfiere.</translation>
    </message>
    <message>
        <source>First to the edge, then along it; the knight covers the squares the bishop cannot.</source>
        <translation>Prima al bordo, poi lungo il bordo; il cavallo controlla le case che l’alfiere non può controllare.</translation>
    </message>
    <message>
        <source>Stay away from the corners of the bishop&apos;s colour as long as you can.</source>
        <translation>Resta lontano dagli angoli del colore dell’alfiere finché puoi.</translation>
    </message>
    <message>
        <source>Escort the pawn through with your king and bishop.</source>
        <translation>Accompagna il pedone a promozione con re e alfiere.</translation>
    </message>
    <message>
        <source>With a rook pawn, keep him out of the queening corner if your bishop does not control it: there he holds the draw.</source>
        <translation>Con un pedone di torre, tienilo fuori dall’angolo di promozione se il tuo alfiere non lo controlla: lì tiene la patta.</translation>
    </message>
    <message>
        <source>A knight behind the pawn guards it for good. A rook pawn must not reach the seventh rank too early.</source>
        <translation>Un cavallo dietro il pedone lo difende per sempre. Un pedone di torre non deve arrivare troppo presto in settima.</translation>
    </message>
    <message>
        <source>If he takes one, the other runs through.</source>
        <translation>Se ne cattura uno, l’altro corre a promozione.</translation>
    </message>
    <message>
        <source>With the kings close on the edge, lose a move, as Philidor did: in zugzwang, the rook must leave its king. Beware of stalemate.</source>
        <translation>Con i re vicini tra loro al bordo, perdi un tempo come fece Philidor: in zugzwang la torre deve lasciare il suo re. Attenzione allo stallo.</translation>
    </message>
    <message>
        <source>Drive the king to the edge, as if he were alone.</source>
        <translation>Spingi il re al bordo, come se fosse solo.</translation>
    </message>
    <message>
        <source>Keep your king on squares where the bishop cannot check it.</source>
        <translation>Tieni il tuo re su case dove l’alfiere non può dargli scacco.</translation>
    </message>
    <message>
        <source>Keep the bishop close to your king, and the king in the centre.</source>
        <translation>Tieni l’alfiere vicino al tuo re e il re al centro.</translation>
    </message>
    <message>
        <source>Drive the king and knight to the edge, or separate them.</source>
        <translation>Spingi re e cavallo al bordo, oppure separali.</translation>
    </message>
    <message>
        <source>Keep the knight beside your king, and keep both out of the corners.</source>
        <translation>Tieni il cavallo accanto al tuo re, ed entrambi lontani dagli angoli.</translation>
    </message>
    <message>
        <source>A bishop or rook pawn on the seventh with its king beside it draws unless your king is close.</source>
        <translation>Un pedone d’alfiere o di torre in settima con il suo re accanto fa patta, a meno che il tuo re non sia vicino.</translation>
    </message>
    <message>
        <source>Use your king to shut the bishop out of the pawn&apos;s path.</source>
        <translation>Usa il tuo re per impedire all’alfiere di controllare il cammino del pedone.</translation>
    </message>
    <message>
        <source>Run where the knight cannot follow.</source>
        <translation>Corri dove il cavallo non può seguirti.</translation>
    </message>
    <message>
        <source>Near the edge a knight is slow: a rook pawn is the hardest for it to stop.</source>
        <translation>Vicino al bordo un cavallo è lento: il pedone di torre è per lui il più difficile da fermare.</translation>
    </message>
    <message>
        <source>Get the pawn home before the rook can stop it.</source>
        <translation>Promuovi il pedone prima che la torre lo fermi.</translation>
    </message>
    <message>
        <source>Your king shields the pawn from the rook.</source>
        <translation>Il tuo re fa da scudo al pedone contro la torre.</translation>
    </message>
    <message>
        <source>Promote with check, or so that mate follows.</source>
        <translation>Promuovi con scacco, o in modo che segua il matto.</translation>
    </message>
    <message>
        <source>Stop the pawn.</source>
        <translation>Ferma il pedone.</translation>
    </message>
    <message>
        <source>Count the moves: who promotes first, and with check?</source>
        <translation>Conta le mosse: chi promuove per primo, e con scacco?</translation>
    </message>
    <message>
        <source>A king can go after both pawns at once, as in Réti&apos;s study.</source>
        <translation>Un re può inseguire due pedoni insieme, come nello studio di Réti.</translation>
    </message>
    <message>
        <source>The side that checks first may win: look for mate or a skewer.</source>
        <translation>Chi dà scacco per primo può vincere: cerca il matto o un’infilata.</translation>
    </message>
    <message>
        <source>Win the rook with a skewer or double attack, or mate on the edge.</source>
        <translation>Guadagna la torre con un’infilata o un attacco doppio, o dai matto al bordo.</translation>
    </message>
    <message>
        <source>two queens</source>
        <translation>due donne</translation>
    </message>
    <message>
        <source>two rooks</source>
        <translation>due torri</translation>
    </message>
    <message>
        <source>two bishops</source>
        <translation>due alfieri</translation>
    </message>
    <message>
        <source>two knights</source>
        <translation>due cavalli</translation>
    </message>
    <message>
        <source>two pawns</source>
        <translation>due pedoni</translation>
    </message>
    <message>
        <source>bare kings</source>
        <translation>re soli</translation>
    </message>
    <message>
        <source>Strike at once: look for a mate, a skewer or a fork.</source>
        <translation>Colpisci subito: cerca il matto, un’infilata o una forchetta.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>pieces of one side, as in: queen and rook</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>pieces of both sides, as in: queen against rook</comment>
        <translation>%1 contro %2</translation>
    </message>
    <message>
        <source>Promote the pawn.</source>
        <translation>Promuovi il pedone.</translation>
    </message>
    <message>
        <source>Just run: the other king is outside the square of the pawn.</source>
        <translation>Basta correre: l’altro re è fuori dal quadrato del pedone.</translation>
    </message>
    <message>
        <source>Bring your king to a key square of the pawn.</source>
        <translation>Porta il tuo re su una casa chiave del pedone.</translation>
    </message>
    <message>
        <source>Your king is on a key square: now escort the pawn home.</source>
        <translation>Il tuo re è su una casa chiave: ora porta il pedone a promozione.</translation>
    </message>
    <message>
        <source>Win the pawn.</source>
        <translation>Guadagna il pedone.</translation>
    </message>
    <message>
        <source>Get into the corner in front of the pawn, or trap the other king there.</source>
        <translation>Entra nell’angolo davanti al pedone, o chiudici dentro l’altro re.</translation>
    </message>
    <message>
        <source>Keep the other king away from the key squares of the pawn.</source>
        <translation>Tieni l’altro re lontano dalle case chiave del pedone.</translation>
    </message>
    <message>
        <source>Hold out, and take the pawn if it is ever left unprotected.</source>
        <translation>Resisti, e cattura il pedone se mai resta indifeso.</translation>
    </message>
    <message>
        <source>Take away one rank or file after another, using the two pieces in turn.</source>
        <translation>Togligli una traversa o una colonna dopo l’altra, alternando i due pezzi.</translation>
    </message>
    <message>
        <source>Drive the king to the edge with the queen, then bring up your own king.</source>
        <translation>Spingi il re al bordo con la donna, poi avvicina il tuo.</translation>
    </message>
    <message>
        <source>Two neighbouring diagonals are a wall he cannot cross; your king follows behind.</source>
        <translation>Due diagonali vicine sono un muro che non può varcare; il tuo re segue da dietro.</translation>
    </message>
    <message>
        <source>Two knights cannot force mate; your opponent has to walk into it.</source>
        <translation>Due cavalli non possono forzare il matto; il tuo avversario deve cascarci.</translation>
    </message>
    <message>
        <source>Confining him completely stalemates him, one move short of mate.</source>
        <translation>Chiuderlo del tutto lo mette in stallo, una mossa prima del matto.</translation>
    </message>
    <message>
        <source>Protect the pawn with the knight, and bring up your king.</source>
        <translation>Difendi il pedone con il cavallo e avvicina il tuo re.</translation>
    </message>
    <message>
        <source>Let the pawns protect each other, and bring up your king.</source>
        <translation>Lascia che i pedoni si difendano a vicenda e avvicina il tuo re.</translation>
    </message>
    <message>
        <source>Stay in front of the pawns, and take the one that comes too near.</source>
        <translation>Resta davanti ai pedoni e cattura quello che si avvicina troppo.</translation>
    </message>
    <message>
        <source>Separate the rook from its king and win it with a double attack.</source>
        <translation>Separa la torre dal suo re e guadagnala con un attacco doppio.</translation>
    </message>
    <message>
        <source>Bring up your king, and never allow a knight fork.</source>
        <translation>Avvicina il tuo re e non permettere mai una forchetta del cavallo.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn: in the other corners he is safe.</source>
        <translation>La maggior parte di queste posizioni è patta: negli altri angoli è al sicuro.</translation>
    </message>
    <message>
        <source>Separate the knight from its king, and trap it.</source>
        <translation>Separa il cavallo dal suo re e intrappolalo.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn as long as the two stay together.</source>
        <translation>La maggior parte di queste posizioni è patta finché i due restano insieme.</translation>
    </message>
    <message>
        <source>Use checks to force the king in front of his pawn, and use the time gained to bring up your own king.</source>
        <translation>Con gli scacchi costringi il re a mettersi davanti al suo pedone e usa il tempo guadagnato per avvicinare il tuo.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn, or cut the other king off with the rook.</source>
        <translation>Porta il tuo re davanti al pedone, o taglia fuori l’altro re con la torre.</translation>
    </message>
    <message>
        <source>A pawn that runs ahead of its king is lost.</source>
        <translation>Un pedone che si allontana dal suo re è perduto.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn: the bishop sacrifices itself for the pawn.</source>
        <translation>La maggior parte di queste posizioni è patta: l’alfiere si sacrifica per il pedone.</translation>
    </message>
    <message>
        <source>Control a square on the pawn&apos;s path, and give up the bishop for the pawn.</source>
        <translation>Controlla una casa sul cammino del pedone e sacrifica l’alfiere per il pedone.</translation>
    </message>
    <message>
        <source>Get the knight in front of the pawn and give it up for the pawn.</source>
        <translation>Porta il cavallo davanti al pedone e sacrificalo per il pedone.</translation>
    </message>
    <message>
        <source>Do not let the other queen check you or force an exchange.</source>
        <translation>Non lasciare che l’altra donna ti dia scacco o forzi il cambio.</translation>
    </message>
    <message>
        <source>If neither works at once, it is a draw.</source>
        <translation>Se nessuna delle due cose riesce subito, è patta.</translation>
    </message>
    <message>
        <source>Get your king in front of the pawn with the other king cut off, as in the Lucena position.</source>
        <translation>Porta il tuo re davanti al pedone e taglia fuori l’altro re, come nella posizione di Lucena.</translation>
    </message>
    <message>
        <source>Then build a bridge: put the rook on the fourth rank, ready to block his checks.</source>
        <translation>Poi costruisci un ponte: metti la torre in quarta traversa, pronta a interporsi agli scacchi.</translation>
    </message>
    <message>
        <source>Keep the rook on the third rank, in front of the pawn (Philidor&apos;s defence); once the pawn advances to that rank, check from behind.</source>
        <translation>Tieni la torre sulla terza traversa, davanti al pedone (difesa di Philidor); quando il pedone ci arriva, dai scacco da dietro.</translation>
    </message>
    <message>
        <source>Push the pawn when he runs out of checks.</source>
        <translation>Spingi il pedone quando l’avversario non ha più scacchi.</translation>
    </message>
    <message>
        <source>Answer check with check where you can: that forces the queens off.</source>
        <translation>Rispondi a uno scacco con uno scacco, se puoi: così si forza il cambio delle donne.</translation>
    </message>
    <message>
        <source>Give perpetual check, and keep your king far from the pawn.</source>
        <translation>Dai scacco perpetuo e tieni il tuo re lontano dal pedone.</translation>
    </message>
    <message>
        <source>Aim for the Philidor position: his king on the edge, yours facing it.</source>
        <translation>Punta alla posizione di Philidor: il suo re al bordo e il tuo di fronte.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn, but they are hard to hold.</source>
        <translation>La maggior parte di queste posizioni è patta, ma difficile da tenere.</translation>
    </message>
    <message>
        <source>It can take longer than the fifty-move rule allows.</source>
        <translation>Può durare più di quanto permetta la regola delle cinquanta mosse.</translation>
    </message>
    <message>
        <source>three queens</source>
        <translation>tre donne</translation>
    </message>
    <message>
        <source>three rooks</source>
        <translation>tre torri</translation>
    </message>
    <message>
        <source>three bishops</source>
        <translation>tre alfieri</translation>
    </message>
    <message>
        <source>three knights</source>
        <translation>tre cavalli</translation>
    </message>
    <message>
        <source>three pawns</source>
        <translation>tre pedoni</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>pieces of one side, as in: rook, bishop and knight</comment>
        <translation>%1, %2 e %3</translation>
    </message>
    <message>
        <source>Get closer to mate with every move; if you are unsure, take a hint.</source>
        <translation>Avvicina il matto a ogni mossa; se hai dubbi, chiedi un suggerimento.</translation>
    </message>
    <message>
        <source>Escort the pawn home: your bishop drives his off the pawn&apos;s path.</source>
        <translation>Porta il pedone a promozione: il tuo alfiere scaccia il suo dal cammino del pedone.</translation>
    </message>
    <message>
        <source>Opposite-coloured bishops nearly always draw.</source>
        <translation>Gli alfieri di colore contrario pattano quasi sempre.</translation>
    </message>
    <message>
        <source>Get your king in front of the pawn, on a square the bishop cannot attack, or give up your bishop for the pawn.</source>
        <translation>Porta il re davanti al pedone su una casa che l’alfiere non può attaccare, oppure sacrifica l’alfiere per il pedone.</translation>
    </message>
    <message>
        <source>Escort the pawn through with your king and bishop, and keep the knight out.</source>
        <translation>Accompagna il pedone a promozione con re e alfiere, e tieni lontano il cavallo.</translation>
    </message>
    <message>
        <source>On the edge a bishop can dominate the knight.</source>
        <translation>Al bordo un alfiere può dominare il cavallo.</translation>
    </message>
    <message>
        <source>Block the pawn with your king on a square the bishop cannot attack, or give up the knight for the pawn.</source>
        <translation>Blocca il pedone con il re su una casa che l’alfiere non può attaccare, oppure sacrifica il cavallo per il pedone.</translation>
    </message>
    <message>
        <source>Threaten mate with all your pieces while his king is on the edge.</source>
        <translation>Minaccia matto con tutti i pezzi finché il suo re è al bordo.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn; the danger is a king on the edge.</source>
        <translation>La maggior parte di queste posizioni è patta; il pericolo è un re al bordo.</translation>
    </message>
    <message>
        <source>Bring up your king: pawns on one file cannot protect each other.</source>
        <translation>Avvicina il re: pedoni sulla stessa colonna non possono difendersi a vicenda.</translation>
    </message>
    <message>
        <source>Keep him busy: while he goes after one pawn, push the other.</source>
        <translation>Tienilo occupato: mentre insegue un pedone, avanza l’altro.</translation>
    </message>
    <message>
        <source>Use your king: attack his pawn and guard your own.</source>
        <translation>Usa il re: attacca il suo pedone e difendi il tuo.</translation>
    </message>
    <message>
        <source>King and rook are enough, but the pawn may be quicker.</source>
        <translation>Bastano torre e re, ma il pedone può essere più rapido.</translation>
    </message>
    <message>
        <source>Aim for a bishop or rook pawn on the seventh with your king beside it: that may draw.</source>
        <translation>Punta a un pedone d’alfiere o di torre in settima con il tuo re accanto: può fare patta.</translation>
    </message>
    <message>
        <source>Keep both pieces, stop the pawn, and mate the king in a corner of the bishop&apos;s colour.</source>
        <translation>Conserva entrambi i pezzi, ferma il pedone e matta il re in un angolo del colore dell’alfiere.</translation>
    </message>
    <message>
        <source>A pawn that is blocked or guarded against need not be captured.</source>
        <translation>Un pedone bloccato o sorvegliato non ha bisogno di essere catturato.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn, so that only exact replies hold.</source>
        <translation>Porta il re davanti al pedone, così che reggano solo le risposte esatte.</translation>
    </message>
    <message>
        <source>Your king belongs beside the pawn, and the other king away from it.</source>
        <translation>Il posto del tuo re è accanto al pedone, e l’altro re ne va tenuto lontano.</translation>
    </message>
    <message>
        <source>Push the pawn.</source>
        <translation>Spingi il pedone.</translation>
    </message>
    <message>
        <source>Clear the way for your pawn.</source>
        <translation>Libera la strada al tuo pedone.</translation>
    </message>
    <message>
        <source>Bring up your king.</source>
        <translation>Avvicina il re.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn.</source>
        <translation>Porta il tuo re davanti al pedone.</translation>
    </message>
    <message>
        <source>Bring your king to the pawn.</source>
        <translation>Porta il tuo re verso il pedone.</translation>
    </message>
    <message>
        <source>Cut the other king off from the pawn with your rook.</source>
        <translation>Taglia fuori l’altro re dal pedone con la torre.</translation>
    </message>
    <message>
        <source>Attack the pawn.</source>
        <translation>Attacca il pedone.</translation>
    </message>
    <message>
        <source>Keep your king off the edge.</source>
        <translation>Tieni il tuo re lontano dal bordo.</translation>
    </message>
    <message>
        <source>Drive his king towards the edge.</source>
        <translation>Spingi il suo re verso il bordo.</translation>
    </message>
    <message>
        <source>The knight is far from its king: trap it.</source>
        <translation>Il cavallo è lontano dal suo re: intrappolalo.</translation>
    </message>
    <message>
        <source>Bring king and knight together.</source>
        <translation>Riunisci re e cavallo.</translation>
    </message>
    <message>
        <source>Take the opposition: it gets your king to a key square.</source>
        <translation>Prendi l’opposizione: porta il tuo re a una casa chiave.</translation>
    </message>
    <message>
        <source>Take the opposition: it keeps the other king away from the key squares.</source>
        <translation>Prendi l’opposizione: tiene l’altro re lontano dalle case chiave.</translation>
    </message>
    <message>
        <source>Keep his king out of the corner in front of the pawn: your bishop does not control it.</source>
        <translation>Tieni il suo re fuori dall’angolo davanti al pedone: il tuo alfiere non lo controlla.</translation>
    </message>
    <message>
        <source>Head for the corner in front of the pawn: the bishop does not control it.</source>
        <translation>Vai nell’angolo davanti al pedone: l’alfiere non lo controlla.</translation>
    </message>
    <message>
        <source>The rook is far from its king: win it with checks and a double attack.</source>
        <translation>La torre è lontana dal suo re: guadagnala con scacchi e un attacco doppio.</translation>
    </message>
    <message>
        <source>Make for a corner of the opposite colour to your bishop.</source>
        <translation>Vai verso un angolo di colore opposto al tuo alfiere.</translation>
    </message>
    <message>
        <source>His king blocks his pawn: bring up your king.</source>
        <translation>Il suo re blocca il suo pedone: avvicina il re.</translation>
    </message>
    <message>
        <source>Give checks until his king has to step in front of his pawn.</source>
        <translation>Dai scacchi finché il suo re deve mettersi davanti al suo pedone.</translation>
    </message>
    <message>
        <source>Build a bridge: put the rook on the fourth rank, ready to block his checks.</source>
        <translation>Costruisci un ponte: metti la torre in quarta traversa, pronta a interporsi agli scacchi.</translation>
    </message>
    <message>
        <source>The pawn is under control: drive his king towards a corner of the bishop&apos;s colour.</source>
        <translation>Il pedone è sotto controllo: spingi il suo re verso un angolo del colore dell’alfiere.</translation>
    </message>
    <message>
        <source>Take squares away from his king.</source>
        <translation>Togli case al suo re.</translation>
    </message>
    <message>
        <source>Your king is safest in the centre.</source>
        <translation>Il tuo re è più al sicuro al centro.</translation>
    </message>
    <message>
        <source>Basic mates</source>
        <translation>Matti elementari</translation>
    </message>
    <message>
        <source>Pawn endings</source>
        <translation>Finali di pedoni</translation>
    </message>
    <message>
        <source>Queen endings</source>
        <translation>Finali di donne</translation>
    </message>
    <message>
        <source>Rook endings</source>
        <translation>Finali di torri</translation>
    </message>
    <message>
        <source>Minor pieces</source>
        <translation>Pezzi leggeri</translation>
    </message>
    <message>
        <source>Queen against other pieces</source>
        <translation>Donna contro altri pezzi</translation>
    </message>
    <message>
        <source>Rook against other pieces</source>
        <translation>Torre contro altri pezzi</translation>
    </message>
    <message>
        <source>Five pieces</source>
        <translation>Cinque pezzi</translation>
    </message>
    <message>
        <source>Keep the rook near your king.</source>
        <translation>Tieni la torre vicino al tuo re.</translation>
    </message>
    <message>
        <source>Bishop endings</source>
        <translation>Finali di alfieri</translation>
    </message>
    <message>
        <source>Knight endings</source>
        <translation>Finali di cavalli</translation>
    </message>
    <message>
        <source>The wrong corner</source>
        <translation>Angolo sbagliato</translation>
    </message>
    <message>
        <source>Philidor&apos;s W, 1777</source>
        <translation>W di Philidor, 1777</translation>
    </message>
    <message>
        <source>Delétang&apos;s starting position</source>
        <translation>Posizione iniziale di Delétang</translation>
    </message>
    <message>
        <source>The longest mate</source>
        <translation>Il matto più lungo</translation>
    </message>
    <message>
        <source>Ushenina – Girya, Geneva 2013</source>
        <translation>Ushenina – Girya, Ginevra 2013</translation>
    </message>
    <message>
        <source>Rook and pawn: the Lucena bridge</source>
        <translation>Torre e pedone: il ponte di Lucena</translation>
    </message>
    <message>
        <source>Rook and pawn: Philidor&apos;s third-rank defence</source>
        <translation>Torre e pedone: la difesa di Philidor sulla terza traversa</translation>
    </message>
    <message>
        <source>Rook and pawn: the Vančura defence</source>
        <translation>Torre e pedone: la difesa di Vančura</translation>
    </message>
    <message>
        <source>Philidor&apos;s W</source>
        <translation>W di Philidor</translation>
    </message>
    <message>
        <source>Delétang&apos;s middle triangle</source>
        <translation>Triangolo medio di Delétang</translation>
    </message>
    <message>
        <source>Delétang&apos;s small triangle</source>
        <translation>Triangolo piccolo di Delétang</translation>
    </message>
    <message>
        <source>Queen, the longest mate</source>
        <translation>Donna, il matto più lungo</translation>
    </message>
    <message>
        <source>Rook, the longest mate</source>
        <translation>Torre, il matto più lungo</translation>
    </message>
    <message>
        <source>Pawn, the opposition wins</source>
        <translation>Pedone, l’opposizione vince</translation>
    </message>
    <message>
        <source>Pawn, the opposition holds the draw</source>
        <translation>Pedone, l’opposizione tiene la patta</translation>
    </message>
    <message>
        <source>Queen against centre pawn</source>
        <translation>Donna contro pedone centrale</translation>
    </message>
    <message>
        <source>Lucena bridge</source>
        <translation>Ponte di Lucena</translation>
    </message>
    <message>
        <source>Rook and bishop: Philidor&apos;s win</source>
        <translation>Torre e alfiere: la vittoria di Philidor</translation>
    </message>
    <message>
        <source>Rook and bishop: the second-rank defence</source>
        <translation>Torre e alfiere: la difesa sulla seconda traversa</translation>
    </message>
    <message>
        <source>Rook and bishop: the Cochrane defence</source>
        <translation>Torre e alfiere: la difesa Cochrane</translation>
    </message>
    <message>
        <source>Bishops: Centurini&apos;s study</source>
        <translation>Alfieri: lo studio di Centurini</translation>
    </message>
    <message>
        <source>Bishops: the king behind the pawn</source>
        <translation>Alfieri: il re dietro il pedone</translation>
    </message>
    <message>
        <source>Take the opposition.</source>
        <translation>Prendi l’opposizione.</translation>
    </message>
    <message>
        <source>Look for a check that attacks the rook, too.</source>
        <translation>Cerca uno scacco che attacchi anche la torre.</translation>
    </message>
    <message>
        <source>Cut the other king off with your rook.</source>
        <translation>Taglia fuori l’altro re con la torre.</translation>
    </message>
    <message>
        <source>Put your rook behind the passed pawn.</source>
        <translation>Metti la torre dietro al pedone passato.</translation>
    </message>
    <message>
        <source>Use your king.</source>
        <translation>Usa il re.</translation>
    </message>
    <message>
        <source>His king is too late. Improve your king first, then push the pawn.</source>
        <translation>Il re avversario arriva troppo tardi. Prima migliora la posizione del tuo re, poi spingi il pedone.</translation>
    </message>
</context>
<context>
    <name>EngineCommands</name>
    <message>
        <source>Choose the program file of a UCI engine.</source>
        <translation>Scegli il file eseguibile di un motore UCI.</translation>
    </message>
    <message>
        <source>%1 takes over where the tablebases end.</source>
        <translation>%1 subentra dove finiscono le tablebase.</translation>
    </message>
    <message>
        <source>What it says is an opinion, not a proof.</source>
        <translation>Quello che dice è un parere, non una dimostrazione.</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Scegli un motore</translation>
    </message>
    <message>
        <source>&amp;Choose an engine…</source>
        <translation>&amp;Scegli un motore…</translation>
    </message>
    <message>
        <source>It plays positions with six or more pieces, or with castling</source>
        <translation>Gioca le posizioni con sei o più pezzi o con l’arrocco</translation>
    </message>
    <message>
        <source>&amp;Stop using %1</source>
        <translation>&amp;Non usare più %1</translation>
    </message>
    <message>
        <source>Eng&amp;ine beyond the tablebases</source>
        <translation>Motore &amp;fuori dalle tablebase</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1 won</source>
        <comment>a share of positions</comment>
        <translation>%1 vinte</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <comment>a share of positions</comment>
        <translation>%1 patte</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a share of positions</comment>
        <translation>%1 perse</translation>
    </message>
    <message>
        <source>Being computed…</source>
        <translation>Calcolo in corso…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending.</source>
        <translation>La memoria non bastava per calcolare il finale.</translation>
    </message>
    <message>
        <source>Solve it now</source>
        <translation>Risolvilo ora</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>Sono mostrate le prime %1.</translation>
    </message>
    <message>
        <source>Longest wins</source>
        <translation>Le vittorie più lunghe</translation>
    </message>
    <message>
        <source>Reciprocal zugzwangs</source>
        <translation>Zugzwang reciproci</translation>
    </message>
    <message>
        <source>The side to move loses, but would not if the other side had to move. Mirror images count once.</source>
        <translation>Chi ha il tratto perde, ma non perderebbe se dovesse muovere l’altro. Le posizioni simmetriche contano una volta.</translation>
    </message>
    <message>
        <source>Longest win: %1.</source>
        <translation>Vittoria più lunga: %1.</translation>
    </message>
    <message>
        <source>Attacker to move: %1.</source>
        <comment>shares of results</comment>
        <translation>Muove l’attaccante: %1.</translation>
    </message>
    <message>
        <source>Defender to move: %1.</source>
        <comment>shares of results</comment>
        <translation>Muove il difensore: %1.</translation>
    </message>
    <message>
        <source>No ending has been found.</source>
        <translation>Nessun finale trovato.</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>Tutti i finali</translation>
    </message>
    <message>
        <source>Longest wins of the attacker</source>
        <translation>Vittorie più lunghe dell’attaccante</translation>
    </message>
    <message>
        <source>Longest wins of the defender</source>
        <translation>Vittorie più lunghe del difensore</translation>
    </message>
    <message>
        <source>Whoever has to move loses.</source>
        <translation>Perde chi deve muovere.</translation>
    </message>
    <message>
        <source>The program computes these figures itself. Every legal arrangement of the pieces on the board counts, including bishops of one side on squares of the same colour; castling and the fifty-move rule are ignored. Won and lost are from the attacker&apos;s point of view, the side named first.</source>
        <translation>Il programma calcola da sé queste cifre. Conta ogni disposizione legale dei pezzi sulla scacchiera, anche con due alfieri della stessa parte su case dello stesso colore; l’arrocco e la regola delle cinquanta mosse non sono considerati. Vinte e perse si intendono per l’attaccante, la parte nominata per prima.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Save with mate &amp;distances and wasted moves</source>
        <translation>Salva con &amp;distanze e mosse sprecate</translation>
    </message>
    <message>
        <source>Saved games note after each move how far off mate is and how many moves were wasted</source>
        <translation>Le partite salvate indicano dopo ogni mossa quanto manca al matto e quante mosse sono state sprecate</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>Open the games of a PGN file</source>
        <translation>Apri le partite di un file PGN</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Apri &amp;recenti</translation>
    </message>
    <message>
        <source>Other &amp;games in this file…</source>
        <translation>Altre par&amp;tite di questo file…</translation>
    </message>
    <message>
        <source>Choose another game from the last file opened</source>
        <translation>Scegli un’altra partita dell’ultimo file aperto</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Save the game as PGN</source>
        <translation>Salva la partita come PGN</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salva &amp;con nome…</translation>
    </message>
    <message>
        <source>Save the game in another file</source>
        <translation>Salva la partita in un altro file</translation>
    </message>
    <message>
        <source>&amp;Export board…</source>
        <translation>&amp;Esporta scacchiera…</translation>
    </message>
    <message>
        <source>Save a picture of the board as SVG or PNG</source>
        <translation>Salva un’immagine della scacchiera come SVG o PNG</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Esc&amp;i</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Print the board and the moves</source>
        <translation>Stampa la scacchiera e le mosse</translation>
    </message>
    <message>
        <source>The board and the moves have been sent to the printer.</source>
        <translation>La scacchiera e le mosse sono state inviate alla stampante.</translation>
    </message>
    <message>
        <source>The board and the moves have been saved as “%1”.</source>
        <comment>a PDF file</comment>
        <translation>La scacchiera e le mosse sono state salvate come «%1».</translation>
    </message>
    <message>
        <source>Print preview…</source>
        <translation>Anteprima di stampa…</translation>
    </message>
    <message>
        <source>See the page before it is printed</source>
        <translation>Vedi la pagina prima di stamparla</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Resta qui</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>&amp;New position</source>
        <translation>&amp;Nuova posizione</translation>
    </message>
    <message>
        <source>Deal another position of the chosen kind</source>
        <translation>Un’altra posizione del tipo scelto</translation>
    </message>
    <message>
        <source>&amp;Choose the kind of position…</source>
        <translation>S&amp;cegli tipo di posizione…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>Start with these settings</source>
        <translation>Inizia con queste impostazioni</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>All’ini&amp;zio</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Una mossa &amp;indietro</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Una mossa a&amp;vanti</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Alla &amp;fine</translation>
    </message>
    <message>
        <source>&amp;Play the line automatically</source>
        <translation>Riproduzione a&amp;utomatica</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Suggerimento</translation>
    </message>
    <message>
        <source>Show the &amp;line to mate</source>
        <translation>Mostra la &amp;linea verso il matto</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linea</translation>
    </message>
    <message>
        <source>Replay the best line from here</source>
        <translation>Riproduci la linea migliore da qui</translation>
    </message>
    <message>
        <source>Finish it for &amp;me</source>
        <translation>Finisci per &amp;me</translation>
    </message>
    <message>
        <source>To the first &amp;known ending</source>
        <translation>Al &amp;primo finale noto</translation>
    </message>
    <message>
        <source>Go to where the game first reaches a solved ending</source>
        <translation>Vai al punto in cui la partita raggiunge per la prima volta un finale calcolato</translation>
    </message>
    <message>
        <source>Let the program play the rest once you have promoted and are winning with a queen or rook</source>
        <translation>Lascia che il programma giochi il resto, appena hai promosso e vinci con donna o torre</translation>
    </message>
    <message>
        <source>A&amp;gain, mirrored</source>
        <translation>Di nu&amp;ovo, allo specchio</translation>
    </message>
    <message>
        <source>Start again from the first position of this game with left and right swapped</source>
        <translation>Riparti dalla posizione iniziale di questa partita, con sinistra e destra scambiate</translation>
    </message>
    <message>
        <source>An&amp;other like this</source>
        <translation>Un’&amp;altra simile</translation>
    </message>
    <message>
        <source>Another position of the same ending, about as far from mate</source>
        <translation>Un’altra posizione dello stesso finale e circa altrettanto lontana dal matto</translation>
    </message>
    <message>
        <source>To yo&amp;ur mistake</source>
        <translation>Alla mossa s&amp;bagliata</translation>
    </message>
    <message>
        <source>Go to the move that went wrong and see the reply that punishes it</source>
        <translation>Vai alla mossa sbagliata e vedi la risposta che la punisce</translation>
    </message>
    <message>
        <source>Gi&amp;ve up</source>
        <translation>Abban&amp;dona</translation>
    </message>
    <message>
        <source>End the attempt and see what went wrong, the best moves and the report</source>
        <translation>Termina il tentativo e vedi che cosa è andato storto, le mosse migliori e il rapporto</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play the position on the board</source>
        <translation>Gioca la posizione sulla scacchiera</translation>
    </message>
    <message>
        <source>Reveals a little more each time: the aim, the squares, the piece, its destination, the best moves</source>
        <translation>Rivela ogni volta qualcosa in più: l’obiettivo, le case, il pezzo, la sua destinazione, le mosse migliori</translation>
    </message>
    <message>
        <source>Play this move</source>
        <comment>the move that was hinted at</comment>
        <translation>Gioca questa mossa</translation>
    </message>
    <message>
        <source>Play the move that the hints have come to</source>
        <translation>Gioca la mossa a cui hanno portato i suggerimenti</translation>
    </message>
    <message>
        <source>Choose “Give up” again to end the exam; Esc continues it.</source>
        <translation>Scegli di nuovo «Abbandona» per terminare l’esame; con Esc continua.</translation>
    </message>
    <message>
        <source>You will then see the report.</source>
        <translation>Poi vedrai il rapporto.</translation>
    </message>
    <message>
        <source>Choose “Choose the kind of position” again to leave the set-up; Esc stays here.</source>
        <translation>Scegli di nuovo «Scegli tipo di posizione» per lasciare l’impostazione della posizione; con Esc resti qui.</translation>
    </message>
    <message>
        <source>The question is answered, so there are no more hints.</source>
        <translation>La domanda ha già avuto risposta, quindi non ci sono altri suggerimenti.</translation>
    </message>
    <message>
        <source>There are no hints in an exam.</source>
        <translation>In un esame non ci sono suggerimenti.</translation>
    </message>
    <message>
        <source>There are no more hints; “Show the squares” gives the answer.</source>
        <translation>Non ci sono altri suggerimenti; «Mostra le case» dà la risposta.</translation>
    </message>
    <message>
        <source>Reveals a little more each time: the colours of the squares, then one square after another</source>
        <translation>Rivela ogni volta qualcosa in più: il colore delle case, poi una casa dopo l’altra</translation>
    </message>
    <message>
        <source>Hints need the solved ending: press “Solve by computer” first.</source>
        <translation>Per i suggerimenti serve il finale calcolato: premi prima «Calcola».</translation>
    </message>
    <message>
        <source>only once a promoted piece wins against the king alone</source>
        <translation>solo quando un pezzo promosso vince contro il re solo</translation>
    </message>
    <message>
        <source>There are no more hints; “Give up” shows the answer.</source>
        <translation>Non ci sono altri suggerimenti; «Abbandona» mostra la risposta.</translation>
    </message>
    <message>
        <source>There are no hints for a move to know by heart.</source>
        <translation>Non ci sono suggerimenti per una mossa da sapere a memoria.</translation>
    </message>
    <message>
        <source>Keep setting up</source>
        <translation>Continua a preparare</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Right corner</source>
        <translation>Angolo giusto</translation>
    </message>
    <message>
        <source>A corner of the bishop&apos;s colour: mate can be forced only there or right next to it.</source>
        <translation>Un angolo del colore dell’alfiere: solo lì, o subito accanto, si può forzare il matto.</translation>
    </message>
    <message>
        <source>Wrong corner</source>
        <translation>Angolo sbagliato</translation>
    </message>
    <message>
        <source>A corner of the other colour, where mate cannot be forced.</source>
        <translation>Un angolo dell’altro colore, dove il matto non si può forzare.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Tappa</translation>
    </message>
    <message>
        <source>A phase of the mate, with its own aim.</source>
        <translation>Una fase del matto, con un suo obiettivo.</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>Gabbia</translation>
    </message>
    <message>
        <source>The squares that the lone king could reach if no other piece moved.</source>
        <translation>Le case che il re solo potrebbe raggiungere se nessun altro pezzo si muovesse.</translation>
    </message>
    <message>
        <source>Way out</source>
        <translation>Uscita</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triangolo</translation>
    </message>
    <message>
        <source>The squares cut off by a diagonal of the bishop, around a right corner: large, middle or small. Also known as Delétang&apos;s triangles.</source>
        <translation>Le case delimitate da una diagonale dell’alfiere attorno a un angolo giusto: grande, medio o piccolo. Detto anche triangolo di Delétang.</translation>
    </message>
    <message>
        <source>W manoeuvre</source>
        <translation>Manovra a W</translation>
    </message>
    <message>
        <source>The knight&apos;s route along the edge, such as f7–e5–d7–c5–b7: it drives the king from the wrong corner to the right one.</source>
        <translation>Il cammino del cavallo lungo il bordo, come f7–e5–d7–c5–b7: spinge il re dall’angolo sbagliato a quello giusto.</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Postazione</translation>
    </message>
    <message>
        <source>The square where a piece belongs in a given stage.</source>
        <translation>La casa in cui un pezzo deve stare in una data tappa.</translation>
    </message>
    <message>
        <source>Waiting move</source>
        <translation>Mossa d’attesa</translation>
    </message>
    <message>
        <source>A move that keeps everything as it is, so that the opponent has to give way.</source>
        <translation>Una mossa che lascia tutto com’è, così che l’avversario debba cedere.</translation>
    </message>
    <message>
        <source>Detour</source>
        <translation>Deviazione</translation>
    </message>
    <message>
        <source>A move that delays mate by five moves or more.</source>
        <translation>Una mossa che ritarda il matto di cinque mosse o più.</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Scatola</translation>
    </message>
    <message>
        <source>The squares left to the lone king by a queen, rook or bishops.</source>
        <translation>Le case che donna, torre o alfieri lasciano al re solo.</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>Opposizione</translation>
    </message>
    <message>
        <source>Key square</source>
        <translation>Casa chiave</translation>
    </message>
    <message>
        <source>If the king on the pawn&apos;s side reaches it, that side wins, whoever is to move.</source>
        <translation>Se il re di chi ha il pedone la raggiunge, la posizione è vinta, chiunque debba muovere.</translation>
    </message>
    <message>
        <source>Square of the pawn</source>
        <translation>Quadrato del pedone</translation>
    </message>
    <message>
        <source>If the other king is inside it, or can step into it on his move, he catches the pawn; otherwise he does not.</source>
        <translation>Se l’altro re è all’interno, o può entrarvi quando tocca a lui, raggiunge il pedone; altrimenti no.</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Stallo</translation>
    </message>
    <message>
        <source>The side to move is not in check but has no legal move: a draw.</source>
        <translation>Chi deve muovere non è sotto scacco ma non ha mosse legali: patta.</translation>
    </message>
    <message>
        <source>General principles</source>
        <translation>Principi generali</translation>
    </message>
    <message>
        <source>A way of playing that looks a few moves ahead without knowing the ending.</source>
        <translation>Un gioco che guarda poche mosse avanti, senza conoscere il finale.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Metodo</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Drive the lone king into a smaller field if you can; otherwise bring your pieces together and your king close. It mates from every won position within fifty moves.</source>
        <translation>Se puoi, spingi il re solo in un campo più piccolo; altrimenti riunisci i pezzi e avvicina il re. Così si dà matto da ogni posizione vinta entro cinquanta mosse.</translation>
    </message>
    <message>
        <source>The kings face each other with one square between them, and the side to move must give way. In the distant opposition there are three or five squares between them.</source>
        <translation>I re si fronteggiano con una casa in mezzo e chi deve muovere cede. Nell’opposizione distante le case in mezzo sono tre o cinque.</translation>
    </message>
    <message>
        <source>One of the method&apos;s seven regions around the right corners: three, six or eight squares at a corner, the edge without the wrong corners, the whole edge, the two outer rings, the whole board. The lone king is in a field if it can be kept there for three moves.</source>
        <translation>Una delle sette regioni del metodo attorno agli angoli giusti: tre, sei od otto case in un angolo, il bordo senza gli angoli sbagliati, tutto il bordo, i due anelli esterni, tutta la scacchiera. Il re solo è in un campo se vi si può tenere per tre mosse.</translation>
    </message>
    <message>
        <source>A square through which the lone king could escape.</source>
        <translation>Una casa attraverso la quale il re solo potrebbe scappare.</translation>
    </message>
    <message>
        <source>Behind the lone king</source>
        <translation>Dietro il re solo</translation>
    </message>
    <message>
        <source>Two king moves away from it, on the side of the centre.</source>
        <translation>A due mosse di re da lui, dalla parte del centro.</translation>
    </message>
</context>
<context>
    <name>Guidance</name>
    <message>
        <source>Preparing the method…</source>
        <translation>Preparazione del metodo…</translation>
    </message>
    <message>
        <source>There is not enough memory for the method.</source>
        <translation>La memoria non basta per il metodo.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Chiudi altri programmi e riprova.</translation>
    </message>
    <message>
        <source>Field: %1</source>
        <translation>Campo: %1</translation>
    </message>
    <message>
        <source>Next field: %1</source>
        <translation>Campo successivo: %1</translation>
    </message>
    <message>
        <source>Its move is played as soon as it is ready.</source>
        <translation>La sua mossa verrà giocata appena sarà pronto.</translation>
    </message>
    <message>
        <source>This takes a few seconds the first time.</source>
        <translation>La prima volta servono alcuni secondi.</translation>
    </message>
</context>
<context>
    <name>Heat</name>
    <message>
        <source>draw</source>
        <comment>heat map</comment>
        <translation>patta</translation>
    </message>
    <message>
        <source>checkmate</source>
        <comment>heat map</comment>
        <translation>scacco matto</translation>
    </message>
    <message>
        <source>mate in %1</source>
        <comment>heat map</comment>
        <translation>matto in %1</translation>
    </message>
    <message>
        <source>Heat map, %1: no mate</source>
        <translation>Mappa di calore, %1: nessun matto</translation>
    </message>
    <message>
        <source>Heat map, %1: mate in %2</source>
        <translation>Mappa di calore, %1: matto in %2</translation>
    </message>
    <message>
        <source>Heat map, %1: mate in %2 (dark) to %3 (light)</source>
        <translation>Mappa di calore, %1: matto in %2 (scuro) fino a %3 (chiaro)</translation>
    </message>
    <message>
        <source>Heat map: not in the tablebases</source>
        <translation>Mappa di calore: non è nelle tablebase</translation>
    </message>
    <message>
        <source>the other side mates in %1</source>
        <comment>heat map</comment>
        <translation>l’altra parte dà matto in %1</translation>
    </message>
    <message>
        <source>%1, draw (=)</source>
        <comment>the legend of a heat map and its sign for draws</comment>
        <translation>%1, patta (=)</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Arrows</source>
        <translation>Frecce</translation>
    </message>
    <message>
        <source>Go from square to square; in a replay, through the line</source>
        <translation>Andare di casa in casa; nella riproduzione, lungo la linea</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Invio, Spazio</translation>
    </message>
    <message>
        <source>Pick up or put down a piece</source>
        <translation>Prendere un pezzo o posarlo</translation>
    </message>
    <message>
        <source>Letters and digits</source>
        <translation>Lettere e cifre</translation>
    </message>
    <message>
        <source>Type a move: Nd3, e3d5; Enter plays it</source>
        <translation>Digitare una mossa: Cd3, e3d5; Invio la gioca</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Canc</translation>
    </message>
    <message>
        <source>Remove a piece from the board (in set-up)</source>
        <translation>Togliere un pezzo dalla scacchiera (impostando una posizione)</translation>
    </message>
    <message>
        <source>Right mouse button</source>
        <translation>Tasto destro del mouse</translation>
    </message>
    <message>
        <source>Draw circles and arrows</source>
        <translation>Disegnare cerchi e frecce</translation>
    </message>
    <message>
        <source>Q, R, B, N</source>
        <translation>D, T, A, C</translation>
    </message>
    <message>
        <source>Choose the promotion piece</source>
        <translation>Scegliere il pezzo della promozione</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Andare al controllo successivo</translation>
    </message>
    <message>
        <source>Activate the focused control</source>
        <translation>Attivare il controllo selezionato</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Frecce, Inizio, Fine</translation>
    </message>
    <message>
        <source>Go from move to move in the list of moves</source>
        <translation>Andare di mossa in mossa nell’elenco delle mosse</translation>
    </message>
    <message>
        <source>Go from piece to piece in the set-up tray</source>
        <translation>Andare di pezzo in pezzo nel vassoio (impostando una posizione)</translation>
    </message>
    <message>
        <source>Going back and cancelling</source>
        <translation>Tornare indietro e annullare</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sulla scacchiera</translation>
    </message>
    <message>
        <source>Everywhere else</source>
        <translation>Fuori dalla scacchiera</translation>
    </message>
    <message>
        <source>Symbols in the game record</source>
        <translation>Simboli nel formulario</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Contrassegni sulla scacchiera</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossario</translation>
    </message>
    <message>
        <source>%1 during a replay and on a page to read</source>
        <translation>%1 durante la riproduzione e nelle pagine da leggere</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ Risolta</translation>
    </message>
    <message>
        <source>✓ With help</source>
        <translation>✓ Con aiuto</translation>
    </message>
    <message>
        <source>✗ Failed</source>
        <translation>✗ Non riuscita</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Di nuovo</translation>
    </message>
    <message>
        <source>Results of the questions in a course</source>
        <translation>Risultati delle domande di un corso</translation>
    </message>
    <message>
        <source>On the first try, without help</source>
        <translation>Al primo tentativo, senza aiuto</translation>
    </message>
    <message>
        <source>✓ Second try</source>
        <translation>✓ Secondo tentativo</translation>
    </message>
    <message>
        <source>Without help after one or more wrong answers, or after a move taken back where the page is played out</source>
        <translation>Senza aiuto, dopo una o più risposte sbagliate, o dopo una mossa ritirata nelle pagine da giocare fino alla fine</translation>
    </message>
    <message>
        <source>A result never gets worse. A solution on the first try, when the page is opened again, improves it: a question that failed becomes one solved at the second try, any other becomes solved</source>
        <translation>Un risultato non peggiora mai. Una soluzione al primo tentativo, quando si riapre la pagina, lo migliora: «Non riuscita» diventa «Secondo tentativo», ogni altro diventa «Risolta»</translation>
    </message>
    <message>
        <source>Grades in practice</source>
        <translation>Voti negli esercizi</translation>
    </message>
    <message>
        <source>Piece letters</source>
        <translation>Lettere dei pezzi</translation>
    </message>
    <message>
        <source>Put a piece on the square (in set-up): capital letters for White, small ones for Black</source>
        <translation>Mettere un pezzo sulla casa (impostando una posizione): maiuscole per il Bianco, minuscole per il Nero</translation>
    </message>
    <message>
        <source>After a hint that says more than a question, or once the answer has been shown</source>
        <translation>Dopo un suggerimento che dice più di una domanda o dopo aver visto la risposta</translation>
    </message>
    <message>
        <source>Not solved; practice will ask the question again</source>
        <translation>Non risolta; la domanda tornerà negli esercizi</translation>
    </message>
    <message>
        <source>✗ Shown</source>
        <translation>✗ Mostrata</translation>
    </message>
    <message>
        <source>The answer was shown; practice will ask the question</source>
        <translation>La risposta è stata mostrata; la domanda arriverà negli esercizi</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Go on in a course, as long as no arrow key has marked a square</source>
        <translation>Proseguire in un corso, finché nessuna freccia ha segnato una casa</translation>
    </message>
    <message>
        <source>“Take back” undoes a move that you have just entered, and what it replaced is there again; “Delete move” deletes any move with all that follows it</source>
        <translation>«Ritira mossa» annulla la mossa appena inserita e ripristina ciò che aveva sostituito; «Elimina la mossa» elimina qualsiasi mossa con tutto ciò che la segue</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>They belong to the position on the board. What they claim about its result, such as “White mates in 5”, is checked while you write</source>
        <translation>Appartiene alla posizione sulla scacchiera. Ciò che afferma sul suo risultato, come «Il Bianco matta in 5», viene verificato mentre scrivi</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Disegni</translation>
    </message>
    <message>
        <source>What you draw belongs to the position on the board; draw it again to erase it</source>
        <translation>Ciò che disegni appartiene alla posizione sulla scacchiera; disegnalo di nuovo per cancellarlo</translation>
    </message>
    <message>
        <source>Writing a course</source>
        <translation>Scrivere un corso</translation>
    </message>
    <message>
        <source>Go back one step: clear a typed move, put a piece back, dismiss a message, cancel or close what is open, or leave the replay, the exercise or the page</source>
        <translation>Tornare indietro di un passo: cancellare la mossa digitata, rimettere a posto un pezzo, chiudere un messaggio, annullare o chiudere ciò che è aperto, oppure lasciare la riproduzione, l’esercizio o la pagina</translation>
    </message>
    <message>
        <source>A new line</source>
        <translation>Una variante nuova</translation>
    </message>
    <message>
        <source>It is shown first: Enter plays one move after another, each with its reason. Then you play the line; Skip goes there at once</source>
        <translation>Prima viene mostrata: Invio gioca una mossa dopo l’altra, ognuna con il suo motivo. Poi giochi tu la variante; «Salta» ci porta subito</translation>
    </message>
    <message>
        <source>A right move</source>
        <translation>Una mossa giusta</translation>
    </message>
    <message>
        <source>The reply is played, and the next move of the line is asked; you press nothing</source>
        <translation>La risposta viene giocata e viene chiesta la mossa successiva della variante; non devi premere nulla</translation>
    </message>
    <message>
        <source>A wrong move</source>
        <translation>Una mossa sbagliata</translation>
    </message>
    <message>
        <source>You see why it is wrong and try again; practice will ask you for the move</source>
        <translation>Vedi perché è sbagliata e riprovi; negli esercizi la mossa ti verrà chiesta</translation>
    </message>
    <message>
        <source>Known, due</source>
        <translation>Imparate, da ripassare</translation>
    </message>
    <message>
        <source>The positions that you have solved, and those that practice would ask now. Each answer is saved at once, so that you can stop at any time</source>
        <translation>Le posizioni che hai risolto e quelle che gli esercizi chiederebbero adesso. Ogni risposta è salvata subito, quindi puoi smettere quando vuoi</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Which check leaves him no square?</source>
        <translation>Quale scacco non gli lascia case?</translation>
    </message>
    <message>
        <source>What can you capture?</source>
        <translation>Che cosa si può catturare?</translation>
    </message>
    <message>
        <source>How far is the pawn from promotion?</source>
        <translation>Quanto manca al pedone per promuovere?</translation>
    </message>
    <message>
        <source>Which of your pieces can he take?</source>
        <translation>Quale dei tuoi pezzi rischia la cattura?</translation>
    </message>
    <message>
        <source>What if it were his move?</source>
        <translation>E se toccasse a lui?</translation>
    </message>
    <message>
        <source>How can you drive him nearer to the right corner?</source>
        <translation>Come puoi spingerlo più vicino all’angolo giusto?</translation>
    </message>
    <message>
        <source>How can you bring the kings face to face?</source>
        <translation>Come puoi portare i re faccia a faccia?</translation>
    </message>
    <message>
        <source>Which enemy piece is unprotected?</source>
        <translation>Quale pezzo avversario è indifeso?</translation>
    </message>
    <message>
        <source>In which corners can mate not be forced?</source>
        <translation>In quali angoli il matto non si può forzare?</translation>
    </message>
    <message>
        <source>Which corners are dangerous?</source>
        <translation>Quali angoli sono pericolosi?</translation>
    </message>
    <message>
        <source>Where is there the most room?</source>
        <translation>Dove c’è più spazio?</translation>
    </message>
    <message numerus="yes">
        <source>Only %n move(s) hold the draw.</source>
        <translation>
            <numerusform>Solo una mossa tiene la patta.</numerusform>
            <numerusform>Solo %n mosse tengono la patta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>Guarda %1.</translation>
    </message>
    <message>
        <source>Look at the marked squares.</source>
        <translation>Guarda le case segnate.</translation>
    </message>
    <message>
        <source>Move the king.</source>
        <translation>Muovi il re.</translation>
    </message>
    <message>
        <source>Move the queen.</source>
        <translation>Muovi la donna.</translation>
    </message>
    <message>
        <source>Move the rook.</source>
        <translation>Muovi la torre.</translation>
    </message>
    <message>
        <source>Move the bishop.</source>
        <translation>Muovi l’alfiere.</translation>
    </message>
    <message>
        <source>Move the knight.</source>
        <translation>Muovi il cavallo.</translation>
    </message>
    <message>
        <source>Move the pawn.</source>
        <translation>Muovi il pedone.</translation>
    </message>
    <message>
        <source>Move the king to %1.</source>
        <translation>Muovi il re in %1.</translation>
    </message>
    <message>
        <source>Move the queen to %1.</source>
        <translation>Muovi la donna in %1.</translation>
    </message>
    <message>
        <source>Move the rook to %1.</source>
        <translation>Muovi la torre in %1.</translation>
    </message>
    <message>
        <source>Move the bishop to %1.</source>
        <translation>Muovi l’alfiere in %1.</translation>
    </message>
    <message>
        <source>Move the knight to %1.</source>
        <translation>Muovi il cavallo in %1.</translation>
    </message>
    <message>
        <source>Move the pawn to %1.</source>
        <translation>Muovi il pedone in %1.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 è l’unica mossa.</translation>
    </message>
    <message>
        <source>Every move holds the draw.</source>
        <translation>Ogni mossa tiene la patta.</translation>
    </message>
    <message>
        <source>All moves are equally good.</source>
        <translation>Tutte le mosse sono ugualmente buone.</translation>
    </message>
    <message>
        <source>No other move is as good.</source>
        <translation>Nessun’altra mossa è altrettanto buona.</translation>
    </message>
    <message>
        <source>Equally good: %1.</source>
        <translation>Altrettanto buone: %1.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>La migliore: %1.</translation>
    </message>
    <message>
        <source>Hint used: the aim.</source>
        <translation>Suggerimento usato: l’obiettivo.</translation>
    </message>
    <message>
        <source>Hint used: the squares.</source>
        <translation>Suggerimento usato: le case.</translation>
    </message>
    <message>
        <source>Hint used: the piece.</source>
        <translation>Suggerimento usato: il pezzo.</translation>
    </message>
    <message>
        <source>Hint used: the square.</source>
        <translation>Suggerimento usato: la casa.</translation>
    </message>
    <message>
        <source>Hint used: the move.</source>
        <translation>Suggerimento usato: la mossa.</translation>
    </message>
    <message>
        <source>The program played this move.</source>
        <translation>Questa mossa l’ha giocata il programma.</translation>
    </message>
    <message numerus="yes">
        <source>hints on %n move(s)</source>
        <translation>
            <numerusform>suggerimenti su una mossa</numerusform>
            <numerusform>suggerimenti su %n mosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>una mossa ritirata</numerusform>
            <numerusform>%n mosse ritirate</numerusform>
        </translation>
    </message>
    <message>
        <source>the rest played by the program</source>
        <translation>il resto giocato dal programma</translation>
    </message>
    <message>
        <source>Help used: %1.</source>
        <translation>Aiuti usati: %1.</translation>
    </message>
    <message>
        <source>Which move is left to you?</source>
        <translation>Quale mossa ti resta?</translation>
    </message>
    <message>
        <source>Which two pieces can you attack at once?</source>
        <translation>Quali due pezzi puoi attaccare insieme?</translation>
    </message>
    <message>
        <source>Which two enemy pieces stand on one line?</source>
        <translation>Quali due pezzi avversari stanno sulla stessa linea?</translation>
    </message>
    <message>
        <source>Which enemy piece shields its king?</source>
        <translation>Quale pezzo avversario fa scudo al suo re?</translation>
    </message>
    <message>
        <source>Which of your pieces stands in the way of another?</source>
        <translation>Quale dei tuoi pezzi ne ostacola un altro?</translation>
    </message>
    <message>
        <source>Which enemy piece has a job it must not leave?</source>
        <translation>Quale pezzo avversario ha un compito che non può lasciare?</translation>
    </message>
    <message>
        <source>What if you had no moves left?</source>
        <translation>E se non ti restassero mosse?</translation>
    </message>
    <message>
        <source>How can you guard the piece from behind its attacker?</source>
        <translation>Come puoi difendere il pezzo da dietro chi lo attacca?</translation>
    </message>
    <message>
        <source>Which move gives check twice?</source>
        <translation>Quale mossa dà due scacchi insieme?</translation>
    </message>
    <message>
        <source>Which of your pieces stands in the way of a check?</source>
        <translation>Quale dei tuoi pezzi ostacola uno scacco?</translation>
    </message>
    <message>
        <source>How will your king escape the checks?</source>
        <translation>Come sfuggirà agli scacchi il tuo re?</translation>
    </message>
    <message>
        <source>Can the king still catch the pawn?</source>
        <translation>Il re può ancora raggiungere il pedone?</translation>
    </message>
    <message>
        <source>Which key square can your king reach?</source>
        <translation>Quale casa chiave può raggiungere il tuo re?</translation>
    </message>
    <message>
        <source>Who has to move if the kings face each other?</source>
        <translation>Chi deve muovere se i re si fronteggiano?</translation>
    </message>
    <message>
        <source>Where must your king stand when he has to move?</source>
        <translation>Dove deve stare il tuo re quando tocca all’altro?</translation>
    </message>
    <message>
        <source>How can your king get in his way?</source>
        <translation>Come può il tuo re sbarrargli la strada?</translation>
    </message>
    <message>
        <source>Which squares must his king not reach?</source>
        <translation>A quali case non deve arrivare l’altro re?</translation>
    </message>
    <message>
        <source>Which corner draws against a rook pawn?</source>
        <translation>Quale angolo dà la patta contro un pedone di torre?</translation>
    </message>
    <message>
        <source>How can you stop the pawn?</source>
        <translation>Come puoi fermare il pedone?</translation>
    </message>
    <message>
        <source>Which square does the pawn need?</source>
        <translation>Quale casa serve al pedone?</translation>
    </message>
    <message>
        <source>Which rank must his king not reach?</source>
        <translation>A quale traversa non deve arrivare l’altro re?</translation>
    </message>
    <message>
        <source>Which side of the pawn belongs to the king?</source>
        <translation>Quale lato del pedone spetta al re?</translation>
    </message>
    <message>
        <source>Where is the king safest against the pawn?</source>
        <translation>Dove il re è più al sicuro contro il pedone?</translation>
    </message>
    <message>
        <source>Which file can you cut him off on?</source>
        <translation>Su quale colonna puoi tagliarlo fuori?</translation>
    </message>
    <message>
        <source>Which rank can you cut him off on?</source>
        <translation>Su quale traversa puoi tagliarlo fuori?</translation>
    </message>
    <message>
        <source>Where does a rook belong with a passed pawn?</source>
        <translation>Dove sta bene la torre con un pedone passato?</translation>
    </message>
    <message>
        <source>From where can the rook check?</source>
        <translation>Da dove può dare scacco la torre?</translation>
    </message>
    <message>
        <source>What can the rook do if he has to move?</source>
        <translation>Che cosa può fare la torre se tocca a lui?</translation>
    </message>
    <message>
        <source>Where do the two bishops work best together?</source>
        <translation>Dove collaborano meglio i due alfieri?</translation>
    </message>
    <message>
        <source>Where is your king needed?</source>
        <translation>Dove serve il tuo re?</translation>
    </message>
    <message>
        <source>What must you leave him to avoid stalemate?</source>
        <translation>Che cosa devi lasciargli per evitare lo stallo?</translation>
    </message>
    <message>
        <source>Which check leaves him almost no choice?</source>
        <translation>Quale scacco gli lascia pochissima scelta?</translation>
    </message>
    <message>
        <source>Where does he want to go?</source>
        <translation>Dove vuole andare lui?</translation>
    </message>
    <message>
        <source>How can you leave him almost no squares?</source>
        <translation>Come puoi lasciargli pochissime case?</translation>
    </message>
    <message>
        <source>How can you keep him on the edge?</source>
        <translation>Come puoi tenerlo al bordo?</translation>
    </message>
    <message>
        <source>How can you shut him in?</source>
        <translation>Come puoi rinchiuderlo?</translation>
    </message>
    <message>
        <source>How can you drive him back?</source>
        <translation>Come puoi respingerlo?</translation>
    </message>
    <message>
        <source>How can you threaten mate?</source>
        <translation>Come puoi minacciare matto?</translation>
    </message>
    <message>
        <source>Which square can you take away from him?</source>
        <translation>Quale casa puoi togliergli?</translation>
    </message>
    <message>
        <source>How can you leave him fewer squares?</source>
        <translation>Come puoi lasciargli meno case?</translation>
    </message>
    <message>
        <source>Which check drives him away?</source>
        <translation>Quale scacco lo scaccia?</translation>
    </message>
    <message>
        <source>Which of your pieces could he attack next?</source>
        <translation>Quale dei tuoi pezzi potrebbe essere attaccato?</translation>
    </message>
    <message>
        <source>Which of your pieces is attacked?</source>
        <translation>Quale dei tuoi pezzi è attaccato?</translation>
    </message>
    <message>
        <source>How do you reach the next stage: “%4”?</source>
        <translation>Come raggiungi la tappa successiva: «%4»?</translation>
    </message>
    <message>
        <source>Which diagonal cuts him off?</source>
        <translation>Quale diagonale gli taglia la strada?</translation>
    </message>
    <message>
        <source>Where does the knight go in the W?</source>
        <translation>Dove va il cavallo nella W?</translation>
    </message>
    <message>
        <source>Can your king get closer to him?</source>
        <translation>Il tuo re può avvicinarsi a lui?</translation>
    </message>
    <message>
        <source>Can the knight get closer to him?</source>
        <translation>Il cavallo può avvicinarsi a lui?</translation>
    </message>
    <message>
        <source>Which square does your king want to reach next?</source>
        <translation>Quale casa vuole raggiungere ora il tuo re?</translation>
    </message>
    <message>
        <source>Which square does the bishop want to reach next?</source>
        <translation>Quale casa vuole raggiungere ora l’alfiere?</translation>
    </message>
    <message>
        <source>Which square does the knight want to reach next?</source>
        <translation>Quale casa vuole raggiungere ora il cavallo?</translation>
    </message>
    <message>
        <source>Which square do you want to reach next?</source>
        <translation>Quale casa vuoi raggiungere ora?</translation>
    </message>
    <message>
        <source>Which squares near him are not guarded yet?</source>
        <translation>Quali case vicino a lui non sono ancora sorvegliate?</translation>
    </message>
    <message>
        <source>Which piece is far from your king?</source>
        <translation>Quale pezzo è lontano dal tuo re?</translation>
    </message>
    <message>
        <source>Which check helps you?</source>
        <translation>Quale scacco ti aiuta?</translation>
    </message>
    <message>
        <source>Which squares must stay guarded?</source>
        <translation>Quali case devono restare sorvegliate?</translation>
    </message>
    <message>
        <source>How can the king leave the edge?</source>
        <translation>Come può il re lasciare il bordo?</translation>
    </message>
    <message>
        <source>Can you give check?</source>
        <translation>Puoi dare scacco?</translation>
    </message>
    <message>
        <source>How can you keep the enemy king out?</source>
        <translation>Come puoi tenere fuori il re avversario?</translation>
    </message>
    <message>
        <source>Can you force mate in two moves?</source>
        <translation>Puoi forzare il matto in due mosse?</translation>
    </message>
    <message>
        <source>How can you win the rook?</source>
        <translation>Come puoi guadagnare la torre?</translation>
    </message>
    <message>
        <source>How can you win the bishop?</source>
        <translation>Come puoi guadagnare l’alfiere?</translation>
    </message>
    <message>
        <source>How can you win the knight?</source>
        <translation>Come puoi guadagnare il cavallo?</translation>
    </message>
    <message>
        <source>How can you win the pawn?</source>
        <translation>Come puoi guadagnare il pedone?</translation>
    </message>
    <message>
        <source>Which enemy piece cannot be saved?</source>
        <translation>Quale pezzo avversario non si può salvare?</translation>
    </message>
    <message>
        <source>Which square must your king keep?</source>
        <translation>Quale casa deve mantenere il tuo re?</translation>
    </message>
    <message>
        <source>How many squares should lie between the kings?</source>
        <translation>Quante case devono esserci tra i re?</translation>
    </message>
    <message>
        <source>What stands in the way of your pawn?</source>
        <translation>Che cosa sbarra la strada al tuo pedone?</translation>
    </message>
    <message>
        <source>Does the pawn reach the seventh rank with check or without?</source>
        <translation>Il pedone arriva in settima con o senza scacco?</translation>
    </message>
    <message>
        <source>Can the pawn advance safely?</source>
        <translation>Il pedone può avanzare senza rischi?</translation>
    </message>
    <message>
        <source>Which squares does the pawn need?</source>
        <translation>Quali case servono al pedone?</translation>
    </message>
    <message>
        <source>Which corner must his king not reach?</source>
        <translation>A quale angolo non deve arrivare l’altro re?</translation>
    </message>
    <message>
        <source>Who guards the pawn?</source>
        <translation>Chi difende il pedone?</translation>
    </message>
    <message>
        <source>Which corner does the bishop not cover?</source>
        <translation>Quale angolo non controlla l’alfiere?</translation>
    </message>
    <message>
        <source>Which check blocks the pawn?</source>
        <translation>Quale scacco blocca il pedone?</translation>
    </message>
    <message>
        <source>Which piece does his king have to guard?</source>
        <translation>Quale pezzo deve difendere l’altro re?</translation>
    </message>
    <message>
        <source>Which ending is won after an exchange?</source>
        <translation>Quale finale è vinto dopo un cambio?</translation>
    </message>
    <message>
        <source>Which piece stands behind your king?</source>
        <translation>Quale pezzo sta dietro al tuo re?</translation>
    </message>
    <message>
        <source>Which check brings the queen closer?</source>
        <translation>Quale scacco avvicina la donna?</translation>
    </message>
    <message>
        <source>Where is your king safe from checks?</source>
        <translation>Dove il tuo re è al sicuro dagli scacchi?</translation>
    </message>
    <message>
        <source>Which reply to the check helps your king?</source>
        <translation>Quale via d’uscita dallo scacco aiuta il tuo re?</translation>
    </message>
    <message>
        <source>How do you get out of check?</source>
        <translation>Come esci dallo scacco?</translation>
    </message>
    <message>
        <source>How can the queen approach the pawn?</source>
        <translation>Come può la donna avvicinarsi al pedone?</translation>
    </message>
    <message>
        <source>Can your king get closer to its mating post, a knight&apos;s move from the corner?</source>
        <translation>Il tuo re può avvicinarsi alla postazione per il matto, a un salto di cavallo dall’angolo?</translation>
    </message>
    <message>
        <source>Which square does the rook want to reach next?</source>
        <translation>Quale casa vuole raggiungere ora la torre?</translation>
    </message>
    <message>
        <source>Where is the king safest?</source>
        <translation>Dove il re è più al sicuro?</translation>
    </message>
    <message>
        <source>Is there a move that does not draw?</source>
        <translation>C’è una mossa che non patta?</translation>
    </message>
    <message>
        <source>How can you stay off the edge?</source>
        <translation>Come puoi evitare il bordo?</translation>
    </message>
    <message>
        <source>Where is the other king farthest away?</source>
        <translation>Dove è più lontano l’altro re?</translation>
    </message>
    <message>
        <source>Does the bishop cover the promotion square?</source>
        <translation>L’alfiere controlla la casa di promozione?</translation>
    </message>
    <message>
        <source>What happens if the rook leaves the back rank?</source>
        <translation>Che cosa succede se la torre lascia l’ultima traversa?</translation>
    </message>
    <message>
        <source>Where does your king stand at the mate?</source>
        <translation>Dove si trova il tuo re quando dai matto?</translation>
    </message>
    <message>
        <source>Which check can he not answer with an attack?</source>
        <translation>A quale scacco non può rispondere attaccando?</translation>
    </message>
    <message>
        <source>Where does his king want to go?</source>
        <translation>Dove vuole andare l’altro re?</translation>
    </message>
    <message>
        <source>Which check brings the knight closer?</source>
        <translation>Quale scacco avvicina il cavallo?</translation>
    </message>
    <message>
        <source>Which check prepares a fork?</source>
        <translation>Quale scacco prepara una forchetta?</translation>
    </message>
    <message>
        <source>Which check prepares a skewer?</source>
        <translation>Quale scacco prepara un’infilata?</translation>
    </message>
    <message>
        <source>Which check prepares a fork or a skewer?</source>
        <translation>Quale scacco prepara una forchetta o un’infilata?</translation>
    </message>
    <message>
        <source>Which pieces can you exchange?</source>
        <translation>Quali pezzi puoi cambiare?</translation>
    </message>
    <message>
        <source>What is the last pawn worth?</source>
        <translation>Quanto vale l’ultimo pedone?</translation>
    </message>
    <message>
        <source>Which of your pieces can come closer to the centre?</source>
        <translation>Quale dei tuoi pezzi può avvicinarsi al centro?</translation>
    </message>
    <message>
        <source>Where is the bishop out of the other king&apos;s reach?</source>
        <translation>Dove l’alfiere è fuori dalla portata dell’altro re?</translation>
    </message>
    <message>
        <source>Where is the knight out of the other king&apos;s reach?</source>
        <translation>Dove il cavallo è fuori dalla portata dell’altro re?</translation>
    </message>
    <message>
        <source>Where is the rook out of the other king&apos;s reach?</source>
        <translation>Dove la torre è fuori dalla portata dell’altro re?</translation>
    </message>
    <message>
        <source>Where is the queen out of the other king&apos;s reach?</source>
        <translation>Dove la donna è fuori dalla portata dell’altro re?</translation>
    </message>
    <message>
        <source>Where is the pawn out of the other king&apos;s reach?</source>
        <translation>Dove il pedone è fuori dalla portata dell’altro re?</translation>
    </message>
    <message>
        <source>What can you do once both pawns have promoted?</source>
        <translation>Che cosa puoi fare quando entrambi i pedoni hanno promosso?</translation>
    </message>
    <message>
        <source>What happens if both pawns run?</source>
        <translation>Che cosa succede se entrambi i pedoni corrono?</translation>
    </message>
    <message>
        <source>Which reply to the check also protects a piece?</source>
        <translation>Quale risposta allo scacco difende anche un pezzo?</translation>
    </message>
    <message>
        <source>Can your king step into the square of the pawn?</source>
        <translation>Il tuo re può entrare nel quadrato del pedone?</translation>
    </message>
    <message>
        <source>How can your king stay in the square of the pawn?</source>
        <translation>Come può il tuo re restare nel quadrato del pedone?</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) shown</source>
        <translation>
            <numerusform>una mossa mostrata</numerusform>
            <numerusform>%n mosse mostrate</numerusform>
        </translation>
    </message>
    <message>
        <source>Which threat must he answer?</source>
        <translation>A quale minaccia deve rispondere?</translation>
    </message>
    <message>
        <source>How can you keep the other king on the edge?</source>
        <translation>Come puoi tenere al bordo l’altro re?</translation>
    </message>
    <message>
        <source>Which series of checks wins material?</source>
        <translation>Quale serie di scacchi guadagna materiale?</translation>
    </message>
    <message>
        <source>Which of your pieces is pinned?</source>
        <translation>Quale dei tuoi pezzi è inchiodato?</translation>
    </message>
    <message>
        <source>No other move wins.</source>
        <translation>Nessun’altra mossa vince.</translation>
    </message>
    <message>
        <source>Most moves hold the draw.</source>
        <translation>La maggior parte delle mosse tiene la patta.</translation>
    </message>
    <message>
        <source>No move wins by force, and none loses.</source>
        <translation>Nessuna mossa vince di forza e nessuna perde.</translation>
    </message>
    <message>
        <source>How can you prepare your king&apos;s next move?</source>
        <translation>Come puoi preparare la prossima mossa del tuo re?</translation>
    </message>
    <message>
        <source>How can you prepare the bishop&apos;s next move?</source>
        <translation>Come puoi preparare la prossima mossa dell’alfiere?</translation>
    </message>
    <message>
        <source>How can you prepare the knight&apos;s next move?</source>
        <translation>Come puoi preparare la prossima mossa del cavallo?</translation>
    </message>
    <message>
        <source>What do you want to play next?</source>
        <translation>Che cosa vuoi giocare dopo?</translation>
    </message>
    <message>
        <source>Only one move wins: what do the others allow?</source>
        <translation>Una sola mossa vince: che cosa permettono le altre?</translation>
    </message>
    <message>
        <source>What do the other moves allow?</source>
        <translation>Che cosa permettono le altre mosse?</translation>
    </message>
    <message>
        <source>How can you leave him nothing to attack?</source>
        <translation>Come puoi non lasciargli nulla da attaccare?</translation>
    </message>
    <message>
        <source>How can you hold out longest?</source>
        <translation>Come puoi resistere più a lungo?</translation>
    </message>
    <message>
        <source>Where do you keep the most room?</source>
        <translation>Dove ti resta più spazio?</translation>
    </message>
    <message>
        <source>How can you stalemate him?</source>
        <translation>Come puoi dargli stallo?</translation>
    </message>
    <message>
        <source>Many moves lose here.</source>
        <translation>Qui molte mosse perdono.</translation>
    </message>
    <message>
        <source>What happens if the rook leaves its king?</source>
        <translation>Che cosa succede se la torre lascia il suo re?</translation>
    </message>
    <message>
        <source>From where can your rook attack the pawn?</source>
        <translation>Da dove può la tua torre attaccare il pedone?</translation>
    </message>
    <message>
        <source>Where would your king be lost?</source>
        <translation>Dove sarebbe perso il tuo re?</translation>
    </message>
    <message>
        <source>Move a queen.</source>
        <translation>Muovi una donna.</translation>
    </message>
    <message>
        <source>Move a rook.</source>
        <translation>Muovi una torre.</translation>
    </message>
    <message>
        <source>Move a bishop.</source>
        <translation>Muovi un alfiere.</translation>
    </message>
    <message>
        <source>Move a knight.</source>
        <translation>Muovi un cavallo.</translation>
    </message>
    <message>
        <source>Move a pawn.</source>
        <translation>Muovi un pedone.</translation>
    </message>
    <message>
        <source>Every move that keeps the queen holds the draw.</source>
        <translation>Ogni mossa che conserva la donna tiene la patta.</translation>
    </message>
    <message>
        <source>Every move that keeps the rook holds the draw.</source>
        <translation>Ogni mossa che conserva la torre tiene la patta.</translation>
    </message>
    <message>
        <source>Every move that keeps the bishop holds the draw.</source>
        <translation>Ogni mossa che conserva l’alfiere tiene la patta.</translation>
    </message>
    <message>
        <source>Every move that keeps the knight holds the draw.</source>
        <translation>Ogni mossa che conserva il cavallo tiene la patta.</translation>
    </message>
    <message>
        <source>Every move that does not lose a piece holds the draw.</source>
        <translation>Ogni mossa che non perde un pezzo tiene la patta.</translation>
    </message>
    <message>
        <source>Which pawn promotes first, and is it with check?</source>
        <translation>Quale pedone promuove per primo, e con scacco?</translation>
    </message>
    <message>
        <source>Which pawn promotes first, and what does the queen control then?</source>
        <translation>Quale pedone promuove per primo, e che cosa controlla allora la donna?</translation>
    </message>
    <message>
        <source>Does your king stand well on the edge?</source>
        <translation>Il tuo re sta bene al bordo?</translation>
    </message>
    <message>
        <source>What can you give up to draw the king away?</source>
        <translation>Che cosa puoi sacrificare per allontanare il re?</translation>
    </message>
    <message>
        <source>How can you drive the king in front of its pawn?</source>
        <translation>Come puoi spingere il re davanti al suo pedone?</translation>
    </message>
    <message>
        <source>Which squares does the knight have left?</source>
        <translation>Quali case restano al cavallo?</translation>
    </message>
    <message>
        <source>Which squares does the bishop have left?</source>
        <translation>Quali case restano all’alfiere?</translation>
    </message>
    <message>
        <source>To which side must your king go?</source>
        <translation>Da quale lato deve andare il tuo re?</translation>
    </message>
    <message>
        <source>Which line must the rook hold?</source>
        <translation>Quale linea deve tenere la torre?</translation>
    </message>
    <message>
        <source>Which check is guarded by your king?</source>
        <translation>Quale scacco è difeso dal tuo re?</translation>
    </message>
    <message>
        <source>In which corner is your king safe?</source>
        <translation>In quale angolo il tuo re è al sicuro?</translation>
    </message>
    <message>
        <source>Can the rook still cut your king off?</source>
        <translation>La torre può ancora tagliare fuori il tuo re?</translation>
    </message>
    <message>
        <source>On which side does your rook have room for checks?</source>
        <translation>Su quale lato la tua torre ha spazio per gli scacchi?</translation>
    </message>
    <message>
        <source>Which piece can step aside with check?</source>
        <translation>Quale pezzo può spostarsi con scacco?</translation>
    </message>
    <message>
        <source>Which check prepares zugzwang?</source>
        <translation>Quale scacco prepara lo zugzwang?</translation>
    </message>
    <message>
        <source>Which check would be deadly?</source>
        <translation>Quale scacco sarebbe micidiale?</translation>
    </message>
    <message>
        <source>Which piece can help to win the knight?</source>
        <translation>Quale pezzo può aiutare a vincere il cavallo?</translation>
    </message>
    <message>
        <source>Which piece can help to win the bishop?</source>
        <translation>Quale pezzo può aiutare a vincere l’alfiere?</translation>
    </message>
    <message>
        <source>On which side of the pawn is your king not held up?</source>
        <translation>Da quale lato del pedone il tuo re non viene fermato?</translation>
    </message>
    <message>
        <source>Which diagonal must the bishop not leave?</source>
        <translation>Quale diagonale non deve lasciare l’alfiere?</translation>
    </message>
    <message>
        <source>Where can a check stop the other king?</source>
        <translation>Dove uno scacco può fermare l’altro re?</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Your settings could not be read; the defaults are used instead.</source>
        <translation>Non è stato possibile leggere le tue impostazioni; valgono quelle predefinite.</translation>
    </message>
    <message>
        <source>Right Corner</source>
        <translation>Right Corner</translation>
    </message>
    <message>
        <source>A trainer for chess endings with up to %1 pieces.</source>
        <translation>Allenatore per finali di scacchi con al massimo %1 pezzi.</translation>
    </message>
    <message>
        <source>Your last game was saved by a newer version of Right Corner; a new game has been started.</source>
        <translation>La tua ultima partita è stata salvata da una versione più recente di Right Corner; ne è iniziata una nuova.</translation>
    </message>
    <message>
        <source>Neither your settings nor your games could be read completely.</source>
        <translation>Non è stato possibile leggere per intero né le tue impostazioni né le tue partite.</translation>
    </message>
    <message>
        <source>Your games could not be read completely; what could be read is here.</source>
        <translation>Non è stato possibile leggere per intero le tue partite; ecco ciò che si è potuto leggere.</translation>
    </message>
    <message>
        <source>The old file has been kept as %1.</source>
        <translation>Il vecchio file è stato conservato come %1.</translation>
    </message>
    <message>
        <source>Right Corner failed to start twice in a row; this time it starts without your games.</source>
        <translation>Right Corner non si è avviato per due volte di seguito; stavolta si avvia senza le tue partite.</translation>
    </message>
    <message>
        <source>rightcorner: cannot open a display; run it in a graphical session (DISPLAY or WAYLAND_DISPLAY).</source>
        <translation>rightcorner: impossibile aprire lo schermo; avvialo in una sessione grafica (DISPLAY o WAYLAND_DISPLAY).</translation>
    </message>
    <message>
        <source>Store games and practice data in the folder &lt;dir&gt;.</source>
        <translation>Salva partite e progressi nella cartella &lt;dir&gt;.</translation>
    </message>
    <message>
        <source>A file with games (PGN) or a position (FEN), a position as a FEN, or - to read standard input.</source>
        <translation>Un file con partite (PGN) o con una posizione (FEN), una posizione come FEN, o - per leggere lo standard input.</translation>
    </message>
    <message>
        <source>rightcorner: Qt&apos;s platform plugin &quot;%1&quot; is missing; install it (for Wayland, the package qt6-wayland).</source>
        <translation>rightcorner: manca il plugin di piattaforma Qt «%1»; installalo (per Wayland, il pacchetto qt6-wayland).</translation>
    </message>
    <message>
        <source>rightcorner: cannot start because the system allows no more threads; close other programs and try again.</source>
        <translation>rightcorner: avvio impossibile perché il sistema non consente altri thread; chiudi altri programmi e riprova.</translation>
    </message>
    <message>
        <source>Your games were not read because you cancelled that.</source>
        <translation>Le tue partite non sono state lette perché hai annullato la lettura.</translation>
    </message>
    <message>
        <source>Your games are being read.</source>
        <translation>Lettura delle tue partite in corso.</translation>
    </message>
    <message>
        <source>rightcorner: there is not enough memory. Any game in progress has been saved. Close other programs or raise the limit, and try again.</source>
        <translation>rightcorner: la memoria non basta. L’eventuale partita in corso è stata salvata. Chiudi altri programmi o aumenta il limite, e riprova.</translation>
    </message>
    <message>
        <source>rightcorner: lost the connection to the display. Any game in progress has been saved.</source>
        <translation>rightcorner: connessione allo schermo persa. L’eventuale partita in corso è stata salvata.</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>in check</source>
        <translation>sotto scacco</translation>
    </message>
    <message>
        <source>right corner</source>
        <translation>angolo giusto</translation>
    </message>
    <message>
        <source>&amp;Target corners</source>
        <translation>Angoli del &amp;matto</translation>
    </message>
    <message>
        <source>wrong corner</source>
        <translation>angolo sbagliato</translation>
    </message>
    <message>
        <source>key square</source>
        <translation>casa chiave</translation>
    </message>
    <message>
        <source>&amp;Key squares</source>
        <translation>Case c&amp;hiave</translation>
    </message>
    <message>
        <source>in the square of the pawn</source>
        <translation>nel quadrato del pedone</translation>
    </message>
    <message>
        <source>S&amp;quare of the pawn</source>
        <translation>&amp;Quadrato del pedone</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>raggiungibile</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>catturabile</translation>
    </message>
    <message>
        <source>&amp;Destinations</source>
        <translation>&amp;Destinazioni</translation>
    </message>
    <message>
        <source>part of the last move</source>
        <translation>parte dell’ultima mossa</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>&amp;Ultima mossa</translation>
    </message>
    <message>
        <source>circled in green</source>
        <translation>cerchiata in verde</translation>
    </message>
    <message>
        <source>circled in red</source>
        <translation>cerchiata in rosso</translation>
    </message>
    <message>
        <source>circled in yellow</source>
        <translation>cerchiata in giallo</translation>
    </message>
    <message>
        <source>circled in blue</source>
        <translation>cerchiata in blu</translation>
    </message>
    <message>
        <source>best move; in a replay, the next move</source>
        <translation>mossa migliore; nella riproduzione, la prossima mossa</translation>
    </message>
    <message>
        <source>reply to a mistake; attack on the king</source>
        <translation>risposta a un errore; attacco al re</translation>
    </message>
    <message>
        <source>drawn in green</source>
        <translation>disegnata in verde</translation>
    </message>
    <message>
        <source>drawn in red</source>
        <translation>disegnata in rosso</translation>
    </message>
    <message>
        <source>drawn in yellow</source>
        <translation>disegnata in giallo</translation>
    </message>
    <message>
        <source>drawn in blue</source>
        <translation>disegnata in blu</translation>
    </message>
    <message>
        <source>controlled by the king</source>
        <translation>controllata dal re</translation>
    </message>
    <message>
        <source>controlled by the attacking king</source>
        <translation>controllata dal re attaccante</translation>
    </message>
    <message>
        <source>Controlled by the &amp;king</source>
        <translation>Controllate dal &amp;re</translation>
    </message>
    <message>
        <source>controlled by the first piece</source>
        <translation>controllata dal primo pezzo</translation>
    </message>
    <message>
        <source>controlled by the attacker&apos;s first piece, such as the bishop; also through the other king (x-ray)</source>
        <translation>controllata dal primo pezzo dell’attaccante, come l’alfiere; anche attraverso l’altro re (raggi X)</translation>
    </message>
    <message>
        <source>Controlled by the &amp;first piece, such as the bishop</source>
        <translation>Controllate dal &amp;primo pezzo, come l’alfiere</translation>
    </message>
    <message>
        <source>controlled by the second piece</source>
        <translation>controllata dal secondo pezzo</translation>
    </message>
    <message>
        <source>controlled by the attacker&apos;s second piece, such as the knight</source>
        <translation>controllata dal secondo pezzo dell’attaccante, come il cavallo</translation>
    </message>
    <message>
        <source>Controlled by the &amp;second piece, such as the knight</source>
        <translation>Controllate dal &amp;secondo pezzo, come il cavallo</translation>
    </message>
    <message>
        <source>in the cage</source>
        <translation>nella gabbia</translation>
    </message>
    <message>
        <source>the cage: every square the defending king could still reach if the other pieces stood still</source>
        <translation>la gabbia: tutte le case che il re in difesa potrebbe ancora raggiungere se gli altri pezzi stessero fermi</translation>
    </message>
    <message>
        <source>&amp;Cage</source>
        <translation>&amp;Gabbia</translation>
    </message>
    <message>
        <source>Delétang&apos;s tria&amp;ngles</source>
        <translation>Triangoli di &amp;Delétang</translation>
    </message>
    <message>
        <source>on the W</source>
        <translation>sulla W</translation>
    </message>
    <message>
        <source>Philidor&apos;s W: the squares on which the knight drives the lone king along the edge</source>
        <translation>la W di Philidor: le case su cui il cavallo spinge il re solo lungo il bordo</translation>
    </message>
    <message>
        <source>Philidor&apos;s &amp;W</source>
        <translation>&amp;W di Philidor</translation>
    </message>
    <message>
        <source>between kings in opposition</source>
        <translation>tra re in opposizione</translation>
    </message>
    <message>
        <source>in opposition</source>
        <translation>in opposizione</translation>
    </message>
    <message>
        <source>the opposition: kings facing each other with one, three or five squares between them</source>
        <translation>l’opposizione: re che si fronteggiano con una, tre o cinque case in mezzo</translation>
    </message>
    <message>
        <source>&amp;Opposition</source>
        <translation>&amp;Opposizione</translation>
    </message>
    <message>
        <source>in the heat map</source>
        <translation>nella mappa di calore</translation>
    </message>
    <message>
        <source>the heat map: the number of moves to mate if the piece stood there and everything else stayed the same; = means a draw, − a mate by the other side</source>
        <translation>la mappa di calore: le mosse al matto se il pezzo stesse lì e tutto il resto rimanesse uguale; = indica patta, − un matto dell’altra parte</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>&amp;Mappa di calore</translation>
    </message>
    <message>
        <source>pointed out by the coach</source>
        <translation>indicata dall’allenatore</translation>
    </message>
    <message>
        <source>the method&apos;s move</source>
        <translation>mossa del metodo</translation>
    </message>
    <message>
        <source>in the field</source>
        <translation>nel campo</translation>
    </message>
    <message>
        <source>the field: the smallest of seven regions around the right corners in which the bishop and knight can keep the lone king for three moves</source>
        <translation>il campo: la più piccola di sette regioni attorno agli angoli giusti in cui alfiere e cavallo possono tenere il re solo per tre mosse</translation>
    </message>
    <message>
        <source>F&amp;ield</source>
        <translation>&amp;Campo</translation>
    </message>
    <message>
        <source>in the next field</source>
        <translation>nel campo successivo</translation>
    </message>
    <message>
        <source>the next field, which the method is heading for</source>
        <translation>il campo successivo, a cui punta il metodo</translation>
    </message>
    <message>
        <source>in a triangle</source>
        <translation>in un triangolo</translation>
    </message>
    <message>
        <source>Delétang&apos;s triangles: the squares left to the lone king behind a diagonal of seven, five or three squares, and the pieces that keep him there</source>
        <translation>i triangoli di Delétang: le case che restano al re solo dietro una diagonale di sette, cinque o tre case, e i pezzi che ve lo tengono</translation>
    </message>
    <message>
        <source>left to the lone king</source>
        <translation>lasciata al re solo</translation>
    </message>
    <message>
        <source>the squares left to the lone king in the triangle that holds him</source>
        <translation>le case lasciate al re solo nel triangolo che lo rinchiude</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>Po&amp;sizione</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>S&amp;cacchiera</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>&amp;Allenamento</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>I&amp;mpostazioni</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;iuto</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
</context>
<context>
    <name>Method</name>
    <message>
        <source>Equally good: %1.</source>
        <translation>Altrettanto buone: %1.</translation>
    </message>
    <message>
        <source>bring the knight nearer to your king</source>
        <comment>advice</comment>
        <translation>avvicina il cavallo al tuo re</translation>
    </message>
    <message>
        <source>bring the bishop nearer to your king</source>
        <comment>advice</comment>
        <translation>avvicina l’alfiere al tuo re</translation>
    </message>
    <message>
        <source>bring your king nearer to your pieces</source>
        <comment>advice</comment>
        <translation>avvicina il tuo re ai tuoi pezzi</translation>
    </message>
    <message>
        <source>bring your pieces closer together</source>
        <comment>advice</comment>
        <translation>avvicina tra loro i tuoi pezzi</translation>
    </message>
    <message>
        <source>bring your king towards a square a knight&apos;s move from the corner</source>
        <comment>advice</comment>
        <translation>porta il tuo re verso una casa a un salto di cavallo dall’angolo</translation>
    </message>
    <message>
        <source>bring your king nearer to his</source>
        <comment>advice</comment>
        <translation>avvicina il tuo re al suo</translation>
    </message>
    <message>
        <source>bring your king towards the centre</source>
        <comment>advice</comment>
        <translation>porta il tuo re verso il centro</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Poi: %1.</translation>
    </message>
    <message>
        <source>Next: mate in %1.</source>
        <translation>Poi: matto in %1.</translation>
    </message>
    <message>
        <source>Next: mate.</source>
        <translation>Poi: matto.</translation>
    </message>
    <message>
        <source>No field is smaller: %1.</source>
        <translation>Nessun campo è più piccolo: %1.</translation>
    </message>
    <message>
        <source>Nothing smaller yet: %1.</source>
        <translation>Ancora niente di più piccolo: %1.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Gioca %1.</translation>
    </message>
    <message>
        <source>the two outer rings</source>
        <comment>a field</comment>
        <translation>i due anelli esterni</translation>
    </message>
    <message>
        <source>the whole board</source>
        <comment>a field</comment>
        <translation>tutta la scacchiera</translation>
    </message>
    <message>
        <source>Field: %1.</source>
        <translation>Campo: %1.</translation>
    </message>
    <message>
        <source>No field is smaller.</source>
        <translation>Nessun campo è più piccolo.</translation>
    </message>
    <message>
        <source>Nothing smaller yet.</source>
        <translation>Ancora niente di più piccolo.</translation>
    </message>
    <message>
        <source>Field: %1, larger for the moment.</source>
        <translation>Campo: %1, per ora più grande.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the method&apos;s move; best play is %n move(s) faster.</source>
        <translation>
            <numerusform>%1 è la mossa del metodo; il miglior gioco è più rapido di una mossa.</numerusform>
            <numerusform>%1 è la mossa del metodo; il miglior gioco è più rapido di %n mosse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of the %n position(s) to know by heart: play %1.</source>
        <translation>
            <numerusform>L’unica posizione da sapere a memoria: gioca %1.</numerusform>
            <numerusform>Una delle %n posizioni da sapere a memoria: gioca %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>First: %1</source>
        <comment>a sentence about a move</comment>
        <translation>Anzitutto: %1</translation>
    </message>
    <message>
        <source>First one of these: %1</source>
        <comment>sentences about moves</comment>
        <translation>Per prima, una di queste: %1</translation>
    </message>
    <message>
        <source>three squares at the corner</source>
        <comment>a field</comment>
        <translation>tre case nell’angolo</translation>
    </message>
    <message>
        <source>six squares at the corner</source>
        <comment>a field</comment>
        <translation>sei case nell’angolo</translation>
    </message>
    <message>
        <source>eight squares at the corner</source>
        <comment>a field</comment>
        <translation>otto case nell’angolo</translation>
    </message>
    <message>
        <source>the edge without the wrong corners</source>
        <comment>a field</comment>
        <translation>il bordo senza gli angoli sbagliati</translation>
    </message>
    <message>
        <source>the whole edge</source>
        <comment>a field</comment>
        <translation>tutto il bordo</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king towards a square a knight&apos;s move from the corner.</source>
        <translation>Servono alcune mosse per portare il tuo re verso una casa a un salto di cavallo dall’angolo.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king nearer to his.</source>
        <translation>Servono alcune mosse per avvicinare il tuo re al suo.</translation>
    </message>
    <message>
        <source>It takes some moves to drive him towards a right corner.</source>
        <translation>Servono alcune mosse per spingerlo verso un angolo giusto.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king towards the centre.</source>
        <translation>Servono alcune mosse per portare il tuo re verso il centro.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king and pieces closer together.</source>
        <translation>Servono alcune mosse per avvicinare tra loro il tuo re e i tuoi pezzi.</translation>
    </message>
    <message>
        <source>His reply must bring him nearer to your king.</source>
        <translation>La sua risposta deve avvicinarlo al tuo re.</translation>
    </message>
    <message>
        <source>His reply must take him nearer to a right corner.</source>
        <translation>La sua risposta deve avvicinarlo a un angolo giusto.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message numerus="yes">
        <source>%n move(s) with best play from the start</source>
        <translation>
            <numerusform>%n mossa con il miglior gioco dall’inizio</numerusform>
            <numerusform>%n mosse con il miglior gioco dall’inizio</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n wasted so far</source>
        <translation>
            <numerusform>%n sprecata finora</numerusform>
            <numerusform>%n sprecate finora</numerusform>
        </translation>
    </message>
    <message>
        <source>Equally good:</source>
        <translation>Altrettanto buone:</translation>
    </message>
    <message>
        <source>Also tried here:</source>
        <translation>Altre mosse provate qui:</translation>
    </message>
    <message>
        <source>The win was thrown away on move %1.</source>
        <translation>La vittoria è stata buttata via alla mossa %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Mate in %1 with best play by both sides.</source>
        <translation>Matto in %1 con il miglior gioco di entrambi.</translation>
    </message>
    <message>
        <source>Variations:</source>
        <translation>Varianti:</translation>
    </message>
</context>
<context>
    <name>Opinions</name>
    <message>
        <source>%1 considers the position equal.</source>
        <comment>Stockfish 15.1</comment>
        <translation>%1 considera la posizione pari.</translation>
    </message>
    <message>
        <source>%1 considers White %2 pawns ahead.</source>
        <translation>Per %1 il Bianco è in vantaggio di %2 pedoni.</translation>
    </message>
    <message>
        <source>%1 considers Black %2 pawns ahead.</source>
        <translation>Per %1 il Nero è in vantaggio di %2 pedoni.</translation>
    </message>
    <message>
        <source>%1 sees mate in %2 for White.</source>
        <translation>%1 vede matto in %2 per il Bianco.</translation>
    </message>
    <message>
        <source>%1 sees mate in %2 for Black.</source>
        <translation>%1 vede matto in %2 per il Nero.</translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation>Non è stato possibile avviare %1.</translation>
    </message>
    <message>
        <source>%1 does not respond like a UCI engine.</source>
        <translation>%1 non risponde come un motore UCI.</translation>
    </message>
    <message>
        <source>%1 has quit unexpectedly.</source>
        <translation>%1 si è chiuso inaspettatamente.</translation>
    </message>
    <message>
        <source>%1 is no longer responding.</source>
        <translation>%1 non risponde più.</translation>
    </message>
    <message>
        <source>%1 has chosen an illegal move.</source>
        <translation>%1 ha scelto una mossa illegale.</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 sta pensando…</translation>
    </message>
    <message>
        <source>It would play %1.</source>
        <translation>Giocherebbe %1.</translation>
    </message>
    <message>
        <source>That is an engine&apos;s opinion, not a proof.</source>
        <translation>È il parere di un motore, non una dimostrazione.</translation>
    </message>
    <message>
        <source>Your opponent plays by general principles here until you try again or choose an engine under Settings, Engine beyond the tablebases.</source>
        <translation>Qui il tuo avversario gioca secondo i principi generali finché non riprovi o scegli un motore in Impostazioni, Motore fuori dalle tablebase.</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>controlled by the pawn</source>
        <translation>controllata dal pedone</translation>
    </message>
    <message>
        <source>controlled by the knight</source>
        <translation>controllata dal cavallo</translation>
    </message>
    <message>
        <source>controlled by the bishop</source>
        <translation>controllata dall’alfiere</translation>
    </message>
    <message>
        <source>controlled by the rook</source>
        <translation>controllata dalla torre</translation>
    </message>
    <message>
        <source>controlled by the queen</source>
        <translation>controllata dalla donna</translation>
    </message>
    <message>
        <source>controlled by the king</source>
        <translation>controllata dal re</translation>
    </message>
    <message>
        <source>Top left: %1</source>
        <comment>the dots of a piece</comment>
        <translation>In alto a sinistra: %1</translation>
    </message>
    <message>
        <source>Top right: %1</source>
        <comment>the dots of a piece</comment>
        <translation>In alto a destra: %1</translation>
    </message>
    <message>
        <source>Bottom left: %1</source>
        <comment>the dots of a piece</comment>
        <translation>In basso a sinistra: %1</translation>
    </message>
    <message numerus="yes">
        <source>Cage: %n square(s)</source>
        <translation>
            <numerusform>Gabbia: %n casa</numerusform>
            <numerusform>Gabbia: %n case</numerusform>
        </translation>
    </message>
    <message>
        <source>W: %1</source>
        <comment>the squares of the knight</comment>
        <translation>W: %1</translation>
    </message>
    <message>
        <source>Opposition: direct</source>
        <translation>Opposizione: diretta</translation>
    </message>
    <message>
        <source>Opposition: diagonal</source>
        <translation>Opposizione: diagonale</translation>
    </message>
    <message>
        <source>Opposition: distant</source>
        <translation>Opposizione: distante</translation>
    </message>
    <message>
        <source>Opposition: none</source>
        <translation>Opposizione: nessuna</translation>
    </message>
    <message>
        <source>%1: with bishop and knight only</source>
        <translation>%1: solo con alfiere e cavallo</translation>
    </message>
    <message>
        <source>Heat map: hidden along with the mate distances</source>
        <translation>Mappa di calore: nascosta insieme alle distanze dal matto</translation>
    </message>
    <message>
        <source>Field: none</source>
        <translation>Campo: nessuno</translation>
    </message>
    <message>
        <source>Large triangle</source>
        <translation>Triangolo grande</translation>
    </message>
    <message>
        <source>Middle triangle</source>
        <translation>Triangolo medio</translation>
    </message>
    <message>
        <source>Small triangle</source>
        <translation>Triangolo piccolo</translation>
    </message>
    <message>
        <source>in the large triangle</source>
        <translation>nel triangolo grande</translation>
    </message>
    <message>
        <source>in the middle triangle</source>
        <translation>nel triangolo medio</translation>
    </message>
    <message>
        <source>in the small triangle</source>
        <translation>nel triangolo piccolo</translation>
    </message>
    <message>
        <source>diagonal %1</source>
        <translation>diagonale %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a piece and the squares that it guards</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, closed: %n square(s)</source>
        <translation>
            <numerusform>%1, chiuso: %n casa</numerusform>
            <numerusform>%1, chiuso: %n case</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, open at %2</source>
        <translation>%1, aperto in %2</translation>
    </message>
    <message>
        <source>Triangles: the king is outside; the large one lies behind %1</source>
        <comment>ends of diagonals</comment>
        <translation>Triangoli: il re è fuori; quello grande è dietro %1</translation>
    </message>
    <message>
        <source>Heat map: hidden during the exercise</source>
        <translation>Mappa di calore: nascosta durante l’esercizio</translation>
    </message>
</context>
<context>
    <name>OwnPositionsCommands</name>
    <message>
        <source>Other positions</source>
        <translation>Altre posizioni</translation>
    </message>
    <message>
        <source>The position could not be kept.</source>
        <translation>Non è stato possibile conservare la posizione.</translation>
    </message>
    <message>
        <source>The position has been kept in “%1”.</source>
        <comment>a course</comment>
        <translation>La posizione è stata aggiunta a «%1».</translation>
    </message>
    <message>
        <source>“%1” has this position already.</source>
        <comment>a course</comment>
        <translation>«%1» contiene già questa posizione.</translation>
    </message>
    <message>
        <source>My positions</source>
        <translation>Le mie posizioni</translation>
    </message>
    <message>
        <source>Keep this position</source>
        <translation>Conserva questa posizione</translation>
    </message>
    <message>
        <source>Add the position and what you have drawn on it to “My positions”, a course of your own</source>
        <translation>Aggiungi la posizione e i tuoi disegni a «Le mie posizioni», un corso tuo</translation>
    </message>
    <message>
        <source>E&amp;dit course</source>
        <translation>&amp;Modifica il corso</translation>
    </message>
    <message>
        <source>Edit this page</source>
        <translation>Modifica questa pagina</translation>
    </message>
    <message>
        <source>Change chapter, task, words, moves and drawings of the page</source>
        <translation>Cambia capitolo, compito, testo, mosse e disegni della pagina</translation>
    </message>
    <message>
        <source>Move page up</source>
        <translation>Sposta la pagina in su</translation>
    </message>
    <message>
        <source>Put the page before the previous one</source>
        <translation>Metti la pagina prima della precedente</translation>
    </message>
    <message>
        <source>Move page down</source>
        <translation>Sposta la pagina in giù</translation>
    </message>
    <message>
        <source>Put the page behind the next one</source>
        <translation>Metti la pagina dopo la successiva</translation>
    </message>
    <message>
        <source>Delete page</source>
        <translation>Elimina la pagina</translation>
    </message>
    <message>
        <source>Delete the page from the file of the course</source>
        <translation>Elimina la pagina dal file del corso</translation>
    </message>
    <message>
        <source>Choose “Delete page” again to delete it; Esc keeps it.</source>
        <translation>Scegli di nuovo «Elimina la pagina» per eliminarla; con Esc resta.</translation>
    </message>
    <message>
        <source>It will be gone from the file of the course.</source>
        <translation>Sparirà dal file del corso.</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>Salva la pagina</translation>
    </message>
    <message>
        <source>Save the page and show it as its readers see it</source>
        <translation>Salva la pagina e mostrala come la vedono i lettori</translation>
    </message>
    <message>
        <source>Delete move</source>
        <translation>Elimina la mossa</translation>
    </message>
    <message>
        <source>Delete the last move on the board from the page, with all that follows it</source>
        <translation>Elimina dalla pagina l’ultima mossa sulla scacchiera e tutto ciò che segue</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) have been imported into “%1”.</source>
        <comment>a course</comment>
        <translation>
            <numerusform>Una pagina è stata importata in «%1».</numerusform>
            <numerusform>%n pagine sono state importate in «%1».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) could not be read.</source>
        <translation>
            <numerusform>Non è stato possibile leggere una posizione.</numerusform>
            <numerusform>Non è stato possibile leggere %n posizioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course has been saved as “%1”.</source>
        <translation>Il corso è stato salvato come «%1».</translation>
    </message>
    <message>
        <source>Others can open the file as a course.</source>
        <translation>Altri possono aprire il file come corso.</translation>
    </message>
    <message>
        <source>Import positions</source>
        <translation>Importa posizioni</translation>
    </message>
    <message>
        <source>Games and positions (*.pgn *.epd *.fen *.txt)</source>
        <translation>Partite e posizioni (*.pgn *.epd *.fen *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Save a copy of the course</source>
        <translation>Salva una copia del corso</translation>
    </message>
    <message>
        <source>Courses (*.pgn)</source>
        <translation>Corsi (*.pgn)</translation>
    </message>
    <message>
        <source>Import into “My positions”…</source>
        <translation>Importa in «Le mie posizioni»…</translation>
    </message>
    <message>
        <source>Add the pages of a course, games, a Lichess study, or a list of FEN or EPD</source>
        <translation>Aggiungi le pagine di un corso, partite, uno studio di Lichess o un elenco di FEN o EPD</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Salva una copia come…</translation>
    </message>
    <message>
        <source>Save the course as a PGN file for others, with its name as the title</source>
        <translation>Salva il corso come file PGN per altri; il nome diventa il titolo</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) were there already.</source>
        <translation>
            <numerusform>Una pagina c’era già.</numerusform>
            <numerusform>%n pagine c’erano già.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename chapter</source>
        <translation>Rinomina capitolo</translation>
    </message>
    <message>
        <source>New name of the chapter:</source>
        <translation>Nuovo nome del capitolo:</translation>
    </message>
    <message>
        <source>Move chapter up</source>
        <translation>Sposta il capitolo in su</translation>
    </message>
    <message>
        <source>Put the chapter before the previous one, with all its pages</source>
        <translation>Metti il capitolo, con tutte le sue pagine, prima del precedente</translation>
    </message>
    <message>
        <source>Move chapter down</source>
        <translation>Sposta il capitolo in giù</translation>
    </message>
    <message>
        <source>Put the chapter behind the next one, with all its pages</source>
        <translation>Metti il capitolo, con tutte le sue pagine, dopo il successivo</translation>
    </message>
    <message>
        <source>Rename chapter…</source>
        <translation>Rinomina capitolo…</translation>
    </message>
    <message>
        <source>Give all pages of the chapter another chapter name</source>
        <translation>Dai a tutte le pagine del capitolo un altro nome di capitolo</translation>
    </message>
    <message>
        <source>open a page of “%1” or of a file of yours first</source>
        <comment>a course</comment>
        <translation>apri prima una pagina di «%1» o di un tuo file</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifica</translation>
    </message>
    <message>
        <source>the FEN cannot be read</source>
        <translation>la FEN non è leggibile</translation>
    </message>
    <message>
        <source>“%1” has not changed.</source>
        <comment>a course</comment>
        <translation>«%1» non è cambiato.</translation>
    </message>
    <message>
        <source>Choose “Save page” again to save it with the error.</source>
        <translation>Scegli di nuovo «Salva la pagina» per salvarla con l’errore.</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continua a modificare</translation>
    </message>
    <message>
        <source>Keep page</source>
        <translation>Tieni la pagina</translation>
    </message>
</context>
<context>
    <name>Phrasing</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a headline as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>PieceNames</name>
    <message>
        <source>white pawn</source>
        <translation>pedone bianco</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>cavallo bianco</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>alfiere bianco</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>torre bianca</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>donna bianca</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>re bianco</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>pedone nero</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>cavallo nero</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>alfiere nero</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>torre nera</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>donna nera</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>re nero</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>pedone</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cavallo</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>alfiere</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>torre</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
</context>
<context>
    <name>PositionCommands</name>
    <message>
        <source>&amp;Set up</source>
        <translation>&amp;Imposta</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Imposta una posizione</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Play this position against the program</source>
        <translation>Gioca questa posizione contro il programma</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizza</translation>
    </message>
    <message>
        <source>Move pieces for both sides</source>
        <translation>Muovi i pezzi di entrambi i colori</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>Start a game from the position on the board</source>
        <translation>Inizia una partita dalla posizione sulla scacchiera</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Copia posizione</translation>
    </message>
    <message>
        <source>Mirror &amp;left–right</source>
        <translation>Specchio &amp;orizzontale</translation>
    </message>
    <message>
        <source>Mirror ↔</source>
        <translation>Specchio ↔</translation>
    </message>
    <message>
        <source>Swap left and right</source>
        <translation>Scambia sinistra e destra</translation>
    </message>
    <message>
        <source>Mirror &amp;up–down</source>
        <translation>Specchio &amp;verticale</translation>
    </message>
    <message>
        <source>Mirror ↕</source>
        <translation>Specchio ↕</translation>
    </message>
    <message>
        <source>Swap up and down</source>
        <translation>Scambia sopra e sotto</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>&amp;Ruota</translation>
    </message>
    <message>
        <source>Rotate the board by a quarter turn</source>
        <translation>Ruota la scacchiera di un quarto di giro</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>Sc&amp;ambia colori</translation>
    </message>
    <message>
        <source>White pieces become black and black pieces white</source>
        <translation>I pezzi bianchi diventano neri e i neri bianchi</translation>
    </message>
    <message>
        <source>Cl&amp;ear</source>
        <translation>Svuo&amp;ta</translation>
    </message>
    <message>
        <source>Remove all pieces from the board</source>
        <translation>Togli tutti i pezzi dalla scacchiera</translation>
    </message>
    <message>
        <source>&amp;Paste position or game</source>
        <translation>I&amp;ncolla posizione o partita</translation>
    </message>
    <message>
        <source>Copy the position as a FEN</source>
        <translation>Copia la posizione come FEN</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Copia come imma&amp;gine</translation>
    </message>
    <message>
        <source>Copy a picture of the board</source>
        <translation>Copia un’immagine della scacchiera</translation>
    </message>
    <message>
        <source>Copy as &amp;text diagram</source>
        <translation>Copia come &amp;diagramma di testo</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>Co&amp;pia partita</translation>
    </message>
    <message>
        <source>Paste a position, games or a link to a position</source>
        <translation>Incolla una posizione, partite o un link a una posizione</translation>
    </message>
    <message>
        <source>Copy the game as PGN, for other programs and emails</source>
        <translation>Copia la partita come PGN, per altri programmi ed e-mail</translation>
    </message>
    <message>
        <source>Copy the board as lines of text for emails and notes</source>
        <translation>Copia la scacchiera come righe di testo, per e-mail e appunti</translation>
    </message>
    <message>
        <source>The picture has been copied.</source>
        <translation>L’immagine è stata copiata.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>You let the draw slip.</source>
        <translation>Hai lasciato sfuggire la patta.</translation>
    </message>
    <message>
        <source>You threw the win away.</source>
        <translation>Hai buttato via la vittoria.</translation>
    </message>
    <message>
        <source>You held the draw.</source>
        <translation>Hai tenuto la patta.</translation>
    </message>
    <message>
        <source>You mated without wasting a move.</source>
        <translation>Matto senza sprecare una mossa.</translation>
    </message>
    <message>
        <source>hold the draw</source>
        <translation>tenere la patta</translation>
    </message>
    <message>
        <source>Bishop and knight</source>
        <translation>Alfiere e cavallo</translation>
    </message>
    <message>
        <source>Basic mates</source>
        <translation>Matti elementari</translation>
    </message>
    <message>
        <source>Pawn endings</source>
        <translation>Finali di pedoni</translation>
    </message>
    <message>
        <source>Piece against piece</source>
        <translation>Pezzo contro pezzo</translation>
    </message>
    <message>
        <source>This one is new.</source>
        <translation>Questo esercizio è nuovo.</translation>
    </message>
    <message>
        <source>No exercises are due. This is the one you did longest ago.</source>
        <translation>Nessun esercizio è da ripassare. Questo è quello che non fai da più tempo.</translation>
    </message>
    <message numerus="yes">
        <source>You did this one %n day(s) ago. Let&apos;s see whether it stuck.</source>
        <translation>
            <numerusform>Questo esercizio l’hai fatto ieri. Vediamo se ti è rimasto.</numerusform>
            <numerusform>Questo esercizio l’hai fatto %n giorni fa. Vediamo se ti è rimasto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>Tieni la patta per una mossa.</numerusform>
            <numerusform>Tieni la patta per %n mosse.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bene</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>You got there, but with a hint or a take-back, or with more than %1 of your moves wasted.</source>
        <translation>Ce l’hai fatta, ma con un suggerimento o una mossa ritirata, o sprecando più del %1 delle tue mosse.</translation>
    </message>
    <message>
        <source>You got there on your own.</source>
        <translation>Ce l’hai fatta da te.</translation>
    </message>
    <message>
        <source>You got there on your own, wasted at most %1 of your moves, and averaged at most %2 s per move.</source>
        <translation>Ce l’hai fatta da te, sprecando al massimo il %1 delle tue mosse e impiegando in media al massimo %2&#xa0;s per mossa.</translation>
    </message>
    <message>
        <source>All endings of up to four pieces</source>
        <translation>Tutti i finali fino a quattro pezzi</translation>
    </message>
    <message>
        <source>The move to know by heart is another one.</source>
        <translation>La mossa da sapere a memoria è un’altra.</translation>
    </message>
    <message>
        <source>Right: %1 is the move.</source>
        <translation>Giusto: la mossa è %1.</translation>
    </message>
    <message>
        <source>Remember: %1.</source>
        <translation>Ricorda: %1.</translation>
    </message>
    <message>
        <source>It fits the method; the quickest mate begins with another move.</source>
        <translation>Segue il metodo; il matto più rapido comincia con un’altra mossa.</translation>
    </message>
    <message>
        <source>position %1 to know by heart</source>
        <translation>posizione %1 da sapere a memoria</translation>
    </message>
    <message>
        <source>Bishop and knight: positions to know by heart</source>
        <translation>Alfiere e cavallo: posizioni da sapere a memoria</translation>
    </message>
    <message>
        <source>Play the method&apos;s move, which you should know by heart.</source>
        <translation>Gioca la mossa del metodo, che dovresti sapere a memoria.</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>mossa unica</translation>
    </message>
    <message>
        <source>waiting move</source>
        <translation>mossa d’attesa</translation>
    </message>
    <message>
        <source>That is not the waiting move.</source>
        <translation>Non è questa la mossa d’attesa.</translation>
    </message>
    <message>
        <source>You finished this stage without wasting a move.</source>
        <translation>Tappa completata senza sprecare una mossa.</translation>
    </message>
    <message numerus="yes">
        <source>You finished this stage in %n move(s); the fewest are %1.</source>
        <translation>
            <numerusform>Tappa completata in una mossa; il minimo è %1.</numerusform>
            <numerusform>Tappa completata in %n mosse; il minimo è %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the only move that wins.</source>
        <translation>Trova l’unica mossa che vince.</translation>
    </message>
    <message>
        <source>Find a waiting move.</source>
        <translation>Trova una mossa d’attesa.</translation>
    </message>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>Dai matto in una mossa.</numerusform>
            <numerusform>Dai matto entro %n mosse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer promote the pawn within %n move(s).</source>
        <translation>
            <numerusform>Non puoi più promuovere il pedone in una mossa.</numerusform>
            <numerusform>Non puoi più promuovere il pedone entro %n mosse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer reach the stage “%1” within %n move(s).</source>
        <translation>
            <numerusform>Non puoi più raggiungere la tappa «%1» in una mossa.</numerusform>
            <numerusform>Non puoi più raggiungere la tappa «%1» entro %n mosse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer mate within %n move(s).</source>
        <translation>
            <numerusform>Non puoi più dare matto in una mossa.</numerusform>
            <numerusform>Non puoi più dare matto entro %n mosse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first answer was wrong.</source>
        <translation>La tua prima risposta era sbagliata.</translation>
    </message>
    <message>
        <source>You solved the question.</source>
        <translation>Hai risolto la domanda.</translation>
    </message>
    <message numerus="yes">
        <source>You promoted the pawn in %n move(s) and kept the win.</source>
        <translation>
            <numerusform>Hai promosso il pedone in una mossa conservando la vittoria.</numerusform>
            <numerusform>Hai promosso il pedone in %n mosse conservando la vittoria.</numerusform>
        </translation>
    </message>
    <message>
        <source>A question of a course</source>
        <translation>Una domanda di un corso</translation>
    </message>
    <message>
        <source>Only-move drills</source>
        <translation>Esercizi di mossa unica</translation>
    </message>
    <message>
        <source>Waiting-move drills</source>
        <translation>Esercizi di mossa d’attesa</translation>
    </message>
    <message>
        <source>The same kind of position once more, so that it sticks.</source>
        <translation>Ancora una posizione dello stesso tipo, perché ti resti.</translation>
    </message>
    <message numerus="yes">
        <source>Promote the pawn within %n move(s), keeping the win.</source>
        <translation>
            <numerusform>Promuovi il pedone in una mossa conservando la vittoria.</numerusform>
            <numerusform>Promuovi il pedone entro %n mosse conservando la vittoria.</numerusform>
        </translation>
    </message>
    <message>
        <source>failed</source>
        <comment>the result of an exam</comment>
        <translation>insufficiente</translation>
    </message>
    <message>
        <source>satisfactory</source>
        <comment>the result of an exam</comment>
        <translation>sufficiente</translation>
    </message>
    <message>
        <source>good</source>
        <comment>the result of an exam</comment>
        <translation>buono</translation>
    </message>
    <message>
        <source>very good</source>
        <comment>the result of an exam</comment>
        <translation>distinto</translation>
    </message>
    <message>
        <source>excellent</source>
        <comment>the result of an exam</comment>
        <translation>ottimo</translation>
    </message>
    <message>
        <source>You know this position from the course.</source>
        <translation>Conosci questa posizione dal corso.</translation>
    </message>
    <message>
        <source>Take moves back, or give up.</source>
        <translation>Ritira delle mosse o abbandona.</translation>
    </message>
    <message>
        <source>due now</source>
        <translation>da ripassare ora</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Non riuscito</translation>
    </message>
    <message>
        <source>This exercise is due again now.</source>
        <translation>Questo esercizio è di nuovo da ripassare.</translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n day(s).</source>
        <translation>
            <numerusform>Questo esercizio torna fra un giorno.</numerusform>
            <numerusform>Questo esercizio torna fra %n giorni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n minute(s).</source>
        <translation>
            <numerusform>Questo esercizio torna fra un minuto.</numerusform>
            <numerusform>Questo esercizio torna fra %n minuti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>fra %n giorno</numerusform>
            <numerusform>fra %n giorni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n minute(s)</source>
        <translation>
            <numerusform>fra %n minuto</numerusform>
            <numerusform>fra %n minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>mate in %1–%2</source>
        <translation>matto in %1–%2</translation>
    </message>
    <message>
        <source>mate in %1 or more</source>
        <translation>matto in %1 o più</translation>
    </message>
    <message>
        <source>You did not reach the goal in time or did not hold the draw; or you threw the win or the draw away, even if you took that back; or you were shown a move, or had hints or take-backs on more than %1 of your moves (rounded up).</source>
        <translation>Non hai raggiunto l’obiettivo in tempo o non hai tenuto la patta; o hai buttato via la vittoria o la patta, anche se poi hai ritirato la mossa; o ti è stata mostrata una mossa, oppure hai usato suggerimenti o ritirato la mossa in più del %1 delle tue mosse (per eccesso).</translation>
    </message>
    <message>
        <source>from your games</source>
        <translation>dalle tue partite</translation>
    </message>
    <message>
        <source>My own mistakes</source>
        <translation>I miei errori</translation>
    </message>
    <message>
        <source>You gave points away in this position in one of your games.</source>
        <translation>In questa posizione hai regalato punti in una delle tue partite.</translation>
    </message>
    <message>
        <source>You gave up, so it counts as failed.</source>
        <translation>Hai rinunciato, quindi vale come non riuscita.</translation>
    </message>
    <message>
        <source>You threw the result away and took the move back, so it counts as failed.</source>
        <translation>Avevi buttato via il risultato e poi hai ritirato la mossa, quindi vale come non riuscita.</translation>
    </message>
    <message>
        <source>You had too much help, so it counts as failed.</source>
        <translation>Hai avuto troppo aiuto, quindi vale come non riuscita.</translation>
    </message>
    <message>
        <source>Solved with help.</source>
        <translation>Risolta con aiuto.</translation>
    </message>
    <message>
        <source>Solved at the second try.</source>
        <translation>Risolta al secondo tentativo.</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n move(s) taken back.</source>
        <translation>
            <numerusform>Risolta dopo una mossa ritirata.</numerusform>
            <numerusform>Risolta dopo %n mosse ritirate.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is a few more than best play takes.</source>
        <translation>Sono alcune in più di quante ne richiede il miglior gioco.</translation>
    </message>
    <message numerus="yes">
        <source>Play until the next stage of the win begins, “%1”. You have %n move(s).</source>
        <translation>
            <numerusform>Gioca finché comincia la tappa successiva della vittoria: «%1». Hai una mossa.</numerusform>
            <numerusform>Gioca finché comincia la tappa successiva della vittoria: «%1». Hai %n mosse.</numerusform>
        </translation>
    </message>
    <message>
        <source>You were shown the answer, so it counts as failed.</source>
        <translation>Hai visto la risposta, quindi vale come non riuscita.</translation>
    </message>
    <message>
        <source>It may be turned or mirrored, with the colours swapped; “See the game” shows the original afterwards.</source>
        <translation>Può essere ruotata o speculare, con i colori scambiati; «Vedi la partita» mostra poi l’originale.</translation>
    </message>
</context>
<context>
    <name>PracticeCharts</name>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a date, short</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>%1 in the last four weeks, %2 before that.</source>
        <translation>%1 nelle ultime quattro settimane, prima %2.</translation>
    </message>
    <message>
        <source>Hold the draw</source>
        <translation>Tenere la patta</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Vincere</translation>
    </message>
    <message>
        <source>Hardest so far: %1.</source>
        <translation>Finora il più difficile: %1.</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>Giorni di fila</translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation>massimo: %1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Risolti</translation>
    </message>
    <message>
        <source>Moves wasted</source>
        <translation>Mosse sprecate</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Tempo per mossa</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Da ripassare oggi</translation>
    </message>
    <message>
        <source>%1 within a week</source>
        <translation>%1 entro una settimana</translation>
    </message>
    <message>
        <source>Success rate by week</source>
        <translation>Percentuale di successi per settimana</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Settimana</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>Percentuale</translation>
    </message>
    <message>
        <source>Moves wasted by week</source>
        <translation>Mosse sprecate per settimana</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>Sprecate</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Mates against perfect defence</source>
        <translation>Matti contro la difesa perfetta</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Ancora nessuno.</translation>
    </message>
    <message>
        <source>Mates</source>
        <translation>Matti</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>Le tue mosse</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Miglior gioco</translation>
    </message>
    <message>
        <source>Time per move by week</source>
        <translation>Tempo per mossa, per settimana</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Secondi per mossa</translation>
    </message>
    <message>
        <source>By ending</source>
        <translation>Per finale</translation>
    </message>
    <message>
        <source>By stage</source>
        <translation>Per tappa</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Tappa</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentativi</translation>
    </message>
    <message>
        <source>Coming up</source>
        <translation>Prossimi ripassi</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) in the next two weeks.</source>
        <translation>
            <numerusform>Un esercizio nelle prossime due settimane.</numerusform>
            <numerusform>%n esercizi nelle prossime due settimane.</numerusform>
        </translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Giorno</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Da ripassare</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Esercizi</translation>
    </message>
    <message>
        <source>Today and overdue</source>
        <translation>Oggi e in ritardo</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a date</comment>
        <translation>dddd d MMMM</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>ddd d</source>
        <comment>weekday and day, short</comment>
        <translation>ddd d</translation>
    </message>
    <message>
        <source>Where you throw results away</source>
        <translation>Dove butti via i risultati</translation>
    </message>
    <message>
        <source>Nowhere so far.</source>
        <translation>Finora da nessuna parte.</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Casa</translation>
    </message>
    <message numerus="yes">
        <source>thrown away here %n time(s)</source>
        <translation>
            <numerusform>buttato via qui %n volta</numerusform>
            <numerusform>buttato via qui %n volte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln attempt(s)</source>
        <translation>
            <numerusform>%1 su %Ln tentativo</numerusform>
            <numerusform>%1 su %Ln tentativi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln mossa</numerusform>
            <numerusform>%Ln mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages read</source>
        <translation>Pagine lette</translation>
    </message>
    <message>
        <source>of %1 in the courses</source>
        <translation>su %1 nei corsi</translation>
    </message>
    <message>
        <source>The courses</source>
        <translation>I corsi</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Corso</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>You would now solve about %1 of the exercises you have practised.</source>
        <translation>Ora ti riuscirebbe circa il %1 di tutti gli esercizi che hai fatto.</translation>
    </message>
    <message>
        <source>Known by heart</source>
        <translation>A memoria</translation>
    </message>
    <message>
        <source>Questions solved</source>
        <translation>Domande risolte</translation>
    </message>
    <message>
        <source>%1 of %2 questions solved; %3 of %4 pages read.</source>
        <translation>Domande risolte: %1 su %2; pagine lette: %3 su %4.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Domande</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions</comment>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>%1 per mossa</translation>
    </message>
    <message>
        <source>Wasted per move</source>
        <translation>Sprecate per mossa</translation>
    </message>
    <message>
        <source>Wasted per move in won positions</source>
        <translation>Sprecate per mossa in posizioni vinte</translation>
    </message>
    <message>
        <source>In all attempts, solved or not.</source>
        <translation>In tutti i tentativi, risolti o no.</translation>
    </message>
    <message>
        <source>Results thrown away: in all attempts, without moves taken back.</source>
        <translation>Risultati buttati via: in tutti i tentativi, escluse le mosse ritirate.</translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s), most often with a move to %1.</source>
        <translation>
            <numerusform>Hai buttato via una vittoria o una patta una volta, con una mossa in %1.</numerusform>
            <numerusform>Hai buttato via una vittoria o una patta %n volte, più spesso con una mossa in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s).</source>
        <translation>
            <numerusform>Hai buttato via una vittoria o una patta una volta.</numerusform>
            <numerusform>Hai buttato via una vittoria o una patta %n volte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Days with at least one exercise, of any ending.</source>
        <translation>Giorni con almeno un esercizio, di qualsiasi finale.</translation>
    </message>
    <message>
        <source>Solved on your own</source>
        <translation>Risolti da solo</translation>
    </message>
    <message>
        <source>Exercises that you have practised before, overdue ones included.</source>
        <translation>Esercizi che hai già fatto, compresi quelli arretrati.</translation>
    </message>
    <message>
        <source>In all courses, whatever the ending, with or without help.</source>
        <translation>In tutti i corsi, qualunque sia il finale, con o senza aiuto.</translation>
    </message>
    <message>
        <source>Other attempts</source>
        <translation>Altri tentativi</translation>
    </message>
    <message numerus="yes">
        <source>Over %n mate(s), you needed %1 moves on average; best play needs %2.</source>
        <translation>
            <numerusform>In un matto ti sono servite %1 mosse; con il miglior gioco ne bastano %2.</numerusform>
            <numerusform>In %n matti ti sono servite in media %1 mosse; con il miglior gioco ne bastano %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results thrown away: %1</source>
        <translation>risultati buttati via: %1</translation>
    </message>
    <message>
        <source>Questions of the courses</source>
        <translation>Domande dei corsi</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <comment>successful attempts, all attempts and their share</comment>
        <translation>%1 su %2 (%3)</translation>
    </message>
    <message>
        <source>Only attempts without hints and take-backs count, and only if no move threw the result away.</source>
        <translation>Contano solo i tentativi senza suggerimenti né mosse ritirate in cui nessuna mossa ha buttato via il risultato.</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln move(s)</source>
        <comment>moves wasted</comment>
        <translation>
            <numerusform>sprecate: %1; giocate: %Ln</numerusform>
            <numerusform>sprecate: %1; giocate: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; results thrown away: %2</source>
        <comment>moves wasted</comment>
        <translation>%1; risultati buttati via: %2</translation>
    </message>
    <message>
        <source>In all attempts to win, solved or not, without moves taken back.</source>
        <translation>In tutti i tentativi di vincere, risolti o no, escluse le mosse ritirate.</translation>
    </message>
</context>
<context>
    <name>PracticeCommands</name>
    <message>
        <source>Pr&amp;actice</source>
        <translation>Eserci&amp;zi</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;Esercitati</translation>
    </message>
    <message>
        <source>Do the exercises that are due, one after another</source>
        <translation>Fai gli esercizi da ripassare, uno dopo l’altro</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Prossimo esercizio</translation>
    </message>
    <message>
        <source>St&amp;op practising</source>
        <translation>&amp;Lascia gli esercizi</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>Session &amp;length</source>
        <translation>&amp;Durata della sessione</translation>
    </message>
    <message>
        <source>&amp;What to practise</source>
        <translation>Tema degli eserciz&amp;i</translation>
    </message>
    <message>
        <source>Gra&amp;ding…</source>
        <translation>&amp;Voti…</translation>
    </message>
    <message>
        <source>See how attempts are graded and change the limits</source>
        <translation>Guarda come i tentativi ricevono il voto e cambia i limiti</translation>
    </message>
    <message>
        <source>&amp;Read about it</source>
        <translation>&amp;Approfondisci</translation>
    </message>
    <message>
        <source>Go to the course page that teaches what this exercise is about</source>
        <translation>Vai alla pagina del corso che spiega il tema di questo esercizio</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s)</source>
        <translation>
            <numerusform>%n esercizio</numerusform>
            <numerusform>%n esercizi</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Start the exercise again from its position, without a grade</source>
        <translation>Ricomincia l’esercizio dalla sua posizione, senza voto</translation>
    </message>
    <message>
        <source>Every &amp;question of the courses</source>
        <translation>T&amp;utte le domande dei corsi</translation>
    </message>
    <message>
        <source>Practise the questions that you solved as well as those that you failed</source>
        <translation>Esercitati sulle domande che hai risolto oltre che su quelle sbagliate</translation>
    </message>
    <message>
        <source>Bac&amp;k to the game</source>
        <translation>&amp;Torna alla partita</translation>
    </message>
    <message>
        <source>The next exercise comes when this one is finished.</source>
        <translation>Il prossimo esercizio arriva quando questo è finito.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+U gives up and shows the solution.</source>
        <translation>Ctrl+Shift+U abbandona e mostra la soluzione.</translation>
    </message>
    <message>
        <source>Press Esc again to stop practising.</source>
        <translation>Premi di nuovo Esc per lasciare gli esercizi.</translation>
    </message>
    <message>
        <source>The exercise that you have begun will not count.</source>
        <translation>L’esercizio che hai iniziato non conterà.</translation>
    </message>
    <message>
        <source>See the &amp;game</source>
        <translation>Vedi la &amp;partita</translation>
    </message>
    <message>
        <source>Open your game at this position, once the exercise is finished</source>
        <translation>Apri la tua partita in questa posizione, una volta finito l’esercizio</translation>
    </message>
    <message>
        <source>Keep practising</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>After a failed attempt, goes to the course page about this exercise, if there is one</source>
        <translation>Dopo un tentativo fallito, va alla pagina del corso su questo esercizio, se ce n’è una</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Position after %1.</source>
        <translation>Posizione dopo %1.</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Anteprima di stampa</translation>
    </message>
    <message>
        <source>Starting position.</source>
        <translation>Posizione iniziale.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Non salvare</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sì</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sinistra</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Destra</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>↖</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Pag↑</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Pag↓</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Invio</translation>
    </message>
</context>
<context>
    <name>RecordSigns</name>
    <message>
        <source>Four moves are equally good here.</source>
        <translation>Qui ci sono quattro mosse ugualmente buone.</translation>
    </message>
    <message>
        <source>This move throws the win away.</source>
        <translation>Questa mossa butta via la vittoria.</translation>
    </message>
    <message>
        <source>The program played this move.</source>
        <translation>Questa mossa l’ha giocata il programma.</translation>
    </message>
    <message>
        <source>This move delays mate by one move.</source>
        <translation>Questa mossa ritarda il matto di una mossa.</translation>
    </message>
    <message>
        <source>This move brings mate one move closer.</source>
        <translation>Questa mossa avvicina il matto di una mossa.</translation>
    </message>
    <message>
        <source>This move loses a drawn position.</source>
        <translation>Questa mossa perde una posizione patta.</translation>
    </message>
    <message>
        <source>This move was played after a hint.</source>
        <translation>Questa mossa è stata giocata dopo un suggerimento.</translation>
    </message>
    <message>
        <source>The author of a course or a game marks good moves with “!” and mistakes with “?”; “!!” and “??” are stronger, “!?” and “?!” less certain.</source>
        <translation>L’autore di un corso o di una partita segna le buone mosse con «!» e gli errori con «?»; «!!» e «??» sono più forti, «!?» e «?!» meno sicuri.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>Qui c’è una mossa ugualmente buona.</numerusform>
            <numerusform>Qui ci sono %n mosse ugualmente buone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>White</source>
        <translation>Il Bianco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Il Nero</translation>
    </message>
    <message>
        <source>%1 has no king.</source>
        <translation>%1 non ha il re.</translation>
    </message>
    <message>
        <source>%1 has more than one king (%2).</source>
        <translation>%1 ha più di un re (%2).</translation>
    </message>
    <message>
        <source>The kings are next to each other (%1).</source>
        <translation>I re sono uno accanto all’altro (%1).</translation>
    </message>
    <message>
        <source>%1 has more than eight pawns.</source>
        <translation>%1 ha più di otto pedoni.</translation>
    </message>
    <message>
        <source>%1 has more than sixteen pieces.</source>
        <translation>%1 ha più di sedici pezzi.</translation>
    </message>
    <message>
        <source>The side to move was not given: White is assumed.</source>
        <translation>Non era indicato chi muove: si assume il Bianco.</translation>
    </message>
    <message>
        <source>Castling rights were dropped: the king or rook is not on its home square.</source>
        <translation>I diritti di arrocco sono stati tolti: il re o la torre non è sulla casa di partenza.</translation>
    </message>
    <message>
        <source>The en passant square was dropped: no pawn can just have passed it.</source>
        <translation>La casa dell’en passant è stata tolta: nessun pedone può averla appena superata.</translation>
    </message>
    <message>
        <source>“%1” is not possible here.</source>
        <translation>«%1» qui non è possibile.</translation>
    </message>
    <message>
        <source>“%1” could be %2. Please be more specific.</source>
        <translation>«%1» potrebbe essere %2. Indica quale.</translation>
    </message>
    <message>
        <source>Pawns cannot stand on the first or last rank (%1).</source>
        <translation>I pedoni non possono stare sulla prima o sull’ultima traversa (%1).</translation>
    </message>
    <message>
        <source>%1 has more promoted pieces than missing pawns.</source>
        <translation>%1 ha più pezzi promossi che pedoni mancanti.</translation>
    </message>
    <message>
        <source>No legal move can have given this check to %1 (%2).</source>
        <translation>%1 non può aver ricevuto questo scacco con una mossa legale (%2).</translation>
    </message>
    <message>
        <source>%1 cannot castle: the king or the rook is no longer on its home square (%2).</source>
        <translation>%1 non può arroccare: il re o la torre non è più sulla casa di partenza (%2).</translation>
    </message>
    <message>
        <source>No pawn can have just passed %1.</source>
        <translation>Nessun pedone può aver appena superato %1.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>Il testo è vuoto.</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters.</source>
        <translation>Il testo supera i %1 caratteri.</translation>
    </message>
    <message>
        <source>This character is not allowed in a FEN (character %1).</source>
        <translation>Questo carattere non è ammesso in una FEN (carattere %1).</translation>
    </message>
    <message>
        <source>“%1” is neither a piece nor a number of squares (character %2).</source>
        <translation>«%1» non è né un pezzo né un numero di case (carattere %2).</translation>
    </message>
    <message>
        <source>Rank %1 has more than eight squares (character %2).</source>
        <translation>La traversa %1 ha più di otto case (carattere %2).</translation>
    </message>
    <message>
        <source>Rank %1 has fewer than eight squares (character %2).</source>
        <translation>La traversa %1 ha meno di otto case (carattere %2).</translation>
    </message>
    <message>
        <source>There are more than eight ranks (character %1).</source>
        <translation>Ci sono più di otto traverse (carattere %1).</translation>
    </message>
    <message>
        <source>There are fewer than eight ranks (character %1).</source>
        <translation>Ci sono meno di otto traverse (carattere %1).</translation>
    </message>
    <message>
        <source>The side to move must be w or b (character %1).</source>
        <translation>Il colore che muove deve essere w o b (carattere %1).</translation>
    </message>
    <message>
        <source>The castling rights must be - or letters from KQkq (character %1).</source>
        <translation>I diritti di arrocco devono essere - o lettere di KQkq (carattere %1).</translation>
    </message>
    <message>
        <source>The en passant square must be - or a square of the third or sixth rank (character %1).</source>
        <translation>La casa dell’en passant deve essere - o una casa della terza o sesta traversa (carattere %1).</translation>
    </message>
    <message>
        <source>The halfmove clock must be a number from 0 to %1 (character %2).</source>
        <translation>Il contatore delle semimosse deve essere un numero da 0 a %1 (carattere %2).</translation>
    </message>
    <message>
        <source>The move number must be between 1 and %1 (character %2).</source>
        <translation>Il numero della mossa deve essere fra 1 e %1 (carattere %2).</translation>
    </message>
    <message>
        <source>There is extra text after the position (character %1).</source>
        <translation>C’è altro testo dopo la posizione (carattere %1).</translation>
    </message>
    <message>
        <source>The tablebases ignore castling, but castling is still possible here.</source>
        <translation>Le tablebase ignorano l’arrocco, ma qui è ancora possibile arroccare.</translation>
    </message>
    <message>
        <source>Not in the tablebases: this position has %1 pieces, and the tablebases cover at most %2.</source>
        <translation>Fuori dalle tablebase: questa posizione ha %1 pezzi, e le tablebase arrivano a %2.</translation>
    </message>
    <message>
        <source>“%1” is not a tag. Skipped.</source>
        <translation>«%1» non è un tag. Viene omesso.</translation>
    </message>
    <message>
        <source>The value of the tag %1 has no closing quotation mark.</source>
        <translation>Al valore del tag %1 mancano le virgolette di chiusura.</translation>
    </message>
    <message>
        <source>The tag %1 is given twice. The first one counts.</source>
        <translation>Il tag %1 compare due volte. Vale il primo.</translation>
    </message>
    <message>
        <source>The FEN tag cannot be read. The moves are skipped.</source>
        <translation>Il tag FEN non si può leggere. Le mosse vengono omesse.</translation>
    </message>
    <message>
        <source>The FEN tag gives an illegal position. The moves are skipped.</source>
        <translation>Il tag FEN dà una posizione illegale. Le mosse vengono omesse.</translation>
    </message>
    <message>
        <source>This game is a chess variant (%1). The moves are skipped.</source>
        <translation>Questa partita è di una variante degli scacchi (%1). Le mosse vengono omesse.</translation>
    </message>
    <message>
        <source>“%1” is not a move. The rest of the line is skipped.</source>
        <translation>«%1» non è una mossa. Il resto della linea viene omesso.</translation>
    </message>
    <message>
        <source>%1 is illegal here. The rest of the line is skipped.</source>
        <translation>%1 qui è illegale. Il resto della linea viene omesso.</translation>
    </message>
    <message>
        <source>%1 is ambiguous. The rest of the line is skipped.</source>
        <translation>%1 è ambigua. Il resto della linea viene omesso.</translation>
    </message>
    <message>
        <source>This variation has no move to branch from. Skipped.</source>
        <translation>Questa variante non ha una mossa da cui partire. Viene omessa.</translation>
    </message>
    <message>
        <source>This variation is nested too deeply. Skipped.</source>
        <translation>Questa variante è annidata troppo in profondità. Viene omessa.</translation>
    </message>
    <message>
        <source>The game has more than %1 moves. The rest is skipped.</source>
        <translation>La partita ha più di %1 mosse. Il resto viene omesso.</translation>
    </message>
    <message>
        <source>The game is larger than %1 MiB. The rest is skipped.</source>
        <translation>La partita supera i %1&#xa0;MiB. Il resto viene omesso.</translation>
    </message>
    <message>
        <source>“%1” makes no sense here. Skipped.</source>
        <translation>«%1» qui non ha senso. Viene omesso.</translation>
    </message>
    <message>
        <source>“%1” is not an annotation glyph. Skipped.</source>
        <translation>«%1» non è un simbolo di annotazione. Viene omesso.</translation>
    </message>
    <message>
        <source>This comment has no closing brace.</source>
        <translation>A questo commento manca la parentesi graffa di chiusura.</translation>
    </message>
    <message>
        <source>This variation has no closing parenthesis.</source>
        <translation>A questa variante manca la parentesi di chiusura.</translation>
    </message>
    <message>
        <source>The pawn</source>
        <translation>Il pedone</translation>
    </message>
    <message>
        <source>The knight</source>
        <translation>Il cavallo</translation>
    </message>
    <message>
        <source>The bishop</source>
        <translation>L’alfiere</translation>
    </message>
    <message>
        <source>The rook</source>
        <translation>La torre</translation>
    </message>
    <message>
        <source>The queen</source>
        <translation>La donna</translation>
    </message>
    <message>
        <source>The king</source>
        <translation>Il re</translation>
    </message>
    <message>
        <source>It is White&apos;s turn.</source>
        <translation>Tocca al Bianco.</translation>
    </message>
    <message>
        <source>It is Black&apos;s turn.</source>
        <translation>Tocca al Nero.</translation>
    </message>
    <message>
        <source>%1 on %2 would take the king.</source>
        <translation>%1 in %2 catturerebbe il re.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <comment>a place in a file, and what is wrong there</comment>
        <translation>Riga %1, colonna %2: %3</translation>
    </message>
    <message>
        <source>There is no piece on %1.</source>
        <translation>Non c’è nessun pezzo in %1.</translation>
    </message>
    <message>
        <source>%1 cannot go to %2.</source>
        <translation>%1 non può andare in %2.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 non può muoversi.</translation>
    </message>
    <message>
        <source>“%1” is not a move. Type one like Nd3 or e3d5.</source>
        <translation>«%1» non è una mossa. Scrivine una come Cd3 o e3d5.</translation>
    </message>
    <message>
        <source>%1 is a null move, which is impossible in check. The rest of the line is skipped.</source>
        <translation>%1 è una mossa nulla, impossibile quando si è sotto scacco. Il resto della linea viene omesso.</translation>
    </message>
    <message>
        <source>The move number 0 was read as 1.</source>
        <translation>Il numero di mossa 0 è stato letto come 1.</translation>
    </message>
    <message>
        <source>White is in check (%1), but it is Black&apos;s turn.</source>
        <translation>Il Bianco è sotto scacco (%1), ma tocca al Nero.</translation>
    </message>
    <message>
        <source>Black is in check (%1), but it is White&apos;s turn.</source>
        <translation>Il Nero è sotto scacco (%1), ma tocca al Bianco.</translation>
    </message>
    <message>
        <source>That is not a FEN, which looks like %1.</source>
        <translation>Non è una FEN, che ha questo aspetto: %1.</translation>
    </message>
    <message>
        <source>The other king guards %1.</source>
        <translation>L’altro re controlla %1.</translation>
    </message>
    <message>
        <source>%1 on %2 guards %3.</source>
        <comment>a piece, its square and the square that it guards</comment>
        <translation>%1 in %2 controlla %3.</translation>
    </message>
    <message>
        <source>“%1” is not a position. Skipped.</source>
        <translation>«%1» non è una posizione. Viene omesso.</translation>
    </message>
    <message>
        <source>The Result tag and the result after the moves differ; %1 counts.</source>
        <translation>Il tag Result e il risultato dopo le mosse non coincidono; vale %1.</translation>
    </message>
    <message>
        <source>“%1” is an illegal position. Skipped.</source>
        <translation>«%1» è una posizione illegale. Saltata.</translation>
    </message>
    <message>
        <source>%1 is castling of Chess960, which is not supported. The rest of the line is skipped.</source>
        <translation>%1 è un arrocco degli scacchi 960, che non è supportato. Il resto della linea viene omesso.</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>With best play it is a draw.</source>
        <translation>Con il miglior gioco è patta.</translation>
    </message>
    <message>
        <source>White could have mated in %1.</source>
        <translation>Il Bianco avrebbe potuto dare matto in %1.</translation>
    </message>
    <message>
        <source>Black could have mated in %1.</source>
        <translation>Il Nero avrebbe potuto dare matto in %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to mate with best play from the start</source>
        <translation>
            <numerusform>%n mossa al matto con il miglior gioco dall’inizio</numerusform>
            <numerusform>%n mosse al matto con il miglior gioco dall’inizio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n played so far.</source>
        <translation>
            <numerusform>%1; %n giocata finora.</numerusform>
            <numerusform>%1; %n giocate finora.</numerusform>
        </translation>
    </message>
    <message>
        <source>No moves wasted.</source>
        <translation>Nessuna mossa sprecata.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) wasted.</source>
        <translation>
            <numerusform>Una mossa sprecata.</numerusform>
            <numerusform>%n mosse sprecate.</numerusform>
        </translation>
    </message>
    <message>
        <source>No hints and no take-backs.</source>
        <translation>Senza suggerimenti né mosse ritirate.</translation>
    </message>
    <message>
        <source>Best reply: %1.</source>
        <translation>Miglior risposta: %1.</translation>
    </message>
    <message>
        <source>The win was thrown away with %1.</source>
        <translation>La vittoria è stata buttata via con %1.</translation>
    </message>
    <message>
        <source>The draw was thrown away with %1.</source>
        <translation>La patta è stata buttata via con %1.</translation>
    </message>
    <message>
        <source>The costliest move was %1.</source>
        <translation>La mossa più costosa è stata %1.</translation>
    </message>
    <message numerus="yes">
        <source>Below are the costliest moves; the move list marks %n more.</source>
        <translation>
            <numerusform>Sotto trovi le mosse più costose; l’elenco delle mosse ne segna ancora una.</numerusform>
            <numerusform>Sotto trovi le mosse più costose; l’elenco delle mosse ne segna altre %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exam failed.</source>
        <translation>Esame non superato.</translation>
    </message>
    <message>
        <source>Exam passed. Grade: %1.</source>
        <translation>Esame superato. Voto: %1.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Mossa ritirata.</translation>
    </message>
    <message>
        <source>You played %1 here. Find a better move.</source>
        <translation>Qui hai giocato %1. Trova una mossa migliore.</translation>
    </message>
</context>
<context>
    <name>ReviewCommands</name>
    <message>
        <source>Your mistakes could not be saved.</source>
        <translation>Non è stato possibile salvare i tuoi errori.</translation>
    </message>
    <message>
        <source>The disk may be full. Free some space and try again.</source>
        <translation>Il disco potrebbe essere pieno. Libera spazio e riprova.</translation>
    </message>
    <message>
        <source>Look through your games</source>
        <translation>Esamina le tue partite</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Partite (*.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>&amp;Look through my games…</source>
        <translation>Esami&amp;na le mie partite…</translation>
    </message>
    <message>
        <source>See how you played the endings of all games of a PGN file</source>
        <translation>Vedi come hai giocato i finali di tutte le partite di un file PGN</translation>
    </message>
    <message>
        <source>&amp;Back to my endgames</source>
        <translation>Torna ai miei &amp;finali</translation>
    </message>
    <message>
        <source>Show the endings of the games that were looked through last</source>
        <translation>Mostra i finali delle ultime partite esaminate</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>castles short</source>
        <translation>arrocco corto</translation>
    </message>
    <message>
        <source>castles long</source>
        <translation>arrocco lungo</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <comment>a move aloud: a piece without article, a square</comment>
        <translation>%1 cattura in %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a move aloud: a piece without article, a square</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>checkmate</source>
        <comment>after a move aloud</comment>
        <translation>scacco matto</translation>
    </message>
    <message>
        <source>stalemate</source>
        <comment>after a move aloud</comment>
        <translation>stallo</translation>
    </message>
    <message>
        <source>check</source>
        <comment>after a move aloud</comment>
        <translation>scacco</translation>
    </message>
    <message>
        <source>%1 is not attacked.</source>
        <translation>%1 non è attaccata.</translation>
    </message>
    <message>
        <source>%1 is attacked by: %2.</source>
        <comment>a square; pieces and their squares</comment>
        <translation>%1 è attaccata da: %2.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no piece of a side</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>White: %1. Black: %2.</source>
        <comment>pieces and their squares</comment>
        <translation>Bianco: %1. Nero: %2.</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>a null move aloud</comment>
        <translation>passa</translation>
    </message>
</context>
<context>
    <name>SquareText</name>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Solving: %1…</source>
        <translation>Calcolo in corso: %1…</translation>
    </message>
    <message>
        <source>Solving was cancelled. Press “Try again” to see the result.</source>
        <translation>Il calcolo è stato annullato. Premi «Riprova» per vedere la valutazione.</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending. Close other programs and try again.</source>
        <translation>La memoria non bastava per calcolare il finale. Chiudi altri programmi e riprova.</translation>
    </message>
    <message>
        <source>Illegal position</source>
        <translation>Posizione illegale</translation>
    </message>
    <message>
        <source>Analysis: you move for both sides.</source>
        <translation>Analisi: muovi entrambi i colori.</translation>
    </message>
    <message>
        <source>Your opponent plays by general principles.</source>
        <translation>Il tuo avversario gioca secondo i principi generali.</translation>
    </message>
    <message>
        <source>Your opponent defends like a human.</source>
        <translation>Il tuo avversario si difende come un essere umano.</translation>
    </message>
    <message>
        <source>Your opponent slips now and then.</source>
        <translation>Il tuo avversario sbaglia di tanto in tanto.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n more piece(s) (not the kings) to see the result.</source>
        <translation>
            <numerusform>Togli dalla scacchiera ancora un pezzo (non un re) per vedere la valutazione.</numerusform>
            <numerusform>Togli dalla scacchiera ancora %n pezzi (non i re) per vedere la valutazione.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tablebases do not cover castling: remove the castling rights to see the result.</source>
        <translation>Le tablebase non coprono l’arrocco: togli i diritti di arrocco per vedere la valutazione.</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Esame</translation>
    </message>
    <message>
        <source>Your opponent mates using the method.</source>
        <translation>Il tuo avversario dà matto con il metodo.</translation>
    </message>
    <message>
        <source>Your opponent mates using the method, which is being prepared.</source>
        <translation>Il tuo avversario dà matto con il metodo, che è in preparazione.</translation>
    </message>
    <message>
        <source>There is not enough memory for the method: your opponent plays perfectly.</source>
        <translation>La memoria non basta per il metodo: il tuo avversario gioca alla perfezione.</translation>
    </message>
    <message>
        <source>a few seconds</source>
        <translation>alcuni secondi</translation>
    </message>
    <message>
        <source>about a minute</source>
        <translation>circa un minuto</translation>
    </message>
    <message>
        <source>Five-piece endings are solved on demand. This one takes %1 and up to %2 of memory.</source>
        <comment>some seconds; 1.8 GB</comment>
        <translation>I finali di cinque pezzi si calcolano su richiesta. Questo richiede %1 e fino a %2 di memoria.</translation>
    </message>
    <message>
        <source>%1 plays for your opponent here.</source>
        <translation>Qui %1 gioca per il tuo avversario.</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>circa un minuto</numerusform>
            <numerusform>circa %n minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known whether this win survives the fifty-move rule.</source>
        <translation>Non si sa se questa vittoria regga alla regola delle cinquanta mosse.</translation>
    </message>
    <message>
        <source>With best play, the fifty-move rule comes before the mate.</source>
        <translation>Con il miglior gioco, la regola delle cinquanta mosse scatta prima del matto.</translation>
    </message>
    <message>
        <source>Hold the draw to pass.</source>
        <translation>Per superarlo, tieni la patta.</translation>
    </message>
    <message>
        <source>Checkmate to pass; the fewer moves you waste, the better the grade.</source>
        <translation>Per superarlo, dai scacco matto; meno mosse sprechi, migliore è il voto.</translation>
    </message>
    <message>
        <source>Moves used: %1.</source>
        <translation>Mosse giocate: %1.</translation>
    </message>
    <message>
        <source>Not solved by computer</source>
        <translation>Non calcolato</translation>
    </message>
    <message>
        <source>This ending needs more memory than you allow. Raise the limit under Settings, Five-piece endings, and try again.</source>
        <translation>Questo finale richiede più memoria di quanta ne concedi. Aumenta il limite in Impostazioni, Finali di cinque pezzi, e riprova.</translation>
    </message>
    <message>
        <source>%1, but too late: under the fifty-move rule this is a draw.</source>
        <comment>a win</comment>
        <translation>%1, ma troppo tardi: per la regola delle cinquanta mosse è patta.</translation>
    </message>
</context>
<context>
    <name>StatisticsCommands</name>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistiche…</translation>
    </message>
    <message>
        <source>Your progress by week, ending and stage</source>
        <translation>I tuoi progressi per settimana, finale e tappa</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>Esporta come &amp;CSV…</translation>
    </message>
    <message>
        <source>Export all attempts as a table for other programs</source>
        <translation>Esporta tutti i tentativi in una tabella per altri programmi</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>Salva &amp;backup…</translation>
    </message>
    <message>
        <source>Save all practice data to a file</source>
        <translation>Salva tutti i progressi in un file</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>Ripris&amp;tina…</translation>
    </message>
    <message>
        <source>Replace your practice data with a backup</source>
        <translation>Sostituisci i tuoi progressi con quelli di un backup</translation>
    </message>
    <message>
        <source>Erase every&amp;thing…</source>
        <translation>Ca&amp;ncella tutto…</translation>
    </message>
    <message>
        <source>Start as if you had never practised</source>
        <translation>Ricomincia come se non avessi mai fatto esercizi</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Five-piece e&amp;ndings</source>
        <translation>Fina&amp;li di cinque pezzi</translation>
    </message>
    <message>
        <source>%1 of disk space has been freed.</source>
        <translation>Si sono liberati %1 sul disco.</translation>
    </message>
    <message>
        <source>Any endings you need will be solved again.</source>
        <translation>I finali che ti servono verranno ricalcolati.</translation>
    </message>
    <message>
        <source>Not all endings could be deleted from the disk.</source>
        <translation>Non è stato possibile eliminare dal disco tutti i finali.</translation>
    </message>
    <message>
        <source>Check that their folder is writable.</source>
        <translation>Controlla che la loro cartella sia scrivibile.</translation>
    </message>
    <message>
        <source>&amp;Keep solved endings on disk</source>
        <translation>&amp;Conserva su disco i finali calcolati</translation>
    </message>
    <message>
        <source>Endings solved once are available again at the next start</source>
        <translation>I finali calcolati una volta sono di nuovo disponibili al prossimo avvio</translation>
    </message>
    <message>
        <source>&amp;Delete stored endings (frees %1)</source>
        <translation>&amp;Elimina i finali conservati (libera %1)</translation>
    </message>
    <message>
        <source>All available memory</source>
        <translation>Tutta la memoria disponibile</translation>
    </message>
    <message>
        <source>Up to %1 of memory</source>
        <translation>Fino a %1 di memoria</translation>
    </message>
</context>
<context>
    <name>TeachingMarks</name>
    <message>
        <source>Key squares: %1</source>
        <translation>Case chiave: %1</translation>
    </message>
    <message>
        <source>Square of the pawn: %1</source>
        <comment>its opposite corners</comment>
        <translation>Quadrato del pedone: %1</translation>
    </message>
    <message>
        <source>Squares of the pawns: %1</source>
        <comment>their opposite corners</comment>
        <translation>Quadrati dei pedoni: %1</translation>
    </message>
</context>
<context>
    <name>TrainingCommands</name>
    <message>
        <source>&amp;You play as</source>
        <translation>&amp;Giochi come</translation>
    </message>
    <message>
        <source>The attacker</source>
        <translation>Attaccante</translation>
    </message>
    <message>
        <source>The defender</source>
        <translation>Difensore</translation>
    </message>
    <message>
        <source>The &amp;program plays</source>
        <translation>Il &amp;programma gioca</translation>
    </message>
    <message>
        <source>Perfectly</source>
        <translation>Alla perfezione</translation>
    </message>
    <message>
        <source>By general principles</source>
        <translation>Secondo i principi generali</translation>
    </message>
    <message>
        <source>Ends the game</source>
        <translation>Finisce la partita</translation>
    </message>
    <message>
        <source>Only warns</source>
        <translation>Avvisa soltanto</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Disattivata</translation>
    </message>
    <message>
        <source>The &amp;fifty-move rule</source>
        <translation>Regola delle &amp;50 mosse</translation>
    </message>
    <message>
        <source>The &amp;seventy-five-move rule</source>
        <translation>Regola delle &amp;75 mosse</translation>
    </message>
    <message>
        <source>&amp;Threefold repetition</source>
        <translation>T&amp;riplice ripetizione</translation>
    </message>
    <message>
        <source>Both sides (analysis)</source>
        <translation>Entrambi i colori (analisi)</translation>
    </message>
    <message>
        <source>&amp;Hide mate distances and wasted moves</source>
        <translation>&amp;Nascondi distanze e mosse sprecate</translation>
    </message>
    <message>
        <source>Until the game is over, the panels show who wins but not how soon</source>
        <translation>Fino al termine della partita i pannelli mostrano chi vince, ma non in quante mosse</translation>
    </message>
    <message>
        <source>&amp;Reveal them here</source>
        <translation>Mostrali &amp;qui</translation>
    </message>
    <message>
        <source>Show the mate distance and the wasted moves for this position</source>
        <translation>Mostra la distanza dal matto e le mosse sprecate per questa posizione</translation>
    </message>
    <message>
        <source>Like a human</source>
        <translation>Come un essere umano</translation>
    </message>
    <message>
        <source>With occasional slips</source>
        <translation>Con qualche svista</translation>
    </message>
    <message>
        <source>Text&amp;book positions</source>
        <translation>Posizioni da man&amp;uale</translation>
    </message>
    <message>
        <source>&amp;Exam</source>
        <translation>&amp;Esame</translation>
    </message>
    <message>
        <source>Using the method (bishop and knight)</source>
        <translation>Con il metodo (alfiere e cavallo)</translation>
    </message>
    <message>
        <source>Follow the &amp;method</source>
        <translation>Segui il &amp;metodo</translation>
    </message>
    <message>
        <source>The coach guides you through the bishop-and-knight mate, one aim at a time</source>
        <translation>L’allenatore ti guida nel matto di alfiere e cavallo, un obiettivo alla volta</translation>
    </message>
    <message>
        <source>Play the method&apos;s mo&amp;ve</source>
        <translation>Gioca la mossa del me&amp;todo</translation>
    </message>
    <message>
        <source>Play the method&apos;s next move for you</source>
        <translation>Mentre segui il metodo: gioca la sua mossa per te</translation>
    </message>
    <message>
        <source>&amp;Exam (last one on %1: %2)</source>
        <comment>a date and a result</comment>
        <translation>&amp;Esame (ultimo: %1, %2)</translation>
    </message>
    <message>
        <source>Play a new position without comments, marks or take-backs, and get a grade at the end</source>
        <translation>Gioca una nuova posizione senza commenti, contrassegni né mosse ritirate, e ricevi un voto alla fine</translation>
    </message>
    <message>
        <source>End exam</source>
        <translation>Termina l’esame</translation>
    </message>
    <message>
        <source>End the exam without a grade and go on with the game as usual</source>
        <translation>Termina l’esame senza voto e continua la partita come al solito</translation>
    </message>
    <message>
        <source>only when you mate with bishop and knight</source>
        <translation>solo quando dai matto con alfiere e cavallo</translation>
    </message>
    <message>
        <source>Another exam</source>
        <translation>Un altro esame</translation>
    </message>
    <message>
        <source>The game will be kept: Ctrl+Alt+Z brings it back.</source>
        <translation>La partita sarà conservata: Ctrl+Alt+Z la riporta.</translation>
    </message>
    <message>
        <source>not while a question is open</source>
        <translation>non finché una domanda è aperta</translation>
    </message>
    <message>
        <source>follow the method first</source>
        <translation>segui prima il metodo</translation>
    </message>
    <message>
        <source>You play one new position without hints, comments, marks or take-backs, and get a grade at the end.</source>
        <translation>Giochi una nuova posizione senza suggerimenti, commenti, contrassegni né mosse ritirate, e ricevi un voto alla fine.</translation>
    </message>
    <message>
        <source>“Choose the kind of position” in the Game menu changes this.</source>
        <translation>«Scegli tipo di posizione» nel menu Partita lo cambia.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Begin an exam: %1?</source>
        <comment>an ending</comment>
        <translation>Iniziare un esame: %1?</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The text</source>
        <translation>Il testo</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a file in a sentence</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1 was not found.</source>
        <translation>%1 non è stato trovato.</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>Forse il file è stato spostato, rinominato o cancellato.</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 è una cartella.</translation>
    </message>
    <message>
        <source>Choose a PGN file inside it.</source>
        <translation>Scegli un file PGN al suo interno.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 non si può leggere.</translation>
    </message>
    <message>
        <source>You may not have permission to read it.</source>
        <translation>Forse non hai il permesso di leggerlo.</translation>
    </message>
    <message>
        <source>%1 is too large.</source>
        <translation>%1 è troppo grande.</translation>
    </message>
    <message>
        <source>Files of up to %1 MiB can be opened.</source>
        <translation>Si possono aprire file fino a %1&#xa0;MiB.</translation>
    </message>
    <message>
        <source>%1 contains no chess games.</source>
        <translation>%1 non contiene partite di scacchi.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation>%1 è stato scritto da una versione più recente di questo programma.</translation>
    </message>
    <message>
        <source>%1 has been changed by another program.</source>
        <translation>%1 è stato modificato da un altro programma.</translation>
    </message>
    <message>
        <source>Open it again, or save your game under another name.</source>
        <translation>Aprilo di nuovo, o salva la tua partita con un altro nome.</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>Impossibile salvare %1.</translation>
    </message>
    <message>
        <source>Save under another name: the folder may be read-only or the disk full.</source>
        <translation>Salva con un altro nome: la cartella può essere di sola lettura o il disco pieno.</translation>
    </message>
    <message numerus="yes">
        <source>There are at least %n more errors.</source>
        <translation>
            <numerusform>C’è almeno un altro errore.</numerusform>
            <numerusform>Ci sono almeno altri %n errori.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n more errors.</source>
        <translation>
            <numerusform>C’è un altro errore.</numerusform>
            <numerusform>Ci sono altri %n errori.</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts of this game could not be read.</source>
        <translation>Non è stato possibile leggere alcune parti di questa partita.</translation>
    </message>
    <message>
        <source>There is not enough memory. Close other programs and open it again.</source>
        <translation>La memoria non basta. Chiudi altri programmi e apri di nuovo.</translation>
    </message>
    <message>
        <source>It is a pipe, a socket or a device. Choose a file.</source>
        <translation>È una pipe, un socket o un dispositivo. Scegli un file.</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>%1 non è stato salvato.</translation>
    </message>
</context>
<context>
    <name>UndoCommands</name>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Ritira mossa</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Ripe&amp;ti</translation>
    </message>
    <message>
        <source>Redo what was taken back</source>
        <translation>Ripeti ciò che è stato ritirato</translation>
    </message>
    <message>
        <source>Undo your last move or change</source>
        <translation>Annulla la tua ultima mossa o modifica</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>Posizione precedente</translation>
    </message>
    <message>
        <source>Go back to the game that was on the board before this one</source>
        <translation>Torna alla partita che era sulla scacchiera prima di questa</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Posizione successiva</translation>
    </message>
    <message>
        <source>Return to the game that followed this one</source>
        <translation>Torna alla partita che è venuta dopo questa</translation>
    </message>
</context>
<context>
    <name>WayBackCommands</name>
    <message>
        <source>Dismiss the message</source>
        <translation>Chiudi il messaggio</translation>
    </message>
    <message>
        <source>Cancel solving</source>
        <translation>Annulla il calcolo</translation>
    </message>
    <message>
        <source>Stop solving the ending</source>
        <translation>Interrompi il calcolo del finale</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Take over and keep playing</source>
        <translation>Continua a giocare tu</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Lascia la riproduzione</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Go back to the game</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Continua la partita</translation>
    </message>
    <message>
        <source>Clear the typed move</source>
        <translation>Cancella la mossa digitata</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>Rimetti a posto il pezzo</translation>
    </message>
    <message>
        <source>Leave the set-up</source>
        <translation>Esci dall’impostazione</translation>
    </message>
    <message>
        <source>Press Esc again to go back to the game.</source>
        <translation>Premi di nuovo Esc per tornare alla partita.</translation>
    </message>
    <message>
        <source>The position you have set up will be lost.</source>
        <translation>La posizione che hai impostato andrà persa.</translation>
    </message>
    <message>
        <source>Go back to where the replay began</source>
        <translation>Torna a dove è iniziata la riproduzione</translation>
    </message>
    <message>
        <source>It will not be graded.</source>
        <translation>Non riceverà un voto.</translation>
    </message>
    <message>
        <source>End exam</source>
        <translation>Termina l’esame</translation>
    </message>
    <message>
        <source>Press Esc again to end the exam.</source>
        <translation>Premi di nuovo Esc per terminare l’esame.</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Esci comunque</translation>
    </message>
    <message>
        <source>not in an exam</source>
        <translation>non durante un esame</translation>
    </message>
    <message>
        <source>Press Esc again to cancel your changes.</source>
        <translation>Premi di nuovo Esc per annullare le modifiche.</translation>
    </message>
    <message>
        <source>The page will be as it was before.</source>
        <translation>La pagina tornerà com’era.</translation>
    </message>
    <message>
        <source>Show the page as it was before</source>
        <translation>Mostra la pagina com’era</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Annulla le modifiche</translation>
    </message>
    <message>
        <source>Press Esc again to cancel solving the ending.</source>
        <translation>Premi di nuovo Esc per annullare il calcolo del finale.</translation>
    </message>
    <message>
        <source>It would have to start again.</source>
        <translation>Dovrebbe ricominciare da capo.</translation>
    </message>
    <message>
        <source>Close the first steps</source>
        <translation>Chiudi i primi passi</translation>
    </message>
    <message>
        <source>Keep solving</source>
        <translation>Continua a risolvere</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continua a modificare</translation>
    </message>
    <message>
        <source>Continue the exam</source>
        <translation>Continua l’esame</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Right Corner %1 is a trainer for chess endings with up to %2 pieces, above all the mate with bishop and knight. Each ending is solved in memory when needed; your data stays on your computer.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Right Corner %1 è un allenatore per finali di scacchi con al massimo %2 pezzi, soprattutto per il matto di alfiere e cavallo. Ogni finale viene calcolato in memoria quando serve; i tuoi dati restano sul tuo computer.

Software libero con licenza GNU General Public License, versione 3 o successiva.</translation>
    </message>
    <message>
        <source>About Right Corner</source>
        <translation>Informazioni su Right Corner</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Come da sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Schermo &amp;intero</translation>
    </message>
    <message>
        <source>&amp;About Right Corner</source>
        <translation>&amp;Informazioni su Right Corner</translation>
    </message>
    <message>
        <source>Game &amp;record</source>
        <translation>&amp;Formulario</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Tutte le mosse</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>Terms, symbols and &amp;keys</source>
        <translation>&amp;Termini, simboli e tasti</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>Nero su bianco</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation>Bianco su nero</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a size of text, in percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Dimensione del testo</translation>
    </message>
    <message>
        <source>Read &amp;moves aloud</source>
        <translation>Leggi le &amp;mosse ad alta voce</translation>
    </message>
    <message>
        <source>Read each move with the system&apos;s text-to-speech voice</source>
        <translation>Leggi ogni mossa con la voce di sintesi del sistema</translation>
    </message>
    <message>
        <source>Move sounds</source>
        <translation>Suoni delle mosse</translation>
    </message>
    <message>
        <source>Hear moves, captures, checks and checkmate</source>
        <translation>Senti mosse, catture, scacchi e scacco matto</translation>
    </message>
    <message>
        <source>No sound player was found; install pw-play, paplay or aplay</source>
        <translation>Nessun lettore audio trovato; installa pw-play, paplay o aplay</translation>
    </message>
    <message>
        <source>No text-to-speech program was found; install speech-dispatcher</source>
        <translation>Nessun programma di sintesi vocale trovato; installa speech-dispatcher</translation>
    </message>
    <message>
        <source>no speech program found</source>
        <translation>nessun programma vocale trovato</translation>
    </message>
    <message>
        <source>no sound player found</source>
        <translation>nessun lettore audio trovato</translation>
    </message>
    <message>
        <source>First &amp;steps</source>
        <translation>&amp;Primi passi</translation>
    </message>
    <message>
        <source>Show the suggestions of the first start again</source>
        <translation>Mostra di nuovo le proposte del primo avvio</translation>
    </message>
    <message>
        <source>only beside a game of your own</source>
        <translation>solo accanto a una tua partita</translation>
    </message>
    <message>
        <source>Endings in &amp;figures…</source>
        <translation>I &amp;finali in cifre…</translation>
    </message>
    <message>
        <source>All endings with their aims, longest wins, shares of results and zugzwangs</source>
        <translation>Tutti i finali con obiettivo, vittoria più lunga, percentuali dei risultati e zugzwang</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Throws the win away.</source>
        <translation>Butta via la vittoria.</translation>
    </message>
    <message>
        <source>Turns a win into a loss.</source>
        <translation>Trasforma una vittoria in sconfitta.</translation>
    </message>
    <message>
        <source>Throws the draw away.</source>
        <translation>Butta via la patta.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) slower than the best.</source>
        <translation>
            <numerusform>Di una mossa più lenta della migliore.</numerusform>
            <numerusform>Di %n mosse più lenta della migliore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>Permette il matto una mossa prima.</numerusform>
            <numerusform>Permette il matto %n mosse prima.</numerusform>
        </translation>
    </message>
    <message>
        <source>N</source>
        <comment>the knight&apos;s letter in chess notation</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the bishop&apos;s letter in chess notation</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>R</source>
        <comment>the rook&apos;s letter in chess notation</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>the queen&apos;s letter in chess notation</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>K</source>
        <comment>the king&apos;s letter in chess notation</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Best was %1.</source>
        <translation>Era meglio %1.</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1 è la migliore.</translation>
    </message>
    <message numerus="yes">
        <source>%1 works: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 va bene: di una mossa più lenta della migliore.</numerusform>
            <numerusform>%1 va bene: di %n mosse più lenta della migliore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 è una deviazione: di una mossa più lenta della migliore.</numerusform>
            <numerusform>%1 è una deviazione: di %n mosse più lenta della migliore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>%1 permette il matto una mossa prima.</numerusform>
            <numerusform>%1 permette il matto %n mosse prima.</numerusform>
        </translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Muove il Bianco</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Muove il Nero</translation>
    </message>
    <message>
        <source>Right corners (dark): %1</source>
        <translation>Angoli giusti (scuri): %1</translation>
    </message>
    <message>
        <source>Right corners (light): %1</source>
        <translation>Angoli giusti (chiari): %1</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>Scacco matto</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Stallo</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Patta</translation>
    </message>
    <message>
        <source>Neither side has mating material.</source>
        <translation>Nessuna delle due parti ha materiale per dare matto.</translation>
    </message>
    <message>
        <source>The king captures the knight on %1.</source>
        <translation>Il re cattura il cavallo in %1.</translation>
    </message>
    <message>
        <source>The king captures the bishop on %1.</source>
        <translation>Il re cattura l’alfiere in %1.</translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <translation>Scacco matto.</translation>
    </message>
    <message>
        <source>Draw by stalemate.</source>
        <translation>Patta per stallo.</translation>
    </message>
    <message>
        <source>Draw by insufficient material.</source>
        <translation>Patta per materiale insufficiente.</translation>
    </message>
    <message>
        <source>Draw by the fifty-move rule.</source>
        <translation>Patta per la regola delle cinquanta mosse.</translation>
    </message>
    <message>
        <source>Draw by the seventy-five-move rule.</source>
        <translation>Patta per la regola delle settantacinque mosse.</translation>
    </message>
    <message>
        <source>Draw by threefold repetition.</source>
        <translation>Patta per triplice ripetizione.</translation>
    </message>
    <message>
        <source>This position has occurred three times: in a tournament game a draw could be claimed.</source>
        <translation>Questa posizione si è verificata tre volte: in una partita di torneo si potrebbe richiedere la patta.</translation>
    </message>
    <message>
        <source>%1 throws the win away.</source>
        <translation>%1 butta via la vittoria.</translation>
    </message>
    <message>
        <source>%1 loses: it was a draw.</source>
        <translation>%1 perde: era patta.</translation>
    </message>
    <message>
        <source>%1 holds the draw.</source>
        <translation>%1 tiene la patta.</translation>
    </message>
    <message>
        <source>The king captures the queen on %1.</source>
        <translation>Il re cattura la donna in %1.</translation>
    </message>
    <message>
        <source>The king captures the rook on %1.</source>
        <translation>Il re cattura la torre in %1.</translation>
    </message>
    <message>
        <source>The king captures the pawn on %1.</source>
        <translation>Il re cattura il pedone in %1.</translation>
    </message>
    <message>
        <source>The queen is captured on %1.</source>
        <translation>La donna viene catturata in %1.</translation>
    </message>
    <message>
        <source>The rook is captured on %1.</source>
        <translation>La torre viene catturata in %1.</translation>
    </message>
    <message>
        <source>The bishop is captured on %1.</source>
        <translation>L’alfiere viene catturato in %1.</translation>
    </message>
    <message>
        <source>The knight is captured on %1.</source>
        <translation>Il cavallo viene catturato in %1.</translation>
    </message>
    <message>
        <source>The pawn is captured on %1.</source>
        <translation>Il pedone viene catturato in %1.</translation>
    </message>
    <message>
        <source>Best play ends in stalemate.</source>
        <translation>Finisce in stallo.</translation>
    </message>
    <message>
        <source>The king forks the pieces and takes one of them.</source>
        <translation>Il re attacca entrambi i pezzi e ne cattura uno.</translation>
    </message>
    <message>
        <source>It is a rook pawn: the king reaches the queening corner, or traps the other king there.</source>
        <translation>È un pedone di torre: il re raggiunge l’angolo di promozione, o vi intrappola l’altro re.</translation>
    </message>
    <message>
        <source>The pawn is lost.</source>
        <translation>Il pedone è perso.</translation>
    </message>
    <message>
        <source>Both pawns promote.</source>
        <translation>Entrambi i pedoni promuovono.</translation>
    </message>
    <message>
        <source>%1 loses: it was a win.</source>
        <translation>%1 perde: era vinta.</translation>
    </message>
    <message>
        <source>A rook or bishop pawn on the seventh rank with its king beside it draws against the queen.</source>
        <translation>Un pedone di torre o d’alfiere in settima con il suo re accanto fa patta contro la donna.</translation>
    </message>
    <message>
        <source>Not in the tablebases</source>
        <translation>Fuori dalle tablebase</translation>
    </message>
    <message>
        <source>White mates in %1</source>
        <translation>Il Bianco matta in %1</translation>
    </message>
    <message>
        <source>Black mates in %1</source>
        <translation>Il Nero matta in %1</translation>
    </message>
    <message>
        <source>Mate in %1</source>
        <translation>Matto in %1</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Vince il Bianco</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Vince il Nero</translation>
    </message>
    <message>
        <source>Two knights cannot force mate: confining the king completely stalemates him.</source>
        <translation>Due cavalli non possono forzare il matto: chiudere del tutto il re lo mette in stallo.</translation>
    </message>
    <message>
        <source>The bishop does not control the queening corner, and the king defends it.</source>
        <translation>L’alfiere non controlla l’angolo di promozione, e il re lo difende.</translation>
    </message>
    <message>
        <source>Material is even, and neither side can force a win.</source>
        <translation>Il materiale è pari e nessuna delle due parti può forzare la vittoria.</translation>
    </message>
    <message numerus="yes">
        <source>It took %n move(s)</source>
        <translation>
            <numerusform>È servita una mossa</numerusform>
            <numerusform>Sono servite %n mosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You held out for %n move(s)</source>
        <translation>
            <numerusform>Hai resistito per una mossa</numerusform>
            <numerusform>Hai resistito per %n mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>Seventy-five moves without a capture or pawn move: in a tournament game this would be a draw.</source>
        <translation>Settantacinque mosse senza catture né mosse di pedone: in una partita di torneo sarebbe patta.</translation>
    </message>
    <message>
        <source>Fifty moves without a capture or pawn move: in a tournament game a draw could be claimed.</source>
        <translation>Cinquanta mosse senza catture né mosse di pedone: in una partita di torneo si potrebbe richiedere la patta.</translation>
    </message>
    <message>
        <source>Under the fifty-move rule the win now comes too late.</source>
        <translation>Per la regola delle cinquanta mosse la vittoria ora arriva troppo tardi.</translation>
    </message>
    <message numerus="yes">
        <source>the best defence lasts %n</source>
        <translation>
            <numerusform>con la miglior difesa sarebbe una</numerusform>
            <numerusform>con la miglior difesa sarebbero %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best play needs %n</source>
        <translation>
            <numerusform>con il miglior gioco ne basta una</numerusform>
            <numerusform>con il miglior gioco ne bastano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>what was played and what is best</comment>
        <translation>%1; %2.</translation>
    </message>
    <message numerus="yes">
        <source>You held out for %n move(s), as long as possible.</source>
        <translation>
            <numerusform>Hai resistito per una mossa, il massimo possibile.</numerusform>
            <numerusform>Hai resistito per %n mosse, il massimo possibile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>a list of moves and how many more there are</comment>
        <translation>
            <numerusform>%1 e un’altra</numerusform>
            <numerusform>%1 e altre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of moves and the last of them</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>The best moves were %1.</source>
        <translation>Le mosse migliori erano %1.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abbandono</translation>
    </message>
    <message>
        <source>You gave up.</source>
        <translation>Hai rinunciato.</translation>
    </message>
    <message numerus="yes">
        <source>Following the method took %n more move(s) than best play.</source>
        <translation>
            <numerusform>Seguire il metodo ha richiesto una mossa in più del miglior gioco.</numerusform>
            <numerusform>Seguire il metodo ha richiesto %n mosse in più del miglior gioco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A weaker defence made the mate %n move(s) shorter.</source>
        <translation>
            <numerusform>Una difesa più debole ha accorciato il matto di una mossa.</numerusform>
            <numerusform>Una difesa più debole ha accorciato il matto di %n mosse.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the only legal move.</source>
        <translation>%1 è l’unica mossa legale.</translation>
    </message>
    <message numerus="yes">
        <source>%1 also wins, %n move(s) slower.</source>
        <translation>
            <numerusform>Anche %1 vince, con una mossa in più.</numerusform>
            <numerusform>Anche %1 vince, con %n mosse in più.</numerusform>
        </translation>
    </message>
    <message>
        <source>The weaker side gives perpetual check.</source>
        <translation>La parte più debole dà scacco perpetuo.</translation>
    </message>
    <message>
        <source>The weaker side can hold.</source>
        <translation>La parte più debole può resistere.</translation>
    </message>
    <message>
        <source>The queen cannot be saved.</source>
        <translation>La donna non si può salvare.</translation>
    </message>
    <message>
        <source>The rook cannot be saved.</source>
        <translation>La torre non si può salvare.</translation>
    </message>
    <message>
        <source>The bishop cannot be saved.</source>
        <translation>L’alfiere non si può salvare.</translation>
    </message>
    <message>
        <source>The knight cannot be saved.</source>
        <translation>Il cavallo non si può salvare.</translation>
    </message>
    <message>
        <source>The pawn cannot be saved.</source>
        <translation>Il pedone non si può salvare.</translation>
    </message>
    <message>
        <source>The pawn costs the queen.</source>
        <translation>Il pedone costa la donna.</translation>
    </message>
    <message>
        <source>The pawn costs the rook.</source>
        <translation>Il pedone costa la torre.</translation>
    </message>
    <message>
        <source>The pawn on %1 is lost, and the other one does not win.</source>
        <translation>Il pedone in %1 è perso, e l’altro non vince.</translation>
    </message>
    <message>
        <source>%1 holds out as long as possible.</source>
        <translation>%1 resiste il più a lungo possibile.</translation>
    </message>
    <message>
        <source>The knight stops the pawn but cannot mate alone.</source>
        <translation>Il cavallo ferma il pedone, ma da solo non può dare matto.</translation>
    </message>
    <message>
        <source>The bishop stops the pawn but cannot mate alone.</source>
        <translation>L’alfiere ferma il pedone, ma da solo non può dare matto.</translation>
    </message>
    <message>
        <source>The rook’s king is too far away to help stop the pawn.</source>
        <translation>Il re della torre è troppo lontano per aiutare a fermare il pedone.</translation>
    </message>
    <message>
        <source>Neither side can force a win.</source>
        <translation>Nessuna delle due parti può forzare la vittoria.</translation>
    </message>
    <message>
        <source>The lone king keeps the other king off the pawn&apos;s key squares.</source>
        <translation>Il re solo tiene l’altro re lontano dalle case chiave del pedone.</translation>
    </message>
    <message>
        <source>Rook against a lone minor piece is usually a draw, and it is one here.</source>
        <translation>Torre contro un solo pezzo leggero è di regola patta, e qui lo è.</translation>
    </message>
    <message>
        <source>%1 is one of the best moves.</source>
        <translation>%1 è una delle mosse migliori.</translation>
    </message>
    <message>
        <source>Gets mated in %1</source>
        <translation>Subisce matto in %1</translation>
    </message>
    <message>
        <source>The pawn saves the draw; without it, the other side would win.</source>
        <translation>Il pedone salva la patta; senza di esso vincerebbe l’altra parte.</translation>
    </message>
    <message numerus="yes">
        <source>Mated in %n move(s), the fewest possible.</source>
        <translation>
            <numerusform>Matto in una mossa, il minimo.</numerusform>
            <numerusform>Matto in %n mosse, il minimo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bishops move on dark squares only, so there can be no mate.</source>
        <translation>Gli alfieri si muovono solo su case scure: nessun matto è possibile.</translation>
    </message>
    <message>
        <source>The bishops move on light squares only, so there can be no mate.</source>
        <translation>Gli alfieri si muovono solo su case chiare: nessun matto è possibile.</translation>
    </message>
    <message>
        <source>After %1 it is still a draw.</source>
        <translation>Dopo %1 è ancora patta.</translation>
    </message>
    <message>
        <source>It is stalemate.</source>
        <translation>È stallo.</translation>
    </message>
</context>
<context>
    <name>actions::Actions</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a tip and its shortcut</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and why it cannot be used</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not available now: %1 (%2).</source>
        <comment>a command and why</comment>
        <translation>Al momento non disponibile: %1 (%2).</translation>
    </message>
</context>
<context>
    <name>board::BoardView</name>
    <message>
        <source>Chessboard</source>
        <translation>Scacchiera</translation>
    </message>
    <message>
        <source>The arrow keys move between the squares, Enter picks a piece up and puts it down, Escape cancels.</source>
        <translation>Le frecce portano di casa in casa, Invio prende un pezzo e lo posa, Esc annulla.</translation>
    </message>
</context>
<context>
    <name>board::PromotionChooser</name>
    <message>
        <source>Promotion piece</source>
        <translation>Pezzo della promozione</translation>
    </message>
</context>
<context>
    <name>files::Filing</name>
    <message>
        <source>Open a game</source>
        <translation>Apri una partita</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Partite (*.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salva la partita</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partita</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Esporta la scacchiera</translation>
    </message>
    <message>
        <source>Vector graphic (*.svg)</source>
        <translation>Grafica vettoriale (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Immagine (*.png)</translation>
    </message>
    <message>
        <source>board</source>
        <translation>scacchiera</translation>
    </message>
    <message>
        <source>Open a course</source>
        <translation>Apri un corso</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partita</numerusform>
            <numerusform>%Ln partite</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is being read.</source>
        <translation>Lettura del testo in corso.</translation>
    </message>
    <message>
        <source>“%1” is being read.</source>
        <translation>Lettura di «%1» in corso.</translation>
    </message>
    <message>
        <source>The game has been saved as “%1”.</source>
        <translation>La partita è stata salvata come «%1».</translation>
    </message>
    <message>
        <source>The board has been saved as “%1”.</source>
        <translation>La scacchiera è stata salvata come «%1».</translation>
    </message>
    <message>
        <source>“%1” is being saved.</source>
        <translation>Salvataggio di «%1» in corso.</translation>
    </message>
    <message>
        <source>The game has been copied.</source>
        <translation>La partita è stata copiata.</translation>
    </message>
    <message>
        <source>The game is being copied.</source>
        <translation>Copia della partita in corso.</translation>
    </message>
    <message>
        <source>Larger ones can be read by “Look through my games” in the File menu.</source>
        <translation>Quelli più grandi si leggono con «Esamina le mie partite» nel menu File.</translation>
    </message>
</context>
<context>
    <name>files::PositionsImport</name>
    <message>
        <source>“%1” is being read.</source>
        <translation>Lettura di «%1» in corso.</translation>
    </message>
</context>
<context>
    <name>files::PracticeFiles</name>
    <message>
        <source>Export practice data</source>
        <translation>Esporta i progressi</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>progressi</translation>
    </message>
    <message>
        <source>Back up practice data</source>
        <translation>Backup dei progressi</translation>
    </message>
    <message>
        <source>Practice data (*.db)</source>
        <translation>Progressi (*.db)</translation>
    </message>
    <message>
        <source>Restore practice data</source>
        <translation>Ripristina i progressi</translation>
    </message>
    <message>
        <source>Replace your practice data with “%1”?</source>
        <translation>Sostituire i tuoi progressi con «%1»?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sostituisci</translation>
    </message>
    <message>
        <source>Your practice data has been restored from “%1”.</source>
        <translation>I tuoi progressi sono stati ripristinati da «%1».</translation>
    </message>
    <message>
        <source>“%1” is not a readable practice backup.</source>
        <translation>«%1» non è un backup leggibile dei progressi.</translation>
    </message>
    <message>
        <source>No changes were made.</source>
        <translation>Non è stata fatta alcuna modifica.</translation>
    </message>
    <message>
        <source>There is no practice data to erase.</source>
        <translation>Non ci sono progressi da cancellare.</translation>
    </message>
    <message>
        <source>Erase all practice data?</source>
        <translation>Cancellare tutti i progressi?</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Cancella</translation>
    </message>
    <message>
        <source>All practice data has been erased.</source>
        <translation>Tutti i progressi sono stati cancellati.</translation>
    </message>
    <message>
        <source>Your practice data cannot be erased now.</source>
        <translation>Ora i tuoi progressi non si possono cancellare.</translation>
    </message>
    <message>
        <source>The file may be read-only or the disk full.</source>
        <translation>Il file può essere di sola lettura o il disco pieno.</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n tentativo</numerusform>
            <numerusform>%n tentativi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and the schedule of %n exercise(s) will be deleted for good.</source>
        <translation>
            <numerusform>e la memoria di %n esercizio andranno persi per sempre.</numerusform>
            <numerusform>e la memoria di %n esercizi andranno persi per sempre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>Your practice data is being exported.</source>
        <translation>Esportazione dei progressi in corso.</translation>
    </message>
    <message>
        <source>Your practice data is being backed up.</source>
        <translation>Backup dei progressi in corso.</translation>
    </message>
    <message>
        <source>Your practice data is being restored.</source>
        <translation>Ripristino dei progressi in corso.</translation>
    </message>
    <message>
        <source>The attempts have been saved as “%1”.</source>
        <translation>I tentativi sono stati salvati come «%1».</translation>
    </message>
    <message>
        <source>The backup has been saved as “%1”.</source>
        <translation>Il backup è stato salvato come «%1».</translation>
    </message>
    <message>
        <source>Your place in each course, your earlier games and your settings stay.</source>
        <translation>Il tuo posto in ogni corso, le partite precedenti e le impostazioni restano.</translation>
    </message>
    <message>
        <source>The record of which course pages you have read and which questions you have solved will also be lost.</source>
        <translation>Andrà perso anche l’elenco delle pagine dei corsi che hai letto e delle domande che hai risolto.</translation>
    </message>
</context>
<context>
    <name>modes::ByHeart</name>
    <message>
        <source>%1 by heart, mate in %2</source>
        <comment>an ending</comment>
        <translation>%1 a memoria, matto in %2</translation>
    </message>
    <message>
        <source>%1 by heart, hold the draw</source>
        <comment>an ending</comment>
        <translation>%1 a memoria, tenere la patta</translation>
    </message>
    <message>
        <source>Choosing the positions to learn by heart</source>
        <translation>Scelta delle posizioni da imparare a memoria</translation>
    </message>
    <message>
        <source>There is not enough memory to choose the positions.</source>
        <translation>La memoria non basta per scegliere le posizioni.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Chiudi altri programmi e riprova.</translation>
    </message>
    <message>
        <source>The course to learn by heart could not be saved.</source>
        <translation>Non è stato possibile salvare il corso da imparare a memoria.</translation>
    </message>
    <message>
        <source>The disk may be full. Free some space and try again.</source>
        <translation>Il disco potrebbe essere pieno. Libera spazio e riprova.</translation>
    </message>
    <message>
        <source>This position has too many lines to learn by heart.</source>
        <translation>Questa posizione ha troppe varianti per impararla a memoria.</translation>
    </message>
    <message>
        <source>Play on and try again nearer to the end of the game.</source>
        <translation>Continua a giocare e riprova più vicino alla fine della partita.</translation>
    </message>
    <message>
        <source>Choose a position with a win or a draw to learn by heart.</source>
        <translation>Scegli una posizione vinta o patta da imparare a memoria.</translation>
    </message>
    <message>
        <source>There is nothing to learn by heart in this position.</source>
        <translation>In questa posizione non c’è nulla da imparare a memoria.</translation>
    </message>
    <message>
        <source>%1, best moves only</source>
        <comment>a course</comment>
        <translation>%1, solo le mosse migliori</translation>
    </message>
    <message numerus="yes">
        <source>%1, up to %Ln move(s) slower</source>
        <comment>a course</comment>
        <translation>
            <numerusform>%1, fino a %Ln mossa in più</numerusform>
            <numerusform>%1, fino a %Ln mosse in più</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by heart</source>
        <comment>a position</comment>
        <translation>%1 a memoria</translation>
    </message>
    <message>
        <source>The ending is being solved.</source>
        <translation>Il finale è in corso di calcolo.</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Linea principale</translation>
    </message>
    <message numerus="yes">
        <source>Your line has %Ln position(s), with one move to learn in each.</source>
        <translation>
            <numerusform>La tua variante ha %Ln posizione, con una mossa da imparare.</numerusform>
            <numerusform>La tua variante ha %Ln posizioni, con una mossa da imparare in ognuna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest way to mate takes %Ln move(s).</source>
        <translation>
            <numerusform>La via più lunga al matto richiede %Ln mossa.</numerusform>
            <numerusform>La via più lunga al matto richiede %Ln mosse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know %Ln of the positions already.</source>
        <translation>
            <numerusform>Conosci già %Ln posizione.</numerusform>
            <numerusform>Conosci già %Ln posizioni.</numerusform>
        </translation>
    </message>
    <message>
        <source>They answer every threat, every pawn move and every reply to your checks. After any other move, most moves hold the draw.</source>
        <translation>Rispondono a ogni minaccia, a ogni mossa di pedone e a ogni risposta ai tuoi scacchi. Dopo ogni altra mossa, la maggior parte delle mosse tiene la patta.</translation>
    </message>
    <message>
        <source>The course to learn by heart is ready.</source>
        <translation>Il corso da imparare a memoria è pronto.</translation>
    </message>
    <message>
        <source>Choose the same command for the same position again to open it.</source>
        <translation>Scegli di nuovo lo stesso comando per la stessa posizione per aprirlo.</translation>
    </message>
</context>
<context>
    <name>modes::Column</name>
    <message>
        <source>The course</source>
        <translation>Il corso</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Esercizi</translation>
    </message>
    <message>
        <source>A course teaches you the mate step by step.</source>
        <translation>Un corso ti insegna il matto passo dopo passo.</translation>
    </message>
    <message>
        <source>Short exercises come back when they are due.</source>
        <translation>Brevi esercizi tornano quando sono da ripassare.</translation>
    </message>
    <message>
        <source>Enter any position to play or analyse it.</source>
        <translation>Imposta qualsiasi posizione, da giocare o analizzare.</translation>
    </message>
    <message>
        <source>Mate the king on this board, with help from the coach.</source>
        <translation>Dai matto al re su questa scacchiera, con l’aiuto dell’allenatore.</translation>
    </message>
    <message>
        <source>Other courses</source>
        <translation>Altri corsi</translation>
    </message>
</context>
<context>
    <name>modes::CourseContents</name>
    <message>
        <source>✗ Failed</source>
        <translation>✗ Non riuscita</translation>
    </message>
    <message>
        <source>✓ With help</source>
        <translation>✓ Con aiuto</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ Risolta</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions solved</comment>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>pages read</comment>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>You have reached the end of the course.</source>
        <translation>Il corso finisce qui.</translation>
    </message>
    <message>
        <source>All questions are solved.</source>
        <translation>Tutte le domande sono risolte.</translation>
    </message>
    <message>
        <source>✓ Second try</source>
        <translation>✓ Secondo tentativo</translation>
    </message>
    <message>
        <source>Read</source>
        <comment>a page was</comment>
        <translation>Letta</translation>
    </message>
    <message>
        <source>✗ Shown</source>
        <comment>the answer to a question</comment>
        <translation>✗ Mostrata</translation>
    </message>
</context>
<context>
    <name>modes::Dealing</name>
    <message>
        <source>Solving was cancelled.</source>
        <translation>Il calcolo è stato annullato.</translation>
    </message>
    <message>
        <source>Choose “New position” to try again.</source>
        <translation>Scegli «Nuova posizione» per riprovare.</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending.</source>
        <translation>La memoria non bastava per calcolare il finale.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Chiudi altri programmi e riprova.</translation>
    </message>
    <message>
        <source>No such position exists.</source>
        <translation>Una posizione così non esiste.</translation>
    </message>
    <message>
        <source>Choose another kind of position.</source>
        <translation>Scegli un altro tipo di posizione.</translation>
    </message>
</context>
<context>
    <name>modes::MoveInput</name>
    <message>
        <source>The game is over. %1</source>
        <translation>La partita è finita. %1</translation>
    </message>
    <message>
        <source>It is not your move.</source>
        <translation>Non tocca a te.</translation>
    </message>
    <message>
        <source>No other moves can be played in a replay.</source>
        <translation>Durante la riproduzione non si possono giocare altre mosse.</translation>
    </message>
    <message>
        <source>Choose “Play from here” first.</source>
        <translation>Scegli prima «Gioca da qui».</translation>
    </message>
    <message>
        <source>In an exam, moves cannot be taken back.</source>
        <translation>In un esame le mosse non si possono ritirare.</translation>
    </message>
    <message>
        <source>Go to the last move to play on.</source>
        <translation>Vai all’ultima mossa per continuare a giocare.</translation>
    </message>
    <message>
        <source>This question asks for squares: type them like “c3 d5”.</source>
        <translation>Questa domanda chiede case: scrivile come «c3 d5».</translation>
    </message>
</context>
<context>
    <name>modes::PageEditor</name>
    <message>
        <source>The page has not been saved. Open the course again, or check the disk and try again.</source>
        <translation>La pagina non è stata salvata. Riapri il corso, oppure controlla il disco e riprova.</translation>
    </message>
    <message>
        <source>This page cannot be edited because parts of it cannot be read.</source>
        <translation>Questa pagina non può essere modificata perché alcune parti sono illeggibili.</translation>
    </message>
    <message>
        <source>This chapter cannot be renamed because parts of it cannot be read.</source>
        <translation>Questo capitolo non può essere rinominato perché alcune parti sono illeggibili.</translation>
    </message>
    <message>
        <source>Text after %1</source>
        <comment>a move</comment>
        <translation>Testo dopo %1</translation>
    </message>
    <message>
        <source>Text for the first position</source>
        <translation>Testo della prima posizione</translation>
    </message>
</context>
<context>
    <name>modes::Practice</name>
    <message>
        <source>Finish</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Prossimo esercizio</translation>
    </message>
    <message>
        <source>Back to practice</source>
        <translation>Torna agli esercizi</translation>
    </message>
    <message>
        <source>Keep practising</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Esercizi</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n da ripassare</numerusform>
            <numerusform>%n da ripassare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>manca %n minuto</numerusform>
            <numerusform>mancano %n minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>tempo scaduto</translation>
    </message>
    <message>
        <source>That&apos;s it for now.</source>
        <translation>Per ora è tutto.</translation>
    </message>
    <message>
        <source>Exercises done: %1. Solved: %2.</source>
        <translation>Esercizi fatti: %1. Risolti: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n done</source>
        <translation>
            <numerusform>%n fatto</numerusform>
            <numerusform>%n fatti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) left</source>
        <translation>
            <numerusform>manca %n esercizio</numerusform>
            <numerusform>mancano %n esercizi</numerusform>
        </translation>
    </message>
    <message>
        <source>all done</source>
        <translation>tutto fatto</translation>
    </message>
    <message>
        <source>Choose one to see its position or its page again.</source>
        <translation>Scegline uno per rivedere la sua posizione o la sua pagina.</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Esercizio</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Next time</source>
        <translation>Prossima volta</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Your result cannot be saved at the moment.</source>
        <translation>Al momento non si può salvare il risultato.</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Torna all’elenco</translation>
    </message>
    <message>
        <source>You have no mistakes to practise yet.</source>
        <translation>Non hai ancora errori da ripassare.</translation>
    </message>
    <message>
        <source>“Look through my games” in the File menu finds them in your games.</source>
        <translation>«Esamina le mie partite» nel menu File li trova nelle tue partite.</translation>
    </message>
    <message>
        <source>Page %1 of the course explains this.</source>
        <translation>Lo spiega la pagina %1 del corso.</translation>
    </message>
    <message>
        <source>Chosen for practice: %1.</source>
        <translation>Scelto per l’esercizio: %1.</translation>
    </message>
    <message>
        <source>From the next exercise on: %1.</source>
        <translation>Dal prossimo esercizio: %1.</translation>
    </message>
    <message>
        <source>This question about another subject is due; every third exercise may be one.</source>
        <translation>Questa domanda su un altro argomento è da ripassare; un esercizio su tre può esserlo.</translation>
    </message>
</context>
<context>
    <name>modes::Reader</name>
    <message>
        <source>Loading the course…</source>
        <translation>Caricamento del corso…</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>Torna al corso</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>Torna alla pagina</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Mostra la mossa</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Prossima mossa</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Prossima pagina</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>%1. %2 (%3 of %4)</source>
        <comment>a chapter: its number, its name, the page and how many there are</comment>
        <translation>%1. %2 (%3 di %4)</translation>
    </message>
    <message>
        <source>You mated in time.</source>
        <translation>Hai dato matto in tempo.</translation>
    </message>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>Dai matto in una mossa.</numerusform>
            <numerusform>Dai matto entro %n mosse.</numerusform>
        </translation>
    </message>
    <message>
        <source>You held the draw.</source>
        <translation>Hai tenuto la patta.</translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>Tieni la patta per una mossa.</numerusform>
            <numerusform>Tieni la patta per %n mosse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct: these are the squares.</source>
        <translation>Esatto: sono queste le case.</translation>
    </message>
    <message>
        <source>You did not mate in time.</source>
        <translation>Non hai dato matto in tempo.</translation>
    </message>
    <message>
        <source>You can no longer mate in time.</source>
        <translation>Non puoi più dare matto in tempo.</translation>
    </message>
    <message>
        <source>You let the draw slip.</source>
        <translation>Hai lasciato sfuggire la patta.</translation>
    </message>
    <message>
        <source>Solved with help.</source>
        <translation>Risolta con aiuto.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <comment>a move</comment>
        <translation>Continua con %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Esatto.</translation>
    </message>
    <message>
        <source>Find the next move.</source>
        <translation>Trova la prossima mossa.</translation>
    </message>
    <message>
        <source>Find a better move.</source>
        <translation>Trova una mossa migliore.</translation>
    </message>
    <message>
        <source>Right: %1 is as good as %2.</source>
        <translation>Esatto: %1 è buona quanto %2.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Mossa precedente</translation>
    </message>
    <message>
        <source>%1 is wrong.</source>
        <translation>%1 è sbagliata.</translation>
    </message>
    <message>
        <source>Wrong squares: %1.</source>
        <translation>Case sbagliate: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) still to find.</source>
        <translation>
            <numerusform>Ancora una casa da trovare.</numerusform>
            <numerusform>Ancora %n case da trovare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select %n square(s) on the board, or type them.</source>
        <translation>
            <numerusform>Seleziona una casa sulla scacchiera o digitala.</numerusform>
            <numerusform>Seleziona %n case sulla scacchiera o digitale.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a course and one of its pages</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Alt+Shift+PgDn goes to the next page without an answer.</source>
        <translation>Alt+Shift+Pag↓ va alla prossima pagina senza risposta.</translation>
    </message>
    <message>
        <source>The page goes on when you have played the move it asks for.</source>
        <translation>La pagina continua quando hai giocato la mossa richiesta.</translation>
    </message>
    <message>
        <source>The page goes on when you have played it out.</source>
        <translation>La pagina continua quando l’hai giocata fino alla fine.</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n wrong answer(s).</source>
        <translation>
            <numerusform>Risolta dopo una risposta sbagliata.</numerusform>
            <numerusform>Risolta dopo %n risposte sbagliate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved at the second try.</source>
        <translation>Risolta al secondo tentativo.</translation>
    </message>
    <message>
        <source>The course goes on with %1.</source>
        <translation>Il corso continua con %1.</translation>
    </message>
    <message numerus="yes">
        <source>Right idea: %1 has the same aim, but %2 is %n move(s) faster.</source>
        <translation>
            <numerusform>Idea giusta: %1 ha lo stesso obiettivo, ma %2 è più rapida di una mossa.</numerusform>
            <numerusform>Idea giusta: %1 ha lo stesso obiettivo, ma %2 è più rapida di %n mosse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a square again to clear it.</source>
        <translation>Seleziona di nuovo una casa per deselezionarla.</translation>
    </message>
    <message>
        <source>You got this wrong before, so it counts as solved at the second try. Solve it at the first try next time to improve on that.</source>
        <translation>Qui avevi già sbagliato, quindi conta come risolta al secondo tentativo. Risolvila ancora una volta al primo tentativo per migliorare.</translation>
    </message>
    <message>
        <source>These are the squares.</source>
        <translation>Le case sono queste.</translation>
    </message>
    <message numerus="yes">
        <source>%n more square(s).</source>
        <translation>
            <numerusform>Ancora una casa.</numerusform>
            <numerusform>Ancora %n case.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the squares</source>
        <translation>Mostra le case</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move and the text about it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It is your move.</source>
        <translation>Tocca a te.</translation>
    </message>
    <message>
        <source>The page goes on when you have selected the right squares.</source>
        <translation>La pagina continua quando hai selezionato le case giuste.</translation>
    </message>
    <message>
        <source>You have solved this before.</source>
        <translation>L’hai già risolto.</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>Prossima variante</translation>
    </message>
    <message>
        <source>The course plays another move.</source>
        <translation>Il corso dà un’altra mossa.</translation>
    </message>
    <message>
        <source>That was the last move.</source>
        <translation>Era l’ultima mossa.</translation>
    </message>
    <message>
        <source>Choose a course from the Training menu.</source>
        <translation>Scegli un corso dal menu Allenamento.</translation>
    </message>
    <message>
        <source>This is the square.</source>
        <translation>La casa è questa.</translation>
    </message>
    <message>
        <source>Correct: this is the square.</source>
        <translation>Esatto: è questa la casa.</translation>
    </message>
    <message>
        <source>You were shown the answer before, so it counts as solved with help. Solve it once more to improve on that.</source>
        <translation>Avevi già visto la risposta, quindi vale come risolta con aiuto. Risolvila ancora una volta per migliorare.</translation>
    </message>
    <message>
        <source>You gave up, so it counts as failed.</source>
        <translation>Hai rinunciato, quindi vale come non riuscita.</translation>
    </message>
    <message>
        <source>You were shown the answer, so it counts as failed.</source>
        <translation>Hai visto la risposta, quindi vale come non riuscita.</translation>
    </message>
    <message>
        <source>Among them: %1.</source>
        <translation>Tra queste: %1.</translation>
    </message>
    <message>
        <source>Right: after %1, too, all positions are among those to learn.</source>
        <translation>Giusto: anche dopo %1 tutte le posizioni sono fra quelle da imparare.</translation>
    </message>
    <message>
        <source>You were shown the answer before.</source>
        <translation>La risposta ti è già stata mostrata.</translation>
    </message>
    <message>
        <source>You got this wrong before.</source>
        <translation>Qui hai già sbagliato.</translation>
    </message>
    <message>
        <source>You won in time; you need not play on to mate.</source>
        <translation>Hai vinto in tempo; non serve giocare fino al matto.</translation>
    </message>
    <message>
        <source>You can no longer win in time.</source>
        <translation>Non puoi più vincere in tempo.</translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn.</source>
        <translation>
            <numerusform>Vinci in una mossa: promuovi un pedone.</numerusform>
            <numerusform>Vinci entro %n mosse: promuovi un pedone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn, or win everything but the king.</source>
        <translation>
            <numerusform>Vinci in una mossa: promuovi un pedone o cattura tutto tranne il re.</numerusform>
            <numerusform>Vinci entro %n mosse: promuovi un pedone o cattura tutto tranne il re.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): capture everything but the king.</source>
        <translation>
            <numerusform>Vinci in una mossa: cattura tutto tranne il re.</numerusform>
            <numerusform>Vinci entro %n mosse: cattura tutto tranne il re.</numerusform>
        </translation>
    </message>
    <message>
        <source>The square to find is light.</source>
        <translation>La casa da trovare è chiara.</translation>
    </message>
    <message>
        <source>The square to find is dark.</source>
        <translation>La casa da trovare è scura.</translation>
    </message>
    <message>
        <source>The squares to find are all light.</source>
        <translation>Le case da trovare sono tutte chiare.</translation>
    </message>
    <message>
        <source>The squares to find are all dark.</source>
        <translation>Le case da trovare sono tutte scure.</translation>
    </message>
    <message>
        <source>Squares to find: %1 light, %2 dark.</source>
        <comment>numbers</comment>
        <translation>Case da trovare: chiare %1, scure %2.</translation>
    </message>
    <message>
        <source>Play the move of your line.</source>
        <translation>Gioca la mossa della tua variante.</translation>
    </message>
    <message>
        <source>Your line plays another move.</source>
        <translation>La tua variante prevede un’altra mossa.</translation>
    </message>
    <message>
        <source>%1 wins too, but your line plays another move. Try again.</source>
        <translation>Anche %1 vince, ma la tua variante prevede un’altra mossa. Riprova.</translation>
    </message>
    <message>
        <source>%1 holds the draw too, but your line plays another move. Try again.</source>
        <translation>Anche %1 tiene la patta, ma la tua variante prevede un’altra mossa. Riprova.</translation>
    </message>
    <message>
        <source>You have seen the move; practice will ask you for it.</source>
        <translation>Hai visto la mossa; negli esercizi ti verrà chiesta.</translation>
    </message>
    <message>
        <source>Play the move of the line that you are learning. If you do not know it yet, have it shown.</source>
        <translation>Gioca la mossa della variante che stai imparando. Se non la conosci ancora, fattela mostrare.</translation>
    </message>
    <message>
        <source>This wins too, but the page asks for another move.</source>
        <translation>Anche questa vince, ma la pagina chiede un’altra mossa.</translation>
    </message>
    <message>
        <source>Your move counts: find the next one.</source>
        <translation>La tua mossa vale: trova la prossima.</translation>
    </message>
    <message>
        <source>Right: %1 is even better than %2.</source>
        <translation>Esatto: %1 è perfino migliore di %2.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Prossima variante</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <comment>positions</comment>
        <translation>%1 su %2 imparate</translation>
    </message>
    <message>
        <source>This line is new: watch it first, then play it.</source>
        <translation>Questa variante è nuova: prima guardala, poi giocala.</translation>
    </message>
    <message>
        <source>Now play the moves of this line.</source>
        <translation>Ora gioca le mosse di questa variante.</translation>
    </message>
    <message>
        <source>You know this line.</source>
        <translation>Conosci questa variante.</translation>
    </message>
    <message>
        <source>Pages read: %1 of %2.</source>
        <translation>Pagine lette: %1 su %2.</translation>
    </message>
    <message>
        <source>Questions solved: %1 of %2.</source>
        <translation>Domande risolte: %1 su %2.</translation>
    </message>
    <message>
        <source>Not at the first try: %1.</source>
        <translation>Non al primo tentativo: %1.</translation>
    </message>
    <message>
        <source>With help: %1.</source>
        <translation>Con aiuto: %1.</translation>
    </message>
    <message>
        <source>End of the chapter.</source>
        <translation>Fine del capitolo.</translation>
    </message>
    <message>
        <source>The course plays another move; yours can be judged once the ending is solved.</source>
        <translation>Il corso gioca un’altra mossa; la tua si potrà giudicare quando il finale sarà risolto.</translation>
    </message>
    <message>
        <source>This page has no text yet. Choose “Edit” to add text, a task and its solution.</source>
        <translation>Questa pagina non ha ancora un testo. Scegli «Modifica» per aggiungere un testo, un compito e la sua soluzione.</translation>
    </message>
    <message>
        <source>Your earlier solution at the first try still counts.</source>
        <translation>La tua soluzione precedente, al primo tentativo, vale ancora.</translation>
    </message>
    <message>
        <source>Pages to repeat: %1.</source>
        <translation>Pagine da ripetere: %1.</translation>
    </message>
    <message>
        <source>Moves used: %1 of %2; still needed: %3.</source>
        <translation>Mosse usate: %1 di %2; ancora necessarie: %3.</translation>
    </message>
    <message>
        <source>The game is drawn, so it counts as failed.</source>
        <translation>La partita è patta, quindi vale come non riuscita.</translation>
    </message>
    <message>
        <source>You did not manage this before.</source>
        <translation>Prima non ci sei riuscito.</translation>
    </message>
</context>
<context>
    <name>modes::RecordPages</name>
    <message>
        <source>Mate distances and wasted moves are hidden. Ctrl+R shows them for this position.</source>
        <translation>Distanze dal matto e mosse sprecate sono nascoste. Ctrl+R le mostra per questa posizione.</translation>
    </message>
    <message>
        <source>The graph counts the attacker&apos;s moves to mate; this game has no mate.</source>
        <translation>Il grafico conta le mosse dell’attaccante fino al matto; in questa partita non c’è matto.</translation>
    </message>
    <message>
        <source>The tablebases do not cover this game.</source>
        <translation>Le tablebase non coprono questa partita.</translation>
    </message>
    <message>
        <source>In an exam there is no feedback until the game is over.</source>
        <translation>In un esame non ci sono commenti finché la partita non è finita.</translation>
    </message>
    <message>
        <source>First solve the task.</source>
        <translation>Prima risolvi il compito.</translation>
    </message>
    <message>
        <source>The report is about the game. Press Esc to leave the replay and see it.</source>
        <translation>Il rapporto riguarda la partita. Premi Esc per lasciare la riproduzione e vederlo.</translation>
    </message>
</context>
<context>
    <name>panels::CoachCard</name>
    <message>
        <source>The coach</source>
        <translation>L’allenatore</translation>
    </message>
</context>
<context>
    <name>panels::ContentsModel</name>
    <message>
        <source>%1, open</source>
        <translation>%1, aperto</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <translation>%1, chiuso</translation>
    </message>
</context>
<context>
    <name>panels::ContentsPanel</name>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Chapters and pages</source>
        <translation>Capitoli e pagine</translation>
    </message>
    <message>
        <source>To repeat:</source>
        <translation>Da ripassare:</translation>
    </message>
    <message>
        <source>Repeat page %1</source>
        <translation>Ripassa la pagina %1</translation>
    </message>
    <message>
        <source>To repeat, among others:</source>
        <translation>Da ripassare, tra le altre:</translation>
    </message>
    <message>
        <source>Search the pages</source>
        <translation>Cerca nelle pagine</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Nessuna pagina contiene queste parole.</translation>
    </message>
</context>
<context>
    <name>panels::CurveView</name>
    <message>
        <source>Moves to mate throughout the game</source>
        <translation>Mosse al matto nel corso della partita</translation>
    </message>
    <message>
        <source>moves to mate; dashed: best play</source>
        <translation>mosse al matto; linea tratteggiata: miglior gioco</translation>
    </message>
</context>
<context>
    <name>panels::DistanceBand</name>
    <message>
        <source>Shortest mate, in moves</source>
        <translation>Matto più breve, in mosse</translation>
    </message>
    <message>
        <source>Longest mate, in moves</source>
        <translation>Matto più lungo, in mosse</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two numbers of moves</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>mosse</translation>
    </message>
</context>
<context>
    <name>panels::DrillPanel</name>
    <message>
        <source>You play as</source>
        <translation>Giochi come</translation>
    </message>
    <message>
        <source>both</source>
        <translation>entrambi</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Bishop on</source>
        <translation>Case dell’alfiere</translation>
    </message>
    <message>
        <source>light</source>
        <translation>chiare</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>scure</translation>
    </message>
    <message>
        <source>either</source>
        <translation>qualsiasi</translation>
    </message>
    <message>
        <source>random</source>
        <translation>casuale</translation>
    </message>
    <message>
        <source>Colour of the bishop&apos;s squares</source>
        <translation>Case dell’alfiere</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>Matto in</translation>
    </message>
    <message>
        <source>The attacker is</source>
        <translation>L’attaccante è</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>attaccante</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>difensore</translation>
    </message>
    <message>
        <source>With best play</source>
        <translation>Con il miglior gioco</translation>
    </message>
    <message>
        <source>the attacker wins</source>
        <translation>vince l’attaccante</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <translation>è patta</translation>
    </message>
    <message>
        <source>Stage of the mate</source>
        <translation>Tappa del matto</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualsiasi</translation>
    </message>
    <message>
        <source>Used last</source>
        <translation>Usati per ultimi</translation>
    </message>
    <message>
        <source>Only for positions in which the attacker wins</source>
        <translation>Solo per posizioni in cui vince l’attaccante</translation>
    </message>
    <message>
        <source>Choose one of the endings in the list.</source>
        <translation>Scegli uno dei finali dell’elenco.</translation>
    </message>
    <message>
        <source>There is no such ending.</source>
        <translation>Non esiste un finale del genere.</translation>
    </message>
    <message>
        <source>Position number</source>
        <translation>Numero della posizione</translation>
    </message>
    <message>
        <source>Position number: the same one gives the same position</source>
        <translation>Numero: con le stesse impostazioni lo stesso numero dà la stessa posizione</translation>
    </message>
    <message>
        <source>The position number of the game on the board is %1.</source>
        <translation>Il numero della posizione sulla scacchiera è %1.</translation>
    </message>
</context>
<context>
    <name>panels::GamesList</name>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Search: a name, an event, a year, 1-0</source>
        <translation>Cerca: un nome, un torneo, un anno, 1-0</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Cerca nelle partite</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partita</numerusform>
            <numerusform>%Ln partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln game(s)</source>
        <translation>
            <numerusform>%1 su %Ln partita</numerusform>
            <numerusform>%1 su %Ln partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Not enough memory: close other programs and search again.</source>
        <translation>Memoria insufficiente: chiudi altri programmi e cerca di nuovo.</translation>
    </message>
    <message>
        <source>Searching the games</source>
        <translation>Ricerca nelle partite</translation>
    </message>
    <message>
        <source>&amp;Look through my games</source>
        <translation>Esami&amp;na le mie partite</translation>
    </message>
    <message>
        <source>See how you played the endings of all games in the file</source>
        <translation>Vedi come hai giocato i finali di tutte le partite del file</translation>
    </message>
</context>
<context>
    <name>panels::GamesModel</name>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
</context>
<context>
    <name>panels::Grading</name>
    <message>
        <source>&amp;Standard limits</source>
        <translation>Limiti &amp;standard</translation>
    </message>
    <message>
        <source>Each exercise is graded by how you played. The better the grade, the later it comes up again. You can change the limits; they apply from the next exercise on.</source>
        <translation>Ogni esercizio riceve un voto in base a come hai giocato. Più alto è il voto, più tardi torna l’esercizio. Puoi cambiare i limiti; valgono dal prossimo esercizio.</translation>
    </message>
    <message>
        <source>Moves wasted, at most</source>
        <translation>Mosse sprecate, al massimo</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share in percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Time per move, at most</source>
        <translation>Tempo per mossa, al massimo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a grade and one of its limits</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Grading</source>
        <translation>Voti</translation>
    </message>
    <message>
        <source>Hints and take-backs, more than</source>
        <translation>Suggerimenti e mosse ritirate, più di</translation>
    </message>
    <message>
        <source>Moves wasted, more than</source>
        <translation>Mosse sprecate, più di</translation>
    </message>
</context>
<context>
    <name>panels::LegendCard</name>
    <message>
        <source>The overlays</source>
        <translation>Le sovrapposizioni</translation>
    </message>
</context>
<context>
    <name>panels::MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
</context>
<context>
    <name>panels::Notices</name>
    <message>
        <source>This game cannot be saved and will be lost when you quit unless that changes. The program keeps trying.</source>
        <translation>Questa partita non si può salvare e all’uscita andrà persa, se la situazione non cambia. Il programma continua a riprovare.</translation>
    </message>
    <message>
        <source>Your settings cannot be saved. They apply until you quit.</source>
        <translation>Le tue impostazioni non si possono salvare. Valgono finché non esci.</translation>
    </message>
    <message>
        <source>Right Corner is already running. This window saves neither games nor settings.</source>
        <translation>Right Corner è già in esecuzione. Questa finestra non salva né partite né impostazioni.</translation>
    </message>
    <message>
        <source>There is not enough memory for your opponent&apos;s move. Close other programs: it will be played as soon as there is enough.</source>
        <translation>La memoria non basta per la mossa del tuo avversario. Chiudi altri programmi: la mossa verrà giocata appena ce ne sarà abbastanza.</translation>
    </message>
</context>
<context>
    <name>panels::OfferCard</name>
    <message>
        <source>First steps</source>
        <translation>Primi passi</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>Come vuoi iniziare?</translation>
    </message>
</context>
<context>
    <name>panels::PagePanel</name>
    <message>
        <source>Read</source>
        <translation>Leggere</translation>
    </message>
    <message>
        <source>Find the moves</source>
        <translation>Trovare le mosse</translation>
    </message>
    <message>
        <source>Mate within</source>
        <translation>Dare matto entro</translation>
    </message>
    <message>
        <source>Hold the draw for</source>
        <translation>Tenere la patta per</translation>
    </message>
    <message>
        <source>Select squares</source>
        <translation>Scegliere case</translation>
    </message>
    <message>
        <source>Play the moves of the page on the board.</source>
        <translation>Gioca le mosse della pagina sulla scacchiera.</translation>
    </message>
    <message>
        <source>Play the solution on the board. Another move replaces the one there, unless words follow it: then it is a wrong answer, to which you can write why.</source>
        <translation>Gioca la soluzione sulla scacchiera. Un’altra mossa sostituisce quella presente, a meno che questa abbia un testo: allora la nuova vale come risposta sbagliata, che puoi spiegare.</translation>
    </message>
    <message>
        <source>The reader plays against the program from the first position.</source>
        <translation>Il lettore gioca contro il programma dalla prima posizione.</translation>
    </message>
    <message>
        <source>The reader defends against the program from the first position.</source>
        <translation>Il lettore si difende dal programma dalla prima posizione.</translation>
    </message>
    <message>
        <source>Type the squares that the words ask for, such as a8 h1.</source>
        <translation>Scrivi le case chieste dal testo, per esempio a8 h1.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Capitolo</translation>
    </message>
    <message>
        <source>Neighbouring pages with the same name form a chapter</source>
        <translation>Pagine vicine con lo stesso nome formano un capitolo</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Compito</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>“%1” is not a square.</source>
        <translation>«%1» non è una casa.</translation>
    </message>
    <message>
        <source>Win within</source>
        <translation>Vincere entro</translation>
    </message>
    <message>
        <source>The reader plays against the program from the first position, until a pawn is promoted or the program has only its king left.</source>
        <translation>Il lettore gioca contro il programma dalla prima posizione, finché un pedone viene promosso o al programma resta solo il re.</translation>
    </message>
</context>
<context>
    <name>panels::PlayedEndingsModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>games</comment>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>Tutti i finali</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Games with a result that reached the ending</source>
        <translation>Partite con un risultato arrivate a questo finale</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Endings that began as a win and were won</source>
        <translation>Finali vinti in partenza e vinti davvero</translation>
    </message>
    <message>
        <source>Converted</source>
        <translation>Realizzati</translation>
    </message>
    <message>
        <source>Endings that began as a draw and were not lost</source>
        <translation>Finali patti in partenza e non persi</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Tenuti</translation>
    </message>
    <message>
        <source>Endings that began as a loss and were not lost</source>
        <translation>Finali persi in partenza e non persi</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvati</translation>
    </message>
    <message>
        <source>Points that you gave away</source>
        <translation>Punti che hai regalato</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Punti persi</translation>
    </message>
    <message>
        <source>Points that your opponents gave away</source>
        <translation>Punti regalati dall’avversario</translation>
    </message>
    <message>
        <source>Points gained</source>
        <translation>Punti guadagnati</translation>
    </message>
    <message>
        <source>Moves wasted on the way to mate, on average of the converted endings</source>
        <translation>Mosse sprecate sulla via del matto, in media nei finali realizzati</translation>
    </message>
    <message>
        <source>Wasted per win</source>
        <translation>Sprecate per vittoria</translation>
    </message>
</context>
<context>
    <name>panels::PlayedGamesModel</name>
    <message>
        <source>won</source>
        <comment>the position</comment>
        <translation>vinto</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>the position</comment>
        <translation>patta</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>the position</comment>
        <translation>perso</translation>
    </message>
    <message>
        <source>from a win to a draw</source>
        <translation>dalla vittoria alla patta</translation>
    </message>
    <message>
        <source>from a win to a loss</source>
        <translation>dalla vittoria alla sconfitta</translation>
    </message>
    <message>
        <source>from a draw to a loss</source>
        <translation>dalla patta alla sconfitta</translation>
    </message>
    <message>
        <source>At the end: %1</source>
        <translation>Alla fine: %1</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <comment>57; from a win to a draw</comment>
        <translation>Mossa %1: %2</translation>
    </message>
    <message>
        <source>Move %1 (%2): %3</source>
        <comment>57; the clock; from a win to a draw</comment>
        <translation>Mossa %1 (%2): %3</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>At its start</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Punti persi</translation>
    </message>
    <message>
        <source>Costliest mistake</source>
        <translation>Errore più costoso</translation>
    </message>
    <message>
        <source>The result with best play when the ending began</source>
        <translation>Il risultato con il miglior gioco quando è iniziato il finale</translation>
    </message>
    <message>
        <source>Points that you gave away, even if your opponent had given them to you</source>
        <translation>Punti che hai regalato, anche se prima te li aveva regalati l’avversario</translation>
    </message>
</context>
<context>
    <name>panels::RecordCard</name>
    <message>
        <source>The game record</source>
        <translation>Il formulario</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Digita una mossa</translation>
    </message>
    <message>
        <source>Tabs of the game record</source>
        <translation>Schede del formulario</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>Type a move such as %1</source>
        <translation>Digita una mossa, ad esempio %1</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Type squares such as c3 d5</source>
        <translation>Digita le case, ad esempio c3 d5</translation>
    </message>
    <message>
        <source>Move, e.g. %1</source>
        <translation>Mossa, ad es. %1</translation>
    </message>
</context>
<context>
    <name>panels::RepliesModel</name>
    <message>
        <source>Move</source>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Porta a</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>Sprecate</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
</context>
<context>
    <name>panels::RepliesTable</name>
    <message>
        <source>All moves</source>
        <translation>Tutte le mosse</translation>
    </message>
</context>
<context>
    <name>panels::ReportPage</name>
    <message>
        <source>The report</source>
        <translation>Il rapporto</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Riprova da qui</translation>
    </message>
    <message>
        <source>Try again from %1</source>
        <translation>Riprova da %1</translation>
    </message>
    <message>
        <source>Show %1 on the board</source>
        <translation>Mostra %1 sulla scacchiera</translation>
    </message>
    <message>
        <source>Show this move and the best reply on the board</source>
        <translation>Mostra questa mossa e la miglior risposta sulla scacchiera</translation>
    </message>
</context>
<context>
    <name>panels::RightsBox</name>
    <message>
        <source>Castling</source>
        <translation>Arrocco</translation>
    </message>
    <message>
        <source>White 0-0</source>
        <translation>Bianco 0-0</translation>
    </message>
    <message>
        <source>White may castle kingside</source>
        <translation>Il Bianco può arroccare corto</translation>
    </message>
    <message>
        <source>White 0-0-0</source>
        <translation>Bianco 0-0-0</translation>
    </message>
    <message>
        <source>White may castle queenside</source>
        <translation>Il Bianco può arroccare lungo</translation>
    </message>
    <message>
        <source>Black 0-0</source>
        <translation>Nero 0-0</translation>
    </message>
    <message>
        <source>Black may castle kingside</source>
        <translation>Il Nero può arroccare corto</translation>
    </message>
    <message>
        <source>Black 0-0-0</source>
        <translation>Nero 0-0-0</translation>
    </message>
    <message>
        <source>Black may castle queenside</source>
        <translation>Il Nero può arroccare lungo</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>En passant</translation>
    </message>
    <message>
        <source>The square that a pawn has just passed</source>
        <translation>La casa appena superata da un pedone</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no square of en passant</comment>
        <translation>nessuna</translation>
    </message>
</context>
<context>
    <name>panels::SearchBox</name>
    <message>
        <source>Type to search</source>
        <translation>Digita per cercare</translation>
    </message>
</context>
<context>
    <name>panels::SetUpPanel</name>
    <message>
        <source>Side to move</source>
        <translation>Colore che muove</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Muove</translation>
    </message>
    <message>
        <source>Position as text (FEN)</source>
        <translation>Posizione come testo (FEN)</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Put the pieces of an ending on the board</source>
        <translation>Metti sulla scacchiera i pezzi di un finale</translation>
    </message>
    <message>
        <source>Ending ▾</source>
        <translation>Finale ▾</translation>
    </message>
    <message>
        <source>Drag pieces, click one and then squares, or type its letter (K white, k black).</source>
        <translation>Trascina i pezzi, fai clic su uno e poi sulle case, o scrivi la sua lettera (D bianca, d nera).</translation>
    </message>
    <message>
        <source>To remove a piece, drag it off the board or press Del on its square.</source>
        <translation>Per togliere un pezzo, trascinalo fuori dalla scacchiera o premi Canc sulla sua casa.</translation>
    </message>
</context>
<context>
    <name>panels::StandingCard</name>
    <message>
        <source>Where you stand</source>
        <translation>A che punto sei</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to spare</source>
        <translation>
            <numerusform>%n mossa di margine</numerusform>
            <numerusform>%n mosse di margine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) too late</source>
        <translation>
            <numerusform>%n mossa di ritardo</numerusform>
            <numerusform>%n mosse di ritardo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fifty-move rule: %n used</source>
        <translation>
            <numerusform>50 mosse: %n usata</numerusform>
            <numerusform>50 mosse: %n usate</numerusform>
        </translation>
    </message>
    <message>
        <source>Solving progress</source>
        <translation>Avanzamento del calcolo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Remove castling rights</source>
        <translation>Togli i diritti di arrocco</translation>
    </message>
    <message numerus="yes">
        <source>at least %n move(s) to spare</source>
        <translation>
            <numerusform>almeno %n mossa di margine</numerusform>
            <numerusform>almeno %n mosse di margine</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve by computer</source>
        <translation>Calcola</translation>
    </message>
    <message>
        <source>Moves that may be wasted before the fifty-move rule makes it a draw; more if a capture or a pawn move starts the count again</source>
        <translation>Mosse che si possono sprecare prima che la regola delle cinquanta mosse dia la patta; di più se una cattura o una mossa di pedone fa ripartire il conteggio</translation>
    </message>
    <message>
        <source>Moves that may be wasted before the fifty-move rule makes it a draw</source>
        <translation>Mosse che si possono sprecare prima che la regola delle cinquanta mosse dia la patta</translation>
    </message>
    <message>
        <source>Moves since the last capture or pawn move; after fifty of them a draw can be claimed</source>
        <translation>Mosse dall’ultima cattura o mossa di pedone; dopo cinquanta si può richiedere la patta</translation>
    </message>
</context>
<context>
    <name>panels::StepRow</name>
    <message>
        <source>Stages of the mate</source>
        <translation>Tappe del matto</translation>
    </message>
    <message>
        <source>Stage %1 of %2: %3</source>
        <translation>Tappa %1 di %2: %3</translation>
    </message>
    <message>
        <source>Stage %1 of %2 (you are here): %3</source>
        <translation>Tappa %1 di %2 (sei qui): %3</translation>
    </message>
</context>
<context>
    <name>panels::Transport</name>
    <message>
        <source>Seconds per move</source>
        <translation>Secondi per mossa</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1&#xa0;s</translation>
    </message>
</context>
<context>
    <name>panels::Waiting</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>show::Teller</name>
    <message>
        <source>White: %1.</source>
        <comment>a move</comment>
        <translation>Bianco: %1.</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <comment>a move</comment>
        <translation>Nero: %1.</translation>
    </message>
</context>
<context>
    <name>window::Exchange</name>
    <message>
        <source>The clipboard</source>
        <translation>Il contenuto degli appunti</translation>
    </message>
    <message>
        <source>%1 contains neither a position nor a game.</source>
        <translation>%1 non è né una posizione né una partita.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what stood on the command line</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>The position has been copied.</source>
        <translation>La posizione è stata copiata.</translation>
    </message>
    <message>
        <source>The diagram has been copied.</source>
        <translation>Il diagramma è stato copiato.</translation>
    </message>
    <message>
        <source>A link contains no position: copy the FEN or the PGN itself.</source>
        <translation>Un link non contiene una posizione: copia la FEN o il PGN stesso.</translation>
    </message>
    <message>
        <source>A link to a study contains no position. Export the study as PGN and open the file as a course.</source>
        <translation>Un link a uno studio non contiene una posizione. Esporta lo studio come PGN e apri il file come corso.</translation>
    </message>
</context>
<context>
    <name>window::FiguresPage</name>
    <message>
        <source>Endings in figures</source>
        <translation>I finali in cifre</translation>
    </message>
    <message>
        <source>Search for an ending</source>
        <translation>Cerca un finale</translation>
    </message>
</context>
<context>
    <name>window::HelpPage</name>
    <message>
        <source>Terms, symbols and keys</source>
        <translation>Termini, simboli e tasti</translation>
    </message>
    <message>
        <source>Search this page (%1)</source>
        <comment>a key</comment>
        <translation>Cerca in questa pagina (%1)</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>Cerca in questa pagina</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Non trovato</translation>
    </message>
</context>
<context>
    <name>window::MainWindow</name>
    <message>
        <source>Right Corner</source>
        <translation>Right Corner</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Scacchiera</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Finish it for me</source>
        <translation>Finisci per me</translation>
    </message>
    <message>
        <source>The dropped item</source>
        <translation>L’elemento rilasciato</translation>
    </message>
    <message>
        <source>The old file has been kept as %1.</source>
        <translation>Il vecchio file è stato conservato come %1.</translation>
    </message>
    <message>
        <source>Your practice data could not be read; practice starts from scratch.</source>
        <translation>Non è stato possibile leggere i tuoi progressi; si ricomincia da capo.</translation>
    </message>
    <message>
        <source>Your practice data was written by a newer version of Right Corner; practice starts from scratch.</source>
        <translation>I tuoi progressi sono stati scritti da una versione più recente di Right Corner; si ricomincia da capo.</translation>
    </message>
    <message>
        <source>Your practice data cannot be saved.</source>
        <translation>I tuoi progressi non si possono salvare.</translation>
    </message>
    <message>
        <source>Check that the practice folder is writable and the disk is not full.</source>
        <translation>Controlla che la cartella dei progressi sia scrivibile e che il disco non sia pieno.</translation>
    </message>
    <message>
        <source>The ending could not be saved to disk.</source>
        <translation>Non è stato possibile salvare il finale su disco.</translation>
    </message>
    <message>
        <source>It stays available until you quit. Free some disk space, or check that the folder is writable.</source>
        <translation>Resta disponibile finché non esci. Fai spazio sul disco, o controlla che la cartella sia scrivibile.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>White and Black</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Your exam was interrupted when the program closed.</source>
        <translation>Il tuo esame è stato interrotto alla chiusura del programma.</translation>
    </message>
    <message>
        <source>It is not graded; you can play the position on as a game.</source>
        <translation>Non riceve un voto; puoi continuare la posizione come partita.</translation>
    </message>
    <message>
        <source>The exam is not finished. Choose “%1” again to end it; Esc continues it.</source>
        <translation>L’esame non è finito. Scegli di nuovo «%1» per terminarlo; con Esc continua.</translation>
    </message>
    <message>
        <source>An exam is in progress.</source>
        <translation>È in corso un esame.</translation>
    </message>
    <message>
        <source>End it first, then open other games.</source>
        <translation>Prima terminalo, poi apri altre partite.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Practice was interrupted when the program closed.</source>
        <translation>Gli esercizi sono stati interrotti alla chiusura del programma.</translation>
    </message>
    <message>
        <source>The game is being read.</source>
        <translation>Lettura della partita in corso.</translation>
    </message>
    <message>
        <source>The file with your practice data was deleted; it has been saved again in full.</source>
        <translation>Il file con i tuoi progressi è stato cancellato; i progressi sono stati salvati di nuovo per intero.</translation>
    </message>
    <message>
        <source>The file with your practice data was replaced by an unreadable one; it has been saved again in full.</source>
        <translation>Il file con i tuoi progressi è stato sostituito da uno illeggibile; i progressi sono stati salvati di nuovo per intero.</translation>
    </message>
    <message>
        <source>The unreadable file has been kept as %1.</source>
        <translation>Il file illeggibile è stato conservato come %1.</translation>
    </message>
    <message>
        <source>Your practice data was replaced by that of another file, which is now in use.</source>
        <translation>I tuoi progressi sono stati sostituiti con quelli di un altro file, ora in uso.</translation>
    </message>
    <message>
        <source>The earlier data has been kept as %1.</source>
        <translation>I progressi precedenti sono stati conservati come %1.</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>a move</comment>
        <translation>Gioca %1</translation>
    </message>
    <message>
        <source>Your results are saved; “Practise” starts a new session.</source>
        <translation>I tuoi risultati sono salvati; «Esercitati» comincia una nuova sessione.</translation>
    </message>
    <message>
        <source>The exam is not finished. Quit again to end it; Esc continues it.</source>
        <translation>L’esame non è finito. Esci di nuovo per terminarlo; con Esc continua.</translation>
    </message>
    <message>
        <source>Your results are saved; “Practise” continues the session.</source>
        <translation>I tuoi risultati sono salvati; «Esercitati» riprende la sessione.</translation>
    </message>
    <message>
        <source>The changes to the page are not saved.</source>
        <translation>Le modifiche alla pagina non sono salvate.</translation>
    </message>
    <message>
        <source>Quit again to lose them, or save the page first; Esc continues editing.</source>
        <translation>Esci di nuovo per perderle, oppure salva prima la pagina; Esc continua la modifica.</translation>
    </message>
</context>
<context>
    <name>window::ReviewPage</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Ferma</translation>
    </message>
    <message>
        <source>S&amp;olve and include it</source>
        <translation>&amp;Calcola e includi</translation>
    </message>
    <message>
        <source>Practise my &amp;mistakes</source>
        <translation>Ripassa i miei &amp;errori</translation>
    </message>
    <message>
        <source>Open the &amp;game</source>
        <translation>Apri la &amp;partita</translation>
    </message>
    <message>
        <source>Your endgames</source>
        <translation>I tuoi finali</translation>
    </message>
    <message>
        <source>&amp;Player:</source>
        <translation>&amp;Giocatore:</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>The player&apos;s name; other names after a semicolon</source>
        <translation>Il nome del giocatore; altri nomi dopo un punto e virgola</translation>
    </message>
    <message>
        <source>&amp;Names in the file</source>
        <translation>&amp;Nomi nel file</translation>
    </message>
    <message>
        <source>The most frequent names; choose all that are yours</source>
        <translation>I nomi più frequenti; scegli tutti i tuoi</translation>
    </message>
    <message>
        <source>Reading the games</source>
        <translation>Lettura delle partite</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Finali</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>By ending</source>
        <translation>Per finale</translation>
    </message>
    <message>
        <source>The costliest games first</source>
        <translation>Prima le partite che ti sono costate più punti</translation>
    </message>
    <message>
        <source>Practise the positions in which you gave points away until you get them right</source>
        <translation>Ripassa le posizioni in cui hai regalato punti finché non ti riescono</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln game(s))</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1 (%Ln partita)</numerusform>
            <numerusform>%1 (%Ln partite)</numerusform>
        </translation>
    </message>
    <message>
        <source>Solving: %1…</source>
        <translation>Calcolo in corso: %1…</translation>
    </message>
    <message>
        <source>Your endgames in %1</source>
        <translation>I tuoi finali in %1</translation>
    </message>
    <message>
        <source>The games are being read.</source>
        <translation>Lettura delle partite in corso.</translation>
    </message>
    <message>
        <source>No game is by this player. Choose another name above.</source>
        <translation>Nessuna partita è di questo giocatore. Scegli un altro nome qui sopra.</translation>
    </message>
    <message>
        <source>None of these games reached an ending that is solved.</source>
        <translation>Nessuna di queste partite è arrivata a un finale calcolato.</translation>
    </message>
    <message>
        <source>There is not enough memory to solve it.</source>
        <translation>La memoria non basta per calcolarlo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) read</source>
        <translation>
            <numerusform>%Ln partita letta</numerusform>
            <numerusform>%Ln partite lette</numerusform>
        </translation>
    </message>
    <message>
        <source>by this player: %1</source>
        <comment>games</comment>
        <translation>di questo giocatore: %1</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>lettura interrotta</translation>
    </message>
    <message>
        <source>partly unreadable: %1</source>
        <comment>games</comment>
        <translation>in parte illeggibili: %1</translation>
    </message>
    <message>
        <source>chess variants or Chess960 castling, skipped: %1</source>
        <comment>games</comment>
        <translation>varianti degli scacchi o arrocco degli scacchi 960, omesse: %1</translation>
    </message>
    <message>
        <source>reached a solved ending: %1</source>
        <comment>games</comment>
        <translation>con un finale calcolato: %1</translation>
    </message>
    <message numerus="yes">
        <source>Not solved yet: %1, in %Ln of these games.</source>
        <translation>
            <numerusform>Non ancora calcolato: %1, in %Ln di queste partite.</numerusform>
            <numerusform>Non ancora calcolato: %1, in %Ln di queste partite.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::StatisticsPage</name>
    <message>
        <source>Show as &amp;tables</source>
        <translation>Mostra come &amp;tabelle</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Once you have practised, your progress will appear here.</source>
        <translation>Dopo i primi esercizi, qui compariranno i tuoi progressi.</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;Esercitati</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Tappa</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>Tutti i finali</translation>
    </message>
    <message>
        <source>All stages</source>
        <translation>Tutte le tappe</translation>
    </message>
    <message>
        <source>Where you throw results away</source>
        <translation>Dove butti via i risultati</translation>
    </message>
    <message>
        <source>These figures count the exercises of practice. What you have solved in the courses is on the card “The courses”; games and exams are not counted.</source>
        <translation>Queste cifre contano gli esercizi. Ciò che hai risolto nei corsi è nella scheda «I corsi»; non contano né le partite né l’esame.</translation>
    </message>
</context>
</TS>
