import { useEffect, useState } from 'react'
import { useWords } from '../words/use-words.tsx'
import styles from './states.module.css'

/** Grey dots, after 300 ms: what comes sooner needs no sign. */
export function LoadingState() {
  const words = useWords().panels
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 300)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.state} data-loading="">
      <div className={styles.dots} aria-hidden="true">
        {isShown && Array.from({ length: 36 }, (_, index) => <i key={index} className={styles.dot} />)}
      </div>
      <output className={styles.quiet}>{isShown && words.loading}</output>
    </div>
  )
}
