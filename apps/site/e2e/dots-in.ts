import type { Locator } from '@playwright/test'

/** How many dots a drawing has, colour by colour in the order they first appear. See `packages/ui/dot-field.tsx`. */
export function dotsIn(drawing: Locator): Promise<number[]> {
  return drawing.locator('path').evaluateAll((paths) => {
    const counts = new Map<string, number>()
    for (const path of paths) {
      const { color } = getComputedStyle(path)
      const dots = path.getAttribute('d')?.match(/m/gi)?.length ?? 0
      counts.set(color, (counts.get(color) ?? 0) + dots)
    }
    return [...counts.values()]
  })
}
