import type { SurveyPicture } from '#content/sections/illustrations.ts'
import { Icon } from '#ui/icon.tsx'
import { SurveyWidget } from '#ui/survey-widget.tsx'
import styles from './survey.module.css'

export function Survey({ moment, ...survey }: SurveyPicture) {
  return (
    <div className={`relative @container ${styles.survey}`}>
      {moment && (
        <span className="absolute -end-1 -top-1 z-1 grid size-[52px] place-items-center rounded-[50%] rounded-ee-[6px] bg-tomato text-ink">
          <Icon name={moment} className="size-6" />
        </span>
      )}
      <SurveyWidget {...survey} className={moment ? 'mt-4' : ''} />
    </div>
  )
}
