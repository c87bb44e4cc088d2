import type { Finding } from './finding.ts'
import { sendRequest, type Answer } from './send-request.ts'

/** Whether the function of a static host takes leads: it must refuse an empty one itself. Nothing is passed on. */
export async function functionFindings(origin: string, path: string): Promise<Finding[]> {
  const { status, body } = await postEmptyLead(origin + path, origin)
  const text = body.toString('utf8')
  const error = /^\{"error":"([\w-]+)"\}$/.exec(text)?.[1] ?? ''
  if (error === 'malformed-lead') return [{ ok: 'The function of the host answers: it refuses an empty lead.' }]
  return [
    {
      issue: `${path}, to which the form sends, answers an empty lead with ${status}${error && ` ${error}`}.`,
      todo: errors[error] ?? `There is no function, or another one. ${copying}`,
    },
  ]
}

/** As the form posts, from the site. */
export function postEmptyLead(url: string, origin: string): Promise<Answer> {
  return sendRequest(url, { method: 'POST', body: '{}', headers: { origin, 'content-type': 'text/plain' } })
}

const copying = 'Deploy deploy/functions with the site: docs/how-to/deploy.md.'
const errors: Readonly<Record<string, string>> = {
  'leads-webhook': 'Set LEADS_WEBHOOK at the host, an https:// address, and deploy again.',
  origin: 'The host gives the function another address than the browser has: look at its proxy.',
}
