import type { CampaignHeroSection } from '@repo/content/sections/campaign.ts'
import type { HeroPicture } from '@repo/content/sections/illustrations.ts'
import type { Skeleton } from '@repo/content/sections/shared.ts'
import { Avatar } from '@repo/ui/avatar.tsx'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Product } from '@repo/ui/product.tsx'
import { Words } from '@repo/ui/words.tsx'
import { surfaceClass, isDark } from '../../layout/surface-class.ts'
import { DotColumns } from '../illustrations/dot-columns.tsx'
import { Cover } from '../illustrations/cover.tsx'
import { Stores } from '../illustrations/stores.tsx'
import { Survey } from '../illustrations/survey.tsx'
import { VisitRecord } from '../illustrations/visit-record.tsx'
import { Voices } from '../illustrations/voices.tsx'
import { FirstCall } from '../shared/first-call.tsx'

/** In a thread the headline is the question's bubble, and what follows it is beside the picture; else the words are one column. */
const layouts = {
  receipt: {
    wrap: 'wrap grid gap-x-6 gap-y-5 pt-4 tab:grid-cols-[minmax(0,1fr)_minmax(0,27.5rem)] tab:items-end tab:pt-7',
    words: 'tab:pb-7',
    bubble: '',
    headline: '[--text-display:min(2.9rem,12vw)] tab:[--text-display:clamp(2.8rem,.1rem+6vw,5.6rem)]',
    picture: 'tab:pb-9',
  },
  thread: {
    wrap: 'wrap grid gap-x-14 gap-y-4 pt-2 pb-8 tab:grid-cols-[minmax(0,1fr)_minmax(0,21.25rem)] tab:items-end tab:gap-y-2 tab:pt-4 tab:pb-13',
    words: 'contents',
    bubble:
      'rounded-xl rounded-es-cut-corner bg-lemon px-5.5 pt-5 pb-6 tab:w-fit tab:rounded-[48px] tab:rounded-es-small tab:px-13 tab:pt-9 tab:pb-10',
    headline: '[--text-display:min(2.35rem,9.6vw)] tab:[--text-display:clamp(2.6rem,.4rem+5.4vw,5.6rem)]',
    picture: 'tab:col-start-2 tab:row-start-1 tab:row-end-3 tab:self-end',
  },
  film: {
    wrap: 'wrap grid gap-x-10 gap-y-4 overflow-x-clip pt-2 lap:min-h-160 lap:grid-cols-[minmax(0,1fr)_minmax(0,40rem)] lap:items-end',
    words: 'lap:self-center lap:pb-8.5',
    bubble: '',
    headline: '[--text-display:clamp(2.6rem,.8rem+4.9vw,5.4rem)]',
    picture: '',
  },
  board: {
    wrap: 'wrap grid gap-x-4 gap-y-7 pt-2 pb-3 tab:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] tab:items-center tab:pt-3.5 tab:pb-4',
    words: 'tab:py-6 tab:pe-6',
    bubble: '',
    headline: '[--text-display:min(2.75rem,10.5vw)] tab:[--text-display:clamp(2.6rem,.4rem+5.7vw,5.5rem)]',
    picture: '',
  },
}

/** The headline is a step below the display size: a campaign headline is a sentence. */
export function CampaignHero({ skeleton = 'board', ...hero }: CampaignHeroSection & { skeleton?: Skeleton }) {
  const { headline, text, cta, terms, byline, surface, product, picture } = hero
  const layout = layouts[skeleton]
  const quiet = surface === 'ink' ? 'text-ash' : ''
  // It begins the headline.
  const isNumeral = picture?.kind === 'numeral'
  const isAcross = picture?.kind === 'voices'
  // A shop needs more of the width than a survey alone.
  const hasShop = picture?.kind === 'survey' && picture.shop !== undefined
  return (
    <section className={surfaceClass[surface]}>
      <div
        className={`${layout.wrap} ${isNumeral ? 'tab:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]!' : ''} ${hasShop ? 'lap:grid-cols-[minmax(0,1fr)_minmax(0,37.5rem)]! lap:grid-rows-[auto_minmax(0,1fr)] lap:items-start!' : ''}`}
      >
        <div className={layout.words}>
          <h1
            className={`type-display ${layout.bubble} ${layout.headline} ${hasShop ? 'lap:px-9 lap:[--text-display:clamp(2.6rem,4.6vw,4.15rem)]!' : ''}`}
          >
            {isNumeral && (
              <span className="sr-only">
                <Words>{picture.figure}</Words>{' '}
              </span>
            )}
            <Words>{headline}</Words>
          </h1>
          <div>
            <Words.p className={`mt-4 max-w-[27.6em] type-lead tab:mt-5 ${quiet}`}>{text}</Words.p>
            <FirstCall
              cta={cta}
              terms={terms}
              look={isDark(surface) ? 'lemon' : 'ink'}
              className={`mt-4 tab:mt-5.5 ${quiet}`}
            />
            {byline && (
              <p className="mt-5 flex items-center gap-3">
                <Avatar initials={byline.initials} className="size-11!" />
                <span className="leading-snug text-balance">
                  <Words.b className="block">{byline.name}</Words.b>
                  <Words>{byline.role}</Words>
                </span>
              </p>
            )}
          </div>
        </div>
        <div className={isNumeral ? 'order-first' : `${layout.picture} ${hasShop ? 'lap:self-start!' : ''}`}>
          {product && (
            <div aria-hidden="true" className={productLook[skeleton]}>
              <Product name={product} className="w-full" />
            </div>
          )}
          {picture && !isAcross && draw(picture)}
        </div>
        {isAcross && (
          <div className={`tab:col-span-full ${skeleton === 'thread' ? 'tab:mt-6' : ''}`}>
            <Voices {...picture} />
          </div>
        )}
      </div>
      {skeleton === 'receipt' && <div aria-hidden="true" className="relative z-1 h-5.5 bg-[#003d29]" />}
    </section>
  )
}

/**
 * On a receipt it stands on the counter, in a thread on its picture. The receipt's ink is darker than its surface. Enlarged text does not make it wider than a phone.
 */
const productLook = {
  receipt:
    'mx-auto -mb-6 w-62.5 max-w-full [--color-ink:#0b2a1e] tab:-mx-15 tab:-mb-19 tab:w-[calc(100%+7.5rem)] tab:max-w-140',
  thread: 'mx-auto w-50 max-w-full tab:w-60',
  film: '',
  board: 'mx-auto w-70 max-w-full max-tab:-mt-12 tab:w-full',
}

/** The list of pictures. */
function draw(picture: HeroPicture) {
  switch (picture.kind) {
    case 'dotColumns':
      return <DotColumns {...picture} />
    case 'cover':
      return <Cover {...picture} />
    case 'numeral':
      return (
        <DotNumeral
          value={plainWords(picture.figure)}
          ghost
          hidden
          className="h-24 text-lemon tab:mx-auto tab:h-[clamp(12rem,5rem+17vw,20rem)]"
        />
      )
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
