/** Who counts visits, by id, once a visitor agrees. An owner switches it on; by default there is nobody, and no banner that asks. */
export interface Measurement {
  /** `G-…` of Google Analytics or `GTM-…` of the Tag Manager. */
  google?: string
  /** A Meta pixel. */
  meta?: string
}

/** A collector of the owner's own: events after a yes, and the leads of the form. By default there is none. */
export interface CollectorSetting {
  /** Its address: a path on this site, or another origin. */
  url: string
  /** Does it hear how fast pages are on visitors' devices? */
  fieldData: boolean
}

/** Where their scripts come from. The security policy opens these, and only for those whom the owner named. */
export const tagOrigins = {
  google: 'https://www.googletagmanager.com',
  meta: 'https://connect.facebook.net',
} as const satisfies Record<keyof Measurement, string>
