import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { InlineText } from './inline-text.tsx';

test('what another tab changes while she looks into a field is not put back as she leaves it', async () => {
  const saved: string[] = [];
  const field = (value: string) => (
    <MantineProvider env="test">
      <InlineText
        label="Name"
        value={value}
        placeholder=""
        maxLength={80}
        onSave={(typed) => saved.push(typed)}
      />
    </MantineProvider>
  );
  const { rerender } = render(field('Ideas'));
  await userEvent.click(screen.getByRole('button', { name: /Ideas/ }));
  rerender(field('Big ideas'));
  await userEvent.tab();
  expect(await screen.findByRole('button', { name: /Big ideas/ })).toBeTruthy();
  expect(saved).toEqual([]);
});
