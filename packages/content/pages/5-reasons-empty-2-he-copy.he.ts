import { definePage } from '../page.ts'

export default definePage({
  path: '/5-reasons-empty-2-he-copy',
  locale: 'he',
  title: '{brand}',
  shell: 'none',
  indexable: false,
  sections: [],
})
