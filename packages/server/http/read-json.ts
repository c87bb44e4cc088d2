/**
 * Parses JSON; undefined if it is malformed or nested deeper than the site ever sends. The depth is checked first: to parse and
 * serialise 32,000 levels blocks the event loop for milliseconds, and the second overflows the stack.
 */
export function readJson(text: string): unknown {
  if (isDeeperThan(maxDepth, text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const maxDepth = 20

function isDeeperThan(limit: number, text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at)
    if (char === quote) {
      // Skip to the end of the string: brackets in it do not nest.
      do at = text.indexOf('"', at + 1)
      while (at !== -1 && isEscaped(text, at))
      if (at === -1) return false
    } else if (char === 0x5b || char === 0x7b) {
      depth += 1
      if (depth > limit) return true
    } else if (char === 0x5d || char === 0x7d) depth -= 1
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
