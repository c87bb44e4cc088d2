import type { Cta } from '../cta.ts'

/** Sections of the integrations page. */
export type IntegrationsSection = PlatformSection

/** The platform we are built for: the page's headline, one card with the app switched on in a theme, and what comes next. */
export interface PlatformSection {
  kind: 'platform'
  headline: string
  lead: string
  platform: string
  text: string
  points: readonly string[]
  cta: Cta
  /** The words inside the drawing of a theme editor. */
  drawing: { bar: string; list: string; app: string; state: string }
  now: string
  next: string
}
