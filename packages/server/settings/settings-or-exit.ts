import { unknownSettings } from './unknown-settings.ts'

/** Settings from the environment; if they are not valid, or there are unknown ones, prints why and exits. */
export function settingsOrExit<Settings>(
  read: (env: NodeJS.ProcessEnv) => Settings,
  unknown = unknownSettings,
): Settings {
  const errors = unknown(process.env)
  try {
    const settings = read(process.env)
    if (errors.length === 0) return settings
  } catch (error) {
    errors.unshift((error as Error).message)
  }
  process.stderr.write(`${errors.join('\n')}\n`)
  process.exit(2)
}
