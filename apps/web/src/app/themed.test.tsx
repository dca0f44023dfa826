import { useMantineContext } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { memo } from 'react';
import { expect, test } from 'vitest';
import { Themed } from './themed.tsx';

test('the next step of a navigation draws nothing of Mantine’s that it doesn’t change', () => {
  let drawn = 0;
  const Part = memo(() => {
    useMantineContext();
    drawn += 1;
    return null;
  });
  const page = (heading: string) => (
    <Themed>
      <h1>{heading}</h1>
      <Part />
    </Themed>
  );
  const { rerender } = render(page('Room 12'));
  rerender(page('Camp recount'));
  expect(screen.getByRole('heading').textContent).toBe('Camp recount');
  expect(drawn).toBe(1);
});
