<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>BoardCommands</name>
    <message>
        <source>&amp;Flip</source>
        <translation>&amp;Retourner</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordonnées</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>Co&amp;uleurs</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Blue-green</source>
        <translation>Bleu-vert</translation>
    </message>
    <message>
        <source>Piece an&amp;imation</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivée</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation>Cal&amp;ques</translation>
    </message>
    <message>
        <source>Heat m&amp;ap for</source>
        <translation>Carte &amp;thermique de</translation>
    </message>
    <message>
        <source>&amp;Next piece</source>
        <translation>Pièce &amp;suivante</translation>
    </message>
    <message>
        <source>Show the heat map of the next piece; selecting a piece does the same</source>
        <translation>Montrer la carte thermique de la pièce suivante&#xa0;; sélectionner une pièce produit le même effet</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Selon le système</translation>
    </message>
    <message>
        <source>&amp;What attacks this square?</source>
        <translation>Ce qu&amp;i attaque cette case</translation>
    </message>
    <message>
        <source>Say which pieces attack the square selected with the arrow keys</source>
        <translation>Dire quelles pièces attaquent la case sélectionnée avec les flèches</translation>
    </message>
    <message>
        <source>List the &amp;pieces</source>
        <translation>Énu&amp;mérer les pièces</translation>
    </message>
    <message>
        <source>only while the heat map is shown</source>
        <translation>seulement avec la carte thermique affichée</translation>
    </message>
</context>
<context>
    <name>ByHeartCommands</name>
    <message>
        <source>Learn by heart</source>
        <translation>Mémoriser</translation>
    </message>
    <message>
        <source>How much slower than the best move each move may be: with slower moves there are fewer positions to know</source>
        <translation>De combien chaque coup peut être plus lent que le meilleur&#xa0;: avec des coups plus lents, il y a moins de positions à connaître</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Cette position</translation>
    </message>
    <message>
        <source>Best moves only</source>
        <translation>Meilleurs coups seulement</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n move(s) slower</source>
        <translation>
            <numerusform>Jusqu’à %n coup de plus</numerusform>
            <numerusform>Jusqu’à %n coups de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a course of the few positions that the side that wins, or the one that has to hold the draw, needs to know against every reply</source>
        <translation>Créer un cours avec les quelques positions que doit connaître, contre toute réponse, le camp qui gagne ou celui qui doit tenir la nulle</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Move either side&apos;s pieces as you like.</source>
        <translation>Jouez les pièces des deux camps à votre guise.</translation>
    </message>
    <message>
        <source>The line ends here.</source>
        <translation>C’est la fin de la variante.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>À suivre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No other move is as good.</source>
        <translation>Aucun autre coup n’est aussi bon.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>Un coup est le meilleur ici.</numerusform>
            <numerusform>%n coups se valent ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the mate in %1.</source>
        <translation>Trouvez le mat en %1.</translation>
    </message>
    <message>
        <source>With best play this is a draw. Try to win anyway.</source>
        <translation>Avec un jeu parfait, c’est nulle. Essayez quand même de gagner.</translation>
    </message>
    <message>
        <source>The program plays the rest.</source>
        <translation>Le programme joue la suite.</translation>
    </message>
    <message>
        <source>Press Esc to stop.</source>
        <translation>Appuyez sur Échap pour arrêter.</translation>
    </message>
    <message>
        <source>With best play, mate comes in or right next to one of these corners: %1.</source>
        <translation>Avec un jeu parfait, le mat survient dans l’un de ces coins ou juste à côté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Hold the draw as White.</source>
        <translation>Tenez la nulle avec les Blancs.</translation>
    </message>
    <message>
        <source>Hold the draw as Black.</source>
        <translation>Tenez la nulle avec les Noirs.</translation>
    </message>
    <message>
        <source>Keep playing: the program replies by general principles.</source>
        <translation>Continuez&#xa0;: le programme répond selon des principes généraux.</translation>
    </message>
    <message>
        <source>Six moves, and mate is no closer. A hint may help.</source>
        <translation>Six coups, et le mat n’est pas plus proche. Un indice peut aider.</translation>
    </message>
    <message>
        <source>Play it out.</source>
        <translation>Jouez la partie jusqu’au bout.</translation>
    </message>
    <message>
        <source>No comments and no take-backs until the game is over; then you get a report.</source>
        <translation>Ni commentaire ni reprise de coup avant la fin de la partie&#xa0;; vous recevrez ensuite un rapport.</translation>
    </message>
    <message>
        <source>Keep playing: %1 replies.</source>
        <translation>Continuez&#xa0;: %1 répond.</translation>
    </message>
    <message>
        <source>Best reply: %1.</source>
        <translation>Meilleure réponse&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1 est le meilleur coup.</translation>
    </message>
    <message>
        <source>Stage: %1.</source>
        <translation>Étape&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a sentence about a move</comment>
        <translation>À suivre&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is not mate: %2 is possible.</source>
        <translation>%1 ne fait pas mat&#xa0;: %2 est possible.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 demande un coup de plus que le meilleur.</numerusform>
            <numerusform>%1 demande %n coups de plus que le meilleur.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot save both pieces, but make him prove it.</source>
        <translation>Vous ne pouvez pas sauver les deux pièces, mais obligez-le à le prouver.</translation>
    </message>
    <message>
        <source>You cannot save the pawn, but make him prove it.</source>
        <translation>Vous ne pouvez pas sauver le pion, mais obligez-le à le prouver.</translation>
    </message>
    <message>
        <source>You cannot save the piece, but make him prove it.</source>
        <translation>Vous ne pouvez pas sauver la pièce, mais obligez-le à le prouver.</translation>
    </message>
    <message>
        <source>Only one move holds the draw: look at every check and capture.</source>
        <translation>Un seul coup tient la nulle&#xa0;: examinez tous les échecs et toutes les prises.</translation>
    </message>
    <message>
        <source>Only one move holds the draw: look for a double attack.</source>
        <translation>Un seul coup tient la nulle&#xa0;: cherchez une attaque double.</translation>
    </message>
    <message>
        <source>You cannot save the pawn on %1, but make him prove it.</source>
        <translation>Vous ne pouvez pas sauver le pion en %1, mais obligez-le à le prouver.</translation>
    </message>
    <message>
        <source>You have only one move.</source>
        <translation>Vous n’avez qu’un seul coup.</translation>
    </message>
    <message>
        <source>Hold out as long as you can.</source>
        <translation>Résistez aussi longtemps que possible.</translation>
    </message>
    <message>
        <source>The opponent threatens mate: %1.</source>
        <translation>L’adversaire menace mat&#xa0;: %1.</translation>
    </message>
    <message>
        <source>“Give up” fails the exam and shows the report. “End exam” goes on as a normal game, without a grade.</source>
        <translation>«&#xa0;Abandonner l’exercice&#xa0;» fait échouer à l’examen et montre le rapport. «&#xa0;Terminer l’examen&#xa0;» continue comme une partie normale, sans note.</translation>
    </message>
    <message>
        <source>Checkmate: White wins.</source>
        <translation>Échec et mat&#xa0;: les Blancs gagnent.</translation>
    </message>
    <message>
        <source>Checkmate: Black wins.</source>
        <translation>Échec et mat&#xa0;: les Noirs gagnent.</translation>
    </message>
    <message>
        <source>Win as White.</source>
        <translation>Gagnez avec les Blancs.</translation>
    </message>
    <message>
        <source>Win as Black.</source>
        <translation>Gagnez avec les Noirs.</translation>
    </message>
    <message>
        <source>The pawn falls: it is a draw.</source>
        <translation>Le pion tombe&#xa0;: c’est nulle.</translation>
    </message>
    <message>
        <source>%1 is one of the best moves.</source>
        <translation>%1 est l’un des meilleurs coups.</translation>
    </message>
    <message>
        <source>The pawn cannot be saved.</source>
        <translation>Le pion ne peut être sauvé.</translation>
    </message>
    <message>
        <source>You cannot save both pawns, but make him prove it.</source>
        <translation>Vous ne pouvez pas sauver les deux pions, mais obligez-le à le prouver.</translation>
    </message>
    <message>
        <source>Only one move wins.</source>
        <translation>Un seul coup gagne.</translation>
    </message>
    <message>
        <source>With best play this is a draw.</source>
        <translation>Avec un jeu parfait, c’est nulle.</translation>
    </message>
    <message>
        <source>Keep playing: the program replies as soon as the ending is solved.</source>
        <translation>Continuez : le programme répondra dès que la finale sera résolue.</translation>
    </message>
</context>
<context>
    <name>Coaching</name>
    <message>
        <source>%1 and %2</source>
        <comment>a list of squares and the last of them</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>He is in a box. Shrink it and bring up your king.</source>
        <translation>Il est dans une boîte. Réduisez-la et approchez votre roi.</translation>
    </message>
    <message>
        <source>The kings face each other on the edge. Check along the edge.</source>
        <translation>Les rois se font face au bord. Donnez échec le long du bord.</translation>
    </message>
    <message>
        <source>Bring your king to a key square: %1.</source>
        <translation>Amenez votre roi sur une case clé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Your king is on a key square. Escort the pawn home.</source>
        <translation>Votre roi est sur une case clé. Menez le pion à dame.</translation>
    </message>
    <message>
        <source>%1 is mate.</source>
        <translation>%1 fait mat.</translation>
    </message>
    <message>
        <source>%1 promotes.</source>
        <translation>%1 promeut le pion.</translation>
    </message>
    <message>
        <source>%1 is a waiting move: he is in zugzwang.</source>
        <translation>%1 est un coup d’attente&#xa0;: le roi adverse est en zugzwang.</translation>
    </message>
    <message>
        <source>%1 drives him towards the right corner.</source>
        <translation>%1 le pousse vers le bon coin.</translation>
    </message>
    <message>
        <source>%1 takes the opposition.</source>
        <translation>%1 prend l’opposition.</translation>
    </message>
    <message>
        <source>%1 gives check.</source>
        <translation>%1 donne échec.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to him.</source>
        <translation>%1 rapproche votre roi du roi adverse.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to him.</source>
        <translation>%1 rapproche le cavalier du roi adverse.</translation>
    </message>
    <message>
        <source>%1 stalemates him.</source>
        <translation>%1 le met pat.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 est le seul coup.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>a list of squares and the last of them</comment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Mieux&#xa0;: %1</translation>
    </message>
    <message>
        <source>Come together</source>
        <translation>Se regrouper</translation>
    </message>
    <message>
        <source>Take the centre</source>
        <translation>Prendre le centre</translation>
    </message>
    <message>
        <source>Drive him to the edge</source>
        <translation>Le pousser vers le bord</translation>
    </message>
    <message>
        <source>Out of the wrong corner</source>
        <translation>Hors du mauvais coin</translation>
    </message>
    <message>
        <source>The large triangle</source>
        <translation>Le grand triangle</translation>
    </message>
    <message>
        <source>The W</source>
        <translation>Le W</translation>
    </message>
    <message>
        <source>Turn him back</source>
        <translation>Le repousser</translation>
    </message>
    <message>
        <source>The middle triangle</source>
        <translation>Le triangle moyen</translation>
    </message>
    <message>
        <source>The small triangle</source>
        <translation>Le petit triangle</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>Mat</translation>
    </message>
    <message>
        <source>Cut him off</source>
        <translation>Couper le roi</translation>
    </message>
    <message>
        <source>Shrink the box</source>
        <translation>Réduire la boîte</translation>
    </message>
    <message>
        <source>Face him on the edge</source>
        <translation>Face à lui au bord</translation>
    </message>
    <message>
        <source>Check along the edge</source>
        <translation>Échec le long du bord</translation>
    </message>
    <message>
        <source>Head for a key square</source>
        <translation>Vers une case clé</translation>
    </message>
    <message>
        <source>Escort the pawn</source>
        <translation>Accompagner le pion</translation>
    </message>
    <message>
        <source>Run with the pawn</source>
        <translation>Courir avec le pion</translation>
    </message>
    <message>
        <source>Bring king, bishop and knight together, away from the edge of the board.</source>
        <translation>Regroupez roi, fou et cavalier, loin du bord de l’échiquier.</translation>
    </message>
    <message>
        <source>Bring your king to the centre and take squares away from his, so that he must give way.</source>
        <translation>Amenez votre roi au centre et enlevez des cases à l’autre, pour qu’il doive céder.</translation>
    </message>
    <message>
        <source>Keep him out of the centre. Take squares away from him and follow with king and knight.</source>
        <translation>Tenez-le hors du centre. Enlevez-lui des cases et suivez avec roi et cavalier.</translation>
    </message>
    <message>
        <source>He is near a wrong corner. Drive him out, along the edge to %1.</source>
        <translation>Il est près d’un mauvais coin. Chassez-le de là, le long du bord, vers %1.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of seven squares. Close in and take squares away from him.</source>
        <translation>Retenez-le derrière la diagonale de sept cases. Approchez et enlevez-lui des cases.</translation>
    </message>
    <message>
        <source>Drive him along the edge to %1: the knight goes in a W, the king follows, the bishop guards or waits.</source>
        <translation>Faites-lui longer le bord vers %1&#xa0;: le cavalier trace un W, le roi suit, le fou garde ou attend.</translation>
    </message>
    <message>
        <source>He tries to get away from %1. Take the squares on his path and turn him back.</source>
        <translation>Il cherche à s’éloigner de %1. Enlevez-lui les cases menant à l’issue et repoussez-le.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of five squares. Bring your king nearer and make the triangle smaller.</source>
        <translation>Retenez-le derrière la diagonale de cinq cases. Approchez votre roi et réduisez le triangle.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of three squares. Bring your king a knight&apos;s move from the corner.</source>
        <translation>Retenez-le derrière la diagonale de trois cases. Amenez votre roi à un saut de cavalier du coin.</translation>
    </message>
    <message>
        <source>%1 forks king and queen.</source>
        <translation>%1 fait une fourchette roi-dame.</translation>
    </message>
    <message>
        <source>%1 forks king and rook.</source>
        <translation>%1 fait une fourchette roi-tour.</translation>
    </message>
    <message>
        <source>%1 forks king and bishop.</source>
        <translation>%1 fait une fourchette roi-fou.</translation>
    </message>
    <message>
        <source>%1 forks king and knight.</source>
        <translation>%1 fait une fourchette roi-cavalier.</translation>
    </message>
    <message>
        <source>%1 forks king and pawn.</source>
        <translation>%1 fait une fourchette roi-pion.</translation>
    </message>
    <message>
        <source>%1 attacks %2 at once.</source>
        <translation>%1 fait une fourchette sur %2.</translation>
    </message>
    <message>
        <source>%1 skewers king and queen.</source>
        <translation>%1 prend en enfilade roi et dame.</translation>
    </message>
    <message>
        <source>%1 skewers king and rook.</source>
        <translation>%1 prend en enfilade roi et tour.</translation>
    </message>
    <message>
        <source>%1 skewers king and bishop.</source>
        <translation>%1 prend en enfilade roi et fou.</translation>
    </message>
    <message>
        <source>%1 skewers king and knight.</source>
        <translation>%1 prend en enfilade roi et cavalier.</translation>
    </message>
    <message>
        <source>%1 skewers king and pawn.</source>
        <translation>%1 prend en enfilade roi et pion.</translation>
    </message>
    <message>
        <source>%1 skewers %2.</source>
        <translation>%1 prend %2 en enfilade.</translation>
    </message>
    <message>
        <source>%1 uncovers an attack on %2.</source>
        <translation>%1 découvre une attaque sur %2.</translation>
    </message>
    <message>
        <source>%1 deflects the defender on %2.</source>
        <translation>%1 dévie le défenseur placé en %2.</translation>
    </message>
    <message>
        <source>%1 offers the piece: to capture on %2 is stalemate.</source>
        <translation>%1 offre la pièce&#xa0;: la prendre en %2 donne le pat.</translation>
    </message>
    <message>
        <source>%1 guards the piece on %2 through its attacker.</source>
        <translation>%1 protège la pièce en %2 à travers son attaquant.</translation>
    </message>
    <message>
        <source>%1 gives double check: the king must move.</source>
        <translation>%1 donne échec double&#xa0;: le roi doit bouger.</translation>
    </message>
    <message>
        <source>%1 gives discovered check.</source>
        <translation>%1 donne échec à la découverte.</translation>
    </message>
    <message>
        <source>%1 builds a bridge: the rook shields its king from the checks.</source>
        <translation>%1 construit le pont&#xa0;: la tour protège son roi des échecs.</translation>
    </message>
    <message>
        <source>%1 begins a triangle: the same position comes back with the other side to move.</source>
        <translation>%1 amorce un triangle&#xa0;: la même position revient, avec le trait à l’autre camp.</translation>
    </message>
    <message>
        <source>%1 wins the race: the king is outside the square of the pawn.</source>
        <translation>%1 gagne la course&#xa0;: le roi est hors du carré du pion.</translation>
    </message>
    <message>
        <source>%1 reaches a key square.</source>
        <translation>%1 atteint une case clé.</translation>
    </message>
    <message>
        <source>%1 is a spare move: now your king has the opposition.</source>
        <translation>%1 est un coup de réserve&#xa0;: votre roi a maintenant l’opposition.</translation>
    </message>
    <message>
        <source>%1 takes the diagonal opposition.</source>
        <translation>%1 prend l’opposition diagonale.</translation>
    </message>
    <message>
        <source>%1 shoulders the other king away from %2.</source>
        <translation>%1 barre à l’autre roi la route de %2.</translation>
    </message>
    <message>
        <source>%1 heads for the corner in front of the rook pawn.</source>
        <translation>%1 se dirige vers le coin devant le pion-tour.</translation>
    </message>
    <message>
        <source>%1 stops in front of the pawn.</source>
        <translation>%1 se place juste devant le pion.</translation>
    </message>
    <message>
        <source>%1 guards the promotion square %2.</source>
        <translation>%1 garde la case de promotion %2.</translation>
    </message>
    <message>
        <source>%1 goes to the short side and leaves the long side to the rook.</source>
        <translation>%1 va du côté court et laisse le côté long à la tour.</translation>
    </message>
    <message>
        <source>%1 comes in front of the pawn.</source>
        <translation>%1 vient devant le pion.</translation>
    </message>
    <message>
        <source>%1 goes behind the passed pawn.</source>
        <translation>%1 passe derrière le pion passé.</translation>
    </message>
    <message>
        <source>%1 checks from the side.</source>
        <translation>%1 donne échec de côté.</translation>
    </message>
    <message>
        <source>%1 checks from behind.</source>
        <translation>%1 donne échec par-derrière.</translation>
    </message>
    <message>
        <source>%1 checks from the front.</source>
        <translation>%1 donne échec de face.</translation>
    </message>
    <message>
        <source>%1 makes the rook leave its king.</source>
        <translation>%1 oblige la tour à quitter son roi.</translation>
    </message>
    <message>
        <source>%1 puts the bishops side by side: their diagonals make a wall.</source>
        <translation>%1 place les fous côte à côte&#xa0;: leurs diagonales forment un mur.</translation>
    </message>
    <message>
        <source>%1 is the only move that wins.</source>
        <translation>%1 est le seul coup qui gagne.</translation>
    </message>
    <message>
        <source>%1 is the only move that draws.</source>
        <translation>%1 est le seul coup qui annule.</translation>
    </message>
    <message>
        <source>%1 saves the bishop, which was hanging.</source>
        <translation>%1 sauve le fou, qui était en prise.</translation>
    </message>
    <message>
        <source>%1 saves the knight, which was hanging.</source>
        <translation>%1 sauve le cavalier, qui était en prise.</translation>
    </message>
    <message>
        <source>%1 saves the rook, which was hanging.</source>
        <translation>%1 sauve la tour, qui était en prise.</translation>
    </message>
    <message>
        <source>%1 saves the queen, which was hanging.</source>
        <translation>%1 sauve la dame, qui était en prise.</translation>
    </message>
    <message>
        <source>%1 saves the pawn, which was hanging.</source>
        <translation>%1 sauve le pion, qui était en prise.</translation>
    </message>
    <message>
        <source>%1 attacks the bishop.</source>
        <translation>%1 attaque le fou.</translation>
    </message>
    <message>
        <source>%1 attacks the knight.</source>
        <translation>%1 attaque le cavalier.</translation>
    </message>
    <message>
        <source>%1 attacks the rook.</source>
        <translation>%1 attaque la tour.</translation>
    </message>
    <message>
        <source>%1 attacks the queen.</source>
        <translation>%1 attaque la dame.</translation>
    </message>
    <message>
        <source>%1 attacks the pawn.</source>
        <translation>%1 attaque le pion.</translation>
    </message>
    <message>
        <source>%1 is check: he must go to %3.</source>
        <translation>%1 donne échec&#xa0;: le roi doit aller en %3.</translation>
    </message>
    <message>
        <source>%1 keeps him out of %2, where he wants to go.</source>
        <translation>%1 lui interdit %2, où il veut aller.</translation>
    </message>
    <message>
        <source>%1 leaves him only %2.</source>
        <translation>%1 ne lui laisse que %2.</translation>
    </message>
    <message>
        <source>%1 confines him to the edge.</source>
        <translation>%1 l’enferme au bord.</translation>
    </message>
    <message>
        <source>%1 drives him back towards the edge.</source>
        <translation>%1 le repousse vers le bord.</translation>
    </message>
    <message>
        <source>%1 threatens mate.</source>
        <translation>%1 menace de mater.</translation>
    </message>
    <message>
        <source>%1 takes %2 away from him.</source>
        <translation>%1 lui enlève %2.</translation>
    </message>
    <message>
        <source>%1 gives check and drives him from %2.</source>
        <translation>%1 donne échec et le chasse de %2.</translation>
    </message>
    <message>
        <source>%1 protects the bishop before he can attack it.</source>
        <translation>%1 protège le fou avant qu’il ne soit attaqué.</translation>
    </message>
    <message>
        <source>%1 protects the knight before he can attack it.</source>
        <translation>%1 protège le cavalier avant qu’il ne soit attaqué.</translation>
    </message>
    <message>
        <source>%1 protects the rook before he can attack it.</source>
        <translation>%1 protège la tour avant qu’elle ne soit attaquée.</translation>
    </message>
    <message>
        <source>%1 protects the queen before he can attack it.</source>
        <translation>%1 protège la dame avant qu’elle ne soit attaquée.</translation>
    </message>
    <message>
        <source>%1 protects the pawn before he can attack it.</source>
        <translation>%1 protège le pion avant qu’il ne soit attaqué.</translation>
    </message>
    <message>
        <source>%1 moves the piece out of reach.</source>
        <translation>%1 met la pièce hors de portée.</translation>
    </message>
    <message>
        <source>%1 moves the bishop before he can attack it.</source>
        <translation>%1 écarte le fou avant qu’il ne soit attaqué.</translation>
    </message>
    <message>
        <source>%1 moves the knight before he can attack it.</source>
        <translation>%1 écarte le cavalier avant qu’il ne soit attaqué.</translation>
    </message>
    <message>
        <source>%1 moves the rook before he can attack it.</source>
        <translation>%1 écarte la tour avant qu’elle ne soit attaquée.</translation>
    </message>
    <message>
        <source>%1 moves the queen before he can attack it.</source>
        <translation>%1 écarte la dame avant qu’elle ne soit attaquée.</translation>
    </message>
    <message>
        <source>%1 moves the pawn before he can attack it.</source>
        <translation>%1 écarte le pion avant qu’il ne soit attaqué.</translation>
    </message>
    <message>
        <source>%1 reaches the next stage: “%4”.</source>
        <translation>%1 atteint l’étape suivante&#xa0;: «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>%1 takes the diagonal in front of him.</source>
        <translation>%1 occupe la diagonale devant le roi adverse.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to its mating post, a knight&apos;s move from the corner.</source>
        <translation>%1 rapproche votre roi de son poste pour mater, à un saut de cavalier du coin.</translation>
    </message>
    <message>
        <source>%1 prepares the king&apos;s move to %2.</source>
        <translation>%1 prépare la venue du roi en %2.</translation>
    </message>
    <message>
        <source>%1 prepares the bishop&apos;s move to %2.</source>
        <translation>%1 prépare la venue du fou en %2.</translation>
    </message>
    <message>
        <source>%1 prepares the knight&apos;s move to %2.</source>
        <translation>%1 prépare la venue du cavalier en %2.</translation>
    </message>
    <message>
        <source>%1 prepares a move to %2.</source>
        <translation>%1 prépare un coup en %2.</translation>
    </message>
    <message>
        <source>%1 is a step on the way to %2.</source>
        <translation>%1 est un pas vers %2.</translation>
    </message>
    <message>
        <source>%1 guards %2.</source>
        <translation>%1 garde %2.</translation>
    </message>
    <message>
        <source>%1 brings the bishop closer to your king.</source>
        <translation>%1 rapproche le fou de votre roi.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to your king.</source>
        <translation>%1 rapproche le cavalier de votre roi.</translation>
    </message>
    <message>
        <source>%1 keeps %2 guarded.</source>
        <translation>%1 continue de garder %2.</translation>
    </message>
    <message>
        <source>%1 leaves him nothing to attack.</source>
        <translation>%1 ne lui laisse rien à attaquer.</translation>
    </message>
    <message>
        <source>%1 gets off the edge.</source>
        <translation>%1 quitte le bord.</translation>
    </message>
    <message>
        <source>Keep him on the edge</source>
        <translation>Le maintenir au bord</translation>
    </message>
    <message>
        <source>Drive him into the corner</source>
        <translation>Le pousser dans le coin</translation>
    </message>
    <message>
        <source>He is on the edge. Take away the squares by which he could leave it and follow with king and knight.</source>
        <translation>Il est au bord. Enlevez-lui les cases par où il pourrait le quitter et suivez avec roi et cavalier.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up so that it faces his when it is your move.</source>
        <translation>Il ne peut pas quitter le bord. Approchez votre roi pour qu’il fasse face au sien quand c’est à vous de jouer.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up and drive him into the corner.</source>
        <translation>Il ne peut pas quitter le bord. Approchez votre roi et poussez-le dans le coin.</translation>
    </message>
    <message>
        <source>%1 forces mate with the next move.</source>
        <translation>%1 force le mat au coup suivant.</translation>
    </message>
    <message>
        <source>%1 pins the pawn on %2, and it falls.</source>
        <translation>%1 cloue le pion en %2, qui tombe.</translation>
    </message>
    <message>
        <source>%1 wins the rook by force.</source>
        <translation>%1 force le gain de la tour.</translation>
    </message>
    <message>
        <source>%1 wins the bishop by force.</source>
        <translation>%1 force le gain du fou.</translation>
    </message>
    <message>
        <source>%1 wins the knight by force.</source>
        <translation>%1 force le gain du cavalier.</translation>
    </message>
    <message>
        <source>%1 wins the pawn by force.</source>
        <translation>%1 force le gain du pion.</translation>
    </message>
    <message>
        <source>%1 wins the piece on %2 by force.</source>
        <translation>%1 force le gain de la pièce en %2.</translation>
    </message>
    <message>
        <source>%1 stays on a key square.</source>
        <translation>%1 reste sur une case clé.</translation>
    </message>
    <message>
        <source>%1 takes the distant opposition.</source>
        <translation>%1 prend l’opposition éloignée.</translation>
    </message>
    <message>
        <source>%1 clears the pawn&apos;s path.</source>
        <translation>%1 dégage le chemin du pion.</translation>
    </message>
    <message>
        <source>%1 reaches the seventh rank without check, so the king must give way.</source>
        <translation>%1 atteint la septième rangée sans échec&#xa0;: le roi doit céder.</translation>
    </message>
    <message>
        <source>%1 advances the pawn under the king&apos;s protection.</source>
        <translation>%1 pousse le pion sous la protection du roi.</translation>
    </message>
    <message>
        <source>%1 advances the pawn, and it cannot be captured.</source>
        <translation>%1 pousse le pion, qui ne peut pas être pris.</translation>
    </message>
    <message>
        <source>%1 covers %2 on the pawn&apos;s path.</source>
        <translation>%1 contrôle %2 sur le chemin du pion.</translation>
    </message>
    <message>
        <source>%1 is in time: the king still cannot catch the pawn.</source>
        <translation>%1 arrive à temps&#xa0;: le roi ne peut toujours pas rattraper le pion.</translation>
    </message>
    <message>
        <source>%1 keeps the king away from %2, which the bishop does not cover.</source>
        <translation>%1 tient le roi loin de %2, que le fou ne contrôle pas.</translation>
    </message>
    <message>
        <source>%1 keeps the pawn guarded.</source>
        <translation>%1 continue de protéger le pion.</translation>
    </message>
    <message>
        <source>%1 sets a trap: to capture the pawn is stalemate.</source>
        <translation>%1 tend un piège&#xa0;: prendre le pion donne le pat.</translation>
    </message>
    <message>
        <source>%1 heads for %2, the corner that the bishop does not cover.</source>
        <translation>%1 se dirige vers %2, le coin que le fou ne contrôle pas.</translation>
    </message>
    <message>
        <source>%1 pins the pawn, so that it cannot move.</source>
        <translation>%1 cloue le pion, qui ne peut plus avancer.</translation>
    </message>
    <message>
        <source>%1 forces the king in front of its pawn.</source>
        <translation>%1 force le roi à se placer devant son pion.</translation>
    </message>
    <message>
        <source>%1 attacks %2 and ties the king to its defence.</source>
        <translation>%1 attaque %2 et lie le roi à sa défense.</translation>
    </message>
    <message>
        <source>%1 offers the exchange of rooks.</source>
        <translation>%1 propose l’échange des tours.</translation>
    </message>
    <message>
        <source>%1 offers an exchange.</source>
        <translation>%1 propose un échange.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the promotion square, %2.</source>
        <translation>%1 rapproche le roi de %2, la case de promotion.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the queen is guarded.</source>
        <translation>%1 pare l’enfilade&#xa0;: la dame est protégée.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the rook is guarded.</source>
        <translation>%1 pare l’enfilade&#xa0;: la tour est protégée.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the piece on %2 is guarded.</source>
        <translation>%1 pare l’enfilade&#xa0;: la pièce en %2 est protégée.</translation>
    </message>
    <message>
        <source>%1 brings the queen closer with check.</source>
        <translation>%1 rapproche la dame avec échec.</translation>
    </message>
    <message>
        <source>%1 puts an end to the checks.</source>
        <translation>%1 met fin aux échecs.</translation>
    </message>
    <message>
        <source>%1 gets out of check and comes closer to him.</source>
        <translation>%1 sort de l’échec et s’approche de lui.</translation>
    </message>
    <message>
        <source>%1 gets out of check.</source>
        <translation>%1 sort de l’échec.</translation>
    </message>
    <message>
        <source>%1 brings the kings face to face, so that he cannot come forward.</source>
        <translation>%1 met les rois face à face&#xa0;: il ne peut pas avancer.</translation>
    </message>
    <message>
        <source>%1 moves the queen out of reach.</source>
        <translation>%1 met la dame hors de portée.</translation>
    </message>
    <message>
        <source>%1 moves the rook out of reach.</source>
        <translation>%1 met la tour hors de portée.</translation>
    </message>
    <message>
        <source>%1 brings the knight to a square of the W.</source>
        <translation>%1 amène le cavalier sur une case du W.</translation>
    </message>
    <message>
        <source>%1 takes your king off the edge.</source>
        <translation>%1 éloigne votre roi du bord.</translation>
    </message>
    <message>
        <source>%1 stays in the centre.</source>
        <translation>%1 reste au centre.</translation>
    </message>
    <message>
        <source>%1 is possible because %2 is no longer guarded.</source>
        <translation>%1 est possible, car plus rien ne garde %2.</translation>
    </message>
    <message>
        <source>%1 is still possible; a better move takes %2 away from him.</source>
        <translation>%1 reste possible&#xa0;; un meilleur coup lui enlève %2.</translation>
    </message>
    <message>
        <source>Bring up your king</source>
        <translation>Approcher le roi</translation>
    </message>
    <message>
        <source>Shut him in</source>
        <translation>L’enfermer</translation>
    </message>
    <message>
        <source>You can hold him behind the diagonal of seven squares. Bring your pieces nearer and take squares away from him.</source>
        <translation>Vous pouvez le retenir derrière la diagonale de sept cases. Approchez vos pièces et enlevez-lui des cases.</translation>
    </message>
    <message>
        <source>You can hold him behind the diagonal of five squares. Bring your pieces nearer and take squares away from him.</source>
        <translation>Vous pouvez le retenir derrière la diagonale de cinq cases. Approchez vos pièces et enlevez-lui des cases.</translation>
    </message>
    <message>
        <source>Cut him off along a file or a rank, then bring up your king.</source>
        <translation>Coupez-lui la route sur une colonne ou une rangée, puis approchez votre roi.</translation>
    </message>
    <message>
        <source>Bring your king and pieces up together and take squares away from him.</source>
        <translation>Approchez ensemble votre roi et vos pièces, et enlevez-lui des cases.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up to mate him, and always leave him a square: beware of stalemate.</source>
        <translation>Il ne peut pas quitter le bord. Approchez votre roi pour mater et laissez-lui toujours une case&#xa0;: gare au pat.</translation>
    </message>
    <message>
        <source>Guard the pawn on the way, and bring your king to a key square: %1.</source>
        <translation>Protégez le pion en chemin et amenez votre roi sur une case clé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 captures the queen.</source>
        <translation>%1 prend la dame.</translation>
    </message>
    <message>
        <source>%1 captures the rook.</source>
        <translation>%1 prend la tour.</translation>
    </message>
    <message>
        <source>%1 captures the bishop.</source>
        <translation>%1 prend le fou.</translation>
    </message>
    <message>
        <source>%1 captures the knight.</source>
        <translation>%1 prend le cavalier.</translation>
    </message>
    <message>
        <source>%1 captures the pawn.</source>
        <translation>%1 prend le pion.</translation>
    </message>
    <message>
        <source>%1 avoids stalemate: he still has %2.</source>
        <translation>%1 évite le pat&#xa0;: le roi a encore %2.</translation>
    </message>
    <message>
        <source>%1 brings the king closer with discovered check.</source>
        <translation>%1 rapproche le roi avec échec à la découverte.</translation>
    </message>
    <message>
        <source>%1 heads for the key square %2.</source>
        <translation>%1 se dirige vers la case clé %2.</translation>
    </message>
    <message>
        <source>%1 comes closer to him.</source>
        <translation>%1 s’approche de lui.</translation>
    </message>
    <message>
        <source>%1 comes closer to the centre.</source>
        <translation>%1 s’approche du centre.</translation>
    </message>
    <message>
        <source>%1 stays off the edge.</source>
        <translation>%1 évite le bord.</translation>
    </message>
    <message>
        <source>%1 keeps as far from the other king as possible.</source>
        <translation>%1 reste le plus loin possible du roi adverse.</translation>
    </message>
    <message>
        <source>The mate is near. Bring up the missing piece, take his last squares, the corner last, and beware of stalemate.</source>
        <translation>Le mat est proche. Amenez la pièce qui manque, enlevez-lui ses dernières cases, le coin à la fin, et gare au pat.</translation>
    </message>
    <message>
        <source>He is in a wrong corner. Drive him out, along the edge to %1.</source>
        <translation>Il est dans un mauvais coin. Chassez-le de là, le long du bord, vers %1.</translation>
    </message>
    <message>
        <source>%1 keeps the rook on the back rank, where it guards against mate.</source>
        <translation>%1 garde la tour sur la dernière rangée, où elle empêche le mat.</translation>
    </message>
    <message>
        <source>%1 puts your king on its mating post, a knight&apos;s move from the corner.</source>
        <translation>%1 place votre roi à son poste pour mater, à un saut de cavalier du coin.</translation>
    </message>
    <message>
        <source>%1 gets back towards the centre.</source>
        <translation>%1 revient vers le centre.</translation>
    </message>
    <message>
        <source>It also gets back towards the centre.</source>
        <translation>Il revient aussi vers le centre.</translation>
    </message>
    <message>
        <source>It also gets off the edge.</source>
        <translation>Il quitte aussi le bord.</translation>
    </message>
    <message>
        <source>It also stays in the centre.</source>
        <translation>Il reste aussi au centre.</translation>
    </message>
    <message>
        <source>It also stays off the edge.</source>
        <translation>Il évite aussi le bord.</translation>
    </message>
    <message>
        <source>It also keeps as far from the other king as possible.</source>
        <translation>Il reste aussi le plus loin possible du roi adverse.</translation>
    </message>
    <message>
        <source>Your king is close to his. Take squares away from him and bring up the other pieces, so that he must give way.</source>
        <translation>Votre roi est proche du roi adverse. Enlevez-lui des cases et amenez les autres pièces, pour qu’il doive céder.</translation>
    </message>
    <message>
        <source>Your king belongs in the centre, but first use the other pieces to take squares away from his.</source>
        <translation>La place de votre roi est au centre, mais enlevez d’abord des cases au roi adverse avec les autres pièces.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of five squares. Make the triangle smaller before your king comes nearer.</source>
        <translation>Retenez-le derrière la diagonale de cinq cases. Réduisez le triangle avant d’approcher votre roi.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Keep him there and mate him with the help of your king, but always leave him a square: beware of stalemate.</source>
        <translation>Il ne peut pas quitter le bord. Retenez-le là et matez-le avec l’aide de votre roi, mais laissez-lui toujours une case&#xa0;: gare au pat.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Make a waiting move, so that your king faces his when it is your move.</source>
        <translation>Il ne peut pas quitter le bord. Jouez un coup d’attente pour que votre roi fasse face au sien quand c’est à vous de jouer.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Drive him into the corner.</source>
        <translation>Il ne peut pas quitter le bord. Poussez-le dans le coin.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of three squares. Prepare for your king to go a knight&apos;s move from the corner.</source>
        <translation>Retenez-le derrière la diagonale de trois cases. Préparez la venue de votre roi à un saut de cavalier du coin.</translation>
    </message>
    <message>
        <source>%1 saves the piece and avoids stalemate: he still has %2.</source>
        <translation>%1 sauve la pièce et évite le pat&#xa0;: le roi a encore %2.</translation>
    </message>
    <message>
        <source>%1 gives check and takes %2 away from him.</source>
        <translation>%1 donne échec et lui enlève %2.</translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the queen.</source>
        <translation>%1 sort de l’échec et protège la dame.</translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the piece on %2.</source>
        <translation>%1 sort de l’échec et protège la pièce en %2.</translation>
    </message>
    <message>
        <source>%1 gives check, and he cannot attack the checking piece in reply.</source>
        <translation>%1 donne échec, et le roi ne peut pas répondre en attaquant la pièce qui le donne.</translation>
    </message>
    <message>
        <source>%1 stops the pawn: on %2 it would be lost.</source>
        <translation>%1 arrête le pion&#xa0;: en %2, il tomberait.</translation>
    </message>
    <message>
        <source>%1 keeps his king out of %2.</source>
        <translation>%1 interdit %2 au roi adverse.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer with check.</source>
        <translation>%1 rapproche le cavalier avec échec.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the rook is lost in any case.</source>
        <translation>%1 sort de l’échec, mais la tour est perdue de toute façon.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the piece is lost in any case.</source>
        <translation>%1 sort de l’échec, mais la pièce est perdue de toute façon.</translation>
    </message>
    <message>
        <source>%1 leaves %2 unguarded.</source>
        <translation>%1 laisse %2 sans garde.</translation>
    </message>
    <message>
        <source>%1 gives him more room.</source>
        <translation>%1 lui donne plus d’espace.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a fork.</source>
        <translation>%1 donne échec et prépare une fourchette.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a skewer.</source>
        <translation>%1 donne échec et prépare une enfilade.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a fork or a skewer.</source>
        <translation>%1 donne échec et prépare une fourchette ou une enfilade.</translation>
    </message>
    <message>
        <source>%1 exchanges queens.</source>
        <translation>%1 échange les dames.</translation>
    </message>
    <message>
        <source>%1 exchanges rooks.</source>
        <translation>%1 échange les tours.</translation>
    </message>
    <message>
        <source>%1 exchanges pawns.</source>
        <translation>%1 échange les pions.</translation>
    </message>
    <message>
        <source>%1 exchanges pieces.</source>
        <translation>%1 échange des pièces.</translation>
    </message>
    <message>
        <source>%1 leaves his king only %2.</source>
        <translation>%1 ne laisse à son roi que %2.</translation>
    </message>
    <message>
        <source>%1 keeps control of %2 on the pawn&apos;s path.</source>
        <translation>%1 garde le contrôle de %2 sur le chemin du pion.</translation>
    </message>
    <message>
        <source>%1 allows him only %2.</source>
        <translation>%1 ne lui permet que %2.</translation>
    </message>
    <message>
        <source>%1 gives up a piece for the last pawn.</source>
        <translation>%1 donne une pièce pour le dernier pion.</translation>
    </message>
    <message>
        <source>Take the queen.</source>
        <translation>Prenez la dame.</translation>
    </message>
    <message>
        <source>Take the rook.</source>
        <translation>Prenez la tour.</translation>
    </message>
    <message>
        <source>Take the bishop.</source>
        <translation>Prenez le fou.</translation>
    </message>
    <message>
        <source>Take the knight.</source>
        <translation>Prenez le cavalier.</translation>
    </message>
    <message>
        <source>Take the pawn.</source>
        <translation>Prenez le pion.</translation>
    </message>
    <message>
        <source>Promote the pawn.</source>
        <translation>Promouvez le pion.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the centre.</source>
        <translation>%1 rapproche le roi du centre.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to the centre.</source>
        <translation>%1 rapproche le cavalier du centre.</translation>
    </message>
    <message>
        <source>%1 brings the bishop closer to the centre.</source>
        <translation>%1 rapproche le fou du centre.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the bishop is lost in any case.</source>
        <translation>%1 sort de l’échec, mais le fou est perdu de toute façon.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the knight is lost in any case.</source>
        <translation>%1 sort de l’échec, mais le cavalier est perdu de toute façon.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the bishop is lost in any case.</source>
        <translation>%1 tient le plus longtemps, mais le fou est perdu de toute façon.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the knight is lost in any case.</source>
        <translation>%1 tient le plus longtemps, mais le cavalier est perdu de toute façon.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the rook is lost in any case.</source>
        <translation>%1 tient le plus longtemps, mais la tour est perdue de toute façon.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the piece is lost in any case.</source>
        <translation>%1 tient le plus longtemps, mais la pièce est perdue de toute façon.</translation>
    </message>
    <message>
        <source>%1 gives up the diagonal in front of him.</source>
        <translation>%1 abandonne la diagonale devant le roi adverse.</translation>
    </message>
    <message>
        <source>%1 keeps the bishop out of the other king&apos;s reach.</source>
        <translation>%1 tient le fou hors de portée de l’autre roi.</translation>
    </message>
    <message>
        <source>%1 keeps the knight out of the other king&apos;s reach.</source>
        <translation>%1 tient le cavalier hors de portée de l’autre roi.</translation>
    </message>
    <message>
        <source>%1 keeps the rook out of the other king&apos;s reach.</source>
        <translation>%1 tient la tour hors de portée de l’autre roi.</translation>
    </message>
    <message>
        <source>%1 keeps the queen out of the other king&apos;s reach.</source>
        <translation>%1 tient la dame hors de portée de l’autre roi.</translation>
    </message>
    <message>
        <source>%1 keeps the pawn out of the other king&apos;s reach.</source>
        <translation>%1 tient le pion hors de portée de l’autre roi.</translation>
    </message>
    <message>
        <source>Take on %1.</source>
        <translation>Prenez en %1.</translation>
    </message>
    <message>
        <source>%1 wins the race: both pawns promote, and then a skewer wins the queen.</source>
        <translation>%1 gagne la course&#xa0;: les deux pions sont promus, puis une enfilade gagne la dame.</translation>
    </message>
    <message>
        <source>%1 is in time: both pawns promote.</source>
        <translation>%1 arrive à temps&#xa0;: les deux pions sont promus.</translation>
    </message>
    <message>
        <source>%1 promotes to too weak a piece.</source>
        <translation>%1 promeut le pion en une pièce trop faible.</translation>
    </message>
    <message>
        <source>He is on the edge. Bring your king near his before he gets away from it.</source>
        <translation>Il est au bord. Approchez votre roi du sien avant qu’il n’en sorte.</translation>
    </message>
    <message>
        <source>He is on the edge. Use the other pieces to keep him there, then bring up your king.</source>
        <translation>Il est au bord. Retenez-l’y avec les autres pièces, puis approchez votre roi.</translation>
    </message>
    <message>
        <source>%1 does so too, but then %2</source>
        <translation>%1 le fait aussi, mais alors&#xa0;: %2</translation>
    </message>
    <message>
        <source>After %1, %2</source>
        <translation>Après %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 threatens to promote, so the pawn must be taken.</source>
        <translation>%1 menace de promouvoir&#xa0;: il faut prendre le pion.</translation>
    </message>
    <message>
        <source>%1 keeps the other king on the edge.</source>
        <translation>%1 maintient le roi adverse au bord.</translation>
    </message>
    <message>
        <source>It also keeps the other king on the edge.</source>
        <translation>Il maintient aussi le roi adverse au bord.</translation>
    </message>
    <message>
        <source>Your pawn on %1 is hanging. Save it first.</source>
        <translation>Votre pion en %1 est en prise. Sauvez-le d’abord.</translation>
    </message>
    <message>
        <source>Look at exchanges: what is left is won.</source>
        <translation>Pensez aux échanges&#xa0;: ce qui reste est gagné.</translation>
    </message>
    <message>
        <source>You can win material by force: look at every check and attack.</source>
        <translation>Vous pouvez gagner du matériel par force&#xa0;: examinez chaque échec et chaque attaque.</translation>
    </message>
    <message>
        <source>Simpler: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Plus simple&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 begins a series of checks that wins material.</source>
        <translation>%1 commence une série d’échecs qui gagne du matériel.</translation>
    </message>
    <message numerus="yes">
        <source>%1 That is %n move(s) slower than the best.</source>
        <comment>after a sentence about the move</comment>
        <translation>
            <numerusform>%1 C’est un coup de plus que le meilleur.</numerusform>
            <numerusform>%1 C’est %n coups de plus que le meilleur.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the rook.</source>
        <translation>%1 sort de l’échec et protège la tour.</translation>
    </message>
    <message>
        <source>%1 steps out of the pin and keeps the piece on %2 protected.</source>
        <translation>%1 sort du clouage et garde la pièce en %2 protégée.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the pawn on %2.</source>
        <translation>%1 rapproche le roi du pion en %2.</translation>
    </message>
    <message>
        <source>%1 brings the queen closer to the pawn on %2.</source>
        <translation>%1 rapproche la dame du pion en %2.</translation>
    </message>
    <message>
        <source>first</source>
        <comment>as in: along the first rank</comment>
        <translation>première</translation>
    </message>
    <message>
        <source>second</source>
        <comment>as in: along the second rank</comment>
        <translation>deuxième</translation>
    </message>
    <message>
        <source>third</source>
        <comment>as in: along the third rank</comment>
        <translation>troisième</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>as in: along the fourth rank</comment>
        <translation>quatrième</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>as in: along the fifth rank</comment>
        <translation>cinquième</translation>
    </message>
    <message>
        <source>sixth</source>
        <comment>as in: along the sixth rank</comment>
        <translation>sixième</translation>
    </message>
    <message>
        <source>seventh</source>
        <comment>as in: along the seventh rank</comment>
        <translation>septième</translation>
    </message>
    <message>
        <source>eighth</source>
        <comment>as in: along the eighth rank</comment>
        <translation>huitième</translation>
    </message>
    <message>
        <source>%1 cuts the king off along the %7-file.</source>
        <translation>%1 coupe le roi le long de la colonne %7.</translation>
    </message>
    <message>
        <source>%1 cuts the king off along the %9 rank.</source>
        <translation>%1 coupe le roi le long de la %9 rangée.</translation>
    </message>
    <message>
        <source>Close in and take squares away from him, so that he must give way.</source>
        <translation>Approchez et enlevez des cases au roi adverse, pour qu’il doive céder.</translation>
    </message>
    <message>
        <source>Your knight on %1 is hanging. Save it first.</source>
        <translation>Votre cavalier en %1 est en prise. Sauvez-le d’abord.</translation>
    </message>
    <message>
        <source>Your bishop on %1 is hanging. Save it first.</source>
        <translation>Votre fou en %1 est en prise. Sauvez-le d’abord.</translation>
    </message>
    <message>
        <source>Your rook on %1 is hanging. Save it first.</source>
        <translation>Votre tour en %1 est en prise. Sauvez-la d’abord.</translation>
    </message>
    <message>
        <source>Your queen on %1 is hanging. Save it first.</source>
        <translation>Votre dame en %1 est en prise. Sauvez-la d’abord.</translation>
    </message>
    <message>
        <source>Your king is ahead of the pawn. Bring the pawn up.</source>
        <translation>Votre roi est devant le pion. Avancez le pion.</translation>
    </message>
    <message>
        <source>%1 gets away from the corner %2.</source>
        <translation>%1 s’éloigne du coin %2.</translation>
    </message>
    <message>
        <source>It also gets away from the corner %2.</source>
        <translation>Il s’éloigne aussi du coin %2.</translation>
    </message>
    <message>
        <source>Leave him less room</source>
        <translation>Lui laisser moins d’espace</translation>
    </message>
    <message>
        <source>Your knight on %1 cannot be saved.</source>
        <translation>Votre cavalier en %1 ne peut être sauvé.</translation>
    </message>
    <message>
        <source>Your bishop on %1 cannot be saved.</source>
        <translation>Votre fou en %1 ne peut être sauvé.</translation>
    </message>
    <message>
        <source>Your rook on %1 cannot be saved.</source>
        <translation>Votre tour en %1 ne peut être sauvée.</translation>
    </message>
    <message>
        <source>Your queen on %1 cannot be saved.</source>
        <translation>Votre dame en %1 ne peut être sauvée.</translation>
    </message>
    <message>
        <source>Your piece on %1 cannot be saved.</source>
        <translation>Votre pièce en %1 ne peut être sauvée.</translation>
    </message>
    <message>
        <source>Leave him less room and bring up your king.</source>
        <translation>Laissez-lui moins d’espace et approchez votre roi.</translation>
    </message>
    <message>
        <source>%1 draws, like any other move: the bishop does not cover %2, where the pawn promotes.</source>
        <translation>%1 annule, comme tous les autres coups&#xa0;: le fou ne contrôle pas %2, où le pion est promu.</translation>
    </message>
    <message>
        <source>%1 draws, like any other move.</source>
        <translation>%1 annule, comme tous les autres coups.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the queen.</source>
        <translation>%1 annule, comme tout coup qui garde la dame.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the rook.</source>
        <translation>%1 annule, comme tout coup qui garde la tour.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the bishop.</source>
        <translation>%1 annule, comme tout coup qui garde le fou.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the knight.</source>
        <translation>%1 annule, comme tout coup qui garde le cavalier.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that does not lose a piece.</source>
        <translation>%1 annule, comme tout coup qui ne perd pas de pièce.</translation>
    </message>
    <message>
        <source>%1 heads for a corner that the bishop does not cover.</source>
        <translation>%1 se dirige vers un coin que le fou ne contrôle pas.</translation>
    </message>
    <message>
        <source>It also heads for a corner that the bishop does not cover.</source>
        <translation>Il se dirige aussi vers un coin que le fou ne contrôle pas.</translation>
    </message>
    <message numerus="yes">
        <source>%1 misses a win of material: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 laisse passer un gain de matériel&#xa0;: un coup de plus que le meilleur.</numerusform>
            <numerusform>%1 laisse passer un gain de matériel&#xa0;: %n coups de plus que le meilleur.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 steps into the square of the pawn on %2.</source>
        <translation>%1 entre dans le carré du pion en %2.</translation>
    </message>
    <message>
        <source>%1 stays in the square of the pawn on %2.</source>
        <translation>%1 reste dans le carré du pion en %2.</translation>
    </message>
    <message>
        <source>%1 shuts him in; squares left: %6.</source>
        <translation>%1 l’enferme ; cases qui lui restent : %6.</translation>
    </message>
    <message>
        <source>%1 leaves him fewer squares: %6 instead of %5.</source>
        <translation>%1 lui laisse moins de cases : %6 au lieu de %5.</translation>
    </message>
    <message>
        <source>%1 leaves the king as much room as possible.</source>
        <translation>%1 garde le plus d’espace possible pour son propre roi.</translation>
    </message>
    <message>
        <source>It also leaves the king as much room as possible.</source>
        <translation>De plus, il garde le plus d’espace possible pour son propre roi.</translation>
    </message>
    <message>
        <source>%1 keeps the rook in line with its king; off that line it would lose.</source>
        <translation>%1 garde la tour alignée avec son roi&#xa0;; ailleurs, ce serait perdu.</translation>
    </message>
    <message>
        <source>%1 attacks the pawn from the side, as Vančura did.</source>
        <translation>%1 attaque le pion de côté, comme le fit Vančura.</translation>
    </message>
    <message>
        <source>%1 keeps the king off the edge, where it would be lost.</source>
        <translation>%1 tient le roi loin du bord, où il serait perdu.</translation>
    </message>
    <message>
        <source>%1 attacks the piece on %2 and threatens mate.</source>
        <translation>%1 attaque la pièce en %2 et menace de mater.</translation>
    </message>
    <message>
        <source>%1 threatens mate: only a move to %3 prevents it.</source>
        <translation>%1 menace de mater&#xa0;: seul un coup en %3 l’empêche.</translation>
    </message>
    <message>
        <source>%1 puts the other side in zugzwang.</source>
        <translation>%1 met l’adversaire en zugzwang.</translation>
    </message>
    <message>
        <source>His king is too late. Push the pawn.</source>
        <translation>Le roi adverse arrive trop tard. Poussez le pion.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour, %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1 est un détour d’un coup. %2</numerusform>
            <numerusform>%1 est un détour de %n coups. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 works but is %n move(s) slower. %2</source>
        <translation>
            <numerusform>%1 gagne aussi, avec un coup de plus. %2</numerusform>
            <numerusform>%1 gagne aussi, avec %n coups de plus. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>His king is too late. Clear the pawn&apos;s path and push it.</source>
        <translation>Le roi adverse arrive trop tard. Dégagez le chemin du pion et poussez-le.</translation>
    </message>
    <message>
        <source>His king is too late. Improve your king first, then push the pawn.</source>
        <translation>Le roi adverse arrive trop tard. Améliorez d’abord la position de votre roi, puis poussez le pion.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses material and is %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1 perd du matériel et gagne avec un coup de plus que le meilleur. %2</numerusform>
            <numerusform>%1 perd du matériel et gagne avec %n coups de plus que le meilleur. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Your pieces on %1 are hanging. Save them all first.</source>
        <translation>Vos pièces en %1 sont en prise. Sauvez-les toutes d’abord.</translation>
    </message>
    <message>
        <source>White replies: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Les Blancs répondent&#xa0;: %1</translation>
    </message>
    <message>
        <source>Black replies: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Les Noirs répondent&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 keeps the other king off the key squares.</source>
        <translation>%1 tient le roi adverse loin des cases clés.</translation>
    </message>
    <message>
        <source>%1 keeps the other king from the rank in front of the pawn, as Philidor did.</source>
        <translation>%1 interdit au roi adverse la rangée devant le pion, comme le fit Philidor.</translation>
    </message>
    <message>
        <source>%1 pins the knight on %2, and it falls.</source>
        <translation>%1 cloue le cavalier en %2, qui tombe.</translation>
    </message>
    <message>
        <source>%1 pins the bishop on %2, and it falls.</source>
        <translation>%1 cloue le fou en %2, qui tombe.</translation>
    </message>
    <message>
        <source>%1 pins the rook on %2, and it falls.</source>
        <translation>%1 cloue la tour en %2, qui tombe.</translation>
    </message>
    <message>
        <source>%1 pins the queen on %2, and it falls.</source>
        <translation>%1 cloue la dame en %2, qui tombe.</translation>
    </message>
    <message>
        <source>%1 wins the race: the pawn promotes with check.</source>
        <translation>%1 gagne la course&#xa0;: le pion est promu avec échec.</translation>
    </message>
    <message>
        <source>%1 wins the race: the new queen stops the other pawn.</source>
        <translation>%1 gagne la course&#xa0;: la nouvelle dame arrête l’autre pion.</translation>
    </message>
    <message>
        <source>%1 pins the knight on %2 to its king.</source>
        <translation>%1 cloue le cavalier en %2 sur son roi.</translation>
    </message>
    <message>
        <source>%1 pins the bishop on %2 to its king.</source>
        <translation>%1 cloue le fou en %2 sur son roi.</translation>
    </message>
    <message>
        <source>%1 pins the rook on %2 to its king.</source>
        <translation>%1 cloue la tour en %2 sur son roi.</translation>
    </message>
    <message>
        <source>%1 pins the queen on %2 to its king.</source>
        <translation>%1 cloue la dame en %2 sur son roi.</translation>
    </message>
    <message>
        <source>It also guards the promotion square %2.</source>
        <translation>Il garde aussi la case de promotion %2.</translation>
    </message>
    <message>
        <source>It also attacks the pawn.</source>
        <translation>Il attaque aussi le pion.</translation>
    </message>
    <message>
        <source>It also comes closer to the pawn on %2.</source>
        <translation>Il rapproche aussi du pion en %2.</translation>
    </message>
    <message>
        <source>It also comes closer to the promotion square, %2.</source>
        <translation>Il rapproche aussi de %2, la case de promotion.</translation>
    </message>
    <message>
        <source>%1 gives up a pawn to draw the king to %2.</source>
        <translation>%1 sacrifie un pion pour attirer le roi en %2.</translation>
    </message>
    <message>
        <source>%1 drives the king in front of its pawn within %6 moves.</source>
        <translation>%1 pousse le roi devant son pion en %6 coups au plus.</translation>
    </message>
    <message>
        <source>%1 leaves the knight no safe square.</source>
        <translation>%1 ne laisse au cavalier aucune case sûre.</translation>
    </message>
    <message>
        <source>%1 leaves the bishop no safe square.</source>
        <translation>%1 ne laisse au fou aucune case sûre.</translation>
    </message>
    <message>
        <source>%1 steps to the side away from the other king.</source>
        <translation>%1 s’écarte du côté où l’autre roi n’est pas.</translation>
    </message>
    <message>
        <source>%1 keeps up the second-rank defence: the rook stays on the line next to the edge.</source>
        <translation>%1 maintient la défense de la deuxième rangée&#xa0;: la tour reste sur la ligne voisine du bord.</translation>
    </message>
    <message>
        <source>%1 gives check, and the king guards the rook.</source>
        <translation>%1 donne échec, et le roi protège la tour.</translation>
    </message>
    <message>
        <source>%1 takes the king to the corner that the bishop does not cover, where mate cannot be forced.</source>
        <translation>%1 amène le roi dans le coin que le fou ne contrôle pas, où le mat ne peut pas être forcé.</translation>
    </message>
    <message>
        <source>%1 takes your king past the line on which the rook could cut it off.</source>
        <translation>%1 fait franchir à votre roi la ligne sur laquelle la tour pourrait le couper.</translation>
    </message>
    <message>
        <source>%1 takes the rook to the long side, where it has room for checks.</source>
        <translation>%1 amène la tour du côté long, où elle a la place de donner des échecs.</translation>
    </message>
    <message>
        <source>%1 prepares a discovered check.</source>
        <translation>%1 prépare un échec à la découverte.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares zugzwang.</source>
        <translation>%1 donne échec et prépare le zugzwang.</translation>
    </message>
    <message>
        <source>%1 threatens a deadly check on %3.</source>
        <translation>%1 menace un échec mortel en %3.</translation>
    </message>
    <message>
        <source>%1 threatens mate on %3.</source>
        <translation>%1 menace mat en %3.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to the knight, which has no safe square.</source>
        <translation>%1 rapproche votre roi du cavalier, qui n’a aucune case sûre.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to the bishop, which has no safe square.</source>
        <translation>%1 rapproche votre roi du fou, qui n’a aucune case sûre.</translation>
    </message>
    <message>
        <source>%1 passes the pawn on the side away from the other king.</source>
        <translation>%1 contourne le pion du côté où l’autre roi n’est pas.</translation>
    </message>
    <message>
        <source>%1 brings the knight to safety.</source>
        <translation>%1 met le cavalier en sécurité.</translation>
    </message>
    <message>
        <source>%1 brings the bishop to safety.</source>
        <translation>%1 met le fou en sécurité.</translation>
    </message>
    <message>
        <source>%1 keeps the bishop on the diagonal to %2, where it can interpose.</source>
        <translation>%1 garde le fou sur la diagonale qui mène à %2, où il peut s’interposer.</translation>
    </message>
    <message>
        <source>%1 takes the king to the edge, ready for the check on %2.</source>
        <translation>%1 amène le roi au bord, prêt pour l’échec en %2.</translation>
    </message>
</context>
<context>
    <name>CourseCommands</name>
    <message>
        <source>&amp;Courses</source>
        <translation>C&amp;ours</translation>
    </message>
    <message>
        <source>&amp;Open a course…</source>
        <translation>&amp;Ouvrir un cours…</translation>
    </message>
    <message>
        <source>A PGN file with one game per page, such as a Lichess study</source>
        <translation>Un fichier PGN avec une partie par page, par exemple une étude Lichess</translation>
    </message>
    <message>
        <source>Go one step back in the course</source>
        <translation>Reculer d’un pas dans le cours</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Go one step forward in the course</source>
        <translation>Avancer d’un pas dans le cours</translation>
    </message>
    <message>
        <source>&amp;Leave course</source>
        <translation>&amp;Quitter le cours</translation>
    </message>
    <message>
        <source>Leave the course; it will reopen at this page</source>
        <translation>Quitter le cours&#xa0;; il se rouvrira à cette page</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Sommaire</translation>
    </message>
    <message>
        <source>Chapters and pages of the course, and which are solved</source>
        <translation>Chapitres et pages du cours, et ce qui est résolu</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Close the contents and go on with the page</source>
        <translation>Fermer le sommaire et continuer la page</translation>
    </message>
    <message>
        <source>Next &amp;unsolved question</source>
        <translation>Q&amp;uestion non résolue suivante</translation>
    </message>
    <message>
        <source>Next unsolved</source>
        <translation>Non résolue suivante</translation>
    </message>
    <message>
        <source>Go to the first page; your results are kept</source>
        <translation>Aller à la première page&#xa0;; vos résultats sont conservés</translation>
    </message>
    <message>
        <source>&amp;Skip to the next page</source>
        <translation>P&amp;asser à la page suivante</translation>
    </message>
    <message>
        <source>Go to the next page, whether this one is solved or not</source>
        <translation>Aller à la page suivante, que celle-ci soit résolue ou non</translation>
    </message>
    <message>
        <source>Learn: chapter %1, page %2</source>
        <translation>Apprendre&#xa0;: chapitre %1, page %2</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Read the course on mating with bishop and knight</source>
        <translation>Lire le cours sur le mat avec fou et cavalier</translation>
    </message>
    <message>
        <source>Done: %1 of %2.</source>
        <translation>Fait&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Continue the course where you left off.</source>
        <translation>Reprendre le cours là où vous l’avez laissé.</translation>
    </message>
    <message>
        <source>Leave course</source>
        <translation>Quitter le cours</translation>
    </message>
    <message>
        <source>Press Esc again to leave the course.</source>
        <translation>Appuyez à nouveau sur Échap pour quitter le cours.</translation>
    </message>
    <message>
        <source>Learn: %1, chapter %2, page %3</source>
        <comment>a course</comment>
        <translation>Apprendre&#xa0;: %1, chapitre %2, page %3</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <comment>a chapter</comment>
        <translation>Continuer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Go to the next question from here that is not solved; after the last one, from the start</source>
        <translation>Aller à la prochaine question non résolue à partir d’ici&#xa0;; après la dernière, depuis le début</translation>
    </message>
    <message>
        <source>&amp;Previous move or page</source>
        <translation>&amp;Précédent (coup ou page)</translation>
    </message>
    <message>
        <source>Next move or page</source>
        <translation>Suivant (coup ou page)</translation>
    </message>
    <message>
        <source>Play the move for you; the question counts as failed</source>
        <translation>Jouer le coup à votre place&#xa0;; la question compte comme un échec</translation>
    </message>
    <message>
        <source>Select the squares for you; the question counts as failed</source>
        <translation>Choisir les cases à votre place&#xa0;; la question compte comme un échec</translation>
    </message>
    <message>
        <source>The course will then continue from its first page; your results are kept.</source>
        <translation>Le cours continuera alors depuis sa première page&#xa0;; vos résultats sont conservés.</translation>
    </message>
    <message>
        <source>%1 (English)</source>
        <comment>a course without a translation</comment>
        <translation>%1 (en anglais)</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a course, what is done of it, and all of it</comment>
        <translation>%1 (%2 sur %3)</translation>
    </message>
    <message>
        <source>Your unfinished answer to this page will be lost.</source>
        <translation>Votre réponse inachevée à cette page sera perdue.</translation>
    </message>
    <message>
        <source>no course is open</source>
        <translation>aucun cours n’est ouvert</translation>
    </message>
    <message>
        <source>leave the replay first</source>
        <translation>quittez d’abord la relecture</translation>
    </message>
    <message>
        <source>leave the set-up first</source>
        <translation>quittez d’abord l’éditeur de position</translation>
    </message>
    <message>
        <source>all are solved</source>
        <translation>toutes sont résolues</translation>
    </message>
    <message>
        <source>Back to chapter %1, page %2</source>
        <translation>Retour au chapitre %1, page %2</translation>
    </message>
    <message>
        <source>Back to %1, chapter %2, page %3</source>
        <comment>a course</comment>
        <translation>Retour à&#xa0;: %1, chapitre %2, page %3</translation>
    </message>
    <message>
        <source>Choose “Go to page 1” again to go there; Esc stays here.</source>
        <translation>Choisissez à nouveau «&#xa0;Aller à la page 1&#xa0;» pour y aller&#xa0;; Échap pour rester ici.</translation>
    </message>
    <message>
        <source>Go to page &amp;1</source>
        <translation>Aller à la page &amp;1</translation>
    </message>
    <message>
        <source>Choose “Skip” again to go to the next page; Esc stays here.</source>
        <translation>Choisissez à nouveau «&#xa0;Passer&#xa0;» pour aller à la page suivante&#xa0;; Échap pour rester ici.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Stay on the page</source>
        <translation>Rester sur la page</translation>
    </message>
    <message>
        <source>Choose “Previous page” again to go there; Esc stays here.</source>
        <translation>Choisissez à nouveau « Page précédente » pour y aller ; Échap pour rester ici.</translation>
    </message>
    <message>
        <source>Show the move or the squares, or start again</source>
        <translation>Montrer le coup ou les cases, ou recommencer</translation>
    </message>
    <message>
        <source>Play the page from its first position again</source>
        <translation>Rejouer la page depuis sa première position</translation>
    </message>
    <message>
        <source>keep a position first</source>
        <translation>conservez d’abord une position</translation>
    </message>
</context>
<context>
    <name>CourseFaults</name>
    <message>
        <source>“%1” is not a known task, so the page is for reading only.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un exercice connu&#xa0;: cette page est seulement à lire.</translation>
    </message>
    <message>
        <source>There is no move to find, so the page is for reading only.</source>
        <translation>Il n’y a pas de coup à trouver&#xa0;: cette page est seulement à lire.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more error(s).</source>
        <translation>
            <numerusform>Il y a encore une erreur.</numerusform>
            <numerusform>Il y a encore %n erreurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course has an error in chapter %1, “%2”, page %3.</source>
        <translation>Le cours contient une erreur au chapitre %1, «&#xa0;%2&#xa0;», page %3.</translation>
    </message>
    <message>
        <source>The game is over at the start, so the page is for reading only.</source>
        <translation>La partie est finie dès le début&#xa0;: cette page est seulement à lire.</translation>
    </message>
    <message>
        <source>It is a draw, not mate in %1.</source>
        <translation>C’est nulle, et non mat en %1.</translation>
    </message>
    <message>
        <source>It is checkmate already.</source>
        <translation>C’est déjà échec et mat.</translation>
    </message>
    <message>
        <source>It is mate in %1, not in %2.</source>
        <translation>C’est mat en %1, et non en %2.</translation>
    </message>
    <message>
        <source>“%1” cannot be checked without the tablebase.</source>
        <comment>a claim</comment>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être vérifié sans la table de finales.</translation>
    </message>
    <message>
        <source>It is mate in %1, not a draw.</source>
        <translation>C’est mat en %1, et non nulle.</translation>
    </message>
    <message>
        <source>“%1” is not true.</source>
        <comment>a claim</comment>
        <translation>«&#xa0;%1&#xa0;» est faux.</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <comment>a move and what is wrong with the text behind it</comment>
        <translation>Après %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>It is a draw, not a win.</source>
        <translation>C’est nulle, pas un gain.</translation>
    </message>
    <message>
        <source>There is no move to find yet: play the solution on the board.</source>
        <translation>Il n’y a pas encore de coup à trouver&#xa0;: jouez la solution sur l’échiquier.</translation>
    </message>
</context>
<context>
    <name>Curves</name>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
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
        <translation>aucun coup</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>mat</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>pat</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>a round: what, when, how long, how it ended</comment>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message>
        <source>E&amp;arlier games</source>
        <translation>Anci&amp;ennes parties</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonnée</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>Neither side can force mate here.</source>
        <translation>Aucun camp ne peut forcer le mat ici.</translation>
    </message>
    <message>
        <source>Only a king in the corner, blocked by his own piece, can be mated.</source>
        <translation>Seul un roi dans le coin, gêné par sa propre pièce, peut être maté.</translation>
    </message>
    <message>
        <source>Keep your king out of the corners, and you are safe.</source>
        <translation>Gardez votre roi hors des coins, et vous ne risquez rien.</translation>
    </message>
    <message>
        <source>Leave him a square until you can mate: beware of stalemate.</source>
        <translation>Laissez-lui une case jusqu’à ce que vous puissiez mater&#xa0;: gare au pat.</translation>
    </message>
    <message>
        <source>King and queen are enough; the other piece just speeds things up.</source>
        <translation>Le roi et la dame suffisent&#xa0;; l’autre pièce ne fait qu’accélérer le mat.</translation>
    </message>
    <message>
        <source>King and rook are enough; the other piece shrinks the box.</source>
        <translation>Le roi et la tour suffisent&#xa0;; l’autre pièce aide à réduire la boîte.</translation>
    </message>
    <message>
        <source>Keep the queen a knight&apos;s move away from him, and leave him a square until you can mate.</source>
        <translation>Gardez la dame à un saut de cavalier de lui, et laissez-lui une case jusqu’à ce que vous puissiez mater.</translation>
    </message>
    <message>
        <source>Use the rook to confine the king to a box, and shrink it.</source>
        <translation>Enfermez le roi dans une boîte avec la tour, et réduisez-la.</translation>
    </message>
    <message>
        <source>Your king must help. When the kings face each other, a check from the side drives him back.</source>
        <translation>Votre roi doit aider. Quand les rois se font face, un échec latéral le fait reculer.</translation>
    </message>
    <message>
        <source>Drive the king into any corner, keeping the bishops side by side.</source>
        <translation>Poussez le roi dans n’importe quel coin, les fous côte à côte.</translation>
    </message>
    <message>
        <source>Drive the king into a corner of the bishop&apos;s colour.</source>
        <translation>Poussez le roi dans un coin de la couleur du fou.</translation>
    </message>
    <message>
        <source>First to the edge, then along it; the knight covers the squares the bishop cannot.</source>
        <translation>D’abord jusqu’au bord, puis le long du bord&#xa0;; le cavalier couvre les cases que le fou ne peut pas contrôler.</translation>
    </message>
    <message>
        <source>Stay away from the corners of the bishop&apos;s colour as long as you can.</source>
        <translation>Restez loin des coins de la couleur du fou aussi longtemps que possible.</translation>
    </message>
    <message>
        <source>Escort the pawn through with your king and bishop.</source>
        <translation>Menez le pion à dame avec le roi et le fou.</translation>
    </message>
    <message>
        <source>With a rook pawn, keep him out of the queening corner if your bishop does not control it: there he holds the draw.</source>
        <translation>Avec un pion-tour, interdisez-lui le coin de promotion si votre fou ne le contrôle pas&#xa0;: il y tient la nulle.</translation>
    </message>
    <message>
        <source>A knight behind the pawn guards it for good. A rook pawn must not reach the seventh rank too early.</source>
        <translation>Placé derrière le pion, le cavalier le protège durablement. Un pion-tour ne doit pas arriver trop tôt en septième.</translation>
    </message>
    <message>
        <source>If he takes one, the other runs through.</source>
        <translation>S’il en prend un, l’autre file.</translation>
    </message>
    <message>
        <source>With the kings close on the edge, lose a move, as Philidor did: in zugzwang, the rook must leave its king. Beware of stalemate.</source>
        <translation>Quand les rois sont proches, au bord, perdez un temps comme Philidor&#xa0;: en zugzwang, la tour doit s’éloigner de son roi. Gare au pat.</translation>
    </message>
    <message>
        <source>Drive the king to the edge, as if he were alone.</source>
        <translation>Poussez le roi vers le bord, comme s’il était seul.</translation>
    </message>
    <message>
        <source>Keep your king on squares where the bishop cannot check it.</source>
        <translation>Gardez votre roi sur des cases où le fou ne peut pas lui faire échec.</translation>
    </message>
    <message>
        <source>Keep the bishop close to your king, and the king in the centre.</source>
        <translation>Gardez le fou près de votre roi, et le roi au centre.</translation>
    </message>
    <message>
        <source>Drive the king and knight to the edge, or separate them.</source>
        <translation>Poussez le roi et le cavalier vers le bord, ou séparez-les.</translation>
    </message>
    <message>
        <source>Keep the knight beside your king, and keep both out of the corners.</source>
        <translation>Gardez le cavalier près de votre roi, et tous deux hors des coins.</translation>
    </message>
    <message>
        <source>A bishop or rook pawn on the seventh with its king beside it draws unless your king is close.</source>
        <translation>Un pion-fou ou un pion-tour en septième, avec son roi à côté, annule si votre roi n’est pas proche.</translation>
    </message>
    <message>
        <source>Use your king to shut the bishop out of the pawn&apos;s path.</source>
        <translation>Avec votre roi, empêchez le fou de contrôler le chemin du pion.</translation>
    </message>
    <message>
        <source>Run where the knight cannot follow.</source>
        <translation>Courez là où le cavalier ne peut pas suivre.</translation>
    </message>
    <message>
        <source>Near the edge a knight is slow: a rook pawn is the hardest for it to stop.</source>
        <translation>Près du bord, un cavalier est lent&#xa0;: le pion-tour est le plus difficile à arrêter pour lui.</translation>
    </message>
    <message>
        <source>Get the pawn home before the rook can stop it.</source>
        <translation>Menez le pion à dame avant que la tour ne l’arrête.</translation>
    </message>
    <message>
        <source>Your king shields the pawn from the rook.</source>
        <translation>Votre roi fait écran entre la tour et le pion.</translation>
    </message>
    <message>
        <source>Promote with check, or so that mate follows.</source>
        <translation>Promouvez avec échec, ou de façon que le mat suive.</translation>
    </message>
    <message>
        <source>Stop the pawn.</source>
        <translation>Arrêtez le pion.</translation>
    </message>
    <message>
        <source>Count the moves: who promotes first, and with check?</source>
        <translation>Comptez les coups&#xa0;: qui promeut le premier, et avec échec&#xa0;?</translation>
    </message>
    <message>
        <source>A king can go after both pawns at once, as in Réti&apos;s study.</source>
        <translation>Un roi peut poursuivre les deux pions à la fois, comme dans l’étude de Réti.</translation>
    </message>
    <message>
        <source>The side that checks first may win: look for mate or a skewer.</source>
        <translation>Le premier à donner échec peut gagner&#xa0;: cherchez le mat ou l’enfilade.</translation>
    </message>
    <message>
        <source>Win the rook with a skewer or double attack, or mate on the edge.</source>
        <translation>Gagnez la tour par une enfilade ou une attaque double, ou matez au bord.</translation>
    </message>
    <message>
        <source>two queens</source>
        <translation>deux dames</translation>
    </message>
    <message>
        <source>two rooks</source>
        <translation>deux tours</translation>
    </message>
    <message>
        <source>two bishops</source>
        <translation>deux fous</translation>
    </message>
    <message>
        <source>two knights</source>
        <translation>deux cavaliers</translation>
    </message>
    <message>
        <source>two pawns</source>
        <translation>deux pions</translation>
    </message>
    <message>
        <source>bare kings</source>
        <translation>rois seuls</translation>
    </message>
    <message>
        <source>Strike at once: look for a mate, a skewer or a fork.</source>
        <translation>Frappez tout de suite&#xa0;: cherchez le mat, l’enfilade ou la fourchette.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>pieces of one side, as in: queen and rook</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>pieces of both sides, as in: queen against rook</comment>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Promote the pawn.</source>
        <translation>Promouvez le pion.</translation>
    </message>
    <message>
        <source>Just run: the other king is outside the square of the pawn.</source>
        <translation>Foncez&#xa0;: l’autre roi est hors du carré du pion.</translation>
    </message>
    <message>
        <source>Bring your king to a key square of the pawn.</source>
        <translation>Amenez votre roi sur une case clé du pion.</translation>
    </message>
    <message>
        <source>Your king is on a key square: now escort the pawn home.</source>
        <translation>Votre roi est sur une case clé&#xa0;: menez maintenant le pion à dame.</translation>
    </message>
    <message>
        <source>Win the pawn.</source>
        <translation>Gagnez le pion.</translation>
    </message>
    <message>
        <source>Get into the corner in front of the pawn, or trap the other king there.</source>
        <translation>Allez dans le coin devant le pion, ou enfermez-y l’autre roi.</translation>
    </message>
    <message>
        <source>Keep the other king away from the key squares of the pawn.</source>
        <translation>Tenez l’autre roi loin des cases clés du pion.</translation>
    </message>
    <message>
        <source>Hold out, and take the pawn if it is ever left unprotected.</source>
        <translation>Résistez, et prenez le pion s’il se retrouve sans défense.</translation>
    </message>
    <message>
        <source>Take away one rank or file after another, using the two pieces in turn.</source>
        <translation>Enlevez-lui rangée après rangée ou colonne après colonne, les deux pièces à tour de rôle.</translation>
    </message>
    <message>
        <source>Drive the king to the edge with the queen, then bring up your own king.</source>
        <translation>Poussez le roi vers le bord avec la dame, puis amenez le vôtre.</translation>
    </message>
    <message>
        <source>Two neighbouring diagonals are a wall he cannot cross; your king follows behind.</source>
        <translation>Deux diagonales voisines forment un mur qu’il ne peut franchir&#xa0;; votre roi suit.</translation>
    </message>
    <message>
        <source>Two knights cannot force mate; your opponent has to walk into it.</source>
        <translation>Deux cavaliers ne peuvent pas forcer le mat&#xa0;; il faut que l’adversaire s’y jette.</translation>
    </message>
    <message>
        <source>Confining him completely stalemates him, one move short of mate.</source>
        <translation>L’enfermer complètement le met pat, un coup avant le mat.</translation>
    </message>
    <message>
        <source>Protect the pawn with the knight, and bring up your king.</source>
        <translation>Protégez le pion avec le cavalier, et amenez votre roi.</translation>
    </message>
    <message>
        <source>Let the pawns protect each other, and bring up your king.</source>
        <translation>Laissez les pions se protéger l’un l’autre, et amenez votre roi.</translation>
    </message>
    <message>
        <source>Stay in front of the pawns, and take the one that comes too near.</source>
        <translation>Restez devant les pions, et prenez celui qui s’approche trop.</translation>
    </message>
    <message>
        <source>Separate the rook from its king and win it with a double attack.</source>
        <translation>Séparez la tour de son roi et gagnez-la par une attaque double.</translation>
    </message>
    <message>
        <source>Bring up your king, and never allow a knight fork.</source>
        <translation>Amenez votre roi, sans jamais permettre une fourchette de cavalier.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn: in the other corners he is safe.</source>
        <translation>La plupart de ces positions sont nulles&#xa0;: dans les autres coins, il est à l’abri.</translation>
    </message>
    <message>
        <source>Separate the knight from its king, and trap it.</source>
        <translation>Séparez le cavalier de son roi, et piégez-le.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn as long as the two stay together.</source>
        <translation>La plupart de ces positions sont nulles tant que les deux restent ensemble.</translation>
    </message>
    <message>
        <source>Use checks to force the king in front of his pawn, and use the time gained to bring up your own king.</source>
        <translation>Par des échecs, forcez le roi à se placer devant son pion, et profitez du temps gagné pour amener le vôtre.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn, or cut the other king off with the rook.</source>
        <translation>Amenez votre roi devant le pion, ou coupez l’autre roi avec la tour.</translation>
    </message>
    <message>
        <source>A pawn that runs ahead of its king is lost.</source>
        <translation>Un pion qui devance son roi est perdu.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn: the bishop sacrifices itself for the pawn.</source>
        <translation>La plupart de ces positions sont nulles&#xa0;: le fou se sacrifie pour le pion.</translation>
    </message>
    <message>
        <source>Control a square on the pawn&apos;s path, and give up the bishop for the pawn.</source>
        <translation>Contrôlez une case sur le chemin du pion, et donnez le fou contre lui.</translation>
    </message>
    <message>
        <source>Get the knight in front of the pawn and give it up for the pawn.</source>
        <translation>Placez le cavalier devant le pion, et donnez-le pour le pion.</translation>
    </message>
    <message>
        <source>Do not let the other queen check you or force an exchange.</source>
        <translation>Ne laissez pas l’autre dame vous donner échec ni forcer l’échange.</translation>
    </message>
    <message>
        <source>If neither works at once, it is a draw.</source>
        <translation>Si ni l’un ni l’autre ne marche tout de suite, c’est nulle.</translation>
    </message>
    <message>
        <source>Get your king in front of the pawn with the other king cut off, as in the Lucena position.</source>
        <translation>Amenez votre roi devant le pion et coupez l’autre roi, comme dans la position de Lucena.</translation>
    </message>
    <message>
        <source>Then build a bridge: put the rook on the fourth rank, ready to block his checks.</source>
        <translation>Construisez ensuite le pont&#xa0;: placez la tour sur la quatrième rangée, prête à s’interposer contre les échecs.</translation>
    </message>
    <message>
        <source>Keep the rook on the third rank, in front of the pawn (Philidor&apos;s defence); once the pawn advances to that rank, check from behind.</source>
        <translation>Gardez la tour sur la troisième rangée, devant le pion (défense de Philidor)&#xa0;; dès que le pion y avance, donnez échec par-derrière.</translation>
    </message>
    <message>
        <source>Push the pawn when he runs out of checks.</source>
        <translation>Poussez le pion quand il n’a plus d’échecs.</translation>
    </message>
    <message>
        <source>Answer check with check where you can: that forces the queens off.</source>
        <translation>Répondez à un échec par un échec si vous pouvez&#xa0;: cela force l’échange des dames.</translation>
    </message>
    <message>
        <source>Give perpetual check, and keep your king far from the pawn.</source>
        <translation>Donnez l’échec perpétuel, et gardez votre roi loin du pion.</translation>
    </message>
    <message>
        <source>Aim for the Philidor position: his king on the edge, yours facing it.</source>
        <translation>Visez la position de Philidor&#xa0;: son roi au bord, le vôtre en face.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn, but they are hard to hold.</source>
        <translation>La plupart de ces positions sont nulles, mais difficiles à tenir.</translation>
    </message>
    <message>
        <source>It can take longer than the fifty-move rule allows.</source>
        <translation>Cela peut durer plus que la règle des cinquante coups ne le permet.</translation>
    </message>
    <message>
        <source>three queens</source>
        <translation>trois dames</translation>
    </message>
    <message>
        <source>three rooks</source>
        <translation>trois tours</translation>
    </message>
    <message>
        <source>three bishops</source>
        <translation>trois fous</translation>
    </message>
    <message>
        <source>three knights</source>
        <translation>trois cavaliers</translation>
    </message>
    <message>
        <source>three pawns</source>
        <translation>trois pions</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>pieces of one side, as in: rook, bishop and knight</comment>
        <translation>%1, %2 et %3</translation>
    </message>
    <message>
        <source>Get closer to mate with every move; if you are unsure, take a hint.</source>
        <translation>Rapprochez-vous du mat à chaque coup&#xa0;; en cas de doute, demandez un indice.</translation>
    </message>
    <message>
        <source>Escort the pawn home: your bishop drives his off the pawn&apos;s path.</source>
        <translation>Menez le pion à dame&#xa0;: votre fou chasse le sien de son chemin.</translation>
    </message>
    <message>
        <source>Opposite-coloured bishops nearly always draw.</source>
        <translation>Les fous de couleurs opposées annulent presque toujours.</translation>
    </message>
    <message>
        <source>Get your king in front of the pawn, on a square the bishop cannot attack, or give up your bishop for the pawn.</source>
        <translation>Placez votre roi devant le pion sur une case que le fou ne peut pas attaquer, ou donnez votre fou pour le pion.</translation>
    </message>
    <message>
        <source>Escort the pawn through with your king and bishop, and keep the knight out.</source>
        <translation>Accompagnez le pion avec le roi et le fou, et tenez le cavalier à l’écart.</translation>
    </message>
    <message>
        <source>On the edge a bishop can dominate the knight.</source>
        <translation>Au bord, un fou peut dominer le cavalier.</translation>
    </message>
    <message>
        <source>Block the pawn with your king on a square the bishop cannot attack, or give up the knight for the pawn.</source>
        <translation>Bloquez le pion avec votre roi sur une case que le fou ne peut pas attaquer, ou donnez le cavalier pour le pion.</translation>
    </message>
    <message>
        <source>Threaten mate with all your pieces while his king is on the edge.</source>
        <translation>Menacez mat avec toutes vos pièces tant que son roi est au bord.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn; the danger is a king on the edge.</source>
        <translation>La plupart de ces positions sont nulles&#xa0;; le danger, c’est un roi au bord.</translation>
    </message>
    <message>
        <source>Bring up your king: pawns on one file cannot protect each other.</source>
        <translation>Amenez votre roi&#xa0;: des pions sur une même colonne ne peuvent se protéger.</translation>
    </message>
    <message>
        <source>Keep him busy: while he goes after one pawn, push the other.</source>
        <translation>Occupez-le&#xa0;: pendant qu’il poursuit un pion, avancez l’autre.</translation>
    </message>
    <message>
        <source>Use your king: attack his pawn and guard your own.</source>
        <translation>Servez-vous de votre roi&#xa0;: attaquez son pion et protégez le vôtre.</translation>
    </message>
    <message>
        <source>King and rook are enough, but the pawn may be quicker.</source>
        <translation>Le roi et la tour suffisent, mais le pion peut être plus rapide.</translation>
    </message>
    <message>
        <source>Aim for a bishop or rook pawn on the seventh with your king beside it: that may draw.</source>
        <translation>Visez un pion-fou ou un pion-tour en septième avec votre roi à côté&#xa0;: cela peut annuler.</translation>
    </message>
    <message>
        <source>Keep both pieces, stop the pawn, and mate the king in a corner of the bishop&apos;s colour.</source>
        <translation>Gardez les deux pièces, arrêtez le pion et matez le roi dans un coin de la couleur du fou.</translation>
    </message>
    <message>
        <source>A pawn that is blocked or guarded against need not be captured.</source>
        <translation>Un pion bloqué ou surveillé n’a pas besoin d’être pris.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn, so that only exact replies hold.</source>
        <translation>Amenez votre roi devant le pion, pour que seules des réponses précises tiennent.</translation>
    </message>
    <message>
        <source>Your king belongs beside the pawn, and the other king away from it.</source>
        <translation>La place de votre roi est près du pion, et l’autre roi doit en rester loin.</translation>
    </message>
    <message>
        <source>Push the pawn.</source>
        <translation>Poussez le pion.</translation>
    </message>
    <message>
        <source>Clear the way for your pawn.</source>
        <translation>Libérez le chemin de votre pion.</translation>
    </message>
    <message>
        <source>Bring up your king.</source>
        <translation>Approchez votre roi.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn.</source>
        <translation>Amenez votre roi devant le pion.</translation>
    </message>
    <message>
        <source>Bring your king to the pawn.</source>
        <translation>Amenez votre roi vers le pion.</translation>
    </message>
    <message>
        <source>Cut the other king off from the pawn with your rook.</source>
        <translation>Coupez l’autre roi du pion avec votre tour.</translation>
    </message>
    <message>
        <source>Attack the pawn.</source>
        <translation>Attaquez le pion.</translation>
    </message>
    <message>
        <source>Keep your king off the edge.</source>
        <translation>Gardez votre roi loin du bord.</translation>
    </message>
    <message>
        <source>Drive his king towards the edge.</source>
        <translation>Poussez son roi vers le bord.</translation>
    </message>
    <message>
        <source>The knight is far from its king: trap it.</source>
        <translation>Le cavalier est loin de son roi&#xa0;: piégez-le.</translation>
    </message>
    <message>
        <source>Bring king and knight together.</source>
        <translation>Rapprochez le roi et le cavalier.</translation>
    </message>
    <message>
        <source>Take the opposition: it gets your king to a key square.</source>
        <translation>Prenez l’opposition&#xa0;: elle mène votre roi à une case clé.</translation>
    </message>
    <message>
        <source>Take the opposition: it keeps the other king away from the key squares.</source>
        <translation>Prenez l’opposition&#xa0;: elle tient l’autre roi loin des cases clés.</translation>
    </message>
    <message>
        <source>Keep his king out of the corner in front of the pawn: your bishop does not control it.</source>
        <translation>Tenez son roi hors du coin devant le pion&#xa0;: votre fou ne le contrôle pas.</translation>
    </message>
    <message>
        <source>Head for the corner in front of the pawn: the bishop does not control it.</source>
        <translation>Gagnez le coin devant le pion&#xa0;: le fou ne le contrôle pas.</translation>
    </message>
    <message>
        <source>The rook is far from its king: win it with checks and a double attack.</source>
        <translation>La tour est loin de son roi&#xa0;: gagnez-la par des échecs et une attaque double.</translation>
    </message>
    <message>
        <source>Make for a corner of the opposite colour to your bishop.</source>
        <translation>Gagnez un coin de la couleur opposée à celle de votre fou.</translation>
    </message>
    <message>
        <source>His king blocks his pawn: bring up your king.</source>
        <translation>Son roi bloque son pion&#xa0;: approchez votre roi.</translation>
    </message>
    <message>
        <source>Give checks until his king has to step in front of his pawn.</source>
        <translation>Donnez des échecs jusqu’à ce que son roi doive passer devant son pion.</translation>
    </message>
    <message>
        <source>Build a bridge: put the rook on the fourth rank, ready to block his checks.</source>
        <translation>Construisez le pont&#xa0;: placez la tour sur la quatrième rangée, prête à s’interposer contre les échecs.</translation>
    </message>
    <message>
        <source>The pawn is under control: drive his king towards a corner of the bishop&apos;s colour.</source>
        <translation>Le pion est sous contrôle&#xa0;: poussez son roi vers un coin de la couleur du fou.</translation>
    </message>
    <message>
        <source>Take squares away from his king.</source>
        <translation>Enlevez des cases à son roi.</translation>
    </message>
    <message>
        <source>Your king is safest in the centre.</source>
        <translation>Votre roi est le plus en sécurité au centre.</translation>
    </message>
    <message>
        <source>Basic mates</source>
        <translation>Mats élémentaires</translation>
    </message>
    <message>
        <source>Pawn endings</source>
        <translation>Finales de pions</translation>
    </message>
    <message>
        <source>Queen endings</source>
        <translation>Finales de dames</translation>
    </message>
    <message>
        <source>Rook endings</source>
        <translation>Finales de tours</translation>
    </message>
    <message>
        <source>Minor pieces</source>
        <translation>Pièces mineures</translation>
    </message>
    <message>
        <source>Queen against other pieces</source>
        <translation>Dame contre d’autres pièces</translation>
    </message>
    <message>
        <source>Rook against other pieces</source>
        <translation>Tour contre d’autres pièces</translation>
    </message>
    <message>
        <source>Five pieces</source>
        <translation>Cinq pièces</translation>
    </message>
    <message>
        <source>Keep the rook near your king.</source>
        <translation>Gardez la tour près de votre roi.</translation>
    </message>
    <message>
        <source>Bishop endings</source>
        <translation>Finales de fous</translation>
    </message>
    <message>
        <source>Knight endings</source>
        <translation>Finales de cavaliers</translation>
    </message>
    <message>
        <source>The wrong corner</source>
        <translation>Le mauvais coin</translation>
    </message>
    <message>
        <source>Philidor&apos;s W, 1777</source>
        <translation>W de Philidor, 1777</translation>
    </message>
    <message>
        <source>Delétang&apos;s starting position</source>
        <translation>Position de départ de Delétang</translation>
    </message>
    <message>
        <source>The longest mate</source>
        <translation>Le mat le plus long</translation>
    </message>
    <message>
        <source>Ushenina – Girya, Geneva 2013</source>
        <translation>Ouchenina – Guiria, Genève 2013</translation>
    </message>
    <message>
        <source>Rook and pawn: the Lucena bridge</source>
        <translation>Tour et pion&#xa0;: le pont de Lucena</translation>
    </message>
    <message>
        <source>Rook and pawn: Philidor&apos;s third-rank defence</source>
        <translation>Tour et pion&#xa0;: la défense de Philidor sur la troisième rangée</translation>
    </message>
    <message>
        <source>Rook and pawn: the Vančura defence</source>
        <translation>Tour et pion&#xa0;: la défense de Vančura</translation>
    </message>
    <message>
        <source>Philidor&apos;s W</source>
        <translation>W de Philidor</translation>
    </message>
    <message>
        <source>Delétang&apos;s middle triangle</source>
        <translation>Triangle moyen de Delétang</translation>
    </message>
    <message>
        <source>Delétang&apos;s small triangle</source>
        <translation>Petit triangle de Delétang</translation>
    </message>
    <message>
        <source>Queen, the longest mate</source>
        <translation>Dame, le mat le plus long</translation>
    </message>
    <message>
        <source>Rook, the longest mate</source>
        <translation>Tour, le mat le plus long</translation>
    </message>
    <message>
        <source>Pawn, the opposition wins</source>
        <translation>Pion, l’opposition gagne</translation>
    </message>
    <message>
        <source>Pawn, the opposition holds the draw</source>
        <translation>Pion, l’opposition tient la nulle</translation>
    </message>
    <message>
        <source>Queen against centre pawn</source>
        <translation>Dame contre pion central</translation>
    </message>
    <message>
        <source>Lucena bridge</source>
        <translation>Pont de Lucena</translation>
    </message>
    <message>
        <source>Rook and bishop: Philidor&apos;s win</source>
        <translation>Tour et fou&#xa0;: le gain de Philidor</translation>
    </message>
    <message>
        <source>Rook and bishop: the second-rank defence</source>
        <translation>Tour et fou&#xa0;: la défense sur la deuxième rangée</translation>
    </message>
    <message>
        <source>Rook and bishop: the Cochrane defence</source>
        <translation>Tour et fou&#xa0;: la défense Cochrane</translation>
    </message>
    <message>
        <source>Bishops: Centurini&apos;s study</source>
        <translation>Fous&#xa0;: l’étude de Centurini</translation>
    </message>
    <message>
        <source>Bishops: the king behind the pawn</source>
        <translation>Fous&#xa0;: le roi derrière le pion</translation>
    </message>
    <message>
        <source>Take the opposition.</source>
        <translation>Prenez l’opposition.</translation>
    </message>
    <message>
        <source>Look for a check that attacks the rook, too.</source>
        <translation>Cherchez un échec qui attaque aussi la tour.</translation>
    </message>
    <message>
        <source>Cut the other king off with your rook.</source>
        <translation>Coupez l’autre roi avec votre tour.</translation>
    </message>
    <message>
        <source>Put your rook behind the passed pawn.</source>
        <translation>Placez votre tour derrière le pion passé.</translation>
    </message>
    <message>
        <source>Use your king.</source>
        <translation>Servez-vous de votre roi.</translation>
    </message>
    <message>
        <source>His king is too late. Improve your king first, then push the pawn.</source>
        <translation>Le roi adverse arrive trop tard. Améliorez d’abord la position de votre roi, puis poussez le pion.</translation>
    </message>
</context>
<context>
    <name>EngineCommands</name>
    <message>
        <source>Choose the program file of a UCI engine.</source>
        <translation>Choisissez l’exécutable d’un moteur UCI.</translation>
    </message>
    <message>
        <source>%1 takes over where the tablebases end.</source>
        <translation>%1 prend le relais là où s’arrêtent les tables de finales.</translation>
    </message>
    <message>
        <source>What it says is an opinion, not a proof.</source>
        <translation>Ce qu’il dit est un avis, pas une preuve.</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Choisir un moteur</translation>
    </message>
    <message>
        <source>&amp;Choose an engine…</source>
        <translation>&amp;Choisir un moteur…</translation>
    </message>
    <message>
        <source>It plays positions with six or more pieces, or with castling</source>
        <translation>Il joue les positions de six pièces ou plus, ou avec roque</translation>
    </message>
    <message>
        <source>&amp;Stop using %1</source>
        <translation>Ne &amp;plus utiliser %1</translation>
    </message>
    <message>
        <source>Eng&amp;ine beyond the tablebases</source>
        <translation>Moteur &amp;hors des tables de finales</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1 won</source>
        <comment>a share of positions</comment>
        <translation>%1 gagnées</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <comment>a share of positions</comment>
        <translation>%1 nulles</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a share of positions</comment>
        <translation>%1 perdues</translation>
    </message>
    <message>
        <source>Being computed…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending.</source>
        <translation>La mémoire n’a pas suffi pour calculer la finale.</translation>
    </message>
    <message>
        <source>Solve it now</source>
        <translation>La résoudre maintenant</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>Les %1 premières sont affichées.</translation>
    </message>
    <message>
        <source>Longest wins</source>
        <translation>Les gains les plus longs</translation>
    </message>
    <message>
        <source>Reciprocal zugzwangs</source>
        <translation>Zugzwangs réciproques</translation>
    </message>
    <message>
        <source>The side to move loses, but would not if the other side had to move. Mirror images count once.</source>
        <translation>Le camp au trait perd, mais ne perdrait pas si c’était à l’autre de jouer. Les positions symétriques comptent une fois.</translation>
    </message>
    <message>
        <source>Longest win: %1.</source>
        <translation>Gain le plus long&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Attacker to move: %1.</source>
        <comment>shares of results</comment>
        <translation>Trait à l’attaquant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Defender to move: %1.</source>
        <comment>shares of results</comment>
        <translation>Trait au défenseur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No ending has been found.</source>
        <translation>Aucune finale trouvée.</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>Toutes les finales</translation>
    </message>
    <message>
        <source>Longest wins of the attacker</source>
        <translation>Gains les plus longs de l’attaquant</translation>
    </message>
    <message>
        <source>Longest wins of the defender</source>
        <translation>Gains les plus longs du défenseur</translation>
    </message>
    <message>
        <source>Whoever has to move loses.</source>
        <translation>Celui qui doit jouer perd.</translation>
    </message>
    <message>
        <source>The program computes these figures itself. Every legal arrangement of the pieces on the board counts, including bishops of one side on squares of the same colour; castling and the fifty-move rule are ignored. Won and lost are from the attacker&apos;s point of view, the side named first.</source>
        <translation>Le programme calcule lui-même ces chiffres. Chaque disposition légale des pièces sur l’échiquier compte, y compris avec deux fous d’un camp sur des cases de même couleur&#xa0;; le roque et la règle des cinquante coups sont laissés de côté. Gagnées et perdues s’entendent pour l’attaquant, le camp nommé en premier.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Save with mate &amp;distances and wasted moves</source>
        <translation>Enregistrer avec &amp;distances et coups perdus</translation>
    </message>
    <message>
        <source>Saved games note after each move how far off mate is and how many moves were wasted</source>
        <translation>Les parties enregistrées indiquent après chaque coup la distance au mat et les coups perdus</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open the games of a PGN file</source>
        <translation>Ouvrir les parties d’un fichier PGN</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>Other &amp;games in this file…</source>
        <translation>&amp;Autres parties du fichier…</translation>
    </message>
    <message>
        <source>Choose another game from the last file opened</source>
        <translation>Choisir une autre partie du dernier fichier ouvert</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save the game as PGN</source>
        <translation>Enregistrer la partie en PGN</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save the game in another file</source>
        <translation>Enregistrer la partie dans un autre fichier</translation>
    </message>
    <message>
        <source>&amp;Export board…</source>
        <translation>E&amp;xporter l’échiquier…</translation>
    </message>
    <message>
        <source>Save a picture of the board as SVG or PNG</source>
        <translation>Enregistrer une image de l’échiquier en SVG ou PNG</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Print the board and the moves</source>
        <translation>Imprimer l’échiquier et les coups</translation>
    </message>
    <message>
        <source>The board and the moves have been sent to the printer.</source>
        <translation>L’échiquier et les coups ont été envoyés à l’imprimante.</translation>
    </message>
    <message>
        <source>The board and the moves have been saved as “%1”.</source>
        <comment>a PDF file</comment>
        <translation>L’échiquier et les coups ont été enregistrés sous «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Print preview…</source>
        <translation>Aperçu avant impression…</translation>
    </message>
    <message>
        <source>See the page before it is printed</source>
        <translation>Voir la page avant de l’imprimer</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Rester ici</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>&amp;New position</source>
        <translation>&amp;Nouvelle position</translation>
    </message>
    <message>
        <source>Deal another position of the chosen kind</source>
        <translation>Une autre position du type choisi</translation>
    </message>
    <message>
        <source>&amp;Choose the kind of position…</source>
        <translation>C&amp;hoisir le type de position…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Start with these settings</source>
        <translation>Démarrer avec ces réglages</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Au &amp;début</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Coup &amp;précédent</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Coup &amp;suivant</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>À la &amp;fin</translation>
    </message>
    <message>
        <source>&amp;Play the line automatically</source>
        <translation>&amp;Lecture automatique</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>Show the &amp;line to mate</source>
        <translation>Chemin &amp;vers le mat</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Replay the best line from here</source>
        <translation>Dérouler la meilleure variante à partir d’ici</translation>
    </message>
    <message>
        <source>Finish it for &amp;me</source>
        <translation>&amp;Terminer à ma place</translation>
    </message>
    <message>
        <source>To the first &amp;known ending</source>
        <translation>Première finale &amp;connue</translation>
    </message>
    <message>
        <source>Go to where the game first reaches a solved ending</source>
        <translation>Aller à l’endroit où la partie atteint pour la première fois une finale déjà calculée</translation>
    </message>
    <message>
        <source>Let the program play the rest once you have promoted and are winning with a queen or rook</source>
        <translation>Laisser le programme jouer la suite dès que vous avez promu et que vous gagnez avec une dame ou une tour</translation>
    </message>
    <message>
        <source>A&amp;gain, mirrored</source>
        <translation>Rejouer en &amp;miroir</translation>
    </message>
    <message>
        <source>Start again from the first position of this game with left and right swapped</source>
        <translation>Recommencer depuis la première position de cette partie, gauche et droite échangées</translation>
    </message>
    <message>
        <source>An&amp;other like this</source>
        <translation>Une &amp;autre semblable</translation>
    </message>
    <message>
        <source>Another position of the same ending, about as far from mate</source>
        <translation>Une autre position de la même finale, à peu près aussi loin du mat</translation>
    </message>
    <message>
        <source>To yo&amp;ur mistake</source>
        <translation>À v&amp;otre erreur</translation>
    </message>
    <message>
        <source>Go to the move that went wrong and see the reply that punishes it</source>
        <translation>Aller au coup fautif et voir la réponse qui le punit</translation>
    </message>
    <message>
        <source>Gi&amp;ve up</source>
        <translation>Abandonner l’e&amp;xercice</translation>
    </message>
    <message>
        <source>End the attempt and see what went wrong, the best moves and the report</source>
        <translation>Terminer l’essai et voir ce qui n’allait pas, les meilleurs coups et le rapport</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play the position on the board</source>
        <translation>Jouer la position sur l’échiquier</translation>
    </message>
    <message>
        <source>Reveals a little more each time: the aim, the squares, the piece, its destination, the best moves</source>
        <translation>Révèle chaque fois un peu plus&#xa0;: le but, les cases, la pièce, sa destination, les meilleurs coups</translation>
    </message>
    <message>
        <source>Play this move</source>
        <comment>the move that was hinted at</comment>
        <translation>Jouer ce coup</translation>
    </message>
    <message>
        <source>Play the move that the hints have come to</source>
        <translation>Jouer le coup auquel les indices ont mené</translation>
    </message>
    <message>
        <source>Choose “Give up” again to end the exam; Esc continues it.</source>
        <translation>Choisissez à nouveau «&#xa0;Abandonner l’exercice&#xa0;» pour terminer l’examen&#xa0;; Échap pour le continuer.</translation>
    </message>
    <message>
        <source>You will then see the report.</source>
        <translation>Vous verrez ensuite le rapport.</translation>
    </message>
    <message>
        <source>Choose “Choose the kind of position” again to leave the set-up; Esc stays here.</source>
        <translation>Choisissez à nouveau «&#xa0;Choisir le type de position&#xa0;» pour quitter l’éditeur de position&#xa0;; Échap pour rester ici.</translation>
    </message>
    <message>
        <source>The question is answered, so there are no more hints.</source>
        <translation>La question a reçu sa réponse&#xa0;; il n’y a plus d’indices.</translation>
    </message>
    <message>
        <source>There are no hints in an exam.</source>
        <translation>Il n’y a pas d’indices pendant un examen.</translation>
    </message>
    <message>
        <source>There are no more hints; “Show the squares” gives the answer.</source>
        <translation>Il n’y a plus d’indices&#xa0;; «&#xa0;Montrer les cases&#xa0;» donne la réponse.</translation>
    </message>
    <message>
        <source>Reveals a little more each time: the colours of the squares, then one square after another</source>
        <translation>Révèle chaque fois un peu plus&#xa0;: la couleur des cases, puis une case après l’autre</translation>
    </message>
    <message>
        <source>Hints need the solved ending: press “Solve by computer” first.</source>
        <translation>Les indices demandent que la finale soit calculée&#xa0;: appuyez d’abord sur «&#xa0;Calculer&#xa0;».</translation>
    </message>
    <message>
        <source>only once a promoted piece wins against the king alone</source>
        <translation>seulement quand une pièce promue gagne contre le roi seul</translation>
    </message>
    <message>
        <source>There are no more hints; “Give up” shows the answer.</source>
        <translation>Il n’y a plus d’indices&#xa0;; «&#xa0;Abandonner l’exercice&#xa0;» montre la réponse.</translation>
    </message>
    <message>
        <source>There are no hints for a move to know by heart.</source>
        <translation>Il n’y a pas d’indice pour un coup à connaître par cœur.</translation>
    </message>
    <message>
        <source>Keep setting up</source>
        <translation>Continuer la mise en place</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Right corner</source>
        <translation>Bon coin</translation>
    </message>
    <message>
        <source>A corner of the bishop&apos;s colour: mate can be forced only there or right next to it.</source>
        <translation>Un coin de la couleur du fou&#xa0;: le mat ne peut être forcé que là ou juste à côté.</translation>
    </message>
    <message>
        <source>Wrong corner</source>
        <translation>Mauvais coin</translation>
    </message>
    <message>
        <source>A corner of the other colour, where mate cannot be forced.</source>
        <translation>Un coin de l’autre couleur, où l’on ne peut pas forcer le mat.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>A phase of the mate, with its own aim.</source>
        <translation>Une phase du mat, avec son propre but.</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>Cage</translation>
    </message>
    <message>
        <source>The squares that the lone king could reach if no other piece moved.</source>
        <translation>Les cases que le roi dépouillé pourrait atteindre si aucune autre pièce ne bougeait.</translation>
    </message>
    <message>
        <source>Way out</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triangle</translation>
    </message>
    <message>
        <source>The squares cut off by a diagonal of the bishop, around a right corner: large, middle or small. Also known as Delétang&apos;s triangles.</source>
        <translation>Les cases isolées par une diagonale du fou autour d’un bon coin&#xa0;: grand triangle, triangle moyen ou petit triangle. On les appelle aussi triangles de Delétang.</translation>
    </message>
    <message>
        <source>W manoeuvre</source>
        <translation>Manœuvre en W</translation>
    </message>
    <message>
        <source>The knight&apos;s route along the edge, such as f7–e5–d7–c5–b7: it drives the king from the wrong corner to the right one.</source>
        <translation>Le trajet du cavalier le long du bord, comme f7–e5–d7–c5–b7&#xa0;: il chasse le roi du mauvais coin vers le bon.</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Poste</translation>
    </message>
    <message>
        <source>The square where a piece belongs in a given stage.</source>
        <translation>La case où une pièce doit se trouver à une étape donnée.</translation>
    </message>
    <message>
        <source>Waiting move</source>
        <translation>Coup d’attente</translation>
    </message>
    <message>
        <source>A move that keeps everything as it is, so that the opponent has to give way.</source>
        <translation>Un coup qui laisse tout en l’état, si bien que l’adversaire doit céder.</translation>
    </message>
    <message>
        <source>Detour</source>
        <translation>Détour</translation>
    </message>
    <message>
        <source>A move that delays mate by five moves or more.</source>
        <translation>Un coup qui retarde le mat de cinq coups ou plus.</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>The squares left to the lone king by a queen, rook or bishops.</source>
        <translation>Les cases que la dame, la tour ou les fous laissent au roi dépouillé.</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>Opposition</translation>
    </message>
    <message>
        <source>Key square</source>
        <translation>Case clé</translation>
    </message>
    <message>
        <source>If the king on the pawn&apos;s side reaches it, that side wins, whoever is to move.</source>
        <translation>Si le roi du camp du pion l’atteint, ce camp gagne, quel que soit le trait.</translation>
    </message>
    <message>
        <source>Square of the pawn</source>
        <translation>Carré du pion</translation>
    </message>
    <message>
        <source>If the other king is inside it, or can step into it on his move, he catches the pawn; otherwise he does not.</source>
        <translation>S’il est dans le carré, ou peut y entrer quand il a le trait, l’autre roi rattrape le pion&#xa0;; sinon, non.</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Pat</translation>
    </message>
    <message>
        <source>The side to move is not in check but has no legal move: a draw.</source>
        <translation>Le camp au trait n’est pas en échec mais n’a aucun coup légal&#xa0;: nulle.</translation>
    </message>
    <message>
        <source>General principles</source>
        <translation>Principes généraux</translation>
    </message>
    <message>
        <source>A way of playing that looks a few moves ahead without knowing the ending.</source>
        <translation>Un jeu qui voit quelques coups à l’avance, sans connaître la finale.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Drive the lone king into a smaller field if you can; otherwise bring your pieces together and your king close. It mates from every won position within fifty moves.</source>
        <translation>Poussez le roi dépouillé dans une zone plus petite si vous le pouvez&#xa0;; sinon, regroupez vos pièces et approchez votre roi. On mate ainsi depuis toute position gagnante en cinquante coups au plus.</translation>
    </message>
    <message>
        <source>The kings face each other with one square between them, and the side to move must give way. In the distant opposition there are three or five squares between them.</source>
        <translation>Les rois se font face, séparés par une case, et le camp au trait doit céder. Dans l’opposition éloignée, trois ou cinq cases les séparent.</translation>
    </message>
    <message>
        <source>One of the method&apos;s seven regions around the right corners: three, six or eight squares at a corner, the edge without the wrong corners, the whole edge, the two outer rings, the whole board. The lone king is in a field if it can be kept there for three moves.</source>
        <translation>L’une des sept régions de la méthode autour des bons coins&#xa0;: trois, six ou huit cases dans un coin, le bord sans les mauvais coins, tout le bord, les deux anneaux extérieurs, tout l’échiquier. Le roi dépouillé est dans une zone si l’on peut l’y retenir pendant trois coups.</translation>
    </message>
    <message>
        <source>A square through which the lone king could escape.</source>
        <translation>Une case par laquelle le roi dépouillé pourrait s’échapper.</translation>
    </message>
    <message>
        <source>Behind the lone king</source>
        <translation>Derrière le roi dépouillé</translation>
    </message>
    <message>
        <source>Two king moves away from it, on the side of the centre.</source>
        <translation>À deux pas du roi dépouillé, du côté du centre.</translation>
    </message>
</context>
<context>
    <name>Guidance</name>
    <message>
        <source>Preparing the method…</source>
        <translation>Préparation de la méthode…</translation>
    </message>
    <message>
        <source>There is not enough memory for the method.</source>
        <translation>Il n’y a pas assez de mémoire pour la méthode.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Fermez d’autres programmes et réessayez.</translation>
    </message>
    <message>
        <source>Field: %1</source>
        <translation>Zone&#xa0;: %1</translation>
    </message>
    <message>
        <source>Next field: %1</source>
        <translation>Zone suivante&#xa0;: %1</translation>
    </message>
    <message>
        <source>Its move is played as soon as it is ready.</source>
        <translation>Son coup sera joué dès qu’elle sera prête.</translation>
    </message>
    <message>
        <source>This takes a few seconds the first time.</source>
        <translation>La première fois, cela prend quelques secondes.</translation>
    </message>
</context>
<context>
    <name>Heat</name>
    <message>
        <source>draw</source>
        <comment>heat map</comment>
        <translation>nulle</translation>
    </message>
    <message>
        <source>checkmate</source>
        <comment>heat map</comment>
        <translation>échec et mat</translation>
    </message>
    <message>
        <source>mate in %1</source>
        <comment>heat map</comment>
        <translation>mat en %1</translation>
    </message>
    <message>
        <source>Heat map, %1: no mate</source>
        <translation>Carte thermique, %1&#xa0;: pas de mat</translation>
    </message>
    <message>
        <source>Heat map, %1: mate in %2</source>
        <translation>Carte thermique, %1&#xa0;: mat en %2</translation>
    </message>
    <message>
        <source>Heat map, %1: mate in %2 (dark) to %3 (light)</source>
        <translation>Carte thermique, %1&#xa0;: mat en %2 (foncé) à %3 (clair)</translation>
    </message>
    <message>
        <source>Heat map: not in the tablebases</source>
        <translation>Carte thermique&#xa0;: hors des tables de finales</translation>
    </message>
    <message>
        <source>the other side mates in %1</source>
        <comment>heat map</comment>
        <translation>l’autre camp mate en %1</translation>
    </message>
    <message>
        <source>%1, draw (=)</source>
        <comment>the legend of a heat map and its sign for draws</comment>
        <translation>%1, nulle (=)</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Go from square to square; in a replay, through the line</source>
        <translation>Aller de case en case&#xa0;; en relecture, parcourir la variante</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Entrée, Espace</translation>
    </message>
    <message>
        <source>Pick up or put down a piece</source>
        <translation>Prendre ou poser une pièce</translation>
    </message>
    <message>
        <source>Letters and digits</source>
        <translation>Lettres et chiffres</translation>
    </message>
    <message>
        <source>Type a move: Nd3, e3d5; Enter plays it</source>
        <translation>Taper un coup&#xa0;: Cd3, e3d5&#xa0;; Entrée le joue</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Remove a piece from the board (in set-up)</source>
        <translation>Retirer une pièce de l’échiquier, dans l’éditeur</translation>
    </message>
    <message>
        <source>Right mouse button</source>
        <translation>Bouton droit de la souris</translation>
    </message>
    <message>
        <source>Draw circles and arrows</source>
        <translation>Dessiner des cercles et des flèches</translation>
    </message>
    <message>
        <source>Q, R, B, N</source>
        <translation>D, T, F, C</translation>
    </message>
    <message>
        <source>Choose the promotion piece</source>
        <translation>Choisir la pièce de promotion</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Passer à l’élément suivant</translation>
    </message>
    <message>
        <source>Activate the focused control</source>
        <translation>Activer l’élément qui a le focus</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Flèches, Début, Fin</translation>
    </message>
    <message>
        <source>Go from move to move in the list of moves</source>
        <translation>Aller de coup en coup dans la liste des coups</translation>
    </message>
    <message>
        <source>Go from piece to piece in the set-up tray</source>
        <translation>Aller de pièce en pièce dans la réserve de l’éditeur</translation>
    </message>
    <message>
        <source>Going back and cancelling</source>
        <translation>Revenir en arrière et annuler</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur l’échiquier</translation>
    </message>
    <message>
        <source>Everywhere else</source>
        <translation>Partout ailleurs</translation>
    </message>
    <message>
        <source>Symbols in the game record</source>
        <translation>Symboles de la feuille de partie</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Repères sur l’échiquier</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossaire</translation>
    </message>
    <message>
        <source>%1 during a replay and on a page to read</source>
        <translation>%1 en relecture et sur une page à lire</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ Résolue</translation>
    </message>
    <message>
        <source>✓ With help</source>
        <translation>✓ Avec de l’aide</translation>
    </message>
    <message>
        <source>✗ Failed</source>
        <translation>✗ Échec</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>Results of the questions in a course</source>
        <translation>Résultats des questions d’un cours</translation>
    </message>
    <message>
        <source>On the first try, without help</source>
        <translation>Au premier essai, sans aide</translation>
    </message>
    <message>
        <source>✓ Second try</source>
        <translation>✓ Deuxième essai</translation>
    </message>
    <message>
        <source>Without help after one or more wrong answers, or after a move taken back where the page is played out</source>
        <translation>Sans aide, après une ou plusieurs mauvaises réponses, ou après un coup repris sur une page à jouer jusqu’au bout</translation>
    </message>
    <message>
        <source>A result never gets worse. A solution on the first try, when the page is opened again, improves it: a question that failed becomes one solved at the second try, any other becomes solved</source>
        <translation>Un résultat ne baisse jamais. Réussir au premier essai en rouvrant la page l’améliore&#xa0;: «&#xa0;Échec&#xa0;» devient «&#xa0;Deuxième essai&#xa0;», tout autre devient «&#xa0;Résolue&#xa0;»</translation>
    </message>
    <message>
        <source>Grades in practice</source>
        <translation>Notes des exercices</translation>
    </message>
    <message>
        <source>Piece letters</source>
        <translation>Lettres des pièces</translation>
    </message>
    <message>
        <source>Put a piece on the square (in set-up): capital letters for White, small ones for Black</source>
        <translation>Poser une pièce sur la case, dans l’éditeur&#xa0;: majuscules pour les Blancs, minuscules pour les Noirs</translation>
    </message>
    <message>
        <source>After a hint that says more than a question, or once the answer has been shown</source>
        <translation>Après un indice qui en dit plus qu’une question, ou une fois la réponse montrée</translation>
    </message>
    <message>
        <source>Not solved; practice will ask the question again</source>
        <translation>Non résolue&#xa0;; la question reviendra dans les exercices</translation>
    </message>
    <message>
        <source>✗ Shown</source>
        <translation>✗ Montrée</translation>
    </message>
    <message>
        <source>The answer was shown; practice will ask the question</source>
        <translation>La réponse a été montrée&#xa0;; la question viendra dans les exercices</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Go on in a course, as long as no arrow key has marked a square</source>
        <translation>Continuer un cours, tant qu’aucune flèche n’a marqué de case</translation>
    </message>
    <message>
        <source>“Take back” undoes a move that you have just entered, and what it replaced is there again; “Delete move” deletes any move with all that follows it</source>
        <translation>«&#xa0;Reprendre le coup&#xa0;» annule le coup que vous venez de saisir et rétablit ce qu’il avait remplacé&#xa0;; «&#xa0;Supprimer le coup&#xa0;» supprime n’importe quel coup avec tout ce qui le suit</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>They belong to the position on the board. What they claim about its result, such as “White mates in 5”, is checked while you write</source>
        <translation>Il appartient à la position sur l’échiquier. Ce qu’il affirme de son résultat, comme «&#xa0;Les Blancs matent en 5&#xa0;», est vérifié pendant que vous écrivez</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Dessins</translation>
    </message>
    <message>
        <source>What you draw belongs to the position on the board; draw it again to erase it</source>
        <translation>Ce que vous dessinez appartient à la position sur l’échiquier&#xa0;; dessinez-le de nouveau pour l’effacer</translation>
    </message>
    <message>
        <source>Writing a course</source>
        <translation>Écrire un cours</translation>
    </message>
    <message>
        <source>Go back one step: clear a typed move, put a piece back, dismiss a message, cancel or close what is open, or leave the replay, the exercise or the page</source>
        <translation>Revenir d’un pas en arrière&#xa0;: effacer le coup saisi, reposer une pièce, masquer un message, annuler ou fermer ce qui est ouvert, ou quitter la relecture, l’exercice ou la page</translation>
    </message>
    <message>
        <source>A new line</source>
        <translation>Une nouvelle variante</translation>
    </message>
    <message>
        <source>It is shown first: Enter plays one move after another, each with its reason. Then you play the line; Skip goes there at once</source>
        <translation>Elle est d’abord montrée&#xa0;: Entrée joue un coup après l’autre, chacun avec sa raison. Puis vous jouez la variante&#xa0;; «&#xa0;Passer&#xa0;» y mène aussitôt</translation>
    </message>
    <message>
        <source>A right move</source>
        <translation>Un coup juste</translation>
    </message>
    <message>
        <source>The reply is played, and the next move of the line is asked; you press nothing</source>
        <translation>La réponse est jouée et le coup suivant de la variante est demandé&#xa0;; vous n’appuyez sur rien</translation>
    </message>
    <message>
        <source>A wrong move</source>
        <translation>Un coup faux</translation>
    </message>
    <message>
        <source>You see why it is wrong and try again; practice will ask you for the move</source>
        <translation>Vous voyez pourquoi il est faux et vous réessayez&#xa0;; les exercices vous demanderont ce coup</translation>
    </message>
    <message>
        <source>Known, due</source>
        <translation>Sues, à revoir</translation>
    </message>
    <message>
        <source>The positions that you have solved, and those that practice would ask now. Each answer is saved at once, so that you can stop at any time</source>
        <translation>Les positions que vous avez résolues, et celles que les exercices demanderaient maintenant. Chaque réponse est enregistrée aussitôt&#xa0;: vous pouvez arrêter à tout moment</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Which check leaves him no square?</source>
        <translation>Quel échec ne lui laisse aucune case&#xa0;?</translation>
    </message>
    <message>
        <source>What can you capture?</source>
        <translation>Que pouvez-vous prendre&#xa0;?</translation>
    </message>
    <message>
        <source>How far is the pawn from promotion?</source>
        <translation>À quelle distance le pion est-il de la promotion&#xa0;?</translation>
    </message>
    <message>
        <source>Which of your pieces can he take?</source>
        <translation>Laquelle de vos pièces peut-il prendre&#xa0;?</translation>
    </message>
    <message>
        <source>What if it were his move?</source>
        <translation>Et si c’était à lui de jouer&#xa0;?</translation>
    </message>
    <message>
        <source>How can you drive him nearer to the right corner?</source>
        <translation>Comment le rapprocher du bon coin&#xa0;?</translation>
    </message>
    <message>
        <source>How can you bring the kings face to face?</source>
        <translation>Comment amener les rois face à face&#xa0;?</translation>
    </message>
    <message>
        <source>Which enemy piece is unprotected?</source>
        <translation>Quelle pièce adverse n’est pas protégée&#xa0;?</translation>
    </message>
    <message>
        <source>In which corners can mate not be forced?</source>
        <translation>Dans quels coins ne peut-on pas forcer le mat&#xa0;?</translation>
    </message>
    <message>
        <source>Which corners are dangerous?</source>
        <translation>Quels coins sont dangereux&#xa0;?</translation>
    </message>
    <message>
        <source>Where is there the most room?</source>
        <translation>Où y a-t-il le plus d’espace&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>Only %n move(s) hold the draw.</source>
        <translation>
            <numerusform>Seul un coup tient la nulle.</numerusform>
            <numerusform>Seuls %n coups tiennent la nulle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>Regardez %1.</translation>
    </message>
    <message>
        <source>Look at the marked squares.</source>
        <translation>Regardez les cases marquées.</translation>
    </message>
    <message>
        <source>Move the king.</source>
        <translation>Jouez le roi.</translation>
    </message>
    <message>
        <source>Move the queen.</source>
        <translation>Jouez la dame.</translation>
    </message>
    <message>
        <source>Move the rook.</source>
        <translation>Jouez la tour.</translation>
    </message>
    <message>
        <source>Move the bishop.</source>
        <translation>Jouez le fou.</translation>
    </message>
    <message>
        <source>Move the knight.</source>
        <translation>Jouez le cavalier.</translation>
    </message>
    <message>
        <source>Move the pawn.</source>
        <translation>Jouez le pion.</translation>
    </message>
    <message>
        <source>Move the king to %1.</source>
        <translation>Jouez le roi en %1.</translation>
    </message>
    <message>
        <source>Move the queen to %1.</source>
        <translation>Jouez la dame en %1.</translation>
    </message>
    <message>
        <source>Move the rook to %1.</source>
        <translation>Jouez la tour en %1.</translation>
    </message>
    <message>
        <source>Move the bishop to %1.</source>
        <translation>Jouez le fou en %1.</translation>
    </message>
    <message>
        <source>Move the knight to %1.</source>
        <translation>Jouez le cavalier en %1.</translation>
    </message>
    <message>
        <source>Move the pawn to %1.</source>
        <translation>Jouez le pion en %1.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 est le seul coup.</translation>
    </message>
    <message>
        <source>Every move holds the draw.</source>
        <translation>Tous les coups tiennent la nulle.</translation>
    </message>
    <message>
        <source>All moves are equally good.</source>
        <translation>Tous les coups se valent.</translation>
    </message>
    <message>
        <source>No other move is as good.</source>
        <translation>Aucun autre coup n’est aussi bon.</translation>
    </message>
    <message>
        <source>Equally good: %1.</source>
        <translation>Tout aussi bons&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>Le mieux&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Hint used: the aim.</source>
        <translation>Avec un indice&#xa0;: le but.</translation>
    </message>
    <message>
        <source>Hint used: the squares.</source>
        <translation>Avec un indice&#xa0;: les cases.</translation>
    </message>
    <message>
        <source>Hint used: the piece.</source>
        <translation>Avec un indice&#xa0;: la pièce.</translation>
    </message>
    <message>
        <source>Hint used: the square.</source>
        <translation>Avec un indice&#xa0;: la case.</translation>
    </message>
    <message>
        <source>Hint used: the move.</source>
        <translation>Avec un indice&#xa0;: le coup.</translation>
    </message>
    <message>
        <source>The program played this move.</source>
        <translation>Le programme a joué ce coup.</translation>
    </message>
    <message numerus="yes">
        <source>hints on %n move(s)</source>
        <translation>
            <numerusform>indices sur un coup</numerusform>
            <numerusform>indices sur %n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>un coup repris</numerusform>
            <numerusform>%n coups repris</numerusform>
        </translation>
    </message>
    <message>
        <source>the rest played by the program</source>
        <translation>la suite jouée par le programme</translation>
    </message>
    <message>
        <source>Help used: %1.</source>
        <translation>Avec aide&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Which move is left to you?</source>
        <translation>Quel coup vous reste-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>Which two pieces can you attack at once?</source>
        <translation>Quelles deux pièces pouvez-vous attaquer à la fois&#xa0;?</translation>
    </message>
    <message>
        <source>Which two enemy pieces stand on one line?</source>
        <translation>Quelles deux pièces adverses sont alignées&#xa0;?</translation>
    </message>
    <message>
        <source>Which enemy piece shields its king?</source>
        <translation>Quelle pièce adverse couvre son roi&#xa0;?</translation>
    </message>
    <message>
        <source>Which of your pieces stands in the way of another?</source>
        <translation>Laquelle de vos pièces en gêne une autre&#xa0;?</translation>
    </message>
    <message>
        <source>Which enemy piece has a job it must not leave?</source>
        <translation>Quelle pièce adverse ne doit pas abandonner sa tâche&#xa0;?</translation>
    </message>
    <message>
        <source>What if you had no moves left?</source>
        <translation>Et si vous n’aviez plus aucun coup&#xa0;?</translation>
    </message>
    <message>
        <source>How can you guard the piece from behind its attacker?</source>
        <translation>Comment protéger la pièce à travers son attaquant&#xa0;?</translation>
    </message>
    <message>
        <source>Which move gives check twice?</source>
        <translation>Quel coup donne deux échecs à la fois&#xa0;?</translation>
    </message>
    <message>
        <source>Which of your pieces stands in the way of a check?</source>
        <translation>Laquelle de vos pièces masque un échec&#xa0;?</translation>
    </message>
    <message>
        <source>How will your king escape the checks?</source>
        <translation>Comment votre roi échappera-t-il aux échecs&#xa0;?</translation>
    </message>
    <message>
        <source>Can the king still catch the pawn?</source>
        <translation>Le roi peut-il encore rattraper le pion&#xa0;?</translation>
    </message>
    <message>
        <source>Which key square can your king reach?</source>
        <translation>Quelle case clé votre roi peut-il atteindre&#xa0;?</translation>
    </message>
    <message>
        <source>Who has to move if the kings face each other?</source>
        <translation>Qui doit jouer si les rois se font face&#xa0;?</translation>
    </message>
    <message>
        <source>Where must your king stand when he has to move?</source>
        <translation>Où doit être votre roi quand l’adversaire doit jouer&#xa0;?</translation>
    </message>
    <message>
        <source>How can your king get in his way?</source>
        <translation>Comment votre roi peut-il le gêner&#xa0;?</translation>
    </message>
    <message>
        <source>Which squares must his king not reach?</source>
        <translation>Quelles cases interdire au roi adverse&#xa0;?</translation>
    </message>
    <message>
        <source>Which corner draws against a rook pawn?</source>
        <translation>Quel coin fait nulle contre un pion-tour&#xa0;?</translation>
    </message>
    <message>
        <source>How can you stop the pawn?</source>
        <translation>Comment arrêter le pion&#xa0;?</translation>
    </message>
    <message>
        <source>Which square does the pawn need?</source>
        <translation>De quelle case le pion a-t-il besoin&#xa0;?</translation>
    </message>
    <message>
        <source>Which rank must his king not reach?</source>
        <translation>Quelle rangée interdire au roi adverse&#xa0;?</translation>
    </message>
    <message>
        <source>Which side of the pawn belongs to the king?</source>
        <translation>Quel côté du pion revient au roi&#xa0;?</translation>
    </message>
    <message>
        <source>Where is the king safest against the pawn?</source>
        <translation>Où le roi est-il le plus en sécurité face au pion&#xa0;?</translation>
    </message>
    <message>
        <source>Which file can you cut him off on?</source>
        <translation>Sur quelle colonne pouvez-vous le couper&#xa0;?</translation>
    </message>
    <message>
        <source>Which rank can you cut him off on?</source>
        <translation>Sur quelle rangée pouvez-vous le couper&#xa0;?</translation>
    </message>
    <message>
        <source>Where does a rook belong with a passed pawn?</source>
        <translation>Où se place une tour quand il y a un pion passé&#xa0;?</translation>
    </message>
    <message>
        <source>From where can the rook check?</source>
        <translation>D’où la tour peut-elle donner échec&#xa0;?</translation>
    </message>
    <message>
        <source>What can the rook do if he has to move?</source>
        <translation>Que peut faire la tour si l’adversaire doit jouer&#xa0;?</translation>
    </message>
    <message>
        <source>Where do the two bishops work best together?</source>
        <translation>Où les deux fous coopèrent-ils le mieux&#xa0;?</translation>
    </message>
    <message>
        <source>Where is your king needed?</source>
        <translation>Où a-t-on besoin de votre roi&#xa0;?</translation>
    </message>
    <message>
        <source>What must you leave him to avoid stalemate?</source>
        <translation>Que lui laisser pour éviter le pat&#xa0;?</translation>
    </message>
    <message>
        <source>Which check leaves him almost no choice?</source>
        <translation>Quel échec ne lui laisse presque pas le choix&#xa0;?</translation>
    </message>
    <message>
        <source>Where does he want to go?</source>
        <translation>Où veut-il aller&#xa0;?</translation>
    </message>
    <message>
        <source>How can you leave him almost no squares?</source>
        <translation>Comment ne lui laisser presque aucune case&#xa0;?</translation>
    </message>
    <message>
        <source>How can you keep him on the edge?</source>
        <translation>Comment le maintenir au bord&#xa0;?</translation>
    </message>
    <message>
        <source>How can you shut him in?</source>
        <translation>Comment l’enfermer&#xa0;?</translation>
    </message>
    <message>
        <source>How can you drive him back?</source>
        <translation>Comment le repousser&#xa0;?</translation>
    </message>
    <message>
        <source>How can you threaten mate?</source>
        <translation>Comment menacer de mater&#xa0;?</translation>
    </message>
    <message>
        <source>Which square can you take away from him?</source>
        <translation>Quelle case pouvez-vous lui enlever&#xa0;?</translation>
    </message>
    <message>
        <source>How can you leave him fewer squares?</source>
        <translation>Comment lui laisser moins de cases&#xa0;?</translation>
    </message>
    <message>
        <source>Which check drives him away?</source>
        <translation>Quel échec le chasse&#xa0;?</translation>
    </message>
    <message>
        <source>Which of your pieces could he attack next?</source>
        <translation>Laquelle de vos pièces pourrait-il attaquer ensuite&#xa0;?</translation>
    </message>
    <message>
        <source>Which of your pieces is attacked?</source>
        <translation>Laquelle de vos pièces est attaquée&#xa0;?</translation>
    </message>
    <message>
        <source>How do you reach the next stage: “%4”?</source>
        <translation>Comment atteindre l’étape suivante&#xa0;: «&#xa0;%4&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Which diagonal cuts him off?</source>
        <translation>Quelle diagonale lui coupe la route&#xa0;?</translation>
    </message>
    <message>
        <source>Where does the knight go in the W?</source>
        <translation>Où va le cavalier dans le W&#xa0;?</translation>
    </message>
    <message>
        <source>Can your king get closer to him?</source>
        <translation>Votre roi peut-il s’approcher de lui&#xa0;?</translation>
    </message>
    <message>
        <source>Can the knight get closer to him?</source>
        <translation>Le cavalier peut-il s’approcher de lui&#xa0;?</translation>
    </message>
    <message>
        <source>Which square does your king want to reach next?</source>
        <translation>Quelle case votre roi veut-il atteindre ensuite&#xa0;?</translation>
    </message>
    <message>
        <source>Which square does the bishop want to reach next?</source>
        <translation>Quelle case le fou veut-il atteindre ensuite&#xa0;?</translation>
    </message>
    <message>
        <source>Which square does the knight want to reach next?</source>
        <translation>Quelle case le cavalier veut-il atteindre ensuite&#xa0;?</translation>
    </message>
    <message>
        <source>Which square do you want to reach next?</source>
        <translation>Quelle case voulez-vous atteindre ensuite&#xa0;?</translation>
    </message>
    <message>
        <source>Which squares near him are not guarded yet?</source>
        <translation>Quelles cases près de lui ne sont pas encore gardées&#xa0;?</translation>
    </message>
    <message>
        <source>Which piece is far from your king?</source>
        <translation>Quelle pièce est loin de votre roi&#xa0;?</translation>
    </message>
    <message>
        <source>Which check helps you?</source>
        <translation>Quel échec vous aide&#xa0;?</translation>
    </message>
    <message>
        <source>Which squares must stay guarded?</source>
        <translation>Quelles cases doivent rester gardées&#xa0;?</translation>
    </message>
    <message>
        <source>How can the king leave the edge?</source>
        <translation>Comment le roi peut-il quitter le bord&#xa0;?</translation>
    </message>
    <message>
        <source>Can you give check?</source>
        <translation>Pouvez-vous donner échec&#xa0;?</translation>
    </message>
    <message>
        <source>How can you keep the enemy king out?</source>
        <translation>Comment tenir le roi adverse à l’écart&#xa0;?</translation>
    </message>
    <message>
        <source>Can you force mate in two moves?</source>
        <translation>Pouvez-vous forcer le mat en deux coups&#xa0;?</translation>
    </message>
    <message>
        <source>How can you win the rook?</source>
        <translation>Comment gagner la tour&#xa0;?</translation>
    </message>
    <message>
        <source>How can you win the bishop?</source>
        <translation>Comment gagner le fou&#xa0;?</translation>
    </message>
    <message>
        <source>How can you win the knight?</source>
        <translation>Comment gagner le cavalier&#xa0;?</translation>
    </message>
    <message>
        <source>How can you win the pawn?</source>
        <translation>Comment gagner le pion&#xa0;?</translation>
    </message>
    <message>
        <source>Which enemy piece cannot be saved?</source>
        <translation>Quelle pièce adverse ne peut être sauvée&#xa0;?</translation>
    </message>
    <message>
        <source>Which square must your king keep?</source>
        <translation>Quelle case votre roi doit-il conserver&#xa0;?</translation>
    </message>
    <message>
        <source>How many squares should lie between the kings?</source>
        <translation>Combien de cases faut-il entre les rois&#xa0;?</translation>
    </message>
    <message>
        <source>What stands in the way of your pawn?</source>
        <translation>Qu’est-ce qui barre la route à votre pion&#xa0;?</translation>
    </message>
    <message>
        <source>Does the pawn reach the seventh rank with check or without?</source>
        <translation>Le pion atteint-il la septième rangée avec ou sans échec&#xa0;?</translation>
    </message>
    <message>
        <source>Can the pawn advance safely?</source>
        <translation>Le pion peut-il avancer sans risque&#xa0;?</translation>
    </message>
    <message>
        <source>Which squares does the pawn need?</source>
        <translation>De quelles cases le pion a-t-il besoin&#xa0;?</translation>
    </message>
    <message>
        <source>Which corner must his king not reach?</source>
        <translation>Quel coin interdire au roi adverse&#xa0;?</translation>
    </message>
    <message>
        <source>Who guards the pawn?</source>
        <translation>Qui protège le pion&#xa0;?</translation>
    </message>
    <message>
        <source>Which corner does the bishop not cover?</source>
        <translation>Quel coin le fou ne contrôle-t-il pas&#xa0;?</translation>
    </message>
    <message>
        <source>Which check blocks the pawn?</source>
        <translation>Quel échec bloque le pion&#xa0;?</translation>
    </message>
    <message>
        <source>Which piece does his king have to guard?</source>
        <translation>Quelle pièce le roi adverse doit-il protéger&#xa0;?</translation>
    </message>
    <message>
        <source>Which ending is won after an exchange?</source>
        <translation>Quelle finale est gagnée après un échange&#xa0;?</translation>
    </message>
    <message>
        <source>Which piece stands behind your king?</source>
        <translation>Quelle pièce se trouve derrière votre roi&#xa0;?</translation>
    </message>
    <message>
        <source>Which check brings the queen closer?</source>
        <translation>Quel échec rapproche la dame&#xa0;?</translation>
    </message>
    <message>
        <source>Where is your king safe from checks?</source>
        <translation>Où votre roi est-il à l’abri des échecs&#xa0;?</translation>
    </message>
    <message>
        <source>Which reply to the check helps your king?</source>
        <translation>Quelle façon de sortir de l’échec aide votre roi&#xa0;?</translation>
    </message>
    <message>
        <source>How do you get out of check?</source>
        <translation>Comment sortir de l’échec&#xa0;?</translation>
    </message>
    <message>
        <source>How can the queen approach the pawn?</source>
        <translation>Comment la dame peut-elle s’approcher du pion&#xa0;?</translation>
    </message>
    <message>
        <source>Can your king get closer to its mating post, a knight&apos;s move from the corner?</source>
        <translation>Votre roi peut-il s’approcher de son poste pour mater, à un saut de cavalier du coin&#xa0;?</translation>
    </message>
    <message>
        <source>Which square does the rook want to reach next?</source>
        <translation>Quelle case la tour veut-elle atteindre ensuite&#xa0;?</translation>
    </message>
    <message>
        <source>Where is the king safest?</source>
        <translation>Où le roi est-il le plus en sécurité&#xa0;?</translation>
    </message>
    <message>
        <source>Is there a move that does not draw?</source>
        <translation>Y a-t-il un coup qui n’annule pas&#xa0;?</translation>
    </message>
    <message>
        <source>How can you stay off the edge?</source>
        <translation>Comment éviter le bord&#xa0;?</translation>
    </message>
    <message>
        <source>Where is the other king farthest away?</source>
        <translation>Où le roi adverse est-il le plus loin&#xa0;?</translation>
    </message>
    <message>
        <source>Does the bishop cover the promotion square?</source>
        <translation>Le fou contrôle-t-il la case de promotion&#xa0;?</translation>
    </message>
    <message>
        <source>What happens if the rook leaves the back rank?</source>
        <translation>Que se passe-t-il si la tour quitte la dernière rangée&#xa0;?</translation>
    </message>
    <message>
        <source>Where does your king stand at the mate?</source>
        <translation>Où se trouve votre roi au moment du mat&#xa0;?</translation>
    </message>
    <message>
        <source>Which check can he not answer with an attack?</source>
        <translation>À quel échec ne peut-il pas répondre par une attaque&#xa0;?</translation>
    </message>
    <message>
        <source>Where does his king want to go?</source>
        <translation>Où veut aller le roi adverse&#xa0;?</translation>
    </message>
    <message>
        <source>Which check brings the knight closer?</source>
        <translation>Quel échec rapproche le cavalier&#xa0;?</translation>
    </message>
    <message>
        <source>Which check prepares a fork?</source>
        <translation>Quel échec prépare une fourchette&#xa0;?</translation>
    </message>
    <message>
        <source>Which check prepares a skewer?</source>
        <translation>Quel échec prépare une enfilade&#xa0;?</translation>
    </message>
    <message>
        <source>Which check prepares a fork or a skewer?</source>
        <translation>Quel échec prépare une fourchette ou une enfilade&#xa0;?</translation>
    </message>
    <message>
        <source>Which pieces can you exchange?</source>
        <translation>Quelles pièces pouvez-vous échanger&#xa0;?</translation>
    </message>
    <message>
        <source>What is the last pawn worth?</source>
        <translation>Que vaut le dernier pion&#xa0;?</translation>
    </message>
    <message>
        <source>Which of your pieces can come closer to the centre?</source>
        <translation>Laquelle de vos pièces peut s’approcher du centre&#xa0;?</translation>
    </message>
    <message>
        <source>Where is the bishop out of the other king&apos;s reach?</source>
        <translation>Où le fou est-il hors de portée de l’autre roi&#xa0;?</translation>
    </message>
    <message>
        <source>Where is the knight out of the other king&apos;s reach?</source>
        <translation>Où le cavalier est-il hors de portée de l’autre roi&#xa0;?</translation>
    </message>
    <message>
        <source>Where is the rook out of the other king&apos;s reach?</source>
        <translation>Où la tour est-elle hors de portée de l’autre roi&#xa0;?</translation>
    </message>
    <message>
        <source>Where is the queen out of the other king&apos;s reach?</source>
        <translation>Où la dame est-elle hors de portée de l’autre roi&#xa0;?</translation>
    </message>
    <message>
        <source>Where is the pawn out of the other king&apos;s reach?</source>
        <translation>Où le pion est-il hors de portée de l’autre roi&#xa0;?</translation>
    </message>
    <message>
        <source>What can you do once both pawns have promoted?</source>
        <translation>Que pouvez-vous faire une fois les deux pions promus&#xa0;?</translation>
    </message>
    <message>
        <source>What happens if both pawns run?</source>
        <translation>Que se passe-t-il si les deux pions courent&#xa0;?</translation>
    </message>
    <message>
        <source>Which reply to the check also protects a piece?</source>
        <translation>Quelle réponse à l’échec protège aussi une pièce&#xa0;?</translation>
    </message>
    <message>
        <source>Can your king step into the square of the pawn?</source>
        <translation>Votre roi peut-il entrer dans le carré du pion&#xa0;?</translation>
    </message>
    <message>
        <source>How can your king stay in the square of the pawn?</source>
        <translation>Comment votre roi peut-il rester dans le carré du pion&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) shown</source>
        <translation>
            <numerusform>un coup montré</numerusform>
            <numerusform>%n coups montrés</numerusform>
        </translation>
    </message>
    <message>
        <source>Which threat must he answer?</source>
        <translation>À quelle menace doit-il répondre&#xa0;?</translation>
    </message>
    <message>
        <source>How can you keep the other king on the edge?</source>
        <translation>Comment maintenir le roi adverse au bord&#xa0;?</translation>
    </message>
    <message>
        <source>Which series of checks wins material?</source>
        <translation>Quelle série d’échecs gagne du matériel&#xa0;?</translation>
    </message>
    <message>
        <source>Which of your pieces is pinned?</source>
        <translation>Laquelle de vos pièces est clouée&#xa0;?</translation>
    </message>
    <message>
        <source>No other move wins.</source>
        <translation>Aucun autre coup ne gagne.</translation>
    </message>
    <message>
        <source>Most moves hold the draw.</source>
        <translation>La plupart des coups tiennent la nulle.</translation>
    </message>
    <message>
        <source>No move wins by force, and none loses.</source>
        <translation>Aucun coup ne gagne de force, et aucun ne perd.</translation>
    </message>
    <message>
        <source>How can you prepare your king&apos;s next move?</source>
        <translation>Comment préparer le prochain coup de votre roi&#xa0;?</translation>
    </message>
    <message>
        <source>How can you prepare the bishop&apos;s next move?</source>
        <translation>Comment préparer le prochain coup du fou&#xa0;?</translation>
    </message>
    <message>
        <source>How can you prepare the knight&apos;s next move?</source>
        <translation>Comment préparer le prochain coup du cavalier&#xa0;?</translation>
    </message>
    <message>
        <source>What do you want to play next?</source>
        <translation>Que voulez-vous jouer ensuite ?</translation>
    </message>
    <message>
        <source>Only one move wins: what do the others allow?</source>
        <translation>Un seul coup gagne : que permettent les autres ?</translation>
    </message>
    <message>
        <source>What do the other moves allow?</source>
        <translation>Que permettent les autres coups ?</translation>
    </message>
    <message>
        <source>How can you leave him nothing to attack?</source>
        <translation>Comment ne rien lui laisser à attaquer ?</translation>
    </message>
    <message>
        <source>How can you hold out longest?</source>
        <translation>Comment résister le plus longtemps ?</translation>
    </message>
    <message>
        <source>Where do you keep the most room?</source>
        <translation>Où gardez-vous le plus d’espace ?</translation>
    </message>
    <message>
        <source>How can you stalemate him?</source>
        <translation>Comment le mettre pat ?</translation>
    </message>
    <message>
        <source>Many moves lose here.</source>
        <translation>Ici, beaucoup de coups perdent.</translation>
    </message>
    <message>
        <source>What happens if the rook leaves its king?</source>
        <translation>Que se passe-t-il si la tour quitte son roi&#xa0;?</translation>
    </message>
    <message>
        <source>From where can your rook attack the pawn?</source>
        <translation>D’où votre tour peut-elle attaquer le pion&#xa0;?</translation>
    </message>
    <message>
        <source>Where would your king be lost?</source>
        <translation>Où votre roi serait-il perdu&#xa0;?</translation>
    </message>
    <message>
        <source>Move a queen.</source>
        <translation>Jouez une dame.</translation>
    </message>
    <message>
        <source>Move a rook.</source>
        <translation>Jouez une tour.</translation>
    </message>
    <message>
        <source>Move a bishop.</source>
        <translation>Jouez un fou.</translation>
    </message>
    <message>
        <source>Move a knight.</source>
        <translation>Jouez un cavalier.</translation>
    </message>
    <message>
        <source>Move a pawn.</source>
        <translation>Jouez un pion.</translation>
    </message>
    <message>
        <source>Every move that keeps the queen holds the draw.</source>
        <translation>Tout coup qui garde la dame tient la nulle.</translation>
    </message>
    <message>
        <source>Every move that keeps the rook holds the draw.</source>
        <translation>Tout coup qui garde la tour tient la nulle.</translation>
    </message>
    <message>
        <source>Every move that keeps the bishop holds the draw.</source>
        <translation>Tout coup qui garde le fou tient la nulle.</translation>
    </message>
    <message>
        <source>Every move that keeps the knight holds the draw.</source>
        <translation>Tout coup qui garde le cavalier tient la nulle.</translation>
    </message>
    <message>
        <source>Every move that does not lose a piece holds the draw.</source>
        <translation>Tout coup qui ne perd pas de pièce tient la nulle.</translation>
    </message>
    <message>
        <source>Which pawn promotes first, and is it with check?</source>
        <translation>Quel pion est promu le premier, et est-ce avec échec&#xa0;?</translation>
    </message>
    <message>
        <source>Which pawn promotes first, and what does the queen control then?</source>
        <translation>Quel pion est promu le premier, et que contrôle alors la dame&#xa0;?</translation>
    </message>
    <message>
        <source>Does your king stand well on the edge?</source>
        <translation>Votre roi est-il bien placé au bord&#xa0;?</translation>
    </message>
    <message>
        <source>What can you give up to draw the king away?</source>
        <translation>Que pouvez-vous sacrifier pour attirer le roi ailleurs&#xa0;?</translation>
    </message>
    <message>
        <source>How can you drive the king in front of its pawn?</source>
        <translation>Comment pousser le roi devant son pion&#xa0;?</translation>
    </message>
    <message>
        <source>Which squares does the knight have left?</source>
        <translation>Quelles cases reste-t-il au cavalier&#xa0;?</translation>
    </message>
    <message>
        <source>Which squares does the bishop have left?</source>
        <translation>Quelles cases reste-t-il au fou&#xa0;?</translation>
    </message>
    <message>
        <source>To which side must your king go?</source>
        <translation>De quel côté votre roi doit-il aller&#xa0;?</translation>
    </message>
    <message>
        <source>Which line must the rook hold?</source>
        <translation>Quelle ligne la tour doit-elle tenir&#xa0;?</translation>
    </message>
    <message>
        <source>Which check is guarded by your king?</source>
        <translation>Quel échec votre roi protège-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>In which corner is your king safe?</source>
        <translation>Dans quel coin votre roi est-il en sécurité&#xa0;?</translation>
    </message>
    <message>
        <source>Can the rook still cut your king off?</source>
        <translation>La tour peut-elle encore couper votre roi&#xa0;?</translation>
    </message>
    <message>
        <source>On which side does your rook have room for checks?</source>
        <translation>De quel côté votre tour a-t-elle la place de donner des échecs&#xa0;?</translation>
    </message>
    <message>
        <source>Which piece can step aside with check?</source>
        <translation>Quelle pièce peut s’écarter avec échec&#xa0;?</translation>
    </message>
    <message>
        <source>Which check prepares zugzwang?</source>
        <translation>Quel échec prépare le zugzwang&#xa0;?</translation>
    </message>
    <message>
        <source>Which check would be deadly?</source>
        <translation>Quel échec serait mortel&#xa0;?</translation>
    </message>
    <message>
        <source>Which piece can help to win the knight?</source>
        <translation>Quelle pièce peut aider à gagner le cavalier&#xa0;?</translation>
    </message>
    <message>
        <source>Which piece can help to win the bishop?</source>
        <translation>Quelle pièce peut aider à gagner le fou&#xa0;?</translation>
    </message>
    <message>
        <source>On which side of the pawn is your king not held up?</source>
        <translation>De quel côté du pion rien n’arrête-t-il votre roi&#xa0;?</translation>
    </message>
    <message>
        <source>Which diagonal must the bishop not leave?</source>
        <translation>Quelle diagonale le fou ne doit-il pas quitter&#xa0;?</translation>
    </message>
    <message>
        <source>Where can a check stop the other king?</source>
        <translation>Où un échec peut-il arrêter l’autre roi&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Your settings could not be read; the defaults are used instead.</source>
        <translation>Vos réglages n’ont pas pu être lus&#xa0;; ceux par défaut s’appliquent.</translation>
    </message>
    <message>
        <source>Right Corner</source>
        <translation>Right Corner</translation>
    </message>
    <message>
        <source>A trainer for chess endings with up to %1 pieces.</source>
        <translation>Entraîneur de finales d’échecs jusqu’à %1 pièces.</translation>
    </message>
    <message>
        <source>Your last game was saved by a newer version of Right Corner; a new game has been started.</source>
        <translation>Votre dernière partie a été enregistrée par une version plus récente de Right Corner&#xa0;; une nouvelle partie commence.</translation>
    </message>
    <message>
        <source>Neither your settings nor your games could be read completely.</source>
        <translation>Ni vos réglages ni vos parties n’ont pu être lus en entier.</translation>
    </message>
    <message>
        <source>Your games could not be read completely; what could be read is here.</source>
        <translation>Vos parties n’ont pas pu être lues en entier&#xa0;; ce qui a pu l’être est là.</translation>
    </message>
    <message>
        <source>The old file has been kept as %1.</source>
        <translation>L’ancien fichier a été conservé sous %1.</translation>
    </message>
    <message>
        <source>Right Corner failed to start twice in a row; this time it starts without your games.</source>
        <translation>Deux fois de suite, Right Corner n’a pas pu démarrer&#xa0;; cette fois, il démarre sans vos parties.</translation>
    </message>
    <message>
        <source>rightcorner: cannot open a display; run it in a graphical session (DISPLAY or WAYLAND_DISPLAY).</source>
        <translation>rightcorner&#xa0;: impossible d’ouvrir un écran&#xa0;; lancez-le dans une session graphique (DISPLAY ou WAYLAND_DISPLAY).</translation>
    </message>
    <message>
        <source>Store games and practice data in the folder &lt;dir&gt;.</source>
        <translation>Conserver les parties et la progression dans le dossier &lt;dir&gt;.</translation>
    </message>
    <message>
        <source>A file with games (PGN) or a position (FEN), a position as a FEN, or - to read standard input.</source>
        <translation>Un fichier de parties (PGN) ou une position (FEN), une position en FEN, ou - pour lire l’entrée standard.</translation>
    </message>
    <message>
        <source>rightcorner: Qt&apos;s platform plugin &quot;%1&quot; is missing; install it (for Wayland, the package qt6-wayland).</source>
        <translation>rightcorner&#xa0;: il manque le greffon de plateforme «&#xa0;%1&#xa0;» de Qt&#xa0;; installez-le (pour Wayland, le paquet qt6-wayland).</translation>
    </message>
    <message>
        <source>rightcorner: cannot start because the system allows no more threads; close other programs and try again.</source>
        <translation>rightcorner&#xa0;: démarrage impossible, car le système n’autorise plus de nouveaux threads&#xa0;; fermez d’autres programmes et réessayez.</translation>
    </message>
    <message>
        <source>Your games were not read because you cancelled that.</source>
        <translation>Vos parties n’ont pas été lues, car vous avez annulé la lecture.</translation>
    </message>
    <message>
        <source>Your games are being read.</source>
        <translation>Lecture de vos parties en cours.</translation>
    </message>
    <message>
        <source>rightcorner: there is not enough memory. Any game in progress has been saved. Close other programs or raise the limit, and try again.</source>
        <translation>rightcorner&#xa0;: il n’y a pas assez de mémoire. Toute partie en cours a été enregistrée. Fermez d’autres programmes ou relevez la limite, puis réessayez.</translation>
    </message>
    <message>
        <source>rightcorner: lost the connection to the display. Any game in progress has been saved.</source>
        <translation>rightcorner&#xa0;: connexion à l’écran perdue. Toute partie en cours a été enregistrée.</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>in check</source>
        <translation>en échec</translation>
    </message>
    <message>
        <source>right corner</source>
        <translation>bon coin</translation>
    </message>
    <message>
        <source>&amp;Target corners</source>
        <translation>Coins vi&amp;sés</translation>
    </message>
    <message>
        <source>wrong corner</source>
        <translation>mauvais coin</translation>
    </message>
    <message>
        <source>key square</source>
        <translation>case clé</translation>
    </message>
    <message>
        <source>&amp;Key squares</source>
        <translation>Cases c&amp;lés</translation>
    </message>
    <message>
        <source>in the square of the pawn</source>
        <translation>dans le carré du pion</translation>
    </message>
    <message>
        <source>S&amp;quare of the pawn</source>
        <translation>Carré du &amp;pion</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>peut être atteinte</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>peut être prise</translation>
    </message>
    <message>
        <source>&amp;Destinations</source>
        <translation>&amp;Destinations</translation>
    </message>
    <message>
        <source>part of the last move</source>
        <translation>case du dernier coup</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>Der&amp;nier coup</translation>
    </message>
    <message>
        <source>circled in green</source>
        <translation>cercle vert</translation>
    </message>
    <message>
        <source>circled in red</source>
        <translation>cercle rouge</translation>
    </message>
    <message>
        <source>circled in yellow</source>
        <translation>cercle jaune</translation>
    </message>
    <message>
        <source>circled in blue</source>
        <translation>cercle bleu</translation>
    </message>
    <message>
        <source>best move; in a replay, the next move</source>
        <translation>meilleur coup&#xa0;; en relecture, le coup suivant</translation>
    </message>
    <message>
        <source>reply to a mistake; attack on the king</source>
        <translation>réponse à une erreur&#xa0;; attaque contre le roi</translation>
    </message>
    <message>
        <source>drawn in green</source>
        <translation>flèche verte</translation>
    </message>
    <message>
        <source>drawn in red</source>
        <translation>flèche rouge</translation>
    </message>
    <message>
        <source>drawn in yellow</source>
        <translation>flèche jaune</translation>
    </message>
    <message>
        <source>drawn in blue</source>
        <translation>flèche bleue</translation>
    </message>
    <message>
        <source>controlled by the king</source>
        <translation>contrôlée par le roi</translation>
    </message>
    <message>
        <source>controlled by the attacking king</source>
        <translation>contrôlée par le roi attaquant</translation>
    </message>
    <message>
        <source>Controlled by the &amp;king</source>
        <translation>Contrôle du &amp;roi</translation>
    </message>
    <message>
        <source>controlled by the first piece</source>
        <translation>contrôlée par la première pièce</translation>
    </message>
    <message>
        <source>controlled by the attacker&apos;s first piece, such as the bishop; also through the other king (x-ray)</source>
        <translation>contrôlée par la première pièce de l’attaquant, par exemple le fou&#xa0;; également à travers l’autre roi (rayons X)</translation>
    </message>
    <message>
        <source>Controlled by the &amp;first piece, such as the bishop</source>
        <translation>Contrôle de la &amp;première pièce, par exemple le fou</translation>
    </message>
    <message>
        <source>controlled by the second piece</source>
        <translation>contrôlée par la seconde pièce</translation>
    </message>
    <message>
        <source>controlled by the attacker&apos;s second piece, such as the knight</source>
        <translation>contrôlée par la seconde pièce de l’attaquant, par exemple le cavalier</translation>
    </message>
    <message>
        <source>Controlled by the &amp;second piece, such as the knight</source>
        <translation>Contrôle de la &amp;seconde pièce, par exemple le cavalier</translation>
    </message>
    <message>
        <source>in the cage</source>
        <translation>dans la cage</translation>
    </message>
    <message>
        <source>the cage: every square the defending king could still reach if the other pieces stood still</source>
        <translation>la cage&#xa0;: toutes les cases que le roi défenseur pourrait encore atteindre si les autres pièces ne bougeaient pas</translation>
    </message>
    <message>
        <source>&amp;Cage</source>
        <translation>&amp;Cage</translation>
    </message>
    <message>
        <source>Delétang&apos;s tria&amp;ngles</source>
        <translation>Trian&amp;gles de Delétang</translation>
    </message>
    <message>
        <source>on the W</source>
        <translation>sur le W</translation>
    </message>
    <message>
        <source>Philidor&apos;s W: the squares on which the knight drives the lone king along the edge</source>
        <translation>le W de Philidor&#xa0;: les cases par lesquelles le cavalier chasse le roi dépouillé le long du bord</translation>
    </message>
    <message>
        <source>Philidor&apos;s &amp;W</source>
        <translation>&amp;W de Philidor</translation>
    </message>
    <message>
        <source>between kings in opposition</source>
        <translation>entre des rois en opposition</translation>
    </message>
    <message>
        <source>in opposition</source>
        <translation>en opposition</translation>
    </message>
    <message>
        <source>the opposition: kings facing each other with one, three or five squares between them</source>
        <translation>l’opposition&#xa0;: deux rois face à face, séparés par une, trois ou cinq cases</translation>
    </message>
    <message>
        <source>&amp;Opposition</source>
        <translation>&amp;Opposition</translation>
    </message>
    <message>
        <source>in the heat map</source>
        <translation>dans la carte thermique</translation>
    </message>
    <message>
        <source>the heat map: the number of moves to mate if the piece stood there and everything else stayed the same; = means a draw, − a mate by the other side</source>
        <translation>la carte thermique&#xa0;: le nombre de coups jusqu’au mat si la pièce se trouvait là, le reste étant inchangé&#xa0;; = indique la nulle, − un mat de l’autre camp</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>Carte &amp;thermique</translation>
    </message>
    <message>
        <source>pointed out by the coach</source>
        <translation>indiquée par l’entraîneur</translation>
    </message>
    <message>
        <source>the method&apos;s move</source>
        <translation>le coup de la méthode</translation>
    </message>
    <message>
        <source>in the field</source>
        <translation>dans la zone</translation>
    </message>
    <message>
        <source>the field: the smallest of seven regions around the right corners in which the bishop and knight can keep the lone king for three moves</source>
        <translation>la zone&#xa0;: la plus petite des sept régions autour des bons coins où fou et cavalier peuvent retenir le roi dépouillé pendant trois coups</translation>
    </message>
    <message>
        <source>F&amp;ield</source>
        <translation>&amp;Zone</translation>
    </message>
    <message>
        <source>in the next field</source>
        <translation>dans la zone suivante</translation>
    </message>
    <message>
        <source>the next field, which the method is heading for</source>
        <translation>la zone suivante, que vise la méthode</translation>
    </message>
    <message>
        <source>in a triangle</source>
        <translation>dans un triangle</translation>
    </message>
    <message>
        <source>Delétang&apos;s triangles: the squares left to the lone king behind a diagonal of seven, five or three squares, and the pieces that keep him there</source>
        <translation>les triangles de Delétang&#xa0;: les cases laissées au roi dépouillé derrière une diagonale de sept, cinq ou trois cases, et les pièces qui l’y retiennent</translation>
    </message>
    <message>
        <source>left to the lone king</source>
        <translation>laissée au roi dépouillé</translation>
    </message>
    <message>
        <source>the squares left to the lone king in the triangle that holds him</source>
        <translation>les cases laissées au roi dépouillé dans le triangle qui le retient</translation>
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
        <translation>P&amp;osition</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>Éc&amp;hiquier</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>&amp;Entraînement</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Réglages</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
</context>
<context>
    <name>Method</name>
    <message>
        <source>Equally good: %1.</source>
        <translation>Tout aussi bons&#xa0;: %1.</translation>
    </message>
    <message>
        <source>bring the knight nearer to your king</source>
        <comment>advice</comment>
        <translation>rapprochez le cavalier de votre roi</translation>
    </message>
    <message>
        <source>bring the bishop nearer to your king</source>
        <comment>advice</comment>
        <translation>rapprochez le fou de votre roi</translation>
    </message>
    <message>
        <source>bring your king nearer to your pieces</source>
        <comment>advice</comment>
        <translation>rapprochez votre roi de vos pièces</translation>
    </message>
    <message>
        <source>bring your pieces closer together</source>
        <comment>advice</comment>
        <translation>regroupez vos pièces</translation>
    </message>
    <message>
        <source>bring your king towards a square a knight&apos;s move from the corner</source>
        <comment>advice</comment>
        <translation>amenez votre roi vers une case à un saut de cavalier du coin</translation>
    </message>
    <message>
        <source>bring your king nearer to his</source>
        <comment>advice</comment>
        <translation>rapprochez votre roi du roi adverse</translation>
    </message>
    <message>
        <source>bring your king towards the centre</source>
        <comment>advice</comment>
        <translation>amenez votre roi vers le centre</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Ensuite&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Next: mate in %1.</source>
        <translation>Ensuite&#xa0;: mat en %1.</translation>
    </message>
    <message>
        <source>Next: mate.</source>
        <translation>Ensuite&#xa0;: mat.</translation>
    </message>
    <message>
        <source>No field is smaller: %1.</source>
        <translation>Aucune zone plus petite&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing smaller yet: %1.</source>
        <translation>Encore rien de plus petit&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Jouez %1.</translation>
    </message>
    <message>
        <source>the two outer rings</source>
        <comment>a field</comment>
        <translation>les deux anneaux extérieurs</translation>
    </message>
    <message>
        <source>the whole board</source>
        <comment>a field</comment>
        <translation>tout l’échiquier</translation>
    </message>
    <message>
        <source>Field: %1.</source>
        <translation>Zone&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No field is smaller.</source>
        <translation>Aucune zone plus petite.</translation>
    </message>
    <message>
        <source>Nothing smaller yet.</source>
        <translation>Encore rien de plus petit.</translation>
    </message>
    <message>
        <source>Field: %1, larger for the moment.</source>
        <translation>Zone&#xa0;: %1, plus grande pour le moment.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the method&apos;s move; best play is %n move(s) faster.</source>
        <translation>
            <numerusform>%1 est le coup de la méthode&#xa0;; un jeu parfait en demande un de moins.</numerusform>
            <numerusform>%1 est le coup de la méthode&#xa0;; un jeu parfait en demande %n de moins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of the %n position(s) to know by heart: play %1.</source>
        <translation>
            <numerusform>La seule position à connaître par cœur&#xa0;: jouez %1.</numerusform>
            <numerusform>L’une des %n positions à connaître par cœur&#xa0;: jouez %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>First: %1</source>
        <comment>a sentence about a move</comment>
        <translation>D’abord&#xa0;: %1</translation>
    </message>
    <message>
        <source>First one of these: %1</source>
        <comment>sentences about moves</comment>
        <translation>D’abord l’un de ces coups&#xa0;: %1</translation>
    </message>
    <message>
        <source>three squares at the corner</source>
        <comment>a field</comment>
        <translation>trois cases dans le coin</translation>
    </message>
    <message>
        <source>six squares at the corner</source>
        <comment>a field</comment>
        <translation>six cases dans le coin</translation>
    </message>
    <message>
        <source>eight squares at the corner</source>
        <comment>a field</comment>
        <translation>huit cases dans le coin</translation>
    </message>
    <message>
        <source>the edge without the wrong corners</source>
        <comment>a field</comment>
        <translation>le bord sans les mauvais coins</translation>
    </message>
    <message>
        <source>the whole edge</source>
        <comment>a field</comment>
        <translation>tout le bord</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king towards a square a knight&apos;s move from the corner.</source>
        <translation>Il faut quelques coups pour amener votre roi vers une case à un saut de cavalier du coin.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king nearer to his.</source>
        <translation>Il faut quelques coups pour rapprocher votre roi du roi adverse.</translation>
    </message>
    <message>
        <source>It takes some moves to drive him towards a right corner.</source>
        <translation>Il faut quelques coups pour le pousser vers un bon coin.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king towards the centre.</source>
        <translation>Il faut quelques coups pour amener votre roi vers le centre.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king and pieces closer together.</source>
        <translation>Il faut quelques coups pour regrouper votre roi et vos pièces.</translation>
    </message>
    <message>
        <source>His reply must bring him nearer to your king.</source>
        <translation>Sa réponse doit le rapprocher de votre roi.</translation>
    </message>
    <message>
        <source>His reply must take him nearer to a right corner.</source>
        <translation>Sa réponse doit le rapprocher d’un bon coin.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message numerus="yes">
        <source>%n move(s) with best play from the start</source>
        <translation>
            <numerusform>%n coup avec un jeu parfait depuis le départ</numerusform>
            <numerusform>%n coups avec un jeu parfait depuis le départ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n wasted so far</source>
        <translation>
            <numerusform>%n perdu jusqu’ici</numerusform>
            <numerusform>%n perdus jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>Equally good:</source>
        <translation>Tout aussi bons&#xa0;:</translation>
    </message>
    <message>
        <source>Also tried here:</source>
        <translation>Aussi essayé ici&#xa0;:</translation>
    </message>
    <message>
        <source>The win was thrown away on move %1.</source>
        <translation>Le gain a été gâché au coup %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Mate in %1 with best play by both sides.</source>
        <translation>Mat en %1 avec un jeu parfait des deux camps.</translation>
    </message>
    <message>
        <source>Variations:</source>
        <translation>Variantes&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Opinions</name>
    <message>
        <source>%1 considers the position equal.</source>
        <comment>Stockfish 15.1</comment>
        <translation>%1 juge la position égale.</translation>
    </message>
    <message>
        <source>%1 considers White %2 pawns ahead.</source>
        <translation>%1 donne aux Blancs un avantage de %2 pions.</translation>
    </message>
    <message>
        <source>%1 considers Black %2 pawns ahead.</source>
        <translation>%1 donne aux Noirs un avantage de %2 pions.</translation>
    </message>
    <message>
        <source>%1 sees mate in %2 for White.</source>
        <translation>%1 voit un mat en %2 pour les Blancs.</translation>
    </message>
    <message>
        <source>%1 sees mate in %2 for Black.</source>
        <translation>%1 voit un mat en %2 pour les Noirs.</translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation>Impossible de lancer %1.</translation>
    </message>
    <message>
        <source>%1 does not respond like a UCI engine.</source>
        <translation>%1 ne répond pas comme un moteur UCI.</translation>
    </message>
    <message>
        <source>%1 has quit unexpectedly.</source>
        <translation>%1 s’est arrêté de façon inattendue.</translation>
    </message>
    <message>
        <source>%1 is no longer responding.</source>
        <translation>%1 ne répond plus.</translation>
    </message>
    <message>
        <source>%1 has chosen an illegal move.</source>
        <translation>%1 a choisi un coup illégal.</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 réfléchit…</translation>
    </message>
    <message>
        <source>It would play %1.</source>
        <translation>Il jouerait %1.</translation>
    </message>
    <message>
        <source>That is an engine&apos;s opinion, not a proof.</source>
        <translation>C’est l’avis d’un moteur, pas une preuve.</translation>
    </message>
    <message>
        <source>Your opponent plays by general principles here until you try again or choose an engine under Settings, Engine beyond the tablebases.</source>
        <translation>Votre adversaire joue ici selon des principes généraux jusqu’à ce que vous réessayiez ou choisissiez un moteur, sous Réglages, Moteur hors des tables de finales.</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>controlled by the pawn</source>
        <translation>contrôlée par le pion</translation>
    </message>
    <message>
        <source>controlled by the knight</source>
        <translation>contrôlée par le cavalier</translation>
    </message>
    <message>
        <source>controlled by the bishop</source>
        <translation>contrôlée par le fou</translation>
    </message>
    <message>
        <source>controlled by the rook</source>
        <translation>contrôlée par la tour</translation>
    </message>
    <message>
        <source>controlled by the queen</source>
        <translation>contrôlée par la dame</translation>
    </message>
    <message>
        <source>controlled by the king</source>
        <translation>contrôlée par le roi</translation>
    </message>
    <message>
        <source>Top left: %1</source>
        <comment>the dots of a piece</comment>
        <translation>En haut à gauche&#xa0;: %1</translation>
    </message>
    <message>
        <source>Top right: %1</source>
        <comment>the dots of a piece</comment>
        <translation>En haut à droite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Bottom left: %1</source>
        <comment>the dots of a piece</comment>
        <translation>En bas à gauche&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Cage: %n square(s)</source>
        <translation>
            <numerusform>Cage&#xa0;: %n case</numerusform>
            <numerusform>Cage&#xa0;: %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>W: %1</source>
        <comment>the squares of the knight</comment>
        <translation>W&#xa0;: %1</translation>
    </message>
    <message>
        <source>Opposition: direct</source>
        <translation>Opposition&#xa0;: directe</translation>
    </message>
    <message>
        <source>Opposition: diagonal</source>
        <translation>Opposition&#xa0;: diagonale</translation>
    </message>
    <message>
        <source>Opposition: distant</source>
        <translation>Opposition&#xa0;: éloignée</translation>
    </message>
    <message>
        <source>Opposition: none</source>
        <translation>Opposition&#xa0;: aucune</translation>
    </message>
    <message>
        <source>%1: with bishop and knight only</source>
        <translation>%1&#xa0;: avec fou et cavalier seulement</translation>
    </message>
    <message>
        <source>Heat map: hidden along with the mate distances</source>
        <translation>Carte thermique&#xa0;: masquée avec les distances au mat</translation>
    </message>
    <message>
        <source>Field: none</source>
        <translation>Zone&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Large triangle</source>
        <translation>Grand triangle</translation>
    </message>
    <message>
        <source>Middle triangle</source>
        <translation>Triangle moyen</translation>
    </message>
    <message>
        <source>Small triangle</source>
        <translation>Petit triangle</translation>
    </message>
    <message>
        <source>in the large triangle</source>
        <translation>dans le grand triangle</translation>
    </message>
    <message>
        <source>in the middle triangle</source>
        <translation>dans le triangle moyen</translation>
    </message>
    <message>
        <source>in the small triangle</source>
        <translation>dans le petit triangle</translation>
    </message>
    <message>
        <source>diagonal %1</source>
        <translation>diagonale %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a piece and the squares that it guards</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, closed: %n square(s)</source>
        <translation>
            <numerusform>%1, fermé&#xa0;: %n case</numerusform>
            <numerusform>%1, fermé&#xa0;: %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, open at %2</source>
        <translation>%1, ouvert en %2</translation>
    </message>
    <message>
        <source>Triangles: the king is outside; the large one lies behind %1</source>
        <comment>ends of diagonals</comment>
        <translation>Triangles&#xa0;: le roi est dehors&#xa0;; le grand se trouve derrière %1</translation>
    </message>
    <message>
        <source>Heat map: hidden during the exercise</source>
        <translation>Carte thermique&#xa0;: masquée pendant l’exercice</translation>
    </message>
</context>
<context>
    <name>OwnPositionsCommands</name>
    <message>
        <source>Other positions</source>
        <translation>Autres positions</translation>
    </message>
    <message>
        <source>The position could not be kept.</source>
        <translation>La position n’a pas pu être conservée.</translation>
    </message>
    <message>
        <source>The position has been kept in “%1”.</source>
        <comment>a course</comment>
        <translation>La position a été ajoutée à «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” has this position already.</source>
        <comment>a course</comment>
        <translation>«&#xa0;%1&#xa0;» contient déjà cette position.</translation>
    </message>
    <message>
        <source>My positions</source>
        <translation>Mes positions</translation>
    </message>
    <message>
        <source>Keep this position</source>
        <translation>Conserver cette position</translation>
    </message>
    <message>
        <source>Add the position and what you have drawn on it to “My positions”, a course of your own</source>
        <translation>Ajouter la position et vos dessins à «&#xa0;Mes positions&#xa0;», votre propre cours</translation>
    </message>
    <message>
        <source>E&amp;dit course</source>
        <translation>&amp;Modifier le cours</translation>
    </message>
    <message>
        <source>Edit this page</source>
        <translation>Modifier cette page</translation>
    </message>
    <message>
        <source>Change chapter, task, words, moves and drawings of the page</source>
        <translation>Changer le chapitre, la tâche, le texte, les coups et les dessins de la page</translation>
    </message>
    <message>
        <source>Move page up</source>
        <translation>Monter la page</translation>
    </message>
    <message>
        <source>Put the page before the previous one</source>
        <translation>Placer la page avant la précédente</translation>
    </message>
    <message>
        <source>Move page down</source>
        <translation>Descendre la page</translation>
    </message>
    <message>
        <source>Put the page behind the next one</source>
        <translation>Placer la page après la suivante</translation>
    </message>
    <message>
        <source>Delete page</source>
        <translation>Supprimer la page</translation>
    </message>
    <message>
        <source>Delete the page from the file of the course</source>
        <translation>Supprimer la page du fichier du cours</translation>
    </message>
    <message>
        <source>Choose “Delete page” again to delete it; Esc keeps it.</source>
        <translation>Choisissez à nouveau «&#xa0;Supprimer la page&#xa0;» pour la supprimer&#xa0;; Échap la garde.</translation>
    </message>
    <message>
        <source>It will be gone from the file of the course.</source>
        <translation>Elle disparaîtra du fichier du cours.</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>Enregistrer la page</translation>
    </message>
    <message>
        <source>Save the page and show it as its readers see it</source>
        <translation>Enregistrer la page et la montrer telle que ses lecteurs la voient</translation>
    </message>
    <message>
        <source>Delete move</source>
        <translation>Supprimer le coup</translation>
    </message>
    <message>
        <source>Delete the last move on the board from the page, with all that follows it</source>
        <translation>Supprimer de la page le dernier coup de l’échiquier et tout ce qui le suit</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) have been imported into “%1”.</source>
        <comment>a course</comment>
        <translation>
            <numerusform>Une page a été importée dans «&#xa0;%1&#xa0;».</numerusform>
            <numerusform>%n pages ont été importées dans «&#xa0;%1&#xa0;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) could not be read.</source>
        <translation>
            <numerusform>Une position n’a pas pu être lue.</numerusform>
            <numerusform>%n positions n’ont pas pu être lues.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course has been saved as “%1”.</source>
        <translation>Le cours a été enregistré sous «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Others can open the file as a course.</source>
        <translation>D’autres peuvent ouvrir le fichier comme cours.</translation>
    </message>
    <message>
        <source>Import positions</source>
        <translation>Importer des positions</translation>
    </message>
    <message>
        <source>Games and positions (*.pgn *.epd *.fen *.txt)</source>
        <translation>Parties et positions (*.pgn *.epd *.fen *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save a copy of the course</source>
        <translation>Enregistrer une copie du cours</translation>
    </message>
    <message>
        <source>Courses (*.pgn)</source>
        <translation>Cours (*.pgn)</translation>
    </message>
    <message>
        <source>Import into “My positions”…</source>
        <translation>Importer dans «&#xa0;Mes positions&#xa0;»…</translation>
    </message>
    <message>
        <source>Add the pages of a course, games, a Lichess study, or a list of FEN or EPD</source>
        <translation>Ajouter les pages d’un cours, des parties, une étude Lichess ou une liste de FEN ou d’EPD</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Enregistrer une copie sous…</translation>
    </message>
    <message>
        <source>Save the course as a PGN file for others, with its name as the title</source>
        <translation>Enregistrer le cours dans un fichier PGN pour d’autres, dont le nom sera son titre</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) were there already.</source>
        <translation>
            <numerusform>%n page y était déjà.</numerusform>
            <numerusform>%n pages y étaient déjà.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename chapter</source>
        <translation>Renommer le chapitre</translation>
    </message>
    <message>
        <source>New name of the chapter:</source>
        <translation>Nouveau nom du chapitre&#xa0;:</translation>
    </message>
    <message>
        <source>Move chapter up</source>
        <translation>Monter le chapitre</translation>
    </message>
    <message>
        <source>Put the chapter before the previous one, with all its pages</source>
        <translation>Placer le chapitre, avec toutes ses pages, avant le précédent</translation>
    </message>
    <message>
        <source>Move chapter down</source>
        <translation>Descendre le chapitre</translation>
    </message>
    <message>
        <source>Put the chapter behind the next one, with all its pages</source>
        <translation>Placer le chapitre, avec toutes ses pages, après le suivant</translation>
    </message>
    <message>
        <source>Rename chapter…</source>
        <translation>Renommer le chapitre…</translation>
    </message>
    <message>
        <source>Give all pages of the chapter another chapter name</source>
        <translation>Donner un autre nom de chapitre à toutes ses pages</translation>
    </message>
    <message>
        <source>open a page of “%1” or of a file of yours first</source>
        <comment>a course</comment>
        <translation>ouvrez d’abord une page de «&#xa0;%1&#xa0;» ou d’un de vos fichiers</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>the FEN cannot be read</source>
        <translation>la FEN est illisible</translation>
    </message>
    <message>
        <source>“%1” has not changed.</source>
        <comment>a course</comment>
        <translation>« %1 » n’a pas changé.</translation>
    </message>
    <message>
        <source>Choose “Save page” again to save it with the error.</source>
        <translation>Choisissez à nouveau « Enregistrer la page » pour l’enregistrer avec l’erreur.</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continuer à modifier</translation>
    </message>
    <message>
        <source>Keep page</source>
        <translation>Garder la page</translation>
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
        <translation>pion blanc</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>cavalier blanc</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>fou blanc</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>tour blanche</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>dame blanche</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>roi blanc</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>pion noir</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>cavalier noir</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>fou noir</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>tour noire</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>dame noire</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>roi noir</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>pion</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cavalier</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>fou</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
</context>
<context>
    <name>PositionCommands</name>
    <message>
        <source>&amp;Set up</source>
        <translation>&amp;Éditer</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Éditer une position</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play this position against the program</source>
        <translation>Jouer cette position contre le programme</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Move pieces for both sides</source>
        <translation>Jouer les deux camps</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Start a game from the position on the board</source>
        <translation>Commencer une partie à partir de la position sur l’échiquier</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>Copier la &amp;position</translation>
    </message>
    <message>
        <source>Mirror &amp;left–right</source>
        <translation>Miroir &amp;gauche-droite</translation>
    </message>
    <message>
        <source>Mirror ↔</source>
        <translation>Miroir ↔</translation>
    </message>
    <message>
        <source>Swap left and right</source>
        <translation>Échanger la gauche et la droite</translation>
    </message>
    <message>
        <source>Mirror &amp;up–down</source>
        <translation>Miroir &amp;haut-bas</translation>
    </message>
    <message>
        <source>Mirror ↕</source>
        <translation>Miroir ↕</translation>
    </message>
    <message>
        <source>Swap up and down</source>
        <translation>Échanger le haut et le bas</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>Tou&amp;rner</translation>
    </message>
    <message>
        <source>Rotate the board by a quarter turn</source>
        <translation>Tourner l’échiquier d’un quart de tour</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>Échanger &amp;les couleurs</translation>
    </message>
    <message>
        <source>White pieces become black and black pieces white</source>
        <translation>Les pièces blanches deviennent noires et les noires blanches</translation>
    </message>
    <message>
        <source>Cl&amp;ear</source>
        <translation>&amp;Vider</translation>
    </message>
    <message>
        <source>Remove all pieces from the board</source>
        <translation>Retirer toutes les pièces de l’échiquier</translation>
    </message>
    <message>
        <source>&amp;Paste position or game</source>
        <translation>C&amp;oller une position ou une partie</translation>
    </message>
    <message>
        <source>Copy the position as a FEN</source>
        <translation>Copier la position en FEN</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Copier en &amp;image</translation>
    </message>
    <message>
        <source>Copy a picture of the board</source>
        <translation>Copier une image de l’échiquier</translation>
    </message>
    <message>
        <source>Copy as &amp;text diagram</source>
        <translation>Copier en diagramme &amp;texte</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>Copier la p&amp;artie</translation>
    </message>
    <message>
        <source>Paste a position, games or a link to a position</source>
        <translation>Coller une position, des parties ou un lien vers une position</translation>
    </message>
    <message>
        <source>Copy the game as PGN, for other programs and emails</source>
        <translation>Copier la partie en PGN, pour d’autres programmes et des courriels</translation>
    </message>
    <message>
        <source>Copy the board as lines of text for emails and notes</source>
        <translation>Copier l’échiquier en lignes de texte, pour des courriels et des notes</translation>
    </message>
    <message>
        <source>The picture has been copied.</source>
        <translation>L’image a été copiée.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>You let the draw slip.</source>
        <translation>Vous avez laissé échapper la nulle.</translation>
    </message>
    <message>
        <source>You threw the win away.</source>
        <translation>Vous avez laissé échapper le gain.</translation>
    </message>
    <message>
        <source>You held the draw.</source>
        <translation>Vous avez tenu la nulle.</translation>
    </message>
    <message>
        <source>You mated without wasting a move.</source>
        <translation>Mat sans un seul coup perdu.</translation>
    </message>
    <message>
        <source>hold the draw</source>
        <translation>tenir la nulle</translation>
    </message>
    <message>
        <source>Bishop and knight</source>
        <translation>Fou et cavalier</translation>
    </message>
    <message>
        <source>Basic mates</source>
        <translation>Mats élémentaires</translation>
    </message>
    <message>
        <source>Pawn endings</source>
        <translation>Finales de pions</translation>
    </message>
    <message>
        <source>Piece against piece</source>
        <translation>Pièce contre pièce</translation>
    </message>
    <message>
        <source>This one is new.</source>
        <translation>Celui-ci est nouveau.</translation>
    </message>
    <message>
        <source>No exercises are due. This is the one you did longest ago.</source>
        <translation>Aucun exercice à revoir. Voici celui que vous n’avez pas fait depuis le plus longtemps.</translation>
    </message>
    <message numerus="yes">
        <source>You did this one %n day(s) ago. Let&apos;s see whether it stuck.</source>
        <translation>
            <numerusform>Vous l’avez fait hier. Voyons s’il est acquis.</numerusform>
            <numerusform>Vous l’avez fait il y a %n jours. Voyons s’il est acquis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>Tenez la nulle pendant un coup.</numerusform>
            <numerusform>Tenez la nulle pendant %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>You got there, but with a hint or a take-back, or with more than %1 of your moves wasted.</source>
        <translation>Vous avez réussi, mais avec un indice ou une reprise, ou en perdant plus de %1 de vos coups.</translation>
    </message>
    <message>
        <source>You got there on your own.</source>
        <translation>Vous avez réussi sans aide.</translation>
    </message>
    <message>
        <source>You got there on your own, wasted at most %1 of your moves, and averaged at most %2 s per move.</source>
        <translation>Vous avez réussi sans aide, avec au plus %1 de coups perdus et au plus %2&#xa0;s par coup en moyenne.</translation>
    </message>
    <message>
        <source>All endings of up to four pieces</source>
        <translation>Toutes les finales jusqu’à quatre pièces</translation>
    </message>
    <message>
        <source>The move to know by heart is another one.</source>
        <translation>Le coup à connaître par cœur est un autre.</translation>
    </message>
    <message>
        <source>Right: %1 is the move.</source>
        <translation>Exact&#xa0;: le coup est %1.</translation>
    </message>
    <message>
        <source>Remember: %1.</source>
        <translation>À retenir&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It fits the method; the quickest mate begins with another move.</source>
        <translation>Il suit la méthode&#xa0;; le mat le plus rapide commence par un autre coup.</translation>
    </message>
    <message>
        <source>position %1 to know by heart</source>
        <translation>position %1 à connaître par cœur</translation>
    </message>
    <message>
        <source>Bishop and knight: positions to know by heart</source>
        <translation>Fou et cavalier&#xa0;: positions à connaître par cœur</translation>
    </message>
    <message>
        <source>Play the method&apos;s move, which you should know by heart.</source>
        <translation>Jouez le coup de la méthode, à connaître par cœur.</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>coup unique</translation>
    </message>
    <message>
        <source>waiting move</source>
        <translation>coup d’attente</translation>
    </message>
    <message>
        <source>That is not the waiting move.</source>
        <translation>Ce n’est pas le coup d’attente.</translation>
    </message>
    <message>
        <source>You finished this stage without wasting a move.</source>
        <translation>Étape terminée sans un seul coup perdu.</translation>
    </message>
    <message numerus="yes">
        <source>You finished this stage in %n move(s); the fewest are %1.</source>
        <translation>
            <numerusform>Étape terminée en un coup&#xa0;; le minimum est %1.</numerusform>
            <numerusform>Étape terminée en %n coups&#xa0;; le minimum est %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the only move that wins.</source>
        <translation>Trouvez le seul coup qui gagne.</translation>
    </message>
    <message>
        <source>Find a waiting move.</source>
        <translation>Trouvez un coup d’attente.</translation>
    </message>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>Matez en un coup.</numerusform>
            <numerusform>Matez en %n coups au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer promote the pawn within %n move(s).</source>
        <translation>
            <numerusform>Vous ne pouvez plus promouvoir le pion en un coup.</numerusform>
            <numerusform>Vous ne pouvez plus promouvoir le pion en %n coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer reach the stage “%1” within %n move(s).</source>
        <translation>
            <numerusform>Vous ne pouvez plus atteindre l’étape «&#xa0;%1&#xa0;» en un coup.</numerusform>
            <numerusform>Vous ne pouvez plus atteindre l’étape «&#xa0;%1&#xa0;» en %n coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer mate within %n move(s).</source>
        <translation>
            <numerusform>Vous ne pouvez plus mater en un coup.</numerusform>
            <numerusform>Vous ne pouvez plus mater en %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first answer was wrong.</source>
        <translation>Votre première réponse était fausse.</translation>
    </message>
    <message>
        <source>You solved the question.</source>
        <translation>Vous avez résolu la question.</translation>
    </message>
    <message numerus="yes">
        <source>You promoted the pawn in %n move(s) and kept the win.</source>
        <translation>
            <numerusform>Vous avez promu le pion en un coup en gardant le gain.</numerusform>
            <numerusform>Vous avez promu le pion en %n coups en gardant le gain.</numerusform>
        </translation>
    </message>
    <message>
        <source>A question of a course</source>
        <translation>Une question d’un cours</translation>
    </message>
    <message>
        <source>Only-move drills</source>
        <translation>Exercices de coup unique</translation>
    </message>
    <message>
        <source>Waiting-move drills</source>
        <translation>Exercices de coup d’attente</translation>
    </message>
    <message>
        <source>The same kind of position once more, so that it sticks.</source>
        <translation>Encore une position du même genre, pour que ce soit acquis.</translation>
    </message>
    <message numerus="yes">
        <source>Promote the pawn within %n move(s), keeping the win.</source>
        <translation>
            <numerusform>Promouvez le pion en un coup en gardant le gain.</numerusform>
            <numerusform>Promouvez le pion en %n coups au plus en gardant le gain.</numerusform>
        </translation>
    </message>
    <message>
        <source>failed</source>
        <comment>the result of an exam</comment>
        <translation>insuffisant</translation>
    </message>
    <message>
        <source>satisfactory</source>
        <comment>the result of an exam</comment>
        <translation>assez bien</translation>
    </message>
    <message>
        <source>good</source>
        <comment>the result of an exam</comment>
        <translation>bien</translation>
    </message>
    <message>
        <source>very good</source>
        <comment>the result of an exam</comment>
        <translation>très bien</translation>
    </message>
    <message>
        <source>excellent</source>
        <comment>the result of an exam</comment>
        <translation>excellent</translation>
    </message>
    <message>
        <source>You know this position from the course.</source>
        <translation>Vous avez vu cette position dans le cours.</translation>
    </message>
    <message>
        <source>Take moves back, or give up.</source>
        <translation>Reprenez des coups, ou abandonnez.</translation>
    </message>
    <message>
        <source>due now</source>
        <translation>à revoir maintenant</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>This exercise is due again now.</source>
        <translation>Cet exercice est de nouveau à revoir.</translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n day(s).</source>
        <translation>
            <numerusform>Cet exercice reviendra dans un jour.</numerusform>
            <numerusform>Cet exercice reviendra dans %n jours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n minute(s).</source>
        <translation>
            <numerusform>Cet exercice reviendra dans une minute.</numerusform>
            <numerusform>Cet exercice reviendra dans %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>dans %n jour</numerusform>
            <numerusform>dans %n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n minute(s)</source>
        <translation>
            <numerusform>dans %n minute</numerusform>
            <numerusform>dans %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>mate in %1–%2</source>
        <translation>mat en %1–%2</translation>
    </message>
    <message>
        <source>mate in %1 or more</source>
        <translation>mat en %1 ou plus</translation>
    </message>
    <message>
        <source>You did not reach the goal in time or did not hold the draw; or you threw the win or the draw away, even if you took that back; or you were shown a move, or had hints or take-backs on more than %1 of your moves (rounded up).</source>
        <translation>Vous n’avez pas atteint le but à temps ou pas tenu la nulle&#xa0;; ou vous avez gâché le gain ou la nulle, même en reprenant le coup&#xa0;; ou un coup vous a été montré, ou vous avez eu des indices ou des reprises sur plus de %1 de vos coups (arrondi au-dessus).</translation>
    </message>
    <message>
        <source>from your games</source>
        <translation>de vos parties</translation>
    </message>
    <message>
        <source>My own mistakes</source>
        <translation>Mes propres erreurs</translation>
    </message>
    <message>
        <source>You gave points away in this position in one of your games.</source>
        <translation>Dans cette position, vous avez laissé échapper des points dans une de vos parties.</translation>
    </message>
    <message>
        <source>You gave up, so it counts as failed.</source>
        <translation>Vous avez abandonné&#xa0;; cela compte comme un échec.</translation>
    </message>
    <message>
        <source>You threw the result away and took the move back, so it counts as failed.</source>
        <translation>Vous aviez gâché le résultat, puis repris le coup&#xa0;; cela compte comme un échec.</translation>
    </message>
    <message>
        <source>You had too much help, so it counts as failed.</source>
        <translation>Vous avez eu trop d’aide&#xa0;; cela compte comme un échec.</translation>
    </message>
    <message>
        <source>Solved with help.</source>
        <translation>Résolue avec de l’aide.</translation>
    </message>
    <message>
        <source>Solved at the second try.</source>
        <translation>Résolue au deuxième essai.</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n move(s) taken back.</source>
        <translation>
            <numerusform>Résolue après un coup repris.</numerusform>
            <numerusform>Résolue après %n coups repris.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is a few more than best play takes.</source>
        <translation>C’est un peu plus qu’avec le meilleur jeu.</translation>
    </message>
    <message numerus="yes">
        <source>Play until the next stage of the win begins, “%1”. You have %n move(s).</source>
        <translation>
            <numerusform>Jouez jusqu’au début de l’étape suivante du gain&#xa0;: «&#xa0;%1&#xa0;». Vous avez un coup.</numerusform>
            <numerusform>Jouez jusqu’au début de l’étape suivante du gain&#xa0;: «&#xa0;%1&#xa0;». Vous avez %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>You were shown the answer, so it counts as failed.</source>
        <translation>Vous avez vu la réponse&#xa0;; cela compte comme un échec.</translation>
    </message>
    <message>
        <source>It may be turned or mirrored, with the colours swapped; “See the game” shows the original afterwards.</source>
        <translation>Elle peut être tournée ou vue en miroir, couleurs inversées ; « Voir la partie » montre ensuite l’originale.</translation>
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
        <translation>%1 ces quatre dernières semaines, %2 avant.</translation>
    </message>
    <message>
        <source>Hold the draw</source>
        <translation>Tenir la nulle</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Gagner</translation>
    </message>
    <message>
        <source>Hardest so far: %1.</source>
        <translation>Le plus difficile jusqu’ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>Jours de suite</translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation>record&#xa0;: %1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Réussis</translation>
    </message>
    <message>
        <source>Moves wasted</source>
        <translation>Coups perdus</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Temps par coup</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Pour aujourd’hui</translation>
    </message>
    <message>
        <source>%1 within a week</source>
        <translation>%1 sous une semaine</translation>
    </message>
    <message>
        <source>Success rate by week</source>
        <translation>Taux de réussite par semaine</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semaine</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>Pourcentage</translation>
    </message>
    <message>
        <source>Moves wasted by week</source>
        <translation>Coups perdus par semaine</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>Perdus</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Mates against perfect defence</source>
        <translation>Mats contre la défense parfaite</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Aucun pour l’instant.</translation>
    </message>
    <message>
        <source>Mates</source>
        <translation>Mats</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>Vos coups</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Jeu parfait</translation>
    </message>
    <message>
        <source>Time per move by week</source>
        <translation>Temps par coup, par semaine</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Secondes par coup</translation>
    </message>
    <message>
        <source>By ending</source>
        <translation>Par finale</translation>
    </message>
    <message>
        <source>By stage</source>
        <translation>Par étape</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Essais</translation>
    </message>
    <message>
        <source>Coming up</source>
        <translation>À revoir bientôt</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) in the next two weeks.</source>
        <translation>
            <numerusform>%n exercice dans les deux prochaines semaines.</numerusform>
            <numerusform>%n exercices dans les deux prochaines semaines.</numerusform>
        </translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>À revoir</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Today and overdue</source>
        <translation>Aujourd’hui et en retard</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a date</comment>
        <translation>dddd d MMMM</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>ddd d</source>
        <comment>weekday and day, short</comment>
        <translation>ddd d</translation>
    </message>
    <message>
        <source>Where you throw results away</source>
        <translation>Où vous gâchez le résultat</translation>
    </message>
    <message>
        <source>Nowhere so far.</source>
        <translation>Nulle part jusqu’ici.</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Case</translation>
    </message>
    <message numerus="yes">
        <source>thrown away here %n time(s)</source>
        <translation>
            <numerusform>résultat gâché ici %n fois</numerusform>
            <numerusform>résultat gâché ici %n fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln attempt(s)</source>
        <translation>
            <numerusform>%1 sur %Ln essai</numerusform>
            <numerusform>%1 sur %Ln essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln coup</numerusform>
            <numerusform>%Ln coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages read</source>
        <translation>Pages lues</translation>
    </message>
    <message>
        <source>of %1 in the courses</source>
        <translation>sur %1 dans les cours</translation>
    </message>
    <message>
        <source>The courses</source>
        <translation>Les cours</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Cours</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>You would now solve about %1 of the exercises you have practised.</source>
        <translation>Aujourd’hui, vous réussiriez environ %1 de ce que vous avez travaillé.</translation>
    </message>
    <message>
        <source>Known by heart</source>
        <translation>Par cœur</translation>
    </message>
    <message>
        <source>Questions solved</source>
        <translation>Questions résolues</translation>
    </message>
    <message>
        <source>%1 of %2 questions solved; %3 of %4 pages read.</source>
        <translation>Questions résolues&#xa0;: %1 sur %2&#xa0;; pages lues&#xa0;: %3 sur %4.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>%1 par coup</translation>
    </message>
    <message>
        <source>Wasted per move</source>
        <translation>Perdus par coup</translation>
    </message>
    <message>
        <source>Wasted per move in won positions</source>
        <translation>Perdus par coup en position gagnante</translation>
    </message>
    <message>
        <source>In all attempts, solved or not.</source>
        <translation>Dans tous les essais, réussis ou non.</translation>
    </message>
    <message>
        <source>Results thrown away: in all attempts, without moves taken back.</source>
        <translation>Résultats gâchés&#xa0;: dans tous les essais, sans les coups repris.</translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s), most often with a move to %1.</source>
        <translation>
            <numerusform>Vous avez gâché un gain ou une nulle une fois, avec un coup en %1.</numerusform>
            <numerusform>Vous avez gâché un gain ou une nulle %n fois, le plus souvent avec un coup en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s).</source>
        <translation>
            <numerusform>Vous avez gâché un gain ou une nulle une fois.</numerusform>
            <numerusform>Vous avez gâché un gain ou une nulle %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>Days with at least one exercise, of any ending.</source>
        <translation>Jours avec au moins un exercice, quelle que soit la finale.</translation>
    </message>
    <message>
        <source>Solved on your own</source>
        <translation>Réussis sans aide</translation>
    </message>
    <message>
        <source>Exercises that you have practised before, overdue ones included.</source>
        <translation>Exercices déjà travaillés, y compris ceux en retard.</translation>
    </message>
    <message>
        <source>In all courses, whatever the ending, with or without help.</source>
        <translation>Dans tous les cours, quelle que soit la finale, avec ou sans aide.</translation>
    </message>
    <message>
        <source>Other attempts</source>
        <translation>Autres essais</translation>
    </message>
    <message numerus="yes">
        <source>Over %n mate(s), you needed %1 moves on average; best play needs %2.</source>
        <translation>
            <numerusform>Pour un mat, il vous a fallu %1 coups&#xa0;; un jeu parfait en demande %2.</numerusform>
            <numerusform>Pour %n mats, il vous a fallu %1 coups en moyenne&#xa0;; un jeu parfait en demande %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results thrown away: %1</source>
        <translation>résultats gâchés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Questions of the courses</source>
        <translation>Questions des cours</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <comment>successful attempts, all attempts and their share</comment>
        <translation>%1 sur %2 (%3)</translation>
    </message>
    <message>
        <source>Only attempts without hints and take-backs count, and only if no move threw the result away.</source>
        <translation>Seuls comptent les essais sans indice ni coup repris où aucun coup n’a gâché le résultat.</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln move(s)</source>
        <comment>moves wasted</comment>
        <translation>
            <numerusform>perdus&#xa0;: %1&#xa0;; joués&#xa0;: %Ln</numerusform>
            <numerusform>perdus&#xa0;: %1&#xa0;; joués&#xa0;: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; results thrown away: %2</source>
        <comment>moves wasted</comment>
        <translation>%1&#xa0;; résultats gâchés&#xa0;: %2</translation>
    </message>
    <message>
        <source>In all attempts to win, solved or not, without moves taken back.</source>
        <translation>Dans tous les essais à gagner, réussis ou non, sans les coups repris.</translation>
    </message>
</context>
<context>
    <name>PracticeCommands</name>
    <message>
        <source>Pr&amp;actice</source>
        <translation>E&amp;xercices</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>S’&amp;exercer</translation>
    </message>
    <message>
        <source>Do the exercises that are due, one after another</source>
        <translation>Faire les exercices à revoir, l’un après l’autre</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Exercice suivant</translation>
    </message>
    <message>
        <source>St&amp;op practising</source>
        <translation>&amp;Quitter les exercices</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Session &amp;length</source>
        <translation>&amp;Durée de la séance</translation>
    </message>
    <message>
        <source>&amp;What to practise</source>
        <translation>Th&amp;ème des exercices</translation>
    </message>
    <message>
        <source>Gra&amp;ding…</source>
        <translation>&amp;Notes…</translation>
    </message>
    <message>
        <source>See how attempts are graded and change the limits</source>
        <translation>Voir comment les essais sont notés et modifier les limites</translation>
    </message>
    <message>
        <source>&amp;Read about it</source>
        <translation>&amp;Lire à ce sujet</translation>
    </message>
    <message>
        <source>Go to the course page that teaches what this exercise is about</source>
        <translation>Aller à la page du cours qui explique le thème de cet exercice</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s)</source>
        <translation>
            <numerusform>%n exercice</numerusform>
            <numerusform>%n exercices</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Start the exercise again from its position, without a grade</source>
        <translation>Recommencer l’exercice depuis sa position, sans note</translation>
    </message>
    <message>
        <source>Every &amp;question of the courses</source>
        <translation>&amp;Toutes les questions des cours</translation>
    </message>
    <message>
        <source>Practise the questions that you solved as well as those that you failed</source>
        <translation>S’exercer aussi sur les questions réussies, pas seulement sur celles ratées</translation>
    </message>
    <message>
        <source>Bac&amp;k to the game</source>
        <translation>&amp;Retour à la partie</translation>
    </message>
    <message>
        <source>The next exercise comes when this one is finished.</source>
        <translation>L’exercice suivant viendra quand celui-ci sera terminé.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+U gives up and shows the solution.</source>
        <translation>Ctrl+Maj+U abandonne et montre la solution.</translation>
    </message>
    <message>
        <source>Press Esc again to stop practising.</source>
        <translation>Appuyez à nouveau sur Échap pour quitter les exercices.</translation>
    </message>
    <message>
        <source>The exercise that you have begun will not count.</source>
        <translation>L’exercice que vous avez commencé ne comptera pas.</translation>
    </message>
    <message>
        <source>See the &amp;game</source>
        <translation>Voir la &amp;partie</translation>
    </message>
    <message>
        <source>Open your game at this position, once the exercise is finished</source>
        <translation>Ouvrir votre partie à cette position, une fois l’exercice terminé</translation>
    </message>
    <message>
        <source>Keep practising</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>After a failed attempt, goes to the course page about this exercise, if there is one</source>
        <translation>Après un essai raté, va à la page du cours sur cet exercice, s’il y en a une</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Position after %1.</source>
        <translation>Position après %1.</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Aperçu avant impression</translation>
    </message>
    <message>
        <source>Starting position.</source>
        <translation>Position de départ.</translation>
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
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Oui</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
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
        <translation>Maj</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Page préc</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Page suiv</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>RecordSigns</name>
    <message>
        <source>Four moves are equally good here.</source>
        <translation>Quatre coups se valent ici.</translation>
    </message>
    <message>
        <source>This move throws the win away.</source>
        <translation>Ce coup gâche le gain.</translation>
    </message>
    <message>
        <source>The program played this move.</source>
        <translation>Le programme a joué ce coup.</translation>
    </message>
    <message>
        <source>This move delays mate by one move.</source>
        <translation>Ce coup retarde le mat d’un coup.</translation>
    </message>
    <message>
        <source>This move brings mate one move closer.</source>
        <translation>Ce coup rapproche le mat d’un coup.</translation>
    </message>
    <message>
        <source>This move loses a drawn position.</source>
        <translation>Ce coup perd une position nulle.</translation>
    </message>
    <message>
        <source>This move was played after a hint.</source>
        <translation>Ce coup a été joué après un indice.</translation>
    </message>
    <message>
        <source>The author of a course or a game marks good moves with “!” and mistakes with “?”; “!!” and “??” are stronger, “!?” and “?!” less certain.</source>
        <translation>L’auteur d’un cours ou d’une partie signale les bons coups par «&#xa0;!&#xa0;» et les fautes par «&#xa0;?&#xa0;»&#xa0;; «&#xa0;!!&#xa0;» et «&#xa0;??&#xa0;» sont plus forts, «&#xa0;!?&#xa0;» et «&#xa0;?!&#xa0;» moins sûrs.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>Un coup est le meilleur ici.</numerusform>
            <numerusform>%n coups se valent ici.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>%1 has no king.</source>
        <translation>Les %1 n’ont pas de roi.</translation>
    </message>
    <message>
        <source>%1 has more than one king (%2).</source>
        <translation>Les %1 ont plus d’un roi (%2).</translation>
    </message>
    <message>
        <source>The kings are next to each other (%1).</source>
        <translation>Les rois sont sur des cases voisines (%1).</translation>
    </message>
    <message>
        <source>%1 has more than eight pawns.</source>
        <translation>Les %1 ont plus de huit pions.</translation>
    </message>
    <message>
        <source>%1 has more than sixteen pieces.</source>
        <translation>Les %1 ont plus de seize pièces.</translation>
    </message>
    <message>
        <source>The side to move was not given: White is assumed.</source>
        <translation>Le trait n’était pas indiqué&#xa0;: il est donné aux Blancs.</translation>
    </message>
    <message>
        <source>Castling rights were dropped: the king or rook is not on its home square.</source>
        <translation>Des droits de roque ont été écartés&#xa0;: le roi ou la tour n’est pas sur sa case d’origine.</translation>
    </message>
    <message>
        <source>The en passant square was dropped: no pawn can just have passed it.</source>
        <translation>La case de prise en passant a été écartée&#xa0;: aucun pion ne peut venir de la franchir.</translation>
    </message>
    <message>
        <source>“%1” is not possible here.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas possible ici.</translation>
    </message>
    <message>
        <source>“%1” could be %2. Please be more specific.</source>
        <translation>«&#xa0;%1&#xa0;» peut être %2. Précisez lequel.</translation>
    </message>
    <message>
        <source>Pawns cannot stand on the first or last rank (%1).</source>
        <translation>Un pion ne peut être ni sur la première ni sur la dernière rangée (%1).</translation>
    </message>
    <message>
        <source>%1 has more promoted pieces than missing pawns.</source>
        <translation>Les %1 ont plus de pièces promues que de pions manquants.</translation>
    </message>
    <message>
        <source>No legal move can have given this check to %1 (%2).</source>
        <translation>Aucun coup légal n’a pu donner cet échec aux %1 (%2).</translation>
    </message>
    <message>
        <source>%1 cannot castle: the king or the rook is no longer on its home square (%2).</source>
        <translation>Les %1 ne peuvent pas roquer&#xa0;: le roi ou la tour n’est plus sur sa case d’origine (%2).</translation>
    </message>
    <message>
        <source>No pawn can have just passed %1.</source>
        <translation>Aucun pion ne peut venir de franchir %1.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>Le texte est vide.</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters.</source>
        <translation>Le texte dépasse %1 caractères.</translation>
    </message>
    <message>
        <source>This character is not allowed in a FEN (character %1).</source>
        <translation>Ce caractère n’est pas admis dans une FEN (caractère %1).</translation>
    </message>
    <message>
        <source>“%1” is neither a piece nor a number of squares (character %2).</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni une pièce ni un nombre de cases (caractère %2).</translation>
    </message>
    <message>
        <source>Rank %1 has more than eight squares (character %2).</source>
        <translation>La rangée %1 a plus de huit cases (caractère %2).</translation>
    </message>
    <message>
        <source>Rank %1 has fewer than eight squares (character %2).</source>
        <translation>La rangée %1 a moins de huit cases (caractère %2).</translation>
    </message>
    <message>
        <source>There are more than eight ranks (character %1).</source>
        <translation>Il y a plus de huit rangées (caractère %1).</translation>
    </message>
    <message>
        <source>There are fewer than eight ranks (character %1).</source>
        <translation>Il y a moins de huit rangées (caractère %1).</translation>
    </message>
    <message>
        <source>The side to move must be w or b (character %1).</source>
        <translation>Le trait doit être w ou b (caractère %1).</translation>
    </message>
    <message>
        <source>The castling rights must be - or letters from KQkq (character %1).</source>
        <translation>Les droits de roque doivent être - ou des lettres de KQkq (caractère %1).</translation>
    </message>
    <message>
        <source>The en passant square must be - or a square of the third or sixth rank (character %1).</source>
        <translation>La case de prise en passant doit être - ou une case de la troisième ou de la sixième rangée (caractère %1).</translation>
    </message>
    <message>
        <source>The halfmove clock must be a number from 0 to %1 (character %2).</source>
        <translation>Le compteur de demi-coups doit être un nombre de 0 à %1 (caractère %2).</translation>
    </message>
    <message>
        <source>The move number must be between 1 and %1 (character %2).</source>
        <translation>Le numéro du coup doit être compris entre 1 et %1 (caractère %2).</translation>
    </message>
    <message>
        <source>There is extra text after the position (character %1).</source>
        <translation>Il y a du texte en trop après la position (caractère %1).</translation>
    </message>
    <message>
        <source>The tablebases ignore castling, but castling is still possible here.</source>
        <translation>Les tables de finales ignorent le roque, mais ici on peut encore roquer.</translation>
    </message>
    <message>
        <source>Not in the tablebases: this position has %1 pieces, and the tablebases cover at most %2.</source>
        <translation>Hors des tables de finales&#xa0;: cette position a %1 pièces, les tables vont jusqu’à %2.</translation>
    </message>
    <message>
        <source>“%1” is not a tag. Skipped.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une balise. Elle est ignorée.</translation>
    </message>
    <message>
        <source>The value of the tag %1 has no closing quotation mark.</source>
        <translation>Il manque le guillemet fermant à la valeur de la balise %1.</translation>
    </message>
    <message>
        <source>The tag %1 is given twice. The first one counts.</source>
        <translation>La balise %1 figure deux fois. La première compte.</translation>
    </message>
    <message>
        <source>The FEN tag cannot be read. The moves are skipped.</source>
        <translation>La balise FEN est illisible. Les coups sont ignorés.</translation>
    </message>
    <message>
        <source>The FEN tag gives an illegal position. The moves are skipped.</source>
        <translation>La balise FEN donne une position illégale. Les coups sont ignorés.</translation>
    </message>
    <message>
        <source>This game is a chess variant (%1). The moves are skipped.</source>
        <translation>Cette partie relève d’une variante des échecs (%1). Les coups sont ignorés.</translation>
    </message>
    <message>
        <source>“%1” is not a move. The rest of the line is skipped.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un coup. Le reste de la variante est ignoré.</translation>
    </message>
    <message>
        <source>%1 is illegal here. The rest of the line is skipped.</source>
        <translation>%1 est illégal ici. Le reste de la variante est ignoré.</translation>
    </message>
    <message>
        <source>%1 is ambiguous. The rest of the line is skipped.</source>
        <translation>%1 est ambigu. Le reste de la variante est ignoré.</translation>
    </message>
    <message>
        <source>This variation has no move to branch from. Skipped.</source>
        <translation>Cette variante n’a pas de coup dont s’écarter. Elle est ignorée.</translation>
    </message>
    <message>
        <source>This variation is nested too deeply. Skipped.</source>
        <translation>Cette variante est imbriquée trop profondément. Elle est ignorée.</translation>
    </message>
    <message>
        <source>The game has more than %1 moves. The rest is skipped.</source>
        <translation>La partie a plus de %1 coups. Le reste est ignoré.</translation>
    </message>
    <message>
        <source>The game is larger than %1 MiB. The rest is skipped.</source>
        <translation>La partie dépasse %1&#xa0;Mio. Le reste est ignoré.</translation>
    </message>
    <message>
        <source>“%1” makes no sense here. Skipped.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de sens ici. Ignoré.</translation>
    </message>
    <message>
        <source>“%1” is not an annotation glyph. Skipped.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un signe d’annotation. Ignoré.</translation>
    </message>
    <message>
        <source>This comment has no closing brace.</source>
        <translation>Il manque l’accolade fermante à ce commentaire.</translation>
    </message>
    <message>
        <source>This variation has no closing parenthesis.</source>
        <translation>Il manque la parenthèse fermante à cette variante.</translation>
    </message>
    <message>
        <source>The pawn</source>
        <translation>Le pion</translation>
    </message>
    <message>
        <source>The knight</source>
        <translation>Le cavalier</translation>
    </message>
    <message>
        <source>The bishop</source>
        <translation>Le fou</translation>
    </message>
    <message>
        <source>The rook</source>
        <translation>La tour</translation>
    </message>
    <message>
        <source>The queen</source>
        <translation>La dame</translation>
    </message>
    <message>
        <source>The king</source>
        <translation>Le roi</translation>
    </message>
    <message>
        <source>It is White&apos;s turn.</source>
        <translation>Le trait est aux Blancs.</translation>
    </message>
    <message>
        <source>It is Black&apos;s turn.</source>
        <translation>Le trait est aux Noirs.</translation>
    </message>
    <message>
        <source>%1 on %2 would take the king.</source>
        <translation>%1 en %2 prendrait le roi.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <comment>a place in a file, and what is wrong there</comment>
        <translation>Ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>There is no piece on %1.</source>
        <translation>Il n’y a pas de pièce en %1.</translation>
    </message>
    <message>
        <source>%1 cannot go to %2.</source>
        <translation>%1 ne peut pas aller en %2.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 ne peut pas bouger.</translation>
    </message>
    <message>
        <source>“%1” is not a move. Type one like Nd3 or e3d5.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un coup. Tapez par exemple Cd3 ou e3d5.</translation>
    </message>
    <message>
        <source>%1 is a null move, which is impossible in check. The rest of the line is skipped.</source>
        <translation>%1 est un coup nul, impossible lorsque le roi est en échec. Le reste de la variante est ignoré.</translation>
    </message>
    <message>
        <source>The move number 0 was read as 1.</source>
        <translation>Le numéro de coup 0 a été lu comme 1.</translation>
    </message>
    <message>
        <source>White is in check (%1), but it is Black&apos;s turn.</source>
        <translation>Les Blancs sont en échec (%1), mais le trait est aux Noirs.</translation>
    </message>
    <message>
        <source>Black is in check (%1), but it is White&apos;s turn.</source>
        <translation>Les Noirs sont en échec (%1), mais le trait est aux Blancs.</translation>
    </message>
    <message>
        <source>That is not a FEN, which looks like %1.</source>
        <translation>Ce n’est pas une FEN, qui ressemble à ceci&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The other king guards %1.</source>
        <translation>L’autre roi contrôle %1.</translation>
    </message>
    <message>
        <source>%1 on %2 guards %3.</source>
        <comment>a piece, its square and the square that it guards</comment>
        <translation>%1 en %2 contrôle %3.</translation>
    </message>
    <message>
        <source>“%1” is not a position. Skipped.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une position. Ignoré.</translation>
    </message>
    <message>
        <source>The Result tag and the result after the moves differ; %1 counts.</source>
        <translation>L’étiquette Result et le résultat à la suite des coups diffèrent ; c’est %1 qui compte.</translation>
    </message>
    <message>
        <source>“%1” is an illegal position. Skipped.</source>
        <translation>« %1 » est une position illégale. Ignorée.</translation>
    </message>
    <message>
        <source>%1 is castling of Chess960, which is not supported. The rest of the line is skipped.</source>
        <translation>%1 est un roque des échecs 960, qui n’est pas pris en charge. Le reste de la variante est ignoré.</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>With best play it is a draw.</source>
        <translation>Avec un jeu parfait, c’est nulle.</translation>
    </message>
    <message>
        <source>White could have mated in %1.</source>
        <translation>Les Blancs auraient pu mater en %1.</translation>
    </message>
    <message>
        <source>Black could have mated in %1.</source>
        <translation>Les Noirs auraient pu mater en %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to mate with best play from the start</source>
        <translation>
            <numerusform>%n coup jusqu’au mat avec un jeu parfait depuis le départ</numerusform>
            <numerusform>%n coups jusqu’au mat avec un jeu parfait depuis le départ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n played so far.</source>
        <translation>
            <numerusform>%1&#xa0;; %n joué jusqu’ici.</numerusform>
            <numerusform>%1&#xa0;; %n joués jusqu’ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>No moves wasted.</source>
        <translation>Aucun coup perdu.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) wasted.</source>
        <translation>
            <numerusform>%n coup perdu.</numerusform>
            <numerusform>%n coups perdus.</numerusform>
        </translation>
    </message>
    <message>
        <source>No hints and no take-backs.</source>
        <translation>Sans indice ni coup repris.</translation>
    </message>
    <message>
        <source>Best reply: %1.</source>
        <translation>Meilleure réponse&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The win was thrown away with %1.</source>
        <translation>Le gain a été gâché par %1.</translation>
    </message>
    <message>
        <source>The draw was thrown away with %1.</source>
        <translation>La nulle a été gâchée par %1.</translation>
    </message>
    <message>
        <source>The costliest move was %1.</source>
        <translation>Le coup le plus coûteux a été %1.</translation>
    </message>
    <message numerus="yes">
        <source>Below are the costliest moves; the move list marks %n more.</source>
        <translation>
            <numerusform>Voici les coups les plus coûteux&#xa0;; la liste des coups en marque un autre.</numerusform>
            <numerusform>Voici les coups les plus coûteux&#xa0;; la liste des coups en marque %n autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exam failed.</source>
        <translation>Examen non réussi.</translation>
    </message>
    <message>
        <source>Exam passed. Grade: %1.</source>
        <translation>Examen réussi. Mention&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Coup repris.</translation>
    </message>
    <message>
        <source>You played %1 here. Find a better move.</source>
        <translation>Vous avez joué %1 ici. Trouvez un meilleur coup.</translation>
    </message>
</context>
<context>
    <name>ReviewCommands</name>
    <message>
        <source>Your mistakes could not be saved.</source>
        <translation>Vos erreurs n’ont pas pu être enregistrées.</translation>
    </message>
    <message>
        <source>The disk may be full. Free some space and try again.</source>
        <translation>Le disque est peut-être plein. Libérez de la place et réessayez.</translation>
    </message>
    <message>
        <source>Look through your games</source>
        <translation>Passer vos parties en revue</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Parties (*.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>&amp;Look through my games…</source>
        <translation>&amp;Passer mes parties en revue…</translation>
    </message>
    <message>
        <source>See how you played the endings of all games of a PGN file</source>
        <translation>Voir comment vous avez joué les finales de toutes les parties d’un fichier PGN</translation>
    </message>
    <message>
        <source>&amp;Back to my endgames</source>
        <translation>Retour à mes &amp;finales</translation>
    </message>
    <message>
        <source>Show the endings of the games that were looked through last</source>
        <translation>Afficher les finales des dernières parties passées en revue</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>castles short</source>
        <translation>petit roque</translation>
    </message>
    <message>
        <source>castles long</source>
        <translation>grand roque</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <comment>a move aloud: a piece without article, a square</comment>
        <translation>%1 prend en %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a move aloud: a piece without article, a square</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>checkmate</source>
        <comment>after a move aloud</comment>
        <translation>échec et mat</translation>
    </message>
    <message>
        <source>stalemate</source>
        <comment>after a move aloud</comment>
        <translation>pat</translation>
    </message>
    <message>
        <source>check</source>
        <comment>after a move aloud</comment>
        <translation>échec</translation>
    </message>
    <message>
        <source>%1 is not attacked.</source>
        <translation>%1 n’est pas attaquée.</translation>
    </message>
    <message>
        <source>%1 is attacked by: %2.</source>
        <comment>a square; pieces and their squares</comment>
        <translation>%1 est attaquée par&#xa0;: %2.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no piece of a side</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>White: %1. Black: %2.</source>
        <comment>pieces and their squares</comment>
        <translation>Blancs&#xa0;: %1. Noirs&#xa0;: %2.</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>a null move aloud</comment>
        <translation>passe</translation>
    </message>
</context>
<context>
    <name>SquareText</name>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Solving: %1…</source>
        <translation>Calcul&#xa0;: %1…</translation>
    </message>
    <message>
        <source>Solving was cancelled. Press “Try again” to see the result.</source>
        <translation>Le calcul a été annulé. Appuyez sur «&#xa0;Réessayer&#xa0;» pour voir le résultat.</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending. Close other programs and try again.</source>
        <translation>La mémoire n’a pas suffi pour calculer la finale. Fermez d’autres programmes et réessayez.</translation>
    </message>
    <message>
        <source>Illegal position</source>
        <translation>Position illégale</translation>
    </message>
    <message>
        <source>Analysis: you move for both sides.</source>
        <translation>Analyse&#xa0;: vous jouez les deux camps.</translation>
    </message>
    <message>
        <source>Your opponent plays by general principles.</source>
        <translation>Votre adversaire joue selon des principes généraux.</translation>
    </message>
    <message>
        <source>Your opponent defends like a human.</source>
        <translation>Votre adversaire se défend comme un humain.</translation>
    </message>
    <message>
        <source>Your opponent slips now and then.</source>
        <translation>Votre adversaire se trompe de temps en temps.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n more piece(s) (not the kings) to see the result.</source>
        <translation>
            <numerusform>Retirez encore une pièce (pas un roi) pour voir le résultat.</numerusform>
            <numerusform>Retirez encore %n pièces (pas les rois) pour voir le résultat.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tablebases do not cover castling: remove the castling rights to see the result.</source>
        <translation>Les tables de finales ignorent le roque&#xa0;: supprimez les droits de roque pour voir le résultat.</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Examen</translation>
    </message>
    <message>
        <source>Your opponent mates using the method.</source>
        <translation>Votre adversaire mate selon la méthode.</translation>
    </message>
    <message>
        <source>Your opponent mates using the method, which is being prepared.</source>
        <translation>Votre adversaire mate selon la méthode, en cours de préparation.</translation>
    </message>
    <message>
        <source>There is not enough memory for the method: your opponent plays perfectly.</source>
        <translation>Mémoire insuffisante pour la méthode&#xa0;: votre adversaire joue parfaitement.</translation>
    </message>
    <message>
        <source>a few seconds</source>
        <translation>quelques secondes</translation>
    </message>
    <message>
        <source>about a minute</source>
        <translation>environ une minute</translation>
    </message>
    <message>
        <source>Five-piece endings are solved on demand. This one takes %1 and up to %2 of memory.</source>
        <comment>some seconds; 1.8 GB</comment>
        <translation>Les finales de cinq pièces sont calculées à votre demande. Celle-ci prend %1 et jusqu’à %2 de mémoire.</translation>
    </message>
    <message>
        <source>%1 plays for your opponent here.</source>
        <translation>%1 joue ici pour votre adversaire.</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>environ une minute</numerusform>
            <numerusform>environ %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known whether this win survives the fifty-move rule.</source>
        <translation>On ne sait pas si ce gain résiste à la règle des cinquante coups.</translation>
    </message>
    <message>
        <source>With best play, the fifty-move rule comes before the mate.</source>
        <translation>Avec un jeu parfait, la règle des cinquante coups s’applique avant le mat.</translation>
    </message>
    <message>
        <source>Hold the draw to pass.</source>
        <translation>Pour réussir, tenez la nulle.</translation>
    </message>
    <message>
        <source>Checkmate to pass; the fewer moves you waste, the better the grade.</source>
        <translation>Pour réussir, matez&#xa0;; moins vous perdez de coups, meilleure est la mention.</translation>
    </message>
    <message>
        <source>Moves used: %1.</source>
        <translation>Coups joués&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Not solved by computer</source>
        <translation>Non calculé</translation>
    </message>
    <message>
        <source>This ending needs more memory than you allow. Raise the limit under Settings, Five-piece endings, and try again.</source>
        <translation>Cette finale demande plus de mémoire que vous n’en accordez. Relevez la limite sous Réglages, Finales de cinq pièces, puis réessayez.</translation>
    </message>
    <message>
        <source>%1, but too late: under the fifty-move rule this is a draw.</source>
        <comment>a win</comment>
        <translation>%1, mais trop tard&#xa0;: selon la règle des cinquante coups, c’est nulle.</translation>
    </message>
</context>
<context>
    <name>StatisticsCommands</name>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistiques…</translation>
    </message>
    <message>
        <source>Your progress by week, ending and stage</source>
        <translation>Vos progrès, par semaine, finale et étape</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>E&amp;xporter en CSV…</translation>
    </message>
    <message>
        <source>Export all attempts as a table for other programs</source>
        <translation>Exporter tous les essais en un tableau pour d’autres programmes</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>Sauve&amp;garder…</translation>
    </message>
    <message>
        <source>Save all practice data to a file</source>
        <translation>Enregistrer toute la progression dans un fichier</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Restaurer…</translation>
    </message>
    <message>
        <source>Replace your practice data with a backup</source>
        <translation>Remplacer votre progression par celle d’une sauvegarde</translation>
    </message>
    <message>
        <source>Erase every&amp;thing…</source>
        <translation>Tout e&amp;ffacer…</translation>
    </message>
    <message>
        <source>Start as if you had never practised</source>
        <translation>Repartir comme si vous n’aviez jamais fait d’exercice</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Five-piece e&amp;ndings</source>
        <translation>&amp;Finales de cinq pièces</translation>
    </message>
    <message>
        <source>%1 of disk space has been freed.</source>
        <translation>%1 d’espace disque ont été libérés.</translation>
    </message>
    <message>
        <source>Any endings you need will be solved again.</source>
        <translation>Les finales dont vous aurez besoin seront recalculées.</translation>
    </message>
    <message>
        <source>Not all endings could be deleted from the disk.</source>
        <translation>Toutes les finales n’ont pas pu être supprimées du disque.</translation>
    </message>
    <message>
        <source>Check that their folder is writable.</source>
        <translation>Vérifiez que leur dossier est accessible en écriture.</translation>
    </message>
    <message>
        <source>&amp;Keep solved endings on disk</source>
        <translation>&amp;Garder sur le disque les finales calculées</translation>
    </message>
    <message>
        <source>Endings solved once are available again at the next start</source>
        <translation>Les finales calculées une fois sont disponibles au prochain démarrage</translation>
    </message>
    <message>
        <source>&amp;Delete stored endings (frees %1)</source>
        <translation>&amp;Supprimer les finales gardées (libère %1)</translation>
    </message>
    <message>
        <source>All available memory</source>
        <translation>Toute la mémoire disponible</translation>
    </message>
    <message>
        <source>Up to %1 of memory</source>
        <translation>Jusqu’à %1 de mémoire</translation>
    </message>
</context>
<context>
    <name>TeachingMarks</name>
    <message>
        <source>Key squares: %1</source>
        <translation>Cases clés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Square of the pawn: %1</source>
        <comment>its opposite corners</comment>
        <translation>Carré du pion&#xa0;: %1</translation>
    </message>
    <message>
        <source>Squares of the pawns: %1</source>
        <comment>their opposite corners</comment>
        <translation>Carrés des pions&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>TrainingCommands</name>
    <message>
        <source>&amp;You play as</source>
        <translation>&amp;Vous jouez</translation>
    </message>
    <message>
        <source>The attacker</source>
        <translation>L’attaquant</translation>
    </message>
    <message>
        <source>The defender</source>
        <translation>Le défenseur</translation>
    </message>
    <message>
        <source>The &amp;program plays</source>
        <translation>Le &amp;programme joue</translation>
    </message>
    <message>
        <source>Perfectly</source>
        <translation>Parfaitement</translation>
    </message>
    <message>
        <source>By general principles</source>
        <translation>Selon des principes généraux</translation>
    </message>
    <message>
        <source>Ends the game</source>
        <translation>Termine la partie</translation>
    </message>
    <message>
        <source>Only warns</source>
        <translation>Avertit seulement</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivée</translation>
    </message>
    <message>
        <source>The &amp;fifty-move rule</source>
        <translation>Règle des 50 &amp;coups</translation>
    </message>
    <message>
        <source>The &amp;seventy-five-move rule</source>
        <translation>Règle des 75 coup&amp;s</translation>
    </message>
    <message>
        <source>&amp;Threefold repetition</source>
        <translation>&amp;Triple répétition</translation>
    </message>
    <message>
        <source>Both sides (analysis)</source>
        <translation>Les deux camps (analyse)</translation>
    </message>
    <message>
        <source>&amp;Hide mate distances and wasted moves</source>
        <translation>Mas&amp;quer distances et coups perdus</translation>
    </message>
    <message>
        <source>Until the game is over, the panels show who wins but not how soon</source>
        <translation>Jusqu’à la fin de la partie, les panneaux indiquent qui gagne, mais pas en combien de coups</translation>
    </message>
    <message>
        <source>&amp;Reveal them here</source>
        <translation>Les &amp;révéler ici</translation>
    </message>
    <message>
        <source>Show the mate distance and the wasted moves for this position</source>
        <translation>Montrer la distance au mat et les coups perdus pour cette position</translation>
    </message>
    <message>
        <source>Like a human</source>
        <translation>Comme un humain</translation>
    </message>
    <message>
        <source>With occasional slips</source>
        <translation>Avec quelques erreurs</translation>
    </message>
    <message>
        <source>Text&amp;book positions</source>
        <translation>Pos&amp;itions théoriques</translation>
    </message>
    <message>
        <source>&amp;Exam</source>
        <translation>&amp;Examen</translation>
    </message>
    <message>
        <source>Using the method (bishop and knight)</source>
        <translation>Selon la méthode (fou et cavalier)</translation>
    </message>
    <message>
        <source>Follow the &amp;method</source>
        <translation>Suivre la &amp;méthode</translation>
    </message>
    <message>
        <source>The coach guides you through the bishop-and-knight mate, one aim at a time</source>
        <translation>L’entraîneur vous guide jusqu’au mat fou et cavalier, un but après l’autre</translation>
    </message>
    <message>
        <source>Play the method&apos;s mo&amp;ve</source>
        <translation>&amp;Jouer le coup de la méthode</translation>
    </message>
    <message>
        <source>Play the method&apos;s next move for you</source>
        <translation>Quand vous suivez la méthode&#xa0;: joue son coup à votre place</translation>
    </message>
    <message>
        <source>&amp;Exam (last one on %1: %2)</source>
        <comment>a date and a result</comment>
        <translation>&amp;Examen (dernier le %1&#xa0;: %2)</translation>
    </message>
    <message>
        <source>Play a new position without comments, marks or take-backs, and get a grade at the end</source>
        <translation>Jouer une nouvelle position sans commentaire, repère ni reprise de coup, et recevoir une mention à la fin</translation>
    </message>
    <message>
        <source>End exam</source>
        <translation>Terminer l’examen</translation>
    </message>
    <message>
        <source>End the exam without a grade and go on with the game as usual</source>
        <translation>Terminer l’examen sans mention et poursuivre la partie normalement</translation>
    </message>
    <message>
        <source>only when you mate with bishop and knight</source>
        <translation>seulement quand vous matez avec fou et cavalier</translation>
    </message>
    <message>
        <source>Another exam</source>
        <translation>Un autre examen</translation>
    </message>
    <message>
        <source>The game will be kept: Ctrl+Alt+Z brings it back.</source>
        <translation>La partie sera conservée&#xa0;: Ctrl+Alt+Z la rappelle.</translation>
    </message>
    <message>
        <source>not while a question is open</source>
        <translation>pas tant qu’une question est posée</translation>
    </message>
    <message>
        <source>follow the method first</source>
        <translation>suivez d’abord la méthode</translation>
    </message>
    <message>
        <source>You play one new position without hints, comments, marks or take-backs, and get a grade at the end.</source>
        <translation>Vous jouez une nouvelle position sans indice, commentaire, repère ni reprise de coup, et recevez une mention à la fin.</translation>
    </message>
    <message>
        <source>“Choose the kind of position” in the Game menu changes this.</source>
        <translation>«&#xa0;Choisir le type de position&#xa0;» dans le menu Partie change cela.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Begin an exam: %1?</source>
        <comment>an ending</comment>
        <translation>Commencer un examen&#xa0;: %1&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The text</source>
        <translation>Le texte</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a file in a sentence</comment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1 was not found.</source>
        <translation>%1 est introuvable.</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>Il a peut-être été déplacé, renommé ou supprimé.</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 est un dossier.</translation>
    </message>
    <message>
        <source>Choose a PGN file inside it.</source>
        <translation>Choisissez un fichier PGN qui s’y trouve.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 est illisible.</translation>
    </message>
    <message>
        <source>You may not have permission to read it.</source>
        <translation>Vous n’avez peut-être pas le droit de le lire.</translation>
    </message>
    <message>
        <source>%1 is too large.</source>
        <translation>%1 est trop volumineux.</translation>
    </message>
    <message>
        <source>Files of up to %1 MiB can be opened.</source>
        <translation>Les fichiers jusqu’à %1&#xa0;Mio peuvent être ouverts.</translation>
    </message>
    <message>
        <source>%1 contains no chess games.</source>
        <translation>%1 ne contient aucune partie d’échecs.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation>%1 vient d’une version plus récente de ce programme.</translation>
    </message>
    <message>
        <source>%1 has been changed by another program.</source>
        <translation>%1 a été modifié par un autre programme.</translation>
    </message>
    <message>
        <source>Open it again, or save your game under another name.</source>
        <translation>Rouvrez-le, ou enregistrez votre partie sous un autre nom.</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>Impossible d’enregistrer %1.</translation>
    </message>
    <message>
        <source>Save under another name: the folder may be read-only or the disk full.</source>
        <translation>Enregistrez sous un autre nom&#xa0;: le dossier est peut-être protégé en écriture ou le disque plein.</translation>
    </message>
    <message numerus="yes">
        <source>There are at least %n more errors.</source>
        <translation>
            <numerusform>Il y a au moins une autre erreur.</numerusform>
            <numerusform>Il y a au moins %n autres erreurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n more errors.</source>
        <translation>
            <numerusform>Il y a une autre erreur.</numerusform>
            <numerusform>Il y a %n autres erreurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts of this game could not be read.</source>
        <translation>Certains passages de cette partie n’ont pas pu être lus.</translation>
    </message>
    <message>
        <source>There is not enough memory. Close other programs and open it again.</source>
        <translation>Il n’y a pas assez de mémoire. Fermez d’autres programmes et rouvrez-le.</translation>
    </message>
    <message>
        <source>It is a pipe, a socket or a device. Choose a file.</source>
        <translation>C’est un tube, un socket ou un périphérique. Choisissez un fichier.</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>%1 n’a pas été enregistré.</translation>
    </message>
</context>
<context>
    <name>UndoCommands</name>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Reprendre le coup</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Réta&amp;blir</translation>
    </message>
    <message>
        <source>Redo what was taken back</source>
        <translation>Rétablir ce qui a été repris</translation>
    </message>
    <message>
        <source>Undo your last move or change</source>
        <translation>Annuler votre dernier coup ou changement</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>Position précédente</translation>
    </message>
    <message>
        <source>Go back to the game that was on the board before this one</source>
        <translation>Revenir à la partie qui était sur l’échiquier avant celle-ci</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Position suivante</translation>
    </message>
    <message>
        <source>Return to the game that followed this one</source>
        <translation>Revenir à la partie qui a suivi celle-ci</translation>
    </message>
</context>
<context>
    <name>WayBackCommands</name>
    <message>
        <source>Dismiss the message</source>
        <translation>Fermer le message</translation>
    </message>
    <message>
        <source>Cancel solving</source>
        <translation>Annuler le calcul</translation>
    </message>
    <message>
        <source>Stop solving the ending</source>
        <translation>Arrêter de calculer la finale</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Take over and keep playing</source>
        <translation>Reprendre la main et continuer</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Quitter la relecture</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Go back to the game</source>
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Poursuivre la partie</translation>
    </message>
    <message>
        <source>Clear the typed move</source>
        <translation>Effacer le coup tapé</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>Reposer la pièce</translation>
    </message>
    <message>
        <source>Leave the set-up</source>
        <translation>Quitter l’éditeur</translation>
    </message>
    <message>
        <source>Press Esc again to go back to the game.</source>
        <translation>Appuyez à nouveau sur Échap pour revenir à la partie.</translation>
    </message>
    <message>
        <source>The position you have set up will be lost.</source>
        <translation>La position que vous avez éditée sera perdue.</translation>
    </message>
    <message>
        <source>Go back to where the replay began</source>
        <translation>Revenir là où la relecture a commencé</translation>
    </message>
    <message>
        <source>It will not be graded.</source>
        <translation>Il ne sera pas noté.</translation>
    </message>
    <message>
        <source>End exam</source>
        <translation>Terminer l’examen</translation>
    </message>
    <message>
        <source>Press Esc again to end the exam.</source>
        <translation>Appuyez à nouveau sur Échap pour terminer l’examen.</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Quitter quand même</translation>
    </message>
    <message>
        <source>not in an exam</source>
        <translation>pas pendant un examen</translation>
    </message>
    <message>
        <source>Press Esc again to cancel your changes.</source>
        <translation>Appuyez à nouveau sur Échap pour annuler vos changements.</translation>
    </message>
    <message>
        <source>The page will be as it was before.</source>
        <translation>La page redeviendra comme avant.</translation>
    </message>
    <message>
        <source>Show the page as it was before</source>
        <translation>Montrer la page comme elle était</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Abandonner les modifications</translation>
    </message>
    <message>
        <source>Press Esc again to cancel solving the ending.</source>
        <translation>Appuyez encore sur Échap pour annuler le calcul de la finale.</translation>
    </message>
    <message>
        <source>It would have to start again.</source>
        <translation>Il devrait recommencer depuis le début.</translation>
    </message>
    <message>
        <source>Close the first steps</source>
        <translation>Fermer les premiers pas</translation>
    </message>
    <message>
        <source>Keep solving</source>
        <translation>Continuer le calcul</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Continuer à modifier</translation>
    </message>
    <message>
        <source>Continue the exam</source>
        <translation>Continuer l’examen</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Right Corner %1 is a trainer for chess endings with up to %2 pieces, above all the mate with bishop and knight. Each ending is solved in memory when needed; your data stays on your computer.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Right Corner %1 est un entraîneur de finales d’échecs jusqu’à %2 pièces, avant tout du mat avec fou et cavalier. Chaque finale est calculée en mémoire au besoin&#xa0;; vos données restent sur votre ordinateur.

Logiciel libre sous licence GNU General Public License, version 3 ou ultérieure.</translation>
    </message>
    <message>
        <source>About Right Corner</source>
        <translation>À propos de Right Corner</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Selon le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;About Right Corner</source>
        <translation>À &amp;propos de Right Corner</translation>
    </message>
    <message>
        <source>Game &amp;record</source>
        <translation>&amp;Feuille de partie</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Tous les coups</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Terms, symbols and &amp;keys</source>
        <translation>Termes, symboles et &amp;touches</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>Noir sur blanc</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation>Blanc sur noir</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a size of text, in percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>T&amp;aille du texte</translation>
    </message>
    <message>
        <source>Read &amp;moves aloud</source>
        <translation>Lire les coups &amp;à voix haute</translation>
    </message>
    <message>
        <source>Read each move with the system&apos;s text-to-speech voice</source>
        <translation>Lire chaque coup avec la synthèse vocale du système</translation>
    </message>
    <message>
        <source>Move sounds</source>
        <translation>Sons des coups</translation>
    </message>
    <message>
        <source>Hear moves, captures, checks and checkmate</source>
        <translation>Entendre les coups, les prises, les échecs et le mat</translation>
    </message>
    <message>
        <source>No sound player was found; install pw-play, paplay or aplay</source>
        <translation>Aucun lecteur audio trouvé&#xa0;; installez pw-play, paplay ou aplay</translation>
    </message>
    <message>
        <source>No text-to-speech program was found; install speech-dispatcher</source>
        <translation>Aucun programme de synthèse vocale trouvé&#xa0;; installez speech-dispatcher</translation>
    </message>
    <message>
        <source>no speech program found</source>
        <translation>aucune synthèse vocale trouvée</translation>
    </message>
    <message>
        <source>no sound player found</source>
        <translation>aucun lecteur audio trouvé</translation>
    </message>
    <message>
        <source>First &amp;steps</source>
        <translation>&amp;Premiers pas</translation>
    </message>
    <message>
        <source>Show the suggestions of the first start again</source>
        <translation>Montrer de nouveau les suggestions du premier démarrage</translation>
    </message>
    <message>
        <source>only beside a game of your own</source>
        <translation>seulement à côté d’une de vos parties</translation>
    </message>
    <message>
        <source>Endings in &amp;figures…</source>
        <translation>Les &amp;finales en chiffres…</translation>
    </message>
    <message>
        <source>All endings with their aims, longest wins, shares of results and zugzwangs</source>
        <translation>Toutes les finales avec leur but, le gain le plus long, la part des résultats et les zugzwangs</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Throws the win away.</source>
        <translation>Gâche le gain.</translation>
    </message>
    <message>
        <source>Turns a win into a loss.</source>
        <translation>Transforme un gain en défaite.</translation>
    </message>
    <message>
        <source>Throws the draw away.</source>
        <translation>Laisse échapper la nulle.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) slower than the best.</source>
        <translation>
            <numerusform>Un coup de plus que le meilleur.</numerusform>
            <numerusform>%n coups de plus que le meilleur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>Permet le mat un coup plus tôt.</numerusform>
            <numerusform>Permet le mat %n coups plus tôt.</numerusform>
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
        <translation>F</translation>
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
        <translation>Le mieux était %1.</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1 est le meilleur coup.</translation>
    </message>
    <message numerus="yes">
        <source>%1 works: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 gagne aussi&#xa0;: un coup de plus que le meilleur.</numerusform>
            <numerusform>%1 gagne aussi&#xa0;: %n coups de plus que le meilleur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 est un détour d’un coup.</numerusform>
            <numerusform>%1 est un détour de %n coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>%1 permet le mat un coup plus tôt.</numerusform>
            <numerusform>%1 permet le mat %n coups plus tôt.</numerusform>
        </translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Trait aux Blancs</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Trait aux Noirs</translation>
    </message>
    <message>
        <source>Right corners (dark): %1</source>
        <translation>Bons coins (noirs)&#xa0;: %1</translation>
    </message>
    <message>
        <source>Right corners (light): %1</source>
        <translation>Bons coins (blancs)&#xa0;: %1</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>Échec et mat</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Pat</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>Neither side has mating material.</source>
        <translation>Aucun camp n’a le matériel nécessaire pour mater.</translation>
    </message>
    <message>
        <source>The king captures the knight on %1.</source>
        <translation>Le roi prend le cavalier en %1.</translation>
    </message>
    <message>
        <source>The king captures the bishop on %1.</source>
        <translation>Le roi prend le fou en %1.</translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <translation>Échec et mat.</translation>
    </message>
    <message>
        <source>Draw by stalemate.</source>
        <translation>Nulle par pat.</translation>
    </message>
    <message>
        <source>Draw by insufficient material.</source>
        <translation>Nulle par matériel insuffisant.</translation>
    </message>
    <message>
        <source>Draw by the fifty-move rule.</source>
        <translation>Nulle par la règle des cinquante coups.</translation>
    </message>
    <message>
        <source>Draw by the seventy-five-move rule.</source>
        <translation>Nulle par la règle des soixante-quinze coups.</translation>
    </message>
    <message>
        <source>Draw by threefold repetition.</source>
        <translation>Nulle par triple répétition.</translation>
    </message>
    <message>
        <source>This position has occurred three times: in a tournament game a draw could be claimed.</source>
        <translation>Cette position s’est produite trois fois&#xa0;: en tournoi, on pourrait réclamer la nulle.</translation>
    </message>
    <message>
        <source>%1 throws the win away.</source>
        <translation>%1 gâche le gain.</translation>
    </message>
    <message>
        <source>%1 loses: it was a draw.</source>
        <translation>%1 perd&#xa0;: c’était nulle.</translation>
    </message>
    <message>
        <source>%1 holds the draw.</source>
        <translation>%1 tient la nulle.</translation>
    </message>
    <message>
        <source>The king captures the queen on %1.</source>
        <translation>Le roi prend la dame en %1.</translation>
    </message>
    <message>
        <source>The king captures the rook on %1.</source>
        <translation>Le roi prend la tour en %1.</translation>
    </message>
    <message>
        <source>The king captures the pawn on %1.</source>
        <translation>Le roi prend le pion en %1.</translation>
    </message>
    <message>
        <source>The queen is captured on %1.</source>
        <translation>La dame est prise en %1.</translation>
    </message>
    <message>
        <source>The rook is captured on %1.</source>
        <translation>La tour est prise en %1.</translation>
    </message>
    <message>
        <source>The bishop is captured on %1.</source>
        <translation>Le fou est pris en %1.</translation>
    </message>
    <message>
        <source>The knight is captured on %1.</source>
        <translation>Le cavalier est pris en %1.</translation>
    </message>
    <message>
        <source>The pawn is captured on %1.</source>
        <translation>Le pion est pris en %1.</translation>
    </message>
    <message>
        <source>Best play ends in stalemate.</source>
        <translation>Cela finit par un pat.</translation>
    </message>
    <message>
        <source>The king forks the pieces and takes one of them.</source>
        <translation>Le roi attaque les deux pièces à la fois et en prend une.</translation>
    </message>
    <message>
        <source>It is a rook pawn: the king reaches the queening corner, or traps the other king there.</source>
        <translation>C’est un pion-tour&#xa0;: le roi atteint le coin de promotion, ou y enferme l’autre roi.</translation>
    </message>
    <message>
        <source>The pawn is lost.</source>
        <translation>Le pion est perdu.</translation>
    </message>
    <message>
        <source>Both pawns promote.</source>
        <translation>Les deux pions sont promus.</translation>
    </message>
    <message>
        <source>%1 loses: it was a win.</source>
        <translation>%1 perd&#xa0;: c’était gagné.</translation>
    </message>
    <message>
        <source>A rook or bishop pawn on the seventh rank with its king beside it draws against the queen.</source>
        <translation>Un pion-tour ou un pion-fou en septième, avec son roi à côté, annule contre la dame.</translation>
    </message>
    <message>
        <source>Not in the tablebases</source>
        <translation>Hors des tables de finales</translation>
    </message>
    <message>
        <source>White mates in %1</source>
        <translation>Les Blancs matent en %1</translation>
    </message>
    <message>
        <source>Black mates in %1</source>
        <translation>Les Noirs matent en %1</translation>
    </message>
    <message>
        <source>Mate in %1</source>
        <translation>Mat en %1</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Les Blancs gagnent</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Les Noirs gagnent</translation>
    </message>
    <message>
        <source>Two knights cannot force mate: confining the king completely stalemates him.</source>
        <translation>Deux cavaliers ne peuvent pas forcer le mat&#xa0;: enfermer complètement le roi le met pat.</translation>
    </message>
    <message>
        <source>The bishop does not control the queening corner, and the king defends it.</source>
        <translation>Le fou ne contrôle pas le coin de promotion, et le roi le défend.</translation>
    </message>
    <message>
        <source>Material is even, and neither side can force a win.</source>
        <translation>Le matériel est égal, et aucun camp ne peut forcer le gain.</translation>
    </message>
    <message numerus="yes">
        <source>It took %n move(s)</source>
        <translation>
            <numerusform>Il a fallu %n coup</numerusform>
            <numerusform>Il a fallu %n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You held out for %n move(s)</source>
        <translation>
            <numerusform>Vous avez tenu %n coup</numerusform>
            <numerusform>Vous avez tenu %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Seventy-five moves without a capture or pawn move: in a tournament game this would be a draw.</source>
        <translation>Soixante-quinze coups sans prise ni coup de pion&#xa0;: en tournoi, ce serait nulle.</translation>
    </message>
    <message>
        <source>Fifty moves without a capture or pawn move: in a tournament game a draw could be claimed.</source>
        <translation>Cinquante coups sans prise ni coup de pion&#xa0;: en tournoi, on pourrait réclamer la nulle.</translation>
    </message>
    <message>
        <source>Under the fifty-move rule the win now comes too late.</source>
        <translation>Avec la règle des cinquante coups, le gain arrive désormais trop tard.</translation>
    </message>
    <message numerus="yes">
        <source>the best defence lasts %n</source>
        <translation>
            <numerusform>la meilleure défense en tient %n</numerusform>
            <numerusform>la meilleure défense en tient %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best play needs %n</source>
        <translation>
            <numerusform>un jeu parfait en demande %n</numerusform>
            <numerusform>un jeu parfait en demande %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>what was played and what is best</comment>
        <translation>%1&#xa0;; %2.</translation>
    </message>
    <message numerus="yes">
        <source>You held out for %n move(s), as long as possible.</source>
        <translation>
            <numerusform>Vous avez tenu %n coup, le maximum possible.</numerusform>
            <numerusform>Vous avez tenu %n coups, le maximum possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>a list of moves and how many more there are</comment>
        <translation>
            <numerusform>%1 et un autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of moves and the last of them</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>The best moves were %1.</source>
        <translation>Les meilleurs coups étaient %1.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>You gave up.</source>
        <translation>Vous avez abandonné.</translation>
    </message>
    <message numerus="yes">
        <source>Following the method took %n more move(s) than best play.</source>
        <translation>
            <numerusform>Suivre la méthode a demandé un coup de plus qu’un jeu parfait.</numerusform>
            <numerusform>Suivre la méthode a demandé %n coups de plus qu’un jeu parfait.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A weaker defence made the mate %n move(s) shorter.</source>
        <translation>
            <numerusform>Une défense plus faible a raccourci le mat d’un coup.</numerusform>
            <numerusform>Une défense plus faible a raccourci le mat de %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the only legal move.</source>
        <translation>%1 est le seul coup légal.</translation>
    </message>
    <message numerus="yes">
        <source>%1 also wins, %n move(s) slower.</source>
        <translation>
            <numerusform>%1 gagne aussi, avec un coup de plus.</numerusform>
            <numerusform>%1 gagne aussi, avec %n coups de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The weaker side gives perpetual check.</source>
        <translation>Le camp le plus faible donne l’échec perpétuel.</translation>
    </message>
    <message>
        <source>The weaker side can hold.</source>
        <translation>Le camp le plus faible peut tenir.</translation>
    </message>
    <message>
        <source>The queen cannot be saved.</source>
        <translation>La dame ne peut être sauvée.</translation>
    </message>
    <message>
        <source>The rook cannot be saved.</source>
        <translation>La tour ne peut être sauvée.</translation>
    </message>
    <message>
        <source>The bishop cannot be saved.</source>
        <translation>Le fou ne peut être sauvé.</translation>
    </message>
    <message>
        <source>The knight cannot be saved.</source>
        <translation>Le cavalier ne peut être sauvé.</translation>
    </message>
    <message>
        <source>The pawn cannot be saved.</source>
        <translation>Le pion ne peut être sauvé.</translation>
    </message>
    <message>
        <source>The pawn costs the queen.</source>
        <translation>Le pion coûte la dame.</translation>
    </message>
    <message>
        <source>The pawn costs the rook.</source>
        <translation>Le pion coûte la tour.</translation>
    </message>
    <message>
        <source>The pawn on %1 is lost, and the other one does not win.</source>
        <translation>Le pion en %1 est perdu, et l’autre ne gagne pas.</translation>
    </message>
    <message>
        <source>%1 holds out as long as possible.</source>
        <translation>%1 tient aussi longtemps que possible.</translation>
    </message>
    <message>
        <source>The knight stops the pawn but cannot mate alone.</source>
        <translation>Le cavalier arrête le pion, mais ne peut pas mater seul.</translation>
    </message>
    <message>
        <source>The bishop stops the pawn but cannot mate alone.</source>
        <translation>Le fou arrête le pion, mais ne peut pas mater seul.</translation>
    </message>
    <message>
        <source>The rook’s king is too far away to help stop the pawn.</source>
        <translation>Le roi de la tour est trop loin pour aider à arrêter le pion.</translation>
    </message>
    <message>
        <source>Neither side can force a win.</source>
        <translation>Aucun camp ne peut forcer le gain.</translation>
    </message>
    <message>
        <source>The lone king keeps the other king off the pawn&apos;s key squares.</source>
        <translation>Le roi dépouillé tient l’autre roi loin des cases clés du pion.</translation>
    </message>
    <message>
        <source>Rook against a lone minor piece is usually a draw, and it is one here.</source>
        <translation>La tour contre une pièce mineure seule est en général nulle, et c’est le cas ici.</translation>
    </message>
    <message>
        <source>%1 is one of the best moves.</source>
        <translation>%1 est l’un des meilleurs coups.</translation>
    </message>
    <message>
        <source>Gets mated in %1</source>
        <translation>Se fait mater en %1</translation>
    </message>
    <message>
        <source>The pawn saves the draw; without it, the other side would win.</source>
        <translation>Le pion sauve la nulle ; sans lui, l’autre camp gagnerait.</translation>
    </message>
    <message numerus="yes">
        <source>Mated in %n move(s), the fewest possible.</source>
        <translation>
            <numerusform>Mat en %n coup, le minimum.</numerusform>
            <numerusform>Mat en %n coups, le minimum.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bishops move on dark squares only, so there can be no mate.</source>
        <translation>Les fous ne vont que sur les cases noires&#xa0;: aucun mat n’est possible.</translation>
    </message>
    <message>
        <source>The bishops move on light squares only, so there can be no mate.</source>
        <translation>Les fous ne vont que sur les cases blanches&#xa0;: aucun mat n’est possible.</translation>
    </message>
    <message>
        <source>After %1 it is still a draw.</source>
        <translation>Après %1, la position reste nulle.</translation>
    </message>
    <message>
        <source>It is stalemate.</source>
        <translation>C’est pat.</translation>
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
        <translation>Indisponible pour le moment : %1 (%2).</translation>
    </message>
</context>
<context>
    <name>board::BoardView</name>
    <message>
        <source>Chessboard</source>
        <translation>Échiquier</translation>
    </message>
    <message>
        <source>The arrow keys move between the squares, Enter picks a piece up and puts it down, Escape cancels.</source>
        <translation>Les flèches vont de case en case, Entrée prend une pièce et la pose, Échap annule.</translation>
    </message>
</context>
<context>
    <name>board::PromotionChooser</name>
    <message>
        <source>Promotion piece</source>
        <translation>Pièce de promotion</translation>
    </message>
</context>
<context>
    <name>files::Filing</name>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Parties (*.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Exporter l’échiquier</translation>
    </message>
    <message>
        <source>Vector graphic (*.svg)</source>
        <translation>Image vectorielle (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <source>board</source>
        <translation>echiquier</translation>
    </message>
    <message>
        <source>Open a course</source>
        <translation>Ouvrir un cours</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is being read.</source>
        <translation>Lecture du texte en cours.</translation>
    </message>
    <message>
        <source>“%1” is being read.</source>
        <translation>Lecture de «&#xa0;%1&#xa0;» en cours.</translation>
    </message>
    <message>
        <source>The game has been saved as “%1”.</source>
        <translation>La partie a été enregistrée sous «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The board has been saved as “%1”.</source>
        <translation>L’échiquier a été enregistré sous «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is being saved.</source>
        <translation>Enregistrement de «&#xa0;%1&#xa0;» en cours.</translation>
    </message>
    <message>
        <source>The game has been copied.</source>
        <translation>La partie a été copiée.</translation>
    </message>
    <message>
        <source>The game is being copied.</source>
        <translation>Copie de la partie en cours.</translation>
    </message>
    <message>
        <source>Larger ones can be read by “Look through my games” in the File menu.</source>
        <translation>Les plus grands peuvent être lus par «&#xa0;Passer mes parties en revue&#xa0;», dans le menu Fichier.</translation>
    </message>
</context>
<context>
    <name>files::PositionsImport</name>
    <message>
        <source>“%1” is being read.</source>
        <translation>Lecture de «&#xa0;%1&#xa0;» en cours.</translation>
    </message>
</context>
<context>
    <name>files::PracticeFiles</name>
    <message>
        <source>Export practice data</source>
        <translation>Exporter la progression</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>progression</translation>
    </message>
    <message>
        <source>Back up practice data</source>
        <translation>Sauvegarder la progression</translation>
    </message>
    <message>
        <source>Practice data (*.db)</source>
        <translation>Progression (*.db)</translation>
    </message>
    <message>
        <source>Restore practice data</source>
        <translation>Restaurer la progression</translation>
    </message>
    <message>
        <source>Replace your practice data with “%1”?</source>
        <translation>Remplacer votre progression par «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Your practice data has been restored from “%1”.</source>
        <translation>Votre progression a été restaurée depuis «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is not a readable practice backup.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une sauvegarde lisible de la progression.</translation>
    </message>
    <message>
        <source>No changes were made.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>There is no practice data to erase.</source>
        <translation>Il n’y a pas de progression à effacer.</translation>
    </message>
    <message>
        <source>Erase all practice data?</source>
        <translation>Effacer toute la progression&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>All practice data has been erased.</source>
        <translation>Toute la progression a été effacée.</translation>
    </message>
    <message>
        <source>Your practice data cannot be erased now.</source>
        <translation>Votre progression ne peut pas être effacée maintenant.</translation>
    </message>
    <message>
        <source>The file may be read-only or the disk full.</source>
        <translation>Le fichier est peut-être protégé en écriture ou le disque plein.</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n essai</numerusform>
            <numerusform>%n essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and the schedule of %n exercise(s) will be deleted for good.</source>
        <translation>
            <numerusform>et l’historique de %n exercice seront définitivement perdus.</numerusform>
            <numerusform>et l’historique de %n exercices seront définitivement perdus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Your practice data is being exported.</source>
        <translation>Votre progression est en cours d’exportation.</translation>
    </message>
    <message>
        <source>Your practice data is being backed up.</source>
        <translation>Votre progression est en cours de sauvegarde.</translation>
    </message>
    <message>
        <source>Your practice data is being restored.</source>
        <translation>Votre progression est en cours de restauration.</translation>
    </message>
    <message>
        <source>The attempts have been saved as “%1”.</source>
        <translation>Les essais ont été enregistrés sous «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The backup has been saved as “%1”.</source>
        <translation>La sauvegarde a été enregistrée sous «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Your place in each course, your earlier games and your settings stay.</source>
        <translation>Votre place dans chaque cours, vos anciennes parties et vos réglages sont conservés.</translation>
    </message>
    <message>
        <source>The record of which course pages you have read and which questions you have solved will also be lost.</source>
        <translation>La liste des pages de cours lues et des questions résolues sera également perdue.</translation>
    </message>
</context>
<context>
    <name>modes::ByHeart</name>
    <message>
        <source>%1 by heart, mate in %2</source>
        <comment>an ending</comment>
        <translation>%1 par cœur, mat en %2</translation>
    </message>
    <message>
        <source>%1 by heart, hold the draw</source>
        <comment>an ending</comment>
        <translation>%1 par cœur, tenir la nulle</translation>
    </message>
    <message>
        <source>Choosing the positions to learn by heart</source>
        <translation>Choix des positions à apprendre par cœur</translation>
    </message>
    <message>
        <source>There is not enough memory to choose the positions.</source>
        <translation>La mémoire est insuffisante pour choisir les positions.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Fermez d’autres programmes et réessayez.</translation>
    </message>
    <message>
        <source>The course to learn by heart could not be saved.</source>
        <translation>Le cours à apprendre par cœur n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>The disk may be full. Free some space and try again.</source>
        <translation>Le disque est peut-être plein. Libérez de la place et réessayez.</translation>
    </message>
    <message>
        <source>This position has too many lines to learn by heart.</source>
        <translation>Cette position a trop de variantes pour être apprise par cœur.</translation>
    </message>
    <message>
        <source>Play on and try again nearer to the end of the game.</source>
        <translation>Continuez la partie et réessayez plus près de la fin.</translation>
    </message>
    <message>
        <source>Choose a position with a win or a draw to learn by heart.</source>
        <translation>Choisissez une position gagnée ou nulle à apprendre par cœur.</translation>
    </message>
    <message>
        <source>There is nothing to learn by heart in this position.</source>
        <translation>Il n’y a rien à apprendre par cœur dans cette position.</translation>
    </message>
    <message>
        <source>%1, best moves only</source>
        <comment>a course</comment>
        <translation>%1, meilleurs coups seulement</translation>
    </message>
    <message numerus="yes">
        <source>%1, up to %Ln move(s) slower</source>
        <comment>a course</comment>
        <translation>
            <numerusform>%1, jusqu’à %Ln coup de plus</numerusform>
            <numerusform>%1, jusqu’à %Ln coups de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by heart</source>
        <comment>a position</comment>
        <translation>%1 par cœur</translation>
    </message>
    <message>
        <source>The ending is being solved.</source>
        <translation>La finale est en cours de calcul.</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Ligne principale</translation>
    </message>
    <message numerus="yes">
        <source>Your line has %Ln position(s), with one move to learn in each.</source>
        <translation>
            <numerusform>Votre variante compte %Ln position, avec un coup à apprendre.</numerusform>
            <numerusform>Votre variante compte %Ln positions, avec un coup à apprendre dans chacune.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest way to mate takes %Ln move(s).</source>
        <translation>
            <numerusform>Le plus long chemin jusqu’au mat prend %Ln coup.</numerusform>
            <numerusform>Le plus long chemin jusqu’au mat prend %Ln coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know %Ln of the positions already.</source>
        <translation>
            <numerusform>Vous en connaissez déjà %Ln.</numerusform>
            <numerusform>Vous en connaissez déjà %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>They answer every threat, every pawn move and every reply to your checks. After any other move, most moves hold the draw.</source>
        <translation>Elles répondent à chaque menace, à chaque coup de pion et à chaque réponse à vos échecs. Après tout autre coup, la plupart des coups tiennent la nulle.</translation>
    </message>
    <message>
        <source>The course to learn by heart is ready.</source>
        <translation>Le cours à apprendre par cœur est prêt.</translation>
    </message>
    <message>
        <source>Choose the same command for the same position again to open it.</source>
        <translation>Choisissez à nouveau la même commande pour la même position afin de l’ouvrir.</translation>
    </message>
</context>
<context>
    <name>modes::Column</name>
    <message>
        <source>The course</source>
        <translation>Le cours</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>A course teaches you the mate step by step.</source>
        <translation>Un cours vous apprend le mat pas à pas.</translation>
    </message>
    <message>
        <source>Short exercises come back when they are due.</source>
        <translation>De courts exercices reviennent quand il faut les revoir.</translation>
    </message>
    <message>
        <source>Enter any position to play or analyse it.</source>
        <translation>Saisissez la position que vous voulez jouer ou analyser.</translation>
    </message>
    <message>
        <source>Mate the king on this board, with help from the coach.</source>
        <translation>Matez le roi sur cet échiquier, avec l’aide de l’entraîneur.</translation>
    </message>
    <message>
        <source>Other courses</source>
        <translation>Autres cours</translation>
    </message>
</context>
<context>
    <name>modes::CourseContents</name>
    <message>
        <source>✗ Failed</source>
        <translation>✗ Échec</translation>
    </message>
    <message>
        <source>✓ With help</source>
        <translation>✓ Avec de l’aide</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ Résolue</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions solved</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>pages read</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>You have reached the end of the course.</source>
        <translation>Vous êtes à la fin du cours.</translation>
    </message>
    <message>
        <source>All questions are solved.</source>
        <translation>Toutes les questions sont résolues.</translation>
    </message>
    <message>
        <source>✓ Second try</source>
        <translation>✓ Deuxième essai</translation>
    </message>
    <message>
        <source>Read</source>
        <comment>a page was</comment>
        <translation>Lue</translation>
    </message>
    <message>
        <source>✗ Shown</source>
        <comment>the answer to a question</comment>
        <translation>✗ Montrée</translation>
    </message>
</context>
<context>
    <name>modes::Dealing</name>
    <message>
        <source>Solving was cancelled.</source>
        <translation>Le calcul a été annulé.</translation>
    </message>
    <message>
        <source>Choose “New position” to try again.</source>
        <translation>Choisissez «&#xa0;Nouvelle position&#xa0;» pour réessayer.</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending.</source>
        <translation>La mémoire n’a pas suffi pour calculer la finale.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Fermez d’autres programmes et réessayez.</translation>
    </message>
    <message>
        <source>No such position exists.</source>
        <translation>Il n’existe pas de telle position.</translation>
    </message>
    <message>
        <source>Choose another kind of position.</source>
        <translation>Choisissez un autre type de position.</translation>
    </message>
</context>
<context>
    <name>modes::MoveInput</name>
    <message>
        <source>The game is over. %1</source>
        <translation>La partie est finie. %1</translation>
    </message>
    <message>
        <source>It is not your move.</source>
        <translation>Ce n’est pas à vous de jouer.</translation>
    </message>
    <message>
        <source>No other moves can be played in a replay.</source>
        <translation>En relecture, on ne peut pas jouer d’autres coups.</translation>
    </message>
    <message>
        <source>Choose “Play from here” first.</source>
        <translation>Choisissez d’abord «&#xa0;Jouer à partir d’ici&#xa0;».</translation>
    </message>
    <message>
        <source>In an exam, moves cannot be taken back.</source>
        <translation>Dans un examen, les coups ne peuvent pas être repris.</translation>
    </message>
    <message>
        <source>Go to the last move to play on.</source>
        <translation>Allez au dernier coup pour continuer.</translation>
    </message>
    <message>
        <source>This question asks for squares: type them like “c3 d5”.</source>
        <translation>Cette question demande des cases&#xa0;: tapez-les comme «&#xa0;c3 d5&#xa0;».</translation>
    </message>
</context>
<context>
    <name>modes::PageEditor</name>
    <message>
        <source>The page has not been saved. Open the course again, or check the disk and try again.</source>
        <translation>La page n’a pas été enregistrée. Rouvrez le cours, ou vérifiez le disque et réessayez.</translation>
    </message>
    <message>
        <source>This page cannot be edited because parts of it cannot be read.</source>
        <translation>Cette page ne peut pas être modifiée, car certaines parties sont illisibles.</translation>
    </message>
    <message>
        <source>This chapter cannot be renamed because parts of it cannot be read.</source>
        <translation>Ce chapitre ne peut pas être renommé, car certaines parties sont illisibles.</translation>
    </message>
    <message>
        <source>Text after %1</source>
        <comment>a move</comment>
        <translation>Texte après %1</translation>
    </message>
    <message>
        <source>Text for the first position</source>
        <translation>Texte de la première position</translation>
    </message>
</context>
<context>
    <name>modes::Practice</name>
    <message>
        <source>Finish</source>
        <translation>Finir</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Exercice suivant</translation>
    </message>
    <message>
        <source>Back to practice</source>
        <translation>Retour aux exercices</translation>
    </message>
    <message>
        <source>Keep practising</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Exercices</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n à revoir</numerusform>
            <numerusform>%n à revoir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>encore %n minute</numerusform>
            <numerusform>encore %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>That&apos;s it for now.</source>
        <translation>C’est tout pour l’instant.</translation>
    </message>
    <message>
        <source>Exercises done: %1. Solved: %2.</source>
        <translation>Exercices faits&#xa0;: %1. Réussis&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n done</source>
        <translation>
            <numerusform>%n fait</numerusform>
            <numerusform>%n faits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) left</source>
        <translation>
            <numerusform>encore %n exercice</numerusform>
            <numerusform>encore %n exercices</numerusform>
        </translation>
    </message>
    <message>
        <source>all done</source>
        <translation>tout est fait</translation>
    </message>
    <message>
        <source>Choose one to see its position or its page again.</source>
        <translation>Choisissez-en un pour revoir sa position ou sa page.</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Next time</source>
        <translation>Prochaine fois</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Your result cannot be saved at the moment.</source>
        <translation>Votre résultat ne peut pas être enregistré pour l’instant.</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Retour à la liste</translation>
    </message>
    <message>
        <source>You have no mistakes to practise yet.</source>
        <translation>Vous n’avez pas encore d’erreurs à travailler.</translation>
    </message>
    <message>
        <source>“Look through my games” in the File menu finds them in your games.</source>
        <translation>«&#xa0;Passer mes parties en revue&#xa0;» du menu Fichier les trouve dans vos parties.</translation>
    </message>
    <message>
        <source>Page %1 of the course explains this.</source>
        <translation>La page %1 du cours l’explique.</translation>
    </message>
    <message>
        <source>Chosen for practice: %1.</source>
        <translation>Choisi pour les exercices : %1.</translation>
    </message>
    <message>
        <source>From the next exercise on: %1.</source>
        <translation>À partir du prochain exercice : %1.</translation>
    </message>
    <message>
        <source>This question about another subject is due; every third exercise may be one.</source>
        <translation>Cette question sur un autre sujet est à revoir&#xa0;; un exercice sur trois peut en être une.</translation>
    </message>
</context>
<context>
    <name>modes::Reader</name>
    <message>
        <source>Loading the course…</source>
        <translation>Chargement du cours…</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>Retour au cours</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>Retour à la page</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Montrer le coup</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Finir</translation>
    </message>
    <message>
        <source>%1. %2 (%3 of %4)</source>
        <comment>a chapter: its number, its name, the page and how many there are</comment>
        <translation>%1. %2 (%3 sur %4)</translation>
    </message>
    <message>
        <source>You mated in time.</source>
        <translation>Vous avez maté à temps.</translation>
    </message>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>Matez en un coup.</numerusform>
            <numerusform>Matez en %n coups au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>You held the draw.</source>
        <translation>Vous avez tenu la nulle.</translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>Tenez la nulle pendant un coup.</numerusform>
            <numerusform>Tenez la nulle pendant %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct: these are the squares.</source>
        <translation>Exact&#xa0;: ce sont bien ces cases.</translation>
    </message>
    <message>
        <source>You did not mate in time.</source>
        <translation>Vous n’avez pas maté à temps.</translation>
    </message>
    <message>
        <source>You can no longer mate in time.</source>
        <translation>Vous ne pouvez plus mater à temps.</translation>
    </message>
    <message>
        <source>You let the draw slip.</source>
        <translation>Vous avez laissé échapper la nulle.</translation>
    </message>
    <message>
        <source>Solved with help.</source>
        <translation>Résolue avec de l’aide.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <comment>a move</comment>
        <translation>Continuer avec %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Exact.</translation>
    </message>
    <message>
        <source>Find the next move.</source>
        <translation>Trouvez le coup suivant.</translation>
    </message>
    <message>
        <source>Find a better move.</source>
        <translation>Trouvez un meilleur coup.</translation>
    </message>
    <message>
        <source>Right: %1 is as good as %2.</source>
        <translation>Exact&#xa0;: %1 est aussi bon que %2.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Coup précédent</translation>
    </message>
    <message>
        <source>%1 is wrong.</source>
        <translation>Mauvaise case&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Wrong squares: %1.</source>
        <translation>Mauvaises cases&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) still to find.</source>
        <translation>
            <numerusform>Encore une case à trouver.</numerusform>
            <numerusform>Encore %n cases à trouver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select %n square(s) on the board, or type them.</source>
        <translation>
            <numerusform>Sélectionnez une case sur l’échiquier ou tapez-la.</numerusform>
            <numerusform>Sélectionnez %n cases sur l’échiquier ou tapez-les.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a course and one of its pages</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Alt+Shift+PgDn goes to the next page without an answer.</source>
        <translation>Alt+Maj+Page suiv passe à la page suivante sans réponse.</translation>
    </message>
    <message>
        <source>The page goes on when you have played the move it asks for.</source>
        <translation>La page continue quand vous avez joué le coup demandé.</translation>
    </message>
    <message>
        <source>The page goes on when you have played it out.</source>
        <translation>La page continue quand vous l’avez jouée jusqu’au bout.</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n wrong answer(s).</source>
        <translation>
            <numerusform>Résolue après une mauvaise réponse.</numerusform>
            <numerusform>Résolue après %n mauvaises réponses.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved at the second try.</source>
        <translation>Résolue au deuxième essai.</translation>
    </message>
    <message>
        <source>The course goes on with %1.</source>
        <translation>Le cours continue avec %1.</translation>
    </message>
    <message numerus="yes">
        <source>Right idea: %1 has the same aim, but %2 is %n move(s) faster.</source>
        <translation>
            <numerusform>Bonne idée&#xa0;: %1 a le même but, mais %2 demande un coup de moins.</numerusform>
            <numerusform>Bonne idée&#xa0;: %1 a le même but, mais %2 demande %n coups de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a square again to clear it.</source>
        <translation>Resélectionnez une case pour l’effacer.</translation>
    </message>
    <message>
        <source>You got this wrong before, so it counts as solved at the second try. Solve it at the first try next time to improve on that.</source>
        <translation>Vous aviez échoué ici&#xa0;: la question compte comme résolue au deuxième essai. Résolvez-la encore une fois au premier essai pour faire mieux.</translation>
    </message>
    <message>
        <source>These are the squares.</source>
        <translation>Voici les cases.</translation>
    </message>
    <message numerus="yes">
        <source>%n more square(s).</source>
        <translation>
            <numerusform>Encore une case.</numerusform>
            <numerusform>Encore %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the squares</source>
        <translation>Montrer les cases</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move and the text about it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>It is your move.</source>
        <translation>C’est à vous de jouer.</translation>
    </message>
    <message>
        <source>The page goes on when you have selected the right squares.</source>
        <translation>La page continue quand vous avez sélectionné les bonnes cases.</translation>
    </message>
    <message>
        <source>You have solved this before.</source>
        <translation>Vous l’avez déjà résolu.</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>Variante suivante</translation>
    </message>
    <message>
        <source>The course plays another move.</source>
        <translation>Le cours donne un autre coup.</translation>
    </message>
    <message>
        <source>That was the last move.</source>
        <translation>C’était le dernier coup.</translation>
    </message>
    <message>
        <source>Choose a course from the Training menu.</source>
        <translation>Choisissez un cours dans le menu Entraînement.</translation>
    </message>
    <message>
        <source>This is the square.</source>
        <translation>Voici la case.</translation>
    </message>
    <message>
        <source>Correct: this is the square.</source>
        <translation>Exact&#xa0;: c’est bien cette case.</translation>
    </message>
    <message>
        <source>You were shown the answer before, so it counts as solved with help. Solve it once more to improve on that.</source>
        <translation>Vous aviez déjà vu la réponse, donc elle compte comme résolue avec aide. Résolvez-la encore une fois pour faire mieux.</translation>
    </message>
    <message>
        <source>You gave up, so it counts as failed.</source>
        <translation>Vous avez abandonné&#xa0;; cela compte comme un échec.</translation>
    </message>
    <message>
        <source>You were shown the answer, so it counts as failed.</source>
        <translation>Vous avez vu la réponse&#xa0;; cela compte comme un échec.</translation>
    </message>
    <message>
        <source>Among them: %1.</source>
        <translation>Parmi elles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Right: after %1, too, all positions are among those to learn.</source>
        <translation>Exact&#xa0;: après %1 aussi, toutes les positions font partie de celles à apprendre.</translation>
    </message>
    <message>
        <source>You were shown the answer before.</source>
        <translation>La réponse vous a déjà été montrée.</translation>
    </message>
    <message>
        <source>You got this wrong before.</source>
        <translation>Vous vous êtes déjà trompé ici.</translation>
    </message>
    <message>
        <source>You won in time; you need not play on to mate.</source>
        <translation>Vous avez gagné à temps&#xa0;; inutile de jouer jusqu’au mat.</translation>
    </message>
    <message>
        <source>You can no longer win in time.</source>
        <translation>Vous ne pouvez plus gagner à temps.</translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn.</source>
        <translation>
            <numerusform>Gagnez en un coup&#xa0;: promouvez un pion.</numerusform>
            <numerusform>Gagnez en %n coups au plus&#xa0;: promouvez un pion.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn, or win everything but the king.</source>
        <translation>
            <numerusform>Gagnez en un coup&#xa0;: promouvez un pion, ou gagnez tout sauf le roi.</numerusform>
            <numerusform>Gagnez en %n coups au plus&#xa0;: promouvez un pion, ou gagnez tout sauf le roi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): capture everything but the king.</source>
        <translation>
            <numerusform>Gagnez en un coup&#xa0;: prenez tout sauf le roi.</numerusform>
            <numerusform>Gagnez en %n coups au plus&#xa0;: prenez tout sauf le roi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The square to find is light.</source>
        <translation>La case à trouver est blanche.</translation>
    </message>
    <message>
        <source>The square to find is dark.</source>
        <translation>La case à trouver est noire.</translation>
    </message>
    <message>
        <source>The squares to find are all light.</source>
        <translation>Les cases à trouver sont toutes blanches.</translation>
    </message>
    <message>
        <source>The squares to find are all dark.</source>
        <translation>Les cases à trouver sont toutes noires.</translation>
    </message>
    <message>
        <source>Squares to find: %1 light, %2 dark.</source>
        <comment>numbers</comment>
        <translation>Cases à trouver : %1 blanches, %2 noires.</translation>
    </message>
    <message>
        <source>Play the move of your line.</source>
        <translation>Jouez le coup de votre variante.</translation>
    </message>
    <message>
        <source>Your line plays another move.</source>
        <translation>Votre variante joue un autre coup.</translation>
    </message>
    <message>
        <source>%1 wins too, but your line plays another move. Try again.</source>
        <translation>%1 gagne aussi, mais votre variante joue un autre coup. Réessayez.</translation>
    </message>
    <message>
        <source>%1 holds the draw too, but your line plays another move. Try again.</source>
        <translation>%1 tient aussi la nulle, mais votre variante joue un autre coup. Réessayez.</translation>
    </message>
    <message>
        <source>You have seen the move; practice will ask you for it.</source>
        <translation>Vous avez vu le coup&#xa0;; les exercices vous le demanderont.</translation>
    </message>
    <message>
        <source>Play the move of the line that you are learning. If you do not know it yet, have it shown.</source>
        <translation>Jouez le coup de la variante que vous apprenez. Si vous ne le connaissez pas encore, faites-le-vous montrer.</translation>
    </message>
    <message>
        <source>This wins too, but the page asks for another move.</source>
        <translation>Cela gagne aussi, mais la page demande un autre coup.</translation>
    </message>
    <message>
        <source>Your move counts: find the next one.</source>
        <translation>Votre coup compte&#xa0;: trouvez le suivant.</translation>
    </message>
    <message>
        <source>Right: %1 is even better than %2.</source>
        <translation>Exact : %1 est même meilleur que %2.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Variante suivante</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <comment>positions</comment>
        <translation>%1 sur %2 sues</translation>
    </message>
    <message>
        <source>This line is new: watch it first, then play it.</source>
        <translation>Cette variante est nouvelle&#xa0;: regardez-la d’abord, puis jouez-la.</translation>
    </message>
    <message>
        <source>Now play the moves of this line.</source>
        <translation>Jouez maintenant les coups de cette variante.</translation>
    </message>
    <message>
        <source>You know this line.</source>
        <translation>Vous connaissez cette variante.</translation>
    </message>
    <message>
        <source>Pages read: %1 of %2.</source>
        <translation>Pages lues&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Questions solved: %1 of %2.</source>
        <translation>Questions résolues&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Not at the first try: %1.</source>
        <translation>Pas au premier essai&#xa0;: %1.</translation>
    </message>
    <message>
        <source>With help: %1.</source>
        <translation>Avec de l’aide&#xa0;: %1.</translation>
    </message>
    <message>
        <source>End of the chapter.</source>
        <translation>Fin du chapitre.</translation>
    </message>
    <message>
        <source>The course plays another move; yours can be judged once the ending is solved.</source>
        <translation>Le cours joue un autre coup&#xa0;; le vôtre pourra être jugé une fois la finale résolue.</translation>
    </message>
    <message>
        <source>This page has no text yet. Choose “Edit” to add text, a task and its solution.</source>
        <translation>Cette page n’a pas encore de texte. Choisissez «&#xa0;Modifier&#xa0;» pour ajouter un texte, une tâche et sa solution.</translation>
    </message>
    <message>
        <source>Your earlier solution at the first try still counts.</source>
        <translation>Votre solution précédente, trouvée du premier coup, compte toujours.</translation>
    </message>
    <message>
        <source>Pages to repeat: %1.</source>
        <translation>Pages à revoir&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Moves used: %1 of %2; still needed: %3.</source>
        <translation>Coups joués&#xa0;: %1 sur %2&#xa0;; encore nécessaires&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The game is drawn, so it counts as failed.</source>
        <translation>La partie est nulle&#xa0;; cela compte comme un échec.</translation>
    </message>
    <message>
        <source>You did not manage this before.</source>
        <translation>Vous n’y êtes pas arrivé la dernière fois.</translation>
    </message>
</context>
<context>
    <name>modes::RecordPages</name>
    <message>
        <source>Mate distances and wasted moves are hidden. Ctrl+R shows them for this position.</source>
        <translation>Les distances au mat et les coups perdus sont masqués. Ctrl+R les montre pour cette position.</translation>
    </message>
    <message>
        <source>The graph counts the attacker&apos;s moves to mate; this game has no mate.</source>
        <translation>Le graphique compte les coups de l’attaquant jusqu’au mat&#xa0;; il n’y a pas de mat dans cette partie.</translation>
    </message>
    <message>
        <source>The tablebases do not cover this game.</source>
        <translation>Les tables de finales ne couvrent pas cette partie.</translation>
    </message>
    <message>
        <source>In an exam there is no feedback until the game is over.</source>
        <translation>Dans un examen, il n’y a aucun commentaire avant la fin de la partie.</translation>
    </message>
    <message>
        <source>First solve the task.</source>
        <translation>Résolvez d’abord l’exercice.</translation>
    </message>
    <message>
        <source>The report is about the game. Press Esc to leave the replay and see it.</source>
        <translation>Le rapport porte sur la partie. Appuyez sur Échap pour quitter la relecture et le voir.</translation>
    </message>
</context>
<context>
    <name>panels::CoachCard</name>
    <message>
        <source>The coach</source>
        <translation>L’entraîneur</translation>
    </message>
</context>
<context>
    <name>panels::ContentsModel</name>
    <message>
        <source>%1, open</source>
        <translation>%1, ouvert</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <translation>%1, fermé</translation>
    </message>
</context>
<context>
    <name>panels::ContentsPanel</name>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Chapters and pages</source>
        <translation>Chapitres et pages</translation>
    </message>
    <message>
        <source>To repeat:</source>
        <translation>À revoir&#xa0;:</translation>
    </message>
    <message>
        <source>Repeat page %1</source>
        <translation>Revoir la page %1</translation>
    </message>
    <message>
        <source>To repeat, among others:</source>
        <translation>À revoir, entre autres&#xa0;:</translation>
    </message>
    <message>
        <source>Search the pages</source>
        <translation>Chercher dans les pages</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Aucune page ne contient ces mots.</translation>
    </message>
</context>
<context>
    <name>panels::CurveView</name>
    <message>
        <source>Moves to mate throughout the game</source>
        <translation>Coups jusqu’au mat au fil de la partie</translation>
    </message>
    <message>
        <source>moves to mate; dashed: best play</source>
        <translation>coups jusqu’au mat&#xa0;; en tirets&#xa0;: jeu parfait</translation>
    </message>
</context>
<context>
    <name>panels::DistanceBand</name>
    <message>
        <source>Shortest mate, in moves</source>
        <translation>Mat le plus court, en coups</translation>
    </message>
    <message>
        <source>Longest mate, in moves</source>
        <translation>Mat le plus long, en coups</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two numbers of moves</comment>
        <translation>à</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>coups</translation>
    </message>
</context>
<context>
    <name>panels::DrillPanel</name>
    <message>
        <source>You play as</source>
        <translation>Vous jouez</translation>
    </message>
    <message>
        <source>both</source>
        <translation>les deux</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Bishop on</source>
        <translation>Cases du fou</translation>
    </message>
    <message>
        <source>light</source>
        <translation>blanches</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>noires</translation>
    </message>
    <message>
        <source>either</source>
        <translation>peu importe</translation>
    </message>
    <message>
        <source>random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>Colour of the bishop&apos;s squares</source>
        <translation>Cases du fou</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>Mat en</translation>
    </message>
    <message>
        <source>The attacker is</source>
        <translation>L’attaquant a les</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>attaquant</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>défenseur</translation>
    </message>
    <message>
        <source>With best play</source>
        <translation>Avec un jeu parfait</translation>
    </message>
    <message>
        <source>the attacker wins</source>
        <translation>l’attaquant gagne</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <translation>c’est nulle</translation>
    </message>
    <message>
        <source>Stage of the mate</source>
        <translation>Étape du mat</translation>
    </message>
    <message>
        <source>any</source>
        <translation>peu importe</translation>
    </message>
    <message>
        <source>Used last</source>
        <translation>Dernières utilisées</translation>
    </message>
    <message>
        <source>Only for positions in which the attacker wins</source>
        <translation>Seulement pour les positions où l’attaquant gagne</translation>
    </message>
    <message>
        <source>Choose one of the endings in the list.</source>
        <translation>Choisissez une des finales de la liste.</translation>
    </message>
    <message>
        <source>There is no such ending.</source>
        <translation>Il n’y a pas de telle finale.</translation>
    </message>
    <message>
        <source>Position number</source>
        <translation>Numéro de la position</translation>
    </message>
    <message>
        <source>Position number: the same one gives the same position</source>
        <translation>Numéro&#xa0;: avec les mêmes réglages, le même numéro donne la même position</translation>
    </message>
    <message>
        <source>The position number of the game on the board is %1.</source>
        <translation>Le numéro de la position de cette partie est %1.</translation>
    </message>
</context>
<context>
    <name>panels::GamesList</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Search: a name, an event, a year, 1-0</source>
        <translation>Chercher&#xa0;: un nom, un tournoi, une année, 1-0</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Chercher dans les parties</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln game(s)</source>
        <translation>
            <numerusform>%1 sur %Ln partie</numerusform>
            <numerusform>%1 sur %Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Not enough memory: close other programs and search again.</source>
        <translation>Mémoire insuffisante&#xa0;: fermez d’autres programmes et relancez la recherche.</translation>
    </message>
    <message>
        <source>Searching the games</source>
        <translation>Recherche dans les parties</translation>
    </message>
    <message>
        <source>&amp;Look through my games</source>
        <translation>&amp;Passer mes parties en revue</translation>
    </message>
    <message>
        <source>See how you played the endings of all games in the file</source>
        <translation>Voir comment vous avez joué les finales de toutes les parties du fichier</translation>
    </message>
</context>
<context>
    <name>panels::GamesModel</name>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
</context>
<context>
    <name>panels::Grading</name>
    <message>
        <source>&amp;Standard limits</source>
        <translation>Limites &amp;standard</translation>
    </message>
    <message>
        <source>Each exercise is graded by how you played. The better the grade, the later it comes up again. You can change the limits; they apply from the next exercise on.</source>
        <translation>Chaque exercice est noté selon votre jeu. Plus la note est bonne, plus il revient tard. Vous pouvez modifier les limites&#xa0;; elles valent dès l’exercice suivant.</translation>
    </message>
    <message>
        <source>Moves wasted, at most</source>
        <translation>Coups perdus, au plus</translation>
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
        <translation>Temps par coup, au plus</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a grade and one of its limits</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Grading</source>
        <translation>Barème</translation>
    </message>
    <message>
        <source>Hints and take-backs, more than</source>
        <translation>Indices et reprises, plus de</translation>
    </message>
    <message>
        <source>Moves wasted, more than</source>
        <translation>Coups perdus, plus de</translation>
    </message>
</context>
<context>
    <name>panels::LegendCard</name>
    <message>
        <source>The overlays</source>
        <translation>Les calques</translation>
    </message>
</context>
<context>
    <name>panels::MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
</context>
<context>
    <name>panels::Notices</name>
    <message>
        <source>This game cannot be saved and will be lost when you quit unless that changes. The program keeps trying.</source>
        <translation>Cette partie ne peut pas être enregistrée et sera perdue à la fermeture si rien ne change. Le programme continue d’essayer.</translation>
    </message>
    <message>
        <source>Your settings cannot be saved. They apply until you quit.</source>
        <translation>Vos réglages ne peuvent pas être enregistrés. Ils valent jusqu’à la fermeture.</translation>
    </message>
    <message>
        <source>Right Corner is already running. This window saves neither games nor settings.</source>
        <translation>Right Corner est déjà lancé. Cette fenêtre n’enregistre ni parties ni réglages.</translation>
    </message>
    <message>
        <source>There is not enough memory for your opponent&apos;s move. Close other programs: it will be played as soon as there is enough.</source>
        <translation>Il n’y a pas assez de mémoire pour le coup de votre adversaire. Fermez d’autres programmes&#xa0;: il sera joué dès qu’il y en aura assez.</translation>
    </message>
</context>
<context>
    <name>panels::OfferCard</name>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>Comment voulez-vous commencer&#xa0;?</translation>
    </message>
</context>
<context>
    <name>panels::PagePanel</name>
    <message>
        <source>Read</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Find the moves</source>
        <translation>Trouver les coups</translation>
    </message>
    <message>
        <source>Mate within</source>
        <translation>Mater en au plus</translation>
    </message>
    <message>
        <source>Hold the draw for</source>
        <translation>Tenir la nulle pendant</translation>
    </message>
    <message>
        <source>Select squares</source>
        <translation>Choisir des cases</translation>
    </message>
    <message>
        <source>Play the moves of the page on the board.</source>
        <translation>Jouez les coups de la page sur l’échiquier.</translation>
    </message>
    <message>
        <source>Play the solution on the board. Another move replaces the one there, unless words follow it: then it is a wrong answer, to which you can write why.</source>
        <translation>Jouez la solution sur l’échiquier. Un autre coup remplace celui qui s’y trouve, sauf si celui-ci a un texte&#xa0;: le nouveau coup est alors une mauvaise réponse, que vous pouvez expliquer.</translation>
    </message>
    <message>
        <source>The reader plays against the program from the first position.</source>
        <translation>Le lecteur joue contre le programme depuis la première position.</translation>
    </message>
    <message>
        <source>The reader defends against the program from the first position.</source>
        <translation>Le lecteur se défend contre le programme depuis la première position.</translation>
    </message>
    <message>
        <source>Type the squares that the words ask for, such as a8 h1.</source>
        <translation>Saisissez les cases que demande le texte, par exemple a8 h1.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapitre</translation>
    </message>
    <message>
        <source>Neighbouring pages with the same name form a chapter</source>
        <translation>Des pages voisines du même nom forment un chapitre</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>“%1” is not a square.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une case.</translation>
    </message>
    <message>
        <source>Win within</source>
        <translation>Gagner en au plus</translation>
    </message>
    <message>
        <source>The reader plays against the program from the first position, until a pawn is promoted or the program has only its king left.</source>
        <translation>Le lecteur joue contre le programme depuis la première position, jusqu’à ce qu’un pion soit promu ou qu’il ne reste au programme que son roi.</translation>
    </message>
</context>
<context>
    <name>panels::PlayedEndingsModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>games</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>Toutes les finales</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Games with a result that reached the ending</source>
        <translation>Parties avec un résultat qui ont atteint la finale</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Endings that began as a win and were won</source>
        <translation>Finales gagnantes au départ et gagnées</translation>
    </message>
    <message>
        <source>Converted</source>
        <translation>Concrétisées</translation>
    </message>
    <message>
        <source>Endings that began as a draw and were not lost</source>
        <translation>Finales nulles au départ et non perdues</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Tenues</translation>
    </message>
    <message>
        <source>Endings that began as a loss and were not lost</source>
        <translation>Finales perdantes au départ et non perdues</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Sauvées</translation>
    </message>
    <message>
        <source>Points that you gave away</source>
        <translation>Points que vous avez laissé échapper</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Points perdus</translation>
    </message>
    <message>
        <source>Points that your opponents gave away</source>
        <translation>Points que vos adversaires ont laissé échapper</translation>
    </message>
    <message>
        <source>Points gained</source>
        <translation>Points gagnés</translation>
    </message>
    <message>
        <source>Moves wasted on the way to mate, on average of the converted endings</source>
        <translation>Coups gaspillés sur le chemin du mat, en moyenne dans les finales concrétisées</translation>
    </message>
    <message>
        <source>Wasted per win</source>
        <translation>Gaspillés par gain</translation>
    </message>
</context>
<context>
    <name>panels::PlayedGamesModel</name>
    <message>
        <source>won</source>
        <comment>the position</comment>
        <translation>gagnante</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>the position</comment>
        <translation>nulle</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>the position</comment>
        <translation>perdante</translation>
    </message>
    <message>
        <source>from a win to a draw</source>
        <translation>du gain à la nulle</translation>
    </message>
    <message>
        <source>from a win to a loss</source>
        <translation>du gain à la perte</translation>
    </message>
    <message>
        <source>from a draw to a loss</source>
        <translation>de la nulle à la perte</translation>
    </message>
    <message>
        <source>At the end: %1</source>
        <translation>À la fin&#xa0;: %1</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <comment>57; from a win to a draw</comment>
        <translation>Coup %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Move %1 (%2): %3</source>
        <comment>57; the clock; from a win to a draw</comment>
        <translation>Coup %1 (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>At its start</source>
        <translation>Au départ</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Points perdus</translation>
    </message>
    <message>
        <source>Costliest mistake</source>
        <translation>Erreur la plus coûteuse</translation>
    </message>
    <message>
        <source>The result with best play when the ending began</source>
        <translation>Le résultat avec le meilleur jeu au début de la finale</translation>
    </message>
    <message>
        <source>Points that you gave away, even if your opponent had given them to you</source>
        <translation>Points que vous avez laissé échapper, même si l’adversaire vous les avait offerts</translation>
    </message>
</context>
<context>
    <name>panels::RecordCard</name>
    <message>
        <source>The game record</source>
        <translation>La feuille de partie</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Taper un coup</translation>
    </message>
    <message>
        <source>Tabs of the game record</source>
        <translation>Onglets de la feuille de partie</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Type a move such as %1</source>
        <translation>Taper un coup, par exemple %1</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Type squares such as c3 d5</source>
        <translation>Taper des cases, par exemple c3 d5</translation>
    </message>
    <message>
        <source>Move, e.g. %1</source>
        <translation>Coup, p. ex. %1</translation>
    </message>
</context>
<context>
    <name>panels::RepliesModel</name>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Mène à</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>Perdus</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
</context>
<context>
    <name>panels::RepliesTable</name>
    <message>
        <source>All moves</source>
        <translation>Tous les coups</translation>
    </message>
</context>
<context>
    <name>panels::ReportPage</name>
    <message>
        <source>The report</source>
        <translation>Le rapport</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Réessayer à partir d’ici</translation>
    </message>
    <message>
        <source>Try again from %1</source>
        <translation>Réessayer avant %1</translation>
    </message>
    <message>
        <source>Show %1 on the board</source>
        <translation>Montrer %1 sur l’échiquier</translation>
    </message>
    <message>
        <source>Show this move and the best reply on the board</source>
        <translation>Montrer ce coup et la meilleure réponse sur l’échiquier</translation>
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
        <translation>Blancs 0-0</translation>
    </message>
    <message>
        <source>White may castle kingside</source>
        <translation>Les Blancs peuvent faire le petit roque</translation>
    </message>
    <message>
        <source>White 0-0-0</source>
        <translation>Blancs 0-0-0</translation>
    </message>
    <message>
        <source>White may castle queenside</source>
        <translation>Les Blancs peuvent faire le grand roque</translation>
    </message>
    <message>
        <source>Black 0-0</source>
        <translation>Noirs 0-0</translation>
    </message>
    <message>
        <source>Black may castle kingside</source>
        <translation>Les Noirs peuvent faire le petit roque</translation>
    </message>
    <message>
        <source>Black 0-0-0</source>
        <translation>Noirs 0-0-0</translation>
    </message>
    <message>
        <source>Black may castle queenside</source>
        <translation>Les Noirs peuvent faire le grand roque</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>En passant</translation>
    </message>
    <message>
        <source>The square that a pawn has just passed</source>
        <translation>La case qu’un pion vient de franchir</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no square of en passant</comment>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>panels::SearchBox</name>
    <message>
        <source>Type to search</source>
        <translation>Tapez pour chercher</translation>
    </message>
</context>
<context>
    <name>panels::SetUpPanel</name>
    <message>
        <source>Side to move</source>
        <translation>Camp au trait</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Trait</translation>
    </message>
    <message>
        <source>Position as text (FEN)</source>
        <translation>Position en texte (FEN)</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Put the pieces of an ending on the board</source>
        <translation>Placer les pièces d’une finale sur l’échiquier</translation>
    </message>
    <message>
        <source>Ending ▾</source>
        <translation>Finale ▾</translation>
    </message>
    <message>
        <source>Drag pieces, click one and then squares, or type its letter (K white, k black).</source>
        <translation>Glissez des pièces, cliquez sur l’une puis sur les cases, ou tapez sa lettre (D blanche, d noire).</translation>
    </message>
    <message>
        <source>To remove a piece, drag it off the board or press Del on its square.</source>
        <translation>Pour enlever une pièce, glissez-la hors de l’échiquier ou appuyez sur Suppr sur sa case.</translation>
    </message>
</context>
<context>
    <name>panels::StandingCard</name>
    <message>
        <source>Where you stand</source>
        <translation>Votre situation</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to spare</source>
        <translation>
            <numerusform>%n coup de marge</numerusform>
            <numerusform>%n coups de marge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) too late</source>
        <translation>
            <numerusform>%n coup trop tard</numerusform>
            <numerusform>%n coups trop tard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fifty-move rule: %n used</source>
        <translation>
            <numerusform>50 coups&#xa0;: %n joué</numerusform>
            <numerusform>50 coups&#xa0;: %n joués</numerusform>
        </translation>
    </message>
    <message>
        <source>Solving progress</source>
        <translation>Avancement du calcul</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Remove castling rights</source>
        <translation>Supprimer les droits de roque</translation>
    </message>
    <message numerus="yes">
        <source>at least %n move(s) to spare</source>
        <translation>
            <numerusform>au moins %n coup de marge</numerusform>
            <numerusform>au moins %n coups de marge</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve by computer</source>
        <translation>Calculer</translation>
    </message>
    <message>
        <source>Moves that may be wasted before the fifty-move rule makes it a draw; more if a capture or a pawn move starts the count again</source>
        <translation>Coups que l’on peut perdre avant que la règle des cinquante coups donne la nulle&#xa0;; davantage si une prise ou un coup de pion relance le décompte</translation>
    </message>
    <message>
        <source>Moves that may be wasted before the fifty-move rule makes it a draw</source>
        <translation>Coups que l’on peut perdre avant que la règle des cinquante coups donne la nulle</translation>
    </message>
    <message>
        <source>Moves since the last capture or pawn move; after fifty of them a draw can be claimed</source>
        <translation>Coups depuis la dernière prise ou le dernier coup de pion&#xa0;; après cinquante, on peut réclamer la nulle</translation>
    </message>
</context>
<context>
    <name>panels::StepRow</name>
    <message>
        <source>Stages of the mate</source>
        <translation>Étapes du mat</translation>
    </message>
    <message>
        <source>Stage %1 of %2: %3</source>
        <translation>Étape %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Stage %1 of %2 (you are here): %3</source>
        <translation>Étape %1 sur %2 (vous êtes ici)&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>panels::Transport</name>
    <message>
        <source>Seconds per move</source>
        <translation>Secondes par coup</translation>
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
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>show::Teller</name>
    <message>
        <source>White: %1.</source>
        <comment>a move</comment>
        <translation>Blancs&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <comment>a move</comment>
        <translation>Noirs&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>window::Exchange</name>
    <message>
        <source>The clipboard</source>
        <translation>Le presse-papiers</translation>
    </message>
    <message>
        <source>%1 contains neither a position nor a game.</source>
        <translation>%1 ne contient ni position ni partie.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what stood on the command line</comment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The position has been copied.</source>
        <translation>La position a été copiée.</translation>
    </message>
    <message>
        <source>The diagram has been copied.</source>
        <translation>Le diagramme a été copié.</translation>
    </message>
    <message>
        <source>A link contains no position: copy the FEN or the PGN itself.</source>
        <translation>Un lien ne contient pas de position&#xa0;: copiez la FEN ou le PGN même.</translation>
    </message>
    <message>
        <source>A link to a study contains no position. Export the study as PGN and open the file as a course.</source>
        <translation>Un lien vers une étude ne contient pas de position. Exportez l’étude en PGN et ouvrez le fichier comme cours.</translation>
    </message>
</context>
<context>
    <name>window::FiguresPage</name>
    <message>
        <source>Endings in figures</source>
        <translation>Les finales en chiffres</translation>
    </message>
    <message>
        <source>Search for an ending</source>
        <translation>Chercher une finale</translation>
    </message>
</context>
<context>
    <name>window::HelpPage</name>
    <message>
        <source>Terms, symbols and keys</source>
        <translation>Termes, symboles et touches</translation>
    </message>
    <message>
        <source>Search this page (%1)</source>
        <comment>a key</comment>
        <translation>Chercher dans cette page (%1)</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>Chercher dans cette page</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
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
        <translation>Échiquier</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Finish it for me</source>
        <translation>Terminer à ma place</translation>
    </message>
    <message>
        <source>The dropped item</source>
        <translation>L’élément déposé</translation>
    </message>
    <message>
        <source>The old file has been kept as %1.</source>
        <translation>L’ancien fichier a été conservé sous %1.</translation>
    </message>
    <message>
        <source>Your practice data could not be read; practice starts from scratch.</source>
        <translation>Votre progression n’a pas pu être lue&#xa0;; elle repart de zéro.</translation>
    </message>
    <message>
        <source>Your practice data was written by a newer version of Right Corner; practice starts from scratch.</source>
        <translation>Votre progression vient d’une version plus récente de Right Corner&#xa0;; elle repart de zéro.</translation>
    </message>
    <message>
        <source>Your practice data cannot be saved.</source>
        <translation>Votre progression ne peut pas être enregistrée.</translation>
    </message>
    <message>
        <source>Check that the practice folder is writable and the disk is not full.</source>
        <translation>Vérifiez que vous pouvez écrire dans le dossier de votre progression et que le disque n’est pas plein.</translation>
    </message>
    <message>
        <source>The ending could not be saved to disk.</source>
        <translation>La finale n’a pas pu être enregistrée sur le disque.</translation>
    </message>
    <message>
        <source>It stays available until you quit. Free some disk space, or check that the folder is writable.</source>
        <translation>Elle reste disponible jusqu’à la fermeture. Libérez de la place sur le disque, ou vérifiez que le dossier est accessible en écriture.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>White and Black</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Your exam was interrupted when the program closed.</source>
        <translation>Votre examen a été interrompu à la fermeture du programme.</translation>
    </message>
    <message>
        <source>It is not graded; you can play the position on as a game.</source>
        <translation>Il n’est pas noté&#xa0;; vous pouvez poursuivre la position comme une partie.</translation>
    </message>
    <message>
        <source>The exam is not finished. Choose “%1” again to end it; Esc continues it.</source>
        <translation>L’examen n’est pas fini. Choisissez à nouveau «&#xa0;%1&#xa0;» pour le terminer&#xa0;; Échap pour le continuer.</translation>
    </message>
    <message>
        <source>An exam is in progress.</source>
        <translation>Un examen est en cours.</translation>
    </message>
    <message>
        <source>End it first, then open other games.</source>
        <translation>Terminez-le d’abord, puis ouvrez d’autres parties.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Practice was interrupted when the program closed.</source>
        <translation>Vos exercices ont été interrompus à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The game is being read.</source>
        <translation>Lecture de la partie en cours.</translation>
    </message>
    <message>
        <source>The file with your practice data was deleted; it has been saved again in full.</source>
        <translation>Le fichier de votre progression a été supprimé&#xa0;; la progression a été réenregistrée en entier.</translation>
    </message>
    <message>
        <source>The file with your practice data was replaced by an unreadable one; it has been saved again in full.</source>
        <translation>Le fichier de votre progression a été remplacé par un fichier illisible&#xa0;; la progression a été réenregistrée en entier.</translation>
    </message>
    <message>
        <source>The unreadable file has been kept as %1.</source>
        <translation>Le fichier illisible a été conservé sous %1.</translation>
    </message>
    <message>
        <source>Your practice data was replaced by that of another file, which is now in use.</source>
        <translation>Votre progression a été remplacée par celle d’un autre fichier, désormais utilisée.</translation>
    </message>
    <message>
        <source>The earlier data has been kept as %1.</source>
        <translation>La progression précédente a été conservée sous %1.</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>a move</comment>
        <translation>Jouer %1</translation>
    </message>
    <message>
        <source>Your results are saved; “Practise” starts a new session.</source>
        <translation>Vos résultats sont enregistrés&#xa0;; «&#xa0;S’exercer&#xa0;» commence une nouvelle séance.</translation>
    </message>
    <message>
        <source>The exam is not finished. Quit again to end it; Esc continues it.</source>
        <translation>L’examen n’est pas fini. Quittez à nouveau pour le terminer&#xa0;; Échap pour le continuer.</translation>
    </message>
    <message>
        <source>Your results are saved; “Practise” continues the session.</source>
        <translation>Vos résultats sont enregistrés&#xa0;; «&#xa0;S’exercer&#xa0;» reprend la séance.</translation>
    </message>
    <message>
        <source>The changes to the page are not saved.</source>
        <translation>Les modifications de la page ne sont pas enregistrées.</translation>
    </message>
    <message>
        <source>Quit again to lose them, or save the page first; Esc continues editing.</source>
        <translation>Quittez de nouveau pour les perdre, ou enregistrez d’abord la page ; Échap continue l’édition.</translation>
    </message>
</context>
<context>
    <name>window::ReviewPage</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>S&amp;olve and include it</source>
        <translation>&amp;Calculer et inclure</translation>
    </message>
    <message>
        <source>Practise my &amp;mistakes</source>
        <translation>Travailler mes &amp;erreurs</translation>
    </message>
    <message>
        <source>Open the &amp;game</source>
        <translation>Ouvrir la &amp;partie</translation>
    </message>
    <message>
        <source>Your endgames</source>
        <translation>Vos finales</translation>
    </message>
    <message>
        <source>&amp;Player:</source>
        <translation>&amp;Joueur&#xa0;:</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>The player&apos;s name; other names after a semicolon</source>
        <translation>Le nom du joueur&#xa0;; d’autres noms après un point-virgule</translation>
    </message>
    <message>
        <source>&amp;Names in the file</source>
        <translation>&amp;Noms du fichier</translation>
    </message>
    <message>
        <source>The most frequent names; choose all that are yours</source>
        <translation>Les noms les plus fréquents&#xa0;; choisissez tous les vôtres</translation>
    </message>
    <message>
        <source>Reading the games</source>
        <translation>Lecture des parties</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Finales</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>By ending</source>
        <translation>Par finale</translation>
    </message>
    <message>
        <source>The costliest games first</source>
        <translation>D’abord les parties qui ont coûté le plus de points</translation>
    </message>
    <message>
        <source>Practise the positions in which you gave points away until you get them right</source>
        <translation>Travailler les positions où vous avez laissé échapper des points jusqu’à les réussir</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln game(s))</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1 (%Ln partie)</numerusform>
            <numerusform>%1 (%Ln parties)</numerusform>
        </translation>
    </message>
    <message>
        <source>Solving: %1…</source>
        <translation>Calcul&#xa0;: %1…</translation>
    </message>
    <message>
        <source>Your endgames in %1</source>
        <translation>Vos finales dans %1</translation>
    </message>
    <message>
        <source>The games are being read.</source>
        <translation>Lecture des parties en cours.</translation>
    </message>
    <message>
        <source>No game is by this player. Choose another name above.</source>
        <translation>Aucune partie n’est de ce joueur. Choisissez un autre nom ci-dessus.</translation>
    </message>
    <message>
        <source>None of these games reached an ending that is solved.</source>
        <translation>Aucune de ces parties n’a atteint une finale calculée.</translation>
    </message>
    <message>
        <source>There is not enough memory to solve it.</source>
        <translation>La mémoire ne suffit pas pour la calculer.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) read</source>
        <translation>
            <numerusform>%Ln partie lue</numerusform>
            <numerusform>%Ln parties lues</numerusform>
        </translation>
    </message>
    <message>
        <source>by this player: %1</source>
        <comment>games</comment>
        <translation>de ce joueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>lecture arrêtée</translation>
    </message>
    <message>
        <source>partly unreadable: %1</source>
        <comment>games</comment>
        <translation>en partie illisibles : %1</translation>
    </message>
    <message>
        <source>chess variants or Chess960 castling, skipped: %1</source>
        <comment>games</comment>
        <translation>variantes des échecs ou roque des échecs 960, ignorées : %1</translation>
    </message>
    <message>
        <source>reached a solved ending: %1</source>
        <comment>games</comment>
        <translation>avec une finale calculée&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Not solved yet: %1, in %Ln of these games.</source>
        <translation>
            <numerusform>Pas encore calculée&#xa0;: %1, dans %Ln de ces parties.</numerusform>
            <numerusform>Pas encore calculée&#xa0;: %1, dans %Ln de ces parties.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::StatisticsPage</name>
    <message>
        <source>Show as &amp;tables</source>
        <translation>Afficher en &amp;tableaux</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Once you have practised, your progress will appear here.</source>
        <translation>Dès que vous aurez fait des exercices, vous verrez ici vos progrès.</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>S’&amp;exercer</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>Toutes les finales</translation>
    </message>
    <message>
        <source>All stages</source>
        <translation>Toutes les étapes</translation>
    </message>
    <message>
        <source>Where you throw results away</source>
        <translation>Où vous gâchez le résultat</translation>
    </message>
    <message>
        <source>These figures count the exercises of practice. What you have solved in the courses is on the card “The courses”; games and exams are not counted.</source>
        <translation>Ces chiffres comptent les exercices. Ce que vous avez résolu dans les cours figure sur la carte «&#xa0;Les cours&#xa0;»&#xa0;; les parties et les examens ne comptent pas.</translation>
    </message>
</context>
</TS>
