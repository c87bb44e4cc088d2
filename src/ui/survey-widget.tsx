import type { SurveyWords } from '#content/sections/shared.ts'
import { Bubble } from './bubble.tsx'
import { Words } from './words.tsx'
import './survey-widget.css'

/** The survey as it floats on a store: the only thing on this site that casts a shadow. A drawing, not a form. */
export function SurveyWidget({
  store,
  initial = store.charAt(0),
  asks,
  question,
  options,
  chosen,
  reply,
  chips,
  ground = 'tomato',
  size = 'medium',
  acted = false,
  className = '',
}: SurveyWords & {
  /** For the avatar, where it is not the name's first letter. */
  initial?: string
  ground?: 'tomato' | 'lemon'
  size?: 'medium' | 'large'
  /** Shows the visitor's pointer on the choice, and holds typing dots for a page that plays the scene. */
  acted?: boolean
  className?: string
}) {
  return (
    <div
      className={`survey-widget ${size === 'large' ? 'survey-widget-large' : ''} ${acted ? 'survey-widget-acted' : ''} ${className}`}
    >
      <div className="survey-widget-head">
        <span className={`survey-widget-avatar ${ground === 'lemon' ? 'bg-lemon' : 'bg-tomato'}`} aria-hidden="true">
          {initial}
        </span>
        <span>
          <b>{store}</b> {asks}
        </span>
      </div>
      <p className="survey-widget-question">
        <Words>{question}</Words>
      </p>
      <ul className="survey-widget-options">
        {options.map((option, index) => (
          <li
            key={option}
            className={index === chosen ? 'survey-widget-option survey-widget-chosen' : 'survey-widget-option'}
          >
            <i aria-hidden="true" />
            <Words>{option}</Words>
            {acted && index === chosen && <Pointer />}
          </li>
        ))}
      </ul>
      {reply && (
        <div className="survey-widget-talk">
          {acted && (
            <span className="survey-widget-typing" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          )}
          <Bubble by="brand">{reply}</Bubble>
          {chips && (
            <div className="survey-widget-chips">
              {chips.map((chip) => (
                <span key={chip}>
                  <Words>{chip}</Words>
                </span>
              ))}
            </div>
          )}
        </div>
      )}
    </div>
  )
}

function Pointer() {
  return (
    <>
      <span className="survey-widget-ring" aria-hidden="true" />
      <svg viewBox="0 0 24 24" className="survey-widget-pointer" aria-hidden="true">
        <path
          d="M5 2.5 19.5 12l-6.6 1.3L9.6 19.5z"
          fill="var(--color-ink)"
          stroke="var(--color-paper)"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      </svg>
    </>
  )
}
