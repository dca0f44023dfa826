import { describe, expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { nameCalling } from './name-calling.ts';

describe('an argument calls its reader names', () => {
  const asked = (words: string) =>
    quoted(nameCalling, `We should have a pool. It is hot. ${words}. We need it.`);

  it.each([
    'You are dumb',
    'You’re stupid',
    "You're so stupid",
    'Your all idiots',
    'You are a loser',
    'You are losers',
    'Youre an idiot',
    'Your an idiot',
    'You’re just an idiot',
    'You are such a big loser',
    'You are all a bunch of idiots',
    'Anyone who litters is an idiot',
    'Everyone who litters is an idiot',
    'Any one who litters is a moron',
    'Whoever litters is an idiot',
    'People who litter are just a bunch of morons',
    'You are mean as',
    'You are morons',
    'People that litter are useless',
    'Anybody who litters is stupid',
    'Other people are dumb',
    'Grumpy parents are so stupid',
    'Only a selfish boss wants that',
    'Only an stupid boss wants that',
    'Kids who litter are lazy and stupid',
    'Owners who let their dogs run off the lead are lazy and dumb',
    'People who litter are selfish, lazy and stupid',
    'People who litter are selfish and lazy and stupid',
    'If your parents never take you then they are dumb',
    'If parents can’t see that, they’re stupid',
  ])('in “%s”', (words) => {
    expect(asked(words)).toEqual([words]);
  });

  it.each([
    'You are dumber',
    'You are an idiotic',
    'You are a bunch of people',
    'They say you are dumb',
    'He said you are dumb',
    'Nan thinks you are dumb',
    'You are not so dumb if you are dumb',
    'It isn’t so, you are dumb',
    "They aren't so, you are dumb",
    'Nobody is, you are dumb',
    'Only a lazybones wants that',
    'Kids who never swim are lazy and sad',
    'Kids who litter are lazy',
    'Kids hate those books because they are stupid books',
    'Parents buy uniforms but they are useless',
    'Kids have rules and they are dumb',
    'Cats who litter are lazy and stupid',
    '“You are dumb”',
  ])('but not in “%s”', (words) => {
    expect(asked(words)).toEqual([]);
  });
});
