#!/usr/bin/env bash
# Copies the build to the server and publishes it there: .github/workflows/release.yml. The server needs Node, no packages.
#   RELEASE_HOST         user@host
#   RELEASE_FOLDER       the folder of the site, like /srv/sondia
#   RELEASE_KEY          the private key of that user
#   RELEASE_KNOWN_HOSTS  the server's line of ssh-keyscan, so that no other machine can pose as it
#   RELEASE_AFTER        optional, a command on the server afterwards: sudo systemctl reload nginx
set -euo pipefail
: "${RELEASE_HOST:?}" "${RELEASE_FOLDER:?}" "${RELEASE_KEY:?}" "${RELEASE_KNOWN_HOSTS:?}"

secrets=$(mktemp -d)
trap 'rm -rf "$secrets"' EXIT
(umask 077 && printf '%s\n' "$RELEASE_KEY" >"$secrets/key" && printf '%s\n' "$RELEASE_KNOWN_HOSTS" >"$secrets/known_hosts")
remote="ssh -i $secrets/key -o IdentitiesOnly=yes -o UserKnownHostsFile=$secrets/known_hosts -o StrictHostKeyChecking=yes"

# A folder for each upload, because another one may run at the same time; those of uploads that were cut off go after a day.
tar --create --gzip dist deploy |
  $remote "$RELEASE_HOST" "set -e; find . -maxdepth 1 -name 'upload.*' -mmin +1440 -exec rm -rf {} +
    upload=\$(mktemp -d upload.XXXXXX); trap 'rm -rf \"\$upload\"' EXIT
    tar --extract --gzip --directory \"\$upload\"
    node \"\$upload/deploy/release.ts\" publish --from \"\$upload/dist\" --to '$RELEASE_FOLDER'; ${RELEASE_AFTER:-true}"
