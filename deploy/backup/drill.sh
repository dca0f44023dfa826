#!/bin/bash
# Restores the newest backup into a scratch database, counts what is in it, and removes it. Fails if
# that backup is older than 26 hours or holds no accounts. Settings:
#   BACKUP_DIR  where backups are
#   BACKUP_KEY  a file with the private key (of age) that opens them
#   ADMIN_URL   for backups of PostgreSQL: a database of a user who may make others
set -euo pipefail
umask 077
product=$(cd "$(dirname "$(readlink -f "$0")")/../.." && pwd)
. "$product/deploy/backup/without-password.sh"

newest=$(find "$BACKUP_DIR" -maxdepth 1 -name 'second-draft-*.age' -mmin -1560 | sort | tail -n 1)
if [ -z "$newest" ]; then
  echo "No backup of the last 26 hours is in $BACKUP_DIR." >&2
  exit 1
fi
take_password "${ADMIN_URL:-}"
ADMIN_URL=$address
scratch=$(mktemp -d)
database="second_draft_drill_$(date +%s)_$$"

finish() {
  rm -rf "$scratch"
  if [[ $newest == *.dump.age ]]; then
    psql "$ADMIN_URL" --quiet --command="drop database if exists $database" 2>/dev/null
  fi
}
trap finish EXIT

if [[ $newest == *.dump.age ]]; then
  # A drill that was killed leaves its database.
  psql "$ADMIN_URL" --quiet >/dev/null <<'END'
select format('drop database if exists %I', datname) from pg_database
where datname ~ '^second_draft_drill_[0-9]+_[0-9]+$'
and split_part(datname, '_', 4)::numeric < extract(epoch from now()) - 86400 \gexec
END
  psql "$ADMIN_URL" --quiet --command="create database $database"
  # The same server and user, the other database.
  url=$(sed -E "s#^(postgres(ql)?://[^/]*/)[^?]*#\1$database#" <<<"$ADMIN_URL")
  age --decrypt --identity "$BACKUP_KEY" "$newest" |
    pg_restore --no-owner --exit-on-error --single-transaction --dbname="$url"
  counts=$(psql "$url" --tuples-only --no-align --field-separator=' ' --command='
    select (select count(*) from accounts), (select count(*) from drafts), (select count(*) from completions)')
  read -r accounts drafts feedbacks <<<"$counts"
  echo "$newest: $accounts accounts, $drafts drafts, $feedbacks feedbacks"
else
  age --decrypt --identity "$BACKUP_KEY" "$newest" | tar --extract --directory "$scratch"
  # The machine that has the key has none of the server's settings.
  said=$(env --ignore-environment PATH="$PATH" ${NODE:+NODE="$NODE"} DATA_DIR="$scratch/data" \
    "$product/bin/second-draft" admin restore "$scratch/database" --yes --json)
  accounts=$(sed -E 's/.*"accounts": ?([0-9]+).*/\1/' <<<"$(tr -d '\n' <<<"$said")")
  echo "$newest: $accounts accounts"
fi
if [ "$accounts" -eq 0 ]; then
  echo "No account is in that backup." >&2
  exit 1
fi
