import { expect, test } from 'vitest'
import { plantedLedger } from './checks/planted.ts'
import { unlessOff, withoutOff } from './unless-off.ts'

test('CL words stand while their claims do', () => {
  expect(unlessOff('{tea} for you', 'Tea for you', plantedLedger)).toBe('{tea} for you')
  expect(unlessOff('{teaOff} for you', 'Tea for you', plantedLedger)).toBe('Tea for you')
  expect(unlessOff({ parts: ['a', '{teaOff}'] }, { parts: ['b'] }, plantedLedger)).toEqual({ parts: ['b'] })
})

test('CL a list loses the items whose claim is off', () => {
  expect(withoutOff([{ quote: '{tea}' }, { quote: '{teaOff}' }, { quote: 'Nice' }], plantedLedger)).toEqual([
    { quote: '{tea}' },
    { quote: 'Nice' },
  ])
})
