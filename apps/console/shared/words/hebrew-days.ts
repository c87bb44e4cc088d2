/** Hebrew counts up to ten days in the plural and more in the singular: 7 ימים, 28 יום. */
export function hebrewDays(count: number, text = `${count}`): string {
  return `${text} ${count > 10 ? 'יום' : 'ימים'}`
}
