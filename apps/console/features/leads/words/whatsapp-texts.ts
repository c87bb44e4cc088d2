import { brand } from '@repo/content/brand.ts'
import type { Locale } from '@repo/contract/locale.ts'

/** What a WhatsApp message begins with until a person keeps a text of their own. */
export const whatsAppTexts: Record<Locale, string> = {
  en: `Hi {first}, this is {me} from ${brand.name}. You asked us to call about a survey for your store. What’s a good time today?`,
  he: `היי {first}, כאן {me} מ-${brand.name}. השארת אצלנו פרטים לגבי סקר לחנות שלך. מתי נוח לך לדבר היום?`,
}
