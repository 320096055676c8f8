#!/usr/bin/env bash
# Would the tests of secrecy notice? Plants each leak of this folder into a copy of the last commit,
# one after the other, and demands that they fail. Takes a while: the server is compiled for each.
# Called again it goes on where it ended.
#
#   crates/urzeit-server/tests/leaks/notice.sh [NAME.patch …]
set -euo pipefail
cd "$(dirname "$0")/../../../.."
folder=crates/urzeit-server/tests/leaks
export URZEIT_WITHOUT_PAGE=1
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$PWD/target}"

commit=$(git rev-parse HEAD)
work=$CARGO_TARGET_DIR/leaks
results=$work/$commit
mkdir -p "$work"
touch "$results"

copy=$work/copy
git worktree remove --force "$copy" 2>/dev/null || true
git worktree prune
git worktree add --quiet --detach "$copy" "$commit"

tests=(cargo test --quiet --locked -p urzeit-server --test server)

# Compiles the copy as it is and runs its tests of secrecy; says `same` or `noticed`.
try() {
  (cd "$copy" && "${tests[@]}" --no-run >"$work/log" 2>&1) || {
    tail -20 "$work/log" >&2
    echo "the copy does not compile" >&2
    exit 1
  }
  if (cd "$copy" && "${tests[@]}" secrecy::on_sqlite >"$work/log" 2>&1); then
    echo same
  else
    echo noticed
  fi
}

if ! grep -q "^nothing planted" "$results"; then
  if [ "$(try)" != same ]; then
    tail -20 "$work/log" >&2
    echo "the tests fail without any leak" >&2
    exit 1
  fi
  echo "nothing planted: all is well" | tee -a "$results"
fi

patches=("$@")
if [ $# -eq 0 ]; then patches=("$folder"/*.patch); fi
missed=0
for patch in "${patches[@]}"; do
  name=$(basename "$patch" .patch)
  if grep -q "^$name: noticed" "$results"; then continue; fi
  git -C "$copy" apply "$PWD/$folder/$name.patch"
  found=$(try)
  git -C "$copy" checkout --quiet .
  why=$(grep -m1 -E "^assertion|panicked|left:|after " "$work/log" || true)
  echo "$name: $found ${why:0:120}" | tee -a "$results"
  if [ "$found" != noticed ]; then missed=$((missed + 1)); fi
done
git worktree remove --force "$copy"
if [ "$missed" -gt 0 ]; then
  echo "$missed leaks were not noticed" >&2
  exit 1
fi
echo "all leaks were noticed"
