import type { ReactNode } from 'react'
import type { Section } from '@repo/content/page.ts'
import page from '@repo/content/pages/advertorial-he.he.ts'
import { ArticleHead } from '@repo/site/sections/article/article-head.tsx'
import { Article } from '@repo/site/sections/article/article.tsx'
import { SideCard } from '@repo/site/sections/shared/side-card.tsx'
import { TrialOffer } from '@repo/site/sections/article/trial-offer/trial-offer.tsx'
import { Shell } from '../shell.tsx'
import styles from '@repo/site/sections/shared/with-side-card.module.css'

export function Component() {
  return <Shell page={page} draw={draw} />
}

function draw(section: Section): ReactNode {
  switch (section.kind) {
    case 'articleHead':
      return <ArticleHead {...section} />
    case 'article':
      return <Article {...section} />
    case 'trialOffer':
      return <TrialOffer {...section} />
    case 'withSideCard':
      return (
        <div className={styles.withSideCard}>
          <div className={styles.sections}>{section.sections.map(draw)}</div>
          <SideCard {...section.card} />
        </div>
      )
    default:
      throw new Error(`The bench's advertorial does not draw "${section.kind}". Add it here.`)
  }
}
