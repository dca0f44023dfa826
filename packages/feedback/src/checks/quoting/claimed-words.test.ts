import { describe, expect, it } from 'vitest';
import { sourceText } from '../finding/source-text.ts';
import { check, strength, text } from '../testing/sample-feedback.ts';

const proven = strength('“as wobbly as jelly” is fun to picture.');

/** All words come again in it, so that what is said of repeated words is true. */
const twice = sourceText(`${text}\n\n${text}`);

const shownStep = (comment: string) =>
  check([proven, { kind: 'nextStep', comment, quotations: [], example: null, skill: null }], {
    wordCount: 60,
    source: twice,
  }).points[1]?.comment;

describe('a next step that speaks of words as the student’s is held to the text', () => {
  const claims = [
    (q: string) => `Change ${q} to something stronger.`,
    (q: string) => `Replace ${q} with one exact word.`,
    (q: string) => `First, swap ${q} for a better word.`,
    (q: string) => `You use ${q} again and again.`,
    (q: string) => `You start two sentences with ${q}.`,
    (q: string) => `Your word ${q} is plain.`,
    (q: string) => `Your last line is ${q}, so say more.`,
    (q: string) => `${q} is used too often.`,
    (q: string) => `${q} comes up again and again.`,
    (q: string) => `The words ${q} come up too often.`,
    (q: string) => `The word ${q} is there too often.`,
    (q: string) => `The phrase ${q} is a bit weak.`,
    (q: string) => `Move ${q} to the start.`,
    (q: string) => `Check the spelling of ${q}.`,
    (q: string) => `Cross out ${q}.`,
    (q: string) => `Look again at ${q}.`,
    (q: string) => `Go back to ${q} and say more.`,
    (q: string) => `Start a new paragraph at ${q}.`,
    (q: string) => `Explain what you mean by ${q}.`,
    (q: string) => `Make ${q} stronger.`,
    (q: string) => `Add more detail to ${q}.`,
    (q: string) => `Give ${q} a capital letter.`,
    (q: string) => `Your text says ${q}, so say why.`,
    (q: string) => `Think of another word for ${q}.`,
    (q: string) => `${q} needs a comma.`,
    (q: string) => `${q} doesn’t tell me much.`,
    (q: string) => `Read ${q} aloud and underline ${q}.`,
    (q: string) => `In the line ${q}, tell us more.`,
    (q: string) => `Instead of ${q}, try ‘raced’.`,
    (q: string) => `Rather than ${q}, you could write ‘raced’.`,
    (q: string) => `${q} could be stronger.`,
    (q: string) => `The phrase ${q} could be replaced by one word.`,
    (q: string) => `In the sentence that begins ${q}, tell us more.`,
    (q: string) => `When Mum says ${q}, tell us how she sounds.`,
    (q: string) => `Find “so cold” and the part ${q}, then cut ${q}.`,
  ];
  it.each(claims.map((claim) => [claim('“…”'), claim] as const))('%s', (_, claim) => {
    for (const [open, close] of ['“”', '‘’', "''", '""'] as const)
      for (const words of ['moon', 'very nice', 'the big dog barked'])
        expect(shownStep(claim(`${open}${words}${close}`)), words).toBeUndefined();
    for (const words of ['so cold', 'the kayak was as wobbly'])
      expect(shownStep(claim(`‘${words}’`)), words).toContain(words);
  });
});

describe('a next step may suggest words of its own', () => {
  it.each([
    'Swap “so cold” for ‘icy’ or ‘freezing’.',
    'Change “was” to ‘seemed’, ‘felt’ or ‘grew’.',
    'Where “it was so cold”, ‘freezing’ says more.',
    'Find a place where ‘must’ would sound stronger.',
    'At the end you write “so cold”, where ‘icy’ could show more.',
    'I couldn’t find ‘should’ or ‘must’ anywhere.',
    'You haven’t used ‘although’ yet, so join two ideas with it.',
    '“he stood up” could be anything from ‘rose’ to ‘leapt’.',
    'Look at “tiped”. Check the spelling of ‘tipped’.',
    'In “wensday”, look at the start: what does ‘Wednesday’ need?',
    'Cover, write and check ‘tipped’ until you know it well.',
    'Change ‘y’ to ‘ies’ at the end.',
    'The word ‘bed’ helps: b starts it, d ends it.',
    'Would ‘slid’ or ‘tumbled’ show more than “tiped out”?',
    'Ask yourself ‘who was there?’ and ‘what did I hear?’ at “so cold”.',
    'Add the word ‘because’ after “so cold”.',
    'Use a time word, like ‘later’ or ‘at last’.',
    'Do you need ‘there’ or ‘their’?',
    'Give it the heading ‘Our wet day’.',
    'Give your text a title like ‘The cold kayak’.',
    'Could you start a sentence with ‘When’ or ‘As soon as’?',
    'Do you use ‘because’ anywhere?',
    '‘Icy’ could be stronger than “so cold”.',
    'At “so cold”, a word like ‘icy’ could be stronger.',
    'At “so cold”, show us your hands instead of ‘I was freezing’.',
    '‘Because’ or ‘so’ could join the two ideas.',
  ])('%s', (comment) => {
    expect(shownStep(comment)).toBe(comment);
  });
});
