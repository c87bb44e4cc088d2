import { request as plain, type IncomingHttpHeaders } from 'node:http'
import { request as secure } from 'node:https'
import type { TLSSocket } from 'node:tls'

/**
 * One request as a browser sends it; redirects are answers, and nothing is decompressed. Of a body that does not end, the first 5 MB.
 * Rejects with the error of the network or of TLS.
 */
export function sendRequest(
  url: string,
  { method = 'GET', headers = {}, body = '', family }: Request = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = (url.startsWith('https:') ? secure : plain)(
      url,
      {
        method,
        headers: { 'user-agent': 'Mozilla/5.0 (doctor)', ...headers },
        signal: AbortSignal.timeout(timeoutMs),
        ...(family && { family }),
      },
      (response) => {
        // Before the end: then the socket belongs to the pool again.
        const certificateEnds = certificateEnd(response.socket as TLSSocket)
        const parts: Buffer[] = []
        let bytes = 0
        const finish = () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).subarray(0, maxBytes),
            certificateEnds,
          })
        response.on('data', (part: Buffer) => {
          parts.push(part)
          bytes += part.length
          if (bytes < maxBytes) return
          finish()
          request.destroy()
        })
        response.on('error', reject)
        response.on('end', finish)
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

interface Request {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
  /** 6: over IPv6 only. */
  family?: 6
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** When the certificate expires; undefined over plain HTTP. */
  certificateEnds: Date | undefined
}

export const timeoutMs = 15_000
const maxBytes = 5e6

function certificateEnd(socket: TLSSocket): Date | undefined {
  return socket.encrypted ? new Date(socket.getPeerCertificate().valid_to) : undefined
}
