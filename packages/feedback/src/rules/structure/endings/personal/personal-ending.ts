import { meant } from '../../../../language/spelling/meant.ts';
import {
  longsFor,
  namesFeeling,
  showsFeeling,
  tellsThought,
} from '../../../../language/kinds-of-words/felt-words.ts';
import { beginningOf, endingOf, hasAfterthought } from '../../../../text/lines/parts.ts';
import type { StudentText } from '../../../../text/student-text.ts';
import { isVerb } from '../../../../text/grammar/verbs.ts';
import { closingPhrase, phraseAround } from '../../../../text/phrase.ts';
import { hasSpeech } from '../../../../text/spoken.ts';
import { nextStep, strength } from '../../../finding.ts';
import { isStory } from '../../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../../rule.ts';
import { isBareEnding, isFeltIn } from './bare-ending.ts';
import { comment, isAnyComment, isPersonal, SHORT } from './told-personally.ts';
import { wording } from './personal-ending.wording.ts';
import { own } from '../../../../text/meaning/own-words.ts';

/** What somebody else was like is no feeling of the writer’s: “and Mum was not happy”. */
const ofOthers =
  /\b(?:mum|dad|nana?|koro|grandma|grandad|my (?!(?:favou?rite|best|worst|highlight)\b)\p{L}+|he|she|they) (?:was|were|looked) (?:not |so |very |really )?\p{L}+/giu;
const ownPart = (text: string): string => text.replaceAll(ofOthers, ' ');

/** The last sentences of a text that belong to its end. */
const LAST_PART = 6;

/** Sentences that tell what went on inside the writer. */
const THROUGHOUT = 3;

/** The way home, which every outing ends with. */
const stops =
  /\b(?:went|got|drove|came|walked) (?:back )?home\b|\b(?:went|got) (?:to bed|to sleep|back)\b/iu;

/** Says what it was like, though in few words. */
const judged =
  /\b(?:was|were|is|had) (?:a |the |so |really |very |an )*(?:fun|funny|good|great|best|awesome|amazing|cool|nice|mean|epic|sad|boring|scary|worst)\b/iu;

/** Says in few words what has come of it. */
const toThisDay = /\b(?:still|now|never|since|(?:haven|hasn)['’]?t|these days)\b/iu;

/** Whether the last part tells of the inside, or the text does throughout: then the end may be light. */
const isFeltNear = (text: StudentText) =>
  isFeltIn(endingOf(text, LAST_PART)) ||
  text.sentences.filter(({ text: one }) => namesFeeling.test(one) || tellsThought.test(one))
    .length >= THROUGHOUT;

/** Sure of a text of any standard. */
const BARE = 0.88;

/** A wish or a farewell to the reader ends a diary or a letter: “See you at the lake”. */
const toReader =
  /^(?:wish|see|bye|good ?(?:bye|night)|talk|write|love|that['’]s (?:all|it)|until)\b/iu;

/** Whoever tells an invented story is not its writer. */
const isInvented = ({ purpose }: StudentText): boolean =>
  purpose !== undefined && purpose !== 'recount';

/** A recount is of the writer’s own day, and says so early, after the date of a diary. */
const isOwnDay = (text: StudentText) =>
  isStory(text) &&
  beginningOf(text, 4)
    .filter(({ words }) => words.some(isVerb))
    .slice(0, 2)
    .some((one) => !hasSpeech(text, one) && own.test(meant(one)));

/** A last sentence in which the writer says what it was like, or one that just stops. */
export const personalEnding: Rule = {
  find(text) {
    if (!isOwnDay(text)) return [];
    const ending = endingOf(text, 2).filter((sentence) => sentence.words.length >= 3);
    const shown = ending.slice(-1).flatMap((sentence) => {
      const match = comment.exec(sentence.text);
      const start = sentence.start + (match?.index ?? 0);
      const end = start + (match?.[0].length ?? 0);
      return match === null ? [] : (phraseAround(text, { start, end }) ?? []);
    });
    if (shown.length > 0) return strength(shown, 0.7);
    if (isInvented(text) || hasAfterthought(text)) return [];
    if (text.sentences.length < 5) return [];
    const last = ending.at(-1);
    if (last !== undefined && isBareEnding(last))
      return isFeltIn(endingOf(text, 3)) ? [] : nextStep(closingPhrase(text, last), BARE);
    if (ending.some((one) => isAnyComment(ownPart(meant(one))))) return [];
    const isOver =
      last === undefined ||
      hasSpeech(text, last) ||
      last.text.endsWith('?') ||
      toReader.test(last.text) ||
      judged.test(meant(last)) ||
      longsFor.test(meant(last)) ||
      showsFeeling.test(meant(last));
    if (isOver) return [];
    if (stops.test(meant(last))) return nextStep(closingPhrase(text, last), 0.86);
    if (toThisDay.test(meant(last)) || isFeltNear(text)) return [];
    return last.words.length <= SHORT ? nextStep(closingPhrase(text, last), 0.8) : [];
  },
  skill: 'personalEnding',
  wording,
  taken: {
    by: 'adding',
    where: 'anywhere',
    isSo: isPersonal,
  },
  speaksOf: {
    strength: { 'recount structure': 2, voice: 2, ending: 2 },
    nextStep: { 'recount structure': 2, voice: 3, ending: 2, 'recount features': 5 },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'asks for more than a word of praise at the end',
      text: 'On Friday Nan took me to get mussels. The water was freezing. I slipped on the weed and sat in a pool. Nan filled two sacks. We ate them on the back step. It was really good.',
      finds: [{ kind: 'nextStep', quotations: [['It was really good']] }],
    },
    {
      title: 'praises an ending that tells what it meant',
      text: 'We swam. We ate. It rained. Dad slept. I will never forget that day.',
      finds: [{ kind: 'strength', quotations: [['I will never forget that day']] }],
    },
    {
      title: 'asks for one where the text just stops',
      text: 'We swam. We ate. It rained. Dad slept. Then the bus came.',
      finds: [{ kind: 'nextStep', quotations: [['Then the bus came']] }],
    },
    {
      title: 'asks where a diary just stops, too',
      text: 'Sunday 9 March\nDear diary\nI swam. We ate. It rained. Dad slept. Then the bus came.',
      finds: [{ kind: 'nextStep', quotations: [['Then the bus came']] }],
    },
    {
      title: 'leaves a light last line alone after what went on inside',
      text: 'We swam. We ate. My mouth went dry and my legs shook. I said my verse. Nan clapped. My dress did not stay white.',
      finds: [],
    },
    {
      title: 'leaves a last line alone that says what came of it',
      text: 'We swam. We ate. It rained. Dad slept. The pier still stands there empty.',
      finds: [],
    },
    {
      title: 'leaves a story of somebody else alone',
      text: 'The cat ran off. It hid. Tia looked for it. It was in a tree. Then they went home.',
      finds: [],
    },
    {
      title: 'leaves an end alone that goes on in a P.S.',
      text: 'We swam. We ate. It rained. Dad slept. Then the bus came.\nP.S. The eel got away.',
      finds: [],
    },
    {
      title: 'asks what it was like for the writer, where only somebody else’s mood is told',
      text: 'We swam. We ate. It rained. Dad slept. Then we went home and I fell asleep in my dress and mum was not happy.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Then we went home and I fell asleep in my dress and mum was not happy']],
        },
      ],
    },
    {
      title: 'takes a farewell to the reader for an ending',
      text: 'We swam. We ate. It rained. Dad slept. See you at the lake.',
      finds: [],
    },
    {
      title: 'leaves an ending alone that asks a letter’s reader something',
      text: 'Dear Nana,\nI went to the show. We ate. It rained. Dad slept. Then we drove home. What did you do on Saturday?\nLove Mia',
      finds: [],
    },
    {
      title: 'leaves an ending alone that shows a feeling',
      text: 'We swam. We ate. It rained. Dad slept. Nan laughed and laughed.',
      finds: [],
    },
    {
      title: 'leaves an ending alone that says who is missed',
      text: 'We swam. We ate. It rained. Dad slept. I gave the lamb a hug. I miss him.',
      finds: [],
    },
    {
      title: 'asks where it is only a bus that may be missed',
      text: 'We swam. We ate. It rained. Dad slept. I ran so we miss no bus.',
      finds: [{ kind: 'nextStep', quotations: [['I ran so we miss no bus']] }],
    },
    {
      title: 'asks nothing where something is said',
      text: 'We swam. We ate. It rained. Dad slept. We were tired but it was good.',
      finds: [],
    },
  ],
};
