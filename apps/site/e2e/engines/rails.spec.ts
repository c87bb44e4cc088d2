import { settle } from '../settle.ts'
import { phone } from './engine.ts'
import { expect, soon, test } from './engine-test.ts'

for (const { path, ids, rails, onward, back } of [
  { path: '/', ids: 'PG-01', rails: 3, onward: 'ArrowRight', back: 'ArrowLeft' },
  { path: '/features-he', ids: 'PG-03', rails: 1, onward: 'ArrowLeft', back: 'ArrowRight' },
] as const)
  test(`${ids} keys lead from card to card of each rail of ${path} on a phone, to the last one and back`, async ({
    engine,
  }) => {
    await engine.open(path, phone)
    await settle(engine)
    expect(await engine.evaluate(places)).toEqual(Array(rails).fill('0'))
    for (let rail = 0; rail < rails; rail++) {
      const place = async () => (await engine.evaluate(places))[rail] ?? ''
      await engine.evaluate(focusRail, rail)
      for (const [key, end] of [
        [onward, 'end'],
        [back, '0'],
      ] as const)
        for (let from = await place(); from !== end; from = await place()) {
          await engine.press(key)
          const isThere = async () => !['', from].includes(await place())
          await soon(isThere, `${key} from card ${from} of rail ${rail}`).toBe(true)
        }
    }
  })

/** Runs in the page. */
function focusRail(place: number): void {
  const rail = document.querySelectorAll<HTMLElement>('main section[aria-label][tabindex="0"]').item(place)
  rail.scrollIntoView({ block: 'center', behavior: 'instant' })
  rail.focus()
}

/** Runs in the page: of each rail, which card stands at its start, or that it is at its end. Nothing while it moves. */
async function places(): Promise<string[]> {
  const rails = [...document.querySelectorAll('main section[aria-label][tabindex="0"]')].filter((rail) =>
    rail.checkVisibility(),
  )
  const before = rails.map((rail) => rail.scrollLeft)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return rails.map((rail, at) => {
    if (rail.scrollLeft !== before[at]) return ''
    if (rail.scrollWidth - rail.clientWidth - Math.abs(rail.scrollLeft) < 2) return 'end'
    const { direction, paddingInlineStart } = getComputedStyle(rail)
    const box = rail.getBoundingClientRect()
    const cards = [...rail.children].flatMap((list) => [...list.children])
    const place = cards.findIndex((card) => {
      const { left, right } = card.getBoundingClientRect()
      const gap = direction === 'rtl' ? box.right - right : left - box.left
      return Math.abs(gap - parseFloat(paddingInlineStart)) < 2
    })
    return place < 0 ? '' : String(place)
  })
}
