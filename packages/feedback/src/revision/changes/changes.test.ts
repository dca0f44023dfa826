import { describe, expect, it } from 'vitest';
import { changesTold as told } from '../testing/changes-told.ts';

const wrong = 'frend litle wensday stoped begining becos parck tommorow runing'.split(' ');
const right = 'friend little Wednesday stopped beginning because park tomorrow running'.split(' ');

describe('words that replace as many others', () => {
  const framed = (words: readonly string[]) =>
    `When we were walking along the beach with Nana, Koro said ${words.join(' ')} yesterday evening before we all drove home again.`;
  const kinds = (before: readonly string[], after: readonly string[]) =>
    told(framed(before), framed(after)).map(([kind]) => kind);

  it('are compared one by one up to eight, and no further', () => {
    expect(kinds(wrong.slice(0, 8), right.slice(0, 8))).toEqual(['mended']);
    expect(kinds(wrong, right)).toEqual(['replaced']);
  });

  it('are compared one by one if at least half of them were respelt', () => {
    expect(told(framed(['frend', 'dogs']), framed(['friend', 'cats']))).toEqual([
      ['mended', 'frend', 'friend'],
      ['replaced', 'dogs', 'cats'],
    ]);
    expect(told(framed(['frend', 'dogs', 'bark']), framed(['friend', 'cats', 'purr']))).toEqual([
      ['replaced', 'frend dogs bark', 'friend cats purr'],
    ]);
  });

  it('are not compared one by one if one more or fewer replaces them', () => {
    expect(kinds(['frend', 'litle'], ['friend', 'little', 'cat'])).toEqual(['replaced']);
    expect(kinds(['frend', 'litle', 'cat'], ['friend', 'little'])).toEqual(['replaced']);
  });
});

describe('mends', () => {
  it('are one where they are side by side', () => {
    expect(told('Then koro smith sang.', 'Then Koro Smith sang.')).toEqual([
      ['mended', 'koro smith', 'Koro Smith'],
    ]);
  });

  it('are several where a word between them stayed as it was', () => {
    expect(told('Then koro and smith sang.', 'Then Koro and Smith sang.')).toEqual([
      ['mended', 'koro', 'Koro'],
      ['mended', 'smith', 'Smith'],
    ]);
  });

  it('stay apart from a new word beside them', () => {
    expect(told('Then koro sang loudly.', 'Then Koro quietly sang loudly.')).toEqual([
      ['mended', 'koro', 'Koro'],
      ['added', null, 'quietly'],
    ]);
  });
});

describe('a word at the start of a line', () => {
  it('is mended where only the line is new, or gone', () => {
    const [one, two] = ['We swam. Dad fell in.', 'We swam.\n\nDad fell in.'];
    expect(told(one, two)).toEqual([['mended', 'Dad', 'Dad']]);
    expect(told(two, one)).toEqual([['mended', 'Dad', 'Dad']]);
    expect(told(one, 'We swam. It was hot.\n\nDad fell in.')).toEqual([
      ['added', null, 'It was hot.'],
      ['mended', 'Dad', 'Dad'],
    ]);
  });

  it.each([
    ['We swam.\nDad fell in.', 'We swam.\nLater Dad fell in.', 'Later'],
    ['Dad fell in.', 'At the beach\nDad fell in.', 'At the beach'],
    ['We swam.\nDad fell in.', 'We swam.\nOur trip\nDad fell in.', 'Our trip'],
  ])('is as it was where others came before it, or went: %j, %j', (bare, longer, others) => {
    expect(told(bare, longer)).toEqual([['added', null, others]]);
    expect(told(longer, bare)).toEqual([['removed', others, null]]);
  });

  it('is as it was where others were moved before it', () => {
    const [dad, rain] = ['Dad fell in the cold pool.', 'Rain fell on the roof all day.'];
    expect(told(`${dad} ${rain}`, `${rain}\n${dad}`)).toHaveLength(1);
  });
});

describe('what went and what came in one place', () => {
  it('is told apart where a word between them was kept', () => {
    expect(told('Mum slowly baked bread.', 'Mum baked crusty bread.')).toEqual([
      ['removed', 'slowly', null],
      ['added', null, 'crusty'],
    ]);
  });

  it('is told apart where a sentence between them moved away, or came', () => {
    const [dogs, cats, pies, kept] = [
      'Dogs bark at the gate.',
      'Cats eat birds and mice.',
      'Nana baked us hot pies.',
      'Koro sang all day long. Rain fell on our roof.',
    ];
    expect(told(`${dogs} ${cats} ${pies} ${kept}`, `Mum slept. ${kept} ${cats}`)).toEqual([
      ['removed', dogs, null],
      ['removed', pies, null],
      ['added', null, 'Mum slept.'],
      ['moved', cats, cats],
    ]);
    expect(told(`${dogs} ${kept} ${cats}`, `Mum slept. ${cats} We left. ${kept}`)).toEqual([
      ['removed', dogs, null],
      ['added', null, 'Mum slept.'],
      ['moved', cats, cats],
      ['added', null, 'We left.'],
    ]);
    expect(told(`${dogs} ${kept} ${cats}`, `Mum slept. ${cats} ${kept}`)).toEqual([
      ['removed', dogs, null],
      ['added', null, 'Mum slept.'],
      ['moved', cats, cats],
    ]);
  });

  it.each([
    [
      'more than one sentence went',
      'I fell. Then we had cake. Mum sang.',
      'I fell. Then we had soup. It was hot.',
      ['replaced', 'cake. Mum sang.', 'soup. It was hot.'],
    ],
    [
      'only what came begins a sentence',
      'We ate warm cake. We ran.',
      'We ate. Mum sang. Dad baked hot cake. We ran.',
      ['replaced', 'warm', 'Mum sang. Dad baked hot'],
    ],
    [
      'neither begins or ends one',
      'We had hot cake today.',
      'We had a bath. Mum made cake today.',
      ['replaced', 'hot', 'a bath. Mum made'],
    ],
  ])('is one change where %s', (_, before, after, change) => {
    expect(told(before, after)).toContainEqual(change);
  });

  it('is told apart where a sentence goes on before another begins', () => {
    expect(told('We ate. Then we had cake.', 'We ate pies. At noon we had cake.')).toEqual([
      ['mended', 'ate.', 'ate'],
      ['added', null, 'pies.'],
      ['replaced', 'Then', 'At noon'],
    ]);
    expect(
      told(
        'Reason 1: dogs are loyal\nReason 2: dogs keep you fit',
        'Firstly dogs are loyal because they stay with you.\nSecondly dogs keep you fit',
      ),
    ).toEqual([
      ['replaced', 'Reason 1:', 'Firstly'],
      ['added', null, 'because they stay with you.'],
      ['replaced', 'Reason 2:', 'Secondly'],
    ]);
  });

  it('keeps its order where words went at the end, and came at the start', () => {
    expect(told('Dad fixed our boat yesterday.', 'Suddenly Dad fixed our boat.')).toEqual([
      ['added', null, 'Suddenly'],
      ['mended', 'boat', 'boat.'],
      ['removed', 'yesterday.', null],
    ]);
  });
});
