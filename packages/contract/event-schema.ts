import { z } from 'zod'
import type { EventsAgree } from './agree.ts'
import { closingSurvey } from './closing-survey.ts'
import type { SentEvent } from './event-batch.ts'
import { devices, type Utm } from './events.ts'
import { localeCodes } from './locale.ts'
import { scenarios } from './scenario.ts'
import { experimentAssignment, pagePath } from './visit-origin.ts'

const uuidV7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Events in one request. */
export const maxEvents = 50

/** What the collector accepts as one event. Unknown fields are stripped. Only the collector runs this; a browser gets types. */
export const sentEvent = z.discriminatedUnion('name', [
  event('cta_start_quiz', { source: z.enum(['landing', 'hero']) }),
  event('quiz_started', { lang: lang() }),
  event('quiz_step_view', { stepId: text(64), lang: lang() }),
  event('quiz_option_select', { stepId: text(64), optionId: text(64), lang: lang() }),
  event('quiz_completed', {
    scenario: scenario(),
    aov_bucket: z.enum(['b1', 'b2', 'b3', 'unknown']),
    answers_keys: z.array(z.enum(['goal', 'pain', 'traffic', 'aov'])).max(8),
    lang: lang(),
  }),
  event('plan_view', { scenario: scenario(), lang: lang() }),
  event('cta_install_click', { source: z.literal('results'), lang: lang() }),
  event('page_view', {
    page: text(512),
    variant: text(128),
    device: z.enum(devices).optional(),
    // A host: a path or a query cannot be sent by mistake.
    referrer: text(253)
      .regex(/^[a-z\d.:[\]-]*$/)
      .optional(),
  }),
  event('outbound_click', { page: text(512), target: text(2048) }),
  event('demo_personalised', { page: text(512) }),
  event('closing_answer', { page: text(512), option: z.enum(closingSurvey.options), language: lang() }),
  event('game_started', { lang: lang() }),
  event('game_completed', { lang: lang() }),
])

/** Events of version 1.0.0 that pages from before an update still send: they are answered as accepted and not stored. */
export const retiredEvents: ReadonlySet<unknown> = new Set(['web_vital'])

/** The envelope alone: one invalid event must not reject the valid ones of its batch. */
export const eventEnvelope = z.object({ events: z.array(z.unknown()).min(1).max(maxEvents) })

// The schema must match the type that the browser compiles against, or this does not compile and names the event and the field.
true satisfies EventsAgree<z.output<typeof sentEvent>, SentEvent>

function event<Name extends string, Payload extends z.ZodRawShape>(name: Name, payload: Payload) {
  return z.object({
    name: z.literal(name),
    id: z.string().regex(uuidV7),
    visit: z.string().regex(uuid),
    pageLang: lang(),
    ts: z.number(),
    route: text(2048),
    ...utm(),
    from: text(100).regex(pagePath).optional(),
    exp: text(80).regex(experimentAssignment).optional(),
    ...payload,
  })
}

function utm() {
  const value = text(512).optional()
  return {
    utm_source: value,
    utm_medium: value,
    utm_campaign: value,
    utm_term: value,
    utm_content: value,
  } satisfies Record<keyof Utm, unknown>
}

function lang() {
  return z.enum(localeCodes)
}

function scenario() {
  return z.enum(scenarios)
}

/** PostgreSQL stores neither NUL nor a lone surrogate; one of them would fail the whole batch. */
function text(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine((value) => value.isWellFormed() && !value.includes('\0'))
}
