import { limits } from '@second-draft/contract';
import { expect, test } from 'vitest';
import { loginParameters, ownPath } from './destination.ts';

const origin = 'https://draft.example.nz';

test('login leads to the classes unless the address says otherwise', () => {
  expect(loginParameters('', origin)).toEqual({ destination: '/classrooms', referralCode: null });
});

test('login leads to the next page that the address names, and passes the referral code on', () => {
  expect(loginParameters('?next=%2Faccount%3Fa%3D1%23plan&ref=HINE', origin)).toEqual({
    destination: '/account?a=1#plan',
    referralCode: 'HINE',
  });
});

test('what is too long for a referral code keeps nobody from logging in', () => {
  const { referralCodeMax: most } = limits;
  const codeIn = (ref: string) => loginParameters(`?ref=${ref}`, origin).referralCode;
  expect(codeIn('h'.repeat(most))).toBe('h'.repeat(most));
  expect(codeIn('h'.repeat(most + 1))).toBeNull();
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example',
  '/.//elsewhere.example/',
  '/classrooms/..//elsewhere.example/',
  '/%2E/\\elsewhere.example/',
  'javascript:alert(1)',
  'classrooms',
  '',
])('login never leads to another site: %j', (address) => {
  expect(ownPath(address, origin)).toBeNull();
});
