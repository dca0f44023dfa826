import { officeMessages } from '@second-draft/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { profileItem } from '../../lib/state/session.ts';
import { fakeNetwork, json, refusal, silence } from '../../testing/fake-network.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import CompletionsScreen from './completions-screen.tsx';

const LIST = 'GET /api/admin/completions?start=';

const page = (start: number, total = 6_102) =>
  json({
    completions: [
      {
        timestamp: '2026-03-02T21:00:05Z',
        user: 'aroha@kowhai.school.nz',
        category: 'Ideas',
        studentText: `Text ${start}`,
        wordCount: 70,
        completion: { model: 'gpt-4o', id: `c-${start}`, choices: [] },
      },
    ],
    pagination: {
      start,
      limit: 100,
      returned: Math.min(100, total - start),
      total,
      hasMore: start + 100 < total,
    },
  });

function show(answers: Parameters<typeof fakeNetwork>[0], administrator = true) {
  profileItem.set(sampleProfile({ administrator }));
  const network = fakeNetwork(answers);
  const routes = [{ path: '/admin/completions', element: <CompletionsScreen /> }];
  showScreen(routes, '/admin/completions');
  return network;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const isDisabled = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled');

test('the list is for administrators only', () => {
  const network = show({}, false);
  expect(
    screen.getByRole('heading', { name: officeMessages.administration.deniedHeading }),
  ).toBeTruthy();
  expect(screen.getByText(officeMessages.administration.deniedText)).toBeTruthy();
  expect(network.asked).toHaveLength(0);
});

test('while the first page is on its way there is a spinner', () => {
  show({ [`${LIST}0`]: silence });
  expect(screen.getByLabelText('Loading completions')).toBeTruthy();
});

test('a page says how many of how many it shows', async () => {
  show({ [`${LIST}0`]: page(0) });
  expect(await screen.findByText('Showing 100 of 6102 completions')).toBeTruthy();
  expect(screen.getByText('Showing entries 1 to 100 of 6102')).toBeTruthy();
  expect(screen.getByText('Page 1 of 62')).toBeTruthy();
  expect(screen.getByText('No feedback available')).toBeTruthy();
});

test('the controls lead through the pages', async () => {
  show({ [`${LIST}0`]: page(0), [`${LIST}100`]: page(100), [`${LIST}6100`]: page(6_100) });
  await screen.findByText('Text 0');
  expect(isDisabled('Previous')).toBe('true');
  await press('Load More');
  await screen.findByText('Text 100');
  await press('Last');
  await screen.findByText('Text 6100');
  expect(isDisabled('Next')).toBe('true');
  await press('First');
  expect(await screen.findByText('Text 0')).toBeTruthy();
});

test('turning a page keeps the focus on its button, and announces which entries are shown', async () => {
  show({ [`${LIST}0`]: page(0), [`${LIST}100`]: page(100), [`${LIST}6100`]: page(6_100) });
  await screen.findByText('Text 0');
  await press('Last');
  await screen.findByText('Text 6100');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Last' }));
  expect(screen.getByRole('status').textContent).toBe('Showing entries 6101 to 6102 of 6102');
  await press('First');
  await screen.findByText('Text 0');
  await press('Load More');
  await screen.findByText('Text 100');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Completions' }));
});

test('one can go to the page that holds an entry, and the box is emptied', async () => {
  show({ [`${LIST}0`]: page(0), [`${LIST}5900`]: page(5_900) });
  await screen.findByText('Text 0');
  const box = screen.getByRole('spinbutton', { name: 'Go to entry' });
  await userEvent.type(box, '6000');
  await press('Go');
  expect(await screen.findByText('Text 5900')).toBeTruthy();
  expect(box).toHaveProperty('value', '');
});

test('a list that cannot be loaded says why, and is loaded again on request', async () => {
  const network = show({ [`${LIST}0`]: refusal('overloaded') });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Error loading completions: Second Draft is busy.');
  network.answers[`${LIST}0`] = page(0);
  await press('Retry');
  expect(await screen.findByText('Text 0')).toBeTruthy();
});

test('an answer in another shape is said to be invalid', async () => {
  show({ [`${LIST}0`]: json({ completions: 'none' }) });
  expect((await screen.findByRole('alert')).textContent).toContain(
    officeMessages.completions.invalid,
  );
});
