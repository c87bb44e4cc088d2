import type { Ledger } from '@repo/content/claims/ledger.ts'
import type { PageFile } from '@repo/content/read-pages.ts'
import { partsInOrder } from '../parts-in-order.ts'
import { requiredRoutes, type RequiredRoute } from './required-routes.ts'
import { describeSource } from '@repo/content/testing/collect-copy.ts'

/** RT: every route of the specification is there, in its language, shell and order of sections. */
export function routeIssues(files: readonly PageFile[], ledger: Ledger, routes = requiredRoutes): string[] {
  return Object.entries(routes).flatMap(([path, required]) => {
    const one = files.find(({ page }) => page.path === path)
    if (!one)
      return [`${required.ids} requires ${path}, but no file in packages/content/pages/ has this path. Write one.`]
    return differences(one, required, ledger).map(
      (difference) =>
        `${describeSource({ file: one.file, path })} ${difference} (${required.ids}, apps/site/checks/as-specified/required-routes.ts).`,
    )
  })
}

function differences({ page }: PageFile, required: RequiredRoute, ledger: Ledger): string[] {
  const facts = (['locale', 'shell', 'trial'] as const)
    .filter((fact) => page[fact] !== required[fact])
    .map((fact) => `has the ${fact} ${page[fact] ?? 'none'}, but ${required[fact] ?? 'none'} is required`)
  const shown = partsInOrder(page)
  // A part that needs a claim is left out while that claim is off, or the one that may stand there is shown.
  const isSomethingOff = Object.values(ledger).some(({ off }) => off)
  const replaced = required.parts.map((part) => (shown.includes(part) ? part : (required.instead?.[part] ?? part)))
  const parts = isSomethingOff ? replaced.filter((part) => shown.includes(part)) : required.parts
  return shown.join() === parts.join()
    ? facts
    : [...facts, `is made of ${shown.join(', ') || 'nothing'}, but ${parts.join(', ')} is required`]
}
