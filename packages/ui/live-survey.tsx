import type { LiveSurveyWords } from '@repo/content/sections/shared.ts'
import { Icon } from './icon.tsx'
import { SurveyForm, type SurveyFormProps } from './survey-form.tsx'
import { Words } from './words.tsx'
import styles from './survey-widget.module.css'

/** The survey of a page, where a chip under the reply buys or starts over. Its icons keep it out of islands. */
export function LiveSurvey({ buy, restart, ...survey }: Props) {
  const does = (buy ?? survey.chosen === undefined) && (
    <div className={`${styles.does} mt-2.5 flex flex-wrap gap-[6px] text-[14px] leading-none`}>
      {buy && (
        <label className={styles.buy}>
          <input type="checkbox" name="buy" />
          <Words.span>{buy.label}</Words.span>
          <span className={styles.done}>
            <Icon name="check" className="size-4" stroke={2.4} />
            <Words>{buy.done}</Words>
          </span>
        </label>
      )}
      <button type="reset">
        <Icon name="restart" className="size-4" stroke={2.4} />
        <Words>{restart}</Words>
      </button>
    </div>
  )
  return <SurveyForm {...survey} does={does} />
}

type Props = Omit<SurveyFormProps, 'does' | 'said'> & Pick<LiveSurveyWords, 'buy' | 'restart'>
