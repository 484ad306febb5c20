<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>BoardCommands</name>
    <message>
        <source>&amp;Flip</source>
        <translation>&amp;Voltear</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>Coor&amp;denadas</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>C&amp;olores</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Madera</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Blue-green</source>
        <translation>Turquesa</translation>
    </message>
    <message>
        <source>Piece an&amp;imation</source>
        <translation>An&amp;imación</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Sin animación</translation>
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
        <translation>C&amp;apas</translation>
    </message>
    <message>
        <source>Heat m&amp;ap for</source>
        <translation>Mapa de calo&amp;r de</translation>
    </message>
    <message>
        <source>&amp;Next piece</source>
        <translation>&amp;Siguiente pieza</translation>
    </message>
    <message>
        <source>Show the heat map of the next piece; selecting a piece does the same</source>
        <translation>Mostrar el mapa de calor de la siguiente pieza; seleccionar una pieza hace lo mismo</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>&amp;What attacks this square?</source>
        <translation>¿&amp;Qué ataca esta casilla?</translation>
    </message>
    <message>
        <source>Say which pieces attack the square selected with the arrow keys</source>
        <translation>Decir qué piezas atacan la casilla seleccionada con las flechas</translation>
    </message>
    <message>
        <source>List the &amp;pieces</source>
        <translation>E&amp;numerar las piezas</translation>
    </message>
    <message>
        <source>only while the heat map is shown</source>
        <translation>solo con el mapa de calor visible</translation>
    </message>
</context>
<context>
    <name>ByHeartCommands</name>
    <message>
        <source>Learn by heart</source>
        <translation>Aprender de memoria</translation>
    </message>
    <message>
        <source>How much slower than the best move each move may be: with slower moves there are fewer positions to know</source>
        <translation>Cuánto más lenta que la mejor puede ser cada jugada: con jugadas más lentas hay menos posiciones que memorizar</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Esta posición</translation>
    </message>
    <message>
        <source>Best moves only</source>
        <translation>Solo las mejores jugadas</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n move(s) slower</source>
        <translation>
            <numerusform>Hasta %n jugada de más</numerusform>
            <numerusform>Hasta %n jugadas de más</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a course of the few positions that the side that wins, or the one that has to hold the draw, needs to know against every reply</source>
        <translation>Crear un curso con las pocas posiciones que debe conocer, contra cualquier respuesta, el bando que gana o el que tiene que mantener las tablas</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Move either side&apos;s pieces as you like.</source>
        <translation>Mueve las piezas de ambos bandos como quieras.</translation>
    </message>
    <message>
        <source>The line ends here.</source>
        <translation>Aquí termina la línea.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Siguiente: %1.</translation>
    </message>
    <message>
        <source>No other move is as good.</source>
        <translation>Es la única jugada óptima.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>Aquí hay una jugada óptima.</numerusform>
            <numerusform>Aquí hay %n jugadas igual de buenas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the mate in %1.</source>
        <translation>Encuentra el mate en %1.</translation>
    </message>
    <message>
        <source>With best play this is a draw. Try to win anyway.</source>
        <translation>Con juego óptimo son tablas. Intenta ganar de todos modos.</translation>
    </message>
    <message>
        <source>The program plays the rest.</source>
        <translation>El programa juega el resto.</translation>
    </message>
    <message>
        <source>Press Esc to stop.</source>
        <translation>Pulsa Esc para detenerlo.</translation>
    </message>
    <message>
        <source>With best play, mate comes in or right next to one of these corners: %1.</source>
        <translation>Con juego óptimo, el mate llega en una de estas esquinas o justo al lado: %1.</translation>
    </message>
    <message>
        <source>Hold the draw as White.</source>
        <translation>Mantén las tablas con blancas.</translation>
    </message>
    <message>
        <source>Hold the draw as Black.</source>
        <translation>Mantén las tablas con negras.</translation>
    </message>
    <message>
        <source>Keep playing: the program replies by general principles.</source>
        <translation>Sigue jugando: el programa responde según principios generales.</translation>
    </message>
    <message>
        <source>Six moves, and mate is no closer. A hint may help.</source>
        <translation>Seis jugadas y el mate no está más cerca. Quizá te ayude una pista.</translation>
    </message>
    <message>
        <source>Play it out.</source>
        <translation>Juega hasta el final.</translation>
    </message>
    <message>
        <source>No comments and no take-backs until the game is over; then you get a report.</source>
        <translation>Sin comentarios y sin deshacer jugadas hasta que termine la partida; después recibirás un informe.</translation>
    </message>
    <message>
        <source>Keep playing: %1 replies.</source>
        <translation>Sigue jugando: responde %1.</translation>
    </message>
    <message>
        <source>Best reply: %1.</source>
        <translation>Mejor respuesta: %1.</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1 es lo mejor.</translation>
    </message>
    <message>
        <source>Stage: %1.</source>
        <translation>Etapa: %1.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a sentence about a move</comment>
        <translation>Siguiente: %1</translation>
    </message>
    <message>
        <source>%1 is not mate: %2 is possible.</source>
        <translation>%1 no da mate: es posible %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 es una jugada más lenta que la mejor.</numerusform>
            <numerusform>%1 es %n jugadas más lenta que la mejor.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot save both pieces, but make him prove it.</source>
        <translation>No puedes salvar las dos piezas, pero oblígalo a demostrarlo.</translation>
    </message>
    <message>
        <source>You cannot save the pawn, but make him prove it.</source>
        <translation>No puedes salvar el peón, pero oblígalo a demostrarlo.</translation>
    </message>
    <message>
        <source>You cannot save the piece, but make him prove it.</source>
        <translation>No puedes salvar la pieza, pero oblígalo a demostrarlo.</translation>
    </message>
    <message>
        <source>Only one move holds the draw: look at every check and capture.</source>
        <translation>Solo una jugada mantiene las tablas: mira todos los jaques y capturas.</translation>
    </message>
    <message>
        <source>Only one move holds the draw: look for a double attack.</source>
        <translation>Solo una jugada mantiene las tablas: busca un ataque doble.</translation>
    </message>
    <message>
        <source>You cannot save the pawn on %1, but make him prove it.</source>
        <translation>No puedes salvar el peón de %1, pero oblígalo a demostrarlo.</translation>
    </message>
    <message>
        <source>You have only one move.</source>
        <translation>Solo tienes una jugada.</translation>
    </message>
    <message>
        <source>Hold out as long as you can.</source>
        <translation>Resiste todo lo que puedas.</translation>
    </message>
    <message>
        <source>The opponent threatens mate: %1.</source>
        <translation>El rival amenaza mate: %1.</translation>
    </message>
    <message>
        <source>“Give up” fails the exam and shows the report. “End exam” goes on as a normal game, without a grade.</source>
        <translation>«Abandonar» suspende el examen y muestra el informe. «Terminar examen» sigue como una partida normal, sin nota.</translation>
    </message>
    <message>
        <source>Checkmate: White wins.</source>
        <translation>Jaque mate: ganan las blancas.</translation>
    </message>
    <message>
        <source>Checkmate: Black wins.</source>
        <translation>Jaque mate: ganan las negras.</translation>
    </message>
    <message>
        <source>Win as White.</source>
        <translation>Gana con blancas.</translation>
    </message>
    <message>
        <source>Win as Black.</source>
        <translation>Gana con negras.</translation>
    </message>
    <message>
        <source>The pawn falls: it is a draw.</source>
        <translation>El peón cae: son tablas.</translation>
    </message>
    <message>
        <source>%1 is one of the best moves.</source>
        <translation>%1 es una de las mejores jugadas.</translation>
    </message>
    <message>
        <source>The pawn cannot be saved.</source>
        <translation>El peón no tiene salvación.</translation>
    </message>
    <message>
        <source>You cannot save both pawns, but make him prove it.</source>
        <translation>No puedes salvar los dos peones, pero oblígalo a demostrarlo.</translation>
    </message>
    <message>
        <source>Only one move wins.</source>
        <translation>Solo una jugada gana.</translation>
    </message>
    <message>
        <source>With best play this is a draw.</source>
        <translation>Con juego óptimo son tablas.</translation>
    </message>
    <message>
        <source>Keep playing: the program replies as soon as the ending is solved.</source>
        <translation>Sigue jugando: el programa responderá en cuanto el final esté resuelto.</translation>
    </message>
</context>
<context>
    <name>Coaching</name>
    <message>
        <source>%1 and %2</source>
        <comment>a list of squares and the last of them</comment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>He is in a box. Shrink it and bring up your king.</source>
        <translation>Está en una caja. Hazla más pequeña y acerca tu rey.</translation>
    </message>
    <message>
        <source>The kings face each other on the edge. Check along the edge.</source>
        <translation>Los reyes están frente a frente en el borde. Da jaque a lo largo del borde.</translation>
    </message>
    <message>
        <source>Bring your king to a key square: %1.</source>
        <translation>Lleva tu rey a una casilla clave: %1.</translation>
    </message>
    <message>
        <source>Your king is on a key square. Escort the pawn home.</source>
        <translation>Tu rey está en una casilla clave. Lleva el peón a coronar.</translation>
    </message>
    <message>
        <source>%1 is mate.</source>
        <translation>%1 da mate.</translation>
    </message>
    <message>
        <source>%1 promotes.</source>
        <translation>%1 corona.</translation>
    </message>
    <message>
        <source>%1 is a waiting move: he is in zugzwang.</source>
        <translation>%1 es una jugada de espera: el rey rival está en zugzwang.</translation>
    </message>
    <message>
        <source>%1 drives him towards the right corner.</source>
        <translation>%1 lo empuja hacia la esquina correcta.</translation>
    </message>
    <message>
        <source>%1 takes the opposition.</source>
        <translation>%1 toma la oposición.</translation>
    </message>
    <message>
        <source>%1 gives check.</source>
        <translation>%1 da jaque.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to him.</source>
        <translation>%1 acerca tu rey al rey rival.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to him.</source>
        <translation>%1 acerca el caballo al rey rival.</translation>
    </message>
    <message>
        <source>%1 stalemates him.</source>
        <translation>%1 lo ahoga.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 es la única jugada.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>a list of squares and the last of them</comment>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Mejor: %1</translation>
    </message>
    <message>
        <source>Come together</source>
        <translation>Reunir piezas</translation>
    </message>
    <message>
        <source>Take the centre</source>
        <translation>Ocupar el centro</translation>
    </message>
    <message>
        <source>Drive him to the edge</source>
        <translation>Llevarlo al borde</translation>
    </message>
    <message>
        <source>Out of the wrong corner</source>
        <translation>Fuera de la esquina equivocada</translation>
    </message>
    <message>
        <source>The large triangle</source>
        <translation>El triángulo grande</translation>
    </message>
    <message>
        <source>The W</source>
        <translation>La W</translation>
    </message>
    <message>
        <source>Turn him back</source>
        <translation>Hacerlo retroceder</translation>
    </message>
    <message>
        <source>The middle triangle</source>
        <translation>El triángulo medio</translation>
    </message>
    <message>
        <source>The small triangle</source>
        <translation>El triángulo pequeño</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>Mate</translation>
    </message>
    <message>
        <source>Cut him off</source>
        <translation>Cortarle el paso</translation>
    </message>
    <message>
        <source>Shrink the box</source>
        <translation>Reducir la caja</translation>
    </message>
    <message>
        <source>Face him on the edge</source>
        <translation>Frente a él en el borde</translation>
    </message>
    <message>
        <source>Check along the edge</source>
        <translation>Jaque a lo largo del borde</translation>
    </message>
    <message>
        <source>Head for a key square</source>
        <translation>Hacia una casilla clave</translation>
    </message>
    <message>
        <source>Escort the pawn</source>
        <translation>Acompañar el peón</translation>
    </message>
    <message>
        <source>Run with the pawn</source>
        <translation>Correr con el peón</translation>
    </message>
    <message>
        <source>Bring king, bishop and knight together, away from the edge of the board.</source>
        <translation>Reúne rey, alfil y caballo, lejos del borde del tablero.</translation>
    </message>
    <message>
        <source>Bring your king to the centre and take squares away from his, so that he must give way.</source>
        <translation>Lleva tu rey al centro y quítale casillas al rey rival, para que tenga que ceder.</translation>
    </message>
    <message>
        <source>Keep him out of the centre. Take squares away from him and follow with king and knight.</source>
        <translation>Mantenlo fuera del centro. Quítale casillas y síguelo con rey y caballo.</translation>
    </message>
    <message>
        <source>He is near a wrong corner. Drive him out, along the edge to %1.</source>
        <translation>Está cerca de una esquina equivocada. Sácalo de ahí, por el borde hasta %1.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of seven squares. Close in and take squares away from him.</source>
        <translation>Retenlo tras la diagonal de siete casillas. Acércate y quítale casillas.</translation>
    </message>
    <message>
        <source>Drive him along the edge to %1: the knight goes in a W, the king follows, the bishop guards or waits.</source>
        <translation>Empújalo por el borde hasta %1: el caballo traza una W, el rey lo sigue, el alfil vigila o espera.</translation>
    </message>
    <message>
        <source>He tries to get away from %1. Take the squares on his path and turn him back.</source>
        <translation>Intenta alejarse de %1. Quítale las casillas de salida y hazlo retroceder.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of five squares. Bring your king nearer and make the triangle smaller.</source>
        <translation>Retenlo tras la diagonal de cinco casillas. Acerca tu rey y reduce el triángulo.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of three squares. Bring your king a knight&apos;s move from the corner.</source>
        <translation>Retenlo tras la diagonal de tres casillas. Lleva tu rey a un salto de caballo de la esquina.</translation>
    </message>
    <message>
        <source>%1 forks king and queen.</source>
        <translation>%1 hace un doble a rey y dama.</translation>
    </message>
    <message>
        <source>%1 forks king and rook.</source>
        <translation>%1 hace un doble a rey y torre.</translation>
    </message>
    <message>
        <source>%1 forks king and bishop.</source>
        <translation>%1 hace un doble a rey y alfil.</translation>
    </message>
    <message>
        <source>%1 forks king and knight.</source>
        <translation>%1 hace un doble a rey y caballo.</translation>
    </message>
    <message>
        <source>%1 forks king and pawn.</source>
        <translation>%1 hace un doble a rey y peón.</translation>
    </message>
    <message>
        <source>%1 attacks %2 at once.</source>
        <translation>%1 hace un doble a %2.</translation>
    </message>
    <message>
        <source>%1 skewers king and queen.</source>
        <translation>%1 enfila el rey y la dama.</translation>
    </message>
    <message>
        <source>%1 skewers king and rook.</source>
        <translation>%1 enfila el rey y la torre.</translation>
    </message>
    <message>
        <source>%1 skewers king and bishop.</source>
        <translation>%1 enfila el rey y el alfil.</translation>
    </message>
    <message>
        <source>%1 skewers king and knight.</source>
        <translation>%1 enfila el rey y el caballo.</translation>
    </message>
    <message>
        <source>%1 skewers king and pawn.</source>
        <translation>%1 enfila el rey y el peón.</translation>
    </message>
    <message>
        <source>%1 skewers %2.</source>
        <translation>%1 enfila %2.</translation>
    </message>
    <message>
        <source>%1 uncovers an attack on %2.</source>
        <translation>%1 descubre un ataque a %2.</translation>
    </message>
    <message>
        <source>%1 deflects the defender on %2.</source>
        <translation>%1 desvía al defensor situado en %2.</translation>
    </message>
    <message>
        <source>%1 offers the piece: to capture on %2 is stalemate.</source>
        <translation>%1 ofrece la pieza: si la capturan en %2, es ahogado.</translation>
    </message>
    <message>
        <source>%1 guards the piece on %2 through its attacker.</source>
        <translation>%1 defiende la pieza de %2 a través de su atacante.</translation>
    </message>
    <message>
        <source>%1 gives double check: the king must move.</source>
        <translation>%1 da jaque doble: el rey tiene que moverse.</translation>
    </message>
    <message>
        <source>%1 gives discovered check.</source>
        <translation>%1 da jaque a la descubierta.</translation>
    </message>
    <message>
        <source>%1 builds a bridge: the rook shields its king from the checks.</source>
        <translation>%1 construye el puente: la torre protege a su rey de los jaques.</translation>
    </message>
    <message>
        <source>%1 begins a triangle: the same position comes back with the other side to move.</source>
        <translation>%1 inicia un triángulo: vuelve la misma posición, pero le toca al otro bando.</translation>
    </message>
    <message>
        <source>%1 wins the race: the king is outside the square of the pawn.</source>
        <translation>%1 gana la carrera: el rey está fuera del cuadrado del peón.</translation>
    </message>
    <message>
        <source>%1 reaches a key square.</source>
        <translation>%1 llega a una casilla clave.</translation>
    </message>
    <message>
        <source>%1 is a spare move: now your king has the opposition.</source>
        <translation>%1 es una jugada de reserva: ahora tu rey tiene la oposición.</translation>
    </message>
    <message>
        <source>%1 takes the diagonal opposition.</source>
        <translation>%1 toma la oposición diagonal.</translation>
    </message>
    <message>
        <source>%1 shoulders the other king away from %2.</source>
        <translation>%1 le cierra al otro rey el paso a %2.</translation>
    </message>
    <message>
        <source>%1 heads for the corner in front of the rook pawn.</source>
        <translation>%1 se dirige a la esquina delante del peón de torre.</translation>
    </message>
    <message>
        <source>%1 stops in front of the pawn.</source>
        <translation>%1 se coloca justo delante del peón.</translation>
    </message>
    <message>
        <source>%1 guards the promotion square %2.</source>
        <translation>%1 vigila la casilla de coronación %2.</translation>
    </message>
    <message>
        <source>%1 goes to the short side and leaves the long side to the rook.</source>
        <translation>%1 va al lado corto y deja el lado largo a la torre.</translation>
    </message>
    <message>
        <source>%1 comes in front of the pawn.</source>
        <translation>%1 se coloca delante del peón.</translation>
    </message>
    <message>
        <source>%1 goes behind the passed pawn.</source>
        <translation>%1 se coloca detrás del peón pasado.</translation>
    </message>
    <message>
        <source>%1 checks from the side.</source>
        <translation>%1 da jaque lateral.</translation>
    </message>
    <message>
        <source>%1 checks from behind.</source>
        <translation>%1 da jaque por detrás.</translation>
    </message>
    <message>
        <source>%1 checks from the front.</source>
        <translation>%1 da jaque frontal.</translation>
    </message>
    <message>
        <source>%1 makes the rook leave its king.</source>
        <translation>%1 obliga a la torre a alejarse de su rey.</translation>
    </message>
    <message>
        <source>%1 puts the bishops side by side: their diagonals make a wall.</source>
        <translation>%1 pone los alfiles uno al lado del otro: sus diagonales forman un muro.</translation>
    </message>
    <message>
        <source>%1 is the only move that wins.</source>
        <translation>%1 es la única jugada que gana.</translation>
    </message>
    <message>
        <source>%1 is the only move that draws.</source>
        <translation>%1 es la única jugada que hace tablas.</translation>
    </message>
    <message>
        <source>%1 saves the bishop, which was hanging.</source>
        <translation>%1 salva el alfil, que estaba colgado.</translation>
    </message>
    <message>
        <source>%1 saves the knight, which was hanging.</source>
        <translation>%1 salva el caballo, que estaba colgado.</translation>
    </message>
    <message>
        <source>%1 saves the rook, which was hanging.</source>
        <translation>%1 salva la torre, que estaba colgada.</translation>
    </message>
    <message>
        <source>%1 saves the queen, which was hanging.</source>
        <translation>%1 salva la dama, que estaba colgada.</translation>
    </message>
    <message>
        <source>%1 saves the pawn, which was hanging.</source>
        <translation>%1 salva el peón, que estaba colgado.</translation>
    </message>
    <message>
        <source>%1 attacks the bishop.</source>
        <translation>%1 ataca al alfil.</translation>
    </message>
    <message>
        <source>%1 attacks the knight.</source>
        <translation>%1 ataca al caballo.</translation>
    </message>
    <message>
        <source>%1 attacks the rook.</source>
        <translation>%1 ataca a la torre.</translation>
    </message>
    <message>
        <source>%1 attacks the queen.</source>
        <translation>%1 ataca a la dama.</translation>
    </message>
    <message>
        <source>%1 attacks the pawn.</source>
        <translation>%1 ataca al peón.</translation>
    </message>
    <message>
        <source>%1 is check: he must go to %3.</source>
        <translation>%1 da jaque: el rey tiene que ir a %3.</translation>
    </message>
    <message>
        <source>%1 keeps him out of %2, where he wants to go.</source>
        <translation>%1 le cierra el paso a %2, adonde quiere ir.</translation>
    </message>
    <message>
        <source>%1 leaves him only %2.</source>
        <translation>%1 solo le deja %2.</translation>
    </message>
    <message>
        <source>%1 confines him to the edge.</source>
        <translation>%1 lo encierra en el borde.</translation>
    </message>
    <message>
        <source>%1 drives him back towards the edge.</source>
        <translation>%1 lo hace retroceder hacia el borde.</translation>
    </message>
    <message>
        <source>%1 threatens mate.</source>
        <translation>%1 amenaza mate.</translation>
    </message>
    <message>
        <source>%1 takes %2 away from him.</source>
        <translation>%1 le quita %2.</translation>
    </message>
    <message>
        <source>%1 gives check and drives him from %2.</source>
        <translation>%1 da jaque y lo expulsa de %2.</translation>
    </message>
    <message>
        <source>%1 protects the bishop before he can attack it.</source>
        <translation>%1 defiende el alfil antes de que lo ataquen.</translation>
    </message>
    <message>
        <source>%1 protects the knight before he can attack it.</source>
        <translation>%1 defiende el caballo antes de que lo ataquen.</translation>
    </message>
    <message>
        <source>%1 protects the rook before he can attack it.</source>
        <translation>%1 defiende la torre antes de que la ataquen.</translation>
    </message>
    <message>
        <source>%1 protects the queen before he can attack it.</source>
        <translation>%1 defiende la dama antes de que la ataquen.</translation>
    </message>
    <message>
        <source>%1 protects the pawn before he can attack it.</source>
        <translation>%1 defiende el peón antes de que lo ataquen.</translation>
    </message>
    <message>
        <source>%1 moves the piece out of reach.</source>
        <translation>%1 pone la pieza fuera de su alcance.</translation>
    </message>
    <message>
        <source>%1 moves the bishop before he can attack it.</source>
        <translation>%1 aparta el alfil antes de que lo ataquen.</translation>
    </message>
    <message>
        <source>%1 moves the knight before he can attack it.</source>
        <translation>%1 aparta el caballo antes de que lo ataquen.</translation>
    </message>
    <message>
        <source>%1 moves the rook before he can attack it.</source>
        <translation>%1 aparta la torre antes de que la ataquen.</translation>
    </message>
    <message>
        <source>%1 moves the queen before he can attack it.</source>
        <translation>%1 aparta la dama antes de que la ataquen.</translation>
    </message>
    <message>
        <source>%1 moves the pawn before he can attack it.</source>
        <translation>%1 aparta el peón antes de que lo ataquen.</translation>
    </message>
    <message>
        <source>%1 reaches the next stage: “%4”.</source>
        <translation>%1 alcanza la siguiente etapa: «%4».</translation>
    </message>
    <message>
        <source>%1 takes the diagonal in front of him.</source>
        <translation>%1 ocupa la diagonal frente al rey rival.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to its mating post, a knight&apos;s move from the corner.</source>
        <translation>%1 acerca tu rey a su puesto para dar mate, a un salto de caballo de la esquina.</translation>
    </message>
    <message>
        <source>%1 prepares the king&apos;s move to %2.</source>
        <translation>%1 prepara la llegada del rey a %2.</translation>
    </message>
    <message>
        <source>%1 prepares the bishop&apos;s move to %2.</source>
        <translation>%1 prepara la llegada del alfil a %2.</translation>
    </message>
    <message>
        <source>%1 prepares the knight&apos;s move to %2.</source>
        <translation>%1 prepara la llegada del caballo a %2.</translation>
    </message>
    <message>
        <source>%1 prepares a move to %2.</source>
        <translation>%1 prepara una jugada a %2.</translation>
    </message>
    <message>
        <source>%1 is a step on the way to %2.</source>
        <translation>%1 es un paso hacia %2.</translation>
    </message>
    <message>
        <source>%1 guards %2.</source>
        <translation>%1 vigila %2.</translation>
    </message>
    <message>
        <source>%1 brings the bishop closer to your king.</source>
        <translation>%1 acerca el alfil a tu rey.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to your king.</source>
        <translation>%1 acerca el caballo a tu rey.</translation>
    </message>
    <message>
        <source>%1 keeps %2 guarded.</source>
        <translation>%1 sigue vigilando %2.</translation>
    </message>
    <message>
        <source>%1 leaves him nothing to attack.</source>
        <translation>%1 no le deja nada que atacar.</translation>
    </message>
    <message>
        <source>%1 gets off the edge.</source>
        <translation>%1 sale del borde.</translation>
    </message>
    <message>
        <source>Keep him on the edge</source>
        <translation>Mantenerlo en el borde</translation>
    </message>
    <message>
        <source>Drive him into the corner</source>
        <translation>Llevarlo a la esquina</translation>
    </message>
    <message>
        <source>He is on the edge. Take away the squares by which he could leave it and follow with king and knight.</source>
        <translation>Está en el borde. Quítale las casillas por las que podría salir y síguelo con rey y caballo.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up so that it faces his when it is your move.</source>
        <translation>No puede salir del borde. Acerca tu rey para que quede frente al suyo cuando te toque jugar.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up and drive him into the corner.</source>
        <translation>No puede salir del borde. Acerca tu rey y empújalo a la esquina.</translation>
    </message>
    <message>
        <source>%1 forces mate with the next move.</source>
        <translation>%1 fuerza el mate en la siguiente jugada.</translation>
    </message>
    <message>
        <source>%1 pins the pawn on %2, and it falls.</source>
        <translation>%1 clava el peón de %2, que cae.</translation>
    </message>
    <message>
        <source>%1 wins the rook by force.</source>
        <translation>%1 gana la torre de forma forzada.</translation>
    </message>
    <message>
        <source>%1 wins the bishop by force.</source>
        <translation>%1 gana el alfil de forma forzada.</translation>
    </message>
    <message>
        <source>%1 wins the knight by force.</source>
        <translation>%1 gana el caballo de forma forzada.</translation>
    </message>
    <message>
        <source>%1 wins the pawn by force.</source>
        <translation>%1 gana el peón de forma forzada.</translation>
    </message>
    <message>
        <source>%1 wins the piece on %2 by force.</source>
        <translation>%1 gana la pieza de %2 de forma forzada.</translation>
    </message>
    <message>
        <source>%1 stays on a key square.</source>
        <translation>%1 se mantiene en una casilla clave.</translation>
    </message>
    <message>
        <source>%1 takes the distant opposition.</source>
        <translation>%1 toma la oposición distante.</translation>
    </message>
    <message>
        <source>%1 clears the pawn&apos;s path.</source>
        <translation>%1 despeja el camino del peón.</translation>
    </message>
    <message>
        <source>%1 reaches the seventh rank without check, so the king must give way.</source>
        <translation>%1 llega a séptima sin dar jaque, y el rey tiene que ceder.</translation>
    </message>
    <message>
        <source>%1 advances the pawn under the king&apos;s protection.</source>
        <translation>%1 avanza el peón protegido por el rey.</translation>
    </message>
    <message>
        <source>%1 advances the pawn, and it cannot be captured.</source>
        <translation>%1 avanza el peón, que no se puede capturar.</translation>
    </message>
    <message>
        <source>%1 covers %2 on the pawn&apos;s path.</source>
        <translation>%1 controla %2 en el camino del peón.</translation>
    </message>
    <message>
        <source>%1 is in time: the king still cannot catch the pawn.</source>
        <translation>%1 llega a tiempo: el rey sigue sin poder alcanzar el peón.</translation>
    </message>
    <message>
        <source>%1 keeps the king away from %2, which the bishop does not cover.</source>
        <translation>%1 mantiene al rey lejos de %2, que el alfil no controla.</translation>
    </message>
    <message>
        <source>%1 keeps the pawn guarded.</source>
        <translation>%1 sigue defendiendo el peón.</translation>
    </message>
    <message>
        <source>%1 sets a trap: to capture the pawn is stalemate.</source>
        <translation>%1 tiende una trampa: si capturan el peón, es ahogado.</translation>
    </message>
    <message>
        <source>%1 heads for %2, the corner that the bishop does not cover.</source>
        <translation>%1 se dirige a %2, la esquina que el alfil no controla.</translation>
    </message>
    <message>
        <source>%1 pins the pawn, so that it cannot move.</source>
        <translation>%1 clava el peón, que no puede moverse.</translation>
    </message>
    <message>
        <source>%1 forces the king in front of its pawn.</source>
        <translation>%1 obliga al rey a ponerse delante de su peón.</translation>
    </message>
    <message>
        <source>%1 attacks %2 and ties the king to its defence.</source>
        <translation>%1 ataca %2 y ata al rey a su defensa.</translation>
    </message>
    <message>
        <source>%1 offers the exchange of rooks.</source>
        <translation>%1 ofrece el cambio de torres.</translation>
    </message>
    <message>
        <source>%1 offers an exchange.</source>
        <translation>%1 ofrece un cambio.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the promotion square, %2.</source>
        <translation>%1 acerca el rey a %2, donde corona el peón.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the queen is guarded.</source>
        <translation>%1 responde a la enfilada: la dama está defendida.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the rook is guarded.</source>
        <translation>%1 responde a la enfilada: la torre está defendida.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the piece on %2 is guarded.</source>
        <translation>%1 responde a la enfilada: la pieza de %2 está defendida.</translation>
    </message>
    <message>
        <source>%1 brings the queen closer with check.</source>
        <translation>%1 acerca la dama con jaque.</translation>
    </message>
    <message>
        <source>%1 puts an end to the checks.</source>
        <translation>%1 pone fin a los jaques.</translation>
    </message>
    <message>
        <source>%1 gets out of check and comes closer to him.</source>
        <translation>%1 sale del jaque y se acerca a él.</translation>
    </message>
    <message>
        <source>%1 gets out of check.</source>
        <translation>%1 sale del jaque.</translation>
    </message>
    <message>
        <source>%1 brings the kings face to face, so that he cannot come forward.</source>
        <translation>%1 pone los reyes frente a frente, y él no puede avanzar.</translation>
    </message>
    <message>
        <source>%1 moves the queen out of reach.</source>
        <translation>%1 pone la dama fuera de su alcance.</translation>
    </message>
    <message>
        <source>%1 moves the rook out of reach.</source>
        <translation>%1 pone la torre fuera de su alcance.</translation>
    </message>
    <message>
        <source>%1 brings the knight to a square of the W.</source>
        <translation>%1 lleva el caballo a una casilla de la W.</translation>
    </message>
    <message>
        <source>%1 takes your king off the edge.</source>
        <translation>%1 saca tu rey del borde.</translation>
    </message>
    <message>
        <source>%1 stays in the centre.</source>
        <translation>%1 se mantiene en el centro.</translation>
    </message>
    <message>
        <source>%1 is possible because %2 is no longer guarded.</source>
        <translation>%1 es posible porque ya nada vigila %2.</translation>
    </message>
    <message>
        <source>%1 is still possible; a better move takes %2 away from him.</source>
        <translation>%1 sigue siendo posible; una jugada mejor le quita %2.</translation>
    </message>
    <message>
        <source>Bring up your king</source>
        <translation>Acercar el rey</translation>
    </message>
    <message>
        <source>Shut him in</source>
        <translation>Encerrarlo</translation>
    </message>
    <message>
        <source>You can hold him behind the diagonal of seven squares. Bring your pieces nearer and take squares away from him.</source>
        <translation>Puedes retenerlo tras la diagonal de siete casillas. Acerca tus piezas y quítale casillas.</translation>
    </message>
    <message>
        <source>You can hold him behind the diagonal of five squares. Bring your pieces nearer and take squares away from him.</source>
        <translation>Puedes retenerlo tras la diagonal de cinco casillas. Acerca tus piezas y quítale casillas.</translation>
    </message>
    <message>
        <source>Cut him off along a file or a rank, then bring up your king.</source>
        <translation>Córtale el paso en una columna o una fila y luego acerca tu rey.</translation>
    </message>
    <message>
        <source>Bring your king and pieces up together and take squares away from him.</source>
        <translation>Acerca a la vez tu rey y tus piezas y quítale casillas.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up to mate him, and always leave him a square: beware of stalemate.</source>
        <translation>No puede salir del borde. Acerca tu rey para dar mate y déjale siempre una casilla: cuidado con el ahogado.</translation>
    </message>
    <message>
        <source>Guard the pawn on the way, and bring your king to a key square: %1.</source>
        <translation>Defiende el peón de camino y lleva tu rey a una casilla clave: %1.</translation>
    </message>
    <message>
        <source>%1 captures the queen.</source>
        <translation>%1 captura la dama.</translation>
    </message>
    <message>
        <source>%1 captures the rook.</source>
        <translation>%1 captura la torre.</translation>
    </message>
    <message>
        <source>%1 captures the bishop.</source>
        <translation>%1 captura el alfil.</translation>
    </message>
    <message>
        <source>%1 captures the knight.</source>
        <translation>%1 captura el caballo.</translation>
    </message>
    <message>
        <source>%1 captures the pawn.</source>
        <translation>%1 captura el peón.</translation>
    </message>
    <message>
        <source>%1 avoids stalemate: he still has %2.</source>
        <translation>%1 evita el ahogado: el rey aún tiene %2.</translation>
    </message>
    <message>
        <source>%1 brings the king closer with discovered check.</source>
        <translation>%1 acerca el rey con jaque a la descubierta.</translation>
    </message>
    <message>
        <source>%1 heads for the key square %2.</source>
        <translation>%1 se dirige a la casilla clave %2.</translation>
    </message>
    <message>
        <source>%1 comes closer to him.</source>
        <translation>%1 se acerca a él.</translation>
    </message>
    <message>
        <source>%1 comes closer to the centre.</source>
        <translation>%1 se acerca al centro.</translation>
    </message>
    <message>
        <source>%1 stays off the edge.</source>
        <translation>%1 evita el borde.</translation>
    </message>
    <message>
        <source>%1 keeps as far from the other king as possible.</source>
        <translation>%1 se mantiene lo más lejos posible del rey rival.</translation>
    </message>
    <message>
        <source>The mate is near. Bring up the missing piece, take his last squares, the corner last, and beware of stalemate.</source>
        <translation>El mate está cerca. Acerca la pieza que falta, quítale las últimas casillas, la esquina al final, y cuidado con el ahogado.</translation>
    </message>
    <message>
        <source>He is in a wrong corner. Drive him out, along the edge to %1.</source>
        <translation>Está en una esquina equivocada. Sácalo de ahí, por el borde hasta %1.</translation>
    </message>
    <message>
        <source>%1 keeps the rook on the back rank, where it guards against mate.</source>
        <translation>%1 mantiene la torre en la última fila, donde evita el mate.</translation>
    </message>
    <message>
        <source>%1 puts your king on its mating post, a knight&apos;s move from the corner.</source>
        <translation>%1 coloca tu rey en su puesto para dar mate, a un salto de caballo de la esquina.</translation>
    </message>
    <message>
        <source>%1 gets back towards the centre.</source>
        <translation>%1 vuelve hacia el centro.</translation>
    </message>
    <message>
        <source>It also gets back towards the centre.</source>
        <translation>Además, vuelve hacia el centro.</translation>
    </message>
    <message>
        <source>It also gets off the edge.</source>
        <translation>Además, sale del borde.</translation>
    </message>
    <message>
        <source>It also stays in the centre.</source>
        <translation>Además, se mantiene en el centro.</translation>
    </message>
    <message>
        <source>It also stays off the edge.</source>
        <translation>Además, evita el borde.</translation>
    </message>
    <message>
        <source>It also keeps as far from the other king as possible.</source>
        <translation>Además, se mantiene lo más lejos posible del rey rival.</translation>
    </message>
    <message>
        <source>Your king is close to his. Take squares away from him and bring up the other pieces, so that he must give way.</source>
        <translation>Tu rey está cerca del rey rival. Quítale casillas y acerca las otras piezas, para que tenga que ceder.</translation>
    </message>
    <message>
        <source>Your king belongs in the centre, but first use the other pieces to take squares away from his.</source>
        <translation>Tu rey debe ir al centro, pero antes usa las otras piezas para quitarle casillas al rey rival.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of five squares. Make the triangle smaller before your king comes nearer.</source>
        <translation>Retenlo tras la diagonal de cinco casillas. Reduce el triángulo antes de acercar tu rey.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Keep him there and mate him with the help of your king, but always leave him a square: beware of stalemate.</source>
        <translation>No puede salir del borde. Mantenlo ahí y dale mate con ayuda de tu rey, pero déjale siempre una casilla: cuidado con el ahogado.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Make a waiting move, so that your king faces his when it is your move.</source>
        <translation>No puede salir del borde. Haz una jugada de espera para que tu rey quede frente al suyo cuando te toque jugar.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Drive him into the corner.</source>
        <translation>No puede salir del borde. Empújalo a la esquina.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of three squares. Prepare for your king to go a knight&apos;s move from the corner.</source>
        <translation>Retenlo tras la diagonal de tres casillas. Prepara la llegada de tu rey a un salto de caballo de la esquina.</translation>
    </message>
    <message>
        <source>%1 saves the piece and avoids stalemate: he still has %2.</source>
        <translation>%1 salva la pieza y evita el ahogado: el rey aún tiene %2.</translation>
    </message>
    <message>
        <source>%1 gives check and takes %2 away from him.</source>
        <translation>%1 da jaque y le quita %2.</translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the queen.</source>
        <translation>%1 sale del jaque y defiende la dama.</translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the piece on %2.</source>
        <translation>%1 sale del jaque y defiende la pieza de %2.</translation>
    </message>
    <message>
        <source>%1 gives check, and he cannot attack the checking piece in reply.</source>
        <translation>%1 da jaque, y el rey no puede responder atacando la pieza que lo da.</translation>
    </message>
    <message>
        <source>%1 stops the pawn: on %2 it would be lost.</source>
        <translation>%1 detiene el peón: en %2 caería.</translation>
    </message>
    <message>
        <source>%1 keeps his king out of %2.</source>
        <translation>%1 le cierra al rey rival el paso a %2.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer with check.</source>
        <translation>%1 acerca el caballo con jaque.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the rook is lost in any case.</source>
        <translation>%1 sale del jaque, pero la torre se pierde de todos modos.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the piece is lost in any case.</source>
        <translation>%1 sale del jaque, pero la pieza se pierde de todos modos.</translation>
    </message>
    <message>
        <source>%1 leaves %2 unguarded.</source>
        <translation>%1 deja %2 sin vigilar.</translation>
    </message>
    <message>
        <source>%1 gives him more room.</source>
        <translation>%1 le da más espacio.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a fork.</source>
        <translation>%1 da jaque y prepara un doble.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a skewer.</source>
        <translation>%1 da jaque y prepara una enfilada.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a fork or a skewer.</source>
        <translation>%1 da jaque y prepara un doble o una enfilada.</translation>
    </message>
    <message>
        <source>%1 exchanges queens.</source>
        <translation>%1 cambia damas.</translation>
    </message>
    <message>
        <source>%1 exchanges rooks.</source>
        <translation>%1 cambia torres.</translation>
    </message>
    <message>
        <source>%1 exchanges pawns.</source>
        <translation>%1 cambia peones.</translation>
    </message>
    <message>
        <source>%1 exchanges pieces.</source>
        <translation>%1 cambia piezas.</translation>
    </message>
    <message>
        <source>%1 leaves his king only %2.</source>
        <translation>%1 solo le deja a su rey %2.</translation>
    </message>
    <message>
        <source>%1 keeps control of %2 on the pawn&apos;s path.</source>
        <translation>%1 mantiene el control de %2 en el camino del peón.</translation>
    </message>
    <message>
        <source>%1 allows him only %2.</source>
        <translation>%1 solo le permite %2.</translation>
    </message>
    <message>
        <source>%1 gives up a piece for the last pawn.</source>
        <translation>%1 entrega una pieza por el último peón.</translation>
    </message>
    <message>
        <source>Take the queen.</source>
        <translation>Captura la dama.</translation>
    </message>
    <message>
        <source>Take the rook.</source>
        <translation>Captura la torre.</translation>
    </message>
    <message>
        <source>Take the bishop.</source>
        <translation>Captura el alfil.</translation>
    </message>
    <message>
        <source>Take the knight.</source>
        <translation>Captura el caballo.</translation>
    </message>
    <message>
        <source>Take the pawn.</source>
        <translation>Captura el peón.</translation>
    </message>
    <message>
        <source>Promote the pawn.</source>
        <translation>Corona el peón.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the centre.</source>
        <translation>%1 acerca el rey al centro.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to the centre.</source>
        <translation>%1 acerca el caballo al centro.</translation>
    </message>
    <message>
        <source>%1 brings the bishop closer to the centre.</source>
        <translation>%1 acerca el alfil al centro.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the bishop is lost in any case.</source>
        <translation>%1 sale del jaque, pero el alfil se pierde de todos modos.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the knight is lost in any case.</source>
        <translation>%1 sale del jaque, pero el caballo se pierde de todos modos.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the bishop is lost in any case.</source>
        <translation>%1 es la que más resiste, pero el alfil se pierde de todos modos.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the knight is lost in any case.</source>
        <translation>%1 es la que más resiste, pero el caballo se pierde de todos modos.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the rook is lost in any case.</source>
        <translation>%1 es la que más resiste, pero la torre se pierde de todos modos.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the piece is lost in any case.</source>
        <translation>%1 es la que más resiste, pero la pieza se pierde de todos modos.</translation>
    </message>
    <message>
        <source>%1 gives up the diagonal in front of him.</source>
        <translation>%1 abandona la diagonal frente al rey rival.</translation>
    </message>
    <message>
        <source>%1 keeps the bishop out of the other king&apos;s reach.</source>
        <translation>%1 mantiene el alfil fuera del alcance del otro rey.</translation>
    </message>
    <message>
        <source>%1 keeps the knight out of the other king&apos;s reach.</source>
        <translation>%1 mantiene el caballo fuera del alcance del otro rey.</translation>
    </message>
    <message>
        <source>%1 keeps the rook out of the other king&apos;s reach.</source>
        <translation>%1 mantiene la torre fuera del alcance del otro rey.</translation>
    </message>
    <message>
        <source>%1 keeps the queen out of the other king&apos;s reach.</source>
        <translation>%1 mantiene la dama fuera del alcance del otro rey.</translation>
    </message>
    <message>
        <source>%1 keeps the pawn out of the other king&apos;s reach.</source>
        <translation>%1 mantiene el peón fuera del alcance del otro rey.</translation>
    </message>
    <message>
        <source>Take on %1.</source>
        <translation>Captura en %1.</translation>
    </message>
    <message>
        <source>%1 wins the race: both pawns promote, and then a skewer wins the queen.</source>
        <translation>%1 gana la carrera: ambos peones coronan y después una enfilada gana la dama.</translation>
    </message>
    <message>
        <source>%1 is in time: both pawns promote.</source>
        <translation>%1 llega a tiempo: ambos peones coronan.</translation>
    </message>
    <message>
        <source>%1 promotes to too weak a piece.</source>
        <translation>%1 corona una pieza demasiado débil.</translation>
    </message>
    <message>
        <source>He is on the edge. Bring your king near his before he gets away from it.</source>
        <translation>Está en el borde. Acerca tu rey al suyo antes de que salga de ahí.</translation>
    </message>
    <message>
        <source>He is on the edge. Use the other pieces to keep him there, then bring up your king.</source>
        <translation>Está en el borde. Retenlo allí con las otras piezas y después acerca tu rey.</translation>
    </message>
    <message>
        <source>%1 does so too, but then %2</source>
        <translation>%1 también lo hace, pero entonces: %2</translation>
    </message>
    <message>
        <source>After %1, %2</source>
        <translation>Tras %1: %2</translation>
    </message>
    <message>
        <source>%1 threatens to promote, so the pawn must be taken.</source>
        <translation>%1 amenaza coronar: hay que capturar el peón.</translation>
    </message>
    <message>
        <source>%1 keeps the other king on the edge.</source>
        <translation>%1 mantiene al rey rival en el borde.</translation>
    </message>
    <message>
        <source>It also keeps the other king on the edge.</source>
        <translation>Además, mantiene al rey rival en el borde.</translation>
    </message>
    <message>
        <source>Your pawn on %1 is hanging. Save it first.</source>
        <translation>Tu peón de %1 está colgado. Sálvalo primero.</translation>
    </message>
    <message>
        <source>Look at exchanges: what is left is won.</source>
        <translation>Fíjate en los cambios: lo que queda está ganado.</translation>
    </message>
    <message>
        <source>You can win material by force: look at every check and attack.</source>
        <translation>Puedes ganar material de forma forzada: mira cada jaque y cada ataque.</translation>
    </message>
    <message>
        <source>Simpler: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Más sencillo: %1</translation>
    </message>
    <message>
        <source>%1 begins a series of checks that wins material.</source>
        <translation>%1 inicia una serie de jaques que gana material.</translation>
    </message>
    <message numerus="yes">
        <source>%1 That is %n move(s) slower than the best.</source>
        <comment>after a sentence about the move</comment>
        <translation>
            <numerusform>%1 Es una jugada más lenta que la mejor.</numerusform>
            <numerusform>%1 Es %n jugadas más lenta que la mejor.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the rook.</source>
        <translation>%1 sale del jaque y defiende la torre.</translation>
    </message>
    <message>
        <source>%1 steps out of the pin and keeps the piece on %2 protected.</source>
        <translation>%1 sale de la clavada y mantiene defendida la pieza de %2.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the pawn on %2.</source>
        <translation>%1 acerca el rey al peón de %2.</translation>
    </message>
    <message>
        <source>%1 brings the queen closer to the pawn on %2.</source>
        <translation>%1 acerca la dama al peón de %2.</translation>
    </message>
    <message>
        <source>first</source>
        <comment>as in: along the first rank</comment>
        <translation>primera</translation>
    </message>
    <message>
        <source>second</source>
        <comment>as in: along the second rank</comment>
        <translation>segunda</translation>
    </message>
    <message>
        <source>third</source>
        <comment>as in: along the third rank</comment>
        <translation>tercera</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>as in: along the fourth rank</comment>
        <translation>cuarta</translation>
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
        <translation>séptima</translation>
    </message>
    <message>
        <source>eighth</source>
        <comment>as in: along the eighth rank</comment>
        <translation>octava</translation>
    </message>
    <message>
        <source>%1 cuts the king off along the %7-file.</source>
        <translation>%1 corta al rey por la columna %7.</translation>
    </message>
    <message>
        <source>%1 cuts the king off along the %9 rank.</source>
        <translation>%1 corta al rey por la %9 fila.</translation>
    </message>
    <message>
        <source>Close in and take squares away from him, so that he must give way.</source>
        <translation>Acércate y quítale casillas al rey rival, para que tenga que ceder.</translation>
    </message>
    <message>
        <source>Your knight on %1 is hanging. Save it first.</source>
        <translation>Tu caballo de %1 está colgado. Sálvalo primero.</translation>
    </message>
    <message>
        <source>Your bishop on %1 is hanging. Save it first.</source>
        <translation>Tu alfil de %1 está colgado. Sálvalo primero.</translation>
    </message>
    <message>
        <source>Your rook on %1 is hanging. Save it first.</source>
        <translation>Tu torre de %1 está colgada. Sálvala primero.</translation>
    </message>
    <message>
        <source>Your queen on %1 is hanging. Save it first.</source>
        <translation>Tu dama de %1 está colgada. Sálvala primero.</translation>
    </message>
    <message>
        <source>Your king is ahead of the pawn. Bring the pawn up.</source>
        <translation>Tu rey va por delante del peón. Avanza el peón.</translation>
    </message>
    <message>
        <source>%1 gets away from the corner %2.</source>
        <translation>%1 se aleja de la esquina %2.</translation>
    </message>
    <message>
        <source>It also gets away from the corner %2.</source>
        <translation>Además, se aleja de la esquina %2.</translation>
    </message>
    <message>
        <source>Leave him less room</source>
        <translation>Quitarle espacio</translation>
    </message>
    <message>
        <source>Your knight on %1 cannot be saved.</source>
        <translation>Tu caballo de %1 no tiene salvación.</translation>
    </message>
    <message>
        <source>Your bishop on %1 cannot be saved.</source>
        <translation>Tu alfil de %1 no tiene salvación.</translation>
    </message>
    <message>
        <source>Your rook on %1 cannot be saved.</source>
        <translation>Tu torre de %1 no tiene salvación.</translation>
    </message>
    <message>
        <source>Your queen on %1 cannot be saved.</source>
        <translation>Tu dama de %1 no tiene salvación.</translation>
    </message>
    <message>
        <source>Your piece on %1 cannot be saved.</source>
        <translation>Tu pieza de %1 no tiene salvación.</translation>
    </message>
    <message>
        <source>Leave him less room and bring up your king.</source>
        <translation>Déjale menos espacio y acerca tu rey.</translation>
    </message>
    <message>
        <source>%1 draws, like any other move: the bishop does not cover %2, where the pawn promotes.</source>
        <translation>%1 hace tablas, como cualquier otra jugada: el alfil no controla %2, donde corona el peón.</translation>
    </message>
    <message>
        <source>%1 draws, like any other move.</source>
        <translation>%1 hace tablas, como cualquier otra jugada.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the queen.</source>
        <translation>%1 hace tablas, como toda jugada que conserve la dama.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the rook.</source>
        <translation>%1 hace tablas, como toda jugada que conserve la torre.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the bishop.</source>
        <translation>%1 hace tablas, como toda jugada que conserve el alfil.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the knight.</source>
        <translation>%1 hace tablas, como toda jugada que conserve el caballo.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that does not lose a piece.</source>
        <translation>%1 hace tablas, como toda jugada que no pierda una pieza.</translation>
    </message>
    <message>
        <source>%1 heads for a corner that the bishop does not cover.</source>
        <translation>%1 se dirige a una esquina que el alfil no controla.</translation>
    </message>
    <message>
        <source>It also heads for a corner that the bishop does not cover.</source>
        <translation>Además, se dirige a una esquina que el alfil no controla.</translation>
    </message>
    <message numerus="yes">
        <source>%1 misses a win of material: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 deja pasar una ganancia de material: una jugada más lenta que la mejor.</numerusform>
            <numerusform>%1 deja pasar una ganancia de material: %n jugadas más lenta que la mejor.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 steps into the square of the pawn on %2.</source>
        <translation>%1 entra en el cuadrado del peón de %2.</translation>
    </message>
    <message>
        <source>%1 stays in the square of the pawn on %2.</source>
        <translation>%1 se mantiene en el cuadrado del peón de %2.</translation>
    </message>
    <message>
        <source>%1 shuts him in; squares left: %6.</source>
        <translation>%1 lo encierra; casillas que le quedan: %6.</translation>
    </message>
    <message>
        <source>%1 leaves him fewer squares: %6 instead of %5.</source>
        <translation>%1 le deja menos casillas: %6 en vez de %5.</translation>
    </message>
    <message>
        <source>%1 leaves the king as much room as possible.</source>
        <translation>%1 conserva el mayor espacio posible para su propio rey.</translation>
    </message>
    <message>
        <source>It also leaves the king as much room as possible.</source>
        <translation>Además, conserva el mayor espacio posible para su propio rey.</translation>
    </message>
    <message>
        <source>%1 keeps the rook in line with its king; off that line it would lose.</source>
        <translation>%1 mantiene la torre en línea con su rey; fuera de esa línea se perdería.</translation>
    </message>
    <message>
        <source>%1 attacks the pawn from the side, as Vančura did.</source>
        <translation>%1 ataca el peón por el lado, como hizo Vančura.</translation>
    </message>
    <message>
        <source>%1 keeps the king off the edge, where it would be lost.</source>
        <translation>%1 mantiene el rey fuera del borde, donde estaría perdido.</translation>
    </message>
    <message>
        <source>%1 attacks the piece on %2 and threatens mate.</source>
        <translation>%1 ataca la pieza de %2 y amenaza mate.</translation>
    </message>
    <message>
        <source>%1 threatens mate: only a move to %3 prevents it.</source>
        <translation>%1 amenaza mate: solo una jugada a %3 lo evita.</translation>
    </message>
    <message>
        <source>%1 puts the other side in zugzwang.</source>
        <translation>%1 deja al rival en zugzwang.</translation>
    </message>
    <message>
        <source>His king is too late. Push the pawn.</source>
        <translation>Su rey llega demasiado tarde. Avanza el peón.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour, %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1 es un rodeo de una jugada. %2</numerusform>
            <numerusform>%1 es un rodeo de %n jugadas. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 works but is %n move(s) slower. %2</source>
        <translation>
            <numerusform>%1 sirve, pero es una jugada más lenta. %2</numerusform>
            <numerusform>%1 sirve, pero es %n jugadas más lenta. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>His king is too late. Clear the pawn&apos;s path and push it.</source>
        <translation>Su rey llega demasiado tarde. Despeja el camino del peón y avánzalo.</translation>
    </message>
    <message>
        <source>His king is too late. Improve your king first, then push the pawn.</source>
        <translation>Su rey llega demasiado tarde. Primero mejora la posición de tu rey y luego avanza el peón.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses material and is %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1 pierde material y es una jugada más lenta que la mejor. %2</numerusform>
            <numerusform>%1 pierde material y es %n jugadas más lenta que la mejor. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Your pieces on %1 are hanging. Save them all first.</source>
        <translation>Tus piezas de %1 están colgadas. Primero sálvalas todas.</translation>
    </message>
    <message>
        <source>White replies: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Las blancas responden: %1</translation>
    </message>
    <message>
        <source>Black replies: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Las negras responden: %1</translation>
    </message>
    <message>
        <source>%1 keeps the other king off the key squares.</source>
        <translation>%1 mantiene al rey rival lejos de las casillas clave.</translation>
    </message>
    <message>
        <source>%1 keeps the other king from the rank in front of the pawn, as Philidor did.</source>
        <translation>%1 le impide al rey rival llegar a la fila delante del peón, como hizo Philidor.</translation>
    </message>
    <message>
        <source>%1 pins the knight on %2, and it falls.</source>
        <translation>%1 clava el caballo de %2, que cae.</translation>
    </message>
    <message>
        <source>%1 pins the bishop on %2, and it falls.</source>
        <translation>%1 clava el alfil de %2, que cae.</translation>
    </message>
    <message>
        <source>%1 pins the rook on %2, and it falls.</source>
        <translation>%1 clava la torre de %2, que cae.</translation>
    </message>
    <message>
        <source>%1 pins the queen on %2, and it falls.</source>
        <translation>%1 clava la dama de %2, que cae.</translation>
    </message>
    <message>
        <source>%1 wins the race: the pawn promotes with check.</source>
        <translation>%1 gana la carrera: el peón corona con jaque.</translation>
    </message>
    <message>
        <source>%1 wins the race: the new queen stops the other pawn.</source>
        <translation>%1 gana la carrera: la nueva dama detiene al otro peón.</translation>
    </message>
    <message>
        <source>%1 pins the knight on %2 to its king.</source>
        <translation>%1 clava el caballo de %2 contra su rey.</translation>
    </message>
    <message>
        <source>%1 pins the bishop on %2 to its king.</source>
        <translation>%1 clava el alfil de %2 contra su rey.</translation>
    </message>
    <message>
        <source>%1 pins the rook on %2 to its king.</source>
        <translation>%1 clava la torre de %2 contra su rey.</translation>
    </message>
    <message>
        <source>%1 pins the queen on %2 to its king.</source>
        <translation>%1 clava la dama de %2 contra su rey.</translation>
    </message>
    <message>
        <source>It also guards the promotion square %2.</source>
        <translation>Además, vigila la casilla de coronación %2.</translation>
    </message>
    <message>
        <source>It also attacks the pawn.</source>
        <translation>Además, ataca al peón.</translation>
    </message>
    <message>
        <source>It also comes closer to the pawn on %2.</source>
        <translation>Además, se acerca al peón de %2.</translation>
    </message>
    <message>
        <source>It also comes closer to the promotion square, %2.</source>
        <translation>Además, se acerca a %2, donde corona el peón.</translation>
    </message>
    <message>
        <source>%1 gives up a pawn to draw the king to %2.</source>
        <translation>%1 entrega un peón para atraer al rey a %2.</translation>
    </message>
    <message>
        <source>%1 drives the king in front of its pawn within %6 moves.</source>
        <translation>%1 lleva al rey delante de su peón en %6 jugadas como máximo.</translation>
    </message>
    <message>
        <source>%1 leaves the knight no safe square.</source>
        <translation>%1 no deja al caballo ninguna casilla segura.</translation>
    </message>
    <message>
        <source>%1 leaves the bishop no safe square.</source>
        <translation>%1 no deja al alfil ninguna casilla segura.</translation>
    </message>
    <message>
        <source>%1 steps to the side away from the other king.</source>
        <translation>%1 se aparta hacia el lado en que no está el otro rey.</translation>
    </message>
    <message>
        <source>%1 keeps up the second-rank defence: the rook stays on the line next to the edge.</source>
        <translation>%1 mantiene la defensa de la segunda fila: la torre sigue en la línea contigua al borde.</translation>
    </message>
    <message>
        <source>%1 gives check, and the king guards the rook.</source>
        <translation>%1 da jaque, y el rey defiende la torre.</translation>
    </message>
    <message>
        <source>%1 takes the king to the corner that the bishop does not cover, where mate cannot be forced.</source>
        <translation>%1 lleva al rey al rincón que el alfil no controla, donde no se puede forzar el mate.</translation>
    </message>
    <message>
        <source>%1 takes your king past the line on which the rook could cut it off.</source>
        <translation>%1 lleva a tu rey más allá de la línea en la que la torre podría cortarlo.</translation>
    </message>
    <message>
        <source>%1 takes the rook to the long side, where it has room for checks.</source>
        <translation>%1 lleva la torre al lado largo, donde tiene espacio para dar jaques.</translation>
    </message>
    <message>
        <source>%1 prepares a discovered check.</source>
        <translation>%1 prepara un jaque a la descubierta.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares zugzwang.</source>
        <translation>%1 da jaque y prepara el zugzwang.</translation>
    </message>
    <message>
        <source>%1 threatens a deadly check on %3.</source>
        <translation>%1 amenaza un jaque mortal en %3.</translation>
    </message>
    <message>
        <source>%1 threatens mate on %3.</source>
        <translation>%1 amenaza mate en %3.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to the knight, which has no safe square.</source>
        <translation>%1 acerca tu rey al caballo, que no tiene ninguna casilla segura.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to the bishop, which has no safe square.</source>
        <translation>%1 acerca tu rey al alfil, que no tiene ninguna casilla segura.</translation>
    </message>
    <message>
        <source>%1 passes the pawn on the side away from the other king.</source>
        <translation>%1 pasa junto al peón por el lado en que no está el otro rey.</translation>
    </message>
    <message>
        <source>%1 brings the knight to safety.</source>
        <translation>%1 pone a salvo el caballo.</translation>
    </message>
    <message>
        <source>%1 brings the bishop to safety.</source>
        <translation>%1 pone a salvo el alfil.</translation>
    </message>
    <message>
        <source>%1 keeps the bishop on the diagonal to %2, where it can interpose.</source>
        <translation>%1 mantiene el alfil en la diagonal que lleva a %2, donde puede interponerse.</translation>
    </message>
    <message>
        <source>%1 takes the king to the edge, ready for the check on %2.</source>
        <translation>%1 lleva el rey al borde, listo para el jaque en %2.</translation>
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
        <translation>&amp;Abrir un curso…</translation>
    </message>
    <message>
        <source>A PGN file with one game per page, such as a Lichess study</source>
        <translation>Un archivo PGN con una partida por página, como un estudio de Lichess</translation>
    </message>
    <message>
        <source>Go one step back in the course</source>
        <translation>Retroceder un paso en el curso</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Go one step forward in the course</source>
        <translation>Avanzar un paso en el curso</translation>
    </message>
    <message>
        <source>&amp;Leave course</source>
        <translation>Salir del c&amp;urso</translation>
    </message>
    <message>
        <source>Leave the course; it will reopen at this page</source>
        <translation>Salir del curso; se abrirá de nuevo en esta página</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>Í&amp;ndice</translation>
    </message>
    <message>
        <source>Chapters and pages of the course, and which are solved</source>
        <translation>Capítulos y páginas del curso, y cuáles están resueltas</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Close the contents and go on with the page</source>
        <translation>Cerrar el índice y seguir con la página</translation>
    </message>
    <message>
        <source>Next &amp;unsolved question</source>
        <translation>Siguiente pregunta &amp;sin resolver</translation>
    </message>
    <message>
        <source>Next unsolved</source>
        <translation>Siguiente sin resolver</translation>
    </message>
    <message>
        <source>Go to the first page; your results are kept</source>
        <translation>Ir a la primera página; tus resultados se conservan</translation>
    </message>
    <message>
        <source>&amp;Skip to the next page</source>
        <translation>Saltar a la siguiente &amp;página</translation>
    </message>
    <message>
        <source>Go to the next page, whether this one is solved or not</source>
        <translation>Ir a la siguiente página, esté resuelta esta o no</translation>
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
        <translation>Leer el curso sobre el mate de alfil y caballo</translation>
    </message>
    <message>
        <source>Done: %1 of %2.</source>
        <translation>Hecho: %1 de %2.</translation>
    </message>
    <message>
        <source>Continue the course where you left off.</source>
        <translation>Continuar el curso donde lo dejaste.</translation>
    </message>
    <message>
        <source>Leave course</source>
        <translation>Salir del curso</translation>
    </message>
    <message>
        <source>Press Esc again to leave the course.</source>
        <translation>Pulsa Esc otra vez para salir del curso.</translation>
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
        <translation>Ir a la siguiente pregunta sin resolver a partir de aquí; tras la última, desde el principio</translation>
    </message>
    <message>
        <source>&amp;Previous move or page</source>
        <translation>Jugada o página an&amp;terior</translation>
    </message>
    <message>
        <source>Next move or page</source>
        <translation>Jugada o página siguiente</translation>
    </message>
    <message>
        <source>Play the move for you; the question counts as failed</source>
        <translation>Hacer la jugada por ti; la pregunta cuenta como fallada</translation>
    </message>
    <message>
        <source>Select the squares for you; the question counts as failed</source>
        <translation>Seleccionar las casillas por ti; la pregunta cuenta como fallada</translation>
    </message>
    <message>
        <source>The course will then continue from its first page; your results are kept.</source>
        <translation>Después, el curso continuará desde su primera página; tus resultados se conservan.</translation>
    </message>
    <message>
        <source>%1 (English)</source>
        <comment>a course without a translation</comment>
        <translation>%1 (en inglés)</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a course, what is done of it, and all of it</comment>
        <translation>%1 (%2 de %3)</translation>
    </message>
    <message>
        <source>Your unfinished answer to this page will be lost.</source>
        <translation>Se perderá tu respuesta a medias en esta página.</translation>
    </message>
    <message>
        <source>no course is open</source>
        <translation>no hay ningún curso abierto</translation>
    </message>
    <message>
        <source>leave the replay first</source>
        <translation>sal primero de la reproducción</translation>
    </message>
    <message>
        <source>leave the set-up first</source>
        <translation>sal primero del editor de posiciones</translation>
    </message>
    <message>
        <source>all are solved</source>
        <translation>todas están resueltas</translation>
    </message>
    <message>
        <source>Back to chapter %1, page %2</source>
        <translation>Volver al capítulo %1, página %2</translation>
    </message>
    <message>
        <source>Back to %1, chapter %2, page %3</source>
        <comment>a course</comment>
        <translation>Volver a: %1, capítulo %2, página %3</translation>
    </message>
    <message>
        <source>Choose “Go to page 1” again to go there; Esc stays here.</source>
        <translation>Elige «Ir a la página 1» otra vez para ir allí; con Esc te quedas aquí.</translation>
    </message>
    <message>
        <source>Go to page &amp;1</source>
        <translation>Ir a la página &amp;1</translation>
    </message>
    <message>
        <source>Choose “Skip” again to go to the next page; Esc stays here.</source>
        <translation>Elige «Saltar» otra vez para ir a la página siguiente; con Esc te quedas aquí.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Stay on the page</source>
        <translation>Seguir en la página</translation>
    </message>
    <message>
        <source>Choose “Previous page” again to go there; Esc stays here.</source>
        <translation>Elige «Página anterior» otra vez para ir allí; con Esc te quedas aquí.</translation>
    </message>
    <message>
        <source>Show the move or the squares, or start again</source>
        <translation>Ver la jugada o las casillas, o empezar otra vez</translation>
    </message>
    <message>
        <source>Play the page from its first position again</source>
        <translation>Jugar la página otra vez desde su primera posición</translation>
    </message>
    <message>
        <source>keep a position first</source>
        <translation>guarda antes una posición</translation>
    </message>
</context>
<context>
    <name>CourseFaults</name>
    <message>
        <source>“%1” is not a known task, so the page is for reading only.</source>
        <translation>«%1» no es una tarea conocida: la página es solo para leer.</translation>
    </message>
    <message>
        <source>There is no move to find, so the page is for reading only.</source>
        <translation>No hay ninguna jugada que encontrar: la página es solo para leer.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more error(s).</source>
        <translation>
            <numerusform>Hay un error más.</numerusform>
            <numerusform>Hay %n errores más.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course has an error in chapter %1, “%2”, page %3.</source>
        <translation>El curso tiene un error en el capítulo %1, «%2», página %3.</translation>
    </message>
    <message>
        <source>The game is over at the start, so the page is for reading only.</source>
        <translation>La partida ya está terminada al inicio: la página es solo para leer.</translation>
    </message>
    <message>
        <source>It is a draw, not mate in %1.</source>
        <translation>Son tablas, no mate en %1.</translation>
    </message>
    <message>
        <source>It is checkmate already.</source>
        <translation>Ya es jaque mate.</translation>
    </message>
    <message>
        <source>It is mate in %1, not in %2.</source>
        <translation>Es mate en %1, no en %2.</translation>
    </message>
    <message>
        <source>“%1” cannot be checked without the tablebase.</source>
        <comment>a claim</comment>
        <translation>«%1» no se puede comprobar sin la base de finales.</translation>
    </message>
    <message>
        <source>It is mate in %1, not a draw.</source>
        <translation>Es mate en %1, no tablas.</translation>
    </message>
    <message>
        <source>“%1” is not true.</source>
        <comment>a claim</comment>
        <translation>«%1» no es cierto.</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <comment>a move and what is wrong with the text behind it</comment>
        <translation>Tras %1: %2</translation>
    </message>
    <message>
        <source>It is a draw, not a win.</source>
        <translation>Es tablas, no una victoria.</translation>
    </message>
    <message>
        <source>There is no move to find yet: play the solution on the board.</source>
        <translation>Aún no hay ninguna jugada que encontrar: juega la solución en el tablero.</translation>
    </message>
</context>
<context>
    <name>Curves</name>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
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
        <translation>sin jugadas</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>mate</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>ahogado</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>a round: what, when, how long, how it ended</comment>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message>
        <source>E&amp;arlier games</source>
        <translation>Partidas &amp;anteriores</translation>
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
        <translation>Aquí ningún bando puede forzar el mate.</translation>
    </message>
    <message>
        <source>Only a king in the corner, blocked by his own piece, can be mated.</source>
        <translation>Solo puede recibir mate un rey en la esquina al que estorbe su propia pieza.</translation>
    </message>
    <message>
        <source>Keep your king out of the corners, and you are safe.</source>
        <translation>No metas tu rey en las esquinas y no podrá pasarte nada.</translation>
    </message>
    <message>
        <source>Leave him a square until you can mate: beware of stalemate.</source>
        <translation>Déjale una casilla hasta que puedas dar mate: cuidado con el ahogado.</translation>
    </message>
    <message>
        <source>King and queen are enough; the other piece just speeds things up.</source>
        <translation>Bastan la dama y el rey; la otra pieza solo acelera el mate.</translation>
    </message>
    <message>
        <source>King and rook are enough; the other piece shrinks the box.</source>
        <translation>Bastan la torre y el rey; la otra pieza ayuda a reducir la caja.</translation>
    </message>
    <message>
        <source>Keep the queen a knight&apos;s move away from him, and leave him a square until you can mate.</source>
        <translation>Mantén la dama a un salto de caballo de él y déjale una casilla hasta que puedas dar mate.</translation>
    </message>
    <message>
        <source>Use the rook to confine the king to a box, and shrink it.</source>
        <translation>Encierra al rey en una caja con la torre y hazla más pequeña.</translation>
    </message>
    <message>
        <source>Your king must help. When the kings face each other, a check from the side drives him back.</source>
        <translation>Tu rey debe ayudar. Cuando los reyes están frente a frente, un jaque lateral lo hace retroceder.</translation>
    </message>
    <message>
        <source>Drive the king into any corner, keeping the bishops side by side.</source>
        <translation>Lleva al rey a cualquier esquina, con los alfiles lado a lado.</translation>
    </message>
    <message>
        <source>Drive the king into a corner of the bishop&apos;s colour.</source>
        <translation>Lleva al rey a una esquina del color del alfil.</translation>
    </message>
    <message>
        <source>First to the edge, then along it; the knight covers the squares the bishop cannot.</source>
        <translation>Primero al borde y luego a lo largo de él; el caballo controla las casillas que no alcanza el alfil.</translation>
    </message>
    <message>
        <source>Stay away from the corners of the bishop&apos;s colour as long as you can.</source>
        <translation>Mantente lejos de las esquinas del color del alfil todo lo que puedas.</translation>
    </message>
    <message>
        <source>Escort the pawn through with your king and bishop.</source>
        <translation>Lleva el peón a coronar con el rey y el alfil.</translation>
    </message>
    <message>
        <source>With a rook pawn, keep him out of the queening corner if your bishop does not control it: there he holds the draw.</source>
        <translation>Con peón de torre, no lo dejes entrar en la esquina de coronación si tu alfil no la controla: allí hace tablas.</translation>
    </message>
    <message>
        <source>A knight behind the pawn guards it for good. A rook pawn must not reach the seventh rank too early.</source>
        <translation>Desde atrás, el caballo defiende el peón de forma permanente. Un peón de torre no debe llegar a séptima demasiado pronto.</translation>
    </message>
    <message>
        <source>If he takes one, the other runs through.</source>
        <translation>Si captura uno, el otro pasa.</translation>
    </message>
    <message>
        <source>With the kings close on the edge, lose a move, as Philidor did: in zugzwang, the rook must leave its king. Beware of stalemate.</source>
        <translation>Con los reyes próximos en el borde, pierde un tiempo, como hizo Philidor: en zugzwang, la torre tiene que alejarse de su rey. Cuidado con el ahogado.</translation>
    </message>
    <message>
        <source>Drive the king to the edge, as if he were alone.</source>
        <translation>Lleva al rey al borde, como si estuviera solo.</translation>
    </message>
    <message>
        <source>Keep your king on squares where the bishop cannot check it.</source>
        <translation>Mantén tu rey en casillas donde el alfil no pueda darle jaque.</translation>
    </message>
    <message>
        <source>Keep the bishop close to your king, and the king in the centre.</source>
        <translation>Mantén el alfil cerca de tu rey, y el rey en el centro.</translation>
    </message>
    <message>
        <source>Drive the king and knight to the edge, or separate them.</source>
        <translation>Lleva al rey y al caballo al borde, o sepáralos.</translation>
    </message>
    <message>
        <source>Keep the knight beside your king, and keep both out of the corners.</source>
        <translation>Mantén el caballo junto a tu rey, y ambos lejos de las esquinas.</translation>
    </message>
    <message>
        <source>A bishop or rook pawn on the seventh with its king beside it draws unless your king is close.</source>
        <translation>Un peón de alfil o de torre en séptima con su rey al lado hace tablas si tu rey no está cerca.</translation>
    </message>
    <message>
        <source>Use your king to shut the bishop out of the pawn&apos;s path.</source>
        <translation>Usa tu rey para impedir que el alfil controle el camino del peón.</translation>
    </message>
    <message>
        <source>Run where the knight cannot follow.</source>
        <translation>Corre por donde no pueda seguirte el caballo.</translation>
    </message>
    <message>
        <source>Near the edge a knight is slow: a rook pawn is the hardest for it to stop.</source>
        <translation>Cerca del borde el caballo es lento: el peón de torre es el que más le cuesta parar.</translation>
    </message>
    <message>
        <source>Get the pawn home before the rook can stop it.</source>
        <translation>Corona el peón antes de que la torre pueda pararlo.</translation>
    </message>
    <message>
        <source>Your king shields the pawn from the rook.</source>
        <translation>Tu rey protege al peón frente a la torre.</translation>
    </message>
    <message>
        <source>Promote with check, or so that mate follows.</source>
        <translation>Corona con jaque, o de modo que después venga el mate.</translation>
    </message>
    <message>
        <source>Stop the pawn.</source>
        <translation>Detén el peón.</translation>
    </message>
    <message>
        <source>Count the moves: who promotes first, and with check?</source>
        <translation>Cuenta las jugadas: ¿quién corona primero, y con jaque?</translation>
    </message>
    <message>
        <source>A king can go after both pawns at once, as in Réti&apos;s study.</source>
        <translation>Un rey puede perseguir a los dos peones a la vez, como en el estudio de Réti.</translation>
    </message>
    <message>
        <source>The side that checks first may win: look for mate or a skewer.</source>
        <translation>Quien da jaque primero puede ganar: busca el mate o una enfilada.</translation>
    </message>
    <message>
        <source>Win the rook with a skewer or double attack, or mate on the edge.</source>
        <translation>Gana la torre con una enfilada o un ataque doble, o da mate en el borde.</translation>
    </message>
    <message>
        <source>two queens</source>
        <translation>dos damas</translation>
    </message>
    <message>
        <source>two rooks</source>
        <translation>dos torres</translation>
    </message>
    <message>
        <source>two bishops</source>
        <translation>dos alfiles</translation>
    </message>
    <message>
        <source>two knights</source>
        <translation>dos caballos</translation>
    </message>
    <message>
        <source>two pawns</source>
        <translation>dos peones</translation>
    </message>
    <message>
        <source>bare kings</source>
        <translation>reyes solos</translation>
    </message>
    <message>
        <source>Strike at once: look for a mate, a skewer or a fork.</source>
        <translation>Golpea enseguida: busca el mate, una enfilada o un ataque doble.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>pieces of one side, as in: queen and rook</comment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>pieces of both sides, as in: queen against rook</comment>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>Promote the pawn.</source>
        <translation>Corona el peón.</translation>
    </message>
    <message>
        <source>Just run: the other king is outside the square of the pawn.</source>
        <translation>Basta con correr: el otro rey está fuera del cuadrado del peón.</translation>
    </message>
    <message>
        <source>Bring your king to a key square of the pawn.</source>
        <translation>Lleva tu rey a una casilla clave del peón.</translation>
    </message>
    <message>
        <source>Your king is on a key square: now escort the pawn home.</source>
        <translation>Tu rey está en una casilla clave: ahora lleva el peón a coronar.</translation>
    </message>
    <message>
        <source>Win the pawn.</source>
        <translation>Gana el peón.</translation>
    </message>
    <message>
        <source>Get into the corner in front of the pawn, or trap the other king there.</source>
        <translation>Entra en la esquina delante del peón, o encierra allí al otro rey.</translation>
    </message>
    <message>
        <source>Keep the other king away from the key squares of the pawn.</source>
        <translation>Impide que el otro rey llegue a las casillas clave del peón.</translation>
    </message>
    <message>
        <source>Hold out, and take the pawn if it is ever left unprotected.</source>
        <translation>Resiste y captura el peón si alguna vez se queda sin defensa.</translation>
    </message>
    <message>
        <source>Take away one rank or file after another, using the two pieces in turn.</source>
        <translation>Quítale una fila o columna tras otra, alternando las dos piezas.</translation>
    </message>
    <message>
        <source>Drive the king to the edge with the queen, then bring up your own king.</source>
        <translation>Lleva al rey al borde con la dama y después acerca el tuyo.</translation>
    </message>
    <message>
        <source>Two neighbouring diagonals are a wall he cannot cross; your king follows behind.</source>
        <translation>Dos diagonales vecinas son un muro que no puede cruzar; tu rey va detrás.</translation>
    </message>
    <message>
        <source>Two knights cannot force mate; your opponent has to walk into it.</source>
        <translation>Dos caballos no pueden forzar el mate; hace falta que el rival colabore.</translation>
    </message>
    <message>
        <source>Confining him completely stalemates him, one move short of mate.</source>
        <translation>Encerrarlo del todo lo deja ahogado, una jugada antes del mate.</translation>
    </message>
    <message>
        <source>Protect the pawn with the knight, and bring up your king.</source>
        <translation>Defiende el peón con el caballo y acerca tu rey.</translation>
    </message>
    <message>
        <source>Let the pawns protect each other, and bring up your king.</source>
        <translation>Haz que los peones se defiendan entre sí y acerca tu rey.</translation>
    </message>
    <message>
        <source>Stay in front of the pawns, and take the one that comes too near.</source>
        <translation>Quédate delante de los peones y captura el que se acerque demasiado.</translation>
    </message>
    <message>
        <source>Separate the rook from its king and win it with a double attack.</source>
        <translation>Separa la torre de su rey y gánala con un ataque doble.</translation>
    </message>
    <message>
        <source>Bring up your king, and never allow a knight fork.</source>
        <translation>Acerca tu rey y no permitas nunca un doble de caballo.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn: in the other corners he is safe.</source>
        <translation>La mayoría de estas posiciones son tablas: en las otras esquinas está a salvo.</translation>
    </message>
    <message>
        <source>Separate the knight from its king, and trap it.</source>
        <translation>Separa el caballo de su rey y atrápalo.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn as long as the two stay together.</source>
        <translation>La mayoría de estas posiciones son tablas mientras los dos sigan juntos.</translation>
    </message>
    <message>
        <source>Use checks to force the king in front of his pawn, and use the time gained to bring up your own king.</source>
        <translation>Da jaques hasta que el rey se ponga delante de su peón, y usa el tiempo ganado para acercar el tuyo.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn, or cut the other king off with the rook.</source>
        <translation>Pon tu rey delante del peón o corta al otro rey con la torre.</translation>
    </message>
    <message>
        <source>A pawn that runs ahead of its king is lost.</source>
        <translation>Un peón que se adelanta sin su rey está perdido.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn: the bishop sacrifices itself for the pawn.</source>
        <translation>La mayoría de estas posiciones son tablas: el alfil se entrega por el peón.</translation>
    </message>
    <message>
        <source>Control a square on the pawn&apos;s path, and give up the bishop for the pawn.</source>
        <translation>Controla una casilla del camino del peón y entrega el alfil por él.</translation>
    </message>
    <message>
        <source>Get the knight in front of the pawn and give it up for the pawn.</source>
        <translation>Pon el caballo delante del peón y entrégalo por él.</translation>
    </message>
    <message>
        <source>Do not let the other queen check you or force an exchange.</source>
        <translation>No dejes que la otra dama te dé jaque ni fuerce el cambio.</translation>
    </message>
    <message>
        <source>If neither works at once, it is a draw.</source>
        <translation>Si ninguna de las dos cosas funciona enseguida, son tablas.</translation>
    </message>
    <message>
        <source>Get your king in front of the pawn with the other king cut off, as in the Lucena position.</source>
        <translation>Pon tu rey delante del peón y corta al otro rey, como en la posición de Lucena.</translation>
    </message>
    <message>
        <source>Then build a bridge: put the rook on the fourth rank, ready to block his checks.</source>
        <translation>Después construye el puente: lleva la torre a la cuarta fila, lista para interponerse ante los jaques.</translation>
    </message>
    <message>
        <source>Keep the rook on the third rank, in front of the pawn (Philidor&apos;s defence); once the pawn advances to that rank, check from behind.</source>
        <translation>Mantén la torre en la tercera fila, delante del peón (defensa de Philidor); cuando el peón avance a esa fila, da jaques por detrás.</translation>
    </message>
    <message>
        <source>Push the pawn when he runs out of checks.</source>
        <translation>Avanza el peón cuando se le acaben los jaques.</translation>
    </message>
    <message>
        <source>Answer check with check where you can: that forces the queens off.</source>
        <translation>Responde a un jaque con otro tuyo si puedes: así fuerzas el cambio de damas.</translation>
    </message>
    <message>
        <source>Give perpetual check, and keep your king far from the pawn.</source>
        <translation>Da jaque perpetuo y mantén tu rey lejos del peón.</translation>
    </message>
    <message>
        <source>Aim for the Philidor position: his king on the edge, yours facing it.</source>
        <translation>Busca la posición de Philidor: su rey en el borde y el tuyo enfrente.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn, but they are hard to hold.</source>
        <translation>La mayoría de estas posiciones son tablas, pero son difíciles de defender.</translation>
    </message>
    <message>
        <source>It can take longer than the fifty-move rule allows.</source>
        <translation>Puede durar más de lo que permite la regla de las cincuenta jugadas.</translation>
    </message>
    <message>
        <source>three queens</source>
        <translation>tres damas</translation>
    </message>
    <message>
        <source>three rooks</source>
        <translation>tres torres</translation>
    </message>
    <message>
        <source>three bishops</source>
        <translation>tres alfiles</translation>
    </message>
    <message>
        <source>three knights</source>
        <translation>tres caballos</translation>
    </message>
    <message>
        <source>three pawns</source>
        <translation>tres peones</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>pieces of one side, as in: rook, bishop and knight</comment>
        <translation>%1, %2 y %3</translation>
    </message>
    <message>
        <source>Get closer to mate with every move; if you are unsure, take a hint.</source>
        <translation>Acerca el mate con cada jugada; si dudas, pide una pista.</translation>
    </message>
    <message>
        <source>Escort the pawn home: your bishop drives his off the pawn&apos;s path.</source>
        <translation>Lleva el peón a coronar: tu alfil expulsa al suyo de su camino.</translation>
    </message>
    <message>
        <source>Opposite-coloured bishops nearly always draw.</source>
        <translation>Con alfiles de distinto color casi siempre son tablas.</translation>
    </message>
    <message>
        <source>Get your king in front of the pawn, on a square the bishop cannot attack, or give up your bishop for the pawn.</source>
        <translation>Pon tu rey delante del peón en una casilla que el alfil no pueda atacar, o entrega tu alfil por el peón.</translation>
    </message>
    <message>
        <source>Escort the pawn through with your king and bishop, and keep the knight out.</source>
        <translation>Conduce el peón con rey y alfil, y mantén lejos al caballo.</translation>
    </message>
    <message>
        <source>On the edge a bishop can dominate the knight.</source>
        <translation>En el borde, un alfil puede dominar al caballo.</translation>
    </message>
    <message>
        <source>Block the pawn with your king on a square the bishop cannot attack, or give up the knight for the pawn.</source>
        <translation>Bloquea el peón con tu rey en una casilla que el alfil no pueda atacar, o entrega el caballo por el peón.</translation>
    </message>
    <message>
        <source>Threaten mate with all your pieces while his king is on the edge.</source>
        <translation>Amenaza mate con todas tus piezas mientras su rey está en el borde.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn; the danger is a king on the edge.</source>
        <translation>La mayoría de estas posiciones son tablas; el peligro es un rey en el borde.</translation>
    </message>
    <message>
        <source>Bring up your king: pawns on one file cannot protect each other.</source>
        <translation>Acerca tu rey: los peones de una misma columna no pueden defenderse entre sí.</translation>
    </message>
    <message>
        <source>Keep him busy: while he goes after one pawn, push the other.</source>
        <translation>Mantenlo ocupado: mientras persigue un peón, avanza el otro.</translation>
    </message>
    <message>
        <source>Use your king: attack his pawn and guard your own.</source>
        <translation>Usa tu rey: ataca su peón y defiende el tuyo.</translation>
    </message>
    <message>
        <source>King and rook are enough, but the pawn may be quicker.</source>
        <translation>Bastan la torre y el rey, pero quizá el peón sea más rápido.</translation>
    </message>
    <message>
        <source>Aim for a bishop or rook pawn on the seventh with your king beside it: that may draw.</source>
        <translation>Busca un peón de alfil o de torre en séptima con tu rey al lado: puede hacer tablas.</translation>
    </message>
    <message>
        <source>Keep both pieces, stop the pawn, and mate the king in a corner of the bishop&apos;s colour.</source>
        <translation>Conserva las dos piezas, detén el peón y da mate al rey en una esquina del color del alfil.</translation>
    </message>
    <message>
        <source>A pawn that is blocked or guarded against need not be captured.</source>
        <translation>No hace falta capturar un peón bloqueado o vigilado.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn, so that only exact replies hold.</source>
        <translation>Lleva tu rey por delante del peón, para que solo aguanten las respuestas exactas.</translation>
    </message>
    <message>
        <source>Your king belongs beside the pawn, and the other king away from it.</source>
        <translation>El lugar de tu rey está junto al peón, y el otro rey debe quedar lejos.</translation>
    </message>
    <message>
        <source>Push the pawn.</source>
        <translation>Avanza el peón.</translation>
    </message>
    <message>
        <source>Clear the way for your pawn.</source>
        <translation>Despeja el camino de tu peón.</translation>
    </message>
    <message>
        <source>Bring up your king.</source>
        <translation>Acerca tu rey.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn.</source>
        <translation>Pon tu rey delante del peón.</translation>
    </message>
    <message>
        <source>Bring your king to the pawn.</source>
        <translation>Lleva tu rey hacia el peón.</translation>
    </message>
    <message>
        <source>Cut the other king off from the pawn with your rook.</source>
        <translation>Corta con tu torre el paso del otro rey hacia el peón.</translation>
    </message>
    <message>
        <source>Attack the pawn.</source>
        <translation>Ataca el peón.</translation>
    </message>
    <message>
        <source>Keep your king off the edge.</source>
        <translation>Mantén tu rey lejos del borde.</translation>
    </message>
    <message>
        <source>Drive his king towards the edge.</source>
        <translation>Lleva a su rey hacia el borde.</translation>
    </message>
    <message>
        <source>The knight is far from its king: trap it.</source>
        <translation>El caballo está lejos de su rey: atrápalo.</translation>
    </message>
    <message>
        <source>Bring king and knight together.</source>
        <translation>Junta el rey y el caballo.</translation>
    </message>
    <message>
        <source>Take the opposition: it gets your king to a key square.</source>
        <translation>Toma la oposición: así llega tu rey a una casilla clave.</translation>
    </message>
    <message>
        <source>Take the opposition: it keeps the other king away from the key squares.</source>
        <translation>Toma la oposición: así no llega el otro rey a las casillas clave.</translation>
    </message>
    <message>
        <source>Keep his king out of the corner in front of the pawn: your bishop does not control it.</source>
        <translation>No dejes llegar a su rey a la esquina delante del peón: tu alfil no la controla.</translation>
    </message>
    <message>
        <source>Head for the corner in front of the pawn: the bishop does not control it.</source>
        <translation>Ve a la esquina delante del peón: el alfil no la controla.</translation>
    </message>
    <message>
        <source>The rook is far from its king: win it with checks and a double attack.</source>
        <translation>La torre está lejos de su rey: gánala con jaques y un ataque doble.</translation>
    </message>
    <message>
        <source>Make for a corner of the opposite colour to your bishop.</source>
        <translation>Dirígete a una esquina de color contrario al de tu alfil.</translation>
    </message>
    <message>
        <source>His king blocks his pawn: bring up your king.</source>
        <translation>Su rey bloquea su propio peón: acerca tu rey.</translation>
    </message>
    <message>
        <source>Give checks until his king has to step in front of his pawn.</source>
        <translation>Da jaques hasta que su rey tenga que ponerse delante de su peón.</translation>
    </message>
    <message>
        <source>Build a bridge: put the rook on the fourth rank, ready to block his checks.</source>
        <translation>Construye el puente: lleva la torre a la cuarta fila, lista para interponerse ante los jaques.</translation>
    </message>
    <message>
        <source>The pawn is under control: drive his king towards a corner of the bishop&apos;s colour.</source>
        <translation>El peón está controlado: lleva a su rey hacia una esquina del color del alfil.</translation>
    </message>
    <message>
        <source>Take squares away from his king.</source>
        <translation>Quítale casillas a su rey.</translation>
    </message>
    <message>
        <source>Your king is safest in the centre.</source>
        <translation>Tu rey está más seguro en el centro.</translation>
    </message>
    <message>
        <source>Basic mates</source>
        <translation>Mates básicos</translation>
    </message>
    <message>
        <source>Pawn endings</source>
        <translation>Finales de peones</translation>
    </message>
    <message>
        <source>Queen endings</source>
        <translation>Finales de damas</translation>
    </message>
    <message>
        <source>Rook endings</source>
        <translation>Finales de torres</translation>
    </message>
    <message>
        <source>Minor pieces</source>
        <translation>Piezas menores</translation>
    </message>
    <message>
        <source>Queen against other pieces</source>
        <translation>Dama contra otras piezas</translation>
    </message>
    <message>
        <source>Rook against other pieces</source>
        <translation>Torre contra otras piezas</translation>
    </message>
    <message>
        <source>Five pieces</source>
        <translation>Cinco piezas</translation>
    </message>
    <message>
        <source>Keep the rook near your king.</source>
        <translation>Mantén la torre cerca de tu rey.</translation>
    </message>
    <message>
        <source>Bishop endings</source>
        <translation>Finales de alfiles</translation>
    </message>
    <message>
        <source>Knight endings</source>
        <translation>Finales de caballos</translation>
    </message>
    <message>
        <source>The wrong corner</source>
        <translation>Esquina equivocada</translation>
    </message>
    <message>
        <source>Philidor&apos;s W, 1777</source>
        <translation>W de Philidor, 1777</translation>
    </message>
    <message>
        <source>Delétang&apos;s starting position</source>
        <translation>Posición inicial de Delétang</translation>
    </message>
    <message>
        <source>The longest mate</source>
        <translation>El mate más largo</translation>
    </message>
    <message>
        <source>Ushenina – Girya, Geneva 2013</source>
        <translation>Ushenina – Girya, Ginebra 2013</translation>
    </message>
    <message>
        <source>Rook and pawn: the Lucena bridge</source>
        <translation>Torre y peón: el puente de Lucena</translation>
    </message>
    <message>
        <source>Rook and pawn: Philidor&apos;s third-rank defence</source>
        <translation>Torre y peón: la defensa de la tercera fila de Philidor</translation>
    </message>
    <message>
        <source>Rook and pawn: the Vančura defence</source>
        <translation>Torre y peón: la defensa de Vančura</translation>
    </message>
    <message>
        <source>Philidor&apos;s W</source>
        <translation>W de Philidor</translation>
    </message>
    <message>
        <source>Delétang&apos;s middle triangle</source>
        <translation>Triángulo medio de Delétang</translation>
    </message>
    <message>
        <source>Delétang&apos;s small triangle</source>
        <translation>Triángulo pequeño de Delétang</translation>
    </message>
    <message>
        <source>Queen, the longest mate</source>
        <translation>Dama, el mate más largo</translation>
    </message>
    <message>
        <source>Rook, the longest mate</source>
        <translation>Torre, el mate más largo</translation>
    </message>
    <message>
        <source>Pawn, the opposition wins</source>
        <translation>Peón, la oposición gana</translation>
    </message>
    <message>
        <source>Pawn, the opposition holds the draw</source>
        <translation>Peón, la oposición mantiene las tablas</translation>
    </message>
    <message>
        <source>Queen against centre pawn</source>
        <translation>Dama contra peón central</translation>
    </message>
    <message>
        <source>Lucena bridge</source>
        <translation>Puente de Lucena</translation>
    </message>
    <message>
        <source>Rook and bishop: Philidor&apos;s win</source>
        <translation>Torre y alfil: la victoria de Philidor</translation>
    </message>
    <message>
        <source>Rook and bishop: the second-rank defence</source>
        <translation>Torre y alfil: la defensa de la segunda fila</translation>
    </message>
    <message>
        <source>Rook and bishop: the Cochrane defence</source>
        <translation>Torre y alfil: la defensa Cochrane</translation>
    </message>
    <message>
        <source>Bishops: Centurini&apos;s study</source>
        <translation>Alfiles: el estudio de Centurini</translation>
    </message>
    <message>
        <source>Bishops: the king behind the pawn</source>
        <translation>Alfiles: el rey detrás del peón</translation>
    </message>
    <message>
        <source>Take the opposition.</source>
        <translation>Toma la oposición.</translation>
    </message>
    <message>
        <source>Look for a check that attacks the rook, too.</source>
        <translation>Busca un jaque que ataque también la torre.</translation>
    </message>
    <message>
        <source>Cut the other king off with your rook.</source>
        <translation>Corta el paso del otro rey con tu torre.</translation>
    </message>
    <message>
        <source>Put your rook behind the passed pawn.</source>
        <translation>Coloca tu torre detrás del peón pasado.</translation>
    </message>
    <message>
        <source>Use your king.</source>
        <translation>Usa tu rey.</translation>
    </message>
    <message>
        <source>His king is too late. Improve your king first, then push the pawn.</source>
        <translation>Su rey llega demasiado tarde. Primero mejora la posición de tu rey y luego avanza el peón.</translation>
    </message>
</context>
<context>
    <name>EngineCommands</name>
    <message>
        <source>Choose the program file of a UCI engine.</source>
        <translation>Elige el ejecutable de un motor UCI.</translation>
    </message>
    <message>
        <source>%1 takes over where the tablebases end.</source>
        <translation>%1 toma el relevo donde acaban las bases de finales.</translation>
    </message>
    <message>
        <source>What it says is an opinion, not a proof.</source>
        <translation>Lo que dice es una opinión, no una demostración.</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Elegir un motor</translation>
    </message>
    <message>
        <source>&amp;Choose an engine…</source>
        <translation>&amp;Elegir un motor…</translation>
    </message>
    <message>
        <source>It plays positions with six or more pieces, or with castling</source>
        <translation>Juega posiciones de seis o más piezas, o con enroque</translation>
    </message>
    <message>
        <source>&amp;Stop using %1</source>
        <translation>&amp;Dejar de usar %1</translation>
    </message>
    <message>
        <source>Eng&amp;ine beyond the tablebases</source>
        <translation>Motor fuera de las &amp;bases de finales</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1 won</source>
        <comment>a share of positions</comment>
        <translation>%1 ganadas</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <comment>a share of positions</comment>
        <translation>%1 tablas</translation>
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
        <translation>No había memoria suficiente para calcular el final.</translation>
    </message>
    <message>
        <source>Solve it now</source>
        <translation>Resolverlo ahora</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>Se muestran las primeras %1.</translation>
    </message>
    <message>
        <source>Longest wins</source>
        <translation>Las victorias más largas</translation>
    </message>
    <message>
        <source>Reciprocal zugzwangs</source>
        <translation>Zugzwang recíproco</translation>
    </message>
    <message>
        <source>The side to move loses, but would not if the other side had to move. Mirror images count once.</source>
        <translation>El bando que mueve pierde, pero no perdería si tuviera que mover el otro. Las posiciones simétricas cuentan una vez.</translation>
    </message>
    <message>
        <source>Longest win: %1.</source>
        <translation>Victoria más larga: %1.</translation>
    </message>
    <message>
        <source>Attacker to move: %1.</source>
        <comment>shares of results</comment>
        <translation>Juega el atacante: %1.</translation>
    </message>
    <message>
        <source>Defender to move: %1.</source>
        <comment>shares of results</comment>
        <translation>Juega el defensor: %1.</translation>
    </message>
    <message>
        <source>No ending has been found.</source>
        <translation>No se ha encontrado ningún final.</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>Todos los finales</translation>
    </message>
    <message>
        <source>Longest wins of the attacker</source>
        <translation>Victorias más largas del atacante</translation>
    </message>
    <message>
        <source>Longest wins of the defender</source>
        <translation>Victorias más largas del defensor</translation>
    </message>
    <message>
        <source>Whoever has to move loses.</source>
        <translation>Pierde quien tiene que mover.</translation>
    </message>
    <message>
        <source>The program computes these figures itself. Every legal arrangement of the pieces on the board counts, including bishops of one side on squares of the same colour; castling and the fifty-move rule are ignored. Won and lost are from the attacker&apos;s point of view, the side named first.</source>
        <translation>El programa calcula estas cifras por sí mismo. Cuenta cada colocación legal de las piezas en el tablero, incluso con dos alfiles de un bando en casillas del mismo color; no se consideran el enroque ni la regla de las cincuenta jugadas. Ganadas y perdidas se entienden para el atacante, el bando nombrado primero.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Save with mate &amp;distances and wasted moves</source>
        <translation>Guardar con &amp;distancias y jugadas de más</translation>
    </message>
    <message>
        <source>Saved games note after each move how far off mate is and how many moves were wasted</source>
        <translation>Las partidas guardadas indican tras cada jugada a cuánto está el mate y cuántas jugadas hubo de más</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open the games of a PGN file</source>
        <translation>Abrir las partidas de un archivo PGN</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;recientes</translation>
    </message>
    <message>
        <source>Other &amp;games in this file…</source>
        <translation>Otras &amp;partidas del archivo…</translation>
    </message>
    <message>
        <source>Choose another game from the last file opened</source>
        <translation>Elegir otra partida del último archivo abierto</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save the game as PGN</source>
        <translation>Guardar la partida como PGN</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Save the game in another file</source>
        <translation>Guardar la partida en otro archivo</translation>
    </message>
    <message>
        <source>&amp;Export board…</source>
        <translation>&amp;Exportar tablero…</translation>
    </message>
    <message>
        <source>Save a picture of the board as SVG or PNG</source>
        <translation>Guardar una imagen del tablero como SVG o PNG</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Print the board and the moves</source>
        <translation>Imprimir el tablero y las jugadas</translation>
    </message>
    <message>
        <source>The board and the moves have been sent to the printer.</source>
        <translation>El tablero y las jugadas se han enviado a la impresora.</translation>
    </message>
    <message>
        <source>The board and the moves have been saved as “%1”.</source>
        <comment>a PDF file</comment>
        <translation>El tablero y las jugadas se han guardado como «%1».</translation>
    </message>
    <message>
        <source>Print preview…</source>
        <translation>Vista previa de impresión…</translation>
    </message>
    <message>
        <source>See the page before it is printed</source>
        <translation>Ver la página antes de imprimirla</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Quedarse aquí</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>&amp;New position</source>
        <translation>&amp;Nueva posición</translation>
    </message>
    <message>
        <source>Deal another position of the chosen kind</source>
        <translation>Otra posición del tipo elegido</translation>
    </message>
    <message>
        <source>&amp;Choose the kind of position…</source>
        <translation>&amp;Elegir tipo de posición…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Start with these settings</source>
        <translation>Empezar con estas opciones</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Al &amp;inicio</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Una jugada a&amp;trás</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Una jugada a&amp;delante</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Al &amp;final</translation>
    </message>
    <message>
        <source>&amp;Play the line automatically</source>
        <translation>Reproducción a&amp;utomática</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Pi&amp;sta</translation>
    </message>
    <message>
        <source>Show the &amp;line to mate</source>
        <translation>Ver la &amp;línea al mate</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Replay the best line from here</source>
        <translation>Reproducir la mejor línea desde aquí</translation>
    </message>
    <message>
        <source>Finish it for &amp;me</source>
        <translation>Ter&amp;minar por mí</translation>
    </message>
    <message>
        <source>To the first &amp;known ending</source>
        <translation>Al primer final &amp;conocido</translation>
    </message>
    <message>
        <source>Go to where the game first reaches a solved ending</source>
        <translation>Ir a donde la partida llega por primera vez a un final ya calculado</translation>
    </message>
    <message>
        <source>Let the program play the rest once you have promoted and are winning with a queen or rook</source>
        <translation>Dejar que el programa juegue el resto cuando hayas coronado y estés ganando con dama o torre</translation>
    </message>
    <message>
        <source>A&amp;gain, mirrored</source>
        <translation>Otra &amp;vez, en espejo</translation>
    </message>
    <message>
        <source>Start again from the first position of this game with left and right swapped</source>
        <translation>Volver a la posición inicial de esta partida, con izquierda y derecha cambiadas</translation>
    </message>
    <message>
        <source>An&amp;other like this</source>
        <translation>Otra &amp;parecida</translation>
    </message>
    <message>
        <source>Another position of the same ending, about as far from mate</source>
        <translation>Otra posición del mismo final y más o menos igual de lejos del mate</translation>
    </message>
    <message>
        <source>To yo&amp;ur mistake</source>
        <translation>A tu err&amp;or</translation>
    </message>
    <message>
        <source>Go to the move that went wrong and see the reply that punishes it</source>
        <translation>Ir a la jugada fallida y ver la respuesta que la castiga</translation>
    </message>
    <message>
        <source>Gi&amp;ve up</source>
        <translation>A&amp;bandonar</translation>
    </message>
    <message>
        <source>End the attempt and see what went wrong, the best moves and the report</source>
        <translation>Terminar el intento y ver qué salió mal, las mejores jugadas y el informe</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play the position on the board</source>
        <translation>Jugar la posición del tablero</translation>
    </message>
    <message>
        <source>Reveals a little more each time: the aim, the squares, the piece, its destination, the best moves</source>
        <translation>Revela cada vez un poco más: el objetivo, las casillas, la pieza, su destino, las mejores jugadas</translation>
    </message>
    <message>
        <source>Play this move</source>
        <comment>the move that was hinted at</comment>
        <translation>Hacer esta jugada</translation>
    </message>
    <message>
        <source>Play the move that the hints have come to</source>
        <translation>Hacer la jugada a la que han llevado las pistas</translation>
    </message>
    <message>
        <source>Choose “Give up” again to end the exam; Esc continues it.</source>
        <translation>Elige «Abandonar» otra vez para terminar el examen; con Esc continúa.</translation>
    </message>
    <message>
        <source>You will then see the report.</source>
        <translation>Después verás el informe.</translation>
    </message>
    <message>
        <source>Choose “Choose the kind of position” again to leave the set-up; Esc stays here.</source>
        <translation>Elige «Elegir tipo de posición» otra vez para salir del editor de posiciones; con Esc te quedas aquí.</translation>
    </message>
    <message>
        <source>The question is answered, so there are no more hints.</source>
        <translation>La pregunta ya está respondida, así que no hay más pistas.</translation>
    </message>
    <message>
        <source>There are no hints in an exam.</source>
        <translation>En un examen no hay pistas.</translation>
    </message>
    <message>
        <source>There are no more hints; “Show the squares” gives the answer.</source>
        <translation>No hay más pistas; «Ver las casillas» da la respuesta.</translation>
    </message>
    <message>
        <source>Reveals a little more each time: the colours of the squares, then one square after another</source>
        <translation>Revela cada vez un poco más: el color de las casillas y luego una casilla tras otra</translation>
    </message>
    <message>
        <source>Hints need the solved ending: press “Solve by computer” first.</source>
        <translation>Las pistas requieren el final calculado: pulsa antes «Calcular».</translation>
    </message>
    <message>
        <source>only once a promoted piece wins against the king alone</source>
        <translation>solo cuando una pieza coronada gana contra el rey solo</translation>
    </message>
    <message>
        <source>There are no more hints; “Give up” shows the answer.</source>
        <translation>No hay más pistas; «Abandonar» muestra la respuesta.</translation>
    </message>
    <message>
        <source>There are no hints for a move to know by heart.</source>
        <translation>No hay pistas para una jugada que hay que saber de memoria.</translation>
    </message>
    <message>
        <source>Keep setting up</source>
        <translation>Seguir montando</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Right corner</source>
        <translation>Esquina correcta</translation>
    </message>
    <message>
        <source>A corner of the bishop&apos;s colour: mate can be forced only there or right next to it.</source>
        <translation>Una esquina del color del alfil: solo allí o justo al lado se puede forzar el mate.</translation>
    </message>
    <message>
        <source>Wrong corner</source>
        <translation>Esquina equivocada</translation>
    </message>
    <message>
        <source>A corner of the other colour, where mate cannot be forced.</source>
        <translation>Una esquina del otro color, donde no se puede forzar el mate.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>A phase of the mate, with its own aim.</source>
        <translation>Una fase del mate, con su propio objetivo.</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>Jaula</translation>
    </message>
    <message>
        <source>The squares that the lone king could reach if no other piece moved.</source>
        <translation>Las casillas que el rey solitario podría alcanzar si no se moviera ninguna otra pieza.</translation>
    </message>
    <message>
        <source>Way out</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triángulo</translation>
    </message>
    <message>
        <source>The squares cut off by a diagonal of the bishop, around a right corner: large, middle or small. Also known as Delétang&apos;s triangles.</source>
        <translation>Las casillas que corta una diagonal del alfil alrededor de una esquina correcta: triángulo grande, medio o pequeño. También se llaman triángulos de Delétang.</translation>
    </message>
    <message>
        <source>W manoeuvre</source>
        <translation>Maniobra en W</translation>
    </message>
    <message>
        <source>The knight&apos;s route along the edge, such as f7–e5–d7–c5–b7: it drives the king from the wrong corner to the right one.</source>
        <translation>El camino del caballo a lo largo del borde, como f7–e5–d7–c5–b7: lleva al rey de la esquina equivocada a la correcta.</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>The square where a piece belongs in a given stage.</source>
        <translation>La casilla que le corresponde a una pieza en una etapa.</translation>
    </message>
    <message>
        <source>Waiting move</source>
        <translation>Jugada de espera</translation>
    </message>
    <message>
        <source>A move that keeps everything as it is, so that the opponent has to give way.</source>
        <translation>Una jugada que lo deja todo como está, de modo que el rival tenga que ceder.</translation>
    </message>
    <message>
        <source>Detour</source>
        <translation>Rodeo</translation>
    </message>
    <message>
        <source>A move that delays mate by five moves or more.</source>
        <translation>Una jugada que retrasa el mate cinco jugadas o más.</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Caja</translation>
    </message>
    <message>
        <source>The squares left to the lone king by a queen, rook or bishops.</source>
        <translation>Las casillas que la dama, la torre o los alfiles dejan al rey solitario.</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>Oposición</translation>
    </message>
    <message>
        <source>Key square</source>
        <translation>Casilla clave</translation>
    </message>
    <message>
        <source>If the king on the pawn&apos;s side reaches it, that side wins, whoever is to move.</source>
        <translation>Si el rey del bando del peón llega a ella, ese bando gana, le toque a quien le toque.</translation>
    </message>
    <message>
        <source>Square of the pawn</source>
        <translation>Cuadrado del peón</translation>
    </message>
    <message>
        <source>If the other king is inside it, or can step into it on his move, he catches the pawn; otherwise he does not.</source>
        <translation>Si el otro rey está dentro, o puede entrar cuando le toca mover, alcanza el peón; si no, no.</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Ahogado</translation>
    </message>
    <message>
        <source>The side to move is not in check but has no legal move: a draw.</source>
        <translation>El bando que juega no está en jaque, pero no tiene ninguna jugada legal: tablas.</translation>
    </message>
    <message>
        <source>General principles</source>
        <translation>Principios generales</translation>
    </message>
    <message>
        <source>A way of playing that looks a few moves ahead without knowing the ending.</source>
        <translation>Un juego que mira unas pocas jugadas por delante, sin conocer el final.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Zona</translation>
    </message>
    <message>
        <source>Drive the lone king into a smaller field if you can; otherwise bring your pieces together and your king close. It mates from every won position within fifty moves.</source>
        <translation>Empuja al rey solitario a una zona más pequeña si puedes; si no, reúne tus piezas y acerca tu rey. Así das mate desde cualquier posición ganada en cincuenta jugadas como mucho.</translation>
    </message>
    <message>
        <source>The kings face each other with one square between them, and the side to move must give way. In the distant opposition there are three or five squares between them.</source>
        <translation>Los reyes están frente a frente con una casilla entre ellos, y el bando que juega tiene que ceder. En la oposición distante hay tres o cinco casillas entre ellos.</translation>
    </message>
    <message>
        <source>One of the method&apos;s seven regions around the right corners: three, six or eight squares at a corner, the edge without the wrong corners, the whole edge, the two outer rings, the whole board. The lone king is in a field if it can be kept there for three moves.</source>
        <translation>Una de las siete regiones del método en torno a las esquinas correctas: tres, seis u ocho casillas en una esquina, el borde sin las esquinas equivocadas, todo el borde, los dos anillos exteriores, todo el tablero. El rey solitario está en una zona si se le puede retener en ella durante tres jugadas.</translation>
    </message>
    <message>
        <source>A square through which the lone king could escape.</source>
        <translation>Una casilla por la que el rey solitario podría escaparse.</translation>
    </message>
    <message>
        <source>Behind the lone king</source>
        <translation>Detrás del rey solitario</translation>
    </message>
    <message>
        <source>Two king moves away from it, on the side of the centre.</source>
        <translation>A dos pasos del rey solitario, del lado del centro.</translation>
    </message>
</context>
<context>
    <name>Guidance</name>
    <message>
        <source>Preparing the method…</source>
        <translation>Preparando el método…</translation>
    </message>
    <message>
        <source>There is not enough memory for the method.</source>
        <translation>No hay memoria suficiente para el método.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Cierra otros programas y vuelve a intentarlo.</translation>
    </message>
    <message>
        <source>Field: %1</source>
        <translation>Zona: %1</translation>
    </message>
    <message>
        <source>Next field: %1</source>
        <translation>Siguiente zona: %1</translation>
    </message>
    <message>
        <source>Its move is played as soon as it is ready.</source>
        <translation>Su jugada se hará en cuanto esté listo.</translation>
    </message>
    <message>
        <source>This takes a few seconds the first time.</source>
        <translation>La primera vez tarda unos segundos.</translation>
    </message>
</context>
<context>
    <name>Heat</name>
    <message>
        <source>draw</source>
        <comment>heat map</comment>
        <translation>tablas</translation>
    </message>
    <message>
        <source>checkmate</source>
        <comment>heat map</comment>
        <translation>jaque mate</translation>
    </message>
    <message>
        <source>mate in %1</source>
        <comment>heat map</comment>
        <translation>mate en %1</translation>
    </message>
    <message>
        <source>Heat map, %1: no mate</source>
        <translation>Mapa de calor, %1: sin mate</translation>
    </message>
    <message>
        <source>Heat map, %1: mate in %2</source>
        <translation>Mapa de calor, %1: mate en %2</translation>
    </message>
    <message>
        <source>Heat map, %1: mate in %2 (dark) to %3 (light)</source>
        <translation>Mapa de calor, %1: mate en %2 (oscuro) a %3 (claro)</translation>
    </message>
    <message>
        <source>Heat map: not in the tablebases</source>
        <translation>Mapa de calor: fuera de las bases de finales</translation>
    </message>
    <message>
        <source>the other side mates in %1</source>
        <comment>heat map</comment>
        <translation>el otro bando da mate en %1</translation>
    </message>
    <message>
        <source>%1, draw (=)</source>
        <comment>the legend of a heat map and its sign for draws</comment>
        <translation>%1, tablas (=)</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Go from square to square; in a replay, through the line</source>
        <translation>Ir de casilla en casilla; en la reproducción, recorrer la línea</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Intro, Espacio</translation>
    </message>
    <message>
        <source>Pick up or put down a piece</source>
        <translation>Levantar una pieza o soltarla</translation>
    </message>
    <message>
        <source>Letters and digits</source>
        <translation>Letras y cifras</translation>
    </message>
    <message>
        <source>Type a move: Nd3, e3d5; Enter plays it</source>
        <translation>Escribir una jugada: Cd3, e3d5; Intro la juega</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supr</translation>
    </message>
    <message>
        <source>Remove a piece from the board (in set-up)</source>
        <translation>Quitar una pieza del tablero, en el editor</translation>
    </message>
    <message>
        <source>Right mouse button</source>
        <translation>Botón derecho del ratón</translation>
    </message>
    <message>
        <source>Draw circles and arrows</source>
        <translation>Dibujar círculos y flechas</translation>
    </message>
    <message>
        <source>Q, R, B, N</source>
        <translation>D, T, A, C</translation>
    </message>
    <message>
        <source>Choose the promotion piece</source>
        <translation>Elegir la pieza de coronación</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Ir al siguiente control</translation>
    </message>
    <message>
        <source>Activate the focused control</source>
        <translation>Activar el control que tiene el foco</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Flechas, Inicio, Fin</translation>
    </message>
    <message>
        <source>Go from move to move in the list of moves</source>
        <translation>Ir de jugada en jugada en la lista de jugadas</translation>
    </message>
    <message>
        <source>Go from piece to piece in the set-up tray</source>
        <translation>Ir de pieza en pieza en la bandeja del editor</translation>
    </message>
    <message>
        <source>Going back and cancelling</source>
        <translation>Volver atrás y cancelar</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>En el tablero</translation>
    </message>
    <message>
        <source>Everywhere else</source>
        <translation>Fuera del tablero</translation>
    </message>
    <message>
        <source>Symbols in the game record</source>
        <translation>Símbolos de la planilla</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Marcas del tablero</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glosario</translation>
    </message>
    <message>
        <source>%1 during a replay and on a page to read</source>
        <translation>%1 durante la reproducción y en las páginas de lectura</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ Resuelta</translation>
    </message>
    <message>
        <source>✓ With help</source>
        <translation>✓ Con ayuda</translation>
    </message>
    <message>
        <source>✗ Failed</source>
        <translation>✗ Fallida</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Results of the questions in a course</source>
        <translation>Resultados de las preguntas de un curso</translation>
    </message>
    <message>
        <source>On the first try, without help</source>
        <translation>Al primer intento, sin ayuda</translation>
    </message>
    <message>
        <source>✓ Second try</source>
        <translation>✓ Segundo intento</translation>
    </message>
    <message>
        <source>Without help after one or more wrong answers, or after a move taken back where the page is played out</source>
        <translation>Sin ayuda, tras una o más respuestas equivocadas, o tras deshacer una jugada en las páginas que se juegan hasta el final</translation>
    </message>
    <message>
        <source>A result never gets worse. A solution on the first try, when the page is opened again, improves it: a question that failed becomes one solved at the second try, any other becomes solved</source>
        <translation>Un resultado nunca empeora. Resolver la pregunta al primer intento al volver a abrir la página lo mejora: «Fallida» pasa a «Segundo intento»; cualquier otro, a «Resuelta»</translation>
    </message>
    <message>
        <source>Grades in practice</source>
        <translation>Notas en la práctica</translation>
    </message>
    <message>
        <source>Piece letters</source>
        <translation>Letras de las piezas</translation>
    </message>
    <message>
        <source>Put a piece on the square (in set-up): capital letters for White, small ones for Black</source>
        <translation>Poner una pieza en la casilla, en el editor: mayúsculas para las blancas, minúsculas para las negras</translation>
    </message>
    <message>
        <source>After a hint that says more than a question, or once the answer has been shown</source>
        <translation>Tras una pista que dice más que una pregunta o después de haber visto la respuesta</translation>
    </message>
    <message>
        <source>Not solved; practice will ask the question again</source>
        <translation>Sin resolver; la pregunta volverá a salir en la práctica</translation>
    </message>
    <message>
        <source>✗ Shown</source>
        <translation>✗ Vista</translation>
    </message>
    <message>
        <source>The answer was shown; practice will ask the question</source>
        <translation>Se mostró la respuesta; la pregunta saldrá en la práctica</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Go on in a course, as long as no arrow key has marked a square</source>
        <translation>Seguir en un curso, mientras ninguna flecha haya marcado una casilla</translation>
    </message>
    <message>
        <source>“Take back” undoes a move that you have just entered, and what it replaced is there again; “Delete move” deletes any move with all that follows it</source>
        <translation>«Deshacer» anula la jugada que acabas de introducir y recupera lo que esta había sustituido; «Eliminar la jugada» elimina cualquier jugada con todo lo que la sigue</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>They belong to the position on the board. What they claim about its result, such as “White mates in 5”, is checked while you write</source>
        <translation>Pertenece a la posición del tablero. Lo que afirma sobre su resultado, como «Las blancas dan mate en 5», se comprueba mientras escribes</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Dibujos</translation>
    </message>
    <message>
        <source>What you draw belongs to the position on the board; draw it again to erase it</source>
        <translation>Lo que dibujas pertenece a la posición del tablero; dibújalo otra vez para borrarlo</translation>
    </message>
    <message>
        <source>Writing a course</source>
        <translation>Escribir un curso</translation>
    </message>
    <message>
        <source>Go back one step: clear a typed move, put a piece back, dismiss a message, cancel or close what is open, or leave the replay, the exercise or the page</source>
        <translation>Volver un paso atrás: borrar la jugada escrita, devolver una pieza, descartar un mensaje, cancelar o cerrar lo que esté abierto, o salir de la reproducción, del ejercicio o de la página</translation>
    </message>
    <message>
        <source>A new line</source>
        <translation>Una línea nueva</translation>
    </message>
    <message>
        <source>It is shown first: Enter plays one move after another, each with its reason. Then you play the line; Skip goes there at once</source>
        <translation>Primero se muestra: Intro juega una jugada tras otra, cada una con su razón. Después juegas tú la línea; «Saltar» va directamente a eso</translation>
    </message>
    <message>
        <source>A right move</source>
        <translation>Una jugada correcta</translation>
    </message>
    <message>
        <source>The reply is played, and the next move of the line is asked; you press nothing</source>
        <translation>Se juega la respuesta y se pregunta la siguiente jugada de la línea; no hay que pulsar nada</translation>
    </message>
    <message>
        <source>A wrong move</source>
        <translation>Una jugada errónea</translation>
    </message>
    <message>
        <source>You see why it is wrong and try again; practice will ask you for the move</source>
        <translation>Ves por qué es errónea y vuelves a intentarlo; la práctica te preguntará por la jugada</translation>
    </message>
    <message>
        <source>Known, due</source>
        <translation>Aprendidas, pendientes</translation>
    </message>
    <message>
        <source>The positions that you have solved, and those that practice would ask now. Each answer is saved at once, so that you can stop at any time</source>
        <translation>Las posiciones que has resuelto y las que la práctica preguntaría ahora. Cada respuesta se guarda al momento, así que puedes parar cuando quieras</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Which check leaves him no square?</source>
        <translation>¿Qué jaque no le deja ninguna casilla?</translation>
    </message>
    <message>
        <source>What can you capture?</source>
        <translation>¿Qué puedes capturar?</translation>
    </message>
    <message>
        <source>How far is the pawn from promotion?</source>
        <translation>¿A cuánto está el peón de coronar?</translation>
    </message>
    <message>
        <source>Which of your pieces can he take?</source>
        <translation>¿Cuál de tus piezas puede capturar él?</translation>
    </message>
    <message>
        <source>What if it were his move?</source>
        <translation>¿Y si le tocara jugar a él?</translation>
    </message>
    <message>
        <source>How can you drive him nearer to the right corner?</source>
        <translation>¿Cómo lo acercas a la esquina correcta?</translation>
    </message>
    <message>
        <source>How can you bring the kings face to face?</source>
        <translation>¿Cómo puedes poner los reyes frente a frente?</translation>
    </message>
    <message>
        <source>Which enemy piece is unprotected?</source>
        <translation>¿Qué pieza rival está sin defensa?</translation>
    </message>
    <message>
        <source>In which corners can mate not be forced?</source>
        <translation>¿En qué esquinas no se puede forzar el mate?</translation>
    </message>
    <message>
        <source>Which corners are dangerous?</source>
        <translation>¿Qué esquinas son peligrosas?</translation>
    </message>
    <message>
        <source>Where is there the most room?</source>
        <translation>¿Dónde hay más espacio?</translation>
    </message>
    <message numerus="yes">
        <source>Only %n move(s) hold the draw.</source>
        <translation>
            <numerusform>Solo una jugada mantiene las tablas.</numerusform>
            <numerusform>Solo %n jugadas mantienen las tablas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>Fíjate en %1.</translation>
    </message>
    <message>
        <source>Look at the marked squares.</source>
        <translation>Fíjate en las casillas marcadas.</translation>
    </message>
    <message>
        <source>Move the king.</source>
        <translation>Mueve el rey.</translation>
    </message>
    <message>
        <source>Move the queen.</source>
        <translation>Mueve la dama.</translation>
    </message>
    <message>
        <source>Move the rook.</source>
        <translation>Mueve la torre.</translation>
    </message>
    <message>
        <source>Move the bishop.</source>
        <translation>Mueve el alfil.</translation>
    </message>
    <message>
        <source>Move the knight.</source>
        <translation>Mueve el caballo.</translation>
    </message>
    <message>
        <source>Move the pawn.</source>
        <translation>Mueve el peón.</translation>
    </message>
    <message>
        <source>Move the king to %1.</source>
        <translation>Mueve el rey a %1.</translation>
    </message>
    <message>
        <source>Move the queen to %1.</source>
        <translation>Mueve la dama a %1.</translation>
    </message>
    <message>
        <source>Move the rook to %1.</source>
        <translation>Mueve la torre a %1.</translation>
    </message>
    <message>
        <source>Move the bishop to %1.</source>
        <translation>Mueve el alfil a %1.</translation>
    </message>
    <message>
        <source>Move the knight to %1.</source>
        <translation>Mueve el caballo a %1.</translation>
    </message>
    <message>
        <source>Move the pawn to %1.</source>
        <translation>Mueve el peón a %1.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 es la única jugada.</translation>
    </message>
    <message>
        <source>Every move holds the draw.</source>
        <translation>Cualquier jugada mantiene las tablas.</translation>
    </message>
    <message>
        <source>All moves are equally good.</source>
        <translation>Todas las jugadas son igual de buenas.</translation>
    </message>
    <message>
        <source>No other move is as good.</source>
        <translation>Es la única jugada óptima.</translation>
    </message>
    <message>
        <source>Equally good: %1.</source>
        <translation>Igual de buenas: %1.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>Lo mejor: %1.</translation>
    </message>
    <message>
        <source>Hint used: the aim.</source>
        <translation>Con una pista: el objetivo.</translation>
    </message>
    <message>
        <source>Hint used: the squares.</source>
        <translation>Con una pista: las casillas.</translation>
    </message>
    <message>
        <source>Hint used: the piece.</source>
        <translation>Con una pista: la pieza.</translation>
    </message>
    <message>
        <source>Hint used: the square.</source>
        <translation>Con una pista: la casilla.</translation>
    </message>
    <message>
        <source>Hint used: the move.</source>
        <translation>Con una pista: la jugada.</translation>
    </message>
    <message>
        <source>The program played this move.</source>
        <translation>Esta jugada la hizo el programa.</translation>
    </message>
    <message numerus="yes">
        <source>hints on %n move(s)</source>
        <translation>
            <numerusform>pistas en una jugada</numerusform>
            <numerusform>pistas en %n jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>una jugada deshecha</numerusform>
            <numerusform>%n jugadas deshechas</numerusform>
        </translation>
    </message>
    <message>
        <source>the rest played by the program</source>
        <translation>el resto lo jugó el programa</translation>
    </message>
    <message>
        <source>Help used: %1.</source>
        <translation>Con ayuda: %1.</translation>
    </message>
    <message>
        <source>Which move is left to you?</source>
        <translation>¿Qué jugada te queda?</translation>
    </message>
    <message>
        <source>Which two pieces can you attack at once?</source>
        <translation>¿Qué dos piezas puedes atacar a la vez?</translation>
    </message>
    <message>
        <source>Which two enemy pieces stand on one line?</source>
        <translation>¿Qué dos piezas rivales están en la misma línea?</translation>
    </message>
    <message>
        <source>Which enemy piece shields its king?</source>
        <translation>¿Qué pieza rival cubre a su rey?</translation>
    </message>
    <message>
        <source>Which of your pieces stands in the way of another?</source>
        <translation>¿Cuál de tus piezas estorba a otra?</translation>
    </message>
    <message>
        <source>Which enemy piece has a job it must not leave?</source>
        <translation>¿Qué pieza rival no debe abandonar su tarea?</translation>
    </message>
    <message>
        <source>What if you had no moves left?</source>
        <translation>¿Y si no te quedara ninguna jugada?</translation>
    </message>
    <message>
        <source>How can you guard the piece from behind its attacker?</source>
        <translation>¿Cómo puedes defender la pieza a través de su atacante?</translation>
    </message>
    <message>
        <source>Which move gives check twice?</source>
        <translation>¿Qué jugada da dos jaques a la vez?</translation>
    </message>
    <message>
        <source>Which of your pieces stands in the way of a check?</source>
        <translation>¿Cuál de tus piezas tapa un jaque?</translation>
    </message>
    <message>
        <source>How will your king escape the checks?</source>
        <translation>¿Cómo escapará tu rey de los jaques?</translation>
    </message>
    <message>
        <source>Can the king still catch the pawn?</source>
        <translation>¿Puede el rey alcanzar todavía el peón?</translation>
    </message>
    <message>
        <source>Which key square can your king reach?</source>
        <translation>¿A qué casilla clave puede llegar tu rey?</translation>
    </message>
    <message>
        <source>Who has to move if the kings face each other?</source>
        <translation>¿A quién le toca jugar si los reyes están frente a frente?</translation>
    </message>
    <message>
        <source>Where must your king stand when he has to move?</source>
        <translation>¿Dónde debe estar tu rey cuando le toque jugar al rival?</translation>
    </message>
    <message>
        <source>How can your king get in his way?</source>
        <translation>¿Cómo puede tu rey cerrarle el paso?</translation>
    </message>
    <message>
        <source>Which squares must his king not reach?</source>
        <translation>¿A qué casillas no debe llegar el rey rival?</translation>
    </message>
    <message>
        <source>Which corner draws against a rook pawn?</source>
        <translation>¿Qué esquina da tablas contra un peón de torre?</translation>
    </message>
    <message>
        <source>How can you stop the pawn?</source>
        <translation>¿Cómo puedes parar el peón?</translation>
    </message>
    <message>
        <source>Which square does the pawn need?</source>
        <translation>¿Qué casilla necesita el peón?</translation>
    </message>
    <message>
        <source>Which rank must his king not reach?</source>
        <translation>¿A qué fila no debe llegar el rey rival?</translation>
    </message>
    <message>
        <source>Which side of the pawn belongs to the king?</source>
        <translation>¿Qué lado del peón le corresponde al rey?</translation>
    </message>
    <message>
        <source>Where is the king safest against the pawn?</source>
        <translation>¿Dónde está más seguro el rey frente al peón?</translation>
    </message>
    <message>
        <source>Which file can you cut him off on?</source>
        <translation>¿En qué columna puedes cortar al rey?</translation>
    </message>
    <message>
        <source>Which rank can you cut him off on?</source>
        <translation>¿En qué fila puedes cortar al rey?</translation>
    </message>
    <message>
        <source>Where does a rook belong with a passed pawn?</source>
        <translation>¿Dónde debe estar la torre si hay un peón pasado?</translation>
    </message>
    <message>
        <source>From where can the rook check?</source>
        <translation>¿Desde dónde puede dar jaque la torre?</translation>
    </message>
    <message>
        <source>What can the rook do if he has to move?</source>
        <translation>¿Qué puede hacer la torre si le toca jugar al rival?</translation>
    </message>
    <message>
        <source>Where do the two bishops work best together?</source>
        <translation>¿Dónde colaboran mejor los dos alfiles?</translation>
    </message>
    <message>
        <source>Where is your king needed?</source>
        <translation>¿Dónde hace falta tu rey?</translation>
    </message>
    <message>
        <source>What must you leave him to avoid stalemate?</source>
        <translation>¿Qué debes dejarle para que no quede ahogado?</translation>
    </message>
    <message>
        <source>Which check leaves him almost no choice?</source>
        <translation>¿Qué jaque apenas le deja opciones?</translation>
    </message>
    <message>
        <source>Where does he want to go?</source>
        <translation>¿Adónde quiere ir?</translation>
    </message>
    <message>
        <source>How can you leave him almost no squares?</source>
        <translation>¿Cómo puedes dejarlo casi sin casillas?</translation>
    </message>
    <message>
        <source>How can you keep him on the edge?</source>
        <translation>¿Cómo puedes mantenerlo en el borde?</translation>
    </message>
    <message>
        <source>How can you shut him in?</source>
        <translation>¿Cómo puedes encerrarlo?</translation>
    </message>
    <message>
        <source>How can you drive him back?</source>
        <translation>¿Cómo puedes hacerlo retroceder?</translation>
    </message>
    <message>
        <source>How can you threaten mate?</source>
        <translation>¿Cómo puedes amenazar mate?</translation>
    </message>
    <message>
        <source>Which square can you take away from him?</source>
        <translation>¿Qué casilla puedes quitarle?</translation>
    </message>
    <message>
        <source>How can you leave him fewer squares?</source>
        <translation>¿Cómo puedes dejarle menos casillas?</translation>
    </message>
    <message>
        <source>Which check drives him away?</source>
        <translation>¿Qué jaque lo expulsa?</translation>
    </message>
    <message>
        <source>Which of your pieces could he attack next?</source>
        <translation>¿Cuál de tus piezas podría atacar él a continuación?</translation>
    </message>
    <message>
        <source>Which of your pieces is attacked?</source>
        <translation>¿Cuál de tus piezas está atacada?</translation>
    </message>
    <message>
        <source>How do you reach the next stage: “%4”?</source>
        <translation>¿Cómo alcanzas la siguiente etapa: «%4»?</translation>
    </message>
    <message>
        <source>Which diagonal cuts him off?</source>
        <translation>¿Qué diagonal le corta el paso?</translation>
    </message>
    <message>
        <source>Where does the knight go in the W?</source>
        <translation>¿Adónde va el caballo en la W?</translation>
    </message>
    <message>
        <source>Can your king get closer to him?</source>
        <translation>¿Puede tu rey acercarse más a él?</translation>
    </message>
    <message>
        <source>Can the knight get closer to him?</source>
        <translation>¿Puede el caballo acercarse más a él?</translation>
    </message>
    <message>
        <source>Which square does your king want to reach next?</source>
        <translation>¿A qué casilla quiere llegar ahora tu rey?</translation>
    </message>
    <message>
        <source>Which square does the bishop want to reach next?</source>
        <translation>¿A qué casilla quiere llegar ahora el alfil?</translation>
    </message>
    <message>
        <source>Which square does the knight want to reach next?</source>
        <translation>¿A qué casilla quiere llegar ahora el caballo?</translation>
    </message>
    <message>
        <source>Which square do you want to reach next?</source>
        <translation>¿A qué casilla quieres llegar ahora?</translation>
    </message>
    <message>
        <source>Which squares near him are not guarded yet?</source>
        <translation>¿Qué casillas cerca de él aún no están vigiladas?</translation>
    </message>
    <message>
        <source>Which piece is far from your king?</source>
        <translation>¿Qué pieza está lejos de tu rey?</translation>
    </message>
    <message>
        <source>Which check helps you?</source>
        <translation>¿Qué jaque te ayuda?</translation>
    </message>
    <message>
        <source>Which squares must stay guarded?</source>
        <translation>¿Qué casillas deben seguir vigiladas?</translation>
    </message>
    <message>
        <source>How can the king leave the edge?</source>
        <translation>¿Cómo puede el rey salir del borde?</translation>
    </message>
    <message>
        <source>Can you give check?</source>
        <translation>¿Puedes dar jaque?</translation>
    </message>
    <message>
        <source>How can you keep the enemy king out?</source>
        <translation>¿Cómo puedes mantener lejos al rey rival?</translation>
    </message>
    <message>
        <source>Can you force mate in two moves?</source>
        <translation>¿Puedes forzar mate en dos jugadas?</translation>
    </message>
    <message>
        <source>How can you win the rook?</source>
        <translation>¿Cómo puedes ganar la torre?</translation>
    </message>
    <message>
        <source>How can you win the bishop?</source>
        <translation>¿Cómo puedes ganar el alfil?</translation>
    </message>
    <message>
        <source>How can you win the knight?</source>
        <translation>¿Cómo puedes ganar el caballo?</translation>
    </message>
    <message>
        <source>How can you win the pawn?</source>
        <translation>¿Cómo puedes ganar el peón?</translation>
    </message>
    <message>
        <source>Which enemy piece cannot be saved?</source>
        <translation>¿Qué pieza rival no tiene salvación?</translation>
    </message>
    <message>
        <source>Which square must your king keep?</source>
        <translation>¿Qué casilla debe conservar tu rey?</translation>
    </message>
    <message>
        <source>How many squares should lie between the kings?</source>
        <translation>¿Cuántas casillas debe haber entre los reyes?</translation>
    </message>
    <message>
        <source>What stands in the way of your pawn?</source>
        <translation>¿Qué le cierra el paso a tu peón?</translation>
    </message>
    <message>
        <source>Does the pawn reach the seventh rank with check or without?</source>
        <translation>¿Llega el peón a séptima con jaque o sin él?</translation>
    </message>
    <message>
        <source>Can the pawn advance safely?</source>
        <translation>¿Puede avanzar el peón sin peligro?</translation>
    </message>
    <message>
        <source>Which squares does the pawn need?</source>
        <translation>¿Qué casillas necesita el peón?</translation>
    </message>
    <message>
        <source>Which corner must his king not reach?</source>
        <translation>¿A qué esquina no debe llegar el rey rival?</translation>
    </message>
    <message>
        <source>Who guards the pawn?</source>
        <translation>¿Quién defiende al peón?</translation>
    </message>
    <message>
        <source>Which corner does the bishop not cover?</source>
        <translation>¿Qué esquina no controla el alfil?</translation>
    </message>
    <message>
        <source>Which check blocks the pawn?</source>
        <translation>¿Qué jaque bloquea al peón?</translation>
    </message>
    <message>
        <source>Which piece does his king have to guard?</source>
        <translation>¿Qué pieza tiene que defender el rey rival?</translation>
    </message>
    <message>
        <source>Which ending is won after an exchange?</source>
        <translation>¿Qué final queda ganado tras un cambio?</translation>
    </message>
    <message>
        <source>Which piece stands behind your king?</source>
        <translation>¿Qué pieza está detrás de tu rey?</translation>
    </message>
    <message>
        <source>Which check brings the queen closer?</source>
        <translation>¿Qué jaque acerca la dama?</translation>
    </message>
    <message>
        <source>Where is your king safe from checks?</source>
        <translation>¿Dónde está tu rey a salvo de jaques?</translation>
    </message>
    <message>
        <source>Which reply to the check helps your king?</source>
        <translation>¿Qué salida del jaque ayuda a tu rey?</translation>
    </message>
    <message>
        <source>How do you get out of check?</source>
        <translation>¿Cómo sales del jaque?</translation>
    </message>
    <message>
        <source>How can the queen approach the pawn?</source>
        <translation>¿Cómo puede acercarse la dama al peón?</translation>
    </message>
    <message>
        <source>Can your king get closer to its mating post, a knight&apos;s move from the corner?</source>
        <translation>¿Puede tu rey acercarse a su puesto para dar mate, a un salto de caballo de la esquina?</translation>
    </message>
    <message>
        <source>Which square does the rook want to reach next?</source>
        <translation>¿A qué casilla quiere llegar ahora la torre?</translation>
    </message>
    <message>
        <source>Where is the king safest?</source>
        <translation>¿Dónde está más seguro el rey?</translation>
    </message>
    <message>
        <source>Is there a move that does not draw?</source>
        <translation>¿Hay alguna jugada que no haga tablas?</translation>
    </message>
    <message>
        <source>How can you stay off the edge?</source>
        <translation>¿Cómo puedes evitar el borde?</translation>
    </message>
    <message>
        <source>Where is the other king farthest away?</source>
        <translation>¿Dónde queda más lejos el rey rival?</translation>
    </message>
    <message>
        <source>Does the bishop cover the promotion square?</source>
        <translation>¿Controla el alfil la casilla de coronación?</translation>
    </message>
    <message>
        <source>What happens if the rook leaves the back rank?</source>
        <translation>¿Qué pasa si la torre deja la última fila?</translation>
    </message>
    <message>
        <source>Where does your king stand at the mate?</source>
        <translation>¿Dónde está tu rey al dar mate?</translation>
    </message>
    <message>
        <source>Which check can he not answer with an attack?</source>
        <translation>¿A qué jaque no puede responder atacando?</translation>
    </message>
    <message>
        <source>Where does his king want to go?</source>
        <translation>¿Adónde quiere ir el rey rival?</translation>
    </message>
    <message>
        <source>Which check brings the knight closer?</source>
        <translation>¿Qué jaque acerca el caballo?</translation>
    </message>
    <message>
        <source>Which check prepares a fork?</source>
        <translation>¿Qué jaque prepara un doble?</translation>
    </message>
    <message>
        <source>Which check prepares a skewer?</source>
        <translation>¿Qué jaque prepara una enfilada?</translation>
    </message>
    <message>
        <source>Which check prepares a fork or a skewer?</source>
        <translation>¿Qué jaque prepara un doble o una enfilada?</translation>
    </message>
    <message>
        <source>Which pieces can you exchange?</source>
        <translation>¿Qué piezas puedes cambiar?</translation>
    </message>
    <message>
        <source>What is the last pawn worth?</source>
        <translation>¿Cuánto vale el último peón?</translation>
    </message>
    <message>
        <source>Which of your pieces can come closer to the centre?</source>
        <translation>¿Cuál de tus piezas puede acercarse al centro?</translation>
    </message>
    <message>
        <source>Where is the bishop out of the other king&apos;s reach?</source>
        <translation>¿Dónde queda el alfil fuera del alcance del otro rey?</translation>
    </message>
    <message>
        <source>Where is the knight out of the other king&apos;s reach?</source>
        <translation>¿Dónde queda el caballo fuera del alcance del otro rey?</translation>
    </message>
    <message>
        <source>Where is the rook out of the other king&apos;s reach?</source>
        <translation>¿Dónde queda la torre fuera del alcance del otro rey?</translation>
    </message>
    <message>
        <source>Where is the queen out of the other king&apos;s reach?</source>
        <translation>¿Dónde queda la dama fuera del alcance del otro rey?</translation>
    </message>
    <message>
        <source>Where is the pawn out of the other king&apos;s reach?</source>
        <translation>¿Dónde queda el peón fuera del alcance del otro rey?</translation>
    </message>
    <message>
        <source>What can you do once both pawns have promoted?</source>
        <translation>¿Qué puedes hacer cuando ambos peones hayan coronado?</translation>
    </message>
    <message>
        <source>What happens if both pawns run?</source>
        <translation>¿Qué pasa si ambos peones corren?</translation>
    </message>
    <message>
        <source>Which reply to the check also protects a piece?</source>
        <translation>¿Qué respuesta al jaque defiende además una pieza?</translation>
    </message>
    <message>
        <source>Can your king step into the square of the pawn?</source>
        <translation>¿Puede tu rey entrar en el cuadrado del peón?</translation>
    </message>
    <message>
        <source>How can your king stay in the square of the pawn?</source>
        <translation>¿Cómo puede tu rey seguir en el cuadrado del peón?</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) shown</source>
        <translation>
            <numerusform>una jugada mostrada</numerusform>
            <numerusform>%n jugadas mostradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Which threat must he answer?</source>
        <translation>¿A qué amenaza debe responder?</translation>
    </message>
    <message>
        <source>How can you keep the other king on the edge?</source>
        <translation>¿Cómo puedes mantener al rey rival en el borde?</translation>
    </message>
    <message>
        <source>Which series of checks wins material?</source>
        <translation>¿Qué serie de jaques gana material?</translation>
    </message>
    <message>
        <source>Which of your pieces is pinned?</source>
        <translation>¿Cuál de tus piezas está clavada?</translation>
    </message>
    <message>
        <source>No other move wins.</source>
        <translation>Ninguna otra jugada gana.</translation>
    </message>
    <message>
        <source>Most moves hold the draw.</source>
        <translation>La mayoría de las jugadas mantienen las tablas.</translation>
    </message>
    <message>
        <source>No move wins by force, and none loses.</source>
        <translation>Ninguna jugada gana por la fuerza y ninguna pierde.</translation>
    </message>
    <message>
        <source>How can you prepare your king&apos;s next move?</source>
        <translation>¿Cómo puedes preparar la próxima jugada de tu rey?</translation>
    </message>
    <message>
        <source>How can you prepare the bishop&apos;s next move?</source>
        <translation>¿Cómo puedes preparar la próxima jugada del alfil?</translation>
    </message>
    <message>
        <source>How can you prepare the knight&apos;s next move?</source>
        <translation>¿Cómo puedes preparar la próxima jugada del caballo?</translation>
    </message>
    <message>
        <source>What do you want to play next?</source>
        <translation>¿Qué quieres jugar después?</translation>
    </message>
    <message>
        <source>Only one move wins: what do the others allow?</source>
        <translation>Solo una jugada gana: ¿qué permiten las demás?</translation>
    </message>
    <message>
        <source>What do the other moves allow?</source>
        <translation>¿Qué permiten las demás jugadas?</translation>
    </message>
    <message>
        <source>How can you leave him nothing to attack?</source>
        <translation>¿Cómo puedes no dejarle nada que atacar?</translation>
    </message>
    <message>
        <source>How can you hold out longest?</source>
        <translation>¿Cómo puedes resistir más tiempo?</translation>
    </message>
    <message>
        <source>Where do you keep the most room?</source>
        <translation>¿Dónde conservas más espacio?</translation>
    </message>
    <message>
        <source>How can you stalemate him?</source>
        <translation>¿Cómo puedes ahogarlo?</translation>
    </message>
    <message>
        <source>Many moves lose here.</source>
        <translation>Aquí muchas jugadas pierden.</translation>
    </message>
    <message>
        <source>What happens if the rook leaves its king?</source>
        <translation>¿Qué pasa si la torre se aleja de su rey?</translation>
    </message>
    <message>
        <source>From where can your rook attack the pawn?</source>
        <translation>¿Desde dónde puede tu torre atacar el peón?</translation>
    </message>
    <message>
        <source>Where would your king be lost?</source>
        <translation>¿Dónde estaría perdido tu rey?</translation>
    </message>
    <message>
        <source>Move a queen.</source>
        <translation>Mueve una dama.</translation>
    </message>
    <message>
        <source>Move a rook.</source>
        <translation>Mueve una torre.</translation>
    </message>
    <message>
        <source>Move a bishop.</source>
        <translation>Mueve un alfil.</translation>
    </message>
    <message>
        <source>Move a knight.</source>
        <translation>Mueve un caballo.</translation>
    </message>
    <message>
        <source>Move a pawn.</source>
        <translation>Mueve un peón.</translation>
    </message>
    <message>
        <source>Every move that keeps the queen holds the draw.</source>
        <translation>Toda jugada que conserve la dama mantiene las tablas.</translation>
    </message>
    <message>
        <source>Every move that keeps the rook holds the draw.</source>
        <translation>Toda jugada que conserve la torre mantiene las tablas.</translation>
    </message>
    <message>
        <source>Every move that keeps the bishop holds the draw.</source>
        <translation>Toda jugada que conserve el alfil mantiene las tablas.</translation>
    </message>
    <message>
        <source>Every move that keeps the knight holds the draw.</source>
        <translation>Toda jugada que conserve el caballo mantiene las tablas.</translation>
    </message>
    <message>
        <source>Every move that does not lose a piece holds the draw.</source>
        <translation>Toda jugada que no pierda una pieza mantiene las tablas.</translation>
    </message>
    <message>
        <source>Which pawn promotes first, and is it with check?</source>
        <translation>¿Qué peón corona primero, y con jaque?</translation>
    </message>
    <message>
        <source>Which pawn promotes first, and what does the queen control then?</source>
        <translation>¿Qué peón corona primero, y qué controla entonces la dama?</translation>
    </message>
    <message>
        <source>Does your king stand well on the edge?</source>
        <translation>¿Está bien situado tu rey en el borde?</translation>
    </message>
    <message>
        <source>What can you give up to draw the king away?</source>
        <translation>¿Qué puedes entregar para desviar al rey?</translation>
    </message>
    <message>
        <source>How can you drive the king in front of its pawn?</source>
        <translation>¿Cómo puedes llevar al rey delante de su peón?</translation>
    </message>
    <message>
        <source>Which squares does the knight have left?</source>
        <translation>¿Qué casillas le quedan al caballo?</translation>
    </message>
    <message>
        <source>Which squares does the bishop have left?</source>
        <translation>¿Qué casillas le quedan al alfil?</translation>
    </message>
    <message>
        <source>To which side must your king go?</source>
        <translation>¿Hacia qué lado debe ir tu rey?</translation>
    </message>
    <message>
        <source>Which line must the rook hold?</source>
        <translation>¿Qué línea debe mantener la torre?</translation>
    </message>
    <message>
        <source>Which check is guarded by your king?</source>
        <translation>¿Qué jaque defiende tu rey?</translation>
    </message>
    <message>
        <source>In which corner is your king safe?</source>
        <translation>¿En qué rincón está seguro tu rey?</translation>
    </message>
    <message>
        <source>Can the rook still cut your king off?</source>
        <translation>¿Puede la torre cortar todavía a tu rey?</translation>
    </message>
    <message>
        <source>On which side does your rook have room for checks?</source>
        <translation>¿En qué lado tiene tu torre espacio para dar jaques?</translation>
    </message>
    <message>
        <source>Which piece can step aside with check?</source>
        <translation>¿Qué pieza puede apartarse con jaque?</translation>
    </message>
    <message>
        <source>Which check prepares zugzwang?</source>
        <translation>¿Qué jaque prepara el zugzwang?</translation>
    </message>
    <message>
        <source>Which check would be deadly?</source>
        <translation>¿Qué jaque sería mortal?</translation>
    </message>
    <message>
        <source>Which piece can help to win the knight?</source>
        <translation>¿Qué pieza puede ayudar a ganar el caballo?</translation>
    </message>
    <message>
        <source>Which piece can help to win the bishop?</source>
        <translation>¿Qué pieza puede ayudar a ganar el alfil?</translation>
    </message>
    <message>
        <source>On which side of the pawn is your king not held up?</source>
        <translation>¿Por qué lado del peón no encuentra obstáculo tu rey?</translation>
    </message>
    <message>
        <source>Which diagonal must the bishop not leave?</source>
        <translation>¿Qué diagonal no debe abandonar el alfil?</translation>
    </message>
    <message>
        <source>Where can a check stop the other king?</source>
        <translation>¿Dónde puede un jaque detener al otro rey?</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Your settings could not be read; the defaults are used instead.</source>
        <translation>No se han podido leer tus ajustes; se usan los predeterminados.</translation>
    </message>
    <message>
        <source>Right Corner</source>
        <translation>Right Corner</translation>
    </message>
    <message>
        <source>A trainer for chess endings with up to %1 pieces.</source>
        <translation>Entrenador de finales de ajedrez de hasta %1 piezas.</translation>
    </message>
    <message>
        <source>Your last game was saved by a newer version of Right Corner; a new game has been started.</source>
        <translation>Una versión más reciente de Right Corner guardó tu última partida; se ha empezado una nueva.</translation>
    </message>
    <message>
        <source>Neither your settings nor your games could be read completely.</source>
        <translation>No se han podido leer por completo ni tus ajustes ni tus partidas.</translation>
    </message>
    <message>
        <source>Your games could not be read completely; what could be read is here.</source>
        <translation>Tus partidas no se han podido leer por completo; aquí está lo que se ha podido leer.</translation>
    </message>
    <message>
        <source>The old file has been kept as %1.</source>
        <translation>El archivo anterior se ha conservado como %1.</translation>
    </message>
    <message>
        <source>Right Corner failed to start twice in a row; this time it starts without your games.</source>
        <translation>Right Corner no ha podido arrancar dos veces seguidas; esta vez arranca sin tus partidas.</translation>
    </message>
    <message>
        <source>rightcorner: cannot open a display; run it in a graphical session (DISPLAY or WAYLAND_DISPLAY).</source>
        <translation>rightcorner: no se puede abrir ninguna pantalla; ejecútalo en una sesión gráfica (DISPLAY o WAYLAND_DISPLAY).</translation>
    </message>
    <message>
        <source>Store games and practice data in the folder &lt;dir&gt;.</source>
        <translation>Guardar las partidas y el progreso en la carpeta &lt;dir&gt;.</translation>
    </message>
    <message>
        <source>A file with games (PGN) or a position (FEN), a position as a FEN, or - to read standard input.</source>
        <translation>Un archivo con partidas (PGN) o con una posición (FEN), una posición como FEN, o - para leer la entrada estándar.</translation>
    </message>
    <message>
        <source>rightcorner: Qt&apos;s platform plugin &quot;%1&quot; is missing; install it (for Wayland, the package qt6-wayland).</source>
        <translation>rightcorner: falta el complemento de plataforma «%1» de Qt; instálalo (para Wayland, el paquete qt6-wayland).</translation>
    </message>
    <message>
        <source>rightcorner: cannot start because the system allows no more threads; close other programs and try again.</source>
        <translation>rightcorner: no se puede iniciar porque el sistema no permite más hilos; cierra otros programas e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Your games were not read because you cancelled that.</source>
        <translation>Tus partidas no se han leído porque lo has cancelado.</translation>
    </message>
    <message>
        <source>Your games are being read.</source>
        <translation>Se están leyendo tus partidas.</translation>
    </message>
    <message>
        <source>rightcorner: there is not enough memory. Any game in progress has been saved. Close other programs or raise the limit, and try again.</source>
        <translation>rightcorner: no hay memoria suficiente. Si había una partida en curso, se ha guardado. Cierra otros programas o aumenta el límite, e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>rightcorner: lost the connection to the display. Any game in progress has been saved.</source>
        <translation>rightcorner: se ha perdido la conexión con la pantalla. Si había una partida en curso, se ha guardado.</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>in check</source>
        <translation>en jaque</translation>
    </message>
    <message>
        <source>right corner</source>
        <translation>esquina correcta</translation>
    </message>
    <message>
        <source>&amp;Target corners</source>
        <translation>Esquinas de &amp;mate</translation>
    </message>
    <message>
        <source>wrong corner</source>
        <translation>esquina equivocada</translation>
    </message>
    <message>
        <source>key square</source>
        <translation>casilla clave</translation>
    </message>
    <message>
        <source>&amp;Key squares</source>
        <translation>&amp;Casillas clave</translation>
    </message>
    <message>
        <source>in the square of the pawn</source>
        <translation>en el cuadrado del peón</translation>
    </message>
    <message>
        <source>S&amp;quare of the pawn</source>
        <translation>Cuadrado del &amp;peón</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>destino posible</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>captura posible</translation>
    </message>
    <message>
        <source>&amp;Destinations</source>
        <translation>D&amp;estinos posibles</translation>
    </message>
    <message>
        <source>part of the last move</source>
        <translation>parte de la última jugada</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>Ú&amp;ltima jugada</translation>
    </message>
    <message>
        <source>circled in green</source>
        <translation>con círculo verde</translation>
    </message>
    <message>
        <source>circled in red</source>
        <translation>con círculo rojo</translation>
    </message>
    <message>
        <source>circled in yellow</source>
        <translation>con círculo amarillo</translation>
    </message>
    <message>
        <source>circled in blue</source>
        <translation>con círculo azul</translation>
    </message>
    <message>
        <source>best move; in a replay, the next move</source>
        <translation>la mejor jugada; en la reproducción, la siguiente</translation>
    </message>
    <message>
        <source>reply to a mistake; attack on the king</source>
        <translation>respuesta a un error; ataque al rey</translation>
    </message>
    <message>
        <source>drawn in green</source>
        <translation>con flecha verde</translation>
    </message>
    <message>
        <source>drawn in red</source>
        <translation>con flecha roja</translation>
    </message>
    <message>
        <source>drawn in yellow</source>
        <translation>con flecha amarilla</translation>
    </message>
    <message>
        <source>drawn in blue</source>
        <translation>con flecha azul</translation>
    </message>
    <message>
        <source>controlled by the king</source>
        <translation>controlada por el rey</translation>
    </message>
    <message>
        <source>controlled by the attacking king</source>
        <translation>controlada por el rey atacante</translation>
    </message>
    <message>
        <source>Controlled by the &amp;king</source>
        <translation>Control del &amp;rey</translation>
    </message>
    <message>
        <source>controlled by the first piece</source>
        <translation>controlada por la primera pieza</translation>
    </message>
    <message>
        <source>controlled by the attacker&apos;s first piece, such as the bishop; also through the other king (x-ray)</source>
        <translation>controlada por la primera pieza del atacante, como el alfil; también a través del otro rey (rayos X)</translation>
    </message>
    <message>
        <source>Controlled by the &amp;first piece, such as the bishop</source>
        <translation>Control de la &amp;primera pieza, como el alfil</translation>
    </message>
    <message>
        <source>controlled by the second piece</source>
        <translation>controlada por la segunda pieza</translation>
    </message>
    <message>
        <source>controlled by the attacker&apos;s second piece, such as the knight</source>
        <translation>controlada por la segunda pieza del atacante, como el caballo</translation>
    </message>
    <message>
        <source>Controlled by the &amp;second piece, such as the knight</source>
        <translation>Control de la &amp;segunda pieza, como el caballo</translation>
    </message>
    <message>
        <source>in the cage</source>
        <translation>en la jaula</translation>
    </message>
    <message>
        <source>the cage: every square the defending king could still reach if the other pieces stood still</source>
        <translation>la jaula: todas las casillas a las que el rey defensor aún podría llegar si las demás piezas no se movieran</translation>
    </message>
    <message>
        <source>&amp;Cage</source>
        <translation>&amp;Jaula</translation>
    </message>
    <message>
        <source>Delétang&apos;s tria&amp;ngles</source>
        <translation>Triángulos de &amp;Delétang</translation>
    </message>
    <message>
        <source>on the W</source>
        <translation>en la W</translation>
    </message>
    <message>
        <source>Philidor&apos;s W: the squares on which the knight drives the lone king along the edge</source>
        <translation>la W de Philidor: las casillas por las que el caballo empuja al rey solitario a lo largo del borde</translation>
    </message>
    <message>
        <source>Philidor&apos;s &amp;W</source>
        <translation>&amp;W de Philidor</translation>
    </message>
    <message>
        <source>between kings in opposition</source>
        <translation>entre reyes en oposición</translation>
    </message>
    <message>
        <source>in opposition</source>
        <translation>en oposición</translation>
    </message>
    <message>
        <source>the opposition: kings facing each other with one, three or five squares between them</source>
        <translation>la oposición: reyes frente a frente con una, tres o cinco casillas entre ellos</translation>
    </message>
    <message>
        <source>&amp;Opposition</source>
        <translation>&amp;Oposición</translation>
    </message>
    <message>
        <source>in the heat map</source>
        <translation>en el mapa de calor</translation>
    </message>
    <message>
        <source>the heat map: the number of moves to mate if the piece stood there and everything else stayed the same; = means a draw, − a mate by the other side</source>
        <translation>el mapa de calor: las jugadas hasta el mate si la pieza estuviera ahí y lo demás no cambiara; = significa tablas, − un mate del otro bando</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>&amp;Mapa de calor</translation>
    </message>
    <message>
        <source>pointed out by the coach</source>
        <translation>señalada por el entrenador</translation>
    </message>
    <message>
        <source>the method&apos;s move</source>
        <translation>jugada del método</translation>
    </message>
    <message>
        <source>in the field</source>
        <translation>en la zona</translation>
    </message>
    <message>
        <source>the field: the smallest of seven regions around the right corners in which the bishop and knight can keep the lone king for three moves</source>
        <translation>la zona: la menor de las siete regiones en torno a las esquinas correctas en la que el alfil y el caballo pueden retener al rey solitario durante tres jugadas</translation>
    </message>
    <message>
        <source>F&amp;ield</source>
        <translation>&amp;Zona</translation>
    </message>
    <message>
        <source>in the next field</source>
        <translation>en la siguiente zona</translation>
    </message>
    <message>
        <source>the next field, which the method is heading for</source>
        <translation>la siguiente zona, que busca el método</translation>
    </message>
    <message>
        <source>in a triangle</source>
        <translation>en un triángulo</translation>
    </message>
    <message>
        <source>Delétang&apos;s triangles: the squares left to the lone king behind a diagonal of seven, five or three squares, and the pieces that keep him there</source>
        <translation>los triángulos de Delétang: las casillas que le quedan al rey solitario tras una diagonal de siete, cinco o tres casillas, y las piezas que lo retienen ahí</translation>
    </message>
    <message>
        <source>left to the lone king</source>
        <translation>le queda al rey solitario</translation>
    </message>
    <message>
        <source>the squares left to the lone king in the triangle that holds him</source>
        <translation>las casillas que le quedan al rey solitario en el triángulo que lo retiene</translation>
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
        <translation>Po&amp;sición</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tablero</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>&amp;Entrenamiento</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Configuración</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
</context>
<context>
    <name>Method</name>
    <message>
        <source>Equally good: %1.</source>
        <translation>Igual de buenas: %1.</translation>
    </message>
    <message>
        <source>bring the knight nearer to your king</source>
        <comment>advice</comment>
        <translation>acerca el caballo a tu rey</translation>
    </message>
    <message>
        <source>bring the bishop nearer to your king</source>
        <comment>advice</comment>
        <translation>acerca el alfil a tu rey</translation>
    </message>
    <message>
        <source>bring your king nearer to your pieces</source>
        <comment>advice</comment>
        <translation>acerca tu rey a tus piezas</translation>
    </message>
    <message>
        <source>bring your pieces closer together</source>
        <comment>advice</comment>
        <translation>reúne tus piezas</translation>
    </message>
    <message>
        <source>bring your king towards a square a knight&apos;s move from the corner</source>
        <comment>advice</comment>
        <translation>lleva tu rey hacia una casilla a un salto de caballo de la esquina</translation>
    </message>
    <message>
        <source>bring your king nearer to his</source>
        <comment>advice</comment>
        <translation>acerca tu rey al rey rival</translation>
    </message>
    <message>
        <source>bring your king towards the centre</source>
        <comment>advice</comment>
        <translation>lleva tu rey hacia el centro</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Siguiente: %1.</translation>
    </message>
    <message>
        <source>Next: mate in %1.</source>
        <translation>Siguiente: mate en %1.</translation>
    </message>
    <message>
        <source>Next: mate.</source>
        <translation>Siguiente: mate.</translation>
    </message>
    <message>
        <source>No field is smaller: %1.</source>
        <translation>No hay zona más pequeña: %1.</translation>
    </message>
    <message>
        <source>Nothing smaller yet: %1.</source>
        <translation>Todavía nada más pequeño: %1.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Juega %1.</translation>
    </message>
    <message>
        <source>the two outer rings</source>
        <comment>a field</comment>
        <translation>los dos anillos exteriores</translation>
    </message>
    <message>
        <source>the whole board</source>
        <comment>a field</comment>
        <translation>todo el tablero</translation>
    </message>
    <message>
        <source>Field: %1.</source>
        <translation>Zona: %1.</translation>
    </message>
    <message>
        <source>No field is smaller.</source>
        <translation>No hay zona más pequeña.</translation>
    </message>
    <message>
        <source>Nothing smaller yet.</source>
        <translation>Todavía nada más pequeño.</translation>
    </message>
    <message>
        <source>Field: %1, larger for the moment.</source>
        <translation>Zona: %1, mayor por el momento.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the method&apos;s move; best play is %n move(s) faster.</source>
        <translation>
            <numerusform>%1 es la jugada del método; el juego óptimo ahorra una jugada.</numerusform>
            <numerusform>%1 es la jugada del método; el juego óptimo ahorra %n jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of the %n position(s) to know by heart: play %1.</source>
        <translation>
            <numerusform>La única posición para memorizar: juega %1.</numerusform>
            <numerusform>Una de las %n posiciones para memorizar: juega %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>First: %1</source>
        <comment>a sentence about a move</comment>
        <translation>Primero: %1</translation>
    </message>
    <message>
        <source>First one of these: %1</source>
        <comment>sentences about moves</comment>
        <translation>Primero, una de estas: %1</translation>
    </message>
    <message>
        <source>three squares at the corner</source>
        <comment>a field</comment>
        <translation>tres casillas en la esquina</translation>
    </message>
    <message>
        <source>six squares at the corner</source>
        <comment>a field</comment>
        <translation>seis casillas en la esquina</translation>
    </message>
    <message>
        <source>eight squares at the corner</source>
        <comment>a field</comment>
        <translation>ocho casillas en la esquina</translation>
    </message>
    <message>
        <source>the edge without the wrong corners</source>
        <comment>a field</comment>
        <translation>el borde sin las esquinas equivocadas</translation>
    </message>
    <message>
        <source>the whole edge</source>
        <comment>a field</comment>
        <translation>todo el borde</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king towards a square a knight&apos;s move from the corner.</source>
        <translation>Hacen falta varias jugadas para llevar tu rey hacia una casilla a un salto de caballo de la esquina.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king nearer to his.</source>
        <translation>Hacen falta varias jugadas para acercar tu rey al rey rival.</translation>
    </message>
    <message>
        <source>It takes some moves to drive him towards a right corner.</source>
        <translation>Hacen falta varias jugadas para empujarlo hacia una esquina correcta.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king towards the centre.</source>
        <translation>Hacen falta varias jugadas para llevar tu rey hacia el centro.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king and pieces closer together.</source>
        <translation>Hacen falta varias jugadas para reunir tu rey y tus piezas.</translation>
    </message>
    <message>
        <source>His reply must bring him nearer to your king.</source>
        <translation>Su respuesta tiene que acercarlo a tu rey.</translation>
    </message>
    <message>
        <source>His reply must take him nearer to a right corner.</source>
        <translation>Su respuesta tiene que acercarlo a una esquina correcta.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message numerus="yes">
        <source>%n move(s) with best play from the start</source>
        <translation>
            <numerusform>%n jugada con juego óptimo desde el inicio</numerusform>
            <numerusform>%n jugadas con juego óptimo desde el inicio</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n wasted so far</source>
        <translation>
            <numerusform>%n de más hasta ahora</numerusform>
            <numerusform>%n de más hasta ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>Equally good:</source>
        <translation>Igual de buenas:</translation>
    </message>
    <message>
        <source>Also tried here:</source>
        <translation>También se probó aquí:</translation>
    </message>
    <message>
        <source>The win was thrown away on move %1.</source>
        <translation>La victoria se escapó en la jugada %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Mate in %1 with best play by both sides.</source>
        <translation>Mate en %1 con juego óptimo de ambos bandos.</translation>
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
        <translation>%1 considera igualada la posición.</translation>
    </message>
    <message>
        <source>%1 considers White %2 pawns ahead.</source>
        <translation>%1 da a las blancas %2 peones de ventaja.</translation>
    </message>
    <message>
        <source>%1 considers Black %2 pawns ahead.</source>
        <translation>%1 da a las negras %2 peones de ventaja.</translation>
    </message>
    <message>
        <source>%1 sees mate in %2 for White.</source>
        <translation>%1 ve mate en %2 para las blancas.</translation>
    </message>
    <message>
        <source>%1 sees mate in %2 for Black.</source>
        <translation>%1 ve mate en %2 para las negras.</translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation>No se pudo iniciar %1.</translation>
    </message>
    <message>
        <source>%1 does not respond like a UCI engine.</source>
        <translation>%1 no responde como un motor UCI.</translation>
    </message>
    <message>
        <source>%1 has quit unexpectedly.</source>
        <translation>%1 se ha cerrado inesperadamente.</translation>
    </message>
    <message>
        <source>%1 is no longer responding.</source>
        <translation>%1 ya no responde.</translation>
    </message>
    <message>
        <source>%1 has chosen an illegal move.</source>
        <translation>%1 ha elegido una jugada ilegal.</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 está pensando…</translation>
    </message>
    <message>
        <source>It would play %1.</source>
        <translation>Jugaría %1.</translation>
    </message>
    <message>
        <source>That is an engine&apos;s opinion, not a proof.</source>
        <translation>Es la opinión de un motor, no una demostración.</translation>
    </message>
    <message>
        <source>Your opponent plays by general principles here until you try again or choose an engine under Settings, Engine beyond the tablebases.</source>
        <translation>Tu rival juega aquí según principios generales hasta que lo reintentes o elijas un motor en Configuración, Motor fuera de las bases de finales.</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>controlled by the pawn</source>
        <translation>controlada por el peón</translation>
    </message>
    <message>
        <source>controlled by the knight</source>
        <translation>controlada por el caballo</translation>
    </message>
    <message>
        <source>controlled by the bishop</source>
        <translation>controlada por el alfil</translation>
    </message>
    <message>
        <source>controlled by the rook</source>
        <translation>controlada por la torre</translation>
    </message>
    <message>
        <source>controlled by the queen</source>
        <translation>controlada por la dama</translation>
    </message>
    <message>
        <source>controlled by the king</source>
        <translation>controlada por el rey</translation>
    </message>
    <message>
        <source>Top left: %1</source>
        <comment>the dots of a piece</comment>
        <translation>Arriba a la izquierda: %1</translation>
    </message>
    <message>
        <source>Top right: %1</source>
        <comment>the dots of a piece</comment>
        <translation>Arriba a la derecha: %1</translation>
    </message>
    <message>
        <source>Bottom left: %1</source>
        <comment>the dots of a piece</comment>
        <translation>Abajo a la izquierda: %1</translation>
    </message>
    <message numerus="yes">
        <source>Cage: %n square(s)</source>
        <translation>
            <numerusform>Jaula: %n casilla</numerusform>
            <numerusform>Jaula: %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>W: %1</source>
        <comment>the squares of the knight</comment>
        <translation>W: %1</translation>
    </message>
    <message>
        <source>Opposition: direct</source>
        <translation>Oposición: directa</translation>
    </message>
    <message>
        <source>Opposition: diagonal</source>
        <translation>Oposición: diagonal</translation>
    </message>
    <message>
        <source>Opposition: distant</source>
        <translation>Oposición: distante</translation>
    </message>
    <message>
        <source>Opposition: none</source>
        <translation>Oposición: ninguna</translation>
    </message>
    <message>
        <source>%1: with bishop and knight only</source>
        <translation>%1: solo con alfil y caballo</translation>
    </message>
    <message>
        <source>Heat map: hidden along with the mate distances</source>
        <translation>Mapa de calor: oculto junto con las distancias al mate</translation>
    </message>
    <message>
        <source>Field: none</source>
        <translation>Zona: ninguna</translation>
    </message>
    <message>
        <source>Large triangle</source>
        <translation>Triángulo grande</translation>
    </message>
    <message>
        <source>Middle triangle</source>
        <translation>Triángulo medio</translation>
    </message>
    <message>
        <source>Small triangle</source>
        <translation>Triángulo pequeño</translation>
    </message>
    <message>
        <source>in the large triangle</source>
        <translation>en el triángulo grande</translation>
    </message>
    <message>
        <source>in the middle triangle</source>
        <translation>en el triángulo medio</translation>
    </message>
    <message>
        <source>in the small triangle</source>
        <translation>en el triángulo pequeño</translation>
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
            <numerusform>%1, cerrado: %n casilla</numerusform>
            <numerusform>%1, cerrado: %n casillas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, open at %2</source>
        <translation>%1, abierto en %2</translation>
    </message>
    <message>
        <source>Triangles: the king is outside; the large one lies behind %1</source>
        <comment>ends of diagonals</comment>
        <translation>Triángulos: el rey está fuera; el grande queda tras %1</translation>
    </message>
    <message>
        <source>Heat map: hidden during the exercise</source>
        <translation>Mapa de calor: oculto durante el ejercicio</translation>
    </message>
</context>
<context>
    <name>OwnPositionsCommands</name>
    <message>
        <source>Other positions</source>
        <translation>Otras posiciones</translation>
    </message>
    <message>
        <source>The position could not be kept.</source>
        <translation>No se ha podido guardar la posición.</translation>
    </message>
    <message>
        <source>The position has been kept in “%1”.</source>
        <comment>a course</comment>
        <translation>La posición se ha guardado en «%1».</translation>
    </message>
    <message>
        <source>“%1” has this position already.</source>
        <comment>a course</comment>
        <translation>«%1» ya tiene esta posición.</translation>
    </message>
    <message>
        <source>My positions</source>
        <translation>Mis posiciones</translation>
    </message>
    <message>
        <source>Keep this position</source>
        <translation>Guardar esta posición</translation>
    </message>
    <message>
        <source>Add the position and what you have drawn on it to “My positions”, a course of your own</source>
        <translation>Añadir la posición y lo que has dibujado a «Mis posiciones», un curso propio</translation>
    </message>
    <message>
        <source>E&amp;dit course</source>
        <translation>Editar el &amp;curso</translation>
    </message>
    <message>
        <source>Edit this page</source>
        <translation>Editar esta página</translation>
    </message>
    <message>
        <source>Change chapter, task, words, moves and drawings of the page</source>
        <translation>Cambiar el capítulo, la tarea, el texto, las jugadas y los dibujos de la página</translation>
    </message>
    <message>
        <source>Move page up</source>
        <translation>Subir la página</translation>
    </message>
    <message>
        <source>Put the page before the previous one</source>
        <translation>Poner la página antes de la anterior</translation>
    </message>
    <message>
        <source>Move page down</source>
        <translation>Bajar la página</translation>
    </message>
    <message>
        <source>Put the page behind the next one</source>
        <translation>Poner la página después de la siguiente</translation>
    </message>
    <message>
        <source>Delete page</source>
        <translation>Eliminar la página</translation>
    </message>
    <message>
        <source>Delete the page from the file of the course</source>
        <translation>Eliminar la página del archivo del curso</translation>
    </message>
    <message>
        <source>Choose “Delete page” again to delete it; Esc keeps it.</source>
        <translation>Elige «Eliminar la página» otra vez para eliminarla; con Esc se queda.</translation>
    </message>
    <message>
        <source>It will be gone from the file of the course.</source>
        <translation>Desaparecerá del archivo del curso.</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>Guardar la página</translation>
    </message>
    <message>
        <source>Save the page and show it as its readers see it</source>
        <translation>Guardar la página y mostrarla como la ven sus lectores</translation>
    </message>
    <message>
        <source>Delete move</source>
        <translation>Eliminar la jugada</translation>
    </message>
    <message>
        <source>Delete the last move on the board from the page, with all that follows it</source>
        <translation>Eliminar de la página la última jugada del tablero y todo lo que la sigue</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) have been imported into “%1”.</source>
        <comment>a course</comment>
        <translation>
            <numerusform>Se ha importado una página a «%1».</numerusform>
            <numerusform>Se han importado %n páginas a «%1».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) could not be read.</source>
        <translation>
            <numerusform>No se ha podido leer una posición.</numerusform>
            <numerusform>No se han podido leer %n posiciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course has been saved as “%1”.</source>
        <translation>El curso se ha guardado como «%1».</translation>
    </message>
    <message>
        <source>Others can open the file as a course.</source>
        <translation>Otros pueden abrir el archivo como curso.</translation>
    </message>
    <message>
        <source>Import positions</source>
        <translation>Importar posiciones</translation>
    </message>
    <message>
        <source>Games and positions (*.pgn *.epd *.fen *.txt)</source>
        <translation>Partidas y posiciones (*.pgn *.epd *.fen *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save a copy of the course</source>
        <translation>Guardar una copia del curso</translation>
    </message>
    <message>
        <source>Courses (*.pgn)</source>
        <translation>Cursos (*.pgn)</translation>
    </message>
    <message>
        <source>Import into “My positions”…</source>
        <translation>Importar a «Mis posiciones»…</translation>
    </message>
    <message>
        <source>Add the pages of a course, games, a Lichess study, or a list of FEN or EPD</source>
        <translation>Añadir las páginas de un curso, partidas, un estudio de Lichess o una lista de FEN o EPD</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Guardar una copia como…</translation>
    </message>
    <message>
        <source>Save the course as a PGN file for others, with its name as the title</source>
        <translation>Guardar el curso como archivo PGN para otros; su nombre será el título</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) were there already.</source>
        <translation>
            <numerusform>Una página ya estaba.</numerusform>
            <numerusform>%n páginas ya estaban.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename chapter</source>
        <translation>Cambiar el nombre del capítulo</translation>
    </message>
    <message>
        <source>New name of the chapter:</source>
        <translation>Nuevo nombre del capítulo:</translation>
    </message>
    <message>
        <source>Move chapter up</source>
        <translation>Subir el capítulo</translation>
    </message>
    <message>
        <source>Put the chapter before the previous one, with all its pages</source>
        <translation>Poner el capítulo, con todas sus páginas, antes del anterior</translation>
    </message>
    <message>
        <source>Move chapter down</source>
        <translation>Bajar el capítulo</translation>
    </message>
    <message>
        <source>Put the chapter behind the next one, with all its pages</source>
        <translation>Poner el capítulo, con todas sus páginas, después del siguiente</translation>
    </message>
    <message>
        <source>Rename chapter…</source>
        <translation>Cambiar el nombre del capítulo…</translation>
    </message>
    <message>
        <source>Give all pages of the chapter another chapter name</source>
        <translation>Dar otro nombre de capítulo a todas sus páginas</translation>
    </message>
    <message>
        <source>open a page of “%1” or of a file of yours first</source>
        <comment>a course</comment>
        <translation>abre primero una página de «%1» o de un archivo tuyo</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>the FEN cannot be read</source>
        <translation>la FEN no se puede leer</translation>
    </message>
    <message>
        <source>“%1” has not changed.</source>
        <comment>a course</comment>
        <translation>«%1» no ha cambiado.</translation>
    </message>
    <message>
        <source>Choose “Save page” again to save it with the error.</source>
        <translation>Elige «Guardar la página» otra vez para guardarla con el error.</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Seguir editando</translation>
    </message>
    <message>
        <source>Keep page</source>
        <translation>Conservar la página</translation>
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
        <translation>peón blanco</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>caballo blanco</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>alfil blanco</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>torre blanca</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>dama blanca</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>rey blanco</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>peón negro</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>caballo negro</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>alfil negro</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>torre negra</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>dama negra</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>rey negro</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>peón</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>caballo</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>alfil</translation>
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
        <translation>rey</translation>
    </message>
</context>
<context>
    <name>PositionCommands</name>
    <message>
        <source>&amp;Set up</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Editar una posición</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play this position against the program</source>
        <translation>Jugar esta posición contra el programa</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Move pieces for both sides</source>
        <translation>Mover las piezas de ambos bandos</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Start a game from the position on the board</source>
        <translation>Empezar una partida desde la posición del tablero</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Copiar posición</translation>
    </message>
    <message>
        <source>Mirror &amp;left–right</source>
        <translation>Espejo &amp;horizontal</translation>
    </message>
    <message>
        <source>Mirror ↔</source>
        <translation>Espejo ↔</translation>
    </message>
    <message>
        <source>Swap left and right</source>
        <translation>Intercambiar izquierda y derecha</translation>
    </message>
    <message>
        <source>Mirror &amp;up–down</source>
        <translation>Espejo &amp;vertical</translation>
    </message>
    <message>
        <source>Mirror ↕</source>
        <translation>Espejo ↕</translation>
    </message>
    <message>
        <source>Swap up and down</source>
        <translation>Intercambiar arriba y abajo</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>&amp;Girar</translation>
    </message>
    <message>
        <source>Rotate the board by a quarter turn</source>
        <translation>Girar el tablero un cuarto de vuelta</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>Cambiar co&amp;lores</translation>
    </message>
    <message>
        <source>White pieces become black and black pieces white</source>
        <translation>Las piezas blancas pasan a negras y las negras a blancas</translation>
    </message>
    <message>
        <source>Cl&amp;ear</source>
        <translation>V&amp;aciar</translation>
    </message>
    <message>
        <source>Remove all pieces from the board</source>
        <translation>Quitar todas las piezas del tablero</translation>
    </message>
    <message>
        <source>&amp;Paste position or game</source>
        <translation>&amp;Pegar posición o partida</translation>
    </message>
    <message>
        <source>Copy the position as a FEN</source>
        <translation>Copiar la posición como FEN</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Copiar como &amp;imagen</translation>
    </message>
    <message>
        <source>Copy a picture of the board</source>
        <translation>Copiar una imagen del tablero</translation>
    </message>
    <message>
        <source>Copy as &amp;text diagram</source>
        <translation>Copiar como diagrama de &amp;texto</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>Copiar pa&amp;rtida</translation>
    </message>
    <message>
        <source>Paste a position, games or a link to a position</source>
        <translation>Pegar una posición, partidas o un enlace a una posición</translation>
    </message>
    <message>
        <source>Copy the game as PGN, for other programs and emails</source>
        <translation>Copiar la partida como PGN, para otros programas y correos</translation>
    </message>
    <message>
        <source>Copy the board as lines of text for emails and notes</source>
        <translation>Copiar el tablero como líneas de texto, para correos y notas</translation>
    </message>
    <message>
        <source>The picture has been copied.</source>
        <translation>Se ha copiado la imagen.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>You let the draw slip.</source>
        <translation>Has dejado escapar las tablas.</translation>
    </message>
    <message>
        <source>You threw the win away.</source>
        <translation>Has dejado escapar la victoria.</translation>
    </message>
    <message>
        <source>You held the draw.</source>
        <translation>Has mantenido las tablas.</translation>
    </message>
    <message>
        <source>You mated without wasting a move.</source>
        <translation>Mate sin una jugada de más.</translation>
    </message>
    <message>
        <source>hold the draw</source>
        <translation>mantener tablas</translation>
    </message>
    <message>
        <source>Bishop and knight</source>
        <translation>Alfil y caballo</translation>
    </message>
    <message>
        <source>Basic mates</source>
        <translation>Mates básicos</translation>
    </message>
    <message>
        <source>Pawn endings</source>
        <translation>Finales de peones</translation>
    </message>
    <message>
        <source>Piece against piece</source>
        <translation>Pieza contra pieza</translation>
    </message>
    <message>
        <source>This one is new.</source>
        <translation>Este ejercicio es nuevo.</translation>
    </message>
    <message>
        <source>No exercises are due. This is the one you did longest ago.</source>
        <translation>No hay ejercicios pendientes. Este es el que llevas más tiempo sin hacer.</translation>
    </message>
    <message numerus="yes">
        <source>You did this one %n day(s) ago. Let&apos;s see whether it stuck.</source>
        <translation>
            <numerusform>Hiciste este ejercicio ayer. Veamos si se te ha quedado.</numerusform>
            <numerusform>Hiciste este ejercicio hace %n días. Veamos si se te ha quedado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>Mantén las tablas durante una jugada.</numerusform>
            <numerusform>Mantén las tablas durante %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>You got there, but with a hint or a take-back, or with more than %1 of your moves wasted.</source>
        <translation>Lo lograste, pero con alguna pista o jugada deshecha, o con más del %1 de tus jugadas desperdiciadas.</translation>
    </message>
    <message>
        <source>You got there on your own.</source>
        <translation>Lo lograste por tu cuenta.</translation>
    </message>
    <message>
        <source>You got there on your own, wasted at most %1 of your moves, and averaged at most %2 s per move.</source>
        <translation>Lo lograste por tu cuenta; desperdiciaste como mucho el %1 de tus jugadas y tardaste como mucho %2&#xa0;s de media por jugada.</translation>
    </message>
    <message>
        <source>All endings of up to four pieces</source>
        <translation>Todos los finales de hasta cuatro piezas</translation>
    </message>
    <message>
        <source>The move to know by heart is another one.</source>
        <translation>La jugada que hay que memorizar es otra.</translation>
    </message>
    <message>
        <source>Right: %1 is the move.</source>
        <translation>Correcto: la jugada es %1.</translation>
    </message>
    <message>
        <source>Remember: %1.</source>
        <translation>Recuerda: %1.</translation>
    </message>
    <message>
        <source>It fits the method; the quickest mate begins with another move.</source>
        <translation>Encaja en el método; el mate más rápido empieza con otra jugada.</translation>
    </message>
    <message>
        <source>position %1 to know by heart</source>
        <translation>posición %1 para memorizar</translation>
    </message>
    <message>
        <source>Bishop and knight: positions to know by heart</source>
        <translation>Alfil y caballo: posiciones para memorizar</translation>
    </message>
    <message>
        <source>Play the method&apos;s move, which you should know by heart.</source>
        <translation>Haz la jugada del método, que deberías saber de memoria.</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>jugada única</translation>
    </message>
    <message>
        <source>waiting move</source>
        <translation>jugada de espera</translation>
    </message>
    <message>
        <source>That is not the waiting move.</source>
        <translation>Esa no es la jugada de espera.</translation>
    </message>
    <message>
        <source>You finished this stage without wasting a move.</source>
        <translation>Etapa completada sin una jugada de más.</translation>
    </message>
    <message numerus="yes">
        <source>You finished this stage in %n move(s); the fewest are %1.</source>
        <translation>
            <numerusform>Etapa completada en una jugada; el mínimo es %1.</numerusform>
            <numerusform>Etapa completada en %n jugadas; el mínimo es %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the only move that wins.</source>
        <translation>Encuentra la única jugada que gana.</translation>
    </message>
    <message>
        <source>Find a waiting move.</source>
        <translation>Encuentra una jugada de espera.</translation>
    </message>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>Da mate en una jugada.</numerusform>
            <numerusform>Da mate en %n jugadas como mucho.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer promote the pawn within %n move(s).</source>
        <translation>
            <numerusform>Ya no puedes coronar el peón en una jugada.</numerusform>
            <numerusform>Ya no puedes coronar el peón en %n jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer reach the stage “%1” within %n move(s).</source>
        <translation>
            <numerusform>Ya no puedes alcanzar la etapa «%1» en una jugada.</numerusform>
            <numerusform>Ya no puedes alcanzar la etapa «%1» en %n jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer mate within %n move(s).</source>
        <translation>
            <numerusform>Ya no puedes dar mate en una jugada.</numerusform>
            <numerusform>Ya no puedes dar mate en %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first answer was wrong.</source>
        <translation>Tu primera respuesta fue incorrecta.</translation>
    </message>
    <message>
        <source>You solved the question.</source>
        <translation>Has resuelto la pregunta.</translation>
    </message>
    <message numerus="yes">
        <source>You promoted the pawn in %n move(s) and kept the win.</source>
        <translation>
            <numerusform>Has coronado el peón en una jugada sin perder la victoria.</numerusform>
            <numerusform>Has coronado el peón en %n jugadas sin perder la victoria.</numerusform>
        </translation>
    </message>
    <message>
        <source>A question of a course</source>
        <translation>Una pregunta de un curso</translation>
    </message>
    <message>
        <source>Only-move drills</source>
        <translation>Ejercicios de jugada única</translation>
    </message>
    <message>
        <source>Waiting-move drills</source>
        <translation>Ejercicios de jugada de espera</translation>
    </message>
    <message>
        <source>The same kind of position once more, so that it sticks.</source>
        <translation>Otra vez el mismo tipo de posición, para que se te quede.</translation>
    </message>
    <message numerus="yes">
        <source>Promote the pawn within %n move(s), keeping the win.</source>
        <translation>
            <numerusform>Corona el peón en una jugada sin perder la victoria.</numerusform>
            <numerusform>Corona el peón en %n jugadas como mucho sin perder la victoria.</numerusform>
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
        <translation>suficiente</translation>
    </message>
    <message>
        <source>good</source>
        <comment>the result of an exam</comment>
        <translation>bien</translation>
    </message>
    <message>
        <source>very good</source>
        <comment>the result of an exam</comment>
        <translation>notable</translation>
    </message>
    <message>
        <source>excellent</source>
        <comment>the result of an exam</comment>
        <translation>sobresaliente</translation>
    </message>
    <message>
        <source>You know this position from the course.</source>
        <translation>Ya conoces esta posición del curso.</translation>
    </message>
    <message>
        <source>Take moves back, or give up.</source>
        <translation>Deshaz jugadas o abandona.</translation>
    </message>
    <message>
        <source>due now</source>
        <translation>pendiente ahora</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallido</translation>
    </message>
    <message>
        <source>This exercise is due again now.</source>
        <translation>Este ejercicio ya vuelve a estar pendiente.</translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n day(s).</source>
        <translation>
            <numerusform>Este ejercicio volverá a salir dentro de un día.</numerusform>
            <numerusform>Este ejercicio volverá a salir dentro de %n días.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n minute(s).</source>
        <translation>
            <numerusform>Este ejercicio volverá a salir dentro de un minuto.</numerusform>
            <numerusform>Este ejercicio volverá a salir dentro de %n minutos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>dentro de %n día</numerusform>
            <numerusform>dentro de %n días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n minute(s)</source>
        <translation>
            <numerusform>dentro de %n minuto</numerusform>
            <numerusform>dentro de %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>mate in %1–%2</source>
        <translation>mate en %1–%2</translation>
    </message>
    <message>
        <source>mate in %1 or more</source>
        <translation>mate en %1 o más</translation>
    </message>
    <message>
        <source>You did not reach the goal in time or did not hold the draw; or you threw the win or the draw away, even if you took that back; or you were shown a move, or had hints or take-backs on more than %1 of your moves (rounded up).</source>
        <translation>No alcanzaste el objetivo a tiempo o no mantuviste las tablas; o dejaste escapar la victoria o las tablas, aunque luego lo deshicieras; o se te mostró una jugada, o hubo pistas o jugadas deshechas en más del %1 de tus jugadas (por exceso).</translation>
    </message>
    <message>
        <source>from your games</source>
        <translation>de tus partidas</translation>
    </message>
    <message>
        <source>My own mistakes</source>
        <translation>Mis propios errores</translation>
    </message>
    <message>
        <source>You gave points away in this position in one of your games.</source>
        <translation>En esta posición dejaste escapar puntos en una de tus partidas.</translation>
    </message>
    <message>
        <source>You gave up, so it counts as failed.</source>
        <translation>Te has rendido, así que cuenta como fallada.</translation>
    </message>
    <message>
        <source>You threw the result away and took the move back, so it counts as failed.</source>
        <translation>Dejaste escapar el resultado y luego deshiciste la jugada, así que cuenta como fallada.</translation>
    </message>
    <message>
        <source>You had too much help, so it counts as failed.</source>
        <translation>Has tenido demasiada ayuda, así que cuenta como fallada.</translation>
    </message>
    <message>
        <source>Solved with help.</source>
        <translation>Resuelta con ayuda.</translation>
    </message>
    <message>
        <source>Solved at the second try.</source>
        <translation>Resuelta al segundo intento.</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n move(s) taken back.</source>
        <translation>
            <numerusform>Resuelta tras una jugada deshecha.</numerusform>
            <numerusform>Resuelta tras %n jugadas deshechas.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is a few more than best play takes.</source>
        <translation>Son unas pocas más que con el mejor juego.</translation>
    </message>
    <message numerus="yes">
        <source>Play until the next stage of the win begins, “%1”. You have %n move(s).</source>
        <translation>
            <numerusform>Juega hasta que empiece la siguiente etapa de la victoria: «%1». Tienes una jugada.</numerusform>
            <numerusform>Juega hasta que empiece la siguiente etapa de la victoria: «%1». Tienes %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You were shown the answer, so it counts as failed.</source>
        <translation>Has visto la respuesta, así que cuenta como fallada.</translation>
    </message>
    <message>
        <source>It may be turned or mirrored, with the colours swapped; “See the game” shows the original afterwards.</source>
        <translation>Puede estar girada o reflejada, con los colores cambiados; «Ver la partida» muestra después la original.</translation>
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
        <translation>%1 en las últimas cuatro semanas; antes, %2.</translation>
    </message>
    <message>
        <source>Hold the draw</source>
        <translation>Mantener tablas</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Ganar</translation>
    </message>
    <message>
        <source>Hardest so far: %1.</source>
        <translation>Lo más difícil hasta ahora: %1.</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>Días seguidos</translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation>récord: %1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resueltos</translation>
    </message>
    <message>
        <source>Moves wasted</source>
        <translation>Jugadas de más</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Tiempo por jugada</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Pendientes hoy</translation>
    </message>
    <message>
        <source>%1 within a week</source>
        <translation>%1 en los próximos siete días</translation>
    </message>
    <message>
        <source>Success rate by week</source>
        <translation>Porcentaje de aciertos por semana</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semana</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>Porcentaje</translation>
    </message>
    <message>
        <source>Moves wasted by week</source>
        <translation>Jugadas de más por semana</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>De más</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Mates against perfect defence</source>
        <translation>Mates contra la defensa perfecta</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Todavía no hay ninguno.</translation>
    </message>
    <message>
        <source>Mates</source>
        <translation>Mates</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>Tus jugadas</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Juego óptimo</translation>
    </message>
    <message>
        <source>Time per move by week</source>
        <translation>Tiempo por jugada, por semana</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Segundos por jugada</translation>
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
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Coming up</source>
        <translation>Próximos repasos</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) in the next two weeks.</source>
        <translation>
            <numerusform>Un ejercicio en las próximas dos semanas.</numerusform>
            <numerusform>%n ejercicios en las próximas dos semanas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Pendientes</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Today and overdue</source>
        <translation>Hoy y atrasados</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a date</comment>
        <translation>dddd, d &apos;de&apos; MMMM</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>ddd d</source>
        <comment>weekday and day, short</comment>
        <translation>ddd d</translation>
    </message>
    <message>
        <source>Where you throw results away</source>
        <translation>Dónde dejas escapar el resultado</translation>
    </message>
    <message>
        <source>Nowhere so far.</source>
        <translation>Por ahora, en ningún sitio.</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Casilla</translation>
    </message>
    <message numerus="yes">
        <source>thrown away here %n time(s)</source>
        <translation>
            <numerusform>resultado perdido aquí %n vez</numerusform>
            <numerusform>resultado perdido aquí %n veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln attempt(s)</source>
        <translation>
            <numerusform>%1 de %Ln intento</numerusform>
            <numerusform>%1 de %Ln intentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln jugada</numerusform>
            <numerusform>%Ln jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages read</source>
        <translation>Páginas leídas</translation>
    </message>
    <message>
        <source>of %1 in the courses</source>
        <translation>de %1 en los cursos</translation>
    </message>
    <message>
        <source>The courses</source>
        <translation>Los cursos</translation>
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
        <translation>Ahora te saldría bien alrededor del %1 de todo lo que has practicado.</translation>
    </message>
    <message>
        <source>Known by heart</source>
        <translation>De memoria</translation>
    </message>
    <message>
        <source>Questions solved</source>
        <translation>Preguntas resueltas</translation>
    </message>
    <message>
        <source>%1 of %2 questions solved; %3 of %4 pages read.</source>
        <translation>Preguntas resueltas: %1 de %2; páginas leídas: %3 de %4.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>%1 por jugada</translation>
    </message>
    <message>
        <source>Wasted per move</source>
        <translation>De más por jugada</translation>
    </message>
    <message>
        <source>Wasted per move in won positions</source>
        <translation>De más por jugada en posiciones ganadas</translation>
    </message>
    <message>
        <source>In all attempts, solved or not.</source>
        <translation>En todos los intentos, resueltos o no.</translation>
    </message>
    <message>
        <source>Results thrown away: in all attempts, without moves taken back.</source>
        <translation>Resultados perdidos: en todos los intentos, sin contar las jugadas deshechas.</translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s), most often with a move to %1.</source>
        <translation>
            <numerusform>Dejaste escapar la victoria o las tablas una vez, con una jugada a %1.</numerusform>
            <numerusform>Dejaste escapar la victoria o las tablas %n veces, sobre todo con una jugada a %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s).</source>
        <translation>
            <numerusform>Dejaste escapar la victoria o las tablas una vez.</numerusform>
            <numerusform>Dejaste escapar la victoria o las tablas %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Days with at least one exercise, of any ending.</source>
        <translation>Días con al menos un ejercicio, de cualquier final.</translation>
    </message>
    <message>
        <source>Solved on your own</source>
        <translation>Resueltos sin ayuda</translation>
    </message>
    <message>
        <source>Exercises that you have practised before, overdue ones included.</source>
        <translation>Ejercicios que ya has practicado, incluidos los atrasados.</translation>
    </message>
    <message>
        <source>In all courses, whatever the ending, with or without help.</source>
        <translation>En todos los cursos, sea cual sea el final, con o sin ayuda.</translation>
    </message>
    <message>
        <source>Other attempts</source>
        <translation>Otros intentos</translation>
    </message>
    <message numerus="yes">
        <source>Over %n mate(s), you needed %1 moves on average; best play needs %2.</source>
        <translation>
            <numerusform>En un mate has necesitado %1 jugadas; con juego óptimo bastan %2.</numerusform>
            <numerusform>En %n mates has necesitado %1 jugadas de media; con juego óptimo bastan %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results thrown away: %1</source>
        <translation>resultados perdidos: %1</translation>
    </message>
    <message>
        <source>Questions of the courses</source>
        <translation>Preguntas de los cursos</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <comment>successful attempts, all attempts and their share</comment>
        <translation>%1 de %2 (%3)</translation>
    </message>
    <message>
        <source>Only attempts without hints and take-backs count, and only if no move threw the result away.</source>
        <translation>Solo cuentan los intentos sin pistas ni jugadas deshechas en los que ninguna jugada dejó escapar el resultado.</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln move(s)</source>
        <comment>moves wasted</comment>
        <translation>
            <numerusform>de más: %1; jugadas: %Ln</numerusform>
            <numerusform>de más: %1; jugadas: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; results thrown away: %2</source>
        <comment>moves wasted</comment>
        <translation>%1; resultados perdidos: %2</translation>
    </message>
    <message>
        <source>In all attempts to win, solved or not, without moves taken back.</source>
        <translation>En todos los intentos de ganar, resueltos o no, sin contar las jugadas deshechas.</translation>
    </message>
</context>
<context>
    <name>PracticeCommands</name>
    <message>
        <source>Pr&amp;actice</source>
        <translation>&amp;Práctica</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;Practicar</translation>
    </message>
    <message>
        <source>Do the exercises that are due, one after another</source>
        <translation>Hacer los ejercicios pendientes, uno tras otro</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Siguiente ejercicio</translation>
    </message>
    <message>
        <source>St&amp;op practising</source>
        <translation>&amp;Dejar de practicar</translation>
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
        <translation>&amp;Duración de la sesión</translation>
    </message>
    <message>
        <source>&amp;What to practise</source>
        <translation>Qué pract&amp;icar</translation>
    </message>
    <message>
        <source>Gra&amp;ding…</source>
        <translation>&amp;Notas…</translation>
    </message>
    <message>
        <source>See how attempts are graded and change the limits</source>
        <translation>Ver cómo se califican los intentos y cambiar los límites</translation>
    </message>
    <message>
        <source>&amp;Read about it</source>
        <translation>&amp;Leer sobre el tema</translation>
    </message>
    <message>
        <source>Go to the course page that teaches what this exercise is about</source>
        <translation>Ir a la página del curso que explica el tema de este ejercicio</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s)</source>
        <translation>
            <numerusform>%n ejercicio</numerusform>
            <numerusform>%n ejercicios</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Start the exercise again from its position, without a grade</source>
        <translation>Empezar el ejercicio de nuevo desde su posición, sin nota</translation>
    </message>
    <message>
        <source>Every &amp;question of the courses</source>
        <translation>Todas las pre&amp;guntas de los cursos</translation>
    </message>
    <message>
        <source>Practise the questions that you solved as well as those that you failed</source>
        <translation>Practicar las preguntas que resolviste, además de las que fallaste</translation>
    </message>
    <message>
        <source>Bac&amp;k to the game</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <source>The next exercise comes when this one is finished.</source>
        <translation>El siguiente ejercicio llega cuando termines este.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+U gives up and shows the solution.</source>
        <translation>Ctrl+Mayúsculas+U abandona y muestra la solución.</translation>
    </message>
    <message>
        <source>Press Esc again to stop practising.</source>
        <translation>Pulsa Esc otra vez para dejar de practicar.</translation>
    </message>
    <message>
        <source>The exercise that you have begun will not count.</source>
        <translation>El ejercicio que has empezado no contará.</translation>
    </message>
    <message>
        <source>See the &amp;game</source>
        <translation>Ver la &amp;partida</translation>
    </message>
    <message>
        <source>Open your game at this position, once the exercise is finished</source>
        <translation>Abrir tu partida en esta posición, cuando termine el ejercicio</translation>
    </message>
    <message>
        <source>Keep practising</source>
        <translation>Seguir practicando</translation>
    </message>
    <message>
        <source>After a failed attempt, goes to the course page about this exercise, if there is one</source>
        <translation>Tras un intento fallido, va a la página del curso sobre este ejercicio, si la hay</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Position after %1.</source>
        <translation>Posición tras %1.</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Vista previa de impresión</translation>
    </message>
    <message>
        <source>Starting position.</source>
        <translation>Posición inicial.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
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
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sí</translation>
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
        <translation>Control</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayúsculas</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Re Pág</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Av Pág</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>RecordSigns</name>
    <message>
        <source>Four moves are equally good here.</source>
        <translation>Aquí hay cuatro jugadas igual de buenas.</translation>
    </message>
    <message>
        <source>This move throws the win away.</source>
        <translation>Esta jugada deja escapar la victoria.</translation>
    </message>
    <message>
        <source>The program played this move.</source>
        <translation>Esta jugada la hizo el programa.</translation>
    </message>
    <message>
        <source>This move delays mate by one move.</source>
        <translation>Esta jugada retrasa el mate una jugada.</translation>
    </message>
    <message>
        <source>This move brings mate one move closer.</source>
        <translation>Esta jugada acerca el mate una jugada.</translation>
    </message>
    <message>
        <source>This move loses a drawn position.</source>
        <translation>Esta jugada pierde una posición de tablas.</translation>
    </message>
    <message>
        <source>This move was played after a hint.</source>
        <translation>Esta jugada se hizo después de una pista.</translation>
    </message>
    <message>
        <source>The author of a course or a game marks good moves with “!” and mistakes with “?”; “!!” and “??” are stronger, “!?” and “?!” less certain.</source>
        <translation>El autor de un curso o de una partida marca las buenas jugadas con «!» y los errores con «?»; «!!» y «??» son más fuertes, «!?» y «?!» menos seguros.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>Aquí hay una jugada óptima.</numerusform>
            <numerusform>Aquí hay %n jugadas igual de buenas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>White</source>
        <translation>Las blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Las negras</translation>
    </message>
    <message>
        <source>%1 has no king.</source>
        <translation>%1 no tienen rey.</translation>
    </message>
    <message>
        <source>%1 has more than one king (%2).</source>
        <translation>%1 tienen más de un rey (%2).</translation>
    </message>
    <message>
        <source>The kings are next to each other (%1).</source>
        <translation>Los reyes están en casillas contiguas (%1).</translation>
    </message>
    <message>
        <source>%1 has more than eight pawns.</source>
        <translation>%1 tienen más de ocho peones.</translation>
    </message>
    <message>
        <source>%1 has more than sixteen pieces.</source>
        <translation>%1 tienen más de dieciséis piezas.</translation>
    </message>
    <message>
        <source>The side to move was not given: White is assumed.</source>
        <translation>No se indicaba a quién le toca: se supone que a las blancas.</translation>
    </message>
    <message>
        <source>Castling rights were dropped: the king or rook is not on its home square.</source>
        <translation>Se han omitido derechos de enroque: el rey o la torre no está en su casilla de origen.</translation>
    </message>
    <message>
        <source>The en passant square was dropped: no pawn can just have passed it.</source>
        <translation>Se ha omitido la casilla de captura al paso: ningún peón puede haberla pasado ahora mismo.</translation>
    </message>
    <message>
        <source>“%1” is not possible here.</source>
        <translation>«%1» no es posible aquí.</translation>
    </message>
    <message>
        <source>“%1” could be %2. Please be more specific.</source>
        <translation>«%1» podría ser %2. Indica cuál.</translation>
    </message>
    <message>
        <source>Pawns cannot stand on the first or last rank (%1).</source>
        <translation>No puede haber peones en la primera ni en la última fila (%1).</translation>
    </message>
    <message>
        <source>%1 has more promoted pieces than missing pawns.</source>
        <translation>%1 tienen más piezas coronadas que peones perdidos.</translation>
    </message>
    <message>
        <source>No legal move can have given this check to %1 (%2).</source>
        <translation>%1 no pueden haber recibido este jaque con una jugada legal (%2).</translation>
    </message>
    <message>
        <source>%1 cannot castle: the king or the rook is no longer on its home square (%2).</source>
        <translation>%1 no pueden enrocar: el rey o la torre ya no está en su casilla de origen (%2).</translation>
    </message>
    <message>
        <source>No pawn can have just passed %1.</source>
        <translation>Ningún peón puede haber pasado ahora mismo por %1.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>El texto está vacío.</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters.</source>
        <translation>El texto tiene más de %1 caracteres.</translation>
    </message>
    <message>
        <source>This character is not allowed in a FEN (character %1).</source>
        <translation>Este carácter no se admite en un FEN (carácter %1).</translation>
    </message>
    <message>
        <source>“%1” is neither a piece nor a number of squares (character %2).</source>
        <translation>«%1» no es ni una pieza ni un número de casillas (carácter %2).</translation>
    </message>
    <message>
        <source>Rank %1 has more than eight squares (character %2).</source>
        <translation>La fila %1 tiene más de ocho casillas (carácter %2).</translation>
    </message>
    <message>
        <source>Rank %1 has fewer than eight squares (character %2).</source>
        <translation>La fila %1 tiene menos de ocho casillas (carácter %2).</translation>
    </message>
    <message>
        <source>There are more than eight ranks (character %1).</source>
        <translation>Hay más de ocho filas (carácter %1).</translation>
    </message>
    <message>
        <source>There are fewer than eight ranks (character %1).</source>
        <translation>Hay menos de ocho filas (carácter %1).</translation>
    </message>
    <message>
        <source>The side to move must be w or b (character %1).</source>
        <translation>El bando que juega debe ser w o b (carácter %1).</translation>
    </message>
    <message>
        <source>The castling rights must be - or letters from KQkq (character %1).</source>
        <translation>Los derechos de enroque deben ser - o letras de KQkq (carácter %1).</translation>
    </message>
    <message>
        <source>The en passant square must be - or a square of the third or sixth rank (character %1).</source>
        <translation>La casilla de captura al paso debe ser - o una de la tercera o sexta fila (carácter %1).</translation>
    </message>
    <message>
        <source>The halfmove clock must be a number from 0 to %1 (character %2).</source>
        <translation>El contador de medias jugadas debe ser un número de 0 a %1 (carácter %2).</translation>
    </message>
    <message>
        <source>The move number must be between 1 and %1 (character %2).</source>
        <translation>El número de jugada debe estar entre 1 y %1 (carácter %2).</translation>
    </message>
    <message>
        <source>There is extra text after the position (character %1).</source>
        <translation>Sobra texto después de la posición (carácter %1).</translation>
    </message>
    <message>
        <source>The tablebases ignore castling, but castling is still possible here.</source>
        <translation>Las bases de finales no tienen en cuenta el enroque, pero aquí todavía se puede enrocar.</translation>
    </message>
    <message>
        <source>Not in the tablebases: this position has %1 pieces, and the tablebases cover at most %2.</source>
        <translation>Fuera de las bases de finales: esta posición tiene %1 piezas, y las bases llegan hasta %2.</translation>
    </message>
    <message>
        <source>“%1” is not a tag. Skipped.</source>
        <translation>«%1» no es una etiqueta. Se omite.</translation>
    </message>
    <message>
        <source>The value of the tag %1 has no closing quotation mark.</source>
        <translation>Al valor de la etiqueta %1 le faltan las comillas de cierre.</translation>
    </message>
    <message>
        <source>The tag %1 is given twice. The first one counts.</source>
        <translation>La etiqueta %1 aparece dos veces. Vale la primera.</translation>
    </message>
    <message>
        <source>The FEN tag cannot be read. The moves are skipped.</source>
        <translation>No se puede leer la etiqueta FEN. Se omiten las jugadas.</translation>
    </message>
    <message>
        <source>The FEN tag gives an illegal position. The moves are skipped.</source>
        <translation>La etiqueta FEN da una posición ilegal. Se omiten las jugadas.</translation>
    </message>
    <message>
        <source>This game is a chess variant (%1). The moves are skipped.</source>
        <translation>Esta partida es de una variante del ajedrez (%1). Se omiten las jugadas.</translation>
    </message>
    <message>
        <source>“%1” is not a move. The rest of the line is skipped.</source>
        <translation>«%1» no es una jugada. Se omite el resto de la línea.</translation>
    </message>
    <message>
        <source>%1 is illegal here. The rest of the line is skipped.</source>
        <translation>%1 es ilegal aquí. Se omite el resto de la línea.</translation>
    </message>
    <message>
        <source>%1 is ambiguous. The rest of the line is skipped.</source>
        <translation>%1 es ambigua. Se omite el resto de la línea.</translation>
    </message>
    <message>
        <source>This variation has no move to branch from. Skipped.</source>
        <translation>Esta variante no tiene jugada de la que partir. Se omite.</translation>
    </message>
    <message>
        <source>This variation is nested too deeply. Skipped.</source>
        <translation>Esta variante está anidada a demasiada profundidad. Se omite.</translation>
    </message>
    <message>
        <source>The game has more than %1 moves. The rest is skipped.</source>
        <translation>La partida tiene más de %1 jugadas. Se omite el resto.</translation>
    </message>
    <message>
        <source>The game is larger than %1 MiB. The rest is skipped.</source>
        <translation>La partida ocupa más de %1&#xa0;MiB. Se omite el resto.</translation>
    </message>
    <message>
        <source>“%1” makes no sense here. Skipped.</source>
        <translation>«%1» no tiene sentido aquí. Se omite.</translation>
    </message>
    <message>
        <source>“%1” is not an annotation glyph. Skipped.</source>
        <translation>«%1» no es un símbolo de anotación. Se omite.</translation>
    </message>
    <message>
        <source>This comment has no closing brace.</source>
        <translation>A este comentario le falta la llave de cierre.</translation>
    </message>
    <message>
        <source>This variation has no closing parenthesis.</source>
        <translation>A esta variante le falta el paréntesis de cierre.</translation>
    </message>
    <message>
        <source>The pawn</source>
        <translation>El peón</translation>
    </message>
    <message>
        <source>The knight</source>
        <translation>El caballo</translation>
    </message>
    <message>
        <source>The bishop</source>
        <translation>El alfil</translation>
    </message>
    <message>
        <source>The rook</source>
        <translation>La torre</translation>
    </message>
    <message>
        <source>The queen</source>
        <translation>La dama</translation>
    </message>
    <message>
        <source>The king</source>
        <translation>El rey</translation>
    </message>
    <message>
        <source>It is White&apos;s turn.</source>
        <translation>Les toca a las blancas.</translation>
    </message>
    <message>
        <source>It is Black&apos;s turn.</source>
        <translation>Les toca a las negras.</translation>
    </message>
    <message>
        <source>%1 on %2 would take the king.</source>
        <translation>%1 de %2 capturaría al rey.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <comment>a place in a file, and what is wrong there</comment>
        <translation>Línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>There is no piece on %1.</source>
        <translation>No hay ninguna pieza en %1.</translation>
    </message>
    <message>
        <source>%1 cannot go to %2.</source>
        <translation>%1 no puede ir a %2.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 no puede moverse.</translation>
    </message>
    <message>
        <source>“%1” is not a move. Type one like Nd3 or e3d5.</source>
        <translation>«%1» no es una jugada. Escribe una como Cd3 o e3d5.</translation>
    </message>
    <message>
        <source>%1 is a null move, which is impossible in check. The rest of the line is skipped.</source>
        <translation>%1 es una jugada nula, imposible estando en jaque. Se omite el resto de la línea.</translation>
    </message>
    <message>
        <source>The move number 0 was read as 1.</source>
        <translation>El número de jugada 0 se ha leído como 1.</translation>
    </message>
    <message>
        <source>White is in check (%1), but it is Black&apos;s turn.</source>
        <translation>Las blancas están en jaque (%1), pero les toca a las negras.</translation>
    </message>
    <message>
        <source>Black is in check (%1), but it is White&apos;s turn.</source>
        <translation>Las negras están en jaque (%1), pero les toca a las blancas.</translation>
    </message>
    <message>
        <source>That is not a FEN, which looks like %1.</source>
        <translation>Eso no es una FEN, que tiene este aspecto: %1.</translation>
    </message>
    <message>
        <source>The other king guards %1.</source>
        <translation>El otro rey controla %1.</translation>
    </message>
    <message>
        <source>%1 on %2 guards %3.</source>
        <comment>a piece, its square and the square that it guards</comment>
        <translation>%1 de %2 controla %3.</translation>
    </message>
    <message>
        <source>“%1” is not a position. Skipped.</source>
        <translation>«%1» no es una posición. Se omite.</translation>
    </message>
    <message>
        <source>The Result tag and the result after the moves differ; %1 counts.</source>
        <translation>La etiqueta Result y el resultado que sigue a las jugadas no coinciden; vale %1.</translation>
    </message>
    <message>
        <source>“%1” is an illegal position. Skipped.</source>
        <translation>«%1» es una posición ilegal. Se omite.</translation>
    </message>
    <message>
        <source>%1 is castling of Chess960, which is not supported. The rest of the line is skipped.</source>
        <translation>%1 es un enroque de Chess960, que no se admite. Se omite el resto de la línea.</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>With best play it is a draw.</source>
        <translation>Con juego óptimo son tablas.</translation>
    </message>
    <message>
        <source>White could have mated in %1.</source>
        <translation>Las blancas podrían haber dado mate en %1.</translation>
    </message>
    <message>
        <source>Black could have mated in %1.</source>
        <translation>Las negras podrían haber dado mate en %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to mate with best play from the start</source>
        <translation>
            <numerusform>%n jugada hasta el mate con juego óptimo desde el inicio</numerusform>
            <numerusform>%n jugadas hasta el mate con juego óptimo desde el inicio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n played so far.</source>
        <translation>
            <numerusform>%1; %n jugada hecha hasta ahora.</numerusform>
            <numerusform>%1; %n jugadas hechas hasta ahora.</numerusform>
        </translation>
    </message>
    <message>
        <source>No moves wasted.</source>
        <translation>Ninguna jugada de más.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) wasted.</source>
        <translation>
            <numerusform>Una jugada de más.</numerusform>
            <numerusform>%n jugadas de más.</numerusform>
        </translation>
    </message>
    <message>
        <source>No hints and no take-backs.</source>
        <translation>Sin pistas ni jugadas deshechas.</translation>
    </message>
    <message>
        <source>Best reply: %1.</source>
        <translation>Mejor respuesta: %1.</translation>
    </message>
    <message>
        <source>The win was thrown away with %1.</source>
        <translation>La victoria se escapó con %1.</translation>
    </message>
    <message>
        <source>The draw was thrown away with %1.</source>
        <translation>Las tablas se escaparon con %1.</translation>
    </message>
    <message>
        <source>The costliest move was %1.</source>
        <translation>La jugada más costosa fue %1.</translation>
    </message>
    <message numerus="yes">
        <source>Below are the costliest moves; the move list marks %n more.</source>
        <translation>
            <numerusform>Abajo están las jugadas más costosas; la lista de jugadas marca una más.</numerusform>
            <numerusform>Abajo están las jugadas más costosas; la lista de jugadas marca %n más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exam failed.</source>
        <translation>Examen no aprobado.</translation>
    </message>
    <message>
        <source>Exam passed. Grade: %1.</source>
        <translation>Examen aprobado. Nota: %1.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Jugada deshecha.</translation>
    </message>
    <message>
        <source>You played %1 here. Find a better move.</source>
        <translation>Aquí jugaste %1. Encuentra una jugada mejor.</translation>
    </message>
</context>
<context>
    <name>ReviewCommands</name>
    <message>
        <source>Your mistakes could not be saved.</source>
        <translation>No se han podido guardar tus errores.</translation>
    </message>
    <message>
        <source>The disk may be full. Free some space and try again.</source>
        <translation>Puede que el disco esté lleno. Libera espacio e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Look through your games</source>
        <translation>Repasar tus partidas</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Partidas (*.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>&amp;Look through my games…</source>
        <translation>Repasar &amp;mis partidas…</translation>
    </message>
    <message>
        <source>See how you played the endings of all games of a PGN file</source>
        <translation>Ver cómo jugaste los finales de todas las partidas de un archivo PGN</translation>
    </message>
    <message>
        <source>&amp;Back to my endgames</source>
        <translation>&amp;Volver a mis finales</translation>
    </message>
    <message>
        <source>Show the endings of the games that were looked through last</source>
        <translation>Mostrar los finales de las últimas partidas repasadas</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>castles short</source>
        <translation>enroque corto</translation>
    </message>
    <message>
        <source>castles long</source>
        <translation>enroque largo</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <comment>a move aloud: a piece without article, a square</comment>
        <translation>%1 captura en %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a move aloud: a piece without article, a square</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>checkmate</source>
        <comment>after a move aloud</comment>
        <translation>jaque mate</translation>
    </message>
    <message>
        <source>stalemate</source>
        <comment>after a move aloud</comment>
        <translation>ahogado</translation>
    </message>
    <message>
        <source>check</source>
        <comment>after a move aloud</comment>
        <translation>jaque</translation>
    </message>
    <message>
        <source>%1 is not attacked.</source>
        <translation>Nada ataca %1.</translation>
    </message>
    <message>
        <source>%1 is attacked by: %2.</source>
        <comment>a square; pieces and their squares</comment>
        <translation>%1 está atacada por: %2.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no piece of a side</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>White: %1. Black: %2.</source>
        <comment>pieces and their squares</comment>
        <translation>Blancas: %1. Negras: %2.</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>a null move aloud</comment>
        <translation>pasa</translation>
    </message>
</context>
<context>
    <name>SquareText</name>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
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
        <translation>Se canceló el cálculo. Pulsa «Reintentar» para ver el resultado.</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending. Close other programs and try again.</source>
        <translation>No había memoria suficiente para calcular el final. Cierra otros programas y reinténtalo.</translation>
    </message>
    <message>
        <source>Illegal position</source>
        <translation>Posición ilegal</translation>
    </message>
    <message>
        <source>Analysis: you move for both sides.</source>
        <translation>Análisis: juegas por ambos bandos.</translation>
    </message>
    <message>
        <source>Your opponent plays by general principles.</source>
        <translation>Tu rival juega según principios generales.</translation>
    </message>
    <message>
        <source>Your opponent defends like a human.</source>
        <translation>Tu rival se defiende como una persona.</translation>
    </message>
    <message>
        <source>Your opponent slips now and then.</source>
        <translation>Tu rival se equivoca de vez en cuando.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n more piece(s) (not the kings) to see the result.</source>
        <translation>
            <numerusform>Quita una pieza más (ningún rey) para ver el resultado.</numerusform>
            <numerusform>Quita %n piezas más (ningún rey) para ver el resultado.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tablebases do not cover castling: remove the castling rights to see the result.</source>
        <translation>Las bases de finales no contemplan el enroque: quita los derechos de enroque para ver el resultado.</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Your opponent mates using the method.</source>
        <translation>Tu rival da mate según el método.</translation>
    </message>
    <message>
        <source>Your opponent mates using the method, which is being prepared.</source>
        <translation>Tu rival da mate según el método, que se está preparando.</translation>
    </message>
    <message>
        <source>There is not enough memory for the method: your opponent plays perfectly.</source>
        <translation>No hay memoria suficiente para el método: tu rival juega a la perfección.</translation>
    </message>
    <message>
        <source>a few seconds</source>
        <translation>unos segundos</translation>
    </message>
    <message>
        <source>about a minute</source>
        <translation>alrededor de un minuto</translation>
    </message>
    <message>
        <source>Five-piece endings are solved on demand. This one takes %1 and up to %2 of memory.</source>
        <comment>some seconds; 1.8 GB</comment>
        <translation>Los finales de cinco piezas se calculan cuando lo pides. Este tarda %1 y ocupa hasta %2 de memoria.</translation>
    </message>
    <message>
        <source>%1 plays for your opponent here.</source>
        <translation>Aquí %1 juega por tu rival.</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>alrededor de un minuto</numerusform>
            <numerusform>alrededor de %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known whether this win survives the fifty-move rule.</source>
        <translation>No se sabe si esta victoria llega antes de la regla de las cincuenta jugadas.</translation>
    </message>
    <message>
        <source>With best play, the fifty-move rule comes before the mate.</source>
        <translation>Con juego óptimo, la regla de las cincuenta jugadas llega antes que el mate.</translation>
    </message>
    <message>
        <source>Hold the draw to pass.</source>
        <translation>Para aprobar, mantén las tablas.</translation>
    </message>
    <message>
        <source>Checkmate to pass; the fewer moves you waste, the better the grade.</source>
        <translation>Para aprobar, da mate; cuantas menos jugadas de más, mejor nota.</translation>
    </message>
    <message>
        <source>Moves used: %1.</source>
        <translation>Jugadas hechas: %1.</translation>
    </message>
    <message>
        <source>Not solved by computer</source>
        <translation>Sin calcular</translation>
    </message>
    <message>
        <source>This ending needs more memory than you allow. Raise the limit under Settings, Five-piece endings, and try again.</source>
        <translation>Este final necesita más memoria de la que permites. Aumenta el límite en Configuración, Finales de cinco piezas, e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>%1, but too late: under the fifty-move rule this is a draw.</source>
        <comment>a win</comment>
        <translation>%1, pero demasiado tarde: por la regla de las cincuenta jugadas son tablas.</translation>
    </message>
</context>
<context>
    <name>StatisticsCommands</name>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Estadísticas…</translation>
    </message>
    <message>
        <source>Your progress by week, ending and stage</source>
        <translation>Tu progreso por semana, final y etapa</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>Exportar como CS&amp;V…</translation>
    </message>
    <message>
        <source>Export all attempts as a table for other programs</source>
        <translation>Exportar todos los intentos en una tabla para otros programas</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>Guardar &amp;copia…</translation>
    </message>
    <message>
        <source>Save all practice data to a file</source>
        <translation>Guardar todo tu progreso en un archivo</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>Res&amp;taurar…</translation>
    </message>
    <message>
        <source>Replace your practice data with a backup</source>
        <translation>Sustituir tu progreso por el de una copia de seguridad</translation>
    </message>
    <message>
        <source>Erase every&amp;thing…</source>
        <translation>&amp;Borrar todo…</translation>
    </message>
    <message>
        <source>Start as if you had never practised</source>
        <translation>Empezar como si nunca hubieras practicado</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Five-piece e&amp;ndings</source>
        <translation>Finales de cinco pie&amp;zas</translation>
    </message>
    <message>
        <source>%1 of disk space has been freed.</source>
        <translation>Se han liberado %1 de espacio en disco.</translation>
    </message>
    <message>
        <source>Any endings you need will be solved again.</source>
        <translation>Los finales que necesites se calcularán de nuevo.</translation>
    </message>
    <message>
        <source>Not all endings could be deleted from the disk.</source>
        <translation>No se pudieron borrar del disco todos los finales.</translation>
    </message>
    <message>
        <source>Check that their folder is writable.</source>
        <translation>Comprueba que se puede escribir en su carpeta.</translation>
    </message>
    <message>
        <source>&amp;Keep solved endings on disk</source>
        <translation>&amp;Guardar en el disco los finales calculados</translation>
    </message>
    <message>
        <source>Endings solved once are available again at the next start</source>
        <translation>Los finales calculados una vez estarán disponibles en el próximo inicio</translation>
    </message>
    <message>
        <source>&amp;Delete stored endings (frees %1)</source>
        <translation>&amp;Borrar los finales guardados (libera %1)</translation>
    </message>
    <message>
        <source>All available memory</source>
        <translation>Toda la memoria disponible</translation>
    </message>
    <message>
        <source>Up to %1 of memory</source>
        <translation>Hasta %1 de memoria</translation>
    </message>
</context>
<context>
    <name>TeachingMarks</name>
    <message>
        <source>Key squares: %1</source>
        <translation>Casillas clave: %1</translation>
    </message>
    <message>
        <source>Square of the pawn: %1</source>
        <comment>its opposite corners</comment>
        <translation>Cuadrado del peón: %1</translation>
    </message>
    <message>
        <source>Squares of the pawns: %1</source>
        <comment>their opposite corners</comment>
        <translation>Cuadrados de los peones: %1</translation>
    </message>
</context>
<context>
    <name>TrainingCommands</name>
    <message>
        <source>&amp;You play as</source>
        <translation>&amp;Juegas como</translation>
    </message>
    <message>
        <source>The attacker</source>
        <translation>Atacante</translation>
    </message>
    <message>
        <source>The defender</source>
        <translation>Defensor</translation>
    </message>
    <message>
        <source>The &amp;program plays</source>
        <translation>El pro&amp;grama juega</translation>
    </message>
    <message>
        <source>Perfectly</source>
        <translation>A la perfección</translation>
    </message>
    <message>
        <source>By general principles</source>
        <translation>Según principios generales</translation>
    </message>
    <message>
        <source>Ends the game</source>
        <translation>Termina la partida</translation>
    </message>
    <message>
        <source>Only warns</source>
        <translation>Solo avisa</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No se aplica</translation>
    </message>
    <message>
        <source>The &amp;fifty-move rule</source>
        <translation>Regla de &amp;50 jugadas</translation>
    </message>
    <message>
        <source>The &amp;seventy-five-move rule</source>
        <translation>Regla de &amp;75 jugadas</translation>
    </message>
    <message>
        <source>&amp;Threefold repetition</source>
        <translation>&amp;Triple repetición</translation>
    </message>
    <message>
        <source>Both sides (analysis)</source>
        <translation>Ambos bandos (análisis)</translation>
    </message>
    <message>
        <source>&amp;Hide mate distances and wasted moves</source>
        <translation>&amp;Ocultar distancias y jugadas de más</translation>
    </message>
    <message>
        <source>Until the game is over, the panels show who wins but not how soon</source>
        <translation>Hasta que termine la partida, los paneles muestran quién gana, pero no en cuántas jugadas</translation>
    </message>
    <message>
        <source>&amp;Reveal them here</source>
        <translation>&amp;Revelar aquí</translation>
    </message>
    <message>
        <source>Show the mate distance and the wasted moves for this position</source>
        <translation>Mostrar la distancia al mate y las jugadas de más en esta posición</translation>
    </message>
    <message>
        <source>Like a human</source>
        <translation>Como una persona</translation>
    </message>
    <message>
        <source>With occasional slips</source>
        <translation>Con algún desliz</translation>
    </message>
    <message>
        <source>Text&amp;book positions</source>
        <translation>Posiciones de manua&amp;l</translation>
    </message>
    <message>
        <source>&amp;Exam</source>
        <translation>&amp;Examen</translation>
    </message>
    <message>
        <source>Using the method (bishop and knight)</source>
        <translation>Según el método (alfil y caballo)</translation>
    </message>
    <message>
        <source>Follow the &amp;method</source>
        <translation>Seguir el &amp;método</translation>
    </message>
    <message>
        <source>The coach guides you through the bishop-and-knight mate, one aim at a time</source>
        <translation>El entrenador te guía hasta el mate de alfil y caballo, un objetivo tras otro</translation>
    </message>
    <message>
        <source>Play the method&apos;s mo&amp;ve</source>
        <translation>&amp;Hacer la jugada del método</translation>
    </message>
    <message>
        <source>Play the method&apos;s next move for you</source>
        <translation>Mientras sigues el método: hace su jugada por ti</translation>
    </message>
    <message>
        <source>&amp;Exam (last one on %1: %2)</source>
        <comment>a date and a result</comment>
        <translation>&amp;Examen (último el %1: %2)</translation>
    </message>
    <message>
        <source>Play a new position without comments, marks or take-backs, and get a grade at the end</source>
        <translation>Jugar una posición nueva sin comentarios, marcas ni jugadas deshechas, y recibir una nota al final</translation>
    </message>
    <message>
        <source>End exam</source>
        <translation>Terminar examen</translation>
    </message>
    <message>
        <source>End the exam without a grade and go on with the game as usual</source>
        <translation>Terminar el examen sin nota y seguir la partida como siempre</translation>
    </message>
    <message>
        <source>only when you mate with bishop and knight</source>
        <translation>solo cuando das mate con alfil y caballo</translation>
    </message>
    <message>
        <source>Another exam</source>
        <translation>Otro examen</translation>
    </message>
    <message>
        <source>The game will be kept: Ctrl+Alt+Z brings it back.</source>
        <translation>La partida se conservará: Ctrl+Alt+Z la recupera.</translation>
    </message>
    <message>
        <source>not while a question is open</source>
        <translation>no mientras haya una pregunta abierta</translation>
    </message>
    <message>
        <source>follow the method first</source>
        <translation>sigue primero el método</translation>
    </message>
    <message>
        <source>You play one new position without hints, comments, marks or take-backs, and get a grade at the end.</source>
        <translation>Juegas una posición nueva sin pistas, comentarios, marcas ni jugadas deshechas, y recibes una nota al final.</translation>
    </message>
    <message>
        <source>“Choose the kind of position” in the Game menu changes this.</source>
        <translation>«Elegir tipo de posición», en el menú Partida, lo cambia.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Begin an exam: %1?</source>
        <comment>an ending</comment>
        <translation>¿Empezar un examen: %1?</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The text</source>
        <translation>El texto</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a file in a sentence</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1 was not found.</source>
        <translation>%1 no se ha encontrado.</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>Quizá se haya movido, renombrado o borrado.</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 es una carpeta.</translation>
    </message>
    <message>
        <source>Choose a PGN file inside it.</source>
        <translation>Elige un archivo PGN dentro de ella.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 no se puede leer.</translation>
    </message>
    <message>
        <source>You may not have permission to read it.</source>
        <translation>Quizá no tengas permiso para leerlo.</translation>
    </message>
    <message>
        <source>%1 is too large.</source>
        <translation>%1 es demasiado grande.</translation>
    </message>
    <message>
        <source>Files of up to %1 MiB can be opened.</source>
        <translation>Se pueden abrir archivos de hasta %1&#xa0;MiB.</translation>
    </message>
    <message>
        <source>%1 contains no chess games.</source>
        <translation>%1 no contiene ninguna partida de ajedrez.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation>%1 procede de una versión posterior de este programa.</translation>
    </message>
    <message>
        <source>%1 has been changed by another program.</source>
        <translation>%1 ha sido modificado por otro programa.</translation>
    </message>
    <message>
        <source>Open it again, or save your game under another name.</source>
        <translation>Ábrelo de nuevo o guarda tu partida con otro nombre.</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 no se ha podido guardar.</translation>
    </message>
    <message>
        <source>Save under another name: the folder may be read-only or the disk full.</source>
        <translation>Guarda con otro nombre: la carpeta puede ser de solo lectura o el disco estar lleno.</translation>
    </message>
    <message numerus="yes">
        <source>There are at least %n more errors.</source>
        <translation>
            <numerusform>Hay al menos un error más.</numerusform>
            <numerusform>Hay al menos %n errores más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n more errors.</source>
        <translation>
            <numerusform>Hay un error más.</numerusform>
            <numerusform>Hay %n errores más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts of this game could not be read.</source>
        <translation>No se han podido leer partes de esta partida.</translation>
    </message>
    <message>
        <source>There is not enough memory. Close other programs and open it again.</source>
        <translation>No hay memoria suficiente. Cierra otros programas y ábrelo de nuevo.</translation>
    </message>
    <message>
        <source>It is a pipe, a socket or a device. Choose a file.</source>
        <translation>Es una tubería, un socket o un dispositivo. Elige un archivo.</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>%1 no se ha guardado.</translation>
    </message>
</context>
<context>
    <name>UndoCommands</name>
    <message>
        <source>&amp;Take back</source>
        <translation>Des&amp;hacer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Redo what was taken back</source>
        <translation>Rehacer lo deshecho</translation>
    </message>
    <message>
        <source>Undo your last move or change</source>
        <translation>Deshacer tu última jugada o cambio</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>Posición anterior</translation>
    </message>
    <message>
        <source>Go back to the game that was on the board before this one</source>
        <translation>Volver a la partida que estaba en el tablero antes de esta</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Posición siguiente</translation>
    </message>
    <message>
        <source>Return to the game that followed this one</source>
        <translation>Volver a la partida que vino después de esta</translation>
    </message>
</context>
<context>
    <name>WayBackCommands</name>
    <message>
        <source>Dismiss the message</source>
        <translation>Cerrar el mensaje</translation>
    </message>
    <message>
        <source>Cancel solving</source>
        <translation>Cancelar el cálculo</translation>
    </message>
    <message>
        <source>Stop solving the ending</source>
        <translation>Dejar de calcular el final</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Take over and keep playing</source>
        <translation>Tomar el control y seguir jugando</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Salir de la reproducción</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Go back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Seguir con la partida</translation>
    </message>
    <message>
        <source>Clear the typed move</source>
        <translation>Borrar la jugada escrita</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>Devolver la pieza a su sitio</translation>
    </message>
    <message>
        <source>Leave the set-up</source>
        <translation>Salir del editor</translation>
    </message>
    <message>
        <source>Press Esc again to go back to the game.</source>
        <translation>Pulsa Esc otra vez para volver a la partida.</translation>
    </message>
    <message>
        <source>The position you have set up will be lost.</source>
        <translation>La posición que has editado se perderá.</translation>
    </message>
    <message>
        <source>Go back to where the replay began</source>
        <translation>Volver a donde empezó la reproducción</translation>
    </message>
    <message>
        <source>It will not be graded.</source>
        <translation>No se calificará.</translation>
    </message>
    <message>
        <source>End exam</source>
        <translation>Terminar examen</translation>
    </message>
    <message>
        <source>Press Esc again to end the exam.</source>
        <translation>Pulsa Esc otra vez para terminar el examen.</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Salir de todos modos</translation>
    </message>
    <message>
        <source>not in an exam</source>
        <translation>no durante un examen</translation>
    </message>
    <message>
        <source>Press Esc again to cancel your changes.</source>
        <translation>Pulsa Esc otra vez para descartar tus cambios.</translation>
    </message>
    <message>
        <source>The page will be as it was before.</source>
        <translation>La página quedará como antes.</translation>
    </message>
    <message>
        <source>Show the page as it was before</source>
        <translation>Mostrar la página como estaba antes</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Descartar los cambios</translation>
    </message>
    <message>
        <source>Press Esc again to cancel solving the ending.</source>
        <translation>Pulsa Esc otra vez para cancelar el cálculo del final.</translation>
    </message>
    <message>
        <source>It would have to start again.</source>
        <translation>Tendría que empezar de nuevo.</translation>
    </message>
    <message>
        <source>Close the first steps</source>
        <translation>Cerrar los primeros pasos</translation>
    </message>
    <message>
        <source>Keep solving</source>
        <translation>Seguir resolviendo</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Seguir editando</translation>
    </message>
    <message>
        <source>Continue the exam</source>
        <translation>Continuar el examen</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Right Corner %1 is a trainer for chess endings with up to %2 pieces, above all the mate with bishop and knight. Each ending is solved in memory when needed; your data stays on your computer.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Right Corner %1 es un entrenador de finales de ajedrez de hasta %2 piezas, sobre todo del mate de alfil y caballo. Cada final se calcula en memoria cuando hace falta; tus datos no salen de tu equipo.

Software libre bajo la Licencia Pública General de GNU (GPL), versión 3 o posterior.</translation>
    </message>
    <message>
        <source>About Right Corner</source>
        <translation>Acerca de Right Corner</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;About Right Corner</source>
        <translation>&amp;Acerca de Right Corner</translation>
    </message>
    <message>
        <source>Game &amp;record</source>
        <translation>&amp;Planilla</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Todas las jugadas</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Terms, symbols and &amp;keys</source>
        <translation>Términos, símbolos y &amp;teclas</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>Negro sobre blanco</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation>Blanco sobre negro</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a size of text, in percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Tamaño &amp;del texto</translation>
    </message>
    <message>
        <source>Read &amp;moves aloud</source>
        <translation>&amp;Leer las jugadas en voz alta</translation>
    </message>
    <message>
        <source>Read each move with the system&apos;s text-to-speech voice</source>
        <translation>Leer cada jugada con la síntesis de voz del sistema</translation>
    </message>
    <message>
        <source>Move sounds</source>
        <translation>Sonido de jugadas</translation>
    </message>
    <message>
        <source>Hear moves, captures, checks and checkmate</source>
        <translation>Oír las jugadas, las capturas, los jaques y el mate</translation>
    </message>
    <message>
        <source>No sound player was found; install pw-play, paplay or aplay</source>
        <translation>No se encontró ningún reproductor de sonido; instala pw-play, paplay o aplay</translation>
    </message>
    <message>
        <source>No text-to-speech program was found; install speech-dispatcher</source>
        <translation>No se encontró ningún programa de síntesis de voz; instala speech-dispatcher</translation>
    </message>
    <message>
        <source>no speech program found</source>
        <translation>no hay programa de voz</translation>
    </message>
    <message>
        <source>no sound player found</source>
        <translation>no hay reproductor de sonido</translation>
    </message>
    <message>
        <source>First &amp;steps</source>
        <translation>&amp;Primeros pasos</translation>
    </message>
    <message>
        <source>Show the suggestions of the first start again</source>
        <translation>Mostrar de nuevo las sugerencias del primer inicio</translation>
    </message>
    <message>
        <source>only beside a game of your own</source>
        <translation>solo junto a una partida tuya</translation>
    </message>
    <message>
        <source>Endings in &amp;figures…</source>
        <translation>&amp;Los finales en cifras…</translation>
    </message>
    <message>
        <source>All endings with their aims, longest wins, shares of results and zugzwangs</source>
        <translation>Todos los finales con su objetivo, victoria más larga, porcentajes de resultados y zugzwangs</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Throws the win away.</source>
        <translation>Deja escapar la victoria.</translation>
    </message>
    <message>
        <source>Turns a win into a loss.</source>
        <translation>Convierte una victoria en derrota.</translation>
    </message>
    <message>
        <source>Throws the draw away.</source>
        <translation>Deja escapar las tablas.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) slower than the best.</source>
        <translation>
            <numerusform>Una jugada más lenta que la mejor.</numerusform>
            <numerusform>%n jugadas más lenta que la mejor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>Permite el mate una jugada antes.</numerusform>
            <numerusform>Permite el mate %n jugadas antes.</numerusform>
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
        <translation>Lo mejor era %1.</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1 es la mejor.</translation>
    </message>
    <message numerus="yes">
        <source>%1 works: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 sirve: una jugada más lenta que la mejor.</numerusform>
            <numerusform>%1 sirve: %n jugadas más lenta que la mejor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 es un rodeo de una jugada.</numerusform>
            <numerusform>%1 es un rodeo de %n jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>%1 permite el mate una jugada antes.</numerusform>
            <numerusform>%1 permite el mate %n jugadas antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Juegan blancas</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Juegan negras</translation>
    </message>
    <message>
        <source>Right corners (dark): %1</source>
        <translation>Esquinas correctas (oscuras): %1</translation>
    </message>
    <message>
        <source>Right corners (light): %1</source>
        <translation>Esquinas correctas (claras): %1</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>Jaque mate</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Ahogado</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Neither side has mating material.</source>
        <translation>Ningún bando tiene material suficiente para dar mate.</translation>
    </message>
    <message>
        <source>The king captures the knight on %1.</source>
        <translation>El rey captura el caballo en %1.</translation>
    </message>
    <message>
        <source>The king captures the bishop on %1.</source>
        <translation>El rey captura el alfil en %1.</translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <translation>Jaque mate.</translation>
    </message>
    <message>
        <source>Draw by stalemate.</source>
        <translation>Tablas por ahogado.</translation>
    </message>
    <message>
        <source>Draw by insufficient material.</source>
        <translation>Tablas por material insuficiente.</translation>
    </message>
    <message>
        <source>Draw by the fifty-move rule.</source>
        <translation>Tablas por la regla de las cincuenta jugadas.</translation>
    </message>
    <message>
        <source>Draw by the seventy-five-move rule.</source>
        <translation>Tablas por la regla de las setenta y cinco jugadas.</translation>
    </message>
    <message>
        <source>Draw by threefold repetition.</source>
        <translation>Tablas por triple repetición.</translation>
    </message>
    <message>
        <source>This position has occurred three times: in a tournament game a draw could be claimed.</source>
        <translation>Esta posición se ha dado tres veces: en una partida de torneo se podrían reclamar tablas.</translation>
    </message>
    <message>
        <source>%1 throws the win away.</source>
        <translation>%1 deja escapar la victoria.</translation>
    </message>
    <message>
        <source>%1 loses: it was a draw.</source>
        <translation>%1 pierde: eran tablas.</translation>
    </message>
    <message>
        <source>%1 holds the draw.</source>
        <translation>%1 mantiene las tablas.</translation>
    </message>
    <message>
        <source>The king captures the queen on %1.</source>
        <translation>El rey captura la dama en %1.</translation>
    </message>
    <message>
        <source>The king captures the rook on %1.</source>
        <translation>El rey captura la torre en %1.</translation>
    </message>
    <message>
        <source>The king captures the pawn on %1.</source>
        <translation>El rey captura el peón en %1.</translation>
    </message>
    <message>
        <source>The queen is captured on %1.</source>
        <translation>La dama es capturada en %1.</translation>
    </message>
    <message>
        <source>The rook is captured on %1.</source>
        <translation>La torre es capturada en %1.</translation>
    </message>
    <message>
        <source>The bishop is captured on %1.</source>
        <translation>El alfil es capturado en %1.</translation>
    </message>
    <message>
        <source>The knight is captured on %1.</source>
        <translation>El caballo es capturado en %1.</translation>
    </message>
    <message>
        <source>The pawn is captured on %1.</source>
        <translation>El peón es capturado en %1.</translation>
    </message>
    <message>
        <source>Best play ends in stalemate.</source>
        <translation>Acaba en ahogado.</translation>
    </message>
    <message>
        <source>The king forks the pieces and takes one of them.</source>
        <translation>El rey ataca las dos piezas a la vez y captura una.</translation>
    </message>
    <message>
        <source>It is a rook pawn: the king reaches the queening corner, or traps the other king there.</source>
        <translation>Es un peón de torre: el rey llega a la esquina de coronación, o encierra allí al otro rey.</translation>
    </message>
    <message>
        <source>The pawn is lost.</source>
        <translation>El peón se pierde.</translation>
    </message>
    <message>
        <source>Both pawns promote.</source>
        <translation>Ambos peones coronan.</translation>
    </message>
    <message>
        <source>%1 loses: it was a win.</source>
        <translation>%1 pierde: estaba ganado.</translation>
    </message>
    <message>
        <source>A rook or bishop pawn on the seventh rank with its king beside it draws against the queen.</source>
        <translation>Un peón de torre o de alfil en séptima con su rey al lado hace tablas contra la dama.</translation>
    </message>
    <message>
        <source>Not in the tablebases</source>
        <translation>Fuera de las bases de finales</translation>
    </message>
    <message>
        <source>White mates in %1</source>
        <translation>Las blancas dan mate en %1</translation>
    </message>
    <message>
        <source>Black mates in %1</source>
        <translation>Las negras dan mate en %1</translation>
    </message>
    <message>
        <source>Mate in %1</source>
        <translation>Mate en %1</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Ganan blancas</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Ganan negras</translation>
    </message>
    <message>
        <source>Two knights cannot force mate: confining the king completely stalemates him.</source>
        <translation>Dos caballos no pueden forzar el mate: encerrar del todo al rey lo deja ahogado.</translation>
    </message>
    <message>
        <source>The bishop does not control the queening corner, and the king defends it.</source>
        <translation>El alfil no controla la esquina de coronación, y el rey la defiende.</translation>
    </message>
    <message>
        <source>Material is even, and neither side can force a win.</source>
        <translation>El material está igualado y ningún bando puede forzar la victoria.</translation>
    </message>
    <message numerus="yes">
        <source>It took %n move(s)</source>
        <translation>
            <numerusform>Hizo falta una jugada</numerusform>
            <numerusform>Hicieron falta %n jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You held out for %n move(s)</source>
        <translation>
            <numerusform>Has resistido una jugada</numerusform>
            <numerusform>Has resistido %n jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Seventy-five moves without a capture or pawn move: in a tournament game this would be a draw.</source>
        <translation>Setenta y cinco jugadas sin capturas ni avances de peón: en una partida de torneo serían tablas.</translation>
    </message>
    <message>
        <source>Fifty moves without a capture or pawn move: in a tournament game a draw could be claimed.</source>
        <translation>Cincuenta jugadas sin capturas ni avances de peón: en una partida de torneo se podrían reclamar tablas.</translation>
    </message>
    <message>
        <source>Under the fifty-move rule the win now comes too late.</source>
        <translation>Según la regla de las cincuenta jugadas, la victoria llega ya demasiado tarde.</translation>
    </message>
    <message numerus="yes">
        <source>the best defence lasts %n</source>
        <translation>
            <numerusform>la mejor defensa aguanta una</numerusform>
            <numerusform>la mejor defensa aguanta %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best play needs %n</source>
        <translation>
            <numerusform>con juego óptimo basta una</numerusform>
            <numerusform>con juego óptimo bastan %n</numerusform>
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
            <numerusform>Has resistido una jugada, el máximo posible.</numerusform>
            <numerusform>Has resistido %n jugadas, el máximo posible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>a list of moves and how many more there are</comment>
        <translation>
            <numerusform>%1 y una más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of moves and the last of them</comment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>The best moves were %1.</source>
        <translation>Las mejores jugadas eran %1.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandono</translation>
    </message>
    <message>
        <source>You gave up.</source>
        <translation>Te has rendido.</translation>
    </message>
    <message numerus="yes">
        <source>Following the method took %n more move(s) than best play.</source>
        <translation>
            <numerusform>Seguir el método costó una jugada más que el juego óptimo.</numerusform>
            <numerusform>Seguir el método costó %n jugadas más que el juego óptimo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A weaker defence made the mate %n move(s) shorter.</source>
        <translation>
            <numerusform>Una defensa más débil acortó el mate en una jugada.</numerusform>
            <numerusform>Una defensa más débil acortó el mate en %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the only legal move.</source>
        <translation>%1 es la única jugada legal.</translation>
    </message>
    <message numerus="yes">
        <source>%1 also wins, %n move(s) slower.</source>
        <translation>
            <numerusform>%1 también gana, con una jugada más.</numerusform>
            <numerusform>%1 también gana, con %n jugadas más.</numerusform>
        </translation>
    </message>
    <message>
        <source>The weaker side gives perpetual check.</source>
        <translation>El bando débil da jaque perpetuo.</translation>
    </message>
    <message>
        <source>The weaker side can hold.</source>
        <translation>El bando débil puede defenderse.</translation>
    </message>
    <message>
        <source>The queen cannot be saved.</source>
        <translation>La dama no tiene salvación.</translation>
    </message>
    <message>
        <source>The rook cannot be saved.</source>
        <translation>La torre no tiene salvación.</translation>
    </message>
    <message>
        <source>The bishop cannot be saved.</source>
        <translation>El alfil no tiene salvación.</translation>
    </message>
    <message>
        <source>The knight cannot be saved.</source>
        <translation>El caballo no tiene salvación.</translation>
    </message>
    <message>
        <source>The pawn cannot be saved.</source>
        <translation>El peón no tiene salvación.</translation>
    </message>
    <message>
        <source>The pawn costs the queen.</source>
        <translation>El peón cuesta la dama.</translation>
    </message>
    <message>
        <source>The pawn costs the rook.</source>
        <translation>El peón cuesta la torre.</translation>
    </message>
    <message>
        <source>The pawn on %1 is lost, and the other one does not win.</source>
        <translation>El peón de %1 se pierde y el otro no gana.</translation>
    </message>
    <message>
        <source>%1 holds out as long as possible.</source>
        <translation>%1 resiste todo lo posible.</translation>
    </message>
    <message>
        <source>The knight stops the pawn but cannot mate alone.</source>
        <translation>El caballo detiene el peón, pero no puede dar mate solo.</translation>
    </message>
    <message>
        <source>The bishop stops the pawn but cannot mate alone.</source>
        <translation>El alfil detiene el peón, pero no puede dar mate solo.</translation>
    </message>
    <message>
        <source>The rook’s king is too far away to help stop the pawn.</source>
        <translation>El rey de la torre está demasiado lejos para ayudar a detener el peón.</translation>
    </message>
    <message>
        <source>Neither side can force a win.</source>
        <translation>Ningún bando puede forzar la victoria.</translation>
    </message>
    <message>
        <source>The lone king keeps the other king off the pawn&apos;s key squares.</source>
        <translation>El rey solitario impide que el otro rey llegue a las casillas clave del peón.</translation>
    </message>
    <message>
        <source>Rook against a lone minor piece is usually a draw, and it is one here.</source>
        <translation>Torre contra una sola pieza menor suele ser tablas, y aquí lo es.</translation>
    </message>
    <message>
        <source>%1 is one of the best moves.</source>
        <translation>%1 es una de las mejores jugadas.</translation>
    </message>
    <message>
        <source>Gets mated in %1</source>
        <translation>Recibe mate en %1</translation>
    </message>
    <message>
        <source>The pawn saves the draw; without it, the other side would win.</source>
        <translation>El peón salva las tablas; sin él ganaría el otro bando.</translation>
    </message>
    <message numerus="yes">
        <source>Mated in %n move(s), the fewest possible.</source>
        <translation>
            <numerusform>Mate en una jugada, el mínimo.</numerusform>
            <numerusform>Mate en %n jugadas, el mínimo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bishops move on dark squares only, so there can be no mate.</source>
        <translation>Los alfiles solo van por casillas oscuras, así que no puede haber mate.</translation>
    </message>
    <message>
        <source>The bishops move on light squares only, so there can be no mate.</source>
        <translation>Los alfiles solo van por casillas claras, así que no puede haber mate.</translation>
    </message>
    <message>
        <source>After %1 it is still a draw.</source>
        <translation>Tras %1 siguen siendo tablas.</translation>
    </message>
    <message>
        <source>It is stalemate.</source>
        <translation>Es ahogado.</translation>
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
        <translation>No disponible ahora: %1 (%2).</translation>
    </message>
</context>
<context>
    <name>board::BoardView</name>
    <message>
        <source>Chessboard</source>
        <translation>Tablero de ajedrez</translation>
    </message>
    <message>
        <source>The arrow keys move between the squares, Enter picks a piece up and puts it down, Escape cancels.</source>
        <translation>Las flechas mueven de casilla en casilla, Intro levanta una pieza y la suelta, Escape cancela.</translation>
    </message>
</context>
<context>
    <name>board::PromotionChooser</name>
    <message>
        <source>Promotion piece</source>
        <translation>Pieza de coronación</translation>
    </message>
</context>
<context>
    <name>files::Filing</name>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Partidas (*.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partida</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Exportar el tablero</translation>
    </message>
    <message>
        <source>Vector graphic (*.svg)</source>
        <translation>Gráfico vectorial (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Imagen (*.png)</translation>
    </message>
    <message>
        <source>board</source>
        <translation>tablero</translation>
    </message>
    <message>
        <source>Open a course</source>
        <translation>Abrir un curso</translation>
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
        <translation>Se está leyendo el texto.</translation>
    </message>
    <message>
        <source>“%1” is being read.</source>
        <translation>Se está leyendo «%1».</translation>
    </message>
    <message>
        <source>The game has been saved as “%1”.</source>
        <translation>La partida se ha guardado como «%1».</translation>
    </message>
    <message>
        <source>The board has been saved as “%1”.</source>
        <translation>El tablero se ha guardado como «%1».</translation>
    </message>
    <message>
        <source>“%1” is being saved.</source>
        <translation>Se está guardando «%1».</translation>
    </message>
    <message>
        <source>The game has been copied.</source>
        <translation>Se ha copiado la partida.</translation>
    </message>
    <message>
        <source>The game is being copied.</source>
        <translation>Se está copiando la partida.</translation>
    </message>
    <message>
        <source>Larger ones can be read by “Look through my games” in the File menu.</source>
        <translation>Los más grandes se pueden leer con «Repasar mis partidas», en el menú Archivo.</translation>
    </message>
</context>
<context>
    <name>files::PositionsImport</name>
    <message>
        <source>“%1” is being read.</source>
        <translation>Se está leyendo «%1».</translation>
    </message>
</context>
<context>
    <name>files::PracticeFiles</name>
    <message>
        <source>Export practice data</source>
        <translation>Exportar el progreso</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>progreso</translation>
    </message>
    <message>
        <source>Back up practice data</source>
        <translation>Copia de seguridad del progreso</translation>
    </message>
    <message>
        <source>Practice data (*.db)</source>
        <translation>Progreso (*.db)</translation>
    </message>
    <message>
        <source>Restore practice data</source>
        <translation>Restaurar el progreso</translation>
    </message>
    <message>
        <source>Replace your practice data with “%1”?</source>
        <translation>¿Reemplazar tu progreso por «%1»?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>Your practice data has been restored from “%1”.</source>
        <translation>Tu progreso se ha restaurado desde «%1».</translation>
    </message>
    <message>
        <source>“%1” is not a readable practice backup.</source>
        <translation>«%1» no es una copia de seguridad legible del progreso.</translation>
    </message>
    <message>
        <source>No changes were made.</source>
        <translation>No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>There is no practice data to erase.</source>
        <translation>No hay progreso que borrar.</translation>
    </message>
    <message>
        <source>Erase all practice data?</source>
        <translation>¿Borrar todo tu progreso?</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>All practice data has been erased.</source>
        <translation>Se ha borrado todo tu progreso.</translation>
    </message>
    <message>
        <source>Your practice data cannot be erased now.</source>
        <translation>Ahora no se puede borrar tu progreso.</translation>
    </message>
    <message>
        <source>The file may be read-only or the disk full.</source>
        <translation>El archivo puede ser de solo lectura o el disco estar lleno.</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n intento</numerusform>
            <numerusform>%n intentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and the schedule of %n exercise(s) will be deleted for good.</source>
        <translation>
            <numerusform>y el historial de %n ejercicio se perderán para siempre.</numerusform>
            <numerusform>y el historial de %n ejercicios se perderán para siempre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Your practice data is being exported.</source>
        <translation>Se está exportando tu progreso.</translation>
    </message>
    <message>
        <source>Your practice data is being backed up.</source>
        <translation>Se está haciendo la copia de seguridad de tu progreso.</translation>
    </message>
    <message>
        <source>Your practice data is being restored.</source>
        <translation>Se está restaurando tu progreso.</translation>
    </message>
    <message>
        <source>The attempts have been saved as “%1”.</source>
        <translation>Los intentos se han guardado como «%1».</translation>
    </message>
    <message>
        <source>The backup has been saved as “%1”.</source>
        <translation>La copia de seguridad se ha guardado como «%1».</translation>
    </message>
    <message>
        <source>Your place in each course, your earlier games and your settings stay.</source>
        <translation>Tu lugar en cada curso, tus partidas anteriores y tus ajustes se conservan.</translation>
    </message>
    <message>
        <source>The record of which course pages you have read and which questions you have solved will also be lost.</source>
        <translation>También se perderá el registro de las páginas de cursos que has leído y de las preguntas que has resuelto.</translation>
    </message>
</context>
<context>
    <name>modes::ByHeart</name>
    <message>
        <source>%1 by heart, mate in %2</source>
        <comment>an ending</comment>
        <translation>%1 de memoria, mate en %2</translation>
    </message>
    <message>
        <source>%1 by heart, hold the draw</source>
        <comment>an ending</comment>
        <translation>%1 de memoria, mantener las tablas</translation>
    </message>
    <message>
        <source>Choosing the positions to learn by heart</source>
        <translation>Eligiendo las posiciones que aprender de memoria</translation>
    </message>
    <message>
        <source>There is not enough memory to choose the positions.</source>
        <translation>No hay memoria suficiente para elegir las posiciones.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Cierra otros programas e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>The course to learn by heart could not be saved.</source>
        <translation>No se pudo guardar el curso para aprender de memoria.</translation>
    </message>
    <message>
        <source>The disk may be full. Free some space and try again.</source>
        <translation>Puede que el disco esté lleno. Libera espacio e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>This position has too many lines to learn by heart.</source>
        <translation>Esta posición tiene demasiadas variantes para aprenderla de memoria.</translation>
    </message>
    <message>
        <source>Play on and try again nearer to the end of the game.</source>
        <translation>Sigue jugando e inténtalo de nuevo más cerca del final de la partida.</translation>
    </message>
    <message>
        <source>Choose a position with a win or a draw to learn by heart.</source>
        <translation>Elige una posición ganada o de tablas para aprenderla de memoria.</translation>
    </message>
    <message>
        <source>There is nothing to learn by heart in this position.</source>
        <translation>En esta posición no hay nada que aprender de memoria.</translation>
    </message>
    <message>
        <source>%1, best moves only</source>
        <comment>a course</comment>
        <translation>%1, solo las mejores jugadas</translation>
    </message>
    <message numerus="yes">
        <source>%1, up to %Ln move(s) slower</source>
        <comment>a course</comment>
        <translation>
            <numerusform>%1, hasta %Ln jugada de más</numerusform>
            <numerusform>%1, hasta %Ln jugadas de más</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by heart</source>
        <comment>a position</comment>
        <translation>%1 de memoria</translation>
    </message>
    <message>
        <source>The ending is being solved.</source>
        <translation>Se está calculando el final.</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Línea principal</translation>
    </message>
    <message numerus="yes">
        <source>Your line has %Ln position(s), with one move to learn in each.</source>
        <translation>
            <numerusform>Tu línea tiene %Ln posición, con una jugada que aprender.</numerusform>
            <numerusform>Tu línea tiene %Ln posiciones, con una jugada que aprender en cada una.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest way to mate takes %Ln move(s).</source>
        <translation>
            <numerusform>El camino más largo hasta el mate dura %Ln jugada.</numerusform>
            <numerusform>El camino más largo hasta el mate dura %Ln jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know %Ln of the positions already.</source>
        <translation>
            <numerusform>Ya conoces %Ln de las posiciones.</numerusform>
            <numerusform>Ya conoces %Ln de las posiciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>They answer every threat, every pawn move and every reply to your checks. After any other move, most moves hold the draw.</source>
        <translation>Responden a cada amenaza, a cada jugada de peón y a cada respuesta a tus jaques. Tras cualquier otra jugada, la mayoría de las jugadas mantienen las tablas.</translation>
    </message>
    <message>
        <source>The course to learn by heart is ready.</source>
        <translation>El curso para aprender de memoria está listo.</translation>
    </message>
    <message>
        <source>Choose the same command for the same position again to open it.</source>
        <translation>Elige otra vez la misma orden en la misma posición para abrirlo.</translation>
    </message>
</context>
<context>
    <name>modes::Column</name>
    <message>
        <source>The course</source>
        <translation>El curso</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>A course teaches you the mate step by step.</source>
        <translation>Un curso te enseña el mate paso a paso.</translation>
    </message>
    <message>
        <source>Short exercises come back when they are due.</source>
        <translation>Los ejercicios cortos vuelven cuando toca repasarlos.</translation>
    </message>
    <message>
        <source>Enter any position to play or analyse it.</source>
        <translation>Pon cualquier posición para jugarla o analizarla.</translation>
    </message>
    <message>
        <source>Mate the king on this board, with help from the coach.</source>
        <translation>Da mate al rey en este tablero, con ayuda del entrenador.</translation>
    </message>
    <message>
        <source>Other courses</source>
        <translation>Otros cursos</translation>
    </message>
</context>
<context>
    <name>modes::CourseContents</name>
    <message>
        <source>✗ Failed</source>
        <translation>✗ Fallida</translation>
    </message>
    <message>
        <source>✓ With help</source>
        <translation>✓ Con ayuda</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ Resuelta</translation>
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
        <translation>Has llegado al final del curso.</translation>
    </message>
    <message>
        <source>All questions are solved.</source>
        <translation>Todas las preguntas están resueltas.</translation>
    </message>
    <message>
        <source>✓ Second try</source>
        <translation>✓ Segundo intento</translation>
    </message>
    <message>
        <source>Read</source>
        <comment>a page was</comment>
        <translation>Leída</translation>
    </message>
    <message>
        <source>✗ Shown</source>
        <comment>the answer to a question</comment>
        <translation>✗ Vista</translation>
    </message>
</context>
<context>
    <name>modes::Dealing</name>
    <message>
        <source>Solving was cancelled.</source>
        <translation>Se canceló el cálculo.</translation>
    </message>
    <message>
        <source>Choose “New position” to try again.</source>
        <translation>Elige «Nueva posición» para volver a intentarlo.</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending.</source>
        <translation>No había memoria suficiente para calcular el final.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Cierra otros programas y reinténtalo.</translation>
    </message>
    <message>
        <source>No such position exists.</source>
        <translation>No existe ninguna posición así.</translation>
    </message>
    <message>
        <source>Choose another kind of position.</source>
        <translation>Elige otro tipo de posición.</translation>
    </message>
</context>
<context>
    <name>modes::MoveInput</name>
    <message>
        <source>The game is over. %1</source>
        <translation>La partida ha terminado. %1</translation>
    </message>
    <message>
        <source>It is not your move.</source>
        <translation>No te toca jugar.</translation>
    </message>
    <message>
        <source>No other moves can be played in a replay.</source>
        <translation>En la reproducción no se pueden hacer otras jugadas.</translation>
    </message>
    <message>
        <source>Choose “Play from here” first.</source>
        <translation>Elige antes «Jugar desde aquí».</translation>
    </message>
    <message>
        <source>In an exam, moves cannot be taken back.</source>
        <translation>En un examen no se pueden deshacer las jugadas.</translation>
    </message>
    <message>
        <source>Go to the last move to play on.</source>
        <translation>Ve a la última jugada para seguir jugando.</translation>
    </message>
    <message>
        <source>This question asks for squares: type them like “c3 d5”.</source>
        <translation>Esta pregunta pide casillas: escríbelas como «c3 d5».</translation>
    </message>
</context>
<context>
    <name>modes::PageEditor</name>
    <message>
        <source>The page has not been saved. Open the course again, or check the disk and try again.</source>
        <translation>La página no se ha guardado. Abre el curso otra vez, o revisa el disco e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>This page cannot be edited because parts of it cannot be read.</source>
        <translation>Esta página no se puede editar porque hay partes que no se pueden leer.</translation>
    </message>
    <message>
        <source>This chapter cannot be renamed because parts of it cannot be read.</source>
        <translation>No se puede cambiar el nombre de este capítulo porque hay partes que no se pueden leer.</translation>
    </message>
    <message>
        <source>Text after %1</source>
        <comment>a move</comment>
        <translation>Texto tras %1</translation>
    </message>
    <message>
        <source>Text for the first position</source>
        <translation>Texto de la primera posición</translation>
    </message>
</context>
<context>
    <name>modes::Practice</name>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Siguiente ejercicio</translation>
    </message>
    <message>
        <source>Back to practice</source>
        <translation>Volver a la práctica</translation>
    </message>
    <message>
        <source>Keep practising</source>
        <translation>Seguir practicando</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n pendiente</numerusform>
            <numerusform>%n pendientes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>queda %n minuto</numerusform>
            <numerusform>quedan %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>se acabó el tiempo</translation>
    </message>
    <message>
        <source>That&apos;s it for now.</source>
        <translation>Eso es todo por ahora.</translation>
    </message>
    <message>
        <source>Exercises done: %1. Solved: %2.</source>
        <translation>Ejercicios hechos: %1. Resueltos: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n done</source>
        <translation>
            <numerusform>%n hecho</numerusform>
            <numerusform>%n hechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) left</source>
        <translation>
            <numerusform>queda %n ejercicio</numerusform>
            <numerusform>quedan %n ejercicios</numerusform>
        </translation>
    </message>
    <message>
        <source>all done</source>
        <translation>todo hecho</translation>
    </message>
    <message>
        <source>Choose one to see its position or its page again.</source>
        <translation>Elige uno para volver a ver su posición o su página.</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Ejercicio</translation>
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
        <translation>De momento no se puede guardar tu resultado.</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Volver a la lista</translation>
    </message>
    <message>
        <source>You have no mistakes to practise yet.</source>
        <translation>Todavía no tienes errores que practicar.</translation>
    </message>
    <message>
        <source>“Look through my games” in the File menu finds them in your games.</source>
        <translation>«Repasar mis partidas», en el menú Archivo, los encuentra en tus partidas.</translation>
    </message>
    <message>
        <source>Page %1 of the course explains this.</source>
        <translation>La página %1 del curso lo explica.</translation>
    </message>
    <message>
        <source>Chosen for practice: %1.</source>
        <translation>Elegido para practicar: %1.</translation>
    </message>
    <message>
        <source>From the next exercise on: %1.</source>
        <translation>A partir del próximo ejercicio: %1.</translation>
    </message>
    <message>
        <source>This question about another subject is due; every third exercise may be one.</source>
        <translation>Esta pregunta de otro tema está pendiente; uno de cada tres ejercicios puede ser así.</translation>
    </message>
</context>
<context>
    <name>modes::Reader</name>
    <message>
        <source>Loading the course…</source>
        <translation>Cargando el curso…</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>Volver al curso</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>Volver a la página</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Ver la jugada</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Siguiente jugada</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Siguiente página</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>%1. %2 (%3 of %4)</source>
        <comment>a chapter: its number, its name, the page and how many there are</comment>
        <translation>%1. %2 (%3 de %4)</translation>
    </message>
    <message>
        <source>You mated in time.</source>
        <translation>Has dado mate a tiempo.</translation>
    </message>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>Da mate en una jugada.</numerusform>
            <numerusform>Da mate en %n jugadas como mucho.</numerusform>
        </translation>
    </message>
    <message>
        <source>You held the draw.</source>
        <translation>Has mantenido las tablas.</translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>Mantén las tablas durante una jugada.</numerusform>
            <numerusform>Mantén las tablas durante %n jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct: these are the squares.</source>
        <translation>Correcto: estas son las casillas.</translation>
    </message>
    <message>
        <source>You did not mate in time.</source>
        <translation>No has dado mate a tiempo.</translation>
    </message>
    <message>
        <source>You can no longer mate in time.</source>
        <translation>Ya no puedes dar mate a tiempo.</translation>
    </message>
    <message>
        <source>You let the draw slip.</source>
        <translation>Has dejado escapar las tablas.</translation>
    </message>
    <message>
        <source>Solved with help.</source>
        <translation>Resuelta con ayuda.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Empezar otra vez</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <comment>a move</comment>
        <translation>Seguir con %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>Find the next move.</source>
        <translation>Encuentra la siguiente jugada.</translation>
    </message>
    <message>
        <source>Find a better move.</source>
        <translation>Encuentra una jugada mejor.</translation>
    </message>
    <message>
        <source>Right: %1 is as good as %2.</source>
        <translation>Correcto: %1 es tan buena como %2.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Jugada anterior</translation>
    </message>
    <message>
        <source>%1 is wrong.</source>
        <translation>%1 no es correcta.</translation>
    </message>
    <message>
        <source>Wrong squares: %1.</source>
        <translation>Casillas equivocadas: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) still to find.</source>
        <translation>
            <numerusform>Falta una casilla por encontrar.</numerusform>
            <numerusform>Faltan %n casillas por encontrar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select %n square(s) on the board, or type them.</source>
        <translation>
            <numerusform>Selecciona una casilla en el tablero o escríbela.</numerusform>
            <numerusform>Selecciona %n casillas en el tablero o escríbelas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a course and one of its pages</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Alt+Shift+PgDn goes to the next page without an answer.</source>
        <translation>Alt+Mayúsculas+Av Pág pasa a la siguiente página sin responder.</translation>
    </message>
    <message>
        <source>The page goes on when you have played the move it asks for.</source>
        <translation>La página sigue cuando hayas hecho la jugada que pide.</translation>
    </message>
    <message>
        <source>The page goes on when you have played it out.</source>
        <translation>La página sigue cuando la hayas jugado hasta el final.</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n wrong answer(s).</source>
        <translation>
            <numerusform>Resuelta tras una respuesta equivocada.</numerusform>
            <numerusform>Resuelta tras %n respuestas equivocadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved at the second try.</source>
        <translation>Resuelta al segundo intento.</translation>
    </message>
    <message>
        <source>The course goes on with %1.</source>
        <translation>El curso sigue con %1.</translation>
    </message>
    <message numerus="yes">
        <source>Right idea: %1 has the same aim, but %2 is %n move(s) faster.</source>
        <translation>
            <numerusform>Buena idea: %1 tiene el mismo objetivo, pero %2 es una jugada más rápida.</numerusform>
            <numerusform>Buena idea: %1 tiene el mismo objetivo, pero %2 es %n jugadas más rápida.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a square again to clear it.</source>
        <translation>Vuelve a elegir una casilla para quitarla.</translation>
    </message>
    <message>
        <source>You got this wrong before, so it counts as solved at the second try. Solve it at the first try next time to improve on that.</source>
        <translation>Ya habías fallado aquí, así que cuenta como resuelta al segundo intento. Resuélvela otra vez al primer intento para mejorarlo.</translation>
    </message>
    <message>
        <source>These are the squares.</source>
        <translation>Estas son las casillas.</translation>
    </message>
    <message numerus="yes">
        <source>%n more square(s).</source>
        <translation>
            <numerusform>Falta una casilla.</numerusform>
            <numerusform>Faltan %n casillas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the squares</source>
        <translation>Ver las casillas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move and the text about it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It is your move.</source>
        <translation>Te toca jugar.</translation>
    </message>
    <message>
        <source>The page goes on when you have selected the right squares.</source>
        <translation>La página sigue cuando hayas seleccionado las casillas correctas.</translation>
    </message>
    <message>
        <source>You have solved this before.</source>
        <translation>Ya lo has resuelto antes.</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>Siguiente variante</translation>
    </message>
    <message>
        <source>The course plays another move.</source>
        <translation>En el curso se hace otra jugada.</translation>
    </message>
    <message>
        <source>That was the last move.</source>
        <translation>Esa era la última jugada.</translation>
    </message>
    <message>
        <source>Choose a course from the Training menu.</source>
        <translation>Elige un curso en el menú Entrenamiento.</translation>
    </message>
    <message>
        <source>This is the square.</source>
        <translation>Esta es la casilla.</translation>
    </message>
    <message>
        <source>Correct: this is the square.</source>
        <translation>Correcto: esta es la casilla.</translation>
    </message>
    <message>
        <source>You were shown the answer before, so it counts as solved with help. Solve it once more to improve on that.</source>
        <translation>Ya habías visto la respuesta, así que cuenta como resuelta con ayuda. Resuélvela otra vez para mejorarlo.</translation>
    </message>
    <message>
        <source>You gave up, so it counts as failed.</source>
        <translation>Te has rendido, así que cuenta como fallada.</translation>
    </message>
    <message>
        <source>You were shown the answer, so it counts as failed.</source>
        <translation>Has visto la respuesta, así que cuenta como fallada.</translation>
    </message>
    <message>
        <source>Among them: %1.</source>
        <translation>Entre ellas: %1.</translation>
    </message>
    <message>
        <source>Right: after %1, too, all positions are among those to learn.</source>
        <translation>Correcto: también después de %1 todas las posiciones están entre las que hay que aprender.</translation>
    </message>
    <message>
        <source>You were shown the answer before.</source>
        <translation>Ya se te mostró la respuesta.</translation>
    </message>
    <message>
        <source>You got this wrong before.</source>
        <translation>Ya te equivocaste aquí.</translation>
    </message>
    <message>
        <source>You won in time; you need not play on to mate.</source>
        <translation>Has ganado a tiempo; no hace falta seguir hasta el mate.</translation>
    </message>
    <message>
        <source>You can no longer win in time.</source>
        <translation>Ya no puedes ganar a tiempo.</translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn.</source>
        <translation>
            <numerusform>Gana en una jugada: corona un peón.</numerusform>
            <numerusform>Gana en %n jugadas como mucho: corona un peón.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn, or win everything but the king.</source>
        <translation>
            <numerusform>Gana en una jugada: corona un peón o gana todo menos el rey.</numerusform>
            <numerusform>Gana en %n jugadas como mucho: corona un peón o gana todo menos el rey.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): capture everything but the king.</source>
        <translation>
            <numerusform>Gana en una jugada: captura todo menos el rey.</numerusform>
            <numerusform>Gana en %n jugadas como mucho: captura todo menos el rey.</numerusform>
        </translation>
    </message>
    <message>
        <source>The square to find is light.</source>
        <translation>La casilla buscada es clara.</translation>
    </message>
    <message>
        <source>The square to find is dark.</source>
        <translation>La casilla buscada es oscura.</translation>
    </message>
    <message>
        <source>The squares to find are all light.</source>
        <translation>Todas las casillas buscadas son claras.</translation>
    </message>
    <message>
        <source>The squares to find are all dark.</source>
        <translation>Todas las casillas buscadas son oscuras.</translation>
    </message>
    <message>
        <source>Squares to find: %1 light, %2 dark.</source>
        <comment>numbers</comment>
        <translation>Casillas buscadas: %1 claras, %2 oscuras.</translation>
    </message>
    <message>
        <source>Play the move of your line.</source>
        <translation>Juega la jugada de tu línea.</translation>
    </message>
    <message>
        <source>Your line plays another move.</source>
        <translation>En tu línea se juega otra jugada.</translation>
    </message>
    <message>
        <source>%1 wins too, but your line plays another move. Try again.</source>
        <translation>%1 también gana, pero en tu línea se juega otra jugada. Inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>%1 holds the draw too, but your line plays another move. Try again.</source>
        <translation>%1 también mantiene las tablas, pero en tu línea se juega otra jugada. Inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>You have seen the move; practice will ask you for it.</source>
        <translation>Ya has visto la jugada; la práctica te preguntará por ella.</translation>
    </message>
    <message>
        <source>Play the move of the line that you are learning. If you do not know it yet, have it shown.</source>
        <translation>Juega la jugada de la variante que estás aprendiendo. Si aún no la conoces, haz que te la muestren.</translation>
    </message>
    <message>
        <source>This wins too, but the page asks for another move.</source>
        <translation>Esto también gana, pero la página pide otra jugada.</translation>
    </message>
    <message>
        <source>Your move counts: find the next one.</source>
        <translation>Tu jugada vale: encuentra la siguiente.</translation>
    </message>
    <message>
        <source>Right: %1 is even better than %2.</source>
        <translation>Correcto: %1 es incluso mejor que %2.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Siguiente línea</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <comment>positions</comment>
        <translation>%1 de %2 aprendidas</translation>
    </message>
    <message>
        <source>This line is new: watch it first, then play it.</source>
        <translation>Esta línea es nueva: mírala primero y luego juégala.</translation>
    </message>
    <message>
        <source>Now play the moves of this line.</source>
        <translation>Ahora juega las jugadas de esta línea.</translation>
    </message>
    <message>
        <source>You know this line.</source>
        <translation>Conoces esta línea.</translation>
    </message>
    <message>
        <source>Pages read: %1 of %2.</source>
        <translation>Páginas leídas: %1 de %2.</translation>
    </message>
    <message>
        <source>Questions solved: %1 of %2.</source>
        <translation>Preguntas resueltas: %1 de %2.</translation>
    </message>
    <message>
        <source>Not at the first try: %1.</source>
        <translation>No al primer intento: %1.</translation>
    </message>
    <message>
        <source>With help: %1.</source>
        <translation>Con ayuda: %1.</translation>
    </message>
    <message>
        <source>End of the chapter.</source>
        <translation>Fin del capítulo.</translation>
    </message>
    <message>
        <source>The course plays another move; yours can be judged once the ending is solved.</source>
        <translation>El curso juega otra jugada; la tuya se podrá juzgar cuando el final esté resuelto.</translation>
    </message>
    <message>
        <source>This page has no text yet. Choose “Edit” to add text, a task and its solution.</source>
        <translation>Esta página aún no tiene texto. Elige «Editar» para añadir texto, una tarea y su solución.</translation>
    </message>
    <message>
        <source>Your earlier solution at the first try still counts.</source>
        <translation>Tu solución anterior, al primer intento, sigue contando.</translation>
    </message>
    <message>
        <source>Pages to repeat: %1.</source>
        <translation>Páginas para repetir: %1.</translation>
    </message>
    <message>
        <source>Moves used: %1 of %2; still needed: %3.</source>
        <translation>Jugadas usadas: %1 de %2; aún necesarias: %3.</translation>
    </message>
    <message>
        <source>The game is drawn, so it counts as failed.</source>
        <translation>La partida es tablas, así que cuenta como fallada.</translation>
    </message>
    <message>
        <source>You did not manage this before.</source>
        <translation>Antes no lo conseguiste.</translation>
    </message>
</context>
<context>
    <name>modes::RecordPages</name>
    <message>
        <source>Mate distances and wasted moves are hidden. Ctrl+R shows them for this position.</source>
        <translation>Las distancias al mate y las jugadas de más están ocultas. Ctrl+R las muestra en esta posición.</translation>
    </message>
    <message>
        <source>The graph counts the attacker&apos;s moves to mate; this game has no mate.</source>
        <translation>El gráfico cuenta las jugadas del atacante hasta el mate; en esta partida no hay mate.</translation>
    </message>
    <message>
        <source>The tablebases do not cover this game.</source>
        <translation>Las bases de finales no cubren esta partida.</translation>
    </message>
    <message>
        <source>In an exam there is no feedback until the game is over.</source>
        <translation>En un examen no hay comentarios hasta que termina la partida.</translation>
    </message>
    <message>
        <source>First solve the task.</source>
        <translation>Resuelve primero la tarea.</translation>
    </message>
    <message>
        <source>The report is about the game. Press Esc to leave the replay and see it.</source>
        <translation>El informe es sobre la partida. Pulsa Esc para salir de la reproducción y verlo.</translation>
    </message>
</context>
<context>
    <name>panels::CoachCard</name>
    <message>
        <source>The coach</source>
        <translation>El entrenador</translation>
    </message>
</context>
<context>
    <name>panels::ContentsModel</name>
    <message>
        <source>%1, open</source>
        <translation>%1, abierto</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <translation>%1, cerrado</translation>
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
        <translation>Capítulos y páginas</translation>
    </message>
    <message>
        <source>To repeat:</source>
        <translation>Para repasar:</translation>
    </message>
    <message>
        <source>Repeat page %1</source>
        <translation>Repasar la página %1</translation>
    </message>
    <message>
        <source>To repeat, among others:</source>
        <translation>Para repasar, entre otras:</translation>
    </message>
    <message>
        <source>Search the pages</source>
        <translation>Buscar en las páginas</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Ninguna página contiene estas palabras.</translation>
    </message>
</context>
<context>
    <name>panels::CurveView</name>
    <message>
        <source>Moves to mate throughout the game</source>
        <translation>Jugadas hasta el mate a lo largo de la partida</translation>
    </message>
    <message>
        <source>moves to mate; dashed: best play</source>
        <translation>jugadas hasta el mate; línea discontinua: juego óptimo</translation>
    </message>
</context>
<context>
    <name>panels::DistanceBand</name>
    <message>
        <source>Shortest mate, in moves</source>
        <translation>Mate más corto, en jugadas</translation>
    </message>
    <message>
        <source>Longest mate, in moves</source>
        <translation>Mate más largo, en jugadas</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two numbers of moves</comment>
        <translation>a</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>jugadas</translation>
    </message>
</context>
<context>
    <name>panels::DrillPanel</name>
    <message>
        <source>You play as</source>
        <translation>Juegas como</translation>
    </message>
    <message>
        <source>both</source>
        <translation>ambos bandos</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Bishop on</source>
        <translation>Casillas del alfil</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claras</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>oscuras</translation>
    </message>
    <message>
        <source>either</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>Colour of the bishop&apos;s squares</source>
        <translation>Casillas del alfil</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>Mate en</translation>
    </message>
    <message>
        <source>The attacker is</source>
        <translation>El atacante lleva</translation>
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
        <translation>Con juego óptimo</translation>
    </message>
    <message>
        <source>the attacker wins</source>
        <translation>gana el atacante</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <translation>son tablas</translation>
    </message>
    <message>
        <source>Stage of the mate</source>
        <translation>Etapa del mate</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>Used last</source>
        <translation>Últimos usados</translation>
    </message>
    <message>
        <source>Only for positions in which the attacker wins</source>
        <translation>Solo para posiciones en las que gana el atacante</translation>
    </message>
    <message>
        <source>Choose one of the endings in the list.</source>
        <translation>Elige uno de los finales de la lista.</translation>
    </message>
    <message>
        <source>There is no such ending.</source>
        <translation>No existe ese final.</translation>
    </message>
    <message>
        <source>Position number</source>
        <translation>Número de la posición</translation>
    </message>
    <message>
        <source>Position number: the same one gives the same position</source>
        <translation>Número: con las mismas opciones, el mismo número da la misma posición</translation>
    </message>
    <message>
        <source>The position number of the game on the board is %1.</source>
        <translation>El número de la posición del tablero es %1.</translation>
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
        <translation>Buscar: un nombre, un torneo, un año, 1-0</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Buscar en las partidas</translation>
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
        <translation>Memoria insuficiente: cierra otros programas y busca de nuevo.</translation>
    </message>
    <message>
        <source>Searching the games</source>
        <translation>Buscando en las partidas</translation>
    </message>
    <message>
        <source>&amp;Look through my games</source>
        <translation>Repasar &amp;mis partidas</translation>
    </message>
    <message>
        <source>See how you played the endings of all games in the file</source>
        <translation>Ver cómo jugaste los finales de todas las partidas del archivo</translation>
    </message>
</context>
<context>
    <name>panels::GamesModel</name>
    <message>
        <source>No.</source>
        <translation>Núm.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
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
        <translation>Límites &amp;predeterminados</translation>
    </message>
    <message>
        <source>Each exercise is graded by how you played. The better the grade, the later it comes up again. You can change the limits; they apply from the next exercise on.</source>
        <translation>Cada ejercicio se califica según cómo has jugado. Cuanto mejor sea la nota, más tarde volverá a salir. Puedes cambiar los límites; valen a partir del siguiente ejercicio.</translation>
    </message>
    <message>
        <source>Moves wasted, at most</source>
        <translation>Jugadas de más, como mucho</translation>
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
        <translation>Tiempo por jugada, como mucho</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a grade and one of its limits</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Grading</source>
        <translation>Calificación</translation>
    </message>
    <message>
        <source>Hints and take-backs, more than</source>
        <translation>Pistas y jugadas deshechas, más de</translation>
    </message>
    <message>
        <source>Moves wasted, more than</source>
        <translation>Jugadas de más, más de</translation>
    </message>
</context>
<context>
    <name>panels::LegendCard</name>
    <message>
        <source>The overlays</source>
        <translation>Las capas</translation>
    </message>
</context>
<context>
    <name>panels::MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
</context>
<context>
    <name>panels::Notices</name>
    <message>
        <source>This game cannot be saved and will be lost when you quit unless that changes. The program keeps trying.</source>
        <translation>Esta partida no se puede guardar y se perderá al salir si eso no cambia. El programa lo sigue intentando.</translation>
    </message>
    <message>
        <source>Your settings cannot be saved. They apply until you quit.</source>
        <translation>Tus ajustes no se pueden guardar. Valen hasta que salgas.</translation>
    </message>
    <message>
        <source>Right Corner is already running. This window saves neither games nor settings.</source>
        <translation>Right Corner ya está abierto. Esta ventana no guarda ni partidas ni ajustes.</translation>
    </message>
    <message>
        <source>There is not enough memory for your opponent&apos;s move. Close other programs: it will be played as soon as there is enough.</source>
        <translation>No hay memoria suficiente para la jugada de tu rival. Cierra otros programas: la hará en cuanto haya bastante.</translation>
    </message>
</context>
<context>
    <name>panels::OfferCard</name>
    <message>
        <source>First steps</source>
        <translation>Primeros pasos</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>¿Cómo quieres empezar?</translation>
    </message>
</context>
<context>
    <name>panels::PagePanel</name>
    <message>
        <source>Read</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Find the moves</source>
        <translation>Encontrar las jugadas</translation>
    </message>
    <message>
        <source>Mate within</source>
        <translation>Dar mate en</translation>
    </message>
    <message>
        <source>Hold the draw for</source>
        <translation>Mantener tablas durante</translation>
    </message>
    <message>
        <source>Select squares</source>
        <translation>Elegir casillas</translation>
    </message>
    <message>
        <source>Play the moves of the page on the board.</source>
        <translation>Juega las jugadas de la página en el tablero.</translation>
    </message>
    <message>
        <source>Play the solution on the board. Another move replaces the one there, unless words follow it: then it is a wrong answer, to which you can write why.</source>
        <translation>Juega la solución en el tablero. Otra jugada sustituye a la que hay, salvo que esta tenga texto: entonces la nueva cuenta como respuesta errónea, que puedes explicar.</translation>
    </message>
    <message>
        <source>The reader plays against the program from the first position.</source>
        <translation>El lector juega contra el programa desde la primera posición.</translation>
    </message>
    <message>
        <source>The reader defends against the program from the first position.</source>
        <translation>El lector se defiende del programa desde la primera posición.</translation>
    </message>
    <message>
        <source>Type the squares that the words ask for, such as a8 h1.</source>
        <translation>Escribe las casillas que pide el texto, como a8 h1.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Capítulo</translation>
    </message>
    <message>
        <source>Neighbouring pages with the same name form a chapter</source>
        <translation>Las páginas contiguas con el mismo nombre forman un capítulo</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tarea</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Casillas</translation>
    </message>
    <message>
        <source>“%1” is not a square.</source>
        <translation>«%1» no es una casilla.</translation>
    </message>
    <message>
        <source>Win within</source>
        <translation>Ganar en</translation>
    </message>
    <message>
        <source>The reader plays against the program from the first position, until a pawn is promoted or the program has only its king left.</source>
        <translation>El lector juega contra el programa desde la primera posición, hasta que se corone un peón o al programa solo le quede el rey.</translation>
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
        <translation>Todos los finales</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Games with a result that reached the ending</source>
        <translation>Partidas con resultado que llegaron a este final</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Endings that began as a win and were won</source>
        <translation>Finales que empezaron ganados y se ganaron</translation>
    </message>
    <message>
        <source>Converted</source>
        <translation>Convertidos</translation>
    </message>
    <message>
        <source>Endings that began as a draw and were not lost</source>
        <translation>Finales que empezaron en tablas y no se perdieron</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Mantenidos</translation>
    </message>
    <message>
        <source>Endings that began as a loss and were not lost</source>
        <translation>Finales que empezaron perdidos y no se perdieron</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvados</translation>
    </message>
    <message>
        <source>Points that you gave away</source>
        <translation>Puntos que dejaste escapar</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Puntos perdidos</translation>
    </message>
    <message>
        <source>Points that your opponents gave away</source>
        <translation>Puntos que dejaron escapar tus rivales</translation>
    </message>
    <message>
        <source>Points gained</source>
        <translation>Puntos ganados</translation>
    </message>
    <message>
        <source>Moves wasted on the way to mate, on average of the converted endings</source>
        <translation>Jugadas perdidas de camino al mate, de media en los finales convertidos</translation>
    </message>
    <message>
        <source>Wasted per win</source>
        <translation>Perdidas por victoria</translation>
    </message>
</context>
<context>
    <name>panels::PlayedGamesModel</name>
    <message>
        <source>won</source>
        <comment>the position</comment>
        <translation>ganado</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>the position</comment>
        <translation>tablas</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>the position</comment>
        <translation>perdido</translation>
    </message>
    <message>
        <source>from a win to a draw</source>
        <translation>de la victoria a las tablas</translation>
    </message>
    <message>
        <source>from a win to a loss</source>
        <translation>de la victoria a la derrota</translation>
    </message>
    <message>
        <source>from a draw to a loss</source>
        <translation>de las tablas a la derrota</translation>
    </message>
    <message>
        <source>At the end: %1</source>
        <translation>Al final: %1</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <comment>57; from a win to a draw</comment>
        <translation>Jugada %1: %2</translation>
    </message>
    <message>
        <source>Move %1 (%2): %3</source>
        <comment>57; the clock; from a win to a draw</comment>
        <translation>Jugada %1 (%2): %3</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Núm.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>At its start</source>
        <translation>Al empezar</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Puntos perdidos</translation>
    </message>
    <message>
        <source>Costliest mistake</source>
        <translation>Error más costoso</translation>
    </message>
    <message>
        <source>The result with best play when the ending began</source>
        <translation>El resultado con el mejor juego cuando empezó el final</translation>
    </message>
    <message>
        <source>Points that you gave away, even if your opponent had given them to you</source>
        <translation>Puntos que dejaste escapar, aunque antes te los hubiera regalado el rival</translation>
    </message>
</context>
<context>
    <name>panels::RecordCard</name>
    <message>
        <source>The game record</source>
        <translation>La planilla</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Escribir jugada</translation>
    </message>
    <message>
        <source>Tabs of the game record</source>
        <translation>Pestañas de la planilla</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Type a move such as %1</source>
        <translation>Escribir una jugada, como %1</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Casillas</translation>
    </message>
    <message>
        <source>Type squares such as c3 d5</source>
        <translation>Escribir casillas, como c3 d5</translation>
    </message>
    <message>
        <source>Move, e.g. %1</source>
        <translation>Jugada, p. ej. %1</translation>
    </message>
</context>
<context>
    <name>panels::RepliesModel</name>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Lleva a</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>De más</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
</context>
<context>
    <name>panels::RepliesTable</name>
    <message>
        <source>All moves</source>
        <translation>Todas las jugadas</translation>
    </message>
</context>
<context>
    <name>panels::ReportPage</name>
    <message>
        <source>The report</source>
        <translation>El informe</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Reintentar desde aquí</translation>
    </message>
    <message>
        <source>Try again from %1</source>
        <translation>Reintentar desde %1</translation>
    </message>
    <message>
        <source>Show %1 on the board</source>
        <translation>Mostrar %1 en el tablero</translation>
    </message>
    <message>
        <source>Show this move and the best reply on the board</source>
        <translation>Mostrar esta jugada y la mejor respuesta en el tablero</translation>
    </message>
</context>
<context>
    <name>panels::RightsBox</name>
    <message>
        <source>Castling</source>
        <translation>Enroque</translation>
    </message>
    <message>
        <source>White 0-0</source>
        <translation>Blancas 0-0</translation>
    </message>
    <message>
        <source>White may castle kingside</source>
        <translation>Las blancas pueden enrocar corto</translation>
    </message>
    <message>
        <source>White 0-0-0</source>
        <translation>Blancas 0-0-0</translation>
    </message>
    <message>
        <source>White may castle queenside</source>
        <translation>Las blancas pueden enrocar largo</translation>
    </message>
    <message>
        <source>Black 0-0</source>
        <translation>Negras 0-0</translation>
    </message>
    <message>
        <source>Black may castle kingside</source>
        <translation>Las negras pueden enrocar corto</translation>
    </message>
    <message>
        <source>Black 0-0-0</source>
        <translation>Negras 0-0-0</translation>
    </message>
    <message>
        <source>Black may castle queenside</source>
        <translation>Las negras pueden enrocar largo</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>Al paso</translation>
    </message>
    <message>
        <source>The square that a pawn has just passed</source>
        <translation>La casilla por la que acaba de pasar un peón</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no square of en passant</comment>
        <translation>ninguna</translation>
    </message>
</context>
<context>
    <name>panels::SearchBox</name>
    <message>
        <source>Type to search</source>
        <translation>Escribe para buscar</translation>
    </message>
</context>
<context>
    <name>panels::SetUpPanel</name>
    <message>
        <source>Side to move</source>
        <translation>Bando que juega</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Juegan</translation>
    </message>
    <message>
        <source>Position as text (FEN)</source>
        <translation>Posición como texto (FEN)</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Put the pieces of an ending on the board</source>
        <translation>Poner en el tablero las piezas de un final</translation>
    </message>
    <message>
        <source>Ending ▾</source>
        <translation>Final ▾</translation>
    </message>
    <message>
        <source>Drag pieces, click one and then squares, or type its letter (K white, k black).</source>
        <translation>Arrastra piezas, haz clic en una y luego en las casillas, o escribe su letra (D blanca, d negra).</translation>
    </message>
    <message>
        <source>To remove a piece, drag it off the board or press Del on its square.</source>
        <translation>Para quitar una pieza, arrástrala fuera del tablero o pulsa Supr en su casilla.</translation>
    </message>
</context>
<context>
    <name>panels::StandingCard</name>
    <message>
        <source>Where you stand</source>
        <translation>Cómo vas</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to spare</source>
        <translation>
            <numerusform>%n jugada de margen</numerusform>
            <numerusform>%n jugadas de margen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) too late</source>
        <translation>
            <numerusform>%n jugada de retraso</numerusform>
            <numerusform>%n jugadas de retraso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fifty-move rule: %n used</source>
        <translation>
            <numerusform>50 jugadas: %n gastada</numerusform>
            <numerusform>50 jugadas: %n gastadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Solving progress</source>
        <translation>Progreso del cálculo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Remove castling rights</source>
        <translation>Quitar los derechos de enroque</translation>
    </message>
    <message numerus="yes">
        <source>at least %n move(s) to spare</source>
        <translation>
            <numerusform>al menos %n jugada de margen</numerusform>
            <numerusform>al menos %n jugadas de margen</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve by computer</source>
        <translation>Calcular</translation>
    </message>
    <message>
        <source>Moves that may be wasted before the fifty-move rule makes it a draw; more if a capture or a pawn move starts the count again</source>
        <translation>Jugadas que se pueden perder antes de que la regla de las cincuenta jugadas dé tablas; más si una captura o una jugada de peón reinicia la cuenta</translation>
    </message>
    <message>
        <source>Moves that may be wasted before the fifty-move rule makes it a draw</source>
        <translation>Jugadas que se pueden perder antes de que la regla de las cincuenta jugadas dé tablas</translation>
    </message>
    <message>
        <source>Moves since the last capture or pawn move; after fifty of them a draw can be claimed</source>
        <translation>Jugadas desde la última captura o jugada de peón; tras cincuenta se pueden reclamar tablas</translation>
    </message>
</context>
<context>
    <name>panels::StepRow</name>
    <message>
        <source>Stages of the mate</source>
        <translation>Etapas del mate</translation>
    </message>
    <message>
        <source>Stage %1 of %2: %3</source>
        <translation>Etapa %1 de %2: %3</translation>
    </message>
    <message>
        <source>Stage %1 of %2 (you are here): %3</source>
        <translation>Etapa %1 de %2 (estás aquí): %3</translation>
    </message>
</context>
<context>
    <name>panels::Transport</name>
    <message>
        <source>Seconds per move</source>
        <translation>Segundos por jugada</translation>
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
        <translation>Blancas: %1.</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <comment>a move</comment>
        <translation>Negras: %1.</translation>
    </message>
</context>
<context>
    <name>window::Exchange</name>
    <message>
        <source>The clipboard</source>
        <translation>El portapapeles</translation>
    </message>
    <message>
        <source>%1 contains neither a position nor a game.</source>
        <translation>%1 no contiene ni una posición ni una partida.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what stood on the command line</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>The position has been copied.</source>
        <translation>Se ha copiado la posición.</translation>
    </message>
    <message>
        <source>The diagram has been copied.</source>
        <translation>Se ha copiado el diagrama.</translation>
    </message>
    <message>
        <source>A link contains no position: copy the FEN or the PGN itself.</source>
        <translation>Un enlace no contiene ninguna posición: copia el propio FEN o PGN.</translation>
    </message>
    <message>
        <source>A link to a study contains no position. Export the study as PGN and open the file as a course.</source>
        <translation>Un enlace a un estudio no contiene ninguna posición. Exporta el estudio como PGN y abre el archivo como curso.</translation>
    </message>
</context>
<context>
    <name>window::FiguresPage</name>
    <message>
        <source>Endings in figures</source>
        <translation>Los finales en cifras</translation>
    </message>
    <message>
        <source>Search for an ending</source>
        <translation>Buscar un final</translation>
    </message>
</context>
<context>
    <name>window::HelpPage</name>
    <message>
        <source>Terms, symbols and keys</source>
        <translation>Términos, símbolos y teclas</translation>
    </message>
    <message>
        <source>Search this page (%1)</source>
        <comment>a key</comment>
        <translation>Buscar en esta página (%1)</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>Buscar en esta página</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No se encuentra</translation>
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
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Finish it for me</source>
        <translation>Terminar por mí</translation>
    </message>
    <message>
        <source>The dropped item</source>
        <translation>El elemento soltado</translation>
    </message>
    <message>
        <source>The old file has been kept as %1.</source>
        <translation>El archivo anterior se ha conservado como %1.</translation>
    </message>
    <message>
        <source>Your practice data could not be read; practice starts from scratch.</source>
        <translation>No se ha podido leer tu progreso; se empieza de cero.</translation>
    </message>
    <message>
        <source>Your practice data was written by a newer version of Right Corner; practice starts from scratch.</source>
        <translation>Una versión más reciente de Right Corner guardó tu progreso; se empieza de cero.</translation>
    </message>
    <message>
        <source>Your practice data cannot be saved.</source>
        <translation>Tu progreso no se puede guardar.</translation>
    </message>
    <message>
        <source>Check that the practice folder is writable and the disk is not full.</source>
        <translation>Comprueba que puedes escribir en la carpeta de tu progreso y que el disco no está lleno.</translation>
    </message>
    <message>
        <source>The ending could not be saved to disk.</source>
        <translation>No se pudo guardar el final en el disco.</translation>
    </message>
    <message>
        <source>It stays available until you quit. Free some disk space, or check that the folder is writable.</source>
        <translation>Seguirá disponible hasta que salgas. Haz sitio en el disco o comprueba si se puede escribir en su carpeta.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>White and Black</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Your exam was interrupted when the program closed.</source>
        <translation>Tu examen se interrumpió al cerrarse el programa.</translation>
    </message>
    <message>
        <source>It is not graded; you can play the position on as a game.</source>
        <translation>No se califica; puedes seguir jugando la posición como partida.</translation>
    </message>
    <message>
        <source>The exam is not finished. Choose “%1” again to end it; Esc continues it.</source>
        <translation>El examen no ha terminado. Elige «%1» otra vez para terminarlo; con Esc continúa.</translation>
    </message>
    <message>
        <source>An exam is in progress.</source>
        <translation>Hay un examen en curso.</translation>
    </message>
    <message>
        <source>End it first, then open other games.</source>
        <translation>Termínalo primero y luego abre otras partidas.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Practice was interrupted when the program closed.</source>
        <translation>La práctica se interrumpió al cerrarse el programa.</translation>
    </message>
    <message>
        <source>The game is being read.</source>
        <translation>Se está leyendo la partida.</translation>
    </message>
    <message>
        <source>The file with your practice data was deleted; it has been saved again in full.</source>
        <translation>Se borró el archivo con tu progreso; se ha vuelto a guardar completo.</translation>
    </message>
    <message>
        <source>The file with your practice data was replaced by an unreadable one; it has been saved again in full.</source>
        <translation>El archivo con tu progreso fue sustituido por uno ilegible; se ha vuelto a guardar completo.</translation>
    </message>
    <message>
        <source>The unreadable file has been kept as %1.</source>
        <translation>El archivo ilegible se ha conservado como %1.</translation>
    </message>
    <message>
        <source>Your practice data was replaced by that of another file, which is now in use.</source>
        <translation>Tu progreso fue sustituido por el de otro archivo, que es el que se usa ahora.</translation>
    </message>
    <message>
        <source>The earlier data has been kept as %1.</source>
        <translation>El progreso anterior se ha conservado como %1.</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>a move</comment>
        <translation>Jugar %1</translation>
    </message>
    <message>
        <source>Your results are saved; “Practise” starts a new session.</source>
        <translation>Tus resultados están guardados; «Practicar» empieza una sesión nueva.</translation>
    </message>
    <message>
        <source>The exam is not finished. Quit again to end it; Esc continues it.</source>
        <translation>El examen no ha terminado. Sal otra vez para terminarlo; con Esc continúa.</translation>
    </message>
    <message>
        <source>Your results are saved; “Practise” continues the session.</source>
        <translation>Tus resultados están guardados; «Practicar» continúa la sesión.</translation>
    </message>
    <message>
        <source>The changes to the page are not saved.</source>
        <translation>Los cambios de la página no están guardados.</translation>
    </message>
    <message>
        <source>Quit again to lose them, or save the page first; Esc continues editing.</source>
        <translation>Si vuelves a salir, se perderán; si no, guarda antes la página. Esc continúa la edición.</translation>
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
        <translation>&amp;Calcular e incluirlo</translation>
    </message>
    <message>
        <source>Practise my &amp;mistakes</source>
        <translation>Practicar mis &amp;errores</translation>
    </message>
    <message>
        <source>Open the &amp;game</source>
        <translation>Abrir la &amp;partida</translation>
    </message>
    <message>
        <source>Your endgames</source>
        <translation>Tus finales</translation>
    </message>
    <message>
        <source>&amp;Player:</source>
        <translation>&amp;Jugador:</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>The player&apos;s name; other names after a semicolon</source>
        <translation>El nombre del jugador; otros nombres tras un punto y coma</translation>
    </message>
    <message>
        <source>&amp;Names in the file</source>
        <translation>&amp;Nombres del archivo</translation>
    </message>
    <message>
        <source>The most frequent names; choose all that are yours</source>
        <translation>Los nombres más frecuentes; elige todos los tuyos</translation>
    </message>
    <message>
        <source>Reading the games</source>
        <translation>Lectura de las partidas</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Finales</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>By ending</source>
        <translation>Por finales</translation>
    </message>
    <message>
        <source>The costliest games first</source>
        <translation>Primero las partidas que más puntos costaron</translation>
    </message>
    <message>
        <source>Practise the positions in which you gave points away until you get them right</source>
        <translation>Practicar las posiciones en las que dejaste escapar puntos hasta que te salgan</translation>
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
        <translation>Tus finales en %1</translation>
    </message>
    <message>
        <source>The games are being read.</source>
        <translation>Se están leyendo las partidas.</translation>
    </message>
    <message>
        <source>No game is by this player. Choose another name above.</source>
        <translation>Ninguna partida es de este jugador. Elige otro nombre arriba.</translation>
    </message>
    <message>
        <source>None of these games reached an ending that is solved.</source>
        <translation>Ninguna de estas partidas llegó a un final calculado.</translation>
    </message>
    <message>
        <source>There is not enough memory to solve it.</source>
        <translation>No hay memoria suficiente para calcularlo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) read</source>
        <translation>
            <numerusform>%Ln partida leída</numerusform>
            <numerusform>%Ln partidas leídas</numerusform>
        </translation>
    </message>
    <message>
        <source>by this player: %1</source>
        <comment>games</comment>
        <translation>de este jugador: %1</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>lectura detenida</translation>
    </message>
    <message>
        <source>partly unreadable: %1</source>
        <comment>games</comment>
        <translation>ilegibles en parte: %1</translation>
    </message>
    <message>
        <source>chess variants or Chess960 castling, skipped: %1</source>
        <comment>games</comment>
        <translation>variantes del ajedrez o enroque de Chess960, omitidas: %1</translation>
    </message>
    <message>
        <source>reached a solved ending: %1</source>
        <comment>games</comment>
        <translation>llegaron a un final calculado: %1</translation>
    </message>
    <message numerus="yes">
        <source>Not solved yet: %1, in %Ln of these games.</source>
        <translation>
            <numerusform>Aún sin calcular: %1, en %Ln de estas partidas.</numerusform>
            <numerusform>Aún sin calcular: %1, en %Ln de estas partidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::StatisticsPage</name>
    <message>
        <source>Show as &amp;tables</source>
        <translation>Mostrar en forma de &amp;tabla</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Once you have practised, your progress will appear here.</source>
        <translation>Cuando hayas practicado, verás aquí tu progreso.</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;Practicar</translation>
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
        <translation>Todos los finales</translation>
    </message>
    <message>
        <source>All stages</source>
        <translation>Todas las etapas</translation>
    </message>
    <message>
        <source>Where you throw results away</source>
        <translation>Dónde dejas escapar el resultado</translation>
    </message>
    <message>
        <source>These figures count the exercises of practice. What you have solved in the courses is on the card “The courses”; games and exams are not counted.</source>
        <translation>Estas cifras cuentan los ejercicios de la práctica. Lo que has resuelto en los cursos está en la tarjeta «Los cursos»; no cuentan ni las partidas ni el examen.</translation>
    </message>
</context>
</TS>
