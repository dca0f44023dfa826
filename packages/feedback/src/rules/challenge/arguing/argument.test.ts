import { describe, expect, it } from 'vitest';
import { found } from '../../testing/found.ts';
import { quoted } from '../../testing/quoted.ts';
import { doubtersQuestion } from './doubters-question.ts';
import { leastBelieved } from './least-believed.ts';

const argument = (...sentences: string[]) =>
  `I think we should have a pool at our school. ${sentences.join('. ')}. Please build one.`;

describe('somebody who disagrees asks', () => {
  const asked = (...sentences: string[]) =>
    quoted(doubtersQuestion, argument(...sentences).replace('should', 'can'));

  it.each(['It should be warm', 'Kids must swim', 'Kids ought to swim', 'It needs to be big'])(
    'about “%s”',
    (claim) => {
      expect(asked('It is not fair', claim)).toContain(claim);
    },
  );

  it.each([
    'Some people say it should be warm',
    'Some people might say kids must swim',
    'You may think kids must swim',
    'They could say kids must swim',
    'They will say kids must swim',
    'People think kids must swim',
    'Kids mustard it',
  ])('not about “%s”', (claim) => {
    expect(asked('It is not fair', 'We need it', claim)).not.toContain(claim);
  });

  it('about no question, and about two claims at most', () => {
    expect(asked('It is not fair', 'Must kids swim? Kids must swim', 'It should be')).toEqual([
      'Kids must swim',
      'It should be',
    ]);
    expect(asked('It is not fair', 'Kids must run', 'Kids must swim', 'It should be')).toEqual([
      'Kids must run',
      'Kids must swim',
    ]);
  });
});

describe('the reason that is believed least', () => {
  it.each([
    'First, it gets hot',
    'Firstly, it gets hot',
    'Second, it gets hot',
    'Secondly it gets hot',
    'To begin with it gets hot',
    'One reason is it gets hot',
    'My first reason is it gets hot',
    'My main reason is it gets hot',
  ])('may be “%s”', (reason) => {
    expect(found(leastBelieved, argument('It is fair', reason))).toHaveLength(1);
  });

  it.each([
    'It gets hot',
    'It is first',
    'Also I walk my dog there',
    'I am writing because I want a pool',
    'I know that pools are banned because they are deep',
  ])('is one that is announced, and not “%s”', (reason) => {
    expect(found(leastBelieved, argument('It is fair', reason))).toEqual([]);
  });

  it('is looked for from the first on', () => {
    expect(quoted(leastBelieved, argument('Firstly it gets hot', 'Secondly it is fun'))).toEqual([
      'Firstly it gets hot',
      'Secondly it is fun',
    ]);
  });
});
