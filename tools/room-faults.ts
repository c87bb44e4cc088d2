import { dirname, join } from 'node:path'

/** Which rooms a room may import from. docs/architecture.md draws the arrows. A room that is not listed is an error. */
const allowed: Record<string, readonly string[]> = {
  'packages/contract': [],
  'packages/stats': [],
  'packages/content/claims': ['packages/contract'],
  'packages/contract/quiz': ['packages/contract'],
  'packages/content': ['packages/content/claims', 'packages/contract', 'packages/contract/quiz'],
  'apps/site/analytics': ['packages/contract'],
  'packages/ui': [],
  'apps/site': [
    'packages/content/claims',
    'packages/contract',
    'packages/contract/quiz',
    'packages/content',
    'apps/site/analytics',
    'packages/ui',
  ],
  'apps/collector': ['packages/contract', 'packages/stats', 'db'],
  'apps/console/api': ['packages/contract', 'packages/stats'],
  'apps/console/server': [
    'apps/console/api',
    'packages/contract',
    'packages/stats',
    'packages/contract/quiz',
    'packages/content',
    'apps/collector',
    'db',
  ],
  'apps/console/app': [
    'apps/console/api',
    'packages/contract',
    'packages/stats',
    'packages/ui',
    'packages/contract/quiz',
    'packages/content',
  ],
  build: ['packages/contract', 'packages/content/claims', 'packages/content', 'apps/site/analytics', 'apps/site'],
  checks: ['build', 'deploy', 'packages/content/claims', 'packages/contract', 'packages/content', 'apps/site'],
  deploy: [],
  db: [],
  e2e: [
    'build',
    'checks',
    'deploy',
    'packages/content/claims',
    'packages/contract',
    'packages/contract/quiz',
    'packages/content',
    'apps/site/analytics',
    'apps/site',
    'apps/collector',
    'apps/console/api',
    'apps/console/app',
    'apps/console/server',
  ],
  bench: [
    'build',
    'db',
    'e2e',
    'packages/content/claims',
    'packages/contract',
    'packages/content',
    'packages/ui',
    'apps/site',
    'apps/collector',
    'apps/console/server',
    'packages/stats',
  ],
}

/** Rooms of which a room may also import types, which are erased at compile time. */
const allowedTypes: Record<string, readonly string[]> = { 'packages/ui': ['packages/content'] }

/** Packages that some rooms must not import. */
const packages = [
  {
    name: /^(react|react-dom|lucide-react|astro)(\/|$)/,
    from: /^src\/(claims|contract|quiz|content|analytics|collector|stats)\//,
    why: 'words and rules are plain TypeScript; React is for packages/ui/ and apps/site/',
  },
  {
    name: /^zod$/,
    from: /^src\/(?!collector\/|console\/server\/|contract\/[^/]+-schema\.ts$)/,
    why: 'only the collector runs schemas; a browser gets types',
  },
  {
    name: /^(?!node:|pg$|zod$|src\/|db\/)@?[a-z]/,
    from: /^src\/collector\//,
    why: 'the collector runs on Node, pg and zod alone (decision 017)',
  },
]

/**
 * Forbidden imports and import cycles, as sentences. Reads the text of a file, because no checker of dependencies reads
 * `.astro`. Tests and their helpers (`*.test.ts`, `testing/`) may import from any room.
 */
export function roomFaults(files: ReadonlyMap<string, string>): string[] {
  const imports = new Map([...files].map(([file, text]) => [file, importsOf(file, text)]))
  return [...[...imports].flatMap(([file, found]) => faultsOf(file, found)), ...cycles(imports)]
}

function faultsOf(file: string, imported: readonly Import[]): string[] {
  const room = roomOf(file)
  if (isTest(file) || room === undefined) return []
  const rooms = allowed[room]
  if (!rooms) return [`${file}: the room ${room}/ is not listed in tools/room-faults.ts.`]
  return imported.flatMap(({ to, isType }) => {
    const other = roomOf(to)
    const rule = packages.find(({ name, from }) => name.test(to) && from.test(file))
    if (rule) return [`${file} imports ${to}: ${rule.why}.`]
    if (/^src\/contract\/.+-schema\.ts$/.test(to) && !/^(src\/(collector|contract)|bench|e2e)\//.test(file))
      return [`${file} imports ${to}: only the collector runs schemas; import the type beside it.`]
    if (other === undefined || other === room || rooms.includes(other)) return []
    if (isType && allowedTypes[room]?.includes(other)) return []
    const list = rooms.length > 0 ? `from ${rooms.join(', ')}` : 'from no other room'
    return [`${file} imports ${to}: ${room}/ may import ${list}.`]
  })
}

interface Import {
  /** A file of ours as a path from the root, a package as written. */
  to: string
  /** `import type` and `export type`, which are erased at compile time. */
  isType: boolean
}

/** Static and dynamic imports, re-exports, side effects and scripts of `.astro` files. */
function importsOf(file: string, text: string): Import[] {
  const found = text.matchAll(
    /(?:\b(?<type>(?:import|export)\s+type\b)[^'"]*?\bfrom\s*|\bfrom\s*|\bimport\s*\(?\s*|<script src=)['"](?<written>[^'"\n]+)['"]/g,
  )
  return [...found].map(({ groups: { type, written = '' } = {} }) => {
    const [path = ''] = written.split('?')
    const own = path.startsWith('#') ? `src/${path.slice(1)}` : path
    return { to: own.startsWith('.') ? join(dirname(file), own) : own, isType: type !== undefined }
  })
}

/** `src/<room>` or the top folder. Files in the root configure tools and may import anything. */
function roomOf(path: string): string | undefined {
  const [top = '', second = '', ...rest] = path.split('/')
  if (top === 'src' && second === 'console') return `apps/console/${rest[0] ?? ''}`
  if (top === 'src') return rest.length > 0 ? `src/${second}` : undefined
  return second !== '' && top in allowed ? top : undefined
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
