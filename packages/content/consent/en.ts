import type { Written } from '../written.ts'
import type { ConsentWords } from './consent-words.ts'

export const en: Written<ConsentWords> = {
  label: 'Counting visits',
  question: 'OK to count your visit?',
  text: 'Counting shows us which pages help. We never record what you type, and the site works the same either way.',
  more: 'What we count',
  counted: [
    'The pages you open, what you choose in the quiz, a click to install, that you sent the form, and the ad that brought you.',
    'Never what you type. Your name and phone stay out of it.',
  ],
  countedBy: {
    google: 'Google Analytics does the counting and sets cookies in this browser.',
    meta: 'Meta counts too, sets a cookie, and may match the visit to your Meta account.',
    ads: 'Google Ads also learns which ad brought you and what it led to, and sets cookies for that.',
    personalAds: 'Google may use your visit to choose the ads you see.',
    collector:
      'Our own count also notes the site that sent you here (its name, not the page), whether you use a phone, a tablet or a computer, which link you leave by, your answer at the end of our home page, and that you tried the demo with your own product. It uses no cookie and keeps no IP address.',
    answers:
      'The answers of a finished quiz stay in this tab until you close it, so you can attach them to the contact form.',
  },
  change: 'Changed your mind? You can switch anytime in the footer.',
  yes: 'Yes, that’s OK',
  no: 'No, thanks',
  now: { granted: 'Right now your visit is counted.', denied: 'Right now your visit isn’t counted.' },
}
