import { expect, it } from 'vitest';
import { keptOf } from '../../testing/sample-feedback.ts';

const isKept =
  keptOf(`It was so cold at the marae. My big brother Wiremu lit the fire. My koro showed me how to peel a kūmara.

My friend Eru whispered, "I can hear a ghost!" Dad told me that the ghost was the wind. Aunty Rangi said we could stay up late.

"Nobody is asleep," she said.

"I am," I said. An old lady laughed at me. Then Mrs Pohatu brought us hot milk, and my cat Tui slept on my feet.`);

it.each([
  'Your cousin Wiremu sounds helpful.',
  'I like how your dog Tui slept on your feet.',
  'Your nana showed you how to peel a kūmara, and you tell us.',
  'It is funny when Dad whispers “I can hear a ghost”.',
  'Your narrator’s words, “Nobody is asleep”, made me smile.',
  'The lady says “I am”, and that is funny.',
  '“I can hear a ghost” is spooky, and it was brave of Dad to say that.',
  'Eru told you that the ghost was the wind, which is kind.',
  'Mrs Pohatu said you could stay up late, which is kind.',
  'Eru brought you hot milk, which is kind.',
])('drops what gives words, deeds or a name to somebody else: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(false);
});

it.each([
  'Your brother Wiremu sounds helpful.',
  'I like how your cat Tui slept on your feet.',
  'Your koro showed you how to peel a kūmara, and you tell us.',
  'It is funny when Eru whispers “I can hear a ghost”.',
  'Your narrator’s words, “I am”, made me smile.',
  'Dad told you that the ghost was the wind, which is kind.',
  'I like that Aunty Rangi said yes to staying up late.',
  'Mrs Pohatu brought you hot milk, which is kind.',
  'Eru made me laugh.',
  'Mum gave you good ideas for your words.',
])('keeps what gives them to whoever has them, or may: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(true);
});

const robot = keptOf(`It was so cold in the shed. "Morning," it puffed. "I want soup."

Mr Higgs grabbed his broom and chased the robot. Then Mum gave me the last spanner.`);

it('knows what an it says, and that what is chased chases nobody', () => {
  expect(robot('strength', 'When Mr Higgs says “I want soup”, I see it coming.')).toBe(false);
  expect(robot('strength', 'The robot grabbed the broom, and I laughed.')).toBe(false);
  expect(robot('strength', 'Your dad gave you the last spanner, and I laughed.')).toBe(false);
  expect(robot('strength', 'The robot says “I want soup”, and I see it coming.')).toBe(true);
  expect(robot('strength', 'You made me laugh when Mr Higgs grabbed a broom.')).toBe(true);
  expect(robot('strength', 'Your mum gave you the last spanner, and I laughed.')).toBe(true);
  expect(robot('strength', 'The robot chased by a broom is funny to me.')).toBe(true);
  expect(robot('strength', 'The broom grabbed in a hurry is funny to me.')).toBe(true);
});
