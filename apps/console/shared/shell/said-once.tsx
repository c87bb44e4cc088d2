import { useState } from 'react'

/** Read out when something else is shown: once, and not again when the figures of the same view change. */
export function SaidOnce({ view, text }: { view: string; text: string | undefined }) {
  const [said, setSaid] = useState({ view: '', text: '' })
  if (text !== undefined && said.view !== view) setSaid({ view, text })
  return <output className="sr-only">{said.view === view && said.text}</output>
}
