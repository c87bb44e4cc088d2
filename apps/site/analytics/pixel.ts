/** Reports a click on an advertorial's button to the Meta pixel, where the owner's page has one (CP-12). */
export function sendPixelEvent(): void {
  if (window.fbq) window.fbq('trackCustom', 'Get Started/adv', { status: true })
  else console.error('Meta Pixel not initialized')
}

declare global {
  interface Window {
    fbq?: (command: 'trackCustom', event: string, details: { status: boolean }) => void
  }
}
