/**
 * Tailwind registers the variables of all its utilities, and the theme declares all breakpoints: a page keeps what its
 * styles read. Breakpoints are read while building only.
 */
export function withoutUnusedVariables(css: string): string {
  const read = new Set([...css.matchAll(/var\((--tw-[\w-]+)/g)].map(([, name]) => name))
  return css
    .replace(/@property (--tw-[\w-]+)\{[^}]*\}/g, (rule, name: string) => (read.has(name) ? rule : ''))
    .replace(/(?<=[{;])(--(?:tw|breakpoint)-[\w-]+):[^;}]*;?/g, (set, name: string) => (read.has(name) ? set : ''))
}
