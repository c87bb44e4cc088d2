import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Whether an address is out in the open internet: not this machine, not our network, not the one where a cloud keeps its secrets. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved.check(address, 'ipv4')
  // Of IPv6 only what is handed out to the world; that leaves out IPv4 in disguise, which would have to be judged twice.
  return isIPv6(address) && world.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}

// The special-purpose registries of IANA (RFC 6890 and what followed), as far as they are not for everybody to reach.
const reserved = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, and with it the metadata of every large cloud.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  reserved.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  // Teredo, documentation, 6to4: the first and the last carry an IPv4 address inside.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(network, bits, 'ipv6')

const world = new BlockList()
world.addSubnet('2000::', 3, 'ipv6')
