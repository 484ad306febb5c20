// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/sheet.h"

#include <QPrinter>

#include "app_fixture.h"

namespace app_test {
namespace {

class SheetTest : public ::testing::Test {
protected:
    SheetTest()
    {
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(path);
    }
    QByteArray printed(const std::function<void(Sheet&)>& fill)
    {
        {
            Sheet sheet{printer};
            fill(sheet);
        }
        return readBytes(path);
    }

    QTemporaryDir folder;
    const QString path = folder.filePath(u"sheet.pdf"_s);
    QPrinter printer{QPrinter::HighResolution};
};

TEST_F(SheetTest, TheMarginsAreTheSameAtEveryResolution)
{
    std::set<int> widths;
    for (const int resolution : {96, 300, 1200}) {
        printer.setResolution(resolution);
        printed([&](const Sheet& sheet) { widths.insert(qRound(sheet.width())); });
    }
    EXPECT_EQ(widths.size(), 1U);
}

TEST_F(SheetTest, TextsAndPicturesTurnThePageWhereItIsFull)
{
    EXPECT_TRUE(printed([](Sheet& sheet) {
                    sheet.addText(u"Title"_s, {.size = 18, .isBold = true}, 0);
                    sheet.addText(u"Facts"_s, {.size = 10, .isDim = true}, 4);
                }).contains("/Count 1"));
    EXPECT_TRUE(printed([](Sheet& sheet) {
                    sheet.addText(u"1. Kc3 Kc5 "_s.repeated(600), {.size = 11}, 0);
                }).contains("/Count 2"));
    QImage image{64, 64, QImage::Format_RGB32};
    image.fill(Qt::white);
    EXPECT_TRUE(printed([&](Sheet& sheet) {
                    for (int row = 0; row < 4; ++row)
                        sheet.addPictures({{image, u"Left"_s}, {image, u"Right"_s}}, 230);
                }).contains("/Count 2"));
}

TEST_F(SheetTest, EmptyTextsTakeNoRoom)
{
    EXPECT_TRUE(printed([](Sheet& sheet) {
                    for (int line = 0; line < 1000; ++line)
                        sheet.addText({}, {.size = 11}, 10);
                }).contains("/Count 1"));
}

} // namespace
} // namespace app_test
