import type { WhyDrawing as Props } from '@repo/content/sections/features.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { SwitchMark } from '../../shared/switch-mark.tsx'
import { Handled } from './handled.tsx'
import { Moment } from './moment.tsx'
import { Segments } from './segments.tsx'

export function WhyDrawing(shows: Props) {
  switch (shows.kind) {
    case 'moment':
      return <Moment />
    case 'honesty':
      return (
        <ul className="flex flex-wrap justify-end gap-2">
          {shows.says.map((line) => (
            <li
              key={plainWords(line)}
              className="rounded-large cut-corner-end bg-blush px-4 py-2.5 leading-normal font-semibold"
            >
              <Words>{line}</Words>
            </li>
          ))}
        </ul>
      )
    case 'objection':
      return <Handled />
    case 'headline':
      return (
        <p className="max-w-[11.72em] text-end font-display text-sub/tight">
          <Words.s className="mb-1 block font-text text-body/tight text-slate">{shows.before}</Words.s>
          <Words.mark className="rounded-cut-corner">{shows.after}</Words.mark>
        </p>
      )
    case 'segments':
      return <Segments {...shows} />
    case 'switch':
      return <SwitchMark className="w-37" />
  }
}
