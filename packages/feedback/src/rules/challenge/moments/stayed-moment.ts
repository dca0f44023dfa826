import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { CHALLENGE } from '../challenge.ts';
import { takenByLingering, tellsOfMoments } from './chosen-moment.ts';
import { lingersAt } from './lingering.ts';
import { wording } from './stayed-moment.wording.ts';

/** Of a story that stays at a moment, whether it is the right one, or the only one. */
export const stayedMoment: Rule = {
  find(text) {
    return tellsOfMoments(text) ? nextStep(lingersAt(text).slice(0, 1), CHALLENGE) : [];
  },
  skill: 'details',
  wording,
  taken: takenByLingering,
  isTakenAnywhere: true,
  storiesOnly: true,
  speaksOf: {
    nextStep: {
      ideas: 29,
      'narrative structure': 31,
      'narrative features': 29,
      'recount structure': 30,
      'recount features': 30,
      'general writing': 29,
      description: 29,
      voice: 29,
    },
  },
  cases: [
    {
      title: 'asks for another moment where a story stays at one',
      text: 'The Bridge\nDad went over first and the whole bridge hummed under his boots. “One at a time,” he called back to me. Then my heart thumped and my hands shook. I thought of the long way down to the green water, which roared at me like a bull. Then he sang and I came over to him. We ate our pies on the other side.',
      finds: [{ kind: 'nextStep', quotations: [['Then my heart thumped and my hands shook']] }],
    },
    {
      title: 'leaves a story that goes by quickly to another challenge',
      text: 'My Race\nOn Friday we ran the cross country. It was hot. I ran with Moana. We got to the gate. I fell over it. Mum yelled from the hill. I got up. I came last and nobody cared.',
      finds: [],
    },
    { title: 'says nothing of facts', text: 'Kea are parrots. They live in the hills.', finds: [] },
  ],
};
