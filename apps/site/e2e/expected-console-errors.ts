/** What a requirement asks a page to say in the console as an error. Each line names it. */
const asked: readonly { id: string; says: RegExp }[] = [
  { id: 'RT-30', says: /^404: there is no page at \// },
  { id: 'CP-12', says: /^Meta Pixel not initialized$/ },
]

export function isExpected(text: string): boolean {
  return asked.some(({ says }) => says.test(text))
}
