import type { SamplesWords } from '@repo/content/sections/integrations.ts'
import { withoutIsolates } from '@repo/ui/plain-words.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { ButtonLink } from '@repo/ui/button.tsx'
import { Words } from '@repo/ui/words.tsx'
import { Framed } from '../shared/framed.tsx'

const card = 'rounded-card cut-corner bg-fog px-4.5 pt-4 pb-5 tab:px-7 tab:pt-5 tab:pb-7'
const bubble = 'w-fit max-w-[92%] rounded-large px-4.5 py-3.5 text-pretty'
const visitor = `${bubble} ms-auto cut-corner-end bg-blush`
const title = 'mb-4 flex min-h-8 items-center gap-2 type-sub'

/** A conversation with one corrected reply, and the same question after it; the CSV too, once the owner has supplied its columns. */
export function Samples({ headline, lead, csv, ...said }: SamplesWords) {
  return (
    <Framed space="py-13 tab:py-20" headline={headline} text={lead}>
      <div className="grid grid-cols-1 gap-5 tab:grid-cols-2 tab:gap-8">
        <div className={card}>
          <Words.h3 className={title}>{said.label}</Words.h3>
          <div className="grid grid-cols-1 gap-2.5">
            <Words.p className={visitor}>{said.asked}</Words.p>
            <Words.s
              className={`${bubble} cut-corner border-2 border-dashed border-ash text-slate decoration-tomato decoration-2`}
            >
              {said.wrong}
            </Words.s>
            <div className={`${bubble} cut-corner bg-lemon`}>
              <p className="mb-1 flex items-center gap-2 text-small font-semibold">
                <Icon name="pen" className="size-4.5" />
                <Words>{said.corrects}</Words>
              </p>
              <Words.p>{said.right}</Words.p>
            </div>
          </div>
        </div>
        <div className={`${card} flex flex-col`}>
          <Words.h3 className={title}>{said.later}</Words.h3>
          <div className="my-auto grid grid-cols-1 gap-2.5">
            <Words.p className={visitor}>{said.askedLater}</Words.p>
            <Words.p className={`${bubble} cut-corner bg-ink text-paper [&_b]:text-lemon`}>{said.right}</Words.p>
          </div>
        </div>
        {csv && <Csv {...csv} />}
      </div>
    </Framed>
  )
}

function Csv({ title: name, lines, cta, file }: NonNullable<SamplesWords['csv']>) {
  return (
    <div className="items-center gap-x-8 rounded-card cut-corner border-2 border-ink px-4.5 pt-4 pb-5 tab:col-span-full tab:grid tab:grid-cols-end tab:px-7 tab:py-6">
      <div className="min-w-0">
        <h3 className={title}>
          <Icon name="file" />
          <Words>{name}</Words>
        </h3>
        <pre
          dir="ltr"
          className="mb-4 overflow-x-auto text-start font-text text-note/relaxed tab:mb-0"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, by keys too
          tabIndex={0}
        >
          {withoutIsolates(String(lines)).trim()}
        </pre>
      </div>
      <ButtonLink href={file} download look="line" size="small">
        <Icon name="download" />
        <Words>{cta}</Words>
      </ButtonLink>
    </div>
  )
}
