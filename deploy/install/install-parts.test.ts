import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { leadKeys } from '@repo/server/settings/keys.ts'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'

/** What a part of deploy/install.sh prints, with functions in the place of commands that would change this machine. */
function run(script: string, env: Record<string, string> = {}): { status: number | null; lines: string[] } {
  const parts = ['steps', 'preconditions', 'firewall', 'restarts', 'certificates', 'settings', 'retired']
  const sources = parts.map((part) => `source deploy/install/${part}.sh`)
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['--norc', '-c', ['set -euo pipefail', ...sources, script].join('\n')],
    {
      env: { PATH: process.env.PATH, ...env },
    },
  )
  return { status, lines: `${stdout}${stderr}`.trim().split(/\n */) }
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'install-parts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

describe('the firewall', () => {
  const ufw = `ufw() { if [ "$1" = status ]; then cat; else echo "$*" >&3; fi; }; exec 3>&1`
  const defaults = 'sshd() { printf "%s\\n" "port 22" "listenaddress [::]:22" "listenaddress 0.0.0.0:22"; }'

  test.each([
    ['the usual port', defaults, {}, ['22']],
    [
      'ListenAddress with a port, where sshd also says its unused default',
      'sshd() { printf "%s\\n" "port 22" "listenaddress 0.0.0.0:2222" "listenaddress [2001:db8::1]:2200 rdomain vrf"; }',
      {},
      ['2200', '2222'],
    ],
    [
      'the port of this connection, where sshd knows another',
      defaults,
      { SSH_CONNECTION: '192.0.2.7 51000 192.0.2.1 2022' },
      ['2022', '22'],
    ],
    ['sshd that fails', 'sshd() { return 255; }', { SSH_CONNECTION: '192.0.2.7 51000 192.0.2.1 22' }, ['22']],
  ])('lets SSH in: %s', (_, sshd, env, ports) => {
    const { status, lines } = run([sshd, ufw, 'set_firewall'].join('\n'), env)
    expect(lines).toEqual([...[...ports, '80', '443'].map((port) => `allow ${port}/tcp`), '--force enable'])
    expect(status).toBe(0)
  })

  test('is not switched on where the port of SSH is unknown', () => {
    const { status, lines } = run(['sshd() { return 255; }', ufw, 'set_firewall'].join('\n'))
    expect(lines).toEqual([expect.stringContaining('would lock you out')])
    expect(status).toBe(1)
  })

  test.each([
    [22, true],
    [2222, false],
  ])('that lets port %s in is done: %s', (port, isDone) => {
    const rules = ['Status: active', ...[port, 80, 443].map((one) => `${one}/tcp   ALLOW   Anywhere`)].join('\n')
    const asked = `ufw() { echo "${rules}"; }`
    expect(run([defaults, asked, 'has_firewall && echo done || echo not'].join('\n')).lines).toEqual([
      isDone ? 'done' : 'not',
    ])
    // Rules without SSH are not done because nobody knows its port.
    expect(run(['sshd() { return 255; }', asked, 'has_firewall && echo done || echo not'].join('\n')).lines).toEqual([
      'not',
    ])
  })
})

describe('restarts', () => {
  /** `systemctl show` of units that stand as given; which were asked for is said first. */
  const ask = (options: string, ...shown: string[]) =>
    run(
      `systemctl() { echo "$*" >&3; printf '%s\\n' ${shown.join(" '' ")}; }; exec 3>&1; collector='${options}'; has_restarts && echo done || echo not`,
    ).lines
  const loaded = 'Restart=always NeedDaemonReload=no'

  test.each([
    ['as Debian has them', 'not', ['Restart=no NeedDaemonReload=no', 'Restart=no NeedDaemonReload=no']],
    ['one of them alone', 'not', [loaded, 'Restart=no NeedDaemonReload=no']],
    ['written, and not loaded yet', 'not', [loaded, 'Restart=always NeedDaemonReload=yes']],
    ['loaded', 'done', [loaded, loaded, loaded]],
  ])('of nginx and every cluster of PostgreSQL, %s: %s', (_, expected, shown) => {
    const [asked, said] = ask('1', ...shown)
    expect(asked).toMatch(/ nginx\.service postgresql@\*\.service$/)
    expect(said).toBe(expected)
  })

  test('of nginx alone, where there is no collector: another PostgreSQL of this server is left as it is', () => {
    expect(ask('', loaded)).toEqual([expect.stringMatching(/ nginx\.service$/), 'done'])
  })

  test('are not there where systemd does not answer', () => {
    expect(run('systemctl() { return 1; }; collector=1; has_restarts && echo done || echo not').lines).toEqual(['not'])
  })

  test('are tried again and again, of these two as of every unit of ours', () => {
    const units = readdirSync('deploy').filter((name) => /^collector(?!-backup).*\.service$|^restart\.conf$/.test(name))
    expect(units).toHaveLength(5)
    for (const unit of units) {
      const [head = '', service = ''] = readFileSync(join('deploy', unit), 'utf8').split('[Service]')
      expect(head, unit).toMatch(/^StartLimitIntervalSec=0$/m)
      expect(service, unit).toMatch(/^Restart=always$/m)
    }
  })
})

describe('preconditions', () => {
  test('a second run is refused while the first, or what it started, still runs', async () => {
    const folder = temporaryFolder()
    const locked = join(folder, 'lock')
    const started = `while [ -d ${folder} ] && [ ! -e ${folder}/end ]; do sleep 0.05; done`
    const script = `source deploy/install/preconditions.sh; refuse_second_run ${locked} 0; touch ${folder}/runs; (${started}); wait`
    const first = spawn('bash', ['--norc', '-c', script], { stdio: 'ignore' })
    onTestFinished(() => void first.kill('SIGKILL'))
    await expect.poll(() => existsSync(join(folder, 'runs'))).toBe(true)
    const second = run(`refuse_second_run ${locked} 0; echo runs`)
    expect(second).toEqual({ status: 1, lines: [expect.stringContaining('runs on this server already')] })
    first.kill('SIGKILL')
    await once(first, 'exit')
    expect(run(`refuse_second_run ${locked} 0`).status).toBe(1)
    writeFileSync(join(folder, 'end'), '')
    await expect.poll(() => run(`refuse_second_run ${locked} 0; echo runs`).lines).toEqual(['runs'])
  })

  const disks = `df() {
    case "$*" in
      *target*/usr) echo Mounted on; echo / ;;
      *target*/srv*) echo Mounted on; echo /srv ;;
      *target*) echo Mounted on; echo / ;;
      *avail*/srv) echo Avail; echo "  1200" ;;
      *avail*) echo Avail; echo "  700" ;;
    esac
  }`
  test.each([
    ['each fits', '600 /usr 1200 /srv/collector', []],
    ['nothing is missing', '', []],
    ['two folders of one disk do not fit together', '600 /usr 250 /opt', ['/', 700, 850]],
    ['a disk of its own is too small', '1201 /srv/collector', ['/srv', 1200, 1201]],
  ])('a full disk is refused before anything is unpacked: %s', (_, needs, [disk, free, wanted]) => {
    const { status, lines } = run([disks, `refuse_full_disk ${needs}; echo goes on`].join('\n'))
    expect(lines).toEqual([
      disk
        ? expect.stringContaining(`The disk of ${disk} has ${free} MB left, and what is missing needs ${wanted}.`)
        : 'goes on',
    ])
    expect(status).toBe(disk ? 1 : 0)
  })
})

describe('certificates', () => {
  let live = ''
  beforeEach(() => void (live = join(temporaryFolder(), 'live')))
  const host = 'sondia.test'
  const make = (days: number, names = [host, `www.${host}`]) => {
    mkdirSync(join(live, host), { recursive: true })
    const made = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days ${days} -subj /CN=x -keyout privkey.pem -out fullchain.pem`
    const alternatives = ['-addext', `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`]
    expect(spawnSync('openssl', [...made.split(' '), ...alternatives], { cwd: join(live, host) }).status).toBe(0)
  }
  /** With a certbot that says what it is called for, and fails where a name does not lead here. */
  const inParts = (script: string, certbot = 0) =>
    run(
      [
        `certificates=${live} mail=x@y.z acme= remembered=/etc/sondia-install names=(${host} www.${host})`,
        `certbot() { echo "certbot $1"; return $([ "$1" = delete ] && echo 0 || echo ${certbot}); }`,
        'write_nginx() { echo write_nginx; }',
        script,
      ].join('\n'),
    )
  const has = () => inParts('has_certificate && echo done || echo not').lines

  test('are whole, of both names, and valid for another week', () => {
    expect(has()).toEqual(['not'])
    make(8)
    expect(has()).toEqual(['done'])
    make(6)
    expect(has()).toEqual(['not'])
    make(8, [host])
    expect(has()).toEqual(['not'])
  })

  test.each([
    ['an empty file', () => writeFileSync(join(live, host, 'fullchain.pem'), '')],
    ['no key', () => rmSync(join(live, host, 'privkey.pem'))],
  ])('with %s are not there, and certbot is made to forget them first', (_, spoil) => {
    make(90)
    mkdirSync(join(live, '../renewal'))
    writeFileSync(join(live, `../renewal/${host}.conf`), '')
    spoil()
    expect(has()).toEqual(['not'])
    expect(inParts('get_certificate; echo goes on').lines).toEqual([
      'certbot delete',
      'certbot certonly',
      'write_nginx',
      'goes on',
    ])
    make(6)
    expect(inParts('get_certificate; echo goes on').lines).toEqual(['certbot certonly', 'write_nginx', 'goes on'])
  })

  test('a name without DNS keeps no update from tables and services while the certificate at hand is valid', () => {
    make(3)
    const { status, lines } = inParts('get_certificate; echo goes on', 1)
    expect(status).toBe(0)
    expect(lines).toContain('goes on')
    expect(lines.join()).toMatch(/No new certificate for sondia\.test www\.sondia\.test: the one at hand ends on .*GMT/)
  })

  // openssl makes none that has ended.
  const ended = 'openssl() { [[ $* != *"-checkend 0 "* ]] && command openssl "$@"; }'
  test.each([
    ['there is none', () => undefined, ''],
    ['the one at hand lacks a name', () => make(90, [host]), ''],
    ['the one at hand has ended', () => make(1), ended],
  ])('the run ends where %s', (_, prepare, clock) => {
    prepare()
    const { status, lines } = inParts([clock, 'get_certificate; echo goes on'].join('\n'), 1)
    expect(lines).not.toContain('goes on')
    expect(lines.at(-1)).toContain('Does DNS lead each of these names here?')
    expect(status).toBe(1)
  })
})

describe('settings', () => {
  let folder = ''
  beforeEach(() => {
    folder = temporaryFolder()
  })
  const read = (name: string) => readFileSync(join(folder, `${name}.env`), 'utf8')
  const write = (host: string) =>
    run(`etc=${folder} host=${host}; for file in owner service worker console; do write_settings $file; done`).lines

  test('are written once, readable by root alone, with the same keys in all files', () => {
    expect(write('sondia.test')).toHaveLength(4)
    const keys = /^COLLECTOR_LEAD_KEYS=k1:.+\nCOLLECTOR_INDEX_KEY=.+\n/
    const [first = ''] = keys.exec(read('service')) ?? []
    expect(first).not.toBe('')
    for (const name of ['worker', 'console']) expect(read(name)).toContain(first)
    expect(statSync(join(folder, 'service.env')).mode & 0o777).toBe(0o600)
    const before = ['owner', 'service', 'worker', 'console'].map(read)
    expect(write('sondia.test').filter((line) => !line.startsWith('done'))).toEqual([])
    expect(['owner', 'service', 'worker', 'console'].map(read)).toEqual(before)
  })

  test('follow another host, so that its leads are not answered 403, and keep secrets and origins of the operator', () => {
    write('sondia.test')
    const [service, console] = [read('service'), read('console')]
    write('shop.test')
    expect(read('service')).toBe(service.replace('https://sondia.test', 'https://sondia.test,https://shop.test'))
    expect(read('console')).toBe(console.replace('https://console.sondia.test', 'https://console.shop.test'))
    expect(write('shop.test').filter((line) => !line.startsWith('done'))).toEqual([])
    // A name that only begins like the host is another one.
    writeFileSync(join(folder, 'service.env'), 'COLLECTOR_ORIGINS="https://shop.test.example, https://www.shop.test"\n')
    write('shop.test')
    expect(read('service')).toBe(
      'COLLECTOR_ORIGINS="https://shop.test.example, https://www.shop.test",https://shop.test\n',
    )
  })

  test('follow no other host where the console is reached through a tunnel, and it has no public host', () => {
    const isTunnelled = () => run(`etc=${folder}; is_tunnelled && echo yes || echo no`).lines
    expect(isTunnelled()).toEqual(['no'])
    write('sondia.test')
    expect(isTunnelled()).toEqual(['no'])
    const tunnel = 'CONSOLE_ORIGIN=http://localhost:8790\n'
    for (const name of ['worker', 'console']) writeFileSync(join(folder, `${name}.env`), tunnel)
    write('shop.test')
    expect(['worker', 'console'].map(read)).toEqual([tunnel, tunnel])
    expect(isTunnelled()).toEqual(['yes'])
  })

  test('the keys are rotated by the commands of the manual, again and again', () => {
    write('sondia.test')
    const manual = readFileSync('docs/how-to/run-the-collector.md', 'utf8')
    const [add = '', remove = ''] = manual.match(/^sed -i .*COLLECTOR_LEAD_KEYS.*$/gm) ?? []
    const rotate = (day: string) => {
      run(`date() { command date --date=${day} "$@"; }; cd ${folder}; ${add}`)
      const both = keysOf('worker')
      run(remove.replace('/etc/collector', folder).replace(/ && .*/, ''))
      return both
    }
    const keysOf = (name: string) =>
      leadKeys.parse(/^COLLECTOR_LEAD_KEYS=(.*)$/m.exec(read(name))?.[1]).map(({ id }) => id)
    expect(rotate('2026-11-19')).toEqual(['k2026-11-19', 'k1'])
    expect(rotate('2027-11-19')).toEqual(['k2027-11-19', 'k2026-11-19'])
    for (const name of ['service', 'worker', 'console']) expect(keysOf(name)).toEqual(['k2027-11-19'])
  })

  test('a password is no argument of psql, which every user of the server may read', () => {
    write('sondia.test')
    const [, password = ''] = /:\/\/ingest:(\w+)@/.exec(read('service')) ?? []
    const psql = 'psql() { printf "%s\\n" "$@"; echo "PGPASSWORD=$PGPASSWORD"; }'
    const { lines } = run(`etc=${folder}; ${psql}; can_log_in service COLLECTOR_DATABASE_URL`)
    expect(lines.at(-1)).toBe(`PGPASSWORD=${password}`)
    expect(lines.at(-2)).toBe('postgres://ingest@127.0.0.1/collector')
  })
})

describe('the drafts of version 1.0.0', () => {
  const files = ['etc/nginx/conf.d/preview.conf', 'etc/nginx/preview.password', 'etc/tmpfiles.d/sondia-drafts.conf']
  const folders = ['srv/sondia/drafts/spring', 'etc/letsencrypt/live/preview.sondia.test']
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'retired-'))
    const made = root
    onTestFinished(() => rmSync(made, { recursive: true }))
    for (const file of [...files, ...folders.map((folder) => `${folder}/file`), 'srv/sondia/releases/kept']) {
      mkdirSync(join(root, dirname(file)), { recursive: true })
      writeFileSync(join(root, file), '')
    }
  })
  const remove = () =>
    run(
      `root=${root} host=sondia.test; certbot() { [ ! -e ${root}/${files[0]} ] && echo "certbot $*"; }; has_no_drafts && echo done || remove_drafts`,
    ).lines

  test('are removed, the certificate after the server of nginx that needs it', () => {
    expect(remove()).toEqual(['certbot delete --quiet --non-interactive --cert-name preview.sondia.test'])
    for (const file of [...files, 'srv/sondia/drafts']) expect(existsSync(join(root, file)), file).toBe(false)
    expect(existsSync(join(root, 'srv/sondia/releases/kept'))).toBe(true)
  })

  test.each([...files, 'srv/sondia/drafts', 'etc/letsencrypt/live/preview.sondia.test'])(
    'are removed by the next run when one was stopped before %s',
    (left) => {
      for (const file of [...files, 'srv/sondia/drafts', 'etc/letsencrypt/live/preview.sondia.test'])
        if (file !== left) rmSync(join(root, file), { recursive: true })
      expect(remove()).not.toContain('done')
    },
  )

  test('are nothing where there were none', () => {
    for (const file of [...files, 'srv', 'etc/letsencrypt']) rmSync(join(root, file), { recursive: true })
    expect(remove()).toEqual(['done'])
  })
})
