import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { tip } from './tip.ts';
import { Tips } from './tips.ts';

const show = (options?: { onTouch: boolean }) =>
  render(
    <>
      <p id="reason">Because</p>
      <button type="button" aria-describedby="reason" {...tip('In one go', options)}>
        Send
      </button>
      <button type="button">Other</button>
      <Tips />
    </>,
  );

const button = () => screen.getByRole('button', { name: 'Send' });
const words = () => screen.queryByRole('tooltip')?.textContent ?? null;

test('the mouse shows what an element’s tooltip says, and leaves the element as it was', async () => {
  show();
  await userEvent.hover(button());
  expect(words()).toBe('In one go');
  expect(button().getAttribute('aria-describedby')).toBe('reason tip');
  await userEvent.hover(screen.getByRole('button', { name: 'Other' }));
  expect(words()).toBeNull();
  expect(button().getAttribute('aria-describedby')).toBe('reason');
});

test('the pointer may rest on the tooltip itself', async () => {
  show();
  await userEvent.hover(button());
  await userEvent.hover(screen.getByText('In one go'));
  expect(words()).toBe('In one go');
});

test('the keyboard shows it with the focus, and Escape puts it away', async () => {
  show();
  await userEvent.tab();
  expect(words()).toBe('In one go');
  await userEvent.keyboard('{Escape}');
  expect(words()).toBeNull();
});

test.each([true, false])('a touch shows it only where it is asked for: %s', async (onTouch) => {
  show({ onTouch });
  await userEvent.pointer({ keys: '[TouchA]', target: button() });
  expect(words()).toBe(onTouch ? 'In one go' : null);
});

test('an element without words has no tooltip', () => {
  expect(tip(null)).toEqual({});
  expect(tip('')).toEqual({});
});
