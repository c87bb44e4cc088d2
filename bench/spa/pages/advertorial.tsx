import type { ReactNode } from 'react'
import type { Section } from '@repo/content/page.ts'
import page from '@repo/content/pages/advertorial-he.he.ts'
import { ArticleHead } from '@repo/site/sections/article/article-head.tsx'
import { ArticleEnd } from '@repo/site/sections/article/article-end.tsx'
import { Article } from '@repo/site/sections/article/article.tsx'
import { SideCard } from '@repo/site/sections/shared/side-card.tsx'
import { TrialOffer } from '@repo/site/sections/article/trial-offer/trial-offer.tsx'
import { Shell } from '../shell.tsx'

export function Component() {
  return <Shell page={page} draw={draw} />
}

function draw(section: Section): ReactNode {
  switch (section.kind) {
    case 'articleHead':
      return <ArticleHead {...section} />
    case 'article':
      return <Article {...section} />
    case 'articleEnd':
      return <ArticleEnd {...section} />
    case 'trialOffer':
      return <TrialOffer {...section} />
    case 'withSideCard':
      return (
        <div className="relative">
          {section.sections.map(draw)}
          <div className="z-2 px-gutter py-7 tab:absolute tab:inset-y-0 tab:end-[max(var(--spacing-gutter),50%-40.5rem)] tab:w-75 tab:px-0 tab:py-[3.625rem]">
            <SideCard {...section.card} />
          </div>
        </div>
      )
    default:
      throw new Error(`The bench's advertorial does not draw "${section.kind}". Add it here.`)
  }
}
