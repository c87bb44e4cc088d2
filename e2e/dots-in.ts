import type { Locator } from '@playwright/test'

/** How many dots a drawing has, colour by colour in the order they first appear. See `src/ui/dot-field.tsx`. */
export function dotsIn(drawing: Locator): Promise<number[]> {
  return drawing
    .locator('g')
    .evaluateAll((groups) =>
      groups.map((group) =>
        [...group.querySelectorAll('path')]
          .map((path) => (path.getAttribute('d')?.match(/M/g) ?? []).length)
          .reduce((sum, dots) => sum + dots, 0),
      ),
    )
}
