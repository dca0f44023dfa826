import { describe, expect, it } from 'vitest';
import { sourceText } from './finding/source-text.ts';
import { check, first, question, step, strength } from './testing/sample-feedback.ts';

describe('what the gate mends', () => {
  it.each([
    'Give it a heading. Try ‘How they help’ or ‘Friends of the garden’.',
    'Start it with “Early in the morning”, where you wrote “so cold”.',
    'Put it in a list called "What you will need".',
    'You could start a sentence with “Suddenly” after “so cold”.',
    'Choose words that sound sure, such as ‘clearly’ or ‘I am very certain’.',
  ])('takes words that a next step says to try for what they are: %s', (comment) => {
    const { points, checks } = check([strength('“so cold” works.'), { ...step, comment }]);
    expect(points[1]?.comment).toMatch(/‘[^‘’“”]+’/u);
    expect(checks.quotations.dropped).toBe(0);
  });

  it.each([
    'You start with “Early in the morning”, so go on.',
    'See “the eel bit my toes”.',
    'After ‘the eel bit my toes’, say more.',
    'You wrote ‘the eel bit my toes’, so say more.',
  ])('takes nothing else in a next step for a suggestion: %s', (comment) => {
    const { checks } = check([strength('“so cold” works.'), { ...step, comment }]);
    expect(checks.quotations.dropped).toBe(1);
  });

  it.each([
    ['Look at “tiped”. It should be “tipped”.', '‘tipped’'],
    ['Look at “tiped”, which is spelt “tipped”.', '‘tipped’'],
    ['Change “On wensday” to “On Wednesday”.', '‘On Wednesday’'],
    ['Look again: “Lake Taupō” becomes “lake Taupō”.', '‘lake Taupō’'],
  ])('leaves a correction as it is, and no words of the student’s: %s', (comment, corrected) => {
    const quotations = [...comment.matchAll(/“([^”]+)”/gu)].map(([, words = '']) => words);
    const { points } = check([strength('“so cold” works.'), { ...step, comment, quotations }]);
    expect(points[1]?.comment).toContain(corrected);
  });

  it('keeps the student’s words where a step says to use them, and drops a long correction', () => {
    const of = (comment: string) =>
      check([strength('“so cold” works.'), { ...step, comment }]).points[1]?.comment ?? '';
    expect(of('Now use “so cold” twice.')).toBe('Now use “so cold” twice.');
    expect(of('It should be “On Wednesday we went to camp”, so check it.')).toBe('');
    expect(of('You write “We tipped out because the kayak”.')).toContain('“We tiped out');
  });

  it('passes over what is listed beside a true quotation and never quoted', () => {
    const point = first(strength('“so cold” works.', ['so cold', 'the eel bit my toes']));
    expect(point?.quotations.map(({ text: words }) => words)).toEqual(['so cold']);
  });

  it('cuts a quotation with a small word of the writer’s own to the student’s', () => {
    const point = first(strength('You wrote “and then the kayak was as wobbly as jelly”.'));
    expect(point).toMatchObject({
      comment: 'You wrote “the kayak was as wobbly as jelly”.',
      quotations: [{ match: 'mended' }],
    });
  });

  it.each([
    'You wrote “the kayak was as wobbly as jelly and purple”, and purple is bright.',
    'You wrote “we tiped out because the kayak sank”, and sinking is a strong end.',
    'You wrote “the kayak was as wobbly as fresh jelly”, and fresh is a strong word.',
    'You wrote “the kayak was really as wobbly as jelly”, and really is strong.',
    '“the kayak was as wobbly as a drunk” makes me laugh.',
    'You wrote “he stood up anyway quickly”, so I see it.',
    'You wrote “We tiped out because the raft” and I want to go on.',
  ])('cuts no words that the comment may speak of, and leaves no end hanging: %s', (comment) => {
    expect(first(strength(comment))?.kind).toBe('nextStep');
  });

  it('leaves out surplus points of a feedback that is too long', () => {
    const good = strength('Tāne, “as wobbly as jelly” helps me see it.');
    const { points, checks } = check([
      good,
      { ...step, example: null },
      question,
      { ...question, comment: 'And what then, do you think, when it was all over for you?' },
    ]);
    expect(points).toHaveLength(3);
    expect(checks.failed).toEqual([]);
  });

  it('leaves out an example and then a last sentence that explains, and asks for nothing again', () => {
    const good = strength('Tāne, “as wobbly as jelly” helps me see it. I could feel it tip over.');
    const place = { ...step, comment: `${step.comment} Your reader will be in it with you.` };
    const { feedback, points, reasons } = check([good, place], { wordCount: 26 });
    expect(reasons).toEqual([]);
    expect(points.map(({ example }) => example)).toEqual([null, null]);
    expect(feedback).toBe(
      'Tāne, “as wobbly as jelly” helps me see it.\n\nNext, tell me how it felt in the water. Your reader will be in it with you.',
    );
  });

  it('never shortens a next step by what it says to do', () => {
    const good = strength('Tāne, “as wobbly as jelly” helps me see it.');
    const told = { ...step, example: null, comment: 'Look at “so cold”. Say how it felt to you.' };
    const { points, checks } = check([good, told], { wordCount: 14 });
    expect(points[1]?.comment).toBe(told.comment);
    expect(checks.failed).toEqual(['length']);
  });

  it('takes advice and questions out of praise', () => {
    const praised = strength(
      'Tāne, “as wobbly as jelly” helps me see it. Next time, tell me more. What did it smell like?',
    );
    const { feedback, checks } = check([praised], { isPraise: true, wordCount: 9 });
    expect(feedback).toBe('Tāne, “as wobbly as jelly” helps me see it.');
    expect(checks.failed).toEqual([]);
  });

  it('restores nearly right quotations to the student’s words', () => {
    const point = first(strength('I like “On Wednesday we went to camp at lake Taupo”.'));
    expect(point?.comment).toBe('I like “On wensday we went to camp at Lake Taupō”.');
    expect(point?.quotations[0]?.match).toBe('mended');
  });

  it('moves a full stop that was quoted behind the quotation mark', () => {
    expect(first(strength('You wrote “it was so cold.” I like that.'))?.comment).toBe(
      'You wrote “it was so cold”. I like that.',
    );
  });

  it.each([
    ['Try “shivered”, “shook” or “froze” where it is “so cold”.', '‘shivered’, ‘shook’ or ‘froze’'],
    ['You could end it with “and we slept”. It is “so cold”.', '‘and we slept’'],
    ['Start your ending with “At last we slept”.', '‘At last we slept’'],
    ['Give it the title: “The kayak race”.', '‘The kayak race’'],
    ['A story headed “The kayak race” is clear.', '‘The kayak race’'],
  ])('takes each of the words to try for a suggestion: %s', (comment, shown) => {
    const { points, checks } = check([strength('“so cold” works.'), { ...step, comment }]);
    expect(points[1]?.comment).toContain(shown);
    expect(checks.quotations.dropped).toBe(0);
  });

  it.each([
    'Here it says ‘the eel bit my toes’. Say more.',
    'I like the part where you’ve written ‘the eel bit my toes’.',
    'Say more, as in ‘the eel bit my toes’.',
    'You end with “the eel bit my toes”. Say more.',
  ])('takes what is said to be in the text for a quotation: %s', (comment) => {
    const { checks } = check([strength('“so cold” works.'), { ...step, comment }]);
    expect(checks.quotations.dropped).toBe(1);
  });

  it('takes nothing in praise for a suggestion', () => {
    const { checks } = check([strength('Try “the eel bit my toes”, and “so cold” too.'), step]);
    expect(checks.quotations.dropped).toBe(1);
  });

  it('leaves the rest of a next step as it is around a suggestion', () => {
    const comment = 'First, look at “so cold”. Then try “it bit my toes” or “it bit me”. Go on!';
    const { points } = check([strength('“so cold” works.'), { ...step, comment }]);
    expect(points[1]?.comment).toBe(
      'First, look at “so cold”. Then try ‘it bit my toes’ or ‘it bit me’. Go on!',
    );
    expect(points[1]?.quotations.map(({ text: words }) => words)).toEqual(['so cold']);
  });

  it('drops a point whose two words are not in the text, listed or not', () => {
    const wrong = '“purple eels” is fun.';
    expect(first(strength(wrong, ['purple eels']))?.kind).toBe('nextStep');
    expect(first(strength(wrong, ['so cold']))?.kind).toBe('nextStep');
    const { reasons } = check([strength('A good word.', ['eel']), step, question]);
    expect(reasons.join(' ')).toContain('“eel” is not in the student’s text');
  });

  it('holds three words against the text, listed or not', () => {
    expect(first(strength('“big purple eels” is fun.'))?.kind).toBe('nextStep');
    expect(first(strength('“eels … big purple eels” is fun.'))?.kind).toBe('nextStep');
  });

  it('proves by what is listed too, each once', () => {
    const point = first(strength('“so cold” works.', ['so cold', 'Lake Taupō', 'so cold']));
    expect(point?.quotations.map(({ text: words }) => words)).toEqual(['so cold', 'Lake Taupō']);
  });

  it('finds a shortened quotation piece by piece, and leaves it as it is written', () => {
    const comment = '“We tiped out … as wobbly as jelly” is fun.';
    const point = first(strength(comment, ['We tiped out … as wobbly as jelly']));
    expect(point?.comment).toBe(comment);
    expect(point?.quotations.map(({ text: words }) => words)).toEqual([
      'We tiped out',
      'as wobbly as jelly',
    ]);
    expect(first(strength('“he stood up [\u2026]” is fun.'))?.quotations).toHaveLength(1);
  });

  it.each([
    ['I see “it was so cold.”', 'I see “it was so cold”.'],
    ['I see “it was so cold.” and shiver.', 'I see “it was so cold” and shiver.'],
    ['I see “it was so cold”.', 'I see “it was so cold”.'],
    ['“so cold.”   Well done, Tāne.', '“so cold”. Well done, Tāne.'],
  ])('ends a sentence once: %s', (comment, mended) => {
    expect(first(strength(comment))?.comment).toBe(mended);
  });

  it('counts the quotations that were mended', () => {
    const mended = strength('I like “On Wednesday we went to camp” and “so cold”.');
    expect(check([mended, step, question]).checks.quotations).toEqual({
      found: 2,
      mended: 1,
      dropped: 0,
    });
  });
});

const teReo =
  'I kōrero to my koro in the wharenui at Kaikōura. The paraoa was hot. A cant is no slip.';

it.each([
  ['“korero” brings him close.', '“kōrero” brings him close.'],
  ['“parāoa” makes me hungry.', '“paraoa” makes me hungry.'],
  ['“Kaikoura” tells me where.', '“Kaikōura” tells me where.'],
])('puts the student’s word with its macrons, or without: %s', (comment, mended) => {
  const { points } = check([strength(comment), step], { source: sourceText(teReo) });
  expect(points[0]?.comment).toBe(mended);
});

it.each(['“koru” is a lovely word.', '“whare” is a lovely word.', 'You spelt “korero” well.'])(
  'but puts no other word, and none where its spelling is praised: %s',
  (comment) => {
    const { points } = check([strength(comment), step], { source: sourceText(teReo) });
    expect(points[0]?.kind).toBe('nextStep');
  },
);
