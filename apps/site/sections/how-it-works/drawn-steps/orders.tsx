import type { Orders as Props } from '@repo/content/sections/how-it-works.ts'
import { DotRow } from '@repo/ui/dot-row.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

export function Orders({ rows, note }: Props) {
  const most = Math.max(...rows.map(({ orders }) => orders))
  return (
    <>
      <ul>
        {rows.map(({ name, orders, label }, place) => {
          const sells = place === rows.length - 1
          return (
            <li
              key={plainWords(name)}
              className="grid grid-cols-end items-center gap-4 border-t border-ink/14 py-3 font-semibold first:border-t-0 phone:grid-cols-[minmax(0,10.5rem)_1fr_auto] lap:grid-cols-[minmax(0,10.5rem)_1fr_auto] lap:gap-x-4"
            >
              <Words.span>{name}</Words.span>
              <span className="col-span-full row-start-2 max-w-58.5 phone:col-auto phone:row-auto">
                <DotRow
                  count={orders}
                  of={most}
                  cutCorner={sells}
                  className={sells ? 'text-jade-deep' : 'text-ink/22'}
                />
              </span>
              <Words.b>{label}</Words.b>
            </li>
          )
        })}
      </ul>
      <Words.p className="type-micro font-semibold text-slate">{note}</Words.p>
    </>
  )
}
