<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
    <context>
        <name>Coach</name>
        <message numerus="yes">
            <source>It took %n move(s)</source>
            <translation>
                <numerusform>Du hast %n Zug gebraucht</numerusform>
                <numerusform>Du hast %n Züge gebraucht</numerusform>
            </translation>
        </message>
        <message>
            <source>%1; the best was %2.</source>
            <translation>%1; am besten waren %2.</translation>
        </message>
        <message>
            <source>Best: %1.</source>
            <translation>Am besten: %1.</translation>
        </message>
        <message numerus="yes">
            <source>These %n moves are equally good.</source>
            <translation>
                <numerusform>Dieser %n Zug ist gleich gut.</numerusform>
                <numerusform>Diese %n Züge sind gleich gut.</numerusform>
            </translation>
        </message>
        <message>
            <source>Move the men of both sides as you like.</source>
            <translation>Zieh beide Seiten, wie du willst.</translation>
        </message>
        <message>
            <source>Drive the king into a corner of the bishop's colour.</source>
            <translation>Treib den König in eine Ecke der Läuferfarbe.</translation>
        </message>
        <message>
            <source>Checkmate.</source>
            <translation>Schachmatt.</translation>
        </message>
        <message>
            <source>This is the end of the line.</source>
            <translation>Hier endet die Variante.</translation>
        </message>
        <message>
            <source>Next: %1.</source>
            <translation>Als Nächstes: %1.</translation>
        </message>
        <message>
            <source>This is the only best move.</source>
            <translation>Das ist der einzige beste Zug.</translation>
        </message>
        <message numerus="yes">
            <source>%n moves are equally good here.</source>
            <translation>
                <numerusform>%n Zug ist hier gleich gut.</numerusform>
                <numerusform>%n Züge sind hier gleich gut.</numerusform>
            </translation>
        </message>
        <message>
            <source>With best play it ends there or right beside it: %1.</source>
            <translation>Bei bestem Spiel endet es dort oder gleich daneben: %1.</translation>
        </message>
        <message>
            <source>Keep away from the corners of the bishop's colour as long as you can.</source>
            <translation>Halte dich von den Ecken der Läuferfarbe fern, solange du kannst.</translation>
        </message>
        <message>
            <source>Find the mate in %1.</source>
            <translation>Finde das Matt in %1.</translation>
        </message>
    </context>
    <context>
        <name>Main</name>
        <message>
            <source>Trainer for the mate with bishop and knight.</source>
            <translation>Trainer für das Matt mit Läufer und Springer.</translation>
        </message>
        <message>
            <source>Your settings could not be read; the usual ones are used.</source>
            <translation>Deine Einstellungen waren nicht lesbar; es gelten die üblichen.</translation>
        </message>
        <message>
            <source>Your last game could not be read; a new one begins.</source>
            <translation>Deine letzte Partie war nicht lesbar; eine neue beginnt.</translation>
        </message>
        <message>
            <source>Right Corner</source>
            <translation>Right Corner</translation>
        </message>
        <message>
            <source>The game cannot be kept: its file cannot be written.</source>
            <translation>Die Partie lässt sich nicht sichern: Ihre Datei ist nicht beschreibbar.</translation>
        </message>
        <message>
            <source>You can go on, but it will not be here next time.</source>
            <translation>Du kannst weiterspielen, aber beim nächsten Mal ist sie nicht mehr da.</translation>
        </message>
        <message>
            <source>The old file is kept as %1.</source>
            <translation>Die alte Datei bleibt als %1 erhalten.</translation>
        </message>
    </context>
    <context>
        <name>ManNames</name>
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
    </context>
    <context>
        <name>Presentation</name>
        <message>
            <source>There was not enough memory to work the ending out. Close other programs and start again.</source>
            <translation>Der Speicher reichte nicht, um das Endspiel auszurechnen. Schließe andere Programme und starte neu.</translation>
        </message>
        <message>
            <source>Legal, but no table covers these men: the trainer knows bishop and knight against a bare king.</source>
            <translation>Erlaubt, aber keine Tabelle kennt diese Steine: Der Trainer kann Läufer und Springer gegen den bloßen König.</translation>
        </message>
        <message numerus="yes">
            <source>%n moves are equally good here.</source>
            <translation>
                <numerusform>%n Zug ist hier gleich gut.</numerusform>
                <numerusform>%n Züge sind hier gleich gut.</numerusform>
            </translation>
        </message>
        <message>
            <source>Seed %1.</source>
            <translation>Startzahl %1.</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) at best from the start</source>
            <translation>
                <numerusform>Vom Start bestenfalls %n Zug</numerusform>
                <numerusform>Vom Start bestenfalls %n Züge</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, %2.</source>
            <translation>%1, %2.</translation>
        </message>
        <message numerus="yes">
            <source>%n wasted so far</source>
            <translation>
                <numerusform>%n bisher verschenkt</numerusform>
                <numerusform>%n bisher verschenkt</numerusform>
            </translation>
        </message>
        <message>
            <source>Cannot be</source>
            <translation>Unmöglich</translation>
        </message>
        <message numerus="yes">
            <source>%n plies to mate, both sides at their best.</source>
            <translation>
                <numerusform>%n Halbzug bis zum Matt, beide Seiten spielen am besten.</numerusform>
                <numerusform>%n Halbzüge bis zum Matt, beide Seiten spielen am besten.</numerusform>
            </translation>
        </message>
        <message>
            <source>As good:</source>
            <translation>Gleich gut:</translation>
        </message>
        <message>
            <source>Also played here:</source>
            <translation>Hier auch gespielt:</translation>
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
            <source>The kings touch (%1).</source>
            <translation>Die Könige berühren sich (%1).</translation>
        </message>
        <message>
            <source>No pawn can stand on the first or last rank (%1).</source>
            <translation>Auf der ersten und letzten Reihe kann kein Bauer stehen (%1).</translation>
        </message>
        <message>
            <source>%1 has more than eight pawns.</source>
            <translation>%1 hat mehr als acht Bauern.</translation>
        </message>
        <message>
            <source>%1 has more than sixteen men.</source>
            <translation>%1 hat mehr als sechzehn Steine.</translation>
        </message>
        <message>
            <source>%1 has more men than its pawns can have become.</source>
            <translation>%1 hat mehr Figuren, als seine Bauern geworden sein können.</translation>
        </message>
        <message>
            <source>%1 is in check (%2) but not to move; give the other side the move.</source>
            <translation>%1 steht im Schach (%2) und ist nicht am Zug; gib der anderen Seite den Zug.</translation>
        </message>
        <message>
            <source>No move can have given this check to %1 (%2).</source>
            <translation>Kein Zug kann %1 dieses Schach gegeben haben (%2).</translation>
        </message>
        <message>
            <source>%1 cannot castle: king or rook has left home (%2).</source>
            <translation>%1 kann nicht rochieren: König oder Turm steht nicht auf seinem Feld (%2).</translation>
        </message>
        <message>
            <source>No pawn can just have passed %1.</source>
            <translation>Kein Bauer kann gerade über %1 gezogen sein.</translation>
        </message>
        <message>
            <source>This is no position: the text is empty.</source>
            <translation>Das ist keine Stellung: Der Text ist leer.</translation>
        </message>
        <message>
            <source>This is no position: the text is longer than %1 characters.</source>
            <translation>Das ist keine Stellung: Der Text ist länger als %1 Zeichen.</translation>
        </message>
        <message>
            <source>This cannot be read: character %1 is none that a FEN has.</source>
            <translation>Nicht lesbar: Zeichen %1 kommt in keiner FEN vor.</translation>
        </message>
        <message>
            <source>This cannot be read: “%1” at character %2 is no man and no number of squares.</source>
            <translation>Nicht lesbar: „%1“ an Zeichen %2 ist weder Stein noch Anzahl von Feldern.</translation>
        </message>
        <message>
            <source>This cannot be read: rank %1 has more than eight squares (character %2).</source>
            <translation>Nicht lesbar: Reihe %1 hat mehr als acht Felder (Zeichen %2).</translation>
        </message>
        <message>
            <source>This cannot be read: rank %1 has fewer than eight squares (character %2).</source>
            <translation>Nicht lesbar: Reihe %1 hat weniger als acht Felder (Zeichen %2).</translation>
        </message>
        <message>
            <source>This cannot be read: there are more than eight ranks (character %1).</source>
            <translation>Nicht lesbar: Es sind mehr als acht Reihen (Zeichen %1).</translation>
        </message>
        <message>
            <source>This cannot be read: there are fewer than eight ranks (character %1).</source>
            <translation>Nicht lesbar: Es sind weniger als acht Reihen (Zeichen %1).</translation>
        </message>
        <message>
            <source>This cannot be read: the side to move must be w or b (character %1).</source>
            <translation>Nicht lesbar: Die Seite am Zug muss w oder b sein (Zeichen %1).</translation>
        </message>
        <message>
            <source>This cannot be read: castling must be - or some of KQkq (character %1).</source>
            <translation>Nicht lesbar: Die Rochade muss - oder etwas aus KQkq sein (Zeichen %1).</translation>
        </message>
        <message>
            <source>This cannot be read: en passant must be - or a square of the third or sixth rank (character %1).</source>
            <translation>Nicht lesbar: En passant muss - oder ein Feld der dritten oder sechsten Reihe sein (Zeichen %1).</translation>
        </message>
        <message>
            <source>This cannot be read: the halfmove clock must be a number from 0 to 9999 (character %1).</source>
            <translation>Nicht lesbar: Der Halbzugzähler muss eine Zahl von 0 bis 9999 sein (Zeichen %1).</translation>
        </message>
        <message>
            <source>This cannot be read: the move number must be from 1 to 9999 (character %1).</source>
            <translation>Nicht lesbar: Die Zugnummer muss von 1 bis 9999 gehen (Zeichen %1).</translation>
        </message>
        <message>
            <source>This cannot be read: something stands behind the position (character %1).</source>
            <translation>Nicht lesbar: Hinter der Stellung steht noch etwas (Zeichen %1).</translation>
        </message>
        <message>
            <source>No side to move was given: White moves.</source>
            <translation>Es war keine Seite am Zug angegeben: Weiß zieht.</translation>
        </message>
        <message>
            <source>Castling was left out: king or rook is not at home.</source>
            <translation>Die Rochade entfiel: König oder Turm steht nicht auf seinem Feld.</translation>
        </message>
        <message>
            <source>En passant was left out: no pawn can just have passed there.</source>
            <translation>En passant entfiel: Dort kann gerade kein Bauer vorbeigezogen sein.</translation>
        </message>
        <message>
            <source>“%1” is no move. Type one like Nd3 or e3d5.</source>
            <translation>„%1“ ist kein Zug. Tippe einen wie Sd3 oder e3d5.</translation>
        </message>
        <message>
            <source>“%1” is not possible here.</source>
            <translation>„%1“ ist hier nicht möglich.</translation>
        </message>
        <message>
            <source>“%1” could be %2. Say which.</source>
            <translation>„%1“ könnte %2 sein. Sag, welcher Zug.</translation>
        </message>
    </context>
    <context>
        <name>SquareText</name>
        <message>
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <source>in check</source>
            <translation>im Schach</translation>
        </message>
        <message>
            <source>right corner</source>
            <translation>richtige Ecke</translation>
        </message>
        <message>
            <source>wrong corner</source>
            <translation>falsche Ecke</translation>
        </message>
        <message>
            <source>can be taken</source>
            <translation>kann geschlagen werden</translation>
        </message>
        <message>
            <source>can be reached</source>
            <translation>kann erreicht werden</translation>
        </message>
        <message>
            <source>, </source>
            <extracomment>between the parts of what a screen reader says of a square: e4, white knight, in check</extracomment>
            <translation>, </translation>
        </message>
        <message>
            <source>part of the last move</source>
            <translation>Teil des letzten Zuges</translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message>
            <source>N</source>
            <comment>the knight's letter in chess notation</comment>
            <translation>S</translation>
        </message>
        <message>
            <source>B</source>
            <comment>the bishop's letter in chess notation</comment>
            <translation>L</translation>
        </message>
        <message>
            <source>R</source>
            <comment>the rook's letter in chess notation</comment>
            <translation>T</translation>
        </message>
        <message>
            <source>Q</source>
            <comment>the queen's letter in chess notation</comment>
            <translation>D</translation>
        </message>
        <message>
            <source>K</source>
            <comment>the king's letter in chess notation</comment>
            <translation>K</translation>
        </message>
        <message>
            <source>Best was %1.</source>
            <translation>Am besten war %1.</translation>
        </message>
        <message numerus="yes">
            <source>%n move(s) to mate remain.</source>
            <translation>
                <numerusform>Noch %n Zug bis zum Matt.</numerusform>
                <numerusform>Noch %n Züge bis zum Matt.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 is best.</source>
            <translation>%1 ist am besten.</translation>
        </message>
        <message numerus="yes">
            <source>%1 is good: %n move(s) slower than best.</source>
            <translation>
                <numerusform>%1 ist gut: %n Zug langsamer als der beste.</numerusform>
                <numerusform>%1 ist gut: %n Züge langsamer als der beste.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 works: %n move(s) slower than best.</source>
            <translation>
                <numerusform>%1 geht: %n Zug langsamer als der beste.</numerusform>
                <numerusform>%1 geht: %n Züge langsamer als der beste.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 is a detour of %n move(s).</source>
            <translation>
                <numerusform>%1 ist ein Umweg von %n Zug.</numerusform>
                <numerusform>%1 ist ein Umweg von %n Zügen.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 holds out longest.</source>
            <translation>%1 hält am längsten stand.</translation>
        </message>
        <message numerus="yes">
            <source>%1 shortens the fight by %n move(s).</source>
            <translation>
                <numerusform>%1 verkürzt den Kampf um %n Zug.</numerusform>
                <numerusform>%1 verkürzt den Kampf um %n Züge.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 or %n other(s)</source>
            <comment>a list of moves and how many more there are</comment>
            <translation>
                <numerusform>%1 oder %n weiterer</numerusform>
                <numerusform>%1 oder %n weitere</numerusform>
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
            <source>Dark corners: %1</source>
            <translation>Dunkle Ecken: %1</translation>
        </message>
        <message>
            <source>Light corners: %1</source>
            <translation>Helle Ecken: %1</translation>
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
            <source>No table</source>
            <translation>Keine Tabelle</translation>
        </message>
        <message>
            <source>Draw</source>
            <translation>Remis</translation>
        </message>
        <message>
            <source>Mate in %1</source>
            <translation>Matt in %1</translation>
        </message>
        <message>
            <source>Nobody can mate with these men.</source>
            <translation>Mit diesen Steinen kann niemand matt setzen.</translation>
        </message>
        <message>
            <source>The lone king is stalemated.</source>
            <translation>Der bloße König ist patt.</translation>
        </message>
        <message>
            <source>The king takes the knight on %1.</source>
            <translation>Der König schlägt den Springer auf %1.</translation>
        </message>
        <message>
            <source>The king takes the bishop on %1.</source>
            <translation>Der König schlägt den Läufer auf %1.</translation>
        </message>
        <message>
            <source>The knight is trapped and falls on %1.</source>
            <translation>Der Springer ist gefangen und fällt auf %1.</translation>
        </message>
        <message>
            <source>The bishop is trapped and falls on %1.</source>
            <translation>Der Läufer ist gefangen und fällt auf %1.</translation>
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
            <source>Draw: nobody can mate any more.</source>
            <translation>Remis: Niemand kann mehr matt setzen.</translation>
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
            <translation>Remis durch dreimalige Wiederholung.</translation>
        </message>
        <message>
            <source>Seventy-five moves without a capture: over the board this is a draw.</source>
            <translation>Fünfundsiebzig Züge ohne Schlagen: Am Brett wäre das remis.</translation>
        </message>
        <message>
            <source>Fifty moves without a capture: over the board a draw could be claimed.</source>
            <translation>Fünfzig Züge ohne Schlagen: Am Brett könnte Remis beansprucht werden.</translation>
        </message>
        <message>
            <source>This position has come three times: over the board a draw could be claimed.</source>
            <translation>Diese Stellung war dreimal da: Am Brett könnte Remis beansprucht werden.</translation>
        </message>
        <message>
            <source>%1 throws the win away.</source>
            <translation>%1 verschenkt den Gewinn.</translation>
        </message>
        <message>
            <source>%1 loses: it was a draw.</source>
            <translation>%1 verliert: Es war remis.</translation>
        </message>
        <message>
            <source>%1 keeps the draw.</source>
            <translation>%1 hält das Remis.</translation>
        </message>
        <message>
            <source>The king forks bishop and knight and takes one of them.</source>
            <translation>Der König greift Läufer und Springer zugleich an und schlägt einen davon.</translation>
        </message>
    </context>
    <context>
        <name>app::MainWindow</name>
        <message>
            <source>Right Corner</source>
            <translation>Right Corner</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>Brett</translation>
        </message>
        <message>
            <source>New position</source>
            <translation>Neue Stellung</translation>
        </message>
        <message>
            <source>Another position of the chosen kind (Ctrl+N)</source>
            <translation>Eine andere Stellung der gewählten Art (Strg+N)</translation>
        </message>
        <message>
            <source>Choose the kind of position</source>
            <translation>Art der Stellung wählen</translation>
        </message>
        <message>
            <source>Choose the kind of position (Ctrl+Shift+N)</source>
            <translation>Art der Stellung wählen (Strg+Umschalt+N)</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>Take your last move back (Ctrl+Z)</source>
            <translation>Deinen letzten Zug zurücknehmen (Strg+Z)</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Tipp</translation>
        </message>
        <message>
            <source>Show the best moves (Ctrl+H)</source>
            <translation>Die besten Züge zeigen (Strg+H)</translation>
        </message>
        <message>
            <source>Set up</source>
            <translation>Aufstellen</translation>
        </message>
        <message>
            <source>Set up a position (Ctrl+E)</source>
            <translation>Eine Stellung aufstellen (Strg+E)</translation>
        </message>
        <message>
            <source>Show the line to mate</source>
            <translation>Weg zum Matt zeigen</translation>
        </message>
        <message>
            <source>Replay the best line from here (Ctrl+L)</source>
            <translation>Die beste Variante von hier nachspielen (Strg+L)</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Los</translation>
        </message>
        <message>
            <source>Start with these choices</source>
            <translation>Mit dieser Auswahl beginnen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Go on with the game</source>
            <translation>Die Partie fortsetzen</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Play this position against perfect defence</source>
            <translation>Diese Stellung gegen beste Verteidigung spielen</translation>
        </message>
        <message>
            <source>Analyse</source>
            <translation>Untersuchen</translation>
        </message>
        <message>
            <source>Move the men of both sides</source>
            <translation>Beide Seiten selbst ziehen</translation>
        </message>
        <message>
            <source>Line</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>Go back to the game</source>
            <translation>Zurück zur Partie</translation>
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
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Leave the replay (Esc)</source>
            <translation>Das Nachspielen verlassen (Esc)</translation>
        </message>
        <message>
            <source>Your settings cannot be written.</source>
            <translation>Deine Einstellungen lassen sich nicht schreiben.</translation>
        </message>
        <message>
            <source>They hold until you leave.</source>
            <translation>Sie gelten, bis du das Programm verlässt.</translation>
        </message>
        <message>
            <source>Queen</source>
            <translation>Dame</translation>
        </message>
        <message>
            <source>Rook</source>
            <translation>Turm</translation>
        </message>
        <message>
            <source>Bishop</source>
            <translation>Läufer</translation>
        </message>
        <message>
            <source>Knight</source>
            <translation>Springer</translation>
        </message>
        <message>
            <source>The game is over. %1</source>
            <translation>Die Partie ist zu Ende. %1</translation>
        </message>
        <message>
            <source>It is not your move.</source>
            <translation>Du bist nicht am Zug.</translation>
        </message>
        <message>
            <source>There was not enough memory to work the ending out.</source>
            <translation>Der Speicher reichte nicht, um das Endspiel auszurechnen.</translation>
        </message>
        <message>
            <source>Close other programs and start again.</source>
            <translation>Schließe andere Programme und starte neu.</translation>
        </message>
        <message>
            <source>What is on the clipboard is no position.</source>
            <translation>In der Zwischenablage ist keine Stellung.</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <source>&amp;About Right Corner</source>
            <translation>&amp;Über Right Corner</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <translation>&amp;Partie</translation>
        </message>
        <message>
            <source>&amp;New position</source>
            <translation>&amp;Neue Stellung</translation>
        </message>
        <message>
            <source>&amp;Choose the kind of position…</source>
            <translation>&amp;Art der Stellung wählen …</translation>
        </message>
        <message>
            <source>&amp;Take back</source>
            <translation>&amp;Zurücknehmen</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Wiederholen</translation>
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
            <source>&amp;Hint</source>
            <translation>&amp;Tipp</translation>
        </message>
        <message>
            <source>Show the &amp;line to mate</source>
            <translation>We&amp;g zum Matt zeigen</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <source>&amp;Position</source>
            <translation>&amp;Stellung</translation>
        </message>
        <message>
            <source>&amp;Set up</source>
            <translation>&amp;Aufstellen</translation>
        </message>
        <message>
            <source>&amp;Copy position</source>
            <translation>Stellung &amp;kopieren</translation>
        </message>
        <message>
            <source>&amp;Paste position</source>
            <translation>Stellung &amp;einfügen</translation>
        </message>
        <message>
            <source>&amp;Board</source>
            <translation>&amp;Brett</translation>
        </message>
        <message>
            <source>&amp;Flip</source>
            <translation>&amp;Umdrehen</translation>
        </message>
        <message>
            <source>&amp;Target corners</source>
            <translation>&amp;Zielecken</translation>
        </message>
        <message>
            <source>&amp;Destinations</source>
            <translation>&amp;Mögliche Felder</translation>
        </message>
        <message>
            <source>&amp;Last move</source>
            <translation>&amp;Letzter Zug</translation>
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
            <source>&amp;Sliding men</source>
            <translation>&amp;Gleitende Steine</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Schnell</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Langsam</translation>
        </message>
        <message>
            <source>&amp;Training</source>
            <translation>&amp;Training</translation>
        </message>
        <message>
            <source>&amp;You play</source>
            <translation>&amp;Du spielst</translation>
        </message>
        <message>
            <source>The attacker</source>
            <translation>Den Angreifer</translation>
        </message>
        <message>
            <source>The lone king</source>
            <translation>Den bloßen König</translation>
        </message>
        <message>
            <source>Both</source>
            <translation>Beide</translation>
        </message>
        <message>
            <source>Ends the game</source>
            <translation>Beendet die Partie</translation>
        </message>
        <message>
            <source>Is only told</source>
            <translation>Wird nur gemeldet</translation>
        </message>
        <message>
            <source>Is off</source>
            <translation>Gilt nicht</translation>
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
            <translation>D&amp;reimalige Wiederholung</translation>
        </message>
        <message>
            <source>&amp;Window</source>
            <translation>&amp;Fenster</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>&amp;Aussehen</translation>
        </message>
        <message>
            <source>As the system</source>
            <translation>Wie das System</translation>
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
            <source>Right Corner %1 trains the mate with bishop and knight. Every position of the ending is worked out in memory at start; nothing leaves this machine.

Free software under the GNU General Public License, version 3 or later.</source>
            <translation>Right Corner %1 übt das Matt mit Läufer und Springer. Jede Stellung des Endspiels wird beim Start im Speicher ausgerechnet; nichts verlässt diesen Rechner.

Freie Software unter der GNU General Public License, Version 3 oder neuer.</translation>
        </message>
        <message>
            <source>About Right Corner</source>
            <translation>Über Right Corner</translation>
        </message>
        <message>
            <source>S&amp;quare of the pawn</source>
            <translation>&amp;Quadrat des Bauern</translation>
        </message>
        <message>
            <source>The &amp;program plays</source>
            <translation>&amp;Programm spielt</translation>
        </message>
        <message>
            <source>Perfectly</source>
            <translation>Perfekt</translation>
        </message>
        <message>
            <source>By rule of thumb</source>
            <translation>Nach Faustregeln</translation>
        </message>
    </context>
    <context>
        <name>board::BoardView</name>
        <message>
            <source>Chessboard</source>
            <translation>Schachbrett</translation>
        </message>
        <message>
            <source>The arrow keys move between the squares, Enter picks a man up and puts him down, Escape cancels.</source>
            <translation>Die Pfeiltasten führen von Feld zu Feld, Enter nimmt einen Stein auf und setzt ihn ab, Escape bricht ab.</translation>
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
        <name>panels::DrillPanel</name>
        <message>
            <source>You play</source>
            <translation>Du spielst</translation>
        </message>
        <message>
            <source>the attacker</source>
            <translation>den Angreifer</translation>
        </message>
        <message>
            <source>the lone king</source>
            <translation>den bloßen König</translation>
        </message>
        <message>
            <source>both</source>
            <translation>beide</translation>
        </message>
        <message>
            <source>Bishop and knight are</source>
            <translation>Läufer und Springer sind</translation>
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
            <source>The bishop stands on</source>
            <translation>Der Läufer steht auf</translation>
        </message>
        <message>
            <source>light</source>
            <translation>hellen</translation>
        </message>
        <message>
            <source>dark</source>
            <translation>dunklen</translation>
        </message>
        <message>
            <source>either</source>
            <translation>beliebigen</translation>
        </message>
        <message>
            <source>Mate in at least</source>
            <translation>Matt in mindestens</translation>
        </message>
        <message>
            <source>Mate in at most</source>
            <translation>Matt in höchstens</translation>
        </message>
        <message>
            <source>by chance</source>
            <translation>nach Zufall</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Startzahl</translation>
        </message>
        <message>
            <source>The bishop stands on squares that are</source>
            <translation>Der Läufer steht auf Feldern, und zwar auf</translation>
        </message>
        <message>
            <source>Mate in</source>
            <translation>Matt in</translation>
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
        <message>
            <source>Seed: the same number gives the same position again</source>
            <translation>Startzahl: Dieselbe Zahl gibt dieselbe Stellung wieder</translation>
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
        <name>panels::RecordCard</name>
        <message>
            <source>The record</source>
            <translation>Die Mitschrift</translation>
        </message>
        <message>
            <source>Type a move: Nd3, e3d5</source>
            <translation>Zug tippen: Sd3, e3d5</translation>
        </message>
        <message>
            <source>Type a move</source>
            <translation>Zug tippen</translation>
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
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Undo the last change (Ctrl+Z)</source>
            <translation>Die letzte Änderung rückgängig machen (Strg+Z)</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Redo what was undone (Ctrl+Shift+Z)</source>
            <translation>Rückgängig Gemachtes wiederholen (Strg+Umschalt+Z)</translation>
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
            <source>Mirror ↕</source>
            <translation>Spiegeln ↕</translation>
        </message>
        <message>
            <source>Swap up and down</source>
            <translation>Oben und unten vertauschen</translation>
        </message>
        <message>
            <source>Rotate</source>
            <translation>Drehen</translation>
        </message>
        <message>
            <source>Turn the board by a quarter</source>
            <translation>Das Brett um ein Viertel drehen</translation>
        </message>
        <message>
            <source>Swap colours</source>
            <translation>Farben tauschen</translation>
        </message>
        <message>
            <source>White men become black and black men white</source>
            <translation>Weiße Steine werden schwarz und schwarze weiß</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Leeren</translation>
        </message>
        <message>
            <source>Take all men off the board</source>
            <translation>Alle Steine vom Brett nehmen</translation>
        </message>
        <message>
            <source>Bishop + knight</source>
            <translation>Läufer + Springer</translation>
        </message>
        <message>
            <source>Put the four men on the board</source>
            <translation>Die vier Steine aufs Brett stellen</translation>
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
            <source>Drag men to the board and off it, or click one and then squares.</source>
            <translation>Zieh Steine aufs Brett und wieder herunter, oder klick einen an und dann Felder.</translation>
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
                <numerusform>%n Zug übrig</numerusform>
                <numerusform>%n Züge übrig</numerusform>
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
                <numerusform>50-Züge-Regel: %n verbraucht</numerusform>
                <numerusform>50-Züge-Regel: %n verbraucht</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>panels::Transport</name>
        <message>
            <source>Play the line by itself (Space)</source>
            <translation>Von selbst abspielen (Leertaste)</translation>
        </message>
        <message>
            <source>Seconds for each move</source>
            <translation>Sekunden pro Zug</translation>
        </message>
        <message>
            <source>%1 s</source>
            <comment>seconds</comment>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>To the start (Alt+Home)</source>
            <translation>Zum Anfang (Alt+Pos1)</translation>
        </message>
        <message>
            <source>One move back (Alt+Left)</source>
            <translation>Einen Zug zurück (Alt+Links)</translation>
        </message>
        <message>
            <source>One move forward (Alt+Right)</source>
            <translation>Einen Zug vor (Alt+Rechts)</translation>
        </message>
        <message>
            <source>To the end (Alt+End)</source>
            <translation>Zum Ende (Alt+Ende)</translation>
        </message>
    </context>
</TS>
