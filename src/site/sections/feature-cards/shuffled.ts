/** In the order people come, which is none. Always the same one: a drawing may not change from build to build. */
export function shuffled<T>(items: readonly T[]): T[] {
  let seed = 49
  return items
    .map((item) => ({ item, at: (seed = (seed * 16_807) % 2_147_483_647) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
