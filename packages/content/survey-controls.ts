import type { InEveryLocale } from '@repo/contract/locale.ts'
import type { LiveSurveyWords } from './sections/shared.ts'
import type { Written } from './written.ts'

/** What a survey to answer says beside its question, the same on every page. */
export const surveyControls: InEveryLocale<Written<Pick<LiveSurveyWords, 'hint' | 'you' | 'restart'>>> = {
  en: { hint: 'Tap and it replies', you: 'you', restart: 'Start over' },
  he: { hint: 'לוחצים, וה-AI עונה', you: 'בחרת', restart: 'מההתחלה' },
}
