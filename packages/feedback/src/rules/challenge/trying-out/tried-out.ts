import { isCommandVerb, stepsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { own } from '../../../text/meaning/own-words.ts';
import { saidAnew } from '../../../text/meaning/said-anew.ts';
import { countWords, lowerWords } from '../../../text/words.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { nextStep } from '../../finding.ts';
import { methodOf, numberedStepsOf } from '../../kind-of-writing/method.ts';
import type { PlaceNow, Rule } from '../../rule.ts';
import { CHALLENGE, firstPlaces } from '../challenge.ts';
import { wording } from './tried-out.wording.ts';

/** Longer words to quote leave no room to say what to do (words). */
const MOST_WORDS = 9;

/** Fewer are advice or a remark. */
const FEWEST = 3;

/** “I make dumplings with my nan” */
const ofWriter = /^(?:(?:and|so|then|first|next) )*(?:i|we)\b/iu;

/** In steps that have lines of their own, the middle of one is no place to begin. */
function stepsToTry(text: StudentText): readonly Sentence[] {
  const numbered = numberedStepsOf(text);
  if (numbered.length > 0) return numbered;
  const told = new Set(stepsOf(text));
  const steps = methodOf(text).filter((one) => told.has(one) && !ofWriter.test(one.text));
  const first = steps.filter((one) => text.sentences.find(({ line }) => line === one.line) === one);
  return first.length >= FEWEST ? first : steps;
}

/** From the last steps on, nothing is left to try. */
const firstHalf = (steps: readonly Sentence[]) => steps.slice(0, Math.ceil(steps.length / 2));

/** How much, how long, how, and what not to do. */
const how =
  /\d|\b(?:half|quarter|until|till|enough|so that|otherwise|unless|instead|careful\p{L}*|gently|slowly|tightly|make sure|don['’]?t|do not|not|never|too|if|about|each|every)\b/iu;

/** A part of a step that tells it, or a step more that tells so much new (words). */
const A_PART = 4;
const MUCH = 4;

/** ‘Ten seconds’, ‘20 cm’: in place of ‘a bit’ as good as many words. */
const measured =
  /(?<!\p{L})(?:\d[\d.]*|an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty) ?(?:(?:milli)?lit(?:re|er)s?|m?ls?|(?:centi|milli)?met(?:re|er)s?|[cm]?m|(?:kilo)?grams?|k?g|cups?|(?:table|tea)?spoons?(?:ful)?|seconds?|minutes?|hours?|days?|weeks?|degrees)(?!\p{L})/iu;

/** Whether new words tell a reader what to do, or how: ‘I like blue’ doesn’t. */
const helps = ({ fresh, sentences }: PlaceNow): boolean =>
  !own.test(fresh) &&
  lowerWords(sentences).some(isCommandVerb) &&
  (measured.test(fresh) ||
    (countWords(fresh) >= A_PART && (how.test(fresh) || saidAnew(fresh, '') >= MUCH)));

/** Of instructions, what somebody asks who follows them. */
export const triedOut: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'steps') return [];
    const openings = (one: Sentence) =>
      openingPhrase(text, one).filter((phrase) => countWords(phrase) <= MOST_WORDS);
    const steps = stepsToTry(text);
    const places = steps.length < FEWEST ? [] : firstPlaces(firstHalf(steps), openings, 2);
    return nextStep(places, CHALLENGE);
  },
  skill: 'stepsInOrder',
  wording,
  taken: { by: 'adding', where: 'anywhere', isOneOfMany: true, isSo: helps },
  speaksOf: {
    nextStep: {
      ideas: 33,
      'procedural structure': 30,
      'procedural features': 30,
      'general writing': 33,
      instructions: 30,
    },
  },
  cases: [
    {
      title: 'lets somebody try the steps from the first',
      text: 'How to make toast\n1. Put the bread in the toaster.\n2. Push the lever down.\n3. Spread the butter on the toast.',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'says nothing of a story',
      text: 'We ran home. I fell. Mum laughed at me.',
      finds: [],
    },
  ],
};
