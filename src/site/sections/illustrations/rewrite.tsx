import type { RewritePicture } from '#content/sections/illustrations.ts'
import { Words } from '#ui/words.tsx'
import './rewrite.css'

export function Rewrite({ before, after }: RewritePicture) {
  return (
    <div className="rewrite">
      {[before, after].map(({ label, line }) => (
        <p key={label} className="rewrite-version">
          <span className="rewrite-label">
            <Words>{label}</Words>
          </span>
          <Words>{line}</Words>
        </p>
      ))}
    </div>
  )
}
