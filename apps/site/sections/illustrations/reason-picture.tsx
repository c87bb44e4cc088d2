import type { ReasonPicture as Props } from '@repo/content/sections/illustrations.ts'
import { Answers } from './answers.tsx'
import { Awareness } from './awareness.tsx'
import { Conversation } from './conversation.tsx'
import { FeedPost } from './feed-post.tsx'
import { Growth } from './growth.tsx'
import { Install } from './install.tsx'
import { InstallHour } from './install-hour.tsx'
import { InstallSteps } from './install-steps.tsx'
import { Lessons } from './lessons.tsx'
import { Moments } from './moments.tsx'
import { Prices } from './prices.tsx'
import { Rewrite } from './rewrite.tsx'
import { Sayings } from './sayings.tsx'
import { Sources } from './sources.tsx'
import { Survey } from './survey.tsx'
import { TouchAnswers } from './touch/touch-answers.tsx'
import { TouchInstall } from './touch/touch-install.tsx'
import { TouchLessons, TouchMoments } from './touch/touch-lessons.tsx'
import { TouchRewrite } from './touch/touch-rewrite.tsx'
import { TouchSources } from './touch/touch-sources.tsx'
import { Visitors } from './visitors.tsx'

/** Drawn without a background: the card around it has one. Pictures adapt to their container's width, not to the window's. */
export function ReasonPicture({ touch, ...picture }: Props & { touch?: Touch }) {
  return <div className="h-full @container">{(touch && drawToTouch(picture, touch)) ?? draw(picture)}</div>
}

/** Where it answers a tap: in a message of a thread, or on a card of a board. */
type Touch = 'thread' | 'board'

/** Pictures that answer a tap. The others are only looked at. */
function drawToTouch(picture: Props, touch: Touch) {
  switch (picture.kind) {
    case 'answers':
      return <TouchAnswers {...picture} isRead={touch === 'board'} />
    case 'conversation':
      return <Conversation {...picture} touch />
    case 'install':
    case 'installSteps':
      return <TouchInstall {...picture} />
    case 'lessons':
      return <TouchLessons {...picture} />
    case 'moments':
      return <TouchMoments {...picture} />
    case 'rewrite':
      return touch === 'board' ? <TouchRewrite {...picture} /> : undefined
    case 'sources':
      return <TouchSources {...picture} />
    default:
      return undefined
  }
}

/** The list of pictures. */
function draw(picture: Props) {
  switch (picture.kind) {
    case 'answers':
      return <Answers {...picture} />
    case 'awareness':
      return <Awareness {...picture} />
    case 'conversation':
      return <Conversation {...picture} />
    case 'feedPost':
      return <FeedPost {...picture} />
    case 'growth':
      return <Growth {...picture} />
    case 'install':
      return <Install {...picture} />
    case 'installHour':
      return <InstallHour {...picture} />
    case 'installSteps':
      return <InstallSteps {...picture} />
    case 'lessons':
      return <Lessons {...picture} />
    case 'moments':
      return <Moments {...picture} />
    case 'prices':
      return <Prices {...picture} />
    case 'rewrite':
      return <Rewrite {...picture} />
    case 'sayings':
      return <Sayings {...picture} />
    case 'sources':
      return <Sources {...picture} />
    case 'survey':
      return <Survey {...picture} />
    case 'visitors':
      return <Visitors {...picture} />
  }
}
