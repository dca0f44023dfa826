import type { Wording } from '../../rule.ts';

/** The comments on what `materials.ts` finds. */
export const wording: Wording = {
  strength: [
    'You tell the reader what to get ready: {q}.',
    'With {q} you let the reader prepare before the first step.',
    'A reader looks first for what is needed, and you put it in: {q}.',
  ],
  nextStep: [
    'Before {q}, list what the reader has to get ready.',
    'A reader may have to stop after {q} and look for things. If so, write a list called ‘You need’ above it.',
    'What does a reader need before {q}? Read your steps, and list each thing at the top.',
  ],
};
