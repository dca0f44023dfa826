import type { Wording } from '../../rule.ts';

/** The comments on what `past-tense.ts` finds; `{rest}` is filled where most verbs tell of the past. */
export const wording: Wording = {
  nextStep: [
    'At {q}, did it happen some time ago? If so, make the verbs tell of the past.',
    'If it is over now, your verbs should show it. Change them at {q}, then check the others.',
    'At {q} you tell it as if it were now. Make the verbs tell of the past, {rest}, and look for other places.',
    'Most of your writing tells of the past, so change the verbs at {q} until they sound {rest}.',
    'At {q}, do you tell of a day that is over? Then write the verbs as you would tell it a year later.',
  ],
};
