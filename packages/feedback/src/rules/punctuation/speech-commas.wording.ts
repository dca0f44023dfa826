import type { Wording } from '../rule.ts';

/** The comments on what `speech-commas.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Put a comma after {q}, before the speech marks close. If it is a question, put a question mark. Check all your speech.',
    'After {q}, a mark is missing before the speech marks close. Is it a comma or a question mark?',
    'Check how you end what people say. After {q}, a comma or a question mark belongs inside the speech marks.',
    'Before you tell who speaks, end the spoken words with a comma or a question mark, inside the speech marks. Do this after {q}.',
  ],
};
