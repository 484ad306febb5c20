// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/played_games_model.h"

#include "app_fixture.h"

namespace app_test {
namespace {

using endgame::Outcome;
using panels::PlayedGamesModel;

trainer::PlayedGame gameNumber(std::size_t number, const std::string& ending,
                               std::vector<trainer::ResultChange> changes)
{
    trainer::PlayedGame game;
    game.extent.offset = 100 * number;
    game.extent.place.game = number;
    game.extent.tags = {"", "Anna", "", "2026.11.??"};
    game.ending = {.start = 1,
                   .name = ending,
                   .at_start = Outcome::win,
                   .at_end = Outcome::win,
                   .changes = std::move(changes)};
    return game;
}

const trainer::ResultChange toDraw{.ply = 113,
                                   .move_number = 57,
                                   .side = chess::Color::white,
                                   .before = Outcome::win,
                                   .after = Outcome::draw,
                                   .best = {},
                                   .clock = "0:00:12"};

QString cellOf(const PlayedGamesModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

TEST(PlayedGamesModelTest, ShowsTheCostliestGamesFirst)
{
    PlayedGamesModel model;
    auto toLoss = toDraw;
    toLoss.after = Outcome::loss;
    toLoss.clock.clear();
    model.add({gameNumber(1, "KQK", {}), gameNumber(2, "KRK", {toDraw})});
    model.add({gameNumber(3, "KQK", {toLoss}), gameNumber(4, "KQK", {})});
    ASSERT_EQ(model.rowCount(), 4);
    const std::vector<std::size_t> order{3, 2, 1, 4};
    for (std::size_t row = 0; row < order.size(); ++row)
        EXPECT_EQ(model.gameAt(static_cast<int>(row)).extent.place.game, order[row]);
    EXPECT_EQ(cellOf(model, 0, PlayedGamesModel::lost), u"1"_s);
    EXPECT_EQ(cellOf(model, 0, PlayedGamesModel::mistake), u"Move 57: from a win to a loss"_s);
    EXPECT_EQ(cellOf(model, 1, PlayedGamesModel::mistake), u"Move 57 (0:00:12): from a win to a draw"_s);
    EXPECT_EQ(cellOf(model, 1, PlayedGamesModel::black), u"?"_s);
    EXPECT_EQ(cellOf(model, 1, PlayedGamesModel::date), u"2026-11"_s);
    EXPECT_EQ(cellOf(model, 1, PlayedGamesModel::start), u"won"_s);
    EXPECT_EQ(cellOf(model, 2, PlayedGamesModel::mistake), u""_s);
}

TEST(PlayedGamesModelTest, ShowsTheGamesOfOneEnding)
{
    PlayedGamesModel model;
    model.add({gameNumber(1, "KQK", {}), gameNumber(2, "KRK", {toDraw})});
    model.showEnding("KQK");
    ASSERT_EQ(model.rowCount(), 1);
    EXPECT_EQ(model.gameAt(0).extent.place.game, 1U);
    EXPECT_EQ(model.rowOf(100), 0);
    model.showEnding({});
    EXPECT_EQ(model.rowOf(100), 1);
    EXPECT_EQ(model.rowOf(5), 0);
    model.clear();
    EXPECT_EQ(model.rowCount(), 0);
}

TEST(PlayedGamesModelTest, NamesWhatTheResultGaveAway)
{
    PlayedGamesModel model;
    auto game = gameNumber(1, "KQK", {});
    game.result = chess::PgnResult::draw;
    model.add({game});
    EXPECT_EQ(cellOf(model, 0, PlayedGamesModel::mistake), u"At the end: from a win to a draw"_s);
    EXPECT_EQ(cellOf(model, 0, PlayedGamesModel::lost), u"½"_s);
    EXPECT_EQ(cellOf(model, 0, PlayedGamesModel::result), u"½–½"_s);
}

TEST(PlayedGamesModelTest, KeepsTheCostliestOfTooManyGames)
{
    PlayedGamesModel model;
    model.add(std::vector<trainer::PlayedGame>(PlayedGamesModel::mostGames, gameNumber(1, "KQK", {})));
    model.add({gameNumber(2, "KQK", {toDraw})});
    EXPECT_EQ(model.games().size(), PlayedGamesModel::mostGames);
    EXPECT_EQ(model.gameAt(0).extent.place.game, 2U);
}

} // namespace
} // namespace app_test
