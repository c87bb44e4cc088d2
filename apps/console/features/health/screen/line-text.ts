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

/** A line of the Health screen in words. */
export function lineText(line: HealthLine, words: typeof healthEn, format: Format): LineText {
  const { name } = words[line.id]
  if ('unreadable' in line) return { name, figure: words.failed, advice: words.failedDo }
  return { name, ...describe(line) }

  function describe(one: HealthFigure & Pick<HealthLine, 'state'>): Partial<LineText> & Omit<LineText, 'name'> {
    const isWell = one.state === 'well'
    switch (one.id) {
      case 'last-event': {
        const { never, neverDo, do: advice } = words['last-event']
        if (one.ageSeconds === undefined) return { figure: never, advice: neverDo }
        return { figure: format.ago(one.ageSeconds), advice: isWell ? words.nothing : advice }
      }
      case 'events-hour': {
        const figure = words['events-hour'].figure(format.number(one.now), format.number(one.weekAgo))
        return { figure, advice: isWell ? words.nothing : words['events-hour'].do }
      }
      case 'rollup': {
        const { never, figure, well, do: advice } = words.rollup
        if (one.lagSeconds === undefined) return { figure: never, advice }
        return { figure: figure(format.span(one.lagSeconds)), advice: isWell ? well : advice }
      }
      case 'refused': {
        const { none, figure, well, do: advice, reasons } = words.refused
        const list = one.reasons.map(({ reason, count }) => `${reasons[reason] ?? reason} ${format.number(count)}`)
        if (one.count === 0) return { figure: none, advice: words.nothing }
        return { figure: figure(format.number(one.count), list.join(', ')), advice: isWell ? well : advice }
      }
      case 'bots': {
        const before = one.weekAgo === undefined ? [] : [words.bots.before(format.percent(one.weekAgo))]
        const figure = [format.percent(one.share), ...before].join(', ')
        return { figure, advice: isWell ? words.nothing : words.bots.do }
      }
      case 'quiet-page': {
        const { allName, all, figure, do: advice } = words['quiet-page']
        if (one.page === undefined) return { name: allName, figure: all, advice: words.nothing }
        return { figure: `${isolated(one.page)}: ${figure(format.number(one.visits ?? 0))}`, advice }
      }
      case 'outbox': {
        const { figure, error, do: advice } = words.outbox
        const counts = figure(format.number(one.waiting), format.number(one.failed))
        return {
          figure: one.error === undefined ? counts : `${counts} ${error}`,
          advice: isWell ? words.nothing : advice,
        }
      }
      case 'partitions': {
        const { none, figure, do: advice } = words.partitions
        return { figure: one.until ? figure(format.day(one.until)) : none, advice: isWell ? words.nothing : advice }
      }
      case 'database': {
        const perDay = one.bytesPerDay
        return {
          figure: format.bytes(one.bytes),
          advice: perDay === undefined ? words.nothing : words.database.grows(format.bytes(perDay)),
        }
      }
      case 'keys': {
        const { all, figure, do: advice } = words.keys
        if (one.missing.length === 0) return { figure: all, advice: words.nothing }
        return { figure: figure(one.missing.reduce((sum, { leads }) => sum + leads, 0)), advice }
      }
    }
  }
}
