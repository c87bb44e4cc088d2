import type { ThemeEmbedSection } from '@repo/content/sections/home-variant.ts'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { SwitchMark } from '../shared/switch-mark.tsx'
import { CtaLink } from '../shared/cta-link.tsx'
import { Framed } from '../shared/framed.tsx'
import styles from './theme-embed.module.css'

const row = 'flex min-h-18 items-center gap-3.5'

/** The list of apps in a theme: ours is the one that is switched on. */
export function ThemeEmbed({ headline, text, points, app, state, cta }: ThemeEmbedSection) {
  return (
    <Framed surface="ink" columns="endWide">
      <div>
        <Words.h2 className="type-title">{headline}</Words.h2>
        <Words.p className="mt-4.5 mb-6 max-w-measure type-lead text-ash">{text}</Words.p>
        <ul>
          {points.map((point) => (
            <li key={plainWords(point)} className="flex items-center gap-3 border-t border-ink-3 py-3 font-semibold">
              <Icon name="check" stroke={2.4} className="size-5 text-lemon" />
              <Words.span className="text-pretty">{point}</Words.span>
            </li>
          ))}
        </ul>
        <CtaLink cta={cta} look="lemon" className="mt-5 max-phone:w-full" />
      </div>
      <div
        className="grid gap-2.5 rounded-card cut-corner bg-ink-2 px-6.5 py-6 tab:rounded-xl tab:cut-corner tab:p-9"
        aria-hidden="true"
      >
        <OtherApp />
        <div
          className={`${row} -mx-4 rounded-large cut-corner bg-lemon px-5.5 py-5.5 text-large/tight font-semibold text-ink`}
        >
          <BrandMark className="size-9.5 flex-none" />
          <span>
            <Words>{app}</Words>
            <Words.small className="block text-small/tight font-normal">{state}</Words.small>
          </span>
          <SwitchMark className="ms-auto w-16" />
        </div>
        <OtherApp />
        <OtherApp />
      </div>
    </Framed>
  )
}

function OtherApp() {
  return (
    <div className={`${row} rounded-medium bg-ink-3 px-4.5 py-4`}>
      <i className="size-9.5 flex-none rounded-circle bg-[#4a4e42]" />
      <span className={`${styles.name} relative mb-[18px] h-[9px] flex-1 rounded-small bg-[#4a4e42]`} />
      <SwitchMark isOn={false} className="w-14 text-[#4a4e42]" />
    </div>
  )
}
