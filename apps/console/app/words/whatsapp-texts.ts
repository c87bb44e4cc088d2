import { brand } from '@repo/content/brand.ts'
import type { Locale } from '@repo/contract/locale.ts'

/** What a WhatsApp message begins with until a person keeps a text of their own. */
export const whatsAppTexts: Record<Locale, string> = {
  en: `Hi {first}, this is {me} from ${brand.name}. You asked us to call about the survey on your product page. When suits you today?`,
  he: `שלום {first}, כאן {me} מ-${brand.name}. השארת פרטים בקשר לסקר בדף המוצר. מתי נוח לדבר היום?`,
}
