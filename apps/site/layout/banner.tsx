import { locales } from '@repo/contract/locale.ts'
import type { Banner as Props } from '@repo/content/page.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../link-to.ts'

const looks: Record<Props['surface'], string> = {
  ink: 'bg-ink text-lemon',
  lemon: 'bg-lemon text-ink',
  tomato: 'bg-tomato text-ink',
}

/** In another language than the page the text is centred: its start side differs from that of the page. */
export function Banner({ lang, surface, icon, text, cta }: Props) {
  return (
    <div className={`fade-100 ${looks[surface]}`} lang={lang} dir={lang && locales[lang].dir}>
      <div
        className={`wrap flex min-h-12 items-center gap-4 leading-snug font-semibold tab:min-h-13 ${lang ? 'justify-center' : 'justify-between'}`}
      >
        <p className={`py-2 ${lang ? 'text-center text-pretty' : 'flex items-center gap-3 text-balance'}`}>
          <Icon name={icon} className={lang ? 'me-3 inline size-5' : 'size-5'} />
          <Words.span>{text}</Words.span>
        </p>
        {cta && (
          <a
            {...linkTo(cta.to)}
            className="inline-flex min-h-11 items-center whitespace-nowrap underline decoration-2 underline-offset-5"
          >
            <Words>{cta.label}</Words>
          </a>
        )}
      </div>
    </div>
  )
}
