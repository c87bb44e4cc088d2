import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'

/*
 * A site on a server:
 *
 *   releases/20261115T051500000Z/       a build, and the assets of the release that was served before it
 *   releases/20261115T051500000Z.json   which assets are its own
 *   current → releases/…                what nginx serves
 */

/** Copies a build beside the current release, switches to it atomically, and deletes all but the last few. Returns its id. */
export function publish(build: string, site: string, { keep = 5, at = new Date() } = {}): string {
  for (const file of ['index.html', '404.html', 'assets']) {
    if (!existsSync(join(build, file))) throw new Error(`The build in ${build} is incomplete: ${file} is missing.`)
  }
  if (!(keep >= 2)) throw new Error('Keep two releases at least: this one, and the one to go back to.')
  const id = at.toISOString().replace(/[-:.]/g, '')
  const folder = folderOf(site, id)
  if (existsSync(folder)) throw new Error(`There is a release ${id} already.`)
  // Under another name until it is complete, so that an interrupted copy is never taken for a release.
  const unfinished = join(site, 'unfinished')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(join(site, 'releases'), { recursive: true })
  cpSync(build, unfinished, { recursive: true })
  writeFileSync(`${folder}.json`, JSON.stringify({ assets: readdirSync(join(build, 'assets')) }))
  renameSync(unfinished, folder)
  switchTo(site, id)
  deleteOld(site, keep)
  return id
}

/** Switches back to the release before the current one, or to the given one. Returns its id. */
export function rollBack(site: string, wanted?: string): string {
  const releases = releasesOf(site)
  const now = releases.findIndex(({ isCurrent }) => isCurrent)
  const target = wanted === undefined ? releases[now - 1] : releases.find(({ id }) => id === wanted)
  if (!target) {
    const known = releases.map(({ id }) => id).join(', ') || 'none'
    throw new Error(
      `There is no ${wanted ? `release ${wanted}` : 'release before this one'} in ${site}. There are: ${known}.`,
    )
  }
  switchTo(site, target.id)
  return target.id
}

/** Oldest first. */
export function releasesOf(site: string): Release[] {
  if (!existsSync(join(site, 'releases'))) return []
  const current = currentOf(site)
  const ids = readdirSync(join(site, 'releases')).filter((name) => /^\d{8}T\d{9}Z$/.test(name))
  return ids.sort().map((id) => ({ id, isCurrent: id === current }))
}

interface Release {
  id: string
  isCurrent: boolean
}

/**
 * Atomic switch by rename. Open tabs still request the assets of the release they were loaded from, after a release and after a
 * rollback: those are copied along, those of earlier releases are not.
 */
function switchTo(site: string, id: string): void {
  const left = currentOf(site)
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
}

function deleteOld(site: string, keep: number): void {
  for (const { id, isCurrent } of releasesOf(site).slice(0, -keep)) {
    if (isCurrent) continue
    rmSync(folderOf(site, id), { recursive: true })
    rmSync(`${folderOf(site, id)}.json`)
  }
}

function currentOf(site: string): string | undefined {
  const link = join(site, 'current')
  return existsSync(link) ? basename(readlinkSync(link)) : undefined
}

function ownAssets(site: string, id: string): string[] {
  const { assets }: { assets: string[] } = JSON.parse(readFileSync(`${folderOf(site, id)}.json`, 'utf8'))
  return assets
}

function folderOf(site: string, id: string): string {
  return join(site, 'releases', id)
}
