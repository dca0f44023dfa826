#!/bin/bash
# Makes a sealed backup while the servers run, and removes those older than 30 days. Reads the
# server's settings, and:
#   BACKUP_DIR         where backups go
#   BACKUP_RECIPIENTS  a file with the public keys (of age) that seal them
set -euo pipefail
umask 077
product=$(cd "$(dirname "$(readlink -f "$0")")/../.." && pwd)
. "$product/deploy/backup/without-password.sh"

mkdir -p "$BACKUP_DIR"
# One that was killed leaves its folder, unsealed texts included.
remove_left() { find "$1" -maxdepth 1 -name "$2" -mmin +720 -exec rm -rf {} +; }
remove_left "$BACKUP_DIR" '.making-*'
copying=
making=$(mktemp -d "$BACKUP_DIR/.making-XXXXXX")
trap 'rm -rf "$making" "$copying"' EXIT
name="$BACKUP_DIR/second-draft-$(date -u +%Y%m%dT%H%M%SZ)"

if [ -n "${DATABASE_URL:-}" ]; then
  take_password "$DATABASE_URL"
  if [ -n "${DATABASE_PASSWORD:-}" ]; then export PGPASSWORD=$DATABASE_PASSWORD; fi
  name="$name.dump.age"
  pg_dump --format=custom --no-owner --dbname="$address" |
    age --recipients-file "$BACKUP_RECIPIENTS" --output "$making/sealed"
else
  name="$name.tar.age"
  # The server makes the copy, and under its systemd unit it may write nowhere else.
  data=$(realpath "${DATA_DIR:-./data}")
  remove_left "$data" '.backup-*'
  copying=$(mktemp -d "$data/.backup-XXXXXX")
  "$product/bin/second-draft" admin backup "$copying/database"
  tar --create --directory "$copying" database |
    age --recipients-file "$BACKUP_RECIPIENTS" --output "$making/sealed"
fi
mv "$making/sealed" "$name"
# The privacy policy promises that what was deleted is gone from every copy within 30 days.
find "$BACKUP_DIR" -maxdepth 1 -name 'second-draft-*.age' -mmin +$((29 * 24 * 60)) -delete
echo "Sealed backup: $name"
