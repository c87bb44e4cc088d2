# What deploy/install.sh looks at before it changes anything.

# refuse_second_run <file> <seconds>: the lock is held by this run and by what it has started, and ends with them, which may take a moment after a kill.
refuse_second_run() {
  exec 9> "$1"
  flock --timeout "$2" 9 || { echo 'deploy/install.sh runs on this server already. Wait until that run has ended, then run this again.' >&2; exit 1; }
}

# refuse_full_disk <MB> <folder> …: what will be written where; folders of one disk share its free space.
refuse_full_disk() {
  local -A wanted=()
  local disk free
  while [ $# -gt 0 ]; do
    disk=$(df --output=target "$2" | tail -1)
    wanted[$disk]=$((${wanted[$disk]:-0} + $1))
    shift 2
  done
  for disk in "${!wanted[@]}"; do
    free=$(($(df --output=avail --block-size=1M "$disk" | tail -1)))
    [ "$free" -ge "${wanted[$disk]}" ] || {
      echo "The disk of $disk has $free MB left, and what is missing needs ${wanted[$disk]}. Nothing is installed yet. Make room, then run this again." >&2
      exit 1
    }
  done
}
