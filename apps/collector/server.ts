import { crashOnError } from '@repo/server/crash-on-error.ts'
import { readServiceEnv } from './settings/service-env.ts'
import { settingsOrExit } from '@repo/server/settings/settings-or-exit.ts'
import { startService } from './start-service.ts'
import { stopOnSignal } from '@repo/server/stop-on-signal.ts'

crashOnError('COLLECTOR_PORT')
const service = startService(settingsOrExit(readServiceEnv))
// From the start: a signal may follow the first line of the log at once.
stopOnSignal(async () => (await service).stop())
