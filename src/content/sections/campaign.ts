import type { FaqSection } from './marketing.ts'

/** Sections of the campaign pages. */
export type CampaignSection = FaqSection
