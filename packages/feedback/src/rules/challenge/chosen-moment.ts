import { nextStep } from '../finding.ts';
import { isStory } from '../kind-of-writing.ts';
import type { Rule } from '../rule.ts';
import { CHALLENGE, lastWordsOf } from './challenge.ts';
import { wording } from './chosen-moment.wording.ts';

/** Of a story, the moment that its writer chooses. */
export const chosenMoment: Rule = {
  find(text) {
    return isStory(text) ? nextStep(lastWordsOf(text), CHALLENGE) : [];
  },
  skill: 'details',
  wording,
  isTakenAnywhere: true,
  storiesOnly: true,
  speaksOf: {
    nextStep: {
      ideas: 30,
      'narrative structure': 31,
      'narrative features': 30,
      'recount structure': 30,
      'recount features': 30,
      'general writing': 30,
      description: 30,
      voice: 30,
    },
  },
  cases: [
    {
      title: 'asks for the moment that matters most, before the last words',
      text: 'My Race\nOn Friday we ran the cross country. It was hot. I ran with Moana. We got to the gate. I fell over it. Mum yelled from the hill. I got up. I came last and nobody cared.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['I came last and nobody cared']],
        },
      ],
    },
    { title: 'says nothing of facts', text: 'Kea are parrots. They live in the hills.', finds: [] },
  ],
};
