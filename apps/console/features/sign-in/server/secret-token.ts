import { hash, randomBytes } from 'node:crypto'

/** A secret of 256 bits for a link or a cookie. The database has its hash alone: a copy of it signs in no one. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
