import { setTimeout as pause } from 'node:timers/promises'
import { sampleLead } from '@repo/testing/seed/sample-leads.ts'
import { sampleEvent } from '@repo/testing/seed/sample-visits.ts'
import { postAsVisitor } from './test-service.ts'

/** Visitors who send without pause, retry until acknowledged, and record the acknowledged ids. */
export function generateLoad(url: string, visitors = 12) {
  const events = new Set<string>()
  const leads = new Set<string>()
  const statuses = new Map<number | 'no answer', number>()
  let isStopped = false

  const all = Promise.all(
    Array.from({ length: visitors }, async (_, index) => {
      while (!isStopped) await (index === 0 ? sendLead() : sendEvents())
    }),
  )

  return {
    events,
    leads,
    statuses,
    async stop() {
      isStopped = true
      await all
    },
  }

  async function sendEvents(): Promise<void> {
    const sent = Array.from({ length: 10 }, () => sampleEvent())
    if (await deliver('/v1/events', { events: sent })) for (const { id } of sent) events.add(id)
  }

  async function sendLead(): Promise<void> {
    const lead = sampleLead()
    if (await deliver('/v1/leads', lead)) leads.add(lead.id)
  }

  async function deliver(path: string, body: object): Promise<boolean> {
    while (!isStopped) {
      const status = await post(path, body)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 200) return true
      await pause(100)
    }
    return false
  }

  async function post(path: string, body: object): Promise<number | 'no answer'> {
    try {
      const answer = await postAsVisitor(url + path, body)
      await answer.arrayBuffer()
      return answer.status
    } catch {
      return 'no answer'
    }
  }
}
