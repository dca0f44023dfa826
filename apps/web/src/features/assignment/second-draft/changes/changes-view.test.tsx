import { MantineProvider } from '@mantine/core';
import type { Change } from '@second-draft/contract';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rangeOf } from '../../testing/range-of.ts';
import ChangesView from './changes-view.tsx';

const earlierText = 'On wensday then we swam. It was cold.';
const text = 'On Wednesday we swam. It was freezing.';

const changeOf = (kind: Change['kind'], before: string, after: string): Change => ({
  kind,
  before: rangeOf(earlierText, before),
  after: rangeOf(text, after),
});

test('what was taken away stands apart from the word after it', () => {
  const changes = [
    changeOf('mended', 'wensday', 'Wednesday'),
    {
      kind: 'removed' as const,
      before: rangeOf(earlierText, 'then'),
      after: { start: 13, end: 13 },
    },
    changeOf('replaced', 'cold', 'freezing'),
  ];
  render(
    <MantineProvider>
      <ChangesView
        text={text}
        earlierText={earlierText}
        comparison={{ changes, wordsAdded: 1, wordsRemoved: 1 }}
        label="Changes"
        isGoneShown
      />
    </MantineProvider>,
  );
  expect(screen.getByRole('region', { name: 'Changes' }).textContent).toBe(
    'On [Taken away: wensday] [Mended: Wednesday] [Taken away: then] we swam. It was [Taken away: cold] [New: freezing].',
  );
});
