import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

const key = Buffer.from('q3Zr0n8yVbKx5TjL2mWd7HcPf4GsA9uE');
const otherKey = Buffer.from('Zr0n8yVbKx5TjL2mWd7HcPf4GsA9uEq3');
const keyOf = (address: string) => addressKey(address, key);

test('an address is counted by itself, however it is written, and does not show', () => {
  expect(keyOf('203.0.113.7')).not.toContain('203');
  expect(keyOf('203.0.113.7')).not.toBe(keyOf('203.0.113.8'));
  expect(keyOf('::ffff:203.0.113.7')).toBe(keyOf('203.0.113.7'));
  expect(keyOf('::FFFF:203.0.113.7')).toBe(keyOf('203.0.113.7'));
  expect(keyOf('203.0.113.7')).not.toBe(addressKey('203.0.113.7', otherKey));
  expect(keyOf('203.0.113.7')).toMatch(/^[\w-]{43}$/);
  expect(keyOf('2001:DB8::1')).toBe(keyOf('2001:0db8:0:0:0:0:0:1'));
});

test('an address counts as the same, whichever port a balancer adds to it', () => {
  expect(keyOf('203.0.113.7:50123')).toBe(keyOf('203.0.113.7'));
  expect(keyOf('203.0.113.7:50123')).not.toBe(keyOf('203.0.113.8:50123'));
  expect(keyOf('[2001:db8:1:2::9]:443')).toBe(keyOf('2001:db8:1:2::9'));
  expect(keyOf('[::ffff:203.0.113.7]:443')).toBe(keyOf('203.0.113.7'));
});

test('addresses of one IPv6 network count as one', () => {
  expect(keyOf('2001:db8:1:2:3:4:5:6')).toBe(keyOf('2001:db8:1:2::9'));
  expect(keyOf('2001:db8:1:2::1')).not.toBe(keyOf('2001:db8:1:3::1'));
  expect(keyOf('2001:db8:1:2:3:4:5:6')).not.toBe(keyOf('2001:db8:1:3:3:4:5:6'));
  expect(keyOf('::1')).toBe(keyOf('0:0:0:0:5:6:7:8'));
  expect(keyOf('1::')).toBe(keyOf('1:0:0:0:5:6:7:8'));
  expect(keyOf('1::4:5:6:7:8')).toBe(keyOf('1:0:0:4::'));
  expect(keyOf('1::3:4:5:6:7:8')).not.toBe(keyOf('1:3:4:5::'));
  expect(keyOf('fe80::1%eth0')).toBe(keyOf('fe80::2%eth1'));
});
