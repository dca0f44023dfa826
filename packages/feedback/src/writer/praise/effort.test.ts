import { describe, expect, it } from 'vitest';
import { readAsForm } from '../../text/student-text.ts';
import { effortOf, thanksFor } from './effort.ts';

const shed =
  'We tidied the shed on Sunday. Dad had the broom and I had the dustpan. My sister sat on the step. We found an old bike and a rope. Then it was dark.';

it('tells where a text begins and ends, without ‘The End’', () => {
  const { quotation } = effortOf(readAsForm(`${shed}\nThe End`), []);
  expect(quotation).toEqual(['We tidied the shed on Sunday', 'Then it was dark']);
});

it('quotes no last words where the text broke off', () => {
  const { quotation } = effortOf(readAsForm(`${shed} Then he`), []);
  expect(quotation).toEqual(['We tidied the shed on Sunday']);
});

it('claims neither that its first words begin a letter, nor that its last ones end it', () => {
  const letter = readAsForm(`Dear Koro,\n${shed}\nThe End`);
  for (const taken of [[], ['Then it was dark']])
    for (const comment of effortOf(letter, taken).comments)
      expect(comment).not.toMatch(/\bbeg[aiu]n|\bfirst\b|\bstop|\blast\b|\bend/u);
});

it('claims no interest that plain words may not have raised', () => {
  for (const taken of [[], ['Then it was dark'], ['We tidied the shed on Sunday']])
    for (const comment of effortOf(readAsForm(shed), taken).comments)
      expect(comment).not.toMatch(/\b(?:curious|interest|enjoyed|got me)\b/u);
});

it('tells where a letter begins by what it says after its greeting', () => {
  const letter = readAsForm(`Dear Whittaker's,\n${shed}`);
  expect(effortOf(letter, []).quotation).toContain('We tidied the shed on Sunday');
});

it('tells where a playscript begins by what is said first', () => {
  const script =
    'Characters: Tama, Priya, a cat\n(Tama stands by the bags.)\nTama: (crying) It is gone! My lunch is not in my bag!\nPriya: Did you look under it?\nTama: Yes I looked ten times!\nPriya: Why is the cat so full?\nCat: Meow.';
  expect(effortOf(readAsForm(script), []).quotation).toContain('My lunch is not in my bag!');
});

describe('what is said of a text in which nothing is praised', () => {
  const said = (text: string, taken: readonly string[] = []) => effortOf(readAsForm(text), taken);
  it('is what it tells, if it has fewer than 25 words', () => {
    const start = said('We tidied the shed. '.repeat(6));
    expect(start.quotation).toEqual(['We tidied the shed']);
    expect(start.comments.join(' ')).toMatch(/happened/u);
    expect(said(`${'We tidied the shed. '.repeat(6)}Then`).comments.join(' ')).toMatch(
      /kept going/u,
    );
  });

  it('is that it is a start, if that is taken, or no idea', () => {
    for (const start of [said('We tidied the shed.', ['We tidied the shed']), said('My cat')]) {
      expect(start.quotation).toEqual([]);
      expect(start.comments.join(' ')).toMatch(/start.*begun/u);
    }
  });

  it('is what a child tells, however it is spelt, and no bad news', () => {
    const idea = (text: string) => said(text).quotation;
    expect(idea('I went to nanas and he lict my fas and I laft')).toEqual([
      'he lict my fas and I laft',
    ]);
    expect(idea('My cat died. I hav a nyoo bike.')).toEqual(['I hav a nyoo bike']);
    expect(said('I hav a nyoo bike.').comments.join(' ')).not.toMatch(/happened/u);
  });

  it('is what it tells, too, if a brief text runs on or is spelt as it sounds', () => {
    const farm =
      'on fraday we went to the fram we sor sheeps and cows and a pig and then I fed a lam with a botl and it was soft';
    expect(said(farm).quotation).toEqual(['I fed a lam with a botl']);
    const long = said(`${farm} `.repeat(3));
    expect(long.comments.join(' ')).not.toMatch(/what happened/u);
  });

  it('is a line of a poem, however short', () => {
    const poem = said('Frost on the paddock\nsheep are puffing little clouds\nmy feet want to run');
    expect(poem.quotation).toEqual(['Frost on the paddock']);
    expect(poem.comments.join(' ')).toMatch(/line/u);
  });

  it('is where it begins, if its end is taken, or if the two are too long together', () => {
    const first = ['We tidied the shed on Sunday'];
    expect(said(shed, ['Then it was dark']).quotation).toEqual(first);
    expect(said(shed, ['it was dark']).quotation).toEqual(first);
    const ending = (end: string) => said(shed.replace('Then it was dark', end)).quotation;
    expect(ending('Then we all had hot soup and bread in the old shed')).toEqual([
      ...first,
      'Then we all had hot soup and bread in the old shed',
    ]);
    expect(ending('Then we all had hot soup and fresh bread in the old shed')).toEqual(first);
    expect(ending('We tidied the shed on Sunday')).toEqual(first);
  });

  it('is thanks where its first words are taken', () => {
    expect(said(shed, ['We tidied the shed on Sunday'])).toMatchObject({ quotation: [] });
  });

  it.each([
    ['a start', 'We tidied the shed.', ['We tidied the shed']],
    ['what happened', 'We tidied the shed.', []],
    ['what is told', 'My shed is red.', []],
    ['a line', 'Frost on the paddock\nsheep are puffing little clouds\nmy feet want to run', []],
    ['thanks', shed, ['We tidied the shed']],
    ['where it begins', shed, ['it was dark']],
    ['where it begins and ends', shed, []],
  ])('can be said in several ways, all of them whole sentences: %s', (_, text, taken) => {
    const { comments, quotation } = said(text, taken);
    expect(comments.length).toBeGreaterThan(1);
    expect(new Set(comments).size).toBe(comments.length);
    for (const comment of comments) {
      expect(comment).toMatch(/^\p{Lu}[^{}]{20,}\.$/u);
      for (const one of quotation) expect(comment).toContain(`“${one}”`);
    }
  });
});

it('thanks for a text show none of its words', () => {
  for (const text of [shed, 'We tidied the shed.'])
    expect(thanksFor(readAsForm(text))).toMatchObject({ quotation: [] });
});

it('takes no courtesy of a letter for what it tells', () => {
  const letter =
    'Dear pop\nhow are you I am good. the dog has puppys. Wen are you back at the house.\nlove from Ana xxx';
  expect(effortOf(readAsForm(letter), []).quotation).toEqual(['the dog has puppys']);
});
