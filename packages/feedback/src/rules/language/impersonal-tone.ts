import { stepsOf } from '../../language/command-verbs.ts';
import { phrasesOf } from '../../text/phrase.ts';
import { nextStepAtSeveral } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './impersonal-tone.wording.ts';

const personal =
  /\b(?:i (?:think|like|love|hate|reckon|wish|hope|really|always|never|usually|saw|have|went|got|could|can|know|had|was|want|am)|i['’]m|i['’]ve|my (?:favou?rite|mum|dad|friend)|in my opinion|so cute|so cool|awesome|at our (?:house|farm)|yuck|me and my \p{L}+|my (?:uncle|aunty|nan|cousin|brother|sister|koro|nana?|poppa|cat|dog|class|teacher)|you won['’]t believe|guess what)\b/giu;

/** Instructions speak to the reader. */
const MANY_STEPS = 4;

/** A personal remark in a report. */
export const impersonalTone: Rule = {
  find(text) {
    if (stepsOf(text).length >= MANY_STEPS) return [];
    const remarks = phrasesOf(text, personal);
    return remarks.length <= Math.max(4, text.sentences.length * 0.3)
      ? nextStepAtSeveral(remarks, remarks.length > 1 ? 0.88 : 0.78)
      : [];
  },
  skill: 'tone',
  wording,
  taken: {
    by: 'leavingOut',
    isSo: ({ fresh }) => !/\b(?:i|we|my|our|me|us)\b/iu.test(fresh) && undefined,
  },
  speaksOf: {
    nextStep: { 'report features': 1, facts: 2 },
  },
  cases: [
    {
      title: 'asks where a remark is personal',
      text: 'Kea are parrots. I think they are so cute. They eat roots.',
      finds: [{ kind: 'nextStep', quotations: [['I think they are so cute']] }],
    },
    {
      title: 'says nothing of a text that is personal all through',
      text: 'I like kea. I love them. My dad likes them. I saw one. I have one. In my opinion they rock.',
      finds: [],
    },
    {
      title: 'asks about a remark that ends a report',
      text: 'Nettles sting. They grow in damp bush. Stay away from them and I always wear long pants.',
      finds: [{ kind: 'nextStep' }],
    },
    { title: 'says nothing of facts', text: 'Kea are parrots. They eat roots.', finds: [] },
  ],
};
