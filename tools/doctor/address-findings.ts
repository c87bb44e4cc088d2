import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { sendRequest, timeoutMs } from './send-request.ts'
import type { Finding } from './finding.ts'
import { isLocal } from './site-findings.ts'

/** The address itself: whether it answers, its certificate, HTTP/2, IPv6, plain HTTP, and the same host with or without www. */
export async function addressFindings(origin: string): Promise<{ isUp: boolean; findings: Finding[] }> {
  try {
    const { certificateEnds } = await sendRequest(origin)
    const isPublic = !isLocal(origin) && new URL(origin).port === ''
    return {
      isUp: true,
      findings: [
        ...certificateFindings(origin, certificateEnds, new Date()),
        ...(await protocolFindings(origin)),
        ...(isPublic ? [...(await ipv6Findings(origin)), ...(await otherAddresses(origin))] : []),
      ],
    }
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
        todo: `Get a certificate: ${installs(new URL(origin).hostname)}. Then run the doctor with https://.`,
      },
    ]
  const days = Math.floor((ends.getTime() - now.getTime()) / 86_400_000)
  if (days >= warnDays) return [{ ok: `The certificate is valid for ${days} days.` }]
  return [
    {
      issue: `The certificate expires in ${days} days.`,
      todo: 'It should have been renewed: certbot renew, and look at systemctl status certbot.timer.',
    },
  ]
}

/** What an error of the connection means, by its code. */
export function unreachable(origin: string, code: string): Finding {
  const { hostname, protocol, port } = new URL(origin)
  const [is, todo] = /^(CERT_|ERR_TLS_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/.test(code)
    ? ['has no valid certificate', `Get one for this name: ${installs(hostname)}.`]
    : code === 'ECONNREFUSED' && protocol === 'https:' && port === ''
      ? [
          'refuses connections on port 443',
          `Who has been there comes back over HTTPS only, and sees no page. On the server: ${installs(hostname)} writes the lines of the certificate again. If nginx listens (ss -lnt), it is the firewall.`,
        ]
      : (connectionIssues[code] ?? ['does not answer', 'Is nginx running? systemctl status nginx, and the firewall.'])
  return { issue: `${origin} ${is} (${code}).`, todo }
}

const connectionIssues: Readonly<Record<string, [is: string, todo: string]>> = {
  ENOTFOUND: ['has no address', 'Add an A and an AAAA record at your DNS provider, or fix the name.'],
  EAI_AGAIN: ['has no address', 'Add an A and an AAAA record at your DNS provider, or fix the name.'],
  ECONNREFUSED: ['refuses connections', 'Nothing listens there: systemctl status nginx, and the firewall.'],
}

function installs(hostname: string): string {
  return `deploy/install.sh --host ${hostname.replace(/^www\./, '')} (docs/how-to/go-live.md)`
}

/** Whether browsers get HTTP/2: over HTTP/1.1 the files of a page wait for one another. */
async function protocolFindings(origin: string): Promise<Finding[]> {
  const { hostname, port, protocol } = new URL(origin)
  if (protocol !== 'https:') return []
  // An address of IPv6 has brackets in a URL, and none where it is connected to.
  const host = hostname.replaceAll(/[[\]]/g, '')
  const servername = isIP(host) === 0 ? host : ''
  const ALPNProtocols = ['h2', 'http/1.1']
  const socket = connect({ host, port: Number(port || 443), servername, ALPNProtocols })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeoutMs) })
    if (socket.alpnProtocol === 'h2') return [{ ok: 'Browsers get HTTP/2.' }]
  } finally {
    socket.destroy()
  }
  return [
    {
      issue: 'Browsers get HTTP/1.1, not HTTP/2: the files of a page wait for one another.',
      todo: `${installs(hostname)} writes it into /etc/nginx/tls.d. A proxy in front may have to be told, too.`,
    },
  ]
}

/** Where there is an AAAA record: whether the site answers there. Browsers and certificate authorities try it first. */
export async function ipv6Findings(origin: string): Promise<Finding[]> {
  const { hostname } = new URL(origin)
  const [first] = await lookup(hostname.replaceAll(/[[\]]/g, ''), { family: 6, all: true }).catch(() => [])
  if (!first) return []
  try {
    await sendRequest(origin, { family: 6 })
    return [{ ok: 'The site answers over IPv6.' }]
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException
    if (['ENETUNREACH', 'EADDRNOTAVAIL', 'EHOSTUNREACH'].includes(code))
      return [{ note: 'This machine has no IPv6: the AAAA record was not tested.' }]
    return [
      {
        issue: `${hostname} has an AAAA record (${first.address}), but does not answer there (${code}).`,
        todo: `${installs(hostname)} makes nginx listen on IPv6. If it does, look at the firewall and the record, or remove the record.`,
      },
    ]
  }
}

/** certbot renews 30 days before the end: below this it has failed for two weeks. */
const warnDays = 14

/** Other addresses that visitors type. A page under another host is a second site, and the collector refuses its leads (COLLECTOR_ORIGINS). */
async function otherAddresses(origin: string): Promise<Finding[]> {
  const { host } = new URL(origin)
  const sibling = host.startsWith('www.') ? host.slice(4) : `www.${host}`
  return [
    ...(origin.startsWith('https:') ? await redirectsHere(`http://${host}`, origin) : []),
    ...(await redirectsHere(`https://${sibling}`, origin)),
  ]
}

/** Whether an address redirects to the same page here. One without an address is fine. */
export async function redirectsHere(other: string, origin: string): Promise<Finding[]> {
  try {
    const { status, headers } = await sendRequest(`${other}/pricing?utm_source=doctor`)
    if (headers.location === `${origin}/pricing?utm_source=doctor` && status >= 300 && status < 400)
      return [{ ok: `${other} leads to ${origin}, with the page and its campaign.` }]
    return [
      {
        issue: `${other}/pricing answers ${status}${headers.location ? ` to ${headers.location}` : ''}, not a redirect to the same page of ${origin}.`,
        todo: `deploy/install.sh with --www adds a server to nginx that redirects it (docs/how-to/go-live.md).`,
      },
    ]
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    return ['ENOTFOUND', 'EAI_AGAIN'].includes(code) ? [] : [unreachable(other, code)]
  }
}
