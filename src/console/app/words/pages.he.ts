import type { pagesEn } from './pages.en.ts'

export const pagesHe: typeof pagesEn = {
  title: 'דפים',
}
