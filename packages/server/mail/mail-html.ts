import { type Locale, locales } from '@repo/contract/locale.ts'

/**
 * A mail as HTML: one column of tables with inline styles, which is what mail programs draw alike. No picture, no pixel, no script and no
 * link but those of the console.
 */
export function mailHtml(locale: Locale, title: string, blocks: readonly MailBlock[]): string {
  const { dir } = locales[locale]
  const rows = blocks.map(
    ({ surface, html }) =>
      `<tr><td style="background:${surfaces[surface]};padding:18px 28px;text-align:${dir === 'rtl' ? 'right' : 'left'}">${html}</td></tr>`,
  )
  return (
    `<!doctype html><html lang="${locale}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>` +
    `<body style="margin:0;padding:16px 0;background:${surfaces.fog}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">` +
    `<table role="presentation" cellpadding="0" cellspacing="0" dir="${dir}" style="width:100%;max-width:600px;font:16px/1.5 Arial,sans-serif;color:#12130f">${rows.join('')}</table>` +
    '</td></tr></table></body></html>'
  )
}

export interface MailBlock {
  surface: keyof typeof surfaces
  html: string
}

const surfaces = { lemon: '#ffe14a', tomato: '#ffe3db', paper: '#ffffff', fog: '#f2f3ee' }

export const mailHead = (text: string, size = 20) =>
  `<h2 style="margin:0 0 6px;font-size:${size}px;line-height:1.2">${escapeHtml(text)}</h2>`
export const mailText = (text: string, style = '') => `<p style="margin:0;${style}">${escapeHtml(text)}</p>`
export const mailButton = (text: string, href: string) =>
  `<p style="margin:14px 0 0"><a href="${escapeHtml(href)}" style="display:inline-block;background:#12130f;color:#ffffff;padding:11px 20px;border-radius:22px;font-weight:bold;text-decoration:none">${escapeHtml(text)}</a></p>`
export const mailLink = (text: string, href: string) =>
  `<a href="${escapeHtml(href)}" style="color:#12130f;font-weight:bold">${escapeHtml(text)}</a>`

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (one) => entities[one] ?? '')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
