import { expect, it } from 'vitest';
import { aboutHome } from './about-home.ts';

const guesses = (comment: string) => aboutHome.some((pattern) => pattern.test(comment));

it.each(['I guess your family can’t afford the mall.', 'Your whānau has little money.'])(
  'sees a guess at what a family has: %s',
  (comment) => {
    expect(guesses(comment)).toBe(true);
  },
);

it.each(['Say what the school can afford.', 'Your nan has time for everyone in the story.'])(
  'takes other words for none: %s',
  (comment) => {
    expect(guesses(comment)).toBe(false);
  },
);
