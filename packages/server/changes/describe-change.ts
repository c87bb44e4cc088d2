import { basename } from 'node:path'
import { oneLine } from './author.ts'
import type { Change, ChangedFile } from './change.ts'
import { lineDiff } from './line-diff.ts'

/** The files of a change by page: both languages of a page are one commit. */
export function byPage(files: readonly ChangedFile[]): Map<string, ChangedFile[]> {
  const readName = (path: string) => basename(path).replace(/(-(en|he))?(\.(en|he))?\.ts$/, '')
  // The home page in Hebrew is /he.
  return Map.groupBy(files, ({ path }) => readName(path).replace(/^he$/, 'index'))
}

/** The message of one page's commit. */
export function commitMessage(change: Change, files: readonly ChangedFile[]): string {
  const [page = ''] = byPage(files).keys()
  const subject = `${page}: ${oneLine(change.title)}`
  return [subject, oneLine(change.why), ...files.map(beforeAndAfter)].join('\n\n')
}

/** The text of a pull request. Of a proposal that is joined, what it says of other files stays. */
export function requestBody(change: Change, earlier = ''): string {
  const [intro = '', ...kept] = earlier.split(/^(?=### )/m)
  const sections = new Map(kept.map((section) => [section.split('\n')[0], section.trim()]))
  for (const file of change.files) sections.set(`### ${file.path}`, `### ${file.path}\n\n${beforeAndAfter(file)}`)
  const why = `${oneLine(change.author)}: ${oneLine(change.why)}`
  const lines = intro.split('\n').filter((line) => line.trim() !== '')
  const notes = (change.notes ?? []).map((note) => `- ${oneLine(note)}`)
  const said = new Set([why, ...notes])
  return [...lines.filter((line) => !said.has(line)), ...said, ...sections.values()].join('\n\n')
}

/** The changed lines, old and new. Four backticks: no line of ours has them. */
function beforeAndAfter({ before, after }: ChangedFile): string {
  const lines = lineDiff(before ?? '', after).filter(({ sign }) => sign !== ' ')
  const shown = lines.slice(0, maxLines).map(({ sign, text }) => `${sign} ${text.trim().replaceAll('````', '')}`)
  const rest = lines.length - shown.length
  return ['````diff', ...shown, ...(rest > 0 ? [`  … ${rest} more lines`] : []), '````'].join('\n')
}

const maxLines = 60
