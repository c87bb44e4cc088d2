import { definePage } from '../page.ts'

export default definePage({
  path: '/lead',
  locale: 'he',
  title: 'בואו נדבר על החנות שלכם | {brand}',
  description: 'בשיחה קצרה מוצאים יחד את השאלה הראשונה ששווה לשאול את המבקרים בחנות שלכם.',
  shell: 'campaign',
  bar: 'lemon',
  trial: 'trial14',
  indexable: false,
  sections: [
    {
      kind: 'leadForm',
      headline: 'בואו נדבר על החנות שלכם',
      text: 'שם וטלפון, וזהו. בשיחה קצרה מוצאים יחד את השאלה הראשונה ששווה לשאול.',
      // What a talk is like, not a promise to call: that is the owner's to make, once leads reach them.
      talk: {
        label: 'מה קורה בשיחה',
        steps: [
          'מדברים על החנות שלכם, בלי מצגת',
          'בוחרים יחד שאלה לדף המוצר הכי חשוב שלכם',
          'רואים איך היא נראית בחנות, עוד לפני שמתקינים',
        ],
      },
      form: {
        asks: '**{brand}** שואלת, הפעם אתכם',
        fullName: { question: 'איך קוראים לכם?', hint: 'שם מלא', placeholder: 'שם פרטי ושם משפחה' },
        phone: { question: 'לאיזה מספר להתקשר?', hint: 'טלפון', placeholder: '050-000-0000' },
        send: 'תחזרו אליי',
        // The specification fixes these three, their singular too.
        sending: 'שולח...',
        empty: 'אנא מלא את כל השדות',
        thanks: 'תודה! נחזור אליך בהקדם',
        failed: 'לא הצלחנו לשלוח. הפרטים עדיין כאן, אפשר לנסות שוב.',
        chat: { label: 'מעדיפים לכתוב? אנחנו בוואטסאפ', to: 'chat-he' },
        noScript: 'בלי JavaScript הטופס לא עובד, אבל הוואטסאפ כן.',
        failure: {
          // The specification fixes this title for every page.
          title: 'Unexpected Application Error!',
          text: 'משהו השתבש בטופס. טוענים מחדש ומנסים שוב.',
          reload: 'טעינה מחדש',
        },
      },
      unsent: {
        text: 'הודעה בוואטסאפ, וזהו. בשיחה קצרה מוצאים יחד את השאלה הראשונה ששווה לשאול.',
        chat: 'לשיחה בוואטסאפ',
        note: 'הטופס עוד לא מחובר אלינו: מה שתכתבו בו לא יישלח ולא\u00a0יישמר. בינתיים אנחנו בוואטסאפ.',
      },
      sent: {
        privacy:
          'השם והטלפון נשלחים אלינו ונשמרים מוצפנים, כדי שנוכל לחזור אליכם. עד שהם מגיעים הם שמורים במכשיר שלכם, לכל היותר שבוע.',
        failed:
          'זה עוד לא נשלח. הפרטים שמורים במכשיר שלכם ואנחנו ממשיכים לנסות. אפשר גם לסגור: הם יישלחו כשתחזרו לאתר.',
        retry: 'לנסות שוב עכשיו',
        refused: 'משהו בפרטים לא תקין. אפשר לבדוק אותם, או לכתוב לנו בוואטסאפ.',
        earlier: {
          sending: 'הפרטים מהביקור הקודם עוד לא הגיעו אלינו. שולחים אותם עכשיו.',
          waiting: 'הפרטים מהביקור הקודם עוד מחכים במכשיר שלכם. אנחנו ממשיכים לנסות, ואין צורך למלא שוב.',
          arrived: 'הפרטים מהביקור הקודם הגיעו אלינו.',
          refused: 'הפרטים מהביקור הקודם לא התקבלו. אפשר למלא שוב, או לכתוב לנו בוואטסאפ.',
        },
        trap: 'אתר',
      },
    },
  ],
})
