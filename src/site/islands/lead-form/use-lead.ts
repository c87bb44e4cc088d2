import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { LeadFormWords } from '#content/sections/lead.ts'
import type { Lead } from '#contract/lead.ts'
import { queryClient } from './query-client.ts'
import type { DeliverLead } from './deliver-lead.ts'
import { readLead } from './read-lead.ts'

export type LeadState = 'idle' | 'empty' | 'sending' | 'done' | 'failed' | 'refused'

/** What the form does: the fields keep the values themselves, so what was typed before it woke counts. */
export function useLead(words: Pick<LeadFormWords, 'empty' | 'thanks'>, deliver: DeliverLead) {
  const [client] = useState(queryClient)
  const [empty, setEmpty] = useState<readonly (keyof Lead)[]>([])
  const { status, mutate, reset } = useMutation({ mutationFn: (lead: Lead) => deliver(lead) }, client)

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (client.isMutating() > 0) return
    const form = event.currentTarget
    const lead = readLead(form, words.empty, setEmpty)
    if (!lead) return
    mutate(lead, {
      onSuccess: () => {
        form.reset()
        alert(words.thanks)
      },
      onError: (error) => console.error('The lead was not delivered.', error),
    })
  }

  /** A field that is being answered is no longer reproached, and what was said last is over. */
  function edit(name: keyof Lead) {
    setEmpty((names) => names.filter((other) => other !== name))
    if (status === 'success' || status === 'error') reset()
  }

  const state: LeadState = empty.length > 0 ? 'empty' : states[status]
  return { state, empty, send, edit }
}

const states = { idle: 'idle', pending: 'sending', success: 'done', error: 'failed' } as const
