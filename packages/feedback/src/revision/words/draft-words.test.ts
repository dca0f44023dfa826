import { describe, expect, it } from 'vitest';
import { draftWordsOf } from './draft-words.ts';

const pieces = (text: string) => draftWordsOf(text).map(({ start, end }) => text.slice(start, end));
const keys = (text: string) => draftWordsOf(text).map(({ key }) => key);

describe('the words of a draft', () => {
  it.each([
    ['we “ran” home, yes!', ['we', '“ran”', 'home,', 'yes!'], ['we', 'ran', 'home', 'yes']],
    ['it’s a WELL-known pā', ['it’s', 'a', 'WELL-known', 'pā'], ["it's", 'a', 'well-known', 'pā']],
    [
      'we ran - not - off',
      ['we', 'ran', '-', 'not', '-', 'off'],
      ['we', 'ran', '-', 'not', '-', 'off'],
    ],
    ['up-and-up- now', ['up-and-up-', 'now'], ['up-and-up', 'now']],
    ['a 2nd one…2 now', ['a', '2nd', 'one…', '2', 'now'], ['a', '2nd', 'one', '2', 'now']],
    ['he said,"no" and', ['he', 'said,', '"no"', 'and'], ['he', 'said', 'no', 'and']],
    ['stop!("no") go', ['stop!', '("no")', 'go'], ['stop', 'no', 'go']],
    ['stop!"("no go', ['stop!', '"("no', 'go'], ['stop', 'no', 'go']],
    ['dad("no") go', ['dad(', '"no")', 'go'], ['dad', 'no', 'go']],
    ['dad(no) go', ['dad(', 'no)', 'go'], ['dad', 'no', 'go']],
    ['he ran!"( now', ['he', 'ran!"(', 'now'], ['he', 'ran', 'now']],
    ['he ran!"(', ['he', 'ran!"('], ['he', 'ran']],
    ['one,two', ['one,', 'two'], ['one', 'two']],
    ['😀 fun 🎉🎉', ['😀', 'fun', '🎉🎉'], ['😀', 'fun', '🎉🎉']],
    [' so  it is ', ['so', 'it', 'is'], ['so', 'it', 'is']],
  ])('are cut with their marks: %s', (text, words, all) => {
    expect(pieces(text)).toEqual(words);
    expect(keys(text)).toEqual(all);
  });

  it('are told from marks', () => {
    expect(draftWordsOf('a — 2 😀 b!').map(({ isWord }) => isWord)).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  it('keep their capitals and marks beside their keys, in one form', () => {
    expect(draftWordsOf('“Stop!” Ma\u0304ui’s').map(({ written, key }) => [written, key])).toEqual([
      ['"Stop!"', 'stop'],
      ["Māui's", "māui's"],
    ]);
  });

  it('begin lines wherever one ends, and sentences there and after marks', () => {
    const marked = (text: string) =>
      draftWordsOf(text).map(
        ({ beginsLine, beginsSentence }) =>
          `${beginsLine ? 'L' : '-'}${beginsSentence ? 'S' : '-'}`,
      );
    expect(marked('We ran. We ate\nand slept')).toEqual(['-S', '--', '-S', '--', 'LS', '--']);
    for (const end of ['\r\n', '\v', '\f', '\r', '\u2028', '\u2029', '\n\n'])
      expect(marked(`a b${end}c`)).toEqual(['-S', '--', 'LS']);
    expect(marked('\nwe ran')).toEqual(['-S', '--']);
    expect(marked('')).toEqual([]);
  });
});
