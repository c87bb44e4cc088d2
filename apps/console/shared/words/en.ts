import { experimentsEn } from '../../features/experiments/words/experiments.en.ts'
import { funnelEn } from '../../features/funnel/words/funnel.en.ts'
import { trendEn } from '../../features/funnel/words/trend.en.ts'
import { leadsEn } from '../../features/leads/words/leads.en.ts'
import { panelsEn } from './panels.en.ts'
import { settingsEn } from '../../features/settings/words/settings.en.ts'
import { shellEn } from './shell.en.ts'
import { signInEn } from '../../features/sign-in/words/sign-in.en.ts'
import { todayEn } from '../../features/today/words/today.en.ts'

export const en = {
  shell: shellEn,
  panels: panelsEn,
  today: todayEn,
  leads: leadsEn,
  funnel: funnelEn,
  trend: trendEn,
  experiments: experimentsEn,
  settings: settingsEn,
  signIn: signInEn,
}
