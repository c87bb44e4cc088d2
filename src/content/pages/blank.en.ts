import { definePage } from '../page.ts'

export default definePage({
  path: '/blank',
  locale: 'en',
  title: 'Sondia',
  shell: 'none',
  indexable: false,
  sections: [],
})
