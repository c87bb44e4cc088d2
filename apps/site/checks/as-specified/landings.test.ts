import { expect, test } from 'vitest'
import type { Path } from '@repo/content/cta.ts'
import { readDocument, one, readText } from '../served/site.ts'

const words = {
  he: {
    notNow: 'לא עכשיו',
    install: 'התקנה בלחיצה אחת בפלטפורמת החנות, בלי קוד',
    seals: ['תג שותף', 'Online Store 2.0', 'ערוך ל-GDPR', 'נבנה כדי לא להאט'],
  },
  en: {
    notNow: 'Not now',
    install: 'One-click install in the store platform, no code',
    seals: ['Partner badge', 'Online Store 2.0', 'GDPR ready', 'Built for speed'],
  },
}

test.each<{ id: string; path: Path; locale: 'he' | 'en'; start: string }>([
  { id: 'RT-11', path: '/he-landing', locale: 'he', start: 'מתחילים את הקוויז' },
  { id: 'RT-12', path: '/legacy', locale: 'en', start: 'Start the quiz' },
  { id: 'RT-13', path: '/duplicate', locale: 'he', start: 'לגלות מה לשאול אותם' },
])(
  '$id CP-01 $path starts the quiz, or not now; between them the install line, then the seals',
  ({ path, locale, start }) => {
    const main = one(readDocument({ path }), 'main')
    const quiz = locale === 'he' ? '/quiz' : '/quiz-en'
    const { notNow, install, seals } = words[locale]
    const links = [...main.querySelectorAll('a')].map((link) => [readText(link), link.getAttribute('href')])
    expect(links).toEqual([
      [start, quiz],
      [notNow, '/blank'],
      // The last thing on the page leads into the quiz too.
      [expect.stringContaining(start), quiz],
    ])
    const [entry, badges] = [...main.querySelectorAll('section')]
    expect(entry && readText(entry)).toContain(install)
    expect(badges && [...badges.querySelectorAll('li')].map(readText)).toEqual(seals)
  },
)
