import { test as base, expect } from '@playwright/test'
import type { Engine } from './engine.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

/** Playwright's runner without its browsers: one browser for all tests of an engine, and no page may make a noise. */
export const test = base.extend<{ silence: void }, { start: 'firefox' | 'webkit'; engine: Engine }>({
  start: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ start }, use, { project }) => {
      const engine = await { firefox, webkit }[start](project.use.baseURL ?? '')
      console.log(`Driving ${engine.name}`)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  silence: [
    async ({ engine }, use) => {
      await use()
      expect(await engine.takeNoise(), 'what the page should not have said or asked for').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** What a page will show soon, looked at often: the time a test takes is mostly waiting. */
export function soon<Seen>(look: () => Promise<Seen>, message?: string) {
  return expect.poll(look, { message, intervals: [30] })
}
