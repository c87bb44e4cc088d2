import MagicString from 'magic-string'
import type { Claim } from '../claims/claim.ts'
import type { Literal, Node } from './literals.ts'
import { nameOf, nodesIn } from './literals.ts'
import { sourceOf } from './write-source.ts'

/** The text of claims.ts with one more claim at its end, to be formatted. */
export function addClaim(code: string, name: string, claim: Claim): string {
  const ledger = nodesIn(code).find(({ path, node }) => path === 'claims' && node.type === 'ObjectExpression')?.node
  const fields = ledger?.properties as Node[] | undefined
  const last = fields?.at(-1)
  if (!fields || !last) throw new Error('There is no ledger in this file.')
  if (fields.some((one) => nameOf(one) === name)) throw new Error(`There is a claim ${name} already.`)
  return new MagicString(code).appendLeft(last.end, `,\n${name}: ${JSON.stringify(claim)}`).toString()
}

/** Source that says in place of two branches what is said without the claims; `path` is one of the branches. */
export function joinBranches(code: string, path: string): string {
  const nodes = nodesIn(code)
  const nodeAt = (wanted: string) => nodes.find((one) => one.path === wanted && one.node.type !== 'Property')?.node
  const at = path.slice(0, path.lastIndexOf('.'))
  const [fork, without] = [nodeAt(at), nodeAt(`${at}.without`)]
  if (!fork || !without) throw new Error(`There are no two branches at ${at}.`)
  return new MagicString(code).overwrite(fork.start, fork.end, code.slice(without.start, without.end)).toString()
}

/** Source whose text has two branches: what is said while its claims show, and what without them. */
export function forkString(code: string, { start, end }: Literal, branches: { with: string; without: string }): string {
  return new MagicString(code).overwrite(start, end, sourceOf(branches)).toString()
}
