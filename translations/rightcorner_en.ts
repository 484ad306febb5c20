<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>ByHeartCommands</name>
    <message numerus="yes">
        <source>Up to %n move(s) slower</source>
        <translation>
            <numerusform>Up to %n move slower</numerusform>
            <numerusform>Up to %n moves slower</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>One move is equally good here.</numerusform>
            <numerusform>%n moves are equally good here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 is one move slower than the best.</numerusform>
            <numerusform>%1 is %n moves slower than the best.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coaching</name>
    <message numerus="yes">
        <source>%1 That is %n move(s) slower than the best.</source>
        <comment>after a sentence about the move</comment>
        <translation>
            <numerusform>%1 That is %n move slower than the best.</numerusform>
            <numerusform>%1 That is %n moves slower than the best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 misses a win of material: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 misses a win of material: one move slower than the best.</numerusform>
            <numerusform>%1 misses a win of material: %n moves slower than the best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour, %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1 is a detour, one move slower than the best. %2</numerusform>
            <numerusform>%1 is a detour, %n moves slower than the best. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 works but is %n move(s) slower. %2</source>
        <translation>
            <numerusform>%1 works but is one move slower. %2</numerusform>
            <numerusform>%1 works but is %n moves slower. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses material and is %n move(s) slower than the best. %2</source>
        <translation>
            <numerusform>%1 loses material and is one move slower than the best. %2</numerusform>
            <numerusform>%1 loses material and is %n moves slower than the best. %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CourseFaults</name>
    <message numerus="yes">
        <source>There are %n more error(s).</source>
        <translation>
            <numerusform>There is one more error.</numerusform>
            <numerusform>There are %n more errors.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EarlierRounds</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>Only %n move(s) hold the draw.</source>
        <translation>
            <numerusform>Only one move holds the draw.</numerusform>
            <numerusform>Only %n moves hold the draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hints on %n move(s)</source>
        <translation>
            <numerusform>hints on one move</numerusform>
            <numerusform>hints on %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>one move taken back</numerusform>
            <numerusform>%n moves taken back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) shown</source>
        <translation>
            <numerusform>one move shown</numerusform>
            <numerusform>%n moves shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Method</name>
    <message numerus="yes">
        <source>%1 is the method&apos;s move; best play is %n move(s) faster.</source>
        <translation>
            <numerusform>%1 is the method&apos;s move; best play is one move faster.</numerusform>
            <numerusform>%1 is the method&apos;s move; best play is %n moves faster.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of the %n position(s) to know by heart: play %1.</source>
        <translation>
            <numerusform>The one position to know by heart: play %1.</numerusform>
            <numerusform>One of the %n positions to know by heart: play %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message numerus="yes">
        <source>%n move(s) with best play from the start</source>
        <translation>
            <numerusform>%n move with best play from the start</numerusform>
            <numerusform>%n moves with best play from the start</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wasted so far</source>
        <translation>
            <numerusform>%n wasted so far</numerusform>
            <numerusform>%n wasted so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Overlays</name>
    <message numerus="yes">
        <source>Cage: %n square(s)</source>
        <translation>
            <numerusform>Cage: %n square</numerusform>
            <numerusform>Cage: %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, closed: %n square(s)</source>
        <translation>
            <numerusform>%1, closed: %n square</numerusform>
            <numerusform>%1, closed: %n squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnPositionsCommands</name>
    <message numerus="yes">
        <source>%n page(s) have been imported into “%1”.</source>
        <comment>a course</comment>
        <translation>
            <numerusform>One page has been imported into “%1”.</numerusform>
            <numerusform>%n pages have been imported into “%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) could not be read.</source>
        <translation>
            <numerusform>One position could not be read.</numerusform>
            <numerusform>%n positions could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) were there already.</source>
        <translation>
            <numerusform>One page was there already.</numerusform>
            <numerusform>%n pages were there already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>You did this one %n day(s) ago. Let&apos;s see whether it stuck.</source>
        <translation>
            <numerusform>You did this one yesterday. Let&apos;s see whether it stuck.</numerusform>
            <numerusform>You did this one %n days ago. Let&apos;s see whether it stuck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>Hold the draw for one move.</numerusform>
            <numerusform>Hold the draw for %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You finished this stage in %n move(s); the fewest are %1.</source>
        <translation>
            <numerusform>You finished this stage in one move; the fewest possible is %1.</numerusform>
            <numerusform>You finished this stage in %n moves; the fewest possible is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>Mate within one move.</numerusform>
            <numerusform>Mate within %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer promote the pawn within %n move(s).</source>
        <translation>
            <numerusform>You can no longer promote the pawn within one move.</numerusform>
            <numerusform>You can no longer promote the pawn within %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer reach the stage “%1” within %n move(s).</source>
        <translation>
            <numerusform>You can no longer reach the stage “%1” within one move.</numerusform>
            <numerusform>You can no longer reach the stage “%1” within %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can no longer mate within %n move(s).</source>
        <translation>
            <numerusform>You can no longer mate within one move.</numerusform>
            <numerusform>You can no longer mate within %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You promoted the pawn in %n move(s) and kept the win.</source>
        <translation>
            <numerusform>You promoted the pawn in one move and kept the win.</numerusform>
            <numerusform>You promoted the pawn in %n moves and kept the win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Promote the pawn within %n move(s), keeping the win.</source>
        <translation>
            <numerusform>Promote the pawn within one move, keeping the win.</numerusform>
            <numerusform>Promote the pawn within %n moves, keeping the win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n day(s).</source>
        <translation>
            <numerusform>This exercise will come up again in one day.</numerusform>
            <numerusform>This exercise will come up again in %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This exercise will come up again in %n minute(s).</source>
        <translation>
            <numerusform>This exercise will come up again in one minute.</numerusform>
            <numerusform>This exercise will come up again in %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n day(s)</source>
        <translation>
            <numerusform>in %n day</numerusform>
            <numerusform>in %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n minute(s)</source>
        <translation>
            <numerusform>in %n minute</numerusform>
            <numerusform>in %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n move(s) taken back.</source>
        <translation>
            <numerusform>Solved after one move taken back.</numerusform>
            <numerusform>Solved after %n moves taken back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play until the next stage of the win begins, “%1”. You have %n move(s).</source>
        <translation>
            <numerusform>Play until the next stage of the win begins, “%1”. You have %n move.</numerusform>
            <numerusform>Play until the next stage of the win begins, “%1”. You have %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeCharts</name>
    <message numerus="yes">
        <source>%n exercise(s) in the next two weeks.</source>
        <translation>
            <numerusform>One exercise in the next two weeks.</numerusform>
            <numerusform>%n exercises in the next two weeks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>thrown away here %n time(s)</source>
        <translation>
            <numerusform>thrown away here %n time</numerusform>
            <numerusform>thrown away here %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln attempt(s)</source>
        <translation>
            <numerusform>%1 of %Ln attempt</numerusform>
            <numerusform>%1 of %Ln attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s), most often with a move to %1.</source>
        <translation>
            <numerusform>You threw a win or a draw away once, with a move to %1.</numerusform>
            <numerusform>You threw a win or a draw away %n times, most often with a move to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You threw a win or a draw away %n time(s).</source>
        <translation>
            <numerusform>You threw a win or a draw away once.</numerusform>
            <numerusform>You threw a win or a draw away %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over %n mate(s), you needed %1 moves on average; best play needs %2.</source>
        <translation>
            <numerusform>In one mate, you needed %1 moves; best play needs %2.</numerusform>
            <numerusform>Over %n mates, you needed %1 moves on average; best play needs %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln move(s)</source>
        <comment>moves wasted</comment>
        <translation>
            <numerusform>%1 in %Ln move</numerusform>
            <numerusform>%1 in %Ln moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeCommands</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s)</source>
        <translation>
            <numerusform>%n exercise</numerusform>
            <numerusform>%n exercises</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>One move is equally good here.</numerusform>
            <numerusform>%n moves are equally good here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reports</name>
    <message numerus="yes">
        <source>%n move(s) to mate with best play from the start</source>
        <translation>
            <numerusform>%n move to mate with best play from the start</numerusform>
            <numerusform>%n moves to mate with best play from the start</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n played so far.</source>
        <translation>
            <numerusform>%1; %n played so far.</numerusform>
            <numerusform>%1; %n played so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) wasted.</source>
        <translation>
            <numerusform>One move wasted.</numerusform>
            <numerusform>%n moves wasted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Below are the costliest moves; the move list marks %n more.</source>
        <translation>
            <numerusform>Below are the costliest moves; the move list marks one more.</numerusform>
            <numerusform>Below are the costliest moves; the move list marks %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message numerus="yes">
        <source>Remove %n more piece(s) (not the kings) to see the result.</source>
        <translation>
            <numerusform>Remove one more piece (not the kings) to see the result.</numerusform>
            <numerusform>Remove %n more pieces (not the kings) to see the result.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>about one minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message numerus="yes">
        <source>There are at least %n more errors.</source>
        <translation>
            <numerusform>There is at least one more error.</numerusform>
            <numerusform>There are at least %n more errors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n more errors.</source>
        <translation>
            <numerusform>There is one more error.</numerusform>
            <numerusform>There are %n more errors.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n move(s) slower than the best.</source>
        <translation>
            <numerusform>One move slower than the best.</numerusform>
            <numerusform>%n moves slower than the best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>Allows mate one move sooner.</numerusform>
            <numerusform>Allows mate %n moves sooner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 works: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 works: one move slower than the best.</numerusform>
            <numerusform>%1 works: %n moves slower than the best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour: %n move(s) slower than the best.</source>
        <translation>
            <numerusform>%1 is a detour: one move slower than the best.</numerusform>
            <numerusform>%1 is a detour: %n moves slower than the best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 allows mate %n move(s) sooner.</source>
        <translation>
            <numerusform>%1 allows mate one move sooner.</numerusform>
            <numerusform>%1 allows mate %n moves sooner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It took %n move(s)</source>
        <translation>
            <numerusform>It took one move</numerusform>
            <numerusform>It took %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You held out for %n move(s)</source>
        <translation>
            <numerusform>You held out for one move</numerusform>
            <numerusform>You held out for %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mated in %n move(s), the fewest possible.</source>
        <translation>
            <numerusform>Mated in one move, the fewest possible.</numerusform>
            <numerusform>Mated in %n moves, the fewest possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the best defence lasts %n</source>
        <translation>
            <numerusform>the best defence lasts one</numerusform>
            <numerusform>the best defence lasts %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best play needs %n</source>
        <translation>
            <numerusform>best play needs one</numerusform>
            <numerusform>best play needs %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You held out for %n move(s), as long as possible.</source>
        <translation>
            <numerusform>You held out for one move, as long as possible.</numerusform>
            <numerusform>You held out for %n moves, as long as possible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n other(s)</source>
        <comment>a list of moves and how many more there are</comment>
        <translation>
            <numerusform>%1 and one other</numerusform>
            <numerusform>%1 and %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Following the method took %n more move(s) than best play.</source>
        <translation>
            <numerusform>Following the method took one more move than best play.</numerusform>
            <numerusform>Following the method took %n more moves than best play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A weaker defence made the mate %n move(s) shorter.</source>
        <translation>
            <numerusform>A weaker defence made the mate one move shorter.</numerusform>
            <numerusform>A weaker defence made the mate %n moves shorter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 also wins, %n move(s) slower.</source>
        <translation>
            <numerusform>%1 also wins, one move slower.</numerusform>
            <numerusform>%1 also wins, %n moves slower.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>files::Filing</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>files::PracticeFiles</name>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n attempt</numerusform>
            <numerusform>%n attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and the schedule of %n exercise(s) will be deleted for good.</source>
        <translation>
            <numerusform>and the schedule of %n exercise will be deleted for good.</numerusform>
            <numerusform>and the schedule of %n exercises will be deleted for good.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>modes::ByHeart</name>
    <message numerus="yes">
        <source>%1, up to %Ln move(s) slower</source>
        <comment>a course</comment>
        <translation>
            <numerusform>%1, up to %Ln move slower</numerusform>
            <numerusform>%1, up to %Ln moves slower</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your line has %Ln position(s), with one move to learn in each.</source>
        <translation>
            <numerusform>Your line has %Ln position, with one move to learn in it.</numerusform>
            <numerusform>Your line has %Ln positions, with one move to learn in each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest way to mate takes %Ln move(s).</source>
        <translation>
            <numerusform>The longest way to mate takes %Ln move.</numerusform>
            <numerusform>The longest way to mate takes %Ln moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know %Ln of the positions already.</source>
        <translation>
            <numerusform>You know %Ln of the positions already.</numerusform>
            <numerusform>You know %Ln of the positions already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>modes::Practice</name>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n due</numerusform>
            <numerusform>%n due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>%n minute left</numerusform>
            <numerusform>%n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n done</source>
        <translation>
            <numerusform>%n done</numerusform>
            <numerusform>%n done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) left</source>
        <translation>
            <numerusform>%n exercise left</numerusform>
            <numerusform>%n exercises left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>modes::Reader</name>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>Mate within one move.</numerusform>
            <numerusform>Mate within %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>Hold the draw for one move.</numerusform>
            <numerusform>Hold the draw for %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) still to find.</source>
        <translation>
            <numerusform>One square still to find.</numerusform>
            <numerusform>%n squares still to find.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select %n square(s) on the board, or type them.</source>
        <translation>
            <numerusform>Select one square on the board, or type it.</numerusform>
            <numerusform>Select %n squares on the board, or type them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n wrong answer(s).</source>
        <translation>
            <numerusform>Solved after one wrong answer.</numerusform>
            <numerusform>Solved after %n wrong answers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right idea: %1 has the same aim, but %2 is %n move(s) faster.</source>
        <translation>
            <numerusform>Right idea: %1 has the same aim, but %2 is one move faster.</numerusform>
            <numerusform>Right idea: %1 has the same aim, but %2 is %n moves faster.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more square(s).</source>
        <translation>
            <numerusform>One more square.</numerusform>
            <numerusform>%n more squares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn.</source>
        <translation>
            <numerusform>Win within %n move: promote a pawn.</numerusform>
            <numerusform>Win within %n moves: promote a pawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): promote a pawn, or win everything but the king.</source>
        <translation>
            <numerusform>Win within %n move: promote a pawn, or win everything but the king.</numerusform>
            <numerusform>Win within %n moves: promote a pawn, or win everything but the king.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n move(s): capture everything but the king.</source>
        <translation>
            <numerusform>Win within %n move: capture everything but the king.</numerusform>
            <numerusform>Win within %n moves: capture everything but the king.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>panels::GamesList</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln game(s)</source>
        <translation>
            <numerusform>%1 of %Ln game</numerusform>
            <numerusform>%1 of %Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>panels::StandingCard</name>
    <message numerus="yes">
        <source>%n move(s) to spare</source>
        <translation>
            <numerusform>%n move to spare</numerusform>
            <numerusform>%n moves to spare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) too late</source>
        <translation>
            <numerusform>%n move too late</numerusform>
            <numerusform>%n moves too late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fifty-move rule: %n used</source>
        <translation>
            <numerusform>fifty-move rule: %n used</numerusform>
            <numerusform>fifty-move rule: %n used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n move(s) to spare</source>
        <translation>
            <numerusform>at least %n move to spare</numerusform>
            <numerusform>at least %n moves to spare</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::ReviewPage</name>
    <message numerus="yes">
        <source>%1 (%Ln game(s))</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1 (%Ln game)</numerusform>
            <numerusform>%1 (%Ln games)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) read</source>
        <translation>
            <numerusform>%Ln game read</numerusform>
            <numerusform>%Ln games read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not solved yet: %1, in %Ln of these games.</source>
        <translation>
            <numerusform>Not solved yet: %1, in %Ln of these games.</numerusform>
            <numerusform>Not solved yet: %1, in %Ln of these games.</numerusform>
        </translation>
    </message>
</context>
</TS>
