import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { cssModules } from './css-modules.ts'

test('a class is named after its file and inlined where it is used', async () => {
  const built = await bundle({
    'entry.js': "import styles from './poster.module.css'\ndocument.title = styles.poster + styles.playButton",
    'poster.module.css': '.poster, .play-button, .unused { color: red }',
  })
  expect(built.js).toContain('poster')
  expect(built.js).toContain('poster-play-button')
  expect(built.js).not.toContain('unused')
  expect(built.css).toContain('.poster,.poster-play-button,.poster-unused')
})

test.each([
  [
    'a class that the stylesheet does not have',
    {
      'entry.js': "import styles from './a.module.css'\ndocument.title = styles.typo",
      'a.module.css': '.a { color: red }',
    },
    /typo.*a\.module\.css/s,
  ],
  [
    'two modules of one name',
    {
      'entry.js': "import './a.module.css'\nimport './b/a.module.css'",
      'a.module.css': '.a { color: red }',
      'b/a.module.css': '.a { color: blue }',
    },
    /have one name/,
  ],
])('%s stops the build', async (_, files, message) => {
  await expect(bundle(files)).rejects.toThrow(message)
})

async function bundle(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'css-modules-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [cssModules()],
    build: { write: false, rolldownOptions: { input: join(root, 'entry.js') } },
  })
  const [{ output } = { output: [] }] = [result].flat().filter((one) => 'output' in one)
  const text = (end: string) =>
    output
      .filter(({ fileName }) => fileName.endsWith(end))
      .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
      .join()
  return { js: text('.js'), css: text('.css') }
}
