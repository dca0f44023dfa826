import { expect, it } from 'vitest';
import { answerTo } from '../../testing/answer-to.ts';
import { orientation } from './orientation.ts';
import { plainOpening } from './plain-opening.ts';

const rules = { orientation, plainOpening };

it.each([
  ['plainOpening', false, { sentences: 'A cold nose woke me' }],
  ['plainOpening', undefined, { isEarly: true, sentences: 'A cold nose woke me' }],
  ['plainOpening', false, { isEarly: true, sentences: 'Today I’m going to tell you a story' }],
  ['plainOpening', false, { isEarly: true, sentences: 'Once upon a time there was a cat' }],
  [
    'orientation',
    false,
    { fresh: 'on Friday at the beach', slots: { missing: 'when and where it happened' } },
  ],
  [
    'orientation',
    true,
    {
      isEarly: true,
      fresh: 'on Friday at the beach',
      slots: { missing: 'when and where it happened' },
    },
  ],
  [
    'orientation',
    'half',
    { isEarly: true, fresh: 'on Friday', slots: { missing: 'when and where it happened' } },
  ],
  [
    'orientation',
    'half',
    { isEarly: true, fresh: 'at the beach', slots: { missing: 'when and where it happened' } },
  ],
  [
    'orientation',
    false,
    { isEarly: true, fresh: 'very muddy', slots: { missing: 'when and where it happened' } },
  ],
  [
    'orientation',
    true,
    { isEarly: true, fresh: 'i te Rāhoroi', slots: { missing: 'when it happened' } },
  ],
  [
    'orientation',
    true,
    { isEarly: true, fresh: 'one very wet afternoon', slots: { missing: 'when it happened' } },
  ],
  [
    'orientation',
    true,
    { isEarly: true, fresh: 'behind the compost heap', slots: { missing: 'where it happened' } },
  ],
  [
    'orientation',
    false,
    { isEarly: true, fresh: 'behind the compost heap', slots: { missing: 'when it happened' } },
  ],
] as const)('a step of %s is judged %s by its place: %o', (rule, verdict, place) => {
  expect(answerTo(rules[rule], place)).toBe(verdict);
});
