import type { ReasonPicture as Props } from '@repo/content/sections/illustrations.ts'
import { Awareness } from './awareness.tsx'
import { Conversation } from './conversation.tsx'
import { FeedPost } from './feed-post.tsx'
import { Growth } from './growth.tsx'
import { Install } from './install.tsx'
import { InstallHour } from './install-hour.tsx'
import { Lessons } from './lessons.tsx'
import { Prices } from './prices.tsx'
import { Rewrite } from './rewrite.tsx'
import { Sayings } from './sayings.tsx'
import { Survey } from './survey.tsx'
import { TouchAnswers } from './touch/touch-answers.tsx'
import { TouchInstall } from './touch/touch-install.tsx'
import { TouchLessons, TouchMoments } from './touch/touch-lessons.tsx'
import { TouchRewrite } from './touch/touch-rewrite.tsx'
import { TouchSources } from './touch/touch-sources.tsx'
import { Visitors } from './visitors.tsx'

/** Drawn without a background: the card around it has one. Pictures adapt to their container's width, not to the window's. */
export function ReasonPicture({ touch, ...picture }: Props & { touch?: Touch }) {
  return <div className="h-full @container">{draw(picture, touch)}</div>
}

/** Where a picture answers a tap: in a message of a thread, or on a card of a board. */
type Touch = 'thread' | 'board'

/** The list of pictures. Answers, install steps, moments and sources answer a tap everywhere. */
function draw(picture: Props, touch: Touch | undefined) {
  switch (picture.kind) {
    case 'answers':
      return <TouchAnswers {...picture} isRead={touch === 'board'} />
    case 'awareness':
      return <Awareness {...picture} />
    case 'conversation':
      return <Conversation {...picture} touch={touch !== undefined} />
    case 'feedPost':
      return <FeedPost {...picture} />
    case 'growth':
      return <Growth {...picture} />
    case 'install':
      return touch ? <TouchInstall {...picture} /> : <Install {...picture} />
    case 'installHour':
      return <InstallHour {...picture} />
    case 'installSteps':
      return <TouchInstall {...picture} />
    case 'lessons':
      return touch ? <TouchLessons {...picture} /> : <Lessons {...picture} />
    case 'moments':
      return <TouchMoments {...picture} />
    case 'prices':
      return <Prices {...picture} />
    case 'rewrite':
      return touch === 'board' ? <TouchRewrite {...picture} /> : <Rewrite {...picture} />
    case 'sayings':
      return <Sayings {...picture} />
    case 'sources':
      return <TouchSources {...picture} />
    case 'survey':
      return <Survey {...picture} />
    case 'visitors':
      return <Visitors {...picture} />
  }
}
