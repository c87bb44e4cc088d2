import { readFileSync } from 'node:fs'

/** The brand's colour in `packages/ui/theme.css`, from the root of the project: the surface of icons and of the manifest. */
export function themeColor(): string {
  const color = /--color-lemon: (#[\da-f]{6});/i.exec(readFileSync('packages/ui/theme.css', 'utf8'))?.[1]
  if (!color)
    throw new Error('packages/ui/theme.css has no --color-lemon like #ffe14a, which the icons and the manifest use.')
  return color
}
