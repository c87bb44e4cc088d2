/**
 * Tailwind registers the variables of all its utilities, and the theme declares every value: a page keeps what its styles,
 * drawings and scripts read, and colours and fonts, which a canvas reads by names that it puts together.
 */
export function withoutUnusedVariables(css: string, markup = ''): string {
  const read = new Set([...(css + markup).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  return css
    .replace(/@property (--tw-[\w-]+)\{[^}]*\}/g, (rule, name: string) => (read.has(name) ? rule : ''))
    .replace(/(?<=[{;])(--(?!color-|font-)[\w-]+):[^;}]*;?/g, (set, name: string) => (read.has(name) ? set : ''))
}
