import type { Texts } from '@repo/content/copy.ts'
import type { Cta } from '@repo/content/cta.ts'
import type { PageTexts } from '@repo/content/page.ts'
import type { FaqSection } from '@repo/content/sections/shared.ts'

/** The answers of the FAQ and the links in a page's copy, however deep they lie, as a reader sees them. */
export function collectCopy(page: PageTexts): { answers: string[]; ctas: Texts<Cta>[] } {
  const answers: string[] = []
  const ctas: Texts<Cta>[] = []
  visit(page.sections.map(asBuilt), (part) => {
    if (part.kind === 'faq')
      answers.push(...(part as unknown as Texts<FaqSection>).items.map((item) => asRead(item.answer)))
    if (typeof part.label === 'string' && typeof part.to === 'string')
      ctas.push({ label: asRead(part.label), to: part.to as Cta['to'] })
  })
  return { answers, ctas }
}

/**
 * The section in a build without settings. The call after the plan (RS-05) is drawn with them alone: results.spec.ts and
 * collector-lead-answers.spec.ts. Facts that the owner has not supplied are no card. Where the form sends nothing the chat is a button with a label of its own (LD-04).
 */
function asBuilt(section: PageTexts['sections'][number]): object {
  if (section.kind === 'checkUs' && section.facts.rows.length === 0) return { ...section, facts: undefined }
  if (section.kind === 'results') return { ...section, words: { ...section.words, call: undefined } }
  if (section.kind !== 'leadForm') return section
  const { form, chat } = section
  return { ...section, form: { ...form, chat: { ...form.chat, label: chat.open } } }
}

/** Copy without its marks: emphasis, isolates, line breaks. */
export function asRead(text: string): string {
  return text
    .replace(/\*\*|[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function visit(part: unknown, meet: (part: Record<string, unknown>) => void): void {
  if (part === null || typeof part !== 'object') return
  if (!Array.isArray(part)) meet(part as Record<string, unknown>)
  for (const child of Object.values(part)) visit(child, meet)
}
