import { describe, expect, test } from 'vitest'
import { rangeKeys, type Direction } from './range-keys.ts'

const press = (key: string, value: number, { shift = false, direction = 'ltr' as Direction, min = 0, max = 4 } = {}) =>
  rangeKeys({ key, shift, value, min, max, direction })

describe('PG-05 the slider of five plans', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowUp', 2, 3],
    ['ArrowLeft', 2, 1],
    ['ArrowDown', 4, 3],
    ['Home', 3, 0],
    ['End', 1, 4],
  ])('PG-05 %s takes %i to %i', (key, from, to) => {
    expect(press(key, from)).toBe(to)
  })

  test.each([
    ['PageUp', 1, 4],
    ['PageDown', 3, 0],
  ])('PG-05 %s reaches the end from %i', (key, from, to) => {
    expect(press(key, from)).toBe(to)
    expect(press(key, from, { shift: true })).toBe(to)
  })

  test.each([
    ['ArrowRight', 1, 4],
    ['ArrowUp', 0, 4],
    ['ArrowLeft', 3, 0],
    ['ArrowDown', 4, 0],
  ])('PG-05 Shift and %s reach the end from %i', (key, from, to) => {
    expect(press(key, from, { shift: true })).toBe(to)
  })

  test.each([
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 4, 4],
    ['ArrowUp', 4, 4],
    ['ArrowDown', 0, 0],
  ])('PG-05 %s stays inside at %i', (key, from, to) => {
    expect(press(key, from)).toBe(to)
  })
})

describe('PG-05 right to left', () => {
  test.each([
    ['ArrowLeft', 1, 2],
    ['ArrowRight', 1, 0],
    ['ArrowUp', 1, 2],
    ['ArrowDown', 1, 0],
    ['PageUp', 1, 4],
    ['PageDown', 3, 0],
    ['Home', 3, 0],
    ['End', 1, 4],
  ])('PG-05 %s takes %i to %i', (key, from, to) => {
    expect(press(key, from, { direction: 'rtl' })).toBe(to)
  })

  test('PG-05 Shift with the left arrow reaches the upper end', () => {
    expect(press('ArrowLeft', 0, { direction: 'rtl', shift: true })).toBe(4)
    expect(press('ArrowRight', 4, { direction: 'rtl', shift: true })).toBe(0)
  })
})

test('PG-05 a leap is ten, not the whole way', () => {
  expect(press('PageUp', 20, { max: 100 })).toBe(30)
  expect(press('ArrowLeft', 50, { max: 100, shift: true })).toBe(40)
})

test.each([
  ['PageUp', 60],
  ['PageDown', 40],
])('PG-05 Shift makes the leap of %s no longer', (key, to) => {
  expect(press(key, 50, { max: 100, shift: true })).toBe(to)
})

test.each(['Tab', 'Enter', ' ', 'a', 'Escape', 'toString'])('PG-05 leaves %j to the browser', (key) => {
  expect(press(key, 2)).toBeNull()
})
