import { definePage } from '../page.ts'
import { surveyControls } from '../survey-controls.ts'

export default definePage({
  path: '/10-ways',
  locale: 'en',
  title: '10 ways to turn silent visitors into customers | {brand}',
  description:
    'Ten things a Shopify store can do with one question and its answers: on the product page, in ads, in the price and in the cart.',
  shell: 'campaign',
  bar: 'ink',
  trial: 'trial14',
  indexable: true,
  sections: [
    {
      kind: 'campaignHero',
      headline: 'ways to turn\nsilent visitors\ninto customers',
      text: 'No tricks. One question on your Shopify store, one honest answer, and ten things to do with it today.',
      cta: { label: 'Try {trial14} free', to: 'install' },
      terms: ['Installed in {install5}.', 'No code.'],
      surface: 'ink',
      picture: { kind: 'numeral', figure: '10' },
    },
    {
      kind: 'withSideCard',
      skeleton: 'board',
      surface: 'ink',
      card: {
        rating: { with: '{rating}' },
        stores: { with: '{stores5000} active stores' },
        figure: { with: '{revenueLift}' },
        title: { onlyWith: 'revenueLift', with: 'revenue', without: 'One question, ten uses' },
        text: 'One question on the page, an AI that replies, and a list of what to fix.',
        cta: { label: 'Install on Shopify', to: 'install' },
        chat: { label: 'Ask us anything in chat', to: 'chat-en' },
        ticks: ['{trial14.adjective} free trial', '{noCard}, {noSetupFee.inline}', '{refundFull.title}'],
      },
      sections: [
        {
          kind: 'reasons',
          cards: [
            {
              title: 'Ask what’s stopping them, on the way out',
              text: 'Not in an email a week later. Now, while the reason is fresh and the tab is still open. One question, three honest options: people who’d never fill out a form will tap one on their way out.',
              surface: 'mint',
              picture: {
                kind: 'survey',
                store: 'Oda Skin',
                initial: 'O',
                asks: 'asks',
                question: 'What’s stopping you from buying today?',
                ...surveyControls.en,
                answers: [
                  {
                    text: 'Not sure it suits my skin',
                    reply:
                      'It’s **fragrance-free**, made for skin that argues. Not for you? Send it back, even opened.',
                  },
                  { text: 'Delivery time', reply: 'Order today and it arrives on **Thursday**. Shipping is free.' },
                  {
                    text: 'The price',
                    reply: 'It’s **$38**, and one bottle lasts **three months**: less than a coffee a week.',
                  },
                ],
                moment: 'exit',
              },
            },
            {
              title: 'Let the AI reply in your voice',
              text: 'A plain survey says thanks. This one keeps talking, from your ingredient list, your returns page and your way of putting things. The shopper was one sentence away. Here is the sentence.',
              surface: 'fog',
              picture: {
                kind: 'conversation',
                lines: [
                  { by: 'question', says: 'Anything holding you back?' },
                  { by: 'visitor', says: 'Does it work under makeup?' },
                  { by: 'brand', says: 'It **sinks in within a minute**, and makeup goes on smoothly over it.' },
                ],
              },
            },
            {
              title: 'Pick the moment, not just the words',
              text: 'The right question at the wrong time is just another pop-up. Wait for the pause, or for the cart that has sat there a while.',
              surface: 'ink',
              picture: {
                kind: 'moments',
                moments: [
                  { icon: 'exit', label: 'On exit' },
                  { icon: 'timer', label: 'After inactivity' },
                  { icon: 'scroll', label: 'On scroll' },
                  { icon: 'cart', label: 'Cart value' },
                ],
              },
            },
            {
              title: 'Put the answer on the product page',
              text: 'If ten people asked, others were wondering too. Move the line up to where they were looking when they left.',
              surface: 'blush',
              picture: {
                kind: 'rewrite',
                before: { label: 'What the page said', line: 'Discover your glow' },
                after: { label: 'What they asked for', line: '**Works under makeup**' },
              },
            },
            {
              title: 'Write ads in their words',
              text: 'Your next headline exists. Somebody typed it into your store last night, with a question mark at the end. Answer it, and you have an ad nobody in the room would have dared to pitch.',
              surface: 'lemonSoft',
              picture: {
                kind: 'feedPost',
                store: 'Oda Skin',
                initial: 'O',
                label: 'Sponsored',
                line: '“Will it hold under makeup?” Until you take it off.',
                product: 'bottle',
              },
            },
            {
              title: 'Find out what they’d happily pay',
              text: 'Before you cut the price, ask about it. Sometimes there’s no need: the number was fine and the photo wasn’t. Now and then you learn that you’ve been charging too little all along.',
              surface: 'fog',
              picture: {
                kind: 'prices',
                prices: [
                  { price: '$28', count: 3 },
                  { price: '$33', count: 5 },
                  { price: '$38', count: 7 },
                  { price: '$43', count: 6 },
                  { price: '$48', count: 2 },
                ],
                note: '“What’s a fair price for this cream?” 23 answers, sample data.',
              },
            },
            {
              title: 'Learn how well they know you',
              text: 'First-timers want the story. Those who came back want a reason to finish. Ask which they are, and stop handing both the same page.',
              surface: 'blush',
              picture: {
                kind: 'awareness',
                levels: [
                  { label: 'Never heard of you', count: 7 },
                  { label: 'Saw you once', count: 5 },
                  { label: 'Comparing', count: 4 },
                  { label: 'Back to buy', count: 2 },
                ],
                note: 'Sample data',
              },
            },
            {
              title: 'Teach the AI what a good salesperson knows',
              text: 'Ingredients, shipping, returns, tone. Upload it once, and nobody has to say it a hundredth time.',
              surface: 'ink',
              picture: {
                kind: 'lessons',
                lessons: [
                  { icon: 'file', label: 'Ingredients.pdf' },
                  { icon: 'truck', label: 'Shipping and returns' },
                  { icon: 'quote', label: 'Tone: warm, short, no fuss' },
                ],
              },
            },
            {
              title: 'Tell one visitor from another',
              text: 'Someone who came from a video has a different question than someone who searched. Ask each on the page they land on, and stop writing for the average of two people who’ve never met.',
              surface: 'blushSoft',
              picture: {
                kind: 'sources',
                sources: [
                  { name: 'TikTok', asks: 'Is it really that light?' },
                  { name: 'Google', asks: 'Why not the cheaper one?' },
                  { name: 'Meta', asks: 'When would it get here?' },
                ],
              },
            },
            {
              title: 'Spend more, only on what works',
              text: 'Once you know why people buy, you know what deserves the budget. Take the answer that sold, put it in the ad, on the page and in the next question, and scale that one thing. Then ask again.',
              surface: 'jadeDeep',
              picture: {
                kind: 'growth',
                weeks: [1, 1, 2, 2, 3, 3, 4, 4, 5, 6],
                note: 'Orders a week, one dot each. Sample data.',
              },
            },
          ],
        },
        {
          kind: 'bonus',
          onlyWith: ['bonusValue', 'bonusCall', 'bonusBrand'],
          headline: 'Ten ways,\nand three gifts',
          worth: { figure: '{bonusValue}', label: 'package value, for everyone who installs' },
          gifts: [
            {
              icon: 'phone',
              title: 'A {bonusCall} one-on-one with an expert',
              text: 'They look at your store and say which of the ten to do first.',
            },
            {
              icon: 'book',
              title: 'The guide: conversion techniques, in detail',
              text: 'With examples, screenshots, and the mistakes to skip.',
            },
            {
              icon: 'present',
              title: 'An exclusive presentation on creative',
              text: 'The system of a brand with over {bonusBrand} in sales, from first answer to finished ad.',
            },
          ],
        },
      ],
    },
  ],
})
