import { meant } from '../../../language/spelling/meant.ts';
import { openingPhrase, phrasesOf } from '../../../text/phrase.ts';
import { nextStep, strength } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './linking-words.wording.ts';

const link =
  /\b(?:therefore|however|although|even though|as a result|this means that|in addition|furthermore|otherwise|on the other hand|for this reason)\b(?=,?\s+\p{L}+)/giu;

/** Part of a sentence that begins before it. */
const halved =
  /^\p{Ll}+(?<!\b(?:therefore|however|although|even|furthermore|i|we|you|they|he|she|it|there|this|the|my|our))\b/u;

/** These put reasons in a row, and don't tell how they fit. */
const counting = /^(?:secondly|thirdly)\b/iu;
const firstly = /(?:^|[.!?\n]\s*)first(?:ly)?\b/iu;

/** Tells how a reason fits the one before. */
const joining =
  /\b(?:because of this|as a result|what is more|even more|more important\p{L}*|most of all|therefore|besides|on top of that|not only|this means|also|in addition|furthermore|so|another|however)\b/iu;

/** Connectives of contrast and result; or reasons that are only counted. */
export const linkingWords: Rule = {
  find(text) {
    const counted = text.sentences.filter((one) => counting.test(meant(one)));
    const isCounted = firstly.test(meant(text)) && counted.length > 0;
    const places = isCounted ? counted.flatMap((one) => openingPhrase(text, one)) : [];
    const linked = phrasesOf(text, link).filter((phrase) => !halved.test(phrase));
    return [...strength(linked, 0.7), ...nextStep(places.slice(0, 1), 0.38)];
  },
  skill: 'linkingWords',
  wording,
  taken: {
    by: 'opening',
    where: 'here',
    isSo: ({ words, sentences }) => !counting.test(words) && (joining.test(sentences) || undefined),
  },
  speaksOf: {
    strength: { 'persuasive features': 4, 'sentence structure': 4, connectives: 2 },
    nextStep: { 'persuasive structure': 8, 'persuasive features': 8, connectives: 2 },
  },
  cases: [
    {
      title: 'praises a contrast',
      text: 'However, dogs need space to run. It is true.',
      finds: [{ kind: 'strength', quotations: [['However, dogs need space to run']] }],
    },
    {
      title: 'asks how reasons fit that are only counted',
      text: 'Firstly, dogs run. Secondly, dogs keep us warm.',
      finds: [{ kind: 'nextStep', quotations: [['Secondly, dogs keep us warm']] }],
    },
    {
      title: 'shows no half of a sentence',
      text: 'We do all the jobs on the farm that we can do before my dad gets home from the late milking otherwise guess who has to do them in the dark.',
      finds: [],
    },
    {
      title: 'leaves and and because alone',
      text: 'I like dogs because they run and jump.',
      finds: [],
    },
  ],
};
