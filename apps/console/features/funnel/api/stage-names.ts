import type { InEveryLocale } from '@repo/contract/locale.ts'
import type { FunnelStage } from '@repo/contract/quiz-stages.ts'

/** Names of the quiz's steps and of what follows it, in the console and in its letter. */
export const stageNames: InEveryLocale<Record<FunnelStage, string>> = {
  en: {
    'step:goal': 'Start',
    'step:pain': 'Obstacle',
    'step:infoA': 'Explainer 1',
    'step:traffic': 'Traffic',
    'step:aov': 'ROAS',
    'step:tools': 'Tools',
    'step:question': 'Clarity',
    'step:infoB': 'Explainer 2',
    'step:build': 'Build',
    completed: 'Finished',
    plan: 'Results',
    install: 'Install',
  },
  he: {
    'step:goal': 'התחלה',
    'step:pain': 'איפה זה נתקע',
    'step:infoA': 'הסבר ראשון',
    'step:traffic': 'תנועה',
    'step:aov': 'ROAS',
    'step:tools': 'כלים',
    'step:question': 'עד כמה ברור',
    'step:infoB': 'הסבר שני',
    'step:build': 'בנייה',
    completed: 'סיום',
    plan: 'התוכנית',
    install: 'התקנה',
  },
}
