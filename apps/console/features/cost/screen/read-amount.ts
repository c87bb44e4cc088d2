/** A cell as a number: 1,234.56, 1.234,56 or ₪462.10. Empty or a dash is 'none', other text undefined. */
export function readAmount(cell: string): number | 'none' | undefined {
  const text = cell.replaceAll(/[\s\u00A0\u202F]|[₪$€£]|^[A-Z]{3}|[A-Z]{3}$/g, '')
  if (/^[-–—]*$/.test(text)) return 'none'
  if (!/^\d[\d.,]*$/.test(text)) return undefined
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const isGrouped = /^\d{1,3}(,\d{3})+$/.test(text) || /^\d{1,3}(\.\d{3}){2,}$/.test(text)
  if (last < 0 || isGrouped) return Number(text.replaceAll(/[.,]/g, ''))
  return Number(`${text.slice(0, last).replaceAll(/[.,]/g, '')}.${text.slice(last + 1)}`)
}
