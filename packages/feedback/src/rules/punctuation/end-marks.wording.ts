import type { Wording } from '../rule.ts';

/** The comments on what `end-marks.ts` finds; `{noMark}` and `{noMarkYet}` are filled where the whole text has none. */
export const wording: Wording = {
  nextStep: [
    'End {q} with {mark}, then check your other sentences.',
    'The sentence with {q} needs {mark} at its end.',
    'Find where the sentence with {q} stops, and put {mark} there.',
    'Read your writing aloud from {q} on. It has {noMark} yet, so put one wherever your voice stops.',
    'There is {noMark} yet. Begin at {q}: find where each sentence ends, put one there, and start the next with a capital.',
    'Read your writing aloud as far as {q}. It has {noMarkYet}, so put one wherever your voice stops.',
    'There is {noMarkYet} yet. Find where each sentence ends, up to {q}, put one there, and start the next with a capital.',
  ],
};
