import { readEnv } from './env.ts'
import { code, log } from './log.ts'
import { settingsOrExit } from './settings-or-exit.ts'
import { startCollector } from './start-collector.ts'
import { stopOnSignal } from './stop-on-signal.ts'

// Nothing is caught that was not expected; what is lost with it was not yet acknowledged. An error's message may quote a visitor.
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

const collector = await startCollector(settingsOrExit(readEnv))

stopOnSignal(collector.stop)
