import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium, type Page as Tab } from '@playwright/test'
import { systemChromium } from '@repo/testing/system-chromium.ts'
import { typeInto } from '@repo/testing/type-into.ts'
import { startEditServer } from './edit-server.ts'

/**
 * A marketer's way through edit mode, on a copy: `node apps/site/e2e/edit-walk.ts`. Changes the headline in both languages, breaks a rule and mends it,
 * tries another headline and sends all of it to a fake GitHub. Takes pictures into .cache/edit-pictures/ and prints times and the pull request.
 */
const pictures = resolve('.cache/edit-pictures')
mkdirSync(pictures, { recursive: true })
const edit = await startEditServer('walk')
const say = (what: string) => console.error(`${((Date.now() - edit.began) / 1000).toFixed(1)} s  ${what}`)
say('the server answers')
const browser = await chromium.launch(systemChromium)
const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } })
try {
  await walk(tab)
} catch (error) {
  await tab.screenshot({ path: `${pictures}/stopped-here.png` })
  throw error
} finally {
  await browser.close()
  await edit.stop()
}

async function walk(tab: Tab): Promise<void> {
  tab.setDefaultTimeout(90_000)
  const picture = (name: string) => tab.screenshot({ path: `${pictures}/${name}.png` })
  const open = async (path: string) => {
    await tab.goto(edit.origin + path)
    await tab.waitForFunction(() => window.editMode?.isReady)
  }
  const saved = () => tab.getByText('Saved.').first().waitFor()
  await open('/')
  say('the first page can be edited')

  await tab.locator('h1').click()
  await tab.locator('span[data-edit=field]').waitFor()
  await tab.keyboard.press('ControlOrMeta+A')
  await tab.keyboard.type('Ask why. Then answer.')
  await tab.locator('.ed-translation').waitFor()
  await picture('1-headline')
  await tab.locator('.ed-panel [data-edit=field][lang=he]').click()
  await tab.locator('.ed-panel [data-chip]').dblclick()
  await tab.keyboard.press('ControlOrMeta+A')
  await tab.keyboard.type('שואלים למה. ואז עונים.')
  await saved()
  await tab.getByText('Rewritten.').waitFor()
  await picture('2-hebrew')
  say('the headline is written in both languages')

  await tab.locator('a', { hasText: 'Try free for' }).first().click()
  await tab.locator('a span[data-edit=field]').waitFor()
  await tab.keyboard.press('Home')
  await tab.keyboard.type('14 days: ')
  const issue = tab.locator('.ed-say', { hasText: 'may not promise' })
  await issue.waitFor()
  await picture('3-rule')
  await issue.getByRole('button').first().click()
  await issue.waitFor({ state: 'detached' })
  await tab.keyboard.press('Escape')
  say('a rule is broken and followed again')

  await tab.getByRole('button', { name: 'Try another headline' }).click()
  await typeInto(tab.getByLabel('B', { exact: true }), 'Why do they leave?')
  await typeInto(tab.getByLabel('What do you expect?'), 'Opening with the doubt brings more installs')
  await typeInto(tab.getByLabel('Its address'), 'doubt')
  await tab.getByLabel('Show it to half').check()
  await typeInto(tab.getByLabel('Visits a day'), '2000')
  await tab.getByRole('button', { name: 'Create B' }).click()
  await tab.locator('.ed-sheet output').waitFor()
  await tab.locator('.ed-sheet output').scrollIntoViewIfNeeded()
  await picture('4-variant')
  say(`a variant is tried: ${await tab.locator('.ed-sheet output').innerText()}`)

  await open('/doubt')
  await picture('5-b')
  await open('/')
  await tab.locator('.ed-send:enabled').click()
  await typeInto(tab.getByLabel('Your name'), 'Dana')
  await typeInto(tab.getByLabel('Why, in one line'), 'Open with the doubt')
  await tab.getByRole('button', { name: 'Send', exact: true }).click()
  // Not “Being checked”: the rules of the whole site take seconds.
  await tab.locator('.ed-sheet output', { hasText: /^(?!Being checked)./ }).waitFor()
  await tab.locator('.ed-sheet output').scrollIntoViewIfNeeded()
  await picture('6-sent')
  say(`sent: ${await tab.locator('.ed-sheet output').innerText()}`)
  console.error(edit.github.requests[0]?.body)
}
