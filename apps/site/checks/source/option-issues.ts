import { gamifiedQuiz } from '@repo/contract/quiz/gamified.ts'
import { quizQuestions } from '@repo/contract/quiz-steps.ts'
import type { PageTexts } from '@repo/content/page.ts'

/** QZ, GQ: a quiz has words for every option that it offers. The compiler asks for them too; here the owner reads what to write. */
export function optionIssues({ locale, sections }: Pick<PageTexts, 'locale' | 'sections'>): string[] {
  return sections.flatMap((section) => {
    if (section.kind === 'quiz') {
      const { steps, preview } = section.words
      const say = missingWords(`packages/content/quizzes/personal.${section.lang}.ts`)
      const settings: Readonly<Record<string, Words>> = preview.settings
      return quizQuestions.flatMap(({ id, options }) => [
        ...say(options, steps[id].options, { question: id, under: `steps.${id}.options`, fields: ['label', 'text'] }),
        ...say(options, settings[id], { question: id, under: `preview.settings.${id}`, fields: [] }),
      ])
    }
    if (section.kind !== 'game') return []
    const say = missingWords(`packages/content/quizzes/gamified.${locale}.ts`)
    const { questions } = section.words
    return gamifiedQuiz.flatMap((question) => {
      if (!('options' in question)) return []
      const { id, kind, options } = question
      return say(options, questions[id].options, {
        question: id,
        under: `questions.${id}.options`,
        fields: fieldsOf[kind],
      })
    })
  })
}

/** Words by option, as they are: an option may be gone, or a text of it. */
type Words = Readonly<Partial<Record<string, unknown>>>

const fieldsOf = { icons: ['label', 'emoji'], yesNo: ['label', 'text'], choice: ['label'] } as const

function missingWords(file: string) {
  return (
    options: readonly string[],
    words: Words | undefined,
    { question, under, fields }: { question: string; under: string; fields: readonly string[] },
  ): string[] => {
    if (!words) return []
    return options
      .filter((option) => !isWritten(words[option], fields))
      .map((option) => {
        const example = fields.length > 0 ? `{ ${fields.map((field) => `${field}: '…'`).join(', ')} }` : `'…'`
        return `${file} has no words for "${option}", which the question "${question}" still offers. Write them in ${under}: ${option}: ${example}. For another answer write other words; the name "${option}" stays, because stored answers carry it.`
      })
  }
}

function isWritten(words: unknown, fields: readonly string[]): boolean {
  if (fields.length === 0) return typeof words === 'string' && words.trim() !== ''
  if (words === null || typeof words !== 'object') return false
  const texts: Readonly<Record<string, unknown>> = { ...words }
  return fields.every((field) => isWritten(texts[field], []))
}
