import type { LampClosingSection } from '@repo/content/sections/case-study.ts'
import { ButtonLink } from '@repo/ui/button.tsx'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import { Lamp } from './lamp.tsx'
import styles from './lamp-closing.module.css'

/** The last word stands in the cone of the lamp; on phones under it. */
export function LampClosing({ headline, text, cta, note }: LampClosingSection) {
  return (
    <section className={`on-ink ${styles.lampClosing}`}>
      <div className={styles.scene} aria-hidden="true">
        <div className={styles.cone} />
        <Lamp turn={-6} className={styles.lamp} />
      </div>
      <div className="wrap">
        <div className={styles.words}>
          <h2 className="type-title max-tab:max-w-[6.5em]">
            <Words>{headline}</Words>
          </h2>
          <p className="mt-4 mb-6 type-lead">
            <Words>{text}</Words>
          </p>
          <ButtonLink {...linkTo(cta.to)} size="large" className={styles.button}>
            <Words>{cta.label}</Words>
          </ButtonLink>
          <p className="mt-3 type-small">
            <Words>{note}</Words>
          </p>
        </div>
      </div>
    </section>
  )
}
