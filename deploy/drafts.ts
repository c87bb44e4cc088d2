import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Build, copyBuild } from './releases.ts'
import { withSiteLock } from './site-lock.ts'

// Builds beside the site, `drafts/<name>/`, which the preview host shows at `/_draft/<name>` (deploy/preview.nginx.conf). systemd removes what
// was published more than 14 days ago (deploy/install.sh).

/** Copies a build into the folder of its draft, in place of an earlier one of this name. */
export function publishDraft(build: string, site: string, name: string): Draft {
  for (const file of ['index.html', '_build.json'])
    if (!existsSync(join(build, file)))
      throw new Error(`The build in ${build} is incomplete: ${file} is missing. Build again, and read how it ends.`)
  const folder = folderOf(site, name)
  mkdirSync(join(site, 'releases'), { recursive: true })
  mkdirSync(join(site, 'drafts'), { recursive: true })
  return withSiteLock(site, () => {
    const unfinished = join(site, `unfinished-draft-${name}`)
    rmSync(unfinished, { recursive: true, force: true })
    copyBuild(build, unfinished)
    rmSync(folder, { recursive: true, force: true })
    renameSync(unfinished, folder)
    return draftIn(site, name)
  })
}

export function removeDraft(site: string, name: string): void {
  const folder = folderOf(site, name)
  if (!existsSync(folder))
    throw new Error(`There is no draft ${name} in ${site}. There are: ${namesIn(site).join(', ') || 'none'}.`)
  rmSync(folder, { recursive: true })
}

/** The drafts as text, one in a line. */
export function draftList(drafts: readonly Draft[]): string {
  return drafts
    .map(({ address, publishedAt, build }) => {
      if (!build) return `  ${address}  has lost files: publish it again, or take it back with --remove`
      const published = publishedAt.toISOString().slice(0, 16).replace('T', ' ')
      return `  ${address}  published ${published} UTC from ${build.commit ?? 'an unknown commit'}, removed after 14 days`
    })
    .join('\n')
}

export function readDrafts(site: string): Draft[] {
  return namesIn(site).map((name) => draftIn(site, name))
}

interface Draft {
  address: string
  publishedAt: Date
  /** Absent: files are missing, by hand or because systemd removes them one by one. */
  build?: Build | undefined
}

function namesIn(site: string): string[] {
  const folder = join(site, 'drafts')
  return existsSync(folder) ? readdirSync(folder).filter(isName).toSorted() : []
}

function draftIn(site: string, name: string): Draft {
  const folder = folderOf(site, name)
  // Of the preview host of the site that its pages name.
  const home = read(join(folder, 'index.html'))
  const [, origin] = /<link rel="canonical" href="([^"]+)"/.exec(home) ?? []
  const record = read(join(folder, '_build.json'))
  return {
    address: `${origin ? `https://preview.${new URL(origin).host}` : ''}/_draft/${name}`,
    publishedAt: statSync(folder).mtime,
    build: home && record ? JSON.parse(record) : undefined,
  }
}

/** The text of a file; empty if there is none. */
function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** A name is a part of an address and of a path. */
function folderOf(site: string, name: string): string {
  if (!isName(name))
    throw new Error(`"${name}" is no name of a draft. Write it in small letters, with digits and hyphens: spring-sale.`)
  return join(site, 'drafts', name)
}

function isName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]*$/.test(name)
}
