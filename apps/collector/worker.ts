import { settingsOrExit } from '@repo/server/settings/settings-or-exit.ts'
import { readWorkerEnv } from './settings/worker-env.ts'
import { startWorker } from './start-worker.ts'
import { stopOnSignal } from '@repo/server/stop-on-signal.ts'

const worker = startWorker(settingsOrExit(readWorkerEnv))
stopOnSignal(() => worker.stop().then(() => true))
