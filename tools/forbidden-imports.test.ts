import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

/** A copy of the rules beside files that must not pass: in the project itself they would fail `npm run check`. */
const folder = mkdtempSync(join(tmpdir(), 'forbidden-imports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const astro = (frontmatter: string, script = '') => `---\n${frontmatter}\n---\n<p />\n<script>\n${script}\n</script>\n`
const files: Record<string, string> = {
  // TypeScript's project references hold the arrows between workspaces, but Astro's checker reads none.
  'layout/collector.astro': astro("import '@repo/collector/metrics.ts'"),
  'layout/relative.astro': astro("import '../../collector/metrics.ts'"),
  'layout/type.astro': astro("import type { Role } from '@repo/server/role.ts'"),
  'layout/dynamic.astro': astro("await import('@repo/console/server/server.ts')"),
  'layout/script.astro': astro('', "import '@repo/database/migrate.ts'"),
  'layout/edit.astro': astro("import '../edit/start.ts'"),
  'pages/testing.astro': astro("import '@repo/testing/free-port.ts'"),
  'pages/checks.astro': astro("import '../checks/content.ts'"),
}

test('an import of server code, of edit mode, of checks or of tests in an .astro file fails `npm run check -- lint`', () => {
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const [name, text] of Object.entries({
    ...files,
    'layout/allowed.astro': astro("import '@repo/content/fill.ts'"),
  })) {
    const file = join(folder, 'apps/site', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const { status, stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format=unix'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const refused = stdout.matchAll(/^apps\/site\/(\S+?):\d+:\d+: .*restricted/gm)
  expect([...refused].map(([, name]) => name).toSorted(), stdout).toEqual(Object.keys(files).toSorted())
  expect(status).toBe(1)
})
