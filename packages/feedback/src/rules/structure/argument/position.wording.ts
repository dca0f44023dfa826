import type { Wording } from '../../rule.ts';

/** The comments on what `position.ts` finds. */
export const wording: Wording = {
  strength: [
    'Early on you say what you think: {q}.',
    '{q} leaves no doubt where you stand.',
    'A clear opinion belongs near the start, and there yours is: {q}.',
    'Near the start you write {q}, so I know your view.',
  ],
  nextStep: [
    'Could a reader tell by the end of {q} what you want? If not, say it next, in one sentence.',
    'Stop at {q}. Would a stranger know your opinion by then? If not, write it there.',
    'Does your reader know what should happen after reading {q}? If not, add a sentence with ‘should’ or ‘must’.',
  ],
};
