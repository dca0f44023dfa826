import { describe, expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { choppy } from './choppy.ts';

describe('short sentences in a row', () => {
  const after = 'After a very long walk home in the dark we went to bed.';

  it.each(['We ate it all up with Nan. It was.', 'We ate pie. It was very hot and so red.'])(
    'could be one: “%s”',
    (pair) => {
      expect(quoted(choppy, `${pair} ${after}`)).toHaveLength(1);
    },
  );

  it.each([
    'We ate it all up there with Nan. It was hot.',
    'We ate. It was very hot and it was so red.',
    'Pizza. It was hot.',
    'We ate! It was hot.',
    'We ate. Was it hot?',
    'We ate.\nIt was hot.',
    'We ate. The end is here.',
    'Nan said eat. It was hot.',
    'Nan sed eat. It was hot.',
    'Nan yelled it. It was hot.',
    '“Eat,” Nan told us. It was hot.',
  ])('stay as they are: “%s”', (pair) => {
    expect(quoted(choppy, `${pair} ${after}`)).toEqual([]);
  });

  it('are a rhythm if they are few', () => {
    expect(quoted(choppy, `We ate. It was hot. ${after} ${after}`)).toHaveLength(1);
    expect(quoted(choppy, `We ate. It was hot. ${after} ${after} ${after}`)).toEqual([]);
  });

  it('are right in steps', () => {
    const steps = 'How to make it\nCut it up. Stir it in. Bake it well.';
    expect(quoted(choppy, `${steps} Mix it up.`)).toEqual([]);
    expect(quoted(choppy, steps)).not.toEqual([]);
  });
});
