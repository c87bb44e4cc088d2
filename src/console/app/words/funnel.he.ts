import type { funnelEn } from './funnel.en.ts'

export const funnelHe: typeof funnelEn = {
  title: 'משפך',
}
