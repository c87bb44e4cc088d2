import type {
  TargetingChip,
  TargetingChoice,
  TargetingPart,
  TargetingSection,
} from '@repo/content/sections/home-variant.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { Framed } from '../shared/framed.tsx'
import styles from './targeting.module.css'

/**
 * A rule read as a sentence, its choices in bubbles; the question it leads to; then what else one may choose. A bubble is a
 * group of radios: a press on it chooses the next, arrow keys go both ways. The question and the chips follow by CSS.
 */
export function Targeting({ headline, hint, sentence, cards }: TargetingSection) {
  return (
    <Framed surface="fog" className={styles.targeting}>
      <div className="mb-4 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <Words.h2 className="type-sub">{headline}</Words.h2>
        <Words.p className="text-slate">{hint}</Words.p>
      </div>
      <form method="dialog" autoComplete="off">
        <p
          className={`${styles.sentence} font-display text-[clamp(1rem,min(var(--longest-clause),1rem+3vw),3.75rem)] leading-[1.75] font-normal tracking-tight tab:leading-[1.34] he:tracking-normal`}
        >
          {sentence.map((choice) => (
            <span key={choice.by} className="block">
              {choice.before && <Words>{choice.before}</Words>} <Choice {...choice} />
            </span>
          ))}
        </p>
      </form>
      <div className="min-h-42 max-mini:min-h-47.5 my-7 tab:min-h-33 tab:my-9 max-tab:he:min-h-35.5">
        <div
          className={`${styles.sample} w-fit max-w-full rounded-card rounded-es-cut-corner bg-paper px-5.5 pt-4.5 pb-5`}
        >
          <p className="text-small text-pretty text-slate">
            <Said choices={sentence} by="place" />
          </p>
          <p className="mt-1 font-display text-[clamp(1.25rem,1.1rem+0.7vw,1.75rem)] leading-tight font-normal text-pretty">
            <Said choices={sentence} by="visitor" /> <Said choices={sentence} by="rule" />{' '}
            <Said choices={sentence} by="brand" />
          </p>
        </div>
      </div>
      <div className="grid gap-4 stagger tab:grid-cols-start-wide">
        {cards.map(({ title, items }) => (
          <div key={plainWords(title)} className="rounded-card bg-paper p-6 tab:p-8">
            <Words.h3 className="type-head">{title}</Words.h3>
            <ul className="mt-5 flex flex-wrap gap-2">
              {items.map((item) => (
                <Chip key={plainWords(item.text)} {...item} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Framed>
  )
}

function Choice({ by, name, options }: TargetingChoice) {
  return (
    <span role="radiogroup" aria-label={plainWords(name)} className={styles.choice} data-by={by}>
      {options.map(({ text }, place) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its words come through <Words>
        <label key={plainWords(text)} data-answered={place > 0 ? '' : undefined}>
          <input type="radio" name={by} value={place} defaultChecked={place === 0} aria-label={plainWords(text)} />
          <Words.span>{text}</Words.span>
        </label>
      ))}
      <span className={`${styles.more} grid gap-[0.08em] text-[0.8em]`} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </span>
  )
}

/** What each option of a choice says; the one that is chosen is shown. */
function Said({ choices, by }: { choices: readonly TargetingChoice[]; by: TargetingPart }) {
  return choices
    .find((choice) => choice.by === by)
    ?.options.map(({ says }, place) => (
      <Words.span key={plainWords(says)} data-when={`${by}-${place}`}>
        {says}
      </Words.span>
    ))
}

function Chip({ icon, text, by, option }: TargetingChip) {
  return (
    <li
      className={`${styles.chip} flex items-center gap-2 px-4 py-3 leading-tight font-semibold`}
      data-by={by}
      data-when={option === undefined ? undefined : `${by}-${option}`}
    >
      <Icon name={icon} className="size-4.75" />
      <Words.span>{text}</Words.span>
    </li>
  )
}
