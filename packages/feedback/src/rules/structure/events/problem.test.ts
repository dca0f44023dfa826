import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { problem } from './problem.ts';

describe('a story', () => {
  it.each([
    'Suddenly, the old bridge snapped',
    'Suddenly it all roared',
    'Suddenly it growled',
    'Suddenly Nan screamed',
    'Suddenly it shook',
    'All of a sudden the rope broke',
    'We couldn’t get out',
    "We couldn't get out",
    'We couldnt get out',
    'He had disappeared',
    'The dog has vanished',
    'They vanished',
    'The dogs were gone',
    'The light went out',
    'The torch went off',
    'The torches went off',
    'The door slammed',
    'The doors slammed',
    'A gate jammed',
    'The gates jammed',
    'The lid blew open',
    'The lids blew open',
    'The window locked',
    'The windows locked',
    'It took my little brother',
    'It took my brother',
    'It filled up the hut',
    'It wouldn’t budge',
    "It wouldn't budge",
    'It wouldnt budge',
    'My rope snapped',
  ])('is praised for the moment at which something goes wrong: “%s”', (words) => {
    expect(
      found(
        problem,
        `We walked on. ${words}. We held on. Somebody coughed and we all sat very still in there for ages.`,
      ),
    ).toEqual([['strength', words]]);
  });

  it.each(['Suddenly it was late', 'It was dark', 'Suddenly! It snapped'])(
    'is not praised for “%s”',
    (words) => {
      expect(
        found(
          problem,
          `We walked on. ${words}. We held on. Somebody coughed and we all sat very still in there for ages.`,
        ),
      ).toEqual([]);
    },
  );

  it('is praised for what goes wrong before its last third', () => {
    expect(
      found(
        problem,
        'We walked on. We held on. Somebody coughed and we all sat very still in there for ages. The rope snapped.',
      ),
    ).toEqual([]);
  });
});
