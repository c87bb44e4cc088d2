import { buildAddress, alternating, sampledPages } from '../page-list.ts'
import { click } from './click.ts'
import { expect, soon, test } from './engine-test.ts'

/** In a section of its own, or among the parts of an article. */
const withFaq = sampledPages.filter(({ sections }) => /"kind":"(faq|questions)"/.test(JSON.stringify(sections)))

for (const page of alternating(withFaq, 0)) {
  test(`SH-04 ${page.path} opens one answer at most, and the open one can be closed`, async ({ engine }) => {
    await engine.open(buildAddress(page))
    const open = () => engine.evaluate(openRows)
    expect(await open()).toHaveLength(1)
    for (const [row, then] of [
      [2, [2]],
      [2, []],
      [1, [1]],
      [0, [0]],
    ] as const) {
      await click(engine, '.faq summary', row)
      await soon(open, `after a click on row ${row}`).toEqual(then)
    }
  })
}

/** Runs in the page: the rows whose answer can be seen. */
function openRows(): number[] {
  return [...document.querySelectorAll('.faq details')].flatMap((row, place) =>
    row.querySelector('p')?.checkVisibility({ contentVisibilityAuto: true }) ? [place] : [],
  )
}
