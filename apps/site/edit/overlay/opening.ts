/**
 * What may be open in the page, and what opens next, as data. Sentences are known by their places, and a list that changes moves them: until its page is
 * drawn again, nothing opens and nothing is typed. Then the item opens, unless a person has asked for something else meanwhile.
 */
export interface Opening {
  /** `changing`: the server writes; `drawing`: the page is on its way. */
  state: 'free' | 'changing' | 'drawing'
  /** Opens as soon as the sentences of its page are known. */
  next?: number | undefined
  /** Counts what was asked for: what takes longer than the next wish opens no more. */
  wish: number
  /** The wish during which the change began. */
  since: number
}

export type Happened =
  /** A person opens or closes a sentence, turns to a tab or goes to a page, where a sentence may open. */
  | { kind: 'asked'; next?: number | undefined }
  | { kind: 'change' }
  | { kind: 'refused' }
  /** The file has it: its page is asked for, with an item to open. */
  | { kind: 'changed'; next?: number | undefined }
  /** A page is in the frame. */
  | { kind: 'drawn' }
  /** What was to open is on its way. */
  | { kind: 'opens' }

export const atFirst: Opening = { state: 'free', wish: 0, since: 0 }

export function opening(now: Opening, happened: Happened): Opening {
  const { state, wish, since } = now
  switch (happened.kind) {
    case 'asked':
      return { ...now, wish: wish + 1, next: happened.next }
    case 'change':
      // What is being opened has another place by then.
      return { state: 'changing', wish: wish + 1, since: wish + 1 }
    case 'refused':
      return { ...now, state: 'free' }
    case 'changed':
      return { ...now, state: 'drawing', next: wish === since ? happened.next : undefined }
    case 'drawn':
      // The server may still be writing: then it is the page from before.
      return { ...now, state: state === 'drawing' ? 'free' : state }
    case 'opens':
      return { ...now, next: undefined }
  }
}

/** Is there something that a person may open and type into? */
export function mayOpen({ state }: Opening): boolean {
  return state === 'free'
}
