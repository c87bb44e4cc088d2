import type { SurveyPicture } from '#content/sections/illustrations.ts'
import { Icon } from '#ui/icon.tsx'
import { SurveyWidget } from '#ui/survey-widget.tsx'
import './survey.css'

export function Survey({ moment, ...survey }: SurveyPicture) {
  return (
    <div className="survey @container">
      {moment && (
        <span className="survey-moment">
          <Icon name={moment} className="size-6" />
        </span>
      )}
      <SurveyWidget {...survey} />
    </div>
  )
}
