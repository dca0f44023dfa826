import { describe, expect, it } from 'vitest';
import type { Taken } from '../../rules/rule.ts';
import { passagesFor, passagesForRule, shownOf } from './passages.ts';
import { lookAgain } from '../testing/look-again.ts';

const draftsOf = (before: string, after: string) =>
  lookAgain({ before, after, taken: { by: 'adding' }, finds: () => [] }).looked.drafts;

function passages(before: string, after: string, comment: string, ...quotations: string[]) {
  return passagesFor(draftsOf(before, after), { step: 0, comment, quotations, rule: null });
}

const sentences = [
  'On Friday we biked to the lake.',
  'Koro brought his boat.',
  'It was fun.',
  'Dad slept in the sun.',
  'Nana cooked us pies.',
  'Then it rained hard.',
  'We drove home late.',
];
const before = sentences.join(' ');
const more = 'Tell me more.';

describe('the passages that may show whether a step was taken', () => {
  it('are the sentences that changed, as they were and as they are', () => {
    const after = before.replace('It was fun.', 'It was fun because we saw eels.');
    expect(passages(before, after, more, 'It was fun')).toMatchObject([
      { after: expect.stringContaining('fun because we saw eels.') },
    ]);
    expect(passages(before, after, more)).toEqual([
      { before: 'It was fun.', after: 'It was fun because we saw eels.' },
    ]);
  });

  it('are a new clause elsewhere, if the step asks for writing', () => {
    const ending = ' The eel had a mouth like a wet sock full of pins.';
    const asked = (comment: string, added: string) =>
      passages(before, before + added, comment, 'Koro brought his boat').length > 0;
    expect(asked('Describe it at “Koro brought his boat”.', ending)).toBe(true);
    expect(asked('Describe it at “Koro brought his boat”.', ' Wow.')).toBe(false);
    expect(asked('Swap one word in “Koro brought his boat”.', ending)).toBe(false);
  });

  it('take in two sentences on each side of the quoted words', () => {
    const near = before.replace('cooked us', 'cooked all of us');
    expect(passages(before, near, more, 'It was fun')).toEqual([
      {
        before: sentences.slice(0, 5).join(' '),
        after: sentences.slice(0, 5).join(' ').replace('cooked us', 'cooked all of us'),
      },
    ]);
  });

  it('are none if the quoted words are there and only what is further away changed', () => {
    const far = before.replace('rained hard', 'rained very hard');
    expect(passages(before, far, more, 'It was fun')).toEqual([]);
  });

  it('are none for something to try in a sentence, where others only went or moved', () => {
    const tried = (after: string, rule: string | null) =>
      passagesFor(draftsOf(before, after), {
        step: 0,
        comment: 'Try another word in “Dad slept in the sun”.',
        quotations: ['Dad slept in the sun'],
        rule,
      });
    const gone = before.replace('Nana cooked us pies. ', '');
    const moved = before.replace(/(Koro.*boat\.) (It was fun\.)/u, '$2 $1');
    for (const after of [gone, moved]) {
      expect(tried(after, 'weakestWord')).toEqual([]);
      expect(tried(after, null)).not.toEqual([]);
    }
    expect(tried(before.replace(' in the sun', ''), 'weakestWord')).not.toEqual([]);
    expect(tried(before.replace('cooked us', 'baked us'), 'weakestWord')).not.toEqual([]);
  });

  it('are anywhere if what is new there names what the step or the quoted words are about', () => {
    const answered = `${before} The eels in the lake made it such fun.`;
    const asked = ['Tell me more about the lake.', 'It was fun'] as const;
    expect(passages(before, answered, ...asked)).toHaveLength(1);
    expect(passages(before, `${before} We slept like logs.`, ...asked)).toEqual([]);
  });

  it('are where the quoted words were corrected, unless the step asks for more to be said', () => {
    const after = before.replace('Koro brought his boat.', 'Koro brought his boat!');
    const quoted = 'Koro brought his boat';
    expect(passages(before, after, 'Show how loud he is.', quoted)).toHaveLength(1);
    expect(passages(before, after, 'Why did he bring it?', quoted)).toEqual([]);
    expect(passages(before, after, 'Show how loud he is.', 'It was fun')).toEqual([]);
  });

  it('are near the quoted words first, and then anywhere', () => {
    const both = before.replace('was fun', 'was great fun').replace('home late', 'home very late');
    expect(passages(before, both, more, 'It was fun').map(({ after }) => after)).toEqual([
      sentences.slice(0, 5).join(' ').replace('was fun', 'was great fun'),
      'We drove home very late.',
    ]);
  });

  it('are anywhere if any of the quoted words went, or if none were ever there', () => {
    const after = before.replace('It was fun. ', '').replace('home late', 'home very late');
    const told = (...quotations: string[]) =>
      passages(before, after, more, ...quotations).map((one) => one.after);
    expect(told('On Friday', 'It was fun')).toContain('We drove home very late.');
    expect(told('We saw a shark')).toContain('We drove home very late.');
  });

  it('hold no mended marks or letters, unless the step is about them', () => {
    const after = before.replace('Dad slept', 'dad slept');
    expect(passages(after, before, more)).toEqual([]);
    expect(passages(after, before, 'Check your capitals.')).toEqual([
      { before: 'dad slept in the sun.', after: 'Dad slept in the sun.' },
    ]);
  });

  it('have nothing before a new sentence, and the sentence that grew before one that did', () => {
    const added = before.replace('It was fun.', 'It was fun. Huge eels swam past.');
    expect(passages(before, added, more)).toEqual([{ before: '', after: 'Huge eels swam past.' }]);
    expect(passages('Yes. We ran.', 'Yes of course. We ran.', more)).toEqual([
      { before: 'Yes.', after: 'Yes of course.' },
    ]);
  });

  it('have both sentences before the one that they became', () => {
    expect(
      passages('We ran home. Suddenly.', 'We ran home suddenly.', 'Check your full stops.'),
    ).toEqual([{ before: 'We ran home. Suddenly.', after: 'We ran home suddenly.' }]);
  });

  it('hold each sentence once, and sentences side by side apart', () => {
    const twice = before.replace('Nana cooked us pies', 'Old Nana cooked us hot pies');
    expect(passages(before, twice, more)).toHaveLength(1);
    const both = twice.replace('it rained', 'it quickly rained');
    expect(passages(before, both, more).map(({ after }) => after)).toEqual([
      'Old Nana cooked us hot pies.',
      'Then it quickly rained hard.',
    ]);
  });

  it.each(['Put the boat before the lake.', 'Begin a new paragraph when you are at the lake.'])(
    'are the drafts themselves for a step about order or lines: %s',
    (comment) => {
      const after = `${sentences[1]} ${sentences[0]}\n\n${sentences.slice(2).join(' ')}`;
      expect(passages(before, after, comment, 'We drove home late')).toEqual([{ before, after }]);
      expect(passages(before, before, comment)).toEqual([]);
    },
  );

  it('are sentences of very long drafts, even for a step about order', () => {
    const long = `${before} ${'We swam and swam. '.repeat(400)}`;
    const after = long.replace('rained hard', 'rained very hard');
    expect(passages(long, after, 'Put the rain first.')).toEqual([
      { before: 'Then it rained hard.', after: 'Then it rained very hard.' },
    ]);
  });

  it('are the first six, each cut at 1,500 characters', () => {
    const names = ['Ana', 'Ben', 'Cam', 'Dot', 'Eve', 'Fin', 'Gil'];
    const old = names.map((name) => `${name} ran home.`).join(' ');
    const fresh = names.map((name) => `${name} ran straight home.`);
    expect(passages(old, fresh.join(' '), more).map(({ after }) => after)).toEqual(
      fresh.slice(0, 6),
    );
    const long = `We saw ${'big '.repeat(500)}eels`;
    const [cut] = passages('We saw eels.', `${long}.`, more);
    expect(cut?.after.length).toBeLessThanOrEqual(1_500);
    expect(long.startsWith(cut?.after ?? '?')).toBe(true);
    const [shortened] = passages(`${long}.`, `${long} and rays.`, more);
    expect(shortened?.before.length).toBeLessThanOrEqual(1_500);
  });
});

describe('the passages for a step of a rule', () => {
  it.each(['ordering', 'breaking'] as const)('are the drafts themselves for %s', (by) => {
    const after = by === 'ordering' ? `${sentences[6]} ${before}` : before.replace('. ', '.\n\n');
    expect(passagesForRule(draftsOf(before, after), { by }, ['It was fun'])).toEqual([
      { before, after },
    ]);
  });

  const told = (taken: Taken, after: string, ...quotations: string[]) =>
    passagesForRule(draftsOf(before, after), taken, quotations).map((one) => one.after);
  const far = before.replace('home late', 'home very late');
  const gone = far.replace('It was fun. ', '');

  it('are near its place, as long as that is there', () => {
    expect(told({ by: 'adding' }, far, 'It was fun')).toEqual([]);
    expect(told({ by: 'adding', where: 'here' }, far, 'It was fun')).toEqual([]);
    expect(told({ by: 'adding' }, gone, 'It was fun')).toEqual(['We drove home very late.']);
  });

  it('are anywhere for a step about the text', () => {
    expect(told({ by: 'adding', where: 'anywhere' }, far, 'It was fun')).toEqual([
      'We drove home very late.',
    ]);
  });

  it('hold only changes that can be what is asked for', () => {
    expect(told({ by: 'spelling' }, gone, 'It was fun')).toEqual([]);
  });
});

describe('what a reader is shown', () => {
  const changed = [{ before: 'It was fun.', after: 'It was great fun.' }];
  const longest = 'a'.repeat(6_000);
  const tooLong = `${longest}a`;

  it('is both drafts', () => {
    const drafts = { before: longest, after: longest };
    expect(shownOf(drafts, changed)).toEqual([drafts]);
  });

  it('is what changed, if either draft is longer', () => {
    expect(shownOf({ before: tooLong, after: '' }, changed)).toBe(changed);
    expect(shownOf({ before: '', after: tooLong }, changed)).toBe(changed);
  });
});
