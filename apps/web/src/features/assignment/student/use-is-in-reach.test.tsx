import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { json } from '../../../testing/fake-network.ts';
import { lines, nothing } from '../testing/answers.ts';
import { file, studentText } from '../testing/sample-work.ts';
import {
  awhinasBlock,
  boFile,
  readOf,
  showAssignment,
  submissionOf,
} from '../testing/show-assignment.tsx';

const bosBlock = () => screen.getByRole('article', { name: 'Bo Li' });
const bosChoices = () => within(bosBlock()).queryByLabelText('Feedback category');

const between = ['Ben', 'Bill'].map((firstName, n) => ({
  ...boFile,
  id: `document-of-${firstName}`,
  student: {
    userId: `20000000000000000000${n}`,
    fullName: `${firstName} Ra`,
    onRoster: `${firstName} Ra`,
    firstName,
    shortName: firstName,
    photoUrl: null,
  },
}));
const four = [file, ...between, boFile];

/** The first three of four students are in sight, until the last comes near. */
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
    unobserve() {}
  }
  showAssignment({
    'GET /api/assignments/12/7': json(four.map(submissionOf)),
    'POST /api/documents': lines(...four.map(({ id }) => readOf(id))),
    ...Object.fromEntries(between.map(({ id }) => [`PUT /api/drafts/12/7/${id}`, nothing])),
  });
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
  await userEvent.keyboard('jjje');
  expect(within(bosBlock()).getByRole('textbox', { name: 'Feedback for Bo Li' })).toBe(
    document.activeElement,
  );
});

test('a student stays drawn when the teacher goes on', async () => {
  await showOne();
  await userEvent.keyboard('jjjk');
  expect(bosChoices()).not.toBeNull();
});
