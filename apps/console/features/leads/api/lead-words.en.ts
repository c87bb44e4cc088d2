import type { LeadState, SpamFlag } from './leads.ts'

/** Words for a lead that the screens and the exported file share. */
export const leadWordsEn: LeadWords = {
  states: {
    new: 'New',
    called: 'Called',
    no_answer: 'No answer',
    won: 'Won',
    lost: 'Lost',
    suspect: 'Suspect',
  },
  spamFlags: {
    'too-fast': 'Too fast',
    honeypot: 'Hidden field filled',
    rate: 'Many from one network',
    bot: 'No real browser',
  },
}

export interface LeadWords {
  states: Record<LeadState, string>
  spamFlags: Record<SpamFlag, string>
}
