import type { Tone } from '@repo/ui/dot-field.tsx'

/**
 * Lays dots out as a floor that is seen from one of its ends: each row is nearer than the one above it, so its dots are larger
 * and further apart. The last rows reach over the edges of the box.
 */
export function layFloor(dots: readonly Tone[], columns: number, width: number) {
  const count = Math.ceil(dots.length / columns)
  // The first row leaves a sixth of the box free at each of its ends.
  const far = ((width * 2) / 3 / (columns - 1)) * 1.02
  let y = far
  const rows = Array.from({ length: count }, (_, row) => {
    const depth = row / (count - 1)
    const pitch = far * (1 + 0.3 * depth + 0.25 * depth ** 2)
    const left = width / 2 - (pitch * (columns - 1)) / 2
    const laid = dots.slice(row * columns, (row + 1) * columns).map((tone, column) => ({
      tone,
      x: round(left + column * pitch),
      y: round(y),
      size: round(pitch * 0.62),
    }))
    y += pitch * 0.965
    return laid
  })
  return { rows, height: round(y) }
}

const round = (value: number) => Math.round(value * 10) / 10
