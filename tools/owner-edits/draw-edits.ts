import { copyFileSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { claims } from '@repo/content/claims/claims.ts'
import type { Claim } from '@repo/content/claims/claim.ts'
import { tiers } from '@repo/content/claims/tiers.ts'
import { pageFileName } from '@repo/content/fill.ts'
import type { WrittenPage } from '@repo/content/page.ts'
import { readPages } from '@repo/content/read-pages.ts'
import { findTranslations } from '@repo/content/translations.ts'
import { ui } from '@repo/content/ui/ui.ts'
import { quizQuestions, quizSteps } from '@repo/contract/quiz-steps.ts'
import { withRecord } from '@repo/contract/experiment-source.ts'
import { experiments } from '@repo/contract/experiments.ts'
import { planSteps } from '@repo/contract/quiz/plan-answers.ts'
import { tryHeadline } from '@repo/server/changes/try-headline.ts'
import { before, change, replace } from './edit-file.ts'

/** One edit of an owner, as its how-to in docs/how-to/ says and nothing besides, on the copy in a folder. */
export interface Edit {
  name: string
  howTo: string
  /** What it changes or rests on. Edits of one bundle have no fact in common. */
  facts: readonly string[]
  edit: (folder: string) => void
}

const ledger: Readonly<Record<string, Claim>> = claims
const ledgerFile = 'packages/content/claims/claims.ts'
const pages = (await readPages()).map(({ page }) => page)
/** Bars, footers and menus name these, or a test walks them by name. */
const fixed = new Set(JSON.stringify(ui).match(/\/[\w-]*/g))
const isFree = ({ path, shell }: WrittenPage) =>
  !fixed.has(path) && !['legal', 'quiz', 'results', 'none'].includes(shell) && path !== '/' && path !== '/404'
const arms = experiments.flatMap((record) => record.arms.map(({ page }) => page))
const landings = pages.filter((page) => isFree(page) && !arms.includes(page.path))
/** Their headline is one text. */
const headlined = landings.filter(
  ({ sections: [first] }) => first && 'headline' in first && !Array.isArray(first.headline),
)

const typedHeadline = /(?<=\n {6,}headline: )'[^'{}\d]+'/

/** Any edit that the how-tos allow. */
export const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(fc.nat(tiers.length - 1), fc.integer({ min: 5, max: 999 })).map(([tier, price]) => setPrice(tier, price)),
  fc
    .tuple(fc.constantFrom('trial7', 'trial14'), fc.integer({ min: 1, max: 90 }))
    .map(([name, days]) => setTrial(name, days)),
  ...claimsThat(({ status }) => status === 'unsubstantiated').map((names) =>
    names.map((name) => ({
      ...say(`${name} is off`, 'change-a-claim.md', name),
      edit: (folder: string) => inClaim(folder, name, (claim) => `${claim}\n    off: true,`),
    })),
  ),
  ...claimsThat(({ value, status }) => typeof value === 'number' && status === 'unsubstantiated').map((names) =>
    fc.tuple(names, fc.integer({ min: 2, max: 99 })).map(([name, value]) => ({
      ...say(`${name} is ${value}`, 'change-a-claim.md', name),
      edit: (folder: string) => inClaim(folder, name, (claim) => claim.replace(/value: [\d_.]+/, `value: ${value}`)),
    })),
  ),
  fc
    .oneof(fc.constantFrom("Ann's", 'O’Hara & Co', 'בהירה', 'Q'), fc.stringMatching(/^[A-Z][a-z]{1,11}$/))
    .map((name) => ({
      ...say(`the brand is ${name}`, 'rename-the-brand.md', 'brand'),
      edit: (folder: string) =>
        replace(folder, 'packages/content/brand.ts', /const name = .+/, () => `const name = ${JSON.stringify(name)}`),
    })),
  fc
    .tuple(
      fc.constantFrom('lemon', 'blush', 'jade'),
      fc.array(fc.integer({ min: 0xc0, max: 0xff }), { minLength: 3, maxLength: 3 }),
    )
    .map(([colour, parts]) => {
      const hex = `#${parts.map((part) => part.toString(16)).join('')}`
      return {
        ...say(`${colour} is ${hex}`, 'make-it-look-like-yours.md', colour),
        edit: (folder: string) =>
          replace(folder, 'packages/ui/theme.css', new RegExp(`--color-${colour}: #\\w+`), `--color-${colour}: ${hex}`),
      }
    }),
  fc.constantFrom(...pages.filter((page) => typedHeadline.test(readFileSync(fileOf(page), 'utf8')))).map((page) => ({
    ...say(`another headline on ${page.path}`, 'change-the-words.md', page.path),
    edit: (folder: string) =>
      replace(
        folder,
        fileOf(page),
        typedHeadline,
        page.locale === 'he' ? "'מילים אחרות\\nלגמרי'" : "'Other words\\naltogether'",
      ),
  })),
  fc.constantFrom(...quizSteps.filter(({ kind }) => kind !== 'build')).map(({ id }) => ({
    ...say(`a question before ${id}`, 'add-a-question.md', 'quiz'),
    edit: (folder: string) => addQuestion(folder, id),
  })),
  fc
    .constantFrom(...quizQuestions)
    .chain((question) => fc.tuple(fc.constant(question), fc.nat(question.options.length)))
    .map(([{ id }, place]) => ({
      ...say(`an option of ${id} at place ${place + 1}`, 'add-a-question.md', 'quiz'),
      edit: (folder: string) => addOption(folder, id, place),
    })),
  fc.tuple(fc.constantFrom(...landings), fc.boolean()).map(([page, isVariant]) => ({
    ...say(
      isVariant ? `a variant copied from ${page.path}` : `a page of its own copied from ${page.path}`,
      'add-a-landing.md',
      page.path,
      ...(page.variantOf ? [page.variantOf] : []),
    ),
    edit: (folder: string) => (isVariant ? copyAsVariant(folder, page) : copyAsOriginal(folder, page)),
  })),
  fc.constantFrom(...landings).map((page) => ({
    ...say(`${page.path} removed`, 'remove-a-page.md', page.path),
    edit: (folder: string) => removePage(folder, page),
  })),
  fc.constantFrom(...landings).map((page) => ({
    ...say(`${page.path} moved`, 'move-a-page.md', page.path),
    edit: (folder: string) => movePage(folder, page),
  })),
  fc
    .tuple(fc.constantFrom(...landings), fc.constantFrom("from: '2026-01-01'", "until: '2099-12-31'", 'draft: true'))
    .map(([page, dates]) => ({
      ...say(`${page.path} has ${dates}`, 'change-the-words.md', page.path),
      edit: (folder: string) => replace(folder, fileOf(page), /(?<=\n {2}path: .+,)\n/, `\n  ${dates},\n`),
    })),
  fc.constantFrom(...landings).map((page) => startExperiment(page)),
  fc.constantFrom(...headlined).map((page) => tryAnotherHeadline(page)),
)

/** The three that are tried on every change. */
export const usualEdits: readonly Edit[] = [
  setPrice(1, 84),
  setTrial('trial7', 30),
  ...headlined.slice(0, 1).map(tryAnotherHeadline),
]

function setPrice(tier: number, price: number): Edit {
  return {
    ...say(`tier ${tier + 1} costs $${price}`, 'change-a-claim.md', `tier ${tier}`),
    edit: (folder) => {
      let place = 0
      change(folder, 'packages/content/claims/tiers.ts', (text) =>
        text.replace(/price: \d+/g, (found) => (place++ === tier ? `price: ${price}` : found)),
      )
    },
  }
}

function setTrial(name: string, days: number): Edit {
  return {
    ...say(`${name} is ${days} days`, 'change-a-claim.md', name),
    edit: (folder) => inClaim(folder, name, (claim) => claim.replace(/value: \d+/, `value: ${days}`)),
  }
}

function say(name: string, howTo: string, ...facts: string[]): Omit<Edit, 'edit'> {
  return { name, howTo, facts }
}

/** One of these claims, by name; nothing where there is none, for an owner may have proven them all. */
function claimsThat(isMeant: (claim: Claim) => boolean): fc.Arbitrary<string>[] {
  const names = Object.keys(ledger).filter((name) => ledger[name] && isMeant(ledger[name]))
  return names.length > 0 ? [fc.constantFrom(...names)] : []
}

function fileOf(page: WrittenPage): string {
  return `packages/content/pages/${pageFileName(page)}`
}

function inClaim(folder: string, name: string, edit: (claim: string) => string): void {
  replace(folder, ledgerFile, new RegExp(`(?<=\\n {2}${name}: \\{)[^]+?(?=\\n {2}\\},)`), edit)
}

function copyAsVariant(folder: string, page: WrittenPage): void {
  copyPage(folder, page, (text) =>
    text
      .replace(/\n {2}path: .+/, `$&\n  variantOf: '${page.variantOf ?? page.path}',`)
      .replace(/\n {2}sections: /, "\n  indexable: false,\n  hypothesis: 'A copy does as well',\n  sections: "),
  )
}

/** A page of its own has a title, a description and sentences that no other page has. */
function copyAsOriginal(folder: string, page: WrittenPage): void {
  const number = landings.indexOf(page) + 1
  const [title, description] =
    page.locale === 'he'
      ? [`עמוד חדש מספר ${number}`, `עמוד חדש מספר ${number}, עם מילים משלו, שאין באף עמוד אחר באתר הזה.`]
      : [
          `A page of its own, number ${number}`,
          `New page ${number} has words of its own, which no other page of this site has.`,
        ]
  copyPage(folder, page, (text) =>
    text
      .replace(/\n {2}title:[^]*?(?=\n {2}\w)/, `\n  title: '${title}',`)
      .replace(/\n {2}description:[^]*?(?=\n {2}\w)/, `\n  description: '${description}',`)
      .replace(/\n {2}sections: /, `\n  indexable: ${page.indexable || page.variantOf !== undefined},\n  sections: `)
      // Whole literals: what is between two of them is no text.
      .replaceAll(/(["'])((?:(?!\1)[^\\\n]|\\.)+)\1/g, (literal, quote: string, words: string) =>
        words.split(/ |\\n/).length < (words.includes('{') ? 2 : 5) || isOnlyClaims(words)
          ? literal
          : quote + words.replaceAll(/(?<=^|[.?!](?: |\\n))(?=\S)/g, /[א-ת]/.test(words) ? 'ועוד: ' : 'Also: ') + quote,
      ),
  )
}

function isOnlyClaims(words: string): boolean {
  return !/\p{L}/u.test(words.replaceAll(/\{[\w.]+\}/g, ''))
}

function copyPage(folder: string, page: WrittenPage, edit: (text: string) => string): void {
  const path = `${page.path}-copied` as const
  const file = `packages/content/pages/${pageFileName({ ...page, path })}`
  copyFileSync(join(folder, fileOf(page)), join(folder, file))
  change(folder, file, (text) =>
    edit(
      text
        .replace(/\n {2}path: .+/, `\n  path: '${path}',`)
        .replaceAll(/\n {2}(?:variantOf|translationOf|hypothesis|indexable): .+/g, ''),
    ),
  )
}

/** What still speaks of it, the checks name. */
function removePage(folder: string, page: WrittenPage): void {
  rmSync(join(folder, fileOf(page)))
  rmSync(join(folder, `apps/site/e2e${page.path}.spec.ts`), { force: true })
}

function movePage(folder: string, page: WrittenPage): void {
  const path = `${page.path}-moved` as const
  renameSync(join(folder, fileOf(page)), join(folder, `packages/content/pages/${pageFileName({ ...page, path })}`))
  const rename = (text: string) => text.replaceAll(`'${page.path}'`, `'${path}'`)
  change(folder, ledgerFile, rename)
  inEveryPage(folder, rename)
  replace(
    folder,
    'packages/content/redirects.ts',
    /(?<=movedPages: readonly MovedPage\[\] = \[)/,
    `{ from: '${page.path}', to: '${path}' }, `,
  )
}

function inEveryPage(folder: string, edit: (text: string) => string): void {
  for (const file of globSync('packages/content/pages/*.ts', { cwd: folder })) change(folder, file, edit)
}

function startExperiment(page: WrittenPage): Edit {
  const other = landings.find(({ path, locale }) => locale === page.locale && path !== page.path)?.path ?? ''
  return {
    ...say(`an experiment with ${page.path} and ${other}`, 'run-an-experiment.md', 'experiment', page.path, other),
    edit: (folder) => {
      change(folder, 'packages/contract/experiments.ts', (text) =>
        withRecord(text, {
          id: 'drawn',
          question: 'Is it better?',
          lang: page.locale,
          goal: 'install',
          baseline: 0.04,
          worth: 1.5,
          start: '2026-12-01',
          arms: [page.path, other].map((path) => ({ page: path, share: 0.5 })),
        }),
      )
    },
  }
}

/** A variant in both languages, where there are two, and its experiment. */
function tryAnotherHeadline(page: WrittenPage): Edit {
  const headlines = { en: 'Other words\naltogether', he: 'מילים אחרות\nלגמרי' }
  const both = [page, ...findTranslations(page, pages)]
  return {
    ...say(
      `another headline tried on ${page.path}, with an experiment`,
      'run-an-experiment.md',
      'experiment',
      ...both.map(({ path }) => path),
    ),
    edit: (folder) => {
      const read = (file: string) => readFileSync(join(folder, file), 'utf8')
      const { files } = tryHeadline({
        name: 'other-words',
        hypothesis:
          "Other words bring more people to the store's listing than the words that are there, in both languages.",
        pages: both.map((one) => ({ text: read(fileOf(one)), headline: headlines[one.locale] })),
        experiment: {
          text: read('packages/contract/experiments.ts'),
          question: "Do other words in the page's headline bring more install clicks than those that are there?",
          goal: 'install',
          baseline: 0.04,
          worth: 1.5,
          start: '2026-12-01',
          visitsPerDay: 200,
        },
      })
      for (const { path, after } of files) writeFileSync(join(folder, path), after)
    },
  }
}

/** An option with the words, the picture and the parts of the plan of the first one, and a label of its own. */
function addOption(folder: string, question: string, place: number): void {
  const { options = [] } = quizQuestions.find(({ id }) => id === question) ?? {}
  const [first = ''] = options
  // The goal chooses the plan; a question that an owner added may be in none.
  const isInPlan = planSteps.some((id) => id === question)
  const listed = options.toSpliced(place, 0, 'another' as never).map((id) => `'${id}'`)
  replace(
    folder,
    'packages/contract/quiz-steps.ts',
    new RegExp(`(?<=id: '${question}', kind: 'single',\\s+options: \\[)[^\\]]+(?=\\])`),
    listed.join(', '),
  )
  const label = { en: 'Something else', he: 'משהו אחר' }
  for (const [locale, words] of Object.entries(label)) {
    change(folder, `packages/content/quizzes/personal.${locale}.ts`, (text) =>
      withCopiedKey(text, first, (entry) => entry.replace(/label: '.+?'/, `label: '${words}'`)),
    )
    if (isInPlan)
      change(folder, `packages/content/results/${locale}.ts`, (text) => withCopiedKey(text, first, (entry) => entry))
  }
  const icon = new RegExp(`\\b${first}: (\\w+)`)
  replace(folder, 'apps/site/islands/personal-quiz/quiz-drawings.tsx', icon, '$&, another: $1')
  const rule = new RegExp(`\\n.+:not\\(\\[data-shows~='${first}'.+,`)
  if (isInPlan)
    replace(
      folder,
      'apps/site/results/plan-parts.css',
      rule,
      (found) => found + found.replaceAll(`'${first}'`, "'another'"),
    )
}

/** The text with every entry of a key once more, as `another`. An entry ends on its line, or on the next one as far in. */
function withCopiedKey(text: string, key: string, edit: (entry: string) => string): string {
  return text.replaceAll(
    new RegExp(`\\n( +)${key}:(?: .*[^{[]|[^]*?\\n\\1[\\]}],)(?=\\n)`, 'g'),
    (entry) => entry + edit(entry.replace(`${key}:`, 'another:')),
  )
}

function addQuestion(folder: string, id: string): void {
  before(folder, 'packages/contract/quiz-steps.ts', `  { id: '${id}'`, [
    "  { id: 'team', kind: 'single', options: ['alone', 'few', 'many'] },",
  ])
  const words = {
    en: ['Who looks after the store?', 'In a normal week.', 'Just me', 'Two or three of us', 'A whole team'],
    he: ['מי מטפל בחנות?', 'בשבוע רגיל.', 'רק אני', 'שניים או שלושה', 'צוות שלם'],
  }
  for (const [locale, [title, helper, ...options]] of Object.entries(words))
    before(folder, `packages/content/quizzes/personal.${locale}.ts`, '    goal: {', [
      `    team: {\n      title: '${title}',\n      helper: '${helper}',\n      error,\n      options: {`,
      ...['alone', 'few', 'many'].map(
        (option, place) => `        ${option}: { label: '${options[place]}', text: '${helper}' },`,
      ),
      '      },\n    },',
    ])
  replace(
    folder,
    'apps/site/islands/personal-quiz/quiz-drawings.tsx',
    /\n {2}question: \{[^}]+\},\n/,
    '$&  team: { alone: Ear, few: Users, many: Layers },\n',
  )
  before(folder, 'packages/contract/quiz-stages.ts', '] as const', ["  'step:team',"])
  const names = 'apps/console/api/stage-names.ts'
  before(folder, names, "    'step:infoB': 'Info B'", ["    'step:team': 'Team',"])
  before(folder, names, "    'step:infoB': 'מידע ב׳'", ["    'step:team': 'צוות',"])
}
