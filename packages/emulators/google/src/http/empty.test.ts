import { expect, test } from 'vitest';
import { omitEmpty } from './empty.ts';

const value = {
  list: [],
  text: '',
  zero: 0,
  no: false,
  object: {},
  deep: [{ none: null, one: 1 }],
};

test('empty lists, texts and zeros are left out at every depth, empty objects stay', () => {
  expect(omitEmpty(value, false)).toEqual({ object: {}, deep: [{ one: 1 }] });
});

test('Drive says false', () => {
  expect(omitEmpty(value, true)).toEqual({ no: false, object: {}, deep: [{ one: 1 }] });
});
