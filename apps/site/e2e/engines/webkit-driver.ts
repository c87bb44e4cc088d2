import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { freePort } from '@repo/testing/free-port.ts'
import { untilItAnswers } from '@repo/testing/until-it-answers.ts'

/** WebKitWebDriver on a port and a screen of its own. The browser it starts is MiniBrowser, which comes with it. */
export async function webkitDriver(): Promise<{ origin: string; close: () => void }> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-home-'))
  mkdirSync(join(home, 'gtk-3.0'))
  // The buttons of its tool bar would keep the window wider than a phone. Pages are not drawn by GTK and do not change.
  writeFileSync(
    join(home, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1) }',
  )
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await firstLine(screen.stdio[3] as Readable, screen)
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      XDG_CONFIG_HOME: home,
      // Its sandbox does not start for root, which is who runs it in most containers; it opens nothing but our pages.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const origin = `http://127.0.0.1:${port}`
  await untilItAnswers(`${origin}/status`)
  return {
    origin,
    close: () => {
      driver.kill()
      screen.kill()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function firstLine(pipe: Readable, from: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    pipe.once('data', (data) => resolve(String(data).trim()))
    from.once('error', reject)
    from.once('exit', () => reject(new Error('Xvfb ended before it had a screen.')))
  })
}
