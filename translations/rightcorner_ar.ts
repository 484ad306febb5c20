<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar">
<context>
    <name>BoardCommands</name>
    <message>
        <source>&amp;Flip</source>
        <translation>تدوير الرقعة (&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>الإحداثيات (&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>الألوان (&amp;O)</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>خشب</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>رمادي</translation>
    </message>
    <message>
        <source>Blue-green</source>
        <translation>أزرق مخضر</translation>
    </message>
    <message>
        <source>Piece an&amp;imation</source>
        <translation>حركة القطع (&amp;S)</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>سريع</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>بطيء</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation>طبقات العرض (&amp;V)</translation>
    </message>
    <message>
        <source>Heat m&amp;ap for</source>
        <translation>الخريطة الحرارية لقطعة (&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Next piece</source>
        <translation>القطعة التالية (&amp;N)</translation>
    </message>
    <message>
        <source>Show the heat map of the next piece; selecting a piece does the same</source>
        <translation>عرض الخريطة الحرارية للقطعة التالية؛ واختيار قطعة يفعل الشيء نفسه</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>اتباع النظام</translation>
    </message>
    <message>
        <source>&amp;What attacks this square?</source>
        <translation>ما الذي يهاجم هذه الخانة؟ (&amp;I)</translation>
    </message>
    <message>
        <source>Say which pieces attack the square selected with the arrow keys</source>
        <translation>ذكر القطع التي تهاجم الخانة المختارة بالأسهم</translation>
    </message>
    <message>
        <source>List the &amp;pieces</source>
        <translation>سرد القطع (&amp;X)</translation>
    </message>
    <message>
        <source>only while the heat map is shown</source>
        <translation>فقط أثناء عرض الخريطة الحرارية</translation>
    </message>
</context>
<context>
    <name>ByHeartCommands</name>
    <message>
        <source>Learn by heart</source>
        <translation>الحفظ عن ظهر قلب</translation>
    </message>
    <message>
        <source>How much slower than the best move each move may be: with slower moves there are fewer positions to know</source>
        <translation>كم يجوز أن تكون كل نقلة أبطأ من أفضل نقلة: كلما سُمح بنقلات أبطأ قلّت الوضعيات التي يجب حفظها</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>هذه الوضعية</translation>
    </message>
    <message>
        <source>Best moves only</source>
        <translation>أفضل النقلات فقط</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n move(s) slower</source>
        <translation>
            <numerusform>دون أي إبطاء</numerusform>
            <numerusform>أبطأ بنقلة واحدة على الأكثر</numerusform>
            <numerusform>أبطأ بنقلتين على الأكثر</numerusform>
            <numerusform>أبطأ بما لا يزيد على %n نقلات</numerusform>
            <numerusform>أبطأ بما لا يزيد على %n نقلة</numerusform>
            <numerusform>أبطأ بما لا يزيد على %n نقلة</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a course of the few positions that the side that wins, or the one that has to hold the draw, needs to know against every reply</source>
        <translation>إنشاء دورة من الوضعيات القليلة التي يحتاج الطرف الفائز، أو الطرف الذي عليه أن يحافظ على التعادل، إلى معرفتها ضد كل رد</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Move either side&apos;s pieces as you like.</source>
        <translation>حرّك قطع الطرفين كما تشاء.</translation>
    </message>
    <message>
        <source>The line ends here.</source>
        <translation>ينتهي المسار هنا.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>التالي: %1.</translation>
    </message>
    <message>
        <source>No other move is as good.</source>
        <translation>لا نقلة أخرى بهذه الجودة.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>لا نقلة جيدة هنا.</numerusform>
            <numerusform>نقلة واحدة هي الفضلى هنا.</numerusform>
            <numerusform>نقلتان متساويتان في الجودة هنا.</numerusform>
            <numerusform>%n نقلات متساوية في الجودة هنا.</numerusform>
            <numerusform>%n نقلة متساوية في الجودة هنا.</numerusform>
            <numerusform>%n نقلة متساوية في الجودة هنا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the mate in %1.</source>
        <translation>أوجد المات (عدد النقلات: %1).</translation>
    </message>
    <message>
        <source>With best play this is a draw. Try to win anyway.</source>
        <translation>مع اللعب الأمثل النتيجة تعادل. حاول الفوز مع ذلك.</translation>
    </message>
    <message>
        <source>The program plays the rest.</source>
        <translation>البرنامج يلعب الباقي.</translation>
    </message>
    <message>
        <source>Press Esc to stop.</source>
        <translation>اضغط Esc للإيقاف.</translation>
    </message>
    <message>
        <source>With best play, mate comes in or right next to one of these corners: %1.</source>
        <translation>مع اللعب الأمثل يقع المات في إحدى هذه الزوايا أو بجوارها مباشرة: %1.</translation>
    </message>
    <message>
        <source>Hold the draw as White.</source>
        <translation>حافظ على التعادل باللون الأبيض.</translation>
    </message>
    <message>
        <source>Hold the draw as Black.</source>
        <translation>حافظ على التعادل باللون الأسود.</translation>
    </message>
    <message>
        <source>Keep playing: the program replies by general principles.</source>
        <translation>واصل اللعب: البرنامج يرد وفق المبادئ العامة.</translation>
    </message>
    <message>
        <source>Six moves, and mate is no closer. A hint may help.</source>
        <translation>ست نقلات ولم يقترب المات. قد يفيدك تلميح.</translation>
    </message>
    <message>
        <source>Play it out.</source>
        <translation>العب حتى النهاية.</translation>
    </message>
    <message>
        <source>No comments and no take-backs until the game is over; then you get a report.</source>
        <translation>لا تعليقات ولا تراجع حتى تنتهي المباراة؛ ثم تحصل على تقرير.</translation>
    </message>
    <message>
        <source>Keep playing: %1 replies.</source>
        <translation>واصل اللعب: %1 يرد.</translation>
    </message>
    <message>
        <source>Best reply: %1.</source>
        <translation>أفضل رد: %1.</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1 هي الفضلى.</translation>
    </message>
    <message>
        <source>Stage: %1.</source>
        <translation>المرحلة: %1.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a sentence about a move</comment>
        <translation>التالي: %1</translation>
    </message>
    <message>
        <source>%1 is not mate: %2 is possible.</source>
        <translation>%1 ليست كش مات: %2 ممكنة.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 تساوي الفضلى.</numerusform>
            <numerusform>%1 أبطأ من الفضلى بنقلة واحدة.</numerusform>
            <numerusform>%1 أبطأ من الفضلى بنقلتين.</numerusform>
            <numerusform>%1 أبطأ من الفضلى بـ%n نقلات.</numerusform>
            <numerusform>%1 أبطأ من الفضلى بـ%n نقلة.</numerusform>
            <numerusform>%1 أبطأ من الفضلى بـ%n نقلة.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot save both pieces, but make him prove it.</source>
        <translation>لا يمكنك إنقاذ القطعتين معًا، لكن دعه يثبت ذلك.</translation>
    </message>
    <message>
        <source>You cannot save the pawn, but make him prove it.</source>
        <translation>لا يمكنك إنقاذ البيدق، لكن دعه يثبت ذلك.</translation>
    </message>
    <message>
        <source>You cannot save the piece, but make him prove it.</source>
        <translation>لا يمكنك إنقاذ القطعة، لكن دعه يثبت ذلك.</translation>
    </message>
    <message>
        <source>Only one move holds the draw: look at every check and capture.</source>
        <translation>نقلة واحدة فقط تحفظ التعادل: انظر في كل كش وكل أسر.</translation>
    </message>
    <message>
        <source>Only one move holds the draw: look for a double attack.</source>
        <translation>نقلة واحدة فقط تحفظ التعادل: ابحث عن هجوم مزدوج.</translation>
    </message>
    <message>
        <source>You cannot save the pawn on %1, but make him prove it.</source>
        <translation>لا يمكنك إنقاذ البيدق على %1، لكن دعه يثبت ذلك.</translation>
    </message>
    <message>
        <source>You have only one move.</source>
        <translation>لديك نقلة واحدة فقط.</translation>
    </message>
    <message>
        <source>Hold out as long as you can.</source>
        <translation>اصمد ما استطعت.</translation>
    </message>
    <message>
        <source>The opponent threatens mate: %1.</source>
        <translation>الخصم يهدد بالمات: %1.</translation>
    </message>
    <message>
        <source>“Give up” fails the exam and shows the report. “End exam” goes on as a normal game, without a grade.</source>
        <translation>«استسلام» يعني عدم اجتياز الاختبار ويعرض التقرير. أما «إنهاء الاختبار» فيتيح لك المتابعة في مباراة عادية بلا تقدير.</translation>
    </message>
    <message>
        <source>Checkmate: White wins.</source>
        <translation>كش مات: فاز الأبيض.</translation>
    </message>
    <message>
        <source>Checkmate: Black wins.</source>
        <translation>كش مات: فاز الأسود.</translation>
    </message>
    <message>
        <source>Win as White.</source>
        <translation>اربح باللون الأبيض.</translation>
    </message>
    <message>
        <source>Win as Black.</source>
        <translation>اربح باللون الأسود.</translation>
    </message>
    <message>
        <source>The pawn falls: it is a draw.</source>
        <translation>البيدق يسقط: إنه تعادل.</translation>
    </message>
    <message>
        <source>%1 is one of the best moves.</source>
        <translation>%1 من أفضل النقلات.</translation>
    </message>
    <message>
        <source>The pawn cannot be saved.</source>
        <translation>لا يمكن إنقاذ البيدق.</translation>
    </message>
    <message>
        <source>You cannot save both pawns, but make him prove it.</source>
        <translation>لا يمكنك إنقاذ البيدقين معًا، لكن دعه يثبت ذلك.</translation>
    </message>
    <message>
        <source>Only one move wins.</source>
        <translation>نقلة واحدة فقط تفوز.</translation>
    </message>
    <message>
        <source>With best play this is a draw.</source>
        <translation>مع اللعب الأمثل النتيجة تعادل.</translation>
    </message>
    <message>
        <source>Keep playing: the program replies as soon as the ending is solved.</source>
        <translation>واصل اللعب: يرد البرنامج فور حل النهاية.</translation>
    </message>
</context>
<context>
    <name>Coaching</name>
    <message>
        <source>%1 and %2</source>
        <comment>a list of squares and the last of them</comment>
        <translation>%1 و%2</translation>
    </message>
    <message>
        <source>He is in a box. Shrink it and bring up your king.</source>
        <translation>إنه في صندوق. صغّره وقرّب ملكك.</translation>
    </message>
    <message>
        <source>The kings face each other on the edge. Check along the edge.</source>
        <translation>الملكان متقابلان على الحافة. أعطِ كشًا على طولها.</translation>
    </message>
    <message>
        <source>Bring your king to a key square: %1.</source>
        <translation>أوصِل ملكك إلى خانة مفتاحية: %1.</translation>
    </message>
    <message>
        <source>Your king is on a key square. Escort the pawn home.</source>
        <translation>ملكك على خانة مفتاحية. أوصِل البيدق إلى الترقية.</translation>
    </message>
    <message>
        <source>%1 is mate.</source>
        <translation>%1 كش مات.</translation>
    </message>
    <message>
        <source>%1 promotes.</source>
        <translation>%1 ترقّي البيدق.</translation>
    </message>
    <message>
        <source>%1 is a waiting move: he is in zugzwang.</source>
        <translation>%1 نقلة انتظار: إنه في زوغزوانغ.</translation>
    </message>
    <message>
        <source>%1 drives him towards the right corner.</source>
        <translation>%1 تدفعه نحو الزاوية الصحيحة.</translation>
    </message>
    <message>
        <source>%1 takes the opposition.</source>
        <translation>%1 تكسب المواجهة.</translation>
    </message>
    <message>
        <source>%1 gives check.</source>
        <translation>%1 تعطي كشًا.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to him.</source>
        <translation>%1 تقرّب ملكك منه.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to him.</source>
        <translation>%1 تقرّب الحصان منه.</translation>
    </message>
    <message>
        <source>%1 stalemates him.</source>
        <translation>%1 توقعه في الخنق.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 هي النقلة الوحيدة.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>a list of squares and the last of them</comment>
        <translation>%1 أو %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>أفضل منها: %1</translation>
    </message>
    <message>
        <source>Come together</source>
        <translation>تجميع القطع</translation>
    </message>
    <message>
        <source>Take the centre</source>
        <translation>احتلال الوسط</translation>
    </message>
    <message>
        <source>Drive him to the edge</source>
        <translation>دفعه إلى الحافة</translation>
    </message>
    <message>
        <source>Out of the wrong corner</source>
        <translation>إخراجه من الزاوية الخاطئة</translation>
    </message>
    <message>
        <source>The large triangle</source>
        <translation>المثلث الكبير</translation>
    </message>
    <message>
        <source>The W</source>
        <translation>مناورة W</translation>
    </message>
    <message>
        <source>Turn him back</source>
        <translation>ردّه إلى الوراء</translation>
    </message>
    <message>
        <source>The middle triangle</source>
        <translation>المثلث الأوسط</translation>
    </message>
    <message>
        <source>The small triangle</source>
        <translation>المثلث الصغير</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>المات</translation>
    </message>
    <message>
        <source>Cut him off</source>
        <translation>قطع الطريق عليه</translation>
    </message>
    <message>
        <source>Shrink the box</source>
        <translation>تصغير الصندوق</translation>
    </message>
    <message>
        <source>Face him on the edge</source>
        <translation>مقابلته على الحافة</translation>
    </message>
    <message>
        <source>Check along the edge</source>
        <translation>الكش على طول الحافة</translation>
    </message>
    <message>
        <source>Head for a key square</source>
        <translation>التوجه إلى خانة مفتاحية</translation>
    </message>
    <message>
        <source>Escort the pawn</source>
        <translation>مرافقة البيدق</translation>
    </message>
    <message>
        <source>Run with the pawn</source>
        <translation>الانطلاق بالبيدق</translation>
    </message>
    <message>
        <source>Bring king, bishop and knight together, away from the edge of the board.</source>
        <translation>اجمع الملك والفيل والحصان بعيدًا عن حافة الرقعة.</translation>
    </message>
    <message>
        <source>Bring your king to the centre and take squares away from his, so that he must give way.</source>
        <translation>أوصِل ملكك إلى الوسط وانتزع خانات من ملكه، فيضطر إلى التراجع.</translation>
    </message>
    <message>
        <source>Keep him out of the centre. Take squares away from him and follow with king and knight.</source>
        <translation>امنعه من الوسط. انتزع منه الخانات وتقدّم وراءه بالملك والحصان.</translation>
    </message>
    <message>
        <source>He is near a wrong corner. Drive him out, along the edge to %1.</source>
        <translation>إنه قرب زاوية خاطئة. أخرجه وادفعه على طول الحافة إلى %1.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of seven squares. Close in and take squares away from him.</source>
        <translation>احصره خلف قطر من سبع خانات. اقترب وانتزع منه الخانات.</translation>
    </message>
    <message>
        <source>Drive him along the edge to %1: the knight goes in a W, the king follows, the bishop guards or waits.</source>
        <translation>ادفعه على طول الحافة إلى %1: الحصان في مناورة W، والملك يتبع، والفيل يحرس أو ينتظر.</translation>
    </message>
    <message>
        <source>He tries to get away from %1. Take the squares on his path and turn him back.</source>
        <translation>يحاول الابتعاد عن %1. سيطر على خانات طريقه وردّه إلى الوراء.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of five squares. Bring your king nearer and make the triangle smaller.</source>
        <translation>احصره خلف قطر من خمس خانات. قرّب ملكك وصغّر المثلث.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of three squares. Bring your king a knight&apos;s move from the corner.</source>
        <translation>احصره خلف قطر من ثلاث خانات. ضع ملكك على بُعد نقلة حصان من الزاوية.</translation>
    </message>
    <message>
        <source>%1 forks king and queen.</source>
        <translation>%1 تهاجم الملك والوزير بشوكة.</translation>
    </message>
    <message>
        <source>%1 forks king and rook.</source>
        <translation>%1 تهاجم الملك والرخ بشوكة.</translation>
    </message>
    <message>
        <source>%1 forks king and bishop.</source>
        <translation>%1 تهاجم الملك والفيل بشوكة.</translation>
    </message>
    <message>
        <source>%1 forks king and knight.</source>
        <translation>%1 تهاجم الملك والحصان بشوكة.</translation>
    </message>
    <message>
        <source>%1 forks king and pawn.</source>
        <translation>%1 تهاجم الملك والبيدق بشوكة.</translation>
    </message>
    <message>
        <source>%1 attacks %2 at once.</source>
        <translation>%1 تهاجم بشوكة: %2.</translation>
    </message>
    <message>
        <source>%1 skewers king and queen.</source>
        <translation>%1 تهاجم الملك والوزير بسيخ.</translation>
    </message>
    <message>
        <source>%1 skewers king and rook.</source>
        <translation>%1 تهاجم الملك والرخ بسيخ.</translation>
    </message>
    <message>
        <source>%1 skewers king and bishop.</source>
        <translation>%1 تهاجم الملك والفيل بسيخ.</translation>
    </message>
    <message>
        <source>%1 skewers king and knight.</source>
        <translation>%1 تهاجم الملك والحصان بسيخ.</translation>
    </message>
    <message>
        <source>%1 skewers king and pawn.</source>
        <translation>%1 تهاجم الملك والبيدق بسيخ.</translation>
    </message>
    <message>
        <source>%1 skewers %2.</source>
        <translation>%1 تهاجم بسيخ: %2.</translation>
    </message>
    <message>
        <source>%1 uncovers an attack on %2.</source>
        <translation>%1 تكشف هجومًا على %2.</translation>
    </message>
    <message>
        <source>%1 deflects the defender on %2.</source>
        <translation>%1 تصرف المدافع الذي على %2 عن مهمته.</translation>
    </message>
    <message>
        <source>%1 offers the piece: to capture on %2 is stalemate.</source>
        <translation>%1 تعرض القطعة: الأسر على %2 خنق.</translation>
    </message>
    <message>
        <source>%1 guards the piece on %2 through its attacker.</source>
        <translation>%1 تحمي القطعة على %2 من وراء مهاجمها.</translation>
    </message>
    <message>
        <source>%1 gives double check: the king must move.</source>
        <translation>%1 تعطي كشًا مزدوجًا: على الملك أن يتحرك.</translation>
    </message>
    <message>
        <source>%1 gives discovered check.</source>
        <translation>%1 تعطي كشًا مكشوفًا.</translation>
    </message>
    <message>
        <source>%1 builds a bridge: the rook shields its king from the checks.</source>
        <translation>%1 تبني جسرًا: الرخ يحجب الكشات عن ملكه.</translation>
    </message>
    <message>
        <source>%1 begins a triangle: the same position comes back with the other side to move.</source>
        <translation>%1 تبدأ مثلثًا: تعود الوضعية نفسها والدور للطرف الآخر.</translation>
    </message>
    <message>
        <source>%1 wins the race: the king is outside the square of the pawn.</source>
        <translation>%1 تكسب السباق: الملك خارج مربع البيدق.</translation>
    </message>
    <message>
        <source>%1 reaches a key square.</source>
        <translation>%1 تبلغ خانة مفتاحية.</translation>
    </message>
    <message>
        <source>%1 is a spare move: now your king has the opposition.</source>
        <translation>%1 نقلة احتياطية: المواجهة الآن لملكك.</translation>
    </message>
    <message>
        <source>%1 takes the diagonal opposition.</source>
        <translation>%1 تكسب المواجهة القطرية.</translation>
    </message>
    <message>
        <source>%1 shoulders the other king away from %2.</source>
        <translation>%1 تزاحم الملك الآخر وتبعده عن %2.</translation>
    </message>
    <message>
        <source>%1 heads for the corner in front of the rook pawn.</source>
        <translation>%1 تقصد الزاوية التي أمام بيدق الرخ.</translation>
    </message>
    <message>
        <source>%1 stops in front of the pawn.</source>
        <translation>%1 تتوقف أمام البيدق.</translation>
    </message>
    <message>
        <source>%1 guards the promotion square %2.</source>
        <translation>%1 تحرس خانة الترقية %2.</translation>
    </message>
    <message>
        <source>%1 goes to the short side and leaves the long side to the rook.</source>
        <translation>%1 تقصد الجانب القصير وتترك الطويل للرخ.</translation>
    </message>
    <message>
        <source>%1 comes in front of the pawn.</source>
        <translation>%1 تتقدم إلى أمام البيدق.</translation>
    </message>
    <message>
        <source>%1 goes behind the passed pawn.</source>
        <translation>%1 تنتقل إلى خلف البيدق السالك.</translation>
    </message>
    <message>
        <source>%1 checks from the side.</source>
        <translation>%1 تعطي كشًا من الجانب.</translation>
    </message>
    <message>
        <source>%1 checks from behind.</source>
        <translation>%1 تعطي كشًا من الخلف.</translation>
    </message>
    <message>
        <source>%1 checks from the front.</source>
        <translation>%1 تعطي كشًا من الأمام.</translation>
    </message>
    <message>
        <source>%1 makes the rook leave its king.</source>
        <translation>%1 تجبر الرخ على ترك ملكه.</translation>
    </message>
    <message>
        <source>%1 puts the bishops side by side: their diagonals make a wall.</source>
        <translation>%1 تضع الفيلين جنبًا إلى جنب: قطراهما جدار.</translation>
    </message>
    <message>
        <source>%1 is the only move that wins.</source>
        <translation>%1 هي النقلة الوحيدة التي تفوز.</translation>
    </message>
    <message>
        <source>%1 is the only move that draws.</source>
        <translation>%1 هي النقلة الوحيدة التي تحفظ التعادل.</translation>
    </message>
    <message>
        <source>%1 saves the bishop, which was hanging.</source>
        <translation>%1 تنقذ الفيل المعرّض للأسر.</translation>
    </message>
    <message>
        <source>%1 saves the knight, which was hanging.</source>
        <translation>%1 تنقذ الحصان المعرّض للأسر.</translation>
    </message>
    <message>
        <source>%1 saves the rook, which was hanging.</source>
        <translation>%1 تنقذ الرخ المعرّض للأسر.</translation>
    </message>
    <message>
        <source>%1 saves the queen, which was hanging.</source>
        <translation>%1 تنقذ الوزير المعرّض للأسر.</translation>
    </message>
    <message>
        <source>%1 saves the pawn, which was hanging.</source>
        <translation>%1 تنقذ البيدق المعرّض للأسر.</translation>
    </message>
    <message>
        <source>%1 attacks the bishop.</source>
        <translation>%1 تهاجم الفيل.</translation>
    </message>
    <message>
        <source>%1 attacks the knight.</source>
        <translation>%1 تهاجم الحصان.</translation>
    </message>
    <message>
        <source>%1 attacks the rook.</source>
        <translation>%1 تهاجم الرخ.</translation>
    </message>
    <message>
        <source>%1 attacks the queen.</source>
        <translation>%1 تهاجم الوزير.</translation>
    </message>
    <message>
        <source>%1 attacks the pawn.</source>
        <translation>%1 تهاجم البيدق.</translation>
    </message>
    <message>
        <source>%1 is check: he must go to %3.</source>
        <translation>%1 تعطي كشًا: عليه أن يذهب إلى %3.</translation>
    </message>
    <message>
        <source>%1 keeps him out of %2, where he wants to go.</source>
        <translation>%1 تمنعه من %2 حيث يريد أن يذهب.</translation>
    </message>
    <message>
        <source>%1 leaves him only %2.</source>
        <translation>%1 لا تترك له إلا %2.</translation>
    </message>
    <message>
        <source>%1 confines him to the edge.</source>
        <translation>%1 تحبسه على الحافة.</translation>
    </message>
    <message>
        <source>%1 drives him back towards the edge.</source>
        <translation>%1 تردّه نحو الحافة.</translation>
    </message>
    <message>
        <source>%1 threatens mate.</source>
        <translation>%1 تهدد بالمات.</translation>
    </message>
    <message>
        <source>%1 takes %2 away from him.</source>
        <translation>%1 تنتزع منه %2.</translation>
    </message>
    <message>
        <source>%1 gives check and drives him from %2.</source>
        <translation>%1 تعطي كشًا وتطرده من %2.</translation>
    </message>
    <message>
        <source>%1 protects the bishop before he can attack it.</source>
        <translation>%1 تحمي الفيل قبل أن يهاجمه.</translation>
    </message>
    <message>
        <source>%1 protects the knight before he can attack it.</source>
        <translation>%1 تحمي الحصان قبل أن يهاجمه.</translation>
    </message>
    <message>
        <source>%1 protects the rook before he can attack it.</source>
        <translation>%1 تحمي الرخ قبل أن يهاجمه.</translation>
    </message>
    <message>
        <source>%1 protects the queen before he can attack it.</source>
        <translation>%1 تحمي الوزير قبل أن يهاجمه.</translation>
    </message>
    <message>
        <source>%1 protects the pawn before he can attack it.</source>
        <translation>%1 تحمي البيدق قبل أن يهاجمه.</translation>
    </message>
    <message>
        <source>%1 moves the piece out of reach.</source>
        <translation>%1 تبعد القطعة عن المتناول.</translation>
    </message>
    <message>
        <source>%1 moves the bishop before he can attack it.</source>
        <translation>%1 تبعد الفيل قبل أن يهاجمه.</translation>
    </message>
    <message>
        <source>%1 moves the knight before he can attack it.</source>
        <translation>%1 تبعد الحصان قبل أن يهاجمه.</translation>
    </message>
    <message>
        <source>%1 moves the rook before he can attack it.</source>
        <translation>%1 تبعد الرخ قبل أن يهاجمه.</translation>
    </message>
    <message>
        <source>%1 moves the queen before he can attack it.</source>
        <translation>%1 تبعد الوزير قبل أن يهاجمه.</translation>
    </message>
    <message>
        <source>%1 moves the pawn before he can attack it.</source>
        <translation>%1 تدفع البيدق قبل أن يهاجمه.</translation>
    </message>
    <message>
        <source>%1 reaches the next stage: “%4”.</source>
        <translation>%1 تبلغ المرحلة التالية: «%4».</translation>
    </message>
    <message>
        <source>%1 takes the diagonal in front of him.</source>
        <translation>%1 تسيطر على القطر الذي أمامه.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to its mating post, a knight&apos;s move from the corner.</source>
        <translation>%1 تقرّب ملكك من موقعه للمات، على بُعد نقلة حصان من الزاوية.</translation>
    </message>
    <message>
        <source>%1 prepares the king&apos;s move to %2.</source>
        <translation>%1 تمهّد لنقل الملك إلى %2.</translation>
    </message>
    <message>
        <source>%1 prepares the bishop&apos;s move to %2.</source>
        <translation>%1 تمهّد لنقل الفيل إلى %2.</translation>
    </message>
    <message>
        <source>%1 prepares the knight&apos;s move to %2.</source>
        <translation>%1 تمهّد لنقل الحصان إلى %2.</translation>
    </message>
    <message>
        <source>%1 prepares a move to %2.</source>
        <translation>%1 تمهّد لنقلة إلى %2.</translation>
    </message>
    <message>
        <source>%1 is a step on the way to %2.</source>
        <translation>%1 خطوة في الطريق إلى %2.</translation>
    </message>
    <message>
        <source>%1 guards %2.</source>
        <translation>%1 تحرس %2.</translation>
    </message>
    <message>
        <source>%1 brings the bishop closer to your king.</source>
        <translation>%1 تقرّب الفيل من ملكك.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to your king.</source>
        <translation>%1 تقرّب الحصان من ملكك.</translation>
    </message>
    <message>
        <source>%1 keeps %2 guarded.</source>
        <translation>%1 تواصل حراسة %2.</translation>
    </message>
    <message>
        <source>%1 leaves him nothing to attack.</source>
        <translation>%1 لا تترك له ما يهاجمه.</translation>
    </message>
    <message>
        <source>%1 gets off the edge.</source>
        <translation>%1 تغادر الحافة.</translation>
    </message>
    <message>
        <source>Keep him on the edge</source>
        <translation>إبقاؤه على الحافة</translation>
    </message>
    <message>
        <source>Drive him into the corner</source>
        <translation>دفعه إلى الزاوية</translation>
    </message>
    <message>
        <source>He is on the edge. Take away the squares by which he could leave it and follow with king and knight.</source>
        <translation>إنه على الحافة. انتزع الخانات التي قد يخرج منها، وتقدّم وراءه بالملك والحصان.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up so that it faces his when it is your move.</source>
        <translation>لا يستطيع مغادرة الحافة. قرّب ملكك ليقابل ملكه حين يكون الدور لك.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up and drive him into the corner.</source>
        <translation>لا يستطيع مغادرة الحافة. قرّب ملكك وادفع ملكه إلى الزاوية.</translation>
    </message>
    <message>
        <source>%1 forces mate with the next move.</source>
        <translation>%1 تفرض المات في النقلة التالية.</translation>
    </message>
    <message>
        <source>%1 pins the pawn on %2, and it falls.</source>
        <translation>%1 تثبّت البيدق على %2 فيسقط.</translation>
    </message>
    <message>
        <source>%1 wins the rook by force.</source>
        <translation>%1 تكسب الرخ حتمًا.</translation>
    </message>
    <message>
        <source>%1 wins the bishop by force.</source>
        <translation>%1 تكسب الفيل حتمًا.</translation>
    </message>
    <message>
        <source>%1 wins the knight by force.</source>
        <translation>%1 تكسب الحصان حتمًا.</translation>
    </message>
    <message>
        <source>%1 wins the pawn by force.</source>
        <translation>%1 تكسب البيدق حتمًا.</translation>
    </message>
    <message>
        <source>%1 wins the piece on %2 by force.</source>
        <translation>%1 تكسب القطعة على %2 حتمًا.</translation>
    </message>
    <message>
        <source>%1 stays on a key square.</source>
        <translation>%1 تبقى على خانة مفتاحية.</translation>
    </message>
    <message>
        <source>%1 takes the distant opposition.</source>
        <translation>%1 تكسب المواجهة البعيدة.</translation>
    </message>
    <message>
        <source>%1 clears the pawn&apos;s path.</source>
        <translation>%1 تخلي طريق البيدق.</translation>
    </message>
    <message>
        <source>%1 reaches the seventh rank without check, so the king must give way.</source>
        <translation>%1 تبلغ الصف السابع دون كش، فيضطر الملك إلى التراجع.</translation>
    </message>
    <message>
        <source>%1 advances the pawn under the king&apos;s protection.</source>
        <translation>%1 تقدّم البيدق في حماية الملك.</translation>
    </message>
    <message>
        <source>%1 advances the pawn, and it cannot be captured.</source>
        <translation>%1 تقدّم البيدق ولا يمكن أسره.</translation>
    </message>
    <message>
        <source>%1 covers %2 on the pawn&apos;s path.</source>
        <translation>%1 تحرس %2 في طريق البيدق.</translation>
    </message>
    <message>
        <source>%1 is in time: the king still cannot catch the pawn.</source>
        <translation>%1 في الوقت المناسب: ما زال الملك لا يدرك البيدق.</translation>
    </message>
    <message>
        <source>%1 keeps the king away from %2, which the bishop does not cover.</source>
        <translation>%1 تبعد ملك الخصم عن %2 التي لا يسيطر عليها الفيل.</translation>
    </message>
    <message>
        <source>%1 keeps the pawn guarded.</source>
        <translation>%1 تواصل حماية البيدق.</translation>
    </message>
    <message>
        <source>%1 sets a trap: to capture the pawn is stalemate.</source>
        <translation>%1 تنصب فخًا: أسر البيدق خنق.</translation>
    </message>
    <message>
        <source>%1 heads for %2, the corner that the bishop does not cover.</source>
        <translation>%1 تقصد %2، الزاوية التي لا يسيطر عليها الفيل.</translation>
    </message>
    <message>
        <source>%1 pins the pawn, so that it cannot move.</source>
        <translation>%1 تثبّت البيدق فلا يستطيع التحرك.</translation>
    </message>
    <message>
        <source>%1 forces the king in front of its pawn.</source>
        <translation>%1 تجبر الملك على الوقوف أمام بيدقه.</translation>
    </message>
    <message>
        <source>%1 attacks %2 and ties the king to its defence.</source>
        <translation>%1 تهاجم %2 وتقيّد الملك بالدفاع عنها.</translation>
    </message>
    <message>
        <source>%1 offers the exchange of rooks.</source>
        <translation>%1 تعرض مبادلة الرخين.</translation>
    </message>
    <message>
        <source>%1 offers an exchange.</source>
        <translation>%1 تعرض مبادلة القطع.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the promotion square, %2.</source>
        <translation>%1 تقرّب الملك من %2 حيث يُرقّى البيدق.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the queen is guarded.</source>
        <translation>%1 ترد على السيخ: الوزير محمي.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the rook is guarded.</source>
        <translation>%1 ترد على السيخ: الرخ محمي.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the piece on %2 is guarded.</source>
        <translation>%1 ترد على السيخ: القطعة على %2 محمية.</translation>
    </message>
    <message>
        <source>%1 brings the queen closer with check.</source>
        <translation>%1 تقرّب الوزير مع كش.</translation>
    </message>
    <message>
        <source>%1 puts an end to the checks.</source>
        <translation>%1 تضع حدًا للكشات.</translation>
    </message>
    <message>
        <source>%1 gets out of check and comes closer to him.</source>
        <translation>%1 تخرج من الكش وتقترب منه.</translation>
    </message>
    <message>
        <source>%1 gets out of check.</source>
        <translation>%1 تخرج من الكش.</translation>
    </message>
    <message>
        <source>%1 brings the kings face to face, so that he cannot come forward.</source>
        <translation>%1 تجعل الملكين متقابلين فلا يستطيع التقدم.</translation>
    </message>
    <message>
        <source>%1 moves the queen out of reach.</source>
        <translation>%1 تبعد الوزير عن المتناول.</translation>
    </message>
    <message>
        <source>%1 moves the rook out of reach.</source>
        <translation>%1 تبعد الرخ عن المتناول.</translation>
    </message>
    <message>
        <source>%1 brings the knight to a square of the W.</source>
        <translation>%1 تنقل الحصان إلى خانة في مناورة W.</translation>
    </message>
    <message>
        <source>%1 takes your king off the edge.</source>
        <translation>%1 تبعد ملكك عن الحافة.</translation>
    </message>
    <message>
        <source>%1 stays in the centre.</source>
        <translation>%1 تبقى في الوسط.</translation>
    </message>
    <message>
        <source>%1 is possible because %2 is no longer guarded.</source>
        <translation>%1 ممكنة لأن %2 لم تعد محروسة.</translation>
    </message>
    <message>
        <source>%1 is still possible; a better move takes %2 away from him.</source>
        <translation>%1 ما زالت ممكنة؛ والنقلة الأفضل تنتزع منه %2.</translation>
    </message>
    <message>
        <source>Bring up your king</source>
        <translation>تقريب الملك</translation>
    </message>
    <message>
        <source>Shut him in</source>
        <translation>محاصرته</translation>
    </message>
    <message>
        <source>You can hold him behind the diagonal of seven squares. Bring your pieces nearer and take squares away from him.</source>
        <translation>يمكنك حصره خلف قطر من سبع خانات. قرّب قطعك وانتزع منه الخانات.</translation>
    </message>
    <message>
        <source>You can hold him behind the diagonal of five squares. Bring your pieces nearer and take squares away from him.</source>
        <translation>يمكنك حصره خلف قطر من خمس خانات. قرّب قطعك وانتزع منه الخانات.</translation>
    </message>
    <message>
        <source>Cut him off along a file or a rank, then bring up your king.</source>
        <translation>اقطع عليه الطريق عند عمود أو صف، ثم قرّب ملكك.</translation>
    </message>
    <message>
        <source>Bring your king and pieces up together and take squares away from him.</source>
        <translation>قدّم ملكك وقطعك معًا وانتزع منه الخانات.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up to mate him, and always leave him a square: beware of stalemate.</source>
        <translation>لا يستطيع مغادرة الحافة. قرّب ملكك لتنفيذ المات، واترك له خانة دائمًا: احذر الخنق.</translation>
    </message>
    <message>
        <source>Guard the pawn on the way, and bring your king to a key square: %1.</source>
        <translation>احمِ البيدق في الطريق، وأوصِل ملكك إلى خانة مفتاحية: %1.</translation>
    </message>
    <message>
        <source>%1 captures the queen.</source>
        <translation>%1 تأسر الوزير.</translation>
    </message>
    <message>
        <source>%1 captures the rook.</source>
        <translation>%1 تأسر الرخ.</translation>
    </message>
    <message>
        <source>%1 captures the bishop.</source>
        <translation>%1 تأسر الفيل.</translation>
    </message>
    <message>
        <source>%1 captures the knight.</source>
        <translation>%1 تأسر الحصان.</translation>
    </message>
    <message>
        <source>%1 captures the pawn.</source>
        <translation>%1 تأسر البيدق.</translation>
    </message>
    <message>
        <source>%1 avoids stalemate: he still has %2.</source>
        <translation>%1 تتجنب الخنق: تبقى له %2.</translation>
    </message>
    <message>
        <source>%1 brings the king closer with discovered check.</source>
        <translation>%1 تقرّب الملك مع كش مكشوف.</translation>
    </message>
    <message>
        <source>%1 heads for the key square %2.</source>
        <translation>%1 تقصد الخانة المفتاحية %2.</translation>
    </message>
    <message>
        <source>%1 comes closer to him.</source>
        <translation>%1 تقترب منه.</translation>
    </message>
    <message>
        <source>%1 comes closer to the centre.</source>
        <translation>%1 تقترب من الوسط.</translation>
    </message>
    <message>
        <source>%1 stays off the edge.</source>
        <translation>%1 تبقى بعيدًا عن الحافة.</translation>
    </message>
    <message>
        <source>%1 keeps as far from the other king as possible.</source>
        <translation>%1 تبقى أبعد ما يمكن عن الملك الآخر.</translation>
    </message>
    <message>
        <source>The mate is near. Bring up the missing piece, take his last squares, the corner last, and beware of stalemate.</source>
        <translation>المات قريب. أحضر القطعة الناقصة، وانتزع آخر خاناته، والزاوية آخرها، واحذر الخنق.</translation>
    </message>
    <message>
        <source>He is in a wrong corner. Drive him out, along the edge to %1.</source>
        <translation>إنه في زاوية خاطئة. أخرجه وادفعه على طول الحافة إلى %1.</translation>
    </message>
    <message>
        <source>%1 keeps the rook on the back rank, where it guards against mate.</source>
        <translation>%1 تُبقي الرخ على الصف الخلفي ليمنع المات.</translation>
    </message>
    <message>
        <source>%1 puts your king on its mating post, a knight&apos;s move from the corner.</source>
        <translation>%1 تضع ملكك في موقعه للمات، على بُعد نقلة حصان من الزاوية.</translation>
    </message>
    <message>
        <source>%1 gets back towards the centre.</source>
        <translation>%1 تعود نحو الوسط.</translation>
    </message>
    <message>
        <source>It also gets back towards the centre.</source>
        <translation>كما أنها تعود نحو الوسط.</translation>
    </message>
    <message>
        <source>It also gets off the edge.</source>
        <translation>كما أنها تغادر الحافة.</translation>
    </message>
    <message>
        <source>It also stays in the centre.</source>
        <translation>كما أنها تبقى في الوسط.</translation>
    </message>
    <message>
        <source>It also stays off the edge.</source>
        <translation>كما أنها تبقى بعيدًا عن الحافة.</translation>
    </message>
    <message>
        <source>It also keeps as far from the other king as possible.</source>
        <translation>كما أنها تبقى أبعد ما يمكن عن الملك الآخر.</translation>
    </message>
    <message>
        <source>Your king is close to his. Take squares away from him and bring up the other pieces, so that he must give way.</source>
        <translation>ملكك قريب من ملكه. انتزع منه الخانات وقرّب القطع الأخرى، فيضطر إلى التراجع.</translation>
    </message>
    <message>
        <source>Your king belongs in the centre, but first use the other pieces to take squares away from his.</source>
        <translation>مكان ملكك في الوسط، لكن انتزع أولًا خانات من ملكه بالقطع الأخرى.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of five squares. Make the triangle smaller before your king comes nearer.</source>
        <translation>احصره خلف قطر من خمس خانات. صغّر المثلث قبل أن يقترب ملكك.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Keep him there and mate him with the help of your king, but always leave him a square: beware of stalemate.</source>
        <translation>لا يستطيع مغادرة الحافة. أبقِه هناك ونفّذ المات بمساعدة ملكك، واترك له خانة دائمًا: احذر الخنق.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Make a waiting move, so that your king faces his when it is your move.</source>
        <translation>لا يستطيع مغادرة الحافة. العب نقلة انتظار ليقابل ملكك ملكه حين يكون الدور لك.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Drive him into the corner.</source>
        <translation>لا يستطيع مغادرة الحافة. ادفعه إلى الزاوية.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of three squares. Prepare for your king to go a knight&apos;s move from the corner.</source>
        <translation>احصره خلف قطر من ثلاث خانات. مهّد لنقل ملكك إلى خانة على بُعد نقلة حصان من الزاوية.</translation>
    </message>
    <message>
        <source>%1 saves the piece and avoids stalemate: he still has %2.</source>
        <translation>%1 تنقذ القطعة وتتجنب الخنق: تبقى له %2.</translation>
    </message>
    <message>
        <source>%1 gives check and takes %2 away from him.</source>
        <translation>%1 تعطي كشًا وتنتزع منه %2.</translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the queen.</source>
        <translation>%1 تخرج من الكش وتحمي الوزير.</translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the piece on %2.</source>
        <translation>%1 تخرج من الكش وتحمي القطعة على %2.</translation>
    </message>
    <message>
        <source>%1 gives check, and he cannot attack the checking piece in reply.</source>
        <translation>%1 تعطي كشًا، ولا يستطيع أن يرد بمهاجمة القطعة التي تكشّه.</translation>
    </message>
    <message>
        <source>%1 stops the pawn: on %2 it would be lost.</source>
        <translation>%1 توقف البيدق: لو بلغ %2 لسقط.</translation>
    </message>
    <message>
        <source>%1 keeps his king out of %2.</source>
        <translation>%1 تمنع ملك الخصم من %2.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer with check.</source>
        <translation>%1 تقرّب الحصان مع كش.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the rook is lost in any case.</source>
        <translation>%1 تخرج من الكش، لكن الرخ ضائع في كل حال.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the piece is lost in any case.</source>
        <translation>%1 تخرج من الكش، لكن القطعة ضائعة في كل حال.</translation>
    </message>
    <message>
        <source>%1 leaves %2 unguarded.</source>
        <translation>%1 تترك %2 بلا حراسة.</translation>
    </message>
    <message>
        <source>%1 gives him more room.</source>
        <translation>%1 تمنحه مجالًا أوسع.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a fork.</source>
        <translation>%1 تعطي كشًا وتهيئ شوكة.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a skewer.</source>
        <translation>%1 تعطي كشًا وتهيئ سيخًا.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a fork or a skewer.</source>
        <translation>%1 تعطي كشًا وتهيئ شوكة أو سيخًا.</translation>
    </message>
    <message>
        <source>%1 exchanges queens.</source>
        <translation>%1 تبادل الوزيرين.</translation>
    </message>
    <message>
        <source>%1 exchanges rooks.</source>
        <translation>%1 تبادل الرخين.</translation>
    </message>
    <message>
        <source>%1 exchanges pawns.</source>
        <translation>%1 تبادل البيدقين.</translation>
    </message>
    <message>
        <source>%1 exchanges pieces.</source>
        <translation>%1 تبادل القطع.</translation>
    </message>
    <message>
        <source>%1 leaves his king only %2.</source>
        <translation>%1 لا تترك لملكه إلا %2.</translation>
    </message>
    <message>
        <source>%1 keeps control of %2 on the pawn&apos;s path.</source>
        <translation>%1 تحافظ على السيطرة على %2 في طريق البيدق.</translation>
    </message>
    <message>
        <source>%1 allows him only %2.</source>
        <translation>%1 لا تسمح له إلا بـ %2.</translation>
    </message>
    <message>
        <source>%1 gives up a piece for the last pawn.</source>
        <translation>%1 تضحي بقطعة مقابل البيدق الأخير.</translation>
    </message>
    <message>
        <source>Take the queen.</source>
        <translation>خذ الوزير.</translation>
    </message>
    <message>
        <source>Take the rook.</source>
        <translation>خذ الرخ.</translation>
    </message>
    <message>
        <source>Take the bishop.</source>
        <translation>خذ الفيل.</translation>
    </message>
    <message>
        <source>Take the knight.</source>
        <translation>خذ الحصان.</translation>
    </message>
    <message>
        <source>Take the pawn.</source>
        <translation>خذ البيدق.</translation>
    </message>
    <message>
        <source>Promote the pawn.</source>
        <translation>رقِّ البيدق.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the centre.</source>
        <translation>%1 تقرّب الملك من الوسط.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to the centre.</source>
        <translation>%1 تقرّب الحصان من الوسط.</translation>
    </message>
    <message>
        <source>%1 brings the bishop closer to the centre.</source>
        <translation>%1 تقرّب الفيل من الوسط.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the bishop is lost in any case.</source>
        <translation>%1 تخرج من الكش، لكن الفيل ضائع في كل حال.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the knight is lost in any case.</source>
        <translation>%1 تخرج من الكش، لكن الحصان ضائع في كل حال.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the bishop is lost in any case.</source>
        <translation>%1 هي الأطول صمودًا، لكن الفيل ضائع في كل حال.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the knight is lost in any case.</source>
        <translation>%1 هي الأطول صمودًا، لكن الحصان ضائع في كل حال.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the rook is lost in any case.</source>
        <translation>%1 هي الأطول صمودًا، لكن الرخ ضائع في كل حال.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the piece is lost in any case.</source>
        <translation>%1 هي الأطول صمودًا، لكن القطعة ضائعة في كل حال.</translation>
    </message>
    <message>
        <source>%1 gives up the diagonal in front of him.</source>
        <translation>%1 تتخلى عن القطر الذي أمامه.</translation>
    </message>
    <message>
        <source>%1 keeps the bishop out of the other king&apos;s reach.</source>
        <translation>%1 تبقي الفيل بعيدًا عن متناول الملك الآخر.</translation>
    </message>
    <message>
        <source>%1 keeps the knight out of the other king&apos;s reach.</source>
        <translation>%1 تبقي الحصان بعيدًا عن متناول الملك الآخر.</translation>
    </message>
    <message>
        <source>%1 keeps the rook out of the other king&apos;s reach.</source>
        <translation>%1 تبقي الرخ بعيدًا عن متناول الملك الآخر.</translation>
    </message>
    <message>
        <source>%1 keeps the queen out of the other king&apos;s reach.</source>
        <translation>%1 تبقي الوزير بعيدًا عن متناول الملك الآخر.</translation>
    </message>
    <message>
        <source>%1 keeps the pawn out of the other king&apos;s reach.</source>
        <translation>%1 تبقي البيدق بعيدًا عن متناول الملك الآخر.</translation>
    </message>
    <message>
        <source>Take on %1.</source>
        <translation>خذ على %1.</translation>
    </message>
    <message>
        <source>%1 wins the race: both pawns promote, and then a skewer wins the queen.</source>
        <translation>%1 تكسب السباق: يُرقّى البيدقان، ثم يُكسب الوزير بسيخ.</translation>
    </message>
    <message>
        <source>%1 is in time: both pawns promote.</source>
        <translation>%1 تصل في الوقت المناسب: يُرقّى البيدقان.</translation>
    </message>
    <message>
        <source>%1 promotes to too weak a piece.</source>
        <translation>%1 ترقّي البيدق إلى قطعة أضعف من اللازم.</translation>
    </message>
    <message>
        <source>He is on the edge. Bring your king near his before he gets away from it.</source>
        <translation>هو على الحافة. قرّب ملكك من ملكه قبل أن يبتعد عنها.</translation>
    </message>
    <message>
        <source>He is on the edge. Use the other pieces to keep him there, then bring up your king.</source>
        <translation>هو على الحافة. أبقِه هناك بالقطع الأخرى ثم قرّب ملكك.</translation>
    </message>
    <message>
        <source>%1 does so too, but then %2</source>
        <translation>%1 تفعل ذلك أيضًا، لكن بعدها: %2</translation>
    </message>
    <message>
        <source>After %1, %2</source>
        <translation>بعد %1: %2</translation>
    </message>
    <message>
        <source>%1 threatens to promote, so the pawn must be taken.</source>
        <translation>%1 تهدد بالترقية، فلا بد من أسر البيدق.</translation>
    </message>
    <message>
        <source>%1 keeps the other king on the edge.</source>
        <translation>%1 تُبقي الملك الآخر على الحافة.</translation>
    </message>
    <message>
        <source>It also keeps the other king on the edge.</source>
        <translation>كما أنها تُبقي الملك الآخر على الحافة.</translation>
    </message>
    <message>
        <source>Your pawn on %1 is hanging. Save it first.</source>
        <translation>بيدقك على %1 معرّض للأسر. أنقذه أولًا.</translation>
    </message>
    <message>
        <source>Look at exchanges: what is left is won.</source>
        <translation>انظر في المبادلات: ما يبقى بعدها نهاية رابحة.</translation>
    </message>
    <message>
        <source>You can win material by force: look at every check and attack.</source>
        <translation>يمكنك كسب قطعة أو بيدق حتمًا: انظر في كل كش وكل هجوم.</translation>
    </message>
    <message>
        <source>Simpler: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>أبسط منها: %1</translation>
    </message>
    <message>
        <source>%1 begins a series of checks that wins material.</source>
        <translation>%1 تبدأ سلسلة كشات تكسب قطعة أو بيدقًا.</translation>
    </message>
    <message numerus="yes">
        <source>%1 That is %n move(s) slower than the best.</source>
        <comment>after a sentence about the move</comment>
        <translation>
            <numerusform>%1 وهي تساوي الفضلى.</numerusform>
            <numerusform>%1 وهي أبطأ من الفضلى بنقلة واحدة.</numerusform>
            <numerusform>%1 وهي أبطأ من الفضلى بنقلتين.</numerusform>
            <numerusform>%1 وهي أبطأ من الفضلى بـ%n نقلات.</numerusform>
            <numerusform>%1 وهي أبطأ من الفضلى بـ%n نقلة.</numerusform>
            <numerusform>%1 وهي أبطأ من الفضلى بـ%n نقلة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the rook.</source>
        <translation>%1 تخرج من الكش وتحمي الرخ.</translation>
    </message>
    <message>
        <source>%1 steps out of the pin and keeps the piece on %2 protected.</source>
        <translation>%1 تخرج من التثبيت وتُبقي القطعة على %2 محمية.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the pawn on %2.</source>
        <translation>%1 تقرّب الملك من البيدق على %2.</translation>
    </message>
    <message>
        <source>%1 brings the queen closer to the pawn on %2.</source>
        <translation>%1 تقرّب الوزير من البيدق على %2.</translation>
    </message>
    <message>
        <source>first</source>
        <comment>as in: along the first rank</comment>
        <translation>الأول</translation>
    </message>
    <message>
        <source>second</source>
        <comment>as in: along the second rank</comment>
        <translation>الثاني</translation>
    </message>
    <message>
        <source>third</source>
        <comment>as in: along the third rank</comment>
        <translation>الثالث</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>as in: along the fourth rank</comment>
        <translation>الرابع</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>as in: along the fifth rank</comment>
        <translation>الخامس</translation>
    </message>
    <message>
        <source>sixth</source>
        <comment>as in: along the sixth rank</comment>
        <translation>السادس</translation>
    </message>
    <message>
        <source>seventh</source>
        <comment>as in: along the seventh rank</comment>
        <translation>السابع</translation>
    </message>
    <message>
        <source>eighth</source>
        <comment>as in: along the eighth rank</comment>
        <translation>الثامن</translation>
    </message>
    <message>
        <source>%1 cuts the king off along the %7-file.</source>
        <translation>%1 تقطع الطريق على الملك على طول العمود %7.</translation>
    </message>
    <message>
        <source>%1 cuts the king off along the %9 rank.</source>
        <translation>%1 تقطع الطريق على الملك على طول الصف %9.</translation>
    </message>
    <message>
        <source>Close in and take squares away from him, so that he must give way.</source>
        <translation>اقترب وانتزع خانات من ملكه، فيضطر إلى التراجع.</translation>
    </message>
    <message>
        <source>Your knight on %1 is hanging. Save it first.</source>
        <translation>حصانك على %1 معرّض للأسر. أنقذه أولًا.</translation>
    </message>
    <message>
        <source>Your bishop on %1 is hanging. Save it first.</source>
        <translation>فيلك على %1 معرّض للأسر. أنقذه أولًا.</translation>
    </message>
    <message>
        <source>Your rook on %1 is hanging. Save it first.</source>
        <translation>رخّك على %1 معرّض للأسر. أنقذه أولًا.</translation>
    </message>
    <message>
        <source>Your queen on %1 is hanging. Save it first.</source>
        <translation>وزيرك على %1 معرّض للأسر. أنقذه أولًا.</translation>
    </message>
    <message>
        <source>Your king is ahead of the pawn. Bring the pawn up.</source>
        <translation>ملكك أمام البيدق. قدّم البيدق.</translation>
    </message>
    <message>
        <source>%1 gets away from the corner %2.</source>
        <translation>%1 تبتعد عن الزاوية %2.</translation>
    </message>
    <message>
        <source>It also gets away from the corner %2.</source>
        <translation>كما أنها تبتعد عن الزاوية %2.</translation>
    </message>
    <message>
        <source>Leave him less room</source>
        <translation>تضييق المجال</translation>
    </message>
    <message>
        <source>Your knight on %1 cannot be saved.</source>
        <translation>لا يمكن إنقاذ حصانك على %1.</translation>
    </message>
    <message>
        <source>Your bishop on %1 cannot be saved.</source>
        <translation>لا يمكن إنقاذ فيلك على %1.</translation>
    </message>
    <message>
        <source>Your rook on %1 cannot be saved.</source>
        <translation>لا يمكن إنقاذ رخّك على %1.</translation>
    </message>
    <message>
        <source>Your queen on %1 cannot be saved.</source>
        <translation>لا يمكن إنقاذ وزيرك على %1.</translation>
    </message>
    <message>
        <source>Your piece on %1 cannot be saved.</source>
        <translation>لا يمكن إنقاذ قطعتك على %1.</translation>
    </message>
    <message>
        <source>Leave him less room and bring up your king.</source>
        <translation>ضيّق عليه المجال وقرّب ملكك.</translation>
    </message>
    <message>
        <source>%1 draws, like any other move: the bishop does not cover %2, where the pawn promotes.</source>
        <translation>%1 تؤدي إلى التعادل، ككل نقلة أخرى: الفيل لا يغطي %2 حيث يُرقّى البيدق.</translation>
    </message>
    <message>
        <source>%1 draws, like any other move.</source>
        <translation>%1 تؤدي إلى التعادل، ككل نقلة أخرى.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the queen.</source>
        <translation>%1 تؤدي إلى التعادل، ككل نقلة تحافظ على الوزير.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the rook.</source>
        <translation>%1 تؤدي إلى التعادل، ككل نقلة تحافظ على الرخ.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the bishop.</source>
        <translation>%1 تؤدي إلى التعادل، ككل نقلة تحافظ على الفيل.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the knight.</source>
        <translation>%1 تؤدي إلى التعادل، ككل نقلة تحافظ على الحصان.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that does not lose a piece.</source>
        <translation>%1 تؤدي إلى التعادل، ككل نقلة لا تخسر قطعة.</translation>
    </message>
    <message>
        <source>%1 heads for a corner that the bishop does not cover.</source>
        <translation>%1 تقصد زاوية لا يسيطر عليها الفيل.</translation>
    </message>
    <message>
        <source>It also heads for a corner that the bishop does not cover.</source>
        <translation>كما أنها تقصد زاوية لا يسيطر عليها الفيل.</translation>
    </message>
    <message numerus="yes">
        <source>%1 misses a win of material: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 تفوّت كسب قطعة أو بيدق.</numerusform>
            <numerusform>%1 تفوّت كسب قطعة أو بيدق: أبطأ من الفضلى بنقلة واحدة.</numerusform>
            <numerusform>%1 تفوّت كسب قطعة أو بيدق: أبطأ من الفضلى بنقلتين.</numerusform>
            <numerusform>%1 تفوّت كسب قطعة أو بيدق: أبطأ من الفضلى بـ%n نقلات.</numerusform>
            <numerusform>%1 تفوّت كسب قطعة أو بيدق: أبطأ من الفضلى بـ%n نقلة.</numerusform>
            <numerusform>%1 تفوّت كسب قطعة أو بيدق: أبطأ من الفضلى بـ%n نقلة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 steps into the square of the pawn on %2.</source>
        <translation>%1 تدخل مربع البيدق على %2.</translation>
    </message>
    <message>
        <source>%1 stays in the square of the pawn on %2.</source>
        <translation>%1 تبقى في مربع البيدق على %2.</translation>
    </message>
    <message>
        <source>%1 shuts him in; squares left: %6.</source>
        <translation>%1 تحصره؛ الخانات الباقية له: %6.</translation>
    </message>
    <message>
        <source>%1 leaves him fewer squares: %6 instead of %5.</source>
        <translation>%1 تترك له خانات أقل: %6 بدلًا من %5.</translation>
    </message>
    <message>
        <source>%1 leaves the king as much room as possible.</source>
        <translation>%1 تُبقي لملكها أوسع مساحة ممكنة.</translation>
    </message>
    <message>
        <source>It also leaves the king as much room as possible.</source>
        <translation>كما أنها تُبقي لملكها أوسع مساحة ممكنة.</translation>
    </message>
    <message>
        <source>%1 keeps the rook in line with its king; off that line it would lose.</source>
        <translation>%1 تُبقي الرخ على خط واحد مع ملكه؛ ولو غادره لكانت الخسارة.</translation>
    </message>
    <message>
        <source>%1 attacks the pawn from the side, as Vančura did.</source>
        <translation>%1 تهاجم البيدق من الجانب، كما فعل فانتشورا.</translation>
    </message>
    <message>
        <source>%1 keeps the king off the edge, where it would be lost.</source>
        <translation>%1 تُبعد الملك عن الحافة حيث كان سيخسر.</translation>
    </message>
    <message>
        <source>%1 attacks the piece on %2 and threatens mate.</source>
        <translation>%1 تهاجم القطعة على %2 وتهدد بالمات.</translation>
    </message>
    <message>
        <source>%1 threatens mate: only a move to %3 prevents it.</source>
        <translation>%1 تهدد بالمات: لا تمنعه إلا نقلة إلى %3.</translation>
    </message>
    <message>
        <source>%1 puts the other side in zugzwang.</source>
        <translation>%1 تضع الخصم في زوغزوانغ.</translation>
    </message>
    <message>
        <source>His king is too late. Push the pawn.</source>
        <translation>ملك الخصم متأخر. قدّم البيدق.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour, %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1 التفاف. %2</numerusform>
            <numerusform>%1 التفاف أبطأ من الفضلى بنقلة واحدة. %2</numerusform>
            <numerusform>%1 التفاف أبطأ من الفضلى بنقلتين. %2</numerusform>
            <numerusform>%1 التفاف أبطأ من الفضلى بـ%n نقلات. %2</numerusform>
            <numerusform>%1 التفاف أبطأ من الفضلى بـ%n نقلة. %2</numerusform>
            <numerusform>%1 التفاف أبطأ من الفضلى بـ%n نقلة. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 works but is %n move(s) slower. %2</source>
        <translation>
            <numerusform>%1 تفي بالغرض. %2</numerusform>
            <numerusform>%1 تفي بالغرض لكنها أبطأ بنقلة واحدة. %2</numerusform>
            <numerusform>%1 تفي بالغرض لكنها أبطأ بنقلتين. %2</numerusform>
            <numerusform>%1 تفي بالغرض لكنها أبطأ بـ%n نقلات. %2</numerusform>
            <numerusform>%1 تفي بالغرض لكنها أبطأ بـ%n نقلة. %2</numerusform>
            <numerusform>%1 تفي بالغرض لكنها أبطأ بـ%n نقلة. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>His king is too late. Clear the pawn&apos;s path and push it.</source>
        <translation>ملك الخصم متأخر. أخلِ طريق البيدق وقدّمه.</translation>
    </message>
    <message>
        <source>His king is too late. Improve your king first, then push the pawn.</source>
        <translation>ملك الخصم متأخر. حسّن موقع ملكك أولًا، ثم قدّم البيدق.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses material and is %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1 تخسر قطعة أو بيدقًا. %2</numerusform>
            <numerusform>%1 تخسر قطعة أو بيدقًا وهي أبطأ من الفضلى بنقلة واحدة. %2</numerusform>
            <numerusform>%1 تخسر قطعة أو بيدقًا وهي أبطأ من الفضلى بنقلتين. %2</numerusform>
            <numerusform>%1 تخسر قطعة أو بيدقًا وهي أبطأ من الفضلى بـ%n نقلات. %2</numerusform>
            <numerusform>%1 تخسر قطعة أو بيدقًا وهي أبطأ من الفضلى بـ%n نقلة. %2</numerusform>
            <numerusform>%1 تخسر قطعة أو بيدقًا وهي أبطأ من الفضلى بـ%n نقلة. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Your pieces on %1 are hanging. Save them all first.</source>
        <translation>قطعك على %1 معرّضة للأسر. أنقذها كلها أولًا.</translation>
    </message>
    <message>
        <source>White replies: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>يرد الأبيض: %1</translation>
    </message>
    <message>
        <source>Black replies: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>يرد الأسود: %1</translation>
    </message>
    <message>
        <source>%1 keeps the other king off the key squares.</source>
        <translation>%1 تبعد ملك الخصم عن الخانات المفتاحية.</translation>
    </message>
    <message>
        <source>%1 keeps the other king from the rank in front of the pawn, as Philidor did.</source>
        <translation>%1 تمنع ملك الخصم من الصف الذي أمام البيدق، كما فعل فيليدور.</translation>
    </message>
    <message>
        <source>%1 pins the knight on %2, and it falls.</source>
        <translation>%1 تثبّت الحصان على %2 فيسقط.</translation>
    </message>
    <message>
        <source>%1 pins the bishop on %2, and it falls.</source>
        <translation>%1 تثبّت الفيل على %2 فيسقط.</translation>
    </message>
    <message>
        <source>%1 pins the rook on %2, and it falls.</source>
        <translation>%1 تثبّت الرخ على %2 فيسقط.</translation>
    </message>
    <message>
        <source>%1 pins the queen on %2, and it falls.</source>
        <translation>%1 تثبّت الوزير على %2 فيسقط.</translation>
    </message>
    <message>
        <source>%1 wins the race: the pawn promotes with check.</source>
        <translation>%1 تكسب السباق: يُرقّى البيدق مع كش.</translation>
    </message>
    <message>
        <source>%1 wins the race: the new queen stops the other pawn.</source>
        <translation>%1 تكسب السباق: الوزير الجديد يوقف البيدق الآخر.</translation>
    </message>
    <message>
        <source>%1 pins the knight on %2 to its king.</source>
        <translation>%1 تثبّت الحصان على %2 أمام ملكه.</translation>
    </message>
    <message>
        <source>%1 pins the bishop on %2 to its king.</source>
        <translation>%1 تثبّت الفيل على %2 أمام ملكه.</translation>
    </message>
    <message>
        <source>%1 pins the rook on %2 to its king.</source>
        <translation>%1 تثبّت الرخ على %2 أمام ملكه.</translation>
    </message>
    <message>
        <source>%1 pins the queen on %2 to its king.</source>
        <translation>%1 تثبّت الوزير على %2 أمام ملكه.</translation>
    </message>
    <message>
        <source>It also guards the promotion square %2.</source>
        <translation>كما أنها تحرس خانة الترقية %2.</translation>
    </message>
    <message>
        <source>It also attacks the pawn.</source>
        <translation>كما أنها تهاجم البيدق.</translation>
    </message>
    <message>
        <source>It also comes closer to the pawn on %2.</source>
        <translation>كما أنها تقترب من البيدق على %2.</translation>
    </message>
    <message>
        <source>It also comes closer to the promotion square, %2.</source>
        <translation>كما أنها تقترب من %2 حيث يُرقّى البيدق.</translation>
    </message>
    <message>
        <source>%1 gives up a pawn to draw the king to %2.</source>
        <translation>%1 تضحي ببيدق لاستدراج الملك إلى %2.</translation>
    </message>
    <message>
        <source>%1 drives the king in front of its pawn within %6 moves.</source>
        <translation>%1 تسوق الملك إلى أمام بيدقه (عدد النقلات: %6 على الأكثر).</translation>
    </message>
    <message>
        <source>%1 leaves the knight no safe square.</source>
        <translation>%1 لا تترك للحصان مربعًا آمنًا.</translation>
    </message>
    <message>
        <source>%1 leaves the bishop no safe square.</source>
        <translation>%1 لا تترك للفيل مربعًا آمنًا.</translation>
    </message>
    <message>
        <source>%1 steps to the side away from the other king.</source>
        <translation>%1 تتنحى إلى الجانب الذي لا يقف فيه الملك الآخر.</translation>
    </message>
    <message>
        <source>%1 keeps up the second-rank defence: the rook stays on the line next to the edge.</source>
        <translation>%1 تواصل دفاع الصف الثاني: يبقى الرخ على الخط المجاور للحافة.</translation>
    </message>
    <message>
        <source>%1 gives check, and the king guards the rook.</source>
        <translation>%1 تعطي كشًا والملك يحمي الرخ.</translation>
    </message>
    <message>
        <source>%1 takes the king to the corner that the bishop does not cover, where mate cannot be forced.</source>
        <translation>%1 تنقل الملك إلى الركن الذي لا يسيطر عليه الفيل حيث لا يمكن فرض المات.</translation>
    </message>
    <message>
        <source>%1 takes your king past the line on which the rook could cut it off.</source>
        <translation>%1 تعبر بملكك الخط الذي يستطيع الرخ أن يقطع عليه الطريق فيه.</translation>
    </message>
    <message>
        <source>%1 takes the rook to the long side, where it has room for checks.</source>
        <translation>%1 تنقل الرخ إلى الجانب الطويل حيث يتسع المجال للكش.</translation>
    </message>
    <message>
        <source>%1 prepares a discovered check.</source>
        <translation>%1 تهيئ كشًا مكشوفًا.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares zugzwang.</source>
        <translation>%1 تعطي كشًا وتهيئ زوغزوانغ.</translation>
    </message>
    <message>
        <source>%1 threatens a deadly check on %3.</source>
        <translation>%1 تهدد بكش قاتل على %3.</translation>
    </message>
    <message>
        <source>%1 threatens mate on %3.</source>
        <translation>%1 تهدد بالمات على %3.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to the knight, which has no safe square.</source>
        <translation>%1 تقرّب ملكك من الحصان الذي ليس له مربع آمن.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to the bishop, which has no safe square.</source>
        <translation>%1 تقرّب ملكك من الفيل الذي ليس له مربع آمن.</translation>
    </message>
    <message>
        <source>%1 passes the pawn on the side away from the other king.</source>
        <translation>%1 تتجاوز البيدق من الجانب الذي لا يقف فيه الملك الآخر.</translation>
    </message>
    <message>
        <source>%1 brings the knight to safety.</source>
        <translation>%1 تنقل الحصان إلى مكان آمن.</translation>
    </message>
    <message>
        <source>%1 brings the bishop to safety.</source>
        <translation>%1 تنقل الفيل إلى مكان آمن.</translation>
    </message>
    <message>
        <source>%1 keeps the bishop on the diagonal to %2, where it can interpose.</source>
        <translation>%1 تبقي الفيل على القطر المؤدي إلى %2، حيث يمكنه صد الكش.</translation>
    </message>
    <message>
        <source>%1 takes the king to the edge, ready for the check on %2.</source>
        <translation>%1 تنقل الملك إلى الحافة، استعدادًا للكش على %2.</translation>
    </message>
</context>
<context>
    <name>CourseCommands</name>
    <message>
        <source>&amp;Courses</source>
        <translation>الدورات (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open a course…</source>
        <translation>فتح دورة (&amp;O)…</translation>
    </message>
    <message>
        <source>A PGN file with one game per page, such as a Lichess study</source>
        <translation>ملف PGN كل مباراة فيه صفحة، كدراسة على Lichess</translation>
    </message>
    <message>
        <source>Go one step back in the course</source>
        <translation>الرجوع خطوة واحدة في الدورة</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Go one step forward in the course</source>
        <translation>التقدم خطوة واحدة في الدورة</translation>
    </message>
    <message>
        <source>&amp;Leave course</source>
        <translation>مغادرة الدورة (&amp;L)</translation>
    </message>
    <message>
        <source>Leave the course; it will reopen at this page</source>
        <translation>مغادرة الدورة؛ وستُفتح مجددًا على هذه الصفحة</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>المحتويات (&amp;C)</translation>
    </message>
    <message>
        <source>Chapters and pages of the course, and which are solved</source>
        <translation>فصول الدورة وصفحاتها، وما حُلّ منها</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Close the contents and go on with the page</source>
        <translation>إغلاق المحتويات ومتابعة الصفحة</translation>
    </message>
    <message>
        <source>Next &amp;unsolved question</source>
        <translation>السؤال التالي غير المحلول (&amp;U)</translation>
    </message>
    <message>
        <source>Next unsolved</source>
        <translation>التالي غير المحلول</translation>
    </message>
    <message>
        <source>Go to the first page; your results are kept</source>
        <translation>الانتقال إلى الصفحة الأولى؛ وتبقى نتائجك محفوظة</translation>
    </message>
    <message>
        <source>&amp;Skip to the next page</source>
        <translation>القفز إلى الصفحة التالية (&amp;S)</translation>
    </message>
    <message>
        <source>Go to the next page, whether this one is solved or not</source>
        <translation>الانتقال إلى الصفحة التالية، سواء حُلّت هذه أم لا</translation>
    </message>
    <message>
        <source>Learn: chapter %1, page %2</source>
        <translation>تعلّم: الفصل %1، الصفحة %2</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>تعلّم</translation>
    </message>
    <message>
        <source>Read the course on mating with bishop and knight</source>
        <translation>قراءة دورة المات بالفيل والحصان</translation>
    </message>
    <message>
        <source>Done: %1 of %2.</source>
        <translation>المنجز: %1 من %2.</translation>
    </message>
    <message>
        <source>Continue the course where you left off.</source>
        <translation>متابعة الدورة من حيث توقفت.</translation>
    </message>
    <message>
        <source>Leave course</source>
        <translation>مغادرة الدورة</translation>
    </message>
    <message>
        <source>Press Esc again to leave the course.</source>
        <translation>اضغط Esc مرة أخرى لمغادرة الدورة.</translation>
    </message>
    <message>
        <source>Learn: %1, chapter %2, page %3</source>
        <comment>a course</comment>
        <translation>تعلّم: %1، الفصل %2، الصفحة %3</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <comment>a chapter</comment>
        <translation>متابعة: %1</translation>
    </message>
    <message>
        <source>Go to the next question from here that is not solved; after the last one, from the start</source>
        <translation>الانتقال من هنا إلى السؤال التالي غير المحلول؛ وبعد الأخير من البداية</translation>
    </message>
    <message>
        <source>&amp;Previous move or page</source>
        <translation>النقلة أو الصفحة السابقة (&amp;P)</translation>
    </message>
    <message>
        <source>Next move or page</source>
        <translation>النقلة أو الصفحة التالية</translation>
    </message>
    <message>
        <source>Play the move for you; the question counts as failed</source>
        <translation>لعب النقلة عنك؛ ويُحسب السؤال إخفاقًا</translation>
    </message>
    <message>
        <source>Select the squares for you; the question counts as failed</source>
        <translation>اختيار الخانات عنك؛ ويُحسب السؤال إخفاقًا</translation>
    </message>
    <message>
        <source>The course will then continue from its first page; your results are kept.</source>
        <translation>تتابع الدورة بعد ذلك من صفحتها الأولى؛ وتبقى نتائجك محفوظة.</translation>
    </message>
    <message>
        <source>%1 (English)</source>
        <comment>a course without a translation</comment>
        <translation>%1 (بالإنجليزية)</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a course, what is done of it, and all of it</comment>
        <translation>%1 (%2 من %3)</translation>
    </message>
    <message>
        <source>Your unfinished answer to this page will be lost.</source>
        <translation>ستُفقد إجابتك غير المكتملة في هذه الصفحة.</translation>
    </message>
    <message>
        <source>no course is open</source>
        <translation>لا دورة مفتوحة</translation>
    </message>
    <message>
        <source>leave the replay first</source>
        <translation>غادر إعادة العرض أولًا</translation>
    </message>
    <message>
        <source>leave the set-up first</source>
        <translation>غادر إعداد الوضعية أولًا</translation>
    </message>
    <message>
        <source>all are solved</source>
        <translation>حُلّت كلها</translation>
    </message>
    <message>
        <source>Back to chapter %1, page %2</source>
        <translation>العودة إلى الفصل %1، الصفحة %2</translation>
    </message>
    <message>
        <source>Back to %1, chapter %2, page %3</source>
        <comment>a course</comment>
        <translation>العودة إلى: %1، الفصل %2، الصفحة %3</translation>
    </message>
    <message>
        <source>Choose “Go to page 1” again to go there; Esc stays here.</source>
        <translation>اختر «الانتقال إلى الصفحة 1» مرة أخرى للانتقال إليها، أو اضغط Esc للبقاء هنا.</translation>
    </message>
    <message>
        <source>Go to page &amp;1</source>
        <translation>الانتقال إلى الصفحة &amp;1</translation>
    </message>
    <message>
        <source>Choose “Skip” again to go to the next page; Esc stays here.</source>
        <translation>اختر «تخطّي» مرة أخرى للانتقال إلى الصفحة التالية، أو اضغط Esc للبقاء هنا.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>تخطّي</translation>
    </message>
    <message>
        <source>Stay on the page</source>
        <translation>البقاء في الصفحة</translation>
    </message>
    <message>
        <source>Choose “Previous page” again to go there; Esc stays here.</source>
        <translation>اختر «الصفحة السابقة» مرة أخرى للانتقال إليها، أو اضغط Esc للبقاء هنا.</translation>
    </message>
    <message>
        <source>Show the move or the squares, or start again</source>
        <translation>عرض النقلة أو الخانات، أو البدء من جديد</translation>
    </message>
    <message>
        <source>Play the page from its first position again</source>
        <translation>إعادة لعب الصفحة من وضعيتها الأولى</translation>
    </message>
    <message>
        <source>keep a position first</source>
        <translation>احتفظ بوضعية أولًا</translation>
    </message>
</context>
<context>
    <name>CourseFaults</name>
    <message>
        <source>“%1” is not a known task, so the page is for reading only.</source>
        <translation>«%1» ليست مهمة معروفة، فهذه الصفحة للقراءة فقط.</translation>
    </message>
    <message>
        <source>There is no move to find, so the page is for reading only.</source>
        <translation>لا نقلة مطلوبة فيها، فهذه الصفحة للقراءة فقط.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more error(s).</source>
        <translation>
            <numerusform>لا أخطاء أخرى.</numerusform>
            <numerusform>هناك خطأ آخر.</numerusform>
            <numerusform>هناك خطآن آخران.</numerusform>
            <numerusform>هناك %n أخطاء أخرى.</numerusform>
            <numerusform>هناك %n خطأ آخر.</numerusform>
            <numerusform>هناك %n خطأ آخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course has an error in chapter %1, “%2”, page %3.</source>
        <translation>في الدورة خطأ في الفصل %1، «%2»، الصفحة %3.</translation>
    </message>
    <message>
        <source>The game is over at the start, so the page is for reading only.</source>
        <translation>المباراة منتهية من البداية، فهذه الصفحة للقراءة فقط.</translation>
    </message>
    <message>
        <source>It is a draw, not mate in %1.</source>
        <translation>هذا تعادل، وليس ماتًا في %1 من النقلات.</translation>
    </message>
    <message>
        <source>It is checkmate already.</source>
        <translation>إنه كش مات بالفعل.</translation>
    </message>
    <message>
        <source>It is mate in %1, not in %2.</source>
        <translation>المات في %1 من النقلات وليس في %2.</translation>
    </message>
    <message>
        <source>“%1” cannot be checked without the tablebase.</source>
        <comment>a claim</comment>
        <translation>لا يمكن التحقق من «%1» دون جدول النهاية.</translation>
    </message>
    <message>
        <source>It is mate in %1, not a draw.</source>
        <translation>هذا مات في %1 من النقلات وليس تعادلًا.</translation>
    </message>
    <message>
        <source>“%1” is not true.</source>
        <comment>a claim</comment>
        <translation>«%1» غير صحيح.</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <comment>a move and what is wrong with the text behind it</comment>
        <translation>بعد %1: %2</translation>
    </message>
    <message>
        <source>It is a draw, not a win.</source>
        <translation>هذا تعادل وليس فوزًا.</translation>
    </message>
    <message>
        <source>There is no move to find yet: play the solution on the board.</source>
        <translation>لا توجد نقلة مطلوبة بعد: العب الحل على الرقعة.</translation>
    </message>
</context>
<context>
    <name>Curves</name>
    <message>
        <source>Start</source>
        <translation>البداية</translation>
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
        <translation>مباراة</translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>بلا نقلات</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>بلا نقلات</numerusform>
            <numerusform>نقلة واحدة</numerusform>
            <numerusform>نقلتان</numerusform>
            <numerusform>%n نقلات</numerusform>
            <numerusform>%n نقلة</numerusform>
            <numerusform>%n نقلة</numerusform>
        </translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>كش مات</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>تعادل بالخنق</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>لم تنتهِ</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>a round: what, when, how long, how it ended</comment>
        <translation>%1، %2، %3، %4</translation>
    </message>
    <message>
        <source>E&amp;arlier games</source>
        <translation>المباريات السابقة (&amp;A)</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>استسلام</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>Neither side can force mate here.</source>
        <translation>لا يستطيع أي من الطرفين فرض المات هنا.</translation>
    </message>
    <message>
        <source>Only a king in the corner, blocked by his own piece, can be mated.</source>
        <translation>لا يقع المات إلا على ملك في الزاوية تسدّ طريقه قطعة من قطعه.</translation>
    </message>
    <message>
        <source>Keep your king out of the corners, and you are safe.</source>
        <translation>أبقِ ملكك خارج الزوايا تكن آمنًا.</translation>
    </message>
    <message>
        <source>Leave him a square until you can mate: beware of stalemate.</source>
        <translation>اترك له خانة حتى تنفّذ المات: احذر الخنق.</translation>
    </message>
    <message>
        <source>King and queen are enough; the other piece just speeds things up.</source>
        <translation>الوزير والملك يكفيان؛ القطعة الأخرى تسرّع الأمر فحسب.</translation>
    </message>
    <message>
        <source>King and rook are enough; the other piece shrinks the box.</source>
        <translation>الرخ والملك يكفيان؛ القطعة الأخرى تصغّر الصندوق.</translation>
    </message>
    <message>
        <source>Keep the queen a knight&apos;s move away from him, and leave him a square until you can mate.</source>
        <translation>أبقِ الوزير على بُعد نقلة حصان منه، واترك له خانة حتى تنفّذ المات.</translation>
    </message>
    <message>
        <source>Use the rook to confine the king to a box, and shrink it.</source>
        <translation>احبس الملك في صندوق بالرخ، ثم صغّره.</translation>
    </message>
    <message>
        <source>Your king must help. When the kings face each other, a check from the side drives him back.</source>
        <translation>لا غنى عن عون ملكك. حين يتقابل الملكان يردّه الكش الجانبي إلى الوراء.</translation>
    </message>
    <message>
        <source>Drive the king into any corner, keeping the bishops side by side.</source>
        <translation>ادفع الملك إلى أي زاوية، والفيلان جنبًا إلى جنب.</translation>
    </message>
    <message>
        <source>Drive the king into a corner of the bishop&apos;s colour.</source>
        <translation>ادفع الملك إلى زاوية من لون الفيل.</translation>
    </message>
    <message>
        <source>First to the edge, then along it; the knight covers the squares the bishop cannot.</source>
        <translation>إلى الحافة أولًا ثم على طولها؛ والحصان يغطي الخانات التي لا يستطيع الفيل تغطيتها.</translation>
    </message>
    <message>
        <source>Stay away from the corners of the bishop&apos;s colour as long as you can.</source>
        <translation>ابتعد عن الزوايا التي من لون الفيل ما استطعت.</translation>
    </message>
    <message>
        <source>Escort the pawn through with your king and bishop.</source>
        <translation>رافق البيدق إلى الترقية بالملك والفيل.</translation>
    </message>
    <message>
        <source>With a rook pawn, keep him out of the queening corner if your bishop does not control it: there he holds the draw.</source>
        <translation>مع بيدق الرخ، امنع الملك من زاوية الترقية إن لم يسيطر عليها فيلك: ففيها يحفظ التعادل.</translation>
    </message>
    <message>
        <source>A knight behind the pawn guards it for good. A rook pawn must not reach the seventh rank too early.</source>
        <translation>حصان خلف البيدق يحميه على الدوام. ولا ينبغي أن يبلغ بيدق الرخ الصف السابع قبل أوانه.</translation>
    </message>
    <message>
        <source>If he takes one, the other runs through.</source>
        <translation>إن أسر أحدهما انطلق الآخر.</translation>
    </message>
    <message>
        <source>With the kings close on the edge, lose a move, as Philidor did: in zugzwang, the rook must leave its king. Beware of stalemate.</source>
        <translation>على الحافة والملكان متقاربان، أضِع نقلة كما فعل فيليدور: ففي الزوغزوانغ يضطر الرخ إلى ترك ملكه. احذر الخنق.</translation>
    </message>
    <message>
        <source>Drive the king to the edge, as if he were alone.</source>
        <translation>ادفع الملك إلى الحافة كأنه وحيد.</translation>
    </message>
    <message>
        <source>Keep your king on squares where the bishop cannot check it.</source>
        <translation>أبقِ ملكك على خانات لا يستطيع الفيل أن يكشّه عليها.</translation>
    </message>
    <message>
        <source>Keep the bishop close to your king, and the king in the centre.</source>
        <translation>أبقِ الفيل قرب ملكك، والملك في الوسط.</translation>
    </message>
    <message>
        <source>Drive the king and knight to the edge, or separate them.</source>
        <translation>ادفع الملك والحصان إلى الحافة، أو فرّق بينهما.</translation>
    </message>
    <message>
        <source>Keep the knight beside your king, and keep both out of the corners.</source>
        <translation>أبقِ الحصان بجانب ملكك، وكليهما خارج الزوايا.</translation>
    </message>
    <message>
        <source>A bishop or rook pawn on the seventh with its king beside it draws unless your king is close.</source>
        <translation>بيدق الفيل أو الرخ على الصف السابع، وملكه بجانبه، يصمد ما لم يكن ملكك قريبًا.</translation>
    </message>
    <message>
        <source>Use your king to shut the bishop out of the pawn&apos;s path.</source>
        <translation>اقطع على الفيل بملكك طريق البيدق.</translation>
    </message>
    <message>
        <source>Run where the knight cannot follow.</source>
        <translation>اجرِ حيث لا يلحق بك الحصان.</translation>
    </message>
    <message>
        <source>Near the edge a knight is slow: a rook pawn is the hardest for it to stop.</source>
        <translation>الحصان بطيء قرب الحافة: وبيدق الرخ أصعب ما يوقفه.</translation>
    </message>
    <message>
        <source>Get the pawn home before the rook can stop it.</source>
        <translation>أوصِل البيدق إلى الترقية قبل أن يتمكن الرخ من إيقافه.</translation>
    </message>
    <message>
        <source>Your king shields the pawn from the rook.</source>
        <translation>ملكك يحجب البيدق عن الرخ.</translation>
    </message>
    <message>
        <source>Promote with check, or so that mate follows.</source>
        <translation>رقِّ البيدق مع كش، أو بحيث يتلوه المات.</translation>
    </message>
    <message>
        <source>Stop the pawn.</source>
        <translation>أوقف البيدق.</translation>
    </message>
    <message>
        <source>Count the moves: who promotes first, and with check?</source>
        <translation>عُدّ النقلات: من يرقّي أولًا، وهل يرقّي مع كش؟</translation>
    </message>
    <message>
        <source>A king can go after both pawns at once, as in Réti&apos;s study.</source>
        <translation>يستطيع الملك أن يلاحق البيدقين معًا، كما في دراسة ريتي.</translation>
    </message>
    <message>
        <source>The side that checks first may win: look for mate or a skewer.</source>
        <translation>من يكشّ أولًا قد يفوز: ابحث عن مات أو سيخ.</translation>
    </message>
    <message>
        <source>Win the rook with a skewer or double attack, or mate on the edge.</source>
        <translation>اكسب الرخ بسيخ أو بهجوم مزدوج، أو نفّذ المات على الحافة.</translation>
    </message>
    <message>
        <source>two queens</source>
        <translation>وزيران</translation>
    </message>
    <message>
        <source>two rooks</source>
        <translation>رخان</translation>
    </message>
    <message>
        <source>two bishops</source>
        <translation>فيلان</translation>
    </message>
    <message>
        <source>two knights</source>
        <translation>حصانان</translation>
    </message>
    <message>
        <source>two pawns</source>
        <translation>بيدقان</translation>
    </message>
    <message>
        <source>bare kings</source>
        <translation>ملكان فقط</translation>
    </message>
    <message>
        <source>Strike at once: look for a mate, a skewer or a fork.</source>
        <translation>اضرب فورًا: ابحث عن مات أو سيخ أو شوكة.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>pieces of one side, as in: queen and rook</comment>
        <translation>%1 و%2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>pieces of both sides, as in: queen against rook</comment>
        <translation>%1 ضد %2</translation>
    </message>
    <message>
        <source>Promote the pawn.</source>
        <translation>رقِّ البيدق.</translation>
    </message>
    <message>
        <source>Just run: the other king is outside the square of the pawn.</source>
        <translation>اجرِ به فحسب: الملك الآخر خارج مربع البيدق.</translation>
    </message>
    <message>
        <source>Bring your king to a key square of the pawn.</source>
        <translation>أوصِل ملكك إلى إحدى الخانات المفتاحية للبيدق.</translation>
    </message>
    <message>
        <source>Your king is on a key square: now escort the pawn home.</source>
        <translation>ملكك على خانة مفتاحية: أوصِل البيدق إلى الترقية الآن.</translation>
    </message>
    <message>
        <source>Win the pawn.</source>
        <translation>اكسب البيدق.</translation>
    </message>
    <message>
        <source>Get into the corner in front of the pawn, or trap the other king there.</source>
        <translation>ادخل الزاوية أمام البيدق، أو احبس الملك الآخر فيها.</translation>
    </message>
    <message>
        <source>Keep the other king away from the key squares of the pawn.</source>
        <translation>أبعِد الملك الآخر عن الخانات المفتاحية للبيدق.</translation>
    </message>
    <message>
        <source>Hold out, and take the pawn if it is ever left unprotected.</source>
        <translation>اصمد، وخذ البيدق متى تُرك بلا حماية.</translation>
    </message>
    <message>
        <source>Take away one rank or file after another, using the two pieces in turn.</source>
        <translation>اسلبه صفًا بعد صف أو عمودًا بعد عمود، والقطعتان تتناوبان.</translation>
    </message>
    <message>
        <source>Drive the king to the edge with the queen, then bring up your own king.</source>
        <translation>ادفع الملك إلى الحافة بالوزير، ثم قرّب ملكك.</translation>
    </message>
    <message>
        <source>Two neighbouring diagonals are a wall he cannot cross; your king follows behind.</source>
        <translation>قطران متجاوران جدار لا يعبره؛ وملكك يتقدم وراءهما.</translation>
    </message>
    <message>
        <source>Two knights cannot force mate; your opponent has to walk into it.</source>
        <translation>حصانان لا يفرضان المات؛ لا بد أن يقع فيه خصمك بنفسه.</translation>
    </message>
    <message>
        <source>Confining him completely stalemates him, one move short of mate.</source>
        <translation>حبسه تمامًا يوقعه في الخنق، قبل المات بنقلة واحدة.</translation>
    </message>
    <message>
        <source>Protect the pawn with the knight, and bring up your king.</source>
        <translation>احمِ البيدق بالحصان، وقرّب ملكك.</translation>
    </message>
    <message>
        <source>Let the pawns protect each other, and bring up your king.</source>
        <translation>دع كلًّا من البيدقين يحمي الآخر، وقرّب ملكك.</translation>
    </message>
    <message>
        <source>Stay in front of the pawns, and take the one that comes too near.</source>
        <translation>ابقَ أمام البيدقين، وخذ منهما ما يقترب أكثر مما ينبغي.</translation>
    </message>
    <message>
        <source>Separate the rook from its king and win it with a double attack.</source>
        <translation>افصل الرخ عن ملكه واكسبه بهجوم مزدوج.</translation>
    </message>
    <message>
        <source>Bring up your king, and never allow a knight fork.</source>
        <translation>قرّب ملكك، ولا تسمح أبدًا بشوكة حصان.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn: in the other corners he is safe.</source>
        <translation>أكثر هذه الوضعيات تعادل: ففي الزوايا الأخرى هو آمن.</translation>
    </message>
    <message>
        <source>Separate the knight from its king, and trap it.</source>
        <translation>افصل الحصان عن ملكه، ثم حاصره.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn as long as the two stay together.</source>
        <translation>أكثر هذه الوضعيات تعادل ما دام الاثنان معًا.</translation>
    </message>
    <message>
        <source>Use checks to force the king in front of his pawn, and use the time gained to bring up your own king.</source>
        <translation>كُشّ الملك حتى يقف أمام بيدقه، واستثمر الوقت المكتسب لتقريب ملكك.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn, or cut the other king off with the rook.</source>
        <translation>ضع ملكك أمام البيدق، أو اقطع الطريق على الملك الآخر بالرخ.</translation>
    </message>
    <message>
        <source>A pawn that runs ahead of its king is lost.</source>
        <translation>البيدق الذي يجري بلا ملكه ضائع.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn: the bishop sacrifices itself for the pawn.</source>
        <translation>أكثر هذه الوضعيات تعادل: يُضحّى بالفيل مقابل البيدق.</translation>
    </message>
    <message>
        <source>Control a square on the pawn&apos;s path, and give up the bishop for the pawn.</source>
        <translation>سيطر على خانة في طريق البيدق، وضحِّ بالفيل مقابله.</translation>
    </message>
    <message>
        <source>Get the knight in front of the pawn and give it up for the pawn.</source>
        <translation>ضع الحصان أمام البيدق، وضحِّ به مقابل البيدق.</translation>
    </message>
    <message>
        <source>Do not let the other queen check you or force an exchange.</source>
        <translation>لا تدع الوزير الآخر يكشّ ملكك أو يفرض مبادلة وزيرك.</translation>
    </message>
    <message>
        <source>If neither works at once, it is a draw.</source>
        <translation>إن لم ينجح هذا ولا ذاك فورًا فالنتيجة تعادل.</translation>
    </message>
    <message>
        <source>Get your king in front of the pawn with the other king cut off, as in the Lucena position.</source>
        <translation>ضع ملكك أمام البيدق واقطع الطريق على الملك الآخر، كما في وضعية لوسينا.</translation>
    </message>
    <message>
        <source>Then build a bridge: put the rook on the fourth rank, ready to block his checks.</source>
        <translation>ثم ابنِ جسرًا: ضع الرخ على الصف الرابع ليحجب كشات الخصم.</translation>
    </message>
    <message>
        <source>Keep the rook on the third rank, in front of the pawn (Philidor&apos;s defence); once the pawn advances to that rank, check from behind.</source>
        <translation>أبقِ الرخ على الصف الثالث أمام البيدق (دفاع فيليدور)؛ وحين يصل البيدق إليه فكُشّ من الخلف.</translation>
    </message>
    <message>
        <source>Push the pawn when he runs out of checks.</source>
        <translation>ادفع البيدق حين تنفد كشاته.</translation>
    </message>
    <message>
        <source>Answer check with check where you can: that forces the queens off.</source>
        <translation>ردّ على الكش بكش منك إن استطعت: فذلك يفرض مبادلة الوزيرين.</translation>
    </message>
    <message>
        <source>Give perpetual check, and keep your king far from the pawn.</source>
        <translation>أعطِ كشًا دائمًا، وأبقِ ملكك بعيدًا عن البيدق.</translation>
    </message>
    <message>
        <source>Aim for the Philidor position: his king on the edge, yours facing it.</source>
        <translation>اقصد وضعية فيليدور: ملكه على الحافة وملكك قبالته.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn, but they are hard to hold.</source>
        <translation>أكثر هذه الوضعيات تعادل، لكن الصمود فيها صعب.</translation>
    </message>
    <message>
        <source>It can take longer than the fifty-move rule allows.</source>
        <translation>قد تطول أكثر مما تسمح به قاعدة الخمسين نقلة.</translation>
    </message>
    <message>
        <source>three queens</source>
        <translation>ثلاثة وزراء</translation>
    </message>
    <message>
        <source>three rooks</source>
        <translation>ثلاثة رخاخ</translation>
    </message>
    <message>
        <source>three bishops</source>
        <translation>ثلاثة أفيال</translation>
    </message>
    <message>
        <source>three knights</source>
        <translation>ثلاثة أحصنة</translation>
    </message>
    <message>
        <source>three pawns</source>
        <translation>ثلاثة بيادق</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>pieces of one side, as in: rook, bishop and knight</comment>
        <translation>%1 و%2 و%3</translation>
    </message>
    <message>
        <source>Get closer to mate with every move; if you are unsure, take a hint.</source>
        <translation>قرّب المات مع كل نقلة؛ وإن لم تكن متأكدًا فخذ تلميحًا.</translation>
    </message>
    <message>
        <source>Escort the pawn home: your bishop drives his off the pawn&apos;s path.</source>
        <translation>أوصل البيدق إلى خانة الترقية: فيلك يطرد فيله من طريق البيدق.</translation>
    </message>
    <message>
        <source>Opposite-coloured bishops nearly always draw.</source>
        <translation>الفيلان المختلفا اللون يتعادلان دائمًا تقريبًا.</translation>
    </message>
    <message>
        <source>Get your king in front of the pawn, on a square the bishop cannot attack, or give up your bishop for the pawn.</source>
        <translation>ضع ملكك أمام البيدق على خانة لا يستطيع الفيل مهاجمتها، أو أعطِ فيلك مقابل البيدق.</translation>
    </message>
    <message>
        <source>Escort the pawn through with your king and bishop, and keep the knight out.</source>
        <translation>رافق البيدق بالملك والفيل، وأبقِ الحصان بعيدًا.</translation>
    </message>
    <message>
        <source>On the edge a bishop can dominate the knight.</source>
        <translation>عند الحافة يستطيع الفيل أن يحبس الحصان.</translation>
    </message>
    <message>
        <source>Block the pawn with your king on a square the bishop cannot attack, or give up the knight for the pawn.</source>
        <translation>أوقف البيدق بملكك على خانة لا يستطيع الفيل مهاجمتها، أو أعطِ الحصان مقابل البيدق.</translation>
    </message>
    <message>
        <source>Threaten mate with all your pieces while his king is on the edge.</source>
        <translation>هدد بالمات بكل قطعك ما دام ملكه عند الحافة.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn; the danger is a king on the edge.</source>
        <translation>أكثر هذه الوضعيات تعادل؛ والخطر في ملك على الحافة.</translation>
    </message>
    <message>
        <source>Bring up your king: pawns on one file cannot protect each other.</source>
        <translation>قرّب ملكك: بيدقان على عمود واحد لا يحمي أحدهما الآخر.</translation>
    </message>
    <message>
        <source>Keep him busy: while he goes after one pawn, push the other.</source>
        <translation>أبقه مشغولًا: بينما يطارد بيدقًا، ادفع الآخر.</translation>
    </message>
    <message>
        <source>Use your king: attack his pawn and guard your own.</source>
        <translation>استعمل ملكك: هاجم بيدقه واحرس بيدقك.</translation>
    </message>
    <message>
        <source>King and rook are enough, but the pawn may be quicker.</source>
        <translation>الرخ والملك يكفيان، لكن البيدق قد يكون أسرع.</translation>
    </message>
    <message>
        <source>Aim for a bishop or rook pawn on the seventh with your king beside it: that may draw.</source>
        <translation>اسعَ إلى بيدق فيل أو رخ على الصف السابع وملكك بجانبه: فقد يكفي ذلك للتعادل.</translation>
    </message>
    <message>
        <source>Keep both pieces, stop the pawn, and mate the king in a corner of the bishop&apos;s colour.</source>
        <translation>احتفظ بالقطعتين، وأوقف البيدق، وأمِت الملك في زاوية من لون الفيل.</translation>
    </message>
    <message>
        <source>A pawn that is blocked or guarded against need not be captured.</source>
        <translation>البيدق المسدود أو المراقَب لا حاجة إلى أسره.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn, so that only exact replies hold.</source>
        <translation>تقدّم بملكك أمام البيدق حتى لا تصمد إلا الردود الدقيقة.</translation>
    </message>
    <message>
        <source>Your king belongs beside the pawn, and the other king away from it.</source>
        <translation>مكان ملكك بجانب البيدق، والملك الآخر بعيد عنه.</translation>
    </message>
    <message>
        <source>Push the pawn.</source>
        <translation>ادفع البيدق.</translation>
    </message>
    <message>
        <source>Clear the way for your pawn.</source>
        <translation>أفسح الطريق لبيدقك.</translation>
    </message>
    <message>
        <source>Bring up your king.</source>
        <translation>قرّب ملكك.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn.</source>
        <translation>ضع ملكك أمام البيدق.</translation>
    </message>
    <message>
        <source>Bring your king to the pawn.</source>
        <translation>قرّب ملكك من البيدق.</translation>
    </message>
    <message>
        <source>Cut the other king off from the pawn with your rook.</source>
        <translation>اقطع برخّك طريق الملك الآخر إلى البيدق.</translation>
    </message>
    <message>
        <source>Attack the pawn.</source>
        <translation>هاجم البيدق.</translation>
    </message>
    <message>
        <source>Keep your king off the edge.</source>
        <translation>أبقِ ملكك بعيدًا عن الحافة.</translation>
    </message>
    <message>
        <source>Drive his king towards the edge.</source>
        <translation>ادفع ملكه نحو الحافة.</translation>
    </message>
    <message>
        <source>The knight is far from its king: trap it.</source>
        <translation>الحصان بعيد عن ملكه: حاصره.</translation>
    </message>
    <message>
        <source>Bring king and knight together.</source>
        <translation>اجمع الملك والحصان معًا.</translation>
    </message>
    <message>
        <source>Take the opposition: it gets your king to a key square.</source>
        <translation>اكسب المواجهة: فهي توصل ملكك إلى خانة مفتاحية.</translation>
    </message>
    <message>
        <source>Take the opposition: it keeps the other king away from the key squares.</source>
        <translation>اكسب المواجهة: فهي تُبعد الملك الآخر عن الخانات المفتاحية.</translation>
    </message>
    <message>
        <source>Keep his king out of the corner in front of the pawn: your bishop does not control it.</source>
        <translation>امنع ملكه من الزاوية التي أمام البيدق: فيلك لا يسيطر عليها.</translation>
    </message>
    <message>
        <source>Head for the corner in front of the pawn: the bishop does not control it.</source>
        <translation>اتجه إلى الزاوية التي أمام البيدق: الفيل لا يسيطر عليها.</translation>
    </message>
    <message>
        <source>The rook is far from its king: win it with checks and a double attack.</source>
        <translation>الرخ بعيد عن ملكه: اكسبه بالكشات وبهجوم مزدوج.</translation>
    </message>
    <message>
        <source>Make for a corner of the opposite colour to your bishop.</source>
        <translation>اتجه إلى زاوية لونها مخالف للون فيلك.</translation>
    </message>
    <message>
        <source>His king blocks his pawn: bring up your king.</source>
        <translation>ملكه يسد الطريق على بيدقه: قرّب ملكك.</translation>
    </message>
    <message>
        <source>Give checks until his king has to step in front of his pawn.</source>
        <translation>واصل الكش حتى يضطر ملكه إلى الوقوف أمام بيدقه.</translation>
    </message>
    <message>
        <source>Build a bridge: put the rook on the fourth rank, ready to block his checks.</source>
        <translation>ابنِ جسرًا: ضع الرخ على الصف الرابع ليحجب كشات الخصم.</translation>
    </message>
    <message>
        <source>The pawn is under control: drive his king towards a corner of the bishop&apos;s colour.</source>
        <translation>البيدق تحت السيطرة: ادفع ملكه نحو زاوية من لون الفيل.</translation>
    </message>
    <message>
        <source>Take squares away from his king.</source>
        <translation>اسلب ملكه الخانات.</translation>
    </message>
    <message>
        <source>Your king is safest in the centre.</source>
        <translation>ملكك أكثر أمانًا في الوسط.</translation>
    </message>
    <message>
        <source>Basic mates</source>
        <translation>الإماتات الأساسية</translation>
    </message>
    <message>
        <source>Pawn endings</source>
        <translation>نهايات البيادق</translation>
    </message>
    <message>
        <source>Queen endings</source>
        <translation>نهايات الوزير</translation>
    </message>
    <message>
        <source>Rook endings</source>
        <translation>نهايات الرخ</translation>
    </message>
    <message>
        <source>Minor pieces</source>
        <translation>القطع الخفيفة</translation>
    </message>
    <message>
        <source>Queen against other pieces</source>
        <translation>الوزير ضد القطع الأخرى</translation>
    </message>
    <message>
        <source>Rook against other pieces</source>
        <translation>الرخ ضد القطع الأخرى</translation>
    </message>
    <message>
        <source>Five pieces</source>
        <translation>خمس قطع</translation>
    </message>
    <message>
        <source>Keep the rook near your king.</source>
        <translation>أبقِ الرخ قريبًا من ملكك.</translation>
    </message>
    <message>
        <source>Bishop endings</source>
        <translation>نهايات الفيل</translation>
    </message>
    <message>
        <source>Knight endings</source>
        <translation>نهايات الحصان</translation>
    </message>
    <message>
        <source>The wrong corner</source>
        <translation>الزاوية الخاطئة</translation>
    </message>
    <message>
        <source>Philidor&apos;s W, 1777</source>
        <translation>مناورة W لفيليدور، 1777</translation>
    </message>
    <message>
        <source>Delétang&apos;s starting position</source>
        <translation>وضعية ديليتان الابتدائية</translation>
    </message>
    <message>
        <source>The longest mate</source>
        <translation>أطول مات</translation>
    </message>
    <message>
        <source>Ushenina – Girya, Geneva 2013</source>
        <translation>أوشينينا – غيريا، جنيف 2013</translation>
    </message>
    <message>
        <source>Rook and pawn: the Lucena bridge</source>
        <translation>رخ وبيدق: جسر لوسينا</translation>
    </message>
    <message>
        <source>Rook and pawn: Philidor&apos;s third-rank defence</source>
        <translation>رخ وبيدق: دفاع فيليدور بالصف الثالث</translation>
    </message>
    <message>
        <source>Rook and pawn: the Vančura defence</source>
        <translation>رخ وبيدق: دفاع فانتشورا</translation>
    </message>
    <message>
        <source>Philidor&apos;s W</source>
        <translation>مناورة W لفيليدور</translation>
    </message>
    <message>
        <source>Delétang&apos;s middle triangle</source>
        <translation>المثلث الأوسط لديليتان</translation>
    </message>
    <message>
        <source>Delétang&apos;s small triangle</source>
        <translation>المثلث الصغير لديليتان</translation>
    </message>
    <message>
        <source>Queen, the longest mate</source>
        <translation>الوزير، أطول مات</translation>
    </message>
    <message>
        <source>Rook, the longest mate</source>
        <translation>الرخ، أطول مات</translation>
    </message>
    <message>
        <source>Pawn, the opposition wins</source>
        <translation>البيدق، المواجهة تفوز</translation>
    </message>
    <message>
        <source>Pawn, the opposition holds the draw</source>
        <translation>البيدق، المواجهة تحافظ على التعادل</translation>
    </message>
    <message>
        <source>Queen against centre pawn</source>
        <translation>وزير ضد بيدق الوسط</translation>
    </message>
    <message>
        <source>Lucena bridge</source>
        <translation>جسر لوسينا</translation>
    </message>
    <message>
        <source>Rook and bishop: Philidor&apos;s win</source>
        <translation>رخ وفيل: فوز فيليدور</translation>
    </message>
    <message>
        <source>Rook and bishop: the second-rank defence</source>
        <translation>رخ وفيل: الدفاع بالصف الثاني</translation>
    </message>
    <message>
        <source>Rook and bishop: the Cochrane defence</source>
        <translation>رخ وفيل: دفاع كوكرين</translation>
    </message>
    <message>
        <source>Bishops: Centurini&apos;s study</source>
        <translation>الأفيال: دراسة تشنتوريني</translation>
    </message>
    <message>
        <source>Bishops: the king behind the pawn</source>
        <translation>الأفيال: الملك خلف البيدق</translation>
    </message>
    <message>
        <source>Take the opposition.</source>
        <translation>اكسب المواجهة.</translation>
    </message>
    <message>
        <source>Look for a check that attacks the rook, too.</source>
        <translation>ابحث عن كش يهاجم الرخ أيضًا.</translation>
    </message>
    <message>
        <source>Cut the other king off with your rook.</source>
        <translation>اقطع برخّك طريق الملك الآخر.</translation>
    </message>
    <message>
        <source>Put your rook behind the passed pawn.</source>
        <translation>ضع رخّك خلف البيدق السالك.</translation>
    </message>
    <message>
        <source>Use your king.</source>
        <translation>استخدم ملكك.</translation>
    </message>
    <message>
        <source>His king is too late. Improve your king first, then push the pawn.</source>
        <translation>ملك الخصم متأخر. حسّن موقع ملكك أولًا، ثم قدّم البيدق.</translation>
    </message>
</context>
<context>
    <name>EngineCommands</name>
    <message>
        <source>Choose the program file of a UCI engine.</source>
        <translation>اختر ملف البرنامج لمحرك UCI.</translation>
    </message>
    <message>
        <source>%1 takes over where the tablebases end.</source>
        <translation>يتولى %1 اللعب حيث تنتهي جداول النهايات.</translation>
    </message>
    <message>
        <source>What it says is an opinion, not a proof.</source>
        <translation>ما يقوله رأي وليس برهانًا.</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>اختيار محرك</translation>
    </message>
    <message>
        <source>&amp;Choose an engine…</source>
        <translation>اختيار محرك (&amp;C)…</translation>
    </message>
    <message>
        <source>It plays positions with six or more pieces, or with castling</source>
        <translation>يلعب الوضعيات التي فيها ست قطع فأكثر أو فيها تبييت</translation>
    </message>
    <message>
        <source>&amp;Stop using %1</source>
        <translation>إيقاف استخدام %1 (&amp;D)</translation>
    </message>
    <message>
        <source>Eng&amp;ine beyond the tablebases</source>
        <translation>محرك لما بعد جداول النهايات (&amp;I)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1 won</source>
        <comment>a share of positions</comment>
        <translation>فوز %1</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <comment>a share of positions</comment>
        <translation>تعادل %1</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a share of positions</comment>
        <translation>خسارة %1</translation>
    </message>
    <message>
        <source>Being computed…</source>
        <translation>يجري الحساب…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending.</source>
        <translation>لم تكفِ الذاكرة لحل النهاية.</translation>
    </message>
    <message>
        <source>Solve it now</source>
        <translation>حلّها الآن</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>تُعرض أول %1 منها.</translation>
    </message>
    <message>
        <source>Longest wins</source>
        <translation>أطول الانتصارات</translation>
    </message>
    <message>
        <source>Reciprocal zugzwangs</source>
        <translation>الزوغزوانغ المتبادل</translation>
    </message>
    <message>
        <source>The side to move loses, but would not if the other side had to move. Mirror images count once.</source>
        <translation>الطرف الذي عليه الدور يخسر، ولم يكن ليخسر لو كان الدور على خصمه. تُحسب الصور المتناظرة مرة واحدة.</translation>
    </message>
    <message>
        <source>Longest win: %1.</source>
        <translation>أطول فوز: %1.</translation>
    </message>
    <message>
        <source>Attacker to move: %1.</source>
        <comment>shares of results</comment>
        <translation>الدور على المهاجم: %1.</translation>
    </message>
    <message>
        <source>Defender to move: %1.</source>
        <comment>shares of results</comment>
        <translation>الدور على المدافع: %1.</translation>
    </message>
    <message>
        <source>No ending has been found.</source>
        <translation>لم يُعثر على أي نهاية.</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>كل النهايات</translation>
    </message>
    <message>
        <source>Longest wins of the attacker</source>
        <translation>أطول انتصارات المهاجم</translation>
    </message>
    <message>
        <source>Longest wins of the defender</source>
        <translation>أطول انتصارات المدافع</translation>
    </message>
    <message>
        <source>Whoever has to move loses.</source>
        <translation>يخسر من عليه الدور.</translation>
    </message>
    <message>
        <source>The program computes these figures itself. Every legal arrangement of the pieces on the board counts, including bishops of one side on squares of the same colour; castling and the fifty-move rule are ignored. Won and lost are from the attacker&apos;s point of view, the side named first.</source>
        <translation>يحسب البرنامج هذه الأرقام بنفسه. يُحسب كل ترتيب قانوني للقطع على الرقعة، ومنه فيلا الطرف الواحد على خانات من لون واحد؛ ولا يُؤخذ التبييت وقاعدة الخمسين نقلة في الحسبان. الفوز والخسارة من منظور المهاجم، أي الطرف المذكور أولًا.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Save with mate &amp;distances and wasted moves</source>
        <translation>الحفظ مع مسافات المات والنقلات المهدرة (&amp;D)</translation>
    </message>
    <message>
        <source>Saved games note after each move how far off mate is and how many moves were wasted</source>
        <translation>تذكر المباراة المحفوظة بعد كل نقلة كم بقي حتى المات وكم نقلة أُهدرت</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>فتح (&amp;O)…</translation>
    </message>
    <message>
        <source>Open the games of a PGN file</source>
        <translation>فتح مباريات ملف PGN</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>المفتوحة مؤخرًا (&amp;R)</translation>
    </message>
    <message>
        <source>Other &amp;games in this file…</source>
        <translation>مباريات أخرى من الملف (&amp;G)…</translation>
    </message>
    <message>
        <source>Choose another game from the last file opened</source>
        <translation>اختيار مباراة أخرى من آخر ملف فُتح</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>حفظ (&amp;S)</translation>
    </message>
    <message>
        <source>Save the game as PGN</source>
        <translation>حفظ المباراة بصيغة PGN</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>حفظ باسم (&amp;A)…</translation>
    </message>
    <message>
        <source>Save the game in another file</source>
        <translation>حفظ المباراة في ملف آخر</translation>
    </message>
    <message>
        <source>&amp;Export board…</source>
        <translation>تصدير الرقعة (&amp;E)…</translation>
    </message>
    <message>
        <source>Save a picture of the board as SVG or PNG</source>
        <translation>حفظ صورة للرقعة بصيغة SVG أو PNG</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>خروج (&amp;Q)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>طباعة…</translation>
    </message>
    <message>
        <source>Print the board and the moves</source>
        <translation>طباعة الرقعة والنقلات</translation>
    </message>
    <message>
        <source>The board and the moves have been sent to the printer.</source>
        <translation>أُرسلت الرقعة والنقلات إلى الطابعة.</translation>
    </message>
    <message>
        <source>The board and the moves have been saved as “%1”.</source>
        <comment>a PDF file</comment>
        <translation>حُفظت الرقعة والنقلات باسم «%1».</translation>
    </message>
    <message>
        <source>Print preview…</source>
        <translation>معاينة الطباعة…</translation>
    </message>
    <message>
        <source>See the page before it is printed</source>
        <translation>الاطلاع على الصفحة قبل طباعتها</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>البقاء هنا</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>&amp;New position</source>
        <translation>وضعية جديدة (&amp;N)</translation>
    </message>
    <message>
        <source>Deal another position of the chosen kind</source>
        <translation>عرض وضعية أخرى من النوع المختار</translation>
    </message>
    <message>
        <source>&amp;Choose the kind of position…</source>
        <translation>اختيار نوع الوضعية (&amp;C)…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>بدء</translation>
    </message>
    <message>
        <source>Start with these settings</source>
        <translation>البدء بهذه الإعدادات</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>إلى البداية (&amp;S)</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>نقلة إلى الوراء (&amp;B)</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>نقلة إلى الأمام (&amp;F)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>إلى آخر نقلة (&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Play the line automatically</source>
        <translation>عرض المسار تلقائيًا (&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>تلميح (&amp;H)</translation>
    </message>
    <message>
        <source>Show the &amp;line to mate</source>
        <translation>عرض المسار إلى المات (&amp;L)</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>المسار</translation>
    </message>
    <message>
        <source>Replay the best line from here</source>
        <translation>عرض أفضل مسار من هنا</translation>
    </message>
    <message>
        <source>Finish it for &amp;me</source>
        <translation>إتمام اللعب عني (&amp;M)</translation>
    </message>
    <message>
        <source>To the first &amp;known ending</source>
        <translation>إلى أول نهاية معروفة (&amp;K)</translation>
    </message>
    <message>
        <source>Go to where the game first reaches a solved ending</source>
        <translation>الانتقال إلى أول موضع تبلغ فيه المباراة نهاية محلولة</translation>
    </message>
    <message>
        <source>Let the program play the rest once you have promoted and are winning with a queen or rook</source>
        <translation>يلعب البرنامج الباقي متى رقّيت بيدقك وصار وضعك رابحًا بوزير أو رخ</translation>
    </message>
    <message>
        <source>A&amp;gain, mirrored</source>
        <translation>مرة أخرى، معكوسة (&amp;G)</translation>
    </message>
    <message>
        <source>Start again from the first position of this game with left and right swapped</source>
        <translation>البدء من جديد من أول وضعية في هذه المباراة مع مبادلة اليسار واليمين</translation>
    </message>
    <message>
        <source>An&amp;other like this</source>
        <translation>وضعية أخرى مشابهة (&amp;O)</translation>
    </message>
    <message>
        <source>Another position of the same ending, about as far from mate</source>
        <translation>وضعية أخرى من النهاية نفسها وبنحو البُعد نفسه عن المات</translation>
    </message>
    <message>
        <source>To yo&amp;ur mistake</source>
        <translation>إلى خطئك (&amp;U)</translation>
    </message>
    <message>
        <source>Go to the move that went wrong and see the reply that punishes it</source>
        <translation>الانتقال إلى النقلة الخاطئة وعرض الرد الذي يعاقبها</translation>
    </message>
    <message>
        <source>Gi&amp;ve up</source>
        <translation>استسلام (&amp;V)</translation>
    </message>
    <message>
        <source>End the attempt and see what went wrong, the best moves and the report</source>
        <translation>إنهاء المحاولة والاطلاع على موضع الخطأ وأفضل النقلات والتقرير</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>لعب</translation>
    </message>
    <message>
        <source>Play the position on the board</source>
        <translation>لعب الوضعية التي على الرقعة</translation>
    </message>
    <message>
        <source>Reveals a little more each time: the aim, the squares, the piece, its destination, the best moves</source>
        <translation>يكشف في كل مرة أكثر قليلًا: الهدف، الخانات، القطعة، وجهتها، أفضل النقلات</translation>
    </message>
    <message>
        <source>Play this move</source>
        <comment>the move that was hinted at</comment>
        <translation>العب هذه النقلة</translation>
    </message>
    <message>
        <source>Play the move that the hints have come to</source>
        <translation>لعب النقلة التي انتهت إليها التلميحات</translation>
    </message>
    <message>
        <source>Choose “Give up” again to end the exam; Esc continues it.</source>
        <translation>اختر «استسلام» مرة أخرى لإنهاء الاختبار، أو اضغط Esc لمتابعته.</translation>
    </message>
    <message>
        <source>You will then see the report.</source>
        <translation>سترى التقرير بعد ذلك.</translation>
    </message>
    <message>
        <source>Choose “Choose the kind of position” again to leave the set-up; Esc stays here.</source>
        <translation>اختر «اختيار نوع الوضعية» مرة أخرى لمغادرة إعداد الوضعية، أو اضغط Esc للبقاء هنا.</translation>
    </message>
    <message>
        <source>The question is answered, so there are no more hints.</source>
        <translation>أُجيب عن السؤال، فلا مزيد من التلميحات.</translation>
    </message>
    <message>
        <source>There are no hints in an exam.</source>
        <translation>لا تلميحات في الاختبار.</translation>
    </message>
    <message>
        <source>There are no more hints; “Show the squares” gives the answer.</source>
        <translation>لا مزيد من التلميحات؛ «عرض الخانات» يعطي الجواب.</translation>
    </message>
    <message>
        <source>Reveals a little more each time: the colours of the squares, then one square after another</source>
        <translation>يكشف في كل مرة أكثر قليلًا: ألوان الخانات، ثم خانة بعد أخرى</translation>
    </message>
    <message>
        <source>Hints need the solved ending: press “Solve by computer” first.</source>
        <translation>التلميحات تحتاج إلى حساب النهاية: اضغط «احسب بالحاسوب» أولًا.</translation>
    </message>
    <message>
        <source>only once a promoted piece wins against the king alone</source>
        <translation>فقط عندما تفوز قطعة مرقّاة على الملك وحده</translation>
    </message>
    <message>
        <source>There are no more hints; “Give up” shows the answer.</source>
        <translation>لا مزيد من التلميحات؛ «استسلام» يعرض الجواب.</translation>
    </message>
    <message>
        <source>There are no hints for a move to know by heart.</source>
        <translation>لا توجد تلميحات لنقلة يجب أن تُحفظ عن ظهر قلب.</translation>
    </message>
    <message>
        <source>Keep setting up</source>
        <translation>متابعة الإعداد</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Right corner</source>
        <translation>الزاوية الصحيحة</translation>
    </message>
    <message>
        <source>A corner of the bishop&apos;s colour: mate can be forced only there or right next to it.</source>
        <translation>زاوية من لون الفيل: لا يمكن فرض المات إلا فيها أو بجوارها مباشرة.</translation>
    </message>
    <message>
        <source>Wrong corner</source>
        <translation>الزاوية الخاطئة</translation>
    </message>
    <message>
        <source>A corner of the other colour, where mate cannot be forced.</source>
        <translation>زاوية من اللون الآخر، لا يمكن فرض المات فيها.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>المرحلة</translation>
    </message>
    <message>
        <source>A phase of the mate, with its own aim.</source>
        <translation>طور من أطوار المات، له هدفه الخاص.</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>القفص</translation>
    </message>
    <message>
        <source>The squares that the lone king could reach if no other piece moved.</source>
        <translation>الخانات التي يستطيع الملك الوحيد بلوغها لو لم تتحرك أي قطعة أخرى.</translation>
    </message>
    <message>
        <source>Way out</source>
        <translation>المنفذ</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>المثلث</translation>
    </message>
    <message>
        <source>The squares cut off by a diagonal of the bishop, around a right corner: large, middle or small. Also known as Delétang&apos;s triangles.</source>
        <translation>الخانات التي يعزلها أحد أقطار الفيل حول زاوية صحيحة: مثلث كبير أو أوسط أو صغير. وتُعرف أيضًا بمثلثات ديليتان.</translation>
    </message>
    <message>
        <source>W manoeuvre</source>
        <translation>مناورة W</translation>
    </message>
    <message>
        <source>The knight&apos;s route along the edge, such as f7–e5–d7–c5–b7: it drives the king from the wrong corner to the right one.</source>
        <translation>طريق الحصان على طول الحافة، مثل f7–e5–d7–c5–b7: يدفع الملك من الزاوية الخاطئة إلى الصحيحة.</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>الموقع</translation>
    </message>
    <message>
        <source>The square where a piece belongs in a given stage.</source>
        <translation>الخانة التي مكان القطعة فيها في مرحلة معينة.</translation>
    </message>
    <message>
        <source>Waiting move</source>
        <translation>نقلة انتظار</translation>
    </message>
    <message>
        <source>A move that keeps everything as it is, so that the opponent has to give way.</source>
        <translation>نقلة تُبقي كل شيء على حاله، فيضطر الخصم إلى التراجع.</translation>
    </message>
    <message>
        <source>Detour</source>
        <translation>الالتفاف</translation>
    </message>
    <message>
        <source>A move that delays mate by five moves or more.</source>
        <translation>نقلة تؤخر المات خمس نقلات أو أكثر.</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>الصندوق</translation>
    </message>
    <message>
        <source>The squares left to the lone king by a queen, rook or bishops.</source>
        <translation>الخانات التي يتركها الوزير أو الرخ أو الفيلان للملك الوحيد.</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>المواجهة</translation>
    </message>
    <message>
        <source>Key square</source>
        <translation>الخانة المفتاحية</translation>
    </message>
    <message>
        <source>If the king on the pawn&apos;s side reaches it, that side wins, whoever is to move.</source>
        <translation>إذا بلغها ملك صاحب البيدق فاز، أيًّا كان صاحب الدور.</translation>
    </message>
    <message>
        <source>Square of the pawn</source>
        <translation>مربع البيدق</translation>
    </message>
    <message>
        <source>If the other king is inside it, or can step into it on his move, he catches the pawn; otherwise he does not.</source>
        <translation>إن كان الملك الآخر داخله، أو أمكنه دخوله حين يكون الدور له، أدرك البيدق؛ وإلا لم يدركه.</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>الخنق</translation>
    </message>
    <message>
        <source>The side to move is not in check but has no legal move: a draw.</source>
        <translation>صاحب الدور ليس في كش وليس له نقلة قانونية: تعادل.</translation>
    </message>
    <message>
        <source>General principles</source>
        <translation>المبادئ العامة</translation>
    </message>
    <message>
        <source>A way of playing that looks a few moves ahead without knowing the ending.</source>
        <translation>لعب ينظر بضع نقلات إلى الأمام دون معرفة النهاية.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>النطاق</translation>
    </message>
    <message>
        <source>Drive the lone king into a smaller field if you can; otherwise bring your pieces together and your king close. It mates from every won position within fifty moves.</source>
        <translation>ادفع الملك الوحيد إلى نطاق أصغر إن استطعت؛ وإلا فاجمع قطعك وقرّب ملكك. هكذا تنفّذ المات من كل وضعية رابحة خلال خمسين نقلة.</translation>
    </message>
    <message>
        <source>The kings face each other with one square between them, and the side to move must give way. In the distant opposition there are three or five squares between them.</source>
        <translation>الملكان متقابلان وبينهما خانة واحدة، وعلى صاحب الدور أن يتراجع. وفي المواجهة البعيدة بينهما ثلاث خانات أو خمس.</translation>
    </message>
    <message>
        <source>One of the method&apos;s seven regions around the right corners: three, six or eight squares at a corner, the edge without the wrong corners, the whole edge, the two outer rings, the whole board. The lone king is in a field if it can be kept there for three moves.</source>
        <translation>إحدى مناطق الطريقة السبع حول الزوايا الصحيحة: ثلاث خانات أو ست أو ثمانٍ عند الزاوية، والحافة دون الزاويتين الخاطئتين، والحافة كلها، والحلقتان الخارجيتان، والرقعة كلها. يكون الملك الوحيد في نطاق إذا أمكن إبقاؤه فيه ثلاث نقلات.</translation>
    </message>
    <message>
        <source>A square through which the lone king could escape.</source>
        <translation>خانة يستطيع الملك الوحيد أن يفلت عبرها.</translation>
    </message>
    <message>
        <source>Behind the lone king</source>
        <translation>خلف الملك الوحيد</translation>
    </message>
    <message>
        <source>Two king moves away from it, on the side of the centre.</source>
        <translation>على بُعد خطوتي ملك منه نحو وسط الرقعة.</translation>
    </message>
</context>
<context>
    <name>Guidance</name>
    <message>
        <source>Preparing the method…</source>
        <translation>يجري إعداد الطريقة…</translation>
    </message>
    <message>
        <source>There is not enough memory for the method.</source>
        <translation>الذاكرة لا تكفي للطريقة.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>أغلق برامج أخرى ثم حاول مجددًا.</translation>
    </message>
    <message>
        <source>Field: %1</source>
        <translation>النطاق: %1</translation>
    </message>
    <message>
        <source>Next field: %1</source>
        <translation>النطاق التالي: %1</translation>
    </message>
    <message>
        <source>Its move is played as soon as it is ready.</source>
        <translation>تُلعب نقلتها متى صارت جاهزة.</translation>
    </message>
    <message>
        <source>This takes a few seconds the first time.</source>
        <translation>يستغرق هذا بضع ثوانٍ في المرة الأولى.</translation>
    </message>
</context>
<context>
    <name>Heat</name>
    <message>
        <source>draw</source>
        <comment>heat map</comment>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>checkmate</source>
        <comment>heat map</comment>
        <translation>كش مات</translation>
    </message>
    <message>
        <source>mate in %1</source>
        <comment>heat map</comment>
        <translation>مات، النقلات: %1</translation>
    </message>
    <message>
        <source>Heat map, %1: no mate</source>
        <translation>الخريطة الحرارية، %1: لا مات</translation>
    </message>
    <message>
        <source>Heat map, %1: mate in %2</source>
        <translation>الخريطة الحرارية، %1: نقلات المات: %2</translation>
    </message>
    <message>
        <source>Heat map, %1: mate in %2 (dark) to %3 (light)</source>
        <translation>الخريطة الحرارية، %1: نقلات المات: من %2 (داكن) إلى %3 (فاتح)</translation>
    </message>
    <message>
        <source>Heat map: not in the tablebases</source>
        <translation>الخريطة الحرارية: ليست في جداول النهايات</translation>
    </message>
    <message>
        <source>the other side mates in %1</source>
        <comment>heat map</comment>
        <translation>الطرف الآخر يميت (النقلات: %1)</translation>
    </message>
    <message>
        <source>%1, draw (=)</source>
        <comment>the legend of a heat map and its sign for draws</comment>
        <translation>%1، تعادل (=)</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Arrows</source>
        <translation>مفاتيح الأسهم</translation>
    </message>
    <message>
        <source>Go from square to square; in a replay, through the line</source>
        <translation>التنقل من خانة إلى خانة؛ وفي إعادة العرض عبر المسار</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>المسافة أو Enter</translation>
    </message>
    <message>
        <source>Pick up or put down a piece</source>
        <translation>رفع قطعة أو وضعها</translation>
    </message>
    <message>
        <source>Letters and digits</source>
        <translation>الحروف والأرقام</translation>
    </message>
    <message>
        <source>Type a move: Nd3, e3d5; Enter plays it</source>
        <translation>كتابة نقلة مثل Nd3 أو e3d5؛ ويلعبها المفتاح Enter</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Remove a piece from the board (in set-up)</source>
        <translation>رفع قطعة عن الرقعة (في الإعداد)</translation>
    </message>
    <message>
        <source>Right mouse button</source>
        <translation>زر الفأرة الأيمن</translation>
    </message>
    <message>
        <source>Draw circles and arrows</source>
        <translation>رسم دوائر وأسهم</translation>
    </message>
    <message>
        <source>Q, R, B, N</source>
        <translation>Q, R, B, N</translation>
    </message>
    <message>
        <source>Choose the promotion piece</source>
        <translation>اختيار قطعة الترقية (وزير، رخ، فيل، حصان)</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>الانتقال إلى عنصر التحكم التالي</translation>
    </message>
    <message>
        <source>Activate the focused control</source>
        <translation>تفعيل عنصر التحكم المحدد</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>الأسهم، Home، End</translation>
    </message>
    <message>
        <source>Go from move to move in the list of moves</source>
        <translation>التنقل من نقلة إلى نقلة في قائمة النقلات</translation>
    </message>
    <message>
        <source>Go from piece to piece in the set-up tray</source>
        <translation>التنقل من قطعة إلى قطعة في صينية الإعداد</translation>
    </message>
    <message>
        <source>Going back and cancelling</source>
        <translation>الرجوع والإلغاء</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>على الرقعة</translation>
    </message>
    <message>
        <source>Everywhere else</source>
        <translation>في سائر المواضع</translation>
    </message>
    <message>
        <source>Symbols in the game record</source>
        <translation>رموز سجل المباراة</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>علامات الرقعة</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>مصطلحات</translation>
    </message>
    <message>
        <source>%1 during a replay and on a page to read</source>
        <translation>في إعادة العرض وفي صفحة للقراءة: %1</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ محلول</translation>
    </message>
    <message>
        <source>✓ With help</source>
        <translation>✓ بمساعدة</translation>
    </message>
    <message>
        <source>✗ Failed</source>
        <translation>✗ إخفاق</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>مرة أخرى</translation>
    </message>
    <message>
        <source>Results of the questions in a course</source>
        <translation>نتائج أسئلة الدورة</translation>
    </message>
    <message>
        <source>On the first try, without help</source>
        <translation>من المحاولة الأولى، دون مساعدة</translation>
    </message>
    <message>
        <source>✓ Second try</source>
        <translation>✓ المحاولة الثانية</translation>
    </message>
    <message>
        <source>Without help after one or more wrong answers, or after a move taken back where the page is played out</source>
        <translation>دون مساعدة، بعد إجابة خاطئة أو أكثر، أو بعد التراجع عن نقلة في صفحة تُلعب حتى النهاية</translation>
    </message>
    <message>
        <source>A result never gets worse. A solution on the first try, when the page is opened again, improves it: a question that failed becomes one solved at the second try, any other becomes solved</source>
        <translation>النتيجة لا تسوء أبدًا. وإذا فُتحت الصفحة مجددًا فالحل من المحاولة الأولى يحسّنها: السؤال الذي أخفقت فيه يُحسب محلولًا من المحاولة الثانية، وما عداه يُحسب محلولًا</translation>
    </message>
    <message>
        <source>Grades in practice</source>
        <translation>التقديرات في التمرّن</translation>
    </message>
    <message>
        <source>Piece letters</source>
        <translation>حروف القطع</translation>
    </message>
    <message>
        <source>Put a piece on the square (in set-up): capital letters for White, small ones for Black</source>
        <translation>وضع قطعة على الخانة (في الإعداد): الحروف الكبيرة للأبيض والصغيرة للأسود</translation>
    </message>
    <message>
        <source>After a hint that says more than a question, or once the answer has been shown</source>
        <translation>بعد تلميح لا يقتصر على سؤال، أو بعد عرض الإجابة</translation>
    </message>
    <message>
        <source>Not solved; practice will ask the question again</source>
        <translation>لم يُحلّ؛ وسيعود السؤال في التمرّن</translation>
    </message>
    <message>
        <source>✗ Shown</source>
        <translation>✗ عُرضت</translation>
    </message>
    <message>
        <source>The answer was shown; practice will ask the question</source>
        <translation>عُرضت الإجابة؛ وسيأتي السؤال في التمرّن</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Go on in a course, as long as no arrow key has marked a square</source>
        <translation>المتابعة في دورة، ما دامت مفاتيح الأسهم لم تحدد خانة</translation>
    </message>
    <message>
        <source>“Take back” undoes a move that you have just entered, and what it replaced is there again; “Delete move” deletes any move with all that follows it</source>
        <translation>يلغي «تراجع» النقلة التي أدخلتها للتو، ويعود ما حلّت محله؛ ويحذف «حذف النقلة» أي نقلة مع كل ما يليها</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>الكلمات</translation>
    </message>
    <message>
        <source>They belong to the position on the board. What they claim about its result, such as “White mates in 5”, is checked while you write</source>
        <translation>تخص الوضعية التي على الرقعة. وما تقوله عن نتيجتها، مثل «الأبيض يميت (النقلات: 5)»، يُفحص أثناء الكتابة</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>الرسوم</translation>
    </message>
    <message>
        <source>What you draw belongs to the position on the board; draw it again to erase it</source>
        <translation>ما ترسمه يخص الوضعية التي على الرقعة؛ ارسمه مرة أخرى لمسحه</translation>
    </message>
    <message>
        <source>Writing a course</source>
        <translation>كتابة دورة</translation>
    </message>
    <message>
        <source>Go back one step: clear a typed move, put a piece back, dismiss a message, cancel or close what is open, or leave the replay, the exercise or the page</source>
        <translation>الرجوع خطوة: مسح النقلة المكتوبة، أو إعادة قطعة، أو إخفاء رسالة، أو إلغاء ما هو مفتوح أو إغلاقه، أو مغادرة إعادة العرض أو التمرين أو الصفحة</translation>
    </message>
    <message>
        <source>A new line</source>
        <translation>تفريعة جديدة</translation>
    </message>
    <message>
        <source>It is shown first: Enter plays one move after another, each with its reason. Then you play the line; Skip goes there at once</source>
        <translation>تُعرض أولًا: يلعب Enter نقلة بعد نقلة، ولكل منها سببها. ثم تلعب أنت التفريعة؛ و«تخطّي» يصل إليها فورًا</translation>
    </message>
    <message>
        <source>A right move</source>
        <translation>نقلة صحيحة</translation>
    </message>
    <message>
        <source>The reply is played, and the next move of the line is asked; you press nothing</source>
        <translation>يُلعب الرد وتُسأل عن النقلة التالية من التفريعة؛ ولا تضغط شيئًا</translation>
    </message>
    <message>
        <source>A wrong move</source>
        <translation>نقلة خاطئة</translation>
    </message>
    <message>
        <source>You see why it is wrong and try again; practice will ask you for the move</source>
        <translation>ترى سبب خطئها وتحاول مرة أخرى؛ وسيسألك التمرّن عن النقلة</translation>
    </message>
    <message>
        <source>Known, due</source>
        <translation>المعروف والمستحق</translation>
    </message>
    <message>
        <source>The positions that you have solved, and those that practice would ask now. Each answer is saved at once, so that you can stop at any time</source>
        <translation>الوضعيات التي حللتها، والتي سيسألك عنها التمرّن الآن. تُحفظ كل إجابة فورًا، فيمكنك التوقف متى شئت</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Which check leaves him no square?</source>
        <translation>أي كش لا يترك له خانة؟</translation>
    </message>
    <message>
        <source>What can you capture?</source>
        <translation>ماذا تستطيع أن تأسر؟</translation>
    </message>
    <message>
        <source>How far is the pawn from promotion?</source>
        <translation>كم يبعد البيدق عن الترقية؟</translation>
    </message>
    <message>
        <source>Which of your pieces can he take?</source>
        <translation>أي قطعك يستطيع أسرها؟</translation>
    </message>
    <message>
        <source>What if it were his move?</source>
        <translation>ماذا لو كان الدور له؟</translation>
    </message>
    <message>
        <source>How can you drive him nearer to the right corner?</source>
        <translation>كيف تدفعه أقرب إلى الزاوية الصحيحة؟</translation>
    </message>
    <message>
        <source>How can you bring the kings face to face?</source>
        <translation>كيف تجعل الملكين متقابلين؟</translation>
    </message>
    <message>
        <source>Which enemy piece is unprotected?</source>
        <translation>أي قطع الخصم بلا حماية؟</translation>
    </message>
    <message>
        <source>In which corners can mate not be forced?</source>
        <translation>في أي الزوايا لا يمكن فرض المات؟</translation>
    </message>
    <message>
        <source>Which corners are dangerous?</source>
        <translation>أي الزوايا خطرة؟</translation>
    </message>
    <message>
        <source>Where is there the most room?</source>
        <translation>أين أوسع مجال؟</translation>
    </message>
    <message numerus="yes">
        <source>Only %n move(s) hold the draw.</source>
        <translation>
            <numerusform>لا نقلة تحفظ التعادل.</numerusform>
            <numerusform>نقلة واحدة فقط تحفظ التعادل.</numerusform>
            <numerusform>نقلتان فقط تحفظان التعادل.</numerusform>
            <numerusform>%n نقلات فقط تحفظ التعادل.</numerusform>
            <numerusform>%n نقلة فقط تحفظ التعادل.</numerusform>
            <numerusform>%n نقلة فقط تحفظ التعادل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>انظر إلى %1.</translation>
    </message>
    <message>
        <source>Look at the marked squares.</source>
        <translation>انظر إلى الخانات المعلّمة.</translation>
    </message>
    <message>
        <source>Move the king.</source>
        <translation>حرّك الملك.</translation>
    </message>
    <message>
        <source>Move the queen.</source>
        <translation>حرّك الوزير.</translation>
    </message>
    <message>
        <source>Move the rook.</source>
        <translation>حرّك الرخ.</translation>
    </message>
    <message>
        <source>Move the bishop.</source>
        <translation>حرّك الفيل.</translation>
    </message>
    <message>
        <source>Move the knight.</source>
        <translation>حرّك الحصان.</translation>
    </message>
    <message>
        <source>Move the pawn.</source>
        <translation>حرّك البيدق.</translation>
    </message>
    <message>
        <source>Move the king to %1.</source>
        <translation>حرّك الملك إلى %1.</translation>
    </message>
    <message>
        <source>Move the queen to %1.</source>
        <translation>حرّك الوزير إلى %1.</translation>
    </message>
    <message>
        <source>Move the rook to %1.</source>
        <translation>حرّك الرخ إلى %1.</translation>
    </message>
    <message>
        <source>Move the bishop to %1.</source>
        <translation>حرّك الفيل إلى %1.</translation>
    </message>
    <message>
        <source>Move the knight to %1.</source>
        <translation>حرّك الحصان إلى %1.</translation>
    </message>
    <message>
        <source>Move the pawn to %1.</source>
        <translation>حرّك البيدق إلى %1.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 هي النقلة الوحيدة.</translation>
    </message>
    <message>
        <source>Every move holds the draw.</source>
        <translation>كل نقلة تحفظ التعادل.</translation>
    </message>
    <message>
        <source>All moves are equally good.</source>
        <translation>كل النقلات متساوية في الجودة.</translation>
    </message>
    <message>
        <source>No other move is as good.</source>
        <translation>لا نقلة أخرى بهذه الجودة.</translation>
    </message>
    <message>
        <source>Equally good: %1.</source>
        <translation>مثلها في الجودة: %1.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>الفضلى: %1.</translation>
    </message>
    <message>
        <source>Hint used: the aim.</source>
        <translation>مع تلميح: الهدف.</translation>
    </message>
    <message>
        <source>Hint used: the squares.</source>
        <translation>مع تلميح: الخانات.</translation>
    </message>
    <message>
        <source>Hint used: the piece.</source>
        <translation>مع تلميح: القطعة.</translation>
    </message>
    <message>
        <source>Hint used: the square.</source>
        <translation>مع تلميح: الخانة.</translation>
    </message>
    <message>
        <source>Hint used: the move.</source>
        <translation>مع تلميح: النقلة.</translation>
    </message>
    <message>
        <source>The program played this move.</source>
        <translation>لعب البرنامج هذه النقلة.</translation>
    </message>
    <message numerus="yes">
        <source>hints on %n move(s)</source>
        <translation>
            <numerusform>بلا تلميحات</numerusform>
            <numerusform>تلميح في نقلة واحدة</numerusform>
            <numerusform>تلميح في نقلتين</numerusform>
            <numerusform>تلميح في %n نقلات</numerusform>
            <numerusform>تلميح في %n نقلة</numerusform>
            <numerusform>تلميح في %n نقلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>بلا تراجع</numerusform>
            <numerusform>تراجع عن نقلة واحدة</numerusform>
            <numerusform>تراجع عن نقلتين</numerusform>
            <numerusform>تراجع عن %n نقلات</numerusform>
            <numerusform>تراجع عن %n نقلة</numerusform>
            <numerusform>تراجع عن %n نقلة</numerusform>
        </translation>
    </message>
    <message>
        <source>the rest played by the program</source>
        <translation>لعب البرنامج الباقي</translation>
    </message>
    <message>
        <source>Help used: %1.</source>
        <translation>بمساعدة: %1.</translation>
    </message>
    <message>
        <source>Which move is left to you?</source>
        <translation>أي نقلة بقيت لك؟</translation>
    </message>
    <message>
        <source>Which two pieces can you attack at once?</source>
        <translation>أي قطعتين تستطيع مهاجمتهما معًا؟</translation>
    </message>
    <message>
        <source>Which two enemy pieces stand on one line?</source>
        <translation>أي قطعتين للخصم تقفان على خط واحد؟</translation>
    </message>
    <message>
        <source>Which enemy piece shields its king?</source>
        <translation>أي قطعة للخصم تحجب ملكه؟</translation>
    </message>
    <message>
        <source>Which of your pieces stands in the way of another?</source>
        <translation>أي قطعك تسدّ الطريق على أخرى؟</translation>
    </message>
    <message>
        <source>Which enemy piece has a job it must not leave?</source>
        <translation>أي قطعة للخصم لها مهمة يجب ألا تتركها؟</translation>
    </message>
    <message>
        <source>What if you had no moves left?</source>
        <translation>ماذا لو لم تبقَ لك أي نقلة؟</translation>
    </message>
    <message>
        <source>How can you guard the piece from behind its attacker?</source>
        <translation>كيف تحمي القطعة من وراء مهاجمها؟</translation>
    </message>
    <message>
        <source>Which move gives check twice?</source>
        <translation>أي نقلة تعطي كشًا بقطعتين معًا؟</translation>
    </message>
    <message>
        <source>Which of your pieces stands in the way of a check?</source>
        <translation>أي قطعك تسدّ الطريق على كش؟</translation>
    </message>
    <message>
        <source>How will your king escape the checks?</source>
        <translation>كيف يفلت ملكك من الكشات؟</translation>
    </message>
    <message>
        <source>Can the king still catch the pawn?</source>
        <translation>أما زال الملك يستطيع إدراك البيدق؟</translation>
    </message>
    <message>
        <source>Which key square can your king reach?</source>
        <translation>أي خانة مفتاحية يستطيع ملكك بلوغها؟</translation>
    </message>
    <message>
        <source>Who has to move if the kings face each other?</source>
        <translation>على من الدور إذا تقابل الملكان؟</translation>
    </message>
    <message>
        <source>Where must your king stand when he has to move?</source>
        <translation>أين يجب أن يقف ملكك حين يكون الدور للخصم؟</translation>
    </message>
    <message>
        <source>How can your king get in his way?</source>
        <translation>كيف يعترض ملكك طريقه؟</translation>
    </message>
    <message>
        <source>Which squares must his king not reach?</source>
        <translation>أي الخانات يجب ألا يبلغها ملك الخصم؟</translation>
    </message>
    <message>
        <source>Which corner draws against a rook pawn?</source>
        <translation>أي زاوية تحفظ التعادل أمام بيدق الرخ؟</translation>
    </message>
    <message>
        <source>How can you stop the pawn?</source>
        <translation>كيف توقف البيدق؟</translation>
    </message>
    <message>
        <source>Which square does the pawn need?</source>
        <translation>أي خانة يحتاج إليها البيدق؟</translation>
    </message>
    <message>
        <source>Which rank must his king not reach?</source>
        <translation>أي صف يجب ألا يبلغه ملك الخصم؟</translation>
    </message>
    <message>
        <source>Which side of the pawn belongs to the king?</source>
        <translation>على أي جانب من البيدق مكان الملك؟</translation>
    </message>
    <message>
        <source>Where is the king safest against the pawn?</source>
        <translation>أين يكون الملك أكثر أمانًا أمام البيدق؟</translation>
    </message>
    <message>
        <source>Which file can you cut him off on?</source>
        <translation>عند أي عمود تستطيع قطع الطريق عليه؟</translation>
    </message>
    <message>
        <source>Which rank can you cut him off on?</source>
        <translation>عند أي صف تستطيع قطع الطريق عليه؟</translation>
    </message>
    <message>
        <source>Where does a rook belong with a passed pawn?</source>
        <translation>أين مكان الرخ مع البيدق السالك؟</translation>
    </message>
    <message>
        <source>From where can the rook check?</source>
        <translation>من أين يستطيع الرخ أن يعطي كشًا؟</translation>
    </message>
    <message>
        <source>What can the rook do if he has to move?</source>
        <translation>ماذا يستطيع الرخ إذا اضطر الخصم إلى اللعب؟</translation>
    </message>
    <message>
        <source>Where do the two bishops work best together?</source>
        <translation>أين يتعاون الفيلان على أفضل وجه؟</translation>
    </message>
    <message>
        <source>Where is your king needed?</source>
        <translation>أين الحاجة إلى ملكك؟</translation>
    </message>
    <message>
        <source>What must you leave him to avoid stalemate?</source>
        <translation>ماذا يجب أن تترك له كيلا يقع في الخنق؟</translation>
    </message>
    <message>
        <source>Which check leaves him almost no choice?</source>
        <translation>أي كش لا يكاد يترك له خيارًا؟</translation>
    </message>
    <message>
        <source>Where does he want to go?</source>
        <translation>إلى أين يريد أن يذهب؟</translation>
    </message>
    <message>
        <source>How can you leave him almost no squares?</source>
        <translation>كيف لا تترك له إلا القليل من الخانات؟</translation>
    </message>
    <message>
        <source>How can you keep him on the edge?</source>
        <translation>كيف تبقيه على الحافة؟</translation>
    </message>
    <message>
        <source>How can you shut him in?</source>
        <translation>كيف تحصره؟</translation>
    </message>
    <message>
        <source>How can you drive him back?</source>
        <translation>كيف تدفعه إلى الوراء؟</translation>
    </message>
    <message>
        <source>How can you threaten mate?</source>
        <translation>كيف تهدد بالمات؟</translation>
    </message>
    <message>
        <source>Which square can you take away from him?</source>
        <translation>أي خانة تستطيع انتزاعها منه؟</translation>
    </message>
    <message>
        <source>How can you leave him fewer squares?</source>
        <translation>كيف تترك له خانات أقل؟</translation>
    </message>
    <message>
        <source>Which check drives him away?</source>
        <translation>أي كش يطرده؟</translation>
    </message>
    <message>
        <source>Which of your pieces could he attack next?</source>
        <translation>أي قطعك قد يهاجمها في نقلته التالية؟</translation>
    </message>
    <message>
        <source>Which of your pieces is attacked?</source>
        <translation>أي قطعك تتعرض للهجوم؟</translation>
    </message>
    <message>
        <source>How do you reach the next stage: “%4”?</source>
        <translation>كيف تبلغ المرحلة التالية: «%4»؟</translation>
    </message>
    <message>
        <source>Which diagonal cuts him off?</source>
        <translation>أي قطر يقطع عليه الطريق؟</translation>
    </message>
    <message>
        <source>Where does the knight go in the W?</source>
        <translation>إلى أين يذهب الحصان في مناورة W؟</translation>
    </message>
    <message>
        <source>Can your king get closer to him?</source>
        <translation>هل يستطيع ملكك الاقتراب منه؟</translation>
    </message>
    <message>
        <source>Can the knight get closer to him?</source>
        <translation>هل يستطيع الحصان الاقتراب منه؟</translation>
    </message>
    <message>
        <source>Which square does your king want to reach next?</source>
        <translation>أي خانة يريد ملكك بلوغها الآن؟</translation>
    </message>
    <message>
        <source>Which square does the bishop want to reach next?</source>
        <translation>أي خانة يريد الفيل بلوغها الآن؟</translation>
    </message>
    <message>
        <source>Which square does the knight want to reach next?</source>
        <translation>أي خانة يريد الحصان بلوغها الآن؟</translation>
    </message>
    <message>
        <source>Which square do you want to reach next?</source>
        <translation>أي خانة تريد بلوغها الآن؟</translation>
    </message>
    <message>
        <source>Which squares near him are not guarded yet?</source>
        <translation>أي الخانات القريبة منه لم تُحرس بعد؟</translation>
    </message>
    <message>
        <source>Which piece is far from your king?</source>
        <translation>أي قطعة بعيدة عن ملكك؟</translation>
    </message>
    <message>
        <source>Which check helps you?</source>
        <translation>أي كش يفيدك؟</translation>
    </message>
    <message>
        <source>Which squares must stay guarded?</source>
        <translation>أي الخانات يجب أن تبقى محروسة؟</translation>
    </message>
    <message>
        <source>How can the king leave the edge?</source>
        <translation>كيف يستطيع الملك مغادرة الحافة؟</translation>
    </message>
    <message>
        <source>Can you give check?</source>
        <translation>هل تستطيع أن تعطي كشًا؟</translation>
    </message>
    <message>
        <source>How can you keep the enemy king out?</source>
        <translation>كيف تصدّ ملك الخصم؟</translation>
    </message>
    <message>
        <source>Can you force mate in two moves?</source>
        <translation>هل تستطيع فرض المات في نقلتين؟</translation>
    </message>
    <message>
        <source>How can you win the rook?</source>
        <translation>كيف تكسب الرخ؟</translation>
    </message>
    <message>
        <source>How can you win the bishop?</source>
        <translation>كيف تكسب الفيل؟</translation>
    </message>
    <message>
        <source>How can you win the knight?</source>
        <translation>كيف تكسب الحصان؟</translation>
    </message>
    <message>
        <source>How can you win the pawn?</source>
        <translation>كيف تكسب البيدق؟</translation>
    </message>
    <message>
        <source>Which enemy piece cannot be saved?</source>
        <translation>أي قطعة للخصم لا يمكن إنقاذها؟</translation>
    </message>
    <message>
        <source>Which square must your king keep?</source>
        <translation>أي خانة يجب ألا يتركها ملكك؟</translation>
    </message>
    <message>
        <source>How many squares should lie between the kings?</source>
        <translation>كم خانة ينبغي أن تفصل بين الملكين؟</translation>
    </message>
    <message>
        <source>What stands in the way of your pawn?</source>
        <translation>ما الذي يسدّ طريق بيدقك؟</translation>
    </message>
    <message>
        <source>Does the pawn reach the seventh rank with check or without?</source>
        <translation>هل يبلغ البيدق الصف السابع بكش أم دون كش؟</translation>
    </message>
    <message>
        <source>Can the pawn advance safely?</source>
        <translation>هل يستطيع البيدق التقدم بأمان؟</translation>
    </message>
    <message>
        <source>Which squares does the pawn need?</source>
        <translation>أي الخانات يحتاج إليها البيدق؟</translation>
    </message>
    <message>
        <source>Which corner must his king not reach?</source>
        <translation>أي زاوية يجب ألا يبلغها ملك الخصم؟</translation>
    </message>
    <message>
        <source>Who guards the pawn?</source>
        <translation>من يحمي البيدق؟</translation>
    </message>
    <message>
        <source>Which corner does the bishop not cover?</source>
        <translation>أي زاوية لا يسيطر عليها الفيل؟</translation>
    </message>
    <message>
        <source>Which check blocks the pawn?</source>
        <translation>أي كش يسدّ طريق البيدق؟</translation>
    </message>
    <message>
        <source>Which piece does his king have to guard?</source>
        <translation>أي قطعة يضطر ملك الخصم إلى حمايتها؟</translation>
    </message>
    <message>
        <source>Which ending is won after an exchange?</source>
        <translation>أي نهاية تكون رابحة بعد مبادلة؟</translation>
    </message>
    <message>
        <source>Which piece stands behind your king?</source>
        <translation>أي قطعة تقف خلف ملكك؟</translation>
    </message>
    <message>
        <source>Which check brings the queen closer?</source>
        <translation>أي كش يقرّب الوزير؟</translation>
    </message>
    <message>
        <source>Where is your king safe from checks?</source>
        <translation>أين يأمن ملكك من الكشات؟</translation>
    </message>
    <message>
        <source>Which reply to the check helps your king?</source>
        <translation>أي مخرج من الكش يفيد ملكك؟</translation>
    </message>
    <message>
        <source>How do you get out of check?</source>
        <translation>كيف تخرج من الكش؟</translation>
    </message>
    <message>
        <source>How can the queen approach the pawn?</source>
        <translation>كيف يستطيع الوزير الاقتراب من البيدق؟</translation>
    </message>
    <message>
        <source>Can your king get closer to its mating post, a knight&apos;s move from the corner?</source>
        <translation>هل يستطيع ملكك الاقتراب من موقعه للمات، على بُعد نقلة حصان من الزاوية؟</translation>
    </message>
    <message>
        <source>Which square does the rook want to reach next?</source>
        <translation>أي خانة يريد الرخ بلوغها الآن؟</translation>
    </message>
    <message>
        <source>Where is the king safest?</source>
        <translation>أين يكون الملك أكثر أمانًا؟</translation>
    </message>
    <message>
        <source>Is there a move that does not draw?</source>
        <translation>هل من نقلة لا تؤدي إلى التعادل؟</translation>
    </message>
    <message>
        <source>How can you stay off the edge?</source>
        <translation>كيف تبقى بعيدًا عن الحافة؟</translation>
    </message>
    <message>
        <source>Where is the other king farthest away?</source>
        <translation>أين يكون الملك الآخر أبعد ما يكون؟</translation>
    </message>
    <message>
        <source>Does the bishop cover the promotion square?</source>
        <translation>هل يغطي الفيل خانة الترقية؟</translation>
    </message>
    <message>
        <source>What happens if the rook leaves the back rank?</source>
        <translation>ماذا يحدث إذا غادر الرخ الصف الخلفي؟</translation>
    </message>
    <message>
        <source>Where does your king stand at the mate?</source>
        <translation>أين يقف ملكك عند المات؟</translation>
    </message>
    <message>
        <source>Which check can he not answer with an attack?</source>
        <translation>أي كش لا يستطيع الرد عليه بهجوم؟</translation>
    </message>
    <message>
        <source>Where does his king want to go?</source>
        <translation>إلى أين يريد ملك الخصم أن يذهب؟</translation>
    </message>
    <message>
        <source>Which check brings the knight closer?</source>
        <translation>أي كش يقرّب الحصان؟</translation>
    </message>
    <message>
        <source>Which check prepares a fork?</source>
        <translation>أي كش يهيئ شوكة؟</translation>
    </message>
    <message>
        <source>Which check prepares a skewer?</source>
        <translation>أي كش يهيئ سيخًا؟</translation>
    </message>
    <message>
        <source>Which check prepares a fork or a skewer?</source>
        <translation>أي كش يهيئ شوكة أو سيخًا؟</translation>
    </message>
    <message>
        <source>Which pieces can you exchange?</source>
        <translation>أي القطع يمكنك مبادلتها؟</translation>
    </message>
    <message>
        <source>What is the last pawn worth?</source>
        <translation>كم يساوي البيدق الأخير؟</translation>
    </message>
    <message>
        <source>Which of your pieces can come closer to the centre?</source>
        <translation>أي قطعك يمكنها الاقتراب من الوسط؟</translation>
    </message>
    <message>
        <source>Where is the bishop out of the other king&apos;s reach?</source>
        <translation>أين يكون الفيل بعيدًا عن متناول الملك الآخر؟</translation>
    </message>
    <message>
        <source>Where is the knight out of the other king&apos;s reach?</source>
        <translation>أين يكون الحصان بعيدًا عن متناول الملك الآخر؟</translation>
    </message>
    <message>
        <source>Where is the rook out of the other king&apos;s reach?</source>
        <translation>أين يكون الرخ بعيدًا عن متناول الملك الآخر؟</translation>
    </message>
    <message>
        <source>Where is the queen out of the other king&apos;s reach?</source>
        <translation>أين يكون الوزير بعيدًا عن متناول الملك الآخر؟</translation>
    </message>
    <message>
        <source>Where is the pawn out of the other king&apos;s reach?</source>
        <translation>أين يكون البيدق بعيدًا عن متناول الملك الآخر؟</translation>
    </message>
    <message>
        <source>What can you do once both pawns have promoted?</source>
        <translation>ماذا يمكنك أن تفعل بعد ترقية البيدقين؟</translation>
    </message>
    <message>
        <source>What happens if both pawns run?</source>
        <translation>ماذا يحدث إذا انطلق البيدقان معًا؟</translation>
    </message>
    <message>
        <source>Which reply to the check also protects a piece?</source>
        <translation>أي رد على الكش يحمي قطعة أيضًا؟</translation>
    </message>
    <message>
        <source>Can your king step into the square of the pawn?</source>
        <translation>هل يستطيع ملكك دخول مربع البيدق؟</translation>
    </message>
    <message>
        <source>How can your king stay in the square of the pawn?</source>
        <translation>كيف يبقى ملكك داخل مربع البيدق؟</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) shown</source>
        <translation>
            <numerusform>لم تُعرض أي نقلة</numerusform>
            <numerusform>عرض نقلة واحدة</numerusform>
            <numerusform>عرض نقلتين</numerusform>
            <numerusform>عرض %n نقلات</numerusform>
            <numerusform>عرض %n نقلة</numerusform>
            <numerusform>عرض %n نقلة</numerusform>
        </translation>
    </message>
    <message>
        <source>Which threat must he answer?</source>
        <translation>أي تهديد يجب أن يرد عليه؟</translation>
    </message>
    <message>
        <source>How can you keep the other king on the edge?</source>
        <translation>كيف تُبقي الملك الآخر على الحافة؟</translation>
    </message>
    <message>
        <source>Which series of checks wins material?</source>
        <translation>أي سلسلة كشات تكسب قطعة أو بيدقًا؟</translation>
    </message>
    <message>
        <source>Which of your pieces is pinned?</source>
        <translation>أي قطعة من قطعك مثبّتة؟</translation>
    </message>
    <message>
        <source>No other move wins.</source>
        <translation>لا نقلة أخرى تفوز.</translation>
    </message>
    <message>
        <source>Most moves hold the draw.</source>
        <translation>معظم النقلات تحفظ التعادل.</translation>
    </message>
    <message>
        <source>No move wins by force, and none loses.</source>
        <translation>لا نقلة تفوز قسرًا، ولا نقلة تخسر.</translation>
    </message>
    <message>
        <source>How can you prepare your king&apos;s next move?</source>
        <translation>كيف تُمهّد للنقلة التالية لملكك؟</translation>
    </message>
    <message>
        <source>How can you prepare the bishop&apos;s next move?</source>
        <translation>كيف تُمهّد للنقلة التالية للفيل؟</translation>
    </message>
    <message>
        <source>How can you prepare the knight&apos;s next move?</source>
        <translation>كيف تُمهّد للنقلة التالية للحصان؟</translation>
    </message>
    <message>
        <source>What do you want to play next?</source>
        <translation>ماذا تريد أن تلعب بعد ذلك؟</translation>
    </message>
    <message>
        <source>Only one move wins: what do the others allow?</source>
        <translation>نقلة واحدة فقط تفوز: ماذا تتيح النقلات الأخرى؟</translation>
    </message>
    <message>
        <source>What do the other moves allow?</source>
        <translation>ماذا تتيح النقلات الأخرى؟</translation>
    </message>
    <message>
        <source>How can you leave him nothing to attack?</source>
        <translation>كيف لا تترك له ما يهاجمه؟</translation>
    </message>
    <message>
        <source>How can you hold out longest?</source>
        <translation>كيف تصمد أطول مدة؟</translation>
    </message>
    <message>
        <source>Where do you keep the most room?</source>
        <translation>أين يبقى لك أوسع مجال؟</translation>
    </message>
    <message>
        <source>How can you stalemate him?</source>
        <translation>كيف توقعه في الخنق؟</translation>
    </message>
    <message>
        <source>Many moves lose here.</source>
        <translation>كثير من النقلات تخسر هنا.</translation>
    </message>
    <message>
        <source>What happens if the rook leaves its king?</source>
        <translation>ماذا يحدث إذا ترك الرخ ملكه؟</translation>
    </message>
    <message>
        <source>From where can your rook attack the pawn?</source>
        <translation>من أين يستطيع رخك مهاجمة البيدق؟</translation>
    </message>
    <message>
        <source>Where would your king be lost?</source>
        <translation>أين كان ملكك سيخسر؟</translation>
    </message>
    <message>
        <source>Move a queen.</source>
        <translation>حرّك وزيرًا.</translation>
    </message>
    <message>
        <source>Move a rook.</source>
        <translation>حرّك رخًا.</translation>
    </message>
    <message>
        <source>Move a bishop.</source>
        <translation>حرّك فيلًا.</translation>
    </message>
    <message>
        <source>Move a knight.</source>
        <translation>حرّك حصانًا.</translation>
    </message>
    <message>
        <source>Move a pawn.</source>
        <translation>حرّك بيدقًا.</translation>
    </message>
    <message>
        <source>Every move that keeps the queen holds the draw.</source>
        <translation>كل نقلة تحافظ على الوزير تحفظ التعادل.</translation>
    </message>
    <message>
        <source>Every move that keeps the rook holds the draw.</source>
        <translation>كل نقلة تحافظ على الرخ تحفظ التعادل.</translation>
    </message>
    <message>
        <source>Every move that keeps the bishop holds the draw.</source>
        <translation>كل نقلة تحافظ على الفيل تحفظ التعادل.</translation>
    </message>
    <message>
        <source>Every move that keeps the knight holds the draw.</source>
        <translation>كل نقلة تحافظ على الحصان تحفظ التعادل.</translation>
    </message>
    <message>
        <source>Every move that does not lose a piece holds the draw.</source>
        <translation>كل نقلة لا تخسر قطعة تحفظ التعادل.</translation>
    </message>
    <message>
        <source>Which pawn promotes first, and is it with check?</source>
        <translation>أي بيدق يُرقّى أولًا، وهل يكون ذلك مع كش؟</translation>
    </message>
    <message>
        <source>Which pawn promotes first, and what does the queen control then?</source>
        <translation>أي بيدق يُرقّى أولًا، وماذا يحرس الوزير حينها؟</translation>
    </message>
    <message>
        <source>Does your king stand well on the edge?</source>
        <translation>هل موقع ملكك على الحافة جيد؟</translation>
    </message>
    <message>
        <source>What can you give up to draw the king away?</source>
        <translation>بماذا تضحي لإبعاد الملك؟</translation>
    </message>
    <message>
        <source>How can you drive the king in front of its pawn?</source>
        <translation>كيف تسوق الملك إلى أمام بيدقه؟</translation>
    </message>
    <message>
        <source>Which squares does the knight have left?</source>
        <translation>أي المربعات بقيت للحصان؟</translation>
    </message>
    <message>
        <source>Which squares does the bishop have left?</source>
        <translation>أي المربعات بقيت للفيل؟</translation>
    </message>
    <message>
        <source>To which side must your king go?</source>
        <translation>إلى أي جانب يجب أن يذهب ملكك؟</translation>
    </message>
    <message>
        <source>Which line must the rook hold?</source>
        <translation>أي خط يجب أن يحافظ عليه الرخ؟</translation>
    </message>
    <message>
        <source>Which check is guarded by your king?</source>
        <translation>أي كش يحميه ملكك؟</translation>
    </message>
    <message>
        <source>In which corner is your king safe?</source>
        <translation>في أي ركن يكون ملكك آمنًا؟</translation>
    </message>
    <message>
        <source>Can the rook still cut your king off?</source>
        <translation>هل ما زال الرخ يستطيع أن يقطع الطريق على ملكك؟</translation>
    </message>
    <message>
        <source>On which side does your rook have room for checks?</source>
        <translation>في أي جانب يتسع المجال لكشّات رخّك؟</translation>
    </message>
    <message>
        <source>Which piece can step aside with check?</source>
        <translation>أي قطعة تستطيع أن تتنحى مع كش؟</translation>
    </message>
    <message>
        <source>Which check prepares zugzwang?</source>
        <translation>أي كش يهيئ زوغزوانغ؟</translation>
    </message>
    <message>
        <source>Which check would be deadly?</source>
        <translation>أي كش سيكون قاتلًا؟</translation>
    </message>
    <message>
        <source>Which piece can help to win the knight?</source>
        <translation>أي قطعة تساعد على كسب الحصان؟</translation>
    </message>
    <message>
        <source>Which piece can help to win the bishop?</source>
        <translation>أي قطعة تساعد على كسب الفيل؟</translation>
    </message>
    <message>
        <source>On which side of the pawn is your king not held up?</source>
        <translation>من أي جانب للبيدق لا يوقف ملكَك شيء؟</translation>
    </message>
    <message>
        <source>Which diagonal must the bishop not leave?</source>
        <translation>أي قطر يجب ألا يغادره الفيل؟</translation>
    </message>
    <message>
        <source>Where can a check stop the other king?</source>
        <translation>أين يمكن لكش أن يوقف الملك الآخر؟</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Your settings could not be read; the defaults are used instead.</source>
        <translation>تعذرت قراءة إعداداتك؛ استُخدمت الإعدادات الافتراضية بدلًا منها.</translation>
    </message>
    <message>
        <source>Right Corner</source>
        <translation>Right Corner</translation>
    </message>
    <message>
        <source>A trainer for chess endings with up to %1 pieces.</source>
        <translation>برنامج تدريب على النهايات التي لا تتجاوز %1 قطع.</translation>
    </message>
    <message>
        <source>Your last game was saved by a newer version of Right Corner; a new game has been started.</source>
        <translation>آخر مباراة لك حفظها إصدار أحدث من Right Corner؛ بدأت مباراة جديدة.</translation>
    </message>
    <message>
        <source>Neither your settings nor your games could be read completely.</source>
        <translation>تعذرت قراءة إعداداتك ومبارياتك كاملة.</translation>
    </message>
    <message>
        <source>Your games could not be read completely; what could be read is here.</source>
        <translation>تعذرت قراءة مبارياتك كاملة؛ وما أمكنت قراءته موجود هنا.</translation>
    </message>
    <message>
        <source>The old file has been kept as %1.</source>
        <translation>حُفظ الملف القديم باسم %1.</translation>
    </message>
    <message>
        <source>Right Corner failed to start twice in a row; this time it starts without your games.</source>
        <translation>تعذر تشغيل Right Corner مرتين متتاليتين؛ يبدأ هذه المرة دون مبارياتك.</translation>
    </message>
    <message>
        <source>rightcorner: cannot open a display; run it in a graphical session (DISPLAY or WAYLAND_DISPLAY).</source>
        <translation>rightcorner: تعذر فتح أي شاشة؛ شغّله على سطح مكتب (DISPLAY أو WAYLAND_DISPLAY).</translation>
    </message>
    <message>
        <source>Store games and practice data in the folder &lt;dir&gt;.</source>
        <translation>حفظ المباريات وبيانات التمرّن في المجلد &lt;dir&gt;.</translation>
    </message>
    <message>
        <source>A file with games (PGN) or a position (FEN), a position as a FEN, or - to read standard input.</source>
        <translation>ملف مباريات (PGN) أو وضعية (FEN)، أو وضعية بصيغة FEN، أو - لقراءة الإدخال القياسي.</translation>
    </message>
    <message>
        <source>rightcorner: Qt&apos;s platform plugin &quot;%1&quot; is missing; install it (for Wayland, the package qt6-wayland).</source>
        <translation>rightcorner: إضافة المنصة «%1» في Qt مفقودة؛ ثبّتها (لـ Wayland الحزمة qt6-wayland).</translation>
    </message>
    <message>
        <source>rightcorner: cannot start because the system allows no more threads; close other programs and try again.</source>
        <translation>rightcorner: تعذر البدء لأن النظام لا يسمح بمزيد من خيوط التنفيذ؛ أغلق برامج أخرى ثم حاول مجددًا.</translation>
    </message>
    <message>
        <source>Your games were not read because you cancelled that.</source>
        <translation>لم تُقرأ مبارياتك لأنك ألغيت قراءتها.</translation>
    </message>
    <message>
        <source>Your games are being read.</source>
        <translation>تجري قراءة مبارياتك.</translation>
    </message>
    <message>
        <source>rightcorner: there is not enough memory. Any game in progress has been saved. Close other programs or raise the limit, and try again.</source>
        <translation>rightcorner: الذاكرة غير كافية. إن كانت هناك مباراة جارية فقد حُفظت. أغلق برامج أخرى أو ارفع الحد، ثم حاول مجددًا.</translation>
    </message>
    <message>
        <source>rightcorner: lost the connection to the display. Any game in progress has been saved.</source>
        <translation>rightcorner: انقطع الاتصال بالشاشة. إن كانت هناك مباراة جارية فقد حُفظت.</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>in check</source>
        <translation>في كش</translation>
    </message>
    <message>
        <source>right corner</source>
        <translation>زاوية صحيحة</translation>
    </message>
    <message>
        <source>&amp;Target corners</source>
        <translation>زوايا الهدف (&amp;T)</translation>
    </message>
    <message>
        <source>wrong corner</source>
        <translation>زاوية خاطئة</translation>
    </message>
    <message>
        <source>key square</source>
        <translation>خانة مفتاحية</translation>
    </message>
    <message>
        <source>&amp;Key squares</source>
        <translation>الخانات المفتاحية (&amp;K)</translation>
    </message>
    <message>
        <source>in the square of the pawn</source>
        <translation>داخل مربع البيدق</translation>
    </message>
    <message>
        <source>S&amp;quare of the pawn</source>
        <translation>مربع البيدق (&amp;Q)</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>يمكن بلوغها</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>يمكن الأسر عليها</translation>
    </message>
    <message>
        <source>&amp;Destinations</source>
        <translation>الخانات المتاحة (&amp;D)</translation>
    </message>
    <message>
        <source>part of the last move</source>
        <translation>من النقلة الأخيرة</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>النقلة الأخيرة (&amp;L)</translation>
    </message>
    <message>
        <source>circled in green</source>
        <translation>دائرة خضراء</translation>
    </message>
    <message>
        <source>circled in red</source>
        <translation>دائرة حمراء</translation>
    </message>
    <message>
        <source>circled in yellow</source>
        <translation>دائرة صفراء</translation>
    </message>
    <message>
        <source>circled in blue</source>
        <translation>دائرة زرقاء</translation>
    </message>
    <message>
        <source>best move; in a replay, the next move</source>
        <translation>أفضل نقلة؛ وفي إعادة العرض النقلة التالية</translation>
    </message>
    <message>
        <source>reply to a mistake; attack on the king</source>
        <translation>الرد على خطأ؛ هجوم على الملك</translation>
    </message>
    <message>
        <source>drawn in green</source>
        <translation>سهم أخضر</translation>
    </message>
    <message>
        <source>drawn in red</source>
        <translation>سهم أحمر</translation>
    </message>
    <message>
        <source>drawn in yellow</source>
        <translation>سهم أصفر</translation>
    </message>
    <message>
        <source>drawn in blue</source>
        <translation>سهم أزرق</translation>
    </message>
    <message>
        <source>controlled by the king</source>
        <translation>يغطيها الملك</translation>
    </message>
    <message>
        <source>controlled by the attacking king</source>
        <translation>يغطيها الملك المهاجم</translation>
    </message>
    <message>
        <source>Controlled by the &amp;king</source>
        <translation>يغطيها الملك (&amp;K)</translation>
    </message>
    <message>
        <source>controlled by the first piece</source>
        <translation>تغطيها القطعة الأولى</translation>
    </message>
    <message>
        <source>controlled by the attacker&apos;s first piece, such as the bishop; also through the other king (x-ray)</source>
        <translation>تغطيها قطعة المهاجم الأولى، كالفيل؛ حتى من وراء الملك الآخر</translation>
    </message>
    <message>
        <source>Controlled by the &amp;first piece, such as the bishop</source>
        <translation>تغطيها القطعة الأولى، كالفيل (&amp;F)</translation>
    </message>
    <message>
        <source>controlled by the second piece</source>
        <translation>تغطيها القطعة الثانية</translation>
    </message>
    <message>
        <source>controlled by the attacker&apos;s second piece, such as the knight</source>
        <translation>تغطيها قطعة المهاجم الثانية، كالحصان</translation>
    </message>
    <message>
        <source>Controlled by the &amp;second piece, such as the knight</source>
        <translation>تغطيها القطعة الثانية، كالحصان (&amp;S)</translation>
    </message>
    <message>
        <source>in the cage</source>
        <translation>في القفص</translation>
    </message>
    <message>
        <source>the cage: every square the defending king could still reach if the other pieces stood still</source>
        <translation>القفص: كل خانة ما زال الملك المدافع يستطيع بلوغها لو ثبتت القطع الأخرى</translation>
    </message>
    <message>
        <source>&amp;Cage</source>
        <translation>القفص (&amp;C)</translation>
    </message>
    <message>
        <source>Delétang&apos;s tria&amp;ngles</source>
        <translation>مثلثات ديليتان (&amp;N)</translation>
    </message>
    <message>
        <source>on the W</source>
        <translation>من خانات W</translation>
    </message>
    <message>
        <source>Philidor&apos;s W: the squares on which the knight drives the lone king along the edge</source>
        <translation>مناورة W لفيليدور: الخانات التي يدفع منها الحصان الملك الوحيد على طول الحافة</translation>
    </message>
    <message>
        <source>Philidor&apos;s &amp;W</source>
        <translation>مناورة W لفيليدور (&amp;W)</translation>
    </message>
    <message>
        <source>between kings in opposition</source>
        <translation>بين ملكين في المواجهة</translation>
    </message>
    <message>
        <source>in opposition</source>
        <translation>في المواجهة</translation>
    </message>
    <message>
        <source>the opposition: kings facing each other with one, three or five squares between them</source>
        <translation>المواجهة: ملكان متقابلان تفصل بينهما خانة واحدة أو ثلاث أو خمس</translation>
    </message>
    <message>
        <source>&amp;Opposition</source>
        <translation>المواجهة (&amp;O)</translation>
    </message>
    <message>
        <source>in the heat map</source>
        <translation>في الخريطة الحرارية</translation>
    </message>
    <message>
        <source>the heat map: the number of moves to mate if the piece stood there and everything else stayed the same; = means a draw, − a mate by the other side</source>
        <translation>الخريطة الحرارية: عدد النقلات حتى المات لو وقفت القطعة هناك وبقي كل ما عداها على حاله؛ = تعادل، و− مات لصالح الطرف الآخر</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>الخريطة الحرارية (&amp;H)</translation>
    </message>
    <message>
        <source>pointed out by the coach</source>
        <translation>يشير إليها المدرب</translation>
    </message>
    <message>
        <source>the method&apos;s move</source>
        <translation>نقلة الطريقة</translation>
    </message>
    <message>
        <source>in the field</source>
        <translation>في النطاق</translation>
    </message>
    <message>
        <source>the field: the smallest of seven regions around the right corners in which the bishop and knight can keep the lone king for three moves</source>
        <translation>النطاق: أصغر منطقة من سبع حول الزوايا الصحيحة يستطيع الفيل والحصان إبقاء الملك الوحيد فيها ثلاث نقلات</translation>
    </message>
    <message>
        <source>F&amp;ield</source>
        <translation>النطاق (&amp;I)</translation>
    </message>
    <message>
        <source>in the next field</source>
        <translation>في النطاق التالي</translation>
    </message>
    <message>
        <source>the next field, which the method is heading for</source>
        <translation>النطاق التالي الذي تقصده الطريقة</translation>
    </message>
    <message>
        <source>in a triangle</source>
        <translation>في مثلث</translation>
    </message>
    <message>
        <source>Delétang&apos;s triangles: the squares left to the lone king behind a diagonal of seven, five or three squares, and the pieces that keep him there</source>
        <translation>مثلثات ديليتان: الخانات الباقية للملك الوحيد خلف قطر من سبع خانات أو خمس أو ثلاث، والقطع التي تبقيه هناك</translation>
    </message>
    <message>
        <source>left to the lone king</source>
        <translation>باقية للملك الوحيد</translation>
    </message>
    <message>
        <source>the squares left to the lone king in the triangle that holds him</source>
        <translation>الخانات الباقية للملك الوحيد في المثلث الذي يحصره</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>المباراة (&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>الوضعية (&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>الرقعة (&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>التدريب (&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>الإعدادات (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>المساعدة (&amp;H)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>الملف (&amp;F)</translation>
    </message>
</context>
<context>
    <name>Method</name>
    <message>
        <source>Equally good: %1.</source>
        <translation>مثلها في الجودة: %1.</translation>
    </message>
    <message>
        <source>bring the knight nearer to your king</source>
        <comment>advice</comment>
        <translation>قرّب الحصان من ملكك</translation>
    </message>
    <message>
        <source>bring the bishop nearer to your king</source>
        <comment>advice</comment>
        <translation>قرّب الفيل من ملكك</translation>
    </message>
    <message>
        <source>bring your king nearer to your pieces</source>
        <comment>advice</comment>
        <translation>قرّب ملكك من قطعك</translation>
    </message>
    <message>
        <source>bring your pieces closer together</source>
        <comment>advice</comment>
        <translation>قرّب قطعك بعضها من بعض</translation>
    </message>
    <message>
        <source>bring your king towards a square a knight&apos;s move from the corner</source>
        <comment>advice</comment>
        <translation>قرّب ملكك من خانة على بُعد نقلة حصان من الزاوية</translation>
    </message>
    <message>
        <source>bring your king nearer to his</source>
        <comment>advice</comment>
        <translation>قرّب ملكك من ملكه</translation>
    </message>
    <message>
        <source>bring your king towards the centre</source>
        <comment>advice</comment>
        <translation>قرّب ملكك من الوسط</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>التالي: %1.</translation>
    </message>
    <message>
        <source>Next: mate in %1.</source>
        <translation>التالي: المات (النقلات: %1).</translation>
    </message>
    <message>
        <source>Next: mate.</source>
        <translation>التالي: المات.</translation>
    </message>
    <message>
        <source>No field is smaller: %1.</source>
        <translation>لا نطاق أصغر: %1.</translation>
    </message>
    <message>
        <source>Nothing smaller yet: %1.</source>
        <translation>لا يمكن تضييقه بعد: %1.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>العب %1.</translation>
    </message>
    <message>
        <source>the two outer rings</source>
        <comment>a field</comment>
        <translation>الحلقتان الخارجيتان</translation>
    </message>
    <message>
        <source>the whole board</source>
        <comment>a field</comment>
        <translation>الرقعة كلها</translation>
    </message>
    <message>
        <source>Field: %1.</source>
        <translation>النطاق: %1.</translation>
    </message>
    <message>
        <source>No field is smaller.</source>
        <translation>لا نطاق أصغر.</translation>
    </message>
    <message>
        <source>Nothing smaller yet.</source>
        <translation>لا يمكن تضييقه بعد.</translation>
    </message>
    <message>
        <source>Field: %1, larger for the moment.</source>
        <translation>النطاق: %1، أكبر مؤقتًا.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the method&apos;s move; best play is %n move(s) faster.</source>
        <translation>
            <numerusform>%1 نقلة الطريقة، ولا أسرع منها.</numerusform>
            <numerusform>%1 نقلة الطريقة؛ واللعب الأمثل أسرع بنقلة واحدة.</numerusform>
            <numerusform>%1 نقلة الطريقة؛ واللعب الأمثل أسرع بنقلتين.</numerusform>
            <numerusform>%1 نقلة الطريقة؛ واللعب الأمثل أسرع بـ%n نقلات.</numerusform>
            <numerusform>%1 نقلة الطريقة؛ واللعب الأمثل أسرع بـ%n نقلة.</numerusform>
            <numerusform>%1 نقلة الطريقة؛ واللعب الأمثل أسرع بـ%n نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of the %n position(s) to know by heart: play %1.</source>
        <translation>
            <numerusform>وضعية للحفظ: العب %1.</numerusform>
            <numerusform>الوضعية الوحيدة للحفظ: العب %1.</numerusform>
            <numerusform>إحدى وضعيتين للحفظ: العب %1.</numerusform>
            <numerusform>إحدى %n وضعيات للحفظ: العب %1.</numerusform>
            <numerusform>إحدى %n وضعية للحفظ: العب %1.</numerusform>
            <numerusform>إحدى %n وضعية للحفظ: العب %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>First: %1</source>
        <comment>a sentence about a move</comment>
        <translation>أولًا: %1</translation>
    </message>
    <message>
        <source>First one of these: %1</source>
        <comment>sentences about moves</comment>
        <translation>أولًا إحدى هذه النقلات: %1</translation>
    </message>
    <message>
        <source>three squares at the corner</source>
        <comment>a field</comment>
        <translation>ثلاث خانات عند الزاوية</translation>
    </message>
    <message>
        <source>six squares at the corner</source>
        <comment>a field</comment>
        <translation>ست خانات عند الزاوية</translation>
    </message>
    <message>
        <source>eight squares at the corner</source>
        <comment>a field</comment>
        <translation>ثماني خانات عند الزاوية</translation>
    </message>
    <message>
        <source>the edge without the wrong corners</source>
        <comment>a field</comment>
        <translation>الحافة دون الزاويتين الخاطئتين</translation>
    </message>
    <message>
        <source>the whole edge</source>
        <comment>a field</comment>
        <translation>الحافة كلها</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king towards a square a knight&apos;s move from the corner.</source>
        <translation>يحتاج تقريب ملكك من خانة على بُعد نقلة حصان من الزاوية إلى بضع نقلات.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king nearer to his.</source>
        <translation>يحتاج تقريب ملكك من ملكه إلى بضع نقلات.</translation>
    </message>
    <message>
        <source>It takes some moves to drive him towards a right corner.</source>
        <translation>يحتاج دفعه نحو زاوية صحيحة إلى بضع نقلات.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king towards the centre.</source>
        <translation>يحتاج تقريب ملكك من الوسط إلى بضع نقلات.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king and pieces closer together.</source>
        <translation>يحتاج تقريب ملكك وقطعك بعضها من بعض إلى بضع نقلات.</translation>
    </message>
    <message>
        <source>His reply must bring him nearer to your king.</source>
        <translation>لا بد أن يقرّبه ردّه من ملكك.</translation>
    </message>
    <message>
        <source>His reply must take him nearer to a right corner.</source>
        <translation>لا بد أن يقرّبه ردّه من زاوية صحيحة.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message numerus="yes">
        <source>%n move(s) with best play from the start</source>
        <translation>
            <numerusform>مات منذ البداية</numerusform>
            <numerusform>نقلة واحدة مع اللعب الأمثل من البداية</numerusform>
            <numerusform>نقلتان مع اللعب الأمثل من البداية</numerusform>
            <numerusform>%n نقلات مع اللعب الأمثل من البداية</numerusform>
            <numerusform>%n نقلة مع اللعب الأمثل من البداية</numerusform>
            <numerusform>%n نقلة مع اللعب الأمثل من البداية</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1، %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n wasted so far</source>
        <translation>
            <numerusform>لم تُهدر أي نقلة حتى الآن</numerusform>
            <numerusform>أُهدرت نقلة واحدة حتى الآن</numerusform>
            <numerusform>أُهدرت نقلتان حتى الآن</numerusform>
            <numerusform>أُهدرت %n نقلات حتى الآن</numerusform>
            <numerusform>أُهدرت %n نقلة حتى الآن</numerusform>
            <numerusform>أُهدرت %n نقلة حتى الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>Equally good:</source>
        <translation>مثلها في الجودة:</translation>
    </message>
    <message>
        <source>Also tried here:</source>
        <translation>لُعب هنا أيضًا:</translation>
    </message>
    <message>
        <source>The win was thrown away on move %1.</source>
        <translation>ضاع الفوز في النقلة %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>‏%1.</translation>
    </message>
    <message>
        <source>Mate in %1 with best play by both sides.</source>
        <translation>نقلات المات: %1، مع اللعب الأمثل من الطرفين.</translation>
    </message>
    <message>
        <source>Variations:</source>
        <translation>التفريعات:</translation>
    </message>
</context>
<context>
    <name>Opinions</name>
    <message>
        <source>%1 considers the position equal.</source>
        <comment>Stockfish 15.1</comment>
        <translation>يرى %1 أن الوضعية متكافئة.</translation>
    </message>
    <message>
        <source>%1 considers White %2 pawns ahead.</source>
        <translation>يرى %1 أن الأبيض متقدم بما يعادل %2 بيدق.</translation>
    </message>
    <message>
        <source>%1 considers Black %2 pawns ahead.</source>
        <translation>يرى %1 أن الأسود متقدم بما يعادل %2 بيدق.</translation>
    </message>
    <message>
        <source>%1 sees mate in %2 for White.</source>
        <translation>يرى %1 أن الأبيض يميت (النقلات: %2).</translation>
    </message>
    <message>
        <source>%1 sees mate in %2 for Black.</source>
        <translation>يرى %1 أن الأسود يميت (النقلات: %2).</translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation>يتعذر تشغيل %1.</translation>
    </message>
    <message>
        <source>%1 does not respond like a UCI engine.</source>
        <translation>لا يستجيب %1 كمحرك UCI.</translation>
    </message>
    <message>
        <source>%1 has quit unexpectedly.</source>
        <translation>توقف %1 على نحو غير متوقع.</translation>
    </message>
    <message>
        <source>%1 is no longer responding.</source>
        <translation>لم يعد %1 يستجيب.</translation>
    </message>
    <message>
        <source>%1 has chosen an illegal move.</source>
        <translation>اختار %1 نقلة غير قانونية.</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>يفكر %1…</translation>
    </message>
    <message>
        <source>It would play %1.</source>
        <translation>لو كان يلعب لاختار %1.</translation>
    </message>
    <message>
        <source>That is an engine&apos;s opinion, not a proof.</source>
        <translation>هذا رأي محرك وليس برهانًا.</translation>
    </message>
    <message>
        <source>Your opponent plays by general principles here until you try again or choose an engine under Settings, Engine beyond the tablebases.</source>
        <translation>يلعب خصمك هنا وفق المبادئ العامة إلى أن تحاول مجددًا أو تختار محركًا تحت «الإعدادات»، «محرك لما بعد جداول النهايات».</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>controlled by the pawn</source>
        <translation>يغطيها البيدق</translation>
    </message>
    <message>
        <source>controlled by the knight</source>
        <translation>يغطيها الحصان</translation>
    </message>
    <message>
        <source>controlled by the bishop</source>
        <translation>يغطيها الفيل</translation>
    </message>
    <message>
        <source>controlled by the rook</source>
        <translation>يغطيها الرخ</translation>
    </message>
    <message>
        <source>controlled by the queen</source>
        <translation>يغطيها الوزير</translation>
    </message>
    <message>
        <source>controlled by the king</source>
        <translation>يغطيها الملك</translation>
    </message>
    <message>
        <source>Top left: %1</source>
        <comment>the dots of a piece</comment>
        <translation>أعلى اليسار: %1</translation>
    </message>
    <message>
        <source>Top right: %1</source>
        <comment>the dots of a piece</comment>
        <translation>أعلى اليمين: %1</translation>
    </message>
    <message>
        <source>Bottom left: %1</source>
        <comment>the dots of a piece</comment>
        <translation>أسفل اليسار: %1</translation>
    </message>
    <message numerus="yes">
        <source>Cage: %n square(s)</source>
        <translation>
            <numerusform>القفص: بلا خانات</numerusform>
            <numerusform>القفص: خانة واحدة</numerusform>
            <numerusform>القفص: خانتان</numerusform>
            <numerusform>القفص: %n خانات</numerusform>
            <numerusform>القفص: %n خانة</numerusform>
            <numerusform>القفص: %n خانة</numerusform>
        </translation>
    </message>
    <message>
        <source>W: %1</source>
        <comment>the squares of the knight</comment>
        <translation>مناورة W: %1</translation>
    </message>
    <message>
        <source>Opposition: direct</source>
        <translation>المواجهة: مباشرة</translation>
    </message>
    <message>
        <source>Opposition: diagonal</source>
        <translation>المواجهة: قطرية</translation>
    </message>
    <message>
        <source>Opposition: distant</source>
        <translation>المواجهة: بعيدة</translation>
    </message>
    <message>
        <source>Opposition: none</source>
        <translation>المواجهة: لا توجد</translation>
    </message>
    <message>
        <source>%1: with bishop and knight only</source>
        <translation>%1: مع الفيل والحصان فقط</translation>
    </message>
    <message>
        <source>Heat map: hidden along with the mate distances</source>
        <translation>الخريطة الحرارية: مخفية مع مسافات المات</translation>
    </message>
    <message>
        <source>Field: none</source>
        <translation>النطاق: لا يوجد</translation>
    </message>
    <message>
        <source>Large triangle</source>
        <translation>المثلث الكبير</translation>
    </message>
    <message>
        <source>Middle triangle</source>
        <translation>المثلث الأوسط</translation>
    </message>
    <message>
        <source>Small triangle</source>
        <translation>المثلث الصغير</translation>
    </message>
    <message>
        <source>in the large triangle</source>
        <translation>في المثلث الكبير</translation>
    </message>
    <message>
        <source>in the middle triangle</source>
        <translation>في المثلث الأوسط</translation>
    </message>
    <message>
        <source>in the small triangle</source>
        <translation>في المثلث الصغير</translation>
    </message>
    <message>
        <source>diagonal %1</source>
        <translation>القطر %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a piece and the squares that it guards</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, closed: %n square(s)</source>
        <translation>
            <numerusform>%1، مغلق: بلا خانات</numerusform>
            <numerusform>%1، مغلق: خانة واحدة</numerusform>
            <numerusform>%1، مغلق: خانتان</numerusform>
            <numerusform>%1، مغلق: %n خانات</numerusform>
            <numerusform>%1، مغلق: %n خانة</numerusform>
            <numerusform>%1، مغلق: %n خانة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, open at %2</source>
        <translation>%1، مفتوح عند %2</translation>
    </message>
    <message>
        <source>Triangles: the king is outside; the large one lies behind %1</source>
        <comment>ends of diagonals</comment>
        <translation>المثلثات: الملك خارجها؛ والكبير خلف %1</translation>
    </message>
    <message>
        <source>Heat map: hidden during the exercise</source>
        <translation>الخريطة الحرارية: مخفية أثناء التمرين</translation>
    </message>
</context>
<context>
    <name>OwnPositionsCommands</name>
    <message>
        <source>Other positions</source>
        <translation>وضعيات أخرى</translation>
    </message>
    <message>
        <source>The position could not be kept.</source>
        <translation>تعذر الاحتفاظ بالوضعية.</translation>
    </message>
    <message>
        <source>The position has been kept in “%1”.</source>
        <comment>a course</comment>
        <translation>أُضيفت الوضعية إلى «%1».</translation>
    </message>
    <message>
        <source>“%1” has this position already.</source>
        <comment>a course</comment>
        <translation>هذه الوضعية موجودة بالفعل في «%1».</translation>
    </message>
    <message>
        <source>My positions</source>
        <translation>وضعياتي</translation>
    </message>
    <message>
        <source>Keep this position</source>
        <translation>الاحتفاظ بهذه الوضعية</translation>
    </message>
    <message>
        <source>Add the position and what you have drawn on it to “My positions”, a course of your own</source>
        <translation>إضافة الوضعية وما رسمته عليها إلى «وضعياتي»، وهي دورة خاصة بك</translation>
    </message>
    <message>
        <source>E&amp;dit course</source>
        <translation>تحرير الدورة (&amp;D)</translation>
    </message>
    <message>
        <source>Edit this page</source>
        <translation>تحرير هذه الصفحة</translation>
    </message>
    <message>
        <source>Change chapter, task, words, moves and drawings of the page</source>
        <translation>تغيير فصل الصفحة ومهمتها ونصها ونقلاتها ورسومها</translation>
    </message>
    <message>
        <source>Move page up</source>
        <translation>نقل الصفحة إلى أعلى</translation>
    </message>
    <message>
        <source>Put the page before the previous one</source>
        <translation>وضع الصفحة قبل السابقة</translation>
    </message>
    <message>
        <source>Move page down</source>
        <translation>نقل الصفحة إلى أسفل</translation>
    </message>
    <message>
        <source>Put the page behind the next one</source>
        <translation>وضع الصفحة بعد التالية</translation>
    </message>
    <message>
        <source>Delete page</source>
        <translation>حذف الصفحة</translation>
    </message>
    <message>
        <source>Delete the page from the file of the course</source>
        <translation>حذف الصفحة من ملف الدورة</translation>
    </message>
    <message>
        <source>Choose “Delete page” again to delete it; Esc keeps it.</source>
        <translation>اختر «حذف الصفحة» مرة أخرى لحذفها، أو اضغط Esc للإبقاء عليها.</translation>
    </message>
    <message>
        <source>It will be gone from the file of the course.</source>
        <translation>ستختفي من ملف الدورة.</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>حفظ الصفحة</translation>
    </message>
    <message>
        <source>Save the page and show it as its readers see it</source>
        <translation>حفظ الصفحة وعرضها كما يراها قرّاؤها</translation>
    </message>
    <message>
        <source>Delete move</source>
        <translation>حذف النقلة</translation>
    </message>
    <message>
        <source>Delete the last move on the board from the page, with all that follows it</source>
        <translation>حذف آخر نقلة على الرقعة من الصفحة مع كل ما يليها</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) have been imported into “%1”.</source>
        <comment>a course</comment>
        <translation>
            <numerusform>لم تُستورد أي صفحة إلى «%1».</numerusform>
            <numerusform>استُوردت صفحة واحدة إلى «%1».</numerusform>
            <numerusform>استُوردت صفحتان إلى «%1».</numerusform>
            <numerusform>استُوردت %n صفحات إلى «%1».</numerusform>
            <numerusform>استُوردت %n صفحة إلى «%1».</numerusform>
            <numerusform>استُوردت %n صفحة إلى «%1».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) could not be read.</source>
        <translation>
            <numerusform>لم تتعذر قراءة أي وضعية.</numerusform>
            <numerusform>تعذرت قراءة وضعية واحدة.</numerusform>
            <numerusform>تعذرت قراءة وضعيتين.</numerusform>
            <numerusform>تعذرت قراءة %n وضعيات.</numerusform>
            <numerusform>تعذرت قراءة %n وضعية.</numerusform>
            <numerusform>تعذرت قراءة %n وضعية.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course has been saved as “%1”.</source>
        <translation>حُفظت الدورة باسم «%1».</translation>
    </message>
    <message>
        <source>Others can open the file as a course.</source>
        <translation>يمكن للآخرين فتح الملف دورةً.</translation>
    </message>
    <message>
        <source>Import positions</source>
        <translation>استيراد وضعيات</translation>
    </message>
    <message>
        <source>Games and positions (*.pgn *.epd *.fen *.txt)</source>
        <translation>مباريات ووضعيات (*.pgn *.epd *.fen *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Save a copy of the course</source>
        <translation>حفظ نسخة من الدورة</translation>
    </message>
    <message>
        <source>Courses (*.pgn)</source>
        <translation>دورات (*.pgn)</translation>
    </message>
    <message>
        <source>Import into “My positions”…</source>
        <translation>استيراد إلى «وضعياتي»…</translation>
    </message>
    <message>
        <source>Add the pages of a course, games, a Lichess study, or a list of FEN or EPD</source>
        <translation>إضافة صفحات دورة أو مباريات أو دراسة من Lichess أو قائمة FEN أو EPD</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>حفظ نسخة باسم…</translation>
    </message>
    <message>
        <source>Save the course as a PGN file for others, with its name as the title</source>
        <translation>حفظ الدورة ملف PGN للآخرين، واسمه عنوانها</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) were there already.</source>
        <translation>
            <numerusform>لم تكن أي صفحة موجودة من قبل.</numerusform>
            <numerusform>كانت صفحة واحدة موجودة من قبل.</numerusform>
            <numerusform>كانت صفحتان موجودتين من قبل.</numerusform>
            <numerusform>كانت %n صفحات موجودة من قبل.</numerusform>
            <numerusform>كانت %n صفحة موجودة من قبل.</numerusform>
            <numerusform>كانت %n صفحة موجودة من قبل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename chapter</source>
        <translation>إعادة تسمية الفصل</translation>
    </message>
    <message>
        <source>New name of the chapter:</source>
        <translation>الاسم الجديد للفصل:</translation>
    </message>
    <message>
        <source>Move chapter up</source>
        <translation>نقل الفصل إلى أعلى</translation>
    </message>
    <message>
        <source>Put the chapter before the previous one, with all its pages</source>
        <translation>وضع الفصل بكل صفحاته قبل السابق</translation>
    </message>
    <message>
        <source>Move chapter down</source>
        <translation>نقل الفصل إلى أسفل</translation>
    </message>
    <message>
        <source>Put the chapter behind the next one, with all its pages</source>
        <translation>وضع الفصل بكل صفحاته بعد التالي</translation>
    </message>
    <message>
        <source>Rename chapter…</source>
        <translation>إعادة تسمية الفصل…</translation>
    </message>
    <message>
        <source>Give all pages of the chapter another chapter name</source>
        <translation>إعطاء كل صفحات الفصل اسم فصل آخر</translation>
    </message>
    <message>
        <source>open a page of “%1” or of a file of yours first</source>
        <comment>a course</comment>
        <translation>افتح أولًا صفحة من «%1» أو من ملف لك</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>تحرير</translation>
    </message>
    <message>
        <source>the FEN cannot be read</source>
        <translation>تتعذّر قراءة FEN</translation>
    </message>
    <message>
        <source>“%1” has not changed.</source>
        <comment>a course</comment>
        <translation>لم يتغير «%1».</translation>
    </message>
    <message>
        <source>Choose “Save page” again to save it with the error.</source>
        <translation>اختر «حفظ الصفحة» مرة أخرى لحفظها مع الخطأ.</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>متابعة التعديل</translation>
    </message>
    <message>
        <source>Keep page</source>
        <translation>الإبقاء على الصفحة</translation>
    </message>
</context>
<context>
    <name>Phrasing</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a headline as a sentence</comment>
        <translation>‏%1.</translation>
    </message>
</context>
<context>
    <name>PieceNames</name>
    <message>
        <source>white pawn</source>
        <translation>بيدق أبيض</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>حصان أبيض</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>فيل أبيض</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>رخ أبيض</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>وزير أبيض</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>ملك أبيض</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>بيدق أسود</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>حصان أسود</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>فيل أسود</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>رخ أسود</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>وزير أسود</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>ملك أسود</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>بيدق</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>حصان</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>فيل</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>رخ</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>وزير</translation>
    </message>
    <message>
        <source>king</source>
        <translation>ملك</translation>
    </message>
</context>
<context>
    <name>PositionCommands</name>
    <message>
        <source>&amp;Set up</source>
        <translation>إعداد وضعية (&amp;S)</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>إعداد وضعية</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>لعب</translation>
    </message>
    <message>
        <source>Play this position against the program</source>
        <translation>لعب هذه الوضعية ضد البرنامج</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>تحليل</translation>
    </message>
    <message>
        <source>Move pieces for both sides</source>
        <translation>تحريك قطع الطرفين</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>اللعب من هنا</translation>
    </message>
    <message>
        <source>Start a game from the position on the board</source>
        <translation>بدء مباراة من الوضعية التي على الرقعة</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>نسخ الوضعية (&amp;C)</translation>
    </message>
    <message>
        <source>Mirror &amp;left–right</source>
        <translation>عكس يسار–يمين (&amp;L)</translation>
    </message>
    <message>
        <source>Mirror ↔</source>
        <translation>عكس ↔</translation>
    </message>
    <message>
        <source>Swap left and right</source>
        <translation>مبادلة اليسار واليمين</translation>
    </message>
    <message>
        <source>Mirror &amp;up–down</source>
        <translation>عكس أعلى–أسفل (&amp;U)</translation>
    </message>
    <message>
        <source>Mirror ↕</source>
        <translation>عكس ↕</translation>
    </message>
    <message>
        <source>Swap up and down</source>
        <translation>مبادلة الأعلى والأسفل</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>تدوير (&amp;R)</translation>
    </message>
    <message>
        <source>Rotate the board by a quarter turn</source>
        <translation>تدوير الرقعة ربع دورة</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>تبديل الألوان (&amp;W)</translation>
    </message>
    <message>
        <source>White pieces become black and black pieces white</source>
        <translation>تصير القطع البيضاء سوداء والسوداء بيضاء</translation>
    </message>
    <message>
        <source>Cl&amp;ear</source>
        <translation>إخلاء (&amp;E)</translation>
    </message>
    <message>
        <source>Remove all pieces from the board</source>
        <translation>رفع كل القطع عن الرقعة</translation>
    </message>
    <message>
        <source>&amp;Paste position or game</source>
        <translation>لصق وضعية أو مباراة (&amp;P)</translation>
    </message>
    <message>
        <source>Copy the position as a FEN</source>
        <translation>نسخ الوضعية بصيغة FEN</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>نسخ كصورة (&amp;I)</translation>
    </message>
    <message>
        <source>Copy a picture of the board</source>
        <translation>نسخ صورة للرقعة</translation>
    </message>
    <message>
        <source>Copy as &amp;text diagram</source>
        <translation>نسخ كرسم نصي (&amp;T)</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>نسخ المباراة (&amp;G)</translation>
    </message>
    <message>
        <source>Paste a position, games or a link to a position</source>
        <translation>لصق وضعية أو مباريات أو رابط إلى وضعية</translation>
    </message>
    <message>
        <source>Copy the game as PGN, for other programs and emails</source>
        <translation>نسخ المباراة بصيغة PGN لبرامج أخرى وللرسائل</translation>
    </message>
    <message>
        <source>Copy the board as lines of text for emails and notes</source>
        <translation>نسخ الرقعة أسطرًا نصية للرسائل والملاحظات</translation>
    </message>
    <message>
        <source>The picture has been copied.</source>
        <translation>نُسخت الصورة.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>You let the draw slip.</source>
        <translation>أضعت التعادل.</translation>
    </message>
    <message>
        <source>You threw the win away.</source>
        <translation>أضعت الفوز.</translation>
    </message>
    <message>
        <source>You held the draw.</source>
        <translation>حافظت على التعادل.</translation>
    </message>
    <message>
        <source>You mated without wasting a move.</source>
        <translation>نفّذت المات دون هدر أي نقلة.</translation>
    </message>
    <message>
        <source>hold the draw</source>
        <translation>حفظ التعادل</translation>
    </message>
    <message>
        <source>Bishop and knight</source>
        <translation>الفيل والحصان</translation>
    </message>
    <message>
        <source>Basic mates</source>
        <translation>الإماتات الأساسية</translation>
    </message>
    <message>
        <source>Pawn endings</source>
        <translation>نهايات البيادق</translation>
    </message>
    <message>
        <source>Piece against piece</source>
        <translation>قطعة ضد قطعة</translation>
    </message>
    <message>
        <source>This one is new.</source>
        <translation>هذا التمرين جديد.</translation>
    </message>
    <message>
        <source>No exercises are due. This is the one you did longest ago.</source>
        <translation>لا تمارين مستحقة. هذا أقدم تمرين أجريته.</translation>
    </message>
    <message numerus="yes">
        <source>You did this one %n day(s) ago. Let&apos;s see whether it stuck.</source>
        <translation>
            <numerusform>أجريت هذا التمرين اليوم. حان وقت التأكد من رسوخه.</numerusform>
            <numerusform>أجريت هذا التمرين أمس. حان وقت التأكد من رسوخه.</numerusform>
            <numerusform>أجريت هذا التمرين قبل يومين. حان وقت التأكد من رسوخه.</numerusform>
            <numerusform>أجريت هذا التمرين قبل %n أيام. حان وقت التأكد من رسوخه.</numerusform>
            <numerusform>أجريت هذا التمرين قبل %n يومًا. حان وقت التأكد من رسوخه.</numerusform>
            <numerusform>أجريت هذا التمرين قبل %n يوم. حان وقت التأكد من رسوخه.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>حافظ على التعادل.</numerusform>
            <numerusform>حافظ على التعادل نقلة واحدة.</numerusform>
            <numerusform>حافظ على التعادل نقلتين.</numerusform>
            <numerusform>حافظ على التعادل %n نقلات.</numerusform>
            <numerusform>حافظ على التعادل %n نقلة.</numerusform>
            <numerusform>حافظ على التعادل %n نقلة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>صعب</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>جيد</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>سهل</translation>
    </message>
    <message>
        <source>You got there, but with a hint or a take-back, or with more than %1 of your moves wasted.</source>
        <translation>بلغت الهدف، لكن بتلميح أو تراجع، أو مع إهدار أكثر من %1 من نقلاتك.</translation>
    </message>
    <message>
        <source>You got there on your own.</source>
        <translation>بلغت الهدف بنفسك.</translation>
    </message>
    <message>
        <source>You got there on your own, wasted at most %1 of your moves, and averaged at most %2 s per move.</source>
        <translation>بلغت الهدف بنفسك، ولم تهدر أكثر من %1 من نقلاتك، ولم تستغرق النقلة أكثر من %2 ث في المتوسط.</translation>
    </message>
    <message>
        <source>All endings of up to four pieces</source>
        <translation>كل النهايات حتى أربع قطع</translation>
    </message>
    <message>
        <source>The move to know by heart is another one.</source>
        <translation>النقلة الواجب حفظها نقلة أخرى.</translation>
    </message>
    <message>
        <source>Right: %1 is the move.</source>
        <translation>صحيح: النقلة هي %1.</translation>
    </message>
    <message>
        <source>Remember: %1.</source>
        <translation>تذكّر: %1.</translation>
    </message>
    <message>
        <source>It fits the method; the quickest mate begins with another move.</source>
        <translation>توافق الطريقة؛ لكن أسرع مات يبدأ بنقلة أخرى.</translation>
    </message>
    <message>
        <source>position %1 to know by heart</source>
        <translation>وضعية للحفظ رقم %1</translation>
    </message>
    <message>
        <source>Bishop and knight: positions to know by heart</source>
        <translation>الفيل والحصان: وضعيات للحفظ</translation>
    </message>
    <message>
        <source>Play the method&apos;s move, which you should know by heart.</source>
        <translation>العب نقلة الطريقة التي ينبغي أن تحفظها.</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>النقلة الوحيدة</translation>
    </message>
    <message>
        <source>waiting move</source>
        <translation>نقلة انتظار</translation>
    </message>
    <message>
        <source>That is not the waiting move.</source>
        <translation>ليست هذه نقلة الانتظار.</translation>
    </message>
    <message>
        <source>You finished this stage without wasting a move.</source>
        <translation>أتممت هذه المرحلة دون هدر أي نقلة.</translation>
    </message>
    <message numerus="yes">
        <source>You finished this stage in %n move(s); the fewest are %1.</source>
        <translation>
            <numerusform>أتممت هذه المرحلة بلا نقلات؛ والحد الأدنى %1.</numerusform>
            <numerusform>أتممت هذه المرحلة في نقلة واحدة؛ والحد الأدنى %1.</numerusform>
            <numerusform>أتممت هذه المرحلة في نقلتين؛ والحد الأدنى %1.</numerusform>
            <numerusform>أتممت هذه المرحلة في %n نقلات؛ والحد الأدنى %1.</numerusform>
            <numerusform>أتممت هذه المرحلة في %n نقلة؛ والحد الأدنى %1.</numerusform>
            <numerusform>أتممت هذه المرحلة في %n نقلة؛ والحد الأدنى %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the only move that wins.</source>
        <translation>أوجد النقلة الوحيدة التي تفوز.</translation>
    </message>
    <message>
        <source>Find a waiting move.</source>
        <translation>أوجد نقلة انتظار.</translation>
    </message>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>نفّذ المات.</numerusform>
            <numerusform>نفّذ المات في نقلة واحدة.</numerusform>
            <numerusform>نفّذ المات خلال نقلتين.</numerusform>
            <numerusform>نفّذ المات خلال %n نقلات.</numerusform>
            <numerusform>نفّذ المات خلال %n نقلة.</numerusform>
            <numerusform>نفّذ المات خلال %n نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer promote the pawn within %n move(s).</source>
        <translation>
            <numerusform>لم يعد بإمكانك ترقية البيدق.</numerusform>
            <numerusform>لم يعد بإمكانك ترقية البيدق في نقلة واحدة.</numerusform>
            <numerusform>لم يعد بإمكانك ترقية البيدق خلال نقلتين.</numerusform>
            <numerusform>لم يعد بإمكانك ترقية البيدق خلال %n نقلات.</numerusform>
            <numerusform>لم يعد بإمكانك ترقية البيدق خلال %n نقلة.</numerusform>
            <numerusform>لم يعد بإمكانك ترقية البيدق خلال %n نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer reach the stage “%1” within %n move(s).</source>
        <translation>
            <numerusform>لم يعد بإمكانك بلوغ المرحلة «%1».</numerusform>
            <numerusform>لم يعد بإمكانك بلوغ المرحلة «%1» في نقلة واحدة.</numerusform>
            <numerusform>لم يعد بإمكانك بلوغ المرحلة «%1» خلال نقلتين.</numerusform>
            <numerusform>لم يعد بإمكانك بلوغ المرحلة «%1» خلال %n نقلات.</numerusform>
            <numerusform>لم يعد بإمكانك بلوغ المرحلة «%1» خلال %n نقلة.</numerusform>
            <numerusform>لم يعد بإمكانك بلوغ المرحلة «%1» خلال %n نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer mate within %n move(s).</source>
        <translation>
            <numerusform>لم يعد بإمكانك تنفيذ المات.</numerusform>
            <numerusform>لم يعد بإمكانك تنفيذ المات في نقلة واحدة.</numerusform>
            <numerusform>لم يعد بإمكانك تنفيذ المات خلال نقلتين.</numerusform>
            <numerusform>لم يعد بإمكانك تنفيذ المات خلال %n نقلات.</numerusform>
            <numerusform>لم يعد بإمكانك تنفيذ المات خلال %n نقلة.</numerusform>
            <numerusform>لم يعد بإمكانك تنفيذ المات خلال %n نقلة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first answer was wrong.</source>
        <translation>كانت إجابتك الأولى خاطئة.</translation>
    </message>
    <message>
        <source>You solved the question.</source>
        <translation>حللت السؤال.</translation>
    </message>
    <message numerus="yes">
        <source>You promoted the pawn in %n move(s) and kept the win.</source>
        <translation>
            <numerusform>رقّيت البيدق وحافظت على الفوز.</numerusform>
            <numerusform>رقّيت البيدق في نقلة واحدة وحافظت على الفوز.</numerusform>
            <numerusform>رقّيت البيدق في نقلتين وحافظت على الفوز.</numerusform>
            <numerusform>رقّيت البيدق في %n نقلات وحافظت على الفوز.</numerusform>
            <numerusform>رقّيت البيدق في %n نقلة وحافظت على الفوز.</numerusform>
            <numerusform>رقّيت البيدق في %n نقلة وحافظت على الفوز.</numerusform>
        </translation>
    </message>
    <message>
        <source>A question of a course</source>
        <translation>سؤال من دورة</translation>
    </message>
    <message>
        <source>Only-move drills</source>
        <translation>تمارين النقلة الوحيدة</translation>
    </message>
    <message>
        <source>Waiting-move drills</source>
        <translation>تمارين نقلة الانتظار</translation>
    </message>
    <message>
        <source>The same kind of position once more, so that it sticks.</source>
        <translation>وضعية من النوع نفسه مرة أخرى كي ترسخ.</translation>
    </message>
    <message numerus="yes">
        <source>Promote the pawn within %n move(s), keeping the win.</source>
        <translation>
            <numerusform>رقِّ البيدق مع الحفاظ على الفوز.</numerusform>
            <numerusform>رقِّ البيدق في نقلة واحدة مع الحفاظ على الفوز.</numerusform>
            <numerusform>رقِّ البيدق خلال نقلتين مع الحفاظ على الفوز.</numerusform>
            <numerusform>رقِّ البيدق خلال %n نقلات مع الحفاظ على الفوز.</numerusform>
            <numerusform>رقِّ البيدق خلال %n نقلة مع الحفاظ على الفوز.</numerusform>
            <numerusform>رقِّ البيدق خلال %n نقلة مع الحفاظ على الفوز.</numerusform>
        </translation>
    </message>
    <message>
        <source>failed</source>
        <comment>the result of an exam</comment>
        <translation>راسب</translation>
    </message>
    <message>
        <source>satisfactory</source>
        <comment>the result of an exam</comment>
        <translation>مقبول</translation>
    </message>
    <message>
        <source>good</source>
        <comment>the result of an exam</comment>
        <translation>جيد</translation>
    </message>
    <message>
        <source>very good</source>
        <comment>the result of an exam</comment>
        <translation>جيد جدًا</translation>
    </message>
    <message>
        <source>excellent</source>
        <comment>the result of an exam</comment>
        <translation>ممتاز</translation>
    </message>
    <message>
        <source>You know this position from the course.</source>
        <translation>تعرف هذه الوضعية من الدورة.</translation>
    </message>
    <message>
        <source>Take moves back, or give up.</source>
        <translation>تراجع عن نقلات أو استسلم.</translation>
    </message>
    <message>
        <source>due now</source>
        <translation>مستحق الآن</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>إخفاق</translation>
    </message>
    <message>
        <source>This exercise is due again now.</source>
        <translation>حان موعد هذا التمرين من جديد.</translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n day(s).</source>
        <translation>
            <numerusform>يعود هذا التمرين اليوم.</numerusform>
            <numerusform>يعود هذا التمرين بعد يوم واحد.</numerusform>
            <numerusform>يعود هذا التمرين بعد يومين.</numerusform>
            <numerusform>يعود هذا التمرين بعد %n أيام.</numerusform>
            <numerusform>يعود هذا التمرين بعد %n يومًا.</numerusform>
            <numerusform>يعود هذا التمرين بعد %n يوم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n minute(s).</source>
        <translation>
            <numerusform>يعود هذا التمرين الآن.</numerusform>
            <numerusform>يعود هذا التمرين بعد دقيقة واحدة.</numerusform>
            <numerusform>يعود هذا التمرين بعد دقيقتين.</numerusform>
            <numerusform>يعود هذا التمرين بعد %n دقائق.</numerusform>
            <numerusform>يعود هذا التمرين بعد %n دقيقة.</numerusform>
            <numerusform>يعود هذا التمرين بعد %n دقيقة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>اليوم</numerusform>
            <numerusform>بعد يوم واحد</numerusform>
            <numerusform>بعد يومين</numerusform>
            <numerusform>بعد %n أيام</numerusform>
            <numerusform>بعد %n يومًا</numerusform>
            <numerusform>بعد %n يوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n minute(s)</source>
        <translation>
            <numerusform>الآن</numerusform>
            <numerusform>بعد دقيقة واحدة</numerusform>
            <numerusform>بعد دقيقتين</numerusform>
            <numerusform>بعد %n دقائق</numerusform>
            <numerusform>بعد %n دقيقة</numerusform>
            <numerusform>بعد %n دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>mate in %1–%2</source>
        <translation>مات، النقلات: %1–%2</translation>
    </message>
    <message>
        <source>mate in %1 or more</source>
        <translation>مات، النقلات: %1 أو أكثر</translation>
    </message>
    <message>
        <source>You did not reach the goal in time or did not hold the draw; or you threw the win or the draw away, even if you took that back; or you were shown a move, or had hints or take-backs on more than %1 of your moves (rounded up).</source>
        <translation>لم تبلغ الهدف في الوقت المناسب أو لم تحافظ على التعادل؛ أو أضعت الفوز أو التعادل وإن تراجعت بعدها؛ أو كُشفت لك نقلة، أو استعنت بتلميحات أو تراجعات في أكثر من %1 من نقلاتك (مقرَّبة إلى أعلى).</translation>
    </message>
    <message>
        <source>from your games</source>
        <translation>من مبارياتك</translation>
    </message>
    <message>
        <source>My own mistakes</source>
        <translation>أخطائي</translation>
    </message>
    <message>
        <source>You gave points away in this position in one of your games.</source>
        <translation>أضعت نقاطًا في هذه الوضعية في إحدى مبارياتك.</translation>
    </message>
    <message>
        <source>You gave up, so it counts as failed.</source>
        <translation>استسلمت، فيُحسب ذلك إخفاقًا.</translation>
    </message>
    <message>
        <source>You threw the result away and took the move back, so it counts as failed.</source>
        <translation>أضعت النتيجة ثم تراجعت عن النقلة، فيُحسب ذلك إخفاقًا.</translation>
    </message>
    <message>
        <source>You had too much help, so it counts as failed.</source>
        <translation>استعنت بمساعدة أكثر من اللازم، فيُحسب ذلك إخفاقًا.</translation>
    </message>
    <message>
        <source>Solved with help.</source>
        <translation>حُلّ بمساعدة.</translation>
    </message>
    <message>
        <source>Solved at the second try.</source>
        <translation>حُلّ من المحاولة الثانية.</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n move(s) taken back.</source>
        <translation>
            <numerusform>حُلّ بلا تراجع.</numerusform>
            <numerusform>حُلّ بعد التراجع عن نقلة واحدة.</numerusform>
            <numerusform>حُلّ بعد التراجع عن نقلتين.</numerusform>
            <numerusform>حُلّ بعد التراجع عن %n نقلات.</numerusform>
            <numerusform>حُلّ بعد التراجع عن %n نقلة.</numerusform>
            <numerusform>حُلّ بعد التراجع عن %n نقلة.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is a few more than best play takes.</source>
        <translation>هذا أكثر بقليل مما يحتاج إليه اللعب الأمثل.</translation>
    </message>
    <message numerus="yes">
        <source>Play until the next stage of the win begins, “%1”. You have %n move(s).</source>
        <translation>
            <numerusform>العب حتى تبدأ المرحلة التالية من الفوز: «%1».</numerusform>
            <numerusform>العب حتى تبدأ المرحلة التالية من الفوز: «%1». لديك نقلة واحدة.</numerusform>
            <numerusform>العب حتى تبدأ المرحلة التالية من الفوز: «%1». لديك نقلتان.</numerusform>
            <numerusform>العب حتى تبدأ المرحلة التالية من الفوز: «%1». لديك %n نقلات.</numerusform>
            <numerusform>العب حتى تبدأ المرحلة التالية من الفوز: «%1». لديك %n نقلة.</numerusform>
            <numerusform>العب حتى تبدأ المرحلة التالية من الفوز: «%1». لديك %n نقلة.</numerusform>
        </translation>
    </message>
    <message>
        <source>You were shown the answer, so it counts as failed.</source>
        <translation>عُرضت عليك الإجابة، فيُحسب ذلك إخفاقًا.</translation>
    </message>
    <message>
        <source>It may be turned or mirrored, with the colours swapped; “See the game” shows the original afterwards.</source>
        <translation>قد تكون مدارة أو معكوسة مع تبديل اللونين؛ وبعدها يعرض «عرض المباراة» الأصل.</translation>
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
        <translation>%1 في الأسابيع الأربعة الأخيرة، و%2 قبلها.</translation>
    </message>
    <message>
        <source>Hold the draw</source>
        <translation>حفظ التعادل</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>الفوز</translation>
    </message>
    <message>
        <source>Hardest so far: %1.</source>
        <translation>الأصعب حتى الآن: %1.</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>أيام متتالية</translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation>أطول سلسلة: %1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>نجاح</translation>
    </message>
    <message>
        <source>Moves wasted</source>
        <translation>نقلات مهدرة</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>زمن النقلة</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>مستحق اليوم</translation>
    </message>
    <message>
        <source>%1 within a week</source>
        <translation>%1 خلال أسبوع</translation>
    </message>
    <message>
        <source>Success rate by week</source>
        <translation>النجاح حسب الأسبوع</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>الأسبوع</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>النسبة المئوية</translation>
    </message>
    <message>
        <source>Moves wasted by week</source>
        <translation>النقلات المهدرة حسب الأسبوع</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>مهدرة</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>Mates against perfect defence</source>
        <translation>المات ضد الدفاع الأمثل</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>لا شيء بعد.</translation>
    </message>
    <message>
        <source>Mates</source>
        <translation>الإماتات</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>نقلاتك</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>اللعب الأمثل</translation>
    </message>
    <message>
        <source>Time per move by week</source>
        <translation>زمن النقلة حسب الأسبوع</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>ثوانٍ لكل نقلة</translation>
    </message>
    <message>
        <source>By ending</source>
        <translation>حسب النهاية</translation>
    </message>
    <message>
        <source>By stage</source>
        <translation>حسب المرحلة</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>المرحلة</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>محاولات</translation>
    </message>
    <message>
        <source>Coming up</source>
        <translation>التمارين القادمة</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) in the next two weeks.</source>
        <translation>
            <numerusform>لا تمارين خلال أسبوعين.</numerusform>
            <numerusform>تمرين واحد خلال أسبوعين.</numerusform>
            <numerusform>تمرينان خلال أسبوعين.</numerusform>
            <numerusform>%n تمارين خلال أسبوعين.</numerusform>
            <numerusform>%n تمرينًا خلال أسبوعين.</numerusform>
            <numerusform>%n تمرين خلال أسبوعين.</numerusform>
        </translation>
    </message>
    <message>
        <source>Day</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>مستحق</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>تمارين</translation>
    </message>
    <message>
        <source>Today and overdue</source>
        <translation>اليوم وما تأخر</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a date</comment>
        <translation>dddd، d MMMM</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>ddd d</source>
        <comment>weekday and day, short</comment>
        <translation>ddd d</translation>
    </message>
    <message>
        <source>Where you throw results away</source>
        <translation>أين تضيع النتائج</translation>
    </message>
    <message>
        <source>Nowhere so far.</source>
        <translation>لم تَضِع أي نتيجة حتى الآن.</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>الخانة</translation>
    </message>
    <message numerus="yes">
        <source>thrown away here %n time(s)</source>
        <translation>
            <numerusform>لم تضع هنا</numerusform>
            <numerusform>ضاعت هنا مرة واحدة</numerusform>
            <numerusform>ضاعت هنا مرتين</numerusform>
            <numerusform>ضاعت هنا %n مرات</numerusform>
            <numerusform>ضاعت هنا %n مرة</numerusform>
            <numerusform>ضاعت هنا %n مرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln attempt(s)</source>
        <translation>
            <numerusform>%1 من %Ln محاولات</numerusform>
            <numerusform>%1 من محاولة واحدة</numerusform>
            <numerusform>%1 من محاولتين</numerusform>
            <numerusform>%1 من %Ln محاولات</numerusform>
            <numerusform>%1 من %Ln محاولة</numerusform>
            <numerusform>%1 من %Ln محاولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>بلا نقلات</numerusform>
            <numerusform>نقلة واحدة</numerusform>
            <numerusform>نقلتان</numerusform>
            <numerusform>%Ln نقلات</numerusform>
            <numerusform>%Ln نقلة</numerusform>
            <numerusform>%Ln نقلة</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages read</source>
        <translation>صفحات مقروءة</translation>
    </message>
    <message>
        <source>of %1 in the courses</source>
        <translation>من %1 في الدورات</translation>
    </message>
    <message>
        <source>The courses</source>
        <translation>الدورات</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>الدورة</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>You would now solve about %1 of the exercises you have practised.</source>
        <translation>ستنجح الآن في نحو %1 من كل ما تمرّنت عليه.</translation>
    </message>
    <message>
        <source>Known by heart</source>
        <translation>وضعيات محفوظة</translation>
    </message>
    <message>
        <source>Questions solved</source>
        <translation>أسئلة محلولة</translation>
    </message>
    <message>
        <source>%1 of %2 questions solved; %3 of %4 pages read.</source>
        <translation>حُلّ من الأسئلة %1 من %2؛ وقُرئ من الصفحات %3 من %4.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>الأسئلة</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>%1 لكل نقلة</translation>
    </message>
    <message>
        <source>Wasted per move</source>
        <translation>الهدر لكل نقلة</translation>
    </message>
    <message>
        <source>Wasted per move in won positions</source>
        <translation>الهدر لكل نقلة في الوضعيات الرابحة</translation>
    </message>
    <message>
        <source>In all attempts, solved or not.</source>
        <translation>في كل المحاولات، ناجحة كانت أم لا.</translation>
    </message>
    <message>
        <source>Results thrown away: in all attempts, without moves taken back.</source>
        <translation>النتائج الضائعة: في كل المحاولات، دون النقلات المتراجع عنها.</translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s), most often with a move to %1.</source>
        <translation>
            <numerusform>لم تُضِع فوزًا أو تعادلًا، %1.</numerusform>
            <numerusform>أضعت فوزًا أو تعادلًا مرة واحدة، بنقلة إلى %1.</numerusform>
            <numerusform>أضعت فوزًا أو تعادلًا مرتين، غالبًا بنقلة إلى %1.</numerusform>
            <numerusform>أضعت فوزًا أو تعادلًا %n مرات، غالبًا بنقلة إلى %1.</numerusform>
            <numerusform>أضعت فوزًا أو تعادلًا %n مرة، غالبًا بنقلة إلى %1.</numerusform>
            <numerusform>أضعت فوزًا أو تعادلًا %n مرة، غالبًا بنقلة إلى %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s).</source>
        <translation>
            <numerusform>لم تُضِع فوزًا أو تعادلًا.</numerusform>
            <numerusform>أضعت فوزًا أو تعادلًا مرة واحدة.</numerusform>
            <numerusform>أضعت فوزًا أو تعادلًا مرتين.</numerusform>
            <numerusform>أضعت فوزًا أو تعادلًا %n مرات.</numerusform>
            <numerusform>أضعت فوزًا أو تعادلًا %n مرة.</numerusform>
            <numerusform>أضعت فوزًا أو تعادلًا %n مرة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Days with at least one exercise, of any ending.</source>
        <translation>أيام فيها تمرين واحد على الأقل، من أي نهاية.</translation>
    </message>
    <message>
        <source>Solved on your own</source>
        <translation>نجاح دون مساعدة</translation>
    </message>
    <message>
        <source>Exercises that you have practised before, overdue ones included.</source>
        <translation>تمارين سبق أن تمرّنت عليها، ومنها المتأخرة.</translation>
    </message>
    <message>
        <source>In all courses, whatever the ending, with or without help.</source>
        <translation>في كل الدورات، أيًا كانت النهاية، بمساعدة أو دونها.</translation>
    </message>
    <message>
        <source>Other attempts</source>
        <translation>محاولات أخرى</translation>
    </message>
    <message numerus="yes">
        <source>Over %n mate(s), you needed %1 moves on average; best play needs %2.</source>
        <translation>
            <numerusform>لا إماتات: %1، %2.</numerusform>
            <numerusform>في إماتة واحدة احتجت إلى %1 نقلة، واللعب الأمثل يحتاج إلى %2.</numerusform>
            <numerusform>في إماتتين احتجت في المتوسط إلى %1 نقلة، واللعب الأمثل يحتاج إلى %2.</numerusform>
            <numerusform>في %n إماتات احتجت في المتوسط إلى %1 نقلة، واللعب الأمثل يحتاج إلى %2.</numerusform>
            <numerusform>في %n إماتة احتجت في المتوسط إلى %1 نقلة، واللعب الأمثل يحتاج إلى %2.</numerusform>
            <numerusform>في %n إماتة احتجت في المتوسط إلى %1 نقلة، واللعب الأمثل يحتاج إلى %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results thrown away: %1</source>
        <translation>نتائج ضائعة: %1</translation>
    </message>
    <message>
        <source>Questions of the courses</source>
        <translation>أسئلة الدورات</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <comment>successful attempts, all attempts and their share</comment>
        <translation>%1 من %2 (%3)</translation>
    </message>
    <message>
        <source>Only attempts without hints and take-backs count, and only if no move threw the result away.</source>
        <translation>لا تُحتسب إلا محاولات بلا تلميحات ولا تراجع لم تُضِع فيها أي نقلة النتيجة.</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln move(s)</source>
        <comment>moves wasted</comment>
        <translation>
            <numerusform>%1 (النقلات: %Ln)</numerusform>
            <numerusform>%1 (النقلات: %Ln)</numerusform>
            <numerusform>%1 (النقلات: %Ln)</numerusform>
            <numerusform>%1 (النقلات: %Ln)</numerusform>
            <numerusform>%1 (النقلات: %Ln)</numerusform>
            <numerusform>%1 (النقلات: %Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; results thrown away: %2</source>
        <comment>moves wasted</comment>
        <translation>%1؛ نتائج ضائعة: %2</translation>
    </message>
    <message>
        <source>In all attempts to win, solved or not, without moves taken back.</source>
        <translation>في كل محاولات الفوز، ناجحة كانت أم لا، دون النقلات المتراجع عنها.</translation>
    </message>
</context>
<context>
    <name>PracticeCommands</name>
    <message>
        <source>Pr&amp;actice</source>
        <translation>التمرّن (&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>تمرّن (&amp;P)</translation>
    </message>
    <message>
        <source>Do the exercises that are due, one after another</source>
        <translation>أداء التمارين المستحقة واحدًا تلو الآخر</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>التمرين التالي</translation>
    </message>
    <message>
        <source>St&amp;op practising</source>
        <translation>إيقاف التمرّن (&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>بلا دقائق</numerusform>
            <numerusform>دقيقة واحدة</numerusform>
            <numerusform>دقيقتان</numerusform>
            <numerusform>%n دقائق</numerusform>
            <numerusform>%n دقيقة</numerusform>
            <numerusform>%n دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Session &amp;length</source>
        <translation>مدة التمرّن (&amp;K)</translation>
    </message>
    <message>
        <source>&amp;What to practise</source>
        <translation>موضوع التمرّن (&amp;O)</translation>
    </message>
    <message>
        <source>Gra&amp;ding…</source>
        <translation>التقديرات (&amp;D)…</translation>
    </message>
    <message>
        <source>See how attempts are graded and change the limits</source>
        <translation>الاطلاع على طريقة تقدير المحاولات وتغيير الحدود</translation>
    </message>
    <message>
        <source>&amp;Read about it</source>
        <translation>القراءة عنه (&amp;R)</translation>
    </message>
    <message>
        <source>Go to the course page that teaches what this exercise is about</source>
        <translation>الانتقال إلى صفحة الدورة التي تشرح موضوع هذا التمرين</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s)</source>
        <translation>
            <numerusform>بلا تمارين</numerusform>
            <numerusform>تمرين واحد</numerusform>
            <numerusform>تمرينان</numerusform>
            <numerusform>%n تمارين</numerusform>
            <numerusform>%n تمرينًا</numerusform>
            <numerusform>%n تمرين</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>حاول مجددًا</translation>
    </message>
    <message>
        <source>Start the exercise again from its position, without a grade</source>
        <translation>بدء التمرين من جديد من وضعيته، بلا تقدير</translation>
    </message>
    <message>
        <source>Every &amp;question of the courses</source>
        <translation>كل أسئلة الدورات (&amp;Q)</translation>
    </message>
    <message>
        <source>Practise the questions that you solved as well as those that you failed</source>
        <translation>التمرّن على الأسئلة التي حللتها أيضًا، لا التي أخفقت فيها فقط</translation>
    </message>
    <message>
        <source>Bac&amp;k to the game</source>
        <translation>العودة إلى المباراة (&amp;K)</translation>
    </message>
    <message>
        <source>The next exercise comes when this one is finished.</source>
        <translation>يأتي التمرين التالي بعد انتهاء هذا التمرين.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+U gives up and shows the solution.</source>
        <translation>للاستسلام وعرض الحل اضغط Ctrl+Shift+U.</translation>
    </message>
    <message>
        <source>Press Esc again to stop practising.</source>
        <translation>اضغط Esc مرة أخرى لإيقاف التمرّن.</translation>
    </message>
    <message>
        <source>The exercise that you have begun will not count.</source>
        <translation>لن يُحتسب التمرين الذي بدأته.</translation>
    </message>
    <message>
        <source>See the &amp;game</source>
        <translation>عرض المباراة (&amp;G)</translation>
    </message>
    <message>
        <source>Open your game at this position, once the exercise is finished</source>
        <translation>فتح مباراتك عند هذه الوضعية بعد انتهاء التمرين</translation>
    </message>
    <message>
        <source>Keep practising</source>
        <translation>متابعة التمرّن</translation>
    </message>
    <message>
        <source>After a failed attempt, goes to the course page about this exercise, if there is one</source>
        <translation>بعد محاولة فاشلة، ينتقل إلى صفحة الدورة الخاصة بهذا التمرين إن وُجدت</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Position after %1.</source>
        <translation>الوضعية بعد %1.</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>معاينة الطباعة</translation>
    </message>
    <message>
        <source>Starting position.</source>
        <translation>وضعية البداية.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>موافق</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>نعم (&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>لا (&amp;N)</translation>
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
        <translation>المسافة</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>‎←‎</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>‎→‎</translation>
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
        <translation>مسافة للخلف</translation>
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
        <translation>أربع نقلات متساوية في الجودة هنا.</translation>
    </message>
    <message>
        <source>This move throws the win away.</source>
        <translation>هذه النقلة تضيّع الفوز.</translation>
    </message>
    <message>
        <source>The program played this move.</source>
        <translation>لعب البرنامج هذه النقلة.</translation>
    </message>
    <message>
        <source>This move delays mate by one move.</source>
        <translation>هذه النقلة تؤخر المات نقلة واحدة.</translation>
    </message>
    <message>
        <source>This move brings mate one move closer.</source>
        <translation>هذه النقلة تقرّب المات نقلة واحدة.</translation>
    </message>
    <message>
        <source>This move loses a drawn position.</source>
        <translation>هذه النقلة تخسر وضعية تعادل.</translation>
    </message>
    <message>
        <source>This move was played after a hint.</source>
        <translation>لُعبت هذه النقلة بعد تلميح.</translation>
    </message>
    <message>
        <source>The author of a course or a game marks good moves with “!” and mistakes with “?”; “!!” and “??” are stronger, “!?” and “?!” less certain.</source>
        <translation>يشير كاتب الدورة أو المباراة إلى النقلات الجيدة بالعلامة «!» وإلى الأخطاء بالعلامة «?»؛ والعلامتان «!!» و«??» أقوى، و«!?» و«?!» أقل يقينًا.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>لا نقلة جيدة هنا.</numerusform>
            <numerusform>نقلة واحدة هي الفضلى هنا.</numerusform>
            <numerusform>نقلتان متساويتان في الجودة هنا.</numerusform>
            <numerusform>%n نقلات متساوية في الجودة هنا.</numerusform>
            <numerusform>%n نقلة متساوية في الجودة هنا.</numerusform>
            <numerusform>%n نقلة متساوية في الجودة هنا.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>White</source>
        <translation>الأبيض</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>الأسود</translation>
    </message>
    <message>
        <source>%1 has no king.</source>
        <translation>%1 بلا ملك.</translation>
    </message>
    <message>
        <source>%1 has more than one king (%2).</source>
        <translation>%1 له أكثر من ملك (%2).</translation>
    </message>
    <message>
        <source>The kings are next to each other (%1).</source>
        <translation>الملكان متجاوران (%1).</translation>
    </message>
    <message>
        <source>%1 has more than eight pawns.</source>
        <translation>%1 له أكثر من ثمانية بيادق.</translation>
    </message>
    <message>
        <source>%1 has more than sixteen pieces.</source>
        <translation>%1 له أكثر من ست عشرة قطعة.</translation>
    </message>
    <message>
        <source>The side to move was not given: White is assumed.</source>
        <translation>لم يُذكر صاحب الدور: افتُرض أن الدور للأبيض.</translation>
    </message>
    <message>
        <source>Castling rights were dropped: the king or rook is not on its home square.</source>
        <translation>أُهملت حقوق التبييت: الملك أو الرخ ليس في خانته الأصلية.</translation>
    </message>
    <message>
        <source>The en passant square was dropped: no pawn can just have passed it.</source>
        <translation>أُهملت خانة الأخذ بالتجاوز: لا يمكن أن يكون بيدق قد عبرها للتو.</translation>
    </message>
    <message>
        <source>“%1” is not possible here.</source>
        <translation>«%1» غير ممكنة هنا.</translation>
    </message>
    <message>
        <source>“%1” could be %2. Please be more specific.</source>
        <translation>«%1» قد تعني %2. حدّد أيها تريد.</translation>
    </message>
    <message>
        <source>Pawns cannot stand on the first or last rank (%1).</source>
        <translation>لا يمكن أن يقف بيدق على الصف الأول أو الأخير (%1).</translation>
    </message>
    <message>
        <source>%1 has more promoted pieces than missing pawns.</source>
        <translation>%1 له قطع مرقّاة أكثر من بيادقه الناقصة.</translation>
    </message>
    <message>
        <source>No legal move can have given this check to %1 (%2).</source>
        <translation>لا توجد نقلة قانونية تعطي %1 هذا الكش (%2).</translation>
    </message>
    <message>
        <source>%1 cannot castle: the king or the rook is no longer on its home square (%2).</source>
        <translation>%1 لا يستطيع التبييت: الملك أو الرخ غادر مكانه (%2).</translation>
    </message>
    <message>
        <source>No pawn can have just passed %1.</source>
        <translation>لا يمكن أن يكون بيدق قد عبر %1 للتو.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>النص فارغ.</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters.</source>
        <translation>النص أطول من %1 محرف.</translation>
    </message>
    <message>
        <source>This character is not allowed in a FEN (character %1).</source>
        <translation>هذا المحرف غير مسموح به في FEN (الموضع %1).</translation>
    </message>
    <message>
        <source>“%1” is neither a piece nor a number of squares (character %2).</source>
        <translation>«%1» ليس قطعة ولا عدد خانات (الموضع %2).</translation>
    </message>
    <message>
        <source>Rank %1 has more than eight squares (character %2).</source>
        <translation>في الصف %1 أكثر من ثماني خانات (الموضع %2).</translation>
    </message>
    <message>
        <source>Rank %1 has fewer than eight squares (character %2).</source>
        <translation>في الصف %1 أقل من ثماني خانات (الموضع %2).</translation>
    </message>
    <message>
        <source>There are more than eight ranks (character %1).</source>
        <translation>الصفوف أكثر من ثمانية (الموضع %1).</translation>
    </message>
    <message>
        <source>There are fewer than eight ranks (character %1).</source>
        <translation>الصفوف أقل من ثمانية (الموضع %1).</translation>
    </message>
    <message>
        <source>The side to move must be w or b (character %1).</source>
        <translation>صاحب الدور يجب أن يكون w أو b (الموضع %1).</translation>
    </message>
    <message>
        <source>The castling rights must be - or letters from KQkq (character %1).</source>
        <translation>حقوق التبييت يجب أن تكون - أو حروفًا من KQkq (الموضع %1).</translation>
    </message>
    <message>
        <source>The en passant square must be - or a square of the third or sixth rank (character %1).</source>
        <translation>خانة الأخذ بالتجاوز يجب أن تكون - أو خانة من الصف الثالث أو السادس (الموضع %1).</translation>
    </message>
    <message>
        <source>The halfmove clock must be a number from 0 to %1 (character %2).</source>
        <translation>عدّاد أنصاف النقلات يجب أن يكون عددًا من 0 إلى %1 (الموضع %2).</translation>
    </message>
    <message>
        <source>The move number must be between 1 and %1 (character %2).</source>
        <translation>رقم النقلة يجب أن يكون من 1 إلى %1 (الموضع %2).</translation>
    </message>
    <message>
        <source>There is extra text after the position (character %1).</source>
        <translation>بعد الوضعية نص زائد (الموضع %1).</translation>
    </message>
    <message>
        <source>The tablebases ignore castling, but castling is still possible here.</source>
        <translation>جداول النهايات تتجاهل التبييت، لكنه ما زال ممكنًا هنا.</translation>
    </message>
    <message>
        <source>Not in the tablebases: this position has %1 pieces, and the tablebases cover at most %2.</source>
        <translation>ليست في جداول النهايات: عدد القطع في هذه الوضعية %1، والجداول تشمل %2 على الأكثر.</translation>
    </message>
    <message>
        <source>“%1” is not a tag. Skipped.</source>
        <translation>«%1» ليس وسمًا. أُهمل.</translation>
    </message>
    <message>
        <source>The value of the tag %1 has no closing quotation mark.</source>
        <translation>قيمة الوسم %1 بلا علامة اقتباس ختامية.</translation>
    </message>
    <message>
        <source>The tag %1 is given twice. The first one counts.</source>
        <translation>الوسم %1 مكرر. يُعتمد الأول.</translation>
    </message>
    <message>
        <source>The FEN tag cannot be read. The moves are skipped.</source>
        <translation>تعذرت قراءة الوسم FEN. أُهملت النقلات.</translation>
    </message>
    <message>
        <source>The FEN tag gives an illegal position. The moves are skipped.</source>
        <translation>الوسم FEN يعطي وضعية غير قانونية. أُهملت النقلات.</translation>
    </message>
    <message>
        <source>This game is a chess variant (%1). The moves are skipped.</source>
        <translation>هذا نوع آخر من الشطرنج (%1). أُهملت النقلات.</translation>
    </message>
    <message>
        <source>“%1” is not a move. The rest of the line is skipped.</source>
        <translation>«%1» ليست نقلة. أُهملت بقية التفريعة.</translation>
    </message>
    <message>
        <source>%1 is illegal here. The rest of the line is skipped.</source>
        <translation>%1 غير قانونية هنا. أُهملت بقية التفريعة.</translation>
    </message>
    <message>
        <source>%1 is ambiguous. The rest of the line is skipped.</source>
        <translation>%1 قد تعني أكثر من نقلة. أُهملت بقية التفريعة.</translation>
    </message>
    <message>
        <source>This variation has no move to branch from. Skipped.</source>
        <translation>ليس لهذه التفريعة نقلة تتفرع منها. أُهملت.</translation>
    </message>
    <message>
        <source>This variation is nested too deeply. Skipped.</source>
        <translation>هذه التفريعة متداخلة أكثر مما ينبغي. أُهملت.</translation>
    </message>
    <message>
        <source>The game has more than %1 moves. The rest is skipped.</source>
        <translation>في المباراة أكثر من %1 نقلة. أُهمل الباقي.</translation>
    </message>
    <message>
        <source>The game is larger than %1 MiB. The rest is skipped.</source>
        <translation>المباراة أكبر من %1 ميغابايت. أُهمل الباقي.</translation>
    </message>
    <message>
        <source>“%1” makes no sense here. Skipped.</source>
        <translation>لا معنى لـ«%1» هنا. أُهمل.</translation>
    </message>
    <message>
        <source>“%1” is not an annotation glyph. Skipped.</source>
        <translation>«%1» ليس رمز تعليق. أُهمل.</translation>
    </message>
    <message>
        <source>This comment has no closing brace.</source>
        <translation>هذا التعليق بلا قوس معقوف ختامي.</translation>
    </message>
    <message>
        <source>This variation has no closing parenthesis.</source>
        <translation>هذه التفريعة بلا قوس ختامي.</translation>
    </message>
    <message>
        <source>The pawn</source>
        <translation>البيدق</translation>
    </message>
    <message>
        <source>The knight</source>
        <translation>الحصان</translation>
    </message>
    <message>
        <source>The bishop</source>
        <translation>الفيل</translation>
    </message>
    <message>
        <source>The rook</source>
        <translation>الرخ</translation>
    </message>
    <message>
        <source>The queen</source>
        <translation>الوزير</translation>
    </message>
    <message>
        <source>The king</source>
        <translation>الملك</translation>
    </message>
    <message>
        <source>It is White&apos;s turn.</source>
        <translation>الدور للأبيض.</translation>
    </message>
    <message>
        <source>It is Black&apos;s turn.</source>
        <translation>الدور للأسود.</translation>
    </message>
    <message>
        <source>%1 on %2 would take the king.</source>
        <translation>%1 على %2 سيأسر الملك عندئذ.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <comment>a place in a file, and what is wrong there</comment>
        <translation>السطر %1، العمود %2: %3</translation>
    </message>
    <message>
        <source>There is no piece on %1.</source>
        <translation>لا توجد قطعة على %1.</translation>
    </message>
    <message>
        <source>%1 cannot go to %2.</source>
        <translation>%1 لا يستطيع الانتقال إلى %2.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 لا يستطيع التحرك.</translation>
    </message>
    <message>
        <source>“%1” is not a move. Type one like Nd3 or e3d5.</source>
        <translation>«%1» ليست نقلة. اكتب نقلة مثل Nd3 أو e3d5.</translation>
    </message>
    <message>
        <source>%1 is a null move, which is impossible in check. The rest of the line is skipped.</source>
        <translation>%1 نقلة فارغة، وهي غير ممكنة والملك تحت الكش. أُهملت بقية التفريعة.</translation>
    </message>
    <message>
        <source>The move number 0 was read as 1.</source>
        <translation>قُرئ رقم النقلة 0 على أنه 1.</translation>
    </message>
    <message>
        <source>White is in check (%1), but it is Black&apos;s turn.</source>
        <translation>الأبيض في كش (%1)، لكن الدور للأسود.</translation>
    </message>
    <message>
        <source>Black is in check (%1), but it is White&apos;s turn.</source>
        <translation>الأسود في كش (%1)، لكن الدور للأبيض.</translation>
    </message>
    <message>
        <source>That is not a FEN, which looks like %1.</source>
        <translation>هذا ليس FEN، الذي يبدو هكذا: %1.</translation>
    </message>
    <message>
        <source>The other king guards %1.</source>
        <translation>الملك الآخر يسيطر على %1.</translation>
    </message>
    <message>
        <source>%1 on %2 guards %3.</source>
        <comment>a piece, its square and the square that it guards</comment>
        <translation>%1 على %2 يسيطر على %3.</translation>
    </message>
    <message>
        <source>“%1” is not a position. Skipped.</source>
        <translation>«%1» ليس وضعية. أُهمل.</translation>
    </message>
    <message>
        <source>The Result tag and the result after the moves differ; %1 counts.</source>
        <translation>الوسم Result والنتيجة بعد النقلات مختلفان؛ المعتمد هو %1.</translation>
    </message>
    <message>
        <source>“%1” is an illegal position. Skipped.</source>
        <translation>«%1» وضعية غير قانونية. تم تخطيها.</translation>
    </message>
    <message>
        <source>%1 is castling of Chess960, which is not supported. The rest of the line is skipped.</source>
        <translation>%1 تبييت من شطرنج 960، وهو غير مدعوم. أُهملت بقية التفريعة.</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>With best play it is a draw.</source>
        <translation>مع اللعب الأمثل النتيجة تعادل.</translation>
    </message>
    <message>
        <source>White could have mated in %1.</source>
        <translation>كان بإمكان الأبيض أن يميت (النقلات: %1).</translation>
    </message>
    <message>
        <source>Black could have mated in %1.</source>
        <translation>كان بإمكان الأسود أن يميت (النقلات: %1).</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to mate with best play from the start</source>
        <translation>
            <numerusform>مات منذ البداية</numerusform>
            <numerusform>نقلة واحدة حتى المات مع اللعب الأمثل من البداية</numerusform>
            <numerusform>نقلتان حتى المات مع اللعب الأمثل من البداية</numerusform>
            <numerusform>%n نقلات حتى المات مع اللعب الأمثل من البداية</numerusform>
            <numerusform>%n نقلة حتى المات مع اللعب الأمثل من البداية</numerusform>
            <numerusform>%n نقلة حتى المات مع اللعب الأمثل من البداية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n played so far.</source>
        <translation>
            <numerusform>%1؛ لم تُلعب أي نقلة حتى الآن.</numerusform>
            <numerusform>%1؛ لُعبت نقلة واحدة حتى الآن.</numerusform>
            <numerusform>%1؛ لُعبت نقلتان حتى الآن.</numerusform>
            <numerusform>%1؛ لُعبت %n نقلات حتى الآن.</numerusform>
            <numerusform>%1؛ لُعبت %n نقلة حتى الآن.</numerusform>
            <numerusform>%1؛ لُعبت %n نقلة حتى الآن.</numerusform>
        </translation>
    </message>
    <message>
        <source>No moves wasted.</source>
        <translation>لم تُهدر أي نقلة.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) wasted.</source>
        <translation>
            <numerusform>لم تُهدر أي نقلة.</numerusform>
            <numerusform>أُهدرت نقلة واحدة.</numerusform>
            <numerusform>أُهدرت نقلتان.</numerusform>
            <numerusform>أُهدرت %n نقلات.</numerusform>
            <numerusform>أُهدرت %n نقلة.</numerusform>
            <numerusform>أُهدرت %n نقلة.</numerusform>
        </translation>
    </message>
    <message>
        <source>No hints and no take-backs.</source>
        <translation>بلا تلميحات ولا تراجع عن نقلات.</translation>
    </message>
    <message>
        <source>Best reply: %1.</source>
        <translation>أفضل رد: %1.</translation>
    </message>
    <message>
        <source>The win was thrown away with %1.</source>
        <translation>ضاع الفوز بالنقلة %1.</translation>
    </message>
    <message>
        <source>The draw was thrown away with %1.</source>
        <translation>ضاع التعادل بالنقلة %1.</translation>
    </message>
    <message>
        <source>The costliest move was %1.</source>
        <translation>النقلة الأغلى ثمنًا: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Below are the costliest moves; the move list marks %n more.</source>
        <translation>
            <numerusform>أدناه النقلات الأغلى ثمنًا.</numerusform>
            <numerusform>أدناه النقلات الأغلى ثمنًا؛ وفي قائمة النقلات علامة على نقلة أخرى.</numerusform>
            <numerusform>أدناه النقلات الأغلى ثمنًا؛ وفي قائمة النقلات علامة على نقلتين أخريين.</numerusform>
            <numerusform>أدناه النقلات الأغلى ثمنًا؛ وفي قائمة النقلات علامة على %n نقلات أخرى.</numerusform>
            <numerusform>أدناه النقلات الأغلى ثمنًا؛ وفي قائمة النقلات علامة على %n نقلة أخرى.</numerusform>
            <numerusform>أدناه النقلات الأغلى ثمنًا؛ وفي قائمة النقلات علامة على %n نقلة أخرى.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exam failed.</source>
        <translation>لم تجتز الاختبار.</translation>
    </message>
    <message>
        <source>Exam passed. Grade: %1.</source>
        <translation>اجتزت الاختبار. التقدير: %1.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>تم التراجع عنها.</translation>
    </message>
    <message>
        <source>You played %1 here. Find a better move.</source>
        <translation>لعبت %1 هنا. أوجد نقلة أفضل.</translation>
    </message>
</context>
<context>
    <name>ReviewCommands</name>
    <message>
        <source>Your mistakes could not be saved.</source>
        <translation>تعذر حفظ أخطائك.</translation>
    </message>
    <message>
        <source>The disk may be full. Free some space and try again.</source>
        <translation>ربما كان القرص ممتلئًا. أفرغ بعض المساحة وحاول مجددًا.</translation>
    </message>
    <message>
        <source>Look through your games</source>
        <translation>استعراض مبارياتك</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>مباريات (*.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>&amp;Look through my games…</source>
        <translation>استعراض مبارياتي (&amp;L)…</translation>
    </message>
    <message>
        <source>See how you played the endings of all games of a PGN file</source>
        <translation>عرض كيف لعبت نهايات كل مباريات ملف PGN</translation>
    </message>
    <message>
        <source>&amp;Back to my endgames</source>
        <translation>العودة إلى نهاياتي (&amp;B)</translation>
    </message>
    <message>
        <source>Show the endings of the games that were looked through last</source>
        <translation>عرض نهايات آخر مباريات استُعرضت</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>castles short</source>
        <translation>تبييت قصير</translation>
    </message>
    <message>
        <source>castles long</source>
        <translation>تبييت طويل</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <comment>a move aloud: a piece without article, a square</comment>
        <translation>%1 يأسر على %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a move aloud: a piece without article, a square</comment>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>checkmate</source>
        <comment>after a move aloud</comment>
        <translation>كش مات</translation>
    </message>
    <message>
        <source>stalemate</source>
        <comment>after a move aloud</comment>
        <translation>خنق</translation>
    </message>
    <message>
        <source>check</source>
        <comment>after a move aloud</comment>
        <translation>كش</translation>
    </message>
    <message>
        <source>%1 is not attacked.</source>
        <translation>لا قطعة تهاجم %1.</translation>
    </message>
    <message>
        <source>%1 is attacked by: %2.</source>
        <comment>a square; pieces and their squares</comment>
        <translation>القطع التي تهاجم %1: %2.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no piece of a side</comment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>White: %1. Black: %2.</source>
        <comment>pieces and their squares</comment>
        <translation>الأبيض: %1. الأسود: %2.</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>a null move aloud</comment>
        <translation>يمرّر الدور</translation>
    </message>
</context>
<context>
    <name>SquareText</name>
    <message>
        <source>empty</source>
        <translation>فارغة</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Solving: %1…</source>
        <translation>جارٍ الحل: %1…</translation>
    </message>
    <message>
        <source>Solving was cancelled. Press “Try again” to see the result.</source>
        <translation>أُلغي الحل. اضغط «حاول مجددًا» لترى النتيجة.</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending. Close other programs and try again.</source>
        <translation>لم تكفِ الذاكرة لحل النهاية. أغلق برامج أخرى ثم حاول مجددًا.</translation>
    </message>
    <message>
        <source>Illegal position</source>
        <translation>وضعية غير قانونية</translation>
    </message>
    <message>
        <source>Analysis: you move for both sides.</source>
        <translation>تحليل: أنت تحرّك الطرفين.</translation>
    </message>
    <message>
        <source>Your opponent plays by general principles.</source>
        <translation>خصمك يلعب وفق المبادئ العامة.</translation>
    </message>
    <message>
        <source>Your opponent defends like a human.</source>
        <translation>خصمك يدافع كالبشر.</translation>
    </message>
    <message>
        <source>Your opponent slips now and then.</source>
        <translation>خصمك يخطئ بين حين وآخر.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n more piece(s) (not the kings) to see the result.</source>
        <translation>
            <numerusform>لا ترفع قطعًا أخرى (غير الملكين) لترى النتيجة.</numerusform>
            <numerusform>ارفع قطعة أخرى (غير الملكين) لترى النتيجة.</numerusform>
            <numerusform>ارفع قطعتين أخريين (غير الملكين) لترى النتيجة.</numerusform>
            <numerusform>ارفع %n قطع أخرى (غير الملكين) لترى النتيجة.</numerusform>
            <numerusform>ارفع %n قطعة أخرى (غير الملكين) لترى النتيجة.</numerusform>
            <numerusform>ارفع %n قطعة أخرى (غير الملكين) لترى النتيجة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tablebases do not cover castling: remove the castling rights to see the result.</source>
        <translation>جداول النهايات لا تشمل التبييت: ألغِ حقوق التبييت لترى النتيجة.</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>اختبار</translation>
    </message>
    <message>
        <source>Your opponent mates using the method.</source>
        <translation>خصمك ينفّذ المات بالطريقة.</translation>
    </message>
    <message>
        <source>Your opponent mates using the method, which is being prepared.</source>
        <translation>خصمك ينفّذ المات بالطريقة، وهي قيد الإعداد.</translation>
    </message>
    <message>
        <source>There is not enough memory for the method: your opponent plays perfectly.</source>
        <translation>الذاكرة لا تكفي للطريقة: خصمك يلعب بلا خطأ.</translation>
    </message>
    <message>
        <source>a few seconds</source>
        <translation>بضع ثوانٍ</translation>
    </message>
    <message>
        <source>about a minute</source>
        <translation>نحو دقيقة</translation>
    </message>
    <message>
        <source>Five-piece endings are solved on demand. This one takes %1 and up to %2 of memory.</source>
        <comment>some seconds; 1.8 GB</comment>
        <translation>نهايات القطع الخمس تُحلّ عند الطلب. هذه تستغرق %1، وحتى %2 من الذاكرة.</translation>
    </message>
    <message>
        <source>%1 plays for your opponent here.</source>
        <translation>يلعب %1 هنا عن خصمك.</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>أقل من دقيقة</numerusform>
            <numerusform>نحو دقيقة</numerusform>
            <numerusform>نحو دقيقتين</numerusform>
            <numerusform>نحو %n دقائق</numerusform>
            <numerusform>نحو %n دقيقة</numerusform>
            <numerusform>نحو %n دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known whether this win survives the fifty-move rule.</source>
        <translation>لا يُعرف هل يصمد هذا الفوز أمام قاعدة الخمسين نقلة.</translation>
    </message>
    <message>
        <source>With best play, the fifty-move rule comes before the mate.</source>
        <translation>مع اللعب الأمثل تحلّ قاعدة الخمسين نقلة قبل المات.</translation>
    </message>
    <message>
        <source>Hold the draw to pass.</source>
        <translation>حافظ على التعادل لتنجح.</translation>
    </message>
    <message>
        <source>Checkmate to pass; the fewer moves you waste, the better the grade.</source>
        <translation>نفّذ كش مات لتنجح؛ وكلما قلّت نقلاتك المهدرة ارتفع التقدير.</translation>
    </message>
    <message>
        <source>Moves used: %1.</source>
        <translation>نقلاتك: %1.</translation>
    </message>
    <message>
        <source>Not solved by computer</source>
        <translation>لم يحسبها الحاسوب</translation>
    </message>
    <message>
        <source>This ending needs more memory than you allow. Raise the limit under Settings, Five-piece endings, and try again.</source>
        <translation>تحتاج هذه النهاية إلى ذاكرة أكثر مما تسمح به. ارفع الحد تحت «الإعدادات»، «نهايات القطع الخمس»، ثم حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>%1, but too late: under the fifty-move rule this is a draw.</source>
        <comment>a win</comment>
        <translation>%1، لكن متأخرًا: النتيجة تعادل بقاعدة الخمسين نقلة.</translation>
    </message>
</context>
<context>
    <name>StatisticsCommands</name>
    <message>
        <source>&amp;Statistics…</source>
        <translation>الإحصاءات (&amp;S)…</translation>
    </message>
    <message>
        <source>Your progress by week, ending and stage</source>
        <translation>تقدّمك حسب الأسبوع والنهاية والمرحلة</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>تصدير بصيغة CSV (&amp;E)…</translation>
    </message>
    <message>
        <source>Export all attempts as a table for other programs</source>
        <translation>تصدير كل المحاولات في جدول لبرامج أخرى</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>نسخ احتياطي (&amp;B)…</translation>
    </message>
    <message>
        <source>Save all practice data to a file</source>
        <translation>حفظ كل بيانات التمرّن في ملف</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>استعادة (&amp;R)…</translation>
    </message>
    <message>
        <source>Replace your practice data with a backup</source>
        <translation>استبدال بيانات تمرّنك ببيانات نسخة احتياطية</translation>
    </message>
    <message>
        <source>Erase every&amp;thing…</source>
        <translation>حذف كل شيء (&amp;F)…</translation>
    </message>
    <message>
        <source>Start as if you had never practised</source>
        <translation>البدء من جديد كأنك لم تتمرّن قط</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Five-piece e&amp;ndings</source>
        <translation>نهايات القطع الخمس (&amp;N)</translation>
    </message>
    <message>
        <source>%1 of disk space has been freed.</source>
        <translation>أُفرغت مساحة %1 على القرص.</translation>
    </message>
    <message>
        <source>Any endings you need will be solved again.</source>
        <translation>ما تحتاجه من النهايات سيُحلّ من جديد.</translation>
    </message>
    <message>
        <source>Not all endings could be deleted from the disk.</source>
        <translation>تعذر حذف بعض النهايات من القرص.</translation>
    </message>
    <message>
        <source>Check that their folder is writable.</source>
        <translation>تحقق من إمكان الكتابة في مجلدها.</translation>
    </message>
    <message>
        <source>&amp;Keep solved endings on disk</source>
        <translation>الاحتفاظ بالنهايات المحلولة على القرص (&amp;K)</translation>
    </message>
    <message>
        <source>Endings solved once are available again at the next start</source>
        <translation>النهايات التي حُلّت مرة تبقى متاحة عند التشغيل التالي</translation>
    </message>
    <message>
        <source>&amp;Delete stored endings (frees %1)</source>
        <translation>حذف النهايات المحفوظة (يحرر %1) (&amp;R)</translation>
    </message>
    <message>
        <source>All available memory</source>
        <translation>كل الذاكرة المتاحة</translation>
    </message>
    <message>
        <source>Up to %1 of memory</source>
        <translation>%1 من الذاكرة على الأكثر</translation>
    </message>
</context>
<context>
    <name>TeachingMarks</name>
    <message>
        <source>Key squares: %1</source>
        <translation>الخانات المفتاحية: %1</translation>
    </message>
    <message>
        <source>Square of the pawn: %1</source>
        <comment>its opposite corners</comment>
        <translation>مربع البيدق: %1</translation>
    </message>
    <message>
        <source>Squares of the pawns: %1</source>
        <comment>their opposite corners</comment>
        <translation>مربعا البيدقين: %1</translation>
    </message>
</context>
<context>
    <name>TrainingCommands</name>
    <message>
        <source>&amp;You play as</source>
        <translation>تلعب دور (&amp;Y)</translation>
    </message>
    <message>
        <source>The attacker</source>
        <translation>المهاجم</translation>
    </message>
    <message>
        <source>The defender</source>
        <translation>المدافع</translation>
    </message>
    <message>
        <source>The &amp;program plays</source>
        <translation>يلعب البرنامج (&amp;P)</translation>
    </message>
    <message>
        <source>Perfectly</source>
        <translation>بلا خطأ</translation>
    </message>
    <message>
        <source>By general principles</source>
        <translation>وفق المبادئ العامة</translation>
    </message>
    <message>
        <source>Ends the game</source>
        <translation>إنهاء المباراة</translation>
    </message>
    <message>
        <source>Only warns</source>
        <translation>تنبيه فقط</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>غير مفعّلة</translation>
    </message>
    <message>
        <source>The &amp;fifty-move rule</source>
        <translation>قاعدة الخمسين نقلة (&amp;5)</translation>
    </message>
    <message>
        <source>The &amp;seventy-five-move rule</source>
        <translation>قاعدة الخمس والسبعين نقلة (&amp;7)</translation>
    </message>
    <message>
        <source>&amp;Threefold repetition</source>
        <translation>التكرار الثلاثي (&amp;3)</translation>
    </message>
    <message>
        <source>Both sides (analysis)</source>
        <translation>الطرفين (تحليل)</translation>
    </message>
    <message>
        <source>&amp;Hide mate distances and wasted moves</source>
        <translation>إخفاء مسافات المات والنقلات المهدرة (&amp;H)</translation>
    </message>
    <message>
        <source>Until the game is over, the panels show who wins but not how soon</source>
        <translation>حتى تنتهي المباراة تذكر اللوحات من الفائز دون أن تذكر متى يفوز</translation>
    </message>
    <message>
        <source>&amp;Reveal them here</source>
        <translation>كشفها هنا (&amp;R)</translation>
    </message>
    <message>
        <source>Show the mate distance and the wasted moves for this position</source>
        <translation>عرض مسافة المات والنقلات المهدرة لهذه الوضعية</translation>
    </message>
    <message>
        <source>Like a human</source>
        <translation>كالبشر</translation>
    </message>
    <message>
        <source>With occasional slips</source>
        <translation>مع هفوات بين حين وآخر</translation>
    </message>
    <message>
        <source>Text&amp;book positions</source>
        <translation>وضعيات من كتب الشطرنج (&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Exam</source>
        <translation>اختبار (&amp;E)</translation>
    </message>
    <message>
        <source>Using the method (bishop and knight)</source>
        <translation>بالطريقة (الفيل والحصان)</translation>
    </message>
    <message>
        <source>Follow the &amp;method</source>
        <translation>اتّباع الطريقة (&amp;M)</translation>
    </message>
    <message>
        <source>The coach guides you through the bishop-and-knight mate, one aim at a time</source>
        <translation>يقودك المدرب إلى المات بالفيل والحصان هدفًا بعد هدف</translation>
    </message>
    <message>
        <source>Play the method&apos;s mo&amp;ve</source>
        <translation>لعب نقلة الطريقة (&amp;V)</translation>
    </message>
    <message>
        <source>Play the method&apos;s next move for you</source>
        <translation>لعب نقلة الطريقة التالية عنك</translation>
    </message>
    <message>
        <source>&amp;Exam (last one on %1: %2)</source>
        <comment>a date and a result</comment>
        <translation>اختبار (الأخير في %1: %2) (&amp;E)</translation>
    </message>
    <message>
        <source>Play a new position without comments, marks or take-backs, and get a grade at the end</source>
        <translation>لعب وضعية جديدة بلا تعليقات ولا علامات ولا تراجع، ونيل تقدير في النهاية</translation>
    </message>
    <message>
        <source>End exam</source>
        <translation>إنهاء الاختبار</translation>
    </message>
    <message>
        <source>End the exam without a grade and go on with the game as usual</source>
        <translation>إنهاء الاختبار بلا تقدير ومتابعة المباراة كالمعتاد</translation>
    </message>
    <message>
        <source>only when you mate with bishop and knight</source>
        <translation>فقط عند تنفيذك المات بالفيل والحصان</translation>
    </message>
    <message>
        <source>Another exam</source>
        <translation>اختبار آخر</translation>
    </message>
    <message>
        <source>The game will be kept: Ctrl+Alt+Z brings it back.</source>
        <translation>ستُحفظ المباراة: لاستعادتها اضغط Ctrl+Alt+Z.</translation>
    </message>
    <message>
        <source>not while a question is open</source>
        <translation>غير متاح ما دام هناك سؤال مفتوح</translation>
    </message>
    <message>
        <source>follow the method first</source>
        <translation>اتّبع الطريقة أولًا</translation>
    </message>
    <message>
        <source>You play one new position without hints, comments, marks or take-backs, and get a grade at the end.</source>
        <translation>تلعب وضعية جديدة واحدة بلا تلميحات ولا تعليقات ولا علامات ولا تراجع، وتنال تقديرًا في النهاية.</translation>
    </message>
    <message>
        <source>“Choose the kind of position” in the Game menu changes this.</source>
        <translation>يمكن تغيير ذلك عبر «اختيار نوع الوضعية» في قائمة «المباراة».</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>ليس الآن</translation>
    </message>
    <message>
        <source>Begin an exam: %1?</source>
        <comment>an ending</comment>
        <translation>هل تبدأ اختبارًا: %1؟</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a file in a sentence</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1 was not found.</source>
        <translation>لم يُعثر على %1.</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>ربما نُقل أو أُعيدت تسميته أو حُذف.</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 مجلد.</translation>
    </message>
    <message>
        <source>Choose a PGN file inside it.</source>
        <translation>اختر ملف PGN منه.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>تعذرت قراءة %1.</translation>
    </message>
    <message>
        <source>You may not have permission to read it.</source>
        <translation>ربما ليس لديك إذن بقراءته.</translation>
    </message>
    <message>
        <source>%1 is too large.</source>
        <translation>%1 كبير جدًا.</translation>
    </message>
    <message>
        <source>Files of up to %1 MiB can be opened.</source>
        <translation>يمكن فتح ملفات حتى %1 ميغابايت.</translation>
    </message>
    <message>
        <source>%1 contains no chess games.</source>
        <translation>ليس في %1 أي مباراة شطرنج.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation>%1 مكتوب بإصدار أحدث من هذا البرنامج.</translation>
    </message>
    <message>
        <source>%1 has been changed by another program.</source>
        <translation>برنامج آخر غيّر %1.</translation>
    </message>
    <message>
        <source>Open it again, or save your game under another name.</source>
        <translation>افتحه مجددًا، أو احفظ مباراتك باسم آخر.</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>تعذر حفظ %1.</translation>
    </message>
    <message>
        <source>Save under another name: the folder may be read-only or the disk full.</source>
        <translation>احفظ باسم آخر: ربما كان المجلد للقراءة فقط أو القرص ممتلئًا.</translation>
    </message>
    <message numerus="yes">
        <source>There are at least %n more errors.</source>
        <translation>
            <numerusform>لا أخطاء أخرى على الأقل.</numerusform>
            <numerusform>هناك خطأ آخر على الأقل.</numerusform>
            <numerusform>هناك خطآن آخران على الأقل.</numerusform>
            <numerusform>هناك %n أخطاء أخرى على الأقل.</numerusform>
            <numerusform>هناك %n خطأ آخر على الأقل.</numerusform>
            <numerusform>هناك %n خطأ آخر على الأقل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n more errors.</source>
        <translation>
            <numerusform>لا أخطاء أخرى.</numerusform>
            <numerusform>هناك خطأ آخر.</numerusform>
            <numerusform>هناك خطآن آخران.</numerusform>
            <numerusform>هناك %n أخطاء أخرى.</numerusform>
            <numerusform>هناك %n خطأ آخر.</numerusform>
            <numerusform>هناك %n خطأ آخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts of this game could not be read.</source>
        <translation>تعذرت قراءة أجزاء من هذه المباراة.</translation>
    </message>
    <message>
        <source>There is not enough memory. Close other programs and open it again.</source>
        <translation>الذاكرة غير كافية. أغلق برامج أخرى ثم افتحه مجددًا.</translation>
    </message>
    <message>
        <source>It is a pipe, a socket or a device. Choose a file.</source>
        <translation>هذا أنبوب أو مقبس أو جهاز. اختر ملفًا.</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>لم يُحفظ %1.</translation>
    </message>
</context>
<context>
    <name>UndoCommands</name>
    <message>
        <source>&amp;Take back</source>
        <translation>تراجع (&amp;T)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إعادة (&amp;R)</translation>
    </message>
    <message>
        <source>Redo what was taken back</source>
        <translation>إعادة ما تراجعت عنه</translation>
    </message>
    <message>
        <source>Undo your last move or change</source>
        <translation>التراجع عن آخر نقلة أو تغيير لك</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>الوضعية السابقة</translation>
    </message>
    <message>
        <source>Go back to the game that was on the board before this one</source>
        <translation>العودة إلى المباراة التي كانت على الرقعة قبل هذه</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>الوضعية التالية</translation>
    </message>
    <message>
        <source>Return to the game that followed this one</source>
        <translation>العودة إلى المباراة التي تلت هذه</translation>
    </message>
</context>
<context>
    <name>WayBackCommands</name>
    <message>
        <source>Dismiss the message</source>
        <translation>إغلاق الرسالة</translation>
    </message>
    <message>
        <source>Cancel solving</source>
        <translation>إلغاء الحل</translation>
    </message>
    <message>
        <source>Stop solving the ending</source>
        <translation>التوقف عن حل النهاية</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Take over and keep playing</source>
        <translation>تولّي اللعب ومتابعته</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>مغادرة إعادة العرض</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Go back to the game</source>
        <translation>العودة إلى المباراة</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>متابعة المباراة</translation>
    </message>
    <message>
        <source>Clear the typed move</source>
        <translation>مسح النقلة المكتوبة</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>إعادة القطعة إلى مكانها</translation>
    </message>
    <message>
        <source>Leave the set-up</source>
        <translation>مغادرة الإعداد</translation>
    </message>
    <message>
        <source>Press Esc again to go back to the game.</source>
        <translation>اضغط Esc مرة أخرى للعودة إلى المباراة.</translation>
    </message>
    <message>
        <source>The position you have set up will be lost.</source>
        <translation>ستضيع الوضعية التي أعددتها.</translation>
    </message>
    <message>
        <source>Go back to where the replay began</source>
        <translation>العودة إلى حيث بدأت إعادة العرض</translation>
    </message>
    <message>
        <source>It will not be graded.</source>
        <translation>لن يُمنح تقديرًا.</translation>
    </message>
    <message>
        <source>End exam</source>
        <translation>إنهاء الاختبار</translation>
    </message>
    <message>
        <source>Press Esc again to end the exam.</source>
        <translation>اضغط Esc مرة أخرى لإنهاء الاختبار.</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>المغادرة مع ذلك</translation>
    </message>
    <message>
        <source>not in an exam</source>
        <translation>غير متاح في الاختبار</translation>
    </message>
    <message>
        <source>Press Esc again to cancel your changes.</source>
        <translation>اضغط Esc مرة أخرى لإلغاء تغييراتك.</translation>
    </message>
    <message>
        <source>The page will be as it was before.</source>
        <translation>ستعود الصفحة كما كانت.</translation>
    </message>
    <message>
        <source>Show the page as it was before</source>
        <translation>عرض الصفحة كما كانت</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>تجاهل التغييرات</translation>
    </message>
    <message>
        <source>Press Esc again to cancel solving the ending.</source>
        <translation>اضغط Esc مرة أخرى لإلغاء حل النهاية.</translation>
    </message>
    <message>
        <source>It would have to start again.</source>
        <translation>سيكون عليه أن يبدأ من جديد.</translation>
    </message>
    <message>
        <source>Close the first steps</source>
        <translation>إغلاق الخطوات الأولى</translation>
    </message>
    <message>
        <source>Keep solving</source>
        <translation>متابعة الحل</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>متابعة التعديل</translation>
    </message>
    <message>
        <source>Continue the exam</source>
        <translation>متابعة الاختبار</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Right Corner %1 is a trainer for chess endings with up to %2 pieces, above all the mate with bishop and knight. Each ending is solved in memory when needed; your data stays on your computer.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>يدرّب Right Corner %1 على نهايات الشطرنج التي لا تتجاوز %2 قطع، وفي مقدمتها المات بالفيل والحصان. تُحلّ كل نهاية في الذاكرة عند الحاجة إليها؛ وتبقى بياناتك على جهازك.

برمجية حرة برخصة غنو العمومية العامة (GNU GPL)، الإصدار 3 أو ما بعده.</translation>
    </message>
    <message>
        <source>About Right Corner</source>
        <translation>حول Right Corner</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>المظهر (&amp;T)</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>اتباع النظام</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>اللغة (&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>ملء الشاشة (&amp;F)</translation>
    </message>
    <message>
        <source>&amp;About Right Corner</source>
        <translation>حول Right Corner (&amp;A)</translation>
    </message>
    <message>
        <source>Game &amp;record</source>
        <translation>سجل المباراة (&amp;R)</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>كل النقلات</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>المنحنى</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>التقرير</translation>
    </message>
    <message>
        <source>Terms, symbols and &amp;keys</source>
        <translation>المصطلحات والرموز والمفاتيح (&amp;K)</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>أسود على أبيض</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation>أبيض على أسود</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a size of text, in percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>حجم النص (&amp;X)</translation>
    </message>
    <message>
        <source>Read &amp;moves aloud</source>
        <translation>قراءة النقلات بصوت (&amp;M)</translation>
    </message>
    <message>
        <source>Read each move with the system&apos;s text-to-speech voice</source>
        <translation>يقرأ صوت النظام كل نقلة</translation>
    </message>
    <message>
        <source>Move sounds</source>
        <translation>أصوات النقلات</translation>
    </message>
    <message>
        <source>Hear moves, captures, checks and checkmate</source>
        <translation>سماع النقلات والأسر والكش وكش مات</translation>
    </message>
    <message>
        <source>No sound player was found; install pw-play, paplay or aplay</source>
        <translation>لم يُعثر على مشغّل أصوات؛ ثبّت pw-play أو paplay أو aplay</translation>
    </message>
    <message>
        <source>No text-to-speech program was found; install speech-dispatcher</source>
        <translation>لم يُعثر على برنامج لقراءة النصوص؛ ثبّت speech-dispatcher</translation>
    </message>
    <message>
        <source>no speech program found</source>
        <translation>لم يُعثر على برنامج نطق</translation>
    </message>
    <message>
        <source>no sound player found</source>
        <translation>لم يُعثر على مشغّل أصوات</translation>
    </message>
    <message>
        <source>First &amp;steps</source>
        <translation>الخطوات الأولى (&amp;S)</translation>
    </message>
    <message>
        <source>Show the suggestions of the first start again</source>
        <translation>عرض اقتراحات التشغيل الأول مرة أخرى</translation>
    </message>
    <message>
        <source>only beside a game of your own</source>
        <translation>فقط بجانب مباراة لك</translation>
    </message>
    <message>
        <source>Endings in &amp;figures…</source>
        <translation>النهايات بالأرقام (&amp;F)…</translation>
    </message>
    <message>
        <source>All endings with their aims, longest wins, shares of results and zugzwangs</source>
        <translation>كل النهايات مع هدفها وأطول فوز ونسب النتائج ومواضع الزوغزوانغ</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Throws the win away.</source>
        <translation>تضيّع الفوز.</translation>
    </message>
    <message>
        <source>Turns a win into a loss.</source>
        <translation>تحوّل الفوز إلى خسارة.</translation>
    </message>
    <message>
        <source>Throws the draw away.</source>
        <translation>تضيّع التعادل.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) slower than the best.</source>
        <translation>
            <numerusform>تساوي الفضلى.</numerusform>
            <numerusform>أبطأ من الفضلى بنقلة واحدة.</numerusform>
            <numerusform>أبطأ من الفضلى بنقلتين.</numerusform>
            <numerusform>أبطأ من الفضلى بـ%n نقلات.</numerusform>
            <numerusform>أبطأ من الفضلى بـ%n نقلة.</numerusform>
            <numerusform>أبطأ من الفضلى بـ%n نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>لا تعجّل المات.</numerusform>
            <numerusform>تعجّل المات بنقلة واحدة.</numerusform>
            <numerusform>تعجّل المات بنقلتين.</numerusform>
            <numerusform>تعجّل المات بـ%n نقلات.</numerusform>
            <numerusform>تعجّل المات بـ%n نقلة.</numerusform>
            <numerusform>تعجّل المات بـ%n نقلة.</numerusform>
        </translation>
    </message>
    <message>
        <source>N</source>
        <comment>the knight&apos;s letter in chess notation</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the bishop&apos;s letter in chess notation</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>R</source>
        <comment>the rook&apos;s letter in chess notation</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>the queen&apos;s letter in chess notation</comment>
        <translation>Q</translation>
    </message>
    <message>
        <source>K</source>
        <comment>the king&apos;s letter in chess notation</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Best was %1.</source>
        <translation>الفضلى كانت %1.</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1 هي الفضلى.</translation>
    </message>
    <message numerus="yes">
        <source>%1 works: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 تفي بالغرض مثل الفضلى.</numerusform>
            <numerusform>%1 تفي بالغرض: أبطأ من الفضلى بنقلة واحدة.</numerusform>
            <numerusform>%1 تفي بالغرض: أبطأ من الفضلى بنقلتين.</numerusform>
            <numerusform>%1 تفي بالغرض: أبطأ من الفضلى بـ%n نقلات.</numerusform>
            <numerusform>%1 تفي بالغرض: أبطأ من الفضلى بـ%n نقلة.</numerusform>
            <numerusform>%1 تفي بالغرض: أبطأ من الفضلى بـ%n نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 التفاف لا يكلّف شيئًا.</numerusform>
            <numerusform>%1 التفاف: أبطأ من الفضلى بنقلة واحدة.</numerusform>
            <numerusform>%1 التفاف: أبطأ من الفضلى بنقلتين.</numerusform>
            <numerusform>%1 التفاف: أبطأ من الفضلى بـ%n نقلات.</numerusform>
            <numerusform>%1 التفاف: أبطأ من الفضلى بـ%n نقلة.</numerusform>
            <numerusform>%1 التفاف: أبطأ من الفضلى بـ%n نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>%1 لا تعجّل المات.</numerusform>
            <numerusform>%1 تعجّل المات بنقلة واحدة.</numerusform>
            <numerusform>%1 تعجّل المات بنقلتين.</numerusform>
            <numerusform>%1 تعجّل المات بـ%n نقلات.</numerusform>
            <numerusform>%1 تعجّل المات بـ%n نقلة.</numerusform>
            <numerusform>%1 تعجّل المات بـ%n نقلة.</numerusform>
        </translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>الدور للأبيض</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>الدور للأسود</translation>
    </message>
    <message>
        <source>Right corners (dark): %1</source>
        <translation>الزوايا الصحيحة (الداكنة): %1</translation>
    </message>
    <message>
        <source>Right corners (light): %1</source>
        <translation>الزوايا الصحيحة (الفاتحة): %1</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>كش مات</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>تعادل بالخنق</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>Neither side has mating material.</source>
        <translation>ليس لدى أي من الطرفين قطع تكفي للمات.</translation>
    </message>
    <message>
        <source>The king captures the knight on %1.</source>
        <translation>الملك يأسر الحصان على %1.</translation>
    </message>
    <message>
        <source>The king captures the bishop on %1.</source>
        <translation>الملك يأسر الفيل على %1.</translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <translation>كش مات.</translation>
    </message>
    <message>
        <source>Draw by stalemate.</source>
        <translation>تعادل بالخنق.</translation>
    </message>
    <message>
        <source>Draw by insufficient material.</source>
        <translation>تعادل لعدم كفاية القطع.</translation>
    </message>
    <message>
        <source>Draw by the fifty-move rule.</source>
        <translation>تعادل بقاعدة الخمسين نقلة.</translation>
    </message>
    <message>
        <source>Draw by the seventy-five-move rule.</source>
        <translation>تعادل بقاعدة الخمس والسبعين نقلة.</translation>
    </message>
    <message>
        <source>Draw by threefold repetition.</source>
        <translation>تعادل بالتكرار الثلاثي.</translation>
    </message>
    <message>
        <source>This position has occurred three times: in a tournament game a draw could be claimed.</source>
        <translation>ظهرت هذه الوضعية ثلاث مرات: في مباراة بطولة يمكن طلب التعادل.</translation>
    </message>
    <message>
        <source>%1 throws the win away.</source>
        <translation>%1 تضيّع الفوز.</translation>
    </message>
    <message>
        <source>%1 loses: it was a draw.</source>
        <translation>%1 تخسر: كان الوضع تعادلًا.</translation>
    </message>
    <message>
        <source>%1 holds the draw.</source>
        <translation>%1 تحفظ التعادل.</translation>
    </message>
    <message>
        <source>The king captures the queen on %1.</source>
        <translation>الملك يأسر الوزير على %1.</translation>
    </message>
    <message>
        <source>The king captures the rook on %1.</source>
        <translation>الملك يأسر الرخ على %1.</translation>
    </message>
    <message>
        <source>The king captures the pawn on %1.</source>
        <translation>الملك يأسر البيدق على %1.</translation>
    </message>
    <message>
        <source>The queen is captured on %1.</source>
        <translation>يؤسر الوزير على %1.</translation>
    </message>
    <message>
        <source>The rook is captured on %1.</source>
        <translation>يؤسر الرخ على %1.</translation>
    </message>
    <message>
        <source>The bishop is captured on %1.</source>
        <translation>يؤسر الفيل على %1.</translation>
    </message>
    <message>
        <source>The knight is captured on %1.</source>
        <translation>يؤسر الحصان على %1.</translation>
    </message>
    <message>
        <source>The pawn is captured on %1.</source>
        <translation>يؤسر البيدق على %1.</translation>
    </message>
    <message>
        <source>Best play ends in stalemate.</source>
        <translation>ينتهي الأمر بالخنق.</translation>
    </message>
    <message>
        <source>The king forks the pieces and takes one of them.</source>
        <translation>الملك يهاجم القطعتين بشوكة ويأسر إحداهما.</translation>
    </message>
    <message>
        <source>It is a rook pawn: the king reaches the queening corner, or traps the other king there.</source>
        <translation>إنه بيدق رخ: الملك يبلغ زاوية الترقية، أو يحبس الملك الآخر فيها.</translation>
    </message>
    <message>
        <source>The pawn is lost.</source>
        <translation>البيدق ضائع.</translation>
    </message>
    <message>
        <source>Both pawns promote.</source>
        <translation>كلا البيدقين يُرقّى.</translation>
    </message>
    <message>
        <source>%1 loses: it was a win.</source>
        <translation>%1 تخسر: كان الوضع فوزًا.</translation>
    </message>
    <message>
        <source>A rook or bishop pawn on the seventh rank with its king beside it draws against the queen.</source>
        <translation>بيدق الرخ أو الفيل على الصف السابع، وملكه بجانبه، يصمد أمام الوزير.</translation>
    </message>
    <message>
        <source>Not in the tablebases</source>
        <translation>ليست في جداول النهايات</translation>
    </message>
    <message>
        <source>White mates in %1</source>
        <translation>الأبيض يميت (النقلات: %1)</translation>
    </message>
    <message>
        <source>Black mates in %1</source>
        <translation>الأسود يميت (النقلات: %1)</translation>
    </message>
    <message>
        <source>Mate in %1</source>
        <translation>مات، النقلات: %1</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>الأبيض يفوز</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>الأسود يفوز</translation>
    </message>
    <message>
        <source>Two knights cannot force mate: confining the king completely stalemates him.</source>
        <translation>حصانان لا يفرضان المات: حبس الملك تمامًا يوقعه في الخنق.</translation>
    </message>
    <message>
        <source>The bishop does not control the queening corner, and the king defends it.</source>
        <translation>لا يسيطر الفيل على زاوية الترقية، والملك يدافع عنها.</translation>
    </message>
    <message>
        <source>Material is even, and neither side can force a win.</source>
        <translation>القوى متكافئة، ولا يستطيع أي من الطرفين فرض الفوز.</translation>
    </message>
    <message numerus="yes">
        <source>It took %n move(s)</source>
        <translation>
            <numerusform>لم يستغرق الأمر أي نقلة</numerusform>
            <numerusform>استغرق الأمر نقلة واحدة</numerusform>
            <numerusform>استغرق الأمر نقلتين</numerusform>
            <numerusform>استغرق الأمر %n نقلات</numerusform>
            <numerusform>استغرق الأمر %n نقلة</numerusform>
            <numerusform>استغرق الأمر %n نقلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You held out for %n move(s)</source>
        <translation>
            <numerusform>لم تصمد أي نقلة</numerusform>
            <numerusform>صمدت نقلة واحدة</numerusform>
            <numerusform>صمدت نقلتين</numerusform>
            <numerusform>صمدت %n نقلات</numerusform>
            <numerusform>صمدت %n نقلة</numerusform>
            <numerusform>صمدت %n نقلة</numerusform>
        </translation>
    </message>
    <message>
        <source>Seventy-five moves without a capture or pawn move: in a tournament game this would be a draw.</source>
        <translation>خمس وسبعون نقلة دون أسر ولا نقلة بيدق: في مباراة بطولة يكون هذا تعادلًا.</translation>
    </message>
    <message>
        <source>Fifty moves without a capture or pawn move: in a tournament game a draw could be claimed.</source>
        <translation>خمسون نقلة دون أسر ولا نقلة بيدق: في مباراة بطولة يمكن طلب التعادل.</translation>
    </message>
    <message>
        <source>Under the fifty-move rule the win now comes too late.</source>
        <translation>جاء الفوز متأخرًا بحسب قاعدة الخمسين نقلة.</translation>
    </message>
    <message numerus="yes">
        <source>the best defence lasts %n</source>
        <translation>
            <numerusform>أفضل دفاع لا يصمد أي نقلة</numerusform>
            <numerusform>أفضل دفاع يصمد نقلة واحدة</numerusform>
            <numerusform>أفضل دفاع يصمد نقلتين</numerusform>
            <numerusform>أفضل دفاع يصمد %n نقلات</numerusform>
            <numerusform>أفضل دفاع يصمد %n نقلة</numerusform>
            <numerusform>أفضل دفاع يصمد %n نقلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best play needs %n</source>
        <translation>
            <numerusform>اللعب الأمثل لا يحتاج إلى أي نقلة</numerusform>
            <numerusform>اللعب الأمثل يحتاج إلى نقلة واحدة</numerusform>
            <numerusform>اللعب الأمثل يحتاج إلى نقلتين</numerusform>
            <numerusform>اللعب الأمثل يحتاج إلى %n نقلات</numerusform>
            <numerusform>اللعب الأمثل يحتاج إلى %n نقلة</numerusform>
            <numerusform>اللعب الأمثل يحتاج إلى %n نقلة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>what was played and what is best</comment>
        <translation>%1؛ و%2.</translation>
    </message>
    <message numerus="yes">
        <source>You held out for %n move(s), as long as possible.</source>
        <translation>
            <numerusform>لم تصمد أي نقلة، ولم يكن أكثر من ذلك ممكنًا.</numerusform>
            <numerusform>صمدت نقلة واحدة، وهو أقصى ما يمكن.</numerusform>
            <numerusform>صمدت نقلتين، وهو أقصى ما يمكن.</numerusform>
            <numerusform>صمدت %n نقلات، وهو أقصى ما يمكن.</numerusform>
            <numerusform>صمدت %n نقلة، وهو أقصى ما يمكن.</numerusform>
            <numerusform>صمدت %n نقلة، وهو أقصى ما يمكن.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>a list of moves and how many more there are</comment>
        <translation>
            <numerusform>%1</numerusform>
            <numerusform>%1 وواحدة أخرى</numerusform>
            <numerusform>%1 واثنتان أخريان</numerusform>
            <numerusform>%1 و%n غيرها</numerusform>
            <numerusform>%1 و%n غيرها</numerusform>
            <numerusform>%1 و%n غيرها</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of moves and the last of them</comment>
        <translation>%1 و%2</translation>
    </message>
    <message>
        <source>The best moves were %1.</source>
        <translation>النقلات الفضلى كانت %1.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>استسلام</translation>
    </message>
    <message>
        <source>You gave up.</source>
        <translation>استسلمت.</translation>
    </message>
    <message numerus="yes">
        <source>Following the method took %n more move(s) than best play.</source>
        <translation>
            <numerusform>لم يكلّف اتباع الطريقة أي نقلة زائدة.</numerusform>
            <numerusform>استغرق اتباع الطريقة نقلة واحدة أكثر من اللعب الأمثل.</numerusform>
            <numerusform>استغرق اتباع الطريقة نقلتين أكثر من اللعب الأمثل.</numerusform>
            <numerusform>استغرق اتباع الطريقة %n نقلات أكثر من اللعب الأمثل.</numerusform>
            <numerusform>استغرق اتباع الطريقة %n نقلة أكثر من اللعب الأمثل.</numerusform>
            <numerusform>استغرق اتباع الطريقة %n نقلة أكثر من اللعب الأمثل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A weaker defence made the mate %n move(s) shorter.</source>
        <translation>
            <numerusform>لم يعجّل الدفاع الأضعف المات.</numerusform>
            <numerusform>دفاع أضعف عجّل المات بنقلة واحدة.</numerusform>
            <numerusform>دفاع أضعف عجّل المات بنقلتين.</numerusform>
            <numerusform>دفاع أضعف عجّل المات بـ%n نقلات.</numerusform>
            <numerusform>دفاع أضعف عجّل المات بـ%n نقلة.</numerusform>
            <numerusform>دفاع أضعف عجّل المات بـ%n نقلة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the only legal move.</source>
        <translation>%1 هي النقلة القانونية الوحيدة.</translation>
    </message>
    <message numerus="yes">
        <source>%1 also wins, %n move(s) slower.</source>
        <translation>
            <numerusform>%1 تفوز أيضًا.</numerusform>
            <numerusform>%1 تفوز أيضًا، لكنها أبطأ بنقلة واحدة.</numerusform>
            <numerusform>%1 تفوز أيضًا، لكنها أبطأ بنقلتين.</numerusform>
            <numerusform>%1 تفوز أيضًا، لكنها أبطأ بـ%n نقلات.</numerusform>
            <numerusform>%1 تفوز أيضًا، لكنها أبطأ بـ%n نقلة.</numerusform>
            <numerusform>%1 تفوز أيضًا، لكنها أبطأ بـ%n نقلة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The weaker side gives perpetual check.</source>
        <translation>الطرف الأضعف يعطي كشًا دائمًا.</translation>
    </message>
    <message>
        <source>The weaker side can hold.</source>
        <translation>يستطيع الطرف الأضعف الصمود.</translation>
    </message>
    <message>
        <source>The queen cannot be saved.</source>
        <translation>لا يمكن إنقاذ الوزير.</translation>
    </message>
    <message>
        <source>The rook cannot be saved.</source>
        <translation>لا يمكن إنقاذ الرخ.</translation>
    </message>
    <message>
        <source>The bishop cannot be saved.</source>
        <translation>لا يمكن إنقاذ الفيل.</translation>
    </message>
    <message>
        <source>The knight cannot be saved.</source>
        <translation>لا يمكن إنقاذ الحصان.</translation>
    </message>
    <message>
        <source>The pawn cannot be saved.</source>
        <translation>لا يمكن إنقاذ البيدق.</translation>
    </message>
    <message>
        <source>The pawn costs the queen.</source>
        <translation>لا يوقَف البيدق إلا بخسارة الوزير.</translation>
    </message>
    <message>
        <source>The pawn costs the rook.</source>
        <translation>لا يوقَف البيدق إلا بخسارة الرخ.</translation>
    </message>
    <message>
        <source>The pawn on %1 is lost, and the other one does not win.</source>
        <translation>البيدق على %1 ضائع، والآخر لا يكفي للفوز.</translation>
    </message>
    <message>
        <source>%1 holds out as long as possible.</source>
        <translation>%1 تصمد أطول ما يمكن.</translation>
    </message>
    <message>
        <source>The knight stops the pawn but cannot mate alone.</source>
        <translation>الحصان يوقف البيدق، لكنه لا ينفّذ المات وحده.</translation>
    </message>
    <message>
        <source>The bishop stops the pawn but cannot mate alone.</source>
        <translation>الفيل يوقف البيدق، لكنه لا ينفّذ المات وحده.</translation>
    </message>
    <message>
        <source>The rook’s king is too far away to help stop the pawn.</source>
        <translation>ملك صاحب الرخ أبعد من أن يساعد على إيقاف البيدق.</translation>
    </message>
    <message>
        <source>Neither side can force a win.</source>
        <translation>لا يستطيع أي من الطرفين فرض الفوز.</translation>
    </message>
    <message>
        <source>The lone king keeps the other king off the pawn&apos;s key squares.</source>
        <translation>الملك الوحيد يبعد الملك الآخر عن الخانات المفتاحية للبيدق.</translation>
    </message>
    <message>
        <source>Rook against a lone minor piece is usually a draw, and it is one here.</source>
        <translation>الرخ أمام قطعة خفيفة وحيدة تعادل في العادة، وكذلك هنا.</translation>
    </message>
    <message>
        <source>%1 is one of the best moves.</source>
        <translation>%1 من أفضل النقلات.</translation>
    </message>
    <message>
        <source>Gets mated in %1</source>
        <translation>يُمات في %1</translation>
    </message>
    <message>
        <source>The pawn saves the draw; without it, the other side would win.</source>
        <translation>البيدق ينقذ التعادل؛ ولولاه لفاز الطرف الآخر.</translation>
    </message>
    <message numerus="yes">
        <source>Mated in %n move(s), the fewest possible.</source>
        <translation>
            <numerusform>مات بأقل عدد من النقلات.</numerusform>
            <numerusform>مات في نقلة واحدة، وهو الحد الأدنى.</numerusform>
            <numerusform>مات في نقلتين، وهو الحد الأدنى.</numerusform>
            <numerusform>مات في %n نقلات، وهو الحد الأدنى.</numerusform>
            <numerusform>مات في %n نقلة، وهو الحد الأدنى.</numerusform>
            <numerusform>مات في %n نقلة، وهو الحد الأدنى.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bishops move on dark squares only, so there can be no mate.</source>
        <translation>الأفيال تتحرك على الخانات الداكنة فقط، فلا يمكن أن يقع مات.</translation>
    </message>
    <message>
        <source>The bishops move on light squares only, so there can be no mate.</source>
        <translation>الأفيال تتحرك على الخانات الفاتحة فقط، فلا يمكن أن يقع مات.</translation>
    </message>
    <message>
        <source>After %1 it is still a draw.</source>
        <translation>بعد %1 يظل الوضع تعادلًا.</translation>
    </message>
    <message>
        <source>It is stalemate.</source>
        <translation>هذا خنق.</translation>
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
        <translation>غير متاح الآن: %1 (%2).</translation>
    </message>
</context>
<context>
    <name>board::BoardView</name>
    <message>
        <source>Chessboard</source>
        <translation>رقعة الشطرنج</translation>
    </message>
    <message>
        <source>The arrow keys move between the squares, Enter picks a piece up and puts it down, Escape cancels.</source>
        <translation>مفاتيح الأسهم تتنقل بين الخانات، وEnter يرفع القطعة ويضعها، وEscape يلغي.</translation>
    </message>
</context>
<context>
    <name>board::PromotionChooser</name>
    <message>
        <source>Promotion piece</source>
        <translation>قطعة الترقية</translation>
    </message>
</context>
<context>
    <name>files::Filing</name>
    <message>
        <source>Open a game</source>
        <translation>فتح مباراة</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>مباريات (*.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>حفظ المباراة</translation>
    </message>
    <message>
        <source>game</source>
        <translation>مباراة</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>تصدير الرقعة</translation>
    </message>
    <message>
        <source>Vector graphic (*.svg)</source>
        <translation>رسم متجهي (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>صورة (*.png)</translation>
    </message>
    <message>
        <source>board</source>
        <translation>رقعة</translation>
    </message>
    <message>
        <source>Open a course</source>
        <translation>فتح دورة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>بلا مباريات</numerusform>
            <numerusform>مباراة واحدة</numerusform>
            <numerusform>مباراتان</numerusform>
            <numerusform>%Ln مباريات</numerusform>
            <numerusform>%Ln مباراة</numerusform>
            <numerusform>%Ln مباراة</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is being read.</source>
        <translation>تجري قراءة النص.</translation>
    </message>
    <message>
        <source>“%1” is being read.</source>
        <translation>تجري قراءة «%1».</translation>
    </message>
    <message>
        <source>The game has been saved as “%1”.</source>
        <translation>حُفظت المباراة باسم «%1».</translation>
    </message>
    <message>
        <source>The board has been saved as “%1”.</source>
        <translation>حُفظت الرقعة باسم «%1».</translation>
    </message>
    <message>
        <source>“%1” is being saved.</source>
        <translation>يجري حفظ «%1».</translation>
    </message>
    <message>
        <source>The game has been copied.</source>
        <translation>نُسخت المباراة.</translation>
    </message>
    <message>
        <source>The game is being copied.</source>
        <translation>يجري نسخ المباراة.</translation>
    </message>
    <message>
        <source>Larger ones can be read by “Look through my games” in the File menu.</source>
        <translation>يمكن قراءة الملفات الأكبر عبر «استعراض مبارياتي» في قائمة «الملف».</translation>
    </message>
</context>
<context>
    <name>files::PositionsImport</name>
    <message>
        <source>“%1” is being read.</source>
        <translation>تجري قراءة «%1».</translation>
    </message>
</context>
<context>
    <name>files::PracticeFiles</name>
    <message>
        <source>Export practice data</source>
        <translation>تصدير بيانات التمرّن</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>جداول (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>تمرن</translation>
    </message>
    <message>
        <source>Back up practice data</source>
        <translation>نسخ بيانات التمرّن احتياطيًا</translation>
    </message>
    <message>
        <source>Practice data (*.db)</source>
        <translation>بيانات التمرّن (*.db)</translation>
    </message>
    <message>
        <source>Restore practice data</source>
        <translation>استعادة بيانات التمرّن</translation>
    </message>
    <message>
        <source>Replace your practice data with “%1”?</source>
        <translation>أتريد أن يحل «%1» محل بيانات تمرّنك؟</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>استبدال (&amp;R)</translation>
    </message>
    <message>
        <source>Your practice data has been restored from “%1”.</source>
        <translation>استُعيدت بيانات تمرّنك من «%1».</translation>
    </message>
    <message>
        <source>“%1” is not a readable practice backup.</source>
        <translation>«%1» ليس نسخة احتياطية مقروءة لبيانات تمرّن.</translation>
    </message>
    <message>
        <source>No changes were made.</source>
        <translation>لم يُجرَ أي تغيير.</translation>
    </message>
    <message>
        <source>There is no practice data to erase.</source>
        <translation>لا توجد بيانات تمرّن لحذفها.</translation>
    </message>
    <message>
        <source>Erase all practice data?</source>
        <translation>أتريد حذف كل بيانات التمرّن؟</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>حذف (&amp;F)</translation>
    </message>
    <message>
        <source>All practice data has been erased.</source>
        <translation>حُذفت كل بيانات التمرّن.</translation>
    </message>
    <message>
        <source>Your practice data cannot be erased now.</source>
        <translation>تعذر حذف بيانات تمرّنك الآن.</translation>
    </message>
    <message>
        <source>The file may be read-only or the disk full.</source>
        <translation>ربما كان الملف للقراءة فقط أو القرص ممتلئًا.</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n محاولات</numerusform>
            <numerusform>محاولة واحدة</numerusform>
            <numerusform>محاولتان</numerusform>
            <numerusform>%n محاولات</numerusform>
            <numerusform>%n محاولة</numerusform>
            <numerusform>%n محاولة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and the schedule of %n exercise(s) will be deleted for good.</source>
        <translation>
            <numerusform>وما هو محفوظ عن %n تمارين: كل ذلك سيضيع نهائيًا.</numerusform>
            <numerusform>وما هو محفوظ عن تمرين واحد: كل ذلك سيضيع نهائيًا.</numerusform>
            <numerusform>وما هو محفوظ عن تمرينين: كل ذلك سيضيع نهائيًا.</numerusform>
            <numerusform>وما هو محفوظ عن %n تمارين: كل ذلك سيضيع نهائيًا.</numerusform>
            <numerusform>وما هو محفوظ عن %n تمرينًا: كل ذلك سيضيع نهائيًا.</numerusform>
            <numerusform>وما هو محفوظ عن %n تمرين: كل ذلك سيضيع نهائيًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغي.</translation>
    </message>
    <message>
        <source>Your practice data is being exported.</source>
        <translation>يجري تصدير بيانات تمرّنك.</translation>
    </message>
    <message>
        <source>Your practice data is being backed up.</source>
        <translation>يجري نسخ بيانات تمرّنك احتياطيًا.</translation>
    </message>
    <message>
        <source>Your practice data is being restored.</source>
        <translation>تجري استعادة بيانات تمرّنك.</translation>
    </message>
    <message>
        <source>The attempts have been saved as “%1”.</source>
        <translation>حُفظت المحاولات باسم «%1».</translation>
    </message>
    <message>
        <source>The backup has been saved as “%1”.</source>
        <translation>حُفظت النسخة الاحتياطية باسم «%1».</translation>
    </message>
    <message>
        <source>Your place in each course, your earlier games and your settings stay.</source>
        <translation>ويبقى موضعك في كل دورة ومبارياتك السابقة وإعداداتك.</translation>
    </message>
    <message>
        <source>The record of which course pages you have read and which questions you have solved will also be lost.</source>
        <translation>وسيضيع أيضًا سجل ما قرأته من صفحات الدورات وما حللته من أسئلتها.</translation>
    </message>
</context>
<context>
    <name>modes::ByHeart</name>
    <message>
        <source>%1 by heart, mate in %2</source>
        <comment>an ending</comment>
        <translation>%1 عن ظهر قلب (نقلات المات: %2)</translation>
    </message>
    <message>
        <source>%1 by heart, hold the draw</source>
        <comment>an ending</comment>
        <translation>%1 عن ظهر قلب، الحفاظ على التعادل</translation>
    </message>
    <message>
        <source>Choosing the positions to learn by heart</source>
        <translation>اختيار الوضعيات المراد حفظها</translation>
    </message>
    <message>
        <source>There is not enough memory to choose the positions.</source>
        <translation>الذاكرة لا تكفي لاختيار الوضعيات.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>أغلق برامج أخرى ثم حاول مجددًا.</translation>
    </message>
    <message>
        <source>The course to learn by heart could not be saved.</source>
        <translation>تعذر حفظ دورة الوضعيات المراد حفظها.</translation>
    </message>
    <message>
        <source>The disk may be full. Free some space and try again.</source>
        <translation>ربما كان القرص ممتلئًا. أفرغ بعض المساحة وحاول مجددًا.</translation>
    </message>
    <message>
        <source>This position has too many lines to learn by heart.</source>
        <translation>لهذه الوضعية تفريعات أكثر من أن تُحفظ.</translation>
    </message>
    <message>
        <source>Play on and try again nearer to the end of the game.</source>
        <translation>واصل اللعب ثم حاول مجددًا قرب نهاية المباراة.</translation>
    </message>
    <message>
        <source>Choose a position with a win or a draw to learn by heart.</source>
        <translation>اختر للحفظ وضعية رابحة أو متعادلة.</translation>
    </message>
    <message>
        <source>There is nothing to learn by heart in this position.</source>
        <translation>لا شيء يُحفظ في هذه الوضعية.</translation>
    </message>
    <message>
        <source>%1, best moves only</source>
        <comment>a course</comment>
        <translation>%1، أفضل النقلات فقط</translation>
    </message>
    <message numerus="yes">
        <source>%1, up to %Ln move(s) slower</source>
        <comment>a course</comment>
        <translation>
            <numerusform>%1، دون أي إبطاء</numerusform>
            <numerusform>%1، أبطأ بنقلة واحدة على الأكثر</numerusform>
            <numerusform>%1، أبطأ بنقلتين على الأكثر</numerusform>
            <numerusform>%1، أبطأ بما لا يزيد على %Ln نقلات</numerusform>
            <numerusform>%1، أبطأ بما لا يزيد على %Ln نقلة</numerusform>
            <numerusform>%1، أبطأ بما لا يزيد على %Ln نقلة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by heart</source>
        <comment>a position</comment>
        <translation>%1 عن ظهر قلب</translation>
    </message>
    <message>
        <source>The ending is being solved.</source>
        <translation>جارٍ حل النهاية.</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>التفريعة الرئيسية</translation>
    </message>
    <message numerus="yes">
        <source>Your line has %Ln position(s), with one move to learn in each.</source>
        <translation>
            <numerusform>لا يضم خطك أي وضعية.</numerusform>
            <numerusform>يضم خطك وضعية واحدة، ولها نقلة واحدة تحفظها.</numerusform>
            <numerusform>يضم خطك وضعيتين، ولكل منهما نقلة واحدة تحفظها.</numerusform>
            <numerusform>يضم خطك %Ln وضعيات، ولكل منها نقلة واحدة تحفظها.</numerusform>
            <numerusform>يضم خطك %Ln وضعية، ولكل منها نقلة واحدة تحفظها.</numerusform>
            <numerusform>يضم خطك %Ln وضعية، ولكل منها نقلة واحدة تحفظها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest way to mate takes %Ln move(s).</source>
        <translation>
            <numerusform>أطول طريق إلى المات لا يحتاج إلى نقلات.</numerusform>
            <numerusform>أطول طريق إلى المات نقلة واحدة.</numerusform>
            <numerusform>أطول طريق إلى المات نقلتان.</numerusform>
            <numerusform>أطول طريق إلى المات %Ln نقلات.</numerusform>
            <numerusform>أطول طريق إلى المات %Ln نقلة.</numerusform>
            <numerusform>أطول طريق إلى المات %Ln نقلة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know %Ln of the positions already.</source>
        <translation>
            <numerusform>لا تعرف أيًّا من الوضعيات بعد.</numerusform>
            <numerusform>تعرف وضعية واحدة منها بالفعل.</numerusform>
            <numerusform>تعرف وضعيتين منها بالفعل.</numerusform>
            <numerusform>تعرف %Ln وضعيات منها بالفعل.</numerusform>
            <numerusform>تعرف %Ln وضعية منها بالفعل.</numerusform>
            <numerusform>تعرف %Ln وضعية منها بالفعل.</numerusform>
        </translation>
    </message>
    <message>
        <source>They answer every threat, every pawn move and every reply to your checks. After any other move, most moves hold the draw.</source>
        <translation>وهي ترد على كل تهديد وكل نقلة بيدق وكل رد على كشاتك. وبعد أي نقلة أخرى، معظم النقلات تحفظ التعادل.</translation>
    </message>
    <message>
        <source>The course to learn by heart is ready.</source>
        <translation>دورة الوضعيات المراد حفظها جاهزة.</translation>
    </message>
    <message>
        <source>Choose the same command for the same position again to open it.</source>
        <translation>اختر الأمر نفسه للوضعية نفسها مرة أخرى لفتحها.</translation>
    </message>
</context>
<context>
    <name>modes::Column</name>
    <message>
        <source>The course</source>
        <translation>الدورة</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>التمرّن</translation>
    </message>
    <message>
        <source>A course teaches you the mate step by step.</source>
        <translation>دورة تعلّمك المات خطوة بخطوة.</translation>
    </message>
    <message>
        <source>Short exercises come back when they are due.</source>
        <translation>تمارين قصيرة تعود في موعدها.</translation>
    </message>
    <message>
        <source>Enter any position to play or analyse it.</source>
        <translation>أدخل أي وضعية للعبها أو تحليلها.</translation>
    </message>
    <message>
        <source>Mate the king on this board, with help from the coach.</source>
        <translation>نفّذ المات للملك على هذه الرقعة بمساعدة المدرب.</translation>
    </message>
    <message>
        <source>Other courses</source>
        <translation>دورات أخرى</translation>
    </message>
</context>
<context>
    <name>modes::CourseContents</name>
    <message>
        <source>✗ Failed</source>
        <translation>✗ إخفاق</translation>
    </message>
    <message>
        <source>✓ With help</source>
        <translation>✓ بمساعدة</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ محلول</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions solved</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>pages read</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>You have reached the end of the course.</source>
        <translation>بلغت نهاية الدورة.</translation>
    </message>
    <message>
        <source>All questions are solved.</source>
        <translation>حُلّت كل الأسئلة.</translation>
    </message>
    <message>
        <source>✓ Second try</source>
        <translation>✓ المحاولة الثانية</translation>
    </message>
    <message>
        <source>Read</source>
        <comment>a page was</comment>
        <translation>مقروءة</translation>
    </message>
    <message>
        <source>✗ Shown</source>
        <comment>the answer to a question</comment>
        <translation>✗ عُرضت</translation>
    </message>
</context>
<context>
    <name>modes::Dealing</name>
    <message>
        <source>Solving was cancelled.</source>
        <translation>أُلغي الحل.</translation>
    </message>
    <message>
        <source>Choose “New position” to try again.</source>
        <translation>اختر «وضعية جديدة» لتحاول مجددًا.</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending.</source>
        <translation>لم تكفِ الذاكرة لحل النهاية.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>أغلق برامج أخرى ثم حاول مجددًا.</translation>
    </message>
    <message>
        <source>No such position exists.</source>
        <translation>لا توجد وضعية كهذه.</translation>
    </message>
    <message>
        <source>Choose another kind of position.</source>
        <translation>اختر نوعًا آخر من الوضعيات.</translation>
    </message>
</context>
<context>
    <name>modes::MoveInput</name>
    <message>
        <source>The game is over. %1</source>
        <translation>انتهت المباراة. %1</translation>
    </message>
    <message>
        <source>It is not your move.</source>
        <translation>ليس الدور لك.</translation>
    </message>
    <message>
        <source>No other moves can be played in a replay.</source>
        <translation>في إعادة العرض لا تُلعب نقلة أخرى.</translation>
    </message>
    <message>
        <source>Choose “Play from here” first.</source>
        <translation>اختر أولًا «اللعب من هنا».</translation>
    </message>
    <message>
        <source>In an exam, moves cannot be taken back.</source>
        <translation>في الاختبار لا تراجع عن النقلات.</translation>
    </message>
    <message>
        <source>Go to the last move to play on.</source>
        <translation>اذهب إلى آخر نقلة لتتابع اللعب.</translation>
    </message>
    <message>
        <source>This question asks for squares: type them like “c3 d5”.</source>
        <translation>هذا السؤال يطلب خانات: اكتبها مثل «c3 d5».</translation>
    </message>
</context>
<context>
    <name>modes::PageEditor</name>
    <message>
        <source>The page has not been saved. Open the course again, or check the disk and try again.</source>
        <translation>لم تُحفظ الصفحة. افتح الدورة من جديد، أو افحص القرص وحاول مرة أخرى.</translation>
    </message>
    <message>
        <source>This page cannot be edited because parts of it cannot be read.</source>
        <translation>لا يمكن تحرير هذه الصفحة لأن أجزاءً منها تتعذر قراءتها.</translation>
    </message>
    <message>
        <source>This chapter cannot be renamed because parts of it cannot be read.</source>
        <translation>لا يمكن إعادة تسمية هذا الفصل لأن أجزاءً منه تتعذر قراءتها.</translation>
    </message>
    <message>
        <source>Text after %1</source>
        <comment>a move</comment>
        <translation>النص بعد %1</translation>
    </message>
    <message>
        <source>Text for the first position</source>
        <translation>نص الوضعية الأولى</translation>
    </message>
</context>
<context>
    <name>modes::Practice</name>
    <message>
        <source>Finish</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>التمرين التالي</translation>
    </message>
    <message>
        <source>Back to practice</source>
        <translation>العودة إلى التمرّن</translation>
    </message>
    <message>
        <source>Keep practising</source>
        <translation>متابعة التمرّن</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>التمرّن</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>مستحق %n</numerusform>
            <numerusform>مستحق %n</numerusform>
            <numerusform>مستحق %n</numerusform>
            <numerusform>مستحق %n</numerusform>
            <numerusform>مستحق %n</numerusform>
            <numerusform>مستحق %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>انتهى الوقت</numerusform>
            <numerusform>بقيت دقيقة واحدة</numerusform>
            <numerusform>بقيت دقيقتان</numerusform>
            <numerusform>بقيت %n دقائق</numerusform>
            <numerusform>بقيت %n دقيقة</numerusform>
            <numerusform>بقيت %n دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>انتهى الوقت</translation>
    </message>
    <message>
        <source>That&apos;s it for now.</source>
        <translation>هذا كل شيء الآن.</translation>
    </message>
    <message>
        <source>Exercises done: %1. Solved: %2.</source>
        <translation>تمارين منجزة: %1. منها ناجحة: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n done</source>
        <translation>
            <numerusform>أُنجز %n</numerusform>
            <numerusform>أُنجز %n</numerusform>
            <numerusform>أُنجز %n</numerusform>
            <numerusform>أُنجز %n</numerusform>
            <numerusform>أُنجز %n</numerusform>
            <numerusform>أُنجز %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) left</source>
        <translation>
            <numerusform>لم يبق أي تمرين</numerusform>
            <numerusform>بقي تمرين واحد</numerusform>
            <numerusform>بقي تمرينان</numerusform>
            <numerusform>بقيت %n تمارين</numerusform>
            <numerusform>بقي %n تمرينًا</numerusform>
            <numerusform>بقي %n تمرين</numerusform>
        </translation>
    </message>
    <message>
        <source>all done</source>
        <translation>أُنجزت كلها</translation>
    </message>
    <message>
        <source>Choose one to see its position or its page again.</source>
        <translation>اختر تمرينًا لترى وضعيته أو صفحته من جديد.</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>التمرين</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Next time</source>
        <translation>الموعد</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Your result cannot be saved at the moment.</source>
        <translation>تعذر حفظ نتيجتك حاليًا.</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>العودة إلى القائمة</translation>
    </message>
    <message>
        <source>You have no mistakes to practise yet.</source>
        <translation>ليست لديك أخطاء للتمرّن عليها بعد.</translation>
    </message>
    <message>
        <source>“Look through my games” in the File menu finds them in your games.</source>
        <translation>الأمر «استعراض مبارياتي» في قائمة «الملف» يستخرجها من مبارياتك.</translation>
    </message>
    <message>
        <source>Page %1 of the course explains this.</source>
        <translation>الصفحة %1 من الدورة تشرح ذلك.</translation>
    </message>
    <message>
        <source>Chosen for practice: %1.</source>
        <translation>اختير للتمرّن: %1.</translation>
    </message>
    <message>
        <source>From the next exercise on: %1.</source>
        <translation>ابتداءً من التمرين التالي: %1.</translation>
    </message>
    <message>
        <source>This question about another subject is due; every third exercise may be one.</source>
        <translation>هذا سؤال مستحق من موضوع آخر؛ قد يكون كل تمرين ثالث كذلك.</translation>
    </message>
</context>
<context>
    <name>modes::Reader</name>
    <message>
        <source>Loading the course…</source>
        <translation>يجري تحميل الدورة…</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>العودة إلى الدورة</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>العودة إلى الصفحة</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>عرض النقلة</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>النقلة التالية</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>الصفحة التالية</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>%1. %2 (%3 of %4)</source>
        <comment>a chapter: its number, its name, the page and how many there are</comment>
        <translation>%1. %2 (%3 من %4)</translation>
    </message>
    <message>
        <source>You mated in time.</source>
        <translation>نفّذت المات في الوقت المناسب.</translation>
    </message>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>نفّذ المات.</numerusform>
            <numerusform>نفّذ المات في نقلة واحدة.</numerusform>
            <numerusform>نفّذ المات خلال نقلتين.</numerusform>
            <numerusform>نفّذ المات خلال %n نقلات.</numerusform>
            <numerusform>نفّذ المات خلال %n نقلة.</numerusform>
            <numerusform>نفّذ المات خلال %n نقلة.</numerusform>
        </translation>
    </message>
    <message>
        <source>You held the draw.</source>
        <translation>حافظت على التعادل.</translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>حافظ على التعادل.</numerusform>
            <numerusform>حافظ على التعادل نقلة واحدة.</numerusform>
            <numerusform>حافظ على التعادل نقلتين.</numerusform>
            <numerusform>حافظ على التعادل %n نقلات.</numerusform>
            <numerusform>حافظ على التعادل %n نقلة.</numerusform>
            <numerusform>حافظ على التعادل %n نقلة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct: these are the squares.</source>
        <translation>صحيح: هذه هي الخانات.</translation>
    </message>
    <message>
        <source>You did not mate in time.</source>
        <translation>لم تنفّذ المات في الوقت المناسب.</translation>
    </message>
    <message>
        <source>You can no longer mate in time.</source>
        <translation>لم يعد ممكنًا المات في الوقت المناسب.</translation>
    </message>
    <message>
        <source>You let the draw slip.</source>
        <translation>أضعت التعادل.</translation>
    </message>
    <message>
        <source>Solved with help.</source>
        <translation>حُلّ بمساعدة.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>البدء من جديد</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <comment>a move</comment>
        <translation>المتابعة بالنقلة %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>حاول مجددًا</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>صحيح.</translation>
    </message>
    <message>
        <source>Find the next move.</source>
        <translation>أوجد النقلة التالية.</translation>
    </message>
    <message>
        <source>Find a better move.</source>
        <translation>أوجد نقلة أفضل.</translation>
    </message>
    <message>
        <source>Right: %1 is as good as %2.</source>
        <translation>صحيح: %1 بجودة %2.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>الصفحة السابقة</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>النقلة السابقة</translation>
    </message>
    <message>
        <source>%1 is wrong.</source>
        <translation>%1 خاطئة.</translation>
    </message>
    <message>
        <source>Wrong squares: %1.</source>
        <translation>خانات خاطئة: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) still to find.</source>
        <translation>
            <numerusform>وجدت كل الخانات.</numerusform>
            <numerusform>بقي أن تجد خانة واحدة.</numerusform>
            <numerusform>بقي أن تجد خانتين.</numerusform>
            <numerusform>بقي أن تجد %n خانات.</numerusform>
            <numerusform>بقي أن تجد %n خانة.</numerusform>
            <numerusform>بقي أن تجد %n خانة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select %n square(s) on the board, or type them.</source>
        <translation>
            <numerusform>اختر الخانات على الرقعة أو اكتبها.</numerusform>
            <numerusform>اختر خانة واحدة على الرقعة أو اكتبها.</numerusform>
            <numerusform>اختر خانتين على الرقعة أو اكتبهما.</numerusform>
            <numerusform>اختر %n خانات على الرقعة أو اكتبها.</numerusform>
            <numerusform>اختر %n خانة على الرقعة أو اكتبها.</numerusform>
            <numerusform>اختر %n خانة على الرقعة أو اكتبها.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a course and one of its pages</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Alt+Shift+PgDn goes to the next page without an answer.</source>
        <translation>للانتقال إلى الصفحة التالية دون إجابة اضغط Alt+Shift+Page Down.</translation>
    </message>
    <message>
        <source>The page goes on when you have played the move it asks for.</source>
        <translation>تتابع الصفحة بعد أن تلعب النقلة المطلوبة.</translation>
    </message>
    <message>
        <source>The page goes on when you have played it out.</source>
        <translation>تتابع الصفحة بعد أن تلعبها حتى النهاية.</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n wrong answer(s).</source>
        <translation>
            <numerusform>حُلّ دون إجابة خاطئة.</numerusform>
            <numerusform>حُلّ بعد إجابة خاطئة واحدة.</numerusform>
            <numerusform>حُلّ بعد إجابتين خاطئتين.</numerusform>
            <numerusform>حُلّ بعد %n إجابات خاطئة.</numerusform>
            <numerusform>حُلّ بعد %n إجابة خاطئة.</numerusform>
            <numerusform>حُلّ بعد %n إجابة خاطئة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved at the second try.</source>
        <translation>حُلّ من المحاولة الثانية.</translation>
    </message>
    <message>
        <source>The course goes on with %1.</source>
        <translation>تتابع الدورة بالنقلة %1.</translation>
    </message>
    <message numerus="yes">
        <source>Right idea: %1 has the same aim, but %2 is %n move(s) faster.</source>
        <translation>
            <numerusform>الفكرة صحيحة: %1 لها الهدف نفسه، و%2 بالسرعة نفسها.</numerusform>
            <numerusform>الفكرة صحيحة: %1 لها الهدف نفسه، لكن %2 أسرع بنقلة واحدة.</numerusform>
            <numerusform>الفكرة صحيحة: %1 لها الهدف نفسه، لكن %2 أسرع بنقلتين.</numerusform>
            <numerusform>الفكرة صحيحة: %1 لها الهدف نفسه، لكن %2 أسرع بـ%n نقلات.</numerusform>
            <numerusform>الفكرة صحيحة: %1 لها الهدف نفسه، لكن %2 أسرع بـ%n نقلة.</numerusform>
            <numerusform>الفكرة صحيحة: %1 لها الهدف نفسه، لكن %2 أسرع بـ%n نقلة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a square again to clear it.</source>
        <translation>اختر الخانة مرة أخرى لإلغاء اختيارها.</translation>
    </message>
    <message>
        <source>You got this wrong before, so it counts as solved at the second try. Solve it at the first try next time to improve on that.</source>
        <translation>أخفقت هنا من قبل، فيُحسب محلولًا من المحاولة الثانية. حُلّه مرة أخرى من المحاولة الأولى لتحسّن ذلك.</translation>
    </message>
    <message>
        <source>These are the squares.</source>
        <translation>هذه هي الخانات.</translation>
    </message>
    <message numerus="yes">
        <source>%n more square(s).</source>
        <translation>
            <numerusform>لم تبقَ خانات.</numerusform>
            <numerusform>بقيت خانة واحدة.</numerusform>
            <numerusform>بقيت خانتان.</numerusform>
            <numerusform>بقيت %n خانات.</numerusform>
            <numerusform>بقيت %n خانة.</numerusform>
            <numerusform>بقيت %n خانة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the squares</source>
        <translation>عرض الخانات</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move and the text about it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It is your move.</source>
        <translation>الدور لك.</translation>
    </message>
    <message>
        <source>The page goes on when you have selected the right squares.</source>
        <translation>تتابع الصفحة بعد أن تختار الخانات الصحيحة.</translation>
    </message>
    <message>
        <source>You have solved this before.</source>
        <translation>سبق أن حللت هذا.</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>التفريعة التالية</translation>
    </message>
    <message>
        <source>The course plays another move.</source>
        <translation>في الدورة نقلة أخرى.</translation>
    </message>
    <message>
        <source>That was the last move.</source>
        <translation>كانت هذه النقلة الأخيرة.</translation>
    </message>
    <message>
        <source>Choose a course from the Training menu.</source>
        <translation>اختر دورة من قائمة «التدريب».</translation>
    </message>
    <message>
        <source>This is the square.</source>
        <translation>هذه هي الخانة.</translation>
    </message>
    <message>
        <source>Correct: this is the square.</source>
        <translation>صحيح: هذه هي الخانة.</translation>
    </message>
    <message>
        <source>You were shown the answer before, so it counts as solved with help. Solve it once more to improve on that.</source>
        <translation>عُرضت عليك الإجابة من قبل، فيُحتسب هذا حلًّا بمساعدة. حلّه مرة أخرى لتحسين ذلك.</translation>
    </message>
    <message>
        <source>You gave up, so it counts as failed.</source>
        <translation>استسلمت، فيُحسب ذلك إخفاقًا.</translation>
    </message>
    <message>
        <source>You were shown the answer, so it counts as failed.</source>
        <translation>عُرضت عليك الإجابة، فيُحسب ذلك إخفاقًا.</translation>
    </message>
    <message>
        <source>Among them: %1.</source>
        <translation>من بينها: %1.</translation>
    </message>
    <message>
        <source>Right: after %1, too, all positions are among those to learn.</source>
        <translation>صحيح: بعد %1 أيضًا تبقى كل الوضعيات من بين المطلوب تعلمها.</translation>
    </message>
    <message>
        <source>You were shown the answer before.</source>
        <translation>سبق أن عُرضت عليك الإجابة.</translation>
    </message>
    <message>
        <source>You got this wrong before.</source>
        <translation>سبق أن أخطأت في هذا.</translation>
    </message>
    <message>
        <source>You won in time; you need not play on to mate.</source>
        <translation>فزت في الوقت المناسب، ولا يلزم اللعب حتى المات.</translation>
    </message>
    <message>
        <source>You can no longer win in time.</source>
        <translation>لم يعد ممكنًا الفوز في الوقت المناسب.</translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn.</source>
        <translation>
            <numerusform>فُز: رقِّ بيدقًا.</numerusform>
            <numerusform>فُز في نقلة واحدة: رقِّ بيدقًا.</numerusform>
            <numerusform>فُز خلال نقلتين: رقِّ بيدقًا.</numerusform>
            <numerusform>فُز خلال %n نقلات: رقِّ بيدقًا.</numerusform>
            <numerusform>فُز خلال %n نقلة: رقِّ بيدقًا.</numerusform>
            <numerusform>فُز خلال %n نقلة: رقِّ بيدقًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn, or win everything but the king.</source>
        <translation>
            <numerusform>فُز: رقِّ بيدقًا أو اكسب كل شيء ما عدا الملك.</numerusform>
            <numerusform>فُز في نقلة واحدة: رقِّ بيدقًا أو اكسب كل شيء ما عدا الملك.</numerusform>
            <numerusform>فُز خلال نقلتين: رقِّ بيدقًا أو اكسب كل شيء ما عدا الملك.</numerusform>
            <numerusform>فُز خلال %n نقلات: رقِّ بيدقًا أو اكسب كل شيء ما عدا الملك.</numerusform>
            <numerusform>فُز خلال %n نقلة: رقِّ بيدقًا أو اكسب كل شيء ما عدا الملك.</numerusform>
            <numerusform>فُز خلال %n نقلة: رقِّ بيدقًا أو اكسب كل شيء ما عدا الملك.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): capture everything but the king.</source>
        <translation>
            <numerusform>فُز: خذ كل شيء ما عدا الملك.</numerusform>
            <numerusform>فُز في نقلة واحدة: خذ كل شيء ما عدا الملك.</numerusform>
            <numerusform>فُز خلال نقلتين: خذ كل شيء ما عدا الملك.</numerusform>
            <numerusform>فُز خلال %n نقلات: خذ كل شيء ما عدا الملك.</numerusform>
            <numerusform>فُز خلال %n نقلة: خذ كل شيء ما عدا الملك.</numerusform>
            <numerusform>فُز خلال %n نقلة: خذ كل شيء ما عدا الملك.</numerusform>
        </translation>
    </message>
    <message>
        <source>The square to find is light.</source>
        <translation>الخانة المطلوبة فاتحة.</translation>
    </message>
    <message>
        <source>The square to find is dark.</source>
        <translation>الخانة المطلوبة داكنة.</translation>
    </message>
    <message>
        <source>The squares to find are all light.</source>
        <translation>الخانات المطلوبة كلها فاتحة.</translation>
    </message>
    <message>
        <source>The squares to find are all dark.</source>
        <translation>الخانات المطلوبة كلها داكنة.</translation>
    </message>
    <message>
        <source>Squares to find: %1 light, %2 dark.</source>
        <comment>numbers</comment>
        <translation>الخانات المطلوبة: %1 فاتحة، %2 داكنة.</translation>
    </message>
    <message>
        <source>Play the move of your line.</source>
        <translation>العب نقلة تفريعتك.</translation>
    </message>
    <message>
        <source>Your line plays another move.</source>
        <translation>تفريعتك تلعب نقلة أخرى.</translation>
    </message>
    <message>
        <source>%1 wins too, but your line plays another move. Try again.</source>
        <translation>%1 تربح أيضًا، لكن تفريعتك تلعب نقلة أخرى. حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>%1 holds the draw too, but your line plays another move. Try again.</source>
        <translation>%1 تحافظ على التعادل أيضًا، لكن تفريعتك تلعب نقلة أخرى. حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>You have seen the move; practice will ask you for it.</source>
        <translation>رأيت النقلة؛ وسيسألك التمرّن عنها.</translation>
    </message>
    <message>
        <source>Play the move of the line that you are learning. If you do not know it yet, have it shown.</source>
        <translation>العب نقلة التفريعة التي تتعلمها. إن لم تكن تعرفها بعد فاطلب عرضها.</translation>
    </message>
    <message>
        <source>This wins too, but the page asks for another move.</source>
        <translation>هذا يفوز أيضًا، لكن الصفحة تطلب نقلة أخرى.</translation>
    </message>
    <message>
        <source>Your move counts: find the next one.</source>
        <translation>نقلتك محسوبة: أوجد التالية.</translation>
    </message>
    <message>
        <source>Right: %1 is even better than %2.</source>
        <translation>صحيح: %1 أفضل حتى من %2.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>دورك</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>التفريعة التالية</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <comment>positions</comment>
        <translation>تعرف %1 من %2</translation>
    </message>
    <message>
        <source>This line is new: watch it first, then play it.</source>
        <translation>هذه التفريعة جديدة: شاهدها أولًا ثم العبها.</translation>
    </message>
    <message>
        <source>Now play the moves of this line.</source>
        <translation>العب الآن نقلات هذه التفريعة.</translation>
    </message>
    <message>
        <source>You know this line.</source>
        <translation>أنت تعرف هذه التفريعة.</translation>
    </message>
    <message>
        <source>Pages read: %1 of %2.</source>
        <translation>الصفحات المقروءة: %1 من %2.</translation>
    </message>
    <message>
        <source>Questions solved: %1 of %2.</source>
        <translation>الأسئلة المحلولة: %1 من %2.</translation>
    </message>
    <message>
        <source>Not at the first try: %1.</source>
        <translation>ليس من المحاولة الأولى: %1.</translation>
    </message>
    <message>
        <source>With help: %1.</source>
        <translation>بمساعدة: %1.</translation>
    </message>
    <message>
        <source>End of the chapter.</source>
        <translation>نهاية الفصل.</translation>
    </message>
    <message>
        <source>The course plays another move; yours can be judged once the ending is solved.</source>
        <translation>تلعب الدورة نقلة أخرى؛ ويمكن تقييم نقلتك بعد حل النهاية.</translation>
    </message>
    <message>
        <source>This page has no text yet. Choose “Edit” to add text, a task and its solution.</source>
        <translation>لا يوجد نص في هذه الصفحة بعد. اختر «تحرير» لإضافة نص ومهمة وحلها.</translation>
    </message>
    <message>
        <source>Your earlier solution at the first try still counts.</source>
        <translation>حلّك السابق من المحاولة الأولى ما زال محسوبًا.</translation>
    </message>
    <message>
        <source>Pages to repeat: %1.</source>
        <translation>صفحات للإعادة: %1.</translation>
    </message>
    <message>
        <source>Moves used: %1 of %2; still needed: %3.</source>
        <translation>النقلات المستخدمة: %1 من %2؛ وما زال يلزم: %3.</translation>
    </message>
    <message>
        <source>The game is drawn, so it counts as failed.</source>
        <translation>انتهت المباراة بالتعادل، فيُحسب ذلك إخفاقًا.</translation>
    </message>
    <message>
        <source>You did not manage this before.</source>
        <translation>لم تنجح في هذا من قبل.</translation>
    </message>
</context>
<context>
    <name>modes::RecordPages</name>
    <message>
        <source>Mate distances and wasted moves are hidden. Ctrl+R shows them for this position.</source>
        <translation>مسافات المات والنقلات المهدرة مخفية. لعرضها في هذه الوضعية اضغط Ctrl+R.</translation>
    </message>
    <message>
        <source>The graph counts the attacker&apos;s moves to mate; this game has no mate.</source>
        <translation>يعدّ المنحنى نقلات المهاجم حتى المات؛ وليس في هذه المباراة مات.</translation>
    </message>
    <message>
        <source>The tablebases do not cover this game.</source>
        <translation>لا تشمل جداول النهايات هذه المباراة.</translation>
    </message>
    <message>
        <source>In an exam there is no feedback until the game is over.</source>
        <translation>في الاختبار لا ملاحظات حتى تنتهي المباراة.</translation>
    </message>
    <message>
        <source>First solve the task.</source>
        <translation>حُلّ المهمة أولًا.</translation>
    </message>
    <message>
        <source>The report is about the game. Press Esc to leave the replay and see it.</source>
        <translation>التقرير يخص المباراة. اضغط Esc لمغادرة إعادة العرض ورؤيته.</translation>
    </message>
</context>
<context>
    <name>panels::CoachCard</name>
    <message>
        <source>The coach</source>
        <translation>المدرب</translation>
    </message>
</context>
<context>
    <name>panels::ContentsModel</name>
    <message>
        <source>%1, open</source>
        <translation>%1، مفتوح</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <translation>%1، مغلق</translation>
    </message>
</context>
<context>
    <name>panels::ContentsPanel</name>
    <message>
        <source>Contents</source>
        <translation>المحتويات</translation>
    </message>
    <message>
        <source>Chapters and pages</source>
        <translation>الفصول والصفحات</translation>
    </message>
    <message>
        <source>To repeat:</source>
        <translation>للمراجعة:</translation>
    </message>
    <message>
        <source>Repeat page %1</source>
        <translation>مراجعة الصفحة %1</translation>
    </message>
    <message>
        <source>To repeat, among others:</source>
        <translation>للمراجعة، ومنها:</translation>
    </message>
    <message>
        <source>Search the pages</source>
        <translation>ابحث في الصفحات</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>لا توجد صفحة تحتوي على هذه الكلمات.</translation>
    </message>
</context>
<context>
    <name>panels::CurveView</name>
    <message>
        <source>Moves to mate throughout the game</source>
        <translation>عدد النقلات حتى المات على مدى المباراة</translation>
    </message>
    <message>
        <source>moves to mate; dashed: best play</source>
        <translation>النقلات حتى المات؛ المتقطع: اللعب الأمثل</translation>
    </message>
</context>
<context>
    <name>panels::DistanceBand</name>
    <message>
        <source>Shortest mate, in moves</source>
        <translation>أقصر مات، بالنقلات</translation>
    </message>
    <message>
        <source>Longest mate, in moves</source>
        <translation>أطول مات، بالنقلات</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two numbers of moves</comment>
        <translation>إلى</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>(نقلات)</translation>
    </message>
</context>
<context>
    <name>panels::DrillPanel</name>
    <message>
        <source>You play as</source>
        <translation>تلعب دور</translation>
    </message>
    <message>
        <source>both</source>
        <translation>الطرفين</translation>
    </message>
    <message>
        <source>White</source>
        <translation>الأبيض</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>الأسود</translation>
    </message>
    <message>
        <source>Bishop on</source>
        <translation>الفيل على خانات</translation>
    </message>
    <message>
        <source>light</source>
        <translation>فاتحة</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>داكنة</translation>
    </message>
    <message>
        <source>either</source>
        <translation>أي لون</translation>
    </message>
    <message>
        <source>random</source>
        <translation>عشوائي</translation>
    </message>
    <message>
        <source>Colour of the bishop&apos;s squares</source>
        <translation>الفيل يقف على خانات</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>مات في</translation>
    </message>
    <message>
        <source>The attacker is</source>
        <translation>المهاجم هو</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>المهاجم</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>المدافع</translation>
    </message>
    <message>
        <source>With best play</source>
        <translation>مع اللعب الأمثل</translation>
    </message>
    <message>
        <source>the attacker wins</source>
        <translation>يفوز المهاجم</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>Stage of the mate</source>
        <translation>مرحلة المات</translation>
    </message>
    <message>
        <source>any</source>
        <translation>أي مرحلة</translation>
    </message>
    <message>
        <source>Used last</source>
        <translation>المستخدمة مؤخرًا</translation>
    </message>
    <message>
        <source>Only for positions in which the attacker wins</source>
        <translation>فقط للوضعيات التي يفوز فيها المهاجم</translation>
    </message>
    <message>
        <source>Choose one of the endings in the list.</source>
        <translation>اختر إحدى النهايات من القائمة.</translation>
    </message>
    <message>
        <source>There is no such ending.</source>
        <translation>لا توجد نهاية كهذه.</translation>
    </message>
    <message>
        <source>Position number</source>
        <translation>رقم الوضعية</translation>
    </message>
    <message>
        <source>Position number: the same one gives the same position</source>
        <translation>الرقم: مع الإعدادات نفسها يعطي الرقم نفسه الوضعية نفسها</translation>
    </message>
    <message>
        <source>The position number of the game on the board is %1.</source>
        <translation>رقم الوضعية للمباراة على الرقعة: %1.</translation>
    </message>
</context>
<context>
    <name>panels::GamesList</name>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Search: a name, an event, a year, 1-0</source>
        <translation>بحث: اسم، بطولة، سنة، ⁦1-0⁩</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>البحث في المباريات</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>المباريات</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>بلا مباريات</numerusform>
            <numerusform>مباراة واحدة</numerusform>
            <numerusform>مباراتان</numerusform>
            <numerusform>%Ln مباريات</numerusform>
            <numerusform>%Ln مباراة</numerusform>
            <numerusform>%Ln مباراة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln game(s)</source>
        <translation>
            <numerusform>%1 من %Ln مباريات</numerusform>
            <numerusform>%1 من مباراة واحدة</numerusform>
            <numerusform>%1 من مباراتين</numerusform>
            <numerusform>%1 من %Ln مباريات</numerusform>
            <numerusform>%1 من %Ln مباراة</numerusform>
            <numerusform>%1 من %Ln مباراة</numerusform>
        </translation>
    </message>
    <message>
        <source>Not enough memory: close other programs and search again.</source>
        <translation>الذاكرة غير كافية: أغلق برامج أخرى ثم ابحث مجددًا.</translation>
    </message>
    <message>
        <source>Searching the games</source>
        <translation>جارٍ البحث في المباريات</translation>
    </message>
    <message>
        <source>&amp;Look through my games</source>
        <translation>استعراض مبارياتي (&amp;L)</translation>
    </message>
    <message>
        <source>See how you played the endings of all games in the file</source>
        <translation>عرض كيف لعبت نهايات كل مباريات الملف</translation>
    </message>
</context>
<context>
    <name>panels::GamesModel</name>
    <message>
        <source>No.</source>
        <translation>م.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>الأبيض</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>الأسود</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>البطولة</translation>
    </message>
</context>
<context>
    <name>panels::Grading</name>
    <message>
        <source>&amp;Standard limits</source>
        <translation>الحدود المعتادة (&amp;S)</translation>
    </message>
    <message>
        <source>Each exercise is graded by how you played. The better the grade, the later it comes up again. You can change the limits; they apply from the next exercise on.</source>
        <translation>يُقدَّر كل تمرين بحسب ما لعبته. وكلما ارتفع التقدير تأخرت عودة التمرين. يمكنك تغيير الحدود؛ وتسري بدءًا من التمرين التالي.</translation>
    </message>
    <message>
        <source>Moves wasted, at most</source>
        <translation>نقلات مهدرة، بحد أقصى</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share in percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Time per move, at most</source>
        <translation>زمن النقلة، بحد أقصى</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a grade and one of its limits</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Grading</source>
        <translation>التقديرات</translation>
    </message>
    <message>
        <source>Hints and take-backs, more than</source>
        <translation>تلميحات وتراجعات، أكثر من</translation>
    </message>
    <message>
        <source>Moves wasted, more than</source>
        <translation>نقلات مهدرة، أكثر من</translation>
    </message>
</context>
<context>
    <name>panels::LegendCard</name>
    <message>
        <source>The overlays</source>
        <translation>طبقات العرض</translation>
    </message>
</context>
<context>
    <name>panels::MoveList</name>
    <message>
        <source>Moves</source>
        <translation>النقلات</translation>
    </message>
</context>
<context>
    <name>panels::Notices</name>
    <message>
        <source>This game cannot be saved and will be lost when you quit unless that changes. The program keeps trying.</source>
        <translation>تعذر حفظ هذه المباراة، وستضيع عند الخروج ما لم يتغير ذلك. ويواصل البرنامج المحاولة.</translation>
    </message>
    <message>
        <source>Your settings cannot be saved. They apply until you quit.</source>
        <translation>تعذر حفظ إعداداتك. وتبقى سارية حتى الخروج.</translation>
    </message>
    <message>
        <source>Right Corner is already running. This window saves neither games nor settings.</source>
        <translation>Right Corner يعمل بالفعل. هذه النافذة لا تحفظ المباريات ولا الإعدادات.</translation>
    </message>
    <message>
        <source>There is not enough memory for your opponent&apos;s move. Close other programs: it will be played as soon as there is enough.</source>
        <translation>الذاكرة غير كافية لنقلة خصمك. أغلق برامج أخرى: وستُلعب النقلة متى توفرت الذاكرة.</translation>
    </message>
</context>
<context>
    <name>panels::OfferCard</name>
    <message>
        <source>First steps</source>
        <translation>الخطوات الأولى</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>كيف تود أن تبدأ؟</translation>
    </message>
</context>
<context>
    <name>panels::PagePanel</name>
    <message>
        <source>Read</source>
        <translation>قراءة</translation>
    </message>
    <message>
        <source>Find the moves</source>
        <translation>إيجاد النقلات</translation>
    </message>
    <message>
        <source>Mate within</source>
        <translation>المات خلال</translation>
    </message>
    <message>
        <source>Hold the draw for</source>
        <translation>الحفاظ على التعادل طوال</translation>
    </message>
    <message>
        <source>Select squares</source>
        <translation>تحديد الخانات</translation>
    </message>
    <message>
        <source>Play the moves of the page on the board.</source>
        <translation>العب نقلات الصفحة على الرقعة.</translation>
    </message>
    <message>
        <source>Play the solution on the board. Another move replaces the one there, unless words follow it: then it is a wrong answer, to which you can write why.</source>
        <translation>العب الحل على الرقعة. أي نقلة أخرى تحلّ محل النقلة الموجودة، إلا إذا كان لهذه نص: عندئذ تُعد الأخرى إجابة خاطئة، ويمكنك أن تكتب سبب خطئها.</translation>
    </message>
    <message>
        <source>The reader plays against the program from the first position.</source>
        <translation>يلعب القارئ ضد البرنامج من الوضعية الأولى.</translation>
    </message>
    <message>
        <source>The reader defends against the program from the first position.</source>
        <translation>يدافع القارئ أمام البرنامج من الوضعية الأولى.</translation>
    </message>
    <message>
        <source>Type the squares that the words ask for, such as a8 h1.</source>
        <translation>اكتب الخانات التي يسأل عنها النص، مثل a8 h1.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>الفصل</translation>
    </message>
    <message>
        <source>Neighbouring pages with the same name form a chapter</source>
        <translation>الصفحات المتجاورة ذات الاسم نفسه تكوّن فصلًا</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>المهمة</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>الخانات</translation>
    </message>
    <message>
        <source>“%1” is not a square.</source>
        <translation>«%1» ليست خانة.</translation>
    </message>
    <message>
        <source>Win within</source>
        <translation>الفوز خلال</translation>
    </message>
    <message>
        <source>The reader plays against the program from the first position, until a pawn is promoted or the program has only its king left.</source>
        <translation>يلعب القارئ ضد البرنامج من الوضعية الأولى، حتى يُرقّى بيدق أو لا يبقى للبرنامج إلا ملكه.</translation>
    </message>
</context>
<context>
    <name>panels::PlayedEndingsModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>games</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>كل النهايات</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>Games with a result that reached the ending</source>
        <translation>مباريات لها نتيجة وصلت إلى هذه النهاية</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>المباريات</translation>
    </message>
    <message>
        <source>Endings that began as a win and were won</source>
        <translation>نهايات بدأت رابحة وانتهت بالفوز</translation>
    </message>
    <message>
        <source>Converted</source>
        <translation>حُسمت</translation>
    </message>
    <message>
        <source>Endings that began as a draw and were not lost</source>
        <translation>نهايات بدأت متعادلة ولم تُخسر</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>حُفظت</translation>
    </message>
    <message>
        <source>Endings that began as a loss and were not lost</source>
        <translation>نهايات بدأت خاسرة ولم تُخسر</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>أُنقذت</translation>
    </message>
    <message>
        <source>Points that you gave away</source>
        <translation>النقاط التي أضعتها</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>النقاط الضائعة</translation>
    </message>
    <message>
        <source>Points that your opponents gave away</source>
        <translation>النقاط التي أضاعها الخصم</translation>
    </message>
    <message>
        <source>Points gained</source>
        <translation>النقاط المكتسبة</translation>
    </message>
    <message>
        <source>Moves wasted on the way to mate, on average of the converted endings</source>
        <translation>النقلات المهدرة في الطريق إلى المات، في متوسط النهايات المحسومة</translation>
    </message>
    <message>
        <source>Wasted per win</source>
        <translation>المهدر لكل فوز</translation>
    </message>
</context>
<context>
    <name>panels::PlayedGamesModel</name>
    <message>
        <source>won</source>
        <comment>the position</comment>
        <translation>رابح</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>the position</comment>
        <translation>متعادل</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>the position</comment>
        <translation>خاسر</translation>
    </message>
    <message>
        <source>from a win to a draw</source>
        <translation>من فوز إلى تعادل</translation>
    </message>
    <message>
        <source>from a win to a loss</source>
        <translation>من فوز إلى خسارة</translation>
    </message>
    <message>
        <source>from a draw to a loss</source>
        <translation>من تعادل إلى خسارة</translation>
    </message>
    <message>
        <source>At the end: %1</source>
        <translation>في الختام: %1</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <comment>57; from a win to a draw</comment>
        <translation>النقلة %1: %2</translation>
    </message>
    <message>
        <source>Move %1 (%2): %3</source>
        <comment>57; the clock; from a win to a draw</comment>
        <translation>النقلة %1 (%2): %3</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>م.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>الأبيض</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>الأسود</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>At its start</source>
        <translation>عند بدايتها</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>النقاط الضائعة</translation>
    </message>
    <message>
        <source>Costliest mistake</source>
        <translation>أفدح خطأ</translation>
    </message>
    <message>
        <source>The result with best play when the ending began</source>
        <translation>النتيجة مع أفضل لعب عند بداية النهاية</translation>
    </message>
    <message>
        <source>Points that you gave away, even if your opponent had given them to you</source>
        <translation>النقاط التي أضعتها، حتى لو كان الخصم قد منحك إياها</translation>
    </message>
</context>
<context>
    <name>panels::RecordCard</name>
    <message>
        <source>The game record</source>
        <translation>سجل المباراة</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>اكتب نقلة</translation>
    </message>
    <message>
        <source>Tabs of the game record</source>
        <translation>تبويبات سجل المباراة</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>كل النقلات</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>المنحنى</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>التقرير</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>نقلة</translation>
    </message>
    <message>
        <source>Type a move such as %1</source>
        <translation>اكتب نقلة مثل %1</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>الخانات</translation>
    </message>
    <message>
        <source>Type squares such as c3 d5</source>
        <translation>اكتب خانات مثل c3 d5</translation>
    </message>
    <message>
        <source>Move, e.g. %1</source>
        <translation>نقلة، مثل %1</translation>
    </message>
</context>
<context>
    <name>panels::RepliesModel</name>
    <message>
        <source>Move</source>
        <translation>النقلة</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>تؤدي إلى</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>مهدرة</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>السبب</translation>
    </message>
</context>
<context>
    <name>panels::RepliesTable</name>
    <message>
        <source>All moves</source>
        <translation>كل النقلات</translation>
    </message>
</context>
<context>
    <name>panels::ReportPage</name>
    <message>
        <source>The report</source>
        <translation>التقرير</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>حاول مجددًا من هنا</translation>
    </message>
    <message>
        <source>Try again from %1</source>
        <translation>حاول مجددًا من %1</translation>
    </message>
    <message>
        <source>Show %1 on the board</source>
        <translation>عرض %1 على الرقعة</translation>
    </message>
    <message>
        <source>Show this move and the best reply on the board</source>
        <translation>عرض هذه النقلة وأفضل رد على الرقعة</translation>
    </message>
</context>
<context>
    <name>panels::RightsBox</name>
    <message>
        <source>Castling</source>
        <translation>التبييت</translation>
    </message>
    <message>
        <source>White 0-0</source>
        <translation>الأبيض 0-0</translation>
    </message>
    <message>
        <source>White may castle kingside</source>
        <translation>للأبيض حق التبييت القصير</translation>
    </message>
    <message>
        <source>White 0-0-0</source>
        <translation>الأبيض 0-0-0</translation>
    </message>
    <message>
        <source>White may castle queenside</source>
        <translation>للأبيض حق التبييت الطويل</translation>
    </message>
    <message>
        <source>Black 0-0</source>
        <translation>الأسود 0-0</translation>
    </message>
    <message>
        <source>Black may castle kingside</source>
        <translation>للأسود حق التبييت القصير</translation>
    </message>
    <message>
        <source>Black 0-0-0</source>
        <translation>الأسود 0-0-0</translation>
    </message>
    <message>
        <source>Black may castle queenside</source>
        <translation>للأسود حق التبييت الطويل</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>الأخذ بالتجاوز</translation>
    </message>
    <message>
        <source>The square that a pawn has just passed</source>
        <translation>الخانة التي عبرها بيدق للتو</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no square of en passant</comment>
        <translation>لا توجد</translation>
    </message>
</context>
<context>
    <name>panels::SearchBox</name>
    <message>
        <source>Type to search</source>
        <translation>اكتب للبحث</translation>
    </message>
</context>
<context>
    <name>panels::SetUpPanel</name>
    <message>
        <source>Side to move</source>
        <translation>صاحب الدور</translation>
    </message>
    <message>
        <source>White</source>
        <translation>الأبيض</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>الأسود</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>الدور</translation>
    </message>
    <message>
        <source>Position as text (FEN)</source>
        <translation>الوضعية نصًا (FEN)</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>Put the pieces of an ending on the board</source>
        <translation>وضع قطع إحدى النهايات على الرقعة</translation>
    </message>
    <message>
        <source>Ending ▾</source>
        <translation>نهاية ▾</translation>
    </message>
    <message>
        <source>Drag pieces, click one and then squares, or type its letter (K white, k black).</source>
        <translation>اسحب القطع، أو انقر قطعة ثم الخانات، أو اكتب حرفها (K أبيض، k أسود).</translation>
    </message>
    <message>
        <source>To remove a piece, drag it off the board or press Del on its square.</source>
        <translation>لإزالة قطعة اسحبها خارج الرقعة أو اضغط Del على خانتها.</translation>
    </message>
</context>
<context>
    <name>panels::StandingCard</name>
    <message>
        <source>Where you stand</source>
        <translation>تقييم وضعك</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to spare</source>
        <translation>
            <numerusform>لا هامش</numerusform>
            <numerusform>هامش نقلة واحدة</numerusform>
            <numerusform>هامش نقلتين</numerusform>
            <numerusform>هامش %n نقلات</numerusform>
            <numerusform>هامش %n نقلة</numerusform>
            <numerusform>هامش %n نقلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) too late</source>
        <translation>
            <numerusform>بلا تأخر</numerusform>
            <numerusform>تأخر نقلة واحدة</numerusform>
            <numerusform>تأخر نقلتين</numerusform>
            <numerusform>تأخر %n نقلات</numerusform>
            <numerusform>تأخر %n نقلة</numerusform>
            <numerusform>تأخر %n نقلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fifty-move rule: %n used</source>
        <translation>
            <numerusform>قاعدة الخمسين: لم تبدأ</numerusform>
            <numerusform>قاعدة الخمسين: مضت نقلة</numerusform>
            <numerusform>قاعدة الخمسين: مضت نقلتان</numerusform>
            <numerusform>قاعدة الخمسين: مضت %n</numerusform>
            <numerusform>قاعدة الخمسين: مضت %n</numerusform>
            <numerusform>قاعدة الخمسين: مضت %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Solving progress</source>
        <translation>تقدّم الحل</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>حاول مجددًا</translation>
    </message>
    <message>
        <source>Remove castling rights</source>
        <translation>إلغاء حقوق التبييت</translation>
    </message>
    <message numerus="yes">
        <source>at least %n move(s) to spare</source>
        <translation>
            <numerusform>لا هامش على الأقل</numerusform>
            <numerusform>هامش نقلة واحدة على الأقل</numerusform>
            <numerusform>هامش نقلتين على الأقل</numerusform>
            <numerusform>هامش %n نقلات على الأقل</numerusform>
            <numerusform>هامش %n نقلة على الأقل</numerusform>
            <numerusform>هامش %n نقلة على الأقل</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve by computer</source>
        <translation>احسب بالحاسوب</translation>
    </message>
    <message>
        <source>Moves that may be wasted before the fifty-move rule makes it a draw; more if a capture or a pawn move starts the count again</source>
        <translation>النقلات التي يمكن إهدارها قبل أن تجعلها قاعدة الخمسين نقلة تعادلًا؛ وأكثر إذا أعاد أسرٌ أو نقلة بيدق بدء العدّ</translation>
    </message>
    <message>
        <source>Moves that may be wasted before the fifty-move rule makes it a draw</source>
        <translation>النقلات التي يمكن إهدارها قبل أن تجعلها قاعدة الخمسين نقلة تعادلًا</translation>
    </message>
    <message>
        <source>Moves since the last capture or pawn move; after fifty of them a draw can be claimed</source>
        <translation>النقلات منذ آخر أسر أو نقلة بيدق؛ بعد خمسين منها يمكن طلب التعادل</translation>
    </message>
</context>
<context>
    <name>panels::StepRow</name>
    <message>
        <source>Stages of the mate</source>
        <translation>مراحل المات</translation>
    </message>
    <message>
        <source>Stage %1 of %2: %3</source>
        <translation>المرحلة %1 من %2: %3</translation>
    </message>
    <message>
        <source>Stage %1 of %2 (you are here): %3</source>
        <translation>المرحلة %1 من %2 (أنت هنا): %3</translation>
    </message>
</context>
<context>
    <name>panels::Transport</name>
    <message>
        <source>Seconds per move</source>
        <translation>ثوانٍ لكل نقلة</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 ث</translation>
    </message>
</context>
<context>
    <name>panels::Waiting</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>show::Teller</name>
    <message>
        <source>White: %1.</source>
        <comment>a move</comment>
        <translation>الأبيض: %1.</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <comment>a move</comment>
        <translation>الأسود: %1.</translation>
    </message>
</context>
<context>
    <name>window::Exchange</name>
    <message>
        <source>The clipboard</source>
        <translation>الحافظة</translation>
    </message>
    <message>
        <source>%1 contains neither a position nor a game.</source>
        <translation>ليس في %1 وضعية ولا مباراة.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what stood on the command line</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>The position has been copied.</source>
        <translation>نُسخت الوضعية.</translation>
    </message>
    <message>
        <source>The diagram has been copied.</source>
        <translation>نُسخ الرسم النصي.</translation>
    </message>
    <message>
        <source>A link contains no position: copy the FEN or the PGN itself.</source>
        <translation>الرابط لا يحتوي على وضعية: انسخ FEN أو PGN نفسه.</translation>
    </message>
    <message>
        <source>A link to a study contains no position. Export the study as PGN and open the file as a course.</source>
        <translation>رابط الدراسة لا يحتوي على وضعية. صدّر الدراسة بصيغة PGN وافتح الملف كدورة.</translation>
    </message>
</context>
<context>
    <name>window::FiguresPage</name>
    <message>
        <source>Endings in figures</source>
        <translation>النهايات بالأرقام</translation>
    </message>
    <message>
        <source>Search for an ending</source>
        <translation>ابحث عن نهاية</translation>
    </message>
</context>
<context>
    <name>window::HelpPage</name>
    <message>
        <source>Terms, symbols and keys</source>
        <translation>المصطلحات والرموز والمفاتيح</translation>
    </message>
    <message>
        <source>Search this page (%1)</source>
        <comment>a key</comment>
        <translation>ابحث في هذه الصفحة (%1)</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>ابحث في هذه الصفحة</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>لا نتائج</translation>
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
        <translation>الرقعة</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Finish it for me</source>
        <translation>إتمام اللعب عني</translation>
    </message>
    <message>
        <source>The dropped item</source>
        <translation>العنصر المسحوب إلى هنا</translation>
    </message>
    <message>
        <source>The old file has been kept as %1.</source>
        <translation>حُفظ الملف القديم باسم %1.</translation>
    </message>
    <message>
        <source>Your practice data could not be read; practice starts from scratch.</source>
        <translation>تعذرت قراءة بيانات تمرّنك؛ ويبدأ التمرّن من الصفر.</translation>
    </message>
    <message>
        <source>Your practice data was written by a newer version of Right Corner; practice starts from scratch.</source>
        <translation>بيانات تمرّنك كتبها إصدار أحدث من Right Corner؛ ويبدأ التمرّن من الصفر.</translation>
    </message>
    <message>
        <source>Your practice data cannot be saved.</source>
        <translation>تعذر حفظ بيانات تمرّنك.</translation>
    </message>
    <message>
        <source>Check that the practice folder is writable and the disk is not full.</source>
        <translation>تحقق من إذن الكتابة في مجلد بيانات التمرّن ومن أن القرص غير ممتلئ.</translation>
    </message>
    <message>
        <source>The ending could not be saved to disk.</source>
        <translation>تعذر حفظ النهاية على القرص.</translation>
    </message>
    <message>
        <source>It stays available until you quit. Free some disk space, or check that the folder is writable.</source>
        <translation>تبقى متاحة حتى تخرج. أفرغ مساحة على القرص، أو تحقق من إمكان الكتابة في المجلد.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>White and Black</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Your exam was interrupted when the program closed.</source>
        <translation>انقطع اختبارك عند إغلاق البرنامج.</translation>
    </message>
    <message>
        <source>It is not graded; you can play the position on as a game.</source>
        <translation>لا تقدير له؛ ويمكنك متابعة لعب الوضعية كمباراة.</translation>
    </message>
    <message>
        <source>The exam is not finished. Choose “%1” again to end it; Esc continues it.</source>
        <translation>لم ينتهِ الاختبار. اختر «%1» مرة أخرى لإنهائه، أو اضغط Esc لمتابعته.</translation>
    </message>
    <message>
        <source>An exam is in progress.</source>
        <translation>هناك اختبار جارٍ.</translation>
    </message>
    <message>
        <source>End it first, then open other games.</source>
        <translation>أنهِه أولًا، ثم افتح مباريات أخرى.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>حاول مجددًا</translation>
    </message>
    <message>
        <source>Practice was interrupted when the program closed.</source>
        <translation>انقطع التمرّن عند إغلاق البرنامج.</translation>
    </message>
    <message>
        <source>The game is being read.</source>
        <translation>تجري قراءة المباراة.</translation>
    </message>
    <message>
        <source>The file with your practice data was deleted; it has been saved again in full.</source>
        <translation>حُذف ملف بيانات تمرّنك؛ وقد حُفظت البيانات كاملة من جديد.</translation>
    </message>
    <message>
        <source>The file with your practice data was replaced by an unreadable one; it has been saved again in full.</source>
        <translation>حلّ ملف غير مقروء محل ملف بيانات تمرّنك؛ وقد حُفظت البيانات كاملة من جديد.</translation>
    </message>
    <message>
        <source>The unreadable file has been kept as %1.</source>
        <translation>حُفظ الملف غير المقروء باسم %1.</translation>
    </message>
    <message>
        <source>Your practice data was replaced by that of another file, which is now in use.</source>
        <translation>حلّت بيانات ملف آخر محل بيانات تمرّنك، وهي المستخدمة الآن.</translation>
    </message>
    <message>
        <source>The earlier data has been kept as %1.</source>
        <translation>حُفظت البيانات السابقة باسم %1.</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>a move</comment>
        <translation>العب %1</translation>
    </message>
    <message>
        <source>Your results are saved; “Practise” starts a new session.</source>
        <translation>نتائجك محفوظة؛ ويبدأ «تمرّن» جلسة جديدة.</translation>
    </message>
    <message>
        <source>The exam is not finished. Quit again to end it; Esc continues it.</source>
        <translation>لم ينتهِ الاختبار. اخرج مرة أخرى لإنهائه، أو اضغط Esc لمتابعته.</translation>
    </message>
    <message>
        <source>Your results are saved; “Practise” continues the session.</source>
        <translation>نتائجك محفوظة؛ و«تمرّن» يواصل الجلسة.</translation>
    </message>
    <message>
        <source>The changes to the page are not saved.</source>
        <translation>لم تُحفظ تغييرات الصفحة.</translation>
    </message>
    <message>
        <source>Quit again to lose them, or save the page first; Esc continues editing.</source>
        <translation>اخرج مرة أخرى لتفقدها، أو احفظ الصفحة أولًا؛ Esc يتابع التحرير.</translation>
    </message>
</context>
<context>
    <name>window::ReviewPage</name>
    <message>
        <source>&amp;Stop</source>
        <translation>إيقاف (&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;olve and include it</source>
        <translation>حلّها وإدراجها (&amp;O)</translation>
    </message>
    <message>
        <source>Practise my &amp;mistakes</source>
        <translation>التمرّن على أخطائي (&amp;M)</translation>
    </message>
    <message>
        <source>Open the &amp;game</source>
        <translation>فتح المباراة (&amp;G)</translation>
    </message>
    <message>
        <source>Your endgames</source>
        <translation>نهاياتك</translation>
    </message>
    <message>
        <source>&amp;Player:</source>
        <translation>اللاعب (&amp;P):</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>اللاعب</translation>
    </message>
    <message>
        <source>The player&apos;s name; other names after a semicolon</source>
        <translation>اسم اللاعب؛ والأسماء الأخرى بعد فاصلة منقوطة (;)</translation>
    </message>
    <message>
        <source>&amp;Names in the file</source>
        <translation>الأسماء في الملف (&amp;N)</translation>
    </message>
    <message>
        <source>The most frequent names; choose all that are yours</source>
        <translation>أكثر الأسماء تكرارًا؛ اختر كل أسمائك</translation>
    </message>
    <message>
        <source>Reading the games</source>
        <translation>قراءة المباريات</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>النهايات</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>المباريات</translation>
    </message>
    <message>
        <source>By ending</source>
        <translation>حسب النهاية</translation>
    </message>
    <message>
        <source>The costliest games first</source>
        <translation>المباريات التي ضاعت فيها أكثر النقاط أولًا</translation>
    </message>
    <message>
        <source>Practise the positions in which you gave points away until you get them right</source>
        <translation>التمرّن على الوضعيات التي أضعت فيها نقاطًا حتى تتقنها</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln game(s))</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1 (%Ln مباريات)</numerusform>
            <numerusform>%1 (مباراة واحدة)</numerusform>
            <numerusform>%1 (مباراتان)</numerusform>
            <numerusform>%1 (%Ln مباريات)</numerusform>
            <numerusform>%1 (%Ln مباراة)</numerusform>
            <numerusform>%1 (%Ln مباراة)</numerusform>
        </translation>
    </message>
    <message>
        <source>Solving: %1…</source>
        <translation>جارٍ الحل: %1…</translation>
    </message>
    <message>
        <source>Your endgames in %1</source>
        <translation>نهاياتك في %1</translation>
    </message>
    <message>
        <source>The games are being read.</source>
        <translation>تجري قراءة المباريات.</translation>
    </message>
    <message>
        <source>No game is by this player. Choose another name above.</source>
        <translation>لا توجد مباراة لهذا اللاعب. اختر اسمًا آخر أعلاه.</translation>
    </message>
    <message>
        <source>None of these games reached an ending that is solved.</source>
        <translation>لم تصل أي من هذه المباريات إلى نهاية محلولة.</translation>
    </message>
    <message>
        <source>There is not enough memory to solve it.</source>
        <translation>الذاكرة لا تكفي لحلها.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) read</source>
        <translation>
            <numerusform>قُرئت %Ln مباريات</numerusform>
            <numerusform>قُرئت مباراة واحدة</numerusform>
            <numerusform>قُرئت مباراتان</numerusform>
            <numerusform>قُرئت %Ln مباريات</numerusform>
            <numerusform>قُرئت %Ln مباراة</numerusform>
            <numerusform>قُرئت %Ln مباراة</numerusform>
        </translation>
    </message>
    <message>
        <source>by this player: %1</source>
        <comment>games</comment>
        <translation>لهذا اللاعب: %1</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>أُوقفت القراءة</translation>
    </message>
    <message>
        <source>partly unreadable: %1</source>
        <comment>games</comment>
        <translation>غير مقروءة جزئيًا: %1</translation>
    </message>
    <message>
        <source>chess variants or Chess960 castling, skipped: %1</source>
        <comment>games</comment>
        <translation>أنواع أخرى من الشطرنج أو تبييت شطرنج 960، أُهملت: %1</translation>
    </message>
    <message>
        <source>reached a solved ending: %1</source>
        <comment>games</comment>
        <translation>بنهاية محلولة: %1</translation>
    </message>
    <message numerus="yes">
        <source>Not solved yet: %1, in %Ln of these games.</source>
        <translation>
            <numerusform>لم تُحلّ بعد: %1، في %Ln من هذه المباريات.</numerusform>
            <numerusform>لم تُحلّ بعد: %1، في %Ln من هذه المباريات.</numerusform>
            <numerusform>لم تُحلّ بعد: %1، في %Ln من هذه المباريات.</numerusform>
            <numerusform>لم تُحلّ بعد: %1، في %Ln من هذه المباريات.</numerusform>
            <numerusform>لم تُحلّ بعد: %1، في %Ln من هذه المباريات.</numerusform>
            <numerusform>لم تُحلّ بعد: %1، في %Ln من هذه المباريات.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::StatisticsPage</name>
    <message>
        <source>Show as &amp;tables</source>
        <translation>عرض كجداول (&amp;T)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>الإحصاءات</translation>
    </message>
    <message>
        <source>Once you have practised, your progress will appear here.</source>
        <translation>ما إن تتمرّن حتى ترى هنا كيف تتقدم.</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>تمرّن (&amp;P)</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>المرحلة</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>كل النهايات</translation>
    </message>
    <message>
        <source>All stages</source>
        <translation>كل المراحل</translation>
    </message>
    <message>
        <source>Where you throw results away</source>
        <translation>أين تضيع النتائج</translation>
    </message>
    <message>
        <source>These figures count the exercises of practice. What you have solved in the courses is on the card “The courses”; games and exams are not counted.</source>
        <translation>تحصي هذه الأرقام تمارين التمرّن. ما حللته في الدورات موجود في بطاقة «الدورات»؛ ولا تُحتسب المباريات والاختبارات.</translation>
    </message>
</context>
</TS>
