import { readServiceEnv } from '../settings/service-env.ts'
import { startService } from '../start-service.ts'
import { crashOnError } from '@repo/server/crash-on-error.ts'
import { settingsOrExit } from '@repo/server/settings/settings-or-exit.ts'
import { stopOnSignal } from '@repo/server/stop-on-signal.ts'

// The service as apps/collector/server.ts starts it, with the limits of a test (TEST_LIMITS, JSON).
crashOnError('COLLECTOR_PORT')
const limits = JSON.parse(process.env.TEST_LIMITS ?? '{}')
const service = startService(settingsOrExit((env) => readServiceEnv(env, limits)))
stopOnSignal(async () => (await service).stop())
