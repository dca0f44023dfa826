import { describe, expect, test } from 'vitest';
import { answer, feedback } from '../testing/sample-work.ts';
import { canRename, hasName, isUnedited, renamedTo } from './rename-in-feedback.ts';

const checks = { ...answer.checks, studentName: 'Āwhina' };
const written = { ...feedback, checks };

test('feedback by another name says the same, and is still its writer’s own', () => {
  const renamed = renamedTo(written, 'Aroha');
  expect(renamed.text).toBe(feedback.text.replace('Āwhina', 'Aroha'));
  expect(renamed).toMatchObject({ checks: { studentName: 'Aroha' }, writtenTo: 'Aroha' });
  expect(isUnedited(renamed)).toBe(true);
  expect(renamedTo(renamed, 'Āwhina')).toEqual(written);
});

test('the teacher’s greeting and ending change with it', () => {
  const frame = { greeting: 'Kia ora Āwhina!', ending: 'Ka pai, Āwhina' };
  const text = `${frame.greeting}\n\n${feedback.text}\n\n${frame.ending}`;
  const renamed = renamedTo({ ...written, text, checks: { ...checks, frame } }, 'Aroha');
  expect(renamed.checks?.frame).toEqual({ greeting: 'Kia ora Aroha!', ending: 'Ka pai, Aroha' });
  expect(isUnedited(renamed)).toBe(true);
});

test.each(['“Āwhina and I jumped”', '"Āwhina and I jumped"'])(
  'the name in %s is the student’s own word, and stays',
  (quoted) => {
    const text = `Āwhina, ${quoted} is clear.`;
    expect(renamedTo({ ...written, text }, 'Aroha').text).toBe(`Aroha, ${quoted} is clear.`);
    expect(hasName({ ...written, text: `I like ${quoted}.` })).toBe(false);
  },
);

describe('a name can be changed', () => {
  test('in what the teacher wrote herself, and where the writer meant nobody else', () => {
    expect(canRename(written, 'Te Ariki O’Neil-Kahu')).toBe(true);
    expect(canRename({ ...written, id: null, points: [], checks: null }, 'Aroha')).toBe(true);
  });

  test('in no words of a writer that have it for something else, perhaps', () => {
    expect(canRename(feedback, 'Aroha')).toBe(false);
  });

  test('to no name that has another beside it', () => {
    expect(canRename(written, 'Hana (Hanny)')).toBe(false);
  });
});

test('words that the teacher has changed, or a writer has simplified, are not as written', () => {
  expect(isUnedited(written)).toBe(true);
  expect(isUnedited({ ...written, text: `${feedback.text} Ka pai!` })).toBe(false);
  expect(isUnedited({ ...written, simplified: true })).toBe(false);
  expect(isUnedited({ ...written, points: [], checks: null })).toBe(false);
});
