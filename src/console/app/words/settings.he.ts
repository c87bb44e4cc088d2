import type { settingsEn } from './settings.en.ts'

export const settingsHe: typeof settingsEn = {
  title: 'הגדרות',
}
