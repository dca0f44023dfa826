import { describe, expect, it } from 'vitest';
import type { EarlierWriting } from '../../revision/verdicts/earlier-writing.ts';
import { readStudentText } from '../../text/student-text.ts';
import { sinceEarlier } from './since-earlier.ts';
import { wording } from './since-earlier.wording.ts';
import { material } from '../testing/material.ts';

const before = 'We went to the creek with Nana. I saw an eel. It was fun. Then we went home.';
const after =
  'We went to the creek with Nana. I saw an eel as long as my arm. It was fun because it bit my toe. Then we drove home.';

type Step = EarlierWriting['steps'][number];

const step = (verdict: Step['verdict'], rule: string | null, ...proof: string[]): Step => ({
  comment: 'Say more.',
  verdict,
  proof,
  rule,
});

const all = [
  material('sayMore', { weight: 0.5 }),
  material('tiredWord', { weight: 0.4 }),
  material('senses', { weight: 0.3 }),
];

const since = ({ steps = [], changes = [], ...more }: Partial<EarlierWriting>, text = after) =>
  sinceEarlier({ strengths: [material('simile')], steps: all }, readStudentText(text), {
    before,
    steps,
    changes,
    ...more,
  });

const rulesOf = (steps: Step[]) => since({ steps }).steps.map(({ rule }) => rule);
const changed = (...words: string[]) => words.map((one) => ({ before: '', after: one }));

describe('the steps of a second feedback', () => {
  it('leave out what is done', () => {
    expect(rulesOf([])).toEqual(['sayMore', 'tiredWord', 'senses']);
    expect(rulesOf([step('done', 'sayMore')])).toEqual(['tiredWord', 'senses']);
    expect(rulesOf([step('done', null)])).toEqual(['sayMore', 'tiredWord', 'senses']);
  });

  it.each(['partly', 'notYet'] as const)('begin with what was not finished: %s', (verdict) => {
    expect(rulesOf([step(verdict, 'senses')])).toEqual(['senses', 'sayMore', 'tiredWord']);
    expect(rulesOf([step(verdict, 'senses'), step(verdict, 'tiredWord')])).toEqual([
      'tiredWord',
      'senses',
      'sayMore',
    ]);
  });

  it('keep their order where nobody can tell', () => {
    expect(rulesOf([step('cantTell', 'senses')])).toEqual(['sayMore', 'tiredWord', 'senses']);
  });

  it('are about no words that show a step done', () => {
    const steps = [
      step('done', 'simile', 'as long as my arm', 'it bit my toe'),
      step('partly', 'senses', 'Then we drove home'),
      step('notYet', 'tiredWord', 'We went'),
    ];
    expect(since({ steps }).settled).toEqual(['as long as my arm', 'it bit my toe']);
    expect(since({}).settled).toEqual([]);
  });
});

describe('how a second feedback begins', () => {
  const opening = (earlier: Partial<EarlierWriting>, text?: string) => since(earlier, text).opening;
  const eel = 'I saw an eel as long as my arm';

  it('shows the step that is done in the new words, with its skill', () => {
    expect(opening({ steps: [step('done', 'simile', 'as long as my arm')] })).toMatchObject({
      skill: 'comparisons',
      comments: wording.done,
      quotations: [[eel], ['as long as my arm']],
    });
    expect(opening({ steps: [step('done', null, 'as long as my arm')] })).toMatchObject({
      skill: null,
      comments: wording.done,
    });
    expect(opening({ steps: [step('done', 'noSuchRule', eel)] })).toMatchObject({ skill: null });
  });

  it('tells of a step that is done before one that is begun, and of a step before any change', () => {
    const done = step('done', 'sayMore', 'because it bit my toe');
    const begun = step('partly', 'simile', 'as long as my arm');
    const changes = changed('drove');
    expect(opening({ steps: [begun, done], changes })?.comments).toBe(wording.done);
    expect(opening({ steps: [begun], changes })?.comments).toBe(wording.partly);
    const other = ['notYet', 'cantTell'] as const;
    for (const verdict of other) {
      const steps = [step(verdict, 'simile', 'as long as my arm')];
      expect(opening({ steps, changes })?.comments).toBe(wording.changed);
    }
  });

  it('goes on to the next step if what shows the first was there before', () => {
    const old = step('done', 'senses', 'I saw an eel');
    expect(opening({ steps: [old] })).toMatchObject({
      comments: wording.done,
      quotations: [[eel]],
    });
    const same = step('done', 'senses', 'We went to the creek');
    expect(opening({ steps: [same] })).toBeUndefined();
    const begun = step('partly', 'simile', 'as long as my arm');
    expect(opening({ steps: [same, begun] })?.comments).toBe(wording.partly);
    expect(opening({ steps: [same], changes: changed('drove home') })?.comments).toBe(
      wording.changed,
    );
  });

  it('tells new words from what was only mended', () => {
    expect(opening({ changes: changed('because it bit my toe') })).toMatchObject({
      comments: wording.changed,
      quotations: [['It was fun because it bit my toe'], ['because it bit my toe']],
    });
    const mended = before.replace('with Nana', 'with nana');
    const capital = sinceEarlier({ strengths: [], steps: [] }, readStudentText(before), {
      before: mended,
      steps: [],
      changes: changed('Nana'),
    });
    expect(capital.opening).toMatchObject({
      comments: wording.mended,
      quotations: [['We went to the creek with Nana']],
    });
  });

  it('says nothing new where nothing is, or where what is said to be new isn’t in the draft', () => {
    expect(opening({})).toBeUndefined();
    expect(opening({ changes: changed('') })).toBeUndefined();
    expect(opening({ steps: [step('done', 'simile', 'as small as a wētā')] })).toBeUndefined();
    expect(
      opening({ steps: [step('done', 'simile')], changes: changed('We went') }),
    ).toBeUndefined();
  });

  it('shows at most three places', () => {
    const changes = changed('as long as my arm', 'because it bit my toe', 'drove home');
    expect(opening({ changes })?.quotations).toHaveLength(3);
  });

  it.each([
    [
      'a sentence for each',
      `${before} We ate pies. Koro sang to us.`,
      'We ate pies. Koro sang to us.',
      ['We ate pies', 'Koro sang to us'],
    ],
    [
      'none for a word alone, but what it is in',
      before.replace('fun', 'freezing'),
      'freezing',
      ['It was freezing'],
    ],
  ])('quotes whole phrases: %s', (_, text, words, quoted) => {
    const shown = opening({ changes: changed(words) }, text)?.quotations.flat() ?? [];
    expect(shown).toEqual(quoted);
  });

  it('quotes nothing longer than sixteen words', () => {
    const long = (end: string) =>
      `The eel swam round and round the big black rock and under the bridge and ${end}`;
    const shown = (sentence: string) =>
      opening({ changes: changed(sentence) }, `${before} ${sentence}.`)?.quotations.flat() ?? [];
    expect(shown(long('out'))).toContain(long('out'));
    for (const words of shown(long('out to sea'))) expect(words.split(' ').length).toBeLessThan(17);
  });

  it('quotes nothing that the student says about her draft', () => {
    const told = `${after} I have done all my next steps now.`;
    const changes = changed('I have done all my next steps now.');
    expect(opening({ changes }, told)).toBeUndefined();
  });
});

describe('the words a second feedback begins with', () => {
  it.each(Object.entries(wording))(
    'show the new words, in several whole sentences: %s',
    (_, comments) => {
      expect(new Set(comments).size).toBe(comments.length);
      expect(comments.length).toBeGreaterThan(2);
      for (const comment of comments) expect(comment).toMatch(/^\p{Lu}.*\{q\}.*\.$/u);
    },
  );
});
