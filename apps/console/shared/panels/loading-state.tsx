import { useEffect, useState } from 'react'
import { Dots } from '../charts/dots.tsx'
import { TextButton } from '../controls/text-button.tsx'
import { useWords } from '../words/use-words.tsx'

/** Grey dots, after 300 ms: what comes sooner needs no sign. After ten seconds there is a way out. Not read out: a screen has many, and says what was counted. */
export function LoadingState() {
  const words = useWords().panels
  const { reload } = useWords().shell
  const [isShown, setShown] = useState(false)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timers = [setTimeout(() => setShown(true), 300), setTimeout(() => setSlow(true), 10_000)]
    return () => timers.forEach(clearTimeout)
  }, [])
  return (
    <div className="grid justify-items-start gap-2.5 pt-1 pb-2.5" data-loading="">
      <Dots look="waiting" counts={{ gone: isShown ? 36 : 0 }} />
      <p className="min-h-5 text-slate">{isShown && (isSlow ? words.slow : words.loading)}</p>
      {isSlow && <TextButton onClick={() => location.reload()}>{reload}</TextButton>}
    </div>
  )
}
