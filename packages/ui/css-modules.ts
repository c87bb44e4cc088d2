import { basename } from 'node:path'
import type { Plugin } from 'vite'

/**
 * CSS Modules with readable, stable names: `.lamp` of case-hero.module.css is `case-hero-lamp` in the markup, and
 * `.case-hero` is `case-hero`. Two modules of one name would share their classes, so that is an error.
 */
export function cssModules(): Plugin {
  const folders = new Map<string, string>()
  const generateScopedName = (local: string, path: string) => {
    const [file = ''] = path.split('?')
    const name = basename(file, '.module.css')
    if ((folders.get(name) ?? file) !== file)
      throw new Error(`${file} and ${folders.get(name)} have one name. Rename one of them.`)
    folders.set(name, file)
    return local === name ? name : `${name}-${local}`
  }
  return {
    name: 'css-modules',
    enforce: 'pre',
    config: () => ({ css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName } } }),
    // Named exports instead of one object: the bundler inlines the names that are used, and reports those that do not exist.
    transform: {
      filter: { code: '.module.css' },
      handler: (code) => code.replaceAll(/import styles from (?='[^']+\.module\.css')/g, 'import * as styles from '),
    },
    onLog(_level, { code, message }) {
      if (code === 'IMPORT_IS_UNDEFINED' && message.includes('.module.css')) this.error(message)
    },
  }
}
