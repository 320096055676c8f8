#!/usr/bin/env bash
# Checks formatting, lints and documentation, and runs all tests.
# Works on a fresh Debian-like machine with Rust; installs what is missing.
#
# `./test.sh quick` is for the inner loop: formatting, lints, and the tests that need neither the page
# nor a database nor Python.
set -euo pipefail
cd "$(dirname "$0")"

case "${1-}" in
  '') quick=false ;;
  quick) quick=true ;;
  *)
    echo "usage: $0 [quick]" >&2
    exit 2
    ;;
esac

step() { printf '\n== %s\n' "$*"; }

have() { command -v "$1" >/dev/null 2>&1; }

if ! have cargo; then
  echo "Rust is missing. Install it from https://rustup.rs and run this again." >&2
  exit 1
fi

install() {
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then as_root=(sudo); fi
  "${as_root[@]}" apt-get update -q
  "${as_root[@]}" apt-get install -yq "$@"
}

if ! have cc; then
  step "Installing a C compiler, which Rust links with"
  install gcc libc6-dev
fi

if ! cargo fmt --version >/dev/null 2>&1 || ! cargo clippy --version >/dev/null 2>&1; then
  step "Installing rustfmt and clippy"
  rustup component add rustfmt clippy
fi

step "Formatting"
cargo fmt --all --check

step "Lints"
cargo clippy --workspace --all-targets --locked -- -D warnings

if $quick; then
  step "Quick tests"
  cargo test --locked -p urzeit-rules -p urzeit-players -p urzeit-table -p urzeit-texts -p urzeit-scene -p urzeit-web
  step "All is well so far; ./test.sh tests the rest"
  exit
fi

if ! have python3 || ! python3 -c 'import venv, ensurepip' >/dev/null 2>&1; then
  step "Installing Python"
  install python3 python3-venv
fi

has_postgres() {
  have initdb && have postgres && return
  local programs
  for programs in /usr/lib/postgresql/*/bin; do
    if [ -x "$programs/initdb" ] && [ -x "$programs/postgres" ]; then return; fi
  done
  return 1
}

if ! has_postgres; then
  step "Installing PostgreSQL, on which the server is tested"
  install postgresql
fi

if ! [ -x /usr/sbin/pgbouncer ]; then
  step "Installing a pooler, behind which the server is tested"
  install pgbouncer || echo "PgBouncer cannot be had here; the tests that need it are left out."
fi

if ! have promtool; then
  step "Installing promtool, which checks alerts and dashboard"
  install --no-install-recommends prometheus || echo "promtool cannot be had here; the test that needs it is left out."
fi

if ! have chromium || ! have chromedriver; then
  step "Installing a browser, in which the page is tested"
  install chromium chromium-driver
fi
if ! have chromium-headless-shell; then
  version=$(dpkg-query -W -f '${Version}' chromium-driver 2>/dev/null || true)
  install "chromium-headless-shell${version:+=$version}" ||
    echo "Without chromium-headless-shell the tests of the page take longer."
fi

if cargo deny --version >/dev/null 2>&1; then
  step "Dependencies: licences, sources, bans"
  cargo deny --locked check bans licenses sources
  if cargo deny --locked fetch db >/dev/null 2>&1; then
    cargo deny --locked check advisories
  else
    echo "The database of advisories cannot be had here; the check that needs it is left out."
  fi
else
  echo "Without cargo-deny known advisories are not looked up; licences, sources and bans are tests."
fi

step "Compiling the page and all tests"
# The page is tested as it is handed out: it is small, so a browser has it sooner, and no larger than it may be.
# It is linked on one core, while the other compiles tests.
export URZEIT_PAGE=release
cargo test --workspace --locked --no-run

step "Documentation"
RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked

step "Tests"
# The page's build has tried to install it.
without=()
if ! [ -d "$(rustc --print target-libdir --target wasm32-unknown-unknown)" ]; then
  echo "Without Rust's target for browsers there is no page; its tests are left out."
  without=(--exclude urzeit-browser)
fi
# All of them, so that one run says all that is wrong.
cargo test --workspace --locked "${without[@]}" --no-fail-fast

if have nginx || [ -x /usr/sbin/nginx ] || install nginx; then
  step "Tests behind nginx"
  # As all tests are built, so that nothing is compiled again.
  cargo test --workspace --locked "${without[@]}" --test server -- --ignored behind_nginx
else
  echo "nginx cannot be had here; the tests that need it are left out."
fi

step "Tests of the Python module"
python=target/python/bin/python
if ! "$python" -m pip --version >/dev/null 2>&1; then
  python3 -m venv --clear target/python
fi
pip=("$python" -m pip --disable-pip-version-check install --quiet)
"${pip[@]}" -r bindings/python/tests/requirements.txt
"${pip[@]}" --only-binary=:all: -r bindings/python/tests/requirements-openspiel.txt ||
  echo "OpenSpiel cannot be had for this Python; the tests that need it are left out."
"${pip[@]}" --only-binary=:all: -r bindings/python/tests/requirements-ray.txt ||
  echo "Ray cannot be had for this Python; the tests that need it are left out."
# As the tests above are built, so that little is compiled again.
"${pip[@]}" --config-settings=build-args="--profile dev" ./bindings/python
"$python" -m pytest --quiet -rs bindings/python/tests

step "All is well"
