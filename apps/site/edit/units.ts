/** A piece of copy that is edited as one: a character, or a chip, which stands for a quotation, a value, the end of a marked run or a line break. */
export interface Unit {
  source: string
  isChip: boolean
}

export function unitsOf(text: string): Unit[] {
  return text.split(chip).flatMap((part, place): Unit[] => {
    if (part === '') return []
    return place % 2 === 1 ? [{ source: part, isChip: true }] : [...part].map((source) => ({ source, isChip: false }))
  })
}

export function textOf(units: readonly Unit[]): string {
  return units.map(({ source }) => source).join('')
}

/**
 * Copy with other characters in a range. What a chip promises stays (a claim, a value), and half of a run; a line break and a whole run go with
 * the words they were between. Undefined: the result would make a chip of characters, or characters of a chip.
 */
export function withText(units: readonly Unit[], from: number, to: number, typed: string): Unit[] | undefined {
  const added = [...typable(typed)].map((source) => ({ source, isChip: false }))
  const next = [...units.slice(0, from), ...added, ...keptOf(units.slice(from, to)), ...units.slice(to)]
  return isSame(unitsOf(textOf(next)), next) && textOf(next).length <= 2000 ? next : undefined
}

/** The chips of a range that stay when its words go. */
export function keptOf(range: readonly Unit[]): Unit[] {
  return range.reduce<Unit[]>((kept, unit) => {
    if (!unit.isChip || unit.source === '\n') return kept
    const isRunEnd = unit.source === '**' && kept.at(-1)?.source === '**'
    return isRunEnd ? kept.slice(0, -1) : [...kept, unit]
  }, [])
}

/** The same chips in the same order. */
export function hasChipsOf(units: readonly Unit[], other: readonly Unit[]): boolean {
  const chips = (all: readonly Unit[]) => all.filter(({ isChip }) => isChip)
  return isSame(chips(units), chips(other)) && isSame(unitsOf(textOf(units)), units)
}

/** What may be typed: one line, without characters that cannot be seen, and without the braces of a quotation. */
function typable(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[{}\p{Cc}\u2028-\u202e\u2061-\u2069\ufeff]/gu, '')
    .toWellFormed()
}

function isSame(one: readonly Unit[], other: readonly Unit[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ source, isChip }, place) => source === other[place]?.source && isChip === other[place].isChip)
  )
}

const chip = /(\{[^{}]*\}|\*\*|%\w+%|\n)/
