import { parse, type AtRule, type Root, type Rule } from 'postcss'
import parser, { type Selector } from 'postcss-selector-parser'

/**
 * Tree-shakes CSS: all sections share one stylesheet in the build; a page keeps the rules that the names in its markup and
 * scripts (classes, ids, tags, attributes and their values, its languages and directions as `:lang(he)`) can match, and the
 * keyframes that these rules play.
 */
export function trimStyles(css: string, names: ReadonlySet<string>): string {
  const root = once(sheets, css, (text) => parse(text)).clone()
  const played = new Set<string>()
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && isKeyframes(rule.parent as AtRule)) return
    const every = once(selectors, rule.selector, (text) => parser().astSync(text).nodes)
    const possible = every.filter((selector) => isPossible(selector, names))
    if (possible.length === 0) return remove(rule)
    rule.selector = possible.join(',')
    // A variable can hold the name of an animation.
    rule.walkDecls(/^(--|animation(-name)?$)/, ({ value }) => value.split(/[\s,]+/).forEach((word) => played.add(word)))
  })
  root.walkAtRules((rule) => {
    if (isKeyframes(rule) && !played.has(rule.params)) remove(rule)
  })
  return root.toString()
}

const isKeyframes = ({ name }: AtRule) => name.endsWith('keyframes')

/** All pages have the same stylesheet and selectors: each is parsed once in a build. */
const sheets = new Map<string, Root>()
const selectors = new Map<string, Selector[]>()

function once<Value>(known: Map<string, Value>, text: string, read: (text: string) => Value): Value {
  const value = known.get(text) ?? read(text)
  known.set(text, value)
  return value
}

/** Parts of a form field that the browser draws, each with the word that such a field has in the markup. */
const fields: readonly [RegExp, string][] = [
  [/^::-webkit-(date|calendar)/, 'date'],
  [/^::-webkit-search/, 'search'],
  [/^::-webkit-(inner|outer)-spin/, 'number'],
  [/^::file-selector/, 'file'],
  [/^::placeholder/, 'placeholder'],
]

/** Pseudo-classes depend on more than names, but for those that only group selectors or look for one. */
function isPossible({ nodes }: Selector, names: ReadonlySet<string>): boolean {
  return nodes.every((node) => {
    if (node.type === 'class' || node.type === 'id' || node.type === 'tag') return names.has(node.value)
    if (node.type === 'attribute')
      return names.has(node.attribute) && (node.operator !== '=' || names.has(node.value ?? ''))
    const field = fields.find(([part]) => part.test(node.toString()))
    if (field) return names.has(field[1])
    if (node.type !== 'pseudo') return true
    if (/^:(lang|dir)$/.test(node.value)) return names.has(node.toString())
    if (!/^:(is|where|has)$/.test(node.value)) return true
    return node.nodes.some((selector) => isPossible(selector, names))
  })
}

/** A media query or layer goes with the last of its rules. */
function remove(rule: Rule | AtRule): void {
  const { parent } = rule
  rule.remove()
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) remove(parent as AtRule)
}
