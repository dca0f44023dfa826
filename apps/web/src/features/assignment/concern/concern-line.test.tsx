import { messages } from '@second-draft/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { oneAfterAnother } from '../testing/answers.ts';
import { chooseCategory, feedbackCall, press } from '../testing/feedback-steps.ts';
import { answer, studentText } from '../testing/sample-work.ts';
import { awhinasBlock, showAssignment } from '../testing/show-assignment.tsx';

const text = 'my ears buzzed like bees';
const start = studentText.indexOf(text);
const concern = { kind: 'home', text, start, end: start + text.length };
const withheld = () => Response.json({ concern });
const written = () => Response.json(answer);

const asked = (network: ReturnType<typeof showAssignment>['network']) =>
  network.asked.filter(({ operation }) => operation === feedbackCall).map(({ body }) => body);

test('a text to read oneself says so, with the words it rests on, until its reader goes on', async () => {
  const { network } = showAssignment({ [feedbackCall]: oneAfterAnother(withheld, written) });
  const block = await awhinasBlock();
  await chooseCategory(block);
  await press(block, /Get feedback for/);
  const line = await within(block).findByRole('region', { name: messages.concern.title });
  expect(within(line).getByText(text)).toBeTruthy();
  expect(block.querySelector('mark')?.textContent).toBe(text);
  const list = screen.getByRole('navigation', { name: 'Students' });
  expect(within(list).getByText(messages.concern.mark)).toBeTruthy();

  expect(asked(network)).toHaveLength(1);
  expect(within(block).queryByRole('button', { name: /Get feedback for/ })).toBeNull();
  expect(within(block).getByRole('button', { name: /Write my own/ })).toBeTruthy();
  await press(block, messages.concern.goOn);
  await within(block).findByDisplayValue(/lets me hear the bus/);
  expect(asked(network).at(-1)).toMatchObject({ readByTeacher: true });
  expect(within(block).queryByText(messages.concern.title)).toBeNull();
});

test('a text to read oneself says so without a place where none is known', async () => {
  const noPlace = { kind: 'other', text: '', start: 0, end: 0 };
  showAssignment({ [feedbackCall]: () => Response.json({ concern: noPlace }) });
  const block = await awhinasBlock();
  await chooseCategory(block);
  await press(block, /Get feedback for/);
  const line = await within(block).findByRole('region', { name: messages.concern.title });
  expect(line.querySelector('blockquote')).toBeNull();
  expect(block.querySelector('mark')).toBeNull();
});

test('feedback for all passes over a text to read oneself, and counts it', async () => {
  showAssignment({ [feedbackCall]: oneAfterAnother(withheld, written) });
  await awhinasBlock();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Set for all students' }),
    'Ideas',
  );
  await userEvent.click(screen.getByRole('button', { name: /Get feedback for all/ }));
  const told = `Feedback was written for 1 text. ${messages.concern.passedOver('1 text')}`;
  expect(await screen.findByText(told)).toBeTruthy();
});
