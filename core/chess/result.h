// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace chess {

/// A value, or the error that prevented it.
///
/// The core reports failures this way; its interfaces do not throw.
template <typename T, typename E>
class Result {
public:
    Result(T value) : content_{std::in_place_index<0>, std::move(value)} {}
    Result(E error) : content_{std::in_place_index<1>, std::move(error)} {}

    explicit operator bool() const { return content_.index() == 0; }

    /// The value; there must be one.
    const T& value() const&
    {
        assert(*this);
        return *std::get_if<0>(&content_);
    }
    T&& value() &&
    {
        assert(*this);
        return std::move(*std::get_if<0>(&content_));
    }
    const T& operator*() const& { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    const T* operator->() const { return &value(); }

    /// The error; there must be one.
    const E& error() const
    {
        assert(!*this);
        return *std::get_if<1>(&content_);
    }

private:
    std::variant<T, E> content_;
};

} // namespace chess
