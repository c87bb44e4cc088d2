import type { ShareTalk } from '@repo/content/ui/ui-words.ts'
import { brand } from '@repo/content/brand.ts'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { QuestionMark } from '@repo/ui/question-mark.tsx'
import { Words } from '@repo/ui/words.tsx'
import { VoiceNumber } from '../sections/shared/voice-number.tsx'
import type { Shared } from './read-share.ts'
import styles from './share-card.module.css'

const scenes = {
  talk: styles.sceneTalk,
  voices: styles.sceneVoices,
  question: styles.sceneQuestion,
  figure: styles.sceneFigure,
}

/** Open Graph image of a page, 1200 × 630, legible at 300 px. */
export function ShareCard({ scene, headline, tag, count = 0, figure, talk }: Shared & { talk: ShareTalk }) {
  const onInk = scene === 'question' ? { shape: 'var(--color-lemon)', dots: 'var(--color-ink)' } : {}
  return (
    <div className={`${styles.shareCard} ${scenes[scene]}`}>
      <p className={styles.brand}>
        <BrandMark {...onInk} className="size-13" />
        <span>{brand.name}</span>
      </p>
      {figure && <DotNumeral value={plainWords(figure)} className={styles.figure} />}
      <Words.h1 className={`${styles.headline} ${sizeOf(plainWords(headline))}`}>{headline}</Words.h1>
      {tag && (
        <p className={styles.tag}>
          <Icon name="timer" className="size-8" />
          <Words>{tag}</Words>
        </p>
      )}
      {scene === 'talk' && <Talk {...talk} />}
      {scene === 'voices' && (
        <div className={`${styles.numbers} ${count > 5 ? styles.many : ''}`}>
          {Array.from({ length: count }, (_, place) => (
            <VoiceNumber key={place} number={place + 1} />
          ))}
        </div>
      )}
      {scene === 'question' && (
        <div className={styles.mark}>
          <QuestionMark className="w-full" />
          <i />
        </div>
      )}
    </div>
  )
}

function Talk({ question, doubt, reply, sale }: ShareTalk) {
  return (
    <div className={styles.talk}>
      <Words.p className={styles.question}>{question}</Words.p>
      <Words.p className={styles.doubt}>{doubt}</Words.p>
      <Words.p className={styles.reply}>{reply}</Words.p>
      <p className={styles.sale}>
        <Icon name="bag" className="size-8" />
        <Words>{sale}</Words>
      </p>
    </div>
  )
}

/** Font size by the length of the headline. */
function sizeOf(headline: string): string | undefined {
  if (headline.length <= 31) return styles.short
  return headline.length <= 46 ? styles.middle : styles.long
}
