import { expect, it } from 'vitest';
import { isHaiku } from './haiku.ts';
import { readAsForm } from '../student-text.ts';
import { isVerse } from './verse.ts';

const lines = ['The moon is awake', 'soft feet on the wooden deck', 'a cat eats his food'];
const isRead = (text: string) => isHaiku(readAsForm(text).lines);

it('three lines of five, seven and five syllables, or one more or fewer, are a haiku', () => {
  expect(isRead(lines.join('\n'))).toBe(true);
  expect(isRead(lines.with(0, 'The moon is wide awake').join('\n'))).toBe(true);
  expect(isRead(lines.with(0, 'The big old moon is wide awake').join('\n'))).toBe(false);
  expect(isRead(lines.slice(1).join('\n'))).toBe(false);
});

it('a haiku’s first line is no title, and what stands above it is one', () => {
  expect(readAsForm(lines.join('\n')).title).toBeNull();
  expect(readAsForm(`Night in the garden\n${lines.join('\n')}`).title?.text).toBe(
    'Night in the garden',
  );
});

it('a haiku is a poem', () => {
  expect(isVerse(readAsForm(lines.join('\n')))).toBe(true);
  expect(isVerse(readAsForm(`Night\n\n${lines.join('\n')}`))).toBe(true);
});

it('three sentences on lines of their own are none, nor is a line in which one ends', () => {
  expect(isRead(lines.map((line) => `${line}.`).join('\n'))).toBe(false);
  expect(isRead(lines.with(1, 'soft feet. On the wooden deck').join('\n'))).toBe(false);
});
