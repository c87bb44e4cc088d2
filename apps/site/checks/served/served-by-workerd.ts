import { execFileSync, spawn } from 'node:child_process'
import { freePort } from '@repo/testing/free-port.ts'
import { untilItAnswers } from '@repo/testing/until-it-answers.ts'

/**
 * Serves a folder in workerd, in which Cloudflare Pages runs, with the `functions/` of `work` beside it. Wrangler comes from the npm registry,
 * 223 MB: for the nightly run.
 */
export async function servedByWorkerd(
  work: string,
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ origin: string; close: () => void }> {
  const port = await freePort()
  const wrangler = ['--yes', 'wrangler@4.160.0']
  const address = ['--ip', '127.0.0.1', '--port', String(port), '--compatibility-date', '2026-11-01']
  const bindings = Object.entries(settings).flatMap(([name, value]) => ['--binding', `${name}=${value}`])
  // It would ask cloudflare.com for a sample of `request.cf`.
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' }
  const options = { stdio: 'ignore', cwd: work, env } as const
  // The download may take longer than a server to start.
  execFileSync('npx', [...wrangler, '--version'], options)
  const server = spawn('npx', [...wrangler, 'pages', 'dev', folder, ...address, ...bindings], {
    ...options,
    detached: true,
  })
  const origin = `http://127.0.0.1:${port}`
  await untilItAnswers(origin)
  // With npx, which does not pass a signal on.
  return { origin, close: () => process.kill(-(server.pid ?? 0)) }
}
