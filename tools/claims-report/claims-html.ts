import { statusWords, type ClaimsReport } from './claims-report.ts'

/** The report as one HTML file, to send to those who supply the evidence. */
export function claimsHtml({ claims, contradictions, marks }: ClaimsReport, brand: string): string {
  const rows = claims.map(
    ({ name, claim, words, pages }) =>
      `<tr class="${claim.status}"><th scope="row">${escaped(name)}<small>${claim.id}${claim.off ? ', off' : ''}</small></th>` +
      `<td>${escaped(claim.about)}</td><td>${words.map((word) => `<bdi>${escaped(word)}</bdi>`).join('<br>')}</td>` +
      `<td>${pages.map(escaped).join('<br>') || 'no page'}</td><td>${statusWords[claim.status]}</td><td>${escaped(claim.source)}</td></tr>`,
  )
  const cases = contradictions.map(
    ({ about, why, state, kept = '', claims: sides }) =>
      `<li><b>${escaped(about)}</b>${state === 'open' ? '' : ` (${state})`}<br>${escaped(state === 'kept' ? kept : why)}` +
      `<br><small>${sides.map(({ name, isShown }) => (isShown ? name : `${name}, on no page`)).join(', ')}</small></li>`,
  )
  const others = marks.map(
    ({ file, text, typed }) =>
      `<li><b><bdi>${escaped(typed)}</bdi></b><br><bdi>${escaped(text)}</bdi><br><small>${escaped(file)}</small></li>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Claims of ${escaped(brand)}</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; color: #191722; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: start; vertical-align: top; padding: .5rem .75rem; border-block-end: 1px solid #d9d6de; }
  small { display: block; font-weight: 400; color: #5b5768; }
  .unsubstantiated td:nth-of-type(4) { background: #ffe3dc; }
  li { margin-block-end: 1rem; }
</style>
<h1>Claims of ${escaped(brand)}</h1>
<h2>Contradictions</h2>
<ol>${cases.join('\n')}</ol>
<h2>The ledger</h2>
<table><thead><tr><th scope="col">Claim</th><th scope="col">About</th><th scope="col">Reads</th><th scope="col">Shows on</th><th scope="col">Status</th><th scope="col">Source</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>
<h2>Figures marked as something else</h2>
<ul>${others.join('\n')}</ul>
</html>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
