import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { found } from '../testing/found.ts';
import { tiredWord } from './tired-words.ts';

describe('a plain verb', () => {
  const placesIn = (text: string) =>
    tiredWord
      .find(readStudentText(text))
      .flatMap(({ places, quotations }) => places ?? quotations.flat());
  const asked = (words: string) =>
    placesIn(`We went home. ${words}. Then we went up. Dad went in.`);

  it.each([
    'We went towards it',
    'We went toward the bus',
    'We went across it',
    'We went to it',
    'We went to bedlam',
  ])('could be another: “%s”', (words) => {
    expect(asked(words)).toContain(words);
  });

  it.each([
    'We never went to it',
    'We didn’t all went to it',
    'We cant went to it',
    'We wont went to it',
    'We only went to it',
    'We just went to it',
    'We even went to it',
    'We went to bed',
    'We went to sleep',
    'We went and went up it',
    'We went to it quickly',
    'We went up slowly',
    'We went wild',
    'We went insidering',
  ])('is right as it is: “%s”', (words) => {
    expect(asked(words)).not.toContain(words);
  });

  it('could be another before a short word in -ly, or in another sentence', () => {
    expect(asked('We went to my fly')).toContain('We went to my fly');
    expect(asked('It is not so. We went to it')).toContain('We went to it');
  });

  it.each([
    'It was a bad brother',
    'A bad sister ran',
    'A bad cousin ran',
    'Bad sisters ran',
    'Bad cousins ran',
    'Bad brothers ran',
    'A bad guy ran',
    'Bad guys ran',
    'As bad as it gets',
    'How bad it was',
    'A bad deal it was',
    'It was not so bad',
  ])('and ‘bad’ is right in a set phrase: “%s”', (words) => {
    const places = placesIn(`It was bad there. It was a bad map. ${words}. It was a bad bus.`);
    expect(places).not.toContain(words);
  });
});

describe('the same word again and again', () => {
  it('is asked about from three on, if the text is short', () => {
    const three = 'It was a good bus. It was a good map. It was a good hat.';
    expect(found(tiredWord, three)[0]?.[0]).toBe('nextStep');
    expect(found(tiredWord, 'It was a good bus. It was a good map.')).toEqual([]);
    const more = (count: number) => `${three} ${'We ate red pies. '.repeat(count)}`;
    expect(found(tiredWord, more(48)).length).toBeGreaterThan(0);
    expect(found(tiredWord, more(60))).toEqual([]);
  });

  it('is told how often it is there, in speech as well', () => {
    const slots = (text: string) =>
      tiredWord.find(readStudentText(text)).map((one) => one.slots?.['times']);
    expect(
      slots('It was a good bus. It was a good map. It was a good hat. “It is good,” said Nan.'),
    ).toEqual(['four']);
  });

  it('is no plain ‘said’, which only a second draft is judged by', () => {
    const said = 'Nan said it. Dad said so. Ana said no. Hemi said yes. Mum said it too.';
    expect(tiredWord.find(readStudentText(said))).toMatchObject([{ weight: 0 }]);
    expect(tiredWord.find(readStudentText(said.replace('Mum said it too.', '')))).toEqual([]);
  });
});

describe('‘big’ that comes back', () => {
  const asked = (words: string) =>
    tiredWord
      .find(readStudentText(`It is a big tent. ${words}. It is on a big hill. A big tree fell.`))
      .flatMap(({ places, quotations }) => places ?? quotations.flat());

  it.each(['We had a big dog there', 'The shed was really big'])(
    'is asked about where it is a size: “%s”',
    (words) => {
      expect(asked(words)).toContain(words);
    },
  );

  it.each([
    'Moving house was a big change',
    'It is for big family days',
    'My big sister was there',
    'The shed was big, about the size of a bus',
    'The shed was big like a hall',
  ])('is left alone where it says how much something matters, or is measured: “%s”', (words) => {
    expect(asked(words)).not.toContain(words);
  });
});
