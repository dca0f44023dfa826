import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

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

/** Counts IPv6 by network; irreversible without the key. */
export function addressKey(address: string, key: Buffer): string {
  const plain = MAPPED_IPV4.exec(address)?.[1] ?? address;
  const counted = isIPv6(plain) ? networkOf(plain) : plain;
  return createHmac('sha256', key).update(counted).digest('base64url');
}
