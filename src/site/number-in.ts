/** The number that filled copy carries, for drawings that count it. In Hebrew copy it comes wrapped in bidi isolates. */
export function numberIn(copy: string): number {
  const number = Number(copy.replace(/[\u2066\u2069]/g, ''))
  if (Number.isNaN(number)) throw new Error(`A drawing counts "${copy}", which is not a number.`)
  return number
}
