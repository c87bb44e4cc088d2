/**
 * Who may know whom. The arrows point one way; docs/architecture.md draws them.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const rooms = {
  claims: [],
  contract: [],
  quiz: [],
  content: ['claims', 'quiz'],
  analytics: ['contract'],
  ui: [],
  site: ['claims', 'contract', 'quiz', 'content', 'analytics', 'ui'],
  collector: ['contract'],
  console: ['contract', 'ui'],
}

module.exports = {
  forbidden: [
    ...Object.entries(rooms).map(([room, knows]) => ({
      name: `${room}-knows-${knows.length ? `only-${knows.join('-')}` : 'nobody'}`,
      comment: `src/${room}/ may import from ${knows.length ? knows.map((k) => `src/${k}/`).join(', ') : 'no other room'}. Move the code, not the arrow: see docs/architecture.md.`,
      severity: 'error',
      from: { path: `^src/${room}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/', pathNot: `^src/(${[room, ...knows].join('|')})/` },
    })),
    {
      name: 'words-and-rules-know-no-react',
      comment: 'Words and rules are plain TypeScript; React lives in src/ui/ and src/site/.',
      severity: 'error',
      from: { path: '^src/(claims|contract|quiz|content|analytics|collector)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/(react|react-dom|lucide-react|astro)/' },
    },
    {
      name: 'no-validator-in-the-browser',
      comment:
        'Only the collector runs schemas; everybody else compiles against the types beside them in src/contract/.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(collector/|contract/[^/]+-schema\\.ts$)' },
      to: { path: '(^src/contract/[^/]+-schema\\.ts$)|(node_modules/zod/)' },
    },
    {
      name: 'no-circle',
      comment: 'Two files that need each other are one idea, or there is a third one between them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-lost-import',
      comment: 'The import resolves to nothing.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro:|virtual:)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
}
