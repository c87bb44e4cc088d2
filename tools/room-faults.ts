import { dirname, join } from 'node:path'

/**
 * What TypeScript's project references do not hold: the imports of `.astro` files, which no project reads, and the rooms inside the site.
 * A room is the longest of these folders that a file is in; it may import from itself and from those listed. docs/architecture.md draws the arrows.
 */
const allowed: Record<string, readonly string[]> = {
  'apps/site': ['apps/site/analytics', 'packages/content', 'packages/contract', 'packages/ui'],
  'apps/site/analytics': ['packages/contract'],
  'apps/site/build': ['apps/site', 'apps/site/analytics', 'packages', 'deploy'],
  'apps/site/checks': ['apps/site', 'apps/site/build', 'packages', 'deploy', 'tools'],
  'apps/site/edit': ['apps/site', 'apps/site/checks', 'packages'],
  'apps/site/e2e': [
    'apps',
    'packages',
    'apps/site',
    'apps/site/analytics',
    'apps/site/build',
    'apps/site/checks',
    'apps/site/edit',
    'deploy',
  ],
}

/** Packages that some folders must not import. */
const packages = [
  {
    name: /^(react|react-dom|lucide-react|astro)(\/|$)/,
    from: /^(packages\/(contract|content|stats|server|database)|apps\/(collector|site\/analytics))\//,
    why: 'words, rules and servers are plain TypeScript; React is for packages/ui/, apps/site/ and the app of the console',
  },
  {
    name: /^zod$/,
    from: /^(apps\/site|apps\/console\/(?!server\/)|packages\/(?!server\/|contract\/[^/]+-schema\.ts$))/,
    why: 'only servers run schemas; a browser gets types',
  },
  {
    name: /^@octokit\//,
    from: /^(?!packages\/server\/changes\/)/,
    why: 'changes for review go through packages/server/changes/, which holds them to the content folder',
  },
  {
    name: /^(?!node:|pg$|zod$|nodemailer$|@octokit\/|@duckdb\/|apps\/|packages\/)@?[a-z]/,
    from: /^(apps\/collector|packages\/server)\//,
    why: 'the collector runs on Node, pg, zod and nodemailer alone (decisions 017 and 038)',
  },
  {
    name: /^@duckdb\//,
    from: /^(?!apps\/collector\/archive\/|bench\/)/,
    why: 'DuckDB is for the archive of raw events alone, which loads it when it is needed (decision 040)',
  },
]

/**
 * Forbidden imports and import cycles, as sentences. Reads the text of a file, because no checker of dependencies reads
 * `.astro`. Tests and their helpers (`*.test.ts`, `testing/`) may import from anywhere.
 */
export function roomFaults(files: ReadonlyMap<string, string>): string[] {
  const imports = new Map([...files].map(([file, text]) => [file, importsOf(file, text)]))
  return [...[...imports].flatMap(([file, found]) => faultsOf(file, found)), ...cycles(imports)]
}

function faultsOf(file: string, imported: readonly Import[]): string[] {
  if (isTest(file)) return []
  const room = roomOf(file)
  const rooms = allowed[room]
  return imported.flatMap(({ to, isType }) => {
    const rule = packages.find(({ name, from }) => name.test(to) && from.test(file))
    if (rule) return [`${file} imports ${to}: ${rule.why}.`]
    if (
      /^packages\/contract\/.+-schema\.ts$/.test(to) &&
      !/^(apps\/collector|packages\/contract|bench)\/|\/e2e\//.test(file)
    )
      return [`${file} imports ${to}: only the collector runs schemas; import the type beside it.`]
    if (file.startsWith('packages/ui/') && to.startsWith('packages/content/') && !isType)
      return [`${file} imports ${to}: packages/ui/ may import types of the words, and nothing that runs.`]
    const other = roomOf(to)
    const isOurs = /^(apps|packages|deploy|tools|bench)\//.test(to)
    if (!rooms || !isOurs || isRootConfig(file) || other === room) return []
    if (rooms.includes(other) || (other.split('/').length === 2 && rooms.includes(other.split('/')[0] ?? ''))) return []
    return [`${file} imports ${to}: ${room}/ may import from ${rooms.join(', ')}.`]
  })
}

interface Import {
  /** A file of ours as a path from the root, a package as written. */
  to: string
  /** `import type` and `export type`, which are erased at compile time. */
  isType: boolean
}

const apps = ['site', 'collector', 'console']

/** Static and dynamic imports, re-exports, side effects and scripts of `.astro` files. */
function importsOf(file: string, text: string): Import[] {
  const found = text.matchAll(
    /(?:\b(?<type>(?:import|export)\s+type\b)[^'"]*?\bfrom\s*|\bfrom\s*|\bimport\s*\(?\s*|<script src=)['"](?<written>[^'"\n]+)['"]/g,
  )
  return [...found].map(({ groups: { type, written = '' } = {} }) => {
    const [path = ''] = written.split('?')
    const own = path.replace(
      /^@repo\/(\w+)/,
      (_, name: string) => `${apps.includes(name) ? 'apps' : 'packages'}/${name}`,
    )
    return { to: own.startsWith('.') ? join(dirname(file), own) : own, isType: type !== undefined }
  })
}

/** The longest listed folder, or else the workspace or the top folder. */
function roomOf(path: string): string {
  const [top = '', second = '', third = ''] = path.split('/')
  const inner = `${top}/${second}/${third}`
  if (inner in allowed) return inner
  return top === 'apps' || top === 'packages' ? `${top}/${second}` : top
}

/** `apps/site/astro.config.ts` and the like configure tools and may import anything. */
function isRootConfig(file: string): boolean {
  return file.endsWith('.config.ts')
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(file)
}

function cycles(imports: ReadonlyMap<string, readonly Import[]>): string[] {
  const done = new Set<string>()
  const faults: string[] = []
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) faults.push(`Import cycle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}.`)
    if (path.includes(file) || done.has(file)) return
    for (const { to } of imports.get(file) ?? []) if (imports.has(to)) visit(to, [...path, file])
    done.add(file)
  }
  for (const file of imports.keys()) visit(file, [])
  return faults
}
