import { hash, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'

/**
 * Pseudonym of a visitor for rate limits: a hash of the client's network with a random salt that is kept in memory only and
 * replaced at midnight. It is never stored and never logged.
 */
export function visitorHash(now: () => number): (address: string, prefixBits?: PrefixBits) => string {
  let salt = newSalt()
  let day = countDays(now())
  return (address, prefixBits) => {
    if (countDays(now()) !== day) {
      salt = newSalt()
      day = countDays(now())
    }
    return hash('sha256', salt + clientNetwork(address, prefixBits), 'base64')
  }
}

/** The client's IP address: the peer of the socket or, behind a trusted proxy, the last entry of X-Forwarded-For, which it added itself. */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trustProxy: boolean): string {
  return (trustProxy && forwardedFor?.split(',').at(-1)?.trim()) || (peer ?? '')
}

/** The /64 of an IPv6 address, because a household has 2^64 of them, or its /48, which one tunnel has; an IPv4 address as it is. */
export function clientNetwork(address: string, prefixBits: PrefixBits = 64): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [front = '', back] = plain.toLowerCase().split('::')
  const groups = front === '' ? [] : front.split(':')
  const tail = back === undefined || back === '' ? [] : back.split(':')
  const full = back === undefined ? groups : [...groups, ...Array(8 - groups.length - tail.length).fill('0'), ...tail]
  return full.slice(0, prefixBits / 16).join(':')
}

type PrefixBits = 48 | 64

const newSalt = () => randomBytes(32).toString('base64')

const countDays = (ms: number) => Math.floor(ms / 86_400_000)
