# SPDX-License-Identifier: GPL-3.0-or-later
# The architecture is a test: no room includes a room to its left, and Qt stays where there is a screen.
#
#   app  ->  trainer  ->  endgame  ->  chess

set(broken "")

# Collects the includes of a folder's sources that match a pattern.
function(forbid folder pattern)
  file(GLOB_RECURSE files ${ROOT}/${folder}/*.h ${ROOT}/${folder}/*.cpp)
  if(NOT files)
    list(APPEND broken "${folder} holds no sources")
  endif()
  foreach(file ${files})
    file(STRINGS ${file} includes REGEX "^[ \t]*#[ \t]*include")
    foreach(include ${includes})
      if(include MATCHES "${pattern}")
        list(APPEND broken "${file}: ${include}")
      endif()
    endforeach()
  endforeach()
  set(broken "${broken}" PARENT_SCOPE)
endfunction()

set(qt "<Q[A-Z]|<Qt|\\.\\./")
set(screen "\"(board|panels|console)/")
forbid(core/chess "${qt}|${screen}|\"(endgame|trainer)/")
forbid(core/endgame "${qt}|${screen}|\"trainer/")
forbid(core/trainer "${qt}|${screen}")
forbid(app/console "${qt}|\"(board|panels)/")
# The board knows no chess beyond men and squares.
forbid(app/board "\"(endgame|trainer|panels|console)/|\"chess/(position|legal_moves|fen|move_text|setup)")

file(GLOB_RECURSE lists ${ROOT}/core/CMakeLists.txt)
foreach(list ${lists})
  file(STRINGS ${list} uses REGEX "Qt[0-9]*::|find_package")
  if(uses)
    list(APPEND broken "${list}: ${uses}")
  endif()
endforeach()

if(broken)
  list(JOIN broken "\n  " lines)
  message(FATAL_ERROR "These includes point the wrong way:\n  ${lines}")
endif()
