import type { Words } from './words.ts'
import { experimentsHe } from './experiments.he.ts'
import { funnelHe } from './funnel.he.ts'
import { healthHe } from './health.he.ts'
import { leadsHe } from './leads.he.ts'
import { pagesHe } from './pages.he.ts'
import { panelsHe } from './panels.he.ts'
import { settingsHe } from './settings.he.ts'
import { shellHe } from './shell.he.ts'
import { signInHe } from './sign-in.he.ts'
import { todayHe } from './today.he.ts'

export const he: Words = {
  shell: shellHe,
  panels: panelsHe,
  today: todayHe,
  leads: leadsHe,
  funnel: funnelHe,
  pages: pagesHe,
  experiments: experimentsHe,
  health: healthHe,
  settings: settingsHe,
  signIn: signInHe,
}
