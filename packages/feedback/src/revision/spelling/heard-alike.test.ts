import { describe, expect, it } from 'vitest';
import { compareDrafts } from '../changes/compare-drafts.ts';
import { isHeardAlike } from './heard-alike.ts';

describe('a word in the place of another', () => {
  it.each([
    ['I cort a fish.', 'I caught a fish.'],
    ['It mad me laugh.', 'It made me laugh.'],
    ['It wos cold there.', 'It was cold there.'],
    ['He sed it was fair.', 'He said it was fair.'],
    ['I thort it was fair.', 'I thought it was fair.'],
    ['There was enuf for us.', 'There was enough for us.'],
    ['We had sum of it.', 'We had some of it.'],
    ['I fell ov the bike.', 'I fell of the bike.'],
    ['It was rong of me.', 'It was wrong of me.'],
    ['We wached a film.', 'We watched a film.'],
    ['He had a cof today.', 'He had a cough today.'],
    ['You shud go there.', 'You should go there.'],
    ['I rang on the fone.', 'I rang on the phone.'],
    ['I sor a hawk.', 'I saw a hawk.'],
    ['I ate a apple there.', 'I ate an apple there.'],
    ['I caught a fish.', 'I cort a fish.'],
  ])('is the same word, spelt as it is heard: “%s” and “%s”', (before, after) => {
    const { changes, wordsAdded, wordsRemoved } = compareDrafts(before, after);
    expect(changes.map(({ kind }) => kind)).toEqual(['mended']);
    expect([wordsAdded, wordsRemoved]).toEqual([0, 0]);
  });

  it.each([
    ['I run to the park.', 'I ran to the park.'],
    ['We hide in the shed.', 'We hid in the shed.'],
    ['I see the sea.', 'I saw the sea.'],
    ['I sat in the car.', 'I sat on the car.'],
    ['Then he ran home.', 'Then her ran home.'],
    ['My horse was big.', 'My house was big.'],
    ['Today Tom ran home.', 'Today Tim ran home.'],
    ['It isnt cold there.', 'It wasnt cold there.'],
    ['We had 1 pie each.', 'We had 7 pie each.'],
  ])('is another one: “%s” and “%s”', (before, after) => {
    const { changes } = compareDrafts(before, after);
    expect(changes.map(({ kind }) => kind)).toEqual(['replaced']);
  });

  it('is not read beyond thirty letters', () => {
    expect(isHeardAlike(`${'ba'.repeat(14)}d`, `${'ba'.repeat(14)}de`)).toBe(true);
    expect(isHeardAlike(`${'ba'.repeat(15)}d`, `${'ba'.repeat(15)}de`)).toBe(false);
  });
});
