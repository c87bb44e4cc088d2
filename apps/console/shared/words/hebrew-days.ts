/** Hebrew has words for one and two days, counts up to ten in the plural and more in the singular: יומיים, 7 ימים, 28 יום. */
export function hebrewDays(count: number, text = `${count}`): string {
  if (count === 1) return 'יום אחד'
  return count === 2 ? 'יומיים' : `${text} ${count > 10 ? 'יום' : 'ימים'}`
}
