# Settings of the collector and the console in /etc/collector, for deploy/install.sh. Secrets are made once and kept; the addresses follow --host.
etc=/etc/collector

# setting <file> <name>: its value.
setting() { sed -n "s/^$2=//p" "$etc/$1.env" | head -1; }
write_settings() { if [ -e "$etc/$1.env" ]; then follow_host < "$etc/$1.env"; else "$1_env"; fi | put "$etc/$1.env" 600; }
# Origins that an operator added stay. The console has one, by which browsers know its passkeys; that of a tunnel stays, too.
follow_host() {
  sed -e "/^COLLECTOR_ORIGINS=/{\\#https://${host//./\\.}\\([^a-z0-9.:-]\\|\$\\)#! s#\$#,https://$host#;}" -e "/http:/!s#^CONSOLE_ORIGIN=.*#CONSOLE_ORIGIN=https://console.$host#"
}
# Without a public name (docs/how-to/run-the-console.md): nginx has no host of the console, and there is no certificate for it.
is_tunnelled() { grep -qs '^CONSOLE_ORIGIN=.*http:' "$etc/console.env"; }

owner_env() { echo "COLLECTOR_OWNER_DATABASE_URL=postgres://collector_owner:$(openssl rand -hex 24)@127.0.0.1/collector"; }
# The keys are the same in all files; the first that was written has them.
keys() {
  local file
  for file in service worker; do [ ! -e "$etc/$file.env" ] || { grep -E '^COLLECTOR_(LEAD_KEYS|INDEX_KEY)=' "$etc/$file.env" && return; }; done
  printf 'COLLECTOR_LEAD_KEYS=k1:%s\nCOLLECTOR_INDEX_KEY=%s\n' "$(openssl rand -base64 32)" "$(openssl rand -base64 32)"
}
service_env() {
  keys
  printf 'COLLECTOR_DATABASE_URL=postgres://ingest:%s@127.0.0.1/collector\nCOLLECTOR_ORIGINS=https://%s\nCOLLECTOR_TRUST_PROXY=true\n' "$(openssl rand -hex 24)" "$host"
}
worker_env() {
  keys
  printf 'COLLECTOR_WORKER_DATABASE_URL=postgres://worker:%s@127.0.0.1/collector\n' "$(openssl rand -hex 24)"
}
console_env() {
  keys
  printf 'CONSOLE_DATABASE_URL=postgres://console:%s@127.0.0.1/collector\nCONSOLE_ORIGIN=https://console.%s\nCONSOLE_TRUST_PROXY=true\n' "$(openssl rand -hex 24)" "$host"
}

# password_in <file> <setting>: of the URL of a database.
password_in() { setting "$1" "$2" | sed 's|.*://[^:]*:\(.*\)@.*|\1|'; }
# can_log_in <file> <setting>: with the password of the file, which no argument has: every user may read those of a process.
can_log_in() { PGPASSWORD=$(password_in "$1" "$2") psql --no-psqlrc --quiet --command 'select 1' "$(setting "$1" "$2" | sed 's|://\([^:]*\):.*@|://\1@|')"; }
