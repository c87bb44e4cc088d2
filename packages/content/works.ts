import type { Work } from './sections/legal.ts'

/** What others made and the site shows. The credits name it; `/licences.txt` brings the licences themselves. */
export const works = {
  display: {
    lang: 'en',
    name: 'Secular One',
    by: 'by the Secular One Project Authors',
    licence: 'SIL\u00a0Open Font License 1.1',
    licenceAt: 'https://openfontlicense.org',
    at: 'https://github.com/googlefonts/secular',
  },
  text: {
    lang: 'en',
    name: 'IBM Plex Sans Hebrew',
    by: 'by IBM Corp.',
    licence: 'SIL\u00a0Open Font License 1.1',
    licenceAt: 'https://openfontlicense.org',
    at: 'https://github.com/IBM/plex',
  },
  icons: {
    lang: 'en',
    name: 'Lucide',
    by: 'by Lucide Icons and Contributors',
    licence: 'ISC License',
    licenceAt: 'https://lucide.dev/license',
    at: 'https://lucide.dev',
  },
} satisfies Record<string, Work['made']>
