import { writtenLanguage } from './written-language.ts'

/** What a person wrote, in whichever language: in its own direction, and in its own voice (WCAG 3.1.2). */
export function Written({ children }: { children: string }) {
  return <bdi lang={writtenLanguage(children)}>{children}</bdi>
}
