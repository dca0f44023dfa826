import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { soundSentences } from './sound-sentence.ts';

describe('sentences that can be praised', () => {
  const sound = (text: string) => soundSentences(readStudentText(text)).map((one) => one.text);

  it.each([
    'Would have.',
    'He could not.',
    'The old red gate.',
    'Fifteen big red hats.',
    'Twenty big red hats.',
    'Big big hats.',
    'Because it rained all day on us and on all of our very wet old tents.',
    'And because it rained.',
    'When we got there.',
    'Is no tail.',
    'We ran and I fell and he sat and she ate.',
    'He milk the goat.',
    'Last of all my uncle, who had never washed his boots in his life.',
    'You were so clever to stay at home on Monday night because OH MY DAYS.',
    'Not because of the rain, although it rained the whole time.',
    'A bucket of oats, an old saddle and a goat called Bean.',
    'No. I had to sit and look at all of their hot chips.',
    'The kind of mud that sucked your gumboot right off your foot.',
  ])('are none such as “%s”', (one) => {
    expect(sound(`Nobody spoke. ${one} Nan sang to us.`)).toEqual([
      'Nobody spoke.',
      'Nan sang to us.',
    ]);
  });

  it.each([
    'The old red gate fell.',
    'When we got there, it rained.',
    'When it is late go to bed.',
    'When we got there we saw the old gate of the school.',
    'The gate by the shed at the end of our road.',
    'Is that no tail?',
    'Everyone who came got a pie.',
    'After that we ate.',
    'Not everyone who came got a pie.',
    'My uncle, who never washed his boots, was late.',
  ])('are also “%s”', (one) => {
    expect(sound(`Nobody spoke. ${one} Nan sang to us.`)).toContain(one);
  });

  it('are no questions on a line of their own, and none of more than sixty words', () => {
    expect(sound('Nobody spoke.\nWhat do they eat?\nNan sang to us.')).toEqual([
      'Nobody spoke.',
      'Nan sang to us.',
    ]);
    expect(sound('Nobody spoke. What do they eat?')).toContain('What do they eat?');
    const long = (count: number) => `Nan sang of ${'old '.repeat(count - 4)}boats.`;
    expect(sound(`Nobody spoke. ${long(60)}`)).toHaveLength(2);
    expect(sound(`Nobody spoke. ${long(61)}`)).toHaveLength(1);
  });

  it('are still there if two of thirty-one have slips, and not if two of thirty have', () => {
    const text = (count: number) => `${'Nobody spoke. '.repeat(count)}He milk it. She milk it.`;
    expect(sound(text(29))).toHaveLength(29);
    expect(sound(text(28))).toEqual([]);
  });

  it('are no worse for what somebody says', () => {
    expect(sound('Nobody spoke. “He milk it,” said Nan. “She milk it,” said Dad.')).toContain(
      'Nobody spoke.',
    );
  });
});
