import type { CoverPicture } from '@repo/content/sections/illustrations.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './cover.module.css'

/** A native vertical slider pulls the cover (`pull-cover.client.ts`). Without script it is half off, and there is nothing to pull. */
export function Cover({ drawing, pull, hint, asks, ad }: CoverPicture) {
  return (
    <div className={styles.cover} data-cover="">
      <Words.p className="sr-only">{drawing}</Words.p>
      <svg viewBox="0 -150 400 430" fill="none" strokeLinecap="round" aria-hidden="true">
        <path d="M-30 -118Q200 -96 430 -118" stroke="var(--color-ink)" strokeWidth="3" />
        <ellipse cx="200" cy="274" rx="172" ry="8" fill="var(--color-ink)" opacity=".12" />
        <path d="M84 236 74 272M316 236l10 36M150 238v32M250 238v32" stroke="var(--color-ink)" strokeWidth="11" />
        <path d="M62 128a38 38 0 0 1 38-38h200a38 38 0 0 1 38 38v84H62z" fill="var(--color-paper)" />
        <path d="M200 94v84" stroke="var(--color-line)" strokeWidth="4" />
        <rect x="70" y="176" width="260" height="66" rx="20" fill="var(--color-paper)" />
        <path d="M92 178h216M200 180v58" stroke="var(--color-line)" strokeWidth="4" />
        <g className={styles.cloth}>
          <path
            d="M62 128a38 38 0 0 1 38-38h200a38 38 0 0 1 38 38v90q-23 16-46 0t-46 0t-46 0t-46 0t-46 0t-46 0z"
            fill="var(--color-tomato)"
          />
          <path d="M200 94v116" stroke="var(--color-ink)" strokeWidth="4" opacity=".2" />
          <path
            className={styles.stain}
            d="M262 132c10-8 26-4 28 8s12 10 8 20-16 6-22 10-20 4-20-8-4-22 6-30zM300 180a6 6 0 1 1 0 12a6 6 0 1 1 0-12z"
            fill="var(--color-tomato-deep)"
          />
          <path className={styles.pegs} d="M107 84v18M200 84v18M293 84v18" stroke="var(--color-ink)" strokeWidth="10" />
        </g>
        <path
          d="M36 170a26 26 0 0 1 52 0v64a10 10 0 0 1-10 10H52a16 16 0 0 1-16-16zM312 170a26 26 0 0 1 52 0v58a16 16 0 0 1-16 16h-26a10 10 0 0 1-10-10z"
          fill="var(--color-ink)"
        />
        <circle cx="62" cy="170" r="9" fill="var(--color-lemon)" />
        <circle cx="338" cy="170" r="9" fill="var(--color-lemon)" />
      </svg>
      <Words.p className={`${styles.asks} cut-corner-end bg-blush`}>{asks}</Words.p>
      <div className={`${styles.ad} cut-corner bg-paper`} data-answered="">
        <Words.p className="mb-1 font-text text-micro font-semibold text-slate">{ad.label}</Words.p>
        <p>
          <Words highlights>{ad.line}</Words>
        </p>
      </div>
      <div className="noscript:hidden" data-actions="">
        <span className={styles.grip} aria-hidden="true">
          <svg viewBox="0 0 24 24" className="size-6.5 fill-none stroke-current stroke-[2.2px]">
            <path d="M12 19V5M5 12l7-7 7 7" />
          </svg>
        </span>
        <span className={styles.hint} aria-hidden="true">
          <Words>{hint}</Words>
        </span>
        <input
          type="range"
          min="0"
          max="100"
          defaultValue="50"
          autoComplete="off"
          aria-label={plainWords(pull)}
          aria-orientation="vertical"
          className={styles.pull}
        />
      </div>
    </div>
  )
}
