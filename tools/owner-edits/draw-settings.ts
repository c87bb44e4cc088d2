import { readFileSync } from 'node:fs'
import fc from 'fast-check'

/** Values of each setting of the site that its comment in `.env.example` allows. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  CLAIMS: ['as-specified', 'substantiated'],
  MEASURE_GOOGLE: ['G-ABC1234567', 'GTM-ABC1234'],
  MEASURE_META: ['123456789012345'],
  MEASURE_GOOGLE_ADS: ['AW-123456789'],
  MEASURE_GOOGLE_ADS_LABELS: ['lead_sent:AbC-D_efG-h12', 'lead_sent:AbC-D_efG-h12,install_click:XyZ-1'],
  MEASURE_ADS_CONSENT: ['measurement', 'personalization'],
  COLLECTOR_URL: ['/collect', 'https://collect.example'],
  FIELD_DATA: ['on', 'off'],
  LEAD_SERVICES: ['Slack', 'Slack, Zapier'],
  LEAD_FIELDS: ['email', 'store-address', 'email, store-address'],
  LEAD_ANSWERS: ['on', 'off'],
  RESULTS_FORM: ['on', 'off'],
}

/** The names in the part of `.env.example` that is about the site. */
export const settingNames = [
  ...(readFileSync('.env.example', 'utf8').split('\n# --- The collector')[0] ?? '').matchAll(/^#([A-Z_]+)=/gm),
].map(([, name = '']) => name)

/** Two settings, each with one of its values. What they need besides, the build says. */
export const anySettings: fc.Arbitrary<string[]> = fc
  .shuffledSubarray(settingNames, { minLength: 2, maxLength: 2 })
  .chain((names) =>
    fc.tuple(...names.map((name) => fc.constantFrom(...valuesFor(name).map((value) => `${name}="${value}"`)))),
  )

export function valuesFor(name: string): readonly string[] {
  const values = allowed[name]
  if (!values) throw new Error(`.env.example has ${name}. Write values of it into tools/owner-edits/draw-settings.ts.`)
  return values
}
