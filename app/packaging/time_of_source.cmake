# SPDX-License-Identifier: GPL-3.0-or-later

# Read by CPack: sets SOURCE_DATE_EPOCH to the time of the sources, unless it is set, so that packages are reproducible.
if(NOT DEFINED ENV{SOURCE_DATE_EPOCH})
  execute_process(COMMAND git -C ${CPACK_RIGHTCORNER_SOURCE} log -1 --format=%ct
                  OUTPUT_VARIABLE time OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  if(NOT time)
    # Without git history: the day of the release.
    execute_process(COMMAND date --utc --date=${CPACK_RIGHTCORNER_RELEASE_DATE} +%s
                    OUTPUT_VARIABLE time OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  endif()
  set(ENV{SOURCE_DATE_EPOCH} ${time})
endif()
