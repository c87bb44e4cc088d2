import { describe, expect, test } from 'vitest'
import type { InEveryLocale } from '@repo/contract/locale.ts'
import { scenarios } from '@repo/contract/scenario.ts'
import { getOptions, type PlanAnswers } from '@repo/contract/quiz/plan-answers.ts'
import { resultsPages } from './quiz-pages.ts'
import { textsIn } from './texts-in.ts'
import { composePlan, type ComposedPlan } from './compose-plan.ts'

const combinations = scenarios.flatMap((scenario) =>
  getOptions('pain').flatMap((pain) =>
    getOptions('traffic').flatMap((traffic) =>
      getOptions('aov').flatMap((aov) =>
        getOptions('tools').flatMap((tools) =>
          getOptions('question').map((question) => ({ scenario, pain, traffic, aov, tools, question })),
        ),
      ),
    ),
  ),
)

/** The answers of which the tests below say what a plan may presume. An option that an owner adds says what the owner writes. */
const specified = [
  'meta',
  'google',
  'tiktok',
  'seo',
  'influ',
  'popup',
  'chat',
  'both',
  'none',
  'very',
  'not_most',
  'not_at_all',
]

/** Words that belong to one answer. Elsewhere they would presume it. */
const answerWords: InEveryLocale<
  Record<'popup' | 'chat' | 'meta' | 'google' | 'tiktok' | 'influ' | 'ads' | 'roas', RegExp>
> = {
  en: {
    popup: /pop-?up/i,
    chat: /\bchat/i,
    meta: /\bMeta\b/,
    google: /Google/,
    tiktok: /TikTok/,
    influ: /influencer/i,
    ads: /\bads?\b/i,
    roas: /ROAS/,
  },
  he: {
    popup: /פופ-?אפ/,
    chat: /צ׳אט/,
    meta: /Meta/,
    google: /Google/,
    tiktok: /TikTok/,
    influ: /משפיענ/,
    ads: /מודע(?:ה|ות|ת)/,
    roas: /ROAS/,
  },
}
/** In characters. */
const longest: InEveryLocale<{ firstLine: number; headline: number }> = {
  en: { firstLine: 100, headline: 60 },
  he: { firstLine: 80, headline: 50 },
}

describe.each(resultsPages)('RS-04 every plan in $lang', ({ lang, words }) => {
  const plans = combinations.map(({ scenario, ...answers }) => {
    const plan = composePlan(words, scenario, answers)
    return { of: [scenario, ...Object.values(answers)].join(' '), answers, plan, texts: textsIn(plan) }
  })
  const issues = (find: (plan: ComposedPlan, answers: PlanAnswers, texts: readonly string[]) => boolean) =>
    plans.filter(({ plan, answers, texts }) => find(plan, answers, texts)).map(({ of }) => of)
  const specifiedIssues: typeof issues = (find) =>
    issues(
      (plan, answers, texts) =>
        [answers.traffic, answers.tools, answers.question].every((one) => specified.includes(one ?? '')) &&
        find(plan, answers, texts),
    )

  test('has all its parts, and nothing left to fill in', () => {
    expect(
      issues((_plan, _answers, texts) => texts.some((text) => text.trim() === '' || /%|undefined/.test(text))),
    ).toEqual([])
    expect(issues(({ chips }) => new Set(chips).size !== 6)).toEqual([])
    expect(issues(({ options, changes }) => new Set(options).size !== 4 || changes.length !== 4)).toEqual([])
    expect(issues(({ talk, options }) => !options.includes(talk[1] ?? ''))).toEqual([])
    expect(issues(({ moment }) => moment.length !== 3)).toEqual([])
  })

  test('has seven days, and a job for the week after only where listening takes a day', () => {
    expect(issues(({ week }) => new Set(week.days.map(({ title }) => title)).size !== 7)).toEqual([])
    expect(
      specifiedIssues(({ week }, { question }) => (week.next !== undefined) !== (question === 'not_at_all')),
    ).toEqual([])
  })

  test('says no sentence twice', () => {
    expect(
      issues((plan) => {
        // The question and the tapped answer are quoted in the conversation: a quotation is no repetition.
        const sentences = textsIn({ ...plan, talk: plan.talk.slice(2) }).flatMap(splitSentences)
        return new Set(sentences).size !== sentences.length
      }),
    ).toEqual([])
  })

  test('mentions a pop-up, a chat or a source of visitors only where that was the answer', () => {
    const { popup, chat, meta, google, tiktok, influ } = answerWords[lang]
    const says = (texts: readonly string[], pattern: RegExp) => texts.some((text) => pattern.test(text))
    expect(
      specifiedIssues((_, { tools }, texts) => says(texts, popup) !== (tools === 'popup' || tools === 'both')),
    ).toEqual([])
    expect(
      specifiedIssues((_, { tools }, texts) => says(texts, chat) !== (tools === 'chat' || tools === 'both')),
    ).toEqual([])
    for (const [id, pattern] of Object.entries({ meta, google, tiktok, influ }))
      expect(specifiedIssues((_, { traffic }, texts) => says(texts, pattern) !== (traffic === id))).toEqual([])
  })

  test('speaks of ads where visitors come from ads, and nowhere else', () => {
    const { ads } = answerWords[lang]
    expect(
      specifiedIssues(
        (_, { traffic }, texts) =>
          texts.some((text) => ads.test(text)) !== (traffic === 'meta' || traffic === 'google'),
      ),
    ).toEqual([])
  })

  test('opens with one line for whom it is, and fits its headlines', () => {
    const { firstLine, headline } = longest[lang]
    expect(issues((plan) => !(plan.firstLine && plan.firstLine.length <= firstLine))).toEqual([])
    expect(
      issues(({ headline: title, question, diagnosis, week }) =>
        [title, question, diagnosis.title, week.title].some(({ length }) => length > headline),
      ),
    ).toEqual([])
  })

  test.each(scenarios)('plan %s is whole without the other answers, and presumes none of them', (scenario) => {
    const plan = composePlan(words, scenario)
    expect(plan).toMatchObject({ firstLine: undefined, chips: [], insight: undefined, source: undefined })
    expect(plan.moment).toHaveLength(1)
    expect(plan.week.days).toHaveLength(7)
    const texts = textsIn(plan)
    for (const pattern of Object.values(answerWords[lang]))
      expect(texts.filter((text) => pattern.test(text))).toEqual([])
    expect(new Set(texts.flatMap(splitSentences)).size).toBeGreaterThan(40)
    expect(texts.filter((text) => text.trim() === '' || /%|undefined/.test(text))).toEqual([])
  })

  test('what the goal and the pain say presumes no other answer', () => {
    const { goals, pain, talks, changes } = words
    for (const pattern of Object.values(answerWords[lang]))
      expect(textsIn({ goals, pain, talks, changes }).filter((text) => pattern.test(text))).toEqual([])
  })
})

function splitSentences(text: string): string[] {
  return text.replaceAll('**', '').split(/(?<=[.?!])\s+/)
}
