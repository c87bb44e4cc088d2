import type { ArticleHeadSection } from '@repo/content/sections/article.ts'
import { Avatar } from '@repo/ui/avatar.tsx'
import { DotField, type Tone } from '@repo/ui/dot-field.tsx'
import { Words } from '@repo/ui/words.tsx'
import { FirstCall } from '../shared/first-call.tsx'

export function ArticleHead({ headline, text, cta, terms, byline, date, crowd }: ArticleHeadSection) {
  return (
    <section className="on-ink bg-ink pt-2 pb-9 text-paper tab:pt-4 tab:pb-8">
      <div className="wrap grid grid-cols-1 items-center gap-x-14 gap-y-6 tab:grid-cols-[minmax(0,1fr)_15rem] lap:grid-cols-[minmax(0,1fr)_20.5rem]">
        <div>
          <h1 className="type-display [--text-display:clamp(2.5rem,.6rem_+_4.9vw,5.4rem)] low:[--text-display:3.4rem] he:leading-[1.08]">
            <Words>{headline}</Words>
          </h1>
          <p className="mt-3 mb-4 max-w-160 type-lead text-fog-2 tab:mt-5 tab:mb-6 low:mt-3 low:mb-4">
            <Words>{text}</Words>
          </p>
          <FirstCall
            cta={cta}
            terms={terms}
            look="lemon"
            className="lap:flex lap:items-center lap:gap-5 lap:[&_p]:mt-0"
          />
          <p className="mt-4 flex items-center gap-3 type-small tab:mt-5">
            <Avatar initials={byline.initials} className="bg-blush! text-ink!" />
            <span>
              <Words.b className="block">{byline.name}</Words.b>
              <span className="text-ash">
                <Words>{byline.role}</Words>
                {', '}
                <time dateTime={date.iso}>
                  <Words>{date.words}</Words>
                </time>
              </span>
            </span>
          </p>
        </div>
        <div>
          {/* A hundred visitors, to be counted; the words under them say it. The ones who bought come last. */}
          <DotField {...crowdOf(crowd.left)} columns={20} className="tab:hidden" />
          <DotField {...crowdOf(crowd.left)} columns={10} className="max-tab:hidden" />
          <p className="mt-3 type-small text-pretty text-ash tab:mt-4">
            <Words.b className="text-paper">{crowd.lead}</Words.b> <Words>{crowd.text}</Words>
          </p>
        </div>
      </div>
    </section>
  )
}

/** Three of those who left speak later: they have the visitor's colour. */
const speakers = new Set([27, 41, 78])

function crowdOf(left: number) {
  const tones = Array.from({ length: 100 }, (_, place): Tone => {
    if (place >= left) return 'jade'
    return speakers.has(place) ? 'blush' : 'ash'
  })
  return { dots: tones, size: 0.72, said: (tone: Tone) => tone !== 'ash' }
}
