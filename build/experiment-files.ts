import { hash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { armNames, type ExperimentRecord } from '#contract/experiment.ts'
import { experiments } from '#contract/experiments.ts'

/**
 * The entrances of experiments, `/try/<id>` (RT-35): three maps for nginx, which draws an arm for each request and keeps the visitor's
 * parameters, and for other hosts a page that draws one in the browser.
 */
export function experimentFiles(): AstroIntegration {
  return {
    name: 'experiment-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        if (experiments.length > 0) await mkdir(new URL('try/', dir), { recursive: true })
        for (const [name, text] of Object.entries(entrancesOf(experiments))) await writeFile(new URL(name, dir), text)
      },
    },
  }
}

/** The text of each file, by its name. */
export function entrancesOf(records: readonly ExperimentRecord[]): Record<string, string> {
  const running = records.filter(({ ended }) => !ended)
  return {
    '_experiment-draws.map': running.map(draws).join(''),
    '_experiment-marks.map': running.map(marks).join(''),
    '_experiment-pages.map': records.map(pages).join(''),
    ...Object.fromEntries(records.map((record) => [`try/${record.id}.html`, entrancePage(record)])),
  }
}

/** The arm of each hundredth that nginx draws. */
function draws({ id, arms }: ExperimentRecord): string {
  const hundredths = arms.flatMap(({ share }, index) => Array<string>(Math.round(share * 100)).fill(nameOf(index)))
  return hundredths.map((arm, drawn) => `"/try/${id} ${drawn}" ${arm};\n`).join('')
}

/** Who comes again with the mark of this experiment keeps the arm. */
function marks({ id, arms }: ExperimentRecord): string {
  const names = arms.map((_, index) => nameOf(index)).join('')
  return `"~^/try/${id} ${id}\\.(?<marked_arm>[${names}])\\.\\d{7}$" $marked_arm;\n`
}

function pages({ id, arms, ended }: ExperimentRecord): string {
  const of = (arm: string, page: string) => `"/try/${id} ${arm}" ${page};\n`
  // After the end nothing is drawn.
  return ended
    ? ['', 'a'].map((arm) => of(arm, ended.page)).join('')
    : arms.map(({ page }, at) => of(nameOf(at), page)).join('')
}

function nameOf(index: number): string {
  return armNames[index] ?? ''
}

/** For hosts without nginx. It does what nginx does; without script there is a link to the first page, unmarked. */
function entrancePage({ id, lang, arms, ended }: ExperimentRecord): string {
  const targets = ended ? [{ page: ended.page, share: 1 }] : arms
  const script = `(${enter.toString()})(${JSON.stringify({ id, targets, names: armNames.join(''), isRunning: !ended })})`
  const [{ page } = { page: '/' }] = targets
  const [title, link] = lang === 'he' ? ['רגע…', 'להמשך'] : ['One moment…', 'Continue']
  const policy = `default-src 'none'; script-src 'sha256-${hash('sha256', script, 'base64')}'`
  return `<!doctype html><html lang="${lang}" dir="${lang === 'he' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>${title}</title><script>${script}</script></head><body><p><a href="${page}">${link}</a></p></body></html>\n`
}

/** Runs in the browser: published as text, so it uses nothing outside of itself. */
function enter({ id, targets, names, isRunning }: Entrance): void {
  const { search } = location
  const mark = new URLSearchParams(search).get('exp') ?? ''
  const [own, kept, time] = mark.split('.')
  const keptAt = own === id && /^\d{7}$/.test(time ?? '') ? names.indexOf(kept ?? '-') : -1
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  let left = random / 2 ** 32
  const drawn = Math.max(
    targets.findIndex(({ share }) => (left -= share) < 0),
    0,
  )
  const isDrawn = isRunning && mark === ''
  const at = isDrawn ? drawn : Math.max(keptAt, 0)
  // Seconds since 1970 in thousands, as nginx can write them.
  const drawnMark = isDrawn ? `exp=${id}.${names[at]}.${Math.floor(Date.now() / 1_000_000)}` : ''
  const query = [search.slice(1), drawnMark].filter(Boolean).join('&')
  location.replace((targets[at] ?? targets[0])?.page + (query && `?${query}`))
}

interface Entrance {
  id: string
  targets: readonly { page: string; share: number }[]
  names: string
  isRunning: boolean
}
