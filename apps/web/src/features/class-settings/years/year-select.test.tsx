import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MantineProvider } from '@mantine/core';
import { beforeEach, expect, test } from 'vitest';
import { profileItem } from '../../../lib/state/session.ts';
import { fakeNetwork, json } from '../../../testing/fake-network.ts';
import { sampleClassroom, sampleProfile } from '../../../testing/samples.ts';
import { YearSelect } from './year-select.tsx';

beforeEach(() => profileItem.set(sampleProfile()));

function show(changes: Parameters<typeof sampleClassroom>[0]) {
  const network = fakeNetwork({ 'PUT /api/settings': json(sampleProfile()) });
  render(
    <MantineProvider>
      <YearSelect classroom={sampleClassroom(changes)} />
    </MantineProvider>,
  );
  return {
    network,
    select: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Year level' }),
  };
}

test('the year level is the one in the class’s name until the teacher sets another', async () => {
  const { network, select } = show({ name: 'Room 3 Y5-6' });
  expect(select.selectedOptions[0]?.textContent).toBe('Years 5 and 6, by its name');
  await userEvent.selectOptions(select, 'Year 4');
  expect(network.lastBody('PUT /api/settings')).toMatchObject({
    settings: { classes: { '12': { years: { from: 4, to: 4 } } } },
  });
  await userEvent.selectOptions(select, 'Years 5 and 6, by its name');
  expect(profileItem.get()?.settings.classes?.['12']?.years).toBeNull();
});

test('a class whose name says no year has none', () => {
  const { select } = show({ name: 'Kererū', descriptionHeading: null });
  expect(select.selectedOptions[0]?.textContent).toBe('Not set');
});
