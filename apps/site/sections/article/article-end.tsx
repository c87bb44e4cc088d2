import type { ArticleEndSection } from '@repo/content/sections/article.ts'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { Faq } from '@repo/ui/faq.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Say } from '@repo/ui/say.tsx'
import { Tag } from '@repo/ui/tag.tsx'
import { Words } from '@repo/ui/words.tsx'
import { Rail } from '../shared/rail.tsx'

// Lemon belongs to the card beside the story.
const surfaces = ['mint', 'blush', 'fog'] as const

export function ArticleEnd({ voices, steps, questions }: ArticleEndSection) {
  return (
    <section className="wrap py-7 tab:py-10">
      {voices && (
        <div className="mb-7 tab:mb-9">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Words.h2 className="type-head">{voices.headline}</Words.h2>
            {/* Says once, for all the voices below, that they are samples. */}
            <Tag>
              <Words>{voices.sample}</Words>
            </Tag>
          </div>
          <div className="mt-4 tab:mt-5">
            <Rail
              label={voices.headline}
              className="stagger [--rail-card:min(80vw,19.4rem)] tab:grid tab:grid-cols-[1.4fr_1fr_1fr] tab:gap-4"
            >
              {voices.items.map((item, place) => (
                <Say
                  key={plainWords(item.name)}
                  {...item}
                  stars={voices.stars}
                  surface={surfaces[place % surfaces.length]}
                  className="max-tab:gap-3 [&_blockquote]:text-large max-tab:[&_div]:py-5"
                />
              ))}
            </Rail>
          </div>
        </div>
      )}
      <div className="grid gap-x-10 gap-y-7 tab:grid-cols-2 lap:gap-x-16">
        {steps && (
          <div>
            <Words.h2 className="type-head">{steps.headline}</Words.h2>
            <ol className="stagger mt-4">
              {steps.steps.map((step, place) => (
                <li key={plainWords(step.title)} className="grid grid-cols-[4rem_minmax(0,1fr)] items-center py-3">
                  <DotNumeral value={String(place + 1)} hidden className="h-14" />
                  <div>
                    <Words.h3 className="type-sub">{step.title}</Words.h3>
                    <Words.p className="text-pretty text-slate">{step.text}</Words.p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        )}
        {/* Without steps the headline has their column, where there are two. */}
        <div className={steps ? '' : 'tab:contents'}>
          <Words.h2 className="mb-4 type-head">{questions.headline}</Words.h2>
          <Faq name="article-faq" items={questions.items} />
        </div>
      </div>
    </section>
  )
}
