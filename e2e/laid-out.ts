import type { Page } from '@playwright/test'

/** Waits until no section is left to be laid out later: from then on the page is as long as it says. */
export async function laidOut(tab: Page): Promise<void> {
  await tab.waitForFunction(() =>
    [...document.querySelectorAll('main section, footer')].every(
      (section) => getComputedStyle(section).contentVisibility === 'visible',
    ),
  )
}
