import type { Copy } from '../copy.ts'
import type { Cta } from '../cta.ts'

/** Sections of the integrations page. */
export type IntegrationsSection = PlatformSection

/** The platform we are built for: the page's headline, one card with the app switched on in a theme, and what comes next. */
export interface PlatformSection {
  kind: 'platform'
  headline: Copy
  lead: Copy
  platform: Copy
  text: Copy
  points: readonly Copy[]
  cta: Cta
  /** The words inside the drawing of a theme editor. */
  drawing: { bar: Copy; list: Copy; app: Copy; state: Copy }
  now: Copy
  next: Copy
}
