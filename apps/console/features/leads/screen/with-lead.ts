/** The address of a lead in the tab that is open; undefined closes it. */
export function withLead(id: string | undefined) {
  return (previous: { tab?: string | undefined }) => ({ tab: previous.tab, lead: id })
}
