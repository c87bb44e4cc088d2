import { expect, test } from 'vitest'
import { trimStyles } from './trim-styles.ts'

const names = new Set([
  'p',
  'button',
  'card',
  'tab:flex',
  'data-state',
  'open',
  'answer',
  'a',
  'b',
  ':lang(he)',
  '[&',
  'b]:flex',
])

test.each([
  ['a class', '.card{a:b}.other{a:b}', '.card{a:b}'],
  ['a class of Tailwind', String.raw`.tab\:flex{a:b}.lap\:flex{a:b}`, String.raw`.tab\:flex{a:b}`],
  ['a tag and an id', 'p{a:b}table{a:b}#answer{a:b}#other{a:b}', 'p{a:b}#answer{a:b}'],
  [
    'a class of two words',
    String.raw`.\[\&\>b\]\:flex>b{a:b}.\[\&\>i\]\:flex>i{a:b}`,
    String.raw`.\[\&\>b\]\:flex>b{a:b}`,
  ],
  ['a tag in capitals', 'P{a:b}TABLE{a:b}', 'P{a:b}'],
  ['some selectors of a rule', '.other,.card,.card .other{a:b}', '.card{a:b}'],
  ['an attribute with its value', '[data-state=open]{a:b}[data-state=x]{a:b}[x]{a:b}', '[data-state=open]{a:b}'],
  [
    'a value of two words, or in any case',
    '[data-state="open card"],[data-state=Open i],[data-state="open x"]{a:b}',
    '[data-state="open card"],[data-state=Open i]{a:b}',
  ],
  ['a group of selectors', ':where(.other,.card) p{a:b}:is(.other) p{a:b}', ':where(.other,.card) p{a:b}'],
  ['a group with arguments', '.card:is(.other b,p:hover),.other:is(p){a:b}', '.card:is(.other b,p:hover){a:b}'],
  ['what has such a part', ':root:has(.other){a:b}p:has(>.other,.card){a:b}', 'p:has(>.other,.card){a:b}'],
  ['its languages', ':lang(he) p{a:b}.card:lang(en){a:b}', ':lang(he) p{a:b}'],
  [
    'one of several languages',
    '.card:lang(en,he),:lang("he") p,.card:lang("en"){a:b}',
    '.card:lang(en,he),:lang("he") p{a:b}',
  ],
  [
    'rules nested under a list',
    '.other,.card{c:d;&:hover{a:b}.other &,& p{a:b}.other{a:b}}',
    '.card{c:d;&:hover{a:b}& p{a:b}}',
  ],
  ['the parts of its fields', '::placeholder,::-webkit-date-and-time-value{a:b}', ''],
  ['what no name decides', '*,:root,::before,.card:not(.other){a:b}'],
  ['no empty block', '@media print{@supports (a:b){.other{a:b}}}@layer x{.card{a:b}}', '@layer x{.card{a:b}}'],
  ['what is no rule', '@layer x,y;@font-face{font-family:A}'],
])('a page keeps %s', (_, css, kept = css) => {
  expect(trimStyles(css, names)).toBe(kept)
})

test('a page keeps the keyframes that its rules play, by their name or by a variable', () => {
  const frames = ['grow', 'fade', 'spin'].map((name) => `@keyframes ${name}{to{a:b}}`)
  const css = `.card{animation:.2s grow}p{--motion:fade 1s}.other{animation-name:spin}${frames.join('')}`
  expect(trimStyles(css, names)).toBe(`.card{animation:.2s grow}p{--motion:fade 1s}${frames.slice(0, 2).join('')}`)
})

test('a range of languages, which no page names, fails the build with its selector', () => {
  expect(() => trimStyles('.card:lang("*-IL") p{a:b}', names)).toThrow(':lang("*-IL")')
})
