import { code, log } from './log.ts'
import { readServiceEnv } from './settings/service-env.ts'
import { settingsOrExit } from './settings/settings-or-exit.ts'
import { startService } from './start-service.ts'
import { stopOnSignal } from './stop-on-signal.ts'

// Crash on unexpected errors: what is lost was not acknowledged. Only the stack is logged, because a message may quote personal data.
process.on('uncaughtException', (error) => {
  log('crash', { name: code(error.name) })
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
