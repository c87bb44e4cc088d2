import { parse, type AtRule, type Root, type Rule } from 'postcss'
import parser, { type Pseudo, type Selector } from 'postcss-selector-parser'

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

/** Words between the characters that end a name in markup or code; a class like `[&>b]:flex` is two of them. */
export const splitNames = (text: string): readonly string[] => text.match(/[^\s"'`<>=]+/g) ?? []

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
  const isNamed = (name: string) => splitNames(name).every((word) => names.has(word))
  return nodes.every((node) => {
    if (node.type === 'class' || node.type === 'id') return isNamed(node.value)
    if (node.type === 'tag') return names.has(node.value) || names.has(node.value.toLowerCase())
    if (node.type === 'attribute') {
      const isExact = node.operator === '=' && !node.insensitive
      return names.has(node.attribute) && (!isExact || isNamed(node.value ?? ''))
    }
    const field = fields.find(([part]) => part.test(node.toString()))
    if (field) return names.has(field[1])
    if (node.type !== 'pseudo') return true
    if (/^:(lang|dir)$/.test(node.value))
      return node.nodes.some((value) => names.has(`${node.value}(${plainValue(value, node)})`))
    if (!/^:(is|where|has)$/.test(node.value)) return true
    return node.nodes.some((selector) => isPossible(selector, names))
  })
}

/** A range of languages, as `:lang(en-US)` or `:lang('*-IL')`, matches pages that do not name it: it would go from all of them. */
function plainValue(value: Selector, of: Pseudo): string {
  const word = value.toString().replaceAll(/["'\s]/g, '')
  if (/^\w+$/.test(word)) return word
  throw new Error(
    `A style uses ${of.toString()}, and the build cannot say on which pages it applies. Write languages as locales.ts has them, such as :lang(he).`,
  )
}

/** A media query or layer goes with the last of its rules. */
function remove(rule: Rule | AtRule): void {
  const { parent } = rule
  rule.remove()
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) remove(parent as AtRule)
}
