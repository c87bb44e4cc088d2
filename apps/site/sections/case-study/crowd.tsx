import type { Copy } from '@repo/content/copy.ts'
import type { CrowdSection } from '@repo/content/sections/case-study.ts'
import { ArrivingDots } from '@repo/ui/arriving-dots.tsx'
import type { Voice } from '@repo/ui/dot-field.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { scatter } from '@repo/ui/scatter.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './crowd.module.css'

const visitors = 1000
const joining: Voice = 'jade'

/** Every visitor of a thousand is a dot. The rates say how many of them bought. */
export function Crowd({ headline, before, after, legend }: CrowdSection) {
  const bought = inThousand(before.rate)
  const more = inThousand(after.rate) - bought
  const crowd = scatter<Voice>({ dark: visitors - bought - more, paper: bought, [joining]: more }, 11)
  return (
    <section className="on-ink mt-12 bg-ink py-section text-paper tab:mt-20">
      <div className="wrap">
        <div className="grid items-end gap-x-10 gap-y-8 tab:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lap:gap-x-16">
          <h2 className="type-title">
            <Words>{headline}</Words>
          </h2>
          <div className="grid grid-cols-[1fr_24px_1fr] items-center gap-3.5 tab:grid-cols-[1fr_32px_1fr] tab:gap-4 lap:grid-cols-[1fr_44px_1fr] lap:gap-6">
            <Rate figure={before.figure} label={before.label} className="text-ash" />
            <Icon name="arrowRight" className="mb-9 size-6 text-ash tab:size-8 lap:size-11" />
            <Rate figure={after.figure} label={after.label} className="text-jade" />
          </div>
        </div>
        {/* The legend counts them in words. */}
        <Field crowd={crowd} columns={25} className="phone:hidden" />
        <Field crowd={crowd} columns={40} className="hidden phone:max-tab:block" />
        <Field crowd={crowd} columns={50} className="hidden tab:block" />
        <ul className="mt-6 flex flex-col gap-x-9 gap-y-2.5 font-semibold tab:flex-row tab:flex-wrap">
          <li className="flex items-center gap-2.5">
            <i aria-hidden="true" className="size-4 rounded-pill bg-paper" />
            <span>
              {bought} <Words>{legend.before}</Words>
            </span>
          </li>
          <li className="flex items-center gap-2.5">
            <i aria-hidden="true" className="size-4 rounded-pill rounded-es-[2px] bg-jade" />
            <span>
              {more} <Words>{legend.more}</Words>
            </span>
          </li>
          <li className="flex items-center gap-2.5 font-normal text-ash">
            <i aria-hidden="true" className="size-4 rounded-pill bg-ink-3" />
            <span>
              <Words>{legend.rest}</Words>
            </span>
          </li>
        </ul>
      </div>
    </section>
  )
}

/** The new buyers arrive when they are seen. */
function Field({ crowd, columns, className }: { crowd: readonly Voice[]; columns: number; className: string }) {
  return (
    <ArrivingDots
      dots={crowd}
      columns={columns}
      arriving={joining}
      said={(voice) => voice === joining}
      className={`${styles.field} ${className}`}
    />
  )
}

function Rate({ figure, label, className }: { figure: Copy; label: Copy; className: string }) {
  return (
    <div className={className}>
      <DotNumeral value={plainWords(figure)} className="h-auto! w-full!" />
      <p className={`mt-4 font-semibold ${className === 'text-jade' ? 'text-paper' : ''}`}>
        <Words>{label}</Words>
      </p>
    </div>
  )
}

function inThousand(percent: number): number {
  return Math.round((percent / 100) * visitors)
}
