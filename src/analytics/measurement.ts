import type { OptionalField } from '#contract/optional-fields.ts'

/** The measuring services by id, loaded after consent. An owner switches them on; by default there are none, and no banner. */
export interface Measurement {
  /** `G-…` of Google Analytics or `GTM-…` of the Tag Manager. */
  google?: string
  /** A Meta pixel. */
  meta?: string
}

/** The owner's own collector: events after consent, and the leads of the form. By default there is none. */
export interface CollectorSetting {
  /** Its base URL: a path on this site, or another origin. */
  url: string
  /** Whether web vitals are reported from visitors' devices. */
  fieldData: boolean
}

/** What the owner sets about leads. */
export interface LeadSetting {
  /** Services of others that receive name and phone, as the privacy page names them: `Slack, Zapier`. Empty: none. */
  services: string
  /** Fields of the form besides name and phone. By default none (LD-01). */
  fields: readonly OptionalField[]
}

/** The origins of the services' scripts. The security policy allows those of configured services only. */
export const tagOrigins = {
  google: 'https://www.googletagmanager.com',
  meta: 'https://connect.facebook.net',
} as const satisfies Record<keyof Measurement, string>
