import type { StepDrawing as Props } from '@repo/content/sections/how-it-works.ts'
import { Correction } from './correction.tsx'
import { EmbedSwitch } from './embed-switch.tsx'
import { Inbox } from './inbox.tsx'
import { Orders } from './orders.tsx'
import { QuestionEditor } from './question-editor.tsx'
import { Rewrite } from './rewrite.tsx'

export function StepDrawing(shows: Props) {
  switch (shows.kind) {
    case 'embedSwitch':
      return <EmbedSwitch {...shows} />
    case 'questionEditor':
      return <QuestionEditor {...shows} />
    case 'inbox':
      return <Inbox {...shows} />
    case 'correction':
      return <Correction {...shows} />
    case 'rewrite':
      return <Rewrite {...shows} />
    case 'orders':
      return <Orders {...shows} />
  }
}
