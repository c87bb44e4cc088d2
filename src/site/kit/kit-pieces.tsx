import type { Locale } from '#contract/locale.ts'
import type { UiWords } from '#content/ui/ui-words.ts'
import { Avatar } from '#ui/avatar.tsx'
import { BrandMark } from '#ui/brand-mark.tsx'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { DotNumeral } from '#ui/dot-numeral.tsx'
import { Faq } from '#ui/faq.tsx'
import { Say } from '#ui/say.tsx'
import { StatTile } from '#ui/stat-tile.tsx'
import { Stars } from '#ui/stars.tsx'
import { SurveyWidget } from '#ui/survey-widget.tsx'
import { Tag } from '#ui/tag.tsx'

const looks: NonNullable<ButtonLook['look']>[] = ['ink', 'lemon', 'line', 'ghost']

/** Sample copy: the kit is for developers, so it is here and not in the content. */
const samples = {
  en: {
    question: 'What’s stopping you from buying today?',
    options: ['Not sure about the age', 'Delivery time', 'The price'],
    reply: 'It fits **ages 2 to 5**. The seat drops to 30 cm.',
    chips: ['Add to cart, $129', 'Size chart'],
    store: 'Pebble & Co.',
    asks: 'asks',
    quote: 'Nobody had told us. Then somebody asked.',
    name: 'Omer B.',
    role: 'Supplements (example)',
    label: 'lower bounce',
  },
  he: {
    question: 'מה עוצר אותך מלקנות היום?',
    options: ['לא ברור אם זה מתאים לגיל', 'זמן המשלוח', 'המחיר'],
    reply: 'מתאים לגילאי **\u20662–5\u2069**. המושב יורד עד 30 ס״מ.',
    chips: ['הוספה לעגלה, \u2066₪429\u2069', 'טבלת מידות'],
    store: 'חלוקי נחל',
    asks: 'שואלת',
    quote: 'אף אחד לא סיפר לנו. עד ששאלנו.',
    name: 'עומר ב.',
    role: 'תוספי תזונה',
    label: 'פחות נטישה',
  },
} as const satisfies Record<Locale, object>

export function KitPieces({ locale, words }: { locale: Locale; words: UiWords }) {
  const sample = samples[locale]
  return (
    <div className="grid gap-6">
      <div className="flex items-center gap-4">
        <BrandMark className="size-10" />
        <Stars label={words.fiveStars} />
        <Avatar initials="OB" />
        <Tag>{sample.label}</Tag>
        <Tag ground="ink">{sample.label}</Tag>
      </div>
      <DotNumeral value="+27%" className="h-16" />
      <div className="flex flex-wrap gap-3">
        {looks.map((look) => (
          <Button key={look} look={look}>
            {words.install}
          </Button>
        ))}
        <Button size="small">{words.install}</Button>
        <Button size="large" disabled>
          {words.install}
        </Button>
      </div>
      <SurveyWidget
        store={sample.store}
        asks={sample.asks}
        question={sample.question}
        options={sample.options}
        chosen={0}
        reply={sample.reply}
        chips={sample.chips}
        className="max-w-[22rem]"
      />
      <StatTile value="50%" label={sample.label} before={6} after={3} voice="tomato" />
      <Say {...sample} initials="OB" stars={words.fiveStars} ground="mint" />
      <Faq name={`kit-${locale}`} items={sample.options.map((question) => ({ question, answer: sample.reply }))} />
    </div>
  )
}
