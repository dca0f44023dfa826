import type { Wording } from '../../rule.ts';

/** The comments on what `asked-speech-marks.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for speech marks, and I can’t find any. At {q}, put them around the words that came out of the mouth.',
    'Which words did somebody really say at {q}? Put speech marks before the first and after the last of them.',
    'Read {q} aloud in the voice of whoever speaks. Where does that voice begin and end? Your task wants speech marks there.',
  ],
};
