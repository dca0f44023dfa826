import type { Wording } from '../../rule.ts';

/** The comments on what `asked-start.ts` finds; `{asked}` is ‘what you think’ or ‘when it happened’. */
export const wording: Wording = {
  nextStep: [
    'Your task asks you to start with {asked}. I can’t find that yet. Could you write it before {q}?',
    'How could you begin before {q}? Your task asks for {asked} at the start, and I can’t see it there.',
    'I looked for {asked} in your first sentences, since your task asks for that. Could one more sentence tell it, before {q}?',
  ],
};
