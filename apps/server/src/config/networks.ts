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

/** Prefix lengths of the widest private networks. */
const WIDEST = { ipv4: 8, ipv6: 7 } as const;

/** A network that takes in more than anybody's own machines. */
export function isTooWide(network: string): boolean {
  const [host = '', prefix] = network.split('/');
  return prefix !== undefined && Number(prefix) < WIDEST[family(host)];
}
