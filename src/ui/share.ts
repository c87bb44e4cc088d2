/** A part of the whole as the dashboard writes it: 17 of 49 is 34.69%. */
export function share(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(2)}%`
}
