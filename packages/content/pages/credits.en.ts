import { definePage } from '../page.ts'
import { works } from '../works.ts'

export default definePage({
  path: '/credits',
  locale: 'en',
  title: 'Credits | {brand}',
  description: 'The fonts and icons on this site, who made them, and the licenses they share their work under.',
  shell: 'legal',
  bar: 'blush',
  indexable: true,
  sections: [
    {
      kind: 'legalText',
      headline: 'Credits',
      contents: 'On this page',
      brief: {
        title: 'In short',
        text: 'The words and drawings here are ours. Three things are not, and the people who made them let everyone use them.',
      },
      margin: { kind: 'specimens' },
      chapters: [
        {
          id: 'works',
          title: 'Thank you',
          parts: [
            {
              kind: 'works',
              works: [
                { use: 'Headlines are set in', made: works.display },
                { use: 'All other text is set in', made: works.text },
                { use: 'Icons are from', made: works.icons },
              ],
            },
          ],
        },
        {
          id: 'licences',
          title: 'The licenses in full',
          parts: [
            {
              kind: 'text',
              text: 'The licenses of the fonts, the icons and the code that runs in your browser, word for word, as they came with the work.',
            },
            { kind: 'links', links: [{ label: 'Read the licenses', to: '/licences.txt' }] },
          ],
        },
      ],
    },
  ],
})
