import { anyOf } from '../../../language/any-of.ts';
import { meant } from '../../../language/spelling/meant.ts';
import { countWords } from '../../../text/words.ts';
import { isEmptyLineBetween } from '../../../text/lines/empty-line.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { saidAnew } from '../../../text/meaning/said-anew.ts';
import { nextStepAtSeveral } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
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

/** ‘We have a pool’, ‘Some streets are full’, ‘Two kids got hurt’: an example of what was claimed. */
const example =
  /^(?:(?:we|they|it|you|there|some|many|most|one|two|three|kids|children|people|nobody|everyone|lots of \p{L}+|for instance|such as|like|my|our|your)\b)/iu;

/** Goes on to something else, or says what people want. */
const onward = anyOf(
  '^(?:they|it|you|that|this|there) (?:is|are|was|were)|also|another|reason|second|next|third|last|finally|please|wants?|needs?|should|must',
);

/** A shorter sentence shows nothing (words). */
const AN_EXAMPLE = 4;

/** So long a sentence tells how it is, whoever it is about (words). */
const A_TELLING = 10;

/** The next sentence gives the reason, says what they do, or gives an example. */
const isExplained = (next: string) =>
  backed.test(next) ||
  (!bare.test(next) &&
    !view.test(next) &&
    (/^(?:they|it|you) (?!(?:is|are|was|were)\b)/iu.test(next) ||
      (!onward.test(next) && countWords(next) >= (example.test(next) ? AN_EXAMPLE : A_TELLING))));

/** ‘That is not fair’ judges what was just told. */
const judgesWhatWasTold = (claim: string, before: string) =>
  /^(?:(?:and|so) )?(?:that|this) (?:is|was)\b/iu.test(claim) &&
  before !== '' &&
  !bare.test(before) &&
  !view.test(before);

/** “I’m not saying you should never buy clothes. I like clothes!” grants something, and claims nothing. */
const liking = /^(?:and |but )?i (?:really |just )?(?:like|love)\b/iu;
const granted =
  /\b(?:not|never|nothing) (?:saying|against|asking)\b|\bdo(?:n['’]?t| not) (?:mean|get me wrong)\b/iu;
const grants = (claim: string, before: string, next: string): boolean =>
  liking.test(claim) && (granted.test(before) || /^but\b/iu.test(next));

/** What stands beyond a gap is about something else. */
function besideInPart(text: StudentText, at: number, to: 1 | -1): string {
  const [one, other] = [text.sentences[at], text.sentences[at + to]];
  if (one === undefined || other === undefined) return '';
  const [first, second] = to === 1 ? [one, other] : [other, one];
  return isEmptyLineBetween(text, first, second) ? '' : other.text;
}

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
        !isExplained(besideInPart(text, i, 1)) &&
        !judgesWhatWasTold(meant(one), besideInPart(text, i, -1)) &&
        !grants(one.text, besideInPart(text, i, -1), besideInPart(text, i, 1)) &&
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
    {
      title: 'leaves a claim alone when an example of it comes next',
      text: 'I think we should walk. Our school is great. We have a pool and a field. Cars are bad. Some streets are so full that nobody can cross. Traffic is dangerous. Two kids got hurt near my house.',
      finds: [],
    },
    {
      title:
        'leaves a claim alone that a long sentence tells about, and one that judges what was told',
      text: 'I think teachers should run. Firstly it is not fair. Teachers stand at the corners with a coffee and yell at everybody. Nan has no car and misses the hospital. That is not fair.',
      finds: [],
    },
    {
      title: 'asks why where a short sentence only says more of the same',
      text: 'I think teachers should run. It is not fair. Teachers are lucky. That is not fair.',
      finds: [{ kind: 'nextStep', quotations: [['It is not fair']] }],
    },
    {
      title: 'asks why where another claim, a demand or another reason comes next',
      text: 'I think we should nap. Naps are good. My second reason is sleep. Beds are nice. You need to try one.\n\nWe all like beds a lot.',
      finds: [{ kind: 'nextStep', quotations: [['Naps are good', 'Beds are nice']] }],
    },
    {
      title: 'leaves a liking alone that only grants something',
      text: 'I think we should walk. I am not saying that cars are useless. I love cars! The road is full by eight. I like buses. But they are late.',
      finds: [],
    },
    { title: 'says nothing where nobody argues', text: 'Naps are good. I like naps.', finds: [] },
  ],
};
