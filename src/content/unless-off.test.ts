import { expect, test } from 'vitest'
import { fixtureLedger } from '../../checks/fixtures.ts'
import { unlessOff, withoutOff } from './unless-off.ts'

test('CL words stand while their claims do', () => {
  expect(unlessOff('{tea} for you', 'Tea for you', fixtureLedger)).toBe('{tea} for you')
  expect(unlessOff('{teaOff} for you', 'Tea for you', fixtureLedger)).toBe('Tea for you')
  expect(unlessOff({ parts: ['a', '{teaOff}'] }, { parts: ['b'] }, fixtureLedger)).toEqual({ parts: ['b'] })
})

test('CL a list loses the items whose claim is off', () => {
  expect(withoutOff([{ quote: '{tea}' }, { quote: '{teaOff}' }, { quote: 'Nice' }], fixtureLedger)).toEqual([
    { quote: '{tea}' },
    { quote: 'Nice' },
  ])
})
