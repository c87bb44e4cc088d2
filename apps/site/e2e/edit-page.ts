import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, type FrameLocator, type Locator, type Page as Tab } from '@playwright/test'
import { startEditServer, type EditServer } from './edit-server.ts'

/** Tests with one edit server for a worker, on a copy of the project. */
export function editTest(name: string, env: Record<string, string> = {}) {
  return base.extend<object, { edit: EditServer }>({
    edit: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures here
      async ({}, use) => {
        const server = await startEditServer(name, env)
        await use(server)
        await server.stop()
      },
      { scope: 'worker', timeout: 240_000 },
    ],
  })
}

/** Opens a page in edit mode, and waits until its sentences are known. Returns the frame with the page. */
export async function openEdit(tab: Tab, { origin }: EditServer, path = '/'): Promise<FrameLocator> {
  await tab.goto(origin + path)
  await untilEditable(tab, path)
  return tab.frameLocator('iframe[name=page]')
}

export async function untilEditable(tab: Tab, path: string): Promise<void> {
  await tab.waitForFunction((wanted) => {
    const page = document.querySelector<HTMLIFrameElement>('iframe[name=page]')?.contentWindow?.editMode
    return page?.isReady && page.path === new URL(wanted, location.href).pathname
  }, path)
}

export const fieldIn = (page: FrameLocator): Locator => page.locator('span[data-edit=field]')

export const fileOf = ({ folder }: EditServer, file: string): string => readFileSync(join(folder, file), 'utf8')

export const listed = ({ folder }: EditServer): string =>
  execFileSync('git', ['status', '--porcelain'], { cwd: folder, encoding: 'utf8' })
