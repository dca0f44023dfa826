import { endingOf } from '../../text/parts.ts';
import { closingPhrase } from '../../text/phrase.ts';
import { nextStep } from '../finding.ts';
import { kindOfWriting, type KindOfWriting } from '../kind-of-writing.ts';
import type { Rule } from '../rule.ts';
import { BEST_CHALLENGE } from './challenge.ts';
import { wording } from './checked-ending.wording.ts';

/** What the end of a text is for, by its kind; stories and steps end as they like, and an argument may have said it just before. */
const purposes: Partial<Record<KindOfWriting | 'recount', Record<'check' | 'checks', string>>> = {
  recount: {
    check: 'let a reader guess how you feel about it now',
    checks: 'lets a reader guess how you feel about it now',
  },
  facts: {
    check: 'sum up what matters most',
    checks: 'sums up what matters most',
  },
};

/** Whether the ending does its work: a question that the student answers. */
export const checkedEnding: Rule = {
  find(text) {
    const kind = kindOfWriting(text);
    const purpose = purposes[kind === 'story' && text.purpose === 'recount' ? 'recount' : kind];
    return purpose === undefined
      ? []
      : nextStep(closingPhrase(text, endingOf(text, 1)[0]), BEST_CHALLENGE, purpose);
  },
  skill: 'conclusion',
  wording,
  speaksOf: {
    nextStep: {
      'recount structure': 29,
      'report structure': 29,
      ending: 29,
    },
  },
  cases: [
    {
      title: 'asks of a report whether it sums up',
      text: 'Kea are parrots. They live in the hills. They eat roots and grubs. They are clever.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['They are clever']],
          slots: { check: 'sum up what matters most' },
        },
      ],
    },
    {
      title: 'asks of a recount for a feeling',
      purpose: 'recount',
      text: 'On Friday we ran. I fell. Mum laughed. Then we went home.',
      finds: [{ kind: 'nextStep', quotations: [['Then we went home']] }],
    },
    {
      title: 'says nothing of a story',
      text: 'Mere ran. She fell. A dog barked. She got up.',
      finds: [],
    },
  ],
};
