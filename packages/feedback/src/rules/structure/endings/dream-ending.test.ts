import { describe, expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { dreamEnding } from './dream-ending.ts';

describe('a story ends because it was a dream', () => {
  const asked = (ending: string) =>
    quoted(dreamEnding, `A shark came. It bit the boat. We sank. I yelled. ${ending}.`);

  it.each([
    'It was a dream',
    'It’s all a dream',
    "It's just a dream",
    'Its only my dream',
    'It had been a bad dream',
    'It had all been a dream',
    'It was all just a nightmare',
    'I was just dreaming',
  ])('“%s”', (ending) => {
    expect(asked(ending)).toEqual([ending]);
    expect(asked(`${ending}. I sat. I ate`)).toEqual([ending]);
    expect(asked(`${ending}. I sat. I ate. I ran`)).toEqual([]);
  });

  it.each(['It was the dream', 'It was a very bad dream', 'I was dreaming'])(
    'but not “%s”',
    (ending) => {
      expect(asked(ending)).toEqual([]);
    },
  );

  it('of five sentences', () => {
    expect(quoted(dreamEnding, 'A shark came. It bit. We sank. It was a dream.')).toEqual([]);
  });
});
