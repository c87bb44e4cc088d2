import { crashOnError } from '@repo/server/crash-on-error.ts'
import { settingsOrExit } from '@repo/server/settings/settings-or-exit.ts'
import { stopOnSignal } from '@repo/server/stop-on-signal.ts'
import { readConsoleSettings, unknownConsoleSettings } from './console-settings.ts'
import { startConsole } from './start-console.ts'

crashOnError('CONSOLE_PORT')
const console = startConsole(settingsOrExit(readConsoleSettings, unknownConsoleSettings))
// From the start: a signal may follow the first line of the log at once.
stopOnSignal(async () => (await console).stop())
