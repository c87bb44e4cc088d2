import { code, log } from './log.ts'

/** Graceful shutdown on SIGTERM and SIGINT, or on these `signals`, once, however many arrive. `stop` resolves to whether it finished in time. */
export function stopOnSignal(
  stop: () => Promise<boolean>,
  signals: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGINT'],
): void {
  let isStopping = false
  for (const signal of signals)
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
