import { hash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { armNames, type ExperimentRecord } from '@repo/contract/experiment.ts'
import { experiments } from '@repo/contract/experiments.ts'
import { type InEveryLocale, locales } from '@repo/contract/locale.ts'

/**
 * The entrances of experiments, `/try/<id>` (RT-35): a list for nginx, which draws an arm for each request and signs it
 * (deploy/experiments.d/draw.js), and for other hosts a page that draws one in the browser, unsigned.
 */
export function experimentFiles(): AstroIntegration {
  return {
    name: 'experiment-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        if (experiments.length > 0) await mkdir(new URL('try/', dir), { recursive: true })
        for (const [name, text] of Object.entries(renderEntrances(experiments)))
          await writeFile(new URL(name, dir), text)
      },
    },
  }
}

/** The text of each file, by its name. */
export function renderEntrances(records: readonly ExperimentRecord[]): Record<string, string> {
  return {
    ...(records.length > 0 && { '_experiments.json': JSON.stringify(records.map(entranceOf)) }),
    ...Object.fromEntries(records.map((record) => [`try/${record.id}.html`, entrancePage(record)])),
  }
}

function entranceOf({ id, arms, ended }: ExperimentRecord): Entrance {
  // After the end nothing is drawn.
  return { id, targets: ended ? [{ page: ended.page, share: 1 }] : arms, names: armNames.join(''), isRunning: !ended }
}

const words: InEveryLocale<{ title: string; link: string }> = {
  en: { title: 'One moment…', link: 'Continue' },
  he: { title: 'רגע…', link: 'להמשך' },
}

/** For hosts without nginx. It does what nginx does but sign; without script there is a link to the first page, unassigned. */
function entrancePage(record: ExperimentRecord): string {
  const { lang } = record
  const entrance = entranceOf(record)
  const script = `(${enter.toString()})(${JSON.stringify(entrance)})`
  const { title, link } = words[lang]
  const policy = `default-src 'none'; script-src 'sha256-${hash('sha256', script, 'base64')}'`
  return `<!doctype html><html lang="${lang}" dir="${locales[lang].dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>${title}</title><script>${script}</script></head><body><p><a href="${entrance.targets[0]?.page ?? '/'}">${link}</a></p></body></html>\n`
}

/** Runs in the browser: published as text, so it uses nothing outside of itself. */
function enter({ id, targets, names, isRunning }: Entrance): void {
  // An empty assignment is none.
  const given = location.search
    .slice(1)
    .split('&')
    .filter((one) => one !== '' && one !== 'exp' && one !== 'exp=')
  const assignment = given.find((one) => one.startsWith('exp='))?.slice(4) ?? ''
  const [own, kept, time] = assignment.split('.')
  const keptAt = own === id && /^\d{10}$/.test(time ?? '') ? names.indexOf(kept ?? '-') : -1
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  let left = random / 2 ** 32
  const drawn = Math.max(
    targets.findIndex(({ share }) => (left -= share) < 0),
    0,
  )
  const isDrawn = isRunning && assignment === ''
  const at = isDrawn ? drawn : Math.max(keptAt, 0)
  if (isDrawn) given.push(`exp=${id}.${names[at]}.${Math.floor(Date.now() / 1000)}`)
  location.replace((targets[at] ?? targets[0])?.page + (given.length > 0 ? `?${given.join('&')}` : ''))
}

interface Entrance {
  id: string
  targets: readonly { page: string; share: number }[]
  names: string
  isRunning: boolean
}
