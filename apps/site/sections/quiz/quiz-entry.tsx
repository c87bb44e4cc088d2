import type { QuizEntrySection } from '@repo/content/sections/quiz.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { QuestionMark } from '@repo/ui/question-mark.tsx'
import { Words } from '@repo/ui/words.tsx'
import { linkTo } from '../../link-to.ts'
import { CtaLink } from '../shared/cta-link.tsx'
import styles from './quiz-entry.module.css'

export function QuizEntry({ headline, text, start, notNow, install }: QuizEntrySection) {
  return (
    <section className="bg-lemon">
      <div
        className={`${styles.quizEntry} wrap grid gap-x-12 gap-y-5 tab:min-h-[calc(100svh-72px)] tab:grid-cols-[minmax(0,1.22fr)_minmax(0,1fr)] tab:gap-y-7`}
      >
        <div className="[grid-area:words] tab:self-end">
          {/* A step below the display size: the mark is the loudest thing here. */}
          <h1 className="type-display max-mini:[&_.wide-break]:inline [--text-display:clamp(2.6rem,1.38rem+4.84vw,5.85rem)] tab:[--text-display:clamp(2.6rem,6.35vw,5.85rem)]">
            <Words>{headline}</Words>
          </h1>
          <p className="mt-4 max-w-[22.2em] text-[clamp(1.125rem,1.05rem+.47vw,1.5rem)]/[1.45] text-pretty tab:mt-6.5">
            <Words>{text}</Words>
          </p>
        </div>
        <div className={styles.mark}>
          {/* On a low screen the dots give way, so that the full stop stays in it. */}
          <QuestionMark className="w-[clamp(84px,100svh-550px,100%)] tab:w-full" />
          <a {...linkTo(start.to)} className={styles.stop} data-quiz-start="">
            <Icon name="arrowRight" className="size-8.5 rtl:-scale-x-100" />
            <Words.span>{start.label}</Words.span>
          </a>
          <CtaLink cta={notNow} look="line" size="small" className={styles.notNow} />
        </div>
        <p className="flex max-w-80 items-start gap-2.5 font-semibold text-balance [grid-area:install] tab:max-w-none">
          <Icon name="click" className="size-5.5" />
          <Words.span>{install}</Words.span>
        </p>
      </div>
    </section>
  )
}
