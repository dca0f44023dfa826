import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { settledEnding } from './settled-ending.ts';

describe('a story', () => {
  const start =
    'On Friday we went out to the old hut by the river with Dad and Nan. The hut was cold and I sat by the fire for a bit. Then the fire went out and we all ran to the door of it and I fell over a log. Dad got the lamp and he lit it and Nan made us all a pot of hot tea and we sat and drank it in the dark.';

  it.each([
    'I never went back there again',
    'From that day onwards we sat',
    'From then on we all sat',
    'We never ever once saw that old hut again',
    'Ever since it has been dark there',
    'To this day it is dark there',
    'Nan had finally learnt to wait',
    'We learned that',
    'They learned not to wait',
    'Every summer since, we still sit there',
    'Now whenever it rains we are there',
    'After that day we sat',
    'Since that night, we sat',
    'I had finally learnt my lesson',
    'Hemi learned to wait',
    'The old wolf had learnt his lesson',
    'Everyone learned to wait',
    'We had learnt that',
    'Now I sit whenever it rains',
    'So now my nan lives here',
    'Now they live there',
    'These days he keeps it',
    'Now we keep it',
    'Now it always rains',
  ])('is praised for telling what has been different since: “%s”', (last) => {
    expect(found(settledEnding, `${start} ${last}.`)).toEqual([['strength', expect.any(String)]]);
  });

  it.each([
    'So I now sit',
    'Now I am always there',
    'Now we will always sit',
    'We never saw the big old red hut in there again',
    'Now we have to keep it',
    'Now it. He is there',
    'Hemi then learnt it',
    'It was then that some kids learned to wait',
    '“I never went there again,” said Nan',
    'We sat on every mat',
  ])('is not praised for “%s”', (last) => {
    expect(found(settledEnding, `${start} ${last}.`)).toEqual([]);
  });

  it('is praised for it if it has seventy words', () => {
    expect(
      found(
        settledEnding,
        'On Friday we went out to the old hut. I fell over a log. I never went back there again.',
      ),
    ).toEqual([]);
    expect(
      found(
        settledEnding,
        `Weka are birds. They eat worms. ${'They can run. '.repeat(25)} Now they live on islands.`,
      ),
    ).toEqual([]);
  });
});
