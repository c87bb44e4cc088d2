# Shared by .ci/run and .ci/nightly: steps that go on after a failure, a fresh machine's packages, and the sum at the end.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export CI=true ASTRO_TELEMETRY_DISABLED=1 DEBIAN_FRONTEND=noninteractive

reports=$(mktemp -d)
export TEST_REPORTS="$reports"
trap 'rm -rf "$reports"' EXIT
touch "$reports/broken"

# Runs a step, remembers it when it breaks, and goes on with what does not need it.
step() {
  local name=$1 begin=$SECONDS
  shift
  echo "── $name"
  if "$@"; then
    echo "── $name: $((SECONDS - begin)) s"
    echo "$name $((SECONDS - begin)) s" >>"$reports/seconds"
    return
  fi
  echo "$name $((SECONDS - begin)) s" >>"$reports/seconds"
  echo "$name" >>"$reports/broken"
  return 1
}

# Two groups of steps at the same time, for neither keeps two cores busy: browser tests wait for half of their time. The second prints when the first has ended.
together() {
  local log="$reports/$2.log" second
  "$2" >"$log" 2>&1 &
  second=$!
  "$1"
  wait "$second"
  local result=$?
  cat "$log"
  return "$result"
}

# Node, Debian packages and npm packages. The last two only wait for the network, so they come at the same time.
install() {
  local log="$reports/packages.log" packages
  step node get_node || return
  get_packages >"$log" 2>&1 &
  packages=$!
  step install npm ci
  local installed=$?
  step packages wait "$packages" || { tail -20 "$log"; return 1; }
  # Debian keeps nginx where only root looks.
  export PATH="$PATH:/usr/sbin"
  return "$installed"
}

# Node as .nvmrc wants it. The npm package is the plain binary: it runs no install script and needs no rights.
get_node() {
  local wanted have package cache
  wanted=$(cat .nvmrc)
  have=$(node --version) || return
  have=${have#v}
  if [ "${have%%.*}" -lt "$wanted" ]; then
    package="node-$(node -p 'process.platform + "-" + process.arch')" || return
    cache="${XDG_CACHE_HOME:-$HOME/.cache}/sondia-site-ci/node$wanted"
    mkdir -p "$cache"
    [ -x "$cache/node_modules/$package/bin/node" ] ||
      npm install --prefix "$cache" --no-save --no-package-lock "$package@$wanted" || return
    export PATH="$cache/node_modules/$package/bin:$PATH"
  fi
  echo "Node $(node --version), npm $(npm --version)"
}

# The words and values of the specification. An owner who leaves it deletes the folder.
check_specification() {
  [ ! -d apps/site/checks/as-specified ] || step as-specified npm test -- --project as-specified
}

# The browsers and the servers that the tests drive.
get_packages() {
  local missing=() as_root=()
  PATH="$PATH:/usr/sbin"
  [ "$(id -u)" -eq 0 ] || as_root=(sudo --preserve-env=DEBIAN_FRONTEND)
  command -v chromium-headless-shell || command -v google-chrome || missing+=(chromium)
  # The other engines and the screen reader run in the nightly run only.
  if [ -n "${NIGHTLY:-}" ]; then
    command -v firefox-esr || command -v firefox || missing+=(firefox-esr)
    command -v WebKitWebDriver || missing+=(webkit2gtk-driver)
    command -v Xvfb || missing+=(xvfb)
    command -v orca || missing+=(orca)
    ls /usr/libexec/at-spi-bus-launcher || missing+=(at-spi2-core)
    command -v dbus-daemon || missing+=(dbus-daemon)
    command -v openbox || missing+=(openbox)
    command -v xdotool || missing+=(xdotool)
  fi
  command -v nginx || missing+=(nginx)
  ls /usr/lib/nginx/modules/ngx_http_brotli_static_module.so || missing+=(libnginx-mod-http-brotli-static)
  # The metrics of Arial, the fallback until our fonts have come. Only its second edition has Hebrew.
  fc-list :lang=he family | grep 'Liberation Sans' || missing+=(fonts-liberation2)
  ls /usr/lib/postgresql/*/bin/postgres || missing+=(postgresql)
  /usr/bin/python3 -c 'import aiosmtpd' || missing+=(python3-aiosmtpd)
  [ ${#missing[@]} -eq 0 ] && return
  "${as_root[@]}" apt-get update || return
  # The headless shell opens pages faster; a system without that package takes the whole browser.
  apt-cache show chromium-headless-shell && missing=("${missing[@]/#chromium/chromium-headless-shell}")
  "${as_root[@]}" apt-get install -y --no-install-recommends "${missing[@]}"
}

# The seconds of each step, then all tests together. A step that breaks outside of a test (a lint error, a build that fails) counts as one failure.
sum_up() {
  paste -sd , "$reports/seconds" | sed "s/,/, /g; s/$/; $SECONDS s in all/"
  node - "$reports" <<'SUM'
const { existsSync, readFileSync } = require('node:fs')
const [folder] = process.argv.slice(2)
const broken = readFileSync(`${folder}/broken`, 'utf8').trim().split('\n').filter(Boolean)
if (broken.length > 0) console.log(`Broken: ${broken.join(' ')}`)
const read = (name) => (existsSync(`${folder}/${name}`) ? JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) : {})
// The report of each step: Vitest's first, then Playwright's.
const tests = Object.fromEntries(Object.entries({ check: 'node', collector: 'postgres', dist: 'dist', 'dist-substantiated': 'dist-substantiated', 'as-specified': 'as-specified' })
  .map(([step, file]) => [step, read(`${file}.json`)]))
const runs = Object.fromEntries(['e2e', 'e2e-substantiated', 'console', 'engines', 'screen-reader'].map((step) => [step, read(`${step}.json`)]))
const failed = {}
let passed = 0
printFailures()
for (const step in tests) {
  failed[step] = tests[step].numFailedTests ?? 0
  passed += tests[step].numPassedTests ?? 0
}
for (const step in runs) {
  const { expected = 0, unexpected = 0, flaky = 0 } = runs[step].stats ?? {}
  failed[step] = unexpected + flaky
  passed += expected
}
for (const step of broken) failed[step] ||= 1
const sum = Object.values(failed).reduce((total, count) => total + count, 0)
console.log(`${passed} passed, ${sum} failed`)
process.exit(sum === 0 ? 0 : 1)

// Once more at the end, where a reader of a long log looks.
function printFailures() {
  const print = (name, message = '') => console.log(`✘ ${name}\n${message.split('\n').slice(0, 12).join('\n')}`)
  for (const { testResults = [] } of Object.values(tests))
    for (const { assertionResults, message } of testResults) {
      const broken = assertionResults.filter(({ status }) => status === 'failed')
      for (const { fullName, failureMessages } of broken) print(fullName, failureMessages[0])
      if (message && broken.length === 0) print('a test file', message)
    }
  const walk = (suite) => {
    for (const { title, file, ok, tests: [run] } of suite.specs ?? [])
      if (!ok) print(`${file} › ${suite.title} › ${title}`, run.results.at(-1)?.error?.message)
    for (const inner of suite.suites ?? []) walk(inner)
  }
  for (const run of Object.values(runs)) walk(run)
}
SUM
}
