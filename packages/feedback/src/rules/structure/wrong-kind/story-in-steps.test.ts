import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { storyInSteps } from './story-in-steps.ts';
import { toldAsStory } from './told-as-story.ts';

describe('a story among steps', () => {
  const steps = (words: string) =>
    `How to fish\nGet a rod. Tie a hook on. ${words} Pull it in. Cut it up.`;

  it.each([
    'My nan has got one there.',
    'My old nan likes it there.',
    'My nan like it there.',
    'My nan loves it there.',
    'My nan love it there.',
    'I like it there.',
    'He loved it there.',
    'My tipping was bad.',
    'My handle is old.',
  ])('is found: “%s”', (words) => {
    expect(found(storyInSteps, steps(words))).toEqual([['nextStep', words.slice(0, -1)]]);
  });

  it.each([
    'My hand is on it.',
    'My hands had it.',
    'My tip is this.',
    'My tips are this.',
    'Don’t let go, I did it.',
    "Don't let go, I did it.",
    'Dont let go, I did it.',
    '“I like it there,” said Nan.',
    'Nan likes it there.',
    'Sometimes I had to ask my aunty.',
    'One day I did that too.',
  ])('is none: “%s”', (words) => {
    expect(found(storyInSteps, steps(words))).toEqual([]);
  });

  it('is found after the first of four steps, if a quarter of the text is steps', () => {
    expect(
      found(
        storyInSteps,
        'How to fish\nI like it there. Get a rod. Tie a hook on. Pull it in. Cut it up.',
      ),
    ).toEqual([]);
    expect(
      found(storyInSteps, 'How to fish\nGet a rod. I like it there. Tie a hook on. Pull it in.'),
    ).toEqual([]);
    const facts = (count: number) => 'Fish are wet. '.repeat(count);
    expect(found(storyInSteps, `${steps('I like it there.')} ${facts(11)}`)).toHaveLength(1);
    expect(found(storyInSteps, `${steps('I like it there.')} ${facts(12)}`)).toEqual([]);
  });
});

describe('instructions that are told as a story', () => {
  const told = (text: string) => found(toldAsStory, text, 'instruct');
  it('are asked for steps, if three events are told by the writer', () => {
    expect(
      told(
        'First I got the rod. Then we tied it. On Friday my nan cast it. Next Dad reeled it in.',
      ),
    ).toHaveLength(1);
    expect(
      told('Last Friday I got the rod. On Sunday, we tied it. And so Mum reeled it in.'),
    ).toHaveLength(1);
    expect(told('First I got the rod. Then we tied it.')).toEqual([]);
    expect(told('Hemi got the rod. Tama tied it. Ana cast it. Moana reeled it in.')).toEqual([]);
    expect(
      found(toldAsStory, 'First I got the rod. Then we tied it. My nan cast it.', 'recount'),
    ).toEqual([]);
  });
});
