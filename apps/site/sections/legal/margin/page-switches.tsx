import type { LegalMargin } from '@repo/content/sections/legal.ts'
import type { Copy } from '@repo/content/copy.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './page-switches.module.css'

/** Four checkboxes that change how this page looks, without a script. Nothing is kept. */
export function PageSwitches({
  title,
  larger,
  contrast,
  space,
  still,
  note,
}: Extract<LegalMargin, { kind: 'switches' }>) {
  return (
    <section
      aria-label={plainWords(title)}
      className={`${styles.pageSwitches} on-ink rounded-card cut-corner bg-ink px-5 pt-4.5 pb-4 text-paper`}
    >
      <Words.p className="mb-1.5 type-sub text-lemon">{title}</Words.p>
      <PageSwitch changes="larger">{larger}</PageSwitch>
      <PageSwitch changes="contrast">{contrast}</PageSwitch>
      <PageSwitch changes="space">{space}</PageSwitch>
      <PageSwitch changes="still">{still}</PageSwitch>
      <Words.p className={`${styles.note} mt-2.5 text-note/normal`}>{note}</Words.p>
    </section>
  )
}

function PageSwitch({ changes, children }: { changes: 'larger' | 'contrast' | 'space' | 'still'; children: Copy }) {
  return (
    <label className="relative flex min-h-14 cursor-pointer items-center gap-3 border-t border-ink-3 font-semibold">
      <Words>{children}</Words>
      {changes === 'still' && <i className={styles.moving} aria-hidden="true" />}
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
        role="switch"
        autoComplete="off"
        data-changes={changes}
        className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
      />
      <span className={styles.switch} aria-hidden="true" />
    </label>
  )
}
