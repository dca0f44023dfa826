import { describe, expect, it } from 'vitest';
import { compareDrafts } from '../changes/compare-drafts.ts';
import { changesTold as told } from '../testing/changes-told.ts';

const ran = 'We ran all the way home.';
const pies = 'Nana baked us hot pies.';
const dogs = 'My dogs slept by the fire.';
const tui = 'A tūī sang in the big tree.';
const text = (...sentences: string[]) => sentences.join(' ');
const moved = (words: string) => ['moved', words, words];

describe('a sentence that moved and changed', () => {
  it('has moved, and the changed words are told', () => {
    const before = text(ran, pies, dogs, tui);
    const after = text('Outside, a tūī chirped in the big tree.', ran, pies, dogs);
    expect(told(before, after)).toEqual([
      ['added', null, 'Outside,'],
      ['moved', 'A tūī', 'a tūī'],
      ['replaced', 'sang', 'chirped'],
      moved('in the big tree.'),
    ]);
    expect(compareDrafts(before, after)).toMatchObject({ wordsAdded: 2, wordsRemoved: 1 });
  });

  it('keeps its place if words only went or came', () => {
    expect(told(text(ran, pies, tui), text('A tūī sang in the tree.', ran, pies))).toEqual([
      moved('A tūī sang in the'),
      ['removed', 'big', null],
      moved('tree.'),
    ]);
    expect(
      told(text(tui, ran, pies), text(ran, pies, 'A tūī sang loudly in the big tree.')),
    ).toEqual([moved('A tūī sang'), ['added', null, 'loudly'], moved('in the big tree.')]);
  });

  it('has its spelling mended on the way', () => {
    expect(told(text('A tui sang in the bigg tree.', ran, pies), text(ran, pies, tui))).toEqual([
      moved('A'),
      ['mended', 'tui', 'tūī'],
      moved('sang in the'),
      ['mended', 'bigg', 'big'],
      moved('tree.'),
    ]);
  });

  it('has not moved where it is still between the same sentences', () => {
    expect(
      told(text(tui, 'It rained.'), text('A tūī sang in the old tree.', 'It rained.')),
    ).toEqual([['replaced', 'big', 'old']]);
  });

  it.each([
    ['fewer than two in three of its words', tui, 'A tūī sat in my old tree.'],
    ['no word of a topic', 'It was not for him.', 'It was not for her.'],
    ['fewer than four words', 'My dogs slept.', 'Our dogs slept.'],
  ])('is another one with %s in common', (_, sentence, other) => {
    const changes = told(text(sentence, ran, pies), text(ran, pies, other));
    expect(changes.map(([kind]) => kind)).toEqual(['removed', 'added']);
  });

  it('is another one where many sentences have the same words of a topic', () => {
    const trees = Array.from({ length: 9 }, (_, i) => `Tree ${i} has a tūī in it.`);
    const after = text(ran, pies, 'Tree 9 has a tūī in it.');
    expect(told(text(...trees, ran, pies), after).map(([kind]) => kind)).toEqual([
      'removed',
      'added',
    ]);
  });

  it('leaves its neighbours as they were', () => {
    expect(
      told(
        text(ran, pies, dogs, 'It was late.'),
        text('My two dogs slept by the fire.', ran, pies),
      ),
    ).toEqual([
      moved('My'),
      ['added', null, 'two'],
      moved('dogs slept by the fire.'),
      ['removed', 'It was late.', null],
    ]);
  });
});
