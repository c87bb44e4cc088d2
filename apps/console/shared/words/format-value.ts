import type { Split } from '../../features/funnel/api/reports.ts'
import { isLocale, locales } from '@repo/contract/locale.ts'
import { isolated } from './isolated.ts'
import type { Words } from './words.ts'

/** The value of a split or a filter in words: a source as it is called, a path left to right. */
export function formatValue(by: Split, value: string, words: Words): string {
  if (by === 'lang') return isLocale(value) ? locales[value].name : value
  if (by === 'source') return words.shell.sources[value] ?? value
  if (by === 'campaign') return value === '' ? words.shell.noCampaign : value
  if (by === 'device') return words.funnel.devices[value as keyof typeof words.funnel.devices] ?? value
  if (by === 'referrer' && value === '') return words.funnel.noReferrer
  return isolated(value)
}
