# SPDX-License-Identifier: GPL-3.0-or-later
# The architecture is a test: no room includes a room to its left, and Qt stays in the app.
#
#   app  ->  trainer  ->  endgame  ->  chess

set(forbidden_in_chess "endgame|trainer|app|board|panels")
set(forbidden_in_endgame "trainer|app|board|panels")
set(forbidden_in_trainer "app|board|panels")

set(broken "")
foreach(room chess endgame trainer)
  file(GLOB_RECURSE files ${ROOT}/core/${room}/*.h ${ROOT}/core/${room}/*.cpp)
  if(NOT files)
    list(APPEND broken "core/${room} holds no sources")
  endif()
  foreach(file ${files})
    file(STRINGS ${file} includes REGEX "^[ \t]*#[ \t]*include")
    foreach(include ${includes})
      if(include MATCHES "[<\"](${forbidden_in_${room}})/" OR include MATCHES "<Q[A-Z]|<Qt|\\.\\./")
        list(APPEND broken "${file}: ${include}")
      endif()
    endforeach()
  endforeach()
  file(STRINGS ${ROOT}/core/${room}/CMakeLists.txt uses REGEX "Qt[0-9]*::|find_package")
  if(uses)
    list(APPEND broken "core/${room}/CMakeLists.txt: ${uses}")
  endif()
endforeach()

# The board knows no chess beyond men and squares.
file(GLOB_RECURSE files ${ROOT}/app/board/*.h ${ROOT}/app/board/*.cpp)
foreach(file ${files})
  file(STRINGS ${file} includes REGEX "^[ \t]*#[ \t]*include")
  foreach(include ${includes})
    if(include MATCHES "\"(endgame|trainer|panels)/" OR include MATCHES "\"chess/(position|legal_moves|fen|move_text|setup)")
      list(APPEND broken "${file}: ${include}")
    endif()
  endforeach()
endforeach()

# The console program has no screen.
file(GLOB_RECURSE files ${ROOT}/app/console/*.h ${ROOT}/app/console/*.cpp)
foreach(file ${files})
  file(STRINGS ${file} includes REGEX "^[ \t]*#[ \t]*include")
  foreach(include ${includes})
    if(include MATCHES "\"(board|panels)/" OR include MATCHES "<Q[A-Z]|<Qt")
      list(APPEND broken "${file}: ${include}")
    endif()
  endforeach()
endforeach()

if(broken)
  list(JOIN broken "\n  " lines)
  message(FATAL_ERROR "These includes point the wrong way:\n  ${lines}")
endif()
