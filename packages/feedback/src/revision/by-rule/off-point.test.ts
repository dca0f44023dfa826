import { describe, expect, it } from 'vitest';
import { judgeSteps } from '../../index.ts';
import { isOffPoint } from './off-point.ts';
import { placeNowAt } from '../testing/place-now-at.ts';

const before = 'We went to the river. It was fun. Then Nan cooked the eel.';
const old = 'We went to the river. It was fun. Then Nan cooked the eel.';

const isOff = (added: string) =>
  isOffPoint(
    placeNowAt(before, before.replace('It was fun.', `It was fun. ${added}`), 'It was fun'),
    old,
  );

describe('what is added to something that happened', () => {
  it.each([
    'I have a dog called Rusty.',
    'My cousin has a dog and it is brown.',
    'I like pizza.',
    'My best friend lives in Perth.',
  ])('is off the point where it tells what always is: “%s”', (added) => {
    expect(isOff(added)).toBe(true);
  });

  it.each([
    'I have a cousin who pushed me in.',
    'I love how mud goes squelch.',
    'My togs were full of sand.',
    'I like eel.',
    'Mud squeezed up between my toes.',
  ])('may be an answer: “%s”', (added) => {
    expect(isOff(added)).toBe(false);
  });

  it('is no answer to a step that asks for more', () => {
    const after = before.replace('It was fun.', 'It was fun. My cousin has a dog and it is brown.');
    const comment = 'Add a sentence after “It was fun” that lets me see it.';
    const step = { step: 0, comment, quotations: ['It was fun'], rule: 'bareSentence' };
    expect(judgeSteps(before, after, [step]).judged[0]?.verdict).not.toBe('done');
  });

  it('says nothing of a text that tells what always is', () => {
    const fact = 'Cats are good pets. They are clean.';
    const place = placeNowAt(fact, `${fact} My cousin has a kitten.`, 'They are clean');
    expect(isOffPoint(place, fact)).toBe(false);
  });
});
