#!/usr/bin/env bash
# Backs up the collector's database into a new folder, and deletes folders of two weeks ago: back-up-collector.sh /var/backups/collector
# Run by the user postgres: docs/how-to/back-up-and-restore.md. Prints nothing unless it fails.
set -euo pipefail
umask 077
backups=${1:?the folder of the backups, for example /var/backups/collector}
folder=$backups/$(date --utc +%Y-%m-%dT%H-%M-%S)
mkdir "$folder.part"
# A backup that failed is removed: it would hold leads and restore nothing.
trap 'rm --recursive --force "$folder.part"' EXIT
# A dump of one database has no roles, and its grants fail without them. The superuser exists on every server.
pg_dumpall --roles-only | grep --invert-match " ROLE ${PGUSER:-postgres}[; ]" > "$folder.part/roles.sql"
# Without sessions and sign-in links of the console: a restore would sign in again who was signed out or removed since.
# Without receivers of leads, too: one that was removed since would get leads again.
pg_dump --format=custom --exclude-table-data=console_sessions --exclude-table-data=console_sign_in_links --exclude-table-data=receivers \
  collector > "$folder.part/collector.dump"
# Without .part, a backup is complete.
mv "$folder.part" "$folder"
# For the alert BackupOld: docs/how-to/run-the-collector.md. Not in a database whose tables are older than this script.
psql --quiet --no-psqlrc --dbname=collector --set=ON_ERROR_STOP=1 --command "do \$\$ begin
  if to_regclass('public.backups') is not null then delete from public.backups; insert into public.backups default values; end if; end \$\$"
find "$backups" -mindepth 1 -maxdepth 1 -type d -mtime +13 -exec rm --recursive {} +
