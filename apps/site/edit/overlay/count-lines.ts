/** Over how many lines words run, by the boxes of their pieces. Lines of a headline may overlap, and a line has pieces of several sizes. */
export function countLines(pieces: readonly Piece[]): number {
  const drawn = pieces.filter(({ width, height }) => width > 0 && height > 0)
  const middles = drawn.map(({ top, height }) => ({ middle: top + height / 2, height }))
  const sorted = middles.toSorted((one, other) => one.middle - other.middle)
  return sorted.filter(({ middle, height }, place) => {
    const before = sorted[place - 1]
    return !before || middle - before.middle > Math.min(height, before.height) / 2
  }).length
}

type Piece = Pick<DOMRect, 'top' | 'width' | 'height'>
