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
  /** The words of the text that it is about: "7 days". */
  typed?: string
  /** What they are taken for, where a rule asks about several things: `elsewhere` is a claim that other pages may make. */
  subject?: 'trial' | 'price' | 'claim' | 'elsewhere'
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

/** What a check says of a file: sentences that begin after its name, or more of an issue. */
export type Findings = string | Found | readonly (string | Found)[]

export type Found = Pick<Issue, 'message' | 'text' | 'typed' | 'subject' | 'ways'>

/** The issues of a list of checks about one file. The name of a check is the rule. */
export function findIssues<Check>(
  checks: Readonly<Record<string, Check>>,
  { file, path }: Pick<Issue, 'file' | 'path'>,
  run: (check: Check) => Findings,
): Issue[] {
  return Object.entries(checks).flatMap(([rule, check]) =>
    [run(check)].flat().map((found) => ({
      file,
      path,
      rule,
      level: levelOf(rule),
      ...(typeof found === 'string' ? { message: found } : found),
    })),
  )
}

/** An issue of a sentence that names its file. */
export function asIssue(rule: string, sentence: string): Issue {
  const [, file = '', path, message = sentence] = /^(packages\/\S+?)(?: \("([^"]*)"\))? (.*)$/s.exec(sentence) ?? []
  return { file, ...(path !== undefined && { path }), rule, level: levelOf(rule), message }
}

/** Strict about promises, marks, addresses and missing words; easy about style, length and likeness. */
function levelOf(rule: string): Level {
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
