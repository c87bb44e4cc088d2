import { execFile } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

interface Edit {
  file: string
  /** What the owner writes instead. Absent: the file is removed. */
  change?: readonly [was: RegExp, now: string]
  /** The copy that the owner changes. */
  copy?: string
  /** What `npm run words` says; “…” is any text. Nothing: the edit is right. */
  says: readonly string[]
}

// They find their places by names, not by words: the edits of a real owner fail nothing here.
const pages = 'packages/content/pages'
const quiz = 'packages/content/quizzes/personal.en.ts'
const edits: Record<string, Edit> = {
  'a brand of three words': {
    file: 'packages/content/brand.ts',
    change: [/(?<=const name = ').*(?=')/, 'Shop Whisper Surveys'],
    says: [
      `Tip: ${pages}/… has a title of … characters. Search results show 60. Shorten it, or leave the brand out of it.`,
    ],
  },
  'a WhatsApp number with spaces': {
    file: 'packages/content/brand.ts',
    change: [/(?<=phone: ').*(?=')/, '+972 50-123-4567'],
    says: [`chat.phone in packages/content/brand.ts is "+972 50-123-4567". Write '972501234567': digits only, …`],
  },
  'a question removed in one language': {
    file: `${pages}/pricing.en.ts`,
    change: [/(?<=kind: 'faq',[^]*?items: \[\n) {8}\{[^]*?\n {8}\},\n/, ''],
    says: [
      `${pages}/pricing.en.ts ("/pricing") has only … in "items" of its section "faq"; its translation /pricing-he has …. Write the missing one here, too, or delete it in ${pages}/pricing-he.he.ts.`,
    ],
  },
  'a sixth reason': {
    file: `${pages}/5-reasons-v2.en.ts`,
    change: [
      /(?<=kind: 'reasons',[^]*?cards: \[)/,
      `{ title: 'They like it', text: 'Most do.', surface: 'lemonSoft', picture: { kind: 'visitors', tens: 4 } },`,
    ],
    says: [
      `${pages}/5-reasons-v2.en.ts ("/5-reasons-v2") counts 5 in its headline and gives 6 reasons. Write 6 into the headline.`,
    ],
  },
  'other words of an option': {
    file: quiz,
    change: [/(?<=influ: \{ label: ').*(?=', text)/, 'Creators'],
    says: [],
  },
  'a figure in an option': {
    file: quiz,
    change: [/(?<=popup: \{ label: '.*', text: ').*(?=')/, 'It sells 3x more'],
    says: [
      `${quiz} types "3x" by hand: "It sells 3x more". Quote the claim instead: {…}. If it is something else, say so: {other: 3x}.`,
      `${pages}/quiz-en.en.ts ("/quiz-en") says "3x": "It sells 3x more", which this page may not promise. Say it without. …`,
    ],
  },
  'an option without its words': {
    file: quiz,
    change: [/\n +popup: '.*',/, ''],
    says: [
      `${quiz} has no words for "popup", which the question "tools" still offers. Write them in preview.settings.tools: popup: …`,
    ],
  },
  'another trial than the sentences promise': {
    file: `${pages}/features.en.ts`,
    change: [/(?<=trial: ')trial7(?=')/, 'trial14'],
    says: [
      `${pages}/features.en.ts ("/features") has trial: 'trial14', so its bars and its footer promise 14 days, but it quotes {trial7}: …. Write trial: 'trial7', or quote {trial14} in all of them, …`,
    ],
  },
  'a removed page': {
    file: `${pages}/how-it-works.en.ts`,
    says: [
      `${pages}/how-it-works-he.he.ts ("/how-it-works-he") is a translation of "/how-it-works", but there is no such page. Name the page it translates, or remove translationOf.`,
      `The claim … in packages/content/claims/claims.ts names /how-it-works, but there is no such page. Take it out there.`,
    ],
  },
  'an address with a space': {
    file: `${pages}/demo.en.ts`,
    copy: `${pages}/Black Friday.en.ts`,
    change: [/(?<=path: ').*(?=')/, '/Black Friday'],
    says: [
      `${pages}/Black Friday.en.ts ("/Black Friday") has the path '/Black Friday'. An address has small letters, digits and hyphens only. Write path: '/black-friday', and name the file black-friday.en.ts.`,
    ],
  },
  'another currency': {
    file: 'packages/content/claims/tiers.ts',
    change: [/(?<=Currency = ').*(?=')/, 'ILS'],
    says: [],
  },
  'another tomato, whose contrast browser tests measure': {
    file: 'packages/ui/theme.css',
    change: [/(?<=--color-tomato: )#\w+/, '#ffd0c4'],
    says: [],
  },
  'another price': {
    file: 'packages/content/claims/tiers.ts',
    change: [/(?<=cap: '100K'.*price: )\d+/, '129'],
    says: [],
  },
}

const isRight = ({ says }: Edit) => says.length === 0
const said: { right: string[]; wrong: string[] } = { right: [], wrong: [] }
beforeAll(async () => {
  const all = Object.values(edits)
  // All at once: the command takes seconds.
  const [right, wrong] = [all.filter(isRight), all.filter((edit) => !isRight(edit))]
  ;[said.right, said.wrong] = await Promise.all([wordsAfter('right', right), wordsAfter('wrong', wrong)])
})

test.each(Object.entries(edits))('%s', (_, { says }) => {
  if (says.length === 0) expect(said.right).toEqual([])
  for (const one of says) expect(said.wrong).toContainEqual(expect.stringMatching(pattern(one)))
})

test('nothing else is said about them', () => {
  const expected = Object.values(edits).flatMap(({ says }) => says.map(pattern))
  expect(said.wrong.filter((line) => !expected.some((one) => one.test(line)))).toEqual([])
})

function pattern(text: string): RegExp {
  return new RegExp(`^${text.split('…').map(RegExp.escape).join('.*')}$`)
}

/** What `npm run words` says in a copy with these edits. */
function wordsAfter(name: string, made: readonly Edit[]): Promise<string[]> {
  // Below the project, so that its packages are found; the links to its own folders lead into the copy.
  const folder = resolve('.cache/owner-edits', name)
  rmSync(folder, { recursive: true, force: true })
  for (const part of [
    'node_modules/@repo',
    'packages',
    'apps/site',
    'apps/console/features',
    'apps/console/shared/words',
  ])
    cpSync(part, `${folder}/${part}`, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/site\/(node_modules|public|\.astro)/.test(path),
    })
  for (const { file, change, copy } of made) {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    if (change) expect(text, file).toMatch(change[0])
    if (change) writeFileSync(`${folder}/${copy ?? file}`, text.replace(...change))
    else rmSync(`${folder}/${file}`)
  }
  return new Promise((done) => {
    execFile('node', ['apps/site/checks/content.ts', '--source', '--tips'], { cwd: folder }, (_, stdout, stderr) =>
      done(stderr ? [stderr] : stdout.trim().split('\n').slice(0, -1)),
    )
  })
}
