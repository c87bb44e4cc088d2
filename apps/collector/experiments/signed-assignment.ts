import { createHmac, timingSafeEqual } from 'node:crypto'

/** The assignment of a draw as nginx signs it (deploy/experiments.d/draw.js): experiment, arm, second, a random part, signature. */
export function signedAssignment(key: Buffer, { id, arm, at, nonce }: Draw): string {
  const text = `${id}.${arm}.${Math.floor(at / 1000)}.${nonce}`
  return `${text}.${signature(key, text)}`
}

export interface Draw {
  id: string
  arm: string
  /** Milliseconds since 1970. */
  at: number
  /** 12 hexadecimal digits. */
  nonce: string
}

/** Whether the signature at the end of an assignment is that of the rest. */
export function isSigned(key: Buffer, assignment: string): boolean {
  const end = assignment.lastIndexOf('.')
  const expected = signature(key, assignment.slice(0, end))
  const given = assignment.slice(end + 1)
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}

function signature(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 16)
}
