import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { methodOf, numberedStepsOf, plainStepsOf } from './method.ts';

describe('the method of instructions', () => {
  const stepsIn = (text: string) => numberedStepsOf(readStudentText(text)).map((one) => one.text);
  const steps = ['Mix the flour.', 'Pour it in.', 'Bake it.'];

  it.each([
    ['with a full stop', '1. Mix the flour.\n2. Pour it in.\n3. Bake it.'],
    ['with a bracket', '1) Mix the flour.\n2) Pour it in.\n3) Bake it.'],
    ['with nothing', '1 Mix the flour.\n2 Pour it in.\n3 Bake it.'],
    ['with a word', 'Step 1: Mix the flour.\nStep 2: Pour it in.\nStep 3: Bake it.'],
    [
      'that begin with when to do it',
      '1. Mix the flour.\n2. Pour it in.\n3. Bake it.\n4. When it is brown, stop. Put it out.\n5. If it is black, cry. Throw it out.\n6. Once it is cold, sit. Cut it up.\n7. As it is hot, blow. Eat it.',
    ],
    ['beside a shorter list', '1. Flour\n2. Milk\n1. Mix the flour.\n2. Pour it in.\n3. Bake it.'],
    [
      'after a list',
      '1. flour\n2. milk\n3. salt\n1. Mix the flour.\n2. Pour it in.\n3. Bake it.\n4. Eat it.',
    ],
  ])('is its numbered lines: %s', (_, text) => {
    expect(
      stepsIn(text)
        .map((one) => one.replace(/^(?:Step )?\d\W*/u, ''))
        .slice(0, 3),
    ).toEqual(steps);
  });

  it.each([
    ['two lines are no method', '1. Mix the flour.\n2. Pour it in.'],
    ['a list of things is none', '1. flour\n2. milk\n3. salt'],
    [
      'numbers in the middle of lines are none',
      'The 1. Mix the flour.\nThe 2. Pour it in.\nThe 3. Bake it.',
    ],
    ['numbers that do not count are none', '1. Mix the flour.\n3. Pour it in.\n7. Bake it.'],
  ])('%s', (_, text) => {
    expect(stepsIn(text)).toEqual([]);
  });

  it('is the part under a heading with most steps in it, where none is numbered', () => {
    const text =
      'Bread\nYou need\nflour\nmilk\nGet them out.\nMethod\nMix the flour. Pour it in. Bake it.\nTips\nKeep it warm.';
    expect(methodOf(readStudentText(text)).map((one) => one.text)).toEqual([
      'Method',
      'Mix the flour.',
      'Pour it in.',
      'Bake it.',
    ]);
    expect(methodOf(readStudentText('Hens are brown.')).map((one) => one.text)).toEqual([
      'Hens are brown.',
    ]);
    expect(methodOf(readStudentText(''))).toEqual([]);
  });

  it('has plain steps, which begin with what to do', () => {
    const text =
      'Mix the flour. Aim : to bake. Wait: add milk. Add milk: a cup. Do not shout. Then pour it in. Bake it.';
    expect(plainStepsOf(readStudentText(text)).map((one) => one.text)).toEqual([
      'Mix the flour.',
      'Add milk: a cup.',
      'Bake it.',
    ]);
  });
});
