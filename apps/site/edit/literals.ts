import { parseSync } from 'oxc-parser'

/** A text in a file of content. Its path says where it stands in the objects (`default.sections.0.headline`), so it is found again after the file has changed. */
export interface Literal {
  path: string
  value: string
  start: number
  end: number
}

/** Every string literal of a file that is a value: no type, no import. */
export function literalsIn(file: string, code: string): Literal[] {
  const { program, errors } = parseSync(file, code)
  const [error] = errors
  if (error) throw new SyntaxError(`${file}: ${error.message}`)
  const found: Literal[] = []
  const taken = new Map<string, number>()
  const visit = (node: unknown, path: readonly string[]): void => {
    if (Array.isArray(node)) return node.forEach((one) => visit(one, path))
    if (!isNode(node) || node.type.startsWith('TSType') || node.type.startsWith('TSInterface')) return
    const value = textOf(node)
    if (value === undefined) return visitParts(node, path, visit)
    const count = taken.get(path.join('.')) ?? 0
    taken.set(path.join('.'), count + 1)
    found.push({
      path: [...path, ...(count ? [`(${count})`] : [])].join('.'),
      value,
      start: node.start,
      end: node.end,
    })
  }
  visit(program.body, [])
  return found
}

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

function isNode(node: unknown): node is Node {
  return node !== null && typeof node === 'object' && 'type' in node
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral' || (node.expressions as unknown[]).length > 0) return undefined
  return (node.quasis as { value: { cooked: string } }[])[0]?.value.cooked
}

function visitParts(node: Node, path: readonly string[], visit: (node: unknown, path: readonly string[]) => void) {
  const nameOf = (key: unknown) => {
    const { name, value } = key as { name?: string; value?: unknown }
    return name ?? String(value)
  }
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return
    case 'ExportNamedDeclaration':
      return visit(node.declaration, path)
    case 'ExportDefaultDeclaration':
      return visit(node.declaration, ['default'])
    case 'VariableDeclarator':
      return visit(node.init, [...path, nameOf(node.id)])
    case 'Property':
      return visit(node.value, [...path, nameOf(node.key)])
    case 'ArrayExpression':
      return (node.elements as unknown[]).forEach((one, place) => visit(one, [...path, String(place)]))
    default:
      for (const part of Object.values(node)) if (typeof part === 'object') visit(part, path)
  }
}
