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
import { Visitors } from './visitors.tsx'

/** Drawn without a background: the card around it has one. Pictures adapt to their container's width, not to the window's. */
export function ReasonPicture(picture: Props) {
  return <div className="h-full @container">{draw(picture)}</div>
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
