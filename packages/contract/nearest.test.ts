import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const names = ['trial7', 'trial14', 'install5', 'support']

test.each([
  ['trial9', 'trial7'],
  ['trail14', 'trial14'],
  ['instal5', 'install5'],
  ['priceless', undefined],
])('the name nearest to %s is %s', (name, near) => {
  expect(nearest(name, names)).toBe(near)
})
