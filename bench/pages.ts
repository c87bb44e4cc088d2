import type { Path } from '@repo/content/cta.ts'

const menu = {
  first: 'the menu opens',
  target: 'header details > summary',
  works: () => document.querySelector('header details[open]') !== null,
}
/** The benchmarked pages with the first interaction on each. The quiz is the only one hydrated by React. */
export const benchPages: readonly BenchPage[] = [
  { path: '/', ...menu },
  { path: '/he', ...menu },
  {
    path: '/quiz',
    first: 'an option is chosen and Continue is ready',
    target: 'label:has(input[type=radio])',
    works: () =>
      document.querySelector('input:checked') !== null && document.querySelector('[type=submit]:enabled') !== null,
  },
  {
    path: '/pricing',
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
    first: 'an answer opens',
    target: 'main details:last-of-type > summary',
    works: () => document.querySelector('main details:last-of-type[open]') !== null,
  },
]

export interface BenchPage {
  path: Path
  /** The first interaction, in words. */
  first: string
  /** What is clicked. */
  target: string
  /** Polled in the page once per frame: has the click had its effect? */
  works: () => boolean
}

/** Our site, and the same pages written by hand: the lower bound. */
export const kinds = ['ours', 'byHand'] as const
export type Kind = (typeof kinds)[number]
