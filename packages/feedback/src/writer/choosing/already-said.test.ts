import { describe, expect, it } from 'vitest';
import { AlreadySaid } from './already-said.ts';

const said = (...sentences: string[]) => new AlreadySaid(sentences);

describe('how stale a feedback is to a class', () => {
  it('is nothing where the class has been given none, or only other sentences', () => {
    expect(said().worn('Add one sound.')).toBe(0);
    expect(said('Add one sound.').worn('Give each part a heading.')).toBe(0);
  });

  it('is more for the same words than for the same sentence about other words of a student', () => {
    const class4 = said('Look again at “the eel”.');
    expect(class4.worn('Look again at “the eel”.')).toBe(4);
    expect(class4.worn('Look again at “my koro”.')).toBe(1);
  });

  it('grows with each time that it was said, up to four', () => {
    const times = (count: number) =>
      said('Look again at “the eel”. '.repeat(count)).worn('Look again at “the eel”.');
    expect([1, 2, 3, 4, 5].map(times)).toEqual([4, 8, 12, 16, 16]);
    const alike = (count: number) =>
      said('Look again at “the eel”. '.repeat(count)).worn('Look again at “my koro”.');
    expect([1, 4, 5].map(alike)).toEqual([1, 4, 4]);
  });

  it('is that of all its sentences, from all that the class was given', () => {
    const all = said('Add one sound.\n\nWhat came next?', 'You begin well.');
    expect(all.worn('You begin well. Add one sound. What could you hear?')).toBe(8);
  });

  it.each(['Hana', 'Te Ariki', 'Mei-Ling O’Neil', 'D’Arcy', 'Zoë', "Ka'ia"])(
    'is the same whoever it is said to: %s',
    (name) => {
      expect(said('Sione, you begin well.').worn(`${name}, you begin well.`)).toBe(4);
      expect(said(`${name}, you begin well.`).worn('You begin well.')).toBe(4);
    },
  );

  it.each([
    ['a name within it', 'I can see Hana, who runs.', 'I can see Sione, who runs.'],
    ['a word in lower case before a comma', 'next, you run.', 'you run.'],
    ['three names before a comma', 'Hana Te Ariki, you run.', 'You run.'],
  ])('tells sentences apart by %s', (_, one, other) => {
    expect(said(one).worn(other)).toBe(0);
  });

  it('has nothing to do with capitals or gaps', () => {
    expect(said('Look  again at KOWHAI.').worn('look again at kowhai.')).toBe(4);
  });
});
