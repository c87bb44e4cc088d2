import { hash } from 'node:crypto'

/** The address of an author in commits, by which their own earlier changes are recognized. `.invalid` is no domain: no mail goes there. */
export function authorMail(author: string): string {
  return `${authorId(author)}@changes.invalid`
}

/** A name as part of a branch: in Latin letters, or as a hash. */
export function authorId(author: string): string {
  const latin = author.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return /[a-z]/.test(latin) ? latin.replaceAll(/^-|-$/g, '') : hash('sha256', author).slice(0, 8)
}

/** Text of a person as one line of a commit: a line break would begin a trailer, and angle brackets end a name. */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}<>]+/gu, ' ')
    .trim()
    .slice(0, 200)
}
