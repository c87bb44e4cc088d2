# Certificates, for deploy/install.sh and deploy/install/nginx-files.sh.
certificates=/etc/letsencrypt/live

# is_certified <name>: nginx starts with these files. With one that is missing or empty, or with the key of another, it does not.
is_certified() {
  local key
  key=$(openssl x509 -noout -pubkey -in "$certificates/$1/fullchain.pem" 2> /dev/null) &&
    [ "$key" = "$(openssl pkey -pubout -in "$certificates/$1/privkey.pem" 2> /dev/null)" ]
}

# The functions below are about the names of this list; the first names the folder.
names=()
# is_valid <seconds>: for each name, and for so long.
is_valid() {
  local found name file=$certificates/${names[0]}/fullchain.pem
  is_certified "${names[0]}" && openssl x509 -noout -checkend "$1" -in "$file" > /dev/null || return 1
  found=$(openssl x509 -noout -ext subjectAltName -in "$file" | tr -d ' ' | tr , '\n')
  for name in "${names[@]}"; do grep -qxF "DNS:$name" <<< "$found" || return 1; done
}
# For another week: it renews itself long before, or something keeps it from that.
has_certificate() { is_valid 604800; }
get_certificate() {
  # certbot would keep broken files, or write whole ones into another folder.
  is_certified "${names[0]}" || [ ! -e "${certificates%/live}/renewal/${names[0]}.conf" ] || certbot delete --quiet --non-interactive --cert-name "${names[0]}"
  if certbot certonly --quiet --non-interactive --agree-tos --email "$mail" --webroot --webroot-path /var/www/acme --cert-name "${names[0]}" --expand \
    "${names[@]/#/--domain=}" --deploy-hook 'systemctl reload nginx' ${acme:+--server "$acme"}; then
    write_nginx
  elif is_valid 0; then
    # Neither tables nor services wait for it.
    echo "No new certificate for ${names[*]}: the one at hand ends on $(openssl x509 -noout -enddate -in "$certificates/${names[0]}/fullchain.pem" | sed 's/.*=//'). Until then lead DNS of each of these names here, or remove what asks for it from $remembered, and run this again." >&2
  else
    echo "No certificate for ${names[*]}. Does DNS lead each of these names here? Which are asked for is in $remembered." >&2
    exit 1
  fi
}
