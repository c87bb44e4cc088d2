import type { Edit } from './draw-edits.ts'

/**
 * Bundles of ten edits, of which none changes a fact that another one of its bundle changes. Drawn edits that fit into no open bundle are
 * left out: each bundle is built and tested, so a bundle of one costs as much as one of ten.
 */
export function fillBundles(drawn: readonly Edit[], count: number): Edit[][] {
  const bundles: Edit[][] = Array.from({ length: Math.ceil(count / 10) }, () => [])
  const sizeOf = (place: number) => Math.min(10, count - place * 10)
  for (const edit of drawn)
    bundles
      .find(
        (bundle, place) =>
          bundle.length < sizeOf(place) &&
          bundle.every(({ facts }) => facts.every((fact) => !edit.facts.includes(fact))),
      )
      ?.push(edit)
  return bundles
}
