import { resolve } from 'node:path'
import ts from 'typescript'

/** A string literal or a list of packages/content, as the compiler sees it. */
export interface TypedLiteral {
  file: string
  start: number
  text: string
  /** What the place wants: copy, a list of any length, or how the compiler prints its type. */
  type: 'copy' | 'list' | (string & {})
  /** The property or constant that it is the value of. */
  name: string
}

/**
 * Which literals are copy, by their type: those in a place that wants `WrittenCopy` (`packages/content/written.ts`). A constant of words says its
 * type. Seconds: `CopyTable` keeps the answer.
 */
export function typedLiterals(root: string): TypedLiteral[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    resolve(root, 'packages/content/tsconfig.json'),
    // No words are typed by Node's types or the browser's: reading them takes a third of the time.
    { composite: false, incremental: false, noEmit: true, declaration: false, types: [], lib: ['lib.esnext.d.ts'] },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (issue) => console.error(issue.messageText) },
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
      if (ts.isArrayLiteralExpression(node) && isListType(checker, checker.getContextualType(node)))
        found.push({ file: source.fileName, start: node.getStart(source), text: '', type: 'list', name: nameOf(node) })
      if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return ts.forEachChild(node, visit)
      const wanted = checker.getContextualType(node)
      found.push({
        file: source.fileName,
        start: node.getStart(source),
        text: ts.isTemplateExpression(node) ? node.getText(source) : node.text,
        type: isCopyType(wanted) ? 'copy' : wanted ? checker.typeToString(wanted) : '',
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

/** A list that may have one item more: no tuple. */
function isListType(checker: ts.TypeChecker, type: ts.Type | undefined): boolean {
  if (!type) return false
  if (type.isUnion()) return type.types.some((one) => isListType(checker, one))
  return checker.isArrayType(type)
}

function nameOf(node: ts.Node): string {
  if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) return node.name.getText()
  return ts.isSourceFile(node) ? '' : nameOf(node.parent)
}
