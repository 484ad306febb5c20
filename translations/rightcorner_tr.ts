<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr">
<context>
    <name>BoardCommands</name>
    <message>
        <source>&amp;Flip</source>
        <translation>&amp;Çevir</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Koordinatlar</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>&amp;Renkler</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Ahşap</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gri</translation>
    </message>
    <message>
        <source>Blue-green</source>
        <translation>Mavi-yeşil</translation>
    </message>
    <message>
        <source>Piece an&amp;imation</source>
        <translation>&amp;Taş animasyonu</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Kapalı</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Hızlı</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Yavaş</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation>Kat&amp;manlar</translation>
    </message>
    <message>
        <source>Heat m&amp;ap for</source>
        <translation>&amp;Isı haritası</translation>
    </message>
    <message>
        <source>&amp;Next piece</source>
        <translation>&amp;Sonraki taş</translation>
    </message>
    <message>
        <source>Show the heat map of the next piece; selecting a piece does the same</source>
        <translation>Sıradaki taşın ısı haritasını gösterir; bir taş seçmek de aynı işi görür</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Sistemdeki gibi</translation>
    </message>
    <message>
        <source>&amp;What attacks this square?</source>
        <translation>Bu kar&amp;eye ne saldırıyor?</translation>
    </message>
    <message>
        <source>Say which pieces attack the square selected with the arrow keys</source>
        <translation>Ok tuşlarıyla seçilen kareye hangi taşların saldırdığını söyler</translation>
    </message>
    <message>
        <source>List the &amp;pieces</source>
        <translation>Taş&amp;ları listele</translation>
    </message>
    <message>
        <source>only while the heat map is shown</source>
        <translation>yalnızca ısı haritası gösterilirken</translation>
    </message>
</context>
<context>
    <name>ByHeartCommands</name>
    <message>
        <source>Learn by heart</source>
        <translation>Ezberle</translation>
    </message>
    <message>
        <source>How much slower than the best move each move may be: with slower moves there are fewer positions to know</source>
        <translation>Her hamlenin en iyi hamleden ne kadar yavaş olabileceği: daha yavaş hamlelerle bilinmesi gereken konum sayısı azalır</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Bu konum</translation>
    </message>
    <message>
        <source>Best moves only</source>
        <translation>Yalnızca en iyi hamleler</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n move(s) slower</source>
        <translation>
            <numerusform>En çok %n hamle daha yavaş</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a course of the few positions that the side that wins, or the one that has to hold the draw, needs to know against every reply</source>
        <translation>Kazanan tarafın ya da beraberliği koruması gereken tarafın her cevaba karşı bilmesi gereken birkaç konumdan bir kurs hazırla</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Move either side&apos;s pieces as you like.</source>
        <translation>İki tarafın taşlarını da dilediğiniz gibi oynayın.</translation>
    </message>
    <message>
        <source>The line ends here.</source>
        <translation>Varyant burada bitiyor.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Sırada: %1.</translation>
    </message>
    <message>
        <source>No other move is as good.</source>
        <translation>Bunun kadar iyi başka hamle yok.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>Burada %n hamle eşit derecede iyi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the mate in %1.</source>
        <translation>%1 hamlede matı bulun.</translation>
    </message>
    <message>
        <source>With best play this is a draw. Try to win anyway.</source>
        <translation>En iyi oyunla bu konum berabere. Yine de kazanmaya çalışın.</translation>
    </message>
    <message>
        <source>The program plays the rest.</source>
        <translation>Gerisini program oynuyor.</translation>
    </message>
    <message>
        <source>Press Esc to stop.</source>
        <translation>Durdurmak için Esc tuşuna basın.</translation>
    </message>
    <message>
        <source>With best play, mate comes in or right next to one of these corners: %1.</source>
        <translation>En iyi oyunla mat şu köşelerden birinde ya da hemen yanında gelir: %1.</translation>
    </message>
    <message>
        <source>Hold the draw as White.</source>
        <translation>Beyazla beraberliği koruyun.</translation>
    </message>
    <message>
        <source>Hold the draw as Black.</source>
        <translation>Siyahla beraberliği koruyun.</translation>
    </message>
    <message>
        <source>Keep playing: the program replies by general principles.</source>
        <translation>Oynamaya devam edin: program genel ilkelere göre karşılık verir.</translation>
    </message>
    <message>
        <source>Six moves, and mate is no closer. A hint may help.</source>
        <translation>Altı hamle geçti, mat yaklaşmadı. Bir ipucu işe yarayabilir.</translation>
    </message>
    <message>
        <source>Play it out.</source>
        <translation>Oyunu sonuna kadar oynayın.</translation>
    </message>
    <message>
        <source>No comments and no take-backs until the game is over; then you get a report.</source>
        <translation>Oyun bitene dek yorum yapılmaz, hamle geri alınmaz; rapor sonra gelir.</translation>
    </message>
    <message>
        <source>Keep playing: %1 replies.</source>
        <translation>Oynamaya devam edin: %1 karşılık verir.</translation>
    </message>
    <message>
        <source>Best reply: %1.</source>
        <translation>En iyi cevap: %1.</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1 en iyisi.</translation>
    </message>
    <message>
        <source>Stage: %1.</source>
        <translation>Aşama: %1.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a sentence about a move</comment>
        <translation>Sırada: %1</translation>
    </message>
    <message>
        <source>%1 is not mate: %2 is possible.</source>
        <translation>%1 mat etmez: %2 mümkün.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 en iyisinden %n hamle yavaş.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot save both pieces, but make him prove it.</source>
        <translation>İki taşı birden kurtaramazsınız, ama rakip bunu kanıtlasın.</translation>
    </message>
    <message>
        <source>You cannot save the pawn, but make him prove it.</source>
        <translation>Piyonu kurtaramazsınız, ama rakip bunu kanıtlasın.</translation>
    </message>
    <message>
        <source>You cannot save the piece, but make him prove it.</source>
        <translation>Taşı kurtaramazsınız, ama rakip bunu kanıtlasın.</translation>
    </message>
    <message>
        <source>Only one move holds the draw: look at every check and capture.</source>
        <translation>Beraberliği yalnızca bir hamle korur: her şah çekişe ve her taş alışa bakın.</translation>
    </message>
    <message>
        <source>Only one move holds the draw: look for a double attack.</source>
        <translation>Beraberliği yalnızca bir hamle korur: bir çifte saldırı arayın.</translation>
    </message>
    <message>
        <source>You cannot save the pawn on %1, but make him prove it.</source>
        <translation>%1 karesindeki piyonu kurtaramazsınız, ama rakip bunu kanıtlasın.</translation>
    </message>
    <message>
        <source>You have only one move.</source>
        <translation>Tek hamleniz var.</translation>
    </message>
    <message>
        <source>Hold out as long as you can.</source>
        <translation>Olabildiğince uzun dayanın.</translation>
    </message>
    <message>
        <source>The opponent threatens mate: %1.</source>
        <translation>Rakip matla tehdit ediyor: %1.</translation>
    </message>
    <message>
        <source>“Give up” fails the exam and shows the report. “End exam” goes on as a normal game, without a grade.</source>
        <translation>“Vazgeç” ile sınavda kalır ve raporu görürsünüz. “Sınavı bitir” ile oyun not verilmeden normal bir oyun olarak sürer.</translation>
    </message>
    <message>
        <source>Checkmate: White wins.</source>
        <translation>Şah mat: Beyaz kazandı.</translation>
    </message>
    <message>
        <source>Checkmate: Black wins.</source>
        <translation>Şah mat: Siyah kazandı.</translation>
    </message>
    <message>
        <source>Win as White.</source>
        <translation>Beyazla kazanın.</translation>
    </message>
    <message>
        <source>Win as Black.</source>
        <translation>Siyahla kazanın.</translation>
    </message>
    <message>
        <source>The pawn falls: it is a draw.</source>
        <translation>Piyon düşüyor: oyun berabere.</translation>
    </message>
    <message>
        <source>%1 is one of the best moves.</source>
        <translation>%1 en iyi hamlelerden biri.</translation>
    </message>
    <message>
        <source>The pawn cannot be saved.</source>
        <translation>Piyon kurtarılamaz.</translation>
    </message>
    <message>
        <source>You cannot save both pawns, but make him prove it.</source>
        <translation>İki piyonu birden kurtaramazsınız, ama rakip bunu kanıtlasın.</translation>
    </message>
    <message>
        <source>Only one move wins.</source>
        <translation>Yalnızca bir hamle kazandırır.</translation>
    </message>
    <message>
        <source>With best play this is a draw.</source>
        <translation>En iyi oyunla bu konum berabere.</translation>
    </message>
    <message>
        <source>Keep playing: the program replies as soon as the ending is solved.</source>
        <translation>Oynamaya devam edin: oyunsonu çözülür çözülmez program karşılık verir.</translation>
    </message>
</context>
<context>
    <name>Coaching</name>
    <message>
        <source>%1 and %2</source>
        <comment>a list of squares and the last of them</comment>
        <translation>%1 ve %2</translation>
    </message>
    <message>
        <source>He is in a box. Shrink it and bring up your king.</source>
        <translation>Rakip şah bir kutuda. Kutuyu küçültün ve şahınızı getirin.</translation>
    </message>
    <message>
        <source>The kings face each other on the edge. Check along the edge.</source>
        <translation>Şahlar kenarda karşı karşıya. Kenar boyunca şah çekin.</translation>
    </message>
    <message>
        <source>Bring your king to a key square: %1.</source>
        <translation>Şahınızı bir anahtar kareye getirin: %1.</translation>
    </message>
    <message>
        <source>Your king is on a key square. Escort the pawn home.</source>
        <translation>Şahınız anahtar karede. Piyonu terfiye götürün.</translation>
    </message>
    <message>
        <source>%1 is mate.</source>
        <translation>%1 mat eder.</translation>
    </message>
    <message>
        <source>%1 promotes.</source>
        <translation>%1 terfi eder.</translation>
    </message>
    <message>
        <source>%1 is a waiting move: he is in zugzwang.</source>
        <translation>%1 bekler: rakip şah zugzwangda.</translation>
    </message>
    <message>
        <source>%1 drives him towards the right corner.</source>
        <translation>%1 rakip şahı doğru köşeye sürer.</translation>
    </message>
    <message>
        <source>%1 takes the opposition.</source>
        <translation>%1 opozisyonu alır.</translation>
    </message>
    <message>
        <source>%1 gives check.</source>
        <translation>%1 şah çeker.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to him.</source>
        <translation>%1 şahı rakip şaha yaklaştırır.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to him.</source>
        <translation>%1 atı rakip şaha yaklaştırır.</translation>
    </message>
    <message>
        <source>%1 stalemates him.</source>
        <translation>%1 pat eder.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 tek hamle.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>a list of squares and the last of them</comment>
        <translation>%1 veya %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Daha iyisi: %1</translation>
    </message>
    <message>
        <source>Come together</source>
        <translation>Bir araya gelme</translation>
    </message>
    <message>
        <source>Take the centre</source>
        <translation>Merkezi ele geçirme</translation>
    </message>
    <message>
        <source>Drive him to the edge</source>
        <translation>Kenara sürme</translation>
    </message>
    <message>
        <source>Out of the wrong corner</source>
        <translation>Yanlış köşeden çıkarma</translation>
    </message>
    <message>
        <source>The large triangle</source>
        <translation>Büyük üçgen</translation>
    </message>
    <message>
        <source>The W</source>
        <translation>W manevrası</translation>
    </message>
    <message>
        <source>Turn him back</source>
        <translation>Geri çevirme</translation>
    </message>
    <message>
        <source>The middle triangle</source>
        <translation>Orta üçgen</translation>
    </message>
    <message>
        <source>The small triangle</source>
        <translation>Küçük üçgen</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>Mat</translation>
    </message>
    <message>
        <source>Cut him off</source>
        <translation>Yolunu kesme</translation>
    </message>
    <message>
        <source>Shrink the box</source>
        <translation>Kutuyu küçültme</translation>
    </message>
    <message>
        <source>Face him on the edge</source>
        <translation>Kenarda karşısına geçme</translation>
    </message>
    <message>
        <source>Check along the edge</source>
        <translation>Kenar boyunca şah çekme</translation>
    </message>
    <message>
        <source>Head for a key square</source>
        <translation>Anahtar kareye yönelme</translation>
    </message>
    <message>
        <source>Escort the pawn</source>
        <translation>Piyona eşlik etme</translation>
    </message>
    <message>
        <source>Run with the pawn</source>
        <translation>Piyonu sürme</translation>
    </message>
    <message>
        <source>Bring king, bishop and knight together, away from the edge of the board.</source>
        <translation>Şahı, fili ve atı tahtanın kenarından uzakta bir araya getirin.</translation>
    </message>
    <message>
        <source>Bring your king to the centre and take squares away from his, so that he must give way.</source>
        <translation>Şahınızı merkeze getirin, rakip şahın karelerini elinden alıp onu yol vermeye zorlayın.</translation>
    </message>
    <message>
        <source>Keep him out of the centre. Take squares away from him and follow with king and knight.</source>
        <translation>Rakip şahı merkeze sokmayın. Elinden kare alın, şah ve atla izleyin.</translation>
    </message>
    <message>
        <source>He is near a wrong corner. Drive him out, along the edge to %1.</source>
        <translation>Rakip şah yanlış bir köşenin yanında. Onu kenar boyunca şuraya sürün: %1.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of seven squares. Close in and take squares away from him.</source>
        <translation>Rakip şahı yedi karelik çaprazın arkasında tutun. Yaklaşın ve elinden kare alın.</translation>
    </message>
    <message>
        <source>Drive him along the edge to %1: the knight goes in a W, the king follows, the bishop guards or waits.</source>
        <translation>Rakip şahı kenar boyunca şuraya sürün: %1. At W çizer, şah izler, fil kare tutar veya bekler.</translation>
    </message>
    <message>
        <source>He tries to get away from %1. Take the squares on his path and turn him back.</source>
        <translation>Rakip şah şuradan kaçmaya çalışıyor: %1. Yolundaki kareleri alın ve onu geri çevirin.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of five squares. Bring your king nearer and make the triangle smaller.</source>
        <translation>Rakip şahı beş karelik çaprazın arkasında tutun. Şahınızı yaklaştırın, üçgeni küçültün.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of three squares. Bring your king a knight&apos;s move from the corner.</source>
        <translation>Rakip şahı üç karelik çaprazın arkasında tutun. Şahınızı köşeden bir at hamlesi öteye getirin.</translation>
    </message>
    <message>
        <source>%1 forks king and queen.</source>
        <translation>%1 şaha ve vezire çatal atar.</translation>
    </message>
    <message>
        <source>%1 forks king and rook.</source>
        <translation>%1 şaha ve kaleye çatal atar.</translation>
    </message>
    <message>
        <source>%1 forks king and bishop.</source>
        <translation>%1 şaha ve file çatal atar.</translation>
    </message>
    <message>
        <source>%1 forks king and knight.</source>
        <translation>%1 şaha ve ata çatal atar.</translation>
    </message>
    <message>
        <source>%1 forks king and pawn.</source>
        <translation>%1 şaha ve piyona çatal atar.</translation>
    </message>
    <message>
        <source>%1 attacks %2 at once.</source>
        <translation>%1 çatal atar: %2.</translation>
    </message>
    <message>
        <source>%1 skewers king and queen.</source>
        <translation>%1 şahı ve veziri şişler.</translation>
    </message>
    <message>
        <source>%1 skewers king and rook.</source>
        <translation>%1 şahı ve kaleyi şişler.</translation>
    </message>
    <message>
        <source>%1 skewers king and bishop.</source>
        <translation>%1 şahı ve fili şişler.</translation>
    </message>
    <message>
        <source>%1 skewers king and knight.</source>
        <translation>%1 şahı ve atı şişler.</translation>
    </message>
    <message>
        <source>%1 skewers king and pawn.</source>
        <translation>%1 şahı ve piyonu şişler.</translation>
    </message>
    <message>
        <source>%1 skewers %2.</source>
        <translation>%1 şişler: %2.</translation>
    </message>
    <message>
        <source>%1 uncovers an attack on %2.</source>
        <translation>%1 açarak saldırır: %2.</translation>
    </message>
    <message>
        <source>%1 deflects the defender on %2.</source>
        <translation>%1 savunan taşı %2 karesinden saptırır.</translation>
    </message>
    <message>
        <source>%1 offers the piece: to capture on %2 is stalemate.</source>
        <translation>%1 taşı sunar: %2 karesinde almak pat olur.</translation>
    </message>
    <message>
        <source>%1 guards the piece on %2 through its attacker.</source>
        <translation>%1 taşı %2 karesinde, saldıranın arkasından korur.</translation>
    </message>
    <message>
        <source>%1 gives double check: the king must move.</source>
        <translation>%1 çifte şah çeker: şah oynamak zorunda.</translation>
    </message>
    <message>
        <source>%1 gives discovered check.</source>
        <translation>%1 açarak şah çeker.</translation>
    </message>
    <message>
        <source>%1 builds a bridge: the rook shields its king from the checks.</source>
        <translation>%1 köprü kurar: kale, şahını şah çekişlere karşı siper eder.</translation>
    </message>
    <message>
        <source>%1 begins a triangle: the same position comes back with the other side to move.</source>
        <translation>%1 üçgene başlar: aynı konum, sıra karşı taraftayken yeniden gelir.</translation>
    </message>
    <message>
        <source>%1 wins the race: the king is outside the square of the pawn.</source>
        <translation>%1 yarışı kazanır: rakip şah piyonun karesinin dışında.</translation>
    </message>
    <message>
        <source>%1 reaches a key square.</source>
        <translation>%1 bir anahtar kareye ulaşır.</translation>
    </message>
    <message>
        <source>%1 is a spare move: now your king has the opposition.</source>
        <translation>%1 yedek hamle: artık opozisyon şahınızda.</translation>
    </message>
    <message>
        <source>%1 takes the diagonal opposition.</source>
        <translation>%1 çapraz opozisyonu alır.</translation>
    </message>
    <message>
        <source>%1 shoulders the other king away from %2.</source>
        <translation>%1 omuz atıp rakip şahı uzak tutar: %2.</translation>
    </message>
    <message>
        <source>%1 heads for the corner in front of the rook pawn.</source>
        <translation>%1 kale piyonunun önündeki köşeye yönelir.</translation>
    </message>
    <message>
        <source>%1 stops in front of the pawn.</source>
        <translation>%1 piyonun önünde durur.</translation>
    </message>
    <message>
        <source>%1 guards the promotion square %2.</source>
        <translation>%1 terfi karesini tutar: %2.</translation>
    </message>
    <message>
        <source>%1 goes to the short side and leaves the long side to the rook.</source>
        <translation>%1 kısa tarafa gider, uzun tarafı kaleye bırakır.</translation>
    </message>
    <message>
        <source>%1 comes in front of the pawn.</source>
        <translation>%1 piyonun önüne geçer.</translation>
    </message>
    <message>
        <source>%1 goes behind the passed pawn.</source>
        <translation>%1 geçer piyonun arkasına yerleşir.</translation>
    </message>
    <message>
        <source>%1 checks from the side.</source>
        <translation>%1 yandan şah çeker.</translation>
    </message>
    <message>
        <source>%1 checks from behind.</source>
        <translation>%1 arkadan şah çeker.</translation>
    </message>
    <message>
        <source>%1 checks from the front.</source>
        <translation>%1 önden şah çeker.</translation>
    </message>
    <message>
        <source>%1 makes the rook leave its king.</source>
        <translation>%1 kaleyi şahının yanından ayrılmaya zorlar.</translation>
    </message>
    <message>
        <source>%1 puts the bishops side by side: their diagonals make a wall.</source>
        <translation>%1 filleri yan yana getirir: çaprazları bir duvar oluşturur.</translation>
    </message>
    <message>
        <source>%1 is the only move that wins.</source>
        <translation>%1 kazandıran tek hamle.</translation>
    </message>
    <message>
        <source>%1 is the only move that draws.</source>
        <translation>%1 beraberliği koruyan tek hamle.</translation>
    </message>
    <message>
        <source>%1 saves the bishop, which was hanging.</source>
        <translation>%1 tehdit altındaki fili kurtarır.</translation>
    </message>
    <message>
        <source>%1 saves the knight, which was hanging.</source>
        <translation>%1 tehdit altındaki atı kurtarır.</translation>
    </message>
    <message>
        <source>%1 saves the rook, which was hanging.</source>
        <translation>%1 tehdit altındaki kaleyi kurtarır.</translation>
    </message>
    <message>
        <source>%1 saves the queen, which was hanging.</source>
        <translation>%1 tehdit altındaki veziri kurtarır.</translation>
    </message>
    <message>
        <source>%1 saves the pawn, which was hanging.</source>
        <translation>%1 tehdit altındaki piyonu kurtarır.</translation>
    </message>
    <message>
        <source>%1 attacks the bishop.</source>
        <translation>%1 file saldırır.</translation>
    </message>
    <message>
        <source>%1 attacks the knight.</source>
        <translation>%1 ata saldırır.</translation>
    </message>
    <message>
        <source>%1 attacks the rook.</source>
        <translation>%1 kaleye saldırır.</translation>
    </message>
    <message>
        <source>%1 attacks the queen.</source>
        <translation>%1 vezire saldırır.</translation>
    </message>
    <message>
        <source>%1 attacks the pawn.</source>
        <translation>%1 piyona saldırır.</translation>
    </message>
    <message>
        <source>%1 is check: he must go to %3.</source>
        <translation>%1 şah çeker: rakip şaha yalnızca %3 kalır.</translation>
    </message>
    <message>
        <source>%1 keeps him out of %2, where he wants to go.</source>
        <translation>%1 rakip şahın gitmek istediği yeri kapatır: %2.</translation>
    </message>
    <message>
        <source>%1 leaves him only %2.</source>
        <translation>%1 rakip şaha yalnızca şurayı bırakır: %2.</translation>
    </message>
    <message>
        <source>%1 confines him to the edge.</source>
        <translation>%1 rakip şahı kenara kapatır.</translation>
    </message>
    <message>
        <source>%1 drives him back towards the edge.</source>
        <translation>%1 rakip şahı kenara doğru geri sürer.</translation>
    </message>
    <message>
        <source>%1 threatens mate.</source>
        <translation>%1 matla tehdit eder.</translation>
    </message>
    <message>
        <source>%1 takes %2 away from him.</source>
        <translation>%1 rakip şahın elinden alır: %2.</translation>
    </message>
    <message>
        <source>%1 gives check and drives him from %2.</source>
        <translation>%1 şah çekip rakip şahı %2 karesinden kovar.</translation>
    </message>
    <message>
        <source>%1 protects the bishop before he can attack it.</source>
        <translation>%1 fili saldırı gelmeden korur.</translation>
    </message>
    <message>
        <source>%1 protects the knight before he can attack it.</source>
        <translation>%1 atı saldırı gelmeden korur.</translation>
    </message>
    <message>
        <source>%1 protects the rook before he can attack it.</source>
        <translation>%1 kaleyi saldırı gelmeden korur.</translation>
    </message>
    <message>
        <source>%1 protects the queen before he can attack it.</source>
        <translation>%1 veziri saldırı gelmeden korur.</translation>
    </message>
    <message>
        <source>%1 protects the pawn before he can attack it.</source>
        <translation>%1 piyonu saldırı gelmeden korur.</translation>
    </message>
    <message>
        <source>%1 moves the piece out of reach.</source>
        <translation>%1 taşı erişim dışına çeker.</translation>
    </message>
    <message>
        <source>%1 moves the bishop before he can attack it.</source>
        <translation>%1 fili saldırı gelmeden çeker.</translation>
    </message>
    <message>
        <source>%1 moves the knight before he can attack it.</source>
        <translation>%1 atı saldırı gelmeden çeker.</translation>
    </message>
    <message>
        <source>%1 moves the rook before he can attack it.</source>
        <translation>%1 kaleyi saldırı gelmeden çeker.</translation>
    </message>
    <message>
        <source>%1 moves the queen before he can attack it.</source>
        <translation>%1 veziri saldırı gelmeden çeker.</translation>
    </message>
    <message>
        <source>%1 moves the pawn before he can attack it.</source>
        <translation>%1 piyonu saldırı gelmeden sürer.</translation>
    </message>
    <message>
        <source>%1 reaches the next stage: “%4”.</source>
        <translation>%1 sonraki aşamaya geçer: “%4”.</translation>
    </message>
    <message>
        <source>%1 takes the diagonal in front of him.</source>
        <translation>%1 rakip şahın önündeki çaprazı tutar.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to its mating post, a knight&apos;s move from the corner.</source>
        <translation>%1 şahınızı mattaki görev yerine, köşeden bir at hamlesi öteye yaklaştırır.</translation>
    </message>
    <message>
        <source>%1 prepares the king&apos;s move to %2.</source>
        <translation>%1 şahın %2 karesine gidişini hazırlar.</translation>
    </message>
    <message>
        <source>%1 prepares the bishop&apos;s move to %2.</source>
        <translation>%1 filin %2 karesine gidişini hazırlar.</translation>
    </message>
    <message>
        <source>%1 prepares the knight&apos;s move to %2.</source>
        <translation>%1 atın %2 karesine gidişini hazırlar.</translation>
    </message>
    <message>
        <source>%1 prepares a move to %2.</source>
        <translation>%1 şuraya gidişi hazırlar: %2.</translation>
    </message>
    <message>
        <source>%1 is a step on the way to %2.</source>
        <translation>%1 hedefe doğru bir adım: %2.</translation>
    </message>
    <message>
        <source>%1 guards %2.</source>
        <translation>%1 şurayı tutar: %2.</translation>
    </message>
    <message>
        <source>%1 brings the bishop closer to your king.</source>
        <translation>%1 fili şahınıza yaklaştırır.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to your king.</source>
        <translation>%1 atı şahınıza yaklaştırır.</translation>
    </message>
    <message>
        <source>%1 keeps %2 guarded.</source>
        <translation>%1 şurayı tutmayı sürdürür: %2.</translation>
    </message>
    <message>
        <source>%1 leaves him nothing to attack.</source>
        <translation>%1 rakip şaha saldıracak taş bırakmaz.</translation>
    </message>
    <message>
        <source>%1 gets off the edge.</source>
        <translation>%1 kenardan ayrılır.</translation>
    </message>
    <message>
        <source>Keep him on the edge</source>
        <translation>Kenarda tutma</translation>
    </message>
    <message>
        <source>Drive him into the corner</source>
        <translation>Köşeye sürme</translation>
    </message>
    <message>
        <source>He is on the edge. Take away the squares by which he could leave it and follow with king and knight.</source>
        <translation>Rakip şah kenarda. Çıkabileceği kareleri elinden alın, şah ve atla izleyin.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up so that it faces his when it is your move.</source>
        <translation>Rakip şah kenardan ayrılamaz. Şahınızı, sıra sizdeyken tam karşısında olacak şekilde getirin.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up and drive him into the corner.</source>
        <translation>Rakip şah kenardan ayrılamaz. Şahınızı yaklaştırın ve onu köşeye sürün.</translation>
    </message>
    <message>
        <source>%1 forces mate with the next move.</source>
        <translation>%1 sonraki hamlede matı zorlar.</translation>
    </message>
    <message>
        <source>%1 pins the pawn on %2, and it falls.</source>
        <translation>%1 piyonu %2 karesinde açmaza alır; piyon düşer.</translation>
    </message>
    <message>
        <source>%1 wins the rook by force.</source>
        <translation>%1 kaleyi zorlayarak kazanır.</translation>
    </message>
    <message>
        <source>%1 wins the bishop by force.</source>
        <translation>%1 fili zorlayarak kazanır.</translation>
    </message>
    <message>
        <source>%1 wins the knight by force.</source>
        <translation>%1 atı zorlayarak kazanır.</translation>
    </message>
    <message>
        <source>%1 wins the pawn by force.</source>
        <translation>%1 piyonu zorlayarak kazanır.</translation>
    </message>
    <message>
        <source>%1 wins the piece on %2 by force.</source>
        <translation>%1 taşı zorlayarak kazanır: %2.</translation>
    </message>
    <message>
        <source>%1 stays on a key square.</source>
        <translation>%1 anahtar karede kalır.</translation>
    </message>
    <message>
        <source>%1 takes the distant opposition.</source>
        <translation>%1 uzak opozisyonu alır.</translation>
    </message>
    <message>
        <source>%1 clears the pawn&apos;s path.</source>
        <translation>%1 piyonun yolunu açar.</translation>
    </message>
    <message>
        <source>%1 reaches the seventh rank without check, so the king must give way.</source>
        <translation>%1 yedinci yataya şah çekmeden ulaşır; rakip şah yol vermek zorunda.</translation>
    </message>
    <message>
        <source>%1 advances the pawn under the king&apos;s protection.</source>
        <translation>%1 piyonu şahın korumasında ilerletir.</translation>
    </message>
    <message>
        <source>%1 advances the pawn, and it cannot be captured.</source>
        <translation>%1 piyonu ilerletir; piyon alınamaz.</translation>
    </message>
    <message>
        <source>%1 covers %2 on the pawn&apos;s path.</source>
        <translation>%1 piyonun yolunda şurayı tutar: %2.</translation>
    </message>
    <message>
        <source>%1 is in time: the king still cannot catch the pawn.</source>
        <translation>%1 yetişir: rakip şah piyonu yine yakalayamaz.</translation>
    </message>
    <message>
        <source>%1 keeps the king away from %2, which the bishop does not cover.</source>
        <translation>%1 rakip şahı filin tutmadığı kareden uzak tutar: %2.</translation>
    </message>
    <message>
        <source>%1 keeps the pawn guarded.</source>
        <translation>%1 piyonu korumayı sürdürür.</translation>
    </message>
    <message>
        <source>%1 sets a trap: to capture the pawn is stalemate.</source>
        <translation>%1 tuzak kurar: piyonu almak pat olur.</translation>
    </message>
    <message>
        <source>%1 heads for %2, the corner that the bishop does not cover.</source>
        <translation>%1 filin tutmadığı köşeye yönelir: %2.</translation>
    </message>
    <message>
        <source>%1 pins the pawn, so that it cannot move.</source>
        <translation>%1 piyonu açmaza alır; piyon oynayamaz.</translation>
    </message>
    <message>
        <source>%1 forces the king in front of its pawn.</source>
        <translation>%1 rakip şahı kendi piyonunun önüne geçmeye zorlar.</translation>
    </message>
    <message>
        <source>%1 attacks %2 and ties the king to its defence.</source>
        <translation>%1 şuraya saldırıp rakip şahı savunmaya bağlar: %2.</translation>
    </message>
    <message>
        <source>%1 offers the exchange of rooks.</source>
        <translation>%1 kale değişimi önerir.</translation>
    </message>
    <message>
        <source>%1 offers an exchange.</source>
        <translation>%1 taş değişimi önerir.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the promotion square, %2.</source>
        <translation>%1 şahı terfi karesine yaklaştırır: %2.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the queen is guarded.</source>
        <translation>%1 şişlemeyi karşılar: vezir korunuyor.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the rook is guarded.</source>
        <translation>%1 şişlemeyi karşılar: kale korunuyor.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the piece on %2 is guarded.</source>
        <translation>%1 şişlemeyi karşılar: %2 karesindeki taş korunuyor.</translation>
    </message>
    <message>
        <source>%1 brings the queen closer with check.</source>
        <translation>%1 veziri şah çekerek yaklaştırır.</translation>
    </message>
    <message>
        <source>%1 puts an end to the checks.</source>
        <translation>%1 şah çekişlere son verir.</translation>
    </message>
    <message>
        <source>%1 gets out of check and comes closer to him.</source>
        <translation>%1 şahtan kurtulur ve rakip şaha yaklaşır.</translation>
    </message>
    <message>
        <source>%1 gets out of check.</source>
        <translation>%1 şahtan kurtulur.</translation>
    </message>
    <message>
        <source>%1 brings the kings face to face, so that he cannot come forward.</source>
        <translation>%1 şahları karşı karşıya getirir; rakip şah ilerleyemez.</translation>
    </message>
    <message>
        <source>%1 moves the queen out of reach.</source>
        <translation>%1 veziri erişim dışına çeker.</translation>
    </message>
    <message>
        <source>%1 moves the rook out of reach.</source>
        <translation>%1 kaleyi erişim dışına çeker.</translation>
    </message>
    <message>
        <source>%1 brings the knight to a square of the W.</source>
        <translation>%1 atı W’nin bir karesine götürür.</translation>
    </message>
    <message>
        <source>%1 takes your king off the edge.</source>
        <translation>%1 şahınızı kenardan çıkarır.</translation>
    </message>
    <message>
        <source>%1 stays in the centre.</source>
        <translation>%1 merkezde kalır.</translation>
    </message>
    <message>
        <source>%1 is possible because %2 is no longer guarded.</source>
        <translation>%1 mümkün, çünkü %2 artık tutulmuyor.</translation>
    </message>
    <message>
        <source>%1 is still possible; a better move takes %2 away from him.</source>
        <translation>%1 hâlâ mümkün; daha iyi bir hamle rakip şahın elinden alır: %2.</translation>
    </message>
    <message>
        <source>Bring up your king</source>
        <translation>Şahı yaklaştırma</translation>
    </message>
    <message>
        <source>Shut him in</source>
        <translation>Hapsetme</translation>
    </message>
    <message>
        <source>You can hold him behind the diagonal of seven squares. Bring your pieces nearer and take squares away from him.</source>
        <translation>Rakip şahı yedi karelik çaprazın arkasında tutabilirsiniz. Taşlarınızı yaklaştırın ve elinden kare alın.</translation>
    </message>
    <message>
        <source>You can hold him behind the diagonal of five squares. Bring your pieces nearer and take squares away from him.</source>
        <translation>Rakip şahı beş karelik çaprazın arkasında tutabilirsiniz. Taşlarınızı yaklaştırın ve elinden kare alın.</translation>
    </message>
    <message>
        <source>Cut him off along a file or a rank, then bring up your king.</source>
        <translation>Rakip şahın yolunu bir dikeyde veya yatayda kesin, sonra şahınızı getirin.</translation>
    </message>
    <message>
        <source>Bring your king and pieces up together and take squares away from him.</source>
        <translation>Şahınızı ve taşlarınızı birlikte yaklaştırın, rakip şahın elinden kare alın.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up to mate him, and always leave him a square: beware of stalemate.</source>
        <translation>Rakip şah kenardan ayrılamaz. Mat için şahınızı getirin, ona hep bir kare bırakın; pata dikkat.</translation>
    </message>
    <message>
        <source>Guard the pawn on the way, and bring your king to a key square: %1.</source>
        <translation>Yolda piyonu koruyun ve şahınızı bir anahtar kareye getirin: %1.</translation>
    </message>
    <message>
        <source>%1 captures the queen.</source>
        <translation>%1 veziri alır.</translation>
    </message>
    <message>
        <source>%1 captures the rook.</source>
        <translation>%1 kaleyi alır.</translation>
    </message>
    <message>
        <source>%1 captures the bishop.</source>
        <translation>%1 fili alır.</translation>
    </message>
    <message>
        <source>%1 captures the knight.</source>
        <translation>%1 atı alır.</translation>
    </message>
    <message>
        <source>%1 captures the pawn.</source>
        <translation>%1 piyonu alır.</translation>
    </message>
    <message>
        <source>%1 avoids stalemate: he still has %2.</source>
        <translation>%1 patı önler, rakip şaha kalan: %2.</translation>
    </message>
    <message>
        <source>%1 brings the king closer with discovered check.</source>
        <translation>%1 açarak şah çekip şahı yaklaştırır.</translation>
    </message>
    <message>
        <source>%1 heads for the key square %2.</source>
        <translation>%1 anahtar kareye yönelir: %2.</translation>
    </message>
    <message>
        <source>%1 comes closer to him.</source>
        <translation>%1 rakip şaha yaklaşır.</translation>
    </message>
    <message>
        <source>%1 comes closer to the centre.</source>
        <translation>%1 merkeze yaklaşır.</translation>
    </message>
    <message>
        <source>%1 stays off the edge.</source>
        <translation>%1 kenardan uzak durur.</translation>
    </message>
    <message>
        <source>%1 keeps as far from the other king as possible.</source>
        <translation>%1 rakip şahtan olabildiğince uzak durur.</translation>
    </message>
    <message>
        <source>The mate is near. Bring up the missing piece, take his last squares, the corner last, and beware of stalemate.</source>
        <translation>Mat yakın. Eksik taşı getirin, rakip şahın son karelerini, en sonda köşeyi alın; pata dikkat.</translation>
    </message>
    <message>
        <source>He is in a wrong corner. Drive him out, along the edge to %1.</source>
        <translation>Rakip şah yanlış bir köşede. Onu kenar boyunca şuraya sürün: %1.</translation>
    </message>
    <message>
        <source>%1 keeps the rook on the back rank, where it guards against mate.</source>
        <translation>%1 kaleyi, matı önlediği son yatayda tutar.</translation>
    </message>
    <message>
        <source>%1 puts your king on its mating post, a knight&apos;s move from the corner.</source>
        <translation>%1 şahınızı mattaki görev yerine, köşeden bir at hamlesi öteye getirir.</translation>
    </message>
    <message>
        <source>%1 gets back towards the centre.</source>
        <translation>%1 merkeze doğru geri döner.</translation>
    </message>
    <message>
        <source>It also gets back towards the centre.</source>
        <translation>Ayrıca merkeze doğru geri döner.</translation>
    </message>
    <message>
        <source>It also gets off the edge.</source>
        <translation>Ayrıca kenardan ayrılır.</translation>
    </message>
    <message>
        <source>It also stays in the centre.</source>
        <translation>Ayrıca merkezde kalır.</translation>
    </message>
    <message>
        <source>It also stays off the edge.</source>
        <translation>Ayrıca kenardan uzak durur.</translation>
    </message>
    <message>
        <source>It also keeps as far from the other king as possible.</source>
        <translation>Ayrıca rakip şahtan olabildiğince uzak durur.</translation>
    </message>
    <message>
        <source>Your king is close to his. Take squares away from him and bring up the other pieces, so that he must give way.</source>
        <translation>Şahınız rakip şaha yakın. Elinden kare alın ve diğer taşları getirip onu yol vermeye zorlayın.</translation>
    </message>
    <message>
        <source>Your king belongs in the centre, but first use the other pieces to take squares away from his.</source>
        <translation>Şahınızın yeri merkez, ama önce diğer taşlarla rakip şahın elinden kare alın.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of five squares. Make the triangle smaller before your king comes nearer.</source>
        <translation>Rakip şahı beş karelik çaprazın arkasında tutun. Şahınızı yaklaştırmadan önce üçgeni küçültün.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Keep him there and mate him with the help of your king, but always leave him a square: beware of stalemate.</source>
        <translation>Rakip şah kenardan ayrılamaz. Onu orada tutup şahınızın yardımıyla mat edin, ama ona hep bir kare bırakın: pata dikkat.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Make a waiting move, so that your king faces his when it is your move.</source>
        <translation>Rakip şah kenardan ayrılamaz. Bir bekleme hamlesi yapın; sıra sizdeyken şahınız tam karşısında olsun.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Drive him into the corner.</source>
        <translation>Rakip şah kenardan ayrılamaz. Onu köşeye sürün.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of three squares. Prepare for your king to go a knight&apos;s move from the corner.</source>
        <translation>Rakip şahı üç karelik çaprazın arkasında tutun. Şahınızın köşeden bir at hamlesi öteye gidişini hazırlayın.</translation>
    </message>
    <message>
        <source>%1 saves the piece and avoids stalemate: he still has %2.</source>
        <translation>%1 taşı kurtarıp patı önler, rakip şaha kalan: %2.</translation>
    </message>
    <message>
        <source>%1 gives check and takes %2 away from him.</source>
        <translation>%1 şah çekip rakip şahın elinden alır: %2.</translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the queen.</source>
        <translation>%1 şahtan kurtulur ve veziri korur.</translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the piece on %2.</source>
        <translation>%1 şahtan kurtulur ve %2 karesindeki taşı korur.</translation>
    </message>
    <message>
        <source>%1 gives check, and he cannot attack the checking piece in reply.</source>
        <translation>%1 şah çeker; rakip şah, şah çeken taşa saldırarak karşılık veremez.</translation>
    </message>
    <message>
        <source>%1 stops the pawn: on %2 it would be lost.</source>
        <translation>%1 piyonu durdurur: piyon %2 karesine gelirse düşer.</translation>
    </message>
    <message>
        <source>%1 keeps his king out of %2.</source>
        <translation>%1 rakip şahı şuraya sokmaz: %2.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer with check.</source>
        <translation>%1 atı şah çekerek yaklaştırır.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the rook is lost in any case.</source>
        <translation>%1 şahtan kurtulur, ama kale yine de düşer.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the piece is lost in any case.</source>
        <translation>%1 şahtan kurtulur, ama taş yine de düşer.</translation>
    </message>
    <message>
        <source>%1 leaves %2 unguarded.</source>
        <translation>%1 korumasız bırakır: %2.</translation>
    </message>
    <message>
        <source>%1 gives him more room.</source>
        <translation>%1 rakip şaha alan açar.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a fork.</source>
        <translation>%1 şah çeker ve çatal hazırlar.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a skewer.</source>
        <translation>%1 şah çeker ve şiş hazırlar.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a fork or a skewer.</source>
        <translation>%1 şah çeker ve çatal ya da şiş hazırlar.</translation>
    </message>
    <message>
        <source>%1 exchanges queens.</source>
        <translation>%1 vezirleri değişir.</translation>
    </message>
    <message>
        <source>%1 exchanges rooks.</source>
        <translation>%1 kaleleri değişir.</translation>
    </message>
    <message>
        <source>%1 exchanges pawns.</source>
        <translation>%1 piyonları değişir.</translation>
    </message>
    <message>
        <source>%1 exchanges pieces.</source>
        <translation>%1 taşları değişir.</translation>
    </message>
    <message>
        <source>%1 leaves his king only %2.</source>
        <translation>%1 onun şahına yalnızca şurayı bırakır: %2.</translation>
    </message>
    <message>
        <source>%1 keeps control of %2 on the pawn&apos;s path.</source>
        <translation>%1 piyonun yolunda şurayı tutmayı sürdürür: %2.</translation>
    </message>
    <message>
        <source>%1 allows him only %2.</source>
        <translation>%1 rakip şaha yalnızca şuraya izin verir: %2.</translation>
    </message>
    <message>
        <source>%1 gives up a piece for the last pawn.</source>
        <translation>%1 son piyon için bir taş verir.</translation>
    </message>
    <message>
        <source>Take the queen.</source>
        <translation>Veziri alın.</translation>
    </message>
    <message>
        <source>Take the rook.</source>
        <translation>Kaleyi alın.</translation>
    </message>
    <message>
        <source>Take the bishop.</source>
        <translation>Fili alın.</translation>
    </message>
    <message>
        <source>Take the knight.</source>
        <translation>Atı alın.</translation>
    </message>
    <message>
        <source>Take the pawn.</source>
        <translation>Piyonu alın.</translation>
    </message>
    <message>
        <source>Promote the pawn.</source>
        <translation>Piyonu terfi ettirin.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the centre.</source>
        <translation>%1 şahı merkeze yaklaştırır.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to the centre.</source>
        <translation>%1 atı merkeze yaklaştırır.</translation>
    </message>
    <message>
        <source>%1 brings the bishop closer to the centre.</source>
        <translation>%1 fili merkeze yaklaştırır.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the bishop is lost in any case.</source>
        <translation>%1 şahtan kurtulur, ama fil yine de düşer.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the knight is lost in any case.</source>
        <translation>%1 şahtan kurtulur, ama at yine de düşer.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the bishop is lost in any case.</source>
        <translation>%1 en uzun dayanan hamledir, ama fil yine de düşer.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the knight is lost in any case.</source>
        <translation>%1 en uzun dayanan hamledir, ama at yine de düşer.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the rook is lost in any case.</source>
        <translation>%1 en uzun dayanan hamledir, ama kale yine de düşer.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the piece is lost in any case.</source>
        <translation>%1 en uzun dayanan hamledir, ama taş yine de düşer.</translation>
    </message>
    <message>
        <source>%1 gives up the diagonal in front of him.</source>
        <translation>%1 rakip şahın önündeki çaprazı bırakır.</translation>
    </message>
    <message>
        <source>%1 keeps the bishop out of the other king&apos;s reach.</source>
        <translation>%1 fili rakip şahın erişiminden uzak tutar.</translation>
    </message>
    <message>
        <source>%1 keeps the knight out of the other king&apos;s reach.</source>
        <translation>%1 atı rakip şahın erişiminden uzak tutar.</translation>
    </message>
    <message>
        <source>%1 keeps the rook out of the other king&apos;s reach.</source>
        <translation>%1 kaleyi rakip şahın erişiminden uzak tutar.</translation>
    </message>
    <message>
        <source>%1 keeps the queen out of the other king&apos;s reach.</source>
        <translation>%1 veziri rakip şahın erişiminden uzak tutar.</translation>
    </message>
    <message>
        <source>%1 keeps the pawn out of the other king&apos;s reach.</source>
        <translation>%1 piyonu rakip şahın erişiminden uzak tutar.</translation>
    </message>
    <message>
        <source>Take on %1.</source>
        <translation>%1 karesindeki taşı alın.</translation>
    </message>
    <message>
        <source>%1 wins the race: both pawns promote, and then a skewer wins the queen.</source>
        <translation>%1 yarışı kazanır: iki piyon da terfi eder, ardından bir şiş veziri kazandırır.</translation>
    </message>
    <message>
        <source>%1 is in time: both pawns promote.</source>
        <translation>%1 yetişir: iki piyon da terfi eder.</translation>
    </message>
    <message>
        <source>%1 promotes to too weak a piece.</source>
        <translation>%1 fazla zayıf bir taşa terfi eder.</translation>
    </message>
    <message>
        <source>He is on the edge. Bring your king near his before he gets away from it.</source>
        <translation>Rakip şah kenarda. Oradan ayrılmadan şahınızı onun yanına getirin.</translation>
    </message>
    <message>
        <source>He is on the edge. Use the other pieces to keep him there, then bring up your king.</source>
        <translation>Rakip şah kenarda. Onu diğer taşlarla orada tutun, sonra şahınızı yaklaştırın.</translation>
    </message>
    <message>
        <source>%1 does so too, but then %2</source>
        <translation>%1 da aynısını yapar, ama sonra: %2</translation>
    </message>
    <message>
        <source>After %1, %2</source>
        <translation>%1 sonrasında: %2</translation>
    </message>
    <message>
        <source>%1 threatens to promote, so the pawn must be taken.</source>
        <translation>%1 terfi etmekle tehdit eder; piyonu almak gerekir.</translation>
    </message>
    <message>
        <source>%1 keeps the other king on the edge.</source>
        <translation>%1 rakip şahı kenarda tutar.</translation>
    </message>
    <message>
        <source>It also keeps the other king on the edge.</source>
        <translation>Ayrıca rakip şahı kenarda tutar.</translation>
    </message>
    <message>
        <source>Your pawn on %1 is hanging. Save it first.</source>
        <translation>%1 karesindeki piyonunuz tehdit altında. Önce onu kurtarın.</translation>
    </message>
    <message>
        <source>Look at exchanges: what is left is won.</source>
        <translation>Değişimlere bakın: geriye kalan oyunsonu kazançtır.</translation>
    </message>
    <message>
        <source>You can win material by force: look at every check and attack.</source>
        <translation>Zorlayarak materyal kazanabilirsiniz: her şah çekişe ve her saldırıya bakın.</translation>
    </message>
    <message>
        <source>Simpler: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Daha basiti: %1</translation>
    </message>
    <message>
        <source>%1 begins a series of checks that wins material.</source>
        <translation>%1 materyal kazandıran bir şah serisi başlatır.</translation>
    </message>
    <message numerus="yes">
        <source>%1 That is %n move(s) slower than the best.</source>
        <comment>after a sentence about the move</comment>
        <translation>
            <numerusform>%1 Bu, en iyisinden %n hamle yavaş.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the rook.</source>
        <translation>%1 şahtan kurtulur ve kaleyi korur.</translation>
    </message>
    <message>
        <source>%1 steps out of the pin and keeps the piece on %2 protected.</source>
        <translation>%1 açmazdan çıkar ve %2 karesindeki taşı korumaya devam eder.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the pawn on %2.</source>
        <translation>%1 şahı %2 karesindeki piyona yaklaştırır.</translation>
    </message>
    <message>
        <source>%1 brings the queen closer to the pawn on %2.</source>
        <translation>%1 veziri %2 karesindeki piyona yaklaştırır.</translation>
    </message>
    <message>
        <source>first</source>
        <comment>as in: along the first rank</comment>
        <translation>birinci</translation>
    </message>
    <message>
        <source>second</source>
        <comment>as in: along the second rank</comment>
        <translation>ikinci</translation>
    </message>
    <message>
        <source>third</source>
        <comment>as in: along the third rank</comment>
        <translation>üçüncü</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>as in: along the fourth rank</comment>
        <translation>dördüncü</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>as in: along the fifth rank</comment>
        <translation>beşinci</translation>
    </message>
    <message>
        <source>sixth</source>
        <comment>as in: along the sixth rank</comment>
        <translation>altıncı</translation>
    </message>
    <message>
        <source>seventh</source>
        <comment>as in: along the seventh rank</comment>
        <translation>yedinci</translation>
    </message>
    <message>
        <source>eighth</source>
        <comment>as in: along the eighth rank</comment>
        <translation>sekizinci</translation>
    </message>
    <message>
        <source>%1 cuts the king off along the %7-file.</source>
        <translation>%1 rakip şahın yolunu %7 dikeyi boyunca keser.</translation>
    </message>
    <message>
        <source>%1 cuts the king off along the %9 rank.</source>
        <translation>%1 rakip şahın yolunu %9 yatay boyunca keser.</translation>
    </message>
    <message>
        <source>Close in and take squares away from him, so that he must give way.</source>
        <translation>Çemberi daraltın, rakip şahın karelerini elinden alıp onu yol vermeye zorlayın.</translation>
    </message>
    <message>
        <source>Your knight on %1 is hanging. Save it first.</source>
        <translation>%1 karesindeki atınız tehdit altında. Önce onu kurtarın.</translation>
    </message>
    <message>
        <source>Your bishop on %1 is hanging. Save it first.</source>
        <translation>%1 karesindeki filiniz tehdit altında. Önce onu kurtarın.</translation>
    </message>
    <message>
        <source>Your rook on %1 is hanging. Save it first.</source>
        <translation>%1 karesindeki kaleniz tehdit altında. Önce onu kurtarın.</translation>
    </message>
    <message>
        <source>Your queen on %1 is hanging. Save it first.</source>
        <translation>%1 karesindeki veziriniz tehdit altında. Önce onu kurtarın.</translation>
    </message>
    <message>
        <source>Your king is ahead of the pawn. Bring the pawn up.</source>
        <translation>Şahınız piyonun önünde. Piyonu ilerletin.</translation>
    </message>
    <message>
        <source>%1 gets away from the corner %2.</source>
        <translation>%1 %2 köşesinden uzaklaşır.</translation>
    </message>
    <message>
        <source>It also gets away from the corner %2.</source>
        <translation>Ayrıca %2 köşesinden uzaklaşır.</translation>
    </message>
    <message>
        <source>Leave him less room</source>
        <translation>Alanı daraltma</translation>
    </message>
    <message>
        <source>Your knight on %1 cannot be saved.</source>
        <translation>%1 karesindeki atınız kurtarılamaz.</translation>
    </message>
    <message>
        <source>Your bishop on %1 cannot be saved.</source>
        <translation>%1 karesindeki filiniz kurtarılamaz.</translation>
    </message>
    <message>
        <source>Your rook on %1 cannot be saved.</source>
        <translation>%1 karesindeki kaleniz kurtarılamaz.</translation>
    </message>
    <message>
        <source>Your queen on %1 cannot be saved.</source>
        <translation>%1 karesindeki veziriniz kurtarılamaz.</translation>
    </message>
    <message>
        <source>Your piece on %1 cannot be saved.</source>
        <translation>%1 karesindeki taşınız kurtarılamaz.</translation>
    </message>
    <message>
        <source>Leave him less room and bring up your king.</source>
        <translation>Alanını daraltın ve şahınızı getirin.</translation>
    </message>
    <message>
        <source>%1 draws, like any other move: the bishop does not cover %2, where the pawn promotes.</source>
        <translation>%1 berabere, tıpkı öteki hamleler gibi: fil, piyonun terfi edeceği %2 karesini tutmuyor.</translation>
    </message>
    <message>
        <source>%1 draws, like any other move.</source>
        <translation>%1 berabere, tıpkı öteki hamleler gibi.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the queen.</source>
        <translation>%1 berabere, tıpkı veziri koruyan öteki hamleler gibi.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the rook.</source>
        <translation>%1 berabere, tıpkı kaleyi koruyan öteki hamleler gibi.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the bishop.</source>
        <translation>%1 berabere, tıpkı fili koruyan öteki hamleler gibi.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the knight.</source>
        <translation>%1 berabere, tıpkı atı koruyan öteki hamleler gibi.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that does not lose a piece.</source>
        <translation>%1 berabere, tıpkı taş kaybetmeyen öteki hamleler gibi.</translation>
    </message>
    <message>
        <source>%1 heads for a corner that the bishop does not cover.</source>
        <translation>%1 filin tutmadığı bir köşeye yönelir.</translation>
    </message>
    <message>
        <source>It also heads for a corner that the bishop does not cover.</source>
        <translation>Ayrıca filin tutmadığı bir köşeye yönelir.</translation>
    </message>
    <message numerus="yes">
        <source>%1 misses a win of material: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 materyal kazancını kaçırır: en iyisinden %n hamle yavaş.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 steps into the square of the pawn on %2.</source>
        <translation>%1 %2 karesindeki piyonun karesine girer.</translation>
    </message>
    <message>
        <source>%1 stays in the square of the pawn on %2.</source>
        <translation>%1 %2 karesindeki piyonun karesinde kalır.</translation>
    </message>
    <message>
        <source>%1 shuts him in; squares left: %6.</source>
        <translation>%1 onu hapseder; ona kalan kare: %6.</translation>
    </message>
    <message>
        <source>%1 leaves him fewer squares: %6 instead of %5.</source>
        <translation>%1 ona daha az kare bırakır: %5 yerine %6.</translation>
    </message>
    <message>
        <source>%1 leaves the king as much room as possible.</source>
        <translation>%1 kendi şahına olabildiğince çok yer bırakır.</translation>
    </message>
    <message>
        <source>It also leaves the king as much room as possible.</source>
        <translation>Ayrıca kendi şahına olabildiğince çok yer bırakır.</translation>
    </message>
    <message>
        <source>%1 keeps the rook in line with its king; off that line it would lose.</source>
        <translation>%1 kaleyi şahıyla aynı hatta tutar; bu hattan ayrılsa oyun kaybedilirdi.</translation>
    </message>
    <message>
        <source>%1 attacks the pawn from the side, as Vančura did.</source>
        <translation>%1 Vančura gibi, piyona yandan saldırır.</translation>
    </message>
    <message>
        <source>%1 keeps the king off the edge, where it would be lost.</source>
        <translation>%1 şahı, kaybedeceği kenardan uzak tutar.</translation>
    </message>
    <message>
        <source>%1 attacks the piece on %2 and threatens mate.</source>
        <translation>%1 %2 karesindeki taşa saldırır ve matla tehdit eder.</translation>
    </message>
    <message>
        <source>%1 threatens mate: only a move to %3 prevents it.</source>
        <translation>%1 matla tehdit eder: bunu yalnız %3 karesine bir hamle önler.</translation>
    </message>
    <message>
        <source>%1 puts the other side in zugzwang.</source>
        <translation>%1 rakibi zugzwanga sokar.</translation>
    </message>
    <message>
        <source>His king is too late. Push the pawn.</source>
        <translation>Rakip şah geç kalıyor. Piyonu sürün.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour, %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1 yolu uzatır, en iyisinden %n hamle yavaş. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 works but is %n move(s) slower. %2</source>
        <translation>
            <numerusform>%1 iş görür, ama %n hamle daha yavaş. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>His king is too late. Clear the pawn&apos;s path and push it.</source>
        <translation>Rakip şah geç kalıyor. Piyonun yolunu açın ve piyonu sürün.</translation>
    </message>
    <message>
        <source>His king is too late. Improve your king first, then push the pawn.</source>
        <translation>Rakip şah geç kalıyor. Önce şahınızın yerini iyileştirin, sonra piyonu sürün.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses material and is %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1 materyal kaybettirir ve en iyisinden %n hamle yavaş. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Your pieces on %1 are hanging. Save them all first.</source>
        <translation>%1 karelerindeki taşlarınız tehdit altında. Önce hepsini kurtarın.</translation>
    </message>
    <message>
        <source>White replies: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Beyazın cevabı: %1</translation>
    </message>
    <message>
        <source>Black replies: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Siyahın cevabı: %1</translation>
    </message>
    <message>
        <source>%1 keeps the other king off the key squares.</source>
        <translation>%1 rakip şahı anahtar karelerden uzak tutar.</translation>
    </message>
    <message>
        <source>%1 keeps the other king from the rank in front of the pawn, as Philidor did.</source>
        <translation>%1 Philidor gibi, rakip şahı piyonun önündeki yataya sokmaz.</translation>
    </message>
    <message>
        <source>%1 pins the knight on %2, and it falls.</source>
        <translation>%1 atı %2 karesinde açmaza alır; at düşer.</translation>
    </message>
    <message>
        <source>%1 pins the bishop on %2, and it falls.</source>
        <translation>%1 fili %2 karesinde açmaza alır; fil düşer.</translation>
    </message>
    <message>
        <source>%1 pins the rook on %2, and it falls.</source>
        <translation>%1 kaleyi %2 karesinde açmaza alır; kale düşer.</translation>
    </message>
    <message>
        <source>%1 pins the queen on %2, and it falls.</source>
        <translation>%1 veziri %2 karesinde açmaza alır; vezir düşer.</translation>
    </message>
    <message>
        <source>%1 wins the race: the pawn promotes with check.</source>
        <translation>%1 yarışı kazanır: piyon şah çekerek terfi eder.</translation>
    </message>
    <message>
        <source>%1 wins the race: the new queen stops the other pawn.</source>
        <translation>%1 yarışı kazanır: yeni vezir öteki piyonu durdurur.</translation>
    </message>
    <message>
        <source>%1 pins the knight on %2 to its king.</source>
        <translation>%1 atı %2 karesinde şahının önünde açmaza alır.</translation>
    </message>
    <message>
        <source>%1 pins the bishop on %2 to its king.</source>
        <translation>%1 fili %2 karesinde şahının önünde açmaza alır.</translation>
    </message>
    <message>
        <source>%1 pins the rook on %2 to its king.</source>
        <translation>%1 kaleyi %2 karesinde şahının önünde açmaza alır.</translation>
    </message>
    <message>
        <source>%1 pins the queen on %2 to its king.</source>
        <translation>%1 veziri %2 karesinde şahının önünde açmaza alır.</translation>
    </message>
    <message>
        <source>It also guards the promotion square %2.</source>
        <translation>Ayrıca terfi karesini tutar: %2.</translation>
    </message>
    <message>
        <source>It also attacks the pawn.</source>
        <translation>Ayrıca piyona saldırır.</translation>
    </message>
    <message>
        <source>It also comes closer to the pawn on %2.</source>
        <translation>Ayrıca %2 karesindeki piyona yaklaşır.</translation>
    </message>
    <message>
        <source>It also comes closer to the promotion square, %2.</source>
        <translation>Ayrıca terfi karesine yaklaşır: %2.</translation>
    </message>
    <message>
        <source>%1 gives up a pawn to draw the king to %2.</source>
        <translation>%1 şahı şu kareye çekmek için bir piyon feda eder: %2.</translation>
    </message>
    <message>
        <source>%1 drives the king in front of its pawn within %6 moves.</source>
        <translation>%1 rakip şahı en çok %6 hamlede kendi piyonunun önüne sürer.</translation>
    </message>
    <message>
        <source>%1 leaves the knight no safe square.</source>
        <translation>%1 ata güvenli hiçbir kare bırakmaz.</translation>
    </message>
    <message>
        <source>%1 leaves the bishop no safe square.</source>
        <translation>%1 file güvenli hiçbir kare bırakmaz.</translation>
    </message>
    <message>
        <source>%1 steps to the side away from the other king.</source>
        <translation>%1 öteki şahın bulunmadığı yana çekilir.</translation>
    </message>
    <message>
        <source>%1 keeps up the second-rank defence: the rook stays on the line next to the edge.</source>
        <translation>%1 ikinci yatay savunmasını sürdürür: kale kenarın yanındaki hatta kalır.</translation>
    </message>
    <message>
        <source>%1 gives check, and the king guards the rook.</source>
        <translation>%1 şah çeker ve şah kaleyi korur.</translation>
    </message>
    <message>
        <source>%1 takes the king to the corner that the bishop does not cover, where mate cannot be forced.</source>
        <translation>%1 şahı, filin tutmadığı ve matın zorlanamadığı köşeye götürür.</translation>
    </message>
    <message>
        <source>%1 takes your king past the line on which the rook could cut it off.</source>
        <translation>%1 şahınızı, kalenin yolunu kesebileceği hattın ötesine geçirir.</translation>
    </message>
    <message>
        <source>%1 takes the rook to the long side, where it has room for checks.</source>
        <translation>%1 kaleyi, şah çekmek için yeri olan uzun yana götürür.</translation>
    </message>
    <message>
        <source>%1 prepares a discovered check.</source>
        <translation>%1 açarak şah çekmeyi hazırlar.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares zugzwang.</source>
        <translation>%1 şah çeker ve zugzwang hazırlar.</translation>
    </message>
    <message>
        <source>%1 threatens a deadly check on %3.</source>
        <translation>%1 %3 karesinde ölümcül bir şah çekişle tehdit eder.</translation>
    </message>
    <message>
        <source>%1 threatens mate on %3.</source>
        <translation>%1 %3 karesinde matla tehdit eder.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to the knight, which has no safe square.</source>
        <translation>%1 şahınızı, güvenli karesi olmayan ata yaklaştırır.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to the bishop, which has no safe square.</source>
        <translation>%1 şahınızı, güvenli karesi olmayan file yaklaştırır.</translation>
    </message>
    <message>
        <source>%1 passes the pawn on the side away from the other king.</source>
        <translation>%1 piyonun yanından, öteki şahın bulunmadığı taraftan geçer.</translation>
    </message>
    <message>
        <source>%1 brings the knight to safety.</source>
        <translation>%1 atı güvene alır.</translation>
    </message>
    <message>
        <source>%1 brings the bishop to safety.</source>
        <translation>%1 fili güvene alır.</translation>
    </message>
    <message>
        <source>%1 keeps the bishop on the diagonal to %2, where it can interpose.</source>
        <translation>%1 fili araya girebileceği çapraz üzerinde tutar: %2.</translation>
    </message>
    <message>
        <source>%1 takes the king to the edge, ready for the check on %2.</source>
        <translation>%1 şahı kenara götürür, şah çekmeye hazırdır: %2.</translation>
    </message>
</context>
<context>
    <name>CourseCommands</name>
    <message>
        <source>&amp;Courses</source>
        <translation>Ku&amp;rslar</translation>
    </message>
    <message>
        <source>&amp;Open a course…</source>
        <translation>&amp;Kurs aç…</translation>
    </message>
    <message>
        <source>A PGN file with one game per page, such as a Lichess study</source>
        <translation>Her sayfası bir oyun olan bir PGN dosyası, örneğin bir Lichess çalışması</translation>
    </message>
    <message>
        <source>Go one step back in the course</source>
        <translation>Kursta bir adım geri gider</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>İleri</translation>
    </message>
    <message>
        <source>Go one step forward in the course</source>
        <translation>Kursta bir adım ileri gider</translation>
    </message>
    <message>
        <source>&amp;Leave course</source>
        <translation>Kurstan &amp;ayrıl</translation>
    </message>
    <message>
        <source>Leave the course; it will reopen at this page</source>
        <translation>Kurstan ayrılır; kurs yine bu sayfada açılır</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>İçin&amp;dekiler</translation>
    </message>
    <message>
        <source>Chapters and pages of the course, and which are solved</source>
        <translation>Kursun bölümleri, sayfaları ve hangilerinin çözüldüğü</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>Close the contents and go on with the page</source>
        <translation>İçindekileri kapatır ve sayfaya devam eder</translation>
    </message>
    <message>
        <source>Next &amp;unsolved question</source>
        <translation>Sonraki çö&amp;zülmemiş soru</translation>
    </message>
    <message>
        <source>Next unsolved</source>
        <translation>Sonraki çözülmemiş</translation>
    </message>
    <message>
        <source>Go to the first page; your results are kept</source>
        <translation>İlk sayfaya gider; sonuçlarınız korunur</translation>
    </message>
    <message>
        <source>&amp;Skip to the next page</source>
        <translation>&amp;Sonraki sayfaya geç</translation>
    </message>
    <message>
        <source>Go to the next page, whether this one is solved or not</source>
        <translation>Bu sayfa çözülmüş olsun olmasın sonraki sayfaya gider</translation>
    </message>
    <message>
        <source>Learn: chapter %1, page %2</source>
        <translation>Öğren: %1. bölüm, %2. sayfa</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Öğren</translation>
    </message>
    <message>
        <source>Read the course on mating with bishop and knight</source>
        <translation>Fil ve atla mat kursunu okursunuz</translation>
    </message>
    <message>
        <source>Done: %1 of %2.</source>
        <translation>Tamamlanan: %1 / %2.</translation>
    </message>
    <message>
        <source>Continue the course where you left off.</source>
        <translation>Kursa kaldığınız yerden devam edersiniz.</translation>
    </message>
    <message>
        <source>Leave course</source>
        <translation>Kurstan ayrıl</translation>
    </message>
    <message>
        <source>Press Esc again to leave the course.</source>
        <translation>Kurstan ayrılmak için yeniden Esc tuşuna basın.</translation>
    </message>
    <message>
        <source>Learn: %1, chapter %2, page %3</source>
        <comment>a course</comment>
        <translation>Öğren: %1, %2. bölüm, %3. sayfa</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <comment>a chapter</comment>
        <translation>Devam et: %1</translation>
    </message>
    <message>
        <source>Go to the next question from here that is not solved; after the last one, from the start</source>
        <translation>Buradan sonraki ilk çözülmemiş soruya gider; sonuncudan sonra baştan başlar</translation>
    </message>
    <message>
        <source>&amp;Previous move or page</source>
        <translation>&amp;Önceki hamle veya sayfa</translation>
    </message>
    <message>
        <source>Next move or page</source>
        <translation>Sonraki hamle veya sayfa</translation>
    </message>
    <message>
        <source>Play the move for you; the question counts as failed</source>
        <translation>Hamleyi sizin yerinize oynar; soru başarısız sayılır</translation>
    </message>
    <message>
        <source>Select the squares for you; the question counts as failed</source>
        <translation>Kareleri sizin yerinize seçer; soru başarısız sayılır</translation>
    </message>
    <message>
        <source>The course will then continue from its first page; your results are kept.</source>
        <translation>Kurs bundan sonra ilk sayfadan devam eder; sonuçlarınız korunur.</translation>
    </message>
    <message>
        <source>%1 (English)</source>
        <comment>a course without a translation</comment>
        <translation>%1 (İngilizce)</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a course, what is done of it, and all of it</comment>
        <translation>%1 (%2 / %3)</translation>
    </message>
    <message>
        <source>Your unfinished answer to this page will be lost.</source>
        <translation>Bu sayfadaki yarım kalan cevabınız kaybolacak.</translation>
    </message>
    <message>
        <source>no course is open</source>
        <translation>açık kurs yok</translation>
    </message>
    <message>
        <source>leave the replay first</source>
        <translation>önce oynatmadan çıkın</translation>
    </message>
    <message>
        <source>leave the set-up first</source>
        <translation>önce konum kurmayı bırakın</translation>
    </message>
    <message>
        <source>all are solved</source>
        <translation>hepsi çözüldü</translation>
    </message>
    <message>
        <source>Back to chapter %1, page %2</source>
        <translation>Geri dön: %1. bölüm, %2. sayfa</translation>
    </message>
    <message>
        <source>Back to %1, chapter %2, page %3</source>
        <comment>a course</comment>
        <translation>Geri dön: %1, %2. bölüm, %3. sayfa</translation>
    </message>
    <message>
        <source>Choose “Go to page 1” again to go there; Esc stays here.</source>
        <translation>Oraya gitmek için “1. sayfaya git” komutunu yeniden seçin; Esc ile burada kalırsınız.</translation>
    </message>
    <message>
        <source>Go to page &amp;1</source>
        <translation>&amp;1. sayfaya git</translation>
    </message>
    <message>
        <source>Choose “Skip” again to go to the next page; Esc stays here.</source>
        <translation>Sonraki sayfaya gitmek için “Atla” komutunu yeniden seçin; Esc ile burada kalırsınız.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Atla</translation>
    </message>
    <message>
        <source>Stay on the page</source>
        <translation>Sayfada kal</translation>
    </message>
    <message>
        <source>Choose “Previous page” again to go there; Esc stays here.</source>
        <translation>Oraya gitmek için “Önceki sayfa” komutunu yeniden seçin; Esc ile burada kalırsınız.</translation>
    </message>
    <message>
        <source>Show the move or the squares, or start again</source>
        <translation>Hamleyi veya kareleri göster ya da baştan başla</translation>
    </message>
    <message>
        <source>Play the page from its first position again</source>
        <translation>Sayfayı ilk konumundan yeniden oyna</translation>
    </message>
    <message>
        <source>keep a position first</source>
        <translation>önce bir konum saklayın</translation>
    </message>
</context>
<context>
    <name>CourseFaults</name>
    <message>
        <source>“%1” is not a known task, so the page is for reading only.</source>
        <translation>“%1” bilinen bir görev değil; bu yüzden sayfa yalnızca okumak için.</translation>
    </message>
    <message>
        <source>There is no move to find, so the page is for reading only.</source>
        <translation>Bulunacak bir hamle yok; bu yüzden sayfa yalnızca okumak için.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more error(s).</source>
        <translation>
            <numerusform>%n hata daha var.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course has an error in chapter %1, “%2”, page %3.</source>
        <translation>Kursta bir hata var: %1. bölüm, “%2”, %3. sayfa.</translation>
    </message>
    <message>
        <source>The game is over at the start, so the page is for reading only.</source>
        <translation>Oyun daha baştan bitmiş; bu yüzden sayfa yalnızca okumak için.</translation>
    </message>
    <message>
        <source>It is a draw, not mate in %1.</source>
        <translation>Bu konum berabere, %1 hamlede mat değil.</translation>
    </message>
    <message>
        <source>It is checkmate already.</source>
        <translation>Bu zaten şah mat.</translation>
    </message>
    <message>
        <source>It is mate in %1, not in %2.</source>
        <translation>Bu %1 hamlede mat, %2 hamlede değil.</translation>
    </message>
    <message>
        <source>“%1” cannot be checked without the tablebase.</source>
        <comment>a claim</comment>
        <translation>“%1” tablo olmadan denetlenemez.</translation>
    </message>
    <message>
        <source>It is mate in %1, not a draw.</source>
        <translation>Bu %1 hamlede mat, beraberlik değil.</translation>
    </message>
    <message>
        <source>“%1” is not true.</source>
        <comment>a claim</comment>
        <translation>“%1” doğru değil.</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <comment>a move and what is wrong with the text behind it</comment>
        <translation>%1 sonrası: %2</translation>
    </message>
    <message>
        <source>It is a draw, not a win.</source>
        <translation>Bu bir beraberlik, galibiyet değil.</translation>
    </message>
    <message>
        <source>There is no move to find yet: play the solution on the board.</source>
        <translation>Henüz bulunacak bir hamle yok: çözümü tahtada oynayın.</translation>
    </message>
</context>
<context>
    <name>Curves</name>
    <message>
        <source>Start</source>
        <translation>Başlangıç</translation>
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
        <translation>Oyun</translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>hamle yok</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n hamle</numerusform>
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
        <translation>berabere</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>bitmedi</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>a round: what, when, how long, how it ended</comment>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message>
        <source>E&amp;arlier games</source>
        <translation>Ö&amp;nceki oyunlar</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>pes edildi</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>Neither side can force mate here.</source>
        <translation>Burada iki taraf da matı zorlayamaz.</translation>
    </message>
    <message>
        <source>Only a king in the corner, blocked by his own piece, can be mated.</source>
        <translation>Ancak köşedeki, yolunu da kendi taşı kapayan bir şah mat olabilir.</translation>
    </message>
    <message>
        <source>Keep your king out of the corners, and you are safe.</source>
        <translation>Şahınızı köşelerden uzak tutun, güvende olursunuz.</translation>
    </message>
    <message>
        <source>Leave him a square until you can mate: beware of stalemate.</source>
        <translation>Mat edene dek rakip şaha bir kare bırakın: pata dikkat.</translation>
    </message>
    <message>
        <source>King and queen are enough; the other piece just speeds things up.</source>
        <translation>Vezir ve şah yeter; diğer taş yalnızca işi hızlandırır.</translation>
    </message>
    <message>
        <source>King and rook are enough; the other piece shrinks the box.</source>
        <translation>Kale ve şah yeter; diğer taş kutuyu küçültmeye yarar.</translation>
    </message>
    <message>
        <source>Keep the queen a knight&apos;s move away from him, and leave him a square until you can mate.</source>
        <translation>Vezirinizi ondan bir at hamlesi uzakta tutun ve mat edene dek ona bir kare bırakın.</translation>
    </message>
    <message>
        <source>Use the rook to confine the king to a box, and shrink it.</source>
        <translation>Rakip şahı kaleyle bir kutuya kapatın ve kutuyu küçültün.</translation>
    </message>
    <message>
        <source>Your king must help. When the kings face each other, a check from the side drives him back.</source>
        <translation>Şahınız yardım etmeli. Şahlar karşı karşıya gelince yandan şah çekmek rakip şahı geri sürer.</translation>
    </message>
    <message>
        <source>Drive the king into any corner, keeping the bishops side by side.</source>
        <translation>Filleri yan yana kullanıp rakip şahı herhangi bir köşeye sürün.</translation>
    </message>
    <message>
        <source>Drive the king into a corner of the bishop&apos;s colour.</source>
        <translation>Rakip şahı filin rengindeki bir köşeye sürün.</translation>
    </message>
    <message>
        <source>First to the edge, then along it; the knight covers the squares the bishop cannot.</source>
        <translation>Önce kenara, sonra kenar boyunca; filin tutamadığı kareleri at tutar.</translation>
    </message>
    <message>
        <source>Stay away from the corners of the bishop&apos;s colour as long as you can.</source>
        <translation>Filin rengindeki köşelerden olabildiğince uzun süre uzak durun.</translation>
    </message>
    <message>
        <source>Escort the pawn through with your king and bishop.</source>
        <translation>Piyonu şah ve fil eşliğinde geçirin.</translation>
    </message>
    <message>
        <source>With a rook pawn, keep him out of the queening corner if your bishop does not control it: there he holds the draw.</source>
        <translation>Kale piyonunda, fil terfi köşesini denetlemiyorsa rakip şahı oraya sokmayın: orada beraberliği korur.</translation>
    </message>
    <message>
        <source>A knight behind the pawn guards it for good. A rook pawn must not reach the seventh rank too early.</source>
        <translation>Piyonun arkasındaki at onu kalıcı olarak korur. Kale piyonu yedinci yataya çok erken çıkmamalı.</translation>
    </message>
    <message>
        <source>If he takes one, the other runs through.</source>
        <translation>Birini alırsa diğeri geçer.</translation>
    </message>
    <message>
        <source>With the kings close on the edge, lose a move, as Philidor did: in zugzwang, the rook must leave its king. Beware of stalemate.</source>
        <translation>Şahlar kenarda birbirine yakınken Philidor gibi tempo kaybedin: zugzwangda kale şahının yanından ayrılmak zorundadır. Pata dikkat.</translation>
    </message>
    <message>
        <source>Drive the king to the edge, as if he were alone.</source>
        <translation>Rakip şahı, yalnızmış gibi kenara sürün.</translation>
    </message>
    <message>
        <source>Keep your king on squares where the bishop cannot check it.</source>
        <translation>Şahınızı, filin şah çekemeyeceği karelerde tutun.</translation>
    </message>
    <message>
        <source>Keep the bishop close to your king, and the king in the centre.</source>
        <translation>Fili şahınızın yakınında, şahınızı merkezde tutun.</translation>
    </message>
    <message>
        <source>Drive the king and knight to the edge, or separate them.</source>
        <translation>Şahı ve atı kenara sürün ya da birbirinden ayırın.</translation>
    </message>
    <message>
        <source>Keep the knight beside your king, and keep both out of the corners.</source>
        <translation>Atı şahınızın yanında, ikisini de köşelerden uzakta tutun.</translation>
    </message>
    <message>
        <source>A bishop or rook pawn on the seventh with its king beside it draws unless your king is close.</source>
        <translation>Yedinci yataydaki fil veya kale piyonu, şahı yanındaysa ve sizin şahınız uzaktaysa beraberlik getirir.</translation>
    </message>
    <message>
        <source>Use your king to shut the bishop out of the pawn&apos;s path.</source>
        <translation>Şahınızla filin piyonun yoluna çıkmasını engelleyin.</translation>
    </message>
    <message>
        <source>Run where the knight cannot follow.</source>
        <translation>Atın yetişemeyeceği yere koşun.</translation>
    </message>
    <message>
        <source>Near the edge a knight is slow: a rook pawn is the hardest for it to stop.</source>
        <translation>At kenar yakınında yavaştır: durdurmakta en çok zorlandığı, kale piyonudur.</translation>
    </message>
    <message>
        <source>Get the pawn home before the rook can stop it.</source>
        <translation>Kale durduramadan piyonu terfi ettirin.</translation>
    </message>
    <message>
        <source>Your king shields the pawn from the rook.</source>
        <translation>Şahınız piyonu kaleden korur.</translation>
    </message>
    <message>
        <source>Promote with check, or so that mate follows.</source>
        <translation>Şah çekerek ya da ardından mat gelecek biçimde terfi edin.</translation>
    </message>
    <message>
        <source>Stop the pawn.</source>
        <translation>Piyonu durdurun.</translation>
    </message>
    <message>
        <source>Count the moves: who promotes first, and with check?</source>
        <translation>Hamleleri sayın: kim önce terfi ediyor, şah çekerek mi?</translation>
    </message>
    <message>
        <source>A king can go after both pawns at once, as in Réti&apos;s study.</source>
        <translation>Bir şah, Réti’nin etüdündeki gibi iki piyonun peşinden aynı anda gidebilir.</translation>
    </message>
    <message>
        <source>The side that checks first may win: look for mate or a skewer.</source>
        <translation>Önce şah çeken kazanabilir: mat veya şiş arayın.</translation>
    </message>
    <message>
        <source>Win the rook with a skewer or double attack, or mate on the edge.</source>
        <translation>Kaleyi şiş veya çifte saldırıyla kazanın ya da kenarda mat edin.</translation>
    </message>
    <message>
        <source>two queens</source>
        <translation>iki vezir</translation>
    </message>
    <message>
        <source>two rooks</source>
        <translation>iki kale</translation>
    </message>
    <message>
        <source>two bishops</source>
        <translation>iki fil</translation>
    </message>
    <message>
        <source>two knights</source>
        <translation>iki at</translation>
    </message>
    <message>
        <source>two pawns</source>
        <translation>iki piyon</translation>
    </message>
    <message>
        <source>bare kings</source>
        <translation>yalnız şahlar</translation>
    </message>
    <message>
        <source>Strike at once: look for a mate, a skewer or a fork.</source>
        <translation>Hemen vurun: mat, şiş veya çatal arayın.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>pieces of one side, as in: queen and rook</comment>
        <translation>%1 ve %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>pieces of both sides, as in: queen against rook</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Promote the pawn.</source>
        <translation>Piyonu terfi ettirin.</translation>
    </message>
    <message>
        <source>Just run: the other king is outside the square of the pawn.</source>
        <translation>Durmadan koşun: rakip şah piyonun karesinin dışında.</translation>
    </message>
    <message>
        <source>Bring your king to a key square of the pawn.</source>
        <translation>Şahınızı piyonun bir anahtar karesine getirin.</translation>
    </message>
    <message>
        <source>Your king is on a key square: now escort the pawn home.</source>
        <translation>Şahınız anahtar karede: şimdi piyonu terfiye götürün.</translation>
    </message>
    <message>
        <source>Win the pawn.</source>
        <translation>Piyonu kazanın.</translation>
    </message>
    <message>
        <source>Get into the corner in front of the pawn, or trap the other king there.</source>
        <translation>Piyonun önündeki köşeye girin ya da rakip şahı oraya kilitleyin.</translation>
    </message>
    <message>
        <source>Keep the other king away from the key squares of the pawn.</source>
        <translation>Rakip şahı piyonun anahtar karelerinden uzak tutun.</translation>
    </message>
    <message>
        <source>Hold out, and take the pawn if it is ever left unprotected.</source>
        <translation>Dayanın ve piyon korumasız kalırsa alın.</translation>
    </message>
    <message>
        <source>Take away one rank or file after another, using the two pieces in turn.</source>
        <translation>İki taşı sırayla oynayıp yatayları ya da dikeyleri birer birer kapatın.</translation>
    </message>
    <message>
        <source>Drive the king to the edge with the queen, then bring up your own king.</source>
        <translation>Rakip şahı vezirle kenara sürün, sonra kendi şahınızı getirin.</translation>
    </message>
    <message>
        <source>Two neighbouring diagonals are a wall he cannot cross; your king follows behind.</source>
        <translation>Komşu iki çapraz, rakip şahın aşamadığı bir duvardır; şahınız arkadan gelir.</translation>
    </message>
    <message>
        <source>Two knights cannot force mate; your opponent has to walk into it.</source>
        <translation>İki at matı zorlayamaz; rakibin mata kendisinin girmesi gerekir.</translation>
    </message>
    <message>
        <source>Confining him completely stalemates him, one move short of mate.</source>
        <translation>Rakip şahı tümüyle kapatmak, mattan bir hamle önce pat demektir.</translation>
    </message>
    <message>
        <source>Protect the pawn with the knight, and bring up your king.</source>
        <translation>Piyonu atla koruyun ve şahınızı getirin.</translation>
    </message>
    <message>
        <source>Let the pawns protect each other, and bring up your king.</source>
        <translation>Piyonlar birbirini korusun, siz şahınızı getirin.</translation>
    </message>
    <message>
        <source>Stay in front of the pawns, and take the one that comes too near.</source>
        <translation>Piyonların önünde durun ve fazla yaklaşanı alın.</translation>
    </message>
    <message>
        <source>Separate the rook from its king and win it with a double attack.</source>
        <translation>Kaleyi şahından ayırın ve çifte saldırıyla kazanın.</translation>
    </message>
    <message>
        <source>Bring up your king, and never allow a knight fork.</source>
        <translation>Şahınızı getirin ve at çatalına asla izin vermeyin.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn: in the other corners he is safe.</source>
        <translation>Bu konumların çoğu berabere: diğer köşelerde rakip şah güvende.</translation>
    </message>
    <message>
        <source>Separate the knight from its king, and trap it.</source>
        <translation>Atı şahından ayırın ve kapana kıstırın.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn as long as the two stay together.</source>
        <translation>Rakip şah ve at bir arada kaldıkça bu konumların çoğu berabere.</translation>
    </message>
    <message>
        <source>Use checks to force the king in front of his pawn, and use the time gained to bring up your own king.</source>
        <translation>Şah çekerek rakip şahı piyonunun önüne sürün, kazandığınız tempolarla kendi şahınızı getirin.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn, or cut the other king off with the rook.</source>
        <translation>Şahınızı piyonun önüne getirin ya da kaleyle rakip şahın yolunu kesin.</translation>
    </message>
    <message>
        <source>A pawn that runs ahead of its king is lost.</source>
        <translation>Şahını geride bırakıp koşan piyon kaybedilir.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn: the bishop sacrifices itself for the pawn.</source>
        <translation>Bu konumların çoğu berabere: fil piyon için verilir.</translation>
    </message>
    <message>
        <source>Control a square on the pawn&apos;s path, and give up the bishop for the pawn.</source>
        <translation>Piyonun yolunda bir kareyi tutun ve fili piyon için verin.</translation>
    </message>
    <message>
        <source>Get the knight in front of the pawn and give it up for the pawn.</source>
        <translation>Atı piyonun önüne getirin ve piyon için verin.</translation>
    </message>
    <message>
        <source>Do not let the other queen check you or force an exchange.</source>
        <translation>Rakip vezirin şah çekmesine ya da sizinkiyle değişilmesine izin vermeyin.</translation>
    </message>
    <message>
        <source>If neither works at once, it is a draw.</source>
        <translation>İkisi de hemen olmuyorsa konum berabere.</translation>
    </message>
    <message>
        <source>Get your king in front of the pawn with the other king cut off, as in the Lucena position.</source>
        <translation>Lucena konumundaki gibi şahınızı piyonun önüne getirin, rakip şahın yolunu kesin.</translation>
    </message>
    <message>
        <source>Then build a bridge: put the rook on the fourth rank, ready to block his checks.</source>
        <translation>Sonra köprü kurun: kaleyi, şah çekilince araya girmeye hazır olsun diye dördüncü yataya koyun.</translation>
    </message>
    <message>
        <source>Keep the rook on the third rank, in front of the pawn (Philidor&apos;s defence); once the pawn advances to that rank, check from behind.</source>
        <translation>Kaleyi piyonun önünde, üçüncü yatayda tutun (Philidor savunması); piyon o yataya gelince arkadan şah çekin.</translation>
    </message>
    <message>
        <source>Push the pawn when he runs out of checks.</source>
        <translation>Rakibin şahları bitince piyonu sürün.</translation>
    </message>
    <message>
        <source>Answer check with check where you can: that forces the queens off.</source>
        <translation>Yapabilirseniz şaha şahla karşılık verin: bu, vezirlerin değişilmesini zorlar.</translation>
    </message>
    <message>
        <source>Give perpetual check, and keep your king far from the pawn.</source>
        <translation>Sürekli şah çekin ve şahınızı piyondan uzak tutun.</translation>
    </message>
    <message>
        <source>Aim for the Philidor position: his king on the edge, yours facing it.</source>
        <translation>Philidor konumunu hedefleyin: rakip şah kenarda, şahınız onun karşısında.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn, but they are hard to hold.</source>
        <translation>Bu konumların çoğu berabere, ama savunması zor.</translation>
    </message>
    <message>
        <source>It can take longer than the fifty-move rule allows.</source>
        <translation>Elli hamle kuralının izin verdiğinden uzun sürebilir.</translation>
    </message>
    <message>
        <source>three queens</source>
        <translation>üç vezir</translation>
    </message>
    <message>
        <source>three rooks</source>
        <translation>üç kale</translation>
    </message>
    <message>
        <source>three bishops</source>
        <translation>üç fil</translation>
    </message>
    <message>
        <source>three knights</source>
        <translation>üç at</translation>
    </message>
    <message>
        <source>three pawns</source>
        <translation>üç piyon</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>pieces of one side, as in: rook, bishop and knight</comment>
        <translation>%1, %2 ve %3</translation>
    </message>
    <message>
        <source>Get closer to mate with every move; if you are unsure, take a hint.</source>
        <translation>Her hamlede mata yaklaşın; emin değilseniz ipucu alın.</translation>
    </message>
    <message>
        <source>Escort the pawn home: your bishop drives his off the pawn&apos;s path.</source>
        <translation>Piyonu terfiye götürün: filiniz rakip fili piyonun yolundan kovar.</translation>
    </message>
    <message>
        <source>Opposite-coloured bishops nearly always draw.</source>
        <translation>Zıt renkli filler neredeyse her zaman beraberlik getirir.</translation>
    </message>
    <message>
        <source>Get your king in front of the pawn, on a square the bishop cannot attack, or give up your bishop for the pawn.</source>
        <translation>Şahınızı piyonun önünde filin saldıramayacağı bir kareye koyun ya da filinizi piyon için verin.</translation>
    </message>
    <message>
        <source>Escort the pawn through with your king and bishop, and keep the knight out.</source>
        <translation>Piyonu şah ve fille ilerletin, atı uzak tutun.</translation>
    </message>
    <message>
        <source>On the edge a bishop can dominate the knight.</source>
        <translation>Kenarda bir fil atı hapsedebilir.</translation>
    </message>
    <message>
        <source>Block the pawn with your king on a square the bishop cannot attack, or give up the knight for the pawn.</source>
        <translation>Piyonu şahınızla filin saldıramayacağı bir karede durdurun ya da atı piyon için verin.</translation>
    </message>
    <message>
        <source>Threaten mate with all your pieces while his king is on the edge.</source>
        <translation>Rakip şah kenardayken bütün taşlarınızla mat tehdidi kurun.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn; the danger is a king on the edge.</source>
        <translation>Bu konumların çoğu berabere; tehlike kenardaki şahtır.</translation>
    </message>
    <message>
        <source>Bring up your king: pawns on one file cannot protect each other.</source>
        <translation>Şahınızı getirin: aynı dikeydeki piyonlar birbirini koruyamaz.</translation>
    </message>
    <message>
        <source>Keep him busy: while he goes after one pawn, push the other.</source>
        <translation>Onu meşgul edin: o bir piyonun peşindeyken diğerini sürün.</translation>
    </message>
    <message>
        <source>Use your king: attack his pawn and guard your own.</source>
        <translation>Şahınızı kullanın: rakibin piyonuna saldırın, kendi piyonunuzu koruyun.</translation>
    </message>
    <message>
        <source>King and rook are enough, but the pawn may be quicker.</source>
        <translation>Kale ve şah yeter, ama piyon daha hızlı olabilir.</translation>
    </message>
    <message>
        <source>Aim for a bishop or rook pawn on the seventh with your king beside it: that may draw.</source>
        <translation>Yedinci yatayda, yanında şahınız olan bir fil veya kale piyonu hedefleyin: beraberlik getirebilir.</translation>
    </message>
    <message>
        <source>Keep both pieces, stop the pawn, and mate the king in a corner of the bishop&apos;s colour.</source>
        <translation>İki taşı da koruyun, piyonu durdurun ve şahı filin rengindeki bir köşede mat edin.</translation>
    </message>
    <message>
        <source>A pawn that is blocked or guarded against need not be captured.</source>
        <translation>Önü kapalı ya da gözetim altındaki bir piyonu almak gerekmez.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn, so that only exact replies hold.</source>
        <translation>Şahınızı piyonun önüne getirin ki yalnızca kesin yanıtlar tutsun.</translation>
    </message>
    <message>
        <source>Your king belongs beside the pawn, and the other king away from it.</source>
        <translation>Şahınızın yeri piyonun yanıdır, rakip şah ise ondan uzak kalmalı.</translation>
    </message>
    <message>
        <source>Push the pawn.</source>
        <translation>Piyonu sürün.</translation>
    </message>
    <message>
        <source>Clear the way for your pawn.</source>
        <translation>Piyonunuzun yolunu açın.</translation>
    </message>
    <message>
        <source>Bring up your king.</source>
        <translation>Şahınızı yaklaştırın.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn.</source>
        <translation>Şahınızı piyonun önüne getirin.</translation>
    </message>
    <message>
        <source>Bring your king to the pawn.</source>
        <translation>Şahınızı piyona götürün.</translation>
    </message>
    <message>
        <source>Cut the other king off from the pawn with your rook.</source>
        <translation>Kalenizle rakip şahın piyona giden yolunu kesin.</translation>
    </message>
    <message>
        <source>Attack the pawn.</source>
        <translation>Piyona saldırın.</translation>
    </message>
    <message>
        <source>Keep your king off the edge.</source>
        <translation>Şahınızı kenardan uzak tutun.</translation>
    </message>
    <message>
        <source>Drive his king towards the edge.</source>
        <translation>Rakip şahı kenara sürün.</translation>
    </message>
    <message>
        <source>The knight is far from its king: trap it.</source>
        <translation>At şahından uzakta: onu kapana kıstırın.</translation>
    </message>
    <message>
        <source>Bring king and knight together.</source>
        <translation>Şah ile atı bir araya getirin.</translation>
    </message>
    <message>
        <source>Take the opposition: it gets your king to a key square.</source>
        <translation>Opozisyonu alın: şahınızı bir anahtar kareye götürür.</translation>
    </message>
    <message>
        <source>Take the opposition: it keeps the other king away from the key squares.</source>
        <translation>Opozisyonu alın: rakip şahı anahtar karelerden uzak tutar.</translation>
    </message>
    <message>
        <source>Keep his king out of the corner in front of the pawn: your bishop does not control it.</source>
        <translation>Rakip şahı piyonun önündeki köşeden uzak tutun: filiniz orayı denetlemiyor.</translation>
    </message>
    <message>
        <source>Head for the corner in front of the pawn: the bishop does not control it.</source>
        <translation>Piyonun önündeki köşeye gidin: fil orayı denetlemiyor.</translation>
    </message>
    <message>
        <source>The rook is far from its king: win it with checks and a double attack.</source>
        <translation>Kale şahından uzakta: şah çekerek ve çatalla onu kazanın.</translation>
    </message>
    <message>
        <source>Make for a corner of the opposite colour to your bishop.</source>
        <translation>Filinizin rengine zıt renkteki bir köşeye gidin.</translation>
    </message>
    <message>
        <source>His king blocks his pawn: bring up your king.</source>
        <translation>Rakip şah kendi piyonunu engelliyor: şahınızı yaklaştırın.</translation>
    </message>
    <message>
        <source>Give checks until his king has to step in front of his pawn.</source>
        <translation>Rakip şah kendi piyonunun önüne geçmek zorunda kalana kadar şah çekin.</translation>
    </message>
    <message>
        <source>Build a bridge: put the rook on the fourth rank, ready to block his checks.</source>
        <translation>Köprü kurun: kaleyi, şah çekilince araya girmeye hazır olsun diye dördüncü yataya koyun.</translation>
    </message>
    <message>
        <source>The pawn is under control: drive his king towards a corner of the bishop&apos;s colour.</source>
        <translation>Piyon denetim altında: rakip şahı filin rengindeki bir köşeye sürün.</translation>
    </message>
    <message>
        <source>Take squares away from his king.</source>
        <translation>Rakip şahın karelerini elinden alın.</translation>
    </message>
    <message>
        <source>Your king is safest in the centre.</source>
        <translation>Şahınız en çok merkezde güvendedir.</translation>
    </message>
    <message>
        <source>Basic mates</source>
        <translation>Temel matlar</translation>
    </message>
    <message>
        <source>Pawn endings</source>
        <translation>Piyon oyunsonları</translation>
    </message>
    <message>
        <source>Queen endings</source>
        <translation>Vezir oyunsonları</translation>
    </message>
    <message>
        <source>Rook endings</source>
        <translation>Kale oyunsonları</translation>
    </message>
    <message>
        <source>Minor pieces</source>
        <translation>Hafif taşlar</translation>
    </message>
    <message>
        <source>Queen against other pieces</source>
        <translation>Diğer taşlara karşı vezir</translation>
    </message>
    <message>
        <source>Rook against other pieces</source>
        <translation>Diğer taşlara karşı kale</translation>
    </message>
    <message>
        <source>Five pieces</source>
        <translation>Beş taş</translation>
    </message>
    <message>
        <source>Keep the rook near your king.</source>
        <translation>Kaleyi şahınıza yakın tutun.</translation>
    </message>
    <message>
        <source>Bishop endings</source>
        <translation>Fil oyunsonları</translation>
    </message>
    <message>
        <source>Knight endings</source>
        <translation>At oyunsonları</translation>
    </message>
    <message>
        <source>The wrong corner</source>
        <translation>Yanlış köşe</translation>
    </message>
    <message>
        <source>Philidor&apos;s W, 1777</source>
        <translation>Philidor’un W’si, 1777</translation>
    </message>
    <message>
        <source>Delétang&apos;s starting position</source>
        <translation>Delétang’ın başlangıç konumu</translation>
    </message>
    <message>
        <source>The longest mate</source>
        <translation>En uzun mat</translation>
    </message>
    <message>
        <source>Ushenina – Girya, Geneva 2013</source>
        <translation>Ushenina – Girya, Cenevre 2013</translation>
    </message>
    <message>
        <source>Rook and pawn: the Lucena bridge</source>
        <translation>Kale ve piyon: Lucena köprüsü</translation>
    </message>
    <message>
        <source>Rook and pawn: Philidor&apos;s third-rank defence</source>
        <translation>Kale ve piyon: Philidor’un üçüncü yatay savunması</translation>
    </message>
    <message>
        <source>Rook and pawn: the Vančura defence</source>
        <translation>Kale ve piyon: Vančura savunması</translation>
    </message>
    <message>
        <source>Philidor&apos;s W</source>
        <translation>Philidor’un W’si</translation>
    </message>
    <message>
        <source>Delétang&apos;s middle triangle</source>
        <translation>Delétang’ın orta üçgeni</translation>
    </message>
    <message>
        <source>Delétang&apos;s small triangle</source>
        <translation>Delétang’ın küçük üçgeni</translation>
    </message>
    <message>
        <source>Queen, the longest mate</source>
        <translation>Vezir, en uzun mat</translation>
    </message>
    <message>
        <source>Rook, the longest mate</source>
        <translation>Kale, en uzun mat</translation>
    </message>
    <message>
        <source>Pawn, the opposition wins</source>
        <translation>Piyon, opozisyon kazandırır</translation>
    </message>
    <message>
        <source>Pawn, the opposition holds the draw</source>
        <translation>Piyon, opozisyon beraberliği korur</translation>
    </message>
    <message>
        <source>Queen against centre pawn</source>
        <translation>Merkez piyonuna karşı vezir</translation>
    </message>
    <message>
        <source>Lucena bridge</source>
        <translation>Lucena köprüsü</translation>
    </message>
    <message>
        <source>Rook and bishop: Philidor&apos;s win</source>
        <translation>Kale ve fil: Philidor’un kazancı</translation>
    </message>
    <message>
        <source>Rook and bishop: the second-rank defence</source>
        <translation>Kale ve fil: ikinci yatay savunması</translation>
    </message>
    <message>
        <source>Rook and bishop: the Cochrane defence</source>
        <translation>Kale ve fil: Cochrane savunması</translation>
    </message>
    <message>
        <source>Bishops: Centurini&apos;s study</source>
        <translation>Filler: Centurini’nin etüdü</translation>
    </message>
    <message>
        <source>Bishops: the king behind the pawn</source>
        <translation>Filler: piyonun arkasındaki şah</translation>
    </message>
    <message>
        <source>Take the opposition.</source>
        <translation>Opozisyonu alın.</translation>
    </message>
    <message>
        <source>Look for a check that attacks the rook, too.</source>
        <translation>Kaleye de saldıran bir şah çekiş arayın.</translation>
    </message>
    <message>
        <source>Cut the other king off with your rook.</source>
        <translation>Kalenizle rakip şahın yolunu kesin.</translation>
    </message>
    <message>
        <source>Put your rook behind the passed pawn.</source>
        <translation>Kalenizi geçer piyonun arkasına koyun.</translation>
    </message>
    <message>
        <source>Use your king.</source>
        <translation>Şahınızı kullanın.</translation>
    </message>
    <message>
        <source>His king is too late. Improve your king first, then push the pawn.</source>
        <translation>Rakip şah geç kalıyor. Önce şahınızın yerini iyileştirin, sonra piyonu sürün.</translation>
    </message>
</context>
<context>
    <name>EngineCommands</name>
    <message>
        <source>Choose the program file of a UCI engine.</source>
        <translation>UCI destekleyen bir motor programı seçin.</translation>
    </message>
    <message>
        <source>%1 takes over where the tablebases end.</source>
        <translation>Tabloların bittiği yerde oyunu %1 devralır.</translation>
    </message>
    <message>
        <source>What it says is an opinion, not a proof.</source>
        <translation>Söylediği bir görüştür, kanıt değil.</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Motor seç</translation>
    </message>
    <message>
        <source>&amp;Choose an engine…</source>
        <translation>&amp;Motor seç…</translation>
    </message>
    <message>
        <source>It plays positions with six or more pieces, or with castling</source>
        <translation>Altı veya daha çok taşlı ya da rok yapılabilen konumları oynar</translation>
    </message>
    <message>
        <source>&amp;Stop using %1</source>
        <translation>%1 kullanmayı &amp;bırak</translation>
    </message>
    <message>
        <source>Eng&amp;ine beyond the tablebases</source>
        <translation>Tablo dı&amp;şı motor</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tüm dosyalar (*)</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1 won</source>
        <comment>a share of positions</comment>
        <translation>%1 kazanç</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <comment>a share of positions</comment>
        <translation>%1 berabere</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a share of positions</comment>
        <translation>%1 kayıp</translation>
    </message>
    <message>
        <source>Being computed…</source>
        <translation>Hesaplanıyor…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending.</source>
        <translation>Oyunsonunu hesaplamaya bellek yetmedi.</translation>
    </message>
    <message>
        <source>Solve it now</source>
        <translation>Şimdi çöz</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>İlk %1 konum gösteriliyor.</translation>
    </message>
    <message>
        <source>Longest wins</source>
        <translation>En uzun kazançlar</translation>
    </message>
    <message>
        <source>Reciprocal zugzwangs</source>
        <translation>Karşılıklı zugzwang</translation>
    </message>
    <message>
        <source>The side to move loses, but would not if the other side had to move. Mirror images count once.</source>
        <translation>Hamle sırası kimdeyse o kaybeder; sıra rakipte olsaydı kaybetmezdi. Ayna görüntüleri bir kez sayılır.</translation>
    </message>
    <message>
        <source>Longest win: %1.</source>
        <translation>En uzun kazanç: %1.</translation>
    </message>
    <message>
        <source>Attacker to move: %1.</source>
        <comment>shares of results</comment>
        <translation>Sıra saldıranda: %1.</translation>
    </message>
    <message>
        <source>Defender to move: %1.</source>
        <comment>shares of results</comment>
        <translation>Sıra savunanda: %1.</translation>
    </message>
    <message>
        <source>No ending has been found.</source>
        <translation>Hiçbir oyunsonu bulunamadı.</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>Tüm oyunsonları</translation>
    </message>
    <message>
        <source>Longest wins of the attacker</source>
        <translation>Saldıranın en uzun kazançları</translation>
    </message>
    <message>
        <source>Longest wins of the defender</source>
        <translation>Savunanın en uzun kazançları</translation>
    </message>
    <message>
        <source>Whoever has to move loses.</source>
        <translation>Hamle yapmak zorunda olan kaybeder.</translation>
    </message>
    <message>
        <source>The program computes these figures itself. Every legal arrangement of the pieces on the board counts, including bishops of one side on squares of the same colour; castling and the fifty-move rule are ignored. Won and lost are from the attacker&apos;s point of view, the side named first.</source>
        <translation>Bu sayıları programın kendisi hesaplar. Taşların tahtadaki her kurallı dizilişi, bir tarafın iki filinin aynı renkten karelerde durduğu dizilişler de sayılır; rok ve elli hamle kuralı dikkate alınmaz. Kazanç ve kayıp, ilk adı geçen taraf olan saldıran içindir.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Save with mate &amp;distances and wasted moves</source>
        <translation>&amp;Mat uzaklıkları ve boşa giden hamlelerle kaydet</translation>
    </message>
    <message>
        <source>Saved games note after each move how far off mate is and how many moves were wasted</source>
        <translation>Kaydedilen oyunlarda her hamleden sonra mata ne kadar kaldığı ve kaç hamlenin boşa gittiği yazar</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Aç…</translation>
    </message>
    <message>
        <source>Open the games of a PGN file</source>
        <translation>Bir PGN dosyasındaki oyunları açar</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Son açılanlar</translation>
    </message>
    <message>
        <source>Other &amp;games in this file…</source>
        <translation>Bu &amp;dosyadaki diğer oyunlar…</translation>
    </message>
    <message>
        <source>Choose another game from the last file opened</source>
        <translation>Son açılan dosyadan başka bir oyun seçer</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Kaydet</translation>
    </message>
    <message>
        <source>Save the game as PGN</source>
        <translation>Oyunu PGN olarak kaydeder</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>&amp;Farklı kaydet…</translation>
    </message>
    <message>
        <source>Save the game in another file</source>
        <translation>Oyunu başka bir dosyaya kaydeder</translation>
    </message>
    <message>
        <source>&amp;Export board…</source>
        <translation>&amp;Tahtayı dışa aktar…</translation>
    </message>
    <message>
        <source>Save a picture of the board as SVG or PNG</source>
        <translation>Tahtanın resmini SVG veya PNG olarak kaydeder</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Çıkış</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Yazdır…</translation>
    </message>
    <message>
        <source>Print the board and the moves</source>
        <translation>Tahtayı ve hamleleri yazdırır</translation>
    </message>
    <message>
        <source>The board and the moves have been sent to the printer.</source>
        <translation>Tahta ve hamleler yazıcıya gönderildi.</translation>
    </message>
    <message>
        <source>The board and the moves have been saved as “%1”.</source>
        <comment>a PDF file</comment>
        <translation>Tahta ve hamleler “%1” adıyla kaydedildi.</translation>
    </message>
    <message>
        <source>Print preview…</source>
        <translation>Baskı önizleme…</translation>
    </message>
    <message>
        <source>See the page before it is printed</source>
        <translation>Yazdırmadan önce sayfayı gösterir</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Burada kal</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>&amp;New position</source>
        <translation>&amp;Yeni konum</translation>
    </message>
    <message>
        <source>Deal another position of the chosen kind</source>
        <translation>Seçilen türden başka bir konum getirir</translation>
    </message>
    <message>
        <source>&amp;Choose the kind of position…</source>
        <translation>Konum &amp;türünü seç…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Başla</translation>
    </message>
    <message>
        <source>Start with these settings</source>
        <translation>Bu ayarlarla başlar</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Ba&amp;şa git</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Bir hamle g&amp;eri</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Bir hamle &amp;ileri</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>&amp;Sona git</translation>
    </message>
    <message>
        <source>&amp;Play the line automatically</source>
        <translation>Kendi kendine &amp;oynat</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>İ&amp;pucu</translation>
    </message>
    <message>
        <source>Show the &amp;line to mate</source>
        <translation>&amp;Mata giden yol</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Varyant</translation>
    </message>
    <message>
        <source>Replay the best line from here</source>
        <translation>Buradan en iyi varyantı oynatır</translation>
    </message>
    <message>
        <source>Finish it for &amp;me</source>
        <translation>Benim ye&amp;rime bitir</translation>
    </message>
    <message>
        <source>To the first &amp;known ending</source>
        <translation>Bilinen ilk oyunson&amp;una</translation>
    </message>
    <message>
        <source>Go to where the game first reaches a solved ending</source>
        <translation>Oyunun hesaplanmış bir oyunsonuna ilk ulaştığı yere gider</translation>
    </message>
    <message>
        <source>Let the program play the rest once you have promoted and are winning with a queen or rook</source>
        <translation>Terfi ettikten sonra vezir veya kaleyle kazanıyorsanız gerisini program oynar</translation>
    </message>
    <message>
        <source>A&amp;gain, mirrored</source>
        <translation>Aynalı te&amp;krar</translation>
    </message>
    <message>
        <source>Start again from the first position of this game with left and right swapped</source>
        <translation>Bu oyunun ilk konumundan, sağ ile sol değiştirilmiş olarak yeniden başlar</translation>
    </message>
    <message>
        <source>An&amp;other like this</source>
        <translation>&amp;Benzer konum</translation>
    </message>
    <message>
        <source>Another position of the same ending, about as far from mate</source>
        <translation>Aynı oyunsonundan, mata aşağı yukarı aynı uzaklıkta başka bir konum getirir</translation>
    </message>
    <message>
        <source>To yo&amp;ur mistake</source>
        <translation>&amp;Hatanıza git</translation>
    </message>
    <message>
        <source>Go to the move that went wrong and see the reply that punishes it</source>
        <translation>Yanlış hamleye gider ve onu cezalandıran cevabı gösterir</translation>
    </message>
    <message>
        <source>Gi&amp;ve up</source>
        <translation>&amp;Vazgeç</translation>
    </message>
    <message>
        <source>End the attempt and see what went wrong, the best moves and the report</source>
        <translation>Denemeyi bitirir; neyin yanlış gittiğini, en iyi hamleleri ve raporu gösterir</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oyna</translation>
    </message>
    <message>
        <source>Play the position on the board</source>
        <translation>Tahtadaki konumu oynarsınız</translation>
    </message>
    <message>
        <source>Reveals a little more each time: the aim, the squares, the piece, its destination, the best moves</source>
        <translation>Her seferinde biraz daha fazlasını gösterir: amaç, kareler, taş, gideceği kare, en iyi hamleler</translation>
    </message>
    <message>
        <source>Play this move</source>
        <comment>the move that was hinted at</comment>
        <translation>Bu hamleyi oyna</translation>
    </message>
    <message>
        <source>Play the move that the hints have come to</source>
        <translation>İpuçlarının vardığı hamleyi oynar</translation>
    </message>
    <message>
        <source>Choose “Give up” again to end the exam; Esc continues it.</source>
        <translation>Sınavı bitirmek için “Vazgeç” komutunu yeniden seçin; Esc ile sınav sürer.</translation>
    </message>
    <message>
        <source>You will then see the report.</source>
        <translation>Ardından raporu görürsünüz.</translation>
    </message>
    <message>
        <source>Choose “Choose the kind of position” again to leave the set-up; Esc stays here.</source>
        <translation>Konum kurmayı bırakmak için “Konum türünü seç” komutunu yeniden seçin; Esc ile burada kalırsınız.</translation>
    </message>
    <message>
        <source>The question is answered, so there are no more hints.</source>
        <translation>Soru yanıtlandı, artık ipucu yok.</translation>
    </message>
    <message>
        <source>There are no hints in an exam.</source>
        <translation>Sınavda ipucu yoktur.</translation>
    </message>
    <message>
        <source>There are no more hints; “Show the squares” gives the answer.</source>
        <translation>Başka ipucu yok; “Kareleri göster” yanıtı verir.</translation>
    </message>
    <message>
        <source>Reveals a little more each time: the colours of the squares, then one square after another</source>
        <translation>Her seferinde biraz daha fazlasını gösterir: karelerin renkleri, sonra kareler birer birer</translation>
    </message>
    <message>
        <source>Hints need the solved ending: press “Solve by computer” first.</source>
        <translation>İpuçları için oyunsonu hesaplanmış olmalı: önce “Hesapla” düğmesine basın.</translation>
    </message>
    <message>
        <source>only once a promoted piece wins against the king alone</source>
        <translation>ancak terfi etmiş bir taş yalnız şaha karşı kazanıyorsa</translation>
    </message>
    <message>
        <source>There are no more hints; “Give up” shows the answer.</source>
        <translation>Başka ipucu yok; “Vazgeç” yanıtı gösterir.</translation>
    </message>
    <message>
        <source>There are no hints for a move to know by heart.</source>
        <translation>Ezbere bilinmesi gereken bir hamle için ipucu yoktur.</translation>
    </message>
    <message>
        <source>Keep setting up</source>
        <translation>Kurmaya devam et</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Right corner</source>
        <translation>Doğru köşe</translation>
    </message>
    <message>
        <source>A corner of the bishop&apos;s colour: mate can be forced only there or right next to it.</source>
        <translation>Filin rengindeki bir köşe: mat yalnızca orada ya da hemen yanında zorlanabilir.</translation>
    </message>
    <message>
        <source>Wrong corner</source>
        <translation>Yanlış köşe</translation>
    </message>
    <message>
        <source>A corner of the other colour, where mate cannot be forced.</source>
        <translation>Diğer renkteki bir köşe; orada mat zorlanamaz.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Aşama</translation>
    </message>
    <message>
        <source>A phase of the mate, with its own aim.</source>
        <translation>Mata giden yolun, kendi amacı olan bir bölümü.</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>Kafes</translation>
    </message>
    <message>
        <source>The squares that the lone king could reach if no other piece moved.</source>
        <translation>Başka hiçbir taş oynamasaydı yalnız şahın ulaşabileceği kareler.</translation>
    </message>
    <message>
        <source>Way out</source>
        <translation>Çıkış</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Üçgen</translation>
    </message>
    <message>
        <source>The squares cut off by a diagonal of the bishop, around a right corner: large, middle or small. Also known as Delétang&apos;s triangles.</source>
        <translation>Doğru köşenin çevresinde filin bir çaprazıyla kesilen kareler: büyük, orta veya küçük üçgen. Delétang üçgenleri diye de bilinir.</translation>
    </message>
    <message>
        <source>W manoeuvre</source>
        <translation>W manevrası</translation>
    </message>
    <message>
        <source>The knight&apos;s route along the edge, such as f7–e5–d7–c5–b7: it drives the king from the wrong corner to the right one.</source>
        <translation>Atın kenar boyunca yolu, örneğin f7–e5–d7–c5–b7: rakip şahı yanlış köşeden doğru köşeye sürer.</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Görev yeri</translation>
    </message>
    <message>
        <source>The square where a piece belongs in a given stage.</source>
        <translation>Bir taşın belirli bir aşamada durması gereken kare.</translation>
    </message>
    <message>
        <source>Waiting move</source>
        <translation>Bekleme hamlesi</translation>
    </message>
    <message>
        <source>A move that keeps everything as it is, so that the opponent has to give way.</source>
        <translation>Her şeyi olduğu gibi bırakan hamle; yol vermek rakibe kalır.</translation>
    </message>
    <message>
        <source>Detour</source>
        <translation>Yolu uzatma</translation>
    </message>
    <message>
        <source>A move that delays mate by five moves or more.</source>
        <translation>Matı beş hamle veya daha çok geciktiren hamle.</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Kutu</translation>
    </message>
    <message>
        <source>The squares left to the lone king by a queen, rook or bishops.</source>
        <translation>Vezirin, kalenin veya fillerin yalnız şaha bıraktığı kareler.</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>Opozisyon</translation>
    </message>
    <message>
        <source>Key square</source>
        <translation>Anahtar kare</translation>
    </message>
    <message>
        <source>If the king on the pawn&apos;s side reaches it, that side wins, whoever is to move.</source>
        <translation>Piyonlu tarafın şahı bu kareye ulaşırsa, sıra kimde olursa olsun o taraf kazanır.</translation>
    </message>
    <message>
        <source>Square of the pawn</source>
        <translation>Piyonun karesi</translation>
    </message>
    <message>
        <source>If the other king is inside it, or can step into it on his move, he catches the pawn; otherwise he does not.</source>
        <translation>Rakip şah bu alanın içindeyse ya da hamle sırası ondayken içine girebiliyorsa piyonu yakalar; yoksa yakalayamaz.</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Pat</translation>
    </message>
    <message>
        <source>The side to move is not in check but has no legal move: a draw.</source>
        <translation>Sırası gelen taraf şah altında değildir ama kurallara uygun hamlesi yoktur: berabere.</translation>
    </message>
    <message>
        <source>General principles</source>
        <translation>Genel ilkeler</translation>
    </message>
    <message>
        <source>A way of playing that looks a few moves ahead without knowing the ending.</source>
        <translation>Oyunsonunu bilmeden, birkaç hamle ötesine bakarak oynamak.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Yöntem</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Alan</translation>
    </message>
    <message>
        <source>Drive the lone king into a smaller field if you can; otherwise bring your pieces together and your king close. It mates from every won position within fifty moves.</source>
        <translation>Yapabiliyorsanız yalnız şahı daha küçük bir alana sürün; yoksa taşlarınızı bir araya getirip şahınızı yaklaştırın. Kazanılan her konumdan elli hamle içinde mat edersiniz.</translation>
    </message>
    <message>
        <source>The kings face each other with one square between them, and the side to move must give way. In the distant opposition there are three or five squares between them.</source>
        <translation>Şahlar aralarında bir kareyle karşı karşıyadır; sırası gelen taraf yol vermek zorundadır. Uzak opozisyonda aralarında üç veya beş kare vardır.</translation>
    </message>
    <message>
        <source>One of the method&apos;s seven regions around the right corners: three, six or eight squares at a corner, the edge without the wrong corners, the whole edge, the two outer rings, the whole board. The lone king is in a field if it can be kept there for three moves.</source>
        <translation>Yöntemin doğru köşeler çevresindeki yedi bölgesinden biri: köşedeki üç, altı veya sekiz kare, yanlış köşeler hariç kenar, bütün kenar, dıştaki iki halka, bütün tahta. Yalnız şah, içinde üç hamle tutulabildiği alandadır.</translation>
    </message>
    <message>
        <source>A square through which the lone king could escape.</source>
        <translation>Yalnız şahın kaçabileceği kare.</translation>
    </message>
    <message>
        <source>Behind the lone king</source>
        <translation>Yalnız şahın arkası</translation>
    </message>
    <message>
        <source>Two king moves away from it, on the side of the centre.</source>
        <translation>Ondan merkez tarafına doğru iki şah hamlesi ötesi.</translation>
    </message>
</context>
<context>
    <name>Guidance</name>
    <message>
        <source>Preparing the method…</source>
        <translation>Yöntem hazırlanıyor…</translation>
    </message>
    <message>
        <source>There is not enough memory for the method.</source>
        <translation>Yöntem için bellek yetmiyor.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Diğer programları kapatıp yeniden deneyin.</translation>
    </message>
    <message>
        <source>Field: %1</source>
        <translation>Alan: %1</translation>
    </message>
    <message>
        <source>Next field: %1</source>
        <translation>Sonraki alan: %1</translation>
    </message>
    <message>
        <source>Its move is played as soon as it is ready.</source>
        <translation>Hazır olur olmaz hamlesi oynanır.</translation>
    </message>
    <message>
        <source>This takes a few seconds the first time.</source>
        <translation>İlk seferinde bu birkaç saniye sürer.</translation>
    </message>
</context>
<context>
    <name>Heat</name>
    <message>
        <source>draw</source>
        <comment>heat map</comment>
        <translation>berabere</translation>
    </message>
    <message>
        <source>checkmate</source>
        <comment>heat map</comment>
        <translation>mat</translation>
    </message>
    <message>
        <source>mate in %1</source>
        <comment>heat map</comment>
        <translation>%1 hamlede mat</translation>
    </message>
    <message>
        <source>Heat map, %1: no mate</source>
        <translation>Isı haritası, %1: mat yok</translation>
    </message>
    <message>
        <source>Heat map, %1: mate in %2</source>
        <translation>Isı haritası, %1: %2 hamlede mat</translation>
    </message>
    <message>
        <source>Heat map, %1: mate in %2 (dark) to %3 (light)</source>
        <translation>Isı haritası, %1: %2 (koyu) ile %3 (açık) hamle arasında mat</translation>
    </message>
    <message>
        <source>Heat map: not in the tablebases</source>
        <translation>Isı haritası: tablolarda yok</translation>
    </message>
    <message>
        <source>the other side mates in %1</source>
        <comment>heat map</comment>
        <translation>karşı taraf %1 hamlede mat eder</translation>
    </message>
    <message>
        <source>%1, draw (=)</source>
        <comment>the legend of a heat map and its sign for draws</comment>
        <translation>%1, berabere (=)</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Arrows</source>
        <translation>Ok tuşları</translation>
    </message>
    <message>
        <source>Go from square to square; in a replay, through the line</source>
        <translation>Kareden kareye gider; oynatırken varyantta ilerler</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Boşluk</translation>
    </message>
    <message>
        <source>Pick up or put down a piece</source>
        <translation>Bir taşı alır veya bırakır</translation>
    </message>
    <message>
        <source>Letters and digits</source>
        <translation>Harfler ve rakamlar</translation>
    </message>
    <message>
        <source>Type a move: Nd3, e3d5; Enter plays it</source>
        <translation>Hamle yazılır: Ad3, e3d5; Enter oynar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Remove a piece from the board (in set-up)</source>
        <translation>Konum kurarken bir taşı tahtadan kaldırır</translation>
    </message>
    <message>
        <source>Right mouse button</source>
        <translation>Sağ fare düğmesi</translation>
    </message>
    <message>
        <source>Draw circles and arrows</source>
        <translation>Daire ve ok çizer</translation>
    </message>
    <message>
        <source>Q, R, B, N</source>
        <translation>V, K, F, A</translation>
    </message>
    <message>
        <source>Choose the promotion piece</source>
        <translation>Piyonun neye terfi edeceğini seçer (vezir, kale, fil, at)</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Sonraki denetime geçer</translation>
    </message>
    <message>
        <source>Activate the focused control</source>
        <translation>Odaktaki denetimi çalıştırır</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Ok tuşları, Home, End</translation>
    </message>
    <message>
        <source>Go from move to move in the list of moves</source>
        <translation>Hamle listesinde hamleden hamleye gider</translation>
    </message>
    <message>
        <source>Go from piece to piece in the set-up tray</source>
        <translation>Konum kurarken taş kutusunda taştan taşa gider</translation>
    </message>
    <message>
        <source>Going back and cancelling</source>
        <translation>Geri dönüş ve iptal</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Tahtada</translation>
    </message>
    <message>
        <source>Everywhere else</source>
        <translation>Diğer her yerde</translation>
    </message>
    <message>
        <source>Symbols in the game record</source>
        <translation>Notasyondaki işaretler</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Tahtadaki işaretler</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Terimler</translation>
    </message>
    <message>
        <source>%1 during a replay and on a page to read</source>
        <translation>%1 (oynatırken ve okuma sayfasında)</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ Çözüldü</translation>
    </message>
    <message>
        <source>✓ With help</source>
        <translation>✓ Yardımla</translation>
    </message>
    <message>
        <source>✗ Failed</source>
        <translation>✗ Başarısız</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Bir kez daha</translation>
    </message>
    <message>
        <source>Results of the questions in a course</source>
        <translation>Kurstaki soruların sonuçları</translation>
    </message>
    <message>
        <source>On the first try, without help</source>
        <translation>İlk denemede, yardımsız</translation>
    </message>
    <message>
        <source>✓ Second try</source>
        <translation>✓ İkinci deneme</translation>
    </message>
    <message>
        <source>Without help after one or more wrong answers, or after a move taken back where the page is played out</source>
        <translation>Yardımsız, ama bir veya daha çok yanlış yanıttan ya da sonuna kadar oynanan bir sayfada hamle geri alındıktan sonra</translation>
    </message>
    <message>
        <source>A result never gets worse. A solution on the first try, when the page is opened again, improves it: a question that failed becomes one solved at the second try, any other becomes solved</source>
        <translation>Sonuç hiçbir zaman kötüleşmez. Sayfa yeniden açıldığında ilk denemede çözmek sonucu iyileştirir: başarısız soru ikinci denemede çözülmüş, diğerleri çözülmüş sayılır</translation>
    </message>
    <message>
        <source>Grades in practice</source>
        <translation>Antrenmanda notlandırma</translation>
    </message>
    <message>
        <source>Piece letters</source>
        <translation>Taş harfleri</translation>
    </message>
    <message>
        <source>Put a piece on the square (in set-up): capital letters for White, small ones for Black</source>
        <translation>Konum kurarken kareye bir taş koyar: büyük harf beyaz, küçük harf siyah taştır</translation>
    </message>
    <message>
        <source>After a hint that says more than a question, or once the answer has been shown</source>
        <translation>Sorudan fazlasını söyleyen bir ipucundan sonra veya yanıt gösterildikten sonra</translation>
    </message>
    <message>
        <source>Not solved; practice will ask the question again</source>
        <translation>Çözülmedi; antrenmanda soru yeniden gelir</translation>
    </message>
    <message>
        <source>✗ Shown</source>
        <translation>✗ Gösterildi</translation>
    </message>
    <message>
        <source>The answer was shown; practice will ask the question</source>
        <translation>Yanıt gösterildi; soru antrenmanda gelir</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Go on in a course, as long as no arrow key has marked a square</source>
        <translation>Kursta ilerleme; ok tuşları henüz bir kareyi işaretlememişse</translation>
    </message>
    <message>
        <source>“Take back” undoes a move that you have just entered, and what it replaced is there again; “Delete move” deletes any move with all that follows it</source>
        <translation>“Geri al” az önce girdiğiniz hamleyi geri alır, onun yerini aldığı hamleler geri gelir; “Hamleyi sil” herhangi bir hamleyi ardındaki her şeyle birlikte siler</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Metin</translation>
    </message>
    <message>
        <source>They belong to the position on the board. What they claim about its result, such as “White mates in 5”, is checked while you write</source>
        <translation>Tahtadaki konuma aittir. Sonucu hakkında söylediği, örneğin “Beyaz 5 hamlede mat eder”, siz yazarken denetlenir</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Çizimler</translation>
    </message>
    <message>
        <source>What you draw belongs to the position on the board; draw it again to erase it</source>
        <translation>Çizdiğiniz şey tahtadaki konuma aittir; silmek için yeniden çizin</translation>
    </message>
    <message>
        <source>Writing a course</source>
        <translation>Kurs yazma</translation>
    </message>
    <message>
        <source>Go back one step: clear a typed move, put a piece back, dismiss a message, cancel or close what is open, or leave the replay, the exercise or the page</source>
        <translation>Bir adım geri gider: yazılan hamleyi siler, taşı geri bırakır, iletiyi kapatır, açık olanı iptal eder veya kapatır ya da oynatmadan, alıştırmadan veya sayfadan çıkar</translation>
    </message>
    <message>
        <source>A new line</source>
        <translation>Yeni bir varyant</translation>
    </message>
    <message>
        <source>It is shown first: Enter plays one move after another, each with its reason. Then you play the line; Skip goes there at once</source>
        <translation>Önce gösterilir: Enter hamleleri gerekçeleriyle birer birer oynar. Sonra varyantı siz oynarsınız; “Atla” hemen oraya geçer</translation>
    </message>
    <message>
        <source>A right move</source>
        <translation>Doğru hamle</translation>
    </message>
    <message>
        <source>The reply is played, and the next move of the line is asked; you press nothing</source>
        <translation>Yanıt oynanır ve varyantın sonraki hamlesi sorulur; hiçbir tuşa basmanız gerekmez</translation>
    </message>
    <message>
        <source>A wrong move</source>
        <translation>Yanlış hamle</translation>
    </message>
    <message>
        <source>You see why it is wrong and try again; practice will ask you for the move</source>
        <translation>Neden yanlış olduğunu görür ve yeniden denersiniz; antrenmanda hamle size sorulur</translation>
    </message>
    <message>
        <source>Known, due</source>
        <translation>Biliniyor, bekliyor</translation>
    </message>
    <message>
        <source>The positions that you have solved, and those that practice would ask now. Each answer is saved at once, so that you can stop at any time</source>
        <translation>Çözdüğünüz konumlar ve antrenmanın şu an soracağı konumlar. Her yanıt hemen kaydedilir, dilediğiniz an bırakabilirsiniz</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Which check leaves him no square?</source>
        <translation>Hangi şah çekiş rakip şaha hiç kare bırakmaz?</translation>
    </message>
    <message>
        <source>What can you capture?</source>
        <translation>Ne alınabilir?</translation>
    </message>
    <message>
        <source>How far is the pawn from promotion?</source>
        <translation>Piyon terfiden ne kadar uzak?</translation>
    </message>
    <message>
        <source>Which of your pieces can he take?</source>
        <translation>Hangi taşınız alınabilir durumda?</translation>
    </message>
    <message>
        <source>What if it were his move?</source>
        <translation>Sıra rakipte olsaydı ne olurdu?</translation>
    </message>
    <message>
        <source>How can you drive him nearer to the right corner?</source>
        <translation>Rakip şahı doğru köşeye nasıl yaklaştırırsınız?</translation>
    </message>
    <message>
        <source>How can you bring the kings face to face?</source>
        <translation>Şahları nasıl karşı karşıya getirirsiniz?</translation>
    </message>
    <message>
        <source>Which enemy piece is unprotected?</source>
        <translation>Rakibin hangi taşı korumasız?</translation>
    </message>
    <message>
        <source>In which corners can mate not be forced?</source>
        <translation>Hangi köşelerde mat zorlanamaz?</translation>
    </message>
    <message>
        <source>Which corners are dangerous?</source>
        <translation>Hangi köşeler tehlikeli?</translation>
    </message>
    <message>
        <source>Where is there the most room?</source>
        <translation>En geniş alan nerede?</translation>
    </message>
    <message numerus="yes">
        <source>Only %n move(s) hold the draw.</source>
        <translation>
            <numerusform>Yalnızca %n hamle beraberliği korur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>Şuraya bakın: %1.</translation>
    </message>
    <message>
        <source>Look at the marked squares.</source>
        <translation>İşaretli karelere bakın.</translation>
    </message>
    <message>
        <source>Move the king.</source>
        <translation>Şahı oynayın.</translation>
    </message>
    <message>
        <source>Move the queen.</source>
        <translation>Veziri oynayın.</translation>
    </message>
    <message>
        <source>Move the rook.</source>
        <translation>Kaleyi oynayın.</translation>
    </message>
    <message>
        <source>Move the bishop.</source>
        <translation>Fili oynayın.</translation>
    </message>
    <message>
        <source>Move the knight.</source>
        <translation>Atı oynayın.</translation>
    </message>
    <message>
        <source>Move the pawn.</source>
        <translation>Piyonu oynayın.</translation>
    </message>
    <message>
        <source>Move the king to %1.</source>
        <translation>Şahı %1 karesine oynayın.</translation>
    </message>
    <message>
        <source>Move the queen to %1.</source>
        <translation>Veziri %1 karesine oynayın.</translation>
    </message>
    <message>
        <source>Move the rook to %1.</source>
        <translation>Kaleyi %1 karesine oynayın.</translation>
    </message>
    <message>
        <source>Move the bishop to %1.</source>
        <translation>Fili %1 karesine oynayın.</translation>
    </message>
    <message>
        <source>Move the knight to %1.</source>
        <translation>Atı %1 karesine oynayın.</translation>
    </message>
    <message>
        <source>Move the pawn to %1.</source>
        <translation>Piyonu %1 karesine oynayın.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 tek hamle.</translation>
    </message>
    <message>
        <source>Every move holds the draw.</source>
        <translation>Her hamle beraberliği korur.</translation>
    </message>
    <message>
        <source>All moves are equally good.</source>
        <translation>Bütün hamleler eşit derecede iyi.</translation>
    </message>
    <message>
        <source>No other move is as good.</source>
        <translation>Bunun kadar iyi başka hamle yok.</translation>
    </message>
    <message>
        <source>Equally good: %1.</source>
        <translation>Eşdeğer: %1.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>En iyisi: %1.</translation>
    </message>
    <message>
        <source>Hint used: the aim.</source>
        <translation>Kullanılan ipucu: amaç.</translation>
    </message>
    <message>
        <source>Hint used: the squares.</source>
        <translation>Kullanılan ipucu: kareler.</translation>
    </message>
    <message>
        <source>Hint used: the piece.</source>
        <translation>Kullanılan ipucu: taş.</translation>
    </message>
    <message>
        <source>Hint used: the square.</source>
        <translation>Kullanılan ipucu: kare.</translation>
    </message>
    <message>
        <source>Hint used: the move.</source>
        <translation>Kullanılan ipucu: hamle.</translation>
    </message>
    <message>
        <source>The program played this move.</source>
        <translation>Bu hamleyi program oynadı.</translation>
    </message>
    <message numerus="yes">
        <source>hints on %n move(s)</source>
        <translation>
            <numerusform>%n hamlede ipucu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>%n hamle geri alındı</numerusform>
        </translation>
    </message>
    <message>
        <source>the rest played by the program</source>
        <translation>gerisini program oynadı</translation>
    </message>
    <message>
        <source>Help used: %1.</source>
        <translation>Kullanılan yardım: %1.</translation>
    </message>
    <message>
        <source>Which move is left to you?</source>
        <translation>Elinizde hangi hamle kaldı?</translation>
    </message>
    <message>
        <source>Which two pieces can you attack at once?</source>
        <translation>Hangi iki taşa aynı anda saldırabilirsiniz?</translation>
    </message>
    <message>
        <source>Which two enemy pieces stand on one line?</source>
        <translation>Hangi iki rakip taş aynı hat üzerinde?</translation>
    </message>
    <message>
        <source>Which enemy piece shields its king?</source>
        <translation>Hangi rakip taş şahına siper oluyor?</translation>
    </message>
    <message>
        <source>Which of your pieces stands in the way of another?</source>
        <translation>Hangi taşınız bir başka taşınızın yolunu kapatıyor?</translation>
    </message>
    <message>
        <source>Which enemy piece has a job it must not leave?</source>
        <translation>Hangi rakip taşın bırakmaması gereken bir görevi var?</translation>
    </message>
    <message>
        <source>What if you had no moves left?</source>
        <translation>Hiç hamleniz kalmasa ne olurdu?</translation>
    </message>
    <message>
        <source>How can you guard the piece from behind its attacker?</source>
        <translation>Taşı, saldıranın arkasından nasıl korursunuz?</translation>
    </message>
    <message>
        <source>Which move gives check twice?</source>
        <translation>Hangi hamle iki taşla birden şah çeker?</translation>
    </message>
    <message>
        <source>Which of your pieces stands in the way of a check?</source>
        <translation>Hangi taşınız bir şah çekişin yolunu kapatıyor?</translation>
    </message>
    <message>
        <source>How will your king escape the checks?</source>
        <translation>Şahınız şah çekişlerden nasıl kurtulur?</translation>
    </message>
    <message>
        <source>Can the king still catch the pawn?</source>
        <translation>Şah piyonu hâlâ yakalayabilir mi?</translation>
    </message>
    <message>
        <source>Which key square can your king reach?</source>
        <translation>Şahınız hangi anahtar kareye ulaşabilir?</translation>
    </message>
    <message>
        <source>Who has to move if the kings face each other?</source>
        <translation>Şahlar karşı karşıya gelirse kim oynamak zorunda?</translation>
    </message>
    <message>
        <source>Where must your king stand when he has to move?</source>
        <translation>Sıra rakipteyken şahınız nerede durmalı?</translation>
    </message>
    <message>
        <source>How can your king get in his way?</source>
        <translation>Şahınız rakip şahın yoluna nasıl çıkar?</translation>
    </message>
    <message>
        <source>Which squares must his king not reach?</source>
        <translation>Rakip şah hangi karelere ulaşmamalı?</translation>
    </message>
    <message>
        <source>Which corner draws against a rook pawn?</source>
        <translation>Kale piyonuna karşı hangi köşe beraberlik getirir?</translation>
    </message>
    <message>
        <source>How can you stop the pawn?</source>
        <translation>Piyonu nasıl durdurabilirsiniz?</translation>
    </message>
    <message>
        <source>Which square does the pawn need?</source>
        <translation>Piyona hangi kare gerekli?</translation>
    </message>
    <message>
        <source>Which rank must his king not reach?</source>
        <translation>Rakip şah hangi yataya ulaşmamalı?</translation>
    </message>
    <message>
        <source>Which side of the pawn belongs to the king?</source>
        <translation>Şahın yeri piyonun hangi tarafı?</translation>
    </message>
    <message>
        <source>Where is the king safest against the pawn?</source>
        <translation>Şah piyona karşı en çok nerede güvende?</translation>
    </message>
    <message>
        <source>Which file can you cut him off on?</source>
        <translation>Rakip şahın yolu hangi dikeyde kesilir?</translation>
    </message>
    <message>
        <source>Which rank can you cut him off on?</source>
        <translation>Rakip şahın yolu hangi yatayda kesilir?</translation>
    </message>
    <message>
        <source>Where does a rook belong with a passed pawn?</source>
        <translation>Geçer piyon varken kalenin yeri neresi?</translation>
    </message>
    <message>
        <source>From where can the rook check?</source>
        <translation>Kale nereden şah çekebilir?</translation>
    </message>
    <message>
        <source>What can the rook do if he has to move?</source>
        <translation>Rakip oynamak zorunda kalırsa kale ne yapabilir?</translation>
    </message>
    <message>
        <source>Where do the two bishops work best together?</source>
        <translation>İki fil birlikte en iyi nerede iş görür?</translation>
    </message>
    <message>
        <source>Where is your king needed?</source>
        <translation>Şahınıza nerede ihtiyaç var?</translation>
    </message>
    <message>
        <source>What must you leave him to avoid stalemate?</source>
        <translation>Pat olmaması için rakip şaha ne bırakmalısınız?</translation>
    </message>
    <message>
        <source>Which check leaves him almost no choice?</source>
        <translation>Hangi şah çekiş rakip şaha pek seçenek bırakmaz?</translation>
    </message>
    <message>
        <source>Where does he want to go?</source>
        <translation>Rakip şah nereye gitmek istiyor?</translation>
    </message>
    <message>
        <source>How can you leave him almost no squares?</source>
        <translation>Rakip şaha kalan kareleri nasıl en aza indirirsiniz?</translation>
    </message>
    <message>
        <source>How can you keep him on the edge?</source>
        <translation>Rakip şahı kenarda nasıl tutarsınız?</translation>
    </message>
    <message>
        <source>How can you shut him in?</source>
        <translation>Rakip şahı nasıl hapsedersiniz?</translation>
    </message>
    <message>
        <source>How can you drive him back?</source>
        <translation>Rakip şahı nasıl geri sürersiniz?</translation>
    </message>
    <message>
        <source>How can you threaten mate?</source>
        <translation>Matla nasıl tehdit edebilirsiniz?</translation>
    </message>
    <message>
        <source>Which square can you take away from him?</source>
        <translation>Rakip şahın elinden hangi kareyi alabilirsiniz?</translation>
    </message>
    <message>
        <source>How can you leave him fewer squares?</source>
        <translation>Rakip şaha nasıl daha az kare bırakırsınız?</translation>
    </message>
    <message>
        <source>Which check drives him away?</source>
        <translation>Hangi şah çekiş rakip şahı uzaklaştırır?</translation>
    </message>
    <message>
        <source>Which of your pieces could he attack next?</source>
        <translation>Rakip şah bundan sonra hangi taşınıza saldırabilir?</translation>
    </message>
    <message>
        <source>Which of your pieces is attacked?</source>
        <translation>Hangi taşınız saldırı altında?</translation>
    </message>
    <message>
        <source>How do you reach the next stage: “%4”?</source>
        <translation>Sonraki aşamaya nasıl geçersiniz: “%4”?</translation>
    </message>
    <message>
        <source>Which diagonal cuts him off?</source>
        <translation>Hangi çapraz rakip şahın yolunu keser?</translation>
    </message>
    <message>
        <source>Where does the knight go in the W?</source>
        <translation>At W’de nereye gider?</translation>
    </message>
    <message>
        <source>Can your king get closer to him?</source>
        <translation>Şahınız rakip şaha yaklaşabilir mi?</translation>
    </message>
    <message>
        <source>Can the knight get closer to him?</source>
        <translation>At rakip şaha yaklaşabilir mi?</translation>
    </message>
    <message>
        <source>Which square does your king want to reach next?</source>
        <translation>Şahınız şimdi hangi kareye ulaşmak istiyor?</translation>
    </message>
    <message>
        <source>Which square does the bishop want to reach next?</source>
        <translation>Fil şimdi hangi kareye ulaşmak istiyor?</translation>
    </message>
    <message>
        <source>Which square does the knight want to reach next?</source>
        <translation>At şimdi hangi kareye ulaşmak istiyor?</translation>
    </message>
    <message>
        <source>Which square do you want to reach next?</source>
        <translation>Şimdi hangi kareye ulaşmak istiyorsunuz?</translation>
    </message>
    <message>
        <source>Which squares near him are not guarded yet?</source>
        <translation>Rakip şahın yakınında hangi kareler henüz tutulmuyor?</translation>
    </message>
    <message>
        <source>Which piece is far from your king?</source>
        <translation>Hangi taş şahınızdan uzakta?</translation>
    </message>
    <message>
        <source>Which check helps you?</source>
        <translation>Hangi şah çekiş işinize yarar?</translation>
    </message>
    <message>
        <source>Which squares must stay guarded?</source>
        <translation>Hangi kareleri tutmayı sürdürmelisiniz?</translation>
    </message>
    <message>
        <source>How can the king leave the edge?</source>
        <translation>Şah kenardan nasıl ayrılabilir?</translation>
    </message>
    <message>
        <source>Can you give check?</source>
        <translation>Şah çekebilir misiniz?</translation>
    </message>
    <message>
        <source>How can you keep the enemy king out?</source>
        <translation>Rakip şahın girişini nasıl engellersiniz?</translation>
    </message>
    <message>
        <source>Can you force mate in two moves?</source>
        <translation>İki hamlede matı zorlayabilir misiniz?</translation>
    </message>
    <message>
        <source>How can you win the rook?</source>
        <translation>Kaleyi nasıl kazanırsınız?</translation>
    </message>
    <message>
        <source>How can you win the bishop?</source>
        <translation>Fili nasıl kazanırsınız?</translation>
    </message>
    <message>
        <source>How can you win the knight?</source>
        <translation>Atı nasıl kazanırsınız?</translation>
    </message>
    <message>
        <source>How can you win the pawn?</source>
        <translation>Piyonu nasıl kazanırsınız?</translation>
    </message>
    <message>
        <source>Which enemy piece cannot be saved?</source>
        <translation>Rakibin hangi taşı kurtarılamaz?</translation>
    </message>
    <message>
        <source>Which square must your king keep?</source>
        <translation>Şahınız hangi kareyi bırakmamalı?</translation>
    </message>
    <message>
        <source>How many squares should lie between the kings?</source>
        <translation>Şahların arasında kaç kare olmalı?</translation>
    </message>
    <message>
        <source>What stands in the way of your pawn?</source>
        <translation>Piyonunuzun yolunda ne var?</translation>
    </message>
    <message>
        <source>Does the pawn reach the seventh rank with check or without?</source>
        <translation>Piyon yedinci yataya şah çekerek mi ulaşır, çekmeden mi?</translation>
    </message>
    <message>
        <source>Can the pawn advance safely?</source>
        <translation>Piyon güvenle ilerleyebilir mi?</translation>
    </message>
    <message>
        <source>Which squares does the pawn need?</source>
        <translation>Piyona hangi kareler gerekli?</translation>
    </message>
    <message>
        <source>Which corner must his king not reach?</source>
        <translation>Rakip şah hangi köşeye ulaşmamalı?</translation>
    </message>
    <message>
        <source>Who guards the pawn?</source>
        <translation>Piyonu kim koruyor?</translation>
    </message>
    <message>
        <source>Which corner does the bishop not cover?</source>
        <translation>Fil hangi köşeyi tutmuyor?</translation>
    </message>
    <message>
        <source>Which check blocks the pawn?</source>
        <translation>Hangi şah çekiş piyonun önünü kapatır?</translation>
    </message>
    <message>
        <source>Which piece does his king have to guard?</source>
        <translation>Rakip şah hangi taşı korumak zorunda?</translation>
    </message>
    <message>
        <source>Which ending is won after an exchange?</source>
        <translation>Taş değişiminden sonra hangi oyunsonu kazançtır?</translation>
    </message>
    <message>
        <source>Which piece stands behind your king?</source>
        <translation>Şahınızın arkasında hangi taş var?</translation>
    </message>
    <message>
        <source>Which check brings the queen closer?</source>
        <translation>Hangi şah çekiş veziri yaklaştırır?</translation>
    </message>
    <message>
        <source>Where is your king safe from checks?</source>
        <translation>Şahınız şah çekişlerden nerede güvende?</translation>
    </message>
    <message>
        <source>Which reply to the check helps your king?</source>
        <translation>Şahtan hangi çıkış yolu şahınızın işine yarar?</translation>
    </message>
    <message>
        <source>How do you get out of check?</source>
        <translation>Şahtan nasıl kurtulursunuz?</translation>
    </message>
    <message>
        <source>How can the queen approach the pawn?</source>
        <translation>Vezir piyona nasıl yaklaşabilir?</translation>
    </message>
    <message>
        <source>Can your king get closer to its mating post, a knight&apos;s move from the corner?</source>
        <translation>Şahınız mattaki görev yerine, köşeden bir at hamlesi öteye yaklaşabilir mi?</translation>
    </message>
    <message>
        <source>Which square does the rook want to reach next?</source>
        <translation>Kale şimdi hangi kareye ulaşmak istiyor?</translation>
    </message>
    <message>
        <source>Where is the king safest?</source>
        <translation>Şah en çok nerede güvende?</translation>
    </message>
    <message>
        <source>Is there a move that does not draw?</source>
        <translation>Berabere olmayan bir hamle var mı?</translation>
    </message>
    <message>
        <source>How can you stay off the edge?</source>
        <translation>Kenardan nasıl uzak durursunuz?</translation>
    </message>
    <message>
        <source>Where is the other king farthest away?</source>
        <translation>Rakip şaha en uzak yer neresi?</translation>
    </message>
    <message>
        <source>Does the bishop cover the promotion square?</source>
        <translation>Fil terfi karesini tutuyor mu?</translation>
    </message>
    <message>
        <source>What happens if the rook leaves the back rank?</source>
        <translation>Kale son yataydan ayrılırsa ne olur?</translation>
    </message>
    <message>
        <source>Where does your king stand at the mate?</source>
        <translation>Mat anında şahınız nerede durur?</translation>
    </message>
    <message>
        <source>Which check can he not answer with an attack?</source>
        <translation>Rakip şah hangi şah çekişe saldırıyla karşılık veremez?</translation>
    </message>
    <message>
        <source>Where does his king want to go?</source>
        <translation>Rakip şah nereye gitmek istiyor?</translation>
    </message>
    <message>
        <source>Which check brings the knight closer?</source>
        <translation>Hangi şah çekiş atı yaklaştırır?</translation>
    </message>
    <message>
        <source>Which check prepares a fork?</source>
        <translation>Hangi şah çekiş çatal hazırlar?</translation>
    </message>
    <message>
        <source>Which check prepares a skewer?</source>
        <translation>Hangi şah çekiş şiş hazırlar?</translation>
    </message>
    <message>
        <source>Which check prepares a fork or a skewer?</source>
        <translation>Hangi şah çekiş çatal ya da şiş hazırlar?</translation>
    </message>
    <message>
        <source>Which pieces can you exchange?</source>
        <translation>Hangi taşları değişebilirsiniz?</translation>
    </message>
    <message>
        <source>What is the last pawn worth?</source>
        <translation>Son piyon neye değer?</translation>
    </message>
    <message>
        <source>Which of your pieces can come closer to the centre?</source>
        <translation>Hangi taşınız merkeze yaklaşabilir?</translation>
    </message>
    <message>
        <source>Where is the bishop out of the other king&apos;s reach?</source>
        <translation>Rakip şah file nerede ulaşamaz?</translation>
    </message>
    <message>
        <source>Where is the knight out of the other king&apos;s reach?</source>
        <translation>Rakip şah ata nerede ulaşamaz?</translation>
    </message>
    <message>
        <source>Where is the rook out of the other king&apos;s reach?</source>
        <translation>Rakip şah kaleye nerede ulaşamaz?</translation>
    </message>
    <message>
        <source>Where is the queen out of the other king&apos;s reach?</source>
        <translation>Rakip şah vezire nerede ulaşamaz?</translation>
    </message>
    <message>
        <source>Where is the pawn out of the other king&apos;s reach?</source>
        <translation>Rakip şah piyona nerede ulaşamaz?</translation>
    </message>
    <message>
        <source>What can you do once both pawns have promoted?</source>
        <translation>İki piyon da terfi edince ne yapabilirsiniz?</translation>
    </message>
    <message>
        <source>What happens if both pawns run?</source>
        <translation>İki piyon da koşarsa ne olur?</translation>
    </message>
    <message>
        <source>Which reply to the check also protects a piece?</source>
        <translation>Şaha verilen hangi yanıt bir taşı da korur?</translation>
    </message>
    <message>
        <source>Can your king step into the square of the pawn?</source>
        <translation>Şahınız piyonun karesine girebilir mi?</translation>
    </message>
    <message>
        <source>How can your king stay in the square of the pawn?</source>
        <translation>Şahınız piyonun karesinde nasıl kalabilir?</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) shown</source>
        <translation>
            <numerusform>%n hamle gösterildi</numerusform>
        </translation>
    </message>
    <message>
        <source>Which threat must he answer?</source>
        <translation>Rakip hangi tehdide yanıt vermek zorunda?</translation>
    </message>
    <message>
        <source>How can you keep the other king on the edge?</source>
        <translation>Rakip şahı kenarda nasıl tutarsınız?</translation>
    </message>
    <message>
        <source>Which series of checks wins material?</source>
        <translation>Hangi şah serisi materyal kazandırır?</translation>
    </message>
    <message>
        <source>Which of your pieces is pinned?</source>
        <translation>Hangi taşınız açmazda?</translation>
    </message>
    <message>
        <source>No other move wins.</source>
        <translation>Başka hiçbir hamle kazandırmaz.</translation>
    </message>
    <message>
        <source>Most moves hold the draw.</source>
        <translation>Hamlelerin çoğu beraberliği korur.</translation>
    </message>
    <message>
        <source>No move wins by force, and none loses.</source>
        <translation>Hiçbir hamle zorla kazandırmaz, hiçbiri de kaybettirmez.</translation>
    </message>
    <message>
        <source>How can you prepare your king&apos;s next move?</source>
        <translation>Şahınızın bir sonraki hamlesini nasıl hazırlarsınız?</translation>
    </message>
    <message>
        <source>How can you prepare the bishop&apos;s next move?</source>
        <translation>Filin bir sonraki hamlesini nasıl hazırlarsınız?</translation>
    </message>
    <message>
        <source>How can you prepare the knight&apos;s next move?</source>
        <translation>Atın bir sonraki hamlesini nasıl hazırlarsınız?</translation>
    </message>
    <message>
        <source>What do you want to play next?</source>
        <translation>Bir sonraki hamlede ne oynamak istiyorsunuz?</translation>
    </message>
    <message>
        <source>Only one move wins: what do the others allow?</source>
        <translation>Yalnızca bir hamle kazandırır: ötekiler neye izin verir?</translation>
    </message>
    <message>
        <source>What do the other moves allow?</source>
        <translation>Öteki hamleler neye izin verir?</translation>
    </message>
    <message>
        <source>How can you leave him nothing to attack?</source>
        <translation>Rakip şaha saldıracak taş bırakmamak için ne yapmalısınız?</translation>
    </message>
    <message>
        <source>How can you hold out longest?</source>
        <translation>En uzun nasıl dayanabilirsiniz?</translation>
    </message>
    <message>
        <source>Where do you keep the most room?</source>
        <translation>En geniş alan nerede kalır?</translation>
    </message>
    <message>
        <source>How can you stalemate him?</source>
        <translation>Onu nasıl pat edebilirsiniz?</translation>
    </message>
    <message>
        <source>Many moves lose here.</source>
        <translation>Burada birçok hamle kaybettirir.</translation>
    </message>
    <message>
        <source>What happens if the rook leaves its king?</source>
        <translation>Kale şahının yanından ayrılırsa ne olur?</translation>
    </message>
    <message>
        <source>From where can your rook attack the pawn?</source>
        <translation>Kaleniz piyona nereden saldırabilir?</translation>
    </message>
    <message>
        <source>Where would your king be lost?</source>
        <translation>Şahınız nerede kaybeder?</translation>
    </message>
    <message>
        <source>Move a queen.</source>
        <translation>Bir vezir oynayın.</translation>
    </message>
    <message>
        <source>Move a rook.</source>
        <translation>Bir kale oynayın.</translation>
    </message>
    <message>
        <source>Move a bishop.</source>
        <translation>Bir fil oynayın.</translation>
    </message>
    <message>
        <source>Move a knight.</source>
        <translation>Bir at oynayın.</translation>
    </message>
    <message>
        <source>Move a pawn.</source>
        <translation>Bir piyon oynayın.</translation>
    </message>
    <message>
        <source>Every move that keeps the queen holds the draw.</source>
        <translation>Veziri koruyan her hamle beraberliği sürdürür.</translation>
    </message>
    <message>
        <source>Every move that keeps the rook holds the draw.</source>
        <translation>Kaleyi koruyan her hamle beraberliği sürdürür.</translation>
    </message>
    <message>
        <source>Every move that keeps the bishop holds the draw.</source>
        <translation>Fili koruyan her hamle beraberliği sürdürür.</translation>
    </message>
    <message>
        <source>Every move that keeps the knight holds the draw.</source>
        <translation>Atı koruyan her hamle beraberliği sürdürür.</translation>
    </message>
    <message>
        <source>Every move that does not lose a piece holds the draw.</source>
        <translation>Taş kaybetmeyen her hamle beraberliği sürdürür.</translation>
    </message>
    <message>
        <source>Which pawn promotes first, and is it with check?</source>
        <translation>Hangi piyon önce terfi eder, hem de şah çekerek mi?</translation>
    </message>
    <message>
        <source>Which pawn promotes first, and what does the queen control then?</source>
        <translation>Hangi piyon önce terfi eder ve vezir o zaman nereyi tutar?</translation>
    </message>
    <message>
        <source>Does your king stand well on the edge?</source>
        <translation>Şahınız kenarda iyi mi duruyor?</translation>
    </message>
    <message>
        <source>What can you give up to draw the king away?</source>
        <translation>Şahı uzaklaştırmak için neyi feda edebilirsiniz?</translation>
    </message>
    <message>
        <source>How can you drive the king in front of its pawn?</source>
        <translation>Rakip şahı kendi piyonunun önüne nasıl sürersiniz?</translation>
    </message>
    <message>
        <source>Which squares does the knight have left?</source>
        <translation>Ata hangi kareler kalıyor?</translation>
    </message>
    <message>
        <source>Which squares does the bishop have left?</source>
        <translation>File hangi kareler kalıyor?</translation>
    </message>
    <message>
        <source>To which side must your king go?</source>
        <translation>Şahınız hangi yana gitmeli?</translation>
    </message>
    <message>
        <source>Which line must the rook hold?</source>
        <translation>Kale hangi hattı tutmalı?</translation>
    </message>
    <message>
        <source>Which check is guarded by your king?</source>
        <translation>Hangi şah çekişi şahınız korur?</translation>
    </message>
    <message>
        <source>In which corner is your king safe?</source>
        <translation>Şahınız hangi köşede güvende?</translation>
    </message>
    <message>
        <source>Can the rook still cut your king off?</source>
        <translation>Kale şahınızın yolunu hâlâ kesebilir mi?</translation>
    </message>
    <message>
        <source>On which side does your rook have room for checks?</source>
        <translation>Kalenizin hangi yanda şah çekmek için yeri var?</translation>
    </message>
    <message>
        <source>Which piece can step aside with check?</source>
        <translation>Hangi taş şah çekerek kenara çekilebilir?</translation>
    </message>
    <message>
        <source>Which check prepares zugzwang?</source>
        <translation>Hangi şah çekiş zugzwang hazırlar?</translation>
    </message>
    <message>
        <source>Which check would be deadly?</source>
        <translation>Hangi şah çekiş ölümcül olurdu?</translation>
    </message>
    <message>
        <source>Which piece can help to win the knight?</source>
        <translation>Atı kazanmaya hangi taş yardım edebilir?</translation>
    </message>
    <message>
        <source>Which piece can help to win the bishop?</source>
        <translation>Fili kazanmaya hangi taş yardım edebilir?</translation>
    </message>
    <message>
        <source>On which side of the pawn is your king not held up?</source>
        <translation>Şahınız piyonun hangi yanında engellenmez?</translation>
    </message>
    <message>
        <source>Which diagonal must the bishop not leave?</source>
        <translation>Fil hangi çaprazdan ayrılmamalı?</translation>
    </message>
    <message>
        <source>Where can a check stop the other king?</source>
        <translation>Nerede şah çekmek diğer şahı durdurabilir?</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Your settings could not be read; the defaults are used instead.</source>
        <translation>Ayarlarınız okunamadı; varsayılan ayarlar kullanılıyor.</translation>
    </message>
    <message>
        <source>Right Corner</source>
        <translation>Right Corner</translation>
    </message>
    <message>
        <source>A trainer for chess endings with up to %1 pieces.</source>
        <translation>En çok %1 taşlı satranç oyunsonları için antrenör.</translation>
    </message>
    <message>
        <source>Your last game was saved by a newer version of Right Corner; a new game has been started.</source>
        <translation>Son oyununuzu daha yeni bir Right Corner sürümü kaydetmiş; yeni bir oyun başlatıldı.</translation>
    </message>
    <message>
        <source>Neither your settings nor your games could be read completely.</source>
        <translation>Ne ayarlarınız ne de oyunlarınız eksiksiz okunabildi.</translation>
    </message>
    <message>
        <source>Your games could not be read completely; what could be read is here.</source>
        <translation>Oyunlarınız eksiksiz okunamadı; okunabilenler burada.</translation>
    </message>
    <message>
        <source>The old file has been kept as %1.</source>
        <translation>Eski dosya %1 adıyla saklandı.</translation>
    </message>
    <message>
        <source>Right Corner failed to start twice in a row; this time it starts without your games.</source>
        <translation>Right Corner üst üste iki kez açılamadı; bu kez oyunlarınız olmadan başlıyor.</translation>
    </message>
    <message>
        <source>rightcorner: cannot open a display; run it in a graphical session (DISPLAY or WAYLAND_DISPLAY).</source>
        <translation>rightcorner: ekran açılamıyor; programı bir grafik oturumunda çalıştırın (DISPLAY veya WAYLAND_DISPLAY).</translation>
    </message>
    <message>
        <source>Store games and practice data in the folder &lt;dir&gt;.</source>
        <translation>Oyunları ve antrenman kayıtlarını &lt;dir&gt; klasöründe saklar.</translation>
    </message>
    <message>
        <source>A file with games (PGN) or a position (FEN), a position as a FEN, or - to read standard input.</source>
        <translation>Oyun (PGN) veya konum (FEN) içeren bir dosya, FEN olarak bir konum ya da standart girdiyi okumak için -.</translation>
    </message>
    <message>
        <source>rightcorner: Qt&apos;s platform plugin &quot;%1&quot; is missing; install it (for Wayland, the package qt6-wayland).</source>
        <translation>rightcorner: Qt’nin “%1” platform eklentisi eksik; yükleyin (Wayland için qt6-wayland paketi).</translation>
    </message>
    <message>
        <source>rightcorner: cannot start because the system allows no more threads; close other programs and try again.</source>
        <translation>rightcorner: sistem daha fazla iş parçacığına izin vermediğinden başlatılamıyor; diğer programları kapatıp yeniden deneyin.</translation>
    </message>
    <message>
        <source>Your games were not read because you cancelled that.</source>
        <translation>İptal ettiğiniz için oyunlarınız okunmadı.</translation>
    </message>
    <message>
        <source>Your games are being read.</source>
        <translation>Oyunlarınız okunuyor.</translation>
    </message>
    <message>
        <source>rightcorner: there is not enough memory. Any game in progress has been saved. Close other programs or raise the limit, and try again.</source>
        <translation>rightcorner: yeterli bellek yok. Süren bir oyun varsa kaydedildi. Diğer programları kapatın ya da sınırı yükseltin ve yeniden deneyin.</translation>
    </message>
    <message>
        <source>rightcorner: lost the connection to the display. Any game in progress has been saved.</source>
        <translation>rightcorner: ekranla bağlantı koptu. Süren bir oyun varsa kaydedildi.</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>in check</source>
        <translation>şah altında</translation>
    </message>
    <message>
        <source>right corner</source>
        <translation>doğru köşe</translation>
    </message>
    <message>
        <source>&amp;Target corners</source>
        <translation>&amp;Hedef köşeler</translation>
    </message>
    <message>
        <source>wrong corner</source>
        <translation>yanlış köşe</translation>
    </message>
    <message>
        <source>key square</source>
        <translation>anahtar kare</translation>
    </message>
    <message>
        <source>&amp;Key squares</source>
        <translation>&amp;Anahtar kareler</translation>
    </message>
    <message>
        <source>in the square of the pawn</source>
        <translation>piyonun karesinde</translation>
    </message>
    <message>
        <source>S&amp;quare of the pawn</source>
        <translation>&amp;Piyonun karesi</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>gidilebilir</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>alınabilir</translation>
    </message>
    <message>
        <source>&amp;Destinations</source>
        <translation>&amp;Olası kareler</translation>
    </message>
    <message>
        <source>part of the last move</source>
        <translation>son hamleden</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>&amp;Son hamle</translation>
    </message>
    <message>
        <source>circled in green</source>
        <translation>yeşil daireli</translation>
    </message>
    <message>
        <source>circled in red</source>
        <translation>kırmızı daireli</translation>
    </message>
    <message>
        <source>circled in yellow</source>
        <translation>sarı daireli</translation>
    </message>
    <message>
        <source>circled in blue</source>
        <translation>mavi daireli</translation>
    </message>
    <message>
        <source>best move; in a replay, the next move</source>
        <translation>en iyi hamle; oynatırken sonraki hamle</translation>
    </message>
    <message>
        <source>reply to a mistake; attack on the king</source>
        <translation>hataya cevap; şaha saldırı</translation>
    </message>
    <message>
        <source>drawn in green</source>
        <translation>yeşil çizim</translation>
    </message>
    <message>
        <source>drawn in red</source>
        <translation>kırmızı çizim</translation>
    </message>
    <message>
        <source>drawn in yellow</source>
        <translation>sarı çizim</translation>
    </message>
    <message>
        <source>drawn in blue</source>
        <translation>mavi çizim</translation>
    </message>
    <message>
        <source>controlled by the king</source>
        <translation>şah tutuyor</translation>
    </message>
    <message>
        <source>controlled by the attacking king</source>
        <translation>saldıran şah tutuyor</translation>
    </message>
    <message>
        <source>Controlled by the &amp;king</source>
        <translation>&amp;Şahın tuttukları</translation>
    </message>
    <message>
        <source>controlled by the first piece</source>
        <translation>birinci taş tutuyor</translation>
    </message>
    <message>
        <source>controlled by the attacker&apos;s first piece, such as the bishop; also through the other king (x-ray)</source>
        <translation>saldıranın birinci taşı, örneğin fil tutuyor; rakip şahın arkasını da (röntgen)</translation>
    </message>
    <message>
        <source>Controlled by the &amp;first piece, such as the bishop</source>
        <translation>&amp;Birinci taşın tuttukları (örneğin filin)</translation>
    </message>
    <message>
        <source>controlled by the second piece</source>
        <translation>ikinci taş tutuyor</translation>
    </message>
    <message>
        <source>controlled by the attacker&apos;s second piece, such as the knight</source>
        <translation>saldıranın ikinci taşı, örneğin at tutuyor</translation>
    </message>
    <message>
        <source>Controlled by the &amp;second piece, such as the knight</source>
        <translation>İ&amp;kinci taşın tuttukları (örneğin atın)</translation>
    </message>
    <message>
        <source>in the cage</source>
        <translation>kafeste</translation>
    </message>
    <message>
        <source>the cage: every square the defending king could still reach if the other pieces stood still</source>
        <translation>kafes: diğer taşlar yerinde dursaydı savunan şahın hâlâ ulaşabileceği bütün kareler</translation>
    </message>
    <message>
        <source>&amp;Cage</source>
        <translation>Ka&amp;fes</translation>
    </message>
    <message>
        <source>Delétang&apos;s tria&amp;ngles</source>
        <translation>&amp;Delétang üçgenleri</translation>
    </message>
    <message>
        <source>on the W</source>
        <translation>W üzerinde</translation>
    </message>
    <message>
        <source>Philidor&apos;s W: the squares on which the knight drives the lone king along the edge</source>
        <translation>Philidor’un W’si: atın yalnız şahı kenar boyunca sürdüğü kareler</translation>
    </message>
    <message>
        <source>Philidor&apos;s &amp;W</source>
        <translation>Philidor’un &amp;W’si</translation>
    </message>
    <message>
        <source>between kings in opposition</source>
        <translation>opozisyondaki şahların arasında</translation>
    </message>
    <message>
        <source>in opposition</source>
        <translation>opozisyonda</translation>
    </message>
    <message>
        <source>the opposition: kings facing each other with one, three or five squares between them</source>
        <translation>opozisyon: aralarında bir, üç veya beş kareyle karşı karşıya duran şahlar</translation>
    </message>
    <message>
        <source>&amp;Opposition</source>
        <translation>&amp;Opozisyon</translation>
    </message>
    <message>
        <source>in the heat map</source>
        <translation>ısı haritasında</translation>
    </message>
    <message>
        <source>the heat map: the number of moves to mate if the piece stood there and everything else stayed the same; = means a draw, − a mate by the other side</source>
        <translation>ısı haritası: taş orada dursa ve başka hiçbir şey değişmese mata kalacak hamle sayısı; = berabere, − karşı tarafın matı demektir</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>&amp;Isı haritası</translation>
    </message>
    <message>
        <source>pointed out by the coach</source>
        <translation>antrenörün gösterdiği</translation>
    </message>
    <message>
        <source>the method&apos;s move</source>
        <translation>yöntemin hamlesi</translation>
    </message>
    <message>
        <source>in the field</source>
        <translation>alanda</translation>
    </message>
    <message>
        <source>the field: the smallest of seven regions around the right corners in which the bishop and knight can keep the lone king for three moves</source>
        <translation>alan: doğru köşelerin çevresindeki yedi bölgeden, fil ve atın yalnız şahı üç hamle boyunca içinde tutabileceği en küçüğü</translation>
    </message>
    <message>
        <source>F&amp;ield</source>
        <translation>A&amp;lan</translation>
    </message>
    <message>
        <source>in the next field</source>
        <translation>sonraki alanda</translation>
    </message>
    <message>
        <source>the next field, which the method is heading for</source>
        <translation>yöntemin hedeflediği sonraki alan</translation>
    </message>
    <message>
        <source>in a triangle</source>
        <translation>bir üçgende</translation>
    </message>
    <message>
        <source>Delétang&apos;s triangles: the squares left to the lone king behind a diagonal of seven, five or three squares, and the pieces that keep him there</source>
        <translation>Delétang üçgenleri: yedi, beş veya üç karelik bir çaprazın arkasında yalnız şaha kalan kareler ve onu orada tutan taşlar</translation>
    </message>
    <message>
        <source>left to the lone king</source>
        <translation>yalnız şaha kalan</translation>
    </message>
    <message>
        <source>the squares left to the lone king in the triangle that holds him</source>
        <translation>yalnız şahı tutan üçgende ona kalan kareler</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Oyun</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>Kon&amp;um</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tahta</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>&amp;Eğitim</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Ayarlar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Yardım</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Dosya</translation>
    </message>
</context>
<context>
    <name>Method</name>
    <message>
        <source>Equally good: %1.</source>
        <translation>Eşdeğer: %1.</translation>
    </message>
    <message>
        <source>bring the knight nearer to your king</source>
        <comment>advice</comment>
        <translation>atı şahınıza yaklaştırın</translation>
    </message>
    <message>
        <source>bring the bishop nearer to your king</source>
        <comment>advice</comment>
        <translation>fili şahınıza yaklaştırın</translation>
    </message>
    <message>
        <source>bring your king nearer to your pieces</source>
        <comment>advice</comment>
        <translation>şahınızı taşlarınıza yaklaştırın</translation>
    </message>
    <message>
        <source>bring your pieces closer together</source>
        <comment>advice</comment>
        <translation>taşlarınızı birbirine yaklaştırın</translation>
    </message>
    <message>
        <source>bring your king towards a square a knight&apos;s move from the corner</source>
        <comment>advice</comment>
        <translation>şahınızı köşeden bir at hamlesi ötedeki bir kareye yaklaştırın</translation>
    </message>
    <message>
        <source>bring your king nearer to his</source>
        <comment>advice</comment>
        <translation>şahınızı rakip şaha yaklaştırın</translation>
    </message>
    <message>
        <source>bring your king towards the centre</source>
        <comment>advice</comment>
        <translation>şahınızı merkeze yaklaştırın</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Sırada: %1.</translation>
    </message>
    <message>
        <source>Next: mate in %1.</source>
        <translation>Sırada: %1 hamlede mat.</translation>
    </message>
    <message>
        <source>Next: mate.</source>
        <translation>Sırada: mat.</translation>
    </message>
    <message>
        <source>No field is smaller: %1.</source>
        <translation>Daha küçük alan yok: %1.</translation>
    </message>
    <message>
        <source>Nothing smaller yet: %1.</source>
        <translation>Şimdilik daha küçüğü yok: %1.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Oynayın: %1.</translation>
    </message>
    <message>
        <source>the two outer rings</source>
        <comment>a field</comment>
        <translation>dıştaki iki halka</translation>
    </message>
    <message>
        <source>the whole board</source>
        <comment>a field</comment>
        <translation>bütün tahta</translation>
    </message>
    <message>
        <source>Field: %1.</source>
        <translation>Alan: %1.</translation>
    </message>
    <message>
        <source>No field is smaller.</source>
        <translation>Daha küçük alan yok.</translation>
    </message>
    <message>
        <source>Nothing smaller yet.</source>
        <translation>Şimdilik daha küçüğü yok.</translation>
    </message>
    <message>
        <source>Field: %1, larger for the moment.</source>
        <translation>Alan: %1, şimdilik daha büyük.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the method&apos;s move; best play is %n move(s) faster.</source>
        <translation>
            <numerusform>%1 yöntemin hamlesi; en iyi oyun %n hamle daha hızlı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of the %n position(s) to know by heart: play %1.</source>
        <translation>
            <numerusform>Ezberlenecek %n konumdan biri, oynayın: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>First: %1</source>
        <comment>a sentence about a move</comment>
        <translation>Önce: %1</translation>
    </message>
    <message>
        <source>First one of these: %1</source>
        <comment>sentences about moves</comment>
        <translation>Önce bunlardan biri: %1</translation>
    </message>
    <message>
        <source>three squares at the corner</source>
        <comment>a field</comment>
        <translation>köşedeki üç kare</translation>
    </message>
    <message>
        <source>six squares at the corner</source>
        <comment>a field</comment>
        <translation>köşedeki altı kare</translation>
    </message>
    <message>
        <source>eight squares at the corner</source>
        <comment>a field</comment>
        <translation>köşedeki sekiz kare</translation>
    </message>
    <message>
        <source>the edge without the wrong corners</source>
        <comment>a field</comment>
        <translation>yanlış köşeler hariç kenar</translation>
    </message>
    <message>
        <source>the whole edge</source>
        <comment>a field</comment>
        <translation>bütün kenar</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king towards a square a knight&apos;s move from the corner.</source>
        <translation>Şahınızı köşeden bir at hamlesi ötedeki bir kareye yaklaştırmak birkaç hamle ister.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king nearer to his.</source>
        <translation>Şahınızı rakip şaha yaklaştırmak birkaç hamle ister.</translation>
    </message>
    <message>
        <source>It takes some moves to drive him towards a right corner.</source>
        <translation>Rakip şahı doğru köşeye sürmek birkaç hamle ister.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king towards the centre.</source>
        <translation>Şahınızı merkeze yaklaştırmak birkaç hamle ister.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king and pieces closer together.</source>
        <translation>Şahınızla taşlarınızı birbirine yaklaştırmak birkaç hamle ister.</translation>
    </message>
    <message>
        <source>His reply must bring him nearer to your king.</source>
        <translation>Rakip şah, cevabıyla şahınıza yaklaşmak zorunda.</translation>
    </message>
    <message>
        <source>His reply must take him nearer to a right corner.</source>
        <translation>Rakip şah, cevabıyla doğru köşeye yaklaşmak zorunda.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message numerus="yes">
        <source>%n move(s) with best play from the start</source>
        <translation>
            <numerusform>Baştan, en iyi oyunla %n hamle</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n wasted so far</source>
        <translation>
            <numerusform>şimdiye dek boşa giden: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Equally good:</source>
        <translation>Eşdeğer:</translation>
    </message>
    <message>
        <source>Also tried here:</source>
        <translation>Burada ayrıca denenen:</translation>
    </message>
    <message>
        <source>The win was thrown away on move %1.</source>
        <translation>Kazanç %1. hamlede kaçırıldı.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Mate in %1 with best play by both sides.</source>
        <translation>İki taraf da en iyisini oynarsa %1 hamlede mat.</translation>
    </message>
    <message>
        <source>Variations:</source>
        <translation>Varyantlar:</translation>
    </message>
</context>
<context>
    <name>Opinions</name>
    <message>
        <source>%1 considers the position equal.</source>
        <comment>Stockfish 15.1</comment>
        <translation>%1 konumu eşit görüyor.</translation>
    </message>
    <message>
        <source>%1 considers White %2 pawns ahead.</source>
        <translation>%1 Beyazı %2 piyon önde görüyor.</translation>
    </message>
    <message>
        <source>%1 considers Black %2 pawns ahead.</source>
        <translation>%1 Siyahı %2 piyon önde görüyor.</translation>
    </message>
    <message>
        <source>%1 sees mate in %2 for White.</source>
        <translation>%1 Beyazın %2 hamlede mat ettiğini görüyor.</translation>
    </message>
    <message>
        <source>%1 sees mate in %2 for Black.</source>
        <translation>%1 Siyahın %2 hamlede mat ettiğini görüyor.</translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation>%1 başlatılamadı.</translation>
    </message>
    <message>
        <source>%1 does not respond like a UCI engine.</source>
        <translation>%1 bir UCI motoru gibi yanıt vermiyor.</translation>
    </message>
    <message>
        <source>%1 has quit unexpectedly.</source>
        <translation>%1 beklenmedik biçimde kapandı.</translation>
    </message>
    <message>
        <source>%1 is no longer responding.</source>
        <translation>%1 artık yanıt vermiyor.</translation>
    </message>
    <message>
        <source>%1 has chosen an illegal move.</source>
        <translation>%1 kurallara aykırı bir hamle seçti.</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 düşünüyor…</translation>
    </message>
    <message>
        <source>It would play %1.</source>
        <translation>%1 oynardı.</translation>
    </message>
    <message>
        <source>That is an engine&apos;s opinion, not a proof.</source>
        <translation>Bu bir motorun görüşüdür, kanıt değil.</translation>
    </message>
    <message>
        <source>Your opponent plays by general principles here until you try again or choose an engine under Settings, Engine beyond the tablebases.</source>
        <translation>Yeniden deneyene ya da “Ayarlar”, “Tablo dışı motor” altında bir motor seçene kadar rakibiniz burada genel ilkelere göre oynar.</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>controlled by the pawn</source>
        <translation>piyon tutuyor</translation>
    </message>
    <message>
        <source>controlled by the knight</source>
        <translation>at tutuyor</translation>
    </message>
    <message>
        <source>controlled by the bishop</source>
        <translation>fil tutuyor</translation>
    </message>
    <message>
        <source>controlled by the rook</source>
        <translation>kale tutuyor</translation>
    </message>
    <message>
        <source>controlled by the queen</source>
        <translation>vezir tutuyor</translation>
    </message>
    <message>
        <source>controlled by the king</source>
        <translation>şah tutuyor</translation>
    </message>
    <message>
        <source>Top left: %1</source>
        <comment>the dots of a piece</comment>
        <translation>Sol üst: %1</translation>
    </message>
    <message>
        <source>Top right: %1</source>
        <comment>the dots of a piece</comment>
        <translation>Sağ üst: %1</translation>
    </message>
    <message>
        <source>Bottom left: %1</source>
        <comment>the dots of a piece</comment>
        <translation>Sol alt: %1</translation>
    </message>
    <message numerus="yes">
        <source>Cage: %n square(s)</source>
        <translation>
            <numerusform>Kafes: %n kare</numerusform>
        </translation>
    </message>
    <message>
        <source>W: %1</source>
        <comment>the squares of the knight</comment>
        <translation>W: %1</translation>
    </message>
    <message>
        <source>Opposition: direct</source>
        <translation>Opozisyon: doğrudan</translation>
    </message>
    <message>
        <source>Opposition: diagonal</source>
        <translation>Opozisyon: çapraz</translation>
    </message>
    <message>
        <source>Opposition: distant</source>
        <translation>Opozisyon: uzak</translation>
    </message>
    <message>
        <source>Opposition: none</source>
        <translation>Opozisyon: yok</translation>
    </message>
    <message>
        <source>%1: with bishop and knight only</source>
        <translation>%1: yalnızca fil ve atla</translation>
    </message>
    <message>
        <source>Heat map: hidden along with the mate distances</source>
        <translation>Isı haritası: mat uzaklıklarıyla birlikte gizli</translation>
    </message>
    <message>
        <source>Field: none</source>
        <translation>Alan: yok</translation>
    </message>
    <message>
        <source>Large triangle</source>
        <translation>Büyük üçgen</translation>
    </message>
    <message>
        <source>Middle triangle</source>
        <translation>Orta üçgen</translation>
    </message>
    <message>
        <source>Small triangle</source>
        <translation>Küçük üçgen</translation>
    </message>
    <message>
        <source>in the large triangle</source>
        <translation>büyük üçgende</translation>
    </message>
    <message>
        <source>in the middle triangle</source>
        <translation>orta üçgende</translation>
    </message>
    <message>
        <source>in the small triangle</source>
        <translation>küçük üçgende</translation>
    </message>
    <message>
        <source>diagonal %1</source>
        <translation>çapraz %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a piece and the squares that it guards</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, closed: %n square(s)</source>
        <translation>
            <numerusform>%1, kapalı: %n kare</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, open at %2</source>
        <translation>%1, açık: %2</translation>
    </message>
    <message>
        <source>Triangles: the king is outside; the large one lies behind %1</source>
        <comment>ends of diagonals</comment>
        <translation>Üçgenler: şah dışarıda; büyük üçgenin çaprazı: %1</translation>
    </message>
    <message>
        <source>Heat map: hidden during the exercise</source>
        <translation>Isı haritası: alıştırma sırasında gizli</translation>
    </message>
</context>
<context>
    <name>OwnPositionsCommands</name>
    <message>
        <source>Other positions</source>
        <translation>Diğer konumlar</translation>
    </message>
    <message>
        <source>The position could not be kept.</source>
        <translation>Konum saklanamadı.</translation>
    </message>
    <message>
        <source>The position has been kept in “%1”.</source>
        <comment>a course</comment>
        <translation>Konum “%1” içinde saklandı.</translation>
    </message>
    <message>
        <source>“%1” has this position already.</source>
        <comment>a course</comment>
        <translation>“%1” bu konumu zaten içeriyor.</translation>
    </message>
    <message>
        <source>My positions</source>
        <translation>Konumlarım</translation>
    </message>
    <message>
        <source>Keep this position</source>
        <translation>Bu konumu sakla</translation>
    </message>
    <message>
        <source>Add the position and what you have drawn on it to “My positions”, a course of your own</source>
        <translation>Konumu ve çizdiklerinizi kendi kursunuz olan “Konumlarım”a ekle</translation>
    </message>
    <message>
        <source>E&amp;dit course</source>
        <translation>Kursu &amp;düzenle</translation>
    </message>
    <message>
        <source>Edit this page</source>
        <translation>Bu sayfayı düzenle</translation>
    </message>
    <message>
        <source>Change chapter, task, words, moves and drawings of the page</source>
        <translation>Sayfanın bölümünü, görevini, metnini, hamlelerini ve çizimlerini değiştir</translation>
    </message>
    <message>
        <source>Move page up</source>
        <translation>Sayfayı yukarı taşı</translation>
    </message>
    <message>
        <source>Put the page before the previous one</source>
        <translation>Sayfayı bir öncekinin önüne al</translation>
    </message>
    <message>
        <source>Move page down</source>
        <translation>Sayfayı aşağı taşı</translation>
    </message>
    <message>
        <source>Put the page behind the next one</source>
        <translation>Sayfayı bir sonrakinin arkasına al</translation>
    </message>
    <message>
        <source>Delete page</source>
        <translation>Sayfayı sil</translation>
    </message>
    <message>
        <source>Delete the page from the file of the course</source>
        <translation>Sayfayı kurs dosyasından sil</translation>
    </message>
    <message>
        <source>Choose “Delete page” again to delete it; Esc keeps it.</source>
        <translation>Silmek için “Sayfayı sil” komutunu yeniden seçin; Esc ile kalır.</translation>
    </message>
    <message>
        <source>It will be gone from the file of the course.</source>
        <translation>Kurs dosyasından çıkarılacak.</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>Sayfayı kaydet</translation>
    </message>
    <message>
        <source>Save the page and show it as its readers see it</source>
        <translation>Sayfayı kaydet ve okurlarının gördüğü gibi göster</translation>
    </message>
    <message>
        <source>Delete move</source>
        <translation>Hamleyi sil</translation>
    </message>
    <message>
        <source>Delete the last move on the board from the page, with all that follows it</source>
        <translation>Tahtadaki son hamleyi ve ardından gelenleri sayfadan sil</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) have been imported into “%1”.</source>
        <comment>a course</comment>
        <translation>
            <numerusform>“%1” içine %n sayfa aktarıldı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) could not be read.</source>
        <translation>
            <numerusform>%n konum okunamadı.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course has been saved as “%1”.</source>
        <translation>Kurs “%1” olarak kaydedildi.</translation>
    </message>
    <message>
        <source>Others can open the file as a course.</source>
        <translation>Başkaları dosyayı kurs olarak açabilir.</translation>
    </message>
    <message>
        <source>Import positions</source>
        <translation>Konumları içe aktar</translation>
    </message>
    <message>
        <source>Games and positions (*.pgn *.epd *.fen *.txt)</source>
        <translation>Oyunlar ve konumlar (*.pgn *.epd *.fen *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tüm dosyalar (*)</translation>
    </message>
    <message>
        <source>Save a copy of the course</source>
        <translation>Kursun kopyasını kaydet</translation>
    </message>
    <message>
        <source>Courses (*.pgn)</source>
        <translation>Kurslar (*.pgn)</translation>
    </message>
    <message>
        <source>Import into “My positions”…</source>
        <translation>“Konumlarım”a içe aktar…</translation>
    </message>
    <message>
        <source>Add the pages of a course, games, a Lichess study, or a list of FEN or EPD</source>
        <translation>Bir kursun sayfalarını, oyunları, bir Lichess çalışmasını ya da FEN veya EPD listesini ekle</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Kopyasını farklı kaydet…</translation>
    </message>
    <message>
        <source>Save the course as a PGN file for others, with its name as the title</source>
        <translation>Kursu başkaları için PGN dosyası olarak kaydet; dosya adı başlık olur</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) were there already.</source>
        <translation>
            <numerusform>%n sayfa zaten oradaydı.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename chapter</source>
        <translation>Bölümü yeniden adlandır</translation>
    </message>
    <message>
        <source>New name of the chapter:</source>
        <translation>Bölümün yeni adı:</translation>
    </message>
    <message>
        <source>Move chapter up</source>
        <translation>Bölümü yukarı taşı</translation>
    </message>
    <message>
        <source>Put the chapter before the previous one, with all its pages</source>
        <translation>Bölümü bütün sayfalarıyla bir öncekinin önüne al</translation>
    </message>
    <message>
        <source>Move chapter down</source>
        <translation>Bölümü aşağı taşı</translation>
    </message>
    <message>
        <source>Put the chapter behind the next one, with all its pages</source>
        <translation>Bölümü bütün sayfalarıyla bir sonrakinin arkasına al</translation>
    </message>
    <message>
        <source>Rename chapter…</source>
        <translation>Bölümü yeniden adlandır…</translation>
    </message>
    <message>
        <source>Give all pages of the chapter another chapter name</source>
        <translation>Bölümün bütün sayfalarına başka bir bölüm adı ver</translation>
    </message>
    <message>
        <source>open a page of “%1” or of a file of yours first</source>
        <comment>a course</comment>
        <translation>önce “%1” kursundan veya kendi dosyanızdan bir sayfa açın</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Düzenle</translation>
    </message>
    <message>
        <source>the FEN cannot be read</source>
        <translation>FEN okunamıyor</translation>
    </message>
    <message>
        <source>“%1” has not changed.</source>
        <comment>a course</comment>
        <translation>“%1” değişmedi.</translation>
    </message>
    <message>
        <source>Choose “Save page” again to save it with the error.</source>
        <translation>Hatayla birlikte kaydetmek için “Sayfayı kaydet” komutunu yeniden seçin.</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Düzenlemeye devam et</translation>
    </message>
    <message>
        <source>Keep page</source>
        <translation>Sayfayı tut</translation>
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
        <translation>beyaz piyon</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>beyaz at</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>beyaz fil</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>beyaz kale</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>beyaz vezir</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>beyaz şah</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>siyah piyon</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>siyah at</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>siyah fil</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>siyah kale</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>siyah vezir</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>siyah şah</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>piyon</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>at</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>fil</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>kale</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>vezir</translation>
    </message>
    <message>
        <source>king</source>
        <translation>şah</translation>
    </message>
</context>
<context>
    <name>PositionCommands</name>
    <message>
        <source>&amp;Set up</source>
        <translation>Konum &amp;kur</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Bir konum kurar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oyna</translation>
    </message>
    <message>
        <source>Play this position against the program</source>
        <translation>Bu konumu programa karşı oynarsınız</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analiz et</translation>
    </message>
    <message>
        <source>Move pieces for both sides</source>
        <translation>İki tarafın taşlarını da siz oynarsınız</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Buradan oyna</translation>
    </message>
    <message>
        <source>Start a game from the position on the board</source>
        <translation>Tahtadaki konumdan bir oyun başlatır</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>Konumu k&amp;opyala</translation>
    </message>
    <message>
        <source>Mirror &amp;left–right</source>
        <translation>&amp;Sol–sağ aynala</translation>
    </message>
    <message>
        <source>Mirror ↔</source>
        <translation>Aynala ↔</translation>
    </message>
    <message>
        <source>Swap left and right</source>
        <translation>Sol ile sağı değiştirir</translation>
    </message>
    <message>
        <source>Mirror &amp;up–down</source>
        <translation>&amp;Üst–alt aynala</translation>
    </message>
    <message>
        <source>Mirror ↕</source>
        <translation>Aynala ↕</translation>
    </message>
    <message>
        <source>Swap up and down</source>
        <translation>Üst ile altı değiştirir</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>&amp;Döndür</translation>
    </message>
    <message>
        <source>Rotate the board by a quarter turn</source>
        <translation>Tahtayı çeyrek tur döndürür</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>&amp;Renk değiştir</translation>
    </message>
    <message>
        <source>White pieces become black and black pieces white</source>
        <translation>Beyaz taşlar siyah, siyah taşlar beyaz olur</translation>
    </message>
    <message>
        <source>Cl&amp;ear</source>
        <translation>&amp;Temizle</translation>
    </message>
    <message>
        <source>Remove all pieces from the board</source>
        <translation>Bütün taşları tahtadan kaldırır</translation>
    </message>
    <message>
        <source>&amp;Paste position or game</source>
        <translation>Konum veya oyun &amp;yapıştır</translation>
    </message>
    <message>
        <source>Copy the position as a FEN</source>
        <translation>Konumu FEN olarak kopyalar</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Resim o&amp;larak kopyala</translation>
    </message>
    <message>
        <source>Copy a picture of the board</source>
        <translation>Tahtanın resmini kopyalar</translation>
    </message>
    <message>
        <source>Copy as &amp;text diagram</source>
        <translation>&amp;Metin olarak kopyala</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>Oyu&amp;nu kopyala</translation>
    </message>
    <message>
        <source>Paste a position, games or a link to a position</source>
        <translation>Bir konum, oyunlar veya bir konuma giden bağlantı yapıştırın</translation>
    </message>
    <message>
        <source>Copy the game as PGN, for other programs and emails</source>
        <translation>Oyunu, başka programlar ve e-postalar için PGN olarak kopyalar</translation>
    </message>
    <message>
        <source>Copy the board as lines of text for emails and notes</source>
        <translation>Tahtayı e-posta ve notlar için metin satırları olarak kopyalar</translation>
    </message>
    <message>
        <source>The picture has been copied.</source>
        <translation>Resim kopyalandı.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>You let the draw slip.</source>
        <translation>Beraberliği kaçırdınız.</translation>
    </message>
    <message>
        <source>You threw the win away.</source>
        <translation>Kazancı kaçırdınız.</translation>
    </message>
    <message>
        <source>You held the draw.</source>
        <translation>Beraberliği korudunuz.</translation>
    </message>
    <message>
        <source>You mated without wasting a move.</source>
        <translation>Mat, tek bir hamle bile boşa gitmedi.</translation>
    </message>
    <message>
        <source>hold the draw</source>
        <translation>beraberliği koru</translation>
    </message>
    <message>
        <source>Bishop and knight</source>
        <translation>Fil ve at</translation>
    </message>
    <message>
        <source>Basic mates</source>
        <translation>Temel matlar</translation>
    </message>
    <message>
        <source>Pawn endings</source>
        <translation>Piyon oyunsonları</translation>
    </message>
    <message>
        <source>Piece against piece</source>
        <translation>Taşa karşı taş</translation>
    </message>
    <message>
        <source>This one is new.</source>
        <translation>Bu alıştırma yeni.</translation>
    </message>
    <message>
        <source>No exercises are due. This is the one you did longest ago.</source>
        <translation>Bekleyen alıştırma yok. Bu, üzerinden en çok zaman geçeni.</translation>
    </message>
    <message numerus="yes">
        <source>You did this one %n day(s) ago. Let&apos;s see whether it stuck.</source>
        <translation>
            <numerusform>Bunu %n gün önce yapmıştınız. Bakalım aklınızda kalmış mı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>Beraberliği %n hamle koruyun.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%%1</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Zor</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>İyi</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Kolay</translation>
    </message>
    <message>
        <source>You got there, but with a hint or a take-back, or with more than %1 of your moves wasted.</source>
        <translation>Başardınız, ama bir ipucuyla ya da hamle geri alarak; yahut hamlelerinizin şu orandan fazlası boşa gitti: %1.</translation>
    </message>
    <message>
        <source>You got there on your own.</source>
        <translation>Kendi başınıza başardınız.</translation>
    </message>
    <message>
        <source>You got there on your own, wasted at most %1 of your moves, and averaged at most %2 s per move.</source>
        <translation>Kendi başınıza başardınız; hamlelerinizin en çok şu kadarı boşa gitti: %1; hamle başına ortalama en çok %2 sn harcadınız.</translation>
    </message>
    <message>
        <source>All endings of up to four pieces</source>
        <translation>Dört taşa kadar bütün oyunsonları</translation>
    </message>
    <message>
        <source>The move to know by heart is another one.</source>
        <translation>Ezbere bilinmesi gereken hamle başka.</translation>
    </message>
    <message>
        <source>Right: %1 is the move.</source>
        <translation>Doğru: hamle %1.</translation>
    </message>
    <message>
        <source>Remember: %1.</source>
        <translation>Unutmayın: %1.</translation>
    </message>
    <message>
        <source>It fits the method; the quickest mate begins with another move.</source>
        <translation>Yönteme uygun; en hızlı mat başka bir hamleyle başlar.</translation>
    </message>
    <message>
        <source>position %1 to know by heart</source>
        <translation>ezberlenecek konum %1</translation>
    </message>
    <message>
        <source>Bishop and knight: positions to know by heart</source>
        <translation>Fil ve at: ezberlenecek konumlar</translation>
    </message>
    <message>
        <source>Play the method&apos;s move, which you should know by heart.</source>
        <translation>Yöntemin, ezbere bilmeniz gereken hamlesini oynayın.</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>tek hamle</translation>
    </message>
    <message>
        <source>waiting move</source>
        <translation>bekleme hamlesi</translation>
    </message>
    <message>
        <source>That is not the waiting move.</source>
        <translation>Bekleme hamlesi bu değil.</translation>
    </message>
    <message>
        <source>You finished this stage without wasting a move.</source>
        <translation>Aşama bitti, tek bir hamle bile boşa gitmedi.</translation>
    </message>
    <message numerus="yes">
        <source>You finished this stage in %n move(s); the fewest are %1.</source>
        <translation>
            <numerusform>Bu aşamayı %n hamlede bitirdiniz; en azı: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the only move that wins.</source>
        <translation>Kazandıran tek hamleyi bulun.</translation>
    </message>
    <message>
        <source>Find a waiting move.</source>
        <translation>Bir bekleme hamlesi bulun.</translation>
    </message>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>%n hamle içinde mat edin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer promote the pawn within %n move(s).</source>
        <translation>
            <numerusform>Artık %n hamle içinde piyonu terfi ettiremezsiniz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer reach the stage “%1” within %n move(s).</source>
        <translation>
            <numerusform>Artık %n hamle içinde “%1” aşamasına ulaşamazsınız.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer mate within %n move(s).</source>
        <translation>
            <numerusform>Artık %n hamle içinde mat edemezsiniz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first answer was wrong.</source>
        <translation>İlk yanıtınız yanlıştı.</translation>
    </message>
    <message>
        <source>You solved the question.</source>
        <translation>Soruyu çözdünüz.</translation>
    </message>
    <message numerus="yes">
        <source>You promoted the pawn in %n move(s) and kept the win.</source>
        <translation>
            <numerusform>Piyonu %n hamlede terfi ettirip kazancı korudunuz.</numerusform>
        </translation>
    </message>
    <message>
        <source>A question of a course</source>
        <translation>Bir kurs sorusu</translation>
    </message>
    <message>
        <source>Only-move drills</source>
        <translation>Tek hamle alıştırmaları</translation>
    </message>
    <message>
        <source>Waiting-move drills</source>
        <translation>Bekleme hamlesi alıştırmaları</translation>
    </message>
    <message>
        <source>The same kind of position once more, so that it sticks.</source>
        <translation>Aynı türden bir konum, yerleşsin diye bir kez daha.</translation>
    </message>
    <message numerus="yes">
        <source>Promote the pawn within %n move(s), keeping the win.</source>
        <translation>
            <numerusform>Kazancı koruyarak %n hamle içinde piyonu terfi ettirin.</numerusform>
        </translation>
    </message>
    <message>
        <source>failed</source>
        <comment>the result of an exam</comment>
        <translation>başarısız</translation>
    </message>
    <message>
        <source>satisfactory</source>
        <comment>the result of an exam</comment>
        <translation>orta</translation>
    </message>
    <message>
        <source>good</source>
        <comment>the result of an exam</comment>
        <translation>iyi</translation>
    </message>
    <message>
        <source>very good</source>
        <comment>the result of an exam</comment>
        <translation>pekiyi</translation>
    </message>
    <message>
        <source>excellent</source>
        <comment>the result of an exam</comment>
        <translation>mükemmel</translation>
    </message>
    <message>
        <source>You know this position from the course.</source>
        <translation>Bu konumu kurstan biliyorsunuz.</translation>
    </message>
    <message>
        <source>Take moves back, or give up.</source>
        <translation>Hamleleri geri alın ya da pes edin.</translation>
    </message>
    <message>
        <source>due now</source>
        <translation>zamanı geldi</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Başarısız</translation>
    </message>
    <message>
        <source>This exercise is due again now.</source>
        <translation>Bu alıştırmanın zamanı yeniden geldi.</translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n day(s).</source>
        <translation>
            <numerusform>Bu alıştırma %n gün sonra yeniden gelecek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n minute(s).</source>
        <translation>
            <numerusform>Bu alıştırma %n dakika sonra yeniden gelecek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>%n gün sonra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n minute(s)</source>
        <translation>
            <numerusform>%n dakika sonra</numerusform>
        </translation>
    </message>
    <message>
        <source>mate in %1–%2</source>
        <translation>%1–%2 hamlede mat</translation>
    </message>
    <message>
        <source>mate in %1 or more</source>
        <translation>%1 veya daha çok hamlede mat</translation>
    </message>
    <message>
        <source>You did not reach the goal in time or did not hold the draw; or you threw the win or the draw away, even if you took that back; or you were shown a move, or had hints or take-backs on more than %1 of your moves (rounded up).</source>
        <translation>Amaca zamanında ulaşmadınız ya da beraberliği korumadınız; yahut sonradan geri almış olsanız bile kazancı veya beraberliği kaçırdınız; yahut size bir hamle gösterildi ya da hamlelerinizin şu orandan fazlasında ipucu aldınız veya hamle geri aldınız: %1 (yukarı yuvarlanır).</translation>
    </message>
    <message>
        <source>from your games</source>
        <translation>oyunlarınızdan</translation>
    </message>
    <message>
        <source>My own mistakes</source>
        <translation>Kendi hatalarım</translation>
    </message>
    <message>
        <source>You gave points away in this position in one of your games.</source>
        <translation>Bu konumda oyunlarınızdan birinde puan kaçırdınız.</translation>
    </message>
    <message>
        <source>You gave up, so it counts as failed.</source>
        <translation>Pes ettiniz; bu yüzden başarısız sayılır.</translation>
    </message>
    <message>
        <source>You threw the result away and took the move back, so it counts as failed.</source>
        <translation>Sonucu bir kez elden kaçırıp hamleyi geri aldınız; bu yüzden başarısız sayılır.</translation>
    </message>
    <message>
        <source>You had too much help, so it counts as failed.</source>
        <translation>Çok fazla yardım aldınız; bu yüzden başarısız sayılır.</translation>
    </message>
    <message>
        <source>Solved with help.</source>
        <translation>Yardımla çözüldü.</translation>
    </message>
    <message>
        <source>Solved at the second try.</source>
        <translation>İkinci denemede çözüldü.</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n move(s) taken back.</source>
        <translation>
            <numerusform>%n hamle geri alınarak çözüldü.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is a few more than best play takes.</source>
        <translation>Bu, en iyi oyunun gerektirdiğinden birkaç hamle fazladır.</translation>
    </message>
    <message numerus="yes">
        <source>Play until the next stage of the win begins, “%1”. You have %n move(s).</source>
        <translation>
            <numerusform>Kazancın sonraki aşaması “%1” başlayana kadar oynayın. %n hamleniz var.</numerusform>
        </translation>
    </message>
    <message>
        <source>You were shown the answer, so it counts as failed.</source>
        <translation>Yanıt size gösterildi; bu yüzden başarısız sayılır.</translation>
    </message>
    <message>
        <source>It may be turned or mirrored, with the colours swapped; “See the game” shows the original afterwards.</source>
        <translation>Döndürülmüş ya da aynalanmış, renkleri değiştirilmiş olabilir; “Oyunu göster” sonra aslını gösterir.</translation>
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
        <translation>Son dört haftada %1, öncesinde %2.</translation>
    </message>
    <message>
        <source>Hold the draw</source>
        <translation>Beraberliği koru</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Kazan</translation>
    </message>
    <message>
        <source>Hardest so far: %1.</source>
        <translation>Şimdiye dek en zoru: %1.</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>Art arda gün</translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation>en uzunu: %1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Başarılı</translation>
    </message>
    <message>
        <source>Moves wasted</source>
        <translation>Boşa giden hamle</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Hamle süresi</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 sn</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>Bugün bekleyen</translation>
    </message>
    <message>
        <source>%1 within a week</source>
        <translation>bir hafta içinde %1</translation>
    </message>
    <message>
        <source>Success rate by week</source>
        <translation>Haftalık başarı oranı</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Hafta</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>Yüzde</translation>
    </message>
    <message>
        <source>Moves wasted by week</source>
        <translation>Haftalık boşa giden hamleler</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>Boşa giden</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Hamle</translation>
    </message>
    <message>
        <source>Mates against perfect defence</source>
        <translation>Kusursuz savunmaya karşı matlar</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Henüz yok.</translation>
    </message>
    <message>
        <source>Mates</source>
        <translation>Mat</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>Hamleleriniz</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>En iyi oyun</translation>
    </message>
    <message>
        <source>Time per move by week</source>
        <translation>Haftalık hamle süresi</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Hamle başına saniye</translation>
    </message>
    <message>
        <source>By ending</source>
        <translation>Oyunsonlarına göre</translation>
    </message>
    <message>
        <source>By stage</source>
        <translation>Aşamalara göre</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Oyunsonu</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Aşama</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Deneme</translation>
    </message>
    <message>
        <source>Coming up</source>
        <translation>Sıradakiler</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) in the next two weeks.</source>
        <translation>
            <numerusform>Önümüzdeki iki haftada %n alıştırma.</numerusform>
        </translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Gün</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Bekleyen</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Alıştırma</translation>
    </message>
    <message>
        <source>Today and overdue</source>
        <translation>Bugün ve gecikenler</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a date</comment>
        <translation>d MMMM dddd</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Bugün</translation>
    </message>
    <message>
        <source>ddd d</source>
        <comment>weekday and day, short</comment>
        <translation>d ddd</translation>
    </message>
    <message>
        <source>Where you throw results away</source>
        <translation>Sonuçları kaçırdığınız kareler</translation>
    </message>
    <message>
        <source>Nowhere so far.</source>
        <translation>Şimdiye dek hiçbir yerde.</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Kare</translation>
    </message>
    <message numerus="yes">
        <source>thrown away here %n time(s)</source>
        <translation>
            <numerusform>burada %n kez kaçtı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln attempt(s)</source>
        <translation>
            <numerusform>%1 / %Ln deneme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln hamle</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages read</source>
        <translation>Okunan sayfa</translation>
    </message>
    <message>
        <source>of %1 in the courses</source>
        <translation>kurslarda toplam %1</translation>
    </message>
    <message>
        <source>The courses</source>
        <translation>Kurslar</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Sayfa</translation>
    </message>
    <message>
        <source>You would now solve about %1 of the exercises you have practised.</source>
        <translation>Şu anda, çalıştıklarınızın tahminen %1 kadarını başarırdınız.</translation>
    </message>
    <message>
        <source>Known by heart</source>
        <translation>Ezbere bilinen</translation>
    </message>
    <message>
        <source>Questions solved</source>
        <translation>Çözülen soru</translation>
    </message>
    <message>
        <source>%1 of %2 questions solved; %3 of %4 pages read.</source>
        <translation>Çözülen soru: %1 / %2; okunan sayfa: %3 / %4.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Soru</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>hamle başına %1</translation>
    </message>
    <message>
        <source>Wasted per move</source>
        <translation>Hamle başına boşa giden</translation>
    </message>
    <message>
        <source>Wasted per move in won positions</source>
        <translation>Kazanılan konumlarda hamle başına boşa giden</translation>
    </message>
    <message>
        <source>In all attempts, solved or not.</source>
        <translation>Başarılı olsun olmasın, tüm denemelerde.</translation>
    </message>
    <message>
        <source>Results thrown away: in all attempts, without moves taken back.</source>
        <translation>Kaçırılan sonuçlar: tüm denemelerde, geri alınan hamleler hariç.</translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s), most often with a move to %1.</source>
        <translation>
            <numerusform>Kazancı veya beraberliği %n kez kaçırdınız, en sık şu kareye oynayarak: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s).</source>
        <translation>
            <numerusform>Kazancı veya beraberliği %n kez kaçırdınız.</numerusform>
        </translation>
    </message>
    <message>
        <source>Days with at least one exercise, of any ending.</source>
        <translation>Hangi oyunsonu olursa olsun, en az bir alıştırma yapılan günler.</translation>
    </message>
    <message>
        <source>Solved on your own</source>
        <translation>Yardımsız başarılı</translation>
    </message>
    <message>
        <source>Exercises that you have practised before, overdue ones included.</source>
        <translation>Gecikmiş olanlar dahil, daha önce çalıştığınız alıştırmalar.</translation>
    </message>
    <message>
        <source>In all courses, whatever the ending, with or without help.</source>
        <translation>Hangi oyunsonu olursa olsun, tüm kurslarda, yardımlı veya yardımsız.</translation>
    </message>
    <message>
        <source>Other attempts</source>
        <translation>Diğer denemeler</translation>
    </message>
    <message numerus="yes">
        <source>Over %n mate(s), you needed %1 moves on average; best play needs %2.</source>
        <translation>
            <numerusform>%n matta ortalama %1 hamle harcadınız; en iyi oyunda %2 hamle yeter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results thrown away: %1</source>
        <translation>kaçırılan sonuç: %1</translation>
    </message>
    <message>
        <source>Questions of the courses</source>
        <translation>Kurs soruları</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <comment>successful attempts, all attempts and their share</comment>
        <translation>%2 denemede %1 (%3)</translation>
    </message>
    <message>
        <source>Only attempts without hints and take-backs count, and only if no move threw the result away.</source>
        <translation>Yalnızca ipucu alınmayan, hamle geri alınmayan ve hiçbir hamlenin sonucu kaçırmadığı denemeler sayılır.</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln move(s)</source>
        <comment>moves wasted</comment>
        <translation>
            <numerusform>%Ln hamlede %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; results thrown away: %2</source>
        <comment>moves wasted</comment>
        <translation>%1; kaçırılan sonuç: %2</translation>
    </message>
    <message>
        <source>In all attempts to win, solved or not, without moves taken back.</source>
        <translation>Başarılı olsun olmasın, tüm kazanma denemelerinde; geri alınan hamleler hariç.</translation>
    </message>
</context>
<context>
    <name>PracticeCommands</name>
    <message>
        <source>Pr&amp;actice</source>
        <translation>&amp;Antrenman</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;Çalış</translation>
    </message>
    <message>
        <source>Do the exercises that are due, one after another</source>
        <translation>Bekleyen alıştırmaları birbiri ardına yaptırır</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Sonraki alıştırma</translation>
    </message>
    <message>
        <source>St&amp;op practising</source>
        <translation>Antrenmandan &amp;ayrıl</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n dakika</numerusform>
        </translation>
    </message>
    <message>
        <source>Session &amp;length</source>
        <translation>Antren&amp;man süresi</translation>
    </message>
    <message>
        <source>&amp;What to practise</source>
        <translation>Antrenman ko&amp;nusu</translation>
    </message>
    <message>
        <source>Gra&amp;ding…</source>
        <translation>&amp;Notlandırma…</translation>
    </message>
    <message>
        <source>See how attempts are graded and change the limits</source>
        <translation>Denemelere nasıl not verildiğini gösterir; sınırlar değiştirilebilir</translation>
    </message>
    <message>
        <source>&amp;Read about it</source>
        <translation>Konuyu &amp;oku</translation>
    </message>
    <message>
        <source>Go to the course page that teaches what this exercise is about</source>
        <translation>Bu alıştırmanın konusunu öğreten kurs sayfasına gider</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s)</source>
        <translation>
            <numerusform>%n alıştırma</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yeniden dene</translation>
    </message>
    <message>
        <source>Start the exercise again from its position, without a grade</source>
        <translation>Alıştırmayı konumundan yeniden başlatır, not verilmez</translation>
    </message>
    <message>
        <source>Every &amp;question of the courses</source>
        <translation>Kursların bütün &amp;soruları</translation>
    </message>
    <message>
        <source>Practise the questions that you solved as well as those that you failed</source>
        <translation>Başarısız olduğunuz soruların yanında çözdüklerinizi de sorar</translation>
    </message>
    <message>
        <source>Bac&amp;k to the game</source>
        <translation>&amp;Oyuna dön</translation>
    </message>
    <message>
        <source>The next exercise comes when this one is finished.</source>
        <translation>Sonraki alıştırma, bu alıştırma bitince gelir.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+U gives up and shows the solution.</source>
        <translation>Ctrl+Shift+U vazgeçer ve çözümü gösterir.</translation>
    </message>
    <message>
        <source>Press Esc again to stop practising.</source>
        <translation>Antrenmandan ayrılmak için yeniden Esc tuşuna basın.</translation>
    </message>
    <message>
        <source>The exercise that you have begun will not count.</source>
        <translation>Başladığınız alıştırma sayılmaz.</translation>
    </message>
    <message>
        <source>See the &amp;game</source>
        <translation>&amp;Oyunu göster</translation>
    </message>
    <message>
        <source>Open your game at this position, once the exercise is finished</source>
        <translation>Alıştırma bitince oyununuzu bu konumda açar</translation>
    </message>
    <message>
        <source>Keep practising</source>
        <translation>Çalışmaya devam et</translation>
    </message>
    <message>
        <source>After a failed attempt, goes to the course page about this exercise, if there is one</source>
        <translation>Başarısız bir denemeden sonra, varsa bu alıştırmayla ilgili kurs sayfasına gider</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Position after %1.</source>
        <translation>%1 sonrasındaki konum.</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Baskı önizleme</translation>
    </message>
    <message>
        <source>Starting position.</source>
        <translation>Başlangıç konumu.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Tamam</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aç</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Kaydetme</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Evet</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Hayır</translation>
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
        <translation>Boşluk</translation>
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
        <translation>Geri silme</translation>
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
        <translation>Burada dört hamle eşit derecede iyi.</translation>
    </message>
    <message>
        <source>This move throws the win away.</source>
        <translation>Bu hamle kazancı kaçırır.</translation>
    </message>
    <message>
        <source>The program played this move.</source>
        <translation>Bu hamleyi program oynadı.</translation>
    </message>
    <message>
        <source>This move delays mate by one move.</source>
        <translation>Bu hamle matı bir hamle geciktirir.</translation>
    </message>
    <message>
        <source>This move brings mate one move closer.</source>
        <translation>Bu hamle matı bir hamle yaklaştırır.</translation>
    </message>
    <message>
        <source>This move loses a drawn position.</source>
        <translation>Bu hamle berabere bir konumu kaybeder.</translation>
    </message>
    <message>
        <source>This move was played after a hint.</source>
        <translation>Bu hamle bir ipucundan sonra oynandı.</translation>
    </message>
    <message>
        <source>The author of a course or a game marks good moves with “!” and mistakes with “?”; “!!” and “??” are stronger, “!?” and “?!” less certain.</source>
        <translation>Bir kursun veya oyunun yazarı iyi hamleleri “!”, hataları “?” ile işaretler; “!!” ve “??” daha güçlü, “!?” ve “?!” daha az kesindir.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>Burada %n hamle eşit derecede iyi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>%1 has no king.</source>
        <translation>%1 tarafın şahı yok.</translation>
    </message>
    <message>
        <source>%1 has more than one king (%2).</source>
        <translation>%1 tarafın birden çok şahı var (%2).</translation>
    </message>
    <message>
        <source>The kings are next to each other (%1).</source>
        <translation>Şahlar bitişik (%1).</translation>
    </message>
    <message>
        <source>%1 has more than eight pawns.</source>
        <translation>%1 tarafın sekizden çok piyonu var.</translation>
    </message>
    <message>
        <source>%1 has more than sixteen pieces.</source>
        <translation>%1 tarafın on altıdan çok taşı var.</translation>
    </message>
    <message>
        <source>The side to move was not given: White is assumed.</source>
        <translation>Sıranın kimde olduğu belirtilmemiş: Beyaz varsayıldı.</translation>
    </message>
    <message>
        <source>Castling rights were dropped: the king or rook is not on its home square.</source>
        <translation>Rok hakları kaldırıldı: şah veya kale başlangıç karesinde değil.</translation>
    </message>
    <message>
        <source>The en passant square was dropped: no pawn can just have passed it.</source>
        <translation>Geçerken alma karesi kaldırıldı: az önce hiçbir piyon oradan geçmiş olamaz.</translation>
    </message>
    <message>
        <source>“%1” is not possible here.</source>
        <translation>“%1” burada mümkün değil.</translation>
    </message>
    <message>
        <source>“%1” could be %2. Please be more specific.</source>
        <translation>“%1” şunlardan biri olabilir: %2. Lütfen daha açık yazın.</translation>
    </message>
    <message>
        <source>Pawns cannot stand on the first or last rank (%1).</source>
        <translation>Piyonlar birinci veya son yatayda duramaz (%1).</translation>
    </message>
    <message>
        <source>%1 has more promoted pieces than missing pawns.</source>
        <translation>%1 tarafın terfi etmiş taşları eksik piyonlarından çok.</translation>
    </message>
    <message>
        <source>No legal move can have given this check to %1 (%2).</source>
        <translation>%1 tarafa bu şah kurallara uygun hiçbir hamleyle çekilmiş olamaz (%2).</translation>
    </message>
    <message>
        <source>%1 cannot castle: the king or the rook is no longer on its home square (%2).</source>
        <translation>%1 taraf rok yapamaz: şah veya kale artık başlangıç karesinde değil (%2).</translation>
    </message>
    <message>
        <source>No pawn can have just passed %1.</source>
        <translation>Az önce hiçbir piyon %1 karesinden geçmiş olamaz.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>Metin boş.</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters.</source>
        <translation>Metin %1 karakterden uzun.</translation>
    </message>
    <message>
        <source>This character is not allowed in a FEN (character %1).</source>
        <translation>Bu karakter FEN’de kullanılamaz (%1. karakter).</translation>
    </message>
    <message>
        <source>“%1” is neither a piece nor a number of squares (character %2).</source>
        <translation>“%1” ne bir taş ne de kare sayısı (%2. karakter).</translation>
    </message>
    <message>
        <source>Rank %1 has more than eight squares (character %2).</source>
        <translation>%1. yatayda sekizden çok kare var (%2. karakter).</translation>
    </message>
    <message>
        <source>Rank %1 has fewer than eight squares (character %2).</source>
        <translation>%1. yatayda sekizden az kare var (%2. karakter).</translation>
    </message>
    <message>
        <source>There are more than eight ranks (character %1).</source>
        <translation>Sekizden çok yatay var (%1. karakter).</translation>
    </message>
    <message>
        <source>There are fewer than eight ranks (character %1).</source>
        <translation>Sekizden az yatay var (%1. karakter).</translation>
    </message>
    <message>
        <source>The side to move must be w or b (character %1).</source>
        <translation>Sırası gelen taraf w veya b olmalı (%1. karakter).</translation>
    </message>
    <message>
        <source>The castling rights must be - or letters from KQkq (character %1).</source>
        <translation>Rok hakları - olmalı ya da KQkq harflerinden oluşmalı (%1. karakter).</translation>
    </message>
    <message>
        <source>The en passant square must be - or a square of the third or sixth rank (character %1).</source>
        <translation>Geçerken alma karesi - ya da üçüncü veya altıncı yataydan bir kare olmalı (%1. karakter).</translation>
    </message>
    <message>
        <source>The halfmove clock must be a number from 0 to %1 (character %2).</source>
        <translation>Yarım hamle sayacı 0–%1 arasında bir sayı olmalı (%2. karakter).</translation>
    </message>
    <message>
        <source>The move number must be between 1 and %1 (character %2).</source>
        <translation>Hamle numarası 1–%1 arasında olmalı (%2. karakter).</translation>
    </message>
    <message>
        <source>There is extra text after the position (character %1).</source>
        <translation>Konumdan sonra fazladan metin var (%1. karakter).</translation>
    </message>
    <message>
        <source>The tablebases ignore castling, but castling is still possible here.</source>
        <translation>Tablolar roku hesaba katmaz, ama burada hâlâ rok yapılabilir.</translation>
    </message>
    <message>
        <source>Not in the tablebases: this position has %1 pieces, and the tablebases cover at most %2.</source>
        <translation>Tablolarda yok: bu konumda %1 taş var, tablolar en çok %2 taşı kapsıyor.</translation>
    </message>
    <message>
        <source>“%1” is not a tag. Skipped.</source>
        <translation>“%1” bir etiket değil. Atlandı.</translation>
    </message>
    <message>
        <source>The value of the tag %1 has no closing quotation mark.</source>
        <translation>%1 etiketinin değerinde kapanış tırnağı yok.</translation>
    </message>
    <message>
        <source>The tag %1 is given twice. The first one counts.</source>
        <translation>%1 etiketi iki kez verilmiş. İlki geçerli.</translation>
    </message>
    <message>
        <source>The FEN tag cannot be read. The moves are skipped.</source>
        <translation>FEN etiketi okunamıyor. Hamleler atlandı.</translation>
    </message>
    <message>
        <source>The FEN tag gives an illegal position. The moves are skipped.</source>
        <translation>FEN etiketindeki konum geçersiz. Hamleler atlandı.</translation>
    </message>
    <message>
        <source>This game is a chess variant (%1). The moves are skipped.</source>
        <translation>Bu oyun başka bir satranç türünden (%1). Hamleler atlandı.</translation>
    </message>
    <message>
        <source>“%1” is not a move. The rest of the line is skipped.</source>
        <translation>“%1” bir hamle değil. Varyantın kalanı atlandı.</translation>
    </message>
    <message>
        <source>%1 is illegal here. The rest of the line is skipped.</source>
        <translation>%1 burada geçersiz. Varyantın kalanı atlandı.</translation>
    </message>
    <message>
        <source>%1 is ambiguous. The rest of the line is skipped.</source>
        <translation>%1 birden çok hamle olabilir. Varyantın kalanı atlandı.</translation>
    </message>
    <message>
        <source>This variation has no move to branch from. Skipped.</source>
        <translation>Bu varyantın ayrılacağı bir hamle yok. Atlandı.</translation>
    </message>
    <message>
        <source>This variation is nested too deeply. Skipped.</source>
        <translation>Bu varyant çok fazla iç içe geçmiş. Atlandı.</translation>
    </message>
    <message>
        <source>The game has more than %1 moves. The rest is skipped.</source>
        <translation>Oyun %1 hamleyi aşıyor. Kalanı atlandı.</translation>
    </message>
    <message>
        <source>The game is larger than %1 MiB. The rest is skipped.</source>
        <translation>Oyun %1 MiB sınırını aşıyor. Kalanı atlandı.</translation>
    </message>
    <message>
        <source>“%1” makes no sense here. Skipped.</source>
        <translation>“%1” burada anlamsız. Atlandı.</translation>
    </message>
    <message>
        <source>“%1” is not an annotation glyph. Skipped.</source>
        <translation>“%1” bir değerlendirme işareti değil. Atlandı.</translation>
    </message>
    <message>
        <source>This comment has no closing brace.</source>
        <translation>Bu yorumun kapanış süslü ayracı } yok.</translation>
    </message>
    <message>
        <source>This variation has no closing parenthesis.</source>
        <translation>Bu varyantın kapanış parantezi yok.</translation>
    </message>
    <message>
        <source>The pawn</source>
        <translation>Piyon</translation>
    </message>
    <message>
        <source>The knight</source>
        <translation>At</translation>
    </message>
    <message>
        <source>The bishop</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>The rook</source>
        <translation>Kale</translation>
    </message>
    <message>
        <source>The queen</source>
        <translation>Vezir</translation>
    </message>
    <message>
        <source>The king</source>
        <translation>Şah</translation>
    </message>
    <message>
        <source>It is White&apos;s turn.</source>
        <translation>Sıra Beyazda.</translation>
    </message>
    <message>
        <source>It is Black&apos;s turn.</source>
        <translation>Sıra Siyahta.</translation>
    </message>
    <message>
        <source>%1 on %2 would take the king.</source>
        <translation>%1 (%2) şahı alırdı.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <comment>a place in a file, and what is wrong there</comment>
        <translation>Satır %1, sütun %2: %3</translation>
    </message>
    <message>
        <source>There is no piece on %1.</source>
        <translation>%1 karesinde taş yok.</translation>
    </message>
    <message>
        <source>%1 cannot go to %2.</source>
        <translation>%1 %2 karesine gidemez.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 oynayamaz.</translation>
    </message>
    <message>
        <source>“%1” is not a move. Type one like Nd3 or e3d5.</source>
        <translation>“%1” bir hamle değil. Şöyle yazın: Ad3 veya e3d5.</translation>
    </message>
    <message>
        <source>%1 is a null move, which is impossible in check. The rest of the line is skipped.</source>
        <translation>%1 boş hamledir ve şah çekiliyken oynanamaz. Varyantın kalanı atlandı.</translation>
    </message>
    <message>
        <source>The move number 0 was read as 1.</source>
        <translation>0 olan hamle numarası 1 olarak okundu.</translation>
    </message>
    <message>
        <source>White is in check (%1), but it is Black&apos;s turn.</source>
        <translation>Beyaz şah altında (%1), ama sıra Siyahta.</translation>
    </message>
    <message>
        <source>Black is in check (%1), but it is White&apos;s turn.</source>
        <translation>Siyah şah altında (%1), ama sıra Beyazda.</translation>
    </message>
    <message>
        <source>That is not a FEN, which looks like %1.</source>
        <translation>Bu bir FEN değil; bir FEN şöyle görünür: %1.</translation>
    </message>
    <message>
        <source>The other king guards %1.</source>
        <translation>Öteki şah %1 karesini kontrol ediyor.</translation>
    </message>
    <message>
        <source>%1 on %2 guards %3.</source>
        <comment>a piece, its square and the square that it guards</comment>
        <translation>%1 (%2) %3 karesini kontrol ediyor.</translation>
    </message>
    <message>
        <source>“%1” is not a position. Skipped.</source>
        <translation>“%1” bir konum değil. Atlandı.</translation>
    </message>
    <message>
        <source>The Result tag and the result after the moves differ; %1 counts.</source>
        <translation>Result etiketi ile hamlelerin ardındaki sonuç farklı; %1 geçerlidir.</translation>
    </message>
    <message>
        <source>“%1” is an illegal position. Skipped.</source>
        <translation>“%1” kurallara aykırı bir konum. Atlandı.</translation>
    </message>
    <message>
        <source>%1 is castling of Chess960, which is not supported. The rest of the line is skipped.</source>
        <translation>%1 desteklenmeyen bir Satranç960 rokudur. Varyantın kalanı atlandı.</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>With best play it is a draw.</source>
        <translation>En iyi oyunla berabere.</translation>
    </message>
    <message>
        <source>White could have mated in %1.</source>
        <translation>Beyaz %1 hamlede mat edebilirdi.</translation>
    </message>
    <message>
        <source>Black could have mated in %1.</source>
        <translation>Siyah %1 hamlede mat edebilirdi.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to mate with best play from the start</source>
        <translation>
            <numerusform>Baştan, en iyi oyunla mata %n hamle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n played so far.</source>
        <translation>
            <numerusform>%1; şimdiye dek oynanan: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No moves wasted.</source>
        <translation>Boşa giden hamle yok.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) wasted.</source>
        <translation>
            <numerusform>%n hamle boşa gitti.</numerusform>
        </translation>
    </message>
    <message>
        <source>No hints and no take-backs.</source>
        <translation>İpucu yok, geri alınan hamle yok.</translation>
    </message>
    <message>
        <source>Best reply: %1.</source>
        <translation>En iyi cevap: %1.</translation>
    </message>
    <message>
        <source>The win was thrown away with %1.</source>
        <translation>Kazanç %1 ile kaçırıldı.</translation>
    </message>
    <message>
        <source>The draw was thrown away with %1.</source>
        <translation>Beraberlik %1 ile kaçırıldı.</translation>
    </message>
    <message>
        <source>The costliest move was %1.</source>
        <translation>En pahalıya mal olan hamle: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Below are the costliest moves; the move list marks %n more.</source>
        <translation>
            <numerusform>En pahalıya mal olan hamleler aşağıda; hamle listesinde %n hamle daha işaretli.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exam failed.</source>
        <translation>Sınavda kaldınız.</translation>
    </message>
    <message>
        <source>Exam passed. Grade: %1.</source>
        <translation>Sınavı geçtiniz. Not: %1.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Geri alındı.</translation>
    </message>
    <message>
        <source>You played %1 here. Find a better move.</source>
        <translation>Burada %1 oynadınız. Daha iyi bir hamle bulun.</translation>
    </message>
</context>
<context>
    <name>ReviewCommands</name>
    <message>
        <source>Your mistakes could not be saved.</source>
        <translation>Hatalarınız kaydedilemedi.</translation>
    </message>
    <message>
        <source>The disk may be full. Free some space and try again.</source>
        <translation>Disk dolu olabilir. Yer açıp yeniden deneyin.</translation>
    </message>
    <message>
        <source>Look through your games</source>
        <translation>Oyunlarınızı gözden geçirin</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Oyunlar (*.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tüm dosyalar (*)</translation>
    </message>
    <message>
        <source>&amp;Look through my games…</source>
        <translation>Oyunlarımı &amp;gözden geçir…</translation>
    </message>
    <message>
        <source>See how you played the endings of all games of a PGN file</source>
        <translation>Bir PGN dosyasındaki tüm oyunların oyunsonlarını nasıl oynadığınızı gösterir</translation>
    </message>
    <message>
        <source>&amp;Back to my endgames</source>
        <translation>Oyunso&amp;nlarıma dön</translation>
    </message>
    <message>
        <source>Show the endings of the games that were looked through last</source>
        <translation>Son gözden geçirilen oyunların oyunsonlarını gösterir</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>castles short</source>
        <translation>kısa rok</translation>
    </message>
    <message>
        <source>castles long</source>
        <translation>uzun rok</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <comment>a move aloud: a piece without article, a square</comment>
        <translation>%1 alır %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a move aloud: a piece without article, a square</comment>
        <translation>%1 %2</translation>
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
        <translation>şah</translation>
    </message>
    <message>
        <source>%1 is not attacked.</source>
        <translation>%1 karesine hiçbir taş saldırmıyor.</translation>
    </message>
    <message>
        <source>%1 is attacked by: %2.</source>
        <comment>a square; pieces and their squares</comment>
        <translation>%1 karesine saldıranlar: %2.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no piece of a side</comment>
        <translation>yok</translation>
    </message>
    <message>
        <source>White: %1. Black: %2.</source>
        <comment>pieces and their squares</comment>
        <translation>Beyaz: %1. Siyah: %2.</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>a null move aloud</comment>
        <translation>pas geçer</translation>
    </message>
</context>
<context>
    <name>SquareText</name>
    <message>
        <source>empty</source>
        <translation>boş</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Solving: %1…</source>
        <translation>Hesaplanıyor: %1…</translation>
    </message>
    <message>
        <source>Solving was cancelled. Press “Try again” to see the result.</source>
        <translation>Hesaplama iptal edildi. Sonucu görmek için “Yeniden dene” düğmesine basın.</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending. Close other programs and try again.</source>
        <translation>Oyunsonunu hesaplamaya bellek yetmedi. Diğer programları kapatıp yeniden deneyin.</translation>
    </message>
    <message>
        <source>Illegal position</source>
        <translation>Geçersiz konum</translation>
    </message>
    <message>
        <source>Analysis: you move for both sides.</source>
        <translation>Analiz: iki tarafı da siz oynarsınız.</translation>
    </message>
    <message>
        <source>Your opponent plays by general principles.</source>
        <translation>Rakibiniz genel ilkelere göre oynuyor.</translation>
    </message>
    <message>
        <source>Your opponent defends like a human.</source>
        <translation>Rakibiniz insan gibi savunuyor.</translation>
    </message>
    <message>
        <source>Your opponent slips now and then.</source>
        <translation>Rakibiniz arada bir hata yapıyor.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n more piece(s) (not the kings) to see the result.</source>
        <translation>
            <numerusform>Sonucu görmek için tahtadan şahlar dışında %n taş daha kaldırın.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tablebases do not cover castling: remove the castling rights to see the result.</source>
        <translation>Tablolar roku hesaba katmaz: sonucu görmek için rok haklarını kaldırın.</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Sınav</translation>
    </message>
    <message>
        <source>Your opponent mates using the method.</source>
        <translation>Rakibiniz yönteme göre mat ediyor.</translation>
    </message>
    <message>
        <source>Your opponent mates using the method, which is being prepared.</source>
        <translation>Rakibiniz yönteme göre mat ediyor; yöntem hazırlanıyor.</translation>
    </message>
    <message>
        <source>There is not enough memory for the method: your opponent plays perfectly.</source>
        <translation>Yöntem için bellek yetmiyor: rakibiniz kusursuz oynuyor.</translation>
    </message>
    <message>
        <source>a few seconds</source>
        <translation>birkaç saniye</translation>
    </message>
    <message>
        <source>about a minute</source>
        <translation>yaklaşık bir dakika</translation>
    </message>
    <message>
        <source>Five-piece endings are solved on demand. This one takes %1 and up to %2 of memory.</source>
        <comment>some seconds; 1.8 GB</comment>
        <translation>Beş taşlı oyunsonları istediğinizde hesaplanır. Bunun için gereken: %1 ve en çok %2 bellek.</translation>
    </message>
    <message>
        <source>%1 plays for your opponent here.</source>
        <translation>Burada rakibiniz yerine %1 oynuyor.</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>yaklaşık %n dakika</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known whether this win survives the fifty-move rule.</source>
        <translation>Bu kazancın elli hamle kuralına takılıp takılmadığı bilinmiyor.</translation>
    </message>
    <message>
        <source>With best play, the fifty-move rule comes before the mate.</source>
        <translation>En iyi oyunla elli hamle kuralı mattan önce gelir.</translation>
    </message>
    <message>
        <source>Hold the draw to pass.</source>
        <translation>Geçmek için beraberliği koruyun.</translation>
    </message>
    <message>
        <source>Checkmate to pass; the fewer moves you waste, the better the grade.</source>
        <translation>Geçmek için mat edin; boşa giden hamle ne kadar azsa not o kadar iyi.</translation>
    </message>
    <message>
        <source>Moves used: %1.</source>
        <translation>Yapılan hamle: %1.</translation>
    </message>
    <message>
        <source>Not solved by computer</source>
        <translation>Hesaplanmadı</translation>
    </message>
    <message>
        <source>This ending needs more memory than you allow. Raise the limit under Settings, Five-piece endings, and try again.</source>
        <translation>Bu oyunsonu, izin verdiğinizden fazla bellek istiyor. Sınırı “Ayarlar”, “Beş taşlı oyunsonları” altında yükseltip yeniden deneyin.</translation>
    </message>
    <message>
        <source>%1, but too late: under the fifty-move rule this is a draw.</source>
        <comment>a win</comment>
        <translation>%1, ama çok geç: elli hamle kuralına göre berabere.</translation>
    </message>
</context>
<context>
    <name>StatisticsCommands</name>
    <message>
        <source>&amp;Statistics…</source>
        <translation>İstatis&amp;tik…</translation>
    </message>
    <message>
        <source>Your progress by week, ending and stage</source>
        <translation>Haftalara, oyunsonlarına ve aşamalara göre gelişiminiz</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>&amp;CSV olarak dışa aktar…</translation>
    </message>
    <message>
        <source>Export all attempts as a table for other programs</source>
        <translation>Bütün denemeleri başka programlar için tablo olarak dışa aktarır</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>Y&amp;edekle…</translation>
    </message>
    <message>
        <source>Save all practice data to a file</source>
        <translation>Bütün antrenman kayıtlarını bir dosyaya kaydeder</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Geri yükle…</translation>
    </message>
    <message>
        <source>Replace your practice data with a backup</source>
        <translation>Şimdiki antrenman kayıtlarının yerine bir yedektekileri koyar</translation>
    </message>
    <message>
        <source>Erase every&amp;thing…</source>
        <translation>&amp;Her şeyi sil…</translation>
    </message>
    <message>
        <source>Start as if you had never practised</source>
        <translation>Hiç çalışmamışsınız gibi baştan başlatır</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Five-piece e&amp;ndings</source>
        <translation>Beş taşlı &amp;oyunsonları</translation>
    </message>
    <message>
        <source>%1 of disk space has been freed.</source>
        <translation>Diskte %1 yer boşaltıldı.</translation>
    </message>
    <message>
        <source>Any endings you need will be solved again.</source>
        <translation>Gereken oyunsonları yeniden hesaplanır.</translation>
    </message>
    <message>
        <source>Not all endings could be deleted from the disk.</source>
        <translation>Oyunsonlarının hepsi diskten silinemedi.</translation>
    </message>
    <message>
        <source>Check that their folder is writable.</source>
        <translation>Klasörlerine yazılıp yazılamadığını denetleyin.</translation>
    </message>
    <message>
        <source>&amp;Keep solved endings on disk</source>
        <translation>Hesaplanan oyunsonlarını diskte &amp;sakla</translation>
    </message>
    <message>
        <source>Endings solved once are available again at the next start</source>
        <translation>Bir kez hesaplanan oyunsonları sonraki açılışta yine hazırdır</translation>
    </message>
    <message>
        <source>&amp;Delete stored endings (frees %1)</source>
        <translation>Saklanan oyunsonlarını s&amp;il (%1 boşaltır)</translation>
    </message>
    <message>
        <source>All available memory</source>
        <translation>Kullanılabilir belleğin tamamı</translation>
    </message>
    <message>
        <source>Up to %1 of memory</source>
        <translation>En çok %1 bellek</translation>
    </message>
</context>
<context>
    <name>TeachingMarks</name>
    <message>
        <source>Key squares: %1</source>
        <translation>Anahtar kareler: %1</translation>
    </message>
    <message>
        <source>Square of the pawn: %1</source>
        <comment>its opposite corners</comment>
        <translation>Piyonun karesi: %1</translation>
    </message>
    <message>
        <source>Squares of the pawns: %1</source>
        <comment>their opposite corners</comment>
        <translation>Piyonların kareleri: %1</translation>
    </message>
</context>
<context>
    <name>TrainingCommands</name>
    <message>
        <source>&amp;You play as</source>
        <translation>&amp;Tarafınız</translation>
    </message>
    <message>
        <source>The attacker</source>
        <translation>Saldıran</translation>
    </message>
    <message>
        <source>The defender</source>
        <translation>Savunan</translation>
    </message>
    <message>
        <source>The &amp;program plays</source>
        <translation>&amp;Programın oyunu</translation>
    </message>
    <message>
        <source>Perfectly</source>
        <translation>Kusursuz</translation>
    </message>
    <message>
        <source>By general principles</source>
        <translation>Genel ilkelere göre</translation>
    </message>
    <message>
        <source>Ends the game</source>
        <translation>Oyunu bitirir</translation>
    </message>
    <message>
        <source>Only warns</source>
        <translation>Yalnızca uyarır</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Kapalı</translation>
    </message>
    <message>
        <source>The &amp;fifty-move rule</source>
        <translation>&amp;Elli hamle kuralı</translation>
    </message>
    <message>
        <source>The &amp;seventy-five-move rule</source>
        <translation>Yetmiş &amp;beş hamle kuralı</translation>
    </message>
    <message>
        <source>&amp;Threefold repetition</source>
        <translation>&amp;Üç kez tekrar</translation>
    </message>
    <message>
        <source>Both sides (analysis)</source>
        <translation>İki taraf (analiz)</translation>
    </message>
    <message>
        <source>&amp;Hide mate distances and wasted moves</source>
        <translation>Mat uzaklıklarını ve boşa giden hamleleri &amp;gizle</translation>
    </message>
    <message>
        <source>Until the game is over, the panels show who wins but not how soon</source>
        <translation>Oyun bitene dek paneller kimin kazandığını gösterir, ne kadar çabuk kazandığını göstermez</translation>
    </message>
    <message>
        <source>&amp;Reveal them here</source>
        <translation>B&amp;urada göster</translation>
    </message>
    <message>
        <source>Show the mate distance and the wasted moves for this position</source>
        <translation>Bu konum için mat uzaklığını ve boşa giden hamleleri gösterir</translation>
    </message>
    <message>
        <source>Like a human</source>
        <translation>İnsan gibi</translation>
    </message>
    <message>
        <source>With occasional slips</source>
        <translation>Arada bir hata yaparak</translation>
    </message>
    <message>
        <source>Text&amp;book positions</source>
        <translation>Ders &amp;kitabı konumları</translation>
    </message>
    <message>
        <source>&amp;Exam</source>
        <translation>&amp;Sınav</translation>
    </message>
    <message>
        <source>Using the method (bishop and knight)</source>
        <translation>Yönteme göre (fil ve at)</translation>
    </message>
    <message>
        <source>Follow the &amp;method</source>
        <translation>&amp;Yöntemi izle</translation>
    </message>
    <message>
        <source>The coach guides you through the bishop-and-knight mate, one aim at a time</source>
        <translation>Antrenör sizi fil ve atla mata adım adım, amaçtan amaca götürür</translation>
    </message>
    <message>
        <source>Play the method&apos;s mo&amp;ve</source>
        <translation>Yöntemin &amp;hamlesini oyna</translation>
    </message>
    <message>
        <source>Play the method&apos;s next move for you</source>
        <translation>Yöntemi izlerken: yöntemin hamlesi sizin yerinize oynanır</translation>
    </message>
    <message>
        <source>&amp;Exam (last one on %1: %2)</source>
        <comment>a date and a result</comment>
        <translation>&amp;Sınav (sonuncusu %1: %2)</translation>
    </message>
    <message>
        <source>Play a new position without comments, marks or take-backs, and get a grade at the end</source>
        <translation>Yeni bir konumu yorum, işaret ve hamle geri alma olmadan oynarsınız; sonunda not verilir</translation>
    </message>
    <message>
        <source>End exam</source>
        <translation>Sınavı bitir</translation>
    </message>
    <message>
        <source>End the exam without a grade and go on with the game as usual</source>
        <translation>Sınavı not verilmeden bitirir; oyun her zamanki gibi sürer</translation>
    </message>
    <message>
        <source>only when you mate with bishop and knight</source>
        <translation>yalnızca fil ve atla mat ederken</translation>
    </message>
    <message>
        <source>Another exam</source>
        <translation>Bir sınav daha</translation>
    </message>
    <message>
        <source>The game will be kept: Ctrl+Alt+Z brings it back.</source>
        <translation>Oyun saklanır: Ctrl+Alt+Z onu geri getirir.</translation>
    </message>
    <message>
        <source>not while a question is open</source>
        <translation>soru açıkken kullanılamaz</translation>
    </message>
    <message>
        <source>follow the method first</source>
        <translation>önce yöntemi izleyin</translation>
    </message>
    <message>
        <source>You play one new position without hints, comments, marks or take-backs, and get a grade at the end.</source>
        <translation>Yeni bir konumu ipucu, yorum, işaret ve hamle geri alma olmadan oynarsınız; sonunda not verilir.</translation>
    </message>
    <message>
        <source>“Choose the kind of position” in the Game menu changes this.</source>
        <translation>Oyun menüsündeki “Konum türünü seç” bunu değiştirir.</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Şimdi değil</translation>
    </message>
    <message>
        <source>Begin an exam: %1?</source>
        <comment>an ending</comment>
        <translation>Sınav başlasın mı: %1?</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The text</source>
        <translation>Metin</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a file in a sentence</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 was not found.</source>
        <translation>%1 bulunamadı.</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>Taşınmış, adı değiştirilmiş veya silinmiş olabilir.</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 bir klasör.</translation>
    </message>
    <message>
        <source>Choose a PGN file inside it.</source>
        <translation>İçinden bir PGN dosyası seçin.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 okunamıyor.</translation>
    </message>
    <message>
        <source>You may not have permission to read it.</source>
        <translation>Okuma izniniz olmayabilir.</translation>
    </message>
    <message>
        <source>%1 is too large.</source>
        <translation>%1 çok büyük.</translation>
    </message>
    <message>
        <source>Files of up to %1 MiB can be opened.</source>
        <translation>En çok %1 MiB büyüklüğündeki dosyalar açılabilir.</translation>
    </message>
    <message>
        <source>%1 contains no chess games.</source>
        <translation>%1 hiçbir satranç oyunu içermiyor.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation>%1 bu programın daha yeni bir sürümüyle yazılmış.</translation>
    </message>
    <message>
        <source>%1 has been changed by another program.</source>
        <translation>%1 başka bir program tarafından değiştirilmiş.</translation>
    </message>
    <message>
        <source>Open it again, or save your game under another name.</source>
        <translation>Dosyayı yeniden açın ya da oyununuzu başka bir adla kaydedin.</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 kaydedilemedi.</translation>
    </message>
    <message>
        <source>Save under another name: the folder may be read-only or the disk full.</source>
        <translation>Başka bir adla kaydedin: klasör salt okunur veya disk dolu olabilir.</translation>
    </message>
    <message numerus="yes">
        <source>There are at least %n more errors.</source>
        <translation>
            <numerusform>En az %n hata daha var.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n more errors.</source>
        <translation>
            <numerusform>%n hata daha var.</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts of this game could not be read.</source>
        <translation>Bu oyunun bazı bölümleri okunamadı.</translation>
    </message>
    <message>
        <source>There is not enough memory. Close other programs and open it again.</source>
        <translation>Yeterli bellek yok. Diğer programları kapatıp yeniden açın.</translation>
    </message>
    <message>
        <source>It is a pipe, a socket or a device. Choose a file.</source>
        <translation>Bu bir boru, soket veya aygıt. Bir dosya seçin.</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>%1 kaydedilmedi.</translation>
    </message>
</context>
<context>
    <name>UndoCommands</name>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Geri al</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Yine&amp;le</translation>
    </message>
    <message>
        <source>Redo what was taken back</source>
        <translation>Geri alınanı yeniden yapar</translation>
    </message>
    <message>
        <source>Undo your last move or change</source>
        <translation>Son hamlenizi veya değişikliğinizi geri alır</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>Önceki konum</translation>
    </message>
    <message>
        <source>Go back to the game that was on the board before this one</source>
        <translation>Tahtada bundan önce bulunan oyuna döner</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Sonraki konum</translation>
    </message>
    <message>
        <source>Return to the game that followed this one</source>
        <translation>Bundan sonra gelen oyuna döner</translation>
    </message>
</context>
<context>
    <name>WayBackCommands</name>
    <message>
        <source>Dismiss the message</source>
        <translation>İletiyi kapatır</translation>
    </message>
    <message>
        <source>Cancel solving</source>
        <translation>Hesaplamayı iptal et</translation>
    </message>
    <message>
        <source>Stop solving the ending</source>
        <translation>Oyunsonunun hesaplanmasını durdurur</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>Take over and keep playing</source>
        <translation>Oyunu siz sürdürürsünüz</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Oynatmadan çıkar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Go back to the game</source>
        <translation>Oyuna döner</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Oyuna devam eder</translation>
    </message>
    <message>
        <source>Clear the typed move</source>
        <translation>Yazılan hamleyi siler</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>Taşı geri bırakır</translation>
    </message>
    <message>
        <source>Leave the set-up</source>
        <translation>Konum kurmayı bırakır</translation>
    </message>
    <message>
        <source>Press Esc again to go back to the game.</source>
        <translation>Oyuna dönmek için yeniden Esc tuşuna basın.</translation>
    </message>
    <message>
        <source>The position you have set up will be lost.</source>
        <translation>Kurduğunuz konum kaybolacak.</translation>
    </message>
    <message>
        <source>Go back to where the replay began</source>
        <translation>Oynatmanın başladığı yere döner</translation>
    </message>
    <message>
        <source>It will not be graded.</source>
        <translation>Not verilmeyecek.</translation>
    </message>
    <message>
        <source>End exam</source>
        <translation>Sınavı bitir</translation>
    </message>
    <message>
        <source>Press Esc again to end the exam.</source>
        <translation>Sınavı bitirmek için yeniden Esc tuşuna basın.</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Yine de çık</translation>
    </message>
    <message>
        <source>not in an exam</source>
        <translation>sınavda kullanılamaz</translation>
    </message>
    <message>
        <source>Press Esc again to cancel your changes.</source>
        <translation>Değişikliklerden vazgeçmek için yeniden Esc tuşuna basın.</translation>
    </message>
    <message>
        <source>The page will be as it was before.</source>
        <translation>Sayfa eski hâline döner.</translation>
    </message>
    <message>
        <source>Show the page as it was before</source>
        <translation>Sayfayı eski hâliyle göster</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Değişiklikleri at</translation>
    </message>
    <message>
        <source>Press Esc again to cancel solving the ending.</source>
        <translation>Oyunsonunun hesaplanmasını iptal etmek için yeniden Esc tuşuna basın.</translation>
    </message>
    <message>
        <source>It would have to start again.</source>
        <translation>Baştan başlaması gerekir.</translation>
    </message>
    <message>
        <source>Close the first steps</source>
        <translation>İlk adımları kapat</translation>
    </message>
    <message>
        <source>Keep solving</source>
        <translation>Çözmeye devam edin</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Düzenlemeye devam et</translation>
    </message>
    <message>
        <source>Continue the exam</source>
        <translation>Sınava devam et</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Right Corner %1 is a trainer for chess endings with up to %2 pieces, above all the mate with bishop and knight. Each ending is solved in memory when needed; your data stays on your computer.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Right Corner %1, en çok %2 taşlı satranç oyunsonları, her şeyden önce de fil ve atla mat için bir antrenördür. Her oyunsonu gerektiğinde bellekte hesaplanır; verileriniz bilgisayarınızda kalır.

GNU Genel Kamu Lisansı’nın 3. veya sonraki bir sürümü altında özgür yazılım.</translation>
    </message>
    <message>
        <source>About Right Corner</source>
        <translation>Right Corner hakkında</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Görünüm</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Sisteme göre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Koyu</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Dil</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Tam ekran</translation>
    </message>
    <message>
        <source>&amp;About Right Corner</source>
        <translation>&amp;Right Corner hakkında</translation>
    </message>
    <message>
        <source>Game &amp;record</source>
        <translation>&amp;Notasyon</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Hamleler</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Tüm hamleler</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Grafik</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapor</translation>
    </message>
    <message>
        <source>Terms, symbols and &amp;keys</source>
        <translation>Terimler, işaretler ve &amp;tuşlar</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>Beyaz üstüne siyah</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation>Siyah üstüne beyaz</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a size of text, in percent</comment>
        <translation>%%1</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Metin boyutu</translation>
    </message>
    <message>
        <source>Read &amp;moves aloud</source>
        <translation>&amp;Hamleleri sesli oku</translation>
    </message>
    <message>
        <source>Read each move with the system&apos;s text-to-speech voice</source>
        <translation>Her hamleyi sistemin konuşma sesiyle okur</translation>
    </message>
    <message>
        <source>Move sounds</source>
        <translation>Hamle sesleri</translation>
    </message>
    <message>
        <source>Hear moves, captures, checks and checkmate</source>
        <translation>Hamle, taş alma, şah çekiş ve matı sesle duyurur</translation>
    </message>
    <message>
        <source>No sound player was found; install pw-play, paplay or aplay</source>
        <translation>Ses çalıcı bulunamadı; pw-play, paplay veya aplay kurun</translation>
    </message>
    <message>
        <source>No text-to-speech program was found; install speech-dispatcher</source>
        <translation>Konuşma programı bulunamadı; speech-dispatcher kurun</translation>
    </message>
    <message>
        <source>no speech program found</source>
        <translation>konuşma programı bulunamadı</translation>
    </message>
    <message>
        <source>no sound player found</source>
        <translation>ses çalıcı bulunamadı</translation>
    </message>
    <message>
        <source>First &amp;steps</source>
        <translation>İlk &amp;adımlar</translation>
    </message>
    <message>
        <source>Show the suggestions of the first start again</source>
        <translation>İlk açılıştaki önerileri yeniden gösterir</translation>
    </message>
    <message>
        <source>only beside a game of your own</source>
        <translation>yalnızca kendi oyununuzun yanında</translation>
    </message>
    <message>
        <source>Endings in &amp;figures…</source>
        <translation>&amp;Sayılarla oyunsonları…</translation>
    </message>
    <message>
        <source>All endings with their aims, longest wins, shares of results and zugzwangs</source>
        <translation>Amaçları, en uzun kazançları, sonuç oranları ve zugzwanglarıyla bütün oyunsonları</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Throws the win away.</source>
        <translation>Kazancı kaçırır.</translation>
    </message>
    <message>
        <source>Turns a win into a loss.</source>
        <translation>Kazancı kayba çevirir.</translation>
    </message>
    <message>
        <source>Throws the draw away.</source>
        <translation>Beraberliği kaçırır.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) slower than the best.</source>
        <translation>
            <numerusform>En iyisinden %n hamle yavaş.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>Matı %n hamle erkene alır.</numerusform>
        </translation>
    </message>
    <message>
        <source>N</source>
        <comment>the knight&apos;s letter in chess notation</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the bishop&apos;s letter in chess notation</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>R</source>
        <comment>the rook&apos;s letter in chess notation</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>the queen&apos;s letter in chess notation</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>K</source>
        <comment>the king&apos;s letter in chess notation</comment>
        <translation>Ş</translation>
    </message>
    <message>
        <source>Best was %1.</source>
        <translation>En iyisi %1 idi.</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1 en iyisi.</translation>
    </message>
    <message numerus="yes">
        <source>%1 works: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 iş görür: en iyisinden %n hamle yavaş.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 yolu %n hamle uzatır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>%1 matı %n hamle erkene alır.</numerusform>
        </translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Sıra Beyazda</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Sıra Siyahta</translation>
    </message>
    <message>
        <source>Right corners (dark): %1</source>
        <translation>Doğru köşeler (siyah): %1</translation>
    </message>
    <message>
        <source>Right corners (light): %1</source>
        <translation>Doğru köşeler (beyaz): %1</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>Şah mat</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Pat</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Berabere</translation>
    </message>
    <message>
        <source>Neither side has mating material.</source>
        <translation>İki tarafın da mat edecek materyali yok.</translation>
    </message>
    <message>
        <source>The king captures the knight on %1.</source>
        <translation>Şah %1 karesindeki atı alır.</translation>
    </message>
    <message>
        <source>The king captures the bishop on %1.</source>
        <translation>Şah %1 karesindeki fili alır.</translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <translation>Şah mat.</translation>
    </message>
    <message>
        <source>Draw by stalemate.</source>
        <translation>Patla berabere.</translation>
    </message>
    <message>
        <source>Draw by insufficient material.</source>
        <translation>Yetersiz materyalle berabere.</translation>
    </message>
    <message>
        <source>Draw by the fifty-move rule.</source>
        <translation>Elli hamle kuralıyla berabere.</translation>
    </message>
    <message>
        <source>Draw by the seventy-five-move rule.</source>
        <translation>Yetmiş beş hamle kuralıyla berabere.</translation>
    </message>
    <message>
        <source>Draw by threefold repetition.</source>
        <translation>Üç kez tekrarla berabere.</translation>
    </message>
    <message>
        <source>This position has occurred three times: in a tournament game a draw could be claimed.</source>
        <translation>Bu konum üç kez oluştu: turnuva oyununda beraberlik istenebilirdi.</translation>
    </message>
    <message>
        <source>%1 throws the win away.</source>
        <translation>%1 kazancı kaçırır.</translation>
    </message>
    <message>
        <source>%1 loses: it was a draw.</source>
        <translation>%1 kaybeder: konum berabereydi.</translation>
    </message>
    <message>
        <source>%1 holds the draw.</source>
        <translation>%1 beraberliği korur.</translation>
    </message>
    <message>
        <source>The king captures the queen on %1.</source>
        <translation>Şah %1 karesindeki veziri alır.</translation>
    </message>
    <message>
        <source>The king captures the rook on %1.</source>
        <translation>Şah %1 karesindeki kaleyi alır.</translation>
    </message>
    <message>
        <source>The king captures the pawn on %1.</source>
        <translation>Şah %1 karesindeki piyonu alır.</translation>
    </message>
    <message>
        <source>The queen is captured on %1.</source>
        <translation>Vezir %1 karesinde alınır.</translation>
    </message>
    <message>
        <source>The rook is captured on %1.</source>
        <translation>Kale %1 karesinde alınır.</translation>
    </message>
    <message>
        <source>The bishop is captured on %1.</source>
        <translation>Fil %1 karesinde alınır.</translation>
    </message>
    <message>
        <source>The knight is captured on %1.</source>
        <translation>At %1 karesinde alınır.</translation>
    </message>
    <message>
        <source>The pawn is captured on %1.</source>
        <translation>Piyon %1 karesinde alınır.</translation>
    </message>
    <message>
        <source>Best play ends in stalemate.</source>
        <translation>Oyun patla biter.</translation>
    </message>
    <message>
        <source>The king forks the pieces and takes one of them.</source>
        <translation>Şah taşlara çatal atar ve birini alır.</translation>
    </message>
    <message>
        <source>It is a rook pawn: the king reaches the queening corner, or traps the other king there.</source>
        <translation>Bu bir kale piyonu: şah terfi köşesine ulaşır ya da rakip şahı oraya kilitler.</translation>
    </message>
    <message>
        <source>The pawn is lost.</source>
        <translation>Piyon kaybedilir.</translation>
    </message>
    <message>
        <source>Both pawns promote.</source>
        <translation>İki piyon da terfi eder.</translation>
    </message>
    <message>
        <source>%1 loses: it was a win.</source>
        <translation>%1 kaybeder: konum kazançtı.</translation>
    </message>
    <message>
        <source>A rook or bishop pawn on the seventh rank with its king beside it draws against the queen.</source>
        <translation>Yedinci yataydaki kale veya fil piyonu, şahı yanındaysa vezire karşı beraberlik getirir.</translation>
    </message>
    <message>
        <source>Not in the tablebases</source>
        <translation>Tablolarda yok</translation>
    </message>
    <message>
        <source>White mates in %1</source>
        <translation>Beyaz %1 hamlede mat eder</translation>
    </message>
    <message>
        <source>Black mates in %1</source>
        <translation>Siyah %1 hamlede mat eder</translation>
    </message>
    <message>
        <source>Mate in %1</source>
        <translation>%1 hamlede mat</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Beyaz kazanır</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Siyah kazanır</translation>
    </message>
    <message>
        <source>Two knights cannot force mate: confining the king completely stalemates him.</source>
        <translation>İki at matı zorlayamaz: şahı tümüyle kapatmak pat demektir.</translation>
    </message>
    <message>
        <source>The bishop does not control the queening corner, and the king defends it.</source>
        <translation>Fil piyonun terfi köşesini denetlemiyor, şah da köşeyi tutuyor.</translation>
    </message>
    <message>
        <source>Material is even, and neither side can force a win.</source>
        <translation>Materyal eşit, iki taraf da kazancı zorlayamaz.</translation>
    </message>
    <message numerus="yes">
        <source>It took %n move(s)</source>
        <translation>
            <numerusform>Mat %n hamle sürdü</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You held out for %n move(s)</source>
        <translation>
            <numerusform>%n hamle dayandınız</numerusform>
        </translation>
    </message>
    <message>
        <source>Seventy-five moves without a capture or pawn move: in a tournament game this would be a draw.</source>
        <translation>Taş alınmadan ve piyon sürülmeden yetmiş beş hamle: turnuva oyununda bu, beraberlik olurdu.</translation>
    </message>
    <message>
        <source>Fifty moves without a capture or pawn move: in a tournament game a draw could be claimed.</source>
        <translation>Taş alınmadan ve piyon sürülmeden elli hamle: turnuva oyununda beraberlik istenebilirdi.</translation>
    </message>
    <message>
        <source>Under the fifty-move rule the win now comes too late.</source>
        <translation>Elli hamle kuralına göre kazanç artık çok geç geliyor.</translation>
    </message>
    <message numerus="yes">
        <source>the best defence lasts %n</source>
        <translation>
            <numerusform>en iyi savunma %n dayanır</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best play needs %n</source>
        <translation>
            <numerusform>en iyi oyunda %n yeter</numerusform>
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
            <numerusform>%n hamle dayandınız, olabilecek en uzunu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>a list of moves and how many more there are</comment>
        <translation>
            <numerusform>%1 ve %n hamle daha</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of moves and the last of them</comment>
        <translation>%1 ve %2</translation>
    </message>
    <message>
        <source>The best moves were %1.</source>
        <translation>En iyi hamleler: %1.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Pes edildi</translation>
    </message>
    <message>
        <source>You gave up.</source>
        <translation>Pes ettiniz.</translation>
    </message>
    <message numerus="yes">
        <source>Following the method took %n more move(s) than best play.</source>
        <translation>
            <numerusform>Yöntemi izlemek en iyi oyundan %n hamle uzun sürdü.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A weaker defence made the mate %n move(s) shorter.</source>
        <translation>
            <numerusform>Daha zayıf savunma matı %n hamle kısalttı.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the only legal move.</source>
        <translation>%1 kurallara uygun tek hamle.</translation>
    </message>
    <message numerus="yes">
        <source>%1 also wins, %n move(s) slower.</source>
        <translation>
            <numerusform>%1 de kazandırır, %n hamle daha yavaş.</numerusform>
        </translation>
    </message>
    <message>
        <source>The weaker side gives perpetual check.</source>
        <translation>Zayıf taraf sürekli şah çeker.</translation>
    </message>
    <message>
        <source>The weaker side can hold.</source>
        <translation>Zayıf taraf savunabilir.</translation>
    </message>
    <message>
        <source>The queen cannot be saved.</source>
        <translation>Vezir kurtarılamaz.</translation>
    </message>
    <message>
        <source>The rook cannot be saved.</source>
        <translation>Kale kurtarılamaz.</translation>
    </message>
    <message>
        <source>The bishop cannot be saved.</source>
        <translation>Fil kurtarılamaz.</translation>
    </message>
    <message>
        <source>The knight cannot be saved.</source>
        <translation>At kurtarılamaz.</translation>
    </message>
    <message>
        <source>The pawn cannot be saved.</source>
        <translation>Piyon kurtarılamaz.</translation>
    </message>
    <message>
        <source>The pawn costs the queen.</source>
        <translation>Piyon vezire mal olur.</translation>
    </message>
    <message>
        <source>The pawn costs the rook.</source>
        <translation>Piyon kaleye mal olur.</translation>
    </message>
    <message>
        <source>The pawn on %1 is lost, and the other one does not win.</source>
        <translation>%1 karesindeki piyon kaybedilir, diğeri de kazandırmaz.</translation>
    </message>
    <message>
        <source>%1 holds out as long as possible.</source>
        <translation>%1 olabildiğince uzun dayanır.</translation>
    </message>
    <message>
        <source>The knight stops the pawn but cannot mate alone.</source>
        <translation>At piyonu durdurur, ama tek başına mat edemez.</translation>
    </message>
    <message>
        <source>The bishop stops the pawn but cannot mate alone.</source>
        <translation>Fil piyonu durdurur, ama tek başına mat edemez.</translation>
    </message>
    <message>
        <source>The rook’s king is too far away to help stop the pawn.</source>
        <translation>Kalenin şahı piyonu durdurmaya yardım edemeyecek kadar uzak.</translation>
    </message>
    <message>
        <source>Neither side can force a win.</source>
        <translation>İki taraf da kazancı zorlayamaz.</translation>
    </message>
    <message>
        <source>The lone king keeps the other king off the pawn&apos;s key squares.</source>
        <translation>Yalnız şah, öteki şahı piyonun anahtar karelerinden uzak tutar.</translation>
    </message>
    <message>
        <source>Rook against a lone minor piece is usually a draw, and it is one here.</source>
        <translation>Kaleye karşı tek hafif taş genellikle berabere biter; burada da öyle.</translation>
    </message>
    <message>
        <source>%1 is one of the best moves.</source>
        <translation>%1 en iyi hamlelerden biri.</translation>
    </message>
    <message>
        <source>Gets mated in %1</source>
        <translation>%1 hamlede mat olur</translation>
    </message>
    <message>
        <source>The pawn saves the draw; without it, the other side would win.</source>
        <translation>Piyon beraberliği kurtarır; o olmasa karşı taraf kazanırdı.</translation>
    </message>
    <message numerus="yes">
        <source>Mated in %n move(s), the fewest possible.</source>
        <translation>
            <numerusform>%n hamlede mat, olabilecek en kısası.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bishops move on dark squares only, so there can be no mate.</source>
        <translation>Filler yalnızca siyah karelerde hareket eder, bu yüzden mat olamaz.</translation>
    </message>
    <message>
        <source>The bishops move on light squares only, so there can be no mate.</source>
        <translation>Filler yalnızca beyaz karelerde hareket eder, bu yüzden mat olamaz.</translation>
    </message>
    <message>
        <source>After %1 it is still a draw.</source>
        <translation>%1 hamlesinden sonra oyun hâlâ berabere.</translation>
    </message>
    <message>
        <source>It is stalemate.</source>
        <translation>Bu pat.</translation>
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
        <translation>Şu anda kullanılamıyor: %1 (%2).</translation>
    </message>
</context>
<context>
    <name>board::BoardView</name>
    <message>
        <source>Chessboard</source>
        <translation>Satranç tahtası</translation>
    </message>
    <message>
        <source>The arrow keys move between the squares, Enter picks a piece up and puts it down, Escape cancels.</source>
        <translation>Ok tuşları kareler arasında gezer, Enter taşı alır ve bırakır, Escape iptal eder.</translation>
    </message>
</context>
<context>
    <name>board::PromotionChooser</name>
    <message>
        <source>Promotion piece</source>
        <translation>Terfi taşı</translation>
    </message>
</context>
<context>
    <name>files::Filing</name>
    <message>
        <source>Open a game</source>
        <translation>Oyun aç</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Oyunlar (*.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tüm dosyalar (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Oyunu kaydet</translation>
    </message>
    <message>
        <source>game</source>
        <translation>oyun</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Tahtayı dışa aktar</translation>
    </message>
    <message>
        <source>Vector graphic (*.svg)</source>
        <translation>Vektör grafik (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Resim (*.png)</translation>
    </message>
    <message>
        <source>board</source>
        <translation>tahta</translation>
    </message>
    <message>
        <source>Open a course</source>
        <translation>Kurs aç</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln oyun</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is being read.</source>
        <translation>Metin okunuyor.</translation>
    </message>
    <message>
        <source>“%1” is being read.</source>
        <translation>“%1” okunuyor.</translation>
    </message>
    <message>
        <source>The game has been saved as “%1”.</source>
        <translation>Oyun “%1” adıyla kaydedildi.</translation>
    </message>
    <message>
        <source>The board has been saved as “%1”.</source>
        <translation>Tahta “%1” adıyla kaydedildi.</translation>
    </message>
    <message>
        <source>“%1” is being saved.</source>
        <translation>“%1” kaydediliyor.</translation>
    </message>
    <message>
        <source>The game has been copied.</source>
        <translation>Oyun kopyalandı.</translation>
    </message>
    <message>
        <source>The game is being copied.</source>
        <translation>Oyun kopyalanıyor.</translation>
    </message>
    <message>
        <source>Larger ones can be read by “Look through my games” in the File menu.</source>
        <translation>Daha büyük dosyaları Dosya menüsündeki “Oyunlarımı gözden geçir” okuyabilir.</translation>
    </message>
</context>
<context>
    <name>files::PositionsImport</name>
    <message>
        <source>“%1” is being read.</source>
        <translation>“%1” okunuyor.</translation>
    </message>
</context>
<context>
    <name>files::PracticeFiles</name>
    <message>
        <source>Export practice data</source>
        <translation>Antrenman kayıtlarını dışa aktar</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablolar (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tüm dosyalar (*)</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>antrenman</translation>
    </message>
    <message>
        <source>Back up practice data</source>
        <translation>Antrenman kayıtlarını yedekle</translation>
    </message>
    <message>
        <source>Practice data (*.db)</source>
        <translation>Antrenman kayıtları (*.db)</translation>
    </message>
    <message>
        <source>Restore practice data</source>
        <translation>Antrenman kayıtlarını geri yükle</translation>
    </message>
    <message>
        <source>Replace your practice data with “%1”?</source>
        <translation>Antrenman kayıtları “%1” ile değiştirilsin mi?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Değiştir</translation>
    </message>
    <message>
        <source>Your practice data has been restored from “%1”.</source>
        <translation>Antrenman kayıtlarınız “%1” yedeğinden geri yüklendi.</translation>
    </message>
    <message>
        <source>“%1” is not a readable practice backup.</source>
        <translation>“%1” okunabilir bir antrenman yedeği değil.</translation>
    </message>
    <message>
        <source>No changes were made.</source>
        <translation>Hiçbir değişiklik yapılmadı.</translation>
    </message>
    <message>
        <source>There is no practice data to erase.</source>
        <translation>Silinecek antrenman kaydı yok.</translation>
    </message>
    <message>
        <source>Erase all practice data?</source>
        <translation>Bütün antrenman kayıtları silinsin mi?</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Sil</translation>
    </message>
    <message>
        <source>All practice data has been erased.</source>
        <translation>Bütün antrenman kayıtları silindi.</translation>
    </message>
    <message>
        <source>Your practice data cannot be erased now.</source>
        <translation>Antrenman kayıtlarınız şu anda silinemiyor.</translation>
    </message>
    <message>
        <source>The file may be read-only or the disk full.</source>
        <translation>Dosya salt okunur veya disk dolu olabilir.</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n deneme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and the schedule of %n exercise(s) will be deleted for good.</source>
        <translation>
            <numerusform>ve %n alıştırmanın geçmişi kalıcı olarak silinecek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>İptal edildi.</translation>
    </message>
    <message>
        <source>Your practice data is being exported.</source>
        <translation>Antrenman kayıtlarınız dışa aktarılıyor.</translation>
    </message>
    <message>
        <source>Your practice data is being backed up.</source>
        <translation>Antrenman kayıtlarınız yedekleniyor.</translation>
    </message>
    <message>
        <source>Your practice data is being restored.</source>
        <translation>Antrenman kayıtlarınız geri yükleniyor.</translation>
    </message>
    <message>
        <source>The attempts have been saved as “%1”.</source>
        <translation>Denemeler “%1” adıyla kaydedildi.</translation>
    </message>
    <message>
        <source>The backup has been saved as “%1”.</source>
        <translation>Yedek “%1” adıyla kaydedildi.</translation>
    </message>
    <message>
        <source>Your place in each course, your earlier games and your settings stay.</source>
        <translation>Her kurstaki yeriniz, önceki oyunlarınız ve ayarlarınız kalır.</translation>
    </message>
    <message>
        <source>The record of which course pages you have read and which questions you have solved will also be lost.</source>
        <translation>Okuduğunuz kurs sayfalarının ve çözdüğünüz soruların listesi de silinecek.</translation>
    </message>
</context>
<context>
    <name>modes::ByHeart</name>
    <message>
        <source>%1 by heart, mate in %2</source>
        <comment>an ending</comment>
        <translation>%1 ezbere, %2 hamlede mat</translation>
    </message>
    <message>
        <source>%1 by heart, hold the draw</source>
        <comment>an ending</comment>
        <translation>%1 ezbere, beraberliği koru</translation>
    </message>
    <message>
        <source>Choosing the positions to learn by heart</source>
        <translation>Ezberlenecek konumlar seçiliyor</translation>
    </message>
    <message>
        <source>There is not enough memory to choose the positions.</source>
        <translation>Konumları seçmek için yeterli bellek yok.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Diğer programları kapatıp yeniden deneyin.</translation>
    </message>
    <message>
        <source>The course to learn by heart could not be saved.</source>
        <translation>Ezber kursu kaydedilemedi.</translation>
    </message>
    <message>
        <source>The disk may be full. Free some space and try again.</source>
        <translation>Disk dolu olabilir. Yer açıp yeniden deneyin.</translation>
    </message>
    <message>
        <source>This position has too many lines to learn by heart.</source>
        <translation>Bu konumun varyantları ezberlenemeyecek kadar çok.</translation>
    </message>
    <message>
        <source>Play on and try again nearer to the end of the game.</source>
        <translation>Oynamaya devam edin ve oyunun sonuna yaklaşınca yeniden deneyin.</translation>
    </message>
    <message>
        <source>Choose a position with a win or a draw to learn by heart.</source>
        <translation>Ezberlemek için kazanılan ya da berabere bir konum seçin.</translation>
    </message>
    <message>
        <source>There is nothing to learn by heart in this position.</source>
        <translation>Bu konumda ezberlenecek bir şey yok.</translation>
    </message>
    <message>
        <source>%1, best moves only</source>
        <comment>a course</comment>
        <translation>%1, yalnızca en iyi hamleler</translation>
    </message>
    <message numerus="yes">
        <source>%1, up to %Ln move(s) slower</source>
        <comment>a course</comment>
        <translation>
            <numerusform>%1, en çok %Ln hamle daha yavaş</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by heart</source>
        <comment>a position</comment>
        <translation>%1 ezbere</translation>
    </message>
    <message>
        <source>The ending is being solved.</source>
        <translation>Oyunsonu hesaplanıyor.</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Ana varyant</translation>
    </message>
    <message numerus="yes">
        <source>Your line has %Ln position(s), with one move to learn in each.</source>
        <translation>
            <numerusform>Varyantınızda %Ln konum var; her birinde öğrenilecek bir hamle bulunur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest way to mate takes %Ln move(s).</source>
        <translation>
            <numerusform>Mata giden en uzun yol %Ln hamle sürer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know %Ln of the positions already.</source>
        <translation>
            <numerusform>Konumlardan %Ln tanesini zaten biliyorsunuz.</numerusform>
        </translation>
    </message>
    <message>
        <source>They answer every threat, every pawn move and every reply to your checks. After any other move, most moves hold the draw.</source>
        <translation>Bunlar her tehdide, her piyon hamlesine ve şahlarınıza verilen her cevaba karşılık verir. Başka her hamleden sonra hamlelerin çoğu beraberliği korur.</translation>
    </message>
    <message>
        <source>The course to learn by heart is ready.</source>
        <translation>Ezber kursu hazır.</translation>
    </message>
    <message>
        <source>Choose the same command for the same position again to open it.</source>
        <translation>Açmak için aynı konumda aynı komutu yeniden seçin.</translation>
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
        <translation>Antrenman</translation>
    </message>
    <message>
        <source>A course teaches you the mate step by step.</source>
        <translation>Bir kurs bu matı size adım adım öğretir.</translation>
    </message>
    <message>
        <source>Short exercises come back when they are due.</source>
        <translation>Kısa alıştırmalar zamanı gelince geri döner.</translation>
    </message>
    <message>
        <source>Enter any position to play or analyse it.</source>
        <translation>Oynamak veya analiz etmek için bir konum kurun.</translation>
    </message>
    <message>
        <source>Mate the king on this board, with help from the coach.</source>
        <translation>Bu tahtadaki şahı antrenörün yardımıyla mat edin.</translation>
    </message>
    <message>
        <source>Other courses</source>
        <translation>Diğer kurslar</translation>
    </message>
</context>
<context>
    <name>modes::CourseContents</name>
    <message>
        <source>✗ Failed</source>
        <translation>✗ Başarısız</translation>
    </message>
    <message>
        <source>✓ With help</source>
        <translation>✓ Yardımla</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ Çözüldü</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions solved</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>pages read</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>You have reached the end of the course.</source>
        <translation>Kursun sonuna geldiniz.</translation>
    </message>
    <message>
        <source>All questions are solved.</source>
        <translation>Bütün sorular çözüldü.</translation>
    </message>
    <message>
        <source>✓ Second try</source>
        <translation>✓ İkinci deneme</translation>
    </message>
    <message>
        <source>Read</source>
        <comment>a page was</comment>
        <translation>Okundu</translation>
    </message>
    <message>
        <source>✗ Shown</source>
        <comment>the answer to a question</comment>
        <translation>✗ Gösterildi</translation>
    </message>
</context>
<context>
    <name>modes::Dealing</name>
    <message>
        <source>Solving was cancelled.</source>
        <translation>Hesaplama iptal edildi.</translation>
    </message>
    <message>
        <source>Choose “New position” to try again.</source>
        <translation>Yeniden denemek için “Yeni konum” komutunu seçin.</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending.</source>
        <translation>Oyunsonunu hesaplamaya bellek yetmedi.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Diğer programları kapatıp yeniden deneyin.</translation>
    </message>
    <message>
        <source>No such position exists.</source>
        <translation>Böyle bir konum yok.</translation>
    </message>
    <message>
        <source>Choose another kind of position.</source>
        <translation>Başka bir konum türü seçin.</translation>
    </message>
</context>
<context>
    <name>modes::MoveInput</name>
    <message>
        <source>The game is over. %1</source>
        <translation>Oyun bitti. %1</translation>
    </message>
    <message>
        <source>It is not your move.</source>
        <translation>Sıra sizde değil.</translation>
    </message>
    <message>
        <source>No other moves can be played in a replay.</source>
        <translation>Oynatırken başka hamle yapılamaz.</translation>
    </message>
    <message>
        <source>Choose “Play from here” first.</source>
        <translation>Önce “Buradan oyna” komutunu seçin.</translation>
    </message>
    <message>
        <source>In an exam, moves cannot be taken back.</source>
        <translation>Sınavda hamle geri alınmaz.</translation>
    </message>
    <message>
        <source>Go to the last move to play on.</source>
        <translation>Oynamaya devam etmek için son hamleye gidin.</translation>
    </message>
    <message>
        <source>This question asks for squares: type them like “c3 d5”.</source>
        <translation>Bu soru kare istiyor; şöyle yazın: “c3 d5”.</translation>
    </message>
</context>
<context>
    <name>modes::PageEditor</name>
    <message>
        <source>The page has not been saved. Open the course again, or check the disk and try again.</source>
        <translation>Sayfa kaydedilmedi. Kursu yeniden açın ya da diski denetleyip tekrar deneyin.</translation>
    </message>
    <message>
        <source>This page cannot be edited because parts of it cannot be read.</source>
        <translation>Bazı bölümleri okunamadığı için bu sayfa düzenlenemez.</translation>
    </message>
    <message>
        <source>This chapter cannot be renamed because parts of it cannot be read.</source>
        <translation>Bazı kısımları okunamadığı için bu bölüm yeniden adlandırılamaz.</translation>
    </message>
    <message>
        <source>Text after %1</source>
        <comment>a move</comment>
        <translation>%1 sonrası metin</translation>
    </message>
    <message>
        <source>Text for the first position</source>
        <translation>İlk konumun metni</translation>
    </message>
</context>
<context>
    <name>modes::Practice</name>
    <message>
        <source>Finish</source>
        <translation>Bitir</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Sonraki alıştırma</translation>
    </message>
    <message>
        <source>Back to practice</source>
        <translation>Antrenmana dön</translation>
    </message>
    <message>
        <source>Keep practising</source>
        <translation>Çalışmaya devam et</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Antrenman</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n bekliyor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>%n dakika kaldı</numerusform>
        </translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>süre doldu</translation>
    </message>
    <message>
        <source>That&apos;s it for now.</source>
        <translation>Şimdilik bu kadar.</translation>
    </message>
    <message>
        <source>Exercises done: %1. Solved: %2.</source>
        <translation>Yapılan alıştırma: %1. Başarılı: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n done</source>
        <translation>
            <numerusform>%n yapıldı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) left</source>
        <translation>
            <numerusform>%n alıştırma kaldı</numerusform>
        </translation>
    </message>
    <message>
        <source>all done</source>
        <translation>hepsi bitti</translation>
    </message>
    <message>
        <source>Choose one to see its position or its page again.</source>
        <translation>Konumunu veya sayfasını yeniden görmek için bir alıştırma seçin.</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Alıştırma</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Next time</source>
        <translation>Sonraki sefer</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Neden</translation>
    </message>
    <message>
        <source>Your result cannot be saved at the moment.</source>
        <translation>Sonucunuz şu anda kaydedilemiyor.</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Listeye dön</translation>
    </message>
    <message>
        <source>You have no mistakes to practise yet.</source>
        <translation>Henüz çalışacak hatanız yok.</translation>
    </message>
    <message>
        <source>“Look through my games” in the File menu finds them in your games.</source>
        <translation>Dosya menüsündeki “Oyunlarımı gözden geçir” onları oyunlarınızda bulur.</translation>
    </message>
    <message>
        <source>Page %1 of the course explains this.</source>
        <translation>Kursun %1 numaralı sayfası bunu açıklıyor.</translation>
    </message>
    <message>
        <source>Chosen for practice: %1.</source>
        <translation>Antrenman için seçilen: %1.</translation>
    </message>
    <message>
        <source>From the next exercise on: %1.</source>
        <translation>Sonraki alıştırmadan itibaren: %1.</translation>
    </message>
    <message>
        <source>This question about another subject is due; every third exercise may be one.</source>
        <translation>Başka bir konudan bu sorunun zamanı geldi; her üç alıştırmadan biri böyle olabilir.</translation>
    </message>
</context>
<context>
    <name>modes::Reader</name>
    <message>
        <source>Loading the course…</source>
        <translation>Kurs yükleniyor…</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>Kursa dön</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>Sayfaya dön</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Hamleyi göster</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Sonraki hamle</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Sonraki sayfa</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Bitir</translation>
    </message>
    <message>
        <source>%1. %2 (%3 of %4)</source>
        <comment>a chapter: its number, its name, the page and how many there are</comment>
        <translation>%1. %2 (%3/%4)</translation>
    </message>
    <message>
        <source>You mated in time.</source>
        <translation>Zamanında mat ettiniz.</translation>
    </message>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>%n hamle içinde mat edin.</numerusform>
        </translation>
    </message>
    <message>
        <source>You held the draw.</source>
        <translation>Beraberliği korudunuz.</translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>Beraberliği %n hamle koruyun.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct: these are the squares.</source>
        <translation>Doğru: kareler bunlar.</translation>
    </message>
    <message>
        <source>You did not mate in time.</source>
        <translation>Zamanında mat edemediniz.</translation>
    </message>
    <message>
        <source>You can no longer mate in time.</source>
        <translation>Artık zamanında mat edemezsiniz.</translation>
    </message>
    <message>
        <source>You let the draw slip.</source>
        <translation>Beraberliği kaçırdınız.</translation>
    </message>
    <message>
        <source>Solved with help.</source>
        <translation>Yardımla çözüldü.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Baştan başla</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <comment>a move</comment>
        <translation>%1 ile devam et</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yeniden dene</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Doğru.</translation>
    </message>
    <message>
        <source>Find the next move.</source>
        <translation>Sonraki hamleyi bulun.</translation>
    </message>
    <message>
        <source>Find a better move.</source>
        <translation>Daha iyi bir hamle bulun.</translation>
    </message>
    <message>
        <source>Right: %1 is as good as %2.</source>
        <translation>Doğru: %1, %2 kadar iyi.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Önceki sayfa</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Önceki hamle</translation>
    </message>
    <message>
        <source>%1 is wrong.</source>
        <translation>%1 yanlış.</translation>
    </message>
    <message>
        <source>Wrong squares: %1.</source>
        <translation>Yanlış kareler: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) still to find.</source>
        <translation>
            <numerusform>Bulunacak %n kare daha var.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select %n square(s) on the board, or type them.</source>
        <translation>
            <numerusform>Tahtada %n kare seçin ya da yazın.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a course and one of its pages</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Alt+Shift+PgDn goes to the next page without an answer.</source>
        <translation>Alt+Shift+PgDn yanıt vermeden sonraki sayfaya geçer.</translation>
    </message>
    <message>
        <source>The page goes on when you have played the move it asks for.</source>
        <translation>İstenen hamleyi oynadığınızda sayfa devam eder.</translation>
    </message>
    <message>
        <source>The page goes on when you have played it out.</source>
        <translation>Sonuna kadar oynadığınızda sayfa devam eder.</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n wrong answer(s).</source>
        <translation>
            <numerusform>%n yanlış yanıttan sonra çözüldü.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved at the second try.</source>
        <translation>İkinci denemede çözüldü.</translation>
    </message>
    <message>
        <source>The course goes on with %1.</source>
        <translation>Kurs %1 ile devam ediyor.</translation>
    </message>
    <message numerus="yes">
        <source>Right idea: %1 has the same aim, but %2 is %n move(s) faster.</source>
        <translation>
            <numerusform>Doğru fikir: %1 aynı amacı güdüyor, ama %2, %n hamle daha hızlı.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a square again to clear it.</source>
        <translation>Bir kareyi silmek için yeniden seçin.</translation>
    </message>
    <message>
        <source>You got this wrong before, so it counts as solved at the second try. Solve it at the first try next time to improve on that.</source>
        <translation>Daha önce burada başarısız oldunuz; bu yüzden ikinci denemede çözülmüş sayılıyor. İyileştirmek için soruyu bir kez daha, ilk denemede çözün.</translation>
    </message>
    <message>
        <source>These are the squares.</source>
        <translation>Kareler bunlar.</translation>
    </message>
    <message numerus="yes">
        <source>%n more square(s).</source>
        <translation>
            <numerusform>%n kare daha.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the squares</source>
        <translation>Kareleri göster</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move and the text about it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It is your move.</source>
        <translation>Sıra sizde.</translation>
    </message>
    <message>
        <source>The page goes on when you have selected the right squares.</source>
        <translation>Doğru kareleri seçtiğinizde sayfa devam eder.</translation>
    </message>
    <message>
        <source>You have solved this before.</source>
        <translation>Bunu daha önce çözdünüz.</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>Sonraki varyant</translation>
    </message>
    <message>
        <source>The course plays another move.</source>
        <translation>Kursta başka bir hamle oynanıyor.</translation>
    </message>
    <message>
        <source>That was the last move.</source>
        <translation>Bu son hamleydi.</translation>
    </message>
    <message>
        <source>Choose a course from the Training menu.</source>
        <translation>Eğitim menüsünden bir kurs seçin.</translation>
    </message>
    <message>
        <source>This is the square.</source>
        <translation>Kare bu.</translation>
    </message>
    <message>
        <source>Correct: this is the square.</source>
        <translation>Doğru: kare bu.</translation>
    </message>
    <message>
        <source>You were shown the answer before, so it counts as solved with help. Solve it once more to improve on that.</source>
        <translation>Yanıt size daha önce gösterildi; bu yüzden yardımla çözüldü sayılır. İyileştirmek için bir kez daha çözün.</translation>
    </message>
    <message>
        <source>You gave up, so it counts as failed.</source>
        <translation>Pes ettiniz; bu yüzden başarısız sayılır.</translation>
    </message>
    <message>
        <source>You were shown the answer, so it counts as failed.</source>
        <translation>Yanıt size gösterildi; bu yüzden başarısız sayılır.</translation>
    </message>
    <message>
        <source>Among them: %1.</source>
        <translation>Aralarında: %1.</translation>
    </message>
    <message>
        <source>Right: after %1, too, all positions are among those to learn.</source>
        <translation>Doğru: %1 sonrasında da bütün konumlar öğrenilecekler arasında.</translation>
    </message>
    <message>
        <source>You were shown the answer before.</source>
        <translation>Cevap size daha önce gösterildi.</translation>
    </message>
    <message>
        <source>You got this wrong before.</source>
        <translation>Bunu daha önce yanlış yaptınız.</translation>
    </message>
    <message>
        <source>You won in time; you need not play on to mate.</source>
        <translation>Zamanında kazandınız; mata kadar oynamanız gerekmez.</translation>
    </message>
    <message>
        <source>You can no longer win in time.</source>
        <translation>Artık zamanında kazanamazsınız.</translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn.</source>
        <translation>
            <numerusform>%n hamle içinde kazanın: bir piyonu terfi ettirin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn, or win everything but the king.</source>
        <translation>
            <numerusform>%n hamle içinde kazanın: bir piyonu terfi ettirin ya da şah dışında her şeyi alın.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): capture everything but the king.</source>
        <translation>
            <numerusform>%n hamle içinde kazanın: şah dışında her şeyi alın.</numerusform>
        </translation>
    </message>
    <message>
        <source>The square to find is light.</source>
        <translation>Aranan kare beyaz.</translation>
    </message>
    <message>
        <source>The square to find is dark.</source>
        <translation>Aranan kare siyah.</translation>
    </message>
    <message>
        <source>The squares to find are all light.</source>
        <translation>Aranan karelerin hepsi beyaz.</translation>
    </message>
    <message>
        <source>The squares to find are all dark.</source>
        <translation>Aranan karelerin hepsi siyah.</translation>
    </message>
    <message>
        <source>Squares to find: %1 light, %2 dark.</source>
        <comment>numbers</comment>
        <translation>Aranan kareler: %1 beyaz, %2 siyah.</translation>
    </message>
    <message>
        <source>Play the move of your line.</source>
        <translation>Varyantınızın hamlesini oynayın.</translation>
    </message>
    <message>
        <source>Your line plays another move.</source>
        <translation>Varyantınızda başka bir hamle oynanır.</translation>
    </message>
    <message>
        <source>%1 wins too, but your line plays another move. Try again.</source>
        <translation>%1 de kazandırır, ama varyantınızda başka bir hamle oynanır. Yeniden deneyin.</translation>
    </message>
    <message>
        <source>%1 holds the draw too, but your line plays another move. Try again.</source>
        <translation>%1 de beraberliği korur, ama varyantınızda başka bir hamle oynanır. Yeniden deneyin.</translation>
    </message>
    <message>
        <source>You have seen the move; practice will ask you for it.</source>
        <translation>Hamleyi gördünüz; antrenmanda size sorulacak.</translation>
    </message>
    <message>
        <source>Play the move of the line that you are learning. If you do not know it yet, have it shown.</source>
        <translation>Öğrenmekte olduğunuz varyantın hamlesini oynayın. Henüz bilmiyorsanız gösterilmesini isteyin.</translation>
    </message>
    <message>
        <source>This wins too, but the page asks for another move.</source>
        <translation>Bu da kazandırır, ama sayfa başka bir hamle istiyor.</translation>
    </message>
    <message>
        <source>Your move counts: find the next one.</source>
        <translation>Hamleniz geçerli: sonrakini bulun.</translation>
    </message>
    <message>
        <source>Right: %1 is even better than %2.</source>
        <translation>Doğru: %1, %2 hamlesinden bile iyi.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sıra sizde</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Sonraki varyant</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <comment>positions</comment>
        <translation>%1 / %2 biliniyor</translation>
    </message>
    <message>
        <source>This line is new: watch it first, then play it.</source>
        <translation>Bu varyant yeni: önce izleyin, sonra oynayın.</translation>
    </message>
    <message>
        <source>Now play the moves of this line.</source>
        <translation>Şimdi bu varyantın hamlelerini oynayın.</translation>
    </message>
    <message>
        <source>You know this line.</source>
        <translation>Bu varyantı biliyorsunuz.</translation>
    </message>
    <message>
        <source>Pages read: %1 of %2.</source>
        <translation>Okunan sayfa: %1 / %2.</translation>
    </message>
    <message>
        <source>Questions solved: %1 of %2.</source>
        <translation>Çözülen soru: %1 / %2.</translation>
    </message>
    <message>
        <source>Not at the first try: %1.</source>
        <translation>Sonraki denemede çözülen: %1.</translation>
    </message>
    <message>
        <source>With help: %1.</source>
        <translation>Yardımla çözülen: %1.</translation>
    </message>
    <message>
        <source>End of the chapter.</source>
        <translation>Bölümün sonu.</translation>
    </message>
    <message>
        <source>The course plays another move; yours can be judged once the ending is solved.</source>
        <translation>Kurs başka bir hamle oynuyor; sizinki, oyunsonu çözülünce değerlendirilebilir.</translation>
    </message>
    <message>
        <source>This page has no text yet. Choose “Edit” to add text, a task and its solution.</source>
        <translation>Bu sayfada henüz metin yok. Metin, görev ve çözümünü eklemek için “Düzenle”yi seçin.</translation>
    </message>
    <message>
        <source>Your earlier solution at the first try still counts.</source>
        <translation>İlk denemedeki önceki çözümünüz hâlâ geçerli.</translation>
    </message>
    <message>
        <source>Pages to repeat: %1.</source>
        <translation>Tekrarlanacak sayfalar: %1.</translation>
    </message>
    <message>
        <source>Moves used: %1 of %2; still needed: %3.</source>
        <translation>Kullanılan hamle: %1/%2; daha gereken: %3.</translation>
    </message>
    <message>
        <source>The game is drawn, so it counts as failed.</source>
        <translation>Oyun berabere bitti, bu yüzden başarısız sayılır.</translation>
    </message>
    <message>
        <source>You did not manage this before.</source>
        <translation>Bunu daha önce başaramadınız.</translation>
    </message>
</context>
<context>
    <name>modes::RecordPages</name>
    <message>
        <source>Mate distances and wasted moves are hidden. Ctrl+R shows them for this position.</source>
        <translation>Mat uzaklıkları ve boşa giden hamleler gizli. Ctrl+R bu konum için gösterir.</translation>
    </message>
    <message>
        <source>The graph counts the attacker&apos;s moves to mate; this game has no mate.</source>
        <translation>Grafik, saldıranın mata kalan hamlelerini sayar; bu oyunda mat yok.</translation>
    </message>
    <message>
        <source>The tablebases do not cover this game.</source>
        <translation>Tablolar bu oyunu kapsamıyor.</translation>
    </message>
    <message>
        <source>In an exam there is no feedback until the game is over.</source>
        <translation>Sınavda oyun bitene dek geri bildirim yok.</translation>
    </message>
    <message>
        <source>First solve the task.</source>
        <translation>Önce görevi çözün.</translation>
    </message>
    <message>
        <source>The report is about the game. Press Esc to leave the replay and see it.</source>
        <translation>Rapor oyunla ilgilidir. Görmek için Esc tuşuyla oynatmadan çıkın.</translation>
    </message>
</context>
<context>
    <name>panels::CoachCard</name>
    <message>
        <source>The coach</source>
        <translation>Antrenör</translation>
    </message>
</context>
<context>
    <name>panels::ContentsModel</name>
    <message>
        <source>%1, open</source>
        <translation>%1, açık</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <translation>%1, kapalı</translation>
    </message>
</context>
<context>
    <name>panels::ContentsPanel</name>
    <message>
        <source>Contents</source>
        <translation>İçindekiler</translation>
    </message>
    <message>
        <source>Chapters and pages</source>
        <translation>Bölümler ve sayfalar</translation>
    </message>
    <message>
        <source>To repeat:</source>
        <translation>Tekrarlanacak:</translation>
    </message>
    <message>
        <source>Repeat page %1</source>
        <translation>%1. sayfayı tekrarla</translation>
    </message>
    <message>
        <source>To repeat, among others:</source>
        <translation>Tekrarlanacaklardan bazıları:</translation>
    </message>
    <message>
        <source>Search the pages</source>
        <translation>Sayfalarda ara</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Bu sözcükleri içeren sayfa yok.</translation>
    </message>
</context>
<context>
    <name>panels::CurveView</name>
    <message>
        <source>Moves to mate throughout the game</source>
        <translation>Oyun boyunca mata kalan hamleler</translation>
    </message>
    <message>
        <source>moves to mate; dashed: best play</source>
        <translation>mata kalan hamleler; kesikli: en iyi oyun</translation>
    </message>
</context>
<context>
    <name>panels::DistanceBand</name>
    <message>
        <source>Shortest mate, in moves</source>
        <translation>En kısa mat, hamle olarak</translation>
    </message>
    <message>
        <source>Longest mate, in moves</source>
        <translation>En uzun mat, hamle olarak</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two numbers of moves</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>hamle</translation>
    </message>
</context>
<context>
    <name>panels::DrillPanel</name>
    <message>
        <source>You play as</source>
        <translation>Tarafınız</translation>
    </message>
    <message>
        <source>both</source>
        <translation>her ikisi</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>Bishop on</source>
        <translation>Filin kareleri</translation>
    </message>
    <message>
        <source>light</source>
        <translation>beyaz</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>siyah</translation>
    </message>
    <message>
        <source>either</source>
        <translation>fark etmez</translation>
    </message>
    <message>
        <source>random</source>
        <translation>rastgele</translation>
    </message>
    <message>
        <source>Colour of the bishop&apos;s squares</source>
        <translation>Filin durduğu karelerin rengi</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>Mata uzaklık</translation>
    </message>
    <message>
        <source>The attacker is</source>
        <translation>Saldıran taraf</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Oyunsonu</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>saldıran</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>savunan</translation>
    </message>
    <message>
        <source>With best play</source>
        <translation>En iyi oyunla</translation>
    </message>
    <message>
        <source>the attacker wins</source>
        <translation>saldıran kazanır</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <translation>berabere biter</translation>
    </message>
    <message>
        <source>Stage of the mate</source>
        <translation>Matın aşaması</translation>
    </message>
    <message>
        <source>any</source>
        <translation>fark etmez</translation>
    </message>
    <message>
        <source>Used last</source>
        <translation>Son kullanılanlar</translation>
    </message>
    <message>
        <source>Only for positions in which the attacker wins</source>
        <translation>Yalnızca saldıranın kazandığı konumlar için</translation>
    </message>
    <message>
        <source>Choose one of the endings in the list.</source>
        <translation>Listedeki oyunsonlarından birini seçin.</translation>
    </message>
    <message>
        <source>There is no such ending.</source>
        <translation>Böyle bir oyunsonu yok.</translation>
    </message>
    <message>
        <source>Position number</source>
        <translation>Konum numarası</translation>
    </message>
    <message>
        <source>Position number: the same one gives the same position</source>
        <translation>Konum numarası: aynı ayarlarla aynı sayı yine aynı konumu verir</translation>
    </message>
    <message>
        <source>The position number of the game on the board is %1.</source>
        <translation>Tahtadaki oyunun konum numarası: %1.</translation>
    </message>
</context>
<context>
    <name>panels::GamesList</name>
    <message>
        <source>Open</source>
        <translation>Aç</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Search: a name, an event, a year, 1-0</source>
        <translation>Arayın: bir ad, bir turnuva, bir yıl, 1-0</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Oyunlarda arayın</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln oyun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln game(s)</source>
        <translation>
            <numerusform>%1 / %Ln oyun</numerusform>
        </translation>
    </message>
    <message>
        <source>Not enough memory: close other programs and search again.</source>
        <translation>Yeterli bellek yok: diğer programları kapatıp yeniden arayın.</translation>
    </message>
    <message>
        <source>Searching the games</source>
        <translation>Oyunlar aranıyor</translation>
    </message>
    <message>
        <source>&amp;Look through my games</source>
        <translation>Oyunlarımı &amp;gözden geçir</translation>
    </message>
    <message>
        <source>See how you played the endings of all games in the file</source>
        <translation>Dosyadaki tüm oyunların oyunsonlarını nasıl oynadığınızı gösterir</translation>
    </message>
</context>
<context>
    <name>panels::GamesModel</name>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tarih</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnuva</translation>
    </message>
</context>
<context>
    <name>panels::Grading</name>
    <message>
        <source>&amp;Standard limits</source>
        <translation>&amp;Standart sınırlar</translation>
    </message>
    <message>
        <source>Each exercise is graded by how you played. The better the grade, the later it comes up again. You can change the limits; they apply from the next exercise on.</source>
        <translation>Her alıştırmaya, nasıl oynadığınıza göre not verilir. Not ne kadar iyiyse alıştırma o kadar geç geri gelir. Sınırları değiştirebilirsiniz; bir sonraki alıştırmadan itibaren geçerli olurlar.</translation>
    </message>
    <message>
        <source>Moves wasted, at most</source>
        <translation>Boşa giden hamleler, en çok</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 sn</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share in percent</comment>
        <translation>%%1</translation>
    </message>
    <message>
        <source>Time per move, at most</source>
        <translation>Hamle süresi, en çok</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a grade and one of its limits</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Grading</source>
        <translation>Notlandırma</translation>
    </message>
    <message>
        <source>Hints and take-backs, more than</source>
        <translation>İpuçları ve geri almalar, daha fazla:</translation>
    </message>
    <message>
        <source>Moves wasted, more than</source>
        <translation>Boşa giden hamleler, daha fazla:</translation>
    </message>
</context>
<context>
    <name>panels::LegendCard</name>
    <message>
        <source>The overlays</source>
        <translation>Katmanlar</translation>
    </message>
</context>
<context>
    <name>panels::MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Hamleler</translation>
    </message>
</context>
<context>
    <name>panels::Notices</name>
    <message>
        <source>This game cannot be saved and will be lost when you quit unless that changes. The program keeps trying.</source>
        <translation>Bu oyun kaydedilemiyor; böyle sürerse programdan çıktığınızda kaybolacak. Program denemeyi sürdürüyor.</translation>
    </message>
    <message>
        <source>Your settings cannot be saved. They apply until you quit.</source>
        <translation>Ayarlarınız kaydedilemiyor. Programdan çıkana dek geçerli kalırlar.</translation>
    </message>
    <message>
        <source>Right Corner is already running. This window saves neither games nor settings.</source>
        <translation>Right Corner zaten çalışıyor. Bu pencere ne oyunları ne ayarları kaydeder.</translation>
    </message>
    <message>
        <source>There is not enough memory for your opponent&apos;s move. Close other programs: it will be played as soon as there is enough.</source>
        <translation>Rakibinizin hamlesi için yeterli bellek yok. Diğer programları kapatın: bellek yettiği anda hamle oynanır.</translation>
    </message>
</context>
<context>
    <name>panels::OfferCard</name>
    <message>
        <source>First steps</source>
        <translation>İlk adımlar</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>Nasıl başlamak istersiniz?</translation>
    </message>
</context>
<context>
    <name>panels::PagePanel</name>
    <message>
        <source>Read</source>
        <translation>Oku</translation>
    </message>
    <message>
        <source>Find the moves</source>
        <translation>Hamleleri bul</translation>
    </message>
    <message>
        <source>Mate within</source>
        <translation>Şu kadar hamlede mat</translation>
    </message>
    <message>
        <source>Hold the draw for</source>
        <translation>Şu kadar hamle beraberlik</translation>
    </message>
    <message>
        <source>Select squares</source>
        <translation>Kareleri seç</translation>
    </message>
    <message>
        <source>Play the moves of the page on the board.</source>
        <translation>Sayfanın hamlelerini tahtada oynayın.</translation>
    </message>
    <message>
        <source>Play the solution on the board. Another move replaces the one there, unless words follow it: then it is a wrong answer, to which you can write why.</source>
        <translation>Çözümü tahtada oynayın. Başka bir hamle oradakinin yerini alır; ama oradakinin metni varsa yeni hamle, nedenini yazabileceğiniz yanlış bir cevap olur.</translation>
    </message>
    <message>
        <source>The reader plays against the program from the first position.</source>
        <translation>Okur ilk konumdan programa karşı oynar.</translation>
    </message>
    <message>
        <source>The reader defends against the program from the first position.</source>
        <translation>Okur ilk konumdan programa karşı savunur.</translation>
    </message>
    <message>
        <source>Type the squares that the words ask for, such as a8 h1.</source>
        <translation>Metnin sorduğu kareleri yazın, örneğin a8 h1.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Hamleler</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Bölüm</translation>
    </message>
    <message>
        <source>Neighbouring pages with the same name form a chapter</source>
        <translation>Aynı adlı komşu sayfalar bir bölüm oluşturur</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Görev</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Kareler</translation>
    </message>
    <message>
        <source>“%1” is not a square.</source>
        <translation>“%1” bir kare değil.</translation>
    </message>
    <message>
        <source>Win within</source>
        <translation>En çok şu kadar hamlede kazan</translation>
    </message>
    <message>
        <source>The reader plays against the program from the first position, until a pawn is promoted or the program has only its king left.</source>
        <translation>Okur, bir piyon terfi edene ya da programda yalnız şah kalana kadar ilk konumdan programa karşı oynar.</translation>
    </message>
</context>
<context>
    <name>panels::PlayedEndingsModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>games</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>Tüm oyunsonları</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Oyunsonu</translation>
    </message>
    <message>
        <source>Games with a result that reached the ending</source>
        <translation>Bu oyunsonuna ulaşan, sonucu bilinen oyunlar</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Endings that began as a win and were won</source>
        <translation>Kazançlı başlayıp kazanılan oyunsonları</translation>
    </message>
    <message>
        <source>Converted</source>
        <translation>Kazanılan</translation>
    </message>
    <message>
        <source>Endings that began as a draw and were not lost</source>
        <translation>Berabere başlayıp kaybedilmeyen oyunsonları</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Tutulan</translation>
    </message>
    <message>
        <source>Endings that began as a loss and were not lost</source>
        <translation>Kayıp başlayıp kaybedilmeyen oyunsonları</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Kurtarılan</translation>
    </message>
    <message>
        <source>Points that you gave away</source>
        <translation>Kaçırdığınız puanlar</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Yitirilen puan</translation>
    </message>
    <message>
        <source>Points that your opponents gave away</source>
        <translation>Rakiplerinizin kaçırdığı puanlar</translation>
    </message>
    <message>
        <source>Points gained</source>
        <translation>Kazanılan puan</translation>
    </message>
    <message>
        <source>Moves wasted on the way to mate, on average of the converted endings</source>
        <translation>Kazanılan oyunsonlarında mata giderken harcanan ortalama hamle</translation>
    </message>
    <message>
        <source>Wasted per win</source>
        <translation>Galibiyet başına boşa</translation>
    </message>
</context>
<context>
    <name>panels::PlayedGamesModel</name>
    <message>
        <source>won</source>
        <comment>the position</comment>
        <translation>kazanç</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>the position</comment>
        <translation>berabere</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>the position</comment>
        <translation>kayıp</translation>
    </message>
    <message>
        <source>from a win to a draw</source>
        <translation>kazançtan beraberliğe</translation>
    </message>
    <message>
        <source>from a win to a loss</source>
        <translation>kazançtan kayba</translation>
    </message>
    <message>
        <source>from a draw to a loss</source>
        <translation>beraberlikten kayba</translation>
    </message>
    <message>
        <source>At the end: %1</source>
        <translation>Sonda: %1</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <comment>57; from a win to a draw</comment>
        <translation>%1. hamle: %2</translation>
    </message>
    <message>
        <source>Move %1 (%2): %3</source>
        <comment>57; the clock; from a win to a draw</comment>
        <translation>%1. hamle (%2): %3</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tarih</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Oyunsonu</translation>
    </message>
    <message>
        <source>At its start</source>
        <translation>Başlangıçta</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Yitirilen puan</translation>
    </message>
    <message>
        <source>Costliest mistake</source>
        <translation>En pahalıya mal olan hata</translation>
    </message>
    <message>
        <source>The result with best play when the ending began</source>
        <translation>Oyunsonu başladığında en iyi oyunla sonuç</translation>
    </message>
    <message>
        <source>Points that you gave away, even if your opponent had given them to you</source>
        <translation>Kaçırdığınız puanlar; rakip onları size daha önce vermiş olsa bile</translation>
    </message>
</context>
<context>
    <name>panels::RecordCard</name>
    <message>
        <source>The game record</source>
        <translation>Notasyon</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Hamle yazın</translation>
    </message>
    <message>
        <source>Tabs of the game record</source>
        <translation>Notasyon sekmeleri</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Hamleler</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Tüm hamleler</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Grafik</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapor</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Hamle</translation>
    </message>
    <message>
        <source>Type a move such as %1</source>
        <translation>Hamle yazın, örneğin %1</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Kareler</translation>
    </message>
    <message>
        <source>Type squares such as c3 d5</source>
        <translation>Kareleri yazın, örneğin c3 d5</translation>
    </message>
    <message>
        <source>Move, e.g. %1</source>
        <translation>Hamle, örn. %1</translation>
    </message>
</context>
<context>
    <name>panels::RepliesModel</name>
    <message>
        <source>Move</source>
        <translation>Hamle</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>Kayıp</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Neden</translation>
    </message>
</context>
<context>
    <name>panels::RepliesTable</name>
    <message>
        <source>All moves</source>
        <translation>Tüm hamleler</translation>
    </message>
</context>
<context>
    <name>panels::ReportPage</name>
    <message>
        <source>The report</source>
        <translation>Rapor</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Buradan yeniden dene</translation>
    </message>
    <message>
        <source>Try again from %1</source>
        <translation>Buradan yeniden dene: %1</translation>
    </message>
    <message>
        <source>Show %1 on the board</source>
        <translation>Tahtada göster: %1</translation>
    </message>
    <message>
        <source>Show this move and the best reply on the board</source>
        <translation>Bu hamleyi ve en iyi cevabı tahtada göster</translation>
    </message>
</context>
<context>
    <name>panels::RightsBox</name>
    <message>
        <source>Castling</source>
        <translation>Rok</translation>
    </message>
    <message>
        <source>White 0-0</source>
        <translation>Beyaz 0-0</translation>
    </message>
    <message>
        <source>White may castle kingside</source>
        <translation>Beyaz kısa rok yapabilir</translation>
    </message>
    <message>
        <source>White 0-0-0</source>
        <translation>Beyaz 0-0-0</translation>
    </message>
    <message>
        <source>White may castle queenside</source>
        <translation>Beyaz uzun rok yapabilir</translation>
    </message>
    <message>
        <source>Black 0-0</source>
        <translation>Siyah 0-0</translation>
    </message>
    <message>
        <source>Black may castle kingside</source>
        <translation>Siyah kısa rok yapabilir</translation>
    </message>
    <message>
        <source>Black 0-0-0</source>
        <translation>Siyah 0-0-0</translation>
    </message>
    <message>
        <source>Black may castle queenside</source>
        <translation>Siyah uzun rok yapabilir</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>Geçerken alma</translation>
    </message>
    <message>
        <source>The square that a pawn has just passed</source>
        <translation>Bir piyonun az önce geçtiği kare</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no square of en passant</comment>
        <translation>yok</translation>
    </message>
</context>
<context>
    <name>panels::SearchBox</name>
    <message>
        <source>Type to search</source>
        <translation>Aramak için yazın</translation>
    </message>
</context>
<context>
    <name>panels::SetUpPanel</name>
    <message>
        <source>Side to move</source>
        <translation>Hamle sırası</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Sıra</translation>
    </message>
    <message>
        <source>Position as text (FEN)</source>
        <translation>Metin olarak konum (FEN)</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Oyunsonu</translation>
    </message>
    <message>
        <source>Put the pieces of an ending on the board</source>
        <translation>Bir oyunsonunun taşlarını tahtaya koyar</translation>
    </message>
    <message>
        <source>Ending ▾</source>
        <translation>Oyunsonu ▾</translation>
    </message>
    <message>
        <source>Drag pieces, click one and then squares, or type its letter (K white, k black).</source>
        <translation>Taşları sürükleyin, bir taşa ve sonra karelere tıklayın ya da harfini yazın (V beyaz, v siyah).</translation>
    </message>
    <message>
        <source>To remove a piece, drag it off the board or press Del on its square.</source>
        <translation>Bir taşı kaldırmak için tahtanın dışına sürükleyin ya da karesindeyken Del tuşuna basın.</translation>
    </message>
</context>
<context>
    <name>panels::StandingCard</name>
    <message>
        <source>Where you stand</source>
        <translation>Durumunuz</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to spare</source>
        <translation>
            <numerusform>%n hamle pay var</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) too late</source>
        <translation>
            <numerusform>%n hamle geç</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fifty-move rule: %n used</source>
        <translation>
            <numerusform>50 hamle: %n geçti</numerusform>
        </translation>
    </message>
    <message>
        <source>Solving progress</source>
        <translation>Hesaplamanın ilerleyişi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yeniden dene</translation>
    </message>
    <message>
        <source>Remove castling rights</source>
        <translation>Rok haklarını kaldır</translation>
    </message>
    <message numerus="yes">
        <source>at least %n move(s) to spare</source>
        <translation>
            <numerusform>en az %n hamle pay var</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve by computer</source>
        <translation>Hesapla</translation>
    </message>
    <message>
        <source>Moves that may be wasted before the fifty-move rule makes it a draw; more if a capture or a pawn move starts the count again</source>
        <translation>Elli hamle kuralı beraberlik getirmeden boşa harcanabilecek hamleler; bir taş alınır veya piyon sürülürse sayım yeniden başlar ve daha fazlası olur</translation>
    </message>
    <message>
        <source>Moves that may be wasted before the fifty-move rule makes it a draw</source>
        <translation>Elli hamle kuralı beraberlik getirmeden boşa harcanabilecek hamleler</translation>
    </message>
    <message>
        <source>Moves since the last capture or pawn move; after fifty of them a draw can be claimed</source>
        <translation>Son taş alışından veya piyon hamlesinden beri oynanan hamleler; elliden sonra beraberlik istenebilir</translation>
    </message>
</context>
<context>
    <name>panels::StepRow</name>
    <message>
        <source>Stages of the mate</source>
        <translation>Matın aşamaları</translation>
    </message>
    <message>
        <source>Stage %1 of %2: %3</source>
        <translation>Aşama %1/%2: %3</translation>
    </message>
    <message>
        <source>Stage %1 of %2 (you are here): %3</source>
        <translation>Aşama %1/%2 (buradasınız): %3</translation>
    </message>
</context>
<context>
    <name>panels::Transport</name>
    <message>
        <source>Seconds per move</source>
        <translation>Hamle başına saniye</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 sn</translation>
    </message>
</context>
<context>
    <name>panels::Waiting</name>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
</context>
<context>
    <name>show::Teller</name>
    <message>
        <source>White: %1.</source>
        <comment>a move</comment>
        <translation>Beyaz: %1.</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <comment>a move</comment>
        <translation>Siyah: %1.</translation>
    </message>
</context>
<context>
    <name>window::Exchange</name>
    <message>
        <source>The clipboard</source>
        <translation>Pano</translation>
    </message>
    <message>
        <source>%1 contains neither a position nor a game.</source>
        <translation>%1 ne bir konum ne de bir oyun içeriyor.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what stood on the command line</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>The position has been copied.</source>
        <translation>Konum kopyalandı.</translation>
    </message>
    <message>
        <source>The diagram has been copied.</source>
        <translation>Diyagram kopyalandı.</translation>
    </message>
    <message>
        <source>A link contains no position: copy the FEN or the PGN itself.</source>
        <translation>Bağlantı konum içermez: FEN veya PGN metninin kendisini kopyalayın.</translation>
    </message>
    <message>
        <source>A link to a study contains no position. Export the study as PGN and open the file as a course.</source>
        <translation>Bir çalışmaya giden bağlantı konum içermez. Çalışmayı PGN olarak dışa aktarın ve dosyayı kurs olarak açın.</translation>
    </message>
</context>
<context>
    <name>window::FiguresPage</name>
    <message>
        <source>Endings in figures</source>
        <translation>Sayılarla oyunsonları</translation>
    </message>
    <message>
        <source>Search for an ending</source>
        <translation>Oyunsonu ara</translation>
    </message>
</context>
<context>
    <name>window::HelpPage</name>
    <message>
        <source>Terms, symbols and keys</source>
        <translation>Terimler, işaretler ve tuşlar</translation>
    </message>
    <message>
        <source>Search this page (%1)</source>
        <comment>a key</comment>
        <translation>Bu sayfada ara (%1)</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>Bu sayfada ara</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Bulunamadı</translation>
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
        <translation>Tahta</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>Finish it for me</source>
        <translation>Benim yerime bitir</translation>
    </message>
    <message>
        <source>The dropped item</source>
        <translation>Bırakılan öğe</translation>
    </message>
    <message>
        <source>The old file has been kept as %1.</source>
        <translation>Eski dosya %1 adıyla saklandı.</translation>
    </message>
    <message>
        <source>Your practice data could not be read; practice starts from scratch.</source>
        <translation>Antrenman kayıtlarınız okunamadı; antrenman sıfırdan başlıyor.</translation>
    </message>
    <message>
        <source>Your practice data was written by a newer version of Right Corner; practice starts from scratch.</source>
        <translation>Antrenman kayıtlarınızı daha yeni bir Right Corner sürümü yazmış; antrenman sıfırdan başlıyor.</translation>
    </message>
    <message>
        <source>Your practice data cannot be saved.</source>
        <translation>Antrenman kayıtlarınız saklanamıyor.</translation>
    </message>
    <message>
        <source>Check that the practice folder is writable and the disk is not full.</source>
        <translation>Antrenman klasörüne yazılıp yazılamadığını ve diskin dolu olup olmadığını denetleyin.</translation>
    </message>
    <message>
        <source>The ending could not be saved to disk.</source>
        <translation>Oyunsonu diske kaydedilemedi.</translation>
    </message>
    <message>
        <source>It stays available until you quit. Free some disk space, or check that the folder is writable.</source>
        <translation>Siz çıkana dek kullanılabilir. Diskte yer açın ya da klasöre yazılıp yazılamadığını denetleyin.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>White and Black</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Your exam was interrupted when the program closed.</source>
        <translation>Program kapanınca sınavınız yarıda kaldı.</translation>
    </message>
    <message>
        <source>It is not graded; you can play the position on as a game.</source>
        <translation>Not verilmedi; konumu oyun olarak sürdürebilirsiniz.</translation>
    </message>
    <message>
        <source>The exam is not finished. Choose “%1” again to end it; Esc continues it.</source>
        <translation>Sınav bitmedi. Bitirmek için “%1” komutunu yeniden seçin; Esc ile sınav sürer.</translation>
    </message>
    <message>
        <source>An exam is in progress.</source>
        <translation>Sınav sürüyor.</translation>
    </message>
    <message>
        <source>End it first, then open other games.</source>
        <translation>Önce onu bitirin, sonra başka oyunlar açın.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yeniden dene</translation>
    </message>
    <message>
        <source>Practice was interrupted when the program closed.</source>
        <translation>Program kapanınca antrenman yarıda kaldı.</translation>
    </message>
    <message>
        <source>The game is being read.</source>
        <translation>Oyun okunuyor.</translation>
    </message>
    <message>
        <source>The file with your practice data was deleted; it has been saved again in full.</source>
        <translation>Antrenman kayıtlarınızın dosyası silinmiş; kayıtlar eksiksiz olarak yeniden saklandı.</translation>
    </message>
    <message>
        <source>The file with your practice data was replaced by an unreadable one; it has been saved again in full.</source>
        <translation>Antrenman kayıtlarınızın dosyası yerine okunamayan bir dosya konmuş; kayıtlar eksiksiz olarak yeniden saklandı.</translation>
    </message>
    <message>
        <source>The unreadable file has been kept as %1.</source>
        <translation>Okunamayan dosya %1 adıyla saklandı.</translation>
    </message>
    <message>
        <source>Your practice data was replaced by that of another file, which is now in use.</source>
        <translation>Antrenman kayıtlarınızın yerini başka bir dosyadakiler aldı; şimdi o dosya kullanılıyor.</translation>
    </message>
    <message>
        <source>The earlier data has been kept as %1.</source>
        <translation>Önceki kayıtlar %1 adıyla saklandı.</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>a move</comment>
        <translation>%1 oyna</translation>
    </message>
    <message>
        <source>Your results are saved; “Practise” starts a new session.</source>
        <translation>Sonuçlarınız kayıtlı; “Çalış” yeni bir antrenman başlatır.</translation>
    </message>
    <message>
        <source>The exam is not finished. Quit again to end it; Esc continues it.</source>
        <translation>Sınav bitmedi. Bitirmek için programdan yeniden çıkın; Esc ile sınav sürer.</translation>
    </message>
    <message>
        <source>Your results are saved; “Practise” continues the session.</source>
        <translation>Sonuçlarınız kayıtlı; “Çalış” antrenmanı sürdürür.</translation>
    </message>
    <message>
        <source>The changes to the page are not saved.</source>
        <translation>Sayfadaki değişiklikler kaydedilmedi.</translation>
    </message>
    <message>
        <source>Quit again to lose them, or save the page first; Esc continues editing.</source>
        <translation>Kaybetmek için yeniden çıkın ya da önce sayfayı kaydedin; Esc düzenlemeyi sürdürür.</translation>
    </message>
</context>
<context>
    <name>window::ReviewPage</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Durdur</translation>
    </message>
    <message>
        <source>S&amp;olve and include it</source>
        <translation>&amp;Hesapla ve dahil et</translation>
    </message>
    <message>
        <source>Practise my &amp;mistakes</source>
        <translation>Ha&amp;talarımı çalış</translation>
    </message>
    <message>
        <source>Open the &amp;game</source>
        <translation>&amp;Oyunu aç</translation>
    </message>
    <message>
        <source>Your endgames</source>
        <translation>Oyunsonlarınız</translation>
    </message>
    <message>
        <source>&amp;Player:</source>
        <translation>O&amp;yuncu:</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Oyuncu</translation>
    </message>
    <message>
        <source>The player&apos;s name; other names after a semicolon</source>
        <translation>Oyuncunun adı; öteki adlar noktalı virgülden sonra</translation>
    </message>
    <message>
        <source>&amp;Names in the file</source>
        <translation>Dosyadaki &amp;adlar</translation>
    </message>
    <message>
        <source>The most frequent names; choose all that are yours</source>
        <translation>En sık geçen adlar; size ait olanların hepsini seçin</translation>
    </message>
    <message>
        <source>Reading the games</source>
        <translation>Oyunlar okunuyor</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Oyunsonları</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>By ending</source>
        <translation>Oyunsonuna göre</translation>
    </message>
    <message>
        <source>The costliest games first</source>
        <translation>Önce en çok puan kaybedilen oyunlar</translation>
    </message>
    <message>
        <source>Practise the positions in which you gave points away until you get them right</source>
        <translation>Puan kaçırdığınız konumları doğru oynayana dek çalışın</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln game(s))</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1 (%Ln oyun)</numerusform>
        </translation>
    </message>
    <message>
        <source>Solving: %1…</source>
        <translation>Hesaplanıyor: %1…</translation>
    </message>
    <message>
        <source>Your endgames in %1</source>
        <translation>Oyunsonlarınız: %1</translation>
    </message>
    <message>
        <source>The games are being read.</source>
        <translation>Oyunlar okunuyor.</translation>
    </message>
    <message>
        <source>No game is by this player. Choose another name above.</source>
        <translation>Bu oyuncunun hiç oyunu yok. Yukarıdan başka bir ad seçin.</translation>
    </message>
    <message>
        <source>None of these games reached an ending that is solved.</source>
        <translation>Bu oyunların hiçbiri hesaplanmış bir oyunsonuna ulaşmadı.</translation>
    </message>
    <message>
        <source>There is not enough memory to solve it.</source>
        <translation>Bunu hesaplamaya bellek yetmiyor.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) read</source>
        <translation>
            <numerusform>%Ln oyun okundu</numerusform>
        </translation>
    </message>
    <message>
        <source>by this player: %1</source>
        <comment>games</comment>
        <translation>bu oyuncunun: %1</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>okuma durduruldu</translation>
    </message>
    <message>
        <source>partly unreadable: %1</source>
        <comment>games</comment>
        <translation>kısmen okunamayan: %1</translation>
    </message>
    <message>
        <source>chess variants or Chess960 castling, skipped: %1</source>
        <comment>games</comment>
        <translation>başka satranç türleri veya Satranç960 roku, atlanan: %1</translation>
    </message>
    <message>
        <source>reached a solved ending: %1</source>
        <comment>games</comment>
        <translation>hesaplanmış oyunsonlu: %1</translation>
    </message>
    <message numerus="yes">
        <source>Not solved yet: %1, in %Ln of these games.</source>
        <translation>
            <numerusform>Henüz hesaplanmadı: %1, bu oyunların %Ln tanesinde.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::StatisticsPage</name>
    <message>
        <source>Show as &amp;tables</source>
        <translation>&amp;Tablo olarak göster</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>İstatistik</translation>
    </message>
    <message>
        <source>Once you have practised, your progress will appear here.</source>
        <translation>Çalışmaya başladığınızda gelişiminizi burada görürsünüz.</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;Çalış</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Oyunsonu</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Aşama</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>Tüm oyunsonları</translation>
    </message>
    <message>
        <source>All stages</source>
        <translation>Tüm aşamalar</translation>
    </message>
    <message>
        <source>Where you throw results away</source>
        <translation>Sonuçları kaçırdığınız kareler</translation>
    </message>
    <message>
        <source>These figures count the exercises of practice. What you have solved in the courses is on the card “The courses”; games and exams are not counted.</source>
        <translation>Bu sayılar antrenman alıştırmalarını sayar. Kurslarda çözdükleriniz “Kurslar” kartındadır; oyunlar ve sınavlar sayılmaz.</translation>
    </message>
</context>
</TS>
