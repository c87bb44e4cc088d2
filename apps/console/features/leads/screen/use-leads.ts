import {
  type MutationState,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type {
  ContactWay,
  LeadChange,
  LeadConflict,
  LeadCounts,
  LeadsErased,
  LeadTab,
  OneLead,
  OutcomeUndo,
} from '../api/leads.ts'
import { ApiError, sendJson } from '../../../app/api-client.ts'
import { withConfirmation } from '../../../app/passkeys.ts'
import { oneLead, queries } from '../../../app/queries.ts'
import { dropDraft, noteAnswered } from './note-drafts.ts'
import { type Change, shownChange } from './shown-change.ts'

const leadKey = (id: string) => queries.lead(id).queryKey
const contactKey = (id: string) => ['contact', id]

/** The list of a tab. */
export function useLeadList(tab: LeadTab, counts: LeadCounts | undefined, isWanted: boolean) {
  const list = useInfiniteQuery({ ...queries.leads(tab), enabled: isWanted })
  useReadAgain(tab, counts, queries.leads(tab).queryKey)
  return list
}

/**
 * Reads a list of leads again when its count changes, not by the clock: every reading is in the audit log, a count is not. One that is
 * not on the screen, behind a search, is read when it is again.
 */
export function useReadAgain(tab: LeadTab, counts: LeadCounts | undefined, queryKey: QueryKey): void {
  const client = useQueryClient()
  const count = counts?.[tab]
  const seen = useRef({ tab, count })
  useEffect(() => {
    const before = seen.current
    seen.current = { tab, count }
    if (before.tab === tab && before.count !== undefined && before.count !== count)
      void client.invalidateQueries({ queryKey })
  }, [tab, count, client, queryKey])
}

/**
 * Written down before the phone opens; the question for the outcome is shown at once. Offline it waits for the connection. `failed` is the
 * last one if it was not written down, also one of another screen.
 */
export function useContact(id: string) {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: contactKey(id),
    mutationFn: (through: ContactWay) => sendJson<OneLead>('POST', `/api/leads/${id}/contact`, { through }),
    onMutate: () => patchLead(client, id, { asksOutcome: true }),
    onSuccess: (lead) => client.setQueryData(leadKey(id), lead),
  })
  const last = useMutationState({
    filters: { mutationKey: contactKey(id) },
    select: ({ state }) => state as MutationState<OneLead, Error, ContactWay>,
  }).at(-1)
  return { contact: mutate, failed: last?.status === 'error' ? last : undefined }
}

/**
 * Optimistic: shown at once, and taken back if the server refuses. A conflict keeps what the server has. One change after the other, each
 * with the version on the screen, so that a person does not conflict with themselves.
 */
export function useChangeLead(id: string) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `lead ${id}` },
    mutationFn: (change: Change) => sendChange(client, id, change),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: leadKey(id) })
      const before = client.getQueryData(leadKey(id))
      patchLead(client, id, shownChange(change))
      return before
    },
    onSuccess: (lead, { note }) => {
      if (note !== undefined) noteAnswered(id, note, 'stored')
      client.setQueryData(leadKey(id), lead)
      void refreshLists(client)
    },
    onError: (error, { note }, before) => {
      const theirs = readConflict(error)
      if (isGone(error)) dropDraft(id)
      else if (note !== undefined) noteAnswered(id, note, theirs ? 'clash' : 'failed')
      client.setQueryData(leadKey(id), theirs ?? before)
      void refreshLists(client)
    },
  })
}

/** Mutation: takes the last outcome back. In one queue with the changes, because it needs their version. */
export function useUndoOutcome(id: string) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `lead ${id}` },
    mutationFn: () =>
      sendJson<OneLead>('POST', `/api/leads/${id}/undo`, { version: readVersion(client, id) } satisfies OutcomeUndo),
    onSuccess: (lead) => {
      client.setQueryData(leadKey(id), lead)
      void refreshLists(client)
    },
    onError: (error) => {
      const theirs = readConflict(error)
      if (theirs) client.setQueryData(leadKey(id), theirs)
      void refreshLists(client)
    },
  })
}

/** Sends a note while the page closes: at once, and not behind what a mutation waits for. */
export function useSendNoteNow(id: string): (note: string) => void {
  const client = useQueryClient()
  return (note) =>
    void sendChange(client, id, { note }).then(
      (lead) => {
        noteAnswered(id, note, 'stored')
        client.setQueryData(leadKey(id), lead)
      },
      () => noteAnswered(id, note, 'failed'),
    )
}

function sendChange(client: QueryClient, id: string, change: Change): Promise<OneLead> {
  const body = { ...change, version: readVersion(client, id) } satisfies LeadChange
  // A reload right after it must not abort it.
  return sendJson<OneLead>('PATCH', `/api/leads/${id}`, body, { keepalive: true })
}

function readVersion(client: QueryClient, id: string): number {
  return client.getQueryData(leadKey(id))?.version ?? 0
}

/** The lead was erased meanwhile. */
function isGone(error: Error): boolean {
  return error instanceof ApiError && error.code === 'not-found'
}

/** Version conflict: the lead as it is stored now, from the body of the refusal. */
export function readConflict(error: Error | null): OneLead | undefined {
  return error instanceof ApiError && error.code === 'changed' ? (error.body as LeadConflict).lead : undefined
}

/** Mutation: erases every lead of this phone, confirmed by a passkey, and invalidates lists and counts. */
export function useEraseLead(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => withConfirmation(() => sendJson<LeadsErased>('POST', `/api/leads/${id}/erase`)),
    onSuccess: () => {
      dropDraft(id)
      void refreshLists(client)
    },
  })
}

/** Removes what was erased from memory. Not before its lead is closed: an open one would be asked for again. */
export function useForgetErased(isClosed: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (isClosed) client.removeQueries({ queryKey: [oneLead] })
  }, [client, isClosed])
}

function patchLead(client: QueryClient, id: string, fields: Partial<OneLead>): void {
  client.setQueryData(leadKey(id), (lead) => lead && { ...lead, ...fields })
}

/** Invalidates lists, counts and the pulse. One lead has another key: it would be read, and audited, again. */
async function refreshLists(client: QueryClient): Promise<void> {
  const lists = [queries.leadCounts, { queryKey: ['/api/leads'] }, queries.pulse]
  await Promise.all(lists.map(({ queryKey }) => client.invalidateQueries({ queryKey })))
}
