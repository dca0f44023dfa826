import { describe, expect, it } from 'vitest';
import { quotedSpans } from '@second-draft/contract';
import { countWords } from '../../text/words.ts';
import { feedbacks } from '../testing/feedbacks.ts';
import { readPoints } from './read-points.ts';
import { simplify } from './simplify.ts';

const quoted = (text: string) => quotedSpans(text).map((span) => span.text);

describe('a simpler feedback', () => {
  it.each(feedbacks)('keeps every strength, next step and quotation: $title', ({ feedback }) => {
    const simpler = simplify(feedback) ?? feedback;
    const kinds = (text: string) =>
      readPoints(text)
        .map(({ kind }) => kind)
        .filter((kind) => kind !== 'question');
    expect(kinds(simpler)).toEqual(kinds(feedback));
    expect(quoted(simpler)).toEqual(quoted(feedback));
    expect(countWords(simpler)).toBeLessThanOrEqual(countWords(feedback));
  });

  it('drops explanations, examples and lead-ins', () => {
    const feedback =
      'Hana, “as flat as a mirror” is lovely to read. It shows me the place.\n\nTo make this even stronger, add one sound or smell. For example: Bacon sizzled in the dark kitchen.\n\nThink about this: What could you hear?';
    expect(simplify(feedback)).toBe(
      'Hana, “as flat as a mirror” is lovely to read.\n\nAdd one sound or smell.\n\nWhat could you hear?',
    );
  });

  it('says what the built-in writer wrote in its plainest way', () => {
    const feedback =
      'Hana, you compare one thing with another in “as flat as a mirror”. That makes it easy to imagine.\n\nOrganise your writing into paragraphs: if you move on to something different at “After lunch we fished”, begin another one there.';
    expect(simplify(feedback)).toBe(
      'Hana, “as flat as a mirror” is a comparison that works.\n\nGive each part a paragraph. You could begin another one at “After lunch we fished”.',
    );
  });

  it('keeps what is said of a quotation in the sentence after it', () => {
    expect(
      simplify('I like “Secondly”. It tells me a new reason begins. That helps.\n\nNext, add one.'),
    ).toBe('I like “Secondly”. It tells me a new reason begins.\n\nAdd one.');
  });

  it('leaves the question out where forty words are not enough and a next step stays', () => {
    const long = `I like how ${'the boat goes on and '.repeat(6)}stops at “the wharf”.`;
    expect(simplify(`${long}\n\nAdd a sound. It helps the reader.\n\nWhat did you hear?`)).toBe(
      `${long}\n\nAdd a sound.`,
    );
  });

  it('reads a feedback of one paragraph, as a model may write it', () => {
    const feedback =
      'Tāne, your opening “It was freezing as” pulls me in. That works well. Next, add what you heard in the middle. What did you hear when the kayak tipped?';
    expect(simplify(feedback)).toBe(
      'Tāne, your opening “It was freezing as” pulls me in.\n\nAdd what you heard in the middle.\n\nWhat did you hear when the kayak tipped?',
    );
  });

  it.each(['', 'Good.', 'Add one sound.', 'word '.repeat(60)])(
    'there is none where nothing can go without losing a point: “%s”',
    (feedback) => expect(simplify(feedback)).toBeNull(),
  );
});

describe('what stays in a simpler feedback', () => {
  const shortOf = (words: number) =>
    `I like how the boat goes on ${'and on '.repeat(20)}`.split(' ').slice(0, words).join(' ');

  it.each([
    [35, true],
    [36, false],
  ])('a question stays up to 39 words: %i and four', (words, isKept) => {
    const feedback = `${shortOf(words)}.\n\nAdd rain. It helps.\n\nWhen then?`;
    expect(simplify(feedback)).toContain('Add rain.');
    expect(simplify(feedback)?.includes('When then?')).toBe(isKept);
  });

  it('a question stays where it is all there is beside praise', () => {
    const feedback = `${shortOf(45)}. It helps.\n\nWhen then?`;
    expect(simplify(feedback)).toBe(`${shortOf(45)}.\n\nWhen then?`);
  });

  it('points of a kind stand together', () => {
    expect(simplify('Ka pai. That helps.\n\nAdd rain. Why then? Add wind.')).toBe(
      'Ka pai.\n\nAdd rain. Add wind.\n\nWhy then?',
    );
  });

  it.each([
    ['Next time, add a sound.', 'Add a sound.'],
    ['Next, add a sound.', 'Add a sound.'],
    ['Now add a sound.', 'Add a sound.'],
    ['In your next draft, add a sound.', 'Add a sound.'],
    ['To make it even better, add a sound.', 'Add a sound.'],
    ['When you read it again, add a sound.', 'Add a sound.'],
    ['Try this next: add a sound.', 'Add a sound.'],
    ['Here is a next step: add a sound.', 'Add a sound.'],
    ['Your next step is to add a sound.', 'Add a sound.'],
    ['A question for you: what came then?', 'What came then?'],
    ['Add a sound now, next time.', 'Add a sound now, next time.'],
  ])('a step without what leads to it: %s', (step, plain) => {
    expect(simplify(`Ka pai. That helps.\n\n${step}`)).toBe(`Ka pai.\n\n${plain}`);
  });
});
