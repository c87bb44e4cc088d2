import { type LeadWords, leadWordsEn } from '../api/lead-words.en.ts'
import { leadWordsHe } from '../api/lead-words.he.ts'
import type { Locale } from '@repo/contract/locale.ts'

/** The words of the CSV file of leads: its heads, states and spam flags. */
export const exportWords = {
  en: {
    ...leadWordsEn,
    heads: {
      received: 'Received',
      state: 'Status',
      callBack: 'Callback',
      name: 'Name',
      phone: 'Phone',
      email: 'Email',
      storeAddress: 'Store address',
      quizAnswers: 'Quiz answers',
      note: 'Note',
      language: 'Language',
      page: 'Page',
      from: 'Landing page',
      source: 'Source',
      medium: 'Medium',
      campaign: 'Campaign',
      term: 'Term',
      content: 'Content',
      spamFlags: 'Spam marks',
      notOpened: 'Not opened',
      id: 'Id',
    },
  },
  he: {
    ...leadWordsHe,
    heads: {
      received: 'התקבל',
      state: 'מצב',
      callBack: 'לחזור',
      name: 'שם',
      phone: 'טלפון',
      email: 'אימייל',
      storeAddress: 'כתובת החנות',
      quizAnswers: 'תשובות בקוויז',
      note: 'הערה',
      language: 'שפה',
      page: 'דף',
      from: 'דף נחיתה',
      source: 'מקור',
      medium: 'מדיום',
      campaign: 'קמפיין',
      term: 'מונח',
      content: 'תוכן',
      spamFlags: 'סימני ספאם',
      notOpened: 'לא נפתח',
      id: 'מזהה',
    },
  },
} satisfies Record<Locale, LeadWords & { heads: Record<string, string> }>

export type LeadColumn = keyof (typeof exportWords)['en']['heads']
