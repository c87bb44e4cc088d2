/** The lead to call next: the first of the list that is not open, after those that were skipped; round again after the last. */
export function nextCallLead<Lead extends { id: string }>(
  leads: readonly Lead[] | undefined,
  { skipped = 0, open }: { skipped?: number; open?: string | undefined } = {},
): Lead | undefined {
  const others = leads?.filter(({ id }) => id !== open) ?? []
  return others[skipped % others.length]
}
