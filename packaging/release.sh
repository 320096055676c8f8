#!/usr/bin/env bash
# Makes everything that a release hands out, from the commit that is checked out, and prints where it lies:
#
#   urzeit-VERSION-ARCH-linux.tar.gz    the program, static: runs on any Linux
#   urzeit_VERSION_ARCH.deb             the program with its service for systemd
#   urzeit-VERSION-ARCH.oci.tar         an image for containers: podman load -i FILE
#   urzeit-page-VERSION.tar.gz          the page as files, for a web space without a server
#   *.crate, *.whl, urzeit-VERSION.tar.gz   packages for Rust and Python
#   urzeit-VERSION.cdx.json             all that is built in, as CycloneDX
#   CHANGES.md, SHA256SUMS
#
# Works on a Debian-like machine with Rust, and installs what is missing. The version stands in Cargo.toml.
# PROFILE=release is quick to build, to try this script; steps that are named are all that is done. Two runs on one
# commit give the same bytes (docs/hosting.md says what has to be the same).
set -euo pipefail
cd "$(dirname "$0")/.."
# Modes of files are handed out, too, whatever the user of this machine has chosen for theirs.
umask 022

step() { printf '\n== %s\n' "$*"; }
have() { command -v "$1" >/dev/null 2>&1; }
fail() {
  echo "$*" >&2
  exit 1
}

profile=${PROFILE:-dist}
machine=$(uname -m)
target=$machine-unknown-linux-musl
case $machine in
  x86_64) deb_arch=amd64 oci_arch=amd64 ;;
  aarch64) deb_arch=arm64 oci_arch=arm64 ;;
  *) fail "This script knows x86_64 and aarch64, not $machine." ;;
esac

if [ -n "$(git status --porcelain)" ]; then
  fail "There are changes that are not committed; a release is made from a commit."
fi
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -1)
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH TZ=UTC LC_ALL=C

root=$PWD/target/handed-out
tree=$root/tree
out=$root/urzeit-$version
case $profile in
  dev) urzeit=$tree/target/$target/debug/urzeit ;;
  *) urzeit=$tree/target/$target/$profile/urzeit ;;
esac

# Always the same bytes: in order, owned by nobody in particular, as old as the commit.
pack() { tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" "$@"; }

tools() {
  step "What is needed"
  local missing=() as_root=()
  have musl-gcc || missing+=(musl-tools)
  have dpkg-deb || missing+=(dpkg)
  python3 -c 'import venv, ensurepip' >/dev/null 2>&1 || missing+=(python3-venv)
  if [ ${#missing[@]} -gt 0 ]; then
    [ "$(id -u)" -eq 0 ] || as_root=(sudo)
    "${as_root[@]}" apt-get update -q
    "${as_root[@]}" apt-get install -yq "${missing[@]}"
  fi
  rustup target add "$target" wasm32-unknown-unknown ||
    fail "Rust's standard library for $target cannot be had here: without it there is no static program."
  cargo cyclonedx --version >/dev/null 2>&1 || cargo install --locked cargo-cyclonedx@0.5.9
}

# The files of the commit and no others, in a folder of their own; what was compiled there is used again.
export_tree() {
  step "The commit $(git rev-parse --short HEAD), version $version"
  rm -rf "$out" "$root/parts"
  mkdir -p "$out" "$root/parts" "$tree"
  find "$tree" -mindepth 1 -maxdepth 1 ! -name target -exec rm -rf {} +
  git archive HEAD | tar -x -C "$tree"
}

program() {
  step "The program, for $target"
  # No path of this machine gets into it.
  local cargo_home=${CARGO_HOME:-$HOME/.cargo}
  # Said in a file above the tree, for program and page alike: RUSTFLAGS would replace what the tree itself says.
  mkdir -p "$root/.cargo"
  cat >"$root/.cargo/config.toml" <<TOML
[target.'cfg(all())']
rustflags = ["--remap-path-prefix=$tree=/urzeit", "--remap-path-prefix=$cargo_home=/cargo"]
TOML
  export CFLAGS="-ffile-prefix-map=$tree=/urzeit -ffile-prefix-map=$cargo_home=/cargo"
  local cc=CC_${target//-/_}
  export "$cc=musl-gcc"
  (cd "$tree" && cargo build --locked --profile "$profile" --target "$target" -p urzeit)
  local headers
  headers=$(readelf --program-headers --wide "$urzeit")
  if [[ $headers == *INTERP* ]]; then fail "The program is not static."; fi
  local name=urzeit-$version-$machine-linux
  local parts=$root/parts/$name
  mkdir -p "$parts"
  install -m 755 "$urzeit" "$parts/urzeit"
  (cd "$tree" && cp README.md CHANGELOG.md LICENSE-* packaging/urzeit.service "$parts")
  pack -C "$root/parts" -c "$name" | gzip -n >"$out/$name.tar.gz"
}

page() {
  step "The page as files"
  "$urzeit" page --out "$root/parts/urzeit-page-$version"
  pack -C "$root/parts" -c "urzeit-page-$version" | gzip -n >"$out/urzeit-page-$version.tar.gz"
}

deb() {
  step "The package for Debian"
  local parts=$root/parts/deb
  install -D -m 755 "$urzeit" "$parts/usr/bin/urzeit"
  sed 's|/usr/local/bin/|/usr/bin/|; /^# For systemd:/,/^#   systemctl/d' "$tree/packaging/urzeit.service" |
    install -D -m 644 /dev/stdin "$parts/lib/systemd/system/urzeit.service"
  local doc=$parts/usr/share/doc/urzeit
  install -D -m 644 "$tree/packaging/deb/copyright" "$doc/copyright"
  install -m 644 "$tree/README.md" "$tree/docs/hosting.md" "$doc"
  gzip -nc9 "$tree/CHANGELOG.md" | install -m 644 /dev/stdin "$doc/changelog.gz"
  mkdir -p "$parts/DEBIAN"
  sed "s/@VERSION@/$version/; s/@ARCH@/$deb_arch/" "$tree/packaging/deb/control" >"$parts/DEBIAN/control"
  install -m 755 "$tree/packaging/deb/postinst" "$tree/packaging/deb/prerm" "$tree/packaging/deb/postrm" "$parts/DEBIAN"
  find "$parts" -exec touch -hd "@$SOURCE_DATE_EPOCH" {} +
  dpkg-deb --root-owner-group -Zxz --build "$parts" "$out/urzeit_${version}_$deb_arch.deb"
}

# Puts a file among the blobs of the image and describes it.
blob() {
  local hash
  hash=$(sha256sum "$2" | cut -d' ' -f1)
  mv "$2" "$image/blobs/sha256/$hash"
  printf '{"mediaType":"application/vnd.oci.image.%s","digest":"sha256:%s","size":%s}' \
    "$1" "$hash" "$(stat -c %s "$image/blobs/sha256/$hash")"
}

# An image needs no daemon: it is a few files (https://github.com/opencontainers/image-spec).
oci() {
  step "The image for containers"
  image=$root/parts/image
  local layer=$root/parts/layer
  mkdir -p "$image/blobs/sha256" "$layer/etc" "$layer/usr/local/bin" "$layer/data" "$layer/tmp"
  install -m 755 "$urzeit" "$layer/usr/local/bin/urzeit"
  echo 'urzeit:x:10001:10001::/data:/usr/local/bin/urzeit' >"$layer/etc/passwd"
  chmod 0700 "$layer/data" && chmod 1777 "$layer/tmp"
  pack -C "$layer" --format=ustar -cf "$root/parts/layer.tar" etc tmp usr
  tar --sort=name --owner=10001 --group=10001 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" --format=ustar \
    -C "$layer" -rf "$root/parts/layer.tar" data
  local unpacked created described config
  unpacked=$(sha256sum "$root/parts/layer.tar" | cut -d' ' -f1)
  gzip -n "$root/parts/layer.tar"
  described=$(blob layer.v1.tar+gzip "$root/parts/layer.tar.gz")
  created=$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%dT%H:%M:%SZ)
  cat >"$root/parts/config" <<JSON
{"created":"$created","architecture":"$oci_arch","os":"linux",
"config":{"User":"10001:10001","ExposedPorts":{"8080/tcp":{}},"Volumes":{"/data":{}},"WorkingDir":"/data",
"Env":["PATH=/usr/local/bin","URZEIT_DATA=/data","URZEIT_LISTEN=0.0.0.0:8080","URZEIT_LOG_JSON=true"],
"Entrypoint":["/usr/local/bin/urzeit"],"Cmd":["serve"]},
"rootfs":{"type":"layers","diff_ids":["sha256:$unpacked"]}}
JSON
  config=$(blob config.v1+json "$root/parts/config")
  printf '{"schemaVersion":2,"mediaType":"application/vnd.oci.image.manifest.v1+json","config":%s,"layers":[%s]}' \
    "$config" "$described" >"$root/parts/manifest"
  described=$(blob manifest.v1+json "$root/parts/manifest")
  printf '{"schemaVersion":2,"manifests":[%s,"annotations":{"org.opencontainers.image.ref.name":"urzeit:%s"}}]}' \
    "${described%\}}" "$version" >"$image/index.json"
  printf '{"imageLayoutVersion":"1.0.0"}' >"$image/oci-layout"
  pack -C "$image" -cf "$out/urzeit-$version-$machine.oci.tar" blobs index.json oci-layout
}

# Each crate as it would be published. The page goes into its package, compiled.
crates() {
  step "The packages for Rust"
  local built private=()
  built=$(ls -td "$tree/target/$target"/*/build/urzeit-page-*/out/page | head -1)
  cp -r "$built" "$tree/crates/urzeit-page/built"
  for crate in web load browser worlds fuzz python; do private+=(--exclude "urzeit-$crate"); done
  # Verified against each other, with what is compiled for this machine.
  (cd "$tree" && env -u CFLAGS cargo package --workspace "${private[@]}" --locked --allow-dirty)
  rm -r "$tree/crates/urzeit-page/built"
  cp "$tree"/target/package/*-"$version".crate "$out"
}

python_packages() {
  step "The packages for Python"
  local venv=$root/venv
  [ -x "$venv/bin/python" ] || python3 -m venv "$venv"
  "$venv/bin/pip" install -q build
  # A package index takes a wheel that is named after the oldest C library it runs with.
  (cd "$tree/bindings/python" && "$venv/bin/python" -m build --config-setting=build-args="--compatibility pypi" --outdir "$out")
}

described() {
  step "What is in it"
  (cd "$tree" && cargo cyclonedx --format json --target "$target" --manifest-path crates/urzeit/Cargo.toml)
  sed "s|$tree|/urzeit|g" "$tree/crates/urzeit/urzeit.cdx.json" >"$out/urzeit-$version.cdx.json"
  rm "$tree/crates/urzeit/urzeit.cdx.json"
  # The section of this version; before it has one, what is unreleased.
  local heading="## $version"
  grep -qF "$heading" CHANGELOG.md || heading="## Unreleased"
  awk -v heading="$heading" '/^## / { on = index($0, heading) == 1; next } on' CHANGELOG.md >"$out/CHANGES.md"
  (cd "$out" && sha256sum -- * >SHA256SUMS.new && mv SHA256SUMS.new SHA256SUMS)
}

if [ $# -eq 0 ]; then set -- tools export_tree program page deb oci crates python_packages described; fi
for made in "$@"; do "$made"; done
step "The release is in $out"
ls -l "$out"
