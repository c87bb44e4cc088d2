import type { IncomingMessage } from 'node:http'
import { Refused } from './refused.ts'

/** The body as text. What is larger than allowed is refused as soon as that is known, not when it has all arrived. */
export function readBody(request: IncomingMessage, mostBytes: number): Promise<string> {
  const tooLarge = () => new Refused(413, 'too_large')
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) return Promise.reject(tooLarge())
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    let size = 0
    request.on('data', (piece: Buffer) => {
      size += piece.length
      if (size > mostBytes) {
        request.pause()
        reject(tooLarge())
      } else pieces.push(piece)
    })
    request.on('end', () => resolve((pieces.length === 1 ? pieces[0] : Buffer.concat(pieces))?.toString('utf8') ?? ''))
    request.on('error', reject)
    request.on('close', () => {
      if (!request.complete) reject(new Refused(400, 'cut_off'))
    })
  })
}
