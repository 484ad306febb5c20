# SPDX-License-Identifier: GPL-3.0-or-later
# Included by ctest: registers each suite of the test program `program` as a test named `prefix` and the suite, with the
# given `properties`. Those in `longest` start before the others, so that none of them runs alone in the end.
if(NOT EXISTS "${program}")
  add_test("${program}" "${program}") # fails, as it is not built
  return()
endif()
execute_process(COMMAND "${program}" --gtest_list_tests
                OUTPUT_VARIABLE listed ERROR_VARIABLE errors RESULT_VARIABLE result)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "${program} does not list its tests: ${result}\n${errors}")
endif()
# Suites are listed as "Suite." or "Suite/0.  # TypeParam = …", each test below as "  Test".
string(REGEX MATCHALL "\n[A-Za-z0-9_/]+\\.[ \n]" suites "\n${listed}")
foreach(line IN LISTS suites)
  string(REGEX MATCH "[A-Za-z0-9_/]+" suite "${line}")
  add_test("${prefix}${suite}" "${program}" "--gtest_filter=${suite}.*")
  set_tests_properties("${prefix}${suite}" PROPERTIES ${properties})
  list(FIND longest "${suite}" place)
  if(NOT place EQUAL -1)
    set_tests_properties("${prefix}${suite}" PROPERTIES COST 50)
  endif()
endforeach()
