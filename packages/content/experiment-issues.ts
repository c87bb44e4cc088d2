import { experimentFingerprint } from '@repo/contract/experiment-fingerprint.ts'
import { armNames, type ExperimentRecord, goals } from '@repo/contract/experiment.ts'
import type { Locale } from '@repo/contract/locale.ts'
import { nearest } from '@repo/contract/nearest.ts'

/** What is wrong with the records, one sentence each, given the pages of the site. */
export function experimentIssues(
  experiments: readonly ExperimentRecord[],
  pages: readonly { path: string; locale: Locale }[],
): string[] {
  return experiments.flatMap((experiment, place) => {
    const isTwice = experiments.slice(0, place).some(({ id }) => id === experiment.id)
    const issues = [
      ...(isTwice ? ['is there twice. Give each experiment an id of its own.'] : []),
      ...fieldIssues(experiment),
      ...armIssues(experiment, pages),
      ...registrationIssues(experiment),
    ]
    return issues.map((issue) => `packages/contract/experiments.ts: ${experiment.id} ${issue}`)
  })
}

function fieldIssues({ id, goal, baseline, worth, start }: ExperimentRecord): string[] {
  return [
    ...(/^[a-z][a-z0-9-]{1,23}$/.test(id)
      ? []
      : ['is no plain id. Write 2 to 24 lower-case letters, digits and hyphens.']),
    ...(goals.includes(goal) ? [] : [`has the goal ${goal}, which is not counted. Choose one of ${goals.join(', ')}.`]),
    ...(worth >= 1.05 && worth <= 3 ? [] : [`has a worth of ${worth}. It has to be between 1.05 and 3.`]),
    ...(baseline > 0 && baseline * worth <= 0.95
      ? []
      : [`has a baseline of ${baseline}. It has to be above 0, and with the worth at most 0.95.`]),
    ...(/^\d{4}-\d\d-\d\d$/.test(start) && !Number.isNaN(Date.parse(start))
      ? []
      : [`starts on ${start}. Write a day like 2026-12-01.`]),
  ]
}

function armIssues({ lang, arms, ended }: ExperimentRecord, pages: readonly { path: string; locale: Locale }[]) {
  const hundredths = arms.map(({ share }) => Math.round(share * 100))
  const sum = hundredths.reduce((total, share) => total + share, 0)
  const paths = [...arms, ...(ended ? [ended] : [])].map(({ page }) => page)
  return [
    ...(arms.length >= 2 && arms.length <= armNames.length ? [] : ['needs 2 to 5 pages.']),
    ...(new Set(arms.map(({ page }) => page)).size === arms.length ? [] : ['has one page twice.']),
    ...(sum === 100 ? [] : [`has shares that add up to ${sum / 100}, not 1.`]),
    ...arms.flatMap(({ page, share }, index) =>
      share >= 0.1 && share <= 0.9 && Math.abs(share * 100 - (hundredths[index] ?? 0)) < 1e-9
        ? []
        : [`gives ${page} a share of ${share}. Shares are whole hundredths between 0.1 and 0.9.`],
    ),
    ...paths.flatMap((path) => {
      const page = pages.find((one) => one.path === path)
      const meant = page
        ? undefined
        : nearest(
            path,
            pages.map((one) => one.path),
          )
      if (!page) return [`leads to ${path}, but there is no such page.${meant ? ` Did you mean ${meant}?` : ''}`]
      return page.locale === lang
        ? []
        : [`leads to ${path}, which is in another language than the experiment (${lang}).`]
    }),
  ]
}

function registrationIssues(experiment: ExperimentRecord): string[] {
  const { fingerprint } = experiment
  if (fingerprint === '')
    return [`has no fingerprint. To register it, paste this line: fingerprint: '${experimentFingerprint(experiment)}',`]
  return fingerprint === experimentFingerprint(experiment)
    ? []
    : ['was changed after it began. Take the change back, or end it and register a new one under another id.']
}
