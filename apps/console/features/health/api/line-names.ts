import type { Locale } from '@repo/contract/locale.ts'
import type { HealthFigure } from './health.ts'

/** The lines of Health by name, for its screen and the morning letter. */
export const lineNames: Record<Locale, Record<HealthFigure['id'], string>> = {
  en: {
    'last-event': 'Last activity',
    'events-hour': 'Activity this hour',
    rollup: 'Counting',
    refused: 'Not accepted, 24 h',
    bots: 'Bot share, 24 h',
    'quiet-page': 'Page gone quiet',
    outbox: 'Lead delivery',
    partitions: 'Room for the coming days',
    keys: 'Opening leads',
  },
  he: {
    'last-event': 'הפעילות האחרונה',
    'events-hour': 'פעילות בשעה האחרונה',
    rollup: 'ספירה',
    refused: 'לא התקבלו, 24 שעות',
    bots: 'אחוז הבוטים, 24 שעות',
    'quiet-page': 'דף שהשתתק',
    outbox: 'העברת לידים',
    partitions: 'מקום לימים הבאים',
    keys: 'פתיחת לידים',
  },
}
