import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { studentText } from '../testing/sample-work.ts';
import { awhinasBlock, showAssignment } from '../testing/show-assignment.tsx';

const bosBlock = () => screen.getByRole('article', { name: 'Bo Li' });
const bosChoices = () => within(bosBlock()).queryByLabelText('Feedback category');

/** Only the student whom the teacher is with is in sight, until another comes near. */
async function showOne(): Promise<{ comeNear: (block: Element) => void }> {
  const watched = new Map<Element, () => void>();
  class Sight {
    readonly #onSeen: IntersectionObserverCallback;
    constructor(onSeen: IntersectionObserverCallback) {
      this.#onSeen = onSeen;
    }
    observe(target: Element) {
      const tell = (isIntersecting: boolean) =>
        this.#onSeen(
          [{ target, isIntersecting } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
      tell(false);
      watched.set(target, () => tell(true));
    }
    disconnect() {}
  }
  showAssignment();
  vi.stubGlobal('IntersectionObserver', Sight);
  await awhinasBlock();
  return { comeNear: (block) => act(() => watched.get(block)?.()) };
}

const bosField = () =>
  within(bosBlock()).queryByRole<HTMLTextAreaElement>('textbox', { name: "Bo Li's text" });

test('a student out of sight has her words and her feedback’s, and once she is near, they can be changed and she has her choices', async () => {
  const { comeNear } = await showOne();
  expect(await within(bosBlock()).findByText(studentText, { exact: false })).toBeTruthy();
  expect(bosField()).toBeNull();
  expect(bosChoices()).toBeNull();
  comeNear(bosBlock());
  expect(bosField()?.value).toBe(studentText);
  expect(
    within(bosBlock()).queryByText(studentText, { exact: false, ignore: 'textarea' }),
  ).toBeNull();
  expect(bosChoices()).not.toBeNull();
});

test('a key acts on a student who was out of sight a key before', async () => {
  await showOne();
  await userEvent.keyboard('je');
  expect(within(bosBlock()).getByRole('textbox', { name: 'Feedback for Bo Li' })).toBe(
    document.activeElement,
  );
});

test('a student stays drawn when the teacher goes on', async () => {
  await showOne();
  await userEvent.keyboard('jk');
  expect(bosChoices()).not.toBeNull();
});
