import { createMiddleware } from 'hono/factory'
import { HttpError } from '@repo/server/http/http-error.ts'
import type { ConsoleEnv } from '../../../server/console-deps.ts'

/**
 * Concurrency limit: a person has two reports at a time, over all tabs and sessions; the next ones wait in their order, and when too many
 * wait they are refused. Otherwise one person's tabs would take every connection of the reports.
 */
export function reportLimit() {
  const people = new Map<string, { running: number; waiting: Set<() => void> }>()
  return createMiddleware<ConsoleEnv>(async (c, next) => {
    const { id } = c.get('person')
    await enter(id, c.req.raw.signal)
    try {
      await next()
    } finally {
      leave(id)
    }
  })

  async function enter(id: string, signal: AbortSignal): Promise<void> {
    const person = people.get(id) ?? { running: 0, waiting: new Set() }
    people.set(id, person)
    if (person.running < maxRunning) {
      person.running += 1
      return
    }
    if (person.waiting.size >= maxWaiting) throw new HttpError(429, 'too-many')
    await new Promise<void>((resolve, reject) => {
      // Its turn: the one before passes its place on.
      const begin = () => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      const giveUp = () => {
        person.waiting.delete(begin)
        reject(new HttpError(429, 'too-many'))
      }
      person.waiting.add(begin)
      signal.addEventListener('abort', giveUp, { once: true })
    })
  }

  function leave(id: string): void {
    const person = people.get(id)
    if (!person) return
    const [begin] = person.waiting
    if (begin) {
      person.waiting.delete(begin)
      begin()
      return
    }
    person.running -= 1
    if (person.running === 0) people.delete(id)
  }
}

const maxRunning = 2
/** More than the panels of any screen, in a few tabs. */
const maxWaiting = 30
