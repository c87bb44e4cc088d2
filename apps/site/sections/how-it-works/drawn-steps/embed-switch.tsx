import type { EmbedSwitch as Props } from '@repo/content/sections/how-it-works.ts'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { DotField } from '@repo/ui/dot-field.tsx'
import { Words } from '@repo/ui/words.tsx'
import { SwitchMark } from '../../shared/switch-mark.tsx'

export function EmbedSwitch({ app, place, dots, note }: Props) {
  return (
    <>
      <div className="flex items-center gap-3.5 rounded-medium bg-paper px-4.5 py-4 max-mini:gap-2.5 max-mini:px-3.5">
        <BrandMark className="size-9 flex-none" />
        <p className="me-auto text-micro text-slate">
          <Words.b className="block text-small text-ink">{app}</Words.b>
          <Words>{place}</Words>
        </p>
        <SwitchMark className="w-14 max-mini:w-12" />
      </div>
      <Countdown dots={dots} columns={dots / 2} className="phone:hidden" />
      <Countdown dots={dots} columns={dots} className="hidden phone:block" />
      <Words.p className="type-micro font-semibold text-slate">{note}</Words.p>
    </>
  )
}

/** The time it takes. The words below say the count, so phones may have it in two rows. */
function Countdown({ dots, columns, className }: { dots: number; columns: number; className: string }) {
  return (
    <DotField
      dots={Array.from({ length: dots }, () => 'ink')}
      columns={columns}
      said={(_, place) => place === dots - 1}
      className={`mt-2.5 ${className}`}
    />
  )
}
