import { readEnv, type Env } from './env.ts'
import { code, log } from './log.ts'
import { startCollector } from './start-collector.ts'

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

const collector = await startCollector(settings())

let isStopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    log('stopping', { signal: code(signal) })
    void collector.stop().then((isInTime) => {
      log('stopped', { inTime: Number(isInTime) })
      process.exit(isInTime ? 0 : 1)
    })
  })

function settings(): Env {
  try {
    return readEnv(process.env)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(2)
  }
}
