import type { LampClosingSection } from '@repo/content/sections/case-study.ts'
import { Words } from '@repo/ui/words.tsx'
import { Lamp } from './lamp.tsx'
import { CtaLink } from '../shared/cta-link.tsx'
import styles from './lamp-closing.module.css'

/** The last word stands in the cone of the lamp; on phones under it. */
export function LampClosing({ headline, text, cta, note }: LampClosingSection) {
  return (
    <section className="relative grid items-center overflow-clip bg-ink text-paper max-tab:[&_a:focus-visible]:outline-lemon tab:min-h-140 tab:text-ink">
      <div className={`${styles.scene} absolute aspect-420/440 w-[162px] tab:w-[min(410px,34vw)]`} aria-hidden="true">
        <div className={`${styles.cone} absolute h-[212px] bg-lemon tab:h-auto`} />
        <Lamp turn={-6} className="absolute inset-0" />
      </div>
      <div className="wrap w-full">
        <div className="relative pt-53 pb-14 tab:ms-[47%] tab:py-17.5">
          <Words.h2 className="type-title max-tab:max-w-[6.5em]">{headline}</Words.h2>
          <Words.p className="mt-4 mb-6 type-lead">{text}</Words.p>
          <CtaLink cta={cta} size="large" className="max-tab:w-full max-tab:bg-lemon max-tab:text-ink" />
          <Words.p className="mt-3 type-small">{note}</Words.p>
        </div>
      </div>
    </section>
  )
}
