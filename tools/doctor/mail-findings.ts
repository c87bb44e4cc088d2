import { resolveTxt } from 'node:dns/promises'
import type { Finding } from './finding.ts'

/** Whether mail of this sender is believed: SPF, DMARC, and DKIM where its selector is known. Without them letters land in spam. */
export async function mailFindings(
  sender: string,
  selector: string | undefined,
  resolve: (name: string) => Promise<string[][]> = resolveTxt,
): Promise<Finding[]> {
  const domain = sender.replace(/^.*@/, '').replace(/>.*$/, '')
  const read = async (name: string, begin: RegExp): Promise<string[]> => {
    try {
      return (await resolve(name)).map((parts) => parts.join('')).filter((text) => begin.test(text))
    } catch (error) {
      if (['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
      throw error
    }
  }
  try {
    const spf = await read(domain, /^v=spf1( |$)/i)
    const dmarc = (await Promise.all(withParents(domain).map((name) => read(`_dmarc.${name}`, /^v=DMARC1/i)))).flat()
    const dkim = selector && (await read(`${selector}._domainkey.${domain}`, /(^|;)\s*p=[\w+/]/))
    return [
      spf.length === 1
        ? { ok: `${domain} has SPF: ${spf[0]}` }
        : {
            issue: `${domain} has ${spf.length === 0 ? 'no SPF record' : `${spf.length} SPF records, of which none counts`}.`,
            todo: `One TXT record at ${domain}, which your mail service tells you: v=spf1 include:… ~all`,
          },
      dmarc.length > 0
        ? { ok: `${domain} has DMARC: ${dmarc[0]}` }
        : {
            issue: `${domain} has no DMARC record.`,
            todo: `A TXT record at _dmarc.${domain}: v=DMARC1; p=none; rua=mailto:you@${domain}`,
          },
      dkim === undefined
        ? { note: 'DKIM was not looked at: --dkim <the selector that your mail service tells you>.' }
        : dkim.length > 0
          ? { ok: `${domain} has DKIM with the selector ${selector}.` }
          : {
              issue: `${domain} has no DKIM key with the selector ${selector}.`,
              todo: `The TXT or CNAME record at ${selector}._domainkey.${domain} which your mail service tells you.`,
            },
    ]
  } catch (error) {
    return [
      {
        note: `SPF, DKIM and DMARC of ${domain} were not looked at: DNS does not answer (${(error as NodeJS.ErrnoException).code}).`,
      },
    ]
  }
}

/** A subdomain without a DMARC record has that of its parent. */
function withParents(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
}
