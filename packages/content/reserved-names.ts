import { localeCodes } from '@repo/contract/locale.ts'

/** First parts of addresses that are files of the build or services behind nginx, and the name of the front page's picture: a page of that name would hide them, or be hidden. */
export const reservedNames: readonly string[] = ['assets', 'collect', 'go', 'home', 'index', 'share', 'try']

/** Can a new page not have this address: is it reserved, the code of a language, where its front page is, or an address of one of these pages? */
export function isTaken(name: string, paths: readonly string[]): boolean {
  return [...reservedNames, ...localeCodes].includes(name) || paths.includes(`/${name}`)
}
