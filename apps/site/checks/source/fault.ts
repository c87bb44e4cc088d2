import { describeSource } from '@repo/content/testing/collect-copy.ts'

/** What is wrong with the words, as data: the terminal prints it as a sentence, edit mode at the sentence it is about. */
export interface Fault {
  /** From the root of the project. Empty where the sentence begins with something else. */
  file: string
  /** The address, when the file is a page. */
  path?: string
  /** The name of the rule. */
  rule: string
  /** Begins after the file's name. */
  message: string
  /** The text that it is about. */
  text?: string
  /** Texts that would mend it. */
  ways?: readonly string[]
  /** Worth a look, and no reason to stop. */
  isWarning?: boolean
  /** The literal of the text, where edit mode knows it. */
  id?: number
}

export function printFault(fault: Fault): string {
  return fault.file ? `${describeSource(fault)} ${fault.message}` : fault.message
}

/** A sentence of a check, as data. */
export function asFault(rule: string, sentence: string): Fault {
  const [, file = '', path, message = sentence] = /^(packages\/\S+?)(?: \("([^"]*)"\))? (.*)$/s.exec(sentence) ?? []
  return { file, ...(path !== undefined && { path }), rule, message }
}
