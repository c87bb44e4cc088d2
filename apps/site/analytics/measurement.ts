import type { OptionalField } from '@repo/contract/optional-fields.ts'
import type { ConversionName } from './conversions.ts'

/** The measuring services by id, loaded after consent. An owner switches them on; by default there are none, and no banner. */
export interface Measurement {
  /** `G-…` of Google Analytics or `GTM-…` of the Tag Manager. */
  google?: string
  /** A Meta pixel. */
  meta?: string
  googleAds?: GoogleAds
  /**
   * Consent for ads that the question asks for, besides analytics. `measurement` is `ad_storage` and `ad_user_data` of Google's
   * Consent Mode; `personalization` is `ad_personalization` besides.
   */
  adsConsent?: 'measurement' | 'personalization'
}

interface GoogleAds {
  /** `AW-…` */
  id: string
  /** The labels of the owner's conversion actions. */
  labels: Partial<Record<ConversionName, string>>
}

/** The owner's own collector: events after consent, and the leads of the form. By default there is none. */
export interface CollectorSetting {
  /** Its base URL: a path on this site, or another origin. */
  url: string
}

/**
 * How leads travel (LD-04). `unconnected`: the form sends nothing and says so. `none`: there is no form, only the chat. `collector`: to
 * the owner's collector, which stores them. `host`: to a function of the static host, which passes them on and stores nothing.
 */
export type LeadRoute = 'unconnected' | 'none' | 'collector' | 'host'

/** What the owner sets about leads. */
export interface LeadSetting {
  to: LeadRoute
  /** Where the form posts a lead: a path of this site, or at a collector elsewhere. Without it no lead is sent. */
  url?: string
  /** Services of others that receive name and phone, as the privacy page names them: `Slack, Zapier`. Empty: none. */
  services: string
  /** Fields of the form besides name and phone. By default none (LD-01). */
  fields: readonly OptionalField[]
  /** Whether the form offers to attach the answers of the quiz. */
  answers: boolean
  /** Whether the plan of the quiz has the form too (RS-05). */
  onResults: boolean
}

/** The origins of the services' scripts. The security policy allows those of configured services only. */
export const tagOrigins = {
  google: 'https://www.googletagmanager.com',
  meta: 'https://connect.facebook.net',
} as const
