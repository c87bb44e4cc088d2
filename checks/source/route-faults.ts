import type { Ledger } from '#claims/ledger.ts'
import type { PageFile } from '#content/read-pages.ts'
import { isListed } from '../listed-pages.ts'
import { partsInOrder } from '../parts-in-order.ts'
import { requiredRoutes, type RequiredRoute } from '../required-routes.ts'
import { nameOf } from './copy-of.ts'

/** RT: every route of the specification is there, in its language, shell and order of sections. */
export function routeFaults(files: readonly PageFile[], ledger: Ledger, routes = requiredRoutes): string[] {
  return Object.entries(routes).flatMap(([path, required]) => {
    const one = files.find(({ page }) => page.path === path)
    if (!one) return [`${required.ids} requires ${path}, but no file in src/content/pages/ has this path. Write one.`]
    return differences(one, required, ledger).map(
      (difference) => `${nameOf({ file: one.file, path })} ${difference} (${required.ids}, checks/required-routes.ts).`,
    )
  })
}

/** CL: every page and every group of pages that the ledger names is there. */
export function ledgerFaults(files: readonly PageFile[], ledger: Ledger): string[] {
  return Object.entries(ledger).flatMap(([name, claim]) => {
    const named = [claim.pages === 'all' ? [] : claim.pages, claim.also ?? [], claim.except ?? []].flat()
    const isThere = (entry: (typeof named)[number]) =>
      files.some(({ page }) =>
        typeof entry === 'string'
          ? page.path === entry
          : isListed({ ...claim, pages: [entry], also: [], except: [] }, page, ledger),
      )
    return named
      .filter((entry) => !isThere(entry))
      .filter((entry) => typeof entry === 'string' || !claim.off)
      .map(
        (entry) =>
          `The claim ${name} in src/claims/claims.ts names ${typeof entry === 'string' ? entry : entry.about}, but there is no such page.`,
      )
  })
}

function differences({ page }: PageFile, required: RequiredRoute, ledger: Ledger): string[] {
  const facts = (['locale', 'shell', 'trial'] as const)
    .filter((fact) => page[fact] !== required[fact])
    .map((fact) => `has the ${fact} ${page[fact] ?? 'none'}, but ${required[fact] ?? 'none'} is required`)
  const shown = partsInOrder(page)
  // A part that needs a claim is left out while that claim is off.
  const isSomethingOff = Object.values(ledger).some(({ off }) => off)
  const parts = isSomethingOff ? required.parts.filter((part) => shown.includes(part)) : required.parts
  return shown.join() === parts.join()
    ? facts
    : [...facts, `is made of ${shown.join(', ') || 'nothing'}, but ${parts.join(', ')} is required`]
}
