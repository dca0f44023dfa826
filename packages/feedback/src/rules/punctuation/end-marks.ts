import { closingPhrase, openingPhrase } from '../../text/phrase.ts';
import type { Sentence, StudentText } from '../../text/student-text.ts';
import { isVerb } from '../../text/grammar/verbs.ts';
import { countWords } from '../../text/words.ts';
import { nextStep, UNASKED } from '../finding.ts';
import type { Finding, Rule } from '../rule.ts';
import { fusedIn } from '../sentences/run-on/fused.ts';
import { runOn } from '../sentences/run-on/run-on.ts';
import { wording } from './end-marks.wording.ts';

/** A line of fewer characters may be a heading, or an item of a list. */
const SHORT_LINE = 60;

/** So is the first line, if it is no whole piece of writing (characters). */
const LONGEST_TITLE = 120;

/** A text of this many words without any end mark has no sentences yet (words). */
const SENTENCES = 30;

/** One line of it, too, is more than a list has (words). */
const A_STRETCH = 20;
const NO_SENTENCES = 0.93;

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
    (whole === text && whole.length < (line === 0 ? LONGEST_TITLE : SHORT_LINE))
  );
}

/** The sentence that all of a longer text is, since it has no end mark. */
const onlyIn = ({ text, words, sentences }: StudentText): Sentence | undefined =>
  words.length < SENTENCES || /[.!?…]/u.test(text)
    ? undefined
    : sentences.find((one) => one.words.length >= A_STRETCH);

/** Words that lead on to somebody and what they do, or are part of it: no sentence ends there. */
const leadsOn =
  /\b(?:and|but|so|or|then|because|cos|when|while|until|if|as|that|than|where|why|how|what|who|which|said|says|thought|knew|saw|the|an?|my|his|her|our|to|of|in|on|at|for|with)$/iu;

/** Where somebody does something, with nothing before it. */
const doing =
  /(?<=\p{L} )(?:he|she|they|we|i|it) (?:(?:was|were|had|is|are|ran|went|saw|got|took|fell|came|ate|made|found|put|could|can|did|didn['’]?t|said|felt|hid|sat)\b|\p{L}{2,}ed\b)/giu;

/** Words of a piece that can be shown. */
const FEWEST_SHOWN = 4;
const MOST_SHOWN = 10;

/** Sentences that stand side by side without a mark, each from one who does something to the next. */
function piecesOf({ text }: StudentText, only: Sentence): string[] {
  const starts = Array.from(only.text.matchAll(doing), ({ index }) => index);
  return starts.slice(0, -1).flatMap((start, i) => {
    const before = only.text.slice(Math.max(0, start - MOST_SHOWN), start).trimEnd();
    const piece = only.text.slice(start, starts[i + 1]).trimEnd();
    const count = countWords(piece);
    const isWhole = !leadsOn.test(before) && !leadsOn.test(piece) && !/[\n,]/u.test(piece);
    return isWhole && count >= FEWEST_SHOWN && count <= MOST_SHOWN && text.includes(piece)
      ? [piece]
      : [];
  });
}

/** That it has no end mark, shown by its first words, by its last ones, or by some between. */
function unmarked(text: StudentText, only: Sentence): Finding[] {
  // Another rule says where ‘and’ can go.
  if (runOn.find(text).length > 0) return [];
  const from = firstPlaces(text, only, openingPhrase(text, only));
  const mark = 'no full stop';
  if (from.length > 0) return nextStep(from, NO_SENTENCES, { noMark: mark });
  const to = closingPhrase(text, only);
  return to.length > 0
    ? nextStep(to, NO_SENTENCES, { noMarkYet: mark })
    : nextStep(piecesOf(text, only).slice(0, 1), NO_SENTENCES, { noMark: mark });
}

/** Where a second sentence begins without one; another rule asks about these. */
const fusedPlaces = (text: StudentText): string[] =>
  text.sentences.flatMap((sentence) => {
    const start = fusedIn(sentence);
    return start === null ? [] : text.text.slice(start, sentence.words.at(-1)?.end);
  });

/** Ends of sentences that are drowned in exclamation marks, or forgotten. */
export const endMarks: Rule = {
  find(text) {
    const only = onlyIn(text);
    if (only !== undefined) return unmarked(text, only);
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
      ? nextStep(fusedPlaces(text), UNASKED, { mark: 'a full stop' })
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
      title: 'finds that a whole text has no sentences yet',
      text: 'kiwis are birds they cant fly they have a long beak and they eat worms kiwis are brown they sleep in the day they come out at nite they lay a big egg the dad sits on the egg stoats eat kiwis',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['kiwis are birds they cant fly they have a long beak']],
          slots: { noMark: 'no full stop' },
        },
      ],
    },
    {
      title: 'shows its last words where the first ones are too long to quote',
      text: 'one day a pie grew wings it flew out of the oven and out the window mum chased it down the road with a fork the dog chased it to and a policeman and then it landed on the roof of the church and a seagull ate it the end',
      finds: [{ kind: 'nextStep', weight: 0.93, slots: { noMarkYet: 'no full stop' } }],
    },
    {
      title:
        'shows one of the sentences within it where neither its first nor its last words can be shown',
      text: 'there was a dog called max he ran away from home he was scared of the fire works he went to the park he saw a cat he chased it the cat went up a tree a girl found max she took him home',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['he ran away from home']],
          slots: { noMark: 'no full stop' },
        },
      ],
    },
    {
      title: 'leaves it to another rule to say where ‘and’ can go',
      text: 'on saturday me and my dad went to the beach and we had a swim and then there was a big wave and it knocked me over and we laughed and then we had fish and chips and we went home and i was tired',
      finds: [],
    },
    {
      title: 'leaves a list without end marks alone',
      text: 'Bring to camp\na warm sleeping bag\na torch and spare batteries\ntwo pairs of old shoes\na raincoat that keeps you dry\na hat for the sun\na drink bottle\nsome snacks to share with your cabin',
      finds: [],
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
