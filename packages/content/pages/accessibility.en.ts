import { definePage } from '../page.ts'

export default definePage({
  path: '/accessibility',
  locale: 'en',
  title: 'Accessibility statement | {brand}',
  description:
    'How we built this site for everyone, how we tested it, what is not perfect yet, and who to tell when something does not work.',
  shell: 'legal',
  bar: 'lemon',
  indexable: true,
  sections: [
    {
      kind: 'legalText',
      headline: 'Accessibility statement',
      updated: { with: 'Updated: {textsUpdated}' },
      contents: 'On this page',
      brief: {
        title: 'In short',
        text: 'This site is for everyone. If something here does not work for you, write to us and we will work on it.',
      },
      margin: {
        kind: 'switches',
        title: 'Change this page',
        larger: 'Larger text',
        contrast: 'More contrast',
        space: 'More space',
        still: 'No movement',
        note: 'Works on this page, right now. Nothing is stored. Your device’s own settings work on every page.',
      },
      chapters: [
        {
          id: 'done',
          title: 'What we did',
          parts: [
            {
              kind: 'text',
              text: 'You can use the site with a mouse, a keyboard, a touch screen or a screen reader. This is what we took care of:',
            },
            {
              kind: 'list',
              items: [
                'Everything works from the keyboard, and you can always see where you are, on every background.',
                'Text has a contrast of at least 4.5:1 against its background, large text 3:1.',
                'On a narrow window, or zoomed in to 400%, the text reflows and nothing is cut off.',
                'Drawings that carry meaning are described in words. Decorative ones are hidden from screen readers.',
                'Every page declares its language and direction, and so does any part in another language.',
                'Pages, menus and FAQs work without JavaScript. The quizzes and the contact form need it.',
              ],
            },
          ],
        },
        {
          id: 'motion',
          title: 'Movement and flashing',
          parts: [
            {
              kind: 'text',
              text: 'If your device asks for less motion, the site stays still: no animation, no confetti. Anything that moves for more than a moment has a pause button. Nothing here flashes more than three times a second.',
            },
            {
              kind: 'text',
              text: 'One quiz moves on automatically after an answer. A switch on the screen turns that off, and then it waits for you.',
            },
          ],
        },
        {
          id: 'keyboard',
          title: 'Using a keyboard',
          parts: [
            {
              kind: 'keys',
              rows: [
                { keys: { lang: 'en', names: ['Tab'] }, does: 'Moves to the next item' },
                { keys: { lang: 'en', names: ['Shift', 'Tab'] }, does: 'Moves back to the previous one' },
                { keys: { lang: 'en', names: ['Enter'] }, does: 'Follows a link, sends a form' },
                { keys: { lang: 'en', names: ['Space'] }, does: 'Picks an option, opens or closes an FAQ answer' },
                {
                  keys: { lang: 'en', names: ['←', '→'] },
                  does: 'Moves between options, and the slider on the pricing page',
                },
              ],
            },
          ],
        },
        {
          id: 'standard',
          title: 'The standard, and how we tested',
          parts: [
            {
              kind: 'text',
              text: 'We worked to WCAG 2.2, level AA. The Israeli Standard 5568, which the accessibility regulations refer to, is based on an earlier version of the same guidelines.',
            },
            {
              kind: 'list',
              items: [
                'Tested, with every change to the site: each page with the automated checker axe, on a wide and a narrow screen; the layout at five widths from 320 pixels up; the site without scripts and with reduced motion.',
                'Tested by keyboard, in automated tests: the menu, the FAQs, the price slider, the quizzes and the form.',
              ],
            },
            {
              kind: 'list',
              hollow: true,
              items: [
                'Not tested yet: with screen readers by people who use them every day, with voice control, and by a certified accessibility expert.',
              ],
            },
            { kind: 'text', text: 'Last check by a person: {accessCheck}.' },
          ],
        },
        {
          id: 'limits',
          title: 'What is not perfect yet',
          parts: [
            { kind: 'text', text: 'This work is ongoing. These are the limits we know of today:' },
            {
              kind: 'list',
              hollow: true,
              items: [
                'Automated checks find only some of the barriers people meet.',
                'Not every page exists in both languages.',
                'We cannot change the Shopify App Store or the chat that our buttons lead to, nor the video players of other sites.',
              ],
            },
          ],
        },
        {
          id: 'contact',
          title: 'Found a barrier? Tell us',
          parts: [
            {
              kind: 'text',
              text: 'Say which page it was, what you wanted to do, and which browser or screen reader you use. It helps us fix it sooner.',
            },
            {
              kind: 'contact',
              rows: [
                { label: 'Accessibility coordinator', value: '{coordinator}' },
                { label: 'Phone', value: '{coordinatorPhone}', reach: 'phone' },
                { label: 'Email', value: '{coordinatorEmail}', reach: 'email' },
              ],
            },
            { kind: 'links', links: [{ label: 'Message us on WhatsApp', to: 'chat-en' }] },
          ],
        },
      ],
    },
  ],
})
