# Restarts of nginx and PostgreSQL by systemd, for deploy/install.sh: its packages' units have none.

# As systemd knows them now, which reads no drop-in by itself. PostgreSQL has a unit for each cluster.
has_restarts() {
  local shown
  shown=$(systemctl show --property=Restart,NeedDaemonReload nginx.service ${collector:+'postgresql@*.service'}) &&
    ! grep -qvxE '(Restart=always|NeedDaemonReload=no)?' <<< "$shown"
}
load_restarts() { systemctl daemon-reload; }
