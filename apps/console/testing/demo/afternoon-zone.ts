import { brand } from '@repo/content/brand.ts'

/**
 * A time zone in which it is between 14:00 and 16:00, the owner's if it is one: a demo that starts at night would show an empty day. No clock
 * is set, so that what happens in the demo happens now.
 */
export function afternoonZone(now: Date): string {
  const hour = (timeZone: string) =>
    Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now))
  const isEarly = (timeZone: string) => hour(timeZone) === 14
  if (isEarly(brand.timeZone) || hour(brand.timeZone) === 15) return brand.timeZone
  // At 14 rather than 15: it stays afternoon for longer.
  const zone = zones.find(isEarly)
  if (zone === undefined) throw new Error(`It is 14 o’clock in no zone of the demo at ${now.toISOString()}.`)
  return zone
}

/** One for each hour, none of which moves its clocks: the days of the four months before have 24 hours. */
const zones = [
  'Pacific/Kiritimati',
  'Pacific/Tongatapu',
  'Pacific/Tarawa',
  'Pacific/Noumea',
  'Australia/Brisbane',
  'Asia/Tokyo',
  'Asia/Singapore',
  'Asia/Bangkok',
  'Asia/Dhaka',
  'Asia/Tashkent',
  'Asia/Dubai',
  'Africa/Nairobi',
  'Africa/Johannesburg',
  'Africa/Lagos',
  'Africa/Accra',
  'Atlantic/Cape_Verde',
  'America/Noronha',
  'America/Sao_Paulo',
  'America/Santo_Domingo',
  'America/Bogota',
  'America/Guatemala',
  'America/Phoenix',
  'Pacific/Pitcairn',
  'Pacific/Gambier',
]
