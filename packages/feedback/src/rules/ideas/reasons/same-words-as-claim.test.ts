import { describe, expect, it } from 'vitest';
import { complexSentences } from '../../sentences/joined/complex-sentences.ts';
import { quoted } from '../../testing/quoted.ts';
import { reasons } from './reasons.ts';
import { saysWhy } from './says-why.ts';

const praised = (sentence: string) =>
  [reasons, saysWhy, complexSentences].flatMap((rule) =>
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
});
