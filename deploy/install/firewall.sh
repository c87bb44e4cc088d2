# The firewall of deploy/install.sh: SSH, 80 and 443 only.

# The ports that sshd listens on, of Port and of ListenAddress, and the one of this connection: with a socket of systemd sshd does not know its own.
ssh_ports() {
  local connection
  read -ra connection <<< "${SSH_CONNECTION:-}"
  {
    echo "${connection[3]:-}"
    sshd -T 2> /dev/null | sed -n 's/^listenaddress [^ ]*:\([0-9]*\).*/\1/p' || true
  } | grep . | sort --unique
}
has_firewall() {
  local rules ssh port
  rules=$(ufw status)
  [[ $rules == 'Status: active'* ]] && ssh=$(ssh_ports) || return 1
  for port in $ssh 80 443; do grep -q "^$port/tcp .*ALLOW" <<< "$rules" || return 1; done
}
set_firewall() {
  local port ssh
  ssh=$(ssh_ports) || {
    echo 'sshd -T names no port, so the firewall would lock you out. Look at what it says, or leave --firewall out and remove it from /etc/sondia-install.' >&2
    exit 1
  }
  for port in $ssh 80 443; do ufw allow "$port/tcp" > /dev/null; done
  ufw --force enable > /dev/null
}
