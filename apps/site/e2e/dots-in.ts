import type { Locator } from '@playwright/test'

/** How many dots a drawing has, colour by colour in the order they first appear. See `packages/ui/dot-field.tsx`. */
export function dotsIn(drawing: Locator): Promise<number[]> {
  return drawing.locator('g').evaluateAll((groups) => {
    const counts = new Map<string | null, number>()
    for (const group of groups) {
      const colour = group.getAttribute('class')
      for (const path of group.querySelectorAll('path')) {
        const dots = path.getAttribute('d')?.match(/M/g)?.length ?? 0
        counts.set(colour, (counts.get(colour) ?? 0) + dots)
      }
    }
    return [...counts.values()]
  })
}
