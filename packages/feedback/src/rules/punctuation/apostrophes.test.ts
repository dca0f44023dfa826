import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { found } from '../testing/found.ts';
import { apostrophes } from './apostrophes.ts';

describe('an apostrophe is missing', () => {
  it.each(
    'dont didnt doesnt couldnt wouldnt shouldnt isnt wasnt werent arent havent hasnt hadnt ive youre theyre thats theres whats youve weve couldve'.split(
      ' ',
    ),
  )('in “%s”', (word) => {
    expect(found(apostrophes, `Nan says ${word} a lot.`)).toEqual([['nextStep', word]]);
  });

  it.each(["could'nt", "was'nt", "have'nt", "Are'nt"])('from its place in “%s”', (word) => {
    expect(found(apostrophes, `Nan says ${word} a lot.`)).toEqual([['nextStep', word]]);
  });

  it.each(["don't", "gran'nt", "must'nt've", "undid'nt"])('but not from “%s”', (word) => {
    expect(found(apostrophes, `Nan says ${word} a lot.`)).toEqual([]);
  });

  it.each(['Its a bird', 'its the best', 'its been', 'Its called'])('in “%s”', (words) => {
    expect(found(apostrophes, `Nan says ${words} a lot.`)).toEqual([
      ['nextStep', /its \S+/iu.exec(words)?.[0]],
    ]);
  });

  it.each([
    'its tail',
    'It’s a bird',
    'its so-called owner',
    'its made-up name',
    'its very own',
    'its. A bird',
    'gits the',
  ])('but not in “%s”', (words) => {
    expect(found(apostrophes, `Nan says ${words} a lot.`)).toEqual([]);
  });

  it('and three words of several are shown, each once', () => {
    expect(found(apostrophes, 'I dont know. Dont go. It isnt here. It wasnt. It hasnt.')).toEqual([
      ['nextStep', 'Dont', 'isnt', 'wasnt'],
    ]);
  });

  it('which weighs more if it is missing three times', () => {
    const weights = (text: string) =>
      apostrophes.find(readStudentText(text)).map(({ weight }) => weight);
    expect(weights('I dont know. Dont go.')).toEqual([0.15]);
    expect(weights('I dont know. Dont go. It isnt.')).toEqual([0.65]);
  });
});
