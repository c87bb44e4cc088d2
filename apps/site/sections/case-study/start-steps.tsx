import { brand } from '@repo/content/brand.ts'
import type { StartStepsSection } from '@repo/content/sections/case-study.ts'
import { DotNumeral } from '@repo/ui/dot-numeral.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { AskedScene } from './asked-scene.tsx'
import { WatchButton } from './watch-button.tsx'
import { CtaLink } from '../shared/cta-link.tsx'
import { Framed } from '../shared/framed.tsx'

export function StartSteps({ headline, steps, cta, video, play, ...scene }: StartStepsSection) {
  const id = brand.videos[video.video]
  return (
    <Framed space="py-15 tab:py-24" columns="even">
      <div>
        <Words.h2 className="type-title">{headline}</Words.h2>
        <ol className="my-7 stagger">
          {steps.map(({ title, text }, index) => (
            <li
              key={plainWords(title)}
              className="grid grid-cols-[64px_minmax(0,1fr)] max-mini:grid-cols-[52px_minmax(0,1fr)] items-center py-3.5"
            >
              <DotNumeral value={String(index + 1)} className="h-13" />
              <div>
                <Words.h3 className="type-sub">{title}</Words.h3>
                <Words.p className="text-pretty text-slate">{text}</Words.p>
              </div>
            </li>
          ))}
        </ol>
        <CtaLink cta={cta} size="large" className="max-tab:w-full" />
      </div>
      <div className="rounded-card bg-lemon px-4 pt-4.5 pb-3 tab:rounded-xl tab:px-11 tab:pt-11 tab:pb-6">
        <AskedScene {...scene} play={id === '' ? play : undefined} frame={video.video} />
        <WatchButton {...video} id={id} />
      </div>
    </Framed>
  )
}
