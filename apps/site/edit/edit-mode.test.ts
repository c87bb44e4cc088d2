import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { editMode } from './edit-mode.ts'

test('RT-37 edit mode refuses to be part of a build', () => {
  expect(() => setUp('.', 'build')).toThrow('development server alone')
  expect(() => setUp('.', 'preview')).toThrow('development server alone')
})

test('without git edit mode says so, instead of a list of changes that stays empty', () => {
  expect(() => setUp(tmpdir(), 'dev')).toThrow('Clone the repository')
})

function setUp(root: string, command: string): void {
  const setup = editMode(root, 0, () => {}).hooks['astro:config:setup'] as (options: { command: string }) => void
  setup({ command })
}
