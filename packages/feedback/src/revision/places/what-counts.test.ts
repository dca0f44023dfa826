import { describe, expect, it } from 'vitest';
import type { Taken } from '../../rules/rule.ts';
import { compareWords } from '../changes/compare-drafts.ts';
import { counts } from './what-counts.ts';

/** The changes between two drafts that can be what a step asks for, in short. */
function counted(by: Taken['by'], before: string, after: string): string[] {
  const compared = compareWords(before, after);
  const { alignment, changes } = compared;
  const told = (words: typeof alignment.before, { from, to }: { from: number; to: number }) =>
    words
      .slice(from, to)
      .map(({ written }) => written)
      .join(' ');
  return changes
    .filter((change) => counts({ by }, change, compared))
    .map(
      (change) =>
        `${told(alignment.before, change.before)} → ${told(alignment.after, change.after)}`,
    );
}

describe('another spelling', () => {
  it('is other letters, also where the word beside them only has another capital', () => {
    const mended = 'We saw Robyn’s friend.';
    expect(counted('spelling', 'We saw robyns frend.', mended)).not.toEqual([]);
    expect(counted('spelling', 'We swam on monday nite.', 'We swam on Monday night.')).toEqual([
      'monday nite. → Monday night.',
    ]);
    expect(counted('spelling', 'On wensday and', 'On, Wednesday and')).toEqual([
      'On wensday → On, Wednesday',
    ]);
  });

  it('is a capital where nothing else was wrong', () => {
    expect(counted('spelling', 'We swam on monday.', 'We swam on Monday.')).toEqual([
      'monday. → Monday.',
    ]);
  });

  it('is no other capital, and nothing shouted', () => {
    expect(counted('spelling', 'We swam in the sea.', 'We swam in the Sea.')).toEqual([]);
    expect(counted('spelling', 'We swam on monday.', 'We swam on MONDAY.')).toEqual([]);
    expect(counted('spelling', 'On wensday we swam.', 'On WEDNESDAY we swam.')).toEqual([]);
  });

  it('is no word added, taken out or moved', () => {
    expect(counted('spelling', 'We swam.', 'We swam yesterday.')).toEqual([]);
    expect(counted('spelling', 'We swam yesterday.', 'We swam.')).toEqual([]);
    const [one, other] = ['We swam far out to sea.', 'Nana made us a hot lunch.'];
    expect(counted('spelling', `${one} ${other}`, `${other} ${one}`)).toEqual([]);
  });
});

describe('another opening', () => {
  it.each([
    ['new words before the first', 'We ate pies.', 'At noon we ate pies.', ' → At noon'],
    [
      'new words after a mark of their own',
      'We ate pies at home.',
      '— at noon, we ate pies at home.',
      ' → - at noon,',
    ],
    [
      'other words for the first',
      'We ran. Then we ate pies. Then we slept.',
      'We ran. Later we ate pies. Then we slept.',
      'Then → Later',
    ],
    ['the first words going', 'Then we ate pies.', 'We ate pies.', 'Then → '],
    ['part of a sentence made one', 'We ran and we ate.', 'We ran. Then we ate.', 'and → Then'],
    ['a number before each line', 'Mix it.\nBake it.', '1 Mix it.\n2 Bake it.', ' → 1', ' → 2'],
    ['a number for the first word', 'First mix it. Bake it.', '1. Mix it. Bake it.', 'First → 1.'],
    ['a bullet', 'We ate pies.', '- We ate pies.', ' → -'],
    [
      'marks between steps without ends',
      'mix it bake it',
      '1) mix it 2) bake it',
      ' → 1)',
      ' → 2)',
    ],
  ])('is %s', (_, before, after, ...changes) => {
    expect(counted('opening', before, after)).toEqual(changes);
  });

  it.each([
    ['new words further on', 'We ate pies at home.', 'We ate hot pies at home.'],
    ['a sentence put before it', 'We ate pies at home.', 'We slept. We ate pies at home.'],
    ['a sentence before it going', 'Then we slept. We ate pies.', 'We ate pies.'],
    ['a word further on going', 'We then ate pies.', 'We ate pies.'],
    ['the second word of it going', 'We ran. We then ate pies.', 'We ran. We ate pies.'],
    ['the sentence being joined to another', 'We ran. Then we ate.', 'We ran, and we ate.'],
    [
      'the middle of it being replaced by an end and a beginning',
      'We ran fast over the hill home.',
      'We ran off. Suddenly Dad came over the hill home.',
    ],
    ['another capital', 'we ate pies.', 'We ate pies.'],
    ['an amount for another word', 'We ate some pies at home.', 'We ate 12 pies at home.'],
    ['an amount at the end', 'We ate some.', 'We ate 12.'],
    ['an amount more', 'We ate pies at home.', 'We ate 12 pies at home.'],
    ['marks that were there already', '1. We swam. 2. We ate.', '1. We swam far. 2. We ate.'],
  ])('is not %s', (_, before, after) => {
    expect(counted('opening', before, after)).toEqual([]);
  });

  it('is what came from further on, and not a sentence that only changed places', () => {
    const [one, other] = ['We swam far out to the island.', 'Nana made us a hot lunch.'];
    expect(counted('opening', `${one} ${other}`, `${other} ${one}`)).toEqual([]);
  });
});

describe('one word for another', () => {
  it('takes something new in the place of something old', () => {
    expect(counted('swapping', 'We went home.', 'We dashed home.')).toEqual(['went → dashed']);
    const dropped = counted('swapping', 'We went home, it was nice.', 'We went home.');
    expect(dropped).toEqual([]);
  });

  it('is no addition where nothing went', () => {
    const before = 'We went home and it was nice.';
    expect(counted('swapping', before, 'We quickly went home and it was.')).toEqual([]);
    expect(counted('swapping', before, 'We went home and it was very nice.')).toEqual([]);
    expect(counted('inflecting', before, 'We went home and it was very nice.')).toEqual([]);
  });

  it('is a verb that helps another, if a form is asked for', () => {
    const helped = ['We seen an eel.', 'We have seen an eel.'] as const;
    expect(counted('inflecting', ...helped)).toEqual([' → have']);
    expect(counted('swapping', ...helped)).toEqual([]);
  });

  it('is no addition that follows what went by more than a word', () => {
    const before = 'It was really nice at the lake with Nana.';
    expect(counted('swapping', before, 'It was nice at the blue lake with Nana.')).toEqual([]);
  });
});

describe('fewer words', () => {
  it('leave the sentence, wherever in it they were', () => {
    const rest = 'We went home.';
    for (const [before, gone] of [
      ['It was really nice.', 'really → '],
      ['Really it was nice.', 'Really → '],
      ['It was nice really.', 'really. → '],
    ] as const)
      expect(counted('takingOut', `${before} ${rest}`, `It was nice. ${rest}`)).toEqual([gone]);
  });

  it('are no whole sentence, first or last, one or two', () => {
    const rest = 'We went home.';
    expect(counted('takingOut', `It was nice. ${rest}`, rest)).toEqual([]);
    expect(counted('takingOut', `${rest} It was nice.`, rest)).toEqual([]);
    expect(counted('takingOut', `${rest} It was nice. Mum slept.`, rest)).toEqual([]);
    expect(counted('leavingOut', `It was nice. ${rest}`, rest)).toEqual(['It was nice. → ']);
  });

  it('are no words added', () => {
    for (const by of ['takingOut', 'leavingOut'] as const)
      expect(counted(by, 'It was nice.', 'It was really nice.')).toEqual([]);
  });
});

describe('new lines', () => {
  it('are lines that begin where one may, and numbers before steps', () => {
    const before = 'We ran home to Nana. Then we ate pies.';
    expect(counted('breaking', before, before.replace(' Then', '\nThen'))).toEqual(['Then → Then']);
    expect(counted('breaking', 'Mix it. Bake it.', '1. Mix it. 2. Bake it.')).toEqual([
      ' → 1.',
      ' → 2.',
    ]);
  });

  it('are no changes before or after them, nor lines that were moved', () => {
    const after = 'We raced home to Nana.\nThen we ate warm pies.';
    expect(counted('breaking', 'We ran home to Nana. Then we ate pies.', after)).toEqual([
      'Then → Then',
    ]);
    const [one, other] = ['We swam far out to the island.', 'Nana made us a hot lunch.'];
    expect(counted('breaking', `${one} ${other}`, `${other}\n${one}`)).not.toContain(
      `${other} → ${other}`,
    );
  });
});

it('sentences that only change places are not joined, but may be in order', () => {
  const [one, other] = ['We swam far out to sea.', 'Nana made us a hot lunch.'];
  expect(counted('joining', `${one} ${other}`, `${other} ${one}`)).toEqual([]);
  expect(counted('ordering', `${one} ${other}`, `${other} ${one}`)).toEqual([
    `${other} → ${other}`,
  ]);
  expect(counted('ordering', 'we swam.', 'We swam.')).toEqual([]);
});

it('someone’s words are new words, or marks around old ones', () => {
  const before = 'Mum said go home.';
  expect(counted('quoting', before, 'Mum said, “go home.”')).toHaveLength(1);
  expect(counted('quoting', before, 'Mum yelled go home.')).toEqual(['said → yelled']);
  expect(counted('quoting', before, 'Mum said go home now.')).toEqual([' → now.']);
  expect(counted('quoting', before, 'Mum said home.')).toEqual([]);
  expect(counted('quoting', before, 'mum said go home.')).toEqual([]);
});

it('a measure, and more to say, is new words', () => {
  for (const by of ['measuring', 'adding'] as const) {
    expect(counted(by, 'Bake it.', 'Bake it for 20 minutes.')).toEqual([' → for 20 minutes.']);
    expect(counted(by, 'Bake it for a while.', 'Bake it.')).toEqual([]);
    expect(counted(by, 'bake it.', 'Bake it.')).toEqual([]);
  }
});

it('numbers before steps say no more of them', () => {
  const [bare, numbered] = ['Fill it.\nWet the dog.', '1. Fill it.\n2. Wet the warm dog.'];
  expect(counted('adding', bare, numbered)).toEqual([' → warm']);
});
