import { root } from '@repo/content/testing/tested-build.ts'
import { readRecord } from '../build-record.ts'

const { settings } = readRecord(root)

/** The owner's settings in the build under test, from its record: a `.env` of an owner's own is no issue. */
export const tested = {
  /** Does it count visits for a service of others? */
  hasTags: settings?.measurement !== undefined,
  hasCollector: settings?.collector !== undefined,
  hasFormOnResults: settings?.leads?.onResults === true,
  /** Does it send or count nothing, as by default? */
  isSilent: settings?.measurement === undefined && settings?.collector === undefined,
}
