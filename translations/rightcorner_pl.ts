<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name>BoardCommands</name>
    <message>
        <source>&amp;Flip</source>
        <translation>&amp;Odwróć</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>W&amp;spółrzędne</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>&amp;Kolory</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Drewno</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Szary</translation>
    </message>
    <message>
        <source>Blue-green</source>
        <translation>Morski</translation>
    </message>
    <message>
        <source>Piece an&amp;imation</source>
        <translation>An&amp;imacja ruchów</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybka</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolna</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation>&amp;Nakładki</translation>
    </message>
    <message>
        <source>Heat m&amp;ap for</source>
        <translation>Mapa &amp;cieplna</translation>
    </message>
    <message>
        <source>&amp;Next piece</source>
        <translation>Następna &amp;bierka</translation>
    </message>
    <message>
        <source>Show the heat map of the next piece; selecting a piece does the same</source>
        <translation>Pokaż mapę cieplną następnej bierki; zaznaczenie bierki działa tak samo</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>&amp;What attacks this square?</source>
        <translation>Co ataku&amp;je to pole?</translation>
    </message>
    <message>
        <source>Say which pieces attack the square selected with the arrow keys</source>
        <translation>Powiedz, które bierki atakują pole wybrane strzałkami</translation>
    </message>
    <message>
        <source>List the &amp;pieces</source>
        <translation>W&amp;ymień bierki</translation>
    </message>
    <message>
        <source>only while the heat map is shown</source>
        <translation>tylko gdy widać mapę cieplną</translation>
    </message>
</context>
<context>
    <name>ByHeartCommands</name>
    <message>
        <source>Learn by heart</source>
        <translation>Ucz się na pamięć</translation>
    </message>
    <message>
        <source>How much slower than the best move each move may be: with slower moves there are fewer positions to know</source>
        <translation>O ile każde posunięcie może być wolniejsze od najlepszego: przy wolniejszych posunięciach jest mniej pozycji do zapamiętania</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Ta pozycja</translation>
    </message>
    <message>
        <source>Best moves only</source>
        <translation>Tylko najlepsze posunięcia</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n move(s) slower</source>
        <translation>
            <numerusform>Do %n posunięcia wolniej</numerusform>
            <numerusform>Do %n posunięć wolniej</numerusform>
            <numerusform>Do %n posunięć wolniej</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a course of the few positions that the side that wins, or the one that has to hold the draw, needs to know against every reply</source>
        <translation>Utwórz kurs z niewielu pozycji, które strona wygrywająca albo broniąca remisu musi znać przeciw każdej odpowiedzi</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Move either side&apos;s pieces as you like.</source>
        <translation>Ruszaj bierkami obu stron, jak chcesz.</translation>
    </message>
    <message>
        <source>The line ends here.</source>
        <translation>To koniec wariantu.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Następny ruch: %1.</translation>
    </message>
    <message>
        <source>No other move is as good.</source>
        <translation>Żaden inny ruch nie jest tak dobry.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>Jeden ruch jest tu równie dobry.</numerusform>
            <numerusform>%n ruchy są tu równie dobre.</numerusform>
            <numerusform>%n ruchów jest tu równie dobrych.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the mate in %1.</source>
        <translation>Znajdź mata w %1.</translation>
    </message>
    <message>
        <source>With best play this is a draw. Try to win anyway.</source>
        <translation>Przy najlepszej grze to remis. Mimo to spróbuj wygrać.</translation>
    </message>
    <message>
        <source>The program plays the rest.</source>
        <translation>Resztę gra program.</translation>
    </message>
    <message>
        <source>Press Esc to stop.</source>
        <translation>Naciśnij Esc, by zatrzymać.</translation>
    </message>
    <message>
        <source>With best play, mate comes in or right next to one of these corners: %1.</source>
        <translation>Przy najlepszej grze mat padnie w jednym z tych rogów lub tuż obok niego: %1.</translation>
    </message>
    <message>
        <source>Hold the draw as White.</source>
        <translation>Utrzymaj remis białymi.</translation>
    </message>
    <message>
        <source>Hold the draw as Black.</source>
        <translation>Utrzymaj remis czarnymi.</translation>
    </message>
    <message>
        <source>Keep playing: the program replies by general principles.</source>
        <translation>Graj dalej: program odpowiada według ogólnych zasad.</translation>
    </message>
    <message>
        <source>Six moves, and mate is no closer. A hint may help.</source>
        <translation>Sześć ruchów, a mat nie jest bliżej. Może pomóc podpowiedź.</translation>
    </message>
    <message>
        <source>Play it out.</source>
        <translation>Graj do końca.</translation>
    </message>
    <message>
        <source>No comments and no take-backs until the game is over; then you get a report.</source>
        <translation>Do końca partii bez komentarzy i cofania ruchów; potem zobaczysz raport.</translation>
    </message>
    <message>
        <source>Keep playing: %1 replies.</source>
        <translation>Graj dalej: odpowiada %1.</translation>
    </message>
    <message>
        <source>Best reply: %1.</source>
        <translation>Najlepsza odpowiedź: %1.</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1 to najlepszy ruch.</translation>
    </message>
    <message>
        <source>Stage: %1.</source>
        <translation>Etap: %1.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a sentence about a move</comment>
        <translation>Następnie: %1</translation>
    </message>
    <message>
        <source>%1 is not mate: %2 is possible.</source>
        <translation>%1 nie daje mata: możliwe jest %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 jest o jeden ruch wolniejszy od najlepszego.</numerusform>
            <numerusform>%1 jest o %n ruchy wolniejszy od najlepszego.</numerusform>
            <numerusform>%1 jest o %n ruchów wolniejszy od najlepszego.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot save both pieces, but make him prove it.</source>
        <translation>Nie uratujesz obu bierek, ale niech przeciwnik to udowodni.</translation>
    </message>
    <message>
        <source>You cannot save the pawn, but make him prove it.</source>
        <translation>Nie uratujesz piona, ale niech przeciwnik to udowodni.</translation>
    </message>
    <message>
        <source>You cannot save the piece, but make him prove it.</source>
        <translation>Nie uratujesz tej bierki, ale niech przeciwnik to udowodni.</translation>
    </message>
    <message>
        <source>Only one move holds the draw: look at every check and capture.</source>
        <translation>Tylko jeden ruch utrzymuje remis: sprawdź każdy szach i każde bicie.</translation>
    </message>
    <message>
        <source>Only one move holds the draw: look for a double attack.</source>
        <translation>Tylko jeden ruch utrzymuje remis: szukaj podwójnego uderzenia.</translation>
    </message>
    <message>
        <source>You cannot save the pawn on %1, but make him prove it.</source>
        <translation>Nie uratujesz piona na %1, ale niech przeciwnik to udowodni.</translation>
    </message>
    <message>
        <source>You have only one move.</source>
        <translation>Masz tylko jeden ruch.</translation>
    </message>
    <message>
        <source>Hold out as long as you can.</source>
        <translation>Graj na przetrwanie.</translation>
    </message>
    <message>
        <source>The opponent threatens mate: %1.</source>
        <translation>Przeciwnik grozi matem: %1.</translation>
    </message>
    <message>
        <source>“Give up” fails the exam and shows the report. “End exam” goes on as a normal game, without a grade.</source>
        <translation>„Poddaj się” oznacza egzamin niezdany i pokazuje raport. „Zakończ egzamin” pozwala grać dalej jak w zwykłej partii, bez oceny.</translation>
    </message>
    <message>
        <source>Checkmate: White wins.</source>
        <translation>Mat: wygrywają białe.</translation>
    </message>
    <message>
        <source>Checkmate: Black wins.</source>
        <translation>Mat: wygrywają czarne.</translation>
    </message>
    <message>
        <source>Win as White.</source>
        <translation>Wygraj białymi.</translation>
    </message>
    <message>
        <source>Win as Black.</source>
        <translation>Wygraj czarnymi.</translation>
    </message>
    <message>
        <source>The pawn falls: it is a draw.</source>
        <translation>Pion pada: to remis.</translation>
    </message>
    <message>
        <source>%1 is one of the best moves.</source>
        <translation>%1 to jeden z najlepszych ruchów.</translation>
    </message>
    <message>
        <source>The pawn cannot be saved.</source>
        <translation>Piona nie da się uratować.</translation>
    </message>
    <message>
        <source>You cannot save both pawns, but make him prove it.</source>
        <translation>Nie uratujesz obu pionów, ale niech przeciwnik to udowodni.</translation>
    </message>
    <message>
        <source>Only one move wins.</source>
        <translation>Tylko jeden ruch wygrywa.</translation>
    </message>
    <message>
        <source>With best play this is a draw.</source>
        <translation>Przy najlepszej grze to remis.</translation>
    </message>
    <message>
        <source>Keep playing: the program replies as soon as the ending is solved.</source>
        <translation>Graj dalej: program odpowie, gdy tylko końcówka będzie rozwiązana.</translation>
    </message>
</context>
<context>
    <name>Coaching</name>
    <message>
        <source>%1 and %2</source>
        <comment>a list of squares and the last of them</comment>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>He is in a box. Shrink it and bring up your king.</source>
        <translation>Król jest w pudełku. Zmniejsz je i podprowadź swojego króla.</translation>
    </message>
    <message>
        <source>The kings face each other on the edge. Check along the edge.</source>
        <translation>Króle stoją naprzeciw siebie przy brzegu. Daj szacha wzdłuż brzegu.</translation>
    </message>
    <message>
        <source>Bring your king to a key square: %1.</source>
        <translation>Postaw króla na polu kluczowym: %1.</translation>
    </message>
    <message>
        <source>Your king is on a key square. Escort the pawn home.</source>
        <translation>Twój król stoi na polu kluczowym. Doprowadź piona do promocji.</translation>
    </message>
    <message>
        <source>%1 is mate.</source>
        <translation>%1 daje mata.</translation>
    </message>
    <message>
        <source>%1 promotes.</source>
        <translation>%1 promuje piona.</translation>
    </message>
    <message>
        <source>%1 is a waiting move: he is in zugzwang.</source>
        <translation>%1 wyczekuje: król jest w zugzwangu.</translation>
    </message>
    <message>
        <source>%1 drives him towards the right corner.</source>
        <translation>%1 pędzi go w stronę właściwego rogu.</translation>
    </message>
    <message>
        <source>%1 takes the opposition.</source>
        <translation>%1 zajmuje opozycję.</translation>
    </message>
    <message>
        <source>%1 gives check.</source>
        <translation>%1 daje szacha.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to him.</source>
        <translation>%1 podprowadza do niego króla.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to him.</source>
        <translation>%1 podprowadza do niego skoczka.</translation>
    </message>
    <message>
        <source>%1 stalemates him.</source>
        <translation>%1 daje pata.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 to jedyny ruch.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>a list of squares and the last of them</comment>
        <translation>%1 lub %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Lepiej: %1</translation>
    </message>
    <message>
        <source>Come together</source>
        <translation>Zbierz figury</translation>
    </message>
    <message>
        <source>Take the centre</source>
        <translation>Opanuj centrum</translation>
    </message>
    <message>
        <source>Drive him to the edge</source>
        <translation>Zepchnij go na brzeg</translation>
    </message>
    <message>
        <source>Out of the wrong corner</source>
        <translation>Wypędź go ze złego rogu</translation>
    </message>
    <message>
        <source>The large triangle</source>
        <translation>Duży trójkąt</translation>
    </message>
    <message>
        <source>The W</source>
        <translation>Litera W</translation>
    </message>
    <message>
        <source>Turn him back</source>
        <translation>Zawróć go</translation>
    </message>
    <message>
        <source>The middle triangle</source>
        <translation>Średni trójkąt</translation>
    </message>
    <message>
        <source>The small triangle</source>
        <translation>Mały trójkąt</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>Mat</translation>
    </message>
    <message>
        <source>Cut him off</source>
        <translation>Odetnij go</translation>
    </message>
    <message>
        <source>Shrink the box</source>
        <translation>Zmniejsz pudełko</translation>
    </message>
    <message>
        <source>Face him on the edge</source>
        <translation>Stań naprzeciw przy brzegu</translation>
    </message>
    <message>
        <source>Check along the edge</source>
        <translation>Szach wzdłuż brzegu</translation>
    </message>
    <message>
        <source>Head for a key square</source>
        <translation>Idź na pole kluczowe</translation>
    </message>
    <message>
        <source>Escort the pawn</source>
        <translation>Prowadź piona</translation>
    </message>
    <message>
        <source>Run with the pawn</source>
        <translation>Biegnij pionem</translation>
    </message>
    <message>
        <source>Bring king, bishop and knight together, away from the edge of the board.</source>
        <translation>Zbierz króla, gońca i skoczka razem, z dala od brzegu szachownicy.</translation>
    </message>
    <message>
        <source>Bring your king to the centre and take squares away from his, so that he must give way.</source>
        <translation>Prowadź króla do centrum i zabieraj pola królowi przeciwnika, żeby musiał ustąpić.</translation>
    </message>
    <message>
        <source>Keep him out of the centre. Take squares away from him and follow with king and knight.</source>
        <translation>Nie wpuszczaj go do centrum. Zabieraj mu pola, a król i skoczek niech idą za nim.</translation>
    </message>
    <message>
        <source>He is near a wrong corner. Drive him out, along the edge to %1.</source>
        <translation>Jest przy złym rogu. Wypędź go stamtąd, wzdłuż brzegu do %1.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of seven squares. Close in and take squares away from him.</source>
        <translation>Trzymaj go za przekątną z siedmiu pól. Zacieśniaj krąg i zabieraj mu pola.</translation>
    </message>
    <message>
        <source>Drive him along the edge to %1: the knight goes in a W, the king follows, the bishop guards or waits.</source>
        <translation>Pędź go wzdłuż brzegu do %1: skoczek idzie po literze W, król za nim, goniec pilnuje lub czeka.</translation>
    </message>
    <message>
        <source>He tries to get away from %1. Take the squares on his path and turn him back.</source>
        <translation>Próbuje uciec od %1. Zabierz mu pola na drodze ucieczki i zawróć go.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of five squares. Bring your king nearer and make the triangle smaller.</source>
        <translation>Trzymaj go za przekątną z pięciu pól. Podprowadź króla i zmniejsz trójkąt.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of three squares. Bring your king a knight&apos;s move from the corner.</source>
        <translation>Trzymaj go za przekątną z trzech pól. Ustaw króla o ruch skoczka od rogu.</translation>
    </message>
    <message>
        <source>%1 forks king and queen.</source>
        <translation>%1 bierze na widełki króla i hetmana.</translation>
    </message>
    <message>
        <source>%1 forks king and rook.</source>
        <translation>%1 bierze na widełki króla i wieżę.</translation>
    </message>
    <message>
        <source>%1 forks king and bishop.</source>
        <translation>%1 bierze na widełki króla i gońca.</translation>
    </message>
    <message>
        <source>%1 forks king and knight.</source>
        <translation>%1 bierze na widełki króla i skoczka.</translation>
    </message>
    <message>
        <source>%1 forks king and pawn.</source>
        <translation>%1 bierze na widełki króla i piona.</translation>
    </message>
    <message>
        <source>%1 attacks %2 at once.</source>
        <translation>%1 daje widełki: %2.</translation>
    </message>
    <message>
        <source>%1 skewers king and queen.</source>
        <translation>%1 bierze na szpilę króla i hetmana.</translation>
    </message>
    <message>
        <source>%1 skewers king and rook.</source>
        <translation>%1 bierze na szpilę króla i wieżę.</translation>
    </message>
    <message>
        <source>%1 skewers king and bishop.</source>
        <translation>%1 bierze na szpilę króla i gońca.</translation>
    </message>
    <message>
        <source>%1 skewers king and knight.</source>
        <translation>%1 bierze na szpilę króla i skoczka.</translation>
    </message>
    <message>
        <source>%1 skewers king and pawn.</source>
        <translation>%1 bierze na szpilę króla i piona.</translation>
    </message>
    <message>
        <source>%1 skewers %2.</source>
        <translation>%1 daje szpilę: %2.</translation>
    </message>
    <message>
        <source>%1 uncovers an attack on %2.</source>
        <translation>%1 odsłania atak na %2.</translation>
    </message>
    <message>
        <source>%1 deflects the defender on %2.</source>
        <translation>%1 odciąga obrońcę z %2.</translation>
    </message>
    <message>
        <source>%1 offers the piece: to capture on %2 is stalemate.</source>
        <translation>%1 oddaje bierkę: bicie na %2 to pat.</translation>
    </message>
    <message>
        <source>%1 guards the piece on %2 through its attacker.</source>
        <translation>%1 broni bierki na %2 poprzez atakującą.</translation>
    </message>
    <message>
        <source>%1 gives double check: the king must move.</source>
        <translation>%1 daje podwójnego szacha: król musi odejść.</translation>
    </message>
    <message>
        <source>%1 gives discovered check.</source>
        <translation>%1 daje szacha z odsłony.</translation>
    </message>
    <message>
        <source>%1 builds a bridge: the rook shields its king from the checks.</source>
        <translation>%1 buduje most: wieża osłania króla przed szachami.</translation>
    </message>
    <message>
        <source>%1 begins a triangle: the same position comes back with the other side to move.</source>
        <translation>%1 zaczyna trójkąt: powstanie ta sama pozycja, ale ruch będzie miała druga strona.</translation>
    </message>
    <message>
        <source>%1 wins the race: the king is outside the square of the pawn.</source>
        <translation>%1 wygrywa wyścig: król jest poza kwadratem piona.</translation>
    </message>
    <message>
        <source>%1 reaches a key square.</source>
        <translation>%1 zajmuje pole kluczowe.</translation>
    </message>
    <message>
        <source>%1 is a spare move: now your king has the opposition.</source>
        <translation>%1 to zapasowe tempo: teraz twój król ma opozycję.</translation>
    </message>
    <message>
        <source>%1 takes the diagonal opposition.</source>
        <translation>%1 zajmuje opozycję po przekątnej.</translation>
    </message>
    <message>
        <source>%1 shoulders the other king away from %2.</source>
        <translation>%1 odpycha króla przeciwnika od %2.</translation>
    </message>
    <message>
        <source>%1 heads for the corner in front of the rook pawn.</source>
        <translation>%1 zmierza do rogu przed skrajnym pionem.</translation>
    </message>
    <message>
        <source>%1 stops in front of the pawn.</source>
        <translation>%1 staje na drodze piona.</translation>
    </message>
    <message>
        <source>%1 guards the promotion square %2.</source>
        <translation>%1 pilnuje pola promocji %2.</translation>
    </message>
    <message>
        <source>%1 goes to the short side and leaves the long side to the rook.</source>
        <translation>%1 idzie na krótką stronę, a długą zostawia wieży.</translation>
    </message>
    <message>
        <source>%1 comes in front of the pawn.</source>
        <translation>%1 staje przed pionem.</translation>
    </message>
    <message>
        <source>%1 goes behind the passed pawn.</source>
        <translation>%1 staje za wolnym pionem.</translation>
    </message>
    <message>
        <source>%1 checks from the side.</source>
        <translation>%1 szachuje z boku.</translation>
    </message>
    <message>
        <source>%1 checks from behind.</source>
        <translation>%1 szachuje od tyłu.</translation>
    </message>
    <message>
        <source>%1 checks from the front.</source>
        <translation>%1 szachuje od przodu.</translation>
    </message>
    <message>
        <source>%1 makes the rook leave its king.</source>
        <translation>%1 zmusza wieżę do odejścia od króla.</translation>
    </message>
    <message>
        <source>%1 puts the bishops side by side: their diagonals make a wall.</source>
        <translation>%1 stawia gońce obok siebie: ich przekątne tworzą mur.</translation>
    </message>
    <message>
        <source>%1 is the only move that wins.</source>
        <translation>%1 to jedyny ruch, który wygrywa.</translation>
    </message>
    <message>
        <source>%1 is the only move that draws.</source>
        <translation>%1 to jedyny ruch, który remisuje.</translation>
    </message>
    <message>
        <source>%1 saves the bishop, which was hanging.</source>
        <translation>%1 ratuje wiszącego gońca.</translation>
    </message>
    <message>
        <source>%1 saves the knight, which was hanging.</source>
        <translation>%1 ratuje wiszącego skoczka.</translation>
    </message>
    <message>
        <source>%1 saves the rook, which was hanging.</source>
        <translation>%1 ratuje wiszącą wieżę.</translation>
    </message>
    <message>
        <source>%1 saves the queen, which was hanging.</source>
        <translation>%1 ratuje wiszącego hetmana.</translation>
    </message>
    <message>
        <source>%1 saves the pawn, which was hanging.</source>
        <translation>%1 ratuje wiszącego piona.</translation>
    </message>
    <message>
        <source>%1 attacks the bishop.</source>
        <translation>%1 atakuje gońca.</translation>
    </message>
    <message>
        <source>%1 attacks the knight.</source>
        <translation>%1 atakuje skoczka.</translation>
    </message>
    <message>
        <source>%1 attacks the rook.</source>
        <translation>%1 atakuje wieżę.</translation>
    </message>
    <message>
        <source>%1 attacks the queen.</source>
        <translation>%1 atakuje hetmana.</translation>
    </message>
    <message>
        <source>%1 attacks the pawn.</source>
        <translation>%1 atakuje piona.</translation>
    </message>
    <message>
        <source>%1 is check: he must go to %3.</source>
        <translation>%1 daje szacha: król musi pójść na %3.</translation>
    </message>
    <message>
        <source>%1 keeps him out of %2, where he wants to go.</source>
        <translation>%1 nie wpuszcza go na %2, dokąd chce pójść.</translation>
    </message>
    <message>
        <source>%1 leaves him only %2.</source>
        <translation>%1 zostawia mu tylko %2.</translation>
    </message>
    <message>
        <source>%1 confines him to the edge.</source>
        <translation>%1 zamyka go na brzegu.</translation>
    </message>
    <message>
        <source>%1 drives him back towards the edge.</source>
        <translation>%1 spycha go z powrotem w stronę brzegu.</translation>
    </message>
    <message>
        <source>%1 threatens mate.</source>
        <translation>%1 grozi matem.</translation>
    </message>
    <message>
        <source>%1 takes %2 away from him.</source>
        <translation>%1 zabiera mu %2.</translation>
    </message>
    <message>
        <source>%1 gives check and drives him from %2.</source>
        <translation>%1 daje szacha i przegania go z %2.</translation>
    </message>
    <message>
        <source>%1 protects the bishop before he can attack it.</source>
        <translation>%1 broni gońca, zanim król go zaatakuje.</translation>
    </message>
    <message>
        <source>%1 protects the knight before he can attack it.</source>
        <translation>%1 broni skoczka, zanim król go zaatakuje.</translation>
    </message>
    <message>
        <source>%1 protects the rook before he can attack it.</source>
        <translation>%1 broni wieży, zanim król ją zaatakuje.</translation>
    </message>
    <message>
        <source>%1 protects the queen before he can attack it.</source>
        <translation>%1 broni hetmana, zanim król go zaatakuje.</translation>
    </message>
    <message>
        <source>%1 protects the pawn before he can attack it.</source>
        <translation>%1 broni piona, zanim król go zaatakuje.</translation>
    </message>
    <message>
        <source>%1 moves the piece out of reach.</source>
        <translation>%1 zabiera bierkę spod bicia.</translation>
    </message>
    <message>
        <source>%1 moves the bishop before he can attack it.</source>
        <translation>%1 przestawia gońca, zanim król go zaatakuje.</translation>
    </message>
    <message>
        <source>%1 moves the knight before he can attack it.</source>
        <translation>%1 przestawia skoczka, zanim król go zaatakuje.</translation>
    </message>
    <message>
        <source>%1 moves the rook before he can attack it.</source>
        <translation>%1 przestawia wieżę, zanim król ją zaatakuje.</translation>
    </message>
    <message>
        <source>%1 moves the queen before he can attack it.</source>
        <translation>%1 przestawia hetmana, zanim król go zaatakuje.</translation>
    </message>
    <message>
        <source>%1 moves the pawn before he can attack it.</source>
        <translation>%1 przestawia piona, zanim król go zaatakuje.</translation>
    </message>
    <message>
        <source>%1 reaches the next stage: “%4”.</source>
        <translation>%1 osiąga następny etap: „%4”.</translation>
    </message>
    <message>
        <source>%1 takes the diagonal in front of him.</source>
        <translation>%1 zajmuje przekątną przed nim.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to its mating post, a knight&apos;s move from the corner.</source>
        <translation>%1 zbliża twojego króla do posterunku matowego, o ruch skoczka od rogu.</translation>
    </message>
    <message>
        <source>%1 prepares the king&apos;s move to %2.</source>
        <translation>%1 przygotowuje ruch króla na %2.</translation>
    </message>
    <message>
        <source>%1 prepares the bishop&apos;s move to %2.</source>
        <translation>%1 przygotowuje ruch gońca na %2.</translation>
    </message>
    <message>
        <source>%1 prepares the knight&apos;s move to %2.</source>
        <translation>%1 przygotowuje ruch skoczka na %2.</translation>
    </message>
    <message>
        <source>%1 prepares a move to %2.</source>
        <translation>%1 przygotowuje ruch na %2.</translation>
    </message>
    <message>
        <source>%1 is a step on the way to %2.</source>
        <translation>%1 to krok w drodze na %2.</translation>
    </message>
    <message>
        <source>%1 guards %2.</source>
        <translation>%1 pilnuje %2.</translation>
    </message>
    <message>
        <source>%1 brings the bishop closer to your king.</source>
        <translation>%1 podprowadza gońca do twojego króla.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to your king.</source>
        <translation>%1 podprowadza skoczka do twojego króla.</translation>
    </message>
    <message>
        <source>%1 keeps %2 guarded.</source>
        <translation>%1 nadal pilnuje %2.</translation>
    </message>
    <message>
        <source>%1 leaves him nothing to attack.</source>
        <translation>%1 nie zostawia mu celu ataku.</translation>
    </message>
    <message>
        <source>%1 gets off the edge.</source>
        <translation>%1 schodzi z brzegu.</translation>
    </message>
    <message>
        <source>Keep him on the edge</source>
        <translation>Trzymaj go na brzegu</translation>
    </message>
    <message>
        <source>Drive him into the corner</source>
        <translation>Zapędź go do rogu</translation>
    </message>
    <message>
        <source>He is on the edge. Take away the squares by which he could leave it and follow with king and knight.</source>
        <translation>Jest na brzegu. Zabieraj mu pola, którymi mógłby z niego zejść, a król i skoczek niech idą za nim.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up so that it faces his when it is your move.</source>
        <translation>Nie może zejść z brzegu. Podprowadź króla tak, by przy twoim ruchu stał naprzeciw niego.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up and drive him into the corner.</source>
        <translation>Nie może zejść z brzegu. Podprowadź swojego króla i zapędź króla przeciwnika do rogu.</translation>
    </message>
    <message>
        <source>%1 forces mate with the next move.</source>
        <translation>%1 wymusza mata w następnym ruchu.</translation>
    </message>
    <message>
        <source>%1 pins the pawn on %2, and it falls.</source>
        <translation>%1 wiąże piona na %2 i ten ginie.</translation>
    </message>
    <message>
        <source>%1 wins the rook by force.</source>
        <translation>%1 wymusza zdobycie wieży.</translation>
    </message>
    <message>
        <source>%1 wins the bishop by force.</source>
        <translation>%1 wymusza zdobycie gońca.</translation>
    </message>
    <message>
        <source>%1 wins the knight by force.</source>
        <translation>%1 wymusza zdobycie skoczka.</translation>
    </message>
    <message>
        <source>%1 wins the pawn by force.</source>
        <translation>%1 wymusza zdobycie piona.</translation>
    </message>
    <message>
        <source>%1 wins the piece on %2 by force.</source>
        <translation>%1 wymusza zdobycie bierki na %2.</translation>
    </message>
    <message>
        <source>%1 stays on a key square.</source>
        <translation>%1 pozostaje na polu kluczowym.</translation>
    </message>
    <message>
        <source>%1 takes the distant opposition.</source>
        <translation>%1 zajmuje daleką opozycję.</translation>
    </message>
    <message>
        <source>%1 clears the pawn&apos;s path.</source>
        <translation>%1 zwalnia drogę pionowi.</translation>
    </message>
    <message>
        <source>%1 reaches the seventh rank without check, so the king must give way.</source>
        <translation>%1 wchodzi na siódmą linię bez szacha, więc król musi ustąpić.</translation>
    </message>
    <message>
        <source>%1 advances the pawn under the king&apos;s protection.</source>
        <translation>%1 posuwa piona pod osłoną króla.</translation>
    </message>
    <message>
        <source>%1 advances the pawn, and it cannot be captured.</source>
        <translation>%1 posuwa piona, którego nie można zbić.</translation>
    </message>
    <message>
        <source>%1 covers %2 on the pawn&apos;s path.</source>
        <translation>%1 pilnuje %2 na drodze piona.</translation>
    </message>
    <message>
        <source>%1 is in time: the king still cannot catch the pawn.</source>
        <translation>%1 przychodzi na czas: król nadal nie dogoni piona.</translation>
    </message>
    <message>
        <source>%1 keeps the king away from %2, which the bishop does not cover.</source>
        <translation>%1 trzyma króla z dala od %2, którego goniec nie kontroluje.</translation>
    </message>
    <message>
        <source>%1 keeps the pawn guarded.</source>
        <translation>%1 nadal broni piona.</translation>
    </message>
    <message>
        <source>%1 sets a trap: to capture the pawn is stalemate.</source>
        <translation>%1 zastawia pułapkę: bicie piona to pat.</translation>
    </message>
    <message>
        <source>%1 heads for %2, the corner that the bishop does not cover.</source>
        <translation>%1 zmierza do rogu %2, którego goniec nie kontroluje.</translation>
    </message>
    <message>
        <source>%1 pins the pawn, so that it cannot move.</source>
        <translation>%1 wiąże piona, który nie może się ruszyć.</translation>
    </message>
    <message>
        <source>%1 forces the king in front of its pawn.</source>
        <translation>%1 zmusza króla, by stanął przed swoim pionem.</translation>
    </message>
    <message>
        <source>%1 attacks %2 and ties the king to its defence.</source>
        <translation>%1 atakuje %2 i wiąże króla obroną.</translation>
    </message>
    <message>
        <source>%1 offers the exchange of rooks.</source>
        <translation>%1 proponuje wymianę wież.</translation>
    </message>
    <message>
        <source>%1 offers an exchange.</source>
        <translation>%1 proponuje wymianę.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the promotion square, %2.</source>
        <translation>%1 zbliża króla do pola promocji %2.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the queen is guarded.</source>
        <translation>%1 odpiera szpilę: hetman jest broniony.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the rook is guarded.</source>
        <translation>%1 odpiera szpilę: wieża jest broniona.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the piece on %2 is guarded.</source>
        <translation>%1 odpiera szpilę: bierka na %2 jest broniona.</translation>
    </message>
    <message>
        <source>%1 brings the queen closer with check.</source>
        <translation>%1 zbliża hetmana z szachem.</translation>
    </message>
    <message>
        <source>%1 puts an end to the checks.</source>
        <translation>%1 kładzie kres szachom.</translation>
    </message>
    <message>
        <source>%1 gets out of check and comes closer to him.</source>
        <translation>%1 wychodzi spod szacha, bliżej króla przeciwnika.</translation>
    </message>
    <message>
        <source>%1 gets out of check.</source>
        <translation>%1 wychodzi spod szacha.</translation>
    </message>
    <message>
        <source>%1 brings the kings face to face, so that he cannot come forward.</source>
        <translation>%1 ustawia króle naprzeciw siebie: król przeciwnika nie przejdzie.</translation>
    </message>
    <message>
        <source>%1 moves the queen out of reach.</source>
        <translation>%1 zabiera hetmana spod bicia.</translation>
    </message>
    <message>
        <source>%1 moves the rook out of reach.</source>
        <translation>%1 zabiera wieżę spod bicia.</translation>
    </message>
    <message>
        <source>%1 brings the knight to a square of the W.</source>
        <translation>%1 stawia skoczka na polu litery W.</translation>
    </message>
    <message>
        <source>%1 takes your king off the edge.</source>
        <translation>%1 zabiera twojego króla z brzegu.</translation>
    </message>
    <message>
        <source>%1 stays in the centre.</source>
        <translation>%1 pozostaje w centrum.</translation>
    </message>
    <message>
        <source>%1 is possible because %2 is no longer guarded.</source>
        <translation>%1 wchodzi w grę, bo nic już nie pilnuje %2.</translation>
    </message>
    <message>
        <source>%1 is still possible; a better move takes %2 away from him.</source>
        <translation>%1 wciąż wchodzi w grę; lepszy ruch zabiera mu %2.</translation>
    </message>
    <message>
        <source>Bring up your king</source>
        <translation>Podprowadź króla</translation>
    </message>
    <message>
        <source>Shut him in</source>
        <translation>Zamknij go</translation>
    </message>
    <message>
        <source>You can hold him behind the diagonal of seven squares. Bring your pieces nearer and take squares away from him.</source>
        <translation>Możesz go utrzymać za przekątną z siedmiu pól. Podprowadź figury i zabieraj mu pola.</translation>
    </message>
    <message>
        <source>You can hold him behind the diagonal of five squares. Bring your pieces nearer and take squares away from him.</source>
        <translation>Możesz go utrzymać za przekątną z pięciu pól. Podprowadź figury i zabieraj mu pola.</translation>
    </message>
    <message>
        <source>Cut him off along a file or a rank, then bring up your king.</source>
        <translation>Odetnij go na linii pionowej lub poziomej, potem podprowadź króla.</translation>
    </message>
    <message>
        <source>Bring your king and pieces up together and take squares away from him.</source>
        <translation>Podprowadzaj króla razem z figurami i zabieraj mu pola.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up to mate him, and always leave him a square: beware of stalemate.</source>
        <translation>Nie może zejść z brzegu. Podprowadź króla, by dać mata, i zawsze zostawiaj mu pole: uważaj na pata.</translation>
    </message>
    <message>
        <source>Guard the pawn on the way, and bring your king to a key square: %1.</source>
        <translation>Po drodze broń piona i postaw króla na polu kluczowym: %1.</translation>
    </message>
    <message>
        <source>%1 captures the queen.</source>
        <translation>%1 bije hetmana.</translation>
    </message>
    <message>
        <source>%1 captures the rook.</source>
        <translation>%1 bije wieżę.</translation>
    </message>
    <message>
        <source>%1 captures the bishop.</source>
        <translation>%1 bije gońca.</translation>
    </message>
    <message>
        <source>%1 captures the knight.</source>
        <translation>%1 bije skoczka.</translation>
    </message>
    <message>
        <source>%1 captures the pawn.</source>
        <translation>%1 bije piona.</translation>
    </message>
    <message>
        <source>%1 avoids stalemate: he still has %2.</source>
        <translation>%1 unika pata: król ma jeszcze %2.</translation>
    </message>
    <message>
        <source>%1 brings the king closer with discovered check.</source>
        <translation>%1 zbliża króla i daje szacha z odsłony.</translation>
    </message>
    <message>
        <source>%1 heads for the key square %2.</source>
        <translation>%1 zmierza na pole kluczowe %2.</translation>
    </message>
    <message>
        <source>%1 comes closer to him.</source>
        <translation>%1 zbliża się do niego.</translation>
    </message>
    <message>
        <source>%1 comes closer to the centre.</source>
        <translation>%1 zbliża się do centrum.</translation>
    </message>
    <message>
        <source>%1 stays off the edge.</source>
        <translation>%1 unika brzegu.</translation>
    </message>
    <message>
        <source>%1 keeps as far from the other king as possible.</source>
        <translation>%1 trzyma się jak najdalej od króla przeciwnika.</translation>
    </message>
    <message>
        <source>The mate is near. Bring up the missing piece, take his last squares, the corner last, and beware of stalemate.</source>
        <translation>Mat jest blisko. Podprowadź brakującą figurę, zabierz mu ostatnie pola, róg na końcu, i uważaj na pata.</translation>
    </message>
    <message>
        <source>He is in a wrong corner. Drive him out, along the edge to %1.</source>
        <translation>Jest w złym rogu. Wypędź go stamtąd, wzdłuż brzegu do %1.</translation>
    </message>
    <message>
        <source>%1 keeps the rook on the back rank, where it guards against mate.</source>
        <translation>%1 zostawia wieżę na ostatniej linii, gdzie broni przed matem.</translation>
    </message>
    <message>
        <source>%1 puts your king on its mating post, a knight&apos;s move from the corner.</source>
        <translation>%1 stawia twojego króla na posterunku matowym, o ruch skoczka od rogu.</translation>
    </message>
    <message>
        <source>%1 gets back towards the centre.</source>
        <translation>%1 wraca w stronę centrum.</translation>
    </message>
    <message>
        <source>It also gets back towards the centre.</source>
        <translation>Wraca też w stronę centrum.</translation>
    </message>
    <message>
        <source>It also gets off the edge.</source>
        <translation>Schodzi też z brzegu.</translation>
    </message>
    <message>
        <source>It also stays in the centre.</source>
        <translation>Pozostaje też w centrum.</translation>
    </message>
    <message>
        <source>It also stays off the edge.</source>
        <translation>Unika też brzegu.</translation>
    </message>
    <message>
        <source>It also keeps as far from the other king as possible.</source>
        <translation>Trzyma się też jak najdalej od króla przeciwnika.</translation>
    </message>
    <message>
        <source>Your king is close to his. Take squares away from him and bring up the other pieces, so that he must give way.</source>
        <translation>Twój król stoi blisko króla przeciwnika. Zabieraj mu pola i podprowadź pozostałe figury, żeby musiał ustąpić.</translation>
    </message>
    <message>
        <source>Your king belongs in the centre, but first use the other pieces to take squares away from his.</source>
        <translation>Miejsce twojego króla jest w centrum, ale najpierw innymi figurami zabierz pola królowi przeciwnika.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of five squares. Make the triangle smaller before your king comes nearer.</source>
        <translation>Trzymaj go za przekątną z pięciu pól. Zmniejsz trójkąt, zanim podprowadzisz króla.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Keep him there and mate him with the help of your king, but always leave him a square: beware of stalemate.</source>
        <translation>Nie może zejść z brzegu. Trzymaj go tam i zamatuj z pomocą swojego króla, ale zawsze zostawiaj mu pole: uważaj na pata.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Make a waiting move, so that your king faces his when it is your move.</source>
        <translation>Nie może zejść z brzegu. Wykonaj ruch wyczekujący, by przy twoim ruchu króle stały naprzeciw siebie.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Drive him into the corner.</source>
        <translation>Nie może zejść z brzegu. Zapędź go do rogu.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of three squares. Prepare for your king to go a knight&apos;s move from the corner.</source>
        <translation>Trzymaj go za przekątną z trzech pól. Przygotuj wejście króla na pole o ruch skoczka od rogu.</translation>
    </message>
    <message>
        <source>%1 saves the piece and avoids stalemate: he still has %2.</source>
        <translation>%1 ratuje bierkę i unika pata: król ma jeszcze %2.</translation>
    </message>
    <message>
        <source>%1 gives check and takes %2 away from him.</source>
        <translation>%1 daje szacha i zabiera mu %2.</translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the queen.</source>
        <translation>%1 wychodzi spod szacha i broni hetmana.</translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the piece on %2.</source>
        <translation>%1 wychodzi spod szacha i broni bierki na %2.</translation>
    </message>
    <message>
        <source>%1 gives check, and he cannot attack the checking piece in reply.</source>
        <translation>%1 daje szacha, a król nie może w odpowiedzi zaatakować szachującej bierki.</translation>
    </message>
    <message>
        <source>%1 stops the pawn: on %2 it would be lost.</source>
        <translation>%1 zatrzymuje piona: na %2 by zginął.</translation>
    </message>
    <message>
        <source>%1 keeps his king out of %2.</source>
        <translation>%1 nie wpuszcza króla przeciwnika na %2.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer with check.</source>
        <translation>%1 zbliża skoczka z szachem.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the rook is lost in any case.</source>
        <translation>%1 wychodzi spod szacha, ale wieża i tak ginie.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the piece is lost in any case.</source>
        <translation>%1 wychodzi spod szacha, ale bierka i tak ginie.</translation>
    </message>
    <message>
        <source>%1 leaves %2 unguarded.</source>
        <translation>%1 zostawia %2 bez kontroli.</translation>
    </message>
    <message>
        <source>%1 gives him more room.</source>
        <translation>%1 daje mu więcej miejsca.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a fork.</source>
        <translation>%1 daje szacha i przygotowuje widełki.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a skewer.</source>
        <translation>%1 daje szacha i przygotowuje szpilę.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a fork or a skewer.</source>
        <translation>%1 daje szacha i przygotowuje widełki albo szpilę.</translation>
    </message>
    <message>
        <source>%1 exchanges queens.</source>
        <translation>%1 wymienia hetmany.</translation>
    </message>
    <message>
        <source>%1 exchanges rooks.</source>
        <translation>%1 wymienia wieże.</translation>
    </message>
    <message>
        <source>%1 exchanges pawns.</source>
        <translation>%1 wymienia piony.</translation>
    </message>
    <message>
        <source>%1 exchanges pieces.</source>
        <translation>%1 wymienia figury.</translation>
    </message>
    <message>
        <source>%1 leaves his king only %2.</source>
        <translation>%1 zostawia jego królowi tylko %2.</translation>
    </message>
    <message>
        <source>%1 keeps control of %2 on the pawn&apos;s path.</source>
        <translation>%1 utrzymuje kontrolę nad %2 na drodze piona.</translation>
    </message>
    <message>
        <source>%1 allows him only %2.</source>
        <translation>%1 pozwala mu tylko na %2.</translation>
    </message>
    <message>
        <source>%1 gives up a piece for the last pawn.</source>
        <translation>%1 oddaje figurę za ostatniego piona.</translation>
    </message>
    <message>
        <source>Take the queen.</source>
        <translation>Zbij hetmana.</translation>
    </message>
    <message>
        <source>Take the rook.</source>
        <translation>Zbij wieżę.</translation>
    </message>
    <message>
        <source>Take the bishop.</source>
        <translation>Zbij gońca.</translation>
    </message>
    <message>
        <source>Take the knight.</source>
        <translation>Zbij skoczka.</translation>
    </message>
    <message>
        <source>Take the pawn.</source>
        <translation>Zbij piona.</translation>
    </message>
    <message>
        <source>Promote the pawn.</source>
        <translation>Promuj piona.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the centre.</source>
        <translation>%1 zbliża króla do centrum.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to the centre.</source>
        <translation>%1 zbliża skoczka do centrum.</translation>
    </message>
    <message>
        <source>%1 brings the bishop closer to the centre.</source>
        <translation>%1 zbliża gońca do centrum.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the bishop is lost in any case.</source>
        <translation>%1 wychodzi spod szacha, ale goniec i tak ginie.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the knight is lost in any case.</source>
        <translation>%1 wychodzi spod szacha, ale skoczek i tak ginie.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the bishop is lost in any case.</source>
        <translation>%1 broni się najdłużej, ale goniec i tak ginie.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the knight is lost in any case.</source>
        <translation>%1 broni się najdłużej, ale skoczek i tak ginie.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the rook is lost in any case.</source>
        <translation>%1 broni się najdłużej, ale wieża i tak ginie.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the piece is lost in any case.</source>
        <translation>%1 broni się najdłużej, ale bierka i tak ginie.</translation>
    </message>
    <message>
        <source>%1 gives up the diagonal in front of him.</source>
        <translation>%1 oddaje przekątną przed nim.</translation>
    </message>
    <message>
        <source>%1 keeps the bishop out of the other king&apos;s reach.</source>
        <translation>%1 trzyma gońca poza zasięgiem króla przeciwnika.</translation>
    </message>
    <message>
        <source>%1 keeps the knight out of the other king&apos;s reach.</source>
        <translation>%1 trzyma skoczka poza zasięgiem króla przeciwnika.</translation>
    </message>
    <message>
        <source>%1 keeps the rook out of the other king&apos;s reach.</source>
        <translation>%1 trzyma wieżę poza zasięgiem króla przeciwnika.</translation>
    </message>
    <message>
        <source>%1 keeps the queen out of the other king&apos;s reach.</source>
        <translation>%1 trzyma hetmana poza zasięgiem króla przeciwnika.</translation>
    </message>
    <message>
        <source>%1 keeps the pawn out of the other king&apos;s reach.</source>
        <translation>%1 trzyma piona poza zasięgiem króla przeciwnika.</translation>
    </message>
    <message>
        <source>Take on %1.</source>
        <translation>Bij na %1.</translation>
    </message>
    <message>
        <source>%1 wins the race: both pawns promote, and then a skewer wins the queen.</source>
        <translation>%1 wygrywa wyścig: oba piony dochodzą do przemiany, a potem szpila zdobywa hetmana.</translation>
    </message>
    <message>
        <source>%1 is in time: both pawns promote.</source>
        <translation>%1 zdąża na czas: oba piony dochodzą do przemiany.</translation>
    </message>
    <message>
        <source>%1 promotes to too weak a piece.</source>
        <translation>%1 zamienia piona na zbyt słabą figurę.</translation>
    </message>
    <message>
        <source>He is on the edge. Bring your king near his before he gets away from it.</source>
        <translation>Jego król stoi na brzegu. Podejdź do niego swoim królem, zanim stamtąd ucieknie.</translation>
    </message>
    <message>
        <source>He is on the edge. Use the other pieces to keep him there, then bring up your king.</source>
        <translation>Jego król stoi na brzegu. Zatrzymaj go tam pozostałymi bierkami, a potem podejdź królem.</translation>
    </message>
    <message>
        <source>%1 does so too, but then %2</source>
        <translation>%1 daje to samo, ale wtedy: %2</translation>
    </message>
    <message>
        <source>After %1, %2</source>
        <translation>Po %1: %2</translation>
    </message>
    <message>
        <source>%1 threatens to promote, so the pawn must be taken.</source>
        <translation>%1 grozi promocją, więc piona trzeba zbić.</translation>
    </message>
    <message>
        <source>%1 keeps the other king on the edge.</source>
        <translation>%1 trzyma króla przeciwnika na brzegu.</translation>
    </message>
    <message>
        <source>It also keeps the other king on the edge.</source>
        <translation>Trzyma też króla przeciwnika na brzegu.</translation>
    </message>
    <message>
        <source>Your pawn on %1 is hanging. Save it first.</source>
        <translation>Twój pion na %1 wisi. Najpierw go ratuj.</translation>
    </message>
    <message>
        <source>Look at exchanges: what is left is won.</source>
        <translation>Szukaj wymian: końcówka, która po nich zostanie, jest wygrana.</translation>
    </message>
    <message>
        <source>You can win material by force: look at every check and attack.</source>
        <translation>Możesz wymusić zdobycie materiału: sprawdź każdego szacha i każdy atak.</translation>
    </message>
    <message>
        <source>Simpler: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Prościej: %1</translation>
    </message>
    <message>
        <source>%1 begins a series of checks that wins material.</source>
        <translation>%1 rozpoczyna serię szachów, która zdobywa materiał.</translation>
    </message>
    <message numerus="yes">
        <source>%1 That is %n move(s) slower than the best.</source>
        <comment>after a sentence about the move</comment>
        <translation>
            <numerusform>%1 To o jeden ruch wolniej niż po najlepszym.</numerusform>
            <numerusform>%1 To o %n ruchy wolniej niż po najlepszym.</numerusform>
            <numerusform>%1 To o %n ruchów wolniej niż po najlepszym.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the rook.</source>
        <translation>%1 wychodzi spod szacha i broni wieży.</translation>
    </message>
    <message>
        <source>%1 steps out of the pin and keeps the piece on %2 protected.</source>
        <translation>%1 wychodzi ze związania i nadal broni bierki na %2.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the pawn on %2.</source>
        <translation>%1 zbliża króla do piona na %2.</translation>
    </message>
    <message>
        <source>%1 brings the queen closer to the pawn on %2.</source>
        <translation>%1 zbliża hetmana do piona na %2.</translation>
    </message>
    <message>
        <source>first</source>
        <comment>as in: along the first rank</comment>
        <translation>pierwszej</translation>
    </message>
    <message>
        <source>second</source>
        <comment>as in: along the second rank</comment>
        <translation>drugiej</translation>
    </message>
    <message>
        <source>third</source>
        <comment>as in: along the third rank</comment>
        <translation>trzeciej</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>as in: along the fourth rank</comment>
        <translation>czwartej</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>as in: along the fifth rank</comment>
        <translation>piątej</translation>
    </message>
    <message>
        <source>sixth</source>
        <comment>as in: along the sixth rank</comment>
        <translation>szóstej</translation>
    </message>
    <message>
        <source>seventh</source>
        <comment>as in: along the seventh rank</comment>
        <translation>siódmej</translation>
    </message>
    <message>
        <source>eighth</source>
        <comment>as in: along the eighth rank</comment>
        <translation>ósmej</translation>
    </message>
    <message>
        <source>%1 cuts the king off along the %7-file.</source>
        <translation>%1 odcina króla wzdłuż linii %7.</translation>
    </message>
    <message>
        <source>%1 cuts the king off along the %9 rank.</source>
        <translation>%1 odcina króla wzdłuż %9 linii.</translation>
    </message>
    <message>
        <source>Close in and take squares away from him, so that he must give way.</source>
        <translation>Zacieśniaj krąg i zabieraj pola królowi przeciwnika, żeby musiał ustąpić.</translation>
    </message>
    <message>
        <source>Your knight on %1 is hanging. Save it first.</source>
        <translation>Twój skoczek na %1 wisi. Najpierw go ratuj.</translation>
    </message>
    <message>
        <source>Your bishop on %1 is hanging. Save it first.</source>
        <translation>Twój goniec na %1 wisi. Najpierw go ratuj.</translation>
    </message>
    <message>
        <source>Your rook on %1 is hanging. Save it first.</source>
        <translation>Twoja wieża na %1 wisi. Najpierw ją ratuj.</translation>
    </message>
    <message>
        <source>Your queen on %1 is hanging. Save it first.</source>
        <translation>Twój hetman na %1 wisi. Najpierw go ratuj.</translation>
    </message>
    <message>
        <source>Your king is ahead of the pawn. Bring the pawn up.</source>
        <translation>Twój król jest przed pionem. Posuwaj piona.</translation>
    </message>
    <message>
        <source>%1 gets away from the corner %2.</source>
        <translation>%1 oddala się od rogu %2.</translation>
    </message>
    <message>
        <source>It also gets away from the corner %2.</source>
        <translation>Oddala się też od rogu %2.</translation>
    </message>
    <message>
        <source>Leave him less room</source>
        <translation>Odbierz mu miejsce</translation>
    </message>
    <message>
        <source>Your knight on %1 cannot be saved.</source>
        <translation>Twojego skoczka na %1 nie da się uratować.</translation>
    </message>
    <message>
        <source>Your bishop on %1 cannot be saved.</source>
        <translation>Twojego gońca na %1 nie da się uratować.</translation>
    </message>
    <message>
        <source>Your rook on %1 cannot be saved.</source>
        <translation>Twojej wieży na %1 nie da się uratować.</translation>
    </message>
    <message>
        <source>Your queen on %1 cannot be saved.</source>
        <translation>Twojego hetmana na %1 nie da się uratować.</translation>
    </message>
    <message>
        <source>Your piece on %1 cannot be saved.</source>
        <translation>Twojej bierki na %1 nie da się uratować.</translation>
    </message>
    <message>
        <source>Leave him less room and bring up your king.</source>
        <translation>Odbieraj mu miejsce i podprowadź swojego króla.</translation>
    </message>
    <message>
        <source>%1 draws, like any other move: the bishop does not cover %2, where the pawn promotes.</source>
        <translation>%1 remisuje, jak każdy inny ruch: goniec nie kontroluje %2, gdzie promuje pionek.</translation>
    </message>
    <message>
        <source>%1 draws, like any other move.</source>
        <translation>%1 remisuje, jak każdy inny ruch.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the queen.</source>
        <translation>%1 remisuje, jak każdy ruch, który zachowuje hetmana.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the rook.</source>
        <translation>%1 remisuje, jak każdy ruch, który zachowuje wieżę.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the bishop.</source>
        <translation>%1 remisuje, jak każdy ruch, który zachowuje gońca.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the knight.</source>
        <translation>%1 remisuje, jak każdy ruch, który zachowuje skoczka.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that does not lose a piece.</source>
        <translation>%1 remisuje, jak każdy ruch, który nie traci figury.</translation>
    </message>
    <message>
        <source>%1 heads for a corner that the bishop does not cover.</source>
        <translation>%1 zmierza do rogu, którego goniec nie kontroluje.</translation>
    </message>
    <message>
        <source>It also heads for a corner that the bishop does not cover.</source>
        <translation>Zmierza też do rogu, którego goniec nie kontroluje.</translation>
    </message>
    <message numerus="yes">
        <source>%1 misses a win of material: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 przeocza zdobycie materiału: o jeden ruch wolniej od najlepszego.</numerusform>
            <numerusform>%1 przeocza zdobycie materiału: o %n ruchy wolniej od najlepszego.</numerusform>
            <numerusform>%1 przeocza zdobycie materiału: o %n ruchów wolniej od najlepszego.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 steps into the square of the pawn on %2.</source>
        <translation>%1 wchodzi w kwadrat piona na %2.</translation>
    </message>
    <message>
        <source>%1 stays in the square of the pawn on %2.</source>
        <translation>%1 pozostaje w kwadracie piona na %2.</translation>
    </message>
    <message>
        <source>%1 shuts him in; squares left: %6.</source>
        <translation>%1 zamyka go; pozostałe mu pola: %6.</translation>
    </message>
    <message>
        <source>%1 leaves him fewer squares: %6 instead of %5.</source>
        <translation>%1 zostawia mu mniej pól: %6 zamiast %5.</translation>
    </message>
    <message>
        <source>%1 leaves the king as much room as possible.</source>
        <translation>%1 zostawia własnemu królowi jak najwięcej miejsca.</translation>
    </message>
    <message>
        <source>It also leaves the king as much room as possible.</source>
        <translation>Poza tym zostawia własnemu królowi jak najwięcej miejsca.</translation>
    </message>
    <message>
        <source>%1 keeps the rook in line with its king; off that line it would lose.</source>
        <translation>%1 zostawia wieżę na jednej linii z królem; gdyby z niej zeszła, partia byłaby przegrana.</translation>
    </message>
    <message>
        <source>%1 attacks the pawn from the side, as Vančura did.</source>
        <translation>%1 atakuje piona z boku, jak u Vančury.</translation>
    </message>
    <message>
        <source>%1 keeps the king off the edge, where it would be lost.</source>
        <translation>%1 trzyma króla z dala od brzegu, gdzie byłby zgubiony.</translation>
    </message>
    <message>
        <source>%1 attacks the piece on %2 and threatens mate.</source>
        <translation>%1 atakuje bierkę na %2 i grozi matem.</translation>
    </message>
    <message>
        <source>%1 threatens mate: only a move to %3 prevents it.</source>
        <translation>%1 grozi matem: zapobiega mu tylko ruch na %3.</translation>
    </message>
    <message>
        <source>%1 puts the other side in zugzwang.</source>
        <translation>%1 stawia przeciwnika w zugzwangu.</translation>
    </message>
    <message>
        <source>His king is too late. Push the pawn.</source>
        <translation>Król przeciwnika nie zdąży. Pchaj piona.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour, %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1 to okrężna droga, o jeden ruch dłuższa od najlepszej. %2</numerusform>
            <numerusform>%1 to okrężna droga, o %n ruchy dłuższa od najlepszej. %2</numerusform>
            <numerusform>%1 to okrężna droga, o %n ruchów dłuższa od najlepszej. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 works but is %n move(s) slower. %2</source>
        <translation>
            <numerusform>%1 też wygrywa, ale o jeden ruch wolniej. %2</numerusform>
            <numerusform>%1 też wygrywa, ale o %n ruchy wolniej. %2</numerusform>
            <numerusform>%1 też wygrywa, ale o %n ruchów wolniej. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>His king is too late. Clear the pawn&apos;s path and push it.</source>
        <translation>Król przeciwnika nie zdąży. Zwolnij drogę pionowi i pchaj go.</translation>
    </message>
    <message>
        <source>His king is too late. Improve your king first, then push the pawn.</source>
        <translation>Król przeciwnika nie zdąży. Najpierw popraw ustawienie swojego króla, potem pchaj piona.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses material and is %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1 traci materiał i wygrywa o jeden ruch wolniej od najlepszego. %2</numerusform>
            <numerusform>%1 traci materiał i wygrywa o %n ruchy wolniej od najlepszego. %2</numerusform>
            <numerusform>%1 traci materiał i wygrywa o %n ruchów wolniej od najlepszego. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Your pieces on %1 are hanging. Save them all first.</source>
        <translation>Twoje bierki na %1 wiszą. Najpierw uratuj wszystkie.</translation>
    </message>
    <message>
        <source>White replies: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Białe odpowiadają: %1</translation>
    </message>
    <message>
        <source>Black replies: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Czarne odpowiadają: %1</translation>
    </message>
    <message>
        <source>%1 keeps the other king off the key squares.</source>
        <translation>%1 nie wpuszcza króla przeciwnika na pola kluczowe.</translation>
    </message>
    <message>
        <source>%1 keeps the other king from the rank in front of the pawn, as Philidor did.</source>
        <translation>%1 nie wpuszcza króla przeciwnika na linię przed pionem, jak u Philidora.</translation>
    </message>
    <message>
        <source>%1 pins the knight on %2, and it falls.</source>
        <translation>%1 wiąże skoczka na %2 i ten ginie.</translation>
    </message>
    <message>
        <source>%1 pins the bishop on %2, and it falls.</source>
        <translation>%1 wiąże gońca na %2 i ten ginie.</translation>
    </message>
    <message>
        <source>%1 pins the rook on %2, and it falls.</source>
        <translation>%1 wiąże wieżę na %2 i ta ginie.</translation>
    </message>
    <message>
        <source>%1 pins the queen on %2, and it falls.</source>
        <translation>%1 wiąże hetmana na %2 i ten ginie.</translation>
    </message>
    <message>
        <source>%1 wins the race: the pawn promotes with check.</source>
        <translation>%1 wygrywa wyścig: pion dochodzi do przemiany z szachem.</translation>
    </message>
    <message>
        <source>%1 wins the race: the new queen stops the other pawn.</source>
        <translation>%1 wygrywa wyścig: nowy hetman zatrzymuje drugiego piona.</translation>
    </message>
    <message>
        <source>%1 pins the knight on %2 to its king.</source>
        <translation>%1 wiąże skoczka na %2 z jego królem.</translation>
    </message>
    <message>
        <source>%1 pins the bishop on %2 to its king.</source>
        <translation>%1 wiąże gońca na %2 z jego królem.</translation>
    </message>
    <message>
        <source>%1 pins the rook on %2 to its king.</source>
        <translation>%1 wiąże wieżę na %2 z jej królem.</translation>
    </message>
    <message>
        <source>%1 pins the queen on %2 to its king.</source>
        <translation>%1 wiąże hetmana na %2 z jego królem.</translation>
    </message>
    <message>
        <source>It also guards the promotion square %2.</source>
        <translation>Pilnuje też pola promocji %2.</translation>
    </message>
    <message>
        <source>It also attacks the pawn.</source>
        <translation>Atakuje też piona.</translation>
    </message>
    <message>
        <source>It also comes closer to the pawn on %2.</source>
        <translation>Zbliża też do piona na %2.</translation>
    </message>
    <message>
        <source>It also comes closer to the promotion square, %2.</source>
        <translation>Zbliża też do pola promocji %2.</translation>
    </message>
    <message>
        <source>%1 gives up a pawn to draw the king to %2.</source>
        <translation>%1 poświęca piona, by zwabić króla na %2.</translation>
    </message>
    <message>
        <source>%1 drives the king in front of its pawn within %6 moves.</source>
        <translation>%1 zapędza króla przed jego piona (liczba ruchów: najwyżej %6).</translation>
    </message>
    <message>
        <source>%1 leaves the knight no safe square.</source>
        <translation>%1 nie zostawia skoczkowi żadnego bezpiecznego pola.</translation>
    </message>
    <message>
        <source>%1 leaves the bishop no safe square.</source>
        <translation>%1 nie zostawia gońcowi żadnego bezpiecznego pola.</translation>
    </message>
    <message>
        <source>%1 steps to the side away from the other king.</source>
        <translation>%1 schodzi na stronę, po której nie ma drugiego króla.</translation>
    </message>
    <message>
        <source>%1 keeps up the second-rank defence: the rook stays on the line next to the edge.</source>
        <translation>%1 podtrzymuje obronę na drugiej linii: wieża zostaje na linii obok brzegu.</translation>
    </message>
    <message>
        <source>%1 gives check, and the king guards the rook.</source>
        <translation>%1 daje szacha, a król broni wieży.</translation>
    </message>
    <message>
        <source>%1 takes the king to the corner that the bishop does not cover, where mate cannot be forced.</source>
        <translation>%1 prowadzi króla do rogu, którego goniec nie kontroluje i w którym mata nie da się wymusić.</translation>
    </message>
    <message>
        <source>%1 takes your king past the line on which the rook could cut it off.</source>
        <translation>%1 przeprowadza twojego króla przez linię, na której wieża mogłaby go odciąć.</translation>
    </message>
    <message>
        <source>%1 takes the rook to the long side, where it has room for checks.</source>
        <translation>%1 prowadzi wieżę na długą stronę, gdzie ma ona miejsce na szachy.</translation>
    </message>
    <message>
        <source>%1 prepares a discovered check.</source>
        <translation>%1 przygotowuje szacha z odsłony.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares zugzwang.</source>
        <translation>%1 daje szacha i przygotowuje zugzwang.</translation>
    </message>
    <message>
        <source>%1 threatens a deadly check on %3.</source>
        <translation>%1 grozi zabójczym szachem na %3.</translation>
    </message>
    <message>
        <source>%1 threatens mate on %3.</source>
        <translation>%1 grozi matem na %3.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to the knight, which has no safe square.</source>
        <translation>%1 podprowadza twojego króla do skoczka, który nie ma żadnego bezpiecznego pola.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to the bishop, which has no safe square.</source>
        <translation>%1 podprowadza twojego króla do gońca, który nie ma żadnego bezpiecznego pola.</translation>
    </message>
    <message>
        <source>%1 passes the pawn on the side away from the other king.</source>
        <translation>%1 mija piona po stronie, po której nie ma drugiego króla.</translation>
    </message>
    <message>
        <source>%1 brings the knight to safety.</source>
        <translation>%1 przeprowadza skoczka w bezpieczne miejsce.</translation>
    </message>
    <message>
        <source>%1 brings the bishop to safety.</source>
        <translation>%1 przeprowadza gońca w bezpieczne miejsce.</translation>
    </message>
    <message>
        <source>%1 keeps the bishop on the diagonal to %2, where it can interpose.</source>
        <translation>%1 utrzymuje gońca na przekątnej prowadzącej do %2, gdzie może się zasłonić.</translation>
    </message>
    <message>
        <source>%1 takes the king to the edge, ready for the check on %2.</source>
        <translation>%1 prowadzi króla na brzeg, gotowego na szacha na %2.</translation>
    </message>
</context>
<context>
    <name>CourseCommands</name>
    <message>
        <source>&amp;Courses</source>
        <translation>&amp;Kursy</translation>
    </message>
    <message>
        <source>&amp;Open a course…</source>
        <translation>&amp;Otwórz kurs…</translation>
    </message>
    <message>
        <source>A PGN file with one game per page, such as a Lichess study</source>
        <translation>Plik PGN z jedną partią na stronę, np. opracowanie z Lichess</translation>
    </message>
    <message>
        <source>Go one step back in the course</source>
        <translation>Krok wstecz w kursie</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Go one step forward in the course</source>
        <translation>Krok naprzód w kursie</translation>
    </message>
    <message>
        <source>&amp;Leave course</source>
        <translation>Wy&amp;jdź z kursu</translation>
    </message>
    <message>
        <source>Leave the course; it will reopen at this page</source>
        <translation>Wyjdź z kursu; otworzy się znowu na tej stronie</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Spis treści</translation>
    </message>
    <message>
        <source>Chapters and pages of the course, and which are solved</source>
        <translation>Rozdziały i strony kursu oraz to, co już rozwiązane</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Close the contents and go on with the page</source>
        <translation>Zamknij spis treści i wróć do strony</translation>
    </message>
    <message>
        <source>Next &amp;unsolved question</source>
        <translation>Następne &amp;nierozwiązane zadanie</translation>
    </message>
    <message>
        <source>Next unsolved</source>
        <translation>Do nierozwiązanego</translation>
    </message>
    <message>
        <source>Go to the first page; your results are kept</source>
        <translation>Przejdź na pierwszą stronę; twoje wyniki pozostaną</translation>
    </message>
    <message>
        <source>&amp;Skip to the next page</source>
        <translation>&amp;Przeskocz na następną stronę</translation>
    </message>
    <message>
        <source>Go to the next page, whether this one is solved or not</source>
        <translation>Przejdź na następną stronę, nawet jeśli ta nie jest rozwiązana</translation>
    </message>
    <message>
        <source>Learn: chapter %1, page %2</source>
        <translation>Ucz się: rozdział %1, strona %2</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Ucz się</translation>
    </message>
    <message>
        <source>Read the course on mating with bishop and knight</source>
        <translation>Przeczytaj kurs matowania gońcem i skoczkiem</translation>
    </message>
    <message>
        <source>Done: %1 of %2.</source>
        <translation>Zrobione: %1 z %2.</translation>
    </message>
    <message>
        <source>Continue the course where you left off.</source>
        <translation>Kontynuuj kurs od miejsca przerwania.</translation>
    </message>
    <message>
        <source>Leave course</source>
        <translation>Wyjdź z kursu</translation>
    </message>
    <message>
        <source>Press Esc again to leave the course.</source>
        <translation>Naciśnij Esc jeszcze raz, by wyjść z kursu.</translation>
    </message>
    <message>
        <source>Learn: %1, chapter %2, page %3</source>
        <comment>a course</comment>
        <translation>Ucz się: %1, rozdział %2, strona %3</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <comment>a chapter</comment>
        <translation>Kontynuuj: %1</translation>
    </message>
    <message>
        <source>Go to the next question from here that is not solved; after the last one, from the start</source>
        <translation>Przejdź do najbliższego stąd nierozwiązanego zadania; po ostatnim szukaj od początku</translation>
    </message>
    <message>
        <source>&amp;Previous move or page</source>
        <translation>Pop&amp;rzedni ruch lub strona</translation>
    </message>
    <message>
        <source>Next move or page</source>
        <translation>Następny ruch lub strona</translation>
    </message>
    <message>
        <source>Play the move for you; the question counts as failed</source>
        <translation>Program wykona ruch za ciebie; zadanie liczy się jako nieudane</translation>
    </message>
    <message>
        <source>Select the squares for you; the question counts as failed</source>
        <translation>Program zaznaczy pola za ciebie; zadanie liczy się jako nieudane</translation>
    </message>
    <message>
        <source>The course will then continue from its first page; your results are kept.</source>
        <translation>Kurs będzie potem kontynuowany od pierwszej strony; twoje wyniki pozostaną.</translation>
    </message>
    <message>
        <source>%1 (English)</source>
        <comment>a course without a translation</comment>
        <translation>%1 (po angielsku)</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a course, what is done of it, and all of it</comment>
        <translation>%1 (%2 z %3)</translation>
    </message>
    <message>
        <source>Your unfinished answer to this page will be lost.</source>
        <translation>Niedokończona odpowiedź na tej stronie przepadnie.</translation>
    </message>
    <message>
        <source>no course is open</source>
        <translation>żaden kurs nie jest otwarty</translation>
    </message>
    <message>
        <source>leave the replay first</source>
        <translation>najpierw zakończ odtwarzanie</translation>
    </message>
    <message>
        <source>leave the set-up first</source>
        <translation>najpierw zakończ ustawianie</translation>
    </message>
    <message>
        <source>all are solved</source>
        <translation>wszystkie są rozwiązane</translation>
    </message>
    <message>
        <source>Back to chapter %1, page %2</source>
        <translation>Wróć: rozdział %1, strona %2</translation>
    </message>
    <message>
        <source>Back to %1, chapter %2, page %3</source>
        <comment>a course</comment>
        <translation>Wróć: %1, rozdział %2, strona %3</translation>
    </message>
    <message>
        <source>Choose “Go to page 1” again to go there; Esc stays here.</source>
        <translation>Wybierz „Przejdź do strony 1” jeszcze raz, by tam przejść; Esc zostawia cię tutaj.</translation>
    </message>
    <message>
        <source>Go to page &amp;1</source>
        <translation>Przejdź do strony &amp;1</translation>
    </message>
    <message>
        <source>Choose “Skip” again to go to the next page; Esc stays here.</source>
        <translation>Wybierz „Pomiń” jeszcze raz, by przejść na następną stronę; Esc zostawia cię tutaj.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Stay on the page</source>
        <translation>Zostań na stronie</translation>
    </message>
    <message>
        <source>Choose “Previous page” again to go there; Esc stays here.</source>
        <translation>Wybierz „Poprzednia strona” jeszcze raz, by tam przejść; Esc zostawia cię tutaj.</translation>
    </message>
    <message>
        <source>Show the move or the squares, or start again</source>
        <translation>Pokaż ruch lub pola albo zacznij od nowa</translation>
    </message>
    <message>
        <source>Play the page from its first position again</source>
        <translation>Rozegraj stronę jeszcze raz od jej pierwszej pozycji</translation>
    </message>
    <message>
        <source>keep a position first</source>
        <translation>najpierw zachowaj pozycję</translation>
    </message>
</context>
<context>
    <name>CourseFaults</name>
    <message>
        <source>“%1” is not a known task, so the page is for reading only.</source>
        <translation>„%1” nie jest znanym zadaniem, więc ta strona jest tylko do czytania.</translation>
    </message>
    <message>
        <source>There is no move to find, so the page is for reading only.</source>
        <translation>Nie ma tu ruchu do znalezienia, więc ta strona jest tylko do czytania.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more error(s).</source>
        <translation>
            <numerusform>Jest jeszcze jeden błąd.</numerusform>
            <numerusform>Są jeszcze %n błędy.</numerusform>
            <numerusform>Jest jeszcze %n błędów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course has an error in chapter %1, “%2”, page %3.</source>
        <translation>Kurs ma błąd: rozdział %1, „%2”, strona %3.</translation>
    </message>
    <message>
        <source>The game is over at the start, so the page is for reading only.</source>
        <translation>Partia jest skończona już na początku, więc ta strona jest tylko do czytania.</translation>
    </message>
    <message>
        <source>It is a draw, not mate in %1.</source>
        <translation>To remis, a nie mat w %1.</translation>
    </message>
    <message>
        <source>It is checkmate already.</source>
        <translation>To już mat.</translation>
    </message>
    <message>
        <source>It is mate in %1, not in %2.</source>
        <translation>To mat w %1, a nie w %2.</translation>
    </message>
    <message>
        <source>“%1” cannot be checked without the tablebase.</source>
        <comment>a claim</comment>
        <translation>„%1” nie da się sprawdzić bez tablicy.</translation>
    </message>
    <message>
        <source>It is mate in %1, not a draw.</source>
        <translation>To mat w %1, a nie remis.</translation>
    </message>
    <message>
        <source>“%1” is not true.</source>
        <comment>a claim</comment>
        <translation>„%1” to nieprawda.</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <comment>a move and what is wrong with the text behind it</comment>
        <translation>Po %1: %2</translation>
    </message>
    <message>
        <source>It is a draw, not a win.</source>
        <translation>To remis, a nie wygrana.</translation>
    </message>
    <message>
        <source>There is no move to find yet: play the solution on the board.</source>
        <translation>Nie ma jeszcze ruchu do znalezienia: zagraj rozwiązanie na szachownicy.</translation>
    </message>
</context>
<context>
    <name>Curves</name>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
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
        <translation>Partia</translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>bez ruchów</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ruch</numerusform>
            <numerusform>%n ruchy</numerusform>
            <numerusform>%n ruchów</numerusform>
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
        <translation>remis</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>niedokończona</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>a round: what, when, how long, how it ended</comment>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message>
        <source>E&amp;arlier games</source>
        <translation>&amp;Starsze partie</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>poddana</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>Neither side can force mate here.</source>
        <translation>Żadna ze stron nie może tu wymusić mata.</translation>
    </message>
    <message>
        <source>Only a king in the corner, blocked by his own piece, can be mated.</source>
        <translation>Mata może dostać tylko król w rogu, któremu przeszkadza własna figura.</translation>
    </message>
    <message>
        <source>Keep your king out of the corners, and you are safe.</source>
        <translation>Trzymaj króla z dala od rogów, a nic ci nie grozi.</translation>
    </message>
    <message>
        <source>Leave him a square until you can mate: beware of stalemate.</source>
        <translation>Zostawiaj mu jedno pole, aż dasz mata: uważaj na pata.</translation>
    </message>
    <message>
        <source>King and queen are enough; the other piece just speeds things up.</source>
        <translation>Hetman i król wystarczą; druga bierka tylko przyspiesza sprawę.</translation>
    </message>
    <message>
        <source>King and rook are enough; the other piece shrinks the box.</source>
        <translation>Wieża i król wystarczą; druga bierka pomaga zmniejszać pudełko.</translation>
    </message>
    <message>
        <source>Keep the queen a knight&apos;s move away from him, and leave him a square until you can mate.</source>
        <translation>Trzymaj hetmana w odległości ruchu skoczka od niego i zostawiaj mu jedno pole, aż dasz mata.</translation>
    </message>
    <message>
        <source>Use the rook to confine the king to a box, and shrink it.</source>
        <translation>Zamknij króla wieżą w pudełku i zmniejszaj je.</translation>
    </message>
    <message>
        <source>Your king must help. When the kings face each other, a check from the side drives him back.</source>
        <translation>Twój król musi pomóc. Gdy króle stoją naprzeciw siebie, szach z boku odpycha króla przeciwnika.</translation>
    </message>
    <message>
        <source>Drive the king into any corner, keeping the bishops side by side.</source>
        <translation>Zapędź króla do dowolnego rogu, prowadząc gońce obok siebie.</translation>
    </message>
    <message>
        <source>Drive the king into a corner of the bishop&apos;s colour.</source>
        <translation>Zapędź króla do rogu w kolorze gońca.</translation>
    </message>
    <message>
        <source>First to the edge, then along it; the knight covers the squares the bishop cannot.</source>
        <translation>Najpierw na brzeg, potem wzdłuż brzegu; skoczek kontroluje pola niedostępne dla gońca.</translation>
    </message>
    <message>
        <source>Stay away from the corners of the bishop&apos;s colour as long as you can.</source>
        <translation>Jak najdłużej trzymaj się z dala od rogów w kolorze gońca.</translation>
    </message>
    <message>
        <source>Escort the pawn through with your king and bishop.</source>
        <translation>Przeprowadź piona z pomocą króla i gońca.</translation>
    </message>
    <message>
        <source>With a rook pawn, keep him out of the queening corner if your bishop does not control it: there he holds the draw.</source>
        <translation>Przy pionie skrajnym nie wpuść króla do rogu promocji, jeśli goniec tego rogu nie kontroluje: tam król utrzyma remis.</translation>
    </message>
    <message>
        <source>A knight behind the pawn guards it for good. A rook pawn must not reach the seventh rank too early.</source>
        <translation>Skoczek za pionem broni go na stałe. Pion skrajny nie może za wcześnie wejść na siódmą linię.</translation>
    </message>
    <message>
        <source>If he takes one, the other runs through.</source>
        <translation>Jeśli zbije jednego, drugi ucieknie.</translation>
    </message>
    <message>
        <source>With the kings close on the edge, lose a move, as Philidor did: in zugzwang, the rook must leave its king. Beware of stalemate.</source>
        <translation>Gdy króle są blisko siebie na brzegu, strać tempo, jak Philidor: w zugzwangu wieża musi odejść od króla. Uważaj na pata.</translation>
    </message>
    <message>
        <source>Drive the king to the edge, as if he were alone.</source>
        <translation>Spychaj króla na brzeg, jakby był sam.</translation>
    </message>
    <message>
        <source>Keep your king on squares where the bishop cannot check it.</source>
        <translation>Trzymaj swojego króla na polach, na których goniec nie może go zaszachować.</translation>
    </message>
    <message>
        <source>Keep the bishop close to your king, and the king in the centre.</source>
        <translation>Trzymaj gońca blisko króla, a króla w centrum.</translation>
    </message>
    <message>
        <source>Drive the king and knight to the edge, or separate them.</source>
        <translation>Zepchnij króla i skoczka na brzeg albo je rozdziel.</translation>
    </message>
    <message>
        <source>Keep the knight beside your king, and keep both out of the corners.</source>
        <translation>Trzymaj skoczka obok króla, a obie figury z dala od rogów.</translation>
    </message>
    <message>
        <source>A bishop or rook pawn on the seventh with its king beside it draws unless your king is close.</source>
        <translation>Pion gońcowy lub skrajny na siódmej linii, wsparty królem, daje remis, chyba że twój król jest blisko.</translation>
    </message>
    <message>
        <source>Use your king to shut the bishop out of the pawn&apos;s path.</source>
        <translation>Odetnij królem gońca od drogi piona.</translation>
    </message>
    <message>
        <source>Run where the knight cannot follow.</source>
        <translation>Biegnij tam, gdzie skoczek nie nadąży.</translation>
    </message>
    <message>
        <source>Near the edge a knight is slow: a rook pawn is the hardest for it to stop.</source>
        <translation>Przy brzegu skoczek jest powolny: najtrudniej mu zatrzymać piona skrajnego.</translation>
    </message>
    <message>
        <source>Get the pawn home before the rook can stop it.</source>
        <translation>Doprowadź piona do promocji, zanim wieża go zatrzyma.</translation>
    </message>
    <message>
        <source>Your king shields the pawn from the rook.</source>
        <translation>Twój król osłania piona przed wieżą.</translation>
    </message>
    <message>
        <source>Promote with check, or so that mate follows.</source>
        <translation>Promuj z szachem albo tak, by zaraz potem dać mata.</translation>
    </message>
    <message>
        <source>Stop the pawn.</source>
        <translation>Zatrzymaj piona.</translation>
    </message>
    <message>
        <source>Count the moves: who promotes first, and with check?</source>
        <translation>Policz ruchy: kto pierwszy promuje i czy z szachem?</translation>
    </message>
    <message>
        <source>A king can go after both pawns at once, as in Réti&apos;s study.</source>
        <translation>Król może iść na oba piony naraz, jak w studium Rétiego.</translation>
    </message>
    <message>
        <source>The side that checks first may win: look for mate or a skewer.</source>
        <translation>Kto pierwszy da szacha, może wygrać: szukaj mata lub szpili.</translation>
    </message>
    <message>
        <source>Win the rook with a skewer or double attack, or mate on the edge.</source>
        <translation>Zdobądź wieżę szpilą lub podwójnym uderzeniem albo daj mata na brzegu.</translation>
    </message>
    <message>
        <source>two queens</source>
        <translation>dwa hetmany</translation>
    </message>
    <message>
        <source>two rooks</source>
        <translation>dwie wieże</translation>
    </message>
    <message>
        <source>two bishops</source>
        <translation>dwa gońce</translation>
    </message>
    <message>
        <source>two knights</source>
        <translation>dwa skoczki</translation>
    </message>
    <message>
        <source>two pawns</source>
        <translation>dwa piony</translation>
    </message>
    <message>
        <source>bare kings</source>
        <translation>same króle</translation>
    </message>
    <message>
        <source>Strike at once: look for a mate, a skewer or a fork.</source>
        <translation>Uderz od razu: szukaj mata, szpili lub widełek.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>pieces of one side, as in: queen and rook</comment>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>pieces of both sides, as in: queen against rook</comment>
        <translation>%1 kontra %2</translation>
    </message>
    <message>
        <source>Promote the pawn.</source>
        <translation>Promuj piona.</translation>
    </message>
    <message>
        <source>Just run: the other king is outside the square of the pawn.</source>
        <translation>Po prostu biegnij: król przeciwnika jest poza kwadratem piona.</translation>
    </message>
    <message>
        <source>Bring your king to a key square of the pawn.</source>
        <translation>Wejdź królem na pole kluczowe piona.</translation>
    </message>
    <message>
        <source>Your king is on a key square: now escort the pawn home.</source>
        <translation>Twój król stoi na polu kluczowym: teraz doprowadź piona do promocji.</translation>
    </message>
    <message>
        <source>Win the pawn.</source>
        <translation>Zdobądź piona.</translation>
    </message>
    <message>
        <source>Get into the corner in front of the pawn, or trap the other king there.</source>
        <translation>Wejdź do rogu przed pionem albo zamknij w nim króla przeciwnika.</translation>
    </message>
    <message>
        <source>Keep the other king away from the key squares of the pawn.</source>
        <translation>Nie wpuszczaj króla przeciwnika na pola kluczowe piona.</translation>
    </message>
    <message>
        <source>Hold out, and take the pawn if it is ever left unprotected.</source>
        <translation>Graj na przetrwanie i zbij piona, gdy tylko zostanie bez obrony.</translation>
    </message>
    <message>
        <source>Take away one rank or file after another, using the two pieces in turn.</source>
        <translation>Zabieraj mu linię za linią, obiema figurami na zmianę.</translation>
    </message>
    <message>
        <source>Drive the king to the edge with the queen, then bring up your own king.</source>
        <translation>Zepchnij króla hetmanem na brzeg, potem podprowadź swojego.</translation>
    </message>
    <message>
        <source>Two neighbouring diagonals are a wall he cannot cross; your king follows behind.</source>
        <translation>Dwie sąsiednie przekątne to mur, którego nie przekroczy; twój król idzie za nimi.</translation>
    </message>
    <message>
        <source>Two knights cannot force mate; your opponent has to walk into it.</source>
        <translation>Dwa skoczki nie wymuszą mata; przeciwnik musi sam w niego wejść.</translation>
    </message>
    <message>
        <source>Confining him completely stalemates him, one move short of mate.</source>
        <translation>Całkowite zamknięcie daje pata, o jeden ruch przed matem.</translation>
    </message>
    <message>
        <source>Protect the pawn with the knight, and bring up your king.</source>
        <translation>Broń piona skoczkiem i podprowadź króla.</translation>
    </message>
    <message>
        <source>Let the pawns protect each other, and bring up your king.</source>
        <translation>Niech piony bronią się nawzajem, a ty podprowadź króla.</translation>
    </message>
    <message>
        <source>Stay in front of the pawns, and take the one that comes too near.</source>
        <translation>Stań przed pionami i zbij tego, który podejdzie za blisko.</translation>
    </message>
    <message>
        <source>Separate the rook from its king and win it with a double attack.</source>
        <translation>Oddziel wieżę od króla i zdobądź ją podwójnym uderzeniem.</translation>
    </message>
    <message>
        <source>Bring up your king, and never allow a knight fork.</source>
        <translation>Podprowadź króla i nigdy nie dopuszczaj do widełek skoczka.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn: in the other corners he is safe.</source>
        <translation>Większość tych pozycji to remis: w innych rogach król jest bezpieczny.</translation>
    </message>
    <message>
        <source>Separate the knight from its king, and trap it.</source>
        <translation>Oddziel skoczka od króla i złap go.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn as long as the two stay together.</source>
        <translation>Większość tych pozycji to remis, póki król i skoczek trzymają się razem.</translation>
    </message>
    <message>
        <source>Use checks to force the king in front of his pawn, and use the time gained to bring up your own king.</source>
        <translation>Szachami zmuś króla, by stanął przed pionem, a zyskany czas wykorzystaj na podprowadzenie swojego.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn, or cut the other king off with the rook.</source>
        <translation>Ustaw króla przed pionem albo odetnij wieżą króla przeciwnika.</translation>
    </message>
    <message>
        <source>A pawn that runs ahead of its king is lost.</source>
        <translation>Pion, który biegnie bez swojego króla, ginie.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn: the bishop sacrifices itself for the pawn.</source>
        <translation>Większość tych pozycji to remis: goniec oddaje się za piona.</translation>
    </message>
    <message>
        <source>Control a square on the pawn&apos;s path, and give up the bishop for the pawn.</source>
        <translation>Kontroluj pole na drodze piona i oddaj gońca za piona.</translation>
    </message>
    <message>
        <source>Get the knight in front of the pawn and give it up for the pawn.</source>
        <translation>Ustaw skoczka przed pionem i oddaj go za piona.</translation>
    </message>
    <message>
        <source>Do not let the other queen check you or force an exchange.</source>
        <translation>Nie pozwól hetmanowi przeciwnika dać szacha ani wymusić wymiany.</translation>
    </message>
    <message>
        <source>If neither works at once, it is a draw.</source>
        <translation>Gdy nic z tego nie działa od razu, jest remis.</translation>
    </message>
    <message>
        <source>Get your king in front of the pawn with the other king cut off, as in the Lucena position.</source>
        <translation>Postaw króla przed pionem i odetnij króla przeciwnika, jak w pozycji Luceny.</translation>
    </message>
    <message>
        <source>Then build a bridge: put the rook on the fourth rank, ready to block his checks.</source>
        <translation>Potem zbuduj most: postaw wieżę na czwartej linii, by zasłaniała króla przed szachami.</translation>
    </message>
    <message>
        <source>Keep the rook on the third rank, in front of the pawn (Philidor&apos;s defence); once the pawn advances to that rank, check from behind.</source>
        <translation>Trzymaj wieżę na trzeciej linii przed pionem (obrona Philidora); gdy pion wejdzie na tę linię, szachuj od tyłu.</translation>
    </message>
    <message>
        <source>Push the pawn when he runs out of checks.</source>
        <translation>Pchaj piona, gdy skończą mu się szachy.</translation>
    </message>
    <message>
        <source>Answer check with check where you can: that forces the queens off.</source>
        <translation>Jeśli możesz, odpowiadaj na szacha szachem: to wymusza wymianę hetmanów.</translation>
    </message>
    <message>
        <source>Give perpetual check, and keep your king far from the pawn.</source>
        <translation>Dawaj wiecznego szacha i trzymaj króla daleko od piona.</translation>
    </message>
    <message>
        <source>Aim for the Philidor position: his king on the edge, yours facing it.</source>
        <translation>Dąż do pozycji Philidora: król przeciwnika na brzegu, twój naprzeciw niego.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn, but they are hard to hold.</source>
        <translation>Większość tych pozycji to remis, ale trudno je obronić.</translation>
    </message>
    <message>
        <source>It can take longer than the fifty-move rule allows.</source>
        <translation>To może trwać dłużej, niż pozwala reguła 50 posunięć.</translation>
    </message>
    <message>
        <source>three queens</source>
        <translation>trzy hetmany</translation>
    </message>
    <message>
        <source>three rooks</source>
        <translation>trzy wieże</translation>
    </message>
    <message>
        <source>three bishops</source>
        <translation>trzy gońce</translation>
    </message>
    <message>
        <source>three knights</source>
        <translation>trzy skoczki</translation>
    </message>
    <message>
        <source>three pawns</source>
        <translation>trzy piony</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>pieces of one side, as in: rook, bishop and knight</comment>
        <translation>%1, %2 i %3</translation>
    </message>
    <message>
        <source>Get closer to mate with every move; if you are unsure, take a hint.</source>
        <translation>Każdym ruchem przybliżaj mata; gdy nie masz pewności, weź podpowiedź.</translation>
    </message>
    <message>
        <source>Escort the pawn home: your bishop drives his off the pawn&apos;s path.</source>
        <translation>Doprowadź piona do promocji: twój goniec wypędza gońca przeciwnika z drogi piona.</translation>
    </message>
    <message>
        <source>Opposite-coloured bishops nearly always draw.</source>
        <translation>Różnobarwne gońce prawie zawsze dają remis.</translation>
    </message>
    <message>
        <source>Get your king in front of the pawn, on a square the bishop cannot attack, or give up your bishop for the pawn.</source>
        <translation>Postaw króla przed pionem na polu, którego goniec nie może zaatakować, albo oddaj gońca za piona.</translation>
    </message>
    <message>
        <source>Escort the pawn through with your king and bishop, and keep the knight out.</source>
        <translation>Przeprowadź piona królem i gońcem, a skoczka trzymaj z dala.</translation>
    </message>
    <message>
        <source>On the edge a bishop can dominate the knight.</source>
        <translation>Na brzegu goniec może zamknąć skoczka.</translation>
    </message>
    <message>
        <source>Block the pawn with your king on a square the bishop cannot attack, or give up the knight for the pawn.</source>
        <translation>Zablokuj piona królem na polu, którego goniec nie może zaatakować, albo oddaj skoczka za piona.</translation>
    </message>
    <message>
        <source>Threaten mate with all your pieces while his king is on the edge.</source>
        <translation>Groź matem wszystkimi figurami, póki król przeciwnika jest na brzegu.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn; the danger is a king on the edge.</source>
        <translation>Większość tych pozycji to remis; niebezpieczny jest tylko król na brzegu.</translation>
    </message>
    <message>
        <source>Bring up your king: pawns on one file cannot protect each other.</source>
        <translation>Podprowadź króla: piony na jednej linii nie mogą bronić się nawzajem.</translation>
    </message>
    <message>
        <source>Keep him busy: while he goes after one pawn, push the other.</source>
        <translation>Daj mu zajęcie: gdy goni jednego piona, posuwaj drugiego.</translation>
    </message>
    <message>
        <source>Use your king: attack his pawn and guard your own.</source>
        <translation>Użyj króla: atakuj piona przeciwnika i broń swojego.</translation>
    </message>
    <message>
        <source>King and rook are enough, but the pawn may be quicker.</source>
        <translation>Wieża i król wystarczą, ale z pionem może być szybciej.</translation>
    </message>
    <message>
        <source>Aim for a bishop or rook pawn on the seventh with your king beside it: that may draw.</source>
        <translation>Dąż do piona gońcowego lub skrajnego na siódmej linii z królem obok: to może dać remis.</translation>
    </message>
    <message>
        <source>Keep both pieces, stop the pawn, and mate the king in a corner of the bishop&apos;s colour.</source>
        <translation>Zachowaj obie figury, zatrzymaj piona i zamatuj króla w rogu w kolorze gońca.</translation>
    </message>
    <message>
        <source>A pawn that is blocked or guarded against need not be captured.</source>
        <translation>Zablokowanego lub pilnowanego piona nie trzeba zbijać.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn, so that only exact replies hold.</source>
        <translation>Wyprowadź króla przed piona, żeby broniły tylko dokładne odpowiedzi.</translation>
    </message>
    <message>
        <source>Your king belongs beside the pawn, and the other king away from it.</source>
        <translation>Miejsce twojego króla jest obok piona, a króla przeciwnika z dala od niego.</translation>
    </message>
    <message>
        <source>Push the pawn.</source>
        <translation>Posuwaj piona.</translation>
    </message>
    <message>
        <source>Clear the way for your pawn.</source>
        <translation>Zwolnij drogę swojemu pionowi.</translation>
    </message>
    <message>
        <source>Bring up your king.</source>
        <translation>Podprowadź króla.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn.</source>
        <translation>Postaw króla przed pionem.</translation>
    </message>
    <message>
        <source>Bring your king to the pawn.</source>
        <translation>Podejdź królem do piona.</translation>
    </message>
    <message>
        <source>Cut the other king off from the pawn with your rook.</source>
        <translation>Odetnij wieżą króla przeciwnika od piona.</translation>
    </message>
    <message>
        <source>Attack the pawn.</source>
        <translation>Zaatakuj piona.</translation>
    </message>
    <message>
        <source>Keep your king off the edge.</source>
        <translation>Trzymaj króla z dala od brzegu.</translation>
    </message>
    <message>
        <source>Drive his king towards the edge.</source>
        <translation>Zapędzaj jego króla na brzeg.</translation>
    </message>
    <message>
        <source>The knight is far from its king: trap it.</source>
        <translation>Skoczek jest daleko od swojego króla: złap go.</translation>
    </message>
    <message>
        <source>Bring king and knight together.</source>
        <translation>Połącz króla ze skoczkiem.</translation>
    </message>
    <message>
        <source>Take the opposition: it gets your king to a key square.</source>
        <translation>Zajmij opozycję: dzięki niej król wejdzie na pole kluczowe.</translation>
    </message>
    <message>
        <source>Take the opposition: it keeps the other king away from the key squares.</source>
        <translation>Zajmij opozycję: nie wpuści króla przeciwnika na pola kluczowe.</translation>
    </message>
    <message>
        <source>Keep his king out of the corner in front of the pawn: your bishop does not control it.</source>
        <translation>Nie wpuść jego króla do rogu przed pionem: twój goniec go nie kontroluje.</translation>
    </message>
    <message>
        <source>Head for the corner in front of the pawn: the bishop does not control it.</source>
        <translation>Idź do rogu przed pionem: goniec go nie kontroluje.</translation>
    </message>
    <message>
        <source>The rook is far from its king: win it with checks and a double attack.</source>
        <translation>Wieża jest daleko od swojego króla: zdobądź ją szachami i podwójnym uderzeniem.</translation>
    </message>
    <message>
        <source>Make for a corner of the opposite colour to your bishop.</source>
        <translation>Idź do rogu w kolorze przeciwnym niż twój goniec.</translation>
    </message>
    <message>
        <source>His king blocks his pawn: bring up your king.</source>
        <translation>Jego król blokuje własnego piona: podprowadź króla.</translation>
    </message>
    <message>
        <source>Give checks until his king has to step in front of his pawn.</source>
        <translation>Szachuj, aż jego król będzie musiał stanąć przed swoim pionem.</translation>
    </message>
    <message>
        <source>Build a bridge: put the rook on the fourth rank, ready to block his checks.</source>
        <translation>Zbuduj most: postaw wieżę na czwartej linii, by zasłaniała króla przed szachami.</translation>
    </message>
    <message>
        <source>The pawn is under control: drive his king towards a corner of the bishop&apos;s colour.</source>
        <translation>Pion jest pod kontrolą: zapędzaj jego króla do rogu w kolorze gońca.</translation>
    </message>
    <message>
        <source>Take squares away from his king.</source>
        <translation>Zabieraj pola jego królowi.</translation>
    </message>
    <message>
        <source>Your king is safest in the centre.</source>
        <translation>Twój król jest najbezpieczniejszy w centrum.</translation>
    </message>
    <message>
        <source>Basic mates</source>
        <translation>Podstawowe maty</translation>
    </message>
    <message>
        <source>Pawn endings</source>
        <translation>Końcówki pionowe</translation>
    </message>
    <message>
        <source>Queen endings</source>
        <translation>Końcówki hetmańskie</translation>
    </message>
    <message>
        <source>Rook endings</source>
        <translation>Końcówki wieżowe</translation>
    </message>
    <message>
        <source>Minor pieces</source>
        <translation>Lekkie figury</translation>
    </message>
    <message>
        <source>Queen against other pieces</source>
        <translation>Hetman przeciwko innym bierkom</translation>
    </message>
    <message>
        <source>Rook against other pieces</source>
        <translation>Wieża przeciwko innym bierkom</translation>
    </message>
    <message>
        <source>Five pieces</source>
        <translation>Pięć bierek</translation>
    </message>
    <message>
        <source>Keep the rook near your king.</source>
        <translation>Trzymaj wieżę blisko króla.</translation>
    </message>
    <message>
        <source>Bishop endings</source>
        <translation>Końcówki gońcowe</translation>
    </message>
    <message>
        <source>Knight endings</source>
        <translation>Końcówki skoczkowe</translation>
    </message>
    <message>
        <source>The wrong corner</source>
        <translation>Zły róg</translation>
    </message>
    <message>
        <source>Philidor&apos;s W, 1777</source>
        <translation>W Philidora, 1777</translation>
    </message>
    <message>
        <source>Delétang&apos;s starting position</source>
        <translation>Pozycja początkowa Delétanga</translation>
    </message>
    <message>
        <source>The longest mate</source>
        <translation>Najdłuższy mat</translation>
    </message>
    <message>
        <source>Ushenina – Girya, Geneva 2013</source>
        <translation>Uszenina – Giria, Genewa 2013</translation>
    </message>
    <message>
        <source>Rook and pawn: the Lucena bridge</source>
        <translation>Wieża i pion: most Luceny</translation>
    </message>
    <message>
        <source>Rook and pawn: Philidor&apos;s third-rank defence</source>
        <translation>Wieża i pion: obrona Philidora na trzeciej linii</translation>
    </message>
    <message>
        <source>Rook and pawn: the Vančura defence</source>
        <translation>Wieża i pion: obrona Vančury</translation>
    </message>
    <message>
        <source>Philidor&apos;s W</source>
        <translation>W Philidora</translation>
    </message>
    <message>
        <source>Delétang&apos;s middle triangle</source>
        <translation>Średni trójkąt Delétanga</translation>
    </message>
    <message>
        <source>Delétang&apos;s small triangle</source>
        <translation>Mały trójkąt Delétanga</translation>
    </message>
    <message>
        <source>Queen, the longest mate</source>
        <translation>Hetman, najdłuższy mat</translation>
    </message>
    <message>
        <source>Rook, the longest mate</source>
        <translation>Wieża, najdłuższy mat</translation>
    </message>
    <message>
        <source>Pawn, the opposition wins</source>
        <translation>Pion, opozycja wygrywa</translation>
    </message>
    <message>
        <source>Pawn, the opposition holds the draw</source>
        <translation>Pion, opozycja utrzymuje remis</translation>
    </message>
    <message>
        <source>Queen against centre pawn</source>
        <translation>Hetman przeciw pionowi centralnemu</translation>
    </message>
    <message>
        <source>Lucena bridge</source>
        <translation>Most Luceny</translation>
    </message>
    <message>
        <source>Rook and bishop: Philidor&apos;s win</source>
        <translation>Wieża i goniec: wygrana Philidora</translation>
    </message>
    <message>
        <source>Rook and bishop: the second-rank defence</source>
        <translation>Wieża i goniec: obrona na drugiej linii</translation>
    </message>
    <message>
        <source>Rook and bishop: the Cochrane defence</source>
        <translation>Wieża i goniec: obrona Cochrane’a</translation>
    </message>
    <message>
        <source>Bishops: Centurini&apos;s study</source>
        <translation>Gońce: studium Centuriniego</translation>
    </message>
    <message>
        <source>Bishops: the king behind the pawn</source>
        <translation>Gońce: król za pionem</translation>
    </message>
    <message>
        <source>Take the opposition.</source>
        <translation>Zajmij opozycję.</translation>
    </message>
    <message>
        <source>Look for a check that attacks the rook, too.</source>
        <translation>Szukaj szacha, który atakuje też wieżę.</translation>
    </message>
    <message>
        <source>Cut the other king off with your rook.</source>
        <translation>Odetnij wieżą króla przeciwnika.</translation>
    </message>
    <message>
        <source>Put your rook behind the passed pawn.</source>
        <translation>Postaw wieżę za wolnym pionem.</translation>
    </message>
    <message>
        <source>Use your king.</source>
        <translation>Wykorzystaj króla.</translation>
    </message>
    <message>
        <source>His king is too late. Improve your king first, then push the pawn.</source>
        <translation>Król przeciwnika nie zdąży. Najpierw popraw ustawienie swojego króla, potem pchaj piona.</translation>
    </message>
</context>
<context>
    <name>EngineCommands</name>
    <message>
        <source>Choose the program file of a UCI engine.</source>
        <translation>Wybierz program silnika obsługującego UCI.</translation>
    </message>
    <message>
        <source>%1 takes over where the tablebases end.</source>
        <translation>%1 przejmuje grę tam, gdzie kończą się tablice.</translation>
    </message>
    <message>
        <source>What it says is an opinion, not a proof.</source>
        <translation>To, co mówi, jest opinią, a nie dowodem.</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Wybór silnika</translation>
    </message>
    <message>
        <source>&amp;Choose an engine…</source>
        <translation>&amp;Wybierz silnik…</translation>
    </message>
    <message>
        <source>It plays positions with six or more pieces, or with castling</source>
        <translation>Gra w pozycjach z co najmniej sześcioma bierkami lub z roszadą</translation>
    </message>
    <message>
        <source>&amp;Stop using %1</source>
        <translation>&amp;Wyłącz %1</translation>
    </message>
    <message>
        <source>Eng&amp;ine beyond the tablebases</source>
        <translation>Si&amp;lnik dla pozycji spoza tablic</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1 won</source>
        <comment>a share of positions</comment>
        <translation>wygrane %1</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <comment>a share of positions</comment>
        <translation>remisowe %1</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a share of positions</comment>
        <translation>przegrane %1</translation>
    </message>
    <message>
        <source>Being computed…</source>
        <translation>Trwa obliczanie…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending.</source>
        <translation>Zabrakło pamięci do obliczenia końcówki.</translation>
    </message>
    <message>
        <source>Solve it now</source>
        <translation>Rozwiąż teraz</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>Pokazano pierwsze %1.</translation>
    </message>
    <message>
        <source>Longest wins</source>
        <translation>Najdłuższe wygrane</translation>
    </message>
    <message>
        <source>Reciprocal zugzwangs</source>
        <translation>Wzajemny zugzwang</translation>
    </message>
    <message>
        <source>The side to move loses, but would not if the other side had to move. Mirror images count once.</source>
        <translation>Strona mająca ruch przegrywa, a nie przegrałaby, gdyby ruch miała druga strona. Lustrzane odbicia liczą się raz.</translation>
    </message>
    <message>
        <source>Longest win: %1.</source>
        <translation>Najdłuższa wygrana: %1.</translation>
    </message>
    <message>
        <source>Attacker to move: %1.</source>
        <comment>shares of results</comment>
        <translation>Ruch atakującego: %1.</translation>
    </message>
    <message>
        <source>Defender to move: %1.</source>
        <comment>shares of results</comment>
        <translation>Ruch obrońcy: %1.</translation>
    </message>
    <message>
        <source>No ending has been found.</source>
        <translation>Nie znaleziono żadnej końcówki.</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>Wszystkie końcówki</translation>
    </message>
    <message>
        <source>Longest wins of the attacker</source>
        <translation>Najdłuższe wygrane atakującego</translation>
    </message>
    <message>
        <source>Longest wins of the defender</source>
        <translation>Najdłuższe wygrane obrońcy</translation>
    </message>
    <message>
        <source>Whoever has to move loses.</source>
        <translation>Przegrywa ten, kto musi wykonać ruch.</translation>
    </message>
    <message>
        <source>The program computes these figures itself. Every legal arrangement of the pieces on the board counts, including bishops of one side on squares of the same colour; castling and the fifty-move rule are ignored. Won and lost are from the attacker&apos;s point of view, the side named first.</source>
        <translation>Program sam oblicza te liczby. Liczy się każde dozwolone ustawienie bierek na szachownicy, także z dwoma gońcami jednej strony na polach tego samego koloru; roszada i reguła 50 posunięć są pominięte. Wygrane i przegrane dotyczą atakującego, czyli strony wymienionej jako pierwsza.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Save with mate &amp;distances and wasted moves</source>
        <translation>Zapisuj o&amp;dległość do mata i zmarnowane ruchy</translation>
    </message>
    <message>
        <source>Saved games note after each move how far off mate is and how many moves were wasted</source>
        <translation>Zapisane partie podają po każdym ruchu, jak daleko do mata i ile ruchów zmarnowano</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>Open the games of a PGN file</source>
        <translation>Otwórz partie z pliku PGN</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Os&amp;tatnio otwarte</translation>
    </message>
    <message>
        <source>Other &amp;games in this file…</source>
        <translation>Inne &amp;partie z tego pliku…</translation>
    </message>
    <message>
        <source>Choose another game from the last file opened</source>
        <translation>Wybierz inną partię z ostatnio otwartego pliku</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Save the game as PGN</source>
        <translation>Zapisz partię jako PGN</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Save the game in another file</source>
        <translation>Zapisz partię w innym pliku</translation>
    </message>
    <message>
        <source>&amp;Export board…</source>
        <translation>&amp;Eksportuj diagram…</translation>
    </message>
    <message>
        <source>Save a picture of the board as SVG or PNG</source>
        <translation>Zapisz obraz szachownicy jako SVG lub PNG</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Print the board and the moves</source>
        <translation>Wydrukuj szachownicę i ruchy</translation>
    </message>
    <message>
        <source>The board and the moves have been sent to the printer.</source>
        <translation>Szachownica i ruchy zostały wysłane do drukarki.</translation>
    </message>
    <message>
        <source>The board and the moves have been saved as “%1”.</source>
        <comment>a PDF file</comment>
        <translation>Szachownica i ruchy zostały zapisane jako „%1”.</translation>
    </message>
    <message>
        <source>Print preview…</source>
        <translation>Podgląd wydruku…</translation>
    </message>
    <message>
        <source>See the page before it is printed</source>
        <translation>Zobacz stronę przed wydrukiem</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Zostań tutaj</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>&amp;New position</source>
        <translation>&amp;Nowa pozycja</translation>
    </message>
    <message>
        <source>Deal another position of the chosen kind</source>
        <translation>Kolejna pozycja wybranego rodzaju</translation>
    </message>
    <message>
        <source>&amp;Choose the kind of position…</source>
        <translation>&amp;Wybierz rodzaj pozycji…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Start with these settings</source>
        <translation>Zacznij z tymi ustawieniami</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Na począ&amp;tek</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Ruch w t&amp;ył</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Ruch w przó&amp;d</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Na &amp;koniec</translation>
    </message>
    <message>
        <source>&amp;Play the line automatically</source>
        <translation>Odtwarzaj wa&amp;riant automatycznie</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Podpowiedź</translation>
    </message>
    <message>
        <source>Show the &amp;line to mate</source>
        <translation>Droga do &amp;mata</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Wariant</translation>
    </message>
    <message>
        <source>Replay the best line from here</source>
        <translation>Odtwórz stąd najlepszy wariant</translation>
    </message>
    <message>
        <source>Finish it for &amp;me</source>
        <translation>Dokończ za mni&amp;e</translation>
    </message>
    <message>
        <source>To the first &amp;known ending</source>
        <translation>Do pierwszej &amp;znanej końcówki</translation>
    </message>
    <message>
        <source>Go to where the game first reaches a solved ending</source>
        <translation>Przejdź do miejsca, w którym partia po raz pierwszy dochodzi do obliczonej końcówki</translation>
    </message>
    <message>
        <source>Let the program play the rest once you have promoted and are winning with a queen or rook</source>
        <translation>Niech program dogra resztę, gdy po promocji wygrywasz hetmanem lub wieżą</translation>
    </message>
    <message>
        <source>A&amp;gain, mirrored</source>
        <translation>&amp;Jeszcze raz, w odbiciu lustrzanym</translation>
    </message>
    <message>
        <source>Start again from the first position of this game with left and right swapped</source>
        <translation>Zacznij od pierwszej pozycji tej partii, z zamianą lewej strony z prawą</translation>
    </message>
    <message>
        <source>An&amp;other like this</source>
        <translation>Podo&amp;bna pozycja</translation>
    </message>
    <message>
        <source>Another position of the same ending, about as far from mate</source>
        <translation>Inna pozycja tej samej końcówki, mniej więcej tak samo daleko od mata</translation>
    </message>
    <message>
        <source>To yo&amp;ur mistake</source>
        <translation>Do twojego błęd&amp;u</translation>
    </message>
    <message>
        <source>Go to the move that went wrong and see the reply that punishes it</source>
        <translation>Przejdź do błędnego ruchu i zobacz odpowiedź, która go karze</translation>
    </message>
    <message>
        <source>Gi&amp;ve up</source>
        <translation>Podd&amp;aj się</translation>
    </message>
    <message>
        <source>End the attempt and see what went wrong, the best moves and the report</source>
        <translation>Zakończ próbę i zobacz, co poszło nie tak, najlepsze ruchy i raport</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Play the position on the board</source>
        <translation>Zagraj pozycję z szachownicy</translation>
    </message>
    <message>
        <source>Reveals a little more each time: the aim, the squares, the piece, its destination, the best moves</source>
        <translation>Za każdym razem odsłania trochę więcej: cel, pola, bierkę, jej pole docelowe, najlepsze ruchy</translation>
    </message>
    <message>
        <source>Play this move</source>
        <comment>the move that was hinted at</comment>
        <translation>Zagraj ten ruch</translation>
    </message>
    <message>
        <source>Play the move that the hints have come to</source>
        <translation>Zagraj ruch, do którego doprowadziły podpowiedzi</translation>
    </message>
    <message>
        <source>Choose “Give up” again to end the exam; Esc continues it.</source>
        <translation>Wybierz „Poddaj się” jeszcze raz, by zakończyć egzamin; Esc pozwala grać dalej.</translation>
    </message>
    <message>
        <source>You will then see the report.</source>
        <translation>Potem zobaczysz raport.</translation>
    </message>
    <message>
        <source>Choose “Choose the kind of position” again to leave the set-up; Esc stays here.</source>
        <translation>Wybierz „Wybierz rodzaj pozycji” jeszcze raz, by zakończyć ustawianie pozycji; Esc zostawia cię tutaj.</translation>
    </message>
    <message>
        <source>The question is answered, so there are no more hints.</source>
        <translation>Na pytanie już odpowiedziano, więc nie ma więcej podpowiedzi.</translation>
    </message>
    <message>
        <source>There are no hints in an exam.</source>
        <translation>Podczas egzaminu nie ma podpowiedzi.</translation>
    </message>
    <message>
        <source>There are no more hints; “Show the squares” gives the answer.</source>
        <translation>Nie ma więcej podpowiedzi; „Pokaż pola” podaje odpowiedź.</translation>
    </message>
    <message>
        <source>Reveals a little more each time: the colours of the squares, then one square after another</source>
        <translation>Za każdym razem odsłania trochę więcej: kolory pól, potem jedno pole po drugim</translation>
    </message>
    <message>
        <source>Hints need the solved ending: press “Solve by computer” first.</source>
        <translation>Podpowiedzi wymagają obliczonej końcówki: najpierw naciśnij „Oblicz”.</translation>
    </message>
    <message>
        <source>only once a promoted piece wins against the king alone</source>
        <translation>dopiero gdy figura z promocji wygrywa z samotnym królem</translation>
    </message>
    <message>
        <source>There are no more hints; “Give up” shows the answer.</source>
        <translation>Nie ma więcej podpowiedzi; „Poddaj się” pokazuje rozwiązanie.</translation>
    </message>
    <message>
        <source>There are no hints for a move to know by heart.</source>
        <translation>Nie ma podpowiedzi do posunięcia, które trzeba znać na pamięć.</translation>
    </message>
    <message>
        <source>Keep setting up</source>
        <translation>Ustawiaj dalej</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Right corner</source>
        <translation>Właściwy róg</translation>
    </message>
    <message>
        <source>A corner of the bishop&apos;s colour: mate can be forced only there or right next to it.</source>
        <translation>Róg w kolorze gońca: mata można wymusić tylko w nim lub tuż obok niego.</translation>
    </message>
    <message>
        <source>Wrong corner</source>
        <translation>Zły róg</translation>
    </message>
    <message>
        <source>A corner of the other colour, where mate cannot be forced.</source>
        <translation>Róg przeciwnego koloru, w którym nie da się wymusić mata.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etap</translation>
    </message>
    <message>
        <source>A phase of the mate, with its own aim.</source>
        <translation>Faza matowania, która ma własny cel.</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>Klatka</translation>
    </message>
    <message>
        <source>The squares that the lone king could reach if no other piece moved.</source>
        <translation>Pola, na które samotny król mógłby dojść, gdyby żadna inna bierka się nie ruszała.</translation>
    </message>
    <message>
        <source>Way out</source>
        <translation>Wyjście</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Trójkąt</translation>
    </message>
    <message>
        <source>The squares cut off by a diagonal of the bishop, around a right corner: large, middle or small. Also known as Delétang&apos;s triangles.</source>
        <translation>Pola odcięte przekątną gońca wokół właściwego rogu: trójkąt duży, średni lub mały. Nazywane też trójkątami Delétanga.</translation>
    </message>
    <message>
        <source>W manoeuvre</source>
        <translation>Manewr W</translation>
    </message>
    <message>
        <source>The knight&apos;s route along the edge, such as f7–e5–d7–c5–b7: it drives the king from the wrong corner to the right one.</source>
        <translation>Droga skoczka wzdłuż brzegu, np. f7–e5–d7–c5–b7: pędzi króla ze złego rogu do właściwego.</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Posterunek</translation>
    </message>
    <message>
        <source>The square where a piece belongs in a given stage.</source>
        <translation>Pole, na którym figura powinna stać w danym etapie.</translation>
    </message>
    <message>
        <source>Waiting move</source>
        <translation>Ruch wyczekujący</translation>
    </message>
    <message>
        <source>A move that keeps everything as it is, so that the opponent has to give way.</source>
        <translation>Ruch, który wszystko zostawia bez zmian, tak że ustąpić musi przeciwnik.</translation>
    </message>
    <message>
        <source>Detour</source>
        <translation>Okrężna droga</translation>
    </message>
    <message>
        <source>A move that delays mate by five moves or more.</source>
        <translation>Ruch, który opóźnia mata o co najmniej pięć ruchów.</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Pudełko</translation>
    </message>
    <message>
        <source>The squares left to the lone king by a queen, rook or bishops.</source>
        <translation>Pola, które hetman, wieża lub gońce zostawiają samotnemu królowi.</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>Opozycja</translation>
    </message>
    <message>
        <source>Key square</source>
        <translation>Pole kluczowe</translation>
    </message>
    <message>
        <source>If the king on the pawn&apos;s side reaches it, that side wins, whoever is to move.</source>
        <translation>Jeśli stanie na nim król strony z pionem, strona ta wygrywa bez względu na to, czyj jest ruch.</translation>
    </message>
    <message>
        <source>Square of the pawn</source>
        <translation>Kwadrat piona</translation>
    </message>
    <message>
        <source>If the other king is inside it, or can step into it on his move, he catches the pawn; otherwise he does not.</source>
        <translation>Król przeciwnika dogoni piona, jeśli stoi w tym kwadracie albo może do niego wejść, gdy jest na posunięciu; inaczej nie zdąży.</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Pat</translation>
    </message>
    <message>
        <source>The side to move is not in check but has no legal move: a draw.</source>
        <translation>Strona na posunięciu nie jest pod szachem, ale nie ma prawidłowego ruchu: remis.</translation>
    </message>
    <message>
        <source>General principles</source>
        <translation>Ogólne zasady</translation>
    </message>
    <message>
        <source>A way of playing that looks a few moves ahead without knowing the ending.</source>
        <translation>Gra, która patrzy kilka ruchów naprzód, ale nie zna końcówki.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Metoda</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Strefa</translation>
    </message>
    <message>
        <source>Drive the lone king into a smaller field if you can; otherwise bring your pieces together and your king close. It mates from every won position within fifty moves.</source>
        <translation>Jeśli możesz, spychaj samotnego króla do mniejszej strefy; jeśli nie, zbierz figury i zbliż swojego króla. Tak dasz mata z każdej wygranej pozycji w pięćdziesięciu ruchach.</translation>
    </message>
    <message>
        <source>The kings face each other with one square between them, and the side to move must give way. In the distant opposition there are three or five squares between them.</source>
        <translation>Króle stoją naprzeciw siebie, rozdzielone jednym polem: kto musi ruszyć, ten ustępuje. W dalekiej opozycji dzielą je trzy pola lub pięć.</translation>
    </message>
    <message>
        <source>One of the method&apos;s seven regions around the right corners: three, six or eight squares at a corner, the edge without the wrong corners, the whole edge, the two outer rings, the whole board. The lone king is in a field if it can be kept there for three moves.</source>
        <translation>Jeden z siedmiu obszarów metody wokół właściwych rogów: trzy, sześć lub osiem pól w rogu, brzeg bez złych rogów, cały brzeg, dwa zewnętrzne pierścienie, cała szachownica. Samotny król jest w strefie, jeśli można go w niej utrzymać przez trzy ruchy.</translation>
    </message>
    <message>
        <source>A square through which the lone king could escape.</source>
        <translation>Pole, przez które samotny król mógłby uciec.</translation>
    </message>
    <message>
        <source>Behind the lone king</source>
        <translation>Za samotnym królem</translation>
    </message>
    <message>
        <source>Two king moves away from it, on the side of the centre.</source>
        <translation>Pole o dwa ruchy króla od niego, od strony centrum.</translation>
    </message>
</context>
<context>
    <name>Guidance</name>
    <message>
        <source>Preparing the method…</source>
        <translation>Przygotowywanie metody…</translation>
    </message>
    <message>
        <source>There is not enough memory for the method.</source>
        <translation>Za mało pamięci na metodę.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Zamknij inne programy i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Field: %1</source>
        <translation>Strefa: %1</translation>
    </message>
    <message>
        <source>Next field: %1</source>
        <translation>Następna strefa: %1</translation>
    </message>
    <message>
        <source>Its move is played as soon as it is ready.</source>
        <translation>Ruch zostanie wykonany, gdy tylko metoda będzie gotowa.</translation>
    </message>
    <message>
        <source>This takes a few seconds the first time.</source>
        <translation>Za pierwszym razem trwa to kilka sekund.</translation>
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
        <translation>mat</translation>
    </message>
    <message>
        <source>mate in %1</source>
        <comment>heat map</comment>
        <translation>mat w %1</translation>
    </message>
    <message>
        <source>Heat map, %1: no mate</source>
        <translation>Mapa cieplna, %1: bez mata</translation>
    </message>
    <message>
        <source>Heat map, %1: mate in %2</source>
        <translation>Mapa cieplna, %1: mat w %2</translation>
    </message>
    <message>
        <source>Heat map, %1: mate in %2 (dark) to %3 (light)</source>
        <translation>Mapa cieplna, %1: mat w %2 (ciemne) do %3 (jasne)</translation>
    </message>
    <message>
        <source>Heat map: not in the tablebases</source>
        <translation>Mapa cieplna: brak w tablicach</translation>
    </message>
    <message>
        <source>the other side mates in %1</source>
        <comment>heat map</comment>
        <translation>druga strona daje mata w %1</translation>
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
        <translation>Strzałki</translation>
    </message>
    <message>
        <source>Go from square to square; in a replay, through the line</source>
        <translation>Przejdź z pola na pole; przy odtwarzaniu: po wariancie</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, spacja</translation>
    </message>
    <message>
        <source>Pick up or put down a piece</source>
        <translation>Podnieś bierkę lub ją odłóż</translation>
    </message>
    <message>
        <source>Letters and digits</source>
        <translation>Litery i cyfry</translation>
    </message>
    <message>
        <source>Type a move: Nd3, e3d5; Enter plays it</source>
        <translation>Wpisz ruch: Sd3, e3d5; Enter go wykona</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Remove a piece from the board (in set-up)</source>
        <translation>Przy ustawianiu zdejmij bierkę z szachownicy</translation>
    </message>
    <message>
        <source>Right mouse button</source>
        <translation>Prawy przycisk myszy</translation>
    </message>
    <message>
        <source>Draw circles and arrows</source>
        <translation>Rysuj kółka i strzałki</translation>
    </message>
    <message>
        <source>Q, R, B, N</source>
        <translation>H, W, G, S</translation>
    </message>
    <message>
        <source>Choose the promotion piece</source>
        <translation>Wybierz, czym zostanie pion (hetman, wieża, goniec, skoczek)</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Przejdź do następnego elementu</translation>
    </message>
    <message>
        <source>Activate the focused control</source>
        <translation>Uruchom element, który ma fokus</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Strzałki, Home, End</translation>
    </message>
    <message>
        <source>Go from move to move in the list of moves</source>
        <translation>Przejdź z ruchu na ruch na liście ruchów</translation>
    </message>
    <message>
        <source>Go from piece to piece in the set-up tray</source>
        <translation>Przy ustawianiu przejdź z bierki na bierkę w zasobniku</translation>
    </message>
    <message>
        <source>Going back and cancelling</source>
        <translation>Powrót i anulowanie</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Na szachownicy</translation>
    </message>
    <message>
        <source>Everywhere else</source>
        <translation>Wszędzie indziej</translation>
    </message>
    <message>
        <source>Symbols in the game record</source>
        <translation>Znaki w zapisie partii</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Znaki na szachownicy</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Pojęcia</translation>
    </message>
    <message>
        <source>%1 during a replay and on a page to read</source>
        <translation>%1 przy odtwarzaniu i na stronie do czytania</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ Rozwiązane</translation>
    </message>
    <message>
        <source>✓ With help</source>
        <translation>✓ Z pomocą</translation>
    </message>
    <message>
        <source>✗ Failed</source>
        <translation>✗ Nieudane</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Results of the questions in a course</source>
        <translation>Wyniki zadań w kursie</translation>
    </message>
    <message>
        <source>On the first try, without help</source>
        <translation>Za pierwszym razem, bez pomocy</translation>
    </message>
    <message>
        <source>✓ Second try</source>
        <translation>✓ Druga próba</translation>
    </message>
    <message>
        <source>Without help after one or more wrong answers, or after a move taken back where the page is played out</source>
        <translation>Bez pomocy, po co najmniej jednej złej odpowiedzi albo po cofnięciu ruchu na stronie, którą trzeba dograć do końca</translation>
    </message>
    <message>
        <source>A result never gets worse. A solution on the first try, when the page is opened again, improves it: a question that failed becomes one solved at the second try, any other becomes solved</source>
        <translation>Wynik nigdy się nie pogarsza. Rozwiązanie za pierwszym razem po ponownym otwarciu strony go poprawia: nieudane zadanie liczy się wtedy jako rozwiązane za drugim razem, każde inne jako rozwiązane</translation>
    </message>
    <message>
        <source>Grades in practice</source>
        <translation>Oceny w ćwiczeniach</translation>
    </message>
    <message>
        <source>Piece letters</source>
        <translation>Litery bierek</translation>
    </message>
    <message>
        <source>Put a piece on the square (in set-up): capital letters for White, small ones for Black</source>
        <translation>Przy ustawianiu postaw bierkę na polu: wielkie litery to białe, małe to czarne</translation>
    </message>
    <message>
        <source>After a hint that says more than a question, or once the answer has been shown</source>
        <translation>Po podpowiedzi, która mówi więcej niż pytanie, lub po pokazaniu odpowiedzi</translation>
    </message>
    <message>
        <source>Not solved; practice will ask the question again</source>
        <translation>Nierozwiązane; zadanie wróci w ćwiczeniach</translation>
    </message>
    <message>
        <source>✗ Shown</source>
        <translation>✗ Pokazane</translation>
    </message>
    <message>
        <source>The answer was shown; practice will ask the question</source>
        <translation>Odpowiedź została pokazana; zadanie pojawi się w ćwiczeniach</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Go on in a course, as long as no arrow key has marked a square</source>
        <translation>Dalej w kursie, dopóki żaden klawisz strzałki nie zaznaczył pola</translation>
    </message>
    <message>
        <source>“Take back” undoes a move that you have just entered, and what it replaced is there again; “Delete move” deletes any move with all that follows it</source>
        <translation>„Cofnij” wycofuje dopiero co wprowadzony ruch i przywraca to, co on zastąpił; „Usuń ruch” usuwa dowolny ruch wraz ze wszystkim, co po nim następuje</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>They belong to the position on the board. What they claim about its result, such as “White mates in 5”, is checked while you write</source>
        <translation>Należy do pozycji na szachownicy. To, co mówi o jej wyniku, na przykład „Białe dają mata w 5”, jest sprawdzane podczas pisania</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Rysunki</translation>
    </message>
    <message>
        <source>What you draw belongs to the position on the board; draw it again to erase it</source>
        <translation>To, co narysujesz, należy do pozycji na szachownicy; narysuj to ponownie, aby usunąć</translation>
    </message>
    <message>
        <source>Writing a course</source>
        <translation>Pisanie kursu</translation>
    </message>
    <message>
        <source>Go back one step: clear a typed move, put a piece back, dismiss a message, cancel or close what is open, or leave the replay, the exercise or the page</source>
        <translation>Krok wstecz: usunąć wpisany ruch, odłożyć figurę, zamknąć komunikat, anulować lub zamknąć to, co otwarte, albo opuścić odtwarzanie, zadanie lub stronę</translation>
    </message>
    <message>
        <source>A new line</source>
        <translation>Nowy wariant</translation>
    </message>
    <message>
        <source>It is shown first: Enter plays one move after another, each with its reason. Then you play the line; Skip goes there at once</source>
        <translation>Najpierw jest pokazywany: Enter gra posunięcie po posunięciu, każde z uzasadnieniem. Potem grasz wariant samodzielnie; „Pomiń” prowadzi tam od razu</translation>
    </message>
    <message>
        <source>A right move</source>
        <translation>Dobre posunięcie</translation>
    </message>
    <message>
        <source>The reply is played, and the next move of the line is asked; you press nothing</source>
        <translation>Odpowiedź zostaje zagrana i pada pytanie o następne posunięcie wariantu; niczego nie naciskasz</translation>
    </message>
    <message>
        <source>A wrong move</source>
        <translation>Złe posunięcie</translation>
    </message>
    <message>
        <source>You see why it is wrong and try again; practice will ask you for the move</source>
        <translation>Widzisz, dlaczego jest złe, i próbujesz ponownie; ćwiczenia zapytają o to posunięcie</translation>
    </message>
    <message>
        <source>Known, due</source>
        <translation>Znane, do powtórki</translation>
    </message>
    <message>
        <source>The positions that you have solved, and those that practice would ask now. Each answer is saved at once, so that you can stop at any time</source>
        <translation>Pozycje, które masz rozwiązane, oraz te, o które ćwiczenia zapytałyby teraz. Każda odpowiedź jest zapisywana od razu, więc możesz przerwać w dowolnej chwili</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Which check leaves him no square?</source>
        <translation>Który szach nie zostawia mu żadnego pola?</translation>
    </message>
    <message>
        <source>What can you capture?</source>
        <translation>Co można zbić?</translation>
    </message>
    <message>
        <source>How far is the pawn from promotion?</source>
        <translation>Jak daleko pionowi do promocji?</translation>
    </message>
    <message>
        <source>Which of your pieces can he take?</source>
        <translation>Które twoje bierki może zbić?</translation>
    </message>
    <message>
        <source>What if it were his move?</source>
        <translation>A gdyby to był jego ruch?</translation>
    </message>
    <message>
        <source>How can you drive him nearer to the right corner?</source>
        <translation>Jak możesz zbliżyć go do właściwego rogu?</translation>
    </message>
    <message>
        <source>How can you bring the kings face to face?</source>
        <translation>Jak ustawić króle naprzeciw siebie?</translation>
    </message>
    <message>
        <source>Which enemy piece is unprotected?</source>
        <translation>Która bierka przeciwnika stoi bez obrony?</translation>
    </message>
    <message>
        <source>In which corners can mate not be forced?</source>
        <translation>W których rogach nie da się wymusić mata?</translation>
    </message>
    <message>
        <source>Which corners are dangerous?</source>
        <translation>Które rogi są groźne?</translation>
    </message>
    <message>
        <source>Where is there the most room?</source>
        <translation>Gdzie jest najwięcej miejsca?</translation>
    </message>
    <message numerus="yes">
        <source>Only %n move(s) hold the draw.</source>
        <translation>
            <numerusform>Tylko jeden ruch utrzymuje remis.</numerusform>
            <numerusform>Tylko %n ruchy utrzymują remis.</numerusform>
            <numerusform>Tylko %n ruchów utrzymuje remis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>Zwróć uwagę na %1.</translation>
    </message>
    <message>
        <source>Look at the marked squares.</source>
        <translation>Zwróć uwagę na zaznaczone pola.</translation>
    </message>
    <message>
        <source>Move the king.</source>
        <translation>Zagraj królem.</translation>
    </message>
    <message>
        <source>Move the queen.</source>
        <translation>Zagraj hetmanem.</translation>
    </message>
    <message>
        <source>Move the rook.</source>
        <translation>Zagraj wieżą.</translation>
    </message>
    <message>
        <source>Move the bishop.</source>
        <translation>Zagraj gońcem.</translation>
    </message>
    <message>
        <source>Move the knight.</source>
        <translation>Zagraj skoczkiem.</translation>
    </message>
    <message>
        <source>Move the pawn.</source>
        <translation>Zagraj pionem.</translation>
    </message>
    <message>
        <source>Move the king to %1.</source>
        <translation>Zagraj królem na %1.</translation>
    </message>
    <message>
        <source>Move the queen to %1.</source>
        <translation>Zagraj hetmanem na %1.</translation>
    </message>
    <message>
        <source>Move the rook to %1.</source>
        <translation>Zagraj wieżą na %1.</translation>
    </message>
    <message>
        <source>Move the bishop to %1.</source>
        <translation>Zagraj gońcem na %1.</translation>
    </message>
    <message>
        <source>Move the knight to %1.</source>
        <translation>Zagraj skoczkiem na %1.</translation>
    </message>
    <message>
        <source>Move the pawn to %1.</source>
        <translation>Zagraj pionem na %1.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 to jedyny ruch.</translation>
    </message>
    <message>
        <source>Every move holds the draw.</source>
        <translation>Każdy ruch utrzymuje remis.</translation>
    </message>
    <message>
        <source>All moves are equally good.</source>
        <translation>Każdy ruch jest równie dobry.</translation>
    </message>
    <message>
        <source>No other move is as good.</source>
        <translation>Żaden inny ruch nie jest tak dobry.</translation>
    </message>
    <message>
        <source>Equally good: %1.</source>
        <translation>Równie dobre: %1.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>Najlepiej: %1.</translation>
    </message>
    <message>
        <source>Hint used: the aim.</source>
        <translation>Użyta podpowiedź: cel.</translation>
    </message>
    <message>
        <source>Hint used: the squares.</source>
        <translation>Użyta podpowiedź: pola.</translation>
    </message>
    <message>
        <source>Hint used: the piece.</source>
        <translation>Użyta podpowiedź: bierka.</translation>
    </message>
    <message>
        <source>Hint used: the square.</source>
        <translation>Użyta podpowiedź: pole.</translation>
    </message>
    <message>
        <source>Hint used: the move.</source>
        <translation>Użyta podpowiedź: ruch.</translation>
    </message>
    <message>
        <source>The program played this move.</source>
        <translation>Ten ruch zagrał program.</translation>
    </message>
    <message numerus="yes">
        <source>hints on %n move(s)</source>
        <translation>
            <numerusform>podpowiedzi przy jednym ruchu</numerusform>
            <numerusform>podpowiedzi przy %n ruchach</numerusform>
            <numerusform>podpowiedzi przy %n ruchach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>jeden cofnięty ruch</numerusform>
            <numerusform>%n cofnięte ruchy</numerusform>
            <numerusform>%n cofniętych ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>the rest played by the program</source>
        <translation>resztę zagrał program</translation>
    </message>
    <message>
        <source>Help used: %1.</source>
        <translation>Użyta pomoc: %1.</translation>
    </message>
    <message>
        <source>Which move is left to you?</source>
        <translation>Jaki ruch ci pozostał?</translation>
    </message>
    <message>
        <source>Which two pieces can you attack at once?</source>
        <translation>Które dwie bierki możesz zaatakować naraz?</translation>
    </message>
    <message>
        <source>Which two enemy pieces stand on one line?</source>
        <translation>Które dwie bierki przeciwnika stoją na jednej linii?</translation>
    </message>
    <message>
        <source>Which enemy piece shields its king?</source>
        <translation>Która bierka przeciwnika osłania króla?</translation>
    </message>
    <message>
        <source>Which of your pieces stands in the way of another?</source>
        <translation>Która twoja bierka zasłania drogę innej?</translation>
    </message>
    <message>
        <source>Which enemy piece has a job it must not leave?</source>
        <translation>Która bierka przeciwnika nie może porzucić swego zadania?</translation>
    </message>
    <message>
        <source>What if you had no moves left?</source>
        <translation>A gdyby nie było już ruchów?</translation>
    </message>
    <message>
        <source>How can you guard the piece from behind its attacker?</source>
        <translation>Jak możesz bronić bierki zza atakującej?</translation>
    </message>
    <message>
        <source>Which move gives check twice?</source>
        <translation>Który ruch daje szacha dwa razy?</translation>
    </message>
    <message>
        <source>Which of your pieces stands in the way of a check?</source>
        <translation>Która twoja bierka zasłania szacha?</translation>
    </message>
    <message>
        <source>How will your king escape the checks?</source>
        <translation>Jak twój król uniknie szachów?</translation>
    </message>
    <message>
        <source>Can the king still catch the pawn?</source>
        <translation>Czy król dogoni jeszcze piona?</translation>
    </message>
    <message>
        <source>Which key square can your king reach?</source>
        <translation>Na które pole kluczowe może dojść twój król?</translation>
    </message>
    <message>
        <source>Who has to move if the kings face each other?</source>
        <translation>Kto musi ruszyć, gdy króle stoją naprzeciw siebie?</translation>
    </message>
    <message>
        <source>Where must your king stand when he has to move?</source>
        <translation>Gdzie ma stać twój król, gdy ruch ma przeciwnik?</translation>
    </message>
    <message>
        <source>How can your king get in his way?</source>
        <translation>Jak twój król może mu zajść drogę?</translation>
    </message>
    <message>
        <source>Which squares must his king not reach?</source>
        <translation>Na które pola nie może wejść król przeciwnika?</translation>
    </message>
    <message>
        <source>Which corner draws against a rook pawn?</source>
        <translation>Który róg daje remis przeciw skrajnemu pionowi?</translation>
    </message>
    <message>
        <source>How can you stop the pawn?</source>
        <translation>Jak możesz zatrzymać piona?</translation>
    </message>
    <message>
        <source>Which square does the pawn need?</source>
        <translation>Którego pola potrzebuje pion?</translation>
    </message>
    <message>
        <source>Which rank must his king not reach?</source>
        <translation>Na którą linię nie może wejść król przeciwnika?</translation>
    </message>
    <message>
        <source>Which side of the pawn belongs to the king?</source>
        <translation>Która strona piona należy do króla?</translation>
    </message>
    <message>
        <source>Where is the king safest against the pawn?</source>
        <translation>Gdzie król jest najbezpieczniejszy wobec piona?</translation>
    </message>
    <message>
        <source>Which file can you cut him off on?</source>
        <translation>Na której linii pionowej możesz go odciąć?</translation>
    </message>
    <message>
        <source>Which rank can you cut him off on?</source>
        <translation>Na której linii poziomej możesz go odciąć?</translation>
    </message>
    <message>
        <source>Where does a rook belong with a passed pawn?</source>
        <translation>Gdzie jest miejsce wieży przy wolnym pionie?</translation>
    </message>
    <message>
        <source>From where can the rook check?</source>
        <translation>Skąd wieża może dać szacha?</translation>
    </message>
    <message>
        <source>What can the rook do if he has to move?</source>
        <translation>Co może zrobić wieża, jeśli ruch ma przeciwnik?</translation>
    </message>
    <message>
        <source>Where do the two bishops work best together?</source>
        <translation>Gdzie oba gońce najlepiej współdziałają?</translation>
    </message>
    <message>
        <source>Where is your king needed?</source>
        <translation>Gdzie potrzebny jest twój król?</translation>
    </message>
    <message>
        <source>What must you leave him to avoid stalemate?</source>
        <translation>Co musisz mu zostawić, żeby nie było pata?</translation>
    </message>
    <message>
        <source>Which check leaves him almost no choice?</source>
        <translation>Który szach prawie nie zostawia mu wyboru?</translation>
    </message>
    <message>
        <source>Where does he want to go?</source>
        <translation>Dokąd on chce pójść?</translation>
    </message>
    <message>
        <source>How can you leave him almost no squares?</source>
        <translation>Jak nie zostawić mu prawie żadnych pól?</translation>
    </message>
    <message>
        <source>How can you keep him on the edge?</source>
        <translation>Jak możesz utrzymać go na brzegu?</translation>
    </message>
    <message>
        <source>How can you shut him in?</source>
        <translation>Jak możesz go zamknąć?</translation>
    </message>
    <message>
        <source>How can you drive him back?</source>
        <translation>Jak możesz go zepchnąć?</translation>
    </message>
    <message>
        <source>How can you threaten mate?</source>
        <translation>Jak możesz zagrozić matem?</translation>
    </message>
    <message>
        <source>Which square can you take away from him?</source>
        <translation>Które pole możesz mu zabrać?</translation>
    </message>
    <message>
        <source>How can you leave him fewer squares?</source>
        <translation>Jak możesz zostawić mu mniej pól?</translation>
    </message>
    <message>
        <source>Which check drives him away?</source>
        <translation>Który szach go przegoni?</translation>
    </message>
    <message>
        <source>Which of your pieces could he attack next?</source>
        <translation>Którą twoją bierkę mógłby teraz zaatakować?</translation>
    </message>
    <message>
        <source>Which of your pieces is attacked?</source>
        <translation>Która twoja bierka jest atakowana?</translation>
    </message>
    <message>
        <source>How do you reach the next stage: “%4”?</source>
        <translation>Jak osiągniesz następny etap: „%4”?</translation>
    </message>
    <message>
        <source>Which diagonal cuts him off?</source>
        <translation>Która przekątna go odetnie?</translation>
    </message>
    <message>
        <source>Where does the knight go in the W?</source>
        <translation>Dokąd idzie skoczek w manewrze W?</translation>
    </message>
    <message>
        <source>Can your king get closer to him?</source>
        <translation>Czy twój król może się do niego zbliżyć?</translation>
    </message>
    <message>
        <source>Can the knight get closer to him?</source>
        <translation>Czy skoczek może się do niego zbliżyć?</translation>
    </message>
    <message>
        <source>Which square does your king want to reach next?</source>
        <translation>Na które pole chce teraz trafić twój król?</translation>
    </message>
    <message>
        <source>Which square does the bishop want to reach next?</source>
        <translation>Na które pole chce teraz trafić goniec?</translation>
    </message>
    <message>
        <source>Which square does the knight want to reach next?</source>
        <translation>Na które pole chce teraz trafić skoczek?</translation>
    </message>
    <message>
        <source>Which square do you want to reach next?</source>
        <translation>Na które pole chcesz teraz trafić?</translation>
    </message>
    <message>
        <source>Which squares near him are not guarded yet?</source>
        <translation>Których pól obok niego nic jeszcze nie pilnuje?</translation>
    </message>
    <message>
        <source>Which piece is far from your king?</source>
        <translation>Która figura jest daleko od twojego króla?</translation>
    </message>
    <message>
        <source>Which check helps you?</source>
        <translation>Który szach ci pomoże?</translation>
    </message>
    <message>
        <source>Which squares must stay guarded?</source>
        <translation>Których pól trzeba nadal pilnować?</translation>
    </message>
    <message>
        <source>How can the king leave the edge?</source>
        <translation>Jak król może zejść z brzegu?</translation>
    </message>
    <message>
        <source>Can you give check?</source>
        <translation>Czy możesz dać szacha?</translation>
    </message>
    <message>
        <source>How can you keep the enemy king out?</source>
        <translation>Jak możesz nie wpuścić króla przeciwnika?</translation>
    </message>
    <message>
        <source>Can you force mate in two moves?</source>
        <translation>Czy możesz wymusić mata w dwóch ruchach?</translation>
    </message>
    <message>
        <source>How can you win the rook?</source>
        <translation>Jak możesz zdobyć wieżę?</translation>
    </message>
    <message>
        <source>How can you win the bishop?</source>
        <translation>Jak możesz zdobyć gońca?</translation>
    </message>
    <message>
        <source>How can you win the knight?</source>
        <translation>Jak możesz zdobyć skoczka?</translation>
    </message>
    <message>
        <source>How can you win the pawn?</source>
        <translation>Jak możesz zdobyć piona?</translation>
    </message>
    <message>
        <source>Which enemy piece cannot be saved?</source>
        <translation>Której bierki przeciwnika nie da się uratować?</translation>
    </message>
    <message>
        <source>Which square must your king keep?</source>
        <translation>Którego pola nie może oddać twój król?</translation>
    </message>
    <message>
        <source>How many squares should lie between the kings?</source>
        <translation>Ile pól powinno dzielić króle?</translation>
    </message>
    <message>
        <source>What stands in the way of your pawn?</source>
        <translation>Co stoi na drodze twojego piona?</translation>
    </message>
    <message>
        <source>Does the pawn reach the seventh rank with check or without?</source>
        <translation>Czy pion wejdzie na siódmą linię z szachem czy bez?</translation>
    </message>
    <message>
        <source>Can the pawn advance safely?</source>
        <translation>Czy pion może bezpiecznie iść naprzód?</translation>
    </message>
    <message>
        <source>Which squares does the pawn need?</source>
        <translation>Których pól potrzebuje pion?</translation>
    </message>
    <message>
        <source>Which corner must his king not reach?</source>
        <translation>Do którego rogu nie może dojść król przeciwnika?</translation>
    </message>
    <message>
        <source>Who guards the pawn?</source>
        <translation>Kto broni piona?</translation>
    </message>
    <message>
        <source>Which corner does the bishop not cover?</source>
        <translation>Którego rogu goniec nie kontroluje?</translation>
    </message>
    <message>
        <source>Which check blocks the pawn?</source>
        <translation>Który szach blokuje piona?</translation>
    </message>
    <message>
        <source>Which piece does his king have to guard?</source>
        <translation>Której bierki musi bronić król przeciwnika?</translation>
    </message>
    <message>
        <source>Which ending is won after an exchange?</source>
        <translation>Która końcówka jest wygrana po wymianie?</translation>
    </message>
    <message>
        <source>Which piece stands behind your king?</source>
        <translation>Jaka bierka stoi za twoim królem?</translation>
    </message>
    <message>
        <source>Which check brings the queen closer?</source>
        <translation>Który szach zbliża hetmana?</translation>
    </message>
    <message>
        <source>Where is your king safe from checks?</source>
        <translation>Gdzie twój król jest bezpieczny przed szachami?</translation>
    </message>
    <message>
        <source>Which reply to the check helps your king?</source>
        <translation>Które wyjście spod szacha pomaga twojemu królowi?</translation>
    </message>
    <message>
        <source>How do you get out of check?</source>
        <translation>Jak wyjść spod szacha?</translation>
    </message>
    <message>
        <source>How can the queen approach the pawn?</source>
        <translation>Jak hetman może zbliżyć się do piona?</translation>
    </message>
    <message>
        <source>Can your king get closer to its mating post, a knight&apos;s move from the corner?</source>
        <translation>Czy twój król może zbliżyć się do posterunku matowego, o ruch skoczka od rogu?</translation>
    </message>
    <message>
        <source>Which square does the rook want to reach next?</source>
        <translation>Na które pole chce teraz trafić wieża?</translation>
    </message>
    <message>
        <source>Where is the king safest?</source>
        <translation>Gdzie król jest najbezpieczniejszy?</translation>
    </message>
    <message>
        <source>Is there a move that does not draw?</source>
        <translation>Czy jest ruch, który nie remisuje?</translation>
    </message>
    <message>
        <source>How can you stay off the edge?</source>
        <translation>Jak możesz uniknąć brzegu?</translation>
    </message>
    <message>
        <source>Where is the other king farthest away?</source>
        <translation>Gdzie będzie najdalej do króla przeciwnika?</translation>
    </message>
    <message>
        <source>Does the bishop cover the promotion square?</source>
        <translation>Czy goniec kontroluje pole promocji?</translation>
    </message>
    <message>
        <source>What happens if the rook leaves the back rank?</source>
        <translation>Co się stanie, jeśli wieża zejdzie z ostatniej linii?</translation>
    </message>
    <message>
        <source>Where does your king stand at the mate?</source>
        <translation>Gdzie przy macie stoi twój król?</translation>
    </message>
    <message>
        <source>Which check can he not answer with an attack?</source>
        <translation>Na którego szacha król nie może odpowiedzieć atakiem?</translation>
    </message>
    <message>
        <source>Where does his king want to go?</source>
        <translation>Dokąd chce pójść król przeciwnika?</translation>
    </message>
    <message>
        <source>Which check brings the knight closer?</source>
        <translation>Który szach zbliża skoczka?</translation>
    </message>
    <message>
        <source>Which check prepares a fork?</source>
        <translation>Który szach przygotowuje widełki?</translation>
    </message>
    <message>
        <source>Which check prepares a skewer?</source>
        <translation>Który szach przygotowuje szpilę?</translation>
    </message>
    <message>
        <source>Which check prepares a fork or a skewer?</source>
        <translation>Który szach przygotowuje widełki albo szpilę?</translation>
    </message>
    <message>
        <source>Which pieces can you exchange?</source>
        <translation>Które figury możesz wymienić?</translation>
    </message>
    <message>
        <source>What is the last pawn worth?</source>
        <translation>Ile jest wart ostatni pion?</translation>
    </message>
    <message>
        <source>Which of your pieces can come closer to the centre?</source>
        <translation>Która twoja figura może zbliżyć się do centrum?</translation>
    </message>
    <message>
        <source>Where is the bishop out of the other king&apos;s reach?</source>
        <translation>Gdzie goniec będzie poza zasięgiem króla przeciwnika?</translation>
    </message>
    <message>
        <source>Where is the knight out of the other king&apos;s reach?</source>
        <translation>Gdzie skoczek będzie poza zasięgiem króla przeciwnika?</translation>
    </message>
    <message>
        <source>Where is the rook out of the other king&apos;s reach?</source>
        <translation>Gdzie wieża będzie poza zasięgiem króla przeciwnika?</translation>
    </message>
    <message>
        <source>Where is the queen out of the other king&apos;s reach?</source>
        <translation>Gdzie hetman będzie poza zasięgiem króla przeciwnika?</translation>
    </message>
    <message>
        <source>Where is the pawn out of the other king&apos;s reach?</source>
        <translation>Gdzie pion będzie poza zasięgiem króla przeciwnika?</translation>
    </message>
    <message>
        <source>What can you do once both pawns have promoted?</source>
        <translation>Co możesz zrobić, gdy oba piony się przemienią?</translation>
    </message>
    <message>
        <source>What happens if both pawns run?</source>
        <translation>Co się stanie, gdy oba piony pobiegną?</translation>
    </message>
    <message>
        <source>Which reply to the check also protects a piece?</source>
        <translation>Która odpowiedź na szacha broni zarazem bierki?</translation>
    </message>
    <message>
        <source>Can your king step into the square of the pawn?</source>
        <translation>Czy twój król może wejść w kwadrat piona?</translation>
    </message>
    <message>
        <source>How can your king stay in the square of the pawn?</source>
        <translation>Jak twój król może pozostać w kwadracie piona?</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) shown</source>
        <translation>
            <numerusform>jeden pokazany ruch</numerusform>
            <numerusform>%n pokazane ruchy</numerusform>
            <numerusform>%n pokazanych ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>Which threat must he answer?</source>
        <translation>Na którą groźbę musi odpowiedzieć?</translation>
    </message>
    <message>
        <source>How can you keep the other king on the edge?</source>
        <translation>Jak możesz utrzymać króla przeciwnika na brzegu?</translation>
    </message>
    <message>
        <source>Which series of checks wins material?</source>
        <translation>Która seria szachów zdobywa materiał?</translation>
    </message>
    <message>
        <source>Which of your pieces is pinned?</source>
        <translation>Która z twoich bierek jest związana?</translation>
    </message>
    <message>
        <source>No other move wins.</source>
        <translation>Żaden inny ruch nie wygrywa.</translation>
    </message>
    <message>
        <source>Most moves hold the draw.</source>
        <translation>Większość ruchów utrzymuje remis.</translation>
    </message>
    <message>
        <source>No move wins by force, and none loses.</source>
        <translation>Żaden ruch nie wygrywa siłą i żaden nie przegrywa.</translation>
    </message>
    <message>
        <source>How can you prepare your king&apos;s next move?</source>
        <translation>Jak możesz przygotować następny ruch swojego króla?</translation>
    </message>
    <message>
        <source>How can you prepare the bishop&apos;s next move?</source>
        <translation>Jak możesz przygotować następny ruch gońca?</translation>
    </message>
    <message>
        <source>How can you prepare the knight&apos;s next move?</source>
        <translation>Jak możesz przygotować następny ruch skoczka?</translation>
    </message>
    <message>
        <source>What do you want to play next?</source>
        <translation>Co chcesz zagrać w następnym ruchu?</translation>
    </message>
    <message>
        <source>Only one move wins: what do the others allow?</source>
        <translation>Wygrywa tylko jeden ruch: na co pozwalają inne?</translation>
    </message>
    <message>
        <source>What do the other moves allow?</source>
        <translation>Na co pozwalają inne ruchy?</translation>
    </message>
    <message>
        <source>How can you leave him nothing to attack?</source>
        <translation>Jak nie zostawić mu celu ataku?</translation>
    </message>
    <message>
        <source>How can you hold out longest?</source>
        <translation>Jak możesz bronić się najdłużej?</translation>
    </message>
    <message>
        <source>Where do you keep the most room?</source>
        <translation>Gdzie zostaje ci najwięcej miejsca?</translation>
    </message>
    <message>
        <source>How can you stalemate him?</source>
        <translation>Jak możesz dać mu pata?</translation>
    </message>
    <message>
        <source>Many moves lose here.</source>
        <translation>Wiele ruchów tutaj przegrywa.</translation>
    </message>
    <message>
        <source>What happens if the rook leaves its king?</source>
        <translation>Co się stanie, jeśli wieża odejdzie od króla?</translation>
    </message>
    <message>
        <source>From where can your rook attack the pawn?</source>
        <translation>Skąd twoja wieża może zaatakować piona?</translation>
    </message>
    <message>
        <source>Where would your king be lost?</source>
        <translation>Gdzie twój król byłby zgubiony?</translation>
    </message>
    <message>
        <source>Move a queen.</source>
        <translation>Zagraj jednym z hetmanów.</translation>
    </message>
    <message>
        <source>Move a rook.</source>
        <translation>Zagraj jedną z wież.</translation>
    </message>
    <message>
        <source>Move a bishop.</source>
        <translation>Zagraj jednym z gońców.</translation>
    </message>
    <message>
        <source>Move a knight.</source>
        <translation>Zagraj jednym ze skoczków.</translation>
    </message>
    <message>
        <source>Move a pawn.</source>
        <translation>Zagraj jednym z pionów.</translation>
    </message>
    <message>
        <source>Every move that keeps the queen holds the draw.</source>
        <translation>Każdy ruch, który zachowuje hetmana, utrzymuje remis.</translation>
    </message>
    <message>
        <source>Every move that keeps the rook holds the draw.</source>
        <translation>Każdy ruch, który zachowuje wieżę, utrzymuje remis.</translation>
    </message>
    <message>
        <source>Every move that keeps the bishop holds the draw.</source>
        <translation>Każdy ruch, który zachowuje gońca, utrzymuje remis.</translation>
    </message>
    <message>
        <source>Every move that keeps the knight holds the draw.</source>
        <translation>Każdy ruch, który zachowuje skoczka, utrzymuje remis.</translation>
    </message>
    <message>
        <source>Every move that does not lose a piece holds the draw.</source>
        <translation>Każdy ruch, który nie traci figury, utrzymuje remis.</translation>
    </message>
    <message>
        <source>Which pawn promotes first, and is it with check?</source>
        <translation>Który pion pierwszy dojdzie do przemiany i czy z szachem?</translation>
    </message>
    <message>
        <source>Which pawn promotes first, and what does the queen control then?</source>
        <translation>Który pion pierwszy dojdzie do przemiany i co wtedy kontroluje hetman?</translation>
    </message>
    <message>
        <source>Does your king stand well on the edge?</source>
        <translation>Czy twój król dobrze stoi na brzegu?</translation>
    </message>
    <message>
        <source>What can you give up to draw the king away?</source>
        <translation>Co możesz poświęcić, by odciągnąć króla?</translation>
    </message>
    <message>
        <source>How can you drive the king in front of its pawn?</source>
        <translation>Jak zapędzić króla przed jego piona?</translation>
    </message>
    <message>
        <source>Which squares does the knight have left?</source>
        <translation>Jakie pola zostają skoczkowi?</translation>
    </message>
    <message>
        <source>Which squares does the bishop have left?</source>
        <translation>Jakie pola zostają gońcowi?</translation>
    </message>
    <message>
        <source>To which side must your king go?</source>
        <translation>Na którą stronę musi iść twój król?</translation>
    </message>
    <message>
        <source>Which line must the rook hold?</source>
        <translation>Której linii musi pilnować wieża?</translation>
    </message>
    <message>
        <source>Which check is guarded by your king?</source>
        <translation>Którego szacha broni twój król?</translation>
    </message>
    <message>
        <source>In which corner is your king safe?</source>
        <translation>W którym rogu twój król jest bezpieczny?</translation>
    </message>
    <message>
        <source>Can the rook still cut your king off?</source>
        <translation>Czy wieża może jeszcze odciąć twojego króla?</translation>
    </message>
    <message>
        <source>On which side does your rook have room for checks?</source>
        <translation>Po której stronie twoja wieża ma miejsce na szachy?</translation>
    </message>
    <message>
        <source>Which piece can step aside with check?</source>
        <translation>Która figura może odejść z szachem?</translation>
    </message>
    <message>
        <source>Which check prepares zugzwang?</source>
        <translation>Który szach przygotowuje zugzwang?</translation>
    </message>
    <message>
        <source>Which check would be deadly?</source>
        <translation>Który szach byłby zabójczy?</translation>
    </message>
    <message>
        <source>Which piece can help to win the knight?</source>
        <translation>Która figura pomoże zdobyć skoczka?</translation>
    </message>
    <message>
        <source>Which piece can help to win the bishop?</source>
        <translation>Która figura pomoże zdobyć gońca?</translation>
    </message>
    <message>
        <source>On which side of the pawn is your king not held up?</source>
        <translation>Po której stronie piona nic nie zatrzyma twojego króla?</translation>
    </message>
    <message>
        <source>Which diagonal must the bishop not leave?</source>
        <translation>Której przekątnej goniec nie może opuścić?</translation>
    </message>
    <message>
        <source>Where can a check stop the other king?</source>
        <translation>Gdzie szach może zatrzymać drugiego króla?</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Your settings could not be read; the defaults are used instead.</source>
        <translation>Nie udało się odczytać ustawień; używane są domyślne.</translation>
    </message>
    <message>
        <source>Right Corner</source>
        <translation>Right Corner</translation>
    </message>
    <message>
        <source>A trainer for chess endings with up to %1 pieces.</source>
        <translation>Trener końcówek szachowych do %1 bierek.</translation>
    </message>
    <message>
        <source>Your last game was saved by a newer version of Right Corner; a new game has been started.</source>
        <translation>Ostatnią partię zapisała nowsza wersja Right Corner; rozpoczęto nową.</translation>
    </message>
    <message>
        <source>Neither your settings nor your games could be read completely.</source>
        <translation>Nie udało się w całości odczytać ani ustawień, ani partii.</translation>
    </message>
    <message>
        <source>Your games could not be read completely; what could be read is here.</source>
        <translation>Nie udało się w całości odczytać partii; wczytano to, co dało się odczytać.</translation>
    </message>
    <message>
        <source>The old file has been kept as %1.</source>
        <translation>Poprzedni plik zachowano jako %1.</translation>
    </message>
    <message>
        <source>Right Corner failed to start twice in a row; this time it starts without your games.</source>
        <translation>Right Corner dwa razy z rzędu się nie uruchomił; tym razem zaczyna bez twoich partii.</translation>
    </message>
    <message>
        <source>rightcorner: cannot open a display; run it in a graphical session (DISPLAY or WAYLAND_DISPLAY).</source>
        <translation>rightcorner: nie można otworzyć ekranu; uruchom program w sesji graficznej (DISPLAY lub WAYLAND_DISPLAY).</translation>
    </message>
    <message>
        <source>Store games and practice data in the folder &lt;dir&gt;.</source>
        <translation>Przechowuj partie i postępy w folderze &lt;dir&gt;.</translation>
    </message>
    <message>
        <source>A file with games (PGN) or a position (FEN), a position as a FEN, or - to read standard input.</source>
        <translation>Plik z partiami (PGN) lub pozycją (FEN), pozycja jako FEN albo - dla danych ze standardowego wejścia.</translation>
    </message>
    <message>
        <source>rightcorner: Qt&apos;s platform plugin &quot;%1&quot; is missing; install it (for Wayland, the package qt6-wayland).</source>
        <translation>rightcorner: brak wtyczki platformy Qt „%1”; zainstaluj ją (dla Wayland: pakiet qt6-wayland).</translation>
    </message>
    <message>
        <source>rightcorner: cannot start because the system allows no more threads; close other programs and try again.</source>
        <translation>rightcorner: nie można uruchomić, bo system nie pozwala na więcej wątków; zamknij inne programy i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Your games were not read because you cancelled that.</source>
        <translation>Twoje partie nie zostały wczytane, bo wczytywanie przerwano.</translation>
    </message>
    <message>
        <source>Your games are being read.</source>
        <translation>Wczytywanie twoich partii.</translation>
    </message>
    <message>
        <source>rightcorner: there is not enough memory. Any game in progress has been saved. Close other programs or raise the limit, and try again.</source>
        <translation>rightcorner: za mało pamięci. Jeśli trwała partia, została zapisana. Zamknij inne programy lub zwiększ limit i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>rightcorner: lost the connection to the display. Any game in progress has been saved.</source>
        <translation>rightcorner: utracono połączenie z ekranem. Jeśli trwała partia, została zapisana.</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>in check</source>
        <translation>pod szachem</translation>
    </message>
    <message>
        <source>right corner</source>
        <translation>właściwy róg</translation>
    </message>
    <message>
        <source>&amp;Target corners</source>
        <translation>&amp;Rogi docelowe</translation>
    </message>
    <message>
        <source>wrong corner</source>
        <translation>zły róg</translation>
    </message>
    <message>
        <source>key square</source>
        <translation>pole kluczowe</translation>
    </message>
    <message>
        <source>&amp;Key squares</source>
        <translation>Po&amp;la kluczowe</translation>
    </message>
    <message>
        <source>in the square of the pawn</source>
        <translation>w kwadracie piona</translation>
    </message>
    <message>
        <source>S&amp;quare of the pawn</source>
        <translation>Kw&amp;adrat piona</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>możliwy ruch</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>możliwe bicie</translation>
    </message>
    <message>
        <source>&amp;Destinations</source>
        <translation>&amp;Możliwe pola</translation>
    </message>
    <message>
        <source>part of the last move</source>
        <translation>część ostatniego ruchu</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>Ostatni r&amp;uch</translation>
    </message>
    <message>
        <source>circled in green</source>
        <translation>zielone kółko</translation>
    </message>
    <message>
        <source>circled in red</source>
        <translation>czerwone kółko</translation>
    </message>
    <message>
        <source>circled in yellow</source>
        <translation>żółte kółko</translation>
    </message>
    <message>
        <source>circled in blue</source>
        <translation>niebieskie kółko</translation>
    </message>
    <message>
        <source>best move; in a replay, the next move</source>
        <translation>najlepszy ruch; przy odtwarzaniu następny ruch</translation>
    </message>
    <message>
        <source>reply to a mistake; attack on the king</source>
        <translation>odpowiedź na błąd; atak na króla</translation>
    </message>
    <message>
        <source>drawn in green</source>
        <translation>zielona strzałka</translation>
    </message>
    <message>
        <source>drawn in red</source>
        <translation>czerwona strzałka</translation>
    </message>
    <message>
        <source>drawn in yellow</source>
        <translation>żółta strzałka</translation>
    </message>
    <message>
        <source>drawn in blue</source>
        <translation>niebieska strzałka</translation>
    </message>
    <message>
        <source>controlled by the king</source>
        <translation>pod kontrolą króla</translation>
    </message>
    <message>
        <source>controlled by the attacking king</source>
        <translation>pod kontrolą atakującego króla</translation>
    </message>
    <message>
        <source>Controlled by the &amp;king</source>
        <translation>Pod kontrolą &amp;króla</translation>
    </message>
    <message>
        <source>controlled by the first piece</source>
        <translation>pod kontrolą pierwszej bierki</translation>
    </message>
    <message>
        <source>controlled by the attacker&apos;s first piece, such as the bishop; also through the other king (x-ray)</source>
        <translation>pod kontrolą pierwszej bierki atakującego, np. gońca; także przez króla przeciwnika (rentgen)</translation>
    </message>
    <message>
        <source>Controlled by the &amp;first piece, such as the bishop</source>
        <translation>Pod kontrolą &amp;pierwszej bierki, np. gońca</translation>
    </message>
    <message>
        <source>controlled by the second piece</source>
        <translation>pod kontrolą drugiej bierki</translation>
    </message>
    <message>
        <source>controlled by the attacker&apos;s second piece, such as the knight</source>
        <translation>pod kontrolą drugiej bierki atakującego, np. skoczka</translation>
    </message>
    <message>
        <source>Controlled by the &amp;second piece, such as the knight</source>
        <translation>Pod kontrolą &amp;drugiej bierki, np. skoczka</translation>
    </message>
    <message>
        <source>in the cage</source>
        <translation>w klatce</translation>
    </message>
    <message>
        <source>the cage: every square the defending king could still reach if the other pieces stood still</source>
        <translation>klatka: wszystkie pola, na które broniący się król mógłby jeszcze dojść, gdyby inne bierki stały w miejscu</translation>
    </message>
    <message>
        <source>&amp;Cage</source>
        <translation>Kla&amp;tka</translation>
    </message>
    <message>
        <source>Delétang&apos;s tria&amp;ngles</source>
        <translation>Tró&amp;jkąty Delétanga</translation>
    </message>
    <message>
        <source>on the W</source>
        <translation>na W</translation>
    </message>
    <message>
        <source>Philidor&apos;s W: the squares on which the knight drives the lone king along the edge</source>
        <translation>W Philidora: pola, po których skoczek pędzi samotnego króla wzdłuż brzegu</translation>
    </message>
    <message>
        <source>Philidor&apos;s &amp;W</source>
        <translation>&amp;W Philidora</translation>
    </message>
    <message>
        <source>between kings in opposition</source>
        <translation>między królami w opozycji</translation>
    </message>
    <message>
        <source>in opposition</source>
        <translation>w opozycji</translation>
    </message>
    <message>
        <source>the opposition: kings facing each other with one, three or five squares between them</source>
        <translation>opozycja: króle stoją naprzeciw siebie, rozdzielone jednym, trzema lub pięcioma polami</translation>
    </message>
    <message>
        <source>&amp;Opposition</source>
        <translation>&amp;Opozycja</translation>
    </message>
    <message>
        <source>in the heat map</source>
        <translation>na mapie cieplnej</translation>
    </message>
    <message>
        <source>the heat map: the number of moves to mate if the piece stood there and everything else stayed the same; = means a draw, − a mate by the other side</source>
        <translation>mapa cieplna: liczba ruchów do mata, gdyby bierka stała tutaj, a reszta bez zmian; = oznacza remis, − mata drugiej strony</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>Mapa &amp;cieplna</translation>
    </message>
    <message>
        <source>pointed out by the coach</source>
        <translation>wskazane przez trenera</translation>
    </message>
    <message>
        <source>the method&apos;s move</source>
        <translation>ruch metody</translation>
    </message>
    <message>
        <source>in the field</source>
        <translation>w strefie</translation>
    </message>
    <message>
        <source>the field: the smallest of seven regions around the right corners in which the bishop and knight can keep the lone king for three moves</source>
        <translation>strefa: najmniejszy z siedmiu obszarów wokół właściwych rogów, w którym goniec i skoczek mogą utrzymać samotnego króla przez trzy ruchy</translation>
    </message>
    <message>
        <source>F&amp;ield</source>
        <translation>&amp;Strefa</translation>
    </message>
    <message>
        <source>in the next field</source>
        <translation>w następnej strefie</translation>
    </message>
    <message>
        <source>the next field, which the method is heading for</source>
        <translation>następna strefa, do której zmierza metoda</translation>
    </message>
    <message>
        <source>in a triangle</source>
        <translation>w trójkącie</translation>
    </message>
    <message>
        <source>Delétang&apos;s triangles: the squares left to the lone king behind a diagonal of seven, five or three squares, and the pieces that keep him there</source>
        <translation>trójkąty Delétanga: pola pozostałe samotnemu królowi za przekątną z siedmiu, pięciu lub trzech pól oraz figury, które go tam trzymają</translation>
    </message>
    <message>
        <source>left to the lone king</source>
        <translation>zostaje samotnemu królowi</translation>
    </message>
    <message>
        <source>the squares left to the lone king in the triangle that holds him</source>
        <translation>pola pozostałe samotnemu królowi w trójkącie, który go więzi</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>P&amp;artia</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>Po&amp;zycja</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Szachownica</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>&amp;Trening</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Ustawienia</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Po&amp;moc</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Plik</translation>
    </message>
</context>
<context>
    <name>Method</name>
    <message>
        <source>Equally good: %1.</source>
        <translation>Równie dobre: %1.</translation>
    </message>
    <message>
        <source>bring the knight nearer to your king</source>
        <comment>advice</comment>
        <translation>podprowadź skoczka do swojego króla</translation>
    </message>
    <message>
        <source>bring the bishop nearer to your king</source>
        <comment>advice</comment>
        <translation>podprowadź gońca do swojego króla</translation>
    </message>
    <message>
        <source>bring your king nearer to your pieces</source>
        <comment>advice</comment>
        <translation>podprowadź króla do swoich figur</translation>
    </message>
    <message>
        <source>bring your pieces closer together</source>
        <comment>advice</comment>
        <translation>zbliż swoje figury do siebie</translation>
    </message>
    <message>
        <source>bring your king towards a square a knight&apos;s move from the corner</source>
        <comment>advice</comment>
        <translation>prowadź króla na pole odległe o ruch skoczka od rogu</translation>
    </message>
    <message>
        <source>bring your king nearer to his</source>
        <comment>advice</comment>
        <translation>zbliż swojego króla do króla przeciwnika</translation>
    </message>
    <message>
        <source>bring your king towards the centre</source>
        <comment>advice</comment>
        <translation>prowadź króla do centrum</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Następnie: %1.</translation>
    </message>
    <message>
        <source>Next: mate in %1.</source>
        <translation>Następnie: mat w %1.</translation>
    </message>
    <message>
        <source>Next: mate.</source>
        <translation>Następnie: mat.</translation>
    </message>
    <message>
        <source>No field is smaller: %1.</source>
        <translation>Mniejszej strefy nie ma: %1.</translation>
    </message>
    <message>
        <source>Nothing smaller yet: %1.</source>
        <translation>Na razie nic mniejszego: %1.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Zagraj %1.</translation>
    </message>
    <message>
        <source>the two outer rings</source>
        <comment>a field</comment>
        <translation>dwa zewnętrzne pierścienie</translation>
    </message>
    <message>
        <source>the whole board</source>
        <comment>a field</comment>
        <translation>cała szachownica</translation>
    </message>
    <message>
        <source>Field: %1.</source>
        <translation>Strefa: %1.</translation>
    </message>
    <message>
        <source>No field is smaller.</source>
        <translation>Mniejszej strefy nie ma.</translation>
    </message>
    <message>
        <source>Nothing smaller yet.</source>
        <translation>Na razie nic mniejszego.</translation>
    </message>
    <message>
        <source>Field: %1, larger for the moment.</source>
        <translation>Strefa: %1, chwilowo większa.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the method&apos;s move; best play is %n move(s) faster.</source>
        <translation>
            <numerusform>%1 to ruch według metody; najlepsza gra jest szybsza o jeden ruch.</numerusform>
            <numerusform>%1 to ruch według metody; najlepsza gra jest szybsza o %n ruchy.</numerusform>
            <numerusform>%1 to ruch według metody; najlepsza gra jest szybsza o %n ruchów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of the %n position(s) to know by heart: play %1.</source>
        <translation>
            <numerusform>Jedna z %n pozycji do zapamiętania: zagraj %1.</numerusform>
            <numerusform>Jedna z %n pozycji do zapamiętania: zagraj %1.</numerusform>
            <numerusform>Jedna z %n pozycji do zapamiętania: zagraj %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>First: %1</source>
        <comment>a sentence about a move</comment>
        <translation>Najpierw: %1</translation>
    </message>
    <message>
        <source>First one of these: %1</source>
        <comment>sentences about moves</comment>
        <translation>Najpierw jeden z nich: %1</translation>
    </message>
    <message>
        <source>three squares at the corner</source>
        <comment>a field</comment>
        <translation>trzy pola w rogu</translation>
    </message>
    <message>
        <source>six squares at the corner</source>
        <comment>a field</comment>
        <translation>sześć pól w rogu</translation>
    </message>
    <message>
        <source>eight squares at the corner</source>
        <comment>a field</comment>
        <translation>osiem pól w rogu</translation>
    </message>
    <message>
        <source>the edge without the wrong corners</source>
        <comment>a field</comment>
        <translation>brzeg bez złych rogów</translation>
    </message>
    <message>
        <source>the whole edge</source>
        <comment>a field</comment>
        <translation>cały brzeg</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king towards a square a knight&apos;s move from the corner.</source>
        <translation>Trzeba kilku ruchów, by zbliżyć króla do pola odległego o ruch skoczka od rogu.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king nearer to his.</source>
        <translation>Trzeba kilku ruchów, by zbliżyć swojego króla do króla przeciwnika.</translation>
    </message>
    <message>
        <source>It takes some moves to drive him towards a right corner.</source>
        <translation>Trzeba kilku ruchów, by zepchnąć go w stronę właściwego rogu.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king towards the centre.</source>
        <translation>Trzeba kilku ruchów, by zbliżyć króla do centrum.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king and pieces closer together.</source>
        <translation>Trzeba kilku ruchów, by zbliżyć króla i figury do siebie.</translation>
    </message>
    <message>
        <source>His reply must bring him nearer to your king.</source>
        <translation>Odpowiadając, musi zbliżyć się do twojego króla.</translation>
    </message>
    <message>
        <source>His reply must take him nearer to a right corner.</source>
        <translation>Odpowiadając, musi zbliżyć się do właściwego rogu.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message numerus="yes">
        <source>%n move(s) with best play from the start</source>
        <translation>
            <numerusform>Przy najlepszej grze od początku: %n ruch</numerusform>
            <numerusform>Przy najlepszej grze od początku: %n ruchy</numerusform>
            <numerusform>Przy najlepszej grze od początku: %n ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n wasted so far</source>
        <translation>
            <numerusform>dotąd %n zmarnowany</numerusform>
            <numerusform>dotąd %n zmarnowane</numerusform>
            <numerusform>dotąd %n zmarnowanych</numerusform>
        </translation>
    </message>
    <message>
        <source>Equally good:</source>
        <translation>Równie dobre:</translation>
    </message>
    <message>
        <source>Also tried here:</source>
        <translation>Próbowano tu też:</translation>
    </message>
    <message>
        <source>The win was thrown away on move %1.</source>
        <translation>Wygrana przepadła w %1. ruchu.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Mate in %1 with best play by both sides.</source>
        <translation>Mat w %1 przy najlepszej grze obu stron.</translation>
    </message>
    <message>
        <source>Variations:</source>
        <translation>Warianty:</translation>
    </message>
</context>
<context>
    <name>Opinions</name>
    <message>
        <source>%1 considers the position equal.</source>
        <comment>Stockfish 15.1</comment>
        <translation>%1 ocenia pozycję jako równą.</translation>
    </message>
    <message>
        <source>%1 considers White %2 pawns ahead.</source>
        <translation>%1 uważa, że białe mają przewagę %2 piona.</translation>
    </message>
    <message>
        <source>%1 considers Black %2 pawns ahead.</source>
        <translation>%1 uważa, że czarne mają przewagę %2 piona.</translation>
    </message>
    <message>
        <source>%1 sees mate in %2 for White.</source>
        <translation>%1 widzi, że białe dają mata w %2.</translation>
    </message>
    <message>
        <source>%1 sees mate in %2 for Black.</source>
        <translation>%1 widzi, że czarne dają mata w %2.</translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation>Nie udało się uruchomić: %1.</translation>
    </message>
    <message>
        <source>%1 does not respond like a UCI engine.</source>
        <translation>%1 nie odpowiada jak silnik UCI.</translation>
    </message>
    <message>
        <source>%1 has quit unexpectedly.</source>
        <translation>%1 nieoczekiwanie zakończył działanie.</translation>
    </message>
    <message>
        <source>%1 is no longer responding.</source>
        <translation>%1 przestał odpowiadać.</translation>
    </message>
    <message>
        <source>%1 has chosen an illegal move.</source>
        <translation>%1 wybrał nieprawidłowe posunięcie.</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 myśli…</translation>
    </message>
    <message>
        <source>It would play %1.</source>
        <translation>Zagrałby %1.</translation>
    </message>
    <message>
        <source>That is an engine&apos;s opinion, not a proof.</source>
        <translation>To opinia silnika, a nie dowód.</translation>
    </message>
    <message>
        <source>Your opponent plays by general principles here until you try again or choose an engine under Settings, Engine beyond the tablebases.</source>
        <translation>Przeciwnik gra tu według ogólnych zasad, dopóki nie spróbujesz ponownie albo nie wybierzesz silnika w menu „Ustawienia”, „Silnik dla pozycji spoza tablic”.</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>controlled by the pawn</source>
        <translation>pod kontrolą piona</translation>
    </message>
    <message>
        <source>controlled by the knight</source>
        <translation>pod kontrolą skoczka</translation>
    </message>
    <message>
        <source>controlled by the bishop</source>
        <translation>pod kontrolą gońca</translation>
    </message>
    <message>
        <source>controlled by the rook</source>
        <translation>pod kontrolą wieży</translation>
    </message>
    <message>
        <source>controlled by the queen</source>
        <translation>pod kontrolą hetmana</translation>
    </message>
    <message>
        <source>controlled by the king</source>
        <translation>pod kontrolą króla</translation>
    </message>
    <message>
        <source>Top left: %1</source>
        <comment>the dots of a piece</comment>
        <translation>U góry z lewej: %1</translation>
    </message>
    <message>
        <source>Top right: %1</source>
        <comment>the dots of a piece</comment>
        <translation>U góry z prawej: %1</translation>
    </message>
    <message>
        <source>Bottom left: %1</source>
        <comment>the dots of a piece</comment>
        <translation>U dołu z lewej: %1</translation>
    </message>
    <message numerus="yes">
        <source>Cage: %n square(s)</source>
        <translation>
            <numerusform>Klatka: %n pole</numerusform>
            <numerusform>Klatka: %n pola</numerusform>
            <numerusform>Klatka: %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>W: %1</source>
        <comment>the squares of the knight</comment>
        <translation>W: %1</translation>
    </message>
    <message>
        <source>Opposition: direct</source>
        <translation>Opozycja: bliska</translation>
    </message>
    <message>
        <source>Opposition: diagonal</source>
        <translation>Opozycja: ukośna</translation>
    </message>
    <message>
        <source>Opposition: distant</source>
        <translation>Opozycja: daleka</translation>
    </message>
    <message>
        <source>Opposition: none</source>
        <translation>Opozycja: brak</translation>
    </message>
    <message>
        <source>%1: with bishop and knight only</source>
        <translation>%1: tylko przy gońcu i skoczku</translation>
    </message>
    <message>
        <source>Heat map: hidden along with the mate distances</source>
        <translation>Mapa cieplna: ukryta wraz z odległością do mata</translation>
    </message>
    <message>
        <source>Field: none</source>
        <translation>Strefa: brak</translation>
    </message>
    <message>
        <source>Large triangle</source>
        <translation>Duży trójkąt</translation>
    </message>
    <message>
        <source>Middle triangle</source>
        <translation>Średni trójkąt</translation>
    </message>
    <message>
        <source>Small triangle</source>
        <translation>Mały trójkąt</translation>
    </message>
    <message>
        <source>in the large triangle</source>
        <translation>w dużym trójkącie</translation>
    </message>
    <message>
        <source>in the middle triangle</source>
        <translation>w średnim trójkącie</translation>
    </message>
    <message>
        <source>in the small triangle</source>
        <translation>w małym trójkącie</translation>
    </message>
    <message>
        <source>diagonal %1</source>
        <translation>przekątna %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a piece and the squares that it guards</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, closed: %n square(s)</source>
        <translation>
            <numerusform>%1, zamknięty: %n pole</numerusform>
            <numerusform>%1, zamknięty: %n pola</numerusform>
            <numerusform>%1, zamknięty: %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, open at %2</source>
        <translation>%1, otwarty na %2</translation>
    </message>
    <message>
        <source>Triangles: the king is outside; the large one lies behind %1</source>
        <comment>ends of diagonals</comment>
        <translation>Trójkąty: król jest na zewnątrz; duży leży za %1</translation>
    </message>
    <message>
        <source>Heat map: hidden during the exercise</source>
        <translation>Mapa cieplna: ukryta podczas ćwiczenia</translation>
    </message>
</context>
<context>
    <name>OwnPositionsCommands</name>
    <message>
        <source>Other positions</source>
        <translation>Inne pozycje</translation>
    </message>
    <message>
        <source>The position could not be kept.</source>
        <translation>Nie udało się zachować pozycji.</translation>
    </message>
    <message>
        <source>The position has been kept in “%1”.</source>
        <comment>a course</comment>
        <translation>Pozycję dodano do „%1”.</translation>
    </message>
    <message>
        <source>“%1” has this position already.</source>
        <comment>a course</comment>
        <translation>„%1” zawiera już tę pozycję.</translation>
    </message>
    <message>
        <source>My positions</source>
        <translation>Moje pozycje</translation>
    </message>
    <message>
        <source>Keep this position</source>
        <translation>Zachowaj tę pozycję</translation>
    </message>
    <message>
        <source>Add the position and what you have drawn on it to “My positions”, a course of your own</source>
        <translation>Dodaj pozycję wraz z rysunkami do „Moich pozycji”, swojego własnego kursu</translation>
    </message>
    <message>
        <source>E&amp;dit course</source>
        <translation>E&amp;dytuj kurs</translation>
    </message>
    <message>
        <source>Edit this page</source>
        <translation>Edytuj tę stronę</translation>
    </message>
    <message>
        <source>Change chapter, task, words, moves and drawings of the page</source>
        <translation>Zmień rozdział, zadanie, tekst, ruchy i rysunki na stronie</translation>
    </message>
    <message>
        <source>Move page up</source>
        <translation>Przesuń stronę w górę</translation>
    </message>
    <message>
        <source>Put the page before the previous one</source>
        <translation>Wstaw stronę przed poprzednią</translation>
    </message>
    <message>
        <source>Move page down</source>
        <translation>Przesuń stronę w dół</translation>
    </message>
    <message>
        <source>Put the page behind the next one</source>
        <translation>Wstaw stronę za następną</translation>
    </message>
    <message>
        <source>Delete page</source>
        <translation>Usuń stronę</translation>
    </message>
    <message>
        <source>Delete the page from the file of the course</source>
        <translation>Usuń stronę z pliku kursu</translation>
    </message>
    <message>
        <source>Choose “Delete page” again to delete it; Esc keeps it.</source>
        <translation>Wybierz „Usuń stronę” jeszcze raz, by ją usunąć; Esc ją zostawia.</translation>
    </message>
    <message>
        <source>It will be gone from the file of the course.</source>
        <translation>Zniknie z pliku kursu.</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>Zapisz stronę</translation>
    </message>
    <message>
        <source>Save the page and show it as its readers see it</source>
        <translation>Zapisz stronę i pokaż ją tak, jak widzą ją czytelnicy</translation>
    </message>
    <message>
        <source>Delete move</source>
        <translation>Usuń ruch</translation>
    </message>
    <message>
        <source>Delete the last move on the board from the page, with all that follows it</source>
        <translation>Usuń ze strony ostatni ruch na szachownicy wraz z tym, co po nim następuje</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) have been imported into “%1”.</source>
        <comment>a course</comment>
        <translation>
            <numerusform>Zaimportowano jedną stronę do „%1”.</numerusform>
            <numerusform>Zaimportowano %n strony do „%1”.</numerusform>
            <numerusform>Zaimportowano %n stron do „%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) could not be read.</source>
        <translation>
            <numerusform>Nie udało się odczytać jednej pozycji.</numerusform>
            <numerusform>Nie udało się odczytać %n pozycji.</numerusform>
            <numerusform>Nie udało się odczytać %n pozycji.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course has been saved as “%1”.</source>
        <translation>Kurs zapisano jako „%1”.</translation>
    </message>
    <message>
        <source>Others can open the file as a course.</source>
        <translation>Inni mogą otworzyć plik jako kurs.</translation>
    </message>
    <message>
        <source>Import positions</source>
        <translation>Importuj pozycje</translation>
    </message>
    <message>
        <source>Games and positions (*.pgn *.epd *.fen *.txt)</source>
        <translation>Partie i pozycje (*.pgn *.epd *.fen *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Save a copy of the course</source>
        <translation>Zapisz kopię kursu</translation>
    </message>
    <message>
        <source>Courses (*.pgn)</source>
        <translation>Kursy (*.pgn)</translation>
    </message>
    <message>
        <source>Import into “My positions”…</source>
        <translation>Importuj do „Moich pozycji”…</translation>
    </message>
    <message>
        <source>Add the pages of a course, games, a Lichess study, or a list of FEN or EPD</source>
        <translation>Dodaj strony kursu, partie, opracowanie z Lichess albo listę FEN lub EPD</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Zapisz kopię jako…</translation>
    </message>
    <message>
        <source>Save the course as a PGN file for others, with its name as the title</source>
        <translation>Zapisz kurs jako plik PGN dla innych; nazwa pliku będzie tytułem</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) were there already.</source>
        <translation>
            <numerusform>%n strona już tam była.</numerusform>
            <numerusform>%n strony już tam były.</numerusform>
            <numerusform>%n stron już tam było.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename chapter</source>
        <translation>Zmień nazwę rozdziału</translation>
    </message>
    <message>
        <source>New name of the chapter:</source>
        <translation>Nowa nazwa rozdziału:</translation>
    </message>
    <message>
        <source>Move chapter up</source>
        <translation>Przesuń rozdział w górę</translation>
    </message>
    <message>
        <source>Put the chapter before the previous one, with all its pages</source>
        <translation>Wstaw rozdział ze wszystkimi stronami przed poprzedni</translation>
    </message>
    <message>
        <source>Move chapter down</source>
        <translation>Przesuń rozdział w dół</translation>
    </message>
    <message>
        <source>Put the chapter behind the next one, with all its pages</source>
        <translation>Wstaw rozdział ze wszystkimi stronami za następny</translation>
    </message>
    <message>
        <source>Rename chapter…</source>
        <translation>Zmień nazwę rozdziału…</translation>
    </message>
    <message>
        <source>Give all pages of the chapter another chapter name</source>
        <translation>Nadaj wszystkim stronom rozdziału inną nazwę rozdziału</translation>
    </message>
    <message>
        <source>open a page of “%1” or of a file of yours first</source>
        <comment>a course</comment>
        <translation>najpierw otwórz stronę z „%1” albo z własnego pliku</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edytuj</translation>
    </message>
    <message>
        <source>the FEN cannot be read</source>
        <translation>nie można odczytać FEN</translation>
    </message>
    <message>
        <source>“%1” has not changed.</source>
        <comment>a course</comment>
        <translation>„%1” – bez zmian.</translation>
    </message>
    <message>
        <source>Choose “Save page” again to save it with the error.</source>
        <translation>Wybierz „Zapisz stronę” jeszcze raz, by zapisać ją z błędem.</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Edytuj dalej</translation>
    </message>
    <message>
        <source>Keep page</source>
        <translation>Zostaw stronę</translation>
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
        <translation>biały pion</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>biały skoczek</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>biały goniec</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>biała wieża</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>biały hetman</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>biały król</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>czarny pion</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>czarny skoczek</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>czarny goniec</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>czarna wieża</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>czarny hetman</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>czarny król</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>pion</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>skoczek</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>goniec</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>wieża</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>hetman</translation>
    </message>
    <message>
        <source>king</source>
        <translation>król</translation>
    </message>
</context>
<context>
    <name>PositionCommands</name>
    <message>
        <source>&amp;Set up</source>
        <translation>&amp;Ustaw</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Ustaw pozycję</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Play this position against the program</source>
        <translation>Zagraj tę pozycję przeciw programowi</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizuj</translation>
    </message>
    <message>
        <source>Move pieces for both sides</source>
        <translation>Ruszaj bierkami obu stron</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Graj stąd</translation>
    </message>
    <message>
        <source>Start a game from the position on the board</source>
        <translation>Zacznij partię od pozycji na szachownicy</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Kopiuj pozycję</translation>
    </message>
    <message>
        <source>Mirror &amp;left–right</source>
        <translation>Odbij &amp;lewo–prawo</translation>
    </message>
    <message>
        <source>Mirror ↔</source>
        <translation>Odbij ↔</translation>
    </message>
    <message>
        <source>Swap left and right</source>
        <translation>Zamień lewą stronę z prawą</translation>
    </message>
    <message>
        <source>Mirror &amp;up–down</source>
        <translation>Odbij &amp;góra–dół</translation>
    </message>
    <message>
        <source>Mirror ↕</source>
        <translation>Odbij ↕</translation>
    </message>
    <message>
        <source>Swap up and down</source>
        <translation>Zamień górę z dołem</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>&amp;Obróć</translation>
    </message>
    <message>
        <source>Rotate the board by a quarter turn</source>
        <translation>Obróć szachownicę o ćwierć obrotu</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>&amp;Zamień kolory</translation>
    </message>
    <message>
        <source>White pieces become black and black pieces white</source>
        <translation>Białe bierki staną się czarne, a czarne białe</translation>
    </message>
    <message>
        <source>Cl&amp;ear</source>
        <translation>&amp;Wyczyść</translation>
    </message>
    <message>
        <source>Remove all pieces from the board</source>
        <translation>Zdejmij wszystkie bierki z szachownicy</translation>
    </message>
    <message>
        <source>&amp;Paste position or game</source>
        <translation>Wkl&amp;ej pozycję lub partię</translation>
    </message>
    <message>
        <source>Copy the position as a FEN</source>
        <translation>Kopiuj pozycję jako FEN</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Kopiuj o&amp;braz</translation>
    </message>
    <message>
        <source>Copy a picture of the board</source>
        <translation>Kopiuj obraz szachownicy</translation>
    </message>
    <message>
        <source>Copy as &amp;text diagram</source>
        <translation>Kopiuj diagram &amp;tekstowy</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>Kopiuj pa&amp;rtię</translation>
    </message>
    <message>
        <source>Paste a position, games or a link to a position</source>
        <translation>Wklej pozycję, partie lub link do pozycji</translation>
    </message>
    <message>
        <source>Copy the game as PGN, for other programs and emails</source>
        <translation>Kopiuj partię jako PGN, do innych programów i maili</translation>
    </message>
    <message>
        <source>Copy the board as lines of text for emails and notes</source>
        <translation>Kopiuj szachownicę jako wiersze tekstu, do maili i notatek</translation>
    </message>
    <message>
        <source>The picture has been copied.</source>
        <translation>Obraz został skopiowany.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>You let the draw slip.</source>
        <translation>Remis przepadł.</translation>
    </message>
    <message>
        <source>You threw the win away.</source>
        <translation>Wygrana przepadła.</translation>
    </message>
    <message>
        <source>You held the draw.</source>
        <translation>Remis utrzymany.</translation>
    </message>
    <message>
        <source>You mated without wasting a move.</source>
        <translation>Mat bez ani jednego zmarnowanego ruchu.</translation>
    </message>
    <message>
        <source>hold the draw</source>
        <translation>utrzymaj remis</translation>
    </message>
    <message>
        <source>Bishop and knight</source>
        <translation>Goniec i skoczek</translation>
    </message>
    <message>
        <source>Basic mates</source>
        <translation>Podstawowe maty</translation>
    </message>
    <message>
        <source>Pawn endings</source>
        <translation>Końcówki pionowe</translation>
    </message>
    <message>
        <source>Piece against piece</source>
        <translation>Figura kontra figura</translation>
    </message>
    <message>
        <source>This one is new.</source>
        <translation>To zadanie jest nowe.</translation>
    </message>
    <message>
        <source>No exercises are due. This is the one you did longest ago.</source>
        <translation>Nic nie czeka na powtórkę. To zadanie było ćwiczone najdawniej.</translation>
    </message>
    <message numerus="yes">
        <source>You did this one %n day(s) ago. Let&apos;s see whether it stuck.</source>
        <translation>
            <numerusform>To zadanie było wczoraj. Pora sprawdzić, czy się utrwaliło.</numerusform>
            <numerusform>To zadanie było %n dni temu. Pora sprawdzić, czy się utrwaliło.</numerusform>
            <numerusform>To zadanie było %n dni temu. Pora sprawdzić, czy się utrwaliło.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>Utrzymaj remis przez jeden ruch.</numerusform>
            <numerusform>Utrzymaj remis przez %n ruchy.</numerusform>
            <numerusform>Utrzymaj remis przez %n ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Trudno</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Dobrze</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Łatwo</translation>
    </message>
    <message>
        <source>You got there, but with a hint or a take-back, or with more than %1 of your moves wasted.</source>
        <translation>Cel osiągnięty, ale z podpowiedzią lub cofnięciem albo ze stratą więcej niż %1 ruchów.</translation>
    </message>
    <message>
        <source>You got there on your own.</source>
        <translation>Cel osiągnięty samodzielnie.</translation>
    </message>
    <message>
        <source>You got there on your own, wasted at most %1 of your moves, and averaged at most %2 s per move.</source>
        <translation>Cel osiągnięty samodzielnie, ze stratą najwyżej %1 ruchów i średnio najwyżej %2 s na ruch.</translation>
    </message>
    <message>
        <source>All endings of up to four pieces</source>
        <translation>Wszystkie końcówki do czterech bierek</translation>
    </message>
    <message>
        <source>The move to know by heart is another one.</source>
        <translation>Na pamięć trzeba znać inny ruch.</translation>
    </message>
    <message>
        <source>Right: %1 is the move.</source>
        <translation>Dobrze: właściwy ruch to %1.</translation>
    </message>
    <message>
        <source>Remember: %1.</source>
        <translation>Zapamiętaj: %1.</translation>
    </message>
    <message>
        <source>It fits the method; the quickest mate begins with another move.</source>
        <translation>Pasuje do metody; najszybszy mat zaczyna się od innego ruchu.</translation>
    </message>
    <message>
        <source>position %1 to know by heart</source>
        <translation>pozycja %1 do zapamiętania</translation>
    </message>
    <message>
        <source>Bishop and knight: positions to know by heart</source>
        <translation>Goniec i skoczek: pozycje do zapamiętania</translation>
    </message>
    <message>
        <source>Play the method&apos;s move, which you should know by heart.</source>
        <translation>Zagraj ruch według metody, który trzeba znać na pamięć.</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>jedyny ruch</translation>
    </message>
    <message>
        <source>waiting move</source>
        <translation>ruch wyczekujący</translation>
    </message>
    <message>
        <source>That is not the waiting move.</source>
        <translation>To nie jest ruch wyczekujący.</translation>
    </message>
    <message>
        <source>You finished this stage without wasting a move.</source>
        <translation>Etap ukończony bez ani jednego zmarnowanego ruchu.</translation>
    </message>
    <message numerus="yes">
        <source>You finished this stage in %n move(s); the fewest are %1.</source>
        <translation>
            <numerusform>Etap zajął jeden ruch; minimum to %1.</numerusform>
            <numerusform>Etap zajął %n ruchy; minimum to %1.</numerusform>
            <numerusform>Etap zajął %n ruchów; minimum to %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the only move that wins.</source>
        <translation>Znajdź jedyny ruch, który wygrywa.</translation>
    </message>
    <message>
        <source>Find a waiting move.</source>
        <translation>Znajdź ruch wyczekujący.</translation>
    </message>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>Daj mata w jednym ruchu.</numerusform>
            <numerusform>Daj mata najwyżej w %n ruchach.</numerusform>
            <numerusform>Daj mata najwyżej w %n ruchach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer promote the pawn within %n move(s).</source>
        <translation>
            <numerusform>Nie zdążysz już promować piona w jednym ruchu.</numerusform>
            <numerusform>Nie zdążysz już promować piona w %n ruchach.</numerusform>
            <numerusform>Nie zdążysz już promować piona w %n ruchach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer reach the stage “%1” within %n move(s).</source>
        <translation>
            <numerusform>Nie zdążysz już dojść do etapu „%1” w jednym ruchu.</numerusform>
            <numerusform>Nie zdążysz już dojść do etapu „%1” w %n ruchach.</numerusform>
            <numerusform>Nie zdążysz już dojść do etapu „%1” w %n ruchach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer mate within %n move(s).</source>
        <translation>
            <numerusform>Nie zdążysz już dać mata w jednym ruchu.</numerusform>
            <numerusform>Nie zdążysz już dać mata w %n ruchach.</numerusform>
            <numerusform>Nie zdążysz już dać mata w %n ruchach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first answer was wrong.</source>
        <translation>Twoja pierwsza odpowiedź była błędna.</translation>
    </message>
    <message>
        <source>You solved the question.</source>
        <translation>Zadanie rozwiązane.</translation>
    </message>
    <message numerus="yes">
        <source>You promoted the pawn in %n move(s) and kept the win.</source>
        <translation>
            <numerusform>Pion promowany w jednym ruchu, wygrana zachowana.</numerusform>
            <numerusform>Pion promowany w %n ruchach, wygrana zachowana.</numerusform>
            <numerusform>Pion promowany w %n ruchach, wygrana zachowana.</numerusform>
        </translation>
    </message>
    <message>
        <source>A question of a course</source>
        <translation>Zadanie z kursu</translation>
    </message>
    <message>
        <source>Only-move drills</source>
        <translation>Zadania na jedyny ruch</translation>
    </message>
    <message>
        <source>Waiting-move drills</source>
        <translation>Zadania na ruch wyczekujący</translation>
    </message>
    <message>
        <source>The same kind of position once more, so that it sticks.</source>
        <translation>Jeszcze raz pozycja tego rodzaju, żeby się utrwaliło.</translation>
    </message>
    <message numerus="yes">
        <source>Promote the pawn within %n move(s), keeping the win.</source>
        <translation>
            <numerusform>Promuj piona w jednym ruchu, zachowując wygraną.</numerusform>
            <numerusform>Promuj piona najwyżej w %n ruchach, zachowując wygraną.</numerusform>
            <numerusform>Promuj piona najwyżej w %n ruchach, zachowując wygraną.</numerusform>
        </translation>
    </message>
    <message>
        <source>failed</source>
        <comment>the result of an exam</comment>
        <translation>niedostateczny</translation>
    </message>
    <message>
        <source>satisfactory</source>
        <comment>the result of an exam</comment>
        <translation>dostateczny</translation>
    </message>
    <message>
        <source>good</source>
        <comment>the result of an exam</comment>
        <translation>dobry</translation>
    </message>
    <message>
        <source>very good</source>
        <comment>the result of an exam</comment>
        <translation>bardzo dobry</translation>
    </message>
    <message>
        <source>excellent</source>
        <comment>the result of an exam</comment>
        <translation>celujący</translation>
    </message>
    <message>
        <source>You know this position from the course.</source>
        <translation>Znasz tę pozycję z kursu.</translation>
    </message>
    <message>
        <source>Take moves back, or give up.</source>
        <translation>Cofnij ruchy albo się poddaj.</translation>
    </message>
    <message>
        <source>due now</source>
        <translation>do powtórki</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Nieudane</translation>
    </message>
    <message>
        <source>This exercise is due again now.</source>
        <translation>To zadanie znów czeka na powtórkę.</translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n day(s).</source>
        <translation>
            <numerusform>To zadanie wróci za jeden dzień.</numerusform>
            <numerusform>To zadanie wróci za %n dni.</numerusform>
            <numerusform>To zadanie wróci za %n dni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n minute(s).</source>
        <translation>
            <numerusform>To zadanie wróci za jedną minutę.</numerusform>
            <numerusform>To zadanie wróci za %n minuty.</numerusform>
            <numerusform>To zadanie wróci za %n minut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>za %n dzień</numerusform>
            <numerusform>za %n dni</numerusform>
            <numerusform>za %n dni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n minute(s)</source>
        <translation>
            <numerusform>za %n minutę</numerusform>
            <numerusform>za %n minuty</numerusform>
            <numerusform>za %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>mate in %1–%2</source>
        <translation>mat w %1–%2</translation>
    </message>
    <message>
        <source>mate in %1 or more</source>
        <translation>mat w %1 lub więcej</translation>
    </message>
    <message>
        <source>You did not reach the goal in time or did not hold the draw; or you threw the win or the draw away, even if you took that back; or you were shown a move, or had hints or take-backs on more than %1 of your moves (rounded up).</source>
        <translation>Cel nie został osiągnięty na czas albo remis nie został utrzymany; albo choć raz przepadła wygrana lub remis, nawet jeśli ruch cofnięto; albo ruch został pokazany; albo podpowiedzi lub cofnięcia dotyczyły więcej niż %1 twoich ruchów (w zaokrągleniu w górę).</translation>
    </message>
    <message>
        <source>from your games</source>
        <translation>z twoich partii</translation>
    </message>
    <message>
        <source>My own mistakes</source>
        <translation>Moje własne błędy</translation>
    </message>
    <message>
        <source>You gave points away in this position in one of your games.</source>
        <translation>W tej pozycji w jednej z twoich partii przepadły ci punkty.</translation>
    </message>
    <message>
        <source>You gave up, so it counts as failed.</source>
        <translation>Zadanie poddane, więc liczy się jako nieudane.</translation>
    </message>
    <message>
        <source>You threw the result away and took the move back, so it counts as failed.</source>
        <translation>Wynik był już stracony, a ruch został cofnięty, więc liczy się to jako nieudane.</translation>
    </message>
    <message>
        <source>You had too much help, so it counts as failed.</source>
        <translation>Pomoc była zbyt duża, więc liczy się to jako nieudane.</translation>
    </message>
    <message>
        <source>Solved with help.</source>
        <translation>Rozwiązane z pomocą.</translation>
    </message>
    <message>
        <source>Solved at the second try.</source>
        <translation>Rozwiązane za drugim razem.</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n move(s) taken back.</source>
        <translation>
            <numerusform>Rozwiązane po cofnięciu jednego ruchu.</numerusform>
            <numerusform>Rozwiązane po cofnięciu %n ruchów.</numerusform>
            <numerusform>Rozwiązane po cofnięciu %n ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is a few more than best play takes.</source>
        <translation>To o kilka więcej, niż potrzeba przy najlepszej grze.</translation>
    </message>
    <message numerus="yes">
        <source>Play until the next stage of the win begins, “%1”. You have %n move(s).</source>
        <translation>
            <numerusform>Graj, aż zacznie się następny etap wygranej: „%1”. Masz jeden ruch.</numerusform>
            <numerusform>Graj, aż zacznie się następny etap wygranej: „%1”. Masz %n ruchy.</numerusform>
            <numerusform>Graj, aż zacznie się następny etap wygranej: „%1”. Masz %n ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>You were shown the answer, so it counts as failed.</source>
        <translation>Odpowiedź została pokazana, więc liczy się to jako nieudane.</translation>
    </message>
    <message>
        <source>It may be turned or mirrored, with the colours swapped; “See the game” shows the original afterwards.</source>
        <translation>Może być obrócona lub odbita, z zamienionymi kolorami; „Zobacz partię” pokaże potem oryginał.</translation>
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
        <translation>%1 w ostatnich czterech tygodniach, wcześniej %2.</translation>
    </message>
    <message>
        <source>Hold the draw</source>
        <translation>Utrzymaj remis</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Wygraj</translation>
    </message>
    <message>
        <source>Hardest so far: %1.</source>
        <translation>Najtrudniejsze dotąd: %1.</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>Dni z rzędu</translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation>najdłużej: %1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Rozwiązane</translation>
    </message>
    <message>
        <source>Moves wasted</source>
        <translation>Zmarnowane ruchy</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Czas na ruch</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Na dziś</translation>
    </message>
    <message>
        <source>%1 within a week</source>
        <translation>%1 w ciągu tygodnia</translation>
    </message>
    <message>
        <source>Success rate by week</source>
        <translation>Skuteczność wg tygodni</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Tydzień</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>Procent</translation>
    </message>
    <message>
        <source>Moves wasted by week</source>
        <translation>Zmarnowane ruchy wg tygodni</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>Zmarnowane</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Mates against perfect defence</source>
        <translation>Maty przeciw idealnej obronie</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Jeszcze ani jednego.</translation>
    </message>
    <message>
        <source>Mates</source>
        <translation>Maty</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>Twoje ruchy</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Najlepsza gra</translation>
    </message>
    <message>
        <source>Time per move by week</source>
        <translation>Czas na ruch wg tygodni</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Sekundy na ruch</translation>
    </message>
    <message>
        <source>By ending</source>
        <translation>Wg końcówek</translation>
    </message>
    <message>
        <source>By stage</source>
        <translation>Wg etapów</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Końcówka</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etap</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Próby</translation>
    </message>
    <message>
        <source>Coming up</source>
        <translation>Najbliższe powtórki</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) in the next two weeks.</source>
        <translation>
            <numerusform>Jedno zadanie w ciągu najbliższych dwóch tygodni.</numerusform>
            <numerusform>%n zadania w ciągu najbliższych dwóch tygodni.</numerusform>
            <numerusform>%n zadań w ciągu najbliższych dwóch tygodni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Powtórki</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Zadania</translation>
    </message>
    <message>
        <source>Today and overdue</source>
        <translation>Dziś i zaległe</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a date</comment>
        <translation>dddd, d MMMM</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dziś</translation>
    </message>
    <message>
        <source>ddd d</source>
        <comment>weekday and day, short</comment>
        <translation>ddd d</translation>
    </message>
    <message>
        <source>Where you throw results away</source>
        <translation>Gdzie tracisz punkty</translation>
    </message>
    <message>
        <source>Nowhere so far.</source>
        <translation>Na razie nigdzie.</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Pole</translation>
    </message>
    <message numerus="yes">
        <source>thrown away here %n time(s)</source>
        <translation>
            <numerusform>punkty stracone tu %n raz</numerusform>
            <numerusform>punkty stracone tu %n razy</numerusform>
            <numerusform>punkty stracone tu %n razy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln attempt(s)</source>
        <translation>
            <numerusform>%1 z %Ln próby</numerusform>
            <numerusform>%1 z %Ln prób</numerusform>
            <numerusform>%1 z %Ln prób</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln ruch</numerusform>
            <numerusform>%Ln ruchy</numerusform>
            <numerusform>%Ln ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages read</source>
        <translation>Przeczytane</translation>
    </message>
    <message>
        <source>of %1 in the courses</source>
        <translation>z %1 stron w kursach</translation>
    </message>
    <message>
        <source>The courses</source>
        <translation>Kursy</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Strony</translation>
    </message>
    <message>
        <source>You would now solve about %1 of the exercises you have practised.</source>
        <translation>Teraz udałoby ci się około %1 wszystkich przećwiczonych zadań.</translation>
    </message>
    <message>
        <source>Known by heart</source>
        <translation>Znane na pamięć</translation>
    </message>
    <message>
        <source>Questions solved</source>
        <translation>Rozwiązane zadania</translation>
    </message>
    <message>
        <source>%1 of %2 questions solved; %3 of %4 pages read.</source>
        <translation>Rozwiązane zadania: %1 z %2; przeczytane strony: %3 z %4.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Zadania</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>%1 na ruch</translation>
    </message>
    <message>
        <source>Wasted per move</source>
        <translation>Zmarnowane na ruch</translation>
    </message>
    <message>
        <source>Wasted per move in won positions</source>
        <translation>Zmarnowane na ruch w wygranych pozycjach</translation>
    </message>
    <message>
        <source>In all attempts, solved or not.</source>
        <translation>We wszystkich próbach, rozwiązanych i nierozwiązanych.</translation>
    </message>
    <message>
        <source>Results thrown away: in all attempts, without moves taken back.</source>
        <translation>Straty punktów: we wszystkich próbach, bez cofniętych ruchów.</translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s), most often with a move to %1.</source>
        <translation>
            <numerusform>Wygrana lub remis przepadły jeden raz, po ruchu na %1.</numerusform>
            <numerusform>Wygrana lub remis przepadły %n razy, najczęściej po ruchu na %1.</numerusform>
            <numerusform>Wygrana lub remis przepadły %n razy, najczęściej po ruchu na %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s).</source>
        <translation>
            <numerusform>Wygrana lub remis przepadły jeden raz.</numerusform>
            <numerusform>Wygrana lub remis przepadły %n razy.</numerusform>
            <numerusform>Wygrana lub remis przepadły %n razy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Days with at least one exercise, of any ending.</source>
        <translation>Dni z co najmniej jednym zadaniem, z dowolnej końcówki.</translation>
    </message>
    <message>
        <source>Solved on your own</source>
        <translation>Rozwiązane samodzielnie</translation>
    </message>
    <message>
        <source>Exercises that you have practised before, overdue ones included.</source>
        <translation>Zadania już ćwiczone, także zaległe.</translation>
    </message>
    <message>
        <source>In all courses, whatever the ending, with or without help.</source>
        <translation>We wszystkich kursach, niezależnie od końcówki, z pomocą lub bez.</translation>
    </message>
    <message>
        <source>Other attempts</source>
        <translation>Inne próby</translation>
    </message>
    <message numerus="yes">
        <source>Over %n mate(s), you needed %1 moves on average; best play needs %2.</source>
        <translation>
            <numerusform>Do jednego mata potrzebne były ruchy: %1, przy najlepszej grze wystarczy %2.</numerusform>
            <numerusform>Do %n matów potrzebne były średnio ruchy: %1, przy najlepszej grze wystarczy %2.</numerusform>
            <numerusform>Do %n matów potrzebne były średnio ruchy: %1, przy najlepszej grze wystarczy %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results thrown away: %1</source>
        <translation>straty punktów: %1</translation>
    </message>
    <message>
        <source>Questions of the courses</source>
        <translation>Zadania z kursów</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <comment>successful attempts, all attempts and their share</comment>
        <translation>%1 z %2 (%3)</translation>
    </message>
    <message>
        <source>Only attempts without hints and take-backs count, and only if no move threw the result away.</source>
        <translation>Liczą się tylko próby bez podpowiedzi i cofnięć, w których żaden ruch nie kosztował punktów.</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln move(s)</source>
        <comment>moves wasted</comment>
        <translation>
            <numerusform>%1 (ruchów: %Ln)</numerusform>
            <numerusform>%1 (ruchów: %Ln)</numerusform>
            <numerusform>%1 (ruchów: %Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; results thrown away: %2</source>
        <comment>moves wasted</comment>
        <translation>%1; straty punktów: %2</translation>
    </message>
    <message>
        <source>In all attempts to win, solved or not, without moves taken back.</source>
        <translation>We wszystkich próbach wygrania, rozwiązanych i nierozwiązanych, bez cofniętych ruchów.</translation>
    </message>
</context>
<context>
    <name>PracticeCommands</name>
    <message>
        <source>Pr&amp;actice</source>
        <translation>Ćw&amp;iczenia</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>Ć&amp;wicz</translation>
    </message>
    <message>
        <source>Do the exercises that are due, one after another</source>
        <translation>Rób zadania do powtórki, jedno po drugim</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Następne zadanie</translation>
    </message>
    <message>
        <source>St&amp;op practising</source>
        <translation>Za&amp;kończ ćwiczenia</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>Session &amp;length</source>
        <translation>&amp;Czas ćwiczeń</translation>
    </message>
    <message>
        <source>&amp;What to practise</source>
        <translation>Temat &amp;ćwiczeń</translation>
    </message>
    <message>
        <source>Gra&amp;ding…</source>
        <translation>&amp;Ocenianie…</translation>
    </message>
    <message>
        <source>See how attempts are graded and change the limits</source>
        <translation>Zobacz, jak oceniane są próby, i zmień progi</translation>
    </message>
    <message>
        <source>&amp;Read about it</source>
        <translation>&amp;Przeczytaj o tym</translation>
    </message>
    <message>
        <source>Go to the course page that teaches what this exercise is about</source>
        <translation>Przejdź na stronę kursu, która wyjaśnia temat tego zadania</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s)</source>
        <translation>
            <numerusform>%n zadanie</numerusform>
            <numerusform>%n zadania</numerusform>
            <numerusform>%n zadań</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Start the exercise again from its position, without a grade</source>
        <translation>Zacznij zadanie od nowa z jego pozycji, bez oceny</translation>
    </message>
    <message>
        <source>Every &amp;question of the courses</source>
        <translation>Wszystkie &amp;zadania z kursów</translation>
    </message>
    <message>
        <source>Practise the questions that you solved as well as those that you failed</source>
        <translation>Ćwicz także zadania rozwiązane, a nie tylko nieudane</translation>
    </message>
    <message>
        <source>Bac&amp;k to the game</source>
        <translation>Wróć do &amp;partii</translation>
    </message>
    <message>
        <source>The next exercise comes when this one is finished.</source>
        <translation>Następne zadanie pojawi się, gdy skończysz to.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+U gives up and shows the solution.</source>
        <translation>Ctrl+Shift+U poddaje zadanie i pokazuje rozwiązanie.</translation>
    </message>
    <message>
        <source>Press Esc again to stop practising.</source>
        <translation>Naciśnij Esc jeszcze raz, by zakończyć ćwiczenia.</translation>
    </message>
    <message>
        <source>The exercise that you have begun will not count.</source>
        <translation>Rozpoczęte zadanie nie będzie się liczyć.</translation>
    </message>
    <message>
        <source>See the &amp;game</source>
        <translation>Zobacz &amp;partię</translation>
    </message>
    <message>
        <source>Open your game at this position, once the exercise is finished</source>
        <translation>Otwórz swoją partię w tej pozycji po zakończeniu zadania</translation>
    </message>
    <message>
        <source>Keep practising</source>
        <translation>Ćwicz dalej</translation>
    </message>
    <message>
        <source>After a failed attempt, goes to the course page about this exercise, if there is one</source>
        <translation>Po nieudanej próbie przechodzi na stronę kursu o tym zadaniu, jeśli taka istnieje</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Position after %1.</source>
        <translation>Pozycja po %1.</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Podgląd wydruku</translation>
    </message>
    <message>
        <source>Starting position.</source>
        <translation>Pozycja początkowa.</translation>
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
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Tak</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nie</translation>
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
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>←</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>→</translation>
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
        <translation>Page Up</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Page Down</translation>
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
        <translation>Cztery ruchy są tu równie dobre.</translation>
    </message>
    <message>
        <source>This move throws the win away.</source>
        <translation>Ten ruch wypuszcza wygraną.</translation>
    </message>
    <message>
        <source>The program played this move.</source>
        <translation>Ten ruch zagrał program.</translation>
    </message>
    <message>
        <source>This move delays mate by one move.</source>
        <translation>Ten ruch opóźnia mata o jeden ruch.</translation>
    </message>
    <message>
        <source>This move brings mate one move closer.</source>
        <translation>Ten ruch przyspiesza mata o jeden ruch.</translation>
    </message>
    <message>
        <source>This move loses a drawn position.</source>
        <translation>Ten ruch przegrywa remisową pozycję.</translation>
    </message>
    <message>
        <source>This move was played after a hint.</source>
        <translation>Ten ruch zagrano po podpowiedzi.</translation>
    </message>
    <message>
        <source>The author of a course or a game marks good moves with “!” and mistakes with “?”; “!!” and “??” are stronger, “!?” and “?!” less certain.</source>
        <translation>Autor kursu lub partii oznacza dobre ruchy znakiem „!”, a błędy znakiem „?”; „!!” i „??” są mocniejsze, „!?” i „?!” mniej pewne.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>Jeden ruch jest tu równie dobry.</numerusform>
            <numerusform>%n ruchy są tu równie dobre.</numerusform>
            <numerusform>%n ruchów jest tu równie dobrych.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>%1 has no king.</source>
        <translation>%1 nie mają króla.</translation>
    </message>
    <message>
        <source>%1 has more than one king (%2).</source>
        <translation>%1 mają więcej niż jednego króla (%2).</translation>
    </message>
    <message>
        <source>The kings are next to each other (%1).</source>
        <translation>Króle stoją obok siebie (%1).</translation>
    </message>
    <message>
        <source>%1 has more than eight pawns.</source>
        <translation>%1 mają więcej niż osiem pionów.</translation>
    </message>
    <message>
        <source>%1 has more than sixteen pieces.</source>
        <translation>%1 mają więcej niż szesnaście bierek.</translation>
    </message>
    <message>
        <source>The side to move was not given: White is assumed.</source>
        <translation>Nie podano, czyj jest ruch: przyjęto, że białych.</translation>
    </message>
    <message>
        <source>Castling rights were dropped: the king or rook is not on its home square.</source>
        <translation>Usunięto prawo do roszady: król lub wieża nie stoi na polu wyjściowym.</translation>
    </message>
    <message>
        <source>The en passant square was dropped: no pawn can just have passed it.</source>
        <translation>Usunięto pole bicia w przelocie: żaden pion nie mógł go właśnie minąć.</translation>
    </message>
    <message>
        <source>“%1” is not possible here.</source>
        <translation>Ruch „%1” jest tu niemożliwy.</translation>
    </message>
    <message>
        <source>“%1” could be %2. Please be more specific.</source>
        <translation>„%1” może oznaczać %2. Wpisz dokładniej.</translation>
    </message>
    <message>
        <source>Pawns cannot stand on the first or last rank (%1).</source>
        <translation>Piony nie mogą stać na pierwszej ani ostatniej linii (%1).</translation>
    </message>
    <message>
        <source>%1 has more promoted pieces than missing pawns.</source>
        <translation>%1 mają więcej promowanych figur, niż brakuje pionów.</translation>
    </message>
    <message>
        <source>No legal move can have given this check to %1 (%2).</source>
        <translation>%1 są pod szachem (%2), którego nie mógł dać żaden prawidłowy ruch.</translation>
    </message>
    <message>
        <source>%1 cannot castle: the king or the rook is no longer on its home square (%2).</source>
        <translation>%1 nie mogą roszować: król lub wieża nie stoi już na polu wyjściowym (%2).</translation>
    </message>
    <message>
        <source>No pawn can have just passed %1.</source>
        <translation>Żaden pion nie mógł właśnie minąć pola %1.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>Tekst jest pusty.</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters.</source>
        <translation>Tekst ma więcej znaków niż %1.</translation>
    </message>
    <message>
        <source>This character is not allowed in a FEN (character %1).</source>
        <translation>Ten znak jest w FEN niedozwolony (znak %1).</translation>
    </message>
    <message>
        <source>“%1” is neither a piece nor a number of squares (character %2).</source>
        <translation>„%1” to ani bierka, ani liczba pól (znak %2).</translation>
    </message>
    <message>
        <source>Rank %1 has more than eight squares (character %2).</source>
        <translation>Linia %1 ma więcej niż osiem pól (znak %2).</translation>
    </message>
    <message>
        <source>Rank %1 has fewer than eight squares (character %2).</source>
        <translation>Linia %1 ma mniej niż osiem pól (znak %2).</translation>
    </message>
    <message>
        <source>There are more than eight ranks (character %1).</source>
        <translation>Jest więcej niż osiem linii (znak %1).</translation>
    </message>
    <message>
        <source>There are fewer than eight ranks (character %1).</source>
        <translation>Jest mniej niż osiem linii (znak %1).</translation>
    </message>
    <message>
        <source>The side to move must be w or b (character %1).</source>
        <translation>Stronę na ruchu oznacza w lub b (znak %1).</translation>
    </message>
    <message>
        <source>The castling rights must be - or letters from KQkq (character %1).</source>
        <translation>Prawa do roszady to - lub litery z KQkq (znak %1).</translation>
    </message>
    <message>
        <source>The en passant square must be - or a square of the third or sixth rank (character %1).</source>
        <translation>Pole bicia w przelocie to - lub pole trzeciej albo szóstej linii (znak %1).</translation>
    </message>
    <message>
        <source>The halfmove clock must be a number from 0 to %1 (character %2).</source>
        <translation>Licznik półruchów musi być liczbą od 0 do %1 (znak %2).</translation>
    </message>
    <message>
        <source>The move number must be between 1 and %1 (character %2).</source>
        <translation>Numer ruchu musi być liczbą od 1 do %1 (znak %2).</translation>
    </message>
    <message>
        <source>There is extra text after the position (character %1).</source>
        <translation>Po pozycji jest zbędny tekst (znak %1).</translation>
    </message>
    <message>
        <source>The tablebases ignore castling, but castling is still possible here.</source>
        <translation>Tablice nie uwzględniają roszady, a tu można jeszcze roszować.</translation>
    </message>
    <message>
        <source>Not in the tablebases: this position has %1 pieces, and the tablebases cover at most %2.</source>
        <translation>Brak w tablicach: bierek jest tu %1, a tablice obejmują najwyżej %2.</translation>
    </message>
    <message>
        <source>“%1” is not a tag. Skipped.</source>
        <translation>„%1” nie jest tagiem. Pominięto.</translation>
    </message>
    <message>
        <source>The value of the tag %1 has no closing quotation mark.</source>
        <translation>Wartości tagu %1 brakuje zamykającego cudzysłowu.</translation>
    </message>
    <message>
        <source>The tag %1 is given twice. The first one counts.</source>
        <translation>Tag %1 podano dwa razy. Liczy się pierwszy.</translation>
    </message>
    <message>
        <source>The FEN tag cannot be read. The moves are skipped.</source>
        <translation>Nie można odczytać tagu FEN. Ruchy pominięto.</translation>
    </message>
    <message>
        <source>The FEN tag gives an illegal position. The moves are skipped.</source>
        <translation>Tag FEN podaje nieprawidłową pozycję. Ruchy pominięto.</translation>
    </message>
    <message>
        <source>This game is a chess variant (%1). The moves are skipped.</source>
        <translation>Ta partia to odmiana szachów (%1). Ruchy pominięto.</translation>
    </message>
    <message>
        <source>“%1” is not a move. The rest of the line is skipped.</source>
        <translation>„%1” nie jest ruchem. Resztę wariantu pominięto.</translation>
    </message>
    <message>
        <source>%1 is illegal here. The rest of the line is skipped.</source>
        <translation>Ruch %1 jest tu nieprawidłowy. Resztę wariantu pominięto.</translation>
    </message>
    <message>
        <source>%1 is ambiguous. The rest of the line is skipped.</source>
        <translation>Ruch %1 jest niejednoznaczny. Resztę wariantu pominięto.</translation>
    </message>
    <message>
        <source>This variation has no move to branch from. Skipped.</source>
        <translation>Ten wariant nie ma ruchu, od którego mógłby odejść. Pominięto.</translation>
    </message>
    <message>
        <source>This variation is nested too deeply. Skipped.</source>
        <translation>Ten wariant jest zagnieżdżony zbyt głęboko. Pominięto.</translation>
    </message>
    <message>
        <source>The game has more than %1 moves. The rest is skipped.</source>
        <translation>Partia ma więcej ruchów niż %1. Resztę pominięto.</translation>
    </message>
    <message>
        <source>The game is larger than %1 MiB. The rest is skipped.</source>
        <translation>Partia jest większa niż %1 MiB. Resztę pominięto.</translation>
    </message>
    <message>
        <source>“%1” makes no sense here. Skipped.</source>
        <translation>„%1” nie ma tu sensu. Pominięto.</translation>
    </message>
    <message>
        <source>“%1” is not an annotation glyph. Skipped.</source>
        <translation>„%1” nie jest symbolem oceny. Pominięto.</translation>
    </message>
    <message>
        <source>This comment has no closing brace.</source>
        <translation>Temu komentarzowi brakuje klamry zamykającej.</translation>
    </message>
    <message>
        <source>This variation has no closing parenthesis.</source>
        <translation>Temu wariantowi brakuje nawiasu zamykającego.</translation>
    </message>
    <message>
        <source>The pawn</source>
        <translation>Pion</translation>
    </message>
    <message>
        <source>The knight</source>
        <translation>Skoczek</translation>
    </message>
    <message>
        <source>The bishop</source>
        <translation>Goniec</translation>
    </message>
    <message>
        <source>The rook</source>
        <translation>Wieża</translation>
    </message>
    <message>
        <source>The queen</source>
        <translation>Hetman</translation>
    </message>
    <message>
        <source>The king</source>
        <translation>Król</translation>
    </message>
    <message>
        <source>It is White&apos;s turn.</source>
        <translation>Teraz ruch białych.</translation>
    </message>
    <message>
        <source>It is Black&apos;s turn.</source>
        <translation>Teraz ruch czarnych.</translation>
    </message>
    <message>
        <source>%1 on %2 would take the king.</source>
        <translation>%1 na %2 zbiłby króla.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <comment>a place in a file, and what is wrong there</comment>
        <translation>Wiersz %1, kolumna %2: %3</translation>
    </message>
    <message>
        <source>There is no piece on %1.</source>
        <translation>Na %1 nie ma bierki.</translation>
    </message>
    <message>
        <source>%1 cannot go to %2.</source>
        <translation>%1 nie może pójść na %2.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 nie może się ruszyć.</translation>
    </message>
    <message>
        <source>“%1” is not a move. Type one like Nd3 or e3d5.</source>
        <translation>„%1” nie jest ruchem. Wpisz np. Sd3 albo e3d5.</translation>
    </message>
    <message>
        <source>%1 is a null move, which is impossible in check. The rest of the line is skipped.</source>
        <translation>%1 to pusty ruch, niemożliwy, gdy król jest szachowany. Resztę wariantu pominięto.</translation>
    </message>
    <message>
        <source>The move number 0 was read as 1.</source>
        <translation>Numer ruchu 0 odczytano jako 1.</translation>
    </message>
    <message>
        <source>White is in check (%1), but it is Black&apos;s turn.</source>
        <translation>Białe są pod szachem (%1), ale jest ruch czarnych.</translation>
    </message>
    <message>
        <source>Black is in check (%1), but it is White&apos;s turn.</source>
        <translation>Czarne są pod szachem (%1), ale jest ruch białych.</translation>
    </message>
    <message>
        <source>That is not a FEN, which looks like %1.</source>
        <translation>To nie jest FEN; FEN wygląda tak: %1.</translation>
    </message>
    <message>
        <source>The other king guards %1.</source>
        <translation>Drugi król kontroluje %1.</translation>
    </message>
    <message>
        <source>%1 on %2 guards %3.</source>
        <comment>a piece, its square and the square that it guards</comment>
        <translation>%1 na %2 kontroluje %3.</translation>
    </message>
    <message>
        <source>“%1” is not a position. Skipped.</source>
        <translation>„%1” nie jest pozycją. Pominięto.</translation>
    </message>
    <message>
        <source>The Result tag and the result after the moves differ; %1 counts.</source>
        <translation>Znacznik Result i wynik po posunięciach różnią się; liczy się %1.</translation>
    </message>
    <message>
        <source>“%1” is an illegal position. Skipped.</source>
        <translation>„%1” to pozycja nielegalna. Pominięto.</translation>
    </message>
    <message>
        <source>%1 is castling of Chess960, which is not supported. The rest of the line is skipped.</source>
        <translation>%1 to roszada szachów 960, która nie jest obsługiwana. Resztę wariantu pominięto.</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>With best play it is a draw.</source>
        <translation>Przy najlepszej grze jest remis.</translation>
    </message>
    <message>
        <source>White could have mated in %1.</source>
        <translation>Białe mogły dać mata w %1.</translation>
    </message>
    <message>
        <source>Black could have mated in %1.</source>
        <translation>Czarne mogły dać mata w %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to mate with best play from the start</source>
        <translation>
            <numerusform>Od początku %n ruch do mata przy najlepszej grze</numerusform>
            <numerusform>Od początku %n ruchy do mata przy najlepszej grze</numerusform>
            <numerusform>Od początku %n ruchów do mata przy najlepszej grze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n played so far.</source>
        <translation>
            <numerusform>%1; dotąd zagrano %n.</numerusform>
            <numerusform>%1; dotąd zagrano %n.</numerusform>
            <numerusform>%1; dotąd zagrano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No moves wasted.</source>
        <translation>Bez zmarnowanych ruchów.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) wasted.</source>
        <translation>
            <numerusform>Jeden zmarnowany ruch.</numerusform>
            <numerusform>%n zmarnowane ruchy.</numerusform>
            <numerusform>%n zmarnowanych ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>No hints and no take-backs.</source>
        <translation>Bez podpowiedzi i cofania ruchów.</translation>
    </message>
    <message>
        <source>Best reply: %1.</source>
        <translation>Najlepsza odpowiedź: %1.</translation>
    </message>
    <message>
        <source>The win was thrown away with %1.</source>
        <translation>Wygrana przepadła po ruchu %1.</translation>
    </message>
    <message>
        <source>The draw was thrown away with %1.</source>
        <translation>Remis przepadł po ruchu %1.</translation>
    </message>
    <message>
        <source>The costliest move was %1.</source>
        <translation>Najwięcej kosztował ruch %1.</translation>
    </message>
    <message numerus="yes">
        <source>Below are the costliest moves; the move list marks %n more.</source>
        <translation>
            <numerusform>Poniżej najkosztowniejsze ruchy; na liście ruchów zaznaczono jeszcze jeden.</numerusform>
            <numerusform>Poniżej najkosztowniejsze ruchy; na liście ruchów zaznaczono jeszcze %n.</numerusform>
            <numerusform>Poniżej najkosztowniejsze ruchy; na liście ruchów zaznaczono jeszcze %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exam failed.</source>
        <translation>Egzamin niezdany.</translation>
    </message>
    <message>
        <source>Exam passed. Grade: %1.</source>
        <translation>Egzamin zdany. Ocena: %1.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Ruch cofnięty.</translation>
    </message>
    <message>
        <source>You played %1 here. Find a better move.</source>
        <translation>Tutaj zagrano %1. Znajdź lepszy ruch.</translation>
    </message>
</context>
<context>
    <name>ReviewCommands</name>
    <message>
        <source>Your mistakes could not be saved.</source>
        <translation>Nie udało się zapisać twoich błędów.</translation>
    </message>
    <message>
        <source>The disk may be full. Free some space and try again.</source>
        <translation>Dysk może być pełny. Zwolnij miejsce i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Look through your games</source>
        <translation>Przejrzyj swoje partie</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Partie (*.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>&amp;Look through my games…</source>
        <translation>P&amp;rzejrzyj moje partie…</translation>
    </message>
    <message>
        <source>See how you played the endings of all games of a PGN file</source>
        <translation>Zobacz, jak grasz końcówki we wszystkich partiach z pliku PGN</translation>
    </message>
    <message>
        <source>&amp;Back to my endgames</source>
        <translation>Wróć do moich &amp;końcówek</translation>
    </message>
    <message>
        <source>Show the endings of the games that were looked through last</source>
        <translation>Pokaż końcówki z ostatnio przejrzanych partii</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>castles short</source>
        <translation>krótka roszada</translation>
    </message>
    <message>
        <source>castles long</source>
        <translation>długa roszada</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <comment>a move aloud: a piece without article, a square</comment>
        <translation>%1 bije na %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a move aloud: a piece without article, a square</comment>
        <translation>%1 na %2</translation>
    </message>
    <message>
        <source>checkmate</source>
        <comment>after a move aloud</comment>
        <translation>mat</translation>
    </message>
    <message>
        <source>stalemate</source>
        <comment>after a move aloud</comment>
        <translation>pat</translation>
    </message>
    <message>
        <source>check</source>
        <comment>after a move aloud</comment>
        <translation>szach</translation>
    </message>
    <message>
        <source>%1 is not attacked.</source>
        <translation>Pole %1 nie jest atakowane.</translation>
    </message>
    <message>
        <source>%1 is attacked by: %2.</source>
        <comment>a square; pieces and their squares</comment>
        <translation>Pole %1 – atakujące bierki: %2.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no piece of a side</comment>
        <translation>brak</translation>
    </message>
    <message>
        <source>White: %1. Black: %2.</source>
        <comment>pieces and their squares</comment>
        <translation>Białe: %1. Czarne: %2.</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>a null move aloud</comment>
        <translation>pasuje</translation>
    </message>
</context>
<context>
    <name>SquareText</name>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Solving: %1…</source>
        <translation>Obliczanie: %1…</translation>
    </message>
    <message>
        <source>Solving was cancelled. Press “Try again” to see the result.</source>
        <translation>Obliczanie przerwano. Naciśnij „Jeszcze raz”, by poznać wynik.</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending. Close other programs and try again.</source>
        <translation>Zabrakło pamięci do obliczenia końcówki. Zamknij inne programy i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Illegal position</source>
        <translation>Pozycja nieprawidłowa</translation>
    </message>
    <message>
        <source>Analysis: you move for both sides.</source>
        <translation>Analiza: grasz za obie strony.</translation>
    </message>
    <message>
        <source>Your opponent plays by general principles.</source>
        <translation>Przeciwnik gra według ogólnych zasad.</translation>
    </message>
    <message>
        <source>Your opponent defends like a human.</source>
        <translation>Przeciwnik broni się jak człowiek.</translation>
    </message>
    <message>
        <source>Your opponent slips now and then.</source>
        <translation>Przeciwnik czasem się myli.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n more piece(s) (not the kings) to see the result.</source>
        <translation>
            <numerusform>Zdejmij z szachownicy jedną bierkę poza królami, by poznać wynik.</numerusform>
            <numerusform>Zdejmij z szachownicy %n bierki poza królami, by poznać wynik.</numerusform>
            <numerusform>Zdejmij z szachownicy %n bierek poza królami, by poznać wynik.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tablebases do not cover castling: remove the castling rights to see the result.</source>
        <translation>Tablice nie uwzględniają roszady: usuń prawa do roszady, by poznać wynik.</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Egzamin</translation>
    </message>
    <message>
        <source>Your opponent mates using the method.</source>
        <translation>Przeciwnik matuje według metody.</translation>
    </message>
    <message>
        <source>Your opponent mates using the method, which is being prepared.</source>
        <translation>Przeciwnik matuje według metody, która jest przygotowywana.</translation>
    </message>
    <message>
        <source>There is not enough memory for the method: your opponent plays perfectly.</source>
        <translation>Za mało pamięci na metodę: przeciwnik gra idealnie.</translation>
    </message>
    <message>
        <source>a few seconds</source>
        <translation>kilka sekund</translation>
    </message>
    <message>
        <source>about a minute</source>
        <translation>około minuty</translation>
    </message>
    <message>
        <source>Five-piece endings are solved on demand. This one takes %1 and up to %2 of memory.</source>
        <comment>some seconds; 1.8 GB</comment>
        <translation>Końcówki z pięcioma bierkami są obliczane na życzenie. Ta wymaga: %1 i do %2 pamięci.</translation>
    </message>
    <message>
        <source>%1 plays for your opponent here.</source>
        <translation>%1 gra tu za przeciwnika.</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>około jednej minuty</numerusform>
            <numerusform>około %n minut</numerusform>
            <numerusform>około %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known whether this win survives the fifty-move rule.</source>
        <translation>Nie wiadomo, czy reguła 50 posunięć nie przekreśli tej wygranej.</translation>
    </message>
    <message>
        <source>With best play, the fifty-move rule comes before the mate.</source>
        <translation>Przy najlepszej grze reguła 50 posunięć zadziała przed matem.</translation>
    </message>
    <message>
        <source>Hold the draw to pass.</source>
        <translation>By zdać, utrzymaj remis.</translation>
    </message>
    <message>
        <source>Checkmate to pass; the fewer moves you waste, the better the grade.</source>
        <translation>By zdać, daj mata; im mniej zmarnowanych ruchów, tym lepsza ocena.</translation>
    </message>
    <message>
        <source>Moves used: %1.</source>
        <translation>Wykonane ruchy: %1.</translation>
    </message>
    <message>
        <source>Not solved by computer</source>
        <translation>Nie obliczono</translation>
    </message>
    <message>
        <source>This ending needs more memory than you allow. Raise the limit under Settings, Five-piece endings, and try again.</source>
        <translation>Ta końcówka wymaga więcej pamięci, niż jej przydzielono. Zwiększ limit w menu „Ustawienia”, „Końcówki z pięcioma bierkami” i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>%1, but too late: under the fifty-move rule this is a draw.</source>
        <comment>a win</comment>
        <translation>%1, ale za późno: według reguły 50 posunięć jest remis.</translation>
    </message>
</context>
<context>
    <name>StatisticsCommands</name>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statystyka…</translation>
    </message>
    <message>
        <source>Your progress by week, ending and stage</source>
        <translation>Twoje postępy według tygodni, końcówek i etapów</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>&amp;Eksportuj jako CSV…</translation>
    </message>
    <message>
        <source>Export all attempts as a table for other programs</source>
        <translation>Eksportuj wszystkie próby jako tabelę dla innych programów</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>Kopia &amp;zapasowa…</translation>
    </message>
    <message>
        <source>Save all practice data to a file</source>
        <translation>Zapisz wszystkie postępy w pliku</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>P&amp;rzywróć…</translation>
    </message>
    <message>
        <source>Replace your practice data with a backup</source>
        <translation>Zastąp postępy tymi z kopii zapasowej</translation>
    </message>
    <message>
        <source>Erase every&amp;thing…</source>
        <translation>&amp;Usuń wszystko…</translation>
    </message>
    <message>
        <source>Start as if you had never practised</source>
        <translation>Zacznij tak, jakby nigdy nie było ćwiczeń</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Five-piece e&amp;ndings</source>
        <translation>Końcówki z pięcioma &amp;bierkami</translation>
    </message>
    <message>
        <source>%1 of disk space has been freed.</source>
        <translation>Na dysku zwolniono %1.</translation>
    </message>
    <message>
        <source>Any endings you need will be solved again.</source>
        <translation>Potrzebne końcówki zostaną obliczone ponownie.</translation>
    </message>
    <message>
        <source>Not all endings could be deleted from the disk.</source>
        <translation>Nie wszystkie końcówki dało się usunąć z dysku.</translation>
    </message>
    <message>
        <source>Check that their folder is writable.</source>
        <translation>Sprawdź, czy w ich folderze można zapisywać.</translation>
    </message>
    <message>
        <source>&amp;Keep solved endings on disk</source>
        <translation>&amp;Zachowuj obliczone końcówki na dysku</translation>
    </message>
    <message>
        <source>Endings solved once are available again at the next start</source>
        <translation>Raz obliczone końcówki są gotowe przy następnym uruchomieniu</translation>
    </message>
    <message>
        <source>&amp;Delete stored endings (frees %1)</source>
        <translation>&amp;Usuń zachowane końcówki (zwalnia %1)</translation>
    </message>
    <message>
        <source>All available memory</source>
        <translation>Cała dostępna pamięć</translation>
    </message>
    <message>
        <source>Up to %1 of memory</source>
        <translation>Do %1 pamięci</translation>
    </message>
</context>
<context>
    <name>TeachingMarks</name>
    <message>
        <source>Key squares: %1</source>
        <translation>Pola kluczowe: %1</translation>
    </message>
    <message>
        <source>Square of the pawn: %1</source>
        <comment>its opposite corners</comment>
        <translation>Kwadrat piona: %1</translation>
    </message>
    <message>
        <source>Squares of the pawns: %1</source>
        <comment>their opposite corners</comment>
        <translation>Kwadraty pionów: %1</translation>
    </message>
</context>
<context>
    <name>TrainingCommands</name>
    <message>
        <source>&amp;You play as</source>
        <translation>&amp;Twoja strona</translation>
    </message>
    <message>
        <source>The attacker</source>
        <translation>Atakująca</translation>
    </message>
    <message>
        <source>The defender</source>
        <translation>Broniąca</translation>
    </message>
    <message>
        <source>The &amp;program plays</source>
        <translation>Program &amp;gra</translation>
    </message>
    <message>
        <source>Perfectly</source>
        <translation>Idealnie</translation>
    </message>
    <message>
        <source>By general principles</source>
        <translation>Według ogólnych zasad</translation>
    </message>
    <message>
        <source>Ends the game</source>
        <translation>Kończy partię</translation>
    </message>
    <message>
        <source>Only warns</source>
        <translation>Tylko ostrzega</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Nie obowiązuje</translation>
    </message>
    <message>
        <source>The &amp;fifty-move rule</source>
        <translation>&amp;Reguła 50 posunięć</translation>
    </message>
    <message>
        <source>The &amp;seventy-five-move rule</source>
        <translation>Reguła 75 po&amp;sunięć</translation>
    </message>
    <message>
        <source>&amp;Threefold repetition</source>
        <translation>Trzykrotne po&amp;wtórzenie</translation>
    </message>
    <message>
        <source>Both sides (analysis)</source>
        <translation>Obie (analiza)</translation>
    </message>
    <message>
        <source>&amp;Hide mate distances and wasted moves</source>
        <translation>&amp;Ukryj odległość do mata i zmarnowane ruchy</translation>
    </message>
    <message>
        <source>Until the game is over, the panels show who wins but not how soon</source>
        <translation>Do końca partii panele pokazują, kto wygrywa, ale nie jak szybko</translation>
    </message>
    <message>
        <source>&amp;Reveal them here</source>
        <translation>&amp;Odkryj tutaj</translation>
    </message>
    <message>
        <source>Show the mate distance and the wasted moves for this position</source>
        <translation>Pokaż odległość do mata i zmarnowane ruchy w tej pozycji</translation>
    </message>
    <message>
        <source>Like a human</source>
        <translation>Jak człowiek</translation>
    </message>
    <message>
        <source>With occasional slips</source>
        <translation>Z błędami od czasu do czasu</translation>
    </message>
    <message>
        <source>Text&amp;book positions</source>
        <translation>&amp;Pozycje z podręczników</translation>
    </message>
    <message>
        <source>&amp;Exam</source>
        <translation>&amp;Egzamin</translation>
    </message>
    <message>
        <source>Using the method (bishop and knight)</source>
        <translation>Według metody (goniec i skoczek)</translation>
    </message>
    <message>
        <source>Follow the &amp;method</source>
        <translation>Postępuj według &amp;metody</translation>
    </message>
    <message>
        <source>The coach guides you through the bishop-and-knight mate, one aim at a time</source>
        <translation>Trener prowadzi cię do mata gońcem i skoczkiem, cel po celu</translation>
    </message>
    <message>
        <source>Play the method&apos;s mo&amp;ve</source>
        <translation>&amp;Zagraj ruch metody</translation>
    </message>
    <message>
        <source>Play the method&apos;s next move for you</source>
        <translation>Gdy postępujesz według metody: program gra jej ruch za ciebie</translation>
    </message>
    <message>
        <source>&amp;Exam (last one on %1: %2)</source>
        <comment>a date and a result</comment>
        <translation>&amp;Egzamin (ostatni %1: %2)</translation>
    </message>
    <message>
        <source>Play a new position without comments, marks or take-backs, and get a grade at the end</source>
        <translation>Zagraj nową pozycję bez komentarzy, oznaczeń i cofania ruchów; na końcu otrzymasz ocenę</translation>
    </message>
    <message>
        <source>End exam</source>
        <translation>Zakończ egzamin</translation>
    </message>
    <message>
        <source>End the exam without a grade and go on with the game as usual</source>
        <translation>Zakończ egzamin bez oceny i kontynuuj partię jak zwykle</translation>
    </message>
    <message>
        <source>only when you mate with bishop and knight</source>
        <translation>tylko przy macie gońcem i skoczkiem</translation>
    </message>
    <message>
        <source>Another exam</source>
        <translation>Kolejny egzamin</translation>
    </message>
    <message>
        <source>The game will be kept: Ctrl+Alt+Z brings it back.</source>
        <translation>Partia zostanie zachowana: Ctrl+Alt+Z ją przywraca.</translation>
    </message>
    <message>
        <source>not while a question is open</source>
        <translation>nie, póki pytanie jest otwarte</translation>
    </message>
    <message>
        <source>follow the method first</source>
        <translation>najpierw włącz metodę</translation>
    </message>
    <message>
        <source>You play one new position without hints, comments, marks or take-backs, and get a grade at the end.</source>
        <translation>Grasz jedną nową pozycję bez podpowiedzi, komentarzy, oznaczeń i cofania ruchów; na końcu otrzymasz ocenę.</translation>
    </message>
    <message>
        <source>“Choose the kind of position” in the Game menu changes this.</source>
        <translation>„Wybierz rodzaj pozycji” w menu Partia to zmienia.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nie teraz</translation>
    </message>
    <message>
        <source>Begin an exam: %1?</source>
        <comment>an ending</comment>
        <translation>Rozpocząć egzamin: %1?</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a file in a sentence</comment>
        <translation>„%1”</translation>
    </message>
    <message>
        <source>%1 was not found.</source>
        <translation>Nie znaleziono: %1.</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>Może plik przeniesiono, zmieniono mu nazwę albo go usunięto.</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 to folder.</translation>
    </message>
    <message>
        <source>Choose a PGN file inside it.</source>
        <translation>Wybierz w nim plik PGN.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>Nie można odczytać: %1.</translation>
    </message>
    <message>
        <source>You may not have permission to read it.</source>
        <translation>Być może nie masz prawa do odczytu.</translation>
    </message>
    <message>
        <source>%1 is too large.</source>
        <translation>Za duży rozmiar: %1.</translation>
    </message>
    <message>
        <source>Files of up to %1 MiB can be opened.</source>
        <translation>Można otwierać pliki do %1 MiB.</translation>
    </message>
    <message>
        <source>%1 contains no chess games.</source>
        <translation>%1 nie zawiera partii szachowych.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation>%1 pochodzi z nowszej wersji tego programu.</translation>
    </message>
    <message>
        <source>%1 has been changed by another program.</source>
        <translation>Inny program zmienił %1.</translation>
    </message>
    <message>
        <source>Open it again, or save your game under another name.</source>
        <translation>Otwórz ponownie albo zapisz partię pod inną nazwą.</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>Nie udało się zapisać: %1.</translation>
    </message>
    <message>
        <source>Save under another name: the folder may be read-only or the disk full.</source>
        <translation>Zapisz pod inną nazwą: folder może być tylko do odczytu albo dysk jest pełny.</translation>
    </message>
    <message numerus="yes">
        <source>There are at least %n more errors.</source>
        <translation>
            <numerusform>Jest jeszcze co najmniej jeden błąd.</numerusform>
            <numerusform>Są jeszcze co najmniej %n błędy.</numerusform>
            <numerusform>Jest jeszcze co najmniej %n błędów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n more errors.</source>
        <translation>
            <numerusform>Jest jeszcze jeden błąd.</numerusform>
            <numerusform>Są jeszcze %n błędy.</numerusform>
            <numerusform>Jest jeszcze %n błędów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts of this game could not be read.</source>
        <translation>Części tej partii nie udało się odczytać.</translation>
    </message>
    <message>
        <source>There is not enough memory. Close other programs and open it again.</source>
        <translation>Za mało pamięci. Zamknij inne programy i otwórz ponownie.</translation>
    </message>
    <message>
        <source>It is a pipe, a socket or a device. Choose a file.</source>
        <translation>To potok, gniazdo lub urządzenie. Wybierz plik.</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>Nie zapisano: %1.</translation>
    </message>
</context>
<context>
    <name>UndoCommands</name>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>P&amp;onów</translation>
    </message>
    <message>
        <source>Redo what was taken back</source>
        <translation>Przywróć to, co cofnięto</translation>
    </message>
    <message>
        <source>Undo your last move or change</source>
        <translation>Cofnij ostatni ruch lub zmianę</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>Poprzednia pozycja</translation>
    </message>
    <message>
        <source>Go back to the game that was on the board before this one</source>
        <translation>Wróć do partii, która była na szachownicy przed tą</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Następna pozycja</translation>
    </message>
    <message>
        <source>Return to the game that followed this one</source>
        <translation>Wróć do partii, która nastąpiła po tej</translation>
    </message>
</context>
<context>
    <name>WayBackCommands</name>
    <message>
        <source>Dismiss the message</source>
        <translation>Zamknij komunikat</translation>
    </message>
    <message>
        <source>Cancel solving</source>
        <translation>Przerwij obliczanie</translation>
    </message>
    <message>
        <source>Stop solving the ending</source>
        <translation>Przerwij obliczanie końcówki</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Take over and keep playing</source>
        <translation>Przejmij grę i graj dalej</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Zakończ odtwarzanie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Go back to the game</source>
        <translation>Wróć do partii</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Kontynuuj partię</translation>
    </message>
    <message>
        <source>Clear the typed move</source>
        <translation>Wyczyść wpisany ruch</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>Odłóż bierkę</translation>
    </message>
    <message>
        <source>Leave the set-up</source>
        <translation>Zakończ ustawianie</translation>
    </message>
    <message>
        <source>Press Esc again to go back to the game.</source>
        <translation>Naciśnij Esc jeszcze raz, by wrócić do partii.</translation>
    </message>
    <message>
        <source>The position you have set up will be lost.</source>
        <translation>Ustawiona pozycja przepadnie.</translation>
    </message>
    <message>
        <source>Go back to where the replay began</source>
        <translation>Wróć tam, gdzie zaczęło się odtwarzanie</translation>
    </message>
    <message>
        <source>It will not be graded.</source>
        <translation>Oceny nie będzie.</translation>
    </message>
    <message>
        <source>End exam</source>
        <translation>Zakończ egzamin</translation>
    </message>
    <message>
        <source>Press Esc again to end the exam.</source>
        <translation>Naciśnij Esc jeszcze raz, by zakończyć egzamin.</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Wyjdź mimo to</translation>
    </message>
    <message>
        <source>not in an exam</source>
        <translation>nie podczas egzaminu</translation>
    </message>
    <message>
        <source>Press Esc again to cancel your changes.</source>
        <translation>Naciśnij Esc jeszcze raz, by porzucić zmiany.</translation>
    </message>
    <message>
        <source>The page will be as it was before.</source>
        <translation>Strona będzie taka jak przedtem.</translation>
    </message>
    <message>
        <source>Show the page as it was before</source>
        <translation>Pokaż stronę taką jak przedtem</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Odrzuć zmiany</translation>
    </message>
    <message>
        <source>Press Esc again to cancel solving the ending.</source>
        <translation>Naciśnij Esc jeszcze raz, by przerwać obliczanie końcówki.</translation>
    </message>
    <message>
        <source>It would have to start again.</source>
        <translation>Trzeba by je zacząć od nowa.</translation>
    </message>
    <message>
        <source>Close the first steps</source>
        <translation>Zamknij pierwsze kroki</translation>
    </message>
    <message>
        <source>Keep solving</source>
        <translation>Rozwiązuj dalej</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Edytuj dalej</translation>
    </message>
    <message>
        <source>Continue the exam</source>
        <translation>Kontynuuj egzamin</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Right Corner %1 is a trainer for chess endings with up to %2 pieces, above all the mate with bishop and knight. Each ending is solved in memory when needed; your data stays on your computer.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Right Corner %1 to trener końcówek szachowych do %2 bierek, a przede wszystkim mata gońcem i skoczkiem. Każda końcówka jest obliczana w pamięci, gdy jest potrzebna; twoje dane pozostają na twoim komputerze.

Wolne oprogramowanie na licencji GNU General Public License w wersji 3 lub nowszej.</translation>
    </message>
    <message>
        <source>About Right Corner</source>
        <translation>O programie Right Corner</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Wygląd</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pełny ekran</translation>
    </message>
    <message>
        <source>&amp;About Right Corner</source>
        <translation>&amp;O programie Right Corner</translation>
    </message>
    <message>
        <source>Game &amp;record</source>
        <translation>&amp;Zapis partii</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Wszystkie ruchy</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Wykres</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>Terms, symbols and &amp;keys</source>
        <translation>Pojęcia, znaki i &amp;klawisze</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>Czarne na białym</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation>Białe na czarnym</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a size of text, in percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Wielkość &amp;tekstu</translation>
    </message>
    <message>
        <source>Read &amp;moves aloud</source>
        <translation>&amp;Czytaj ruchy na głos</translation>
    </message>
    <message>
        <source>Read each move with the system&apos;s text-to-speech voice</source>
        <translation>Czytaj każdy ruch syntezatorem mowy systemu</translation>
    </message>
    <message>
        <source>Move sounds</source>
        <translation>Dźwięki ruchów</translation>
    </message>
    <message>
        <source>Hear moves, captures, checks and checkmate</source>
        <translation>Odtwarzaj dźwięk ruchów, bić, szachów i mata</translation>
    </message>
    <message>
        <source>No sound player was found; install pw-play, paplay or aplay</source>
        <translation>Nie znaleziono odtwarzacza dźwięku; zainstaluj pw-play, paplay lub aplay</translation>
    </message>
    <message>
        <source>No text-to-speech program was found; install speech-dispatcher</source>
        <translation>Nie znaleziono syntezatora mowy; zainstaluj speech-dispatcher</translation>
    </message>
    <message>
        <source>no speech program found</source>
        <translation>brak syntezatora mowy</translation>
    </message>
    <message>
        <source>no sound player found</source>
        <translation>brak odtwarzacza dźwięku</translation>
    </message>
    <message>
        <source>First &amp;steps</source>
        <translation>&amp;Pierwsze kroki</translation>
    </message>
    <message>
        <source>Show the suggestions of the first start again</source>
        <translation>Pokaż ponownie propozycje z pierwszego uruchomienia</translation>
    </message>
    <message>
        <source>only beside a game of your own</source>
        <translation>tylko obok własnej partii</translation>
    </message>
    <message>
        <source>Endings in &amp;figures…</source>
        <translation>Końcówki w &amp;liczbach…</translation>
    </message>
    <message>
        <source>All endings with their aims, longest wins, shares of results and zugzwangs</source>
        <translation>Wszystkie końcówki: cel, najdłuższa wygrana, udziały wyników i pozycje zugzwangu</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Throws the win away.</source>
        <translation>Wypuszcza wygraną.</translation>
    </message>
    <message>
        <source>Turns a win into a loss.</source>
        <translation>Zamienia wygraną w przegraną.</translation>
    </message>
    <message>
        <source>Throws the draw away.</source>
        <translation>Wypuszcza remis.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) slower than the best.</source>
        <translation>
            <numerusform>O jeden ruch wolniejszy od najlepszego.</numerusform>
            <numerusform>O %n ruchy wolniejszy od najlepszego.</numerusform>
            <numerusform>O %n ruchów wolniejszy od najlepszego.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>Pozwala na mata o jeden ruch wcześniej.</numerusform>
            <numerusform>Pozwala na mata o %n ruchy wcześniej.</numerusform>
            <numerusform>Pozwala na mata o %n ruchów wcześniej.</numerusform>
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
        <translation>G</translation>
    </message>
    <message>
        <source>R</source>
        <comment>the rook&apos;s letter in chess notation</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>the queen&apos;s letter in chess notation</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>K</source>
        <comment>the king&apos;s letter in chess notation</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Best was %1.</source>
        <translation>Najlepiej było zagrać %1.</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1 to najlepszy ruch.</translation>
    </message>
    <message numerus="yes">
        <source>%1 works: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 też wygrywa, ale o jeden ruch wolniej niż najlepszy.</numerusform>
            <numerusform>%1 też wygrywa, ale o %n ruchy wolniej niż najlepszy.</numerusform>
            <numerusform>%1 też wygrywa, ale o %n ruchów wolniej niż najlepszy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 to okrężna droga, o jeden ruch dłuższa od najlepszej.</numerusform>
            <numerusform>%1 to okrężna droga, o %n ruchy dłuższa od najlepszej.</numerusform>
            <numerusform>%1 to okrężna droga, o %n ruchów dłuższa od najlepszej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>%1 pozwala na mata o jeden ruch wcześniej.</numerusform>
            <numerusform>%1 pozwala na mata o %n ruchy wcześniej.</numerusform>
            <numerusform>%1 pozwala na mata o %n ruchów wcześniej.</numerusform>
        </translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ruch białych</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ruch czarnych</translation>
    </message>
    <message>
        <source>Right corners (dark): %1</source>
        <translation>Właściwe rogi (czarne): %1</translation>
    </message>
    <message>
        <source>Right corners (light): %1</source>
        <translation>Właściwe rogi (białe): %1</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>Mat</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Pat</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Neither side has mating material.</source>
        <translation>Żadna ze stron nie ma materiału wystarczającego do mata.</translation>
    </message>
    <message>
        <source>The king captures the knight on %1.</source>
        <translation>Król bije skoczka na %1.</translation>
    </message>
    <message>
        <source>The king captures the bishop on %1.</source>
        <translation>Król bije gońca na %1.</translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <translation>Mat.</translation>
    </message>
    <message>
        <source>Draw by stalemate.</source>
        <translation>Remis przez pata.</translation>
    </message>
    <message>
        <source>Draw by insufficient material.</source>
        <translation>Remis: niewystarczający materiał do mata.</translation>
    </message>
    <message>
        <source>Draw by the fifty-move rule.</source>
        <translation>Remis na mocy reguły 50 posunięć.</translation>
    </message>
    <message>
        <source>Draw by the seventy-five-move rule.</source>
        <translation>Remis na mocy reguły 75 posunięć.</translation>
    </message>
    <message>
        <source>Draw by threefold repetition.</source>
        <translation>Remis przez trzykrotne powtórzenie.</translation>
    </message>
    <message>
        <source>This position has occurred three times: in a tournament game a draw could be claimed.</source>
        <translation>Ta pozycja wystąpiła trzy razy: w partii turniejowej można by reklamować remis.</translation>
    </message>
    <message>
        <source>%1 throws the win away.</source>
        <translation>%1 wypuszcza wygraną.</translation>
    </message>
    <message>
        <source>%1 loses: it was a draw.</source>
        <translation>%1 przegrywa: był remis.</translation>
    </message>
    <message>
        <source>%1 holds the draw.</source>
        <translation>%1 utrzymuje remis.</translation>
    </message>
    <message>
        <source>The king captures the queen on %1.</source>
        <translation>Król bije hetmana na %1.</translation>
    </message>
    <message>
        <source>The king captures the rook on %1.</source>
        <translation>Król bije wieżę na %1.</translation>
    </message>
    <message>
        <source>The king captures the pawn on %1.</source>
        <translation>Król bije piona na %1.</translation>
    </message>
    <message>
        <source>The queen is captured on %1.</source>
        <translation>Hetman zostaje zbity na %1.</translation>
    </message>
    <message>
        <source>The rook is captured on %1.</source>
        <translation>Wieża zostaje zbita na %1.</translation>
    </message>
    <message>
        <source>The bishop is captured on %1.</source>
        <translation>Goniec zostaje zbity na %1.</translation>
    </message>
    <message>
        <source>The knight is captured on %1.</source>
        <translation>Skoczek zostaje zbity na %1.</translation>
    </message>
    <message>
        <source>The pawn is captured on %1.</source>
        <translation>Pion zostaje zbity na %1.</translation>
    </message>
    <message>
        <source>Best play ends in stalemate.</source>
        <translation>Kończy się patem.</translation>
    </message>
    <message>
        <source>The king forks the pieces and takes one of them.</source>
        <translation>Król atakuje obie bierki naraz i bije jedną z nich.</translation>
    </message>
    <message>
        <source>It is a rook pawn: the king reaches the queening corner, or traps the other king there.</source>
        <translation>To pion skrajny: król dochodzi do rogu promocji albo zamyka w nim króla przeciwnika.</translation>
    </message>
    <message>
        <source>The pawn is lost.</source>
        <translation>Pion ginie.</translation>
    </message>
    <message>
        <source>Both pawns promote.</source>
        <translation>Oba piony promują.</translation>
    </message>
    <message>
        <source>%1 loses: it was a win.</source>
        <translation>%1 przegrywa: pozycja była wygrana.</translation>
    </message>
    <message>
        <source>A rook or bishop pawn on the seventh rank with its king beside it draws against the queen.</source>
        <translation>Pion skrajny lub gońcowy na siódmej linii, wsparty królem, utrzymuje remis przeciw hetmanowi.</translation>
    </message>
    <message>
        <source>Not in the tablebases</source>
        <translation>Brak w tablicach</translation>
    </message>
    <message>
        <source>White mates in %1</source>
        <translation>Białe dają mata w %1</translation>
    </message>
    <message>
        <source>Black mates in %1</source>
        <translation>Czarne dają mata w %1</translation>
    </message>
    <message>
        <source>Mate in %1</source>
        <translation>Mat w %1</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Białe wygrywają</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Czarne wygrywają</translation>
    </message>
    <message>
        <source>Two knights cannot force mate: confining the king completely stalemates him.</source>
        <translation>Dwa skoczki nie wymuszą mata: całkowite zamknięcie króla daje pata.</translation>
    </message>
    <message>
        <source>The bishop does not control the queening corner, and the king defends it.</source>
        <translation>Goniec nie kontroluje rogu, w którym promuje pion, a król broni tego rogu.</translation>
    </message>
    <message>
        <source>Material is even, and neither side can force a win.</source>
        <translation>Materiał jest równy i żadna ze stron nie może wymusić wygranej.</translation>
    </message>
    <message numerus="yes">
        <source>It took %n move(s)</source>
        <translation>
            <numerusform>Mat zajął jeden ruch</numerusform>
            <numerusform>Mat zajął %n ruchy</numerusform>
            <numerusform>Mat zajął %n ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You held out for %n move(s)</source>
        <translation>
            <numerusform>Obrona trwała jeden ruch</numerusform>
            <numerusform>Obrona trwała %n ruchy</numerusform>
            <numerusform>Obrona trwała %n ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>Seventy-five moves without a capture or pawn move: in a tournament game this would be a draw.</source>
        <translation>Siedemdziesiąt pięć posunięć bez bicia i bez ruchu pionem: w partii turniejowej byłby to remis.</translation>
    </message>
    <message>
        <source>Fifty moves without a capture or pawn move: in a tournament game a draw could be claimed.</source>
        <translation>Pięćdziesiąt posunięć bez bicia i bez ruchu pionem: w partii turniejowej można by reklamować remis.</translation>
    </message>
    <message>
        <source>Under the fifty-move rule the win now comes too late.</source>
        <translation>Według reguły 50 posunięć wygrana przychodzi już za późno.</translation>
    </message>
    <message numerus="yes">
        <source>the best defence lasts %n</source>
        <translation>
            <numerusform>przy najlepszej obronie: jeden</numerusform>
            <numerusform>przy najlepszej obronie: %n</numerusform>
            <numerusform>przy najlepszej obronie: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best play needs %n</source>
        <translation>
            <numerusform>przy najlepszej grze: jeden</numerusform>
            <numerusform>przy najlepszej grze: %n</numerusform>
            <numerusform>przy najlepszej grze: %n</numerusform>
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
            <numerusform>Obrona trwała jeden ruch, dłużej się nie dało.</numerusform>
            <numerusform>Obrona trwała %n ruchy, dłużej się nie dało.</numerusform>
            <numerusform>Obrona trwała %n ruchów, dłużej się nie dało.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>a list of moves and how many more there are</comment>
        <translation>
            <numerusform>%1 i jeden inny</numerusform>
            <numerusform>%1 i %n inne</numerusform>
            <numerusform>%1 i %n innych</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of moves and the last of them</comment>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>The best moves were %1.</source>
        <translation>Najlepsze były ruchy %1.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Partia poddana</translation>
    </message>
    <message>
        <source>You gave up.</source>
        <translation>Partia poddana.</translation>
    </message>
    <message numerus="yes">
        <source>Following the method took %n more move(s) than best play.</source>
        <translation>
            <numerusform>Gra według metody trwała o jeden ruch dłużej niż najlepsza.</numerusform>
            <numerusform>Gra według metody trwała o %n ruchy dłużej niż najlepsza.</numerusform>
            <numerusform>Gra według metody trwała o %n ruchów dłużej niż najlepsza.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A weaker defence made the mate %n move(s) shorter.</source>
        <translation>
            <numerusform>Słabsza obrona przyspieszyła mata o jeden ruch.</numerusform>
            <numerusform>Słabsza obrona przyspieszyła mata o %n ruchy.</numerusform>
            <numerusform>Słabsza obrona przyspieszyła mata o %n ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the only legal move.</source>
        <translation>%1 to jedyny możliwy ruch.</translation>
    </message>
    <message numerus="yes">
        <source>%1 also wins, %n move(s) slower.</source>
        <translation>
            <numerusform>%1 też wygrywa, o jeden ruch wolniej.</numerusform>
            <numerusform>%1 też wygrywa, o %n ruchy wolniej.</numerusform>
            <numerusform>%1 też wygrywa, o %n ruchów wolniej.</numerusform>
        </translation>
    </message>
    <message>
        <source>The weaker side gives perpetual check.</source>
        <translation>Słabsza strona daje wiecznego szacha.</translation>
    </message>
    <message>
        <source>The weaker side can hold.</source>
        <translation>Słabsza strona może się obronić.</translation>
    </message>
    <message>
        <source>The queen cannot be saved.</source>
        <translation>Hetmana nie da się uratować.</translation>
    </message>
    <message>
        <source>The rook cannot be saved.</source>
        <translation>Wieży nie da się uratować.</translation>
    </message>
    <message>
        <source>The bishop cannot be saved.</source>
        <translation>Gońca nie da się uratować.</translation>
    </message>
    <message>
        <source>The knight cannot be saved.</source>
        <translation>Skoczka nie da się uratować.</translation>
    </message>
    <message>
        <source>The pawn cannot be saved.</source>
        <translation>Piona nie da się uratować.</translation>
    </message>
    <message>
        <source>The pawn costs the queen.</source>
        <translation>Za piona trzeba oddać hetmana.</translation>
    </message>
    <message>
        <source>The pawn costs the rook.</source>
        <translation>Za piona trzeba oddać wieżę.</translation>
    </message>
    <message>
        <source>The pawn on %1 is lost, and the other one does not win.</source>
        <translation>Pion na %1 ginie, a drugi nie wygrywa.</translation>
    </message>
    <message>
        <source>%1 holds out as long as possible.</source>
        <translation>%1 broni się najdłużej, jak można.</translation>
    </message>
    <message>
        <source>The knight stops the pawn but cannot mate alone.</source>
        <translation>Skoczek zatrzymuje piona, ale sam nie da mata.</translation>
    </message>
    <message>
        <source>The bishop stops the pawn but cannot mate alone.</source>
        <translation>Goniec zatrzymuje piona, ale sam nie da mata.</translation>
    </message>
    <message>
        <source>The rook’s king is too far away to help stop the pawn.</source>
        <translation>Król strony z wieżą jest za daleko, by pomóc zatrzymać piona.</translation>
    </message>
    <message>
        <source>Neither side can force a win.</source>
        <translation>Żadna ze stron nie może wymusić wygranej.</translation>
    </message>
    <message>
        <source>The lone king keeps the other king off the pawn&apos;s key squares.</source>
        <translation>Samotny król nie wpuszcza drugiego króla na pola kluczowe piona.</translation>
    </message>
    <message>
        <source>Rook against a lone minor piece is usually a draw, and it is one here.</source>
        <translation>Wieża przeciw samej lekkiej figurze to zwykle remis, i tak jest tutaj.</translation>
    </message>
    <message>
        <source>%1 is one of the best moves.</source>
        <translation>%1 to jeden z najlepszych ruchów.</translation>
    </message>
    <message>
        <source>Gets mated in %1</source>
        <translation>Dostaje mata w %1</translation>
    </message>
    <message>
        <source>The pawn saves the draw; without it, the other side would win.</source>
        <translation>Pion ratuje remis; bez niego wygrałaby druga strona.</translation>
    </message>
    <message numerus="yes">
        <source>Mated in %n move(s), the fewest possible.</source>
        <translation>
            <numerusform>Mat w jednym ruchu: szybciej się nie da.</numerusform>
            <numerusform>Mat w %n ruchach: szybciej się nie da.</numerusform>
            <numerusform>Mat w %n ruchach: szybciej się nie da.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bishops move on dark squares only, so there can be no mate.</source>
        <translation>Gońce chodzą tylko po czarnych polach, więc mat jest niemożliwy.</translation>
    </message>
    <message>
        <source>The bishops move on light squares only, so there can be no mate.</source>
        <translation>Gońce chodzą tylko po białych polach, więc mat jest niemożliwy.</translation>
    </message>
    <message>
        <source>After %1 it is still a draw.</source>
        <translation>Po %1 nadal jest remis.</translation>
    </message>
    <message>
        <source>It is stalemate.</source>
        <translation>To pat.</translation>
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
        <translation>Teraz niedostępne: %1 (%2).</translation>
    </message>
</context>
<context>
    <name>board::BoardView</name>
    <message>
        <source>Chessboard</source>
        <translation>Szachownica</translation>
    </message>
    <message>
        <source>The arrow keys move between the squares, Enter picks a piece up and puts it down, Escape cancels.</source>
        <translation>Strzałki przechodzą z pola na pole, Enter podnosi i odkłada bierkę, Escape anuluje.</translation>
    </message>
</context>
<context>
    <name>board::PromotionChooser</name>
    <message>
        <source>Promotion piece</source>
        <translation>Figura po promocji</translation>
    </message>
</context>
<context>
    <name>files::Filing</name>
    <message>
        <source>Open a game</source>
        <translation>Otwórz partię</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Partie (*.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Zapisz partię</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partia</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Eksportuj diagram</translation>
    </message>
    <message>
        <source>Vector graphic (*.svg)</source>
        <translation>Grafika wektorowa (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Obraz (*.png)</translation>
    </message>
    <message>
        <source>board</source>
        <translation>diagram</translation>
    </message>
    <message>
        <source>Open a course</source>
        <translation>Otwórz kurs</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partia</numerusform>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln partii</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is being read.</source>
        <translation>Wczytywanie tekstu.</translation>
    </message>
    <message>
        <source>“%1” is being read.</source>
        <translation>Wczytywanie „%1”.</translation>
    </message>
    <message>
        <source>The game has been saved as “%1”.</source>
        <translation>Partia została zapisana jako „%1”.</translation>
    </message>
    <message>
        <source>The board has been saved as “%1”.</source>
        <translation>Diagram został zapisany jako „%1”.</translation>
    </message>
    <message>
        <source>“%1” is being saved.</source>
        <translation>Zapisywanie „%1”.</translation>
    </message>
    <message>
        <source>The game has been copied.</source>
        <translation>Partia została skopiowana.</translation>
    </message>
    <message>
        <source>The game is being copied.</source>
        <translation>Kopiowanie partii.</translation>
    </message>
    <message>
        <source>Larger ones can be read by “Look through my games” in the File menu.</source>
        <translation>Większe można wczytać poleceniem „Przejrzyj moje partie” w menu Plik.</translation>
    </message>
</context>
<context>
    <name>files::PositionsImport</name>
    <message>
        <source>“%1” is being read.</source>
        <translation>Wczytywanie „%1”.</translation>
    </message>
</context>
<context>
    <name>files::PracticeFiles</name>
    <message>
        <source>Export practice data</source>
        <translation>Eksportuj postępy</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabele (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>postępy</translation>
    </message>
    <message>
        <source>Back up practice data</source>
        <translation>Zrób kopię postępów</translation>
    </message>
    <message>
        <source>Practice data (*.db)</source>
        <translation>Postępy (*.db)</translation>
    </message>
    <message>
        <source>Restore practice data</source>
        <translation>Przywróć postępy</translation>
    </message>
    <message>
        <source>Replace your practice data with “%1”?</source>
        <translation>Zastąpić twoje postępy kopią „%1”?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Zastąp</translation>
    </message>
    <message>
        <source>Your practice data has been restored from “%1”.</source>
        <translation>Twoje postępy przywrócono z „%1”.</translation>
    </message>
    <message>
        <source>“%1” is not a readable practice backup.</source>
        <translation>„%1” nie jest czytelną kopią postępów.</translation>
    </message>
    <message>
        <source>No changes were made.</source>
        <translation>Niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>There is no practice data to erase.</source>
        <translation>Nie ma postępów do usunięcia.</translation>
    </message>
    <message>
        <source>Erase all practice data?</source>
        <translation>Usunąć wszystkie postępy?</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>All practice data has been erased.</source>
        <translation>Wszystkie postępy usunięto.</translation>
    </message>
    <message>
        <source>Your practice data cannot be erased now.</source>
        <translation>Teraz nie można usunąć postępów.</translation>
    </message>
    <message>
        <source>The file may be read-only or the disk full.</source>
        <translation>Plik może być tylko do odczytu albo dysk jest pełny.</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n próba</numerusform>
            <numerusform>%n próby</numerusform>
            <numerusform>%n prób</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and the schedule of %n exercise(s) will be deleted for good.</source>
        <translation>
            <numerusform>i to, co zapamiętano o %n zadaniu, przepadną na dobre.</numerusform>
            <numerusform>i to, co zapamiętano o %n zadaniach, przepadną na dobre.</numerusform>
            <numerusform>i to, co zapamiętano o %n zadaniach, przepadną na dobre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Anulowano.</translation>
    </message>
    <message>
        <source>Your practice data is being exported.</source>
        <translation>Eksportowanie postępów.</translation>
    </message>
    <message>
        <source>Your practice data is being backed up.</source>
        <translation>Tworzenie kopii postępów.</translation>
    </message>
    <message>
        <source>Your practice data is being restored.</source>
        <translation>Przywracanie postępów.</translation>
    </message>
    <message>
        <source>The attempts have been saved as “%1”.</source>
        <translation>Próby zostały zapisane jako „%1”.</translation>
    </message>
    <message>
        <source>The backup has been saved as “%1”.</source>
        <translation>Kopia została zapisana jako „%1”.</translation>
    </message>
    <message>
        <source>Your place in each course, your earlier games and your settings stay.</source>
        <translation>Twoje miejsce w każdym kursie, starsze partie i ustawienia pozostaną.</translation>
    </message>
    <message>
        <source>The record of which course pages you have read and which questions you have solved will also be lost.</source>
        <translation>Przepadnie też lista przeczytanych stron kursów i rozwiązanych zadań.</translation>
    </message>
</context>
<context>
    <name>modes::ByHeart</name>
    <message>
        <source>%1 by heart, mate in %2</source>
        <comment>an ending</comment>
        <translation>%1 na pamięć, mat w %2</translation>
    </message>
    <message>
        <source>%1 by heart, hold the draw</source>
        <comment>an ending</comment>
        <translation>%1 na pamięć, utrzymać remis</translation>
    </message>
    <message>
        <source>Choosing the positions to learn by heart</source>
        <translation>Wybieranie pozycji do nauki na pamięć</translation>
    </message>
    <message>
        <source>There is not enough memory to choose the positions.</source>
        <translation>Brakuje pamięci, aby wybrać pozycje.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Zamknij inne programy i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>The course to learn by heart could not be saved.</source>
        <translation>Nie udało się zapisać kursu do nauki na pamięć.</translation>
    </message>
    <message>
        <source>The disk may be full. Free some space and try again.</source>
        <translation>Dysk może być pełny. Zwolnij miejsce i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>This position has too many lines to learn by heart.</source>
        <translation>Ta pozycja ma zbyt wiele wariantów, aby nauczyć się jej na pamięć.</translation>
    </message>
    <message>
        <source>Play on and try again nearer to the end of the game.</source>
        <translation>Graj dalej i spróbuj ponownie bliżej końca partii.</translation>
    </message>
    <message>
        <source>Choose a position with a win or a draw to learn by heart.</source>
        <translation>Wybierz do nauki na pamięć pozycję wygraną lub remisową.</translation>
    </message>
    <message>
        <source>There is nothing to learn by heart in this position.</source>
        <translation>W tej pozycji nie ma się czego uczyć na pamięć.</translation>
    </message>
    <message>
        <source>%1, best moves only</source>
        <comment>a course</comment>
        <translation>%1, tylko najlepsze posunięcia</translation>
    </message>
    <message numerus="yes">
        <source>%1, up to %Ln move(s) slower</source>
        <comment>a course</comment>
        <translation>
            <numerusform>%1, do %Ln posunięcia wolniej</numerusform>
            <numerusform>%1, do %Ln posunięć wolniej</numerusform>
            <numerusform>%1, do %Ln posunięć wolniej</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by heart</source>
        <comment>a position</comment>
        <translation>%1 na pamięć</translation>
    </message>
    <message>
        <source>The ending is being solved.</source>
        <translation>Trwa obliczanie końcówki.</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Wariant główny</translation>
    </message>
    <message numerus="yes">
        <source>Your line has %Ln position(s), with one move to learn in each.</source>
        <translation>
            <numerusform>Twój wariant ma %Ln pozycję z jednym posunięciem do nauczenia.</numerusform>
            <numerusform>Twój wariant ma %Ln pozycje, a w każdej jest jedno posunięcie do nauczenia.</numerusform>
            <numerusform>Twój wariant ma %Ln pozycji, a w każdej jest jedno posunięcie do nauczenia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest way to mate takes %Ln move(s).</source>
        <translation>
            <numerusform>Najdłuższa droga do mata trwa %Ln posunięcie.</numerusform>
            <numerusform>Najdłuższa droga do mata trwa %Ln posunięcia.</numerusform>
            <numerusform>Najdłuższa droga do mata trwa %Ln posunięć.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know %Ln of the positions already.</source>
        <translation>
            <numerusform>Znasz już %Ln pozycję.</numerusform>
            <numerusform>Znasz już %Ln pozycje.</numerusform>
            <numerusform>Znasz już %Ln pozycji.</numerusform>
        </translation>
    </message>
    <message>
        <source>They answer every threat, every pawn move and every reply to your checks. After any other move, most moves hold the draw.</source>
        <translation>Odpowiadają na każdą groźbę, każdy ruch pionem i każdą odpowiedź na twoje szachy. Po każdym innym ruchu większość ruchów utrzymuje remis.</translation>
    </message>
    <message>
        <source>The course to learn by heart is ready.</source>
        <translation>Kurs do nauki na pamięć jest gotowy.</translation>
    </message>
    <message>
        <source>Choose the same command for the same position again to open it.</source>
        <translation>Wybierz jeszcze raz to samo polecenie w tej samej pozycji, by go otworzyć.</translation>
    </message>
</context>
<context>
    <name>modes::Column</name>
    <message>
        <source>The course</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Ćwiczenia</translation>
    </message>
    <message>
        <source>A course teaches you the mate step by step.</source>
        <translation>Kurs uczy tego mata krok po kroku.</translation>
    </message>
    <message>
        <source>Short exercises come back when they are due.</source>
        <translation>Krótkie zadania wracają, gdy przyjdzie ich pora.</translation>
    </message>
    <message>
        <source>Enter any position to play or analyse it.</source>
        <translation>Ustaw dowolną pozycję do gry lub analizy.</translation>
    </message>
    <message>
        <source>Mate the king on this board, with help from the coach.</source>
        <translation>Daj mata królowi na tej szachownicy, z pomocą trenera.</translation>
    </message>
    <message>
        <source>Other courses</source>
        <translation>Inne kursy</translation>
    </message>
</context>
<context>
    <name>modes::CourseContents</name>
    <message>
        <source>✗ Failed</source>
        <translation>✗ Nieudane</translation>
    </message>
    <message>
        <source>✓ With help</source>
        <translation>✓ Z pomocą</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ Rozwiązane</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions solved</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>pages read</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>You have reached the end of the course.</source>
        <translation>To koniec kursu.</translation>
    </message>
    <message>
        <source>All questions are solved.</source>
        <translation>Wszystkie zadania są rozwiązane.</translation>
    </message>
    <message>
        <source>✓ Second try</source>
        <translation>✓ Druga próba</translation>
    </message>
    <message>
        <source>Read</source>
        <comment>a page was</comment>
        <translation>Przeczytane</translation>
    </message>
    <message>
        <source>✗ Shown</source>
        <comment>the answer to a question</comment>
        <translation>✗ Pokazane</translation>
    </message>
</context>
<context>
    <name>modes::Dealing</name>
    <message>
        <source>Solving was cancelled.</source>
        <translation>Obliczanie przerwano.</translation>
    </message>
    <message>
        <source>Choose “New position” to try again.</source>
        <translation>Wybierz „Nowa pozycja”, by spróbować ponownie.</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending.</source>
        <translation>Zabrakło pamięci do obliczenia końcówki.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Zamknij inne programy i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>No such position exists.</source>
        <translation>Nie ma takiej pozycji.</translation>
    </message>
    <message>
        <source>Choose another kind of position.</source>
        <translation>Wybierz inny rodzaj pozycji.</translation>
    </message>
</context>
<context>
    <name>modes::MoveInput</name>
    <message>
        <source>The game is over. %1</source>
        <translation>Partia skończona. %1</translation>
    </message>
    <message>
        <source>It is not your move.</source>
        <translation>To nie twój ruch.</translation>
    </message>
    <message>
        <source>No other moves can be played in a replay.</source>
        <translation>Przy odtwarzaniu nie gra się innych ruchów.</translation>
    </message>
    <message>
        <source>Choose “Play from here” first.</source>
        <translation>Najpierw wybierz „Graj stąd”.</translation>
    </message>
    <message>
        <source>In an exam, moves cannot be taken back.</source>
        <translation>Na egzaminie ruchów się nie cofa.</translation>
    </message>
    <message>
        <source>Go to the last move to play on.</source>
        <translation>Przejdź do ostatniego ruchu, by grać dalej.</translation>
    </message>
    <message>
        <source>This question asks for squares: type them like “c3 d5”.</source>
        <translation>Tu trzeba podać pola; wpisz je tak: „c3 d5”.</translation>
    </message>
</context>
<context>
    <name>modes::PageEditor</name>
    <message>
        <source>The page has not been saved. Open the course again, or check the disk and try again.</source>
        <translation>Strony nie zapisano. Otwórz kurs ponownie albo sprawdź dysk i spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>This page cannot be edited because parts of it cannot be read.</source>
        <translation>Tej strony nie można edytować, ponieważ niektórych jej części nie da się odczytać.</translation>
    </message>
    <message>
        <source>This chapter cannot be renamed because parts of it cannot be read.</source>
        <translation>Nie można zmienić nazwy tego rozdziału, ponieważ niektórych jego części nie da się odczytać.</translation>
    </message>
    <message>
        <source>Text after %1</source>
        <comment>a move</comment>
        <translation>Tekst po %1</translation>
    </message>
    <message>
        <source>Text for the first position</source>
        <translation>Tekst do pierwszej pozycji</translation>
    </message>
</context>
<context>
    <name>modes::Practice</name>
    <message>
        <source>Finish</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Następne zadanie</translation>
    </message>
    <message>
        <source>Back to practice</source>
        <translation>Wróć do ćwiczeń</translation>
    </message>
    <message>
        <source>Keep practising</source>
        <translation>Ćwicz dalej</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Ćwiczenia</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n do powtórki</numerusform>
            <numerusform>%n do powtórki</numerusform>
            <numerusform>%n do powtórki</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>jeszcze %n minuta</numerusform>
            <numerusform>jeszcze %n minuty</numerusform>
            <numerusform>jeszcze %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>czas minął</translation>
    </message>
    <message>
        <source>That&apos;s it for now.</source>
        <translation>Na razie to wszystko.</translation>
    </message>
    <message>
        <source>Exercises done: %1. Solved: %2.</source>
        <translation>Zrobione zadania: %1. Rozwiązane: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n done</source>
        <translation>
            <numerusform>%n zrobione</numerusform>
            <numerusform>%n zrobione</numerusform>
            <numerusform>%n zrobionych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) left</source>
        <translation>
            <numerusform>jeszcze %n zadanie</numerusform>
            <numerusform>jeszcze %n zadania</numerusform>
            <numerusform>jeszcze %n zadań</numerusform>
        </translation>
    </message>
    <message>
        <source>all done</source>
        <translation>gotowe</translation>
    </message>
    <message>
        <source>Choose one to see its position or its page again.</source>
        <translation>Wybierz zadanie, by znów zobaczyć jego pozycję lub stronę.</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Zadanie</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Next time</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>Your result cannot be saved at the moment.</source>
        <translation>Teraz nie można zapisać wyniku.</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Wróć do listy</translation>
    </message>
    <message>
        <source>You have no mistakes to practise yet.</source>
        <translation>Nie masz jeszcze błędów do ćwiczenia.</translation>
    </message>
    <message>
        <source>“Look through my games” in the File menu finds them in your games.</source>
        <translation>„Przejrzyj moje partie” w menu Plik znajdzie je w twoich partiach.</translation>
    </message>
    <message>
        <source>Page %1 of the course explains this.</source>
        <translation>Wyjaśnia to strona %1 kursu.</translation>
    </message>
    <message>
        <source>Chosen for practice: %1.</source>
        <translation>Wybrano do ćwiczeń: %1.</translation>
    </message>
    <message>
        <source>From the next exercise on: %1.</source>
        <translation>Od następnego ćwiczenia: %1.</translation>
    </message>
    <message>
        <source>This question about another subject is due; every third exercise may be one.</source>
        <translation>To pytanie z innego tematu czeka na powtórkę; może nim być co trzecie ćwiczenie.</translation>
    </message>
</context>
<context>
    <name>modes::Reader</name>
    <message>
        <source>Loading the course…</source>
        <translation>Wczytywanie kursu…</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>Wróć do kursu</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>Wróć do strony</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Pokaż ruch</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Następny ruch</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Następna strona</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>%1. %2 (%3 of %4)</source>
        <comment>a chapter: its number, its name, the page and how many there are</comment>
        <translation>%1. %2 (%3 z %4)</translation>
    </message>
    <message>
        <source>You mated in time.</source>
        <translation>Mat w wyznaczonej liczbie ruchów.</translation>
    </message>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>Daj mata w jednym ruchu.</numerusform>
            <numerusform>Daj mata najwyżej w %n ruchach.</numerusform>
            <numerusform>Daj mata najwyżej w %n ruchach.</numerusform>
        </translation>
    </message>
    <message>
        <source>You held the draw.</source>
        <translation>Remis utrzymany.</translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>Utrzymaj remis przez jeden ruch.</numerusform>
            <numerusform>Utrzymaj remis przez %n ruchy.</numerusform>
            <numerusform>Utrzymaj remis przez %n ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct: these are the squares.</source>
        <translation>Dobrze: to są te pola.</translation>
    </message>
    <message>
        <source>You did not mate in time.</source>
        <translation>Nie udało się zdążyć z matem.</translation>
    </message>
    <message>
        <source>You can no longer mate in time.</source>
        <translation>Nie zdążysz już dać mata.</translation>
    </message>
    <message>
        <source>You let the draw slip.</source>
        <translation>Remis przepadł.</translation>
    </message>
    <message>
        <source>Solved with help.</source>
        <translation>Rozwiązane z pomocą.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Od nowa</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <comment>a move</comment>
        <translation>Kontynuuj: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Dobrze.</translation>
    </message>
    <message>
        <source>Find the next move.</source>
        <translation>Znajdź następny ruch.</translation>
    </message>
    <message>
        <source>Find a better move.</source>
        <translation>Znajdź lepszy ruch.</translation>
    </message>
    <message>
        <source>Right: %1 is as good as %2.</source>
        <translation>Dobrze: %1 jest równie dobry jak %2.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Poprzednia strona</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Poprzedni ruch</translation>
    </message>
    <message>
        <source>%1 is wrong.</source>
        <translation>Błąd: %1.</translation>
    </message>
    <message>
        <source>Wrong squares: %1.</source>
        <translation>Błędne pola: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) still to find.</source>
        <translation>
            <numerusform>Do znalezienia jeszcze jedno pole.</numerusform>
            <numerusform>Do znalezienia jeszcze %n pola.</numerusform>
            <numerusform>Do znalezienia jeszcze %n pól.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select %n square(s) on the board, or type them.</source>
        <translation>
            <numerusform>Wskaż jedno pole na szachownicy albo je wpisz.</numerusform>
            <numerusform>Wskaż %n pola na szachownicy albo je wpisz.</numerusform>
            <numerusform>Wskaż %n pól na szachownicy albo je wpisz.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a course and one of its pages</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Alt+Shift+PgDn goes to the next page without an answer.</source>
        <translation>Alt+Shift+PgDn przechodzi na następną stronę bez odpowiedzi.</translation>
    </message>
    <message>
        <source>The page goes on when you have played the move it asks for.</source>
        <translation>Ciąg dalszy zobaczysz, gdy zagrasz szukany ruch.</translation>
    </message>
    <message>
        <source>The page goes on when you have played it out.</source>
        <translation>Ciąg dalszy zobaczysz, gdy zagrasz do końca.</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n wrong answer(s).</source>
        <translation>
            <numerusform>Rozwiązane po jednej złej odpowiedzi.</numerusform>
            <numerusform>Rozwiązane po %n złych odpowiedziach.</numerusform>
            <numerusform>Rozwiązane po %n złych odpowiedziach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved at the second try.</source>
        <translation>Rozwiązane za drugim razem.</translation>
    </message>
    <message>
        <source>The course goes on with %1.</source>
        <translation>W kursie dalej następuje %1.</translation>
    </message>
    <message numerus="yes">
        <source>Right idea: %1 has the same aim, but %2 is %n move(s) faster.</source>
        <translation>
            <numerusform>Dobry pomysł: %1 ma ten sam cel, ale %2 jest szybszy o jeden ruch.</numerusform>
            <numerusform>Dobry pomysł: %1 ma ten sam cel, ale %2 jest szybszy o %n ruchy.</numerusform>
            <numerusform>Dobry pomysł: %1 ma ten sam cel, ale %2 jest szybszy o %n ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a square again to clear it.</source>
        <translation>Wskaż pole jeszcze raz, by je odznaczyć.</translation>
    </message>
    <message>
        <source>You got this wrong before, so it counts as solved at the second try. Solve it at the first try next time to improve on that.</source>
        <translation>Wcześniej to zadanie się nie udało, więc liczy się jako rozwiązane za drugim razem. By to poprawić, rozwiąż je jeszcze raz, tym razem od razu.</translation>
    </message>
    <message>
        <source>These are the squares.</source>
        <translation>To są te pola.</translation>
    </message>
    <message numerus="yes">
        <source>%n more square(s).</source>
        <translation>
            <numerusform>Jeszcze jedno pole.</numerusform>
            <numerusform>Jeszcze %n pola.</numerusform>
            <numerusform>Jeszcze %n pól.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the squares</source>
        <translation>Pokaż pola</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move and the text about it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It is your move.</source>
        <translation>Twój ruch.</translation>
    </message>
    <message>
        <source>The page goes on when you have selected the right squares.</source>
        <translation>Ciąg dalszy zobaczysz, gdy wskażesz właściwe pola.</translation>
    </message>
    <message>
        <source>You have solved this before.</source>
        <translation>To zadanie jest już rozwiązane.</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>Następny wariant</translation>
    </message>
    <message>
        <source>The course plays another move.</source>
        <translation>W kursie jest inny ruch.</translation>
    </message>
    <message>
        <source>That was the last move.</source>
        <translation>To był ostatni ruch.</translation>
    </message>
    <message>
        <source>Choose a course from the Training menu.</source>
        <translation>Wybierz kurs z menu „Trening”.</translation>
    </message>
    <message>
        <source>This is the square.</source>
        <translation>To jest to pole.</translation>
    </message>
    <message>
        <source>Correct: this is the square.</source>
        <translation>Dobrze: to jest to pole.</translation>
    </message>
    <message>
        <source>You were shown the answer before, so it counts as solved with help. Solve it once more to improve on that.</source>
        <translation>Odpowiedź była już pokazana, więc liczy się to jako rozwiązanie z pomocą. Rozwiąż zadanie jeszcze raz, aby to poprawić.</translation>
    </message>
    <message>
        <source>You gave up, so it counts as failed.</source>
        <translation>Zadanie poddane, więc liczy się jako nieudane.</translation>
    </message>
    <message>
        <source>You were shown the answer, so it counts as failed.</source>
        <translation>Odpowiedź została pokazana, więc liczy się to jako nieudane.</translation>
    </message>
    <message>
        <source>Among them: %1.</source>
        <translation>Wśród nich: %1.</translation>
    </message>
    <message>
        <source>Right: after %1, too, all positions are among those to learn.</source>
        <translation>Dobrze: także po %1 wszystkie pozycje są wśród tych, których się uczysz.</translation>
    </message>
    <message>
        <source>You were shown the answer before.</source>
        <translation>Odpowiedź została już pokazana.</translation>
    </message>
    <message>
        <source>You got this wrong before.</source>
        <translation>Tu już raz padła błędna odpowiedź.</translation>
    </message>
    <message>
        <source>You won in time; you need not play on to mate.</source>
        <translation>Wygrana na czas; nie trzeba grać aż do mata.</translation>
    </message>
    <message>
        <source>You can no longer win in time.</source>
        <translation>Nie zdążysz już wygrać.</translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn.</source>
        <translation>
            <numerusform>Wygraj w jednym ruchu: promuj piona.</numerusform>
            <numerusform>Wygraj najwyżej w %n ruchach: promuj piona.</numerusform>
            <numerusform>Wygraj najwyżej w %n ruchach: promuj piona.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn, or win everything but the king.</source>
        <translation>
            <numerusform>Wygraj w jednym ruchu: promuj piona albo zbij wszystko oprócz króla.</numerusform>
            <numerusform>Wygraj najwyżej w %n ruchach: promuj piona albo zbij wszystko oprócz króla.</numerusform>
            <numerusform>Wygraj najwyżej w %n ruchach: promuj piona albo zbij wszystko oprócz króla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): capture everything but the king.</source>
        <translation>
            <numerusform>Wygraj w jednym ruchu: zbij wszystko oprócz króla.</numerusform>
            <numerusform>Wygraj najwyżej w %n ruchach: zbij wszystko oprócz króla.</numerusform>
            <numerusform>Wygraj najwyżej w %n ruchach: zbij wszystko oprócz króla.</numerusform>
        </translation>
    </message>
    <message>
        <source>The square to find is light.</source>
        <translation>Szukane pole jest białe.</translation>
    </message>
    <message>
        <source>The square to find is dark.</source>
        <translation>Szukane pole jest czarne.</translation>
    </message>
    <message>
        <source>The squares to find are all light.</source>
        <translation>Wszystkie szukane pola są białe.</translation>
    </message>
    <message>
        <source>The squares to find are all dark.</source>
        <translation>Wszystkie szukane pola są czarne.</translation>
    </message>
    <message>
        <source>Squares to find: %1 light, %2 dark.</source>
        <comment>numbers</comment>
        <translation>Szukane pola: białe – %1, czarne – %2.</translation>
    </message>
    <message>
        <source>Play the move of your line.</source>
        <translation>Zagraj posunięcie swojego wariantu.</translation>
    </message>
    <message>
        <source>Your line plays another move.</source>
        <translation>W twoim wariancie gra się inne posunięcie.</translation>
    </message>
    <message>
        <source>%1 wins too, but your line plays another move. Try again.</source>
        <translation>%1 też wygrywa, ale w twoim wariancie gra się inne posunięcie. Spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>%1 holds the draw too, but your line plays another move. Try again.</source>
        <translation>%1 też utrzymuje remis, ale w twoim wariancie gra się inne posunięcie. Spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>You have seen the move; practice will ask you for it.</source>
        <translation>Posunięcie zostało pokazane; ćwiczenia o nie zapytają.</translation>
    </message>
    <message>
        <source>Play the move of the line that you are learning. If you do not know it yet, have it shown.</source>
        <translation>Zagraj posunięcie wariantu, którego się uczysz. Jeśli go jeszcze nie znasz, każ je pokazać.</translation>
    </message>
    <message>
        <source>This wins too, but the page asks for another move.</source>
        <translation>To też wygrywa, ale na tej stronie szukane jest inne posunięcie.</translation>
    </message>
    <message>
        <source>Your move counts: find the next one.</source>
        <translation>Twój ruch się liczy: znajdź następny.</translation>
    </message>
    <message>
        <source>Right: %1 is even better than %2.</source>
        <translation>Dobrze: %1 jest nawet lepszy niż %2.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja kolej</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Następny wariant</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <comment>positions</comment>
        <translation>Znane: %1 z %2</translation>
    </message>
    <message>
        <source>This line is new: watch it first, then play it.</source>
        <translation>Ten wariant jest nowy: najpierw go obejrzyj, potem zagraj.</translation>
    </message>
    <message>
        <source>Now play the moves of this line.</source>
        <translation>Teraz zagraj posunięcia tego wariantu.</translation>
    </message>
    <message>
        <source>You know this line.</source>
        <translation>Znasz ten wariant.</translation>
    </message>
    <message>
        <source>Pages read: %1 of %2.</source>
        <translation>Przeczytane strony: %1 z %2.</translation>
    </message>
    <message>
        <source>Questions solved: %1 of %2.</source>
        <translation>Rozwiązane zadania: %1 z %2.</translation>
    </message>
    <message>
        <source>Not at the first try: %1.</source>
        <translation>Nie za pierwszym razem: %1.</translation>
    </message>
    <message>
        <source>With help: %1.</source>
        <translation>Z pomocą: %1.</translation>
    </message>
    <message>
        <source>End of the chapter.</source>
        <translation>Koniec rozdziału.</translation>
    </message>
    <message>
        <source>The course plays another move; yours can be judged once the ending is solved.</source>
        <translation>Kurs gra inne posunięcie; twoje będzie można ocenić, gdy końcówka zostanie rozwiązana.</translation>
    </message>
    <message>
        <source>This page has no text yet. Choose “Edit” to add text, a task and its solution.</source>
        <translation>Ta strona nie ma jeszcze tekstu. Wybierz „Edytuj”, aby dodać tekst, zadanie i rozwiązanie.</translation>
    </message>
    <message>
        <source>Your earlier solution at the first try still counts.</source>
        <translation>Twoje wcześniejsze rozwiązanie za pierwszym razem nadal się liczy.</translation>
    </message>
    <message>
        <source>Pages to repeat: %1.</source>
        <translation>Strony do powtórki: %1.</translation>
    </message>
    <message>
        <source>Moves used: %1 of %2; still needed: %3.</source>
        <translation>Wykorzystane ruchy: %1 z %2; potrzeba jeszcze: %3.</translation>
    </message>
    <message>
        <source>The game is drawn, so it counts as failed.</source>
        <translation>Partia zakończyła się remisem, więc zadanie liczy się jako nieudane.</translation>
    </message>
    <message>
        <source>You did not manage this before.</source>
        <translation>Wcześniej się to nie udało.</translation>
    </message>
</context>
<context>
    <name>modes::RecordPages</name>
    <message>
        <source>Mate distances and wasted moves are hidden. Ctrl+R shows them for this position.</source>
        <translation>Odległość do mata i zmarnowane ruchy są ukryte. Ctrl+R pokazuje je w tej pozycji.</translation>
    </message>
    <message>
        <source>The graph counts the attacker&apos;s moves to mate; this game has no mate.</source>
        <translation>Wykres liczy ruchy atakującego do mata; w tej partii mata nie ma.</translation>
    </message>
    <message>
        <source>The tablebases do not cover this game.</source>
        <translation>Tablice nie obejmują tej partii.</translation>
    </message>
    <message>
        <source>In an exam there is no feedback until the game is over.</source>
        <translation>Na egzaminie do końca partii nie ma komentarzy.</translation>
    </message>
    <message>
        <source>First solve the task.</source>
        <translation>Najpierw rozwiąż zadanie.</translation>
    </message>
    <message>
        <source>The report is about the game. Press Esc to leave the replay and see it.</source>
        <translation>Raport dotyczy partii. Naciśnij Esc, by zakończyć odtwarzanie i go zobaczyć.</translation>
    </message>
</context>
<context>
    <name>panels::CoachCard</name>
    <message>
        <source>The coach</source>
        <translation>Trener</translation>
    </message>
</context>
<context>
    <name>panels::ContentsModel</name>
    <message>
        <source>%1, open</source>
        <translation>%1, rozwinięty</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <translation>%1, zwinięty</translation>
    </message>
</context>
<context>
    <name>panels::ContentsPanel</name>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Chapters and pages</source>
        <translation>Rozdziały i strony</translation>
    </message>
    <message>
        <source>To repeat:</source>
        <translation>Do powtórki:</translation>
    </message>
    <message>
        <source>Repeat page %1</source>
        <translation>Powtórz stronę %1</translation>
    </message>
    <message>
        <source>To repeat, among others:</source>
        <translation>Do powtórki m.in.:</translation>
    </message>
    <message>
        <source>Search the pages</source>
        <translation>Szukaj na stronach</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Żadna strona nie zawiera tych słów.</translation>
    </message>
</context>
<context>
    <name>panels::CurveView</name>
    <message>
        <source>Moves to mate throughout the game</source>
        <translation>Ruchy do mata w przebiegu partii</translation>
    </message>
    <message>
        <source>moves to mate; dashed: best play</source>
        <translation>ruchy do mata; linia przerywana: najlepsza gra</translation>
    </message>
</context>
<context>
    <name>panels::DistanceBand</name>
    <message>
        <source>Shortest mate, in moves</source>
        <translation>Najkrótszy mat, w ruchach</translation>
    </message>
    <message>
        <source>Longest mate, in moves</source>
        <translation>Najdłuższy mat, w ruchach</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two numbers of moves</comment>
        <translation>do</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>ruchach</translation>
    </message>
</context>
<context>
    <name>panels::DrillPanel</name>
    <message>
        <source>You play as</source>
        <translation>Twoja strona</translation>
    </message>
    <message>
        <source>both</source>
        <translation>obie</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>Bishop on</source>
        <translation>Goniec stoi na</translation>
    </message>
    <message>
        <source>light</source>
        <translation>białych</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>czarnych</translation>
    </message>
    <message>
        <source>either</source>
        <translation>dowolnych</translation>
    </message>
    <message>
        <source>random</source>
        <translation>losowo</translation>
    </message>
    <message>
        <source>Colour of the bishop&apos;s squares</source>
        <translation>Goniec stoi na polach</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>Mat w</translation>
    </message>
    <message>
        <source>The attacker is</source>
        <translation>Atakują</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Końcówka</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>atakująca</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>broniąca</translation>
    </message>
    <message>
        <source>With best play</source>
        <translation>Przy najlepszej grze</translation>
    </message>
    <message>
        <source>the attacker wins</source>
        <translation>wygrywa atakujący</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <translation>jest remis</translation>
    </message>
    <message>
        <source>Stage of the mate</source>
        <translation>Etap matowania</translation>
    </message>
    <message>
        <source>any</source>
        <translation>dowolny</translation>
    </message>
    <message>
        <source>Used last</source>
        <translation>Ostatnio używane</translation>
    </message>
    <message>
        <source>Only for positions in which the attacker wins</source>
        <translation>Tylko dla pozycji, w których wygrywa atakujący</translation>
    </message>
    <message>
        <source>Choose one of the endings in the list.</source>
        <translation>Wybierz jedną z końcówek z listy.</translation>
    </message>
    <message>
        <source>There is no such ending.</source>
        <translation>Nie ma takiej końcówki.</translation>
    </message>
    <message>
        <source>Position number</source>
        <translation>Numer pozycji</translation>
    </message>
    <message>
        <source>Position number: the same one gives the same position</source>
        <translation>Numer: przy tych samych ustawieniach ten sam numer daje tę samą pozycję</translation>
    </message>
    <message>
        <source>The position number of the game on the board is %1.</source>
        <translation>Partia na szachownicy ma numer pozycji %1.</translation>
    </message>
</context>
<context>
    <name>panels::GamesList</name>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Search: a name, an event, a year, 1-0</source>
        <translation>Szukaj: nazwisko, turniej, rok, 1-0</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Przeszukaj partie</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partia</numerusform>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln game(s)</source>
        <translation>
            <numerusform>%1 z %Ln partii</numerusform>
            <numerusform>%1 z %Ln partii</numerusform>
            <numerusform>%1 z %Ln partii</numerusform>
        </translation>
    </message>
    <message>
        <source>Not enough memory: close other programs and search again.</source>
        <translation>Za mało pamięci: zamknij inne programy i szukaj ponownie.</translation>
    </message>
    <message>
        <source>Searching the games</source>
        <translation>Przeszukiwanie partii</translation>
    </message>
    <message>
        <source>&amp;Look through my games</source>
        <translation>P&amp;rzejrzyj moje partie</translation>
    </message>
    <message>
        <source>See how you played the endings of all games in the file</source>
        <translation>Zobacz, jak grasz końcówki we wszystkich partiach z pliku</translation>
    </message>
</context>
<context>
    <name>panels::GamesModel</name>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turniej</translation>
    </message>
</context>
<context>
    <name>panels::Grading</name>
    <message>
        <source>&amp;Standard limits</source>
        <translation>&amp;Domyślne progi</translation>
    </message>
    <message>
        <source>Each exercise is graded by how you played. The better the grade, the later it comes up again. You can change the limits; they apply from the next exercise on.</source>
        <translation>Każde zadanie jest oceniane według twojej gry. Im lepsza ocena, tym później wróci. Progi możesz zmienić; obowiązują od następnego zadania.</translation>
    </message>
    <message>
        <source>Moves wasted, at most</source>
        <translation>Zmarnowane ruchy, najwyżej</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share in percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Time per move, at most</source>
        <translation>Czas na ruch, najwyżej</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a grade and one of its limits</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Grading</source>
        <translation>Ocenianie</translation>
    </message>
    <message>
        <source>Hints and take-backs, more than</source>
        <translation>Podpowiedzi i cofnięcia, więcej niż</translation>
    </message>
    <message>
        <source>Moves wasted, more than</source>
        <translation>Zmarnowane ruchy, więcej niż</translation>
    </message>
</context>
<context>
    <name>panels::LegendCard</name>
    <message>
        <source>The overlays</source>
        <translation>Nakładki</translation>
    </message>
</context>
<context>
    <name>panels::MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
</context>
<context>
    <name>panels::Notices</name>
    <message>
        <source>This game cannot be saved and will be lost when you quit unless that changes. The program keeps trying.</source>
        <translation>Tej partii nie można zapisać; przepadnie po zamknięciu programu, jeśli to się nie zmieni. Program ponawia próby.</translation>
    </message>
    <message>
        <source>Your settings cannot be saved. They apply until you quit.</source>
        <translation>Ustawień nie można zapisać. Obowiązują do zamknięcia programu.</translation>
    </message>
    <message>
        <source>Right Corner is already running. This window saves neither games nor settings.</source>
        <translation>Right Corner już działa. To okno nie zapisuje ani partii, ani ustawień.</translation>
    </message>
    <message>
        <source>There is not enough memory for your opponent&apos;s move. Close other programs: it will be played as soon as there is enough.</source>
        <translation>Za mało pamięci na ruch przeciwnika. Zamknij inne programy: ruch zostanie wykonany, gdy tylko będzie jej dość.</translation>
    </message>
</context>
<context>
    <name>panels::OfferCard</name>
    <message>
        <source>First steps</source>
        <translation>Pierwsze kroki</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>Od czego chcesz zacząć?</translation>
    </message>
</context>
<context>
    <name>panels::PagePanel</name>
    <message>
        <source>Read</source>
        <translation>Czytać</translation>
    </message>
    <message>
        <source>Find the moves</source>
        <translation>Znaleźć ruchy</translation>
    </message>
    <message>
        <source>Mate within</source>
        <translation>Dać mata w</translation>
    </message>
    <message>
        <source>Hold the draw for</source>
        <translation>Utrzymać remis przez</translation>
    </message>
    <message>
        <source>Select squares</source>
        <translation>Wskazać pola</translation>
    </message>
    <message>
        <source>Play the moves of the page on the board.</source>
        <translation>Zagraj ruchy tej strony na szachownicy.</translation>
    </message>
    <message>
        <source>Play the solution on the board. Another move replaces the one there, unless words follow it: then it is a wrong answer, to which you can write why.</source>
        <translation>Zagraj rozwiązanie na szachownicy. Inny ruch zastępuje dotychczasowy, chyba że ten ma tekst: wtedy nowy jest błędną odpowiedzią, którą możesz objaśnić.</translation>
    </message>
    <message>
        <source>The reader plays against the program from the first position.</source>
        <translation>Czytelnik gra z programem od pierwszej pozycji.</translation>
    </message>
    <message>
        <source>The reader defends against the program from the first position.</source>
        <translation>Czytelnik broni się przed programem od pierwszej pozycji.</translation>
    </message>
    <message>
        <source>Type the squares that the words ask for, such as a8 h1.</source>
        <translation>Wpisz pola, o które pyta tekst, np. a8 h1.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Rozdział</translation>
    </message>
    <message>
        <source>Neighbouring pages with the same name form a chapter</source>
        <translation>Sąsiednie strony o tej samej nazwie tworzą rozdział</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Zadanie</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Pola</translation>
    </message>
    <message>
        <source>“%1” is not a square.</source>
        <translation>„%1” nie jest polem.</translation>
    </message>
    <message>
        <source>Win within</source>
        <translation>Wygraj najpóźniej w</translation>
    </message>
    <message>
        <source>The reader plays against the program from the first position, until a pawn is promoted or the program has only its king left.</source>
        <translation>Czytelnik gra z programem od pierwszej pozycji, aż promuje piona albo programowi zostanie sam król.</translation>
    </message>
</context>
<context>
    <name>panels::PlayedEndingsModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>games</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>Wszystkie końcówki</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Końcówka</translation>
    </message>
    <message>
        <source>Games with a result that reached the ending</source>
        <translation>Partie z wynikiem, które doszły do tej końcówki</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Endings that began as a win and were won</source>
        <translation>Końcówki od początku wygrane, które udało się wygrać</translation>
    </message>
    <message>
        <source>Converted</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Endings that began as a draw and were not lost</source>
        <translation>Końcówki od początku remisowe, których nie przegrano</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Utrzymane</translation>
    </message>
    <message>
        <source>Endings that began as a loss and were not lost</source>
        <translation>Końcówki od początku przegrane, których nie przegrano</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Uratowane</translation>
    </message>
    <message>
        <source>Points that you gave away</source>
        <translation>Punkty oddane przez ciebie</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Stracone punkty</translation>
    </message>
    <message>
        <source>Points that your opponents gave away</source>
        <translation>Punkty oddane przez przeciwników</translation>
    </message>
    <message>
        <source>Points gained</source>
        <translation>Zyskane punkty</translation>
    </message>
    <message>
        <source>Moves wasted on the way to mate, on average of the converted endings</source>
        <translation>Ruchy stracone w drodze do mata, średnio w wygranych końcówkach</translation>
    </message>
    <message>
        <source>Wasted per win</source>
        <translation>Stracone na wygraną</translation>
    </message>
</context>
<context>
    <name>panels::PlayedGamesModel</name>
    <message>
        <source>won</source>
        <comment>the position</comment>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>the position</comment>
        <translation>remis</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>the position</comment>
        <translation>przegrana</translation>
    </message>
    <message>
        <source>from a win to a draw</source>
        <translation>z wygranej na remis</translation>
    </message>
    <message>
        <source>from a win to a loss</source>
        <translation>z wygranej na przegraną</translation>
    </message>
    <message>
        <source>from a draw to a loss</source>
        <translation>z remisu na przegraną</translation>
    </message>
    <message>
        <source>At the end: %1</source>
        <translation>Na koniec: %1</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <comment>57; from a win to a draw</comment>
        <translation>Ruch %1: %2</translation>
    </message>
    <message>
        <source>Move %1 (%2): %3</source>
        <comment>57; the clock; from a win to a draw</comment>
        <translation>Ruch %1 (%2): %3</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Końcówka</translation>
    </message>
    <message>
        <source>At its start</source>
        <translation>Na początku</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Stracone punkty</translation>
    </message>
    <message>
        <source>Costliest mistake</source>
        <translation>Najkosztowniejszy błąd</translation>
    </message>
    <message>
        <source>The result with best play when the ending began</source>
        <translation>Wynik przy najlepszej grze na początku końcówki</translation>
    </message>
    <message>
        <source>Points that you gave away, even if your opponent had given them to you</source>
        <translation>Punkty oddane przez ciebie, nawet jeśli przeciwnik wcześniej sam ci je oddał</translation>
    </message>
</context>
<context>
    <name>panels::RecordCard</name>
    <message>
        <source>The game record</source>
        <translation>Zapis partii</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Wpisz ruch</translation>
    </message>
    <message>
        <source>Tabs of the game record</source>
        <translation>Zakładki zapisu partii</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Wykres</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Type a move such as %1</source>
        <translation>Wpisz ruch, np. %1</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Pola</translation>
    </message>
    <message>
        <source>Type squares such as c3 d5</source>
        <translation>Wpisz pola, np. c3 d5</translation>
    </message>
    <message>
        <source>Move, e.g. %1</source>
        <translation>Ruch, np. %1</translation>
    </message>
</context>
<context>
    <name>panels::RepliesModel</name>
    <message>
        <source>Move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Skutek</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>Strata</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Powód</translation>
    </message>
</context>
<context>
    <name>panels::RepliesTable</name>
    <message>
        <source>All moves</source>
        <translation>Wszystkie ruchy</translation>
    </message>
</context>
<context>
    <name>panels::ReportPage</name>
    <message>
        <source>The report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Jeszcze raz stąd</translation>
    </message>
    <message>
        <source>Try again from %1</source>
        <translation>Jeszcze raz sprzed %1</translation>
    </message>
    <message>
        <source>Show %1 on the board</source>
        <translation>Pokaż %1 na szachownicy</translation>
    </message>
    <message>
        <source>Show this move and the best reply on the board</source>
        <translation>Pokaż ten ruch i najlepszą odpowiedź na szachownicy</translation>
    </message>
</context>
<context>
    <name>panels::RightsBox</name>
    <message>
        <source>Castling</source>
        <translation>Roszada</translation>
    </message>
    <message>
        <source>White 0-0</source>
        <translation>Białe 0-0</translation>
    </message>
    <message>
        <source>White may castle kingside</source>
        <translation>Białe mogą roszować krótko</translation>
    </message>
    <message>
        <source>White 0-0-0</source>
        <translation>Białe 0-0-0</translation>
    </message>
    <message>
        <source>White may castle queenside</source>
        <translation>Białe mogą roszować długo</translation>
    </message>
    <message>
        <source>Black 0-0</source>
        <translation>Czarne 0-0</translation>
    </message>
    <message>
        <source>Black may castle kingside</source>
        <translation>Czarne mogą roszować krótko</translation>
    </message>
    <message>
        <source>Black 0-0-0</source>
        <translation>Czarne 0-0-0</translation>
    </message>
    <message>
        <source>Black may castle queenside</source>
        <translation>Czarne mogą roszować długo</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>W przelocie</translation>
    </message>
    <message>
        <source>The square that a pawn has just passed</source>
        <translation>Pole, które pion właśnie minął</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no square of en passant</comment>
        <translation>brak</translation>
    </message>
</context>
<context>
    <name>panels::SearchBox</name>
    <message>
        <source>Type to search</source>
        <translation>Wpisz, by wyszukać</translation>
    </message>
</context>
<context>
    <name>panels::SetUpPanel</name>
    <message>
        <source>Side to move</source>
        <translation>Czyj ruch</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białych</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarnych</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Position as text (FEN)</source>
        <translation>Pozycja jako tekst (FEN)</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Końcówka</translation>
    </message>
    <message>
        <source>Put the pieces of an ending on the board</source>
        <translation>Postaw bierki końcówki na szachownicy</translation>
    </message>
    <message>
        <source>Ending ▾</source>
        <translation>Końcówka ▾</translation>
    </message>
    <message>
        <source>Drag pieces, click one and then squares, or type its letter (K white, k black).</source>
        <translation>Przeciągaj bierki, kliknij jedną, a potem pola, lub wpisz jej literę (K – biały, k – czarny).</translation>
    </message>
    <message>
        <source>To remove a piece, drag it off the board or press Del on its square.</source>
        <translation>Aby usunąć bierkę, przeciągnij ją poza szachownicę lub naciśnij Del na jej polu.</translation>
    </message>
</context>
<context>
    <name>panels::StandingCard</name>
    <message>
        <source>Where you stand</source>
        <translation>Twoja sytuacja</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to spare</source>
        <translation>
            <numerusform>%n ruch zapasu</numerusform>
            <numerusform>%n ruchy zapasu</numerusform>
            <numerusform>%n ruchów zapasu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) too late</source>
        <translation>
            <numerusform>%n ruch za późno</numerusform>
            <numerusform>%n ruchy za późno</numerusform>
            <numerusform>%n ruchów za późno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fifty-move rule: %n used</source>
        <translation>
            <numerusform>50 posunięć: zużyto %n</numerusform>
            <numerusform>50 posunięć: zużyto %n</numerusform>
            <numerusform>50 posunięć: zużyto %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Solving progress</source>
        <translation>Postęp obliczania</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Remove castling rights</source>
        <translation>Usuń prawa do roszady</translation>
    </message>
    <message numerus="yes">
        <source>at least %n move(s) to spare</source>
        <translation>
            <numerusform>co najmniej %n ruch zapasu</numerusform>
            <numerusform>co najmniej %n ruchy zapasu</numerusform>
            <numerusform>co najmniej %n ruchów zapasu</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve by computer</source>
        <translation>Oblicz</translation>
    </message>
    <message>
        <source>Moves that may be wasted before the fifty-move rule makes it a draw; more if a capture or a pawn move starts the count again</source>
        <translation>Ruchy, które można stracić, zanim reguła 50 posunięć da remis; więcej, jeśli bicie lub ruch pionem zacznie liczenie od nowa</translation>
    </message>
    <message>
        <source>Moves that may be wasted before the fifty-move rule makes it a draw</source>
        <translation>Ruchy, które można stracić, zanim reguła 50 posunięć da remis</translation>
    </message>
    <message>
        <source>Moves since the last capture or pawn move; after fifty of them a draw can be claimed</source>
        <translation>Ruchy od ostatniego bicia lub ruchu pionem; po pięćdziesięciu można reklamować remis</translation>
    </message>
</context>
<context>
    <name>panels::StepRow</name>
    <message>
        <source>Stages of the mate</source>
        <translation>Etapy mata</translation>
    </message>
    <message>
        <source>Stage %1 of %2: %3</source>
        <translation>Etap %1 z %2: %3</translation>
    </message>
    <message>
        <source>Stage %1 of %2 (you are here): %3</source>
        <translation>Etap %1 z %2 (tu jesteś): %3</translation>
    </message>
</context>
<context>
    <name>panels::Transport</name>
    <message>
        <source>Seconds per move</source>
        <translation>Sekundy na ruch</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>panels::Waiting</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>show::Teller</name>
    <message>
        <source>White: %1.</source>
        <comment>a move</comment>
        <translation>Białe: %1.</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <comment>a move</comment>
        <translation>Czarne: %1.</translation>
    </message>
</context>
<context>
    <name>window::Exchange</name>
    <message>
        <source>The clipboard</source>
        <translation>Schowek</translation>
    </message>
    <message>
        <source>%1 contains neither a position nor a game.</source>
        <translation>%1 nie zawiera ani pozycji, ani partii.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what stood on the command line</comment>
        <translation>„%1”</translation>
    </message>
    <message>
        <source>The position has been copied.</source>
        <translation>Pozycja została skopiowana.</translation>
    </message>
    <message>
        <source>The diagram has been copied.</source>
        <translation>Diagram został skopiowany.</translation>
    </message>
    <message>
        <source>A link contains no position: copy the FEN or the PGN itself.</source>
        <translation>Link nie zawiera pozycji: skopiuj sam FEN lub PGN.</translation>
    </message>
    <message>
        <source>A link to a study contains no position. Export the study as PGN and open the file as a course.</source>
        <translation>Link do opracowania nie zawiera pozycji. Wyeksportuj opracowanie jako PGN i otwórz plik jako kurs.</translation>
    </message>
</context>
<context>
    <name>window::FiguresPage</name>
    <message>
        <source>Endings in figures</source>
        <translation>Końcówki w liczbach</translation>
    </message>
    <message>
        <source>Search for an ending</source>
        <translation>Szukaj końcówki</translation>
    </message>
</context>
<context>
    <name>window::HelpPage</name>
    <message>
        <source>Terms, symbols and keys</source>
        <translation>Pojęcia, znaki i klawisze</translation>
    </message>
    <message>
        <source>Search this page (%1)</source>
        <comment>a key</comment>
        <translation>Szukaj na tej stronie (%1)</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>Szukaj na tej stronie</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nie znaleziono</translation>
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
        <translation>Szachownica</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Finish it for me</source>
        <translation>Dokończ za mnie</translation>
    </message>
    <message>
        <source>The dropped item</source>
        <translation>Upuszczony obiekt</translation>
    </message>
    <message>
        <source>The old file has been kept as %1.</source>
        <translation>Poprzedni plik zachowano jako %1.</translation>
    </message>
    <message>
        <source>Your practice data could not be read; practice starts from scratch.</source>
        <translation>Nie udało się odczytać postępów; ćwiczenia zaczynają się od zera.</translation>
    </message>
    <message>
        <source>Your practice data was written by a newer version of Right Corner; practice starts from scratch.</source>
        <translation>Postępy zapisała nowsza wersja Right Corner; ćwiczenia zaczynają się od zera.</translation>
    </message>
    <message>
        <source>Your practice data cannot be saved.</source>
        <translation>Nie można zapisać postępów.</translation>
    </message>
    <message>
        <source>Check that the practice folder is writable and the disk is not full.</source>
        <translation>Sprawdź, czy w folderze postępów można zapisywać i czy dysk nie jest pełny.</translation>
    </message>
    <message>
        <source>The ending could not be saved to disk.</source>
        <translation>Nie udało się zapisać końcówki na dysku.</translation>
    </message>
    <message>
        <source>It stays available until you quit. Free some disk space, or check that the folder is writable.</source>
        <translation>Jest dostępna, dopóki nie zamkniesz programu. Zwolnij miejsce na dysku albo sprawdź, czy w folderze można zapisywać.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>White and Black</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Your exam was interrupted when the program closed.</source>
        <translation>Zamknięcie programu przerwało twój egzamin.</translation>
    </message>
    <message>
        <source>It is not graded; you can play the position on as a game.</source>
        <translation>Oceny nie ma; pozycję możesz grać dalej jako zwykłą partię.</translation>
    </message>
    <message>
        <source>The exam is not finished. Choose “%1” again to end it; Esc continues it.</source>
        <translation>Egzamin nie jest skończony. Wybierz „%1” jeszcze raz, by go zakończyć; Esc pozwala grać dalej.</translation>
    </message>
    <message>
        <source>An exam is in progress.</source>
        <translation>Trwa egzamin.</translation>
    </message>
    <message>
        <source>End it first, then open other games.</source>
        <translation>Najpierw go zakończ, potem otwieraj inne partie.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Practice was interrupted when the program closed.</source>
        <translation>Ćwiczenia zostały przerwane przy zamknięciu programu.</translation>
    </message>
    <message>
        <source>The game is being read.</source>
        <translation>Wczytywanie partii.</translation>
    </message>
    <message>
        <source>The file with your practice data was deleted; it has been saved again in full.</source>
        <translation>Plik z postępami został usunięty; postępy zapisano ponownie w całości.</translation>
    </message>
    <message>
        <source>The file with your practice data was replaced by an unreadable one; it has been saved again in full.</source>
        <translation>Plik z postępami zastąpiono nieczytelnym; postępy zapisano ponownie w całości.</translation>
    </message>
    <message>
        <source>The unreadable file has been kept as %1.</source>
        <translation>Nieczytelny plik zachowano jako %1.</translation>
    </message>
    <message>
        <source>Your practice data was replaced by that of another file, which is now in use.</source>
        <translation>Twoje postępy zostały zastąpione tymi z innego pliku, który jest teraz używany.</translation>
    </message>
    <message>
        <source>The earlier data has been kept as %1.</source>
        <translation>Wcześniejsze postępy zachowano jako %1.</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>a move</comment>
        <translation>Zagraj %1</translation>
    </message>
    <message>
        <source>Your results are saved; “Practise” starts a new session.</source>
        <translation>Twoje wyniki są zapisane; „Ćwicz” zaczyna nową sesję.</translation>
    </message>
    <message>
        <source>The exam is not finished. Quit again to end it; Esc continues it.</source>
        <translation>Egzamin nie jest skończony. Zamknij program jeszcze raz, by go zakończyć; Esc pozwala grać dalej.</translation>
    </message>
    <message>
        <source>Your results are saved; “Practise” continues the session.</source>
        <translation>Twoje wyniki są zapisane; „Ćwicz” kontynuuje sesję.</translation>
    </message>
    <message>
        <source>The changes to the page are not saved.</source>
        <translation>Zmiany na stronie nie są zapisane.</translation>
    </message>
    <message>
        <source>Quit again to lose them, or save the page first; Esc continues editing.</source>
        <translation>Zakończ ponownie, aby je utracić, albo najpierw zapisz stronę; Esc wraca do edycji.</translation>
    </message>
</context>
<context>
    <name>window::ReviewPage</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stop</translation>
    </message>
    <message>
        <source>S&amp;olve and include it</source>
        <translation>&amp;Oblicz i uwzględnij</translation>
    </message>
    <message>
        <source>Practise my &amp;mistakes</source>
        <translation>Ćwicz moje &amp;błędy</translation>
    </message>
    <message>
        <source>Open the &amp;game</source>
        <translation>Otwórz &amp;partię</translation>
    </message>
    <message>
        <source>Your endgames</source>
        <translation>Twoje końcówki</translation>
    </message>
    <message>
        <source>&amp;Player:</source>
        <translation>&amp;Gracz:</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>The player&apos;s name; other names after a semicolon</source>
        <translation>Nazwisko gracza; kolejne po średniku</translation>
    </message>
    <message>
        <source>&amp;Names in the file</source>
        <translation>&amp;Nazwiska w pliku</translation>
    </message>
    <message>
        <source>The most frequent names; choose all that are yours</source>
        <translation>Najczęstsze nazwiska; wybierz wszystkie swoje</translation>
    </message>
    <message>
        <source>Reading the games</source>
        <translation>Wczytywanie partii</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Końcówki</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>By ending</source>
        <translation>Według końcówek</translation>
    </message>
    <message>
        <source>The costliest games first</source>
        <translation>Najpierw partie, które kosztowały najwięcej punktów</translation>
    </message>
    <message>
        <source>Practise the positions in which you gave points away until you get them right</source>
        <translation>Ćwicz pozycje, w których przepadły ci punkty, aż je opanujesz</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln game(s))</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1 (%Ln partia)</numerusform>
            <numerusform>%1 (%Ln partie)</numerusform>
            <numerusform>%1 (%Ln partii)</numerusform>
        </translation>
    </message>
    <message>
        <source>Solving: %1…</source>
        <translation>Obliczanie: %1…</translation>
    </message>
    <message>
        <source>Your endgames in %1</source>
        <translation>Twoje końcówki: %1</translation>
    </message>
    <message>
        <source>The games are being read.</source>
        <translation>Wczytywanie partii.</translation>
    </message>
    <message>
        <source>No game is by this player. Choose another name above.</source>
        <translation>Nie ma partii tego gracza. Wybierz powyżej inne nazwisko.</translation>
    </message>
    <message>
        <source>None of these games reached an ending that is solved.</source>
        <translation>Żadna z tych partii nie doszła do obliczonej końcówki.</translation>
    </message>
    <message>
        <source>There is not enough memory to solve it.</source>
        <translation>Nie wystarcza pamięci, aby ją obliczyć.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) read</source>
        <translation>
            <numerusform>wczytano %Ln partię</numerusform>
            <numerusform>wczytano %Ln partie</numerusform>
            <numerusform>wczytano %Ln partii</numerusform>
        </translation>
    </message>
    <message>
        <source>by this player: %1</source>
        <comment>games</comment>
        <translation>tego gracza: %1</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>wczytywanie zatrzymano</translation>
    </message>
    <message>
        <source>partly unreadable: %1</source>
        <comment>games</comment>
        <translation>częściowo nieczytelne: %1</translation>
    </message>
    <message>
        <source>chess variants or Chess960 castling, skipped: %1</source>
        <comment>games</comment>
        <translation>odmiany szachów lub roszada szachów 960, pominięte: %1</translation>
    </message>
    <message>
        <source>reached a solved ending: %1</source>
        <comment>games</comment>
        <translation>z obliczoną końcówką: %1</translation>
    </message>
    <message numerus="yes">
        <source>Not solved yet: %1, in %Ln of these games.</source>
        <translation>
            <numerusform>Jeszcze nie obliczono: %1, w %Ln z tych partii.</numerusform>
            <numerusform>Jeszcze nie obliczono: %1, w %Ln z tych partii.</numerusform>
            <numerusform>Jeszcze nie obliczono: %1, w %Ln z tych partii.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::StatisticsPage</name>
    <message>
        <source>Show as &amp;tables</source>
        <translation>Pokaż jako &amp;tabele</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyka</translation>
    </message>
    <message>
        <source>Once you have practised, your progress will appear here.</source>
        <translation>Gdy zaczniesz ćwiczyć, zobaczysz tu swoje postępy.</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>Ć&amp;wicz</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Końcówka</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etap</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>Wszystkie końcówki</translation>
    </message>
    <message>
        <source>All stages</source>
        <translation>Wszystkie etapy</translation>
    </message>
    <message>
        <source>Where you throw results away</source>
        <translation>Gdzie tracisz punkty</translation>
    </message>
    <message>
        <source>These figures count the exercises of practice. What you have solved in the courses is on the card “The courses”; games and exams are not counted.</source>
        <translation>Te liczby dotyczą ćwiczeń. To, co rozwiązano w kursach, jest na karcie „Kursy”; partie i egzaminy się nie liczą.</translation>
    </message>
</context>
</TS>
