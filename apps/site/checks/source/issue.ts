import { describeSource } from '@repo/content/testing/collect-copy.ts'

/** A must stops a check, a release and sending; a tip is worth a look. */
export type Level = 'must' | 'tip'

/** What is wrong with the words, as data: the terminal prints it as a sentence, edit mode at the sentence it is about. */
export interface Issue {
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
  level: Level
  /** The literal of the text, where edit mode knows it. */
  id?: number
}

export function printIssue(issue: Issue): string {
  return issue.file ? `${describeSource(issue)} ${issue.message}` : issue.message
}

/** A text with other words for something that it types. What is in braces is answered for; `nth` passes over those before it. */
export function replaceTyped(text: string, typed: string, by: string, nth = 0): string {
  let seen = 0
  return text.replaceAll(new RegExp(String.raw`\{[^{}]*\}|${RegExp.escape(typed)}`, 'g'), (found) =>
    found === typed && seen++ === nth ? by : found,
  )
}

/** A sentence of a check, as data. */
export function asIssue(rule: string, sentence: string): Issue {
  const [, file = '', path, message = sentence] = /^(packages\/\S+?)(?: \("([^"]*)"\))? (.*)$/s.exec(sentence) ?? []
  return { file, ...(path !== undefined && { path }), rule, level: levelOf(rule), message }
}

/** Strict about promises, marks, addresses and missing words; easy about style, length and likeness. */
export function levelOf(rule: string): Level {
  return tips.has(rule) ? 'tip' : 'must'
}

const tips = new Set([
  'is written as npm run format writes it',
  'leaves no words in the letters of another language',
  'addresses readers without a slash',
  'has a title of 60 characters at most',
  'has a description of 50 to 160 characters',
  'has a title and a description that no other listed page has',
  'says nothing twice in a legal text',
  'puts neighbours on different surfaces',
  'RT-21 shares no sentence with another list of reasons, unless both are of one original',
])
