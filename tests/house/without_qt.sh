#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Configures everything but the graphical program with Qt hidden, and builds the console program:
# without_qt.sh ROOT BUILD
set -euo pipefail
cmake -S "$1" -B "$2" -G Ninja -D CMAKE_BUILD_TYPE=Debug -D CMAKE_CXX_FLAGS_DEBUG=-O0 \
      -D RIGHTCORNER_APP=OFF -D CMAKE_DISABLE_FIND_PACKAGE_Qt6=ON
cmake --build "$2" --target rightcorner-cli
"$2/app/console/rightcorner-cli" perft 1
if ldd "$2/app/console/rightcorner-cli" | grep Qt; then
    echo "The console program links Qt." >&2
    exit 1
fi
