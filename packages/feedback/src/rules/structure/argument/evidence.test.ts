import { describe, expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { found } from '../../testing/found.ts';
import { evidenceGiven } from './evidence.ts';

describe('proof is praised', () => {
  const praised = (words: string) =>
    quoted(evidenceGiven, `I think we should have shade. ${words}. It is not fair on us.`);

  it.each([
    'For example, it got hot',
    'For instance, it got hot',
    'Research shows it gets hot',
    'Research found it gets hot',
    'Scientists say it gets hot',
    'A scientist found it hot',
    'Scientists can see it there',
    'According to Nan it is hot',
    'It is ten per cent hotter',
    'It has two hundred trees',
    'There are over thousands there',
    'It has more than a hundred trees',
    'It is 4 % hotter there',
    'It is 4.5 km from here',
    'It is 4,5 metres from here',
    'It takes 2 days there',
    'It takes 1 hour there',
    'It was for 9 out of 10',
    'It costs all of $20',
    'It is 12 kilograms of it',
  ])('“%s”', (words) => {
    expect(praised(words)).toEqual([words]);
  });

  it.each([
    'It is 4 kmh there',
    'It is hot there, according to my friend',
    'It is hot there, according to some historians',
    'It was $20',
    'It is 4 km or something',
    'Maybe it is 4 km there',
    'It is like 4 km there',
    'It is like 40 km there',
    'It is like 4.5 km there',
    'It is like 40km to there',
    'It costs us like $200 there',
    'It is like $2 or 4 km there',
    'Probably it is 4 km there',
    'If it is 4 km we go',
    'It could be 4 km there',
    'Everyone thinks it is 4 km',
    'My name is on 4 eggs',
    'I am nearly 9 years old',
    'I’m 9 years old now',
    "I'm 9 years old now",
    'I am nine years old now',
    'When it is 4 km there',
    'Because it is 4 km there',
  ])('but not “%s”', (words) => {
    expect(praised(words)).toEqual([]);
  });

  it('and a reason without it is asked for some', () => {
    const asked = (reason: string) =>
      found(evidenceGiven, `I think we must have shade. ${reason}. It is not fair on us.`);
    for (const reason of [
      'We need it because it is hot',
      'Another reason is that it is hot',
      'One reason is that it is hot',
      'My main reason is that it is hot',
      'The next reason is that it is hot',
      'Firstly it is hot',
      'Thirdly it is hot',
    ])
      expect(asked(reason), reason).toEqual([['nextStep', reason]]);
    for (const reason of [
      'It is hot',
      'In conclusion it is because of us',
      'That’s why, because it is hot',
      'I like it because it is hot',
      'And we really love it because it is hot',
      'We need it because my nan got hot',
      'We need it because my old friends got hot',
      'We need it because once it was hot',
    ])
      expect(asked(reason), reason).toEqual([]);
  });

  it('as is a reason in a part of its own, beside others with proof', () => {
    const parts = (second: string) =>
      found(
        evidenceGiven,
        `I think we should have shade.\nFirstly it is 4 km to the trees.\n${second} We burn.`,
      ).filter(([kind]) => kind === 'nextStep');
    for (const second of [
      'Secondly it is hot',
      'Another reason is the sun',
      'To begin with it is hot',
    ])
      expect(parts(`${second}.`), second).toEqual([['nextStep', second]]);
    expect(parts('It is hot. Secondly it is hot.')).toEqual([]);
    expect(parts('Secondly it is hot. My nan got burnt.')).toEqual([]);
  });
});

it('proof is asked for after a reason for a claim, and not after why something is so', () => {
  const asked = (words: string) =>
    found(evidenceGiven, `I think we should have shade. ${words}. It is hot.`);
  expect(asked('It is not fair because we sit in the sun')).toHaveLength(1);
  expect(asked('We have no tree because we live in town')).toEqual([]);
});
