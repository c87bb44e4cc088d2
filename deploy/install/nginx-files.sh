#!/usr/bin/env bash
# nginx's files of the site, from deploy/nginx.conf.template: nginx-files.sh --host sondia.com [--www] [--collector] [--console] [--was former.com].
# The certificate's lines are in tls.d, apart from the template, so that a new template never removes them. deploy/install.sh runs it before
# there is a certificate, for the challenge on port 80, and after. Others are for tests: --into, --releases, --certificates.
set -euo pipefail
deploy=$(cd "$(dirname "$0")/.." && pwd)
for part in steps certificates; do source "$deploy/install/$part.sh"; done
host='' www='' collector='' console='' was=() into=/etc/nginx releases=/srv/sondia
while [ $# -gt 0 ]; do
  case $1 in
    --host) host=$2; shift ;;
    --www) www=1 ;;
    --collector) collector=1 ;;
    --console) console=1 ;;
    --was) was+=("$2"); shift ;;
    --dry-run) dry=1 ;;
    --into) into=$2; shift ;;
    --releases) releases=$2; shift ;;
    --certificates) certificates=$2; shift ;;
    *) echo "nginx-files.sh does not know $1." >&2; exit 2 ;;
  esac
  shift
done
# Debian keeps nginx where only root looks.
PATH=$PATH:/usr/sbin

# nginx 1.25.1 and newer want HTTP/2 as a directive, and warn at the parameter; older ones know the parameter only.
version=$({ nginx -v 2>&1 || true; } | sed -n 's|.*nginx/\([0-9.]*\).*|\1|p')
parameter=' http2' directive=''
if printf '%s\n' 1.25.1 "$version" | sort --version-sort --check=quiet; then parameter='' directive='http2 on;'; fi
# Without IPv6 in the kernel nginx would not start.
ipv6=''
[ ! -e /proc/net/if_inet6 ] || ipv6=1

# Files of an earlier run whose certificate is missing or broken by now: nginx would not start with them, and so not answer the challenge for another.
for file in tls.d/site conf.d/sondia-was conf.d/console; do
  for folder in $(sed -n 's|^ *ssl_certificate  *\(.*\)/fullchain.pem;$|\1|p' "$into/$file.conf" 2> /dev/null); do
    is_certified "${folder##*/}" || remove "$into/$file.conf"
  done
done
# These two include the first.
[ -e "$into/tls.d/site.conf" ] || for file in sondia sondia-www; do remove "$into/conf.d/$file.conf"; done

challenge='location ^~ /.well-known/acme-challenge/ { root /var/www/acme; default_type text/plain; }'
# http_server <names> <host that it redirects to, once that has a certificate>: a browser keeps a redirect, also one that leads nowhere.
http_server() {
  local answer=503
  ! is_certified "$2" || answer="301 https://$2\$request_uri"
  echo "server {
    listen 80;${ipv6:+
    listen [::]:80;}
    server_name $1;
    server_tokens off;
    $challenge
    location / { return $answer; }
}"
}
{
  echo '# Written by deploy/install.sh: the challenge for certificates, and the redirect to HTTPS.'
  http_server "$host www.$host" "$host"
  [ -z "$console" ] || http_server "console.$host" "console.$host"
  for former in "${was[@]}"; do
    # Its files serve the site until the new name has a certificate.
    if is_certified "$host"; then target=$host; else target=$former; fi
    ! is_certified "$former" || http_server "$former www.$former" "$target"
  done
} | put "$into/conf.d/sondia-http.conf"

[ ! -e /usr/lib/nginx/modules/ngx_http_brotli_static_module.so ] || put "$into/brotli.d/static.conf" < "$deploy/brotli.d/static.conf"
if [ "$collector" ]; then
  for file in upstream location; do put "$into/collector.d/$file.conf" < "$deploy/collector.d/$file.conf"; done
fi

# former_server <name>: with the certificate that it had as the site.
former_server() {
  echo "server {
    ${directive}
    listen 443 ssl$parameter;${ipv6:+
    listen [::]:443 ssl$parameter;}
    server_name $1 www.$1;
    server_tokens off;
    ssl_certificate $certificates/$1/fullchain.pem;
    ssl_certificate_key $certificates/$1/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;
    return 301 https://$host\$request_uri;
}"
}

certificate=$certificates/$host
if is_certified "$host"; then
  put "$into/tls.d/site.conf" <<CONF
# Written by deploy/install.sh; included by the site and by www. HTTP/2, IPv6 and the certificate.
${directive:+$directive
}${ipv6:+listen [::]:443 ssl$parameter;
}ssl_certificate $certificate/fullchain.pem;
ssl_certificate_key $certificate/privkey.pem;
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:site:10m;
ssl_session_timeout 1d;
ssl_session_tickets off;
CONF
  sed -e "s|\${PORT}|443 ssl$parameter|; s|\${ROOT}|$releases/current|; s|server_name _;|server_name $host;|" "$deploy/nginx.conf.template" |
    put "$into/conf.d/sondia.conf"
  if [ "$www" ]; then
    put "$into/conf.d/sondia-www.conf" <<CONF
# Written by deploy/install.sh.
server {
    listen 443 ssl$parameter;
    include tls.d/*.conf;
    server_name www.$host;
    server_tokens off;
    return 301 https://$host\$request_uri;
}
CONF
  fi
  if [ ${#was[@]} -gt 0 ]; then
    {
      echo '# Written by deploy/install.sh: former names of the site.'
      for former in "${was[@]}"; do ! is_certified "$former" || former_server "$former"; done
    } | put "$into/conf.d/sondia-was.conf"
  fi
fi

# own_host <name>: a server of its own, from deploy/<name>.nginx.conf, as soon as it has a certificate.
own_host() {
  is_certified "$1.$host" || return 0
  sed -e "s|/etc/letsencrypt/live|$certificates|; s|/srv/sondia|$releases|; s|$1\.sondia\.com|$1.$host|" -e "s|^\( *listen .*443 ssl\);|\1$parameter;|" \
    ${directive:+-e "s|^\( *\)server_name .*|\1$directive\n&|"} "$deploy/$1.nginx.conf" | { [ "$ipv6" ] && cat || grep -v '\[::\]'; } |
    put "$into/conf.d/$1.conf"
}
[ -z "$console" ] || own_host console
