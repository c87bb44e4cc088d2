import type { Claim } from '@repo/content/claims/claim.ts'
import { notYetWritten } from '@repo/content/not-yet-written.ts'
import { addClaim, forkString, joinBranches } from '@repo/content/source/add-claim.ts'
import { putItem } from '@repo/content/source/list-items.ts'
import { literalsIn, nodesIn } from '@repo/content/source/literals.ts'
import type { ChangedFile } from '@repo/server/changes/change.ts'
import { replaceString, sourceOf } from '@repo/content/source/write-source.ts'
import { replaceTyped } from '../checks/source/issue.ts'
import type { CopyTable } from './copy-table.ts'
import type { ChangeFile } from './own-files.ts'
import { claimsFile, newClaims } from './review-notes.ts'
import type { TextFactsReader } from './text-facts.ts'

/** A figure that a sentence types, and where it comes from. */
export interface ClaimAsked {
  id: number
  /** The page where it was added: the claim shows there. */
  path: `/${string}`
  typed: string
  source: string
}

/**
 * Adds a figure with its source to the ledger, unsubstantiated: it waits for the reviewer, who merges it or not. The sentence quotes it from
 * now on; without it, it says the published words. Undefined: the sentence does not say so, or it is what is said without a claim.
 */
export async function addNewClaim(
  table: CopyTable,
  facts: Pick<TextFactsReader, 'localeOf' | 'of'>,
  { id, path, typed, source }: ClaimAsked,
  write: ChangeFile,
): Promise<{ name: string; id: number } | undefined> {
  const [place, now] = [table.place(id), table.read(id)]
  if (!place || !now || place.path.endsWith('.without')) return undefined
  let name = ''
  const quoted = () => replaceTyped(now.value, typed, `{${name}}`)
  if (quoted() === now.value) return undefined
  await write(claimsFile, (code = '') => {
    const claim = newClaim({ path, typed, source, sentence: now.value })
    const same = sameClaim(code, claim)
    name = same?.name ?? freeName(code, path)
    return same ? same.withPage(path) : addClaim(code, name, claim)
  })
  const isBranch = place.path.endsWith('.with')
  const without = facts.of([id])[0]?.was || notYetWritten[facts.localeOf(place)]
  await write(place.file, (code = '') => {
    const literal = table.textsOf(place.file, code).find((one) => one.path === place.path)
    if (!literal) return undefined
    return isBranch
      ? replaceString(code, [{ ...literal, value: quoted() }])
      : forkString(code, literal, { with: quoted(), without })
  })
  if (!isBranch) table.fork(place)
  return { name, id: isBranch ? id : table.idOf({ file: place.file, path: `${place.path}.with` }) }
}

/** Takes the claims that were added since out of the sentences that quote them: each says what it said without one, or what was published. */
export async function dropNewClaims(table: CopyTable, files: readonly ChangedFile[], write: ChangeFile): Promise<void> {
  const names = newClaims(files).map(({ name }) => `{${name}}`)
  for (const { path: file, before = '' } of files.filter(({ path }) => table.files.includes(path)))
    await write(file, (code = '') => {
      const was = literalsIn(file, before)
      const quoting = literalsIn(file, code).filter(({ value }) => names.some((name) => value.includes(name)))
      let made = code
      for (const { path } of quoting) {
        const old = was.find((one) => one.path === path)
        const own = literalsIn(file, made).find((one) => one.path === path)
        made = old && own ? replaceString(made, [{ ...own, value: old.value }]) : joinBranches(made, path)
      }
      return made
    })
}

/** A claim is found where it is typed by hand: its number alone may be anything, beside the words of its sentence it is the claim. */
function newClaim({ path, typed, source, sentence }: Omit<ClaimAsked, 'id'> & { sentence: string }): Claim {
  const [number, ...others] = typed.match(/\d[\d,]*(?:\.\d+)?/g) ?? []
  const value = Number(number?.replaceAll(',', ''))
  const hasValue = others.length === 0 && value.toLocaleString('en') === number
  const words = sentence.replaceAll(/\{[^{}]*\}|\*\*/g, ' ').match(/\p{L}{5,}/gu) ?? []
  return {
    id: 'CL-26',
    about: sentence.replaceAll(/\s+/g, ' ').slice(0, 80),
    kind: hasValue ? 'figure' : 'text',
    ...(hasValue && { value }),
    forms: { plain: hasValue ? typed.replace(number ?? '', '{}') : typed },
    pages: [path],
    ...(words.length > 0 && { near: words.slice(0, 3) }),
    status: 'unsubstantiated',
    source,
  }
}

/** The same figure with the same source, added for another page, such as that of the other language: one claim for both. */
function sameClaim(code: string, { source, status, forms, value }: Claim) {
  const nodes = nodesIn(code, claimsFile)
  const at = (path: string) => nodes.find((one) => one.path === path && one.node.type === 'Literal')?.node.value
  const names = nodes.flatMap(({ path }) => /^claims\.(\w+)\.source$/.exec(path)?.[1] ?? [])
  const name = names.find((one) => {
    const says = [
      at(`claims.${one}.source`),
      at(`claims.${one}.status`),
      at(`claims.${one}.forms.plain`),
      at(`claims.${one}.value`),
    ]
    return JSON.stringify(says) === JSON.stringify([source, status, forms.plain, value])
  })
  if (!name) return undefined
  const pages = nodes.filter(({ path, node }) => path.startsWith(`claims.${name}.pages.`) && node.type === 'Literal')
  const withPage = (path: string) =>
    pages.some(({ node }) => node.value === path)
      ? undefined
      : putItem(code, { list: `claims.${name}.pages`, at: pages.length }, sourceOf(path))
  return pages.length > 0 ? { name, withPage } : undefined
}

/** `casestudyFigure1`: after its page, with the first number that is free. */
function freeName(code: string, path: string): string {
  const page = path.slice(1).replaceAll(/^\d+-|-?[^a-zA-Z0-9]+/g, '') || 'home'
  const taken = new Set(literalsIn('', code).map((one) => one.path.split('.')[1]))
  for (let number = 1; ; number++) if (!taken.has(`${page}Figure${number}`)) return `${page}Figure${number}`
}
