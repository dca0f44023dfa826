import { expect, it } from 'vitest';
import { keptOf } from '../../testing/sample-feedback.ts';

const told = keptOf(`Gravy

You will need:
- a packet of mix

It was so cold that we made gravy with my cat Pudding at Long Beach. The brown bits in the pan are called fond. Never tip hot fat down the sink. Some people say that gravy is bad for you. Uncle Hohepa stirs the pot because lumps hide at the bottom. "Keep going," said Hohepa. Please try it.`);
const bare = keptOf(
  'It was so cold. We made a cat in the snow and somebody stirs it. The fond sink is hot.',
);

it.each([
  'We don’t know what your cat is called. Tell us.',
  'You could tell us the name of your cat.',
  'Name the beach. Then we know it.',
  'You haven’t explained what fond is. Say more.',
  'Explain the word “fond” for your reader.',
  'You didn’t say who stirs the pot. Tell us.',
  'You should warn people not to tip fat in the sink.',
  'Your argument is one-sided. Think of others.',
  'So far we hear your view only. Think of others.',
  'Tell us what we need. Then begin.',
  'Add a list of the things people need, then begin.',
  'You have forgotten to say what ingredients are needed.',
])('drops what asks for what the text tells: %s', (comment) => {
  expect(told('nextStep', comment)).toBe(false);
});

it.each([
  'We don’t know what your cat is called. Tell us.',
  'Name the beach. Then we know it.',
  'You haven’t explained what fond is. Say more.',
  'You didn’t say who stirs the pot. Tell us.',
  'You should warn people not to tip fat in the sink.',
  'Your argument is one-sided. Think of others.',
  'Tell us what we need. Then begin.',
])('lets it be asked where the text does not: %s', (comment) => {
  expect(bare('nextStep', comment)).toBe(true);
});

it('hears what somebody said, and why something is so', () => {
  const [words, reason] = [
    'You could tell us what Hohepa said.',
    'You don’t say why Hohepa stirs the pot.',
  ];
  expect(told('nextStep', words)).toBe(false);
  expect(told('nextStep', `${words.slice(0, -1)} when it boiled.`)).toBe(true);
  expect(told('nextStep', reason)).toBe(false);
  expect(told('nextStep', 'You don’t say why Hohepa came to the beach.')).toBe(true);
});

it('takes praise for no request', () => {
  expect(told('strength', 'You explain “fond” and I learnt from it.')).toBe(true);
});

it('knows that an argument ends, and what it wants', () => {
  const ended = keptOf(
    'Our hall is so cold. Some people say that heaters cost too much. I think our school should buy two.\n\nIn conclusion, our school should buy heaters, because children cannot learn when they shiver.',
  );
  for (const comment of [
    'Finish with a conclusion, so that we remember it.',
    'You don’t say what you want the school to do.',
    'Think about people who disagree. You haven’t mentioned them.',
    'You haven’t told us what you think about it yourself.',
  ])
    expect([ended('nextStep', comment), bare('nextStep', comment)]).toEqual([false, true]);
  expect(ended('nextStep', 'Finish with a conclusion that asks for a date.')).toBe(true);
  expect(ended('strength', 'You end with “Some people say”, and I listen.')).toBe(false);
});
