import type { LessonGroup } from '@second-draft/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeNetwork, json } from '../../../testing/fake-network.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { GroupsSection } from './groups-section.tsx';

const place = { courseId: '501', assignmentId: '601' };
const group = (id: string, name: string, ...studentIds: string[]): LessonGroup => ({
  id,
  name,
  studentIds,
});
const groups = [group('kea', 'Kea', 'bo'), group('tui', ' ')];
const students = [
  {
    student: {
      userId: 'bo',
      fullName: 'Bo Li',
      onRoster: 'Bo Li',
      firstName: 'Bo',
      shortName: 'Bo',
      photoUrl: null,
    },
    files: [],
  },
];

const choices = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Move Bo Li to' });

async function show(): Promise<void> {
  fakeNetwork({
    'GET /api/groups/501/601': json({ groups }),
    'PUT /api/groups/501/601': ({ body }) => new Response(body as string),
  });
  const element = <GroupsSection place={place} students={students} toTeach={[]} />;
  showScreen([{ path: '/overview', element }], '/overview');
  await choices();
}

test.each([
  ['Group 2', 'Bo Li is in Group 2 now', 'Group 2'],
  ['No group', 'Bo Li is in no group now', 'Not in a group'],
])('who is moved to %s by the select is said, and has the focus there', async (to, said, there) => {
  await show();
  await userEvent.selectOptions(await choices(), to);
  expect(await screen.findByText(said)).toBeTruthy();
  const place = screen.getByRole('region', { name: there });
  expect(document.activeElement).toBe(within(place).getByRole('combobox'));
});

/** As browsers on Windows and Linux do while the list is closed. */
async function chooseByKey(to: string, key = 'ArrowDown'): Promise<HTMLSelectElement> {
  const select = await choices();
  select.focus();
  fireEvent.keyDown(select, { key });
  const option = within(select).getByRole<HTMLOptionElement>('option', { name: to });
  fireEvent.change(select, { target: { value: option.value } });
  return select;
}

const isIn = (name: string) =>
  within(screen.getByRole('region', { name })).queryByText('Bo Li') !== null;

test('arrow keys go through every place without moving her, until Enter confirms one', async () => {
  await show();
  await chooseByKey('Group 2');
  const select = await chooseByKey('No group');
  expect(isIn('Kea')).toBe(true);
  expect(select.selectedOptions[0]?.textContent).toBe('No group');
  await userEvent.keyboard('{Enter}');
  expect(isIn('Not in a group')).toBe(true);
  expect(document.activeElement).toBe(await choices());
});

test('Escape takes a choice by arrow keys back, and leaving the select confirms it', async () => {
  await show();
  const select = await chooseByKey('Group 2');
  await userEvent.keyboard('{Escape}');
  expect(select.value).toBe('');
  await userEvent.tab();
  expect(isIn('Kea')).toBe(true);
  await chooseByKey('Group 2');
  await userEvent.tab();
  expect(isIn('Group 2')).toBe(true);
  expect(document.activeElement).not.toBe(await choices());
});

test('a choice in a list that an arrow key has opened moves her at once', async () => {
  await show();
  vi.useFakeTimers();
  const select = screen.getByRole('combobox', { name: 'Move Bo Li to' });
  fireEvent.keyDown(select, { key: 'ArrowDown' });
  vi.runAllTimers();
  vi.useRealTimers();
  fireEvent.change(select, { target: { value: 'tui' } });
  expect(isIn('Group 2')).toBe(true);
});

test.each([
  ['adding a group', 'Add a group', 'Group 3 is added'],
  ['removing a group', 'Remove the group Kea', 'Kea is removed'],
  [
    'going back to what is suggested',
    'Back to the suggested groups',
    'The groups are as suggested now',
  ],
])('%s is said to a screen reader, and so is taking it back', async (_, button, said) => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(said)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The last change is taken back')).toBeTruthy();
});

test('a new name of a group is said to a screen reader', async () => {
  await show();
  const name = screen.getByRole('textbox', { name: 'Name of the group Kea' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Kākāpō{Enter}');
  expect(await screen.findByText('The group is called Kākāpō now')).toBeTruthy();
});

test('Enter keeps a new name and the focus; Escape takes back what was typed since', async () => {
  await show();
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Name of the group Kea' });
  await userEvent.type(box, ' 2{Enter}');
  expect(await screen.findByText('The group is called Kea 2 now')).toBeTruthy();
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard(' oops{Escape}');
  expect(box.value).toBe('Kea 2');
  await userEvent.tab();
  expect(screen.getByRole('region', { name: 'Kea 2' })).toBeTruthy();
});

test('a group without a name is called the same in its box, in print and in the menus', async () => {
  await show();
  const box = screen.getByRole('textbox', { name: 'Name of the group Group 2' });
  expect(box).toHaveProperty('placeholder', 'Group 2');
  const card = screen.getByRole('region', { name: 'Group 2' });
  expect(within(card).getByRole('heading').textContent).toBe('Group 2');
  expect(within(await choices()).getByRole('option', { name: 'Group 2' })).toBeTruthy();
});

test('after a group is removed, the focus is on the name of the next one', async () => {
  await show();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Remove the group Kea' }));
  expect(await screen.findByText('Kea is removed')).toBeTruthy();
  // Only one is left, whose place has changed.
  const name = screen.getByRole('textbox', { name: 'Name of the group Group 1' });
  expect(document.activeElement).toBe(name);
});

test('whoever adds a group can type its name at once', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Add a group' }));
  await screen.findByRole('textbox', { name: 'Name of the group Group 3' });
  await userEvent.keyboard('Kākāpō{Enter}');
  expect(await screen.findByText('The group is called Kākāpō now')).toBeTruthy();
});

test('a double click adds one group', async () => {
  await show();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add a group' }));
  expect(screen.getAllByRole('textbox', { name: /^Name of the group/ })).toHaveLength(3);
});
