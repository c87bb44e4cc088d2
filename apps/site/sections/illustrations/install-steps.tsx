import type { InstallStepsPicture } from '@repo/content/sections/illustrations.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { InstallMinutes } from './install-minutes.tsx'

export function InstallSteps({ steps, minutes, caption }: InstallStepsPicture) {
  return (
    <>
      <ol className="grid gap-2 text-ink @md:grid-flow-col @md:auto-cols-fr">
        {steps.map((step) => (
          <li
            key={plainWords(step)}
            className="flex items-center gap-3 rounded-large bg-paper p-4 leading-tight font-semibold @md:block"
          >
            <span
              aria-hidden="true"
              className="grid size-8 flex-none place-items-center rounded-circle nib bg-jade @md:mb-5"
            >
              <Icon name="check" className="size-4.5" stroke={2.8} />
            </span>
            <Words>{step}</Words>
          </li>
        ))}
      </ol>
      <InstallMinutes minutes={minutes} caption={caption} />
    </>
  )
}
