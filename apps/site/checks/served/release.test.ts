import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publish, rollBack } from '../../../../deploy/releases.ts'
import { servedFolder } from '@repo/testing/served-folder.ts'

// Releases under nginx as it is deployed, with visitors in the middle of it. The builds are small; what is tested is the switch.

let folder: string
let site: string
let served: Awaited<ReturnType<typeof servedFolder>>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
  site = join(folder, 'site')
  mkdirSync(site)
  release(0)
  served = await servedFolder(join(site, 'current'))
})
afterEach(() => {
  served.close()
  rmSync(folder, { recursive: true, force: true })
})

test('fifty switches, and no visitor sees an error, a missing file or two versions in one page', async () => {
  const visitors = Array.from({ length: 4 }, () => visitor())
  for (let number = 1; number <= 50; number++) {
    // Every fifth one goes back instead.
    if (number % 5 === 0) rollBack(site)
    else release(number)
    // In the middle of their pages; the next switch waits until these are whole, as it would for minutes in life.
    await Promise.all(visitors.map((one) => one.finishPage()))
  }
  const visits = await Promise.all(visitors.map((one) => one.leave()))
  expect(visits.flatMap(({ issues }) => issues)).toEqual([])
  const versions = new Set(visits.flatMap(({ versions }) => versions))
  expect(versions.size, 'the visitors saw the releases come').toBeGreaterThan(30)
})

test('a cached page is revalidated, and is new after a switch, forwards and back', async () => {
  const first = await fetch(served.origin)
  expect(first.headers.get('cache-control')).toBe('no-cache')
  const etag = first.headers.get('etag') ?? ''
  const again = () => fetch(served.origin, { headers: { 'if-none-match': etag } })
  expect((await again()).status).toBe(304)
  release(1)
  expect(await (await again()).text()).toContain('data-build="1"')
  rollBack(site)
  expect((await again()).status).toBe(304)
})

/** Loads a page and all it names, over and over. */
function visitor(): Visitor {
  const visit: Visit = { issues: [], versions: [] }
  let isHere = true
  let page = Promise.resolve()
  const stay = (async () => {
    while (isHere) {
      page = load(visit)
      await page
    }
  })()
  return {
    finishPage: () => page,
    async leave() {
      isHere = false
      await stay
      return visit
    },
  }
}

interface Visitor {
  finishPage(): Promise<void>
  leave(): Promise<Visit>
}

interface Visit {
  issues: string[]
  versions: string[]
}

async function load({ issues, versions }: Visit): Promise<void> {
  try {
    const html = await (await fetch(`${served.origin}/pricing`)).text()
    const version = /data-build="(\d+)"/.exec(html)?.[1] ?? 'none'
    versions.push(version)
    const files = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '')
    if (files.length !== 3) issues.push(`a page without its files: ${html}`)
    for (const file of files) {
      const response = await fetch(served.origin + file)
      const says = await response.text()
      if (response.status !== 200 || says !== version) issues.push(`${version}: ${file} ${response.status} ${says}`)
    }
  } catch (error) {
    issues.push(String(error))
  }
}

/** Pages and files that all say which release they are of. */
function release(number: number): void {
  const build = join(folder, `build-${number}`)
  mkdirSync(join(build, 'assets'), { recursive: true })
  const files = ['script', 'font', 'picture'].map((name) => `/assets/${name}.${number}.js`)
  for (const file of files) writeFileSync(join(build, file), String(number))
  const html = `<html data-build="${number}">${files.map((file) => `<script src="${file}"></script>`).join('')}`
  // Longer each time: the ETag of nginx is made of size and second, and these come faster than that.
  for (const name of ['index', 'pricing', '404']) writeFileSync(join(build, `${name}.html`), html + '\n'.repeat(number))
  writeFileSync(join(build, '_build.json'), JSON.stringify({ builtAt: '2026-11-15T00:00:00.000Z', does: [] }))
  publish(build, site)
}
