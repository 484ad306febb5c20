// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/contents_model.h"

#include <QAbstractItemModelTester>
#include <QFont>

#include "app_fixture.h"

namespace app_test {
namespace {

using panels::ContentsModel;

TEST(ContentsModelTest, RowsAreChaptersAndPagesWithTheirResults)
{
    ContentsModel model;
    const QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
    model.setRows({{u"1"_s, u"The corner"_s, u"1 of 2"_s, text::Tone::plain, true},
                   {u"1.1"_s, u"Where?"_s, u"✓ Solved"_s, text::Tone::good}});
    const auto at = [&](int row, int column, int role) { return model.index(row, column).data(role); };
    EXPECT_EQ(model.rowCount(), 2);
    EXPECT_EQ(at(1, ContentsModel::number, Qt::DisplayRole), u"1.1"_s);
    EXPECT_EQ(at(1, ContentsModel::name, Qt::DisplayRole), u"Where?"_s);
    EXPECT_EQ(at(1, ContentsModel::result, Qt::DisplayRole), u"✓ Solved"_s);
    EXPECT_TRUE(at(0, ContentsModel::name, Qt::FontRole).value<QFont>().bold());
    EXPECT_FALSE(at(1, ContentsModel::name, Qt::FontRole).isValid());
    EXPECT_EQ(at(1, ContentsModel::result, Qt::ForegroundRole).value<QColor>(), currentTheme().accent);
    EXPECT_EQ(at(0, ContentsModel::result, Qt::ForegroundRole).value<QColor>(), currentTheme().dim);
}

} // namespace
} // namespace app_test
