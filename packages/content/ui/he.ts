import type { Fork, Written, WrittenCopy } from '../written.ts'
import type { UiWords } from './ui-words.ts'

const live: Fork<WrittenCopy> = { with: 'באוויר ב{install5}', without: 'באוויר בלי קוד' }

export const he: Written<UiWords> = {
  skipToContent: 'דילוג לתוכן',
  mainNavigation: 'ניווט ראשי',
  menu: 'תפריט',
  home: '/he',
  features: { label: 'יכולות', to: '/features-he' },
  howItWorks: { label: 'איך זה עובד', to: '/how-it-works-he' },
  pricing: { label: 'מחירים', to: '/pricing-he' },
  contact: 'יצירת קשר',
  install: 'להתקנה ב-Shopify',
  fiveStars: { with: '{rating.spoken} כוכבים', without: '' },
  rating: { with: '{rating}' },
  footer: {
    product: 'המוצר',
    tagline: 'הסקר החכם לבעלי חנויות. שואלים שאלה אחת, וה-AI ממשיך את השיחה.',
    integrationTitle: 'אינטגרציה',
    integration: {
      with: 'נבנה במיוחד ל-Shopify. עובד עם תבניות {onlineStore2}, בלי קוד. פלטפורמות נוספות בדרך.',
      without: 'נבנה במיוחד ל-Shopify. מתג אחד בתבנית העיצוב, בלי קוד. פלטפורמות נוספות בדרך.',
    },
    ratingTitle: 'דירוג',
    copyright: '© 2025 {brand}. כל הזכויות שמורות.',
    illustrations: 'האנשים, החנויות והציטוטים בדף הם להמחשה בלבד.',
    legal: {
      label: 'מידע משפטי',
      links: [
        { label: 'הצהרת נגישות', to: '/accessibility-he' },
        { label: 'פרטיות', to: '/privacy-he' },
        { label: 'תנאי שימוש', to: '/terms-he' },
        { label: 'קרדיטים', to: '/credits-he' },
      ],
    },
  },
  campaign: {
    trial: { trial7: '{trial7.adjective} ניסיון חינם', trial14: '{trial14.adjective} ניסיון חינם' },
    startTrial: { trial7: '{trial7.adjective} ניסיון חינם', trial14: '{trial14.adjective} ניסיון חינם' },
    tagline: 'הסקר החכם לבעלי חנויות. שאלה אחת, ועוד הזמנה.',
    integration: 'התקנה קלה ב-Shopify',
  },
  variant: {
    product: 'המוצר',
    templates: 'תבניות',
    stories: 'סיפורי הצלחה',
    agency: 'לסוכנויות',
    demo: { label: 'לתיאום הדגמה', to: '/lead' },
    install: 'להתקנה ב-Shopify',
  },
  bottomBar: {
    trial7: { lead: '{trial7.adjective} ניסיון חינם', text: live },
    trial14: { lead: '{trial14.adjective} ניסיון חינם', text: live },
    noTrial: { lead: 'בלי קוד', text: { with: 'באוויר ב{install5}', without: 'בלי מתכנת' } },
  },
  shareTalk: {
    question: 'מה עוצר אותך?',
    doubt: 'זה מתאים לגיל שנתיים?',
    reply: 'כן, לגילאי **2–5**.',
    sale: 'הוספה לעגלה',
  },
}
