import type { PlatformSection } from '#content/sections/integrations.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Words } from '#ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import { SwitchMark } from '../shared/switch-mark.tsx'
import './platform.css'

/** One platform, so one card is the whole page: our mark plugs into the frame of a theme editor. */
export function Platform({ headline, lead, platform, text, points, cta, drawing, now, next }: PlatformSection) {
  return (
    <section className="wrap">
      <div className="grid items-end gap-x-12 gap-y-6 pt-4 pb-6 tab:grid-cols-[minmax(0,1fr)_23rem] tab:pt-9 tab:pb-11">
        <h1 className="max-w-[9.38em] type-display">
          <Words>{headline}</Words>
        </h1>
        <p className="type-lead text-slate">
          <Words>{lead}</Words>
        </p>
      </div>
      <div className="platform">
        <div className="platform-words">
          <h2 className="type-title">
            <Words>{platform}</Words>
          </h2>
          <p className="mt-[.8rem] mb-7 max-w-[19.2em] type-lead">
            <Words>{text}</Words>
          </p>
          <ul className="platform-points">
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" stroke={2.4} />
                <span>
                  <Words>{point}</Words>
                </span>
              </li>
            ))}
          </ul>
          <ButtonLink {...linkTo(cta.to)} size="large" className="mt-auto tab:self-start">
            <Words>{cta.label}</Words>
          </ButtonLink>
        </div>
        <ThemeEditor {...drawing} />
      </div>
      <div className="platform-next">
        <span className="platform-rings" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
        <p>
          <Words>{now}</Words>{' '}
          <span className="text-slate">
            <Words>{next}</Words>
          </span>
        </p>
      </div>
    </section>
  )
}

function ThemeEditor({ bar, list, app, state }: PlatformSection['drawing']) {
  return (
    <div className="platform-drawing" aria-hidden="true">
      <BrandMark className="platform-plug" />
      <div className="platform-frame">
        <p className="platform-bar">
          <i />
          <i />
          <i />
          <span>
            <Words>{bar}</Words>
          </span>
        </p>
        <div className="platform-list">
          <b>
            <Words>{list}</Words>
          </b>
          <OtherApp />
          <div className="platform-app platform-ours">
            <BrandMark className="size-9 flex-none" />
            <span>
              <Words>{app}</Words>
              <small>
                <Words>{state}</Words>
              </small>
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
    <div className="platform-app">
      <i className="platform-icon" />
      <span className="platform-name" />
      <SwitchMark isOn={false} className="ms-auto w-15 text-fog-2" />
    </div>
  )
}
