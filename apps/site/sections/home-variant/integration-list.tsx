import type { IntegrationListSection } from '@repo/content/sections/home-variant.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Tag } from '@repo/ui/tag.tsx'
import { Words } from '@repo/ui/words.tsx'
import { Call } from '../shared/call.tsx'
import { Framed } from '../shared/framed.tsx'

/** A lit answer shape is there today, an empty ring is still to come. Names stay plain text: the signs are not ours. */
export function IntegrationList({ headline, items, call }: IntegrationListSection) {
  return (
    <Framed columns="list" headline={headline}>
      <ul className="border-t-2 border-ink">
        {items.map(({ name, text, soon }) => (
          <li
            key={plainWords(name)}
            className="grid grid-cols-[26px_1fr_auto] items-center gap-x-3.5 border-b border-line py-4 lap:grid-cols-[32px_minmax(0,.8fr)_minmax(0,1.3fr)_7rem] lap:gap-x-5"
          >
            <i
              aria-hidden="true"
              className={`size-5.5 rounded-pill lap:size-6.5 ${soon ? 'border-2 border-ash' : 'cut-corner bg-ink'}`}
            />
            <Words.b className={`type-sub font-normal ${soon ? 'text-slate' : ''}`}>{name}</Words.b>
            <p className="col-start-2 col-end-4 row-start-2 text-pretty text-slate lap:col-start-3 lap:col-end-4 lap:row-start-1">
              <Words>{text}</Words>
            </p>
            {soon && (
              <Tag className="col-start-3 row-start-1 justify-self-end lap:col-start-4">
                <Words>{soon}</Words>
              </Tag>
            )}
          </li>
        ))}
      </ul>
      <Call {...call} className="mt-3 tab:col-span-full" />
    </Framed>
  )
}
