import { closingPhrase, openingPhrase } from '../../text/phrase.ts';
import type { Sentence, StudentText } from '../../text/student-text.ts';
import { isVerb } from '../../text/verbs.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './end-marks.wording.ts';

/** A line of fewer characters may be a heading, or an item of a list. */
const SHORT_LINE = 60;

/** A chapter may break off in the middle: “and then he saw”, “and”. */
const brokenOff =
  /\b(?:and|but|or|so|because|then|when|if|that|who|where|with|at|in|on|for|from|by|to|of|the|an?|my|his|her|i|he|she|they|we|was|were|is|are|had|has|saw)\W*$/iu;

const isOpen = (sentence: string) =>
  !/[.!?…:]["'”’)\]]*$/u.test(sentence) && !brokenOff.test(sentence);

/** The same words may stand elsewhere, with their mark. */
const firstPlaces = (text: StudentText, sentence: Sentence, phrases: readonly string[]): string[] =>
  phrases.filter((phrase) => text.text.indexOf(phrase) >= sentence.start);

/** A heading over things that are only listed. */
const needed = /^(?:equipment|ingredients|materials|(?:what )?you(?:['’]ll| will)? need)\W{0,3}$/iu;

/** A list of them in the same line. */
const listed =
  /^(?:equipment|ingredients|materials|tools|(?:what )?you(?:['’]ll| will)? need)(?: to get)?\s*[:–-]/iu;

/** A line by itself, or an item of a list, that needs no end mark. */
function isHeading({ lines }: StudentText, { line, text }: Sentence): boolean {
  const whole = lines[line]?.text ?? '';
  if (needed.test(lines[line - 1]?.text ?? '') || listed.test(whole)) return true;
  return (
    /^(?:[-*•–]|\d+[.)])/u.test(whole) ||
    (whole === text && (whole.length < SHORT_LINE || line === 0))
  );
}

/** Ends of sentences that are drowned in exclamation marks, or forgotten. */
export const endMarks: Rule = {
  find(text) {
    const loud = text.sentences.filter((sentence) => /!!["'”’]?$/u.test(sentence.text));
    const open = text.sentences.filter(
      (sentence) =>
        sentence.words.length >= 8 &&
        isOpen(sentence.text) &&
        !isHeading(text, sentence) &&
        sentence.words.some(isVerb),
    );
    const many = open.length / Math.max(1, text.sentences.length) > 0.4;
    if (open.length > 0)
      return nextStep(
        open.flatMap((one) => firstPlaces(text, one, closingPhrase(text, one))),
        many ? 0.85 : 0.55,
        { mark: 'a full stop' },
      );
    return loud.length < 2
      ? []
      : nextStep(
          loud
            .flatMap((one) => openingPhrase(text, one))
            .map((phrase) => phrase.replace(/!+$/u, '')),
          0.4,
          { mark: 'just one exclamation mark' },
        );
  },
  skill: 'fullStopsAndCapitals',
  wording,
  taken: { by: 'marking', isEverywhere: true },
  speaksOf: {
    nextStep: { punctuation: 3, 'general writing': 6, 'sentence structure': 5 },
  },
  cases: [
    {
      title: 'finds an end that was forgotten',
      text: 'We got up. We went to the zoo and saw a big lion and a small one\nThen we went home.',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'finds ends that are too loud',
      text: 'We won!!! It was good. I yelled!!',
      finds: [{ kind: 'nextStep', quotations: [['We won'], ['I yelled']] }],
    },
    {
      title: 'leaves a chapter that breaks off alone',
      text: 'We ran up the long hill behind our house in the dark. Then the door of the old shed opened slowly and',
      finds: [],
    },
    {
      title: 'shows no words that also stand elsewhere, with their mark',
      text: 'Then we had lunch in the big hall with Nan. It rained. Then we had lunch in the big hall with Nan',
      finds: [],
    },
    {
      title: 'leaves a list of what is needed alone',
      text: 'Materials: 5 kōwhai seeds, sandpaper, a small pot, potting mix, a jug\nEquipment\nA tank that holds a lot of water, gravel, a filter, fish flakes\nRinse it.',
      finds: [],
    },
    {
      title: 'says nothing of headings and of ends that are there',
      text: 'Our trip\nWe won! I yelled.',
      finds: [],
    },
  ],
};
