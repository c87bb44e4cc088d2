import { lookup } from 'node:dns'
import { BlockList, isIP, isIPv4, isIPv6, type LookupFunction } from 'node:net'

/*
 * SSRF guard: a webhook must not reach this machine, the private network or a cloud's metadata service.
 */

/** Whether an IP address is globally reachable. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved.check(address, 'ipv4')
  // Of IPv6 only global unicast; that excludes IPv4-mapped addresses, which would have to be checked twice.
  return isIPv6(address) && globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}

/** Whether a URL itself names a private IP address or this machine: such a name is not looked up, or needs no lookup to be refused. */
export function namesPrivateAddress({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return /(^|\.)localhost\.?$/.test(host) || (isIP(host) !== 0 && !isPublicAddress(host))
}

/**
 * DNS lookup that fails for a name with any non-public address. It is the lookup that the connection itself makes: there is no
 * second one whose answer could differ (DNS rebinding).
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0)
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(
        Object.assign(new Error('The webhook resolves to a private address.'), { code: privateAddress }),
        '',
        0,
      )
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}

/** The code of a webhook that was not called because of its address. */
export const privateAddress = 'private-address'

// IANA's special-purpose registries (RFC 6890 and successors), as far as they are not globally reachable. 169.254 is link-local, with
// the metadata service of every large cloud; of IPv6 Teredo, documentation and 6to4: the first and the last embed an IPv4 address.
const reserved = new BlockList()
for (const [family, networks] of [
  [
    'ipv4',
    '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
  ],
  ['ipv6', '2001::/23 2001:db8::/32 2002::/16 3fff::/20'],
] as const)
  for (const network of networks.split(' ')) {
    const [address = '', bits] = network.split('/')
    reserved.addSubnet(address, Number(bits), family)
  }

const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
