import type { Wording } from '../../rule.ts';

/** The comments on what `haiku.ts` finds. */
export const wording: Wording = {
  strength: [
    'Your lines have five, seven and five syllables, as in {q}. That is a haiku.',
    'I clapped {q} and counted the rest: five, seven, five. You wrote a haiku.',
    'You kept to the pattern of a haiku, five, seven, five, and {q} fits it.',
  ],
  nextStep: [
    'Clap {q}. The {which} line of a haiku has {count} beats. Can you make yours fit?',
    'Clap the beats in {q}. A haiku has {count} in its {which} line: do you hear as many? If not, change a word.',
    'Read {q} aloud and count its syllables. In a haiku there are {count} in the {which} line, so try another word there if yours has more or fewer.',
  ],
};
