import type { VisitorsPicture } from '@repo/content/sections/illustrations.ts'
import { DotRow } from '@repo/ui/dot-row.tsx'

export function Visitors({ tens }: VisitorsPicture) {
  return (
    <div className="grid text-line @xl:grid-cols-2">
      {Array.from({ length: tens }, (_, row) => (
        <DotRow key={row} count={10} cutCorner={false} />
      ))}
    </div>
  )
}
