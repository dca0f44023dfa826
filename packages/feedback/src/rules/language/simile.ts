import { excerptsOf } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './simile.wording.ts';

const comparison = new RegExp(
  [
    /\bas \p{L}+ as (?!(?:i|we|he|she|they|you|it|possible|soon|well|on|in|at|when|before|usual|ever|me|him|her|us|them)\b)(?:an? |the |my )?\p{L}+/u
      .source,
    /\b(?:was|were|is|are|am|felt|feels|looked|looks|sounded|smelt|smelled|tasted|flat|down|face|eyes|teeth|hands|heart|legs|\p{L}{2,}ing|\p{L}{2,}ed|\p{L}+) (?:just )?like (?:an? |the )\p{L}+/u
      .source,
  ].join('|'),
  'giu',
);

/** A comparison with 'as … as' or 'like a …'. */
export const simile: Rule = {
  find(text) {
    const excerpts = excerptsOf(text, comparison).filter(
      (excerpt) =>
        !/\b(?:i|you|we|they|would|really|do|does|not|n['’]t|to) like (?:an?|the)\b/iu.test(
          excerpt,
        ),
    );
    return excerpts.length > 0 ? strength(excerpts, 0.95) : nextStep([], 0.4);
  },
  wording,
  speaksOf: {
    strength: {
      praise: 1,
      'narrative features': 1,
      vocabulary: 2,
      'general writing': 1,
      comparisons: 1,
      description: 3,
    },
    nextStep: { vocabulary: 5, comparisons: 1 },
  },
  cases: [
    {
      title: 'praises as … as',
      text: 'The moon was as thin as a fingernail.',
      finds: [{ kind: 'strength', quotations: [['The moon was as thin as a fingernail']] }],
    },
    {
      title: 'praises like a …',
      text: 'My heart was banging like a drum.',
      finds: [{ kind: 'strength', quotations: [['My heart was banging like a drum']] }],
    },
    {
      title: 'takes no liking for a comparison',
      text: 'I like the park. I really like a good swing.',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'takes no as soon as for a comparison',
      text: 'As soon as I could, I ran as fast as I could.',
      finds: [{ kind: 'nextStep' }],
    },
  ],
};
