// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Makes the names of all modules of app/ available to its tests.

namespace actions {}
namespace files {}
namespace modes {}
namespace text {}
namespace panels {}
namespace process {}
namespace session {}
namespace show {}
namespace store {}
namespace window {}

namespace app_test {

using namespace actions;
using namespace files;
using namespace modes;
using namespace text;
using namespace panels;
using namespace process;
using namespace session;
using namespace show;
using namespace store;
using namespace window;

} // namespace app_test
