import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { whyStep } from './why-step.ts';

describe('a step that asks why', () => {
  const open = (step: string, next = 'Eat.') =>
    whyStep
      .find(
        readStudentText(
          `How to make it\nCrack two eggs. Put the flour in. Mix it. ${step} ${next}`,
        ),
      )
      .map(({ slots }) => slots?.['how']);

  it.each([
    ['Pour it in gently.', '‘gently’'],
    ['Rinse it in Cold water.', '‘cold water’'],
    ['Put it in the fridge.', '‘in the fridge’'],
    ['Fold it, leaving about an inch.', '‘leaving about’'],
    ['Fold it leaving 12 cm.', '‘leaving 12’'],
    ['Turn it upside down.', '‘upside down’'],
  ])('where it says how: “%s”', (step, how) => {
    expect(open(step)).toEqual([how]);
  });

  it.each([
    'Pour it in gently so it sets.',
    'Pour it gently in the old red pan of your nan or of your koro or aunty.',
    'Pour it in gently for 5 minutes.',
    'Pour it gently to keep it in.',
    'Pour it in.',
    'The bowl is in the fridge.',
  ])('and not at “%s”', (step) => {
    expect(open(step)).toEqual([]);
  });

  it.each(['It sets.', 'So it sets.', 'This sets it.', 'They set.'])(
    'and not where the next one tells why: “%s”',
    (next) => {
      expect(open('Pour it in gently.', next)).toEqual([]);
    },
  );

  it('in four steps or more', () => {
    expect(
      whyStep.find(
        readStudentText('How to bake\nCrack two eggs. Mix it. Pour it in gently. Cut it.'),
      ),
    ).toHaveLength(1);
    expect(
      whyStep.find(readStudentText('How to bake\nCrack two eggs. Mix it. Pour it in gently.')),
    ).toEqual([]);
    expect(
      whyStep.find(readStudentText('How to bake\nMix it. Stir it. Pour it in. Pour gently.')),
    ).toEqual([]);
  });
});
