import type { Wording } from '../../rule.ts';

/** The comments on what `counted-paragraphs.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'Your task asks for {wanted} paragraphs, and I count {found}. Could a new one begin at {q}?',
    'I count {found} where your task wants {wanted} paragraphs. Start a new line at {q}, or where another part begins.',
  ],
};
