import type { ReasonPicture as Props } from '#content/sections/campaign-pictures.ts'
import { Answers } from './answers.tsx'
import { Conversation } from './conversation.tsx'
import { Install } from './install.tsx'
import { Moments } from './moments.tsx'
import { Rewrite } from './rewrite.tsx'
import { Sayings } from './sayings.tsx'
import { Visitors } from './visitors.tsx'

/** Drawn bare: the card around it gives the ground. Pictures fit themselves to the width they get, not to the window's. */
export function ReasonPicture(picture: Props) {
  return <div className="@container">{draw(picture)}</div>
}

/** The list of pictures. */
function draw(picture: Props) {
  switch (picture.kind) {
    case 'answers':
      return <Answers {...picture} />
    case 'conversation':
      return <Conversation {...picture} />
    case 'install':
      return <Install {...picture} />
    case 'moments':
      return <Moments {...picture} />
    case 'rewrite':
      return <Rewrite {...picture} />
    case 'sayings':
      return <Sayings {...picture} />
    case 'visitors':
      return <Visitors {...picture} />
  }
}
