// SPDX-License-Identifier: GPL-3.0-or-later

// An exam: nothing is said, shown or taken back until the game is over.

#include "window/window_fixture.h"

namespace app_test {
namespace {

class ExamInTheWindow : public WindowTest {
protected:
    void SetUp() override
    {
        start(mateIn3, trainer::Seat::both);
        choose(u"Training/Exam"_s);
    }
    QString said() const { return standing() + coach() + record(); }
    bool isOffered(const QString& way) const { return action(way)->isEnabled(); }
};

TEST_F(ExamInTheWindow, NothingIsSaidOfThePosition)
{
    EXPECT_TRUE(standing().startsWith(u"Exam"_s)) << standing().toStdString();
    EXPECT_TRUE(standing().contains(u"White to move"_s));
    for (const QString& word : {u"mate"_s, u"wins"_s, u"corner"_s, u"spare"_s, u"best"_s})
        EXPECT_FALSE(said().contains(word, Qt::CaseInsensitive))
            << word.toStdString() << said().toStdString();
    EXPECT_TRUE(view->diagram().marks.empty()) << "no corners either";
    for (const int page : {2, 3, 4}) {
        key(static_cast<Qt::Key>(Qt::Key_0 + page), Qt::AltModifier);
        EXPECT_TRUE(record().contains(u"In an exam"_s)) << page;
    }
}

TEST_F(ExamInTheWindow, NoHelpIsOffered)
{
    for (const QString& way :
         {u"Game/Hint"_s, u"Game/Show the line to mate"_s, u"Training/Reveal them here"_s})
        EXPECT_FALSE(isOffered(way)) << way.toStdString();
    session.play(best().front());
    EXPECT_FALSE(isOffered(u"Game/Take back"_s));
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(plies(), 1U);
}

TEST_F(ExamInTheWindow, AMistakeIsNotTold)
{
    start(mateIn27, trainer::Seat::both);
    session.play(blunder());
    EXPECT_FALSE(said().contains(u"throws"_s)) << said().toStdString();
    EXPECT_TRUE(view->diagram().arrows.empty());
}

TEST_F(ExamInTheWindow, WhatWasPlayedCanBeLookedAtButStands)
{
    session.play(best().front());
    session.play(best().front());
    key(Qt::Key_Left, Qt::AltModifier);
    key(Qt::Key_Left, Qt::AltModifier);
    ASSERT_EQ(plies(), 0U);
    typeMove(moveName(shown(), best().front()));
    EXPECT_EQ(plies(), 0U);
    EXPECT_TRUE(record().contains(u"In an exam moves stand"_s)) << record().toStdString();
}

TEST_F(ExamInTheWindow, ItsEndBringsTheReportAndEverythingElse)
{
    while (!session.round().end())
        session.play(best().front());
    EXPECT_TRUE(find<ReportPage>()->isVisible());
    EXPECT_TRUE(standing().startsWith(u"Checkmate"_s));
    EXPECT_TRUE(coach().contains(u"It took 3 moves"_s)) << coach().toStdString();
    EXPECT_FALSE(view->diagram().marks.empty());
    EXPECT_TRUE(isOffered(u"Game/Take back"_s));
    start(mateIn3, trainer::Seat::both);
    EXPECT_TRUE(standing().startsWith(u"Exam"_s)) << "the next round is an exam again";
}

TEST_F(ExamInTheWindow, WhoEndsItSeesEverythingAtOnce)
{
    choose(u"Training/Exam"_s);
    EXPECT_TRUE(standing().startsWith(u"White mates in 3"_s));
    EXPECT_TRUE(isOffered(u"Game/Hint"_s));
}

TEST_F(ExamInTheWindow, SettingUpTellsNothingEither)
{
    session.enterSetUp();
    EXPECT_TRUE(standing().startsWith(u"Exam"_s)) << standing().toStdString();
    EXPECT_FALSE(isOffered(u"Game/Show the line to mate"_s));
    session.edit([](trainer::SetupEditor& editor) { editor.clear(); });
    EXPECT_TRUE(standing().startsWith(u"Illegal position"_s)) << "the rules are no secret";
}

TEST_F(ExamInTheWindow, TheChoiceIsKept)
{
    EXPECT_TRUE(readPreferences().preferences.exam);
}

} // namespace
} // namespace app_test
