import { describe, expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { clearGoal } from './clear-goal.ts';

describe('a title says what instructions are for', () => {
  const praised = (title: string) =>
    quoted(clearGoal, `${title}\nMix the milk with warm water first. Hold it up. Wash it.`);

  it.each([
    ['How to feed calves', 'How to feed calves'],
    ['How you feed calves!', 'How you feed calves'],
    ['How to feed a big-eyed calf', 'How to feed a big-eyed calf'],
    ['How to pan-fry fish', 'How to pan-fry fish'],
  ])('“%s”', (title, goal) => {
    expect(praised(title)).toEqual([goal]);
  });

  it.each([
    'How to feed',
    'How to feed!',
    'How to pan-fry',
    'How you feed',
    'How calves feed',
    'See how to feed calves',
    'How to feed 2 calves',
  ])('but not “%s”', (title) => {
    expect(praised(title)).toEqual([]);
  });

  it('of three steps', () => {
    expect(quoted(clearGoal, 'How to feed calves\nMix the milk. Hold it up.')).toEqual([]);
  });
});
