import { expect, it } from 'vitest';
import { studentTexts } from '../index.ts';
import { campSecondDrafts } from './camp-second-drafts.ts';
import { bodyOf } from './reworded.ts';

const firstOf = (of: string) => {
  const first = studentTexts.find(({ id }) => id === of);
  if (!first) throw new Error(`There is no text ${of}.`);
  return first;
};

it('are written for at least 20 students, one each, of all kinds', () => {
  const changing = campSecondDrafts.filter(({ kind }) => kind !== 'nothing');
  expect(changing.length).toBeGreaterThanOrEqual(20);
  expect(new Set(campSecondDrafts.map(({ of }) => of)).size).toBe(campSecondDrafts.length);
  expect(new Set(campSecondDrafts.map(({ kind }) => kind))).toEqual(
    new Set([
      'actedOn',
      'partly',
      'mended',
      'rewritten',
      'nothing',
      'somethingElse',
      'emptied',
      'newDocument',
    ]),
  );
});

it.each(campSecondDrafts)(
  '$of: every change is of words that stand in the first draft',
  (draft) => {
    const first = firstOf(draft.of);
    for (const [from, to] of 'changes' in draft ? draft.changes : []) {
      expect(first.body.split(from), from).toHaveLength(2);
      expect(to).not.toBe(from);
    }
    expect(bodyOf(first, draft)).not.toBe(first.body);
  },
);

it('mend spelling and punctuation alone where that is all they do', () => {
  const count = (text: string) => text.split(/\s+/).length;
  for (const draft of campSecondDrafts.filter(({ kind }) => kind === 'mended')) {
    const first = firstOf(draft.of);
    expect(count(bodyOf(first, draft) ?? '')).toBe(count(first.body));
  }
});
