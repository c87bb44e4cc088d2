import { code, log } from './log.ts'
import { startWorker } from './start-worker.ts'
import { readWorkerEnv, type WorkerEnv } from './worker-env.ts'

const worker = startWorker(settings())

let isStopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    log('stopping', { signal: code(signal) })
    void worker.stop().then(() => log('stopped'))
  })

function settings(): WorkerEnv {
  try {
    return readWorkerEnv(process.env)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(2)
  }
}
