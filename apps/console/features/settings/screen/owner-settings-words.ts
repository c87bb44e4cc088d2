import { messagesEn } from '../words/messages.en.ts'
import { messagesHe } from '../words/messages.he.ts'
import { peopleEn } from '../words/people.en.ts'
import { peopleHe } from '../words/people.he.ts'
import { wordsHook } from '../../../shared/words/use-words.tsx'

/** Words of the settings of owners. */
export const useOwnerSettingsWords = wordsHook({
  en: { people: peopleEn, messages: messagesEn },
  he: { people: peopleHe, messages: messagesHe },
})
