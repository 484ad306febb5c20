// SPDX-License-Identifier: GPL-3.0-or-later

// Any bytes are a saved round or are rejected; a round written back is read as the same.

#include "property.h"
#include "store/kept_round.h"

using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto kept = store::keptRoundOf(
        QByteArray::fromRawData(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    if (!kept)
        return 0;
    const QByteArray text = store::toText(*kept);
    const auto again = store::keptRoundOf(text);
    require(again.has_value(), "what is kept is read again", text.toStdString());
    require(store::toText(*again) == text, "load(save(x)) = x", text.toStdString());
    require(again->round.position().setup() == kept->round.position().setup(), "it goes on where it stood",
            text.toStdString());
    require(again->begun == kept->begun && again->setUp == kept->setUp,
            "its time and set-up board are the same", text.toStdString());
    return 0;
}
