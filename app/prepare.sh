# SPDX-License-Identifier: GPL-3.0-or-later
# Functions for app/run, app/package and the test scripts, which source this file: install missing packages, build.

build_packages=(cmake ninja-build g++ qt6-base-dev qt6-svg-dev qt6-l10n-tools qt6-tools-dev
                qt6-tools-dev-tools qt6-translations-l10n libqt6sql6-sqlite libcli11-dev
                fonts-dejavu-core fonts-lohit-deva fonts-wqy-microhei librsvg2-bin python3
                qt6-wayland qt6-gtk-platformtheme)
# Tools that make the package; git provides the time of the sources.
package_packages=(dpkg-dev file git)

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        fail "These packages are missing: ${missing[*]}. Install them as root, or install sudo, and run this again."
    fi
}

# Runs a command with its output in a log; shows the log only if the command fails.
quietly() {
    local log=$1 what=$2
    shift 2
    if ! "$@" >"$log" 2>&1; then
        tail -n 60 "$log" >&2
        fail "$what failed; the complete log is $log."
    fi
}

# Installs the packages that are missing.
install_missing() {
    missing=()
    local package
    for package in "$@"; do
        dpkg-query -W -f='${db:Status-Abbrev}' "$package" 2>/dev/null | grep -q '^ii' || missing+=("$package")
    done
    [ "${#missing[@]}" -eq 0 ] && return
    command -v apt-get >/dev/null ||
        fail "There is no apt-get. Install these packages with your package manager: ${missing[*]}."
    echo "Installing ${#missing[@]} packages: ${missing[*]}"
    local log
    log=$(mktemp /tmp/rightcorner-apt.XXXXXX)
    quietly "$log" "apt-get update" as_root apt-get update
    quietly "$log" "Installing packages" as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=300 "${missing[@]}"
    rm -f "$log"
}

# Makes the Debian package of the release build, and sets `deb` to its path.
package() {
    build release
    rm -f build/release/*.deb
    # The package contains the permissions of folders.
    (umask 022 && quietly build/release-package.log "Packing" cpack --preset release)
    deb=$(echo build/release/*.deb)
}

# Fails if a text has no finished translation.
check_translations() {
    local preset=$1
    build "$preset"
    quietly "build/$preset-translations.log" "The translation check" \
        cmake --build --preset "$preset" -t check_translations
}

# Configures and builds a preset, all of it or only some targets: build PRESET [TARGET ...]
build() {
    local preset=$1
    shift
    mkdir -p build
    if [ ! -f "build/$preset/build.ninja" ]; then
        echo "Building (the first time takes a few minutes) …"
        quietly "build/$preset-configure.log" "Configuring" cmake --preset "$preset"
    fi
    quietly "build/$preset-build.log" "The build" cmake --build --preset "$preset" ${1:+--target "$@"}
}
