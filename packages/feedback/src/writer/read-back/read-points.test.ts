import { describe, expect, it } from 'vitest';
import { readPoints } from './read-points.ts';

const read = (feedback: string) =>
  readPoints(feedback).map(({ kind, sentences }) => `${kind}: ${sentences.join(' | ')}`);

describe('what a feedback says', () => {
  it.each([
    [
      'praise, then a step, in two paragraphs',
      'Ka pai, Hana.\n\nI was lost here.',
      ['strength: Ka pai, Hana.', 'nextStep: I was lost here.'],
    ],
    [
      'several steps in paragraphs of their own',
      'Ka pai.\n\nI was lost.\n\nHere, too.',
      ['strength: Ka pai.', 'nextStep: I was lost.', 'nextStep: Here, too.'],
    ],
    [
      'praise and a step in one paragraph',
      'Ka pai, Hana. Next, add a sound.',
      ['strength: Ka pai, Hana.', 'nextStep: Next, add a sound.'],
    ],
    [
      'a question apart, which makes no paragraph of steps',
      'Ka pai, Hana. Next, add a sound.\n\nWhat did you hear?',
      ['strength: Ka pai, Hana.', 'nextStep: Next, add a sound.', 'question: What did you hear?'],
    ],
    [
      'a question among steps',
      'Ka pai.\n\nWhere was Koro? I was lost.',
      ['strength: Ka pai.', 'question: Where was Koro?', 'nextStep: I was lost.'],
    ],
    [
      'lines with gaps around them',
      '  Ka pai.  \n \n\t I was lost. \n',
      ['strength: Ka pai.', 'nextStep: I was lost.'],
    ],
    [
      'one line after another',
      'Ka pai.\nI was lost.',
      ['strength: Ka pai.', 'nextStep: I was lost.'],
    ],
    ['a step that begins with a name', 'Hana, add a sound.', ['nextStep: Hana, add a sound.']],
    ['nothing', ' \n ', []],
  ])('%s', (_, feedback, points) => {
    expect(read(feedback)).toEqual(points);
  });

  it.each([
    ['explains it', 'I like your ending. It made me laugh.'],
    ['gives an example', 'Add a sound. For example: The eel splashed.'],
    ['goes on after a quotation of two', 'Join “It rained. We ran.” with a word like so.'],
    ['says what a quotation shows', 'Look again at “the eel”. Use a comma.'],
    ['says what a quotation shows, after a name', 'Hana, I loved “the eel”. Such a strong word.'],
    ['says so in any case', 'I’ve liked THE part “the eel”. Such a strong word.'],
    ['follows one that does', 'I like your ending. It made me laugh. That helps.'],
  ])('a sentence is part of the point before it that %s', (_, feedback) => {
    expect(readPoints(feedback)).toHaveLength(1);
  });

  it.each([
    ['explains nothing', 'I like your ending. Your title is good.'],
    ['asks something', 'Look again at “the eel”. What did it do?'],
    [
      'follows one that says what a quotation shows',
      'I like the bold word in “the eel”. Your title is good.',
    ],
    ['follows one without a quotation', 'I like it. Your title is good.'],
  ])('a sentence is a point of its own that %s', (_, feedback) => {
    expect(readPoints(feedback)).toHaveLength(2);
  });

  it('a sentence that only explains doesn’t make a point, and one that tells what a quotation shows does', () => {
    expect(readPoints('I like “the eel”. It swims fast. That helps.')).toMatchObject([
      { telling: ['I like “the eel”.', 'It swims fast.'], sentences: { length: 3 } },
    ]);
    expect(readPoints('I like your ending. It made me laugh.')).toMatchObject([
      { telling: ['I like your ending.'] },
    ]);
  });

  it('is read to its end, however long it is', () => {
    expect(readPoints('Ka pai! '.repeat(120))).toHaveLength(120);
    const simile =
      'You compare one thing with another in “as flat as a mirror”. That makes it easy to imagine. ';
    const known = readPoints(simile.repeat(45)).map(({ plainest }) => plainest !== null);
    expect(known.slice(0, 40)).not.toContain(false);
    expect(known.slice(40)).not.toContain(true);
  });
});
