<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>BoardCommands</name>
    <message>
        <source>&amp;Flip</source>
        <translation>&amp;Umdrehen</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Koordinaten</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Blue-green</source>
        <translation>Blaugrün</translation>
    </message>
    <message>
        <source>Piece an&amp;imation</source>
        <translation>Fi&amp;gurenanimation</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation>Ein&amp;blendungen</translation>
    </message>
    <message>
        <source>Heat m&amp;ap for</source>
        <translation>&amp;Wärmekarte für</translation>
    </message>
    <message>
        <source>&amp;Next piece</source>
        <translation>&amp;Nächste Figur</translation>
    </message>
    <message>
        <source>Show the heat map of the next piece; selecting a piece does the same</source>
        <translation>Die Wärmekarte der nächsten Figur zeigen; eine Figur auszuwählen bewirkt dasselbe</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie im System eingestellt</translation>
    </message>
    <message>
        <source>&amp;What attacks this square?</source>
        <translation>Was greift &amp;dieses Feld an?</translation>
    </message>
    <message>
        <source>Say which pieces attack the square selected with the arrow keys</source>
        <translation>Ansagen, welche Figuren das mit den Pfeiltasten gewählte Feld angreifen</translation>
    </message>
    <message>
        <source>List the &amp;pieces</source>
        <translation>Die Figu&amp;ren aufzählen</translation>
    </message>
    <message>
        <source>only while the heat map is shown</source>
        <translation>nur solange die Wärmekarte zu sehen ist</translation>
    </message>
</context>
<context>
    <name>ByHeartCommands</name>
    <message>
        <source>Learn by heart</source>
        <translation>Auswendiglernen</translation>
    </message>
    <message>
        <source>How much slower than the best move each move may be: with slower moves there are fewer positions to know</source>
        <translation>Um wie viel jeder Zug langsamer sein darf als der beste: Mit langsameren Zügen sind weniger Stellungen zu lernen</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Diese Stellung</translation>
    </message>
    <message>
        <source>Best moves only</source>
        <translation>Nur beste Züge</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n move(s) slower</source>
        <translation>
            <numerusform>Bis zu %n Zug langsamer</numerusform>
            <numerusform>Bis zu %n Züge langsamer</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a course of the few positions that the side that wins, or the one that has to hold the draw, needs to know against every reply</source>
        <translation>Einen Kurs aus den wenigen Stellungen machen, die man für den Gewinn oder das Remis kennen muss, gleich was der Gegner antwortet</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Move either side&apos;s pieces as you like.</source>
        <translation>Zieh für beide Seiten, wie du willst.</translation>
    </message>
    <message>
        <source>The line ends here.</source>
        <translation>Hier endet die Variante.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Als Nächstes: %1.</translation>
    </message>
    <message>
        <source>No other move is as good.</source>
        <translation>Kein anderer Zug ist so gut.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>Ein Zug ist hier gleich gut.</numerusform>
            <numerusform>%n Züge sind hier gleich gut.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the mate in %1.</source>
        <translation>Finde das Matt in %1.</translation>
    </message>
    <message>
        <source>With best play this is a draw. Try to win anyway.</source>
        <translation>Bei bestem Spiel ist das remis. Versuch trotzdem zu gewinnen.</translation>
    </message>
    <message>
        <source>The program plays the rest.</source>
        <translation>Das Programm spielt den Rest.</translation>
    </message>
    <message>
        <source>Press Esc to stop.</source>
        <translation>Drück Esc, um anzuhalten.</translation>
    </message>
    <message>
        <source>With best play, mate comes in or right next to one of these corners: %1.</source>
        <translation>Bei bestem Spiel wird in oder neben einer dieser Ecken mattgesetzt: %1.</translation>
    </message>
    <message>
        <source>Hold the draw as White.</source>
        <translation>Halte mit Weiß das Remis.</translation>
    </message>
    <message>
        <source>Hold the draw as Black.</source>
        <translation>Halte mit Schwarz das Remis.</translation>
    </message>
    <message>
        <source>Keep playing: the program replies by general principles.</source>
        <translation>Spiel weiter: Das Programm antwortet nach Faustregeln.</translation>
    </message>
    <message>
        <source>Six moves, and mate is no closer. A hint may help.</source>
        <translation>Sechs Züge, und das Matt ist nicht näher gerückt. Vielleicht hilft ein Tipp.</translation>
    </message>
    <message>
        <source>Play it out.</source>
        <translation>Spiel die Partie zu Ende.</translation>
    </message>
    <message>
        <source>No comments and no take-backs until the game is over; then you get a report.</source>
        <translation>Bis zum Ende der Partie gibt es keine Kommentare und keine Zugrücknahmen; danach kommt der Bericht.</translation>
    </message>
    <message>
        <source>Keep playing: %1 replies.</source>
        <translation>Spiel weiter: %1 antwortet.</translation>
    </message>
    <message>
        <source>Best reply: %1.</source>
        <translation>Beste Antwort: %1.</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1 ist am besten.</translation>
    </message>
    <message>
        <source>Stage: %1.</source>
        <translation>Etappe: %1.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a sentence about a move</comment>
        <translation>Als Nächstes: %1</translation>
    </message>
    <message>
        <source>%1 is not mate: %2 is possible.</source>
        <translation>%1 setzt nicht matt: %2 ist möglich.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 ist einen Zug langsamer als der beste.</numerusform>
            <numerusform>%1 ist %n Züge langsamer als der beste.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot save both pieces, but make him prove it.</source>
        <translation>Du kannst nicht beide Figuren retten, aber lass dir das erst beweisen.</translation>
    </message>
    <message>
        <source>You cannot save the pawn, but make him prove it.</source>
        <translation>Du kannst den Bauern nicht retten, aber lass dir das erst beweisen.</translation>
    </message>
    <message>
        <source>You cannot save the piece, but make him prove it.</source>
        <translation>Du kannst die Figur nicht retten, aber lass dir das erst beweisen.</translation>
    </message>
    <message>
        <source>Only one move holds the draw: look at every check and capture.</source>
        <translation>Nur ein Zug hält das Remis: Prüfe jedes Schach und jeden Schlagzug.</translation>
    </message>
    <message>
        <source>Only one move holds the draw: look for a double attack.</source>
        <translation>Nur ein Zug hält das Remis: Such einen Doppelangriff.</translation>
    </message>
    <message>
        <source>You cannot save the pawn on %1, but make him prove it.</source>
        <translation>Du kannst den Bauern auf %1 nicht retten, aber lass dir das erst beweisen.</translation>
    </message>
    <message>
        <source>You have only one move.</source>
        <translation>Du hast nur einen Zug.</translation>
    </message>
    <message>
        <source>Hold out as long as you can.</source>
        <translation>Leiste Widerstand, solange du kannst.</translation>
    </message>
    <message>
        <source>The opponent threatens mate: %1.</source>
        <translation>Der Gegner droht Matt: %1.</translation>
    </message>
    <message>
        <source>“Give up” fails the exam and shows the report. “End exam” goes on as a normal game, without a grade.</source>
        <translation>Mit „Aufgeben“ fällst du durch und siehst den Bericht. Mit „Prüfung beenden“ geht es ohne Note als normale Partie weiter.</translation>
    </message>
    <message>
        <source>Checkmate: White wins.</source>
        <translation>Schachmatt: Weiß gewinnt.</translation>
    </message>
    <message>
        <source>Checkmate: Black wins.</source>
        <translation>Schachmatt: Schwarz gewinnt.</translation>
    </message>
    <message>
        <source>Win as White.</source>
        <translation>Gewinne mit Weiß.</translation>
    </message>
    <message>
        <source>Win as Black.</source>
        <translation>Gewinne mit Schwarz.</translation>
    </message>
    <message>
        <source>The pawn falls: it is a draw.</source>
        <translation>Der Bauer fällt: Es ist remis.</translation>
    </message>
    <message>
        <source>%1 is one of the best moves.</source>
        <translation>%1 ist einer der besten Züge.</translation>
    </message>
    <message>
        <source>The pawn cannot be saved.</source>
        <translation>Der Bauer ist nicht zu retten.</translation>
    </message>
    <message>
        <source>You cannot save both pawns, but make him prove it.</source>
        <translation>Du kannst nicht beide Bauern retten, aber lass dir das erst beweisen.</translation>
    </message>
    <message>
        <source>Only one move wins.</source>
        <translation>Nur ein Zug gewinnt.</translation>
    </message>
    <message>
        <source>With best play this is a draw.</source>
        <translation>Bei bestem Spiel ist das remis.</translation>
    </message>
    <message>
        <source>Keep playing: the program replies as soon as the ending is solved.</source>
        <translation>Spiel weiter: Das Programm antwortet, sobald das Endspiel berechnet ist.</translation>
    </message>
</context>
<context>
    <name>Coaching</name>
    <message>
        <source>%1 and %2</source>
        <comment>a list of squares and the last of them</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>He is in a box. Shrink it and bring up your king.</source>
        <translation>Der König steckt in einem Kasten. Verkleinere den Kasten und bring deinen König heran.</translation>
    </message>
    <message>
        <source>The kings face each other on the edge. Check along the edge.</source>
        <translation>Die Könige stehen sich am Rand gegenüber. Gib am Rand entlang Schach.</translation>
    </message>
    <message>
        <source>Bring your king to a key square: %1.</source>
        <translation>Bring deinen König auf ein Schlüsselfeld: %1.</translation>
    </message>
    <message>
        <source>Your king is on a key square. Escort the pawn home.</source>
        <translation>Dein König steht auf einem Schlüsselfeld. Führ den Bauern zur Umwandlung.</translation>
    </message>
    <message>
        <source>%1 is mate.</source>
        <translation>%1 setzt matt.</translation>
    </message>
    <message>
        <source>%1 promotes.</source>
        <translation>%1 wandelt um.</translation>
    </message>
    <message>
        <source>%1 is a waiting move: he is in zugzwang.</source>
        <translation>%1 ist ein Wartezug und bringt ihn in Zugzwang.</translation>
    </message>
    <message>
        <source>%1 drives him towards the right corner.</source>
        <translation>%1 treibt ihn zur richtigen Ecke.</translation>
    </message>
    <message>
        <source>%1 takes the opposition.</source>
        <translation>%1 nimmt die Opposition ein.</translation>
    </message>
    <message>
        <source>%1 gives check.</source>
        <translation>%1 gibt Schach.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to him.</source>
        <translation>%1 bringt deinen König näher an den gegnerischen heran.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to him.</source>
        <translation>%1 bringt den Springer näher an den gegnerischen König heran.</translation>
    </message>
    <message>
        <source>%1 stalemates him.</source>
        <translation>%1 setzt ihn patt.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 ist der einzige Zug.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>a list of squares and the last of them</comment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Besser: %1</translation>
    </message>
    <message>
        <source>Come together</source>
        <translation>Figuren heranführen</translation>
    </message>
    <message>
        <source>Take the centre</source>
        <translation>Zentrum besetzen</translation>
    </message>
    <message>
        <source>Drive him to the edge</source>
        <translation>An den Rand drängen</translation>
    </message>
    <message>
        <source>Out of the wrong corner</source>
        <translation>Aus der falschen Ecke</translation>
    </message>
    <message>
        <source>The large triangle</source>
        <translation>Das große Dreieck</translation>
    </message>
    <message>
        <source>The W</source>
        <translation>Das W</translation>
    </message>
    <message>
        <source>Turn him back</source>
        <translation>Zurücktreiben</translation>
    </message>
    <message>
        <source>The middle triangle</source>
        <translation>Das mittlere Dreieck</translation>
    </message>
    <message>
        <source>The small triangle</source>
        <translation>Das kleine Dreieck</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>Matt</translation>
    </message>
    <message>
        <source>Cut him off</source>
        <translation>Abschneiden</translation>
    </message>
    <message>
        <source>Shrink the box</source>
        <translation>Kasten verkleinern</translation>
    </message>
    <message>
        <source>Face him on the edge</source>
        <translation>Am Rand gegenübertreten</translation>
    </message>
    <message>
        <source>Check along the edge</source>
        <translation>Schach am Rand entlang</translation>
    </message>
    <message>
        <source>Head for a key square</source>
        <translation>Zu einem Schlüsselfeld</translation>
    </message>
    <message>
        <source>Escort the pawn</source>
        <translation>Bauern begleiten</translation>
    </message>
    <message>
        <source>Run with the pawn</source>
        <translation>Mit dem Bauern laufen</translation>
    </message>
    <message>
        <source>Bring king, bishop and knight together, away from the edge of the board.</source>
        <translation>Bring König, Läufer und Springer zusammen, weg vom Rand.</translation>
    </message>
    <message>
        <source>Bring your king to the centre and take squares away from his, so that he must give way.</source>
        <translation>Bring deinen König ins Zentrum und nimm dem gegnerischen König Felder, damit er weichen muss.</translation>
    </message>
    <message>
        <source>Keep him out of the centre. Take squares away from him and follow with king and knight.</source>
        <translation>Halte ihn aus dem Zentrum heraus. Nimm ihm Felder und folge mit König und Springer.</translation>
    </message>
    <message>
        <source>He is near a wrong corner. Drive him out, along the edge to %1.</source>
        <translation>Er ist nahe einer falschen Ecke. Treib ihn heraus, am Rand entlang nach %1.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of seven squares. Close in and take squares away from him.</source>
        <translation>Halte ihn hinter der Diagonale von sieben Feldern fest. Rück näher und nimm ihm Felder.</translation>
    </message>
    <message>
        <source>Drive him along the edge to %1: the knight goes in a W, the king follows, the bishop guards or waits.</source>
        <translation>Treib ihn am Rand entlang nach %1: Der Springer zieht ein W, der König folgt, der Läufer bewacht oder wartet.</translation>
    </message>
    <message>
        <source>He tries to get away from %1. Take the squares on his path and turn him back.</source>
        <translation>Er will von %1 weg. Nimm ihm die Felder auf seinem Weg und treib ihn zurück.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of five squares. Bring your king nearer and make the triangle smaller.</source>
        <translation>Halte ihn hinter der Diagonale von fünf Feldern fest. Bring deinen König heran und verkleinere das Dreieck.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of three squares. Bring your king a knight&apos;s move from the corner.</source>
        <translation>Halte ihn hinter der Diagonale von drei Feldern fest. Stell deinen König einen Springerzug von der Ecke entfernt auf.</translation>
    </message>
    <message>
        <source>%1 forks king and queen.</source>
        <translation>%1 gabelt König und Dame.</translation>
    </message>
    <message>
        <source>%1 forks king and rook.</source>
        <translation>%1 gabelt König und Turm.</translation>
    </message>
    <message>
        <source>%1 forks king and bishop.</source>
        <translation>%1 gabelt König und Läufer.</translation>
    </message>
    <message>
        <source>%1 forks king and knight.</source>
        <translation>%1 gabelt König und Springer.</translation>
    </message>
    <message>
        <source>%1 forks king and pawn.</source>
        <translation>%1 gabelt König und Bauer.</translation>
    </message>
    <message>
        <source>%1 attacks %2 at once.</source>
        <translation>%1 gabelt %2.</translation>
    </message>
    <message>
        <source>%1 skewers king and queen.</source>
        <translation>%1 spießt König und Dame auf.</translation>
    </message>
    <message>
        <source>%1 skewers king and rook.</source>
        <translation>%1 spießt König und Turm auf.</translation>
    </message>
    <message>
        <source>%1 skewers king and bishop.</source>
        <translation>%1 spießt König und Läufer auf.</translation>
    </message>
    <message>
        <source>%1 skewers king and knight.</source>
        <translation>%1 spießt König und Springer auf.</translation>
    </message>
    <message>
        <source>%1 skewers king and pawn.</source>
        <translation>%1 spießt König und Bauer auf.</translation>
    </message>
    <message>
        <source>%1 skewers %2.</source>
        <translation>%1 spießt %2 auf.</translation>
    </message>
    <message>
        <source>%1 uncovers an attack on %2.</source>
        <translation>%1 ist ein Abzugsangriff auf %2.</translation>
    </message>
    <message>
        <source>%1 deflects the defender on %2.</source>
        <translation>%1 lenkt den Verteidiger auf %2 ab.</translation>
    </message>
    <message>
        <source>%1 offers the piece: to capture on %2 is stalemate.</source>
        <translation>%1 bietet die Figur an: Schlägt der Gegner auf %2, ist es patt.</translation>
    </message>
    <message>
        <source>%1 guards the piece on %2 through its attacker.</source>
        <translation>%1 deckt die Figur auf %2 durch den Angreifer hindurch.</translation>
    </message>
    <message>
        <source>%1 gives double check: the king must move.</source>
        <translation>%1 gibt Doppelschach: Der König muss ziehen.</translation>
    </message>
    <message>
        <source>%1 gives discovered check.</source>
        <translation>%1 gibt Abzugsschach.</translation>
    </message>
    <message>
        <source>%1 builds a bridge: the rook shields its king from the checks.</source>
        <translation>%1 baut eine Brücke: Der Turm schirmt seinen König vor den Schachs ab.</translation>
    </message>
    <message>
        <source>%1 begins a triangle: the same position comes back with the other side to move.</source>
        <translation>%1 beginnt ein Dreiecksmanöver: Dieselbe Stellung kommt wieder, mit der anderen Seite am Zug.</translation>
    </message>
    <message>
        <source>%1 wins the race: the king is outside the square of the pawn.</source>
        <translation>%1 gewinnt den Wettlauf: Der König steht nicht im Quadrat des Bauern.</translation>
    </message>
    <message>
        <source>%1 reaches a key square.</source>
        <translation>%1 erreicht ein Schlüsselfeld.</translation>
    </message>
    <message>
        <source>%1 is a spare move: now your king has the opposition.</source>
        <translation>%1 ist ein Reservezug: Nun hat dein König die Opposition.</translation>
    </message>
    <message>
        <source>%1 takes the diagonal opposition.</source>
        <translation>%1 nimmt die diagonale Opposition ein.</translation>
    </message>
    <message>
        <source>%1 shoulders the other king away from %2.</source>
        <translation>%1 drängt den gegnerischen König von %2 ab.</translation>
    </message>
    <message>
        <source>%1 heads for the corner in front of the rook pawn.</source>
        <translation>%1 strebt zur Ecke vor dem Randbauern.</translation>
    </message>
    <message>
        <source>%1 stops in front of the pawn.</source>
        <translation>%1 stellt sich direkt vor den Bauern.</translation>
    </message>
    <message>
        <source>%1 guards the promotion square %2.</source>
        <translation>%1 bewacht das Umwandlungsfeld %2.</translation>
    </message>
    <message>
        <source>%1 goes to the short side and leaves the long side to the rook.</source>
        <translation>%1 geht auf die kurze Seite und überlässt dem Turm die lange.</translation>
    </message>
    <message>
        <source>%1 comes in front of the pawn.</source>
        <translation>%1 kommt vor den Bauern.</translation>
    </message>
    <message>
        <source>%1 goes behind the passed pawn.</source>
        <translation>%1 geht hinter den Freibauern.</translation>
    </message>
    <message>
        <source>%1 checks from the side.</source>
        <translation>%1 gibt Schach von der Seite.</translation>
    </message>
    <message>
        <source>%1 checks from behind.</source>
        <translation>%1 gibt Schach von hinten.</translation>
    </message>
    <message>
        <source>%1 checks from the front.</source>
        <translation>%1 gibt Schach von vorn.</translation>
    </message>
    <message>
        <source>%1 makes the rook leave its king.</source>
        <translation>%1 zwingt den Turm von seinem König weg.</translation>
    </message>
    <message>
        <source>%1 puts the bishops side by side: their diagonals make a wall.</source>
        <translation>%1 stellt die Läufer nebeneinander: Ihre Diagonalen bilden eine Wand.</translation>
    </message>
    <message>
        <source>%1 is the only move that wins.</source>
        <translation>%1 ist der einzige Gewinnzug.</translation>
    </message>
    <message>
        <source>%1 is the only move that draws.</source>
        <translation>%1 ist der einzige Zug, der remis hält.</translation>
    </message>
    <message>
        <source>%1 saves the bishop, which was hanging.</source>
        <translation>%1 rettet den hängenden Läufer.</translation>
    </message>
    <message>
        <source>%1 saves the knight, which was hanging.</source>
        <translation>%1 rettet den hängenden Springer.</translation>
    </message>
    <message>
        <source>%1 saves the rook, which was hanging.</source>
        <translation>%1 rettet den hängenden Turm.</translation>
    </message>
    <message>
        <source>%1 saves the queen, which was hanging.</source>
        <translation>%1 rettet die hängende Dame.</translation>
    </message>
    <message>
        <source>%1 saves the pawn, which was hanging.</source>
        <translation>%1 rettet den hängenden Bauern.</translation>
    </message>
    <message>
        <source>%1 attacks the bishop.</source>
        <translation>%1 greift den Läufer an.</translation>
    </message>
    <message>
        <source>%1 attacks the knight.</source>
        <translation>%1 greift den Springer an.</translation>
    </message>
    <message>
        <source>%1 attacks the rook.</source>
        <translation>%1 greift den Turm an.</translation>
    </message>
    <message>
        <source>%1 attacks the queen.</source>
        <translation>%1 greift die Dame an.</translation>
    </message>
    <message>
        <source>%1 attacks the pawn.</source>
        <translation>%1 greift den Bauern an.</translation>
    </message>
    <message>
        <source>%1 is check: he must go to %3.</source>
        <translation>%1 gibt Schach: Er muss nach %3.</translation>
    </message>
    <message>
        <source>%1 keeps him out of %2, where he wants to go.</source>
        <translation>%1 verwehrt dem König %2, wohin er will.</translation>
    </message>
    <message>
        <source>%1 leaves him only %2.</source>
        <translation>%1 lässt ihm nur %2.</translation>
    </message>
    <message>
        <source>%1 confines him to the edge.</source>
        <translation>%1 sperrt ihn am Rand ein.</translation>
    </message>
    <message>
        <source>%1 drives him back towards the edge.</source>
        <translation>%1 treibt ihn zum Rand zurück.</translation>
    </message>
    <message>
        <source>%1 threatens mate.</source>
        <translation>%1 droht Matt.</translation>
    </message>
    <message>
        <source>%1 takes %2 away from him.</source>
        <translation>%1 verwehrt dem König %2.</translation>
    </message>
    <message>
        <source>%1 gives check and drives him from %2.</source>
        <translation>%1 gibt Schach und vertreibt den König von %2.</translation>
    </message>
    <message>
        <source>%1 protects the bishop before he can attack it.</source>
        <translation>%1 deckt den Läufer, bevor er angegriffen wird.</translation>
    </message>
    <message>
        <source>%1 protects the knight before he can attack it.</source>
        <translation>%1 deckt den Springer, bevor er angegriffen wird.</translation>
    </message>
    <message>
        <source>%1 protects the rook before he can attack it.</source>
        <translation>%1 deckt den Turm, bevor er angegriffen wird.</translation>
    </message>
    <message>
        <source>%1 protects the queen before he can attack it.</source>
        <translation>%1 deckt die Dame, bevor sie angegriffen wird.</translation>
    </message>
    <message>
        <source>%1 protects the pawn before he can attack it.</source>
        <translation>%1 deckt den Bauern, bevor er angegriffen wird.</translation>
    </message>
    <message>
        <source>%1 moves the piece out of reach.</source>
        <translation>%1 bringt die Figur außer Reichweite.</translation>
    </message>
    <message>
        <source>%1 moves the bishop before he can attack it.</source>
        <translation>%1 zieht den Läufer weg, bevor er angegriffen wird.</translation>
    </message>
    <message>
        <source>%1 moves the knight before he can attack it.</source>
        <translation>%1 zieht den Springer weg, bevor er angegriffen wird.</translation>
    </message>
    <message>
        <source>%1 moves the rook before he can attack it.</source>
        <translation>%1 zieht den Turm weg, bevor er angegriffen wird.</translation>
    </message>
    <message>
        <source>%1 moves the queen before he can attack it.</source>
        <translation>%1 zieht die Dame weg, bevor sie angegriffen wird.</translation>
    </message>
    <message>
        <source>%1 moves the pawn before he can attack it.</source>
        <translation>%1 zieht den Bauern weg, bevor er angegriffen wird.</translation>
    </message>
    <message>
        <source>%1 reaches the next stage: “%4”.</source>
        <translation>%1 erreicht die nächste Etappe: „%4“.</translation>
    </message>
    <message>
        <source>%1 takes the diagonal in front of him.</source>
        <translation>%1 besetzt die Diagonale vor ihm.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to its mating post, a knight&apos;s move from the corner.</source>
        <translation>%1 bringt deinen König näher an seinen Posten fürs Matt, einen Springerzug von der Ecke entfernt.</translation>
    </message>
    <message>
        <source>%1 prepares the king&apos;s move to %2.</source>
        <translation>%1 bereitet den Königszug nach %2 vor.</translation>
    </message>
    <message>
        <source>%1 prepares the bishop&apos;s move to %2.</source>
        <translation>%1 bereitet den Läuferzug nach %2 vor.</translation>
    </message>
    <message>
        <source>%1 prepares the knight&apos;s move to %2.</source>
        <translation>%1 bereitet den Springerzug nach %2 vor.</translation>
    </message>
    <message>
        <source>%1 prepares a move to %2.</source>
        <translation>%1 bereitet einen Zug nach %2 vor.</translation>
    </message>
    <message>
        <source>%1 is a step on the way to %2.</source>
        <translation>%1 ist ein Schritt auf dem Weg nach %2.</translation>
    </message>
    <message>
        <source>%1 guards %2.</source>
        <translation>%1 bewacht %2.</translation>
    </message>
    <message>
        <source>%1 brings the bishop closer to your king.</source>
        <translation>%1 bringt den Läufer näher an deinen König heran.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to your king.</source>
        <translation>%1 bringt den Springer näher an deinen König heran.</translation>
    </message>
    <message>
        <source>%1 keeps %2 guarded.</source>
        <translation>%1 bewacht weiterhin %2.</translation>
    </message>
    <message>
        <source>%1 leaves him nothing to attack.</source>
        <translation>%1 lässt ihm kein Angriffsziel.</translation>
    </message>
    <message>
        <source>%1 gets off the edge.</source>
        <translation>%1 verlässt den Rand.</translation>
    </message>
    <message>
        <source>Keep him on the edge</source>
        <translation>Am Rand halten</translation>
    </message>
    <message>
        <source>Drive him into the corner</source>
        <translation>In die Ecke treiben</translation>
    </message>
    <message>
        <source>He is on the edge. Take away the squares by which he could leave it and follow with king and knight.</source>
        <translation>Er steht am Rand. Nimm ihm die Felder, über die er entkommen könnte, und folge mit König und Springer.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up so that it faces his when it is your move.</source>
        <translation>Er kann den Rand nicht verlassen. Bring deinen König so heran, dass sich die Könige gegenüberstehen, wenn du am Zug bist.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up and drive him into the corner.</source>
        <translation>Er kann den Rand nicht verlassen. Bring deinen König heran und treib ihn in die Ecke.</translation>
    </message>
    <message>
        <source>%1 forces mate with the next move.</source>
        <translation>%1 erzwingt das Matt im nächsten Zug.</translation>
    </message>
    <message>
        <source>%1 pins the pawn on %2, and it falls.</source>
        <translation>%1 fesselt den Bauern auf %2, und er fällt.</translation>
    </message>
    <message>
        <source>%1 wins the rook by force.</source>
        <translation>%1 gewinnt forciert den Turm.</translation>
    </message>
    <message>
        <source>%1 wins the bishop by force.</source>
        <translation>%1 gewinnt forciert den Läufer.</translation>
    </message>
    <message>
        <source>%1 wins the knight by force.</source>
        <translation>%1 gewinnt forciert den Springer.</translation>
    </message>
    <message>
        <source>%1 wins the pawn by force.</source>
        <translation>%1 gewinnt forciert den Bauern.</translation>
    </message>
    <message>
        <source>%1 wins the piece on %2 by force.</source>
        <translation>%1 gewinnt forciert die Figur auf %2.</translation>
    </message>
    <message>
        <source>%1 stays on a key square.</source>
        <translation>%1 bleibt auf einem Schlüsselfeld.</translation>
    </message>
    <message>
        <source>%1 takes the distant opposition.</source>
        <translation>%1 nimmt die Fernopposition ein.</translation>
    </message>
    <message>
        <source>%1 clears the pawn&apos;s path.</source>
        <translation>%1 macht dem Bauern den Weg frei.</translation>
    </message>
    <message>
        <source>%1 reaches the seventh rank without check, so the king must give way.</source>
        <translation>%1 erreicht die siebte Reihe ohne Schach, sodass der König weichen muss.</translation>
    </message>
    <message>
        <source>%1 advances the pawn under the king&apos;s protection.</source>
        <translation>%1 zieht den Bauern im Schutz des Königs vor.</translation>
    </message>
    <message>
        <source>%1 advances the pawn, and it cannot be captured.</source>
        <translation>%1 zieht den Bauern vor, und er kann nicht geschlagen werden.</translation>
    </message>
    <message>
        <source>%1 covers %2 on the pawn&apos;s path.</source>
        <translation>%1 beherrscht %2 auf dem Weg des Bauern.</translation>
    </message>
    <message>
        <source>%1 is in time: the king still cannot catch the pawn.</source>
        <translation>%1 kommt rechtzeitig: Der König holt den Bauern immer noch nicht ein.</translation>
    </message>
    <message>
        <source>%1 keeps the king away from %2, which the bishop does not cover.</source>
        <translation>%1 hält den König von %2 fern, das der Läufer nicht beherrscht.</translation>
    </message>
    <message>
        <source>%1 keeps the pawn guarded.</source>
        <translation>%1 deckt den Bauern weiterhin.</translation>
    </message>
    <message>
        <source>%1 sets a trap: to capture the pawn is stalemate.</source>
        <translation>%1 stellt eine Falle: Schlägt der Gegner den Bauern, ist es patt.</translation>
    </message>
    <message>
        <source>%1 heads for %2, the corner that the bishop does not cover.</source>
        <translation>%1 zielt auf %2, die Ecke, die der Läufer nicht beherrscht.</translation>
    </message>
    <message>
        <source>%1 pins the pawn, so that it cannot move.</source>
        <translation>%1 fesselt den Bauern, sodass er nicht ziehen kann.</translation>
    </message>
    <message>
        <source>%1 forces the king in front of its pawn.</source>
        <translation>%1 zwingt den König vor seinen Bauern.</translation>
    </message>
    <message>
        <source>%1 attacks %2 and ties the king to its defence.</source>
        <translation>%1 greift %2 an und bindet den König an die Deckung.</translation>
    </message>
    <message>
        <source>%1 offers the exchange of rooks.</source>
        <translation>%1 bietet den Turmtausch an.</translation>
    </message>
    <message>
        <source>%1 offers an exchange.</source>
        <translation>%1 bietet einen Tausch an.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the promotion square, %2.</source>
        <translation>%1 bringt den König näher an %2, das Umwandlungsfeld.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the queen is guarded.</source>
        <translation>%1 pariert den Spieß: Die Dame ist gedeckt.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the rook is guarded.</source>
        <translation>%1 pariert den Spieß: Der Turm ist gedeckt.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the piece on %2 is guarded.</source>
        <translation>%1 pariert den Spieß: Die Figur auf %2 ist gedeckt.</translation>
    </message>
    <message>
        <source>%1 brings the queen closer with check.</source>
        <translation>%1 bringt die Dame mit Schach näher heran.</translation>
    </message>
    <message>
        <source>%1 puts an end to the checks.</source>
        <translation>%1 macht den Schachs ein Ende.</translation>
    </message>
    <message>
        <source>%1 gets out of check and comes closer to him.</source>
        <translation>%1 geht aus dem Schach und kommt ihm näher.</translation>
    </message>
    <message>
        <source>%1 gets out of check.</source>
        <translation>%1 geht aus dem Schach.</translation>
    </message>
    <message>
        <source>%1 brings the kings face to face, so that he cannot come forward.</source>
        <translation>%1 stellt die Könige einander gegenüber, sodass er nicht vorrücken kann.</translation>
    </message>
    <message>
        <source>%1 moves the queen out of reach.</source>
        <translation>%1 bringt die Dame außer Reichweite.</translation>
    </message>
    <message>
        <source>%1 moves the rook out of reach.</source>
        <translation>%1 bringt den Turm außer Reichweite.</translation>
    </message>
    <message>
        <source>%1 brings the knight to a square of the W.</source>
        <translation>%1 bringt den Springer auf ein Feld des W.</translation>
    </message>
    <message>
        <source>%1 takes your king off the edge.</source>
        <translation>%1 bringt deinen König vom Rand weg.</translation>
    </message>
    <message>
        <source>%1 stays in the centre.</source>
        <translation>%1 bleibt im Zentrum.</translation>
    </message>
    <message>
        <source>%1 is possible because %2 is no longer guarded.</source>
        <translation>%1 ist möglich, weil %2 nicht mehr bewacht ist.</translation>
    </message>
    <message>
        <source>%1 is still possible; a better move takes %2 away from him.</source>
        <translation>%1 ist noch möglich; ein besserer Zug nimmt ihm %2.</translation>
    </message>
    <message>
        <source>Bring up your king</source>
        <translation>König heranführen</translation>
    </message>
    <message>
        <source>Shut him in</source>
        <translation>Einsperren</translation>
    </message>
    <message>
        <source>You can hold him behind the diagonal of seven squares. Bring your pieces nearer and take squares away from him.</source>
        <translation>Du kannst ihn hinter der Diagonale von sieben Feldern festhalten. Bring deine Figuren heran und nimm ihm Felder.</translation>
    </message>
    <message>
        <source>You can hold him behind the diagonal of five squares. Bring your pieces nearer and take squares away from him.</source>
        <translation>Du kannst ihn hinter der Diagonale von fünf Feldern festhalten. Bring deine Figuren heran und nimm ihm Felder.</translation>
    </message>
    <message>
        <source>Cut him off along a file or a rank, then bring up your king.</source>
        <translation>Schneide ihn auf einer Linie oder Reihe ab und bring dann deinen König heran.</translation>
    </message>
    <message>
        <source>Bring your king and pieces up together and take squares away from him.</source>
        <translation>Bring König und Figuren gemeinsam heran und nimm ihm Felder.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up to mate him, and always leave him a square: beware of stalemate.</source>
        <translation>Er kann den Rand nicht verlassen. Bring deinen König zum Mattsetzen heran und lass ihm immer ein Feld: Hüte dich vor Patt.</translation>
    </message>
    <message>
        <source>Guard the pawn on the way, and bring your king to a key square: %1.</source>
        <translation>Deck unterwegs den Bauern und bring deinen König auf ein Schlüsselfeld: %1.</translation>
    </message>
    <message>
        <source>%1 captures the queen.</source>
        <translation>%1 schlägt die Dame.</translation>
    </message>
    <message>
        <source>%1 captures the rook.</source>
        <translation>%1 schlägt den Turm.</translation>
    </message>
    <message>
        <source>%1 captures the bishop.</source>
        <translation>%1 schlägt den Läufer.</translation>
    </message>
    <message>
        <source>%1 captures the knight.</source>
        <translation>%1 schlägt den Springer.</translation>
    </message>
    <message>
        <source>%1 captures the pawn.</source>
        <translation>%1 schlägt den Bauern.</translation>
    </message>
    <message>
        <source>%1 avoids stalemate: he still has %2.</source>
        <translation>%1 vermeidet Patt: Dem König bleibt noch %2.</translation>
    </message>
    <message>
        <source>%1 brings the king closer with discovered check.</source>
        <translation>%1 bringt den König mit Abzugsschach näher heran.</translation>
    </message>
    <message>
        <source>%1 heads for the key square %2.</source>
        <translation>%1 strebt zum Schlüsselfeld %2.</translation>
    </message>
    <message>
        <source>%1 comes closer to him.</source>
        <translation>%1 kommt ihm näher.</translation>
    </message>
    <message>
        <source>%1 comes closer to the centre.</source>
        <translation>%1 kommt dem Zentrum näher.</translation>
    </message>
    <message>
        <source>%1 stays off the edge.</source>
        <translation>%1 meidet den Rand.</translation>
    </message>
    <message>
        <source>%1 keeps as far from the other king as possible.</source>
        <translation>%1 hält größtmöglichen Abstand zum gegnerischen König.</translation>
    </message>
    <message>
        <source>The mate is near. Bring up the missing piece, take his last squares, the corner last, and beware of stalemate.</source>
        <translation>Das Matt ist nah. Bring die fehlende Figur heran, nimm ihm die letzten Felder, die Ecke zuletzt, und hüte dich vor Patt.</translation>
    </message>
    <message>
        <source>He is in a wrong corner. Drive him out, along the edge to %1.</source>
        <translation>Er ist in einer falschen Ecke. Treib ihn heraus, am Rand entlang nach %1.</translation>
    </message>
    <message>
        <source>%1 keeps the rook on the back rank, where it guards against mate.</source>
        <translation>%1 hält den Turm auf der Grundreihe, wo er das Matt verhindert.</translation>
    </message>
    <message>
        <source>%1 puts your king on its mating post, a knight&apos;s move from the corner.</source>
        <translation>%1 stellt deinen König auf seinen Posten fürs Matt, einen Springerzug von der Ecke entfernt.</translation>
    </message>
    <message>
        <source>%1 gets back towards the centre.</source>
        <translation>%1 kehrt Richtung Zentrum zurück.</translation>
    </message>
    <message>
        <source>It also gets back towards the centre.</source>
        <translation>Außerdem führt der Zug zurück Richtung Zentrum.</translation>
    </message>
    <message>
        <source>It also gets off the edge.</source>
        <translation>Außerdem führt der Zug vom Rand weg.</translation>
    </message>
    <message>
        <source>It also stays in the centre.</source>
        <translation>Außerdem bleibt der Zug im Zentrum.</translation>
    </message>
    <message>
        <source>It also stays off the edge.</source>
        <translation>Außerdem meidet der Zug den Rand.</translation>
    </message>
    <message>
        <source>It also keeps as far from the other king as possible.</source>
        <translation>Außerdem hält der Zug größtmöglichen Abstand zum gegnerischen König.</translation>
    </message>
    <message>
        <source>Your king is close to his. Take squares away from him and bring up the other pieces, so that he must give way.</source>
        <translation>Dein König steht nahe beim gegnerischen. Nimm ihm Felder weg und bring die anderen Figuren heran, damit er weichen muss.</translation>
    </message>
    <message>
        <source>Your king belongs in the centre, but first use the other pieces to take squares away from his.</source>
        <translation>Dein König gehört ins Zentrum; nimm dem anderen König vorher mit den Figuren Felder.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of five squares. Make the triangle smaller before your king comes nearer.</source>
        <translation>Halte ihn hinter der Diagonale von fünf Feldern fest. Verkleinere das Dreieck, bevor dein König heranrückt.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Keep him there and mate him with the help of your king, but always leave him a square: beware of stalemate.</source>
        <translation>Er kann den Rand nicht verlassen. Halte ihn dort und setz ihn mit Hilfe deines Königs matt, aber lass ihm immer ein Feld: Hüte dich vor Patt.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Make a waiting move, so that your king faces his when it is your move.</source>
        <translation>Er kann den Rand nicht verlassen. Mach einen Wartezug, damit sich die Könige gegenüberstehen, wenn du am Zug bist.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Drive him into the corner.</source>
        <translation>Er kann den Rand nicht verlassen. Treib ihn in die Ecke.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of three squares. Prepare for your king to go a knight&apos;s move from the corner.</source>
        <translation>Halte ihn hinter der Diagonale von drei Feldern fest. Bereite vor, deinen König einen Springerzug von der Ecke entfernt aufzustellen.</translation>
    </message>
    <message>
        <source>%1 saves the piece and avoids stalemate: he still has %2.</source>
        <translation>%1 rettet die Figur und vermeidet Patt: Dem König bleibt noch %2.</translation>
    </message>
    <message>
        <source>%1 gives check and takes %2 away from him.</source>
        <translation>%1 gibt Schach und verwehrt dem König %2.</translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the queen.</source>
        <translation>%1 geht aus dem Schach und deckt die Dame.</translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the piece on %2.</source>
        <translation>%1 geht aus dem Schach und deckt die Figur auf %2.</translation>
    </message>
    <message>
        <source>%1 gives check, and he cannot attack the checking piece in reply.</source>
        <translation>%1 gibt Schach, und er kann die schachgebende Figur nicht angreifen.</translation>
    </message>
    <message>
        <source>%1 stops the pawn: on %2 it would be lost.</source>
        <translation>%1 hält den Bauern auf: Auf %2 ginge er verloren.</translation>
    </message>
    <message>
        <source>%1 keeps his king out of %2.</source>
        <translation>%1 hält den gegnerischen König von %2 fern.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer with check.</source>
        <translation>%1 bringt den Springer mit Schach näher heran.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the rook is lost in any case.</source>
        <translation>%1 geht aus dem Schach, aber der Turm geht so oder so verloren.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the piece is lost in any case.</source>
        <translation>%1 geht aus dem Schach, aber die Figur geht so oder so verloren.</translation>
    </message>
    <message>
        <source>%1 leaves %2 unguarded.</source>
        <translation>%1 lässt %2 unbewacht.</translation>
    </message>
    <message>
        <source>%1 gives him more room.</source>
        <translation>%1 gibt ihm mehr Raum.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a fork.</source>
        <translation>%1 gibt Schach und bereitet eine Gabel vor.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a skewer.</source>
        <translation>%1 gibt Schach und bereitet einen Spieß vor.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a fork or a skewer.</source>
        <translation>%1 gibt Schach und bereitet eine Gabel oder einen Spieß vor.</translation>
    </message>
    <message>
        <source>%1 exchanges queens.</source>
        <translation>%1 tauscht die Damen.</translation>
    </message>
    <message>
        <source>%1 exchanges rooks.</source>
        <translation>%1 tauscht die Türme.</translation>
    </message>
    <message>
        <source>%1 exchanges pawns.</source>
        <translation>%1 tauscht die Bauern.</translation>
    </message>
    <message>
        <source>%1 exchanges pieces.</source>
        <translation>%1 tauscht Figuren.</translation>
    </message>
    <message>
        <source>%1 leaves his king only %2.</source>
        <translation>%1 lässt dem König nur %2.</translation>
    </message>
    <message>
        <source>%1 keeps control of %2 on the pawn&apos;s path.</source>
        <translation>%1 behält %2 auf dem Weg des Bauern unter Kontrolle.</translation>
    </message>
    <message>
        <source>%1 allows him only %2.</source>
        <translation>%1 erlaubt ihm nur %2.</translation>
    </message>
    <message>
        <source>%1 gives up a piece for the last pawn.</source>
        <translation>%1 gibt eine Figur für den letzten Bauern.</translation>
    </message>
    <message>
        <source>Take the queen.</source>
        <translation>Schlag die Dame.</translation>
    </message>
    <message>
        <source>Take the rook.</source>
        <translation>Schlag den Turm.</translation>
    </message>
    <message>
        <source>Take the bishop.</source>
        <translation>Schlag den Läufer.</translation>
    </message>
    <message>
        <source>Take the knight.</source>
        <translation>Schlag den Springer.</translation>
    </message>
    <message>
        <source>Take the pawn.</source>
        <translation>Schlag den Bauern.</translation>
    </message>
    <message>
        <source>Promote the pawn.</source>
        <translation>Wandle den Bauern um.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the centre.</source>
        <translation>%1 bringt den König näher ans Zentrum.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to the centre.</source>
        <translation>%1 bringt den Springer näher ans Zentrum.</translation>
    </message>
    <message>
        <source>%1 brings the bishop closer to the centre.</source>
        <translation>%1 bringt den Läufer näher ans Zentrum.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the bishop is lost in any case.</source>
        <translation>%1 geht aus dem Schach, aber der Läufer geht so oder so verloren.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the knight is lost in any case.</source>
        <translation>%1 geht aus dem Schach, aber der Springer geht so oder so verloren.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the bishop is lost in any case.</source>
        <translation>%1 hält am längsten stand, aber der Läufer geht so oder so verloren.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the knight is lost in any case.</source>
        <translation>%1 hält am längsten stand, aber der Springer geht so oder so verloren.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the rook is lost in any case.</source>
        <translation>%1 hält am längsten stand, aber der Turm geht so oder so verloren.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the piece is lost in any case.</source>
        <translation>%1 hält am längsten stand, aber die Figur geht so oder so verloren.</translation>
    </message>
    <message>
        <source>%1 gives up the diagonal in front of him.</source>
        <translation>%1 gibt die Diagonale vor ihm auf.</translation>
    </message>
    <message>
        <source>%1 keeps the bishop out of the other king&apos;s reach.</source>
        <translation>%1 hält den Läufer außer Reichweite des gegnerischen Königs.</translation>
    </message>
    <message>
        <source>%1 keeps the knight out of the other king&apos;s reach.</source>
        <translation>%1 hält den Springer außer Reichweite des gegnerischen Königs.</translation>
    </message>
    <message>
        <source>%1 keeps the rook out of the other king&apos;s reach.</source>
        <translation>%1 hält den Turm außer Reichweite des gegnerischen Königs.</translation>
    </message>
    <message>
        <source>%1 keeps the queen out of the other king&apos;s reach.</source>
        <translation>%1 hält die Dame außer Reichweite des gegnerischen Königs.</translation>
    </message>
    <message>
        <source>%1 keeps the pawn out of the other king&apos;s reach.</source>
        <translation>%1 hält den Bauern außer Reichweite des gegnerischen Königs.</translation>
    </message>
    <message>
        <source>Take on %1.</source>
        <translation>Schlag auf %1.</translation>
    </message>
    <message>
        <source>%1 wins the race: both pawns promote, and then a skewer wins the queen.</source>
        <translation>%1 gewinnt den Wettlauf: Beide Bauern wandeln sich um, und danach gewinnt ein Spieß die Dame.</translation>
    </message>
    <message>
        <source>%1 is in time: both pawns promote.</source>
        <translation>%1 kommt rechtzeitig: Beide Bauern wandeln sich um.</translation>
    </message>
    <message>
        <source>%1 promotes to too weak a piece.</source>
        <translation>%1 wandelt in eine zu schwache Figur um.</translation>
    </message>
    <message>
        <source>He is on the edge. Bring your king near his before he gets away from it.</source>
        <translation>Er steht am Rand. Bring deinen König in seine Nähe, bevor er von dort entkommt.</translation>
    </message>
    <message>
        <source>He is on the edge. Use the other pieces to keep him there, then bring up your king.</source>
        <translation>Er steht am Rand. Halte ihn mit den anderen Figuren dort und bring dann deinen König heran.</translation>
    </message>
    <message>
        <source>%1 does so too, but then %2</source>
        <translation>%1 leistet dasselbe, aber dann: %2</translation>
    </message>
    <message>
        <source>After %1, %2</source>
        <translation>Nach %1: %2</translation>
    </message>
    <message>
        <source>%1 threatens to promote, so the pawn must be taken.</source>
        <translation>%1 droht umzuwandeln; der Bauer muss geschlagen werden.</translation>
    </message>
    <message>
        <source>%1 keeps the other king on the edge.</source>
        <translation>%1 hält den gegnerischen König am Rand.</translation>
    </message>
    <message>
        <source>It also keeps the other king on the edge.</source>
        <translation>Außerdem hält der Zug den gegnerischen König am Rand.</translation>
    </message>
    <message>
        <source>Your pawn on %1 is hanging. Save it first.</source>
        <translation>Dein Bauer auf %1 hängt. Rette ihn zuerst.</translation>
    </message>
    <message>
        <source>Look at exchanges: what is left is won.</source>
        <translation>Such nach einem Abtausch: Was übrig bleibt, ist gewonnen.</translation>
    </message>
    <message>
        <source>You can win material by force: look at every check and attack.</source>
        <translation>Du kannst forciert Material gewinnen: Sieh dir jedes Schach und jeden Angriff an.</translation>
    </message>
    <message>
        <source>Simpler: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Einfacher: %1</translation>
    </message>
    <message>
        <source>%1 begins a series of checks that wins material.</source>
        <translation>%1 beginnt eine Serie von Schachgeboten, die Material gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 That is %n move(s) slower than the best.</source>
        <comment>after a sentence about the move</comment>
        <translation>
            <numerusform>%1 Das ist einen Zug langsamer als der beste Zug.</numerusform>
            <numerusform>%1 Das ist %n Züge langsamer als der beste Zug.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the rook.</source>
        <translation>%1 geht aus dem Schach und deckt den Turm.</translation>
    </message>
    <message>
        <source>%1 steps out of the pin and keeps the piece on %2 protected.</source>
        <translation>%1 geht aus der Fesselung, und die Figur auf %2 bleibt gedeckt.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the pawn on %2.</source>
        <translation>%1 bringt den König näher an den Bauern auf %2.</translation>
    </message>
    <message>
        <source>%1 brings the queen closer to the pawn on %2.</source>
        <translation>%1 bringt die Dame näher an den Bauern auf %2.</translation>
    </message>
    <message>
        <source>first</source>
        <comment>as in: along the first rank</comment>
        <translation>ersten</translation>
    </message>
    <message>
        <source>second</source>
        <comment>as in: along the second rank</comment>
        <translation>zweiten</translation>
    </message>
    <message>
        <source>third</source>
        <comment>as in: along the third rank</comment>
        <translation>dritten</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>as in: along the fourth rank</comment>
        <translation>vierten</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>as in: along the fifth rank</comment>
        <translation>fünften</translation>
    </message>
    <message>
        <source>sixth</source>
        <comment>as in: along the sixth rank</comment>
        <translation>sechsten</translation>
    </message>
    <message>
        <source>seventh</source>
        <comment>as in: along the seventh rank</comment>
        <translation>siebten</translation>
    </message>
    <message>
        <source>eighth</source>
        <comment>as in: along the eighth rank</comment>
        <translation>achten</translation>
    </message>
    <message>
        <source>%1 cuts the king off along the %7-file.</source>
        <translation>%1 schneidet den König auf der %7-Linie ab.</translation>
    </message>
    <message>
        <source>%1 cuts the king off along the %9 rank.</source>
        <translation>%1 schneidet den König auf der %9 Reihe ab.</translation>
    </message>
    <message>
        <source>Close in and take squares away from him, so that he must give way.</source>
        <translation>Rück näher und nimm ihm Felder, damit er weichen muss.</translation>
    </message>
    <message>
        <source>Your knight on %1 is hanging. Save it first.</source>
        <translation>Dein Springer auf %1 hängt. Rette ihn zuerst.</translation>
    </message>
    <message>
        <source>Your bishop on %1 is hanging. Save it first.</source>
        <translation>Dein Läufer auf %1 hängt. Rette ihn zuerst.</translation>
    </message>
    <message>
        <source>Your rook on %1 is hanging. Save it first.</source>
        <translation>Dein Turm auf %1 hängt. Rette ihn zuerst.</translation>
    </message>
    <message>
        <source>Your queen on %1 is hanging. Save it first.</source>
        <translation>Deine Dame auf %1 hängt. Rette sie zuerst.</translation>
    </message>
    <message>
        <source>Your king is ahead of the pawn. Bring the pawn up.</source>
        <translation>Dein König steht vor dem Bauern. Zieh den Bauern nach.</translation>
    </message>
    <message>
        <source>%1 gets away from the corner %2.</source>
        <translation>%1 entfernt sich von der Ecke %2.</translation>
    </message>
    <message>
        <source>It also gets away from the corner %2.</source>
        <translation>Außerdem führt der Zug von der Ecke %2 weg.</translation>
    </message>
    <message>
        <source>Leave him less room</source>
        <translation>Raum nehmen</translation>
    </message>
    <message>
        <source>Your knight on %1 cannot be saved.</source>
        <translation>Dein Springer auf %1 ist nicht zu retten.</translation>
    </message>
    <message>
        <source>Your bishop on %1 cannot be saved.</source>
        <translation>Dein Läufer auf %1 ist nicht zu retten.</translation>
    </message>
    <message>
        <source>Your rook on %1 cannot be saved.</source>
        <translation>Dein Turm auf %1 ist nicht zu retten.</translation>
    </message>
    <message>
        <source>Your queen on %1 cannot be saved.</source>
        <translation>Deine Dame auf %1 ist nicht zu retten.</translation>
    </message>
    <message>
        <source>Your piece on %1 cannot be saved.</source>
        <translation>Deine Figur auf %1 ist nicht zu retten.</translation>
    </message>
    <message>
        <source>Leave him less room and bring up your king.</source>
        <translation>Nimm ihm Raum und bring deinen König heran.</translation>
    </message>
    <message>
        <source>%1 draws, like any other move: the bishop does not cover %2, where the pawn promotes.</source>
        <translation>%1 hält remis, wie jeder andere Zug auch: Der Läufer beherrscht %2 nicht, wo sich der Bauer umwandelt.</translation>
    </message>
    <message>
        <source>%1 draws, like any other move.</source>
        <translation>%1 hält remis, wie jeder andere Zug auch.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the queen.</source>
        <translation>%1 hält remis, wie jeder Zug, der die Dame behält.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the rook.</source>
        <translation>%1 hält remis, wie jeder Zug, der den Turm behält.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the bishop.</source>
        <translation>%1 hält remis, wie jeder Zug, der den Läufer behält.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the knight.</source>
        <translation>%1 hält remis, wie jeder Zug, der den Springer behält.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that does not lose a piece.</source>
        <translation>%1 hält remis, wie jeder Zug, der keine Figur verliert.</translation>
    </message>
    <message>
        <source>%1 heads for a corner that the bishop does not cover.</source>
        <translation>%1 strebt zu einer Ecke, die der Läufer nicht beherrscht.</translation>
    </message>
    <message>
        <source>It also heads for a corner that the bishop does not cover.</source>
        <translation>Außerdem führt der Zug zu einer Ecke, die der Läufer nicht beherrscht.</translation>
    </message>
    <message numerus="yes">
        <source>%1 misses a win of material: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 verpasst einen Materialgewinn: einen Zug langsamer als der beste.</numerusform>
            <numerusform>%1 verpasst einen Materialgewinn: %n Züge langsamer als der beste.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 steps into the square of the pawn on %2.</source>
        <translation>%1 erreicht das Quadrat des Bauern auf %2.</translation>
    </message>
    <message>
        <source>%1 stays in the square of the pawn on %2.</source>
        <translation>%1 bleibt im Quadrat des Bauern auf %2.</translation>
    </message>
    <message>
        <source>%1 shuts him in; squares left: %6.</source>
        <translation>%1 sperrt ihn ein (verbleibende Felder: %6).</translation>
    </message>
    <message>
        <source>%1 leaves him fewer squares: %6 instead of %5.</source>
        <translation>%1 lässt ihm weniger Felder: %6 statt %5.</translation>
    </message>
    <message>
        <source>%1 leaves the king as much room as possible.</source>
        <translation>%1 lässt dem eigenen König so viel Raum wie möglich.</translation>
    </message>
    <message>
        <source>It also leaves the king as much room as possible.</source>
        <translation>Außerdem lässt der Zug dem eigenen König so viel Raum wie möglich.</translation>
    </message>
    <message>
        <source>%1 keeps the rook in line with its king; off that line it would lose.</source>
        <translation>%1 lässt den Turm auf einer Linie mit seinem König; verließe er sie, wäre die Partie verloren.</translation>
    </message>
    <message>
        <source>%1 attacks the pawn from the side, as Vančura did.</source>
        <translation>%1 greift den Bauern von der Seite an, wie einst Vančura.</translation>
    </message>
    <message>
        <source>%1 keeps the king off the edge, where it would be lost.</source>
        <translation>%1 hält den König vom Rand fern, wo er verloren wäre.</translation>
    </message>
    <message>
        <source>%1 attacks the piece on %2 and threatens mate.</source>
        <translation>%1 greift die Figur auf %2 an und droht Matt.</translation>
    </message>
    <message>
        <source>%1 threatens mate: only a move to %3 prevents it.</source>
        <translation>%1 droht Matt; nur ein Zug nach %3 verhindert es.</translation>
    </message>
    <message>
        <source>%1 puts the other side in zugzwang.</source>
        <translation>%1 bringt die Gegenseite in Zugzwang.</translation>
    </message>
    <message>
        <source>His king is too late. Push the pawn.</source>
        <translation>Der gegnerische König kommt zu spät. Zieh den Bauern vor.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour, %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1 ist ein Umweg, einen Zug langsamer als der beste. %2</numerusform>
            <numerusform>%1 ist ein Umweg, %n Züge langsamer als der beste. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 works but is %n move(s) slower. %2</source>
        <translation>
            <numerusform>%1 geht, ist aber einen Zug langsamer. %2</numerusform>
            <numerusform>%1 geht, ist aber %n Züge langsamer. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>His king is too late. Clear the pawn&apos;s path and push it.</source>
        <translation>Der gegnerische König kommt zu spät. Mach dem Bauern den Weg frei und zieh ihn vor.</translation>
    </message>
    <message>
        <source>His king is too late. Improve your king first, then push the pawn.</source>
        <translation>Der gegnerische König kommt zu spät. Stell erst deinen König besser und zieh dann den Bauern vor.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses material and is %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1 verliert Material und ist einen Zug langsamer als der beste. %2</numerusform>
            <numerusform>%1 verliert Material und ist %n Züge langsamer als der beste. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Your pieces on %1 are hanging. Save them all first.</source>
        <translation>Deine Steine auf %1 hängen. Rette sie zuerst alle.</translation>
    </message>
    <message>
        <source>White replies: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Weiß antwortet: %1</translation>
    </message>
    <message>
        <source>Black replies: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Schwarz antwortet: %1</translation>
    </message>
    <message>
        <source>%1 keeps the other king off the key squares.</source>
        <translation>%1 hält den gegnerischen König von den Schlüsselfeldern fern.</translation>
    </message>
    <message>
        <source>%1 keeps the other king from the rank in front of the pawn, as Philidor did.</source>
        <translation>%1 hält den gegnerischen König von der Reihe vor dem Bauern fern, wie einst Philidor.</translation>
    </message>
    <message>
        <source>%1 pins the knight on %2, and it falls.</source>
        <translation>%1 fesselt den Springer auf %2, und er fällt.</translation>
    </message>
    <message>
        <source>%1 pins the bishop on %2, and it falls.</source>
        <translation>%1 fesselt den Läufer auf %2, und er fällt.</translation>
    </message>
    <message>
        <source>%1 pins the rook on %2, and it falls.</source>
        <translation>%1 fesselt den Turm auf %2, und er fällt.</translation>
    </message>
    <message>
        <source>%1 pins the queen on %2, and it falls.</source>
        <translation>%1 fesselt die Dame auf %2, und sie fällt.</translation>
    </message>
    <message>
        <source>%1 wins the race: the pawn promotes with check.</source>
        <translation>%1 gewinnt den Wettlauf: Der Bauer wandelt sich mit Schach um.</translation>
    </message>
    <message>
        <source>%1 wins the race: the new queen stops the other pawn.</source>
        <translation>%1 gewinnt den Wettlauf: Die neue Dame hält den anderen Bauern auf.</translation>
    </message>
    <message>
        <source>%1 pins the knight on %2 to its king.</source>
        <translation>%1 fesselt den Springer auf %2 an seinen König.</translation>
    </message>
    <message>
        <source>%1 pins the bishop on %2 to its king.</source>
        <translation>%1 fesselt den Läufer auf %2 an seinen König.</translation>
    </message>
    <message>
        <source>%1 pins the rook on %2 to its king.</source>
        <translation>%1 fesselt den Turm auf %2 an seinen König.</translation>
    </message>
    <message>
        <source>%1 pins the queen on %2 to its king.</source>
        <translation>%1 fesselt die Dame auf %2 an ihren König.</translation>
    </message>
    <message>
        <source>It also guards the promotion square %2.</source>
        <translation>Außerdem bewacht der Zug das Umwandlungsfeld %2.</translation>
    </message>
    <message>
        <source>It also attacks the pawn.</source>
        <translation>Außerdem greift der Zug den Bauern an.</translation>
    </message>
    <message>
        <source>It also comes closer to the pawn on %2.</source>
        <translation>Außerdem kommt der Zug näher an den Bauern auf %2.</translation>
    </message>
    <message>
        <source>It also comes closer to the promotion square, %2.</source>
        <translation>Außerdem kommt der Zug näher an %2, das Umwandlungsfeld.</translation>
    </message>
    <message>
        <source>%1 gives up a pawn to draw the king to %2.</source>
        <translation>%1 opfert einen Bauern, um den König nach %2 zu locken.</translation>
    </message>
    <message>
        <source>%1 drives the king in front of its pawn within %6 moves.</source>
        <translation>%1 treibt den König in höchstens %6 Zügen vor seinen Bauern.</translation>
    </message>
    <message>
        <source>%1 leaves the knight no safe square.</source>
        <translation>%1 lässt dem Springer kein sicheres Feld.</translation>
    </message>
    <message>
        <source>%1 leaves the bishop no safe square.</source>
        <translation>%1 lässt dem Läufer kein sicheres Feld.</translation>
    </message>
    <message>
        <source>%1 steps to the side away from the other king.</source>
        <translation>%1 tritt zu der Seite, auf der der andere König nicht steht.</translation>
    </message>
    <message>
        <source>%1 keeps up the second-rank defence: the rook stays on the line next to the edge.</source>
        <translation>%1 bleibt bei der Verteidigung auf der zweiten Reihe: Der Turm hält die Linie neben dem Rand.</translation>
    </message>
    <message>
        <source>%1 gives check, and the king guards the rook.</source>
        <translation>%1 gibt Schach, und der König deckt den Turm.</translation>
    </message>
    <message>
        <source>%1 takes the king to the corner that the bishop does not cover, where mate cannot be forced.</source>
        <translation>%1 bringt den König in die Ecke, die der Läufer nicht beherrscht und in der kein Matt zu erzwingen ist.</translation>
    </message>
    <message>
        <source>%1 takes your king past the line on which the rook could cut it off.</source>
        <translation>%1 bringt deinen König über die Linie, auf der der Turm ihn abschneiden könnte.</translation>
    </message>
    <message>
        <source>%1 takes the rook to the long side, where it has room for checks.</source>
        <translation>%1 bringt den Turm auf die lange Seite, wo er Platz für Schachs hat.</translation>
    </message>
    <message>
        <source>%1 prepares a discovered check.</source>
        <translation>%1 bereitet ein Abzugsschach vor.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares zugzwang.</source>
        <translation>%1 gibt Schach und bereitet Zugzwang vor.</translation>
    </message>
    <message>
        <source>%1 threatens a deadly check on %3.</source>
        <translation>%1 droht ein tödliches Schach auf %3.</translation>
    </message>
    <message>
        <source>%1 threatens mate on %3.</source>
        <translation>%1 droht Matt auf %3.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to the knight, which has no safe square.</source>
        <translation>%1 bringt deinen König näher an den Springer heran, der kein sicheres Feld hat.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to the bishop, which has no safe square.</source>
        <translation>%1 bringt deinen König näher an den Läufer heran, der kein sicheres Feld hat.</translation>
    </message>
    <message>
        <source>%1 passes the pawn on the side away from the other king.</source>
        <translation>%1 führt den König auf der Seite am Bauern vorbei, auf der der andere König nicht steht.</translation>
    </message>
    <message>
        <source>%1 brings the knight to safety.</source>
        <translation>%1 bringt den Springer in Sicherheit.</translation>
    </message>
    <message>
        <source>%1 brings the bishop to safety.</source>
        <translation>%1 bringt den Läufer in Sicherheit.</translation>
    </message>
    <message>
        <source>%1 keeps the bishop on the diagonal to %2, where it can interpose.</source>
        <translation>%1 hält den Läufer auf der Diagonale nach %2, wo er dazwischenziehen kann.</translation>
    </message>
    <message>
        <source>%1 takes the king to the edge, ready for the check on %2.</source>
        <translation>%1 führt den König an den Rand, bereit für das Schach auf %2.</translation>
    </message>
</context>
<context>
    <name>CourseCommands</name>
    <message>
        <source>&amp;Courses</source>
        <translation>&amp;Kurse</translation>
    </message>
    <message>
        <source>&amp;Open a course…</source>
        <translation>Kurs ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>A PGN file with one game per page, such as a Lichess study</source>
        <translation>Eine PGN-Datei mit einer Partie je Seite, etwa eine Lichess-Studie</translation>
    </message>
    <message>
        <source>Go one step back in the course</source>
        <translation>Im Kurs einen Schritt zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go one step forward in the course</source>
        <translation>Im Kurs einen Schritt weiter</translation>
    </message>
    <message>
        <source>&amp;Leave course</source>
        <translation>Kurs &amp;verlassen</translation>
    </message>
    <message>
        <source>Leave the course; it will reopen at this page</source>
        <translation>Den Kurs verlassen; er öffnet sich wieder auf dieser Seite</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Inhalt</translation>
    </message>
    <message>
        <source>Chapters and pages of the course, and which are solved</source>
        <translation>Kapitel und Seiten des Kurses und welche davon gelöst sind</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Close the contents and go on with the page</source>
        <translation>Den Inhalt schließen und auf der Seite weitermachen</translation>
    </message>
    <message>
        <source>Next &amp;unsolved question</source>
        <translation>Nächste &amp;ungelöste Frage</translation>
    </message>
    <message>
        <source>Next unsolved</source>
        <translation>Nächste ungelöste Frage</translation>
    </message>
    <message>
        <source>Go to the first page; your results are kept</source>
        <translation>Zur ersten Seite gehen; deine Ergebnisse bleiben erhalten</translation>
    </message>
    <message>
        <source>&amp;Skip to the next page</source>
        <translation>Zur nächsten &amp;Seite springen</translation>
    </message>
    <message>
        <source>Go to the next page, whether this one is solved or not</source>
        <translation>Zur nächsten Seite gehen, ob diese gelöst ist oder nicht</translation>
    </message>
    <message>
        <source>Learn: chapter %1, page %2</source>
        <translation>Lernen: Kapitel %1, Seite %2</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Read the course on mating with bishop and knight</source>
        <translation>Den Kurs über das Matt mit Läufer und Springer lesen</translation>
    </message>
    <message>
        <source>Done: %1 of %2.</source>
        <translation>Erledigt: %1 von %2.</translation>
    </message>
    <message>
        <source>Continue the course where you left off.</source>
        <translation>Den Kurs dort fortsetzen, wo du aufgehört hast.</translation>
    </message>
    <message>
        <source>Leave course</source>
        <translation>Kurs verlassen</translation>
    </message>
    <message>
        <source>Press Esc again to leave the course.</source>
        <translation>Drück noch einmal Esc, um den Kurs zu verlassen.</translation>
    </message>
    <message>
        <source>Learn: %1, chapter %2, page %3</source>
        <comment>a course</comment>
        <translation>Lernen: %1, Kapitel %2, Seite %3</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <comment>a chapter</comment>
        <translation>Fortsetzen: %1</translation>
    </message>
    <message>
        <source>Go to the next question from here that is not solved; after the last one, from the start</source>
        <translation>Zur nächsten ungelösten Frage ab hier gehen; nach der letzten wieder von vorn</translation>
    </message>
    <message>
        <source>&amp;Previous move or page</source>
        <translation>Zug oder Seite zu&amp;rück</translation>
    </message>
    <message>
        <source>Next move or page</source>
        <translation>Zug oder Seite weiter</translation>
    </message>
    <message>
        <source>Play the move for you; the question counts as failed</source>
        <translation>Den Zug für dich spielen; die Frage gilt als nicht geschafft</translation>
    </message>
    <message>
        <source>Select the squares for you; the question counts as failed</source>
        <translation>Die Felder für dich wählen; die Frage gilt als nicht geschafft</translation>
    </message>
    <message>
        <source>The course will then continue from its first page; your results are kept.</source>
        <translation>Der Kurs geht dann von seiner ersten Seite an weiter; deine Ergebnisse bleiben erhalten.</translation>
    </message>
    <message>
        <source>%1 (English)</source>
        <comment>a course without a translation</comment>
        <translation>%1 (Englisch)</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a course, what is done of it, and all of it</comment>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source>Your unfinished answer to this page will be lost.</source>
        <translation>Deine angefangene Antwort auf dieser Seite geht verloren.</translation>
    </message>
    <message>
        <source>no course is open</source>
        <translation>kein Kurs geöffnet</translation>
    </message>
    <message>
        <source>leave the replay first</source>
        <translation>zuerst zurück zur Partie</translation>
    </message>
    <message>
        <source>leave the set-up first</source>
        <translation>zuerst das Aufstellen beenden</translation>
    </message>
    <message>
        <source>all are solved</source>
        <translation>alle sind gelöst</translation>
    </message>
    <message>
        <source>Back to chapter %1, page %2</source>
        <translation>Zurück zu Kapitel %1, Seite %2</translation>
    </message>
    <message>
        <source>Back to %1, chapter %2, page %3</source>
        <comment>a course</comment>
        <translation>Zurück zu: %1, Kapitel %2, Seite %3</translation>
    </message>
    <message>
        <source>Choose “Go to page 1” again to go there; Esc stays here.</source>
        <translation>Wähle „Zu Seite 1“ noch einmal, um dorthin zu gehen; mit Esc bleibst du hier.</translation>
    </message>
    <message>
        <source>Go to page &amp;1</source>
        <translation>Zu Seite &amp;1</translation>
    </message>
    <message>
        <source>Choose “Skip” again to go to the next page; Esc stays here.</source>
        <translation>Wähle „Überspringen“ noch einmal, um zur nächsten Seite zu gehen; mit Esc bleibst du hier.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Stay on the page</source>
        <translation>Auf der Seite bleiben</translation>
    </message>
    <message>
        <source>Choose “Previous page” again to go there; Esc stays here.</source>
        <translation>Wähle „Vorige Seite“ noch einmal, um dorthin zu gehen; mit Esc bleibst du hier.</translation>
    </message>
    <message>
        <source>Show the move or the squares, or start again</source>
        <translation>Zug oder Felder zeigen oder neu beginnen</translation>
    </message>
    <message>
        <source>Play the page from its first position again</source>
        <translation>Die Seite noch einmal von der ersten Stellung an spielen</translation>
    </message>
    <message>
        <source>keep a position first</source>
        <translation>merke erst eine Stellung</translation>
    </message>
</context>
<context>
    <name>CourseFaults</name>
    <message>
        <source>“%1” is not a known task, so the page is for reading only.</source>
        <translation>„%1“ ist keine bekannte Aufgabe, also ist diese Seite nur zum Lesen.</translation>
    </message>
    <message>
        <source>There is no move to find, so the page is for reading only.</source>
        <translation>Hier gibt es keinen Zug zu finden, also ist diese Seite nur zum Lesen.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more error(s).</source>
        <translation>
            <numerusform>Es gibt einen weiteren Fehler.</numerusform>
            <numerusform>Es gibt %n weitere Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course has an error in chapter %1, “%2”, page %3.</source>
        <translation>Der Kurs hat einen Fehler in Kapitel %1, „%2“, Seite %3.</translation>
    </message>
    <message>
        <source>The game is over at the start, so the page is for reading only.</source>
        <translation>Die Partie ist schon am Anfang zu Ende, also ist diese Seite nur zum Lesen.</translation>
    </message>
    <message>
        <source>It is a draw, not mate in %1.</source>
        <translation>Es ist remis, nicht Matt in %1.</translation>
    </message>
    <message>
        <source>It is checkmate already.</source>
        <translation>Es ist schon schachmatt.</translation>
    </message>
    <message>
        <source>It is mate in %1, not in %2.</source>
        <translation>Es ist Matt in %1, nicht in %2.</translation>
    </message>
    <message>
        <source>“%1” cannot be checked without the tablebase.</source>
        <comment>a claim</comment>
        <translation>„%1“ lässt sich ohne die Endspieltabelle nicht prüfen.</translation>
    </message>
    <message>
        <source>It is mate in %1, not a draw.</source>
        <translation>Es ist Matt in %1, nicht remis.</translation>
    </message>
    <message>
        <source>“%1” is not true.</source>
        <comment>a claim</comment>
        <translation>„%1“ stimmt nicht.</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <comment>a move and what is wrong with the text behind it</comment>
        <translation>Nach %1: %2</translation>
    </message>
    <message>
        <source>It is a draw, not a win.</source>
        <translation>Die Stellung ist remis, nicht gewonnen.</translation>
    </message>
    <message>
        <source>There is no move to find yet: play the solution on the board.</source>
        <translation>Hier gibt es noch keinen Zug zu finden: Spiel die Lösung auf dem Brett.</translation>
    </message>
</context>
<context>
    <name>Curves</name>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
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
        <translation>Partie</translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>keine Züge</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>matt</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>patt</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>a round: what, when, how long, how it ended</comment>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message>
        <source>E&amp;arlier games</source>
        <translation>Frühere &amp;Partien</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>Neither side can force mate here.</source>
        <translation>Hier kann niemand das Matt erzwingen.</translation>
    </message>
    <message>
        <source>Only a king in the corner, blocked by his own piece, can be mated.</source>
        <translation>Nur ein König in der Ecke, dem die eigene Figur im Weg steht, kann mattgesetzt werden.</translation>
    </message>
    <message>
        <source>Keep your king out of the corners, and you are safe.</source>
        <translation>Halte deinen König aus den Ecken heraus, dann bist du sicher.</translation>
    </message>
    <message>
        <source>Leave him a square until you can mate: beware of stalemate.</source>
        <translation>Lass ihm ein Feld, bis du mattsetzen kannst: Hüte dich vor Patt.</translation>
    </message>
    <message>
        <source>King and queen are enough; the other piece just speeds things up.</source>
        <translation>Dame und König genügen; mit der anderen Figur geht es nur schneller.</translation>
    </message>
    <message>
        <source>King and rook are enough; the other piece shrinks the box.</source>
        <translation>Turm und König genügen; die andere Figur hilft, den Kasten zu verkleinern.</translation>
    </message>
    <message>
        <source>Keep the queen a knight&apos;s move away from him, and leave him a square until you can mate.</source>
        <translation>Halte die Dame einen Springerzug von ihm entfernt und lass ihm ein Feld, bis du mattsetzen kannst.</translation>
    </message>
    <message>
        <source>Use the rook to confine the king to a box, and shrink it.</source>
        <translation>Sperr den König mit dem Turm in einen Kasten und verkleinere den Kasten.</translation>
    </message>
    <message>
        <source>Your king must help. When the kings face each other, a check from the side drives him back.</source>
        <translation>Dein König muss helfen. Stehen sich die Könige gegenüber, treibt ihn ein Schach von der Seite zurück.</translation>
    </message>
    <message>
        <source>Drive the king into any corner, keeping the bishops side by side.</source>
        <translation>Treib den König mit den Läufern Seite an Seite in irgendeine Ecke.</translation>
    </message>
    <message>
        <source>Drive the king into a corner of the bishop&apos;s colour.</source>
        <translation>Treib den König in eine Ecke der Läuferfarbe.</translation>
    </message>
    <message>
        <source>First to the edge, then along it; the knight covers the squares the bishop cannot.</source>
        <translation>Erst an den Rand, dann an ihm entlang; der Springer beherrscht die Felder, die der Läufer nicht erreicht.</translation>
    </message>
    <message>
        <source>Stay away from the corners of the bishop&apos;s colour as long as you can.</source>
        <translation>Bleib den Ecken der Läuferfarbe fern, solange du kannst.</translation>
    </message>
    <message>
        <source>Escort the pawn through with your king and bishop.</source>
        <translation>Führ den Bauern mit König und Läufer zur Umwandlung.</translation>
    </message>
    <message>
        <source>With a rook pawn, keep him out of the queening corner if your bishop does not control it: there he holds the draw.</source>
        <translation>Halte bei einem Randbauern den gegnerischen König von der Umwandlungsecke fern, wenn dein Läufer sie nicht beherrscht: Dort hält der König remis.</translation>
    </message>
    <message>
        <source>A knight behind the pawn guards it for good. A rook pawn must not reach the seventh rank too early.</source>
        <translation>Ein Springer hinter dem Bauern deckt ihn auf Dauer. Ein Randbauer darf nicht zu früh auf die siebte Reihe.</translation>
    </message>
    <message>
        <source>If he takes one, the other runs through.</source>
        <translation>Schlägt der König den einen Bauern, läuft der andere durch.</translation>
    </message>
    <message>
        <source>With the kings close on the edge, lose a move, as Philidor did: in zugzwang, the rook must leave its king. Beware of stalemate.</source>
        <translation>Stehen die Könige am Rand nah beieinander, verlier ein Tempo wie Philidor: Im Zugzwang muss der Turm seinen König verlassen. Hüte dich vor Patt.</translation>
    </message>
    <message>
        <source>Drive the king to the edge, as if he were alone.</source>
        <translation>Treib den König an den Rand, als wäre er allein.</translation>
    </message>
    <message>
        <source>Keep your king on squares where the bishop cannot check it.</source>
        <translation>Halte deinen König auf Feldern, auf denen ihm der Läufer kein Schach bieten kann.</translation>
    </message>
    <message>
        <source>Keep the bishop close to your king, and the king in the centre.</source>
        <translation>Halte den Läufer nah beim König und den König im Zentrum.</translation>
    </message>
    <message>
        <source>Drive the king and knight to the edge, or separate them.</source>
        <translation>Treib König und Springer an den Rand oder auseinander.</translation>
    </message>
    <message>
        <source>Keep the knight beside your king, and keep both out of the corners.</source>
        <translation>Halte den Springer neben deinem König und beide aus den Ecken heraus.</translation>
    </message>
    <message>
        <source>A bishop or rook pawn on the seventh with its king beside it draws unless your king is close.</source>
        <translation>Ein Läufer- oder Randbauer auf der siebten Reihe mit dem König daneben hält remis, wenn dein König nicht nah ist.</translation>
    </message>
    <message>
        <source>Use your king to shut the bishop out of the pawn&apos;s path.</source>
        <translation>Sperr den Läufer mit deinem König vom Weg des Bauern ab.</translation>
    </message>
    <message>
        <source>Run where the knight cannot follow.</source>
        <translation>Lauf dorthin, wo der Springer nicht folgen kann.</translation>
    </message>
    <message>
        <source>Near the edge a knight is slow: a rook pawn is the hardest for it to stop.</source>
        <translation>Am Rand ist ein Springer langsam: Der Randbauer ist für ihn am schwersten aufzuhalten.</translation>
    </message>
    <message>
        <source>Get the pawn home before the rook can stop it.</source>
        <translation>Bring den Bauern durch, bevor der Turm ihn aufhält.</translation>
    </message>
    <message>
        <source>Your king shields the pawn from the rook.</source>
        <translation>Dein König schirmt den Bauern gegen den Turm ab.</translation>
    </message>
    <message>
        <source>Promote with check, or so that mate follows.</source>
        <translation>Wandle mit Schach um oder so, dass Matt folgt.</translation>
    </message>
    <message>
        <source>Stop the pawn.</source>
        <translation>Halte den Bauern auf.</translation>
    </message>
    <message>
        <source>Count the moves: who promotes first, and with check?</source>
        <translation>Zähl die Züge: Wer wandelt zuerst um, und mit Schach?</translation>
    </message>
    <message>
        <source>A king can go after both pawns at once, as in Réti&apos;s study.</source>
        <translation>Ein König kann beiden Bauern zugleich nachlaufen, wie in Rétis Studie.</translation>
    </message>
    <message>
        <source>The side that checks first may win: look for mate or a skewer.</source>
        <translation>Wer zuerst Schach gibt, kann gewinnen: Such nach Matt oder Spieß.</translation>
    </message>
    <message>
        <source>Win the rook with a skewer or double attack, or mate on the edge.</source>
        <translation>Gewinne den Turm durch Spieß oder Doppelangriff, oder setz am Rand matt.</translation>
    </message>
    <message>
        <source>two queens</source>
        <translation>zwei Damen</translation>
    </message>
    <message>
        <source>two rooks</source>
        <translation>zwei Türme</translation>
    </message>
    <message>
        <source>two bishops</source>
        <translation>zwei Läufer</translation>
    </message>
    <message>
        <source>two knights</source>
        <translation>zwei Springer</translation>
    </message>
    <message>
        <source>two pawns</source>
        <translation>zwei Bauern</translation>
    </message>
    <message>
        <source>bare kings</source>
        <translation>nur Könige</translation>
    </message>
    <message>
        <source>Strike at once: look for a mate, a skewer or a fork.</source>
        <translation>Schlag sofort zu: Such nach Matt, Spieß oder Gabel.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>pieces of one side, as in: queen and rook</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>pieces of both sides, as in: queen against rook</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Promote the pawn.</source>
        <translation>Wandle den Bauern um.</translation>
    </message>
    <message>
        <source>Just run: the other king is outside the square of the pawn.</source>
        <translation>Lauf einfach los: Der gegnerische König steht nicht im Quadrat des Bauern.</translation>
    </message>
    <message>
        <source>Bring your king to a key square of the pawn.</source>
        <translation>Bring deinen König auf ein Schlüsselfeld des Bauern.</translation>
    </message>
    <message>
        <source>Your king is on a key square: now escort the pawn home.</source>
        <translation>Dein König steht auf einem Schlüsselfeld: Bring jetzt den Bauern durch.</translation>
    </message>
    <message>
        <source>Win the pawn.</source>
        <translation>Gewinne den Bauern.</translation>
    </message>
    <message>
        <source>Get into the corner in front of the pawn, or trap the other king there.</source>
        <translation>Lauf in die Ecke vor dem Bauern oder sperr dort den gegnerischen König ein.</translation>
    </message>
    <message>
        <source>Keep the other king away from the key squares of the pawn.</source>
        <translation>Halte den gegnerischen König von den Schlüsselfeldern des Bauern fern.</translation>
    </message>
    <message>
        <source>Hold out, and take the pawn if it is ever left unprotected.</source>
        <translation>Leiste Widerstand und schlag den Bauern, wenn er einmal ungedeckt ist.</translation>
    </message>
    <message>
        <source>Take away one rank or file after another, using the two pieces in turn.</source>
        <translation>Nimm ihm Reihe um Reihe oder Linie um Linie, beide Figuren im Wechsel.</translation>
    </message>
    <message>
        <source>Drive the king to the edge with the queen, then bring up your own king.</source>
        <translation>Treib den König mit der Dame an den Rand und hol dann deinen eigenen heran.</translation>
    </message>
    <message>
        <source>Two neighbouring diagonals are a wall he cannot cross; your king follows behind.</source>
        <translation>Zwei benachbarte Diagonalen sind eine Wand, die er nicht überschreiten kann; dein König rückt nach.</translation>
    </message>
    <message>
        <source>Two knights cannot force mate; your opponent has to walk into it.</source>
        <translation>Zwei Springer können kein Matt erzwingen; dein Gegner muss hineinlaufen.</translation>
    </message>
    <message>
        <source>Confining him completely stalemates him, one move short of mate.</source>
        <translation>Wer ihn ganz einsperrt, setzt ihn patt, einen Zug vor dem Matt.</translation>
    </message>
    <message>
        <source>Protect the pawn with the knight, and bring up your king.</source>
        <translation>Deck den Bauern mit dem Springer und hol deinen König heran.</translation>
    </message>
    <message>
        <source>Let the pawns protect each other, and bring up your king.</source>
        <translation>Lass die Bauern einander decken und hol deinen König heran.</translation>
    </message>
    <message>
        <source>Stay in front of the pawns, and take the one that comes too near.</source>
        <translation>Stell dich vor die Bauern und schlag den, der zu nahe kommt.</translation>
    </message>
    <message>
        <source>Separate the rook from its king and win it with a double attack.</source>
        <translation>Trenn den Turm von seinem König und gewinne ihn durch einen Doppelangriff.</translation>
    </message>
    <message>
        <source>Bring up your king, and never allow a knight fork.</source>
        <translation>Hol deinen König heran und lass nie eine Springergabel zu.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn: in the other corners he is safe.</source>
        <translation>Meist ist das remis: In den anderen Ecken ist der König sicher.</translation>
    </message>
    <message>
        <source>Separate the knight from its king, and trap it.</source>
        <translation>Trenn den Springer von seinem König und fang ihn.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn as long as the two stay together.</source>
        <translation>Meist ist das remis, solange die beiden zusammenbleiben.</translation>
    </message>
    <message>
        <source>Use checks to force the king in front of his pawn, and use the time gained to bring up your own king.</source>
        <translation>Zwing den König mit Schachgeboten vor seinen Bauern und nutz jeden Zeitgewinn, um deinen heranzuholen.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn, or cut the other king off with the rook.</source>
        <translation>Bring deinen König vor den Bauern oder schneide den gegnerischen König mit dem Turm ab.</translation>
    </message>
    <message>
        <source>A pawn that runs ahead of its king is lost.</source>
        <translation>Ein Bauer, der seinem König vorauseilt, geht verloren.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn: the bishop sacrifices itself for the pawn.</source>
        <translation>Meist ist das remis: Der Läufer opfert sich für den Bauern.</translation>
    </message>
    <message>
        <source>Control a square on the pawn&apos;s path, and give up the bishop for the pawn.</source>
        <translation>Beherrsche ein Feld auf dem Weg des Bauern und gib den Läufer für ihn.</translation>
    </message>
    <message>
        <source>Get the knight in front of the pawn and give it up for the pawn.</source>
        <translation>Bring den Springer vor den Bauern und gib ihn für den Bauern.</translation>
    </message>
    <message>
        <source>Do not let the other queen check you or force an exchange.</source>
        <translation>Lass dir von der anderen Dame kein Schach geben und keinen Tausch aufzwingen.</translation>
    </message>
    <message>
        <source>If neither works at once, it is a draw.</source>
        <translation>Geht beides nicht sofort, ist es remis.</translation>
    </message>
    <message>
        <source>Get your king in front of the pawn with the other king cut off, as in the Lucena position.</source>
        <translation>Bring deinen König vor den Bauern und schneide den gegnerischen König ab, wie in der Lucena-Stellung.</translation>
    </message>
    <message>
        <source>Then build a bridge: put the rook on the fourth rank, ready to block his checks.</source>
        <translation>Bau dann eine Brücke: Stell den Turm auf die vierte Reihe, damit er sich bei Schach dazwischenstellen kann.</translation>
    </message>
    <message>
        <source>Keep the rook on the third rank, in front of the pawn (Philidor&apos;s defence); once the pawn advances to that rank, check from behind.</source>
        <translation>Halte den Turm auf der dritten Reihe vor dem Bauern (Philidor-Stellung); sobald der Bauer auf diese Reihe vorrückt, gib Schach von hinten.</translation>
    </message>
    <message>
        <source>Push the pawn when he runs out of checks.</source>
        <translation>Zieh den Bauern vor, sobald dem Gegner die Schachs ausgehen.</translation>
    </message>
    <message>
        <source>Answer check with check where you can: that forces the queens off.</source>
        <translation>Antworte auf Schach mit Schach, wo du kannst: Das erzwingt den Damentausch.</translation>
    </message>
    <message>
        <source>Give perpetual check, and keep your king far from the pawn.</source>
        <translation>Gib Dauerschach, und halte deinen König weit weg vom Bauern.</translation>
    </message>
    <message>
        <source>Aim for the Philidor position: his king on the edge, yours facing it.</source>
        <translation>Streb die Philidor-Stellung an: der gegnerische König am Rand, deiner ihm gegenüber.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn, but they are hard to hold.</source>
        <translation>Meist ist das remis, aber schwer zu halten.</translation>
    </message>
    <message>
        <source>It can take longer than the fifty-move rule allows.</source>
        <translation>Es kann länger dauern, als die Fünfzig-Züge-Regel erlaubt.</translation>
    </message>
    <message>
        <source>three queens</source>
        <translation>drei Damen</translation>
    </message>
    <message>
        <source>three rooks</source>
        <translation>drei Türme</translation>
    </message>
    <message>
        <source>three bishops</source>
        <translation>drei Läufer</translation>
    </message>
    <message>
        <source>three knights</source>
        <translation>drei Springer</translation>
    </message>
    <message>
        <source>three pawns</source>
        <translation>drei Bauern</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>pieces of one side, as in: rook, bishop and knight</comment>
        <translation>%1, %2 und %3</translation>
    </message>
    <message>
        <source>Get closer to mate with every move; if you are unsure, take a hint.</source>
        <translation>Komm dem Matt mit jedem Zug näher; wenn du unsicher bist, hol dir einen Tipp.</translation>
    </message>
    <message>
        <source>Escort the pawn home: your bishop drives his off the pawn&apos;s path.</source>
        <translation>Bring den Bauern durch: Dein Läufer vertreibt den gegnerischen Läufer vom Weg des Bauern.</translation>
    </message>
    <message>
        <source>Opposite-coloured bishops nearly always draw.</source>
        <translation>Ungleichfarbige Läufer halten fast immer remis.</translation>
    </message>
    <message>
        <source>Get your king in front of the pawn, on a square the bishop cannot attack, or give up your bishop for the pawn.</source>
        <translation>Stell den König vor den Bauern auf ein Feld, das der Läufer nicht angreifen kann, oder gib den Läufer für den Bauern.</translation>
    </message>
    <message>
        <source>Escort the pawn through with your king and bishop, and keep the knight out.</source>
        <translation>Führ den Bauern mit König und Läufer zur Umwandlung und halte den Springer fern.</translation>
    </message>
    <message>
        <source>On the edge a bishop can dominate the knight.</source>
        <translation>Am Rand kann ein Läufer den Springer dominieren.</translation>
    </message>
    <message>
        <source>Block the pawn with your king on a square the bishop cannot attack, or give up the knight for the pawn.</source>
        <translation>Halte den Bauern mit dem König auf einem Feld auf, das der Läufer nicht angreifen kann, oder gib den Springer für den Bauern.</translation>
    </message>
    <message>
        <source>Threaten mate with all your pieces while his king is on the edge.</source>
        <translation>Droh mit allen Figuren Matt, solange der gegnerische König am Rand steht.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn; the danger is a king on the edge.</source>
        <translation>Die meisten dieser Stellungen sind remis; die Gefahr ist ein König am Rand.</translation>
    </message>
    <message>
        <source>Bring up your king: pawns on one file cannot protect each other.</source>
        <translation>Hol deinen König heran: Bauern auf einer Linie können einander nicht decken.</translation>
    </message>
    <message>
        <source>Keep him busy: while he goes after one pawn, push the other.</source>
        <translation>Beschäftige ihn: Während er dem einen Bauern nachläuft, zieh den anderen vor.</translation>
    </message>
    <message>
        <source>Use your king: attack his pawn and guard your own.</source>
        <translation>Nutz deinen König: Greif seinen Bauern an und deck deinen eigenen.</translation>
    </message>
    <message>
        <source>King and rook are enough, but the pawn may be quicker.</source>
        <translation>Turm und König genügen, doch mit dem Bauern geht es vielleicht schneller.</translation>
    </message>
    <message>
        <source>Aim for a bishop or rook pawn on the seventh with your king beside it: that may draw.</source>
        <translation>Streb einen Läufer- oder Randbauern auf der siebten Reihe mit deinem König daneben an: Das kann remis halten.</translation>
    </message>
    <message>
        <source>Keep both pieces, stop the pawn, and mate the king in a corner of the bishop&apos;s colour.</source>
        <translation>Behalte beide Figuren, halte den Bauern auf und setz den König in einer Ecke der Läuferfarbe matt.</translation>
    </message>
    <message>
        <source>A pawn that is blocked or guarded against need not be captured.</source>
        <translation>Einen blockierten oder bewachten Bauern musst du nicht schlagen.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn, so that only exact replies hold.</source>
        <translation>Bring deinen König vor den Bauern, sodass nur genaue Antworten das Remis halten.</translation>
    </message>
    <message>
        <source>Your king belongs beside the pawn, and the other king away from it.</source>
        <translation>Dein König gehört neben den Bauern; halte den gegnerischen König fern.</translation>
    </message>
    <message>
        <source>Push the pawn.</source>
        <translation>Zieh den Bauern vor.</translation>
    </message>
    <message>
        <source>Clear the way for your pawn.</source>
        <translation>Mach deinem Bauern den Weg frei.</translation>
    </message>
    <message>
        <source>Bring up your king.</source>
        <translation>Hol deinen König heran.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn.</source>
        <translation>Bring deinen König vor den Bauern.</translation>
    </message>
    <message>
        <source>Bring your king to the pawn.</source>
        <translation>Bring deinen König zum Bauern.</translation>
    </message>
    <message>
        <source>Cut the other king off from the pawn with your rook.</source>
        <translation>Schneide den anderen König mit dem Turm vom Bauern ab.</translation>
    </message>
    <message>
        <source>Attack the pawn.</source>
        <translation>Greif den Bauern an.</translation>
    </message>
    <message>
        <source>Keep your king off the edge.</source>
        <translation>Halte deinen König vom Rand fern.</translation>
    </message>
    <message>
        <source>Drive his king towards the edge.</source>
        <translation>Treib den gegnerischen König zum Rand.</translation>
    </message>
    <message>
        <source>The knight is far from its king: trap it.</source>
        <translation>Der Springer ist weit von seinem König: Fang ihn.</translation>
    </message>
    <message>
        <source>Bring king and knight together.</source>
        <translation>Bring König und Springer zusammen.</translation>
    </message>
    <message>
        <source>Take the opposition: it gets your king to a key square.</source>
        <translation>Nimm die Opposition ein: Sie bringt deinen König auf ein Schlüsselfeld.</translation>
    </message>
    <message>
        <source>Take the opposition: it keeps the other king away from the key squares.</source>
        <translation>Nimm die Opposition ein: Sie hält den anderen König von den Schlüsselfeldern fern.</translation>
    </message>
    <message>
        <source>Keep his king out of the corner in front of the pawn: your bishop does not control it.</source>
        <translation>Halte den gegnerischen König von der Ecke vor dem Bauern fern: Dein Läufer beherrscht sie nicht.</translation>
    </message>
    <message>
        <source>Head for the corner in front of the pawn: the bishop does not control it.</source>
        <translation>Lauf in die Ecke vor dem Bauern: Der Läufer beherrscht sie nicht.</translation>
    </message>
    <message>
        <source>The rook is far from its king: win it with checks and a double attack.</source>
        <translation>Der Turm steht weit von seinem König: Gewinne ihn mit Schachs und einem Doppelangriff.</translation>
    </message>
    <message>
        <source>Make for a corner of the opposite colour to your bishop.</source>
        <translation>Lauf in eine Ecke, die nicht die Farbe deines Läufers hat.</translation>
    </message>
    <message>
        <source>His king blocks his pawn: bring up your king.</source>
        <translation>Sein König blockiert seinen Bauern: Hol deinen König heran.</translation>
    </message>
    <message>
        <source>Give checks until his king has to step in front of his pawn.</source>
        <translation>Gib Schach, bis der König vor seinen Bauern treten muss.</translation>
    </message>
    <message>
        <source>Build a bridge: put the rook on the fourth rank, ready to block his checks.</source>
        <translation>Bau eine Brücke: Stell den Turm auf die vierte Reihe, um seine Schachs abzufangen.</translation>
    </message>
    <message>
        <source>The pawn is under control: drive his king towards a corner of the bishop&apos;s colour.</source>
        <translation>Der Bauer ist unter Kontrolle: Treib den gegnerischen König in eine Ecke der Läuferfarbe.</translation>
    </message>
    <message>
        <source>Take squares away from his king.</source>
        <translation>Nimm dem gegnerischen König Felder.</translation>
    </message>
    <message>
        <source>Your king is safest in the centre.</source>
        <translation>Dein König steht im Zentrum am sichersten.</translation>
    </message>
    <message>
        <source>Basic mates</source>
        <translation>Elementare Matts</translation>
    </message>
    <message>
        <source>Pawn endings</source>
        <translation>Bauernendspiele</translation>
    </message>
    <message>
        <source>Queen endings</source>
        <translation>Damenendspiele</translation>
    </message>
    <message>
        <source>Rook endings</source>
        <translation>Turmendspiele</translation>
    </message>
    <message>
        <source>Minor pieces</source>
        <translation>Leichtfiguren</translation>
    </message>
    <message>
        <source>Queen against other pieces</source>
        <translation>Dame gegen andere Figuren</translation>
    </message>
    <message>
        <source>Rook against other pieces</source>
        <translation>Turm gegen andere Figuren</translation>
    </message>
    <message>
        <source>Five pieces</source>
        <translation>Fünf Figuren</translation>
    </message>
    <message>
        <source>Keep the rook near your king.</source>
        <translation>Lass den Turm in der Nähe deines Königs.</translation>
    </message>
    <message>
        <source>Bishop endings</source>
        <translation>Läuferendspiele</translation>
    </message>
    <message>
        <source>Knight endings</source>
        <translation>Springerendspiele</translation>
    </message>
    <message>
        <source>The wrong corner</source>
        <translation>Die falsche Ecke</translation>
    </message>
    <message>
        <source>Philidor&apos;s W, 1777</source>
        <translation>Philidors W, 1777</translation>
    </message>
    <message>
        <source>Delétang&apos;s starting position</source>
        <translation>Delétangs Ausgangsstellung</translation>
    </message>
    <message>
        <source>The longest mate</source>
        <translation>Das längste Matt</translation>
    </message>
    <message>
        <source>Ushenina – Girya, Geneva 2013</source>
        <translation>Uschenina – Girja, Genf 2013</translation>
    </message>
    <message>
        <source>Rook and pawn: the Lucena bridge</source>
        <translation>Turm und Bauer: Lucenas Brückenbau</translation>
    </message>
    <message>
        <source>Rook and pawn: Philidor&apos;s third-rank defence</source>
        <translation>Turm und Bauer: Philidor-Stellung (dritte Reihe)</translation>
    </message>
    <message>
        <source>Rook and pawn: the Vančura defence</source>
        <translation>Turm und Bauer: Vančura-Stellung</translation>
    </message>
    <message>
        <source>Philidor&apos;s W</source>
        <translation>Philidors W</translation>
    </message>
    <message>
        <source>Delétang&apos;s middle triangle</source>
        <translation>Delétangs mittleres Dreieck</translation>
    </message>
    <message>
        <source>Delétang&apos;s small triangle</source>
        <translation>Delétangs kleines Dreieck</translation>
    </message>
    <message>
        <source>Queen, the longest mate</source>
        <translation>Dame, das längste Matt</translation>
    </message>
    <message>
        <source>Rook, the longest mate</source>
        <translation>Turm, das längste Matt</translation>
    </message>
    <message>
        <source>Pawn, the opposition wins</source>
        <translation>Bauer, die Opposition gewinnt</translation>
    </message>
    <message>
        <source>Pawn, the opposition holds the draw</source>
        <translation>Bauer, die Opposition hält das Remis</translation>
    </message>
    <message>
        <source>Queen against centre pawn</source>
        <translation>Dame gegen Zentrumsbauer</translation>
    </message>
    <message>
        <source>Lucena bridge</source>
        <translation>Lucenas Brückenbau</translation>
    </message>
    <message>
        <source>Rook and bishop: Philidor&apos;s win</source>
        <translation>Turm und Läufer: Gewinn nach Philidor</translation>
    </message>
    <message>
        <source>Rook and bishop: the second-rank defence</source>
        <translation>Turm und Läufer: Verteidigung auf der zweiten Reihe</translation>
    </message>
    <message>
        <source>Rook and bishop: the Cochrane defence</source>
        <translation>Turm und Läufer: Cochrane-Verteidigung</translation>
    </message>
    <message>
        <source>Bishops: Centurini&apos;s study</source>
        <translation>Läufer: Centurinis Studie</translation>
    </message>
    <message>
        <source>Bishops: the king behind the pawn</source>
        <translation>Läufer: der König hinter dem Bauern</translation>
    </message>
    <message>
        <source>Take the opposition.</source>
        <translation>Nimm die Opposition ein.</translation>
    </message>
    <message>
        <source>Look for a check that attacks the rook, too.</source>
        <translation>Such ein Schachgebot, das auch den Turm angreift.</translation>
    </message>
    <message>
        <source>Cut the other king off with your rook.</source>
        <translation>Schneide den anderen König mit dem Turm ab.</translation>
    </message>
    <message>
        <source>Put your rook behind the passed pawn.</source>
        <translation>Stell den Turm hinter deinen Freibauern.</translation>
    </message>
    <message>
        <source>Use your king.</source>
        <translation>Setz deinen König ein.</translation>
    </message>
    <message>
        <source>His king is too late. Improve your king first, then push the pawn.</source>
        <translation>Der gegnerische König kommt zu spät. Stell erst deinen König besser und zieh dann den Bauern vor.</translation>
    </message>
</context>
<context>
    <name>EngineCommands</name>
    <message>
        <source>Choose the program file of a UCI engine.</source>
        <translation>Wähle die Programmdatei einer UCI-Engine.</translation>
    </message>
    <message>
        <source>%1 takes over where the tablebases end.</source>
        <translation>%1 übernimmt, wo die Endspieltabellen enden.</translation>
    </message>
    <message>
        <source>What it says is an opinion, not a proof.</source>
        <translation>Eine Engine liefert eine Meinung, keinen Beweis.</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Engine wählen</translation>
    </message>
    <message>
        <source>&amp;Choose an engine…</source>
        <translation>Engine &amp;wählen …</translation>
    </message>
    <message>
        <source>It plays positions with six or more pieces, or with castling</source>
        <translation>Sie spielt Stellungen mit sechs oder mehr Figuren oder mit Rochade</translation>
    </message>
    <message>
        <source>&amp;Stop using %1</source>
        <translation>%1 &amp;nicht mehr verwenden</translation>
    </message>
    <message>
        <source>Eng&amp;ine beyond the tablebases</source>
        <translation>&amp;Engine außerhalb der Endspieltabellen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1 won</source>
        <comment>a share of positions</comment>
        <translation>%1 gewonnen</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <comment>a share of positions</comment>
        <translation>%1 remis</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a share of positions</comment>
        <translation>%1 verloren</translation>
    </message>
    <message>
        <source>Being computed…</source>
        <translation>Wird berechnet …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending.</source>
        <translation>Der Speicher reichte nicht, um das Endspiel zu berechnen.</translation>
    </message>
    <message>
        <source>Solve it now</source>
        <translation>Jetzt berechnen</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>Gezeigt werden die ersten %1.</translation>
    </message>
    <message>
        <source>Longest wins</source>
        <translation>Die längsten Gewinne</translation>
    </message>
    <message>
        <source>Reciprocal zugzwangs</source>
        <translation>Gegenseitiger Zugzwang</translation>
    </message>
    <message>
        <source>The side to move loses, but would not if the other side had to move. Mirror images count once.</source>
        <translation>Wer am Zug ist, verliert, würde aber nicht verlieren, wenn die andere Seite ziehen müsste. Spiegelbilder zählen einmal.</translation>
    </message>
    <message>
        <source>Longest win: %1.</source>
        <translation>Längster Gewinn: %1.</translation>
    </message>
    <message>
        <source>Attacker to move: %1.</source>
        <comment>shares of results</comment>
        <translation>Angreifer am Zug: %1.</translation>
    </message>
    <message>
        <source>Defender to move: %1.</source>
        <comment>shares of results</comment>
        <translation>Verteidiger am Zug: %1.</translation>
    </message>
    <message>
        <source>No ending has been found.</source>
        <translation>Kein Endspiel gefunden.</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>Alle Endspiele</translation>
    </message>
    <message>
        <source>Longest wins of the attacker</source>
        <translation>Längste Gewinne des Angreifers</translation>
    </message>
    <message>
        <source>Longest wins of the defender</source>
        <translation>Längste Gewinne des Verteidigers</translation>
    </message>
    <message>
        <source>Whoever has to move loses.</source>
        <translation>Wer ziehen muss, verliert.</translation>
    </message>
    <message>
        <source>The program computes these figures itself. Every legal arrangement of the pieces on the board counts, including bishops of one side on squares of the same colour; castling and the fifty-move rule are ignored. Won and lost are from the attacker&apos;s point of view, the side named first.</source>
        <translation>Das Programm berechnet diese Zahlen selbst. Jede zulässige Aufstellung der Figuren auf dem Brett zählt, auch mit gleichfarbigen Läufern einer Seite; Rochade und Fünfzig-Züge-Regel bleiben außer Betracht. „Gewonnen“ und „verloren“ gelten für den Angreifer, die zuerst genannte Seite.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Save with mate &amp;distances and wasted moves</source>
        <translation>Mit Matt&amp;distanzen und verschenkten Zügen speichern</translation>
    </message>
    <message>
        <source>Saved games note after each move how far off mate is and how many moves were wasted</source>
        <translation>In gespeicherten Partien steht hinter jedem Zug, wie weit es zum Matt ist und wie viele Züge verschenkt wurden</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open the games of a PGN file</source>
        <translation>Die Partien einer PGN-Datei öffnen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Other &amp;games in this file…</source>
        <translation>Andere &amp;Partien in dieser Datei …</translation>
    </message>
    <message>
        <source>Choose another game from the last file opened</source>
        <translation>Eine andere Partie der zuletzt geöffneten Datei wählen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the game as PGN</source>
        <translation>Die Partie als PGN speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save the game in another file</source>
        <translation>Die Partie in einer anderen Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Export board…</source>
        <translation>Brett &amp;exportieren …</translation>
    </message>
    <message>
        <source>Save a picture of the board as SVG or PNG</source>
        <translation>Ein Bild des Bretts als SVG oder PNG speichern</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Print the board and the moves</source>
        <translation>Das Brett und die Züge drucken</translation>
    </message>
    <message>
        <source>The board and the moves have been sent to the printer.</source>
        <translation>Das Brett und die Züge wurden an den Drucker gesendet.</translation>
    </message>
    <message>
        <source>The board and the moves have been saved as “%1”.</source>
        <comment>a PDF file</comment>
        <translation>Brett und Züge wurden als „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>Print preview…</source>
        <translation>Druckvorschau …</translation>
    </message>
    <message>
        <source>See the page before it is printed</source>
        <translation>Die Seite vor dem Drucken ansehen</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hier bleiben</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>&amp;New position</source>
        <translation>&amp;Neue Stellung</translation>
    </message>
    <message>
        <source>Deal another position of the chosen kind</source>
        <translation>Noch eine Stellung der gewählten Art</translation>
    </message>
    <message>
        <source>&amp;Choose the kind of position…</source>
        <translation>&amp;Art der Stellung wählen …</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Start with these settings</source>
        <translation>Mit diesen Einstellungen beginnen</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Zum An&amp;fang</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Einen Zug zu&amp;rück</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Einen Zug &amp;vor</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Zum &amp;Ende</translation>
    </message>
    <message>
        <source>&amp;Play the line automatically</source>
        <translation>Automatisch abspie&amp;len</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Show the &amp;line to mate</source>
        <translation>We&amp;g zum Matt zeigen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Mattweg</translation>
    </message>
    <message>
        <source>Replay the best line from here</source>
        <translation>Die beste Variante von hier nachspielen</translation>
    </message>
    <message>
        <source>Finish it for &amp;me</source>
        <translation>Für mich zu Ende &amp;spielen</translation>
    </message>
    <message>
        <source>To the first &amp;known ending</source>
        <translation>Zum ersten bekannten En&amp;dspiel</translation>
    </message>
    <message>
        <source>Go to where the game first reaches a solved ending</source>
        <translation>Dorthin gehen, wo die Partie zum ersten Mal ein berechnetes Endspiel erreicht</translation>
    </message>
    <message>
        <source>Let the program play the rest once you have promoted and are winning with a queen or rook</source>
        <translation>Das Programm den Rest spielen lassen, sobald du umgewandelt hast und mit Dame oder Turm gewinnst</translation>
    </message>
    <message>
        <source>A&amp;gain, mirrored</source>
        <translation>N&amp;och einmal, gespiegelt</translation>
    </message>
    <message>
        <source>Start again from the first position of this game with left and right swapped</source>
        <translation>Noch einmal aus der Anfangsstellung dieser Partie, links und rechts vertauscht</translation>
    </message>
    <message>
        <source>An&amp;other like this</source>
        <translation>Noch e&amp;ine wie diese</translation>
    </message>
    <message>
        <source>Another position of the same ending, about as far from mate</source>
        <translation>Eine andere Stellung desselben Endspiels, etwa so weit vom Matt entfernt</translation>
    </message>
    <message>
        <source>To yo&amp;ur mistake</source>
        <translation>Z&amp;u deinem Fehler</translation>
    </message>
    <message>
        <source>Go to the move that went wrong and see the reply that punishes it</source>
        <translation>Zum Fehlzug gehen und die Antwort sehen, die ihn bestraft</translation>
    </message>
    <message>
        <source>Gi&amp;ve up</source>
        <translation>Aufge&amp;ben</translation>
    </message>
    <message>
        <source>End the attempt and see what went wrong, the best moves and the report</source>
        <translation>Den Versuch beenden und sehen, was falsch war, dazu die besten Züge und den Bericht</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play the position on the board</source>
        <translation>Die Stellung auf dem Brett spielen</translation>
    </message>
    <message>
        <source>Reveals a little more each time: the aim, the squares, the piece, its destination, the best moves</source>
        <translation>Verrät jedes Mal etwas mehr: das Ziel, die Felder, die Figur, ihr Zielfeld, die besten Züge</translation>
    </message>
    <message>
        <source>Play this move</source>
        <comment>the move that was hinted at</comment>
        <translation>Diesen Zug spielen</translation>
    </message>
    <message>
        <source>Play the move that the hints have come to</source>
        <translation>Den Zug spielen, zu dem die Tipps geführt haben</translation>
    </message>
    <message>
        <source>Choose “Give up” again to end the exam; Esc continues it.</source>
        <translation>Wähle „Aufgeben“ noch einmal, dann ist die Prüfung nicht bestanden; mit Esc geht sie weiter.</translation>
    </message>
    <message>
        <source>You will then see the report.</source>
        <translation>Danach siehst du den Bericht.</translation>
    </message>
    <message>
        <source>Choose “Choose the kind of position” again to leave the set-up; Esc stays here.</source>
        <translation>Wähle „Art der Stellung wählen“ noch einmal, um das Aufstellen zu beenden; mit Esc bleibst du hier.</translation>
    </message>
    <message>
        <source>The question is answered, so there are no more hints.</source>
        <translation>Die Frage ist beantwortet, also gibt es keine Tipps mehr.</translation>
    </message>
    <message>
        <source>There are no hints in an exam.</source>
        <translation>In einer Prüfung gibt es keine Tipps.</translation>
    </message>
    <message>
        <source>There are no more hints; “Show the squares” gives the answer.</source>
        <translation>Weitere Tipps gibt es nicht; „Felder zeigen“ verrät die Antwort.</translation>
    </message>
    <message>
        <source>Reveals a little more each time: the colours of the squares, then one square after another</source>
        <translation>Verrät jedes Mal etwas mehr: die Farben der Felder, dann ein Feld nach dem anderen</translation>
    </message>
    <message>
        <source>Hints need the solved ending: press “Solve by computer” first.</source>
        <translation>Tipps setzen das berechnete Endspiel voraus: Drück zuerst „Berechnen“.</translation>
    </message>
    <message>
        <source>only once a promoted piece wins against the king alone</source>
        <translation>erst nach einer Umwandlung gegen den König allein</translation>
    </message>
    <message>
        <source>There are no more hints; “Give up” shows the answer.</source>
        <translation>Weitere Tipps gibt es nicht; „Aufgeben“ zeigt die Lösung.</translation>
    </message>
    <message>
        <source>There are no hints for a move to know by heart.</source>
        <translation>Zu einem Zug, den man auswendig wissen soll, gibt es keine Tipps.</translation>
    </message>
    <message>
        <source>Keep setting up</source>
        <translation>Weiter aufbauen</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Right corner</source>
        <translation>Richtige Ecke</translation>
    </message>
    <message>
        <source>A corner of the bishop&apos;s colour: mate can be forced only there or right next to it.</source>
        <translation>Eine Ecke in der Farbe des Läufers: Nur dort oder gleich daneben lässt sich das Matt erzwingen.</translation>
    </message>
    <message>
        <source>Wrong corner</source>
        <translation>Falsche Ecke</translation>
    </message>
    <message>
        <source>A corner of the other colour, where mate cannot be forced.</source>
        <translation>Eine Ecke der anderen Farbe, in der sich kein Matt erzwingen lässt.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etappe</translation>
    </message>
    <message>
        <source>A phase of the mate, with its own aim.</source>
        <translation>Eine Phase des Mattsetzens mit eigenem Ziel.</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>Käfig</translation>
    </message>
    <message>
        <source>The squares that the lone king could reach if no other piece moved.</source>
        <translation>Die Felder, die der nackte König erreichen könnte, wenn keine andere Figur zöge.</translation>
    </message>
    <message>
        <source>Way out</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>The squares cut off by a diagonal of the bishop, around a right corner: large, middle or small. Also known as Delétang&apos;s triangles.</source>
        <translation>Die Felder, die eine Diagonale des Läufers um eine richtige Ecke abschneidet: groß, mittel oder klein. Auch Delétangs Dreieck genannt.</translation>
    </message>
    <message>
        <source>W manoeuvre</source>
        <translation>W-Manöver</translation>
    </message>
    <message>
        <source>The knight&apos;s route along the edge, such as f7–e5–d7–c5–b7: it drives the king from the wrong corner to the right one.</source>
        <translation>Der Weg des Springers am Rand entlang, etwa f7–e5–d7–c5–b7: Er treibt den König von der falschen Ecke zur richtigen.</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Posten</translation>
    </message>
    <message>
        <source>The square where a piece belongs in a given stage.</source>
        <translation>Das Feld, auf das eine Figur in einer bestimmten Etappe gehört.</translation>
    </message>
    <message>
        <source>Waiting move</source>
        <translation>Wartezug</translation>
    </message>
    <message>
        <source>A move that keeps everything as it is, so that the opponent has to give way.</source>
        <translation>Ein Zug, der alles so lässt, wie es ist, sodass der Gegner nachgeben muss.</translation>
    </message>
    <message>
        <source>Detour</source>
        <translation>Umweg</translation>
    </message>
    <message>
        <source>A move that delays mate by five moves or more.</source>
        <translation>Ein Zug, der das Matt um fünf Züge oder mehr verzögert.</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Kasten</translation>
    </message>
    <message>
        <source>The squares left to the lone king by a queen, rook or bishops.</source>
        <translation>Die Felder, die Dame, Turm oder Läufer dem nackten König lassen.</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>Opposition</translation>
    </message>
    <message>
        <source>Key square</source>
        <translation>Schlüsselfeld</translation>
    </message>
    <message>
        <source>If the king on the pawn&apos;s side reaches it, that side wins, whoever is to move.</source>
        <translation>Erreicht der eigene König es, gewinnt die Seite mit dem Bauern, gleich wer am Zug ist.</translation>
    </message>
    <message>
        <source>Square of the pawn</source>
        <translation>Quadrat des Bauern</translation>
    </message>
    <message>
        <source>If the other king is inside it, or can step into it on his move, he catches the pawn; otherwise he does not.</source>
        <translation>Steht der gegnerische König darin oder kann er am Zug hineinziehen, holt er den Bauern ein; sonst nicht.</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>The side to move is not in check but has no legal move: a draw.</source>
        <translation>Wer am Zug ist, steht nicht im Schach, hat aber keinen legalen Zug: remis.</translation>
    </message>
    <message>
        <source>General principles</source>
        <translation>Faustregeln</translation>
    </message>
    <message>
        <source>A way of playing that looks a few moves ahead without knowing the ending.</source>
        <translation>Spielweise, die einige Züge vorausrechnet, ohne das Endspiel zu kennen.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Drive the lone king into a smaller field if you can; otherwise bring your pieces together and your king close. It mates from every won position within fifty moves.</source>
        <translation>Treib den nackten König in ein kleineres Gebiet, wenn du kannst; sonst bring deine Figuren zusammen und deinen König heran. So setzt du aus jeder Gewinnstellung in höchstens fünfzig Zügen matt.</translation>
    </message>
    <message>
        <source>The kings face each other with one square between them, and the side to move must give way. In the distant opposition there are three or five squares between them.</source>
        <translation>Die Könige stehen sich mit einem Feld dazwischen gegenüber, und wer am Zug ist, muss nachgeben. Bei der Fernopposition liegen drei oder fünf Felder dazwischen.</translation>
    </message>
    <message>
        <source>One of the method&apos;s seven regions around the right corners: three, six or eight squares at a corner, the edge without the wrong corners, the whole edge, the two outer rings, the whole board. The lone king is in a field if it can be kept there for three moves.</source>
        <translation>Eines der sieben Gebiete der Methode um die richtigen Ecken: drei, sechs oder acht Felder an einer Ecke, der Rand ohne die falschen Ecken, der ganze Rand, die zwei äußeren Ringe, das ganze Brett. Der nackte König ist in einem Gebiet, wenn er sich drei Züge lang dort halten lässt.</translation>
    </message>
    <message>
        <source>A square through which the lone king could escape.</source>
        <translation>Ein Feld, über das der nackte König entkommen könnte.</translation>
    </message>
    <message>
        <source>Behind the lone king</source>
        <translation>Hinter dem nackten König</translation>
    </message>
    <message>
        <source>Two king moves away from it, on the side of the centre.</source>
        <translation>Zwei Königszüge von ihm entfernt, auf der Seite des Zentrums.</translation>
    </message>
</context>
<context>
    <name>Guidance</name>
    <message>
        <source>Preparing the method…</source>
        <translation>Die Methode wird vorbereitet&#xa0;…</translation>
    </message>
    <message>
        <source>There is not enough memory for the method.</source>
        <translation>Für die Methode reicht der Speicher nicht.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Schließ andere Programme und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Field: %1</source>
        <translation>Gebiet: %1</translation>
    </message>
    <message>
        <source>Next field: %1</source>
        <translation>Nächstes Gebiet: %1</translation>
    </message>
    <message>
        <source>Its move is played as soon as it is ready.</source>
        <translation>Der Zug der Methode wird gespielt, sobald sie bereit ist.</translation>
    </message>
    <message>
        <source>This takes a few seconds the first time.</source>
        <translation>Beim ersten Mal dauert das einige Sekunden.</translation>
    </message>
</context>
<context>
    <name>Heat</name>
    <message>
        <source>draw</source>
        <comment>heat map</comment>
        <translation>remis</translation>
    </message>
    <message>
        <source>checkmate</source>
        <comment>heat map</comment>
        <translation>matt</translation>
    </message>
    <message>
        <source>mate in %1</source>
        <comment>heat map</comment>
        <translation>Matt in %1</translation>
    </message>
    <message>
        <source>Heat map, %1: no mate</source>
        <translation>Wärmekarte, %1: kein Matt</translation>
    </message>
    <message>
        <source>Heat map, %1: mate in %2</source>
        <translation>Wärmekarte, %1: Matt in %2</translation>
    </message>
    <message>
        <source>Heat map, %1: mate in %2 (dark) to %3 (light)</source>
        <translation>Wärmekarte, %1: Matt in %2 (dunkel) bis %3 (hell)</translation>
    </message>
    <message>
        <source>Heat map: not in the tablebases</source>
        <translation>Wärmekarte: nicht in den Endspieltabellen</translation>
    </message>
    <message>
        <source>the other side mates in %1</source>
        <comment>heat map</comment>
        <translation>die andere Seite setzt matt in %1</translation>
    </message>
    <message>
        <source>%1, draw (=)</source>
        <comment>the legend of a heat map and its sign for draws</comment>
        <translation>%1, remis (=)</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Go from square to square; in a replay, through the line</source>
        <translation>Von Feld zu Feld; beim Nachspielen durch die Variante</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabetaste, Leertaste</translation>
    </message>
    <message>
        <source>Pick up or put down a piece</source>
        <translation>Eine Figur aufnehmen oder absetzen</translation>
    </message>
    <message>
        <source>Letters and digits</source>
        <translation>Buchstaben und Ziffern</translation>
    </message>
    <message>
        <source>Type a move: Nd3, e3d5; Enter plays it</source>
        <translation>Einen Zug eingeben: Sd3, e3d5; die Eingabetaste spielt ihn</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Remove a piece from the board (in set-up)</source>
        <translation>Eine Figur vom Brett nehmen (beim Aufstellen)</translation>
    </message>
    <message>
        <source>Right mouse button</source>
        <translation>Rechte Maustaste</translation>
    </message>
    <message>
        <source>Draw circles and arrows</source>
        <translation>Kreise und Pfeile zeichnen</translation>
    </message>
    <message>
        <source>Q, R, B, N</source>
        <translation>D, T, L, S</translation>
    </message>
    <message>
        <source>Choose the promotion piece</source>
        <translation>Die Umwandlungsfigur wählen</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Zum nächsten Bedienelement</translation>
    </message>
    <message>
        <source>Activate the focused control</source>
        <translation>Das ausgewählte Bedienelement betätigen</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Pfeiltasten, Pos1, Ende</translation>
    </message>
    <message>
        <source>Go from move to move in the list of moves</source>
        <translation>In der Zugliste von Zug zu Zug</translation>
    </message>
    <message>
        <source>Go from piece to piece in the set-up tray</source>
        <translation>Beim Aufstellen von Figur zu Figur im Vorrat</translation>
    </message>
    <message>
        <source>Going back and cancelling</source>
        <translation>Zurückgehen und abbrechen</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Brett</translation>
    </message>
    <message>
        <source>Everywhere else</source>
        <translation>Überall sonst</translation>
    </message>
    <message>
        <source>Symbols in the game record</source>
        <translation>Symbole in der Notation</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Markierungen auf dem Brett</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>%1 during a replay and on a page to read</source>
        <translation>%1 beim Nachspielen und auf Leseseiten</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ Gelöst</translation>
    </message>
    <message>
        <source>✓ With help</source>
        <translation>✓ Mit Hilfe</translation>
    </message>
    <message>
        <source>✗ Failed</source>
        <translation>✗ Nicht geschafft</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Results of the questions in a course</source>
        <translation>Ergebnisse der Fragen in einem Kurs</translation>
    </message>
    <message>
        <source>On the first try, without help</source>
        <translation>Beim ersten Versuch, ohne Hilfe</translation>
    </message>
    <message>
        <source>✓ Second try</source>
        <translation>✓ Zweiter Versuch</translation>
    </message>
    <message>
        <source>Without help after one or more wrong answers, or after a move taken back where the page is played out</source>
        <translation>Ohne Hilfe nach einer oder mehreren falschen Antworten oder, wo die Seite ausgespielt wird, nach einem zurückgenommenen Zug</translation>
    </message>
    <message>
        <source>A result never gets worse. A solution on the first try, when the page is opened again, improves it: a question that failed becomes one solved at the second try, any other becomes solved</source>
        <translation>Ein Ergebnis wird nie schlechter. Wer die Seite erneut öffnet und beim ersten Versuch löst, verbessert es: „Nicht geschafft“ wird zu „Zweiter Versuch“, alles andere zu „Gelöst“</translation>
    </message>
    <message>
        <source>Grades in practice</source>
        <translation>Noten beim Üben</translation>
    </message>
    <message>
        <source>Piece letters</source>
        <translation>Figurenbuchstaben</translation>
    </message>
    <message>
        <source>Put a piece on the square (in set-up): capital letters for White, small ones for Black</source>
        <translation>Eine Figur auf das Feld setzen (beim Aufstellen): Großbuchstaben für Weiß, kleine für Schwarz</translation>
    </message>
    <message>
        <source>After a hint that says more than a question, or once the answer has been shown</source>
        <translation>Nach einem Tipp, der mehr als eine Frage verrät, oder nachdem die Lösung gezeigt wurde</translation>
    </message>
    <message>
        <source>Not solved; practice will ask the question again</source>
        <translation>Nicht gelöst; beim Üben kommt die Frage wieder</translation>
    </message>
    <message>
        <source>✗ Shown</source>
        <translation>✗ Lösung gesehen</translation>
    </message>
    <message>
        <source>The answer was shown; practice will ask the question</source>
        <translation>Die Lösung wurde gezeigt; beim Üben kommt die Frage dran</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Go on in a course, as long as no arrow key has marked a square</source>
        <translation>In einem Kurs weitergehen, solange keine Pfeiltaste ein Feld markiert hat</translation>
    </message>
    <message>
        <source>“Take back” undoes a move that you have just entered, and what it replaced is there again; “Delete move” deletes any move with all that follows it</source>
        <translation>„Zurücknehmen“ macht einen Zug rückgängig, der gerade eingegeben wurde, und was er ersetzt hat, ist wieder da; „Zug löschen“ löscht jeden beliebigen Zug mit allem, was folgt</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>They belong to the position on the board. What they claim about its result, such as “White mates in 5”, is checked while you write</source>
        <translation>Er gehört zur Stellung auf dem Brett. Was er über ihr Ergebnis behauptet, etwa „Weiß setzt in 5 matt“, wird beim Schreiben geprüft</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Zeichnungen</translation>
    </message>
    <message>
        <source>What you draw belongs to the position on the board; draw it again to erase it</source>
        <translation>Was du zeichnest, gehört zur Stellung auf dem Brett; noch einmal gezeichnet, verschwindet es</translation>
    </message>
    <message>
        <source>Writing a course</source>
        <translation>Einen Kurs schreiben</translation>
    </message>
    <message>
        <source>Go back one step: clear a typed move, put a piece back, dismiss a message, cancel or close what is open, or leave the replay, the exercise or the page</source>
        <translation>Einen Schritt zurück: den getippten Zug löschen, eine Figur zurücklegen, eine Meldung ausblenden, Offenes abbrechen oder schließen oder das Nachspielen, die Übung oder die Seite verlassen</translation>
    </message>
    <message>
        <source>A new line</source>
        <translation>Eine neue Variante</translation>
    </message>
    <message>
        <source>It is shown first: Enter plays one move after another, each with its reason. Then you play the line; Skip goes there at once</source>
        <translation>Sie wird erst gezeigt: Enter spielt einen Zug nach dem anderen, jeden mit seinem Grund. Dann spielst du die Variante; „Überspringen“ führt gleich dorthin</translation>
    </message>
    <message>
        <source>A right move</source>
        <translation>Ein richtiger Zug</translation>
    </message>
    <message>
        <source>The reply is played, and the next move of the line is asked; you press nothing</source>
        <translation>Die Antwort wird gespielt, und der nächste Zug der Variante wird abgefragt; du musst nichts drücken</translation>
    </message>
    <message>
        <source>A wrong move</source>
        <translation>Ein falscher Zug</translation>
    </message>
    <message>
        <source>You see why it is wrong and try again; practice will ask you for the move</source>
        <translation>Du siehst, warum er falsch ist, und versuchst es noch einmal; beim Üben wirst du nach dem Zug gefragt</translation>
    </message>
    <message>
        <source>Known, due</source>
        <translation>Gekonnt, fällig</translation>
    </message>
    <message>
        <source>The positions that you have solved, and those that practice would ask now. Each answer is saved at once, so that you can stop at any time</source>
        <translation>Die Stellungen, die du gelöst hast, und die, die beim Üben jetzt drankämen. Jede Antwort wird sofort gespeichert, du kannst also jederzeit aufhören</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Which check leaves him no square?</source>
        <translation>Welches Schach lässt ihm kein Feld?</translation>
    </message>
    <message>
        <source>What can you capture?</source>
        <translation>Was lässt sich schlagen?</translation>
    </message>
    <message>
        <source>How far is the pawn from promotion?</source>
        <translation>Wie weit ist der Bauer von der Umwandlung?</translation>
    </message>
    <message>
        <source>Which of your pieces can he take?</source>
        <translation>Welche deiner Figuren kann er schlagen?</translation>
    </message>
    <message>
        <source>What if it were his move?</source>
        <translation>Was wäre, wenn er am Zug wäre?</translation>
    </message>
    <message>
        <source>How can you drive him nearer to the right corner?</source>
        <translation>Wie treibst du ihn näher zur richtigen Ecke?</translation>
    </message>
    <message>
        <source>How can you bring the kings face to face?</source>
        <translation>Wie stellst du die Könige einander gegenüber?</translation>
    </message>
    <message>
        <source>Which enemy piece is unprotected?</source>
        <translation>Welche gegnerische Figur steht ungedeckt?</translation>
    </message>
    <message>
        <source>In which corners can mate not be forced?</source>
        <translation>In welchen Ecken lässt sich das Matt nicht erzwingen?</translation>
    </message>
    <message>
        <source>Which corners are dangerous?</source>
        <translation>Welche Ecken sind gefährlich?</translation>
    </message>
    <message>
        <source>Where is there the most room?</source>
        <translation>Wo ist am meisten Raum?</translation>
    </message>
    <message numerus="yes">
        <source>Only %n move(s) hold the draw.</source>
        <translation>
            <numerusform>Nur ein Zug hält das Remis.</numerusform>
            <numerusform>Nur %n Züge halten das Remis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>Achte auf %1.</translation>
    </message>
    <message>
        <source>Look at the marked squares.</source>
        <translation>Achte auf die markierten Felder.</translation>
    </message>
    <message>
        <source>Move the king.</source>
        <translation>Zieh den König.</translation>
    </message>
    <message>
        <source>Move the queen.</source>
        <translation>Zieh die Dame.</translation>
    </message>
    <message>
        <source>Move the rook.</source>
        <translation>Zieh den Turm.</translation>
    </message>
    <message>
        <source>Move the bishop.</source>
        <translation>Zieh den Läufer.</translation>
    </message>
    <message>
        <source>Move the knight.</source>
        <translation>Zieh den Springer.</translation>
    </message>
    <message>
        <source>Move the pawn.</source>
        <translation>Zieh den Bauern.</translation>
    </message>
    <message>
        <source>Move the king to %1.</source>
        <translation>Zieh den König nach %1.</translation>
    </message>
    <message>
        <source>Move the queen to %1.</source>
        <translation>Zieh die Dame nach %1.</translation>
    </message>
    <message>
        <source>Move the rook to %1.</source>
        <translation>Zieh den Turm nach %1.</translation>
    </message>
    <message>
        <source>Move the bishop to %1.</source>
        <translation>Zieh den Läufer nach %1.</translation>
    </message>
    <message>
        <source>Move the knight to %1.</source>
        <translation>Zieh den Springer nach %1.</translation>
    </message>
    <message>
        <source>Move the pawn to %1.</source>
        <translation>Zieh den Bauern nach %1.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 ist der einzige Zug.</translation>
    </message>
    <message>
        <source>Every move holds the draw.</source>
        <translation>Jeder Zug hält das Remis.</translation>
    </message>
    <message>
        <source>All moves are equally good.</source>
        <translation>Alle Züge sind gleich gut.</translation>
    </message>
    <message>
        <source>No other move is as good.</source>
        <translation>Kein anderer Zug ist so gut.</translation>
    </message>
    <message>
        <source>Equally good: %1.</source>
        <translation>Genauso gut: %1.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>Am besten: %1.</translation>
    </message>
    <message>
        <source>Hint used: the aim.</source>
        <translation>Tipp genutzt: das Ziel.</translation>
    </message>
    <message>
        <source>Hint used: the squares.</source>
        <translation>Tipp genutzt: die Felder.</translation>
    </message>
    <message>
        <source>Hint used: the piece.</source>
        <translation>Tipp genutzt: die Figur.</translation>
    </message>
    <message>
        <source>Hint used: the square.</source>
        <translation>Tipp genutzt: das Feld.</translation>
    </message>
    <message>
        <source>Hint used: the move.</source>
        <translation>Tipp genutzt: der Zug.</translation>
    </message>
    <message>
        <source>The program played this move.</source>
        <translation>Diesen Zug hat das Programm gespielt.</translation>
    </message>
    <message numerus="yes">
        <source>hints on %n move(s)</source>
        <translation>
            <numerusform>Tipps bei einem Zug</numerusform>
            <numerusform>Tipps bei %n Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>ein Zug zurückgenommen</numerusform>
            <numerusform>%n Züge zurückgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>the rest played by the program</source>
        <translation>der Rest vom Programm gespielt</translation>
    </message>
    <message>
        <source>Help used: %1.</source>
        <translation>Hilfe: %1.</translation>
    </message>
    <message>
        <source>Which move is left to you?</source>
        <translation>Welcher Zug bleibt dir?</translation>
    </message>
    <message>
        <source>Which two pieces can you attack at once?</source>
        <translation>Welche zwei Figuren kannst du zugleich angreifen?</translation>
    </message>
    <message>
        <source>Which two enemy pieces stand on one line?</source>
        <translation>Welche zwei gegnerischen Figuren stehen auf einer Linie?</translation>
    </message>
    <message>
        <source>Which enemy piece shields its king?</source>
        <translation>Welche gegnerische Figur schirmt ihren König ab?</translation>
    </message>
    <message>
        <source>Which of your pieces stands in the way of another?</source>
        <translation>Welche deiner Figuren steht einer anderen im Weg?</translation>
    </message>
    <message>
        <source>Which enemy piece has a job it must not leave?</source>
        <translation>Welche gegnerische Figur ist an eine Aufgabe gebunden?</translation>
    </message>
    <message>
        <source>What if you had no moves left?</source>
        <translation>Was wäre, wenn du keinen Zug mehr hättest?</translation>
    </message>
    <message>
        <source>How can you guard the piece from behind its attacker?</source>
        <translation>Wie deckst du die Figur durch ihren Angreifer hindurch?</translation>
    </message>
    <message>
        <source>Which move gives check twice?</source>
        <translation>Welcher Zug gibt doppelt Schach?</translation>
    </message>
    <message>
        <source>Which of your pieces stands in the way of a check?</source>
        <translation>Welche deiner Figuren steht einem Schach im Weg?</translation>
    </message>
    <message>
        <source>How will your king escape the checks?</source>
        <translation>Wie entkommt dein König den Schachs?</translation>
    </message>
    <message>
        <source>Can the king still catch the pawn?</source>
        <translation>Kann der König den Bauern noch einholen?</translation>
    </message>
    <message>
        <source>Which key square can your king reach?</source>
        <translation>Welches Schlüsselfeld kann dein König erreichen?</translation>
    </message>
    <message>
        <source>Who has to move if the kings face each other?</source>
        <translation>Wer muss ziehen, wenn sich die Könige gegenüberstehen?</translation>
    </message>
    <message>
        <source>Where must your king stand when he has to move?</source>
        <translation>Wo muss dein König stehen, wenn der Gegner ziehen muss?</translation>
    </message>
    <message>
        <source>How can your king get in his way?</source>
        <translation>Wie kann dein König ihm den Weg verstellen?</translation>
    </message>
    <message>
        <source>Which squares must his king not reach?</source>
        <translation>Welche Felder darf der gegnerische König nicht erreichen?</translation>
    </message>
    <message>
        <source>Which corner draws against a rook pawn?</source>
        <translation>Welche Ecke hält gegen einen Randbauern remis?</translation>
    </message>
    <message>
        <source>How can you stop the pawn?</source>
        <translation>Wie kannst du den Bauern aufhalten?</translation>
    </message>
    <message>
        <source>Which square does the pawn need?</source>
        <translation>Welches Feld braucht der Bauer?</translation>
    </message>
    <message>
        <source>Which rank must his king not reach?</source>
        <translation>Welche Reihe darf der gegnerische König nicht erreichen?</translation>
    </message>
    <message>
        <source>Which side of the pawn belongs to the king?</source>
        <translation>Welche Seite des Bauern gehört dem König?</translation>
    </message>
    <message>
        <source>Where is the king safest against the pawn?</source>
        <translation>Wo steht der König am sichersten gegen den Bauern?</translation>
    </message>
    <message>
        <source>Which file can you cut him off on?</source>
        <translation>Auf welcher Linie kannst du ihn abschneiden?</translation>
    </message>
    <message>
        <source>Which rank can you cut him off on?</source>
        <translation>Auf welcher Reihe kannst du ihn abschneiden?</translation>
    </message>
    <message>
        <source>Where does a rook belong with a passed pawn?</source>
        <translation>Wohin gehört ein Turm bei einem Freibauern?</translation>
    </message>
    <message>
        <source>From where can the rook check?</source>
        <translation>Von wo kann der Turm Schach geben?</translation>
    </message>
    <message>
        <source>What can the rook do if he has to move?</source>
        <translation>Was kann der Turm tun, wenn der Gegner ziehen muss?</translation>
    </message>
    <message>
        <source>Where do the two bishops work best together?</source>
        <translation>Wo wirken die beiden Läufer am besten zusammen?</translation>
    </message>
    <message>
        <source>Where is your king needed?</source>
        <translation>Wo wird dein König gebraucht?</translation>
    </message>
    <message>
        <source>What must you leave him to avoid stalemate?</source>
        <translation>Was musst du ihm lassen, um Patt zu vermeiden?</translation>
    </message>
    <message>
        <source>Which check leaves him almost no choice?</source>
        <translation>Welches Schach lässt ihm kaum eine Wahl?</translation>
    </message>
    <message>
        <source>Where does he want to go?</source>
        <translation>Wohin will der gegnerische König?</translation>
    </message>
    <message>
        <source>How can you leave him almost no squares?</source>
        <translation>Wie nimmst du ihm fast alle Felder?</translation>
    </message>
    <message>
        <source>How can you keep him on the edge?</source>
        <translation>Wie hältst du ihn am Rand?</translation>
    </message>
    <message>
        <source>How can you shut him in?</source>
        <translation>Wie sperrst du ihn ein?</translation>
    </message>
    <message>
        <source>How can you drive him back?</source>
        <translation>Wie treibst du ihn zurück?</translation>
    </message>
    <message>
        <source>How can you threaten mate?</source>
        <translation>Wie kannst du Matt drohen?</translation>
    </message>
    <message>
        <source>Which square can you take away from him?</source>
        <translation>Welches Feld kannst du ihm nehmen?</translation>
    </message>
    <message>
        <source>How can you leave him fewer squares?</source>
        <translation>Wie lässt du ihm weniger Felder?</translation>
    </message>
    <message>
        <source>Which check drives him away?</source>
        <translation>Welches Schach vertreibt den König?</translation>
    </message>
    <message>
        <source>Which of your pieces could he attack next?</source>
        <translation>Welche deiner Figuren könnte er bald angreifen?</translation>
    </message>
    <message>
        <source>Which of your pieces is attacked?</source>
        <translation>Welche deiner Figuren ist angegriffen?</translation>
    </message>
    <message>
        <source>How do you reach the next stage: “%4”?</source>
        <translation>Wie erreichst du die nächste Etappe: „%4“?</translation>
    </message>
    <message>
        <source>Which diagonal cuts him off?</source>
        <translation>Welche Diagonale schneidet ihn ab?</translation>
    </message>
    <message>
        <source>Where does the knight go in the W?</source>
        <translation>Wohin zieht der Springer im W?</translation>
    </message>
    <message>
        <source>Can your king get closer to him?</source>
        <translation>Kann dein König näher an den gegnerischen heran?</translation>
    </message>
    <message>
        <source>Can the knight get closer to him?</source>
        <translation>Kann der Springer näher an den gegnerischen König heran?</translation>
    </message>
    <message>
        <source>Which square does your king want to reach next?</source>
        <translation>Welches Feld will dein König als Nächstes erreichen?</translation>
    </message>
    <message>
        <source>Which square does the bishop want to reach next?</source>
        <translation>Welches Feld will der Läufer als Nächstes erreichen?</translation>
    </message>
    <message>
        <source>Which square does the knight want to reach next?</source>
        <translation>Welches Feld will der Springer als Nächstes erreichen?</translation>
    </message>
    <message>
        <source>Which square do you want to reach next?</source>
        <translation>Welches Feld willst du als Nächstes erreichen?</translation>
    </message>
    <message>
        <source>Which squares near him are not guarded yet?</source>
        <translation>Welche Felder in seiner Nähe sind noch nicht bewacht?</translation>
    </message>
    <message>
        <source>Which piece is far from your king?</source>
        <translation>Welche Figur ist weit weg von deinem König?</translation>
    </message>
    <message>
        <source>Which check helps you?</source>
        <translation>Welches Schach hilft dir?</translation>
    </message>
    <message>
        <source>Which squares must stay guarded?</source>
        <translation>Welche Felder müssen bewacht bleiben?</translation>
    </message>
    <message>
        <source>How can the king leave the edge?</source>
        <translation>Wie kommt der König vom Rand weg?</translation>
    </message>
    <message>
        <source>Can you give check?</source>
        <translation>Kannst du Schach geben?</translation>
    </message>
    <message>
        <source>How can you keep the enemy king out?</source>
        <translation>Wie hältst du den gegnerischen König fern?</translation>
    </message>
    <message>
        <source>Can you force mate in two moves?</source>
        <translation>Kannst du Matt in zwei Zügen erzwingen?</translation>
    </message>
    <message>
        <source>How can you win the rook?</source>
        <translation>Wie gewinnst du den Turm?</translation>
    </message>
    <message>
        <source>How can you win the bishop?</source>
        <translation>Wie gewinnst du den Läufer?</translation>
    </message>
    <message>
        <source>How can you win the knight?</source>
        <translation>Wie gewinnst du den Springer?</translation>
    </message>
    <message>
        <source>How can you win the pawn?</source>
        <translation>Wie gewinnst du den Bauern?</translation>
    </message>
    <message>
        <source>Which enemy piece cannot be saved?</source>
        <translation>Welche gegnerische Figur ist nicht zu retten?</translation>
    </message>
    <message>
        <source>Which square must your king keep?</source>
        <translation>Welches Feld muss dein König behaupten?</translation>
    </message>
    <message>
        <source>How many squares should lie between the kings?</source>
        <translation>Wie viele Felder sollten zwischen den Königen liegen?</translation>
    </message>
    <message>
        <source>What stands in the way of your pawn?</source>
        <translation>Was steht deinem Bauern im Weg?</translation>
    </message>
    <message>
        <source>Does the pawn reach the seventh rank with check or without?</source>
        <translation>Erreicht der Bauer die siebte Reihe mit oder ohne Schach?</translation>
    </message>
    <message>
        <source>Can the pawn advance safely?</source>
        <translation>Kann der Bauer gefahrlos vorrücken?</translation>
    </message>
    <message>
        <source>Which squares does the pawn need?</source>
        <translation>Welche Felder braucht der Bauer?</translation>
    </message>
    <message>
        <source>Which corner must his king not reach?</source>
        <translation>Welche Ecke darf der gegnerische König nicht erreichen?</translation>
    </message>
    <message>
        <source>Who guards the pawn?</source>
        <translation>Wer deckt den Bauern?</translation>
    </message>
    <message>
        <source>Which corner does the bishop not cover?</source>
        <translation>Welche Ecke beherrscht der Läufer nicht?</translation>
    </message>
    <message>
        <source>Which check blocks the pawn?</source>
        <translation>Welches Schach blockiert den Bauern?</translation>
    </message>
    <message>
        <source>Which piece does his king have to guard?</source>
        <translation>Welche Figur muss der gegnerische König decken?</translation>
    </message>
    <message>
        <source>Which ending is won after an exchange?</source>
        <translation>Welches Endspiel ist nach einem Tausch gewonnen?</translation>
    </message>
    <message>
        <source>Which piece stands behind your king?</source>
        <translation>Welche Figur steht hinter deinem König?</translation>
    </message>
    <message>
        <source>Which check brings the queen closer?</source>
        <translation>Welches Schach bringt die Dame näher heran?</translation>
    </message>
    <message>
        <source>Where is your king safe from checks?</source>
        <translation>Wo ist dein König vor Schachs sicher?</translation>
    </message>
    <message>
        <source>Which reply to the check helps your king?</source>
        <translation>Welcher Weg aus dem Schach hilft deinem König?</translation>
    </message>
    <message>
        <source>How do you get out of check?</source>
        <translation>Wie kommst du aus dem Schach?</translation>
    </message>
    <message>
        <source>How can the queen approach the pawn?</source>
        <translation>Wie kommt die Dame näher an den Bauern?</translation>
    </message>
    <message>
        <source>Can your king get closer to its mating post, a knight&apos;s move from the corner?</source>
        <translation>Kann dein König näher an seinen Posten fürs Matt, einen Springerzug von der Ecke entfernt?</translation>
    </message>
    <message>
        <source>Which square does the rook want to reach next?</source>
        <translation>Welches Feld will der Turm als Nächstes erreichen?</translation>
    </message>
    <message>
        <source>Where is the king safest?</source>
        <translation>Wo steht der König am sichersten?</translation>
    </message>
    <message>
        <source>Is there a move that does not draw?</source>
        <translation>Gibt es einen Zug, der nicht remis hält?</translation>
    </message>
    <message>
        <source>How can you stay off the edge?</source>
        <translation>Wie kannst du den Rand meiden?</translation>
    </message>
    <message>
        <source>Where is the other king farthest away?</source>
        <translation>Wo ist der gegnerische König am weitesten weg?</translation>
    </message>
    <message>
        <source>Does the bishop cover the promotion square?</source>
        <translation>Beherrscht der Läufer das Umwandlungsfeld?</translation>
    </message>
    <message>
        <source>What happens if the rook leaves the back rank?</source>
        <translation>Was passiert, wenn der Turm die Grundreihe verlässt?</translation>
    </message>
    <message>
        <source>Where does your king stand at the mate?</source>
        <translation>Wo steht dein König beim Matt?</translation>
    </message>
    <message>
        <source>Which check can he not answer with an attack?</source>
        <translation>Auf welches Schach kann er nicht mit einem Angriff antworten?</translation>
    </message>
    <message>
        <source>Where does his king want to go?</source>
        <translation>Wohin will der gegnerische König?</translation>
    </message>
    <message>
        <source>Which check brings the knight closer?</source>
        <translation>Welches Schach bringt den Springer näher heran?</translation>
    </message>
    <message>
        <source>Which check prepares a fork?</source>
        <translation>Welches Schach bereitet eine Gabel vor?</translation>
    </message>
    <message>
        <source>Which check prepares a skewer?</source>
        <translation>Welches Schach bereitet einen Spieß vor?</translation>
    </message>
    <message>
        <source>Which check prepares a fork or a skewer?</source>
        <translation>Welches Schach bereitet eine Gabel oder einen Spieß vor?</translation>
    </message>
    <message>
        <source>Which pieces can you exchange?</source>
        <translation>Welche Figuren kannst du tauschen?</translation>
    </message>
    <message>
        <source>What is the last pawn worth?</source>
        <translation>Was ist der letzte Bauer wert?</translation>
    </message>
    <message>
        <source>Which of your pieces can come closer to the centre?</source>
        <translation>Welche deiner Figuren kann dem Zentrum näher kommen?</translation>
    </message>
    <message>
        <source>Where is the bishop out of the other king&apos;s reach?</source>
        <translation>Wo ist der Läufer außer Reichweite des gegnerischen Königs?</translation>
    </message>
    <message>
        <source>Where is the knight out of the other king&apos;s reach?</source>
        <translation>Wo ist der Springer außer Reichweite des gegnerischen Königs?</translation>
    </message>
    <message>
        <source>Where is the rook out of the other king&apos;s reach?</source>
        <translation>Wo ist der Turm außer Reichweite des gegnerischen Königs?</translation>
    </message>
    <message>
        <source>Where is the queen out of the other king&apos;s reach?</source>
        <translation>Wo ist die Dame außer Reichweite des gegnerischen Königs?</translation>
    </message>
    <message>
        <source>Where is the pawn out of the other king&apos;s reach?</source>
        <translation>Wo ist der Bauer außer Reichweite des gegnerischen Königs?</translation>
    </message>
    <message>
        <source>What can you do once both pawns have promoted?</source>
        <translation>Was kannst du tun, sobald sich beide Bauern umgewandelt haben?</translation>
    </message>
    <message>
        <source>What happens if both pawns run?</source>
        <translation>Was geschieht, wenn beide Bauern laufen?</translation>
    </message>
    <message>
        <source>Which reply to the check also protects a piece?</source>
        <translation>Welcher Zug aus dem Schach deckt zugleich eine Figur?</translation>
    </message>
    <message>
        <source>Can your king step into the square of the pawn?</source>
        <translation>Kann dein König ins Quadrat des Bauern treten?</translation>
    </message>
    <message>
        <source>How can your king stay in the square of the pawn?</source>
        <translation>Wie bleibt dein König im Quadrat des Bauern?</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) shown</source>
        <translation>
            <numerusform>ein Zug gezeigt</numerusform>
            <numerusform>%n Züge gezeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>Which threat must he answer?</source>
        <translation>Auf welche Drohung muss er reagieren?</translation>
    </message>
    <message>
        <source>How can you keep the other king on the edge?</source>
        <translation>Wie hältst du den gegnerischen König am Rand?</translation>
    </message>
    <message>
        <source>Which series of checks wins material?</source>
        <translation>Welche Serie von Schachgeboten gewinnt Material?</translation>
    </message>
    <message>
        <source>Which of your pieces is pinned?</source>
        <translation>Welche deiner Figuren ist gefesselt?</translation>
    </message>
    <message>
        <source>No other move wins.</source>
        <translation>Kein anderer Zug gewinnt.</translation>
    </message>
    <message>
        <source>Most moves hold the draw.</source>
        <translation>Die meisten Züge halten das Remis.</translation>
    </message>
    <message>
        <source>No move wins by force, and none loses.</source>
        <translation>Kein Zug gewinnt erzwungen, und keiner verliert.</translation>
    </message>
    <message>
        <source>How can you prepare your king&apos;s next move?</source>
        <translation>Wie kannst du den nächsten Zug deines Königs vorbereiten?</translation>
    </message>
    <message>
        <source>How can you prepare the bishop&apos;s next move?</source>
        <translation>Wie kannst du den nächsten Zug des Läufers vorbereiten?</translation>
    </message>
    <message>
        <source>How can you prepare the knight&apos;s next move?</source>
        <translation>Wie kannst du den nächsten Zug des Springers vorbereiten?</translation>
    </message>
    <message>
        <source>What do you want to play next?</source>
        <translation>Was willst du als Nächstes spielen?</translation>
    </message>
    <message>
        <source>Only one move wins: what do the others allow?</source>
        <translation>Nur ein Zug gewinnt: Was lassen die anderen zu?</translation>
    </message>
    <message>
        <source>What do the other moves allow?</source>
        <translation>Was lassen die anderen Züge zu?</translation>
    </message>
    <message>
        <source>How can you leave him nothing to attack?</source>
        <translation>Wie lässt du ihm kein Angriffsziel?</translation>
    </message>
    <message>
        <source>How can you hold out longest?</source>
        <translation>Wie leistest du am längsten Widerstand?</translation>
    </message>
    <message>
        <source>Where do you keep the most room?</source>
        <translation>Wo bleibt dir am meisten Raum?</translation>
    </message>
    <message>
        <source>How can you stalemate him?</source>
        <translation>Wie setzt du ihn patt?</translation>
    </message>
    <message>
        <source>Many moves lose here.</source>
        <translation>Viele Züge verlieren hier.</translation>
    </message>
    <message>
        <source>What happens if the rook leaves its king?</source>
        <translation>Was passiert, wenn der Turm seinen König verlässt?</translation>
    </message>
    <message>
        <source>From where can your rook attack the pawn?</source>
        <translation>Von wo kann dein Turm den Bauern angreifen?</translation>
    </message>
    <message>
        <source>Where would your king be lost?</source>
        <translation>Wo wäre dein König verloren?</translation>
    </message>
    <message>
        <source>Move a queen.</source>
        <translation>Zieh eine Dame.</translation>
    </message>
    <message>
        <source>Move a rook.</source>
        <translation>Zieh einen Turm.</translation>
    </message>
    <message>
        <source>Move a bishop.</source>
        <translation>Zieh einen Läufer.</translation>
    </message>
    <message>
        <source>Move a knight.</source>
        <translation>Zieh einen Springer.</translation>
    </message>
    <message>
        <source>Move a pawn.</source>
        <translation>Zieh einen Bauern.</translation>
    </message>
    <message>
        <source>Every move that keeps the queen holds the draw.</source>
        <translation>Jeder Zug, der die Dame behält, hält remis.</translation>
    </message>
    <message>
        <source>Every move that keeps the rook holds the draw.</source>
        <translation>Jeder Zug, der den Turm behält, hält remis.</translation>
    </message>
    <message>
        <source>Every move that keeps the bishop holds the draw.</source>
        <translation>Jeder Zug, der den Läufer behält, hält remis.</translation>
    </message>
    <message>
        <source>Every move that keeps the knight holds the draw.</source>
        <translation>Jeder Zug, der den Springer behält, hält remis.</translation>
    </message>
    <message>
        <source>Every move that does not lose a piece holds the draw.</source>
        <translation>Jeder Zug, der keine Figur verliert, hält remis.</translation>
    </message>
    <message>
        <source>Which pawn promotes first, and is it with check?</source>
        <translation>Welcher Bauer wandelt sich zuerst um, und mit Schach?</translation>
    </message>
    <message>
        <source>Which pawn promotes first, and what does the queen control then?</source>
        <translation>Welcher Bauer wandelt sich zuerst um, und was deckt die Dame dann?</translation>
    </message>
    <message>
        <source>Does your king stand well on the edge?</source>
        <translation>Steht dein König am Rand gut?</translation>
    </message>
    <message>
        <source>What can you give up to draw the king away?</source>
        <translation>Was kannst du opfern, um den König wegzulocken?</translation>
    </message>
    <message>
        <source>How can you drive the king in front of its pawn?</source>
        <translation>Wie treibst du den König vor seinen Bauern?</translation>
    </message>
    <message>
        <source>Which squares does the knight have left?</source>
        <translation>Welche Felder bleiben dem Springer?</translation>
    </message>
    <message>
        <source>Which squares does the bishop have left?</source>
        <translation>Welche Felder bleiben dem Läufer?</translation>
    </message>
    <message>
        <source>To which side must your king go?</source>
        <translation>Auf welche Seite muss dein König gehen?</translation>
    </message>
    <message>
        <source>Which line must the rook hold?</source>
        <translation>Welche Linie muss der Turm halten?</translation>
    </message>
    <message>
        <source>Which check is guarded by your king?</source>
        <translation>Welches Schach deckt dein König?</translation>
    </message>
    <message>
        <source>In which corner is your king safe?</source>
        <translation>In welcher Ecke ist dein König sicher?</translation>
    </message>
    <message>
        <source>Can the rook still cut your king off?</source>
        <translation>Kann der Turm deinen König noch abschneiden?</translation>
    </message>
    <message>
        <source>On which side does your rook have room for checks?</source>
        <translation>Auf welcher Seite hat dein Turm Platz für Schachs?</translation>
    </message>
    <message>
        <source>Which piece can step aside with check?</source>
        <translation>Welche Figur kann mit Schach zur Seite treten?</translation>
    </message>
    <message>
        <source>Which check prepares zugzwang?</source>
        <translation>Welches Schach bereitet Zugzwang vor?</translation>
    </message>
    <message>
        <source>Which check would be deadly?</source>
        <translation>Welches Schach wäre tödlich?</translation>
    </message>
    <message>
        <source>Which piece can help to win the knight?</source>
        <translation>Welche Figur kann helfen, den Springer zu gewinnen?</translation>
    </message>
    <message>
        <source>Which piece can help to win the bishop?</source>
        <translation>Welche Figur kann helfen, den Läufer zu gewinnen?</translation>
    </message>
    <message>
        <source>On which side of the pawn is your king not held up?</source>
        <translation>Auf welcher Seite des Bauern wird dein König nicht aufgehalten?</translation>
    </message>
    <message>
        <source>Which diagonal must the bishop not leave?</source>
        <translation>Welche Diagonale darf der Läufer nicht verlassen?</translation>
    </message>
    <message>
        <source>Where can a check stop the other king?</source>
        <translation>Wo kann ein Schach den anderen König aufhalten?</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Your settings could not be read; the defaults are used instead.</source>
        <translation>Deine Einstellungen waren nicht lesbar; es gelten die Standardeinstellungen.</translation>
    </message>
    <message>
        <source>Right Corner</source>
        <translation>Right Corner</translation>
    </message>
    <message>
        <source>A trainer for chess endings with up to %1 pieces.</source>
        <translation>Trainer für Schachendspiele mit bis zu %1 Figuren.</translation>
    </message>
    <message>
        <source>Your last game was saved by a newer version of Right Corner; a new game has been started.</source>
        <translation>Deine letzte Partie wurde von einer neueren Version von Right Corner gespeichert; eine neue hat begonnen.</translation>
    </message>
    <message>
        <source>Neither your settings nor your games could be read completely.</source>
        <translation>Weder deine Einstellungen noch deine Partien konnten vollständig gelesen werden.</translation>
    </message>
    <message>
        <source>Your games could not be read completely; what could be read is here.</source>
        <translation>Deine Partien konnten nicht vollständig gelesen werden; was lesbar war, ist da.</translation>
    </message>
    <message>
        <source>The old file has been kept as %1.</source>
        <translation>Die alte Datei bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>Right Corner failed to start twice in a row; this time it starts without your games.</source>
        <translation>Right Corner ist zweimal hintereinander nicht gestartet; diesmal startet es ohne deine Partien.</translation>
    </message>
    <message>
        <source>rightcorner: cannot open a display; run it in a graphical session (DISPLAY or WAYLAND_DISPLAY).</source>
        <translation>rightcorner: Es lässt sich kein Bildschirm öffnen; starte das Programm in einer grafischen Sitzung (DISPLAY oder WAYLAND_DISPLAY).</translation>
    </message>
    <message>
        <source>Store games and practice data in the folder &lt;dir&gt;.</source>
        <translation>Partien und Übungsstand im Ordner &lt;dir&gt; speichern.</translation>
    </message>
    <message>
        <source>A file with games (PGN) or a position (FEN), a position as a FEN, or - to read standard input.</source>
        <translation>Eine Datei mit Partien (PGN) oder einer Stellung (FEN), eine Stellung als FEN oder -, um von der Standardeingabe zu lesen.</translation>
    </message>
    <message>
        <source>rightcorner: Qt&apos;s platform plugin &quot;%1&quot; is missing; install it (for Wayland, the package qt6-wayland).</source>
        <translation>rightcorner: Das Qt-Plattform-Plugin „%1“ fehlt; installiere es (für Wayland das Paket qt6-wayland).</translation>
    </message>
    <message>
        <source>rightcorner: cannot start because the system allows no more threads; close other programs and try again.</source>
        <translation>rightcorner: Kein Start möglich, weil das System keine weiteren Threads zulässt; schließ andere Programme und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Your games were not read because you cancelled that.</source>
        <translation>Deine Partien wurden nicht gelesen, weil du das abgebrochen hast.</translation>
    </message>
    <message>
        <source>Your games are being read.</source>
        <translation>Deine Partien werden gelesen.</translation>
    </message>
    <message>
        <source>rightcorner: there is not enough memory. Any game in progress has been saved. Close other programs or raise the limit, and try again.</source>
        <translation>rightcorner: Der Speicher reicht nicht. Eine laufende Partie wurde gespeichert. Schließ andere Programme oder setz die Grenze höher und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>rightcorner: lost the connection to the display. Any game in progress has been saved.</source>
        <translation>rightcorner: Die Verbindung zum Bildschirm ist abgebrochen. Eine laufende Partie wurde gespeichert.</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>in check</source>
        <translation>im Schach</translation>
    </message>
    <message>
        <source>right corner</source>
        <translation>richtige Ecke</translation>
    </message>
    <message>
        <source>&amp;Target corners</source>
        <translation>&amp;Richtige Ecken</translation>
    </message>
    <message>
        <source>wrong corner</source>
        <translation>falsche Ecke</translation>
    </message>
    <message>
        <source>key square</source>
        <translation>Schlüsselfeld</translation>
    </message>
    <message>
        <source>&amp;Key squares</source>
        <translation>Schl&amp;üsselfelder</translation>
    </message>
    <message>
        <source>in the square of the pawn</source>
        <translation>im Quadrat des Bauern</translation>
    </message>
    <message>
        <source>S&amp;quare of the pawn</source>
        <translation>&amp;Quadrat des Bauern</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>kann erreicht werden</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>kann geschlagen werden</translation>
    </message>
    <message>
        <source>&amp;Destinations</source>
        <translation>&amp;Mögliche Felder</translation>
    </message>
    <message>
        <source>part of the last move</source>
        <translation>Teil des letzten Zuges</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>&amp;Letzter Zug</translation>
    </message>
    <message>
        <source>circled in green</source>
        <translation>grün eingekreist</translation>
    </message>
    <message>
        <source>circled in red</source>
        <translation>rot eingekreist</translation>
    </message>
    <message>
        <source>circled in yellow</source>
        <translation>gelb eingekreist</translation>
    </message>
    <message>
        <source>circled in blue</source>
        <translation>blau eingekreist</translation>
    </message>
    <message>
        <source>best move; in a replay, the next move</source>
        <translation>bester Zug; beim Nachspielen der nächste Zug</translation>
    </message>
    <message>
        <source>reply to a mistake; attack on the king</source>
        <translation>Antwort auf einen Fehler; Angriff auf den König</translation>
    </message>
    <message>
        <source>drawn in green</source>
        <translation>grün gezeichnet</translation>
    </message>
    <message>
        <source>drawn in red</source>
        <translation>rot gezeichnet</translation>
    </message>
    <message>
        <source>drawn in yellow</source>
        <translation>gelb gezeichnet</translation>
    </message>
    <message>
        <source>drawn in blue</source>
        <translation>blau gezeichnet</translation>
    </message>
    <message>
        <source>controlled by the king</source>
        <translation>vom König beherrscht</translation>
    </message>
    <message>
        <source>controlled by the attacking king</source>
        <translation>vom angreifenden König beherrscht</translation>
    </message>
    <message>
        <source>Controlled by the &amp;king</source>
        <translation>Vom &amp;König beherrscht</translation>
    </message>
    <message>
        <source>controlled by the first piece</source>
        <translation>von der ersten Figur beherrscht</translation>
    </message>
    <message>
        <source>controlled by the attacker&apos;s first piece, such as the bishop; also through the other king (x-ray)</source>
        <translation>von der ersten Figur des Angreifers beherrscht, etwa dem Läufer; auch durch den gegnerischen König hindurch (Röntgenwirkung)</translation>
    </message>
    <message>
        <source>Controlled by the &amp;first piece, such as the bishop</source>
        <translation>Von der &amp;ersten Figur beherrscht, etwa dem Läufer</translation>
    </message>
    <message>
        <source>controlled by the second piece</source>
        <translation>von der zweiten Figur beherrscht</translation>
    </message>
    <message>
        <source>controlled by the attacker&apos;s second piece, such as the knight</source>
        <translation>von der zweiten Figur des Angreifers beherrscht, etwa dem Springer</translation>
    </message>
    <message>
        <source>Controlled by the &amp;second piece, such as the knight</source>
        <translation>Von der &amp;zweiten Figur beherrscht, etwa dem Springer</translation>
    </message>
    <message>
        <source>in the cage</source>
        <translation>im Käfig</translation>
    </message>
    <message>
        <source>the cage: every square the defending king could still reach if the other pieces stood still</source>
        <translation>der Käfig: alle Felder, die der verteidigende König noch erreichen könnte, wenn die anderen Figuren stillstünden</translation>
    </message>
    <message>
        <source>&amp;Cage</source>
        <translation>Käf&amp;ig</translation>
    </message>
    <message>
        <source>Delétang&apos;s tria&amp;ngles</source>
        <translation>Deléta&amp;ngs Dreiecke</translation>
    </message>
    <message>
        <source>on the W</source>
        <translation>auf dem W</translation>
    </message>
    <message>
        <source>Philidor&apos;s W: the squares on which the knight drives the lone king along the edge</source>
        <translation>Philidors W: die Felder, über die der Springer den nackten König am Rand entlangtreibt</translation>
    </message>
    <message>
        <source>Philidor&apos;s &amp;W</source>
        <translation>Philidors &amp;W</translation>
    </message>
    <message>
        <source>between kings in opposition</source>
        <translation>zwischen Königen in Opposition</translation>
    </message>
    <message>
        <source>in opposition</source>
        <translation>in Opposition</translation>
    </message>
    <message>
        <source>the opposition: kings facing each other with one, three or five squares between them</source>
        <translation>die Opposition: Könige, die sich mit einem, drei oder fünf Feldern dazwischen gegenüberstehen</translation>
    </message>
    <message>
        <source>&amp;Opposition</source>
        <translation>&amp;Opposition</translation>
    </message>
    <message>
        <source>in the heat map</source>
        <translation>in der Wärmekarte</translation>
    </message>
    <message>
        <source>the heat map: the number of moves to mate if the piece stood there and everything else stayed the same; = means a draw, − a mate by the other side</source>
        <translation>die Wärmekarte: die Zahl der Züge bis zum Matt, wenn die Figur dort stünde und alles andere gleich bliebe; = bedeutet remis, − ein Matt der anderen Seite</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>Wär&amp;mekarte</translation>
    </message>
    <message>
        <source>pointed out by the coach</source>
        <translation>vom Trainer gezeigt</translation>
    </message>
    <message>
        <source>the method&apos;s move</source>
        <translation>Zug der Methode</translation>
    </message>
    <message>
        <source>in the field</source>
        <translation>im Gebiet</translation>
    </message>
    <message>
        <source>the field: the smallest of seven regions around the right corners in which the bishop and knight can keep the lone king for three moves</source>
        <translation>das Gebiet: das kleinste der sieben Gebiete um die richtigen Ecken, in dem Läufer und Springer den nackten König drei Züge lang halten können</translation>
    </message>
    <message>
        <source>F&amp;ield</source>
        <translation>&amp;Gebiet</translation>
    </message>
    <message>
        <source>in the next field</source>
        <translation>im nächsten Gebiet</translation>
    </message>
    <message>
        <source>the next field, which the method is heading for</source>
        <translation>das nächste Gebiet, auf das die Methode zielt</translation>
    </message>
    <message>
        <source>in a triangle</source>
        <translation>in einem Dreieck</translation>
    </message>
    <message>
        <source>Delétang&apos;s triangles: the squares left to the lone king behind a diagonal of seven, five or three squares, and the pieces that keep him there</source>
        <translation>Delétangs Dreiecke: die Felder, die dem nackten König hinter einer Diagonale von sieben, fünf oder drei Feldern bleiben, und die Figuren, die ihn dort halten</translation>
    </message>
    <message>
        <source>left to the lone king</source>
        <translation>bleibt dem nackten König</translation>
    </message>
    <message>
        <source>the squares left to the lone king in the triangle that holds him</source>
        <translation>die Felder, die dem nackten König in dem Dreieck bleiben, das ihn festhält</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>&amp;Stellung</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>&amp;Training</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
</context>
<context>
    <name>Method</name>
    <message>
        <source>Equally good: %1.</source>
        <translation>Genauso gut: %1.</translation>
    </message>
    <message>
        <source>bring the knight nearer to your king</source>
        <comment>advice</comment>
        <translation>Bring den Springer näher an deinen König</translation>
    </message>
    <message>
        <source>bring the bishop nearer to your king</source>
        <comment>advice</comment>
        <translation>Bring den Läufer näher an deinen König</translation>
    </message>
    <message>
        <source>bring your king nearer to your pieces</source>
        <comment>advice</comment>
        <translation>Bring deinen König näher an deine Figuren</translation>
    </message>
    <message>
        <source>bring your pieces closer together</source>
        <comment>advice</comment>
        <translation>Bring deine Figuren näher zusammen</translation>
    </message>
    <message>
        <source>bring your king towards a square a knight&apos;s move from the corner</source>
        <comment>advice</comment>
        <translation>Führ deinen König bis auf einen Springerzug an die Ecke heran</translation>
    </message>
    <message>
        <source>bring your king nearer to his</source>
        <comment>advice</comment>
        <translation>Bring deinen König näher an seinen</translation>
    </message>
    <message>
        <source>bring your king towards the centre</source>
        <comment>advice</comment>
        <translation>Bring deinen König Richtung Zentrum</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Als Nächstes: %1.</translation>
    </message>
    <message>
        <source>Next: mate in %1.</source>
        <translation>Als Nächstes: Matt in %1.</translation>
    </message>
    <message>
        <source>Next: mate.</source>
        <translation>Als Nächstes: Matt.</translation>
    </message>
    <message>
        <source>No field is smaller: %1.</source>
        <translation>Ein kleineres Gebiet gibt es nicht: %1.</translation>
    </message>
    <message>
        <source>Nothing smaller yet: %1.</source>
        <translation>Kleiner geht es noch nicht: %1.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Spiel %1.</translation>
    </message>
    <message>
        <source>the two outer rings</source>
        <comment>a field</comment>
        <translation>die zwei äußeren Ringe</translation>
    </message>
    <message>
        <source>the whole board</source>
        <comment>a field</comment>
        <translation>das ganze Brett</translation>
    </message>
    <message>
        <source>Field: %1.</source>
        <translation>Gebiet: %1.</translation>
    </message>
    <message>
        <source>No field is smaller.</source>
        <translation>Ein kleineres Gebiet gibt es nicht.</translation>
    </message>
    <message>
        <source>Nothing smaller yet.</source>
        <translation>Kleiner geht es noch nicht.</translation>
    </message>
    <message>
        <source>Field: %1, larger for the moment.</source>
        <translation>Gebiet: %1, vorübergehend größer.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the method&apos;s move; best play is %n move(s) faster.</source>
        <translation>
            <numerusform>%1 ist der Zug der Methode; bestes Spiel ist einen Zug schneller.</numerusform>
            <numerusform>%1 ist der Zug der Methode; bestes Spiel ist %n Züge schneller.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of the %n position(s) to know by heart: play %1.</source>
        <translation>
            <numerusform>Die einzige Stellung zum Auswendiglernen: Spiel %1.</numerusform>
            <numerusform>Eine der %n Stellungen zum Auswendiglernen: Spiel %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>First: %1</source>
        <comment>a sentence about a move</comment>
        <translation>Zuerst: %1</translation>
    </message>
    <message>
        <source>First one of these: %1</source>
        <comment>sentences about moves</comment>
        <translation>Zuerst einer dieser Züge: %1</translation>
    </message>
    <message>
        <source>three squares at the corner</source>
        <comment>a field</comment>
        <translation>drei Felder an der Ecke</translation>
    </message>
    <message>
        <source>six squares at the corner</source>
        <comment>a field</comment>
        <translation>sechs Felder an der Ecke</translation>
    </message>
    <message>
        <source>eight squares at the corner</source>
        <comment>a field</comment>
        <translation>acht Felder an der Ecke</translation>
    </message>
    <message>
        <source>the edge without the wrong corners</source>
        <comment>a field</comment>
        <translation>der Rand ohne die falschen Ecken</translation>
    </message>
    <message>
        <source>the whole edge</source>
        <comment>a field</comment>
        <translation>der ganze Rand</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king towards a square a knight&apos;s move from the corner.</source>
        <translation>Es braucht einige Züge, um deinen König bis auf einen Springerzug an die Ecke heranzuführen.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king nearer to his.</source>
        <translation>Es braucht einige Züge, um deinen König näher an seinen zu bringen.</translation>
    </message>
    <message>
        <source>It takes some moves to drive him towards a right corner.</source>
        <translation>Es braucht einige Züge, um ihn zu einer richtigen Ecke zu treiben.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king towards the centre.</source>
        <translation>Es braucht einige Züge, um deinen König Richtung Zentrum zu bringen.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king and pieces closer together.</source>
        <translation>Es braucht einige Züge, um deinen König und deine Figuren näher zusammenzubringen.</translation>
    </message>
    <message>
        <source>His reply must bring him nearer to your king.</source>
        <translation>Seine Antwort muss ihn näher an deinen König bringen.</translation>
    </message>
    <message>
        <source>His reply must take him nearer to a right corner.</source>
        <translation>Seine Antwort muss ihn näher an eine richtige Ecke bringen.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message numerus="yes">
        <source>%n move(s) with best play from the start</source>
        <translation>
            <numerusform>Bei bestem Spiel %n Zug ab der Ausgangsstellung</numerusform>
            <numerusform>Bei bestem Spiel %n Züge ab der Ausgangsstellung</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n wasted so far</source>
        <translation>
            <numerusform>bisher verschenkt: %n</numerusform>
            <numerusform>bisher verschenkt: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Equally good:</source>
        <translation>Genauso gut:</translation>
    </message>
    <message>
        <source>Also tried here:</source>
        <translation>Hier auch versucht:</translation>
    </message>
    <message>
        <source>The win was thrown away on move %1.</source>
        <translation>Der Gewinn wurde im %1. Zug vergeben.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Mate in %1 with best play by both sides.</source>
        <translation>Matt in %1 bei bestem Spiel beider Seiten.</translation>
    </message>
    <message>
        <source>Variations:</source>
        <translation>Varianten:</translation>
    </message>
</context>
<context>
    <name>Opinions</name>
    <message>
        <source>%1 considers the position equal.</source>
        <comment>Stockfish 15.1</comment>
        <translation>%1 hält die Stellung für ausgeglichen.</translation>
    </message>
    <message>
        <source>%1 considers White %2 pawns ahead.</source>
        <translation>%1 sieht Weiß um %2 Bauern im Vorteil.</translation>
    </message>
    <message>
        <source>%1 considers Black %2 pawns ahead.</source>
        <translation>%1 sieht Schwarz um %2 Bauern im Vorteil.</translation>
    </message>
    <message>
        <source>%1 sees mate in %2 for White.</source>
        <translation>%1 sieht Matt in %2 für Weiß.</translation>
    </message>
    <message>
        <source>%1 sees mate in %2 for Black.</source>
        <translation>%1 sieht Matt in %2 für Schwarz.</translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation>%1 ließ sich nicht starten.</translation>
    </message>
    <message>
        <source>%1 does not respond like a UCI engine.</source>
        <translation>%1 antwortet nicht wie eine UCI-Engine.</translation>
    </message>
    <message>
        <source>%1 has quit unexpectedly.</source>
        <translation>%1 wurde unerwartet beendet.</translation>
    </message>
    <message>
        <source>%1 is no longer responding.</source>
        <translation>%1 antwortet nicht mehr.</translation>
    </message>
    <message>
        <source>%1 has chosen an illegal move.</source>
        <translation>%1 hat einen regelwidrigen Zug gewählt.</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 denkt nach&#xa0;…</translation>
    </message>
    <message>
        <source>It would play %1.</source>
        <translation>Der vorgeschlagene Zug ist %1.</translation>
    </message>
    <message>
        <source>That is an engine&apos;s opinion, not a proof.</source>
        <translation>Das ist die Meinung einer Engine, kein Beweis.</translation>
    </message>
    <message>
        <source>Your opponent plays by general principles here until you try again or choose an engine under Settings, Engine beyond the tablebases.</source>
        <translation>Dein Gegner spielt hier nach Faustregeln, bis du es noch einmal versuchst oder unter Einstellungen, Engine außerhalb der Endspieltabellen, eine Engine wählst.</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>controlled by the pawn</source>
        <translation>vom Bauern beherrscht</translation>
    </message>
    <message>
        <source>controlled by the knight</source>
        <translation>vom Springer beherrscht</translation>
    </message>
    <message>
        <source>controlled by the bishop</source>
        <translation>vom Läufer beherrscht</translation>
    </message>
    <message>
        <source>controlled by the rook</source>
        <translation>vom Turm beherrscht</translation>
    </message>
    <message>
        <source>controlled by the queen</source>
        <translation>von der Dame beherrscht</translation>
    </message>
    <message>
        <source>controlled by the king</source>
        <translation>vom König beherrscht</translation>
    </message>
    <message>
        <source>Top left: %1</source>
        <comment>the dots of a piece</comment>
        <translation>Links oben: %1</translation>
    </message>
    <message>
        <source>Top right: %1</source>
        <comment>the dots of a piece</comment>
        <translation>Rechts oben: %1</translation>
    </message>
    <message>
        <source>Bottom left: %1</source>
        <comment>the dots of a piece</comment>
        <translation>Links unten: %1</translation>
    </message>
    <message numerus="yes">
        <source>Cage: %n square(s)</source>
        <translation>
            <numerusform>Käfig: %n Feld</numerusform>
            <numerusform>Käfig: %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>W: %1</source>
        <comment>the squares of the knight</comment>
        <translation>W: %1</translation>
    </message>
    <message>
        <source>Opposition: direct</source>
        <translation>Opposition: direkt</translation>
    </message>
    <message>
        <source>Opposition: diagonal</source>
        <translation>Opposition: diagonal</translation>
    </message>
    <message>
        <source>Opposition: distant</source>
        <translation>Opposition: Fernopposition</translation>
    </message>
    <message>
        <source>Opposition: none</source>
        <translation>Opposition: keine</translation>
    </message>
    <message>
        <source>%1: with bishop and knight only</source>
        <translation>%1: nur bei Läufer und Springer</translation>
    </message>
    <message>
        <source>Heat map: hidden along with the mate distances</source>
        <translation>Wärmekarte: mit den Mattdistanzen verborgen</translation>
    </message>
    <message>
        <source>Field: none</source>
        <translation>Gebiet: keines</translation>
    </message>
    <message>
        <source>Large triangle</source>
        <translation>Großes Dreieck</translation>
    </message>
    <message>
        <source>Middle triangle</source>
        <translation>Mittleres Dreieck</translation>
    </message>
    <message>
        <source>Small triangle</source>
        <translation>Kleines Dreieck</translation>
    </message>
    <message>
        <source>in the large triangle</source>
        <translation>im großen Dreieck</translation>
    </message>
    <message>
        <source>in the middle triangle</source>
        <translation>im mittleren Dreieck</translation>
    </message>
    <message>
        <source>in the small triangle</source>
        <translation>im kleinen Dreieck</translation>
    </message>
    <message>
        <source>diagonal %1</source>
        <translation>Diagonale %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a piece and the squares that it guards</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, closed: %n square(s)</source>
        <translation>
            <numerusform>%1, geschlossen: %n Feld</numerusform>
            <numerusform>%1, geschlossen: %n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, open at %2</source>
        <translation>%1, offen bei %2</translation>
    </message>
    <message>
        <source>Triangles: the king is outside; the large one lies behind %1</source>
        <comment>ends of diagonals</comment>
        <translation>Dreiecke: Der König ist außerhalb; das große liegt hinter %1</translation>
    </message>
    <message>
        <source>Heat map: hidden during the exercise</source>
        <translation>Wärmekarte: während der Aufgabe verborgen</translation>
    </message>
</context>
<context>
    <name>OwnPositionsCommands</name>
    <message>
        <source>Other positions</source>
        <translation>Andere Stellungen</translation>
    </message>
    <message>
        <source>The position could not be kept.</source>
        <translation>Die Stellung konnte nicht gemerkt werden.</translation>
    </message>
    <message>
        <source>The position has been kept in “%1”.</source>
        <comment>a course</comment>
        <translation>Die Stellung steht jetzt in „%1“.</translation>
    </message>
    <message>
        <source>“%1” has this position already.</source>
        <comment>a course</comment>
        <translation>„%1“ enthält diese Stellung schon.</translation>
    </message>
    <message>
        <source>My positions</source>
        <translation>Meine Stellungen</translation>
    </message>
    <message>
        <source>Keep this position</source>
        <translation>Diese Stellung merken</translation>
    </message>
    <message>
        <source>Add the position and what you have drawn on it to “My positions”, a course of your own</source>
        <translation>Die Stellung mit deinen Zeichnungen zu „Meine Stellungen“ hinzufügen, einem eigenen Kurs</translation>
    </message>
    <message>
        <source>E&amp;dit course</source>
        <translation>Kur&amp;s bearbeiten</translation>
    </message>
    <message>
        <source>Edit this page</source>
        <translation>Diese Seite bearbeiten</translation>
    </message>
    <message>
        <source>Change chapter, task, words, moves and drawings of the page</source>
        <translation>Kapitel, Aufgabe, Text, Züge und Zeichnungen der Seite ändern</translation>
    </message>
    <message>
        <source>Move page up</source>
        <translation>Seite nach oben</translation>
    </message>
    <message>
        <source>Put the page before the previous one</source>
        <translation>Die Seite vor die vorige setzen</translation>
    </message>
    <message>
        <source>Move page down</source>
        <translation>Seite nach unten</translation>
    </message>
    <message>
        <source>Put the page behind the next one</source>
        <translation>Die Seite hinter die nächste setzen</translation>
    </message>
    <message>
        <source>Delete page</source>
        <translation>Seite löschen</translation>
    </message>
    <message>
        <source>Delete the page from the file of the course</source>
        <translation>Die Seite aus der Datei des Kurses löschen</translation>
    </message>
    <message>
        <source>Choose “Delete page” again to delete it; Esc keeps it.</source>
        <translation>Wähle „Seite löschen“ noch einmal, um sie zu löschen; mit Esc bleibt sie.</translation>
    </message>
    <message>
        <source>It will be gone from the file of the course.</source>
        <translation>Sie verschwindet aus der Datei des Kurses.</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>Seite speichern</translation>
    </message>
    <message>
        <source>Save the page and show it as its readers see it</source>
        <translation>Die Seite speichern und so zeigen, wie ihre Leser sie sehen</translation>
    </message>
    <message>
        <source>Delete move</source>
        <translation>Zug löschen</translation>
    </message>
    <message>
        <source>Delete the last move on the board from the page, with all that follows it</source>
        <translation>Den letzten Zug auf dem Brett mit allem, was folgt, von der Seite löschen</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) have been imported into “%1”.</source>
        <comment>a course</comment>
        <translation>
            <numerusform>Eine Seite wurde in „%1“ importiert.</numerusform>
            <numerusform>%n Seiten wurden in „%1“ importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) could not be read.</source>
        <translation>
            <numerusform>Eine Stellung konnte nicht gelesen werden.</numerusform>
            <numerusform>%n Stellungen konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course has been saved as “%1”.</source>
        <translation>Der Kurs wurde als „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>Others can open the file as a course.</source>
        <translation>Andere können die Datei als Kurs öffnen.</translation>
    </message>
    <message>
        <source>Import positions</source>
        <translation>Stellungen importieren</translation>
    </message>
    <message>
        <source>Games and positions (*.pgn *.epd *.fen *.txt)</source>
        <translation>Partien und Stellungen (*.pgn *.epd *.fen *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save a copy of the course</source>
        <translation>Eine Kopie des Kurses speichern</translation>
    </message>
    <message>
        <source>Courses (*.pgn)</source>
        <translation>Kurse (*.pgn)</translation>
    </message>
    <message>
        <source>Import into “My positions”…</source>
        <translation>In „Meine Stellungen“ importieren …</translation>
    </message>
    <message>
        <source>Add the pages of a course, games, a Lichess study, or a list of FEN or EPD</source>
        <translation>Seiten eines Kurses, Partien, eine Lichess-Studie oder eine Liste von FEN oder EPD hinzufügen</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Kopie speichern unter …</translation>
    </message>
    <message>
        <source>Save the course as a PGN file for others, with its name as the title</source>
        <translation>Den Kurs als PGN-Datei für andere speichern; ihr Name wird sein Titel</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) were there already.</source>
        <translation>
            <numerusform>Eine Seite war schon da.</numerusform>
            <numerusform>%n Seiten waren schon da.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename chapter</source>
        <translation>Kapitel umbenennen</translation>
    </message>
    <message>
        <source>New name of the chapter:</source>
        <translation>Neuer Name des Kapitels:</translation>
    </message>
    <message>
        <source>Move chapter up</source>
        <translation>Kapitel nach oben</translation>
    </message>
    <message>
        <source>Put the chapter before the previous one, with all its pages</source>
        <translation>Das Kapitel mit allen Seiten vor das vorige setzen</translation>
    </message>
    <message>
        <source>Move chapter down</source>
        <translation>Kapitel nach unten</translation>
    </message>
    <message>
        <source>Put the chapter behind the next one, with all its pages</source>
        <translation>Das Kapitel mit allen Seiten hinter das nächste setzen</translation>
    </message>
    <message>
        <source>Rename chapter…</source>
        <translation>Kapitel umbenennen …</translation>
    </message>
    <message>
        <source>Give all pages of the chapter another chapter name</source>
        <translation>Allen Seiten des Kapitels einen anderen Kapitelnamen geben</translation>
    </message>
    <message>
        <source>open a page of “%1” or of a file of yours first</source>
        <comment>a course</comment>
        <translation>erst eine Seite aus „%1“ oder aus einer eigenen Datei öffnen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>the FEN cannot be read</source>
        <translation>die FEN ist nicht lesbar</translation>
    </message>
    <message>
        <source>“%1” has not changed.</source>
        <comment>a course</comment>
        <translation>„%1“ bleibt unverändert.</translation>
    </message>
    <message>
        <source>Choose “Save page” again to save it with the error.</source>
        <translation>Wähle „Seite speichern“ noch einmal, um sie mit dem Fehler zu speichern.</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Keep page</source>
        <translation>Seite behalten</translation>
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
        <translation>weißer Bauer</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>weißer Springer</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>weißer Läufer</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>weißer Turm</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>weiße Dame</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>weißer König</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>schwarzer Bauer</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>schwarzer Springer</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>schwarzer Läufer</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>schwarzer Turm</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>schwarze Dame</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>schwarzer König</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>Bauer</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>Springer</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
</context>
<context>
    <name>PositionCommands</name>
    <message>
        <source>&amp;Set up</source>
        <translation>&amp;Aufstellen</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Eine Stellung aufbauen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play this position against the program</source>
        <translation>Diese Stellung gegen das Programm spielen</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Move pieces for both sides</source>
        <translation>Für beide Seiten ziehen</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Start a game from the position on the board</source>
        <translation>Mit der Stellung auf dem Brett eine Partie beginnen</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>Stellung &amp;kopieren</translation>
    </message>
    <message>
        <source>Mirror &amp;left–right</source>
        <translation>&amp;Links–rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror ↔</source>
        <translation>Spiegeln ↔</translation>
    </message>
    <message>
        <source>Swap left and right</source>
        <translation>Links und rechts vertauschen</translation>
    </message>
    <message>
        <source>Mirror &amp;up–down</source>
        <translation>&amp;Oben–unten spiegeln</translation>
    </message>
    <message>
        <source>Mirror ↕</source>
        <translation>Spiegeln ↕</translation>
    </message>
    <message>
        <source>Swap up and down</source>
        <translation>Oben und unten vertauschen</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>&amp;Drehen</translation>
    </message>
    <message>
        <source>Rotate the board by a quarter turn</source>
        <translation>Das Brett um 90 Grad drehen</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>&amp;Farben tauschen</translation>
    </message>
    <message>
        <source>White pieces become black and black pieces white</source>
        <translation>Weiße Figuren werden schwarz und schwarze weiß</translation>
    </message>
    <message>
        <source>Cl&amp;ear</source>
        <translation>Lee&amp;ren</translation>
    </message>
    <message>
        <source>Remove all pieces from the board</source>
        <translation>Alle Figuren vom Brett nehmen</translation>
    </message>
    <message>
        <source>&amp;Paste position or game</source>
        <translation>Stellung oder Partie &amp;einfügen</translation>
    </message>
    <message>
        <source>Copy the position as a FEN</source>
        <translation>Die Stellung als FEN kopieren</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Als &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy a picture of the board</source>
        <translation>Ein Bild des Bretts kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;text diagram</source>
        <translation>Als &amp;Textdiagramm kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>&amp;Partie kopieren</translation>
    </message>
    <message>
        <source>Paste a position, games or a link to a position</source>
        <translation>Eine Stellung, Partien oder einen Link auf eine Stellung einfügen</translation>
    </message>
    <message>
        <source>Copy the game as PGN, for other programs and emails</source>
        <translation>Die Partie als PGN kopieren, für andere Programme und E-Mails</translation>
    </message>
    <message>
        <source>Copy the board as lines of text for emails and notes</source>
        <translation>Das Brett als Textzeilen kopieren, für E-Mails und Notizen</translation>
    </message>
    <message>
        <source>The picture has been copied.</source>
        <translation>Das Bild wurde kopiert.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>You let the draw slip.</source>
        <translation>Du hast dir das Remis entgehen lassen.</translation>
    </message>
    <message>
        <source>You threw the win away.</source>
        <translation>Du hast den Gewinn vergeben.</translation>
    </message>
    <message>
        <source>You held the draw.</source>
        <translation>Du hast das Remis gehalten.</translation>
    </message>
    <message>
        <source>You mated without wasting a move.</source>
        <translation>Matt ohne einen verschenkten Zug.</translation>
    </message>
    <message>
        <source>hold the draw</source>
        <translation>Remis halten</translation>
    </message>
    <message>
        <source>Bishop and knight</source>
        <translation>Läufer und Springer</translation>
    </message>
    <message>
        <source>Basic mates</source>
        <translation>Elementare Matts</translation>
    </message>
    <message>
        <source>Pawn endings</source>
        <translation>Bauernendspiele</translation>
    </message>
    <message>
        <source>Piece against piece</source>
        <translation>Figur gegen Figur</translation>
    </message>
    <message>
        <source>This one is new.</source>
        <translation>Diese Aufgabe ist neu.</translation>
    </message>
    <message>
        <source>No exercises are due. This is the one you did longest ago.</source>
        <translation>Es sind keine Aufgaben fällig. Diese hast du am längsten nicht geübt.</translation>
    </message>
    <message numerus="yes">
        <source>You did this one %n day(s) ago. Let&apos;s see whether it stuck.</source>
        <translation>
            <numerusform>Diese Aufgabe kam vor %n Tag dran. Mal sehen, ob sie sitzt.</numerusform>
            <numerusform>Diese Aufgabe kam vor %n Tagen dran. Mal sehen, ob sie sitzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>Halte das Remis einen Zug lang.</numerusform>
            <numerusform>Halte das Remis %n Züge lang.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>You got there, but with a hint or a take-back, or with more than %1 of your moves wasted.</source>
        <translation>Du hast es geschafft, aber mit einem Tipp oder einer Zugrücknahme, oder mehr als %1 deiner Züge waren verschenkt.</translation>
    </message>
    <message>
        <source>You got there on your own.</source>
        <translation>Du hast es allein geschafft.</translation>
    </message>
    <message>
        <source>You got there on your own, wasted at most %1 of your moves, and averaged at most %2 s per move.</source>
        <translation>Du hast es allein geschafft, höchstens %1 deiner Züge verschenkt und im Schnitt höchstens %2&#xa0;s pro Zug gebraucht.</translation>
    </message>
    <message>
        <source>All endings of up to four pieces</source>
        <translation>Alle Endspiele mit bis zu vier Figuren</translation>
    </message>
    <message>
        <source>The move to know by heart is another one.</source>
        <translation>Der Zug, den du auswendig können solltest, ist ein anderer.</translation>
    </message>
    <message>
        <source>Right: %1 is the move.</source>
        <translation>Richtig: Der Zug ist %1.</translation>
    </message>
    <message>
        <source>Remember: %1.</source>
        <translation>Merk dir: %1.</translation>
    </message>
    <message>
        <source>It fits the method; the quickest mate begins with another move.</source>
        <translation>Der Zug passt zur Methode; das schnellste Matt beginnt mit einem anderen Zug.</translation>
    </message>
    <message>
        <source>position %1 to know by heart</source>
        <translation>Stellung %1 zum Auswendiglernen</translation>
    </message>
    <message>
        <source>Bishop and knight: positions to know by heart</source>
        <translation>Läufer und Springer: Stellungen zum Auswendiglernen</translation>
    </message>
    <message>
        <source>Play the method&apos;s move, which you should know by heart.</source>
        <translation>Spiel den Zug der Methode, den du auswendig kennen solltest.</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>einziger Zug</translation>
    </message>
    <message>
        <source>waiting move</source>
        <translation>Wartezug</translation>
    </message>
    <message>
        <source>That is not the waiting move.</source>
        <translation>Das ist nicht der Wartezug.</translation>
    </message>
    <message>
        <source>You finished this stage without wasting a move.</source>
        <translation>Etappe ohne einen verschenkten Zug geschafft.</translation>
    </message>
    <message numerus="yes">
        <source>You finished this stage in %n move(s); the fewest are %1.</source>
        <translation>
            <numerusform>Etappe in einem Zug geschafft; das Minimum ist %1.</numerusform>
            <numerusform>Etappe in %n Zügen geschafft; das Minimum ist %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the only move that wins.</source>
        <translation>Finde den einzigen Gewinnzug.</translation>
    </message>
    <message>
        <source>Find a waiting move.</source>
        <translation>Finde einen Wartezug.</translation>
    </message>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>Setz in einem Zug matt.</numerusform>
            <numerusform>Setz in höchstens %n Zügen matt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer promote the pawn within %n move(s).</source>
        <translation>
            <numerusform>Du kannst den Bauern nicht mehr in einem Zug umwandeln.</numerusform>
            <numerusform>Du kannst den Bauern nicht mehr in %n Zügen umwandeln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer reach the stage “%1” within %n move(s).</source>
        <translation>
            <numerusform>Du kannst die Etappe „%1“ nicht mehr in einem Zug erreichen.</numerusform>
            <numerusform>Du kannst die Etappe „%1“ nicht mehr in %n Zügen erreichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer mate within %n move(s).</source>
        <translation>
            <numerusform>Du kannst nicht mehr in einem Zug mattsetzen.</numerusform>
            <numerusform>Du kannst nicht mehr in %n Zügen mattsetzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first answer was wrong.</source>
        <translation>Deine erste Antwort war falsch.</translation>
    </message>
    <message>
        <source>You solved the question.</source>
        <translation>Du hast die Frage gelöst.</translation>
    </message>
    <message numerus="yes">
        <source>You promoted the pawn in %n move(s) and kept the win.</source>
        <translation>
            <numerusform>Du hast den Bauern in einem Zug umgewandelt und den Gewinn behalten.</numerusform>
            <numerusform>Du hast den Bauern in %n Zügen umgewandelt und den Gewinn behalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A question of a course</source>
        <translation>Eine Frage aus einem Kurs</translation>
    </message>
    <message>
        <source>Only-move drills</source>
        <translation>Aufgaben: einziger Zug</translation>
    </message>
    <message>
        <source>Waiting-move drills</source>
        <translation>Aufgaben: Wartezug</translation>
    </message>
    <message>
        <source>The same kind of position once more, so that it sticks.</source>
        <translation>Noch einmal eine Stellung dieser Art, damit es sitzt.</translation>
    </message>
    <message numerus="yes">
        <source>Promote the pawn within %n move(s), keeping the win.</source>
        <translation>
            <numerusform>Wandle den Bauern in einem Zug um und behalte den Gewinn.</numerusform>
            <numerusform>Wandle den Bauern in höchstens %n Zügen um und behalte den Gewinn.</numerusform>
        </translation>
    </message>
    <message>
        <source>failed</source>
        <comment>the result of an exam</comment>
        <translation>nicht bestanden</translation>
    </message>
    <message>
        <source>satisfactory</source>
        <comment>the result of an exam</comment>
        <translation>befriedigend</translation>
    </message>
    <message>
        <source>good</source>
        <comment>the result of an exam</comment>
        <translation>gut</translation>
    </message>
    <message>
        <source>very good</source>
        <comment>the result of an exam</comment>
        <translation>sehr gut</translation>
    </message>
    <message>
        <source>excellent</source>
        <comment>the result of an exam</comment>
        <translation>ausgezeichnet</translation>
    </message>
    <message>
        <source>You know this position from the course.</source>
        <translation>Diese Stellung kennst du aus dem Kurs.</translation>
    </message>
    <message>
        <source>Take moves back, or give up.</source>
        <translation>Nimm Züge zurück oder gib auf.</translation>
    </message>
    <message>
        <source>due now</source>
        <translation>jetzt fällig</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Nicht geschafft</translation>
    </message>
    <message>
        <source>This exercise is due again now.</source>
        <translation>Diese Aufgabe ist jetzt wieder fällig.</translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n day(s).</source>
        <translation>
            <numerusform>Diese Aufgabe kommt in einem Tag wieder.</numerusform>
            <numerusform>Diese Aufgabe kommt in %n Tagen wieder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n minute(s).</source>
        <translation>
            <numerusform>Diese Aufgabe kommt in einer Minute wieder.</numerusform>
            <numerusform>Diese Aufgabe kommt in %n Minuten wieder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>in %n Tag</numerusform>
            <numerusform>in %n Tagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n minute(s)</source>
        <translation>
            <numerusform>in %n Minute</numerusform>
            <numerusform>in %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>mate in %1–%2</source>
        <translation>Matt in %1–%2</translation>
    </message>
    <message>
        <source>mate in %1 or more</source>
        <translation>Matt in %1 oder mehr</translation>
    </message>
    <message>
        <source>You did not reach the goal in time or did not hold the draw; or you threw the win or the draw away, even if you took that back; or you were shown a move, or had hints or take-backs on more than %1 of your moves (rounded up).</source>
        <translation>Du hast das Ziel nicht rechtzeitig erreicht oder das Remis nicht gehalten; oder du hast Gewinn oder Remis vergeben, auch wenn du das zurückgenommen hast; oder dir wurde ein Zug gezeigt, oder du hast bei mehr als %1 deiner Züge (aufgerundet) Tipps genutzt oder den Zug zurückgenommen.</translation>
    </message>
    <message>
        <source>from your games</source>
        <translation>aus deinen Partien</translation>
    </message>
    <message>
        <source>My own mistakes</source>
        <translation>Meine eigenen Fehler</translation>
    </message>
    <message>
        <source>You gave points away in this position in one of your games.</source>
        <translation>In dieser Stellung hast du in einer deiner Partien Punkte verschenkt.</translation>
    </message>
    <message>
        <source>You gave up, so it counts as failed.</source>
        <translation>Du hast aufgegeben; das zählt als nicht geschafft.</translation>
    </message>
    <message>
        <source>You threw the result away and took the move back, so it counts as failed.</source>
        <translation>Du hattest das Ergebnis vergeben und den Zug dann zurückgenommen; das zählt als nicht geschafft.</translation>
    </message>
    <message>
        <source>You had too much help, so it counts as failed.</source>
        <translation>Du hattest zu viel Hilfe; das zählt als nicht geschafft.</translation>
    </message>
    <message>
        <source>Solved with help.</source>
        <translation>Mit Hilfe gelöst.</translation>
    </message>
    <message>
        <source>Solved at the second try.</source>
        <translation>Beim zweiten Versuch gelöst.</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n move(s) taken back.</source>
        <translation>
            <numerusform>Nach einem zurückgenommenen Zug gelöst.</numerusform>
            <numerusform>Nach %n zurückgenommenen Zügen gelöst.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is a few more than best play takes.</source>
        <translation>Das sind ein paar mehr als bei bestem Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>Play until the next stage of the win begins, “%1”. You have %n move(s).</source>
        <translation>
            <numerusform>Spiel, bis die nächste Etappe des Gewinns beginnt: „%1“. Du hast einen Zug.</numerusform>
            <numerusform>Spiel, bis die nächste Etappe des Gewinns beginnt: „%1“. Du hast %n Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>You were shown the answer, so it counts as failed.</source>
        <translation>Du hast dir die Lösung zeigen lassen; das zählt als nicht geschafft.</translation>
    </message>
    <message>
        <source>It may be turned or mirrored, with the colours swapped; “See the game” shows the original afterwards.</source>
        <translation>Sie kann gedreht oder gespiegelt sein, auch mit vertauschten Farben; „Zur Partie“ zeigt danach das Original.</translation>
    </message>
</context>
<context>
    <name>PracticeCharts</name>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a date, short</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>%1 in the last four weeks, %2 before that.</source>
        <translation>%1 in den letzten vier Wochen, davor %2.</translation>
    </message>
    <message>
        <source>Hold the draw</source>
        <translation>Remis halten</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Gewinnen</translation>
    </message>
    <message>
        <source>Hardest so far: %1.</source>
        <translation>Bisher am schwersten: %1.</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>Tage in Folge</translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation>längste Serie: %1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Moves wasted</source>
        <translation>Züge verschenkt</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Zeit pro Zug</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Heute fällig</translation>
    </message>
    <message>
        <source>%1 within a week</source>
        <translation>%1 innerhalb einer Woche</translation>
    </message>
    <message>
        <source>Success rate by week</source>
        <translation>Erfolgsquote nach Wochen</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Moves wasted by week</source>
        <translation>Verschenkte Züge nach Wochen</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>Verschenkt</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Mates against perfect defence</source>
        <translation>Matts gegen perfekte Verteidigung</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Noch keines.</translation>
    </message>
    <message>
        <source>Mates</source>
        <translation>Matts</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>Deine Züge</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Bestes Spiel</translation>
    </message>
    <message>
        <source>Time per move by week</source>
        <translation>Zeit pro Zug nach Wochen</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Sekunden pro Zug</translation>
    </message>
    <message>
        <source>By ending</source>
        <translation>Nach Endspielen</translation>
    </message>
    <message>
        <source>By stage</source>
        <translation>Nach Etappen</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etappe</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Coming up</source>
        <translation>Demnächst fällig</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) in the next two weeks.</source>
        <translation>
            <numerusform>Eine Aufgabe in den nächsten zwei Wochen.</numerusform>
            <numerusform>%n Aufgaben in den nächsten zwei Wochen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Today and overdue</source>
        <translation>Heute und überfällig</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a date</comment>
        <translation>dddd, d. MMMM</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>ddd d</source>
        <comment>weekday and day, short</comment>
        <translation>ddd d.</translation>
    </message>
    <message>
        <source>Where you throw results away</source>
        <translation>Wo du Gewinn oder Remis vergibst</translation>
    </message>
    <message>
        <source>Nowhere so far.</source>
        <translation>Bisher nirgends.</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Feld</translation>
    </message>
    <message numerus="yes">
        <source>thrown away here %n time(s)</source>
        <translation>
            <numerusform>hier %n-mal vergeben</numerusform>
            <numerusform>hier %n-mal vergeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln attempt(s)</source>
        <translation>
            <numerusform>%1 von %Ln Versuch</numerusform>
            <numerusform>%1 von %Ln Versuchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages read</source>
        <translation>Gelesene Seiten</translation>
    </message>
    <message>
        <source>of %1 in the courses</source>
        <translation>von %1 in den Kursen</translation>
    </message>
    <message>
        <source>The courses</source>
        <translation>Die Kurse</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>You would now solve about %1 of the exercises you have practised.</source>
        <translation>Von den geübten Aufgaben würdest du jetzt etwa %1 lösen.</translation>
    </message>
    <message>
        <source>Known by heart</source>
        <translation>Auswendig</translation>
    </message>
    <message>
        <source>Questions solved</source>
        <translation>Gelöste Fragen</translation>
    </message>
    <message>
        <source>%1 of %2 questions solved; %3 of %4 pages read.</source>
        <translation>Gelöste Fragen: %1 von %2; gelesene Seiten: %3 von %4.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>%1 pro Zug</translation>
    </message>
    <message>
        <source>Wasted per move</source>
        <translation>Verschenkt pro Zug</translation>
    </message>
    <message>
        <source>Wasted per move in won positions</source>
        <translation>Verschenkt pro Zug in Gewinnstellungen</translation>
    </message>
    <message>
        <source>In all attempts, solved or not.</source>
        <translation>In allen Versuchen, gelöst oder nicht.</translation>
    </message>
    <message>
        <source>Results thrown away: in all attempts, without moves taken back.</source>
        <translation>Gewinn oder Remis vergeben: in allen Versuchen, ohne zurückgenommene Züge.</translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s), most often with a move to %1.</source>
        <translation>
            <numerusform>Du hast einmal Gewinn oder Remis vergeben, mit einem Zug nach %1.</numerusform>
            <numerusform>Du hast %n Mal Gewinn oder Remis vergeben, am häufigsten mit einem Zug nach %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s).</source>
        <translation>
            <numerusform>Du hast einmal Gewinn oder Remis vergeben.</numerusform>
            <numerusform>Du hast %n Mal Gewinn oder Remis vergeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Days with at least one exercise, of any ending.</source>
        <translation>Tage mit mindestens einer Aufgabe, gleich aus welchem Endspiel.</translation>
    </message>
    <message>
        <source>Solved on your own</source>
        <translation>Allein gelöst</translation>
    </message>
    <message>
        <source>Exercises that you have practised before, overdue ones included.</source>
        <translation>Schon geübte Aufgaben, überfällige eingeschlossen.</translation>
    </message>
    <message>
        <source>In all courses, whatever the ending, with or without help.</source>
        <translation>In allen Kursen, gleich welches Endspiel, mit oder ohne Hilfe.</translation>
    </message>
    <message>
        <source>Other attempts</source>
        <translation>Andere Versuche</translation>
    </message>
    <message numerus="yes">
        <source>Over %n mate(s), you needed %1 moves on average; best play needs %2.</source>
        <translation>
            <numerusform>Bei einem Matt hast du %1 Züge gebraucht; bei bestem Spiel wären es %2 gewesen.</numerusform>
            <numerusform>Bei %n Matts hast du im Schnitt %1 Züge gebraucht; bei bestem Spiel wären es %2 gewesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results thrown away: %1</source>
        <translation>Gewinn oder Remis vergeben: %1</translation>
    </message>
    <message>
        <source>Questions of the courses</source>
        <translation>Fragen der Kurse</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <comment>successful attempts, all attempts and their share</comment>
        <translation>%1 von %2 (%3)</translation>
    </message>
    <message>
        <source>Only attempts without hints and take-backs count, and only if no move threw the result away.</source>
        <translation>Es zählen nur Versuche ohne Tipps und zurückgenommene Züge, in denen kein Zug den Gewinn oder das Remis vergeben hat.</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln move(s)</source>
        <comment>moves wasted</comment>
        <translation>
            <numerusform>verschenkt: %1; gespielt: %Ln</numerusform>
            <numerusform>verschenkt: %1; gespielt: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; results thrown away: %2</source>
        <comment>moves wasted</comment>
        <translation>%1; verschenkte Ergebnisse: %2</translation>
    </message>
    <message>
        <source>In all attempts to win, solved or not, without moves taken back.</source>
        <translation>In allen Gewinnversuchen, gelöst oder nicht, ohne zurückgenommene Züge.</translation>
    </message>
</context>
<context>
    <name>PracticeCommands</name>
    <message>
        <source>Pr&amp;actice</source>
        <translation>Ü&amp;ben</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>Ü&amp;ben</translation>
    </message>
    <message>
        <source>Do the exercises that are due, one after another</source>
        <translation>Die fälligen Aufgaben üben, eine nach der anderen</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>St&amp;op practising</source>
        <translation>Üben been&amp;den</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Session &amp;length</source>
        <translation>Übungsda&amp;uer</translation>
    </message>
    <message>
        <source>&amp;What to practise</source>
        <translation>Übungst&amp;hema</translation>
    </message>
    <message>
        <source>Gra&amp;ding…</source>
        <translation>Be&amp;notung …</translation>
    </message>
    <message>
        <source>See how attempts are graded and change the limits</source>
        <translation>Ansehen, wie Versuche benotet werden, und die Grenzen ändern</translation>
    </message>
    <message>
        <source>&amp;Read about it</source>
        <translation>&amp;Im Kurs nachlesen</translation>
    </message>
    <message>
        <source>Go to the course page that teaches what this exercise is about</source>
        <translation>Zur Kursseite gehen, die erklärt, worum es in dieser Aufgabe geht</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s)</source>
        <translation>
            <numerusform>%n Aufgabe</numerusform>
            <numerusform>%n Aufgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Start the exercise again from its position, without a grade</source>
        <translation>Die Aufgabe noch einmal aus ihrer Stellung spielen, ohne Note</translation>
    </message>
    <message>
        <source>Every &amp;question of the courses</source>
        <translation>Alle &amp;Fragen der Kurse</translation>
    </message>
    <message>
        <source>Practise the questions that you solved as well as those that you failed</source>
        <translation>Auch die Fragen üben, die du gelöst hast, nicht nur die nicht geschafften</translation>
    </message>
    <message>
        <source>Bac&amp;k to the game</source>
        <translation>&amp;Zur Partie</translation>
    </message>
    <message>
        <source>The next exercise comes when this one is finished.</source>
        <translation>Die nächste Aufgabe kommt, wenn diese beendet ist.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+U gives up and shows the solution.</source>
        <translation>Strg+Umschalt+U gibt auf und zeigt die Lösung.</translation>
    </message>
    <message>
        <source>Press Esc again to stop practising.</source>
        <translation>Drück noch einmal Esc, um das Üben zu beenden.</translation>
    </message>
    <message>
        <source>The exercise that you have begun will not count.</source>
        <translation>Die begonnene Aufgabe zählt dann nicht.</translation>
    </message>
    <message>
        <source>See the &amp;game</source>
        <translation>Zur &amp;Partie</translation>
    </message>
    <message>
        <source>Open your game at this position, once the exercise is finished</source>
        <translation>Deine Partie bei dieser Stellung öffnen, sobald die Aufgabe beendet ist</translation>
    </message>
    <message>
        <source>Keep practising</source>
        <translation>Weiterüben</translation>
    </message>
    <message>
        <source>After a failed attempt, goes to the course page about this exercise, if there is one</source>
        <translation>Führt nach einem nicht geschafften Versuch zur Kursseite über diese Übung, wenn es eine gibt</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Position after %1.</source>
        <translation>Stellung nach %1.</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Druckvorschau</translation>
    </message>
    <message>
        <source>Starting position.</source>
        <translation>Ausgangsstellung.</translation>
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
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
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
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild aufwärts</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Bild abwärts</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>RecordSigns</name>
    <message>
        <source>Four moves are equally good here.</source>
        <translation>Vier Züge sind hier gleich gut.</translation>
    </message>
    <message>
        <source>This move throws the win away.</source>
        <translation>Dieser Zug vergibt den Gewinn.</translation>
    </message>
    <message>
        <source>The program played this move.</source>
        <translation>Diesen Zug hat das Programm gespielt.</translation>
    </message>
    <message>
        <source>This move delays mate by one move.</source>
        <translation>Dieser Zug verzögert das Matt um einen Zug.</translation>
    </message>
    <message>
        <source>This move brings mate one move closer.</source>
        <translation>Dieser Zug bringt das Matt um einen Zug näher.</translation>
    </message>
    <message>
        <source>This move loses a drawn position.</source>
        <translation>Dieser Zug verliert eine Remisstellung.</translation>
    </message>
    <message>
        <source>This move was played after a hint.</source>
        <translation>Dieser Zug wurde nach einem Tipp gespielt.</translation>
    </message>
    <message>
        <source>The author of a course or a game marks good moves with “!” and mistakes with “?”; “!!” and “??” are stronger, “!?” and “?!” less certain.</source>
        <translation>So kennzeichnet der Autor eines Kurses oder einer Partie gute Züge (!) und Fehler (?); „!!“ und „??“ sind stärker, „!?“ und „?!“ weniger eindeutig.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>Ein Zug ist hier gleich gut.</numerusform>
            <numerusform>%n Züge sind hier gleich gut.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>%1 has no king.</source>
        <translation>%1 hat keinen König.</translation>
    </message>
    <message>
        <source>%1 has more than one king (%2).</source>
        <translation>%1 hat mehr als einen König (%2).</translation>
    </message>
    <message>
        <source>The kings are next to each other (%1).</source>
        <translation>Die Könige stehen nebeneinander (%1).</translation>
    </message>
    <message>
        <source>%1 has more than eight pawns.</source>
        <translation>%1 hat mehr als acht Bauern.</translation>
    </message>
    <message>
        <source>%1 has more than sixteen pieces.</source>
        <translation>%1 hat mehr als sechzehn Figuren.</translation>
    </message>
    <message>
        <source>The side to move was not given: White is assumed.</source>
        <translation>Es war nicht angegeben, wer am Zug ist: Es wird Weiß angenommen.</translation>
    </message>
    <message>
        <source>Castling rights were dropped: the king or rook is not on its home square.</source>
        <translation>Das Rochaderecht entfällt: König oder Turm steht nicht auf seinem Ausgangsfeld.</translation>
    </message>
    <message>
        <source>The en passant square was dropped: no pawn can just have passed it.</source>
        <translation>Das En-passant-Feld entfällt: Dort kann gerade kein Bauer vorbeigezogen sein.</translation>
    </message>
    <message>
        <source>“%1” is not possible here.</source>
        <translation>„%1“ ist hier nicht möglich.</translation>
    </message>
    <message>
        <source>“%1” could be %2. Please be more specific.</source>
        <translation>„%1“ könnte %2 sein. Gib an, welcher Zug gemeint ist.</translation>
    </message>
    <message>
        <source>Pawns cannot stand on the first or last rank (%1).</source>
        <translation>Bauern können nicht auf der ersten oder letzten Reihe stehen (%1).</translation>
    </message>
    <message>
        <source>%1 has more promoted pieces than missing pawns.</source>
        <translation>%1 hat mehr umgewandelte Figuren, als Bauern fehlen.</translation>
    </message>
    <message>
        <source>No legal move can have given this check to %1 (%2).</source>
        <translation>Kein legaler Zug kann zu diesem Schach gegen %1 geführt haben (%2).</translation>
    </message>
    <message>
        <source>%1 cannot castle: the king or the rook is no longer on its home square (%2).</source>
        <translation>%1 kann nicht rochieren: König oder Turm steht nicht mehr auf seinem Ausgangsfeld (%2).</translation>
    </message>
    <message>
        <source>No pawn can have just passed %1.</source>
        <translation>Kein Bauer kann gerade %1 überschritten haben.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>Der Text ist leer.</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters.</source>
        <translation>Der Text ist länger als %1 Zeichen.</translation>
    </message>
    <message>
        <source>This character is not allowed in a FEN (character %1).</source>
        <translation>Dieses Zeichen ist in einer FEN nicht erlaubt (Zeichen %1).</translation>
    </message>
    <message>
        <source>“%1” is neither a piece nor a number of squares (character %2).</source>
        <translation>„%1“ ist weder eine Figur noch eine Anzahl von Feldern (Zeichen %2).</translation>
    </message>
    <message>
        <source>Rank %1 has more than eight squares (character %2).</source>
        <translation>Reihe %1 hat mehr als acht Felder (Zeichen %2).</translation>
    </message>
    <message>
        <source>Rank %1 has fewer than eight squares (character %2).</source>
        <translation>Reihe %1 hat weniger als acht Felder (Zeichen %2).</translation>
    </message>
    <message>
        <source>There are more than eight ranks (character %1).</source>
        <translation>Es sind mehr als acht Reihen (Zeichen %1).</translation>
    </message>
    <message>
        <source>There are fewer than eight ranks (character %1).</source>
        <translation>Es sind weniger als acht Reihen (Zeichen %1).</translation>
    </message>
    <message>
        <source>The side to move must be w or b (character %1).</source>
        <translation>Die Seite am Zug muss w oder b sein (Zeichen %1).</translation>
    </message>
    <message>
        <source>The castling rights must be - or letters from KQkq (character %1).</source>
        <translation>Die Rochaderechte müssen - oder Buchstaben aus KQkq sein (Zeichen %1).</translation>
    </message>
    <message>
        <source>The en passant square must be - or a square of the third or sixth rank (character %1).</source>
        <translation>Das En-passant-Feld muss - oder ein Feld der dritten oder sechsten Reihe sein (Zeichen %1).</translation>
    </message>
    <message>
        <source>The halfmove clock must be a number from 0 to %1 (character %2).</source>
        <translation>Der Halbzugzähler muss eine Zahl von 0 bis %1 sein (Zeichen %2).</translation>
    </message>
    <message>
        <source>The move number must be between 1 and %1 (character %2).</source>
        <translation>Die Zugnummer muss zwischen 1 und %1 liegen (Zeichen %2).</translation>
    </message>
    <message>
        <source>There is extra text after the position (character %1).</source>
        <translation>Nach der Stellung folgt überzähliger Text (Zeichen %1).</translation>
    </message>
    <message>
        <source>The tablebases ignore castling, but castling is still possible here.</source>
        <translation>Die Endspieltabellen kennen keine Rochade, hier darf aber noch rochiert werden.</translation>
    </message>
    <message>
        <source>Not in the tablebases: this position has %1 pieces, and the tablebases cover at most %2.</source>
        <translation>Außerhalb der Endspieltabellen: Diese Stellung hat %1 Figuren, die Tabellen reichen nur bis %2.</translation>
    </message>
    <message>
        <source>“%1” is not a tag. Skipped.</source>
        <translation>„%1“ ist kein Tag und wird weggelassen.</translation>
    </message>
    <message>
        <source>The value of the tag %1 has no closing quotation mark.</source>
        <translation>Dem Wert des Tags %1 fehlt das schließende Anführungszeichen.</translation>
    </message>
    <message>
        <source>The tag %1 is given twice. The first one counts.</source>
        <translation>Das Tag %1 steht zweimal da. Das erste zählt.</translation>
    </message>
    <message>
        <source>The FEN tag cannot be read. The moves are skipped.</source>
        <translation>Das Tag FEN ist nicht lesbar. Die Züge werden weggelassen.</translation>
    </message>
    <message>
        <source>The FEN tag gives an illegal position. The moves are skipped.</source>
        <translation>Das Tag FEN nennt eine regelwidrige Stellung. Die Züge werden weggelassen.</translation>
    </message>
    <message>
        <source>This game is a chess variant (%1). The moves are skipped.</source>
        <translation>Diese Partie gehört zu einer Schachvariante (%1). Die Züge werden weggelassen.</translation>
    </message>
    <message>
        <source>“%1” is not a move. The rest of the line is skipped.</source>
        <translation>„%1“ ist kein Zug. Der Rest der Variante wird weggelassen.</translation>
    </message>
    <message>
        <source>%1 is illegal here. The rest of the line is skipped.</source>
        <translation>%1 ist hier regelwidrig. Der Rest der Variante wird weggelassen.</translation>
    </message>
    <message>
        <source>%1 is ambiguous. The rest of the line is skipped.</source>
        <translation>%1 ist mehrdeutig. Der Rest der Variante wird weggelassen.</translation>
    </message>
    <message>
        <source>This variation has no move to branch from. Skipped.</source>
        <translation>Diese Variante hat keinen Zug, von dem sie abweicht. Sie wird weggelassen.</translation>
    </message>
    <message>
        <source>This variation is nested too deeply. Skipped.</source>
        <translation>Diese Variante ist zu tief verschachtelt. Sie wird weggelassen.</translation>
    </message>
    <message>
        <source>The game has more than %1 moves. The rest is skipped.</source>
        <translation>Die Partie hat mehr als %1 Züge. Der Rest wird weggelassen.</translation>
    </message>
    <message>
        <source>The game is larger than %1 MiB. The rest is skipped.</source>
        <translation>Die Partie ist größer als %1&#xa0;MiB. Der Rest wird weggelassen.</translation>
    </message>
    <message>
        <source>“%1” makes no sense here. Skipped.</source>
        <translation>„%1“ ergibt hier keinen Sinn und wird weggelassen.</translation>
    </message>
    <message>
        <source>“%1” is not an annotation glyph. Skipped.</source>
        <translation>„%1“ ist kein Bewertungszeichen (NAG) und wird weggelassen.</translation>
    </message>
    <message>
        <source>This comment has no closing brace.</source>
        <translation>Diesem Kommentar fehlt die schließende geschweifte Klammer.</translation>
    </message>
    <message>
        <source>This variation has no closing parenthesis.</source>
        <translation>Dieser Variante fehlt die schließende Klammer.</translation>
    </message>
    <message>
        <source>The pawn</source>
        <translation>Der Bauer</translation>
    </message>
    <message>
        <source>The knight</source>
        <translation>Der Springer</translation>
    </message>
    <message>
        <source>The bishop</source>
        <translation>Der Läufer</translation>
    </message>
    <message>
        <source>The rook</source>
        <translation>Der Turm</translation>
    </message>
    <message>
        <source>The queen</source>
        <translation>Die Dame</translation>
    </message>
    <message>
        <source>The king</source>
        <translation>Der König</translation>
    </message>
    <message>
        <source>It is White&apos;s turn.</source>
        <translation>Weiß ist am Zug.</translation>
    </message>
    <message>
        <source>It is Black&apos;s turn.</source>
        <translation>Schwarz ist am Zug.</translation>
    </message>
    <message>
        <source>%1 on %2 would take the king.</source>
        <translation>%1 auf %2 würde den König schlagen.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <comment>a place in a file, and what is wrong there</comment>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>There is no piece on %1.</source>
        <translation>Auf %1 steht keine Figur.</translation>
    </message>
    <message>
        <source>%1 cannot go to %2.</source>
        <translation>%1 kann nicht nach %2.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 kann nicht ziehen.</translation>
    </message>
    <message>
        <source>“%1” is not a move. Type one like Nd3 or e3d5.</source>
        <translation>„%1“ ist kein Zug. Gib einen wie Sd3 oder e3d5 ein.</translation>
    </message>
    <message>
        <source>%1 is a null move, which is impossible in check. The rest of the line is skipped.</source>
        <translation>%1 ist ein Nullzug, der nicht möglich ist, wenn der König im Schach steht. Der Rest der Variante wird weggelassen.</translation>
    </message>
    <message>
        <source>The move number 0 was read as 1.</source>
        <translation>Die Zugnummer 0 wurde als 1 gelesen.</translation>
    </message>
    <message>
        <source>White is in check (%1), but it is Black&apos;s turn.</source>
        <translation>Weiß steht im Schach (%1), aber Schwarz ist am Zug.</translation>
    </message>
    <message>
        <source>Black is in check (%1), but it is White&apos;s turn.</source>
        <translation>Schwarz steht im Schach (%1), aber Weiß ist am Zug.</translation>
    </message>
    <message>
        <source>That is not a FEN, which looks like %1.</source>
        <translation>Das ist keine FEN; eine FEN sieht so aus: %1.</translation>
    </message>
    <message>
        <source>The other king guards %1.</source>
        <translation>Der gegnerische König deckt %1.</translation>
    </message>
    <message>
        <source>%1 on %2 guards %3.</source>
        <comment>a piece, its square and the square that it guards</comment>
        <translation>%1 auf %2 deckt %3.</translation>
    </message>
    <message>
        <source>“%1” is not a position. Skipped.</source>
        <translation>„%1“ ist keine Stellung und wird weggelassen.</translation>
    </message>
    <message>
        <source>The Result tag and the result after the moves differ; %1 counts.</source>
        <translation>Das Tag „Result“ und das Ergebnis hinter den Zügen widersprechen sich; es gilt %1.</translation>
    </message>
    <message>
        <source>“%1” is an illegal position. Skipped.</source>
        <translation>„%1“ ist eine unmögliche Stellung und wurde übersprungen.</translation>
    </message>
    <message>
        <source>%1 is castling of Chess960, which is not supported. The rest of the line is skipped.</source>
        <translation>%1 ist eine Rochade des Schach960, die nicht unterstützt wird. Der Rest der Variante wird weggelassen.</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>With best play it is a draw.</source>
        <translation>Bei bestem Spiel ist es remis.</translation>
    </message>
    <message>
        <source>White could have mated in %1.</source>
        <translation>Weiß hatte ein Matt in %1.</translation>
    </message>
    <message>
        <source>Black could have mated in %1.</source>
        <translation>Schwarz hatte ein Matt in %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to mate with best play from the start</source>
        <translation>
            <numerusform>Bei bestem Spiel %n Zug bis zum Matt ab der Ausgangsstellung</numerusform>
            <numerusform>Bei bestem Spiel %n Züge bis zum Matt ab der Ausgangsstellung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n played so far.</source>
        <translation>
            <numerusform>%1; bisher gespielt: %n.</numerusform>
            <numerusform>%1; bisher gespielt: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No moves wasted.</source>
        <translation>Kein Zug verschenkt.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) wasted.</source>
        <translation>
            <numerusform>Ein Zug verschenkt.</numerusform>
            <numerusform>%n Züge verschenkt.</numerusform>
        </translation>
    </message>
    <message>
        <source>No hints and no take-backs.</source>
        <translation>Ohne Tipps und ohne Zugrücknahmen.</translation>
    </message>
    <message>
        <source>Best reply: %1.</source>
        <translation>Beste Antwort: %1.</translation>
    </message>
    <message>
        <source>The win was thrown away with %1.</source>
        <translation>Der Gewinn wurde mit %1 vergeben.</translation>
    </message>
    <message>
        <source>The draw was thrown away with %1.</source>
        <translation>Das Remis wurde mit %1 vergeben.</translation>
    </message>
    <message>
        <source>The costliest move was %1.</source>
        <translation>Der teuerste Zug war %1.</translation>
    </message>
    <message numerus="yes">
        <source>Below are the costliest moves; the move list marks %n more.</source>
        <translation>
            <numerusform>Unten stehen die teuersten Züge; die Zugliste markiert einen weiteren.</numerusform>
            <numerusform>Unten stehen die teuersten Züge; die Zugliste markiert %n weitere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exam failed.</source>
        <translation>Prüfung nicht bestanden.</translation>
    </message>
    <message>
        <source>Exam passed. Grade: %1.</source>
        <translation>Prüfung bestanden. Note: %1.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>You played %1 here. Find a better move.</source>
        <translation>Hier hast du %1 gespielt. Finde einen besseren Zug.</translation>
    </message>
</context>
<context>
    <name>ReviewCommands</name>
    <message>
        <source>Your mistakes could not be saved.</source>
        <translation>Deine Fehler konnten nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The disk may be full. Free some space and try again.</source>
        <translation>Der Datenträger ist vielleicht voll. Schaff Platz und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Look through your games</source>
        <translation>Meine Partien durchsehen</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Partien (*.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Look through my games…</source>
        <translation>Meine Partien &amp;durchsehen …</translation>
    </message>
    <message>
        <source>See how you played the endings of all games of a PGN file</source>
        <translation>Ansehen, wie du die Endspiele aller Partien einer PGN-Datei gespielt hast</translation>
    </message>
    <message>
        <source>&amp;Back to my endgames</source>
        <translation>Zurück zu meinen &amp;Endspielen</translation>
    </message>
    <message>
        <source>Show the endings of the games that were looked through last</source>
        <translation>Die Endspiele der zuletzt durchgesehenen Partien zeigen</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>castles short</source>
        <translation>kurze Rochade</translation>
    </message>
    <message>
        <source>castles long</source>
        <translation>lange Rochade</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <comment>a move aloud: a piece without article, a square</comment>
        <translation>%1 schlägt auf %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a move aloud: a piece without article, a square</comment>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>checkmate</source>
        <comment>after a move aloud</comment>
        <translation>matt</translation>
    </message>
    <message>
        <source>stalemate</source>
        <comment>after a move aloud</comment>
        <translation>patt</translation>
    </message>
    <message>
        <source>check</source>
        <comment>after a move aloud</comment>
        <translation>Schach</translation>
    </message>
    <message>
        <source>%1 is not attacked.</source>
        <translation>%1 wird nicht angegriffen.</translation>
    </message>
    <message>
        <source>%1 is attacked by: %2.</source>
        <comment>a square; pieces and their squares</comment>
        <translation>%1 wird angegriffen: %2.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no piece of a side</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>White: %1. Black: %2.</source>
        <comment>pieces and their squares</comment>
        <translation>Weiß: %1. Schwarz: %2.</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>a null move aloud</comment>
        <translation>passt</translation>
    </message>
</context>
<context>
    <name>SquareText</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Solving: %1…</source>
        <translation>Wird berechnet: %1&#xa0;…</translation>
    </message>
    <message>
        <source>Solving was cancelled. Press “Try again” to see the result.</source>
        <translation>Die Berechnung wurde abgebrochen. Drück „Noch einmal“, um die Bewertung zu sehen.</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending. Close other programs and try again.</source>
        <translation>Der Speicher reichte nicht, um das Endspiel zu berechnen. Schließ andere Programme und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Illegal position</source>
        <translation>Regelwidrige Stellung</translation>
    </message>
    <message>
        <source>Analysis: you move for both sides.</source>
        <translation>Analyse: Du ziehst für beide Seiten.</translation>
    </message>
    <message>
        <source>Your opponent plays by general principles.</source>
        <translation>Dein Gegner spielt nach Faustregeln.</translation>
    </message>
    <message>
        <source>Your opponent defends like a human.</source>
        <translation>Dein Gegner verteidigt sich wie ein Mensch.</translation>
    </message>
    <message>
        <source>Your opponent slips now and then.</source>
        <translation>Dein Gegner greift ab und zu daneben.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n more piece(s) (not the kings) to see the result.</source>
        <translation>
            <numerusform>Nimm noch eine Figur (keinen König) vom Brett, um die Bewertung zu sehen.</numerusform>
            <numerusform>Nimm noch %n Figuren (keinen König) vom Brett, um die Bewertung zu sehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tablebases do not cover castling: remove the castling rights to see the result.</source>
        <translation>Die Endspieltabellen kennen keine Rochade: Streich die Rochaderechte, um die Bewertung zu sehen.</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Your opponent mates using the method.</source>
        <translation>Dein Gegner setzt nach der Methode matt.</translation>
    </message>
    <message>
        <source>Your opponent mates using the method, which is being prepared.</source>
        <translation>Dein Gegner setzt nach der Methode matt; sie wird gerade vorbereitet.</translation>
    </message>
    <message>
        <source>There is not enough memory for the method: your opponent plays perfectly.</source>
        <translation>Für die Methode reicht der Speicher nicht: Dein Gegner spielt perfekt.</translation>
    </message>
    <message>
        <source>a few seconds</source>
        <translation>einige Sekunden</translation>
    </message>
    <message>
        <source>about a minute</source>
        <translation>etwa eine Minute</translation>
    </message>
    <message>
        <source>Five-piece endings are solved on demand. This one takes %1 and up to %2 of memory.</source>
        <comment>some seconds; 1.8 GB</comment>
        <translation>Endspiele mit fünf Figuren werden auf Wunsch berechnet. Bei diesem dauert das %1 und braucht bis zu %2 Speicher.</translation>
    </message>
    <message>
        <source>%1 plays for your opponent here.</source>
        <translation>Hier spielt %1 für deinen Gegner.</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>etwa eine Minute</numerusform>
            <numerusform>etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known whether this win survives the fifty-move rule.</source>
        <translation>Es ist nicht bekannt, ob dieser Gewinn innerhalb der Fünfzig-Züge-Regel gelingt.</translation>
    </message>
    <message>
        <source>With best play, the fifty-move rule comes before the mate.</source>
        <translation>Bei bestem Spiel greift die Fünfzig-Züge-Regel vor dem Matt.</translation>
    </message>
    <message>
        <source>Hold the draw to pass.</source>
        <translation>Halte das Remis, um zu bestehen.</translation>
    </message>
    <message>
        <source>Checkmate to pass; the fewer moves you waste, the better the grade.</source>
        <translation>Setz matt, um zu bestehen; je weniger Züge du verschenkst, desto besser die Note.</translation>
    </message>
    <message>
        <source>Moves used: %1.</source>
        <translation>Gespielte Züge: %1.</translation>
    </message>
    <message>
        <source>Not solved by computer</source>
        <translation>Nicht berechnet</translation>
    </message>
    <message>
        <source>This ending needs more memory than you allow. Raise the limit under Settings, Five-piece endings, and try again.</source>
        <translation>Dieses Endspiel braucht mehr Speicher, als du erlaubst. Setz die Grenze unter Einstellungen, Endspiele mit fünf Figuren, höher und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>%1, but too late: under the fifty-move rule this is a draw.</source>
        <comment>a win</comment>
        <translation>%1, aber zu spät: Nach der Fünfzig-Züge-Regel ist es remis.</translation>
    </message>
</context>
<context>
    <name>StatisticsCommands</name>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistik …</translation>
    </message>
    <message>
        <source>Your progress by week, ending and stage</source>
        <translation>Dein Fortschritt nach Wochen, Endspielen und Etappen</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>Als CSV &amp;exportieren …</translation>
    </message>
    <message>
        <source>Export all attempts as a table for other programs</source>
        <translation>Alle Versuche als Tabelle für andere Programme exportieren</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>Si&amp;chern …</translation>
    </message>
    <message>
        <source>Save all practice data to a file</source>
        <translation>Den ganzen Übungsstand in einer Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Wiederherstellen …</translation>
    </message>
    <message>
        <source>Replace your practice data with a backup</source>
        <translation>Deinen Übungsstand durch den einer Sicherung ersetzen</translation>
    </message>
    <message>
        <source>Erase every&amp;thing…</source>
        <translation>Alles &amp;löschen …</translation>
    </message>
    <message>
        <source>Start as if you had never practised</source>
        <translation>Neu anfangen, als hättest du nie geübt</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Five-piece e&amp;ndings</source>
        <translation>Endsp&amp;iele mit fünf Figuren</translation>
    </message>
    <message>
        <source>%1 of disk space has been freed.</source>
        <translation>%1 auf der Festplatte sind wieder frei.</translation>
    </message>
    <message>
        <source>Any endings you need will be solved again.</source>
        <translation>Endspiele, die du brauchst, werden neu berechnet.</translation>
    </message>
    <message>
        <source>Not all endings could be deleted from the disk.</source>
        <translation>Nicht alle Endspiele konnten von der Festplatte gelöscht werden.</translation>
    </message>
    <message>
        <source>Check that their folder is writable.</source>
        <translation>Prüfe, ob ihr Ordner beschreibbar ist.</translation>
    </message>
    <message>
        <source>&amp;Keep solved endings on disk</source>
        <translation>&amp;Berechnete Endspiele auf der Festplatte speichern</translation>
    </message>
    <message>
        <source>Endings solved once are available again at the next start</source>
        <translation>Einmal berechnete Endspiele sind beim nächsten Start wieder verfügbar</translation>
    </message>
    <message>
        <source>&amp;Delete stored endings (frees %1)</source>
        <translation>Gespeicherte Endspiele &amp;löschen (gibt %1 frei)</translation>
    </message>
    <message>
        <source>All available memory</source>
        <translation>Der ganze verfügbare Speicher</translation>
    </message>
    <message>
        <source>Up to %1 of memory</source>
        <translation>Bis zu %1 Speicher</translation>
    </message>
</context>
<context>
    <name>TeachingMarks</name>
    <message>
        <source>Key squares: %1</source>
        <translation>Schlüsselfelder: %1</translation>
    </message>
    <message>
        <source>Square of the pawn: %1</source>
        <comment>its opposite corners</comment>
        <translation>Quadrat des Bauern: %1</translation>
    </message>
    <message>
        <source>Squares of the pawns: %1</source>
        <comment>their opposite corners</comment>
        <translation>Quadrate der Bauern: %1</translation>
    </message>
</context>
<context>
    <name>TrainingCommands</name>
    <message>
        <source>&amp;You play as</source>
        <translation>&amp;Du spielst</translation>
    </message>
    <message>
        <source>The attacker</source>
        <translation>Den Angreifer</translation>
    </message>
    <message>
        <source>The defender</source>
        <translation>Den Verteidiger</translation>
    </message>
    <message>
        <source>The &amp;program plays</source>
        <translation>Das &amp;Programm spielt</translation>
    </message>
    <message>
        <source>Perfectly</source>
        <translation>Perfekt</translation>
    </message>
    <message>
        <source>By general principles</source>
        <translation>Nach Faustregeln</translation>
    </message>
    <message>
        <source>Ends the game</source>
        <translation>Beendet die Partie</translation>
    </message>
    <message>
        <source>Only warns</source>
        <translation>Warnt nur</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>The &amp;fifty-move rule</source>
        <translation>&amp;Fünfzig-Züge-Regel</translation>
    </message>
    <message>
        <source>The &amp;seventy-five-move rule</source>
        <translation>F&amp;ünfundsiebzig-Züge-Regel</translation>
    </message>
    <message>
        <source>&amp;Threefold repetition</source>
        <translation>D&amp;reimalige Stellungswiederholung</translation>
    </message>
    <message>
        <source>Both sides (analysis)</source>
        <translation>Beide Seiten (Analyse)</translation>
    </message>
    <message>
        <source>&amp;Hide mate distances and wasted moves</source>
        <translation>&amp;Mattdistanzen und verschenkte Züge verbergen</translation>
    </message>
    <message>
        <source>Until the game is over, the panels show who wins but not how soon</source>
        <translation>Bis zum Ende der Partie siehst du, wer gewinnt, aber nicht, wie schnell</translation>
    </message>
    <message>
        <source>&amp;Reveal them here</source>
        <translation>Hier &amp;aufdecken</translation>
    </message>
    <message>
        <source>Show the mate distance and the wasted moves for this position</source>
        <translation>Mattdistanz und verschenkte Züge für diese Stellung zeigen</translation>
    </message>
    <message>
        <source>Like a human</source>
        <translation>Wie ein Mensch</translation>
    </message>
    <message>
        <source>With occasional slips</source>
        <translation>Mit gelegentlichen Fehlgriffen</translation>
    </message>
    <message>
        <source>Text&amp;book positions</source>
        <translation>&amp;Lehrbuchstellungen</translation>
    </message>
    <message>
        <source>&amp;Exam</source>
        <translation>Prüfu&amp;ng</translation>
    </message>
    <message>
        <source>Using the method (bishop and knight)</source>
        <translation>Nach der Methode (Läufer und Springer)</translation>
    </message>
    <message>
        <source>Follow the &amp;method</source>
        <translation>Der Me&amp;thode folgen</translation>
    </message>
    <message>
        <source>The coach guides you through the bishop-and-knight mate, one aim at a time</source>
        <translation>Der Trainer führt dich Ziel für Ziel zum Matt mit Läufer und Springer</translation>
    </message>
    <message>
        <source>Play the method&apos;s mo&amp;ve</source>
        <translation>&amp;Zug der Methode spielen</translation>
    </message>
    <message>
        <source>Play the method&apos;s next move for you</source>
        <translation>Den nächsten Zug der Methode für dich spielen</translation>
    </message>
    <message>
        <source>&amp;Exam (last one on %1: %2)</source>
        <comment>a date and a result</comment>
        <translation>Prüfu&amp;ng (letzte am %1: %2)</translation>
    </message>
    <message>
        <source>Play a new position without comments, marks or take-backs, and get a grade at the end</source>
        <translation>Eine neue Stellung ohne Kommentare, Markierungen und Zugrücknahmen spielen und am Ende eine Note bekommen</translation>
    </message>
    <message>
        <source>End exam</source>
        <translation>Prüfung beenden</translation>
    </message>
    <message>
        <source>End the exam without a grade and go on with the game as usual</source>
        <translation>Die Prüfung ohne Note beenden und die Partie normal weiterspielen</translation>
    </message>
    <message>
        <source>only when you mate with bishop and knight</source>
        <translation>nur wenn du mit Läufer und Springer mattsetzt</translation>
    </message>
    <message>
        <source>Another exam</source>
        <translation>Noch eine Prüfung</translation>
    </message>
    <message>
        <source>The game will be kept: Ctrl+Alt+Z brings it back.</source>
        <translation>Die Partie bleibt erhalten: Strg+Alt+Z holt sie zurück.</translation>
    </message>
    <message>
        <source>not while a question is open</source>
        <translation>nicht, solange eine Frage offen ist</translation>
    </message>
    <message>
        <source>follow the method first</source>
        <translation>zuerst der Methode folgen</translation>
    </message>
    <message>
        <source>You play one new position without hints, comments, marks or take-backs, and get a grade at the end.</source>
        <translation>Du spielst eine neue Stellung ohne Tipps, Kommentare, Markierungen und Zugrücknahmen und bekommst am Ende eine Note.</translation>
    </message>
    <message>
        <source>“Choose the kind of position” in the Game menu changes this.</source>
        <translation>„Art der Stellung wählen“ im Menü „Partie“ ändert das.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Begin an exam: %1?</source>
        <comment>an ending</comment>
        <translation>Prüfung beginnen: %1?</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The text</source>
        <translation>Der Text</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a file in a sentence</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1 was not found.</source>
        <translation>%1 wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>Vielleicht wurde die Datei verschoben, umbenannt oder gelöscht.</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 ist ein Ordner.</translation>
    </message>
    <message>
        <source>Choose a PGN file inside it.</source>
        <translation>Wähle darin eine PGN-Datei.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>You may not have permission to read it.</source>
        <translation>Vielleicht hast du keine Leserechte.</translation>
    </message>
    <message>
        <source>%1 is too large.</source>
        <translation>%1 ist zu groß.</translation>
    </message>
    <message>
        <source>Files of up to %1 MiB can be opened.</source>
        <translation>Dateien bis zu %1&#xa0;MiB lassen sich öffnen.</translation>
    </message>
    <message>
        <source>%1 contains no chess games.</source>
        <translation>%1 enthält keine Schachpartien.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation>%1 stammt von einer neueren Version dieses Programms.</translation>
    </message>
    <message>
        <source>%1 has been changed by another program.</source>
        <translation>%1 wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Open it again, or save your game under another name.</source>
        <translation>Öffne die Datei noch einmal, oder speichere deine Partie unter einem anderen Namen.</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 ließ sich nicht speichern.</translation>
    </message>
    <message>
        <source>Save under another name: the folder may be read-only or the disk full.</source>
        <translation>Speichere unter einem anderen Namen: Der Ordner ist vielleicht schreibgeschützt oder der Datenträger voll.</translation>
    </message>
    <message numerus="yes">
        <source>There are at least %n more errors.</source>
        <translation>
            <numerusform>Es gibt mindestens einen weiteren Fehler.</numerusform>
            <numerusform>Es gibt mindestens %n weitere Fehler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n more errors.</source>
        <translation>
            <numerusform>Es gibt einen weiteren Fehler.</numerusform>
            <numerusform>Es gibt %n weitere Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts of this game could not be read.</source>
        <translation>Teile dieser Partie ließen sich nicht lesen.</translation>
    </message>
    <message>
        <source>There is not enough memory. Close other programs and open it again.</source>
        <translation>Der Speicher reicht nicht. Schließ andere Programme und versuch das Öffnen noch einmal.</translation>
    </message>
    <message>
        <source>It is a pipe, a socket or a device. Choose a file.</source>
        <translation>Das ist eine Pipe, ein Socket oder ein Gerät. Wähle eine Datei.</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>%1 wurde nicht gespeichert.</translation>
    </message>
</context>
<context>
    <name>UndoCommands</name>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo what was taken back</source>
        <translation>Zurückgenommenes wiederherstellen</translation>
    </message>
    <message>
        <source>Undo your last move or change</source>
        <translation>Den letzten Zug oder die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>Vorige Stellung</translation>
    </message>
    <message>
        <source>Go back to the game that was on the board before this one</source>
        <translation>Zurück zu der Partie, die vor dieser auf dem Brett war</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Nächste Stellung</translation>
    </message>
    <message>
        <source>Return to the game that followed this one</source>
        <translation>Wieder zu der Partie, die auf diese folgte</translation>
    </message>
</context>
<context>
    <name>WayBackCommands</name>
    <message>
        <source>Dismiss the message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>Cancel solving</source>
        <translation>Berechnung abbrechen</translation>
    </message>
    <message>
        <source>Stop solving the ending</source>
        <translation>Die Berechnung des Endspiels abbrechen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Take over and keep playing</source>
        <translation>Selbst weiterspielen</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Go back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Die Partie fortsetzen</translation>
    </message>
    <message>
        <source>Clear the typed move</source>
        <translation>Den eingegebenen Zug löschen</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>Die Figur zurückstellen</translation>
    </message>
    <message>
        <source>Leave the set-up</source>
        <translation>Das Aufstellen beenden</translation>
    </message>
    <message>
        <source>Press Esc again to go back to the game.</source>
        <translation>Drück noch einmal Esc, um zur Partie zurückzugehen.</translation>
    </message>
    <message>
        <source>The position you have set up will be lost.</source>
        <translation>Die aufgestellte Stellung geht verloren.</translation>
    </message>
    <message>
        <source>Go back to where the replay began</source>
        <translation>Zurück zur Stellung vor dem Nachspielen</translation>
    </message>
    <message>
        <source>It will not be graded.</source>
        <translation>Sie wird nicht benotet.</translation>
    </message>
    <message>
        <source>End exam</source>
        <translation>Prüfung beenden</translation>
    </message>
    <message>
        <source>Press Esc again to end the exam.</source>
        <translation>Drück noch einmal Esc, um die Prüfung zu beenden.</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Trotzdem verlassen</translation>
    </message>
    <message>
        <source>not in an exam</source>
        <translation>nicht in einer Prüfung</translation>
    </message>
    <message>
        <source>Press Esc again to cancel your changes.</source>
        <translation>Drück noch einmal Esc, um deine Änderungen zu verwerfen.</translation>
    </message>
    <message>
        <source>The page will be as it was before.</source>
        <translation>Die Seite ist dann wieder wie vorher.</translation>
    </message>
    <message>
        <source>Show the page as it was before</source>
        <translation>Die Seite zeigen, wie sie vorher war</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Press Esc again to cancel solving the ending.</source>
        <translation>Drück noch einmal Esc, um die Berechnung des Endspiels abzubrechen.</translation>
    </message>
    <message>
        <source>It would have to start again.</source>
        <translation>Sie müsste von vorn beginnen.</translation>
    </message>
    <message>
        <source>Close the first steps</source>
        <translation>Erste Schritte schließen</translation>
    </message>
    <message>
        <source>Keep solving</source>
        <translation>Weiter lösen</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Weiter bearbeiten</translation>
    </message>
    <message>
        <source>Continue the exam</source>
        <translation>Prüfung fortsetzen</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Right Corner %1 is a trainer for chess endings with up to %2 pieces, above all the mate with bishop and knight. Each ending is solved in memory when needed; your data stays on your computer.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Right Corner %1 ist ein Trainer für Schachendspiele mit bis zu %2 Figuren, allen voran das Matt mit Läufer und Springer. Jedes Endspiel wird bei Bedarf im Speicher berechnet; deine Daten bleiben auf deinem Rechner.

Freie Software unter der GNU General Public License, Version 3 oder neuer.</translation>
    </message>
    <message>
        <source>About Right Corner</source>
        <translation>Über Right Corner</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie im System eingestellt</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;About Right Corner</source>
        <translation>&amp;Über Right Corner</translation>
    </message>
    <message>
        <source>Game &amp;record</source>
        <translation>&amp;Reiter neben dem Brett</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Alle Züge hier</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Terms, symbols and &amp;keys</source>
        <translation>Begriffe, Symbole und &amp;Tasten</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>Schwarz auf Weiß</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation>Weiß auf Schwarz</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a size of text, in percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>S&amp;chriftgröße</translation>
    </message>
    <message>
        <source>Read &amp;moves aloud</source>
        <translation>&amp;Züge vorlesen</translation>
    </message>
    <message>
        <source>Read each move with the system&apos;s text-to-speech voice</source>
        <translation>Jeden Zug von der Systemstimme vorlesen lassen</translation>
    </message>
    <message>
        <source>Move sounds</source>
        <translation>Töne beim Ziehen</translation>
    </message>
    <message>
        <source>Hear moves, captures, checks and checkmate</source>
        <translation>Züge, Schlagzüge, Schachgebote und Matt hören</translation>
    </message>
    <message>
        <source>No sound player was found; install pw-play, paplay or aplay</source>
        <translation>Kein Programm zur Tonwiedergabe gefunden; installiere pw-play, paplay oder aplay</translation>
    </message>
    <message>
        <source>No text-to-speech program was found; install speech-dispatcher</source>
        <translation>Kein Programm zur Sprachausgabe gefunden; installiere speech-dispatcher</translation>
    </message>
    <message>
        <source>no speech program found</source>
        <translation>keine Sprachausgabe gefunden</translation>
    </message>
    <message>
        <source>no sound player found</source>
        <translation>keine Tonwiedergabe gefunden</translation>
    </message>
    <message>
        <source>First &amp;steps</source>
        <translation>Erste &amp;Schritte</translation>
    </message>
    <message>
        <source>Show the suggestions of the first start again</source>
        <translation>Die Vorschläge des ersten Starts noch einmal zeigen</translation>
    </message>
    <message>
        <source>only beside a game of your own</source>
        <translation>nur neben einer eigenen Partie</translation>
    </message>
    <message>
        <source>Endings in &amp;figures…</source>
        <translation>&amp;Endspiele in Zahlen …</translation>
    </message>
    <message>
        <source>All endings with their aims, longest wins, shares of results and zugzwangs</source>
        <translation>Alle Endspiele mit Ziel, längstem Gewinn, Anteilen der Ergebnisse und Zugzwangstellungen</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Throws the win away.</source>
        <translation>Verschenkt den Gewinn.</translation>
    </message>
    <message>
        <source>Turns a win into a loss.</source>
        <translation>Macht aus einem Gewinn einen Verlust.</translation>
    </message>
    <message>
        <source>Throws the draw away.</source>
        <translation>Verschenkt das Remis.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) slower than the best.</source>
        <translation>
            <numerusform>Einen Zug langsamer als der beste Zug.</numerusform>
            <numerusform>%n Züge langsamer als der beste Zug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>Lässt das Matt einen Zug früher zu.</numerusform>
            <numerusform>Lässt das Matt %n Züge früher zu.</numerusform>
        </translation>
    </message>
    <message>
        <source>N</source>
        <comment>the knight&apos;s letter in chess notation</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the bishop&apos;s letter in chess notation</comment>
        <translation>L</translation>
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
        <translation>K</translation>
    </message>
    <message>
        <source>Best was %1.</source>
        <translation>Am besten wäre %1 gewesen.</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1 ist am besten.</translation>
    </message>
    <message numerus="yes">
        <source>%1 works: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 geht: einen Zug langsamer als der beste.</numerusform>
            <numerusform>%1 geht: %n Züge langsamer als der beste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 ist ein Umweg: einen Zug langsamer als der beste.</numerusform>
            <numerusform>%1 ist ein Umweg: %n Züge langsamer als der beste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>%1 lässt das Matt einen Zug früher zu.</numerusform>
            <numerusform>%1 lässt das Matt %n Züge früher zu.</numerusform>
        </translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Weiß am Zug</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Schwarz am Zug</translation>
    </message>
    <message>
        <source>Right corners (dark): %1</source>
        <translation>Richtige Ecken (schwarz): %1</translation>
    </message>
    <message>
        <source>Right corners (light): %1</source>
        <translation>Richtige Ecken (weiß): %1</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>Schachmatt</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Patt</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Neither side has mating material.</source>
        <translation>Keine Seite hat genug Material zum Mattsetzen.</translation>
    </message>
    <message>
        <source>The king captures the knight on %1.</source>
        <translation>Der König schlägt den Springer auf %1.</translation>
    </message>
    <message>
        <source>The king captures the bishop on %1.</source>
        <translation>Der König schlägt den Läufer auf %1.</translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <translation>Schachmatt.</translation>
    </message>
    <message>
        <source>Draw by stalemate.</source>
        <translation>Remis durch Patt.</translation>
    </message>
    <message>
        <source>Draw by insufficient material.</source>
        <translation>Remis durch unzureichendes Material.</translation>
    </message>
    <message>
        <source>Draw by the fifty-move rule.</source>
        <translation>Remis nach der Fünfzig-Züge-Regel.</translation>
    </message>
    <message>
        <source>Draw by the seventy-five-move rule.</source>
        <translation>Remis nach der Fünfundsiebzig-Züge-Regel.</translation>
    </message>
    <message>
        <source>Draw by threefold repetition.</source>
        <translation>Remis durch dreimalige Stellungswiederholung.</translation>
    </message>
    <message>
        <source>This position has occurred three times: in a tournament game a draw could be claimed.</source>
        <translation>Diese Stellung ist dreimal entstanden: In einer Turnierpartie könnte Remis reklamiert werden.</translation>
    </message>
    <message>
        <source>%1 throws the win away.</source>
        <translation>%1 vergibt den Gewinn.</translation>
    </message>
    <message>
        <source>%1 loses: it was a draw.</source>
        <translation>%1 verliert; vorher war es remis.</translation>
    </message>
    <message>
        <source>%1 holds the draw.</source>
        <translation>%1 hält das Remis.</translation>
    </message>
    <message>
        <source>The king captures the queen on %1.</source>
        <translation>Der König schlägt die Dame auf %1.</translation>
    </message>
    <message>
        <source>The king captures the rook on %1.</source>
        <translation>Der König schlägt den Turm auf %1.</translation>
    </message>
    <message>
        <source>The king captures the pawn on %1.</source>
        <translation>Der König schlägt den Bauern auf %1.</translation>
    </message>
    <message>
        <source>The queen is captured on %1.</source>
        <translation>Die Dame wird auf %1 geschlagen.</translation>
    </message>
    <message>
        <source>The rook is captured on %1.</source>
        <translation>Der Turm wird auf %1 geschlagen.</translation>
    </message>
    <message>
        <source>The bishop is captured on %1.</source>
        <translation>Der Läufer wird auf %1 geschlagen.</translation>
    </message>
    <message>
        <source>The knight is captured on %1.</source>
        <translation>Der Springer wird auf %1 geschlagen.</translation>
    </message>
    <message>
        <source>The pawn is captured on %1.</source>
        <translation>Der Bauer wird auf %1 geschlagen.</translation>
    </message>
    <message>
        <source>Best play ends in stalemate.</source>
        <translation>Bei bestem Spiel endet es im Patt.</translation>
    </message>
    <message>
        <source>The king forks the pieces and takes one of them.</source>
        <translation>Der König greift beide Figuren an und schlägt eine von ihnen.</translation>
    </message>
    <message>
        <source>It is a rook pawn: the king reaches the queening corner, or traps the other king there.</source>
        <translation>Es ist ein Randbauer: Der König erreicht die Umwandlungsecke oder sperrt dort den gegnerischen König ein.</translation>
    </message>
    <message>
        <source>The pawn is lost.</source>
        <translation>Der Bauer geht verloren.</translation>
    </message>
    <message>
        <source>Both pawns promote.</source>
        <translation>Beide Bauern wandeln sich um.</translation>
    </message>
    <message>
        <source>%1 loses: it was a win.</source>
        <translation>%1 verliert: Es war gewonnen.</translation>
    </message>
    <message>
        <source>A rook or bishop pawn on the seventh rank with its king beside it draws against the queen.</source>
        <translation>Ein Rand- oder Läuferbauer auf der siebten Reihe mit dem König daneben hält gegen die Dame remis.</translation>
    </message>
    <message>
        <source>Not in the tablebases</source>
        <translation>Außerhalb der Endspieltabellen</translation>
    </message>
    <message>
        <source>White mates in %1</source>
        <translation>Weiß setzt in %1 matt</translation>
    </message>
    <message>
        <source>Black mates in %1</source>
        <translation>Schwarz setzt in %1 matt</translation>
    </message>
    <message>
        <source>Mate in %1</source>
        <translation>Matt in %1</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Weiß gewinnt</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Schwarz gewinnt</translation>
    </message>
    <message>
        <source>Two knights cannot force mate: confining the king completely stalemates him.</source>
        <translation>Zwei Springer können kein Matt erzwingen: Wer den König ganz einsperrt, setzt ihn patt.</translation>
    </message>
    <message>
        <source>The bishop does not control the queening corner, and the king defends it.</source>
        <translation>Der Läufer beherrscht die Umwandlungsecke nicht, und der König verteidigt sie.</translation>
    </message>
    <message>
        <source>Material is even, and neither side can force a win.</source>
        <translation>Das Material ist ausgeglichen, und keine Seite kann den Gewinn erzwingen.</translation>
    </message>
    <message numerus="yes">
        <source>It took %n move(s)</source>
        <translation>
            <numerusform>Es hat einen Zug gedauert</numerusform>
            <numerusform>Es hat %n Züge gedauert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You held out for %n move(s)</source>
        <translation>
            <numerusform>Du hast einen Zug durchgehalten</numerusform>
            <numerusform>Du hast %n Züge durchgehalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Seventy-five moves without a capture or pawn move: in a tournament game this would be a draw.</source>
        <translation>Fünfundsiebzig Züge ohne Schlag- oder Bauernzug: In einer Turnierpartie wäre das remis.</translation>
    </message>
    <message>
        <source>Fifty moves without a capture or pawn move: in a tournament game a draw could be claimed.</source>
        <translation>Fünfzig Züge ohne Schlag- oder Bauernzug: In einer Turnierpartie könnte Remis reklamiert werden.</translation>
    </message>
    <message>
        <source>Under the fifty-move rule the win now comes too late.</source>
        <translation>Nach der Fünfzig-Züge-Regel kommt der Gewinn jetzt zu spät.</translation>
    </message>
    <message numerus="yes">
        <source>the best defence lasts %n</source>
        <translation>
            <numerusform>die beste Verteidigung schafft einen</numerusform>
            <numerusform>die beste Verteidigung schafft %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best play needs %n</source>
        <translation>
            <numerusform>bei bestem Spiel reicht ein Zug</numerusform>
            <numerusform>bei bestem Spiel reichen %n</numerusform>
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
            <numerusform>Du hast einen Zug durchgehalten, so lange wie möglich.</numerusform>
            <numerusform>Du hast %n Züge durchgehalten, so lange wie möglich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>a list of moves and how many more there are</comment>
        <translation>
            <numerusform>%1 und ein weiterer</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of moves and the last of them</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>The best moves were %1.</source>
        <translation>Die besten Züge waren %1.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>You gave up.</source>
        <translation>Du hast aufgegeben.</translation>
    </message>
    <message numerus="yes">
        <source>Following the method took %n more move(s) than best play.</source>
        <translation>
            <numerusform>Nach der Methode dauerte es einen Zug länger als bei bestem Spiel.</numerusform>
            <numerusform>Nach der Methode dauerte es %n Züge länger als bei bestem Spiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A weaker defence made the mate %n move(s) shorter.</source>
        <translation>
            <numerusform>Eine schwächere Verteidigung hat das Matt um einen Zug verkürzt.</numerusform>
            <numerusform>Eine schwächere Verteidigung hat das Matt um %n Züge verkürzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the only legal move.</source>
        <translation>%1 ist der einzige legale Zug.</translation>
    </message>
    <message numerus="yes">
        <source>%1 also wins, %n move(s) slower.</source>
        <translation>
            <numerusform>%1 gewinnt auch, nur einen Zug langsamer.</numerusform>
            <numerusform>%1 gewinnt auch, nur %n Züge langsamer.</numerusform>
        </translation>
    </message>
    <message>
        <source>The weaker side gives perpetual check.</source>
        <translation>Die schwächere Seite gibt Dauerschach.</translation>
    </message>
    <message>
        <source>The weaker side can hold.</source>
        <translation>Die schwächere Seite kann sich halten.</translation>
    </message>
    <message>
        <source>The queen cannot be saved.</source>
        <translation>Die Dame ist nicht zu retten.</translation>
    </message>
    <message>
        <source>The rook cannot be saved.</source>
        <translation>Der Turm ist nicht zu retten.</translation>
    </message>
    <message>
        <source>The bishop cannot be saved.</source>
        <translation>Der Läufer ist nicht zu retten.</translation>
    </message>
    <message>
        <source>The knight cannot be saved.</source>
        <translation>Der Springer ist nicht zu retten.</translation>
    </message>
    <message>
        <source>The pawn cannot be saved.</source>
        <translation>Der Bauer ist nicht zu retten.</translation>
    </message>
    <message>
        <source>The pawn costs the queen.</source>
        <translation>Der Bauer kostet die Dame.</translation>
    </message>
    <message>
        <source>The pawn costs the rook.</source>
        <translation>Der Bauer kostet den Turm.</translation>
    </message>
    <message>
        <source>The pawn on %1 is lost, and the other one does not win.</source>
        <translation>Der Bauer auf %1 geht verloren, und der andere gewinnt nicht.</translation>
    </message>
    <message>
        <source>%1 holds out as long as possible.</source>
        <translation>%1 hält so lange wie möglich stand.</translation>
    </message>
    <message>
        <source>The knight stops the pawn but cannot mate alone.</source>
        <translation>Der Springer hält den Bauern auf, kann aber allein nicht mattsetzen.</translation>
    </message>
    <message>
        <source>The bishop stops the pawn but cannot mate alone.</source>
        <translation>Der Läufer hält den Bauern auf, kann aber allein nicht mattsetzen.</translation>
    </message>
    <message>
        <source>The rook’s king is too far away to help stop the pawn.</source>
        <translation>Der König der Partei mit dem Turm ist zu weit weg, um den Bauern mit aufzuhalten.</translation>
    </message>
    <message>
        <source>Neither side can force a win.</source>
        <translation>Keine Seite kann den Gewinn erzwingen.</translation>
    </message>
    <message>
        <source>The lone king keeps the other king off the pawn&apos;s key squares.</source>
        <translation>Der nackte König hält den anderen König von den Schlüsselfeldern des Bauern fern.</translation>
    </message>
    <message>
        <source>Rook against a lone minor piece is usually a draw, and it is one here.</source>
        <translation>Turm gegen eine einzelne Leichtfigur ist meist remis, so auch hier.</translation>
    </message>
    <message>
        <source>%1 is one of the best moves.</source>
        <translation>%1 ist einer der besten Züge.</translation>
    </message>
    <message>
        <source>Gets mated in %1</source>
        <translation>Wird in %1 mattgesetzt</translation>
    </message>
    <message>
        <source>The pawn saves the draw; without it, the other side would win.</source>
        <translation>Der Bauer rettet das Remis; ohne ihn würde die andere Seite gewinnen.</translation>
    </message>
    <message numerus="yes">
        <source>Mated in %n move(s), the fewest possible.</source>
        <translation>
            <numerusform>Matt in einem Zug, das Optimum.</numerusform>
            <numerusform>Matt in %n Zügen, das Optimum.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bishops move on dark squares only, so there can be no mate.</source>
        <translation>Die Läufer ziehen nur auf schwarzen Feldern, darum ist kein Matt möglich.</translation>
    </message>
    <message>
        <source>The bishops move on light squares only, so there can be no mate.</source>
        <translation>Die Läufer ziehen nur auf weißen Feldern, darum ist kein Matt möglich.</translation>
    </message>
    <message>
        <source>After %1 it is still a draw.</source>
        <translation>Nach %1 ist es weiter remis.</translation>
    </message>
    <message>
        <source>It is stalemate.</source>
        <translation>Es ist patt.</translation>
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
        <translation>Zurzeit nicht verfügbar: %1 (%2).</translation>
    </message>
</context>
<context>
    <name>board::BoardView</name>
    <message>
        <source>Chessboard</source>
        <translation>Schachbrett</translation>
    </message>
    <message>
        <source>The arrow keys move between the squares, Enter picks a piece up and puts it down, Escape cancels.</source>
        <translation>Die Pfeiltasten führen von Feld zu Feld, die Eingabetaste nimmt eine Figur auf und setzt sie ab, Esc bricht ab.</translation>
    </message>
</context>
<context>
    <name>board::PromotionChooser</name>
    <message>
        <source>Promotion piece</source>
        <translation>Umwandlungsfigur</translation>
    </message>
</context>
<context>
    <name>files::Filing</name>
    <message>
        <source>Open a game</source>
        <translation>Eine Partie öffnen</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Partien (*.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Die Partie speichern</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Das Brett exportieren</translation>
    </message>
    <message>
        <source>Vector graphic (*.svg)</source>
        <translation>Vektorgrafik (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>board</source>
        <translation>brett</translation>
    </message>
    <message>
        <source>Open a course</source>
        <translation>Kurs öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is being read.</source>
        <translation>Der Text wird gelesen.</translation>
    </message>
    <message>
        <source>“%1” is being read.</source>
        <translation>„%1“ wird gelesen.</translation>
    </message>
    <message>
        <source>The game has been saved as “%1”.</source>
        <translation>Die Partie wurde als „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>The board has been saved as “%1”.</source>
        <translation>Das Brett wurde als „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>“%1” is being saved.</source>
        <translation>„%1“ wird gespeichert.</translation>
    </message>
    <message>
        <source>The game has been copied.</source>
        <translation>Die Partie wurde kopiert.</translation>
    </message>
    <message>
        <source>The game is being copied.</source>
        <translation>Die Partie wird kopiert.</translation>
    </message>
    <message>
        <source>Larger ones can be read by “Look through my games” in the File menu.</source>
        <translation>Größere liest „Meine Partien durchsehen“ im Menü „Datei“.</translation>
    </message>
</context>
<context>
    <name>files::PositionsImport</name>
    <message>
        <source>“%1” is being read.</source>
        <translation>„%1“ wird gelesen.</translation>
    </message>
</context>
<context>
    <name>files::PracticeFiles</name>
    <message>
        <source>Export practice data</source>
        <translation>Übungsstand exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>uebungsstand</translation>
    </message>
    <message>
        <source>Back up practice data</source>
        <translation>Übungsstand sichern</translation>
    </message>
    <message>
        <source>Practice data (*.db)</source>
        <translation>Übungsstand (*.db)</translation>
    </message>
    <message>
        <source>Restore practice data</source>
        <translation>Übungsstand wiederherstellen</translation>
    </message>
    <message>
        <source>Replace your practice data with “%1”?</source>
        <translation>Deinen Übungsstand durch „%1“ ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Your practice data has been restored from “%1”.</source>
        <translation>Dein Übungsstand wurde aus „%1“ wiederhergestellt.</translation>
    </message>
    <message>
        <source>“%1” is not a readable practice backup.</source>
        <translation>„%1“ ist keine lesbare Sicherung eines Übungsstands.</translation>
    </message>
    <message>
        <source>No changes were made.</source>
        <translation>Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>There is no practice data to erase.</source>
        <translation>Es gibt keinen Übungsstand zu löschen.</translation>
    </message>
    <message>
        <source>Erase all practice data?</source>
        <translation>Den ganzen Übungsstand löschen?</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>All practice data has been erased.</source>
        <translation>Der ganze Übungsstand wurde gelöscht.</translation>
    </message>
    <message>
        <source>Your practice data cannot be erased now.</source>
        <translation>Dein Übungsstand lässt sich gerade nicht löschen.</translation>
    </message>
    <message>
        <source>The file may be read-only or the disk full.</source>
        <translation>Die Datei ist vielleicht schreibgeschützt oder der Datenträger voll.</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n Versuch</numerusform>
            <numerusform>%n Versuche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and the schedule of %n exercise(s) will be deleted for good.</source>
        <translation>
            <numerusform>und der Zeitplan für %n Aufgabe gehen endgültig verloren.</numerusform>
            <numerusform>und der Zeitplan für %n Aufgaben gehen endgültig verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Your practice data is being exported.</source>
        <translation>Dein Übungsstand wird exportiert.</translation>
    </message>
    <message>
        <source>Your practice data is being backed up.</source>
        <translation>Dein Übungsstand wird gesichert.</translation>
    </message>
    <message>
        <source>Your practice data is being restored.</source>
        <translation>Dein Übungsstand wird wiederhergestellt.</translation>
    </message>
    <message>
        <source>The attempts have been saved as “%1”.</source>
        <translation>Die Versuche wurden als „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>The backup has been saved as “%1”.</source>
        <translation>Die Sicherung wurde als „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>Your place in each course, your earlier games and your settings stay.</source>
        <translation>Deine Stelle in jedem Kurs, deine früheren Partien und deine Einstellungen bleiben.</translation>
    </message>
    <message>
        <source>The record of which course pages you have read and which questions you have solved will also be lost.</source>
        <translation>Auch die Liste der gelesenen Kursseiten und der gelösten Fragen geht verloren.</translation>
    </message>
</context>
<context>
    <name>modes::ByHeart</name>
    <message>
        <source>%1 by heart, mate in %2</source>
        <comment>an ending</comment>
        <translation>%1 (auswendig), Matt in %2</translation>
    </message>
    <message>
        <source>%1 by heart, hold the draw</source>
        <comment>an ending</comment>
        <translation>%1 (auswendig), Remis halten</translation>
    </message>
    <message>
        <source>Choosing the positions to learn by heart</source>
        <translation>Stellungen zum Auswendiglernen werden ausgewählt</translation>
    </message>
    <message>
        <source>There is not enough memory to choose the positions.</source>
        <translation>Der Speicher reicht nicht aus, um die Stellungen auszuwählen.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Schließ andere Programme und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>The course to learn by heart could not be saved.</source>
        <translation>Der Kurs zum Auswendiglernen konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The disk may be full. Free some space and try again.</source>
        <translation>Der Datenträger ist vielleicht voll. Schaff Platz und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>This position has too many lines to learn by heart.</source>
        <translation>Diese Stellung hat zu viele Varianten, um sie auswendig zu lernen.</translation>
    </message>
    <message>
        <source>Play on and try again nearer to the end of the game.</source>
        <translation>Spiel weiter und versuch es näher am Ende der Partie noch einmal.</translation>
    </message>
    <message>
        <source>Choose a position with a win or a draw to learn by heart.</source>
        <translation>Wähle zum Auswendiglernen eine Gewinn- oder Remisstellung.</translation>
    </message>
    <message>
        <source>There is nothing to learn by heart in this position.</source>
        <translation>In dieser Stellung gibt es nichts auswendig zu lernen.</translation>
    </message>
    <message>
        <source>%1, best moves only</source>
        <comment>a course</comment>
        <translation>%1, nur beste Züge</translation>
    </message>
    <message numerus="yes">
        <source>%1, up to %Ln move(s) slower</source>
        <comment>a course</comment>
        <translation>
            <numerusform>%1, bis zu %Ln Zug langsamer</numerusform>
            <numerusform>%1, bis zu %Ln Züge langsamer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by heart</source>
        <comment>a position</comment>
        <translation>%1 (auswendig)</translation>
    </message>
    <message>
        <source>The ending is being solved.</source>
        <translation>Das Endspiel wird berechnet.</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Hauptvariante</translation>
    </message>
    <message numerus="yes">
        <source>Your line has %Ln position(s), with one move to learn in each.</source>
        <translation>
            <numerusform>Deine Variante hat %Ln Stellung mit einem Zug, den du lernst.</numerusform>
            <numerusform>Deine Variante hat %Ln Stellungen; in jeder lernst du einen Zug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest way to mate takes %Ln move(s).</source>
        <translation>
            <numerusform>Der längste Weg zum Matt dauert %Ln Zug.</numerusform>
            <numerusform>Der längste Weg zum Matt dauert %Ln Züge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know %Ln of the positions already.</source>
        <translation>
            <numerusform>%Ln Stellung davon kennst du schon.</numerusform>
            <numerusform>%Ln Stellungen davon kennst du schon.</numerusform>
        </translation>
    </message>
    <message>
        <source>They answer every threat, every pawn move and every reply to your checks. After any other move, most moves hold the draw.</source>
        <translation>Sie beantworten jede Drohung, jeden Bauernzug und jede Antwort auf deine Schachgebote. Nach jedem anderen Zug halten die meisten Züge das Remis.</translation>
    </message>
    <message>
        <source>The course to learn by heart is ready.</source>
        <translation>Der Kurs zum Auswendiglernen ist fertig.</translation>
    </message>
    <message>
        <source>Choose the same command for the same position again to open it.</source>
        <translation>Wähle denselben Befehl für dieselbe Stellung noch einmal, um ihn zu öffnen.</translation>
    </message>
</context>
<context>
    <name>modes::Column</name>
    <message>
        <source>The course</source>
        <translation>Der Kurs</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>A course teaches you the mate step by step.</source>
        <translation>Ein Kurs bringt dir das Matt Schritt für Schritt bei.</translation>
    </message>
    <message>
        <source>Short exercises come back when they are due.</source>
        <translation>Kurze Aufgaben kommen wieder, wenn sie fällig sind.</translation>
    </message>
    <message>
        <source>Enter any position to play or analyse it.</source>
        <translation>Bau eine Stellung auf und spiel oder analysiere sie.</translation>
    </message>
    <message>
        <source>Mate the king on this board, with help from the coach.</source>
        <translation>Setz den König auf diesem Brett matt; der Trainer hilft dir.</translation>
    </message>
    <message>
        <source>Other courses</source>
        <translation>Andere Kurse</translation>
    </message>
</context>
<context>
    <name>modes::CourseContents</name>
    <message>
        <source>✗ Failed</source>
        <translation>✗ Nicht geschafft</translation>
    </message>
    <message>
        <source>✓ With help</source>
        <translation>✓ Mit Hilfe</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ Gelöst</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions solved</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>pages read</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>You have reached the end of the course.</source>
        <translation>Du bist am Ende des Kurses.</translation>
    </message>
    <message>
        <source>All questions are solved.</source>
        <translation>Alle Fragen sind gelöst.</translation>
    </message>
    <message>
        <source>✓ Second try</source>
        <translation>✓ Zweiter Versuch</translation>
    </message>
    <message>
        <source>Read</source>
        <comment>a page was</comment>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>✗ Shown</source>
        <comment>the answer to a question</comment>
        <translation>✗ Lösung gesehen</translation>
    </message>
</context>
<context>
    <name>modes::Dealing</name>
    <message>
        <source>Solving was cancelled.</source>
        <translation>Die Berechnung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Choose “New position” to try again.</source>
        <translation>Wähle „Neue Stellung“, um es noch einmal zu versuchen.</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending.</source>
        <translation>Der Speicher reichte nicht, um das Endspiel zu berechnen.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Schließ andere Programme und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>No such position exists.</source>
        <translation>So eine Stellung gibt es nicht.</translation>
    </message>
    <message>
        <source>Choose another kind of position.</source>
        <translation>Wähle eine andere Art von Stellung.</translation>
    </message>
</context>
<context>
    <name>modes::MoveInput</name>
    <message>
        <source>The game is over. %1</source>
        <translation>Die Partie ist zu Ende. %1</translation>
    </message>
    <message>
        <source>It is not your move.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>No other moves can be played in a replay.</source>
        <translation>Beim Nachspielen lässt sich kein anderer Zug spielen.</translation>
    </message>
    <message>
        <source>Choose “Play from here” first.</source>
        <translation>Wähle zuerst „Ab hier spielen“.</translation>
    </message>
    <message>
        <source>In an exam, moves cannot be taken back.</source>
        <translation>In einer Prüfung lassen sich Züge nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Go to the last move to play on.</source>
        <translation>Geh zum letzten Zug, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>This question asks for squares: type them like “c3 d5”.</source>
        <translation>Hier sind Felder gefragt: Gib sie etwa als „c3 d5“ ein.</translation>
    </message>
</context>
<context>
    <name>modes::PageEditor</name>
    <message>
        <source>The page has not been saved. Open the course again, or check the disk and try again.</source>
        <translation>Die Seite wurde nicht gespeichert. Öffne den Kurs erneut, oder prüfe den Datenträger und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>This page cannot be edited because parts of it cannot be read.</source>
        <translation>Diese Seite kann nicht bearbeitet werden, weil Teile davon nicht lesbar sind.</translation>
    </message>
    <message>
        <source>This chapter cannot be renamed because parts of it cannot be read.</source>
        <translation>Dieses Kapitel kann nicht umbenannt werden, weil Teile davon nicht lesbar sind.</translation>
    </message>
    <message>
        <source>Text after %1</source>
        <comment>a move</comment>
        <translation>Text nach %1</translation>
    </message>
    <message>
        <source>Text for the first position</source>
        <translation>Text zur ersten Stellung</translation>
    </message>
</context>
<context>
    <name>modes::Practice</name>
    <message>
        <source>Finish</source>
        <translation>Schluss</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Back to practice</source>
        <translation>Zurück zum Üben</translation>
    </message>
    <message>
        <source>Keep practising</source>
        <translation>Weiterüben</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n fällig</numerusform>
            <numerusform>%n fällig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>noch %n Minute</numerusform>
            <numerusform>noch %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>die Zeit ist um</translation>
    </message>
    <message>
        <source>That&apos;s it for now.</source>
        <translation>Das war’s fürs Erste.</translation>
    </message>
    <message>
        <source>Exercises done: %1. Solved: %2.</source>
        <translation>Erledigt: %1. Gelöst: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n done</source>
        <translation>
            <numerusform>%n erledigt</numerusform>
            <numerusform>%n erledigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) left</source>
        <translation>
            <numerusform>noch %n Aufgabe</numerusform>
            <numerusform>noch %n Aufgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>all done</source>
        <translation>alles erledigt</translation>
    </message>
    <message>
        <source>Choose one to see its position or its page again.</source>
        <translation>Wähle eine Aufgabe, um ihre Stellung oder Seite wiederzusehen.</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Next time</source>
        <translation>Nächstes Mal</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Your result cannot be saved at the moment.</source>
        <translation>Dein Ergebnis lässt sich gerade nicht speichern.</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Zurück zur Liste</translation>
    </message>
    <message>
        <source>You have no mistakes to practise yet.</source>
        <translation>Du hast noch keine Fehler zu üben.</translation>
    </message>
    <message>
        <source>“Look through my games” in the File menu finds them in your games.</source>
        <translation>„Meine Partien durchsehen“ im Menü „Datei“ findet sie in deinen Partien.</translation>
    </message>
    <message>
        <source>Page %1 of the course explains this.</source>
        <translation>Seite %1 des Kurses erklärt das.</translation>
    </message>
    <message>
        <source>Chosen for practice: %1.</source>
        <translation>Zum Üben gewählt: „%1“.</translation>
    </message>
    <message>
        <source>From the next exercise on: %1.</source>
        <translation>Ab der nächsten Aufgabe: „%1“.</translation>
    </message>
    <message>
        <source>This question about another subject is due; every third exercise may be one.</source>
        <translation>Diese Frage aus einem anderen Thema ist fällig; jede dritte Aufgabe kann eine solche sein.</translation>
    </message>
</context>
<context>
    <name>modes::Reader</name>
    <message>
        <source>Loading the course…</source>
        <translation>Der Kurs wird geladen&#xa0;…</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>Zurück zum Kurs</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>Zurück zur Seite</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Zug zeigen</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>%1. %2 (%3 of %4)</source>
        <comment>a chapter: its number, its name, the page and how many there are</comment>
        <translation>%1. %2 (%3 von %4)</translation>
    </message>
    <message>
        <source>You mated in time.</source>
        <translation>Du hast rechtzeitig mattgesetzt.</translation>
    </message>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>Setz in einem Zug matt.</numerusform>
            <numerusform>Setz in höchstens %n Zügen matt.</numerusform>
        </translation>
    </message>
    <message>
        <source>You held the draw.</source>
        <translation>Du hast das Remis gehalten.</translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>Halte das Remis einen Zug lang.</numerusform>
            <numerusform>Halte das Remis %n Züge lang.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct: these are the squares.</source>
        <translation>Richtig: Das sind die Felder.</translation>
    </message>
    <message>
        <source>You did not mate in time.</source>
        <translation>Du hast nicht rechtzeitig mattgesetzt.</translation>
    </message>
    <message>
        <source>You can no longer mate in time.</source>
        <translation>Du kannst nicht mehr rechtzeitig mattsetzen.</translation>
    </message>
    <message>
        <source>You let the draw slip.</source>
        <translation>Du hast dir das Remis entgehen lassen.</translation>
    </message>
    <message>
        <source>Solved with help.</source>
        <translation>Mit Hilfe gelöst.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <comment>a move</comment>
        <translation>Weiter mit %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Find the next move.</source>
        <translation>Finde den nächsten Zug.</translation>
    </message>
    <message>
        <source>Find a better move.</source>
        <translation>Finde einen besseren Zug.</translation>
    </message>
    <message>
        <source>Right: %1 is as good as %2.</source>
        <translation>Richtig: %1 ist genauso gut wie %2.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>%1 is wrong.</source>
        <translation>%1 ist falsch.</translation>
    </message>
    <message>
        <source>Wrong squares: %1.</source>
        <translation>Falsche Felder: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) still to find.</source>
        <translation>
            <numerusform>Noch ein Feld zu finden.</numerusform>
            <numerusform>Noch %n Felder zu finden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select %n square(s) on the board, or type them.</source>
        <translation>
            <numerusform>Wähle ein Feld auf dem Brett oder gib es ein.</numerusform>
            <numerusform>Wähle %n Felder auf dem Brett oder gib sie ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a course and one of its pages</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Alt+Shift+PgDn goes to the next page without an answer.</source>
        <translation>Alt+Umschalt+Bild abwärts führt ohne Antwort zur nächsten Seite.</translation>
    </message>
    <message>
        <source>The page goes on when you have played the move it asks for.</source>
        <translation>Es geht weiter, wenn du den gesuchten Zug gespielt hast.</translation>
    </message>
    <message>
        <source>The page goes on when you have played it out.</source>
        <translation>Es geht weiter, wenn du die Stellung zu Ende gespielt hast.</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n wrong answer(s).</source>
        <translation>
            <numerusform>Nach einer falschen Antwort gelöst.</numerusform>
            <numerusform>Nach %n falschen Antworten gelöst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved at the second try.</source>
        <translation>Beim zweiten Versuch gelöst.</translation>
    </message>
    <message>
        <source>The course goes on with %1.</source>
        <translation>Der Kurs geht mit %1 weiter.</translation>
    </message>
    <message numerus="yes">
        <source>Right idea: %1 has the same aim, but %2 is %n move(s) faster.</source>
        <translation>
            <numerusform>Richtige Idee: %1 hat dasselbe Ziel, aber %2 ist einen Zug schneller.</numerusform>
            <numerusform>Richtige Idee: %1 hat dasselbe Ziel, aber %2 ist %n Züge schneller.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a square again to clear it.</source>
        <translation>Wähle ein Feld noch einmal, um es abzuwählen.</translation>
    </message>
    <message>
        <source>You got this wrong before, so it counts as solved at the second try. Solve it at the first try next time to improve on that.</source>
        <translation>Das zählt als „Zweiter Versuch“, weil du die Frage zuvor nicht geschafft hast. Löst du sie nächstes Mal beim ersten Versuch, gilt sie als „Gelöst“.</translation>
    </message>
    <message>
        <source>These are the squares.</source>
        <translation>Das sind die Felder.</translation>
    </message>
    <message numerus="yes">
        <source>%n more square(s).</source>
        <translation>
            <numerusform>Noch ein Feld.</numerusform>
            <numerusform>Noch %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the squares</source>
        <translation>Felder zeigen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move and the text about it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It is your move.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>The page goes on when you have selected the right squares.</source>
        <translation>Es geht weiter, sobald deine Auswahl stimmt.</translation>
    </message>
    <message>
        <source>You have solved this before.</source>
        <translation>Das hast du schon gelöst.</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>Nächste Variante</translation>
    </message>
    <message>
        <source>The course plays another move.</source>
        <translation>Im Kurs steht ein anderer Zug.</translation>
    </message>
    <message>
        <source>That was the last move.</source>
        <translation>Das war der letzte Zug.</translation>
    </message>
    <message>
        <source>Choose a course from the Training menu.</source>
        <translation>Wähle einen Kurs im Menü „Training“.</translation>
    </message>
    <message>
        <source>This is the square.</source>
        <translation>Das ist das Feld.</translation>
    </message>
    <message>
        <source>Correct: this is the square.</source>
        <translation>Richtig: Das ist das Feld.</translation>
    </message>
    <message>
        <source>You were shown the answer before, so it counts as solved with help. Solve it once more to improve on that.</source>
        <translation>Du hast die Lösung schon gesehen, daher zählt das als „mit Hilfe gelöst“. Löse die Frage noch einmal, um das zu verbessern.</translation>
    </message>
    <message>
        <source>You gave up, so it counts as failed.</source>
        <translation>Du hast aufgegeben; das zählt als nicht geschafft.</translation>
    </message>
    <message>
        <source>You were shown the answer, so it counts as failed.</source>
        <translation>Du hast dir die Lösung zeigen lassen; das zählt als nicht geschafft.</translation>
    </message>
    <message>
        <source>Among them: %1.</source>
        <translation>Bereits verraten: %1.</translation>
    </message>
    <message>
        <source>Right: after %1, too, all positions are among those to learn.</source>
        <translation>Richtig: Auch nach %1 gehören alle Stellungen zum Lernstoff.</translation>
    </message>
    <message>
        <source>You were shown the answer before.</source>
        <translation>Dir wurde die Lösung schon gezeigt.</translation>
    </message>
    <message>
        <source>You got this wrong before.</source>
        <translation>Das hattest du schon einmal falsch.</translation>
    </message>
    <message>
        <source>You won in time; you need not play on to mate.</source>
        <translation>Du hast rechtzeitig gewonnen; bis zum Matt musst du nicht weiterspielen.</translation>
    </message>
    <message>
        <source>You can no longer win in time.</source>
        <translation>Du kannst nicht mehr rechtzeitig gewinnen.</translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn.</source>
        <translation>
            <numerusform>Gewinne in einem Zug: Wandle einen Bauern um.</numerusform>
            <numerusform>Gewinne in höchstens %n Zügen: Wandle einen Bauern um.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn, or win everything but the king.</source>
        <translation>
            <numerusform>Gewinne in einem Zug: Wandle einen Bauern um oder gewinne alles außer dem König.</numerusform>
            <numerusform>Gewinne in höchstens %n Zügen: Wandle einen Bauern um oder gewinne alles außer dem König.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): capture everything but the king.</source>
        <translation>
            <numerusform>Gewinne in einem Zug: Schlage alles außer dem König.</numerusform>
            <numerusform>Gewinne in höchstens %n Zügen: Schlage alles außer dem König.</numerusform>
        </translation>
    </message>
    <message>
        <source>The square to find is light.</source>
        <translation>Das gesuchte Feld ist weiß.</translation>
    </message>
    <message>
        <source>The square to find is dark.</source>
        <translation>Das gesuchte Feld ist schwarz.</translation>
    </message>
    <message>
        <source>The squares to find are all light.</source>
        <translation>Die gesuchten Felder sind alle weiß.</translation>
    </message>
    <message>
        <source>The squares to find are all dark.</source>
        <translation>Die gesuchten Felder sind alle schwarz.</translation>
    </message>
    <message>
        <source>Squares to find: %1 light, %2 dark.</source>
        <comment>numbers</comment>
        <translation>Gesuchte Felder: %1 weiße, %2 schwarze.</translation>
    </message>
    <message>
        <source>Play the move of your line.</source>
        <translation>Spiel den Zug deiner Variante.</translation>
    </message>
    <message>
        <source>Your line plays another move.</source>
        <translation>In deiner Variante kommt ein anderer Zug.</translation>
    </message>
    <message>
        <source>%1 wins too, but your line plays another move. Try again.</source>
        <translation>Auch %1 gewinnt, aber in deiner Variante kommt ein anderer Zug. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>%1 holds the draw too, but your line plays another move. Try again.</source>
        <translation>Auch %1 hält remis, aber in deiner Variante kommt ein anderer Zug. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>You have seen the move; practice will ask you for it.</source>
        <translation>Du hast den Zug gesehen; beim Üben wirst du danach gefragt.</translation>
    </message>
    <message>
        <source>Play the move of the line that you are learning. If you do not know it yet, have it shown.</source>
        <translation>Spiel den Zug der Variante, die du lernst. Kennst du ihn noch nicht, lass ihn dir zeigen.</translation>
    </message>
    <message>
        <source>This wins too, but the page asks for another move.</source>
        <translation>Das gewinnt auch, aber die Seite fragt nach einem anderen Zug.</translation>
    </message>
    <message>
        <source>Your move counts: find the next one.</source>
        <translation>Dein Zug gilt: Finde den nächsten.</translation>
    </message>
    <message>
        <source>Right: %1 is even better than %2.</source>
        <translation>Richtig: %1 ist sogar besser als %2.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Nächste Variante</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <comment>positions</comment>
        <translation>%1 von %2 gelernt</translation>
    </message>
    <message>
        <source>This line is new: watch it first, then play it.</source>
        <translation>Diese Variante ist neu: Sieh sie dir erst an, dann spiel sie.</translation>
    </message>
    <message>
        <source>Now play the moves of this line.</source>
        <translation>Spiel jetzt die Züge dieser Variante.</translation>
    </message>
    <message>
        <source>You know this line.</source>
        <translation>Du kennst diese Variante.</translation>
    </message>
    <message>
        <source>Pages read: %1 of %2.</source>
        <translation>Gelesene Seiten: %1 von %2.</translation>
    </message>
    <message>
        <source>Questions solved: %1 of %2.</source>
        <translation>Gelöste Fragen: %1 von %2.</translation>
    </message>
    <message>
        <source>Not at the first try: %1.</source>
        <translation>Nicht beim ersten Versuch: %1.</translation>
    </message>
    <message>
        <source>With help: %1.</source>
        <translation>Mit Hilfe: %1.</translation>
    </message>
    <message>
        <source>End of the chapter.</source>
        <translation>Ende des Kapitels.</translation>
    </message>
    <message>
        <source>The course plays another move; yours can be judged once the ending is solved.</source>
        <translation>Der Kurs spielt einen anderen Zug; deiner lässt sich erst beurteilen, wenn das Endspiel gelöst ist.</translation>
    </message>
    <message>
        <source>This page has no text yet. Choose “Edit” to add text, a task and its solution.</source>
        <translation>Diese Seite hat noch keinen Text. Wähle „Bearbeiten“, um Text, eine Aufgabe und ihre Lösung hinzuzufügen.</translation>
    </message>
    <message>
        <source>Your earlier solution at the first try still counts.</source>
        <translation>Deine frühere Lösung im ersten Versuch zählt weiterhin.</translation>
    </message>
    <message>
        <source>Pages to repeat: %1.</source>
        <translation>Zu wiederholende Seiten: %1.</translation>
    </message>
    <message>
        <source>Moves used: %1 of %2; still needed: %3.</source>
        <translation>Verbrauchte Züge: %1 von %2, noch nötig: %3.</translation>
    </message>
    <message>
        <source>The game is drawn, so it counts as failed.</source>
        <translation>Die Partie ist remis; das zählt als nicht geschafft.</translation>
    </message>
    <message>
        <source>You did not manage this before.</source>
        <translation>Das hast du schon einmal nicht geschafft.</translation>
    </message>
</context>
<context>
    <name>modes::RecordPages</name>
    <message>
        <source>Mate distances and wasted moves are hidden. Ctrl+R shows them for this position.</source>
        <translation>Mattdistanzen und verschenkte Züge sind verborgen. Strg+R zeigt sie für diese Stellung.</translation>
    </message>
    <message>
        <source>The graph counts the attacker&apos;s moves to mate; this game has no mate.</source>
        <translation>Die Kurve zählt die Züge des Angreifers bis zum Matt; in dieser Partie gibt es kein Matt.</translation>
    </message>
    <message>
        <source>The tablebases do not cover this game.</source>
        <translation>Die Endspieltabellen decken diese Partie nicht ab.</translation>
    </message>
    <message>
        <source>In an exam there is no feedback until the game is over.</source>
        <translation>In einer Prüfung gibt es keine Rückmeldung, bis die Partie zu Ende ist.</translation>
    </message>
    <message>
        <source>First solve the task.</source>
        <translation>Löse zuerst die Aufgabe.</translation>
    </message>
    <message>
        <source>The report is about the game. Press Esc to leave the replay and see it.</source>
        <translation>Der Bericht bezieht sich auf die Partie. Drück Esc, um das Nachspielen zu verlassen und ihn zu sehen.</translation>
    </message>
</context>
<context>
    <name>panels::CoachCard</name>
    <message>
        <source>The coach</source>
        <translation>Der Trainer</translation>
    </message>
</context>
<context>
    <name>panels::ContentsModel</name>
    <message>
        <source>%1, open</source>
        <translation>%1, aufgeklappt</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <translation>%1, zugeklappt</translation>
    </message>
</context>
<context>
    <name>panels::ContentsPanel</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Chapters and pages</source>
        <translation>Kapitel und Seiten</translation>
    </message>
    <message>
        <source>To repeat:</source>
        <translation>Zu wiederholen:</translation>
    </message>
    <message>
        <source>Repeat page %1</source>
        <translation>Seite %1 wiederholen</translation>
    </message>
    <message>
        <source>To repeat, among others:</source>
        <translation>Unter anderem zu wiederholen:</translation>
    </message>
    <message>
        <source>Search the pages</source>
        <translation>Seiten durchsuchen</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Keine Seite enthält diese Wörter.</translation>
    </message>
</context>
<context>
    <name>panels::CurveView</name>
    <message>
        <source>Moves to mate throughout the game</source>
        <translation>Züge bis zum Matt im Verlauf der Partie</translation>
    </message>
    <message>
        <source>moves to mate; dashed: best play</source>
        <translation>Züge bis zum Matt; gestrichelt: bestes Spiel</translation>
    </message>
</context>
<context>
    <name>panels::DistanceBand</name>
    <message>
        <source>Shortest mate, in moves</source>
        <translation>Kürzestes Matt in Zügen</translation>
    </message>
    <message>
        <source>Longest mate, in moves</source>
        <translation>Längstes Matt in Zügen</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two numbers of moves</comment>
        <translation>bis</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>Zügen</translation>
    </message>
</context>
<context>
    <name>panels::DrillPanel</name>
    <message>
        <source>You play as</source>
        <translation>Du spielst</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Bishop on</source>
        <translation>Felder des Läufers</translation>
    </message>
    <message>
        <source>light</source>
        <translation>weiße</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>schwarze</translation>
    </message>
    <message>
        <source>either</source>
        <translation>beliebige</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>Colour of the bishop&apos;s squares</source>
        <translation>Felder des Läufers</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>Matt in</translation>
    </message>
    <message>
        <source>The attacker is</source>
        <translation>Der Angreifer ist</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>With best play</source>
        <translation>Bei bestem Spiel</translation>
    </message>
    <message>
        <source>the attacker wins</source>
        <translation>gewinnt der Angreifer</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <translation>ist es remis</translation>
    </message>
    <message>
        <source>Stage of the mate</source>
        <translation>Etappe des Mattsetzens</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Used last</source>
        <translation>Zuletzt gewählt</translation>
    </message>
    <message>
        <source>Only for positions in which the attacker wins</source>
        <translation>Nur für Stellungen, in denen der Angreifer gewinnt</translation>
    </message>
    <message>
        <source>Choose one of the endings in the list.</source>
        <translation>Wähle eines der Endspiele aus der Liste.</translation>
    </message>
    <message>
        <source>There is no such ending.</source>
        <translation>Ein solches Endspiel gibt es nicht.</translation>
    </message>
    <message>
        <source>Position number</source>
        <translation>Nummer der Stellung</translation>
    </message>
    <message>
        <source>Position number: the same one gives the same position</source>
        <translation>Nummer: Mit denselben Einstellungen ergibt dieselbe Nummer dieselbe Stellung</translation>
    </message>
    <message>
        <source>The position number of the game on the board is %1.</source>
        <translation>Die Stellung der Partie auf dem Brett hat die Nummer %1.</translation>
    </message>
</context>
<context>
    <name>panels::GamesList</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Search: a name, an event, a year, 1-0</source>
        <translation>Suchen: ein Name, ein Turnier, ein Jahr, 1-0</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Die Partien durchsuchen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln game(s)</source>
        <translation>
            <numerusform>%1 von %Ln Partie</numerusform>
            <numerusform>%1 von %Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Not enough memory: close other programs and search again.</source>
        <translation>Nicht genug Speicher: Schließ andere Programme und such noch einmal.</translation>
    </message>
    <message>
        <source>Searching the games</source>
        <translation>Die Partien werden durchsucht</translation>
    </message>
    <message>
        <source>&amp;Look through my games</source>
        <translation>Meine Partien &amp;durchsehen</translation>
    </message>
    <message>
        <source>See how you played the endings of all games in the file</source>
        <translation>Ansehen, wie du die Endspiele aller Partien der Datei gespielt hast</translation>
    </message>
</context>
<context>
    <name>panels::GamesModel</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
</context>
<context>
    <name>panels::Grading</name>
    <message>
        <source>&amp;Standard limits</source>
        <translation>Standard&amp;werte</translation>
    </message>
    <message>
        <source>Each exercise is graded by how you played. The better the grade, the later it comes up again. You can change the limits; they apply from the next exercise on.</source>
        <translation>Jede Aufgabe wird danach benotet, wie du gespielt hast. Je besser die Note, desto später kommt sie wieder. Du kannst die Grenzen ändern; sie gelten ab der nächsten Aufgabe.</translation>
    </message>
    <message>
        <source>Moves wasted, at most</source>
        <translation>Verschenkte Züge, höchstens</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share in percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Time per move, at most</source>
        <translation>Zeit pro Zug, höchstens</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a grade and one of its limits</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Grading</source>
        <translation>Benotung</translation>
    </message>
    <message>
        <source>Hints and take-backs, more than</source>
        <translation>Tipps und Zugrücknahmen, mehr als</translation>
    </message>
    <message>
        <source>Moves wasted, more than</source>
        <translation>Verschenkte Züge, mehr als</translation>
    </message>
</context>
<context>
    <name>panels::LegendCard</name>
    <message>
        <source>The overlays</source>
        <translation>Die Einblendungen</translation>
    </message>
</context>
<context>
    <name>panels::MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>panels::Notices</name>
    <message>
        <source>This game cannot be saved and will be lost when you quit unless that changes. The program keeps trying.</source>
        <translation>Diese Partie lässt sich nicht speichern und ist nach dem Beenden verloren, wenn das so bleibt. Das Programm versucht es weiter.</translation>
    </message>
    <message>
        <source>Your settings cannot be saved. They apply until you quit.</source>
        <translation>Deine Einstellungen lassen sich nicht speichern. Sie gelten, bis du das Programm beendest.</translation>
    </message>
    <message>
        <source>Right Corner is already running. This window saves neither games nor settings.</source>
        <translation>Right Corner läuft bereits. Dieses Fenster speichert weder Partien noch Einstellungen.</translation>
    </message>
    <message>
        <source>There is not enough memory for your opponent&apos;s move. Close other programs: it will be played as soon as there is enough.</source>
        <translation>Der Speicher reicht nicht für den Zug deines Gegners. Schließ andere Programme: Der Zug wird gespielt, sobald genug frei ist.</translation>
    </message>
</context>
<context>
    <name>panels::OfferCard</name>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>Wie möchtest du anfangen?</translation>
    </message>
</context>
<context>
    <name>panels::PagePanel</name>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Find the moves</source>
        <translation>Züge finden</translation>
    </message>
    <message>
        <source>Mate within</source>
        <translation>Matt in höchstens</translation>
    </message>
    <message>
        <source>Hold the draw for</source>
        <translation>Remis halten für</translation>
    </message>
    <message>
        <source>Select squares</source>
        <translation>Felder wählen</translation>
    </message>
    <message>
        <source>Play the moves of the page on the board.</source>
        <translation>Spiel die Züge dieser Seite auf dem Brett.</translation>
    </message>
    <message>
        <source>Play the solution on the board. Another move replaces the one there, unless words follow it: then it is a wrong answer, to which you can write why.</source>
        <translation>Spiel die Lösung auf dem Brett. Ein anderer Zug ersetzt die Lösung. Hat die Lösung schon einen Text, wird der neue Zug zu einer falschen Antwort, die du erklären kannst.</translation>
    </message>
    <message>
        <source>The reader plays against the program from the first position.</source>
        <translation>Der Leser spielt von der ersten Stellung aus gegen das Programm.</translation>
    </message>
    <message>
        <source>The reader defends against the program from the first position.</source>
        <translation>Der Leser verteidigt sich von der ersten Stellung aus gegen das Programm.</translation>
    </message>
    <message>
        <source>Type the squares that the words ask for, such as a8 h1.</source>
        <translation>Gib die Felder ein, nach denen der Text fragt, etwa a8 h1.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Neighbouring pages with the same name form a chapter</source>
        <translation>Benachbarte Seiten mit demselben Namen bilden ein Kapitel</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>“%1” is not a square.</source>
        <translation>„%1“ ist kein Feld.</translation>
    </message>
    <message>
        <source>Win within</source>
        <translation>Gewinnen in höchstens</translation>
    </message>
    <message>
        <source>The reader plays against the program from the first position, until a pawn is promoted or the program has only its king left.</source>
        <translation>Der Leser spielt von der ersten Stellung aus gegen das Programm, bis ein Bauer umgewandelt ist oder das Programm nur noch den König hat.</translation>
    </message>
</context>
<context>
    <name>panels::PlayedEndingsModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>games</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>Alle Endspiele</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>Games with a result that reached the ending</source>
        <translation>Partien mit Ergebnis, in denen das Endspiel entstand</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Endings that began as a win and were won</source>
        <translation>Endspiele, die gewonnen begannen und gewonnen wurden</translation>
    </message>
    <message>
        <source>Converted</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Endings that began as a draw and were not lost</source>
        <translation>Endspiele, die remis begannen und nicht verloren wurden</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Gehalten</translation>
    </message>
    <message>
        <source>Endings that began as a loss and were not lost</source>
        <translation>Endspiele, die verloren begannen und nicht verloren wurden</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gerettet</translation>
    </message>
    <message>
        <source>Points that you gave away</source>
        <translation>Punkte, die du verschenkt hast</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Punkte verloren</translation>
    </message>
    <message>
        <source>Points that your opponents gave away</source>
        <translation>Punkte, die deine Gegner verschenkt haben</translation>
    </message>
    <message>
        <source>Points gained</source>
        <translation>Punkte gewonnen</translation>
    </message>
    <message>
        <source>Moves wasted on the way to mate, on average of the converted endings</source>
        <translation>Auf dem Weg zum Matt verschenkte Züge, im Mittel der gewonnenen Endspiele</translation>
    </message>
    <message>
        <source>Wasted per win</source>
        <translation>Verschenkt pro Gewinn</translation>
    </message>
</context>
<context>
    <name>panels::PlayedGamesModel</name>
    <message>
        <source>won</source>
        <comment>the position</comment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>the position</comment>
        <translation>remis</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>the position</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>from a win to a draw</source>
        <translation>vom Gewinn zum Remis</translation>
    </message>
    <message>
        <source>from a win to a loss</source>
        <translation>vom Gewinn zum Verlust</translation>
    </message>
    <message>
        <source>from a draw to a loss</source>
        <translation>vom Remis zum Verlust</translation>
    </message>
    <message>
        <source>At the end: %1</source>
        <translation>Am Ende: %1</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <comment>57; from a win to a draw</comment>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>Move %1 (%2): %3</source>
        <comment>57; the clock; from a win to a draw</comment>
        <translation>Zug %1 (%2): %3</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>At its start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Punkte verloren</translation>
    </message>
    <message>
        <source>Costliest mistake</source>
        <translation>Teuerster Fehler</translation>
    </message>
    <message>
        <source>The result with best play when the ending began</source>
        <translation>Das Ergebnis bei bestem Spiel zu Beginn des Endspiels</translation>
    </message>
    <message>
        <source>Points that you gave away, even if your opponent had given them to you</source>
        <translation>Punkte, die du verschenkt hast, auch wenn dein Gegner sie dir vorher geschenkt hatte</translation>
    </message>
</context>
<context>
    <name>panels::RecordCard</name>
    <message>
        <source>The game record</source>
        <translation>Die Partieansicht</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Zug eingeben</translation>
    </message>
    <message>
        <source>Tabs of the game record</source>
        <translation>Reiter der Partieansicht</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Alle Züge hier</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Type a move such as %1</source>
        <translation>Zug eingeben, etwa %1</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Type squares such as c3 d5</source>
        <translation>Felder eingeben, etwa c3 d5</translation>
    </message>
    <message>
        <source>Move, e.g. %1</source>
        <translation>Zug, etwa %1</translation>
    </message>
</context>
<context>
    <name>panels::RepliesModel</name>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>Verschenkt</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
</context>
<context>
    <name>panels::RepliesTable</name>
    <message>
        <source>All moves</source>
        <translation>Alle Züge hier</translation>
    </message>
</context>
<context>
    <name>panels::ReportPage</name>
    <message>
        <source>The report</source>
        <translation>Der Bericht</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Von hier noch einmal</translation>
    </message>
    <message>
        <source>Try again from %1</source>
        <translation>Ab %1 noch einmal</translation>
    </message>
    <message>
        <source>Show %1 on the board</source>
        <translation>%1 auf dem Brett zeigen</translation>
    </message>
    <message>
        <source>Show this move and the best reply on the board</source>
        <translation>Diesen Zug und die beste Antwort auf dem Brett zeigen</translation>
    </message>
</context>
<context>
    <name>panels::RightsBox</name>
    <message>
        <source>Castling</source>
        <translation>Rochade</translation>
    </message>
    <message>
        <source>White 0-0</source>
        <translation>Weiß 0-0</translation>
    </message>
    <message>
        <source>White may castle kingside</source>
        <translation>Weiß darf kurz rochieren</translation>
    </message>
    <message>
        <source>White 0-0-0</source>
        <translation>Weiß 0-0-0</translation>
    </message>
    <message>
        <source>White may castle queenside</source>
        <translation>Weiß darf lang rochieren</translation>
    </message>
    <message>
        <source>Black 0-0</source>
        <translation>Schwarz 0-0</translation>
    </message>
    <message>
        <source>Black may castle kingside</source>
        <translation>Schwarz darf kurz rochieren</translation>
    </message>
    <message>
        <source>Black 0-0-0</source>
        <translation>Schwarz 0-0-0</translation>
    </message>
    <message>
        <source>Black may castle queenside</source>
        <translation>Schwarz darf lang rochieren</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>En passant</translation>
    </message>
    <message>
        <source>The square that a pawn has just passed</source>
        <translation>Das Feld, das ein Bauer gerade überschritten hat</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no square of en passant</comment>
        <translation>keins</translation>
    </message>
</context>
<context>
    <name>panels::SearchBox</name>
    <message>
        <source>Type to search</source>
        <translation>Zum Suchen tippen</translation>
    </message>
</context>
<context>
    <name>panels::SetUpPanel</name>
    <message>
        <source>Side to move</source>
        <translation>Seite am Zug</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Position as text (FEN)</source>
        <translation>Stellung als Text (FEN)</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>Put the pieces of an ending on the board</source>
        <translation>Die Figuren eines Endspiels aufs Brett stellen</translation>
    </message>
    <message>
        <source>Ending ▾</source>
        <translation>Endspiel ▾</translation>
    </message>
    <message>
        <source>Drag pieces, click one and then squares, or type its letter (K white, k black).</source>
        <translation>Zieh Figuren, klick eine und dann die Felder an oder tippe ihren Buchstaben (D weiß, d schwarz).</translation>
    </message>
    <message>
        <source>To remove a piece, drag it off the board or press Del on its square.</source>
        <translation>Um eine Figur zu entfernen, zieh sie vom Brett oder drück Entf auf ihrem Feld.</translation>
    </message>
</context>
<context>
    <name>panels::StandingCard</name>
    <message>
        <source>Where you stand</source>
        <translation>Wie du stehst</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to spare</source>
        <translation>
            <numerusform>%n Zug Spielraum</numerusform>
            <numerusform>%n Züge Spielraum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) too late</source>
        <translation>
            <numerusform>%n Zug zu spät</numerusform>
            <numerusform>%n Züge zu spät</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fifty-move rule: %n used</source>
        <translation>
            <numerusform>50 Züge: %n verbraucht</numerusform>
            <numerusform>50 Züge: %n verbraucht</numerusform>
        </translation>
    </message>
    <message>
        <source>Solving progress</source>
        <translation>Fortschritt der Berechnung</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Remove castling rights</source>
        <translation>Rochaderechte streichen</translation>
    </message>
    <message numerus="yes">
        <source>at least %n move(s) to spare</source>
        <translation>
            <numerusform>mindestens %n Zug Spielraum</numerusform>
            <numerusform>mindestens %n Züge Spielraum</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve by computer</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>Moves that may be wasted before the fifty-move rule makes it a draw; more if a capture or a pawn move starts the count again</source>
        <translation>Züge, die verschenkt werden dürfen, bevor es nach der Fünfzig-Züge-Regel remis ist; mehr, wenn ein Schlagzug oder Bauernzug die Zählung neu beginnt</translation>
    </message>
    <message>
        <source>Moves that may be wasted before the fifty-move rule makes it a draw</source>
        <translation>Züge, die verschenkt werden dürfen, bevor es nach der Fünfzig-Züge-Regel remis ist</translation>
    </message>
    <message>
        <source>Moves since the last capture or pawn move; after fifty of them a draw can be claimed</source>
        <translation>Züge seit dem letzten Schlag- oder Bauernzug; nach fünfzig davon kann man remis reklamieren</translation>
    </message>
</context>
<context>
    <name>panels::StepRow</name>
    <message>
        <source>Stages of the mate</source>
        <translation>Etappen des Mattsetzens</translation>
    </message>
    <message>
        <source>Stage %1 of %2: %3</source>
        <translation>Etappe %1 von %2: %3</translation>
    </message>
    <message>
        <source>Stage %1 of %2 (you are here): %3</source>
        <translation>Etappe %1 von %2 (hier bist du): %3</translation>
    </message>
</context>
<context>
    <name>panels::Transport</name>
    <message>
        <source>Seconds per move</source>
        <translation>Sekunden pro Zug</translation>
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
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>show::Teller</name>
    <message>
        <source>White: %1.</source>
        <comment>a move</comment>
        <translation>Weiß: %1.</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <comment>a move</comment>
        <translation>Schwarz: %1.</translation>
    </message>
</context>
<context>
    <name>window::Exchange</name>
    <message>
        <source>The clipboard</source>
        <translation>Der Inhalt der Zwischenablage</translation>
    </message>
    <message>
        <source>%1 contains neither a position nor a game.</source>
        <translation>%1 ist weder eine Stellung noch eine Partie.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what stood on the command line</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>The position has been copied.</source>
        <translation>Die Stellung wurde kopiert.</translation>
    </message>
    <message>
        <source>The diagram has been copied.</source>
        <translation>Das Diagramm wurde kopiert.</translation>
    </message>
    <message>
        <source>A link contains no position: copy the FEN or the PGN itself.</source>
        <translation>Ein Link enthält keine Stellung: Kopiere die FEN oder die PGN selbst.</translation>
    </message>
    <message>
        <source>A link to a study contains no position. Export the study as PGN and open the file as a course.</source>
        <translation>Ein Link auf eine Studie enthält keine Stellung. Exportiere die Studie als PGN und öffne die Datei als Kurs.</translation>
    </message>
</context>
<context>
    <name>window::FiguresPage</name>
    <message>
        <source>Endings in figures</source>
        <translation>Endspiele in Zahlen</translation>
    </message>
    <message>
        <source>Search for an ending</source>
        <translation>Endspiel suchen</translation>
    </message>
</context>
<context>
    <name>window::HelpPage</name>
    <message>
        <source>Terms, symbols and keys</source>
        <translation>Begriffe, Symbole und Tasten</translation>
    </message>
    <message>
        <source>Search this page (%1)</source>
        <comment>a key</comment>
        <translation>Auf dieser Seite suchen (%1)</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
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
        <translation>Brett</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Finish it for me</source>
        <translation>Für mich zu Ende spielen</translation>
    </message>
    <message>
        <source>The dropped item</source>
        <translation>Der abgelegte Inhalt</translation>
    </message>
    <message>
        <source>The old file has been kept as %1.</source>
        <translation>Die alte Datei bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>Your practice data could not be read; practice starts from scratch.</source>
        <translation>Dein Übungsstand ließ sich nicht lesen; du beginnst von vorn.</translation>
    </message>
    <message>
        <source>Your practice data was written by a newer version of Right Corner; practice starts from scratch.</source>
        <translation>Dein Übungsstand wurde von einer neueren Version von Right Corner geschrieben; du beginnst von vorn.</translation>
    </message>
    <message>
        <source>Your practice data cannot be saved.</source>
        <translation>Dein Übungsstand lässt sich nicht speichern.</translation>
    </message>
    <message>
        <source>Check that the practice folder is writable and the disk is not full.</source>
        <translation>Prüfe, ob der Ordner des Übungsstands beschreibbar ist und der Datenträger noch Platz hat.</translation>
    </message>
    <message>
        <source>The ending could not be saved to disk.</source>
        <translation>Das Endspiel konnte nicht auf der Festplatte gespeichert werden.</translation>
    </message>
    <message>
        <source>It stays available until you quit. Free some disk space, or check that the folder is writable.</source>
        <translation>Es bleibt verfügbar, bis du das Programm beendest. Schaff Platz auf der Festplatte, oder prüfe, ob der Ordner beschreibbar ist.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>White and Black</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Your exam was interrupted when the program closed.</source>
        <translation>Deine Prüfung wurde beim Schließen des Programms unterbrochen.</translation>
    </message>
    <message>
        <source>It is not graded; you can play the position on as a game.</source>
        <translation>Sie wird nicht benotet; du kannst die Stellung als Partie weiterspielen.</translation>
    </message>
    <message>
        <source>The exam is not finished. Choose “%1” again to end it; Esc continues it.</source>
        <translation>Die Prüfung ist nicht zu Ende. Wähle „%1“ noch einmal, um sie abzubrechen; mit Esc geht sie weiter.</translation>
    </message>
    <message>
        <source>An exam is in progress.</source>
        <translation>Es läuft eine Prüfung.</translation>
    </message>
    <message>
        <source>End it first, then open other games.</source>
        <translation>Beende sie, bevor du andere Partien öffnest.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Practice was interrupted when the program closed.</source>
        <translation>Das Üben wurde beim Schließen des Programms unterbrochen.</translation>
    </message>
    <message>
        <source>The game is being read.</source>
        <translation>Die Partie wird gelesen.</translation>
    </message>
    <message>
        <source>The file with your practice data was deleted; it has been saved again in full.</source>
        <translation>Die Datei mit deinem Übungsstand wurde gelöscht; er ist wieder vollständig gespeichert.</translation>
    </message>
    <message>
        <source>The file with your practice data was replaced by an unreadable one; it has been saved again in full.</source>
        <translation>Die Datei mit deinem Übungsstand wurde durch eine unlesbare ersetzt; er ist wieder vollständig gespeichert.</translation>
    </message>
    <message>
        <source>The unreadable file has been kept as %1.</source>
        <translation>Die unlesbare Datei bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>Your practice data was replaced by that of another file, which is now in use.</source>
        <translation>Dein Übungsstand wurde durch den einer anderen Datei ersetzt, der jetzt gilt.</translation>
    </message>
    <message>
        <source>The earlier data has been kept as %1.</source>
        <translation>Der frühere Stand bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>a move</comment>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Your results are saved; “Practise” starts a new session.</source>
        <translation>Deine Ergebnisse sind gespeichert; „Üben“ beginnt eine neue Runde.</translation>
    </message>
    <message>
        <source>The exam is not finished. Quit again to end it; Esc continues it.</source>
        <translation>Die Prüfung ist nicht zu Ende. Beende das Programm noch einmal, um sie abzubrechen; mit Esc geht sie weiter.</translation>
    </message>
    <message>
        <source>Your results are saved; “Practise” continues the session.</source>
        <translation>Deine Ergebnisse sind gespeichert; „Üben“ setzt die Runde fort.</translation>
    </message>
    <message>
        <source>The changes to the page are not saved.</source>
        <translation>Die Änderungen an der Seite sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>Quit again to lose them, or save the page first; Esc continues editing.</source>
        <translation>Wenn du noch einmal beendest, gehen sie verloren; speichere sonst vorher die Seite. Esc kehrt zum Bearbeiten zurück.</translation>
    </message>
</context>
<context>
    <name>window::ReviewPage</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>S&amp;olve and include it</source>
        <translation>&amp;Berechnen und einbeziehen</translation>
    </message>
    <message>
        <source>Practise my &amp;mistakes</source>
        <translation>Meine &amp;Fehler üben</translation>
    </message>
    <message>
        <source>Open the &amp;game</source>
        <translation>&amp;Partie öffnen</translation>
    </message>
    <message>
        <source>Your endgames</source>
        <translation>Deine Endspiele</translation>
    </message>
    <message>
        <source>&amp;Player:</source>
        <translation>&amp;Spieler:</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>The player&apos;s name; other names after a semicolon</source>
        <translation>Der Name des Spielers; weitere Namen nach einem Semikolon</translation>
    </message>
    <message>
        <source>&amp;Names in the file</source>
        <translation>&amp;Namen in der Datei</translation>
    </message>
    <message>
        <source>The most frequent names; choose all that are yours</source>
        <translation>Die häufigsten Namen; wähle alle, die deine sind</translation>
    </message>
    <message>
        <source>Reading the games</source>
        <translation>Die Partien werden gelesen</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Endspiele</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>By ending</source>
        <translation>Nach Endspielen</translation>
    </message>
    <message>
        <source>The costliest games first</source>
        <translation>Die teuersten Partien zuerst</translation>
    </message>
    <message>
        <source>Practise the positions in which you gave points away until you get them right</source>
        <translation>Die Stellungen üben, in denen du Punkte verschenkt hast, bis du sie beherrschst</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln game(s))</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1 (%Ln Partie)</numerusform>
            <numerusform>%1 (%Ln Partien)</numerusform>
        </translation>
    </message>
    <message>
        <source>Solving: %1…</source>
        <translation>Wird berechnet: %1&#xa0;…</translation>
    </message>
    <message>
        <source>Your endgames in %1</source>
        <translation>Deine Endspiele in %1</translation>
    </message>
    <message>
        <source>The games are being read.</source>
        <translation>Die Partien werden gelesen.</translation>
    </message>
    <message>
        <source>No game is by this player. Choose another name above.</source>
        <translation>Von diesem Spieler ist keine Partie dabei. Wähle oben einen anderen Namen.</translation>
    </message>
    <message>
        <source>None of these games reached an ending that is solved.</source>
        <translation>Keine dieser Partien hat ein berechnetes Endspiel erreicht.</translation>
    </message>
    <message>
        <source>There is not enough memory to solve it.</source>
        <translation>Der Speicher reicht nicht, um es zu berechnen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) read</source>
        <translation>
            <numerusform>%Ln Partie gelesen</numerusform>
            <numerusform>%Ln Partien gelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>by this player: %1</source>
        <comment>games</comment>
        <translation>von diesem Spieler: %1</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>das Lesen wurde angehalten</translation>
    </message>
    <message>
        <source>partly unreadable: %1</source>
        <comment>games</comment>
        <translation>teilweise unlesbar: %1</translation>
    </message>
    <message>
        <source>chess variants or Chess960 castling, skipped: %1</source>
        <comment>games</comment>
        <translation>Schachvarianten oder Rochade im Schach960, weggelassen: %1</translation>
    </message>
    <message>
        <source>reached a solved ending: %1</source>
        <comment>games</comment>
        <translation>mit einem berechneten Endspiel: %1</translation>
    </message>
    <message numerus="yes">
        <source>Not solved yet: %1, in %Ln of these games.</source>
        <translation>
            <numerusform>Noch nicht berechnet: %1, in einer dieser Partien.</numerusform>
            <numerusform>Noch nicht berechnet: %1, in %Ln dieser Partien.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::StatisticsPage</name>
    <message>
        <source>Show as &amp;tables</source>
        <translation>Als &amp;Tabellen zeigen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Once you have practised, your progress will appear here.</source>
        <translation>Sobald du geübt hast, erscheint hier dein Fortschritt.</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>Ü&amp;ben</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etappe</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>Alle Endspiele</translation>
    </message>
    <message>
        <source>All stages</source>
        <translation>Alle Etappen</translation>
    </message>
    <message>
        <source>Where you throw results away</source>
        <translation>Wo du Gewinn oder Remis vergibst</translation>
    </message>
    <message>
        <source>These figures count the exercises of practice. What you have solved in the courses is on the card “The courses”; games and exams are not counted.</source>
        <translation>Hier zählen nur die beim Üben gestellten Aufgaben. Was du in den Kursen gelöst hast, steht auf der Karte „Die Kurse“; Partien und Prüfungen zählen nicht.</translation>
    </message>
</context>
</TS>
