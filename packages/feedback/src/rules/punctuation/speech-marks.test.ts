import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { found } from '../testing/found.ts';
import { speechMarks } from './speech-marks.ts';

describe('words are spoken', () => {
  it.each([
    'I said oh no',
    'He sed hi there',
    'She yelled hello there',
    'They shouted hey there',
    'We whispered can I go',
    'Mum asked can we go',
    'Dad said, can you go',
    'Nana said: could you go',
    'Koro said please go',
    'Hemi said don’t go',
    "Hemi said don't go",
    'Hemi said dont go',
    'Tui said come on now',
    'Tui said come back now',
    'Tui said go away now',
    'Tui said go home now',
    'Tui said stop now',
    'Tui said look now',
    'Tui said wow now',
    'Tui said let’s go',
    "Tui said let's go",
    'Tui said lets go',
    'Tui said thank you now',
    'Tui said get out now',
    'Tui said be quiet now',
    'Tui said give me it',
    'Tui said what are you on',
    'Tui said why did you go',
    'Tui said how can we go',
    'Thank you said Tui',
    'Thanks said the boy',
    'Oh no yelled the boys',
    'Come on whispered Tui',
  ])('in “%s”', (words) => {
    expect(found(speechMarks, `We ran off. ${words}. We sat.`)).toEqual([['nextStep', words]]);
  });

  it.each([
    'Bo said oh no',
    'It said oh no',
    'Tui said ohm now',
    'Tui said that I go',
    'Tui said what they are',
    'Tui said come now',
    'Tui said get it now',
    'Tui said don; it now',
    'Help is said to come',
    'Help said 7',
  ])('not in “%s”', (words) => {
    expect(found(speechMarks, `We ran off. ${words}. We sat.`)).toEqual([]);
  });

  it.each(['"', '“', '”'])('nowhere in a text with marks: %s', (mark) => {
    expect(found(speechMarks, `Tui said stop now. We ${mark}sat.`)).toEqual([]);
  });

  it('which weighs more at two places', () => {
    const weights = (text: string) =>
      speechMarks.find(readStudentText(text)).map(({ weight }) => weight);
    expect(weights('Tui said oh no. We ran.')).toEqual([0.66]);
    expect(weights('Tui said oh no. We ran. Dad said stop it.')).toEqual([0.82]);
  });
});
