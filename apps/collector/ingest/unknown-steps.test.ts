import { expect, test } from 'vitest'
import type { SentEvent } from '@repo/contract/event-batch.ts'
import { unknownSteps } from './unknown-steps.ts'

test('TR-02 a step without a stage is logged once, without its id; a known step and other events are not', () => {
  const lines: unknown[] = []
  const note = unknownSteps((...line) => lines.push(line))
  const seen = (stepId: string) => ({ name: 'quiz_step_view', stepId }) as SentEvent
  note(seen('goal'))
  note({ name: 'quiz_started' } as SentEvent)
  expect(lines).toEqual([])
  note(seen('season'))
  note(seen('another'))
  expect(lines).toEqual([['step-not-counted', { hint: expect.stringContaining('admin -- rebuild') }]])
  expect(JSON.stringify(lines)).not.toContain('season')
})
