import { definePage } from '../page.ts'

export default definePage({
  path: '/privacy',
  locale: 'en',
  title: 'Privacy | {brand}',
  description:
    'What this site knows about its visitors, what leaves your browser and what doesn’t, and how to ask us about it.',
  shell: 'legal',
  bar: 'mint',
  indexable: true,
  sections: [
    {
      kind: 'legalText',
      headline: 'Privacy',
      updated: { with: 'Updated: {textsUpdated}' },
      contents: 'On this page',
      brief: {
        title: 'In short',
        text: 'What you type on this site stays in your browser, and we do not count visits.',
        counted: 'What you type on this site stays in your browser, and we only count your visit if you say yes.',
        collected:
          'The contact form sends us your name and phone number; nothing else you type leaves your browser. We only count your visit if you say yes.',
        collectedMore:
          'The contact form sends us what you fill in there; nothing else you type leaves your browser. We only count your visit if you say yes.',
        passed:
          'The contact form sends us your name and phone number; nothing else you type leaves your browser, and we do not count visits.',
        passedMore:
          'The contact form sends us what you fill in there; nothing else you type leaves your browser, and we do not count visits.',
      },
      margin: {
        kind: 'browser',
        title: 'Try it: type something',
        window: 'Your browser',
        field: 'Type here. Nobody reads it.',
        off: 'This counter needs JavaScript.',
        stays: 'letters stayed here',
        sent: 'were sent',
        left: [{ text: 'IP address' }, { text: 'Browser' }, { text: 'Page' }, { text: 'Time' }],
        later: [
          { when: 'somebodyCounts', text: 'Pages' },
          { when: 'somebodyCounts', text: 'Choices' },
          { when: 'somebodyCounts', text: 'The ad' },
          { when: 'weCount', text: 'A random number' },
        ],
        notes: [
          { text: 'These four left when the page loaded. Every web server sees them.' },
          { when: 'somebodyCounts', text: 'Dashed ones leave only if you say yes.' },
          { when: 'leadsLeave', text: 'The contact form sends what you fill in there. This field sends nothing.' },
        ],
      },
      chapters: [
        {
          id: 'who',
          title: {
            onlyWith: ['company', 'companyNumber', 'address'],
            with: 'Who we are',
            without: 'What this page covers',
          },
          parts: [
            {
              kind: 'text',
              text: 'This site is run by {company}, {companyNumber}, {address}.',
            },
            {
              kind: 'text',
              text: 'This page is about the site. The app runs inside stores under its own privacy policy, linked from its page in the Shopify App Store.',
            },
          ],
        },
        {
          id: 'stays',
          title: 'What stays in your browser',
          parts: [
            {
              kind: 'text',
              text: '**Quiz answers** live in the open page and are gone when you close it. The URL of your plan shows which plan (A to D) and, after a #, your answers. The part after the # is not sent to us when the page loads; anyone you share the link with sees the same plan.',
            },
            {
              kind: 'text',
              when: 'answersAttached',
              text: 'If you agreed to be counted and finished the quiz, your answers also stay in this tab until you close it, so you can attach them to the contact form; saying no removes them.',
            },
            {
              kind: 'text',
              when: 'somebodyCounts',
              text: 'If you agreed to be counted, our analytics providers also see what you chose.',
            },
            {
              kind: 'text',
              when: 'leadsStay',
              text: '**Name and phone.** The contact form does not send or store them yet, and says so. We will update this page when it does.',
            },
            {
              kind: 'text',
              text: '**The ad that brought you.** If the link you followed names a campaign, our links pass that name along. It is not stored.',
            },
          ],
        },
        {
          id: 'contact',
          title: 'When you leave your name and phone',
          parts: [
            {
              kind: 'text',
              when: 'leadsLeave',
              text: 'The contact form sends us your name and phone, the address of the page, the page your visit began on, the campaign that brought you, and how long the form took to fill out, which helps us spot bots. We use them to call you back.',
            },
            {
              kind: 'text',
              when: 'leadsStored',
              text: 'They are stored encrypted, without your IP address.',
            },
            {
              kind: 'text',
              when: 'leadsPassed',
              text: 'This site stores none of that: it passes it on to us, without your IP address.',
            },
            {
              kind: 'text',
              when: 'emailAsked',
              text: 'An email address, if you give one, goes the same way and is erased along with them.',
            },
            {
              kind: 'text',
              when: 'storeAddressAsked',
              text: 'The address of your store, if you give it, goes the same way and is erased along with them.',
            },
            {
              kind: 'text',
              when: 'answersAttached',
              text: 'After a quiz the form has a box, never ticked in advance, that attaches your answers. Only if you tick it are they sent, and they are erased along with your name and phone. Our count of visits does not learn whose they are.',
            },
            {
              kind: 'text',
              when: 'leadsShared',
              text: 'We are notified, with your details, through other companies’ services: %services%. Each follows its own privacy policy.',
            },
            {
              kind: 'text',
              when: 'leadsLeave',
              text: 'Until they reach us, they wait in your own browser for up to a week, so a bad connection does not lose them. They are sent when you come back to the site and removed once they arrive. This is separate from analytics consent: you pressed the button.',
            },
            {
              kind: 'text',
              when: 'leadsLeave',
              text: {
                with: 'To have them erased, write to {email} and include the phone number. We will delete it wherever we keep it.',
                without:
                  'To have them erased, message us on WhatsApp and include the phone number. We will delete it wherever we keep it.',
              },
            },
          ],
        },
        {
          id: 'server',
          title: 'What a server sees',
          parts: [
            {
              kind: 'text',
              text: 'The company that hosts these pages sees what every web server sees: your IP address, your browser, the page you asked for, and when. That is needed to deliver and protect the site.',
            },
            { kind: 'text', text: 'Host: {hosting}.' },
          ],
        },
        {
          id: 'counting',
          title: 'Counting visits',
          parts: [
            {
              kind: 'text',
              when: 'nobodyCounts',
              text: 'We do not count visits. The site sets no cookies, stores nothing on your device, and loads nothing from other companies on its own.',
            },
            {
              kind: 'text',
              when: 'somebodyCounts',
              text: 'We ask before we count. Until you agree, no analytics is loaded and nothing is sent; your yes or no is the only thing kept in your browser. If you say yes, we count the pages you open, what you choose in a quiz, a click to install, that you sent the form, and the ad that brought you. Never what you type. Changed your mind? You can switch anytime at the bottom of the page.',
            },
            {
              kind: 'text',
              when: 'googleCounts',
              text: 'If you say yes, Google counts for us and sets cookies in your browser to do so.',
            },
            {
              kind: 'text',
              when: 'metaCounts',
              text: 'If you say yes, Meta counts for us, sets cookies in your browser, and may match the visit to your Meta account.',
            },
            {
              kind: 'text',
              when: 'adsLearn',
              text: 'If you say yes, Google Ads learns which of its ads brought you and what it led to (a quiz, a click to install, a form that was sent), and sets cookies in your browser to do so. Your name and phone number never reach it.',
            },
            {
              kind: 'text',
              when: 'adsChoose',
              text: 'Google may also use your visit to choose the ads it shows you elsewhere.',
            },
            {
              kind: 'text',
              when: 'weCount',
              text: 'If you say yes, we keep a count on our own server: the pages you open, what you choose in a quiz and at the end of the home page, that you tried the demo with your own product (never what you typed there), the link you leave by, the ad that brought you, the name of the site that led you here (never which page of it), whether you use a phone, a tablet or a computer (by the size of the screen and the pointer), and a random number that ties them together until you close the tab. No cookie, no IP address, nothing about who you are. The address of each page says where your visit began and, when we compare two pages, which of them you got; your browser keeps nothing for that. Anything not sent yet waits in your browser, and saying no removes it.',
            },
          ],
        },
        {
          id: 'elsewhere',
          title: 'When you leave the site',
          parts: [
            {
              kind: 'text',
              text: 'Our buttons lead to the Shopify App Store and to a WhatsApp chat, where the policies of Shopify and WhatsApp apply. The App Store learns that you came from us and from which campaign; from your plan page it learns only the campaign. A video from another site loads only when you press play.',
            },
          ],
        },
        {
          id: 'rights',
          title: 'Your rights',
          parts: [
            {
              kind: 'text',
              text: 'You may ask what we know about you, have it corrected or deleted, and complain to the Privacy Protection Authority in Israel or to the authority where you live.',
            },
            { kind: 'contact', rows: [{ label: 'Write to us', value: '{email}', reach: 'email' }] },
            { kind: 'links', links: [{ label: 'Message us on WhatsApp', to: 'chat-en' }] },
          ],
        },
      ],
    },
  ],
})
