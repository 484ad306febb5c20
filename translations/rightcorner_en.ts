<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>%n move is equally good here.</numerusform>
            <numerusform>%n moves are equally good here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coaching</name>
    <message numerus="yes">
        <source>%1 is a detour of %n move(s): %2</source>
        <translation>
            <numerusform>%1 is a detour of %n move: %2</numerusform>
            <numerusform>%1 is a detour of %n moves: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 works, %n move(s) slower: %2</source>
        <translation>
            <numerusform>%1 works, %n move slower: %2</numerusform>
            <numerusform>%1 works, %n moves slower: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CourseFaults</name>
    <message numerus="yes">
        <source>%n more mistake(s) follow.</source>
        <translation>
            <numerusform>%n more mistake follows.</numerusform>
            <numerusform>%n more mistakes follow.</numerusform>
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
        <source>Only %n move(s) keep the draw.</source>
        <translation>
            <numerusform>Only %n move keeps the draw.</numerusform>
            <numerusform>Only %n moves keep the draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hints for %n move(s)</source>
        <translation>
            <numerusform>hints for %n move</numerusform>
            <numerusform>hints for %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>%n move taken back</numerusform>
            <numerusform>%n moves taken back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Method</name>
    <message numerus="yes">
        <source>He can be held in %n square(s).</source>
        <translation>
            <numerusform>He can be held in %n square.</numerusform>
            <numerusform>He can be held in %n squares.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a pen of %n square(s)</source>
        <comment>comes next</comment>
        <translation>
            <numerusform>a pen of %n square</numerusform>
            <numerusform>a pen of %n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next, in %n move(s): %1.</source>
        <translation>
            <numerusform>Next, in %n move: %1.</numerusform>
            <numerusform>Next, in %n moves: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message numerus="yes">
        <source>%n move(s) at best from the start</source>
        <translation>
            <numerusform>%n move at best from the start</numerusform>
            <numerusform>%n moves at best from the start</numerusform>
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
        <source>Pen: %n square(s)</source>
        <translation>
            <numerusform>Pen: %n square</numerusform>
            <numerusform>Pen: %n squares</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>You did this one %n day(s) ago. It is time to see whether it stayed.</source>
        <translation>
            <numerusform>You did this one yesterday. It is time to see whether it stayed.</numerusform>
            <numerusform>You did this one %n days ago. It is time to see whether it stayed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>Hold the draw for %n move.</numerusform>
            <numerusform>Hold the draw for %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n day(s).</source>
        <translation>
            <numerusform>It comes again in %n day.</numerusform>
            <numerusform>It comes again in %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes again in %n minute(s).</source>
        <translation>
            <numerusform>It comes again in %n minute.</numerusform>
            <numerusform>It comes again in %n minutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeCharts</name>
    <message numerus="yes">
        <source>%n exercise(s) in two weeks.</source>
        <translation>
            <numerusform>%n exercise in two weeks.</numerusform>
            <numerusform>%n exercises in two weeks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) did.</source>
        <translation>
            <numerusform>%n move did.</numerusform>
            <numerusform>%n moves did.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) did, most often to %1.</source>
        <translation>
            <numerusform>%n move did, to %1.</numerusform>
            <numerusform>%n moves did, most often to %1.</numerusform>
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
</context>
<context>
    <name>Records</name>
    <message numerus="yes">
        <source>%n moves are equally good here.</source>
        <translation>
            <numerusform>%n move is equally good here.</numerusform>
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
            <numerusform>%n move wasted.</numerusform>
            <numerusform>%n moves wasted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message numerus="yes">
        <source>Take %n piece(s) other than the kings off the board to see the verdict.</source>
        <translation>
            <numerusform>Take %n piece other than the kings off the board to see the verdict.</numerusform>
            <numerusform>Take %n pieces other than the kings off the board to see the verdict.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minutes</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message numerus="yes">
        <source>There are at least %n more errors.</source>
        <translation>
            <numerusform>There is at least %n more error.</numerusform>
            <numerusform>There are at least %n more errors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n more errors.</source>
        <translation>
            <numerusform>There is %n more error.</numerusform>
            <numerusform>There are %n more errors.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>Slower than best by %n move(s).</source>
        <translation>
            <numerusform>Slower than best by %n move.</numerusform>
            <numerusform>Slower than best by %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Is mated sooner by %n move(s).</source>
        <translation>
            <numerusform>Is mated sooner by %n move.</numerusform>
            <numerusform>Is mated sooner by %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is good: %n move(s) slower than best.</source>
        <translation>
            <numerusform>%1 is good: %n move slower than best.</numerusform>
            <numerusform>%1 is good: %n moves slower than best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 works: %n move(s) slower than best.</source>
        <translation>
            <numerusform>%1 works: %n move slower than best.</numerusform>
            <numerusform>%1 works: %n moves slower than best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is a detour of %n move(s).</source>
        <translation>
            <numerusform>%1 is a detour of %n move.</numerusform>
            <numerusform>%1 is a detour of %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shortens the fight by %n move(s).</source>
        <translation>
            <numerusform>%1 shortens the fight by %n move.</numerusform>
            <numerusform>%1 shortens the fight by %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 or %n other(s)</source>
        <comment>a list of moves and how many more there are</comment>
        <translation>
            <numerusform>%1 or %n other</numerusform>
            <numerusform>%1 or %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It took %n move(s)</source>
        <translation>
            <numerusform>It took %n move</numerusform>
            <numerusform>It took %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You held out for %n move(s)</source>
        <translation>
            <numerusform>You held out for %n move</numerusform>
            <numerusform>You held out for %n moves</numerusform>
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
</context>
<context>
    <name>window::Practice</name>
    <message numerus="yes">
        <source>%n due</source>
        <translation>
            <numerusform>%n due</numerusform>
            <numerusform>%n due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) to go</source>
        <translation>
            <numerusform>%n minute to go</numerusform>
            <numerusform>%n minutes to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n done</source>
        <translation>
            <numerusform>%n done</numerusform>
            <numerusform>%n done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::PracticeFiles</name>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n attempt</numerusform>
            <numerusform>%n attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and what is remembered of %n exercise(s) will be lost for good.</source>
        <translation>
            <numerusform>and what is remembered of %n exercise will be lost for good.</numerusform>
            <numerusform>and what is remembered of %n exercises will be lost for good.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window::Reader</name>
    <message numerus="yes">
        <source>Mate within %n move(s).</source>
        <translation>
            <numerusform>Mate within %n move.</numerusform>
            <numerusform>Mate within %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold the draw for %n move(s).</source>
        <translation>
            <numerusform>Hold the draw for %n move.</numerusform>
            <numerusform>Hold the draw for %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Point at %n square(s) on the board.</source>
        <translation>
            <numerusform>Point at %n square on the board.</numerusform>
            <numerusform>Point at %n squares on the board.</numerusform>
        </translation>
    </message>
</context>
</TS>
