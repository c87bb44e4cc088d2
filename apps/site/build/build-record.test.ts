import { expect, test } from 'vitest'
import { buildFacts } from './build-record.ts'

test.each([
  [
    {
      claims: 'as-specified',
      measurement: undefined,
      collector: undefined,
      leads: { services: '', fields: [], answers: false, onResults: false },
    },
    'Leads: the form sends nothing, because COLLECTOR_URL is not set.',
    'Visits: not counted.',
    'Claims: all that are specified.',
  ],
  [
    {
      claims: 'substantiated',
      measurement: undefined,
      collector: { url: '/collect', fieldData: false },
      leads: { services: '', fields: [], answers: false, onResults: false },
    },
    'Leads: the form sends to /collect.',
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
      collector: { url: '/collect', fieldData: true },
      leads: {
        services: 'Slack',
        fields: ['email', 'storeAddress'],
        answers: true,
        onResults: true,
      },
    },
    'Leads: the form sends to /collect, and asks for email and storeAddress too. Visitors may attach their quiz answers. The privacy page names Slack.',
    'Visits: counted after consent by Google (G-ABC1234), Meta (12345678), Google Ads (AW-123456789), the collector, with web vitals.',
    'Ads: consent is asked for measurement.',
    'Claims: all that are specified.',
  ],
] as const)('TR-03 a build says whether it sends, who counts and which claims it shows: %j', (settings, ...facts) => {
  expect(buildFacts(settings)).toEqual(facts)
})
