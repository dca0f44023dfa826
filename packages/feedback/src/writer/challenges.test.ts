import { feedbackTypes } from '@second-draft/contract';
import { expect, it } from 'vitest';
import { isChallenge } from '../rules/challenge/challenges.ts';
import { builtInWriter } from './built-in-writer.ts';

const accomplished = `The Ferry
Nobody had told the ferry that it was old. Every morning it coughed twice, shook the rust from its ropes and set off across the harbour with the same forty people.

Hemi loved the third seat on the left. From there he could see the wheel, the captain's thumbs and, on clear days, the tip of the mountain. He had never once looked at the water.

Then, on a grey Tuesday, the engine stopped. The captain tapped a dial. "Well," she said, "we are a raft now."

Hemi looked at the water at last. It was full of stars, although it was ten in the morning, and every one of them was a jellyfish.`;

const slipping =
  'we went to the beach. it was hot. my brother dug a hole and i fell in. mum laughd. then we had a pie. it was yum. we went home.';

const stepsOn = (text: string, title: string) =>
  builtInWriter
    .write({
      text,
      studentName: 'Casey',
      focus: [
        { title, descriptors: feedbackTypes.find((one) => one.title === title)?.properties ?? '' },
      ],
      wordCount: 70,
      readingLevel: 3,
      seed: title,
    })
    .filter(({ kind }) => kind === 'nextStep');

it.each(['Narrative structure', 'Narrative features', 'Vocabulary', 'Ideas', 'General writing'])(
  'an accomplished story is set a challenge at a place in it, where %s is asked about',
  (title) => {
    const [step, ...others] = stepsOn(accomplished, title);
    expect(isChallenge(step?.rule ?? '')).toBe(true);
    for (const words of step?.quotations ?? []) expect(accomplished).toContain(words);
    expect(step?.quotations.length).toBeGreaterThan(0);
    expect(others).toEqual([]);
  },
);

it('an accomplished argument that has answered the other side is set a challenge, too', () => {
  const argument = `Dear Board,
Every Friday a truck takes the scraps from our kitchen to the dump. I have watched it from the library window since I was six. I am writing to ask you to buy three pigs instead.

My uncle keeps pigs behind the hall. They eat what nobody else will touch, and they have never once complained about the pumpkin.

You might say that pigs smell. I agree that they do. But the bins smell all week, and nobody has ever scratched a bin behind its ears and made a friend.

I would be happy to feed them before the bell.`;
  const [step] = stepsOn(argument, 'Persuasive features');
  expect(isChallenge(step?.rule ?? '')).toBe(true);
});

it.each(['Ideas', 'General writing', 'Recount features'])(
  'a text with slips in it is set none, where %s is asked about',
  (title) => {
    const steps = stepsOn(slipping, title);
    expect(steps.length).toBeGreaterThan(0);
    for (const { rule } of steps) expect(isChallenge(rule ?? '')).toBe(false);
  },
);

it('a text with slips in it is set one that is about the category, before a slip', () => {
  const [first, second, ...others] = stepsOn(slipping, 'Vocabulary');
  expect(isChallenge(first?.rule ?? '')).toBe(true);
  expect(first?.skill).toBe('wordChoice');
  expect(isChallenge(second?.rule ?? '')).toBe(false);
  expect(others).toEqual([]);
});
