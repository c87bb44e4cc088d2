/** Who may count visits, as the owner set it when the site is built (`astro.config.ts`). By default nobody. */
declare const __MEASUREMENT__: import('../analytics/measurement.ts').Measurement | undefined
