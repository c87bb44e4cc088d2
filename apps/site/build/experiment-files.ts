import { mkdir, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { armNames, type ExperimentRecord } from '@repo/contract/experiment.ts'
import { experiments } from '@repo/contract/experiments.ts'
import { leadingPage } from './leading-page.ts'

/**
 * The entrances of experiments, `/try/<id>` (RT-35): pages that assign a visitor to an arm in the browser, on every host alike.
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
  return Object.fromEntries(records.map((record) => [`try/${record.id}.html`, entrancePage(record)]))
}

function entranceOf({ id, arms, ended }: ExperimentRecord): Entrance {
  // After the end nothing is assigned.
  return { id, targets: ended ? [{ page: ended.page, share: 1 }] : arms, names: armNames.join(''), isRunning: !ended }
}

/** Without script it leads to the first page, unassigned. */
function entrancePage(record: ExperimentRecord): string {
  const entrance = entranceOf(record)
  const first = entrance.targets[0]?.page ?? '/'
  return leadingPage(record.lang, first, `(${enter.toString()})(${JSON.stringify(entrance)})`)
}

/** Runs in the browser: published as text, so it uses nothing outside of itself. */
function enter({ id, targets, names, isRunning }: Entrance): void {
  // An empty assignment is none.
  const given = location.search
    .slice(1)
    .split('&')
    .filter((one) => one !== '' && one !== 'exp' && one !== 'exp=')
  const assignment = given.find((one) => one.startsWith('exp='))?.slice(4) ?? ''
  const kept = new RegExp(`^${id}\\.(.)\\.\\d{10}\\.[\\da-f]{12}$`).exec(assignment)?.[1]
  const isAssigned = isRunning && assignment === ''
  const [random = 0, ...more] = crypto.getRandomValues(new Uint32Array(3))
  let left = random / 2 ** 32
  const arm = isAssigned ? targets.findIndex(({ share }) => (left -= share) < 0) : names.indexOf(kept ?? '-')
  const at = Math.max(arm, 0)
  const nonce = more.map((part) => part.toString(16).padStart(8, '0')).join('')
  if (isAssigned) given.push(`exp=${id}.${names[at]}.${Math.floor(Date.now() / 1000)}.${nonce.slice(0, 12)}`)
  location.replace((targets[at] ?? targets[0])?.page + (given.length > 0 ? `?${given.join('&')}` : ''))
}

interface Entrance {
  id: string
  targets: readonly { page: string; share: number }[]
  names: string
  isRunning: boolean
}
