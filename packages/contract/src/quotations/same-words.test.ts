import { describe, expect, it } from 'vitest';
import { normaliseText } from './normalised-text.ts';
import { findWords, isEdge, soughtWords, stretchOf, wordsAlone } from './same-words.ts';

const text =
  'We waited… and waited.  “Don’t go,” said Nana—she was\ncrying. Te reo: kōrero. 😀 Catch the cat!';

const found = (quoted: string, within = text) => {
  const place = findWords(quoted, normaliseText(within));
  return place && { words: within.slice(place.start, place.end), match: place.match };
};

describe('the same words', () => {
  it.each([
    ['macrons in another Unicode form', 'kōrero'.normalize('NFD'), 'kōrero'],
    ['straight and curly quotation marks', '"Don\'t go," said', '“Don’t go,” said'],
    ['dashes of any length', 'Nana-she was', 'Nana—she was'],
    ['any white space', 'she\u00A0was   crying', 'she was\ncrying'],
    ['what is invisible', 'wai\u00ADted and\u200B waited\uFEFF', 'waited and waited'],
    ['case', 'CATCH the Cat', 'catch the cat'],
    ['marks around them', '“Catch the cat!”', 'catch the cat'],
  ])('have %s', (_, one, other) => {
    expect(wordsAlone(one)).toBe(wordsAlone(other));
  });

  it.each([
    ['macrons', 'kōrero', 'korero'],
    ['marks that no letter has of its own', 'm\u0304a', 'ma'],
    ['apostrophes within a word', "we're", 'were'],
    ['order', 'the cat', 'cat the'],
  ])('differ by %s', (_, one, other) => {
    expect(wordsAlone(one)).not.toBe(wordsAlone(other));
  });
});

describe('finding words', () => {
  it.each([
    ['waited... and waited', 'waited… and waited', 'exact'],
    ["Don't go", 'Don’t go', 'exact'],
    ['Nana - she', null, null],
    ['she was crying.', 'she was\ncrying', 'exact'],
    ['kōrero'.normalize('NFD'), 'kōrero', 'exact'],
    ['😀 Catch', '😀 Catch', 'exact'],
    ['catch the cat', 'Catch the cat', 'case'],
    ['wai', null, null],
    ['she was smiling', null, null],
    ['…', null, null],
    ['', null, null],
  ])('%j', (quoted, words, match) => {
    expect(found(quoted)).toEqual(words && { words, match });
  });

  it('gives places in UTF-16 units of the text as it stands', () => {
    const within = `😀 ${'kōrero'.normalize('NFD')}\u00AD and more`;
    expect(found('kōrero and', within)?.words).toBe(within.slice(3, -5));
    expect(findWords('more', normaliseText(within))?.end).toBe(within.length);
  });

  it('finds whole words among parts of words', () => {
    expect(findWords('cat', normaliseText('scatter Catch cat'))?.start).toBe(14);
  });
});

describe('what is searched for', () => {
  it.each([
    ['  the cat  ', 'the cat'],
    ['the cat...;', 'the cat'],
    ['the cat, sat', 'the cat, sat'],
    ['the cat!', 'the cat!'],
    ['. the cat', '. the cat'],
    ['7', '7'],
    ['—', null],
    ['.,;:', null],
  ])('of %j is %j', (quoted, sought) => {
    expect(soughtWords(quoted)).toBe(sought);
  });
});

it('an edge is where no word continues', () => {
  expect([0, 1, 2, 3, 4].filter((at) => isEdge('ab c', at))).toEqual([0, 2, 3, 4]);
  expect(isEdge('ō9', 1)).toBe(false);
});

it('a stretch ends with its last letter', () => {
  const text = normaliseText('the cat  sat');
  expect(stretchOf(text, 4, 8)).toEqual({ start: 4, end: 7 });
  expect(stretchOf(text, 4, text.text.length)).toEqual({ start: 4, end: 12 });
});

it('the same case goes before an earlier place in another', () => {
  expect(findWords('Cat', normaliseText('cat Cat'))).toEqual({ start: 4, end: 7, match: 'exact' });
});

it('words that only begin or end like those sought are others', () => {
  expect(findWords('cat', normaliseText('cats'))).toBeNull();
  expect(findWords('cat', normaliseText('bobcat'))).toBeNull();
});
