/** A property with a text, as Prettier writes it in our files: the quotes that need fewer escapes, at most 120 characters in a line. */
export function sourceLine(indent: number, key: string, text: string): string {
  const space = ' '.repeat(indent)
  const line = `${space}${key}: ${literal(text)},`
  return line.length <= 120 ? line : `${space}${key}:\n${space}  ${literal(text)},`
}

function literal(text: string): string {
  const count = (quote: string) => text.split(quote).length
  const quote = count("'") > count('"') ? '"' : "'"
  return quote + JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll(quote, `\\${quote}`) + quote
}
