import { experimentsEn } from './experiments.en.ts'
import { funnelEn } from './funnel.en.ts'
import { healthEn } from './health.en.ts'
import { leadsEn } from './leads.en.ts'
import { pagesEn } from './pages.en.ts'
import { panelsEn } from './panels.en.ts'
import { settingsEn } from './settings.en.ts'
import { shellEn } from './shell.en.ts'
import { signInEn } from './sign-in.en.ts'
import { todayEn } from './today.en.ts'

export const en = {
  shell: shellEn,
  panels: panelsEn,
  today: todayEn,
  leads: leadsEn,
  funnel: funnelEn,
  pages: pagesEn,
  experiments: experimentsEn,
  health: healthEn,
  settings: settingsEn,
  signIn: signInEn,
}
