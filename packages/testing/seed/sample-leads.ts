import type { Utm } from '@repo/contract/events.ts'
import type { SentLead } from '@repo/contract/lead.ts'
import type { QuizAnswers } from '@repo/contract/quiz-answers.ts'
import { quizQuestions } from '@repo/contract/quiz-steps.ts'
import { choose, sampleId, type Random } from './random.ts'
import { sampleCampaigns } from './sample-campaigns.ts'
import { sampleAssignment } from './sample-experiments.ts'

export interface SampleLead {
  lead: SentLead
  receivedAt: number
}

/** A valid lead, as a browser sends it. */
export function sampleLead(id = sampleId()): SentLead {
  return { id, fullName: 'דנה לוי', phone: '050-1234567', pageLang: 'he', route: '/', fillMs: 9000, website: '' }
}

/** The leads of an invented day. No phone number exists: 050-000 is not assigned, and 555-01 is for fiction. */
export function sampleLeads(random: Random, day: { start: number; isAssigned: boolean }): SampleLead[] {
  // As many a day before an experiment brings its own.
  const count = (day.isAssigned ? 2 : 7) + Math.floor(random() * 4)
  const leads = Array.from({ length: count }, (_, index) => randomLead(random, day.start, (index + random()) / count))
  // The first of a day is of another campaign every day: by chance alone a small one has none in some demos.
  const [first] = leads
  const campaign = sampleCampaigns[Math.round(day.start / 86_400_000) % sampleCampaigns.length]
  if (first && campaign) leads[0] = withCampaign(first, campaign.utm)
  // Two arms of a running experiment, of which b brings four of seven: counted out, for chance decides it in some demos.
  const assigned = day.isAssigned ? 3 + Math.floor(random() * 5) : 0
  for (let index = 0; index < assigned; index += 1) {
    const one = randomLead(random, day.start, (index + random()) / assigned, 'he')
    const arm = (index + Math.round(day.start / 86_400_000)) % 7 < 3 ? 'a' : 'b'
    const from = arm === 'a' ? '/he-landing' : '/duplicate'
    const exp = sampleAssignment('he-headline', arm, one.receivedAt - 600_000, one.lead.id)
    leads.push({ ...one, lead: { ...one.lead, from, exp } })
  }
  return leads
}

function withCampaign({ receivedAt, lead }: SampleLead, utm: Utm): SampleLead {
  const { utm_source: _, utm_medium: __, utm_campaign: ___, ...rest } = lead
  return { receivedAt, lead: { ...rest, ...utm } }
}

function randomLead(
  random: Random,
  start: number,
  /** Of the day's leads, which come one after the other from 8 to 22 o'clock: a day that is half over has about half of them. */
  part: number,
  pageLang = random() < 0.7 ? ('he' as const) : ('en' as const),
): SampleLead {
  const receivedAt = start + (8 + part * 14) * 3_600_000
  const names = people[pageLang]
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const digits = String(Math.floor(random() * 10_000)).padStart(4, '0')
  const isSpam = random() < 0.06
  return {
    receivedAt,
    lead: {
      id: sampleId(receivedAt - 40_000, random),
      fullName: `${pick(names.first)} ${pick(names.last)}`,
      phone: pageLang === 'he' ? `050-000-${digits}` : `+1 202 555 01${digits.slice(2)}`,
      pageLang,
      route: pageLang === 'he' ? '/lead' : '/lead-en',
      from: choose(random, landings[pageLang]),
      fillMs: isSpam ? 700 : Math.floor(9000 + random() * 60_000),
      website: isSpam && random() < 0.5 ? 'https://example.com' : '',
      ...(Number(digits) % 3 === 0 && !isSpam && { answers: sampleAnswers(Number(digits)) }),
      ...choose(random, campaigns),
    },
  }
}

/** One option of every question; another number gives others. */
function sampleAnswers(number: number): QuizAnswers {
  return Object.fromEntries(
    quizQuestions.flatMap(({ id, options }, place) => {
      const option = options[Math.floor(number / 3 + number / 7 ** place) % options.length]
      return option ? [[id, option]] : []
    }),
  )
}

const people = {
  he: {
    first: ['דנה', 'יואב', 'מיכל', 'עומר', 'נועה', 'איתי', 'שירה', 'רון', 'תמר', 'אלון', 'יעל', 'גיא', 'ליאור', 'מאיה'],
    last: ['לוי', 'כהן', 'ברק', 'שגב', 'אדלר', 'נחום', 'רביב', 'דרור', 'אשכנזי', 'בן חמו', 'גולן', 'הראל'],
  },
  en: {
    first: ['Emma', 'Daniel', 'Olivia', 'Lucas', 'Maya', 'Jonah', 'Sofia', 'Ben', 'Clara', 'Theo'],
    last: ['Carter', 'Novak', 'Reyes', 'Fischer', 'Moreau', 'Lindgren', 'O’Neill', 'Adler', 'Kim'],
  },
} as const

const campaigns = sampleCampaigns.map(({ utm, leads }) => [utm, leads] as const)

const landings = {
  he: [
    ['/he-landing', 4],
    ['/advertorial', 3],
    ['/he', 2],
    ['/lead', 1],
  ],
  en: [
    ['/', 3],
    ['/5-reasons-v2', 3],
    ['/pricing', 2],
  ],
} as const
