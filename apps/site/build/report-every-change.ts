import { createHash } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'

/**
 * Vite's watcher drops the second change of a file within 50 ms (chokidar's throttle), and the page stays as the first one drew it, or as the
 * half of a file that git is writing anew: an error. Each change is looked at again after that time: where the file says something else by then,
 * it is reported once more.
 */
export function reportEveryChange(watcher: EventEmitter): void {
  const seen = new Map<string, string | undefined>()
  const look = (file: string) => {
    const isWaiting = seen.has(file)
    seen.set(file, hashOf(file))
    if (isWaiting) return
    setTimeout(() => {
      const [last, now] = [seen.get(file), hashOf(file)]
      seen.delete(file)
      if (now !== undefined && now !== last) watcher.emit('change', file)
    }, 100)
  }
  watcher.on('change', look)
  watcher.on('add', look)
}

/** A file that is gone has an event of its own. */
function hashOf(file: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('base64url')
  } catch {
    return undefined
  }
}
