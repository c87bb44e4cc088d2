import { TriangleAlert } from 'lucide-react'
import { Notice } from '../../../shared/controls/notice.tsx'

/** Warns that visits may have been made up, with the command that voids a verdict which they made. */
export function VoidNotice({ id, title, more }: { id: string; title: string; more: string }) {
  return (
    <Notice look="error" Icon={TriangleAlert}>
      <b className="block font-semibold">{title}</b>
      <p>
        {more}
        <bdi
          dir="ltr"
          className="block wrap-anywhere"
        >{`npm run admin -- void-verdict --experiment ${id} --reason "…"`}</bdi>
      </p>
    </Notice>
  )
}
