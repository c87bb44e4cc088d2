import { code, log, type Hint } from './log.ts'
import { readServiceEnv } from './settings/service-env.ts'
import { settingsOrExit } from './settings/settings-or-exit.ts'
import { startService } from './start-service.ts'
import { stopOnSignal } from './stop-on-signal.ts'

// Crash on unexpected errors: what is lost was not acknowledged. Only the stack is logged, because a message may quote personal data.
process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
  log('crash', {
    name: code(error.name),
    ...(error.code && { code: code(error.code) }),
    ...(error.code === 'EADDRINUSE' && { hint: 'Another program listens on COLLECTOR_PORT.' as Hint }),
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

const service = await startService(settingsOrExit(readServiceEnv))

stopOnSignal(service.stop)
