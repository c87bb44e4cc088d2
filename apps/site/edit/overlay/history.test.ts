import { expect, test } from 'vitest'
import { History } from './history.ts'

/** Types a text key by key, as a field says it. */
function typed(history: History, id: number, was: string, keys: string, passed: (ms: number) => void): string {
  let text = was
  for (const key of keys) {
    passed(key === '|' ? 900 : 80)
    if (key === '|') continue
    history.add({ id, path: '/', before: text, after: text + key }, key === ' ' ? 'word' : 'letter')
    text += key
  }
  return text
}

test('undo goes back by words, pauses and pastes, across sentences, and forward again', () => {
  let now = 0
  const history = new History(() => now)
  const pass = (ms: number) => (now += ms)
  const first = typed(history, 1, 'Ask', ' why|ever', pass)
  expect(first).toBe('Ask whyever')
  history.add({ id: 2, path: '/he', before: 'לשאול', after: 'לשאול למה' }, 'step')
  typed(history, 2, 'לשאול למה', 's', pass)
  const back = () => history.travel(-1)?.text
  expect([back(), back(), back(), back(), back()]).toEqual(['לשאול למה', 'לשאול', 'Ask why', 'Ask', undefined])
  expect([history.can(-1), history.can(1)]).toEqual([false, true])
  expect(history.travel(1)).toEqual({ id: 1, path: '/', text: 'Ask why' })
  history.add({ id: 3, path: '/', before: 'a', after: 'b' }, 'step')
  expect(history.can(1), 'what was taken back is gone with the next step').toBe(false)
})
