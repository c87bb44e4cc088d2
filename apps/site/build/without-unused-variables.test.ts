import { expect, test } from 'vitest'
import { withoutUnusedVariables } from './without-unused-variables.ts'

test.each([
  ['@property --tw-blur{syntax:"*";inherits:false}.a{color:red}', '.a{color:red}'],
  [
    '*{--tw-blur:initial;--tw-border-style:solid}.a{border-style:var(--tw-border-style)}',
    '*{--tw-border-style:solid}.a{border-style:var(--tw-border-style)}',
  ],
  ['.a{--tw-leading:1.2;line-height:1.2}', '.a{line-height:1.2}'],
  [
    ':root{--radius-tip:2px;--radius-card:28px}.a{border-radius:var(--radius-tip)}',
    ':root{--radius-tip:2px;}.a{border-radius:var(--radius-tip)}',
  ],
  [':root{--breakpoint-tab:51.25rem;--color-ink:#12130f}', ':root{--color-ink:#12130f}'],
])('%s keeps only the variables that are read', (css, trimmed) => {
  expect(withoutUnusedVariables(css)).toBe(trimmed)
})

test('a variable that is read keeps its registration', () => {
  const css = '@property --tw-leading{syntax:"*";inherits:false}.a{--tw-leading:1}.b{line-height:var(--tw-leading,1.5)}'
  expect(withoutUnusedVariables(css)).toBe(css)
})

test('a variable that a drawing reads is kept', () => {
  const css = ':root{--radius-tip:2px}'
  expect(withoutUnusedVariables(css, '<rect rx="var(--radius-tip)">')).toBe(css)
})
