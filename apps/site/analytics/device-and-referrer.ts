import type { Device, OwnerEvents } from '@repo/contract/events.ts'

/** What a page view says of device and referrer, after consent: a class of device and a host. */
export function deviceAndReferrer(): Pick<OwnerEvents['page_view'], 'device' | 'referrer'> {
  const { width, height } = screen
  return {
    device: deviceClass(matchMedia('(pointer: coarse)').matches, Math.min(width, height)),
    referrer: referrerHost(document.referrer, location.hostname),
  }
}

/** By the main pointer and the shorter side of the screen: a laptop with a touch screen is a desktop. */
export function deviceClass(isCoarse: boolean, shortSide: number): Device {
  if (!isCoarse) return 'desktop'
  return shortSide < 600 ? 'phone' : 'tablet'
}

/** The host alone, without `www.`; empty if there is none, or it is this site. */
export function referrerHost(referrer: string, own: string): string {
  const host = URL.canParse(referrer) ? new URL(referrer).hostname : ''
  return host === own ? '' : host.replace(/^www\./, '')
}
