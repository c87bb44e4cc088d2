import { settingsOrExit } from '#collector/settings/settings-or-exit.ts'
import { stopOnSignal } from '#collector/stop-on-signal.ts'
import { readConsoleSettings } from './console-settings.ts'
import { startConsole } from './start-console.ts'

const console = await startConsole(settingsOrExit(readConsoleSettings))
stopOnSignal(console.stop)
