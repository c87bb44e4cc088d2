import { spawn } from 'node:child_process'
import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { copyProject } from '@repo/testing/copy-project.ts'

/**
 * How build time and memory grow with the number of pages: copies the project aside, multiplies its campaign
 * pages there and builds. `node bench/growth.ts`, or `node bench/growth.ts --pages 200`. The folder is removed.
 */
const { values } = parseArgs({ options: { pages: { type: 'string', multiple: true, default: ['35', '200', '1000'] } } })
const folder = resolve('.cache/growth')

console.log('| Pages | Build | CPU | Most memory |\n| --- | --- | --- | --- |')
for (const count of values.pages.map(Number)) {
  try {
    copyProject(folder)
    const pages = await growTo(count, join(folder, 'packages/content/pages'))
    const { seconds, cpuSeconds, megabytes } = await build(folder)
    console.log(`| ${pages} | ${seconds.toFixed(1)} s | ${cpuSeconds.toFixed(1)} s | ${Math.round(megabytes)} MB |`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Copies campaign pages round-robin until there are enough. */
async function growTo(count: number, folder: string): Promise<number> {
  const files = await readdir(folder)
  const sources = files.filter((name) => /^(5-reasons|10-ways|advertorial)/.test(name))
  for (let made = files.length; made < count; made++) {
    const source = sources[made % sources.length] ?? ''
    const page = await readFile(join(folder, source), 'utf8')
    // A copy is a variant of its source, so it may quote the same claims.
    const grown = page
      .replace(/^ {2}(pair|variantOf): .*\n/gm, '')
      .replace(/^ {2}path: '(.*)',$/m, (_, path: string) => `  path: '${path}-grown-${made}',\n  variantOf: '${path}',`)
    await writeFile(join(folder, source.replace(/(\.\w\w\.ts)$/, `-grown-${made}$1`)), grown)
  }
  return Math.max(count, files.length)
}

/** Resources by GNU time: CPU time does not depend on how busy the machine is. */
async function build(folder: string): Promise<Record<'seconds' | 'cpuSeconds' | 'megabytes', number>> {
  const startedAt = performance.now()
  const astro = join(folder, 'node_modules/astro/bin/astro.mjs')
  const child = spawn('/usr/bin/time', ['-v', process.execPath, astro, 'build', '--root', 'apps/site'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`The build failed.\n${output}`)
  const read = (line: string) => Number(new RegExp(`${line}[^:]*: ([\\d.]+)`).exec(output)?.[1])
  return {
    seconds: (performance.now() - startedAt) / 1000,
    cpuSeconds: read('User time') + read('System time'),
    megabytes: read('Maximum resident set size') / 1024,
  }
}
