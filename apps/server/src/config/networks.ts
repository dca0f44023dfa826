import { BlockList, isIP } from 'node:net';

const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addAddress('::1', 'ipv6');

const around = new BlockList();
around.addSubnet('10.0.0.0', 8);
around.addSubnet('172.16.0.0', 12);
around.addSubnet('192.168.0.0', 16);
around.addSubnet('169.254.0.0', 16);
around.addSubnet('fc00::', 7, 'ipv6');
around.addSubnet('fe80::', 10, 'ipv6');

/** Names that no public DNS resolves: containers, and machines on a school's network. */
const PRIVATE_NAME = /^[^.]+$|\.(?:local|internal|lan|home\.arpa)$/;

const withoutBrackets = (host: string) => host.replace(/^\[(.*)\]$/, '$1');

const hostOf = (address: string) => withoutBrackets(new URL(address).hostname);

const family = (host: string) => (isIP(host) === 6 ? 'ipv6' : 'ipv4');

/** @param written a name or an address, with or without an IPv6 address's brackets */
export function isLoopback(written: string): boolean {
  const host = withoutBrackets(written.toLowerCase());
  if (isIP(host) === 0) return host === 'localhost' || host.endsWith('.localhost');
  return near.check(host, family(host));
}

export const isOnThisMachine = (address: string): boolean => isLoopback(hostOf(address));

/** This machine, or a private network where nobody else listens. */
export function isNearby(address: string): boolean {
  const host = hostOf(address);
  if (isOnThisMachine(address)) return true;
  return isIP(host) === 0 ? PRIVATE_NAME.test(host) : around.check(host, family(host));
}

/** An IPv4 network may be written as IPv6: with a prefix that is longer by as much. */
const MAPPED_BITS = 96;

const mapped = new BlockList();
mapped.addSubnet('::ffff:0:0', MAPPED_BITS, 'ipv6');

const isMapped = (host: string) => family(host) === 'ipv6' && mapped.check(host, 'ipv6');

const familyMeant = (host: string) => (isMapped(host) ? 'ipv4' : family(host));

/** Where nobody from outside can have an address; with prefix lengths. */
const ownNetworks = [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
  ['fc00::', 7],
  ['fe80::', 10],
] as const;

/** Providers of balancers publish networks as wide as /13 and /29. */
const WIDEST_PUBLIC = { ipv4: 12, ipv6: 24 } as const;

function isWithin(host: string, prefix: number, [own, length]: (typeof ownNetworks)[number]) {
  if (prefix < length || family(own) !== familyMeant(host)) return false;
  const list = new BlockList();
  list.addSubnet(own, length, family(own));
  return list.check(host, family(host));
}

/** A network that takes in more than anybody's own machines. */
export function isTooWide(network: string): boolean {
  const [host = '', written] = network.split('/');
  if (written === undefined) return false;
  const prefix = Number(written) - (isMapped(host) ? MAPPED_BITS : 0);
  if (ownNetworks.some((own) => isWithin(host, prefix, own))) return false;
  return prefix < WIDEST_PUBLIC[familyMeant(host)];
}
