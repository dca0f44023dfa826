import { meant } from '../../../language/spelling/meant.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import { isExperiment } from '../../kind-of-writing/is-experiment.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './bare-conclusion.wording.ts';

/** A heading with nothing beside it. */
const heading = /^\W*(?:conclusions?|what it means|what (?:i|we) found(?: out)?)\W*$/iu;

/** A result, or a reason. */
const shown =
  /\d|\b(?:because|becos|cos|since|due to|so|means?|meant|shows?|showed|why|reason|caused?|result)\b/iu;

/** With more, it says something, in whatever words. */
const MOST_WORDS = 14;

/** So many new words may be a result or a reason. */
const FEWEST_ADDED = 5;

/** All sentences below the heading, if no other lines but theirs follow it. */
function conclusionOf({ lines, sentences }: StudentText) {
  const at = lines.findIndex(({ text }) => heading.test(text));
  const isLast = at >= 0 && at === lines.length - 2;
  return isLast ? sentences.filter(({ line }) => line === at + 1) : [];
}

/** The end of an experiment’s write-up that gives neither a result nor a reason. */
export const bareConclusion: Rule = {
  find(text) {
    if (!isExperiment(text)) return [];
    const said = conclusionOf(text);
    const words = said.map((one) => meant(one)).join(' ');
    const isBare = said.length > 0 && countWords(words) <= MOST_WORDS && !shown.test(words);
    return isBare ? nextStep(openingPhrase(text, said[0]), 0.9) : [];
  },
  skill: 'conclusion',
  wording,
  taken: {
    by: 'adding',
    where: 'anywhere',
    isSo: ({ fresh }) => countWords(fresh) >= FEWEST_ADDED && (shown.test(fresh) || 'half'),
  },
  speaksOf: {
    nextStep: {
      ideas: 1,
      'procedural structure': 1,
      'report structure': 1,
      'procedural features': 6,
      'report features': 6,
      'general writing': 2,
      ending: 1,
      information: 1,
    },
  },
  cases: [
    {
      title: 'asks what shows it, and why',
      text: 'Aim: to see which towel holds most.\nMethod\n1. Dip it in.\n2. Lift it out.\n3. Weigh it.\nResults\nblue 40 g, red 22 g\nConclusion\nThe blue towel won. My guess was wrong.',
      finds: [{ kind: 'nextStep', quotations: [['The blue towel won']] }],
    },
    {
      title: 'leaves a conclusion alone that gives a result or a reason',
      text: 'Aim: to see which towel holds most.\nMethod\n1. Dip it in.\n2. Lift it out.\n3. Weigh it.\nConclusion\nThe blue towel won because it is thicker.',
      finds: [],
    },
    {
      title: 'says nothing where more follows, or of the end of an argument',
      text: 'Aim: to see which towel holds most.\nMethod\n1. Dip it in.\nConclusion\nThe blue towel won.\nNext time\nI would use three towels of each.',
      finds: [],
    },
  ],
};
