import type { todayEn } from './today.en.ts'

export const todayHe: typeof todayEn = {
  title: 'היום, עד עכשיו',
}
