import { expect, test } from 'vitest';
import { createAtOnce } from './at-once.ts';

const room = () => createAtOnce({ perTeacher: 10, perServer: 15 });

test('a teacher may have all of her room, and not a byte more', () => {
  const atOnce = room();
  atOnce.begin('mere', 4);
  expect(() => atOnce.begin('mere', 7)).toThrow(/a lot at once/);
  atOnce.begin('mere', 6);
  expect(() => atOnce.begin('mere')).toThrow(/a lot at once/);
  expect(atOnce.count()).toBe(10);
});

test('all together may have all of the server’s room, and not a byte more', () => {
  const atOnce = room();
  atOnce.begin('mere', 10);
  expect(() => atOnce.begin('tomas', 6)).toThrow(/busy/);
  atOnce.begin('tomas', 5);
  expect(() => atOnce.begin('ngaio')).toThrow(/busy/);
  expect(atOnce.count()).toBe(15);
});

test('what is refused takes no room, and what ends gives back its own', () => {
  const atOnce = room();
  const small = atOnce.begin('mere', 3);
  const large = atOnce.begin('mere', 6);
  expect(() => atOnce.begin('mere', 2)).toThrow(/a lot at once/);
  expect(atOnce.count()).toBe(9);
  large();
  expect(atOnce.count()).toBe(3);
  expect(() => atOnce.begin('mere', 8)).toThrow(/a lot at once/);
  atOnce.begin('mere', 7);
  small();
  expect(atOnce.count()).toBe(7);
});

test('a teacher who is refused is told to wait a few seconds', () => {
  const atOnce = room();
  expect(() => atOnce.begin('mere', 11)).toThrow(
    expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: 5 }),
  );
});
