import { meant } from '../../../language/spelling/meant.ts';
import { commandOf, stepsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { clearestFirst, openingPhrase } from '../../../text/phrase.ts';
import { strength } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { isEmptyReason } from '../reasons/empty-reason.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './step-reasons.wording.ts';

const why =
  /\b(?:so that|so (?:no|nobody|(?:you|it|they|(?:the|your) \p{L}+) (?:can|will|do not|does not|(?:is|are) not|\p{L}+n['’]?t))\b|because|or (?:it|you|they) (?:will|might|['’]ll)(?! be (?:sorry|in)\b)|otherwise)\b/iu;
/** Tells how it should be in the end, not why: ‘so it stands on its wheels’, ‘so that they are flat’. */
const result =
  /\bso (?:that )?(?:it|they|(?:the|your) (?:\p{L}+ )?\p{L}+)(?:(?: is| are|['’]s|['’]re)(?! not\b)| (?:stand|sit|rest|lie|face|point|hang|touch|meet|look|fit|match|reach|cover|overlap)(?:e?s)?)\b/iu;
/** ‘Aim: to fly a kite so that …’ */
const label = /^\p{L}+ ?:/u;
const forbidding = /^(?:please )?(?:don['’]?t|do not|never) \p{L}/iu;
const explaining = /^(?:this|that) (?:makes|stops|helps|keeps|lets|means)\b/iu;

/** Steps that tell why they matter. */
export const stepReasons: Rule = {
  find(text) {
    const steps = kindOfWriting(text) === 'steps' ? stepsOf(text) : [];
    if (steps.length < 3) return [];
    const known = new Set(steps);
    const told = text.sentences.filter(
      (one, i) =>
        ((commandOf(one) !== null || forbidding.test(one.text)) && why.test(meant(one))) ||
        (explaining.test(meant(one)) && known.has(text.sentences[i - 1] ?? one)),
    );
    const places = told.flatMap((one) => openingPhrase(text, one));
    const reasons = places
      .filter(
        (one) => (why.test(one) && !result.test(one) && !label.test(one)) || explaining.test(one),
      )
      .filter((one) => !isEmptyReason(one));
    return strength(clearestFirst(reasons), 0.72);
  },
  skill: 'explaining',
  wording,
  speaksOf: {
    strength: {
      'procedural features': 2,
      instructions: 3,
      'general writing': 4,
      ideas: 2,
      'procedural structure': 6,
    },
  },
  cases: [
    {
      title: 'praises a step with its reason',
      text: 'Crack the eggs. Stir slowly so that nothing sticks. Pour it in. This makes a hole in it.',
      finds: [
        {
          kind: 'strength',
          quotations: [['Stir slowly so that nothing sticks'], ['This makes a hole in it']],
        },
      ],
    },
    {
      title: 'praises the reason for what not to do',
      text: 'Crack the eggs. Pour it in. Stir it. Dont run because it spills.',
      finds: [{ kind: 'strength', quotations: [['Dont run because it spills']] }],
    },
    {
      title: 'takes how it should be in the end for no reason',
      text: 'Turn the chair over so it stands on its back. Lay the strings out so that they are flat. Aim: fix a chair so you can sit. Glue the leg. Leave it.',
      finds: [],
    },
    {
      title: 'takes what says the step again for no reason',
      text: 'Get the food. Don’t put too much because it is too much. Crack it. Stir it.',
      finds: [],
    },
    { title: 'says nothing of bare steps', text: 'Crack the eggs. Stir. Pour it in.', finds: [] },
  ],
};
