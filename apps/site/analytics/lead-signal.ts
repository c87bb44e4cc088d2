/** Says on this page that a lead was stored, and nothing of the lead. Tags hear it after consent: `client/tag-page-view.ts`. */
export function signalLead(): void {
  document.dispatchEvent(new Event(type))
}

export function onLeadSignal(run: () => void): void {
  document.addEventListener(type, run)
}

const type = 'sondia:lead'
