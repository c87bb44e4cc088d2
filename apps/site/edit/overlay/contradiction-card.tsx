import { isKept, type ReadContradiction } from '@repo/content/claims/contradictions.ts'
import { Act } from './button.tsx'
import { usePanel } from './panel-context.ts'
import { ShellIcon } from './shell-icon.tsx'

/** CL-27: pages say two things about a claim of the open sentence. It stops no sending: an owner chooses, in the ledger. */
export function ContradictionCard({ one }: { one: ReadContradiction }) {
  const { editor, words } = usePanel()
  const { locale } = editor
  return (
    <section className="ed-rule ed-tip">
      <p className="ed-kind">
        <ShellIcon name="alert" />
        {one.state === 'blocks' ? words.beforeLaunch : words.canWait}
      </p>
      <div>
        <h3>{one.about[locale]}</h3>
        <p dir={isKept(one) ? 'auto' : undefined}>
          {isKept(one) ? words.keptBecause(one.kept ?? '') : one.choose[locale]}
        </p>
      </div>
      {one.sides.map(({ name, words: said, pages }) => (
        <details className="ed-hint" key={name}>
          <summary>
            <bdi>{said[locale]}</bdi> {words.saidOn(pages.length)}
          </summary>
          {pages.map((path) => (
            <Act look="link" key={path} dir="ltr" press={() => void editor.go(path)}>
              {path}
            </Act>
          ))}
        </details>
      ))}
    </section>
  )
}
