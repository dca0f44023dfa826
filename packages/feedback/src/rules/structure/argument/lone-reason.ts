import { meant } from '../../../language/spelling/meant.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { quotedWhole } from '../../../text/excerpts/quoted-whole.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep, strength } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Finding, Rule } from '../../rule.ts';
import { wording } from './lone-reason.wording.ts';

/** Begins a reason. */
const reason =
  /^(?:(?:my|the|one|another)(?: \p{L}+)? reason\b|(?:first|second|third|fourth)(?:ly)?\b|to (?:start|begin) with\b|also\b|another thing\b|plus\b|lastly\b|finally\b|in addition\b|next\b|you can also\b|it (?:also|would also|will also)\b)/iu;

/** Counts the reason. */
const counted =
  /^(?:(?:my|the) (?:first|second|third|fourth|next|last|final|main) reason\b|(?:one|another) reason\b|(?:first|second|third|fourth)(?:ly)?\b)/iu;

/** This many reasons are worth naming. */
const SEVERAL = 3;

/** Ends the argument; “So my hand hurts” stays with the reason. */
const closing =
  /^(?:so\b(?=.*\b(?:please|should|must|need|bring|let|give|make|vote|think|believe|why|above)\b)|in conclusion|to conclude|to sum up|that['’]?s why|that is why|these are|please|thank|(?:from|yours|love)(?: \p{L}+){0,4}\W*$|therefore|as you can see|overall|(?:some|other) (?:people|kids|adults|parents|teachers|of you) (?:may|might|will|would|could|say|think)\b|you (?:may|might) (?:say|think))/iu;

/** Proof, a story or a picture within the reason itself. */
const supported =
  /\d|\b(?:example|such as|like (?:when|the|my)|once|last|yesterday|when (?:i|we|my)|(?:my|our) (?:little |big |best )?(?:friends?|mum|dad|cousins?|brothers?|sisters?|nana?|grandma|grandad|koro|aunty|uncle|neighbours?|class|teacher|dog|cat)|i (?:was|saw|had|went|got|know)|research|scientists?|says?|said|if)\b/iu;

/** A longer sentence develops the reason by itself (words). */
const MOST_WORDS = 20;
const FEWEST_WORDS = 6;

/** Where no reason at all is explained, shorter ones are as clear (reasons, words). */
const ALL = 3;
const FEWEST_OF_ALL = 4;

const follows = (text: StudentText, one: Sentence): Sentence | undefined =>
  text.sentences[text.sentences.indexOf(one) + 1];

function severalReasons(text: StudentText, numbered: readonly Sentence[]): Finding[] {
  const shown = numbered.slice(1).flatMap((one) => openingPhrase(text, one));
  return numbered.length < SEVERAL
    ? []
    : strength(shown.slice(0, 2), 0.78).map((one) => ({ ...one, skill: 'reasons' }));
}

/** A reason of an argument in one sentence: the next one begins something else. */
export const loneReason: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'argument') return [];
    const given = text.sentences.filter((one) => reason.test(meant(one)));
    if (given.length < 2) return [];
    const numbered = given.filter((one) => counted.test(meant(one)));
    const alone = given.filter((one) => {
      const next = follows(text, one);
      const isAlone = next !== undefined && (reason.test(meant(next)) || closing.test(meant(next)));
      return isAlone && one.words.length <= MOST_WORDS && !supported.test(meant(one));
    });
    const areAll = alone.length >= ALL && alone.length === given.length;
    const places = alone
      .flatMap((one) => quotedWhole(text, one))
      .filter((place) => countWords(place) >= (areAll ? FEWEST_OF_ALL : FEWEST_WORDS));
    const weight = areAll ? 0.84 : 0.66;
    return [...severalReasons(text, numbered), ...nextStep(places.slice(0, 2), weight)];
  },
  skill: 'evidence',
  wording,
  taken: {
    by: 'adding',
    where: 'here',
    isSo: ({ fresh }) => supported.test(fresh) || (countWords(fresh) >= 5 && 'half'),
  },
  speaksOf: {
    strength: { 'persuasive structure': 2, 'persuasive features': 3, reasons: 1, ideas: 2 },
    nextStep: {
      'persuasive structure': 2,
      'persuasive features': 3,
      reasons: 2,
      ideas: 3,
      opinion: 3,
      'general writing': 5,
    },
  },
  cases: [
    {
      title: 'praises three reasons, and asks for an example where one follows another',
      text: 'I think lunch should be longer. My first reason is that we eat too fast. I get a sore tummy. My second reason is that it is healthy to run around. My third reason is that teachers get a longer break. So please make lunch longer.',
      finds: [
        { kind: 'strength', skill: 'reasons' },
        {
          kind: 'nextStep',
          quotations: [
            ['My second reason is that it is healthy to run around'],
            ['My third reason is that teachers get a longer break'],
          ],
        },
      ],
    },
    {
      title: 'asks all the more, and at shorter ones, where no reason is explained',
      text: 'I think lunch should be longer. Firstly, we eat too fast. Secondly, running is healthy. Thirdly, teachers get tired. Some people may say that it is long enough. So please make lunch longer.',
      finds: [
        { kind: 'strength' },
        {
          kind: 'nextStep',
          quotations: [['Firstly, we eat too fast'], ['Secondly, running is healthy']],
          weight: 0.84,
        },
      ],
    },
    {
      title: 'leaves a reason alone that is developed or has its example',
      text: 'I think lunch should be longer. First, we eat too fast. That gives us sore tummies. Second, running is healthy, and my sister says so. So please make lunch longer.',
      finds: [],
    },
    {
      title: 'says nothing of a story',
      text: 'First we packed our bags for the trip. Also we fed the dog and the cat. Next we drove to the lake. So we swam.',
      finds: [],
    },
    {
      title: 'takes ‘from May until September’ for no end of a letter',
      text: 'I think we should have a track. My first reason is that tracks are fun. Everyone loves biking. My second reason is that the bottom of the field is a swamp. From May until September no one may go down there because of the mud. So please build it.',
      finds: [],
    },
  ],
};
