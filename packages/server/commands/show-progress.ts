import { fstatSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

/**
 * Progress of a slow command: a line for each phase at once, and a heartbeat with the phase and its seconds while it lasts. A worker writes the
 * heartbeat: loading modules, the compiler and `spawnSync` block the main thread for minutes on a busy machine. Where the output is closed, the
 * command ends, as commands do by SIGPIPE, which Node ignores.
 */
export function showProgress(first: string, everyMs = 5000): Progress {
  console.log(`${first} …`)
  const worker = new Worker(new URL('./progress-heartbeat.ts', import.meta.url), {
    workerData: { first, everyMs },
    execArgv: [],
  })
  worker.unref()
  worker.on('message', () => process.exit(1))
  process.stdout.on('error', () => process.exit(1))
  return {
    phase(name) {
      console.log(`${name} …`)
      worker.postMessage(name)
    },
    async end(says) {
      await worker.terminate()
      console.log(says)
    },
    async keep(says, name) {
      if (!isPipe()) return this.end(says)
      console.log(says)
      worker.postMessage(name)
    },
  }
}

export interface Progress {
  phase: (name: string) => void
  /** The last line, after which nothing more is said. */
  end: (says: string) => Promise<void>
  /** The same of a command that goes on. To a pipe the heartbeat goes on, too: only who writes learns that it is closed. */
  keep: (says: string, phase: string) => Promise<void>
}

function isPipe(): boolean {
  const output = fstatSync(1)
  return output.isFIFO() || output.isSocket()
}
