import { alternating } from './page-list.ts'
import { expect, test } from './site-with-collector.ts'
import { measureWeight } from './measure-weight.ts'

// Recorded: 4 KB. As any page, it may weigh 10 % more.
const limit = 4 * 1024 * 1.1
const silent = `http://localhost:${process.env.E2E_PORT ?? '8310'}`

// Beside the default build, which has no question of consent either: the whole price of collecting.
for (const path of alternating(['/', '/pricing', '/5-reasons', '/privacy-he'], 0)) {
  test(`${path} weighs about 4 KB of script more where an owner collects`, async ({ browser, stack }) => {
    const weigh = async (origin: string) => {
      const context = await browser.newContext()
      const { script } = await measureWeight(await context.newPage(), origin + path)
      await context.close()
      return script
    }
    const [without, collecting] = [await weigh(silent), await weigh(stack.origin)]
    test.info().annotations.push({ type: 'bytes', description: `${without} → ${collecting}` })
    expect(collecting - without).toBeLessThanOrEqual(limit)
    // Nothing more would be no proof.
    expect(collecting - without).toBeGreaterThan(1024)
  })
}
