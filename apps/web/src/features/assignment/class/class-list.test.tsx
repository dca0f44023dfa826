import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { withFeedback } from '../testing/feedback-steps.ts';
import { awhinasBlock, showAssignment } from '../testing/show-assignment.tsx';

const list = () => screen.getByRole('navigation', { name: 'Students' });
const block = (name: string) => screen.getByRole('article', { name });

test('lists the class with where each student stands', async () => {
  await withFeedback();
  expect(within(list()).getByRole('link', { name: 'Āwhina Tamihana Written' })).toBeTruthy();
  expect(within(list()).getByRole('link', { name: 'Bo Li Nothing yet' })).toBeTruthy();
});

test('leads to a student’s block', async () => {
  showAssignment();
  await awhinasBlock();
  await userEvent.click(within(list()).getByRole('link', { name: /Bo Li/ }));
  expect(document.activeElement).toBe(block('Bo Li'));
});

test('keys lead from student to student, and to the text', async () => {
  showAssignment();
  await awhinasBlock();
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(block('Bo Li'));
  await userEvent.keyboard('k');
  expect(document.activeElement).toBe(block('Āwhina Tamihana'));
  await userEvent.keyboard('t');
  expect(document.activeElement).toBe(within(block('Āwhina Tamihana')).getByRole('textbox'));
  await userEvent.keyboard('j');
  expect(screen.getByDisplayValue(/^j/)).toBe(document.activeElement);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(document.activeElement).toBe(block('Bo Li'));
});

test('a key shows what the keys do', async () => {
  showAssignment();
  await awhinasBlock();
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(dialog).getByText('Next student')).toBeTruthy();
});

test('the focus stays with the student while feedback takes the place of the choices', async () => {
  const { block } = await withFeedback();
  expect(block.contains(document.activeElement)).toBe(true);
});
