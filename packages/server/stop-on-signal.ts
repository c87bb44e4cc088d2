import { code, log } from './log.ts'

/** Graceful shutdown on SIGTERM and SIGINT, once, however many signals arrive. `stop` resolves to whether it finished in time. */
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
