import MagicString from 'magic-string'
import { nameOf, nodesIn, textOf, type Node } from './literals.ts'
import { listAt, sourceOf } from './write-source.ts'

/** An item of a list in a file of content: the list's path, the item's place in it, and how many there are. */
export interface ListItem {
  list: string
  at: number
  count: number
}

/** The item that holds a path. `mayGrow` says which lists are no part of the page's structure; where lists are nested, it is the innermost. */
export function itemAt(code: string, path: string, mayGrow: (list: string) => boolean): ListItem | undefined {
  const lists = nodesIn(code).filter(({ node }) => node.type === 'ArrayExpression')
  const inside = lists.filter((one) => path.startsWith(`${one.path}.`) && mayGrow(one.path))
  const list = inside.toSorted((one, other) => other.path.length - one.path.length)[0]
  const at = Number(list && path.slice(list.path.length + 1).split('.')[0])
  return list && Number.isInteger(at) ? { list: list.path, at, count: elementsOf(list.node).length } : undefined
}

/**
 * Source with one more item after another: a copy of it that says `words` wherever it has copy. What rests on a claim is copied as it is said
 * without it. An item that is written elsewhere (a constant) cannot be copied with other words: its nearest neighbour is.
 */
export function addItem(
  code: string,
  { list, at }: Pick<ListItem, 'list' | 'at'>,
  words: string,
  isCopy: (path: string) => boolean,
): string {
  const elements = elementsAt(code, list)
  const written = [...elements.entries()].filter(([, { type }]) => /^(ObjectExpression|Literal)$/.test(type))
  const [nearest] = written.toSorted(([one], [other]) => Math.abs(one - at) - Math.abs(other - at))
  if (!nearest) throw new Error('The items of this list are written elsewhere. Add one by hand.')
  const [place, element] = nearest
  return putItem(code, { list, at: at + 1 }, blankSource(code, element, `${list}.${place}`, { words, isCopy }))
}

/** Source with two items of a list in each other's place. */
export function swapItems(code: string, list: string, [one, other]: readonly [number, number]): string {
  const elements = elementsAt(code, list)
  const [first, second] = [elementAt(elements, list, one), elementAt(elements, list, other)]
  const text = new MagicString(code)
  text.overwrite(first.start, first.end, code.slice(second.start, second.end))
  text.overwrite(second.start, second.end, code.slice(first.start, first.end))
  return text.toString()
}

/** Source without an item, and the item's own: `putItem` puts it back. The last one stays, because a list of nothing leaves a hole. */
export function takeItem(code: string, { list, at }: Pick<ListItem, 'list' | 'at'>): { code: string; item: string } {
  const elements = elementsAt(code, list)
  const element = elementAt(elements, list, at)
  const [before, after] = [elements[at - 1], elements[at + 1]]
  if (!before && !after) throw new Error('This is the only one of its list.')
  const text = new MagicString(code)
  text.remove(before ? before.end : element.start, before ? element.end : (after?.start ?? element.end))
  return { code: text.toString(), item: code.slice(element.start, element.end) }
}

/** Source with an item at a place of a list that is not empty. */
export function putItem(code: string, { list, at }: Pick<ListItem, 'list' | 'at'>, item: string): string {
  const elements = elementsAt(code, list)
  const before = at > 0 ? elementAt(elements, list, at - 1) : undefined
  const text = new MagicString(code)
  if (before) text.appendLeft(before.end, `, ${item}`)
  else text.appendRight(elementAt(elements, list, 0).start, `${item}, `)
  return text.toString()
}

/** The lists whose items have other places than in the source before, or are more or fewer. A list inside of another is not named again. */
export function changedLists(before: string, after: string): { list: string; was: number; now: number }[] {
  const then = new Map(nodesIn(before).map(({ path, node }) => [path, node]))
  const found = nodesIn(after).flatMap(({ path, node }) => {
    const old = then.get(path)
    if (node.type !== 'ArrayExpression' || old?.type !== 'ArrayExpression') return []
    const [was, now] = [itemsOf(before, old), itemsOf(after, node)]
    // Words that another item has, too, do not move it: it is gone from where it was.
    const hasMoved = now.some(
      (item, place) => item !== was[place] && was.some((old, at) => old === item && now[at] !== item),
    )
    return was.length !== now.length || hasMoved ? [{ list: path, was: was.length, now: now.length }] : []
  })
  return found.filter(({ list }) => !found.some((other) => list.startsWith(`${other.list}.`)))
}

/** Source whose list is as in another source. */
export function withListOf(code: string, other: string, list: string): string {
  const [own, wanted] = [listAt(code, list), listAt(other, list)]
  return code.slice(0, own.start) + other.slice(wanted.start, wanted.end) + code.slice(own.end)
}

interface Blank {
  words: string
  isCopy: (path: string) => boolean
}

function blankSource(code: string, node: Node, path: string, blank: Blank): string {
  const own = code.slice(node.start, node.end)
  if (textOf(node) !== undefined) return blank.isCopy(path) ? sourceOf(blank.words) : own
  if (node.type === 'ArrayExpression') {
    const items = elementsOf(node).map((one, place) => blankSource(code, one, `${path}.${place}`, blank))
    return `[${items.join(', ')}]`
  }
  if (node.type !== 'ObjectExpression') return own
  const fields = node.properties as Node[]
  const branch = ['without', 'with'].map((name) => fields.find((one) => nameOf(one) === name)).find(Boolean)
  if (fields.some((one) => nameOf(one) === 'with') && branch)
    return blankSource(code, branch.value as Node, `${path}.${nameOf(branch)}`, blank)
  const copied = fields.flatMap((one) => {
    const name = nameOf(one)
    if (name === 'onlyWith') return []
    if (!name || one.shorthand) return [code.slice(one.start, one.end)]
    return [`${sourceOf(name)}: ${blankSource(code, one.value as Node, `${path}.${name}`, blank)}`]
  })
  return `{ ${copied.join(', ')} }`
}

function elementsAt(code: string, list: string): Node[] {
  return elementsOf(listAt(code, list))
}

function itemsOf(code: string, list: Node): string[] {
  return elementsOf(list).map(({ start, end }) => code.slice(start, end).replaceAll(/\s+/g, ' '))
}

function elementsOf(list: Node): Node[] {
  return list.elements as Node[]
}

function elementAt(elements: readonly Node[], list: string, at: number): Node {
  const found = elements[at]
  if (!found) throw new Error(`${list} has no item ${at}.`)
  return found
}
