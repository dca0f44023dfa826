import type { Wording } from '../../rule.ts';

/**
 * The comments on what `asked-letter.ts` finds: `{greeting}` is filled where a letter has none,
 * `{signOff}` where it only stops.
 */
export const wording: Wording = {
  nextStep: [
    'A letter begins with {greeting}. Put one on a line above {q}.',
    'Who is your letter to? I found no greeting, and a letter begins with one. Write {greeting} above {q}.',
    'A letter greets somebody first. Add {greeting} on its own line before {q}.',
    'Your task asks for an ending to your letter. Add {signOff} on a new line after {q}.',
    'Who is your letter from? Below {q}, add {signOff}, as your task asks.',
  ],
};
