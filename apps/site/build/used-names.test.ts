import { expect, test } from 'vitest'
import { usedNames } from './used-names.ts'

test.each([
  [
    'its tags, classes and attributes',
    '<p class="card tab:flex" data-state="shown">',
    ['p', 'card', 'tab:flex', 'data-state', 'shown'],
  ],
  ['a class as it is escaped', '<p class="[&amp;&gt;b]:flex">', ['[&', 'b]:flex']],
  ['its inline scripts', '<script>list.add("is-shown")</script>', ['is-shown']],
  ['its language and direction', '<html lang="he" dir="rtl">', [':lang(he)', ':dir(rtl)']],
  ['a class that is an attribute of drawings, too', '<p class="flex transform">', ['transform']],
])('a page names %s', (_, markup, names) => {
  expect([...usedNames(markup, '')]).toEqual(expect.arrayContaining(names))
})

test.each([
  ['its text', '<p>card</p>', 'card'],
  ['the language of a link to its translation', '<html lang="en"><a lang="he" href="/he">', ':lang(he)'],
  ['the transform of a drawing', '<path transform="scale(2)"/>', 'transform'],
])('%s is no name', (_, markup, name) => {
  expect(usedNames(markup, '')).not.toContain(name)
})

test('the script files that a page loads name what they set', () => {
  expect(usedNames('<p>', 'root.dataset.state="open-wide"')).toContain('open-wide')
})
