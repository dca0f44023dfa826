import { describe, expect, it } from 'vitest';
import { findOrMendQuotation } from './find-quotation.ts';
import { sourceText } from './source-text.ts';

const text =
  'We waited… and waited.  “Don’t go,” said Nana—she was\ncrying. Te reo: kōrero. 😀 Catch the cat!';

const found = (quoted: string) => findOrMendQuotation(quoted, sourceText(text));

describe('finding a quotation', () => {
  it.each([
    ['waited... and waited', 'waited… and waited'],
    ['waited. "Don\'t go," said Nana', 'waited.  “Don’t go,” said Nana'],
    ['Nana-she was crying', 'Nana—she was\ncrying'],
    ['kōrero'.normalize('NFD'), 'kōrero'],
    ['😀 Catch', '😀 Catch'],
  ])('reads %s as it stands', (quoted, words) => {
    expect(found(quoted)).toMatchObject({ text: words, match: 'exact' });
  });

  it('gives the place in the original', () => {
    const quotation = found('catch the cat');
    expect(quotation?.match).toBe('case');
    expect(text.slice(quotation?.start, quotation?.end)).toBe('Catch the cat');
  });

  it('finds whole words only', () => {
    expect(found('wai')).toBeNull();
    expect(found('cat')?.start).toBe(text.lastIndexOf('cat'));
  });

  it('mends up to a fifth of the letters, to whole words', () => {
    expect(found('she was cryng')).toMatchObject({ text: 'she was\ncrying', match: 'mended' });
    expect(found('korero')).toMatchObject({ text: 'kōrero', match: 'mended' });
    expect(found('she was smiling')).toBeNull();
    expect(found('said Koro')).toBeNull();
  });

  it.each([
    ['I wasn’t scared when the lights went out.', 'I was scared when the lights went out'],
    ['It was not poisonous.', 'It was so poisonous'],
    ['I love Koro’s stories a lot.', 'I hate Koro’s stories a lot'],
    ['We was lost in the bush.', 'We were lost in the bush'],
    ['We ran for 15 minutes.', 'We ran for 50 minutes'],
    ['We waited fifteen minutes there.', 'We waited fifty minutes there'],
    ['The end was the best of it.', 'The end was the worst of it'],
    ['Then I sore a wētā on the wall.', 'Then I saw a wētā on the wall'],
    ['We huddled together in there.', 'We huddled together in the bush'],
    ['The dog was as big as a house.', 'The dog was as big as a huge house'],
    ['We ate chips on the sand there.', 'We ate chips on the hand'],
    ['I was brave in the dark, all by myself.', 'I was brave in the dark, not like my sister'],
  ])('does not mend what says something else: “%s” is not “%s”', (written, quoted) => {
    expect(findOrMendQuotation(quoted, sourceText(written))).toBeNull();
  });

  it.each([
    ['Becuase it was freezing.', 'Because it was freezing'],
    ['Then I sore a weta on teh wall.', 'Then I sore a wētā on the wall'],
    ['I dont like bananna cake.', 'I don’t like banana cake'],
    ['We went to the super market.', 'We went to the supermarket'],
    ['Then we went home and slept for a week.', 'Then we home and slept for a week'],
  ])('mends slips of the pen: “%s” is “%s”', (written, quoted) => {
    expect(findOrMendQuotation(quoted, sourceText(written))?.match).toBe('mended');
  });

  it('mends a space too many', () => {
    expect(found('said Nana - she was crying')?.match).toBe('mended');
  });

  it('finds nothing in nothing', () => {
    expect(found('')).toBeNull();
    expect(found('…')).toBeNull();
    expect(findOrMendQuotation('cat', sourceText(''))).toBeNull();
  });

  it('finds most of a quotation’s words where they stand together, and the longest of such runs', () => {
    expect(found('and then she was crying. Te reo')?.text).toBe('she was\ncrying. Te reo');
    expect(found('purple said Nana she was, at last')).toBeNull();
    expect(found('  she was crying. Te  and the ')?.text).toBe('she was\ncrying. Te');
    expect(found('she was crying. and the')).toBeNull();
    expect(found('and so the she was crying. Te')).toBeNull();
  });

  it('looks for no run in a quotation of more than thirty words', () => {
    const words = Array.from({ length: 24 }, (_, i) => `word${i}`).join(' ');
    const inText = (quoted: string) => findOrMendQuotation(quoted, sourceText(`${words} end`));
    expect(inText(`${words} ${'between '.repeat(6)}`)?.text).toBe(words);
    expect(inText(`${words} ${'between '.repeat(7)}`)).toBeNull();
  });
});
