import { locales } from '#content/locales.ts'
import type { Banner as Props } from '#content/page.ts'
import { Icon } from '#ui/icon.tsx'
import { Words } from '#ui/words.tsx'

const looks: Record<Props['ground'], string> = { ink: 'bg-ink text-lemon', lemon: 'bg-lemon text-ink' }

/** Where it speaks another language than the page it stands in the middle: neither side is its start. */
export function Banner({ lang, ground, icon, text }: Props) {
  return (
    <div className={`fade-100 ${looks[ground]}`} lang={lang} dir={lang && locales[lang].dir}>
      <p
        className={`wrap flex min-h-12 items-center gap-3 py-2 leading-snug font-semibold tab:min-h-13 ${lang ? 'justify-center' : ''}`}
      >
        <Icon name={icon} />
        <span>
          <Words>{text}</Words>
        </span>
      </p>
    </div>
  )
}
