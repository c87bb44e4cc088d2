import { expect, test } from 'vitest'
import { buildFacts } from './build-record.ts'

test.each([
  [
    {
      claims: 'as-specified',
      measurement: undefined,
      collector: undefined,
      leads: { to: 'unconnected', services: '', fields: [], answers: false, onResults: false },
    },
    'Leads: the form sends nothing, because neither LEADS_TO nor COLLECTOR_URL is set.',
    'Visits: not counted.',
    'Claims: all that are specified.',
  ],
  [
    {
      claims: 'as-specified',
      measurement: undefined,
      collector: undefined,
      leads: { to: 'none', services: '', fields: [], answers: false, onResults: false },
    },
    'Leads: there is no form, because LEADS_TO is none.',
    'Visits: not counted.',
    'Claims: all that are specified.',
  ],
  [
    {
      claims: 'substantiated',
      measurement: undefined,
      collector: { url: '/collect' },
      leads: { to: 'collector', url: '/collect/v1/leads', services: '', fields: [], answers: false, onResults: false },
    },
    'Leads: the form sends to /collect/v1/leads.',
    'Visits: counted after consent by the collector.',
    'Claims: only those with evidence.',
  ],
  [
    {
      claims: 'as-specified',
      measurement: {
        google: 'G-ABC1234',
        meta: '12345678',
        googleAds: { id: 'AW-123456789', labels: {} },
        adsConsent: 'measurement',
      },
      collector: { url: '/collect' },
      leads: {
        to: 'collector',
        url: '/collect/v1/leads',
        services: 'Slack',
        fields: ['email', 'storeAddress'],
        answers: true,
        onResults: true,
      },
    },
    'Leads: the form sends to /collect/v1/leads, and asks for email and storeAddress too. Visitors may attach their quiz answers. The privacy page names Slack.',
    'Visits: counted after consent by Google (G-ABC1234), Meta (12345678), Google Ads (AW-123456789), the collector.',
    'Ads: consent is asked for measurement.',
    'Claims: all that are specified.',
  ],
] as const)('TR-03 a build says whether it sends, who counts and which claims it shows: %j', (settings, ...facts) => {
  expect(buildFacts(settings)).toEqual(facts)
})
