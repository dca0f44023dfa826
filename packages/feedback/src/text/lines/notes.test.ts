import { expect, test } from 'vitest';
import { withoutNotes } from './notes.ts';

test.each([
  [
    'notes below the text, and their numbers behind sentences',
    'Kea are clever.[1] They live[2] high up. [3] They fly[4]\n\n[1] A book.\n[2] My nana told me.\nTwice.\n[3] A site.\n[4] A bird.',
    'Kea are clever. They live[2] high up. They fly\n',
  ],
  ['notes apart from one another', 'Kea.[1]\n\n[1] A book.\n\n[2] B.', 'Kea.\n\n\n[2] B.'],
  ['notes below each tab', 'Kea.[1]\n\n[1] A book.\n\nMoa.[1]\n\n[1] B.', 'Kea.\n\n\nMoa.\n'],
])('%s are taken out', (_, text, left) => {
  expect(withoutNotes(text)).toBe(left);
});

test.each([
  ['a list that nothing refers to', 'Kea are clever.\n\n[1] They open bags.\n[2] They fly.'],
  ['a number without a note', 'Kea are clever.[1]\n\nThey fly.'],
  ['a line right below others', 'Kea are clever.[1]\n[1] They fly.'],
])('%s stays', (_, text) => {
  expect(withoutNotes(text)).toBe(text);
});
