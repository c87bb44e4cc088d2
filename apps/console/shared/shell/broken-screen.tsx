import { SmallButton } from '../controls/small-button.tsx'
import { useWords } from '../words/use-words.tsx'

/** A screen whose script did not arrive or threw: after a release, or offline. The rail stays. */
export function BrokenScreen() {
  const words = useWords().shell
  return (
    <main id="content" className="grid justify-items-start gap-3 p-6">
      <h1 className="type-head">{words.broke}</h1>
      <p>{words.brokeMore}</p>
      <SmallButton onClick={() => location.reload()}>{words.reload}</SmallButton>
    </main>
  )
}
