import { describe, expect, it } from 'vitest';
import { joiningWords } from '../../language/joining/joining-words.ts';
import { complexSentences } from '../../sentences/joined/complex-sentences.ts';
import { joinedPair } from '../../sentences/joined/joined-pair.ts';
import { quoted } from '../../testing/quoted.ts';
import { reasons } from './reasons.ts';
import { saysWhy } from './says-why.ts';

const praised = (sentence: string) =>
  [reasons, saysWhy, complexSentences, joinedPair].flatMap((rule) =>
    quoted(rule, `${sentence} They can fetch. We must choose. Everyone should get one.`),
  );

describe('a reason', () => {
  it.each([
    'Dogs are better than cats because they are better.',
    'Uniforms should be banned because they should be banned.',
    'Homework is so boring because it is really boring.',
    'I think rugby is the best because it is the best.',
    'Cats are lazy animals because cats are lazy.',
    'We should have longer lunchtimes because lunchtimes should be longer.',
    'The sea is salty because it has salt in it.',
    'Tag with two hands because Mrs Paki said.',
    'Homework is boring because it is not interesting.',
    'More sport is good for you because it is healthy.',
    'Zoos are good because they are good for kiwi.',
    'You were so clever to stay at home because OH MY DAYS.',
    'I was happy that we stayed at home because wow what a storm.',
    'I think late nights are bad for your sleep because you sleep badly.',
  ])('that says its claim again is not praised: “%s”', (sentence) => {
    expect(praised(sentence).filter((one) => sentence.includes(one))).toEqual([]);
  });

  it.each([
    'Dogs are better than cats because they protect you.',
    'Uniforms should be banned because they cost too much money.',
    'Dogs are better than cats because dogs are better guards.',
  ])('that says something new stays: “%s”', (sentence) => {
    expect(praised(sentence).some((one) => sentence.includes(one))).toBe(true);
  });

  it.each([
    'I really liked the book because it is good.',
    'We should have more of it because it is very important.',
    'I think money is important because you need it for things.',
    'I think that is wrong because it doesn’t.',
  ])('that says nothing is not praised: “%s”', (sentence) => {
    expect(praised(sentence).filter((one) => sentence.includes(one))).toEqual([]);
  });

  it('counts as joined to its claim only if it is one', () => {
    const argued = (reason: string) =>
      quoted(joiningWords, `We must keep it. Some say no, but that is wrong because ${reason}.`);
    expect(argued('it isn’t')).toEqual([]);
    expect(argued('our library has no books')).toEqual(['because', 'but']);
  });
});
