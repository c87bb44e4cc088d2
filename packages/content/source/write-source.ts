import MagicString from 'magic-string'
import { nameOf, nodesIn, textOf, type Literal, type Node } from './literals.ts'

/** Source with other values in some of its literals, to be formatted. */
export function replaceString(code: string, texts: readonly Literal[]): string {
  return withStrings(code, texts).toString()
}

/** The same, for a source map. */
export function withStrings(code: string, texts: readonly Literal[]): MagicString {
  const text = new MagicString(code)
  for (const { start, end, value } of texts) text.overwrite(start, end, quoted(value, code.slice(start, end)))
  return text
}

/** Source with other values in some fields of an object; undefined takes one out. New ones come before the sections of a page, in other objects last. */
export function setFields(code: string, at: string, values: Fields): string {
  const fields = fieldsAt(code, at)
  const last = fields?.at(-1)
  if (!fields || !last) throw new Error(`There is no ${at} in this file.`)
  const text = new MagicString(code)
  const sections = fields.find((one) => nameOf(one) === 'sections')
  const indent = indentOf(code, last)
  const space = `\n${' '.repeat(indent)}`
  for (const [name, value] of Object.entries(values)) {
    const own = fields.find((one) => nameOf(one) === name)
    const field = value === undefined ? '' : fieldSource(indent, name, value)
    if (own && field) text.overwrite(own.start, own.end, field)
    else if (own) text.remove(code.slice(0, own.start).trimEnd().length, own.end + (code[own.end] === ',' ? 1 : 0))
    else if (field && sections) text.appendRight(sections.start, field + ',' + space)
    else if (field) text.appendLeft(last.end, ',' + space + field)
  }
  return text.toString()
}

/** The texts of an object by the names of their fields. Undefined: there is no such object. */
export function textFields(code: string, at: string, file?: string): Partial<Record<string, string>> | undefined {
  const fields = fieldsAt(code, at, file)
  return fields && Object.fromEntries(fields.map((one) => [nameOf(one), textOf(one.value)]))
}

/** Source with one more record at the end of a list, as its lines are given. */
export function addRecord(code: string, list: string, record: string): string {
  const { end } = listAt(code, list)
  const before = code.slice(0, end - 1).trimEnd()
  return `${before}${/[[,]$/.test(before) ? '' : ','}\n${record}\n${code.slice(end - 1)}`
}

/** Source with other records in a list, to be formatted. */
export function setRecords(code: string, list: string, records: readonly Record<string, string>[]): string {
  const { start, end } = listAt(code, list)
  return `${code.slice(0, start)}[${records.map(sourceOf).join(', ')}]${code.slice(end)}`
}

export function listAt(code: string, list: string): Node {
  const found = nodesIn(code).find(({ path, node }) => path === list && node.type === 'ArrayExpression')
  if (!found) throw new Error(`There is no list ${list} in this file.`)
  return found.node
}

/** A copy of a page at another address, with other fields and another first headline: that was a text, or a fork that rests on a claim. */
export function copyPage(code: string, { path: address, headline, ...values }: PageCopy): string {
  const none = Object.fromEntries(Object.keys(values).map((name) => [name, undefined]))
  const copy = setFields(setFields(code, 'default', { ...none, path: address }), 'default', values)
  const isHeadline = /^default\.sections\..*\bheadline$/
  const field = nodesIn(copy).find(({ path, node }) => node.type === 'Property' && isHeadline.test(path))?.node
  const was = field?.value as Node | undefined
  if (!field || (was?.type !== 'ObjectExpression' && (textOf(was) ?? headline) === headline))
    throw new Error('The headline is in parts, or it is the same. Copy the file by hand.')
  return copy.slice(0, field.start) + fieldSource(indentOf(copy, field), 'headline', headline) + copy.slice(field.end)
}

type Value = string | number | boolean | Readonly<Record<string, string | number>>
type Fields = Readonly<Record<string, Value | undefined>>
type PageCopy = { path: string; headline: string } & Fields

/** A field as Prettier writes it: at most 120 characters in a line. */
export function fieldSource(indent: number, name: string, value: Value): string {
  const source = sourceOf(value)
  const isShort = indent + `${name}: ${source},`.length <= 120
  return `${name}:${isShort ? ' ' : `\n${' '.repeat(indent + 2)}`}${source}`
}

export function sourceOf(value: Value): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object') return String(value)
  const fields = Object.entries(value).map(([name, one]) => `${name}: ${sourceOf(one)}`)
  return `{ ${fields.join(', ')} }`
}

/** A text as Prettier writes it: the quotes that need fewer escapes. What cannot be seen is escaped, unless the literal had it bare. */
function quoted(text: string, was = ''): string {
  const quote = text.split("'").length > text.split('"').length ? '"' : "'"
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll(quote, `\\${quote}`)
  const seen = escaped.replace(/[\u00a0\u00ad\u200b-\u200f\u2011\u2060]/g, (sign) =>
    was.includes(sign) ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return quote + seen + quote
}

function fieldsAt(code: string, at: string, file?: string): Node[] | undefined {
  const object = nodesIn(code, file).find(({ path, node }) => path === at && node.type === 'ObjectExpression')
  return object?.node.properties as Node[] | undefined
}

function indentOf(code: string, { start }: Node): number {
  return start - code.lastIndexOf('\n', start) - 1
}
