import type { InEveryLocale, Locale } from '@repo/contract/locale.ts'
import type { Copy } from '@repo/content/copy.ts'
import { fill } from '@repo/content/fill.ts'
import type { SurveyWords } from '@repo/content/sections/shared.ts'
import type { Testimonial } from '@repo/content/testimonial.ts'
import type { UiWords } from '@repo/content/ui/ui-words.ts'
import type { Written } from '@repo/content/written.ts'
import { Avatar } from '@repo/ui/avatar.tsx'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { Button, type ButtonLook } from '@repo/ui/button.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { Faq } from '@repo/ui/faq.tsx'
import { Say } from '@repo/ui/say.tsx'
import { StatTile } from '@repo/ui/stat-tile.tsx'
import { Stars } from '@repo/ui/stars.tsx'
import { LiveSurvey } from '@repo/ui/live-survey.tsx'
import { SurveyWidget } from '@repo/ui/survey-widget.tsx'
import { Tag } from '@repo/ui/tag.tsx'
import { Words } from '@repo/ui/words.tsx'
import { ledger } from '../ledger.ts'

const looks: NonNullable<ButtonLook['look']>[] = ['ink', 'lemon', 'line', 'ghost']

/** Sample copy: the kit is for developers, so it is here and not in the content. */
const samples: InEveryLocale<Written<Sample>> = {
  en: {
    question: 'What’s stopping you from buying today?',
    options: ['Not sure about the age', 'Delivery time', 'The price'],
    reply: 'It fits **ages 2 to 5**. The seat drops to 30 cm.',
    chips: ['Add to cart, $129', 'Size chart'],
    store: 'Pebble & Co.',
    asks: 'asks',
    quote: 'Nobody had told us. Then somebody asked.',
    name: 'Omer B.',
    initials: 'OB',
    role: 'Supplements (example)',
    figure: '50%',
    label: 'lower bounce',
  },
  he: {
    question: 'מה עוצר אותך מלקנות היום?',
    options: ['לא ברור אם זה מתאים לגיל', 'זמן המשלוח', 'המחיר'],
    reply: 'מתאים לגילאי **2–5**. המושב יורד עד 30 ס״מ.',
    chips: ['הוספה לעגלה, ₪429', 'טבלת מידות'],
    store: 'חלוקי נחל',
    asks: 'שואלת',
    quote: 'אף אחד לא סיפר לנו. עד ששאלנו.',
    name: 'עומר ב.',
    initials: 'OB',
    role: 'תוספי תזונה',
    figure: '50%',
    label: 'פחות נטישה',
  },
}

interface Sample extends Testimonial, SurveyWords {
  reply: Copy
  figure: Copy
  label: Copy
}

export function KitPieces({ locale, words }: { locale: Locale; words: UiWords }) {
  const sample = fill(samples[locale], locale, ledger)
  return (
    <div className="grid gap-6">
      <div className="flex items-center gap-4">
        <BrandMark className="size-10" />
        <Stars label={words.fiveStars} />
        <Avatar initials="OB" />
        <Tag>
          <Words>{sample.label}</Words>
        </Tag>
        <Tag surface="ink">
          <Words>{sample.label}</Words>
        </Tag>
      </div>
      <DotNumeral value="+27%" className="h-16" />
      <div className="flex flex-wrap gap-3">
        {looks.map((look) => (
          <Button key={look} look={look}>
            <Words>{words.install}</Words>
          </Button>
        ))}
        <Button size="small">
          <Words>{words.install}</Words>
        </Button>
        <Button size="large" disabled>
          <Words>{words.install}</Words>
        </Button>
      </div>
      <SurveyWidget {...sample} chosen={0} className="max-w-88" />
      <LiveSurvey
        {...sample}
        hint={sample.label}
        you={sample.name}
        answers={sample.options.map((text) => ({ text, reply: sample.reply }))}
        restart={words.install}
        className="max-w-88"
      />
      <StatTile value={sample.figure} label={sample.label} before={6} after={3} tone="tomato" />
      <Say {...sample} stars={words.fiveStars} surface="mint" />
      <Faq name={`kit-${locale}`} items={sample.options.map((question) => ({ question, answer: sample.reply }))} />
    </div>
  )
}
