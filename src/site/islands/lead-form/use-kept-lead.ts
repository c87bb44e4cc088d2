import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { attribution } from '#analytics/attribution.ts'
import { uuidV7 } from '#analytics/uuid-v7.ts'
import type { LeadFormWords } from '#content/sections/lead.ts'
import type { Locale } from '#contract/locale.ts'
import type { Lead, LeadDelivery } from '#contract/lead.ts'
import { carryLeads, type Carrier, type Progress, type Way } from './carry-leads.ts'
import { fieldIn, wholeLeadIn } from './lead-in.ts'
import type { LeadState } from './use-lead.ts'

/**
 * What the form does where a collector takes leads. A lead lies on the shelf before it is sent and until it has arrived;
 * there is no thanks before that. What an earlier visit left there is sent as soon as the form opens.
 */
export function useKeptLead(words: Pick<LeadFormWords, 'empty' | 'thanks'>, way: Way) {
  const [state, setState] = useState<LeadState>('idle')
  const [empty, setEmpty] = useState<readonly (keyof Lead)[]>([])
  const [before, setBefore] = useState<Progress>()
  const earlier = useRef<Carrier>(undefined)
  const own = useRef<{ lead: LeadDelivery; carrier: Carrier }>(undefined)
  const opened = useRef({ id: '', at: 0 })
  // Faster than React draws: a second submit must find the first.
  const isSending = useRef(false)

  useEffect(() => {
    opened.current = { id: uuidV7(), at: way.now() }
    const waiting = way.shelf.waiting()
    if (waiting.length > 0) earlier.current = carryLeads(waiting, way, setBefore)
    const nudge = () => {
      earlier.current?.nudge()
      own.current?.carrier.nudge()
    }
    addEventListener('online', nudge)
    return () => {
      removeEventListener('online', nudge)
      earlier.current?.stop()
      own.current?.carrier.stop()
    }
  }, [way])

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    const lead = wholeLeadIn(form, words.empty, setEmpty)
    if (!lead) return
    const last = own.current?.lead
    own.current?.carrier.stop()
    const isSame = last?.fullName === lead.fullName && last.phone === lead.phone
    // A lead that was put right takes the place of the one that did not arrive.
    if (last && !isSame) {
      way.shelf.forget(last.id)
      opened.current.id = uuidV7()
    }
    const delivery = last && isSame ? last : deliveryOf(form, lead)
    way.shelf.keep(delivery)
    own.current = { lead: delivery, carrier: carryLeads([delivery], way, (progress) => hear(progress, form)) }
  }

  function hear(progress: Progress, form: HTMLFormElement) {
    isSending.current = progress === 'sending'
    setState(states[progress])
    if (progress === 'waiting') return
    if (progress !== 'sending') {
      own.current = undefined
      opened.current = { id: uuidV7(), at: way.now() }
    }
    if (progress === 'arrived') {
      form.reset()
      alert(words.thanks)
    }
  }

  function deliveryOf(form: HTMLFormElement, lead: Lead): LeadDelivery {
    const { pathname, search } = location
    return {
      ...lead,
      ...attribution(search),
      id: opened.current.id,
      pageLang: document.documentElement.lang as Locale,
      route: pathname + search,
      fillMs: way.now() - opened.current.at,
      website: fieldIn(form, 'website')?.value ?? '',
    }
  }

  /** A field that is being answered is no longer reproached, what was said last is over, and nothing is sent meanwhile. */
  function edit(name: keyof Lead) {
    setEmpty((names) => names.filter((other) => other !== name))
    if (isSending.current) return
    own.current?.carrier.stop()
    setState('idle')
  }

  return {
    lead: { state: empty.length > 0 ? ('empty' as const) : state, empty, send, edit },
    before,
    retryBefore: () => earlier.current?.retry(),
  }
}

const states = { sending: 'sending', waiting: 'failed', arrived: 'done', refused: 'refused' } as const
