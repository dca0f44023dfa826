import { describe, expect, it } from 'vitest';
import { hasCapital, neighbour, runsOf } from './runs.ts';

describe('a text falls into words', () => {
  it.each([
    ['It’s Tāne’s.', ['It', 's', 'Tāne', 's']],
    ['Ma\u0304ia ran', ['Ma\u0304ia', 'ran']],
    ['Ta\u00adne ran', ['Ta\u00adne', 'ran']],
    ['_Tāne_ __ran__ a_b', ['Tāne', 'ran', 'a_b']],
    ['jame$ and ma®k', ['jame$', 'and', 'ma®k']],
    ['It was $5, a$5 and 7', ['It', 'was', 'a', 'and']],
    ['Ⓣⓐⓝⓔ ran', ['Ⓣⓐⓝⓔ', 'ran']],
    ['我和Tāne去', ['我', '和', 'Tāne', '去']],
    ['김민 ran', ['김', '민', 'ran']],
    ['か\u3099な', ['か\u3099', 'な']],
    ['สวัสดี', ['สวัสดี']],
    ['สวัสดี王', ['สวัสดี', '王']],
    ['王7小', ['王', '小']],
    ['', []],
  ])('%j', (text, words) => {
    const runs = runsOf(text);
    expect(runs.map((run) => run.text)).toEqual(words);
    expect(runs.map(({ start, end }) => text.slice(start, end))).toEqual(words);
  });

  it('as it does where JSON has escaped letters and lines, and each word keeps its place', () => {
    const text = String.raw`Hi\nT\u0101ne\r\tran`;
    const runs = runsOf(text);
    expect(runs.map(({ letters }) => letters)).toEqual(['hi', 'tane', 'ran']);
    expect(runs.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Hi',
      String.raw`T\u0101ne`,
      'ran',
    ]);
  });
});

it.each([
  ['HanaWhitcombe', ['hana', 'whitcombe']],
  ['lily_chen09', ['lily', 'chen']],
  ['TEAMHana', ['team', 'hana']],
  ['teamHANA', ['team', 'hana']],
  ['iPad', ['i', 'pad']],
  ['hana', ['hana']],
  ['Hana', ['hana']],
  ['HANA', ['hana']],
  ['HA\u0304NA_lily', ['hana', 'lily']],
  ['Ta\u0304neLi\u00adly', ['tane', 'lily']],
  ['Faʻafetai', ['faafetai']],
  ['王', ['王']],
])('a handle falls into its words: %s', (handle, parts) => {
  expect(runsOf(handle)[0]?.parts).toEqual(parts);
});

describe('a capital says nothing where a word begins', () => {
  it.each([
    ['a text', 'Go now', 'Go'],
    ['a sentence', 'no. Go now. Run', 'no Go Run'],
    ['a question’s answer', 'no? Go! Now', 'no Go Now'],
    ['what follows dots or a colon', 'no… Go: now; Run', 'no Go now Run'],
    ['a line', 'no\nGo', 'no Go'],
    ['a list', 'no • Go', 'no Go'],
    ['speech in brackets', 'no (“Go now', 'no Go'],
    ['what a dash joins', 'no -Go-Run', 'no Go Run'],
    ['speech', 'no “Go now”', 'no Go'],
    ['speech in other marks', 'no "Go" and ‘Run’ and \'Hop\'', 'no Go Run Hop'],
    ['brackets, stars or a dash', 'no (Go *Run -Hop', 'no Go Run Hop'],
    ['what follows ‘I.’ or ‘A.’', 'so am I. Young or A. Young', 'so Young Young'],
    ['what follows several capitals', 'an JK. Young', 'an Young'],
    ['what follows a small letter', 'an j. Young xJ. Young', 'an Young Young'],
  ])('%s: %s', (_, text, words) => {
    const begins = runsOf(text).filter(({ first }) => first);
    expect(begins.map((run) => run.text).join(' ')).toBe(words);
  });

  it.each([
    ['after a comma', 'no, Go'],
    ['after an initial', 'saw J. Young'],
    ['after two spaces', 'no  Go'],
    ['after a mark that closes', 'no” Go'],
    ['before a mark', 'no G. o'],
  ])('but not %s: %s', (_, text) => {
    expect(runsOf(text).filter(({ first }) => first)).toHaveLength(1);
  });
});

it.each([
  ['I ran', 1, -1, 'i'],
  ['I ran', 0, 1, 'ran'],
  ['we all swam', 2, -2, 'we'],
  ['we all swam', 0, 2, 'swam'],
  ['I ran. We swam far', 1, 1, ''],
  ['I ran. We swam far', 2, -1, ''],
  ['I ran. We swam far', 3, -2, ''],
  ['I ran. We swam far', 1, 2, ''],
  ['I ran. We swam far', 0, 2, ''],
  ['I ran. We swam far', 4, -2, 'we'],
  ['I ran. We swam far', 4, -1, 'swam'],
  ['I ran', 1, 1, ''],
  ['I ran', 0, -1, ''],
  ['I said “go', 2, -1, 'said'],
] as const)('a word’s neighbour is in its sentence: %s, %d, %d', (text, at, by, letters) => {
  expect(neighbour(runsOf(text), at, by)).toBe(letters);
});

it.each([
  ['he saw Tāne', true],
  ['he saw tāne', false],
  ['he saw tāNe', true],
  ['he saw TĀNE', true],
  ['he SAW TĀNE', false],
  ['HE saw TĀNE', true],
  ['SO I TĀNE', true],
  ['HE SAW Tāne', true],
  ['saw 王 TĀNE', true],
])('the last word has a capital of its own: %s, %s', (text, has) => {
  const runs = runsOf(text);
  expect(hasCapital(runs, runs.length - 1)).toBe(has);
});

it('a word in capitals before another has no capital of its own', () => {
  const runs = runsOf('he saw TĀNE RUN far');
  expect(runs.map((_, at) => hasCapital(runs, at))).toEqual([false, false, false, false, false]);
  expect(hasCapital(runs, -1)).toBe(false);
});
