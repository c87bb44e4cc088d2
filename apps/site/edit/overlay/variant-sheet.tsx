import { useState } from 'react'
import { ask } from './ask.ts'
import type { Editor } from './editor.ts'
import type { OverlayWords, Refusal } from './words.ts'

/** A page with another headline, beside the one that is: A stays, B is tried. */
export function VariantSheet({ editor, words }: { editor: Editor; words: OverlayWords }) {
  const [made, setMade] = useState<{ path?: string; days?: number; error?: string; refusal?: Refusal }>()
  const shown = editor.sentences.all().find(({ node, attribute }) => !attribute && node.parentElement?.closest('h1'))
  const facts = shown && editor.facts.get(shown.id)
  if (!facts) return <p>{words.noHeadline}</p>
  return (
    <form
      className="ed-form"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const number = (name: string) => Number(form.get(name))
        const experiment = form.get('experiment') && {
          baseline: number('baseline') / 100,
          worth: 1 + number('lift') / 100,
          visitsPerDay: number('visits'),
        }
        void ask<typeof made>('variant', {
          id: facts.id,
          text: form.get('headline'),
          name: form.get('name'),
          hypothesis: form.get('hypothesis'),
          ...(experiment && { experiment }),
        }).then(({ body }) => setMade(body))
      }}
    >
      <p>{words.variantNote}</p>
      <p dir="auto">
        <b>A</b> {facts.value}
      </p>
      <label>
        B
        <input name="headline" required maxLength={200} dir="auto" defaultValue={facts.value} />
      </label>
      <label>
        {words.hypothesis}
        <input name="hypothesis" required maxLength={200} dir="auto" />
      </label>
      <label>
        {words.variantPath}
        <input name="name" required pattern="[a-z][a-z0-9\-]{1,23}" dir="ltr" />
      </label>
      <label>
        <input name="experiment" type="checkbox" /> {words.experiment}
      </label>
      {(['baseline', 'lift', 'visits'] as const).map((name) => (
        <label key={name}>
          {words[name]}
          <input
            name={name}
            type="number"
            min="0"
            step="any"
            defaultValue={{ baseline: 4, lift: 20, visits: 200 }[name]}
          />
        </label>
      ))}
      {made && (
        <output>
          {made.refusal ? words.refused[made.refusal] : made.error} {made.days && words.planned(made.days)}{' '}
          {made.path && <a href={made.path}>{made.path}</a>}
        </output>
      )}
      <button type="submit" className="ed-button">
        {words.make}
      </button>
    </form>
  )
}
