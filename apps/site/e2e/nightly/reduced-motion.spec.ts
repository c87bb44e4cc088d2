import { buildAddress, drawnPages } from '../page-list.ts'
import { runningAnimations } from '../pages/layout.ts'
import { expect, test } from '../strict-page.ts'
import { settle } from '../settle.ts'

for (const page of drawnPages) {
  test(`${page.path} looks the same 600 ms later under reduced motion`, async ({ page: tab }) => {
    await tab.emulateMedia({ reducedMotion: 'reduce' })
    await tab.goto(buildAddress(page))
    await settle(tab)
    const first = await tab.screenshot({ fullPage: true })
    await tab.waitForTimeout(600)
    const second = await tab.screenshot({ fullPage: true })
    expect(await runningAnimations(tab)).toEqual([])
    if (first.equals(second)) return
    const pictures = [first, second].map((picture) => picture.toString('base64'))
    expect(await tab.evaluate(changedPixels, pictures), 'pixels that differ in two pictures 600 ms apart').toBe(0)
  })
}

/** Runs in the page: pixels that changed by more than what drawing the same again may round. */
async function changedPixels(pictures: string[]): Promise<number> {
  const read = async (picture: string) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes]))
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    context?.drawImage(image, 0, 0)
    return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
  }
  const [before, after] = await Promise.all(pictures.map(read))
  if (before?.length !== after?.length) return NaN
  return before?.filter((value, at) => Math.abs(value - (after?.[at] ?? 0)) > 2).length ?? NaN
}
