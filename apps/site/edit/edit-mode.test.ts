import { expect, test } from 'vitest'
import { editMode } from './edit-mode.ts'

test('RT-37 edit mode refuses to be part of a build', () => {
  const setup = editMode('.', 0, () => {}).hooks['astro:config:setup'] as (options: { command: string }) => void
  expect(() => setup({ command: 'build' })).toThrow('development server alone')
  expect(() => setup({ command: 'preview' })).toThrow('development server alone')
})
