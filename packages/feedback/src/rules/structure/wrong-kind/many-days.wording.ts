import type { Wording } from '../../rule.ts';

/** The comments on what `many-days.ts` finds. */
export const wording: Wording = {
  nextStep: [
    'You tell about several days, {q} among them. Which one is best? Tell only about that day, and tell more.',
    'I read a little about each of several days, {q} among them. Choose one. What did you see, hear and feel?',
    'Of all your days, {q} among them, keep the one that you would tell a friend about. Leave the others out, and say more about that one.',
    'Because several days share your writing, {q} among them, none of them has much room: choose one, leave out the rest, and spend your words there.',
  ],
};
