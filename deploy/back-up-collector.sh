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
pg_dump --format=custom collector > "$folder.part/collector.dump"
# Without .part, a backup is complete.
mv "$folder.part" "$folder"
find "$backups" -mindepth 1 -maxdepth 1 -type d -mtime +13 -exec rm --recursive {} +
