import { expect, test } from 'vitest'
import { countLines } from './count-lines.ts'

const piece = (top: number, height = 40) => ({ top, height, width: 100 })

test('words run over as many lines as their boxes stand in', () => {
  expect(countLines([])).toBe(0)
  expect(countLines([piece(0)])).toBe(1)
  // Tight lines overlap.
  expect(countLines([piece(0), piece(36), piece(72)])).toBe(3)
})

test('pieces of one line are one line, also when one is larger, or empty', () => {
  expect(countLines([piece(0), piece(0), piece(-4, 48)])).toBe(1)
  expect(countLines([piece(0), { top: 20, height: 40, width: 0 }, piece(38, 42)])).toBe(2)
})
