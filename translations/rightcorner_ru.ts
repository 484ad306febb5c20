<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name>BoardCommands</name>
    <message>
        <source>&amp;Flip</source>
        <translation>&amp;Перевернуть</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Координаты</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>&amp;Цвета</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Дерево</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Серый</translation>
    </message>
    <message>
        <source>Blue-green</source>
        <translation>Сине-зелёный</translation>
    </message>
    <message>
        <source>Piece an&amp;imation</source>
        <translation>&amp;Анимация ходов</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation>&amp;Слои</translation>
    </message>
    <message>
        <source>Heat m&amp;ap for</source>
        <translation>&amp;Тепловая карта</translation>
    </message>
    <message>
        <source>&amp;Next piece</source>
        <translation>&amp;Следующая фигура</translation>
    </message>
    <message>
        <source>Show the heat map of the next piece; selecting a piece does the same</source>
        <translation>Показать тепловую карту следующей фигуры; то же делает выбор фигуры</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>&amp;What attacks this square?</source>
        <translation>Что атаку&amp;ет это поле?</translation>
    </message>
    <message>
        <source>Say which pieces attack the square selected with the arrow keys</source>
        <translation>Сказать, какие фигуры атакуют поле, выбранное стрелками</translation>
    </message>
    <message>
        <source>List the &amp;pieces</source>
        <translation>Переч&amp;ислить фигуры</translation>
    </message>
    <message>
        <source>only while the heat map is shown</source>
        <translation>только пока показана тепловая карта</translation>
    </message>
</context>
<context>
    <name>ByHeartCommands</name>
    <message>
        <source>Learn by heart</source>
        <translation>Учить наизусть</translation>
    </message>
    <message>
        <source>How much slower than the best move each move may be: with slower moves there are fewer positions to know</source>
        <translation>Насколько каждый ход может быть медленнее лучшего: с более медленными ходами нужно знать меньше позиций</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Эта позиция</translation>
    </message>
    <message>
        <source>Best moves only</source>
        <translation>Только лучшие ходы</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n move(s) slower</source>
        <translation>
            <numerusform>Медленнее не более чем на %n ход</numerusform>
            <numerusform>Медленнее не более чем на %n хода</numerusform>
            <numerusform>Медленнее не более чем на %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a course of the few positions that the side that wins, or the one that has to hold the draw, needs to know against every reply</source>
        <translation>Составить курс из немногих позиций, которые выигрывающая сторона или сторона, удерживающая ничью, должна знать против любого ответа</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Move either side&apos;s pieces as you like.</source>
        <translation>Ходите за обе стороны как хотите.</translation>
    </message>
    <message>
        <source>The line ends here.</source>
        <translation>Это конец варианта.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Дальше: %1.</translation>
    </message>
    <message>
        <source>No other move is as good.</source>
        <translation>Другого столь же хорошего хода нет.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>Здесь %n равноценный ход.</numerusform>
            <numerusform>Здесь %n равноценных хода.</numerusform>
            <numerusform>Здесь %n равноценных ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the mate in %1.</source>
        <translation>Найдите мат в %1.</translation>
    </message>
    <message>
        <source>With best play this is a draw. Try to win anyway.</source>
        <translation>При лучшей игре это ничья. Всё же попробуйте выиграть.</translation>
    </message>
    <message>
        <source>The program plays the rest.</source>
        <translation>Остальное доигрывает программа.</translation>
    </message>
    <message>
        <source>Press Esc to stop.</source>
        <translation>Нажмите Esc, чтобы остановить.</translation>
    </message>
    <message>
        <source>With best play, mate comes in or right next to one of these corners: %1.</source>
        <translation>При лучшей игре мат будет в одном из этих углов или рядом с ним: %1.</translation>
    </message>
    <message>
        <source>Hold the draw as White.</source>
        <translation>Удержите ничью за белых.</translation>
    </message>
    <message>
        <source>Hold the draw as Black.</source>
        <translation>Удержите ничью за чёрных.</translation>
    </message>
    <message>
        <source>Keep playing: the program replies by general principles.</source>
        <translation>Играйте дальше: программа отвечает по общим соображениям.</translation>
    </message>
    <message>
        <source>Six moves, and mate is no closer. A hint may help.</source>
        <translation>Шесть ходов, а мат не ближе. Может помочь подсказка.</translation>
    </message>
    <message>
        <source>Play it out.</source>
        <translation>Доиграйте до конца.</translation>
    </message>
    <message>
        <source>No comments and no take-backs until the game is over; then you get a report.</source>
        <translation>До конца партии не будет ни замечаний, ни возврата ходов; потом вы получите отчёт.</translation>
    </message>
    <message>
        <source>Keep playing: %1 replies.</source>
        <translation>Играйте дальше: отвечает %1.</translation>
    </message>
    <message>
        <source>Best reply: %1.</source>
        <translation>Лучший ответ: %1.</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1&#xa0;— лучший ход.</translation>
    </message>
    <message>
        <source>Stage: %1.</source>
        <translation>Этап: %1.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a sentence about a move</comment>
        <translation>Дальше: %1</translation>
    </message>
    <message>
        <source>%1 is not mate: %2 is possible.</source>
        <translation>%1&#xa0;— не мат: возможно %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 на %n ход медленнее лучшего.</numerusform>
            <numerusform>%1 на %n хода медленнее лучшего.</numerusform>
            <numerusform>%1 на %n ходов медленнее лучшего.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot save both pieces, but make him prove it.</source>
        <translation>Обе фигуры не спасти, но пусть соперник это докажет.</translation>
    </message>
    <message>
        <source>You cannot save the pawn, but make him prove it.</source>
        <translation>Пешку не спасти, но пусть соперник это докажет.</translation>
    </message>
    <message>
        <source>You cannot save the piece, but make him prove it.</source>
        <translation>Фигуру не спасти, но пусть соперник это докажет.</translation>
    </message>
    <message>
        <source>Only one move holds the draw: look at every check and capture.</source>
        <translation>Ничью сохраняет только один ход: проверьте все шахи и взятия.</translation>
    </message>
    <message>
        <source>Only one move holds the draw: look for a double attack.</source>
        <translation>Ничью сохраняет только один ход: ищите двойной удар.</translation>
    </message>
    <message>
        <source>You cannot save the pawn on %1, but make him prove it.</source>
        <translation>Пешку на %1 не спасти, но пусть соперник это докажет.</translation>
    </message>
    <message>
        <source>You have only one move.</source>
        <translation>У вас только один ход.</translation>
    </message>
    <message>
        <source>Hold out as long as you can.</source>
        <translation>Держитесь как можно дольше.</translation>
    </message>
    <message>
        <source>The opponent threatens mate: %1.</source>
        <translation>Соперник грозит матом: %1.</translation>
    </message>
    <message>
        <source>“Give up” fails the exam and shows the report. “End exam” goes on as a normal game, without a grade.</source>
        <translation>«Сдаюсь»&#xa0;— экзамен не сдан, и появится отчёт. «Закончить экзамен»&#xa0;— партия продолжится как обычная, без оценки.</translation>
    </message>
    <message>
        <source>Checkmate: White wins.</source>
        <translation>Мат: выиграли белые.</translation>
    </message>
    <message>
        <source>Checkmate: Black wins.</source>
        <translation>Мат: выиграли чёрные.</translation>
    </message>
    <message>
        <source>Win as White.</source>
        <translation>Выиграйте за белых.</translation>
    </message>
    <message>
        <source>Win as Black.</source>
        <translation>Выиграйте за чёрных.</translation>
    </message>
    <message>
        <source>The pawn falls: it is a draw.</source>
        <translation>Пешка теряется: это ничья.</translation>
    </message>
    <message>
        <source>%1 is one of the best moves.</source>
        <translation>%1&#xa0;— один из лучших ходов.</translation>
    </message>
    <message>
        <source>The pawn cannot be saved.</source>
        <translation>Пешку не спасти.</translation>
    </message>
    <message>
        <source>You cannot save both pawns, but make him prove it.</source>
        <translation>Обе пешки не спасти, но пусть соперник это докажет.</translation>
    </message>
    <message>
        <source>Only one move wins.</source>
        <translation>Выигрывает только один ход.</translation>
    </message>
    <message>
        <source>With best play this is a draw.</source>
        <translation>При лучшей игре это ничья.</translation>
    </message>
    <message>
        <source>Keep playing: the program replies as soon as the ending is solved.</source>
        <translation>Играйте дальше: программа ответит, как только окончание будет рассчитано.</translation>
    </message>
</context>
<context>
    <name>Coaching</name>
    <message>
        <source>%1 and %2</source>
        <comment>a list of squares and the last of them</comment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>He is in a box. Shrink it and bring up your king.</source>
        <translation>Он в коробке. Уменьшайте её и подводите короля.</translation>
    </message>
    <message>
        <source>The kings face each other on the edge. Check along the edge.</source>
        <translation>Короли стоят друг против друга у края. Дайте шах вдоль края.</translation>
    </message>
    <message>
        <source>Bring your king to a key square: %1.</source>
        <translation>Ведите короля на ключевое поле: %1.</translation>
    </message>
    <message>
        <source>Your king is on a key square. Escort the pawn home.</source>
        <translation>Ваш король на ключевом поле. Проводите пешку в ферзи.</translation>
    </message>
    <message>
        <source>%1 is mate.</source>
        <translation>%1 ставит мат.</translation>
    </message>
    <message>
        <source>%1 promotes.</source>
        <translation>%1 превращает пешку.</translation>
    </message>
    <message>
        <source>%1 is a waiting move: he is in zugzwang.</source>
        <translation>%1 выжидает: король в цугцванге.</translation>
    </message>
    <message>
        <source>%1 drives him towards the right corner.</source>
        <translation>%1 гонит его к правильному углу.</translation>
    </message>
    <message>
        <source>%1 takes the opposition.</source>
        <translation>%1 занимает оппозицию.</translation>
    </message>
    <message>
        <source>%1 gives check.</source>
        <translation>%1 даёт шах.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to him.</source>
        <translation>%1 подводит к нему короля.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to him.</source>
        <translation>%1 подводит к нему коня.</translation>
    </message>
    <message>
        <source>%1 stalemates him.</source>
        <translation>%1 ставит ему пат.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 остаётся единственным ходом.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>a list of squares and the last of them</comment>
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Лучше: %1</translation>
    </message>
    <message>
        <source>Come together</source>
        <translation>Соберите фигуры</translation>
    </message>
    <message>
        <source>Take the centre</source>
        <translation>Займите центр</translation>
    </message>
    <message>
        <source>Drive him to the edge</source>
        <translation>Оттесните его на край</translation>
    </message>
    <message>
        <source>Out of the wrong corner</source>
        <translation>Из неправильного угла</translation>
    </message>
    <message>
        <source>The large triangle</source>
        <translation>Большой треугольник</translation>
    </message>
    <message>
        <source>The W</source>
        <translation>Буква W</translation>
    </message>
    <message>
        <source>Turn him back</source>
        <translation>Верните его</translation>
    </message>
    <message>
        <source>The middle triangle</source>
        <translation>Средний треугольник</translation>
    </message>
    <message>
        <source>The small triangle</source>
        <translation>Малый треугольник</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>Мат</translation>
    </message>
    <message>
        <source>Cut him off</source>
        <translation>Отрежьте его</translation>
    </message>
    <message>
        <source>Shrink the box</source>
        <translation>Уменьшите коробку</translation>
    </message>
    <message>
        <source>Face him on the edge</source>
        <translation>Встаньте напротив у края</translation>
    </message>
    <message>
        <source>Check along the edge</source>
        <translation>Шах вдоль края</translation>
    </message>
    <message>
        <source>Head for a key square</source>
        <translation>Идите к ключевому полю</translation>
    </message>
    <message>
        <source>Escort the pawn</source>
        <translation>Проводите пешку</translation>
    </message>
    <message>
        <source>Run with the pawn</source>
        <translation>Бегите пешкой</translation>
    </message>
    <message>
        <source>Bring king, bishop and knight together, away from the edge of the board.</source>
        <translation>Соберите вместе короля, слона и коня, подальше от края доски.</translation>
    </message>
    <message>
        <source>Bring your king to the centre and take squares away from his, so that he must give way.</source>
        <translation>Ведите короля в центр и отнимайте поля у короля соперника, чтобы он уступил.</translation>
    </message>
    <message>
        <source>Keep him out of the centre. Take squares away from him and follow with king and knight.</source>
        <translation>Не пускайте его в центр. Отнимайте у него поля и подтягивайте короля и коня.</translation>
    </message>
    <message>
        <source>He is near a wrong corner. Drive him out, along the edge to %1.</source>
        <translation>Он у неправильного угла. Выгоните его оттуда, вдоль края к %1.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of seven squares. Close in and take squares away from him.</source>
        <translation>Держите его за диагональю из семи полей. Сжимайте кольцо и отнимайте поля.</translation>
    </message>
    <message>
        <source>Drive him along the edge to %1: the knight goes in a W, the king follows, the bishop guards or waits.</source>
        <translation>Гоните его вдоль края к %1: конь идёт буквой W, король следом, слон стережёт или выжидает.</translation>
    </message>
    <message>
        <source>He tries to get away from %1. Take the squares on his path and turn him back.</source>
        <translation>Он пытается уйти от %1. Отнимите поля на пути к бегству и верните его назад.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of five squares. Bring your king nearer and make the triangle smaller.</source>
        <translation>Держите его за диагональю из пяти полей. Подводите короля и уменьшайте треугольник.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of three squares. Bring your king a knight&apos;s move from the corner.</source>
        <translation>Держите его за диагональю из трёх полей. Поставьте короля на расстоянии хода коня от угла.</translation>
    </message>
    <message>
        <source>%1 forks king and queen.</source>
        <translation>%1 даёт вилку королю и ферзю.</translation>
    </message>
    <message>
        <source>%1 forks king and rook.</source>
        <translation>%1 даёт вилку королю и ладье.</translation>
    </message>
    <message>
        <source>%1 forks king and bishop.</source>
        <translation>%1 даёт вилку королю и слону.</translation>
    </message>
    <message>
        <source>%1 forks king and knight.</source>
        <translation>%1 даёт вилку королю и коню.</translation>
    </message>
    <message>
        <source>%1 forks king and pawn.</source>
        <translation>%1 даёт вилку королю и пешке.</translation>
    </message>
    <message>
        <source>%1 attacks %2 at once.</source>
        <translation>%1 делает вилку: %2.</translation>
    </message>
    <message>
        <source>%1 skewers king and queen.</source>
        <translation>%1 наносит линейный удар: король и ферзь.</translation>
    </message>
    <message>
        <source>%1 skewers king and rook.</source>
        <translation>%1 наносит линейный удар: король и ладья.</translation>
    </message>
    <message>
        <source>%1 skewers king and bishop.</source>
        <translation>%1 наносит линейный удар: король и слон.</translation>
    </message>
    <message>
        <source>%1 skewers king and knight.</source>
        <translation>%1 наносит линейный удар: король и конь.</translation>
    </message>
    <message>
        <source>%1 skewers king and pawn.</source>
        <translation>%1 наносит линейный удар: король и пешка.</translation>
    </message>
    <message>
        <source>%1 skewers %2.</source>
        <translation>%1 наносит линейный удар: %2.</translation>
    </message>
    <message>
        <source>%1 uncovers an attack on %2.</source>
        <translation>%1 вскрывает нападение на %2.</translation>
    </message>
    <message>
        <source>%1 deflects the defender on %2.</source>
        <translation>%1 отвлекает защитника с %2.</translation>
    </message>
    <message>
        <source>%1 offers the piece: to capture on %2 is stalemate.</source>
        <translation>%1 отдаёт фигуру: взятие на %2 ведёт к пату.</translation>
    </message>
    <message>
        <source>%1 guards the piece on %2 through its attacker.</source>
        <translation>%1 защищает фигуру на %2 сквозь нападающую.</translation>
    </message>
    <message>
        <source>%1 gives double check: the king must move.</source>
        <translation>%1 даёт двойной шах: король должен отойти.</translation>
    </message>
    <message>
        <source>%1 gives discovered check.</source>
        <translation>%1 даёт вскрытый шах.</translation>
    </message>
    <message>
        <source>%1 builds a bridge: the rook shields its king from the checks.</source>
        <translation>%1 строит мост: ладья прикрывает своего короля от шахов.</translation>
    </message>
    <message>
        <source>%1 begins a triangle: the same position comes back with the other side to move.</source>
        <translation>%1 начинает треугольник: та же позиция повторится при ходе другой стороны.</translation>
    </message>
    <message>
        <source>%1 wins the race: the king is outside the square of the pawn.</source>
        <translation>%1 выигрывает гонку: король вне квадрата пешки.</translation>
    </message>
    <message>
        <source>%1 reaches a key square.</source>
        <translation>%1 занимает ключевое поле.</translation>
    </message>
    <message>
        <source>%1 is a spare move: now your king has the opposition.</source>
        <translation>%1 тратит запасной темп: теперь оппозиция у вашего короля.</translation>
    </message>
    <message>
        <source>%1 takes the diagonal opposition.</source>
        <translation>%1 занимает диагональную оппозицию.</translation>
    </message>
    <message>
        <source>%1 shoulders the other king away from %2.</source>
        <translation>%1 оттирает короля соперника от %2.</translation>
    </message>
    <message>
        <source>%1 heads for the corner in front of the rook pawn.</source>
        <translation>%1 ведёт в угол перед ладейной пешкой.</translation>
    </message>
    <message>
        <source>%1 stops in front of the pawn.</source>
        <translation>%1 встаёт на пути пешки.</translation>
    </message>
    <message>
        <source>%1 guards the promotion square %2.</source>
        <translation>%1 стережёт поле превращения %2.</translation>
    </message>
    <message>
        <source>%1 goes to the short side and leaves the long side to the rook.</source>
        <translation>%1 ведёт на короткую сторону и оставляет длинную ладье.</translation>
    </message>
    <message>
        <source>%1 comes in front of the pawn.</source>
        <translation>%1 ставит короля перед пешкой.</translation>
    </message>
    <message>
        <source>%1 goes behind the passed pawn.</source>
        <translation>%1 ставит ладью позади проходной пешки.</translation>
    </message>
    <message>
        <source>%1 checks from the side.</source>
        <translation>%1 даёт шах сбоку.</translation>
    </message>
    <message>
        <source>%1 checks from behind.</source>
        <translation>%1 даёт шах с тыла.</translation>
    </message>
    <message>
        <source>%1 checks from the front.</source>
        <translation>%1 даёт шах с фронта.</translation>
    </message>
    <message>
        <source>%1 makes the rook leave its king.</source>
        <translation>%1 вынуждает ладью отойти от короля.</translation>
    </message>
    <message>
        <source>%1 puts the bishops side by side: their diagonals make a wall.</source>
        <translation>%1 ставит слонов бок о бок: их диагонали образуют стену.</translation>
    </message>
    <message>
        <source>%1 is the only move that wins.</source>
        <translation>%1 остаётся единственным ходом к выигрышу.</translation>
    </message>
    <message>
        <source>%1 is the only move that draws.</source>
        <translation>%1 остаётся единственным ходом к ничьей.</translation>
    </message>
    <message>
        <source>%1 saves the bishop, which was hanging.</source>
        <translation>%1 спасает слона, стоявшего под боем.</translation>
    </message>
    <message>
        <source>%1 saves the knight, which was hanging.</source>
        <translation>%1 спасает коня, стоявшего под боем.</translation>
    </message>
    <message>
        <source>%1 saves the rook, which was hanging.</source>
        <translation>%1 спасает ладью, стоявшую под боем.</translation>
    </message>
    <message>
        <source>%1 saves the queen, which was hanging.</source>
        <translation>%1 спасает ферзя, стоявшего под боем.</translation>
    </message>
    <message>
        <source>%1 saves the pawn, which was hanging.</source>
        <translation>%1 спасает пешку, стоявшую под боем.</translation>
    </message>
    <message>
        <source>%1 attacks the bishop.</source>
        <translation>%1 нападает на слона.</translation>
    </message>
    <message>
        <source>%1 attacks the knight.</source>
        <translation>%1 нападает на коня.</translation>
    </message>
    <message>
        <source>%1 attacks the rook.</source>
        <translation>%1 нападает на ладью.</translation>
    </message>
    <message>
        <source>%1 attacks the queen.</source>
        <translation>%1 нападает на ферзя.</translation>
    </message>
    <message>
        <source>%1 attacks the pawn.</source>
        <translation>%1 нападает на пешку.</translation>
    </message>
    <message>
        <source>%1 is check: he must go to %3.</source>
        <translation>%1 даёт шах: он должен идти на %3.</translation>
    </message>
    <message>
        <source>%1 keeps him out of %2, where he wants to go.</source>
        <translation>%1 не пускает его на %2, куда он стремится.</translation>
    </message>
    <message>
        <source>%1 leaves him only %2.</source>
        <translation>%1 оставляет ему только %2.</translation>
    </message>
    <message>
        <source>%1 confines him to the edge.</source>
        <translation>%1 запирает его на краю.</translation>
    </message>
    <message>
        <source>%1 drives him back towards the edge.</source>
        <translation>%1 оттесняет его обратно к краю.</translation>
    </message>
    <message>
        <source>%1 threatens mate.</source>
        <translation>%1 грозит матом.</translation>
    </message>
    <message>
        <source>%1 takes %2 away from him.</source>
        <translation>%1 отнимает у него %2.</translation>
    </message>
    <message>
        <source>%1 gives check and drives him from %2.</source>
        <translation>%1 даёт шах и прогоняет его с %2.</translation>
    </message>
    <message>
        <source>%1 protects the bishop before he can attack it.</source>
        <translation>%1 защищает слона, прежде чем король нападёт.</translation>
    </message>
    <message>
        <source>%1 protects the knight before he can attack it.</source>
        <translation>%1 защищает коня, прежде чем король нападёт.</translation>
    </message>
    <message>
        <source>%1 protects the rook before he can attack it.</source>
        <translation>%1 защищает ладью, прежде чем король нападёт.</translation>
    </message>
    <message>
        <source>%1 protects the queen before he can attack it.</source>
        <translation>%1 защищает ферзя, прежде чем король нападёт.</translation>
    </message>
    <message>
        <source>%1 protects the pawn before he can attack it.</source>
        <translation>%1 защищает пешку, прежде чем король нападёт.</translation>
    </message>
    <message>
        <source>%1 moves the piece out of reach.</source>
        <translation>%1 уводит фигуру из-под удара.</translation>
    </message>
    <message>
        <source>%1 moves the bishop before he can attack it.</source>
        <translation>%1 уводит слона, прежде чем король нападёт.</translation>
    </message>
    <message>
        <source>%1 moves the knight before he can attack it.</source>
        <translation>%1 уводит коня, прежде чем король нападёт.</translation>
    </message>
    <message>
        <source>%1 moves the rook before he can attack it.</source>
        <translation>%1 уводит ладью, прежде чем король нападёт.</translation>
    </message>
    <message>
        <source>%1 moves the queen before he can attack it.</source>
        <translation>%1 уводит ферзя, прежде чем король нападёт.</translation>
    </message>
    <message>
        <source>%1 moves the pawn before he can attack it.</source>
        <translation>%1 уводит пешку, прежде чем король нападёт.</translation>
    </message>
    <message>
        <source>%1 reaches the next stage: “%4”.</source>
        <translation>%1 переводит игру на следующий этап: «%4».</translation>
    </message>
    <message>
        <source>%1 takes the diagonal in front of him.</source>
        <translation>%1 занимает диагональ перед ним.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to its mating post, a knight&apos;s move from the corner.</source>
        <translation>%1 приближает вашего короля к посту для мата, на расстоянии хода коня от угла.</translation>
    </message>
    <message>
        <source>%1 prepares the king&apos;s move to %2.</source>
        <translation>%1 готовит ход королём на %2.</translation>
    </message>
    <message>
        <source>%1 prepares the bishop&apos;s move to %2.</source>
        <translation>%1 готовит ход слоном на %2.</translation>
    </message>
    <message>
        <source>%1 prepares the knight&apos;s move to %2.</source>
        <translation>%1 готовит ход конём на %2.</translation>
    </message>
    <message>
        <source>%1 prepares a move to %2.</source>
        <translation>%1 готовит ход на %2.</translation>
    </message>
    <message>
        <source>%1 is a step on the way to %2.</source>
        <translation>%1 делает шаг на пути к %2.</translation>
    </message>
    <message>
        <source>%1 guards %2.</source>
        <translation>%1 стережёт %2.</translation>
    </message>
    <message>
        <source>%1 brings the bishop closer to your king.</source>
        <translation>%1 подводит слона к вашему королю.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to your king.</source>
        <translation>%1 подводит коня к вашему королю.</translation>
    </message>
    <message>
        <source>%1 keeps %2 guarded.</source>
        <translation>%1 держит %2 под контролем.</translation>
    </message>
    <message>
        <source>%1 leaves him nothing to attack.</source>
        <translation>%1 не оставляет ему целей для нападения.</translation>
    </message>
    <message>
        <source>%1 gets off the edge.</source>
        <translation>%1 уводит короля с края.</translation>
    </message>
    <message>
        <source>Keep him on the edge</source>
        <translation>Держите его на краю</translation>
    </message>
    <message>
        <source>Drive him into the corner</source>
        <translation>Загоните его в угол</translation>
    </message>
    <message>
        <source>He is on the edge. Take away the squares by which he could leave it and follow with king and knight.</source>
        <translation>Он на краю. Отнимайте поля, через которые он мог бы уйти, и подтягивайте короля и коня.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up so that it faces his when it is your move.</source>
        <translation>Ему не уйти с края. Подведите короля так, чтобы при вашем ходе он стоял напротив.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up and drive him into the corner.</source>
        <translation>Ему не уйти с края. Подведите своего короля и загоните чужого в угол.</translation>
    </message>
    <message>
        <source>%1 forces mate with the next move.</source>
        <translation>%1 форсирует мат следующим ходом.</translation>
    </message>
    <message>
        <source>%1 pins the pawn on %2, and it falls.</source>
        <translation>%1 связывает пешку на %2, и та гибнет.</translation>
    </message>
    <message>
        <source>%1 wins the rook by force.</source>
        <translation>%1 форсированно выигрывает ладью.</translation>
    </message>
    <message>
        <source>%1 wins the bishop by force.</source>
        <translation>%1 форсированно выигрывает слона.</translation>
    </message>
    <message>
        <source>%1 wins the knight by force.</source>
        <translation>%1 форсированно выигрывает коня.</translation>
    </message>
    <message>
        <source>%1 wins the pawn by force.</source>
        <translation>%1 форсированно выигрывает пешку.</translation>
    </message>
    <message>
        <source>%1 wins the piece on %2 by force.</source>
        <translation>%1 форсированно выигрывает фигуру на %2.</translation>
    </message>
    <message>
        <source>%1 stays on a key square.</source>
        <translation>%1 удерживает ключевое поле.</translation>
    </message>
    <message>
        <source>%1 takes the distant opposition.</source>
        <translation>%1 занимает дальнюю оппозицию.</translation>
    </message>
    <message>
        <source>%1 clears the pawn&apos;s path.</source>
        <translation>%1 освобождает путь пешке.</translation>
    </message>
    <message>
        <source>%1 reaches the seventh rank without check, so the king must give way.</source>
        <translation>%1 ставит пешку на седьмую горизонталь без шаха: король должен уступить.</translation>
    </message>
    <message>
        <source>%1 advances the pawn under the king&apos;s protection.</source>
        <translation>%1 продвигает пешку под защитой короля.</translation>
    </message>
    <message>
        <source>%1 advances the pawn, and it cannot be captured.</source>
        <translation>%1 продвигает пешку, и взять её нельзя.</translation>
    </message>
    <message>
        <source>%1 covers %2 on the pawn&apos;s path.</source>
        <translation>%1 контролирует %2 на пути пешки.</translation>
    </message>
    <message>
        <source>%1 is in time: the king still cannot catch the pawn.</source>
        <translation>%1 успевает: король всё равно не догонит пешку.</translation>
    </message>
    <message>
        <source>%1 keeps the king away from %2, which the bishop does not cover.</source>
        <translation>%1 не пускает короля на %2: слон это поле не контролирует.</translation>
    </message>
    <message>
        <source>%1 keeps the pawn guarded.</source>
        <translation>%1 по-прежнему защищает пешку.</translation>
    </message>
    <message>
        <source>%1 sets a trap: to capture the pawn is stalemate.</source>
        <translation>%1 ставит ловушку: взятие пешки ведёт к пату.</translation>
    </message>
    <message>
        <source>%1 heads for %2, the corner that the bishop does not cover.</source>
        <translation>%1 ведёт в угол %2, который слон не контролирует.</translation>
    </message>
    <message>
        <source>%1 pins the pawn, so that it cannot move.</source>
        <translation>%1 связывает пешку, и та не может двигаться.</translation>
    </message>
    <message>
        <source>%1 forces the king in front of its pawn.</source>
        <translation>%1 вынуждает короля встать перед своей пешкой.</translation>
    </message>
    <message>
        <source>%1 attacks %2 and ties the king to its defence.</source>
        <translation>%1 нападает на %2 и привязывает короля к защите.</translation>
    </message>
    <message>
        <source>%1 offers the exchange of rooks.</source>
        <translation>%1 предлагает размен ладей.</translation>
    </message>
    <message>
        <source>%1 offers an exchange.</source>
        <translation>%1 предлагает размен.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the promotion square, %2.</source>
        <translation>%1 подводит короля к полю превращения %2.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the queen is guarded.</source>
        <translation>%1 парирует линейный удар: ферзь защищён.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the rook is guarded.</source>
        <translation>%1 парирует линейный удар: ладья защищена.</translation>
    </message>
    <message>
        <source>%1 answers the skewer: the piece on %2 is guarded.</source>
        <translation>%1 парирует линейный удар: фигура на %2 защищена.</translation>
    </message>
    <message>
        <source>%1 brings the queen closer with check.</source>
        <translation>%1 приближает ферзя с шахом.</translation>
    </message>
    <message>
        <source>%1 puts an end to the checks.</source>
        <translation>%1 кладёт конец шахам.</translation>
    </message>
    <message>
        <source>%1 gets out of check and comes closer to him.</source>
        <translation>%1 уводит короля из-под шаха, ближе к королю соперника.</translation>
    </message>
    <message>
        <source>%1 gets out of check.</source>
        <translation>%1 защищает от шаха.</translation>
    </message>
    <message>
        <source>%1 brings the kings face to face, so that he cannot come forward.</source>
        <translation>%1 ставит королей друг против друга: вперёд ему не пройти.</translation>
    </message>
    <message>
        <source>%1 moves the queen out of reach.</source>
        <translation>%1 уводит ферзя из-под удара.</translation>
    </message>
    <message>
        <source>%1 moves the rook out of reach.</source>
        <translation>%1 уводит ладью из-под удара.</translation>
    </message>
    <message>
        <source>%1 brings the knight to a square of the W.</source>
        <translation>%1 ставит коня на поле буквы W.</translation>
    </message>
    <message>
        <source>%1 takes your king off the edge.</source>
        <translation>%1 уводит вашего короля с края.</translation>
    </message>
    <message>
        <source>%1 stays in the centre.</source>
        <translation>%1 оставляет короля в центре.</translation>
    </message>
    <message>
        <source>%1 is possible because %2 is no longer guarded.</source>
        <translation>%1 проходит, потому что %2 больше не под контролем.</translation>
    </message>
    <message>
        <source>%1 is still possible; a better move takes %2 away from him.</source>
        <translation>%1 всё ещё проходит; более сильный ход отнимает у него %2.</translation>
    </message>
    <message>
        <source>Bring up your king</source>
        <translation>Подведите короля</translation>
    </message>
    <message>
        <source>Shut him in</source>
        <translation>Заприте его</translation>
    </message>
    <message>
        <source>You can hold him behind the diagonal of seven squares. Bring your pieces nearer and take squares away from him.</source>
        <translation>Его можно удержать за диагональю из семи полей. Подводите фигуры и отнимайте поля.</translation>
    </message>
    <message>
        <source>You can hold him behind the diagonal of five squares. Bring your pieces nearer and take squares away from him.</source>
        <translation>Его можно удержать за диагональю из пяти полей. Подводите фигуры и отнимайте поля.</translation>
    </message>
    <message>
        <source>Cut him off along a file or a rank, then bring up your king.</source>
        <translation>Отрежьте его по вертикали или горизонтали, затем подводите короля.</translation>
    </message>
    <message>
        <source>Bring your king and pieces up together and take squares away from him.</source>
        <translation>Подводите короля вместе с фигурами и отнимайте поля у короля соперника.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Bring your king up to mate him, and always leave him a square: beware of stalemate.</source>
        <translation>Ему не уйти с края. Подводите короля для мата и всегда оставляйте сопернику поле: берегитесь пата.</translation>
    </message>
    <message>
        <source>Guard the pawn on the way, and bring your king to a key square: %1.</source>
        <translation>По пути защищайте пешку и ведите короля на ключевое поле: %1.</translation>
    </message>
    <message>
        <source>%1 captures the queen.</source>
        <translation>%1 берёт ферзя.</translation>
    </message>
    <message>
        <source>%1 captures the rook.</source>
        <translation>%1 берёт ладью.</translation>
    </message>
    <message>
        <source>%1 captures the bishop.</source>
        <translation>%1 берёт слона.</translation>
    </message>
    <message>
        <source>%1 captures the knight.</source>
        <translation>%1 берёт коня.</translation>
    </message>
    <message>
        <source>%1 captures the pawn.</source>
        <translation>%1 берёт пешку.</translation>
    </message>
    <message>
        <source>%1 avoids stalemate: he still has %2.</source>
        <translation>%1 избегает пата: у короля ещё есть %2.</translation>
    </message>
    <message>
        <source>%1 brings the king closer with discovered check.</source>
        <translation>%1 подводит короля со вскрытым шахом.</translation>
    </message>
    <message>
        <source>%1 heads for the key square %2.</source>
        <translation>%1 ведёт к ключевому полю %2.</translation>
    </message>
    <message>
        <source>%1 comes closer to him.</source>
        <translation>%1 приближается к нему.</translation>
    </message>
    <message>
        <source>%1 comes closer to the centre.</source>
        <translation>%1 приближается к центру.</translation>
    </message>
    <message>
        <source>%1 stays off the edge.</source>
        <translation>%1 избегает края.</translation>
    </message>
    <message>
        <source>%1 keeps as far from the other king as possible.</source>
        <translation>%1 держит короля как можно дальше от короля соперника.</translation>
    </message>
    <message>
        <source>The mate is near. Bring up the missing piece, take his last squares, the corner last, and beware of stalemate.</source>
        <translation>Мат близок. Подведите недостающую фигуру, отнимайте последние поля, угловое&#xa0;— в конце, и берегитесь пата.</translation>
    </message>
    <message>
        <source>He is in a wrong corner. Drive him out, along the edge to %1.</source>
        <translation>Он в неправильном углу. Выгоните его оттуда, вдоль края к %1.</translation>
    </message>
    <message>
        <source>%1 keeps the rook on the back rank, where it guards against mate.</source>
        <translation>%1 оставляет ладью на последней горизонтали, где она защищает от мата.</translation>
    </message>
    <message>
        <source>%1 puts your king on its mating post, a knight&apos;s move from the corner.</source>
        <translation>%1 ставит вашего короля на пост для мата, на расстоянии хода коня от угла.</translation>
    </message>
    <message>
        <source>%1 gets back towards the centre.</source>
        <translation>%1 возвращает короля ближе к центру.</translation>
    </message>
    <message>
        <source>It also gets back towards the centre.</source>
        <translation>Заодно возвращает короля ближе к центру.</translation>
    </message>
    <message>
        <source>It also gets off the edge.</source>
        <translation>Заодно уводит короля с края.</translation>
    </message>
    <message>
        <source>It also stays in the centre.</source>
        <translation>Заодно оставляет короля в центре.</translation>
    </message>
    <message>
        <source>It also stays off the edge.</source>
        <translation>Заодно избегает края.</translation>
    </message>
    <message>
        <source>It also keeps as far from the other king as possible.</source>
        <translation>Заодно держит короля как можно дальше от короля соперника.</translation>
    </message>
    <message>
        <source>Your king is close to his. Take squares away from him and bring up the other pieces, so that he must give way.</source>
        <translation>Ваш король рядом с королём соперника. Отнимайте у него поля и подводите другие фигуры, чтобы он уступил.</translation>
    </message>
    <message>
        <source>Your king belongs in the centre, but first use the other pieces to take squares away from his.</source>
        <translation>Место вашего короля в центре, но сначала отнимите поля у короля соперника другими фигурами.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of five squares. Make the triangle smaller before your king comes nearer.</source>
        <translation>Держите его за диагональю из пяти полей. Сначала уменьшите треугольник, потом подводите короля.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Keep him there and mate him with the help of your king, but always leave him a square: beware of stalemate.</source>
        <translation>Ему не уйти с края. Держите его там и поставьте мат с помощью короля, но всегда оставляйте ему поле: берегитесь пата.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Make a waiting move, so that your king faces his when it is your move.</source>
        <translation>Ему не уйти с края. Сделайте выжидательный ход, чтобы при вашем ходе короли стояли друг против друга.</translation>
    </message>
    <message>
        <source>He cannot leave the edge. Drive him into the corner.</source>
        <translation>Ему не уйти с края. Загоните его в угол.</translation>
    </message>
    <message>
        <source>Hold him behind the diagonal of three squares. Prepare for your king to go a knight&apos;s move from the corner.</source>
        <translation>Держите его за диагональю из трёх полей. Подготовьте переход короля на поле на расстоянии хода коня от угла.</translation>
    </message>
    <message>
        <source>%1 saves the piece and avoids stalemate: he still has %2.</source>
        <translation>%1 спасает фигуру и избегает пата: у короля ещё есть %2.</translation>
    </message>
    <message>
        <source>%1 gives check and takes %2 away from him.</source>
        <translation>%1 даёт шах и отнимает у него %2.</translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the queen.</source>
        <translation>%1 уходит от шаха и защищает ферзя.</translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the piece on %2.</source>
        <translation>%1 уходит от шаха и защищает фигуру на %2.</translation>
    </message>
    <message>
        <source>%1 gives check, and he cannot attack the checking piece in reply.</source>
        <translation>%1 даёт шах, и король не может в ответ напасть на шахующую фигуру.</translation>
    </message>
    <message>
        <source>%1 stops the pawn: on %2 it would be lost.</source>
        <translation>%1 останавливает пешку: на %2 она погибла бы.</translation>
    </message>
    <message>
        <source>%1 keeps his king out of %2.</source>
        <translation>%1 не пускает короля соперника на %2.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer with check.</source>
        <translation>%1 приближает коня с шахом.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the rook is lost in any case.</source>
        <translation>%1 уходит от шаха, но ладью всё равно не спасти.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the piece is lost in any case.</source>
        <translation>%1 уходит от шаха, но фигуру всё равно не спасти.</translation>
    </message>
    <message>
        <source>%1 leaves %2 unguarded.</source>
        <translation>%1 оставляет %2 без контроля.</translation>
    </message>
    <message>
        <source>%1 gives him more room.</source>
        <translation>%1 даёт ему больше простора.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a fork.</source>
        <translation>%1 даёт шах и готовит вилку.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a skewer.</source>
        <translation>%1 даёт шах и готовит линейный удар.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares a fork or a skewer.</source>
        <translation>%1 даёт шах и готовит вилку или линейный удар.</translation>
    </message>
    <message>
        <source>%1 exchanges queens.</source>
        <translation>%1 разменивает ферзей.</translation>
    </message>
    <message>
        <source>%1 exchanges rooks.</source>
        <translation>%1 разменивает ладьи.</translation>
    </message>
    <message>
        <source>%1 exchanges pawns.</source>
        <translation>%1 разменивает пешки.</translation>
    </message>
    <message>
        <source>%1 exchanges pieces.</source>
        <translation>%1 разменивает фигуры.</translation>
    </message>
    <message>
        <source>%1 leaves his king only %2.</source>
        <translation>%1 оставляет его королю только %2.</translation>
    </message>
    <message>
        <source>%1 keeps control of %2 on the pawn&apos;s path.</source>
        <translation>%1 сохраняет контроль над %2 на пути пешки.</translation>
    </message>
    <message>
        <source>%1 allows him only %2.</source>
        <translation>%1 позволяет ему только %2.</translation>
    </message>
    <message>
        <source>%1 gives up a piece for the last pawn.</source>
        <translation>%1 отдаёт фигуру за последнюю пешку.</translation>
    </message>
    <message>
        <source>Take the queen.</source>
        <translation>Возьмите ферзя.</translation>
    </message>
    <message>
        <source>Take the rook.</source>
        <translation>Возьмите ладью.</translation>
    </message>
    <message>
        <source>Take the bishop.</source>
        <translation>Возьмите слона.</translation>
    </message>
    <message>
        <source>Take the knight.</source>
        <translation>Возьмите коня.</translation>
    </message>
    <message>
        <source>Take the pawn.</source>
        <translation>Возьмите пешку.</translation>
    </message>
    <message>
        <source>Promote the pawn.</source>
        <translation>Превратите пешку.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the centre.</source>
        <translation>%1 приближает короля к центру.</translation>
    </message>
    <message>
        <source>%1 brings the knight closer to the centre.</source>
        <translation>%1 приближает коня к центру.</translation>
    </message>
    <message>
        <source>%1 brings the bishop closer to the centre.</source>
        <translation>%1 приближает слона к центру.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the bishop is lost in any case.</source>
        <translation>%1 уходит от шаха, но слона всё равно не спасти.</translation>
    </message>
    <message>
        <source>%1 gets out of check, but the knight is lost in any case.</source>
        <translation>%1 уходит от шаха, но коня всё равно не спасти.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the bishop is lost in any case.</source>
        <translation>%1 держится дольше всего, но слона всё равно не спасти.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the knight is lost in any case.</source>
        <translation>%1 держится дольше всего, но коня всё равно не спасти.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the rook is lost in any case.</source>
        <translation>%1 держится дольше всего, но ладью всё равно не спасти.</translation>
    </message>
    <message>
        <source>%1 holds out longest, but the piece is lost in any case.</source>
        <translation>%1 держится дольше всего, но фигуру всё равно не спасти.</translation>
    </message>
    <message>
        <source>%1 gives up the diagonal in front of him.</source>
        <translation>%1 оставляет диагональ перед ним.</translation>
    </message>
    <message>
        <source>%1 keeps the bishop out of the other king&apos;s reach.</source>
        <translation>%1 держит слона вне досягаемости короля соперника.</translation>
    </message>
    <message>
        <source>%1 keeps the knight out of the other king&apos;s reach.</source>
        <translation>%1 держит коня вне досягаемости короля соперника.</translation>
    </message>
    <message>
        <source>%1 keeps the rook out of the other king&apos;s reach.</source>
        <translation>%1 держит ладью вне досягаемости короля соперника.</translation>
    </message>
    <message>
        <source>%1 keeps the queen out of the other king&apos;s reach.</source>
        <translation>%1 держит ферзя вне досягаемости короля соперника.</translation>
    </message>
    <message>
        <source>%1 keeps the pawn out of the other king&apos;s reach.</source>
        <translation>%1 держит пешку вне досягаемости короля соперника.</translation>
    </message>
    <message>
        <source>Take on %1.</source>
        <translation>Возьмите на %1.</translation>
    </message>
    <message>
        <source>%1 wins the race: both pawns promote, and then a skewer wins the queen.</source>
        <translation>%1 выигрывает гонку: обе пешки превращаются, а затем линейный удар выигрывает ферзя.</translation>
    </message>
    <message>
        <source>%1 is in time: both pawns promote.</source>
        <translation>%1 успевает: обе пешки превращаются.</translation>
    </message>
    <message>
        <source>%1 promotes to too weak a piece.</source>
        <translation>%1 превращает пешку в слишком слабую фигуру.</translation>
    </message>
    <message>
        <source>He is on the edge. Bring your king near his before he gets away from it.</source>
        <translation>Его король на краю. Подведите к нему своего, пока он оттуда не ушёл.</translation>
    </message>
    <message>
        <source>He is on the edge. Use the other pieces to keep him there, then bring up your king.</source>
        <translation>Его король на краю. Удержите его там остальными фигурами, затем подведите короля.</translation>
    </message>
    <message>
        <source>%1 does so too, but then %2</source>
        <translation>%1 даёт то же самое, но тогда: %2</translation>
    </message>
    <message>
        <source>After %1, %2</source>
        <translation>После %1: %2</translation>
    </message>
    <message>
        <source>%1 threatens to promote, so the pawn must be taken.</source>
        <translation>%1 грозит превращением, и пешку надо брать.</translation>
    </message>
    <message>
        <source>%1 keeps the other king on the edge.</source>
        <translation>%1 удерживает короля соперника на краю.</translation>
    </message>
    <message>
        <source>It also keeps the other king on the edge.</source>
        <translation>Заодно удерживает короля соперника на краю.</translation>
    </message>
    <message>
        <source>Your pawn on %1 is hanging. Save it first.</source>
        <translation>Ваша пешка на %1 под боем. Сначала спасите её.</translation>
    </message>
    <message>
        <source>Look at exchanges: what is left is won.</source>
        <translation>Ищите размены: то, что останется, выиграно.</translation>
    </message>
    <message>
        <source>You can win material by force: look at every check and attack.</source>
        <translation>Можно форсированно выиграть материал: посмотрите каждый шах и каждое нападение.</translation>
    </message>
    <message>
        <source>Simpler: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Проще: %1</translation>
    </message>
    <message>
        <source>%1 begins a series of checks that wins material.</source>
        <translation>%1 начинает серию шахов, которая выигрывает материал.</translation>
    </message>
    <message numerus="yes">
        <source>%1 That is %n move(s) slower than the best.</source>
        <comment>after a sentence about the move</comment>
        <translation>
            <numerusform>%1 Это медленнее лучшего на %n ход.</numerusform>
            <numerusform>%1 Это медленнее лучшего на %n хода.</numerusform>
            <numerusform>%1 Это медленнее лучшего на %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets out of check and protects the rook.</source>
        <translation>%1 уходит от шаха и защищает ладью.</translation>
    </message>
    <message>
        <source>%1 steps out of the pin and keeps the piece on %2 protected.</source>
        <translation>%1 уходит от связки, и фигура на %2 остаётся под защитой.</translation>
    </message>
    <message>
        <source>%1 brings the king closer to the pawn on %2.</source>
        <translation>%1 подводит короля к пешке на %2.</translation>
    </message>
    <message>
        <source>%1 brings the queen closer to the pawn on %2.</source>
        <translation>%1 подводит ферзя к пешке на %2.</translation>
    </message>
    <message>
        <source>first</source>
        <comment>as in: along the first rank</comment>
        <translation>первой</translation>
    </message>
    <message>
        <source>second</source>
        <comment>as in: along the second rank</comment>
        <translation>второй</translation>
    </message>
    <message>
        <source>third</source>
        <comment>as in: along the third rank</comment>
        <translation>третьей</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>as in: along the fourth rank</comment>
        <translation>четвёртой</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>as in: along the fifth rank</comment>
        <translation>пятой</translation>
    </message>
    <message>
        <source>sixth</source>
        <comment>as in: along the sixth rank</comment>
        <translation>шестой</translation>
    </message>
    <message>
        <source>seventh</source>
        <comment>as in: along the seventh rank</comment>
        <translation>седьмой</translation>
    </message>
    <message>
        <source>eighth</source>
        <comment>as in: along the eighth rank</comment>
        <translation>восьмой</translation>
    </message>
    <message>
        <source>%1 cuts the king off along the %7-file.</source>
        <translation>%1 отрезает короля по вертикали %7.</translation>
    </message>
    <message>
        <source>%1 cuts the king off along the %9 rank.</source>
        <translation>%1 отрезает короля по %9 горизонтали.</translation>
    </message>
    <message>
        <source>Close in and take squares away from him, so that he must give way.</source>
        <translation>Сжимайте кольцо и отнимайте поля у короля соперника, чтобы он уступил.</translation>
    </message>
    <message>
        <source>Your knight on %1 is hanging. Save it first.</source>
        <translation>Ваш конь на %1 под боем. Сначала спасите его.</translation>
    </message>
    <message>
        <source>Your bishop on %1 is hanging. Save it first.</source>
        <translation>Ваш слон на %1 под боем. Сначала спасите его.</translation>
    </message>
    <message>
        <source>Your rook on %1 is hanging. Save it first.</source>
        <translation>Ваша ладья на %1 под боем. Сначала спасите её.</translation>
    </message>
    <message>
        <source>Your queen on %1 is hanging. Save it first.</source>
        <translation>Ваш ферзь на %1 под боем. Сначала спасите его.</translation>
    </message>
    <message>
        <source>Your king is ahead of the pawn. Bring the pawn up.</source>
        <translation>Ваш король впереди пешки. Подтягивайте пешку.</translation>
    </message>
    <message>
        <source>%1 gets away from the corner %2.</source>
        <translation>%1 уводит короля от угла %2.</translation>
    </message>
    <message>
        <source>It also gets away from the corner %2.</source>
        <translation>Заодно уводит короля от угла %2.</translation>
    </message>
    <message>
        <source>Leave him less room</source>
        <translation>Отнимайте пространство</translation>
    </message>
    <message>
        <source>Your knight on %1 cannot be saved.</source>
        <translation>Вашего коня на %1 не спасти.</translation>
    </message>
    <message>
        <source>Your bishop on %1 cannot be saved.</source>
        <translation>Вашего слона на %1 не спасти.</translation>
    </message>
    <message>
        <source>Your rook on %1 cannot be saved.</source>
        <translation>Вашу ладью на %1 не спасти.</translation>
    </message>
    <message>
        <source>Your queen on %1 cannot be saved.</source>
        <translation>Вашего ферзя на %1 не спасти.</translation>
    </message>
    <message>
        <source>Your piece on %1 cannot be saved.</source>
        <translation>Вашу фигуру на %1 не спасти.</translation>
    </message>
    <message>
        <source>Leave him less room and bring up your king.</source>
        <translation>Отнимайте у него пространство и подводите короля.</translation>
    </message>
    <message>
        <source>%1 draws, like any other move: the bishop does not cover %2, where the pawn promotes.</source>
        <translation>%1 ведёт к ничьей, как и любой другой ход: слон не контролирует %2, где превращается пешка.</translation>
    </message>
    <message>
        <source>%1 draws, like any other move.</source>
        <translation>%1 ведёт к ничьей, как и любой другой ход.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the queen.</source>
        <translation>%1 ведёт к ничьей, как и любой ход, сохраняющий ферзя.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the rook.</source>
        <translation>%1 ведёт к ничьей, как и любой ход, сохраняющий ладью.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the bishop.</source>
        <translation>%1 ведёт к ничьей, как и любой ход, сохраняющий слона.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that keeps the knight.</source>
        <translation>%1 ведёт к ничьей, как и любой ход, сохраняющий коня.</translation>
    </message>
    <message>
        <source>%1 draws, like any move that does not lose a piece.</source>
        <translation>%1 ведёт к ничьей, как и любой ход, не теряющий фигуру.</translation>
    </message>
    <message>
        <source>%1 heads for a corner that the bishop does not cover.</source>
        <translation>%1 ведёт в угол, который слон не контролирует.</translation>
    </message>
    <message>
        <source>It also heads for a corner that the bishop does not cover.</source>
        <translation>Заодно ведёт в угол, который слон не контролирует.</translation>
    </message>
    <message numerus="yes">
        <source>%1 misses a win of material: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 упускает выигрыш материала: на %n ход медленнее лучшего.</numerusform>
            <numerusform>%1 упускает выигрыш материала: на %n хода медленнее лучшего.</numerusform>
            <numerusform>%1 упускает выигрыш материала: на %n ходов медленнее лучшего.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 steps into the square of the pawn on %2.</source>
        <translation>%1 вводит короля в квадрат пешки на %2.</translation>
    </message>
    <message>
        <source>%1 stays in the square of the pawn on %2.</source>
        <translation>%1 оставляет короля в квадрате пешки на %2.</translation>
    </message>
    <message>
        <source>%1 shuts him in; squares left: %6.</source>
        <translation>%1 запирает его; у него осталось полей: %6.</translation>
    </message>
    <message>
        <source>%1 leaves him fewer squares: %6 instead of %5.</source>
        <translation>%1 оставляет ему меньше полей: %6 вместо %5.</translation>
    </message>
    <message>
        <source>%1 leaves the king as much room as possible.</source>
        <translation>%1 оставляет своему королю как можно больше места.</translation>
    </message>
    <message>
        <source>It also leaves the king as much room as possible.</source>
        <translation>Кроме того, он оставляет своему королю как можно больше места.</translation>
    </message>
    <message>
        <source>%1 keeps the rook in line with its king; off that line it would lose.</source>
        <translation>%1 оставляет ладью на одной линии с королём; уйди она с неё, партия проиграна.</translation>
    </message>
    <message>
        <source>%1 attacks the pawn from the side, as Vančura did.</source>
        <translation>%1 нападает на пешку сбоку, как у Ванчуры.</translation>
    </message>
    <message>
        <source>%1 keeps the king off the edge, where it would be lost.</source>
        <translation>%1 держит короля подальше от края, где он погиб бы.</translation>
    </message>
    <message>
        <source>%1 attacks the piece on %2 and threatens mate.</source>
        <translation>%1 нападает на фигуру на %2 и грозит матом.</translation>
    </message>
    <message>
        <source>%1 threatens mate: only a move to %3 prevents it.</source>
        <translation>%1 грозит матом: спасает только ход на %3.</translation>
    </message>
    <message>
        <source>%1 puts the other side in zugzwang.</source>
        <translation>%1 ставит соперника в цугцванг.</translation>
    </message>
    <message>
        <source>His king is too late. Push the pawn.</source>
        <translation>Король соперника не успевает. Двигайте пешку.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour, %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1&#xa0;— крюк, на %n ход медленнее лучшего. %2</numerusform>
            <numerusform>%1&#xa0;— крюк, на %n хода медленнее лучшего. %2</numerusform>
            <numerusform>%1&#xa0;— крюк, на %n ходов медленнее лучшего. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 works but is %n move(s) slower. %2</source>
        <translation>
            <numerusform>%1 годится, но на %n ход медленнее. %2</numerusform>
            <numerusform>%1 годится, но на %n хода медленнее. %2</numerusform>
            <numerusform>%1 годится, но на %n ходов медленнее. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>His king is too late. Clear the pawn&apos;s path and push it.</source>
        <translation>Король соперника не успевает. Освободите пешке путь и двигайте её.</translation>
    </message>
    <message>
        <source>His king is too late. Improve your king first, then push the pawn.</source>
        <translation>Король соперника не успевает. Сначала улучшите положение короля, затем двигайте пешку.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses material and is %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1 теряет материал и на %n ход медленнее лучшего. %2</numerusform>
            <numerusform>%1 теряет материал и на %n хода медленнее лучшего. %2</numerusform>
            <numerusform>%1 теряет материал и на %n ходов медленнее лучшего. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Your pieces on %1 are hanging. Save them all first.</source>
        <translation>Ваши фигуры на %1 под боем. Сначала спасите их все.</translation>
    </message>
    <message>
        <source>White replies: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Белые отвечают: %1</translation>
    </message>
    <message>
        <source>Black replies: %1</source>
        <comment>followed by a sentence about a move</comment>
        <translation>Чёрные отвечают: %1</translation>
    </message>
    <message>
        <source>%1 keeps the other king off the key squares.</source>
        <translation>%1 не пускает короля соперника на ключевые поля.</translation>
    </message>
    <message>
        <source>%1 keeps the other king from the rank in front of the pawn, as Philidor did.</source>
        <translation>%1 не пускает короля соперника на горизонталь перед пешкой, как у Филидора.</translation>
    </message>
    <message>
        <source>%1 pins the knight on %2, and it falls.</source>
        <translation>%1 связывает коня на %2, и тот гибнет.</translation>
    </message>
    <message>
        <source>%1 pins the bishop on %2, and it falls.</source>
        <translation>%1 связывает слона на %2, и тот гибнет.</translation>
    </message>
    <message>
        <source>%1 pins the rook on %2, and it falls.</source>
        <translation>%1 связывает ладью на %2, и та гибнет.</translation>
    </message>
    <message>
        <source>%1 pins the queen on %2, and it falls.</source>
        <translation>%1 связывает ферзя на %2, и тот гибнет.</translation>
    </message>
    <message>
        <source>%1 wins the race: the pawn promotes with check.</source>
        <translation>%1 выигрывает гонку: пешка превращается с шахом.</translation>
    </message>
    <message>
        <source>%1 wins the race: the new queen stops the other pawn.</source>
        <translation>%1 выигрывает гонку: новый ферзь останавливает другую пешку.</translation>
    </message>
    <message>
        <source>%1 pins the knight on %2 to its king.</source>
        <translation>%1 связывает коня на %2 с королём.</translation>
    </message>
    <message>
        <source>%1 pins the bishop on %2 to its king.</source>
        <translation>%1 связывает слона на %2 с королём.</translation>
    </message>
    <message>
        <source>%1 pins the rook on %2 to its king.</source>
        <translation>%1 связывает ладью на %2 с королём.</translation>
    </message>
    <message>
        <source>%1 pins the queen on %2 to its king.</source>
        <translation>%1 связывает ферзя на %2 с королём.</translation>
    </message>
    <message>
        <source>It also guards the promotion square %2.</source>
        <translation>Заодно стережёт поле превращения %2.</translation>
    </message>
    <message>
        <source>It also attacks the pawn.</source>
        <translation>Заодно нападает на пешку.</translation>
    </message>
    <message>
        <source>It also comes closer to the pawn on %2.</source>
        <translation>Заодно приближается к пешке на %2.</translation>
    </message>
    <message>
        <source>It also comes closer to the promotion square, %2.</source>
        <translation>Заодно приближается к полю превращения %2.</translation>
    </message>
    <message>
        <source>%1 gives up a pawn to draw the king to %2.</source>
        <translation>%1 жертвует пешку, чтобы завлечь короля на %2.</translation>
    </message>
    <message>
        <source>%1 drives the king in front of its pawn within %6 moves.</source>
        <translation>%1 загоняет короля на поле перед его пешкой (ходов: не более %6).</translation>
    </message>
    <message>
        <source>%1 leaves the knight no safe square.</source>
        <translation>%1 не оставляет коню ни одного безопасного поля.</translation>
    </message>
    <message>
        <source>%1 leaves the bishop no safe square.</source>
        <translation>%1 не оставляет слону ни одного безопасного поля.</translation>
    </message>
    <message>
        <source>%1 steps to the side away from the other king.</source>
        <translation>%1 уходит в сторону от другого короля.</translation>
    </message>
    <message>
        <source>%1 keeps up the second-rank defence: the rook stays on the line next to the edge.</source>
        <translation>%1 продолжает защиту по второй горизонтали: ладья остаётся на второй от края линии.</translation>
    </message>
    <message>
        <source>%1 gives check, and the king guards the rook.</source>
        <translation>%1 даёт шах, а король защищает ладью.</translation>
    </message>
    <message>
        <source>%1 takes the king to the corner that the bishop does not cover, where mate cannot be forced.</source>
        <translation>%1 уводит короля в угол, который слон не контролирует: там мат нельзя вынудить.</translation>
    </message>
    <message>
        <source>%1 takes your king past the line on which the rook could cut it off.</source>
        <translation>%1 переводит вашего короля через линию, на которой ладья могла бы его отрезать.</translation>
    </message>
    <message>
        <source>%1 takes the rook to the long side, where it has room for checks.</source>
        <translation>%1 переводит ладью на длинную сторону, где есть место для шахов.</translation>
    </message>
    <message>
        <source>%1 prepares a discovered check.</source>
        <translation>%1 готовит вскрытый шах.</translation>
    </message>
    <message>
        <source>%1 gives check and prepares zugzwang.</source>
        <translation>%1 даёт шах и готовит цугцванг.</translation>
    </message>
    <message>
        <source>%1 threatens a deadly check on %3.</source>
        <translation>%1 грозит смертельным шахом на %3.</translation>
    </message>
    <message>
        <source>%1 threatens mate on %3.</source>
        <translation>%1 грозит матом на %3.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to the knight, which has no safe square.</source>
        <translation>%1 приближает вашего короля к коню, у которого нет безопасных полей.</translation>
    </message>
    <message>
        <source>%1 brings your king closer to the bishop, which has no safe square.</source>
        <translation>%1 приближает вашего короля к слону, у которого нет безопасных полей.</translation>
    </message>
    <message>
        <source>%1 passes the pawn on the side away from the other king.</source>
        <translation>%1 обходит пешку с той стороны, где нет другого короля.</translation>
    </message>
    <message>
        <source>%1 brings the knight to safety.</source>
        <translation>%1 уводит коня в безопасное место.</translation>
    </message>
    <message>
        <source>%1 brings the bishop to safety.</source>
        <translation>%1 уводит слона в безопасное место.</translation>
    </message>
    <message>
        <source>%1 keeps the bishop on the diagonal to %2, where it can interpose.</source>
        <translation>%1 оставляет слона на диагонали, ведущей к %2, где он может закрыть короля.</translation>
    </message>
    <message>
        <source>%1 takes the king to the edge, ready for the check on %2.</source>
        <translation>%1 ведёт короля на край, готовя шах на %2.</translation>
    </message>
</context>
<context>
    <name>CourseCommands</name>
    <message>
        <source>&amp;Courses</source>
        <translation>К&amp;урсы</translation>
    </message>
    <message>
        <source>&amp;Open a course…</source>
        <translation>&amp;Открыть курс…</translation>
    </message>
    <message>
        <source>A PGN file with one game per page, such as a Lichess study</source>
        <translation>PGN-файл, где на каждую страницу одна партия, например студия Lichess</translation>
    </message>
    <message>
        <source>Go one step back in the course</source>
        <translation>На шаг назад по курсу</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Go one step forward in the course</source>
        <translation>На шаг вперёд по курсу</translation>
    </message>
    <message>
        <source>&amp;Leave course</source>
        <translation>&amp;Выйти из курса</translation>
    </message>
    <message>
        <source>Leave the course; it will reopen at this page</source>
        <translation>Выйти из курса; он снова откроется на этой странице</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Содержание</translation>
    </message>
    <message>
        <source>Chapters and pages of the course, and which are solved</source>
        <translation>Главы и страницы курса и какие из них решены</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Close the contents and go on with the page</source>
        <translation>Закрыть содержание и вернуться к странице</translation>
    </message>
    <message>
        <source>Next &amp;unsolved question</source>
        <translation>Следующее нерешённое &amp;задание</translation>
    </message>
    <message>
        <source>Next unsolved</source>
        <translation>К нерешённому</translation>
    </message>
    <message>
        <source>Go to the first page; your results are kept</source>
        <translation>На первую страницу; ваши результаты сохранятся</translation>
    </message>
    <message>
        <source>&amp;Skip to the next page</source>
        <translation>&amp;Перейти к следующей странице</translation>
    </message>
    <message>
        <source>Go to the next page, whether this one is solved or not</source>
        <translation>К следующей странице, решена эта или нет</translation>
    </message>
    <message>
        <source>Learn: chapter %1, page %2</source>
        <translation>Учиться: глава %1, страница %2</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Учиться</translation>
    </message>
    <message>
        <source>Read the course on mating with bishop and knight</source>
        <translation>Читать курс о мате слоном и конём</translation>
    </message>
    <message>
        <source>Done: %1 of %2.</source>
        <translation>Пройдено: %1 из %2.</translation>
    </message>
    <message>
        <source>Continue the course where you left off.</source>
        <translation>Продолжить курс там, где вы остановились.</translation>
    </message>
    <message>
        <source>Leave course</source>
        <translation>Выйти из курса</translation>
    </message>
    <message>
        <source>Press Esc again to leave the course.</source>
        <translation>Нажмите Esc ещё раз, чтобы выйти из курса.</translation>
    </message>
    <message>
        <source>Learn: %1, chapter %2, page %3</source>
        <comment>a course</comment>
        <translation>Учиться: %1, глава %2, страница %3</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <comment>a chapter</comment>
        <translation>Продолжить: %1</translation>
    </message>
    <message>
        <source>Go to the next question from here that is not solved; after the last one, from the start</source>
        <translation>К ближайшему отсюда нерешённому заданию; после последнего&#xa0;— с начала</translation>
    </message>
    <message>
        <source>&amp;Previous move or page</source>
        <translation>Пре&amp;дыдущий ход или страница</translation>
    </message>
    <message>
        <source>Next move or page</source>
        <translation>Следующий ход или страница</translation>
    </message>
    <message>
        <source>Play the move for you; the question counts as failed</source>
        <translation>Сделать ход за вас; задание считается неудавшимся</translation>
    </message>
    <message>
        <source>Select the squares for you; the question counts as failed</source>
        <translation>Выбрать поля за вас; задание считается неудавшимся</translation>
    </message>
    <message>
        <source>The course will then continue from its first page; your results are kept.</source>
        <translation>Затем курс продолжится с первой страницы; ваши результаты сохранятся.</translation>
    </message>
    <message>
        <source>%1 (English)</source>
        <comment>a course without a translation</comment>
        <translation>%1 (на английском)</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>a course, what is done of it, and all of it</comment>
        <translation>%1 (%2 из %3)</translation>
    </message>
    <message>
        <source>Your unfinished answer to this page will be lost.</source>
        <translation>Ваш незаконченный ответ на этой странице пропадёт.</translation>
    </message>
    <message>
        <source>no course is open</source>
        <translation>курс не открыт</translation>
    </message>
    <message>
        <source>leave the replay first</source>
        <translation>сначала закончите просмотр</translation>
    </message>
    <message>
        <source>leave the set-up first</source>
        <translation>сначала закончите расстановку</translation>
    </message>
    <message>
        <source>all are solved</source>
        <translation>все решены</translation>
    </message>
    <message>
        <source>Back to chapter %1, page %2</source>
        <translation>Назад: глава %1, страница %2</translation>
    </message>
    <message>
        <source>Back to %1, chapter %2, page %3</source>
        <comment>a course</comment>
        <translation>Назад: %1, глава %2, страница %3</translation>
    </message>
    <message>
        <source>Choose “Go to page 1” again to go there; Esc stays here.</source>
        <translation>Выберите «На страницу 1» ещё раз, чтобы перейти туда; Esc&#xa0;— остаться здесь.</translation>
    </message>
    <message>
        <source>Go to page &amp;1</source>
        <translation>На страницу &amp;1</translation>
    </message>
    <message>
        <source>Choose “Skip” again to go to the next page; Esc stays here.</source>
        <translation>Выберите «Пропустить» ещё раз, чтобы перейти на следующую страницу; Esc&#xa0;— остаться здесь.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Stay on the page</source>
        <translation>Остаться на странице</translation>
    </message>
    <message>
        <source>Choose “Previous page” again to go there; Esc stays here.</source>
        <translation>Выберите «Предыдущая страница» ещё раз, чтобы перейти туда; Esc — остаться здесь.</translation>
    </message>
    <message>
        <source>Show the move or the squares, or start again</source>
        <translation>Показать ход или поля либо начать снова</translation>
    </message>
    <message>
        <source>Play the page from its first position again</source>
        <translation>Сыграть страницу снова с её первой позиции</translation>
    </message>
    <message>
        <source>keep a position first</source>
        <translation>сначала сохраните позицию</translation>
    </message>
</context>
<context>
    <name>CourseFaults</name>
    <message>
        <source>“%1” is not a known task, so the page is for reading only.</source>
        <translation>«%1»&#xa0;— неизвестное задание, поэтому эта страница только для чтения.</translation>
    </message>
    <message>
        <source>There is no move to find, so the page is for reading only.</source>
        <translation>Хода, который надо найти, здесь нет, поэтому эта страница только для чтения.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more error(s).</source>
        <translation>
            <numerusform>Дальше ещё %n ошибка.</numerusform>
            <numerusform>Дальше ещё %n ошибки.</numerusform>
            <numerusform>Дальше ещё %n ошибок.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course has an error in chapter %1, “%2”, page %3.</source>
        <translation>В курсе ошибка: глава %1, «%2», страница %3.</translation>
    </message>
    <message>
        <source>The game is over at the start, so the page is for reading only.</source>
        <translation>Партия окончена с самого начала, поэтому эта страница только для чтения.</translation>
    </message>
    <message>
        <source>It is a draw, not mate in %1.</source>
        <translation>Это ничья, а не мат в %1.</translation>
    </message>
    <message>
        <source>It is checkmate already.</source>
        <translation>Это уже мат.</translation>
    </message>
    <message>
        <source>It is mate in %1, not in %2.</source>
        <translation>Это мат в %1, а не в %2.</translation>
    </message>
    <message>
        <source>“%1” cannot be checked without the tablebase.</source>
        <comment>a claim</comment>
        <translation>«%1» нельзя проверить без таблицы.</translation>
    </message>
    <message>
        <source>It is mate in %1, not a draw.</source>
        <translation>Это мат в %1, а не ничья.</translation>
    </message>
    <message>
        <source>“%1” is not true.</source>
        <comment>a claim</comment>
        <translation>«%1» неверно.</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <comment>a move and what is wrong with the text behind it</comment>
        <translation>После %1: %2</translation>
    </message>
    <message>
        <source>It is a draw, not a win.</source>
        <translation>Это ничья, а не выигрыш.</translation>
    </message>
    <message>
        <source>There is no move to find yet: play the solution on the board.</source>
        <translation>Хода, который надо найти, ещё нет: сыграйте решение на доске.</translation>
    </message>
</context>
<context>
    <name>Curves</name>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
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
        <translation>Партия</translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>нет ходов</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>checkmate</source>
        <translation>мат</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>пат</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>не окончена</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <comment>a round: what, when, how long, how it ended</comment>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message>
        <source>E&amp;arlier games</source>
        <translation>Пре&amp;жние партии</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>сдана</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>Neither side can force mate here.</source>
        <translation>Форсировать мат здесь не может ни одна из сторон.</translation>
    </message>
    <message>
        <source>Only a king in the corner, blocked by his own piece, can be mated.</source>
        <translation>Мат возможен только королю в углу, которому мешает своя же фигура.</translation>
    </message>
    <message>
        <source>Keep your king out of the corners, and you are safe.</source>
        <translation>Не заходите королём в углы, и вам ничто не грозит.</translation>
    </message>
    <message>
        <source>Leave him a square until you can mate: beware of stalemate.</source>
        <translation>До самого мата оставляйте ему поле: берегитесь пата.</translation>
    </message>
    <message>
        <source>King and queen are enough; the other piece just speeds things up.</source>
        <translation>Ферзя и короля достаточно; с другой фигурой только быстрее.</translation>
    </message>
    <message>
        <source>King and rook are enough; the other piece shrinks the box.</source>
        <translation>Ладьи и короля достаточно; другая фигура помогает сжать коробку.</translation>
    </message>
    <message>
        <source>Keep the queen a knight&apos;s move away from him, and leave him a square until you can mate.</source>
        <translation>Держите ферзя на расстоянии хода коня от него и до самого мата оставляйте ему поле.</translation>
    </message>
    <message>
        <source>Use the rook to confine the king to a box, and shrink it.</source>
        <translation>Заприте короля ладьёй в коробку и уменьшайте её.</translation>
    </message>
    <message>
        <source>Your king must help. When the kings face each other, a check from the side drives him back.</source>
        <translation>Без вашего короля не обойтись. Когда короли стоят друг против друга, шах сбоку оттесняет короля соперника.</translation>
    </message>
    <message>
        <source>Drive the king into any corner, keeping the bishops side by side.</source>
        <translation>Гоните короля в любой угол, ведя слонов бок о бок.</translation>
    </message>
    <message>
        <source>Drive the king into a corner of the bishop&apos;s colour.</source>
        <translation>Гоните короля в угол цвета слона.</translation>
    </message>
    <message>
        <source>First to the edge, then along it; the knight covers the squares the bishop cannot.</source>
        <translation>Сначала на край, потом вдоль края; конь контролирует поля, недоступные слону.</translation>
    </message>
    <message>
        <source>Stay away from the corners of the bishop&apos;s colour as long as you can.</source>
        <translation>Как можно дольше держитесь подальше от углов цвета слона.</translation>
    </message>
    <message>
        <source>Escort the pawn through with your king and bishop.</source>
        <translation>Проводите пешку с помощью короля и слона.</translation>
    </message>
    <message>
        <source>With a rook pawn, keep him out of the queening corner if your bishop does not control it: there he holds the draw.</source>
        <translation>Если пешка ладейная, а слон не контролирует угол превращения, не пускайте туда короля: там он удержит ничью.</translation>
    </message>
    <message>
        <source>A knight behind the pawn guards it for good. A rook pawn must not reach the seventh rank too early.</source>
        <translation>Конь позади пешки защищает её надёжно. Ладейную пешку нельзя слишком рано ставить на седьмую горизонталь.</translation>
    </message>
    <message>
        <source>If he takes one, the other runs through.</source>
        <translation>Возьмёт одну&#xa0;— пройдёт другая.</translation>
    </message>
    <message>
        <source>With the kings close on the edge, lose a move, as Philidor did: in zugzwang, the rook must leave its king. Beware of stalemate.</source>
        <translation>Когда короли рядом на краю, потеряйте темп, как Филидор: в цугцванге ладье придётся отойти от короля. Берегитесь пата.</translation>
    </message>
    <message>
        <source>Drive the king to the edge, as if he were alone.</source>
        <translation>Гоните короля на край, как если бы он был один.</translation>
    </message>
    <message>
        <source>Keep your king on squares where the bishop cannot check it.</source>
        <translation>Держите короля на полях, где слон не может объявить ему шах.</translation>
    </message>
    <message>
        <source>Keep the bishop close to your king, and the king in the centre.</source>
        <translation>Держите слона рядом с королём, а короля&#xa0;— в центре.</translation>
    </message>
    <message>
        <source>Drive the king and knight to the edge, or separate them.</source>
        <translation>Оттесните короля и коня на край или разлучите их.</translation>
    </message>
    <message>
        <source>Keep the knight beside your king, and keep both out of the corners.</source>
        <translation>Держите коня рядом с королём, и обоих&#xa0;— подальше от углов.</translation>
    </message>
    <message>
        <source>A bishop or rook pawn on the seventh with its king beside it draws unless your king is close.</source>
        <translation>Слоновая или ладейная пешка на седьмой горизонтали с королём рядом даёт ничью, если ваш король далеко.</translation>
    </message>
    <message>
        <source>Use your king to shut the bishop out of the pawn&apos;s path.</source>
        <translation>Своим королём отрежьте слона от пути пешки.</translation>
    </message>
    <message>
        <source>Run where the knight cannot follow.</source>
        <translation>Бегите туда, куда коню не поспеть.</translation>
    </message>
    <message>
        <source>Near the edge a knight is slow: a rook pawn is the hardest for it to stop.</source>
        <translation>У края конь медлителен: труднее всего ему остановить ладейную пешку.</translation>
    </message>
    <message>
        <source>Get the pawn home before the rook can stop it.</source>
        <translation>Проведите пешку, пока её не остановила ладья.</translation>
    </message>
    <message>
        <source>Your king shields the pawn from the rook.</source>
        <translation>Ваш король прикрывает пешку от ладьи.</translation>
    </message>
    <message>
        <source>Promote with check, or so that mate follows.</source>
        <translation>Превращайте пешку с шахом или так, чтобы следом был мат.</translation>
    </message>
    <message>
        <source>Stop the pawn.</source>
        <translation>Остановите пешку.</translation>
    </message>
    <message>
        <source>Count the moves: who promotes first, and with check?</source>
        <translation>Считайте ходы: кто превратит пешку первым и с шахом ли?</translation>
    </message>
    <message>
        <source>A king can go after both pawns at once, as in Réti&apos;s study.</source>
        <translation>Король может гнаться за обеими пешками сразу, как в этюде Рети.</translation>
    </message>
    <message>
        <source>The side that checks first may win: look for mate or a skewer.</source>
        <translation>Выиграть может тот, кто первым даст шах: ищите мат или линейный удар.</translation>
    </message>
    <message>
        <source>Win the rook with a skewer or double attack, or mate on the edge.</source>
        <translation>Выиграйте ладью линейным или двойным ударом или дайте мат на краю.</translation>
    </message>
    <message>
        <source>two queens</source>
        <translation>два ферзя</translation>
    </message>
    <message>
        <source>two rooks</source>
        <translation>две ладьи</translation>
    </message>
    <message>
        <source>two bishops</source>
        <translation>два слона</translation>
    </message>
    <message>
        <source>two knights</source>
        <translation>два коня</translation>
    </message>
    <message>
        <source>two pawns</source>
        <translation>две пешки</translation>
    </message>
    <message>
        <source>bare kings</source>
        <translation>голые короли</translation>
    </message>
    <message>
        <source>Strike at once: look for a mate, a skewer or a fork.</source>
        <translation>Действуйте сразу: ищите мат, линейный удар или вилку.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>pieces of one side, as in: queen and rook</comment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>pieces of both sides, as in: queen against rook</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Promote the pawn.</source>
        <translation>Превратите пешку.</translation>
    </message>
    <message>
        <source>Just run: the other king is outside the square of the pawn.</source>
        <translation>Просто бегите: король соперника вне квадрата пешки.</translation>
    </message>
    <message>
        <source>Bring your king to a key square of the pawn.</source>
        <translation>Приведите короля на ключевое поле пешки.</translation>
    </message>
    <message>
        <source>Your king is on a key square: now escort the pawn home.</source>
        <translation>Ваш король на ключевом поле: теперь проводите пешку в ферзи.</translation>
    </message>
    <message>
        <source>Win the pawn.</source>
        <translation>Выиграйте пешку.</translation>
    </message>
    <message>
        <source>Get into the corner in front of the pawn, or trap the other king there.</source>
        <translation>Займите угол перед пешкой или заприте там короля соперника.</translation>
    </message>
    <message>
        <source>Keep the other king away from the key squares of the pawn.</source>
        <translation>Не пускайте короля соперника на ключевые поля пешки.</translation>
    </message>
    <message>
        <source>Hold out, and take the pawn if it is ever left unprotected.</source>
        <translation>Держитесь и берите пешку, как только она останется без защиты.</translation>
    </message>
    <message>
        <source>Take away one rank or file after another, using the two pieces in turn.</source>
        <translation>Отнимайте у него ряд за рядом, лесенкой: фигуры ходят по очереди.</translation>
    </message>
    <message>
        <source>Drive the king to the edge with the queen, then bring up your own king.</source>
        <translation>Ферзём оттесните короля на край, потом подведите своего короля.</translation>
    </message>
    <message>
        <source>Two neighbouring diagonals are a wall he cannot cross; your king follows behind.</source>
        <translation>Две соседние диагонали&#xa0;— стена, которую ему не перейти; ваш король идёт следом.</translation>
    </message>
    <message>
        <source>Two knights cannot force mate; your opponent has to walk into it.</source>
        <translation>Двумя конями мат не форсировать; соперник должен попасться сам.</translation>
    </message>
    <message>
        <source>Confining him completely stalemates him, one move short of mate.</source>
        <translation>Если запереть его совсем, получится пат, за ход до мата.</translation>
    </message>
    <message>
        <source>Protect the pawn with the knight, and bring up your king.</source>
        <translation>Защитите пешку конём и подводите короля.</translation>
    </message>
    <message>
        <source>Let the pawns protect each other, and bring up your king.</source>
        <translation>Пусть пешки защищают друг друга, а вы подводите короля.</translation>
    </message>
    <message>
        <source>Stay in front of the pawns, and take the one that comes too near.</source>
        <translation>Стойте перед пешками и берите ту, что подойдёт слишком близко.</translation>
    </message>
    <message>
        <source>Separate the rook from its king and win it with a double attack.</source>
        <translation>Отделите ладью от короля и выиграйте её двойным ударом.</translation>
    </message>
    <message>
        <source>Bring up your king, and never allow a knight fork.</source>
        <translation>Подводите короля и не допускайте вилки конём.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn: in the other corners he is safe.</source>
        <translation>Обычно это ничья: в других углах он в безопасности.</translation>
    </message>
    <message>
        <source>Separate the knight from its king, and trap it.</source>
        <translation>Отделите коня от короля и поймайте его.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn as long as the two stay together.</source>
        <translation>Обычно это ничья, пока король с конём держатся вместе.</translation>
    </message>
    <message>
        <source>Use checks to force the king in front of his pawn, and use the time gained to bring up your own king.</source>
        <translation>Шахами загоняйте короля на поле перед его пешкой, а выигранное время тратьте на подход своего.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn, or cut the other king off with the rook.</source>
        <translation>Поставьте короля перед пешкой или отрежьте ладьёй короля соперника.</translation>
    </message>
    <message>
        <source>A pawn that runs ahead of its king is lost.</source>
        <translation>Пешка, убежавшая вперёд без короля, гибнет.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn: the bishop sacrifices itself for the pawn.</source>
        <translation>Обычно это ничья: слона отдают за пешку.</translation>
    </message>
    <message>
        <source>Control a square on the pawn&apos;s path, and give up the bishop for the pawn.</source>
        <translation>Возьмите под контроль поле на пути пешки и отдайте за неё слона.</translation>
    </message>
    <message>
        <source>Get the knight in front of the pawn and give it up for the pawn.</source>
        <translation>Поставьте коня перед пешкой и отдайте его за неё.</translation>
    </message>
    <message>
        <source>Do not let the other queen check you or force an exchange.</source>
        <translation>Не позволяйте ферзю соперника дать шах или разменяться на вашего.</translation>
    </message>
    <message>
        <source>If neither works at once, it is a draw.</source>
        <translation>Если сразу не выходит ни то ни другое, это ничья.</translation>
    </message>
    <message>
        <source>Get your king in front of the pawn with the other king cut off, as in the Lucena position.</source>
        <translation>Поставьте короля перед пешкой и отрежьте короля соперника, как в позиции Лусены.</translation>
    </message>
    <message>
        <source>Then build a bridge: put the rook on the fourth rank, ready to block his checks.</source>
        <translation>Затем постройте мост: поставьте ладью на четвёртую горизонталь, чтобы закрываться от шахов.</translation>
    </message>
    <message>
        <source>Keep the rook on the third rank, in front of the pawn (Philidor&apos;s defence); once the pawn advances to that rank, check from behind.</source>
        <translation>Держите ладью на третьей горизонтали перед пешкой (защита Филидора); когда пешка встанет на неё, шахуйте сзади.</translation>
    </message>
    <message>
        <source>Push the pawn when he runs out of checks.</source>
        <translation>Двигайте пешку, когда у него кончаются шахи.</translation>
    </message>
    <message>
        <source>Answer check with check where you can: that forces the queens off.</source>
        <translation>Если можете, отвечайте на шах шахом: это ведёт к размену ферзей.</translation>
    </message>
    <message>
        <source>Give perpetual check, and keep your king far from the pawn.</source>
        <translation>Давайте вечный шах и держите короля подальше от пешки.</translation>
    </message>
    <message>
        <source>Aim for the Philidor position: his king on the edge, yours facing it.</source>
        <translation>Стремитесь к позиции Филидора: его король на краю, ваш&#xa0;— напротив.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn, but they are hard to hold.</source>
        <translation>Эти позиции в большинстве ничейные, но удержать их трудно.</translation>
    </message>
    <message>
        <source>It can take longer than the fifty-move rule allows.</source>
        <translation>Это может длиться дольше, чем позволяет правило 50 ходов.</translation>
    </message>
    <message>
        <source>three queens</source>
        <translation>три ферзя</translation>
    </message>
    <message>
        <source>three rooks</source>
        <translation>три ладьи</translation>
    </message>
    <message>
        <source>three bishops</source>
        <translation>три слона</translation>
    </message>
    <message>
        <source>three knights</source>
        <translation>три коня</translation>
    </message>
    <message>
        <source>three pawns</source>
        <translation>три пешки</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>pieces of one side, as in: rook, bishop and knight</comment>
        <translation>%1, %2 и %3</translation>
    </message>
    <message>
        <source>Get closer to mate with every move; if you are unsure, take a hint.</source>
        <translation>Приближайте мат каждым ходом; если не уверены, возьмите подсказку.</translation>
    </message>
    <message>
        <source>Escort the pawn home: your bishop drives his off the pawn&apos;s path.</source>
        <translation>Проведите пешку: ваш слон прогоняет слона соперника с её пути.</translation>
    </message>
    <message>
        <source>Opposite-coloured bishops nearly always draw.</source>
        <translation>Разноцветные слоны почти всегда ведут к ничьей.</translation>
    </message>
    <message>
        <source>Get your king in front of the pawn, on a square the bishop cannot attack, or give up your bishop for the pawn.</source>
        <translation>Поставьте короля перед пешкой на поле, недоступное слону, или отдайте слона за пешку.</translation>
    </message>
    <message>
        <source>Escort the pawn through with your king and bishop, and keep the knight out.</source>
        <translation>Ведите пешку королём и слоном и не подпускайте коня.</translation>
    </message>
    <message>
        <source>On the edge a bishop can dominate the knight.</source>
        <translation>На краю доски слон может запереть коня.</translation>
    </message>
    <message>
        <source>Block the pawn with your king on a square the bishop cannot attack, or give up the knight for the pawn.</source>
        <translation>Остановите пешку королём на поле, недоступном слону, или отдайте коня за пешку.</translation>
    </message>
    <message>
        <source>Threaten mate with all your pieces while his king is on the edge.</source>
        <translation>Угрожайте матом всеми фигурами, пока король соперника на краю.</translation>
    </message>
    <message>
        <source>Most of these positions are drawn; the danger is a king on the edge.</source>
        <translation>Эти позиции в большинстве ничейные; опасен только король на краю.</translation>
    </message>
    <message>
        <source>Bring up your king: pawns on one file cannot protect each other.</source>
        <translation>Подводите короля: пешки на одной вертикали не защищают друг друга.</translation>
    </message>
    <message>
        <source>Keep him busy: while he goes after one pawn, push the other.</source>
        <translation>Не давайте ему покоя: пока он гонится за одной пешкой, двигайте другую.</translation>
    </message>
    <message>
        <source>Use your king: attack his pawn and guard your own.</source>
        <translation>Действуйте королём: нападайте на пешку соперника и защищайте свою.</translation>
    </message>
    <message>
        <source>King and rook are enough, but the pawn may be quicker.</source>
        <translation>Ладьи и короля достаточно, но с пешкой может быть быстрее.</translation>
    </message>
    <message>
        <source>Aim for a bishop or rook pawn on the seventh with your king beside it: that may draw.</source>
        <translation>Стремитесь к слоновой или ладейной пешке на седьмой горизонтали с вашим королём рядом: это может дать ничью.</translation>
    </message>
    <message>
        <source>Keep both pieces, stop the pawn, and mate the king in a corner of the bishop&apos;s colour.</source>
        <translation>Сохраните обе фигуры, остановите пешку и поставьте королю мат в углу цвета слона.</translation>
    </message>
    <message>
        <source>A pawn that is blocked or guarded against need not be captured.</source>
        <translation>Пешку, которая заблокирована или под присмотром, брать не обязательно.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn, so that only exact replies hold.</source>
        <translation>Выведите короля перед пешкой, чтобы спасали только точные ответы.</translation>
    </message>
    <message>
        <source>Your king belongs beside the pawn, and the other king away from it.</source>
        <translation>Место вашего короля&#xa0;— у пешки, а короля соперника&#xa0;— подальше от неё.</translation>
    </message>
    <message>
        <source>Push the pawn.</source>
        <translation>Продвигайте пешку.</translation>
    </message>
    <message>
        <source>Clear the way for your pawn.</source>
        <translation>Освободите дорогу своей пешке.</translation>
    </message>
    <message>
        <source>Bring up your king.</source>
        <translation>Подводите короля.</translation>
    </message>
    <message>
        <source>Bring your king in front of the pawn.</source>
        <translation>Поставьте короля перед пешкой.</translation>
    </message>
    <message>
        <source>Bring your king to the pawn.</source>
        <translation>Ведите короля к пешке.</translation>
    </message>
    <message>
        <source>Cut the other king off from the pawn with your rook.</source>
        <translation>Отрежьте ладьёй короля соперника от пешки.</translation>
    </message>
    <message>
        <source>Attack the pawn.</source>
        <translation>Нападите на пешку.</translation>
    </message>
    <message>
        <source>Keep your king off the edge.</source>
        <translation>Не уходите королём на край.</translation>
    </message>
    <message>
        <source>Drive his king towards the edge.</source>
        <translation>Оттесняйте его короля к краю.</translation>
    </message>
    <message>
        <source>The knight is far from its king: trap it.</source>
        <translation>Конь далеко от своего короля: поймайте его.</translation>
    </message>
    <message>
        <source>Bring king and knight together.</source>
        <translation>Сведите короля и коня вместе.</translation>
    </message>
    <message>
        <source>Take the opposition: it gets your king to a key square.</source>
        <translation>Займите оппозицию: она приведёт короля на ключевое поле.</translation>
    </message>
    <message>
        <source>Take the opposition: it keeps the other king away from the key squares.</source>
        <translation>Займите оппозицию: она не пустит короля соперника на ключевые поля.</translation>
    </message>
    <message>
        <source>Keep his king out of the corner in front of the pawn: your bishop does not control it.</source>
        <translation>Не пускайте его короля в угол перед пешкой: ваш слон это поле не контролирует.</translation>
    </message>
    <message>
        <source>Head for the corner in front of the pawn: the bishop does not control it.</source>
        <translation>Идите в угол перед пешкой: слон это поле не контролирует.</translation>
    </message>
    <message>
        <source>The rook is far from its king: win it with checks and a double attack.</source>
        <translation>Ладья далеко от своего короля: выиграйте её шахами и двойным ударом.</translation>
    </message>
    <message>
        <source>Make for a corner of the opposite colour to your bishop.</source>
        <translation>Идите в угол, цвет которого противоположен цвету вашего слона.</translation>
    </message>
    <message>
        <source>His king blocks his pawn: bring up your king.</source>
        <translation>Его король загораживает свою пешку: подводите короля.</translation>
    </message>
    <message>
        <source>Give checks until his king has to step in front of his pawn.</source>
        <translation>Давайте шахи, пока его королю не придётся встать перед своей пешкой.</translation>
    </message>
    <message>
        <source>Build a bridge: put the rook on the fourth rank, ready to block his checks.</source>
        <translation>Постройте мост: поставьте ладью на четвёртую горизонталь, чтобы закрываться от шахов.</translation>
    </message>
    <message>
        <source>The pawn is under control: drive his king towards a corner of the bishop&apos;s colour.</source>
        <translation>Пешка под контролем: гоните его короля в угол цвета слона.</translation>
    </message>
    <message>
        <source>Take squares away from his king.</source>
        <translation>Отнимайте поля у его короля.</translation>
    </message>
    <message>
        <source>Your king is safest in the centre.</source>
        <translation>Вашему королю безопаснее всего в центре.</translation>
    </message>
    <message>
        <source>Basic mates</source>
        <translation>Элементарные маты</translation>
    </message>
    <message>
        <source>Pawn endings</source>
        <translation>Пешечные окончания</translation>
    </message>
    <message>
        <source>Queen endings</source>
        <translation>Ферзевые окончания</translation>
    </message>
    <message>
        <source>Rook endings</source>
        <translation>Ладейные окончания</translation>
    </message>
    <message>
        <source>Minor pieces</source>
        <translation>Лёгкие фигуры</translation>
    </message>
    <message>
        <source>Queen against other pieces</source>
        <translation>Ферзь против других фигур</translation>
    </message>
    <message>
        <source>Rook against other pieces</source>
        <translation>Ладья против других фигур</translation>
    </message>
    <message>
        <source>Five pieces</source>
        <translation>Пять фигур</translation>
    </message>
    <message>
        <source>Keep the rook near your king.</source>
        <translation>Держите ладью поблизости от короля.</translation>
    </message>
    <message>
        <source>Bishop endings</source>
        <translation>Слоновые окончания</translation>
    </message>
    <message>
        <source>Knight endings</source>
        <translation>Коневые окончания</translation>
    </message>
    <message>
        <source>The wrong corner</source>
        <translation>Неправильный угол</translation>
    </message>
    <message>
        <source>Philidor&apos;s W, 1777</source>
        <translation>W Филидора, 1777</translation>
    </message>
    <message>
        <source>Delétang&apos;s starting position</source>
        <translation>Исходная позиция Делетана</translation>
    </message>
    <message>
        <source>The longest mate</source>
        <translation>Самый долгий мат</translation>
    </message>
    <message>
        <source>Ushenina – Girya, Geneva 2013</source>
        <translation>Ушенина – Гиря, Женева 2013</translation>
    </message>
    <message>
        <source>Rook and pawn: the Lucena bridge</source>
        <translation>Ладья и пешка: мост Лусены</translation>
    </message>
    <message>
        <source>Rook and pawn: Philidor&apos;s third-rank defence</source>
        <translation>Ладья и пешка: защита Филидора по третьей горизонтали</translation>
    </message>
    <message>
        <source>Rook and pawn: the Vančura defence</source>
        <translation>Ладья и пешка: защита Ванчуры</translation>
    </message>
    <message>
        <source>Philidor&apos;s W</source>
        <translation>W Филидора</translation>
    </message>
    <message>
        <source>Delétang&apos;s middle triangle</source>
        <translation>Средний треугольник Делетана</translation>
    </message>
    <message>
        <source>Delétang&apos;s small triangle</source>
        <translation>Малый треугольник Делетана</translation>
    </message>
    <message>
        <source>Queen, the longest mate</source>
        <translation>Ферзь, самый долгий мат</translation>
    </message>
    <message>
        <source>Rook, the longest mate</source>
        <translation>Ладья, самый долгий мат</translation>
    </message>
    <message>
        <source>Pawn, the opposition wins</source>
        <translation>Пешка, оппозиция выигрывает</translation>
    </message>
    <message>
        <source>Pawn, the opposition holds the draw</source>
        <translation>Пешка, оппозиция удерживает ничью</translation>
    </message>
    <message>
        <source>Queen against centre pawn</source>
        <translation>Ферзь против центральной пешки</translation>
    </message>
    <message>
        <source>Lucena bridge</source>
        <translation>Мост Лусены</translation>
    </message>
    <message>
        <source>Rook and bishop: Philidor&apos;s win</source>
        <translation>Ладья и слон: выигрыш Филидора</translation>
    </message>
    <message>
        <source>Rook and bishop: the second-rank defence</source>
        <translation>Ладья и слон: защита по второй горизонтали</translation>
    </message>
    <message>
        <source>Rook and bishop: the Cochrane defence</source>
        <translation>Ладья и слон: защита Кохрена</translation>
    </message>
    <message>
        <source>Bishops: Centurini&apos;s study</source>
        <translation>Слоны: этюд Чентурини</translation>
    </message>
    <message>
        <source>Bishops: the king behind the pawn</source>
        <translation>Слоны: король позади пешки</translation>
    </message>
    <message>
        <source>Take the opposition.</source>
        <translation>Займите оппозицию.</translation>
    </message>
    <message>
        <source>Look for a check that attacks the rook, too.</source>
        <translation>Ищите шах, который нападает и на ладью.</translation>
    </message>
    <message>
        <source>Cut the other king off with your rook.</source>
        <translation>Отрежьте ладьёй короля соперника.</translation>
    </message>
    <message>
        <source>Put your rook behind the passed pawn.</source>
        <translation>Поставьте ладью позади проходной пешки.</translation>
    </message>
    <message>
        <source>Use your king.</source>
        <translation>Используйте короля.</translation>
    </message>
    <message>
        <source>His king is too late. Improve your king first, then push the pawn.</source>
        <translation>Король соперника не успевает. Сначала улучшите положение короля, затем двигайте пешку.</translation>
    </message>
</context>
<context>
    <name>EngineCommands</name>
    <message>
        <source>Choose the program file of a UCI engine.</source>
        <translation>Выберите программу движка с поддержкой UCI.</translation>
    </message>
    <message>
        <source>%1 takes over where the tablebases end.</source>
        <translation>Там, где кончаются таблицы, играет %1.</translation>
    </message>
    <message>
        <source>What it says is an opinion, not a proof.</source>
        <translation>То, что он говорит,&#xa0;— мнение, а не доказательство.</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Выбор движка</translation>
    </message>
    <message>
        <source>&amp;Choose an engine…</source>
        <translation>&amp;Выбрать движок…</translation>
    </message>
    <message>
        <source>It plays positions with six or more pieces, or with castling</source>
        <translation>Играет в позициях, где шесть и больше фигур или возможна рокировка</translation>
    </message>
    <message>
        <source>&amp;Stop using %1</source>
        <translation>&amp;Не использовать %1</translation>
    </message>
    <message>
        <source>Eng&amp;ine beyond the tablebases</source>
        <translation>Движок вне та&amp;блиц</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>%1 won</source>
        <comment>a share of positions</comment>
        <translation>выиграно %1</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <comment>a share of positions</comment>
        <translation>вничью %1</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>a share of positions</comment>
        <translation>проиграно %1</translation>
    </message>
    <message>
        <source>Being computed…</source>
        <translation>Вычисляется…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending.</source>
        <translation>Не хватило памяти, чтобы рассчитать окончание.</translation>
    </message>
    <message>
        <source>Solve it now</source>
        <translation>Рассчитать сейчас</translation>
    </message>
    <message>
        <source>The first %1 are shown.</source>
        <translation>Показаны первые %1.</translation>
    </message>
    <message>
        <source>Longest wins</source>
        <translation>Самые долгие выигрыши</translation>
    </message>
    <message>
        <source>Reciprocal zugzwangs</source>
        <translation>Взаимный цугцванг</translation>
    </message>
    <message>
        <source>The side to move loses, but would not if the other side had to move. Mirror images count once.</source>
        <translation>Сторона, которой ходить, проигрывает, но не проиграла бы при ходе соперника. Зеркальные позиции считаются один раз.</translation>
    </message>
    <message>
        <source>Longest win: %1.</source>
        <translation>Самый долгий выигрыш: %1.</translation>
    </message>
    <message>
        <source>Attacker to move: %1.</source>
        <comment>shares of results</comment>
        <translation>Ход атакующего: %1.</translation>
    </message>
    <message>
        <source>Defender to move: %1.</source>
        <comment>shares of results</comment>
        <translation>Ход защищающегося: %1.</translation>
    </message>
    <message>
        <source>No ending has been found.</source>
        <translation>Окончания не найдены.</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>Все окончания</translation>
    </message>
    <message>
        <source>Longest wins of the attacker</source>
        <translation>Самые долгие выигрыши атакующего</translation>
    </message>
    <message>
        <source>Longest wins of the defender</source>
        <translation>Самые долгие выигрыши защищающегося</translation>
    </message>
    <message>
        <source>Whoever has to move loses.</source>
        <translation>Проигрывает тот, чей ход.</translation>
    </message>
    <message>
        <source>The program computes these figures itself. Every legal arrangement of the pieces on the board counts, including bishops of one side on squares of the same colour; castling and the fifty-move rule are ignored. Won and lost are from the attacker&apos;s point of view, the side named first.</source>
        <translation>Программа вычисляет эти числа сама. Учитывается каждая допустимая расстановка фигур на доске, в том числе с двумя слонами одной стороны на полях одного цвета; рокировка и правило 50 ходов не учитываются. Выигрыш и проигрыш указаны для атакующего&#xa0;— стороны, названной первой.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Save with mate &amp;distances and wasted moves</source>
        <translation>Сохранять &amp;расстояние до мата и лишние ходы</translation>
    </message>
    <message>
        <source>Saved games note after each move how far off mate is and how many moves were wasted</source>
        <translation>В сохранённых партиях после каждого хода указано, далеко ли мат и сколько ходов были лишними</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>Open the games of a PGN file</source>
        <translation>Открыть партии из файла PGN</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Недавние файлы</translation>
    </message>
    <message>
        <source>Other &amp;games in this file…</source>
        <translation>Другие &amp;партии этого файла…</translation>
    </message>
    <message>
        <source>Choose another game from the last file opened</source>
        <translation>Выбрать другую партию из последнего открытого файла</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save the game as PGN</source>
        <translation>Сохранить партию в PGN</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>Save the game in another file</source>
        <translation>Сохранить партию в другом файле</translation>
    </message>
    <message>
        <source>&amp;Export board…</source>
        <translation>&amp;Экспорт диаграммы…</translation>
    </message>
    <message>
        <source>Save a picture of the board as SVG or PNG</source>
        <translation>Сохранить рисунок доски в SVG или PNG</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Print the board and the moves</source>
        <translation>Напечатать доску и ходы</translation>
    </message>
    <message>
        <source>The board and the moves have been sent to the printer.</source>
        <translation>Доска и ходы отправлены на печать.</translation>
    </message>
    <message>
        <source>The board and the moves have been saved as “%1”.</source>
        <comment>a PDF file</comment>
        <translation>Доска и ходы сохранены как «%1».</translation>
    </message>
    <message>
        <source>Print preview…</source>
        <translation>Предварительный просмотр…</translation>
    </message>
    <message>
        <source>See the page before it is printed</source>
        <translation>Посмотреть страницу перед печатью</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Остаться здесь</translation>
    </message>
</context>
<context>
    <name>GameCommands</name>
    <message>
        <source>&amp;New position</source>
        <translation>&amp;Новая позиция</translation>
    </message>
    <message>
        <source>Deal another position of the chosen kind</source>
        <translation>Ещё одна позиция выбранного вида</translation>
    </message>
    <message>
        <source>&amp;Choose the kind of position…</source>
        <translation>&amp;Выбрать вид позиции…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Start with these settings</source>
        <translation>Начать с этими настройками</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>В нача&amp;ло</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Ход н&amp;азад</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Ход впе&amp;рёд</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>В &amp;конец</translation>
    </message>
    <message>
        <source>&amp;Play the line automatically</source>
        <translation>Автопрос&amp;мотр</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Под&amp;сказка</translation>
    </message>
    <message>
        <source>Show the &amp;line to mate</source>
        <translation>П&amp;уть к мату</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>Replay the best line from here</source>
        <translation>Просмотреть отсюда лучший вариант</translation>
    </message>
    <message>
        <source>Finish it for &amp;me</source>
        <translation>&amp;Доиграть за меня</translation>
    </message>
    <message>
        <source>To the first &amp;known ending</source>
        <translation>К первому известному &amp;окончанию</translation>
    </message>
    <message>
        <source>Go to where the game first reaches a solved ending</source>
        <translation>Перейти туда, где партия впервые приходит к рассчитанному окончанию</translation>
    </message>
    <message>
        <source>Let the program play the rest once you have promoted and are winning with a queen or rook</source>
        <translation>Пусть программа доиграет, как только вы провели пешку и выигрываете ферзём или ладьёй</translation>
    </message>
    <message>
        <source>A&amp;gain, mirrored</source>
        <translation>Ещё раз, &amp;зеркально</translation>
    </message>
    <message>
        <source>Start again from the first position of this game with left and right swapped</source>
        <translation>Снова с начальной позиции этой партии, поменяв местами лево и право</translation>
    </message>
    <message>
        <source>An&amp;other like this</source>
        <translation>&amp;Похожая позиция</translation>
    </message>
    <message>
        <source>Another position of the same ending, about as far from mate</source>
        <translation>Другая позиция того же окончания, примерно так же далеко от мата</translation>
    </message>
    <message>
        <source>To yo&amp;ur mistake</source>
        <translation>К вашей о&amp;шибке</translation>
    </message>
    <message>
        <source>Go to the move that went wrong and see the reply that punishes it</source>
        <translation>Перейти к ошибочному ходу и увидеть ответ, который его опровергает</translation>
    </message>
    <message>
        <source>Gi&amp;ve up</source>
        <translation>Сда&amp;юсь</translation>
    </message>
    <message>
        <source>End the attempt and see what went wrong, the best moves and the report</source>
        <translation>Закончить попытку и увидеть ошибки, лучшие ходы и отчёт</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Play the position on the board</source>
        <translation>Разыграть позицию на доске</translation>
    </message>
    <message>
        <source>Reveals a little more each time: the aim, the squares, the piece, its destination, the best moves</source>
        <translation>Каждый раз открывает чуть больше: цель, поля, фигуру, её поле, лучшие ходы</translation>
    </message>
    <message>
        <source>Play this move</source>
        <comment>the move that was hinted at</comment>
        <translation>Сделать этот ход</translation>
    </message>
    <message>
        <source>Play the move that the hints have come to</source>
        <translation>Сделать ход, к которому привели подсказки</translation>
    </message>
    <message>
        <source>Choose “Give up” again to end the exam; Esc continues it.</source>
        <translation>Выберите «Сдаюсь» ещё раз, чтобы закончить экзамен; Esc&#xa0;— продолжить его.</translation>
    </message>
    <message>
        <source>You will then see the report.</source>
        <translation>После этого вы увидите отчёт.</translation>
    </message>
    <message>
        <source>Choose “Choose the kind of position” again to leave the set-up; Esc stays here.</source>
        <translation>Выберите «Выбрать вид позиции» ещё раз, чтобы закончить расстановку; Esc&#xa0;— остаться здесь.</translation>
    </message>
    <message>
        <source>The question is answered, so there are no more hints.</source>
        <translation>На вопрос уже дан ответ, подсказки больше не нужны.</translation>
    </message>
    <message>
        <source>There are no hints in an exam.</source>
        <translation>Подсказки на экзамене недоступны.</translation>
    </message>
    <message>
        <source>There are no more hints; “Show the squares” gives the answer.</source>
        <translation>Подсказки закончились; «Показать поля» даст ответ.</translation>
    </message>
    <message>
        <source>Reveals a little more each time: the colours of the squares, then one square after another</source>
        <translation>Каждый раз открывает чуть больше: цвета полей, затем одно поле за другим</translation>
    </message>
    <message>
        <source>Hints need the solved ending: press “Solve by computer” first.</source>
        <translation>Подсказки возможны только в рассчитанном окончании: сначала нажмите «Рассчитать».</translation>
    </message>
    <message>
        <source>only once a promoted piece wins against the king alone</source>
        <translation>только когда превращённая фигура выигрывает против одинокого короля</translation>
    </message>
    <message>
        <source>There are no more hints; “Give up” shows the answer.</source>
        <translation>Подсказки закончились; «Сдаюсь» покажет ответ.</translation>
    </message>
    <message>
        <source>There are no hints for a move to know by heart.</source>
        <translation>К ходу, который нужно знать наизусть, подсказки не даются.</translation>
    </message>
    <message>
        <source>Keep setting up</source>
        <translation>Продолжить расстановку</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Right corner</source>
        <translation>Правильный угол</translation>
    </message>
    <message>
        <source>A corner of the bishop&apos;s colour: mate can be forced only there or right next to it.</source>
        <translation>Угол цвета слона: форсировать мат можно только в нём или рядом с ним.</translation>
    </message>
    <message>
        <source>Wrong corner</source>
        <translation>Неправильный угол</translation>
    </message>
    <message>
        <source>A corner of the other colour, where mate cannot be forced.</source>
        <translation>Угол другого цвета: там форсировать мат нельзя.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Этап</translation>
    </message>
    <message>
        <source>A phase of the mate, with its own aim.</source>
        <translation>Часть пути к мату со своей целью.</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>Вольер</translation>
    </message>
    <message>
        <source>The squares that the lone king could reach if no other piece moved.</source>
        <translation>Поля, до которых одинокий король мог бы дойти, если бы другие фигуры не ходили.</translation>
    </message>
    <message>
        <source>Way out</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Треугольник</translation>
    </message>
    <message>
        <source>The squares cut off by a diagonal of the bishop, around a right corner: large, middle or small. Also known as Delétang&apos;s triangles.</source>
        <translation>Поля, отрезанные диагональю слона вокруг правильного угла: треугольник большой, средний или малый. Их называют также треугольниками Делетана.</translation>
    </message>
    <message>
        <source>W manoeuvre</source>
        <translation>W-манёвр</translation>
    </message>
    <message>
        <source>The knight&apos;s route along the edge, such as f7–e5–d7–c5–b7: it drives the king from the wrong corner to the right one.</source>
        <translation>Путь коня вдоль края, например f7–e5–d7–c5–b7: он гонит короля из неправильного угла в правильный.</translation>
    </message>
    <message>
        <source>Post</source>
        <translation>Пост</translation>
    </message>
    <message>
        <source>The square where a piece belongs in a given stage.</source>
        <translation>Поле, на котором фигура должна стоять на данном этапе.</translation>
    </message>
    <message>
        <source>Waiting move</source>
        <translation>Выжидательный ход</translation>
    </message>
    <message>
        <source>A move that keeps everything as it is, so that the opponent has to give way.</source>
        <translation>Ход, который оставляет всё как есть, так что уступить приходится сопернику.</translation>
    </message>
    <message>
        <source>Detour</source>
        <translation>Крюк</translation>
    </message>
    <message>
        <source>A move that delays mate by five moves or more.</source>
        <translation>Ход, который отдаляет мат на пять ходов или больше.</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Коробка</translation>
    </message>
    <message>
        <source>The squares left to the lone king by a queen, rook or bishops.</source>
        <translation>Поля, которые ферзь, ладья или слоны оставляют одинокому королю.</translation>
    </message>
    <message>
        <source>Opposition</source>
        <translation>Оппозиция</translation>
    </message>
    <message>
        <source>Key square</source>
        <translation>Ключевое поле</translation>
    </message>
    <message>
        <source>If the king on the pawn&apos;s side reaches it, that side wins, whoever is to move.</source>
        <translation>Если его займёт король стороны с пешкой, она выигрывает при любой очереди хода.</translation>
    </message>
    <message>
        <source>Square of the pawn</source>
        <translation>Квадрат пешки</translation>
    </message>
    <message>
        <source>If the other king is inside it, or can step into it on his move, he catches the pawn; otherwise he does not.</source>
        <translation>Если король соперника внутри него или может войти в него своим ходом, он догоняет пешку, иначе&#xa0;— нет.</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Пат</translation>
    </message>
    <message>
        <source>The side to move is not in check but has no legal move: a draw.</source>
        <translation>Сторона, чей ход, не под шахом, но возможных ходов у неё нет: ничья.</translation>
    </message>
    <message>
        <source>General principles</source>
        <translation>Общие соображения</translation>
    </message>
    <message>
        <source>A way of playing that looks a few moves ahead without knowing the ending.</source>
        <translation>Игра с расчётом на несколько ходов вперёд, без знания окончания.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Метод</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Зона</translation>
    </message>
    <message>
        <source>Drive the lone king into a smaller field if you can; otherwise bring your pieces together and your king close. It mates from every won position within fifty moves.</source>
        <translation>Если можно, загоняйте одинокого короля в меньшую зону; если нет, соберите фигуры и подведите короля. Так даётся мат из любой выигранной позиции за пятьдесят ходов.</translation>
    </message>
    <message>
        <source>The kings face each other with one square between them, and the side to move must give way. In the distant opposition there are three or five squares between them.</source>
        <translation>Короли стоят друг против друга через одно поле: кому ходить, тот и уступает. В дальней оппозиции между ними три или пять полей.</translation>
    </message>
    <message>
        <source>One of the method&apos;s seven regions around the right corners: three, six or eight squares at a corner, the edge without the wrong corners, the whole edge, the two outer rings, the whole board. The lone king is in a field if it can be kept there for three moves.</source>
        <translation>Одна из семи областей метода вокруг правильных углов: три, шесть или восемь полей в углу, край без неправильных углов, весь край, два внешних кольца, вся доска. Одинокий король находится в зоне, если его можно удержать в ней три хода.</translation>
    </message>
    <message>
        <source>A square through which the lone king could escape.</source>
        <translation>Поле, через которое одинокий король мог бы уйти.</translation>
    </message>
    <message>
        <source>Behind the lone king</source>
        <translation>Позади одинокого короля</translation>
    </message>
    <message>
        <source>Two king moves away from it, on the side of the centre.</source>
        <translation>Поле в двух ходах короля от него, со стороны центра.</translation>
    </message>
</context>
<context>
    <name>Guidance</name>
    <message>
        <source>Preparing the method…</source>
        <translation>Подготовка метода…</translation>
    </message>
    <message>
        <source>There is not enough memory for the method.</source>
        <translation>Для метода не хватает памяти.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Закройте другие программы и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>Field: %1</source>
        <translation>Зона: %1</translation>
    </message>
    <message>
        <source>Next field: %1</source>
        <translation>Следующая зона: %1</translation>
    </message>
    <message>
        <source>Its move is played as soon as it is ready.</source>
        <translation>Ход будет сделан, как только метод будет готов.</translation>
    </message>
    <message>
        <source>This takes a few seconds the first time.</source>
        <translation>В первый раз это занимает несколько секунд.</translation>
    </message>
</context>
<context>
    <name>Heat</name>
    <message>
        <source>draw</source>
        <comment>heat map</comment>
        <translation>ничья</translation>
    </message>
    <message>
        <source>checkmate</source>
        <comment>heat map</comment>
        <translation>мат</translation>
    </message>
    <message>
        <source>mate in %1</source>
        <comment>heat map</comment>
        <translation>мат в %1</translation>
    </message>
    <message>
        <source>Heat map, %1: no mate</source>
        <translation>Тепловая карта, %1: мата нет</translation>
    </message>
    <message>
        <source>Heat map, %1: mate in %2</source>
        <translation>Тепловая карта, %1: мат в %2</translation>
    </message>
    <message>
        <source>Heat map, %1: mate in %2 (dark) to %3 (light)</source>
        <translation>Тепловая карта, %1: мат в %2 (тёмные) – %3 (светлые)</translation>
    </message>
    <message>
        <source>Heat map: not in the tablebases</source>
        <translation>Тепловая карта: в таблицах этого нет</translation>
    </message>
    <message>
        <source>the other side mates in %1</source>
        <comment>heat map</comment>
        <translation>мат в %1 от другой стороны</translation>
    </message>
    <message>
        <source>%1, draw (=)</source>
        <comment>the legend of a heat map and its sign for draws</comment>
        <translation>%1, ничья (=)</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Arrows</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>Go from square to square; in a replay, through the line</source>
        <translation>С поля на поле; при просмотре&#xa0;— по варианту</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, пробел</translation>
    </message>
    <message>
        <source>Pick up or put down a piece</source>
        <translation>Взять фигуру или поставить её</translation>
    </message>
    <message>
        <source>Letters and digits</source>
        <translation>Буквы и цифры</translation>
    </message>
    <message>
        <source>Type a move: Nd3, e3d5; Enter plays it</source>
        <translation>Ввести ход: Кd3, e3d5; Enter делает его</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Remove a piece from the board (in set-up)</source>
        <translation>При расстановке убрать фигуру с доски</translation>
    </message>
    <message>
        <source>Right mouse button</source>
        <translation>Правая кнопка мыши</translation>
    </message>
    <message>
        <source>Draw circles and arrows</source>
        <translation>Рисовать кружки и стрелки</translation>
    </message>
    <message>
        <source>Q, R, B, N</source>
        <translation>Ф, Л, С, К</translation>
    </message>
    <message>
        <source>Choose the promotion piece</source>
        <translation>Выбрать, кем станет пешка (ферзь, ладья, слон, конь)</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>К следующему элементу</translation>
    </message>
    <message>
        <source>Activate the focused control</source>
        <translation>Нажать элемент в фокусе</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Стрелки, Home, End</translation>
    </message>
    <message>
        <source>Go from move to move in the list of moves</source>
        <translation>От хода к ходу в списке ходов</translation>
    </message>
    <message>
        <source>Go from piece to piece in the set-up tray</source>
        <translation>От фигуры к фигуре в наборе для расстановки</translation>
    </message>
    <message>
        <source>Going back and cancelling</source>
        <translation>Возврат и отмена</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>На доске</translation>
    </message>
    <message>
        <source>Everywhere else</source>
        <translation>В других местах</translation>
    </message>
    <message>
        <source>Symbols in the game record</source>
        <translation>Знаки в записи партии</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Метки на доске</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Термины</translation>
    </message>
    <message>
        <source>%1 during a replay and on a page to read</source>
        <translation>%1 при просмотре и на странице для чтения</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ Решено</translation>
    </message>
    <message>
        <source>✓ With help</source>
        <translation>✓ Не без помощи</translation>
    </message>
    <message>
        <source>✗ Failed</source>
        <translation>✗ Не удалось</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Results of the questions in a course</source>
        <translation>Результаты заданий курса</translation>
    </message>
    <message>
        <source>On the first try, without help</source>
        <translation>С первой попытки, без помощи</translation>
    </message>
    <message>
        <source>✓ Second try</source>
        <translation>✓ Вторая попытка</translation>
    </message>
    <message>
        <source>Without help after one or more wrong answers, or after a move taken back where the page is played out</source>
        <translation>Без помощи, но после одного или нескольких неверных ответов либо возврата хода на странице, где надо доиграть до конца</translation>
    </message>
    <message>
        <source>A result never gets worse. A solution on the first try, when the page is opened again, improves it: a question that failed becomes one solved at the second try, any other becomes solved</source>
        <translation>Результат никогда не ухудшается. Решение с первой попытки, когда страница открыта снова, его улучшает: неудавшееся задание становится решённым со второй попытки, любое другое&#xa0;— решённым</translation>
    </message>
    <message>
        <source>Grades in practice</source>
        <translation>Оценки в тренировке</translation>
    </message>
    <message>
        <source>Piece letters</source>
        <translation>Буквы фигур</translation>
    </message>
    <message>
        <source>Put a piece on the square (in set-up): capital letters for White, small ones for Black</source>
        <translation>При расстановке поставить фигуру на поле: прописные буквы&#xa0;— белые, строчные&#xa0;— чёрные</translation>
    </message>
    <message>
        <source>After a hint that says more than a question, or once the answer has been shown</source>
        <translation>После подсказки, которая говорит больше вопроса, или после показа ответа</translation>
    </message>
    <message>
        <source>Not solved; practice will ask the question again</source>
        <translation>Не решено; задание вернётся в тренировке</translation>
    </message>
    <message>
        <source>✗ Shown</source>
        <translation>✗ Показано</translation>
    </message>
    <message>
        <source>The answer was shown; practice will ask the question</source>
        <translation>Ответ был показан; задание встретится в тренировке</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Go on in a course, as long as no arrow key has marked a square</source>
        <translation>Дальше в курсе, пока ни одна стрелка не отметила поле</translation>
    </message>
    <message>
        <source>“Take back” undoes a move that you have just entered, and what it replaced is there again; “Delete move” deletes any move with all that follows it</source>
        <translation>«Взять назад» отменяет только что введённый ход и возвращает то, что он заменил; «Удалить ход» удаляет любой ход со всем, что за ним следует</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>They belong to the position on the board. What they claim about its result, such as “White mates in 5”, is checked while you write</source>
        <translation>Относится к позиции на доске. Утверждения о её результате, например «Белые дают мат в 5», проверяются, пока вы пишете</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Рисунки</translation>
    </message>
    <message>
        <source>What you draw belongs to the position on the board; draw it again to erase it</source>
        <translation>Нарисованное относится к позиции на доске; нарисуйте то же ещё раз, чтобы стереть</translation>
    </message>
    <message>
        <source>Writing a course</source>
        <translation>Создание курса</translation>
    </message>
    <message>
        <source>Go back one step: clear a typed move, put a piece back, dismiss a message, cancel or close what is open, or leave the replay, the exercise or the page</source>
        <translation>Шаг назад: стереть набранный ход, вернуть фигуру, скрыть сообщение, отменить или закрыть открытое либо выйти из просмотра, задания или страницы</translation>
    </message>
    <message>
        <source>A new line</source>
        <translation>Новый вариант</translation>
    </message>
    <message>
        <source>It is shown first: Enter plays one move after another, each with its reason. Then you play the line; Skip goes there at once</source>
        <translation>Сначала его показывают: Enter делает ход за ходом, каждый с объяснением. Затем вариант играете вы; «Пропустить» ведёт к этому сразу</translation>
    </message>
    <message>
        <source>A right move</source>
        <translation>Верный ход</translation>
    </message>
    <message>
        <source>The reply is played, and the next move of the line is asked; you press nothing</source>
        <translation>Делается ответный ход, и сразу спрашивается следующий ход варианта; нажимать ничего не нужно</translation>
    </message>
    <message>
        <source>A wrong move</source>
        <translation>Неверный ход</translation>
    </message>
    <message>
        <source>You see why it is wrong and try again; practice will ask you for the move</source>
        <translation>Вы видите, почему он неверен, и пробуете ещё раз; на тренировке этот ход спросят</translation>
    </message>
    <message>
        <source>Known, due</source>
        <translation>Выучено, на очереди</translation>
    </message>
    <message>
        <source>The positions that you have solved, and those that practice would ask now. Each answer is saved at once, so that you can stop at any time</source>
        <translation>Позиции, которые вы решили, и те, которые тренировка спросила бы сейчас. Каждый ответ сохраняется сразу, поэтому прерваться можно в любой момент</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Which check leaves him no square?</source>
        <translation>Какой шах не оставит ему полей?</translation>
    </message>
    <message>
        <source>What can you capture?</source>
        <translation>Что можно взять?</translation>
    </message>
    <message>
        <source>How far is the pawn from promotion?</source>
        <translation>Далеко ли пешке до превращения?</translation>
    </message>
    <message>
        <source>Which of your pieces can he take?</source>
        <translation>Какую из ваших фигур он может взять?</translation>
    </message>
    <message>
        <source>What if it were his move?</source>
        <translation>А если бы ходить надо было ему?</translation>
    </message>
    <message>
        <source>How can you drive him nearer to the right corner?</source>
        <translation>Как подогнать его ближе к правильному углу?</translation>
    </message>
    <message>
        <source>How can you bring the kings face to face?</source>
        <translation>Как поставить королей друг против друга?</translation>
    </message>
    <message>
        <source>Which enemy piece is unprotected?</source>
        <translation>Какая фигура соперника стоит без защиты?</translation>
    </message>
    <message>
        <source>In which corners can mate not be forced?</source>
        <translation>В каких углах форсировать мат нельзя?</translation>
    </message>
    <message>
        <source>Which corners are dangerous?</source>
        <translation>Какие углы опасны?</translation>
    </message>
    <message>
        <source>Where is there the most room?</source>
        <translation>Где больше всего простора?</translation>
    </message>
    <message numerus="yes">
        <source>Only %n move(s) hold the draw.</source>
        <translation>
            <numerusform>Ничью сохраняет только %n ход.</numerusform>
            <numerusform>Ничью сохраняют только %n хода.</numerusform>
            <numerusform>Ничью сохраняют только %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>Посмотрите на %1.</translation>
    </message>
    <message>
        <source>Look at the marked squares.</source>
        <translation>Посмотрите на отмеченные поля.</translation>
    </message>
    <message>
        <source>Move the king.</source>
        <translation>Ходите королём.</translation>
    </message>
    <message>
        <source>Move the queen.</source>
        <translation>Ходите ферзём.</translation>
    </message>
    <message>
        <source>Move the rook.</source>
        <translation>Ходите ладьёй.</translation>
    </message>
    <message>
        <source>Move the bishop.</source>
        <translation>Ходите слоном.</translation>
    </message>
    <message>
        <source>Move the knight.</source>
        <translation>Ходите конём.</translation>
    </message>
    <message>
        <source>Move the pawn.</source>
        <translation>Ходите пешкой.</translation>
    </message>
    <message>
        <source>Move the king to %1.</source>
        <translation>Ходите королём на %1.</translation>
    </message>
    <message>
        <source>Move the queen to %1.</source>
        <translation>Ходите ферзём на %1.</translation>
    </message>
    <message>
        <source>Move the rook to %1.</source>
        <translation>Ходите ладьёй на %1.</translation>
    </message>
    <message>
        <source>Move the bishop to %1.</source>
        <translation>Ходите слоном на %1.</translation>
    </message>
    <message>
        <source>Move the knight to %1.</source>
        <translation>Ходите конём на %1.</translation>
    </message>
    <message>
        <source>Move the pawn to %1.</source>
        <translation>Ходите пешкой на %1.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1&#xa0;— единственный ход.</translation>
    </message>
    <message>
        <source>Every move holds the draw.</source>
        <translation>Ничью сохраняет любой ход.</translation>
    </message>
    <message>
        <source>All moves are equally good.</source>
        <translation>Все ходы одинаково хороши.</translation>
    </message>
    <message>
        <source>No other move is as good.</source>
        <translation>Другого столь же хорошего хода нет.</translation>
    </message>
    <message>
        <source>Equally good: %1.</source>
        <translation>Не хуже: %1.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>Лучше всего: %1.</translation>
    </message>
    <message>
        <source>Hint used: the aim.</source>
        <translation>Использована подсказка: цель.</translation>
    </message>
    <message>
        <source>Hint used: the squares.</source>
        <translation>Использована подсказка: поля.</translation>
    </message>
    <message>
        <source>Hint used: the piece.</source>
        <translation>Использована подсказка: фигура.</translation>
    </message>
    <message>
        <source>Hint used: the square.</source>
        <translation>Использована подсказка: поле.</translation>
    </message>
    <message>
        <source>Hint used: the move.</source>
        <translation>Использована подсказка: ход.</translation>
    </message>
    <message>
        <source>The program played this move.</source>
        <translation>Этот ход сделала программа.</translation>
    </message>
    <message numerus="yes">
        <source>hints on %n move(s)</source>
        <translation>
            <numerusform>подсказки к %n ходу</numerusform>
            <numerusform>подсказки к %n ходам</numerusform>
            <numerusform>подсказки к %n ходам</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>%n ход взят назад</numerusform>
            <numerusform>%n хода взято назад</numerusform>
            <numerusform>%n ходов взято назад</numerusform>
        </translation>
    </message>
    <message>
        <source>the rest played by the program</source>
        <translation>остальное доиграла программа</translation>
    </message>
    <message>
        <source>Help used: %1.</source>
        <translation>Использована помощь: %1.</translation>
    </message>
    <message>
        <source>Which move is left to you?</source>
        <translation>Какой ход у вас остался?</translation>
    </message>
    <message>
        <source>Which two pieces can you attack at once?</source>
        <translation>На какие две фигуры можно напасть сразу?</translation>
    </message>
    <message>
        <source>Which two enemy pieces stand on one line?</source>
        <translation>Какие две фигуры соперника стоят на одной линии?</translation>
    </message>
    <message>
        <source>Which enemy piece shields its king?</source>
        <translation>Какая фигура соперника прикрывает короля?</translation>
    </message>
    <message>
        <source>Which of your pieces stands in the way of another?</source>
        <translation>Какая из ваших фигур мешает другой?</translation>
    </message>
    <message>
        <source>Which enemy piece has a job it must not leave?</source>
        <translation>Какая фигура соперника привязана к своей задаче?</translation>
    </message>
    <message>
        <source>What if you had no moves left?</source>
        <translation>А если бы у вас не осталось ходов?</translation>
    </message>
    <message>
        <source>How can you guard the piece from behind its attacker?</source>
        <translation>Как защитить фигуру из-за спины нападающей?</translation>
    </message>
    <message>
        <source>Which move gives check twice?</source>
        <translation>Какой ход даёт сразу два шаха?</translation>
    </message>
    <message>
        <source>Which of your pieces stands in the way of a check?</source>
        <translation>Какая из ваших фигур заслоняет шах?</translation>
    </message>
    <message>
        <source>How will your king escape the checks?</source>
        <translation>Как ваш король уйдёт от шахов?</translation>
    </message>
    <message>
        <source>Can the king still catch the pawn?</source>
        <translation>Король ещё догонит пешку?</translation>
    </message>
    <message>
        <source>Which key square can your king reach?</source>
        <translation>До какого ключевого поля дойдёт ваш король?</translation>
    </message>
    <message>
        <source>Who has to move if the kings face each other?</source>
        <translation>Кому ходить, если короли стоят друг против друга?</translation>
    </message>
    <message>
        <source>Where must your king stand when he has to move?</source>
        <translation>Где должен стоять ваш король при ходе соперника?</translation>
    </message>
    <message>
        <source>How can your king get in his way?</source>
        <translation>Как вашему королю преградить ему путь?</translation>
    </message>
    <message>
        <source>Which squares must his king not reach?</source>
        <translation>На какие поля нельзя пускать короля соперника?</translation>
    </message>
    <message>
        <source>Which corner draws against a rook pawn?</source>
        <translation>Какой угол даёт ничью против ладейной пешки?</translation>
    </message>
    <message>
        <source>How can you stop the pawn?</source>
        <translation>Как остановить пешку?</translation>
    </message>
    <message>
        <source>Which square does the pawn need?</source>
        <translation>Какое поле нужно пешке?</translation>
    </message>
    <message>
        <source>Which rank must his king not reach?</source>
        <translation>На какую горизонталь нельзя пускать короля соперника?</translation>
    </message>
    <message>
        <source>Which side of the pawn belongs to the king?</source>
        <translation>По какую сторону от пешки место короля?</translation>
    </message>
    <message>
        <source>Where is the king safest against the pawn?</source>
        <translation>Где король надёжнее всего против пешки?</translation>
    </message>
    <message>
        <source>Which file can you cut him off on?</source>
        <translation>По какой вертикали можно его отрезать?</translation>
    </message>
    <message>
        <source>Which rank can you cut him off on?</source>
        <translation>По какой горизонтали можно его отрезать?</translation>
    </message>
    <message>
        <source>Where does a rook belong with a passed pawn?</source>
        <translation>Где место ладьи при проходной пешке?</translation>
    </message>
    <message>
        <source>From where can the rook check?</source>
        <translation>Откуда ладья может дать шах?</translation>
    </message>
    <message>
        <source>What can the rook do if he has to move?</source>
        <translation>Что может ладья, если ход соперника?</translation>
    </message>
    <message>
        <source>Where do the two bishops work best together?</source>
        <translation>Где два слона лучше всего действуют вместе?</translation>
    </message>
    <message>
        <source>Where is your king needed?</source>
        <translation>Где нужен ваш король?</translation>
    </message>
    <message>
        <source>What must you leave him to avoid stalemate?</source>
        <translation>Что надо ему оставить, чтобы не было пата?</translation>
    </message>
    <message>
        <source>Which check leaves him almost no choice?</source>
        <translation>Какой шах почти не оставит ему выбора?</translation>
    </message>
    <message>
        <source>Where does he want to go?</source>
        <translation>Куда он стремится?</translation>
    </message>
    <message>
        <source>How can you leave him almost no squares?</source>
        <translation>Как почти не оставить ему полей?</translation>
    </message>
    <message>
        <source>How can you keep him on the edge?</source>
        <translation>Как удержать его на краю?</translation>
    </message>
    <message>
        <source>How can you shut him in?</source>
        <translation>Как его запереть?</translation>
    </message>
    <message>
        <source>How can you drive him back?</source>
        <translation>Как его оттеснить?</translation>
    </message>
    <message>
        <source>How can you threaten mate?</source>
        <translation>Как пригрозить матом?</translation>
    </message>
    <message>
        <source>Which square can you take away from him?</source>
        <translation>Какое поле можно у него отнять?</translation>
    </message>
    <message>
        <source>How can you leave him fewer squares?</source>
        <translation>Как оставить ему меньше полей?</translation>
    </message>
    <message>
        <source>Which check drives him away?</source>
        <translation>Какой шах его прогонит?</translation>
    </message>
    <message>
        <source>Which of your pieces could he attack next?</source>
        <translation>На какую из ваших фигур он мог бы напасть?</translation>
    </message>
    <message>
        <source>Which of your pieces is attacked?</source>
        <translation>Какая из ваших фигур под ударом?</translation>
    </message>
    <message>
        <source>How do you reach the next stage: “%4”?</source>
        <translation>Как перейти к следующему этапу: «%4»?</translation>
    </message>
    <message>
        <source>Which diagonal cuts him off?</source>
        <translation>Какая диагональ его отрежет?</translation>
    </message>
    <message>
        <source>Where does the knight go in the W?</source>
        <translation>Куда идёт конь в W-манёвре?</translation>
    </message>
    <message>
        <source>Can your king get closer to him?</source>
        <translation>Может ли ваш король подойти к нему ближе?</translation>
    </message>
    <message>
        <source>Can the knight get closer to him?</source>
        <translation>Может ли конь подойти к нему ближе?</translation>
    </message>
    <message>
        <source>Which square does your king want to reach next?</source>
        <translation>На какое поле теперь стремится ваш король?</translation>
    </message>
    <message>
        <source>Which square does the bishop want to reach next?</source>
        <translation>На какое поле теперь стремится слон?</translation>
    </message>
    <message>
        <source>Which square does the knight want to reach next?</source>
        <translation>На какое поле теперь стремится конь?</translation>
    </message>
    <message>
        <source>Which square do you want to reach next?</source>
        <translation>На какое поле вы теперь стремитесь?</translation>
    </message>
    <message>
        <source>Which squares near him are not guarded yet?</source>
        <translation>Какие поля рядом с ним ещё не под контролем?</translation>
    </message>
    <message>
        <source>Which piece is far from your king?</source>
        <translation>Какая фигура далеко от вашего короля?</translation>
    </message>
    <message>
        <source>Which check helps you?</source>
        <translation>Какой шах вам поможет?</translation>
    </message>
    <message>
        <source>Which squares must stay guarded?</source>
        <translation>Какие поля надо держать под контролем?</translation>
    </message>
    <message>
        <source>How can the king leave the edge?</source>
        <translation>Как королю уйти с края?</translation>
    </message>
    <message>
        <source>Can you give check?</source>
        <translation>Можно ли дать шах?</translation>
    </message>
    <message>
        <source>How can you keep the enemy king out?</source>
        <translation>Как не пустить короля соперника?</translation>
    </message>
    <message>
        <source>Can you force mate in two moves?</source>
        <translation>Можно ли форсировать мат в два хода?</translation>
    </message>
    <message>
        <source>How can you win the rook?</source>
        <translation>Как выиграть ладью?</translation>
    </message>
    <message>
        <source>How can you win the bishop?</source>
        <translation>Как выиграть слона?</translation>
    </message>
    <message>
        <source>How can you win the knight?</source>
        <translation>Как выиграть коня?</translation>
    </message>
    <message>
        <source>How can you win the pawn?</source>
        <translation>Как выиграть пешку?</translation>
    </message>
    <message>
        <source>Which enemy piece cannot be saved?</source>
        <translation>Какую фигуру соперника уже не спасти?</translation>
    </message>
    <message>
        <source>Which square must your king keep?</source>
        <translation>Какое поле должен удержать ваш король?</translation>
    </message>
    <message>
        <source>How many squares should lie between the kings?</source>
        <translation>Сколько полей должно быть между королями?</translation>
    </message>
    <message>
        <source>What stands in the way of your pawn?</source>
        <translation>Что стоит на пути вашей пешки?</translation>
    </message>
    <message>
        <source>Does the pawn reach the seventh rank with check or without?</source>
        <translation>Пешка встанет на седьмую горизонталь с шахом или без?</translation>
    </message>
    <message>
        <source>Can the pawn advance safely?</source>
        <translation>Может ли пешка безопасно продвинуться?</translation>
    </message>
    <message>
        <source>Which squares does the pawn need?</source>
        <translation>Какие поля нужны пешке?</translation>
    </message>
    <message>
        <source>Which corner must his king not reach?</source>
        <translation>В какой угол нельзя пускать короля соперника?</translation>
    </message>
    <message>
        <source>Who guards the pawn?</source>
        <translation>Кто защищает пешку?</translation>
    </message>
    <message>
        <source>Which corner does the bishop not cover?</source>
        <translation>Какой угол не контролирует слон?</translation>
    </message>
    <message>
        <source>Which check blocks the pawn?</source>
        <translation>Какой шах заблокирует пешку?</translation>
    </message>
    <message>
        <source>Which piece does his king have to guard?</source>
        <translation>Какую фигуру должен защищать король соперника?</translation>
    </message>
    <message>
        <source>Which ending is won after an exchange?</source>
        <translation>Какое окончание выиграно после размена?</translation>
    </message>
    <message>
        <source>Which piece stands behind your king?</source>
        <translation>Какая фигура стоит за вашим королём?</translation>
    </message>
    <message>
        <source>Which check brings the queen closer?</source>
        <translation>Какой шах приближает ферзя?</translation>
    </message>
    <message>
        <source>Where is your king safe from checks?</source>
        <translation>Где ваш король укроется от шахов?</translation>
    </message>
    <message>
        <source>Which reply to the check helps your king?</source>
        <translation>Какой уход от шаха поможет вашему королю?</translation>
    </message>
    <message>
        <source>How do you get out of check?</source>
        <translation>Как уйти от шаха?</translation>
    </message>
    <message>
        <source>How can the queen approach the pawn?</source>
        <translation>Как ферзю подойти к пешке?</translation>
    </message>
    <message>
        <source>Can your king get closer to its mating post, a knight&apos;s move from the corner?</source>
        <translation>Может ли ваш король приблизиться к посту для мата, на расстоянии хода коня от угла?</translation>
    </message>
    <message>
        <source>Which square does the rook want to reach next?</source>
        <translation>На какое поле теперь стремится ладья?</translation>
    </message>
    <message>
        <source>Where is the king safest?</source>
        <translation>Где королю безопаснее всего?</translation>
    </message>
    <message>
        <source>Is there a move that does not draw?</source>
        <translation>Есть ли ход, который не ведёт к ничьей?</translation>
    </message>
    <message>
        <source>How can you stay off the edge?</source>
        <translation>Как не попасть на край?</translation>
    </message>
    <message>
        <source>Where is the other king farthest away?</source>
        <translation>Где король соперника дальше всего?</translation>
    </message>
    <message>
        <source>Does the bishop cover the promotion square?</source>
        <translation>Контролирует ли слон поле превращения?</translation>
    </message>
    <message>
        <source>What happens if the rook leaves the back rank?</source>
        <translation>Что будет, если ладья уйдёт с последней горизонтали?</translation>
    </message>
    <message>
        <source>Where does your king stand at the mate?</source>
        <translation>Где при мате стоит ваш король?</translation>
    </message>
    <message>
        <source>Which check can he not answer with an attack?</source>
        <translation>На какой шах он не сможет ответить нападением?</translation>
    </message>
    <message>
        <source>Where does his king want to go?</source>
        <translation>Куда стремится король соперника?</translation>
    </message>
    <message>
        <source>Which check brings the knight closer?</source>
        <translation>Какой шах приближает коня?</translation>
    </message>
    <message>
        <source>Which check prepares a fork?</source>
        <translation>Какой шах готовит вилку?</translation>
    </message>
    <message>
        <source>Which check prepares a skewer?</source>
        <translation>Какой шах готовит линейный удар?</translation>
    </message>
    <message>
        <source>Which check prepares a fork or a skewer?</source>
        <translation>Какой шах готовит вилку или линейный удар?</translation>
    </message>
    <message>
        <source>Which pieces can you exchange?</source>
        <translation>Какие фигуры можно разменять?</translation>
    </message>
    <message>
        <source>What is the last pawn worth?</source>
        <translation>Чего стоит последняя пешка?</translation>
    </message>
    <message>
        <source>Which of your pieces can come closer to the centre?</source>
        <translation>Какая из ваших фигур может приблизиться к центру?</translation>
    </message>
    <message>
        <source>Where is the bishop out of the other king&apos;s reach?</source>
        <translation>Где слон будет вне досягаемости короля соперника?</translation>
    </message>
    <message>
        <source>Where is the knight out of the other king&apos;s reach?</source>
        <translation>Где конь будет вне досягаемости короля соперника?</translation>
    </message>
    <message>
        <source>Where is the rook out of the other king&apos;s reach?</source>
        <translation>Где ладья будет вне досягаемости короля соперника?</translation>
    </message>
    <message>
        <source>Where is the queen out of the other king&apos;s reach?</source>
        <translation>Где ферзь будет вне досягаемости короля соперника?</translation>
    </message>
    <message>
        <source>Where is the pawn out of the other king&apos;s reach?</source>
        <translation>Где пешка будет вне досягаемости короля соперника?</translation>
    </message>
    <message>
        <source>What can you do once both pawns have promoted?</source>
        <translation>Что можно сделать, когда обе пешки превратятся?</translation>
    </message>
    <message>
        <source>What happens if both pawns run?</source>
        <translation>Что будет, если обе пешки побегут?</translation>
    </message>
    <message>
        <source>Which reply to the check also protects a piece?</source>
        <translation>Какой ответ на шах заодно защищает фигуру?</translation>
    </message>
    <message>
        <source>Can your king step into the square of the pawn?</source>
        <translation>Может ли ваш король войти в квадрат пешки?</translation>
    </message>
    <message>
        <source>How can your king stay in the square of the pawn?</source>
        <translation>Как вашему королю остаться в квадрате пешки?</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) shown</source>
        <translation>
            <numerusform>показан %n ход</numerusform>
            <numerusform>показано %n хода</numerusform>
            <numerusform>показано %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Which threat must he answer?</source>
        <translation>На какую угрозу он должен ответить?</translation>
    </message>
    <message>
        <source>How can you keep the other king on the edge?</source>
        <translation>Как удержать короля соперника на краю?</translation>
    </message>
    <message>
        <source>Which series of checks wins material?</source>
        <translation>Какая серия шахов выигрывает материал?</translation>
    </message>
    <message>
        <source>Which of your pieces is pinned?</source>
        <translation>Какая из ваших фигур связана?</translation>
    </message>
    <message>
        <source>No other move wins.</source>
        <translation>Никакой другой ход не выигрывает.</translation>
    </message>
    <message>
        <source>Most moves hold the draw.</source>
        <translation>Ничью сохраняет большинство ходов.</translation>
    </message>
    <message>
        <source>No move wins by force, and none loses.</source>
        <translation>Ни один ход не выигрывает форсированно, и ни один не проигрывает.</translation>
    </message>
    <message>
        <source>How can you prepare your king&apos;s next move?</source>
        <translation>Как подготовить следующий ход вашего короля?</translation>
    </message>
    <message>
        <source>How can you prepare the bishop&apos;s next move?</source>
        <translation>Как подготовить следующий ход слона?</translation>
    </message>
    <message>
        <source>How can you prepare the knight&apos;s next move?</source>
        <translation>Как подготовить следующий ход коня?</translation>
    </message>
    <message>
        <source>What do you want to play next?</source>
        <translation>Что вы хотите сыграть следующим ходом?</translation>
    </message>
    <message>
        <source>Only one move wins: what do the others allow?</source>
        <translation>Выигрывает только один ход: что позволяют остальные?</translation>
    </message>
    <message>
        <source>What do the other moves allow?</source>
        <translation>Что позволяют остальные ходы?</translation>
    </message>
    <message>
        <source>How can you leave him nothing to attack?</source>
        <translation>Как не оставить ему целей для нападения?</translation>
    </message>
    <message>
        <source>How can you hold out longest?</source>
        <translation>Как продержаться дольше всего?</translation>
    </message>
    <message>
        <source>Where do you keep the most room?</source>
        <translation>Где у вас остаётся больше всего простора?</translation>
    </message>
    <message>
        <source>How can you stalemate him?</source>
        <translation>Как поставить ему пат?</translation>
    </message>
    <message>
        <source>Many moves lose here.</source>
        <translation>Многие ходы здесь проигрывают.</translation>
    </message>
    <message>
        <source>What happens if the rook leaves its king?</source>
        <translation>Что будет, если ладья уйдёт от короля?</translation>
    </message>
    <message>
        <source>From where can your rook attack the pawn?</source>
        <translation>Откуда ваша ладья может напасть на пешку?</translation>
    </message>
    <message>
        <source>Where would your king be lost?</source>
        <translation>Где ваш король погиб бы?</translation>
    </message>
    <message>
        <source>Move a queen.</source>
        <translation>Ходите ферзём.</translation>
    </message>
    <message>
        <source>Move a rook.</source>
        <translation>Ходите ладьёй.</translation>
    </message>
    <message>
        <source>Move a bishop.</source>
        <translation>Ходите слоном.</translation>
    </message>
    <message>
        <source>Move a knight.</source>
        <translation>Ходите конём.</translation>
    </message>
    <message>
        <source>Move a pawn.</source>
        <translation>Ходите пешкой.</translation>
    </message>
    <message>
        <source>Every move that keeps the queen holds the draw.</source>
        <translation>К ничьей ведёт любой ход, сохраняющий ферзя.</translation>
    </message>
    <message>
        <source>Every move that keeps the rook holds the draw.</source>
        <translation>К ничьей ведёт любой ход, сохраняющий ладью.</translation>
    </message>
    <message>
        <source>Every move that keeps the bishop holds the draw.</source>
        <translation>К ничьей ведёт любой ход, сохраняющий слона.</translation>
    </message>
    <message>
        <source>Every move that keeps the knight holds the draw.</source>
        <translation>К ничьей ведёт любой ход, сохраняющий коня.</translation>
    </message>
    <message>
        <source>Every move that does not lose a piece holds the draw.</source>
        <translation>К ничьей ведёт любой ход, не теряющий фигуру.</translation>
    </message>
    <message>
        <source>Which pawn promotes first, and is it with check?</source>
        <translation>Какая пешка превратится первой, и будет ли это с шахом?</translation>
    </message>
    <message>
        <source>Which pawn promotes first, and what does the queen control then?</source>
        <translation>Какая пешка превратится первой, и что тогда контролирует ферзь?</translation>
    </message>
    <message>
        <source>Does your king stand well on the edge?</source>
        <translation>Хорошо ли стоит ваш король на краю?</translation>
    </message>
    <message>
        <source>What can you give up to draw the king away?</source>
        <translation>Чем можно пожертвовать, чтобы отвлечь короля?</translation>
    </message>
    <message>
        <source>How can you drive the king in front of its pawn?</source>
        <translation>Как загнать короля на поле перед его пешкой?</translation>
    </message>
    <message>
        <source>Which squares does the knight have left?</source>
        <translation>Какие поля остаются у коня?</translation>
    </message>
    <message>
        <source>Which squares does the bishop have left?</source>
        <translation>Какие поля остаются у слона?</translation>
    </message>
    <message>
        <source>To which side must your king go?</source>
        <translation>В какую сторону должен идти ваш король?</translation>
    </message>
    <message>
        <source>Which line must the rook hold?</source>
        <translation>Какую линию должна держать ладья?</translation>
    </message>
    <message>
        <source>Which check is guarded by your king?</source>
        <translation>Какой шах защищает ваш король?</translation>
    </message>
    <message>
        <source>In which corner is your king safe?</source>
        <translation>В каком углу ваш король в безопасности?</translation>
    </message>
    <message>
        <source>Can the rook still cut your king off?</source>
        <translation>Может ли ладья ещё отрезать вашего короля?</translation>
    </message>
    <message>
        <source>On which side does your rook have room for checks?</source>
        <translation>На какой стороне у вашей ладьи есть место для шахов?</translation>
    </message>
    <message>
        <source>Which piece can step aside with check?</source>
        <translation>Какая фигура может отойти с шахом?</translation>
    </message>
    <message>
        <source>Which check prepares zugzwang?</source>
        <translation>Какой шах готовит цугцванг?</translation>
    </message>
    <message>
        <source>Which check would be deadly?</source>
        <translation>Какой шах был бы смертельным?</translation>
    </message>
    <message>
        <source>Which piece can help to win the knight?</source>
        <translation>Какая фигура поможет выиграть коня?</translation>
    </message>
    <message>
        <source>Which piece can help to win the bishop?</source>
        <translation>Какая фигура поможет выиграть слона?</translation>
    </message>
    <message>
        <source>On which side of the pawn is your king not held up?</source>
        <translation>С какой стороны от пешки вашего короля ничто не задержит?</translation>
    </message>
    <message>
        <source>Which diagonal must the bishop not leave?</source>
        <translation>Какую диагональ слон не должен покидать?</translation>
    </message>
    <message>
        <source>Where can a check stop the other king?</source>
        <translation>Где шах может остановить другого короля?</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Your settings could not be read; the defaults are used instead.</source>
        <translation>Не удалось прочитать ваши настройки; используются стандартные.</translation>
    </message>
    <message>
        <source>Right Corner</source>
        <translation>Right Corner</translation>
    </message>
    <message>
        <source>A trainer for chess endings with up to %1 pieces.</source>
        <translation>Тренажёр шахматных окончаний: до %1 фигур.</translation>
    </message>
    <message>
        <source>Your last game was saved by a newer version of Right Corner; a new game has been started.</source>
        <translation>Последняя партия записана более новой версией Right Corner; начата новая.</translation>
    </message>
    <message>
        <source>Neither your settings nor your games could be read completely.</source>
        <translation>Ни настройки, ни партии не удалось прочитать целиком.</translation>
    </message>
    <message>
        <source>Your games could not be read completely; what could be read is here.</source>
        <translation>Ваши партии не удалось прочитать целиком; загружено всё, что удалось прочитать.</translation>
    </message>
    <message>
        <source>The old file has been kept as %1.</source>
        <translation>Прежний файл сохранён как %1.</translation>
    </message>
    <message>
        <source>Right Corner failed to start twice in a row; this time it starts without your games.</source>
        <translation>Right Corner не запустился два раза подряд; на этот раз он начинает без ваших партий.</translation>
    </message>
    <message>
        <source>rightcorner: cannot open a display; run it in a graphical session (DISPLAY or WAYLAND_DISPLAY).</source>
        <translation>rightcorner: не удаётся открыть экран; запустите программу в графическом сеансе (DISPLAY или WAYLAND_DISPLAY).</translation>
    </message>
    <message>
        <source>Store games and practice data in the folder &lt;dir&gt;.</source>
        <translation>Хранить партии и данные тренировок в папке &lt;dir&gt;.</translation>
    </message>
    <message>
        <source>A file with games (PGN) or a position (FEN), a position as a FEN, or - to read standard input.</source>
        <translation>Файл с партиями (PGN) или позицией (FEN), позиция в виде FEN или - для стандартного ввода.</translation>
    </message>
    <message>
        <source>rightcorner: Qt&apos;s platform plugin &quot;%1&quot; is missing; install it (for Wayland, the package qt6-wayland).</source>
        <translation>rightcorner: нет модуля платформы Qt «%1»; установите его (для Wayland&#xa0;— пакет qt6-wayland).</translation>
    </message>
    <message>
        <source>rightcorner: cannot start because the system allows no more threads; close other programs and try again.</source>
        <translation>rightcorner: не удаётся запустить: система не разрешает больше потоков; закройте другие программы и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>Your games were not read because you cancelled that.</source>
        <translation>Ваши партии не загружены, потому что вы отменили загрузку.</translation>
    </message>
    <message>
        <source>Your games are being read.</source>
        <translation>Ваши партии загружаются.</translation>
    </message>
    <message>
        <source>rightcorner: there is not enough memory. Any game in progress has been saved. Close other programs or raise the limit, and try again.</source>
        <translation>rightcorner: не хватает памяти. Если шла партия, она сохранена. Закройте другие программы или увеличьте предел и попробуйте снова.</translation>
    </message>
    <message>
        <source>rightcorner: lost the connection to the display. Any game in progress has been saved.</source>
        <translation>rightcorner: потеряно соединение с дисплеем. Если шла партия, она сохранена.</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>in check</source>
        <translation>под шахом</translation>
    </message>
    <message>
        <source>right corner</source>
        <translation>правильный угол</translation>
    </message>
    <message>
        <source>&amp;Target corners</source>
        <translation>&amp;Углы мата</translation>
    </message>
    <message>
        <source>wrong corner</source>
        <translation>неправильный угол</translation>
    </message>
    <message>
        <source>key square</source>
        <translation>ключевое поле</translation>
    </message>
    <message>
        <source>&amp;Key squares</source>
        <translation>Ключевые по&amp;ля</translation>
    </message>
    <message>
        <source>in the square of the pawn</source>
        <translation>в квадрате пешки</translation>
    </message>
    <message>
        <source>S&amp;quare of the pawn</source>
        <translation>Ква&amp;драт пешки</translation>
    </message>
    <message>
        <source>can be reached</source>
        <translation>сюда можно пойти</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>можно взять</translation>
    </message>
    <message>
        <source>&amp;Destinations</source>
        <translation>&amp;Возможные ходы</translation>
    </message>
    <message>
        <source>part of the last move</source>
        <translation>часть последнего хода</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>П&amp;оследний ход</translation>
    </message>
    <message>
        <source>circled in green</source>
        <translation>обведено зелёным</translation>
    </message>
    <message>
        <source>circled in red</source>
        <translation>обведено красным</translation>
    </message>
    <message>
        <source>circled in yellow</source>
        <translation>обведено жёлтым</translation>
    </message>
    <message>
        <source>circled in blue</source>
        <translation>обведено синим</translation>
    </message>
    <message>
        <source>best move; in a replay, the next move</source>
        <translation>лучший ход; при просмотре&#xa0;— следующий ход</translation>
    </message>
    <message>
        <source>reply to a mistake; attack on the king</source>
        <translation>ответ на ошибку; нападение на короля</translation>
    </message>
    <message>
        <source>drawn in green</source>
        <translation>нарисовано зелёным</translation>
    </message>
    <message>
        <source>drawn in red</source>
        <translation>нарисовано красным</translation>
    </message>
    <message>
        <source>drawn in yellow</source>
        <translation>нарисовано жёлтым</translation>
    </message>
    <message>
        <source>drawn in blue</source>
        <translation>нарисовано синим</translation>
    </message>
    <message>
        <source>controlled by the king</source>
        <translation>под боем короля</translation>
    </message>
    <message>
        <source>controlled by the attacking king</source>
        <translation>под боем атакующего короля</translation>
    </message>
    <message>
        <source>Controlled by the &amp;king</source>
        <translation>Под боем &amp;короля</translation>
    </message>
    <message>
        <source>controlled by the first piece</source>
        <translation>под боем первой фигуры</translation>
    </message>
    <message>
        <source>controlled by the attacker&apos;s first piece, such as the bishop; also through the other king (x-ray)</source>
        <translation>под боем первой фигуры атакующего, например слона; также сквозь короля соперника (рентген)</translation>
    </message>
    <message>
        <source>Controlled by the &amp;first piece, such as the bishop</source>
        <translation>Под боем &amp;первой фигуры, например слона</translation>
    </message>
    <message>
        <source>controlled by the second piece</source>
        <translation>под боем второй фигуры</translation>
    </message>
    <message>
        <source>controlled by the attacker&apos;s second piece, such as the knight</source>
        <translation>под боем второй фигуры атакующего, например коня</translation>
    </message>
    <message>
        <source>Controlled by the &amp;second piece, such as the knight</source>
        <translation>Под боем &amp;второй фигуры, например коня</translation>
    </message>
    <message>
        <source>in the cage</source>
        <translation>в вольере</translation>
    </message>
    <message>
        <source>the cage: every square the defending king could still reach if the other pieces stood still</source>
        <translation>вольер: все поля, до которых защищающийся король мог бы дойти, если бы остальные фигуры стояли на месте</translation>
    </message>
    <message>
        <source>&amp;Cage</source>
        <translation>Во&amp;льер</translation>
    </message>
    <message>
        <source>Delétang&apos;s tria&amp;ngles</source>
        <translation>Треугольники &amp;Делетана</translation>
    </message>
    <message>
        <source>on the W</source>
        <translation>на букве W</translation>
    </message>
    <message>
        <source>Philidor&apos;s W: the squares on which the knight drives the lone king along the edge</source>
        <translation>W Филидора: поля, по которым конь гонит одинокого короля вдоль края</translation>
    </message>
    <message>
        <source>Philidor&apos;s &amp;W</source>
        <translation>W &amp;Филидора</translation>
    </message>
    <message>
        <source>between kings in opposition</source>
        <translation>между королями в оппозиции</translation>
    </message>
    <message>
        <source>in opposition</source>
        <translation>в оппозиции</translation>
    </message>
    <message>
        <source>the opposition: kings facing each other with one, three or five squares between them</source>
        <translation>оппозиция: короли стоят друг против друга через одно, три или пять полей</translation>
    </message>
    <message>
        <source>&amp;Opposition</source>
        <translation>&amp;Оппозиция</translation>
    </message>
    <message>
        <source>in the heat map</source>
        <translation>на тепловой карте</translation>
    </message>
    <message>
        <source>the heat map: the number of moves to mate if the piece stood there and everything else stayed the same; = means a draw, − a mate by the other side</source>
        <translation>тепловая карта: число ходов до мата, если бы фигура стояла там, а всё прочее не менялось; «=»&#xa0;— ничья, «−»&#xa0;— мат от другой стороны</translation>
    </message>
    <message>
        <source>&amp;Heat map</source>
        <translation>&amp;Тепловая карта</translation>
    </message>
    <message>
        <source>pointed out by the coach</source>
        <translation>указано тренером</translation>
    </message>
    <message>
        <source>the method&apos;s move</source>
        <translation>ход по методу</translation>
    </message>
    <message>
        <source>in the field</source>
        <translation>в зоне</translation>
    </message>
    <message>
        <source>the field: the smallest of seven regions around the right corners in which the bishop and knight can keep the lone king for three moves</source>
        <translation>зона: самая малая из семи областей вокруг правильных углов, в которой слон и конь могут удержать одинокого короля три хода</translation>
    </message>
    <message>
        <source>F&amp;ield</source>
        <translation>&amp;Зона</translation>
    </message>
    <message>
        <source>in the next field</source>
        <translation>в следующей зоне</translation>
    </message>
    <message>
        <source>the next field, which the method is heading for</source>
        <translation>следующая зона, к которой ведёт метод</translation>
    </message>
    <message>
        <source>in a triangle</source>
        <translation>в треугольнике</translation>
    </message>
    <message>
        <source>Delétang&apos;s triangles: the squares left to the lone king behind a diagonal of seven, five or three squares, and the pieces that keep him there</source>
        <translation>треугольники Делетана: поля, оставшиеся одинокому королю за диагональю из семи, пяти или трёх полей, и фигуры, которые его там держат</translation>
    </message>
    <message>
        <source>left to the lone king</source>
        <translation>остаётся одинокому королю</translation>
    </message>
    <message>
        <source>the squares left to the lone king in the triangle that holds him</source>
        <translation>поля, оставшиеся одинокому королю в треугольнике, где он заперт</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Партия</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>По&amp;зиция</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Доска</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>&amp;Обучение</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Настройки</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
</context>
<context>
    <name>Method</name>
    <message>
        <source>Equally good: %1.</source>
        <translation>Не хуже: %1.</translation>
    </message>
    <message>
        <source>bring the knight nearer to your king</source>
        <comment>advice</comment>
        <translation>подведите коня к своему королю</translation>
    </message>
    <message>
        <source>bring the bishop nearer to your king</source>
        <comment>advice</comment>
        <translation>подведите слона к своему королю</translation>
    </message>
    <message>
        <source>bring your king nearer to your pieces</source>
        <comment>advice</comment>
        <translation>подведите короля к своим фигурам</translation>
    </message>
    <message>
        <source>bring your pieces closer together</source>
        <comment>advice</comment>
        <translation>сблизьте свои фигуры</translation>
    </message>
    <message>
        <source>bring your king towards a square a knight&apos;s move from the corner</source>
        <comment>advice</comment>
        <translation>ведите короля на поле на расстоянии хода коня от угла</translation>
    </message>
    <message>
        <source>bring your king nearer to his</source>
        <comment>advice</comment>
        <translation>приблизьте своего короля к королю соперника</translation>
    </message>
    <message>
        <source>bring your king towards the centre</source>
        <comment>advice</comment>
        <translation>ведите короля к центру</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Дальше: %1.</translation>
    </message>
    <message>
        <source>Next: mate in %1.</source>
        <translation>Дальше: мат в %1.</translation>
    </message>
    <message>
        <source>Next: mate.</source>
        <translation>Дальше: мат.</translation>
    </message>
    <message>
        <source>No field is smaller: %1.</source>
        <translation>Меньшей зоны нет: %1.</translation>
    </message>
    <message>
        <source>Nothing smaller yet: %1.</source>
        <translation>Меньшей пока нет: %1.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Сыграйте %1.</translation>
    </message>
    <message>
        <source>the two outer rings</source>
        <comment>a field</comment>
        <translation>два внешних кольца</translation>
    </message>
    <message>
        <source>the whole board</source>
        <comment>a field</comment>
        <translation>вся доска</translation>
    </message>
    <message>
        <source>Field: %1.</source>
        <translation>Зона: %1.</translation>
    </message>
    <message>
        <source>No field is smaller.</source>
        <translation>Меньшей зоны нет.</translation>
    </message>
    <message>
        <source>Nothing smaller yet.</source>
        <translation>Меньшей пока нет.</translation>
    </message>
    <message>
        <source>Field: %1, larger for the moment.</source>
        <translation>Зона: %1, на время больше.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the method&apos;s move; best play is %n move(s) faster.</source>
        <translation>
            <numerusform>%1&#xa0;— ход по методу; лучшая игра быстрее на %n ход.</numerusform>
            <numerusform>%1&#xa0;— ход по методу; лучшая игра быстрее на %n хода.</numerusform>
            <numerusform>%1&#xa0;— ход по методу; лучшая игра быстрее на %n ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of the %n position(s) to know by heart: play %1.</source>
        <translation>
            <numerusform>Одна из %n позиции для заучивания: сыграйте %1.</numerusform>
            <numerusform>Одна из %n позиций для заучивания: сыграйте %1.</numerusform>
            <numerusform>Одна из %n позиций для заучивания: сыграйте %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>First: %1</source>
        <comment>a sentence about a move</comment>
        <translation>Сначала: %1</translation>
    </message>
    <message>
        <source>First one of these: %1</source>
        <comment>sentences about moves</comment>
        <translation>Сначала один из них: %1</translation>
    </message>
    <message>
        <source>three squares at the corner</source>
        <comment>a field</comment>
        <translation>три поля в углу</translation>
    </message>
    <message>
        <source>six squares at the corner</source>
        <comment>a field</comment>
        <translation>шесть полей в углу</translation>
    </message>
    <message>
        <source>eight squares at the corner</source>
        <comment>a field</comment>
        <translation>восемь полей в углу</translation>
    </message>
    <message>
        <source>the edge without the wrong corners</source>
        <comment>a field</comment>
        <translation>край без неправильных углов</translation>
    </message>
    <message>
        <source>the whole edge</source>
        <comment>a field</comment>
        <translation>весь край</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king towards a square a knight&apos;s move from the corner.</source>
        <translation>Нужно несколько ходов, чтобы приблизить короля к полю на расстоянии хода коня от угла.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king nearer to his.</source>
        <translation>Нужно несколько ходов, чтобы приблизить короля к королю соперника.</translation>
    </message>
    <message>
        <source>It takes some moves to drive him towards a right corner.</source>
        <translation>Нужно несколько ходов, чтобы оттеснить его к правильному углу.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king towards the centre.</source>
        <translation>Нужно несколько ходов, чтобы приблизить короля к центру.</translation>
    </message>
    <message>
        <source>It takes some moves to bring your king and pieces closer together.</source>
        <translation>Нужно несколько ходов, чтобы сблизить короля и фигуры.</translation>
    </message>
    <message>
        <source>His reply must bring him nearer to your king.</source>
        <translation>Ответным ходом ему придётся приблизиться к вашему королю.</translation>
    </message>
    <message>
        <source>His reply must take him nearer to a right corner.</source>
        <translation>Ответным ходом ему придётся приблизиться к правильному углу.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message numerus="yes">
        <source>%n move(s) with best play from the start</source>
        <translation>
            <numerusform>С начала при лучшей игре %n ход</numerusform>
            <numerusform>С начала при лучшей игре %n хода</numerusform>
            <numerusform>С начала при лучшей игре %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n wasted so far</source>
        <translation>
            <numerusform>лишних пока %n</numerusform>
            <numerusform>лишних пока %n</numerusform>
            <numerusform>лишних пока %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Equally good:</source>
        <translation>Не хуже:</translation>
    </message>
    <message>
        <source>Also tried here:</source>
        <translation>Здесь пробовали и так:</translation>
    </message>
    <message>
        <source>The win was thrown away on move %1.</source>
        <translation>Выигрыш упущен на %1-м ходу.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Mate in %1 with best play by both sides.</source>
        <translation>Мат в %1 при лучшей игре обеих сторон.</translation>
    </message>
    <message>
        <source>Variations:</source>
        <translation>Варианты:</translation>
    </message>
</context>
<context>
    <name>Opinions</name>
    <message>
        <source>%1 considers the position equal.</source>
        <comment>Stockfish 15.1</comment>
        <translation>%1 считает позицию равной.</translation>
    </message>
    <message>
        <source>%1 considers White %2 pawns ahead.</source>
        <translation>%1 считает, что у белых перевес в %2 пешки.</translation>
    </message>
    <message>
        <source>%1 considers Black %2 pawns ahead.</source>
        <translation>%1 считает, что у чёрных перевес в %2 пешки.</translation>
    </message>
    <message>
        <source>%1 sees mate in %2 for White.</source>
        <translation>%1 видит, что белые дают мат в %2.</translation>
    </message>
    <message>
        <source>%1 sees mate in %2 for Black.</source>
        <translation>%1 видит, что чёрные дают мат в %2.</translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation>%1 не удалось запустить.</translation>
    </message>
    <message>
        <source>%1 does not respond like a UCI engine.</source>
        <translation>%1 отвечает не как движок UCI.</translation>
    </message>
    <message>
        <source>%1 has quit unexpectedly.</source>
        <translation>%1 неожиданно завершил работу.</translation>
    </message>
    <message>
        <source>%1 is no longer responding.</source>
        <translation>%1 больше не отвечает.</translation>
    </message>
    <message>
        <source>%1 has chosen an illegal move.</source>
        <translation>%1 выбрал ход не по правилам.</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 думает…</translation>
    </message>
    <message>
        <source>It would play %1.</source>
        <translation>Он сыграл бы %1.</translation>
    </message>
    <message>
        <source>That is an engine&apos;s opinion, not a proof.</source>
        <translation>Это мнение движка, а не доказательство.</translation>
    </message>
    <message>
        <source>Your opponent plays by general principles here until you try again or choose an engine under Settings, Engine beyond the tablebases.</source>
        <translation>Соперник играет здесь по общим соображениям, пока вы не попробуете ещё раз или не выберете движок в меню «Настройки», «Движок вне таблиц».</translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message>
        <source>controlled by the pawn</source>
        <translation>под боем пешки</translation>
    </message>
    <message>
        <source>controlled by the knight</source>
        <translation>под боем коня</translation>
    </message>
    <message>
        <source>controlled by the bishop</source>
        <translation>под боем слона</translation>
    </message>
    <message>
        <source>controlled by the rook</source>
        <translation>под боем ладьи</translation>
    </message>
    <message>
        <source>controlled by the queen</source>
        <translation>под боем ферзя</translation>
    </message>
    <message>
        <source>controlled by the king</source>
        <translation>под боем короля</translation>
    </message>
    <message>
        <source>Top left: %1</source>
        <comment>the dots of a piece</comment>
        <translation>Слева вверху: %1</translation>
    </message>
    <message>
        <source>Top right: %1</source>
        <comment>the dots of a piece</comment>
        <translation>Справа вверху: %1</translation>
    </message>
    <message>
        <source>Bottom left: %1</source>
        <comment>the dots of a piece</comment>
        <translation>Слева внизу: %1</translation>
    </message>
    <message numerus="yes">
        <source>Cage: %n square(s)</source>
        <translation>
            <numerusform>Вольер: %n поле</numerusform>
            <numerusform>Вольер: %n поля</numerusform>
            <numerusform>Вольер: %n полей</numerusform>
        </translation>
    </message>
    <message>
        <source>W: %1</source>
        <comment>the squares of the knight</comment>
        <translation>W: %1</translation>
    </message>
    <message>
        <source>Opposition: direct</source>
        <translation>Оппозиция: ближняя</translation>
    </message>
    <message>
        <source>Opposition: diagonal</source>
        <translation>Оппозиция: диагональная</translation>
    </message>
    <message>
        <source>Opposition: distant</source>
        <translation>Оппозиция: дальняя</translation>
    </message>
    <message>
        <source>Opposition: none</source>
        <translation>Оппозиция: нет</translation>
    </message>
    <message>
        <source>%1: with bishop and knight only</source>
        <translation>%1: только для слона и коня</translation>
    </message>
    <message>
        <source>Heat map: hidden along with the mate distances</source>
        <translation>Тепловая карта: скрыта вместе с расстоянием до мата</translation>
    </message>
    <message>
        <source>Field: none</source>
        <translation>Зона: нет</translation>
    </message>
    <message>
        <source>Large triangle</source>
        <translation>Большой треугольник</translation>
    </message>
    <message>
        <source>Middle triangle</source>
        <translation>Средний треугольник</translation>
    </message>
    <message>
        <source>Small triangle</source>
        <translation>Малый треугольник</translation>
    </message>
    <message>
        <source>in the large triangle</source>
        <translation>в большом треугольнике</translation>
    </message>
    <message>
        <source>in the middle triangle</source>
        <translation>в среднем треугольнике</translation>
    </message>
    <message>
        <source>in the small triangle</source>
        <translation>в малом треугольнике</translation>
    </message>
    <message>
        <source>diagonal %1</source>
        <translation>диагональ %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a piece and the squares that it guards</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, closed: %n square(s)</source>
        <translation>
            <numerusform>%1, закрыт: %n поле</numerusform>
            <numerusform>%1, закрыт: %n поля</numerusform>
            <numerusform>%1, закрыт: %n полей</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, open at %2</source>
        <translation>%1, открыт на %2</translation>
    </message>
    <message>
        <source>Triangles: the king is outside; the large one lies behind %1</source>
        <comment>ends of diagonals</comment>
        <translation>Треугольники: король снаружи; большой лежит за %1</translation>
    </message>
    <message>
        <source>Heat map: hidden during the exercise</source>
        <translation>Тепловая карта: скрыта во время упражнения</translation>
    </message>
</context>
<context>
    <name>OwnPositionsCommands</name>
    <message>
        <source>Other positions</source>
        <translation>Другие позиции</translation>
    </message>
    <message>
        <source>The position could not be kept.</source>
        <translation>Не удалось сохранить позицию.</translation>
    </message>
    <message>
        <source>The position has been kept in “%1”.</source>
        <comment>a course</comment>
        <translation>Позиция добавлена в «%1».</translation>
    </message>
    <message>
        <source>“%1” has this position already.</source>
        <comment>a course</comment>
        <translation>В «%1» уже есть эта позиция.</translation>
    </message>
    <message>
        <source>My positions</source>
        <translation>Мои позиции</translation>
    </message>
    <message>
        <source>Keep this position</source>
        <translation>Сохранить эту позицию</translation>
    </message>
    <message>
        <source>Add the position and what you have drawn on it to “My positions”, a course of your own</source>
        <translation>Добавить позицию и ваши рисунки в «Мои позиции»&#xa0;— ваш собственный курс</translation>
    </message>
    <message>
        <source>E&amp;dit course</source>
        <translation>П&amp;равка курса</translation>
    </message>
    <message>
        <source>Edit this page</source>
        <translation>Изменить эту страницу</translation>
    </message>
    <message>
        <source>Change chapter, task, words, moves and drawings of the page</source>
        <translation>Изменить главу, задание, текст, ходы и рисунки страницы</translation>
    </message>
    <message>
        <source>Move page up</source>
        <translation>Страницу выше</translation>
    </message>
    <message>
        <source>Put the page before the previous one</source>
        <translation>Поставить страницу перед предыдущей</translation>
    </message>
    <message>
        <source>Move page down</source>
        <translation>Страницу ниже</translation>
    </message>
    <message>
        <source>Put the page behind the next one</source>
        <translation>Поставить страницу после следующей</translation>
    </message>
    <message>
        <source>Delete page</source>
        <translation>Удалить страницу</translation>
    </message>
    <message>
        <source>Delete the page from the file of the course</source>
        <translation>Удалить страницу из файла курса</translation>
    </message>
    <message>
        <source>Choose “Delete page” again to delete it; Esc keeps it.</source>
        <translation>Выберите «Удалить страницу» ещё раз, чтобы удалить её; Esc&#xa0;— оставить.</translation>
    </message>
    <message>
        <source>It will be gone from the file of the course.</source>
        <translation>Она исчезнет из файла курса.</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>Сохранить страницу</translation>
    </message>
    <message>
        <source>Save the page and show it as its readers see it</source>
        <translation>Сохранить страницу и показать её такой, какой её видят читатели</translation>
    </message>
    <message>
        <source>Delete move</source>
        <translation>Удалить ход</translation>
    </message>
    <message>
        <source>Delete the last move on the board from the page, with all that follows it</source>
        <translation>Удалить со страницы последний ход на доске и всё, что за ним следует</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) have been imported into “%1”.</source>
        <comment>a course</comment>
        <translation>
            <numerusform>В «%1» добавлена %n страница.</numerusform>
            <numerusform>В «%1» добавлены %n страницы.</numerusform>
            <numerusform>В «%1» добавлено %n страниц.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) could not be read.</source>
        <translation>
            <numerusform>Не удалось прочитать %n позицию.</numerusform>
            <numerusform>Не удалось прочитать %n позиции.</numerusform>
            <numerusform>Не удалось прочитать %n позиций.</numerusform>
        </translation>
    </message>
    <message>
        <source>The course has been saved as “%1”.</source>
        <translation>Курс сохранён как «%1».</translation>
    </message>
    <message>
        <source>Others can open the file as a course.</source>
        <translation>Другие могут открыть файл как курс.</translation>
    </message>
    <message>
        <source>Import positions</source>
        <translation>Импорт позиций</translation>
    </message>
    <message>
        <source>Games and positions (*.pgn *.epd *.fen *.txt)</source>
        <translation>Партии и позиции (*.pgn *.epd *.fen *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Save a copy of the course</source>
        <translation>Сохранить копию курса</translation>
    </message>
    <message>
        <source>Courses (*.pgn)</source>
        <translation>Курсы (*.pgn)</translation>
    </message>
    <message>
        <source>Import into “My positions”…</source>
        <translation>Импорт в «Мои позиции»…</translation>
    </message>
    <message>
        <source>Add the pages of a course, games, a Lichess study, or a list of FEN or EPD</source>
        <translation>Добавить страницы курса, партии, студию Lichess или список FEN или EPD</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Сохранить копию как…</translation>
    </message>
    <message>
        <source>Save the course as a PGN file for others, with its name as the title</source>
        <translation>Сохранить курс в файл PGN для других; имя файла станет названием</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) were there already.</source>
        <translation>
            <numerusform>%n страница там уже была.</numerusform>
            <numerusform>%n страницы там уже были.</numerusform>
            <numerusform>%n страниц там уже было.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename chapter</source>
        <translation>Переименовать главу</translation>
    </message>
    <message>
        <source>New name of the chapter:</source>
        <translation>Новое название главы:</translation>
    </message>
    <message>
        <source>Move chapter up</source>
        <translation>Главу выше</translation>
    </message>
    <message>
        <source>Put the chapter before the previous one, with all its pages</source>
        <translation>Поставить главу со всеми страницами перед предыдущей</translation>
    </message>
    <message>
        <source>Move chapter down</source>
        <translation>Главу ниже</translation>
    </message>
    <message>
        <source>Put the chapter behind the next one, with all its pages</source>
        <translation>Поставить главу со всеми страницами после следующей</translation>
    </message>
    <message>
        <source>Rename chapter…</source>
        <translation>Переименовать главу…</translation>
    </message>
    <message>
        <source>Give all pages of the chapter another chapter name</source>
        <translation>Дать всем страницам главы другое название главы</translation>
    </message>
    <message>
        <source>open a page of “%1” or of a file of yours first</source>
        <comment>a course</comment>
        <translation>сначала откройте страницу из «%1» или из своего файла</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>the FEN cannot be read</source>
        <translation>FEN не читается</translation>
    </message>
    <message>
        <source>“%1” has not changed.</source>
        <comment>a course</comment>
        <translation>«%1»: изменений нет.</translation>
    </message>
    <message>
        <source>Choose “Save page” again to save it with the error.</source>
        <translation>Выберите «Сохранить страницу» ещё раз, чтобы сохранить её с ошибкой.</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Продолжить правку</translation>
    </message>
    <message>
        <source>Keep page</source>
        <translation>Оставить страницу</translation>
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
        <translation>белая пешка</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>белый конь</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>белый слон</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>белая ладья</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>белый ферзь</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>белый король</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>чёрная пешка</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>чёрный конь</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>чёрный слон</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>чёрная ладья</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>чёрный ферзь</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>чёрный король</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>пешка</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>конь</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>слон</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>ладья</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>ферзь</translation>
    </message>
    <message>
        <source>king</source>
        <translation>король</translation>
    </message>
</context>
<context>
    <name>PositionCommands</name>
    <message>
        <source>&amp;Set up</source>
        <translation>&amp;Расставить</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Расставить позицию</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Play this position against the program</source>
        <translation>Сыграть эту позицию против программы</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>Move pieces for both sides</source>
        <translation>Ходить за обе стороны</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Играть отсюда</translation>
    </message>
    <message>
        <source>Start a game from the position on the board</source>
        <translation>Начать партию с позиции на доске</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Копировать позицию</translation>
    </message>
    <message>
        <source>Mirror &amp;left–right</source>
        <translation>Отразить &amp;лево–право</translation>
    </message>
    <message>
        <source>Mirror ↔</source>
        <translation>Отразить ↔</translation>
    </message>
    <message>
        <source>Swap left and right</source>
        <translation>Поменять местами лево и право</translation>
    </message>
    <message>
        <source>Mirror &amp;up–down</source>
        <translation>Отразить &amp;верх–низ</translation>
    </message>
    <message>
        <source>Mirror ↕</source>
        <translation>Отразить ↕</translation>
    </message>
    <message>
        <source>Swap up and down</source>
        <translation>Поменять местами верх и низ</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>&amp;Повернуть</translation>
    </message>
    <message>
        <source>Rotate the board by a quarter turn</source>
        <translation>Повернуть доску на четверть</translation>
    </message>
    <message>
        <source>S&amp;wap colours</source>
        <translation>Сменить &amp;цвета</translation>
    </message>
    <message>
        <source>White pieces become black and black pieces white</source>
        <translation>Белые фигуры становятся чёрными, а чёрные белыми</translation>
    </message>
    <message>
        <source>Cl&amp;ear</source>
        <translation>&amp;Очистить</translation>
    </message>
    <message>
        <source>Remove all pieces from the board</source>
        <translation>Убрать все фигуры с доски</translation>
    </message>
    <message>
        <source>&amp;Paste position or game</source>
        <translation>Вст&amp;авить позицию или партию</translation>
    </message>
    <message>
        <source>Copy the position as a FEN</source>
        <translation>Копировать позицию в виде FEN</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Копировать р&amp;исунок</translation>
    </message>
    <message>
        <source>Copy a picture of the board</source>
        <translation>Копировать рисунок доски</translation>
    </message>
    <message>
        <source>Copy as &amp;text diagram</source>
        <translation>Копировать &amp;текстом</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>Копировать парти&amp;ю</translation>
    </message>
    <message>
        <source>Paste a position, games or a link to a position</source>
        <translation>Вставить позицию, партии или ссылку на позицию</translation>
    </message>
    <message>
        <source>Copy the game as PGN, for other programs and emails</source>
        <translation>Копировать партию в формате PGN, для других программ и писем</translation>
    </message>
    <message>
        <source>Copy the board as lines of text for emails and notes</source>
        <translation>Копировать доску строками текста, для писем и заметок</translation>
    </message>
    <message>
        <source>The picture has been copied.</source>
        <translation>Рисунок скопирован.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>You let the draw slip.</source>
        <translation>Ничья упущена.</translation>
    </message>
    <message>
        <source>You threw the win away.</source>
        <translation>Выигрыш упущен.</translation>
    </message>
    <message>
        <source>You held the draw.</source>
        <translation>Вы удержали ничью.</translation>
    </message>
    <message>
        <source>You mated without wasting a move.</source>
        <translation>Мат, и ни одного лишнего хода.</translation>
    </message>
    <message>
        <source>hold the draw</source>
        <translation>удержать ничью</translation>
    </message>
    <message>
        <source>Bishop and knight</source>
        <translation>Слон и конь</translation>
    </message>
    <message>
        <source>Basic mates</source>
        <translation>Элементарные маты</translation>
    </message>
    <message>
        <source>Pawn endings</source>
        <translation>Пешечные окончания</translation>
    </message>
    <message>
        <source>Piece against piece</source>
        <translation>Фигура против фигуры</translation>
    </message>
    <message>
        <source>This one is new.</source>
        <translation>Это новое задание.</translation>
    </message>
    <message>
        <source>No exercises are due. This is the one you did longest ago.</source>
        <translation>Очередь пуста. Это задание вы не делали дольше всего.</translation>
    </message>
    <message numerus="yes">
        <source>You did this one %n day(s) ago. Let&apos;s see whether it stuck.</source>
        <translation>
            <numerusform>Вы делали это задание %n день назад. Пора проверить, закрепилось ли оно.</numerusform>
            <numerusform>Вы делали это задание %n дня назад. Пора проверить, закрепилось ли оно.</numerusform>
            <numerusform>Вы делали это задание %n дней назад. Пора проверить, закрепилось ли оно.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>Удерживайте ничью %n ход.</numerusform>
            <numerusform>Удерживайте ничью %n хода.</numerusform>
            <numerusform>Удерживайте ничью %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Трудно</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Хорошо</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Легко</translation>
    </message>
    <message>
        <source>You got there, but with a hint or a take-back, or with more than %1 of your moves wasted.</source>
        <translation>Вы справились, но с подсказкой или возвратом хода, или же лишними были больше %1 ваших ходов.</translation>
    </message>
    <message>
        <source>You got there on your own.</source>
        <translation>Вы справились без помощи.</translation>
    </message>
    <message>
        <source>You got there on your own, wasted at most %1 of your moves, and averaged at most %2 s per move.</source>
        <translation>Вы справились без помощи, лишними были не больше %1 ваших ходов, а на ход уходило в среднем не больше %2&#xa0;с.</translation>
    </message>
    <message>
        <source>All endings of up to four pieces</source>
        <translation>Все окончания до четырёх фигур</translation>
    </message>
    <message>
        <source>The move to know by heart is another one.</source>
        <translation>Наизусть надо знать другой ход.</translation>
    </message>
    <message>
        <source>Right: %1 is the move.</source>
        <translation>Верно: нужный ход&#xa0;— %1.</translation>
    </message>
    <message>
        <source>Remember: %1.</source>
        <translation>Запомните: %1.</translation>
    </message>
    <message>
        <source>It fits the method; the quickest mate begins with another move.</source>
        <translation>Это по методу; самый быстрый мат начинается с другого хода.</translation>
    </message>
    <message>
        <source>position %1 to know by heart</source>
        <translation>позиция %1 для заучивания</translation>
    </message>
    <message>
        <source>Bishop and knight: positions to know by heart</source>
        <translation>Слон и конь: позиции для заучивания</translation>
    </message>
    <message>
        <source>Play the method&apos;s move, which you should know by heart.</source>
        <translation>Сыграйте ход по методу: его надо знать наизусть.</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>единственный ход</translation>
    </message>
    <message>
        <source>waiting move</source>
        <translation>выжидательный ход</translation>
    </message>
    <message>
        <source>That is not the waiting move.</source>
        <translation>Это не выжидательный ход.</translation>
    </message>
    <message>
        <source>You finished this stage without wasting a move.</source>
        <translation>Этап пройден, и ни одного лишнего хода.</translation>
    </message>
    <message numerus="yes">
        <source>You finished this stage in %n move(s); the fewest are %1.</source>
        <translation>
            <numerusform>Этап пройден за %n ход; минимум: %1.</numerusform>
            <numerusform>Этап пройден за %n хода; минимум: %1.</numerusform>
            <numerusform>Этап пройден за %n ходов; минимум: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the only move that wins.</source>
        <translation>Найдите единственный ход к выигрышу.</translation>
    </message>
    <message>
        <source>Find a waiting move.</source>
        <translation>Найдите выжидательный ход.</translation>
    </message>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>Поставьте мат за %n ход.</numerusform>
            <numerusform>Поставьте мат за %n хода.</numerusform>
            <numerusform>Поставьте мат за %n ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer promote the pawn within %n move(s).</source>
        <translation>
            <numerusform>Вы уже не успеете превратить пешку за %n ход.</numerusform>
            <numerusform>Вы уже не успеете превратить пешку за %n хода.</numerusform>
            <numerusform>Вы уже не успеете превратить пешку за %n ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer reach the stage “%1” within %n move(s).</source>
        <translation>
            <numerusform>Вы уже не успеете дойти до этапа «%1» за %n ход.</numerusform>
            <numerusform>Вы уже не успеете дойти до этапа «%1» за %n хода.</numerusform>
            <numerusform>Вы уже не успеете дойти до этапа «%1» за %n ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer mate within %n move(s).</source>
        <translation>
            <numerusform>Вы уже не успеете поставить мат за %n ход.</numerusform>
            <numerusform>Вы уже не успеете поставить мат за %n хода.</numerusform>
            <numerusform>Вы уже не успеете поставить мат за %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your first answer was wrong.</source>
        <translation>Ваш первый ответ был неверным.</translation>
    </message>
    <message>
        <source>You solved the question.</source>
        <translation>Вы решили задание.</translation>
    </message>
    <message numerus="yes">
        <source>You promoted the pawn in %n move(s) and kept the win.</source>
        <translation>
            <numerusform>Вы превратили пешку за %n ход и сохранили выигрыш.</numerusform>
            <numerusform>Вы превратили пешку за %n хода и сохранили выигрыш.</numerusform>
            <numerusform>Вы превратили пешку за %n ходов и сохранили выигрыш.</numerusform>
        </translation>
    </message>
    <message>
        <source>A question of a course</source>
        <translation>Задание из курса</translation>
    </message>
    <message>
        <source>Only-move drills</source>
        <translation>Задания на единственный ход</translation>
    </message>
    <message>
        <source>Waiting-move drills</source>
        <translation>Задания на выжидательный ход</translation>
    </message>
    <message>
        <source>The same kind of position once more, so that it sticks.</source>
        <translation>Ещё раз позиция того же вида, чтобы закрепить.</translation>
    </message>
    <message numerus="yes">
        <source>Promote the pawn within %n move(s), keeping the win.</source>
        <translation>
            <numerusform>Превратите пешку за %n ход, сохранив выигрыш.</numerusform>
            <numerusform>Превратите пешку за %n хода, сохранив выигрыш.</numerusform>
            <numerusform>Превратите пешку за %n ходов, сохранив выигрыш.</numerusform>
        </translation>
    </message>
    <message>
        <source>failed</source>
        <comment>the result of an exam</comment>
        <translation>неудовлетворительно</translation>
    </message>
    <message>
        <source>satisfactory</source>
        <comment>the result of an exam</comment>
        <translation>удовлетворительно</translation>
    </message>
    <message>
        <source>good</source>
        <comment>the result of an exam</comment>
        <translation>хорошо</translation>
    </message>
    <message>
        <source>very good</source>
        <comment>the result of an exam</comment>
        <translation>очень хорошо</translation>
    </message>
    <message>
        <source>excellent</source>
        <comment>the result of an exam</comment>
        <translation>отлично</translation>
    </message>
    <message>
        <source>You know this position from the course.</source>
        <translation>Эта позиция знакома вам по курсу.</translation>
    </message>
    <message>
        <source>Take moves back, or give up.</source>
        <translation>Возьмите ходы назад или сдайтесь.</translation>
    </message>
    <message>
        <source>due now</source>
        <translation>на очереди</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Не удалось</translation>
    </message>
    <message>
        <source>This exercise is due again now.</source>
        <translation>Это задание уже снова на очереди.</translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n day(s).</source>
        <translation>
            <numerusform>Это задание вернётся через %n день.</numerusform>
            <numerusform>Это задание вернётся через %n дня.</numerusform>
            <numerusform>Это задание вернётся через %n дней.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n minute(s).</source>
        <translation>
            <numerusform>Это задание вернётся через %n минуту.</numerusform>
            <numerusform>Это задание вернётся через %n минуты.</numerusform>
            <numerusform>Это задание вернётся через %n минут.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>через %n день</numerusform>
            <numerusform>через %n дня</numerusform>
            <numerusform>через %n дней</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n minute(s)</source>
        <translation>
            <numerusform>через %n минуту</numerusform>
            <numerusform>через %n минуты</numerusform>
            <numerusform>через %n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>mate in %1–%2</source>
        <translation>мат в %1–%2</translation>
    </message>
    <message>
        <source>mate in %1 or more</source>
        <translation>мат в %1 и более</translation>
    </message>
    <message>
        <source>You did not reach the goal in time or did not hold the draw; or you threw the win or the draw away, even if you took that back; or you were shown a move, or had hints or take-backs on more than %1 of your moves (rounded up).</source>
        <translation>Вы не достигли цели вовремя или не удержали ничью; или упустили выигрыш либо ничью, даже если потом взяли ход назад; или вам показали ход; или подсказки либо возвраты пришлись больше чем на %1 ваших ходов (с округлением вверх).</translation>
    </message>
    <message>
        <source>from your games</source>
        <translation>из ваших партий</translation>
    </message>
    <message>
        <source>My own mistakes</source>
        <translation>Мои ошибки</translation>
    </message>
    <message>
        <source>You gave points away in this position in one of your games.</source>
        <translation>В этой позиции вы упустили очки в одной из своих партий.</translation>
    </message>
    <message>
        <source>You gave up, so it counts as failed.</source>
        <translation>Вы сдались, поэтому попытка не засчитана.</translation>
    </message>
    <message>
        <source>You threw the result away and took the move back, so it counts as failed.</source>
        <translation>Результат был упущен, и вы взяли ход назад, поэтому попытка не засчитана.</translation>
    </message>
    <message>
        <source>You had too much help, so it counts as failed.</source>
        <translation>Помощи было слишком много, поэтому попытка не засчитана.</translation>
    </message>
    <message>
        <source>Solved with help.</source>
        <translation>Решено не без помощи.</translation>
    </message>
    <message>
        <source>Solved at the second try.</source>
        <translation>Решено со второй попытки.</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n move(s) taken back.</source>
        <translation>
            <numerusform>Решено, %n ход взят назад.</numerusform>
            <numerusform>Решено, %n хода взято назад.</numerusform>
            <numerusform>Решено, %n ходов взято назад.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is a few more than best play takes.</source>
        <translation>Это на несколько ходов больше, чем при лучшей игре.</translation>
    </message>
    <message numerus="yes">
        <source>Play until the next stage of the win begins, “%1”. You have %n move(s).</source>
        <translation>
            <numerusform>Играйте, пока не начнётся следующий этап выигрыша: «%1». У вас %n ход.</numerusform>
            <numerusform>Играйте, пока не начнётся следующий этап выигрыша: «%1». У вас %n хода.</numerusform>
            <numerusform>Играйте, пока не начнётся следующий этап выигрыша: «%1». У вас %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>You were shown the answer, so it counts as failed.</source>
        <translation>Вам показали ответ, поэтому попытка не засчитана.</translation>
    </message>
    <message>
        <source>It may be turned or mirrored, with the colours swapped; “See the game” shows the original afterwards.</source>
        <translation>Она может быть повёрнута или отражена, а цвета — переставлены; «Показать партию» потом покажет исходную.</translation>
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
        <translation>%1 за последние четыре недели, раньше %2.</translation>
    </message>
    <message>
        <source>Hold the draw</source>
        <translation>Удержать ничью</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Выиграть</translation>
    </message>
    <message>
        <source>Hardest so far: %1.</source>
        <translation>Пока труднее всего: %1.</translation>
    </message>
    <message>
        <source>Days in a row</source>
        <translation>Дней подряд</translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation>рекорд: %1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Решено</translation>
    </message>
    <message>
        <source>Moves wasted</source>
        <translation>Лишние ходы</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Время на ход</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;с</translation>
    </message>
    <message>
        <source>Due today</source>
        <translation>На сегодня</translation>
    </message>
    <message>
        <source>%1 within a week</source>
        <translation>на неделю: %1</translation>
    </message>
    <message>
        <source>Success rate by week</source>
        <translation>Доля успехов по неделям</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Неделя</translation>
    </message>
    <message>
        <source>Percentage</source>
        <translation>Процент</translation>
    </message>
    <message>
        <source>Moves wasted by week</source>
        <translation>Лишние ходы по неделям</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>Лишние</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Mates against perfect defence</source>
        <translation>Маты против лучшей защиты</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Пока ни одного.</translation>
    </message>
    <message>
        <source>Mates</source>
        <translation>Маты</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>Ваши ходы</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Лучшая игра</translation>
    </message>
    <message>
        <source>Time per move by week</source>
        <translation>Время на ход по неделям</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Секунды на ход</translation>
    </message>
    <message>
        <source>By ending</source>
        <translation>По окончаниям</translation>
    </message>
    <message>
        <source>By stage</source>
        <translation>По этапам</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Окончание</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Этап</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Попытки</translation>
    </message>
    <message>
        <source>Coming up</source>
        <translation>Что на очереди</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) in the next two weeks.</source>
        <translation>
            <numerusform>%n задание на ближайшие две недели.</numerusform>
            <numerusform>%n задания на ближайшие две недели.</numerusform>
            <numerusform>%n заданий на ближайшие две недели.</numerusform>
        </translation>
    </message>
    <message>
        <source>Day</source>
        <translation>День</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>На очереди</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Задания</translation>
    </message>
    <message>
        <source>Today and overdue</source>
        <translation>Сегодня и просроченные</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a date</comment>
        <translation>dddd, d MMMM</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сегодня</translation>
    </message>
    <message>
        <source>ddd d</source>
        <comment>weekday and day, short</comment>
        <translation>ddd d</translation>
    </message>
    <message>
        <source>Where you throw results away</source>
        <translation>Где вы упускаете результат</translation>
    </message>
    <message>
        <source>Nowhere so far.</source>
        <translation>Пока нигде.</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Поле</translation>
    </message>
    <message numerus="yes">
        <source>thrown away here %n time(s)</source>
        <translation>
            <numerusform>упущено здесь %n раз</numerusform>
            <numerusform>упущено здесь %n раза</numerusform>
            <numerusform>упущено здесь %n раз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln attempt(s)</source>
        <translation>
            <numerusform>%1 из %Ln попытки</numerusform>
            <numerusform>%1 из %Ln попыток</numerusform>
            <numerusform>%1 из %Ln попыток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln ход</numerusform>
            <numerusform>%Ln хода</numerusform>
            <numerusform>%Ln ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages read</source>
        <translation>Прочитано страниц</translation>
    </message>
    <message>
        <source>of %1 in the courses</source>
        <translation>из %1 в курсах</translation>
    </message>
    <message>
        <source>The courses</source>
        <translation>Курсы</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Курс</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>You would now solve about %1 of the exercises you have practised.</source>
        <translation>Сейчас вам удалось бы около %1 всего, что вы тренировали.</translation>
    </message>
    <message>
        <source>Known by heart</source>
        <translation>Выучено наизусть</translation>
    </message>
    <message>
        <source>Questions solved</source>
        <translation>Решено заданий</translation>
    </message>
    <message>
        <source>%1 of %2 questions solved; %3 of %4 pages read.</source>
        <translation>Решено заданий: %1 из %2; прочитано страниц: %3 из %4.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Задания</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1 per move</source>
        <translation>%1 на ход</translation>
    </message>
    <message>
        <source>Wasted per move</source>
        <translation>Лишних на ход</translation>
    </message>
    <message>
        <source>Wasted per move in won positions</source>
        <translation>Лишних на ход в выигранных позициях</translation>
    </message>
    <message>
        <source>In all attempts, solved or not.</source>
        <translation>Во всех попытках, решённых и нерешённых.</translation>
    </message>
    <message>
        <source>Results thrown away: in all attempts, without moves taken back.</source>
        <translation>Упущенные результаты: во всех попытках, без ходов, взятых назад.</translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s), most often with a move to %1.</source>
        <translation>
            <numerusform>Вы упустили выигрыш или ничью %n раз, ходом на %1.</numerusform>
            <numerusform>Вы упустили выигрыш или ничью %n раза, чаще всего ходом на %1.</numerusform>
            <numerusform>Вы упустили выигрыш или ничью %n раз, чаще всего ходом на %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s).</source>
        <translation>
            <numerusform>Вы упустили выигрыш или ничью %n раз.</numerusform>
            <numerusform>Вы упустили выигрыш или ничью %n раза.</numerusform>
            <numerusform>Вы упустили выигрыш или ничью %n раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>Days with at least one exercise, of any ending.</source>
        <translation>Дни хотя бы с одним заданием из любого окончания.</translation>
    </message>
    <message>
        <source>Solved on your own</source>
        <translation>Решено без помощи</translation>
    </message>
    <message>
        <source>Exercises that you have practised before, overdue ones included.</source>
        <translation>Задания, которые вы уже тренировали, включая просроченные.</translation>
    </message>
    <message>
        <source>In all courses, whatever the ending, with or without help.</source>
        <translation>Во всех курсах, по любым окончаниям, с помощью и без неё.</translation>
    </message>
    <message>
        <source>Other attempts</source>
        <translation>Прочие попытки</translation>
    </message>
    <message numerus="yes">
        <source>Over %n mate(s), you needed %1 moves on average; best play needs %2.</source>
        <translation>
            <numerusform>На %n мат ушло ходов: %1, при лучшей игре: %2.</numerusform>
            <numerusform>На %n мата ушло ходов в среднем: %1, при лучшей игре: %2.</numerusform>
            <numerusform>На %n матов ушло ходов в среднем: %1, при лучшей игре: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results thrown away: %1</source>
        <translation>упущено результатов: %1</translation>
    </message>
    <message>
        <source>Questions of the courses</source>
        <translation>Задания курсов</translation>
    </message>
    <message>
        <source>%1 of %2 (%3)</source>
        <comment>successful attempts, all attempts and their share</comment>
        <translation>%1 из %2 (%3)</translation>
    </message>
    <message>
        <source>Only attempts without hints and take-backs count, and only if no move threw the result away.</source>
        <translation>Попытки с подсказками или взятыми назад ходами не считаются, как и те, в которых хотя бы один ход упустил результат.</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln move(s)</source>
        <comment>moves wasted</comment>
        <translation>
            <numerusform>%1 (ходов: %Ln)</numerusform>
            <numerusform>%1 (ходов: %Ln)</numerusform>
            <numerusform>%1 (ходов: %Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; results thrown away: %2</source>
        <comment>moves wasted</comment>
        <translation>%1; упущено результатов: %2</translation>
    </message>
    <message>
        <source>In all attempts to win, solved or not, without moves taken back.</source>
        <translation>Во всех попытках выиграть, решённых и нерешённых, без ходов, взятых назад.</translation>
    </message>
</context>
<context>
    <name>PracticeCommands</name>
    <message>
        <source>Pr&amp;actice</source>
        <translation>Тре&amp;нировка</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;Тренироваться</translation>
    </message>
    <message>
        <source>Do the exercises that are due, one after another</source>
        <translation>Выполнить очередные задания одно за другим</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Следующее задание</translation>
    </message>
    <message>
        <source>St&amp;op practising</source>
        <translation>З&amp;акончить тренировку</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минуты</numerusform>
            <numerusform>%n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>Session &amp;length</source>
        <translation>&amp;Длительность тренировки</translation>
    </message>
    <message>
        <source>&amp;What to practise</source>
        <translation>Т&amp;ема тренировки</translation>
    </message>
    <message>
        <source>Gra&amp;ding…</source>
        <translation>&amp;Оценки…</translation>
    </message>
    <message>
        <source>See how attempts are graded and change the limits</source>
        <translation>Посмотреть, как оцениваются попытки, и изменить пределы</translation>
    </message>
    <message>
        <source>&amp;Read about it</source>
        <translation>&amp;Прочитать об этом</translation>
    </message>
    <message>
        <source>Go to the course page that teaches what this exercise is about</source>
        <translation>К странице курса, где объясняется тема этого задания</translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s)</source>
        <translation>
            <numerusform>%n задание</numerusform>
            <numerusform>%n задания</numerusform>
            <numerusform>%n заданий</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Start the exercise again from its position, without a grade</source>
        <translation>Начать задание заново с его позиции, без оценки</translation>
    </message>
    <message>
        <source>Every &amp;question of the courses</source>
        <translation>Все &amp;задания из курсов</translation>
    </message>
    <message>
        <source>Practise the questions that you solved as well as those that you failed</source>
        <translation>Повторять и решённые задания, а не только неудавшиеся</translation>
    </message>
    <message>
        <source>Bac&amp;k to the game</source>
        <translation>&amp;К партии</translation>
    </message>
    <message>
        <source>The next exercise comes when this one is finished.</source>
        <translation>Следующее задание появится, когда закончится это.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+U gives up and shows the solution.</source>
        <translation>Ctrl+Shift+U сдаёт задание и показывает решение.</translation>
    </message>
    <message>
        <source>Press Esc again to stop practising.</source>
        <translation>Нажмите Esc ещё раз, чтобы закончить тренировку.</translation>
    </message>
    <message>
        <source>The exercise that you have begun will not count.</source>
        <translation>Начатое задание не будет засчитано.</translation>
    </message>
    <message>
        <source>See the &amp;game</source>
        <translation>Показать &amp;партию</translation>
    </message>
    <message>
        <source>Open your game at this position, once the exercise is finished</source>
        <translation>Открыть вашу партию на этой позиции, когда задание закончено</translation>
    </message>
    <message>
        <source>Keep practising</source>
        <translation>Продолжить тренировку</translation>
    </message>
    <message>
        <source>After a failed attempt, goes to the course page about this exercise, if there is one</source>
        <translation>После неудачной попытки открывает страницу курса об этом задании, если она есть</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Position after %1.</source>
        <translation>Позиция после %1.</translation>
    </message>
    <message>
        <source>Print preview</source>
        <translation>Предварительный просмотр</translation>
    </message>
    <message>
        <source>Starting position.</source>
        <translation>Начальная позиция.</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Не сохранять</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Да</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Нет</translation>
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
        <translation>Пробел</translation>
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
        <translation>Здесь четыре равноценных хода.</translation>
    </message>
    <message>
        <source>This move throws the win away.</source>
        <translation>Этот ход упускает выигрыш.</translation>
    </message>
    <message>
        <source>The program played this move.</source>
        <translation>Этот ход сделала программа.</translation>
    </message>
    <message>
        <source>This move delays mate by one move.</source>
        <translation>Этот ход отдаляет мат на один ход.</translation>
    </message>
    <message>
        <source>This move brings mate one move closer.</source>
        <translation>Этот ход приближает мат на один ход.</translation>
    </message>
    <message>
        <source>This move loses a drawn position.</source>
        <translation>Этот ход проигрывает ничейную позицию.</translation>
    </message>
    <message>
        <source>This move was played after a hint.</source>
        <translation>Этот ход сделан после подсказки.</translation>
    </message>
    <message>
        <source>The author of a course or a game marks good moves with “!” and mistakes with “?”; “!!” and “??” are stronger, “!?” and “?!” less certain.</source>
        <translation>Автор курса или партии отмечает хорошие ходы знаком «!», а ошибки знаком «?»; «!!» и «??» сильнее, «!?» и «?!» менее определённы.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>Здесь %n равноценный ход.</numerusform>
            <numerusform>Здесь %n равноценных хода.</numerusform>
            <numerusform>Здесь %n равноценных ходов.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>%1 has no king.</source>
        <translation>%1 без короля.</translation>
    </message>
    <message>
        <source>%1 has more than one king (%2).</source>
        <translation>%1: больше одного короля (%2).</translation>
    </message>
    <message>
        <source>The kings are next to each other (%1).</source>
        <translation>Короли стоят вплотную (%1).</translation>
    </message>
    <message>
        <source>%1 has more than eight pawns.</source>
        <translation>%1: больше восьми пешек.</translation>
    </message>
    <message>
        <source>%1 has more than sixteen pieces.</source>
        <translation>%1: больше шестнадцати фигур.</translation>
    </message>
    <message>
        <source>The side to move was not given: White is assumed.</source>
        <translation>Очередь хода не указана: считается, что ходят белые.</translation>
    </message>
    <message>
        <source>Castling rights were dropped: the king or rook is not on its home square.</source>
        <translation>Право рокировки убрано: король или ладья не на исходном поле.</translation>
    </message>
    <message>
        <source>The en passant square was dropped: no pawn can just have passed it.</source>
        <translation>Поле взятия на проходе убрано: ни одна пешка не могла только что через него пройти.</translation>
    </message>
    <message>
        <source>“%1” is not possible here.</source>
        <translation>Ход «%1» здесь невозможен.</translation>
    </message>
    <message>
        <source>“%1” could be %2. Please be more specific.</source>
        <translation>«%1» может значить %2. Уточните.</translation>
    </message>
    <message>
        <source>Pawns cannot stand on the first or last rank (%1).</source>
        <translation>Пешки не могут стоять на первой и последней горизонталях (%1).</translation>
    </message>
    <message>
        <source>%1 has more promoted pieces than missing pawns.</source>
        <translation>%1: превращённых фигур больше, чем недостающих пешек.</translation>
    </message>
    <message>
        <source>No legal move can have given this check to %1 (%2).</source>
        <translation>%1: ни один ход по правилам не мог дать такой шах (%2).</translation>
    </message>
    <message>
        <source>%1 cannot castle: the king or the rook is no longer on its home square (%2).</source>
        <translation>%1 не могут рокировать: король или ладья не на исходном поле (%2).</translation>
    </message>
    <message>
        <source>No pawn can have just passed %1.</source>
        <translation>Ни одна пешка не могла только что пройти через %1.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>Текст пуст.</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters.</source>
        <translation>Текст длиннее %1 символов.</translation>
    </message>
    <message>
        <source>This character is not allowed in a FEN (character %1).</source>
        <translation>Этот символ в FEN недопустим (символ %1).</translation>
    </message>
    <message>
        <source>“%1” is neither a piece nor a number of squares (character %2).</source>
        <translation>«%1»&#xa0;— не фигура и не число полей (символ %2).</translation>
    </message>
    <message>
        <source>Rank %1 has more than eight squares (character %2).</source>
        <translation>На горизонтали %1 больше восьми полей (символ %2).</translation>
    </message>
    <message>
        <source>Rank %1 has fewer than eight squares (character %2).</source>
        <translation>На горизонтали %1 меньше восьми полей (символ %2).</translation>
    </message>
    <message>
        <source>There are more than eight ranks (character %1).</source>
        <translation>Горизонталей больше восьми (символ %1).</translation>
    </message>
    <message>
        <source>There are fewer than eight ranks (character %1).</source>
        <translation>Горизонталей меньше восьми (символ %1).</translation>
    </message>
    <message>
        <source>The side to move must be w or b (character %1).</source>
        <translation>Очередь хода обозначается w или b (символ %1).</translation>
    </message>
    <message>
        <source>The castling rights must be - or letters from KQkq (character %1).</source>
        <translation>Право рокировки: - или буквы из KQkq (символ %1).</translation>
    </message>
    <message>
        <source>The en passant square must be - or a square of the third or sixth rank (character %1).</source>
        <translation>Поле взятия на проходе: - или поле третьей либо шестой горизонтали (символ %1).</translation>
    </message>
    <message>
        <source>The halfmove clock must be a number from 0 to %1 (character %2).</source>
        <translation>Счётчик полуходов&#xa0;— число от 0 до %1 (символ %2).</translation>
    </message>
    <message>
        <source>The move number must be between 1 and %1 (character %2).</source>
        <translation>Номер хода&#xa0;— от 1 до %1 (символ %2).</translation>
    </message>
    <message>
        <source>There is extra text after the position (character %1).</source>
        <translation>После позиции есть лишний текст (символ %1).</translation>
    </message>
    <message>
        <source>The tablebases ignore castling, but castling is still possible here.</source>
        <translation>Таблицы не учитывают рокировку, а здесь она ещё возможна.</translation>
    </message>
    <message>
        <source>Not in the tablebases: this position has %1 pieces, and the tablebases cover at most %2.</source>
        <translation>В таблицах нет: фигур в этой позиции %1, а таблицы охватывают не больше %2.</translation>
    </message>
    <message>
        <source>“%1” is not a tag. Skipped.</source>
        <translation>«%1»&#xa0;— не тег и пропускается.</translation>
    </message>
    <message>
        <source>The value of the tag %1 has no closing quotation mark.</source>
        <translation>У значения тега %1 нет закрывающей кавычки.</translation>
    </message>
    <message>
        <source>The tag %1 is given twice. The first one counts.</source>
        <translation>Тег %1 указан дважды. Учитывается первый.</translation>
    </message>
    <message>
        <source>The FEN tag cannot be read. The moves are skipped.</source>
        <translation>Тег FEN не читается. Ходы пропущены.</translation>
    </message>
    <message>
        <source>The FEN tag gives an illegal position. The moves are skipped.</source>
        <translation>В теге FEN недопустимая позиция. Ходы пропущены.</translation>
    </message>
    <message>
        <source>This game is a chess variant (%1). The moves are skipped.</source>
        <translation>Эта партия&#xa0;— в другом виде шахмат (%1). Ходы пропущены.</translation>
    </message>
    <message>
        <source>“%1” is not a move. The rest of the line is skipped.</source>
        <translation>«%1»&#xa0;— не ход. Остаток варианта пропущен.</translation>
    </message>
    <message>
        <source>%1 is illegal here. The rest of the line is skipped.</source>
        <translation>%1 здесь не по правилам. Остаток варианта пропущен.</translation>
    </message>
    <message>
        <source>%1 is ambiguous. The rest of the line is skipped.</source>
        <translation>%1&#xa0;— неоднозначный ход. Остаток варианта пропущен.</translation>
    </message>
    <message>
        <source>This variation has no move to branch from. Skipped.</source>
        <translation>Этому варианту не от чего отклоняться. Он пропущен.</translation>
    </message>
    <message>
        <source>This variation is nested too deeply. Skipped.</source>
        <translation>Этот вариант вложен слишком глубоко. Он пропущен.</translation>
    </message>
    <message>
        <source>The game has more than %1 moves. The rest is skipped.</source>
        <translation>В партии больше %1 ходов. Остальное пропущено.</translation>
    </message>
    <message>
        <source>The game is larger than %1 MiB. The rest is skipped.</source>
        <translation>Партия больше %1 МиБ. Остальное пропущено.</translation>
    </message>
    <message>
        <source>“%1” makes no sense here. Skipped.</source>
        <translation>«%1» здесь не имеет смысла и пропускается.</translation>
    </message>
    <message>
        <source>“%1” is not an annotation glyph. Skipped.</source>
        <translation>«%1»&#xa0;— не оценочный знак; он пропускается.</translation>
    </message>
    <message>
        <source>This comment has no closing brace.</source>
        <translation>У этого комментария нет закрывающей фигурной скобки.</translation>
    </message>
    <message>
        <source>This variation has no closing parenthesis.</source>
        <translation>У этого варианта нет закрывающей скобки.</translation>
    </message>
    <message>
        <source>The pawn</source>
        <translation>Пешка</translation>
    </message>
    <message>
        <source>The knight</source>
        <translation>Конь</translation>
    </message>
    <message>
        <source>The bishop</source>
        <translation>Слон</translation>
    </message>
    <message>
        <source>The rook</source>
        <translation>Ладья</translation>
    </message>
    <message>
        <source>The queen</source>
        <translation>Ферзь</translation>
    </message>
    <message>
        <source>The king</source>
        <translation>Король</translation>
    </message>
    <message>
        <source>It is White&apos;s turn.</source>
        <translation>Ход белых.</translation>
    </message>
    <message>
        <source>It is Black&apos;s turn.</source>
        <translation>Ход чёрных.</translation>
    </message>
    <message>
        <source>%1 on %2 would take the king.</source>
        <translation>%1 на %2 побьёт короля.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <comment>a place in a file, and what is wrong there</comment>
        <translation>Строка %1, столбец %2: %3</translation>
    </message>
    <message>
        <source>There is no piece on %1.</source>
        <translation>На %1 нет фигуры.</translation>
    </message>
    <message>
        <source>%1 cannot go to %2.</source>
        <translation>%1 не может пойти на %2.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 не может ходить.</translation>
    </message>
    <message>
        <source>“%1” is not a move. Type one like Nd3 or e3d5.</source>
        <translation>«%1»&#xa0;— не ход. Введите, например, Кd3 или e3d5.</translation>
    </message>
    <message>
        <source>%1 is a null move, which is impossible in check. The rest of the line is skipped.</source>
        <translation>%1&#xa0;— пустой ход, невозможный под шахом. Остаток варианта пропущен.</translation>
    </message>
    <message>
        <source>The move number 0 was read as 1.</source>
        <translation>Номер хода 0 прочитан как 1.</translation>
    </message>
    <message>
        <source>White is in check (%1), but it is Black&apos;s turn.</source>
        <translation>Белые под шахом (%1), но сейчас ход чёрных.</translation>
    </message>
    <message>
        <source>Black is in check (%1), but it is White&apos;s turn.</source>
        <translation>Чёрные под шахом (%1), но сейчас ход белых.</translation>
    </message>
    <message>
        <source>That is not a FEN, which looks like %1.</source>
        <translation>Это не FEN; FEN выглядит так: %1.</translation>
    </message>
    <message>
        <source>The other king guards %1.</source>
        <translation>Поле %1 под контролем другого короля.</translation>
    </message>
    <message>
        <source>%1 on %2 guards %3.</source>
        <comment>a piece, its square and the square that it guards</comment>
        <translation>%1 на %2 держит под контролем %3.</translation>
    </message>
    <message>
        <source>“%1” is not a position. Skipped.</source>
        <translation>«%1»&#xa0;— не позиция; строка пропускается.</translation>
    </message>
    <message>
        <source>The Result tag and the result after the moves differ; %1 counts.</source>
        <translation>Тег Result и результат после ходов расходятся; засчитывается %1.</translation>
    </message>
    <message>
        <source>“%1” is an illegal position. Skipped.</source>
        <translation>«%1» — невозможная позиция. Пропущено.</translation>
    </message>
    <message>
        <source>%1 is castling of Chess960, which is not supported. The rest of the line is skipped.</source>
        <translation>%1&#xa0;— рокировка шахмат-960, которая не поддерживается. Остаток варианта пропущен.</translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message>
        <source>With best play it is a draw.</source>
        <translation>При лучшей игре это ничья.</translation>
    </message>
    <message>
        <source>White could have mated in %1.</source>
        <translation>Белые могли поставить мат в %1.</translation>
    </message>
    <message>
        <source>Black could have mated in %1.</source>
        <translation>Чёрные могли поставить мат в %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to mate with best play from the start</source>
        <translation>
            <numerusform>С начала при лучшей игре до мата %n ход</numerusform>
            <numerusform>С начала при лучшей игре до мата %n хода</numerusform>
            <numerusform>С начала при лучшей игре до мата %n ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n played so far.</source>
        <translation>
            <numerusform>%1; сыграно пока %n.</numerusform>
            <numerusform>%1; сыграно пока %n.</numerusform>
            <numerusform>%1; сыграно пока %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No moves wasted.</source>
        <translation>Лишних ходов нет.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) wasted.</source>
        <translation>
            <numerusform>%n лишний ход.</numerusform>
            <numerusform>%n лишних хода.</numerusform>
            <numerusform>%n лишних ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>No hints and no take-backs.</source>
        <translation>Без единой подсказки и без взятых назад ходов.</translation>
    </message>
    <message>
        <source>Best reply: %1.</source>
        <translation>Лучший ответ: %1.</translation>
    </message>
    <message>
        <source>The win was thrown away with %1.</source>
        <translation>Выигрыш упущен ходом %1.</translation>
    </message>
    <message>
        <source>The draw was thrown away with %1.</source>
        <translation>Ничья упущена ходом %1.</translation>
    </message>
    <message>
        <source>The costliest move was %1.</source>
        <translation>Дороже всего обошёлся ход %1.</translation>
    </message>
    <message numerus="yes">
        <source>Below are the costliest moves; the move list marks %n more.</source>
        <translation>
            <numerusform>Ниже ходы, которые обошлись дороже всего; в списке ходов отмечен ещё %n.</numerusform>
            <numerusform>Ниже ходы, которые обошлись дороже всего; в списке ходов отмечены ещё %n.</numerusform>
            <numerusform>Ниже ходы, которые обошлись дороже всего; в списке ходов отмечено ещё %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exam failed.</source>
        <translation>Экзамен не сдан.</translation>
    </message>
    <message>
        <source>Exam passed. Grade: %1.</source>
        <translation>Экзамен сдан. Оценка: %1.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Ход взят назад.</translation>
    </message>
    <message>
        <source>You played %1 here. Find a better move.</source>
        <translation>Здесь вы сыграли %1. Найдите ход лучше.</translation>
    </message>
</context>
<context>
    <name>ReviewCommands</name>
    <message>
        <source>Your mistakes could not be saved.</source>
        <translation>Не удалось сохранить ваши ошибки.</translation>
    </message>
    <message>
        <source>The disk may be full. Free some space and try again.</source>
        <translation>Возможно, диск полон. Освободите место и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>Look through your games</source>
        <translation>Просмотр ваших партий</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Партии (*.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>&amp;Look through my games…</source>
        <translation>Просмотреть &amp;мои партии…</translation>
    </message>
    <message>
        <source>See how you played the endings of all games of a PGN file</source>
        <translation>Показать, как вы играли окончания во всех партиях файла PGN</translation>
    </message>
    <message>
        <source>&amp;Back to my endgames</source>
        <translation>К моим &amp;окончаниям</translation>
    </message>
    <message>
        <source>Show the endings of the games that were looked through last</source>
        <translation>Показать окончания последних просмотренных партий</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>castles short</source>
        <translation>короткая рокировка</translation>
    </message>
    <message>
        <source>castles long</source>
        <translation>длинная рокировка</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <comment>a move aloud: a piece without article, a square</comment>
        <translation>%1 бьёт на %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a move aloud: a piece without article, a square</comment>
        <translation>%1 на %2</translation>
    </message>
    <message>
        <source>checkmate</source>
        <comment>after a move aloud</comment>
        <translation>мат</translation>
    </message>
    <message>
        <source>stalemate</source>
        <comment>after a move aloud</comment>
        <translation>пат</translation>
    </message>
    <message>
        <source>check</source>
        <comment>after a move aloud</comment>
        <translation>шах</translation>
    </message>
    <message>
        <source>%1 is not attacked.</source>
        <translation>Поле %1 никто не атакует.</translation>
    </message>
    <message>
        <source>%1 is attacked by: %2.</source>
        <comment>a square; pieces and their squares</comment>
        <translation>Поле %1 под ударом: %2.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no piece of a side</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>White: %1. Black: %2.</source>
        <comment>pieces and their squares</comment>
        <translation>Белые: %1. Чёрные: %2.</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>a null move aloud</comment>
        <translation>пропускает ход</translation>
    </message>
</context>
<context>
    <name>SquareText</name>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>Solving: %1…</source>
        <translation>Рассчитывается: %1…</translation>
    </message>
    <message>
        <source>Solving was cancelled. Press “Try again” to see the result.</source>
        <translation>Расчёт прерван. Нажмите «Ещё раз», чтобы увидеть оценку.</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending. Close other programs and try again.</source>
        <translation>Не хватило памяти, чтобы рассчитать окончание. Закройте другие программы и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>Illegal position</source>
        <translation>Недопустимая позиция</translation>
    </message>
    <message>
        <source>Analysis: you move for both sides.</source>
        <translation>Анализ: вы ходите за обе стороны.</translation>
    </message>
    <message>
        <source>Your opponent plays by general principles.</source>
        <translation>Соперник играет по общим соображениям.</translation>
    </message>
    <message>
        <source>Your opponent defends like a human.</source>
        <translation>Соперник защищается как человек.</translation>
    </message>
    <message>
        <source>Your opponent slips now and then.</source>
        <translation>Соперник иногда ошибается.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n more piece(s) (not the kings) to see the result.</source>
        <translation>
            <numerusform>Чтобы увидеть оценку, снимите с доски %n фигуру, не считая королей.</numerusform>
            <numerusform>Чтобы увидеть оценку, снимите с доски %n фигуры, не считая королей.</numerusform>
            <numerusform>Чтобы увидеть оценку, снимите с доски %n фигур, не считая королей.</numerusform>
        </translation>
    </message>
    <message>
        <source>The tablebases do not cover castling: remove the castling rights to see the result.</source>
        <translation>Таблицы не учитывают рокировку: уберите право на неё, чтобы увидеть оценку.</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Экзамен</translation>
    </message>
    <message>
        <source>Your opponent mates using the method.</source>
        <translation>Соперник ставит мат по методу.</translation>
    </message>
    <message>
        <source>Your opponent mates using the method, which is being prepared.</source>
        <translation>Соперник ставит мат по методу; метод ещё готовится.</translation>
    </message>
    <message>
        <source>There is not enough memory for the method: your opponent plays perfectly.</source>
        <translation>Для метода не хватает памяти: соперник играет идеально.</translation>
    </message>
    <message>
        <source>a few seconds</source>
        <translation>несколько секунд</translation>
    </message>
    <message>
        <source>about a minute</source>
        <translation>около минуты</translation>
    </message>
    <message>
        <source>Five-piece endings are solved on demand. This one takes %1 and up to %2 of memory.</source>
        <comment>some seconds; 1.8 GB</comment>
        <translation>Окончания с пятью фигурами рассчитываются по запросу. На это нужно: %1 и до %2 памяти.</translation>
    </message>
    <message>
        <source>%1 plays for your opponent here.</source>
        <translation>Здесь за соперника играет %1.</translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>около %n минуты</numerusform>
            <numerusform>около %n минут</numerusform>
            <numerusform>около %n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known whether this win survives the fifty-move rule.</source>
        <translation>Неизвестно, не помешает ли этому выигрышу правило 50 ходов.</translation>
    </message>
    <message>
        <source>With best play, the fifty-move rule comes before the mate.</source>
        <translation>При лучшей игре правило 50 ходов опередит мат.</translation>
    </message>
    <message>
        <source>Hold the draw to pass.</source>
        <translation>Для зачёта удержите ничью.</translation>
    </message>
    <message>
        <source>Checkmate to pass; the fewer moves you waste, the better the grade.</source>
        <translation>Для зачёта поставьте мат; чем меньше лишних ходов, тем лучше оценка.</translation>
    </message>
    <message>
        <source>Moves used: %1.</source>
        <translation>Сделано ходов: %1.</translation>
    </message>
    <message>
        <source>Not solved by computer</source>
        <translation>Не рассчитано</translation>
    </message>
    <message>
        <source>This ending needs more memory than you allow. Raise the limit under Settings, Five-piece endings, and try again.</source>
        <translation>Этому окончанию нужно больше памяти, чем вы разрешили. Увеличьте предел в меню «Настройки», «Окончания с пятью фигурами» и попробуйте снова.</translation>
    </message>
    <message>
        <source>%1, but too late: under the fifty-move rule this is a draw.</source>
        <comment>a win</comment>
        <translation>%1, но слишком поздно: по правилу 50 ходов это ничья.</translation>
    </message>
</context>
<context>
    <name>StatisticsCommands</name>
    <message>
        <source>&amp;Statistics…</source>
        <translation>Стат&amp;истика…</translation>
    </message>
    <message>
        <source>Your progress by week, ending and stage</source>
        <translation>Ваши успехи по неделям, окончаниям и этапам</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>&amp;Экспорт в CSV…</translation>
    </message>
    <message>
        <source>Export all attempts as a table for other programs</source>
        <translation>Экспортировать все попытки в виде таблицы для других программ</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>&amp;Резервная копия…</translation>
    </message>
    <message>
        <source>Save all practice data to a file</source>
        <translation>Сохранить все данные тренировок в файл</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Восстановить…</translation>
    </message>
    <message>
        <source>Replace your practice data with a backup</source>
        <translation>Заменить данные тренировок данными из резервной копии</translation>
    </message>
    <message>
        <source>Erase every&amp;thing…</source>
        <translation>&amp;Удалить всё…</translation>
    </message>
    <message>
        <source>Start as if you had never practised</source>
        <translation>Начать так, будто тренировок не было</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Five-piece e&amp;ndings</source>
        <translation>Окончания с п&amp;ятью фигурами</translation>
    </message>
    <message>
        <source>%1 of disk space has been freed.</source>
        <translation>На диске освобождено %1.</translation>
    </message>
    <message>
        <source>Any endings you need will be solved again.</source>
        <translation>Нужные окончания будут рассчитаны заново.</translation>
    </message>
    <message>
        <source>Not all endings could be deleted from the disk.</source>
        <translation>Не все окончания удалось удалить с диска.</translation>
    </message>
    <message>
        <source>Check that their folder is writable.</source>
        <translation>Проверьте, доступна ли их папка для записи.</translation>
    </message>
    <message>
        <source>&amp;Keep solved endings on disk</source>
        <translation>&amp;Хранить рассчитанные окончания на диске</translation>
    </message>
    <message>
        <source>Endings solved once are available again at the next start</source>
        <translation>Рассчитанные однажды окончания будут готовы при следующем запуске</translation>
    </message>
    <message>
        <source>&amp;Delete stored endings (frees %1)</source>
        <translation>&amp;Удалить сохранённые окончания (освободит %1)</translation>
    </message>
    <message>
        <source>All available memory</source>
        <translation>Вся доступная память</translation>
    </message>
    <message>
        <source>Up to %1 of memory</source>
        <translation>До %1 памяти</translation>
    </message>
</context>
<context>
    <name>TeachingMarks</name>
    <message>
        <source>Key squares: %1</source>
        <translation>Ключевые поля: %1</translation>
    </message>
    <message>
        <source>Square of the pawn: %1</source>
        <comment>its opposite corners</comment>
        <translation>Квадрат пешки: %1</translation>
    </message>
    <message>
        <source>Squares of the pawns: %1</source>
        <comment>their opposite corners</comment>
        <translation>Квадраты пешек: %1</translation>
    </message>
</context>
<context>
    <name>TrainingCommands</name>
    <message>
        <source>&amp;You play as</source>
        <translation>&amp;Вы играете</translation>
    </message>
    <message>
        <source>The attacker</source>
        <translation>За атакующего</translation>
    </message>
    <message>
        <source>The defender</source>
        <translation>За защитника</translation>
    </message>
    <message>
        <source>The &amp;program plays</source>
        <translation>&amp;Программа играет</translation>
    </message>
    <message>
        <source>Perfectly</source>
        <translation>Идеально</translation>
    </message>
    <message>
        <source>By general principles</source>
        <translation>По общим соображениям</translation>
    </message>
    <message>
        <source>Ends the game</source>
        <translation>Завершает партию</translation>
    </message>
    <message>
        <source>Only warns</source>
        <translation>Только предупреждает</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Не действует</translation>
    </message>
    <message>
        <source>The &amp;fifty-move rule</source>
        <translation>Правило &amp;50 ходов</translation>
    </message>
    <message>
        <source>The &amp;seventy-five-move rule</source>
        <translation>Правило &amp;75 ходов</translation>
    </message>
    <message>
        <source>&amp;Threefold repetition</source>
        <translation>&amp;Троекратное повторение</translation>
    </message>
    <message>
        <source>Both sides (analysis)</source>
        <translation>За обе стороны (анализ)</translation>
    </message>
    <message>
        <source>&amp;Hide mate distances and wasted moves</source>
        <translation>&amp;Скрыть расстояние до мата и лишние ходы</translation>
    </message>
    <message>
        <source>Until the game is over, the panels show who wins but not how soon</source>
        <translation>До конца партии панели показывают, кто выигрывает, но не как скоро</translation>
    </message>
    <message>
        <source>&amp;Reveal them here</source>
        <translation>Показать &amp;здесь</translation>
    </message>
    <message>
        <source>Show the mate distance and the wasted moves for this position</source>
        <translation>Показать расстояние до мата и лишние ходы в этой позиции</translation>
    </message>
    <message>
        <source>Like a human</source>
        <translation>Как человек</translation>
    </message>
    <message>
        <source>With occasional slips</source>
        <translation>С редкими ошибками</translation>
    </message>
    <message>
        <source>Text&amp;book positions</source>
        <translation>Позиции из у&amp;чебников</translation>
    </message>
    <message>
        <source>&amp;Exam</source>
        <translation>&amp;Экзамен</translation>
    </message>
    <message>
        <source>Using the method (bishop and knight)</source>
        <translation>По методу (слон и конь)</translation>
    </message>
    <message>
        <source>Follow the &amp;method</source>
        <translation>Следовать &amp;методу</translation>
    </message>
    <message>
        <source>The coach guides you through the bishop-and-knight mate, one aim at a time</source>
        <translation>Тренер ведёт вас к мату слоном и конём, от цели к цели</translation>
    </message>
    <message>
        <source>Play the method&apos;s mo&amp;ve</source>
        <translation>Сделать &amp;ход по методу</translation>
    </message>
    <message>
        <source>Play the method&apos;s next move for you</source>
        <translation>Пока вы следуете методу: его ход делается за вас</translation>
    </message>
    <message>
        <source>&amp;Exam (last one on %1: %2)</source>
        <comment>a date and a result</comment>
        <translation>&amp;Экзамен (последний %1: %2)</translation>
    </message>
    <message>
        <source>Play a new position without comments, marks or take-backs, and get a grade at the end</source>
        <translation>Сыграть новую позицию без замечаний, пометок и возврата ходов и получить в конце оценку</translation>
    </message>
    <message>
        <source>End exam</source>
        <translation>Закончить экзамен</translation>
    </message>
    <message>
        <source>End the exam without a grade and go on with the game as usual</source>
        <translation>Закончить экзамен без оценки и продолжить партию как обычно</translation>
    </message>
    <message>
        <source>only when you mate with bishop and knight</source>
        <translation>только когда вы ставите мат слоном и конём</translation>
    </message>
    <message>
        <source>Another exam</source>
        <translation>Ещё один экзамен</translation>
    </message>
    <message>
        <source>The game will be kept: Ctrl+Alt+Z brings it back.</source>
        <translation>Партия сохранится: Ctrl+Alt+Z вернёт её.</translation>
    </message>
    <message>
        <source>not while a question is open</source>
        <translation>недоступно, пока открыт вопрос</translation>
    </message>
    <message>
        <source>follow the method first</source>
        <translation>сначала включите метод</translation>
    </message>
    <message>
        <source>You play one new position without hints, comments, marks or take-backs, and get a grade at the end.</source>
        <translation>Вы играете одну новую позицию; подсказки, замечания, пометки и возврат ходов недоступны, а в конце вы получаете оценку.</translation>
    </message>
    <message>
        <source>“Choose the kind of position” in the Game menu changes this.</source>
        <translation>Это можно изменить: «Выбрать вид позиции» в меню «Партия».</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Не сейчас</translation>
    </message>
    <message>
        <source>Begin an exam: %1?</source>
        <comment>an ending</comment>
        <translation>Начать экзамен: %1?</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a file in a sentence</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1 was not found.</source>
        <translation>%1: файл не найден.</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>Возможно, его переместили, переименовали или удалили.</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1&#xa0;— это папка.</translation>
    </message>
    <message>
        <source>Choose a PGN file inside it.</source>
        <translation>Выберите в ней файл PGN.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 не удаётся прочитать.</translation>
    </message>
    <message>
        <source>You may not have permission to read it.</source>
        <translation>Возможно, у вас нет права на чтение.</translation>
    </message>
    <message>
        <source>%1 is too large.</source>
        <translation>%1: слишком много данных.</translation>
    </message>
    <message>
        <source>Files of up to %1 MiB can be opened.</source>
        <translation>Можно открыть файлы размером до %1 МиБ.</translation>
    </message>
    <message>
        <source>%1 contains no chess games.</source>
        <translation>%1 не содержит шахматных партий.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program.</source>
        <translation>%1: записано более новой версией этой программы.</translation>
    </message>
    <message>
        <source>%1 has been changed by another program.</source>
        <translation>%1: изменено другой программой.</translation>
    </message>
    <message>
        <source>Open it again, or save your game under another name.</source>
        <translation>Откройте файл заново или сохраните партию под другим именем.</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 не удалось сохранить.</translation>
    </message>
    <message>
        <source>Save under another name: the folder may be read-only or the disk full.</source>
        <translation>Сохраните под другим именем: возможно, папка только для чтения или диск полон.</translation>
    </message>
    <message numerus="yes">
        <source>There are at least %n more errors.</source>
        <translation>
            <numerusform>Есть ещё не менее %n ошибки.</numerusform>
            <numerusform>Есть ещё не менее %n ошибок.</numerusform>
            <numerusform>Есть ещё не менее %n ошибок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n more errors.</source>
        <translation>
            <numerusform>Есть ещё %n ошибка.</numerusform>
            <numerusform>Есть ещё %n ошибки.</numerusform>
            <numerusform>Есть ещё %n ошибок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts of this game could not be read.</source>
        <translation>Часть этой партии прочитать не удалось.</translation>
    </message>
    <message>
        <source>There is not enough memory. Close other programs and open it again.</source>
        <translation>Не хватает памяти. Закройте другие программы и откройте снова.</translation>
    </message>
    <message>
        <source>It is a pipe, a socket or a device. Choose a file.</source>
        <translation>Это канал, сокет или устройство. Выберите файл.</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>%1: не сохранено.</translation>
    </message>
</context>
<context>
    <name>UndoCommands</name>
    <message>
        <source>&amp;Take back</source>
        <translation>Вз&amp;ять назад</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Пов&amp;торить</translation>
    </message>
    <message>
        <source>Redo what was taken back</source>
        <translation>Повторить взятое назад</translation>
    </message>
    <message>
        <source>Undo your last move or change</source>
        <translation>Взять назад последний ход или изменение</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>Предыдущая позиция</translation>
    </message>
    <message>
        <source>Go back to the game that was on the board before this one</source>
        <translation>Вернуться к партии, которая была на доске перед этой</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Следующая позиция</translation>
    </message>
    <message>
        <source>Return to the game that followed this one</source>
        <translation>Вернуться к партии, которая была после этой</translation>
    </message>
</context>
<context>
    <name>WayBackCommands</name>
    <message>
        <source>Dismiss the message</source>
        <translation>Закрыть сообщение</translation>
    </message>
    <message>
        <source>Cancel solving</source>
        <translation>Прервать расчёт</translation>
    </message>
    <message>
        <source>Stop solving the ending</source>
        <translation>Прекратить расчёт окончания</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Take over and keep playing</source>
        <translation>Взять игру на себя и продолжить</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Закончить просмотр</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Go back to the game</source>
        <translation>Вернуться к партии</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Продолжить партию</translation>
    </message>
    <message>
        <source>Clear the typed move</source>
        <translation>Стереть введённый ход</translation>
    </message>
    <message>
        <source>Put the piece back</source>
        <translation>Вернуть фигуру на место</translation>
    </message>
    <message>
        <source>Leave the set-up</source>
        <translation>Закончить расстановку</translation>
    </message>
    <message>
        <source>Press Esc again to go back to the game.</source>
        <translation>Нажмите Esc ещё раз, чтобы вернуться к партии.</translation>
    </message>
    <message>
        <source>The position you have set up will be lost.</source>
        <translation>Расставленная позиция пропадёт.</translation>
    </message>
    <message>
        <source>Go back to where the replay began</source>
        <translation>Вернуться туда, где начался просмотр</translation>
    </message>
    <message>
        <source>It will not be graded.</source>
        <translation>Оценки не будет.</translation>
    </message>
    <message>
        <source>End exam</source>
        <translation>Закончить экзамен</translation>
    </message>
    <message>
        <source>Press Esc again to end the exam.</source>
        <translation>Нажмите Esc ещё раз, чтобы закончить экзамен.</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Всё равно выйти</translation>
    </message>
    <message>
        <source>not in an exam</source>
        <translation>недоступно во время экзамена</translation>
    </message>
    <message>
        <source>Press Esc again to cancel your changes.</source>
        <translation>Нажмите Esc ещё раз, чтобы отменить изменения.</translation>
    </message>
    <message>
        <source>The page will be as it was before.</source>
        <translation>Страница станет такой же, как раньше.</translation>
    </message>
    <message>
        <source>Show the page as it was before</source>
        <translation>Показать страницу, какой она была</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Отменить изменения</translation>
    </message>
    <message>
        <source>Press Esc again to cancel solving the ending.</source>
        <translation>Нажмите Esc ещё раз, чтобы прервать расчёт окончания.</translation>
    </message>
    <message>
        <source>It would have to start again.</source>
        <translation>Его придётся начинать заново.</translation>
    </message>
    <message>
        <source>Close the first steps</source>
        <translation>Закрыть первые шаги</translation>
    </message>
    <message>
        <source>Keep solving</source>
        <translation>Продолжить расчёт</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Продолжить правку</translation>
    </message>
    <message>
        <source>Continue the exam</source>
        <translation>Продолжить экзамен</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Right Corner %1 is a trainer for chess endings with up to %2 pieces, above all the mate with bishop and knight. Each ending is solved in memory when needed; your data stays on your computer.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Right Corner %1&#xa0;— тренажёр шахматных окончаний до %2 фигур, прежде всего мата слоном и конём. Каждое окончание рассчитывается в памяти, когда понадобится; ваши данные остаются на вашем компьютере.

Свободная программа под лицензией GNU General Public License версии 3 или новее.</translation>
    </message>
    <message>
        <source>About Right Corner</source>
        <translation>О Right Corner</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Полный экран</translation>
    </message>
    <message>
        <source>&amp;About Right Corner</source>
        <translation>&amp;О Right Corner</translation>
    </message>
    <message>
        <source>Game &amp;record</source>
        <translation>&amp;Запись партии</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Все ходы</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>График</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>Terms, symbols and &amp;keys</source>
        <translation>Термины, знаки и &amp;клавиши</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>Чёрное на белом</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation>Белое на чёрном</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a size of text, in percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Размер текста</translation>
    </message>
    <message>
        <source>Read &amp;moves aloud</source>
        <translation>&amp;Читать ходы вслух</translation>
    </message>
    <message>
        <source>Read each move with the system&apos;s text-to-speech voice</source>
        <translation>Читать каждый ход системным голосом</translation>
    </message>
    <message>
        <source>Move sounds</source>
        <translation>Звуки ходов</translation>
    </message>
    <message>
        <source>Hear moves, captures, checks and checkmate</source>
        <translation>Озвучивать ходы, взятия, шахи и мат</translation>
    </message>
    <message>
        <source>No sound player was found; install pw-play, paplay or aplay</source>
        <translation>Проигрыватель звука не найден; установите pw-play, paplay или aplay</translation>
    </message>
    <message>
        <source>No text-to-speech program was found; install speech-dispatcher</source>
        <translation>Синтезатор речи не найден; установите speech-dispatcher</translation>
    </message>
    <message>
        <source>no speech program found</source>
        <translation>нет синтезатора речи</translation>
    </message>
    <message>
        <source>no sound player found</source>
        <translation>нет проигрывателя звука</translation>
    </message>
    <message>
        <source>First &amp;steps</source>
        <translation>&amp;Первые шаги</translation>
    </message>
    <message>
        <source>Show the suggestions of the first start again</source>
        <translation>Снова показать предложения первого запуска</translation>
    </message>
    <message>
        <source>only beside a game of your own</source>
        <translation>только рядом с вашей партией</translation>
    </message>
    <message>
        <source>Endings in &amp;figures…</source>
        <translation>Окончания в &amp;цифрах…</translation>
    </message>
    <message>
        <source>All endings with their aims, longest wins, shares of results and zugzwangs</source>
        <translation>Все окончания: цель, самый долгий выигрыш, доли результатов и позиции цугцванга</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Throws the win away.</source>
        <translation>Упускает выигрыш.</translation>
    </message>
    <message>
        <source>Turns a win into a loss.</source>
        <translation>Превращает выигрыш в проигрыш.</translation>
    </message>
    <message>
        <source>Throws the draw away.</source>
        <translation>Упускает ничью.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) slower than the best.</source>
        <translation>
            <numerusform>Медленнее лучшего на %n ход.</numerusform>
            <numerusform>Медленнее лучшего на %n хода.</numerusform>
            <numerusform>Медленнее лучшего на %n ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>Допускает мат на %n ход раньше.</numerusform>
            <numerusform>Допускает мат на %n хода раньше.</numerusform>
            <numerusform>Допускает мат на %n ходов раньше.</numerusform>
        </translation>
    </message>
    <message>
        <source>N</source>
        <comment>the knight&apos;s letter in chess notation</comment>
        <translation>К</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the bishop&apos;s letter in chess notation</comment>
        <translation>С</translation>
    </message>
    <message>
        <source>R</source>
        <comment>the rook&apos;s letter in chess notation</comment>
        <translation>Л</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>the queen&apos;s letter in chess notation</comment>
        <translation>Ф</translation>
    </message>
    <message>
        <source>K</source>
        <comment>the king&apos;s letter in chess notation</comment>
        <translation>Кр</translation>
    </message>
    <message>
        <source>Best was %1.</source>
        <translation>Лучше было %1.</translation>
    </message>
    <message>
        <source>%1 is best.</source>
        <translation>%1&#xa0;— лучший ход.</translation>
    </message>
    <message numerus="yes">
        <source>%1 works: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 годится, но на %n ход медленнее лучшего.</numerusform>
            <numerusform>%1 годится, но на %n хода медленнее лучшего.</numerusform>
            <numerusform>%1 годится, но на %n ходов медленнее лучшего.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1&#xa0;— крюк: на %n ход медленнее лучшего.</numerusform>
            <numerusform>%1&#xa0;— крюк: на %n хода медленнее лучшего.</numerusform>
            <numerusform>%1&#xa0;— крюк: на %n ходов медленнее лучшего.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>%1 допускает мат на %n ход раньше.</numerusform>
            <numerusform>%1 допускает мат на %n хода раньше.</numerusform>
            <numerusform>%1 допускает мат на %n ходов раньше.</numerusform>
        </translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ход белых</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ход чёрных</translation>
    </message>
    <message>
        <source>Right corners (dark): %1</source>
        <translation>Правильные углы (чёрные): %1</translation>
    </message>
    <message>
        <source>Right corners (light): %1</source>
        <translation>Правильные углы (белые): %1</translation>
    </message>
    <message>
        <source>Checkmate</source>
        <translation>Мат</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Пат</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Neither side has mating material.</source>
        <translation>Ни у одной из сторон нет материала для мата.</translation>
    </message>
    <message>
        <source>The king captures the knight on %1.</source>
        <translation>Король берёт коня на %1.</translation>
    </message>
    <message>
        <source>The king captures the bishop on %1.</source>
        <translation>Король берёт слона на %1.</translation>
    </message>
    <message>
        <source>Checkmate.</source>
        <translation>Мат.</translation>
    </message>
    <message>
        <source>Draw by stalemate.</source>
        <translation>Ничья: пат.</translation>
    </message>
    <message>
        <source>Draw by insufficient material.</source>
        <translation>Ничья: недостаточно материала для мата.</translation>
    </message>
    <message>
        <source>Draw by the fifty-move rule.</source>
        <translation>Ничья по правилу 50 ходов.</translation>
    </message>
    <message>
        <source>Draw by the seventy-five-move rule.</source>
        <translation>Ничья по правилу 75 ходов.</translation>
    </message>
    <message>
        <source>Draw by threefold repetition.</source>
        <translation>Ничья: троекратное повторение.</translation>
    </message>
    <message>
        <source>This position has occurred three times: in a tournament game a draw could be claimed.</source>
        <translation>Эта позиция возникла трижды: в турнирной партии можно было бы требовать ничью.</translation>
    </message>
    <message>
        <source>%1 throws the win away.</source>
        <translation>%1 упускает выигрыш.</translation>
    </message>
    <message>
        <source>%1 loses: it was a draw.</source>
        <translation>%1 проигрывает: была ничья.</translation>
    </message>
    <message>
        <source>%1 holds the draw.</source>
        <translation>%1 удерживает ничью.</translation>
    </message>
    <message>
        <source>The king captures the queen on %1.</source>
        <translation>Король берёт ферзя на %1.</translation>
    </message>
    <message>
        <source>The king captures the rook on %1.</source>
        <translation>Король берёт ладью на %1.</translation>
    </message>
    <message>
        <source>The king captures the pawn on %1.</source>
        <translation>Король берёт пешку на %1.</translation>
    </message>
    <message>
        <source>The queen is captured on %1.</source>
        <translation>Ферзя берут на %1.</translation>
    </message>
    <message>
        <source>The rook is captured on %1.</source>
        <translation>Ладью берут на %1.</translation>
    </message>
    <message>
        <source>The bishop is captured on %1.</source>
        <translation>Слона берут на %1.</translation>
    </message>
    <message>
        <source>The knight is captured on %1.</source>
        <translation>Коня берут на %1.</translation>
    </message>
    <message>
        <source>The pawn is captured on %1.</source>
        <translation>Пешку берут на %1.</translation>
    </message>
    <message>
        <source>Best play ends in stalemate.</source>
        <translation>Всё кончается патом.</translation>
    </message>
    <message>
        <source>The king forks the pieces and takes one of them.</source>
        <translation>Король нападает на обе фигуры и берёт одну из них.</translation>
    </message>
    <message>
        <source>It is a rook pawn: the king reaches the queening corner, or traps the other king there.</source>
        <translation>Пешка ладейная: король успевает в угол превращения или запирает там короля соперника.</translation>
    </message>
    <message>
        <source>The pawn is lost.</source>
        <translation>Пешка теряется.</translation>
    </message>
    <message>
        <source>Both pawns promote.</source>
        <translation>Обе пешки превращаются.</translation>
    </message>
    <message>
        <source>%1 loses: it was a win.</source>
        <translation>%1 проигрывает: был выигрыш.</translation>
    </message>
    <message>
        <source>A rook or bishop pawn on the seventh rank with its king beside it draws against the queen.</source>
        <translation>Ладейная или слоновая пешка на седьмой горизонтали с королём рядом даёт ничью против ферзя.</translation>
    </message>
    <message>
        <source>Not in the tablebases</source>
        <translation>Нет в таблицах</translation>
    </message>
    <message>
        <source>White mates in %1</source>
        <translation>Белые дают мат в %1</translation>
    </message>
    <message>
        <source>Black mates in %1</source>
        <translation>Чёрные дают мат в %1</translation>
    </message>
    <message>
        <source>Mate in %1</source>
        <translation>Мат в %1</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Выигрыш белых</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Выигрыш чёрных</translation>
    </message>
    <message>
        <source>Two knights cannot force mate: confining the king completely stalemates him.</source>
        <translation>Двумя конями мат не форсировать: если запереть короля совсем, получится пат.</translation>
    </message>
    <message>
        <source>The bishop does not control the queening corner, and the king defends it.</source>
        <translation>Слон не контролирует угол превращения пешки, и король держит этот угол.</translation>
    </message>
    <message>
        <source>Material is even, and neither side can force a win.</source>
        <translation>Материал равен, и форсировать выигрыш не может ни одна из сторон.</translation>
    </message>
    <message numerus="yes">
        <source>It took %n move(s)</source>
        <translation>
            <numerusform>Понадобился %n ход</numerusform>
            <numerusform>Понадобилось %n хода</numerusform>
            <numerusform>Понадобилось %n ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You held out for %n move(s)</source>
        <translation>
            <numerusform>Вы продержались %n ход</numerusform>
            <numerusform>Вы продержались %n хода</numerusform>
            <numerusform>Вы продержались %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Seventy-five moves without a capture or pawn move: in a tournament game this would be a draw.</source>
        <translation>Семьдесят пять ходов без взятий и ходов пешкой: в турнирной партии это была бы ничья.</translation>
    </message>
    <message>
        <source>Fifty moves without a capture or pawn move: in a tournament game a draw could be claimed.</source>
        <translation>Пятьдесят ходов без взятий и ходов пешкой: в турнирной партии можно было бы требовать ничью.</translation>
    </message>
    <message>
        <source>Under the fifty-move rule the win now comes too late.</source>
        <translation>По правилу 50 ходов выигрывать уже поздно.</translation>
    </message>
    <message numerus="yes">
        <source>the best defence lasts %n</source>
        <translation>
            <numerusform>при лучшей защите&#xa0;— %n</numerusform>
            <numerusform>при лучшей защите&#xa0;— %n</numerusform>
            <numerusform>при лучшей защите&#xa0;— %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best play needs %n</source>
        <translation>
            <numerusform>при лучшей игре&#xa0;— %n</numerusform>
            <numerusform>при лучшей игре&#xa0;— %n</numerusform>
            <numerusform>при лучшей игре&#xa0;— %n</numerusform>
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
            <numerusform>Вы продержались %n ход, дольше невозможно.</numerusform>
            <numerusform>Вы продержались %n хода, дольше невозможно.</numerusform>
            <numerusform>Вы продержались %n ходов, дольше невозможно.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>a list of moves and how many more there are</comment>
        <translation>
            <numerusform>%1 и ещё %n ход</numerusform>
            <numerusform>%1 и ещё %n хода</numerusform>
            <numerusform>%1 и ещё %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list of moves and the last of them</comment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>The best moves were %1.</source>
        <translation>Лучшими ходами были %1.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Партия сдана</translation>
    </message>
    <message>
        <source>You gave up.</source>
        <translation>Вы сдались.</translation>
    </message>
    <message numerus="yes">
        <source>Following the method took %n more move(s) than best play.</source>
        <translation>
            <numerusform>Игра по методу заняла на %n ход больше, чем лучшая.</numerusform>
            <numerusform>Игра по методу заняла на %n хода больше, чем лучшая.</numerusform>
            <numerusform>Игра по методу заняла на %n ходов больше, чем лучшая.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A weaker defence made the mate %n move(s) shorter.</source>
        <translation>
            <numerusform>Более слабая защита ускорила мат на %n ход.</numerusform>
            <numerusform>Более слабая защита ускорила мат на %n хода.</numerusform>
            <numerusform>Более слабая защита ускорила мат на %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the only legal move.</source>
        <translation>%1&#xa0;— единственный возможный ход.</translation>
    </message>
    <message numerus="yes">
        <source>%1 also wins, %n move(s) slower.</source>
        <translation>
            <numerusform>%1 тоже выигрывает, на %n ход медленнее.</numerusform>
            <numerusform>%1 тоже выигрывает, на %n хода медленнее.</numerusform>
            <numerusform>%1 тоже выигрывает, на %n ходов медленнее.</numerusform>
        </translation>
    </message>
    <message>
        <source>The weaker side gives perpetual check.</source>
        <translation>Слабейшая сторона даёт вечный шах.</translation>
    </message>
    <message>
        <source>The weaker side can hold.</source>
        <translation>Слабейшая сторона может защититься.</translation>
    </message>
    <message>
        <source>The queen cannot be saved.</source>
        <translation>Ферзя не спасти.</translation>
    </message>
    <message>
        <source>The rook cannot be saved.</source>
        <translation>Ладью не спасти.</translation>
    </message>
    <message>
        <source>The bishop cannot be saved.</source>
        <translation>Слона не спасти.</translation>
    </message>
    <message>
        <source>The knight cannot be saved.</source>
        <translation>Коня не спасти.</translation>
    </message>
    <message>
        <source>The pawn cannot be saved.</source>
        <translation>Пешку не спасти.</translation>
    </message>
    <message>
        <source>The pawn costs the queen.</source>
        <translation>За пешку придётся отдать ферзя.</translation>
    </message>
    <message>
        <source>The pawn costs the rook.</source>
        <translation>За пешку придётся отдать ладью.</translation>
    </message>
    <message>
        <source>The pawn on %1 is lost, and the other one does not win.</source>
        <translation>Пешка на %1 теряется, а другая не выигрывает.</translation>
    </message>
    <message>
        <source>%1 holds out as long as possible.</source>
        <translation>%1&#xa0;— упорнее защищаться нельзя.</translation>
    </message>
    <message>
        <source>The knight stops the pawn but cannot mate alone.</source>
        <translation>Конь останавливает пешку, но один мата не даст.</translation>
    </message>
    <message>
        <source>The bishop stops the pawn but cannot mate alone.</source>
        <translation>Слон останавливает пешку, но один мата не даст.</translation>
    </message>
    <message>
        <source>The rook’s king is too far away to help stop the pawn.</source>
        <translation>Король при ладье слишком далеко, чтобы помочь остановить пешку.</translation>
    </message>
    <message>
        <source>Neither side can force a win.</source>
        <translation>Форсировать выигрыш не может ни одна из сторон.</translation>
    </message>
    <message>
        <source>The lone king keeps the other king off the pawn&apos;s key squares.</source>
        <translation>Одинокий король не пускает другого короля на ключевые поля пешки.</translation>
    </message>
    <message>
        <source>Rook against a lone minor piece is usually a draw, and it is one here.</source>
        <translation>Ладья против одной лёгкой фигуры&#xa0;— обычно ничья, и здесь тоже.</translation>
    </message>
    <message>
        <source>%1 is one of the best moves.</source>
        <translation>%1&#xa0;— один из лучших ходов.</translation>
    </message>
    <message>
        <source>Gets mated in %1</source>
        <translation>Получает мат в %1</translation>
    </message>
    <message>
        <source>The pawn saves the draw; without it, the other side would win.</source>
        <translation>Пешка спасает ничью; без неё выиграла бы другая сторона.</translation>
    </message>
    <message numerus="yes">
        <source>Mated in %n move(s), the fewest possible.</source>
        <translation>
            <numerusform>Мат за %n ход: быстрее нельзя.</numerusform>
            <numerusform>Мат за %n хода: быстрее нельзя.</numerusform>
            <numerusform>Мат за %n ходов: быстрее нельзя.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bishops move on dark squares only, so there can be no mate.</source>
        <translation>Слоны ходят только по чёрным полям, поэтому мат невозможен.</translation>
    </message>
    <message>
        <source>The bishops move on light squares only, so there can be no mate.</source>
        <translation>Слоны ходят только по белым полям, поэтому мат невозможен.</translation>
    </message>
    <message>
        <source>After %1 it is still a draw.</source>
        <translation>После %1 по-прежнему ничья.</translation>
    </message>
    <message>
        <source>It is stalemate.</source>
        <translation>Это пат.</translation>
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
        <translation>Сейчас недоступно: %1 (%2).</translation>
    </message>
</context>
<context>
    <name>board::BoardView</name>
    <message>
        <source>Chessboard</source>
        <translation>Шахматная доска</translation>
    </message>
    <message>
        <source>The arrow keys move between the squares, Enter picks a piece up and puts it down, Escape cancels.</source>
        <translation>Клавиши со стрелками ведут с поля на поле, Enter берёт и ставит фигуру, Escape отменяет.</translation>
    </message>
</context>
<context>
    <name>board::PromotionChooser</name>
    <message>
        <source>Promotion piece</source>
        <translation>Фигура превращения</translation>
    </message>
</context>
<context>
    <name>files::Filing</name>
    <message>
        <source>Open a game</source>
        <translation>Открыть партию</translation>
    </message>
    <message>
        <source>Games (*.pgn)</source>
        <translation>Партии (*.pgn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Сохранить партию</translation>
    </message>
    <message>
        <source>game</source>
        <translation>партия</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Экспорт диаграммы</translation>
    </message>
    <message>
        <source>Vector graphic (*.svg)</source>
        <translation>Векторная графика (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Рисунок (*.png)</translation>
    </message>
    <message>
        <source>board</source>
        <translation>диаграмма</translation>
    </message>
    <message>
        <source>Open a course</source>
        <translation>Открыть курс</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln партия</numerusform>
            <numerusform>%Ln партии</numerusform>
            <numerusform>%Ln партий</numerusform>
        </translation>
    </message>
    <message>
        <source>The text is being read.</source>
        <translation>Текст загружается.</translation>
    </message>
    <message>
        <source>“%1” is being read.</source>
        <translation>«%1» загружается.</translation>
    </message>
    <message>
        <source>The game has been saved as “%1”.</source>
        <translation>Партия сохранена как «%1».</translation>
    </message>
    <message>
        <source>The board has been saved as “%1”.</source>
        <translation>Диаграмма сохранена как «%1».</translation>
    </message>
    <message>
        <source>“%1” is being saved.</source>
        <translation>«%1» сохраняется.</translation>
    </message>
    <message>
        <source>The game has been copied.</source>
        <translation>Партия скопирована.</translation>
    </message>
    <message>
        <source>The game is being copied.</source>
        <translation>Партия копируется.</translation>
    </message>
    <message>
        <source>Larger ones can be read by “Look through my games” in the File menu.</source>
        <translation>Файлы большего размера читает команда «Просмотреть мои партии» в меню «Файл».</translation>
    </message>
</context>
<context>
    <name>files::PositionsImport</name>
    <message>
        <source>“%1” is being read.</source>
        <translation>«%1» загружается.</translation>
    </message>
</context>
<context>
    <name>files::PracticeFiles</name>
    <message>
        <source>Export practice data</source>
        <translation>Экспорт данных тренировок</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>тренировки</translation>
    </message>
    <message>
        <source>Back up practice data</source>
        <translation>Резервная копия данных тренировок</translation>
    </message>
    <message>
        <source>Practice data (*.db)</source>
        <translation>Данные тренировок (*.db)</translation>
    </message>
    <message>
        <source>Restore practice data</source>
        <translation>Восстановить данные тренировок</translation>
    </message>
    <message>
        <source>Replace your practice data with “%1”?</source>
        <translation>Заменить ваши данные тренировок на «%1»?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Заменить</translation>
    </message>
    <message>
        <source>Your practice data has been restored from “%1”.</source>
        <translation>Данные тренировок восстановлены из «%1».</translation>
    </message>
    <message>
        <source>“%1” is not a readable practice backup.</source>
        <translation>«%1»&#xa0;— не резервная копия тренировок или не читается.</translation>
    </message>
    <message>
        <source>No changes were made.</source>
        <translation>Ничего не изменилось.</translation>
    </message>
    <message>
        <source>There is no practice data to erase.</source>
        <translation>Удалять нечего: данных тренировок нет.</translation>
    </message>
    <message>
        <source>Erase all practice data?</source>
        <translation>Удалить все данные тренировок?</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>All practice data has been erased.</source>
        <translation>Все данные тренировок удалены.</translation>
    </message>
    <message>
        <source>Your practice data cannot be erased now.</source>
        <translation>Сейчас данные тренировок удалить не удаётся.</translation>
    </message>
    <message>
        <source>The file may be read-only or the disk full.</source>
        <translation>Возможно, файл только для чтения или диск полон.</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n попытка</numerusform>
            <numerusform>%n попытки</numerusform>
            <numerusform>%n попыток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and the schedule of %n exercise(s) will be deleted for good.</source>
        <translation>
            <numerusform>и всё, что накоплено по %n заданию, пропадут навсегда.</numerusform>
            <numerusform>и всё, что накоплено по %n заданиям, пропадут навсегда.</numerusform>
            <numerusform>и всё, что накоплено по %n заданиям, пропадут навсегда.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>Your practice data is being exported.</source>
        <translation>Данные тренировок экспортируются.</translation>
    </message>
    <message>
        <source>Your practice data is being backed up.</source>
        <translation>Создаётся резервная копия данных тренировок.</translation>
    </message>
    <message>
        <source>Your practice data is being restored.</source>
        <translation>Данные тренировок восстанавливаются.</translation>
    </message>
    <message>
        <source>The attempts have been saved as “%1”.</source>
        <translation>Попытки сохранены как «%1».</translation>
    </message>
    <message>
        <source>The backup has been saved as “%1”.</source>
        <translation>Резервная копия сохранена как «%1».</translation>
    </message>
    <message>
        <source>Your place in each course, your earlier games and your settings stay.</source>
        <translation>Ваше место в каждом курсе, прежние партии и настройки останутся.</translation>
    </message>
    <message>
        <source>The record of which course pages you have read and which questions you have solved will also be lost.</source>
        <translation>Список прочитанных страниц курсов и решённых заданий тоже пропадёт.</translation>
    </message>
</context>
<context>
    <name>modes::ByHeart</name>
    <message>
        <source>%1 by heart, mate in %2</source>
        <comment>an ending</comment>
        <translation>%1 наизусть, мат в %2</translation>
    </message>
    <message>
        <source>%1 by heart, hold the draw</source>
        <comment>an ending</comment>
        <translation>%1 наизусть, удержать ничью</translation>
    </message>
    <message>
        <source>Choosing the positions to learn by heart</source>
        <translation>Выбираются позиции для заучивания</translation>
    </message>
    <message>
        <source>There is not enough memory to choose the positions.</source>
        <translation>Не хватает памяти, чтобы выбрать позиции.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Закройте другие программы и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>The course to learn by heart could not be saved.</source>
        <translation>Не удалось сохранить курс для заучивания.</translation>
    </message>
    <message>
        <source>The disk may be full. Free some space and try again.</source>
        <translation>Возможно, диск полон. Освободите место и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>This position has too many lines to learn by heart.</source>
        <translation>В этой позиции слишком много вариантов, чтобы выучить её наизусть.</translation>
    </message>
    <message>
        <source>Play on and try again nearer to the end of the game.</source>
        <translation>Играйте дальше и попробуйте снова ближе к концу партии.</translation>
    </message>
    <message>
        <source>Choose a position with a win or a draw to learn by heart.</source>
        <translation>Выберите для заучивания выигранную или ничейную позицию.</translation>
    </message>
    <message>
        <source>There is nothing to learn by heart in this position.</source>
        <translation>В этой позиции нечего заучивать.</translation>
    </message>
    <message>
        <source>%1, best moves only</source>
        <comment>a course</comment>
        <translation>%1, только лучшие ходы</translation>
    </message>
    <message numerus="yes">
        <source>%1, up to %Ln move(s) slower</source>
        <comment>a course</comment>
        <translation>
            <numerusform>%1, медленнее не более чем на %Ln ход</numerusform>
            <numerusform>%1, медленнее не более чем на %Ln хода</numerusform>
            <numerusform>%1, медленнее не более чем на %Ln ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 by heart</source>
        <comment>a position</comment>
        <translation>%1 наизусть</translation>
    </message>
    <message>
        <source>The ending is being solved.</source>
        <translation>Окончание рассчитывается.</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Главный вариант</translation>
    </message>
    <message numerus="yes">
        <source>Your line has %Ln position(s), with one move to learn in each.</source>
        <translation>
            <numerusform>В вашем варианте %Ln позиция, в каждой нужно выучить один ход.</numerusform>
            <numerusform>В вашем варианте %Ln позиции, в каждой нужно выучить один ход.</numerusform>
            <numerusform>В вашем варианте %Ln позиций, в каждой нужно выучить один ход.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest way to mate takes %Ln move(s).</source>
        <translation>
            <numerusform>Самый длинный путь к мату занимает %Ln ход.</numerusform>
            <numerusform>Самый длинный путь к мату занимает %Ln хода.</numerusform>
            <numerusform>Самый длинный путь к мату занимает %Ln ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know %Ln of the positions already.</source>
        <translation>
            <numerusform>%Ln позицию вы уже знаете.</numerusform>
            <numerusform>%Ln позиции вы уже знаете.</numerusform>
            <numerusform>%Ln позиций вы уже знаете.</numerusform>
        </translation>
    </message>
    <message>
        <source>They answer every threat, every pawn move and every reply to your checks. After any other move, most moves hold the draw.</source>
        <translation>В них есть ответ на каждую угрозу, каждый ход пешкой и каждый ответ на ваши шахи. После любого другого хода ничью сохраняет большинство ходов.</translation>
    </message>
    <message>
        <source>The course to learn by heart is ready.</source>
        <translation>Курс для заучивания готов.</translation>
    </message>
    <message>
        <source>Choose the same command for the same position again to open it.</source>
        <translation>Выберите ту же команду для той же позиции ещё раз, чтобы открыть его.</translation>
    </message>
</context>
<context>
    <name>modes::Column</name>
    <message>
        <source>The course</source>
        <translation>Курс</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>A course teaches you the mate step by step.</source>
        <translation>Курс шаг за шагом учит ставить этот мат.</translation>
    </message>
    <message>
        <source>Short exercises come back when they are due.</source>
        <translation>Короткие задания возвращаются в свой срок.</translation>
    </message>
    <message>
        <source>Enter any position to play or analyse it.</source>
        <translation>Расставьте любую позицию для игры или анализа.</translation>
    </message>
    <message>
        <source>Mate the king on this board, with help from the coach.</source>
        <translation>Поставьте мат королю на этой доске с помощью тренера.</translation>
    </message>
    <message>
        <source>Other courses</source>
        <translation>Другие курсы</translation>
    </message>
</context>
<context>
    <name>modes::CourseContents</name>
    <message>
        <source>✗ Failed</source>
        <translation>✗ Не удалось</translation>
    </message>
    <message>
        <source>✓ With help</source>
        <translation>✓ Не без помощи</translation>
    </message>
    <message>
        <source>✓ Solved</source>
        <translation>✓ Решено</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>questions solved</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>pages read</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>You have reached the end of the course.</source>
        <translation>Вы дошли до конца курса.</translation>
    </message>
    <message>
        <source>All questions are solved.</source>
        <translation>Все задания решены.</translation>
    </message>
    <message>
        <source>✓ Second try</source>
        <translation>✓ Вторая попытка</translation>
    </message>
    <message>
        <source>Read</source>
        <comment>a page was</comment>
        <translation>Прочитано</translation>
    </message>
    <message>
        <source>✗ Shown</source>
        <comment>the answer to a question</comment>
        <translation>✗ Показано</translation>
    </message>
</context>
<context>
    <name>modes::Dealing</name>
    <message>
        <source>Solving was cancelled.</source>
        <translation>Расчёт прерван.</translation>
    </message>
    <message>
        <source>Choose “New position” to try again.</source>
        <translation>Выберите «Новая позиция», чтобы попробовать ещё раз.</translation>
    </message>
    <message>
        <source>There was not enough memory to solve the ending.</source>
        <translation>Не хватило памяти, чтобы рассчитать окончание.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Закройте другие программы и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>No such position exists.</source>
        <translation>Такой позиции нет.</translation>
    </message>
    <message>
        <source>Choose another kind of position.</source>
        <translation>Выберите другой вид позиции.</translation>
    </message>
</context>
<context>
    <name>modes::MoveInput</name>
    <message>
        <source>The game is over. %1</source>
        <translation>Партия окончена. %1</translation>
    </message>
    <message>
        <source>It is not your move.</source>
        <translation>Сейчас не ваш ход.</translation>
    </message>
    <message>
        <source>No other moves can be played in a replay.</source>
        <translation>При просмотре другой ход сделать нельзя.</translation>
    </message>
    <message>
        <source>Choose “Play from here” first.</source>
        <translation>Сначала выберите «Играть отсюда».</translation>
    </message>
    <message>
        <source>In an exam, moves cannot be taken back.</source>
        <translation>На экзамене ходы назад не берут.</translation>
    </message>
    <message>
        <source>Go to the last move to play on.</source>
        <translation>Чтобы играть дальше, перейдите к последнему ходу.</translation>
    </message>
    <message>
        <source>This question asks for squares: type them like “c3 d5”.</source>
        <translation>Здесь нужны поля; введите их так: «c3 d5».</translation>
    </message>
</context>
<context>
    <name>modes::PageEditor</name>
    <message>
        <source>The page has not been saved. Open the course again, or check the disk and try again.</source>
        <translation>Страница не сохранена. Откройте курс снова или проверьте диск и повторите попытку.</translation>
    </message>
    <message>
        <source>This page cannot be edited because parts of it cannot be read.</source>
        <translation>Эту страницу нельзя редактировать: некоторые её части не удаётся прочитать.</translation>
    </message>
    <message>
        <source>This chapter cannot be renamed because parts of it cannot be read.</source>
        <translation>Эту главу нельзя переименовать: некоторые её части не удаётся прочитать.</translation>
    </message>
    <message>
        <source>Text after %1</source>
        <comment>a move</comment>
        <translation>Текст после %1</translation>
    </message>
    <message>
        <source>Text for the first position</source>
        <translation>Текст к первой позиции</translation>
    </message>
</context>
<context>
    <name>modes::Practice</name>
    <message>
        <source>Finish</source>
        <translation>Закончить</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Следующее задание</translation>
    </message>
    <message>
        <source>Back to practice</source>
        <translation>К тренировке</translation>
    </message>
    <message>
        <source>Keep practising</source>
        <translation>Продолжить тренировку</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Тренировка</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>на очереди %n</numerusform>
            <numerusform>на очереди %n</numerusform>
            <numerusform>на очереди %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>ещё %n минута</numerusform>
            <numerusform>ещё %n минуты</numerusform>
            <numerusform>ещё %n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>время вышло</translation>
    </message>
    <message>
        <source>That&apos;s it for now.</source>
        <translation>На этот раз всё.</translation>
    </message>
    <message>
        <source>Exercises done: %1. Solved: %2.</source>
        <translation>Сделано заданий: %1. Решено: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n done</source>
        <translation>
            <numerusform>сделано %n</numerusform>
            <numerusform>сделано %n</numerusform>
            <numerusform>сделано %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) left</source>
        <translation>
            <numerusform>ещё %n задание</numerusform>
            <numerusform>ещё %n задания</numerusform>
            <numerusform>ещё %n заданий</numerusform>
        </translation>
    </message>
    <message>
        <source>all done</source>
        <translation>всё сделано</translation>
    </message>
    <message>
        <source>Choose one to see its position or its page again.</source>
        <translation>Выберите задание, чтобы снова увидеть его позицию или страницу.</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Задание</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Next time</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Your result cannot be saved at the moment.</source>
        <translation>Сейчас не удаётся сохранить результат.</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>К списку</translation>
    </message>
    <message>
        <source>You have no mistakes to practise yet.</source>
        <translation>У вас пока нет ошибок для отработки.</translation>
    </message>
    <message>
        <source>“Look through my games” in the File menu finds them in your games.</source>
        <translation>«Просмотреть мои партии» в меню «Файл» найдёт их в ваших партиях.</translation>
    </message>
    <message>
        <source>Page %1 of the course explains this.</source>
        <translation>Это объясняется на странице %1 курса.</translation>
    </message>
    <message>
        <source>Chosen for practice: %1.</source>
        <translation>Выбрано для тренировки: %1.</translation>
    </message>
    <message>
        <source>From the next exercise on: %1.</source>
        <translation>Со следующего упражнения: %1.</translation>
    </message>
    <message>
        <source>This question about another subject is due; every third exercise may be one.</source>
        <translation>Подошёл срок вопроса из другой темы; таким может быть каждое третье упражнение.</translation>
    </message>
</context>
<context>
    <name>modes::Reader</name>
    <message>
        <source>Loading the course…</source>
        <translation>Загрузка курса…</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>Назад к курсу</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>Назад к странице</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Показать ход</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Следующий ход</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Следующая страница</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>%1. %2 (%3 of %4)</source>
        <comment>a chapter: its number, its name, the page and how many there are</comment>
        <translation>%1. %2 (%3 из %4)</translation>
    </message>
    <message>
        <source>You mated in time.</source>
        <translation>Мат поставлен вовремя.</translation>
    </message>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>Поставьте мат за %n ход.</numerusform>
            <numerusform>Поставьте мат за %n хода.</numerusform>
            <numerusform>Поставьте мат за %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>You held the draw.</source>
        <translation>Вы удержали ничью.</translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>Удерживайте ничью %n ход.</numerusform>
            <numerusform>Удерживайте ничью %n хода.</numerusform>
            <numerusform>Удерживайте ничью %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct: these are the squares.</source>
        <translation>Верно: это те самые поля.</translation>
    </message>
    <message>
        <source>You did not mate in time.</source>
        <translation>Вы не успели поставить мат.</translation>
    </message>
    <message>
        <source>You can no longer mate in time.</source>
        <translation>Вы уже не успеете поставить мат.</translation>
    </message>
    <message>
        <source>You let the draw slip.</source>
        <translation>Ничья упущена.</translation>
    </message>
    <message>
        <source>Solved with help.</source>
        <translation>Решено не без помощи.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Начать снова</translation>
    </message>
    <message>
        <source>Go on with %1</source>
        <comment>a move</comment>
        <translation>Продолжить: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Верно.</translation>
    </message>
    <message>
        <source>Find the next move.</source>
        <translation>Найдите следующий ход.</translation>
    </message>
    <message>
        <source>Find a better move.</source>
        <translation>Найдите ход лучше.</translation>
    </message>
    <message>
        <source>Right: %1 is as good as %2.</source>
        <translation>Верно: %1 не хуже, чем %2.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Предыдущая страница</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Предыдущий ход</translation>
    </message>
    <message>
        <source>%1 is wrong.</source>
        <translation>Неверно: %1.</translation>
    </message>
    <message>
        <source>Wrong squares: %1.</source>
        <translation>Неверные поля: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) still to find.</source>
        <translation>
            <numerusform>Осталось найти %n поле.</numerusform>
            <numerusform>Осталось найти %n поля.</numerusform>
            <numerusform>Осталось найти %n полей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select %n square(s) on the board, or type them.</source>
        <translation>
            <numerusform>Укажите %n поле на доске или введите с клавиатуры.</numerusform>
            <numerusform>Укажите %n поля на доске или введите с клавиатуры.</numerusform>
            <numerusform>Укажите %n полей на доске или введите с клавиатуры.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a course and one of its pages</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Alt+Shift+PgDn goes to the next page without an answer.</source>
        <translation>Alt+Shift+PgDn переводит на следующую страницу без ответа.</translation>
    </message>
    <message>
        <source>The page goes on when you have played the move it asks for.</source>
        <translation>Страница продолжится, когда вы сделаете искомый ход.</translation>
    </message>
    <message>
        <source>The page goes on when you have played it out.</source>
        <translation>Страница продолжится, когда вы доиграете до конца.</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n wrong answer(s).</source>
        <translation>
            <numerusform>Решено после %n неверного ответа.</numerusform>
            <numerusform>Решено после %n неверных ответов.</numerusform>
            <numerusform>Решено после %n неверных ответов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved at the second try.</source>
        <translation>Решено со второй попытки.</translation>
    </message>
    <message>
        <source>The course goes on with %1.</source>
        <translation>Курс продолжается ходом %1.</translation>
    </message>
    <message numerus="yes">
        <source>Right idea: %1 has the same aim, but %2 is %n move(s) faster.</source>
        <translation>
            <numerusform>Идея верна: у %1 та же цель, но %2 быстрее на %n ход.</numerusform>
            <numerusform>Идея верна: у %1 та же цель, но %2 быстрее на %n хода.</numerusform>
            <numerusform>Идея верна: у %1 та же цель, но %2 быстрее на %n ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a square again to clear it.</source>
        <translation>Укажите поле ещё раз, чтобы снять отметку.</translation>
    </message>
    <message>
        <source>You got this wrong before, so it counts as solved at the second try. Solve it at the first try next time to improve on that.</source>
        <translation>Раньше это задание вам не удалось, поэтому оно считается решённым со второй попытки. Чтобы это улучшить, решите его ещё раз с первой попытки.</translation>
    </message>
    <message>
        <source>These are the squares.</source>
        <translation>Вот эти поля.</translation>
    </message>
    <message numerus="yes">
        <source>%n more square(s).</source>
        <translation>
            <numerusform>Ещё %n поле.</numerusform>
            <numerusform>Ещё %n поля.</numerusform>
            <numerusform>Ещё %n полей.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the squares</source>
        <translation>Показать поля</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a move and the text about it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It is your move.</source>
        <translation>Ваш ход.</translation>
    </message>
    <message>
        <source>The page goes on when you have selected the right squares.</source>
        <translation>Страница продолжится, когда вы укажете верные поля.</translation>
    </message>
    <message>
        <source>You have solved this before.</source>
        <translation>Вы это уже решали.</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>Следующий вариант</translation>
    </message>
    <message>
        <source>The course plays another move.</source>
        <translation>В курсе сделан другой ход.</translation>
    </message>
    <message>
        <source>That was the last move.</source>
        <translation>Это был последний ход.</translation>
    </message>
    <message>
        <source>Choose a course from the Training menu.</source>
        <translation>Выберите курс в меню «Обучение».</translation>
    </message>
    <message>
        <source>This is the square.</source>
        <translation>Вот это поле.</translation>
    </message>
    <message>
        <source>Correct: this is the square.</source>
        <translation>Верно: это то самое поле.</translation>
    </message>
    <message>
        <source>You were shown the answer before, so it counts as solved with help. Solve it once more to improve on that.</source>
        <translation>Ответ вам уже показывали, поэтому засчитано решение с помощью. Решите ещё раз, чтобы улучшить результат.</translation>
    </message>
    <message>
        <source>You gave up, so it counts as failed.</source>
        <translation>Вы сдались, поэтому попытка не засчитана.</translation>
    </message>
    <message>
        <source>You were shown the answer, so it counts as failed.</source>
        <translation>Вам показали ответ, поэтому попытка не засчитана.</translation>
    </message>
    <message>
        <source>Among them: %1.</source>
        <translation>Среди них: %1.</translation>
    </message>
    <message>
        <source>Right: after %1, too, all positions are among those to learn.</source>
        <translation>Верно: и после %1 все позиции входят в число изучаемых.</translation>
    </message>
    <message>
        <source>You were shown the answer before.</source>
        <translation>Вам уже показывали ответ.</translation>
    </message>
    <message>
        <source>You got this wrong before.</source>
        <translation>Вы уже ошибались здесь.</translation>
    </message>
    <message>
        <source>You won in time; you need not play on to mate.</source>
        <translation>Вы выиграли вовремя; доигрывать до мата не нужно.</translation>
    </message>
    <message>
        <source>You can no longer win in time.</source>
        <translation>Вы уже не успеете выиграть.</translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn.</source>
        <translation>
            <numerusform>Выиграйте за %n ход: превратите пешку.</numerusform>
            <numerusform>Выиграйте за %n хода: превратите пешку.</numerusform>
            <numerusform>Выиграйте за %n ходов: превратите пешку.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn, or win everything but the king.</source>
        <translation>
            <numerusform>Выиграйте за %n ход: превратите пешку или заберите всё, кроме короля.</numerusform>
            <numerusform>Выиграйте за %n хода: превратите пешку или заберите всё, кроме короля.</numerusform>
            <numerusform>Выиграйте за %n ходов: превратите пешку или заберите всё, кроме короля.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): capture everything but the king.</source>
        <translation>
            <numerusform>Выиграйте за %n ход: возьмите всё, кроме короля.</numerusform>
            <numerusform>Выиграйте за %n хода: возьмите всё, кроме короля.</numerusform>
            <numerusform>Выиграйте за %n ходов: возьмите всё, кроме короля.</numerusform>
        </translation>
    </message>
    <message>
        <source>The square to find is light.</source>
        <translation>Искомое поле белое.</translation>
    </message>
    <message>
        <source>The square to find is dark.</source>
        <translation>Искомое поле чёрное.</translation>
    </message>
    <message>
        <source>The squares to find are all light.</source>
        <translation>Все искомые поля белые.</translation>
    </message>
    <message>
        <source>The squares to find are all dark.</source>
        <translation>Все искомые поля чёрные.</translation>
    </message>
    <message>
        <source>Squares to find: %1 light, %2 dark.</source>
        <comment>numbers</comment>
        <translation>Искомые поля: белых — %1, чёрных — %2.</translation>
    </message>
    <message>
        <source>Play the move of your line.</source>
        <translation>Сделайте ход своего варианта.</translation>
    </message>
    <message>
        <source>Your line plays another move.</source>
        <translation>В вашем варианте делается другой ход.</translation>
    </message>
    <message>
        <source>%1 wins too, but your line plays another move. Try again.</source>
        <translation>%1 тоже выигрывает, но в вашем варианте делается другой ход. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>%1 holds the draw too, but your line plays another move. Try again.</source>
        <translation>%1 тоже держит ничью, но в вашем варианте делается другой ход. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>You have seen the move; practice will ask you for it.</source>
        <translation>Вы посмотрели ход; на тренировке его спросят.</translation>
    </message>
    <message>
        <source>Play the move of the line that you are learning. If you do not know it yet, have it shown.</source>
        <translation>Сделайте ход варианта, который вы учите. Если вы его ещё не знаете, попросите показать.</translation>
    </message>
    <message>
        <source>This wins too, but the page asks for another move.</source>
        <translation>Это тоже выигрывает, но на этой странице нужен другой ход.</translation>
    </message>
    <message>
        <source>Your move counts: find the next one.</source>
        <translation>Ваш ход засчитан: найдите следующий.</translation>
    </message>
    <message>
        <source>Right: %1 is even better than %2.</source>
        <translation>Верно: %1 даже лучше, чем %2.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваша очередь</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Следующий вариант</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <comment>positions</comment>
        <translation>выучено %1 из %2</translation>
    </message>
    <message>
        <source>This line is new: watch it first, then play it.</source>
        <translation>Этот вариант новый: сначала посмотрите его, потом сыграйте.</translation>
    </message>
    <message>
        <source>Now play the moves of this line.</source>
        <translation>Теперь сделайте ходы этого варианта.</translation>
    </message>
    <message>
        <source>You know this line.</source>
        <translation>Вы знаете этот вариант.</translation>
    </message>
    <message>
        <source>Pages read: %1 of %2.</source>
        <translation>Прочитано страниц: %1 из %2.</translation>
    </message>
    <message>
        <source>Questions solved: %1 of %2.</source>
        <translation>Решено заданий: %1 из %2.</translation>
    </message>
    <message>
        <source>Not at the first try: %1.</source>
        <translation>Не с первой попытки: %1.</translation>
    </message>
    <message>
        <source>With help: %1.</source>
        <translation>Не без помощи: %1.</translation>
    </message>
    <message>
        <source>End of the chapter.</source>
        <translation>Конец главы.</translation>
    </message>
    <message>
        <source>The course plays another move; yours can be judged once the ending is solved.</source>
        <translation>Курс играет другой ход; ваш можно будет оценить, когда окончание будет рассчитано.</translation>
    </message>
    <message>
        <source>This page has no text yet. Choose “Edit” to add text, a task and its solution.</source>
        <translation>На этой странице ещё нет текста. Выберите «Изменить», чтобы добавить текст, задание и решение.</translation>
    </message>
    <message>
        <source>Your earlier solution at the first try still counts.</source>
        <translation>Ваше прежнее решение с первой попытки по-прежнему засчитано.</translation>
    </message>
    <message>
        <source>Pages to repeat: %1.</source>
        <translation>Повторить страницы: %1.</translation>
    </message>
    <message>
        <source>Moves used: %1 of %2; still needed: %3.</source>
        <translation>Сделано ходов: %1 из %2; нужно ещё: %3.</translation>
    </message>
    <message>
        <source>The game is drawn, so it counts as failed.</source>
        <translation>Партия закончилась вничью, поэтому попытка не засчитана.</translation>
    </message>
    <message>
        <source>You did not manage this before.</source>
        <translation>Раньше это не удалось.</translation>
    </message>
</context>
<context>
    <name>modes::RecordPages</name>
    <message>
        <source>Mate distances and wasted moves are hidden. Ctrl+R shows them for this position.</source>
        <translation>Расстояние до мата и лишние ходы скрыты. Ctrl+R покажет их для этой позиции.</translation>
    </message>
    <message>
        <source>The graph counts the attacker&apos;s moves to mate; this game has no mate.</source>
        <translation>График считает ходы атакующего до мата; в этой партии мата нет.</translation>
    </message>
    <message>
        <source>The tablebases do not cover this game.</source>
        <translation>Таблицы не охватывают эту партию.</translation>
    </message>
    <message>
        <source>In an exam there is no feedback until the game is over.</source>
        <translation>На экзамене до конца партии замечаний нет.</translation>
    </message>
    <message>
        <source>First solve the task.</source>
        <translation>Сначала решите задание.</translation>
    </message>
    <message>
        <source>The report is about the game. Press Esc to leave the replay and see it.</source>
        <translation>Отчёт относится к партии. Нажмите Esc, чтобы закончить просмотр и увидеть его.</translation>
    </message>
</context>
<context>
    <name>panels::CoachCard</name>
    <message>
        <source>The coach</source>
        <translation>Тренер</translation>
    </message>
</context>
<context>
    <name>panels::ContentsModel</name>
    <message>
        <source>%1, open</source>
        <translation>%1, развёрнуто</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <translation>%1, свёрнуто</translation>
    </message>
</context>
<context>
    <name>panels::ContentsPanel</name>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Chapters and pages</source>
        <translation>Главы и страницы</translation>
    </message>
    <message>
        <source>To repeat:</source>
        <translation>Повторить:</translation>
    </message>
    <message>
        <source>Repeat page %1</source>
        <translation>Повторить стр. %1</translation>
    </message>
    <message>
        <source>To repeat, among others:</source>
        <translation>Повторить, среди прочих:</translation>
    </message>
    <message>
        <source>Search the pages</source>
        <translation>Поиск по страницам</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Ни на одной странице нет таких слов.</translation>
    </message>
</context>
<context>
    <name>panels::CurveView</name>
    <message>
        <source>Moves to mate throughout the game</source>
        <translation>Ходы до мата на протяжении партии</translation>
    </message>
    <message>
        <source>moves to mate; dashed: best play</source>
        <translation>ходы до мата; пунктир: лучшая игра</translation>
    </message>
</context>
<context>
    <name>panels::DistanceBand</name>
    <message>
        <source>Shortest mate, in moves</source>
        <translation>Самый короткий мат, в ходах</translation>
    </message>
    <message>
        <source>Longest mate, in moves</source>
        <translation>Самый долгий мат, в ходах</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two numbers of moves</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>ходов</translation>
    </message>
</context>
<context>
    <name>panels::DrillPanel</name>
    <message>
        <source>You play as</source>
        <translation>Ваша сторона</translation>
    </message>
    <message>
        <source>both</source>
        <translation>обе</translation>
    </message>
    <message>
        <source>White</source>
        <translation>белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>чёрные</translation>
    </message>
    <message>
        <source>Bishop on</source>
        <translation>Слон стоит на полях</translation>
    </message>
    <message>
        <source>light</source>
        <translation>белых</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>чёрных</translation>
    </message>
    <message>
        <source>either</source>
        <translation>любых</translation>
    </message>
    <message>
        <source>random</source>
        <translation>случайный</translation>
    </message>
    <message>
        <source>Colour of the bishop&apos;s squares</source>
        <translation>Слон стоит на полях</translation>
    </message>
    <message>
        <source>Mate in</source>
        <translation>До мата</translation>
    </message>
    <message>
        <source>The attacker is</source>
        <translation>Атакуют</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Окончание</translation>
    </message>
    <message>
        <source>attacker</source>
        <translation>атакующая</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>защищающаяся</translation>
    </message>
    <message>
        <source>With best play</source>
        <translation>При лучшей игре</translation>
    </message>
    <message>
        <source>the attacker wins</source>
        <translation>выигрыш</translation>
    </message>
    <message>
        <source>it is a draw</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>Stage of the mate</source>
        <translation>Этап мата</translation>
    </message>
    <message>
        <source>any</source>
        <translation>любой</translation>
    </message>
    <message>
        <source>Used last</source>
        <translation>Недавние</translation>
    </message>
    <message>
        <source>Only for positions in which the attacker wins</source>
        <translation>Только для позиций, где атакующий выигрывает</translation>
    </message>
    <message>
        <source>Choose one of the endings in the list.</source>
        <translation>Выберите одно из окончаний в списке.</translation>
    </message>
    <message>
        <source>There is no such ending.</source>
        <translation>Такого окончания нет.</translation>
    </message>
    <message>
        <source>Position number</source>
        <translation>Номер позиции</translation>
    </message>
    <message>
        <source>Position number: the same one gives the same position</source>
        <translation>Номер: при тех же настройках тот же номер даёт ту же позицию</translation>
    </message>
    <message>
        <source>The position number of the game on the board is %1.</source>
        <translation>Номер позиции для партии на доске: %1.</translation>
    </message>
</context>
<context>
    <name>panels::GamesList</name>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Search: a name, an event, a year, 1-0</source>
        <translation>Поиск: имя, турнир, год, 1-0</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Поиск партий</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln партия</numerusform>
            <numerusform>%Ln партии</numerusform>
            <numerusform>%Ln партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln game(s)</source>
        <translation>
            <numerusform>%1 из %Ln партии</numerusform>
            <numerusform>%1 из %Ln партий</numerusform>
            <numerusform>%1 из %Ln партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Not enough memory: close other programs and search again.</source>
        <translation>Не хватает памяти: закройте другие программы и повторите поиск.</translation>
    </message>
    <message>
        <source>Searching the games</source>
        <translation>Поиск партий</translation>
    </message>
    <message>
        <source>&amp;Look through my games</source>
        <translation>Просмотреть &amp;мои партии</translation>
    </message>
    <message>
        <source>See how you played the endings of all games in the file</source>
        <translation>Показать, как вы играли окончания во всех партиях файла</translation>
    </message>
</context>
<context>
    <name>panels::GamesModel</name>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
</context>
<context>
    <name>panels::Grading</name>
    <message>
        <source>&amp;Standard limits</source>
        <translation>&amp;Стандартные пределы</translation>
    </message>
    <message>
        <source>Each exercise is graded by how you played. The better the grade, the later it comes up again. You can change the limits; they apply from the next exercise on.</source>
        <translation>Каждое задание оценивается по тому, как вы сыграли. Чем лучше оценка, тем позже оно вернётся. Пределы можно менять; они действуют со следующего задания.</translation>
    </message>
    <message>
        <source>Moves wasted, at most</source>
        <translation>Лишние ходы, не больше</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1&#xa0;с</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share in percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Time per move, at most</source>
        <translation>Время на ход, не больше</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a grade and one of its limits</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Grading</source>
        <translation>Оценки</translation>
    </message>
    <message>
        <source>Hints and take-backs, more than</source>
        <translation>Подсказки и возвраты, больше</translation>
    </message>
    <message>
        <source>Moves wasted, more than</source>
        <translation>Лишние ходы, больше</translation>
    </message>
</context>
<context>
    <name>panels::LegendCard</name>
    <message>
        <source>The overlays</source>
        <translation>Слои</translation>
    </message>
</context>
<context>
    <name>panels::MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
</context>
<context>
    <name>panels::Notices</name>
    <message>
        <source>This game cannot be saved and will be lost when you quit unless that changes. The program keeps trying.</source>
        <translation>Эту партию не удаётся сохранить; если так и останется, после выхода она пропадёт. Программа продолжает попытки.</translation>
    </message>
    <message>
        <source>Your settings cannot be saved. They apply until you quit.</source>
        <translation>Ваши настройки не удаётся сохранить. Они действуют до выхода из программы.</translation>
    </message>
    <message>
        <source>Right Corner is already running. This window saves neither games nor settings.</source>
        <translation>Right Corner уже запущен. Это окно не сохраняет ни партий, ни настроек.</translation>
    </message>
    <message>
        <source>There is not enough memory for your opponent&apos;s move. Close other programs: it will be played as soon as there is enough.</source>
        <translation>Не хватает памяти для хода соперника. Закройте другие программы: ход будет сделан, как только её станет достаточно.</translation>
    </message>
</context>
<context>
    <name>panels::OfferCard</name>
    <message>
        <source>First steps</source>
        <translation>Первые шаги</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>С чего вы хотите начать?</translation>
    </message>
</context>
<context>
    <name>panels::PagePanel</name>
    <message>
        <source>Read</source>
        <translation>Прочитать</translation>
    </message>
    <message>
        <source>Find the moves</source>
        <translation>Найти ходы</translation>
    </message>
    <message>
        <source>Mate within</source>
        <translation>Мат, ходов не более</translation>
    </message>
    <message>
        <source>Hold the draw for</source>
        <translation>Держать ничью, ходов</translation>
    </message>
    <message>
        <source>Select squares</source>
        <translation>Указать поля</translation>
    </message>
    <message>
        <source>Play the moves of the page on the board.</source>
        <translation>Сыграйте ходы страницы на доске.</translation>
    </message>
    <message>
        <source>Play the solution on the board. Another move replaces the one there, unless words follow it: then it is a wrong answer, to which you can write why.</source>
        <translation>Сыграйте решение на доске. Другой ход заменяет прежний, если у того нет текста; иначе новый ход считается неверным ответом, который можно пояснить.</translation>
    </message>
    <message>
        <source>The reader plays against the program from the first position.</source>
        <translation>Читатель играет против программы с первой позиции.</translation>
    </message>
    <message>
        <source>The reader defends against the program from the first position.</source>
        <translation>Читатель защищается против программы с первой позиции.</translation>
    </message>
    <message>
        <source>Type the squares that the words ask for, such as a8 h1.</source>
        <translation>Введите поля, о которых спрашивает текст, например a8 h1.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Глава</translation>
    </message>
    <message>
        <source>Neighbouring pages with the same name form a chapter</source>
        <translation>Соседние страницы с одним названием образуют главу</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Задание</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Поля</translation>
    </message>
    <message>
        <source>“%1” is not a square.</source>
        <translation>«%1»&#xa0;— не поле.</translation>
    </message>
    <message>
        <source>Win within</source>
        <translation>Выиграть не позднее чем за</translation>
    </message>
    <message>
        <source>The reader plays against the program from the first position, until a pawn is promoted or the program has only its king left.</source>
        <translation>Читатель играет против программы с первой позиции, пока не превратится пешка или у программы не останется один король.</translation>
    </message>
</context>
<context>
    <name>panels::PlayedEndingsModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>games</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>Все окончания</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Окончание</translation>
    </message>
    <message>
        <source>Games with a result that reached the ending</source>
        <translation>Партии с результатом, дошедшие до этого окончания</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Endings that began as a win and were won</source>
        <translation>Окончания, которые начались с выигранной позиции и были выиграны</translation>
    </message>
    <message>
        <source>Converted</source>
        <translation>Реализовано</translation>
    </message>
    <message>
        <source>Endings that began as a draw and were not lost</source>
        <translation>Окончания, которые начались с ничейной позиции и не были проиграны</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Удержано</translation>
    </message>
    <message>
        <source>Endings that began as a loss and were not lost</source>
        <translation>Окончания, которые начались с проигранной позиции, но не были проиграны</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Спасено</translation>
    </message>
    <message>
        <source>Points that you gave away</source>
        <translation>Очки, которые вы упустили</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Потеряно очков</translation>
    </message>
    <message>
        <source>Points that your opponents gave away</source>
        <translation>Очки, которые упустили соперники</translation>
    </message>
    <message>
        <source>Points gained</source>
        <translation>Получено очков</translation>
    </message>
    <message>
        <source>Moves wasted on the way to mate, on average of the converted endings</source>
        <translation>Лишние ходы на пути к мату, в среднем по реализованным окончаниям</translation>
    </message>
    <message>
        <source>Wasted per win</source>
        <translation>Лишних на победу</translation>
    </message>
</context>
<context>
    <name>panels::PlayedGamesModel</name>
    <message>
        <source>won</source>
        <comment>the position</comment>
        <translation>выиграно</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>the position</comment>
        <translation>ничья</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>the position</comment>
        <translation>проиграно</translation>
    </message>
    <message>
        <source>from a win to a draw</source>
        <translation>от выигрыша к ничьей</translation>
    </message>
    <message>
        <source>from a win to a loss</source>
        <translation>от выигрыша к проигрышу</translation>
    </message>
    <message>
        <source>from a draw to a loss</source>
        <translation>от ничьей к проигрышу</translation>
    </message>
    <message>
        <source>At the end: %1</source>
        <translation>В конце: %1</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <comment>57; from a win to a draw</comment>
        <translation>Ход %1: %2</translation>
    </message>
    <message>
        <source>Move %1 (%2): %3</source>
        <comment>57; the clock; from a win to a draw</comment>
        <translation>Ход %1 (%2): %3</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Окончание</translation>
    </message>
    <message>
        <source>At its start</source>
        <translation>В начале</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Потеряно очков</translation>
    </message>
    <message>
        <source>Costliest mistake</source>
        <translation>Самая дорогая ошибка</translation>
    </message>
    <message>
        <source>The result with best play when the ending began</source>
        <translation>Результат при лучшей игре в начале окончания</translation>
    </message>
    <message>
        <source>Points that you gave away, even if your opponent had given them to you</source>
        <translation>Очки, которые вы упустили, даже если раньше их вам подарил соперник</translation>
    </message>
</context>
<context>
    <name>panels::RecordCard</name>
    <message>
        <source>The game record</source>
        <translation>Запись партии</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Ввести ход</translation>
    </message>
    <message>
        <source>Tabs of the game record</source>
        <translation>Вкладки записи партии</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Все ходы</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>График</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Type a move such as %1</source>
        <translation>Ввести ход, например %1</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Поля</translation>
    </message>
    <message>
        <source>Type squares such as c3 d5</source>
        <translation>Ввести поля, например c3 d5</translation>
    </message>
    <message>
        <source>Move, e.g. %1</source>
        <translation>Ход, напр. %1</translation>
    </message>
</context>
<context>
    <name>panels::RepliesModel</name>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Wasted</source>
        <translation>Лишние</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
</context>
<context>
    <name>panels::RepliesTable</name>
    <message>
        <source>All moves</source>
        <translation>Все ходы</translation>
    </message>
</context>
<context>
    <name>panels::ReportPage</name>
    <message>
        <source>The report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>Try again from here</source>
        <translation>Отсюда ещё раз</translation>
    </message>
    <message>
        <source>Try again from %1</source>
        <translation>Ещё раз с хода %1</translation>
    </message>
    <message>
        <source>Show %1 on the board</source>
        <translation>Показать %1 на доске</translation>
    </message>
    <message>
        <source>Show this move and the best reply on the board</source>
        <translation>Показать на доске этот ход и лучший ответ</translation>
    </message>
</context>
<context>
    <name>panels::RightsBox</name>
    <message>
        <source>Castling</source>
        <translation>Рокировка</translation>
    </message>
    <message>
        <source>White 0-0</source>
        <translation>Белые 0-0</translation>
    </message>
    <message>
        <source>White may castle kingside</source>
        <translation>Короткая рокировка белых</translation>
    </message>
    <message>
        <source>White 0-0-0</source>
        <translation>Белые 0-0-0</translation>
    </message>
    <message>
        <source>White may castle queenside</source>
        <translation>Длинная рокировка белых</translation>
    </message>
    <message>
        <source>Black 0-0</source>
        <translation>Чёрные 0-0</translation>
    </message>
    <message>
        <source>Black may castle kingside</source>
        <translation>Короткая рокировка чёрных</translation>
    </message>
    <message>
        <source>Black 0-0-0</source>
        <translation>Чёрные 0-0-0</translation>
    </message>
    <message>
        <source>Black may castle queenside</source>
        <translation>Длинная рокировка чёрных</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>На проходе</translation>
    </message>
    <message>
        <source>The square that a pawn has just passed</source>
        <translation>Поле, через которое только что прошла пешка</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no square of en passant</comment>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>panels::SearchBox</name>
    <message>
        <source>Type to search</source>
        <translation>Введите запрос</translation>
    </message>
</context>
<context>
    <name>panels::SetUpPanel</name>
    <message>
        <source>Side to move</source>
        <translation>Очередь хода</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Position as text (FEN)</source>
        <translation>Позиция текстом (FEN)</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Окончание</translation>
    </message>
    <message>
        <source>Put the pieces of an ending on the board</source>
        <translation>Поставить на доску фигуры какого-нибудь окончания</translation>
    </message>
    <message>
        <source>Ending ▾</source>
        <translation>Окончание ▾</translation>
    </message>
    <message>
        <source>Drag pieces, click one and then squares, or type its letter (K white, k black).</source>
        <translation>Перетаскивайте фигуры, щёлкните фигуру и затем поля или введите её букву (Л&#xa0;— белая, л&#xa0;— чёрная).</translation>
    </message>
    <message>
        <source>To remove a piece, drag it off the board or press Del on its square.</source>
        <translation>Чтобы убрать фигуру, перетащите её с доски или нажмите Del на её поле.</translation>
    </message>
</context>
<context>
    <name>panels::StandingCard</name>
    <message>
        <source>Where you stand</source>
        <translation>Оценка позиции</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to spare</source>
        <translation>
            <numerusform>%n ход в запасе</numerusform>
            <numerusform>%n хода в запасе</numerusform>
            <numerusform>%n ходов в запасе</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) too late</source>
        <translation>
            <numerusform>опоздание на %n ход</numerusform>
            <numerusform>опоздание на %n хода</numerusform>
            <numerusform>опоздание на %n ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fifty-move rule: %n used</source>
        <translation>
            <numerusform>50 ходов: прошёл %n</numerusform>
            <numerusform>50 ходов: прошло %n</numerusform>
            <numerusform>50 ходов: прошло %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Solving progress</source>
        <translation>Прогресс расчёта</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Remove castling rights</source>
        <translation>Убрать право рокировки</translation>
    </message>
    <message numerus="yes">
        <source>at least %n move(s) to spare</source>
        <translation>
            <numerusform>не менее %n хода в запасе</numerusform>
            <numerusform>не менее %n ходов в запасе</numerusform>
            <numerusform>не менее %n ходов в запасе</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve by computer</source>
        <translation>Рассчитать</translation>
    </message>
    <message>
        <source>Moves that may be wasted before the fifty-move rule makes it a draw; more if a capture or a pawn move starts the count again</source>
        <translation>Ходы, которые можно потерять, прежде чем по правилу 50 ходов будет ничья; больше, если взятие или ход пешкой начнёт отсчёт заново</translation>
    </message>
    <message>
        <source>Moves that may be wasted before the fifty-move rule makes it a draw</source>
        <translation>Ходы, которые можно потерять, прежде чем по правилу 50 ходов будет ничья</translation>
    </message>
    <message>
        <source>Moves since the last capture or pawn move; after fifty of them a draw can be claimed</source>
        <translation>Ходы с последнего взятия или хода пешкой; после пятидесяти можно потребовать ничью</translation>
    </message>
</context>
<context>
    <name>panels::StepRow</name>
    <message>
        <source>Stages of the mate</source>
        <translation>Этапы мата</translation>
    </message>
    <message>
        <source>Stage %1 of %2: %3</source>
        <translation>Этап %1 из %2: %3</translation>
    </message>
    <message>
        <source>Stage %1 of %2 (you are here): %3</source>
        <translation>Этап %1 из %2 (вы здесь): %3</translation>
    </message>
</context>
<context>
    <name>panels::Transport</name>
    <message>
        <source>Seconds per move</source>
        <translation>Секунд на ход</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1&#xa0;с</translation>
    </message>
</context>
<context>
    <name>panels::Waiting</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>show::Teller</name>
    <message>
        <source>White: %1.</source>
        <comment>a move</comment>
        <translation>Белые: %1.</translation>
    </message>
    <message>
        <source>Black: %1.</source>
        <comment>a move</comment>
        <translation>Чёрные: %1.</translation>
    </message>
</context>
<context>
    <name>window::Exchange</name>
    <message>
        <source>The clipboard</source>
        <translation>Буфер обмена</translation>
    </message>
    <message>
        <source>%1 contains neither a position nor a game.</source>
        <translation>%1 не содержит ни позиции, ни партии.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what stood on the command line</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>The position has been copied.</source>
        <translation>Позиция скопирована.</translation>
    </message>
    <message>
        <source>The diagram has been copied.</source>
        <translation>Диаграмма скопирована.</translation>
    </message>
    <message>
        <source>A link contains no position: copy the FEN or the PGN itself.</source>
        <translation>Ссылка не содержит позиции: скопируйте сам FEN или PGN.</translation>
    </message>
    <message>
        <source>A link to a study contains no position. Export the study as PGN and open the file as a course.</source>
        <translation>Ссылка на студию не содержит позиции. Экспортируйте студию в PGN и откройте файл как курс.</translation>
    </message>
</context>
<context>
    <name>window::FiguresPage</name>
    <message>
        <source>Endings in figures</source>
        <translation>Окончания в цифрах</translation>
    </message>
    <message>
        <source>Search for an ending</source>
        <translation>Поиск окончания</translation>
    </message>
</context>
<context>
    <name>window::HelpPage</name>
    <message>
        <source>Terms, symbols and keys</source>
        <translation>Термины, знаки и клавиши</translation>
    </message>
    <message>
        <source>Search this page (%1)</source>
        <comment>a key</comment>
        <translation>Поиск на этой странице (%1)</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>Поиск на этой странице</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Не найдено</translation>
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
        <translation>Доска</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Finish it for me</source>
        <translation>Доиграть за меня</translation>
    </message>
    <message>
        <source>The dropped item</source>
        <translation>Перетащенный объект</translation>
    </message>
    <message>
        <source>The old file has been kept as %1.</source>
        <translation>Прежний файл сохранён как %1.</translation>
    </message>
    <message>
        <source>Your practice data could not be read; practice starts from scratch.</source>
        <translation>Не удалось прочитать данные тренировок; тренировки начинаются с нуля.</translation>
    </message>
    <message>
        <source>Your practice data was written by a newer version of Right Corner; practice starts from scratch.</source>
        <translation>Данные тренировок записаны более новой версией Right Corner; тренировки начинаются с нуля.</translation>
    </message>
    <message>
        <source>Your practice data cannot be saved.</source>
        <translation>Данные тренировок не удаётся сохранить.</translation>
    </message>
    <message>
        <source>Check that the practice folder is writable and the disk is not full.</source>
        <translation>Проверьте, доступна ли папка тренировок для записи и не полон ли диск.</translation>
    </message>
    <message>
        <source>The ending could not be saved to disk.</source>
        <translation>Окончание не удалось сохранить на диске.</translation>
    </message>
    <message>
        <source>It stays available until you quit. Free some disk space, or check that the folder is writable.</source>
        <translation>Оно доступно до выхода из программы. Освободите место на диске или проверьте, доступна ли папка для записи.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>White and Black</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Your exam was interrupted when the program closed.</source>
        <translation>Ваш экзамен прервался, когда программа закрылась.</translation>
    </message>
    <message>
        <source>It is not graded; you can play the position on as a game.</source>
        <translation>Оценки нет; позицию можно доиграть как обычную партию.</translation>
    </message>
    <message>
        <source>The exam is not finished. Choose “%1” again to end it; Esc continues it.</source>
        <translation>Экзамен не закончен. Выберите «%1» ещё раз, чтобы закончить его; Esc&#xa0;— продолжить его.</translation>
    </message>
    <message>
        <source>An exam is in progress.</source>
        <translation>Идёт экзамен.</translation>
    </message>
    <message>
        <source>End it first, then open other games.</source>
        <translation>Сначала закончите его, затем открывайте другие партии.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Practice was interrupted when the program closed.</source>
        <translation>Тренировка прервалась при закрытии программы.</translation>
    </message>
    <message>
        <source>The game is being read.</source>
        <translation>Партия загружается.</translation>
    </message>
    <message>
        <source>The file with your practice data was deleted; it has been saved again in full.</source>
        <translation>Файл с данными тренировок был удалён; данные снова сохранены полностью.</translation>
    </message>
    <message>
        <source>The file with your practice data was replaced by an unreadable one; it has been saved again in full.</source>
        <translation>Файл с данными тренировок был заменён нечитаемым; данные снова сохранены полностью.</translation>
    </message>
    <message>
        <source>The unreadable file has been kept as %1.</source>
        <translation>Нечитаемый файл сохранён как %1.</translation>
    </message>
    <message>
        <source>Your practice data was replaced by that of another file, which is now in use.</source>
        <translation>Ваши данные тренировок заменены данными другого файла; теперь используется он.</translation>
    </message>
    <message>
        <source>The earlier data has been kept as %1.</source>
        <translation>Прежние данные сохранены как %1.</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>a move</comment>
        <translation>Сыграть %1</translation>
    </message>
    <message>
        <source>Your results are saved; “Practise” starts a new session.</source>
        <translation>Ваши результаты сохранены; «Тренироваться» начнёт новое занятие.</translation>
    </message>
    <message>
        <source>The exam is not finished. Quit again to end it; Esc continues it.</source>
        <translation>Экзамен не закончен. Закройте программу ещё раз, чтобы закончить его; Esc&#xa0;— продолжить его.</translation>
    </message>
    <message>
        <source>Your results are saved; “Practise” continues the session.</source>
        <translation>Ваши результаты сохранены; «Тренироваться» продолжит занятие.</translation>
    </message>
    <message>
        <source>The changes to the page are not saved.</source>
        <translation>Изменения на странице не сохранены.</translation>
    </message>
    <message>
        <source>Quit again to lose them, or save the page first; Esc continues editing.</source>
        <translation>Выйдите ещё раз, чтобы потерять их, или сначала сохраните страницу; Esc продолжает правку.</translation>
    </message>
</context>
<context>
    <name>window::ReviewPage</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Стоп</translation>
    </message>
    <message>
        <source>S&amp;olve and include it</source>
        <translation>&amp;Рассчитать и включить</translation>
    </message>
    <message>
        <source>Practise my &amp;mistakes</source>
        <translation>Отработать &amp;ошибки</translation>
    </message>
    <message>
        <source>Open the &amp;game</source>
        <translation>Открыть &amp;партию</translation>
    </message>
    <message>
        <source>Your endgames</source>
        <translation>Ваши окончания</translation>
    </message>
    <message>
        <source>&amp;Player:</source>
        <translation>&amp;Игрок:</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>The player&apos;s name; other names after a semicolon</source>
        <translation>Имя игрока; другие имена через точку с запятой</translation>
    </message>
    <message>
        <source>&amp;Names in the file</source>
        <translation>Имена в &amp;файле</translation>
    </message>
    <message>
        <source>The most frequent names; choose all that are yours</source>
        <translation>Самые частые имена; выберите все свои</translation>
    </message>
    <message>
        <source>Reading the games</source>
        <translation>Чтение партий</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Окончания</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>By ending</source>
        <translation>По окончаниям</translation>
    </message>
    <message>
        <source>The costliest games first</source>
        <translation>Сначала партии, где упущено больше всего очков</translation>
    </message>
    <message>
        <source>Practise the positions in which you gave points away until you get them right</source>
        <translation>Отрабатывать позиции, в которых вы упустили очки, пока не получится</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln game(s))</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1 (%Ln партия)</numerusform>
            <numerusform>%1 (%Ln партии)</numerusform>
            <numerusform>%1 (%Ln партий)</numerusform>
        </translation>
    </message>
    <message>
        <source>Solving: %1…</source>
        <translation>Рассчитывается: %1…</translation>
    </message>
    <message>
        <source>Your endgames in %1</source>
        <translation>Ваши окончания: %1</translation>
    </message>
    <message>
        <source>The games are being read.</source>
        <translation>Партии загружаются.</translation>
    </message>
    <message>
        <source>No game is by this player. Choose another name above.</source>
        <translation>Партий этого игрока нет. Выберите выше другое имя.</translation>
    </message>
    <message>
        <source>None of these games reached an ending that is solved.</source>
        <translation>Ни одна из этих партий не дошла до рассчитанного окончания.</translation>
    </message>
    <message>
        <source>There is not enough memory to solve it.</source>
        <translation>Не хватает памяти, чтобы его рассчитать.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) read</source>
        <translation>
            <numerusform>прочитана %Ln партия</numerusform>
            <numerusform>прочитано %Ln партии</numerusform>
            <numerusform>прочитано %Ln партий</numerusform>
        </translation>
    </message>
    <message>
        <source>by this player: %1</source>
        <comment>games</comment>
        <translation>этого игрока: %1</translation>
    </message>
    <message>
        <source>reading was stopped</source>
        <translation>чтение остановлено</translation>
    </message>
    <message>
        <source>partly unreadable: %1</source>
        <comment>games</comment>
        <translation>частично не прочитано: %1</translation>
    </message>
    <message>
        <source>chess variants or Chess960 castling, skipped: %1</source>
        <comment>games</comment>
        <translation>другие виды шахмат или рокировка шахмат-960, пропущено: %1</translation>
    </message>
    <message>
        <source>reached a solved ending: %1</source>
        <comment>games</comment>
        <translation>с рассчитанным окончанием: %1</translation>
    </message>
    <message numerus="yes">
        <source>Not solved yet: %1, in %Ln of these games.</source>
        <translation>
            <numerusform>Ещё не рассчитано: %1, в %Ln из этих партий.</numerusform>
            <numerusform>Ещё не рассчитано: %1, в %Ln из этих партий.</numerusform>
            <numerusform>Ещё не рассчитано: %1, в %Ln из этих партий.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::StatisticsPage</name>
    <message>
        <source>Show as &amp;tables</source>
        <translation>Показать &amp;таблицами</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Once you have practised, your progress will appear here.</source>
        <translation>Как только вы потренируетесь, здесь будут видны ваши успехи.</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>Т&amp;ренироваться</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Окончание</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Этап</translation>
    </message>
    <message>
        <source>All endings</source>
        <translation>Все окончания</translation>
    </message>
    <message>
        <source>All stages</source>
        <translation>Все этапы</translation>
    </message>
    <message>
        <source>Where you throw results away</source>
        <translation>Где вы упускаете результат</translation>
    </message>
    <message>
        <source>These figures count the exercises of practice. What you have solved in the courses is on the card “The courses”; games and exams are not counted.</source>
        <translation>Эти числа относятся к упражнениям тренировки. Решённое в курсах&#xa0;— на карточке «Курсы»; партии и экзамены не учитываются.</translation>
    </message>
</context>
</TS>
