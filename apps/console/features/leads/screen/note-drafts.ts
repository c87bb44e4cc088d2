/**
 * Notes that were typed and are not stored yet, by lead. They outlive the panel of their lead: a save that fails after another lead was
 * opened loses nothing, because the draft is there when its lead is opened again.
 */
const drafts = new Map<string, Draft>()

interface Draft {
  text: string
  /** The note that is on its way, or that failed. */
  sent?: string
  state: 'typed' | 'sent' | 'failed' | 'clash'
}

export function readDraft(id: string): string | undefined {
  return drafts.get(id)?.text
}

/** What a person typed; the stored note again is no draft. */
export function typeNote(id: string, text: string, stored: string): void {
  if (text.trim() === stored && drafts.get(id)?.state !== 'sent') drafts.delete(id)
  else drafts.set(id, { ...drafts.get(id), text, state: 'typed' })
}

/** The note to send now; undefined if it is stored or on its way. After another person's note was first, only typing or a press sends it. */
export function noteToSend(id: string, stored: string): string | undefined {
  const draft = drafts.get(id)
  if (!draft || draft.state === 'clash') return undefined
  const note = draft.text.trim()
  return note === (draft.state === 'sent' ? draft.sent : stored) ? undefined : note
}

export function noteSent(id: string, note: string): void {
  const draft = drafts.get(id)
  if (draft) drafts.set(id, { ...draft, sent: note, state: 'sent' })
}

/** The answer of the server. What was typed since it was sent stays a draft. */
export function noteAnswered(id: string, note: string, answer: 'stored' | 'failed' | 'clash'): void {
  const draft = drafts.get(id)
  if (!draft) return
  if (answer !== 'stored') drafts.set(id, { ...draft, state: answer })
  else if (draft.text.trim() === note) drafts.delete(id)
  else drafts.set(id, { text: draft.text, state: 'typed' })
}

export function dropDraft(id: string): void {
  drafts.delete(id)
}

if (typeof addEventListener === 'function')
  addEventListener('beforeunload', (event) => losesNotes() && event.preventDefault())

/** Whether leaving the page would lose a note, which the browser then asks about: one that could not be sent. One on its way arrives without the page. */
export function losesNotes(): boolean {
  return [...drafts.values()].some(({ state }) => state === 'failed' || state === 'clash')
}
