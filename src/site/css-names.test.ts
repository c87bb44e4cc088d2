import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/**
 * The classes that a stylesheet defines beside its own: they are hard to find, and two files could define one name. A selector
 * that names the file's class anywhere (`.on-ink .faq`, `.faq .button`) belongs to the file.
 */
function strangeClasses(file: string, css: string): string[] {
  const name = basename(file, '.css')
  const isOwn = (found: string) => found === name || found.startsWith(`${name}-`)
  const around: boolean[] = []
  const strange = new Set<string>()
  for (const [, selector = '', brace] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') around.pop()
    if (brace !== '{') continue
    const isRule = !selector.trim().startsWith('@')
    const parts = isRule ? selector.split(',').map((part) => [...part.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)]) : []
    const isInside = around.includes(true)
    for (const classes of parts.map((part) => part.map(([, found = '']) => found))) {
      if (!isInside && !classes.some(isOwn)) classes.forEach((found) => strange.add(found))
    }
    around.push(parts.flat().some(([, found = '']) => isOwn(found)))
  }
  return [...strange].map(
    (found) => `${file} defines .${found}. Name it .${name}-…, or move it to the file it belongs to.`,
  )
}

const files = globSync('src/{ui,site}/**/*.css').filter((file) => existsSync(file.replace(/\.css$/, '.tsx')))

test.each(files)('%s names its classes after itself', (file) => {
  expect(strangeClasses(file, readFileSync(file, 'utf8'))).toEqual([])
})

test('a class of another name is reported, wherever it stands', () => {
  const css = `
    @layer components {
      .faq, .faq-toggle:hover > .arrow, .on-ink .faq p { margin: 0.5rem; }
      .faq { & .arrow { color: red } }
      .faqs { color: red }
      @media (width >= 51.25rem) { .faq, .answer { color: red } }
    }`
  expect(strangeClasses('src/ui/faq.css', css)).toEqual([
    'src/ui/faq.css defines .faqs. Name it .faq-…, or move it to the file it belongs to.',
    'src/ui/faq.css defines .answer. Name it .faq-…, or move it to the file it belongs to.',
  ])
})
