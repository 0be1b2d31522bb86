# What the scripts in this folder share. To be sourced, from the root of the repo.

say() { printf '%s\n' "$*" >&2; }

# Installs Debian packages when that is possible: as root, on a Debian. Quiet unless it fails.
debian_install() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
  say "Installing the Debian packages: $*"
  local log
  log=$(mktemp)
  if { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"; } >"$log" 2>&1
  then rm -f "$log"
  else tail -n 20 "$log" >&2; rm -f "$log"; return 1
  fi
}
