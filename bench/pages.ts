import type { Path } from '@repo/content/cta.ts'

const menu = {
  first: 'the menu opens',
  target: 'header details > summary',
  works: () => document.querySelector('header details[open]') !== null,
}
const both = ['ours', 'byHand'] as const

/** The benchmarked pages with the first interaction on each. The quiz is the only one hydrated by React. */
export const benchPages: readonly BenchPage[] = [
  { path: '/', kinds: ['ours', 'byHand', 'wordsFirst'], ...menu },
  { path: '/he', kinds: ['ours', 'byHand', 'wordsFirst'], ...menu },
  {
    path: '/quiz',
    kinds: both,
    first: 'an option is chosen and Continue is ready',
    target: 'label:has(input[type=radio])',
    works: () =>
      document.querySelector('input:checked') !== null && document.querySelector('[type=submit]:enabled') !== null,
  },
  {
    path: '/pricing',
    kinds: both,
    first: 'the slider shows another plan',
    target: 'input[type=range]',
    works: () => {
      const range = document.querySelector<HTMLInputElement>('input[type=range]')
      // The page written by hand has no script that follows the slider. The buttons with `data-plan` are those of the sum.
      const plans = [...document.querySelectorAll('button[aria-pressed]:not([data-plan])')]
      const follows = plans.every((plan, place) => (plan.ariaPressed === 'true') === (range?.valueAsNumber === place))
      return range !== null && range.valueAsNumber > 0 && follows
    },
  },
  {
    path: '/advertorial-he',
    kinds: both,
    first: 'an answer opens',
    target: 'main details:last-of-type > summary',
    works: () => document.querySelector('main details:last-of-type[open]') !== null,
  },
]

export interface BenchPage {
  path: Path
  /** The versions it is measured in. */
  kinds: readonly Kind[]
  /** The first interaction, in words. */
  first: string
  /** What is clicked. */
  target: string
  /** Polled in the page once per frame: has the click had its effect? */
  works: () => boolean
}

/** Our site, the lower bound, and the lower bound that paints its words before its picture. */
export type Kind = 'ours' | 'byHand' | 'wordsFirst'

/** Where the folder of the pages by hand has the one that paints its words first. */
export function wordsFirstPath(path: Path): string {
  return `/words-first${path.replace('/', '-')}`
}
