import { useEffect, useState } from 'react'
import { Dots } from '../charts/dots.tsx'
import { useWords } from '../words/use-words.tsx'

/** Grey dots, after 300 ms: what comes sooner needs no sign. */
export function LoadingState() {
  const words = useWords().panels
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 300)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="grid justify-items-start gap-2.5 pt-1 pb-2.5" data-loading="">
      <Dots look="waiting" counts={{ gone: isShown ? 36 : 0 }} />
      <output className="min-h-5 text-slate">{isShown && words.loading}</output>
    </div>
  )
}
