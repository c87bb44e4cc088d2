import type { Copy } from '@repo/content/copy.ts'
import type { InstallPicture, InstallStepsPicture } from '@repo/content/sections/illustrations.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { InstallMinutes } from '../install-minutes.tsx'
import { Tap, Taps } from './tap.tsx'
import styles from './touch.module.css'

/** The app to switch on: the minutes it took light up. */
export function TouchInstall({ minutes, caption, ...picture }: InstallPicture | InstallStepsPicture) {
  const lines: readonly Copy[] = 'steps' in picture ? picture.steps : [picture.app, picture.state]
  return (
    <Taps className={styles.switch}>
      <Tap
        type="checkbox"
        name="live"
        isChosen={!('steps' in picture)}
        className="flex items-center gap-5 rounded-card"
      >
        <span
          className={`${styles.track} block h-[60px] w-[104px] flex-none rounded-[30px] border border-transparent p-[6px]`}
          aria-hidden="true"
        >
          <i />
        </span>
        <span className="grid leading-normal text-balance">
          {lines.map((line) => (
            <Words.span key={plainWords(line)} className="last:font-semibold">
              {line}
            </Words.span>
          ))}
        </span>
      </Tap>
      <div className={styles.lit}>
        <InstallMinutes minutes={minutes} caption={caption} />
      </div>
    </Taps>
  )
}
