import type { CostPer } from '@repo/stats/cost-per.ts'
import { useWords } from '../../../shared/words/use-words.tsx'

/** What one costs in words: the figure with its interval, the interval alone under 30, "over" up to 1. */
export function useCostText(currency: string): (per: CostPer) => { main: string; more: string } {
  const { funnel, format } = useWords()
  const words = funnel.cost
  return ({ low, high, about }) => {
    const money = (value: number) => format.money(value, currency)
    if (high === undefined) return { main: words.over(money(low)), more: '' }
    const interval = words.between(money(low), money(high))
    return about === undefined ? { main: interval, more: '' } : { main: words.about(money(about)), more: interval }
  }
}
