import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import puppeteer from 'puppeteer-core'
import { onPath } from '@repo/testing/on-path.ts'
import { speechStub } from './speech-stub.ts'

/**
 * The screen reader Orca with Firefox, on an X server and a session bus of their own. Keys come from the X server, as from a
 * keyboard, because Orca takes its commands before Firefox gets a key. Orca ends at once if the same user already runs one.
 */
export async function orca(origin: string): Promise<ScreenReader> {
  const home = mkdtempSync(join(tmpdir(), 'orca-'))
  mkdirSync(join(home, 'run'), { mode: 0o700 })
  writeFileSync(join(home, 'user-settings.conf'), JSON.stringify(settings))
  const speech = await speechStub(join(home, 'speech'))
  const started: ChildProcess[] = []
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    SPEECHD_ADDRESS: `unix_socket:${join(home, 'speech')}`,
    GNOME_ACCESSIBILITY: '1',
    LC_ALL: 'C.UTF-8',
  }
  const start = (program: string, ...args: string[]) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
    started.unshift(child)
    return child
  }
  // When the worker exits, so that a start that fails leaves nothing running either.
  process.once('exit', () => {
    for (const child of started) child.kill()
    rmSync(home, { recursive: true, force: true, maxRetries: 3 })
  })

  env.DISPLAY = `:${await firstLine(start('Xvfb', '-displayfd', '3', '-screen', '0', '1366x900x24', '-nolisten', 'tcp'))}`
  env.DBUS_SESSION_BUS_ADDRESS = await firstLine(start('dbus-daemon', '--session', '--nofork', '--print-address=3'))
  start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately', '--a11y=1', '--screen-reader=1')
  start('openbox')
  const program = start('orca', '--user-prefs', home)
  await unlessItEnds(program, speech.begins)
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: onPath(['firefox-esr', 'firefox']),
    headless: false,
    defaultViewport: null,
    env,
  })
  // The tab it starts with never gets the keyboard.
  const tab = await browser.newPage()
  const xdotool = (...args: string[]) => promisify(execFile)('xdotool', args, { env })

  const reader: ScreenReader = {
    async open(path, ready) {
      speech.forget()
      await tab.goto(new URL(path, origin).href)
      await tab.waitForSelector(ready)
    },
    keepCookie: (name, value) => browser.setCookie({ name, value, domain: new URL(origin).hostname }),
    async press(key) {
      speech.forget()
      await xdotool('key', key)
    },
    async type(text) {
      await xdotool('type', '--delay', '30', text)
    },
    async tabTo(selector) {
      for (let presses = 0; presses < 25; presses++) {
        const before = await tab.evaluateHandle(() => document.activeElement)
        await reader.press('Tab')
        await tab.waitForFunction((element) => document.activeElement !== element, {}, before)
        if (await tab.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
      }
      throw new Error(`Tab does not lead to ${selector}.`)
    },
    heard: speech.heard,
    isSilent: speech.isSilent,
    async close() {
      await browser.close()
      // The next worker's Orca would find this one.
      if (program.kill()) await once(program, 'exit')
      speech.close()
    },
  }
  return reader
}

export interface ScreenReader {
  /** Loads an address, of the site unless it has an origin, and waits for what only the hydrated page has. */
  open: (path: string, ready: string) => Promise<void>
  /** For every port of the site's host. */
  keepCookie: (name: string, value: string) => Promise<void>
  /** Presses a key, by its name in X: `Return`, `space`, `Right`. What was heard before is forgotten. */
  press: (key: string) => Promise<void>
  type: (text: string) => Promise<void>
  /** Presses Tab until an element that the selector matches has the focus. */
  tabTo: (selector: string) => Promise<void>
  /** What was said since the last key; of an utterance that was cut off, its beginning. */
  heard: () => string
  /** It has said all that it wanted to. */
  isSilent: () => boolean
  close: () => Promise<void>
}

/**
 * Orca's defaults but for two: it does not say the names of pressed keys, and it does not read a loaded page to its end by
 * itself, because the first Tab would go on from the line it had come to.
 */
const preferences = { enableKeyEcho: false, sayAllOnLoad: false }
const settings = {
  general: preferences,
  profiles: { default: { profile: ['Default', 'default'], ...preferences, pronunciations: {}, keybindings: {} } },
  pronunciations: {},
  keybindings: {},
}

/** What a program writes to file descriptor 3 when it is ready. */
async function firstLine(program: ChildProcess): Promise<string> {
  const [data] = await unlessItEnds(program, once(program.stdio[3] as Readable, 'data'))
  return String(data).trim()
}

function unlessItEnds<Value>(program: ChildProcess, ready: Promise<Value>): Promise<Value> {
  const ended = once(program, 'exit').then(() => Promise.reject(new Error(`${program.spawnfile} ended at once.`)))
  return Promise.race([ready, ended])
}
