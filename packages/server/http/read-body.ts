import type { IncomingMessage } from 'node:http'
import { HttpError } from './http-error.ts'

export const maxBodyBytes = 64 * 1024

/** The body as text. An oversized body is rejected as soon as that is known, not when it has arrived. */
export function readBody(request: IncomingMessage): Promise<string> {
  if (readLength(request) > maxBodyBytes) return Promise.reject(tooLarge())
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > maxBodyBytes) {
        request.pause()
        reject(tooLarge())
      } else chunks.push(chunk)
    })
    request.on('end', () => resolve((chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))?.toString('utf8') ?? ''))
    // An aborted upload: there is no other error while reading.
    request.on('error', () => reject(new HttpError(400, 'cut-off')))
  })
}

/** Whether the rest of the body is known to be short: it can be drained, and the connection kept alive. */
export function isShort(request: IncomingMessage): boolean {
  return request.complete || (!('transfer-encoding' in request.headers) && readLength(request) <= maxBodyBytes)
}

const readLength = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0)

const tooLarge = () => new HttpError(413, 'too-large')
