import type { InEveryLocale } from '@repo/contract/locale.ts'
import type { FunnelStage } from '@repo/contract/quiz-stages.ts'

/** Names of the quiz's steps and of what follows it, in the console and in its letter. */
export const stageNames: InEveryLocale<Record<FunnelStage, string>> = {
  en: {
    'step:goal': 'Start',
    'step:pain': 'Pain',
    'step:infoA': 'Info A',
    'step:traffic': 'Traffic',
    'step:aov': 'ROAS',
    'step:tools': 'Tools',
    'step:question': 'Question',
    'step:infoB': 'Info B',
    'step:build': 'Build',
    completed: 'Finished',
    plan: 'Results',
    install: 'Install',
  },
  he: {
    'step:goal': 'התחלה',
    'step:pain': 'הקושי',
    'step:infoA': 'מידע א׳',
    'step:traffic': 'תנועה',
    'step:aov': 'ROAS',
    'step:tools': 'כלים',
    'step:question': 'שאלה',
    'step:infoB': 'מידע ב׳',
    'step:build': 'בנייה',
    completed: 'סיום',
    plan: 'תוצאות',
    install: 'התקנה',
  },
}
