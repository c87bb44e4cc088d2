import { linesOn } from '../pages/copy.ts'
import { buildAddress, drawnPages } from '../page-list.ts'
import { expect, test } from '../strict-page.ts'

for (const page of drawnPages) {
  test(`${page.path} says the same with any query`, async ({ page: tab }) => {
    const address = buildAddress(page)
    await tab.goto(address)
    const plain = await linesOn(tab)
    await tab.goto(`${address}?utm_source=x&foo=<script>`)
    expect(await linesOn(tab)).toEqual(plain)
  })
}
