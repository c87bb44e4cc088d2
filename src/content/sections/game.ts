import type { GamifiedWords } from '../quizzes/gamified-words.ts'

/** The gamified quiz, its own bar included. */
export interface GameSection {
  kind: 'game'
  words: GamifiedWords
  /** Ask for an email at the end? Off until an owner connects it: until then the address goes nowhere. */
  asksEmail?: boolean
}
