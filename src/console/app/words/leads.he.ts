import type { leadsEn } from './leads.en.ts'

export const leadsHe: typeof leadsEn = {
  title: 'לידים',
}
