import type { CampaignHeroSection } from '@repo/content/sections/campaign.ts'
import type { HeroPicture } from '@repo/content/sections/illustrations.ts'
import { Avatar } from '@repo/ui/avatar.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { groundClass, isDark } from '../../layout/ground-class.ts'
import { DotColumns } from '../illustrations/dot-columns.tsx'
import { Echo } from '../illustrations/echo.tsx'
import { Receipt } from '../illustrations/receipt.tsx'
import { Stores } from '../illustrations/stores.tsx'
import { Survey } from '../illustrations/survey.tsx'
import { VisitRecord } from '../illustrations/visit-record.tsx'
import { Voices } from '../illustrations/voices.tsx'
import { FirstCall } from '../shared/first-call.tsx'

const columns = 'tab:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]'
/** Beside a picture the headline grows with its column, so that lines broken by hand stay whole. */
const besideHeadline = 'tab:[--text-display:clamp(2.77rem,.11rem+6vw,5.59rem)]'

const layouts = {
  beside: { grid: `${columns} tab:items-end`, words: undefined, headline: besideHeadline },
  besideCentered: { grid: `${columns} tab:items-center`, words: undefined, headline: besideHeadline },
  before: {
    grid: 'tab:grid-cols-[auto_minmax(0,1fr)] tab:items-center lap-wide:gap-16 lap-wide:pb-16',
    words: 'order-1',
    headline: 'max-phone:text-wrap max-mini:[--text-display:2.6rem]',
  },
  across: {
    grid: 'tab:gap-11',
    words: 'lap-wide:grid lap-wide:grid-cols-[minmax(0,1fr)_22rem] lap-wide:items-end lap-wide:gap-12',
    headline: 'tab:[--text-display:clamp(3rem,1.3rem+5.5vw,6.25rem)]',
  },
}

/** The headline is a step below the display size: a campaign headline is a sentence. */
export function CampaignHero({ headline, text, cta, terms, byline, ground, picture }: CampaignHeroSection) {
  const layout = layouts[layoutOf[picture.kind]]
  return (
    <section className={groundClass[ground]}>
      <div className={`wrap grid gap-x-12 gap-y-8 pt-5 pb-11 tab:pt-8 tab:pb-13 ${layout.grid}`}>
        <div className={layout.words}>
          <h1 className={`type-display [--text-display:clamp(2.77rem,1.49rem+4.47vw,5.59rem)] ${layout.headline}`}>
            {picture.kind === 'numeral' && (
              <span className="sr-only">
                <Words>{picture.figure}</Words>{' '}
              </span>
            )}
            <Words>{headline}</Words>
          </h1>
          <div>
            <p className={`mt-5 max-w-[27.6em] type-lead ${ground === 'ink' ? 'text-ash' : ''}`}>
              <Words>{text}</Words>
            </p>
            <FirstCall
              cta={cta}
              terms={terms}
              look={isDark(ground) ? 'lemon' : 'ink'}
              className={`mt-6 ${ground === 'ink' ? 'text-ash' : ''}`}
            />
            {byline && (
              <p className="mt-6 flex items-center gap-3">
                <Avatar initials={byline.initials} className="size-11!" />
                <span className="leading-snug text-balance">
                  <b className="block">
                    <Words>{byline.name}</Words>
                  </b>
                  <Words>{byline.role}</Words>
                </span>
              </p>
            )}
          </div>
        </div>
        {draw(picture)}
      </div>
    </section>
  )
}

/** Placement of a picture: after the words, full width under them, or before them. */
const layoutOf: Record<HeroPicture['kind'], keyof typeof layouts> = {
  dotColumns: 'beside',
  echo: 'besideCentered',
  numeral: 'before',
  receipt: 'beside',
  stores: 'besideCentered',
  survey: 'besideCentered',
  visitRecord: 'besideCentered',
  voices: 'across',
}

/** The list of pictures. */
function draw(picture: HeroPicture) {
  switch (picture.kind) {
    case 'dotColumns':
      return <DotColumns {...picture} />
    case 'echo':
      return <Echo {...picture} />
    case 'numeral':
      return (
        <DotNumeral
          value={plainWords(picture.figure)}
          ghost
          hidden
          className="h-[150px] justify-self-start text-lemon tab:h-[clamp(12rem,5rem+17vw,20rem)]"
        />
      )
    case 'receipt':
      return <Receipt {...picture} />
    case 'stores':
      return <Stores {...picture} />
    case 'survey':
      return <Survey {...picture} />
    case 'visitRecord':
      return <VisitRecord {...picture} />
    case 'voices':
      return <Voices {...picture} />
  }
}
