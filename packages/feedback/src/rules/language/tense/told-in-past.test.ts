import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { found } from '../../testing/found.ts';
import { quoted } from '../../testing/quoted.ts';
import { toldInPast } from './told-in-past.ts';
import { toldInPresent } from './told-in-present.ts';

describe('a story in the past', () => {
  const story = (words: string) =>
    `We drove to the lake. The dog jumped in. ${words}. Dad dropped it. We cooked tea. My sister slept.`;

  it('is shown by a verb from its beginning, its middle and its end', () => {
    expect(quoted(toldInPast, story('Then my cousin caught an eel'))).toEqual([
      'drove',
      'caught',
      'cooked',
    ]);
  });

  it.each([
    'The last time I go there',
    'The time we all see it',
    'The time he both sees it',
    'The time she just runs there',
    'The time they then come in',
    'The time Mum gets it',
    'The time Dad looks in',
  ])('is not where something is told in the present: “%s”', (words) => {
    expect(found(toldInPast, story(words))).toEqual([]);
  });

  it('is where only somebody speaks in the present', () => {
    expect(found(toldInPast, story('“I go there,” said Nan'))).toHaveLength(1);
  });

  it.each(['bit', 'left', 'lost'])('is shown by ‘%s’ only where it is a verb', (word) => {
    const text = (words: string) =>
      `We sang to the lake. The dog jumped in. ${words}. We saw it. We cooked tea. My sister slept.`;
    expect(quoted(toldInPast, text(`The old ${word} was there`))).not.toContain(word);
    expect(quoted(toldInPast, text(`Then he ${word} it`))).toContain(word);
  });

  it('is shown by plain verbs only if there is no other', () => {
    expect(
      quoted(toldInPast, 'We went off. We got on. I saw it. Dad sang. We ran in. We gave up.'),
    ).toContain('sang');
  });
});

describe('a recount in the present', () => {
  const now = [
    'I go to the river.',
    'My uncle is happy.',
    'We catch an eel.',
    'Mum cooks it.',
    'We eat it.',
  ];
  const asked = (...sentences: string[]) => found(toldInPresent, sentences.join(' '), 'recount');

  it('is asked for the past at its first two places, from four sentences on', () => {
    expect(
      toldInPresent
        .find(readStudentText(now.join(' '), 'recount'))
        .flatMap((one) => one.quotations),
    ).toEqual([['I go to the river'], ['My uncle is happy']]);
    expect(asked(...now.slice(0, 4))).toHaveLength(1);
    expect(asked(...now.slice(0, 3))).toEqual([]);
  });

  it('is asked if for each sentence in the past there are two', () => {
    expect(asked(...now.slice(0, 4), 'It was late.', 'We laughed.')).toHaveLength(1);
    expect(asked(...now.slice(0, 4), 'It was late.', 'We laughed.', 'I fell.')).toEqual([]);
  });

  it.each([
    'Everyone sings.',
    'Everybody comes.',
    'Grandma sees it.',
    'Grandpa takes it.',
    'Nana makes it.',
    'Nan runs.',
    'My teacher walks.',
    'Teacher says so.',
    'They have it.',
  ])('is told by “%s”', (one) => {
    expect(asked(...now.slice(0, 3), one)).toHaveLength(1);
  });

  it.each(['It rains.', 'My eel was happy and we swim.', '“We swim,” says Nan.', 'We jumped.'])(
    'is not told by “%s”',
    (one) => {
      expect(asked(...now.slice(0, 3), one)).toEqual([]);
    },
  );
});
