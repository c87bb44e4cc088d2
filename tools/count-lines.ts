/** What a line is counted as. Words are an owner's to write, and have no limit. */
export type LineKind = 'code' | 'css' | 'tests'

export type Lines = Record<string, Partial<Record<LineKind, number>>>

/** Lines of source by workspace, or by folder of the root, after Prettier. */
export function countLines(files: ReadonlyMap<string, string>): Lines {
  const counts: Lines = {}
  for (const [file, text] of files) {
    const kind = lineKind(file)
    if (!kind || !file.includes('/')) continue
    const counted = (counts[workspaceOf(file)] ??= {})
    counted[kind] = (counted[kind] ?? 0) + text.split('\n').length - 1
  }
  return counts
}

/** What is over its limit, as sentences. What is not listed has no lines to spend. */
export function lineFaults(counts: Lines, limits: Lines): string[] {
  return Object.entries(counts).flatMap(([workspace, kinds]) =>
    Object.entries(kinds).flatMap(([kind, lines]) => {
      const limit = limits[workspace]?.[kind as LineKind] ?? 0
      return lines > limit ? [`${workspace} has ${lines} lines of ${kind}, ${lines - limit} over its ${limit}.`] : []
    }),
  )
}

function lineKind(file: string): LineKind | undefined {
  if (file.endsWith('.css')) return 'css'
  if (!/\.(ts|tsx|astro)$/.test(file) || isWords(file)) return undefined
  return /\.(test|spec|setup)\.tsx?$|\/e2e\/|\/testing\/|^bench\//.test(file) ? 'tests' : 'code'
}

function isWords(file: string): boolean {
  return /^packages\/content\/(pages|quizzes|results|ui|consent|outline|deciding)\/|^packages\/content\/own-shop\/words\.|^apps\/console\/app\/words\//.test(
    file,
  )
}

function workspaceOf(file: string): string {
  const [top = '', second = ''] = file.split('/')
  return top === 'apps' || top === 'packages' ? `${top}/${second}` : top
}
