import type { PageGroup } from './claim.ts'

// Pages by what is on them, where the requirements list a claim that way. A page joins a group by having the part.

export const sideCards: PageGroup = { about: 'pages with a side card', having: ['sideCard'] }
export const englishSideCards: PageGroup = { ...sideCards, about: 'English pages with a side card', locale: 'en' }
export const bonusBoxes: PageGroup = { about: 'pages with a bonus box', having: ['bonus'] }
/** An article asks its questions in a part of its own. */
export const faqs: PageGroup = { about: 'pages with an FAQ', having: ['faq', 'questions'] }
export const quizEntries: PageGroup = { about: 'landings that lead into the quiz', having: ['quizEntry'] }
export const homeVariants: PageGroup = { about: 'variants of the home page', having: ['visitHero'] }
