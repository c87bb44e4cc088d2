import { definePage } from '../page.ts'

export default definePage({
  path: '/privacy',
  locale: 'en',
  title: 'Privacy | {brand}',
  description:
    'What this site knows about its visitors, what leaves the browser and what does not, and how to ask us about it.',
  shell: 'legal',
  indexable: true,
  pair: '/privacy-he',
  sections: [
    {
      kind: 'legalText',
      headline: 'Privacy',
      updated: 'Updated: {textsUpdated}',
      draft: 'A working text. The owner of the site completes what is highlighted.',
      contents: 'On this page',
      brief: {
        title: 'In short',
        text: 'What you type on this site stays in your browser, and nobody counts you unless you say yes.',
        collected:
          'The contact form sends us your name and phone, and nothing else you type leaves your browser. Nobody counts you unless you say yes.',
      },
      chapters: [
        {
          id: 'who',
          title: 'Who we are',
          parts: [
            {
              kind: 'text',
              text: 'This site is run by {company}, {companyNumber}, {address}. This page is about the site. The app works inside stores under its own privacy policy, which its page in the marketplace links to.',
            },
          ],
        },
        {
          id: 'stays',
          title: 'What stays with you',
          parts: [
            {
              kind: 'text',
              text: '**Quiz answers** live in the open page and are gone when you close it. The address of your plan names the plan, A to D, not your answers.',
            },
            {
              kind: 'text',
              when: 'somebodyCounts',
              text: 'If you agreed to be counted, those who count for us also learn what you chose.',
            },
            {
              kind: 'text',
              when: 'leadsStay',
              text: '**Name and phone.** The contact form neither sends nor stores them yet; it says so beside its button, and this page changes together with it.',
            },
            {
              kind: 'text',
              text: '**The ad that brought you.** If the address you came by names a campaign, links on the site carry that name on. It is kept nowhere.',
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
              text: 'The contact form sends us your name and phone, the address of the page, the campaign that brought you, and how long filling it in took, which tells people from robots. We use them to call you back. They are encrypted where we keep them, and your IP address is not kept with them.',
            },
            {
              kind: 'text',
              when: 'leadsLeave',
              text: 'Until they have reached us, they wait in your own browser, a week at most, so that a bad connection does not lose them. They are sent when you come back to the site, and removed once they have arrived. That needs no consent to counting: you pressed the button.',
            },
            {
              kind: 'text',
              when: 'leadsLeave',
              text: 'To have them erased, write to {email} and name the phone number. We find it, erase it, and tell the system that our callers use to do the same.',
            },
          ],
        },
        {
          id: 'server',
          title: 'What a server sees',
          parts: [
            {
              kind: 'text',
              text: 'Whoever delivers these pages sees what every web server sees: your IP address, your browser, the address you asked for, and when. That is needed to deliver and protect the site. Who that is: {hosting}.',
            },
          ],
        },
        {
          id: 'counting',
          title: 'Counting visits',
          parts: [
            {
              kind: 'text',
              when: 'nobodyCounts',
              text: 'Nobody counts you here. The site sets no cookies, stores nothing on your device, and loads nothing from other companies by itself.',
            },
            {
              kind: 'text',
              when: 'somebodyCounts',
              text: 'We ask before we count. Until you agree, nothing is loaded for it and nothing is sent; your yes or no is the one thing it keeps in your browser. After a yes we count the pages you open, what you choose in a quiz, and the ad that brought you. Never what you type. Changed your mind? The question waits at the bottom of the page.',
            },
            {
              kind: 'text',
              when: 'googleCounts',
              text: 'After a yes, Google counts for us and keeps cookies in your browser for it.',
            },
            {
              kind: 'text',
              when: 'metaCounts',
              text: 'After a yes, Meta counts for us, keeps cookies in your browser, and may match the visit to your account there.',
            },
            {
              kind: 'text',
              when: 'weCount',
              text: 'After a yes we keep a count on our own server: the pages you open, what you choose in a quiz, the link you leave by, the ad that brought you, and a random number that ties them together until you close the tab. No cookie, no IP address, nothing about who you are. What could not be sent yet waits in your browser, and a no removes it.',
            },
            {
              kind: 'text',
              when: 'weTimePages',
              text: 'That count also notes how fast a page was on your device.',
            },
          ],
        },
        {
          id: 'elsewhere',
          title: 'When you leave the site',
          parts: [
            {
              kind: 'text',
              text: 'Our buttons lead to the app marketplace and to a chat on WhatsApp. There the rules of Shopify and of WhatsApp apply. The marketplace learns that you came from us, and from which campaign; from your plan it learns only the campaign. A video from another site is loaded when you press it, not before.',
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
          ],
        },
      ],
    },
  ],
})
