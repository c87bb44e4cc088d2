import { definePage } from '../page.ts'

export default definePage({
  path: '/blank',
  locale: 'en',
  title: '{brand}',
  shell: 'none',
  indexable: false,
  sections: [],
})
