/** A path of the console, or its first screen. An address of another site would be an open redirect. */
export function safeRedirectPath(next: string | undefined): string {
  return next !== undefined && /^\/(?![/\\])/.test(next) && new URL(next, base).origin === base ? next : '/'
}

const base = 'https://console.invalid'
