import { describe, expect, it } from 'vitest';
import { changesTold as told } from '../testing/changes-told.ts';

const start = 'When we came to the top of the hill';
const end = 'while Nana sat down on a rock.';

describe('small words between two longer changes', () => {
  it('belong to one phrase that replaced another', () => {
    expect(
      told(
        `${start} the sun had gone and I was really tired ${end}`,
        `${start} clouds covered everything and I could hardly lift my feet ${end}`,
      ),
    ).toEqual([
      [
        'replaced',
        'the sun had gone and I was really tired',
        'clouds covered everything and I could hardly lift my feet',
      ],
    ]);
  });

  it('go where words only came on one side and only went on the other', () => {
    expect(
      told(`${start} it was by then quite dark ${end}`, `${start} the old lamp was lit ${end}`),
    ).toEqual([['replaced', 'it was by then quite dark', 'the old lamp was lit']]);
  });

  it('go one after another, as the changes beside them become longer', () => {
    expect(
      told(
        `${start} aa bb cc and we dd ee the ff gg ${end}`,
        `${start} hh ii jj and we kk ll the mm nn ${end}`,
      ),
    ).toEqual([['replaced', 'aa bb cc and we dd ee the ff gg', 'hh ii jj and we kk ll the mm nn']]);
  });

  it.each([
    ['a change is no longer than they are', 'my dog and my cat ran', 'our dog and our cat ran', 2],
    ['a word of a topic is among them', 'aa bb cc lake dd ee ff', 'gg hh ii lake jj kk ll', 2],
    [
      'they are three in a row',
      'aa bb cc dd and I was ee ff gg hh',
      'ii jj kk ll and I was mm nn oo pp',
      2,
    ],
    ['words only came', 'aa and bb', 'aa cc dd and ee ff bb', 2],
    ['words only went', 'aa cc dd and ee ff bb', 'aa and bb', 2],
    [
      'one of the changes only mends the spelling',
      'a hoot frome owls and I was tired',
      'a hoot from owls and stars came out',
      2,
    ],
  ])('stay where %s', (_, before, after, count) => {
    expect(told(`${start} ${before} ${end}`, `${start} ${after} ${end}`)).toHaveLength(count);
  });

  it('stay where a sentence begins or ends with them', () => {
    const before = 'We swam in the deep river all day. The old grey cat slept by our warm fire.';
    const after = 'We swam in the deep sea with seals. The fat young dog slept by our warm fire.';
    expect(told(before, after)).toEqual([
      ['replaced', 'river all day.', 'sea with seals.'],
      ['replaced', 'old grey cat', 'fat young dog'],
    ]);
  });
});
