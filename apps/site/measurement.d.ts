/** Which claims the build shows, set at build time. By default all of them. */
declare const __CLAIMS__: import('@repo/content/claims/ledger.ts').ClaimsMode

/** The owner's own collector, set at build time. By default undefined, and none of its code is bundled. */
declare const __COLLECTOR__: import('./analytics/measurement.ts').CollectorSetting | undefined

/** What the owner set about leads. */
declare const __LEADS__: import('./analytics/measurement.ts').LeadSetting

/** Where the form posts a lead. A constant of its own, so that a build that sends none has none of that code. */
declare const __LEADS_URL__: string | undefined

/** Does its form offer to attach quiz answers? A constant of its own, so that the code is dropped where it does not. */
declare const __LEAD_ANSWERS__: boolean

/** Measuring services, set at build time (`apps/site/astro.config.ts`). By default undefined. */
declare const __MEASUREMENT__: import('./analytics/measurement.ts').Measurement | undefined

/** The version of the project. */
declare const __VERSION__: string

/** The day of the build in the owner's time zone, once for all pages. */
declare const __TODAY__: import('@repo/content/schedule.ts').Day
