import { code, log, type Hint } from './log.ts'

/** Crash on unexpected errors: what is lost was not acknowledged. Only the stack is logged, because a message may quote personal data. */
export function crashOnError(portSetting: string): void {
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    log('crash', {
      name: code(error.name),
      ...(error.code && { code: code(error.code) }),
      ...(error.code === 'EADDRINUSE' && { hint: `Another program listens on ${portSetting}.` as Hint }),
    })
    process.stderr.write(
      `${
        error.stack
          ?.split('\n')
          .filter((line) => /^\s+at /.test(line))
          .join('\n') ?? ''
      }\n`,
    )
    process.exit(1)
  })
}
