import { describe, expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { unnamedProof } from './unnamed-proof.ts';

describe('proof is named by nobody', () => {
  const asked = (claim: string, next = 'We nap.') =>
    quoted(unnamedProof, `I think we should all nap. ${claim}. ${next}`);

  it.each([
    'Research says we nap',
    'Studies show we nap',
    'A study proves we nap',
    'Surveys now say we nap',
    'Science says we nap',
    'A scientist thinks we nap',
    'Scientists have shown we nap',
    'Experts have proven we nap',
    'A doctor has proved we nap',
    'Doctors agree we nap',
    'There is research on naps',
    'There are many studies on naps',
    'There has been a survey on naps',
    'It has been proven that we nap',
  ])('in “%s”', (claim) => {
    expect(asked(claim)).toEqual([claim]);
  });

  it.each([
    'Research is on naps',
    'Studies in Otago show we nap',
    'Studies from the university say we nap',
    'Research by Ana says we nap',
    'Research says half of us nap',
    'Research says 9 of us nap',
    '“Research says we nap,” said Nan',
  ])('but not in “%s”', (claim) => {
    expect(asked(claim)).toEqual([]);
  });

  it.each(['They found it.', 'It showed us.', 'They say so.', 'It says so.', 'So 9 of us nap.'])(
    'nor where the next one tells: “%s”',
    (next) => {
      expect(asked('Research says we nap', next)).toEqual([]);
    },
  );
});
