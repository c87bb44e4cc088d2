import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The edits of an owner, each as its how-to in docs/how-to/ says and nothing besides, on the copy in the folder. */
export const edits: readonly Edit[] = [
  {
    name: 'rename the brand',
    howTo: 'rename-the-brand.md',
    edit: (folder) => {
      replace(folder, 'packages/content/brand.ts', /const name = '.+'/, "const name = 'Brightly'")
      replace(folder, 'packages/content/brand.ts', /origin: '.+'/, "origin: 'https://brightly.example'")
      replace(folder, 'packages/content/brand.ts', /listing:\s+'.+'/, "listing: 'https://apps.shopify.com/brightly'")
      replace(folder, 'packages/content/brand.ts', /phone: '\d+'/, "phone: '12025550187'")
    },
  },
  {
    name: 'change a headline',
    howTo: 'change-the-words.md',
    edit: (folder) => {
      for (const [file, headline] of Object.entries({
        'index.en.ts': 'Ask Why They Leave',
        'he.he.ts': 'תשאלו אותם\\nלמה הם הולכים',
        'pricing.en.ts': 'Pick Your Plan',
        'features-he.he.ts': 'מה יש בפנים',
        '5-reasons.he.ts': 'סיבות לשאול\\nלפני שהם הולכים',
        '10-ways.en.ts': 'ways to hear\\nwhat visitors\\nwant',
      }))
        if (existsSync(join(folder, 'packages/content/pages', file)))
          replace(folder, `packages/content/pages/${file}`, /^( {6,}headline: )(?:'.+'|\{.+\})/m, `$1'${headline}'`)
    },
  },
  {
    name: 'change the prices',
    howTo: 'change-a-claim.md',
    edit: (folder) => {
      replace(folder, 'packages/content/claims/tiers.ts', /price: \d+/, 'price: 45')
      replace(folder, 'packages/content/claims/tiers.ts', /price: \d{3}/, 'price: 159')
    },
  },
  {
    name: 'change a trial',
    howTo: 'change-a-claim.md',
    edit: (folder) => {
      replace(folder, 'packages/content/claims/claims.ts', /(?<=\n {2}trial7: \{)[^]+?(?=\n {2}\},)/, (claim) =>
        claim
          .replace(/value: \d+/, 'value: 10')
          .replace(/words: .+/, "words: { en: 'Ten days', he: 'עשרה ימים' },")
          .replace(/typed: .+/, String.raw`typed: [/\b10[- ]?days?\b/i, /\bten[- ]days?\b/i, /10 ימי/, /עשרה ימי/],`),
      )
      const more = {
        'how-it-works.en.ts': ['Ask again', 'Compare', 'Count'],
        'how-it-works-he.he.ts': ['שואלים שוב', 'משווים', 'סופרים'],
      }
      for (const [file, days] of Object.entries(more))
        replace(folder, `packages/content/pages/${file}`, /(?<=\n {6}days: \[\n)/, () =>
          days.map((day) => `        '${day}',\n`).join(''),
        )
    },
  },
  {
    name: 'add a question',
    howTo: 'add-a-question.md',
    edit: (folder) => {
      before(folder, 'packages/contract/quiz-steps.ts', "  { id: 'infoB'", [
        "  { id: 'team', kind: 'single', options: ['alone', 'few', 'many'] },",
      ])
      before(folder, 'packages/content/quizzes/personal.en.ts', '    infoB: {', [
        '    team: {',
        "      title: 'Who looks after the store?',",
        "      helper: 'Everyone who touches it in a normal week.',",
        '      error,',
        '      options: {',
        "        alone: { label: 'Just me', text: 'And it shows at midnight' },",
        "        few: { label: 'Two or three of us', text: 'Everybody does a bit of everything' },",
        "        many: { label: 'A whole team', text: 'With a calendar to prove it' },",
        '      },',
        '    },',
      ])
      before(folder, 'packages/content/quizzes/personal.he.ts', '    infoB: {', [
        '    team: {',
        "      title: 'מי מטפל בחנות?',",
        "      helper: 'כל מי שנוגע בה בשבוע רגיל.',",
        '      error,',
        '      options: {',
        "        alone: { label: 'רק אני', text: 'גם בלילה' },",
        "        few: { label: 'שניים או שלושה', text: 'כל אחד עושה קצת מהכול' },",
        "        many: { label: 'צוות שלם', text: 'לכל אחד יש תפקיד' },",
        '      },',
        '    },',
      ])
      replace(
        folder,
        'apps/site/islands/personal-quiz/quiz-drawings.tsx',
        /\n {2}question: \{.+\},\n/,
        '$&  team: { alone: Ear, few: Users, many: Layers },\n',
      )
      before(folder, 'packages/contract/quiz-stages.ts', '] as const', ["  'step:team',"])
      before(folder, 'apps/console/app/words/funnel.en.ts', "    'step:infoB'", ["    'step:team': 'Team',"])
      before(folder, 'apps/console/app/words/funnel.he.ts', "    'step:infoB'", ["    'step:team': 'צוות',"])
    },
  },
  {
    name: 'remove a page',
    howTo: 'remove-a-page.md',
    edit: (folder) => {
      for (const path of ['legacy', 'blank', '5-reasons-copy']) {
        rmSync(join(folder, `packages/content/pages/${path}.en.ts`), { force: true })
        change(folder, 'packages/content/claims/claims.ts', (text) => text.replaceAll(`      '/${path}',\n`, ''))
      }
      for (const page of readdirSync(join(folder, 'packages/content/pages')))
        change(folder, `packages/content/pages/${page}`, (text) => text.replaceAll("to: '/blank'", "to: '/he'"))
    },
  },
  {
    name: 'leave the specification',
    howTo: 'change-the-words.md',
    edit: (folder) => rmSync(join(folder, 'apps/site/checks/as-specified'), { recursive: true, force: true }),
  },
]

export interface Edit {
  name: string
  /** In docs/how-to/. */
  howTo: string
  edit: (folder: string) => void
}

function before(folder: string, file: string, anchor: string, lines: readonly string[]): void {
  replace(folder, file, anchor, () => [...lines, anchor].join('\n'))
}

/** Replaces the first match in a file of the copy. Throws where nothing matches: then the edit is out of date. */
function replace(folder: string, file: string, find: string | RegExp, by: string | ((found: string) => string)): void {
  change(folder, file, (text) => {
    if (text.search(typeof find === 'string' ? RegExp.escape(find) : find) < 0)
      throw new Error(`${file} has no ${String(find)} to change. Bring tools/owner-edits/edits.ts up to date.`)
    return typeof by === 'string' ? text.replace(find, by) : text.replace(find, by)
  })
}

function change(folder: string, file: string, edit: (text: string) => string): void {
  const path = join(folder, file)
  writeFileSync(path, edit(readFileSync(path, 'utf8')))
}
