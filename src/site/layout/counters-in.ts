import type { CollectorSetting, Measurement } from '#analytics/measurement.ts'
import type { Counter } from '#content/consent/consent-words.ts'

/** Who counts in this build, in the order in which the question names them. */
export function countersIn(measurement: Measurement | undefined, collector: CollectorSetting | undefined): Counter[] {
  const isOn: Record<Counter, boolean> = {
    google: measurement?.google !== undefined,
    meta: measurement?.meta !== undefined,
    collector: collector !== undefined,
    speed: collector?.fieldData === true,
  }
  return (Object.keys(isOn) as Counter[]).filter((counter) => isOn[counter])
}
