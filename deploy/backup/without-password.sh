# Sourced by the scripts beside it. What is in a command's arguments can be read by every user of the
# machine: passwords are given to PostgreSQL's programs in the environment.

# $1: an address of a database. Sets PGPASSWORD if a password is in it, and `address` to what is left.
take_password() {
  address=$1
  if [[ $address =~ [?\&]password= ]]; then
    echo "Put the database's password into DATABASE_PASSWORD, not behind a ? in its address." >&2
    return 1
  fi
  if [[ $address =~ ^(postgres(ql)?://[^:/@]*):([^/]*)@([^@/]*(/.*)?)$ ]]; then
    local encoded=${BASH_REMATCH[3]//\\/\\\\}
    address="${BASH_REMATCH[1]}@${BASH_REMATCH[4]}"
    PGPASSWORD=$(printf '%b' "${encoded//%/\\x}")
    export PGPASSWORD
  fi
}
