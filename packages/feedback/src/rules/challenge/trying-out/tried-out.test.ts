import { describe, expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { triedOut } from './tried-out.ts';

describe('steps to try out', () => {
  it('are the first two', () => {
    expect(
      quoted(
        triedOut,
        'How to make toast\n1. Cut the bread.\n2. Push the lever down.\n3. Eat the toast.',
      ),
    ).toEqual(['Cut the bread', 'Push the lever down']);
  });

  it('begin where a line does, and are none where no steps are told', () => {
    expect(
      quoted(
        triedOut,
        'How to wash a dog\nGet the dog. Say walk.\nThen you tie him up.\nWash it off.\nRun away fast.',
      ),
    ).toEqual(['Get the dog', 'Then you tie him up']);
    expect(
      quoted(
        triedOut,
        'How to play tag\nIt is the best game out. I play it every lunch. Yesterday Tui was in. You can go on the grass. Then the bell went.',
      ),
    ).toEqual([]);
  });
});
