import { describe, expect, it } from 'vitest';
import { changesTold } from '../testing/changes-told.ts';

const [dogs, ran, cats, pies] = [
  'Dogs bark at the gate.',
  'We ran.',
  'Cats eat birds and mice.',
  'Nana baked us hot pies.',
];
const [cold, fun, fast, mum] = ['It was cold.', 'It was fun.', 'We ran fast.', 'Mum was cold.'];
const told = (before: readonly string[], after: readonly string[]) =>
  changesTold(before.join(' '), after.join(' '));
const moved = (sentence: string) => ['moved', sentence, sentence];

describe('a sentence that comes more than once', () => {
  it.each([
    [[ran, dogs, ran, cats], [ran, dogs, ran, pies, cats], [['added', null, pies]]],
    [[ran, dogs], [ran, ran, dogs], [['added', null, ran]]],
    [[ran, ran, dogs], [ran, dogs], [['removed', ran, null]]],
    [[dogs, ran, ran], [dogs, ran], [['removed', ran, null]]],
    [[dogs, ran], [dogs, ran, ran], [['added', null, ran]]],
    [
      [ran, ran, ran, dogs, ran],
      [ran, dogs, ran, ran],
      [
        ['removed', `${ran} ${ran}`, null],
        ['added', null, ran],
      ],
    ],
  ])('is the same one beside the same sentences: %j, then %j', (before, after, changes) => {
    expect(told(before, after)).toEqual(changes);
  });

  it('is the same one at the beginning and at the end, whatever lies between', () => {
    expect(told([ran, dogs, cats, ran], [ran, cats, dogs, ran])).toEqual([moved(cats)]);
    expect(told([ran, dogs, ran], [ran, pies, ran])).toEqual([['replaced', dogs, pies]]);
  });

  it.each([
    [
      [cold, cold, cold, fun, fast],
      [ran, mum, ran, cold, fun, mum],
      [
        ['added', null, ran],
        ['replaced', 'It', 'Mum'],
        ['replaced', cold, ran],
        ['replaced', fast, mum],
      ],
    ],
    [
      [dogs, mum, fun, mum, mum],
      [mum, mum, fun, mum, dogs, mum],
      [
        ['added', null, `${mum} ${mum}`],
        moved(fun),
        ['added', null, mum],
        ['removed', `${mum} ${mum}`, null],
      ],
    ],
    [
      [cold, fast, cold, fun, ran],
      [cold, fun, cold, fast, ran],
      [moved(fun), ['added', null, cold], ['removed', cold, null]],
    ],
    [[fast], [cold, fast, fast, fast], [['added', null, `${cold} ${fast} ${fast}`]]],
  ])('stays with the sentence before or after it: %j, then %j', (before, after, changes) => {
    expect(told(before, after)).toEqual(changes);
  });

  it('goes with neither of two neighbours that went apart', () => {
    expect(told([dogs, ran, cats, ran, pies], [dogs, pies, ran, cats])).toEqual([
      moved(pies),
      ['removed', ran, null],
    ]);
    expect(told([pies, pies, dogs], [dogs, pies])).toEqual([
      ['removed', `${pies} ${pies}`, null],
      ['added', null, pies],
    ]);
  });
});

describe('a sentence in another place', () => {
  it('has moved if each draft has it once, and the fewest moves are told', () => {
    expect(told([dogs, cats, pies], [pies, dogs, cats])).toEqual([moved(pies)]);
    expect(told([dogs, cats, pies], [cats, pies, dogs])).toEqual([moved(dogs)]);
    expect(told([dogs, cats, pies], [pies, cats, dogs])).toEqual([moved(pies), moved(cats)]);
  });

  it('has moved with three words, and not with two', () => {
    expect(told([dogs, cats, 'We all ran.'], ['We all ran.', dogs, cats])).toEqual([
      moved('We all ran.'),
    ]);
    expect(told([dogs, cats, ran], [ran, dogs, cats])).toEqual([
      ['added', null, ran],
      ['removed', ran, null],
    ]);
  });

  it('has moved word by word where its marks are others', () => {
    expect(told([dogs, 'We ran, Mum — slept.'], ['We ran — Mum slept!', dogs])).toEqual([
      ['moved', 'We ran,', 'We ran'],
      ['added', null, '—'],
      ['moved', 'Mum', 'Mum'],
      ['moved', 'slept.', 'slept!'],
      ['removed', '—', null],
    ]);
  });
});

describe('marks on their own', () => {
  it('are the same beside the same words, new or gone by themselves, and never moved', () => {
    expect(told([dogs, '—', cats], [dogs, '—', cats])).toEqual([]);
    expect(told([dogs, cats], [dogs, '—', cats])).toEqual([['added', null, '—']]);
    expect(told([dogs, '—', cats], [dogs, cats])).toEqual([['removed', '—', null]]);
    expect(told(['We swam, — then ran.'], ['We swam, then — ran.'])).toEqual([
      ['removed', '—', null],
      ['added', null, '—'],
    ]);
    expect(changesTold(`***\n${dogs}\n${cats}`, `${dogs}\n***\n${cats}`)).toEqual([
      ['removed', '***', null],
      ['added', null, '***'],
    ]);
    expect(told(['!', dogs, '?', cats], ['?', dogs, '!', cats])).toEqual([
      ['mended', '!', '?'],
      ['mended', '?', '!'],
    ]);
  });

  it('go with the sentence that they stand in', () => {
    expect(told(['***', dogs, '***', cats], ['***', cats, '***', dogs])).toEqual([
      moved(`*** ${cats}`),
    ]);
  });
});
