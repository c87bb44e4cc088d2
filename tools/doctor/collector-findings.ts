import type { Finding } from './finding.ts'
import { postEmptyLead } from './function-findings.ts'
import { sendRequest, type Answer } from './send-request.ts'

/** Whether leads reach the collector: from outside an empty one must be refused by the collector itself. It stores nothing. */
export async function collectorFindings(origin: string, collector: string, isSending: boolean) {
  const base = new URL(collector, origin).href
  const lead = await postEmptyLead(`${base}/v1/leads`, origin).catch((error: Error) => error)
  if (lead instanceof Error)
    return notReached(
      isSending && {
        issue: `The collector at ${base} does not answer (${(lead as NodeJS.ErrnoException).code ?? lead.message}).`,
        todo: 'Is the address right? COLLECTOR_URL of the build.',
      },
    )
  const text = lead.body.toString('utf8')
  const isReached = lead.status === 400 && text.includes('"malformed-lead"')
  if (!isSending)
    return notReached(
      isReached || text.includes('"origin"')
        ? {
            issue: `A collector answers at ${base}, but this build sends it nothing.`,
            todo: 'It was built without COLLECTOR_URL. Set it in .env, build, read the last lines of the build, and release.',
          }
        : { note: 'This build sends nothing: the form of /lead leads to the chat.' },
    )
  return {
    isReached,
    findings: [
      ...(isReached
        ? [{ ok: 'The collector answers: it refuses an empty lead.' }, ...isolationFindings(lead)]
        : [refused(lead, text, base, origin)]),
      ...(await privateFindings(base)),
    ],
  }
}

/** No lead of the site would reach the collector. */
function notReached(finding: Finding | false): { isReached: boolean; findings: Finding[] } {
  return { isReached: false, findings: finding ? [finding] : [] }
}

/** Under a flood of events, leads in the same process wait for seconds. Collectors of earlier versions do not say which one answered. */
function isolationFindings({ headers }: Answer): Finding[] {
  const routes = headers['x-collector-routes']
  if (routes === 'leads') return [{ ok: 'Leads have a process of their own.' }]
  if (routes === undefined) return []
  return [
    {
      issue: 'Leads are answered by the process of events: under a flood of events they would wait for seconds.',
      todo: 'systemctl enable --now collector-leads; then compare /etc/nginx/collector.d/upstream.conf with deploy/collector.d/upstream.conf.',
    },
  ]
}

function refused({ status }: Answer, text: string, base: string, origin: string): Finding {
  const [is, todo] = text.includes('"origin"')
    ? [
        'The collector refuses leads from this site',
        `Add ${origin} to COLLECTOR_ORIGINS in /etc/collector/service.env, then: systemctl restart collector collector-leads.`,
      ]
    : (answers[status] ?? [
        'Something other than the collector answers',
        'Look at what nginx serves under this path: /etc/nginx/collector.d, and a CDN in front.',
      ])
  return {
    issue: `${is}: ${base}/v1/leads answers an empty lead with ${status}${text.startsWith('{') ? ` ${text.slice(0, 80)}` : ''}.`,
    todo,
  }
}

const routed =
  'deploy/install.sh --collector copies deploy/collector.d to /etc/nginx and reloads nginx (docs/how-to/go-live.md).'
const answers: Readonly<Record<number, [is: string, todo: string]>> = {
  404: ['nginx has no route to the collector', routed],
  405: ['nginx has no route to the collector', routed],
  429: [
    'The collector limits this address',
    'Wait a minute and try again. Behind a CDN all visitors may share one address: docs/how-to/run-the-collector.md.',
  ],
  502: [
    'The collector does not run',
    'systemctl status collector collector-leads; journalctl -u collector -n 20 says why.',
  ],
  503: ['The collector cannot store', 'journalctl -u collector -u collector-leads -n 20 says why, with a hint.'],
  504: ['The collector does not answer in time', 'journalctl -u collector -u collector-leads -n 20.'],
}

async function privateFindings(base: string): Promise<Finding[]> {
  const { status } = await sendRequest(`${base}/metrics`)
  return status === 200
    ? [{ issue: `${base}/metrics is public.`, todo: `Only /v1/ should be: ${routed}` }]
    : [{ ok: 'The metrics of the collector are not public.' }]
}
