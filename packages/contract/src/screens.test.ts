import { expect, test } from 'vitest';
import { pathOf, screenAt, screens, type ScreenName } from './screens.ts';

const entries = Object.entries(screens) as [ScreenName, string][];

test.each(entries)('%s is found at %s, with and without a slash', (name, path) => {
  const address = path.replaceAll(/:\w+/gu, 'some-id');
  expect(screenAt(address)).toBe(name);
  expect(screenAt(`${address.replace(/\/$/u, '')}/`)).toBe(name);
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
])('“%s” is no screen’s path', (path) => {
  expect(screenAt(path)).toBeNull();
});

test('no two screens have one address', () => {
  const shapes = Object.values(screens).map((path) => path.replaceAll(/:\w+/gu, ':'));
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('a path has each parameter in its place, written so that it stays one segment', () => {
  expect(pathOf('assignment', { courseId: '1', id: '2' })).toBe('/classrooms/1/2');
  const odd = pathOf('overview', { courseId: 'a/b?c', id: '$&' });
  expect(odd).toBe('/classrooms/a%2Fb%3Fc/%24%26/overview');
  expect(screenAt(odd)).toBe('overview');
});
