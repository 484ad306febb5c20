<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
<context>
    <name>BoardCommands</name>
    <message>
        <source>&amp;Flip</source>
        <translation>&amp;Virar</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordenadas</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>Co&amp;res</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Madeira</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Cinza</translation>
    </message>
    <message>
        <source>Blue-green</source>
        <translation>Azul-esverdeado</translation>
    </message>
    <message>
        <source>Piece an&amp;imation</source>
        <translation>&amp;Animação</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativada</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation>Ca&amp;madas</translation>
    </message>
    <message>
        <source>Heat m&amp;ap for</source>
        <translation>Ma&amp;pa de calor de</translation>
    </message>
    <message>
        <source>&amp;Next piece</source>
        <translation>&amp;Próxima peça</translation>
    </message>
    <message>
        <source>Show the heat map of the next piece; selecting a piece does the same</source>
        <translation>Mostrar o mapa de calor da próxima peça; selecionar uma peça faz o mesmo</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Igual ao sistema</translation>
    </message>
    <message>
        <source>&amp;What attacks this square?</source>
        <translation>O qu&amp;e ataca esta casa?</translation>
    </message>
    <message>
        <source>Say which pieces attack the square selected with the arrow keys</source>
        <translation>Dizer quais peças atacam a casa selecionada com as setas</translation>
    </message>
    <message>
        <source>List the &amp;pieces</source>
        <translation>Listar as pe&amp;ças</translation>
    </message>
    <message>
        <source>only while the heat map is shown</source>
        <translation>só com o mapa de calor visível</translation>
    </message>
</context>
<context>
    <name>ByHeartCommands</name>
    <message>
        <source>Learn by heart</source>
        <translation>Aprender de cor</translation>
    </message>
    <message>
        <source>How much slower than the best move each move may be: with slower moves there are fewer positions to know</source>
        <translation>Quanto cada lance pode ser mais lento que o melhor: com lances mais lentos há menos posições para saber</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Esta posição</translation>
    </message>
    <message>
        <source>Best moves only</source>
        <translation>Só os melhores lances</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n move(s) slower</source>
        <translation>
            <numerusform>Até %n lance a mais</numerusform>
            <numerusform>Até %n lances a mais</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a course of the few positions that the side that wins, or the one that has to hold the draw, needs to know against every reply</source>
        <translation>Criar um curso com as poucas posições que o lado que vence, ou o que tem de segurar o empate, precisa conhecer contra qualquer resposta</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Move either side&apos;s pieces as you like.</source>
        <translation>Mova as peças dos dois lados como quiser.</translation>
    </message>
    <message>
        <source>The line ends here.</source>
        <translation>Este é o fim da variante.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>A seguir: %1.</translation>
    </message>
    <message>
        <source>No other move is as good.</source>
        <translation>Nenhum outro lance é tão bom.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>Um lance é o melhor aqui.</numerusform>
            <numerusform>%n lances são igualmente bons aqui.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the mate in %1.</source>
        <translation>Encontre o mate em %1.</translation>
    </message>
    <message>
        <source>With best play this is a draw. Try to win anyway.</source>
        <translation>Com jogo perfeito, é empate. Tente ganhar mesmo assim.</translation>
    </message>
    <message>
        <source>The program plays the rest.</source>
        <translation>O programa joga o resto.</translation>
    </message>
    <message>
        <source>Press Esc to stop.</source>
        <translation>Pressione Esc para parar.</translation>
    </message>
    <message>
        <source>With best play, mate comes in or right next to one of these corners: %1.</source>
        <translation>Com jogo perfeito, o mate sai em um destes cantos ou bem ao lado: %1.</translation>
    </message>
    <message>
        <source>Hold the draw as White.</source>
        <translation>Segure o empate com as brancas.</translation>
    </message>
    <message>
        <source>Hold the draw as Black.</source>
        <translation>Segure o empate com as pretas.</translation>
    </message>
    <message>
        <source>Keep playing: the program replies by general principles.</source>
        <translation>Continue: o programa responde por princípios gerais.</translation>
    </message>
    <message>
        <source>Six moves, and mate is no closer. A hint may help.</source>
        <translation>Seis lances, e o mate não está mais perto. Uma dica pode ajudar.</translation>
    </message>
    <message>
        <source>Play it out.</source>
        <translation>Jogue até o fim.</translation>
    </message>
    <message>
        <source>No comments and no take-backs until the game is over; then you get a report.</source>
        <translation>Sem comentários e sem desfazer lances até o fim da partida; depois você recebe um relatório.</translation>
    </message>
    <message>
        <source>Keep playing: %1 replies.</source>
        <translation>Continue: %1 responde.</translation>
    </message>
    <message>
        <source>Best reply: %1.</source>
        <translation>Melhor resposta: %1.</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1 é o melhor lance.</translation>
    </message>
    <message>
        <source>Stage: %1.</source>
        <translation>Etapa: %1.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a sentence about a move</comment>
        <translation>A seguir: %1</translation>
    </message>
    <message>
        <source>%1 is not mate: %2 is possible.</source>
        <translation>%1 não dá mate: %2 é possível.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 leva um lance a mais que o melhor.</numerusform>
            <numerusform>%1 leva %n lances a mais que o melhor.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot save both pieces, but make him prove it.</source>
        <translation>Você não consegue salvar as duas peças, mas faça o adversário provar isso.</translation>
    </message>
    <message>
        <source>You cannot save the pawn, but make him prove it.</source>
        <translation>Você não consegue salvar o peão, mas faça o adversário provar isso.</translation>
    </message>
    <message>
        <source>You cannot save the piece, but make him prove it.</source>
        <translation>Você não consegue salvar a peça, mas faça o adversário provar isso.</translation>
    </message>
    <message>
        <source>Only one move holds the draw: look at every check and capture.</source>
        <translation>Só um lance mantém o empate: examine todos os xeques e capturas.</translation>
    </message>
    <message>
        <source>Only one move holds the draw: look for a double attack.</source>
        <translation>Só um lance mantém o empate: procure um ataque duplo.</translation>
    </message>
    <message>
        <source>You cannot save the pawn on %1, but make him prove it.</source>
        <translation>Você não consegue salvar o peão de %1, mas faça o adversário provar isso.</translation>
    </message>
    <message>
        <source>You have only one move.</source>
        <translation>Você só tem um lance.</translation>
    </message>
    <message>
        <source>Hold out as long as you can.</source>
        <translation>Resista o quanto puder.</translation>
    </message>
    <message>
        <source>The opponent threatens mate: %1.</source>
        <translation>O adversário ameaça mate: %1.</translation>
    </message>
    <message>
        <source>“Give up” fails the exam and shows the report. “End exam” goes on as a normal game, without a grade.</source>
        <translation>Com “Abandonar” você não passa na prova e vê o relatório. Com “Encerrar prova” você segue como numa partida normal, sem nota.</translation>
    </message>
    <message>
        <source>Checkmate: White wins.</source>
        <translation>Xeque-mate: as brancas vencem.</translation>
    </message>
    <message>
        <source>Checkmate: Black wins.</source>
        <translation>Xeque-mate: as pretas vencem.</translation>
    </message>
    <message>
        <source>Win as White.</source>
        <translation>Vença com as brancas.</translation>
    </message>
    <message>
        <source>Win as Black.</source>
        <translation>Vença com as pretas.</translation>
    </message>
    <message>
        <source>The pawn falls: it is a draw.</source>
        <translation>O peão cai: é empate.</translation>
    </message>
    <message>
        <source>%1 is one of the best moves.</source>
        <translation>%1 é um dos melhores lances.</translation>
    </message>
    <message>
        <source>The pawn cannot be saved.</source>
        <translation>O peão não pode ser salvo.</translation>
    </message>
    <message>
        <source>You cannot save both pawns, but make him prove it.</source>
        <translation>Você não consegue salvar os dois peões, mas faça o adversário provar isso.</translation>
    </message>
    <message>
        <source>Only one move wins.</source>
        <translation>Só um lance ganha.</translation>
    </message>
    <message>
        <source>With best play this is a draw.</source>
        <translation>Com jogo perfeito, é empate.</translation>
    </message>
    <message>
        <source>Keep playing: the program replies as soon as the ending is solved.</source>
        <translation>Continue: o programa responde assim que o final estiver resolvido.</translation>
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
        <translation>Ele está em uma caixa. Diminua a caixa e aproxime seu rei.</translation>
    </message>
    <message>
        <source>The kings face each other on the edge. Check along the edge.</source>
        <translation>Os reis estão frente a frente na borda. Dê xeque ao longo dela.</translation>
    </message>
    <message>
        <source>Bring your king to a key square: %1.</source>
        <translation>Leve seu rei a uma casa-chave: %1.</translation>
    </message>
    <message>
        <source>Your king is on a key square. Escort the pawn home.</source>
        <translation>Seu rei está em uma casa-chave. Leve o peão à promoção.</translation>
    </message>
    <message>
        <source>%1 is mate.</source>
        <translation>%1 dá mate.</translation>
    </message>
    <message>
        <source>%1 promotes.</source>
        <translation>%1 promove o peão.</translation>
    </message>
    <message>
        <source>%1 is a waiting move: he is in zugzwang.</source>
        <translation>%1 é um lance de espera: o rei adversário está em zugzwang.</translation>
    </message>
    <message>
        <source>%1 drives him towards the right corner.</source>
        <translation>%1 empurra o rei para o canto certo.</translation>
    </message>
    <message>
        <source>%1 takes the opposition.</source>
        <translation>%1 toma a oposição.</translation>
    </message>
    <message>
        <source>%1 gives check.</source>
        <translation>%1 dá xeque.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to him.</source>
        <translation>%1 aproxima seu rei do rei adversário.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to him.</source>
        <translation>%1 aproxima o cavalo do rei adversário.</translation>
    </message>
    <message>
        <source>%1 stalemates him.</source>
        <translation>%1 afoga o rei.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 é o único lance.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>a list of squares and the last of them</comment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Melhor: %1</translation>
    </message>
    <message>
        <source>Come together</source>
        <translation>Reúna as peças</translation>
    </message>
    <message>
        <source>Take the centre</source>
        <translation>Ocupe o centro</translation>
    </message>
    <message>
        <source>Drive him to the edge</source>
        <translation>Empurre-o para a borda</translation>
    </message>
    <message>
        <source>Out of the wrong corner</source>
        <translation>Para fora do canto errado</translation>
    </message>
    <message>
        <source>The large triangle</source>
        <translation>O triângulo grande</translation>
    </message>
    <message>
        <source>The W</source>
        <translation>O W</translation>
    </message>
    <message>
        <source>Turn him back</source>
        <translation>Faça-o voltar</translation>
    </message>
    <message>
        <source>The middle triangle</source>
        <translation>O triângulo médio</translation>
    </message>
    <message>
        <source>The small triangle</source>
        <translation>O triângulo pequeno</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>Mate</translation>
    </message>
    <message>
        <source>Cut him off</source>
        <translation>Corte a fuga</translation>
    </message>
    <message>
        <source>Shrink the box</source>
        <translation>Diminua a caixa</translation>
    </message>
    <message>
        <source>Face him on the edge</source>
        <translation>Encare-o na borda</translation>
    </message>
    <message>
        <source>Check along the edge</source>
        <translation>Xeque ao longo da borda</translation>
    </message>
    <message>
        <source>Head for a key square</source>
        <translation>Vá para uma casa-chave</translation>
    </message>
    <message>
        <source>Escort the pawn</source>
        <translation>Escolte o peão</translation>
    </message>
    <message>
        <source>Run with the pawn</source>
        <translation>Corra com o peão</translation>
    </message>
    <message>
        <source>Bring king, bishop and knight together, away from the edge of the board.</source>
        <translation>Reúna rei, bispo e cavalo, longe da borda do tabuleiro.</translation>
    </message>
    <message>
        <source>Bring your king to the centre and take squares away from his, so that he must give way.</source>
        <translation>Leve seu rei ao centro e tire casas do outro, para que ele tenha de ceder.</translation>
    </message>
    <message>
        <source>Keep him out of the centre. Take squares away from him and follow with king and knight.</source>
        <translation>Mantenha-o fora do centro. Tire casas dele e siga com rei e cavalo.</translation>
    </message>
    <message>
        <source>He is near a wrong corner. Drive him out, along the edge to %1.</source>
        <translation>Ele está perto de um canto errado. Tire-o dali, ao longo da borda até %1.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of seven squares. Close in and take squares away from him.</source>
        <translation>Segure-o atrás da diagonal de sete casas. Aperte o cerco e tire casas dele.</translation>
    </message>
    <message>
        <source>Drive him along the edge to %1: the knight goes in a W, the king follows, the bishop guards or waits.</source>
        <translation>Leve-o ao longo da borda até %1: o cavalo desenha um W, o rei segue, o bispo vigia ou espera.</translation>
    </message>
    <message>
        <source>He tries to get away from %1. Take the squares on his path and turn him back.</source>
        <translation>Ele tenta fugir de %1. Tome as casas da fuga e faça-o voltar.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of five squares. Bring your king nearer and make the triangle smaller.</source>
        <translation>Segure-o atrás da diagonal de cinco casas. Aproxime seu rei e reduza o triângulo.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of three squares. Bring your king a knight&apos;s move from the corner.</source>
        <translation>Segure-o atrás da diagonal de três casas. Leve seu rei a um salto de cavalo do canto.</translation>
    </message>
    <message>
        <source>%1 forks king and queen.</source>
        <translation>%1 dá um garfo no rei e na dama.</translation>
    </message>
    <message>
        <source>%1 forks king and rook.</source>
        <translation>%1 dá um garfo no rei e na torre.</translation>
    </message>
    <message>
        <source>%1 forks king and bishop.</source>
        <translation>%1 dá um garfo no rei e no bispo.</translation>
    </message>
    <message>
        <source>%1 forks king and knight.</source>
        <translation>%1 dá um garfo no rei e no cavalo.</translation>
    </message>
    <message>
        <source>%1 forks king and pawn.</source>
        <translation>%1 dá um garfo no rei e no peão.</translation>
    </message>
    <message>
        <source>%1 attacks %2 at once.</source>
        <translation>%1 dá um garfo: %2.</translation>
    </message>
    <message>
        <source>%1 skewers king and queen.</source>
        <translation>%1 dá um espeto no rei e na dama.</translation>
    </message>
    <message>
        <source>%1 skewers king and rook.</source>
        <translation>%1 dá um espeto no rei e na torre.</translation>
    </message>
    <message>
        <source>%1 skewers king and bishop.</source>
        <translation>%1 dá um espeto no rei e no bispo.</translation>
    </message>
    <message>
        <source>%1 skewers king and knight.</source>
        <translation>%1 dá um espeto no rei e no cavalo.</translation>
    </message>
    <message>
        <source>%1 skewers king and pawn.</source>
        <translation>%1 dá um espeto no rei e no peão.</translation>
    </message>
    <message>
        <source>%1 skewers %2.</source>
        <translation>%1 dá um espeto: %2.</translation>
    </message>
    <message>
        <source>%1 uncovers an attack on %2.</source>
        <translation>%1 descobre um ataque a %2.</translation>
    </message>
    <message>
        <source>%1 deflects the defender on %2.</source>
        <translation>%1 desvia o defensor em %2.</translation>
    </message>
    <message>
        <source>%1 offers the piece: to capture on %2 is stalemate.</source>
        <translation>%1 oferece a peça: capturar em %2 é afogamento.</translation>
    </message>
    <message>
        <source>%1 guards the piece on %2 through its attacker.</source>
        <translation>%1 defende a peça em %2 através de quem a ataca.</translation>
    </message>
    <message>
        <source>%1 gives double check: the king must move.</source>
        <translation>%1 dá xeque duplo: o rei tem de se mover.</translation>
    </message>
    <message>
        <source>%1 gives discovered check.</source>
        <translation>%1 dá xeque descoberto.</translation>
    </message>
    <message>
        <source>%1 builds a bridge: the rook shields its king from the checks.</source>
        <translation>%1 constrói a ponte: a torre protege o rei dos xeques.</translation>
    </message>
    <message>
        <source>%1 begins a triangle: the same position comes back with the other side to move.</source>
        <translation>%1 começa um triângulo: a mesma posição volta, mas com a vez do outro lado.</translation>
    </message>
    <message>
        <source>%1 wins the race: the king is outside the square of the pawn.</source>
        <translation>%1 ganha a corrida: o rei está fora do quadrado do peão.</translation>
    </message>
    <message>
        <source>%1 reaches a key square.</source>
        <translation>%1 alcança uma casa-chave.</translation>
    </message>
    <message>
        <source>%1 is a spare move: now your king has the opposition.</source>
        <translation>%1 é um lance de reserva: agora seu rei tem a oposição.</translation>
    </message>
    <message>
        <source>%1 takes the diagonal opposition.</source>
        <translation>%1 toma a oposição diagonal.</translation>
    </message>
    <message>
        <source>%1 shoulders the other king away from %2.</source>
        <translation>%1 barra o outro rei e o afasta de %2.</translation>
    </message>
    <message>
        <source>%1 heads for the corner in front of the rook pawn.</source>
        <translation>%1 vai para o canto à frente do peão de torre.</translation>
    </message>
    <message>
        <source>%1 stops in front of the pawn.</source>
        <translation>%1 para na frente do peão.</translation>
    </message>
    <message>
        <source>%1 guards the promotion square %2.</source>
        <translation>%1 vigia a casa de promoção %2.</translation>
    </message>
    <message>
        <source>%1 goes to the short side and leaves the long side to the rook.</source>
        <translation>%1 vai para o lado curto e deixa o lado longo para a torre.</translation>
    </message>
    <message>
        <source>%1 comes in front of the pawn.</source>
        <translation>%1 chega à frente do peão.</translation>
    </message>
    <message>
        <source>%1 goes behind the passed pawn.</source>
        <translation>%1 vai para trás do peão passado.</translation>
    </message>
    <message>
        <source>%1 checks from the side.</source>
        <translation>%1 dá xeque lateral.</translation>
    </message>
    <message>
        <source>%1 checks from behind.</source>
        <translation>%1 dá xeque por trás.</translation>
    </message>
    <message>
        <source>%1 checks from the front.</source>
        <translation>%1 dá xeque pela frente.</translation>
    </message>
    <message>
        <source>%1 makes the rook leave its king.</source>
        <translation>%1 obriga a torre a se afastar do rei.</translation>
    </message>
    <message>
        <source>%1 puts the bishops side by side: their diagonals make a wall.</source>
        <translation>%1 põe os bispos lado a lado: suas diagonais formam um muro.</translation>
    </message>
    <message>
        <source>%1 is the only move that wins.</source>
        <translation>%1 é o único lance que ganha.</translation>
    </message>
    <message>
        <source>%1 is the only move that draws.</source>
        <translation>%1 é o único lance que empata.</translation>
    </message>
    <message>
        <source>%1 saves the bishop, which was hanging.</source>
        <translation>%1 salva o bispo, que estava pendurado.</translation>
    </message>
    <message>
        <source>%1 saves the knight, which was hanging.</source>
        <translation>%1 salva o cavalo, que estava pendurado.</translation>
    </message>
    <message>
        <source>%1 saves the rook, which was hanging.</source>
        <translation>%1 salva a torre, que estava pendurada.</translation>
    </message>
    <message>
        <source>%1 saves the queen, which was hanging.</source>
        <translation>%1 salva a dama, que estava pendurada.</translation>
    </message>
    <message>
        <source>%1 saves the pawn, which was hanging.</source>
        <translation>%1 salva o peão, que estava pendurado.</translation>
    </message>
    <message>
        <source>%1 attacks the bishop.</source>
        <translation>%1 ataca o bispo.</translation>
    </message>
    <message>
        <source>%1 attacks the knight.</source>
        <translation>%1 ataca o cavalo.</translation>
    </message>
    <message>
        <source>%1 attacks the rook.</source>
        <translation>%1 ataca a torre.</translation>
    </message>
    <message>
        <source>%1 attacks the queen.</source>
        <translation>%1 ataca a dama.</translation>
    </message>
    <message>
        <source>%1 attacks the pawn.</source>
        <translation>%1 ataca o peão.</translation>
    </message>
    <message>
        <source>%1 is check: he must go to %3.</source>
        <translation>%1 dá xeque: o rei tem de ir para %3.</translation>
    </message>
    <message>
        <source>%1 keeps him out of %2, where he wants to go.</source>
        <translation>%1 não deixa o rei ir para %2, aonde ele quer ir.</translation>
    </message>
    <message>
        <source>%1 leaves him only %2.</source>
        <translation>%1 deixa só %2 para ele.</translation>
    </message>
    <message>
        <source>%1 confines him to the edge.</source>
        <translation>%1 prende o rei na borda.</translation>
    </message>
    <message>
        <source>%1 drives him back towards the edge.</source>
        <translation>%1 empurra o rei de volta para a borda.</translation>
    </message>
    <message>
        <source>%1 threatens mate.</source>
        <translation>%1 ameaça mate.</translation>
    </message>
    <message>
        <source>%1 takes %2 away from him.</source>
        <translation>%1 tira %2 dele.</translation>
    </message>
    <message>
        <source>%1 gives check and drives him from %2.</source>
        <translation>%1 dá xeque e expulsa o rei de %2.</translation>
    </message>
    <message>
        <source>%1 protects the bishop before he can attack it.</source>
        <translation>%1 defende o bispo antes que o rei o ataque.</translation>
    </message>
    <message>
        <source>%1 protects the knight before he can attack it.</source>
        <translation>%1 defende o cavalo antes que o rei o ataque.</translation>
    </message>
    <message>
        <source>%1 protects the rook before he can attack it.</source>
        <translation>%1 defende a torre antes que o rei a ataque.</translation>
    </message>
    <message>
        <source>%1 protects the queen before he can attack it.</source>
        <translation>%1 defende a dama antes que o rei a ataque.</translation>
    </message>
    <message>
        <source>%1 protects the pawn before he can attack it.</source>
        <translation>%1 defende o peão antes que o rei o ataque.</translation>
    </message>
    <message>
        <source>%1 moves the piece out of reach.</source>
        <translation>%1 põe a peça fora de alcance.</translation>
    </message>
    <message>
        <source>%1 moves the bishop before he can attack it.</source>
        <translation>%1 tira o bispo antes que o rei o ataque.</translation>
    </message>
    <message>
        <source>%1 moves the knight before he can attack it.</source>
        <translation>%1 tira o cavalo antes que o rei o ataque.</translation>
    </message>
    <message>
        <source>%1 moves the rook before he can attack it.</source>
        <translation>%1 tira a torre antes que o rei a ataque.</translation>
    </message>
    <message>
        <source>%1 moves the queen before he can attack it.</source>
        <translation>%1 tira a dama antes que o rei a ataque.</translation>
    </message>
    <message>
        <source>%1 moves the pawn before he can attack it.</source>
        <translation>%1 tira o peão antes que o rei o ataque.</translation>
    </message>
    <message>
        <source>%1 reaches the next stage: “%4”.</source>
        <translation>%1 alcança a próxima etapa: “%4”.</translation>
    </message>
    <message>
        <source>%1 takes the diagonal in front of him.</source>
        <translation>%1 ocupa a diagonal à frente dele.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to its mating post, a knight&apos;s move from the corner.</source>
        <translation>%1 aproxima seu rei do posto para o mate, a um salto de cavalo do canto.</translation>
    </message>
    <message>
        <source>%1 prepares the king&apos;s move to %2.</source>
        <translation>%1 prepara o lance do rei para %2.</translation>
    </message>
    <message>
        <source>%1 prepares the bishop&apos;s move to %2.</source>
        <translation>%1 prepara o lance do bispo para %2.</translation>
    </message>
    <message>
        <source>%1 prepares the knight&apos;s move to %2.</source>
        <translation>%1 prepara o lance do cavalo para %2.</translation>
    </message>
    <message>
        <source>%1 prepares a move to %2.</source>
        <translation>%1 prepara um lance para %2.</translation>
    </message>
    <message>
        <source>%1 is a step on the way to %2.</source>
        <translation>%1 é um passo rumo a %2.</translation>
    </message>
    <message>
        <source>%1 guards %2.</source>
        <translation>%1 vigia %2.</translation>
    </message>
    <message>
        <source>%1 brings the bishop closer to your king.</source>
        <translation>%1 aproxima o bispo do seu rei.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to your king.</source>
        <translation>%1 aproxima o cavalo do seu rei.</translation>
    </message>
    <message>
        <source>%1 keeps %2 guarded.</source>
        <translation>%1 continua vigiando %2.</translation>
    </message>
    <message>
        <source>%1 leaves him nothing to attack.</source>
        <translation>%1 não deixa nada para ele atacar.</translation>
    </message>
    <message>
        <source>%1 gets off the edge.</source>
        <translation>%1 sai da borda.</translation>
    </message>
    <message>
        <source>Keep him on the edge</source>
        <translation>Mantenha-o na borda</translation>
    </message>
    <message>
        <source>Drive him into the corner</source>
        <translation>Empurre-o para o canto</translation>
    </message>
    <message>
        <source>He is on the edge. Take away the squares by which he could leave it and follow with king and knight.</source>
        <translation>Ele está na borda. Tire as casas por onde ele poderia sair e siga com rei e cavalo.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up so that it faces his when it is your move.</source>
        <translation>Ele não pode sair da borda. Leve seu rei para ficar de frente para ele quando for a sua vez.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up and drive him into the corner.</source>
        <translation>Ele não pode sair da borda. Aproxime seu rei e empurre o outro para o canto.</translation>
    </message>
    <message>
        <source>%1 forces mate with the next move.</source>
        <translation>%1 força mate no próximo lance.</translation>
    </message>
    <message>
        <source>%1 pins the pawn on %2, and it falls.</source>
        <translation>%1 crava o peão em %2, que cai.</translation>
    </message>
    <message>
        <source>%1 wins the rook by force.</source>
        <translation>%1 força o ganho da torre.</translation>
    </message>
    <message>
        <source>%1 wins the bishop by force.</source>
        <translation>%1 força o ganho do bispo.</translation>
    </message>
    <message>
        <source>%1 wins the knight by force.</source>
        <translation>%1 força o ganho do cavalo.</translation>
    </message>
    <message>
        <source>%1 wins the pawn by force.</source>
        <translation>%1 força o ganho do peão.</translation>
    </message>
    <message>
        <source>%1 wins the piece on %2 by force.</source>
        <translation>%1 força o ganho da peça em %2.</translation>
    </message>
    <message>
        <source>%1 stays on a key square.</source>
        <translation>%1 continua em uma casa-chave.</translation>
    </message>
    <message>
        <source>%1 takes the distant opposition.</source>
        <translation>%1 toma a oposição distante.</translation>
    </message>
    <message>
        <source>%1 clears the pawn&apos;s path.</source>
        <translation>%1 abre caminho para o peão.</translation>
    </message>
    <message>
        <source>%1 reaches the seventh rank without check, so the king must give way.</source>
        <translation>%1 chega à sétima sem xeque, e o rei tem de ceder.</translation>
    </message>
    <message>
        <source>%1 advances the pawn under the king&apos;s protection.</source>
        <translation>%1 avança o peão sob a proteção do rei.</translation>
    </message>
    <message>
        <source>%1 advances the pawn, and it cannot be captured.</source>
        <translation>%1 avança o peão, que não pode ser capturado.</translation>
    </message>
    <message>
        <source>%1 covers %2 on the pawn&apos;s path.</source>
        <translation>%1 controla %2 no caminho do peão.</translation>
    </message>
    <message>
        <source>%1 is in time: the king still cannot catch the pawn.</source>
        <translation>%1 chega a tempo: o rei ainda não alcança o peão.</translation>
    </message>
    <message>
        <source>%1 keeps the king away from %2, which the bishop does not cover.</source>
        <translation>%1 mantém o rei longe de %2, que o bispo não controla.</translation>
    </message>
    <message>
        <source>%1 keeps the pawn guarded.</source>
        <translation>%1 continua defendendo o peão.</translation>
    </message>
    <message>
        <source>%1 sets a trap: to capture the pawn is stalemate.</source>
        <translation>%1 arma uma cilada: capturar o peão é afogamento.</translation>
    </message>
    <message>
        <source>%1 heads for %2, the corner that the bishop does not cover.</source>
        <translation>%1 vai para %2, o canto que o bispo não controla.</translation>
    </message>
    <message>
        <source>%1 pins the pawn, so that it cannot move.</source>
        <translation>%1 crava o peão, que não pode se mover.</translation>
    </message>
    <message>
        <source>%1 forces the king in front of its pawn.</source>
        <translation>%1 obriga o rei a ficar na frente do próprio peão.</translation>
    </message>
    <message>
        <source>%1 attacks %2 and ties the king to its defence.</source>
        <translation>%1 ataca %2 e prende o rei à defesa.</translation>
    </message>
    <message>
        <source>%1 offers the exchange of rooks.</source>
        <translation>%1 oferece a troca de torres.</translation>
    </message>
    <message>
        <source>%1 offers an exchange.</source>
        <translation>%1 oferece uma troca.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the promotion square, %2.</source>
        <translation>%1 aproxima o rei de %2, onde o peão promove.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the queen is guarded.</source>
        <translation>%1 responde ao espeto: a dama está defendida.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the rook is guarded.</source>
        <translation>%1 responde ao espeto: a torre está defendida.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the piece on %2 is guarded.</source>
        <translation>%1 responde ao espeto: a peça em %2 está defendida.</translation>
    </message>
    <message>
        <source>%1 brings the queen closer with check.</source>
        <translation>%1 aproxima a dama com xeque.</translation>
    </message>
    <message>
        <source>%1 puts an end to the checks.</source>
        <translation>%1 põe fim aos xeques.</translation>
    </message>
    <message>
        <source>%1 gets out of check and comes closer to him.</source>
        <translation>%1 sai do xeque e se aproxima do rei adversário.</translation>
    </message>
    <message>
        <source>%1 gets out of check.</source>
        <translation>%1 sai do xeque.</translation>
    </message>
    <message>
        <source>%1 brings the kings face to face, so that he cannot come forward.</source>
        <translation>%1 deixa os reis frente a frente, e ele não pode avançar.</translation>
    </message>
    <message>
        <source>%1 moves the queen out of reach.</source>
        <translation>%1 põe a dama fora de alcance.</translation>
    </message>
    <message>
        <source>%1 moves the rook out of reach.</source>
        <translation>%1 põe a torre fora de alcance.</translation>
    </message>
    <message>
        <source>%1 brings the knight to a square of the W.</source>
        <translation>%1 leva o cavalo a uma casa do W.</translation>
    </message>
    <message>
        <source>%1 takes your king off the edge.</source>
        <translation>%1 tira seu rei da borda.</translation>
    </message>
    <message>
        <source>%1 stays in the centre.</source>
        <translation>%1 continua no centro.</translation>
    </message>
    <message>
        <source>%1 is possible because %2 is no longer guarded.</source>
        <translation>%1 é possível porque %2 já não está vigiada.</translation>
    </message>
    <message>
        <source>%1 is still possible; a better move takes %2 away from him.</source>
        <translation>%1 ainda é possível; um lance melhor tira %2 dele.</translation>
    </message>
    <message>
        <source>Bring up your king</source>
        <translation>Aproxime seu rei</translation>
    </message>
    <message>
        <source>Shut him in</source>
        <translation>Prenda-o</translation>
    </message>
    <message>
        <source>You can hold him behind the diagonal of seven squares. Bring your pieces nearer and take squares away from him.</source>
        <translation>Você pode segurá-lo atrás da diagonal de sete casas. Aproxime suas peças e tire casas dele.</translation>
    </message>
    <message>
        <source>You can hold him behind the diagonal of five squares. Bring your pieces nearer and take squares away from him.</source>
        <translation>Você pode segurá-lo atrás da diagonal de cinco casas. Aproxime suas peças e tire casas dele.</translation>
    </message>
    <message>
        <source>Cut him off along a file or a rank, then bring up your king.</source>
        <translation>Corte a fuga dele em uma coluna ou fileira e depois aproxime seu rei.</translation>
    </message>
    <message>
        <source>Bring your king and pieces up together and take squares away from him.</source>
        <translation>Aproxime seu rei e suas peças em conjunto e tire casas dele.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up to mate him, and always leave him a square: beware of stalemate.</source>
        <translation>Ele não pode sair da borda. Aproxime seu rei para dar mate e deixe sempre uma casa para ele: cuidado com o afogamento.</translation>
    </message>
    <message>
        <source>Guard the pawn on the way, and bring your king to a key square: %1.</source>
        <translation>Defenda o peão pelo caminho e leve seu rei a uma casa-chave: %1.</translation>
    </message>
    <message>
        <source>%1 captures the queen.</source>
        <translation>%1 captura a dama.</translation>
    </message>
    <message>
        <source>%1 captures the rook.</source>
        <translation>%1 captura a torre.</translation>
    </message>
    <message>
        <source>%1 captures the bishop.</source>
        <translation>%1 captura o bispo.</translation>
    </message>
    <message>
        <source>%1 captures the knight.</source>
        <translation>%1 captura o cavalo.</translation>
    </message>
    <message>
        <source>%1 captures the pawn.</source>
        <translation>%1 captura o peão.</translation>
    </message>
    <message>
        <source>%1 avoids stalemate: he still has %2.</source>
        <translation>%1 evita o afogamento: o rei ainda tem %2.</translation>
    </message>
    <message>
        <source>%1 brings the king closer with discovered check.</source>
        <translation>%1 aproxima o rei com xeque descoberto.</translation>
    </message>
    <message>
        <source>%1 heads for the key square %2.</source>
        <translation>%1 vai para a casa-chave %2.</translation>
    </message>
    <message>
        <source>%1 comes closer to him.</source>
        <translation>%1 se aproxima do rei adversário.</translation>
    </message>
    <message>
        <source>%1 comes closer to the centre.</source>
        <translation>%1 se aproxima do centro.</translation>
    </message>
    <message>
        <source>%1 stays off the edge.</source>
        <translation>%1 evita a borda.</translation>
    </message>
    <message>
        <source>%1 keeps as far from the other king as possible.</source>
        <translation>%1 fica o mais longe possível do outro rei.</translation>
    </message>
    <message>
        <source>The mate is near. Bring up the missing piece, take his last squares, the corner last, and beware of stalemate.</source>
        <translation>O mate está próximo. Traga a peça que falta, tire as últimas casas dele, o canto no fim, e cuidado com o afogamento.</translation>
    </message>
    <message>
        <source>He is in a wrong corner. Drive him out, along the edge to %1.</source>
        <translation>Ele está em um canto errado. Tire-o dali, ao longo da borda até %1.</translation>
    </message>
    <message>
        <source>%1 keeps the rook on the back rank, where it guards against mate.</source>
        <translation>%1 mantém a torre na última fileira, onde evita o mate.</translation>
    </message>
    <message>
        <source>%1 puts your king on its mating post, a knight&apos;s move from the corner.</source>
        <translation>%1 põe seu rei no posto para o mate, a um salto de cavalo do canto.</translation>
    </message>
    <message>
        <source>%1 gets back towards the centre.</source>
        <translation>%1 volta em direção ao centro.</translation>
    </message>
    <message>
        <source>It also gets back towards the centre.</source>
        <translation>Também volta em direção ao centro.</translation>
    </message>
    <message>
        <source>It also gets off the edge.</source>
        <translation>Também sai da borda.</translation>
    </message>
    <message>
        <source>It also stays in the centre.</source>
        <translation>Também continua no centro.</translation>
    </message>
    <message>
        <source>It also stays off the edge.</source>
        <translation>Também evita a borda.</translation>
    </message>
    <message>
        <source>It also keeps as far from the other king as possible.</source>
        <translation>Também fica o mais longe possível do outro rei.</translation>
    </message>
    <message>
        <source>Your king is close to his. Take squares away from him and bring up the other pieces, so that he must give way.</source>
        <translation>Seu rei está perto do rei adversário. Tire casas dele e aproxime as outras peças, para que ele tenha de ceder.</translation>
    </message>
    <message>
        <source>Your king belongs in the centre, but first use the other pieces to take squares away from his.</source>
        <translation>O lugar do seu rei é no centro, mas antes use as outras peças para tirar casas do rei adversário.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of five squares. Make the triangle smaller before your king comes nearer.</source>
        <translation>Segure-o atrás da diagonal de cinco casas. Reduza o triângulo antes de aproximar seu rei.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Keep him there and mate him with the help of your king, but always leave him a square: beware of stalemate.</source>
        <translation>Ele não pode sair da borda. Mantenha-o ali e dê mate com a ajuda do seu rei, mas deixe sempre uma casa para ele: cuidado com o afogamento.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Make a waiting move, so that your king faces his when it is your move.</source>
        <translation>Ele não pode sair da borda. Faça um lance de espera, para que seu rei fique de frente para ele quando for a sua vez.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Drive him into the corner.</source>
        <translation>Ele não pode sair da borda. Empurre-o para o canto.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of three squares. Prepare for your king to go a knight&apos;s move from the corner.</source>
        <translation>Segure-o atrás da diagonal de três casas. Prepare a ida do seu rei a uma casa a um salto de cavalo do canto.</translation>
    </message>
    <message>
        <source>%1 saves the piece and avoids stalemate: he still has %2.</source>
        <translation>%1 salva a peça e evita o afogamento: o rei ainda tem %2.</translation>
    </message>
    <message>
        <source>%1 gives check and takes %2 away from him.</source>
        <translation>%1 dá xeque e tira %2 do rei.</translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the queen.</source>
        <translation>%1 sai do xeque e defende a dama.</translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the piece on %2.</source>
        <translation>%1 sai do xeque e defende a peça em %2.</translation>
    </message>
    <message>
        <source>%1 gives check, and he cannot attack the checking piece in reply.</source>
        <translation>%1 dá xeque, e o rei não pode responder atacando a peça que o dá.</translation>
    </message>
    <message>
        <source>%1 stops the pawn: on %2 it would be lost.</source>
        <translation>%1 detém o peão: em %2 ele cairia.</translation>
    </message>
    <message>
        <source>%1 keeps his king out of %2.</source>
        <translation>%1 não deixa o outro rei ir para %2.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer with check.</source>
        <translation>%1 aproxima o cavalo com xeque.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the rook is lost in any case.</source>
        <translation>%1 sai do xeque, mas a torre está perdida de todo modo.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the piece is lost in any case.</source>
        <translation>%1 sai do xeque, mas a peça está perdida de todo modo.</translation>
    </message>
    <message>
        <source>%1 leaves %2 unguarded.</source>
        <translation>%1 deixa %2 sem vigilância.</translation>
    </message>
    <message>
        <source>%1 gives him more room.</source>
        <translation>%1 dá mais espaço a ele.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a fork.</source>
        <translation>%1 dá xeque e prepara um garfo.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a skewer.</source>
        <translation>%1 dá xeque e prepara um espeto.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a fork or a skewer.</source>
        <translation>%1 dá xeque e prepara um garfo ou um espeto.</translation>
    </message>
    <message>
        <source>%1 exchanges queens.</source>
        <translation>%1 troca as damas.</translation>
    </message>
    <message>
        <source>%1 exchanges rooks.</source>
        <translation>%1 troca as torres.</translation>
    </message>
    <message>
        <source>%1 exchanges pawns.</source>
        <translation>%1 troca os peões.</translation>
    </message>
    <message>
        <source>%1 exchanges pieces.</source>
        <translation>%1 troca peças.</translation>
    </message>
    <message>
        <source>%1 leaves his king only %2.</source>
        <translation>%1 deixa só %2 para o rei dele.</translation>
    </message>
    <message>
        <source>%1 keeps control of %2 on the pawn&apos;s path.</source>
        <translation>%1 mantém o controle de %2 no caminho do peão.</translation>
    </message>
    <message>
        <source>%1 allows him only %2.</source>
        <translation>%1 só permite %2 a ele.</translation>
    </message>
    <message>
        <source>%1 gives up a piece for the last pawn.</source>
        <translation>%1 entrega uma peça pelo último peão.</translation>
    </message>
    <message>
        <source>Take the queen.</source>
        <translation>Capture a dama.</translation>
    </message>
    <message>
        <source>Take the rook.</source>
        <translation>Capture a torre.</translation>
    </message>
    <message>
        <source>Take the bishop.</source>
        <translation>Capture o bispo.</translation>
    </message>
    <message>
        <source>Take the knight.</source>
        <translation>Capture o cavalo.</translation>
    </message>
    <message>
        <source>Take the pawn.</source>
        <translation>Capture o peão.</translation>
    </message>
    <message>
        <source>Promote the pawn.</source>
        <translation>Promova o peão.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the centre.</source>
        <translation>%1 aproxima o rei do centro.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to the centre.</source>
        <translation>%1 aproxima o cavalo do centro.</translation>
    </message>
    <message>
        <source>%1 brings the bishop closer to the centre.</source>
        <translation>%1 aproxima o bispo do centro.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the bishop is lost in any case.</source>
        <translation>%1 sai do xeque, mas o bispo está perdido de todo modo.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the knight is lost in any case.</source>
        <translation>%1 sai do xeque, mas o cavalo está perdido de todo modo.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the bishop is lost in any case.</source>
        <translation>%1 resiste por mais tempo, mas o bispo está perdido de todo modo.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the knight is lost in any case.</source>
        <translation>%1 resiste por mais tempo, mas o cavalo está perdido de todo modo.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the rook is lost in any case.</source>
        <translation>%1 resiste por mais tempo, mas a torre está perdida de todo modo.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the piece is lost in any case.</source>
        <translation>%1 resiste por mais tempo, mas a peça está perdida de todo modo.</translation>
    </message>
    <message>
        <source>%1 gives up the diagonal in front of him.</source>
        <translation>%1 abandona a diagonal à frente dele.</translation>
    </message>
    <message>
        <source>%1 keeps the bishop out of the other king&apos;s reach.</source>
        <translation>%1 mantém o bispo fora do alcance do outro rei.</translation>
    </message>
    <message>
        <source>%1 keeps the knight out of the other king&apos;s reach.</source>
        <translation>%1 mantém o cavalo fora do alcance do outro rei.</translation>
    </message>
    <message>
        <source>%1 keeps the rook out of the other king&apos;s reach.</source>
        <translation>%1 mantém a torre fora do alcance do outro rei.</translation>
    </message>
    <message>
        <source>%1 keeps the queen out of the other king&apos;s reach.</source>
        <translation>%1 mantém a dama fora do alcance do outro rei.</translation>
    </message>
    <message>
        <source>%1 keeps the pawn out of the other king&apos;s reach.</source>
        <translation>%1 mantém o peão fora do alcance do outro rei.</translation>
    </message>
    <message>
        <source>Take on %1.</source>
        <translation>Capture em %1.</translation>
    </message>
    <message>
        <source>%1 wins the race: both pawns promote, and then a skewer wins the queen.</source>
        <translation>%1 ganha a corrida: os dois peões são promovidos e depois um espeto ganha a dama.</translation>
    </message>
    <message>
        <source>%1 is in time: both pawns promote.</source>
        <translation>%1 chega a tempo: os dois peões são promovidos.</translation>
    </message>
    <message>
        <source>%1 promotes to too weak a piece.</source>
        <translation>%1 promove a uma peça fraca demais.</translation>
    </message>
    <message>
        <source>He is on the edge. Bring your king near his before he gets away from it.</source>
        <translation>Ele está na borda. Aproxime seu rei do dele antes que saia de lá.</translation>
    </message>
    <message>
        <source>He is on the edge. Use the other pieces to keep him there, then bring up your king.</source>
        <translation>Ele está na borda. Segure-o lá com as outras peças e depois aproxime seu rei.</translation>
    </message>
    <message>
        <source>%1 does so too, but then %2</source>
        <translation>%1 também faz isso, mas então: %2</translation>
    </message>
    <message>
        <source>After %1, %2</source>
        <translation>Depois de %1: %2</translation>
    </message>
    <message>
        <source>%1 threatens to promote, so the pawn must be taken.</source>
        <translation>%1 ameaça promover: é preciso capturar o peão.</translation>
    </message>
    <message>
        <source>%1 keeps the other king on the edge.</source>
        <translation>%1 mantém o outro rei na borda.</translation>
    </message>
    <message>
        <source>It also keeps the other king on the edge.</source>
        <translation>Também mantém o outro rei na borda.</translation>
    </message>
    <message>
        <source>Your pawn on %1 is hanging. Save it first.</source>
        <translation>Seu peão em %1 está pendurado. Salve-o primeiro.</translation>
    </message>
    <message>
        <source>Look at exchanges: what is left is won.</source>
        <translation>Veja as trocas: o que sobra está ganho.</translation>
    </message>
    <message>
        <source>You can win material by force: look at every check and attack.</source>
        <translation>Você pode ganhar material de forma forçada: olhe cada xeque e cada ataque.</translation>
    </message>
    <message>
        <source>Simpler: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Mais simples: %1</translation>
    </message>
    <message>
        <source>%1 begins a series of checks that wins material.</source>
        <translation>%1 inicia uma série de xeques que ganha material.</translation>
    </message>
    <message numerus="yes">
        <source>%1 That is %n move(s) slower than the best.</source>
        <comment>after a sentence about the move</comment>
        <translation>
            <numerusform>%1 É um lance a mais que o melhor.</numerusform>
            <numerusform>%1 São %n lances a mais que o melhor.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the rook.</source>
        <translation>%1 sai do xeque e defende a torre.</translation>
    </message>
    <message>
        <source>%1 steps out of the pin and keeps the piece on %2 protected.</source>
        <translation>%1 sai da cravada e mantém defendida a peça em %2.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the pawn on %2.</source>
        <translation>%1 aproxima o rei do peão em %2.</translation>
    </message>
    <message>
        <source>%1 brings the queen closer to the pawn on %2.</source>
        <translation>%1 aproxima a dama do peão em %2.</translation>
    </message>
    <message>
        <source>first</source>
        <comment>as in: along the first rank</comment>
        <translation>primeira</translation>
    </message>
    <message>
        <source>second</source>
        <comment>as in: along the second rank</comment>
        <translation>segunda</translation>
    </message>
    <message>
        <source>third</source>
        <comment>as in: along the third rank</comment>
        <translation>terceira</translation>
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
        <translation>sexta</translation>
    </message>
    <message>
        <source>seventh</source>
        <comment>as in: along the seventh rank</comment>
        <translation>sétima</translation>
    </message>
    <message>
        <source>eighth</source>
        <comment>as in: along the eighth rank</comment>
        <translation>oitava</translation>
    </message>
    <message>
        <source>%1 cuts the king off along the %7-file.</source>
        <translation>%1 corta o rei ao longo da coluna %7.</translation>
    </message>
    <message>
        <source>%1 cuts the king off along the %9 rank.</source>
        <translation>%1 corta o rei ao longo da %9 fileira.</translation>
    </message>
    <message>
        <source>Close in and take squares away from him, so that he must give way.</source>
        <translation>Aperte o cerco e tire casas do rei adversário, para que ele tenha de ceder.</translation>
    </message>
    <message>
        <source>Your knight on %1 is hanging. Save it first.</source>
        <translation>Seu cavalo em %1 está pendurado. Salve-o primeiro.</translation>
    </message>
    <message>
        <source>Your bishop on %1 is hanging. Save it first.</source>
        <translation>Seu bispo em %1 está pendurado. Salve-o primeiro.</translation>
    </message>
    <message>
        <source>Your rook on %1 is hanging. Save it first.</source>
        <translation>Sua torre em %1 está pendurada. Salve-a primeiro.</translation>
    </message>
    <message>
        <source>Your queen on %1 is hanging. Save it first.</source>
        <translation>Sua dama em %1 está pendurada. Salve-a primeiro.</translation>
    </message>
    <message>
        <source>Your king is ahead of the pawn. Bring the pawn up.</source>
        <translation>Seu rei está à frente do peão. Avance o peão.</translation>
    </message>
    <message>
        <source>%1 gets away from the corner %2.</source>
        <translation>%1 foge do canto %2.</translation>
    </message>
    <message>
        <source>It also gets away from the corner %2.</source>
        <translation>Também foge do canto %2.</translation>
    </message>
    <message>
        <source>Leave him less room</source>
        <translation>Deixe menos espaço</translation>
    </message>
    <message>
        <source>Your knight on %1 cannot be saved.</source>
        <translation>Seu cavalo em %1 não pode ser salvo.</translation>
    </message>
    <message>
        <source>Your bishop on %1 cannot be saved.</source>
        <translation>Seu bispo em %1 não pode ser salvo.</translation>
    </message>
    <message>
        <source>Your rook on %1 cannot be saved.</source>
        <translation>Sua torre em %1 não pode ser salva.</translation>
    </message>
    <message>
        <source>Your queen on %1 cannot be saved.</source>
        <translation>Sua dama em %1 não pode ser salva.</translation>
    </message>
    <message>
        <source>Your piece on %1 cannot be saved.</source>
        <translation>Sua peça em %1 não pode ser salva.</translation>
    </message>
    <message>
        <source>Leave him less room and bring up your king.</source>
        <translation>Deixe menos espaço para ele e aproxime seu rei.</translation>
    </message>
    <message>
        <source>%1 draws, like any other move: the bishop does not cover %2, where the pawn promotes.</source>
        <translation>%1 empata, como qualquer outro lance: o bispo não controla %2, onde o peão promove.</translation>
    </message>
    <message>
        <source>%1 draws, like any other move.</source>
        <translation>%1 empata, como qualquer outro lance.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the queen.</source>
        <translation>%1 empata, como todo lance que mantém a dama.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the rook.</source>
        <translation>%1 empata, como todo lance que mantém a torre.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the bishop.</source>
        <translation>%1 empata, como todo lance que mantém o bispo.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the knight.</source>
        <translation>%1 empata, como todo lance que mantém o cavalo.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that does not lose a piece.</source>
        <translation>%1 empata, como todo lance que não perde uma peça.</translation>
    </message>
    <message>
        <source>%1 heads for a corner that the bishop does not cover.</source>
        <translation>%1 vai para um canto que o bispo não controla.</translation>
    </message>
    <message>
        <source>It also heads for a corner that the bishop does not cover.</source>
        <translation>Também vai para um canto que o bispo não controla.</translation>
    </message>
    <message numerus="yes">
        <source>%1 misses a win of material: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 deixa passar um ganho de material: um lance a mais que o melhor.</numerusform>
            <numerusform>%1 deixa passar um ganho de material: %n lances a mais que o melhor.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 steps into the square of the pawn on %2.</source>
        <translation>%1 entra no quadrado do peão de %2.</translation>
    </message>
    <message>
        <source>%1 stays in the square of the pawn on %2.</source>
        <translation>%1 continua no quadrado do peão de %2.</translation>
    </message>
    <message>
        <source>%1 shuts him in; squares left: %6.</source>
        <translation>%1 o prende; casas que lhe restam: %6.</translation>
    </message>
    <message>
        <source>%1 leaves him fewer squares: %6 instead of %5.</source>
        <translation>%1 lhe deixa menos casas: %6 em vez de %5.</translation>
    </message>
    <message>
        <source>%1 leaves the king as much room as possible.</source>
        <translation>%1 mantém o máximo de espaço para o próprio rei.</translation>
    </message>
    <message>
        <source>It also leaves the king as much room as possible.</source>
        <translation>Além disso, mantém o máximo de espaço para o próprio rei.</translation>
    </message>
    <message>
        <source>%1 keeps the rook in line with its king; off that line it would lose.</source>
        <translation>%1 mantém a torre alinhada com o rei; fora dessa linha, seria derrota.</translation>
    </message>
    <message>
        <source>%1 attacks the pawn from the side, as Vančura did.</source>
        <translation>%1 ataca o peão pelo lado, como fez Vančura.</translation>
    </message>
    <message>
        <source>%1 keeps the king off the edge, where it would be lost.</source>
        <translation>%1 mantém o rei fora da borda, onde estaria perdido.</translation>
    </message>
    <message>
        <source>%1 attacks the piece on %2 and threatens mate.</source>
        <translation>%1 ataca a peça em %2 e ameaça mate.</translation>
    </message>
    <message>
        <source>%1 threatens mate: only a move to %3 prevents it.</source>
        <translation>%1 ameaça mate: só um lance para %3 o evita.</translation>
    </message>
    <message>
        <source>%1 puts the other side in zugzwang.</source>
        <translation>%1 deixa o adversário em zugzwang.</translation>
    </message>
    <message>
        <source>His king is too late. Push the pawn.</source>
        <translation>O rei adversário chega tarde demais. Avance o peão.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour, %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1 é um desvio de um lance. %2</numerusform>
            <numerusform>%1 é um desvio de %n lances. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 works but is %n move(s) slower. %2</source>
        <translation>
            <numerusform>%1 também ganha, com um lance a mais. %2</numerusform>
            <numerusform>%1 também ganha, com %n lances a mais. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>His king is too late. Clear the pawn&apos;s path and push it.</source>
        <translation>O rei adversário chega tarde demais. Abra caminho para o peão e avance-o.</translation>
    </message>
    <message>
        <source>His king is too late. Improve your king first, then push the pawn.</source>
        <translation>O rei adversário chega tarde demais. Primeiro melhore a posição do seu rei, depois avance o peão.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses material and is %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1 perde material e custa um lance a mais que o melhor. %2</numerusform>
            <numerusform>%1 perde material e custa %n lances a mais que o melhor. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Your pieces on %1 are hanging. Save them all first.</source>
        <translation>Suas peças em %1 estão penduradas. Salve todas primeiro.</translation>
    </message>
    <message>
        <source>White replies: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>As brancas respondem: %1</translation>
    </message>
    <message>
        <source>Black replies: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>As pretas respondem: %1</translation>
    </message>
    <message>
        <source>%1 keeps the other king off the key squares.</source>
        <translation>%1 mantém o outro rei longe das casas-chave.</translation>
    </message>
    <message>
        <source>%1 keeps the other king from the rank in front of the pawn, as Philidor did.</source>
        <translation>%1 mantém o outro rei longe da fileira à frente do peão, como fez Philidor.</translation>
    </message>
    <message>
        <source>%1 pins the knight on %2, and it falls.</source>
        <translation>%1 crava o cavalo em %2, que cai.</translation>
    </message>
    <message>
        <source>%1 pins the bishop on %2, and it falls.</source>
        <translation>%1 crava o bispo em %2, que cai.</translation>
    </message>
    <message>
        <source>%1 pins the rook on %2, and it falls.</source>
        <translation>%1 crava a torre em %2, que cai.</translation>
    </message>
    <message>
        <source>%1 pins the queen on %2, and it falls.</source>
        <translation>%1 crava a dama em %2, que cai.</translation>
    </message>
    <message>
        <source>%1 wins the race: the pawn promotes with check.</source>
        <translation>%1 ganha a corrida: o peão é promovido com xeque.</translation>
    </message>
    <message>
        <source>%1 wins the race: the new queen stops the other pawn.</source>
        <translation>%1 ganha a corrida: a nova dama detém o outro peão.</translation>
    </message>
    <message>
        <source>%1 pins the knight on %2 to its king.</source>
        <translation>%1 crava o cavalo em %2 contra o seu rei.</translation>
    </message>
    <message>
        <source>%1 pins the bishop on %2 to its king.</source>
        <translation>%1 crava o bispo em %2 contra o seu rei.</translation>
    </message>
    <message>
        <source>%1 pins the rook on %2 to its king.</source>
        <translation>%1 crava a torre em %2 contra o seu rei.</translation>
    </message>
    <message>
        <source>%1 pins the queen on %2 to its king.</source>
        <translation>%1 crava a dama em %2 contra o seu rei.</translation>
    </message>
    <message>
        <source>It also guards the promotion square %2.</source>
        <translation>Também vigia a casa de promoção %2.</translation>
    </message>
    <message>
        <source>It also attacks the pawn.</source>
        <translation>Também ataca o peão.</translation>
    </message>
    <message>
        <source>It also comes closer to the pawn on %2.</source>
        <translation>Também se aproxima do peão em %2.</translation>
    </message>
    <message>
        <source>It also comes closer to the promotion square, %2.</source>
        <translation>Também se aproxima de %2, onde o peão promove.</translation>
    </message>
    <message>
        <source>%1 gives up a pawn to draw the king to %2.</source>
        <translation>%1 entrega um peão para atrair o rei a %2.</translation>
    </message>
    <message>
        <source>%1 drives the king in front of its pawn within %6 moves.</source>
        <translation>%1 leva o rei para a frente do próprio peão em no máximo %6 lances.</translation>
    </message>
    <message>
        <source>%1 leaves the knight no safe square.</source>
        <translation>%1 não deixa nenhuma casa segura para o cavalo.</translation>
    </message>
    <message>
        <source>%1 leaves the bishop no safe square.</source>
        <translation>%1 não deixa nenhuma casa segura para o bispo.</translation>
    </message>
    <message>
        <source>%1 steps to the side away from the other king.</source>
        <translation>%1 vai para o lado em que o outro rei não está.</translation>
    </message>
    <message>
        <source>%1 keeps up the second-rank defence: the rook stays on the line next to the edge.</source>
        <translation>%1 mantém a defesa da segunda fileira: a torre fica na linha ao lado da borda.</translation>
    </message>
    <message>
        <source>%1 gives check, and the king guards the rook.</source>
        <translation>%1 dá xeque, e o rei protege a torre.</translation>
    </message>
    <message>
        <source>%1 takes the king to the corner that the bishop does not cover, where mate cannot be forced.</source>
        <translation>%1 leva o rei para o canto que o bispo não controla, onde o mate não pode ser forçado.</translation>
    </message>
    <message>
        <source>%1 takes your king past the line on which the rook could cut it off.</source>
        <translation>%1 leva o seu rei além da linha em que a torre poderia cortá-lo.</translation>
    </message>
    <message>
        <source>%1 takes the rook to the long side, where it has room for checks.</source>
        <translation>%1 leva a torre para o lado longo, onde há espaço para os xeques.</translation>
    </message>
    <message>
        <source>%1 prepares a discovered check.</source>
        <translation>%1 prepara um xeque descoberto.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares zugzwang.</source>
        <translation>%1 dá xeque e prepara o zugzwang.</translation>
    </message>
    <message>
        <source>%1 threatens a deadly check on %3.</source>
        <translation>%1 ameaça um xeque mortal em %3.</translation>
    </message>
    <message>
        <source>%1 threatens mate on %3.</source>
        <translation>%1 ameaça mate em %3.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to the knight, which has no safe square.</source>
        <translation>%1 aproxima o seu rei do cavalo, que não tem nenhuma casa segura.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to the bishop, which has no safe square.</source>
        <translation>%1 aproxima o seu rei do bispo, que não tem nenhuma casa segura.</translation>
    </message>
    <message>
        <source>%1 passes the pawn on the side away from the other king.</source>
        <translation>%1 passa pelo peão do lado em que o outro rei não está.</translation>
    </message>
    <message>
        <source>%1 brings the knight to safety.</source>
        <translation>%1 põe o cavalo em segurança.</translation>
    </message>
    <message>
        <source>%1 brings the bishop to safety.</source>
        <translation>%1 põe o bispo em segurança.</translation>
    </message>
    <message>
        <source>%1 keeps the bishop on the diagonal to %2, where it can interpose.</source>
        <translation>%1 mantém o bispo na diagonal que leva a %2, onde ele pode se interpor.</translation>
    </message>
    <message>
        <source>%1 takes the king to the edge, ready for the check on %2.</source>
        <translation>%1 leva o rei à borda, pronto para o xeque em %2.</translation>
    </message>
</context>
<context>
    <name>CourseCommands</name>
    <message>
        <source>&amp;Courses</source>
        <translation>C&amp;ursos</translation>
    </message>
    <message>
        <source>&amp;Open a course…</source>
        <translation>&amp;Abrir um curso…</translation>
    </message>
    <message>
        <source>A PGN file with one game per page, such as a Lichess study</source>
        <translation>Um arquivo PGN com uma partida por página, como um estudo do Lichess</translation>
    </message>
    <message>
        <source>Go one step back in the course</source>
        <translation>Voltar um passo no curso</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Go one step forward in the course</source>
        <translation>Avançar um passo no curso</translation>
    </message>
    <message>
        <source>&amp;Leave course</source>
        <translation>&amp;Sair do curso</translation>
    </message>
    <message>
        <source>Leave the course; it will reopen at this page</source>
        <translation>Sair do curso; ele será reaberto nesta página</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>Ín&amp;dice</translation>
    </message>
    <message>
        <source>Chapters and pages of the course, and which are solved</source>
        <translation>Capítulos e páginas do curso, e o que já está resolvido</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Close the contents and go on with the page</source>
        <translation>Fechar o índice e continuar a página</translation>
    </message>
    <message>
        <source>Next &amp;unsolved question</source>
        <translation>Próxima questão &amp;pendente</translation>
    </message>
    <message>
        <source>Next unsolved</source>
        <translation>Próxima pendente</translation>
    </message>
    <message>
        <source>Go to the first page; your results are kept</source>
        <translation>Ir para a primeira página; seus resultados são mantidos</translation>
    </message>
    <message>
        <source>&amp;Skip to the next page</source>
        <translation>P&amp;ular para a próxima página</translation>
    </message>
    <message>
        <source>Go to the next page, whether this one is solved or not</source>
        <translation>Ir para a próxima página, esteja esta resolvida ou não</translation>
    </message>
    <message>
        <source>Learn: chapter %1, page %2</source>
        <translation>Aprender: capítulo %1, página %2</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Read the course on mating with bishop and knight</source>
        <translation>Ler o curso sobre o mate com bispo e cavalo</translation>
    </message>
    <message>
        <source>Done: %1 of %2.</source>
        <translation>Feito: %1 de %2.</translation>
    </message>
    <message>
        <source>Continue the course where you left off.</source>
        <translation>Continuar o curso de onde você parou.</translation>
    </message>
    <message>
        <source>Leave course</source>
        <translation>Sair do curso</translation>
    </message>
    <message>
        <source>Press Esc again to leave the course.</source>
        <translation>Pressione Esc de novo para sair do curso.</translation>
    </message>
    <message>
        <source>Learn: %1, chapter %2, page %3</source>
        <comment>a course</comment>
        <translation>Aprender: %1, capítulo %2, página %3</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <comment>a chapter</comment>
        <translation>Continuar: %1</translation>
    </message>
    <message>
        <source>Go to the next question from here that is not solved; after the last one, from the start</source>
        <translation>Ir para a próxima questão pendente a partir daqui; depois da última, desde o início</translation>
    </message>
    <message>
        <source>&amp;Previous move or page</source>
        <translation>&amp;Lance ou página anterior</translation>
    </message>
    <message>
        <source>Next move or page</source>
        <translation>Lance ou página seguinte</translation>
    </message>
    <message>
        <source>Play the move for you; the question counts as failed</source>
        <translation>Jogar o lance por você; a questão conta como errada</translation>
    </message>
    <message>
        <source>Select the squares for you; the question counts as failed</source>
        <translation>Selecionar as casas por você; a questão conta como errada</translation>
    </message>
    <message>
        <source>The course will then continue from its first page; your results are kept.</source>
        <translation>O curso continuará então da primeira página; seus resultados são mantidos.</translation>
    </message>
    <message>
        <source>%1 (English)</source>
        <comment>a course without a translation</comment>
        <translation>%1 (em inglês)</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a course, what is done of it, and all of it</comment>
        <translation>%1 (%2 de %3)</translation>
    </message>
    <message>
        <source>Your unfinished answer to this page will be lost.</source>
        <translation>Sua resposta incompleta nesta página será perdida.</translation>
    </message>
    <message>
        <source>no course is open</source>
        <translation>nenhum curso está aberto</translation>
    </message>
    <message>
        <source>leave the replay first</source>
        <translation>saia primeiro da reprodução</translation>
    </message>
    <message>
        <source>leave the set-up first</source>
        <translation>saia primeiro da montagem</translation>
    </message>
    <message>
        <source>all are solved</source>
        <translation>todas estão resolvidas</translation>
    </message>
    <message>
        <source>Back to chapter %1, page %2</source>
        <translation>Voltar ao capítulo %1, página %2</translation>
    </message>
    <message>
        <source>Back to %1, chapter %2, page %3</source>
        <comment>a course</comment>
        <translation>Voltar a: %1, capítulo %2, página %3</translation>
    </message>
    <message>
        <source>Choose “Go to page 1” again to go there; Esc stays here.</source>
        <translation>Escolha “Ir para a página 1” de novo para ir até lá; com Esc você fica aqui.</translation>
    </message>
    <message>
        <source>Go to page &amp;1</source>
        <translation>Ir para a página &amp;1</translation>
    </message>
    <message>
        <source>Choose “Skip” again to go to the next page; Esc stays here.</source>
        <translation>Escolha “Pular” de novo para ir à próxima página; com Esc você fica aqui.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>Stay on the page</source>
        <translation>Ficar na página</translation>
    </message>
    <message>
        <source>Choose “Previous page” again to go there; Esc stays here.</source>
        <translation>Escolha “Página anterior” de novo para ir até lá; com Esc você fica aqui.</translation>
    </message>
    <message>
        <source>Show the move or the squares, or start again</source>
        <translation>Mostrar o lance ou as casas, ou recomeçar</translation>
    </message>
    <message>
        <source>Play the page from its first position again</source>
        <translation>Jogar a página de novo a partir da primeira posição</translation>
    </message>
    <message>
        <source>keep a position first</source>
        <translation>guarde antes uma posição</translation>
    </message>
</context>
<context>
    <name>CourseFaults</name>
    <message>
        <source>“%1” is not a known task, so the page is for reading only.</source>
        <translation>“%1” não é uma tarefa conhecida: esta página é só para ler.</translation>
    </message>
    <message>
        <source>There is no move to find, so the page is for reading only.</source>
        <translation>Não há lance a encontrar: esta página é só para ler.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more error(s).</source>
        <translation>
            <numerusform>Há mais um erro.</numerusform>
            <numerusform>Há mais %n erros.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course has an error in chapter %1, “%2”, page %3.</source>
        <translation>O curso tem um erro no capítulo %1, “%2”, página %3.</translation>
    </message>
    <message>
        <source>The game is over at the start, so the page is for reading only.</source>
        <translation>A partida já começa terminada: esta página é só para ler.</translation>
    </message>
    <message>
        <source>It is a draw, not mate in %1.</source>
        <translation>É empate, não mate em %1.</translation>
    </message>
    <message>
        <source>It is checkmate already.</source>
        <translation>Já é xeque-mate.</translation>
    </message>
    <message>
        <source>It is mate in %1, not in %2.</source>
        <translation>É mate em %1, não em %2.</translation>
    </message>
    <message>
        <source>“%1” cannot be checked without the tablebase.</source>
        <comment>a claim</comment>
        <translation>“%1” não pode ser verificado sem a tabela de finais.</translation>
    </message>
    <message>
        <source>It is mate in %1, not a draw.</source>
        <translation>É mate em %1, não empate.</translation>
    </message>
    <message>
        <source>“%1” is not true.</source>
        <comment>a claim</comment>
        <translation>“%1” não é verdade.</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <comment>a move and what is wrong with the text behind it</comment>
        <translation>Depois de %1: %2</translation>
    </message>
    <message>
        <source>It is a draw, not a win.</source>
        <translation>É empate, não vitória.</translation>
    </message>
    <message>
        <source>There is no move to find yet: play the solution on the board.</source>
        <translation>Ainda não há lance a encontrar: jogue a solução no tabuleiro.</translation>
    </message>
</context>
<context>
    <name>Curves</name>
    <message>
        <source>Start</source>
        <translation>Início</translation>
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
        <translation>Partida</translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>nenhum lance</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n lance</numerusform>
            <numerusform>%n lances</numerusform>
        </translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>mate</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>afogamento</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inacabada</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>a round: what, when, how long, how it ended</comment>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message>
        <source>E&amp;arlier games</source>
        <translation>&amp;Histórico de partidas</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonada</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>Neither side can force mate here.</source>
        <translation>Nenhum dos lados pode forçar o mate aqui.</translation>
    </message>
    <message>
        <source>Only a king in the corner, blocked by his own piece, can be mated.</source>
        <translation>Só um rei no canto, com a própria peça no caminho, pode levar mate.</translation>
    </message>
    <message>
        <source>Keep your king out of the corners, and you are safe.</source>
        <translation>Mantenha seu rei fora dos cantos e você estará seguro.</translation>
    </message>
    <message>
        <source>Leave him a square until you can mate: beware of stalemate.</source>
        <translation>Deixe uma casa para ele até poder dar mate: cuidado com o afogamento.</translation>
    </message>
    <message>
        <source>King and queen are enough; the other piece just speeds things up.</source>
        <translation>Rei e dama bastam; a outra peça só torna tudo mais rápido.</translation>
    </message>
    <message>
        <source>King and rook are enough; the other piece shrinks the box.</source>
        <translation>Rei e torre bastam; a outra peça ajuda a diminuir a caixa.</translation>
    </message>
    <message>
        <source>Keep the queen a knight&apos;s move away from him, and leave him a square until you can mate.</source>
        <translation>Mantenha a dama a um salto de cavalo dele e deixe uma casa para ele até poder dar mate.</translation>
    </message>
    <message>
        <source>Use the rook to confine the king to a box, and shrink it.</source>
        <translation>Use a torre para prender o rei em uma caixa, e diminua a caixa.</translation>
    </message>
    <message>
        <source>Your king must help. When the kings face each other, a check from the side drives him back.</source>
        <translation>Seu rei precisa ajudar. Quando os reis ficam frente a frente, um xeque lateral o faz recuar.</translation>
    </message>
    <message>
        <source>Drive the king into any corner, keeping the bishops side by side.</source>
        <translation>Empurre o rei para qualquer canto, com os bispos lado a lado.</translation>
    </message>
    <message>
        <source>Drive the king into a corner of the bishop&apos;s colour.</source>
        <translation>Empurre o rei para um canto da cor do bispo.</translation>
    </message>
    <message>
        <source>First to the edge, then along it; the knight covers the squares the bishop cannot.</source>
        <translation>Primeiro até a borda, depois ao longo dela; o cavalo cobre as casas que o bispo não alcança.</translation>
    </message>
    <message>
        <source>Stay away from the corners of the bishop&apos;s colour as long as you can.</source>
        <translation>Fique longe dos cantos da cor do bispo o quanto puder.</translation>
    </message>
    <message>
        <source>Escort the pawn through with your king and bishop.</source>
        <translation>Leve o peão à promoção com rei e bispo.</translation>
    </message>
    <message>
        <source>With a rook pawn, keep him out of the queening corner if your bishop does not control it: there he holds the draw.</source>
        <translation>Com peão de torre, não o deixe chegar ao canto da promoção se o seu bispo não o controla: ali ele segura o empate.</translation>
    </message>
    <message>
        <source>A knight behind the pawn guards it for good. A rook pawn must not reach the seventh rank too early.</source>
        <translation>Por trás, o cavalo defende o peão de forma permanente. Um peão de torre não deve chegar cedo demais à sétima.</translation>
    </message>
    <message>
        <source>If he takes one, the other runs through.</source>
        <translation>Se ele captura um, o outro passa.</translation>
    </message>
    <message>
        <source>With the kings close on the edge, lose a move, as Philidor did: in zugzwang, the rook must leave its king. Beware of stalemate.</source>
        <translation>Com os reis próximos e na borda, perca um tempo, como fez Philidor: em zugzwang, a torre tem de se afastar do rei. Cuidado com o afogamento.</translation>
    </message>
    <message>
        <source>Drive the king to the edge, as if he were alone.</source>
        <translation>Empurre o rei para a borda, como se ele estivesse sozinho.</translation>
    </message>
    <message>
        <source>Keep your king on squares where the bishop cannot check it.</source>
        <translation>Mantenha seu rei em casas onde o bispo não possa dar xeque nele.</translation>
    </message>
    <message>
        <source>Keep the bishop close to your king, and the king in the centre.</source>
        <translation>Mantenha o bispo perto do seu rei, e o rei no centro.</translation>
    </message>
    <message>
        <source>Drive the king and knight to the edge, or separate them.</source>
        <translation>Empurre rei e cavalo para a borda, ou separe os dois.</translation>
    </message>
    <message>
        <source>Keep the knight beside your king, and keep both out of the corners.</source>
        <translation>Mantenha o cavalo ao lado do seu rei, e os dois fora dos cantos.</translation>
    </message>
    <message>
        <source>A bishop or rook pawn on the seventh with its king beside it draws unless your king is close.</source>
        <translation>Um peão de bispo ou de torre na sétima com o rei ao lado empata se o seu rei não estiver perto.</translation>
    </message>
    <message>
        <source>Use your king to shut the bishop out of the pawn&apos;s path.</source>
        <translation>Use seu rei para impedir que o bispo controle o caminho do peão.</translation>
    </message>
    <message>
        <source>Run where the knight cannot follow.</source>
        <translation>Corra para onde o cavalo não alcança.</translation>
    </message>
    <message>
        <source>Near the edge a knight is slow: a rook pawn is the hardest for it to stop.</source>
        <translation>Perto da borda o cavalo é lento: o peão de torre é o mais difícil de deter.</translation>
    </message>
    <message>
        <source>Get the pawn home before the rook can stop it.</source>
        <translation>Promova o peão antes que a torre possa detê-lo.</translation>
    </message>
    <message>
        <source>Your king shields the pawn from the rook.</source>
        <translation>Seu rei protege o peão contra a torre.</translation>
    </message>
    <message>
        <source>Promote with check, or so that mate follows.</source>
        <translation>Promova com xeque, ou de modo que venha o mate.</translation>
    </message>
    <message>
        <source>Stop the pawn.</source>
        <translation>Detenha o peão.</translation>
    </message>
    <message>
        <source>Count the moves: who promotes first, and with check?</source>
        <translation>Conte os lances: quem promove primeiro, e com xeque?</translation>
    </message>
    <message>
        <source>A king can go after both pawns at once, as in Réti&apos;s study.</source>
        <translation>Um rei pode perseguir os dois peões ao mesmo tempo, como no estudo de Réti.</translation>
    </message>
    <message>
        <source>The side that checks first may win: look for mate or a skewer.</source>
        <translation>Quem der xeque primeiro pode ganhar: procure mate ou espeto.</translation>
    </message>
    <message>
        <source>Win the rook with a skewer or double attack, or mate on the edge.</source>
        <translation>Ganhe a torre com um espeto ou um ataque duplo, ou dê mate na borda.</translation>
    </message>
    <message>
        <source>two queens</source>
        <translation>duas damas</translation>
    </message>
    <message>
        <source>two rooks</source>
        <translation>duas torres</translation>
    </message>
    <message>
        <source>two bishops</source>
        <translation>dois bispos</translation>
    </message>
    <message>
        <source>two knights</source>
        <translation>dois cavalos</translation>
    </message>
    <message>
        <source>two pawns</source>
        <translation>dois peões</translation>
    </message>
    <message>
        <source>bare kings</source>
        <translation>reis sozinhos</translation>
    </message>
    <message>
        <source>Strike at once: look for a mate, a skewer or a fork.</source>
        <translation>Ataque já: procure um mate, um espeto ou um garfo.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>pieces of one side, as in: queen and rook</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>pieces of both sides, as in: queen against rook</comment>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>Promote the pawn.</source>
        <translation>Promova o peão.</translation>
    </message>
    <message>
        <source>Just run: the other king is outside the square of the pawn.</source>
        <translation>Corra: o outro rei está fora do quadrado do peão.</translation>
    </message>
    <message>
        <source>Bring your king to a key square of the pawn.</source>
        <translation>Leve seu rei a uma casa-chave do peão.</translation>
    </message>
    <message>
        <source>Your king is on a key square: now escort the pawn home.</source>
        <translation>Seu rei está em uma casa-chave: agora leve o peão à promoção.</translation>
    </message>
    <message>
        <source>Win the pawn.</source>
        <translation>Ganhe o peão.</translation>
    </message>
    <message>
        <source>Get into the corner in front of the pawn, or trap the other king there.</source>
        <translation>Chegue ao canto na frente do peão, ou tranque ali o outro rei.</translation>
    </message>
    <message>
        <source>Keep the other king away from the key squares of the pawn.</source>
        <translation>Mantenha o outro rei longe das casas-chave do peão.</translation>
    </message>
    <message>
        <source>Hold out, and take the pawn if it is ever left unprotected.</source>
        <translation>Resista, e capture o peão se ele ficar sem defesa.</translation>
    </message>
    <message>
        <source>Take away one rank or file after another, using the two pieces in turn.</source>
        <translation>Tire dele uma fileira ou coluna após a outra, com as duas peças se revezando.</translation>
    </message>
    <message>
        <source>Drive the king to the edge with the queen, then bring up your own king.</source>
        <translation>Empurre o rei para a borda com a dama, depois traga o seu.</translation>
    </message>
    <message>
        <source>Two neighbouring diagonals are a wall he cannot cross; your king follows behind.</source>
        <translation>Duas diagonais vizinhas formam um muro que ele não atravessa; seu rei vem atrás.</translation>
    </message>
    <message>
        <source>Two knights cannot force mate; your opponent has to walk into it.</source>
        <translation>Dois cavalos não podem forçar o mate; o adversário precisa colaborar.</translation>
    </message>
    <message>
        <source>Confining him completely stalemates him, one move short of mate.</source>
        <translation>Prendê-lo por completo dá afogamento, um lance antes do mate.</translation>
    </message>
    <message>
        <source>Protect the pawn with the knight, and bring up your king.</source>
        <translation>Defenda o peão com o cavalo, e traga seu rei.</translation>
    </message>
    <message>
        <source>Let the pawns protect each other, and bring up your king.</source>
        <translation>Deixe os peões se defenderem um ao outro, e traga seu rei.</translation>
    </message>
    <message>
        <source>Stay in front of the pawns, and take the one that comes too near.</source>
        <translation>Fique na frente dos peões, e capture o que chegar perto demais.</translation>
    </message>
    <message>
        <source>Separate the rook from its king and win it with a double attack.</source>
        <translation>Separe a torre do rei dela e ganhe-a com um ataque duplo.</translation>
    </message>
    <message>
        <source>Bring up your king, and never allow a knight fork.</source>
        <translation>Traga seu rei, e nunca permita um garfo de cavalo.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn: in the other corners he is safe.</source>
        <translation>A maioria destas posições é empate: nos outros cantos ele está seguro.</translation>
    </message>
    <message>
        <source>Separate the knight from its king, and trap it.</source>
        <translation>Separe o cavalo do rei dele e encurrale o cavalo.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn as long as the two stay together.</source>
        <translation>A maioria destas posições é empate enquanto os dois permanecem juntos.</translation>
    </message>
    <message>
        <source>Use checks to force the king in front of his pawn, and use the time gained to bring up your own king.</source>
        <translation>Com xeques, force o rei a ficar na frente do peão, e use o tempo ganho para trazer o seu.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn, or cut the other king off with the rook.</source>
        <translation>Leve seu rei para a frente do peão, ou corte o outro rei com a torre.</translation>
    </message>
    <message>
        <source>A pawn that runs ahead of its king is lost.</source>
        <translation>Um peão que avança sem o rei está perdido.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn: the bishop sacrifices itself for the pawn.</source>
        <translation>A maioria destas posições é empate: o bispo se sacrifica pelo peão.</translation>
    </message>
    <message>
        <source>Control a square on the pawn&apos;s path, and give up the bishop for the pawn.</source>
        <translation>Controle uma casa no caminho do peão, e dê o bispo por ele.</translation>
    </message>
    <message>
        <source>Get the knight in front of the pawn and give it up for the pawn.</source>
        <translation>Ponha o cavalo na frente do peão, e dê o cavalo por ele.</translation>
    </message>
    <message>
        <source>Do not let the other queen check you or force an exchange.</source>
        <translation>Não deixe a outra dama dar xeque em você nem forçar a troca.</translation>
    </message>
    <message>
        <source>If neither works at once, it is a draw.</source>
        <translation>Se nenhuma das duas coisas funciona de imediato, é empate.</translation>
    </message>
    <message>
        <source>Get your king in front of the pawn with the other king cut off, as in the Lucena position.</source>
        <translation>Ponha seu rei na frente do peão e corte o outro rei, como na posição de Lucena.</translation>
    </message>
    <message>
        <source>Then build a bridge: put the rook on the fourth rank, ready to block his checks.</source>
        <translation>Depois construa a ponte: ponha a torre na quarta fileira, pronta para bloquear os xeques.</translation>
    </message>
    <message>
        <source>Keep the rook on the third rank, in front of the pawn (Philidor&apos;s defence); once the pawn advances to that rank, check from behind.</source>
        <translation>Mantenha a torre na terceira fileira, à frente do peão (defesa de Philidor); quando o peão avançar para essa fileira, dê xeques por trás.</translation>
    </message>
    <message>
        <source>Push the pawn when he runs out of checks.</source>
        <translation>Avance o peão quando acabarem os xeques dele.</translation>
    </message>
    <message>
        <source>Answer check with check where you can: that forces the queens off.</source>
        <translation>Responda a um xeque com um xeque seu, se puder: isso força a troca das damas.</translation>
    </message>
    <message>
        <source>Give perpetual check, and keep your king far from the pawn.</source>
        <translation>Dê xeque perpétuo e mantenha seu rei longe do peão.</translation>
    </message>
    <message>
        <source>Aim for the Philidor position: his king on the edge, yours facing it.</source>
        <translation>Busque a posição de Philidor: o rei dele na borda, o seu de frente para ele.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn, but they are hard to hold.</source>
        <translation>A maioria destas posições é empatada, mas difícil de segurar.</translation>
    </message>
    <message>
        <source>It can take longer than the fifty-move rule allows.</source>
        <translation>Pode durar mais do que a regra dos cinquenta lances permite.</translation>
    </message>
    <message>
        <source>three queens</source>
        <translation>três damas</translation>
    </message>
    <message>
        <source>three rooks</source>
        <translation>três torres</translation>
    </message>
    <message>
        <source>three bishops</source>
        <translation>três bispos</translation>
    </message>
    <message>
        <source>three knights</source>
        <translation>três cavalos</translation>
    </message>
    <message>
        <source>three pawns</source>
        <translation>três peões</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>pieces of one side, as in: rook, bishop and knight</comment>
        <translation>%1, %2 e %3</translation>
    </message>
    <message>
        <source>Get closer to mate with every move; if you are unsure, take a hint.</source>
        <translation>Aproxime-se do mate a cada lance; se tiver dúvida, peça uma dica.</translation>
    </message>
    <message>
        <source>Escort the pawn home: your bishop drives his off the pawn&apos;s path.</source>
        <translation>Leve o peão à promoção: seu bispo expulsa o dele do caminho.</translation>
    </message>
    <message>
        <source>Opposite-coloured bishops nearly always draw.</source>
        <translation>Bispos de cores opostas quase sempre empatam.</translation>
    </message>
    <message>
        <source>Get your king in front of the pawn, on a square the bishop cannot attack, or give up your bishop for the pawn.</source>
        <translation>Ponha seu rei à frente do peão numa casa que o bispo não possa atacar, ou dê seu bispo pelo peão.</translation>
    </message>
    <message>
        <source>Escort the pawn through with your king and bishop, and keep the knight out.</source>
        <translation>Conduza o peão com rei e bispo, e mantenha o cavalo longe.</translation>
    </message>
    <message>
        <source>On the edge a bishop can dominate the knight.</source>
        <translation>Na borda, um bispo pode dominar o cavalo.</translation>
    </message>
    <message>
        <source>Block the pawn with your king on a square the bishop cannot attack, or give up the knight for the pawn.</source>
        <translation>Bloqueie o peão com seu rei numa casa que o bispo não possa atacar, ou dê o cavalo pelo peão.</translation>
    </message>
    <message>
        <source>Threaten mate with all your pieces while his king is on the edge.</source>
        <translation>Ameace mate com todas as peças enquanto o rei dele está na borda.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn; the danger is a king on the edge.</source>
        <translation>A maioria destas posições é empate; o perigo é um rei na borda.</translation>
    </message>
    <message>
        <source>Bring up your king: pawns on one file cannot protect each other.</source>
        <translation>Aproxime seu rei: peões na mesma coluna não podem se defender.</translation>
    </message>
    <message>
        <source>Keep him busy: while he goes after one pawn, push the other.</source>
        <translation>Mantenha-o ocupado: enquanto ele persegue um peão, avance o outro.</translation>
    </message>
    <message>
        <source>Use your king: attack his pawn and guard your own.</source>
        <translation>Use seu rei: ataque o peão dele e defenda o seu.</translation>
    </message>
    <message>
        <source>King and rook are enough, but the pawn may be quicker.</source>
        <translation>Rei e torre bastam, mas o peão pode ser mais rápido.</translation>
    </message>
    <message>
        <source>Aim for a bishop or rook pawn on the seventh with your king beside it: that may draw.</source>
        <translation>Busque um peão de bispo ou de torre na sétima com seu rei ao lado: isso pode empatar.</translation>
    </message>
    <message>
        <source>Keep both pieces, stop the pawn, and mate the king in a corner of the bishop&apos;s colour.</source>
        <translation>Mantenha as duas peças, pare o peão e dê mate no rei em um canto da cor do bispo.</translation>
    </message>
    <message>
        <source>A pawn that is blocked or guarded against need not be captured.</source>
        <translation>Um peão bloqueado ou vigiado não precisa ser capturado.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn, so that only exact replies hold.</source>
        <translation>Leve seu rei para a frente do peão, para que só respostas exatas segurem.</translation>
    </message>
    <message>
        <source>Your king belongs beside the pawn, and the other king away from it.</source>
        <translation>O lugar do seu rei é ao lado do peão, e o outro rei deve ficar longe dele.</translation>
    </message>
    <message>
        <source>Push the pawn.</source>
        <translation>Avance o peão.</translation>
    </message>
    <message>
        <source>Clear the way for your pawn.</source>
        <translation>Abra caminho para o seu peão.</translation>
    </message>
    <message>
        <source>Bring up your king.</source>
        <translation>Aproxime seu rei.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn.</source>
        <translation>Ponha seu rei na frente do peão.</translation>
    </message>
    <message>
        <source>Bring your king to the pawn.</source>
        <translation>Leve seu rei até o peão.</translation>
    </message>
    <message>
        <source>Cut the other king off from the pawn with your rook.</source>
        <translation>Com a torre, corte o outro rei do peão.</translation>
    </message>
    <message>
        <source>Attack the pawn.</source>
        <translation>Ataque o peão.</translation>
    </message>
    <message>
        <source>Keep your king off the edge.</source>
        <translation>Mantenha seu rei fora da borda.</translation>
    </message>
    <message>
        <source>Drive his king towards the edge.</source>
        <translation>Empurre o rei dele para a borda.</translation>
    </message>
    <message>
        <source>The knight is far from its king: trap it.</source>
        <translation>O cavalo está longe do rei dele: encurrale-o.</translation>
    </message>
    <message>
        <source>Bring king and knight together.</source>
        <translation>Junte o rei e o cavalo.</translation>
    </message>
    <message>
        <source>Take the opposition: it gets your king to a key square.</source>
        <translation>Tome a oposição: ela leva seu rei a uma casa-chave.</translation>
    </message>
    <message>
        <source>Take the opposition: it keeps the other king away from the key squares.</source>
        <translation>Tome a oposição: ela mantém o outro rei longe das casas-chave.</translation>
    </message>
    <message>
        <source>Keep his king out of the corner in front of the pawn: your bishop does not control it.</source>
        <translation>Mantenha o rei dele fora do canto à frente do peão: seu bispo não o controla.</translation>
    </message>
    <message>
        <source>Head for the corner in front of the pawn: the bishop does not control it.</source>
        <translation>Vá para o canto à frente do peão: o bispo não o controla.</translation>
    </message>
    <message>
        <source>The rook is far from its king: win it with checks and a double attack.</source>
        <translation>A torre está longe do rei dela: ganhe-a com xeques e um ataque duplo.</translation>
    </message>
    <message>
        <source>Make for a corner of the opposite colour to your bishop.</source>
        <translation>Vá para um canto da cor oposta à do seu bispo.</translation>
    </message>
    <message>
        <source>His king blocks his pawn: bring up your king.</source>
        <translation>O rei dele bloqueia o próprio peão: aproxime seu rei.</translation>
    </message>
    <message>
        <source>Give checks until his king has to step in front of his pawn.</source>
        <translation>Dê xeques até que o rei dele tenha de ficar na frente do peão.</translation>
    </message>
    <message>
        <source>Build a bridge: put the rook on the fourth rank, ready to block his checks.</source>
        <translation>Construa a ponte: ponha a torre na quarta fileira, pronta para bloquear os xeques.</translation>
    </message>
    <message>
        <source>The pawn is under control: drive his king towards a corner of the bishop&apos;s colour.</source>
        <translation>O peão está sob controle: empurre o rei dele para um canto da cor do bispo.</translation>
    </message>
    <message>
        <source>Take squares away from his king.</source>
        <translation>Tire casas do rei dele.</translation>
    </message>
    <message>
        <source>Your king is safest in the centre.</source>
        <translation>Seu rei fica mais seguro no centro.</translation>
    </message>
    <message>
        <source>Basic mates</source>
        <translation>Mates básicos</translation>
    </message>
    <message>
        <source>Pawn endings</source>
        <translation>Finais de peões</translation>
    </message>
    <message>
        <source>Queen endings</source>
        <translation>Finais de damas</translation>
    </message>
    <message>
        <source>Rook endings</source>
        <translation>Finais de torres</translation>
    </message>
    <message>
        <source>Minor pieces</source>
        <translation>Peças menores</translation>
    </message>
    <message>
        <source>Queen against other pieces</source>
        <translation>Dama contra outras peças</translation>
    </message>
    <message>
        <source>Rook against other pieces</source>
        <translation>Torre contra outras peças</translation>
    </message>
    <message>
        <source>Five pieces</source>
        <translation>Cinco peças</translation>
    </message>
    <message>
        <source>Keep the rook near your king.</source>
        <translation>Mantenha a torre perto do seu rei.</translation>
    </message>
    <message>
        <source>Bishop endings</source>
        <translation>Finais de bispos</translation>
    </message>
    <message>
        <source>Knight endings</source>
        <translation>Finais de cavalos</translation>
    </message>
    <message>
        <source>The wrong corner</source>
        <translation>O canto errado</translation>
    </message>
    <message>
        <source>Philidor&apos;s W, 1777</source>
        <translation>W de Philidor, 1777</translation>
    </message>
    <message>
        <source>Delétang&apos;s starting position</source>
        <translation>Posição inicial de Delétang</translation>
    </message>
    <message>
        <source>The longest mate</source>
        <translation>O mate mais longo</translation>
    </message>
    <message>
        <source>Ushenina – Girya, Geneva 2013</source>
        <translation>Ushenina – Girya, Genebra 2013</translation>
    </message>
    <message>
        <source>Rook and pawn: the Lucena bridge</source>
        <translation>Torre e peão: a ponte de Lucena</translation>
    </message>
    <message>
        <source>Rook and pawn: Philidor&apos;s third-rank defence</source>
        <translation>Torre e peão: a defesa da terceira fileira de Philidor</translation>
    </message>
    <message>
        <source>Rook and pawn: the Vančura defence</source>
        <translation>Torre e peão: a defesa de Vančura</translation>
    </message>
    <message>
        <source>Philidor&apos;s W</source>
        <translation>W de Philidor</translation>
    </message>
    <message>
        <source>Delétang&apos;s middle triangle</source>
        <translation>Triângulo médio de Delétang</translation>
    </message>
    <message>
        <source>Delétang&apos;s small triangle</source>
        <translation>Triângulo pequeno de Delétang</translation>
    </message>
    <message>
        <source>Queen, the longest mate</source>
        <translation>Dama, o mate mais longo</translation>
    </message>
    <message>
        <source>Rook, the longest mate</source>
        <translation>Torre, o mate mais longo</translation>
    </message>
    <message>
        <source>Pawn, the opposition wins</source>
        <translation>Peão, a oposição ganha</translation>
    </message>
    <message>
        <source>Pawn, the opposition holds the draw</source>
        <translation>Peão, a oposição segura o empate</translation>
    </message>
    <message>
        <source>Queen against centre pawn</source>
        <translation>Dama contra peão central</translation>
    </message>
    <message>
        <source>Lucena bridge</source>
        <translation>Ponte de Lucena</translation>
    </message>
    <message>
        <source>Rook and bishop: Philidor&apos;s win</source>
        <translation>Torre e bispo: a vitória de Philidor</translation>
    </message>
    <message>
        <source>Rook and bishop: the second-rank defence</source>
        <translation>Torre e bispo: a defesa da segunda fileira</translation>
    </message>
    <message>
        <source>Rook and bishop: the Cochrane defence</source>
        <translation>Torre e bispo: a defesa Cochrane</translation>
    </message>
    <message>
        <source>Bishops: Centurini&apos;s study</source>
        <translation>Bispos: o estudo de Centurini</translation>
    </message>
    <message>
        <source>Bishops: the king behind the pawn</source>
        <translation>Bispos: o rei atrás do peão</translation>
    </message>
    <message>
        <source>Take the opposition.</source>
        <translation>Tome a oposição.</translation>
    </message>
    <message>
        <source>Look for a check that attacks the rook, too.</source>
        <translation>Procure um xeque que também ataque a torre.</translation>
    </message>
    <message>
        <source>Cut the other king off with your rook.</source>
        <translation>Corte o outro rei com a torre.</translation>
    </message>
    <message>
        <source>Put your rook behind the passed pawn.</source>
        <translation>Coloque a torre atrás do peão passado.</translation>
    </message>
    <message>
        <source>Use your king.</source>
        <translation>Use seu rei.</translation>
    </message>
    <message>
        <source>His king is too late. Improve your king first, then push the pawn.</source>
        <translation>O rei adversário chega tarde demais. Primeiro melhore a posição do seu rei, depois avance o peão.</translation>
    </message>
</context>
<context>
    <name>EngineCommands</name>
    <message>
        <source>Choose the program file of a UCI engine.</source>
        <translation>Escolha o executável de uma engine UCI.</translation>
    </message>
    <message>
        <source>%1 takes over where the tablebases end.</source>
        <translation>%1 assume onde as tabelas de finais acabam.</translation>
    </message>
    <message>
        <source>What it says is an opinion, not a proof.</source>
        <translation>O que ela diz é uma opinião, não uma demonstração.</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Escolher uma engine</translation>
    </message>
    <message>
        <source>&amp;Choose an engine…</source>
        <translation>&amp;Escolher uma engine…</translation>
    </message>
    <message>
        <source>It plays positions with six or more pieces, or with castling</source>
        <translation>Joga posições com seis ou mais peças, ou com roque</translation>
    </message>
    <message>
        <source>&amp;Stop using %1</source>
        <translation>&amp;Deixar de usar %1</translation>
    </message>
    <message>
        <source>Eng&amp;ine beyond the tablebases</source>
        <translation>Eng&amp;ine fora das tabelas de finais</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1 won</source>
        <comment>a share of positions</comment>
        <translation>%1 ganhas</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <comment>a share of positions</comment>
        <translation>%1 empatadas</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a share of positions</comment>
        <translation>%1 perdidas</translation>
    </message>
    <message>
        <source>Being computed…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending.</source>
        <translation>Não houve memória suficiente para calcular o final.</translation>
    </message>
    <message>
        <source>Solve it now</source>
        <translation>Resolver agora</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>São mostradas as primeiras %1.</translation>
    </message>
    <message>
        <source>Longest wins</source>
        <translation>As vitórias mais longas</translation>
    </message>
    <message>
        <source>Reciprocal zugzwangs</source>
        <translation>Zugzwangs recíprocos</translation>
    </message>
    <message>
        <source>The side to move loses, but would not if the other side had to move. Mirror images count once.</source>
        <translation>O lado que joga perde, mas não perderia se o outro tivesse de jogar. Posições simétricas contam uma vez.</translation>
    </message>
    <message>
        <source>Longest win: %1.</source>
        <translation>Vitória mais longa: %1.</translation>
    </message>
    <message>
        <source>Attacker to move: %1.</source>
        <comment>shares of results</comment>
        <translation>Joga o atacante: %1.</translation>
    </message>
    <message>
        <source>Defender to move: %1.</source>
        <comment>shares of results</comment>
        <translation>Joga o defensor: %1.</translation>
    </message>
    <message>
        <source>No ending has been found.</source>
        <translation>Nenhum final encontrado.</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>Todos os finais</translation>
    </message>
    <message>
        <source>Longest wins of the attacker</source>
        <translation>Vitórias mais longas do atacante</translation>
    </message>
    <message>
        <source>Longest wins of the defender</source>
        <translation>Vitórias mais longas do defensor</translation>
    </message>
    <message>
        <source>Whoever has to move loses.</source>
        <translation>Perde quem tiver de jogar.</translation>
    </message>
    <message>
        <source>The program computes these figures itself. Every legal arrangement of the pieces on the board counts, including bishops of one side on squares of the same colour; castling and the fifty-move rule are ignored. Won and lost are from the attacker&apos;s point of view, the side named first.</source>
        <translation>O próprio programa calcula estes números. Cada disposição legal das peças no tabuleiro conta, mesmo com dois bispos de um lado em casas da mesma cor; o roque e a regra dos cinquenta lances ficam de fora. Ganhas e perdidas referem-se ao atacante, o lado citado primeiro.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Save with mate &amp;distances and wasted moves</source>
        <translation>Salvar com &amp;distâncias e lances desperdiçados</translation>
    </message>
    <message>
        <source>Saved games note after each move how far off mate is and how many moves were wasted</source>
        <translation>As partidas salvas indicam, depois de cada lance, a que distância está o mate e quantos lances foram desperdiçados</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open the games of a PGN file</source>
        <translation>Abrir as partidas de um arquivo PGN</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;recentes</translation>
    </message>
    <message>
        <source>Other &amp;games in this file…</source>
        <translation>&amp;Outras partidas do arquivo…</translation>
    </message>
    <message>
        <source>Choose another game from the last file opened</source>
        <translation>Escolher outra partida do último arquivo aberto</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>Save the game as PGN</source>
        <translation>Salvar a partida como PGN</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>Save the game in another file</source>
        <translation>Salvar a partida em outro arquivo</translation>
    </message>
    <message>
        <source>&amp;Export board…</source>
        <translation>&amp;Exportar tabuleiro…</translation>
    </message>
    <message>
        <source>Save a picture of the board as SVG or PNG</source>
        <translation>Salvar uma imagem do tabuleiro em SVG ou PNG</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;ir</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Print the board and the moves</source>
        <translation>Imprimir o tabuleiro e os lances</translation>
    </message>
    <message>
        <source>The board and the moves have been sent to the printer.</source>
        <translation>O tabuleiro e os lances foram enviados à impressora.</translation>
    </message>
    <message>
        <source>The board and the moves have been saved as “%1”.</source>
        <comment>a PDF file</comment>
        <translation>O tabuleiro e os lances foram salvos como “%1”.</translation>
    </message>
    <message>
        <source>Print preview…</source>
        <translation>Visualizar impressão…</translation>
    </message>
    <message>
        <source>See the page before it is printed</source>
        <translation>Ver a página antes de imprimir</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Ficar aqui</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>&amp;New position</source>
        <translation>&amp;Nova posição</translation>
    </message>
    <message>
        <source>Deal another position of the chosen kind</source>
        <translation>Outra posição do tipo escolhido</translation>
    </message>
    <message>
        <source>&amp;Choose the kind of position…</source>
        <translation>&amp;Escolher o tipo de posição…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Start with these settings</source>
        <translation>Começar com estas opções</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Ao &amp;início</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Lance &amp;anterior</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Lance &amp;seguinte</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Ao &amp;fim</translation>
    </message>
    <message>
        <source>&amp;Play the line automatically</source>
        <translation>Reprodução au&amp;tomática</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Dica</translation>
    </message>
    <message>
        <source>Show the &amp;line to mate</source>
        <translation>&amp;Linha até o mate</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Replay the best line from here</source>
        <translation>Reproduzir a melhor variante a partir daqui</translation>
    </message>
    <message>
        <source>Finish it for &amp;me</source>
        <translation>Terminar por mi&amp;m</translation>
    </message>
    <message>
        <source>To the first &amp;known ending</source>
        <translation>Primeiro final &amp;conhecido</translation>
    </message>
    <message>
        <source>Go to where the game first reaches a solved ending</source>
        <translation>Ir para onde a partida chega pela primeira vez a um final já calculado</translation>
    </message>
    <message>
        <source>Let the program play the rest once you have promoted and are winning with a queen or rook</source>
        <translation>Deixar o programa jogar o resto assim que você tiver promovido e estiver ganhando com dama ou torre</translation>
    </message>
    <message>
        <source>A&amp;gain, mirrored</source>
        <translation>De novo, es&amp;pelhada</translation>
    </message>
    <message>
        <source>Start again from the first position of this game with left and right swapped</source>
        <translation>Começar de novo da primeira posição desta partida, com esquerda e direita trocadas</translation>
    </message>
    <message>
        <source>An&amp;other like this</source>
        <translation>&amp;Outra parecida</translation>
    </message>
    <message>
        <source>Another position of the same ending, about as far from mate</source>
        <translation>Outra posição do mesmo final, mais ou menos tão longe do mate</translation>
    </message>
    <message>
        <source>To yo&amp;ur mistake</source>
        <translation>Ao se&amp;u erro</translation>
    </message>
    <message>
        <source>Go to the move that went wrong and see the reply that punishes it</source>
        <translation>Ir para o lance que deu errado e ver a resposta que o pune</translation>
    </message>
    <message>
        <source>Gi&amp;ve up</source>
        <translation>A&amp;bandonar</translation>
    </message>
    <message>
        <source>End the attempt and see what went wrong, the best moves and the report</source>
        <translation>Encerrar a tentativa e ver o que deu errado, os melhores lances e o relatório</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play the position on the board</source>
        <translation>Jogar a posição do tabuleiro</translation>
    </message>
    <message>
        <source>Reveals a little more each time: the aim, the squares, the piece, its destination, the best moves</source>
        <translation>Revela um pouco mais a cada vez: o objetivo, as casas, a peça, o destino dela, os melhores lances</translation>
    </message>
    <message>
        <source>Play this move</source>
        <comment>the move that was hinted at</comment>
        <translation>Jogar este lance</translation>
    </message>
    <message>
        <source>Play the move that the hints have come to</source>
        <translation>Jogar o lance a que as dicas levaram</translation>
    </message>
    <message>
        <source>Choose “Give up” again to end the exam; Esc continues it.</source>
        <translation>Escolha “Abandonar” de novo para encerrar a prova; com Esc ela continua.</translation>
    </message>
    <message>
        <source>You will then see the report.</source>
        <translation>Depois você verá o relatório.</translation>
    </message>
    <message>
        <source>Choose “Choose the kind of position” again to leave the set-up; Esc stays here.</source>
        <translation>Escolha “Escolher o tipo de posição” de novo para sair da montagem da posição; com Esc você fica aqui.</translation>
    </message>
    <message>
        <source>The question is answered, so there are no more hints.</source>
        <translation>A pergunta já foi respondida; não há mais dicas.</translation>
    </message>
    <message>
        <source>There are no hints in an exam.</source>
        <translation>Em uma prova não há dicas.</translation>
    </message>
    <message>
        <source>There are no more hints; “Show the squares” gives the answer.</source>
        <translation>Não há mais dicas; “Mostrar as casas” dá a resposta.</translation>
    </message>
    <message>
        <source>Reveals a little more each time: the colours of the squares, then one square after another</source>
        <translation>Revela um pouco mais a cada vez: as cores das casas, depois uma casa após a outra</translation>
    </message>
    <message>
        <source>Hints need the solved ending: press “Solve by computer” first.</source>
        <translation>As dicas exigem o final calculado: clique antes em “Calcular”.</translation>
    </message>
    <message>
        <source>only once a promoted piece wins against the king alone</source>
        <translation>só quando uma peça promovida vence o rei sozinho</translation>
    </message>
    <message>
        <source>There are no more hints; “Give up” shows the answer.</source>
        <translation>Não há mais dicas; “Desistir” mostra a resposta.</translation>
    </message>
    <message>
        <source>There are no hints for a move to know by heart.</source>
        <translation>Não há dicas para um lance que se deve saber de cor.</translation>
    </message>
    <message>
        <source>Keep setting up</source>
        <translation>Continuar montando</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Right corner</source>
        <translation>Canto certo</translation>
    </message>
    <message>
        <source>A corner of the bishop&apos;s colour: mate can be forced only there or right next to it.</source>
        <translation>Um canto da cor do bispo: o mate só pode ser forçado ali ou bem ao lado.</translation>
    </message>
    <message>
        <source>Wrong corner</source>
        <translation>Canto errado</translation>
    </message>
    <message>
        <source>A corner of the other colour, where mate cannot be forced.</source>
        <translation>Um canto da outra cor, onde o mate não pode ser forçado.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>A phase of the mate, with its own aim.</source>
        <translation>Uma fase do mate, com objetivo próprio.</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>Gaiola</translation>
    </message>
    <message>
        <source>The squares that the lone king could reach if no other piece moved.</source>
        <translation>As casas que o rei solitário poderia alcançar se nenhuma outra peça se movesse.</translation>
    </message>
    <message>
        <source>Way out</source>
        <translation>Saída</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triângulo</translation>
    </message>
    <message>
        <source>The squares cut off by a diagonal of the bishop, around a right corner: large, middle or small. Also known as Delétang&apos;s triangles.</source>
        <translation>As casas isoladas por uma diagonal do bispo em volta de um canto certo: triângulo grande, médio ou pequeno. Também chamadas de triângulos de Delétang.</translation>
    </message>
    <message>
        <source>W manoeuvre</source>
        <translation>Manobra em W</translation>
    </message>
    <message>
        <source>The knight&apos;s route along the edge, such as f7–e5–d7–c5–b7: it drives the king from the wrong corner to the right one.</source>
        <translation>O caminho do cavalo ao longo da borda, como f7–e5–d7–c5–b7: leva o rei do canto errado para o certo.</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>The square where a piece belongs in a given stage.</source>
        <translation>A casa em que uma peça deve estar em determinada etapa.</translation>
    </message>
    <message>
        <source>Waiting move</source>
        <translation>Lance de espera</translation>
    </message>
    <message>
        <source>A move that keeps everything as it is, so that the opponent has to give way.</source>
        <translation>Um lance que deixa tudo como está, para que o adversário tenha de ceder.</translation>
    </message>
    <message>
        <source>Detour</source>
        <translation>Desvio</translation>
    </message>
    <message>
        <source>A move that delays mate by five moves or more.</source>
        <translation>Um lance que atrasa o mate em cinco lances ou mais.</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Caixa</translation>
    </message>
    <message>
        <source>The squares left to the lone king by a queen, rook or bishops.</source>
        <translation>As casas que dama, torre ou bispos deixam ao rei solitário.</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>Oposição</translation>
    </message>
    <message>
        <source>Key square</source>
        <translation>Casa-chave</translation>
    </message>
    <message>
        <source>If the king on the pawn&apos;s side reaches it, that side wins, whoever is to move.</source>
        <translation>Se o rei do lado do peão chegar a ela, esse lado ganha, seja de quem for a vez.</translation>
    </message>
    <message>
        <source>Square of the pawn</source>
        <translation>Quadrado do peão</translation>
    </message>
    <message>
        <source>If the other king is inside it, or can step into it on his move, he catches the pawn; otherwise he does not.</source>
        <translation>Se estiver dentro do quadrado, ou puder entrar nele na sua vez de jogar, o outro rei alcança o peão; caso contrário, não.</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Afogamento</translation>
    </message>
    <message>
        <source>The side to move is not in check but has no legal move: a draw.</source>
        <translation>O lado que joga não está em xeque, mas não tem lance legal: empate.</translation>
    </message>
    <message>
        <source>General principles</source>
        <translation>Princípios gerais</translation>
    </message>
    <message>
        <source>A way of playing that looks a few moves ahead without knowing the ending.</source>
        <translation>Um jogo que vê alguns lances à frente, sem conhecer o final.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Drive the lone king into a smaller field if you can; otherwise bring your pieces together and your king close. It mates from every won position within fifty moves.</source>
        <translation>Leve o rei solitário para um campo menor, se puder; senão, reúna as peças e aproxime seu rei. Assim se dá mate de toda posição ganha em até cinquenta lances.</translation>
    </message>
    <message>
        <source>The kings face each other with one square between them, and the side to move must give way. In the distant opposition there are three or five squares between them.</source>
        <translation>Os reis ficam frente a frente com uma casa entre eles, e quem tem de jogar cede. Na oposição distante há três ou cinco casas entre eles.</translation>
    </message>
    <message>
        <source>One of the method&apos;s seven regions around the right corners: three, six or eight squares at a corner, the edge without the wrong corners, the whole edge, the two outer rings, the whole board. The lone king is in a field if it can be kept there for three moves.</source>
        <translation>Uma das sete regiões do método em volta dos cantos certos: três, seis ou oito casas em um canto, a borda sem os cantos errados, toda a borda, os dois anéis externos, todo o tabuleiro. O rei solitário está em um campo se pode ser mantido ali por três lances.</translation>
    </message>
    <message>
        <source>A square through which the lone king could escape.</source>
        <translation>Uma casa pela qual o rei solitário poderia escapar.</translation>
    </message>
    <message>
        <source>Behind the lone king</source>
        <translation>Atrás do rei solitário</translation>
    </message>
    <message>
        <source>Two king moves away from it, on the side of the centre.</source>
        <translation>A dois passos do rei solitário, do lado do centro.</translation>
    </message>
</context>
<context>
    <name>Guidance</name>
    <message>
        <source>Preparing the method…</source>
        <translation>Preparando o método…</translation>
    </message>
    <message>
        <source>There is not enough memory for the method.</source>
        <translation>Não há memória suficiente para o método.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Feche outros programas e tente de novo.</translation>
    </message>
    <message>
        <source>Field: %1</source>
        <translation>Campo: %1</translation>
    </message>
    <message>
        <source>Next field: %1</source>
        <translation>Próximo campo: %1</translation>
    </message>
    <message>
        <source>Its move is played as soon as it is ready.</source>
        <translation>O lance é jogado assim que o método ficar pronto.</translation>
    </message>
    <message>
        <source>This takes a few seconds the first time.</source>
        <translation>Na primeira vez, isso leva alguns segundos.</translation>
    </message>
</context>
<context>
    <name>Heat</name>
    <message>
        <source>draw</source>
        <comment>heat map</comment>
        <translation>empate</translation>
    </message>
    <message>
        <source>checkmate</source>
        <comment>heat map</comment>
        <translation>xeque-mate</translation>
    </message>
    <message>
        <source>mate in %1</source>
        <comment>heat map</comment>
        <translation>mate em %1</translation>
    </message>
    <message>
        <source>Heat map, %1: no mate</source>
        <translation>Mapa de calor, %1: sem mate</translation>
    </message>
    <message>
        <source>Heat map, %1: mate in %2</source>
        <translation>Mapa de calor, %1: mate em %2</translation>
    </message>
    <message>
        <source>Heat map, %1: mate in %2 (dark) to %3 (light)</source>
        <translation>Mapa de calor, %1: mate em %2 (escuro) a %3 (claro)</translation>
    </message>
    <message>
        <source>Heat map: not in the tablebases</source>
        <translation>Mapa de calor: fora das tabelas de finais</translation>
    </message>
    <message>
        <source>the other side mates in %1</source>
        <comment>heat map</comment>
        <translation>o outro lado dá mate em %1</translation>
    </message>
    <message>
        <source>%1, draw (=)</source>
        <comment>the legend of a heat map and its sign for draws</comment>
        <translation>%1, empate (=)</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Arrows</source>
        <translation>Setas</translation>
    </message>
    <message>
        <source>Go from square to square; in a replay, through the line</source>
        <translation>Ir de casa em casa; na reprodução, percorrer a variante</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Espaço</translation>
    </message>
    <message>
        <source>Pick up or put down a piece</source>
        <translation>Pegar ou soltar uma peça</translation>
    </message>
    <message>
        <source>Letters and digits</source>
        <translation>Letras e números</translation>
    </message>
    <message>
        <source>Type a move: Nd3, e3d5; Enter plays it</source>
        <translation>Digitar um lance: Cd3, e3d5; Enter o joga</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Remove a piece from the board (in set-up)</source>
        <translation>Tirar uma peça do tabuleiro, na montagem</translation>
    </message>
    <message>
        <source>Right mouse button</source>
        <translation>Botão direito do mouse</translation>
    </message>
    <message>
        <source>Draw circles and arrows</source>
        <translation>Desenhar círculos e setas</translation>
    </message>
    <message>
        <source>Q, R, B, N</source>
        <translation>D, T, B, C</translation>
    </message>
    <message>
        <source>Choose the promotion piece</source>
        <translation>Escolher a peça da promoção</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Ir para o próximo controle</translation>
    </message>
    <message>
        <source>Activate the focused control</source>
        <translation>Acionar o controle que tem o foco</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Setas, Home, End</translation>
    </message>
    <message>
        <source>Go from move to move in the list of moves</source>
        <translation>Ir de lance em lance na lista de lances</translation>
    </message>
    <message>
        <source>Go from piece to piece in the set-up tray</source>
        <translation>Ir de peça em peça na bandeja da montagem</translation>
    </message>
    <message>
        <source>Going back and cancelling</source>
        <translation>Voltar e cancelar</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>No tabuleiro</translation>
    </message>
    <message>
        <source>Everywhere else</source>
        <translation>Em qualquer outro lugar</translation>
    </message>
    <message>
        <source>Symbols in the game record</source>
        <translation>Símbolos da planilha</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Marcas no tabuleiro</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossário</translation>
    </message>
    <message>
        <source>%1 during a replay and on a page to read</source>
        <translation>%1 durante a reprodução e em página de leitura</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ Resolvida</translation>
    </message>
    <message>
        <source>✓ With help</source>
        <translation>✓ Com ajuda</translation>
    </message>
    <message>
        <source>✗ Failed</source>
        <translation>✗ Errada</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Mais uma vez</translation>
    </message>
    <message>
        <source>Results of the questions in a course</source>
        <translation>Resultados das questões de um curso</translation>
    </message>
    <message>
        <source>On the first try, without help</source>
        <translation>Na primeira tentativa, sem ajuda</translation>
    </message>
    <message>
        <source>✓ Second try</source>
        <translation>✓ Segunda tentativa</translation>
    </message>
    <message>
        <source>Without help after one or more wrong answers, or after a move taken back where the page is played out</source>
        <translation>Sem ajuda, após uma ou mais respostas erradas, ou após um lance desfeito nas páginas jogadas até o fim</translation>
    </message>
    <message>
        <source>A result never gets worse. A solution on the first try, when the page is opened again, improves it: a question that failed becomes one solved at the second try, any other becomes solved</source>
        <translation>Um resultado nunca piora. Resolver na primeira tentativa, ao reabrir a página, melhora o resultado: “Errada” passa a “Segunda tentativa”, qualquer outro passa a “Resolvida”</translation>
    </message>
    <message>
        <source>Grades in practice</source>
        <translation>Notas na prática</translation>
    </message>
    <message>
        <source>Piece letters</source>
        <translation>Letras das peças</translation>
    </message>
    <message>
        <source>Put a piece on the square (in set-up): capital letters for White, small ones for Black</source>
        <translation>Pôr uma peça na casa, na montagem: maiúsculas para as brancas, minúsculas para as pretas</translation>
    </message>
    <message>
        <source>After a hint that says more than a question, or once the answer has been shown</source>
        <translation>Após uma dica que diz mais que uma pergunta ou depois que a resposta foi mostrada</translation>
    </message>
    <message>
        <source>Not solved; practice will ask the question again</source>
        <translation>Não resolvida; a questão voltará na prática</translation>
    </message>
    <message>
        <source>✗ Shown</source>
        <translation>✗ Mostrada</translation>
    </message>
    <message>
        <source>The answer was shown; practice will ask the question</source>
        <translation>A resposta foi mostrada; a questão virá na prática</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Go on in a course, as long as no arrow key has marked a square</source>
        <translation>Avançar em um curso, enquanto nenhuma seta tiver marcado uma casa</translation>
    </message>
    <message>
        <source>“Take back” undoes a move that you have just entered, and what it replaced is there again; “Delete move” deletes any move with all that follows it</source>
        <translation>“Desfazer lance” anula o lance que você acabou de inserir e traz de volta o que ele substituiu; “Excluir lance” exclui qualquer lance com tudo o que vem depois dele</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>They belong to the position on the board. What they claim about its result, such as “White mates in 5”, is checked while you write</source>
        <translation>Pertence à posição no tabuleiro. O que ele afirma sobre o resultado dela, como “As brancas dão mate em 5”, é verificado enquanto você escreve</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Desenhos</translation>
    </message>
    <message>
        <source>What you draw belongs to the position on the board; draw it again to erase it</source>
        <translation>O que você desenha pertence à posição no tabuleiro; desenhe de novo para apagar</translation>
    </message>
    <message>
        <source>Writing a course</source>
        <translation>Escrever um curso</translation>
    </message>
    <message>
        <source>Go back one step: clear a typed move, put a piece back, dismiss a message, cancel or close what is open, or leave the replay, the exercise or the page</source>
        <translation>Voltar um passo: apagar o lance digitado, devolver uma peça, dispensar uma mensagem, cancelar ou fechar o que estiver aberto, ou sair da reprodução, do exercício ou da página</translation>
    </message>
    <message>
        <source>A new line</source>
        <translation>Uma linha nova</translation>
    </message>
    <message>
        <source>It is shown first: Enter plays one move after another, each with its reason. Then you play the line; Skip goes there at once</source>
        <translation>Ela é mostrada primeiro: Enter joga um lance após o outro, cada um com seu motivo. Depois você joga a linha; “Pular” vai direto para isso</translation>
    </message>
    <message>
        <source>A right move</source>
        <translation>Um lance certo</translation>
    </message>
    <message>
        <source>The reply is played, and the next move of the line is asked; you press nothing</source>
        <translation>A resposta é jogada e o próximo lance da linha é pedido; você não precisa apertar nada</translation>
    </message>
    <message>
        <source>A wrong move</source>
        <translation>Um lance errado</translation>
    </message>
    <message>
        <source>You see why it is wrong and try again; practice will ask you for the move</source>
        <translation>Você vê por que ele está errado e tenta de novo; a prática vai pedir o lance</translation>
    </message>
    <message>
        <source>Known, due</source>
        <translation>Aprendidas, a revisar</translation>
    </message>
    <message>
        <source>The positions that you have solved, and those that practice would ask now. Each answer is saved at once, so that you can stop at any time</source>
        <translation>As posições que você resolveu e as que a prática pediria agora. Cada resposta é salva na hora, então você pode parar quando quiser</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Which check leaves him no square?</source>
        <translation>Qual xeque não deixa casa para ele?</translation>
    </message>
    <message>
        <source>What can you capture?</source>
        <translation>O que você pode capturar?</translation>
    </message>
    <message>
        <source>How far is the pawn from promotion?</source>
        <translation>A que distância o peão está da promoção?</translation>
    </message>
    <message>
        <source>Which of your pieces can he take?</source>
        <translation>Qual das suas peças ele pode capturar?</translation>
    </message>
    <message>
        <source>What if it were his move?</source>
        <translation>E se fosse a vez dele?</translation>
    </message>
    <message>
        <source>How can you drive him nearer to the right corner?</source>
        <translation>Como fazê-lo chegar mais perto do canto certo?</translation>
    </message>
    <message>
        <source>How can you bring the kings face to face?</source>
        <translation>Como deixar os reis frente a frente?</translation>
    </message>
    <message>
        <source>Which enemy piece is unprotected?</source>
        <translation>Qual peça adversária está sem defesa?</translation>
    </message>
    <message>
        <source>In which corners can mate not be forced?</source>
        <translation>Em quais cantos o mate não pode ser forçado?</translation>
    </message>
    <message>
        <source>Which corners are dangerous?</source>
        <translation>Quais cantos são perigosos?</translation>
    </message>
    <message>
        <source>Where is there the most room?</source>
        <translation>Onde há mais espaço?</translation>
    </message>
    <message numerus="yes">
        <source>Only %n move(s) hold the draw.</source>
        <translation>
            <numerusform>Só um lance mantém o empate.</numerusform>
            <numerusform>Só %n lances mantêm o empate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>Olhe para %1.</translation>
    </message>
    <message>
        <source>Look at the marked squares.</source>
        <translation>Olhe para as casas marcadas.</translation>
    </message>
    <message>
        <source>Move the king.</source>
        <translation>Mova o rei.</translation>
    </message>
    <message>
        <source>Move the queen.</source>
        <translation>Mova a dama.</translation>
    </message>
    <message>
        <source>Move the rook.</source>
        <translation>Mova a torre.</translation>
    </message>
    <message>
        <source>Move the bishop.</source>
        <translation>Mova o bispo.</translation>
    </message>
    <message>
        <source>Move the knight.</source>
        <translation>Mova o cavalo.</translation>
    </message>
    <message>
        <source>Move the pawn.</source>
        <translation>Mova o peão.</translation>
    </message>
    <message>
        <source>Move the king to %1.</source>
        <translation>Mova o rei para %1.</translation>
    </message>
    <message>
        <source>Move the queen to %1.</source>
        <translation>Mova a dama para %1.</translation>
    </message>
    <message>
        <source>Move the rook to %1.</source>
        <translation>Mova a torre para %1.</translation>
    </message>
    <message>
        <source>Move the bishop to %1.</source>
        <translation>Mova o bispo para %1.</translation>
    </message>
    <message>
        <source>Move the knight to %1.</source>
        <translation>Mova o cavalo para %1.</translation>
    </message>
    <message>
        <source>Move the pawn to %1.</source>
        <translation>Mova o peão para %1.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 é o único lance.</translation>
    </message>
    <message>
        <source>Every move holds the draw.</source>
        <translation>Todo lance mantém o empate.</translation>
    </message>
    <message>
        <source>All moves are equally good.</source>
        <translation>Todos os lances são igualmente bons.</translation>
    </message>
    <message>
        <source>No other move is as good.</source>
        <translation>Nenhum outro lance é tão bom.</translation>
    </message>
    <message>
        <source>Equally good: %1.</source>
        <translation>Igualmente bons: %1.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>O melhor: %1.</translation>
    </message>
    <message>
        <source>Hint used: the aim.</source>
        <translation>Com uma dica: o objetivo.</translation>
    </message>
    <message>
        <source>Hint used: the squares.</source>
        <translation>Com uma dica: as casas.</translation>
    </message>
    <message>
        <source>Hint used: the piece.</source>
        <translation>Com uma dica: a peça.</translation>
    </message>
    <message>
        <source>Hint used: the square.</source>
        <translation>Com uma dica: a casa.</translation>
    </message>
    <message>
        <source>Hint used: the move.</source>
        <translation>Com uma dica: o lance.</translation>
    </message>
    <message>
        <source>The program played this move.</source>
        <translation>O programa jogou este lance.</translation>
    </message>
    <message numerus="yes">
        <source>hints on %n move(s)</source>
        <translation>
            <numerusform>dicas em um lance</numerusform>
            <numerusform>dicas em %n lances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>um lance desfeito</numerusform>
            <numerusform>%n lances desfeitos</numerusform>
        </translation>
    </message>
    <message>
        <source>the rest played by the program</source>
        <translation>o resto jogado pelo programa</translation>
    </message>
    <message>
        <source>Help used: %1.</source>
        <translation>Com ajuda: %1.</translation>
    </message>
    <message>
        <source>Which move is left to you?</source>
        <translation>Qual lance resta a você?</translation>
    </message>
    <message>
        <source>Which two pieces can you attack at once?</source>
        <translation>Quais duas peças você pode atacar ao mesmo tempo?</translation>
    </message>
    <message>
        <source>Which two enemy pieces stand on one line?</source>
        <translation>Quais duas peças adversárias estão na mesma linha?</translation>
    </message>
    <message>
        <source>Which enemy piece shields its king?</source>
        <translation>Qual peça adversária serve de escudo ao rei?</translation>
    </message>
    <message>
        <source>Which of your pieces stands in the way of another?</source>
        <translation>Qual das suas peças está no caminho de outra?</translation>
    </message>
    <message>
        <source>Which enemy piece has a job it must not leave?</source>
        <translation>Qual peça adversária tem uma tarefa que não pode largar?</translation>
    </message>
    <message>
        <source>What if you had no moves left?</source>
        <translation>E se você não tivesse mais lances?</translation>
    </message>
    <message>
        <source>How can you guard the piece from behind its attacker?</source>
        <translation>Como defender a peça por trás de quem a ataca?</translation>
    </message>
    <message>
        <source>Which move gives check twice?</source>
        <translation>Qual lance dá dois xeques de uma vez?</translation>
    </message>
    <message>
        <source>Which of your pieces stands in the way of a check?</source>
        <translation>Qual das suas peças está no caminho de um xeque?</translation>
    </message>
    <message>
        <source>How will your king escape the checks?</source>
        <translation>Como seu rei vai escapar dos xeques?</translation>
    </message>
    <message>
        <source>Can the king still catch the pawn?</source>
        <translation>O rei ainda alcança o peão?</translation>
    </message>
    <message>
        <source>Which key square can your king reach?</source>
        <translation>Qual casa-chave seu rei pode alcançar?</translation>
    </message>
    <message>
        <source>Who has to move if the kings face each other?</source>
        <translation>De quem é a vez se os reis ficam frente a frente?</translation>
    </message>
    <message>
        <source>Where must your king stand when he has to move?</source>
        <translation>Onde seu rei deve estar na vez do outro rei?</translation>
    </message>
    <message>
        <source>How can your king get in his way?</source>
        <translation>Como seu rei pode barrar o caminho dele?</translation>
    </message>
    <message>
        <source>Which squares must his king not reach?</source>
        <translation>Quais casas o outro rei não pode alcançar?</translation>
    </message>
    <message>
        <source>Which corner draws against a rook pawn?</source>
        <translation>Qual canto empata contra um peão de torre?</translation>
    </message>
    <message>
        <source>How can you stop the pawn?</source>
        <translation>Como deter o peão?</translation>
    </message>
    <message>
        <source>Which square does the pawn need?</source>
        <translation>De qual casa o peão precisa?</translation>
    </message>
    <message>
        <source>Which rank must his king not reach?</source>
        <translation>Qual fileira o outro rei não pode alcançar?</translation>
    </message>
    <message>
        <source>Which side of the pawn belongs to the king?</source>
        <translation>Qual lado do peão cabe ao rei?</translation>
    </message>
    <message>
        <source>Where is the king safest against the pawn?</source>
        <translation>Onde o rei fica mais seguro contra o peão?</translation>
    </message>
    <message>
        <source>Which file can you cut him off on?</source>
        <translation>Em qual coluna você pode cortá-lo?</translation>
    </message>
    <message>
        <source>Which rank can you cut him off on?</source>
        <translation>Em qual fileira você pode cortá-lo?</translation>
    </message>
    <message>
        <source>Where does a rook belong with a passed pawn?</source>
        <translation>Onde fica bem a torre com um peão passado?</translation>
    </message>
    <message>
        <source>From where can the rook check?</source>
        <translation>De onde a torre pode dar xeque?</translation>
    </message>
    <message>
        <source>What can the rook do if he has to move?</source>
        <translation>O que a torre pode fazer se for a vez dele?</translation>
    </message>
    <message>
        <source>Where do the two bishops work best together?</source>
        <translation>Onde os dois bispos atuam melhor juntos?</translation>
    </message>
    <message>
        <source>Where is your king needed?</source>
        <translation>Onde seu rei é necessário?</translation>
    </message>
    <message>
        <source>What must you leave him to avoid stalemate?</source>
        <translation>O que deixar ao rei para evitar o afogamento?</translation>
    </message>
    <message>
        <source>Which check leaves him almost no choice?</source>
        <translation>Qual xeque quase não deixa escolha para ele?</translation>
    </message>
    <message>
        <source>Where does he want to go?</source>
        <translation>Para onde ele quer ir?</translation>
    </message>
    <message>
        <source>How can you leave him almost no squares?</source>
        <translation>Como deixá-lo quase sem casas?</translation>
    </message>
    <message>
        <source>How can you keep him on the edge?</source>
        <translation>Como mantê-lo na borda?</translation>
    </message>
    <message>
        <source>How can you shut him in?</source>
        <translation>Como prendê-lo?</translation>
    </message>
    <message>
        <source>How can you drive him back?</source>
        <translation>Como fazê-lo recuar?</translation>
    </message>
    <message>
        <source>How can you threaten mate?</source>
        <translation>Como ameaçar mate?</translation>
    </message>
    <message>
        <source>Which square can you take away from him?</source>
        <translation>Qual casa você pode tirar dele?</translation>
    </message>
    <message>
        <source>How can you leave him fewer squares?</source>
        <translation>Como deixar menos casas para ele?</translation>
    </message>
    <message>
        <source>Which check drives him away?</source>
        <translation>Qual xeque o expulsa?</translation>
    </message>
    <message>
        <source>Which of your pieces could he attack next?</source>
        <translation>Qual das suas peças ele poderia atacar agora?</translation>
    </message>
    <message>
        <source>Which of your pieces is attacked?</source>
        <translation>Qual das suas peças está atacada?</translation>
    </message>
    <message>
        <source>How do you reach the next stage: “%4”?</source>
        <translation>Como alcançar a próxima etapa: “%4”?</translation>
    </message>
    <message>
        <source>Which diagonal cuts him off?</source>
        <translation>Qual diagonal corta o caminho dele?</translation>
    </message>
    <message>
        <source>Where does the knight go in the W?</source>
        <translation>Para onde vai o cavalo no W?</translation>
    </message>
    <message>
        <source>Can your king get closer to him?</source>
        <translation>Seu rei pode chegar mais perto dele?</translation>
    </message>
    <message>
        <source>Can the knight get closer to him?</source>
        <translation>O cavalo pode chegar mais perto dele?</translation>
    </message>
    <message>
        <source>Which square does your king want to reach next?</source>
        <translation>Qual casa seu rei quer alcançar agora?</translation>
    </message>
    <message>
        <source>Which square does the bishop want to reach next?</source>
        <translation>Qual casa o bispo quer alcançar agora?</translation>
    </message>
    <message>
        <source>Which square does the knight want to reach next?</source>
        <translation>Qual casa o cavalo quer alcançar agora?</translation>
    </message>
    <message>
        <source>Which square do you want to reach next?</source>
        <translation>Qual casa você quer alcançar agora?</translation>
    </message>
    <message>
        <source>Which squares near him are not guarded yet?</source>
        <translation>Quais casas perto dele ainda não estão vigiadas?</translation>
    </message>
    <message>
        <source>Which piece is far from your king?</source>
        <translation>Qual peça está longe do seu rei?</translation>
    </message>
    <message>
        <source>Which check helps you?</source>
        <translation>Qual xeque ajuda você?</translation>
    </message>
    <message>
        <source>Which squares must stay guarded?</source>
        <translation>Quais casas devem continuar vigiadas?</translation>
    </message>
    <message>
        <source>How can the king leave the edge?</source>
        <translation>Como o rei pode sair da borda?</translation>
    </message>
    <message>
        <source>Can you give check?</source>
        <translation>Você pode dar xeque?</translation>
    </message>
    <message>
        <source>How can you keep the enemy king out?</source>
        <translation>Como barrar o rei adversário?</translation>
    </message>
    <message>
        <source>Can you force mate in two moves?</source>
        <translation>Você pode forçar mate em dois lances?</translation>
    </message>
    <message>
        <source>How can you win the rook?</source>
        <translation>Como ganhar a torre?</translation>
    </message>
    <message>
        <source>How can you win the bishop?</source>
        <translation>Como ganhar o bispo?</translation>
    </message>
    <message>
        <source>How can you win the knight?</source>
        <translation>Como ganhar o cavalo?</translation>
    </message>
    <message>
        <source>How can you win the pawn?</source>
        <translation>Como ganhar o peão?</translation>
    </message>
    <message>
        <source>Which enemy piece cannot be saved?</source>
        <translation>Qual peça adversária não pode ser salva?</translation>
    </message>
    <message>
        <source>Which square must your king keep?</source>
        <translation>Qual casa seu rei não pode largar?</translation>
    </message>
    <message>
        <source>How many squares should lie between the kings?</source>
        <translation>Quantas casas deve haver entre os reis?</translation>
    </message>
    <message>
        <source>What stands in the way of your pawn?</source>
        <translation>O que está no caminho do seu peão?</translation>
    </message>
    <message>
        <source>Does the pawn reach the seventh rank with check or without?</source>
        <translation>O peão chega à sétima com xeque ou sem?</translation>
    </message>
    <message>
        <source>Can the pawn advance safely?</source>
        <translation>O peão pode avançar com segurança?</translation>
    </message>
    <message>
        <source>Which squares does the pawn need?</source>
        <translation>De quais casas o peão precisa?</translation>
    </message>
    <message>
        <source>Which corner must his king not reach?</source>
        <translation>Qual canto o outro rei não pode alcançar?</translation>
    </message>
    <message>
        <source>Who guards the pawn?</source>
        <translation>Quem defende o peão?</translation>
    </message>
    <message>
        <source>Which corner does the bishop not cover?</source>
        <translation>Qual canto o bispo não controla?</translation>
    </message>
    <message>
        <source>Which check blocks the pawn?</source>
        <translation>Qual xeque bloqueia o peão?</translation>
    </message>
    <message>
        <source>Which piece does his king have to guard?</source>
        <translation>Qual peça o outro rei tem de defender?</translation>
    </message>
    <message>
        <source>Which ending is won after an exchange?</source>
        <translation>Qual final fica ganho após uma troca?</translation>
    </message>
    <message>
        <source>Which piece stands behind your king?</source>
        <translation>Qual peça está atrás do seu rei?</translation>
    </message>
    <message>
        <source>Which check brings the queen closer?</source>
        <translation>Qual xeque aproxima a dama?</translation>
    </message>
    <message>
        <source>Where is your king safe from checks?</source>
        <translation>Onde seu rei fica a salvo dos xeques?</translation>
    </message>
    <message>
        <source>Which reply to the check helps your king?</source>
        <translation>Qual saída do xeque ajuda seu rei?</translation>
    </message>
    <message>
        <source>How do you get out of check?</source>
        <translation>Como sair do xeque?</translation>
    </message>
    <message>
        <source>How can the queen approach the pawn?</source>
        <translation>Como a dama pode se aproximar do peão?</translation>
    </message>
    <message>
        <source>Can your king get closer to its mating post, a knight&apos;s move from the corner?</source>
        <translation>Seu rei pode chegar mais perto do posto para o mate, a um salto de cavalo do canto?</translation>
    </message>
    <message>
        <source>Which square does the rook want to reach next?</source>
        <translation>Qual casa a torre quer alcançar agora?</translation>
    </message>
    <message>
        <source>Where is the king safest?</source>
        <translation>Onde o rei fica mais seguro?</translation>
    </message>
    <message>
        <source>Is there a move that does not draw?</source>
        <translation>Há algum lance que não empate?</translation>
    </message>
    <message>
        <source>How can you stay off the edge?</source>
        <translation>Como você pode evitar a borda?</translation>
    </message>
    <message>
        <source>Where is the other king farthest away?</source>
        <translation>Onde o outro rei fica mais longe?</translation>
    </message>
    <message>
        <source>Does the bishop cover the promotion square?</source>
        <translation>O bispo controla a casa de promoção?</translation>
    </message>
    <message>
        <source>What happens if the rook leaves the back rank?</source>
        <translation>O que acontece se a torre sair da última fileira?</translation>
    </message>
    <message>
        <source>Where does your king stand at the mate?</source>
        <translation>Onde fica seu rei na hora do mate?</translation>
    </message>
    <message>
        <source>Which check can he not answer with an attack?</source>
        <translation>A qual xeque ele não pode responder atacando?</translation>
    </message>
    <message>
        <source>Where does his king want to go?</source>
        <translation>Para onde o outro rei quer ir?</translation>
    </message>
    <message>
        <source>Which check brings the knight closer?</source>
        <translation>Qual xeque aproxima o cavalo?</translation>
    </message>
    <message>
        <source>Which check prepares a fork?</source>
        <translation>Qual xeque prepara um garfo?</translation>
    </message>
    <message>
        <source>Which check prepares a skewer?</source>
        <translation>Qual xeque prepara um espeto?</translation>
    </message>
    <message>
        <source>Which check prepares a fork or a skewer?</source>
        <translation>Qual xeque prepara um garfo ou um espeto?</translation>
    </message>
    <message>
        <source>Which pieces can you exchange?</source>
        <translation>Quais peças você pode trocar?</translation>
    </message>
    <message>
        <source>What is the last pawn worth?</source>
        <translation>Quanto vale o último peão?</translation>
    </message>
    <message>
        <source>Which of your pieces can come closer to the centre?</source>
        <translation>Qual das suas peças pode se aproximar do centro?</translation>
    </message>
    <message>
        <source>Where is the bishop out of the other king&apos;s reach?</source>
        <translation>Onde o bispo fica fora do alcance do outro rei?</translation>
    </message>
    <message>
        <source>Where is the knight out of the other king&apos;s reach?</source>
        <translation>Onde o cavalo fica fora do alcance do outro rei?</translation>
    </message>
    <message>
        <source>Where is the rook out of the other king&apos;s reach?</source>
        <translation>Onde a torre fica fora do alcance do outro rei?</translation>
    </message>
    <message>
        <source>Where is the queen out of the other king&apos;s reach?</source>
        <translation>Onde a dama fica fora do alcance do outro rei?</translation>
    </message>
    <message>
        <source>Where is the pawn out of the other king&apos;s reach?</source>
        <translation>Onde o peão fica fora do alcance do outro rei?</translation>
    </message>
    <message>
        <source>What can you do once both pawns have promoted?</source>
        <translation>O que você pode fazer quando os dois peões tiverem sido promovidos?</translation>
    </message>
    <message>
        <source>What happens if both pawns run?</source>
        <translation>O que acontece se os dois peões correrem?</translation>
    </message>
    <message>
        <source>Which reply to the check also protects a piece?</source>
        <translation>Que resposta ao xeque também defende uma peça?</translation>
    </message>
    <message>
        <source>Can your king step into the square of the pawn?</source>
        <translation>Seu rei pode entrar no quadrado do peão?</translation>
    </message>
    <message>
        <source>How can your king stay in the square of the pawn?</source>
        <translation>Como seu rei pode ficar no quadrado do peão?</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) shown</source>
        <translation>
            <numerusform>um lance mostrado</numerusform>
            <numerusform>%n lances mostrados</numerusform>
        </translation>
    </message>
    <message>
        <source>Which threat must he answer?</source>
        <translation>A que ameaça ele precisa responder?</translation>
    </message>
    <message>
        <source>How can you keep the other king on the edge?</source>
        <translation>Como manter o outro rei na borda?</translation>
    </message>
    <message>
        <source>Which series of checks wins material?</source>
        <translation>Qual série de xeques ganha material?</translation>
    </message>
    <message>
        <source>Which of your pieces is pinned?</source>
        <translation>Qual de suas peças está cravada?</translation>
    </message>
    <message>
        <source>No other move wins.</source>
        <translation>Nenhum outro lance vence.</translation>
    </message>
    <message>
        <source>Most moves hold the draw.</source>
        <translation>A maioria dos lances mantém o empate.</translation>
    </message>
    <message>
        <source>No move wins by force, and none loses.</source>
        <translation>Nenhum lance vence à força, e nenhum perde.</translation>
    </message>
    <message>
        <source>How can you prepare your king&apos;s next move?</source>
        <translation>Como você pode preparar o próximo lance do seu rei?</translation>
    </message>
    <message>
        <source>How can you prepare the bishop&apos;s next move?</source>
        <translation>Como você pode preparar o próximo lance do bispo?</translation>
    </message>
    <message>
        <source>How can you prepare the knight&apos;s next move?</source>
        <translation>Como você pode preparar o próximo lance do cavalo?</translation>
    </message>
    <message>
        <source>What do you want to play next?</source>
        <translation>O que você quer jogar em seguida?</translation>
    </message>
    <message>
        <source>Only one move wins: what do the others allow?</source>
        <translation>Só um lance vence: o que os outros permitem?</translation>
    </message>
    <message>
        <source>What do the other moves allow?</source>
        <translation>O que os outros lances permitem?</translation>
    </message>
    <message>
        <source>How can you leave him nothing to attack?</source>
        <translation>Como não deixar nada para ele atacar?</translation>
    </message>
    <message>
        <source>How can you hold out longest?</source>
        <translation>Como resistir por mais tempo?</translation>
    </message>
    <message>
        <source>Where do you keep the most room?</source>
        <translation>Onde você mantém mais espaço?</translation>
    </message>
    <message>
        <source>How can you stalemate him?</source>
        <translation>Como afogar o rei dele?</translation>
    </message>
    <message>
        <source>Many moves lose here.</source>
        <translation>Muitos lances perdem aqui.</translation>
    </message>
    <message>
        <source>What happens if the rook leaves its king?</source>
        <translation>O que acontece se a torre se afastar do rei?</translation>
    </message>
    <message>
        <source>From where can your rook attack the pawn?</source>
        <translation>De onde a sua torre pode atacar o peão?</translation>
    </message>
    <message>
        <source>Where would your king be lost?</source>
        <translation>Onde o seu rei estaria perdido?</translation>
    </message>
    <message>
        <source>Move a queen.</source>
        <translation>Mova uma dama.</translation>
    </message>
    <message>
        <source>Move a rook.</source>
        <translation>Mova uma torre.</translation>
    </message>
    <message>
        <source>Move a bishop.</source>
        <translation>Mova um bispo.</translation>
    </message>
    <message>
        <source>Move a knight.</source>
        <translation>Mova um cavalo.</translation>
    </message>
    <message>
        <source>Move a pawn.</source>
        <translation>Mova um peão.</translation>
    </message>
    <message>
        <source>Every move that keeps the queen holds the draw.</source>
        <translation>Todo lance que conserva a dama mantém o empate.</translation>
    </message>
    <message>
        <source>Every move that keeps the rook holds the draw.</source>
        <translation>Todo lance que conserva a torre mantém o empate.</translation>
    </message>
    <message>
        <source>Every move that keeps the bishop holds the draw.</source>
        <translation>Todo lance que conserva o bispo mantém o empate.</translation>
    </message>
    <message>
        <source>Every move that keeps the knight holds the draw.</source>
        <translation>Todo lance que conserva o cavalo mantém o empate.</translation>
    </message>
    <message>
        <source>Every move that does not lose a piece holds the draw.</source>
        <translation>Todo lance que não perde uma peça mantém o empate.</translation>
    </message>
    <message>
        <source>Which pawn promotes first, and is it with check?</source>
        <translation>Qual peão é promovido primeiro, e com xeque?</translation>
    </message>
    <message>
        <source>Which pawn promotes first, and what does the queen control then?</source>
        <translation>Qual peão é promovido primeiro, e o que a dama controla então?</translation>
    </message>
    <message>
        <source>Does your king stand well on the edge?</source>
        <translation>O seu rei está bem colocado na borda?</translation>
    </message>
    <message>
        <source>What can you give up to draw the king away?</source>
        <translation>O que você pode entregar para desviar o rei?</translation>
    </message>
    <message>
        <source>How can you drive the king in front of its pawn?</source>
        <translation>Como levar o rei para a frente do próprio peão?</translation>
    </message>
    <message>
        <source>Which squares does the knight have left?</source>
        <translation>Que casas restam ao cavalo?</translation>
    </message>
    <message>
        <source>Which squares does the bishop have left?</source>
        <translation>Que casas restam ao bispo?</translation>
    </message>
    <message>
        <source>To which side must your king go?</source>
        <translation>Para que lado o seu rei deve ir?</translation>
    </message>
    <message>
        <source>Which line must the rook hold?</source>
        <translation>Que linha a torre precisa manter?</translation>
    </message>
    <message>
        <source>Which check is guarded by your king?</source>
        <translation>Qual xeque o seu rei protege?</translation>
    </message>
    <message>
        <source>In which corner is your king safe?</source>
        <translation>Em que canto o seu rei está seguro?</translation>
    </message>
    <message>
        <source>Can the rook still cut your king off?</source>
        <translation>A torre ainda pode cortar o seu rei?</translation>
    </message>
    <message>
        <source>On which side does your rook have room for checks?</source>
        <translation>De que lado a sua torre tem espaço para xeques?</translation>
    </message>
    <message>
        <source>Which piece can step aside with check?</source>
        <translation>Que peça pode sair da frente com xeque?</translation>
    </message>
    <message>
        <source>Which check prepares zugzwang?</source>
        <translation>Qual xeque prepara o zugzwang?</translation>
    </message>
    <message>
        <source>Which check would be deadly?</source>
        <translation>Qual xeque seria mortal?</translation>
    </message>
    <message>
        <source>Which piece can help to win the knight?</source>
        <translation>Que peça pode ajudar a ganhar o cavalo?</translation>
    </message>
    <message>
        <source>Which piece can help to win the bishop?</source>
        <translation>Que peça pode ajudar a ganhar o bispo?</translation>
    </message>
    <message>
        <source>On which side of the pawn is your king not held up?</source>
        <translation>De que lado do peão o seu rei não é detido?</translation>
    </message>
    <message>
        <source>Which diagonal must the bishop not leave?</source>
        <translation>Que diagonal o bispo não deve abandonar?</translation>
    </message>
    <message>
        <source>Where can a check stop the other king?</source>
        <translation>Onde um xeque pode deter o outro rei?</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Your settings could not be read; the defaults are used instead.</source>
        <translation>Suas configurações não puderam ser lidas; foram usadas as padrão.</translation>
    </message>
    <message>
        <source>Right Corner</source>
        <translation>Right Corner</translation>
    </message>
    <message>
        <source>A trainer for chess endings with up to %1 pieces.</source>
        <translation>Treinador de finais de xadrez de até %1 peças.</translation>
    </message>
    <message>
        <source>Your last game was saved by a newer version of Right Corner; a new game has been started.</source>
        <translation>Sua última partida foi salva por uma versão mais nova do Right Corner; uma nova partida foi iniciada.</translation>
    </message>
    <message>
        <source>Neither your settings nor your games could be read completely.</source>
        <translation>Nem suas configurações nem suas partidas puderam ser lidas por completo.</translation>
    </message>
    <message>
        <source>Your games could not be read completely; what could be read is here.</source>
        <translation>Suas partidas não puderam ser lidas por completo; o que pôde ser lido está aqui.</translation>
    </message>
    <message>
        <source>The old file has been kept as %1.</source>
        <translation>O arquivo antigo foi mantido como %1.</translation>
    </message>
    <message>
        <source>Right Corner failed to start twice in a row; this time it starts without your games.</source>
        <translation>O Right Corner não conseguiu abrir duas vezes seguidas; desta vez ele abre sem suas partidas.</translation>
    </message>
    <message>
        <source>rightcorner: cannot open a display; run it in a graphical session (DISPLAY or WAYLAND_DISPLAY).</source>
        <translation>rightcorner: não foi possível abrir uma tela; execute-o em uma sessão gráfica (DISPLAY ou WAYLAND_DISPLAY).</translation>
    </message>
    <message>
        <source>Store games and practice data in the folder &lt;dir&gt;.</source>
        <translation>Guardar partidas e progresso na pasta &lt;dir&gt;.</translation>
    </message>
    <message>
        <source>A file with games (PGN) or a position (FEN), a position as a FEN, or - to read standard input.</source>
        <translation>Um arquivo com partidas (PGN) ou uma posição (FEN), uma posição em FEN, ou - para ler a entrada padrão.</translation>
    </message>
    <message>
        <source>rightcorner: Qt&apos;s platform plugin &quot;%1&quot; is missing; install it (for Wayland, the package qt6-wayland).</source>
        <translation>rightcorner: falta o plugin de plataforma “%1” do Qt; instale-o (para Wayland, o pacote qt6-wayland).</translation>
    </message>
    <message>
        <source>rightcorner: cannot start because the system allows no more threads; close other programs and try again.</source>
        <translation>rightcorner: não foi possível abrir porque o sistema não permite novas threads; feche outros programas e tente de novo.</translation>
    </message>
    <message>
        <source>Your games were not read because you cancelled that.</source>
        <translation>Suas partidas não foram lidas porque você cancelou a leitura.</translation>
    </message>
    <message>
        <source>Your games are being read.</source>
        <translation>Suas partidas estão sendo lidas.</translation>
    </message>
    <message>
        <source>rightcorner: there is not enough memory. Any game in progress has been saved. Close other programs or raise the limit, and try again.</source>
        <translation>rightcorner: não há memória suficiente. Se havia uma partida em andamento, ela foi salva. Feche outros programas ou aumente o limite e tente de novo.</translation>
    </message>
    <message>
        <source>rightcorner: lost the connection to the display. Any game in progress has been saved.</source>
        <translation>rightcorner: a conexão com a tela foi perdida. Se havia uma partida em andamento, ela foi salva.</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>in check</source>
        <translation>em xeque</translation>
    </message>
    <message>
        <source>right corner</source>
        <translation>canto certo</translation>
    </message>
    <message>
        <source>&amp;Target corners</source>
        <translation>Can&amp;tos-alvo</translation>
    </message>
    <message>
        <source>wrong corner</source>
        <translation>canto errado</translation>
    </message>
    <message>
        <source>key square</source>
        <translation>casa-chave</translation>
    </message>
    <message>
        <source>&amp;Key squares</source>
        <translation>Casas-c&amp;have</translation>
    </message>
    <message>
        <source>in the square of the pawn</source>
        <translation>no quadrado do peão</translation>
    </message>
    <message>
        <source>S&amp;quare of the pawn</source>
        <translation>&amp;Quadrado do peão</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>pode ser alcançada</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>pode ser capturada</translation>
    </message>
    <message>
        <source>&amp;Destinations</source>
        <translation>&amp;Destinos</translation>
    </message>
    <message>
        <source>part of the last move</source>
        <translation>parte do último lance</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>Ú&amp;ltimo lance</translation>
    </message>
    <message>
        <source>circled in green</source>
        <translation>círculo verde</translation>
    </message>
    <message>
        <source>circled in red</source>
        <translation>círculo vermelho</translation>
    </message>
    <message>
        <source>circled in yellow</source>
        <translation>círculo amarelo</translation>
    </message>
    <message>
        <source>circled in blue</source>
        <translation>círculo azul</translation>
    </message>
    <message>
        <source>best move; in a replay, the next move</source>
        <translation>melhor lance; na reprodução, o próximo lance</translation>
    </message>
    <message>
        <source>reply to a mistake; attack on the king</source>
        <translation>resposta a um erro; ataque ao rei</translation>
    </message>
    <message>
        <source>drawn in green</source>
        <translation>seta verde</translation>
    </message>
    <message>
        <source>drawn in red</source>
        <translation>seta vermelha</translation>
    </message>
    <message>
        <source>drawn in yellow</source>
        <translation>seta amarela</translation>
    </message>
    <message>
        <source>drawn in blue</source>
        <translation>seta azul</translation>
    </message>
    <message>
        <source>controlled by the king</source>
        <translation>controlada pelo rei</translation>
    </message>
    <message>
        <source>controlled by the attacking king</source>
        <translation>controlada pelo rei atacante</translation>
    </message>
    <message>
        <source>Controlled by the &amp;king</source>
        <translation>Controle do &amp;rei</translation>
    </message>
    <message>
        <source>controlled by the first piece</source>
        <translation>controlada pela primeira peça</translation>
    </message>
    <message>
        <source>controlled by the attacker&apos;s first piece, such as the bishop; also through the other king (x-ray)</source>
        <translation>controlada pela primeira peça do atacante, como o bispo; também através do outro rei (raios X)</translation>
    </message>
    <message>
        <source>Controlled by the &amp;first piece, such as the bishop</source>
        <translation>Controle da &amp;primeira peça, como o bispo</translation>
    </message>
    <message>
        <source>controlled by the second piece</source>
        <translation>controlada pela segunda peça</translation>
    </message>
    <message>
        <source>controlled by the attacker&apos;s second piece, such as the knight</source>
        <translation>controlada pela segunda peça do atacante, como o cavalo</translation>
    </message>
    <message>
        <source>Controlled by the &amp;second piece, such as the knight</source>
        <translation>Controle da &amp;segunda peça, como o cavalo</translation>
    </message>
    <message>
        <source>in the cage</source>
        <translation>na gaiola</translation>
    </message>
    <message>
        <source>the cage: every square the defending king could still reach if the other pieces stood still</source>
        <translation>a gaiola: todas as casas que o rei defensor ainda poderia alcançar se as outras peças ficassem paradas</translation>
    </message>
    <message>
        <source>&amp;Cage</source>
        <translation>&amp;Gaiola</translation>
    </message>
    <message>
        <source>Delétang&apos;s tria&amp;ngles</source>
        <translation>Triângulos de &amp;Delétang</translation>
    </message>
    <message>
        <source>on the W</source>
        <translation>no W</translation>
    </message>
    <message>
        <source>Philidor&apos;s W: the squares on which the knight drives the lone king along the edge</source>
        <translation>o W de Philidor: as casas pelas quais o cavalo leva o rei solitário ao longo da borda</translation>
    </message>
    <message>
        <source>Philidor&apos;s &amp;W</source>
        <translation>&amp;W de Philidor</translation>
    </message>
    <message>
        <source>between kings in opposition</source>
        <translation>entre reis em oposição</translation>
    </message>
    <message>
        <source>in opposition</source>
        <translation>em oposição</translation>
    </message>
    <message>
        <source>the opposition: kings facing each other with one, three or five squares between them</source>
        <translation>a oposição: reis frente a frente com uma, três ou cinco casas entre eles</translation>
    </message>
    <message>
        <source>&amp;Opposition</source>
        <translation>&amp;Oposição</translation>
    </message>
    <message>
        <source>in the heat map</source>
        <translation>no mapa de calor</translation>
    </message>
    <message>
        <source>the heat map: the number of moves to mate if the piece stood there and everything else stayed the same; = means a draw, − a mate by the other side</source>
        <translation>o mapa de calor: os lances até o mate se a peça estivesse ali e todo o resto ficasse igual; = indica empate, − um mate do outro lado</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>&amp;Mapa de calor</translation>
    </message>
    <message>
        <source>pointed out by the coach</source>
        <translation>indicada pelo treinador</translation>
    </message>
    <message>
        <source>the method&apos;s move</source>
        <translation>o lance do método</translation>
    </message>
    <message>
        <source>in the field</source>
        <translation>no campo</translation>
    </message>
    <message>
        <source>the field: the smallest of seven regions around the right corners in which the bishop and knight can keep the lone king for three moves</source>
        <translation>o campo: a menor de sete regiões em volta dos cantos certos em que bispo e cavalo podem manter o rei solitário por três lances</translation>
    </message>
    <message>
        <source>F&amp;ield</source>
        <translation>&amp;Campo</translation>
    </message>
    <message>
        <source>in the next field</source>
        <translation>no próximo campo</translation>
    </message>
    <message>
        <source>the next field, which the method is heading for</source>
        <translation>o próximo campo, aonde o método quer chegar</translation>
    </message>
    <message>
        <source>in a triangle</source>
        <translation>em um triângulo</translation>
    </message>
    <message>
        <source>Delétang&apos;s triangles: the squares left to the lone king behind a diagonal of seven, five or three squares, and the pieces that keep him there</source>
        <translation>os triângulos de Delétang: as casas que restam ao rei solitário atrás de uma diagonal de sete, cinco ou três casas, e as peças que o mantêm ali</translation>
    </message>
    <message>
        <source>left to the lone king</source>
        <translation>deixada ao rei solitário</translation>
    </message>
    <message>
        <source>the squares left to the lone king in the triangle that holds him</source>
        <translation>as casas deixadas ao rei solitário no triângulo que o prende</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>Po&amp;sição</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>T&amp;reino</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Configurações</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
</context>
<context>
    <name>Method</name>
    <message>
        <source>Equally good: %1.</source>
        <translation>Igualmente bons: %1.</translation>
    </message>
    <message>
        <source>bring the knight nearer to your king</source>
        <comment>advice</comment>
        <translation>aproxime o cavalo do seu rei</translation>
    </message>
    <message>
        <source>bring the bishop nearer to your king</source>
        <comment>advice</comment>
        <translation>aproxime o bispo do seu rei</translation>
    </message>
    <message>
        <source>bring your king nearer to your pieces</source>
        <comment>advice</comment>
        <translation>aproxime seu rei das suas peças</translation>
    </message>
    <message>
        <source>bring your pieces closer together</source>
        <comment>advice</comment>
        <translation>aproxime suas peças umas das outras</translation>
    </message>
    <message>
        <source>bring your king towards a square a knight&apos;s move from the corner</source>
        <comment>advice</comment>
        <translation>leve seu rei para uma casa a um salto de cavalo do canto</translation>
    </message>
    <message>
        <source>bring your king nearer to his</source>
        <comment>advice</comment>
        <translation>aproxime seu rei do rei adversário</translation>
    </message>
    <message>
        <source>bring your king towards the centre</source>
        <comment>advice</comment>
        <translation>leve seu rei para o centro</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>A seguir: %1.</translation>
    </message>
    <message>
        <source>Next: mate in %1.</source>
        <translation>A seguir: mate em %1.</translation>
    </message>
    <message>
        <source>Next: mate.</source>
        <translation>A seguir: mate.</translation>
    </message>
    <message>
        <source>No field is smaller: %1.</source>
        <translation>Nenhum campo é menor: %1.</translation>
    </message>
    <message>
        <source>Nothing smaller yet: %1.</source>
        <translation>Nada menor ainda: %1.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Jogue %1.</translation>
    </message>
    <message>
        <source>the two outer rings</source>
        <comment>a field</comment>
        <translation>os dois anéis externos</translation>
    </message>
    <message>
        <source>the whole board</source>
        <comment>a field</comment>
        <translation>todo o tabuleiro</translation>
    </message>
    <message>
        <source>Field: %1.</source>
        <translation>Campo: %1.</translation>
    </message>
    <message>
        <source>No field is smaller.</source>
        <translation>Nenhum campo é menor.</translation>
    </message>
    <message>
        <source>Nothing smaller yet.</source>
        <translation>Nada menor ainda.</translation>
    </message>
    <message>
        <source>Field: %1, larger for the moment.</source>
        <translation>Campo: %1, maior por enquanto.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the method&apos;s move; best play is %n move(s) faster.</source>
        <translation>
            <numerusform>%1 é o lance do método; o jogo perfeito é um lance mais rápido.</numerusform>
            <numerusform>%1 é o lance do método; o jogo perfeito é %n lances mais rápido.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of the %n position(s) to know by heart: play %1.</source>
        <translation>
            <numerusform>A única posição para saber de cor: jogue %1.</numerusform>
            <numerusform>Uma das %n posições para saber de cor: jogue %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>First: %1</source>
        <comment>a sentence about a move</comment>
        <translation>Primeiro: %1</translation>
    </message>
    <message>
        <source>First one of these: %1</source>
        <comment>sentences about moves</comment>
        <translation>Primeiro, um destes: %1</translation>
    </message>
    <message>
        <source>three squares at the corner</source>
        <comment>a field</comment>
        <translation>três casas no canto</translation>
    </message>
    <message>
        <source>six squares at the corner</source>
        <comment>a field</comment>
        <translation>seis casas no canto</translation>
    </message>
    <message>
        <source>eight squares at the corner</source>
        <comment>a field</comment>
        <translation>oito casas no canto</translation>
    </message>
    <message>
        <source>the edge without the wrong corners</source>
        <comment>a field</comment>
        <translation>a borda sem os cantos errados</translation>
    </message>
    <message>
        <source>the whole edge</source>
        <comment>a field</comment>
        <translation>toda a borda</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king towards a square a knight&apos;s move from the corner.</source>
        <translation>São precisos alguns lances para levar seu rei em direção a uma casa a um salto de cavalo do canto.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king nearer to his.</source>
        <translation>São precisos alguns lances para aproximar seu rei do rei adversário.</translation>
    </message>
    <message>
        <source>It takes some moves to drive him towards a right corner.</source>
        <translation>São precisos alguns lances para empurrá-lo em direção a um canto certo.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king towards the centre.</source>
        <translation>São precisos alguns lances para levar seu rei em direção ao centro.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king and pieces closer together.</source>
        <translation>São precisos alguns lances para aproximar seu rei e suas peças.</translation>
    </message>
    <message>
        <source>His reply must bring him nearer to your king.</source>
        <translation>A resposta dele tem de aproximá-lo do seu rei.</translation>
    </message>
    <message>
        <source>His reply must take him nearer to a right corner.</source>
        <translation>A resposta dele tem de aproximá-lo de um canto certo.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message numerus="yes">
        <source>%n move(s) with best play from the start</source>
        <translation>
            <numerusform>%n lance com jogo perfeito desde o início</numerusform>
            <numerusform>%n lances com jogo perfeito desde o início</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n wasted so far</source>
        <translation>
            <numerusform>%n desperdiçado até agora</numerusform>
            <numerusform>%n desperdiçados até agora</numerusform>
        </translation>
    </message>
    <message>
        <source>Equally good:</source>
        <translation>Igualmente bons:</translation>
    </message>
    <message>
        <source>Also tried here:</source>
        <translation>Também tentado aqui:</translation>
    </message>
    <message>
        <source>The win was thrown away on move %1.</source>
        <translation>A vitória foi jogada fora no lance %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Mate in %1 with best play by both sides.</source>
        <translation>Mate em %1, com jogo perfeito dos dois lados.</translation>
    </message>
    <message>
        <source>Variations:</source>
        <translation>Variantes:</translation>
    </message>
</context>
<context>
    <name>Opinions</name>
    <message>
        <source>%1 considers the position equal.</source>
        <comment>Stockfish 15.1</comment>
        <translation>%1 considera a posição igual.</translation>
    </message>
    <message>
        <source>%1 considers White %2 pawns ahead.</source>
        <translation>%1 dá às brancas %2 peões de vantagem.</translation>
    </message>
    <message>
        <source>%1 considers Black %2 pawns ahead.</source>
        <translation>%1 dá às pretas %2 peões de vantagem.</translation>
    </message>
    <message>
        <source>%1 sees mate in %2 for White.</source>
        <translation>%1 vê mate em %2 para as brancas.</translation>
    </message>
    <message>
        <source>%1 sees mate in %2 for Black.</source>
        <translation>%1 vê mate em %2 para as pretas.</translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation>Não foi possível iniciar %1.</translation>
    </message>
    <message>
        <source>%1 does not respond like a UCI engine.</source>
        <translation>%1 não responde como uma engine UCI.</translation>
    </message>
    <message>
        <source>%1 has quit unexpectedly.</source>
        <translation>%1 fechou inesperadamente.</translation>
    </message>
    <message>
        <source>%1 is no longer responding.</source>
        <translation>%1 não responde mais.</translation>
    </message>
    <message>
        <source>%1 has chosen an illegal move.</source>
        <translation>%1 escolheu um lance ilegal.</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 está pensando…</translation>
    </message>
    <message>
        <source>It would play %1.</source>
        <translation>Ela jogaria %1.</translation>
    </message>
    <message>
        <source>That is an engine&apos;s opinion, not a proof.</source>
        <translation>É a opinião de uma engine, não uma demonstração.</translation>
    </message>
    <message>
        <source>Your opponent plays by general principles here until you try again or choose an engine under Settings, Engine beyond the tablebases.</source>
        <translation>Seu adversário joga aqui por princípios gerais até você tentar de novo ou escolher uma engine em Configurações, Engine fora das tabelas de finais.</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>controlled by the pawn</source>
        <translation>controlada pelo peão</translation>
    </message>
    <message>
        <source>controlled by the knight</source>
        <translation>controlada pelo cavalo</translation>
    </message>
    <message>
        <source>controlled by the bishop</source>
        <translation>controlada pelo bispo</translation>
    </message>
    <message>
        <source>controlled by the rook</source>
        <translation>controlada pela torre</translation>
    </message>
    <message>
        <source>controlled by the queen</source>
        <translation>controlada pela dama</translation>
    </message>
    <message>
        <source>controlled by the king</source>
        <translation>controlada pelo rei</translation>
    </message>
    <message>
        <source>Top left: %1</source>
        <comment>the dots of a piece</comment>
        <translation>Acima à esquerda: %1</translation>
    </message>
    <message>
        <source>Top right: %1</source>
        <comment>the dots of a piece</comment>
        <translation>Acima à direita: %1</translation>
    </message>
    <message>
        <source>Bottom left: %1</source>
        <comment>the dots of a piece</comment>
        <translation>Abaixo à esquerda: %1</translation>
    </message>
    <message numerus="yes">
        <source>Cage: %n square(s)</source>
        <translation>
            <numerusform>Gaiola: %n casa</numerusform>
            <numerusform>Gaiola: %n casas</numerusform>
        </translation>
    </message>
    <message>
        <source>W: %1</source>
        <comment>the squares of the knight</comment>
        <translation>W: %1</translation>
    </message>
    <message>
        <source>Opposition: direct</source>
        <translation>Oposição: direta</translation>
    </message>
    <message>
        <source>Opposition: diagonal</source>
        <translation>Oposição: diagonal</translation>
    </message>
    <message>
        <source>Opposition: distant</source>
        <translation>Oposição: distante</translation>
    </message>
    <message>
        <source>Opposition: none</source>
        <translation>Oposição: nenhuma</translation>
    </message>
    <message>
        <source>%1: with bishop and knight only</source>
        <translation>%1: só com bispo e cavalo</translation>
    </message>
    <message>
        <source>Heat map: hidden along with the mate distances</source>
        <translation>Mapa de calor: escondido junto com as distâncias até o mate</translation>
    </message>
    <message>
        <source>Field: none</source>
        <translation>Campo: nenhum</translation>
    </message>
    <message>
        <source>Large triangle</source>
        <translation>Triângulo grande</translation>
    </message>
    <message>
        <source>Middle triangle</source>
        <translation>Triângulo médio</translation>
    </message>
    <message>
        <source>Small triangle</source>
        <translation>Triângulo pequeno</translation>
    </message>
    <message>
        <source>in the large triangle</source>
        <translation>no triângulo grande</translation>
    </message>
    <message>
        <source>in the middle triangle</source>
        <translation>no triângulo médio</translation>
    </message>
    <message>
        <source>in the small triangle</source>
        <translation>no triângulo pequeno</translation>
    </message>
    <message>
        <source>diagonal %1</source>
        <translation>diagonal %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a piece and the squares that it guards</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, closed: %n square(s)</source>
        <translation>
            <numerusform>%1, fechado: %n casa</numerusform>
            <numerusform>%1, fechado: %n casas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, open at %2</source>
        <translation>%1, aberto em %2</translation>
    </message>
    <message>
        <source>Triangles: the king is outside; the large one lies behind %1</source>
        <comment>ends of diagonals</comment>
        <translation>Triângulos: o rei está fora; o grande fica atrás de %1</translation>
    </message>
    <message>
        <source>Heat map: hidden during the exercise</source>
        <translation>Mapa de calor: escondido durante o exercício</translation>
    </message>
</context>
<context>
    <name>OwnPositionsCommands</name>
    <message>
        <source>Other positions</source>
        <translation>Outras posições</translation>
    </message>
    <message>
        <source>The position could not be kept.</source>
        <translation>Não foi possível guardar a posição.</translation>
    </message>
    <message>
        <source>The position has been kept in “%1”.</source>
        <comment>a course</comment>
        <translation>A posição foi guardada em “%1”.</translation>
    </message>
    <message>
        <source>“%1” has this position already.</source>
        <comment>a course</comment>
        <translation>“%1” já tem esta posição.</translation>
    </message>
    <message>
        <source>My positions</source>
        <translation>Minhas posições</translation>
    </message>
    <message>
        <source>Keep this position</source>
        <translation>Guardar esta posição</translation>
    </message>
    <message>
        <source>Add the position and what you have drawn on it to “My positions”, a course of your own</source>
        <translation>Adicionar a posição e o que você desenhou a “Minhas posições”, um curso seu</translation>
    </message>
    <message>
        <source>E&amp;dit course</source>
        <translation>E&amp;ditar curso</translation>
    </message>
    <message>
        <source>Edit this page</source>
        <translation>Editar esta página</translation>
    </message>
    <message>
        <source>Change chapter, task, words, moves and drawings of the page</source>
        <translation>Mudar capítulo, tarefa, texto, lances e desenhos da página</translation>
    </message>
    <message>
        <source>Move page up</source>
        <translation>Mover página para cima</translation>
    </message>
    <message>
        <source>Put the page before the previous one</source>
        <translation>Colocar a página antes da anterior</translation>
    </message>
    <message>
        <source>Move page down</source>
        <translation>Mover página para baixo</translation>
    </message>
    <message>
        <source>Put the page behind the next one</source>
        <translation>Colocar a página depois da seguinte</translation>
    </message>
    <message>
        <source>Delete page</source>
        <translation>Excluir página</translation>
    </message>
    <message>
        <source>Delete the page from the file of the course</source>
        <translation>Excluir a página do arquivo do curso</translation>
    </message>
    <message>
        <source>Choose “Delete page” again to delete it; Esc keeps it.</source>
        <translation>Escolha “Excluir página” de novo para excluí-la; com Esc ela fica.</translation>
    </message>
    <message>
        <source>It will be gone from the file of the course.</source>
        <translation>Ela sumirá do arquivo do curso.</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>Salvar página</translation>
    </message>
    <message>
        <source>Save the page and show it as its readers see it</source>
        <translation>Salvar a página e mostrá-la como os leitores a veem</translation>
    </message>
    <message>
        <source>Delete move</source>
        <translation>Excluir lance</translation>
    </message>
    <message>
        <source>Delete the last move on the board from the page, with all that follows it</source>
        <translation>Excluir da página o último lance do tabuleiro e tudo o que o segue</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) have been imported into “%1”.</source>
        <comment>a course</comment>
        <translation>
            <numerusform>Uma página foi importada para “%1”.</numerusform>
            <numerusform>%n páginas foram importadas para “%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) could not be read.</source>
        <translation>
            <numerusform>Uma posição não pôde ser lida.</numerusform>
            <numerusform>%n posições não puderam ser lidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course has been saved as “%1”.</source>
        <translation>O curso foi salvo como “%1”.</translation>
    </message>
    <message>
        <source>Others can open the file as a course.</source>
        <translation>Outros podem abrir o arquivo como curso.</translation>
    </message>
    <message>
        <source>Import positions</source>
        <translation>Importar posições</translation>
    </message>
    <message>
        <source>Games and positions (*.pgn *.epd *.fen *.txt)</source>
        <translation>Partidas e posições (*.pgn *.epd *.fen *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Save a copy of the course</source>
        <translation>Salvar uma cópia do curso</translation>
    </message>
    <message>
        <source>Courses (*.pgn)</source>
        <translation>Cursos (*.pgn)</translation>
    </message>
    <message>
        <source>Import into “My positions”…</source>
        <translation>Importar para “Minhas posições”…</translation>
    </message>
    <message>
        <source>Add the pages of a course, games, a Lichess study, or a list of FEN or EPD</source>
        <translation>Adicionar as páginas de um curso, partidas, um estudo do Lichess ou uma lista de FEN ou EPD</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Salvar uma cópia como…</translation>
    </message>
    <message>
        <source>Save the course as a PGN file for others, with its name as the title</source>
        <translation>Salvar o curso como arquivo PGN para outros, com o nome dele como título</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) were there already.</source>
        <translation>
            <numerusform>%n página já estava lá.</numerusform>
            <numerusform>%n páginas já estavam lá.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename chapter</source>
        <translation>Renomear capítulo</translation>
    </message>
    <message>
        <source>New name of the chapter:</source>
        <translation>Novo nome do capítulo:</translation>
    </message>
    <message>
        <source>Move chapter up</source>
        <translation>Mover capítulo para cima</translation>
    </message>
    <message>
        <source>Put the chapter before the previous one, with all its pages</source>
        <translation>Colocar o capítulo, com todas as suas páginas, antes do anterior</translation>
    </message>
    <message>
        <source>Move chapter down</source>
        <translation>Mover capítulo para baixo</translation>
    </message>
    <message>
        <source>Put the chapter behind the next one, with all its pages</source>
        <translation>Colocar o capítulo, com todas as suas páginas, depois do seguinte</translation>
    </message>
    <message>
        <source>Rename chapter…</source>
        <translation>Renomear capítulo…</translation>
    </message>
    <message>
        <source>Give all pages of the chapter another chapter name</source>
        <translation>Dar outro nome de capítulo a todas as páginas do capítulo</translation>
    </message>
    <message>
        <source>open a page of “%1” or of a file of yours first</source>
        <comment>a course</comment>
        <translation>abra primeiro uma página de “%1” ou de um arquivo seu</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>the FEN cannot be read</source>
        <translation>a FEN não pode ser lida</translation>
    </message>
    <message>
        <source>“%1” has not changed.</source>
        <comment>a course</comment>
        <translation>“%1” não mudou.</translation>
    </message>
    <message>
        <source>Choose “Save page” again to save it with the error.</source>
        <translation>Escolha “Salvar página” de novo para salvá-la com o erro.</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continuar editando</translation>
    </message>
    <message>
        <source>Keep page</source>
        <translation>Manter a página</translation>
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
        <translation>peão branco</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>cavalo branco</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>bispo branco</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>torre branca</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>dama branca</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>rei branco</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>peão preto</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>cavalo preto</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>bispo preto</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>torre preta</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>dama preta</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>rei preto</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>peão</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cavalo</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>bispo</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>torre</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rei</translation>
    </message>
</context>
<context>
    <name>PositionCommands</name>
    <message>
        <source>&amp;Set up</source>
        <translation>&amp;Montar</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Montar uma posição</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Play this position against the program</source>
        <translation>Jogar esta posição contra o programa</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analisar</translation>
    </message>
    <message>
        <source>Move pieces for both sides</source>
        <translation>Mover as peças dos dois lados</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jogar a partir daqui</translation>
    </message>
    <message>
        <source>Start a game from the position on the board</source>
        <translation>Começar uma partida a partir da posição no tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Copiar posição</translation>
    </message>
    <message>
        <source>Mirror &amp;left–right</source>
        <translation>Espelhar &amp;esquerda–direita</translation>
    </message>
    <message>
        <source>Mirror ↔</source>
        <translation>Espelhar ↔</translation>
    </message>
    <message>
        <source>Swap left and right</source>
        <translation>Trocar esquerda e direita</translation>
    </message>
    <message>
        <source>Mirror &amp;up–down</source>
        <translation>Espelhar cima–&amp;baixo</translation>
    </message>
    <message>
        <source>Mirror ↕</source>
        <translation>Espelhar ↕</translation>
    </message>
    <message>
        <source>Swap up and down</source>
        <translation>Trocar cima e baixo</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>&amp;Girar</translation>
    </message>
    <message>
        <source>Rotate the board by a quarter turn</source>
        <translation>Girar o tabuleiro um quarto de volta</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>T&amp;rocar cores</translation>
    </message>
    <message>
        <source>White pieces become black and black pieces white</source>
        <translation>As peças brancas viram pretas e as pretas, brancas</translation>
    </message>
    <message>
        <source>Cl&amp;ear</source>
        <translation>Lim&amp;par</translation>
    </message>
    <message>
        <source>Remove all pieces from the board</source>
        <translation>Tirar todas as peças do tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Paste position or game</source>
        <translation>Co&amp;lar posição ou partida</translation>
    </message>
    <message>
        <source>Copy the position as a FEN</source>
        <translation>Copiar a posição como FEN</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Copiar como &amp;imagem</translation>
    </message>
    <message>
        <source>Copy a picture of the board</source>
        <translation>Copiar uma imagem do tabuleiro</translation>
    </message>
    <message>
        <source>Copy as &amp;text diagram</source>
        <translation>Copiar como &amp;texto</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>Copiar parti&amp;da</translation>
    </message>
    <message>
        <source>Paste a position, games or a link to a position</source>
        <translation>Colar uma posição, partidas ou um link para uma posição</translation>
    </message>
    <message>
        <source>Copy the game as PGN, for other programs and emails</source>
        <translation>Copiar a partida como PGN, para outros programas e e-mails</translation>
    </message>
    <message>
        <source>Copy the board as lines of text for emails and notes</source>
        <translation>Copiar o tabuleiro em linhas de texto, para e-mails e anotações</translation>
    </message>
    <message>
        <source>The picture has been copied.</source>
        <translation>A imagem foi copiada.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>You let the draw slip.</source>
        <translation>Você deixou escapar o empate.</translation>
    </message>
    <message>
        <source>You threw the win away.</source>
        <translation>Você jogou fora a vitória.</translation>
    </message>
    <message>
        <source>You held the draw.</source>
        <translation>Você segurou o empate.</translation>
    </message>
    <message>
        <source>You mated without wasting a move.</source>
        <translation>Mate sem desperdiçar nenhum lance.</translation>
    </message>
    <message>
        <source>hold the draw</source>
        <translation>segurar o empate</translation>
    </message>
    <message>
        <source>Bishop and knight</source>
        <translation>Bispo e cavalo</translation>
    </message>
    <message>
        <source>Basic mates</source>
        <translation>Mates básicos</translation>
    </message>
    <message>
        <source>Pawn endings</source>
        <translation>Finais de peões</translation>
    </message>
    <message>
        <source>Piece against piece</source>
        <translation>Peça contra peça</translation>
    </message>
    <message>
        <source>This one is new.</source>
        <translation>Este é novo.</translation>
    </message>
    <message>
        <source>No exercises are due. This is the one you did longest ago.</source>
        <translation>Nenhum exercício a revisar. Este é o que você não faz há mais tempo.</translation>
    </message>
    <message numerus="yes">
        <source>You did this one %n day(s) ago. Let&apos;s see whether it stuck.</source>
        <translation>
            <numerusform>Você fez este ontem. Vamos ver se ficou na memória.</numerusform>
            <numerusform>Você fez este há %n dias. Vamos ver se ficou na memória.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>Segure o empate por um lance.</numerusform>
            <numerusform>Segure o empate por %n lances.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bom</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>You got there, but with a hint or a take-back, or with more than %1 of your moves wasted.</source>
        <translation>Você conseguiu, mas com uma dica ou um lance desfeito, ou desperdiçou mais de %1 dos seus lances.</translation>
    </message>
    <message>
        <source>You got there on your own.</source>
        <translation>Você conseguiu sem ajuda.</translation>
    </message>
    <message>
        <source>You got there on your own, wasted at most %1 of your moves, and averaged at most %2 s per move.</source>
        <translation>Você conseguiu sem ajuda, desperdiçou no máximo %1 dos seus lances e levou em média no máximo %2&#xa0;s por lance.</translation>
    </message>
    <message>
        <source>All endings of up to four pieces</source>
        <translation>Todos os finais de até quatro peças</translation>
    </message>
    <message>
        <source>The move to know by heart is another one.</source>
        <translation>O lance a saber de cor é outro.</translation>
    </message>
    <message>
        <source>Right: %1 is the move.</source>
        <translation>Certo: o lance é %1.</translation>
    </message>
    <message>
        <source>Remember: %1.</source>
        <translation>Memorize: %1.</translation>
    </message>
    <message>
        <source>It fits the method; the quickest mate begins with another move.</source>
        <translation>Segue o método; o mate mais rápido começa com outro lance.</translation>
    </message>
    <message>
        <source>position %1 to know by heart</source>
        <translation>posição %1 para saber de cor</translation>
    </message>
    <message>
        <source>Bishop and knight: positions to know by heart</source>
        <translation>Bispo e cavalo: posições para saber de cor</translation>
    </message>
    <message>
        <source>Play the method&apos;s move, which you should know by heart.</source>
        <translation>Jogue o lance do método, que você deve saber de cor.</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>lance único</translation>
    </message>
    <message>
        <source>waiting move</source>
        <translation>lance de espera</translation>
    </message>
    <message>
        <source>That is not the waiting move.</source>
        <translation>Esse não é o lance de espera.</translation>
    </message>
    <message>
        <source>You finished this stage without wasting a move.</source>
        <translation>Etapa concluída sem desperdiçar nenhum lance.</translation>
    </message>
    <message numerus="yes">
        <source>You finished this stage in %n move(s); the fewest are %1.</source>
        <translation>
            <numerusform>Etapa concluída em um lance; o mínimo é %1.</numerusform>
            <numerusform>Etapa concluída em %n lances; o mínimo é %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the only move that wins.</source>
        <translation>Encontre o único lance que ganha.</translation>
    </message>
    <message>
        <source>Find a waiting move.</source>
        <translation>Encontre um lance de espera.</translation>
    </message>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>Dê mate em um lance.</numerusform>
            <numerusform>Dê mate em até %n lances.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer promote the pawn within %n move(s).</source>
        <translation>
            <numerusform>Você já não consegue promover o peão em um lance.</numerusform>
            <numerusform>Você já não consegue promover o peão em até %n lances.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer reach the stage “%1” within %n move(s).</source>
        <translation>
            <numerusform>Você já não consegue alcançar a etapa “%1” em um lance.</numerusform>
            <numerusform>Você já não consegue alcançar a etapa “%1” em até %n lances.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer mate within %n move(s).</source>
        <translation>
            <numerusform>Você já não consegue dar mate em um lance.</numerusform>
            <numerusform>Você já não consegue dar mate em até %n lances.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first answer was wrong.</source>
        <translation>Sua primeira resposta estava errada.</translation>
    </message>
    <message>
        <source>You solved the question.</source>
        <translation>Você resolveu a questão.</translation>
    </message>
    <message numerus="yes">
        <source>You promoted the pawn in %n move(s) and kept the win.</source>
        <translation>
            <numerusform>Você promoveu o peão em um lance e manteve a vitória.</numerusform>
            <numerusform>Você promoveu o peão em %n lances e manteve a vitória.</numerusform>
        </translation>
    </message>
    <message>
        <source>A question of a course</source>
        <translation>Uma questão de um curso</translation>
    </message>
    <message>
        <source>Only-move drills</source>
        <translation>Exercícios de lance único</translation>
    </message>
    <message>
        <source>Waiting-move drills</source>
        <translation>Exercícios de lance de espera</translation>
    </message>
    <message>
        <source>The same kind of position once more, so that it sticks.</source>
        <translation>Mais uma posição do mesmo tipo, para fixar.</translation>
    </message>
    <message numerus="yes">
        <source>Promote the pawn within %n move(s), keeping the win.</source>
        <translation>
            <numerusform>Promova o peão em um lance, mantendo a vitória.</numerusform>
            <numerusform>Promova o peão em até %n lances, mantendo a vitória.</numerusform>
        </translation>
    </message>
    <message>
        <source>failed</source>
        <comment>the result of an exam</comment>
        <translation>insuficiente</translation>
    </message>
    <message>
        <source>satisfactory</source>
        <comment>the result of an exam</comment>
        <translation>satisfatório</translation>
    </message>
    <message>
        <source>good</source>
        <comment>the result of an exam</comment>
        <translation>bom</translation>
    </message>
    <message>
        <source>very good</source>
        <comment>the result of an exam</comment>
        <translation>muito bom</translation>
    </message>
    <message>
        <source>excellent</source>
        <comment>the result of an exam</comment>
        <translation>excelente</translation>
    </message>
    <message>
        <source>You know this position from the course.</source>
        <translation>Você conhece esta posição do curso.</translation>
    </message>
    <message>
        <source>Take moves back, or give up.</source>
        <translation>Desfaça lances ou abandone.</translation>
    </message>
    <message>
        <source>due now</source>
        <translation>a revisar agora</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Errado</translation>
    </message>
    <message>
        <source>This exercise is due again now.</source>
        <translation>Já é hora de revisar este exercício de novo.</translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n day(s).</source>
        <translation>
            <numerusform>Este exercício volta daqui a um dia.</numerusform>
            <numerusform>Este exercício volta daqui a %n dias.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n minute(s).</source>
        <translation>
            <numerusform>Este exercício volta daqui a um minuto.</numerusform>
            <numerusform>Este exercício volta daqui a %n minutos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>daqui a %n dia</numerusform>
            <numerusform>daqui a %n dias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n minute(s)</source>
        <translation>
            <numerusform>daqui a %n minuto</numerusform>
            <numerusform>daqui a %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>mate in %1–%2</source>
        <translation>mate em %1–%2</translation>
    </message>
    <message>
        <source>mate in %1 or more</source>
        <translation>mate em %1 ou mais</translation>
    </message>
    <message>
        <source>You did not reach the goal in time or did not hold the draw; or you threw the win or the draw away, even if you took that back; or you were shown a move, or had hints or take-backs on more than %1 of your moves (rounded up).</source>
        <translation>Você não alcançou o objetivo a tempo, ou não segurou o empate; ou jogou fora a vitória ou o empate, mesmo desfazendo o lance; ou um lance lhe foi mostrado, ou você teve dicas ou desfez lances em mais de %1 dos seus lances (arredondado para cima).</translation>
    </message>
    <message>
        <source>from your games</source>
        <translation>das suas partidas</translation>
    </message>
    <message>
        <source>My own mistakes</source>
        <translation>Meus próprios erros</translation>
    </message>
    <message>
        <source>You gave points away in this position in one of your games.</source>
        <translation>Nesta posição você jogou pontos fora em uma das suas partidas.</translation>
    </message>
    <message>
        <source>You gave up, so it counts as failed.</source>
        <translation>Você desistiu, então conta como errada.</translation>
    </message>
    <message>
        <source>You threw the result away and took the move back, so it counts as failed.</source>
        <translation>Você jogou fora o resultado e depois desfez o lance, então conta como errada.</translation>
    </message>
    <message>
        <source>You had too much help, so it counts as failed.</source>
        <translation>Você teve ajuda demais, então conta como errada.</translation>
    </message>
    <message>
        <source>Solved with help.</source>
        <translation>Resolvida com ajuda.</translation>
    </message>
    <message>
        <source>Solved at the second try.</source>
        <translation>Resolvida na segunda tentativa.</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n move(s) taken back.</source>
        <translation>
            <numerusform>Resolvida após um lance desfeito.</numerusform>
            <numerusform>Resolvida após %n lances desfeitos.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is a few more than best play takes.</source>
        <translation>São alguns a mais do que o melhor jogo exige.</translation>
    </message>
    <message numerus="yes">
        <source>Play until the next stage of the win begins, “%1”. You have %n move(s).</source>
        <translation>
            <numerusform>Jogue até começar a próxima etapa da vitória: “%1”. Você tem um lance.</numerusform>
            <numerusform>Jogue até começar a próxima etapa da vitória: “%1”. Você tem %n lances.</numerusform>
        </translation>
    </message>
    <message>
        <source>You were shown the answer, so it counts as failed.</source>
        <translation>A resposta foi mostrada, então conta como errada.</translation>
    </message>
    <message>
        <source>It may be turned or mirrored, with the colours swapped; “See the game” shows the original afterwards.</source>
        <translation>Ela pode estar girada ou espelhada, com as cores trocadas; “Ver a partida” mostra depois a original.</translation>
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
        <translation>%1 nas últimas quatro semanas, %2 antes disso.</translation>
    </message>
    <message>
        <source>Hold the draw</source>
        <translation>Segurar o empate</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Ganhar</translation>
    </message>
    <message>
        <source>Hardest so far: %1.</source>
        <translation>O mais difícil até agora: %1.</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>Dias seguidos</translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation>recorde: %1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resolvidos</translation>
    </message>
    <message>
        <source>Moves wasted</source>
        <translation>Lances desperdiçados</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Tempo por lance</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Para hoje</translation>
    </message>
    <message>
        <source>%1 within a week</source>
        <translation>%1 nos próximos sete dias</translation>
    </message>
    <message>
        <source>Success rate by week</source>
        <translation>Taxa de sucesso por semana</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semana</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>Porcentagem</translation>
    </message>
    <message>
        <source>Moves wasted by week</source>
        <translation>Lances desperdiçados por semana</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>A mais</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>Mates against perfect defence</source>
        <translation>Mates contra defesa perfeita</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Ainda não há nenhum.</translation>
    </message>
    <message>
        <source>Mates</source>
        <translation>Mates</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>Seus lances</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Jogo perfeito</translation>
    </message>
    <message>
        <source>Time per move by week</source>
        <translation>Tempo por lance, por semana</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Segundos por lance</translation>
    </message>
    <message>
        <source>By ending</source>
        <translation>Por final</translation>
    </message>
    <message>
        <source>By stage</source>
        <translation>Por etapa</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentativas</translation>
    </message>
    <message>
        <source>Coming up</source>
        <translation>Próximas revisões</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) in the next two weeks.</source>
        <translation>
            <numerusform>%n exercício nas próximas duas semanas.</numerusform>
            <numerusform>%n exercícios nas próximas duas semanas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dia</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>A revisar</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercícios</translation>
    </message>
    <message>
        <source>Today and overdue</source>
        <translation>Hoje e atrasados</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a date</comment>
        <translation>dddd, d &apos;de&apos; MMMM</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>ddd d</source>
        <comment>weekday and day, short</comment>
        <translation>ddd d</translation>
    </message>
    <message>
        <source>Where you throw results away</source>
        <translation>Onde você joga fora o resultado</translation>
    </message>
    <message>
        <source>Nowhere so far.</source>
        <translation>Em lugar nenhum até agora.</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Casa</translation>
    </message>
    <message numerus="yes">
        <source>thrown away here %n time(s)</source>
        <translation>
            <numerusform>resultado jogado fora aqui %n vez</numerusform>
            <numerusform>resultado jogado fora aqui %n vezes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln attempt(s)</source>
        <translation>
            <numerusform>%1 de %Ln tentativa</numerusform>
            <numerusform>%1 de %Ln tentativas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln lance</numerusform>
            <numerusform>%Ln lances</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages read</source>
        <translation>Páginas lidas</translation>
    </message>
    <message>
        <source>of %1 in the courses</source>
        <translation>de %1 nos cursos</translation>
    </message>
    <message>
        <source>The courses</source>
        <translation>Os cursos</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Curso</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>You would now solve about %1 of the exercises you have practised.</source>
        <translation>Hoje você acertaria cerca de %1 de tudo o que praticou.</translation>
    </message>
    <message>
        <source>Known by heart</source>
        <translation>Sabidas de cor</translation>
    </message>
    <message>
        <source>Questions solved</source>
        <translation>Questões resolvidas</translation>
    </message>
    <message>
        <source>%1 of %2 questions solved; %3 of %4 pages read.</source>
        <translation>Questões resolvidas: %1 de %2; páginas lidas: %3 de %4.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questões</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>%1 por lance</translation>
    </message>
    <message>
        <source>Wasted per move</source>
        <translation>A mais por lance</translation>
    </message>
    <message>
        <source>Wasted per move in won positions</source>
        <translation>A mais por lance em posições ganhas</translation>
    </message>
    <message>
        <source>In all attempts, solved or not.</source>
        <translation>Em todas as tentativas, resolvidas ou não.</translation>
    </message>
    <message>
        <source>Results thrown away: in all attempts, without moves taken back.</source>
        <translation>Resultados jogados fora: em todas as tentativas, sem os lances desfeitos.</translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s), most often with a move to %1.</source>
        <translation>
            <numerusform>Você jogou fora uma vitória ou um empate uma vez, com um lance para %1.</numerusform>
            <numerusform>Você jogou fora uma vitória ou um empate %n vezes, na maioria com um lance para %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s).</source>
        <translation>
            <numerusform>Você jogou fora uma vitória ou um empate uma vez.</numerusform>
            <numerusform>Você jogou fora uma vitória ou um empate %n vezes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Days with at least one exercise, of any ending.</source>
        <translation>Dias com pelo menos um exercício, de qualquer final.</translation>
    </message>
    <message>
        <source>Solved on your own</source>
        <translation>Resolvidos sem ajuda</translation>
    </message>
    <message>
        <source>Exercises that you have practised before, overdue ones included.</source>
        <translation>Exercícios que você já praticou, incluindo os atrasados.</translation>
    </message>
    <message>
        <source>In all courses, whatever the ending, with or without help.</source>
        <translation>Em todos os cursos, seja qual for o final, com ou sem ajuda.</translation>
    </message>
    <message>
        <source>Other attempts</source>
        <translation>Outras tentativas</translation>
    </message>
    <message numerus="yes">
        <source>Over %n mate(s), you needed %1 moves on average; best play needs %2.</source>
        <translation>
            <numerusform>Em um mate, você precisou de %1 lances; o jogo perfeito, de %2.</numerusform>
            <numerusform>Em %n mates, você precisou em média de %1 lances; o jogo perfeito, de %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results thrown away: %1</source>
        <translation>resultados jogados fora: %1</translation>
    </message>
    <message>
        <source>Questions of the courses</source>
        <translation>Questões dos cursos</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <comment>successful attempts, all attempts and their share</comment>
        <translation>%1 de %2 (%3)</translation>
    </message>
    <message>
        <source>Only attempts without hints and take-backs count, and only if no move threw the result away.</source>
        <translation>Só contam as tentativas sem dicas nem lances desfeitos em que nenhum lance jogou fora o resultado.</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln move(s)</source>
        <comment>moves wasted</comment>
        <translation>
            <numerusform>a mais: %1; jogados: %Ln</numerusform>
            <numerusform>a mais: %1; jogados: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; results thrown away: %2</source>
        <comment>moves wasted</comment>
        <translation>%1; resultados jogados fora: %2</translation>
    </message>
    <message>
        <source>In all attempts to win, solved or not, without moves taken back.</source>
        <translation>Em todas as tentativas de vencer, resolvidas ou não, sem os lances desfeitos.</translation>
    </message>
</context>
<context>
    <name>PracticeCommands</name>
    <message>
        <source>Pr&amp;actice</source>
        <translation>Prátic&amp;a</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;Praticar</translation>
    </message>
    <message>
        <source>Do the exercises that are due, one after another</source>
        <translation>Fazer os exercícios a revisar, um após o outro</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Próximo exercício</translation>
    </message>
    <message>
        <source>St&amp;op practising</source>
        <translation>&amp;Sair da prática</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Session &amp;length</source>
        <translation>Dura&amp;ção da sessão</translation>
    </message>
    <message>
        <source>&amp;What to practise</source>
        <translation>O &amp;que praticar</translation>
    </message>
    <message>
        <source>Gra&amp;ding…</source>
        <translation>&amp;Notas…</translation>
    </message>
    <message>
        <source>See how attempts are graded and change the limits</source>
        <translation>Ver como as tentativas são avaliadas e mudar os limites</translation>
    </message>
    <message>
        <source>&amp;Read about it</source>
        <translation>&amp;Ler sobre o tema</translation>
    </message>
    <message>
        <source>Go to the course page that teaches what this exercise is about</source>
        <translation>Ir para a página do curso que explica o tema deste exercício</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s)</source>
        <translation>
            <numerusform>%n exercício</numerusform>
            <numerusform>%n exercícios</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Start the exercise again from its position, without a grade</source>
        <translation>Recomeçar o exercício da sua posição, sem nota</translation>
    </message>
    <message>
        <source>Every &amp;question of the courses</source>
        <translation>&amp;Todas as questões dos cursos</translation>
    </message>
    <message>
        <source>Practise the questions that you solved as well as those that you failed</source>
        <translation>Praticar as questões que você resolveu, além das que errou</translation>
    </message>
    <message>
        <source>Bac&amp;k to the game</source>
        <translation>&amp;Voltar à partida</translation>
    </message>
    <message>
        <source>The next exercise comes when this one is finished.</source>
        <translation>O próximo exercício vem quando este estiver terminado.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+U gives up and shows the solution.</source>
        <translation>Ctrl+Shift+U abandona e mostra a solução.</translation>
    </message>
    <message>
        <source>Press Esc again to stop practising.</source>
        <translation>Pressione Esc de novo para sair da prática.</translation>
    </message>
    <message>
        <source>The exercise that you have begun will not count.</source>
        <translation>O exercício que você começou não vai contar.</translation>
    </message>
    <message>
        <source>See the &amp;game</source>
        <translation>Ver a &amp;partida</translation>
    </message>
    <message>
        <source>Open your game at this position, once the exercise is finished</source>
        <translation>Abrir sua partida nesta posição, quando o exercício terminar</translation>
    </message>
    <message>
        <source>Keep practising</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>After a failed attempt, goes to the course page about this exercise, if there is one</source>
        <translation>Depois de uma tentativa sem sucesso, vai para a página do curso sobre este exercício, se houver</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Position after %1.</source>
        <translation>Posição após %1.</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Visualização da impressão</translation>
    </message>
    <message>
        <source>Starting position.</source>
        <translation>Posição inicial.</translation>
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
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sim</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Não</translation>
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
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Esquerda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Direita</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDown</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>RecordSigns</name>
    <message>
        <source>Four moves are equally good here.</source>
        <translation>Quatro lances são igualmente bons aqui.</translation>
    </message>
    <message>
        <source>This move throws the win away.</source>
        <translation>Este lance joga fora a vitória.</translation>
    </message>
    <message>
        <source>The program played this move.</source>
        <translation>O programa jogou este lance.</translation>
    </message>
    <message>
        <source>This move delays mate by one move.</source>
        <translation>Este lance atrasa o mate em um lance.</translation>
    </message>
    <message>
        <source>This move brings mate one move closer.</source>
        <translation>Este lance adianta o mate em um lance.</translation>
    </message>
    <message>
        <source>This move loses a drawn position.</source>
        <translation>Este lance perde uma posição empatada.</translation>
    </message>
    <message>
        <source>This move was played after a hint.</source>
        <translation>Este lance foi jogado após uma dica.</translation>
    </message>
    <message>
        <source>The author of a course or a game marks good moves with “!” and mistakes with “?”; “!!” and “??” are stronger, “!?” and “?!” less certain.</source>
        <translation>O autor de um curso ou de uma partida marca os bons lances com “!” e os erros com “?”; “!!” e “??” são mais fortes, “!?” e “?!” menos certos.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>Um lance é o melhor aqui.</numerusform>
            <numerusform>%n lances são igualmente bons aqui.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>White</source>
        <translation>brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>pretas</translation>
    </message>
    <message>
        <source>%1 has no king.</source>
        <translation>As %1 não têm rei.</translation>
    </message>
    <message>
        <source>%1 has more than one king (%2).</source>
        <translation>As %1 têm mais de um rei (%2).</translation>
    </message>
    <message>
        <source>The kings are next to each other (%1).</source>
        <translation>Os reis estão em casas vizinhas (%1).</translation>
    </message>
    <message>
        <source>%1 has more than eight pawns.</source>
        <translation>As %1 têm mais de oito peões.</translation>
    </message>
    <message>
        <source>%1 has more than sixteen pieces.</source>
        <translation>As %1 têm mais de dezesseis peças.</translation>
    </message>
    <message>
        <source>The side to move was not given: White is assumed.</source>
        <translation>Não foi indicado de quem é a vez: supõe-se que é das brancas.</translation>
    </message>
    <message>
        <source>Castling rights were dropped: the king or rook is not on its home square.</source>
        <translation>Direitos de roque foram omitidos: o rei ou a torre não está na casa de origem.</translation>
    </message>
    <message>
        <source>The en passant square was dropped: no pawn can just have passed it.</source>
        <translation>A casa de en passant foi omitida: nenhum peão pode ter acabado de passar por ela.</translation>
    </message>
    <message>
        <source>“%1” is not possible here.</source>
        <translation>“%1” não é possível aqui.</translation>
    </message>
    <message>
        <source>“%1” could be %2. Please be more specific.</source>
        <translation>“%1” pode ser %2. Diga qual.</translation>
    </message>
    <message>
        <source>Pawns cannot stand on the first or last rank (%1).</source>
        <translation>Peões não podem ficar na primeira nem na última fileira (%1).</translation>
    </message>
    <message>
        <source>%1 has more promoted pieces than missing pawns.</source>
        <translation>As %1 têm mais peças promovidas do que peões faltando.</translation>
    </message>
    <message>
        <source>No legal move can have given this check to %1 (%2).</source>
        <translation>Nenhum lance legal pode ter dado este xeque às %1 (%2).</translation>
    </message>
    <message>
        <source>%1 cannot castle: the king or the rook is no longer on its home square (%2).</source>
        <translation>As %1 não podem rocar: o rei ou a torre não está mais na casa de origem (%2).</translation>
    </message>
    <message>
        <source>No pawn can have just passed %1.</source>
        <translation>Nenhum peão pode ter acabado de passar por %1.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>O texto está vazio.</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters.</source>
        <translation>O texto tem mais de %1 caracteres.</translation>
    </message>
    <message>
        <source>This character is not allowed in a FEN (character %1).</source>
        <translation>Este caractere não é permitido em uma FEN (caractere %1).</translation>
    </message>
    <message>
        <source>“%1” is neither a piece nor a number of squares (character %2).</source>
        <translation>“%1” não é uma peça nem um número de casas (caractere %2).</translation>
    </message>
    <message>
        <source>Rank %1 has more than eight squares (character %2).</source>
        <translation>A fileira %1 tem mais de oito casas (caractere %2).</translation>
    </message>
    <message>
        <source>Rank %1 has fewer than eight squares (character %2).</source>
        <translation>A fileira %1 tem menos de oito casas (caractere %2).</translation>
    </message>
    <message>
        <source>There are more than eight ranks (character %1).</source>
        <translation>Há mais de oito fileiras (caractere %1).</translation>
    </message>
    <message>
        <source>There are fewer than eight ranks (character %1).</source>
        <translation>Há menos de oito fileiras (caractere %1).</translation>
    </message>
    <message>
        <source>The side to move must be w or b (character %1).</source>
        <translation>O lado que joga deve ser w ou b (caractere %1).</translation>
    </message>
    <message>
        <source>The castling rights must be - or letters from KQkq (character %1).</source>
        <translation>Os direitos de roque devem ser - ou letras de KQkq (caractere %1).</translation>
    </message>
    <message>
        <source>The en passant square must be - or a square of the third or sixth rank (character %1).</source>
        <translation>A casa de en passant deve ser - ou uma casa da terceira ou da sexta fileira (caractere %1).</translation>
    </message>
    <message>
        <source>The halfmove clock must be a number from 0 to %1 (character %2).</source>
        <translation>O contador de meios-lances deve ser um número de 0 a %1 (caractere %2).</translation>
    </message>
    <message>
        <source>The move number must be between 1 and %1 (character %2).</source>
        <translation>O número do lance deve estar entre 1 e %1 (caractere %2).</translation>
    </message>
    <message>
        <source>There is extra text after the position (character %1).</source>
        <translation>Há texto sobrando depois da posição (caractere %1).</translation>
    </message>
    <message>
        <source>The tablebases ignore castling, but castling is still possible here.</source>
        <translation>As tabelas de finais não incluem o roque, mas aqui ainda é possível rocar.</translation>
    </message>
    <message>
        <source>Not in the tablebases: this position has %1 pieces, and the tablebases cover at most %2.</source>
        <translation>Fora das tabelas de finais: esta posição tem %1 peças, e as tabelas vão até %2.</translation>
    </message>
    <message>
        <source>“%1” is not a tag. Skipped.</source>
        <translation>“%1” não é uma tag. Ela foi omitida.</translation>
    </message>
    <message>
        <source>The value of the tag %1 has no closing quotation mark.</source>
        <translation>Faltam as aspas finais no valor da tag %1.</translation>
    </message>
    <message>
        <source>The tag %1 is given twice. The first one counts.</source>
        <translation>A tag %1 aparece duas vezes. Vale a primeira.</translation>
    </message>
    <message>
        <source>The FEN tag cannot be read. The moves are skipped.</source>
        <translation>A tag FEN não pode ser lida. Os lances foram omitidos.</translation>
    </message>
    <message>
        <source>The FEN tag gives an illegal position. The moves are skipped.</source>
        <translation>A tag FEN dá uma posição ilegal. Os lances foram omitidos.</translation>
    </message>
    <message>
        <source>This game is a chess variant (%1). The moves are skipped.</source>
        <translation>Esta partida é de uma variante do xadrez (%1). Os lances foram omitidos.</translation>
    </message>
    <message>
        <source>“%1” is not a move. The rest of the line is skipped.</source>
        <translation>“%1” não é um lance. O resto da variante foi omitido.</translation>
    </message>
    <message>
        <source>%1 is illegal here. The rest of the line is skipped.</source>
        <translation>%1 é ilegal aqui. O resto da variante foi omitido.</translation>
    </message>
    <message>
        <source>%1 is ambiguous. The rest of the line is skipped.</source>
        <translation>%1 é ambíguo. O resto da variante foi omitido.</translation>
    </message>
    <message>
        <source>This variation has no move to branch from. Skipped.</source>
        <translation>Esta variante não tem lance do qual se desviar. Ela foi omitida.</translation>
    </message>
    <message>
        <source>This variation is nested too deeply. Skipped.</source>
        <translation>Esta variante está aninhada demais. Ela foi omitida.</translation>
    </message>
    <message>
        <source>The game has more than %1 moves. The rest is skipped.</source>
        <translation>A partida tem mais de %1 lances. O resto foi omitido.</translation>
    </message>
    <message>
        <source>The game is larger than %1 MiB. The rest is skipped.</source>
        <translation>A partida tem mais de %1&#xa0;MiB. O resto foi omitido.</translation>
    </message>
    <message>
        <source>“%1” makes no sense here. Skipped.</source>
        <translation>“%1” não faz sentido aqui. Foi omitido.</translation>
    </message>
    <message>
        <source>“%1” is not an annotation glyph. Skipped.</source>
        <translation>“%1” não é um sinal de anotação. Foi omitido.</translation>
    </message>
    <message>
        <source>This comment has no closing brace.</source>
        <translation>Falta a chave final neste comentário.</translation>
    </message>
    <message>
        <source>This variation has no closing parenthesis.</source>
        <translation>Falta o parêntese final nesta variante.</translation>
    </message>
    <message>
        <source>The pawn</source>
        <translation>O peão</translation>
    </message>
    <message>
        <source>The knight</source>
        <translation>O cavalo</translation>
    </message>
    <message>
        <source>The bishop</source>
        <translation>O bispo</translation>
    </message>
    <message>
        <source>The rook</source>
        <translation>A torre</translation>
    </message>
    <message>
        <source>The queen</source>
        <translation>A dama</translation>
    </message>
    <message>
        <source>The king</source>
        <translation>O rei</translation>
    </message>
    <message>
        <source>It is White&apos;s turn.</source>
        <translation>É a vez das brancas.</translation>
    </message>
    <message>
        <source>It is Black&apos;s turn.</source>
        <translation>É a vez das pretas.</translation>
    </message>
    <message>
        <source>%1 on %2 would take the king.</source>
        <translation>%1 em %2 capturaria o rei.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <comment>a place in a file, and what is wrong there</comment>
        <translation>Linha %1, coluna %2: %3</translation>
    </message>
    <message>
        <source>There is no piece on %1.</source>
        <translation>Não há peça em %1.</translation>
    </message>
    <message>
        <source>%1 cannot go to %2.</source>
        <translation>%1 não pode ir para %2.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 não pode se mover.</translation>
    </message>
    <message>
        <source>“%1” is not a move. Type one like Nd3 or e3d5.</source>
        <translation>“%1” não é um lance. Digite algo como Cd3 ou e3d5.</translation>
    </message>
    <message>
        <source>%1 is a null move, which is impossible in check. The rest of the line is skipped.</source>
        <translation>%1 é um lance nulo, impossível em xeque. O resto da variante foi omitido.</translation>
    </message>
    <message>
        <source>The move number 0 was read as 1.</source>
        <translation>O número de lance 0 foi lido como 1.</translation>
    </message>
    <message>
        <source>White is in check (%1), but it is Black&apos;s turn.</source>
        <translation>As brancas estão em xeque (%1), mas é a vez das pretas.</translation>
    </message>
    <message>
        <source>Black is in check (%1), but it is White&apos;s turn.</source>
        <translation>As pretas estão em xeque (%1), mas é a vez das brancas.</translation>
    </message>
    <message>
        <source>That is not a FEN, which looks like %1.</source>
        <translation>Isso não é uma FEN, que tem esta aparência: %1.</translation>
    </message>
    <message>
        <source>The other king guards %1.</source>
        <translation>O outro rei controla %1.</translation>
    </message>
    <message>
        <source>%1 on %2 guards %3.</source>
        <comment>a piece, its square and the square that it guards</comment>
        <translation>%1 em %2 controla %3.</translation>
    </message>
    <message>
        <source>“%1” is not a position. Skipped.</source>
        <translation>“%1” não é uma posição. Foi omitido.</translation>
    </message>
    <message>
        <source>The Result tag and the result after the moves differ; %1 counts.</source>
        <translation>A etiqueta Result e o resultado após os lances divergem; vale %1.</translation>
    </message>
    <message>
        <source>“%1” is an illegal position. Skipped.</source>
        <translation>“%1” é uma posição ilegal. Ignorada.</translation>
    </message>
    <message>
        <source>%1 is castling of Chess960, which is not supported. The rest of the line is skipped.</source>
        <translation>%1 é um roque do xadrez 960, que não é aceito. O resto da variante foi omitido.</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>With best play it is a draw.</source>
        <translation>Com jogo perfeito, é empate.</translation>
    </message>
    <message>
        <source>White could have mated in %1.</source>
        <translation>As brancas poderiam ter dado mate em %1.</translation>
    </message>
    <message>
        <source>Black could have mated in %1.</source>
        <translation>As pretas poderiam ter dado mate em %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to mate with best play from the start</source>
        <translation>
            <numerusform>%n lance até o mate com jogo perfeito desde o início</numerusform>
            <numerusform>%n lances até o mate com jogo perfeito desde o início</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n played so far.</source>
        <translation>
            <numerusform>%1; %n jogado até agora.</numerusform>
            <numerusform>%1; %n jogados até agora.</numerusform>
        </translation>
    </message>
    <message>
        <source>No moves wasted.</source>
        <translation>Nenhum lance desperdiçado.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) wasted.</source>
        <translation>
            <numerusform>%n lance desperdiçado.</numerusform>
            <numerusform>%n lances desperdiçados.</numerusform>
        </translation>
    </message>
    <message>
        <source>No hints and no take-backs.</source>
        <translation>Sem dicas nem lances desfeitos.</translation>
    </message>
    <message>
        <source>Best reply: %1.</source>
        <translation>Melhor resposta: %1.</translation>
    </message>
    <message>
        <source>The win was thrown away with %1.</source>
        <translation>A vitória foi jogada fora com %1.</translation>
    </message>
    <message>
        <source>The draw was thrown away with %1.</source>
        <translation>O empate foi jogado fora com %1.</translation>
    </message>
    <message>
        <source>The costliest move was %1.</source>
        <translation>O lance que mais custou foi %1.</translation>
    </message>
    <message numerus="yes">
        <source>Below are the costliest moves; the move list marks %n more.</source>
        <translation>
            <numerusform>Abaixo, os lances que mais custaram; a lista de lances marca mais um.</numerusform>
            <numerusform>Abaixo, os lances que mais custaram; a lista de lances marca mais %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exam failed.</source>
        <translation>Você não passou na prova.</translation>
    </message>
    <message>
        <source>Exam passed. Grade: %1.</source>
        <translation>Você passou na prova. Nota: %1.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Lance desfeito.</translation>
    </message>
    <message>
        <source>You played %1 here. Find a better move.</source>
        <translation>Aqui você jogou %1. Encontre um lance melhor.</translation>
    </message>
</context>
<context>
    <name>ReviewCommands</name>
    <message>
        <source>Your mistakes could not be saved.</source>
        <translation>Não foi possível salvar seus erros.</translation>
    </message>
    <message>
        <source>The disk may be full. Free some space and try again.</source>
        <translation>O disco pode estar cheio. Libere espaço e tente de novo.</translation>
    </message>
    <message>
        <source>Look through your games</source>
        <translation>Examinar suas partidas</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Partidas (*.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>&amp;Look through my games…</source>
        <translation>E&amp;xaminar minhas partidas…</translation>
    </message>
    <message>
        <source>See how you played the endings of all games of a PGN file</source>
        <translation>Ver como você jogou os finais de todas as partidas de um arquivo PGN</translation>
    </message>
    <message>
        <source>&amp;Back to my endgames</source>
        <translation>&amp;Voltar aos meus finais</translation>
    </message>
    <message>
        <source>Show the endings of the games that were looked through last</source>
        <translation>Mostrar os finais das últimas partidas examinadas</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>castles short</source>
        <translation>roque pequeno</translation>
    </message>
    <message>
        <source>castles long</source>
        <translation>roque grande</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <comment>a move aloud: a piece without article, a square</comment>
        <translation>%1 captura em %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a move aloud: a piece without article, a square</comment>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>checkmate</source>
        <comment>after a move aloud</comment>
        <translation>xeque-mate</translation>
    </message>
    <message>
        <source>stalemate</source>
        <comment>after a move aloud</comment>
        <translation>afogamento</translation>
    </message>
    <message>
        <source>check</source>
        <comment>after a move aloud</comment>
        <translation>xeque</translation>
    </message>
    <message>
        <source>%1 is not attacked.</source>
        <translation>Nada ataca %1.</translation>
    </message>
    <message>
        <source>%1 is attacked by: %2.</source>
        <comment>a square; pieces and their squares</comment>
        <translation>%1 é atacada por: %2.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no piece of a side</comment>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>White: %1. Black: %2.</source>
        <comment>pieces and their squares</comment>
        <translation>Brancas: %1. Pretas: %2.</translation>
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
        <translation>vazia</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Solving: %1…</source>
        <translation>Calculando: %1…</translation>
    </message>
    <message>
        <source>Solving was cancelled. Press “Try again” to see the result.</source>
        <translation>O cálculo foi cancelado. Clique em “Tentar de novo” para ver o resultado.</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending. Close other programs and try again.</source>
        <translation>Não houve memória suficiente para calcular o final. Feche outros programas e tente de novo.</translation>
    </message>
    <message>
        <source>Illegal position</source>
        <translation>Posição ilegal</translation>
    </message>
    <message>
        <source>Analysis: you move for both sides.</source>
        <translation>Análise: você joga pelos dois lados.</translation>
    </message>
    <message>
        <source>Your opponent plays by general principles.</source>
        <translation>Seu adversário joga por princípios gerais.</translation>
    </message>
    <message>
        <source>Your opponent defends like a human.</source>
        <translation>Seu adversário se defende como um humano.</translation>
    </message>
    <message>
        <source>Your opponent slips now and then.</source>
        <translation>Seu adversário erra de vez em quando.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n more piece(s) (not the kings) to see the result.</source>
        <translation>
            <numerusform>Tire do tabuleiro mais uma peça (sem contar os reis) para ver o resultado.</numerusform>
            <numerusform>Tire do tabuleiro mais %n peças (sem contar os reis) para ver o resultado.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tablebases do not cover castling: remove the castling rights to see the result.</source>
        <translation>As tabelas de finais não incluem o roque: remova os direitos de roque para ver o resultado.</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Your opponent mates using the method.</source>
        <translation>Seu adversário dá mate pelo método.</translation>
    </message>
    <message>
        <source>Your opponent mates using the method, which is being prepared.</source>
        <translation>Seu adversário dá mate pelo método, que está sendo preparado.</translation>
    </message>
    <message>
        <source>There is not enough memory for the method: your opponent plays perfectly.</source>
        <translation>Não há memória suficiente para o método: seu adversário joga com perfeição.</translation>
    </message>
    <message>
        <source>a few seconds</source>
        <translation>alguns segundos</translation>
    </message>
    <message>
        <source>about a minute</source>
        <translation>cerca de um minuto</translation>
    </message>
    <message>
        <source>Five-piece endings are solved on demand. This one takes %1 and up to %2 of memory.</source>
        <comment>some seconds; 1.8 GB</comment>
        <translation>Finais de cinco peças são calculados quando você pede. Este leva %1 e usa até %2 de memória.</translation>
    </message>
    <message>
        <source>%1 plays for your opponent here.</source>
        <translation>Aqui %1 joga pelo seu adversário.</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>cerca de um minuto</numerusform>
            <numerusform>cerca de %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known whether this win survives the fifty-move rule.</source>
        <translation>Não se sabe se esta vitória resiste à regra dos cinquenta lances.</translation>
    </message>
    <message>
        <source>With best play, the fifty-move rule comes before the mate.</source>
        <translation>Com jogo perfeito, a regra dos cinquenta lances vem antes do mate.</translation>
    </message>
    <message>
        <source>Hold the draw to pass.</source>
        <translation>Para passar, segure o empate.</translation>
    </message>
    <message>
        <source>Checkmate to pass; the fewer moves you waste, the better the grade.</source>
        <translation>Para passar, dê mate; quanto menos lances desperdiçar, melhor a nota.</translation>
    </message>
    <message>
        <source>Moves used: %1.</source>
        <translation>Lances feitos: %1.</translation>
    </message>
    <message>
        <source>Not solved by computer</source>
        <translation>Não calculado</translation>
    </message>
    <message>
        <source>This ending needs more memory than you allow. Raise the limit under Settings, Five-piece endings, and try again.</source>
        <translation>Este final precisa de mais memória do que você permite. Aumente o limite em Configurações, Finais de cinco peças, e tente de novo.</translation>
    </message>
    <message>
        <source>%1, but too late: under the fifty-move rule this is a draw.</source>
        <comment>a win</comment>
        <translation>%1, mas tarde demais: pela regra dos cinquenta lances, é empate.</translation>
    </message>
</context>
<context>
    <name>StatisticsCommands</name>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Estatísticas…</translation>
    </message>
    <message>
        <source>Your progress by week, ending and stage</source>
        <translation>Seu progresso por semana, final e etapa</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>E&amp;xportar como CSV…</translation>
    </message>
    <message>
        <source>Export all attempts as a table for other programs</source>
        <translation>Exportar todas as tentativas em uma tabela para outros programas</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>Fazer &amp;backup…</translation>
    </message>
    <message>
        <source>Save all practice data to a file</source>
        <translation>Salvar todo o progresso em um arquivo</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Restaurar…</translation>
    </message>
    <message>
        <source>Replace your practice data with a backup</source>
        <translation>Substituir seu progresso pelo de um backup</translation>
    </message>
    <message>
        <source>Erase every&amp;thing…</source>
        <translation>Apa&amp;gar tudo…</translation>
    </message>
    <message>
        <source>Start as if you had never practised</source>
        <translation>Começar como se você nunca tivesse praticado</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Five-piece e&amp;ndings</source>
        <translation>&amp;Finais de cinco peças</translation>
    </message>
    <message>
        <source>%1 of disk space has been freed.</source>
        <translation>Foram liberados %1 de espaço em disco.</translation>
    </message>
    <message>
        <source>Any endings you need will be solved again.</source>
        <translation>Os finais de que você precisar serão calculados de novo.</translation>
    </message>
    <message>
        <source>Not all endings could be deleted from the disk.</source>
        <translation>Nem todos os finais puderam ser apagados do disco.</translation>
    </message>
    <message>
        <source>Check that their folder is writable.</source>
        <translation>Verifique se a pasta deles permite gravação.</translation>
    </message>
    <message>
        <source>&amp;Keep solved endings on disk</source>
        <translation>&amp;Guardar no disco os finais calculados</translation>
    </message>
    <message>
        <source>Endings solved once are available again at the next start</source>
        <translation>Os finais calculados uma vez ficam disponíveis na próxima vez que o programa abrir</translation>
    </message>
    <message>
        <source>&amp;Delete stored endings (frees %1)</source>
        <translation>&amp;Apagar os finais guardados (libera %1)</translation>
    </message>
    <message>
        <source>All available memory</source>
        <translation>Toda a memória disponível</translation>
    </message>
    <message>
        <source>Up to %1 of memory</source>
        <translation>Até %1 de memória</translation>
    </message>
</context>
<context>
    <name>TeachingMarks</name>
    <message>
        <source>Key squares: %1</source>
        <translation>Casas-chave: %1</translation>
    </message>
    <message>
        <source>Square of the pawn: %1</source>
        <comment>its opposite corners</comment>
        <translation>Quadrado do peão: %1</translation>
    </message>
    <message>
        <source>Squares of the pawns: %1</source>
        <comment>their opposite corners</comment>
        <translation>Quadrados dos peões: %1</translation>
    </message>
</context>
<context>
    <name>TrainingCommands</name>
    <message>
        <source>&amp;You play as</source>
        <translation>&amp;Você joga</translation>
    </message>
    <message>
        <source>The attacker</source>
        <translation>Como atacante</translation>
    </message>
    <message>
        <source>The defender</source>
        <translation>Como defensor</translation>
    </message>
    <message>
        <source>The &amp;program plays</source>
        <translation>O &amp;programa joga</translation>
    </message>
    <message>
        <source>Perfectly</source>
        <translation>Com perfeição</translation>
    </message>
    <message>
        <source>By general principles</source>
        <translation>Por princípios gerais</translation>
    </message>
    <message>
        <source>Ends the game</source>
        <translation>Encerra a partida</translation>
    </message>
    <message>
        <source>Only warns</source>
        <translation>Só avisa</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativada</translation>
    </message>
    <message>
        <source>The &amp;fifty-move rule</source>
        <translation>Regra dos 50 lan&amp;ces</translation>
    </message>
    <message>
        <source>The &amp;seventy-five-move rule</source>
        <translation>Regra dos 75 lance&amp;s</translation>
    </message>
    <message>
        <source>&amp;Threefold repetition</source>
        <translation>&amp;Tríplice repetição</translation>
    </message>
    <message>
        <source>Both sides (analysis)</source>
        <translation>Os dois lados (análise)</translation>
    </message>
    <message>
        <source>&amp;Hide mate distances and wasted moves</source>
        <translation>&amp;Esconder distâncias e lances desperdiçados</translation>
    </message>
    <message>
        <source>Until the game is over, the panels show who wins but not how soon</source>
        <translation>Até a partida acabar, os painéis mostram quem ganha, mas não em quantos lances</translation>
    </message>
    <message>
        <source>&amp;Reveal them here</source>
        <translation>&amp;Revelar aqui</translation>
    </message>
    <message>
        <source>Show the mate distance and the wasted moves for this position</source>
        <translation>Mostrar a distância até o mate e os lances desperdiçados nesta posição</translation>
    </message>
    <message>
        <source>Like a human</source>
        <translation>Como um humano</translation>
    </message>
    <message>
        <source>With occasional slips</source>
        <translation>Com alguns deslizes</translation>
    </message>
    <message>
        <source>Text&amp;book positions</source>
        <translation>Posições de manua&amp;l</translation>
    </message>
    <message>
        <source>&amp;Exam</source>
        <translation>Pr&amp;ova</translation>
    </message>
    <message>
        <source>Using the method (bishop and knight)</source>
        <translation>Pelo método (bispo e cavalo)</translation>
    </message>
    <message>
        <source>Follow the &amp;method</source>
        <translation>Seguir o &amp;método</translation>
    </message>
    <message>
        <source>The coach guides you through the bishop-and-knight mate, one aim at a time</source>
        <translation>O treinador leva você ao mate com bispo e cavalo, um objetivo após o outro</translation>
    </message>
    <message>
        <source>Play the method&apos;s mo&amp;ve</source>
        <translation>&amp;Jogar o lance do método</translation>
    </message>
    <message>
        <source>Play the method&apos;s next move for you</source>
        <translation>Enquanto você segue o método: joga o lance dele por você</translation>
    </message>
    <message>
        <source>&amp;Exam (last one on %1: %2)</source>
        <comment>a date and a result</comment>
        <translation>Pr&amp;ova (última em %1: %2)</translation>
    </message>
    <message>
        <source>Play a new position without comments, marks or take-backs, and get a grade at the end</source>
        <translation>Jogar uma posição nova sem comentários, marcas nem lances desfeitos, e receber uma nota no fim</translation>
    </message>
    <message>
        <source>End exam</source>
        <translation>Encerrar prova</translation>
    </message>
    <message>
        <source>End the exam without a grade and go on with the game as usual</source>
        <translation>Encerrar a prova sem nota e continuar a partida normalmente</translation>
    </message>
    <message>
        <source>only when you mate with bishop and knight</source>
        <translation>só quando você dá mate com bispo e cavalo</translation>
    </message>
    <message>
        <source>Another exam</source>
        <translation>Outra prova</translation>
    </message>
    <message>
        <source>The game will be kept: Ctrl+Alt+Z brings it back.</source>
        <translation>A partida será mantida: Ctrl+Alt+Z a traz de volta.</translation>
    </message>
    <message>
        <source>not while a question is open</source>
        <translation>não enquanto uma pergunta está aberta</translation>
    </message>
    <message>
        <source>follow the method first</source>
        <translation>siga primeiro o método</translation>
    </message>
    <message>
        <source>You play one new position without hints, comments, marks or take-backs, and get a grade at the end.</source>
        <translation>Você joga uma posição nova sem dicas, comentários, marcas nem lances desfeitos, e recebe uma nota no fim.</translation>
    </message>
    <message>
        <source>“Choose the kind of position” in the Game menu changes this.</source>
        <translation>“Escolher o tipo de posição”, no menu Partida, muda isso.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>Begin an exam: %1?</source>
        <comment>an ending</comment>
        <translation>Começar uma prova: %1?</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The text</source>
        <translation>O texto</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a file in a sentence</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 was not found.</source>
        <translation>%1 não foi encontrado.</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>Pode ter sido movido, renomeado ou excluído.</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 é uma pasta.</translation>
    </message>
    <message>
        <source>Choose a PGN file inside it.</source>
        <translation>Escolha um arquivo PGN dentro dela.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 não pode ser lido.</translation>
    </message>
    <message>
        <source>You may not have permission to read it.</source>
        <translation>Talvez você não tenha permissão para ler.</translation>
    </message>
    <message>
        <source>%1 is too large.</source>
        <translation>%1 é grande demais.</translation>
    </message>
    <message>
        <source>Files of up to %1 MiB can be opened.</source>
        <translation>Arquivos de até %1&#xa0;MiB podem ser abertos.</translation>
    </message>
    <message>
        <source>%1 contains no chess games.</source>
        <translation>%1 não contém nenhuma partida de xadrez.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation>%1 foi gravado por uma versão mais nova deste programa.</translation>
    </message>
    <message>
        <source>%1 has been changed by another program.</source>
        <translation>%1 foi alterado por outro programa.</translation>
    </message>
    <message>
        <source>Open it again, or save your game under another name.</source>
        <translation>Abra de novo, ou salve sua partida com outro nome.</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 não pôde ser salvo.</translation>
    </message>
    <message>
        <source>Save under another name: the folder may be read-only or the disk full.</source>
        <translation>Salve com outro nome: a pasta pode ser somente leitura ou o disco pode estar cheio.</translation>
    </message>
    <message numerus="yes">
        <source>There are at least %n more errors.</source>
        <translation>
            <numerusform>Há pelo menos mais um erro.</numerusform>
            <numerusform>Há pelo menos mais %n erros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n more errors.</source>
        <translation>
            <numerusform>Há mais um erro.</numerusform>
            <numerusform>Há mais %n erros.</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts of this game could not be read.</source>
        <translation>Partes desta partida não puderam ser lidas.</translation>
    </message>
    <message>
        <source>There is not enough memory. Close other programs and open it again.</source>
        <translation>Não há memória suficiente. Feche outros programas e abra de novo.</translation>
    </message>
    <message>
        <source>It is a pipe, a socket or a device. Choose a file.</source>
        <translation>É um pipe, um socket ou um dispositivo. Escolha um arquivo.</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>%1 não foi salvo.</translation>
    </message>
</context>
<context>
    <name>UndoCommands</name>
    <message>
        <source>&amp;Take back</source>
        <translation>Desfa&amp;zer lance</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Redo what was taken back</source>
        <translation>Refazer o que foi desfeito</translation>
    </message>
    <message>
        <source>Undo your last move or change</source>
        <translation>Desfazer seu último lance ou mudança</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>Posição anterior</translation>
    </message>
    <message>
        <source>Go back to the game that was on the board before this one</source>
        <translation>Voltar à partida que estava no tabuleiro antes desta</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Próxima posição</translation>
    </message>
    <message>
        <source>Return to the game that followed this one</source>
        <translation>Voltar à partida que veio depois desta</translation>
    </message>
</context>
<context>
    <name>WayBackCommands</name>
    <message>
        <source>Dismiss the message</source>
        <translation>Fechar a mensagem</translation>
    </message>
    <message>
        <source>Cancel solving</source>
        <translation>Cancelar o cálculo</translation>
    </message>
    <message>
        <source>Stop solving the ending</source>
        <translation>Parar de calcular o final</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Take over and keep playing</source>
        <translation>Assumir e continuar jogando</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Sair da reprodução</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Go back to the game</source>
        <translation>Voltar à partida</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Continuar a partida</translation>
    </message>
    <message>
        <source>Clear the typed move</source>
        <translation>Apagar o lance digitado</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>Devolver a peça ao lugar</translation>
    </message>
    <message>
        <source>Leave the set-up</source>
        <translation>Sair da montagem</translation>
    </message>
    <message>
        <source>Press Esc again to go back to the game.</source>
        <translation>Pressione Esc de novo para voltar à partida.</translation>
    </message>
    <message>
        <source>The position you have set up will be lost.</source>
        <translation>A posição que você montou será perdida.</translation>
    </message>
    <message>
        <source>Go back to where the replay began</source>
        <translation>Voltar para onde a reprodução começou</translation>
    </message>
    <message>
        <source>It will not be graded.</source>
        <translation>Ela não receberá nota.</translation>
    </message>
    <message>
        <source>End exam</source>
        <translation>Encerrar prova</translation>
    </message>
    <message>
        <source>Press Esc again to end the exam.</source>
        <translation>Pressione Esc de novo para encerrar a prova.</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Sair mesmo assim</translation>
    </message>
    <message>
        <source>not in an exam</source>
        <translation>não durante uma prova</translation>
    </message>
    <message>
        <source>Press Esc again to cancel your changes.</source>
        <translation>Pressione Esc de novo para descartar suas mudanças.</translation>
    </message>
    <message>
        <source>The page will be as it was before.</source>
        <translation>A página ficará como antes.</translation>
    </message>
    <message>
        <source>Show the page as it was before</source>
        <translation>Mostrar a página como era antes</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Descartar as alterações</translation>
    </message>
    <message>
        <source>Press Esc again to cancel solving the ending.</source>
        <translation>Pressione Esc de novo para cancelar o cálculo do final.</translation>
    </message>
    <message>
        <source>It would have to start again.</source>
        <translation>Ele teria de recomeçar do início.</translation>
    </message>
    <message>
        <source>Close the first steps</source>
        <translation>Fechar os primeiros passos</translation>
    </message>
    <message>
        <source>Keep solving</source>
        <translation>Continuar resolvendo</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continuar editando</translation>
    </message>
    <message>
        <source>Continue the exam</source>
        <translation>Continuar a prova</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Right Corner %1 is a trainer for chess endings with up to %2 pieces, above all the mate with bishop and knight. Each ending is solved in memory when needed; your data stays on your computer.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>O Right Corner %1 é um treinador de finais de xadrez de até %2 peças, sobretudo do mate com bispo e cavalo. Cada final é calculado na memória quando necessário; seus dados ficam no seu computador.

Software livre sob a GNU General Public License, versão 3 ou posterior.</translation>
    </message>
    <message>
        <source>About Right Corner</source>
        <translation>Sobre o Right Corner</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Igual ao sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Tela &amp;cheia</translation>
    </message>
    <message>
        <source>&amp;About Right Corner</source>
        <translation>&amp;Sobre o Right Corner</translation>
    </message>
    <message>
        <source>Game &amp;record</source>
        <translation>&amp;Planilha</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Todos os lances</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>Terms, symbols and &amp;keys</source>
        <translation>Termos, símbolos e &amp;teclas</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>Preto no branco</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation>Branco no preto</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a size of text, in percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>T&amp;amanho do texto</translation>
    </message>
    <message>
        <source>Read &amp;moves aloud</source>
        <translation>Ler &amp;os lances em voz alta</translation>
    </message>
    <message>
        <source>Read each move with the system&apos;s text-to-speech voice</source>
        <translation>Ler cada lance com a síntese de voz do sistema</translation>
    </message>
    <message>
        <source>Move sounds</source>
        <translation>Sons dos lances</translation>
    </message>
    <message>
        <source>Hear moves, captures, checks and checkmate</source>
        <translation>Ouvir lances, capturas, xeques e xeque-mate</translation>
    </message>
    <message>
        <source>No sound player was found; install pw-play, paplay or aplay</source>
        <translation>Nenhum reprodutor de som encontrado; instale pw-play, paplay ou aplay</translation>
    </message>
    <message>
        <source>No text-to-speech program was found; install speech-dispatcher</source>
        <translation>Nenhum programa de síntese de voz encontrado; instale speech-dispatcher</translation>
    </message>
    <message>
        <source>no speech program found</source>
        <translation>não há programa de voz</translation>
    </message>
    <message>
        <source>no sound player found</source>
        <translation>não há reprodutor de som</translation>
    </message>
    <message>
        <source>First &amp;steps</source>
        <translation>&amp;Primeiros passos</translation>
    </message>
    <message>
        <source>Show the suggestions of the first start again</source>
        <translation>Mostrar de novo as sugestões do primeiro início</translation>
    </message>
    <message>
        <source>only beside a game of your own</source>
        <translation>só ao lado de uma partida sua</translation>
    </message>
    <message>
        <source>Endings in &amp;figures…</source>
        <translation>Os &amp;finais em números…</translation>
    </message>
    <message>
        <source>All endings with their aims, longest wins, shares of results and zugzwangs</source>
        <translation>Todos os finais com objetivo, vitória mais longa, percentuais de resultados e zugzwangs</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Throws the win away.</source>
        <translation>Joga fora a vitória.</translation>
    </message>
    <message>
        <source>Turns a win into a loss.</source>
        <translation>Transforma vitória em derrota.</translation>
    </message>
    <message>
        <source>Throws the draw away.</source>
        <translation>Joga fora o empate.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) slower than the best.</source>
        <translation>
            <numerusform>Um lance a mais que o melhor.</numerusform>
            <numerusform>%n lances a mais que o melhor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>Permite o mate um lance antes.</numerusform>
            <numerusform>Permite o mate %n lances antes.</numerusform>
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
        <translation>B</translation>
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
        <translation>O melhor era %1.</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1 é o melhor lance.</translation>
    </message>
    <message numerus="yes">
        <source>%1 works: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 também ganha: um lance a mais que o melhor.</numerusform>
            <numerusform>%1 também ganha: %n lances a mais que o melhor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 é um desvio de um lance.</numerusform>
            <numerusform>%1 é um desvio de %n lances.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>%1 permite o mate um lance antes.</numerusform>
            <numerusform>%1 permite o mate %n lances antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Vez das brancas</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Vez das pretas</translation>
    </message>
    <message>
        <source>Right corners (dark): %1</source>
        <translation>Cantos certos (escuros): %1</translation>
    </message>
    <message>
        <source>Right corners (light): %1</source>
        <translation>Cantos certos (claros): %1</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>Xeque-mate</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Afogamento</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Neither side has mating material.</source>
        <translation>Nenhum lado tem material para dar mate.</translation>
    </message>
    <message>
        <source>The king captures the knight on %1.</source>
        <translation>O rei captura o cavalo em %1.</translation>
    </message>
    <message>
        <source>The king captures the bishop on %1.</source>
        <translation>O rei captura o bispo em %1.</translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <translation>Xeque-mate.</translation>
    </message>
    <message>
        <source>Draw by stalemate.</source>
        <translation>Empate por afogamento.</translation>
    </message>
    <message>
        <source>Draw by insufficient material.</source>
        <translation>Empate por material insuficiente.</translation>
    </message>
    <message>
        <source>Draw by the fifty-move rule.</source>
        <translation>Empate pela regra dos cinquenta lances.</translation>
    </message>
    <message>
        <source>Draw by the seventy-five-move rule.</source>
        <translation>Empate pela regra dos setenta e cinco lances.</translation>
    </message>
    <message>
        <source>Draw by threefold repetition.</source>
        <translation>Empate por tríplice repetição.</translation>
    </message>
    <message>
        <source>This position has occurred three times: in a tournament game a draw could be claimed.</source>
        <translation>Esta posição ocorreu três vezes: em uma partida de torneio, o empate poderia ser reclamado.</translation>
    </message>
    <message>
        <source>%1 throws the win away.</source>
        <translation>%1 joga fora a vitória.</translation>
    </message>
    <message>
        <source>%1 loses: it was a draw.</source>
        <translation>%1 perde: era empate.</translation>
    </message>
    <message>
        <source>%1 holds the draw.</source>
        <translation>%1 mantém o empate.</translation>
    </message>
    <message>
        <source>The king captures the queen on %1.</source>
        <translation>O rei captura a dama em %1.</translation>
    </message>
    <message>
        <source>The king captures the rook on %1.</source>
        <translation>O rei captura a torre em %1.</translation>
    </message>
    <message>
        <source>The king captures the pawn on %1.</source>
        <translation>O rei captura o peão em %1.</translation>
    </message>
    <message>
        <source>The queen is captured on %1.</source>
        <translation>A dama é capturada em %1.</translation>
    </message>
    <message>
        <source>The rook is captured on %1.</source>
        <translation>A torre é capturada em %1.</translation>
    </message>
    <message>
        <source>The bishop is captured on %1.</source>
        <translation>O bispo é capturado em %1.</translation>
    </message>
    <message>
        <source>The knight is captured on %1.</source>
        <translation>O cavalo é capturado em %1.</translation>
    </message>
    <message>
        <source>The pawn is captured on %1.</source>
        <translation>O peão é capturado em %1.</translation>
    </message>
    <message>
        <source>Best play ends in stalemate.</source>
        <translation>Termina em afogamento.</translation>
    </message>
    <message>
        <source>The king forks the pieces and takes one of them.</source>
        <translation>O rei ataca as duas peças ao mesmo tempo e captura uma delas.</translation>
    </message>
    <message>
        <source>It is a rook pawn: the king reaches the queening corner, or traps the other king there.</source>
        <translation>É um peão de torre: o rei chega ao canto da promoção, ou tranca ali o outro rei.</translation>
    </message>
    <message>
        <source>The pawn is lost.</source>
        <translation>O peão está perdido.</translation>
    </message>
    <message>
        <source>Both pawns promote.</source>
        <translation>Os dois peões são promovidos.</translation>
    </message>
    <message>
        <source>%1 loses: it was a win.</source>
        <translation>%1 perde: estava ganho.</translation>
    </message>
    <message>
        <source>A rook or bishop pawn on the seventh rank with its king beside it draws against the queen.</source>
        <translation>Um peão de torre ou de bispo na sétima com o rei ao lado empata contra a dama.</translation>
    </message>
    <message>
        <source>Not in the tablebases</source>
        <translation>Fora das tabelas de finais</translation>
    </message>
    <message>
        <source>White mates in %1</source>
        <translation>As brancas dão mate em %1</translation>
    </message>
    <message>
        <source>Black mates in %1</source>
        <translation>As pretas dão mate em %1</translation>
    </message>
    <message>
        <source>Mate in %1</source>
        <translation>Mate em %1</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>As brancas ganham</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>As pretas ganham</translation>
    </message>
    <message>
        <source>Two knights cannot force mate: confining the king completely stalemates him.</source>
        <translation>Dois cavalos não podem forçar o mate: prender o rei por completo dá afogamento.</translation>
    </message>
    <message>
        <source>The bishop does not control the queening corner, and the king defends it.</source>
        <translation>O bispo não controla o canto da promoção, e o rei o defende.</translation>
    </message>
    <message>
        <source>Material is even, and neither side can force a win.</source>
        <translation>O material está igual, e nenhum lado pode forçar a vitória.</translation>
    </message>
    <message numerus="yes">
        <source>It took %n move(s)</source>
        <translation>
            <numerusform>Foi preciso %n lance</numerusform>
            <numerusform>Foram precisos %n lances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You held out for %n move(s)</source>
        <translation>
            <numerusform>Você resistiu %n lance</numerusform>
            <numerusform>Você resistiu %n lances</numerusform>
        </translation>
    </message>
    <message>
        <source>Seventy-five moves without a capture or pawn move: in a tournament game this would be a draw.</source>
        <translation>Setenta e cinco lances sem captura nem lance de peão: em uma partida de torneio, seria empate.</translation>
    </message>
    <message>
        <source>Fifty moves without a capture or pawn move: in a tournament game a draw could be claimed.</source>
        <translation>Cinquenta lances sem captura nem lance de peão: em uma partida de torneio, o empate poderia ser reclamado.</translation>
    </message>
    <message>
        <source>Under the fifty-move rule the win now comes too late.</source>
        <translation>Pela regra dos cinquenta lances, a vitória agora chega tarde demais.</translation>
    </message>
    <message numerus="yes">
        <source>the best defence lasts %n</source>
        <translation>
            <numerusform>a melhor defesa resiste %n</numerusform>
            <numerusform>a melhor defesa resiste %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best play needs %n</source>
        <translation>
            <numerusform>o jogo perfeito precisa de %n</numerusform>
            <numerusform>o jogo perfeito precisa de %n</numerusform>
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
            <numerusform>Você resistiu %n lance, o máximo possível.</numerusform>
            <numerusform>Você resistiu %n lances, o máximo possível.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>a list of moves and how many more there are</comment>
        <translation>
            <numerusform>%1 e outro</numerusform>
            <numerusform>%1 e %n outros</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of moves and the last of them</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>The best moves were %1.</source>
        <translation>Os melhores lances eram %1.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Desistência</translation>
    </message>
    <message>
        <source>You gave up.</source>
        <translation>Você desistiu.</translation>
    </message>
    <message numerus="yes">
        <source>Following the method took %n more move(s) than best play.</source>
        <translation>
            <numerusform>Seguir o método exigiu um lance a mais que o jogo perfeito.</numerusform>
            <numerusform>Seguir o método exigiu %n lances a mais que o jogo perfeito.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A weaker defence made the mate %n move(s) shorter.</source>
        <translation>
            <numerusform>Uma defesa mais fraca encurtou o mate em um lance.</numerusform>
            <numerusform>Uma defesa mais fraca encurtou o mate em %n lances.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the only legal move.</source>
        <translation>%1 é o único lance legal.</translation>
    </message>
    <message numerus="yes">
        <source>%1 also wins, %n move(s) slower.</source>
        <translation>
            <numerusform>%1 também ganha, com um lance a mais.</numerusform>
            <numerusform>%1 também ganha, com %n lances a mais.</numerusform>
        </translation>
    </message>
    <message>
        <source>The weaker side gives perpetual check.</source>
        <translation>O lado mais fraco dá xeque perpétuo.</translation>
    </message>
    <message>
        <source>The weaker side can hold.</source>
        <translation>O lado mais fraco consegue se defender.</translation>
    </message>
    <message>
        <source>The queen cannot be saved.</source>
        <translation>A dama não pode ser salva.</translation>
    </message>
    <message>
        <source>The rook cannot be saved.</source>
        <translation>A torre não pode ser salva.</translation>
    </message>
    <message>
        <source>The bishop cannot be saved.</source>
        <translation>O bispo não pode ser salvo.</translation>
    </message>
    <message>
        <source>The knight cannot be saved.</source>
        <translation>O cavalo não pode ser salvo.</translation>
    </message>
    <message>
        <source>The pawn cannot be saved.</source>
        <translation>O peão não pode ser salvo.</translation>
    </message>
    <message>
        <source>The pawn costs the queen.</source>
        <translation>O peão custa a dama.</translation>
    </message>
    <message>
        <source>The pawn costs the rook.</source>
        <translation>O peão custa a torre.</translation>
    </message>
    <message>
        <source>The pawn on %1 is lost, and the other one does not win.</source>
        <translation>O peão de %1 está perdido, e o outro não ganha.</translation>
    </message>
    <message>
        <source>%1 holds out as long as possible.</source>
        <translation>%1 resiste o máximo possível.</translation>
    </message>
    <message>
        <source>The knight stops the pawn but cannot mate alone.</source>
        <translation>O cavalo detém o peão, mas não pode dar mate sozinho.</translation>
    </message>
    <message>
        <source>The bishop stops the pawn but cannot mate alone.</source>
        <translation>O bispo detém o peão, mas não pode dar mate sozinho.</translation>
    </message>
    <message>
        <source>The rook’s king is too far away to help stop the pawn.</source>
        <translation>O rei da torre está longe demais para ajudar a deter o peão.</translation>
    </message>
    <message>
        <source>Neither side can force a win.</source>
        <translation>Nenhum lado pode forçar a vitória.</translation>
    </message>
    <message>
        <source>The lone king keeps the other king off the pawn&apos;s key squares.</source>
        <translation>O rei solitário mantém o outro rei longe das casas-chave do peão.</translation>
    </message>
    <message>
        <source>Rook against a lone minor piece is usually a draw, and it is one here.</source>
        <translation>Torre contra uma só peça menor costuma ser empate, e aqui é.</translation>
    </message>
    <message>
        <source>%1 is one of the best moves.</source>
        <translation>%1 é um dos melhores lances.</translation>
    </message>
    <message>
        <source>Gets mated in %1</source>
        <translation>Leva mate em %1</translation>
    </message>
    <message>
        <source>The pawn saves the draw; without it, the other side would win.</source>
        <translation>O peão salva o empate; sem ele, o outro lado venceria.</translation>
    </message>
    <message numerus="yes">
        <source>Mated in %n move(s), the fewest possible.</source>
        <translation>
            <numerusform>Mate em %n lance, o mínimo possível.</numerusform>
            <numerusform>Mate em %n lances, o mínimo possível.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bishops move on dark squares only, so there can be no mate.</source>
        <translation>Os bispos só andam por casas escuras, então não há mate possível.</translation>
    </message>
    <message>
        <source>The bishops move on light squares only, so there can be no mate.</source>
        <translation>Os bispos só andam por casas claras, então não há mate possível.</translation>
    </message>
    <message>
        <source>After %1 it is still a draw.</source>
        <translation>Depois de %1, ainda é empate.</translation>
    </message>
    <message>
        <source>It is stalemate.</source>
        <translation>É afogamento.</translation>
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
        <translation>Não disponível agora: %1 (%2).</translation>
    </message>
</context>
<context>
    <name>board::BoardView</name>
    <message>
        <source>Chessboard</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>The arrow keys move between the squares, Enter picks a piece up and puts it down, Escape cancels.</source>
        <translation>As setas vão de casa em casa, Enter pega uma peça e a solta, Esc cancela.</translation>
    </message>
</context>
<context>
    <name>board::PromotionChooser</name>
    <message>
        <source>Promotion piece</source>
        <translation>Peça da promoção</translation>
    </message>
</context>
<context>
    <name>files::Filing</name>
    <message>
        <source>Open a game</source>
        <translation>Abrir uma partida</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Partidas (*.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Salvar a partida</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partida</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Exportar o tabuleiro</translation>
    </message>
    <message>
        <source>Vector graphic (*.svg)</source>
        <translation>Imagem vetorial (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Imagem (*.png)</translation>
    </message>
    <message>
        <source>board</source>
        <translation>tabuleiro</translation>
    </message>
    <message>
        <source>Open a course</source>
        <translation>Abrir um curso</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is being read.</source>
        <translation>O texto está sendo lido.</translation>
    </message>
    <message>
        <source>“%1” is being read.</source>
        <translation>“%1” está sendo lido.</translation>
    </message>
    <message>
        <source>The game has been saved as “%1”.</source>
        <translation>A partida foi salva como “%1”.</translation>
    </message>
    <message>
        <source>The board has been saved as “%1”.</source>
        <translation>O tabuleiro foi salvo como “%1”.</translation>
    </message>
    <message>
        <source>“%1” is being saved.</source>
        <translation>“%1” está sendo salvo.</translation>
    </message>
    <message>
        <source>The game has been copied.</source>
        <translation>A partida foi copiada.</translation>
    </message>
    <message>
        <source>The game is being copied.</source>
        <translation>A partida está sendo copiada.</translation>
    </message>
    <message>
        <source>Larger ones can be read by “Look through my games” in the File menu.</source>
        <translation>Os maiores podem ser lidos por “Examinar minhas partidas”, no menu Arquivo.</translation>
    </message>
</context>
<context>
    <name>files::PositionsImport</name>
    <message>
        <source>“%1” is being read.</source>
        <translation>“%1” está sendo lido.</translation>
    </message>
</context>
<context>
    <name>files::PracticeFiles</name>
    <message>
        <source>Export practice data</source>
        <translation>Exportar o progresso</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelas (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>progresso</translation>
    </message>
    <message>
        <source>Back up practice data</source>
        <translation>Backup do progresso</translation>
    </message>
    <message>
        <source>Practice data (*.db)</source>
        <translation>Progresso (*.db)</translation>
    </message>
    <message>
        <source>Restore practice data</source>
        <translation>Restaurar o progresso</translation>
    </message>
    <message>
        <source>Replace your practice data with “%1”?</source>
        <translation>Substituir seu progresso por “%1”?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Substituir</translation>
    </message>
    <message>
        <source>Your practice data has been restored from “%1”.</source>
        <translation>Seu progresso foi restaurado de “%1”.</translation>
    </message>
    <message>
        <source>“%1” is not a readable practice backup.</source>
        <translation>“%1” não é um backup legível do progresso.</translation>
    </message>
    <message>
        <source>No changes were made.</source>
        <translation>Nada foi alterado.</translation>
    </message>
    <message>
        <source>There is no practice data to erase.</source>
        <translation>Não há progresso a apagar.</translation>
    </message>
    <message>
        <source>Erase all practice data?</source>
        <translation>Apagar todo o progresso?</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Apagar</translation>
    </message>
    <message>
        <source>All practice data has been erased.</source>
        <translation>Todo o progresso foi apagado.</translation>
    </message>
    <message>
        <source>Your practice data cannot be erased now.</source>
        <translation>Seu progresso não pode ser apagado agora.</translation>
    </message>
    <message>
        <source>The file may be read-only or the disk full.</source>
        <translation>O arquivo pode ser somente leitura ou o disco pode estar cheio.</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n tentativa</numerusform>
            <numerusform>%n tentativas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and the schedule of %n exercise(s) will be deleted for good.</source>
        <translation>
            <numerusform>e o histórico de %n exercício serão perdidos para sempre.</numerusform>
            <numerusform>e o histórico de %n exercícios serão perdidos para sempre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Your practice data is being exported.</source>
        <translation>Seu progresso está sendo exportado.</translation>
    </message>
    <message>
        <source>Your practice data is being backed up.</source>
        <translation>O backup do seu progresso está sendo feito.</translation>
    </message>
    <message>
        <source>Your practice data is being restored.</source>
        <translation>Seu progresso está sendo restaurado.</translation>
    </message>
    <message>
        <source>The attempts have been saved as “%1”.</source>
        <translation>As tentativas foram salvas como “%1”.</translation>
    </message>
    <message>
        <source>The backup has been saved as “%1”.</source>
        <translation>O backup foi salvo como “%1”.</translation>
    </message>
    <message>
        <source>Your place in each course, your earlier games and your settings stay.</source>
        <translation>Seu lugar em cada curso, suas partidas anteriores e suas configurações são mantidos.</translation>
    </message>
    <message>
        <source>The record of which course pages you have read and which questions you have solved will also be lost.</source>
        <translation>O registro das páginas de cursos que você leu e das questões que resolveu também será perdido.</translation>
    </message>
</context>
<context>
    <name>modes::ByHeart</name>
    <message>
        <source>%1 by heart, mate in %2</source>
        <comment>an ending</comment>
        <translation>%1 de cor, mate em %2</translation>
    </message>
    <message>
        <source>%1 by heart, hold the draw</source>
        <comment>an ending</comment>
        <translation>%1 de cor, segurar o empate</translation>
    </message>
    <message>
        <source>Choosing the positions to learn by heart</source>
        <translation>Escolhendo as posições para aprender de cor</translation>
    </message>
    <message>
        <source>There is not enough memory to choose the positions.</source>
        <translation>Não há memória suficiente para escolher as posições.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Feche outros programas e tente de novo.</translation>
    </message>
    <message>
        <source>The course to learn by heart could not be saved.</source>
        <translation>Não foi possível salvar o curso para aprender de cor.</translation>
    </message>
    <message>
        <source>The disk may be full. Free some space and try again.</source>
        <translation>O disco pode estar cheio. Libere espaço e tente de novo.</translation>
    </message>
    <message>
        <source>This position has too many lines to learn by heart.</source>
        <translation>Esta posição tem variantes demais para ser aprendida de cor.</translation>
    </message>
    <message>
        <source>Play on and try again nearer to the end of the game.</source>
        <translation>Continue jogando e tente de novo mais perto do fim da partida.</translation>
    </message>
    <message>
        <source>Choose a position with a win or a draw to learn by heart.</source>
        <translation>Escolha uma posição ganha ou empatada para aprender de cor.</translation>
    </message>
    <message>
        <source>There is nothing to learn by heart in this position.</source>
        <translation>Não há nada para aprender de cor nesta posição.</translation>
    </message>
    <message>
        <source>%1, best moves only</source>
        <comment>a course</comment>
        <translation>%1, só os melhores lances</translation>
    </message>
    <message numerus="yes">
        <source>%1, up to %Ln move(s) slower</source>
        <comment>a course</comment>
        <translation>
            <numerusform>%1, até %Ln lance a mais</numerusform>
            <numerusform>%1, até %Ln lances a mais</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by heart</source>
        <comment>a position</comment>
        <translation>%1 de cor</translation>
    </message>
    <message>
        <source>The ending is being solved.</source>
        <translation>O final está sendo calculado.</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Linha principal</translation>
    </message>
    <message numerus="yes">
        <source>Your line has %Ln position(s), with one move to learn in each.</source>
        <translation>
            <numerusform>Sua linha tem %Ln posição, com um lance para aprender.</numerusform>
            <numerusform>Sua linha tem %Ln posições, com um lance para aprender em cada uma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest way to mate takes %Ln move(s).</source>
        <translation>
            <numerusform>O caminho mais longo até o mate leva %Ln lance.</numerusform>
            <numerusform>O caminho mais longo até o mate leva %Ln lances.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know %Ln of the positions already.</source>
        <translation>
            <numerusform>Você já conhece %Ln das posições.</numerusform>
            <numerusform>Você já conhece %Ln das posições.</numerusform>
        </translation>
    </message>
    <message>
        <source>They answer every threat, every pawn move and every reply to your checks. After any other move, most moves hold the draw.</source>
        <translation>Elas respondem a cada ameaça, a cada lance de peão e a cada resposta aos seus xeques. Depois de qualquer outro lance, a maioria dos lances mantém o empate.</translation>
    </message>
    <message>
        <source>The course to learn by heart is ready.</source>
        <translation>O curso para aprender de cor está pronto.</translation>
    </message>
    <message>
        <source>Choose the same command for the same position again to open it.</source>
        <translation>Escolha de novo o mesmo comando para a mesma posição para abri-lo.</translation>
    </message>
</context>
<context>
    <name>modes::Column</name>
    <message>
        <source>The course</source>
        <translation>O curso</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Prática</translation>
    </message>
    <message>
        <source>A course teaches you the mate step by step.</source>
        <translation>Um curso ensina o mate a você, passo a passo.</translation>
    </message>
    <message>
        <source>Short exercises come back when they are due.</source>
        <translation>Exercícios curtos voltam quando é hora de revisá-los.</translation>
    </message>
    <message>
        <source>Enter any position to play or analyse it.</source>
        <translation>Monte qualquer posição para jogar ou analisar.</translation>
    </message>
    <message>
        <source>Mate the king on this board, with help from the coach.</source>
        <translation>Dê mate no rei neste tabuleiro, com a ajuda do treinador.</translation>
    </message>
    <message>
        <source>Other courses</source>
        <translation>Outros cursos</translation>
    </message>
</context>
<context>
    <name>modes::CourseContents</name>
    <message>
        <source>✗ Failed</source>
        <translation>✗ Errada</translation>
    </message>
    <message>
        <source>✓ With help</source>
        <translation>✓ Com ajuda</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ Resolvida</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions solved</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>pages read</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>You have reached the end of the course.</source>
        <translation>Você chegou ao fim do curso.</translation>
    </message>
    <message>
        <source>All questions are solved.</source>
        <translation>Todas as questões resolvidas.</translation>
    </message>
    <message>
        <source>✓ Second try</source>
        <translation>✓ Segunda tentativa</translation>
    </message>
    <message>
        <source>Read</source>
        <comment>a page was</comment>
        <translation>Lida</translation>
    </message>
    <message>
        <source>✗ Shown</source>
        <comment>the answer to a question</comment>
        <translation>✗ Mostrada</translation>
    </message>
</context>
<context>
    <name>modes::Dealing</name>
    <message>
        <source>Solving was cancelled.</source>
        <translation>O cálculo foi cancelado.</translation>
    </message>
    <message>
        <source>Choose “New position” to try again.</source>
        <translation>Escolha “Nova posição” para tentar de novo.</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending.</source>
        <translation>Não houve memória suficiente para calcular o final.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Feche outros programas e tente de novo.</translation>
    </message>
    <message>
        <source>No such position exists.</source>
        <translation>Não existe tal posição.</translation>
    </message>
    <message>
        <source>Choose another kind of position.</source>
        <translation>Escolha outro tipo de posição.</translation>
    </message>
</context>
<context>
    <name>modes::MoveInput</name>
    <message>
        <source>The game is over. %1</source>
        <translation>A partida acabou. %1</translation>
    </message>
    <message>
        <source>It is not your move.</source>
        <translation>Não é a sua vez.</translation>
    </message>
    <message>
        <source>No other moves can be played in a replay.</source>
        <translation>Na reprodução não é possível jogar outros lances.</translation>
    </message>
    <message>
        <source>Choose “Play from here” first.</source>
        <translation>Escolha antes “Jogar a partir daqui”.</translation>
    </message>
    <message>
        <source>In an exam, moves cannot be taken back.</source>
        <translation>Em uma prova, os lances não podem ser desfeitos.</translation>
    </message>
    <message>
        <source>Go to the last move to play on.</source>
        <translation>Vá até o último lance para continuar.</translation>
    </message>
    <message>
        <source>This question asks for squares: type them like “c3 d5”.</source>
        <translation>Esta questão pede casas: digite-as como “c3 d5”.</translation>
    </message>
</context>
<context>
    <name>modes::PageEditor</name>
    <message>
        <source>The page has not been saved. Open the course again, or check the disk and try again.</source>
        <translation>A página não foi salva. Abra o curso de novo, ou verifique o disco e tente outra vez.</translation>
    </message>
    <message>
        <source>This page cannot be edited because parts of it cannot be read.</source>
        <translation>Esta página não pode ser editada porque partes dela não podem ser lidas.</translation>
    </message>
    <message>
        <source>This chapter cannot be renamed because parts of it cannot be read.</source>
        <translation>Este capítulo não pode ser renomeado porque partes dele não podem ser lidas.</translation>
    </message>
    <message>
        <source>Text after %1</source>
        <comment>a move</comment>
        <translation>Texto depois de %1</translation>
    </message>
    <message>
        <source>Text for the first position</source>
        <translation>Texto da primeira posição</translation>
    </message>
</context>
<context>
    <name>modes::Practice</name>
    <message>
        <source>Finish</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Próximo exercício</translation>
    </message>
    <message>
        <source>Back to practice</source>
        <translation>Voltar à prática</translation>
    </message>
    <message>
        <source>Keep practising</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Prática</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n a revisar</numerusform>
            <numerusform>%n a revisar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>falta %n minuto</numerusform>
            <numerusform>faltam %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>tempo esgotado</translation>
    </message>
    <message>
        <source>That&apos;s it for now.</source>
        <translation>Por enquanto é só.</translation>
    </message>
    <message>
        <source>Exercises done: %1. Solved: %2.</source>
        <translation>Exercícios feitos: %1. Resolvidos: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n done</source>
        <translation>
            <numerusform>%n feito</numerusform>
            <numerusform>%n feitos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) left</source>
        <translation>
            <numerusform>falta %n exercício</numerusform>
            <numerusform>faltam %n exercícios</numerusform>
        </translation>
    </message>
    <message>
        <source>all done</source>
        <translation>tudo feito</translation>
    </message>
    <message>
        <source>Choose one to see its position or its page again.</source>
        <translation>Escolha um para rever a posição ou a página dele.</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Exercício</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Next time</source>
        <translation>Próxima vez</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Your result cannot be saved at the moment.</source>
        <translation>Seu resultado não pode ser salvo no momento.</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Voltar à lista</translation>
    </message>
    <message>
        <source>You have no mistakes to practise yet.</source>
        <translation>Você ainda não tem erros para praticar.</translation>
    </message>
    <message>
        <source>“Look through my games” in the File menu finds them in your games.</source>
        <translation>“Examinar minhas partidas”, no menu Arquivo, encontra-os nas suas partidas.</translation>
    </message>
    <message>
        <source>Page %1 of the course explains this.</source>
        <translation>A página %1 do curso explica isso.</translation>
    </message>
    <message>
        <source>Chosen for practice: %1.</source>
        <translation>Escolhido para a prática: %1.</translation>
    </message>
    <message>
        <source>From the next exercise on: %1.</source>
        <translation>A partir do próximo exercício: %1.</translation>
    </message>
    <message>
        <source>This question about another subject is due; every third exercise may be one.</source>
        <translation>Esta pergunta de outro assunto está pendente; um em cada três exercícios pode ser assim.</translation>
    </message>
</context>
<context>
    <name>modes::Reader</name>
    <message>
        <source>Loading the course…</source>
        <translation>Carregando o curso…</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>Voltar ao curso</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>Voltar à página</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Mostrar o lance</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Próximo lance</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Próxima página</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>%1. %2 (%3 of %4)</source>
        <comment>a chapter: its number, its name, the page and how many there are</comment>
        <translation>%1. %2 (%3 de %4)</translation>
    </message>
    <message>
        <source>You mated in time.</source>
        <translation>Você deu mate a tempo.</translation>
    </message>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>Dê mate em um lance.</numerusform>
            <numerusform>Dê mate em até %n lances.</numerusform>
        </translation>
    </message>
    <message>
        <source>You held the draw.</source>
        <translation>Você segurou o empate.</translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>Segure o empate por um lance.</numerusform>
            <numerusform>Segure o empate por %n lances.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct: these are the squares.</source>
        <translation>Certo: são essas as casas.</translation>
    </message>
    <message>
        <source>You did not mate in time.</source>
        <translation>Você não deu mate a tempo.</translation>
    </message>
    <message>
        <source>You can no longer mate in time.</source>
        <translation>Você já não consegue dar mate a tempo.</translation>
    </message>
    <message>
        <source>You let the draw slip.</source>
        <translation>Você deixou escapar o empate.</translation>
    </message>
    <message>
        <source>Solved with help.</source>
        <translation>Resolvida com ajuda.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <comment>a move</comment>
        <translation>Continuar com %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Certo.</translation>
    </message>
    <message>
        <source>Find the next move.</source>
        <translation>Encontre o próximo lance.</translation>
    </message>
    <message>
        <source>Find a better move.</source>
        <translation>Encontre um lance melhor.</translation>
    </message>
    <message>
        <source>Right: %1 is as good as %2.</source>
        <translation>Certo: %1 é tão bom quanto %2.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Lance anterior</translation>
    </message>
    <message>
        <source>%1 is wrong.</source>
        <translation>Casa errada: %1.</translation>
    </message>
    <message>
        <source>Wrong squares: %1.</source>
        <translation>Casas erradas: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) still to find.</source>
        <translation>
            <numerusform>Falta encontrar uma casa.</numerusform>
            <numerusform>Falta encontrar %n casas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select %n square(s) on the board, or type them.</source>
        <translation>
            <numerusform>Selecione uma casa no tabuleiro ou digite-a.</numerusform>
            <numerusform>Selecione %n casas no tabuleiro ou digite-as.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a course and one of its pages</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Alt+Shift+PgDn goes to the next page without an answer.</source>
        <translation>Alt+Shift+PgDown vai para a próxima página sem resposta.</translation>
    </message>
    <message>
        <source>The page goes on when you have played the move it asks for.</source>
        <translation>A página continua quando você jogar o lance pedido.</translation>
    </message>
    <message>
        <source>The page goes on when you have played it out.</source>
        <translation>A página continua quando você a jogar até o fim.</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n wrong answer(s).</source>
        <translation>
            <numerusform>Resolvida após uma resposta errada.</numerusform>
            <numerusform>Resolvida após %n respostas erradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved at the second try.</source>
        <translation>Resolvida na segunda tentativa.</translation>
    </message>
    <message>
        <source>The course goes on with %1.</source>
        <translation>O curso continua com %1.</translation>
    </message>
    <message numerus="yes">
        <source>Right idea: %1 has the same aim, but %2 is %n move(s) faster.</source>
        <translation>
            <numerusform>Ideia certa: %1 tem o mesmo objetivo, mas %2 é um lance mais rápido.</numerusform>
            <numerusform>Ideia certa: %1 tem o mesmo objetivo, mas %2 é %n lances mais rápido.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a square again to clear it.</source>
        <translation>Selecione de novo uma casa para desmarcá-la.</translation>
    </message>
    <message>
        <source>You got this wrong before, so it counts as solved at the second try. Solve it at the first try next time to improve on that.</source>
        <translation>Você já tinha errado aqui, por isso conta como resolvida na segunda tentativa. Resolva mais uma vez na primeira tentativa para melhorar isso.</translation>
    </message>
    <message>
        <source>These are the squares.</source>
        <translation>São estas as casas.</translation>
    </message>
    <message numerus="yes">
        <source>%n more square(s).</source>
        <translation>
            <numerusform>Falta uma casa.</numerusform>
            <numerusform>Faltam %n casas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the squares</source>
        <translation>Mostrar as casas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move and the text about it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It is your move.</source>
        <translation>É a sua vez.</translation>
    </message>
    <message>
        <source>The page goes on when you have selected the right squares.</source>
        <translation>A página continua quando você selecionar as casas certas.</translation>
    </message>
    <message>
        <source>You have solved this before.</source>
        <translation>Você já resolveu isto antes.</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>Próxima variante</translation>
    </message>
    <message>
        <source>The course plays another move.</source>
        <translation>O lance do curso é outro.</translation>
    </message>
    <message>
        <source>That was the last move.</source>
        <translation>Esse foi o último lance.</translation>
    </message>
    <message>
        <source>Choose a course from the Training menu.</source>
        <translation>Escolha um curso no menu Treino.</translation>
    </message>
    <message>
        <source>This is the square.</source>
        <translation>É esta a casa.</translation>
    </message>
    <message>
        <source>Correct: this is the square.</source>
        <translation>Certo: é essa a casa.</translation>
    </message>
    <message>
        <source>You were shown the answer before, so it counts as solved with help. Solve it once more to improve on that.</source>
        <translation>A resposta já tinha sido mostrada, então conta como resolvida com ajuda. Resolva mais uma vez para melhorar isso.</translation>
    </message>
    <message>
        <source>You gave up, so it counts as failed.</source>
        <translation>Você desistiu, então conta como errada.</translation>
    </message>
    <message>
        <source>You were shown the answer, so it counts as failed.</source>
        <translation>A resposta foi mostrada, então conta como errada.</translation>
    </message>
    <message>
        <source>Among them: %1.</source>
        <translation>Entre elas: %1.</translation>
    </message>
    <message>
        <source>Right: after %1, too, all positions are among those to learn.</source>
        <translation>Certo: depois de %1 também, todas as posições estão entre as que se deve aprender.</translation>
    </message>
    <message>
        <source>You were shown the answer before.</source>
        <translation>A resposta já lhe foi mostrada.</translation>
    </message>
    <message>
        <source>You got this wrong before.</source>
        <translation>Você já errou aqui.</translation>
    </message>
    <message>
        <source>You won in time; you need not play on to mate.</source>
        <translation>Você venceu a tempo; não é preciso jogar até o mate.</translation>
    </message>
    <message>
        <source>You can no longer win in time.</source>
        <translation>Você já não consegue vencer a tempo.</translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn.</source>
        <translation>
            <numerusform>Vença em um lance: promova um peão.</numerusform>
            <numerusform>Vença em até %n lances: promova um peão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn, or win everything but the king.</source>
        <translation>
            <numerusform>Vença em um lance: promova um peão ou ganhe tudo menos o rei.</numerusform>
            <numerusform>Vença em até %n lances: promova um peão ou ganhe tudo menos o rei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): capture everything but the king.</source>
        <translation>
            <numerusform>Vença em um lance: capture tudo menos o rei.</numerusform>
            <numerusform>Vença em até %n lances: capture tudo menos o rei.</numerusform>
        </translation>
    </message>
    <message>
        <source>The square to find is light.</source>
        <translation>A casa procurada é clara.</translation>
    </message>
    <message>
        <source>The square to find is dark.</source>
        <translation>A casa procurada é escura.</translation>
    </message>
    <message>
        <source>The squares to find are all light.</source>
        <translation>As casas procuradas são todas claras.</translation>
    </message>
    <message>
        <source>The squares to find are all dark.</source>
        <translation>As casas procuradas são todas escuras.</translation>
    </message>
    <message>
        <source>Squares to find: %1 light, %2 dark.</source>
        <comment>numbers</comment>
        <translation>Casas procuradas: %1 claras, %2 escuras.</translation>
    </message>
    <message>
        <source>Play the move of your line.</source>
        <translation>Jogue o lance da sua linha.</translation>
    </message>
    <message>
        <source>Your line plays another move.</source>
        <translation>Na sua linha, joga-se outro lance.</translation>
    </message>
    <message>
        <source>%1 wins too, but your line plays another move. Try again.</source>
        <translation>%1 também vence, mas na sua linha joga-se outro lance. Tente de novo.</translation>
    </message>
    <message>
        <source>%1 holds the draw too, but your line plays another move. Try again.</source>
        <translation>%1 também segura o empate, mas na sua linha joga-se outro lance. Tente de novo.</translation>
    </message>
    <message>
        <source>You have seen the move; practice will ask you for it.</source>
        <translation>Você viu o lance; a prática vai pedi-lo.</translation>
    </message>
    <message>
        <source>Play the move of the line that you are learning. If you do not know it yet, have it shown.</source>
        <translation>Jogue o lance da variante que você está aprendendo. Se ainda não o conhece, peça para vê-lo.</translation>
    </message>
    <message>
        <source>This wins too, but the page asks for another move.</source>
        <translation>Isto também vence, mas a página pede outro lance.</translation>
    </message>
    <message>
        <source>Your move counts: find the next one.</source>
        <translation>Seu lance vale: encontre o próximo.</translation>
    </message>
    <message>
        <source>Right: %1 is even better than %2.</source>
        <translation>Certo: %1 é até melhor que %2.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sua vez</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Próxima linha</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <comment>positions</comment>
        <translation>%1 de %2 aprendidas</translation>
    </message>
    <message>
        <source>This line is new: watch it first, then play it.</source>
        <translation>Esta linha é nova: veja-a primeiro e depois jogue.</translation>
    </message>
    <message>
        <source>Now play the moves of this line.</source>
        <translation>Agora jogue os lances desta linha.</translation>
    </message>
    <message>
        <source>You know this line.</source>
        <translation>Você conhece esta linha.</translation>
    </message>
    <message>
        <source>Pages read: %1 of %2.</source>
        <translation>Páginas lidas: %1 de %2.</translation>
    </message>
    <message>
        <source>Questions solved: %1 of %2.</source>
        <translation>Questões resolvidas: %1 de %2.</translation>
    </message>
    <message>
        <source>Not at the first try: %1.</source>
        <translation>Não na primeira tentativa: %1.</translation>
    </message>
    <message>
        <source>With help: %1.</source>
        <translation>Com ajuda: %1.</translation>
    </message>
    <message>
        <source>End of the chapter.</source>
        <translation>Fim do capítulo.</translation>
    </message>
    <message>
        <source>The course plays another move; yours can be judged once the ending is solved.</source>
        <translation>O curso joga outro lance; o seu poderá ser julgado quando o final estiver resolvido.</translation>
    </message>
    <message>
        <source>This page has no text yet. Choose “Edit” to add text, a task and its solution.</source>
        <translation>Esta página ainda não tem texto. Escolha “Editar” para adicionar texto, uma tarefa e a solução.</translation>
    </message>
    <message>
        <source>Your earlier solution at the first try still counts.</source>
        <translation>Sua solução anterior, na primeira tentativa, continua valendo.</translation>
    </message>
    <message>
        <source>Pages to repeat: %1.</source>
        <translation>Páginas para repetir: %1.</translation>
    </message>
    <message>
        <source>Moves used: %1 of %2; still needed: %3.</source>
        <translation>Lances usados: %1 de %2; ainda necessários: %3.</translation>
    </message>
    <message>
        <source>The game is drawn, so it counts as failed.</source>
        <translation>A partida empatou, então conta como errada.</translation>
    </message>
    <message>
        <source>You did not manage this before.</source>
        <translation>Antes você não conseguiu.</translation>
    </message>
</context>
<context>
    <name>modes::RecordPages</name>
    <message>
        <source>Mate distances and wasted moves are hidden. Ctrl+R shows them for this position.</source>
        <translation>As distâncias até o mate e os lances desperdiçados estão escondidos. Ctrl+R os mostra nesta posição.</translation>
    </message>
    <message>
        <source>The graph counts the attacker&apos;s moves to mate; this game has no mate.</source>
        <translation>O gráfico conta os lances do atacante até o mate; nesta partida não há mate.</translation>
    </message>
    <message>
        <source>The tablebases do not cover this game.</source>
        <translation>As tabelas de finais não cobrem esta partida.</translation>
    </message>
    <message>
        <source>In an exam there is no feedback until the game is over.</source>
        <translation>Em uma prova não há comentários até a partida acabar.</translation>
    </message>
    <message>
        <source>First solve the task.</source>
        <translation>Resolva antes a tarefa.</translation>
    </message>
    <message>
        <source>The report is about the game. Press Esc to leave the replay and see it.</source>
        <translation>O relatório é sobre a partida. Pressione Esc para sair da reprodução e vê-lo.</translation>
    </message>
</context>
<context>
    <name>panels::CoachCard</name>
    <message>
        <source>The coach</source>
        <translation>O treinador</translation>
    </message>
</context>
<context>
    <name>panels::ContentsModel</name>
    <message>
        <source>%1, open</source>
        <translation>%1, aberto</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <translation>%1, fechado</translation>
    </message>
</context>
<context>
    <name>panels::ContentsPanel</name>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Chapters and pages</source>
        <translation>Capítulos e páginas</translation>
    </message>
    <message>
        <source>To repeat:</source>
        <translation>Para repetir:</translation>
    </message>
    <message>
        <source>Repeat page %1</source>
        <translation>Repetir a página %1</translation>
    </message>
    <message>
        <source>To repeat, among others:</source>
        <translation>Para repetir, entre outras:</translation>
    </message>
    <message>
        <source>Search the pages</source>
        <translation>Procurar nas páginas</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Nenhuma página contém essas palavras.</translation>
    </message>
</context>
<context>
    <name>panels::CurveView</name>
    <message>
        <source>Moves to mate throughout the game</source>
        <translation>Lances até o mate ao longo da partida</translation>
    </message>
    <message>
        <source>moves to mate; dashed: best play</source>
        <translation>lances até o mate; tracejado: jogo perfeito</translation>
    </message>
</context>
<context>
    <name>panels::DistanceBand</name>
    <message>
        <source>Shortest mate, in moves</source>
        <translation>Mate mais curto, em lances</translation>
    </message>
    <message>
        <source>Longest mate, in moves</source>
        <translation>Mate mais longo, em lances</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two numbers of moves</comment>
        <translation>a</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>lances</translation>
    </message>
</context>
<context>
    <name>panels::DrillPanel</name>
    <message>
        <source>You play as</source>
        <translation>Você joga como</translation>
    </message>
    <message>
        <source>both</source>
        <translation>ambos</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Pretas</translation>
    </message>
    <message>
        <source>Bishop on</source>
        <translation>Casas do bispo</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claras</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>escuras</translation>
    </message>
    <message>
        <source>either</source>
        <translation>qualquer</translation>
    </message>
    <message>
        <source>random</source>
        <translation>aleatória</translation>
    </message>
    <message>
        <source>Colour of the bishop&apos;s squares</source>
        <translation>Casas do bispo</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>Mate em</translation>
    </message>
    <message>
        <source>The attacker is</source>
        <translation>O atacante tem as</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>atacante</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>defensor</translation>
    </message>
    <message>
        <source>With best play</source>
        <translation>Com jogo perfeito</translation>
    </message>
    <message>
        <source>the attacker wins</source>
        <translation>o atacante ganha</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <translation>é empate</translation>
    </message>
    <message>
        <source>Stage of the mate</source>
        <translation>Etapa do mate</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualquer</translation>
    </message>
    <message>
        <source>Used last</source>
        <translation>Usados por último</translation>
    </message>
    <message>
        <source>Only for positions in which the attacker wins</source>
        <translation>Só para posições em que o atacante ganha</translation>
    </message>
    <message>
        <source>Choose one of the endings in the list.</source>
        <translation>Escolha um dos finais da lista.</translation>
    </message>
    <message>
        <source>There is no such ending.</source>
        <translation>Esse final não existe.</translation>
    </message>
    <message>
        <source>Position number</source>
        <translation>Número da posição</translation>
    </message>
    <message>
        <source>Position number: the same one gives the same position</source>
        <translation>Número: com as mesmas opções, o mesmo número dá a mesma posição</translation>
    </message>
    <message>
        <source>The position number of the game on the board is %1.</source>
        <translation>O número da posição no tabuleiro é %1.</translation>
    </message>
</context>
<context>
    <name>panels::GamesList</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Search: a name, an event, a year, 1-0</source>
        <translation>Buscar: um nome, um torneio, um ano, 1-0</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Buscar nas partidas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln game(s)</source>
        <translation>
            <numerusform>%1 de %Ln partida</numerusform>
            <numerusform>%1 de %Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Not enough memory: close other programs and search again.</source>
        <translation>Memória insuficiente: feche outros programas e busque de novo.</translation>
    </message>
    <message>
        <source>Searching the games</source>
        <translation>Buscando nas partidas</translation>
    </message>
    <message>
        <source>&amp;Look through my games</source>
        <translation>E&amp;xaminar minhas partidas</translation>
    </message>
    <message>
        <source>See how you played the endings of all games in the file</source>
        <translation>Ver como você jogou os finais de todas as partidas do arquivo</translation>
    </message>
</context>
<context>
    <name>panels::GamesModel</name>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Pretas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneio</translation>
    </message>
</context>
<context>
    <name>panels::Grading</name>
    <message>
        <source>&amp;Standard limits</source>
        <translation>Limites &amp;padrão</translation>
    </message>
    <message>
        <source>Each exercise is graded by how you played. The better the grade, the later it comes up again. You can change the limits; they apply from the next exercise on.</source>
        <translation>Cada exercício recebe uma nota de acordo com o seu jogo. Quanto melhor a nota, mais tarde ele volta. Você pode mudar os limites; eles valem a partir do próximo exercício.</translation>
    </message>
    <message>
        <source>Moves wasted, at most</source>
        <translation>Lances desperdiçados, no máximo</translation>
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
        <translation>Tempo por lance, no máximo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a grade and one of its limits</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Grading</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Hints and take-backs, more than</source>
        <translation>Dicas e lances desfeitos, mais de</translation>
    </message>
    <message>
        <source>Moves wasted, more than</source>
        <translation>Lances desperdiçados, mais de</translation>
    </message>
</context>
<context>
    <name>panels::LegendCard</name>
    <message>
        <source>The overlays</source>
        <translation>As camadas</translation>
    </message>
</context>
<context>
    <name>panels::MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
</context>
<context>
    <name>panels::Notices</name>
    <message>
        <source>This game cannot be saved and will be lost when you quit unless that changes. The program keeps trying.</source>
        <translation>Esta partida não pode ser salva e será perdida quando você sair, se nada mudar. O programa continua tentando.</translation>
    </message>
    <message>
        <source>Your settings cannot be saved. They apply until you quit.</source>
        <translation>Suas configurações não podem ser salvas. Elas valem até você sair.</translation>
    </message>
    <message>
        <source>Right Corner is already running. This window saves neither games nor settings.</source>
        <translation>O Right Corner já está aberto. Esta janela não salva partidas nem configurações.</translation>
    </message>
    <message>
        <source>There is not enough memory for your opponent&apos;s move. Close other programs: it will be played as soon as there is enough.</source>
        <translation>Não há memória suficiente para o lance do seu adversário. Feche outros programas: ele será jogado assim que houver o bastante.</translation>
    </message>
</context>
<context>
    <name>panels::OfferCard</name>
    <message>
        <source>First steps</source>
        <translation>Primeiros passos</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>Como você quer começar?</translation>
    </message>
</context>
<context>
    <name>panels::PagePanel</name>
    <message>
        <source>Read</source>
        <translation>Ler</translation>
    </message>
    <message>
        <source>Find the moves</source>
        <translation>Encontrar os lances</translation>
    </message>
    <message>
        <source>Mate within</source>
        <translation>Dar mate em até</translation>
    </message>
    <message>
        <source>Hold the draw for</source>
        <translation>Segurar o empate por</translation>
    </message>
    <message>
        <source>Select squares</source>
        <translation>Escolher casas</translation>
    </message>
    <message>
        <source>Play the moves of the page on the board.</source>
        <translation>Jogue os lances da página no tabuleiro.</translation>
    </message>
    <message>
        <source>Play the solution on the board. Another move replaces the one there, unless words follow it: then it is a wrong answer, to which you can write why.</source>
        <translation>Jogue a solução no tabuleiro. Outro lance substitui o que está lá, a não ser que este tenha texto: então o novo vale como resposta errada, que você pode explicar.</translation>
    </message>
    <message>
        <source>The reader plays against the program from the first position.</source>
        <translation>O leitor joga contra o programa a partir da primeira posição.</translation>
    </message>
    <message>
        <source>The reader defends against the program from the first position.</source>
        <translation>O leitor se defende do programa a partir da primeira posição.</translation>
    </message>
    <message>
        <source>Type the squares that the words ask for, such as a8 h1.</source>
        <translation>Digite as casas que o texto pede, como a8 h1.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Capítulo</translation>
    </message>
    <message>
        <source>Neighbouring pages with the same name form a chapter</source>
        <translation>Páginas vizinhas com o mesmo nome formam um capítulo</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tarefa</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Casas</translation>
    </message>
    <message>
        <source>“%1” is not a square.</source>
        <translation>“%1” não é uma casa.</translation>
    </message>
    <message>
        <source>Win within</source>
        <translation>Vencer em até</translation>
    </message>
    <message>
        <source>The reader plays against the program from the first position, until a pawn is promoted or the program has only its king left.</source>
        <translation>O leitor joga contra o programa a partir da primeira posição, até um peão ser promovido ou o programa ficar só com o rei.</translation>
    </message>
</context>
<context>
    <name>panels::PlayedEndingsModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>games</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>Todos os finais</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Games with a result that reached the ending</source>
        <translation>Partidas com resultado que chegaram a este final</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Endings that began as a win and were won</source>
        <translation>Finais que começaram ganhos e foram vencidos</translation>
    </message>
    <message>
        <source>Converted</source>
        <translation>Convertidos</translation>
    </message>
    <message>
        <source>Endings that began as a draw and were not lost</source>
        <translation>Finais que começaram empatados e não foram perdidos</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Segurados</translation>
    </message>
    <message>
        <source>Endings that began as a loss and were not lost</source>
        <translation>Finais que começaram perdidos e não foram perdidos</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvos</translation>
    </message>
    <message>
        <source>Points that you gave away</source>
        <translation>Pontos que você jogou fora</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Pontos perdidos</translation>
    </message>
    <message>
        <source>Points that your opponents gave away</source>
        <translation>Pontos que seus adversários jogaram fora</translation>
    </message>
    <message>
        <source>Points gained</source>
        <translation>Pontos ganhos</translation>
    </message>
    <message>
        <source>Moves wasted on the way to mate, on average of the converted endings</source>
        <translation>Lances desperdiçados a caminho do mate, em média nos finais convertidos</translation>
    </message>
    <message>
        <source>Wasted per win</source>
        <translation>Perdidos por vitória</translation>
    </message>
</context>
<context>
    <name>panels::PlayedGamesModel</name>
    <message>
        <source>won</source>
        <comment>the position</comment>
        <translation>ganho</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>the position</comment>
        <translation>empate</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>the position</comment>
        <translation>perdido</translation>
    </message>
    <message>
        <source>from a win to a draw</source>
        <translation>da vitória ao empate</translation>
    </message>
    <message>
        <source>from a win to a loss</source>
        <translation>da vitória à derrota</translation>
    </message>
    <message>
        <source>from a draw to a loss</source>
        <translation>do empate à derrota</translation>
    </message>
    <message>
        <source>At the end: %1</source>
        <translation>No fim: %1</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <comment>57; from a win to a draw</comment>
        <translation>Lance %1: %2</translation>
    </message>
    <message>
        <source>Move %1 (%2): %3</source>
        <comment>57; the clock; from a win to a draw</comment>
        <translation>Lance %1 (%2): %3</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Pretas</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>At its start</source>
        <translation>No início</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Pontos perdidos</translation>
    </message>
    <message>
        <source>Costliest mistake</source>
        <translation>Erro mais caro</translation>
    </message>
    <message>
        <source>The result with best play when the ending began</source>
        <translation>O resultado com o melhor jogo quando o final começou</translation>
    </message>
    <message>
        <source>Points that you gave away, even if your opponent had given them to you</source>
        <translation>Pontos que você jogou fora, mesmo que o adversário os tenha dado a você antes</translation>
    </message>
</context>
<context>
    <name>panels::RecordCard</name>
    <message>
        <source>The game record</source>
        <translation>A planilha</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Digite um lance</translation>
    </message>
    <message>
        <source>Tabs of the game record</source>
        <translation>Abas da planilha</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lances</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Lance</translation>
    </message>
    <message>
        <source>Type a move such as %1</source>
        <translation>Digite um lance, como %1</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Casas</translation>
    </message>
    <message>
        <source>Type squares such as c3 d5</source>
        <translation>Digite casas, como c3 d5</translation>
    </message>
    <message>
        <source>Move, e.g. %1</source>
        <translation>Lance, p. ex. %1</translation>
    </message>
</context>
<context>
    <name>panels::RepliesModel</name>
    <message>
        <source>Move</source>
        <translation>Lance</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Leva a</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>A mais</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por quê</translation>
    </message>
</context>
<context>
    <name>panels::RepliesTable</name>
    <message>
        <source>All moves</source>
        <translation>Todos os lances</translation>
    </message>
</context>
<context>
    <name>panels::ReportPage</name>
    <message>
        <source>The report</source>
        <translation>O relatório</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Tentar de novo daqui</translation>
    </message>
    <message>
        <source>Try again from %1</source>
        <translation>Tentar antes de %1</translation>
    </message>
    <message>
        <source>Show %1 on the board</source>
        <translation>Mostrar %1 no tabuleiro</translation>
    </message>
    <message>
        <source>Show this move and the best reply on the board</source>
        <translation>Mostrar este lance e a melhor resposta no tabuleiro</translation>
    </message>
</context>
<context>
    <name>panels::RightsBox</name>
    <message>
        <source>Castling</source>
        <translation>Roque</translation>
    </message>
    <message>
        <source>White 0-0</source>
        <translation>Brancas 0-0</translation>
    </message>
    <message>
        <source>White may castle kingside</source>
        <translation>As brancas podem fazer o roque pequeno</translation>
    </message>
    <message>
        <source>White 0-0-0</source>
        <translation>Brancas 0-0-0</translation>
    </message>
    <message>
        <source>White may castle queenside</source>
        <translation>As brancas podem fazer o roque grande</translation>
    </message>
    <message>
        <source>Black 0-0</source>
        <translation>Pretas 0-0</translation>
    </message>
    <message>
        <source>Black may castle kingside</source>
        <translation>As pretas podem fazer o roque pequeno</translation>
    </message>
    <message>
        <source>Black 0-0-0</source>
        <translation>Pretas 0-0-0</translation>
    </message>
    <message>
        <source>Black may castle queenside</source>
        <translation>As pretas podem fazer o roque grande</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>En passant</translation>
    </message>
    <message>
        <source>The square that a pawn has just passed</source>
        <translation>A casa por onde um peão acabou de passar</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no square of en passant</comment>
        <translation>nenhuma</translation>
    </message>
</context>
<context>
    <name>panels::SearchBox</name>
    <message>
        <source>Type to search</source>
        <translation>Digite para buscar</translation>
    </message>
</context>
<context>
    <name>panels::SetUpPanel</name>
    <message>
        <source>Side to move</source>
        <translation>Lado que joga</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Brancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Pretas</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Vez das</translation>
    </message>
    <message>
        <source>Position as text (FEN)</source>
        <translation>Posição em texto (FEN)</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Put the pieces of an ending on the board</source>
        <translation>Pôr no tabuleiro as peças de um final</translation>
    </message>
    <message>
        <source>Ending ▾</source>
        <translation>Final ▾</translation>
    </message>
    <message>
        <source>Drag pieces, click one and then squares, or type its letter (K white, k black).</source>
        <translation>Arraste peças, clique em uma e depois nas casas, ou digite a letra dela (D branca, d preta).</translation>
    </message>
    <message>
        <source>To remove a piece, drag it off the board or press Del on its square.</source>
        <translation>Para remover uma peça, arraste-a para fora do tabuleiro ou pressione Del na casa dela.</translation>
    </message>
</context>
<context>
    <name>panels::StandingCard</name>
    <message>
        <source>Where you stand</source>
        <translation>Sua situação</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to spare</source>
        <translation>
            <numerusform>%n lance de folga</numerusform>
            <numerusform>%n lances de folga</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) too late</source>
        <translation>
            <numerusform>atraso de %n lance</numerusform>
            <numerusform>atraso de %n lances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fifty-move rule: %n used</source>
        <translation>
            <numerusform>50 lances: %n usado</numerusform>
            <numerusform>50 lances: %n usados</numerusform>
        </translation>
    </message>
    <message>
        <source>Solving progress</source>
        <translation>Andamento do cálculo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Remove castling rights</source>
        <translation>Remover os direitos de roque</translation>
    </message>
    <message numerus="yes">
        <source>at least %n move(s) to spare</source>
        <translation>
            <numerusform>pelo menos %n lance de folga</numerusform>
            <numerusform>pelo menos %n lances de folga</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve by computer</source>
        <translation>Calcular</translation>
    </message>
    <message>
        <source>Moves that may be wasted before the fifty-move rule makes it a draw; more if a capture or a pawn move starts the count again</source>
        <translation>Lances que podem ser perdidos antes que a regra dos cinquenta lances dê empate; mais, se uma captura ou um lance de peão reiniciar a contagem</translation>
    </message>
    <message>
        <source>Moves that may be wasted before the fifty-move rule makes it a draw</source>
        <translation>Lances que podem ser perdidos antes que a regra dos cinquenta lances dê empate</translation>
    </message>
    <message>
        <source>Moves since the last capture or pawn move; after fifty of them a draw can be claimed</source>
        <translation>Lances desde a última captura ou o último lance de peão; depois de cinquenta, o empate pode ser reclamado</translation>
    </message>
</context>
<context>
    <name>panels::StepRow</name>
    <message>
        <source>Stages of the mate</source>
        <translation>Etapas do mate</translation>
    </message>
    <message>
        <source>Stage %1 of %2: %3</source>
        <translation>Etapa %1 de %2: %3</translation>
    </message>
    <message>
        <source>Stage %1 of %2 (you are here): %3</source>
        <translation>Etapa %1 de %2 (você está aqui): %3</translation>
    </message>
</context>
<context>
    <name>panels::Transport</name>
    <message>
        <source>Seconds per move</source>
        <translation>Segundos por lance</translation>
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
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>show::Teller</name>
    <message>
        <source>White: %1.</source>
        <comment>a move</comment>
        <translation>Brancas: %1.</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <comment>a move</comment>
        <translation>Pretas: %1.</translation>
    </message>
</context>
<context>
    <name>window::Exchange</name>
    <message>
        <source>The clipboard</source>
        <translation>O conteúdo da área de transferência</translation>
    </message>
    <message>
        <source>%1 contains neither a position nor a game.</source>
        <translation>%1 não é nem uma posição nem uma partida.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what stood on the command line</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>The position has been copied.</source>
        <translation>A posição foi copiada.</translation>
    </message>
    <message>
        <source>The diagram has been copied.</source>
        <translation>O diagrama foi copiado.</translation>
    </message>
    <message>
        <source>A link contains no position: copy the FEN or the PGN itself.</source>
        <translation>Um link não contém uma posição: copie a própria FEN ou o próprio PGN.</translation>
    </message>
    <message>
        <source>A link to a study contains no position. Export the study as PGN and open the file as a course.</source>
        <translation>Um link para um estudo não contém uma posição. Exporte o estudo como PGN e abra o arquivo como curso.</translation>
    </message>
</context>
<context>
    <name>window::FiguresPage</name>
    <message>
        <source>Endings in figures</source>
        <translation>Os finais em números</translation>
    </message>
    <message>
        <source>Search for an ending</source>
        <translation>Procurar um final</translation>
    </message>
</context>
<context>
    <name>window::HelpPage</name>
    <message>
        <source>Terms, symbols and keys</source>
        <translation>Termos, símbolos e teclas</translation>
    </message>
    <message>
        <source>Search this page (%1)</source>
        <comment>a key</comment>
        <translation>Procurar nesta página (%1)</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>Procurar nesta página</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Não encontrado</translation>
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
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Finish it for me</source>
        <translation>Terminar por mim</translation>
    </message>
    <message>
        <source>The dropped item</source>
        <translation>O item solto</translation>
    </message>
    <message>
        <source>The old file has been kept as %1.</source>
        <translation>O arquivo antigo foi mantido como %1.</translation>
    </message>
    <message>
        <source>Your practice data could not be read; practice starts from scratch.</source>
        <translation>Seu progresso não pôde ser lido; ele recomeça do zero.</translation>
    </message>
    <message>
        <source>Your practice data was written by a newer version of Right Corner; practice starts from scratch.</source>
        <translation>Uma versão mais nova do Right Corner gravou seu progresso; ele recomeça do zero.</translation>
    </message>
    <message>
        <source>Your practice data cannot be saved.</source>
        <translation>Seu progresso não pode ser salvo.</translation>
    </message>
    <message>
        <source>Check that the practice folder is writable and the disk is not full.</source>
        <translation>Verifique se você pode gravar na pasta do seu progresso e se o disco não está cheio.</translation>
    </message>
    <message>
        <source>The ending could not be saved to disk.</source>
        <translation>Não foi possível salvar o final no disco.</translation>
    </message>
    <message>
        <source>It stays available until you quit. Free some disk space, or check that the folder is writable.</source>
        <translation>Ele fica disponível até você sair. Libere espaço no disco ou verifique se a pasta permite gravação.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>White and Black</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Your exam was interrupted when the program closed.</source>
        <translation>Sua prova foi interrompida quando o programa fechou.</translation>
    </message>
    <message>
        <source>It is not graded; you can play the position on as a game.</source>
        <translation>Ela não recebe nota; você pode continuar a posição como partida.</translation>
    </message>
    <message>
        <source>The exam is not finished. Choose “%1” again to end it; Esc continues it.</source>
        <translation>A prova não acabou. Escolha “%1” de novo para encerrá-la; com Esc ela continua.</translation>
    </message>
    <message>
        <source>An exam is in progress.</source>
        <translation>Há uma prova em andamento.</translation>
    </message>
    <message>
        <source>End it first, then open other games.</source>
        <translation>Encerre-a primeiro e depois abra outras partidas.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Practice was interrupted when the program closed.</source>
        <translation>A prática foi interrompida quando o programa fechou.</translation>
    </message>
    <message>
        <source>The game is being read.</source>
        <translation>A partida está sendo lida.</translation>
    </message>
    <message>
        <source>The file with your practice data was deleted; it has been saved again in full.</source>
        <translation>O arquivo com seu progresso foi excluído; o progresso foi salvo de novo por completo.</translation>
    </message>
    <message>
        <source>The file with your practice data was replaced by an unreadable one; it has been saved again in full.</source>
        <translation>O arquivo com seu progresso foi substituído por um ilegível; o progresso foi salvo de novo por completo.</translation>
    </message>
    <message>
        <source>The unreadable file has been kept as %1.</source>
        <translation>O arquivo ilegível foi mantido como %1.</translation>
    </message>
    <message>
        <source>Your practice data was replaced by that of another file, which is now in use.</source>
        <translation>Seu progresso foi substituído pelo de outro arquivo, que agora está em uso.</translation>
    </message>
    <message>
        <source>The earlier data has been kept as %1.</source>
        <translation>O progresso anterior foi mantido como %1.</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>a move</comment>
        <translation>Jogar %1</translation>
    </message>
    <message>
        <source>Your results are saved; “Practise” starts a new session.</source>
        <translation>Seus resultados estão salvos; “Praticar” começa uma nova sessão.</translation>
    </message>
    <message>
        <source>The exam is not finished. Quit again to end it; Esc continues it.</source>
        <translation>A prova não acabou. Saia de novo para encerrá-la; com Esc ela continua.</translation>
    </message>
    <message>
        <source>Your results are saved; “Practise” continues the session.</source>
        <translation>Seus resultados estão salvos; “Praticar” continua a sessão.</translation>
    </message>
    <message>
        <source>The changes to the page are not saved.</source>
        <translation>As alterações da página não foram salvas.</translation>
    </message>
    <message>
        <source>Quit again to lose them, or save the page first; Esc continues editing.</source>
        <translation>Saia de novo para perdê-las ou salve antes a página; Esc continua a edição.</translation>
    </message>
</context>
<context>
    <name>window::ReviewPage</name>
    <message>
        <source>&amp;Stop</source>
        <translation>P&amp;arar</translation>
    </message>
    <message>
        <source>S&amp;olve and include it</source>
        <translation>&amp;Calcular e incluir</translation>
    </message>
    <message>
        <source>Practise my &amp;mistakes</source>
        <translation>Praticar meus &amp;erros</translation>
    </message>
    <message>
        <source>Open the &amp;game</source>
        <translation>Abrir a &amp;partida</translation>
    </message>
    <message>
        <source>Your endgames</source>
        <translation>Seus finais</translation>
    </message>
    <message>
        <source>&amp;Player:</source>
        <translation>&amp;Jogador:</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jogador</translation>
    </message>
    <message>
        <source>The player&apos;s name; other names after a semicolon</source>
        <translation>O nome do jogador; outros nomes após ponto e vírgula</translation>
    </message>
    <message>
        <source>&amp;Names in the file</source>
        <translation>&amp;Nomes no arquivo</translation>
    </message>
    <message>
        <source>The most frequent names; choose all that are yours</source>
        <translation>Os nomes mais frequentes; escolha todos os seus</translation>
    </message>
    <message>
        <source>Reading the games</source>
        <translation>Leitura das partidas</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Finais</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>By ending</source>
        <translation>Por final</translation>
    </message>
    <message>
        <source>The costliest games first</source>
        <translation>Primeiro as partidas que custaram mais pontos</translation>
    </message>
    <message>
        <source>Practise the positions in which you gave points away until you get them right</source>
        <translation>Praticar as posições em que você jogou pontos fora até acertar</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln game(s))</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1 (%Ln partida)</numerusform>
            <numerusform>%1 (%Ln partidas)</numerusform>
        </translation>
    </message>
    <message>
        <source>Solving: %1…</source>
        <translation>Calculando: %1…</translation>
    </message>
    <message>
        <source>Your endgames in %1</source>
        <translation>Seus finais em %1</translation>
    </message>
    <message>
        <source>The games are being read.</source>
        <translation>As partidas estão sendo lidas.</translation>
    </message>
    <message>
        <source>No game is by this player. Choose another name above.</source>
        <translation>Nenhuma partida é deste jogador. Escolha outro nome acima.</translation>
    </message>
    <message>
        <source>None of these games reached an ending that is solved.</source>
        <translation>Nenhuma destas partidas chegou a um final calculado.</translation>
    </message>
    <message>
        <source>There is not enough memory to solve it.</source>
        <translation>Não há memória suficiente para calculá-lo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) read</source>
        <translation>
            <numerusform>%Ln partida lida</numerusform>
            <numerusform>%Ln partidas lidas</numerusform>
        </translation>
    </message>
    <message>
        <source>by this player: %1</source>
        <comment>games</comment>
        <translation>deste jogador: %1</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>leitura interrompida</translation>
    </message>
    <message>
        <source>partly unreadable: %1</source>
        <comment>games</comment>
        <translation>parcialmente ilegíveis: %1</translation>
    </message>
    <message>
        <source>chess variants or Chess960 castling, skipped: %1</source>
        <comment>games</comment>
        <translation>variantes do xadrez ou roque do xadrez 960, omitidas: %1</translation>
    </message>
    <message>
        <source>reached a solved ending: %1</source>
        <comment>games</comment>
        <translation>chegaram a um final calculado: %1</translation>
    </message>
    <message numerus="yes">
        <source>Not solved yet: %1, in %Ln of these games.</source>
        <translation>
            <numerusform>Ainda não calculado: %1, em %Ln destas partidas.</numerusform>
            <numerusform>Ainda não calculado: %1, em %Ln destas partidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::StatisticsPage</name>
    <message>
        <source>Show as &amp;tables</source>
        <translation>Mostrar como &amp;tabelas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Once you have practised, your progress will appear here.</source>
        <translation>Assim que você praticar, verá aqui o seu progresso.</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;Praticar</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>Todos os finais</translation>
    </message>
    <message>
        <source>All stages</source>
        <translation>Todas as etapas</translation>
    </message>
    <message>
        <source>Where you throw results away</source>
        <translation>Onde você joga fora o resultado</translation>
    </message>
    <message>
        <source>These figures count the exercises of practice. What you have solved in the courses is on the card “The courses”; games and exams are not counted.</source>
        <translation>Estes números contam os exercícios da prática. O que você resolveu nos cursos está no cartão “Os cursos”; partidas e provas não contam.</translation>
    </message>
</context>
</TS>
