/**
 * What a built file makes a browser load from another origin, link targets apart. The policy in the page would refuse
 * it; this finds it in the file.
 */
export function loadsFrom(text: string): string[] {
  // Where a visitor may go, and what only describes the page, is not loaded.
  const loaded = text
    .replace(/(<a\b[^>]*?)\shref=(["']).*?\2/g, '$1')
    .replace(/<(?:xhtml:)?link\b[^>]*\brel=["']?(canonical|alternate)\b[^>]*>/g, '')
  return ways
    .flatMap((way) => [...loaded.matchAll(way)].map((match) => ({ at: match.index, url: match[1] ?? '' })))
    .toSorted((one, other) => one.at - other.at)
    .map(({ url }) => url)
}

const other = String.raw`((?:https?:)?//[^"'\s)]+)`
const ways = [
  new RegExp(String.raw`\s(?:src|href|action|poster|data|ping)=["']?${other}`, 'g'),
  new RegExp(String.raw`\ssrcset=["'][^"']*?${other}`, 'g'),
  new RegExp(String.raw`url\(["']?${other}`, 'g'),
  new RegExp(String.raw`\b(?:import|fetch)\s*\(\s*["'\x60]${other}`, 'g'),
  new RegExp(String.raw`(?:\bimport|\bfrom)\s*["']${other}`, 'g'),
]
