import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { attribution } from '#analytics/attribution.ts'
import { uuidV7 } from '#analytics/uuid-v7.ts'
import type { LeadFormWords } from '#content/sections/lead.ts'
import type { Locale } from '#contract/locale.ts'
import type { Lead, SentLead } from '#contract/lead.ts'
import { deliverLeads, type LeadDelivery, type Progress, type DeliveryDeps } from './deliver-leads.ts'
import { fieldIn, readLead } from './read-lead.ts'
import type { LeadState } from './use-lead.ts'

/**
 * What the form does where a collector takes leads. A lead lies on the shelf before it is sent and until it has arrived;
 * there is no thanks before that. What an earlier visit left there is sent as soon as the form opens.
 */
export function usePersistentLead(words: Pick<LeadFormWords, 'empty' | 'thanks'>, deps: DeliveryDeps) {
  const [state, setState] = useState<LeadState>('idle')
  const [empty, setEmpty] = useState<readonly (keyof Lead)[]>([])
  const [before, setBefore] = useState<Progress>()
  const earlier = useRef<LeadDelivery>(undefined)
  const own = useRef<{ lead: SentLead; delivery: LeadDelivery }>(undefined)
  const opened = useRef({ id: '', at: 0 })
  // Faster than React draws: a second submit must find the first.
  const isSending = useRef(false)

  useEffect(() => {
    opened.current = { id: uuidV7(), at: deps.now() }
    const waiting = deps.shelf.waiting()
    if (waiting.length > 0) earlier.current = deliverLeads(waiting, deps, setBefore)
    const nudge = () => {
      earlier.current?.nudge()
      own.current?.delivery.nudge()
    }
    addEventListener('online', nudge)
    return () => {
      removeEventListener('online', nudge)
      earlier.current?.stop()
      own.current?.delivery.stop()
    }
  }, [deps])

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    const lead = readLead(form, words.empty, setEmpty)
    if (!lead) return
    const last = own.current?.lead
    own.current?.delivery.stop()
    const isSame = last?.fullName === lead.fullName && last.phone === lead.phone
    // A lead that was put right takes the place of the one that did not arrive.
    if (last && !isSame) {
      deps.shelf.forget(last.id)
      opened.current.id = uuidV7()
    }
    const sent = last && isSame ? last : sentLeadOf(form, lead)
    deps.shelf.keep(sent)
    own.current = { lead: sent, delivery: deliverLeads([sent], deps, (progress) => hear(progress, form)) }
  }

  function hear(progress: Progress, form: HTMLFormElement) {
    isSending.current = progress === 'sending'
    setState(states[progress])
    if (progress === 'waiting') return
    if (progress !== 'sending') {
      own.current = undefined
      opened.current = { id: uuidV7(), at: deps.now() }
    }
    if (progress === 'arrived') {
      form.reset()
      alert(words.thanks)
    }
  }

  function sentLeadOf(form: HTMLFormElement, lead: Lead): SentLead {
    const { pathname, search } = location
    return {
      ...lead,
      ...attribution(search),
      id: opened.current.id,
      pageLang: document.documentElement.lang as Locale,
      route: pathname + search,
      fillMs: deps.now() - opened.current.at,
      website: fieldIn(form, 'website')?.value ?? '',
    }
  }

  /** A field that is being answered is no longer reproached, what was said last is over, and nothing is sent meanwhile. */
  function edit(name: keyof Lead) {
    setEmpty((names) => names.filter((other) => other !== name))
    if (isSending.current) return
    own.current?.delivery.stop()
    setState('idle')
  }

  return {
    lead: { state: empty.length > 0 ? ('empty' as const) : state, empty, send, edit },
    before,
    retryBefore: () => earlier.current?.retry(),
  }
}

const states = { sending: 'sending', waiting: 'failed', arrived: 'done', refused: 'refused' } as const
