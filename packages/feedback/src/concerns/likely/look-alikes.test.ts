import { describe, expect, it } from 'vitest';
import { findConcern } from '../find-concern.ts';

describe('what only looks like something to tell', () => {
  const slept =
    'We slept in the car for two nights because mum was scared the house would fall down.';

  it('is a night in the car after an earthquake, but not without one', () => {
    expect(findConcern(`${slept} It was loud.`)?.kind).toBe('home');
    expect(findConcern(`There was a big earthquake in Kaikōura. ${slept}`)).toBeNull();
    expect(findConcern(`${slept} We had aftershocks for days.`)).toBeNull();
  });

  it('isn’t what somebody did to a child in those nights', () => {
    const told = 'The man next door touches me when he minds us and says it is our secret.';
    expect(findConcern(`There was a big earthquake in Kaikōura. ${told}`)?.kind).toBe('sexual');
    const hit = 'Dad was drunk and he hit me in the tent because I was cold.';
    expect(findConcern(`We went camping at the lake. ${hit}`)?.kind).toBe('home');
  });

  it('is a tummy so full that it bursts', () => {
    expect(
      findConcern(
        'When I go to Nana’s she feeds me so much that I feel like I’m going to explode.',
      ),
    ).toBeNull();
  });

  it('is what a moth tells of its life, but not what a boy does', () => {
    const told =
      'I bang my head on your window again and again because I want to be in your light.';
    expect(findConcern(`I am a boy. ${told}`)?.kind).toBe('selfHarm');
    expect(findConcern(`I am a moth. ${told}`)).toBeNull();
    expect(findConcern(`Kia ora. I am a little brown moth. ${told}`)).toBeNull();
  });

  it('is a wish that a baby would go back, but not that it were over', () => {
    const wish =
      'Sometimes I wish she would go back in mum’s tummy but when she holds my finger I like her.';
    expect(findConcern(wish)).toBeNull();
    expect(findConcern('I wish he would just end it so I can die.')?.kind).toBe('selfHarm');
  });
});
