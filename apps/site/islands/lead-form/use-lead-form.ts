import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { Lead } from '@repo/contract/lead.ts'
import type { LeadFormWords } from '@repo/content/sections/lead.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import type { DeliverLead, Progress } from './lead-delivery.ts'
import type { ExtraFields } from './extra-fields.ts'
import { neededFields, readLead, type LeadField } from './read-lead.ts'

/** Submitting the lead form. The fields are uncontrolled, so that what was typed before hydration counts. */
export function useLeadForm(words: Pick<LeadFormWords, 'empty' | 'thanks'>, extra: ExtraFields, deliver: DeliverLead) {
  const [progress, setProgress] = useState<Progress>()
  /** The last lead that arrived: its fields are cleared. */
  const [arrived, setArrived] = useState<Lead>()
  const [invalid, setInvalid] = useState<readonly LeadField[]>([])
  // Refs, because a second submit must see the first before React renders.
  const isSending = useRef(false)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    const lead = readLead(form, messageFor, setInvalid)
    if (!lead) return
    stop.current()
    stop.current = deliver(lead, form, (now) => {
      isSending.current = now === 'sending'
      setProgress(now)
      if (now !== 'arrived') return
      setArrived(lead)
      form.reset()
      alert(plainWords(words.thanks))
    })
  }

  /** Editing clears the mark of this field and the last message, and ends retries of the old values. */
  function edit(name?: LeadField) {
    setInvalid((names) => names.filter((other) => other !== name))
    if (isSending.current) return
    stop.current()
    setProgress(undefined)
  }

  /** What is missing comes before what is malformed. */
  function messageFor(names: readonly LeadField[]) {
    if (neededFields.some((name) => names.includes(name))) return words.empty
    return Object.entries(extra).find(([name]) => names.some((one) => one === name))?.[1].wrong
  }

  return { progress, invalid, complaint: messageFor(invalid), arrived, send, edit }
}
