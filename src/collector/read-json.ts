/**
 * JSON as a value, or undefined when it is none or nested deeper than anything a browser of ours sends. The depth is looked at
 * first: to parse and to write 32,000 levels takes milliseconds of the whole service, and the second runs out of stack.
 */
export function readJson(text: string): unknown {
  if (isDeeperThan(mostLevels, text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const mostLevels = 20

function isDeeperThan(most: number, text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at)
    if (letter === quote) {
      // To the end of the string: brackets in it open nothing.
      do at = text.indexOf('"', at + 1)
      while (at !== -1 && isEscaped(text, at))
      if (at === -1) return false
    } else if (letter === 0x5b || letter === 0x7b) {
      depth += 1
      if (depth > most) return true
    } else if (letter === 0x5d || letter === 0x7d) depth -= 1
  }
  return false
}

const quote = 0x22

/** After an odd number of backslashes. */
function isEscaped(text: string, at: number): boolean {
  let before = at - 1
  while (text.charCodeAt(before) === 0x5c) before -= 1
  return (at - before) % 2 === 0
}
