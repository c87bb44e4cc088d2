import { execFileSync } from 'node:child_process'
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
import { basename, join, relative } from 'node:path'
import { withSiteLock } from './site-lock.ts'

/*
 * A site on a server:
 *
 *   releases/20261115T051500000Z/       a build, and the assets of the release that was served before it
 *   releases/20261115T051500000Z.json   which assets are its own, and its build: commit, time and what it does
 *   releases/lock                       held while a publish or a rollback runs
 *   unfinished-20261115T051500000Z/     a release that is being copied or deleted
 *   current → releases/…                what nginx serves
 *   served.json                         what was served, oldest first; a rollback goes one back and forgets what it left
 *   history.json                        every switch, oldest first: when, and to which release
 */

/** Copies a build beside the current release, switches to it atomically, and deletes all but the last few. */
export function publish(build: string, site: string, { keep = 5, at }: { keep?: number; at?: Date } = {}): Switched {
  // `_build.json` comes last: a build that was interrupted, or stopped because of an issue, has none.
  for (const file of ['index.html', '404.html', 'assets', '_build.json']) {
    if (!existsSync(join(build, file)))
      throw new Error(`The build in ${build} is incomplete: ${file} is missing. Build again, and read how it ends.`)
  }
  checkSite(site)
  if (!(keep >= 2)) throw new Error('Keep two releases at least: this one, and the one to go back to.')
  mkdirSync(join(site, 'releases'), { recursive: true })
  return withSiteLock(site, () => {
    deleteInterrupted(site)
    // Read with the lock held, so that releases are in the order of their switches.
    const now = at ?? new Date()
    const id = idAt(now)
    copyRelease(build, site, id)
    const switched = switchTo(site, id, [...servedIn(site), id], now)
    deleteOld(site, keep)
    return switched
  })
}

/** Switches back to what was served before the current release, or to the given one. */
export function rollBack(site: string, wanted?: string, at?: Date): Switched {
  checkSite(site)
  if (!existsSync(join(site, 'releases'))) throw new Error(`There is no release in ${site}.`)
  return withSiteLock(site, () => {
    const ids = readReleases(site).map(({ id }) => id)
    const served = servedIn(site)
    const target = wanted === undefined ? served.at(-2) : ids.find((id) => id === wanted)
    if (!target) {
      const missing = wanted ? `release ${wanted}` : 'release that was served before this one'
      throw new Error(`There is no ${missing} in ${site}. There are: ${ids.join(', ') || 'none'}.`)
    }
    const before = served.includes(target) ? served.slice(0, served.indexOf(target)) : served
    return switchTo(site, target, [...before, target], at ?? new Date())
  })
}

/** The release that is served now. */
interface Switched extends Release {
  /** nginx reads the maps when it starts or reloads, not at a switch. */
  hasOtherRedirects: boolean
}

/** Oldest first. */
export function readReleases(site: string): Release[] {
  checkSite(site)
  if (!existsSync(join(site, 'releases'))) return []
  const current = currentOf(site)
  const ids = readdirSync(join(site, 'releases')).filter((name) => /^\d{8}T\d{9}Z$/.test(name))
  const interrupted = neverServed(site, ids)
  return ids.sort().map((id) => ({
    id,
    isCurrent: id === current,
    isNeverServed: interrupted.includes(id),
    build: recordOf(site, id).build,
  }))
}

/** The releases as text, one in a paragraph: when, from which commit, and what it does. */
export function releaseList(releases: readonly Release[]): string {
  return releases.map((release) => [headOf(release), ...(release.build?.does ?? [])].join('\n    ')).join('\n')
}

interface Release {
  id: string
  isCurrent: boolean
  /** Its publish was interrupted before the switch; the next one deletes it. */
  isNeverServed: boolean
  build?: Build | undefined
}

/** `_build.json` of a build, which apps/site/build/build-record.ts writes. Releases from before have none. */
export interface Build {
  version?: string
  commit?: string
  builtAt: string
  does: string[]
  /** How many issues `npm run content` found in it; unset if it was not asked. */
  issues?: number
}

interface ReleaseRecord {
  /** Its own assets, without those of the release before. */
  assets: string[]
  build?: Build | undefined
}

function headOf({ id, isCurrent, isNeverServed, build }: Release): string {
  const released = id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d).*$/, 'released $1-$2-$3 $4:$5 UTC')
  const built = build
    ? `${build.version ? `version ${build.version}, ` : ''}built ${build.builtAt.slice(0, 16).replace('T', ' ')} from ${build.commit ?? 'an unknown commit'}`
    : 'its build is unknown'
  const interrupted = isNeverServed ? ', never served: its publish was interrupted, and the next one deletes it' : ''
  return `${isCurrent ? '→' : ' '} ${id}  ${released}, ${built}${interrupted}`
}

/** Refuses a folder that is no site: a typo in `--to` would make a new one, which no server serves. */
function checkSite(site: string): void {
  if (!existsSync(site))
    throw new Error(`${site} does not exist. Is it a typo? For a new site, make the folder first: mkdir -p ${site}`)
  // Read once: a concurrent first publish may create the folder of releases in between (race condition).
  const names = statSync(site).isDirectory() ? readdirSync(site) : undefined
  if (!names || (names.length > 0 && !names.includes('releases')))
    throw new Error(`${site} has no releases and is not empty. --to needs the folder of a site, or an empty one.`)
}

/** Copies a build under another name until it is complete, so that an interrupted copy is never taken for a release. */
function copyRelease(build: string, site: string, id: string): void {
  const folder = folderOf(site, id)
  if (existsSync(folder)) throw new Error(`There is a release ${id} already.`)
  const unfinished = unfinishedOf(site, id)
  copyBuild(build, unfinished)
  if (filesIn(unfinished) !== filesIn(build)) {
    rmSync(unfinished, { recursive: true })
    throw new Error(
      `The build in ${build} changed while it was copied. Wait until no build runs there, and publish again.`,
    )
  }
  // For the list of releases, not for visitors.
  rmSync(join(unfinished, '_build.json'))
  const record: ReleaseRecord = {
    assets: readdirSync(join(build, 'assets')),
    build: jsonIn(join(build, '_build.json')),
  }
  writeFileSync(`${folder}.json`, JSON.stringify(record))
  renameSync(unfinished, folder)
}

/** nginx reads it as another user, whatever umask the build was made with. */
function copyBuild(build: string, to: string): void {
  cpSync(build, to, { recursive: true })
  execFileSync('chmod', ['-R', 'a+rX', to])
}

/** Every file with its size, as text. */
function filesIn(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map(({ parentPath, name }) => join(parentPath, name))
  const sizes = files.map((file) => `${relative(folder, file)} ${statSync(file).size}`)
  return sizes.toSorted().join('\n')
}

/** Deletes what a publish left that was killed. */
function deleteInterrupted(site: string): void {
  for (const name of readdirSync(site).filter((entry) => entry.startsWith('unfinished-')))
    rmSync(join(site, name), { recursive: true })
  for (const { id } of readReleases(site).filter(({ isNeverServed }) => isNeverServed)) deleteRelease(site, id)
}

/**
 * Atomic switch by rename. Open tabs still request the assets of the release they were loaded from, after a release and after a
 * rollback: those are copied along, those of earlier releases are not.
 */
function switchTo(site: string, id: string, served: readonly string[], at: Date): Switched {
  const left = currentOf(site)
  if (left !== undefined && left !== id) {
    for (const asset of recordOf(site, left).assets) {
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
  const { build } = recordOf(site, id)
  const commit = build?.commit
  const entry: Switch = { at: at.toISOString(), release: id, ...(commit !== undefined && { commit }) }
  writeWhole(join(site, 'history.json'), JSON.stringify([...readHistory(site), entry].slice(-maxSwitches)))
  const before = left === undefined ? '' : redirectsIn(folderOf(site, left))
  return {
    id,
    isCurrent: true,
    isNeverServed: false,
    build,
    hasOtherRedirects: redirectsIn(folderOf(site, id)) !== before,
  }
}

function redirectsIn(folder: string): string {
  const files = globSync(join(folder, '_*.map')).toSorted()
  return files.map((file) => readFileSync(file, 'utf8')).join('')
}

/** A switch of the release that is served, in `history.json`. */
export interface Switch {
  at: string
  release: string
  commit?: string
}

const maxSwitches = 200

/** Oldest first. */
export function readHistory(site: string): Switch[] {
  return jsonIn(join(site, 'history.json')) ?? []
}

function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.next`, text)
  renameSync(`${file}.next`, file)
}

/** What was served, oldest first, up to the current release; without `served.json`, from an earlier version, all older ones. */
function servedIn(site: string): string[] {
  const current = currentOf(site)
  if (current === undefined) return []
  const ids = readReleases(site).map(({ id }) => id)
  const kept = (jsonIn<string[]>(join(site, 'served.json')) ?? ids).filter((id) => ids.includes(id))
  // A switch that was interrupted before it was noted.
  return kept.includes(current) ? kept.slice(0, kept.indexOf(current) + 1) : [...kept, current]
}

/** Releases since the first switch that is noted, of which no switch is. Before `history.json`, from an earlier version: none. */
function neverServed(site: string, ids: readonly string[]): string[] {
  const current = currentOf(site)
  const history = readHistory(site)
  if (current !== undefined && history.length === 0) return []
  const first = history[0] ? idAt(new Date(history[0].at)) : ''
  const known = new Set([
    current,
    ...(jsonIn<string[]>(join(site, 'served.json')) ?? []),
    ...history.map(({ release }) => release),
  ])
  return ids.filter((id) => id > first && !known.has(id))
}

/** Deletes all but the newest ones, never the current one nor the one to go back to. */
function deleteOld(site: string, keep: number): void {
  const needed = servedIn(site).slice(-2)
  const ids = readReleases(site).map(({ id }) => id)
  const others = ids.filter((id) => !needed.includes(id))
  for (const id of others.slice(0, Math.max(0, ids.length - keep))) deleteRelease(site, id)
}

/** Renamed first, so that an interrupted deletion leaves no half of a release to go back to. */
function deleteRelease(site: string, id: string): void {
  const unfinished = unfinishedOf(site, id)
  renameSync(folderOf(site, id), unfinished)
  rmSync(`${folderOf(site, id)}.json`)
  rmSync(unfinished, { recursive: true })
}

function currentOf(site: string): string | undefined {
  const link = join(site, 'current')
  return existsSync(link) ? basename(readlinkSync(link)) : undefined
}

function recordOf(site: string, id: string): ReleaseRecord {
  return JSON.parse(readFileSync(`${folderOf(site, id)}.json`, 'utf8'))
}

/** What a file says; undefined if there is none. */
function jsonIn<Content>(file: string): Content | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function folderOf(site: string, id: string): string {
  return join(site, 'releases', id)
}

function unfinishedOf(site: string, id: string): string {
  return join(site, `unfinished-${id}`)
}

function idAt(time: Date): string {
  return time.toISOString().replace(/[-:.]/g, '')
}
