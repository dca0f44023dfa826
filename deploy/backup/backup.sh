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
making=$(mktemp -d "$BACKUP_DIR/.making-XXXXXX")
trap 'rm -rf "$making"' EXIT
name="$BACKUP_DIR/second-draft-$(date -u +%Y%m%dT%H%M%SZ)"

if [ -n "${DATABASE_URL:-}" ]; then
  take_password "$DATABASE_URL"
  if [ -n "${DATABASE_PASSWORD:-}" ]; then export PGPASSWORD=$DATABASE_PASSWORD; fi
  name="$name.dump.age"
  pg_dump --format=custom --no-owner --dbname="$address" |
    age --recipients-file "$BACKUP_RECIPIENTS" --output "$making/sealed"
else
  name="$name.tar.age"
  "$product/bin/second-draft" admin backup "$making/database"
  tar --create --directory "$making" database |
    age --recipients-file "$BACKUP_RECIPIENTS" --output "$making/sealed"
fi
mv "$making/sealed" "$name"
# The privacy policy promises that what was deleted is gone from every copy within 30 days.
find "$BACKUP_DIR" -maxdepth 1 -name 'second-draft-*.age' -mmin +$((29 * 24 * 60)) -delete
echo "Sealed backup: $name"
