import type { ScenePart } from '@repo/content/sections/article.ts'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './scene.module.css'

/** A drawing from edge to edge. The side card stands over its end, so nothing is drawn there. */
export function Scene(scene: ScenePart) {
  return scene.scene === 'closedShop' ? <ClosedShop {...scene} /> : <MorningCounter {...scene} />
}

const stripes = Array.from({ length: 10 }, (_, stripe) => 430 + stripe * 58)
const visitors = [60, 1030].flatMap((first) => Array.from({ length: 13 }, (_, place) => first + place * 28))

/** A shop at night: the light is on, the sign says that it is closed, and visitors pass as dots. */
function ClosedShop({ sign, caption }: Extract<ScenePart, { scene: 'closedShop' }>) {
  return (
    <figure className={`on-ink ${styles.scene} ${styles.night}`}>
      <svg viewBox="-160 30 1760 470" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path d="M-600 0h2700v500H-600z" fill="var(--color-ink)" />
        <circle cx="1180" cy="96" r="46" fill="var(--color-lemon)" />
        <circle cx="1200" cy="84" r="42" fill="var(--color-ink)" />
        <path d="M-600 430h2700v70H-600z" fill="var(--color-ink-2)" />
        <rect x="430" y="96" width="580" height="334" rx="10" fill="var(--color-ink-3)" />
        {stripes.map((x, place) => (
          <path
            key={x}
            d={`M${x} 96h58v56a29 29 0 0 1-58 0z`}
            fill={place % 2 ? 'var(--color-blush)' : 'var(--color-tomato)'}
          />
        ))}
        <path d="M462 214h330v216H462zM826 206h152v224H826z" fill="var(--color-ink-2)" />
        <circle cx="846" cy="330" r="7" fill="var(--color-lemon)" />
        <path d="M627 430 540 214h174z" fill="var(--color-lemon)" opacity=".18" />
        <rect x="560" y="392" width="134" height="38" rx="8" fill="var(--color-slate)" />
        <circle cx="627" cy="352" r="30" stroke="var(--color-lemon)" strokeWidth="9" fill="none" />
        <path d="m627 296 18 16-18 20-18-20z" fill="var(--color-tomato)" />
        <path d="m902 236-24 14h48z" fill="none" stroke="var(--color-ash)" strokeWidth="3" />
        <path d="M862 250h80v40h-80z" fill="var(--color-paper)" />
        <text x="902" y="277" textAnchor="middle" fontSize="20" fontFamily="var(--font-display)">
          {plainWords(sign)}
        </text>
        <path
          d={visitors.map((x) => `M${x} 452h0`).join('')}
          stroke="var(--color-ash)"
          strokeWidth="16"
          strokeLinecap="round"
        />
      </svg>
      <Words.figcaption>{caption}</Words.figcaption>
    </figure>
  )
}

/** The counter in the morning: a kettle, and the first answers on a screen. */
function MorningCounter({ clock, says }: Extract<ScenePart, { scene: 'morningCounter' }>) {
  return (
    <figure className={`${styles.scene} ${styles.morning}`}>
      <svg viewBox="-160 40 1760 480" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <circle className={styles.sun} cx="1120" cy="430" r="190" fill="var(--color-lemon)" />
        <path d="M-600 430h2700v90H-600z" fill="var(--color-ink)" />
        <g className={styles.kettle}>
          <path d="M20 92a90 90 0 0 1 180 0v70a18 18 0 0 1-18 18H38a18 18 0 0 1-18-18z" fill="var(--color-tomato)" />
          <g stroke="var(--color-ink)" strokeWidth="14" fill="none" strokeLinecap="round">
            <path d="M200 92q52-6 56-58M30 60Q-30 60-18 128q6 24 38 26M72 12h76" />
            <circle cx="110" cy="-4" r="14" fill="var(--color-lemon)" strokeWidth="6" />
          </g>
          <circle cx="110" cy="108" r="20" fill="var(--color-lemon)" />
        </g>
        <g className="max-lap:hidden">
          <rect x="400" y="120" width="440" height="310" rx="24" fill="var(--color-ink)" />
          <rect x="414" y="134" width="412" height="282" rx="14" fill="var(--color-paper)" />
        </g>
      </svg>
      <DotNumeral
        value={plainWords(clock.time)}
        label={plainWords(clock.label)}
        className="absolute start-gutter bottom-2 h-7 text-blush tab:start-[max(var(--spacing-gutter)+5rem,50%-33.625rem)] tab:top-[18px] tab:bottom-auto tab:h-[92px] tab:text-ink"
      />
      <ul>
        {says.map((said) => (
          <Words.li key={plainWords(said)}>{said}</Words.li>
        ))}
      </ul>
    </figure>
  )
}
