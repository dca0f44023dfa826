import type { Wording } from '../rule.ts';

/** The comments on what `materials.ts` finds. */
export const wording: Wording = {
  strength: [
    'You tell the reader what to get ready: {q}.',
    'With {q} you let the reader prepare before the first step.',
    '{q} is where a reader looks first, and you put it in.',
  ],
  nextStep: [
    'Before {q}, list what the reader has to get ready.',
    'I would start and then have to stop and look for things. Above {q}, write a list called ‘You need’.',
    'What does a reader need before {q}? Read your steps, and list each thing at the top.',
  ],
};
