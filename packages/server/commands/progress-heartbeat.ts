import { writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

/** A worker of `show-progress.ts`. It writes to the terminal itself: `console.log` of a worker waits for the main thread. */
const { first, everyMs } = workerData as { first: string; everyMs: number }
let timer = beat(first)
parentPort?.on('message', (phase: string) => {
  clearInterval(timer)
  timer = beat(phase)
})

function beat(phase: string) {
  const began = Date.now()
  return setInterval(() => {
    try {
      writeSync(1, `${phase} … ${Math.round((Date.now() - began) / 1000)} s\n`)
    } catch (error) {
      // A pipe that is full takes the next line; one that is closed takes none.
      if (isClosed(error)) parentPort?.postMessage('closed')
    }
  }, everyMs)
}

function isClosed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EPIPE' || error.code === 'EIO')
}
