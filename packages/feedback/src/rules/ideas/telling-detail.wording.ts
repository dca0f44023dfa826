import type { Wording } from '../rule.ts';

/** The comments on what `telling-detail.ts` finds. */
export const wording: Wording = {
  strength: [
    'A particular detail like {q} stays with a reader long after everything else, because {because}.',
    'Your reader can picture everything more clearly because of a particular detail like {q}.',
    'I like {q}, because {because}.',
    '{q} is the part that I will remember: {does}.',
    'My favourite part is {q}.',
    'You noticed something that others would leave out, {q}, and {does}.',
    'Of all that you tell us, {q} is what I can picture best.',
    'It is the small, exact things, like {q}, that bring your writing alive.',
    'Your own detail, {q}, stays in my mind after reading.',
  ],
};
