import { limits, type Point } from '@second-draft/contract';
import { usableRange, type DraftPoint } from '@second-draft/feedback';
import { describe, expect, it } from 'vitest';
import { conceal } from '../concealing/concealed-names.ts';
import { hiddenIn } from '../concealing/hidden.ts';
import { judgeDraft, type ToJudge } from './judge-draft.ts';
import { locateConcern } from '../concealing/told-concern.ts';
import type { Draft } from '../writers/writer.ts';

const text =
  'On Friday Hana and I walked to the river. The water was so cold that my toes went blue. Hana found an eel under a flat rock and it nipped her.';
const student = { fullName: 'Aroha Ngata', givenName: 'Aroha' };
const classmates = [student, { fullName: 'Hana Whitcombe', givenName: 'Hana' }];
const given = { text, student, classmates, alsoSent: [], others: [] };
const concealed = conceal(given);
const hidden = hiddenIn(given, concealed);
const standIn = hidden.names.find(({ real }) => real === 'Hana')?.standIn ?? '';

const ASKED = 35;
const point = (kind: Point['kind'], comment: string, quotations: string[] = []): DraftPoint => ({
  kind,
  comment,
  quotations,
  example: null,
  skill: null,
});
const strength = point(
  'strength',
  'I could feel how cold it was when I read “my toes went blue”, because you show it and do not just say it.',
  ['my toes went blue'],
);
const nextStep = point('nextStep', 'Next, tell me what you did after the eel nipped her hand.');

function judged(
  draft: Partial<Draft>,
  {
    by = 'model',
    focus = 'Ideas',
    wordCount = ASKED,
    ...more
  }: { by?: 'model' | 'built-in'; focus?: string; wordCount?: number } & Pick<
    ToJudge,
    'hers' | 'secondDraft'
  > = {},
) {
  const task = {
    text: concealed.text,
    focus: [{ title: focus, descriptors: '' }],
    wordCount,
    readingLevel: null,
  };
  return judgeDraft({ draft: { points: [], why: null, ...draft }, by, task, hidden, ...more });
}

describe('a draft can be shown to a teacher', () => {
  it('where it praises, asks for a next step, quotes the text and is about as long as asked', () => {
    expect(judged({ points: [strength, nextStep] }).isUsable).toBe(true);
    expect(judged({ points: [nextStep] }).isUsable).toBe(false);
    expect(judged({ points: [strength] }, { wordCount: 20 }).isUsable).toBe(false);
    expect(judged({ points: [strength] }, { wordCount: 20, focus: 'Praise' }).isUsable).toBe(true);
    const unquoted = point(
      'strength',
      'I could feel how cold it was and that your feet hurt a lot there.',
    );
    expect(judged({ points: [unquoted, nextStep] }).isUsable).toBe(false);
  });

  it('from half to one and a half times the length that was asked for, and no further', () => {
    const { count } = judged({ points: [strength, nextStep] }).checks.words;
    const asked = (is: (wordCount: number) => boolean) =>
      Array.from({ length: 200 }, (_, wordCount) => wordCount + 1).filter(is);
    const usable = asked(
      (wordCount) => judged({ points: [strength, nextStep] }, { wordCount }).isUsable,
    );
    const fitting = asked((wordCount) => {
      const { fewest, most } = usableRange(wordCount);
      return count >= fewest && count <= most;
    });
    expect(usable).toEqual(fitting);
    expect(fitting.length).toBeGreaterThan(20);
  });
});

describe('why a writer chose what it wrote', () => {
  const entry = (criterion: string, seen: string) => ({ criterion, seen });

  it('is told with the names back and without mark-up', () => {
    const reading = [entry('**Detail**', `${standIn} found an eel`), entry('Ending', ' ')];
    expect(judged({ why: { reading, choice: `<b>${standIn}</b> is alone` } }).why).toEqual({
      reading: [entry('Detail', 'Hana found an eel')],
      choice: 'Hana is alone',
    });
  });

  it('is nothing where it says nothing, but may be either part alone', () => {
    expect(judged({ why: null }).why).toBeNull();
    expect(judged({ why: { reading: [entry('Detail', '')], choice: '' } }).why).toBeNull();
    expect(judged({ why: { reading: [], choice: 'The end.' } }).why).toEqual({
      reading: [],
      choice: 'The end.',
    });
    const reading = [entry('', 'It ends well.')];
    expect(judged({ why: { reading, choice: '' } }).why).toEqual({ reading, choice: '' });
  });

  it('is without what sends somebody somewhere, unseen characters and emoji', () => {
    const reading = [
      entry('Detail', 'An eel 😀\u202E.'),
      entry('More', 'See https://evil.example'),
    ];
    expect(judged({ why: { reading, choice: 'Ask me@evil.example' } }).why).toEqual({
      reading: [entry('Detail', 'An eel.')],
      choice: '',
    });
  });

  it('quotes only what is in the text, as it is there, and gives no grade', () => {
    const reading = [
      entry('Detail', 'An exact place: “under a flat rock”.'),
      entry('Detail', 'A picture: “the moon danced on the water”.'),
      entry('Level 3: detail', 'It is at level 3.'),
      entry('Slips', 'None in “THE WATER WAS so cold”.'),
    ];
    const why = { reading, choice: 'The line “tall as a tree” is best.' };
    expect(judged({ why }).why).toEqual({
      reading: [reading[0], entry('Slips', 'None in “The water was so cold”.')],
      choice: '',
    });
  });

  it('is no longer than what is kept of it', () => {
    const long = 'x'.repeat(limits.whyTextMax + 1);
    const reading = Array.from({ length: limits.whyEntriesMax + 1 }, () => entry(long, long));
    const { why } = judged({ why: { reading, choice: long } });
    expect(why?.reading).toHaveLength(limits.whyEntriesMax);
    for (const told of [why?.choice, why?.reading[0]?.seen, why?.reading[0]?.criterion])
      expect(told).toHaveLength(limits.whyTextMax);
  });
});

it('only the built-in writer tells the teacher about itself', () => {
  expect(judged({ points: [strength] }, { by: 'built-in' }).note).toContain('The rules');
  expect(judged({ points: [strength] }).note).toBeNull();
});

it('names come back in comments, quotations and examples', () => {
  const quoting = point('strength', `I like “${standIn} found an eel”.`, [
    `${standIn} found an eel`,
  ]);
  const points = [quoting, { ...nextStep, example: `As if ${standIn} …` }];
  const [first, next] = judged({ points }).points;
  expect(first?.comment).toBe('I like “Hana found an eel”.');
  expect(next?.example).toBe('As if Hana …');
  expect(JSON.stringify(judged({ points }))).not.toContain(standIn);
});

it('somebody else’s name in a greeting becomes the student’s', () => {
  for (const name of ['Emma', '[Student Name]', 'Kasey']) {
    const [first] = judged({
      points: [{ ...strength, comment: `Kia ora ${name}! ${strength.comment}` }, nextStep],
    }).points;
    expect(first?.comment).toBe(`Kia ora Aroha! ${strength.comment}`);
  }
});

it('a teacher’s greeting has the student’s name, and her words are held to what she never writes', () => {
  const hers = { frame: { greeting: 'Kia ora [name]!', ending: 'Ka kite' }, avoids: ['hand'] };
  const { feedback, checks } = judged({ points: [strength, nextStep] }, { hers });
  expect(feedback).toMatch(/^Kia ora Aroha!\n\n[^]+\n\nKa kite$/u);
  expect(checks.failed).toContain('avoidedWords');
  expect(judged({ points: [strength, nextStep] }).checks.failed).not.toContain('avoidedWords');
});

it('a concern is shown at the student’s own words, or without a place', () => {
  const told = (words: string) => locateConcern({ told: { kind: 'other', words }, hidden });
  const words = 'Hana found an eel';
  const start = text.indexOf(words);
  expect(told(`${standIn} found an eel`)).toEqual({
    kind: 'other',
    text: words,
    start,
    end: start + words.length,
  });
  expect(told('the moon was made of cheese')).toEqual({
    kind: 'other',
    text: '',
    start: 0,
    end: 0,
  });
  expect(told('the')).toBeNull();
});
