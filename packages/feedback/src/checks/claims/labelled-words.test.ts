import { expect, it } from 'vitest';
import { keptOf } from '../testing/sample-feedback.ts';

const isKept = keptOf(`The Hut

It was so cold that our breath hung in the air. The mountain was a sleeping giant. My socks were as stiff as toast. Is anybody in there? Nobody answered.

“Push the door,” said Ari. The door groaned like an old man. We are safe now. Silence. The candle made big shadows dance.`);

it.each([
  '“as stiff as toast” is a clever metaphor.',
  'Your metaphor “groaned like an old man” lets me hear the door.',
  'I like the simile “The mountain was a sleeping giant”.',
  '“The mountain was a sleeping giant” is strong. This simile shows its size.',
  'You ask “We are safe now” to make us doubt it.',
  'The rhetorical question “Nobody answered” makes me worry.',
  '“We are safe now” is a question that stays with me.',
  'Your exclamation “Nobody answered” is full of fear.',
  'The dialogue “The candle made big shadows dance” is lively.',
  'The alliteration in “Nobody answered” is fun to say.',
  'The alliteration in “the air. The mountain” is soft.',
  'Your one-word sentence, “We are safe now”, slows us down.',
])('drops what calls words of the text what they are not: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(false);
});

it.each([
  '“as stiff as toast” is a clever simile.',
  'Your metaphor “The mountain was a sleeping giant” shows its size.',
  'You ask “Is anybody in there?” and then make us wait.',
  'Your question “Is anybody in there” makes me worry.',
  'The dialogue “Push the door” is short.',
  'The alliteration in “so cold that our breath hung in the air” is soft.',
  'Your one-word sentence, “Silence”, slows us down.',
  'You could turn “We are safe now” into a question.',
  '“The mountain was a sleeping giant” is stronger than a simile.',
])('lets be what they are called rightly, or could be: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(true);
});

it('takes a question without its mark for one', () => {
  const unmarked = keptOf('It was so cold. So whats the point of summer. Can we go home. We ran.');
  expect(unmarked('strength', 'The question “whats the point” made me nod.')).toBe(true);
  expect(unmarked('strength', 'The question “Can we go home” made me nod.')).toBe(true);
  expect(unmarked('strength', 'The question “We ran” made me nod.')).toBe(false);
});
