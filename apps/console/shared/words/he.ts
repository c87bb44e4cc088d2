import type { Words } from './words.ts'
import { experimentsHe } from '../../features/experiments/words/experiments.he.ts'
import { funnelHe } from '../../features/funnel/words/funnel.he.ts'
import { trendHe } from '../../features/funnel/words/trend.he.ts'
import { leadsHe } from '../../features/leads/words/leads.he.ts'
import { panelsHe } from './panels.he.ts'
import { settingsHe } from '../../features/settings/words/settings.he.ts'
import { shellHe } from './shell.he.ts'
import { signInHe } from '../../features/sign-in/words/sign-in.he.ts'
import { todayHe } from '../../features/today/words/today.he.ts'

export const he: Words = {
  shell: shellHe,
  panels: panelsHe,
  today: todayHe,
  leads: leadsHe,
  funnel: funnelHe,
  trend: trendHe,
  experiments: experimentsHe,
  settings: settingsHe,
  signIn: signInHe,
}
