import { definePage } from '../page.ts'
import { works } from '../works.ts'

export default definePage({
  path: '/credits-he',
  locale: 'he',
  title: 'קרדיטים | {brand}',
  description: 'הגופנים והסמלים שבאתר, מי יצר אותם, ולפי אילו רישיונות מותר לכולם להשתמש בהם.',
  shell: 'legal',
  bar: 'blush',
  indexable: true,
  translationOf: '/credits',
  sections: [
    {
      kind: 'legalText',
      headline: 'קרדיטים',
      contents: 'בדף הזה',
      brief: {
        title: 'בקצרה',
        text: 'המילים והאיורים כאן שלנו. שלושה דברים לא, והיוצרים שלהם מתירים לכולם להשתמש בהם.',
      },
      margin: { kind: 'specimens' },
      chapters: [
        {
          id: 'works',
          title: 'תודה',
          parts: [
            {
              kind: 'works',
              works: [
                { use: 'הגופן של הכותרות', made: works.display },
                { use: 'הגופן של כל השאר', made: works.text },
                { use: 'הסמלים', made: works.icons },
              ],
            },
          ],
        },
        {
          id: 'licences',
          title: 'הרישיונות במלואם',
          parts: [
            {
              kind: 'text',
              text: 'הרישיונות של הגופנים, של הסמלים ושל הקוד שרץ בדפדפן שלכם, מילה במילה, כפי שקיבלנו אותם (באנגלית).',
            },
            { kind: 'links', links: [{ label: 'הרישיונות', to: '/licences.txt' }] },
          ],
        },
      ],
    },
  ],
})
