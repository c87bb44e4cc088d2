import { resolve } from 'node:path'
import ts from 'typescript'

/** A string literal of packages/content, as the compiler sees it. */
export interface TypedLiteral {
  file: string
  start: number
  text: string
  /** What the place wants: copy, or how the compiler prints its type. */
  type: 'copy' | (string & {})
  /** The property or constant that it is the value of. */
  name: string
}

/**
 * Which literals are copy, by their type: those in a place that wants `WrittenCopy` (`packages/content/written.ts`). A constant without a type
 * is what the places want that use it. Seconds: `CopyTable` keeps the answer.
 */
export function typedLiterals(root: string): TypedLiteral[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    resolve(root, 'packages/content/tsconfig.json'),
    { composite: false, incremental: false, noEmit: true, declaration: false, emitDeclarationOnly: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (fault) => console.error(fault.messageText) },
  )
  if (!config) throw new Error('packages/content/tsconfig.json cannot be read.')
  const program = ts.createProgram(config.fileNames, config.options)
  const checker = program.getTypeChecker()
  const folder = resolve(root, 'packages/content')
  const found: TypedLiteral[] = []
  for (const source of program.getSourceFiles()) {
    if (!source.fileName.startsWith(`${folder}/`) || source.isDeclarationFile) continue
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
      if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return ts.forEachChild(node, visit)
      const wanted = checker.getContextualType(node)
      const isCopy = isCopyType(wanted) || (!wanted && usesOf(node, checker).some(isCopyType))
      found.push({
        file: source.fileName,
        start: node.getStart(source),
        text: ts.isTemplateExpression(node) ? node.getText(source) : node.text,
        type: isCopy ? 'copy' : wanted ? checker.typeToString(wanted) : '',
        name: nameOf(node),
      })
    }
    visit(source)
  }
  return found
}

function isCopyType(type: ts.Type | undefined): boolean {
  if (!type) return false
  if (type.isUnion()) return type.types.some(isCopyType)
  return (
    type.isIntersection() && type.getProperties().some(({ escapedName }) => String(escapedName).includes('@written'))
  )
}

/** The types of the places that use a literal of a constant: `const live = { with: '…' }`, then `text: live`. */
function usesOf(literal: ts.Node, checker: ts.TypeChecker): ts.Type[] {
  const path: string[] = []
  let node = literal
  while (!ts.isVariableDeclaration(node)) {
    if (ts.isPropertyAssignment(node)) path.unshift(node.name.getText())
    if (ts.isArrayLiteralExpression(node.parent))
      path.unshift(String(node.parent.elements.indexOf(node as ts.Expression)))
    if (ts.isSourceFile(node.parent)) return []
    node = node.parent
  }
  const constant = checker.getSymbolAtLocation(node.name)
  const types: ts.Type[] = []
  const visit = (use: ts.Node): void => {
    if (ts.isIdentifier(use) && use.parent !== node && symbolOf(use, checker) === constant) {
      const keys = [...path]
      let place: ts.Node = use
      while (ts.isPropertyAccessExpression(place.parent) && place.parent.expression === place) {
        place = place.parent
        if ((place as ts.PropertyAccessExpression).name.text !== keys.shift()) return
      }
      types.push(
        ...keys.reduce((all, key) => all.flatMap((type) => partsOf(type, key, checker)), placeTypes(place, checker)),
      )
    }
    ts.forEachChild(use, visit)
  }
  visit(node.getSourceFile())
  return types
}

function symbolOf(use: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  return ts.isShorthandPropertyAssignment(use.parent)
    ? checker.getShorthandAssignmentValueSymbol(use.parent)
    : checker.getSymbolAtLocation(use)
}

function placeTypes(place: ts.Node, checker: ts.TypeChecker): ts.Type[] {
  const object = ts.isSpreadAssignment(place.parent) || ts.isSpreadElement(place.parent) ? place.parent.parent : place
  if (ts.isShorthandPropertyAssignment(object.parent)) {
    const whole = checker.getContextualType(object.parent.parent)
    return whole ? partsOf(whole, object.getText(), checker) : []
  }
  const type = checker.getContextualType(object as ts.Expression)
  return type ? [type] : []
}

function partsOf(type: ts.Type, key: string, checker: ts.TypeChecker): ts.Type[] {
  if (type.isUnion()) return type.types.flatMap((one) => partsOf(one, key, checker))
  const property = type.getProperty(key)
  if (property) return [checker.getTypeOfSymbol(property)]
  const item = /^\d+$/.test(key) ? type.getNumberIndexType() : type.getStringIndexType()
  return item ? [item] : []
}

function nameOf(node: ts.Node): string {
  if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) return node.name.getText()
  return ts.isSourceFile(node) ? '' : nameOf(node.parent)
}
