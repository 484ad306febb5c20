// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/waiting.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>
#include <chrono>
#include <utility>

#include "panels/card.h"

namespace panels {
namespace {

/// Shorter operations are not shown.
constexpr std::chrono::milliseconds unnoticedTime{300};
constexpr int leastWidth = 360;

} // namespace

Waiting::Waiting(QWidget* window)
    : QDialog{window}
    , what_{makeLabel(TypeSize::text, this)}
    , found_{makeLabel(TypeSize::aside, this)}
    , bar_{new QProgressBar{this}}
{
    // The program does not end with it.
    setAttribute(Qt::WA_QuitOnClose, false);
    auto* cancel = new QPushButton{tr("Cancel"), this};
    connect(cancel, &QPushButton::clicked, this, &Waiting::reject);
    setKind(found_, "dim");
    bar_->setMinimumWidth(leastWidth);
    // Half of the number would stand on the bar, half beside it.
    bar_->setTextVisible(false);
    auto* foot = new QHBoxLayout;
    foot->addWidget(found_, 1);
    foot->addWidget(cancel);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addWidget(what_);
    column->addWidget(bar_);
    column->addLayout(foot);
    delay_.setSingleShot(true);
    delay_.setInterval(unnoticedTime);
    connect(&delay_, &QTimer::timeout, this, &Waiting::show);
}

void Waiting::begin(const QString& what, std::function<void()> cancel)
{
    cancel_ = std::move(cancel);
    setWindowTitle(parentWidget() != nullptr ? parentWidget()->windowTitle()
                                             : QGuiApplication::applicationDisplayName());
    what_->setText(what);
    bar_->setAccessibleName(what);
    bar_->setRange(0, 0);
    found_->clear();
    if (!isVisible())
        delay_.start();
}

void Waiting::advance(int percent, const QString& found)
{
    bar_->setRange(0, 100);
    bar_->setValue(percent);
    found_->setText(found);
}

void Waiting::end()
{
    delay_.stop();
    hide();
}

void Waiting::reject()
{
    end();
    cancel_();
}

} // namespace panels
