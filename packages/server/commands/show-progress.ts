import { Worker } from 'node:worker_threads'

/**
 * Progress of a slow command: a line for each phase at once, and a heartbeat with the phase and its seconds while it lasts. A worker writes the
 * heartbeat: loading modules, the compiler and `spawnSync` block the main thread for minutes on a busy machine.
 */
export function showProgress(first: string, everyMs = 5000): Progress {
  console.log(`${first} …`)
  const worker = new Worker(new URL('./progress-heartbeat.ts', import.meta.url), {
    workerData: { first, everyMs },
    execArgv: [],
  })
  worker.unref()
  return {
    phase(name) {
      console.log(`${name} …`)
      worker.postMessage(name)
    },
    async end(says) {
      await worker.terminate()
      console.log(says)
    },
  }
}

export interface Progress {
  phase: (name: string) => void
  /** The last line, after which nothing more is said. */
  end: (says: string) => Promise<void>
}
