import { settingsOrExit } from '@repo/server/settings/settings-or-exit.ts'
import { readWorkerEnv } from './settings/worker-env.ts'
import { startWorker } from './start-worker.ts'
import { stopOnSignal } from '@repo/server/stop-on-signal.ts'

// Before the start: a signal may follow the first line of the log at once.
stopOnSignal(() => worker.stop().then(() => true))
const worker = startWorker(settingsOrExit(readWorkerEnv))
