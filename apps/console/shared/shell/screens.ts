import { Activity, ChartNoAxesColumn, Inbox, type LucideIcon, Settings, Split, Sun } from 'lucide-react'
import type { Words } from '../words/words.ts'

/** The screens of the rail, in its order. */
export const screens = [
  { to: '/', name: 'today', Icon: Sun },
  { to: '/leads', name: 'leads', Icon: Inbox },
  { to: '/funnel', name: 'funnel', Icon: ChartNoAxesColumn },
  { to: '/experiments', name: 'experiments', Icon: Split },
  { to: '/health', name: 'health', Icon: Activity },
  { to: '/settings', name: 'settings', Icon: Settings },
] as const satisfies { to: string; name: keyof Words['shell']['screens']; Icon: LucideIcon }[]
