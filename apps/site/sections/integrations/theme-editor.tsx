import type { PlatformSection } from '@repo/content/sections/integrations.ts'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { BrowserBar } from '@repo/ui/browser-bar.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import styles from './theme-editor.module.css'

/** A drawn theme editor with a switch that works: a checkbox, so that it needs no script. */
export function ThemeEditor({ bar, app, on, off, hint }: PlatformSection['editor']) {
  return (
    <div className={`${styles.editor} relative rounded-[20px] border-2 border-ink bg-paper`}>
      <BrowserBar className="h-9 px-3 py-0 mini:px-3.5 [--ring:9px]">
        <Words.span className="ms-1 mini:ms-2">{bar}</Words.span>
      </BrowserBar>
      <label htmlFor="survey-switch" className={styles.hint} aria-hidden="true">
        <Words>{hint}</Words>
      </label>
      <label
        className={`${styles.app} relative m-2.5 flex min-h-15 cursor-pointer items-center gap-3 rounded-medium bg-lemon-soft px-3 py-1.5`}
      >
        <BrandMark className="size-8.5 flex-none" />
        <span aria-hidden="true">
          <Words.b className="block leading-tight">{app}</Words.b>
          <small className="text-micro text-slate">
            <Words.span className={styles.isOn}>{on}</Words.span>
            <Words.span className={styles.isOff}>{off}</Words.span>
          </small>
        </span>
        <input
          id="survey-switch"
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
          role="switch"
          aria-label={plainWords(app)}
          className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
        />
        <span className={styles.switch} aria-hidden="true" />
      </label>
      <OtherApp />
      <OtherApp />
    </div>
  )
}

/** Another app's name: a grey line. */
function OtherApp() {
  return (
    <div
      className="m-2.5 mt-0 flex h-9.5 items-center gap-3 rounded-medium bg-fog px-3 opacity-70 max-[80rem]:hidden"
      aria-hidden="true"
    >
      <i className="size-4.5 rounded-pill bg-fog-2" />
      <i className="h-1.75 flex-1 rounded-pill bg-fog-2" />
      <i className="h-4.5 w-8 rounded-pill bg-fog-2" />
    </div>
  )
}
