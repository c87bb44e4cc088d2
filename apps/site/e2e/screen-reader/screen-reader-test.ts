import { test as base, expect } from '@playwright/test'
import { asRead } from '../page-copy.ts'
import { orca, type ScreenReader } from './orca.ts'

/**
 * One Orca for all tests. They look for words, never for whole utterances: how Orca joins and cuts those depends on the speed
 * of the machine. As a visitor does, a test presses the next key when it has heard the answer to the last one.
 */
export const test = base.extend<object, { reader: ScreenReader }>({
  reader: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use, { project }) => {
      const reader = await orca(project.use.baseURL ?? '')
      await use(reader)
      await reader.close()
    },
    { scope: 'worker' },
  ],
})

/** Orca's commands in a page: to the next heading of that level. */
export const nextHeading1 = '1'
export const nextHeading2 = '2'

/** "The page at … says: …", "OK push button": Firefox does not always hand both to Orca. */
export const alertOpens = /says:|OK push button/

/** How Orca begins its summary of a loaded page. Before that it does not follow keys. */
export const pageSummary = 'Page has'

export async function open(reader: ScreenReader, path: string, ready: string, said = pageSummary): Promise<void> {
  await reader.open(path, ready)
  await hears(reader, said)
}

export async function hears(reader: ScreenReader, ...texts: (string | RegExp)[]): Promise<void> {
  const heard = expect.poll(() => asRead(reader.heard()), { intervals: [100] })
  for (const text of texts) await (typeof text === 'string' ? heard.toContain(asRead(text)) : heard.toMatch(text))
}

/** What must not follow, to the end of what it says to the last key. */
export async function hearsNo(reader: ScreenReader, text: string): Promise<void> {
  await expect.poll(reader.isSilent).toBe(true)
  expect(asRead(reader.heard())).not.toContain(text)
}
