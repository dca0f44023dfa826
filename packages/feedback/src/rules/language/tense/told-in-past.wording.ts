import type { Wording } from '../../rule.ts';

export const wording: Wording = {
  strength: [
    'The past tense suits what has already happened, and you use it here: {q}.',
    'With verbs such as {q}, you tell what happened in the past.',
    'I know that it has happened already when I read {q}.',
    '{q} are verbs in the past tense, and that is where a story belongs.',
  ],
};
