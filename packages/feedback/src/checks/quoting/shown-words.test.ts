import { describe, expect, it } from 'vitest';
import type { DraftPoint } from '../draft-point.ts';
import { sourceText } from '../finding/source-text.ts';
import { check, question, step, strength, text } from '../testing/sample-feedback.ts';

const proven = strength('“as wobbly as jelly” is fun to picture.');

/** The comment as the teacher would see it, if it passes the gate. */
const shown = (kind: DraftPoint['kind'], comment: string, quotations: string[] = []) =>
  check([proven, { kind, comment, quotations, example: null, skill: null }]).points.find(
    (point) => point.comment !== proven.comment,
  )?.comment;

describe('words that are not the student’s don’t reach the teacher as hers', () => {
  it.each([
    'Your words “icy splash” made me shiver.',
    'The verb “capsized” is strong.',
    'The verb "capsized" is strong.',
    'The verb ‘capsized’ is strong.',
    'Your phrase ‘icy splash’ made me shiver.',
    'You wrote ‘the kayak threw us in’, and I felt it.',
    'You wrote «the kayak threw us in», and I felt it.',
    'You wrote „the kayak threw us in“, and I felt it.',
    'You wrote 「the kayak threw us in」, and I felt it.',
    'You wrote ＂the kayak threw us in＂, and I felt it.',
    'You wrote ″the kayak threw us in″, and I felt it.',
    'You wrote ”the kayak threw us in“, and I felt it.',
    'You wrote “the kayak threw us in, and I felt it.',
    '**the kayak threw us in** makes me shiver.',
    '**the kayak threw us in** made me laugh.',
    'Your line *the kayak threw us in* makes me shiver.',
    'Your line _the kayak threw us in_ makes me shiver.',
    'Your line `the kayak threw us in` makes me shiver.',
    'Your line <em>the kayak threw us in</em> makes me shiver.',
    '<q>the kayak threw us in</q> makes me shiver.',
    'Your line:\n> the kayak threw us in\nmakes me shiver.',
    'Your best line: the kayak threw us in.',
    'Your best line is: the kayak threw us in.',
    'Your line — the kayak threw us in — makes me shiver.',
    'Your line—the kayak threw us in—makes me shiver.',
    'Your best line – I swam home – is lovely.',
    'The sentence - The kayak threw us in - makes me shiver.',
    'I like this line: The kayak threw us in.',
    'I like this sentence — we swam home in the dark.',
    'When you wrote: the kayak threw us in, I shivered.',
    '“the eel “so cold” bit us all” makes me shiver.',
    'You wrote “the eel “so cold” makes me shiver.',
    '“so cold … we tiped out” has a lovely order.',
    '“camp … cold” tells me everything.',
    'You counted “three eels” well.',
  ])('as praise: %s', (comment) => {
    expect(shown('strength', comment)).toBeUndefined();
  });

  it.each([
    'After “the eel”, tell us how you felt.',
    'Where you wrote “icy splash”, tell us how you felt.',
    'You used “icy splash” once; find another word.',
    'Change “capsized” to a stronger verb.',
    'Your word “capsized” could be stronger.',
    'Where you wrote *the kayak threw us in*, tell us how you felt.',
    'After your line — the kayak threw us in — tell us how you felt.',
  ])('as the place of a next step: %s', (comment) => {
    expect(shown('nextStep', comment)).toBeUndefined();
  });

  it('in a question', () => {
    expect(shown('question', 'What did “the eel” look like?')).toBeUndefined();
  });

  it('as an example', () => {
    const example = 'You wrote that the eel bit you.';
    expect(check([proven, { ...step, example }]).points[1]?.example).toBeNull();
  });
});

describe('words that nobody takes for the student’s stay', () => {
  it.each([
    'Find a stronger verb than “was”, such as “shivered”.',
    'Would “shivered” or “trembled” show more?',
    'After “so cold”, add a time word: “then” or “later”?',
    'Your last sentence has no “because” yet.',
  ])('in a next step: %s', (comment) => {
    expect(shown('nextStep', comment)).toBe(comment);
  });

  it.each([
    ['You never write “I was scared”, but I know.', 'You never write ‘I was scared’, but I know.'],
    ['You show it without the word “scared”.', 'You show it without the word ‘scared’.'],
    ['You chose “so cold” instead of “icy”.', 'You chose “so cold” instead of ‘icy’.'],
  ])('where praise says that they are not there: %s', (comment, kept) => {
    expect(shown('strength', comment)).toBe(kept);
  });

  it.each([
    'Your line — short and sharp — makes me shiver at “so cold”.',
    'Your simile – I loved it – is “as wobbly as jelly”.',
    'This sentence — the one about the kayak — has “so cold” in it.',
    'In this phrase - a comparison that works - “as wobbly as jelly” is fun.',
    'Your line about the kayak has a comparison: “as wobbly as jelly”.',
    'You say two things: how it felt (“so cold”) and why.',
    'The kayak — it tipped you out — is “as wobbly as jelly”.',
  ])('where dashes or a colon set off an aside: %s', (comment) => {
    expect(shown('strength', comment)).toBe(comment);
  });

  it('in a question about two spellings', () => {
    const comment = 'Should it be ‘wear’ or ‘where’?';
    expect(shown('question', comment)).toBe(comment);
  });

  it('when they are letters of the student’s word', () => {
    const comment = 'You heard the “ay” in “kayak”.';
    expect(shown('strength', comment)).toBe(comment);
  });
});

describe('the student’s own words are proven however they are shown', () => {
  it.each([
    ['**we went to camp** sets the scene.', '“we went to camp” sets the scene.'],
    ['Your line *so cold* makes me shiver.', 'Your line “so cold” makes me shiver.'],
    ['<q>so cold</q> makes me shiver.', '“so cold” makes me shiver.'],
    ['»so cold« makes me shiver.', '“so cold” makes me shiver.'],
    ['‘wobbly’ is a lively word.', '“wobbly” is a lively word.'],
    ['“as wobbly … so cold” says it all.', '“as wobbly … so cold” says it all.'],
    ['“‘Don’t stand up,’ I said” is clear.', '“‘Don’t stand up,’ I said” is clear.'],
    ['Your best line: it was so cold.', 'Your best line: “it was so cold”.'],
    ['Your line — it was so cold — is fun.', 'Your line — “it was so cold” — is fun.'],
    ['You wrote: we went to camp.', 'You wrote: “we went to camp”.'],
    ['I like this line - it was so cold.', 'I like this line - “it was so cold”.'],
  ])('%s', (comment, kept) => {
    const { points } = check([strength(comment), step, question]);
    const [point] = points;
    expect(point?.comment).toBe(kept);
    for (const { start, end, text: words } of point?.quotations ?? [])
      expect(text.slice(start, end)).toBe(words);
    expect(point?.quotations).not.toHaveLength(0);
  });
});

const spoken = 'Then Mum said "get out of there right now" and I laughed.';

it.each([
  '"Mum said "get out of there right now""',
  '"Mum said \'get out of there right now\'"',
  '“Mum said “get out of there right now””',
  '“Mum said ‘get out of there right now’”',
  '“Mum said "get out of there right now"”',
  '«Mum said "get out of there right now"»',
])('a speech in a quotation keeps both its marks: %s', (quoted) => {
  const comment = `You say ${quoted}, and that is lively.`;
  const { points } = check([strength(comment), step], { source: sourceText(spoken) });
  expect(points[0]?.comment).toBe(
    'You say “Mum said ‘get out of there right now’”, and that is lively.',
  );
});

it('a quotation goes on after a speech within straight marks', () => {
  const comment = 'You say "Mum said "get out of there right now" and I laughed", and I laugh too.';
  const { points } = check([strength(comment), step], { source: sourceText(spoken) });
  expect(points[0]?.comment).toBe(
    'You say “Mum said ‘get out of there right now’ and I laughed”, and I laugh too.',
  );
});

const far = `I ran into the water and screamed. It was cold, 3 degrees. Then we ate our chips on the sand.
The gulls came down. One took my chip and I was not happy. I ran into the water again, and I was not happy there.`;

it.each([
  ['I ran into the water … it was cold', true],
  ['I ran into the water … we ate our chips', true],
  ['I ran into the water … I was not happy', true],
  ['screamed … our chips', false],
  ['screamed … cold', true],
  ['I ran into the water and screamed … I was not happy', false],
  ['we ate our chips … I ran into the water', false],
  ['I ran into the water … 3', true],
  ['I ran into the water … 4', false],
  ['4 … I ran into the water', false],
  ['I ran into the water … !', true],
])('… joins what is in one sentence or the next two: %s', (quoted, isShown) => {
  const comment = `“${quoted}” tells me how you felt.`;
  const { points } = check([strength(comment), step], { source: sourceText(far) });
  expect(points[0]?.kind === 'strength').toBe(isShown);
});

const unlike = `I do not think we should wear a uniform. Uniforms are never cheap and mum can't buy two.
It is hard to say who is right, but nobody likes the jersey, so I think we should choose.`;

it.each([
  ['I do … think we should wear a uniform', false],
  ['Uniforms are … cheap', false],
  ['mum … buy two', false],
  ['It is hard to say … likes the jersey', false],
  ['I do not … wear a uniform', true],
  ['It is hard to say who is right … I think we should choose', true],
])('… leaves out no “not” of what is quoted: %s', (quoted, isShown) => {
  const comment = `“${quoted}” tells me what you think.`;
  const { points } = check([strength(comment), step], { source: sourceText(unlike) });
  expect(points[0]?.kind === 'strength').toBe(isShown);
});
