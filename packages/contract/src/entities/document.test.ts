import { expect, test } from 'vitest';
import { kindOfLink } from './document.ts';

test.each([
  ['https://editor.example/document/d/1/edit', 'document'],
  ['https://editor.example/presentation/d/2/edit', 'presentation'],
  ['https://drive.example/open?id=3', null],
])('a link tells a document from a presentation, where it tells: %s', (link, kind) => {
  expect(kindOfLink(link)).toBe(kind);
});
