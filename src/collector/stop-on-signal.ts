import { code, log } from './log.ts'

/** Stops when asked to, once, however often that is. `stop` tells whether all was finished in time. */
export function stopOnSignal(stop: () => Promise<boolean>): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      log('stopping', { signal: code(signal) })
      void stop().then((isInTime) => {
        log('stopped', { inTime: Number(isInTime) })
        process.exit(isInTime ? 0 : 1)
      })
    })
}
