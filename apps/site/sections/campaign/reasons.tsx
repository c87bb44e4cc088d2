import type { ReasonsSection } from '@repo/content/sections/campaign.ts'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { groundClass } from '../../layout/ground-class.ts'
import { ReasonPicture } from '../illustrations/reason-picture.tsx'
import { VoiceNumber } from '../shared/voice-number.tsx'
import styles from './reasons.module.css'

const looks = {
  rows: {
    list: '',
    item: styles.row,
    number: 'tab:mb-0 tab:self-start',
    dots: 'tab:h-[92px]',
    voice: 'lap-wide:w-[104px]',
    text: 'text-[1.125rem]/[1.6] text-[rgb(18_19_15/.82)]',
  },
  cards: {
    list: 'grid gap-3 tab:gap-4 lap-wide:grid-cols-12',
    item: styles.card,
    number: '',
    dots: '',
    voice: '',
    text: '',
  },
}

/** In rows the picture has the background colour; in cards the whole card has it. */
export function Reasons({ look = 'rows', numerals = 'plain', cards }: ReasonsSection) {
  const drawn = looks[look]
  const number = `mb-4 [grid-area:number] ${drawn.number}`
  return (
    <section className="wrap py-section">
      <ol className={`stagger ${drawn.list}`}>
        {cards.map(({ icon, title, text, ground, picture }, place) => {
          const onInk = look === 'cards' && ground === 'ink'
          return (
            <li
              key={plainWords(title)}
              className={`${drawn.item} ${look === 'cards' ? groundClass[ground] : ''} ${look === 'cards' && picture.kind === 'feedPost' ? styles.tall : ''}`}
            >
              {numerals === 'voices' ? (
                <VoiceNumber number={place + 1} className={`w-[84px] ${number} ${drawn.voice}`} />
              ) : (
                <DotNumeral
                  value={String(place + 1)}
                  className={`h-16 ${number} ${drawn.dots} ${onInk ? 'text-lemon' : ''}`}
                />
              )}
              <h2 className="type-head [grid-area:title]">
                <Icon
                  name={icon}
                  className={`me-[.38em] inline size-[.86em] align-[-.08em] ${onInk ? 'text-lemon' : ''}`}
                />
                <Words>{title}</Words>
              </h2>
              <p
                className={`mt-[.6rem] max-w-[33.6em] text-pretty [grid-area:text] ${drawn.text} ${onInk ? 'text-ash' : ''}`}
              >
                <Words>{text}</Words>
              </p>
              <div className={`${styles.picture} ${look === 'rows' ? groundClass[ground] : ''}`}>
                <ReasonPicture {...picture} />
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
