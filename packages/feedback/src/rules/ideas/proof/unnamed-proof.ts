import { meant } from '../../../language/spelling/meant.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './unnamed-proof.wording.ts';

const knowing = String.raw`(?:research|stud(?:y|ies)|surveys?|statistics|scien(?:ce|tists?)|experts?|doctors?)`;

/** “Scientists say …”, “There are studies about it”. */
const claimed = new RegExp(
  String.raw`\b${knowing} (?:\p{L}+ )?(?:says?|shows?|proves?|have (?:shown|proven|proved)|has (?:shown|proven|proved)|thinks?|agree)\b|\bthere (?:is|are|has been|have been) (?:\p{L}+ )?${knowing}\b|\b(?:has|have) been proven\b`,
  'iu',
);

/** Says who found it, or what was found exactly. */
const named =
  /\d|\b(?:called|according to|at|from|by|in) (?:the )?(?:university|\p{Lu}\p{L}+)|\b(?:found|half|twice|most)\b/u;

/** “A study from Norway shows” names who, and no more than was there. */
const found =
  /\d|\b(?:half|twice|most|(?:found|discovered|learnt|show(?:s|ed)|prove[sd]?|says?|said|thinks?) \p{L}+ \p{L}+)\b/iu;

/** ‘Experts say’ instead of ‘studies show’: somebody, though nobody by name. */
const people = /\b(?:scientists?|experts?|doctors?|professors?)\b/iu;

/** The sentence after it may say what was found. */
function isNamed(text: StudentText, sentence: Sentence): boolean {
  const next = text.sentences[text.sentences.indexOf(sentence) + 1]?.text ?? '';
  return named.test(sentence.text) || /\d|^(?:They|It) (?:found|showed|say|says)\b/u.test(next);
}

/** Proof that an argument speaks of without saying whose it is or what it shows. */
export const unnamedProof: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'argument') return [];
    const places = text.sentences
      .filter((one) => claimed.test(meant(one)) && !isNamed(text, one) && !hasSpeech(text, one))
      .flatMap((one) => openingPhrase(text, one))
      .filter((place) => claimed.test(place));
    return nextStep(places, 0.8);
  },
  skill: 'evidence',
  wording,
  taken: {
    by: 'adding',
    isSo: ({ fresh }) =>
      named.test(fresh) ? (found.test(fresh) ? undefined : 'half') : people.test(fresh) && 'half',
  },
  speaksOf: {
    nextStep: {
      ideas: 1,
      reasons: 1,
      opinion: 2,
      'persuasive structure': 2,
      'persuasive features': 4,
      'general writing': 4,
    },
  },
  cases: [
    {
      title: 'asks whose proof it is',
      text: 'I think we should have an arena. Gaming is good for your brain. There are studies about it. We should build it here.',
      finds: [{ kind: 'nextStep', quotations: [['There are studies about it']] }],
    },
    {
      title: 'leaves proof with a figure, a name or a finding alone',
      text: 'I think we should sleep in. Research shows that 8 hours help. Experts at Otago say so. Scientists say it is bad. They found that teens need sleep. We should start later.',
      finds: [],
    },
    {
      title: 'leaves a report on scientists alone',
      text: 'A moa is a bird. Scientists think it ate leaves. It is extinct. It has big feet.',
      finds: [],
    },
  ],
};
