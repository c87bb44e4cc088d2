import { crashOnError } from '@repo/server/crash-on-error.ts'
import { settingsOrExit } from '@repo/server/settings/settings-or-exit.ts'
import { stopOnSignal } from '@repo/server/stop-on-signal.ts'
import { readConsoleSettings, unknownConsoleSettings } from './console-settings.ts'
import { startConsole } from './start-console.ts'

crashOnError('CONSOLE_PORT')
const console = await startConsole(settingsOrExit(readConsoleSettings, unknownConsoleSettings))
stopOnSignal(console.stop)
