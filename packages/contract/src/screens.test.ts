import { expect, test } from 'vitest';
import { isScreenPath, screens } from './screens.ts';

test.each(Object.values(screens))('%s is a screen, with and without a slash', (path) => {
  const address = path.replaceAll(/:\w+/gu, 'some-id');
  expect(isScreenPath(address)).toBe(true);
  expect(isScreenPath(`${address.replace(/\/$/u, '')}/`)).toBe(true);
});

test.each([
  '/nowhere',
  '/about/more',
  '/classrooms//',
  '/classrooms/1/2/3',
  '/classrooms/1/2/overview/more',
  '//about',
  '/x/about',
  '/api/classrooms/about/x',
  '/aboutx',
  '',
])('“%s” is none', (path) => {
  expect(isScreenPath(path)).toBe(false);
});

test('no two screens have one address', () => {
  const shapes = Object.values(screens).map((path) => path.replaceAll(/:\w+/gu, ':'));
  expect(new Set(shapes).size).toBe(shapes.length);
});
