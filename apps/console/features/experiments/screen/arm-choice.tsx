import type { ChoicePage } from '../api/proposals.ts'
import { locales } from '@repo/contract/locale.ts'
import { textLink } from '../../../shared/controls/text-link.ts'
import { useProposeWords } from './propose-words.ts'
import styles from './new-experiment.module.css'

/** One page of the experiment: a small drawing with its title, its address, and a list of the browser's own to change it. */
export function ArmChoice({
  place,
  page,
  pages,
  change,
}: {
  place: number
  page: ChoicePage | undefined
  pages: readonly ChoicePage[]
  change: (path: string) => void
}) {
  const words = useProposeWords()
  const arm = 'AB'[place] ?? ''
  return (
    <div className={styles.arm}>
      <div className={styles.thumb} aria-hidden="true" dir={page && locales[page.lang].dir}>
        <div>
          <b lang={page?.lang}>{page?.title}</b>
          <i />
          <i />
          <u />
        </div>
        <em data-arm={arm}>{/\d+/.exec(page?.title ?? '')?.[0] ?? '?'}</em>
      </div>
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1">
          <span className="block text-micro text-slate">{words.arms[place]}</span>
          <bdi dir="ltr" className="font-semibold break-all">
            {page?.path}
          </bdi>
        </span>
        <span
          className={`relative py-2 ${textLink} focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ink`}
        >
          <span aria-hidden="true">{words.change}</span>
          <select
            aria-label={words.changeArm(arm)}
            className="absolute inset-0 w-full cursor-pointer opacity-0"
            value={page?.path ?? ''}
            onChange={({ target }) => change(target.value)}
          >
            {pages.map(({ path, runsIn }) => (
              <option key={path} value={path} disabled={runsIn !== undefined}>
                {runsIn === undefined ? path : words.busy(path, runsIn)}
              </option>
            ))}
          </select>
        </span>
      </div>
    </div>
  )
}
