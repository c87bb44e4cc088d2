import { writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import type { Path } from '@repo/content/cta.ts'

/**
 * Speculation rules: a page that links to a quiz prefetches it when a visitor is about to press the link, and a quiz prefetches its results.
 * No page is prerendered and no rule matches an entrance of an experiment (`/try/`), which would assign. The build writes the rules
 * as files, with a map for nginx, and headers for Cloudflare Pages and Netlify; browsers without them ignore the header.
 */
export function speculationFiles(pages: readonly PageOfQuiz[]): AstroIntegration {
  return {
    name: 'speculation-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const [name, text] of Object.entries(renderSpeculationFiles(pages)))
          await writeFile(new URL(name, dir), text)
      },
    },
  }
}

/** The text of each file, by its name. */
export function renderSpeculationFiles(pages: readonly PageOfQuiz[]): Record<string, string> {
  const quizzes = listQuizzes(pages)
  const toQuiz = {
    where: {
      and: [
        { or: quizzes.map(({ path }) => ({ href_matches: path })) },
        { not: { selector_matches: '[target=_blank]' } },
      ],
    },
    eagerness: 'moderate',
  }
  return {
    'speculation.json': JSON.stringify({ prefetch: quizzes.length > 0 ? [toQuiz] : [] }),
    ...Object.fromEntries(quizzes.map(({ path, results }) => [fileName(path), JSON.stringify(toResults(results))])),
    '_speculation.map': quizzes.map(({ path }) => `"${path}.html" '"/${fileName(path)}"';\n`).join(''),
    '_no-vary-search.map': quizzes.map(({ results }) => `"${results}.html" params;\n`).join(''),
  }
}

/** The lines of `_headers`. A host joins two values of one header, which makes a list of two files. */
export function renderSpeculationHeaders(pages: readonly PageOfQuiz[]): string[] {
  const quizzes = listQuizzes(pages)
  return [
    '/speculation*',
    '  Content-Type: application/speculationrules+json',
    ...quizzes.flatMap(({ path }) => [path, `  Speculation-Rules: "/${fileName(path)}"`]),
    ...quizzes.flatMap(({ results }) => [results, '  No-Vary-Search: params']),
  ]
}

/** The address that follows has the visitor's answers in its query; the file is the same for all of them. */
function toResults(results: Path): object {
  return { prefetch: [{ urls: [results], expects_no_vary_search: 'params', eagerness: 'immediate' }] }
}

function fileName(path: Path): string {
  return `speculation${path.replaceAll('/', '-')}.json`
}

function listQuizzes(pages: readonly PageOfQuiz[]): { path: Path; results: Path }[] {
  return pages.flatMap(({ path, sections }) =>
    sections.flatMap((section) => (isQuiz(section) ? [{ path, results: section.results }] : [])),
  )
}

function isQuiz(section: object): section is { results: Path } {
  return 'kind' in section && section.kind === 'quiz'
}

/** A page as written or as drawn: a quiz has no fork. */
interface PageOfQuiz {
  path: Path
  sections: readonly object[]
}
