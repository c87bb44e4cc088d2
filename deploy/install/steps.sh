# Shared by deploy/install.sh and deploy/install/nginx-files.sh: a step looks first, and says done, doing or would.
dry=${dry:-}

# step <what> <command that succeeds if it is done> <command that does it>
step() {
  if "$2" >/dev/null 2>&1; then
    echo "  done   $1"
  elif [ "$dry" ]; then
    echo "  would  $1"
  else
    echo "  doing  $1"
    "$3"
  fi
}

# put <path> [mode]: writes the text of stdin if the file differs. The rename is atomic, so a stopped run leaves no half of a file.
put() {
  local text
  text=$(cat && echo .)
  text=${text%.}
  if [ -e "$1" ] && cmp --silent "$1" <(printf %s "$text"); then
    echo "  done   $1"
  elif [ "$dry" ]; then
    echo "  would  write $1"
  else
    echo "  doing  write $1"
    mkdir -p "${1%/*}"
    install -m "${2:-644}" /dev/null "$1.new"
    printf %s "$text" > "$1.new"
    mv "$1.new" "$1"
  fi
}

# remove <path>: if it is there.
remove() {
  [ -e "$1" ] || return 0
  if [ "$dry" ]; then echo "  would  remove $1"; else echo "  doing  remove $1" && rm "$1"; fi
}
