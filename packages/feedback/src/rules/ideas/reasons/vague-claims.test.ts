import { describe, expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { vagueClaims } from './vague-claims.ts';

describe('an argument only says that something is good', () => {
  const asked = (claim: string, next = 'Please. We nap. ') =>
    quoted(vagueClaims, `I think we should all nap. ${claim}. ${next}`);

  it.each([
    'And naps are good',
    'Also, naps are good',
    'Firstly, a nap is great',
    'Plus naps are really so fun',
    'A big nap is also very nice',
    'It is just bad',
    'Naps are important for kids',
    'Naps are good for the environment',
    'Naps are good for your puku',
    'Naps are not fair',
    'A nap is the best',
    'I really like naps',
    'I just love long naps',
    'I hate naps!',
  ])('“%s”', (claim) => {
    expect(asked(claim)).toHaveLength(1);
  });

  it.each([
    'Naps are long',
    'All of our big naps are good',
    'Naps are good for three of us',
    'I like naps a lot',
    'I think naps are good',
    '“Naps are good,” said Nan',
  ])('and not “%s”', (claim) => {
    expect(asked(claim)).toEqual([]);
  });

  it.each([
    'It is because we run.',
    'A study says it.',
    'Studies say it.',
    'Research says it.',
    'Researchers say it.',
    'An expert says it.',
    'A scientist says it.',
    'It helps.',
    'This helps us.',
    'This help us.',
    'Last week we had 1.',
    'They let us rest.',
    'You wake up.',
  ])('and not where the next one says why: “%s”', (next) => {
    expect(asked('Naps are good', next)).toEqual([]);
  });

  it.each(['They are long.', 'It was long.', 'We rest.', 'It is good.'])(
    'but also where the next one says no more: “%s”',
    (next) => {
      expect(asked('Naps are good', next)).not.toEqual([]);
    },
  );
});
