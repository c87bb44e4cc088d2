import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'

/*
 * A site on a server:
 *
 *   releases/20261115T051500000Z/       a build, and the assets of the release that was served before it
 *   releases/20261115T051500000Z.json   which assets are its own, and its build: commit, time and what it does
 *   current → releases/…                what nginx serves
 *   served.json                         what was served, oldest first; a rollback goes one back and forgets what it left
 *   history.json                        every switch, oldest first: when, to which release, and the pages whose words it changed.
 *                                       The owner's console reads it (CONSOLE_RELEASES).
 */

/** Copies a build beside the current release, switches to it atomically, and deletes all but the last few. Returns its id. */
export function publish(build: string, site: string, { keep = 5, at = new Date() } = {}): string {
  // `_build.json` comes last: a build that was interrupted, or stopped because of a fault, has none.
  for (const file of ['index.html', '404.html', 'assets', '_build.json']) {
    if (!existsSync(join(build, file)))
      throw new Error(`The build in ${build} is incomplete: ${file} is missing. Build again, and read how it ends.`)
  }
  checkSite(site)
  if (!(keep >= 2)) throw new Error('Keep two releases at least: this one, and the one to go back to.')
  const id = at.toISOString().replace(/[-:.]/g, '')
  const folder = folderOf(site, id)
  if (existsSync(folder)) throw new Error(`There is a release ${id} already.`)
  // Under another name until it is complete, so that an interrupted copy is never taken for a release.
  const unfinished = join(site, 'unfinished')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(join(site, 'releases'), { recursive: true })
  cpSync(build, unfinished, { recursive: true })
  // For the list of releases, not for visitors.
  rmSync(join(unfinished, '_build.json'), { force: true })
  const record: ReleaseRecord = { assets: readdirSync(join(build, 'assets')), build: buildIn(build) }
  writeFileSync(`${folder}.json`, JSON.stringify(record))
  renameSync(unfinished, folder)
  const served = [...servedIn(site), id]
  switchTo(site, id, served, at)
  deleteOld(site, keep)
  return id
}

/** Switches back to what was served before the current release, or to the given one. Returns its id. */
export function rollBack(site: string, wanted?: string, at = new Date()): string {
  checkSite(site)
  const ids = releasesOf(site).map(({ id }) => id)
  const served = servedIn(site)
  const target = wanted === undefined ? served.at(-2) : ids.find((id) => id === wanted)
  if (!target) {
    const missing = wanted ? `release ${wanted}` : 'release that was served before this one'
    throw new Error(`There is no ${missing} in ${site}. There are: ${ids.join(', ') || 'none'}.`)
  }
  const before = served.includes(target) ? served.slice(0, served.indexOf(target)) : served
  switchTo(site, target, [...before, target], at)
  return target
}

/** The maps of the release that is served, as nginx includes them: it reads them when it starts or reloads, not at a switch. */
export function redirectsIn(site: string): string {
  const files = globSync(join(site, 'current', '_*.map')).toSorted()
  return files.map((file) => readFileSync(file, 'utf8')).join('')
}

/** Oldest first. */
export function releasesOf(site: string): Release[] {
  checkSite(site)
  if (!existsSync(join(site, 'releases'))) return []
  const current = currentOf(site)
  const ids = readdirSync(join(site, 'releases')).filter((name) => /^\d{8}T\d{9}Z$/.test(name))
  return ids.sort().map((id) => ({ id, isCurrent: id === current, build: recordOf(site, id).build }))
}

/** The releases as text, one in a paragraph: when, from which commit, and what it does. */
export function releaseList(releases: readonly Release[]): string {
  return releases.map((release) => [headOf(release), ...(release.build?.does ?? [])].join('\n    ')).join('\n')
}

interface Release {
  id: string
  isCurrent: boolean
  build?: Build | undefined
}

/** `_build.json` of a build, which build/build-record.ts writes. Releases from before have none. */
interface Build {
  commit?: string
  builtAt: string
  does: string[]
}

interface ReleaseRecord {
  /** Its own assets, without those of the release before. */
  assets: string[]
  build?: Build | undefined
}

function headOf({ id, isCurrent, build }: Release): string {
  const released = id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d).*$/, 'released $1-$2-$3 $4:$5 UTC')
  const built = build
    ? `built ${build.builtAt.slice(0, 16).replace('T', ' ')} from ${build.commit ?? 'an unknown commit'}`
    : 'its build is unknown'
  return `${isCurrent ? '→' : ' '} ${id}  ${released}, ${built}`
}

/** Refuses a folder that is no site: a typo in `--to` would make a new one, which no server serves. */
function checkSite(site: string): void {
  if (!existsSync(site))
    throw new Error(`${site} does not exist. Is it a typo? For a new site, make the folder first: mkdir -p ${site}`)
  const isSite = statSync(site).isDirectory() && (existsSync(join(site, 'releases')) || readdirSync(site).length === 0)
  if (!isSite)
    throw new Error(`${site} has no releases and is not empty. --to needs the folder of a site, or an empty one.`)
}

/**
 * Atomic switch by rename. Open tabs still request the assets of the release they were loaded from, after a release and after a
 * rollback: those are copied along, those of earlier releases are not.
 */
function switchTo(site: string, id: string, served: readonly string[], at: Date): void {
  const left = currentOf(site)
  const changed = left === undefined ? [] : changedPages(folderOf(site, left), folderOf(site, id))
  if (left !== undefined && left !== id) {
    for (const asset of ownAssets(site, left)) {
      const to = join(folderOf(site, id), 'assets', asset)
      if (!existsSync(to)) copyFileSync(join(folderOf(site, left), 'assets', asset), to)
    }
  }
  const next = join(site, 'next')
  rmSync(next, { force: true })
  symlinkSync(join('releases', id), next)
  renameSync(next, join(site, 'current'))
  // The last step: without it, servedIn() still finds the current one.
  writeWhole(join(site, 'served.json'), JSON.stringify(served))
  const commit = recordOf(site, id).build?.commit
  const entry: Switch = { at: at.toISOString(), release: id, ...(commit !== undefined && { commit }), changed }
  writeWhole(join(site, 'history.json'), JSON.stringify([...historyOf(site), entry].slice(-maxSwitches)))
}

/** A switch of the release that is served, in `history.json`. */
export interface Switch {
  at: string
  release: string
  commit?: string
  /** The addresses of pages that are new or whose words are others. */
  changed: string[]
}

const maxSwitches = 200

/** Oldest first. */
export function historyOf(site: string): Switch[] {
  const file = join(site, 'history.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.next`, text)
  renameSync(`${file}.next`, file)
}

/** Pages that a visitor reads otherwise than before: by their words, because another name of a script or a style changes every file. */
function changedPages(before: string, after: string): string[] {
  const files = globSync('**/*.html', { cwd: after }).filter((file) => file !== '404.html' && !file.startsWith('try/'))
  const changed = files.filter((file) => {
    const old = join(before, file)
    return !existsSync(old) || wordsOf(old) !== wordsOf(join(after, file))
  })
  return changed.map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`).toSorted()
}

/** Its title and text, without scripts, styles and tags. */
function wordsOf(file: string): string {
  const html = readFileSync(file, 'utf8')
  return html
    .replaceAll(/<(script|style)\b[^]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

/** What was served, oldest first, up to the current release; without `served.json`, from an earlier version, all older ones. */
function servedIn(site: string): string[] {
  const current = currentOf(site)
  if (current === undefined) return []
  const ids = releasesOf(site).map(({ id }) => id)
  const file = join(site, 'served.json')
  const noted: string[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : ids
  const kept = noted.filter((id) => ids.includes(id))
  // A switch that was interrupted before it was noted.
  return kept.includes(current) ? kept.slice(0, kept.indexOf(current) + 1) : [...kept, current]
}

/** Deletes all but the newest ones, never the current one nor the one to go back to. */
function deleteOld(site: string, keep: number): void {
  const needed = servedIn(site).slice(-2)
  const ids = releasesOf(site).map(({ id }) => id)
  const others = ids.filter((id) => !needed.includes(id))
  for (const id of others.slice(0, Math.max(0, ids.length - keep))) {
    rmSync(folderOf(site, id), { recursive: true })
    rmSync(`${folderOf(site, id)}.json`)
  }
}

function currentOf(site: string): string | undefined {
  const link = join(site, 'current')
  return existsSync(link) ? basename(readlinkSync(link)) : undefined
}

function ownAssets(site: string, id: string): string[] {
  return recordOf(site, id).assets
}

function recordOf(site: string, id: string): ReleaseRecord {
  return JSON.parse(readFileSync(`${folderOf(site, id)}.json`, 'utf8'))
}

function buildIn(build: string): Build | undefined {
  const file = join(build, '_build.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function folderOf(site: string, id: string): string {
  return join(site, 'releases', id)
}
