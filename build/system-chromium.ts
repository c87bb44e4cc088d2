import { onPath } from './on-path.ts'

/** The machine's own Chromium, for Playwright and Vitest alike. Where there is none, Playwright looks for its own. */
export const systemChromium = {
  executablePath: onPath(['chromium', 'chromium-browser', 'google-chrome']),
  args: [
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Chromium refuses to start its sandbox for root, which is who runs it in most containers.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
}
