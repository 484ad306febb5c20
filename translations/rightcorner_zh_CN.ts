<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>BoardCommands</name>
    <message>
        <source>&amp;Flip</source>
        <translation>翻转(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>坐标(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>配色(&amp;O)</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>木色</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Blue-green</source>
        <translation>蓝绿色</translation>
    </message>
    <message>
        <source>Piece an&amp;imation</source>
        <translation>棋子动画(&amp;S)</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation>叠加层(&amp;V)</translation>
    </message>
    <message>
        <source>Heat m&amp;ap for</source>
        <translation>热力图对应的棋子(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Next piece</source>
        <translation>下一枚棋子(&amp;N)</translation>
    </message>
    <message>
        <source>Show the heat map of the next piece; selecting a piece does the same</source>
        <translation>显示下一枚棋子的热力图；选中棋子效果相同</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>&amp;What attacks this square?</source>
        <translation>查看攻击此格的棋子(&amp;I)</translation>
    </message>
    <message>
        <source>Say which pieces attack the square selected with the arrow keys</source>
        <translation>说出哪些棋子攻击方向键所选的格</translation>
    </message>
    <message>
        <source>List the &amp;pieces</source>
        <translation>列出棋子(&amp;X)</translation>
    </message>
    <message>
        <source>only while the heat map is shown</source>
        <translation>仅在显示热力图时可用</translation>
    </message>
</context>
<context>
    <name>ByHeartCommands</name>
    <message>
        <source>Learn by heart</source>
        <translation>背熟局面</translation>
    </message>
    <message>
        <source>How much slower than the best move each move may be: with slower moves there are fewer positions to know</source>
        <translation>每一步可以比最佳着法慢多少：着法越慢，需要熟记的局面越少</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>当前局面</translation>
    </message>
    <message>
        <source>Best moves only</source>
        <translation>只用最佳着法</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n move(s) slower</source>
        <translation>
            <numerusform>最多慢 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a course of the few positions that the side that wins, or the one that has to hold the draw, needs to know against every reply</source>
        <translation>把获胜一方或须守和一方应对任何着法所需掌握的少数局面编成课程</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Move either side&apos;s pieces as you like.</source>
        <translation>双方的棋子都由你随意走。</translation>
    </message>
    <message>
        <source>The line ends here.</source>
        <translation>这条变化到此为止。</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>下一着：%1。</translation>
    </message>
    <message>
        <source>No other move is as good.</source>
        <translation>没有其他着法同样好。</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>这里有 %n 种着法同样好。</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the mate in %1.</source>
        <translation>找出 %1 步杀。</translation>
    </message>
    <message>
        <source>With best play this is a draw. Try to win anyway.</source>
        <translation>按最佳走法这是和棋。仍不妨争取赢棋。</translation>
    </message>
    <message>
        <source>The program plays the rest.</source>
        <translation>其余由程序走完。</translation>
    </message>
    <message>
        <source>Press Esc to stop.</source>
        <translation>按 Esc 停止。</translation>
    </message>
    <message>
        <source>With best play, mate comes in or right next to one of these corners: %1.</source>
        <translation>按最佳走法，将死会发生在下列角格或其相邻格：%1。</translation>
    </message>
    <message>
        <source>Hold the draw as White.</source>
        <translation>执白守和。</translation>
    </message>
    <message>
        <source>Hold the draw as Black.</source>
        <translation>执黑守和。</translation>
    </message>
    <message>
        <source>Keep playing: the program replies by general principles.</source>
        <translation>继续走：程序按一般原则应对。</translation>
    </message>
    <message>
        <source>Six moves, and mate is no closer. A hint may help.</source>
        <translation>走了六步，离将死并没有更近。提示也许有用。</translation>
    </message>
    <message>
        <source>Play it out.</source>
        <translation>把棋下完。</translation>
    </message>
    <message>
        <source>No comments and no take-backs until the game is over; then you get a report.</source>
        <translation>对局结束前不作点评，也不能悔棋；结束后给出报告。</translation>
    </message>
    <message>
        <source>Keep playing: %1 replies.</source>
        <translation>继续走：%1 应对。</translation>
    </message>
    <message>
        <source>Best reply: %1.</source>
        <translation>最佳应着：%1。</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1是最佳着法。</translation>
    </message>
    <message>
        <source>Stage: %1.</source>
        <translation>阶段：%1。</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a sentence about a move</comment>
        <translation>下一着：%1</translation>
    </message>
    <message>
        <source>%1 is not mate: %2 is possible.</source>
        <translation>%1不是将死：还可以走%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1比最佳着法慢 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot save both pieces, but make him prove it.</source>
        <translation>你救不了两枚子，但要让对方走出来证明。</translation>
    </message>
    <message>
        <source>You cannot save the pawn, but make him prove it.</source>
        <translation>你救不了兵，但要让对方走出来证明。</translation>
    </message>
    <message>
        <source>You cannot save the piece, but make him prove it.</source>
        <translation>你救不了那枚子，但要让对方走出来证明。</translation>
    </message>
    <message>
        <source>Only one move holds the draw: look at every check and capture.</source>
        <translation>只有一着能守和：看看所有的将军和吃子。</translation>
    </message>
    <message>
        <source>Only one move holds the draw: look for a double attack.</source>
        <translation>只有一着能守和：找击双。</translation>
    </message>
    <message>
        <source>You cannot save the pawn on %1, but make him prove it.</source>
        <translation>你救不了 %1 的兵，但要让对方走出来证明。</translation>
    </message>
    <message>
        <source>You have only one move.</source>
        <translation>你只有一着可走。</translation>
    </message>
    <message>
        <source>Hold out as long as you can.</source>
        <translation>尽量坚持。</translation>
    </message>
    <message>
        <source>The opponent threatens mate: %1.</source>
        <translation>对手威胁将死：%1。</translation>
    </message>
    <message>
        <source>“Give up” fails the exam and shows the report. “End exam” goes on as a normal game, without a grade.</source>
        <translation>“放弃”即考试未通过，并显示报告。“结束考试”则作为普通对局继续，不评分。</translation>
    </message>
    <message>
        <source>Checkmate: White wins.</source>
        <translation>将死：白方获胜。</translation>
    </message>
    <message>
        <source>Checkmate: Black wins.</source>
        <translation>将死：黑方获胜。</translation>
    </message>
    <message>
        <source>Win as White.</source>
        <translation>执白取胜。</translation>
    </message>
    <message>
        <source>Win as Black.</source>
        <translation>执黑取胜。</translation>
    </message>
    <message>
        <source>The pawn falls: it is a draw.</source>
        <translation>兵要丢：这是和棋。</translation>
    </message>
    <message>
        <source>%1 is one of the best moves.</source>
        <translation>%1是最佳着法之一。</translation>
    </message>
    <message>
        <source>The pawn cannot be saved.</source>
        <translation>兵救不了。</translation>
    </message>
    <message>
        <source>You cannot save both pawns, but make him prove it.</source>
        <translation>你救不了两个兵，但要让对方走出来证明。</translation>
    </message>
    <message>
        <source>Only one move wins.</source>
        <translation>只有一着能赢。</translation>
    </message>
    <message>
        <source>With best play this is a draw.</source>
        <translation>按最佳走法这是和棋。</translation>
    </message>
    <message>
        <source>Keep playing: the program replies as soon as the ending is solved.</source>
        <translation>继续走：残局一解出，程序就会应对。</translation>
    </message>
</context>
<context>
    <name>Coaching</name>
    <message>
        <source>%1 and %2</source>
        <comment>a list of squares and the last of them</comment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>He is in a box. Shrink it and bring up your king.</source>
        <translation>孤王在方框中。缩小方框，把王调上来。</translation>
    </message>
    <message>
        <source>The kings face each other on the edge. Check along the edge.</source>
        <translation>双王在边线对峙。沿边线将军。</translation>
    </message>
    <message>
        <source>Bring your king to a key square: %1.</source>
        <translation>把王走到关键格：%1。</translation>
    </message>
    <message>
        <source>Your king is on a key square. Escort the pawn home.</source>
        <translation>你的王占据了关键格。护送兵升变。</translation>
    </message>
    <message>
        <source>%1 is mate.</source>
        <translation>%1将死。</translation>
    </message>
    <message>
        <source>%1 promotes.</source>
        <translation>%1升变。</translation>
    </message>
    <message>
        <source>%1 is a waiting move: he is in zugzwang.</source>
        <translation>%1是等着：孤王陷入楚茨文克。</translation>
    </message>
    <message>
        <source>%1 drives him towards the right corner.</source>
        <translation>%1把孤王赶向同色角。</translation>
    </message>
    <message>
        <source>%1 takes the opposition.</source>
        <translation>%1取得对王。</translation>
    </message>
    <message>
        <source>%1 gives check.</source>
        <translation>%1将军。</translation>
    </message>
    <message>
        <source>%1 brings your king closer to him.</source>
        <translation>%1让你的王靠近孤王。</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to him.</source>
        <translation>%1让马靠近孤王。</translation>
    </message>
    <message>
        <source>%1 stalemates him.</source>
        <translation>%1造成逼和。</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1是唯一的着法。</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>a list of squares and the last of them</comment>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>更好：%1</translation>
    </message>
    <message>
        <source>Come together</source>
        <translation>子力会合</translation>
    </message>
    <message>
        <source>Take the centre</source>
        <translation>占领中心</translation>
    </message>
    <message>
        <source>Drive him to the edge</source>
        <translation>赶到边线</translation>
    </message>
    <message>
        <source>Out of the wrong corner</source>
        <translation>赶出异色角</translation>
    </message>
    <message>
        <source>The large triangle</source>
        <translation>大三角</translation>
    </message>
    <message>
        <source>The W</source>
        <translation>W 形路线</translation>
    </message>
    <message>
        <source>Turn him back</source>
        <translation>把孤王赶回去</translation>
    </message>
    <message>
        <source>The middle triangle</source>
        <translation>中三角</translation>
    </message>
    <message>
        <source>The small triangle</source>
        <translation>小三角</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>将死</translation>
    </message>
    <message>
        <source>Cut him off</source>
        <translation>切断去路</translation>
    </message>
    <message>
        <source>Shrink the box</source>
        <translation>缩小方框</translation>
    </message>
    <message>
        <source>Face him on the edge</source>
        <translation>边线上正对孤王</translation>
    </message>
    <message>
        <source>Check along the edge</source>
        <translation>沿边线将军</translation>
    </message>
    <message>
        <source>Head for a key square</source>
        <translation>走向关键格</translation>
    </message>
    <message>
        <source>Escort the pawn</source>
        <translation>护送兵</translation>
    </message>
    <message>
        <source>Run with the pawn</source>
        <translation>挺兵冲刺</translation>
    </message>
    <message>
        <source>Bring king, bishop and knight together, away from the edge of the board.</source>
        <translation>让王、象、马远离棋盘边线，会合在一起。</translation>
    </message>
    <message>
        <source>Bring your king to the centre and take squares away from his, so that he must give way.</source>
        <translation>把你的王走到中心，夺走孤王的格，迫使它让步。</translation>
    </message>
    <message>
        <source>Keep him out of the centre. Take squares away from him and follow with king and knight.</source>
        <translation>不让孤王进中心。夺走它的格，王和马随后跟上。</translation>
    </message>
    <message>
        <source>He is near a wrong corner. Drive him out, along the edge to %1.</source>
        <translation>孤王在异色角附近。把它赶出来，沿边线赶往 %1。</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of seven squares. Close in and take squares away from him.</source>
        <translation>把孤王困在七格斜线之后。逼近它，夺走它的格。</translation>
    </message>
    <message>
        <source>Drive him along the edge to %1: the knight goes in a W, the king follows, the bishop guards or waits.</source>
        <translation>沿边线把孤王赶往 %1：马走 W 形，王跟上，象控制格子或走等着。</translation>
    </message>
    <message>
        <source>He tries to get away from %1. Take the squares on his path and turn him back.</source>
        <translation>孤王想逃离 %1。夺走它去路上的格，把它赶回去。</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of five squares. Bring your king nearer and make the triangle smaller.</source>
        <translation>把孤王困在五格斜线之后。让你的王靠近，把三角缩小。</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of three squares. Bring your king a knight&apos;s move from the corner.</source>
        <translation>把孤王困在三格斜线之后。让你的王走到离角一个马步的格。</translation>
    </message>
    <message>
        <source>%1 forks king and queen.</source>
        <translation>%1同时攻击王和后。</translation>
    </message>
    <message>
        <source>%1 forks king and rook.</source>
        <translation>%1同时攻击王和车。</translation>
    </message>
    <message>
        <source>%1 forks king and bishop.</source>
        <translation>%1同时攻击王和象。</translation>
    </message>
    <message>
        <source>%1 forks king and knight.</source>
        <translation>%1同时攻击王和马。</translation>
    </message>
    <message>
        <source>%1 forks king and pawn.</source>
        <translation>%1同时攻击王和兵。</translation>
    </message>
    <message>
        <source>%1 attacks %2 at once.</source>
        <translation>%1同时攻击 %2。</translation>
    </message>
    <message>
        <source>%1 skewers king and queen.</source>
        <translation>%1串击王和后。</translation>
    </message>
    <message>
        <source>%1 skewers king and rook.</source>
        <translation>%1串击王和车。</translation>
    </message>
    <message>
        <source>%1 skewers king and bishop.</source>
        <translation>%1串击王和象。</translation>
    </message>
    <message>
        <source>%1 skewers king and knight.</source>
        <translation>%1串击王和马。</translation>
    </message>
    <message>
        <source>%1 skewers king and pawn.</source>
        <translation>%1串击王和兵。</translation>
    </message>
    <message>
        <source>%1 skewers %2.</source>
        <translation>%1串击 %2。</translation>
    </message>
    <message>
        <source>%1 uncovers an attack on %2.</source>
        <translation>%1闪击 %2。</translation>
    </message>
    <message>
        <source>%1 deflects the defender on %2.</source>
        <translation>%1引离 %2 的防守子。</translation>
    </message>
    <message>
        <source>%1 offers the piece: to capture on %2 is stalemate.</source>
        <translation>%1送吃一子：在 %2 吃子即成逼和。</translation>
    </message>
    <message>
        <source>%1 guards the piece on %2 through its attacker.</source>
        <translation>%1隔着攻击它的子保护 %2 的子。</translation>
    </message>
    <message>
        <source>%1 gives double check: the king must move.</source>
        <translation>%1双将：王必须走动。</translation>
    </message>
    <message>
        <source>%1 gives discovered check.</source>
        <translation>%1闪将。</translation>
    </message>
    <message>
        <source>%1 builds a bridge: the rook shields its king from the checks.</source>
        <translation>%1搭桥：车替自己的王挡住将军。</translation>
    </message>
    <message>
        <source>%1 begins a triangle: the same position comes back with the other side to move.</source>
        <translation>%1开始走三角：同一局面再次出现，但轮到对方走。</translation>
    </message>
    <message>
        <source>%1 wins the race: the king is outside the square of the pawn.</source>
        <translation>%1赢得赛跑：对方的王在兵的方形区之外。</translation>
    </message>
    <message>
        <source>%1 reaches a key square.</source>
        <translation>%1占据关键格。</translation>
    </message>
    <message>
        <source>%1 is a spare move: now your king has the opposition.</source>
        <translation>%1是备用的一着：现在你的王取得对王。</translation>
    </message>
    <message>
        <source>%1 takes the diagonal opposition.</source>
        <translation>%1取得斜对王。</translation>
    </message>
    <message>
        <source>%1 shoulders the other king away from %2.</source>
        <translation>%1把对方的王从 %2 挤开。</translation>
    </message>
    <message>
        <source>%1 heads for the corner in front of the rook pawn.</source>
        <translation>%1奔向边兵前面的角。</translation>
    </message>
    <message>
        <source>%1 stops in front of the pawn.</source>
        <translation>%1挡在兵的前面。</translation>
    </message>
    <message>
        <source>%1 guards the promotion square %2.</source>
        <translation>%1控制升变格 %2。</translation>
    </message>
    <message>
        <source>%1 goes to the short side and leaves the long side to the rook.</source>
        <translation>%1走到短侧，把长侧留给车。</translation>
    </message>
    <message>
        <source>%1 comes in front of the pawn.</source>
        <translation>%1走到兵的前面。</translation>
    </message>
    <message>
        <source>%1 goes behind the passed pawn.</source>
        <translation>%1走到通路兵的后面。</translation>
    </message>
    <message>
        <source>%1 checks from the side.</source>
        <translation>%1从侧面将军。</translation>
    </message>
    <message>
        <source>%1 checks from behind.</source>
        <translation>%1从后面将军。</translation>
    </message>
    <message>
        <source>%1 checks from the front.</source>
        <translation>%1从正面将军。</translation>
    </message>
    <message>
        <source>%1 makes the rook leave its king.</source>
        <translation>%1迫使车离开自己的王。</translation>
    </message>
    <message>
        <source>%1 puts the bishops side by side: their diagonals make a wall.</source>
        <translation>%1让双象并肩：两条斜线筑成一道墙。</translation>
    </message>
    <message>
        <source>%1 is the only move that wins.</source>
        <translation>%1是唯一能赢的着法。</translation>
    </message>
    <message>
        <source>%1 is the only move that draws.</source>
        <translation>%1是唯一能和的着法。</translation>
    </message>
    <message>
        <source>%1 saves the bishop, which was hanging.</source>
        <translation>%1救下将要丢掉的象。</translation>
    </message>
    <message>
        <source>%1 saves the knight, which was hanging.</source>
        <translation>%1救下将要丢掉的马。</translation>
    </message>
    <message>
        <source>%1 saves the rook, which was hanging.</source>
        <translation>%1救下将要丢掉的车。</translation>
    </message>
    <message>
        <source>%1 saves the queen, which was hanging.</source>
        <translation>%1救下将要丢掉的后。</translation>
    </message>
    <message>
        <source>%1 saves the pawn, which was hanging.</source>
        <translation>%1救下将要丢掉的兵。</translation>
    </message>
    <message>
        <source>%1 attacks the bishop.</source>
        <translation>%1攻击象。</translation>
    </message>
    <message>
        <source>%1 attacks the knight.</source>
        <translation>%1攻击马。</translation>
    </message>
    <message>
        <source>%1 attacks the rook.</source>
        <translation>%1攻击车。</translation>
    </message>
    <message>
        <source>%1 attacks the queen.</source>
        <translation>%1攻击后。</translation>
    </message>
    <message>
        <source>%1 attacks the pawn.</source>
        <translation>%1攻击兵。</translation>
    </message>
    <message>
        <source>%1 is check: he must go to %3.</source>
        <translation>%1将军：孤王只能去 %3。</translation>
    </message>
    <message>
        <source>%1 keeps him out of %2, where he wants to go.</source>
        <translation>%1不让孤王去它想去的 %2。</translation>
    </message>
    <message>
        <source>%1 leaves him only %2.</source>
        <translation>%1只给孤王留下 %2。</translation>
    </message>
    <message>
        <source>%1 confines him to the edge.</source>
        <translation>%1把孤王困在边线。</translation>
    </message>
    <message>
        <source>%1 drives him back towards the edge.</source>
        <translation>%1把孤王逼向边线。</translation>
    </message>
    <message>
        <source>%1 threatens mate.</source>
        <translation>%1威胁将死。</translation>
    </message>
    <message>
        <source>%1 takes %2 away from him.</source>
        <translation>%1夺走孤王的 %2。</translation>
    </message>
    <message>
        <source>%1 gives check and drives him from %2.</source>
        <translation>%1将军，把孤王从 %2 赶走。</translation>
    </message>
    <message>
        <source>%1 protects the bishop before he can attack it.</source>
        <translation>%1在孤王攻击之前先保护象。</translation>
    </message>
    <message>
        <source>%1 protects the knight before he can attack it.</source>
        <translation>%1在孤王攻击之前先保护马。</translation>
    </message>
    <message>
        <source>%1 protects the rook before he can attack it.</source>
        <translation>%1在孤王攻击之前先保护车。</translation>
    </message>
    <message>
        <source>%1 protects the queen before he can attack it.</source>
        <translation>%1在孤王攻击之前先保护后。</translation>
    </message>
    <message>
        <source>%1 protects the pawn before he can attack it.</source>
        <translation>%1在孤王攻击之前先保护兵。</translation>
    </message>
    <message>
        <source>%1 moves the piece out of reach.</source>
        <translation>%1把子撤到够不着的地方。</translation>
    </message>
    <message>
        <source>%1 moves the bishop before he can attack it.</source>
        <translation>%1在孤王攻击之前先把象走开。</translation>
    </message>
    <message>
        <source>%1 moves the knight before he can attack it.</source>
        <translation>%1在孤王攻击之前先把马走开。</translation>
    </message>
    <message>
        <source>%1 moves the rook before he can attack it.</source>
        <translation>%1在孤王攻击之前先把车走开。</translation>
    </message>
    <message>
        <source>%1 moves the queen before he can attack it.</source>
        <translation>%1在孤王攻击之前先把后走开。</translation>
    </message>
    <message>
        <source>%1 moves the pawn before he can attack it.</source>
        <translation>%1在孤王攻击之前先挺兵。</translation>
    </message>
    <message>
        <source>%1 reaches the next stage: “%4”.</source>
        <translation>%1进入下一阶段：“%4”。</translation>
    </message>
    <message>
        <source>%1 takes the diagonal in front of him.</source>
        <translation>%1占住孤王面前的斜线。</translation>
    </message>
    <message>
        <source>%1 brings your king closer to its mating post, a knight&apos;s move from the corner.</source>
        <translation>%1让你的王靠近将死时的据点，即离角一个马步的格。</translation>
    </message>
    <message>
        <source>%1 prepares the king&apos;s move to %2.</source>
        <translation>%1为王走到 %2 作准备。</translation>
    </message>
    <message>
        <source>%1 prepares the bishop&apos;s move to %2.</source>
        <translation>%1为象走到 %2 作准备。</translation>
    </message>
    <message>
        <source>%1 prepares the knight&apos;s move to %2.</source>
        <translation>%1为马走到 %2 作准备。</translation>
    </message>
    <message>
        <source>%1 prepares a move to %2.</source>
        <translation>%1为走到 %2 作准备。</translation>
    </message>
    <message>
        <source>%1 is a step on the way to %2.</source>
        <translation>%1是通往 %2 的一步。</translation>
    </message>
    <message>
        <source>%1 guards %2.</source>
        <translation>%1控制 %2。</translation>
    </message>
    <message>
        <source>%1 brings the bishop closer to your king.</source>
        <translation>%1让象靠近你的王。</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to your king.</source>
        <translation>%1让马靠近你的王。</translation>
    </message>
    <message>
        <source>%1 keeps %2 guarded.</source>
        <translation>%1继续控制 %2。</translation>
    </message>
    <message>
        <source>%1 leaves him nothing to attack.</source>
        <translation>%1不给孤王留下可攻击的子。</translation>
    </message>
    <message>
        <source>%1 gets off the edge.</source>
        <translation>%1离开边线。</translation>
    </message>
    <message>
        <source>Keep him on the edge</source>
        <translation>困在边线</translation>
    </message>
    <message>
        <source>Drive him into the corner</source>
        <translation>赶进角落</translation>
    </message>
    <message>
        <source>He is on the edge. Take away the squares by which he could leave it and follow with king and knight.</source>
        <translation>孤王在边线上。夺走它能离开边线的格，王和马随后跟上。</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up so that it faces his when it is your move.</source>
        <translation>孤王离不开边线。调上你的王，使双王相对时轮到你走。</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up and drive him into the corner.</source>
        <translation>孤王离不开边线。调上你的王，把孤王赶进角落。</translation>
    </message>
    <message>
        <source>%1 forces mate with the next move.</source>
        <translation>%1确保下一着将死。</translation>
    </message>
    <message>
        <source>%1 pins the pawn on %2, and it falls.</source>
        <translation>%1牵制 %2 的兵，并能吃掉它。</translation>
    </message>
    <message>
        <source>%1 wins the rook by force.</source>
        <translation>%1必得对方的车。</translation>
    </message>
    <message>
        <source>%1 wins the bishop by force.</source>
        <translation>%1必得对方的象。</translation>
    </message>
    <message>
        <source>%1 wins the knight by force.</source>
        <translation>%1必得对方的马。</translation>
    </message>
    <message>
        <source>%1 wins the pawn by force.</source>
        <translation>%1必得对方的兵。</translation>
    </message>
    <message>
        <source>%1 wins the piece on %2 by force.</source>
        <translation>%1必得 %2 的子。</translation>
    </message>
    <message>
        <source>%1 stays on a key square.</source>
        <translation>%1留在关键格上。</translation>
    </message>
    <message>
        <source>%1 takes the distant opposition.</source>
        <translation>%1取得远对王。</translation>
    </message>
    <message>
        <source>%1 clears the pawn&apos;s path.</source>
        <translation>%1为兵开路。</translation>
    </message>
    <message>
        <source>%1 reaches the seventh rank without check, so the king must give way.</source>
        <translation>%1走上第七横线而不将军，对方的王只好让路。</translation>
    </message>
    <message>
        <source>%1 advances the pawn under the king&apos;s protection.</source>
        <translation>%1在王的保护下挺兵。</translation>
    </message>
    <message>
        <source>%1 advances the pawn, and it cannot be captured.</source>
        <translation>%1挺兵，而对方吃不掉它。</translation>
    </message>
    <message>
        <source>%1 covers %2 on the pawn&apos;s path.</source>
        <translation>%1控制兵前进路上的 %2。</translation>
    </message>
    <message>
        <source>%1 is in time: the king still cannot catch the pawn.</source>
        <translation>%1来得及：对方的王仍追不上兵。</translation>
    </message>
    <message>
        <source>%1 keeps the king away from %2, which the bishop does not cover.</source>
        <translation>%1不让对方的王走到象控制不了的 %2。</translation>
    </message>
    <message>
        <source>%1 keeps the pawn guarded.</source>
        <translation>%1继续保护兵。</translation>
    </message>
    <message>
        <source>%1 sets a trap: to capture the pawn is stalemate.</source>
        <translation>%1设下陷阱：吃兵即成逼和。</translation>
    </message>
    <message>
        <source>%1 heads for %2, the corner that the bishop does not cover.</source>
        <translation>%1奔向象控制不了的角 %2。</translation>
    </message>
    <message>
        <source>%1 pins the pawn, so that it cannot move.</source>
        <translation>%1牵制住兵，使它不能动。</translation>
    </message>
    <message>
        <source>%1 forces the king in front of its pawn.</source>
        <translation>%1迫使对方的王挡在自己的兵前面。</translation>
    </message>
    <message>
        <source>%1 attacks %2 and ties the king to its defence.</source>
        <translation>%1攻击 %2 的子，使对方的王不得不守着它。</translation>
    </message>
    <message>
        <source>%1 offers the exchange of rooks.</source>
        <translation>%1提出兑车。</translation>
    </message>
    <message>
        <source>%1 offers an exchange.</source>
        <translation>%1提出兑子。</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the promotion square, %2.</source>
        <translation>%1让王靠近兵的升变格 %2。</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the queen is guarded.</source>
        <translation>%1应对串击：后有保护。</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the rook is guarded.</source>
        <translation>%1应对串击：车有保护。</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the piece on %2 is guarded.</source>
        <translation>%1应对串击：%2 的子有保护。</translation>
    </message>
    <message>
        <source>%1 brings the queen closer with check.</source>
        <translation>%1将军，同时让后靠近。</translation>
    </message>
    <message>
        <source>%1 puts an end to the checks.</source>
        <translation>%1使对方无法继续将军。</translation>
    </message>
    <message>
        <source>%1 gets out of check and comes closer to him.</source>
        <translation>%1摆脱将军，并靠近对方的王。</translation>
    </message>
    <message>
        <source>%1 gets out of check.</source>
        <translation>%1摆脱将军。</translation>
    </message>
    <message>
        <source>%1 brings the kings face to face, so that he cannot come forward.</source>
        <translation>%1让双王面对面，使孤王无法前进。</translation>
    </message>
    <message>
        <source>%1 moves the queen out of reach.</source>
        <translation>%1把后撤到够不着的地方。</translation>
    </message>
    <message>
        <source>%1 moves the rook out of reach.</source>
        <translation>%1把车撤到够不着的地方。</translation>
    </message>
    <message>
        <source>%1 brings the knight to a square of the W.</source>
        <translation>%1把马走到 W 形路线上的一格。</translation>
    </message>
    <message>
        <source>%1 takes your king off the edge.</source>
        <translation>%1让你的王离开边线。</translation>
    </message>
    <message>
        <source>%1 stays in the centre.</source>
        <translation>%1留在中心。</translation>
    </message>
    <message>
        <source>%1 is possible because %2 is no longer guarded.</source>
        <translation>%1可行，因为 %2 不再受控制。</translation>
    </message>
    <message>
        <source>%1 is still possible; a better move takes %2 away from him.</source>
        <translation>%1仍然可行；更好的着法能夺走孤王的 %2。</translation>
    </message>
    <message>
        <source>Bring up your king</source>
        <translation>调上王</translation>
    </message>
    <message>
        <source>Shut him in</source>
        <translation>围住孤王</translation>
    </message>
    <message>
        <source>You can hold him behind the diagonal of seven squares. Bring your pieces nearer and take squares away from him.</source>
        <translation>你能把孤王困在七格斜线之后。让棋子靠近，夺走它的格。</translation>
    </message>
    <message>
        <source>You can hold him behind the diagonal of five squares. Bring your pieces nearer and take squares away from him.</source>
        <translation>你能把孤王困在五格斜线之后。让棋子靠近，夺走它的格。</translation>
    </message>
    <message>
        <source>Cut him off along a file or a rank, then bring up your king.</source>
        <translation>在直线或横线上切断孤王的去路，再把王调上来。</translation>
    </message>
    <message>
        <source>Bring your king and pieces up together and take squares away from him.</source>
        <translation>让王和棋子一同逼近，夺走孤王的格。</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up to mate him, and always leave him a square: beware of stalemate.</source>
        <translation>孤王离不开边线。调上你的王来将死它，并始终给它留一格：当心逼和。</translation>
    </message>
    <message>
        <source>Guard the pawn on the way, and bring your king to a key square: %1.</source>
        <translation>途中保护好兵，把王走到关键格：%1。</translation>
    </message>
    <message>
        <source>%1 captures the queen.</source>
        <translation>%1吃掉后。</translation>
    </message>
    <message>
        <source>%1 captures the rook.</source>
        <translation>%1吃掉车。</translation>
    </message>
    <message>
        <source>%1 captures the bishop.</source>
        <translation>%1吃掉象。</translation>
    </message>
    <message>
        <source>%1 captures the knight.</source>
        <translation>%1吃掉马。</translation>
    </message>
    <message>
        <source>%1 captures the pawn.</source>
        <translation>%1吃掉兵。</translation>
    </message>
    <message>
        <source>%1 avoids stalemate: he still has %2.</source>
        <translation>%1避免逼和：孤王还能走 %2。</translation>
    </message>
    <message>
        <source>%1 brings the king closer with discovered check.</source>
        <translation>%1闪将，同时让王靠近。</translation>
    </message>
    <message>
        <source>%1 heads for the key square %2.</source>
        <translation>%1走向关键格 %2。</translation>
    </message>
    <message>
        <source>%1 comes closer to him.</source>
        <translation>%1靠近孤王。</translation>
    </message>
    <message>
        <source>%1 comes closer to the centre.</source>
        <translation>%1靠近中心。</translation>
    </message>
    <message>
        <source>%1 stays off the edge.</source>
        <translation>%1避开边线。</translation>
    </message>
    <message>
        <source>%1 keeps as far from the other king as possible.</source>
        <translation>%1尽量远离对方的王。</translation>
    </message>
    <message>
        <source>The mate is near. Bring up the missing piece, take his last squares, the corner last, and beware of stalemate.</source>
        <translation>将死在即。调来还缺的棋子，夺走孤王最后的格，最后是角，并当心逼和。</translation>
    </message>
    <message>
        <source>He is in a wrong corner. Drive him out, along the edge to %1.</source>
        <translation>孤王在异色角。把它赶出来，沿边线赶往 %1。</translation>
    </message>
    <message>
        <source>%1 keeps the rook on the back rank, where it guards against mate.</source>
        <translation>%1让车守住底线，防止被将死。</translation>
    </message>
    <message>
        <source>%1 puts your king on its mating post, a knight&apos;s move from the corner.</source>
        <translation>%1让你的王走到将死时的据点，即离角一个马步的格。</translation>
    </message>
    <message>
        <source>%1 gets back towards the centre.</source>
        <translation>%1返回中心一带。</translation>
    </message>
    <message>
        <source>It also gets back towards the centre.</source>
        <translation>同时也返回中心一带。</translation>
    </message>
    <message>
        <source>It also gets off the edge.</source>
        <translation>同时也离开边线。</translation>
    </message>
    <message>
        <source>It also stays in the centre.</source>
        <translation>同时也留在中心。</translation>
    </message>
    <message>
        <source>It also stays off the edge.</source>
        <translation>同时也避开边线。</translation>
    </message>
    <message>
        <source>It also keeps as far from the other king as possible.</source>
        <translation>同时也尽量远离对方的王。</translation>
    </message>
    <message>
        <source>Your king is close to his. Take squares away from him and bring up the other pieces, so that he must give way.</source>
        <translation>你的王已靠近孤王。夺走它的格，把其他棋子调上来，迫使它让步。</translation>
    </message>
    <message>
        <source>Your king belongs in the centre, but first use the other pieces to take squares away from his.</source>
        <translation>你的王应在中心，但先用其他棋子夺走孤王的格。</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of five squares. Make the triangle smaller before your king comes nearer.</source>
        <translation>把孤王困在五格斜线之后。先把三角缩小，再让你的王靠近。</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Keep him there and mate him with the help of your king, but always leave him a square: beware of stalemate.</source>
        <translation>孤王离不开边线。把它困在那里，借助你的王将死它，但始终给它留一格：当心逼和。</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Make a waiting move, so that your king faces his when it is your move.</source>
        <translation>孤王离不开边线。走一步等着，使双王相对时轮到你走。</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Drive him into the corner.</source>
        <translation>孤王离不开边线。把它赶进角落。</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of three squares. Prepare for your king to go a knight&apos;s move from the corner.</source>
        <translation>把孤王困在三格斜线之后。为你的王走到离角一个马步的格作准备。</translation>
    </message>
    <message>
        <source>%1 saves the piece and avoids stalemate: he still has %2.</source>
        <translation>%1救下棋子并避免逼和：孤王还能走 %2。</translation>
    </message>
    <message>
        <source>%1 gives check and takes %2 away from him.</source>
        <translation>%1将军，并夺走孤王的 %2。</translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the queen.</source>
        <translation>%1摆脱将军，并保护后。</translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the piece on %2.</source>
        <translation>%1摆脱将军，并保护 %2 的子。</translation>
    </message>
    <message>
        <source>%1 gives check, and he cannot attack the checking piece in reply.</source>
        <translation>%1将军，孤王无法反过来攻击将军的子。</translation>
    </message>
    <message>
        <source>%1 stops the pawn: on %2 it would be lost.</source>
        <translation>%1拦住兵：它走到 %2 就会被吃。</translation>
    </message>
    <message>
        <source>%1 keeps his king out of %2.</source>
        <translation>%1不让对方的王走到 %2。</translation>
    </message>
    <message>
        <source>%1 brings the knight closer with check.</source>
        <translation>%1将军，同时让马靠近。</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the rook is lost in any case.</source>
        <translation>%1摆脱将军，但车无论如何都要丢。</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the piece is lost in any case.</source>
        <translation>%1摆脱将军，但那枚子无论如何都要丢。</translation>
    </message>
    <message>
        <source>%1 leaves %2 unguarded.</source>
        <translation>%1使 %2 无子控制。</translation>
    </message>
    <message>
        <source>%1 gives him more room.</source>
        <translation>%1给孤王更大的活动空间。</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a fork.</source>
        <translation>%1将军，并准备捉双。</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a skewer.</source>
        <translation>%1将军，并准备串击。</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a fork or a skewer.</source>
        <translation>%1将军，并准备捉双或串击。</translation>
    </message>
    <message>
        <source>%1 exchanges queens.</source>
        <translation>%1兑后。</translation>
    </message>
    <message>
        <source>%1 exchanges rooks.</source>
        <translation>%1兑车。</translation>
    </message>
    <message>
        <source>%1 exchanges pawns.</source>
        <translation>%1兑兵。</translation>
    </message>
    <message>
        <source>%1 exchanges pieces.</source>
        <translation>%1兑子。</translation>
    </message>
    <message>
        <source>%1 leaves his king only %2.</source>
        <translation>%1只给对方的王留下 %2。</translation>
    </message>
    <message>
        <source>%1 keeps control of %2 on the pawn&apos;s path.</source>
        <translation>%1继续控制兵前进路上的 %2。</translation>
    </message>
    <message>
        <source>%1 allows him only %2.</source>
        <translation>%1只让孤王走 %2。</translation>
    </message>
    <message>
        <source>%1 gives up a piece for the last pawn.</source>
        <translation>%1用一个子换掉最后一个兵。</translation>
    </message>
    <message>
        <source>Take the queen.</source>
        <translation>吃掉后。</translation>
    </message>
    <message>
        <source>Take the rook.</source>
        <translation>吃掉车。</translation>
    </message>
    <message>
        <source>Take the bishop.</source>
        <translation>吃掉象。</translation>
    </message>
    <message>
        <source>Take the knight.</source>
        <translation>吃掉马。</translation>
    </message>
    <message>
        <source>Take the pawn.</source>
        <translation>吃掉兵。</translation>
    </message>
    <message>
        <source>Promote the pawn.</source>
        <translation>让兵升变。</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the centre.</source>
        <translation>%1让王更靠近中心。</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to the centre.</source>
        <translation>%1让马更靠近中心。</translation>
    </message>
    <message>
        <source>%1 brings the bishop closer to the centre.</source>
        <translation>%1让象更靠近中心。</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the bishop is lost in any case.</source>
        <translation>%1摆脱将军，但象无论如何都要丢。</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the knight is lost in any case.</source>
        <translation>%1摆脱将军，但马无论如何都要丢。</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the bishop is lost in any case.</source>
        <translation>%1坚持得最久，但象无论如何都要丢。</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the knight is lost in any case.</source>
        <translation>%1坚持得最久，但马无论如何都要丢。</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the rook is lost in any case.</source>
        <translation>%1坚持得最久，但车无论如何都要丢。</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the piece is lost in any case.</source>
        <translation>%1坚持得最久，但那枚子无论如何都要丢。</translation>
    </message>
    <message>
        <source>%1 gives up the diagonal in front of him.</source>
        <translation>%1放弃孤王面前的斜线。</translation>
    </message>
    <message>
        <source>%1 keeps the bishop out of the other king&apos;s reach.</source>
        <translation>%1让象待在对方的王够不着的地方。</translation>
    </message>
    <message>
        <source>%1 keeps the knight out of the other king&apos;s reach.</source>
        <translation>%1让马待在对方的王够不着的地方。</translation>
    </message>
    <message>
        <source>%1 keeps the rook out of the other king&apos;s reach.</source>
        <translation>%1让车待在对方的王够不着的地方。</translation>
    </message>
    <message>
        <source>%1 keeps the queen out of the other king&apos;s reach.</source>
        <translation>%1让后待在对方的王够不着的地方。</translation>
    </message>
    <message>
        <source>%1 keeps the pawn out of the other king&apos;s reach.</source>
        <translation>%1让兵待在对方的王够不着的地方。</translation>
    </message>
    <message>
        <source>Take on %1.</source>
        <translation>吃掉 %1 的子。</translation>
    </message>
    <message>
        <source>%1 wins the race: both pawns promote, and then a skewer wins the queen.</source>
        <translation>%1赢得赛跑：双方的兵都升变，然后用串击赢后。</translation>
    </message>
    <message>
        <source>%1 is in time: both pawns promote.</source>
        <translation>%1来得及：双方的兵都升变。</translation>
    </message>
    <message>
        <source>%1 promotes to too weak a piece.</source>
        <translation>%1升变成的子太弱。</translation>
    </message>
    <message>
        <source>He is on the edge. Bring your king near his before he gets away from it.</source>
        <translation>对方的王在边线上。趁它还没离开，让你的王靠近它。</translation>
    </message>
    <message>
        <source>He is on the edge. Use the other pieces to keep him there, then bring up your king.</source>
        <translation>对方的王在边线上。用其他子把它留在那里，然后让你的王靠近。</translation>
    </message>
    <message>
        <source>%1 does so too, but then %2</source>
        <translation>%1也能做到，但接着%2</translation>
    </message>
    <message>
        <source>After %1, %2</source>
        <translation>%1之后，%2</translation>
    </message>
    <message>
        <source>%1 threatens to promote, so the pawn must be taken.</source>
        <translation>%1威胁升变，对方必须吃掉这个兵。</translation>
    </message>
    <message>
        <source>%1 keeps the other king on the edge.</source>
        <translation>%1把对方的王留在边线。</translation>
    </message>
    <message>
        <source>It also keeps the other king on the edge.</source>
        <translation>同时也把对方的王留在边线。</translation>
    </message>
    <message>
        <source>Your pawn on %1 is hanging. Save it first.</source>
        <translation>你在 %1 的兵将要丢掉。先救下它。</translation>
    </message>
    <message>
        <source>Look at exchanges: what is left is won.</source>
        <translation>看看兑子：剩下的局面是胜势。</translation>
    </message>
    <message>
        <source>You can win material by force: look at every check and attack.</source>
        <translation>你能强制得子：看清每一步将军和每一次攻击。</translation>
    </message>
    <message>
        <source>Simpler: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>更简单：%1</translation>
    </message>
    <message>
        <source>%1 begins a series of checks that wins material.</source>
        <translation>%1开始一连串将军，由此得子。</translation>
    </message>
    <message numerus="yes">
        <source>%1 That is %n move(s) slower than the best.</source>
        <comment>after a sentence about the move</comment>
        <translation>
            <numerusform>%1这比最佳着法慢 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the rook.</source>
        <translation>%1摆脱将军，并保护车。</translation>
    </message>
    <message>
        <source>%1 steps out of the pin and keeps the piece on %2 protected.</source>
        <translation>%1摆脱牵制，并继续保护 %2 的子。</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the pawn on %2.</source>
        <translation>%1让王靠近 %2 的兵。</translation>
    </message>
    <message>
        <source>%1 brings the queen closer to the pawn on %2.</source>
        <translation>%1让后靠近 %2 的兵。</translation>
    </message>
    <message>
        <source>first</source>
        <comment>as in: along the first rank</comment>
        <translation>一</translation>
    </message>
    <message>
        <source>second</source>
        <comment>as in: along the second rank</comment>
        <translation>二</translation>
    </message>
    <message>
        <source>third</source>
        <comment>as in: along the third rank</comment>
        <translation>三</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>as in: along the fourth rank</comment>
        <translation>四</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>as in: along the fifth rank</comment>
        <translation>五</translation>
    </message>
    <message>
        <source>sixth</source>
        <comment>as in: along the sixth rank</comment>
        <translation>六</translation>
    </message>
    <message>
        <source>seventh</source>
        <comment>as in: along the seventh rank</comment>
        <translation>七</translation>
    </message>
    <message>
        <source>eighth</source>
        <comment>as in: along the eighth rank</comment>
        <translation>八</translation>
    </message>
    <message>
        <source>%1 cuts the king off along the %7-file.</source>
        <translation>%1沿 %7 线切断对方王的去路。</translation>
    </message>
    <message>
        <source>%1 cuts the king off along the %9 rank.</source>
        <translation>%1沿第%9横线切断对方王的去路。</translation>
    </message>
    <message>
        <source>Close in and take squares away from him, so that he must give way.</source>
        <translation>逼近孤王，夺走它的格，迫使它让步。</translation>
    </message>
    <message>
        <source>Your knight on %1 is hanging. Save it first.</source>
        <translation>你在 %1 的马将要丢掉。先救下它。</translation>
    </message>
    <message>
        <source>Your bishop on %1 is hanging. Save it first.</source>
        <translation>你在 %1 的象将要丢掉。先救下它。</translation>
    </message>
    <message>
        <source>Your rook on %1 is hanging. Save it first.</source>
        <translation>你在 %1 的车将要丢掉。先救下它。</translation>
    </message>
    <message>
        <source>Your queen on %1 is hanging. Save it first.</source>
        <translation>你在 %1 的后将要丢掉。先救下它。</translation>
    </message>
    <message>
        <source>Your king is ahead of the pawn. Bring the pawn up.</source>
        <translation>你的王在兵的前方。把兵挺上来。</translation>
    </message>
    <message>
        <source>%1 gets away from the corner %2.</source>
        <translation>%1远离%2角。</translation>
    </message>
    <message>
        <source>It also gets away from the corner %2.</source>
        <translation>同时也远离%2角。</translation>
    </message>
    <message>
        <source>Leave him less room</source>
        <translation>压缩空间</translation>
    </message>
    <message>
        <source>Your knight on %1 cannot be saved.</source>
        <translation>你在 %1 的马救不了。</translation>
    </message>
    <message>
        <source>Your bishop on %1 cannot be saved.</source>
        <translation>你在 %1 的象救不了。</translation>
    </message>
    <message>
        <source>Your rook on %1 cannot be saved.</source>
        <translation>你在 %1 的车救不了。</translation>
    </message>
    <message>
        <source>Your queen on %1 cannot be saved.</source>
        <translation>你在 %1 的后救不了。</translation>
    </message>
    <message>
        <source>Your piece on %1 cannot be saved.</source>
        <translation>你在 %1 的子救不了。</translation>
    </message>
    <message>
        <source>Leave him less room and bring up your king.</source>
        <translation>压缩孤王的空间，把王调上来。</translation>
    </message>
    <message>
        <source>%1 draws, like any other move: the bishop does not cover %2, where the pawn promotes.</source>
        <translation>%1成和，其他任何着法也一样：象控制不到兵的升变格 %2。</translation>
    </message>
    <message>
        <source>%1 draws, like any other move.</source>
        <translation>%1成和，其他任何着法也一样。</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the queen.</source>
        <translation>%1成和，凡是保住后的着法都一样。</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the rook.</source>
        <translation>%1成和，凡是保住车的着法都一样。</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the bishop.</source>
        <translation>%1成和，凡是保住象的着法都一样。</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the knight.</source>
        <translation>%1成和，凡是保住马的着法都一样。</translation>
    </message>
    <message>
        <source>%1 draws, like any move that does not lose a piece.</source>
        <translation>%1成和，凡是不丢子的着法都一样。</translation>
    </message>
    <message>
        <source>%1 heads for a corner that the bishop does not cover.</source>
        <translation>%1奔向象控制不了的角。</translation>
    </message>
    <message>
        <source>It also heads for a corner that the bishop does not cover.</source>
        <translation>同时也奔向象控制不了的角。</translation>
    </message>
    <message numerus="yes">
        <source>%1 misses a win of material: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1错失得子的机会：比最佳着法慢 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 steps into the square of the pawn on %2.</source>
        <translation>%1走进 %2 兵的方形区。</translation>
    </message>
    <message>
        <source>%1 stays in the square of the pawn on %2.</source>
        <translation>%1留在 %2 兵的方形区内。</translation>
    </message>
    <message>
        <source>%1 shuts him in; squares left: %6.</source>
        <translation>%1 把他困住；他剩下的格子：%6。</translation>
    </message>
    <message>
        <source>%1 leaves him fewer squares: %6 instead of %5.</source>
        <translation>%1 让他的格子变少：%6 个而不是 %5 个。</translation>
    </message>
    <message>
        <source>%1 leaves the king as much room as possible.</source>
        <translation>%1 为己方王保留尽可能大的空间。</translation>
    </message>
    <message>
        <source>It also leaves the king as much room as possible.</source>
        <translation>此外，它为己方王保留尽可能大的空间。</translation>
    </message>
    <message>
        <source>%1 keeps the rook in line with its king; off that line it would lose.</source>
        <translation>%1让车与己方的王保持在同一条线上；车一离开这条线就会输棋。</translation>
    </message>
    <message>
        <source>%1 attacks the pawn from the side, as Vančura did.</source>
        <translation>%1像万楚拉那样，从侧面攻击兵。</translation>
    </message>
    <message>
        <source>%1 keeps the king off the edge, where it would be lost.</source>
        <translation>%1让王避开边线，到了边线就会输棋。</translation>
    </message>
    <message>
        <source>%1 attacks the piece on %2 and threatens mate.</source>
        <translation>%1攻击 %2 的子，同时威胁将死。</translation>
    </message>
    <message>
        <source>%1 threatens mate: only a move to %3 prevents it.</source>
        <translation>%1威胁将死：只有走到 %3 才能防住。</translation>
    </message>
    <message>
        <source>%1 puts the other side in zugzwang.</source>
        <translation>%1让对方陷入楚茨文克。</translation>
    </message>
    <message>
        <source>His king is too late. Push the pawn.</source>
        <translation>孤王来不及了。挺兵。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour, %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1是弯路，比最佳着法慢 %n 步。%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 works but is %n move(s) slower. %2</source>
        <translation>
            <numerusform>%1可行，但慢 %n 步。%2</numerusform>
        </translation>
    </message>
    <message>
        <source>His king is too late. Clear the pawn&apos;s path and push it.</source>
        <translation>孤王来不及了。为兵开路，然后挺兵。</translation>
    </message>
    <message>
        <source>His king is too late. Improve your king first, then push the pawn.</source>
        <translation>孤王来不及了。先改善己方王的位置，再挺兵。</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses material and is %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1会失子，比最佳着法慢 %n 步。%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Your pieces on %1 are hanging. Save them all first.</source>
        <translation>你在 %1 的子将要丢掉。先把它们都救下。</translation>
    </message>
    <message>
        <source>White replies: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>白方应着：%1</translation>
    </message>
    <message>
        <source>Black replies: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>黑方应着：%1</translation>
    </message>
    <message>
        <source>%1 keeps the other king off the key squares.</source>
        <translation>%1不让对方的王占据关键格。</translation>
    </message>
    <message>
        <source>%1 keeps the other king from the rank in front of the pawn, as Philidor did.</source>
        <translation>%1像菲利多尔那样，不让对方的王走上兵前面的横线。</translation>
    </message>
    <message>
        <source>%1 pins the knight on %2, and it falls.</source>
        <translation>%1牵制 %2 的马，并能吃掉它。</translation>
    </message>
    <message>
        <source>%1 pins the bishop on %2, and it falls.</source>
        <translation>%1牵制 %2 的象，并能吃掉它。</translation>
    </message>
    <message>
        <source>%1 pins the rook on %2, and it falls.</source>
        <translation>%1牵制 %2 的车，并能吃掉它。</translation>
    </message>
    <message>
        <source>%1 pins the queen on %2, and it falls.</source>
        <translation>%1牵制 %2 的后，并能吃掉它。</translation>
    </message>
    <message>
        <source>%1 wins the race: the pawn promotes with check.</source>
        <translation>%1赢得赛跑：兵升变时将军。</translation>
    </message>
    <message>
        <source>%1 wins the race: the new queen stops the other pawn.</source>
        <translation>%1赢得赛跑：新后能挡住另一个兵。</translation>
    </message>
    <message>
        <source>%1 pins the knight on %2 to its king.</source>
        <translation>%1把 %2 的马牵制在其王前。</translation>
    </message>
    <message>
        <source>%1 pins the bishop on %2 to its king.</source>
        <translation>%1把 %2 的象牵制在其王前。</translation>
    </message>
    <message>
        <source>%1 pins the rook on %2 to its king.</source>
        <translation>%1把 %2 的车牵制在其王前。</translation>
    </message>
    <message>
        <source>%1 pins the queen on %2 to its king.</source>
        <translation>%1把 %2 的后牵制在其王前。</translation>
    </message>
    <message>
        <source>It also guards the promotion square %2.</source>
        <translation>同时也控制升变格 %2。</translation>
    </message>
    <message>
        <source>It also attacks the pawn.</source>
        <translation>同时也攻击兵。</translation>
    </message>
    <message>
        <source>It also comes closer to the pawn on %2.</source>
        <translation>同时也靠近 %2 的兵。</translation>
    </message>
    <message>
        <source>It also comes closer to the promotion square, %2.</source>
        <translation>同时也靠近兵的升变格 %2。</translation>
    </message>
    <message>
        <source>%1 gives up a pawn to draw the king to %2.</source>
        <translation>%1弃掉一个兵，把王引到 %2。</translation>
    </message>
    <message>
        <source>%1 drives the king in front of its pawn within %6 moves.</source>
        <translation>%1在 %6 着之内把对方的王赶到自己的兵前面。</translation>
    </message>
    <message>
        <source>%1 leaves the knight no safe square.</source>
        <translation>%1不给马留下安全的格子。</translation>
    </message>
    <message>
        <source>%1 leaves the bishop no safe square.</source>
        <translation>%1不给象留下安全的格子。</translation>
    </message>
    <message>
        <source>%1 steps to the side away from the other king.</source>
        <translation>%1走向另一方的王不在的一侧。</translation>
    </message>
    <message>
        <source>%1 keeps up the second-rank defence: the rook stays on the line next to the edge.</source>
        <translation>%1坚持第二横线防御：车留在紧靠边线的那条线上。</translation>
    </message>
    <message>
        <source>%1 gives check, and the king guards the rook.</source>
        <translation>%1将军，王保护着车。</translation>
    </message>
    <message>
        <source>%1 takes the king to the corner that the bishop does not cover, where mate cannot be forced.</source>
        <translation>%1让王走到象控制不了的角落，在那里无法强制将死。</translation>
    </message>
    <message>
        <source>%1 takes your king past the line on which the rook could cut it off.</source>
        <translation>%1让你的王越过车能切断它的那条线。</translation>
    </message>
    <message>
        <source>%1 takes the rook to the long side, where it has room for checks.</source>
        <translation>%1让车走到长边，那里有将军的空间。</translation>
    </message>
    <message>
        <source>%1 prepares a discovered check.</source>
        <translation>%1准备闪将。</translation>
    </message>
    <message>
        <source>%1 gives check and prepares zugzwang.</source>
        <translation>%1将军，并准备楚茨文克。</translation>
    </message>
    <message>
        <source>%1 threatens a deadly check on %3.</source>
        <translation>%1威胁在 %3 作致命的将军。</translation>
    </message>
    <message>
        <source>%1 threatens mate on %3.</source>
        <translation>%1威胁在 %3 将死。</translation>
    </message>
    <message>
        <source>%1 brings your king closer to the knight, which has no safe square.</source>
        <translation>%1让你的王靠近没有安全格子的马。</translation>
    </message>
    <message>
        <source>%1 brings your king closer to the bishop, which has no safe square.</source>
        <translation>%1让你的王靠近没有安全格子的象。</translation>
    </message>
    <message>
        <source>%1 passes the pawn on the side away from the other king.</source>
        <translation>%1从另一方的王不在的一侧绕过兵。</translation>
    </message>
    <message>
        <source>%1 brings the knight to safety.</source>
        <translation>%1使马脱离险境。</translation>
    </message>
    <message>
        <source>%1 brings the bishop to safety.</source>
        <translation>%1使象脱离险境。</translation>
    </message>
    <message>
        <source>%1 keeps the bishop on the diagonal to %2, where it can interpose.</source>
        <translation>%1把象留在通往 %2 的斜线上，象可以在那里垫挡。</translation>
    </message>
    <message>
        <source>%1 takes the king to the edge, ready for the check on %2.</source>
        <translation>%1把王走到边上，准备在 %2 将军。</translation>
    </message>
</context>
<context>
    <name>CourseCommands</name>
    <message>
        <source>&amp;Courses</source>
        <translation>课程(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open a course…</source>
        <translation>打开课程(&amp;O)…</translation>
    </message>
    <message>
        <source>A PGN file with one game per page, such as a Lichess study</source>
        <translation>每局即一页的 PGN 文件，例如 Lichess 的“研究”</translation>
    </message>
    <message>
        <source>Go one step back in the course</source>
        <translation>在课程中后退一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Go one step forward in the course</source>
        <translation>在课程中前进一步</translation>
    </message>
    <message>
        <source>&amp;Leave course</source>
        <translation>离开课程(&amp;L)</translation>
    </message>
    <message>
        <source>Leave the course; it will reopen at this page</source>
        <translation>离开课程；下次从这一页继续</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>目录(&amp;C)</translation>
    </message>
    <message>
        <source>Chapters and pages of the course, and which are solved</source>
        <translation>课程的各章各页，以及哪些已做对</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Close the contents and go on with the page</source>
        <translation>关闭目录，继续本页</translation>
    </message>
    <message>
        <source>Next &amp;unsolved question</source>
        <translation>下一道未做对的题(&amp;U)</translation>
    </message>
    <message>
        <source>Next unsolved</source>
        <translation>下一道未做对的题</translation>
    </message>
    <message>
        <source>Go to the first page; your results are kept</source>
        <translation>转到第一页；你的成绩会保留</translation>
    </message>
    <message>
        <source>&amp;Skip to the next page</source>
        <translation>跳到下一页(&amp;S)</translation>
    </message>
    <message>
        <source>Go to the next page, whether this one is solved or not</source>
        <translation>转到下一页，无论本页是否做对</translation>
    </message>
    <message>
        <source>Learn: chapter %1, page %2</source>
        <translation>学习：第 %1 章第 %2 页</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Read the course on mating with bishop and knight</source>
        <translation>阅读用象和马将死的课程</translation>
    </message>
    <message>
        <source>Done: %1 of %2.</source>
        <translation>已完成：%1 / %2。</translation>
    </message>
    <message>
        <source>Continue the course where you left off.</source>
        <translation>从上次离开的地方继续课程。</translation>
    </message>
    <message>
        <source>Leave course</source>
        <translation>离开课程</translation>
    </message>
    <message>
        <source>Press Esc again to leave the course.</source>
        <translation>再按一次 Esc 离开课程。</translation>
    </message>
    <message>
        <source>Learn: %1, chapter %2, page %3</source>
        <comment>a course</comment>
        <translation>学习：%1，第 %2 章第 %3 页</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <comment>a chapter</comment>
        <translation>继续：%1</translation>
    </message>
    <message>
        <source>Go to the next question from here that is not solved; after the last one, from the start</source>
        <translation>从此处转到下一道未做对的题；到最后一题之后从头找起</translation>
    </message>
    <message>
        <source>&amp;Previous move or page</source>
        <translation>上一着或上一页(&amp;P)</translation>
    </message>
    <message>
        <source>Next move or page</source>
        <translation>下一着或下一页</translation>
    </message>
    <message>
        <source>Play the move for you; the question counts as failed</source>
        <translation>替你走出着法；此题算未做对</translation>
    </message>
    <message>
        <source>Select the squares for you; the question counts as failed</source>
        <translation>替你选出各格；此题算未做对</translation>
    </message>
    <message>
        <source>The course will then continue from its first page; your results are kept.</source>
        <translation>此后课程将从第一页继续；你的成绩会保留。</translation>
    </message>
    <message>
        <source>%1 (English)</source>
        <comment>a course without a translation</comment>
        <translation>%1（英文）</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a course, what is done of it, and all of it</comment>
        <translation>%1（%2 / %3）</translation>
    </message>
    <message>
        <source>Your unfinished answer to this page will be lost.</source>
        <translation>你在本页尚未完成的作答将会丢失。</translation>
    </message>
    <message>
        <source>no course is open</source>
        <translation>没有打开课程</translation>
    </message>
    <message>
        <source>leave the replay first</source>
        <translation>请先离开回放</translation>
    </message>
    <message>
        <source>leave the set-up first</source>
        <translation>请先退出摆局面</translation>
    </message>
    <message>
        <source>all are solved</source>
        <translation>已全部解出</translation>
    </message>
    <message>
        <source>Back to chapter %1, page %2</source>
        <translation>回到第 %1 章第 %2 页</translation>
    </message>
    <message>
        <source>Back to %1, chapter %2, page %3</source>
        <comment>a course</comment>
        <translation>回到：%1，第 %2 章第 %3 页</translation>
    </message>
    <message>
        <source>Choose “Go to page 1” again to go there; Esc stays here.</source>
        <translation>再次选择“转到第 1 页”即转到该页；按 Esc 留在此页。</translation>
    </message>
    <message>
        <source>Go to page &amp;1</source>
        <translation>转到第 &amp;1 页</translation>
    </message>
    <message>
        <source>Choose “Skip” again to go to the next page; Esc stays here.</source>
        <translation>再次选择“跳过”即转到下一页；按 Esc 留在此页。</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Stay on the page</source>
        <translation>留在本页</translation>
    </message>
    <message>
        <source>Choose “Previous page” again to go there; Esc stays here.</source>
        <translation>再次选择“上一页”即转到该页；按 Esc 留在此页。</translation>
    </message>
    <message>
        <source>Show the move or the squares, or start again</source>
        <translation>显示着法或各格，或重新开始</translation>
    </message>
    <message>
        <source>Play the page from its first position again</source>
        <translation>从本页的初始局面重新走</translation>
    </message>
    <message>
        <source>keep a position first</source>
        <translation>请先收藏一个局面</translation>
    </message>
</context>
<context>
    <name>CourseFaults</name>
    <message>
        <source>“%1” is not a known task, so the page is for reading only.</source>
        <translation>“%1”不是已知的任务，因此这一页只供阅读。</translation>
    </message>
    <message>
        <source>There is no move to find, so the page is for reading only.</source>
        <translation>没有要找的着法，因此这一页只供阅读。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more error(s).</source>
        <translation>
            <numerusform>还有 %n 处错误。</numerusform>
        </translation>
    </message>
    <message>
        <source>The course has an error in chapter %1, “%2”, page %3.</source>
        <translation>课程第 %1 章“%2”第 %3 页有错误。</translation>
    </message>
    <message>
        <source>The game is over at the start, so the page is for reading only.</source>
        <translation>对局一开始就已结束，因此这一页只供阅读。</translation>
    </message>
    <message>
        <source>It is a draw, not mate in %1.</source>
        <translation>这是和棋，而不是 %1 步杀。</translation>
    </message>
    <message>
        <source>It is checkmate already.</source>
        <translation>已经将死。</translation>
    </message>
    <message>
        <source>It is mate in %1, not in %2.</source>
        <translation>这是 %1 步杀，而不是 %2 步杀。</translation>
    </message>
    <message>
        <source>“%1” cannot be checked without the tablebase.</source>
        <comment>a claim</comment>
        <translation>没有残局库就无法检查“%1”。</translation>
    </message>
    <message>
        <source>It is mate in %1, not a draw.</source>
        <translation>这是 %1 步杀，而不是和棋。</translation>
    </message>
    <message>
        <source>“%1” is not true.</source>
        <comment>a claim</comment>
        <translation>“%1”不成立。</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <comment>a move and what is wrong with the text behind it</comment>
        <translation>%1 之后：%2</translation>
    </message>
    <message>
        <source>It is a draw, not a win.</source>
        <translation>这是和棋，不是胜局。</translation>
    </message>
    <message>
        <source>There is no move to find yet: play the solution on the board.</source>
        <translation>还没有要找的着法：请在棋盘上走出答案。</translation>
    </message>
</context>
<context>
    <name>Curves</name>
    <message>
        <source>Start</source>
        <translation>起点</translation>
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
        <translation>对局</translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>未走子</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>将死</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>逼和</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>未结束</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>a round: what, when, how long, how it ended</comment>
        <translation>%1，%2，%3，%4</translation>
    </message>
    <message>
        <source>E&amp;arlier games</source>
        <translation>以往对局(&amp;A)</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>已放弃</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>Neither side can force mate here.</source>
        <translation>这里谁也不能强制将死对方。</translation>
    </message>
    <message>
        <source>Only a king in the corner, blocked by his own piece, can be mated.</source>
        <translation>只有王在角上、又被己方棋子挡住时，才会被将死。</translation>
    </message>
    <message>
        <source>Keep your king out of the corners, and you are safe.</source>
        <translation>别让王进角，就安全了。</translation>
    </message>
    <message>
        <source>Leave him a square until you can mate: beware of stalemate.</source>
        <translation>能将死之前给孤王留一格：当心逼和。</translation>
    </message>
    <message>
        <source>King and queen are enough; the other piece just speeds things up.</source>
        <translation>有后和王就够了；另一枚棋子只是让你赢得更快。</translation>
    </message>
    <message>
        <source>King and rook are enough; the other piece shrinks the box.</source>
        <translation>有车和王就够了；另一枚棋子帮你缩小方框。</translation>
    </message>
    <message>
        <source>Keep the queen a knight&apos;s move away from him, and leave him a square until you can mate.</source>
        <translation>让后与孤王保持一个马步的距离，能将死之前给它留一格。</translation>
    </message>
    <message>
        <source>Use the rook to confine the king to a box, and shrink it.</source>
        <translation>用车把王关进方框，再把方框缩小。</translation>
    </message>
    <message>
        <source>Your king must help. When the kings face each other, a check from the side drives him back.</source>
        <translation>你的王必须帮忙。双王对面时，从侧面将军把孤王逼退。</translation>
    </message>
    <message>
        <source>Drive the king into any corner, keeping the bishops side by side.</source>
        <translation>双象并肩，把王赶进任意一角。</translation>
    </message>
    <message>
        <source>Drive the king into a corner of the bishop&apos;s colour.</source>
        <translation>把王赶进与象同色的角。</translation>
    </message>
    <message>
        <source>First to the edge, then along it; the knight covers the squares the bishop cannot.</source>
        <translation>先赶到边线，再沿边线赶；象管不到的格由马来管。</translation>
    </message>
    <message>
        <source>Stay away from the corners of the bishop&apos;s colour as long as you can.</source>
        <translation>尽量久地避开与象同色的角。</translation>
    </message>
    <message>
        <source>Escort the pawn through with your king and bishop.</source>
        <translation>用王和象护送兵升变。</translation>
    </message>
    <message>
        <source>With a rook pawn, keep him out of the queening corner if your bishop does not control it: there he holds the draw.</source>
        <translation>若是边兵而你的象管不到升变角，别让对方的王进那个角：它在那里能守和。</translation>
    </message>
    <message>
        <source>A knight behind the pawn guards it for good. A rook pawn must not reach the seventh rank too early.</source>
        <translation>马在兵的后面能一直保护它。边兵不要过早冲到第七横线。</translation>
    </message>
    <message>
        <source>If he takes one, the other runs through.</source>
        <translation>对方吃一个兵，另一个就冲过去。</translation>
    </message>
    <message>
        <source>With the kings close on the edge, lose a move, as Philidor did: in zugzwang, the rook must leave its king. Beware of stalemate.</source>
        <translation>双王在边线上靠近时，像菲利多尔那样把走棋权交给对方：对方陷入楚茨文克，车只好离开王。当心逼和。</translation>
    </message>
    <message>
        <source>Drive the king to the edge, as if he were alone.</source>
        <translation>把王赶到边线，就当对方只有单王。</translation>
    </message>
    <message>
        <source>Keep your king on squares where the bishop cannot check it.</source>
        <translation>让你的王停在象将不到的格子上。</translation>
    </message>
    <message>
        <source>Keep the bishop close to your king, and the king in the centre.</source>
        <translation>让象靠近王，王留在中心。</translation>
    </message>
    <message>
        <source>Drive the king and knight to the edge, or separate them.</source>
        <translation>把王和马赶到边线，或者拆散它们。</translation>
    </message>
    <message>
        <source>Keep the knight beside your king, and keep both out of the corners.</source>
        <translation>让马待在王旁边，两者都不要进角。</translation>
    </message>
    <message>
        <source>A bishop or rook pawn on the seventh with its king beside it draws unless your king is close.</source>
        <translation>象线兵或边兵到了第七横线、又有王在旁，能守和，除非你的王就在附近。</translation>
    </message>
    <message>
        <source>Use your king to shut the bishop out of the pawn&apos;s path.</source>
        <translation>用王挡住象，不让它控制兵的去路。</translation>
    </message>
    <message>
        <source>Run where the knight cannot follow.</source>
        <translation>往马跟不上的地方跑。</translation>
    </message>
    <message>
        <source>Near the edge a knight is slow: a rook pawn is the hardest for it to stop.</source>
        <translation>马在边线附近很慢：边兵是它最难拦住的。</translation>
    </message>
    <message>
        <source>Get the pawn home before the rook can stop it.</source>
        <translation>赶在车拦住之前护送兵升变。</translation>
    </message>
    <message>
        <source>Your king shields the pawn from the rook.</source>
        <translation>你的王替兵挡住车。</translation>
    </message>
    <message>
        <source>Promote with check, or so that mate follows.</source>
        <translation>升变时带将军，或升变后随即将死。</translation>
    </message>
    <message>
        <source>Stop the pawn.</source>
        <translation>拦住兵。</translation>
    </message>
    <message>
        <source>Count the moves: who promotes first, and with check?</source>
        <translation>数清步数：谁先升变？升变时带将军吗？</translation>
    </message>
    <message>
        <source>A king can go after both pawns at once, as in Réti&apos;s study.</source>
        <translation>一个王可以同时追两个兵，就像列蒂的排局那样。</translation>
    </message>
    <message>
        <source>The side that checks first may win: look for mate or a skewer.</source>
        <translation>谁先将军谁就可能赢：寻找将死或串击。</translation>
    </message>
    <message>
        <source>Win the rook with a skewer or double attack, or mate on the edge.</source>
        <translation>用串击或击双赢得车，或在边线将死。</translation>
    </message>
    <message>
        <source>two queens</source>
        <translation>双后</translation>
    </message>
    <message>
        <source>two rooks</source>
        <translation>双车</translation>
    </message>
    <message>
        <source>two bishops</source>
        <translation>双象</translation>
    </message>
    <message>
        <source>two knights</source>
        <translation>双马</translation>
    </message>
    <message>
        <source>two pawns</source>
        <translation>双兵</translation>
    </message>
    <message>
        <source>bare kings</source>
        <translation>只剩双王</translation>
    </message>
    <message>
        <source>Strike at once: look for a mate, a skewer or a fork.</source>
        <translation>立即动手：寻找将死、串击或击双。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>pieces of one side, as in: queen and rook</comment>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>pieces of both sides, as in: queen against rook</comment>
        <translation>%1对%2</translation>
    </message>
    <message>
        <source>Promote the pawn.</source>
        <translation>让兵升变。</translation>
    </message>
    <message>
        <source>Just run: the other king is outside the square of the pawn.</source>
        <translation>只管跑：对方的王在兵的方形区之外。</translation>
    </message>
    <message>
        <source>Bring your king to a key square of the pawn.</source>
        <translation>让王占据兵的关键格。</translation>
    </message>
    <message>
        <source>Your king is on a key square: now escort the pawn home.</source>
        <translation>你的王占据了关键格：现在护送兵升变。</translation>
    </message>
    <message>
        <source>Win the pawn.</source>
        <translation>把兵吃掉。</translation>
    </message>
    <message>
        <source>Get into the corner in front of the pawn, or trap the other king there.</source>
        <translation>走进兵前面的角，或者把对方的王困在那里。</translation>
    </message>
    <message>
        <source>Keep the other king away from the key squares of the pawn.</source>
        <translation>不让对方的王占据兵的关键格。</translation>
    </message>
    <message>
        <source>Hold out, and take the pawn if it is ever left unprotected.</source>
        <translation>尽量坚持，兵一旦失去保护就吃掉它。</translation>
    </message>
    <message>
        <source>Take away one rank or file after another, using the two pieces in turn.</source>
        <translation>两枚棋子轮流推进，一条条地夺走横线或直线。</translation>
    </message>
    <message>
        <source>Drive the king to the edge with the queen, then bring up your own king.</source>
        <translation>用后把王赶到边线，再把自己的王调上来。</translation>
    </message>
    <message>
        <source>Two neighbouring diagonals are a wall he cannot cross; your king follows behind.</source>
        <translation>两条相邻的斜线是孤王越不过的墙；你的王随后跟上。</translation>
    </message>
    <message>
        <source>Two knights cannot force mate; your opponent has to walk into it.</source>
        <translation>双马不能强制将死，除非对手自己走进去。</translation>
    </message>
    <message>
        <source>Confining him completely stalemates him, one move short of mate.</source>
        <translation>把孤王完全关住就成了逼和，离将死只差一步。</translation>
    </message>
    <message>
        <source>Protect the pawn with the knight, and bring up your king.</source>
        <translation>用马保护兵，把王调上来。</translation>
    </message>
    <message>
        <source>Let the pawns protect each other, and bring up your king.</source>
        <translation>让两个兵互相保护，把王调上来。</translation>
    </message>
    <message>
        <source>Stay in front of the pawns, and take the one that comes too near.</source>
        <translation>守在兵的前面，哪个靠得太近就吃哪个。</translation>
    </message>
    <message>
        <source>Separate the rook from its king and win it with a double attack.</source>
        <translation>把车和它的王拆开，用击双赢得车。</translation>
    </message>
    <message>
        <source>Bring up your king, and never allow a knight fork.</source>
        <translation>把王调上来，绝不给马击双的机会。</translation>
    </message>
    <message>
        <source>Most of these positions are drawn: in the other corners he is safe.</source>
        <translation>这类局面大多是和棋：孤王在另外两个角是安全的。</translation>
    </message>
    <message>
        <source>Separate the knight from its king, and trap it.</source>
        <translation>把马和它的王拆开，再把马捉死。</translation>
    </message>
    <message>
        <source>Most of these positions are drawn as long as the two stay together.</source>
        <translation>只要两者不分开，这类局面大多是和棋。</translation>
    </message>
    <message>
        <source>Use checks to force the king in front of his pawn, and use the time gained to bring up your own king.</source>
        <translation>用将军逼王走到兵前，借赢得的时间把自己的王调上来。</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn, or cut the other king off with the rook.</source>
        <translation>把王走到兵的前面，或用车切断对方王的去路。</translation>
    </message>
    <message>
        <source>A pawn that runs ahead of its king is lost.</source>
        <translation>丢下王独自前冲的兵会被吃掉。</translation>
    </message>
    <message>
        <source>Most of these positions are drawn: the bishop sacrifices itself for the pawn.</source>
        <translation>这类局面大多是和棋：象会牺牲自己换掉兵。</translation>
    </message>
    <message>
        <source>Control a square on the pawn&apos;s path, and give up the bishop for the pawn.</source>
        <translation>控制兵前进路上的一格，用象换掉兵。</translation>
    </message>
    <message>
        <source>Get the knight in front of the pawn and give it up for the pawn.</source>
        <translation>把马调到兵的前面，用马换掉兵。</translation>
    </message>
    <message>
        <source>Do not let the other queen check you or force an exchange.</source>
        <translation>别让对方的后将你的军，也别让它兑掉你的后。</translation>
    </message>
    <message>
        <source>If neither works at once, it is a draw.</source>
        <translation>两者若不能立即做到，就是和棋。</translation>
    </message>
    <message>
        <source>Get your king in front of the pawn with the other king cut off, as in the Lucena position.</source>
        <translation>像卢塞纳局面那样，把王走到兵的前面，并切断对方王的去路。</translation>
    </message>
    <message>
        <source>Then build a bridge: put the rook on the fourth rank, ready to block his checks.</source>
        <translation>然后搭桥：把车放到第四横线，准备挡住对方的将军。</translation>
    </message>
    <message>
        <source>Keep the rook on the third rank, in front of the pawn (Philidor&apos;s defence); once the pawn advances to that rank, check from behind.</source>
        <translation>让车守住兵前面的第三横线（菲利多尔防御）；兵一走到那里，就从后面将军。</translation>
    </message>
    <message>
        <source>Push the pawn when he runs out of checks.</source>
        <translation>等对方无将可将时挺兵。</translation>
    </message>
    <message>
        <source>Answer check with check where you can: that forces the queens off.</source>
        <translation>可以的话，用将军回应将军：这样能逼对方兑后。</translation>
    </message>
    <message>
        <source>Give perpetual check, and keep your king far from the pawn.</source>
        <translation>长将，让你的王远离兵。</translation>
    </message>
    <message>
        <source>Aim for the Philidor position: his king on the edge, yours facing it.</source>
        <translation>力争菲利多尔局面：对方的王在边线，你的王与它对面。</translation>
    </message>
    <message>
        <source>Most of these positions are drawn, but they are hard to hold.</source>
        <translation>这类局面大多是和棋，但很难守。</translation>
    </message>
    <message>
        <source>It can take longer than the fifty-move rule allows.</source>
        <translation>可能超出五十回合规则所允许的回合数。</translation>
    </message>
    <message>
        <source>three queens</source>
        <translation>三后</translation>
    </message>
    <message>
        <source>three rooks</source>
        <translation>三车</translation>
    </message>
    <message>
        <source>three bishops</source>
        <translation>三象</translation>
    </message>
    <message>
        <source>three knights</source>
        <translation>三马</translation>
    </message>
    <message>
        <source>three pawns</source>
        <translation>三兵</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>pieces of one side, as in: rook, bishop and knight</comment>
        <translation>%1、%2和%3</translation>
    </message>
    <message>
        <source>Get closer to mate with every move; if you are unsure, take a hint.</source>
        <translation>每一步都让将死更近；没有把握时，看看提示。</translation>
    </message>
    <message>
        <source>Escort the pawn home: your bishop drives his off the pawn&apos;s path.</source>
        <translation>护送兵升变：用你的象把对方的象赶出兵的去路。</translation>
    </message>
    <message>
        <source>Opposite-coloured bishops nearly always draw.</source>
        <translation>异色象几乎总是和棋。</translation>
    </message>
    <message>
        <source>Get your king in front of the pawn, on a square the bishop cannot attack, or give up your bishop for the pawn.</source>
        <translation>把王放到兵前面象攻击不到的格上，或者用象换掉兵。</translation>
    </message>
    <message>
        <source>Escort the pawn through with your king and bishop, and keep the knight out.</source>
        <translation>用王和象护送兵前进，把马挡在外面。</translation>
    </message>
    <message>
        <source>On the edge a bishop can dominate the knight.</source>
        <translation>在棋盘边上，象可以把马困住。</translation>
    </message>
    <message>
        <source>Block the pawn with your king on a square the bishop cannot attack, or give up the knight for the pawn.</source>
        <translation>用王在象攻击不到的格上挡住兵，或者用马换掉兵。</translation>
    </message>
    <message>
        <source>Threaten mate with all your pieces while his king is on the edge.</source>
        <translation>趁对方的王在棋盘边上，用所有棋子威胁将死。</translation>
    </message>
    <message>
        <source>Most of these positions are drawn; the danger is a king on the edge.</source>
        <translation>这类局面大多是和棋；危险在于王处在棋盘边上。</translation>
    </message>
    <message>
        <source>Bring up your king: pawns on one file cannot protect each other.</source>
        <translation>把王调上来：同一直线上的兵不能互相保护。</translation>
    </message>
    <message>
        <source>Keep him busy: while he goes after one pawn, push the other.</source>
        <translation>让对方的王忙不过来：它追一个兵时，就推进另一个。</translation>
    </message>
    <message>
        <source>Use your king: attack his pawn and guard your own.</source>
        <translation>用好你的王：进攻对方的兵，保护自己的兵。</translation>
    </message>
    <message>
        <source>King and rook are enough, but the pawn may be quicker.</source>
        <translation>有车和王就够了，但用兵也许更快。</translation>
    </message>
    <message>
        <source>Aim for a bishop or rook pawn on the seventh with your king beside it: that may draw.</source>
        <translation>争取象线兵或边兵到第七横线、王在旁：可能守和。</translation>
    </message>
    <message>
        <source>Keep both pieces, stop the pawn, and mate the king in a corner of the bishop&apos;s colour.</source>
        <translation>保住两个子，拦住兵，在与象同色的角把王将死。</translation>
    </message>
    <message>
        <source>A pawn that is blocked or guarded against need not be captured.</source>
        <translation>被堵住或被看住的兵不必吃掉。</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn, so that only exact replies hold.</source>
        <translation>把王走到兵的前方，让对方只有精确应对才能守住。</translation>
    </message>
    <message>
        <source>Your king belongs beside the pawn, and the other king away from it.</source>
        <translation>你的王应在兵旁，对方的王则要被挡在远处。</translation>
    </message>
    <message>
        <source>Push the pawn.</source>
        <translation>把兵向前推进。</translation>
    </message>
    <message>
        <source>Clear the way for your pawn.</source>
        <translation>给自己的兵让路。</translation>
    </message>
    <message>
        <source>Bring up your king.</source>
        <translation>把王调上来。</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn.</source>
        <translation>把王走到兵的前面。</translation>
    </message>
    <message>
        <source>Bring your king to the pawn.</source>
        <translation>把王调到兵的旁边。</translation>
    </message>
    <message>
        <source>Cut the other king off from the pawn with your rook.</source>
        <translation>用车切断对方王通往兵的路。</translation>
    </message>
    <message>
        <source>Attack the pawn.</source>
        <translation>攻击兵。</translation>
    </message>
    <message>
        <source>Keep your king off the edge.</source>
        <translation>别让自己的王走到边线。</translation>
    </message>
    <message>
        <source>Drive his king towards the edge.</source>
        <translation>把对方的王赶向边线。</translation>
    </message>
    <message>
        <source>The knight is far from its king: trap it.</source>
        <translation>马离它的王很远：把马捉死。</translation>
    </message>
    <message>
        <source>Bring king and knight together.</source>
        <translation>让王和马靠拢。</translation>
    </message>
    <message>
        <source>Take the opposition: it gets your king to a key square.</source>
        <translation>取得对王：这样你的王就能占据关键格。</translation>
    </message>
    <message>
        <source>Take the opposition: it keeps the other king away from the key squares.</source>
        <translation>取得对王：这样对方的王到不了关键格。</translation>
    </message>
    <message>
        <source>Keep his king out of the corner in front of the pawn: your bishop does not control it.</source>
        <translation>别让对方的王进入兵前的角格：你的象控制不了它。</translation>
    </message>
    <message>
        <source>Head for the corner in front of the pawn: the bishop does not control it.</source>
        <translation>走向兵前的角格：象控制不了它。</translation>
    </message>
    <message>
        <source>The rook is far from its king: win it with checks and a double attack.</source>
        <translation>车离它的王很远：用将军和击双赢得它。</translation>
    </message>
    <message>
        <source>Make for a corner of the opposite colour to your bishop.</source>
        <translation>走向与你的象异色的角。</translation>
    </message>
    <message>
        <source>His king blocks his pawn: bring up your king.</source>
        <translation>对方的王挡住了自己的兵：把你的王调上来。</translation>
    </message>
    <message>
        <source>Give checks until his king has to step in front of his pawn.</source>
        <translation>不断将军，直到对方的王被迫走到自己的兵前面。</translation>
    </message>
    <message>
        <source>Build a bridge: put the rook on the fourth rank, ready to block his checks.</source>
        <translation>搭桥：把车放到第四横线，准备挡住对方的将军。</translation>
    </message>
    <message>
        <source>The pawn is under control: drive his king towards a corner of the bishop&apos;s colour.</source>
        <translation>兵已在控制之中：把对方的王赶向与象同色的角。</translation>
    </message>
    <message>
        <source>Take squares away from his king.</source>
        <translation>夺走对方王的活动格。</translation>
    </message>
    <message>
        <source>Your king is safest in the centre.</source>
        <translation>你的王在中心最安全。</translation>
    </message>
    <message>
        <source>Basic mates</source>
        <translation>基础杀法</translation>
    </message>
    <message>
        <source>Pawn endings</source>
        <translation>兵残局</translation>
    </message>
    <message>
        <source>Queen endings</source>
        <translation>后残局</translation>
    </message>
    <message>
        <source>Rook endings</source>
        <translation>车残局</translation>
    </message>
    <message>
        <source>Minor pieces</source>
        <translation>轻子</translation>
    </message>
    <message>
        <source>Queen against other pieces</source>
        <translation>后对其他子</translation>
    </message>
    <message>
        <source>Rook against other pieces</source>
        <translation>车对其他子</translation>
    </message>
    <message>
        <source>Five pieces</source>
        <translation>五子</translation>
    </message>
    <message>
        <source>Keep the rook near your king.</source>
        <translation>让车留在王的附近。</translation>
    </message>
    <message>
        <source>Bishop endings</source>
        <translation>象残局</translation>
    </message>
    <message>
        <source>Knight endings</source>
        <translation>马残局</translation>
    </message>
    <message>
        <source>The wrong corner</source>
        <translation>异色角</translation>
    </message>
    <message>
        <source>Philidor&apos;s W, 1777</source>
        <translation>菲利多尔的 W 形，1777</translation>
    </message>
    <message>
        <source>Delétang&apos;s starting position</source>
        <translation>德勒唐的起始局面</translation>
    </message>
    <message>
        <source>The longest mate</source>
        <translation>最长的杀法</translation>
    </message>
    <message>
        <source>Ushenina – Girya, Geneva 2013</source>
        <translation>乌什尼娜 – 吉里娅，日内瓦 2013</translation>
    </message>
    <message>
        <source>Rook and pawn: the Lucena bridge</source>
        <translation>车兵残局：卢塞纳搭桥</translation>
    </message>
    <message>
        <source>Rook and pawn: Philidor&apos;s third-rank defence</source>
        <translation>车兵残局：菲利多尔的第三横线防御</translation>
    </message>
    <message>
        <source>Rook and pawn: the Vančura defence</source>
        <translation>车兵残局：万楚拉防御</translation>
    </message>
    <message>
        <source>Philidor&apos;s W</source>
        <translation>菲利多尔的 W 形</translation>
    </message>
    <message>
        <source>Delétang&apos;s middle triangle</source>
        <translation>德勒唐的中三角</translation>
    </message>
    <message>
        <source>Delétang&apos;s small triangle</source>
        <translation>德勒唐的小三角</translation>
    </message>
    <message>
        <source>Queen, the longest mate</source>
        <translation>后，最长的杀法</translation>
    </message>
    <message>
        <source>Rook, the longest mate</source>
        <translation>车，最长的杀法</translation>
    </message>
    <message>
        <source>Pawn, the opposition wins</source>
        <translation>兵，对王取胜</translation>
    </message>
    <message>
        <source>Pawn, the opposition holds the draw</source>
        <translation>兵，对王守和</translation>
    </message>
    <message>
        <source>Queen against centre pawn</source>
        <translation>后对中心兵</translation>
    </message>
    <message>
        <source>Lucena bridge</source>
        <translation>卢塞纳搭桥</translation>
    </message>
    <message>
        <source>Rook and bishop: Philidor&apos;s win</source>
        <translation>车象残局：菲利多尔的胜法</translation>
    </message>
    <message>
        <source>Rook and bishop: the second-rank defence</source>
        <translation>车象残局：第二横线防御</translation>
    </message>
    <message>
        <source>Rook and bishop: the Cochrane defence</source>
        <translation>车象残局：科克伦防御</translation>
    </message>
    <message>
        <source>Bishops: Centurini&apos;s study</source>
        <translation>象残局：琴图里尼的排局</translation>
    </message>
    <message>
        <source>Bishops: the king behind the pawn</source>
        <translation>象残局：王在兵后</translation>
    </message>
    <message>
        <source>Take the opposition.</source>
        <translation>取得对王。</translation>
    </message>
    <message>
        <source>Look for a check that attacks the rook, too.</source>
        <translation>找一着同时攻击车的将军。</translation>
    </message>
    <message>
        <source>Cut the other king off with your rook.</source>
        <translation>用车切断对方的王。</translation>
    </message>
    <message>
        <source>Put your rook behind the passed pawn.</source>
        <translation>把车放到通路兵的后面。</translation>
    </message>
    <message>
        <source>Use your king.</source>
        <translation>发挥王的作用。</translation>
    </message>
    <message>
        <source>His king is too late. Improve your king first, then push the pawn.</source>
        <translation>孤王来不及了。先改善己方王的位置，再挺兵。</translation>
    </message>
</context>
<context>
    <name>EngineCommands</name>
    <message>
        <source>Choose the program file of a UCI engine.</source>
        <translation>请选择 UCI 引擎的程序文件。</translation>
    </message>
    <message>
        <source>%1 takes over where the tablebases end.</source>
        <translation>残局库之外由 %1 接手。</translation>
    </message>
    <message>
        <source>What it says is an opinion, not a proof.</source>
        <translation>它说的是看法，不是证明。</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>选择引擎</translation>
    </message>
    <message>
        <source>&amp;Choose an engine…</source>
        <translation>选择引擎(&amp;C)…</translation>
    </message>
    <message>
        <source>It plays positions with six or more pieces, or with castling</source>
        <translation>在六枚棋子以上或可以易位的局面中走棋</translation>
    </message>
    <message>
        <source>&amp;Stop using %1</source>
        <translation>停用 %1(&amp;D)</translation>
    </message>
    <message>
        <source>Eng&amp;ine beyond the tablebases</source>
        <translation>残局库之外的引擎(&amp;I)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1 won</source>
        <comment>a share of positions</comment>
        <translation>胜 %1</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <comment>a share of positions</comment>
        <translation>和 %1</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a share of positions</comment>
        <translation>负 %1</translation>
    </message>
    <message>
        <source>Being computed…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending.</source>
        <translation>内存不足，无法求解此残局。</translation>
    </message>
    <message>
        <source>Solve it now</source>
        <translation>现在求解</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>只显示前 %1 个。</translation>
    </message>
    <message>
        <source>Longest wins</source>
        <translation>最长的胜局</translation>
    </message>
    <message>
        <source>Reciprocal zugzwangs</source>
        <translation>互为楚茨文克</translation>
    </message>
    <message>
        <source>The side to move loses, but would not if the other side had to move. Mirror images count once.</source>
        <translation>轮到走棋的一方会输，若轮到对方走则不会输。镜像局面只计一次。</translation>
    </message>
    <message>
        <source>Longest win: %1.</source>
        <translation>最长的胜局：%1。</translation>
    </message>
    <message>
        <source>Attacker to move: %1.</source>
        <comment>shares of results</comment>
        <translation>攻方走棋：%1。</translation>
    </message>
    <message>
        <source>Defender to move: %1.</source>
        <comment>shares of results</comment>
        <translation>守方走棋：%1。</translation>
    </message>
    <message>
        <source>No ending has been found.</source>
        <translation>没有找到残局。</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>全部残局</translation>
    </message>
    <message>
        <source>Longest wins of the attacker</source>
        <translation>攻方最长的胜局</translation>
    </message>
    <message>
        <source>Longest wins of the defender</source>
        <translation>守方最长的胜局</translation>
    </message>
    <message>
        <source>Whoever has to move loses.</source>
        <translation>谁走谁输。</translation>
    </message>
    <message>
        <source>The program computes these figures itself. Every legal arrangement of the pieces on the board counts, including bishops of one side on squares of the same colour; castling and the fifty-move rule are ignored. Won and lost are from the attacker&apos;s point of view, the side named first.</source>
        <translation>这些数字由本程序自行计算。棋子在棋盘上的每一种合规摆法都计算在内，包括一方两象同处一色格的摆法；不考虑王车易位和五十回合规则。胜负是对攻方（名称在前的一方）而言的。</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Save with mate &amp;distances and wasted moves</source>
        <translation>保存时附将死步数和浪费步数(&amp;D)</translation>
    </message>
    <message>
        <source>Saved games note after each move how far off mate is and how many moves were wasted</source>
        <translation>保存的对局会在每一着后注明离将死还有几步、浪费了几步</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open the games of a PGN file</source>
        <translation>打开 PGN 文件中的对局</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>Other &amp;games in this file…</source>
        <translation>文件中的其他对局(&amp;G)…</translation>
    </message>
    <message>
        <source>Choose another game from the last file opened</source>
        <translation>从上次打开的文件中另选一局</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the game as PGN</source>
        <translation>把对局保存为 PGN</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the game in another file</source>
        <translation>把对局保存到另一个文件</translation>
    </message>
    <message>
        <source>&amp;Export board…</source>
        <translation>导出棋盘(&amp;E)…</translation>
    </message>
    <message>
        <source>Save a picture of the board as SVG or PNG</source>
        <translation>把棋盘图片保存为 SVG 或 PNG</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Print the board and the moves</source>
        <translation>打印棋盘和着法</translation>
    </message>
    <message>
        <source>The board and the moves have been sent to the printer.</source>
        <translation>棋盘和着法已发送到打印机。</translation>
    </message>
    <message>
        <source>The board and the moves have been saved as “%1”.</source>
        <comment>a PDF file</comment>
        <translation>棋盘和着法已保存为“%1”。</translation>
    </message>
    <message>
        <source>Print preview…</source>
        <translation>打印预览…</translation>
    </message>
    <message>
        <source>See the page before it is printed</source>
        <translation>打印前查看页面</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>留在这里</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>&amp;New position</source>
        <translation>新局面(&amp;N)</translation>
    </message>
    <message>
        <source>Deal another position of the chosen kind</source>
        <translation>再来一个所选类型的局面</translation>
    </message>
    <message>
        <source>&amp;Choose the kind of position…</source>
        <translation>选择局面类型(&amp;C)…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Start with these settings</source>
        <translation>按这些设置开始</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>回到开头(&amp;S)</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>后退一步(&amp;B)</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>前进一步(&amp;F)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>跳到末尾(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Play the line automatically</source>
        <translation>自动播放(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Show the &amp;line to mate</source>
        <translation>演示杀法(&amp;L)</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>杀法</translation>
    </message>
    <message>
        <source>Replay the best line from here</source>
        <translation>从此处回放最佳变化</translation>
    </message>
    <message>
        <source>Finish it for &amp;me</source>
        <translation>替我走完(&amp;M)</translation>
    </message>
    <message>
        <source>To the first &amp;known ending</source>
        <translation>到首个已解残局(&amp;K)</translation>
    </message>
    <message>
        <source>Go to where the game first reaches a solved ending</source>
        <translation>转到对局首次进入已求解残局的地方</translation>
    </message>
    <message>
        <source>Let the program play the rest once you have promoted and are winning with a queen or rook</source>
        <translation>升变之后凭后或车可以取胜时，其余由程序走完</translation>
    </message>
    <message>
        <source>A&amp;gain, mirrored</source>
        <translation>镜像重来(&amp;G)</translation>
    </message>
    <message>
        <source>Start again from the first position of this game with left and right swapped</source>
        <translation>从本局的起始局面重新开始，左右互换</translation>
    </message>
    <message>
        <source>An&amp;other like this</source>
        <translation>再来一个类似的(&amp;O)</translation>
    </message>
    <message>
        <source>Another position of the same ending, about as far from mate</source>
        <translation>同一残局的另一个局面，离将死的步数相近</translation>
    </message>
    <message>
        <source>To yo&amp;ur mistake</source>
        <translation>跳到你的错着(&amp;U)</translation>
    </message>
    <message>
        <source>Go to the move that went wrong and see the reply that punishes it</source>
        <translation>转到走错的那一着，并显示惩罚它的应着</translation>
    </message>
    <message>
        <source>Gi&amp;ve up</source>
        <translation>放弃(&amp;V)</translation>
    </message>
    <message>
        <source>End the attempt and see what went wrong, the best moves and the report</source>
        <translation>结束这次尝试，查看错在哪里、最佳着法和报告</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>对弈</translation>
    </message>
    <message>
        <source>Play the position on the board</source>
        <translation>对弈棋盘上的局面</translation>
    </message>
    <message>
        <source>Reveals a little more each time: the aim, the squares, the piece, its destination, the best moves</source>
        <translation>每次多透露一点：目标、相关的格、棋子、去处、最佳着法</translation>
    </message>
    <message>
        <source>Play this move</source>
        <comment>the move that was hinted at</comment>
        <translation>走这一着</translation>
    </message>
    <message>
        <source>Play the move that the hints have come to</source>
        <translation>走出提示最后给出的着法</translation>
    </message>
    <message>
        <source>Choose “Give up” again to end the exam; Esc continues it.</source>
        <translation>再次选择“放弃”即结束考试；按 Esc 继续考试。</translation>
    </message>
    <message>
        <source>You will then see the report.</source>
        <translation>之后你会看到报告。</translation>
    </message>
    <message>
        <source>Choose “Choose the kind of position” again to leave the set-up; Esc stays here.</source>
        <translation>再次选择“选择局面类型”即退出摆局面；按 Esc 留在此处。</translation>
    </message>
    <message>
        <source>The question is answered, so there are no more hints.</source>
        <translation>问题已回答，不再有提示。</translation>
    </message>
    <message>
        <source>There are no hints in an exam.</source>
        <translation>考试中没有提示。</translation>
    </message>
    <message>
        <source>There are no more hints; “Show the squares” gives the answer.</source>
        <translation>没有更多提示了；“显示各格”会给出答案。</translation>
    </message>
    <message>
        <source>Reveals a little more each time: the colours of the squares, then one square after another</source>
        <translation>每次多透露一点：各格的颜色，然后逐一给出各格</translation>
    </message>
    <message>
        <source>Hints need the solved ending: press “Solve by computer” first.</source>
        <translation>提示需要先求解此残局：请先按“用计算机求解”。</translation>
    </message>
    <message>
        <source>only once a promoted piece wins against the king alone</source>
        <translation>仅当升变的棋子对单王必胜时</translation>
    </message>
    <message>
        <source>There are no more hints; “Give up” shows the answer.</source>
        <translation>没有更多提示了；“放弃”会显示答案。</translation>
    </message>
    <message>
        <source>There are no hints for a move to know by heart.</source>
        <translation>需要熟记的着法没有提示。</translation>
    </message>
    <message>
        <source>Keep setting up</source>
        <translation>继续摆局</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Right corner</source>
        <translation>同色角</translation>
    </message>
    <message>
        <source>A corner of the bishop&apos;s colour: mate can be forced only there or right next to it.</source>
        <translation>与象同色的角：只有在这里或紧邻处才能强制将死。</translation>
    </message>
    <message>
        <source>Wrong corner</source>
        <translation>异色角</translation>
    </message>
    <message>
        <source>A corner of the other colour, where mate cannot be forced.</source>
        <translation>另一种颜色的角，在这里不能强制将死。</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>A phase of the mate, with its own aim.</source>
        <translation>将死过程中的一个阶段，有它自己的目标。</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>笼子</translation>
    </message>
    <message>
        <source>The squares that the lone king could reach if no other piece moved.</source>
        <translation>其他棋子都不动时，孤王能到达的所有格。</translation>
    </message>
    <message>
        <source>Way out</source>
        <translation>出口</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>The squares cut off by a diagonal of the bishop, around a right corner: large, middle or small. Also known as Delétang&apos;s triangles.</source>
        <translation>同色角周围被象的斜线切下的格：分大、中、小三种，也称德勒唐三角。</translation>
    </message>
    <message>
        <source>W manoeuvre</source>
        <translation>W 形路线</translation>
    </message>
    <message>
        <source>The knight&apos;s route along the edge, such as f7–e5–d7–c5–b7: it drives the king from the wrong corner to the right one.</source>
        <translation>马沿边线走的路线，例如 f7–e5–d7–c5–b7：把王从异色角赶到同色角。</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>据点</translation>
    </message>
    <message>
        <source>The square where a piece belongs in a given stage.</source>
        <translation>棋子在某一阶段应占的格。</translation>
    </message>
    <message>
        <source>Waiting move</source>
        <translation>等着</translation>
    </message>
    <message>
        <source>A move that keeps everything as it is, so that the opponent has to give way.</source>
        <translation>让局面保持不变、迫使对手让步的一着。</translation>
    </message>
    <message>
        <source>Detour</source>
        <translation>弯路</translation>
    </message>
    <message>
        <source>A move that delays mate by five moves or more.</source>
        <translation>使将死推迟五步或更多的着法。</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>方框</translation>
    </message>
    <message>
        <source>The squares left to the lone king by a queen, rook or bishops.</source>
        <translation>后、车或双象留给孤王的格。</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>对王</translation>
    </message>
    <message>
        <source>Key square</source>
        <translation>关键格</translation>
    </message>
    <message>
        <source>If the king on the pawn&apos;s side reaches it, that side wins, whoever is to move.</source>
        <translation>有兵一方的王占据它，这一方就赢，不论轮到谁走。</translation>
    </message>
    <message>
        <source>Square of the pawn</source>
        <translation>兵的方形区</translation>
    </message>
    <message>
        <source>If the other king is inside it, or can step into it on his move, he catches the pawn; otherwise he does not.</source>
        <translation>对方的王在区内，或轮到他走时能走进区内，就能追上兵；否则追不上。</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>逼和</translation>
    </message>
    <message>
        <source>The side to move is not in check but has no legal move: a draw.</source>
        <translation>轮到走棋的一方没有被将军，却没有合法着法：和棋。</translation>
    </message>
    <message>
        <source>General principles</source>
        <translation>一般原则</translation>
    </message>
    <message>
        <source>A way of playing that looks a few moves ahead without knowing the ending.</source>
        <translation>不懂残局、只往前看几步的走法。</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Drive the lone king into a smaller field if you can; otherwise bring your pieces together and your king close. It mates from every won position within fifty moves.</source>
        <translation>能赶就把孤王赶进更小的区域；否则让棋子会合，并让王靠近。从任何胜局都能在五十回合内将死。</translation>
    </message>
    <message>
        <source>The kings face each other with one square between them, and the side to move must give way. In the distant opposition there are three or five squares between them.</source>
        <translation>双王相对，中间隔一格，轮到走棋的一方必须让步。远对王时，中间隔三格或五格。</translation>
    </message>
    <message>
        <source>One of the method&apos;s seven regions around the right corners: three, six or eight squares at a corner, the edge without the wrong corners, the whole edge, the two outer rings, the whole board. The lone king is in a field if it can be kept there for three moves.</source>
        <translation>方法中同色角周围的七个范围之一：角上三格、六格或八格，不含异色角的边线，整圈边线，外面两圈，整个棋盘。孤王若能被困在某个区域内三步，就算在该区域中。</translation>
    </message>
    <message>
        <source>A square through which the lone king could escape.</source>
        <translation>孤王可以由此逃脱的格。</translation>
    </message>
    <message>
        <source>Behind the lone king</source>
        <translation>孤王身后</translation>
    </message>
    <message>
        <source>Two king moves away from it, on the side of the centre.</source>
        <translation>朝棋盘中央一侧、离孤王两个王步的地方。</translation>
    </message>
</context>
<context>
    <name>Guidance</name>
    <message>
        <source>Preparing the method…</source>
        <translation>正在准备这一方法…</translation>
    </message>
    <message>
        <source>There is not enough memory for the method.</source>
        <translation>内存不足，无法准备方法。</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>请关闭其他程序后重试。</translation>
    </message>
    <message>
        <source>Field: %1</source>
        <translation>区域：%1</translation>
    </message>
    <message>
        <source>Next field: %1</source>
        <translation>下一区域：%1</translation>
    </message>
    <message>
        <source>Its move is played as soon as it is ready.</source>
        <translation>准备好后立即走出它的着法。</translation>
    </message>
    <message>
        <source>This takes a few seconds the first time.</source>
        <translation>首次需要几秒钟。</translation>
    </message>
</context>
<context>
    <name>Heat</name>
    <message>
        <source>draw</source>
        <comment>heat map</comment>
        <translation>和棋</translation>
    </message>
    <message>
        <source>checkmate</source>
        <comment>heat map</comment>
        <translation>将死</translation>
    </message>
    <message>
        <source>mate in %1</source>
        <comment>heat map</comment>
        <translation>%1 步杀</translation>
    </message>
    <message>
        <source>Heat map, %1: no mate</source>
        <translation>热力图（%1）：没有将死</translation>
    </message>
    <message>
        <source>Heat map, %1: mate in %2</source>
        <translation>热力图（%1）：%2 步杀</translation>
    </message>
    <message>
        <source>Heat map, %1: mate in %2 (dark) to %3 (light)</source>
        <translation>热力图（%1）：%2 步杀（深色）至 %3 步杀（浅色）</translation>
    </message>
    <message>
        <source>Heat map: not in the tablebases</source>
        <translation>热力图：残局库中没有</translation>
    </message>
    <message>
        <source>the other side mates in %1</source>
        <comment>heat map</comment>
        <translation>对方 %1 步杀</translation>
    </message>
    <message>
        <source>%1, draw (=)</source>
        <comment>the legend of a heat map and its sign for draws</comment>
        <translation>%1，和棋（=）</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Go from square to square; in a replay, through the line</source>
        <translation>在格之间移动；回放时沿变化前进或后退</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter、空格</translation>
    </message>
    <message>
        <source>Pick up or put down a piece</source>
        <translation>拿起或放下棋子</translation>
    </message>
    <message>
        <source>Letters and digits</source>
        <translation>字母和数字</translation>
    </message>
    <message>
        <source>Type a move: Nd3, e3d5; Enter plays it</source>
        <translation>输入着法：马d3（或 Nd3）、e3d5；按 Enter 走出</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Remove a piece from the board (in set-up)</source>
        <translation>从棋盘上拿走一枚棋子（摆棋时）</translation>
    </message>
    <message>
        <source>Right mouse button</source>
        <translation>鼠标右键</translation>
    </message>
    <message>
        <source>Draw circles and arrows</source>
        <translation>画圆圈和箭头</translation>
    </message>
    <message>
        <source>Q, R, B, N</source>
        <translation>Q、R、B、N</translation>
    </message>
    <message>
        <source>Choose the promotion piece</source>
        <translation>选择升变成什么棋子（后、车、象、马）</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>转到下一个控件</translation>
    </message>
    <message>
        <source>Activate the focused control</source>
        <translation>触发当前焦点所在的控件</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>方向键、Home、End</translation>
    </message>
    <message>
        <source>Go from move to move in the list of moves</source>
        <translation>在着法列表中逐着移动</translation>
    </message>
    <message>
        <source>Go from piece to piece in the set-up tray</source>
        <translation>摆棋时在棋子盒中逐枚移动</translation>
    </message>
    <message>
        <source>Going back and cancelling</source>
        <translation>返回与取消</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>在棋盘上</translation>
    </message>
    <message>
        <source>Everywhere else</source>
        <translation>其他地方</translation>
    </message>
    <message>
        <source>Symbols in the game record</source>
        <translation>棋谱中的符号</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>棋盘上的标记</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>%1 during a replay and on a page to read</source>
        <translation>%1（回放时和阅读页上）</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ 做对</translation>
    </message>
    <message>
        <source>✓ With help</source>
        <translation>✓ 借助帮助</translation>
    </message>
    <message>
        <source>✗ Failed</source>
        <translation>✗ 未做对</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>再来一次</translation>
    </message>
    <message>
        <source>Results of the questions in a course</source>
        <translation>课程题目的成绩</translation>
    </message>
    <message>
        <source>On the first try, without help</source>
        <translation>第一次就做对，没有帮助</translation>
    </message>
    <message>
        <source>✓ Second try</source>
        <translation>✓ 第二次才做对</translation>
    </message>
    <message>
        <source>Without help after one or more wrong answers, or after a move taken back where the page is played out</source>
        <translation>没有帮助，但先答错过一次或多次，或在需要走完的页上悔过棋</translation>
    </message>
    <message>
        <source>A result never gets worse. A solution on the first try, when the page is opened again, improves it: a question that failed becomes one solved at the second try, any other becomes solved</source>
        <translation>成绩只升不降。重新打开该页后第一次就做对，成绩会提高：原来未做对的题改为第二次才做对，其余的题改为做对</translation>
    </message>
    <message>
        <source>Grades in practice</source>
        <translation>练习的评级</translation>
    </message>
    <message>
        <source>Piece letters</source>
        <translation>棋子字母</translation>
    </message>
    <message>
        <source>Put a piece on the square (in set-up): capital letters for White, small ones for Black</source>
        <translation>在格子上放一枚棋子（摆棋时）：大写字母为白方，小写字母为黑方</translation>
    </message>
    <message>
        <source>After a hint that says more than a question, or once the answer has been shown</source>
        <translation>用过不止是提问的提示，或答案已显示过</translation>
    </message>
    <message>
        <source>Not solved; practice will ask the question again</source>
        <translation>未做对；练习时会再出这道题</translation>
    </message>
    <message>
        <source>✗ Shown</source>
        <translation>✗ 已显示</translation>
    </message>
    <message>
        <source>The answer was shown; practice will ask the question</source>
        <translation>答案已显示；练习时会出这道题</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Go on in a course, as long as no arrow key has marked a square</source>
        <translation>在课程中继续（尚未用方向键标出格子时）</translation>
    </message>
    <message>
        <source>“Take back” undoes a move that you have just entered, and what it replaced is there again; “Delete move” deletes any move with all that follows it</source>
        <translation>“悔棋”撤销刚刚输入的着法，并恢复被它取代的内容；“删除着法”删除任意着法及其后的一切</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>They belong to the position on the board. What they claim about its result, such as “White mates in 5”, is checked while you write</source>
        <translation>属于棋盘上的局面。文字中关于结果的说法（例如“白方 5 步杀”）会在书写时得到检查</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>图示</translation>
    </message>
    <message>
        <source>What you draw belongs to the position on the board; draw it again to erase it</source>
        <translation>所画的内容属于棋盘上的局面；再画一次即可擦除</translation>
    </message>
    <message>
        <source>Writing a course</source>
        <translation>编写课程</translation>
    </message>
    <message>
        <source>Go back one step: clear a typed move, put a piece back, dismiss a message, cancel or close what is open, or leave the replay, the exercise or the page</source>
        <translation>后退一步：清除输入的着法、放回棋子、关闭消息、取消或关闭已打开的内容，或离开回放、练习或页面</translation>
    </message>
    <message>
        <source>A new line</source>
        <translation>新变例</translation>
    </message>
    <message>
        <source>It is shown first: Enter plays one move after another, each with its reason. Then you play the line; Skip goes there at once</source>
        <translation>先演示一遍：按 Enter 逐步走棋，每步都说明理由。然后由你来走；“跳过”可直接开始</translation>
    </message>
    <message>
        <source>A right move</source>
        <translation>走对了</translation>
    </message>
    <message>
        <source>The reply is played, and the next move of the line is asked; you press nothing</source>
        <translation>对方的应着会走出，接着就问变例的下一步；无需按键</translation>
    </message>
    <message>
        <source>A wrong move</source>
        <translation>走错了</translation>
    </message>
    <message>
        <source>You see why it is wrong and try again; practice will ask you for the move</source>
        <translation>你会看到错在哪里，然后再试；练习时会考你这步棋</translation>
    </message>
    <message>
        <source>Known, due</source>
        <translation>已掌握、到期</translation>
    </message>
    <message>
        <source>The positions that you have solved, and those that practice would ask now. Each answer is saved at once, so that you can stop at any time</source>
        <translation>你已做对的局面，以及练习现在会出的局面。每次作答都立即保存，所以随时可以停下</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Which check leaves him no square?</source>
        <translation>哪一着将军让孤王无处可走？</translation>
    </message>
    <message>
        <source>What can you capture?</source>
        <translation>你可以吃什么？</translation>
    </message>
    <message>
        <source>How far is the pawn from promotion?</source>
        <translation>兵离升变还有多远？</translation>
    </message>
    <message>
        <source>Which of your pieces can he take?</source>
        <translation>对方能吃掉你的哪枚棋子？</translation>
    </message>
    <message>
        <source>What if it were his move?</source>
        <translation>如果轮到对方走，会怎样？</translation>
    </message>
    <message>
        <source>How can you drive him nearer to the right corner?</source>
        <translation>怎样把孤王赶得离同色角更近？</translation>
    </message>
    <message>
        <source>How can you bring the kings face to face?</source>
        <translation>怎样让双王面对面？</translation>
    </message>
    <message>
        <source>Which enemy piece is unprotected?</source>
        <translation>对方的哪枚棋子没有保护？</translation>
    </message>
    <message>
        <source>In which corners can mate not be forced?</source>
        <translation>在哪些角不能强制将死？</translation>
    </message>
    <message>
        <source>Which corners are dangerous?</source>
        <translation>哪些角是危险的？</translation>
    </message>
    <message>
        <source>Where is there the most room?</source>
        <translation>哪里的空间最大？</translation>
    </message>
    <message numerus="yes">
        <source>Only %n move(s) hold the draw.</source>
        <translation>
            <numerusform>只有 %n 种着法能守和。</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>注意 %1。</translation>
    </message>
    <message>
        <source>Look at the marked squares.</source>
        <translation>注意标出的格。</translation>
    </message>
    <message>
        <source>Move the king.</source>
        <translation>走王。</translation>
    </message>
    <message>
        <source>Move the queen.</source>
        <translation>走后。</translation>
    </message>
    <message>
        <source>Move the rook.</source>
        <translation>走车。</translation>
    </message>
    <message>
        <source>Move the bishop.</source>
        <translation>走象。</translation>
    </message>
    <message>
        <source>Move the knight.</source>
        <translation>走马。</translation>
    </message>
    <message>
        <source>Move the pawn.</source>
        <translation>走兵。</translation>
    </message>
    <message>
        <source>Move the king to %1.</source>
        <translation>把王走到 %1。</translation>
    </message>
    <message>
        <source>Move the queen to %1.</source>
        <translation>把后走到 %1。</translation>
    </message>
    <message>
        <source>Move the rook to %1.</source>
        <translation>把车走到 %1。</translation>
    </message>
    <message>
        <source>Move the bishop to %1.</source>
        <translation>把象走到 %1。</translation>
    </message>
    <message>
        <source>Move the knight to %1.</source>
        <translation>把马走到 %1。</translation>
    </message>
    <message>
        <source>Move the pawn to %1.</source>
        <translation>把兵走到 %1。</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1是唯一的着法。</translation>
    </message>
    <message>
        <source>Every move holds the draw.</source>
        <translation>任何着法都能守和。</translation>
    </message>
    <message>
        <source>All moves are equally good.</source>
        <translation>所有着法都同样好。</translation>
    </message>
    <message>
        <source>No other move is as good.</source>
        <translation>没有其他着法同样好。</translation>
    </message>
    <message>
        <source>Equally good: %1.</source>
        <translation>同样好：%1。</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>最佳：%1。</translation>
    </message>
    <message>
        <source>Hint used: the aim.</source>
        <translation>用了提示：目标。</translation>
    </message>
    <message>
        <source>Hint used: the squares.</source>
        <translation>用了提示：相关的格。</translation>
    </message>
    <message>
        <source>Hint used: the piece.</source>
        <translation>用了提示：棋子。</translation>
    </message>
    <message>
        <source>Hint used: the square.</source>
        <translation>用了提示：去处。</translation>
    </message>
    <message>
        <source>Hint used: the move.</source>
        <translation>用了提示：着法。</translation>
    </message>
    <message>
        <source>The program played this move.</source>
        <translation>这一着由程序走出。</translation>
    </message>
    <message numerus="yes">
        <source>hints on %n move(s)</source>
        <translation>
            <numerusform>%n 步用了提示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>悔棋 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>the rest played by the program</source>
        <translation>其余由程序走完</translation>
    </message>
    <message>
        <source>Help used: %1.</source>
        <translation>借助帮助：%1。</translation>
    </message>
    <message>
        <source>Which move is left to you?</source>
        <translation>你还剩哪一着可走？</translation>
    </message>
    <message>
        <source>Which two pieces can you attack at once?</source>
        <translation>你能同时攻击哪两枚棋子？</translation>
    </message>
    <message>
        <source>Which two enemy pieces stand on one line?</source>
        <translation>对方哪两枚棋子在同一条线上？</translation>
    </message>
    <message>
        <source>Which enemy piece shields its king?</source>
        <translation>对方哪枚棋子替王挡着？</translation>
    </message>
    <message>
        <source>Which of your pieces stands in the way of another?</source>
        <translation>你的哪枚棋子挡住了另一枚？</translation>
    </message>
    <message>
        <source>Which enemy piece has a job it must not leave?</source>
        <translation>对方哪枚棋子有不能放下的任务？</translation>
    </message>
    <message>
        <source>What if you had no moves left?</source>
        <translation>如果你无着可走，会怎样？</translation>
    </message>
    <message>
        <source>How can you guard the piece from behind its attacker?</source>
        <translation>怎样从攻击子的背后保护自己的子？</translation>
    </message>
    <message>
        <source>Which move gives check twice?</source>
        <translation>哪一着用两枚棋子同时将军？</translation>
    </message>
    <message>
        <source>Which of your pieces stands in the way of a check?</source>
        <translation>你的哪枚棋子挡住了将军的线路？</translation>
    </message>
    <message>
        <source>How will your king escape the checks?</source>
        <translation>你的王怎样摆脱将军？</translation>
    </message>
    <message>
        <source>Can the king still catch the pawn?</source>
        <translation>王还追得上兵吗？</translation>
    </message>
    <message>
        <source>Which key square can your king reach?</source>
        <translation>你的王能走到哪个关键格？</translation>
    </message>
    <message>
        <source>Who has to move if the kings face each other?</source>
        <translation>双王相对时，轮到谁走？</translation>
    </message>
    <message>
        <source>Where must your king stand when he has to move?</source>
        <translation>轮到对方走时，你的王应站在哪里？</translation>
    </message>
    <message>
        <source>How can your king get in his way?</source>
        <translation>你的王怎样挡住对方的王？</translation>
    </message>
    <message>
        <source>Which squares must his king not reach?</source>
        <translation>不能让对方的王走到哪些格？</translation>
    </message>
    <message>
        <source>Which corner draws against a rook pawn?</source>
        <translation>对付边兵，守住哪个角能和？</translation>
    </message>
    <message>
        <source>How can you stop the pawn?</source>
        <translation>怎样拦住兵？</translation>
    </message>
    <message>
        <source>Which square does the pawn need?</source>
        <translation>兵需要哪一格？</translation>
    </message>
    <message>
        <source>Which rank must his king not reach?</source>
        <translation>不能让对方的王走上哪条横线？</translation>
    </message>
    <message>
        <source>Which side of the pawn belongs to the king?</source>
        <translation>王应站在兵的哪一侧？</translation>
    </message>
    <message>
        <source>Where is the king safest against the pawn?</source>
        <translation>面对兵，王在哪里最安全？</translation>
    </message>
    <message>
        <source>Which file can you cut him off on?</source>
        <translation>能在哪条直线切断对方王的去路？</translation>
    </message>
    <message>
        <source>Which rank can you cut him off on?</source>
        <translation>能在哪条横线切断对方王的去路？</translation>
    </message>
    <message>
        <source>Where does a rook belong with a passed pawn?</source>
        <translation>有通路兵时，车应放在哪里？</translation>
    </message>
    <message>
        <source>From where can the rook check?</source>
        <translation>车能从哪里将军？</translation>
    </message>
    <message>
        <source>What can the rook do if he has to move?</source>
        <translation>如果轮到对方走，车能怎么走？</translation>
    </message>
    <message>
        <source>Where do the two bishops work best together?</source>
        <translation>双象在哪里配合得最好？</translation>
    </message>
    <message>
        <source>Where is your king needed?</source>
        <translation>哪里需要你的王？</translation>
    </message>
    <message>
        <source>What must you leave him to avoid stalemate?</source>
        <translation>必须给孤王留下什么，才不会逼和？</translation>
    </message>
    <message>
        <source>Which check leaves him almost no choice?</source>
        <translation>哪一着将军让孤王几乎别无选择？</translation>
    </message>
    <message>
        <source>Where does he want to go?</source>
        <translation>孤王想去哪里？</translation>
    </message>
    <message>
        <source>How can you leave him almost no squares?</source>
        <translation>怎样让孤王几乎无格可走？</translation>
    </message>
    <message>
        <source>How can you keep him on the edge?</source>
        <translation>怎样把孤王困在边线？</translation>
    </message>
    <message>
        <source>How can you shut him in?</source>
        <translation>怎样困住孤王？</translation>
    </message>
    <message>
        <source>How can you drive him back?</source>
        <translation>怎样逼退孤王？</translation>
    </message>
    <message>
        <source>How can you threaten mate?</source>
        <translation>怎样威胁将死？</translation>
    </message>
    <message>
        <source>Which square can you take away from him?</source>
        <translation>你能夺走孤王的哪一格？</translation>
    </message>
    <message>
        <source>How can you leave him fewer squares?</source>
        <translation>怎样让孤王的去处更少？</translation>
    </message>
    <message>
        <source>Which check drives him away?</source>
        <translation>哪一着将军能把孤王赶走？</translation>
    </message>
    <message>
        <source>Which of your pieces could he attack next?</source>
        <translation>孤王下一步可能攻击你的哪枚棋子？</translation>
    </message>
    <message>
        <source>Which of your pieces is attacked?</source>
        <translation>你的哪枚棋子受到攻击？</translation>
    </message>
    <message>
        <source>How do you reach the next stage: “%4”?</source>
        <translation>怎样进入下一阶段：“%4”？</translation>
    </message>
    <message>
        <source>Which diagonal cuts him off?</source>
        <translation>哪条斜线能切断孤王的去路？</translation>
    </message>
    <message>
        <source>Where does the knight go in the W?</source>
        <translation>马在 W 形路线中走到哪里？</translation>
    </message>
    <message>
        <source>Can your king get closer to him?</source>
        <translation>你的王能更靠近孤王吗？</translation>
    </message>
    <message>
        <source>Can the knight get closer to him?</source>
        <translation>马能更靠近孤王吗？</translation>
    </message>
    <message>
        <source>Which square does your king want to reach next?</source>
        <translation>你的王接下来想去哪一格？</translation>
    </message>
    <message>
        <source>Which square does the bishop want to reach next?</source>
        <translation>象接下来想去哪一格？</translation>
    </message>
    <message>
        <source>Which square does the knight want to reach next?</source>
        <translation>马接下来想去哪一格？</translation>
    </message>
    <message>
        <source>Which square do you want to reach next?</source>
        <translation>你接下来想走到哪一格？</translation>
    </message>
    <message>
        <source>Which squares near him are not guarded yet?</source>
        <translation>孤王附近哪些格还没有控制住？</translation>
    </message>
    <message>
        <source>Which piece is far from your king?</source>
        <translation>哪枚棋子离你的王很远？</translation>
    </message>
    <message>
        <source>Which check helps you?</source>
        <translation>哪一着将军对你有利？</translation>
    </message>
    <message>
        <source>Which squares must stay guarded?</source>
        <translation>哪些格必须继续控制？</translation>
    </message>
    <message>
        <source>How can the king leave the edge?</source>
        <translation>王怎样才能离开边线？</translation>
    </message>
    <message>
        <source>Can you give check?</source>
        <translation>你能将军吗？</translation>
    </message>
    <message>
        <source>How can you keep the enemy king out?</source>
        <translation>怎样不让对方的王进来？</translation>
    </message>
    <message>
        <source>Can you force mate in two moves?</source>
        <translation>你能强制两步杀吗？</translation>
    </message>
    <message>
        <source>How can you win the rook?</source>
        <translation>怎样得到对方的车？</translation>
    </message>
    <message>
        <source>How can you win the bishop?</source>
        <translation>怎样得到对方的象？</translation>
    </message>
    <message>
        <source>How can you win the knight?</source>
        <translation>怎样得到对方的马？</translation>
    </message>
    <message>
        <source>How can you win the pawn?</source>
        <translation>怎样得到对方的兵？</translation>
    </message>
    <message>
        <source>Which enemy piece cannot be saved?</source>
        <translation>对方哪枚棋子救不了？</translation>
    </message>
    <message>
        <source>Which square must your king keep?</source>
        <translation>你的王必须占住哪一格？</translation>
    </message>
    <message>
        <source>How many squares should lie between the kings?</source>
        <translation>双王之间应隔几格？</translation>
    </message>
    <message>
        <source>What stands in the way of your pawn?</source>
        <translation>什么挡住了你的兵？</translation>
    </message>
    <message>
        <source>Does the pawn reach the seventh rank with check or without?</source>
        <translation>兵走上第七横线时是否将军？</translation>
    </message>
    <message>
        <source>Can the pawn advance safely?</source>
        <translation>兵能安全前进吗？</translation>
    </message>
    <message>
        <source>Which squares does the pawn need?</source>
        <translation>兵需要哪些格？</translation>
    </message>
    <message>
        <source>Which corner must his king not reach?</source>
        <translation>不能让对方的王走到哪个角？</translation>
    </message>
    <message>
        <source>Who guards the pawn?</source>
        <translation>谁在保护兵？</translation>
    </message>
    <message>
        <source>Which corner does the bishop not cover?</source>
        <translation>象控制不了哪个角？</translation>
    </message>
    <message>
        <source>Which check blocks the pawn?</source>
        <translation>哪一着将军能堵住兵？</translation>
    </message>
    <message>
        <source>Which piece does his king have to guard?</source>
        <translation>对方的王必须保护哪枚棋子？</translation>
    </message>
    <message>
        <source>Which ending is won after an exchange?</source>
        <translation>兑子之后，哪种残局能赢？</translation>
    </message>
    <message>
        <source>Which piece stands behind your king?</source>
        <translation>你的王身后是哪枚棋子？</translation>
    </message>
    <message>
        <source>Which check brings the queen closer?</source>
        <translation>哪一着将军能让后靠近？</translation>
    </message>
    <message>
        <source>Where is your king safe from checks?</source>
        <translation>你的王在哪里不会被将军？</translation>
    </message>
    <message>
        <source>Which reply to the check helps your king?</source>
        <translation>怎样摆脱将军对你的王最有利？</translation>
    </message>
    <message>
        <source>How do you get out of check?</source>
        <translation>怎样摆脱将军？</translation>
    </message>
    <message>
        <source>How can the queen approach the pawn?</source>
        <translation>后怎样接近兵？</translation>
    </message>
    <message>
        <source>Can your king get closer to its mating post, a knight&apos;s move from the corner?</source>
        <translation>你的王能更靠近将死时的据点，即离角一个马步的格吗？</translation>
    </message>
    <message>
        <source>Which square does the rook want to reach next?</source>
        <translation>车接下来想去哪一格？</translation>
    </message>
    <message>
        <source>Where is the king safest?</source>
        <translation>王在哪里最安全？</translation>
    </message>
    <message>
        <source>Is there a move that does not draw?</source>
        <translation>有不会成和的着法吗？</translation>
    </message>
    <message>
        <source>How can you stay off the edge?</source>
        <translation>怎样避开边线？</translation>
    </message>
    <message>
        <source>Where is the other king farthest away?</source>
        <translation>走到哪里离对方的王最远？</translation>
    </message>
    <message>
        <source>Does the bishop cover the promotion square?</source>
        <translation>象能控制升变格吗？</translation>
    </message>
    <message>
        <source>What happens if the rook leaves the back rank?</source>
        <translation>车离开底线会怎样？</translation>
    </message>
    <message>
        <source>Where does your king stand at the mate?</source>
        <translation>将死时你的王在哪里？</translation>
    </message>
    <message>
        <source>Which check can he not answer with an attack?</source>
        <translation>哪一着将军让孤王无法以攻击回应？</translation>
    </message>
    <message>
        <source>Where does his king want to go?</source>
        <translation>对方的王想去哪里？</translation>
    </message>
    <message>
        <source>Which check brings the knight closer?</source>
        <translation>哪一着将军能让马靠近？</translation>
    </message>
    <message>
        <source>Which check prepares a fork?</source>
        <translation>哪一着将军能准备捉双？</translation>
    </message>
    <message>
        <source>Which check prepares a skewer?</source>
        <translation>哪一着将军能准备串击？</translation>
    </message>
    <message>
        <source>Which check prepares a fork or a skewer?</source>
        <translation>哪一着将军能准备捉双或串击？</translation>
    </message>
    <message>
        <source>Which pieces can you exchange?</source>
        <translation>哪些子可以兑换？</translation>
    </message>
    <message>
        <source>What is the last pawn worth?</source>
        <translation>最后一个兵值多少？</translation>
    </message>
    <message>
        <source>Which of your pieces can come closer to the centre?</source>
        <translation>你的哪枚棋子能更靠近中心？</translation>
    </message>
    <message>
        <source>Where is the bishop out of the other king&apos;s reach?</source>
        <translation>象放在哪里对方的王够不着？</translation>
    </message>
    <message>
        <source>Where is the knight out of the other king&apos;s reach?</source>
        <translation>马放在哪里对方的王够不着？</translation>
    </message>
    <message>
        <source>Where is the rook out of the other king&apos;s reach?</source>
        <translation>车放在哪里对方的王够不着？</translation>
    </message>
    <message>
        <source>Where is the queen out of the other king&apos;s reach?</source>
        <translation>后放在哪里对方的王够不着？</translation>
    </message>
    <message>
        <source>Where is the pawn out of the other king&apos;s reach?</source>
        <translation>兵放在哪里对方的王够不着？</translation>
    </message>
    <message>
        <source>What can you do once both pawns have promoted?</source>
        <translation>双方的兵都升变后你能做什么？</translation>
    </message>
    <message>
        <source>What happens if both pawns run?</source>
        <translation>如果双方的兵都往前冲会怎样？</translation>
    </message>
    <message>
        <source>Which reply to the check also protects a piece?</source>
        <translation>怎样应将还能同时保护一个子？</translation>
    </message>
    <message>
        <source>Can your king step into the square of the pawn?</source>
        <translation>你的王能走进兵的方形区吗？</translation>
    </message>
    <message>
        <source>How can your king stay in the square of the pawn?</source>
        <translation>你的王怎样留在兵的方形区内？</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) shown</source>
        <translation>
            <numerusform>显示了 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Which threat must he answer?</source>
        <translation>对方必须应对什么威胁？</translation>
    </message>
    <message>
        <source>How can you keep the other king on the edge?</source>
        <translation>怎样把对方的王留在边线？</translation>
    </message>
    <message>
        <source>Which series of checks wins material?</source>
        <translation>哪一连串将军能得子？</translation>
    </message>
    <message>
        <source>Which of your pieces is pinned?</source>
        <translation>你的哪枚棋子被牵制了？</translation>
    </message>
    <message>
        <source>No other move wins.</source>
        <translation>没有其他着法能赢。</translation>
    </message>
    <message>
        <source>Most moves hold the draw.</source>
        <translation>大多数着法都能守和。</translation>
    </message>
    <message>
        <source>No move wins by force, and none loses.</source>
        <translation>没有着法能强制取胜，也没有着法会输。</translation>
    </message>
    <message>
        <source>How can you prepare your king&apos;s next move?</source>
        <translation>怎样为你的王的下一步做准备？</translation>
    </message>
    <message>
        <source>How can you prepare the bishop&apos;s next move?</source>
        <translation>怎样为象的下一步做准备？</translation>
    </message>
    <message>
        <source>How can you prepare the knight&apos;s next move?</source>
        <translation>怎样为马的下一步做准备？</translation>
    </message>
    <message>
        <source>What do you want to play next?</source>
        <translation>你下一着想走什么？</translation>
    </message>
    <message>
        <source>Only one move wins: what do the others allow?</source>
        <translation>只有一着能赢：其他着法会放过什么？</translation>
    </message>
    <message>
        <source>What do the other moves allow?</source>
        <translation>其他着法会放过什么？</translation>
    </message>
    <message>
        <source>How can you leave him nothing to attack?</source>
        <translation>怎样才能不给孤王留下可攻击的子？</translation>
    </message>
    <message>
        <source>How can you hold out longest?</source>
        <translation>怎样才能坚持得最久？</translation>
    </message>
    <message>
        <source>Where do you keep the most room?</source>
        <translation>走到哪里空间最大？</translation>
    </message>
    <message>
        <source>How can you stalemate him?</source>
        <translation>怎样造成逼和？</translation>
    </message>
    <message>
        <source>Many moves lose here.</source>
        <translation>这里有许多着法会输。</translation>
    </message>
    <message>
        <source>What happens if the rook leaves its king?</source>
        <translation>车离开己方的王会怎样？</translation>
    </message>
    <message>
        <source>From where can your rook attack the pawn?</source>
        <translation>你的车可以从哪里攻击兵？</translation>
    </message>
    <message>
        <source>Where would your king be lost?</source>
        <translation>你的王走到哪里就会输棋？</translation>
    </message>
    <message>
        <source>Move a queen.</source>
        <translation>走一个后。</translation>
    </message>
    <message>
        <source>Move a rook.</source>
        <translation>走一个车。</translation>
    </message>
    <message>
        <source>Move a bishop.</source>
        <translation>走一个象。</translation>
    </message>
    <message>
        <source>Move a knight.</source>
        <translation>走一个马。</translation>
    </message>
    <message>
        <source>Move a pawn.</source>
        <translation>走一个兵。</translation>
    </message>
    <message>
        <source>Every move that keeps the queen holds the draw.</source>
        <translation>凡是保住后的着法都能守和。</translation>
    </message>
    <message>
        <source>Every move that keeps the rook holds the draw.</source>
        <translation>凡是保住车的着法都能守和。</translation>
    </message>
    <message>
        <source>Every move that keeps the bishop holds the draw.</source>
        <translation>凡是保住象的着法都能守和。</translation>
    </message>
    <message>
        <source>Every move that keeps the knight holds the draw.</source>
        <translation>凡是保住马的着法都能守和。</translation>
    </message>
    <message>
        <source>Every move that does not lose a piece holds the draw.</source>
        <translation>凡是不丢子的着法都能守和。</translation>
    </message>
    <message>
        <source>Which pawn promotes first, and is it with check?</source>
        <translation>哪个兵先升变？升变时能将军吗？</translation>
    </message>
    <message>
        <source>Which pawn promotes first, and what does the queen control then?</source>
        <translation>哪个兵先升变？升变后的后控制哪里？</translation>
    </message>
    <message>
        <source>Does your king stand well on the edge?</source>
        <translation>你的王在边线上位置好吗？</translation>
    </message>
    <message>
        <source>What can you give up to draw the king away?</source>
        <translation>可以弃掉什么把王引开？</translation>
    </message>
    <message>
        <source>How can you drive the king in front of its pawn?</source>
        <translation>怎样把对方的王赶到自己的兵前面？</translation>
    </message>
    <message>
        <source>Which squares does the knight have left?</source>
        <translation>马还剩下哪些格子？</translation>
    </message>
    <message>
        <source>Which squares does the bishop have left?</source>
        <translation>象还剩下哪些格子？</translation>
    </message>
    <message>
        <source>To which side must your king go?</source>
        <translation>你的王必须走向哪一侧？</translation>
    </message>
    <message>
        <source>Which line must the rook hold?</source>
        <translation>车必须守住哪条线？</translation>
    </message>
    <message>
        <source>Which check is guarded by your king?</source>
        <translation>哪一着将军有你的王保护？</translation>
    </message>
    <message>
        <source>In which corner is your king safe?</source>
        <translation>你的王在哪个角落是安全的？</translation>
    </message>
    <message>
        <source>Can the rook still cut your king off?</source>
        <translation>车还能切断你的王吗？</translation>
    </message>
    <message>
        <source>On which side does your rook have room for checks?</source>
        <translation>你的车在哪一侧有将军的空间？</translation>
    </message>
    <message>
        <source>Which piece can step aside with check?</source>
        <translation>哪个子可以让开并将军？</translation>
    </message>
    <message>
        <source>Which check prepares zugzwang?</source>
        <translation>哪一着将军能准备楚茨文克？</translation>
    </message>
    <message>
        <source>Which check would be deadly?</source>
        <translation>哪一着将军会是致命的？</translation>
    </message>
    <message>
        <source>Which piece can help to win the knight?</source>
        <translation>哪个子可以帮忙吃掉马？</translation>
    </message>
    <message>
        <source>Which piece can help to win the bishop?</source>
        <translation>哪个子可以帮忙吃掉象？</translation>
    </message>
    <message>
        <source>On which side of the pawn is your king not held up?</source>
        <translation>从兵的哪一侧走，你的王不会受阻？</translation>
    </message>
    <message>
        <source>Which diagonal must the bishop not leave?</source>
        <translation>象不能离开哪条斜线？</translation>
    </message>
    <message>
        <source>Where can a check stop the other king?</source>
        <translation>在哪里将军可以挡住对方的王？</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Your settings could not be read; the defaults are used instead.</source>
        <translation>无法读取你的设置；已改用默认设置。</translation>
    </message>
    <message>
        <source>Right Corner</source>
        <translation>Right Corner</translation>
    </message>
    <message>
        <source>A trainer for chess endings with up to %1 pieces.</source>
        <translation>最多 %1 枚棋子的残局训练程序。</translation>
    </message>
    <message>
        <source>Your last game was saved by a newer version of Right Corner; a new game has been started.</source>
        <translation>你上次的对局由更新版本的 Right Corner 保存；已开始新的一局。</translation>
    </message>
    <message>
        <source>Neither your settings nor your games could be read completely.</source>
        <translation>你的设置和对局都未能完整读取。</translation>
    </message>
    <message>
        <source>Your games could not be read completely; what could be read is here.</source>
        <translation>你的对局未能完整读取；能读取的都在这里。</translation>
    </message>
    <message>
        <source>The old file has been kept as %1.</source>
        <translation>原文件已保留为 %1。</translation>
    </message>
    <message>
        <source>Right Corner failed to start twice in a row; this time it starts without your games.</source>
        <translation>Right Corner 连续两次未能启动；这次不载入你的对局。</translation>
    </message>
    <message>
        <source>rightcorner: cannot open a display; run it in a graphical session (DISPLAY or WAYLAND_DISPLAY).</source>
        <translation>rightcorner: 无法打开屏幕；请在桌面环境中启动（DISPLAY 或 WAYLAND_DISPLAY）。</translation>
    </message>
    <message>
        <source>Store games and practice data in the folder &lt;dir&gt;.</source>
        <translation>把对局和练习数据保存在文件夹 &lt;dir&gt; 中。</translation>
    </message>
    <message>
        <source>A file with games (PGN) or a position (FEN), a position as a FEN, or - to read standard input.</source>
        <translation>对局文件（PGN）或局面文件（FEN）、一个 FEN 局面，或用 - 表示从标准输入读取。</translation>
    </message>
    <message>
        <source>rightcorner: Qt&apos;s platform plugin &quot;%1&quot; is missing; install it (for Wayland, the package qt6-wayland).</source>
        <translation>rightcorner: 缺少 Qt 平台插件“%1”；请安装（Wayland 需要软件包 qt6-wayland）。</translation>
    </message>
    <message>
        <source>rightcorner: cannot start because the system allows no more threads; close other programs and try again.</source>
        <translation>rightcorner: 无法启动，因为系统不允许再创建线程；请关闭其他程序后重试。</translation>
    </message>
    <message>
        <source>Your games were not read because you cancelled that.</source>
        <translation>你的对局未读取，因为你取消了读取。</translation>
    </message>
    <message>
        <source>Your games are being read.</source>
        <translation>正在读取你的对局。</translation>
    </message>
    <message>
        <source>rightcorner: there is not enough memory. Any game in progress has been saved. Close other programs or raise the limit, and try again.</source>
        <translation>rightcorner: 内存不足。进行中的对局已保存。请关闭其他程序或提高上限，然后重试。</translation>
    </message>
    <message>
        <source>rightcorner: lost the connection to the display. Any game in progress has been saved.</source>
        <translation>rightcorner: 与屏幕的连接已断开。进行中的对局已保存。</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>in check</source>
        <translation>被将军</translation>
    </message>
    <message>
        <source>right corner</source>
        <translation>同色角</translation>
    </message>
    <message>
        <source>&amp;Target corners</source>
        <translation>目标角(&amp;T)</translation>
    </message>
    <message>
        <source>wrong corner</source>
        <translation>异色角</translation>
    </message>
    <message>
        <source>key square</source>
        <translation>关键格</translation>
    </message>
    <message>
        <source>&amp;Key squares</source>
        <translation>关键格(&amp;K)</translation>
    </message>
    <message>
        <source>in the square of the pawn</source>
        <translation>在兵的方形区内</translation>
    </message>
    <message>
        <source>S&amp;quare of the pawn</source>
        <translation>兵的方形区(&amp;Q)</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>可以走到</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>可以吃掉</translation>
    </message>
    <message>
        <source>&amp;Destinations</source>
        <translation>可到达的格(&amp;D)</translation>
    </message>
    <message>
        <source>part of the last move</source>
        <translation>上一着的一部分</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>上一着(&amp;L)</translation>
    </message>
    <message>
        <source>circled in green</source>
        <translation>画有绿圈</translation>
    </message>
    <message>
        <source>circled in red</source>
        <translation>画有红圈</translation>
    </message>
    <message>
        <source>circled in yellow</source>
        <translation>画有黄圈</translation>
    </message>
    <message>
        <source>circled in blue</source>
        <translation>画有蓝圈</translation>
    </message>
    <message>
        <source>best move; in a replay, the next move</source>
        <translation>最佳着法；回放时为下一着</translation>
    </message>
    <message>
        <source>reply to a mistake; attack on the king</source>
        <translation>对错着的应着；对王的攻击</translation>
    </message>
    <message>
        <source>drawn in green</source>
        <translation>绿色手绘箭头</translation>
    </message>
    <message>
        <source>drawn in red</source>
        <translation>红色手绘箭头</translation>
    </message>
    <message>
        <source>drawn in yellow</source>
        <translation>黄色手绘箭头</translation>
    </message>
    <message>
        <source>drawn in blue</source>
        <translation>蓝色手绘箭头</translation>
    </message>
    <message>
        <source>controlled by the king</source>
        <translation>被王控制</translation>
    </message>
    <message>
        <source>controlled by the attacking king</source>
        <translation>被攻方的王控制</translation>
    </message>
    <message>
        <source>Controlled by the &amp;king</source>
        <translation>王的控制格(&amp;G)</translation>
    </message>
    <message>
        <source>controlled by the first piece</source>
        <translation>被第一枚棋子控制</translation>
    </message>
    <message>
        <source>controlled by the attacker&apos;s first piece, such as the bishop; also through the other king (x-ray)</source>
        <translation>被攻方的第一枚棋子（如象）控制；隔着对方的王也算</translation>
    </message>
    <message>
        <source>Controlled by the &amp;first piece, such as the bishop</source>
        <translation>第一枚棋子（如象）的控制格(&amp;F)</translation>
    </message>
    <message>
        <source>controlled by the second piece</source>
        <translation>被第二枚棋子控制</translation>
    </message>
    <message>
        <source>controlled by the attacker&apos;s second piece, such as the knight</source>
        <translation>被攻方的第二枚棋子（如马）控制</translation>
    </message>
    <message>
        <source>Controlled by the &amp;second piece, such as the knight</source>
        <translation>第二枚棋子（如马）的控制格(&amp;S)</translation>
    </message>
    <message>
        <source>in the cage</source>
        <translation>在笼子里</translation>
    </message>
    <message>
        <source>the cage: every square the defending king could still reach if the other pieces stood still</source>
        <translation>笼子：其他棋子都不动时，守方的王还能到达的所有格</translation>
    </message>
    <message>
        <source>&amp;Cage</source>
        <translation>笼子(&amp;C)</translation>
    </message>
    <message>
        <source>Delétang&apos;s tria&amp;ngles</source>
        <translation>德勒唐三角(&amp;N)</translation>
    </message>
    <message>
        <source>on the W</source>
        <translation>在 W 形路线上</translation>
    </message>
    <message>
        <source>Philidor&apos;s W: the squares on which the knight drives the lone king along the edge</source>
        <translation>菲利多尔的 W 形：马沿边线驱赶孤王时所走的格</translation>
    </message>
    <message>
        <source>Philidor&apos;s &amp;W</source>
        <translation>菲利多尔的 W 形(&amp;W)</translation>
    </message>
    <message>
        <source>between kings in opposition</source>
        <translation>在对王的双王之间</translation>
    </message>
    <message>
        <source>in opposition</source>
        <translation>对王</translation>
    </message>
    <message>
        <source>the opposition: kings facing each other with one, three or five squares between them</source>
        <translation>对王：双王相对，中间隔一、三或五格</translation>
    </message>
    <message>
        <source>&amp;Opposition</source>
        <translation>对王(&amp;O)</translation>
    </message>
    <message>
        <source>in the heat map</source>
        <translation>在热力图中</translation>
    </message>
    <message>
        <source>the heat map: the number of moves to mate if the piece stood there and everything else stayed the same; = means a draw, − a mate by the other side</source>
        <translation>热力图：棋子在该格、其余不变时到将死的步数；= 表示和棋，− 表示被对方将死</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>热力图(&amp;H)</translation>
    </message>
    <message>
        <source>pointed out by the coach</source>
        <translation>教练指出的格</translation>
    </message>
    <message>
        <source>the method&apos;s move</source>
        <translation>方法给出的着法</translation>
    </message>
    <message>
        <source>in the field</source>
        <translation>在区域里</translation>
    </message>
    <message>
        <source>the field: the smallest of seven regions around the right corners in which the bishop and knight can keep the lone king for three moves</source>
        <translation>区域：同色角周围的七个范围中，象和马能把孤王困住三步的最小一个</translation>
    </message>
    <message>
        <source>F&amp;ield</source>
        <translation>区域(&amp;I)</translation>
    </message>
    <message>
        <source>in the next field</source>
        <translation>在下一区域里</translation>
    </message>
    <message>
        <source>the next field, which the method is heading for</source>
        <translation>下一区域，即方法的目标</translation>
    </message>
    <message>
        <source>in a triangle</source>
        <translation>在三角中</translation>
    </message>
    <message>
        <source>Delétang&apos;s triangles: the squares left to the lone king behind a diagonal of seven, five or three squares, and the pieces that keep him there</source>
        <translation>德勒唐三角：七格、五格或三格斜线之后留给孤王的格，以及把它困在那里的棋子</translation>
    </message>
    <message>
        <source>left to the lone king</source>
        <translation>留给孤王</translation>
    </message>
    <message>
        <source>the squares left to the lone king in the triangle that holds him</source>
        <translation>困住孤王的三角中留给它的格</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>局面(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>训练(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>设置(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
</context>
<context>
    <name>Method</name>
    <message>
        <source>Equally good: %1.</source>
        <translation>同样好：%1。</translation>
    </message>
    <message>
        <source>bring the knight nearer to your king</source>
        <comment>advice</comment>
        <translation>让马靠近你的王</translation>
    </message>
    <message>
        <source>bring the bishop nearer to your king</source>
        <comment>advice</comment>
        <translation>让象靠近你的王</translation>
    </message>
    <message>
        <source>bring your king nearer to your pieces</source>
        <comment>advice</comment>
        <translation>让你的王靠近自己的棋子</translation>
    </message>
    <message>
        <source>bring your pieces closer together</source>
        <comment>advice</comment>
        <translation>让你的棋子互相靠近</translation>
    </message>
    <message>
        <source>bring your king towards a square a knight&apos;s move from the corner</source>
        <comment>advice</comment>
        <translation>让你的王走向离角一个马步的格</translation>
    </message>
    <message>
        <source>bring your king nearer to his</source>
        <comment>advice</comment>
        <translation>让你的王靠近孤王</translation>
    </message>
    <message>
        <source>bring your king towards the centre</source>
        <comment>advice</comment>
        <translation>让你的王走向中心</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>下一目标：%1。</translation>
    </message>
    <message>
        <source>Next: mate in %1.</source>
        <translation>下一目标：%1 步杀。</translation>
    </message>
    <message>
        <source>Next: mate.</source>
        <translation>下一目标：将死。</translation>
    </message>
    <message>
        <source>No field is smaller: %1.</source>
        <translation>没有更小的区域：%1。</translation>
    </message>
    <message>
        <source>Nothing smaller yet: %1.</source>
        <translation>暂时没有更小的区域：%1。</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>走 %1。</translation>
    </message>
    <message>
        <source>the two outer rings</source>
        <comment>a field</comment>
        <translation>外面两圈</translation>
    </message>
    <message>
        <source>the whole board</source>
        <comment>a field</comment>
        <translation>整个棋盘</translation>
    </message>
    <message>
        <source>Field: %1.</source>
        <translation>区域：%1。</translation>
    </message>
    <message>
        <source>No field is smaller.</source>
        <translation>没有更小的区域。</translation>
    </message>
    <message>
        <source>Nothing smaller yet.</source>
        <translation>暂时没有更小的区域。</translation>
    </message>
    <message>
        <source>Field: %1, larger for the moment.</source>
        <translation>区域：%1，暂时变大。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the method&apos;s move; best play is %n move(s) faster.</source>
        <translation>
            <numerusform>%1是方法的着法；最佳走法快 %n 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of the %n position(s) to know by heart: play %1.</source>
        <translation>
            <numerusform>应熟记的 %n 个局面之一：走 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>First: %1</source>
        <comment>a sentence about a move</comment>
        <translation>首先：%1</translation>
    </message>
    <message>
        <source>First one of these: %1</source>
        <comment>sentences about moves</comment>
        <translation>首先，以下之一：%1</translation>
    </message>
    <message>
        <source>three squares at the corner</source>
        <comment>a field</comment>
        <translation>角上三格</translation>
    </message>
    <message>
        <source>six squares at the corner</source>
        <comment>a field</comment>
        <translation>角上六格</translation>
    </message>
    <message>
        <source>eight squares at the corner</source>
        <comment>a field</comment>
        <translation>角上八格</translation>
    </message>
    <message>
        <source>the edge without the wrong corners</source>
        <comment>a field</comment>
        <translation>不含异色角的边线</translation>
    </message>
    <message>
        <source>the whole edge</source>
        <comment>a field</comment>
        <translation>整圈边线</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king towards a square a knight&apos;s move from the corner.</source>
        <translation>让你的王走向离角一个马步的格，需要几步。</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king nearer to his.</source>
        <translation>让你的王靠近孤王，需要几步。</translation>
    </message>
    <message>
        <source>It takes some moves to drive him towards a right corner.</source>
        <translation>把孤王赶向同色角，需要几步。</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king towards the centre.</source>
        <translation>让你的王走向中心，需要几步。</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king and pieces closer together.</source>
        <translation>让你的王和棋子互相靠近，需要几步。</translation>
    </message>
    <message>
        <source>His reply must bring him nearer to your king.</source>
        <translation>孤王的应着只能使它更靠近你的王。</translation>
    </message>
    <message>
        <source>His reply must take him nearer to a right corner.</source>
        <translation>孤王的应着只能使它更靠近同色角。</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message numerus="yes">
        <source>%n move(s) with best play from the start</source>
        <translation>
            <numerusform>从起始局面起按最佳走法为 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1，%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n wasted so far</source>
        <translation>
            <numerusform>至今浪费 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Equally good:</source>
        <translation>同样好：</translation>
    </message>
    <message>
        <source>Also tried here:</source>
        <translation>这里还走过：</translation>
    </message>
    <message>
        <source>The win was thrown away on move %1.</source>
        <translation>第 %1 回合丢掉了胜局。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Mate in %1 with best play by both sides.</source>
        <translation>%1 步杀，双方均为最佳走法。</translation>
    </message>
    <message>
        <source>Variations:</source>
        <translation>变化：</translation>
    </message>
</context>
<context>
    <name>Opinions</name>
    <message>
        <source>%1 considers the position equal.</source>
        <comment>Stockfish 15.1</comment>
        <translation>%1 认为双方均势。</translation>
    </message>
    <message>
        <source>%1 considers White %2 pawns ahead.</source>
        <translation>%1 认为白方的优势相当于 %2 个兵。</translation>
    </message>
    <message>
        <source>%1 considers Black %2 pawns ahead.</source>
        <translation>%1 认为黑方的优势相当于 %2 个兵。</translation>
    </message>
    <message>
        <source>%1 sees mate in %2 for White.</source>
        <translation>%1 认为白方 %2 步杀。</translation>
    </message>
    <message>
        <source>%1 sees mate in %2 for Black.</source>
        <translation>%1 认为黑方 %2 步杀。</translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation>无法启动 %1。</translation>
    </message>
    <message>
        <source>%1 does not respond like a UCI engine.</source>
        <translation>%1 的回应不像 UCI 引擎。</translation>
    </message>
    <message>
        <source>%1 has quit unexpectedly.</source>
        <translation>%1 意外退出了。</translation>
    </message>
    <message>
        <source>%1 is no longer responding.</source>
        <translation>%1 不再回应。</translation>
    </message>
    <message>
        <source>%1 has chosen an illegal move.</source>
        <translation>%1 选择了不合法的着法。</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 正在思考…</translation>
    </message>
    <message>
        <source>It would play %1.</source>
        <translation>它会走 %1。</translation>
    </message>
    <message>
        <source>That is an engine&apos;s opinion, not a proof.</source>
        <translation>这是引擎的看法，不是证明。</translation>
    </message>
    <message>
        <source>Your opponent plays by general principles here until you try again or choose an engine under Settings, Engine beyond the tablebases.</source>
        <translation>在你重试，或在“设置 &gt; 残局库之外的引擎”中选择引擎之前，对手在此按一般原则走棋。</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>controlled by the pawn</source>
        <translation>被兵控制</translation>
    </message>
    <message>
        <source>controlled by the knight</source>
        <translation>被马控制</translation>
    </message>
    <message>
        <source>controlled by the bishop</source>
        <translation>被象控制</translation>
    </message>
    <message>
        <source>controlled by the rook</source>
        <translation>被车控制</translation>
    </message>
    <message>
        <source>controlled by the queen</source>
        <translation>被后控制</translation>
    </message>
    <message>
        <source>controlled by the king</source>
        <translation>被王控制</translation>
    </message>
    <message>
        <source>Top left: %1</source>
        <comment>the dots of a piece</comment>
        <translation>左上：%1</translation>
    </message>
    <message>
        <source>Top right: %1</source>
        <comment>the dots of a piece</comment>
        <translation>右上：%1</translation>
    </message>
    <message>
        <source>Bottom left: %1</source>
        <comment>the dots of a piece</comment>
        <translation>左下：%1</translation>
    </message>
    <message numerus="yes">
        <source>Cage: %n square(s)</source>
        <translation>
            <numerusform>笼子：%n 格</numerusform>
        </translation>
    </message>
    <message>
        <source>W: %1</source>
        <comment>the squares of the knight</comment>
        <translation>W 形：%1</translation>
    </message>
    <message>
        <source>Opposition: direct</source>
        <translation>对王：近对王</translation>
    </message>
    <message>
        <source>Opposition: diagonal</source>
        <translation>对王：斜对王</translation>
    </message>
    <message>
        <source>Opposition: distant</source>
        <translation>对王：远对王</translation>
    </message>
    <message>
        <source>Opposition: none</source>
        <translation>对王：无</translation>
    </message>
    <message>
        <source>%1: with bishop and knight only</source>
        <translation>%1：仅限象和马</translation>
    </message>
    <message>
        <source>Heat map: hidden along with the mate distances</source>
        <translation>热力图：与将死步数一同隐藏</translation>
    </message>
    <message>
        <source>Field: none</source>
        <translation>区域：无</translation>
    </message>
    <message>
        <source>Large triangle</source>
        <translation>大三角</translation>
    </message>
    <message>
        <source>Middle triangle</source>
        <translation>中三角</translation>
    </message>
    <message>
        <source>Small triangle</source>
        <translation>小三角</translation>
    </message>
    <message>
        <source>in the large triangle</source>
        <translation>在大三角中</translation>
    </message>
    <message>
        <source>in the middle triangle</source>
        <translation>在中三角中</translation>
    </message>
    <message>
        <source>in the small triangle</source>
        <translation>在小三角中</translation>
    </message>
    <message>
        <source>diagonal %1</source>
        <translation>斜线 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a piece and the squares that it guards</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1, closed: %n square(s)</source>
        <translation>
            <numerusform>%1，封闭：%n 格</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, open at %2</source>
        <translation>%1，缺口：%2</translation>
    </message>
    <message>
        <source>Triangles: the king is outside; the large one lies behind %1</source>
        <comment>ends of diagonals</comment>
        <translation>三角：王在外面；大三角在斜线 %1 之后</translation>
    </message>
    <message>
        <source>Heat map: hidden during the exercise</source>
        <translation>热力图：练习过程中隐藏</translation>
    </message>
</context>
<context>
    <name>OwnPositionsCommands</name>
    <message>
        <source>Other positions</source>
        <translation>其他局面</translation>
    </message>
    <message>
        <source>The position could not be kept.</source>
        <translation>无法收藏此局面。</translation>
    </message>
    <message>
        <source>The position has been kept in “%1”.</source>
        <comment>a course</comment>
        <translation>局面已收藏到“%1”。</translation>
    </message>
    <message>
        <source>“%1” has this position already.</source>
        <comment>a course</comment>
        <translation>“%1”已有此局面。</translation>
    </message>
    <message>
        <source>My positions</source>
        <translation>我的局面</translation>
    </message>
    <message>
        <source>Keep this position</source>
        <translation>收藏此局面</translation>
    </message>
    <message>
        <source>Add the position and what you have drawn on it to “My positions”, a course of your own</source>
        <translation>把局面和你画的标记加入你自己的课程“我的局面”</translation>
    </message>
    <message>
        <source>E&amp;dit course</source>
        <translation>编辑课程(&amp;D)</translation>
    </message>
    <message>
        <source>Edit this page</source>
        <translation>编辑此页</translation>
    </message>
    <message>
        <source>Change chapter, task, words, moves and drawings of the page</source>
        <translation>修改本页的章节、任务、文字、着法和标记</translation>
    </message>
    <message>
        <source>Move page up</source>
        <translation>本页上移</translation>
    </message>
    <message>
        <source>Put the page before the previous one</source>
        <translation>把本页放到上一页之前</translation>
    </message>
    <message>
        <source>Move page down</source>
        <translation>本页下移</translation>
    </message>
    <message>
        <source>Put the page behind the next one</source>
        <translation>把本页放到下一页之后</translation>
    </message>
    <message>
        <source>Delete page</source>
        <translation>删除本页</translation>
    </message>
    <message>
        <source>Delete the page from the file of the course</source>
        <translation>从课程文件中删除本页</translation>
    </message>
    <message>
        <source>Choose “Delete page” again to delete it; Esc keeps it.</source>
        <translation>再次选择“删除本页”即删除；按 Esc 保留。</translation>
    </message>
    <message>
        <source>It will be gone from the file of the course.</source>
        <translation>它将从课程文件中消失。</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>保存本页</translation>
    </message>
    <message>
        <source>Save the page and show it as its readers see it</source>
        <translation>保存本页，并按读者看到的样子显示</translation>
    </message>
    <message>
        <source>Delete move</source>
        <translation>删除着法</translation>
    </message>
    <message>
        <source>Delete the last move on the board from the page, with all that follows it</source>
        <translation>从本页删除棋盘上的最后一着及其后的所有着法</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) have been imported into “%1”.</source>
        <comment>a course</comment>
        <translation>
            <numerusform>已将 %n 页导入“%1”。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) could not be read.</source>
        <translation>
            <numerusform>%n 个局面无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>The course has been saved as “%1”.</source>
        <translation>课程已另存为“%1”。</translation>
    </message>
    <message>
        <source>Others can open the file as a course.</source>
        <translation>他人可将此文件作为课程打开。</translation>
    </message>
    <message>
        <source>Import positions</source>
        <translation>导入局面</translation>
    </message>
    <message>
        <source>Games and positions (*.pgn *.epd *.fen *.txt)</source>
        <translation>对局与局面 (*.pgn *.epd *.fen *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Save a copy of the course</source>
        <translation>保存课程副本</translation>
    </message>
    <message>
        <source>Courses (*.pgn)</source>
        <translation>课程 (*.pgn)</translation>
    </message>
    <message>
        <source>Import into “My positions”…</source>
        <translation>导入到“我的局面”…</translation>
    </message>
    <message>
        <source>Add the pages of a course, games, a Lichess study, or a list of FEN or EPD</source>
        <translation>加入课程的各页、对局、Lichess 的“研究”，或 FEN、EPD 列表</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>另存副本…</translation>
    </message>
    <message>
        <source>Save the course as a PGN file for others, with its name as the title</source>
        <translation>把课程存为 PGN 文件供他人使用，文件名即标题</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) were there already.</source>
        <translation>
            <numerusform>%n 页原已存在。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename chapter</source>
        <translation>重命名本章</translation>
    </message>
    <message>
        <source>New name of the chapter:</source>
        <translation>本章的新名称：</translation>
    </message>
    <message>
        <source>Move chapter up</source>
        <translation>本章上移</translation>
    </message>
    <message>
        <source>Put the chapter before the previous one, with all its pages</source>
        <translation>把本章及其所有页面放到上一章之前</translation>
    </message>
    <message>
        <source>Move chapter down</source>
        <translation>本章下移</translation>
    </message>
    <message>
        <source>Put the chapter behind the next one, with all its pages</source>
        <translation>把本章及其所有页面放到下一章之后</translation>
    </message>
    <message>
        <source>Rename chapter…</source>
        <translation>重命名本章…</translation>
    </message>
    <message>
        <source>Give all pages of the chapter another chapter name</source>
        <translation>给本章所有页面换一个章节名</translation>
    </message>
    <message>
        <source>open a page of “%1” or of a file of yours first</source>
        <comment>a course</comment>
        <translation>请先打开“%1”或自己文件中的一页</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>the FEN cannot be read</source>
        <translation>无法读取 FEN</translation>
    </message>
    <message>
        <source>“%1” has not changed.</source>
        <comment>a course</comment>
        <translation>“%1”没有变化。</translation>
    </message>
    <message>
        <source>Choose “Save page” again to save it with the error.</source>
        <translation>再次选择“保存本页”即连同错误一起保存。</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>继续编辑</translation>
    </message>
    <message>
        <source>Keep page</source>
        <translation>保留本页</translation>
    </message>
</context>
<context>
    <name>Phrasing</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a headline as a sentence</comment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>PieceNames</name>
    <message>
        <source>white pawn</source>
        <translation>白兵</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>白马</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>白象</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>白车</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>白后</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>白王</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>黑兵</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>黑马</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>黑象</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>黑车</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>黑后</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>黑王</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>兵</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>马</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>象</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>车</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>后</translation>
    </message>
    <message>
        <source>king</source>
        <translation>王</translation>
    </message>
</context>
<context>
    <name>PositionCommands</name>
    <message>
        <source>&amp;Set up</source>
        <translation>摆棋(&amp;S)</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>摆一个局面</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>对弈</translation>
    </message>
    <message>
        <source>Play this position against the program</source>
        <translation>与程序对弈此局面</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Move pieces for both sides</source>
        <translation>双方的棋子都由你走</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>从此处开始</translation>
    </message>
    <message>
        <source>Start a game from the position on the board</source>
        <translation>从棋盘上的局面开始对局</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>复制局面(&amp;C)</translation>
    </message>
    <message>
        <source>Mirror &amp;left–right</source>
        <translation>左右镜像(&amp;L)</translation>
    </message>
    <message>
        <source>Mirror ↔</source>
        <translation>镜像 ↔</translation>
    </message>
    <message>
        <source>Swap left and right</source>
        <translation>左右互换</translation>
    </message>
    <message>
        <source>Mirror &amp;up–down</source>
        <translation>上下镜像(&amp;U)</translation>
    </message>
    <message>
        <source>Mirror ↕</source>
        <translation>镜像 ↕</translation>
    </message>
    <message>
        <source>Swap up and down</source>
        <translation>上下互换</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>旋转(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate the board by a quarter turn</source>
        <translation>把棋盘转四分之一圈</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>互换颜色(&amp;W)</translation>
    </message>
    <message>
        <source>White pieces become black and black pieces white</source>
        <translation>白子变黑子，黑子变白子</translation>
    </message>
    <message>
        <source>Cl&amp;ear</source>
        <translation>清空(&amp;E)</translation>
    </message>
    <message>
        <source>Remove all pieces from the board</source>
        <translation>拿走棋盘上的所有棋子</translation>
    </message>
    <message>
        <source>&amp;Paste position or game</source>
        <translation>粘贴局面或对局(&amp;P)</translation>
    </message>
    <message>
        <source>Copy the position as a FEN</source>
        <translation>把局面复制为 FEN</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>复制为图片(&amp;I)</translation>
    </message>
    <message>
        <source>Copy a picture of the board</source>
        <translation>复制棋盘图片</translation>
    </message>
    <message>
        <source>Copy as &amp;text diagram</source>
        <translation>复制为文本图(&amp;T)</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>复制对局(&amp;G)</translation>
    </message>
    <message>
        <source>Paste a position, games or a link to a position</source>
        <translation>粘贴局面、棋局或局面链接</translation>
    </message>
    <message>
        <source>Copy the game as PGN, for other programs and emails</source>
        <translation>把对局复制为 PGN，供其他程序和邮件使用</translation>
    </message>
    <message>
        <source>Copy the board as lines of text for emails and notes</source>
        <translation>把棋盘复制为几行文本，用于邮件和笔记</translation>
    </message>
    <message>
        <source>The picture has been copied.</source>
        <translation>图片已复制。</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>You let the draw slip.</source>
        <translation>你丢掉了和棋。</translation>
    </message>
    <message>
        <source>You threw the win away.</source>
        <translation>你丢掉了胜局。</translation>
    </message>
    <message>
        <source>You held the draw.</source>
        <translation>你守住了和棋。</translation>
    </message>
    <message>
        <source>You mated without wasting a move.</source>
        <translation>将死，一步也没有浪费。</translation>
    </message>
    <message>
        <source>hold the draw</source>
        <translation>守和</translation>
    </message>
    <message>
        <source>Bishop and knight</source>
        <translation>象和马</translation>
    </message>
    <message>
        <source>Basic mates</source>
        <translation>基础杀法</translation>
    </message>
    <message>
        <source>Pawn endings</source>
        <translation>兵残局</translation>
    </message>
    <message>
        <source>Piece against piece</source>
        <translation>单子对单子</translation>
    </message>
    <message>
        <source>This one is new.</source>
        <translation>这是一道新题。</translation>
    </message>
    <message>
        <source>No exercises are due. This is the one you did longest ago.</source>
        <translation>没有到期的题。这是你最久没做的一道。</translation>
    </message>
    <message numerus="yes">
        <source>You did this one %n day(s) ago. Let&apos;s see whether it stuck.</source>
        <translation>
            <numerusform>这道题你 %n 天前做过。该看看还记不记得。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>守住和棋 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>轻松</translation>
    </message>
    <message>
        <source>You got there, but with a hint or a take-back, or with more than %1 of your moves wasted.</source>
        <translation>你完成了，但用了提示或悔棋，或浪费的着法超过 %1。</translation>
    </message>
    <message>
        <source>You got there on your own.</source>
        <translation>你独立完成了。</translation>
    </message>
    <message>
        <source>You got there on your own, wasted at most %1 of your moves, and averaged at most %2 s per move.</source>
        <translation>你独立完成了，浪费的着法至多 %1，平均每着至多用 %2 秒。</translation>
    </message>
    <message>
        <source>All endings of up to four pieces</source>
        <translation>四子以内的全部残局</translation>
    </message>
    <message>
        <source>The move to know by heart is another one.</source>
        <translation>应熟记的是另一着。</translation>
    </message>
    <message>
        <source>Right: %1 is the move.</source>
        <translation>正确：应走%1。</translation>
    </message>
    <message>
        <source>Remember: %1.</source>
        <translation>记住：%1。</translation>
    </message>
    <message>
        <source>It fits the method; the quickest mate begins with another move.</source>
        <translation>它符合方法；最快的将死始于另一着。</translation>
    </message>
    <message>
        <source>position %1 to know by heart</source>
        <translation>应熟记的局面 %1</translation>
    </message>
    <message>
        <source>Bishop and knight: positions to know by heart</source>
        <translation>象和马：应熟记的局面</translation>
    </message>
    <message>
        <source>Play the method&apos;s move, which you should know by heart.</source>
        <translation>走方法的着法，你应已熟记。</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>唯一着法</translation>
    </message>
    <message>
        <source>waiting move</source>
        <translation>等着</translation>
    </message>
    <message>
        <source>That is not the waiting move.</source>
        <translation>这不是等着。</translation>
    </message>
    <message>
        <source>You finished this stage without wasting a move.</source>
        <translation>你完成了这一阶段，一步也没有浪费。</translation>
    </message>
    <message numerus="yes">
        <source>You finished this stage in %n move(s); the fewest are %1.</source>
        <translation>
            <numerusform>你用 %n 步完成了这一阶段；最少需要 %1 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the only move that wins.</source>
        <translation>找出唯一能赢的着法。</translation>
    </message>
    <message>
        <source>Find a waiting move.</source>
        <translation>找出一步等着。</translation>
    </message>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>%n 步之内将死。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer promote the pawn within %n move(s).</source>
        <translation>
            <numerusform>你已无法在 %n 步之内让兵升变。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer reach the stage “%1” within %n move(s).</source>
        <translation>
            <numerusform>你已无法在 %n 步之内进入阶段“%1”。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer mate within %n move(s).</source>
        <translation>
            <numerusform>你已无法在 %n 步之内将死对方。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first answer was wrong.</source>
        <translation>你的第一个答案错了。</translation>
    </message>
    <message>
        <source>You solved the question.</source>
        <translation>这道题你做对了。</translation>
    </message>
    <message numerus="yes">
        <source>You promoted the pawn in %n move(s) and kept the win.</source>
        <translation>
            <numerusform>你用 %n 步让兵升变，并保住了胜局。</numerusform>
        </translation>
    </message>
    <message>
        <source>A question of a course</source>
        <translation>一道课程题目</translation>
    </message>
    <message>
        <source>Only-move drills</source>
        <translation>唯一着法练习</translation>
    </message>
    <message>
        <source>Waiting-move drills</source>
        <translation>等着练习</translation>
    </message>
    <message>
        <source>The same kind of position once more, so that it sticks.</source>
        <translation>同类局面再来一次，加深记忆。</translation>
    </message>
    <message numerus="yes">
        <source>Promote the pawn within %n move(s), keeping the win.</source>
        <translation>
            <numerusform>%n 步之内让兵升变，并保住胜局。</numerusform>
        </translation>
    </message>
    <message>
        <source>failed</source>
        <comment>the result of an exam</comment>
        <translation>不及格</translation>
    </message>
    <message>
        <source>satisfactory</source>
        <comment>the result of an exam</comment>
        <translation>及格</translation>
    </message>
    <message>
        <source>good</source>
        <comment>the result of an exam</comment>
        <translation>中等</translation>
    </message>
    <message>
        <source>very good</source>
        <comment>the result of an exam</comment>
        <translation>良好</translation>
    </message>
    <message>
        <source>excellent</source>
        <comment>the result of an exam</comment>
        <translation>优秀</translation>
    </message>
    <message>
        <source>You know this position from the course.</source>
        <translation>你在课程中见过这个局面。</translation>
    </message>
    <message>
        <source>Take moves back, or give up.</source>
        <translation>请悔棋，或者放弃。</translation>
    </message>
    <message>
        <source>due now</source>
        <translation>现已到期</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>未做对</translation>
    </message>
    <message>
        <source>This exercise is due again now.</source>
        <translation>这道题现在又到期了。</translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n day(s).</source>
        <translation>
            <numerusform>这道题 %n 天后再出现。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n minute(s).</source>
        <translation>
            <numerusform>这道题 %n 分钟后再出现。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>%n 天后</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n minute(s)</source>
        <translation>
            <numerusform>%n 分钟后</numerusform>
        </translation>
    </message>
    <message>
        <source>mate in %1–%2</source>
        <translation>%1–%2 步杀</translation>
    </message>
    <message>
        <source>mate in %1 or more</source>
        <translation>至少 %1 步杀</translation>
    </message>
    <message>
        <source>You did not reach the goal in time or did not hold the draw; or you threw the win or the draw away, even if you took that back; or you were shown a move, or had hints or take-backs on more than %1 of your moves (rounded up).</source>
        <translation>你没有及时达到目标，或没有守住和棋；或丢掉了胜局或和棋，即使悔了棋；或有着法被直接告知，或用了提示和悔棋的着法超过 %1（向上取整）。</translation>
    </message>
    <message>
        <source>from your games</source>
        <translation>来自你的对局</translation>
    </message>
    <message>
        <source>My own mistakes</source>
        <translation>我自己的失误</translation>
    </message>
    <message>
        <source>You gave points away in this position in one of your games.</source>
        <translation>你曾在自己的一局棋中于此局面丢分。</translation>
    </message>
    <message>
        <source>You gave up, so it counts as failed.</source>
        <translation>你放弃了，所以算未做对。</translation>
    </message>
    <message>
        <source>You threw the result away and took the move back, so it counts as failed.</source>
        <translation>你曾丢掉应得的结果，又悔了棋，所以算未做对。</translation>
    </message>
    <message>
        <source>You had too much help, so it counts as failed.</source>
        <translation>你用的帮助太多，所以算未做对。</translation>
    </message>
    <message>
        <source>Solved with help.</source>
        <translation>借助帮助做对。</translation>
    </message>
    <message>
        <source>Solved at the second try.</source>
        <translation>第二次才做对。</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n move(s) taken back.</source>
        <translation>
            <numerusform>悔棋 %n 步后做对。</numerusform>
        </translation>
    </message>
    <message>
        <source>That is a few more than best play takes.</source>
        <translation>这比最佳走法多几步。</translation>
    </message>
    <message numerus="yes">
        <source>Play until the next stage of the win begins, “%1”. You have %n move(s).</source>
        <translation>
            <numerusform>走到取胜的下一阶段“%1”开始为止。你有 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>You were shown the answer, so it counts as failed.</source>
        <translation>已向你显示答案，所以算未做对。</translation>
    </message>
    <message>
        <source>It may be turned or mirrored, with the colours swapped; “See the game” shows the original afterwards.</source>
        <translation>局面可能经过旋转或镜像，双方颜色也可能互换；完成后“查看对局”会显示原局面。</translation>
    </message>
</context>
<context>
    <name>PracticeCharts</name>
    <message>
        <source>d MMM yyyy</source>
        <comment>a date</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>a date, short</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>%1 in the last four weeks, %2 before that.</source>
        <translation>最近四周 %1，此前 %2。</translation>
    </message>
    <message>
        <source>Hold the draw</source>
        <translation>守和</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>取胜</translation>
    </message>
    <message>
        <source>Hardest so far: %1.</source>
        <translation>目前最难：%1。</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>连续天数</translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation>最长：%1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>做对</translation>
    </message>
    <message>
        <source>Moves wasted</source>
        <translation>浪费步数</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>每着用时</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>今日到期</translation>
    </message>
    <message>
        <source>%1 within a week</source>
        <translation>一周内 %1</translation>
    </message>
    <message>
        <source>Success rate by week</source>
        <translation>各周成功率</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>周</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>Moves wasted by week</source>
        <translation>各周浪费步数</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>浪费</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Mates against perfect defence</source>
        <translation>对最佳防守的将死</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>还没有。</translation>
    </message>
    <message>
        <source>Mates</source>
        <translation>将死</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>你的步数</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>最佳走法</translation>
    </message>
    <message>
        <source>Time per move by week</source>
        <translation>各周每着用时</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>每着秒数</translation>
    </message>
    <message>
        <source>By ending</source>
        <translation>按残局</translation>
    </message>
    <message>
        <source>By stage</source>
        <translation>按阶段</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>残局</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Coming up</source>
        <translation>即将到期</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) in the next two weeks.</source>
        <translation>
            <numerusform>两周内 %n 题。</numerusform>
        </translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>到期</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>题数</translation>
    </message>
    <message>
        <source>Today and overdue</source>
        <translation>今天和已逾期</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a date</comment>
        <translation>M月d日 dddd</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>ddd d</source>
        <comment>weekday and day, short</comment>
        <translation>ddd d日</translation>
    </message>
    <message>
        <source>Where you throw results away</source>
        <translation>失分的地方</translation>
    </message>
    <message>
        <source>Nowhere so far.</source>
        <translation>至今没有。</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>格</translation>
    </message>
    <message numerus="yes">
        <source>thrown away here %n time(s)</source>
        <translation>
            <numerusform>在此丢掉 %n 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln attempt(s)</source>
        <translation>
            <numerusform>%Ln 次中的 %1 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln 着</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages read</source>
        <translation>已读页数</translation>
    </message>
    <message>
        <source>of %1 in the courses</source>
        <translation>课程共 %1 页</translation>
    </message>
    <message>
        <source>The courses</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页数</translation>
    </message>
    <message>
        <source>You would now solve about %1 of the exercises you have practised.</source>
        <translation>练习过的内容，你现在约能做对 %1。</translation>
    </message>
    <message>
        <source>Known by heart</source>
        <translation>熟记局面</translation>
    </message>
    <message>
        <source>Questions solved</source>
        <translation>做对题数</translation>
    </message>
    <message>
        <source>%1 of %2 questions solved; %3 of %4 pages read.</source>
        <translation>已做对 %1 题，共 %2 题；已读 %3 页，共 %4 页。</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>题数</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>每着 %1</translation>
    </message>
    <message>
        <source>Wasted per move</source>
        <translation>每着浪费</translation>
    </message>
    <message>
        <source>Wasted per move in won positions</source>
        <translation>胜势局面中每着浪费</translation>
    </message>
    <message>
        <source>In all attempts, solved or not.</source>
        <translation>所有练习，无论是否做对。</translation>
    </message>
    <message>
        <source>Results thrown away: in all attempts, without moves taken back.</source>
        <translation>失分：所有练习，不含悔掉的着法。</translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s), most often with a move to %1.</source>
        <translation>
            <numerusform>你丢掉胜局或和局 %n 次，最常因走到 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s).</source>
        <translation>
            <numerusform>你丢掉胜局或和局 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>Days with at least one exercise, of any ending.</source>
        <translation>至少做过一题的日子，不限残局。</translation>
    </message>
    <message>
        <source>Solved on your own</source>
        <translation>独立做对</translation>
    </message>
    <message>
        <source>Exercises that you have practised before, overdue ones included.</source>
        <translation>练习过的题，包括逾期的。</translation>
    </message>
    <message>
        <source>In all courses, whatever the ending, with or without help.</source>
        <translation>所有课程，不限残局，无论是否用了帮助。</translation>
    </message>
    <message>
        <source>Other attempts</source>
        <translation>其他练习</translation>
    </message>
    <message numerus="yes">
        <source>Over %n mate(s), you needed %1 moves on average; best play needs %2.</source>
        <translation>
            <numerusform>%n 次将死，平均最佳走法 %2 步，你用了 %1 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>Results thrown away: %1</source>
        <translation>失分：%1</translation>
    </message>
    <message>
        <source>Questions of the courses</source>
        <translation>课程题目</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <comment>successful attempts, all attempts and their share</comment>
        <translation>%1/%2（%3）</translation>
    </message>
    <message>
        <source>Only attempts without hints and take-backs count, and only if no move threw the result away.</source>
        <translation>只计没有用提示、没有悔棋、也没有任何一着丢掉结果的练习。</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln move(s)</source>
        <comment>moves wasted</comment>
        <translation>
            <numerusform>%Ln 着中 %1 步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; results thrown away: %2</source>
        <comment>moves wasted</comment>
        <translation>%1；失分：%2</translation>
    </message>
    <message>
        <source>In all attempts to win, solved or not, without moves taken back.</source>
        <translation>所有求胜的练习，无论是否做对，不含悔掉的着法。</translation>
    </message>
</context>
<context>
    <name>PracticeCommands</name>
    <message>
        <source>Pr&amp;actice</source>
        <translation>练习(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>开始练习(&amp;P)</translation>
    </message>
    <message>
        <source>Do the exercises that are due, one after another</source>
        <translation>逐题做完到期的练习</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>St&amp;op practising</source>
        <translation>停止练习(&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Session &amp;length</source>
        <translation>练习时长(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;What to practise</source>
        <translation>练习内容(&amp;O)</translation>
    </message>
    <message>
        <source>Gra&amp;ding…</source>
        <translation>评级(&amp;D)…</translation>
    </message>
    <message>
        <source>See how attempts are graded and change the limits</source>
        <translation>查看如何评级，并修改界限</translation>
    </message>
    <message>
        <source>&amp;Read about it</source>
        <translation>阅读相关讲解(&amp;R)</translation>
    </message>
    <message>
        <source>Go to the course page that teaches what this exercise is about</source>
        <translation>转到讲解这道题内容的课程页面</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s)</source>
        <translation>
            <numerusform>%n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Start the exercise again from its position, without a grade</source>
        <translation>从题目的局面重新开始，不评级</translation>
    </message>
    <message>
        <source>Every &amp;question of the courses</source>
        <translation>所有课程题目(&amp;Q)</translation>
    </message>
    <message>
        <source>Practise the questions that you solved as well as those that you failed</source>
        <translation>除未做对的题外，也练习已做对的题</translation>
    </message>
    <message>
        <source>Bac&amp;k to the game</source>
        <translation>回到棋局(&amp;K)</translation>
    </message>
    <message>
        <source>The next exercise comes when this one is finished.</source>
        <translation>本题结束后才会有下一题。</translation>
    </message>
    <message>
        <source>Ctrl+Shift+U gives up and shows the solution.</source>
        <translation>按 Ctrl+Shift+U 可放弃并查看答案。</translation>
    </message>
    <message>
        <source>Press Esc again to stop practising.</source>
        <translation>再按一次 Esc 停止练习。</translation>
    </message>
    <message>
        <source>The exercise that you have begun will not count.</source>
        <translation>已经开始的这一题将不计成绩。</translation>
    </message>
    <message>
        <source>See the &amp;game</source>
        <translation>查看对局(&amp;G)</translation>
    </message>
    <message>
        <source>Open your game at this position, once the exercise is finished</source>
        <translation>练习结束后，打开你的对局并跳到此局面</translation>
    </message>
    <message>
        <source>Keep practising</source>
        <translation>继续练习</translation>
    </message>
    <message>
        <source>After a failed attempt, goes to the course page about this exercise, if there is one</source>
        <translation>练习失败后，可转到讲解这道题的课程页面（如果有）</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Position after %1.</source>
        <translation>%1 之后的局面。</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>打印预览</translation>
    </message>
    <message>
        <source>Starting position.</source>
        <translation>起始局面。</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>是(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>否(&amp;N)</translation>
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
        <translation>空格</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左方向</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右方向</translation>
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
        <translation>退格</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>回车</translation>
    </message>
</context>
<context>
    <name>RecordSigns</name>
    <message>
        <source>Four moves are equally good here.</source>
        <translation>这里有四种着法同样好。</translation>
    </message>
    <message>
        <source>This move throws the win away.</source>
        <translation>这一着丢掉了胜局。</translation>
    </message>
    <message>
        <source>The program played this move.</source>
        <translation>这一着由程序走出。</translation>
    </message>
    <message>
        <source>This move delays mate by one move.</source>
        <translation>这一着使将死推迟一步。</translation>
    </message>
    <message>
        <source>This move brings mate one move closer.</source>
        <translation>这一着使将死提前一步。</translation>
    </message>
    <message>
        <source>This move loses a drawn position.</source>
        <translation>这一着把和棋走成负局。</translation>
    </message>
    <message>
        <source>This move was played after a hint.</source>
        <translation>这一着是在提示之后走的。</translation>
    </message>
    <message>
        <source>The author of a course or a game marks good moves with “!” and mistakes with “?”; “!!” and “??” are stronger, “!?” and “?!” less certain.</source>
        <translation>课程或棋局的作者用“!”标出好棋，用“?”标出失误；“!!”和“??”程度更强，“!?”和“?!”则不太确定。</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>这里有 %n 种着法同样好。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>%1 has no king.</source>
        <translation>%1没有王。</translation>
    </message>
    <message>
        <source>%1 has more than one king (%2).</source>
        <translation>%1的王不止一个（%2）。</translation>
    </message>
    <message>
        <source>The kings are next to each other (%1).</source>
        <translation>双王相邻（%1）。</translation>
    </message>
    <message>
        <source>%1 has more than eight pawns.</source>
        <translation>%1的兵超过八个。</translation>
    </message>
    <message>
        <source>%1 has more than sixteen pieces.</source>
        <translation>%1的棋子超过十六枚。</translation>
    </message>
    <message>
        <source>The side to move was not given: White is assumed.</source>
        <translation>没有注明轮到谁走：由白方先走。</translation>
    </message>
    <message>
        <source>Castling rights were dropped: the king or rook is not on its home square.</source>
        <translation>已略去易位权：王或车不在原位。</translation>
    </message>
    <message>
        <source>The en passant square was dropped: no pawn can just have passed it.</source>
        <translation>已略去吃过路兵格：不可能有兵刚刚经过那里。</translation>
    </message>
    <message>
        <source>“%1” is not possible here.</source>
        <translation>“%1”在这里不能走。</translation>
    </message>
    <message>
        <source>“%1” could be %2. Please be more specific.</source>
        <translation>“%1”可能是%2。请指明是哪一着。</translation>
    </message>
    <message>
        <source>Pawns cannot stand on the first or last rank (%1).</source>
        <translation>兵不能在第一或第八横线上（%1）。</translation>
    </message>
    <message>
        <source>%1 has more promoted pieces than missing pawns.</source>
        <translation>%1的升变棋子多于缺少的兵。</translation>
    </message>
    <message>
        <source>No legal move can have given this check to %1 (%2).</source>
        <translation>没有合法着法能这样将%1的军（%2）。</translation>
    </message>
    <message>
        <source>%1 cannot castle: the king or the rook is no longer on its home square (%2).</source>
        <translation>%1不能易位：王或车已离开原位（%2）。</translation>
    </message>
    <message>
        <source>No pawn can have just passed %1.</source>
        <translation>不可能有兵刚刚越过 %1。</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>文本为空。</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters.</source>
        <translation>文本超过 %1 个字符。</translation>
    </message>
    <message>
        <source>This character is not allowed in a FEN (character %1).</source>
        <translation>FEN 中不允许有这个字符（第 %1 个字符）。</translation>
    </message>
    <message>
        <source>“%1” is neither a piece nor a number of squares (character %2).</source>
        <translation>“%1”既不是棋子，也不是格数（第 %2 个字符）。</translation>
    </message>
    <message>
        <source>Rank %1 has more than eight squares (character %2).</source>
        <translation>第 %1 横线多于八格（第 %2 个字符）。</translation>
    </message>
    <message>
        <source>Rank %1 has fewer than eight squares (character %2).</source>
        <translation>第 %1 横线少于八格（第 %2 个字符）。</translation>
    </message>
    <message>
        <source>There are more than eight ranks (character %1).</source>
        <translation>横线多于八条（第 %1 个字符）。</translation>
    </message>
    <message>
        <source>There are fewer than eight ranks (character %1).</source>
        <translation>横线少于八条（第 %1 个字符）。</translation>
    </message>
    <message>
        <source>The side to move must be w or b (character %1).</source>
        <translation>走棋方必须是 w 或 b（第 %1 个字符）。</translation>
    </message>
    <message>
        <source>The castling rights must be - or letters from KQkq (character %1).</source>
        <translation>易位权必须是 - 或 KQkq 中的字母（第 %1 个字符）。</translation>
    </message>
    <message>
        <source>The en passant square must be - or a square of the third or sixth rank (character %1).</source>
        <translation>吃过路兵格必须是 - 或第三、第六横线上的格（第 %1 个字符）。</translation>
    </message>
    <message>
        <source>The halfmove clock must be a number from 0 to %1 (character %2).</source>
        <translation>半回合计数必须是 0 到 %1 的数（第 %2 个字符）。</translation>
    </message>
    <message>
        <source>The move number must be between 1 and %1 (character %2).</source>
        <translation>回合数必须在 1 到 %1 之间（第 %2 个字符）。</translation>
    </message>
    <message>
        <source>There is extra text after the position (character %1).</source>
        <translation>局面之后有多余的文本（第 %1 个字符）。</translation>
    </message>
    <message>
        <source>The tablebases ignore castling, but castling is still possible here.</source>
        <translation>残局库不考虑王车易位，但这里还可以易位。</translation>
    </message>
    <message>
        <source>Not in the tablebases: this position has %1 pieces, and the tablebases cover at most %2.</source>
        <translation>不在残局库中：此局面有 %1 枚棋子，残局库最多 %2 枚。</translation>
    </message>
    <message>
        <source>“%1” is not a tag. Skipped.</source>
        <translation>“%1”不是标签，已略去。</translation>
    </message>
    <message>
        <source>The value of the tag %1 has no closing quotation mark.</source>
        <translation>标签 %1 的值缺少右引号。</translation>
    </message>
    <message>
        <source>The tag %1 is given twice. The first one counts.</source>
        <translation>标签 %1 出现两次，以第一个为准。</translation>
    </message>
    <message>
        <source>The FEN tag cannot be read. The moves are skipped.</source>
        <translation>无法读取 FEN 标签，已略去着法。</translation>
    </message>
    <message>
        <source>The FEN tag gives an illegal position. The moves are skipped.</source>
        <translation>FEN 标签中的局面不合法，已略去着法。</translation>
    </message>
    <message>
        <source>This game is a chess variant (%1). The moves are skipped.</source>
        <translation>这是另一种国际象棋变体（%1），已略去着法。</translation>
    </message>
    <message>
        <source>“%1” is not a move. The rest of the line is skipped.</source>
        <translation>“%1”不是着法，已略去此变化的其余部分。</translation>
    </message>
    <message>
        <source>%1 is illegal here. The rest of the line is skipped.</source>
        <translation>%1 在这里不合法，已略去此变化的其余部分。</translation>
    </message>
    <message>
        <source>%1 is ambiguous. The rest of the line is skipped.</source>
        <translation>%1 可能对应不止一种着法，已略去此变化的其余部分。</translation>
    </message>
    <message>
        <source>This variation has no move to branch from. Skipped.</source>
        <translation>此变化没有可供替换的着法，已略去。</translation>
    </message>
    <message>
        <source>This variation is nested too deeply. Skipped.</source>
        <translation>此变化嵌套过深，已略去。</translation>
    </message>
    <message>
        <source>The game has more than %1 moves. The rest is skipped.</source>
        <translation>对局超过 %1 步，已略去其余部分。</translation>
    </message>
    <message>
        <source>The game is larger than %1 MiB. The rest is skipped.</source>
        <translation>对局超过 %1 MiB，已略去其余部分。</translation>
    </message>
    <message>
        <source>“%1” makes no sense here. Skipped.</source>
        <translation>“%1”在这里没有意义，已略去。</translation>
    </message>
    <message>
        <source>“%1” is not an annotation glyph. Skipped.</source>
        <translation>“%1”不是评注符号，已略去。</translation>
    </message>
    <message>
        <source>This comment has no closing brace.</source>
        <translation>此评注缺少右花括号。</translation>
    </message>
    <message>
        <source>This variation has no closing parenthesis.</source>
        <translation>此变化缺少右括号。</translation>
    </message>
    <message>
        <source>The pawn</source>
        <translation>兵</translation>
    </message>
    <message>
        <source>The knight</source>
        <translation>马</translation>
    </message>
    <message>
        <source>The bishop</source>
        <translation>象</translation>
    </message>
    <message>
        <source>The rook</source>
        <translation>车</translation>
    </message>
    <message>
        <source>The queen</source>
        <translation>后</translation>
    </message>
    <message>
        <source>The king</source>
        <translation>王</translation>
    </message>
    <message>
        <source>It is White&apos;s turn.</source>
        <translation>轮到白方走。</translation>
    </message>
    <message>
        <source>It is Black&apos;s turn.</source>
        <translation>轮到黑方走。</translation>
    </message>
    <message>
        <source>%1 on %2 would take the king.</source>
        <translation>%2 的%1会吃掉王。</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <comment>a place in a file, and what is wrong there</comment>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>There is no piece on %1.</source>
        <translation>%1 上没有棋子。</translation>
    </message>
    <message>
        <source>%1 cannot go to %2.</source>
        <translation>%1不能走到 %2。</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1不能走。</translation>
    </message>
    <message>
        <source>“%1” is not a move. Type one like Nd3 or e3d5.</source>
        <translation>“%1”不是着法。请输入如马d3、Nd3 或 e3d5 的着法。</translation>
    </message>
    <message>
        <source>%1 is a null move, which is impossible in check. The rest of the line is skipped.</source>
        <translation>%1 是空着，被将军时不能走空着，已略去此变化的其余部分。</translation>
    </message>
    <message>
        <source>The move number 0 was read as 1.</source>
        <translation>回合数 0 已按 1 读取。</translation>
    </message>
    <message>
        <source>White is in check (%1), but it is Black&apos;s turn.</source>
        <translation>白方正被将军（%1），却轮到黑方走。</translation>
    </message>
    <message>
        <source>Black is in check (%1), but it is White&apos;s turn.</source>
        <translation>黑方正被将军（%1），却轮到白方走。</translation>
    </message>
    <message>
        <source>That is not a FEN, which looks like %1.</source>
        <translation>这不是 FEN。FEN 的样子如：%1。</translation>
    </message>
    <message>
        <source>The other king guards %1.</source>
        <translation>对方的王控制着 %1。</translation>
    </message>
    <message>
        <source>%1 on %2 guards %3.</source>
        <comment>a piece, its square and the square that it guards</comment>
        <translation>%2 的%1控制着 %3。</translation>
    </message>
    <message>
        <source>“%1” is not a position. Skipped.</source>
        <translation>“%1”不是局面，已略去。</translation>
    </message>
    <message>
        <source>The Result tag and the result after the moves differ; %1 counts.</source>
        <translation>Result 标签与着法之后的结果不一致；以 %1 为准。</translation>
    </message>
    <message>
        <source>“%1” is an illegal position. Skipped.</source>
        <translation>“%1”是不合法的局面，已跳过。</translation>
    </message>
    <message>
        <source>%1 is castling of Chess960, which is not supported. The rest of the line is skipped.</source>
        <translation>%1 是国际象棋 960 的王车易位，不受支持，已略去此变化的其余部分。</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>With best play it is a draw.</source>
        <translation>按最佳走法这是和棋。</translation>
    </message>
    <message>
        <source>White could have mated in %1.</source>
        <translation>白方本可 %1 步杀。</translation>
    </message>
    <message>
        <source>Black could have mated in %1.</source>
        <translation>黑方本可 %1 步杀。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to mate with best play from the start</source>
        <translation>
            <numerusform>按最佳走法从起始局面 %n 步将死</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n played so far.</source>
        <translation>
            <numerusform>%1；至今走了 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>No moves wasted.</source>
        <translation>没有浪费步数。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) wasted.</source>
        <translation>
            <numerusform>浪费 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>No hints and no take-backs.</source>
        <translation>没有提示，也没有悔棋。</translation>
    </message>
    <message>
        <source>Best reply: %1.</source>
        <translation>最佳应着：%1。</translation>
    </message>
    <message>
        <source>The win was thrown away with %1.</source>
        <translation>%1 丢掉了胜局。</translation>
    </message>
    <message>
        <source>The draw was thrown away with %1.</source>
        <translation>%1 丢掉了和棋。</translation>
    </message>
    <message>
        <source>The costliest move was %1.</source>
        <translation>代价最大的一着是 %1。</translation>
    </message>
    <message numerus="yes">
        <source>Below are the costliest moves; the move list marks %n more.</source>
        <translation>
            <numerusform>下面是代价最大的着法；着法列表另标出 %n 着。</numerusform>
        </translation>
    </message>
    <message>
        <source>Exam failed.</source>
        <translation>考试未通过。</translation>
    </message>
    <message>
        <source>Exam passed. Grade: %1.</source>
        <translation>考试通过。成绩：%1。</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>已悔棋。</translation>
    </message>
    <message>
        <source>You played %1 here. Find a better move.</source>
        <translation>你在这里走了 %1。找出更好的着法。</translation>
    </message>
</context>
<context>
    <name>ReviewCommands</name>
    <message>
        <source>Your mistakes could not be saved.</source>
        <translation>无法保存你的失误。</translation>
    </message>
    <message>
        <source>The disk may be full. Free some space and try again.</source>
        <translation>磁盘可能已满。请腾出空间后重试。</translation>
    </message>
    <message>
        <source>Look through your games</source>
        <translation>查阅你的对局</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>对局 (*.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>&amp;Look through my games…</source>
        <translation>查阅我的对局(&amp;L)…</translation>
    </message>
    <message>
        <source>See how you played the endings of all games of a PGN file</source>
        <translation>查看你在 PGN 文件所有对局中的残局表现</translation>
    </message>
    <message>
        <source>&amp;Back to my endgames</source>
        <translation>回到我的残局(&amp;B)</translation>
    </message>
    <message>
        <source>Show the endings of the games that were looked through last</source>
        <translation>显示上次查阅的对局中的残局</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>castles short</source>
        <translation>短易位</translation>
    </message>
    <message>
        <source>castles long</source>
        <translation>长易位</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <comment>a move aloud: a piece without article, a square</comment>
        <translation>%1吃%2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a move aloud: a piece without article, a square</comment>
        <translation>%1到%2</translation>
    </message>
    <message>
        <source>checkmate</source>
        <comment>after a move aloud</comment>
        <translation>将死</translation>
    </message>
    <message>
        <source>stalemate</source>
        <comment>after a move aloud</comment>
        <translation>逼和</translation>
    </message>
    <message>
        <source>check</source>
        <comment>after a move aloud</comment>
        <translation>将军</translation>
    </message>
    <message>
        <source>%1 is not attacked.</source>
        <translation>没有棋子攻击 %1。</translation>
    </message>
    <message>
        <source>%1 is attacked by: %2.</source>
        <comment>a square; pieces and their squares</comment>
        <translation>%1 受到攻击：%2。</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no piece of a side</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>White: %1. Black: %2.</source>
        <comment>pieces and their squares</comment>
        <translation>白方：%1。黑方：%2。</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>a null move aloud</comment>
        <translation>停一着</translation>
    </message>
</context>
<context>
    <name>SquareText</name>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Solving: %1…</source>
        <translation>正在求解：%1…</translation>
    </message>
    <message>
        <source>Solving was cancelled. Press “Try again” to see the result.</source>
        <translation>求解已取消。按“重试”查看结果。</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending. Close other programs and try again.</source>
        <translation>内存不足，无法求解此残局。请关闭其他程序后重试。</translation>
    </message>
    <message>
        <source>Illegal position</source>
        <translation>非法局面</translation>
    </message>
    <message>
        <source>Analysis: you move for both sides.</source>
        <translation>分析：双方都由你走。</translation>
    </message>
    <message>
        <source>Your opponent plays by general principles.</source>
        <translation>对手按一般原则走棋。</translation>
    </message>
    <message>
        <source>Your opponent defends like a human.</source>
        <translation>对手像人一样防守。</translation>
    </message>
    <message>
        <source>Your opponent slips now and then.</source>
        <translation>对手偶尔失误。</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n more piece(s) (not the kings) to see the result.</source>
        <translation>
            <numerusform>再拿走 %n 枚棋子（王除外）即可看到结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>The tablebases do not cover castling: remove the castling rights to see the result.</source>
        <translation>残局库不含王车易位：取消易位权即可看到结果。</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>考试</translation>
    </message>
    <message>
        <source>Your opponent mates using the method.</source>
        <translation>对手按既定方法将死你。</translation>
    </message>
    <message>
        <source>Your opponent mates using the method, which is being prepared.</source>
        <translation>对手按既定方法将死你；该方法正在准备中。</translation>
    </message>
    <message>
        <source>There is not enough memory for the method: your opponent plays perfectly.</source>
        <translation>内存不足，无法准备方法：对手走最佳着法。</translation>
    </message>
    <message>
        <source>a few seconds</source>
        <translation>几秒钟</translation>
    </message>
    <message>
        <source>about a minute</source>
        <translation>约一分钟</translation>
    </message>
    <message>
        <source>Five-piece endings are solved on demand. This one takes %1 and up to %2 of memory.</source>
        <comment>some seconds; 1.8 GB</comment>
        <translation>五子残局按需求解。这个需要%1，最多占用 %2 内存。</translation>
    </message>
    <message>
        <source>%1 plays for your opponent here.</source>
        <translation>%1 在此代替对手走棋。</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>约 %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known whether this win survives the fifty-move rule.</source>
        <translation>尚不清楚这个胜局能否在五十回合规则生效之前实现。</translation>
    </message>
    <message>
        <source>With best play, the fifty-move rule comes before the mate.</source>
        <translation>按最佳走法，五十回合规则会先于将死生效。</translation>
    </message>
    <message>
        <source>Hold the draw to pass.</source>
        <translation>守住和棋即可通过。</translation>
    </message>
    <message>
        <source>Checkmate to pass; the fewer moves you waste, the better the grade.</source>
        <translation>将死对方即可通过；浪费的步数越少，成绩越好。</translation>
    </message>
    <message>
        <source>Moves used: %1.</source>
        <translation>已用步数：%1。</translation>
    </message>
    <message>
        <source>Not solved by computer</source>
        <translation>计算机尚未求解</translation>
    </message>
    <message>
        <source>This ending needs more memory than you allow. Raise the limit under Settings, Five-piece endings, and try again.</source>
        <translation>这个残局需要的内存超过了你允许的上限。请在“设置 &gt; 五子残局”中提高上限，然后重试。</translation>
    </message>
    <message>
        <source>%1, but too late: under the fifty-move rule this is a draw.</source>
        <comment>a win</comment>
        <translation>%1，但太晚了：按五十回合规则是和棋。</translation>
    </message>
</context>
<context>
    <name>StatisticsCommands</name>
    <message>
        <source>&amp;Statistics…</source>
        <translation>统计(&amp;S)…</translation>
    </message>
    <message>
        <source>Your progress by week, ending and stage</source>
        <translation>你的进展，按周、残局和阶段</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>导出为 CSV(&amp;E)…</translation>
    </message>
    <message>
        <source>Export all attempts as a table for other programs</source>
        <translation>以表格形式导出全部练习记录，供其他程序使用</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>备份(&amp;B)…</translation>
    </message>
    <message>
        <source>Save all practice data to a file</source>
        <translation>把全部练习数据存入一个文件</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>恢复(&amp;R)…</translation>
    </message>
    <message>
        <source>Replace your practice data with a backup</source>
        <translation>用备份中的练习数据替换现有的练习数据</translation>
    </message>
    <message>
        <source>Erase every&amp;thing…</source>
        <translation>全部清除(&amp;F)…</translation>
    </message>
    <message>
        <source>Start as if you had never practised</source>
        <translation>就像从未练习过一样</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Five-piece e&amp;ndings</source>
        <translation>五子残局(&amp;N)</translation>
    </message>
    <message>
        <source>%1 of disk space has been freed.</source>
        <translation>已释放 %1 磁盘空间。</translation>
    </message>
    <message>
        <source>Any endings you need will be solved again.</source>
        <translation>需要的残局会重新求解。</translation>
    </message>
    <message>
        <source>Not all endings could be deleted from the disk.</source>
        <translation>有些残局无法从磁盘上删除。</translation>
    </message>
    <message>
        <source>Check that their folder is writable.</source>
        <translation>请检查其文件夹是否可写。</translation>
    </message>
    <message>
        <source>&amp;Keep solved endings on disk</source>
        <translation>将求解过的残局保存在磁盘上(&amp;K)</translation>
    </message>
    <message>
        <source>Endings solved once are available again at the next start</source>
        <translation>求解过一次的残局下次启动时仍然可用</translation>
    </message>
    <message>
        <source>&amp;Delete stored endings (frees %1)</source>
        <translation>删除已保存的残局（释放 %1）(&amp;R)</translation>
    </message>
    <message>
        <source>All available memory</source>
        <translation>全部可用内存</translation>
    </message>
    <message>
        <source>Up to %1 of memory</source>
        <translation>最多 %1 内存</translation>
    </message>
</context>
<context>
    <name>TeachingMarks</name>
    <message>
        <source>Key squares: %1</source>
        <translation>关键格：%1</translation>
    </message>
    <message>
        <source>Square of the pawn: %1</source>
        <comment>its opposite corners</comment>
        <translation>兵的方形区：%1</translation>
    </message>
    <message>
        <source>Squares of the pawns: %1</source>
        <comment>their opposite corners</comment>
        <translation>兵的方形区：%1</translation>
    </message>
</context>
<context>
    <name>TrainingCommands</name>
    <message>
        <source>&amp;You play as</source>
        <translation>你执(&amp;Y)</translation>
    </message>
    <message>
        <source>The attacker</source>
        <translation>攻方</translation>
    </message>
    <message>
        <source>The defender</source>
        <translation>守方</translation>
    </message>
    <message>
        <source>The &amp;program plays</source>
        <translation>程序走法(&amp;P)</translation>
    </message>
    <message>
        <source>Perfectly</source>
        <translation>最佳走法</translation>
    </message>
    <message>
        <source>By general principles</source>
        <translation>按一般原则</translation>
    </message>
    <message>
        <source>Ends the game</source>
        <translation>结束对局</translation>
    </message>
    <message>
        <source>Only warns</source>
        <translation>仅提醒</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The &amp;fifty-move rule</source>
        <translation>五十回合规则(&amp;5)</translation>
    </message>
    <message>
        <source>The &amp;seventy-five-move rule</source>
        <translation>七十五回合规则(&amp;7)</translation>
    </message>
    <message>
        <source>&amp;Threefold repetition</source>
        <translation>三次重复局面(&amp;3)</translation>
    </message>
    <message>
        <source>Both sides (analysis)</source>
        <translation>双方（分析）</translation>
    </message>
    <message>
        <source>&amp;Hide mate distances and wasted moves</source>
        <translation>隐藏将死步数和浪费步数(&amp;H)</translation>
    </message>
    <message>
        <source>Until the game is over, the panels show who wins but not how soon</source>
        <translation>对局结束前，面板只显示谁能取胜，不显示几步取胜</translation>
    </message>
    <message>
        <source>&amp;Reveal them here</source>
        <translation>在此显示(&amp;R)</translation>
    </message>
    <message>
        <source>Show the mate distance and the wasted moves for this position</source>
        <translation>显示此局面的将死步数和浪费步数</translation>
    </message>
    <message>
        <source>Like a human</source>
        <translation>像人一样防守</translation>
    </message>
    <message>
        <source>With occasional slips</source>
        <translation>偶尔失误</translation>
    </message>
    <message>
        <source>Text&amp;book positions</source>
        <translation>教科书局面(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Exam</source>
        <translation>考试(&amp;E)</translation>
    </message>
    <message>
        <source>Using the method (bishop and knight)</source>
        <translation>按既定方法（象和马）</translation>
    </message>
    <message>
        <source>Follow the &amp;method</source>
        <translation>按方法走(&amp;M)</translation>
    </message>
    <message>
        <source>The coach guides you through the bishop-and-knight mate, one aim at a time</source>
        <translation>教练逐个目标地引导你用象和马将死对方</translation>
    </message>
    <message>
        <source>Play the method&apos;s mo&amp;ve</source>
        <translation>按方法走一着(&amp;V)</translation>
    </message>
    <message>
        <source>Play the method&apos;s next move for you</source>
        <translation>按方法走时：替你走出方法的着法</translation>
    </message>
    <message>
        <source>&amp;Exam (last one on %1: %2)</source>
        <comment>a date and a result</comment>
        <translation>考试（上次 %1：%2）(&amp;E)</translation>
    </message>
    <message>
        <source>Play a new position without comments, marks or take-backs, and get a grade at the end</source>
        <translation>对弈一个新局面，没有点评和标记，也不能悔棋，最后给出成绩</translation>
    </message>
    <message>
        <source>End exam</source>
        <translation>结束考试</translation>
    </message>
    <message>
        <source>End the exam without a grade and go on with the game as usual</source>
        <translation>结束考试，不计成绩，照常继续对局</translation>
    </message>
    <message>
        <source>only when you mate with bishop and knight</source>
        <translation>仅在你用象和马将死对方时可用</translation>
    </message>
    <message>
        <source>Another exam</source>
        <translation>再来一次考试</translation>
    </message>
    <message>
        <source>The game will be kept: Ctrl+Alt+Z brings it back.</source>
        <translation>对局会保留：按 Ctrl+Alt+Z 可以恢复。</translation>
    </message>
    <message>
        <source>not while a question is open</source>
        <translation>问题未答时不可用</translation>
    </message>
    <message>
        <source>follow the method first</source>
        <translation>请先按方法走</translation>
    </message>
    <message>
        <source>You play one new position without hints, comments, marks or take-backs, and get a grade at the end.</source>
        <translation>对弈一个新局面，没有提示、点评和标记，也不能悔棋，最后给出成绩。</translation>
    </message>
    <message>
        <source>“Choose the kind of position” in the Game menu changes this.</source>
        <translation>在“对局”菜单中用“选择局面类型”可更改。</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>暂不</translation>
    </message>
    <message>
        <source>Begin an exam: %1?</source>
        <comment>an ending</comment>
        <translation>开始考试：%1？</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a file in a sentence</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 was not found.</source>
        <translation>找不到%1。</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>可能已被移动、重命名或删除。</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1是文件夹。</translation>
    </message>
    <message>
        <source>Choose a PGN file inside it.</source>
        <translation>请选择其中的 PGN 文件。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>无法读取%1。</translation>
    </message>
    <message>
        <source>You may not have permission to read it.</source>
        <translation>你可能没有读取权限。</translation>
    </message>
    <message>
        <source>%1 is too large.</source>
        <translation>%1太大。</translation>
    </message>
    <message>
        <source>Files of up to %1 MiB can be opened.</source>
        <translation>最大可打开 %1 MiB 的文件。</translation>
    </message>
    <message>
        <source>%1 contains no chess games.</source>
        <translation>%1中没有国际象棋对局。</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation>%1由本程序的更新版本写入。</translation>
    </message>
    <message>
        <source>%1 has been changed by another program.</source>
        <translation>%1已被其他程序更改。</translation>
    </message>
    <message>
        <source>Open it again, or save your game under another name.</source>
        <translation>请重新打开，或以其他名称保存你的对局。</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>无法保存%1。</translation>
    </message>
    <message>
        <source>Save under another name: the folder may be read-only or the disk full.</source>
        <translation>请以其他名称保存：文件夹可能只读，或磁盘已满。</translation>
    </message>
    <message numerus="yes">
        <source>There are at least %n more errors.</source>
        <translation>
            <numerusform>至少还有 %n 个错误。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n more errors.</source>
        <translation>
            <numerusform>还有 %n 个错误。</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts of this game could not be read.</source>
        <translation>此对局有一部分未能读取。</translation>
    </message>
    <message>
        <source>There is not enough memory. Close other programs and open it again.</source>
        <translation>内存不足。请关闭其他程序，然后重新打开。</translation>
    </message>
    <message>
        <source>It is a pipe, a socket or a device. Choose a file.</source>
        <translation>这是管道、套接字或设备。请选择文件。</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>%1未保存。</translation>
    </message>
</context>
<context>
    <name>UndoCommands</name>
    <message>
        <source>&amp;Take back</source>
        <translation>悔棋(&amp;T)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Redo what was taken back</source>
        <translation>重做已收回的内容</translation>
    </message>
    <message>
        <source>Undo your last move or change</source>
        <translation>收回你的上一着或上一次更改</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>上一局面</translation>
    </message>
    <message>
        <source>Go back to the game that was on the board before this one</source>
        <translation>回到棋盘上的前一局</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>下一局面</translation>
    </message>
    <message>
        <source>Return to the game that followed this one</source>
        <translation>回到本局之后的那一局</translation>
    </message>
</context>
<context>
    <name>WayBackCommands</name>
    <message>
        <source>Dismiss the message</source>
        <translation>关闭消息</translation>
    </message>
    <message>
        <source>Cancel solving</source>
        <translation>取消求解</translation>
    </message>
    <message>
        <source>Stop solving the ending</source>
        <translation>不再求解此残局</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Take over and keep playing</source>
        <translation>自己接着走</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>离开回放</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Go back to the game</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>继续对局</translation>
    </message>
    <message>
        <source>Clear the typed move</source>
        <translation>清除已输入的着法</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>把棋子放回原处</translation>
    </message>
    <message>
        <source>Leave the set-up</source>
        <translation>离开摆棋</translation>
    </message>
    <message>
        <source>Press Esc again to go back to the game.</source>
        <translation>再按一次 Esc 回到对局。</translation>
    </message>
    <message>
        <source>The position you have set up will be lost.</source>
        <translation>你摆好的局面将会丢失。</translation>
    </message>
    <message>
        <source>Go back to where the replay began</source>
        <translation>回到回放开始的地方</translation>
    </message>
    <message>
        <source>It will not be graded.</source>
        <translation>考试将不计成绩。</translation>
    </message>
    <message>
        <source>End exam</source>
        <translation>结束考试</translation>
    </message>
    <message>
        <source>Press Esc again to end the exam.</source>
        <translation>再按一次 Esc 结束考试。</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>仍然离开</translation>
    </message>
    <message>
        <source>not in an exam</source>
        <translation>考试中不可用</translation>
    </message>
    <message>
        <source>Press Esc again to cancel your changes.</source>
        <translation>再按一次 Esc 放弃修改。</translation>
    </message>
    <message>
        <source>The page will be as it was before.</source>
        <translation>本页将恢复原样。</translation>
    </message>
    <message>
        <source>Show the page as it was before</source>
        <translation>显示修改前的页面</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Press Esc again to cancel solving the ending.</source>
        <translation>再按一次 Esc 取消求解该残局。</translation>
    </message>
    <message>
        <source>It would have to start again.</source>
        <translation>下次必须从头开始。</translation>
    </message>
    <message>
        <source>Close the first steps</source>
        <translation>关闭入门步骤</translation>
    </message>
    <message>
        <source>Keep solving</source>
        <translation>继续求解</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>继续编辑</translation>
    </message>
    <message>
        <source>Continue the exam</source>
        <translation>继续考试</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Right Corner %1 is a trainer for chess endings with up to %2 pieces, above all the mate with bishop and knight. Each ending is solved in memory when needed; your data stays on your computer.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Right Corner %1 是国际象棋残局训练程序，最多 %2 枚棋子，尤其是象和马的将死。每个残局在需要时于内存中求解；你的数据只留在你的电脑上。

自由软件，采用 GNU 通用公共许可证第 3 版或更新版本。</translation>
    </message>
    <message>
        <source>About Right Corner</source>
        <translation>关于 Right Corner</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;About Right Corner</source>
        <translation>关于 Right Corner(&amp;A)</translation>
    </message>
    <message>
        <source>Game &amp;record</source>
        <translation>棋谱(&amp;R)</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>全部着法</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Terms, symbols and &amp;keys</source>
        <translation>术语、符号和按键(&amp;K)</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>白底黑字</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation>黑底白字</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a size of text, in percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>文字大小(&amp;X)</translation>
    </message>
    <message>
        <source>Read &amp;moves aloud</source>
        <translation>朗读着法(&amp;M)</translation>
    </message>
    <message>
        <source>Read each move with the system&apos;s text-to-speech voice</source>
        <translation>用系统语音朗读每一步</translation>
    </message>
    <message>
        <source>Move sounds</source>
        <translation>走子音效</translation>
    </message>
    <message>
        <source>Hear moves, captures, checks and checkmate</source>
        <translation>走子、吃子、将军和将死时发出声音</translation>
    </message>
    <message>
        <source>No sound player was found; install pw-play, paplay or aplay</source>
        <translation>未找到声音播放程序；请安装 pw-play、paplay 或 aplay</translation>
    </message>
    <message>
        <source>No text-to-speech program was found; install speech-dispatcher</source>
        <translation>未找到文本朗读程序；请安装 speech-dispatcher</translation>
    </message>
    <message>
        <source>no speech program found</source>
        <translation>未找到语音程序</translation>
    </message>
    <message>
        <source>no sound player found</source>
        <translation>未找到声音播放程序</translation>
    </message>
    <message>
        <source>First &amp;steps</source>
        <translation>入门(&amp;S)</translation>
    </message>
    <message>
        <source>Show the suggestions of the first start again</source>
        <translation>再次显示首次启动时的建议</translation>
    </message>
    <message>
        <source>only beside a game of your own</source>
        <translation>仅在你自己的对局旁可用</translation>
    </message>
    <message>
        <source>Endings in &amp;figures…</source>
        <translation>残局数据(&amp;F)…</translation>
    </message>
    <message>
        <source>All endings with their aims, longest wins, shares of results and zugzwangs</source>
        <translation>所有残局及其目标、最长的胜局、各种结果的比例和楚茨文克</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Throws the win away.</source>
        <translation>丢掉胜局。</translation>
    </message>
    <message>
        <source>Turns a win into a loss.</source>
        <translation>把胜局走成负局。</translation>
    </message>
    <message>
        <source>Throws the draw away.</source>
        <translation>丢掉和棋。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) slower than the best.</source>
        <translation>
            <numerusform>比最佳着法慢 %n 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>使自己提前 %n 步被将死。</numerusform>
        </translation>
    </message>
    <message>
        <source>N</source>
        <comment>the knight&apos;s letter in chess notation</comment>
        <translation>马</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the bishop&apos;s letter in chess notation</comment>
        <translation>象</translation>
    </message>
    <message>
        <source>R</source>
        <comment>the rook&apos;s letter in chess notation</comment>
        <translation>车</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>the queen&apos;s letter in chess notation</comment>
        <translation>后</translation>
    </message>
    <message>
        <source>K</source>
        <comment>the king&apos;s letter in chess notation</comment>
        <translation>王</translation>
    </message>
    <message>
        <source>Best was %1.</source>
        <translation>最佳着法是%1。</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1是最佳着法。</translation>
    </message>
    <message numerus="yes">
        <source>%1 works: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1可行：比最佳着法慢 %n 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1是弯路：比最佳着法慢 %n 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>%1使自己提前 %n 步被将死。</numerusform>
        </translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>白方走</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>黑方走</translation>
    </message>
    <message>
        <source>Right corners (dark): %1</source>
        <translation>同色角（黑格）：%1</translation>
    </message>
    <message>
        <source>Right corners (light): %1</source>
        <translation>同色角（白格）：%1</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>将死</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>逼和</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Neither side has mating material.</source>
        <translation>双方子力都不足以将死对方。</translation>
    </message>
    <message>
        <source>The king captures the knight on %1.</source>
        <translation>王吃掉 %1 的马。</translation>
    </message>
    <message>
        <source>The king captures the bishop on %1.</source>
        <translation>王吃掉 %1 的象。</translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <translation>将死。</translation>
    </message>
    <message>
        <source>Draw by stalemate.</source>
        <translation>逼和，和棋。</translation>
    </message>
    <message>
        <source>Draw by insufficient material.</source>
        <translation>和棋：子力不足。</translation>
    </message>
    <message>
        <source>Draw by the fifty-move rule.</source>
        <translation>和棋：五十回合规则。</translation>
    </message>
    <message>
        <source>Draw by the seventy-five-move rule.</source>
        <translation>和棋：七十五回合规则。</translation>
    </message>
    <message>
        <source>Draw by threefold repetition.</source>
        <translation>和棋：三次重复局面。</translation>
    </message>
    <message>
        <source>This position has occurred three times: in a tournament game a draw could be claimed.</source>
        <translation>同一局面出现了三次：正式比赛中可以要求判和。</translation>
    </message>
    <message>
        <source>%1 throws the win away.</source>
        <translation>%1丢掉了胜局。</translation>
    </message>
    <message>
        <source>%1 loses: it was a draw.</source>
        <translation>%1输棋：原本是和棋。</translation>
    </message>
    <message>
        <source>%1 holds the draw.</source>
        <translation>%1守住了和棋。</translation>
    </message>
    <message>
        <source>The king captures the queen on %1.</source>
        <translation>王吃掉 %1 的后。</translation>
    </message>
    <message>
        <source>The king captures the rook on %1.</source>
        <translation>王吃掉 %1 的车。</translation>
    </message>
    <message>
        <source>The king captures the pawn on %1.</source>
        <translation>王吃掉 %1 的兵。</translation>
    </message>
    <message>
        <source>The queen is captured on %1.</source>
        <translation>后在 %1 被吃。</translation>
    </message>
    <message>
        <source>The rook is captured on %1.</source>
        <translation>车在 %1 被吃。</translation>
    </message>
    <message>
        <source>The bishop is captured on %1.</source>
        <translation>象在 %1 被吃。</translation>
    </message>
    <message>
        <source>The knight is captured on %1.</source>
        <translation>马在 %1 被吃。</translation>
    </message>
    <message>
        <source>The pawn is captured on %1.</source>
        <translation>兵在 %1 被吃。</translation>
    </message>
    <message>
        <source>Best play ends in stalemate.</source>
        <translation>结果是逼和。</translation>
    </message>
    <message>
        <source>The king forks the pieces and takes one of them.</source>
        <translation>王同时攻击两子，并吃掉其中一子。</translation>
    </message>
    <message>
        <source>It is a rook pawn: the king reaches the queening corner, or traps the other king there.</source>
        <translation>这是边兵：王能到升变角，或把对方的王困在那里。</translation>
    </message>
    <message>
        <source>The pawn is lost.</source>
        <translation>兵丢了。</translation>
    </message>
    <message>
        <source>Both pawns promote.</source>
        <translation>双方的兵都升变。</translation>
    </message>
    <message>
        <source>%1 loses: it was a win.</source>
        <translation>%1输棋：原本是胜局。</translation>
    </message>
    <message>
        <source>A rook or bishop pawn on the seventh rank with its king beside it draws against the queen.</source>
        <translation>边兵或象线兵到了第七横线、又有王在旁，能对后守和。</translation>
    </message>
    <message>
        <source>Not in the tablebases</source>
        <translation>不在残局库中</translation>
    </message>
    <message>
        <source>White mates in %1</source>
        <translation>白方 %1 步杀</translation>
    </message>
    <message>
        <source>Black mates in %1</source>
        <translation>黑方 %1 步杀</translation>
    </message>
    <message>
        <source>Mate in %1</source>
        <translation>%1 步杀</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>白胜</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>黑胜</translation>
    </message>
    <message>
        <source>Two knights cannot force mate: confining the king completely stalemates him.</source>
        <translation>双马不能强制将死：把孤王完全关住就成了逼和。</translation>
    </message>
    <message>
        <source>The bishop does not control the queening corner, and the king defends it.</source>
        <translation>象控制不了升变角，而王守得住那里。</translation>
    </message>
    <message>
        <source>Material is even, and neither side can force a win.</source>
        <translation>子力相当，谁也不能强制取胜。</translation>
    </message>
    <message numerus="yes">
        <source>It took %n move(s)</source>
        <translation>
            <numerusform>用了 %n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You held out for %n move(s)</source>
        <translation>
            <numerusform>你坚持了 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Seventy-five moves without a capture or pawn move: in a tournament game this would be a draw.</source>
        <translation>七十五回合没有吃子也没有走兵：正式比赛中为和棋。</translation>
    </message>
    <message>
        <source>Fifty moves without a capture or pawn move: in a tournament game a draw could be claimed.</source>
        <translation>五十回合没有吃子也没有走兵：正式比赛中可以要求判和。</translation>
    </message>
    <message>
        <source>Under the fifty-move rule the win now comes too late.</source>
        <translation>按五十回合规则，现在取胜已来不及。</translation>
    </message>
    <message numerus="yes">
        <source>the best defence lasts %n</source>
        <translation>
            <numerusform>最佳防守能坚持 %n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best play needs %n</source>
        <translation>
            <numerusform>按最佳走法需要 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>what was played and what is best</comment>
        <translation>%1；%2。</translation>
    </message>
    <message numerus="yes">
        <source>You held out for %n move(s), as long as possible.</source>
        <translation>
            <numerusform>你坚持了 %n 步，已是最久。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>a list of moves and how many more there are</comment>
        <translation>
            <numerusform>%1，以及另外 %n 着</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of moves and the last of them</comment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>The best moves were %1.</source>
        <translation>最佳着法是%1。</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>You gave up.</source>
        <translation>你放弃了。</translation>
    </message>
    <message numerus="yes">
        <source>Following the method took %n more move(s) than best play.</source>
        <translation>
            <numerusform>按方法走比最佳走法多用 %n 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A weaker defence made the mate %n move(s) shorter.</source>
        <translation>
            <numerusform>防守不是最佳，将死提前了 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the only legal move.</source>
        <translation>%1是唯一合法的着法。</translation>
    </message>
    <message numerus="yes">
        <source>%1 also wins, %n move(s) slower.</source>
        <translation>
            <numerusform>%1也能赢，慢 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>The weaker side gives perpetual check.</source>
        <translation>弱方可以长将。</translation>
    </message>
    <message>
        <source>The weaker side can hold.</source>
        <translation>弱方可以守住。</translation>
    </message>
    <message>
        <source>The queen cannot be saved.</source>
        <translation>后救不了。</translation>
    </message>
    <message>
        <source>The rook cannot be saved.</source>
        <translation>车救不了。</translation>
    </message>
    <message>
        <source>The bishop cannot be saved.</source>
        <translation>象救不了。</translation>
    </message>
    <message>
        <source>The knight cannot be saved.</source>
        <translation>马救不了。</translation>
    </message>
    <message>
        <source>The pawn cannot be saved.</source>
        <translation>兵救不了。</translation>
    </message>
    <message>
        <source>The pawn costs the queen.</source>
        <translation>为了这个兵得弃后。</translation>
    </message>
    <message>
        <source>The pawn costs the rook.</source>
        <translation>为了这个兵得弃车。</translation>
    </message>
    <message>
        <source>The pawn on %1 is lost, and the other one does not win.</source>
        <translation>%1 的兵丢了，另一个兵赢不了。</translation>
    </message>
    <message>
        <source>%1 holds out as long as possible.</source>
        <translation>%1尽可能坚持得久。</translation>
    </message>
    <message>
        <source>The knight stops the pawn but cannot mate alone.</source>
        <translation>马能拦住兵，但单凭它不能将死。</translation>
    </message>
    <message>
        <source>The bishop stops the pawn but cannot mate alone.</source>
        <translation>象能拦住兵，但单凭它不能将死。</translation>
    </message>
    <message>
        <source>The rook’s king is too far away to help stop the pawn.</source>
        <translation>有车一方的王太远，来不及帮忙拦住兵。</translation>
    </message>
    <message>
        <source>Neither side can force a win.</source>
        <translation>谁也不能强制取胜。</translation>
    </message>
    <message>
        <source>The lone king keeps the other king off the pawn&apos;s key squares.</source>
        <translation>孤王能阻止另一个王占据兵的关键格。</translation>
    </message>
    <message>
        <source>Rook against a lone minor piece is usually a draw, and it is one here.</source>
        <translation>车对单个轻子通常是和棋，这里也是。</translation>
    </message>
    <message>
        <source>%1 is one of the best moves.</source>
        <translation>%1是最佳着法之一。</translation>
    </message>
    <message>
        <source>Gets mated in %1</source>
        <translation>%1 步内被将死</translation>
    </message>
    <message>
        <source>The pawn saves the draw; without it, the other side would win.</source>
        <translation>兵守住了和棋；没有它，另一方就会获胜。</translation>
    </message>
    <message numerus="yes">
        <source>Mated in %n move(s), the fewest possible.</source>
        <translation>
            <numerusform>%n 步将死，已是最少步数。</numerusform>
        </translation>
    </message>
    <message>
        <source>The bishops move on dark squares only, so there can be no mate.</source>
        <translation>象都只走黑格，因此不可能将死。</translation>
    </message>
    <message>
        <source>The bishops move on light squares only, so there can be no mate.</source>
        <translation>象都只走白格，因此不可能将死。</translation>
    </message>
    <message>
        <source>After %1 it is still a draw.</source>
        <translation>走%1后仍是和棋。</translation>
    </message>
    <message>
        <source>It is stalemate.</source>
        <translation>已成逼和。</translation>
    </message>
</context>
<context>
    <name>actions::Actions</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a tip and its shortcut</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and why it cannot be used</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Not available now: %1 (%2).</source>
        <comment>a command and why</comment>
        <translation>现在不可用：%1（%2）。</translation>
    </message>
</context>
<context>
    <name>board::BoardView</name>
    <message>
        <source>Chessboard</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>The arrow keys move between the squares, Enter picks a piece up and puts it down, Escape cancels.</source>
        <translation>方向键在格之间移动，Enter 拿起和放下棋子，Esc 取消。</translation>
    </message>
</context>
<context>
    <name>board::PromotionChooser</name>
    <message>
        <source>Promotion piece</source>
        <translation>升变成的棋子</translation>
    </message>
</context>
<context>
    <name>files::Filing</name>
    <message>
        <source>Open a game</source>
        <translation>打开对局</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>对局 (*.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>保存对局</translation>
    </message>
    <message>
        <source>game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>导出棋盘</translation>
    </message>
    <message>
        <source>Vector graphic (*.svg)</source>
        <translation>矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Open a course</source>
        <translation>打开课程</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is being read.</source>
        <translation>正在读取文本。</translation>
    </message>
    <message>
        <source>“%1” is being read.</source>
        <translation>正在读取“%1”。</translation>
    </message>
    <message>
        <source>The game has been saved as “%1”.</source>
        <translation>对局已保存为“%1”。</translation>
    </message>
    <message>
        <source>The board has been saved as “%1”.</source>
        <translation>棋盘已保存为“%1”。</translation>
    </message>
    <message>
        <source>“%1” is being saved.</source>
        <translation>正在保存“%1”。</translation>
    </message>
    <message>
        <source>The game has been copied.</source>
        <translation>对局已复制。</translation>
    </message>
    <message>
        <source>The game is being copied.</source>
        <translation>正在复制对局。</translation>
    </message>
    <message>
        <source>Larger ones can be read by “Look through my games” in the File menu.</source>
        <translation>更大的文件可用“文件”菜单中的“查阅我的对局”读取。</translation>
    </message>
</context>
<context>
    <name>files::PositionsImport</name>
    <message>
        <source>“%1” is being read.</source>
        <translation>正在读取“%1”。</translation>
    </message>
</context>
<context>
    <name>files::PracticeFiles</name>
    <message>
        <source>Export practice data</source>
        <translation>导出练习数据</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Back up practice data</source>
        <translation>备份练习数据</translation>
    </message>
    <message>
        <source>Practice data (*.db)</source>
        <translation>练习数据 (*.db)</translation>
    </message>
    <message>
        <source>Restore practice data</source>
        <translation>恢复练习数据</translation>
    </message>
    <message>
        <source>Replace your practice data with “%1”?</source>
        <translation>用“%1”替换你的练习数据？</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>Your practice data has been restored from “%1”.</source>
        <translation>你的练习数据已从“%1”恢复。</translation>
    </message>
    <message>
        <source>“%1” is not a readable practice backup.</source>
        <translation>“%1”不是可读取的练习备份。</translation>
    </message>
    <message>
        <source>No changes were made.</source>
        <translation>没有作任何更改。</translation>
    </message>
    <message>
        <source>There is no practice data to erase.</source>
        <translation>没有可清除的练习数据。</translation>
    </message>
    <message>
        <source>Erase all practice data?</source>
        <translation>清除全部练习数据？</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>清除(&amp;F)</translation>
    </message>
    <message>
        <source>All practice data has been erased.</source>
        <translation>全部练习数据已清除。</translation>
    </message>
    <message>
        <source>Your practice data cannot be erased now.</source>
        <translation>现在无法清除你的练习数据。</translation>
    </message>
    <message>
        <source>The file may be read-only or the disk full.</source>
        <translation>文件可能只读，或磁盘已满。</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n 次练习记录，</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and the schedule of %n exercise(s) will be deleted for good.</source>
        <translation>
            <numerusform>以及 %n 道题的进度将永久丢失。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Your practice data is being exported.</source>
        <translation>正在导出你的练习数据。</translation>
    </message>
    <message>
        <source>Your practice data is being backed up.</source>
        <translation>正在备份你的练习数据。</translation>
    </message>
    <message>
        <source>Your practice data is being restored.</source>
        <translation>正在恢复你的练习数据。</translation>
    </message>
    <message>
        <source>The attempts have been saved as “%1”.</source>
        <translation>练习记录已保存为“%1”。</translation>
    </message>
    <message>
        <source>The backup has been saved as “%1”.</source>
        <translation>备份已保存为“%1”。</translation>
    </message>
    <message>
        <source>Your place in each course, your earlier games and your settings stay.</source>
        <translation>你在各课程中的位置、以往对局和设置都会保留。</translation>
    </message>
    <message>
        <source>The record of which course pages you have read and which questions you have solved will also be lost.</source>
        <translation>已读课程页面和已做对题目的记录也将丢失。</translation>
    </message>
</context>
<context>
    <name>modes::ByHeart</name>
    <message>
        <source>%1 by heart, mate in %2</source>
        <comment>an ending</comment>
        <translation>背熟%1，%2步杀</translation>
    </message>
    <message>
        <source>%1 by heart, hold the draw</source>
        <comment>an ending</comment>
        <translation>背熟%1，守和</translation>
    </message>
    <message>
        <source>Choosing the positions to learn by heart</source>
        <translation>正在挑选要背的局面</translation>
    </message>
    <message>
        <source>There is not enough memory to choose the positions.</source>
        <translation>内存不足，无法挑选局面。</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>请关闭其他程序后重试。</translation>
    </message>
    <message>
        <source>The course to learn by heart could not be saved.</source>
        <translation>无法保存背诵课程。</translation>
    </message>
    <message>
        <source>The disk may be full. Free some space and try again.</source>
        <translation>磁盘可能已满。请腾出空间后重试。</translation>
    </message>
    <message>
        <source>This position has too many lines to learn by heart.</source>
        <translation>此局面变化太多，无法背熟。</translation>
    </message>
    <message>
        <source>Play on and try again nearer to the end of the game.</source>
        <translation>请继续下，临近终局时再试。</translation>
    </message>
    <message>
        <source>Choose a position with a win or a draw to learn by heart.</source>
        <translation>请选择一个胜势或和棋的局面来背。</translation>
    </message>
    <message>
        <source>There is nothing to learn by heart in this position.</source>
        <translation>此局面没有可背的内容。</translation>
    </message>
    <message>
        <source>%1, best moves only</source>
        <comment>a course</comment>
        <translation>%1，只用最佳着法</translation>
    </message>
    <message numerus="yes">
        <source>%1, up to %Ln move(s) slower</source>
        <comment>a course</comment>
        <translation>
            <numerusform>%1，最多慢 %Ln 步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by heart</source>
        <comment>a position</comment>
        <translation>背熟%1</translation>
    </message>
    <message>
        <source>The ending is being solved.</source>
        <translation>正在求解残局。</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>主变</translation>
    </message>
    <message numerus="yes">
        <source>Your line has %Ln position(s), with one move to learn in each.</source>
        <translation>
            <numerusform>你的变例有 %Ln 个局面，每个局面有一步棋要记住。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest way to mate takes %Ln move(s).</source>
        <translation>
            <numerusform>最长的将杀路线需要 %Ln 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know %Ln of the positions already.</source>
        <translation>
            <numerusform>其中 %Ln 个局面你已经掌握。</numerusform>
        </translation>
    </message>
    <message>
        <source>They answer every threat, every pawn move and every reply to your checks. After any other move, most moves hold the draw.</source>
        <translation>这些局面应对每一个威胁、每一步兵的走动以及对你将军的每一种应着。在其他任何着法之后，大多数着法都能守和。</translation>
    </message>
    <message>
        <source>The course to learn by heart is ready.</source>
        <translation>背诵课程已准备好。</translation>
    </message>
    <message>
        <source>Choose the same command for the same position again to open it.</source>
        <translation>在同一局面再次选择同一命令即可打开。</translation>
    </message>
</context>
<context>
    <name>modes::Column</name>
    <message>
        <source>The course</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>A course teaches you the mate step by step.</source>
        <translation>课程一步步教你怎样将死。</translation>
    </message>
    <message>
        <source>Short exercises come back when they are due.</source>
        <translation>简短的练习题，到期会再次出现。</translation>
    </message>
    <message>
        <source>Enter any position to play or analyse it.</source>
        <translation>摆出任意局面，对弈或分析。</translation>
    </message>
    <message>
        <source>Mate the king on this board, with help from the coach.</source>
        <translation>在教练的帮助下，将死这个棋盘上的王。</translation>
    </message>
    <message>
        <source>Other courses</source>
        <translation>其他课程</translation>
    </message>
</context>
<context>
    <name>modes::CourseContents</name>
    <message>
        <source>✗ Failed</source>
        <translation>✗ 未做对</translation>
    </message>
    <message>
        <source>✓ With help</source>
        <translation>✓ 借助帮助</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ 做对</translation>
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
        <translation>课程到此结束。</translation>
    </message>
    <message>
        <source>All questions are solved.</source>
        <translation>所有题都已做对。</translation>
    </message>
    <message>
        <source>✓ Second try</source>
        <translation>✓ 第二次才做对</translation>
    </message>
    <message>
        <source>Read</source>
        <comment>a page was</comment>
        <translation>已读</translation>
    </message>
    <message>
        <source>✗ Shown</source>
        <comment>the answer to a question</comment>
        <translation>✗ 已显示</translation>
    </message>
</context>
<context>
    <name>modes::Dealing</name>
    <message>
        <source>Solving was cancelled.</source>
        <translation>求解已取消。</translation>
    </message>
    <message>
        <source>Choose “New position” to try again.</source>
        <translation>选择“新局面”再试一次。</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending.</source>
        <translation>内存不足，无法求解此残局。</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>请关闭其他程序后重试。</translation>
    </message>
    <message>
        <source>No such position exists.</source>
        <translation>没有这样的局面。</translation>
    </message>
    <message>
        <source>Choose another kind of position.</source>
        <translation>请选择另一种局面类型。</translation>
    </message>
</context>
<context>
    <name>modes::MoveInput</name>
    <message>
        <source>The game is over. %1</source>
        <translation>对局已结束。%1</translation>
    </message>
    <message>
        <source>It is not your move.</source>
        <translation>还没轮到你走。</translation>
    </message>
    <message>
        <source>No other moves can be played in a replay.</source>
        <translation>回放时不能走别的着法。</translation>
    </message>
    <message>
        <source>Choose “Play from here” first.</source>
        <translation>请先选择“从此处开始”。</translation>
    </message>
    <message>
        <source>In an exam, moves cannot be taken back.</source>
        <translation>考试中落子无悔。</translation>
    </message>
    <message>
        <source>Go to the last move to play on.</source>
        <translation>请跳到最后一着再继续走。</translation>
    </message>
    <message>
        <source>This question asks for squares: type them like “c3 d5”.</source>
        <translation>这道题要的是格子：请按“c3 d5”的形式输入。</translation>
    </message>
</context>
<context>
    <name>modes::PageEditor</name>
    <message>
        <source>The page has not been saved. Open the course again, or check the disk and try again.</source>
        <translation>本页未保存。请重新打开课程，或检查磁盘后重试。</translation>
    </message>
    <message>
        <source>This page cannot be edited because parts of it cannot be read.</source>
        <translation>本页有部分内容无法读取，因此不能编辑。</translation>
    </message>
    <message>
        <source>This chapter cannot be renamed because parts of it cannot be read.</source>
        <translation>本章有部分内容无法读取，因此不能重命名。</translation>
    </message>
    <message>
        <source>Text after %1</source>
        <comment>a move</comment>
        <translation>%1 之后的文字</translation>
    </message>
    <message>
        <source>Text for the first position</source>
        <translation>起始局面的文字</translation>
    </message>
</context>
<context>
    <name>modes::Practice</name>
    <message>
        <source>Finish</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Back to practice</source>
        <translation>回到练习</translation>
    </message>
    <message>
        <source>Keep practising</source>
        <translation>继续练习</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>到期 %n 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>还剩 %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>时间到</translation>
    </message>
    <message>
        <source>That&apos;s it for now.</source>
        <translation>这次就到这里。</translation>
    </message>
    <message>
        <source>Exercises done: %1. Solved: %2.</source>
        <translation>做题：%1。做对：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n done</source>
        <translation>
            <numerusform>已做 %n 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) left</source>
        <translation>
            <numerusform>还剩 %n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>all done</source>
        <translation>全部完成</translation>
    </message>
    <message>
        <source>Choose one to see its position or its page again.</source>
        <translation>选择一题，可再次查看其局面或页面。</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Next time</source>
        <translation>下次</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Your result cannot be saved at the moment.</source>
        <translation>目前无法保存你的成绩。</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>回到列表</translation>
    </message>
    <message>
        <source>You have no mistakes to practise yet.</source>
        <translation>你还没有可练习的失误。</translation>
    </message>
    <message>
        <source>“Look through my games” in the File menu finds them in your games.</source>
        <translation>“文件”菜单中的“查阅我的对局”会在你的对局中找出失误。</translation>
    </message>
    <message>
        <source>Page %1 of the course explains this.</source>
        <translation>课程第 %1 页有讲解。</translation>
    </message>
    <message>
        <source>Chosen for practice: %1.</source>
        <translation>已选练习内容：%1。</translation>
    </message>
    <message>
        <source>From the next exercise on: %1.</source>
        <translation>从下一个练习起：%1。</translation>
    </message>
    <message>
        <source>This question about another subject is due; every third exercise may be one.</source>
        <translation>这是另一主题中到期的问题；每三个练习中可能有一个是这样。</translation>
    </message>
</context>
<context>
    <name>modes::Reader</name>
    <message>
        <source>Loading the course…</source>
        <translation>正在载入课程…</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>回到课程</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>回到本页</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>显示着法</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>下一着</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>%1. %2 (%3 of %4)</source>
        <comment>a chapter: its number, its name, the page and how many there are</comment>
        <translation>%1. %2（%3 / %4）</translation>
    </message>
    <message>
        <source>You mated in time.</source>
        <translation>你及时将死了对方。</translation>
    </message>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>%n 步之内将死。</numerusform>
        </translation>
    </message>
    <message>
        <source>You held the draw.</source>
        <translation>你守住了和棋。</translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>守住和棋 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct: these are the squares.</source>
        <translation>正确：就是这些格。</translation>
    </message>
    <message>
        <source>You did not mate in time.</source>
        <translation>你没有及时将死对方。</translation>
    </message>
    <message>
        <source>You can no longer mate in time.</source>
        <translation>你已无法及时将死对方。</translation>
    </message>
    <message>
        <source>You let the draw slip.</source>
        <translation>你丢掉了和棋。</translation>
    </message>
    <message>
        <source>Solved with help.</source>
        <translation>借助帮助做对。</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <comment>a move</comment>
        <translation>以 %1 继续</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Find the next move.</source>
        <translation>找出下一着。</translation>
    </message>
    <message>
        <source>Find a better move.</source>
        <translation>找出更好的着法。</translation>
    </message>
    <message>
        <source>Right: %1 is as good as %2.</source>
        <translation>正确：%1 与 %2 一样好。</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>上一着</translation>
    </message>
    <message>
        <source>%1 is wrong.</source>
        <translation>%1 不对。</translation>
    </message>
    <message>
        <source>Wrong squares: %1.</source>
        <translation>选错的格子：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) still to find.</source>
        <translation>
            <numerusform>还要找出 %n 格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select %n square(s) on the board, or type them.</source>
        <translation>
            <numerusform>在棋盘上选出 %n 格，或直接输入。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a course and one of its pages</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Alt+Shift+PgDn goes to the next page without an answer.</source>
        <translation>按 Alt+Shift+PgDn 可不作答，转到下一页。</translation>
    </message>
    <message>
        <source>The page goes on when you have played the move it asks for.</source>
        <translation>走出所要求的着法后，本页才会继续。</translation>
    </message>
    <message>
        <source>The page goes on when you have played it out.</source>
        <translation>走完之后，本页才会继续。</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n wrong answer(s).</source>
        <translation>
            <numerusform>答错 %n 次后做对。</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved at the second try.</source>
        <translation>第二次才做对。</translation>
    </message>
    <message>
        <source>The course goes on with %1.</source>
        <translation>课程以 %1 继续。</translation>
    </message>
    <message numerus="yes">
        <source>Right idea: %1 has the same aim, but %2 is %n move(s) faster.</source>
        <translation>
            <numerusform>思路正确：%1 目的相同，但 %2 快 %n 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a square again to clear it.</source>
        <translation>再次选择某格即可取消。</translation>
    </message>
    <message>
        <source>You got this wrong before, so it counts as solved at the second try. Solve it at the first try next time to improve on that.</source>
        <translation>这道题你以前未做对，所以算作第二次才做对。再做一遍，第一次就做对，即可提高成绩。</translation>
    </message>
    <message>
        <source>These are the squares.</source>
        <translation>就是这些格。</translation>
    </message>
    <message numerus="yes">
        <source>%n more square(s).</source>
        <translation>
            <numerusform>还差 %n 格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the squares</source>
        <translation>显示各格</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move and the text about it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>It is your move.</source>
        <translation>轮到你走了。</translation>
    </message>
    <message>
        <source>The page goes on when you have selected the right squares.</source>
        <translation>选对各格后，本页才会继续。</translation>
    </message>
    <message>
        <source>You have solved this before.</source>
        <translation>这道题你已经解出过。</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>下一变化</translation>
    </message>
    <message>
        <source>The course plays another move.</source>
        <translation>课程走的是另一着。</translation>
    </message>
    <message>
        <source>That was the last move.</source>
        <translation>这是最后一着。</translation>
    </message>
    <message>
        <source>Choose a course from the Training menu.</source>
        <translation>请从“训练”菜单选择一个课程。</translation>
    </message>
    <message>
        <source>This is the square.</source>
        <translation>就是这一格。</translation>
    </message>
    <message>
        <source>Correct: this is the square.</source>
        <translation>正确：就是这一格。</translation>
    </message>
    <message>
        <source>You were shown the answer before, so it counts as solved with help. Solve it once more to improve on that.</source>
        <translation>之前已向你显示过答案，所以算借助帮助做对。再做对一次即可提高。</translation>
    </message>
    <message>
        <source>You gave up, so it counts as failed.</source>
        <translation>你放弃了，所以算未做对。</translation>
    </message>
    <message>
        <source>You were shown the answer, so it counts as failed.</source>
        <translation>已向你显示答案，所以算未做对。</translation>
    </message>
    <message>
        <source>Among them: %1.</source>
        <translation>其中包括：%1。</translation>
    </message>
    <message>
        <source>Right: after %1, too, all positions are among those to learn.</source>
        <translation>正确：走 %1 之后，所有局面同样都在所学之列。</translation>
    </message>
    <message>
        <source>You were shown the answer before.</source>
        <translation>这道题的答案曾向你展示过。</translation>
    </message>
    <message>
        <source>You got this wrong before.</source>
        <translation>这道题你曾经答错。</translation>
    </message>
    <message>
        <source>You won in time; you need not play on to mate.</source>
        <translation>你及时取得了胜局，不必一直下到将死。</translation>
    </message>
    <message>
        <source>You can no longer win in time.</source>
        <translation>你已无法及时取胜。</translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn.</source>
        <translation>
            <numerusform>%n 步之内取胜：让兵升变。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn, or win everything but the king.</source>
        <translation>
            <numerusform>%n 步之内取胜：让兵升变，或吃光王以外的所有子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): capture everything but the king.</source>
        <translation>
            <numerusform>%n 步之内取胜：吃光王以外的所有子。</numerusform>
        </translation>
    </message>
    <message>
        <source>The square to find is light.</source>
        <translation>要找的格子是白格。</translation>
    </message>
    <message>
        <source>The square to find is dark.</source>
        <translation>要找的格子是黑格。</translation>
    </message>
    <message>
        <source>The squares to find are all light.</source>
        <translation>要找的格子全是白格。</translation>
    </message>
    <message>
        <source>The squares to find are all dark.</source>
        <translation>要找的格子全是黑格。</translation>
    </message>
    <message>
        <source>Squares to find: %1 light, %2 dark.</source>
        <comment>numbers</comment>
        <translation>要找的格子：白格 %1 个，黑格 %2 个。</translation>
    </message>
    <message>
        <source>Play the move of your line.</source>
        <translation>走出你变例中的着法。</translation>
    </message>
    <message>
        <source>Your line plays another move.</source>
        <translation>你的变例走的是另一步。</translation>
    </message>
    <message>
        <source>%1 wins too, but your line plays another move. Try again.</source>
        <translation>%1 也能赢，但你的变例走的是另一步。请再试一次。</translation>
    </message>
    <message>
        <source>%1 holds the draw too, but your line plays another move. Try again.</source>
        <translation>%1 也能守和，但你的变例走的是另一步。请再试一次。</translation>
    </message>
    <message>
        <source>You have seen the move; practice will ask you for it.</source>
        <translation>你已看过这步棋；练习时会考你。</translation>
    </message>
    <message>
        <source>Play the move of the line that you are learning. If you do not know it yet, have it shown.</source>
        <translation>走出您正在学习的变化中的着法。如果还不知道，请先让程序演示。</translation>
    </message>
    <message>
        <source>This wins too, but the page asks for another move.</source>
        <translation>这样也能赢，但本页要求的是另一步棋。</translation>
    </message>
    <message>
        <source>Your move counts: find the next one.</source>
        <translation>你的着法有效：请找出下一着。</translation>
    </message>
    <message>
        <source>Right: %1 is even better than %2.</source>
        <translation>正确：%1 甚至比 %2 更好。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你了</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>下一变例</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <comment>positions</comment>
        <translation>已掌握 %1 / %2</translation>
    </message>
    <message>
        <source>This line is new: watch it first, then play it.</source>
        <translation>这是新变例：先看一遍，再自己走。</translation>
    </message>
    <message>
        <source>Now play the moves of this line.</source>
        <translation>现在走出这个变例的着法。</translation>
    </message>
    <message>
        <source>You know this line.</source>
        <translation>你已掌握这个变例。</translation>
    </message>
    <message>
        <source>Pages read: %1 of %2.</source>
        <translation>已读页数：%1 / %2。</translation>
    </message>
    <message>
        <source>Questions solved: %1 of %2.</source>
        <translation>做对题数：%1 / %2。</translation>
    </message>
    <message>
        <source>Not at the first try: %1.</source>
        <translation>不是第一次就做对：%1。</translation>
    </message>
    <message>
        <source>With help: %1.</source>
        <translation>借助帮助：%1。</translation>
    </message>
    <message>
        <source>End of the chapter.</source>
        <translation>本章结束。</translation>
    </message>
    <message>
        <source>The course plays another move; yours can be judged once the ending is solved.</source>
        <translation>课程走的是另一着；残局解算完成后才能评判您的着法。</translation>
    </message>
    <message>
        <source>This page has no text yet. Choose “Edit” to add text, a task and its solution.</source>
        <translation>本页还没有文字。选择“编辑”可添加文字、任务和答案。</translation>
    </message>
    <message>
        <source>Your earlier solution at the first try still counts.</source>
        <translation>你之前一次答对的成绩仍然有效。</translation>
    </message>
    <message>
        <source>Pages to repeat: %1.</source>
        <translation>需要重做的页：%1。</translation>
    </message>
    <message>
        <source>Moves used: %1 of %2; still needed: %3.</source>
        <translation>已用 %1 步（共 %2 步）；还需 %3 步。</translation>
    </message>
    <message>
        <source>The game is drawn, so it counts as failed.</source>
        <translation>对局和棋，所以算未做对。</translation>
    </message>
    <message>
        <source>You did not manage this before.</source>
        <translation>你上次没有完成。</translation>
    </message>
</context>
<context>
    <name>modes::RecordPages</name>
    <message>
        <source>Mate distances and wasted moves are hidden. Ctrl+R shows them for this position.</source>
        <translation>将死步数和浪费步数已隐藏。按 Ctrl+R 在此局面显示。</translation>
    </message>
    <message>
        <source>The graph counts the attacker&apos;s moves to mate; this game has no mate.</source>
        <translation>曲线显示攻方到将死的步数；本局没有将死。</translation>
    </message>
    <message>
        <source>The tablebases do not cover this game.</source>
        <translation>残局库不含此对局。</translation>
    </message>
    <message>
        <source>In an exam there is no feedback until the game is over.</source>
        <translation>考试中，对局结束前不作点评。</translation>
    </message>
    <message>
        <source>First solve the task.</source>
        <translation>请先完成任务。</translation>
    </message>
    <message>
        <source>The report is about the game. Press Esc to leave the replay and see it.</source>
        <translation>报告针对的是对局。按 Esc 离开回放即可查看。</translation>
    </message>
</context>
<context>
    <name>panels::CoachCard</name>
    <message>
        <source>The coach</source>
        <translation>教练</translation>
    </message>
</context>
<context>
    <name>panels::ContentsModel</name>
    <message>
        <source>%1, open</source>
        <translation>%1，已展开</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <translation>%1，已收起</translation>
    </message>
</context>
<context>
    <name>panels::ContentsPanel</name>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Chapters and pages</source>
        <translation>各章各页</translation>
    </message>
    <message>
        <source>To repeat:</source>
        <translation>需复习：</translation>
    </message>
    <message>
        <source>Repeat page %1</source>
        <translation>复习第 %1 页</translation>
    </message>
    <message>
        <source>To repeat, among others:</source>
        <translation>需复习，其中包括：</translation>
    </message>
    <message>
        <source>Search the pages</source>
        <translation>搜索各页</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>没有页面包含这些词。</translation>
    </message>
</context>
<context>
    <name>panels::CurveView</name>
    <message>
        <source>Moves to mate throughout the game</source>
        <translation>对局过程中到将死的步数</translation>
    </message>
    <message>
        <source>moves to mate; dashed: best play</source>
        <translation>到将死的步数；虚线：最佳走法</translation>
    </message>
</context>
<context>
    <name>panels::DistanceBand</name>
    <message>
        <source>Shortest mate, in moves</source>
        <translation>最短将死步数</translation>
    </message>
    <message>
        <source>Longest mate, in moves</source>
        <translation>最长将死步数</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two numbers of moves</comment>
        <translation>至</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>步</translation>
    </message>
</context>
<context>
    <name>panels::DrillPanel</name>
    <message>
        <source>You play as</source>
        <translation>你执</translation>
    </message>
    <message>
        <source>both</source>
        <translation>双方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Bishop on</source>
        <translation>象所在的格</translation>
    </message>
    <message>
        <source>light</source>
        <translation>白格</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>黑格</translation>
    </message>
    <message>
        <source>either</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Colour of the bishop&apos;s squares</source>
        <translation>象所在格的颜色</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>将死步数</translation>
    </message>
    <message>
        <source>The attacker is</source>
        <translation>攻方是</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>残局</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>攻方</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>守方</translation>
    </message>
    <message>
        <source>With best play</source>
        <translation>按最佳走法</translation>
    </message>
    <message>
        <source>the attacker wins</source>
        <translation>攻方胜</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Stage of the mate</source>
        <translation>将死的阶段</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Used last</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <source>Only for positions in which the attacker wins</source>
        <translation>仅用于攻方胜的局面</translation>
    </message>
    <message>
        <source>Choose one of the endings in the list.</source>
        <translation>请从列表中选择一个残局。</translation>
    </message>
    <message>
        <source>There is no such ending.</source>
        <translation>没有这样的残局。</translation>
    </message>
    <message>
        <source>Position number</source>
        <translation>局面编号</translation>
    </message>
    <message>
        <source>Position number: the same one gives the same position</source>
        <translation>编号：设置相同时，同一数字给出同一局面</translation>
    </message>
    <message>
        <source>The position number of the game on the board is %1.</source>
        <translation>棋盘上这一局的局面编号是 %1。</translation>
    </message>
</context>
<context>
    <name>panels::GamesList</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Search: a name, an event, a year, 1-0</source>
        <translation>搜索：姓名、赛事、年份、1-0</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>搜索对局</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln game(s)</source>
        <translation>
            <numerusform>%Ln 局中的 %1 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Not enough memory: close other programs and search again.</source>
        <translation>内存不足：请关闭其他程序后重新搜索。</translation>
    </message>
    <message>
        <source>Searching the games</source>
        <translation>正在搜索对局</translation>
    </message>
    <message>
        <source>&amp;Look through my games</source>
        <translation>查阅我的对局(&amp;L)</translation>
    </message>
    <message>
        <source>See how you played the endings of all games in the file</source>
        <translation>查看你在文件所有对局中的残局表现</translation>
    </message>
</context>
<context>
    <name>panels::GamesModel</name>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
</context>
<context>
    <name>panels::Grading</name>
    <message>
        <source>&amp;Standard limits</source>
        <translation>默认界限(&amp;S)</translation>
    </message>
    <message>
        <source>Each exercise is graded by how you played. The better the grade, the later it comes up again. You can change the limits; they apply from the next exercise on.</source>
        <translation>每道题按你的走法评级。评级越好，就越晚再出现。你可以修改界限；从下一题起生效。</translation>
    </message>
    <message>
        <source>Moves wasted, at most</source>
        <translation>浪费步数上限</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share in percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Time per move, at most</source>
        <translation>每着用时上限</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a grade and one of its limits</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Grading</source>
        <translation>评级</translation>
    </message>
    <message>
        <source>Hints and take-backs, more than</source>
        <translation>提示和悔棋超过</translation>
    </message>
    <message>
        <source>Moves wasted, more than</source>
        <translation>浪费步数超过</translation>
    </message>
</context>
<context>
    <name>panels::LegendCard</name>
    <message>
        <source>The overlays</source>
        <translation>叠加层</translation>
    </message>
</context>
<context>
    <name>panels::MoveList</name>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
</context>
<context>
    <name>panels::Notices</name>
    <message>
        <source>This game cannot be saved and will be lost when you quit unless that changes. The program keeps trying.</source>
        <translation>此对局无法保存；若情况不变，退出后将会丢失。程序会不断重试。</translation>
    </message>
    <message>
        <source>Your settings cannot be saved. They apply until you quit.</source>
        <translation>你的设置无法保存，只在退出前有效。</translation>
    </message>
    <message>
        <source>Right Corner is already running. This window saves neither games nor settings.</source>
        <translation>Right Corner 已在运行。此窗口既不保存对局，也不保存设置。</translation>
    </message>
    <message>
        <source>There is not enough memory for your opponent&apos;s move. Close other programs: it will be played as soon as there is enough.</source>
        <translation>内存不足，对手无法走棋。请关闭其他程序：内存一够就会走出。</translation>
    </message>
</context>
<context>
    <name>panels::OfferCard</name>
    <message>
        <source>First steps</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>你想怎样开始？</translation>
    </message>
</context>
<context>
    <name>panels::PagePanel</name>
    <message>
        <source>Read</source>
        <translation>阅读</translation>
    </message>
    <message>
        <source>Find the moves</source>
        <translation>找出着法</translation>
    </message>
    <message>
        <source>Mate within</source>
        <translation>限步将死</translation>
    </message>
    <message>
        <source>Hold the draw for</source>
        <translation>守和步数</translation>
    </message>
    <message>
        <source>Select squares</source>
        <translation>选择格子</translation>
    </message>
    <message>
        <source>Play the moves of the page on the board.</source>
        <translation>在棋盘上走出本页的着法。</translation>
    </message>
    <message>
        <source>Play the solution on the board. Another move replaces the one there, unless words follow it: then it is a wrong answer, to which you can write why.</source>
        <translation>在棋盘上走出解答。另一着会取代原有的着法；若原着法带有文字，则新着法成为错误答案，可写明原因。</translation>
    </message>
    <message>
        <source>The reader plays against the program from the first position.</source>
        <translation>读者从起始局面与程序对弈。</translation>
    </message>
    <message>
        <source>The reader defends against the program from the first position.</source>
        <translation>读者从起始局面防守，对抗程序。</translation>
    </message>
    <message>
        <source>Type the squares that the words ask for, such as a8 h1.</source>
        <translation>输入文字所问的格子，例如 a8 h1。</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Neighbouring pages with the same name form a chapter</source>
        <translation>相邻且同名的页面组成一章</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>格子</translation>
    </message>
    <message>
        <source>“%1” is not a square.</source>
        <translation>“%1”不是棋盘上的格子。</translation>
    </message>
    <message>
        <source>Win within</source>
        <translation>限步取胜</translation>
    </message>
    <message>
        <source>The reader plays against the program from the first position, until a pawn is promoted or the program has only its king left.</source>
        <translation>读者从起始局面与程序对弈，直到有兵升变，或程序只剩下王。</translation>
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
        <translation>所有残局</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>残局</translation>
    </message>
    <message>
        <source>Games with a result that reached the ending</source>
        <translation>进入此残局且有结果的对局</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Endings that began as a win and were won</source>
        <translation>开始时胜势并最终取胜的残局</translation>
    </message>
    <message>
        <source>Converted</source>
        <translation>取胜</translation>
    </message>
    <message>
        <source>Endings that began as a draw and were not lost</source>
        <translation>开始时和势且未输的残局</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>守住</translation>
    </message>
    <message>
        <source>Endings that began as a loss and were not lost</source>
        <translation>开始时败势但未输的残局</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>逃脱</translation>
    </message>
    <message>
        <source>Points that you gave away</source>
        <translation>你丢掉的分数</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>失分</translation>
    </message>
    <message>
        <source>Points that your opponents gave away</source>
        <translation>对手丢掉的分数</translation>
    </message>
    <message>
        <source>Points gained</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Moves wasted on the way to mate, on average of the converted endings</source>
        <translation>取胜残局中通往将杀途中平均浪费的着数</translation>
    </message>
    <message>
        <source>Wasted per win</source>
        <translation>每胜浪费着数</translation>
    </message>
</context>
<context>
    <name>panels::PlayedGamesModel</name>
    <message>
        <source>won</source>
        <comment>the position</comment>
        <translation>胜</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>the position</comment>
        <translation>和</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>the position</comment>
        <translation>负</translation>
    </message>
    <message>
        <source>from a win to a draw</source>
        <translation>由胜变和</translation>
    </message>
    <message>
        <source>from a win to a loss</source>
        <translation>由胜变负</translation>
    </message>
    <message>
        <source>from a draw to a loss</source>
        <translation>由和变负</translation>
    </message>
    <message>
        <source>At the end: %1</source>
        <translation>终局：%1</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <comment>57; from a win to a draw</comment>
        <translation>第 %1 回合：%2</translation>
    </message>
    <message>
        <source>Move %1 (%2): %3</source>
        <comment>57; the clock; from a win to a draw</comment>
        <translation>第 %1 回合（%2）：%3</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>残局</translation>
    </message>
    <message>
        <source>At its start</source>
        <translation>开始时</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>失分</translation>
    </message>
    <message>
        <source>Costliest mistake</source>
        <translation>代价最大的失误</translation>
    </message>
    <message>
        <source>The result with best play when the ending began</source>
        <translation>残局开始时按最佳走法的结果</translation>
    </message>
    <message>
        <source>Points that you gave away, even if your opponent had given them to you</source>
        <translation>你丢掉的分数，即使是对手之前送给你的</translation>
    </message>
</context>
<context>
    <name>panels::RecordCard</name>
    <message>
        <source>The game record</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>输入着法</translation>
    </message>
    <message>
        <source>Tabs of the game record</source>
        <translation>棋谱的各页</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>全部着法</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Type a move such as %1</source>
        <translation>输入着法，如 %1</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>格子</translation>
    </message>
    <message>
        <source>Type squares such as c3 d5</source>
        <translation>输入格子，如 c3 d5</translation>
    </message>
    <message>
        <source>Move, e.g. %1</source>
        <translation>着法，如 %1</translation>
    </message>
</context>
<context>
    <name>panels::RepliesModel</name>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>浪费</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
</context>
<context>
    <name>panels::RepliesTable</name>
    <message>
        <source>All moves</source>
        <translation>全部着法</translation>
    </message>
</context>
<context>
    <name>panels::ReportPage</name>
    <message>
        <source>The report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>从这里重试</translation>
    </message>
    <message>
        <source>Try again from %1</source>
        <translation>在 %1 处重试</translation>
    </message>
    <message>
        <source>Show %1 on the board</source>
        <translation>在棋盘上显示 %1</translation>
    </message>
    <message>
        <source>Show this move and the best reply on the board</source>
        <translation>在棋盘上显示这一着和最佳应着</translation>
    </message>
</context>
<context>
    <name>panels::RightsBox</name>
    <message>
        <source>Castling</source>
        <translation>王车易位</translation>
    </message>
    <message>
        <source>White 0-0</source>
        <translation>白方 0-0</translation>
    </message>
    <message>
        <source>White may castle kingside</source>
        <translation>白方可以短易位</translation>
    </message>
    <message>
        <source>White 0-0-0</source>
        <translation>白方 0-0-0</translation>
    </message>
    <message>
        <source>White may castle queenside</source>
        <translation>白方可以长易位</translation>
    </message>
    <message>
        <source>Black 0-0</source>
        <translation>黑方 0-0</translation>
    </message>
    <message>
        <source>Black may castle kingside</source>
        <translation>黑方可以短易位</translation>
    </message>
    <message>
        <source>Black 0-0-0</source>
        <translation>黑方 0-0-0</translation>
    </message>
    <message>
        <source>Black may castle queenside</source>
        <translation>黑方可以长易位</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>吃过路兵</translation>
    </message>
    <message>
        <source>The square that a pawn has just passed</source>
        <translation>兵刚刚越过的格</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no square of en passant</comment>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>panels::SearchBox</name>
    <message>
        <source>Type to search</source>
        <translation>输入即可搜索</translation>
    </message>
</context>
<context>
    <name>panels::SetUpPanel</name>
    <message>
        <source>Side to move</source>
        <translation>走棋方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>走棋方</translation>
    </message>
    <message>
        <source>Position as text (FEN)</source>
        <translation>局面文本（FEN）</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>残局</translation>
    </message>
    <message>
        <source>Put the pieces of an ending on the board</source>
        <translation>把一个残局的棋子摆上棋盘</translation>
    </message>
    <message>
        <source>Ending ▾</source>
        <translation>残局 ▾</translation>
    </message>
    <message>
        <source>Drag pieces, click one and then squares, or type its letter (K white, k black).</source>
        <translation>拖动棋子，或点选棋子再点格子，或输入其字母（K 为白方，k 为黑方）。</translation>
    </message>
    <message>
        <source>To remove a piece, drag it off the board or press Del on its square.</source>
        <translation>要移除棋子，请把它拖出棋盘，或在它所在的格按 Del。</translation>
    </message>
</context>
<context>
    <name>panels::StandingCard</name>
    <message>
        <source>Where you stand</source>
        <translation>当前形势</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to spare</source>
        <translation>
            <numerusform>富余 %n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) too late</source>
        <translation>
            <numerusform>迟了 %n 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fifty-move rule: %n used</source>
        <translation>
            <numerusform>五十回合规则：已用 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Solving progress</source>
        <translation>求解进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Remove castling rights</source>
        <translation>取消易位权</translation>
    </message>
    <message numerus="yes">
        <source>at least %n move(s) to spare</source>
        <translation>
            <numerusform>至少富余 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve by computer</source>
        <translation>用计算机求解</translation>
    </message>
    <message>
        <source>Moves that may be wasted before the fifty-move rule makes it a draw; more if a capture or a pawn move starts the count again</source>
        <translation>按五十回合规则成和之前还可以浪费的步数；如果吃子或走兵使计数重新开始，还会更多</translation>
    </message>
    <message>
        <source>Moves that may be wasted before the fifty-move rule makes it a draw</source>
        <translation>按五十回合规则成和之前还可以浪费的步数</translation>
    </message>
    <message>
        <source>Moves since the last capture or pawn move; after fifty of them a draw can be claimed</source>
        <translation>自上次吃子或走兵以来的回合数；满五十回合后可以要求判和</translation>
    </message>
</context>
<context>
    <name>panels::StepRow</name>
    <message>
        <source>Stages of the mate</source>
        <translation>将死的各阶段</translation>
    </message>
    <message>
        <source>Stage %1 of %2: %3</source>
        <translation>第 %1 阶段，共 %2 个：%3</translation>
    </message>
    <message>
        <source>Stage %1 of %2 (you are here): %3</source>
        <translation>第 %1 阶段，共 %2 个（你在这里）：%3</translation>
    </message>
</context>
<context>
    <name>panels::Transport</name>
    <message>
        <source>Seconds per move</source>
        <translation>每着秒数</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
</context>
<context>
    <name>panels::Waiting</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>show::Teller</name>
    <message>
        <source>White: %1.</source>
        <comment>a move</comment>
        <translation>白方：%1。</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <comment>a move</comment>
        <translation>黑方：%1。</translation>
    </message>
</context>
<context>
    <name>window::Exchange</name>
    <message>
        <source>The clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>%1 contains neither a position nor a game.</source>
        <translation>%1中既没有局面，也没有对局。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what stood on the command line</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>The position has been copied.</source>
        <translation>局面已复制。</translation>
    </message>
    <message>
        <source>The diagram has been copied.</source>
        <translation>文本图已复制。</translation>
    </message>
    <message>
        <source>A link contains no position: copy the FEN or the PGN itself.</source>
        <translation>链接不含局面：请直接复制 FEN 或 PGN。</translation>
    </message>
    <message>
        <source>A link to a study contains no position. Export the study as PGN and open the file as a course.</source>
        <translation>“研究”的链接不含局面。请把“研究”导出为 PGN，再把该文件作为课程打开。</translation>
    </message>
</context>
<context>
    <name>window::FiguresPage</name>
    <message>
        <source>Endings in figures</source>
        <translation>残局数据</translation>
    </message>
    <message>
        <source>Search for an ending</source>
        <translation>搜索残局</translation>
    </message>
</context>
<context>
    <name>window::HelpPage</name>
    <message>
        <source>Terms, symbols and keys</source>
        <translation>术语、符号和按键</translation>
    </message>
    <message>
        <source>Search this page (%1)</source>
        <comment>a key</comment>
        <translation>在本页中搜索（%1）</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>在本页中搜索</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
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
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Finish it for me</source>
        <translation>替我走完</translation>
    </message>
    <message>
        <source>The dropped item</source>
        <translation>拖放的内容</translation>
    </message>
    <message>
        <source>The old file has been kept as %1.</source>
        <translation>原文件已保留为 %1。</translation>
    </message>
    <message>
        <source>Your practice data could not be read; practice starts from scratch.</source>
        <translation>无法读取你的练习数据；练习从头开始。</translation>
    </message>
    <message>
        <source>Your practice data was written by a newer version of Right Corner; practice starts from scratch.</source>
        <translation>你的练习数据由更新版本的 Right Corner 写入；练习从头开始。</translation>
    </message>
    <message>
        <source>Your practice data cannot be saved.</source>
        <translation>无法保存你的练习数据。</translation>
    </message>
    <message>
        <source>Check that the practice folder is writable and the disk is not full.</source>
        <translation>请检查你能否写入练习所在的文件夹，以及磁盘是否已满。</translation>
    </message>
    <message>
        <source>The ending could not be saved to disk.</source>
        <translation>无法把这个残局保存到磁盘。</translation>
    </message>
    <message>
        <source>It stays available until you quit. Free some disk space, or check that the folder is writable.</source>
        <translation>在你退出之前它仍然可用。请腾出磁盘空间，或检查其文件夹是否可写。</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>White and Black</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Your exam was interrupted when the program closed.</source>
        <translation>你的考试因程序关闭而中断。</translation>
    </message>
    <message>
        <source>It is not graded; you can play the position on as a game.</source>
        <translation>考试不计成绩；你可以把这个局面当作普通对局继续下。</translation>
    </message>
    <message>
        <source>The exam is not finished. Choose “%1” again to end it; Esc continues it.</source>
        <translation>考试尚未结束。再次选择“%1”即结束考试；按 Esc 继续考试。</translation>
    </message>
    <message>
        <source>An exam is in progress.</source>
        <translation>考试正在进行。</translation>
    </message>
    <message>
        <source>End it first, then open other games.</source>
        <translation>请先结束考试，再打开其他对局。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Practice was interrupted when the program closed.</source>
        <translation>练习因程序关闭而中断。</translation>
    </message>
    <message>
        <source>The game is being read.</source>
        <translation>正在读取对局。</translation>
    </message>
    <message>
        <source>The file with your practice data was deleted; it has been saved again in full.</source>
        <translation>存放你的练习数据的文件被删除；数据已重新完整保存。</translation>
    </message>
    <message>
        <source>The file with your practice data was replaced by an unreadable one; it has been saved again in full.</source>
        <translation>存放你的练习数据的文件被换成了无法读取的文件；数据已重新完整保存。</translation>
    </message>
    <message>
        <source>The unreadable file has been kept as %1.</source>
        <translation>无法读取的文件已保留为 %1。</translation>
    </message>
    <message>
        <source>Your practice data was replaced by that of another file, which is now in use.</source>
        <translation>你的练习数据已被另一个文件中的数据取代，现在使用的是后者。</translation>
    </message>
    <message>
        <source>The earlier data has been kept as %1.</source>
        <translation>先前的数据已保留为 %1。</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>a move</comment>
        <translation>走 %1</translation>
    </message>
    <message>
        <source>Your results are saved; “Practise” starts a new session.</source>
        <translation>你的成绩已保存；“开始练习”会开始新的一次练习。</translation>
    </message>
    <message>
        <source>The exam is not finished. Quit again to end it; Esc continues it.</source>
        <translation>考试尚未结束。再次退出即结束考试；按 Esc 继续考试。</translation>
    </message>
    <message>
        <source>Your results are saved; “Practise” continues the session.</source>
        <translation>你的成绩已保存；“开始练习”会继续这次练习。</translation>
    </message>
    <message>
        <source>The changes to the page are not saved.</source>
        <translation>页面的更改尚未保存。</translation>
    </message>
    <message>
        <source>Quit again to lose them, or save the page first; Esc continues editing.</source>
        <translation>再次退出将丢失更改，或者先保存页面；按 Esc 继续编辑。</translation>
    </message>
</context>
<context>
    <name>window::ReviewPage</name>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;olve and include it</source>
        <translation>求解并计入(&amp;O)</translation>
    </message>
    <message>
        <source>Practise my &amp;mistakes</source>
        <translation>练习我的失误(&amp;M)</translation>
    </message>
    <message>
        <source>Open the &amp;game</source>
        <translation>打开对局(&amp;G)</translation>
    </message>
    <message>
        <source>Your endgames</source>
        <translation>你的残局</translation>
    </message>
    <message>
        <source>&amp;Player:</source>
        <translation>棋手(&amp;P)：</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>The player&apos;s name; other names after a semicolon</source>
        <translation>棋手姓名；其他名字以分号（;）隔开</translation>
    </message>
    <message>
        <source>&amp;Names in the file</source>
        <translation>文件中的名字(&amp;N)</translation>
    </message>
    <message>
        <source>The most frequent names; choose all that are yours</source>
        <translation>最常见的名字；请选出所有属于你的</translation>
    </message>
    <message>
        <source>Reading the games</source>
        <translation>读取对局</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>残局</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>By ending</source>
        <translation>按残局</translation>
    </message>
    <message>
        <source>The costliest games first</source>
        <translation>代价最大的对局在前</translation>
    </message>
    <message>
        <source>Practise the positions in which you gave points away until you get them right</source>
        <translation>反复练习你丢过分的局面，直到走对</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln game(s))</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1（%Ln 局）</numerusform>
        </translation>
    </message>
    <message>
        <source>Solving: %1…</source>
        <translation>正在求解：%1…</translation>
    </message>
    <message>
        <source>Your endgames in %1</source>
        <translation>%1 中你的残局</translation>
    </message>
    <message>
        <source>The games are being read.</source>
        <translation>正在读取对局。</translation>
    </message>
    <message>
        <source>No game is by this player. Choose another name above.</source>
        <translation>没有该棋手的对局。请在上方选择其他名字。</translation>
    </message>
    <message>
        <source>None of these games reached an ending that is solved.</source>
        <translation>这些对局都没有进入已求解的残局。</translation>
    </message>
    <message>
        <source>There is not enough memory to solve it.</source>
        <translation>内存不足，无法求解。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) read</source>
        <translation>
            <numerusform>已读取 %Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>by this player: %1</source>
        <comment>games</comment>
        <translation>该棋手：%1</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>读取已停止</translation>
    </message>
    <message>
        <source>partly unreadable: %1</source>
        <comment>games</comment>
        <translation>部分无法读取：%1</translation>
    </message>
    <message>
        <source>chess variants or Chess960 castling, skipped: %1</source>
        <comment>games</comment>
        <translation>其他国际象棋变体或国际象棋 960 易位，已略去：%1</translation>
    </message>
    <message>
        <source>reached a solved ending: %1</source>
        <comment>games</comment>
        <translation>含已求解残局：%1</translation>
    </message>
    <message numerus="yes">
        <source>Not solved yet: %1, in %Ln of these games.</source>
        <translation>
            <numerusform>尚未求解：%1，出现在其中 %Ln 局。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::StatisticsPage</name>
    <message>
        <source>Show as &amp;tables</source>
        <translation>以表格显示(&amp;T)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Once you have practised, your progress will appear here.</source>
        <translation>练习之后，你会在这里看到自己的进展。</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>练习(&amp;P)</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>残局</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>全部残局</translation>
    </message>
    <message>
        <source>All stages</source>
        <translation>全部阶段</translation>
    </message>
    <message>
        <source>Where you throw results away</source>
        <translation>失分的地方</translation>
    </message>
    <message>
        <source>These figures count the exercises of practice. What you have solved in the courses is on the card “The courses”; games and exams are not counted.</source>
        <translation>这些数字统计的是练习。你在课程中解出的题在“课程”卡片上；对局和考试不计入。</translation>
    </message>
</context>
</TS>
