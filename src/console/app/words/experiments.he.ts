import type { experimentsEn } from './experiments.en.ts'

export const experimentsHe: typeof experimentsEn = {
  title: 'ניסויים',
}
