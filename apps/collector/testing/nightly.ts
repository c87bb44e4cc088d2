/** `NIGHTLY=1 npm test -- --project postgres` runs the exhaustive variants: 20 kills, every outage, 50,000 fuzzed bodies with a fresh seed. */
export const isNightly = process.env.NIGHTLY === '1'
