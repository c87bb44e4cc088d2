import type { PlatformSection } from '@repo/content/sections/integrations.ts'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { BrowserBar } from '@repo/ui/browser-bar.tsx'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { SwitchMark } from '../shared/switch-mark.tsx'
import { CtaLink } from '../shared/cta-link.tsx'
import styles from './platform.module.css'

const appRow =
  'flex items-center gap-[clamp(.6rem,3.6vw,.9rem)] rounded-medium px-[clamp(.75rem,4.4vw,1.1rem)] py-4 leading-tight font-semibold'
const ring = 'size-8.5 rounded-circle tab:size-11'

/** One platform, so one card is the whole page: our mark plugs into the frame of a theme editor. */
export function Platform({ headline, lead, platform, text, points, cta, drawing, now, next }: PlatformSection) {
  return (
    <section>
      <div className="bg-blush pb-8 tab:pb-13">
        <div className="wrap">
          <div className="grid items-end gap-x-12 gap-y-6 pt-4 pb-6 tab:grid-cols-[minmax(0,1fr)_23rem]">
            <Words.h1 className="max-w-[9.38em] type-display">{headline}</Words.h1>
            <Words.p className="type-lead">{lead}</Words.p>
          </div>
          <div className="grid overflow-hidden rounded-card cut-corner bg-lemon tab:min-h-140 tab:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] tab:rounded-[48px] tab:cut-corner">
            <div className="flex flex-col px-6 pt-6.5 tab:ps-9 tab:pe-0 tab:py-12 lap:ps-12">
              <Words.h2 className="type-title">{platform}</Words.h2>
              <Words.p className="mt-3 mb-6 max-w-[19.2em] type-lead">{text}</Words.p>
              <CtaLink cta={cta} size="large" className="tab:self-start" />
              <ul className="mt-8">
                {points.map((point) => (
                  <li
                    key={plainWords(point)}
                    className="flex items-center gap-3 border-t border-ink/18 py-2.5 font-semibold"
                  >
                    <Icon name="check" stroke={2.4} />
                    <Words.span>{point}</Words.span>
                  </li>
                ))}
              </ul>
            </div>
            <ThemeEditor {...drawing} />
          </div>
        </div>
      </div>
      <div className="on-ink bg-ink text-paper">
        <div className="wrap flex flex-wrap items-center gap-4 py-8 font-display text-sub/tight tracking-close tab:gap-7 tab:py-13 he:tracking-normal">
          <span className="flex gap-3" aria-hidden="true">
            <i className={`${ring} cut-corner bg-lemon`} />
            <i className={`${ring} border-2 border-ink-3`} />
            <i className={`${ring} border-2 border-ink-3`} />
            <i className={`${ring} border-2 border-ink-3`} />
          </span>
          <p>
            <Words>{now}</Words> <Words.span className="text-ash">{next}</Words.span>
          </p>
        </div>
      </div>
    </section>
  )
}

function ThemeEditor({ bar, list, app, state }: PlatformSection['drawing']) {
  return (
    <div className="relative min-h-105" aria-hidden="true">
      <BrandMark className="absolute end-[clamp(1.5rem,9.2vw,2.25rem)] top-5.5 z-1 aspect-square w-[clamp(68px,22.5vw,88px)] tab:start-2.5 tab:end-auto tab:top-34 tab:w-24 lap:start-5 lap:w-33" />
      {/* The card cuts the frame off below: the list goes on, the picture need not. */}
      <div className="absolute start-6 end-6 top-16 -bottom-1 overflow-hidden rounded-t-card border-2 border-ink bg-paper tab:start-14 tab:end-12 tab:top-12 lap:start-22">
        <BrowserBar className="gap-2 px-[clamp(1rem,5vw,1.25rem)] py-4 [--ring:11px]">
          <Words.span className="ms-[clamp(.2rem,2vw,.7rem)]">{bar}</Words.span>
        </BrowserBar>
        <div className="grid grid-cols-1 gap-2.5 ps-4.5 pe-4 pt-10 tab:ps-14 tab:pe-5 tab:pt-7 lap:ps-19 lap:pe-9">
          <Words.b className="mb-1.5 text-base/tight">{list}</Words.b>
          <OtherApp />
          <div className={`${appRow} bg-lemon-soft`}>
            <BrandMark className="size-9 flex-none" />
            <span>
              <Words>{app}</Words>
              <Words.small className="block text-small font-normal text-slate">{state}</Words.small>
            </span>
            <SwitchMark className="ms-auto w-15" />
          </div>
          <OtherApp />
          <OtherApp />
        </div>
      </div>
    </div>
  )
}

function OtherApp() {
  return (
    <div className={`${appRow} bg-fog`}>
      <i className="size-9 flex-none rounded-circle bg-fog-2" />
      <span className={`${styles.name} grid flex-1 gap-2`} />
      <SwitchMark isOn={false} className="ms-auto w-15 text-fog-2" />
    </div>
  )
}
