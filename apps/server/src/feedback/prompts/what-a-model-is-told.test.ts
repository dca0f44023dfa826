import { limitsOf } from '@second-draft/feedback';
import { describe, expect, it } from 'vitest';
import { fenced } from '../testing/fenced.ts';
import { task } from '../testing/sample-task.ts';
import { simplifyMessages } from './simplify.ts';
import { judgeMessages, type ConcealedStep } from './judge-steps.ts';
import { feedbackMessages } from './write-feedback.ts';

const told = (changed: object = {}) => {
  const [system, user] = feedbackMessages({ ...task, ...changed });
  return { system: system?.content ?? '', user: user?.content ?? '' };
};
describe('a writer of feedback is told', () => {
  it('each criterion, with its descriptors where it has any', () => {
    expect(fenced('CRITERIA', told().user)).toEqual(['Ideas: Detail and reasons.\nSpelling']);
  });

  it('to speak of no concern once the teacher has read the text', () => {
    expect(told().system).toContain('a careful teacher');
    expect(told({ readByTeacher: true }).system).not.toContain('a careful teacher');
  });

  it.each([
    [null, 'primary-school'],
    [1, 'Years 3–4'],
    [2, 'Years 5–6'],
    [3, 'Years 7–8'],
  ])('that a student of level %s reads as in %s', (readingLevel, years) => {
    expect(told({ readingLevel }).system).toContain(`at a ${years} reading level`);
  });

  it('to ask for nothing where only praise is wanted', () => {
    const praise = told({ focus: [{ title: 'Praise', descriptors: '' }] }).system;
    const order = praise.slice(0, praise.indexOf('Skills:'));
    expect(order).toContain('praise alone, no advice and no question');
    expect(order).not.toMatch(/next step|what to do next|where to begin/);
    expect(told().system).toContain('then next steps');
    expect(told().system).not.toContain('praise alone');
    expect(praise).not.toContain('desk');
    expect(told().system.match(/"desk":/g)).toHaveLength(2);
  });

  it('what the student has done since, step by step, and what is still to do', () => {
    const earlier = {
      before: 'We swam.',
      steps: [
        { comment: 'Say why.', verdict: 'done', proof: ['it was hot', 'so we'], rule: null },
        { comment: 'Say where.', verdict: 'notYet', proof: [], rule: null },
        { comment: 'Say when.', verdict: 'partly', proof: [], rule: null },
        { comment: 'Say who.', verdict: 'cantTell', proof: [], rule: null },
      ],
      changes: [
        { before: 'We swam.', after: 'It was hot so we swam.' },
        { before: '', after: 'The end.' },
      ],
    };
    const { system, user } = told({ earlier });
    expect(fenced('EARLIER STEPS', user)).toEqual([
      'Done: Say why.\nNew words: it was hot\nNew words: so we\n\nNot done yet: Say where.\n\n' +
        'Done in part: Say when.\n\nNot known whether it is done: Say who.',
    ]);
    expect(fenced('CHANGES', user)).toEqual([
      'BEFORE: We swam.\nAFTER: It was hot so we swam.\n\nBEFORE: (nothing)\nAFTER: The end.',
    ]);
    expect(system).toContain('Never ask again for a step that is done');
    expect(system).toContain('writes the next draft');
    expect(told().system).toContain('writes a second draft');
    expect(told().user).not.toMatch(/EARLIER STEPS|CHANGES/);
    const praise = [{ title: 'Praise', descriptors: '' }];
    expect(told({ earlier, focus: praise }).system).not.toContain('Never ask again');
  });

  it.each([
    [{ years: 'Year 5' }, 'The class: Year 5.'],
    [{ purpose: 'recount' }, 'The writing is to recount.'],
    [{ years: 'Year 5', purpose: 'explain' }, 'The class: Year 5. The writing is to explain.'],
  ])('what is known of the class and the task: %j', (known, fact) => {
    expect(told(known).user).toContain(`${fact}\n\n`);
  });

  it('what was asked of the class, without lines for what was not given', () => {
    const only = (part: object) =>
      told({ assignment: { title: '', instructions: '', rubric: '', ...part } }).user;
    expect(fenced('ASSIGNMENT', only({ title: 'Camp' }))).toEqual(['Camp']);
    expect(fenced('ASSIGNMENT', only({ instructions: 'Write.' }))).toEqual(['Write.']);
    expect(fenced('RUBRIC', only({ rubric: 'Detail' }))).toEqual(['Detail']);
    expect(only({ rubric: 'Detail' })).not.toContain('ASSIGNMENT');
  });
});

describe('a judge of steps', () => {
  const userText = (...steps: Parameters<typeof judgeMessages>[0]) => {
    const [system, user] = judgeMessages(steps);
    expect([system?.role, user?.role]).toEqual(['system', 'user']);
    return user?.content ?? '';
  };
  const farther = { before: 'We swam.', after: 'We swam far.' };

  it('gets each step by its number, with the words before and after', () => {
    const shown = [farther, { before: '', after: 'It was cold.' }];
    const text = userText({ comment: 'Say how far.', shown }, { comment: 'Say why.', shown: [] });
    expect(fenced('STEP', text)).toEqual(['Say how far.', 'Say why.']);
    expect(fenced('OLD WORDS', text)).toEqual(['We swam.', '']);
    expect(fenced('NEW WORDS', text)).toEqual(['We swam far.', 'It was cold.']);
    expect([...text.matchAll(/^Step \d:$/gm)].map(String)).toEqual(['Step 1:', 'Step 2:']);
  });

  it('gets drafts that all steps are judged by once, before the steps', () => {
    const [one, two] = ['Say how far.', 'Say why.'].map((comment) => ({
      comment,
      shown: [{ ...farther }],
    })) as [ConcealedStep, ConcealedStep];
    const text = userText(one, two);
    expect(fenced('NEW WORDS', text)).toEqual(['We swam far.']);
    expect(text.indexOf('NEW WORDS')).toBeLessThan(text.indexOf('Step 1:'));
    expect(fenced('STEP', text)).toEqual(['Say how far.', 'Say why.']);
    const other = { ...two, shown: [{ ...farther, after: 'We swam.' }] };
    expect(fenced('NEW WORDS', userText(one, other))).toEqual(['We swam far.', 'We swam.']);
  });

  it('gets passages with each step where they are several, or stood otherwise before', () => {
    const passages = [farther, { before: '', after: 'It was cold.' }];
    const several = (comment: string, shown = passages) => ({ comment, shown });
    const words = (...steps: ConcealedStep[]) => {
      const text = userText(...steps);
      expect(text).not.toContain('Both drafts');
      return fenced('NEW WORDS', text);
    };
    expect(words(several('Say how far.'), several('Say why.'))).toHaveLength(4);
    expect(words(several('Say how far.', [farther]), several('Say why.'))).toHaveLength(3);
    const mended = [{ before: 'We swum.', after: farther.after }];
    expect(words(several('Say how far.', [farther]), several('Say why.', mended))).toHaveLength(2);
  });
});

it('a simpler version is asked for in fewer words than it may have, at the reader’s level', () => {
  const [system, user] = simplifyMessages('Well done, Casey.', 1);
  expect(system?.content).toContain('Fewer than 35 words.');
  expect(system?.content).toContain('Year 3 or 4');
  expect(simplifyMessages('', null)[0]?.content).toContain('in primary school');
  expect(fenced('FEEDBACK', user?.content ?? '')).toEqual(['Well done, Casey.']);
  expect([system?.role, user?.role]).toEqual(['system', 'user']);
});

it.each([
  [null, 'in primary school: plain words'],
  [1, 'Year 3 or 4 (7 to 9 years old): only short, common words'],
  [2, 'Year 5 or 6 (9 to 11 years old): everyday words'],
  [3, 'Year 7 or 8 (11 to 13 years old): clear words'],
] as const)('a simpler version for level %s is asked for in words for: %s', (level, reader) => {
  const content = simplifyMessages('Well done.', level)[0]?.content ?? '';
  expect(content).toContain(reader);
  const [, about, most] = /sentences of about (\d+) words, none over (\d+)\.\n/.exec(content) ?? [];
  const limits = limitsOf(level);
  expect(Number(about)).toBeLessThan(limits.meanWords);
  expect(Number(most)).toBeLessThan(limits.mostWords);
});
