import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { profileItem } from '../../lib/state/session.ts';
import { json } from '../../testing/fake-network.ts';
import { rubric, show, subscriber } from './testing/show-rubrics.tsx';
import { rubricWords } from './words.ts';

test('a rubric that is longer than what feedback goes by says so, under its new title too', async () => {
  profileItem.set(subscriber);
  const long = { ...rubric('c', 'Everything'), isLong: true };
  const network = show([rubric('a', 'Persuasive'), long]);
  const row = (await screen.findByText('Everything')).closest('li')!;
  expect(within(row).getByText(rubricWords.long)).toBeTruthy();
  expect(screen.getAllByText(rubricWords.long)).toHaveLength(1);
  const title = 'Level 3';
  network.answers['PUT /api/rubrics'] = json({ ...long, metadata: { title } });
  await userEvent.click(screen.getByRole('button', { name: 'Rename Everything' }));
  await userEvent.type(
    screen.getByRole('textbox', { name: 'New title of Everything' }),
    ' at once',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  const renamed = (await screen.findByText(title)).closest('li')!;
  expect(within(renamed).getByText(rubricWords.long)).toBeTruthy();
});
