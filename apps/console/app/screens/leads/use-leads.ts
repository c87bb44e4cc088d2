import {
  type MutationState,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import type {
  ContactWay,
  LeadChange,
  LeadConflict,
  LeadCounts,
  LeadsErased,
  LeadsPage,
  LeadTab,
  OneLead,
} from '@repo/console/api/leads.ts'
import { ApiError, getJson, sendJson } from '../../api-client.ts'
import { needsPasskey, withConfirmation } from '../../passkeys.ts'
import { leadCountsQuery, pulseQuery } from '../../queries.ts'
import { useReadAgain } from './use-read-again.ts'

const listKey = (tab: LeadTab) => ['/api/leads', tab]
const leadKey = (id: string) => ['/api/leads/one', id]
const contactKey = (id: string) => ['contact', id]

/** The list of a tab. */
export function useLeadList(tab: LeadTab, counts: LeadCounts | undefined, isWanted: boolean) {
  const list = useInfiniteQuery({
    queryKey: listKey(tab),
    queryFn: ({ pageParam, signal }) => getJson<LeadsPage>('/api/leads', { tab, after: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    // Not while a passkey is asked for: the question would go away.
    refetchInterval: ({ state }) => (state.error && !needsPasskey(state.error) ? 10_000 : false),
    enabled: isWanted,
  })
  useReadAgain(tab, counts, list.refetch)
  return list
}

/** Query of one lead, without polling or refetch on focus: the audit log has every reading. */
export function useLead(id: string | undefined) {
  return useQuery({
    queryKey: leadKey(id ?? ''),
    queryFn: ({ signal }) => getJson<OneLead>(`/api/leads/${id}`, {}, signal),
    // Opened again, it is read again: a call may have begun on another screen.
    staleTime: 0,
    refetchInterval: false,
    refetchOnWindowFocus: false,
    enabled: id !== undefined,
  })
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
    mutationFn: (change: Change) =>
      sendJson<OneLead>('PATCH', `/api/leads/${id}`, {
        ...change,
        version: client.getQueryData<OneLead>(leadKey(id))?.version ?? 0,
      } satisfies LeadChange),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: leadKey(id) })
      const before = client.getQueryData<OneLead>(leadKey(id))
      patchLead(client, id, shownChange(change))
      return before
    },
    onSuccess: (lead) => {
      client.setQueryData(leadKey(id), lead)
      void refreshLists(client)
    },
    onError: (error, _, before) => {
      client.setQueryData(leadKey(id), conflictOf(error) ?? before)
      void refreshLists(client)
    },
  })
}

export type Change = Omit<LeadChange, 'version'>

/** Version conflict: the lead as it is stored now, from the body of the refusal. */
export function conflictOf(error: Error | null): OneLead | undefined {
  return error instanceof ApiError && error.code === 'changed' ? (error.body as LeadConflict).lead : undefined
}

/** Mutation: erases every lead of this phone, confirmed by a passkey, and invalidates lists and counts. */
export function useEraseLead(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => withConfirmation(() => sendJson<LeadsErased>('POST', `/api/leads/${id}/erase`)),
    onSuccess: () => void refreshLists(client),
  })
}

/** Removes what was erased from memory. Not before its lead is closed: an open one would be asked for again. */
export function useForgetErased(isClosed: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (isClosed) client.removeQueries({ queryKey: ['/api/leads/one'] })
  }, [client, isClosed])
}

/** The optimistic part of a change: a new state clears callback and outcome question. Notes and removals wait for the response. */
function shownChange({ state, callAt }: Change): Partial<OneLead> {
  return {
    ...(state && { state, asksOutcome: false, callAt: undefined }),
    ...(callAt && { callAt }),
  } as Partial<OneLead>
}

function patchLead(client: QueryClient, id: string, fields: Partial<OneLead>): void {
  client.setQueryData<OneLead>(leadKey(id), (lead) => lead && { ...lead, ...fields })
}

/** Invalidates lists, counts and the pulse. One lead has another key: it would be read, and audited, again. */
async function refreshLists(client: QueryClient): Promise<void> {
  await Promise.all(
    [leadCountsQuery.queryKey, ['/api/leads'], pulseQuery.queryKey].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  )
}
