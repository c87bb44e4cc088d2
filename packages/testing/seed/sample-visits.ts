import type { SentEvent } from '@repo/contract/event-batch.ts'
import type { VisitOrigin } from '@repo/contract/events.ts'
import type { Locale } from '@repo/contract/locale.ts'
import { quizSteps } from '@repo/contract/quiz-steps.ts'
import { choose, sampleId, type Random } from './random.ts'
import { sampleCampaigns } from './sample-campaigns.ts'
import { sampleAssignment } from './sample-experiments.ts'

/** A valid event, as a browser sends it. */
export function sampleEvent(id = sampleId()): SentEvent {
  const context = { id, visit: sampleId(), pageLang: 'he', ts: Date.now(), route: '/quiz?utm_source=meta' } as const
  return { name: 'quiz_step_view', stepId: 'goal', lang: 'he', utm_source: 'meta', ...context }
}

export interface SampleDay {
  /** Midnight in the owner's time zone. */
  start: number
  /** Visits of the day. */
  visits: number
  /** Whether one step loses more than in the weeks before. */
  isRecent: boolean
  /** Whose entrances the visits of this day come from. */
  running: readonly string[]
}

/** The events of every visit of an invented day. */
export function sampleVisits(random: Random, day: SampleDay): SentEvent[][] {
  return Array.from({ length: day.visits }, () => sampleVisit(random, day))
}

/** Rates of quiz starts, install clicks and chat clicks, by landing page. */
const landings: readonly (readonly [Landing, number])[] = [
  [
    {
      path: '/he-landing',
      page: '/he-landing',
      lang: 'he',
      quiz: 0.34,
      install: 0.05,
      chat: 0.02,
      experiment: 'he-headline',
    },
    22,
  ],
  [{ path: '/advertorial', page: '/advertorial', lang: 'he', quiz: 0.31, install: 0.03, chat: 0.01 }, 14],
  [{ path: '/he', page: '/he', lang: 'he', quiz: 0.12, install: 0.06, chat: 0.05 }, 9],
  [{ path: '/lead', page: '/lead', lang: 'he', quiz: 0.02, install: 0.01, chat: 0.02 }, 5],
  [
    {
      path: '/5-reasons-v2',
      page: '/5-reasons',
      lang: 'en',
      quiz: 0.16,
      install: 0.08,
      chat: 0.01,
      experiment: 'five-question',
    },
    24,
  ],
  [{ path: '/', page: '/', lang: 'en', quiz: 0.11, install: 0.07, chat: 0.03 }, 10],
  [{ path: '/demo', page: '/5-reasons', lang: 'en', quiz: 0.09, install: 0.06, chat: 0.01 }, 5],
  [{ path: '/pricing', page: '/pricing', lang: 'en', quiz: 0.06, install: 0.14, chat: 0.06 }, 4],
  [{ path: '/10-ways', page: '/10-ways', lang: 'en', quiz: 0.21, install: 0.02, chat: 0 }, 3],
]

interface Landing {
  path: string
  page: string
  lang: Locale
  quiz: number
  install: number
  chat: number
  /** The experiment whose first arm it is. */
  experiment?: string
}

/** The second arms, in which `five-question` has more install clicks. */
const secondArms: Readonly<Record<string, Partial<Landing>>> = {
  'five-question': { path: '/5-reasons-copy', install: 0.14 },
  'he-headline': { path: '/duplicate', page: '/duplicate' },
}

const campaigns = sampleCampaigns.map(({ utm, visits }) => [utm, visits] as const)

const deviceShares = [
  ['phone', 71],
  ['desktop', 25],
  ['tablet', 4],
] as const
const referrers = [
  ['', 5],
  ['google.com', 4],
  ['apps.shopify.com', 2],
] as const
const hosts: Readonly<Record<string, string>> = { meta: 'l.facebook.com', google: 'google.com', tiktok: 'tiktok.com' }

/** How many of those who see a step go on to the next. A step that an owner has added is like most. */
const goOn: Readonly<Partial<Record<(typeof quizSteps)[number]['id'], number>>> = {
  goal: 0.914,
  pain: 0.958,
  infoA: 0.952,
  traffic: 0.92,
  aov: 0.964,
  tools: 0.972,
  question: 0.975,
  infoB: 0.977,
  build: 0.984,
}
const goOnRecently = { ...goOn, traffic: 0.85 }

/** Visits by the hour of the day. */
const hours = [2, 1, 1, 1, 1, 2, 4, 7, 9, 10, 10, 10, 9, 9, 9, 9, 8, 8, 9, 11, 13, 13, 10, 5].map(
  (weight, hour) => [hour, weight] as const,
)

function sampleVisit(random: Random, { start, isRecent, running }: SampleDay): SentEvent[] {
  const is = (share: number) => random() < share
  const landing = assignedArm(random, choose(random, landings), running)
  const { path, page, lang } = landing
  const utm = choose(random, campaigns)
  let ts = start + (choose(random, hours) + random()) * 3_600_000
  // A few came through a link that was forwarded: they see the page and are in no experiment.
  const experiment = landing.experiment && !is(0.04) ? landing.experiment : undefined
  const visit = sampleId(ts, random)
  const exp = experiment && sampleAssignment(experiment, landing.arm, ts, visit)
  const events: SentEvent[] = []
  const context = (route: string) => {
    ts += 800 + random() * 6000
    const origin: VisitOrigin = { ...(route !== path && { from: path }), ...(exp !== undefined && { exp }) }
    return { id: sampleId(ts, random), visit, pageLang: lang, ts: Math.floor(ts), route, ...utm, ...origin }
  }
  const click = (route: string, target: string) =>
    events.push({ name: 'outbound_click', page: route, target, ...context(route) })

  const device = choose(random, deviceShares)
  const referrer = utm.utm_source === undefined ? choose(random, referrers) : (hosts[utm.utm_source] ?? '')
  events.push({ name: 'page_view', page, variant: path, device, referrer, ...context(path) })
  if (is(landing.install)) click(page, 'install')
  if (is(landing.chat)) click(page, 'chat')
  if (is(0.03)) click(page, 'video')
  if (lang === 'en' && is(0.02)) {
    events.push({ name: 'game_started', lang, ...context('/quiz2') })
    if (is(0.5)) events.push({ name: 'game_completed', lang, ...context('/quiz2') })
  }
  if (is(landing.quiz)) takeQuiz()
  return events

  function takeQuiz(): void {
    const route = lang === 'he' ? '/quiz' : '/quiz-en'
    // A fifth agrees to be counted after the first question: what came before was never sent.
    const agreedAt = is(0.2) ? 1 + Math.floor(random() * 4) : 0
    if (route !== path) events.push({ name: 'page_view', page: route, variant: route, ...context(route) })
    events.push({ name: 'quiz_started', lang, ...context(route) })
    for (const [index, step] of quizSteps.entries()) {
      const stepId = step.id
      if (index >= agreedAt) events.push({ name: 'quiz_step_view', stepId, lang, ...context(route) })
      const share = (isRecent ? goOnRecently : goOn)[stepId] ?? 0.96
      if (!is(share)) return
      const optionId =
        step.kind === 'single' &&
        choose(
          random,
          step.options.map((option, place) => [option, 5 - place] as const),
        )
      if (optionId && index >= agreedAt)
        events.push({ name: 'quiz_option_select', stepId, optionId, lang, ...context(route) })
    }
    const scenario = choose(random, [
      ['A', 4],
      ['B', 3],
      ['C', 2],
      ['D', 1],
    ] as const)
    const keys = ['goal', 'pain', 'traffic', 'aov'] as const
    events.push({
      name: 'quiz_completed',
      scenario,
      aov_bucket: 'b2',
      answers_keys: [...keys],
      lang,
      ...context(route),
    })
    const results = lang === 'he' ? '/results' : '/results-en'
    events.push({ name: 'plan_view', scenario, lang, ...context(results) })
    if (!is(0.41)) return
    events.push({ name: 'cta_install_click', source: 'results', lang, ...context(results) })
    click(results, 'install')
  }
}

/** The page that the entrance of a running experiment gave. */
function assignedArm(random: Random, landing: Landing, running: readonly string[]): Landing & { arm: string } {
  const { experiment, ...unassigned } = landing
  if (!experiment || !running.includes(experiment)) return { ...unassigned, arm: '' }
  return random() < 0.5 ? { ...landing, arm: 'a' } : { ...landing, ...secondArms[experiment], arm: 'b' }
}
