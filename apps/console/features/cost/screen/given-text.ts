/** A file that was chosen, or text that was pasted. */
export interface GivenText {
  /** Empty: pasted. */
  name: string
  bytes: number
  text: string
}
