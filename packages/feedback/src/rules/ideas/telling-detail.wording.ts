import type { Wording } from '../rule.ts';

/** The comments on what `telling-detail.ts` finds: that it is there, and no liking that may not be shared. */
export const wording: Wording = {
  strength: [
    'I noticed this detail: {q}.',
    'You put in details, such as {q}.',
    '{q} is a detail, and details tell a reader more.',
    'Among the details that you have chosen to tell is this one: {q}.',
  ],
};
