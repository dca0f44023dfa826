import { grim } from '../../../language/kinds-of-words/grim.ts';
import { isPastDeed } from '../../../language/kinds-of-words/past-verbs.ts';
import { isStrongNow, isStrongVerb } from '../../../language/kinds-of-words/vivid-words.ts';
import { isFamiliar } from '../../../reading/familiar-words.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { isVerb } from '../../../text/grammar/verbs.ts';
import { nextStep } from '../../finding.ts';
import { lowerWords } from '../../../text/words.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Finding, PlaceNow, Rule } from '../../rule.ts';
import { bareThing } from './bare-thing.ts';
import { briefOpening, CHALLENGE, firstPlaces, LAST_RESORT } from '../challenge.ts';
import { plainVerbsIn } from './plain-verbs.ts';
import { plainestWord } from './plainest-word.ts';
import { wording } from './weakest-word.wording.ts';

/** Words to begin at can be found at a glance (words). */
const MOST_WORDS = 9;
const FEWEST_WORDS = 4;

/** A greeting, a title or half a sentence is no place to begin. */
const isSentence = ({ text, words }: Sentence): boolean =>
  words.length >= FEWEST_WORDS &&
  words.some(isVerb) &&
  /^\p{L}.*[^?]$/u.test(text) &&
  !grim.test(text) &&
  !/^(?:dear|kia ora|t[ēe]n[āa]|m[āa]l[ōo]|talofa|hello|hi|good|thank|how (?:to|are)|well|no|yes|aim|you(?:['’]ll| will)? need)\b/iu.test(
    text,
  );

/** Verbs that fit anything, where a better one is looked for first. */
const empty =
  /\b(?:is|are|was|were|got|gets?|went|goes|go|had|has|have|puts?|makes?|made|did|does|do)\b/iu;

/** Words that every child knows, of all the words of a sentence. */
const plainness = ({ text, words }: Sentence): number =>
  Number(empty.test(text)) +
  words.filter(({ lower }) => isFamiliar(lower)).length / Math.max(1, words.length);

/** To begin at the end of a text leaves nothing to choose from (sentences). */
const TO_COME = 2;

function sentencesWithMoreToCome(text: StudentText): readonly Sentence[] {
  const prose = proseOf(text);
  return prose.length > 2 * TO_COME ? prose.slice(0, -TO_COME) : prose;
}

/** A stretch with so many of them repays a search (sentences, different verbs). */
const STRETCH = 4;
const SEVERAL = 2;

/** The first stretch of a story that goes on in plain verbs, from words that can be found at a glance. */
function plainStretch(text: StudentText): Finding[] {
  if (!isStory(text)) return [];
  const prose = proseOf(text);
  return sentencesWithMoreToCome(text)
    .filter(isSentence)
    .flatMap((one): Finding[] => {
      const from = prose.indexOf(one);
      const verbs = plainVerbsIn(prose.slice(from, from + STRETCH)).slice(0, SEVERAL);
      const named = verbs.map((verb) => `‘${verb}’`).join(' and ');
      return verbs.length < SEVERAL
        ? []
        : nextStep(briefOpening(text, one, MOST_WORDS), CHALLENGE, { verbs: named });
    })
    .slice(0, 1);
}

/** Whether new words have a verb that shows more: ‘hammered’ for ‘was beating’. */
const showsMore = ({ fresh }: PlaceNow): boolean =>
  lowerWords(fresh).some(
    (word) => isStrongVerb(word) || isStrongNow(word) || (isPastDeed(word) && !isFamiliar(word)),
  );

/** The word that says least, for its writer to find: a place to begin at, and no fault of that place. */
export const weakestWord: Rule = {
  find(text) {
    if (plainestWord.find(text).length > 0 || bareThing.find(text).length > 0) return [];
    const stretch = plainStretch(text);
    if (stretch.length > 0) return stretch;
    const places = firstPlaces(
      sentencesWithMoreToCome(text)
        .filter(isSentence)
        .toSorted((a, b) => plainness(b) - plainness(a)),
      (one) => briefOpening(text, one, MOST_WORDS),
      1,
    );
    return nextStep(places, LAST_RESORT);
  },
  skill: 'strongVerbs',
  wording,
  taken: { by: 'swapping', where: 'anywhere', isOneOfMany: true, isSo: showsMore },
  speaksOf: { nextStep: { vocabulary: 30 } },
  cases: [
    {
      title: 'names the plain verbs that a story goes on in, one form of each',
      text: 'Dad was at the back. We were late. We did what he said. The swell smashed it sideways. Koro shouted at everyone. We clung on.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Dad was at the back']],
          slots: { verbs: '‘was’ and ‘did’' },
        },
      ],
    },
    {
      title: 'begins at the plainest words that are short enough',
      text: 'When the tide had gone all the way out we left the bach in our boots. Gannets plummeted past us. Dad was at the back.',
      finds: [{ kind: 'nextStep', quotations: [['Dad was at the back']] }],
    },
    {
      title: 'begins where enough is still to come',
      text: 'Gannets plummeted past us. Moana scrambled over the boulders. Koro shouted at everyone. The swell smashed it sideways. Everybody clung on. It was sad.',
      finds: [{ kind: 'nextStep', quotations: [['Koro shouted at everyone']] }],
    },
    {
      title: 'begins at nothing grim, and at no courtesy',
      text: 'how are you I am good. Our hen was killed there. A truck was on the bend. Gannets plummeted past us. He was slow.',
      finds: [{ kind: 'nextStep', quotations: [['A truck was on the bend']] }],
    },
    { title: 'says nothing without sentences', text: 'Toast', finds: [] },
  ],
};
