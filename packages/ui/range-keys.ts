export type Direction = 'ltr' | 'rtl'

/**
 * Where a key takes a slider of whole numbers (PG-05), or null if the key is not handled. Arrows step by 1, Page keys
 * and Shift with an arrow by 10, always inside the bounds; left and right change places where text runs right to left.
 */
export function rangeKeys({ key, shift, value, min, max, direction }: RangeKey): number | null {
  if (key === 'Home') return min
  if (key === 'End') return max
  const step = stepOf(key, direction)
  if (step === null) return null
  const far = shift && Math.abs(step) < leap ? step * leap : step
  return Math.min(max, Math.max(min, value + far))
}

interface RangeKey {
  key: string
  shift: boolean
  value: number
  min: number
  max: number
  direction: Direction
}

const leap = 10

function stepOf(key: string, direction: Direction): number | null {
  switch (key) {
    case 'ArrowUp':
      return 1
    case 'ArrowDown':
      return -1
    case 'ArrowRight':
      return direction === 'ltr' ? 1 : -1
    case 'ArrowLeft':
      return direction === 'ltr' ? -1 : 1
    case 'PageUp':
      return leap
    case 'PageDown':
      return -leap
    default:
      return null
  }
}
