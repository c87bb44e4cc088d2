import type { PlatformSection } from '@repo/content/sections/integrations.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { CtaLink } from '../shared/cta-link.tsx'
import { ComingPlatforms } from './coming-platforms.tsx'
import { Samples } from './samples.tsx'
import { Stations } from './stations.tsx'
import { ThemeEditor } from './theme-editor.tsx'
import { TouchedFacts } from './touched-facts.tsx'
import styles from './platform.module.css'

/** One platform, so one card; its switch is the page: switched on, the same answer fills five places (PG-06). */
export function Platform(section: PlatformSection) {
  const { headline, lead, platform, text, points, cta, editor, arrived } = section
  return (
    <section>
      <div className="overflow-clip bg-blush pb-7 tab:pb-9.5">
        <div className="wrap">
          <Words.h1 className={`${styles.headline} pt-3.5 type-display`}>{headline}</Words.h1>
          <Words.p className="mt-3.5 max-w-[46em] text-[clamp(1.0625rem,.95rem+.45vw,1.375rem)]/normal text-pretty">
            {lead}
          </Words.p>
          <div className={`${styles.stage} mt-5.5 tab:mt-7.5`} data-stage="">
            <div className={`${styles.card} rounded-xl cut-corner bg-lemon`}>
              <div className={styles.offer}>
                <Words.h2 className="font-display text-[2.5rem]/none tracking-tight tab:text-[3rem]/none he:tracking-normal">
                  {platform}
                </Words.h2>
                <Words.p className="mt-2 mb-4 max-w-[21em] leading-[1.4]">{text}</Words.p>
                <CtaLink cta={cta} />
              </div>
              <ul className={`${styles.points} grid gap-1.5 text-small/tight font-semibold`}>
                {points.map((point) => (
                  <li key={plainWords(point)} className="flex gap-2.5 text-balance">
                    <Icon name="check" stroke={2.4} />
                    <Words.span>{point}</Words.span>
                  </li>
                ))}
              </ul>
              <ThemeEditor {...editor} />
              <output className="sr-only">
                <Words.span className={styles.arrived}>{arrived}</Words.span>
              </output>
            </div>
            <Stations {...section} />
          </div>
        </div>
      </div>
      <Samples {...section.samples} />
      <div className="on-ink overflow-clip bg-ink text-paper">
        <TouchedFacts {...section.touches} />
        <ComingPlatforms {...section} />
      </div>
    </section>
  )
}
