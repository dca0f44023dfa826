import { MantineProvider } from '@mantine/core';
import type { Change, Comparison } from '@second-draft/contract';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChangesBar } from './changes-bar.tsx';

const at = { start: 0, end: 2 };
const mend: Change = { kind: 'mended', before: at, after: at };

const none = () => undefined;

const show = (comparison: Comparison, earlierText: string, text: string) =>
  render(
    <MantineProvider>
      <ChangesBar
        {...{ text, earlierText, comparison }}
        isShown
        isGoneShown={false}
        onShown={none}
        onGoneShown={none}
      />
    </MantineProvider>,
  );

test.each([
  ['8 words new', '2 taken away', { changes: [], wordsAdded: 8, wordsRemoved: 2 }],
  ['1 word new', null, { changes: [], wordsAdded: 1, wordsRemoved: 0 }],
  [null, '3 words taken away', { changes: [], wordsAdded: 0, wordsRemoved: 3 }],
  [null, null, { changes: [mend], wordsAdded: 0, wordsRemoved: 0 }],
  ['0 words new', null, { changes: [], wordsAdded: 0, wordsRemoved: 0 }],
])('counts what there is, and no nothing: %s, %s', (fresh, gone, comparison) => {
  show(comparison, 'We', 'we');
  expect(screen.queryByText(/ new$/)?.textContent ?? null).toBe(fresh);
  expect(screen.queryByText(/^\d.* taken away$/)?.textContent ?? null).toBe(gone);
});

test.each([
  ['offered where something went', 'We ran.', 'we ran.', true],
  ['not offered where only a line is new', 'We', '\nWe', false],
])('to show what went is %s', (_, before, after, isOffered) => {
  const start = after.search(/w/iu);
  const change: Change = { ...mend, after: { start, end: start + 2 } };
  show({ changes: [change], wordsAdded: 0, wordsRemoved: 0 }, before, after);
  expect(screen.queryByRole('button', { name: 'Show words taken away' }) !== null).toBe(isOffered);
});
