import { categoryMessages } from '@second-draft/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { profileItem } from '../../lib/state/session.ts';
import { fakeNetwork } from '../../testing/fake-network.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import CategoriesScreen from './categories-screen.tsx';
import { stored } from './testing/saved-categories.ts';

const category = (id: string, title: string, properties: string) => ({
  id,
  title,
  properties,
  active: true,
});

beforeEach(() => {
  const categories = [category('first', 'Ideas', 'Detail'), category('mine', 'Ideas', 'Reasons')];
  profileItem.set(sampleProfile({ categories }));
  fakeNetwork({ 'PUT /api/categories': stored });
  showScreen([{ path: '/categories', element: <CategoriesScreen /> }], '/categories');
});

/** The table's head is none of them. */
function row(at: number) {
  const found = screen.getAllByRole('row')[at + 1];
  if (!found) throw new Error('There is no such row');
  return within(found);
}

const isSaid = (at: number) => row(at).queryByText(categoryMessages.hiddenByName) !== null;

test('a category that is not offered, because another has its name, says so', async () => {
  expect([isSaid(0), isSaid(1)]).toEqual([false, true]);
  await userEvent.click(row(0).getByRole('checkbox'));
  expect([isSaid(0), isSaid(1)]).toEqual([false, false]);
});

test('one that is given the name of another says so as soon as it has it', async () => {
  for (const [name, isHidden] of [
    ['Reasons', false],
    ['Praise', true],
    ['Something else', false],
    ['ideas', true],
  ] as const) {
    await userEvent.click(row(1).getByRole('button', { name: /^Feedback category/ }));
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.keyboard(`${name}{Enter}`);
    expect(isSaid(1)).toBe(isHidden);
    // The focus is on the name again, which is read with what is said of it.
    const described = document.activeElement?.getAttribute('aria-describedby');
    expect(document.getElementById(described ?? '')?.textContent).toBe(
      isHidden ? categoryMessages.hiddenByName : undefined,
    );
  }
});
