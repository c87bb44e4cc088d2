/** A text in three: as it was, what is new in it, and as it was again. By whole words. */
export function changedPart(was: string, now: string): [before: string, changed: string, after: string] {
  const [old, words] = [was, now].map((text) => text.split(/(\s+)/)) as [string[], string[]]
  const least = Math.min(old.length, words.length)
  let [start, end] = [0, 0]
  while (start < least && old[start] === words[start]) start++
  while (end < least - start && old.at(-1 - end) === words.at(-1 - end)) end++
  return [
    words.slice(0, start).join(''),
    words.slice(start, words.length - end).join(''),
    words.slice(words.length - end).join(''),
  ]
}

/** What differs between two texts, in a third one: typing goes on while the rules read. Where the words are gone, nothing changes. */
export function rebaseChange([was, way]: readonly [string, string], now: string): string {
  if (was === now) return way
  const least = Math.min(way.length, was.length)
  let [start, end] = [0, 0]
  while (start < least && way[start] === was[start]) start++
  while (end < least - start && way.at(-1 - end) === was.at(-1 - end)) end++
  return now.replace(was.slice(start, was.length - end), () => way.slice(start, way.length - end))
}
