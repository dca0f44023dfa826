import type { Wording } from '../rule.ts';

/** The comments on what `speech-marks.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Somebody speaks at {q}. Put speech marks around the words that come out of the mouth.',
    'Find the spoken words in {q} and put speech marks around them.',
    'Readers hear a voice at {q}. Show where it starts and stops with speech marks.',
    'Somebody is speaking at {q}, so surround the spoken words with speech marks to separate them.',
  ],
};
