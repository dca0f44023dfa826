import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Some balancers forward the caller's port too, which is another for each connection. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[(.*)\]):\d+$/;

/** The first four groups: a /64 belongs to one household or school. */
function networkOf(ipv6: string): string {
  const [head = '', tail] = ipv6.toLowerCase().replace(/%.*/, '').split('::');
  const first = head.split(':').filter((group) => group !== '');
  const last = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** What is counted of an address, however it is written: of IPv6, its network. */
export function countedAddress(address: string): string {
  const [, ipv4, ipv6] = WITH_PORT.exec(address) ?? [];
  const alone = ipv4 ?? ipv6 ?? address;
  const plain = MAPPED_IPV4.exec(alone)?.[1] ?? alone;
  return isIPv6(plain) ? networkOf(plain) : plain;
}
