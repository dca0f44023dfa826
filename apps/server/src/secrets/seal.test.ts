import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const secret = 'q3Zr0n8yVbKx5TjL2mWd7HcPf4GsA9uE';

test('what was sealed opens again, and doesn’t show in the sealed form', () => {
  const seal = createSeal([secret], 'test');
  const sealed = seal.close('a token');
  expect(sealed).not.toContain('token');
  expect(seal.open(sealed)).toBe('a token');
});

test('the same secret sealed twice looks different', () => {
  const seal = createSeal([secret], 'test');
  expect(seal.close('a token')).not.toBe(seal.close('a token'));
});

test('a changed byte, another secret or another purpose opens nothing', () => {
  const sealed = createSeal([secret], 'test').close('a token');
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
  expect(createSeal([secret], 'test').open(changed)).toBeNull();
  expect(createSeal([`${secret}!`], 'test').open(sealed)).toBeNull();
  expect(createSeal([secret], 'other').open(sealed)).toBeNull();
  expect(createSeal([secret], 'test').open('')).toBeNull();
});

test('a seal whose mark of being genuine is cut short opens nothing', () => {
  const seal = createSeal([secret], 'test');
  const [id, sealed = ''] = seal.close('').split('.');
  const bytes = Buffer.from(sealed, 'base64url');
  for (let length = 0; length < bytes.length; length += 1)
    expect(seal.open(`${id}.${bytes.subarray(0, length).toString('base64url')}`)).toBeNull();
  expect(seal.open(`${id}.${sealed}`)).toBe('');
});

test('after an exchange of secrets the newest seals, and what the older one sealed still opens', () => {
  const newer = 'u8Tq2m5cJrWv9EzX4bNs7LgKd1HyPf3A';
  const before = createSeal([secret], 'test').close('a token');
  const both = createSeal([newer, secret], 'test');
  expect(both.open(before)).toBe('a token');
  const after = both.close('a token');
  expect(createSeal([newer], 'test').open(after)).toBe('a token');
  expect(createSeal([secret], 'test').open(after)).toBeNull();
  expect(createSeal([newer], 'test').open(before)).toBeNull();
});

test('what an earlier version sealed still opens after an upgrade', () => {
  const sealed = 'UqFm84Pv.KeBmVpBMsM8PspdYHwde-s07XXGgiDkVYG1Ca0GAeEzdIJBY7aZ52JU1Y-GiAw';
  expect(createSeal([secret], 'session').open(sealed)).toBe('Kia ora, Mere 🌱');
});

test('a sealed text shows no more of its key than a short id', () => {
  const [id] = createSeal([secret], 'test').close('a token').split('.');
  expect(id).toMatch(/^[\w-]{8}$/);
});
