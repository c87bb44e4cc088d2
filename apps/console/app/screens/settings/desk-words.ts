import type { Locale } from '@repo/contract/locale.ts'
import { assistantEn } from '../../words/assistant.en.ts'
import { assistantHe } from '../../words/assistant.he.ts'
import { messagesEn } from '../../words/messages.en.ts'
import { messagesHe } from '../../words/messages.he.ts'
import { peopleEn } from '../../words/people.en.ts'
import { peopleHe } from '../../words/people.he.ts'
import { useLocale } from '../../words/use-words.tsx'

/** Words of the settings of owners by language, apart from the other words: no other screen needs them. */
export function useDeskWords(): DeskWords {
  return deskWords[useLocale().locale]
}

interface DeskWords {
  people: typeof peopleEn
  messages: typeof messagesEn
  assistant: typeof assistantEn
}

const deskWords: Record<Locale, DeskWords> = {
  en: { people: peopleEn, messages: messagesEn, assistant: assistantEn },
  he: { people: peopleHe, messages: messagesHe, assistant: assistantHe },
}
