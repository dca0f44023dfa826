import { deedsOf } from '../../text/deeds.ts';
import { kindOfWriting } from '../kind-of-writing.ts';
import type { Rule } from '../rule.ts';
import { wording } from './present-facts.wording.ts';

/** What animals, plants and things do, in forms that are no nouns after their subject. */
const fact =
  /\b(?:they|it|he|she|\p{L}{3,}s|\p{L}{3,}) (?:(?:can|also|usually|often|mostly) )?(live|lives|eat|eats|have|has|grow|grows|use|uses|lay|lays|hunt|hunts|weigh|weighs|come|comes|make|makes|hide|hides|sleep|sleeps|swim|swims|fly|flies|spend|spends|catch|catches|protect|protects|contain|contains|produce|produces|belong|belongs|feed|feeds|need|needs|become|becomes|go|goes|get|gets|keep|keeps|move|moves|look|looks|help|helps|begin|begins|happen|happens|give|gives|take|takes|turn|turns|build|builds|carry|carries|drink|drinks|breathe|breathes)\b/giu;

const asking = /\b(?:to|would|could|should|did|will|you|i|we)$/iu;

/** Chat in between tells no fact: “my dad gets them at Riverton”. */
const own = /\b(?:i|me|my|mine|we|us|our)\b/iu;

/** With more of what somebody did, it is a story. */
const TOLD = 2;

/** Facts told as always true, shown by three verbs. */
export const presentFacts: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'facts' || deedsOf(text).length > TOLD) return [];
    const told = text.sentences.filter((one) => !own.test(one.text));
    const verbs = told
      .flatMap((one) => [...one.text.matchAll(fact)])
      .flatMap((match) => (asking.test(match[0].split(' ')[0] ?? '') ? [] : [match[1] ?? '']));
    const different = [...new Set(verbs)];
    return different.length < 3
      ? []
      : [{ kind: 'strength', quotations: [different.slice(0, 3)], weight: 0.7 }];
  },
  skill: 'presentTense',
  wording,
  speaksOf: { strength: { 'report features': 1, tense: 2 } },
  cases: [
    {
      title: 'shows three verbs',
      text: 'Kea are parrots. They live in the mountains. They eat roots. A kea lays two eggs. It uses sticks.',
      finds: [{ kind: 'strength', quotations: [['live', 'eat', 'lays']] }],
    },
    {
      title: 'shows none of the writer’s own chat',
      text: 'Pāua are shellfish. My dad gets them at the rocks. They live on reefs. They eat seaweed. A pāua has one big foot.',
      finds: [{ kind: 'strength', quotations: [['live', 'eat', 'has']] }],
    },
    {
      title: 'says nothing of what happened once',
      text: 'We went to the zoo. We saw a kea. It ate a root. It jumped. They have a big cage. They live there. I got a toy and it makes a noise.',
      finds: [],
    },
  ],
};
