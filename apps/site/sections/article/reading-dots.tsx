import type { ArticleSection } from '@repo/content/sections/article.ts'
import styles from './reading-dots.module.css'

/** Reading progress in the margin of a story: a hundred visitors, of whom the last ones bought. Decoration. */
export function ReadingDots({ left }: Pick<ArticleSection, 'left'>) {
  return (
    <div className={styles.margin} aria-hidden="true">
      <div className={styles.dots}>
        <i className={styles.left} />
        {Array.from({ length: 100 - left }, (_, place) => (
          <i key={place} className={styles.bought} />
        ))}
      </div>
    </div>
  )
}
