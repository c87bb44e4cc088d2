import { splitNames } from './trim-styles.ts'

/**
 * What a page names, for `trimStyles`: the words of its tags and inline scripts, those of the script files it loads, and its
 * languages and directions as `:lang(he)`. What a visitor reads names nothing.
 */
export function usedNames(markup: string, scripts: string): ReadonlySet<string> {
  const tags = [...markup.matchAll(/<script[\s\S]*?<\/script>|<(?:"[^"]*"|[^">])*>/g)].map(([text]) => decoded(text))
  // A browser opens <details> by itself.
  const names = new Set([...tags, scripts].flatMap(splitNames).concat('open'))
  // A link to the other language is set as its page is.
  for (const tag of tags.filter((text) => !text.startsWith('<a ')))
    for (const [, name, value] of tag.matchAll(/ (lang|dir)="(\w+)"/g)) names.add(`:${name}(${value})`)
  // In markup it is an attribute of SVG, and Tailwind writes the utility of this name for it.
  if (!/(?<= class="(?:[^"]* )?)transform[ "]/.test(markup)) names.delete('transform')
  return names
}

/** A class like `[&>b]:text-lemon` is escaped in an attribute. */
function decoded(text: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }
  return text.replace(/(?<= class=)"[^"]*"/g, (classes) =>
    classes.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (entity, name: string) => characters[name] ?? entity),
  )
}
