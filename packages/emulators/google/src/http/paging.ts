import { invalidArgument } from './errors.ts';
import type { ApiCall } from './method.ts';

interface Page<Item> {
  items: Item[];
  nextPageToken?: string;
}

function encode(method: string, offset: number): string {
  return Buffer.from(`${method} ${offset}`).toString('base64url');
}

function decode(method: string, token: string): number {
  const [issuer, offset] = Buffer.from(token, 'base64url').toString().split(' ');
  if (issuer !== method || !/^\d+$/.test(offset ?? ''))
    throw invalidArgument('Invalid page token.');
  return Number(offset);
}

/**
 * By the call's pageSize and pageToken.
 * @param standard page size when none is asked for
 * @param most largest page size
 */
export function paged<Item>(
  call: ApiCall,
  items: readonly Item[],
  { standard, most }: { standard: number; most: number } = { standard: 30, most: 100 },
): Page<Item> {
  const asked = call.query.integer('pageSize') ?? 0;
  if (asked < 0) throw invalidArgument('Page size must not be negative.');
  const size = Math.min(asked || standard, most);
  const token = call.query.one('pageToken');
  const start = token ? decode(call.method, token) : 0;
  const end = start + size;
  const more = end < items.length ? { nextPageToken: encode(call.method, end) } : {};
  return { items: items.slice(start, end), ...more };
}
