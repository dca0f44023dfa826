import { expect, test } from 'vitest';
import { blockId } from './block-id.ts';
import { createCurrentStudent } from './current-student.ts';

const work = (userId: string) => ({
  student: {
    userId,
    fullName: userId,
    onRoster: userId,
    firstName: userId,
    shortName: userId,
    photoUrl: null,
  },
  files: [],
});

function blockWithText(userId: string) {
  const block = document.createElement('article');
  block.id = blockId(userId);
  block.tabIndex = -1;
  const text = document.createElement('textarea');
  block.append(text);
  document.body.append(block);
  return { block, text };
}

test('a student who is gone to has the focus, and what is typed in there keeps it', () => {
  const aroha = blockWithText('aroha');
  const sione = blockWithText('sione');
  const current = createCurrentStudent([work('aroha'), work('sione')]);
  aroha.text.focus();
  current.goTo('sione');
  expect(document.activeElement).toBe(sione.block);
  // A link's student is gone to late: she may have begun to type.
  sione.text.focus();
  current.goTo('sione');
  expect(document.activeElement).toBe(sione.text);
});
