/** The lines of two texts in order, each kept, removed or added: the longest common subsequence of what lies between equal ends. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [one, other] = [linesOf(before), linesOf(after)]
  let head = 0
  while (head < one.length && head < other.length && one[head] === other[head]) head += 1
  let tail = 0
  const left = Math.min(one.length, other.length) - head
  while (tail < left && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1
  const as = (sign: DiffLine['sign']) => (text: string) => ({ sign, text })
  return [
    ...one.slice(0, head).map(as(' ')),
    ...middle(one.slice(head, one.length - tail), other.slice(head, other.length - tail)),
    ...one.slice(one.length - tail).map(as(' ')),
  ]
}

export interface DiffLine {
  sign: ' ' | '-' | '+'
  text: string
}

function middle(one: readonly string[], other: readonly string[]): DiffLine[] {
  // lengths[i][j]: how many lines one from i and other from j have in common.
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      lengths[i]?.fill(one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1)), j, j + 1)
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length) {
    const [removed, added] = [one[i], other[j]]
    if (removed !== undefined && removed === added) {
      lines.push({ sign: ' ', text: removed })
      i += 1
      j += 1
    } else if (removed !== undefined && (added === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ sign: '-', text: removed })
      i += 1
    } else {
      lines.push({ sign: '+', text: added ?? '' })
      j += 1
    }
  }
  return lines
}

/** Each with its line break; the last line may have none. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}
