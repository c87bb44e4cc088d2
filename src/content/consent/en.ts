import type { ConsentWords } from './consent-words.ts'

export const en: ConsentWords = {
  label: 'Counting visits',
  question: 'May we count you?',
  text: 'It tells us which pages help: visits and taps, nothing else. The site works the same either way.',
  more: 'What we count',
  counted: [
    'The pages you open, what you choose in the quiz, and the ad that brought you.',
    'Never what you type. Your name and phone stay out of it.',
  ],
  countedBy: {
    google: 'Google does the counting and keeps a cookie here.',
    meta: 'Meta counts too, keeps a cookie, and may match the visit to your account there.',
    collector: 'Our own count includes the link you left by. It keeps no cookie and no IP address.',
    speed: 'It notes how fast the page was on your device.',
  },
  change: 'Changed your mind? The question waits in the site’s footer.',
  yes: 'Yes, count me',
  no: 'No, thanks',
  now: { granted: 'Right now we count you.', denied: 'Right now we don’t count you.' },
}
