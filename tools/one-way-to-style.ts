import type { RuleTester } from 'oxlint/plugins-dev'

/**
 * Lint rule: an element is styled by utilities or by classes of a CSS module, not by both (docs/architecture.md, "Styles"). A `className`
 * from the parent is not looked into. It reads constants of the same file, and each branch of a condition by itself.
 */
export const oneWayToStyle = {
  create(context) {
    const modules = new Set<string>()
    const constants = new Map<string, Node>()
    return {
      Program: ({ body }) => body.forEach(learn),
      VariableDeclaration: learn,
      JSXAttribute: (node) => {
        if (node.name.name === 'className' && kindsOf(node.value).has(utilities | moduleClass))
          context.report({ node, message })
      },
    }

    function learn(node: Node): void {
      if (node.type === 'ImportDeclaration' && node.source.value.endsWith('.module.css'))
        for (const { local } of node.specifiers) modules.add(local.name)
      if (node.type === 'VariableDeclaration')
        for (const { id, init } of node.declarations) if (id.type === 'Identifier' && init) constants.set(id.name, init)
    }

    /** What an expression may put on an element, as bits: one number for each way through its conditions. */
    function kindsOf(node: Node | null | undefined): Kinds {
      switch (node?.type) {
        case 'Literal':
          return kindOf(String(node.value))
        case 'TemplateLiteral':
          return [...node.quasis.map(({ value }) => kindOf(value.raw)), ...node.expressions.map(kindsOf)].reduce(
            together,
          )
        case 'ConditionalExpression':
          return either([node.consequent, node.alternate])
        case 'LogicalExpression':
          return either([node.operator === '&&' ? null : node.left, node.right])
        case 'CallExpression':
          return kindsOf(node.callee.type === 'MemberExpression' ? node.callee.object : null)
        case 'JSXExpressionContainer':
          return kindsOf(node.expression)
        case 'Identifier':
          return kindsOf(constants.get(node.name))
        case 'MemberExpression': {
          const isClass = node.object.type === 'Identifier' && modules.has(node.object.name)
          return isClass ? new Set([moduleClass]) : either(valuesOf(node))
        }
        default:
          return new Set([nothing])
      }
    }

    function either(nodes: readonly (Node | null)[]): Kinds {
      return new Set(nodes.flatMap((node) => [...kindsOf(node)]))
    }

    /** The values that `looks.rows.item` may have, or `looks[look].item`: all of them where a name is computed. */
    function valuesOf(node: Node | null | undefined): (Node | null)[] {
      if (node?.type === 'Identifier') return valuesOf(constants.get(node.name))
      if (node?.type !== 'MemberExpression') return node ? [node] : []
      const name = !node.computed && node.property.name
      return valuesOf(node.object).flatMap((value) => {
        if (value?.type === 'ArrayExpression') return value.elements
        if (value?.type !== 'ObjectExpression') return []
        return value.properties.flatMap((property) => {
          if (property.type !== 'Property') return []
          const isNamed = property.key.type === 'Identifier' && property.key.name === name
          return node.computed || isNamed ? [property.value] : []
        })
      })
    }
  },
} satisfies Rule

export default { meta: { name: 'styles' }, rules: { 'one-way-to-style': oneWayToStyle } }

const message =
  'Utilities and a module class on one element. Move the utilities into the module, or the class into utilities.'

/** Classes that style nothing of their own element. */
const markers = /(?<!\S)(on-ink|group|stagger)(?!\S)/g

const [nothing, utilities, moduleClass] = [0, 1, 2]

type Kinds = ReadonlySet<number>
type Rule = Parameters<RuleTester['run']>[1]
type Visitors = ReturnType<NonNullable<Rule['create']>>
type Node = Parameters<NonNullable<Visitors['JSXAttribute']>>[0]['parent']

function kindOf(text: string): Kinds {
  return new Set([text.replaceAll(markers, '').trim() === '' ? nothing : utilities])
}

function together(some: Kinds, others: Kinds): Kinds {
  return new Set([...some].flatMap((one) => [...others].map((other) => one | other)))
}
