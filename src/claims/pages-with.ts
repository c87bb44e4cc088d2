/** Pages by what stands on them, as the ledger lists claims: a claim of the side cards shows on all pages with one. */
export const pagesWith = {
  sideCard: [
    '/5-reasons',
    '/5-reasons-empty',
    '/5-reasons-copy',
    '/demo',
    '/5-reasons-v2',
    '/5-reasons-2',
    '/5-reasons-copy3',
    '/5-reasons-copy3-he',
    '/10-ways',
    '/10-ways-he',
    '/advertorial',
    '/advertorial-he',
  ],
  /** The side card of `/advertorial` is one of that page's English parts. */
  englishSideCard: [
    '/5-reasons-copy',
    '/demo',
    '/5-reasons-v2',
    '/5-reasons-2',
    '/5-reasons-copy3',
    '/10-ways',
    '/advertorial',
  ],
  bonusBox: [
    '/5-reasons',
    '/5-reasons-copy',
    '/demo',
    '/5-reasons-v2',
    '/5-reasons-2',
    '/5-reasons-copy3',
    '/5-reasons-copy3-he',
    '/10-ways',
  ],
  faq: [
    '/',
    '/pricing',
    '/casestudy',
    '/5-reasons-empty-2',
    '/5-reasons-empty-2-he',
    '/advertorial',
    '/advertorial-he',
  ],
  /** The landings that lead into the quiz. */
  quizEntry: ['/he-landing', '/legacy', '/duplicate'],
  /** The variants of the home page. */
  variantHome: ['/5-reasons-empty-2', '/5-reasons-empty-2-he'],
} as const
