import type { Wording } from '../../rule.ts';

/** The comments on what `reasons.ts` finds. */
export const wording: Wording = {
  strength: [
    'You don’t just say it, you give the reason: {q}.',
    'You tell me why in {q}.',
    'In {q} you also say why.',
    'There is a reason in {q}, and reasons make an idea stronger.',
  ],
  nextStep: [
    'After {q}, tell your reader why.',
    'What is your reason for saying {q}? Put it right after.',
    'Someone might ask why at {q}. Give them a reason.',
  ],
};
