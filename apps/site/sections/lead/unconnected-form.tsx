import type { ReactNode } from 'react'
import type { Copy } from '@repo/content/copy.ts'
import { Words } from '@repo/ui/words.tsx'
import { Framed } from '../shared/framed.tsx'
import { leadColumns } from './lead-form-section.tsx'

/** A form that sends nothing, its child, below the chat; the note beside it says so (LD-04), also to who comes to a field by Tab. */
export function UnconnectedForm({ note, children }: { note: Copy; children?: ReactNode }) {
  return (
    <Framed surface="lemon" space="">
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is as wide as its longest word at least
        role="group"
        aria-labelledby="not-connected"
        className={`${leadColumns} items-start gap-y-4.5 pb-12 wide:pb-16`}
      >
        <Words.p
          id="not-connected"
          className="text-body/snug font-semibold text-pretty wide:max-w-130 wide:border-t-2 wide:border-ink wide:pt-4"
        >
          {note}
        </Words.p>
        <div>{children}</div>
      </div>
    </Framed>
  )
}
