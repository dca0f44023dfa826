import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@second-draft/contract';
import { expect, test } from 'vitest';
import { json } from '../../../testing/fake-network.ts';
import { chooseCategory, feedbackCall, press } from '../testing/feedback-steps.ts';
import { answer } from '../testing/sample-work.ts';
import { awhinasBlock, showAssignment } from '../testing/show-assignment.tsx';

const lost = () => {
  throw new TypeError('network error');
};

/** Each answer to a request for feedback is lost, until told otherwise. */
async function showLosing() {
  const names: (string | undefined)[] = [];
  const noting = (then: () => Response) => (request: RequestInit) => {
    names.push((JSON.parse(request.body as string) as { requestId?: string }).requestId);
    return then();
  };
  const shown = showAssignment({ [feedbackCall]: noting(lost) });
  const block = await awhinasBlock();
  return {
    ...shown,
    block,
    names,
    answerFromNowOn: () => {
      shown.network.answers[feedbackCall] = noting(() => json(answer)({}) as Response);
    },
  };
}

const asksFor = async (block: HTMLElement, names: unknown[]) => {
  const before = names.length;
  // What is called off counts as failed here: the DOM's errors aren't of the tests' own kind.
  await press(block, /Get feedback|Try again/);
  await waitFor(() => expect(names.length).toBeGreaterThan(before));
};

async function callOff(block: HTMLElement): Promise<void> {
  await within(block).findByText(messages.connection.waiting);
  await press(block, /^Cancel/);
}

test('a request whose answer was lost is the same when it is sent again, and when she asks again', async () => {
  const { block, names, answerFromNowOn } = await showLosing();
  await chooseCategory(block);
  await asksFor(block, names);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(names.length).toBe(2));
  await press(block, /^Cancel/);
  answerFromNowOn();
  await asksFor(block, names);
  await within(block).findByRole('textbox', { name: 'Feedback for Āwhina Tamihana' });
  expect(names[0]).toMatch(/^[0-9a-f]{24}$/);
  expect(new Set(names).size).toBe(1);
});

test.each([502, 503])(
  'while a balancer has no server to give it to (%i), a request waits and is sent again',
  async (status) => {
    const { block, names, answerFromNowOn, network } = await showLosing();
    network.answers[feedbackCall] = () => new Response('<h1>No server</h1>', { status });
    await chooseCategory(block);
    await press(block, /Get feedback/);
    await within(block).findByText(messages.connection.waiting);
    answerFromNowOn();
    window.dispatchEvent(new Event('online'));
    await within(block).findByRole('textbox', { name: 'Feedback for Āwhina Tamihana' });
    expect(names).toHaveLength(1);
  },
);

test('other text, another category, or an answer that was shown make it a new request', async () => {
  const { block, names, answerFromNowOn } = await showLosing();
  await chooseCategory(block);
  await asksFor(block, names);
  await callOff(block);
  const select = within(block).getByRole('combobox', { name: 'Feedback category' });
  await userEvent.selectOptions(select, 'Praise');
  await asksFor(block, names);
  await callOff(block);
  const text = screen.getByRole('textbox', { name: "Āwhina Tamihana's text" });
  await userEvent.type(text, ' More.');
  answerFromNowOn();
  await asksFor(block, names);
  await within(block).findByRole('textbox', { name: 'Feedback for Āwhina Tamihana' });
  await within(block).findByRole('button', { name: /^New/ });
  await press(block, /^New/);
  await asksFor(block, names);
  expect(new Set(names).size).toBe(4);
});
