import { expect, it } from 'vitest';
import { sourceText } from './finding/source-text.ts';
import { check, first, question, step, strength } from './testing/sample-feedback.ts';

const good = strength('“so cold” helps me feel it.');

const exampleOf = (example: string) =>
  check([good, { ...step, example }, question]).points[1]?.example;

it.each([
  ['… ', 'A point was empty.'],
  ['I feel how “so cold” it was <img src=x onerror="a', 'Write plain text without mark-up.'],
  ['On Wednesday we went to a camp at beautiful Lake Taupō by bus.', 'Do not rewrite'],
])(
  'a point that is dropped is told to the writer, and is no false quotation: %s',
  (comment, why) => {
    const { points, reasons, checks } = check([strength(comment), step, question]);
    expect(points.map(({ kind }) => kind)).toEqual(['nextStep', 'question']);
    expect(reasons.join(' ')).toContain(why);
    expect(checks.quotations.dropped).toBe(0);
  },
);

it.each([
  ['“so cold” helps me feel it. See https://evil.example/x.', 'strength'],
  ['Write to teacher@evil.example about how it felt.', 'nextStep'],
  ['Try ‘evil.com’ for more about how it felt.', 'nextStep'],
  ['Next, think about “evil.com” and how it felt.', 'nextStep'],
] as const)('a point that sends the student somewhere is dropped: %s', (comment, kind) => {
  const { points, reasons } = check([{ ...step, kind, comment }]);
  expect(points).toEqual([]);
  expect(reasons.join(' ')).toContain('Give no link');
});

it('a step with a sentence to copy is dropped', () => {
  const comment = 'Try ‘My toes went as blue as the deepest part of the lake’ there.';
  const { points, reasons } = check([{ ...step, comment }]);
  expect(points).toEqual([]);
  expect(reasons.join(' ')).toContain('Write no sentence for the student');
});

it('praise for what the text refutes is dropped', () => {
  const { points, reasons } = check([
    strength('You used five similes, like “as wobbly as jelly”.'),
  ]);
  expect(points).toEqual([]);
  expect(reasons.join(' ')).toContain('Count again');
});

it('an address that the student wrote may be quoted', () => {
  const source = sourceText('I put a picture at www.kayak.co.nz for Nana.');
  const quoting = strength('I like “a picture at www.kayak.co.nz”, since Nana can see it.');
  expect(check([quoting], { source }).points[0]?.comment).toBe(quoting.comment);
});

it('nothing unseen and no emoji of the writer’s own is shown, in a comment or an example', () => {
  const source = sourceText('It was so cold 👨‍👩‍👧 and \u202Ewet\u202C.');
  const comment = 'I like\u200B “so cold 👨‍👩‍👧” 😀 and “and wet”\u0007.';
  const example = 'My toes\u202E went numb 🥶.';
  const { points } = check([strength(comment), { ...step, example }], { source });
  expect(points.map((point) => [point.comment, point.example])).toEqual([
    ['I like “so cold 👨‍👩‍👧” and “and wet”.', null],
    [step.comment, 'My toes went numb.'],
  ]);
});

it('an example that sends the student somewhere is left out, and the writer told', () => {
  const { points, reasons } = check([good, { ...step, example: 'See https://evil.example' }]);
  expect(points[1]?.example).toBeNull();
  expect(reasons.join(' ')).toContain('Give no link');
});

it('a point in the criteria’s words is dropped', () => {
  const criteria = ['Uses words that help the reader see, hear and feel what is going on.'];
  const parroted = strength('“so cold” uses words that help the reader see, hear and feel it.');
  expect(check([parroted, step, question]).points[0]?.kind).toBe('strength');
  const { points, reasons } = check([parroted, step, question], { criteria });
  expect(points[0]?.kind).toBe('nextStep');
  expect(reasons.join(' ')).toContain('in your own words');
});

it('a point keeps the rule that found it, if one has', () => {
  const { points } = check([{ ...good, rule: 'feelings' }, step]);
  expect(points.map((point) => ['rule' in point, point.rule])).toEqual([
    [true, 'feelings'],
    [false, undefined],
  ]);
});

it.each([
  ['For example: My toes went numb.', 'My toes went numb.'],
  ['For example, my toes went numb.', 'my toes went numb.'],
  ['for example my toes went numb.', 'my toes went numb.'],
  ['E.g.  my toes', 'my toes'],
  ['Example:my toes', 'my toes'],
  ['It was, for example: numb.', 'It was, for example: numb.'],
  ['**My toes**', 'My toes'],
])('the example “%s” is kept as “%s”', (example, kept) => {
  expect(exampleOf(example)).toBe(kept);
});

it('an example of mark-up, or of nothing, is left out without a word to the writer', () => {
  for (const example of ['', 'For example:', 'See <img src=x onerror="a']) {
    const { points, reasons } = check([good, { ...step, example }]);
    expect(points[1]?.example).toBeNull();
    expect(reasons.join(' ')).not.toContain('An example');
  }
});

it.each(['I am sorry, I cannot help with that.', '你好你好', 'You got 9 out of 10!', 'You idiot!'])(
  'an example that could be no comment is left out: %s',
  (example) => {
    const { points, reasons } = check([good, { ...step, example }]);
    expect(points[1]?.example).toBeNull();
    expect(reasons.join(' ')).not.toContain('An example must');
  },
);

it('an example may stand between marks', () => {
  expect(exampleOf('“My toes went numb.”')).toBe('“My toes went numb.”');
});

it('a comment speaks to the student, not of the student', () => {
  const comment = '“so cold” helps me, and the student has a good eye for it.';
  expect(check([strength(comment), step]).reasons.join(' ')).toContain('as “you”');
  const source = sourceText('It was so cold that the student on the bus cried.');
  expect(check([strength(comment), step], { source }).points[0]?.comment).toBe(comment);
});

it('an example has forty words at most', () => {
  const long = 'The old horse limped on. '.repeat(8).trim();
  expect(check([good, { ...step, example: long }], { wordCount: 55 }).points[1]?.example).toBe(
    long,
  );
  const longer = check([good, { ...step, example: `${long} Slowly.` }], { wordCount: 55 });
  expect(longer.points[1]?.example).toBeNull();
  expect(longer.reasons.join(' ')).toContain('An example must be short');
});

it('the writer is told of a stand-in, of tone and of words that the teacher never uses', () => {
  const standIn = check([{ ...good, example: 'Casey ran off.' }, step]);
  expect(standIn.checks.failed).toContain('standIn');
  expect(standIn.reasons.join(' ')).toContain('can’t be turned back');
  const harsh = check([
    strength('“so cold” shows how lazy work is done, so you are clever.'),
    step,
  ]);
  expect(harsh.reasons.join(' ')).toContain('about the child');
  const hers = { frame: { greeting: '', ending: '' }, avoids: ['feel it'] };
  const avoided = check([good, step, question], { hers, wordCount: 25 });
  expect(avoided.checks.failed).toEqual(['avoidedWords']);
  expect(avoided.reasons).toEqual([expect.stringContaining('‘feel it’')]);
  expect(first(good)?.comment).toBe(good.comment);
  expect(
    check([good, step, question], { hers: { ...hers, avoids: ['eel'] } }).checks.failed,
  ).toEqual(check([good, step, question]).checks.failed);
});
