import { meant } from '../../../language/spelling/meant.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { nextStep } from '../../finding.ts';
import { argues } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { askedIn } from '../../scopes.ts';
import { wording } from './soft-words.wording.ts';

/** “Use strong words like must and should.” */
const wantsStrong =
  /\b(?:strong|powerful|persuasive|modal|high[- ]modality|convincing|firm|forceful) (?:\p{L}+ )?(?:words?|verbs?|language)\b|\bmodality\b|\bmodals?\b/iu;

/** Any word by which something has to be. */
const strong =
  /\b(?:must|should\p{L}*|ought|needs?|(?:have|has|had) to|deserves?|definitely|certainly|never|always|cannot|absolutely|vital|essential|crucial|urgent\p{L}*|unacceptable|terrible|ridiculous|outrageous|demand\p{L}*|urge|believe|strongly)\b/iu;

/** Asks politely, or only supposes. */
const soft =
  /^(?:so |and |please )*(?:can|could|may) (?:we|you|i)\b|\b(?:it|that) would be (?:really |so |very )?(?:nice|good|great|cool|fun|lovely|better)\b|\b(?:maybe|perhaps|might)\b|^i (?:would like|want|wish|hope)\b/iu;

/** A wish in an argument without one strong word, where the task asks for such words. */
export const softWords: Rule = {
  find(text) {
    if (!wantsStrong.test(text.task ?? '') || !argues(text) || strong.test(meant(text))) return [];
    const places = text.sentences
      .filter((one) => soft.test(meant(one)))
      .flatMap((one) => openingPhrase(text, one))
      .filter((phrase) => soft.test(phrase));
    return nextStep(places.slice(0, 2), 0.91);
  },
  skill: 'modalVerbs',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn(
    'vocabulary',
    'persuasive features',
    'persuasive structure',
    'opinion',
    'verbs',
  ),
  cases: [
    {
      title: 'asks for a strong word where a wish is only polite',
      purpose: 'persuade',
      task: 'Use strong words like must and should.',
      text: 'Can we have a class fish please. It would be nice to look at. Fish are quiet. I would feed it.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Can we have a class fish please'], ['It would be nice to look at']],
        },
      ],
    },
    {
      title: 'leaves an argument alone that has a strong word',
      purpose: 'persuade',
      task: 'Use strong words like must and should.',
      text: 'Can we have a class fish please. It would be nice to look at. Every class needs a pet. I would feed it.',
      finds: [],
    },
    {
      title: 'says nothing where the task asks for none',
      purpose: 'persuade',
      task: 'Give a reason.',
      text: 'Can we have a class fish please. It would be nice to look at. Fish are quiet. I would feed it.',
      finds: [],
    },
  ],
};
