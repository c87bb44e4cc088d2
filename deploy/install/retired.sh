# What version 1.0.0 set up and this version has no use for, for deploy/install.sh. A test puts a folder in front of these paths.

# Drafts at preview.<host>: nginx's server and its password, the rule that deleted old drafts, the drafts, and the certificate last, because
# nginx would not start with a server whose certificate is missing.
draft_files() { printf "${root:-}%s\n" /etc/nginx/conf.d/preview.conf /etc/nginx/preview.password /etc/tmpfiles.d/sondia-drafts.conf /srv/sondia/drafts "/etc/letsencrypt/live/preview.$host"; }
has_no_drafts() {
  local file
  while read -r file; do [ ! -e "$file" ] || return 1; done < <(draft_files)
}
remove_drafts() {
  draft_files | head -4 | xargs --delimiter='\n' rm -rf
  [ ! -e "${root:-}/etc/letsencrypt/live/preview.$host" ] || certbot delete --quiet --non-interactive --cert-name "preview.$host"
}
