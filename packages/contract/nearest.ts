/** "Did you mean": the name that needs the fewest edits (Levenshtein distance) to become this one, if it is at all alike. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((other) => ({ other, distance: distance(name, other) }))
    .filter(({ distance, other }) => distance <= Math.max(2, other.length / 3))
    .toSorted((one, two) => one.distance - two.distance)
  return best?.other
}

function distance(one: string, two: string): number {
  let row = Array.from({ length: two.length + 1 }, (_, place) => place)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...two].entries())
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + Number(letter !== other)))
    row = next
  }
  return row.at(-1) ?? 0
}
