import { settingsOrExit } from './settings-or-exit.ts'
import { startWorker } from './start-worker.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { readWorkerEnv } from './worker-env.ts'

const worker = startWorker(settingsOrExit(readWorkerEnv))
stopOnSignal(() => worker.stop().then(() => true))
