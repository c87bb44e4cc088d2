import { ask } from './ask.ts'
import type { Finding } from './finding.ts'
import { isLocal } from './site-findings.ts'

/** The address itself: whether it answers, its certificate, plain HTTP, and the same host with or without www. */
export async function addressFindings(
  origin: string,
  now = new Date(),
): Promise<{ isUp: boolean; findings: Finding[] }> {
  try {
    const { certificateEnds } = await ask(origin)
    const others = isLocal(origin) || new URL(origin).port !== '' ? [] : await otherAddresses(origin)
    return { isUp: true, findings: [...certificateFindings(origin, certificateEnds, now), ...others] }
  } catch (error) {
    return { isUp: false, findings: [unreachable(origin, (error as NodeJS.ErrnoException).code ?? String(error))] }
  }
}

/** What the certificate says, read at a time. */
export function certificateFindings(origin: string, ends: Date | undefined, now: Date): Finding[] {
  if (isLocal(origin) && !ends)
    return [{ note: 'Plain HTTP on this machine: certificate and redirects to HTTPS are not tested.' }]
  if (!ends)
    return [
      {
        issue: 'The site is served over plain HTTP.',
        todo: `Get a certificate: certbot --nginx -d ${new URL(origin).hostname} (docs/how-to/deploy.md). Then run the doctor with https://.`,
      },
    ]
  const days = Math.floor((ends.getTime() - now.getTime()) / 86_400_000)
  if (days >= renewDays) return [{ ok: `The certificate is valid for ${days} days.` }]
  return [
    {
      issue: `The certificate expires in ${days} days.`,
      todo: 'It should have been renewed: certbot renew, and look at systemctl status certbot.timer.',
    },
  ]
}

/** What an error of the connection means, by its code. */
export function unreachable(origin: string, code: string): Finding {
  const { hostname } = new URL(origin)
  const [is, todo] = /^(CERT_|ERR_TLS_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/.test(code)
    ? ['has no valid certificate', `Get one for this name: certbot --nginx -d ${hostname} (docs/how-to/deploy.md).`]
    : (connectionIssues[code] ?? ['does not answer', 'Is nginx running? systemctl status nginx, and the firewall.'])
  return { issue: `${origin} ${is} (${code}).`, todo }
}

const connectionIssues: Readonly<Record<string, [is: string, todo: string]>> = {
  ENOTFOUND: ['has no address', 'Add an A and an AAAA record at your DNS provider, or mend the name.'],
  EAI_AGAIN: ['has no address', 'Add an A and an AAAA record at your DNS provider, or mend the name.'],
  ECONNREFUSED: ['refuses connections', 'Nothing listens there: systemctl status nginx, and the firewall.'],
}

/** certbot renews 30 days before the end. */
const renewDays = 14

/** Other addresses that visitors type. A page under another host is a second site, and the collector refuses its leads (COLLECTOR_ORIGINS). */
async function otherAddresses(origin: string): Promise<Finding[]> {
  const { host } = new URL(origin)
  const sibling = host.startsWith('www.') ? host.slice(4) : `www.${host}`
  return [
    ...(origin.startsWith('https:') ? await leadsHere(`http://${host}`, origin) : []),
    ...(await leadsHere(`https://${sibling}`, origin)),
  ]
}

/** Whether an address redirects to the same page here. One without an address is fine. */
export async function leadsHere(other: string, origin: string): Promise<Finding[]> {
  try {
    const { status, headers } = await ask(`${other}/pricing?utm_source=doctor`)
    if (headers.location === `${origin}/pricing?utm_source=doctor` && status >= 300 && status < 400)
      return [{ ok: `${other} leads to ${origin}, with the page and its campaign.` }]
    return [
      {
        issue: `${other}/pricing answers ${status}${headers.location ? ` to ${headers.location}` : ''}, not a redirect to the same page of ${origin}.`,
        todo: `Add a server to nginx that redirects it: return 301 ${origin}$request_uri; (docs/how-to/deploy.md).`,
      },
    ]
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    return ['ENOTFOUND', 'EAI_AGAIN'].includes(code) ? [] : [unreachable(other, code)]
  }
}
