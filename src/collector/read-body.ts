import type { IncomingMessage } from 'node:http'
import { Refused } from './refused.ts'

export const mostBodyBytes = 64 * 1024

/** The body as text. What is larger than allowed is refused as soon as that is known, not when it has all arrived. */
export function readBody(request: IncomingMessage): Promise<string> {
  if (lengthOf(request) > mostBodyBytes) return Promise.reject(tooLarge())
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    let size = 0
    request.on('data', (piece: Buffer) => {
      size += piece.length
      if (size > mostBodyBytes) {
        request.pause()
        reject(tooLarge())
      } else pieces.push(piece)
    })
    request.on('end', () => resolve((pieces.length === 1 ? pieces[0] : Buffer.concat(pieces))?.toString('utf8') ?? ''))
    // A connection that breaks off: there is no other error while reading.
    request.on('error', () => reject(new Refused(400, 'cut_off')))
  })
}

/** Whether what is left of a body is known to be short: it can be read and thrown away, and the connection kept. */
export function isShort(request: IncomingMessage): boolean {
  return request.complete || (!('transfer-encoding' in request.headers) && lengthOf(request) <= mostBodyBytes)
}

const lengthOf = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0)

const tooLarge = () => new Refused(413, 'too_large')
