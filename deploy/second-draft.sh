#!/bin/sh
# Starts the server; `second-draft admin COMMAND` does an operator's command. NODE names a Node of
# version 24 or newer, unless it is on the PATH.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")/.." && pwd)
node=${NODE:-node}
if ! "$node" --eval 'process.exit(Number(process.versions.node.split(".")[0]) < 24 ? 1 : 0)'; then
  echo "Second Draft needs Node 24 or newer; NODE=/path/to/node names one." >&2
  exit 1
fi
if [ -n "${CACHE_DIRECTORY:-}" ]; then export NODE_COMPILE_CACHE="$CACHE_DIRECTORY/compiled"; fi
if [ "${1:-}" = admin ]; then
  shift
  exec "$node" "$here/apps/server/dist/admin.js" "$@"
fi
# glibc gives each thread an arena of its own, and keeps what they once held.
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
export MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-65536}"
# So that signals reach the server itself.
exec "$node" "$here/apps/server/dist/main.js"
