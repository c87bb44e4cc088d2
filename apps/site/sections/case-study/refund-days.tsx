import type { RefundDaysSection } from '@repo/content/sections/case-study.ts'
import { ArrivingDots } from '@repo/ui/arriving-dots.tsx'
import { Words } from '@repo/ui/words.tsx'

export function RefundDays({ days, drawing, headline, text }: RefundDaysSection) {
  return (
    <section className="wrap">
      <div className="grid items-center gap-x-10 gap-y-8 rounded-card rounded-ee-[6px] bg-mint p-7 tab:grid-cols-[300px_minmax(0,1fr)] tab:rounded-xl tab:rounded-ee-[6px] tab:p-9 lap:grid-cols-[380px_minmax(0,1fr)] lap:gap-x-14 lap:p-12">
        <ArrivingDots
          dots={Array.from({ length: days }, () => 'sale')}
          columns={12}
          said={(_, place) => place === days - 1}
          label={drawing}
          className="w-full"
        />
        <div>
          <h2 className="type-title">
            <Words>{headline}</Words>
          </h2>
          <p className="mt-3.5 max-w-[26.4em] type-lead">
            <Words>{text}</Words>
          </p>
        </div>
      </div>
    </section>
  )
}
