import { statusWords, type ClaimsReport } from './claims-report.ts'

/** The report for a terminal. */
export function claimsText({ claims, contradictions, marks }: ClaimsReport): string {
  const unproven = claims.filter(({ claim }) => claim.status === 'unsubstantiated')
  return [
    `${claims.length} claims, of which ${unproven.length} need evidence.`,
    ...claims.map(({ name, claim, words, pages }) =>
      [
        `${name} (${claim.id}): ${claim.about}${claim.off ? ' (off)' : ''}`,
        `  reads    ${words.join(' · ')}`,
        `  shows on ${pages.join(' ') || 'no page'}`,
        `  status   ${statusWords[claim.status]}`,
        `  source   ${claim.source}`,
      ].join('\n'),
    ),
    `${contradictions.filter(({ state }) => state === 'open').length} open contradictions.`,
    ...contradictions.map(({ about, why, state, kept, claims }) =>
      [
        `${state === 'open' ? '!' : `${state}:`} ${about}`,
        `  ${claims.map(({ name, isShown }) => (isShown ? name : `${name} (on no page)`)).join(', ')}`,
        `  ${state === 'kept' ? kept : why}`,
      ].join('\n'),
    ),
    `${marks.length} figures are marked as something else than a claim.`,
    ...marks.map(({ file, text, typed }) => `"${typed}"\n  ${file}\n  ${text}`),
  ].join('\n\n')
}
