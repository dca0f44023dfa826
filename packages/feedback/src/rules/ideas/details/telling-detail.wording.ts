import type { Wording } from '../../rule.ts';

/** The comments on what `telling-detail.ts` finds: that it is there, and no liking that may not be shared. */
export const wording: Wording = {
  strength: [
    'I noticed this detail: {q}.',
    'You put in details, such as {q}.',
    '{q} is a detail, and details tell a reader more.',
    'Details help a reader to {picture} what you tell, and here is one: {q}.',
  ],
};
