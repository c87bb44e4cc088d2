import { hash } from 'node:crypto'
import { type InEveryLocale, type Locale, locales } from '@repo/contract/locale.ts'

/** A page that leads on by script, on every host alike; without script to `first`. */
export function leadingPage(lang: Locale, first: string, script: string): string {
  const { title, link } = words[lang]
  const policy = `default-src 'none'; script-src 'sha256-${hash('sha256', script, 'base64')}'`
  const target = first.replaceAll('&', '&amp;')
  return `<!doctype html><html lang="${lang}" dir="${locales[lang].dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>${title}</title><script>${script}</script><noscript><meta http-equiv="refresh" content="0;url=${target}"></noscript></head><body><p><a href="${target}">${link}</a></p></body></html>\n`
}

const words: InEveryLocale<{ title: string; link: string }> = {
  en: { title: 'One moment…', link: 'Continue' },
  he: { title: 'רגע…', link: 'להמשך' },
}
