import type { DashboardWords } from './sections/shared.ts'
import type { Written } from './written.ts'

/** The demo store's dashboard (CP-03), as both articles show it. What to do next is each article's own. */
export const demoDashboardHe: Written<Omit<DashboardWords, 'next'>> = {
  title: 'הדשבורד שלכם, בזמן אמת',
  sample: 'נתוני הדגמה',
  unit: 'תשובות היום',
  reasons: [
    {
      label: 'רוצים לדעת אם זה מתאים לגיל',
      answers: { number: 'demoAge.count' },
      share: '{demoAge}',
      tone: 'blush',
    },
    { label: 'רק מסתכלים', answers: { number: 'demoLooking.count' }, share: '{demoLooking}', tone: 'ash' },
    {
      label: 'שואלים מתי זה יגיע',
      answers: { number: 'demoDelivery.count' },
      share: '{demoDelivery}',
      tone: 'lemon',
    },
    { label: 'אומרים שזה יקר', answers: { number: 'demoPrice.count' }, share: '{demoPrice}', tone: 'tomato' },
  ],
  actions: ['לעדכן את הדף', 'לכתוב מודעה'],
  figures: [
    { value: '{demoRevenue.amount}', label: 'הכנסות בזכות ה-AI' },
    { value: '{demoOrders}', label: 'הזמנות בעזרת ה-AI' },
    { value: '{demoRoi}', label: 'ROI' },
  ],
}
