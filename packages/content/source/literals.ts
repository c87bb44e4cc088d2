import { parseSync } from 'oxc-parser'

/** A text in a file of content. Its path says where it is in the objects (`default.sections.0.headline`), so it is found again after the file has changed. */
export interface Literal {
  path: string
  value: string
  start: number
  end: number
}

/** Every string literal of a file that is a value. Several with one path are numbered. */
export function literalsIn(file: string, code: string): Literal[] {
  const taken = new Map<string, number>()
  return nodesIn(code, file).flatMap(({ path, node }) => {
    const value = textOf(node)
    if (value === undefined) return []
    const count = taken.get(path) ?? 0
    taken.set(path, count + 1)
    return [{ path: count ? `${path}.(${count})` : path, value, start: node.start, end: node.end }]
  })
}

export interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

/** The nodes of a file that are values, or have some: no type, no import. A field has the path of its value. */
export function nodesIn(code: string, file = 'The source'): { path: string; node: Node }[] {
  const { program, errors } = parseSync('source.ts', code)
  const [error] = errors
  if (error) throw new SyntaxError(`${file}: ${error.message}`)
  const found: { path: string; node: Node }[] = []
  const visit = (part: unknown, above: string): void => {
    if (Array.isArray(part)) return part.forEach((one) => visit(one, above))
    if (!isNode(part) || /^(TSType|TSInterface|Import|ExportAll)/.test(part.type)) return
    const path = [above, nameOf(part)].filter(Boolean).join('.')
    found.push({ path, node: part })
    if (part.type === 'ArrayExpression')
      (part.elements as unknown[]).forEach((one, place) => visit(one, `${path}.${place}`))
    else for (const [name, inner] of Object.entries(part)) if (name !== 'key' && name !== 'id') visit(inner, path)
  }
  visit(program.body, '')
  return found
}

/** What a node adds to the path: the name of a field or a constant. */
export function nameOf({ type, id, key }: Node): string {
  if (type === 'ExportDefaultDeclaration') return 'default'
  const name = type === 'VariableDeclarator' ? id : type === 'Property' ? key : undefined
  return isNode(name) ? String(name.name ?? name.value) : ''
}

/** The text of a string, or of a template without expressions. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral' || (node.expressions as unknown[]).length > 0) return undefined
  return (node.quasis as { value: { cooked: string } }[])[0]?.value.cooked
}

function isNode(part: unknown): part is Node {
  return part !== null && typeof part === 'object' && 'type' in part
}
