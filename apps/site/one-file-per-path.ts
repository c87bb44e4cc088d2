import type { WrittenPage } from '@repo/content/page.ts'

/** The pages of these files. Throws if two have the same path: the build would leave one out, with a warning that is easily missed. */
export function oneFilePerPath(files: Readonly<Record<string, { default: WrittenPage }>>): WrittenPage[] {
  for (const [path, same] of Map.groupBy(Object.entries(files), ([, { default: page }]) => page.path)) {
    const names = same.map(([file]) => file.replace(/^(\.\.\/)+/, '')).join(' and ')
    if (same.length > 1) throw new Error(`The path ${path} is in ${names}. Give one of them another path.`)
  }
  return Object.values(files).map((file) => file.default)
}
