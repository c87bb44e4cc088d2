import { z } from 'zod'
import { changeSettings } from '@repo/server/changes/change-settings.ts'
import { base64Key, leadKeys } from '@repo/server/settings/keys.ts'
import { readSettings } from '@repo/server/settings/read-settings.ts'
import { flag, port, postgresUrl } from '@repo/server/settings/setting-types.ts'
import { unknownNames, unknownSettings } from '@repo/server/settings/unknown-settings.ts'

/** The settings of the console. docs/how-to/run-the-console.md explains each. */
export function readConsoleSettings(env: NodeJS.ProcessEnv): ConsoleSettings {
  return readSettings(consoleSettings, env, `the console are not valid (${page})`)
}

/** Misspelt names, as sentences. */
export function unknownConsoleSettings(env: NodeJS.ProcessEnv): string[] {
  const names = Object.keys(consoleSettings.shape)
  return [
    ...unknownSettings(env),
    ...['CONSOLE_', 'CHANGES_'].flatMap((prefix) => unknownNames(env, prefix, names, page)),
  ]
}

const page = 'docs/how-to/run-the-console.md'

export type ConsoleSettings = z.output<typeof consoleSettings>

/** The setting alone decides which site a passkey belongs to, which Host is answered and which cookie is set; no header does. */
export const consoleOrigin = z
  .string()
  .refine(isOrigin, 'is not an origin such as https://console.example.com, or http://localhost:8790 for an SSH tunnel')
  .default('http://localhost:8790')

export const consoleSettings = z.object({
  CONSOLE_DATABASE_URL: postgresUrl,
  CONSOLE_ORIGIN: consoleOrigin,
  CONSOLE_HOST: z.string().default('127.0.0.1'),
  CONSOLE_PORT: port(8790),
  /** Behind our own nginx, the client's address is the last one in X-Forwarded-For; otherwise it could be spoofed. */
  CONSOLE_TRUST_PROXY: flag.default('false'),
  /** Where `npm run edit` answers, like https://edit.example.com: Pages links to each page there. */
  EDIT_URL: z
    .string()
    .refine(
      (text) => /^https?:\/\//.test(text) && URL.canParse(text),
      'is not an address such as https://edit.example.com',
    )
    .default(''),
  ...changeSettings.shape,
  COLLECTOR_LEAD_KEYS: leadKeys,
  COLLECTOR_INDEX_KEY: base64Key,
})

/** https, or localhost: browsers have passkeys nowhere else, and none for an IP address. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  if (origin !== text) return false
  return protocol === 'https:' ? !/^[\d.]+$|^\[/.test(hostname) : protocol === 'http:' && hostname === 'localhost'
}
