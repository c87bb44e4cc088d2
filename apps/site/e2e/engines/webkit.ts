import { Builder, Capabilities, Key as Code, error as issues } from 'selenium-webdriver'
import { isExpected } from '../expected-console-errors.ts'
import { watchPlans } from '../watch-plans.ts'
import { desktop, height, type Engine, type Key } from './engine.ts'
import { noiseHeard, watchPage } from './watch-page.ts'
import { watchedSite } from './watched-site.ts'
import { webkitDriver } from './webkit-driver.ts'

/** WebKitGTK through classic WebDriver, which reports no errors and no requests: a script inside the pages records them. */
export async function webkit(origin: string): Promise<Engine> {
  const site = await watchedSite(origin, `(${watchPage})();(${watchPlans})()`)
  const driver = await webkitDriver()
  const browser = await new Builder()
    .usingServer(driver.origin)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', unhandledPromptBehavior: 'ignore' }))
    .build()
  const noise: string[] = []
  let isOnSite = false
  let last = { x: -1, y: -1 }
  const hear = async () => {
    if (isOnSite) noise.push(...(await engine.evaluate(noiseHeard)))
    noise.push(...site.noise.splice(0))
  }

  const engine: Engine = {
    name: `WebKitGTK ${(await browser.getCapabilities()).getBrowserVersion()}`,
    async open(path, width = desktop) {
      await hear()
      await engine.resize(width)
      await browser.get(site.origin + path)
      isOnSite = true
    },
    async resize(width) {
      await browser.manage().window().setRect({ x: 0, y: 0, width, height })
      // The window reports its new size before the page has it.
      await browser.wait(() => browser.executeScript(`return innerWidth === ${width}`), 10_000, `${width} px`, 20)
      // Where viewport units meet containers, media queries wait for the next layout (bugs.webkit.org 310086, corrected in 2026).
      await browser.executeScript(
        "document.body.append('a'); document.body.offsetHeight; document.body.lastChild.remove()",
      )
    },
    evaluate: (inPage, ...args) => browser.executeScript(`return (${inPage})(...arguments)`, ...args),
    async clickAt(x, y) {
      const place = { x: Math.round(x), y: Math.round(y) }
      // It counts clicks as a desktop does: two at one place in quick succession are a double click.
      const isRepeated = last.x === place.x && last.y === place.y
      if (isRepeated) await new Promise((resolve) => setTimeout(resolve, doubleClickMs))
      last = place
      await browser.actions().move(place).click().perform()
    },
    async press(press) {
      const isShifted = press.startsWith('Shift+')
      const code = codes[press.replace('Shift+', '') as Key]
      const actions = browser.actions()
      if (isShifted) actions.keyDown(Code.SHIFT)
      actions.sendKeys(code)
      if (isShifted) actions.keyUp(Code.SHIFT)
      await actions.perform()
    },
    type: (text) => browser.actions().sendKeys(text).perform(),
    async takeAlert() {
      for (;;) {
        try {
          const alert = browser.switchTo().alert()
          const said = await alert.getText()
          await alert.accept()
          return said
        } catch (error) {
          if (!(error instanceof issues.NoSuchAlertError)) throw error
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
      }
    },
    async takeNoise() {
      await hear()
      return noise.splice(0).filter((said) => !isExpected(said.replace('console.error: ', '')))
    },
    async close() {
      await browser.quit()
      driver.close()
      site.close()
    },
  }
  return engine
}

const doubleClickMs = 600

const codes: Record<Key, string> = {
  ArrowUp: Code.ARROW_UP,
  ArrowDown: Code.ARROW_DOWN,
  ArrowLeft: Code.ARROW_LEFT,
  ArrowRight: Code.ARROW_RIGHT,
  PageUp: Code.PAGE_UP,
  PageDown: Code.PAGE_DOWN,
  Home: Code.HOME,
  End: Code.END,
  Enter: Code.ENTER,
  Space: Code.SPACE,
  Tab: Code.TAB,
}
