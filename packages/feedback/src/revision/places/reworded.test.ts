import { normaliseText } from '@second-draft/contract';
import { describe, expect, it } from 'vitest';
import { compareWords } from '../changes/compare-drafts.ts';
import { placeOf } from './places.ts';

/** Where a quotation of the earlier draft is in the new one, as the words there. */
function nowAt(before: string, after: string, quotation: string) {
  const compared = compareWords(before, after);
  const place = placeOf(compared, normaliseText(before), quotation);
  if (place === null) throw new Error('The earlier draft has no such words.');
  const words = compared.alignment.after.slice(place.after.from, place.after.to);
  const [first, last] = [words[0], words.at(-1)];
  return { isKept: place.isKept, text: first && last ? after.slice(first.start, last.end) : '' };
}
const gone = { isKept: false, text: '' };

const [start, own, end] = [
  'On Friday we biked to the lake.',
  'Koro caught slippery monster eels yesterday.',
  'Then Nana drove us all home.',
];
const before = `${start} ${own} ${end}`;

describe('a sentence that went', () => {
  const isAgain = (fresh: string, rest = end) => nowAt(before, `${start} ${rest} ${fresh}`, own);

  it('is again where most of its words are, in a new sentence nearby', () => {
    const fresh = 'The slippery eels that he caught were huge.';
    expect(isAgain(fresh)).toEqual({ isKept: true, text: fresh });
    expect(nowAt(before, `${fresh} ${start} ${end}`, own)).toEqual({ isKept: true, text: fresh });
  });

  it('is not by two of its five telling words, and is by three', () => {
    expect(isAgain('Many slippery eels were huge.')).toEqual(gone);
    expect(isAgain('Many slippery monster eels were huge.').isKept).toBe(true);
  });

  it('is not two sentences further away, and is within two', () => {
    const fresh = 'The slippery eels that he caught were huge.';
    expect(isAgain(fresh, `${end} We slept.`).isKept).toBe(true);
    expect(isAgain(fresh, `${end} We slept. We woke. We ate.`)).toEqual(gone);
  });

  it('is where more of its words are, if two sentences have enough of them', () => {
    const [more, most] = [
      'Slippery monster eels he caught.',
      'Yesterday slippery monster eels he caught.',
    ];
    expect(isAgain(`${more} ${most}`).text).toBe(most);
    expect(isAgain(`${most} ${more}`).text).toBe(most);
  });

  it('is in no sentence that was there before', () => {
    const old = 'Slippery monster eels were caught here.';
    expect(nowAt(`${before} ${old}`, `${start} ${end} ${old}`, own)).toEqual(gone);
  });

  it('is not again by words that any text has', () => {
    const plain = 'Then there were some more things because there were.';
    expect(
      nowAt(`${start} ${plain} ${end}`, `${start} ${end} Some things were there because.`, plain),
    ).toEqual(gone);
  });
});

describe('a place in a sentence that was replaced', () => {
  it('is what replaced it, if one or two sentences were', () => {
    const fresh = 'Dad lit a huge fire.';
    expect(nowAt(before, `${start} ${fresh} ${end}`, own)).toEqual({ isKept: false, text: fresh });
    expect(nowAt(before, `${start} ${fresh}`, own)).toEqual({ isKept: false, text: fresh });
  });

  it('is nowhere if more were', () => {
    const three = `${start} ${own} Mum slept. Dad sang. ${end}`;
    expect(nowAt(three, `${start} Huge waves slapped our cold legs. ${end}`, own)).toEqual(gone);
  });

  it('is only the sentence in its place, where the one before it was replaced too', () => {
    const two = 'Huge waves slapped our legs. Mum slept there.';
    expect(nowAt(`${start} ${own}`, two, own).text).toBe('Mum slept there.');
    expect(nowAt(`${start} ${own}`, two, start).text).toBe(two);
    expect(nowAt(`${start} ${own}`, 'Huge waves slapped our legs.', own).text).toBe(
      'Huge waves slapped our legs.',
    );
  });

  it('is what replaced a word of it, with the words that stayed', () => {
    expect(nowAt(before, before.replace('slippery', 'big'), own)).toEqual({
      isKept: true,
      text: own.replace('slippery', 'big'),
    });
    expect(nowAt(before, before.replace('slippery', 'big'), 'slippery')).toEqual({
      isKept: false,
      text: 'big',
    });
    expect(nowAt(before, before.replace('slippery', 'slipery'), 'slippery')).toEqual({
      isKept: true,
      text: 'slipery',
    });
  });

  it('is in its new place, if its sentence moved', () => {
    expect(nowAt(before, `${own} ${start} ${end}`, 'monster eels')).toEqual({
      isKept: true,
      text: 'monster eels',
    });
  });
});
