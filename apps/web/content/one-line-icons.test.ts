import { expect, test } from 'vitest';
import { inOneLine } from './one-line-icons-plugin.ts';

test('an icon’s lines become one, each from where it began', () => {
  expect(
    inOneLine([
      ['path', { d: 'M4 20h4', key: 'svg-0' }],
      ['path', { d: 'M13.5 6.5l4 4', key: 'svg-1' }],
    ]),
  ).toEqual([['path', { d: 'M4 20h4M13.5 6.5l4 4', key: 'lines' }]]);
});

test.each([
  ['a circle', ['circle', { cx: '12', cy: '12', r: '9', key: 'svg-1' }]],
  [
    'a line that looks unlike the others',
    ['path', { d: 'M1 1h2', fill: 'currentColor', key: 'f' }],
  ],
  ['a line that begins beside the one before', ['path', { d: 'm1 1h2', key: 'svg-1' }]],
] as const)('%s is drawn as it was', (_, [tag, attributes]) => {
  const other: [string, Record<string, string>] = [tag, attributes];
  const first: [string, Record<string, string>] = ['path', { d: 'M4 20h4', key: 'svg-0' }];
  expect(inOneLine([first, other])).toEqual([first, other]);
  expect(inOneLine([first, other, ['path', { d: 'M9 9h1', key: 'svg-2' }]])).toEqual([
    ['path', { d: 'M4 20h4M9 9h1', key: 'lines' }],
    other,
  ]);
});
