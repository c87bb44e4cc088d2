import { hash, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'

/**
 * Tells visitors apart for a day without knowing them: a hash of the network they come from, with a salt that lives in memory
 * and is thrown away at midnight. It is never stored and never logged.
 */
export function visitorHash(now: () => number): (address: string) => string {
  let salt = newSalt()
  let day = dayOf(now())
  return (address) => {
    if (dayOf(now()) !== day) {
      salt = newSalt()
      day = dayOf(now())
    }
    return hash('sha256', salt + network(address), 'base64')
  }
}

/** The client of a request: the socket's other end or, behind our own proxy, the last address that the proxy wrote down. */
export function addressOf(socket: string | undefined, forwardedFor: string | undefined, trustProxy: boolean): string {
  return (trustProxy && forwardedFor?.split(',').at(-1)?.trim()) || (socket ?? '')
}

/** One household has one IPv4 address but 2^64 of IPv6: there its network counts. */
export function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [front = '', back] = plain.toLowerCase().split('::')
  const groups = front === '' ? [] : front.split(':')
  const tail = back === undefined || back === '' ? [] : back.split(':')
  const full = back === undefined ? groups : [...groups, ...Array(8 - groups.length - tail.length).fill('0'), ...tail]
  return full.slice(0, 4).join(':')
}

const newSalt = () => randomBytes(32).toString('base64')

const dayOf = (ms: number) => Math.floor(ms / 86_400_000)
