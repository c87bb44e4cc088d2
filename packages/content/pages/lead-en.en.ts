import { definePage } from '../page.ts'

export default definePage({
  path: '/lead-en',
  locale: 'en',
  title: 'Let’s talk about your store | {brand}',
  description: 'In one short conversation, we’ll find the first question worth asking your store’s visitors.',
  shell: 'campaign',
  bar: 'lemon',
  trial: 'trial14',
  indexable: false,
  translationOf: '/lead',
  sections: [
    {
      kind: 'leadForm',
      headline: 'Let’s talk about your store',
      text: 'Just your name and phone number. On one short call, we’ll find the first question worth asking your visitors.',
      // What a talk is like, not a promise to call: that is the owner's to make, once leads reach them.
      talk: {
        label: 'How the conversation goes',
        steps: [
          'You bring the product page that should sell more; we bring no slides',
          'We word one question for it, and pick the moment to ask',
          'You see it mocked up on that page, then decide whether to install',
        ],
      },
      chat: {
        text: 'Tell us on WhatsApp which product page worries you. Together, we’ll find the one question to ask on it, whether or not you install.',
        question: 'What do you want to know about your store first?',
        chips: [
          { label: 'Where do they leave?', asks: 'Where do my visitors leave, and why?' },
          { label: 'What should I ask?', asks: 'What should I ask my visitors first?' },
          { label: 'What does it cost?', asks: 'What does it cost for a store like mine?' },
        ],
        message: 'Your message',
        open: 'Message us on WhatsApp',
        note: 'This opens WhatsApp with your message. Nothing is sent from this page.',
      },
      form: {
        asks: 'This time, **{brand}** asks you',
        fullName: { question: 'What’s your name?', placeholder: 'First and last name' },
        phone: { question: 'What number should we call?', placeholder: '+1 555 000 0000' },
        send: 'Call me back',
        sending: 'Sending…',
        empty: 'Please fill in both fields.',
        thanks: 'Thank you. We’ll call you back soon.',
        failed: 'That didn’t go through. Your details are still here, so you can try again.',
        chat: { label: 'Rather text? Message us on WhatsApp', to: 'chat-en' },
        answered: { with: '{chatAnswered}' },
        noScript: 'Without JavaScript the form doesn’t work, but WhatsApp does.',
        failure: {
          // The specification fixes this title for every page.
          title: 'Unexpected Application Error!',
          text: 'The form hit a snag. Reload and try again.',
          reload: 'Reload the page',
        },
      },
      unsent: {
        note: 'The form isn’t connected yet: what you type here is neither sent nor stored. For now, message us on\u00a0WhatsApp.',
        phone: 'What’s your phone number?',
        send: 'Try the form',
      },
      sent: {
        privacy:
          'Your name and number are sent to us and stored encrypted so we can call you back. Until they arrive, they stay on your device, for a week at most.',
        failed:
          'Not sent yet. Your details are saved on your device, and we’ll keep trying. You can close this page: they’ll be sent when you come back to the site.',
        retry: 'Try again now',
        refused: 'Something in your details isn’t right. Please check them, or message us on WhatsApp.',
        earlier: {
          sending: 'Your details from your last visit haven’t reached us yet. Sending them now.',
          waiting:
            'Your details from your last visit are still waiting on your device. We’ll keep trying, so there’s no need to fill out the form again.',
          arrived: 'Your details from your last visit have reached us.',
          refused:
            'Your details from your last visit weren’t accepted. Fill out the form again, or message us on WhatsApp.',
        },
        trap: 'Website',
      },
      passed: {
        privacy:
          'Your name and number are sent to us so we can call you back. Until they arrive, they stay on your device, for a week at most.',
        more: 'What you fill in is sent to us so we can get back to you. Until it arrives, it stays on your device, for a week at most.',
        attach: 'So we come prepared. They’re sent with your name and number.',
      },
      more: {
        text: 'Your name and phone number are enough. On one short call, we’ll find the first question worth asking your visitors.',
        empty: 'To call you back, we need your name and phone number.',
        privacy:
          'What you fill in is sent to us and stored encrypted so we can get back to you. Until it arrives, it stays on your device, for a week at most.',
        fields: {
          email: {
            question: 'Where can we email you?',
            hint: 'Email, optional',
            placeholder: 'name@example.com',
            wrong: 'That email address looks incomplete. Fix it, or leave it blank.',
          },
          storeAddress: {
            question: 'Where is your store?',
            hint: 'Web address, optional',
            placeholder: 'example.com',
            wrong: 'That web address looks incomplete. Fix it, or leave it blank.',
          },
        },
      },
      attach: {
        label: 'Attach my quiz answers',
        hint: 'So we come prepared. They’re sent and stored encrypted, with your name and number.',
      },
    },
  ],
})
