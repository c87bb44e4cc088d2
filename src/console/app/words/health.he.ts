import type { healthEn } from './health.en.ts'

export const healthHe: typeof healthEn = {
  title: 'תקינות',
}
