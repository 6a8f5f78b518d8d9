#!/usr/bin/env bash
# Cuts the fonts of inter.css out of the package's own: needs fonttools and brotli of Python (pip install fonttools brotli).
# What is kept besides the characters: kerning, marks and figures of one width. The ranges are those of inter.css.
set -euo pipefail
cd "$(dirname "$0")"
package=../../../node_modules/@fontsource-variable/inter/files
made=$(mktemp -d)
trap 'rm -r "$made"' EXIT

cut_out() { # name, file of the package, characters
  fonttools subset "$package/$2" --unicodes="$3" --layout-features=kern,mark,mkmk,ccmp,tnum --no-hinting --name-IDs='*' --output-file="$made/$1.ttf"
  fonttools varLib.instancer "$made/$1.ttf" wght=400:700 -o "$made/$1.cut.ttf"
  fonttools ttLib.woff2 compress "$made/$1.cut.ttf" -o "$1.woff2"
}

cut_out inter-plain inter-latin-wght-normal.woff2 \
  U+0020-007E,U+00A0,U+00A3,U+00B0,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2212
cut_out inter-latin inter-latin-wght-normal.woff2 \
  U+0000-001F,U+007F-009F,U+00A1-00A2,U+00A4-00AF,U+00B1-00B6,U+00B8-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+20AC,U+2122,U+2191,U+2193,U+2215,U+FEFF,U+FFFD
cut_out inter-welsh inter-latin-ext-wght-normal.woff2 U+0174-0177
