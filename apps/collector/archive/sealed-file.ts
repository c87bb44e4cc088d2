import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

/** The file of a day. It is whole once its seal is beside it: `<file>.sha256`, which `sha256sum --check` reads, with the number of rows. */
export function dayFile(folder: string, day: string): string {
  return path.join(folder, `events-${day}.parquet`)
}

/**
 * Renames `part` to the file of its day and seals it. Everything is on the disk (fsync) before the next step, so that after a crash there
 * is a whole file with its seal, or no seal.
 */
export async function sealFile(part: string, file: string, rows: number): Promise<void> {
  await sync(part)
  const seal = `# rows ${rows}\n${await sha256(part)}  ${path.basename(file)}\n`
  await rm(sealOf(file), { force: true })
  await rename(part, file)
  const written = await open(`${sealOf(file)}.part`, 'w')
  await written
    .writeFile(seal)
    .then(() => written.sync())
    .finally(() => written.close())
  await sync(path.dirname(file))
  await rename(`${sealOf(file)}.part`, sealOf(file))
  await sync(path.dirname(file))
}

/** Takes the seal away: the worker writes the file again. */
export async function unseal(file: string): Promise<void> {
  await rm(sealOf(file), { force: true })
}

/** The rows of a file that agrees with its seal; undefined if it does not, or there is none. */
export async function intactRows(file: string): Promise<number | undefined> {
  const [, rows, hash] =
    /^# rows (\d+)\n([\da-f]{64}) /.exec(await readFile(sealOf(file), 'utf8').catch(orMissing)) ?? []
  const found = hash === undefined ? undefined : await sha256(file).catch(orMissing)
  return hash === found && rows !== undefined ? Number(rows) : undefined
}

/** The days that have a sealed file, oldest first. */
export async function sealedDays(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names
    .flatMap((name) => /^events-(\d{4}-\d\d-\d\d)\.parquet\.sha256$/.exec(name)?.[1] ?? [])
    .toSorted((a, b) => (a < b ? -1 : 1))
}

const sealOf = (file: string) => `${file}.sha256`

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

async function sync(file: string): Promise<void> {
  const handle = await open(file)
  await handle.sync().finally(() => handle.close())
}

function orMissing(error: unknown): string {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
  throw error
}
