import type { Path } from '#content/cta.ts'

/** The pages that are measured, and what a visitor does first on each. The quiz is the one page that lives in React. */
export const benchPages: readonly BenchPage[] = [
  {
    path: '/',
    first: 'the menu opens',
    target: 'header details > summary',
    works: () => document.querySelector('header details[open]') !== null,
  },
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
      // Written by hand, nothing follows the slider.
      const plans = [...document.querySelectorAll('button[aria-pressed]')]
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
  /** Asked in the page, once a frame: has the click worked? */
  works: () => boolean
}

/** Ours, the limit, and what such sites are today. */
export const kinds = ['ours', 'byHand', 'spa'] as const

export type Kind = (typeof kinds)[number]
