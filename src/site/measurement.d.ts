/** The owner's own collector, likewise. By default there is none, and none of its code is bundled. */
declare const __COLLECTOR__: import('../analytics/measurement.ts').CollectorSetting | undefined

/** Does that collector hear how fast pages are? On its own, so that the measuring is left out where it does not. */
declare const __FIELD_DATA__: boolean

/** Who may count visits, as the owner set it when the site is built (`astro.config.ts`). By default nobody. */
declare const __MEASUREMENT__: import('../analytics/measurement.ts').Measurement | undefined
