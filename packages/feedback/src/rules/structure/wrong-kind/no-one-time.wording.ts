import type { Wording } from '../../rule.ts';

/** The comments on what `no-one-time.ts` finds. */
export const wording: Wording = {
  nextStep: [
    '{q} is so on any day. Choose one day, and tell only what happened then.',
    'A recount is about one time. Which day will you tell about in place of {q}? Begin with when it was.',
    'At {q} you tell what it is always like. Pick one time that you remember well: what happened first, and then?',
    'Instead of what is always so, as in {q}, tell the story of one day from its beginning to its end.',
  ],
};
