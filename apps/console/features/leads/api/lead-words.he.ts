import type { LeadWords } from './lead-words.en.ts'

export const leadWordsHe: LeadWords = {
  states: {
    new: 'חדש',
    called: 'דיברנו',
    no_answer: 'אין מענה',
    won: 'עסקה',
    lost: 'בלי עסקה',
    suspect: 'חשוד',
  },
  spamFlags: {
    'too-fast': 'מהר מדי',
    honeypot: 'מילוי שדה סמוי',
    rate: 'הרבה מרשת אחת',
    bot: 'לא דפדפן רגיל',
  },
}
