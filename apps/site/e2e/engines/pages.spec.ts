import { drawingIssues } from '../drawing-issues.ts'
import { locales } from '@repo/contract/locale.ts'
import { figureIssues } from '../figure-issues.ts'
import { layoutIssues } from '../layout-issues.ts'
import { buildAddress, onePerFirstSection, pages } from '../page-list.ts'
import { settle } from '../settle.ts'
import { desktop, phone } from './engine.ts'
import { expect, test } from './engine-test.ts'

// Every page in the nightly run, one for each kind of first section on a change.
for (const page of process.env.NIGHTLY === '1' ? pages : onePerFirstSection) {
  const inOrder = locales[page.locale].dir === 'rtl' ? ', its figures drawn in reading order' : ''
  test(`${page.path} loads without error and fits ${desktop} and ${phone} px${inOrder}`, async ({ engine }) => {
    // From wide to narrow in one window, as a tablet is turned: what does not shrink with it shows.
    await engine.open(buildAddress(page), desktop)
    expect.soft(await engine.evaluate(drawingIssues), 'drawings at first').toEqual([])
    for (const width of [desktop, phone]) {
      await engine.resize(width)
      await settle(engine)
      expect.soft(await engine.evaluate(pushedSideways), `pushed sideways at ${width} px`).toEqual([0, 0])
      expect.soft(await engine.evaluate(layoutIssues), `at ${width} px`).toEqual([])
      expect.soft(await engine.evaluate(drawingIssues), `drawings at ${width} px`).toEqual([])
      if (locales[page.locale].dir === 'rtl')
        expect.soft(await engine.evaluate(figureIssues), `figures at ${width} px`).toEqual([])
    }
  })
}

/** Runs in the page: how far it gives way to the left and to the right. */
function pushedSideways(): number[] {
  const far = [-1000, 1000].map((left) => {
    scrollTo({ left, behavior: 'instant' })
    return scrollX
  })
  scrollTo({ left: 0, behavior: 'instant' })
  return far
}
