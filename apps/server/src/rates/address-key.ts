import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first four groups: a household or a school gets all addresses that begin with them. */
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

/**
 * What calls from an address are counted under. It can't be turned back into the address.
 * @param address as the network tells it, IPv4 or IPv6.
 */
export function addressKey(address: string, key: Buffer): string {
  const plain = MAPPED_IPV4.exec(address)?.[1] ?? address;
  const counted = isIPv6(plain) ? networkOf(plain) : plain;
  return createHmac('sha256', key).update(counted).digest('base64url');
}
