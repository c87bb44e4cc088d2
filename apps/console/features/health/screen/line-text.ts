import type { HealthFigure, HealthLine } from '../api/health.ts'
import { isolated } from '../../../shared/words/isolated.ts'
import type { Format } from '../../../shared/words/format.ts'
import type { healthEn } from '../words/health.en.ts'

interface LineText {
  name: string
  figure: string
  /** What to do. */
  advice: string
}

/** A line of the Health screen that is not well, in words. */
export function lineText(line: HealthLine, words: typeof healthEn, format: Format): LineText {
  const name = words.names[line.id]
  if ('unreadable' in line) return { name, figure: words.failed, advice: words.failedDo }
  return { name, advice: words[line.id].do, ...describe(line) }

  function describe(one: HealthFigure): { figure: string; advice?: string } {
    switch (one.id) {
      case 'last-event': {
        const { never, neverDo } = words['last-event']
        if (one.ageSeconds === undefined) return { figure: never, advice: neverDo }
        return { figure: format.ago(one.ageSeconds) }
      }
      case 'events-hour':
        return { figure: words['events-hour'].figure(format.number(one.now), format.number(one.weekAgo)) }
      case 'rollup': {
        const { never, figure } = words.rollup
        return { figure: one.lagSeconds === undefined ? never : figure(format.span(one.lagSeconds)) }
      }
      case 'refused': {
        const { figure, reasons } = words.refused
        const list = one.reasons.map(({ reason, count }) => `${reasons[reason] ?? reason} ${format.number(count)}`)
        return { figure: figure(format.number(one.count), list.join(', ')) }
      }
      case 'bots': {
        const before = one.weekAgo === undefined ? [] : [words.bots.before(format.percent(one.weekAgo))]
        return { figure: [format.percent(one.share), ...before].join(', ') }
      }
      case 'quiet-page': {
        const { figure } = words['quiet-page']
        return { figure: `${isolated(one.page ?? '')}: ${figure(format.number(one.visits ?? 0))}` }
      }
      case 'outbox': {
        const { figure, error } = words.outbox
        const counts = figure(format.number(one.waiting), format.number(one.failed))
        return { figure: one.error === undefined ? counts : `${counts} ${error}` }
      }
      case 'partitions': {
        const { none, figure } = words.partitions
        return { figure: one.until ? figure(format.day(one.until)) : none }
      }
      case 'keys':
        return { figure: words.keys.figure(one.missing.reduce((sum, { leads }) => sum + leads, 0)) }
    }
  }
}
