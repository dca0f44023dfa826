import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const secret = 'q3Zr0n8yVbKx5TjL2mWd7HcPf4GsA9uE';

test('what was sealed opens again, and doesn’t show in the sealed form', () => {
  const seal = createSeal(secret, 'test');
  const sealed = seal.close('a token');
  expect(sealed).not.toContain('token');
  expect(seal.open(sealed)).toBe('a token');
});

test('the same secret sealed twice looks different', () => {
  const seal = createSeal(secret, 'test');
  expect(seal.close('a token')).not.toBe(seal.close('a token'));
});

test('a changed byte, another secret or another purpose opens nothing', () => {
  const sealed = createSeal(secret, 'test').close('a token');
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
  expect(createSeal(secret, 'test').open(changed)).toBeNull();
  expect(createSeal(`${secret}!`, 'test').open(sealed)).toBeNull();
  expect(createSeal(secret, 'other').open(sealed)).toBeNull();
  expect(createSeal(secret, 'test').open('')).toBeNull();
});
