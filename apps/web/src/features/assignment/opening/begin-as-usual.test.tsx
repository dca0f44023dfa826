import type { Profile } from '@second-draft/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { profileItem } from '../../../lib/state/session.ts';
import { json } from '../../../testing/fake-network.ts';
import { sampleProfile } from '../../../testing/samples.ts';
import { awhinasBlock, showAssignment } from '../testing/show-assignment.tsx';

beforeEach(() => profileItem.set(sampleProfile()));

const forAll = () => within(screen.getByRole('region', { name: 'For all students' }));
const select = (name: string) => forAll().getByRole<HTMLSelectElement>('combobox', { name });

type Network = ReturnType<typeof showAssignment>['network'];

/** What was last saved of the class: what else is saved meanwhile leaves it out. */
const savedOfClass = ({ asked }: Network): unknown =>
  asked
    .filter(({ operation }) => operation === 'PUT /api/settings')
    .map(({ body }) => (body as Profile).settings.classes?.['12'])
    .findLast((saved) => saved !== undefined);

const withClass = (settings: object) => {
  const profile = sampleProfile();
  profileItem.set({
    ...profile,
    settings: {
      ...profile.settings,
      classes: { '12': { years: null, withoutTask: [], ...settings } },
    },
  });
};

test('what was set for all of a class is kept with her settings', async () => {
  const { network } = showAssignment();
  await awhinasBlock();
  await userEvent.selectOptions(select('Reading level'), 'Y5-6');
  await userEvent.selectOptions(select('Length'), 'Shorter');
  await userEvent.selectOptions(select('Set for all students'), 'Praise');
  await waitFor(() =>
    expect(savedOfClass(network)).toMatchObject({
      usual: { readingLevel: 2, feedbackLength: 0, category: 'Praise' },
      categories: [{ assignmentId: '7', category: 'Praise' }],
    }),
  );
});

test('a new assignment begins with what its class last used', async () => {
  withClass({ usual: { readingLevel: 3, feedbackLength: 2, category: 'Praise' } });
  showAssignment();
  const block = within(await awhinasBlock());
  expect(select('Reading level').selectedOptions[0]?.textContent).toBe('Y7-8+');
  expect(select('Length').selectedOptions[0]?.textContent).toBe('Longer');
  expect(select('Set for all students').value).toBe('Praise');
  expect(block.getByRole<HTMLSelectElement>('combobox', { name: 'Feedback category' }).value).toBe(
    'Praise',
  );
});

test('what was chosen for one student stays hers', async () => {
  withClass({ usual: { readingLevel: 3, feedbackLength: 2 } });
  const profile = profileItem.get()!;
  const awhina = '100000000000000000001';
  profileItem.set({
    ...profile,
    students: { [awhina]: { readingLevel: null, feedbackLength: 0 } },
  });
  showAssignment();
  const block = within(await awhinasBlock());
  expect(block.getByRole<HTMLInputElement>('radio', { name: 'None' }).checked).toBe(true);
  expect(block.getByRole<HTMLInputElement>('radio', { name: 'Shorter' }).checked).toBe(true);
  expect(select('Reading level').selectedOptions[0]?.textContent).toBe('Various');
});

test('an assignment keeps its own category, and one criterion of its rubric is not the next one’s', async () => {
  withClass({
    usual: { category: 'Praise' },
    categories: [{ assignmentId: '7', category: 'all' }],
  });
  const criteria = ['abcdefgh12345678', 'abcdefgh12345679'].map((id) => ({
    id,
    title: `Criterion ${id.at(-1)}`,
    description: 'What it asks',
  }));
  const { network } = showAssignment({ 'GET /api/classroomrubrics/12/7': json(criteria) });
  await awhinasBlock();
  await screen.findAllByRole('option', { name: 'Criterion 8' });
  expect(select('Set for all students').value).toBe('all');
  await userEvent.selectOptions(select('Set for all students'), 'Criterion 8');
  await waitFor(() =>
    expect(savedOfClass(network)).toMatchObject({
      usual: { category: 'Praise' },
      categories: [{ assignmentId: '7', category: 'abcdefgh12345678' }],
    }),
  );
});
