import { expect, test } from 'vitest'
import { isolateRuns, isolateValue } from './isolate-runs.ts'

test.each([
  '+27%',
  '5,000+',
  '-5%',
  '$39',
  '₪1,349',
  '$39/month',
  '1.6% -> 3.1%',
  '1.6% → 3.1%',
  '2–5',
  '9:00–18:00',
  '+972-50',
  '4.8 (212)',
])('Hebrew holds %s together, without the full stop behind it', (run) => {
  expect(isolateRuns(`לפני ${run}. אחרי`, 'he')).toBe(`לפני \u2066${run}\u2069. אחרי`)
  expect(isolateRuns(`לפני ${run}: אחרי`, 'he')).toBe(`לפני \u2066${run}\u2069: אחרי`)
  expect(isolateRuns(`לפני **${run}**`, 'he')).toBe(`לפני **\u2066${run}\u2069**`)
  expect(isolateRuns(`Before ${run}. After`, 'en')).toBe(`Before ${run}. After`)
})

test.each(['ROI של 971%', 'מ-5 ל-7', 'בשעה 23:45', 'ציון 9/10', 'ה-AI', '\u2066+5%\u2069', '%count%'])(
  'Hebrew leaves %s',
  (text) => expect(isolateRuns(text, 'he')).toBe(text),
)

test('the full stop of an abbreviation stays with it', () => {
  expect(isolateRuns('סימן של Shopify Inc., שאינה', 'he')).toBe('סימן של \u2066Shopify Inc.\u2069, שאינה')
})

test('a value is isolated as a whole, unless it has Hebrew letters', () => {
  expect(isolateValue('03-555-0100', 'he')).toBe('\u206603-555-0100\u2069')
  expect(isolateValue('חיפה', 'he')).toBe('חיפה')
  expect(isolateValue('03-555-0100', 'en')).toBe('03-555-0100')
})
