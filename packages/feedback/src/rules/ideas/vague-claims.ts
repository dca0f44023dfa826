import { meant } from '../../language/meant.ts';
import { countWords } from '../../text/words.ts';
import { openingPhrase } from '../../text/phrase.ts';
import { isSpoken } from '../../text/spoken.ts';
import { saidAnew } from '../../text/said-anew.ts';
import { nextStepAtSeveral } from '../finding.ts';
import { kindOfWriting } from '../kind-of-writing.ts';
import type { Rule } from '../rule.ts';
import { wording } from './vague-claims.wording.ts';

const view = /\b(?:sh(?:o|ou)?ld|shud|must|need(?:s)? to|think|believe|opinion|agree)\b/iu;
const bare =
  /^(?:(?:and|also|firstly|secondly|thirdly|plus)[, ]+)?(?:(?:\p{L}+ ){1,3}(?:is|are) (?:also |so |very |really |just )*(?:good|bad|great|fun|nice|cool|important|amazing|awesome|boring|unfair|not fair|dangerous|the best)(?: (?:for|to) (?:you|us|me|everyone|kids|children|families|people|the (?:environment|planet|school|world)|your \p{L}+))?|i (?:really |just )?(?:like|love|hate) \p{L}+(?: \p{L}+)?)[.!]*$/iu;
const backed =
  /\b(?:because|becaus|becos|so that|example|this means|helps?|stud(?:y|ies)|research\p{L}*|experts?|scientists?|when|if|last|once|\d+)\b/iu;

/** ‘It is not fair to us kids’ gives no reason. */
const forWhom = /^(?:to|for) (?:\p{L}+ ){0,2}\p{L}+\W*$/iu;

/** Something that happens, or its cause. */
const real =
  /\b(?:because|so that|happened|last|once|when (?:i|we|you|my|our)|(?:my|our) (?:little |big )?(?:sister|brother|friend|mum|dad|cousin|nana|koro|class|family|neighbour)|got)\b/iu;

/** ‘My sister got knocked over by one’ (words). */
const A_REASON = 6;

/** The next sentence gives the reason, or says what they do. */
const isExplained = (next: string) =>
  backed.test(next) ||
  (/^(?:they|it|you) (?!(?:is|are|was|were)\b)/iu.test(next) && !bare.test(next));

/** What an argument calls good or bad without saying why. */
export const vagueClaims: Rule = {
  find(text) {
    if (!text.sentences.some((one) => view.test(meant(one)))) return [];
    if (kindOfWriting(text) !== 'argument') return [];
    const bareOnes = text.sentences.filter(
      (one, i) =>
        one.words.length <= 10 &&
        bare.test(meant(one)) &&
        !/^(?:i|we|they) think\b/iu.test(meant(one)) &&
        !isExplained(text.sentences[i + 1]?.text ?? '') &&
        !isSpoken(text, one),
    );
    return nextStepAtSeveral(
      bareOnes.flatMap((one) => openingPhrase(text, one)),
      bareOnes.length > 1 ? 0.9 : 0.74,
    );
  },
  skill: 'reasons',
  wording,
  taken: {
    by: 'adding',
    where: 'here',
    isSo: ({ fresh }) =>
      saidAnew(fresh, '') > 0 &&
      !forWhom.test(fresh) &&
      ((real.test(fresh) && countWords(fresh) >= A_REASON) || undefined),
  },
  speaksOf: {
    nextStep: {
      ideas: 1,
      reasons: 1,
      'persuasive structure': 2,
      'persuasive features': 2,
      'general writing': 4,
      opinion: 2,
    },
  },
  cases: [
    {
      title: 'asks why where a thing is only called good',
      text: 'I think we should nap. Naps are good. I like naps. Please.',
      finds: [{ kind: 'nextStep', quotations: [['Naps are good', 'I like naps']] }],
    },
    {
      title: 'leaves a claim with its reason, and a story, alone',
      text: 'I think we should nap. Naps are good. That is because we are tired.',
      finds: [],
    },
    {
      title: 'leaves a claim alone when the next sentence says what they do',
      text: 'I think we should ban bottles. They are bad for the environment. They go in the ocean and turtles eat them.',
      finds: [],
    },
    { title: 'says nothing where nobody argues', text: 'Naps are good. I like naps.', finds: [] },
  ],
};
