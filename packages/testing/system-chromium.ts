import { onPath } from './on-path.ts'

/**
 * The machine's own Chromium, for Playwright and Vitest alike. The headless shell is the same engine without a window and
 * opens a page in about half the time. Where there is none, Playwright looks for its own.
 */
export const systemChromium = {
  executablePath: onPath(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']),
  args: [
    '--disable-gpu',
    // As a browser with a window does; the headless shell would round the width of each letter.
    '--font-render-hinting=none',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Chromium refuses to start its sandbox for root, which is who runs it in most containers.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
}
