import { meant } from '../../../language/spelling/meant.ts';
import {
  showsFeeling,
  tellsThought,
  namesFeeling,
} from '../../../language/kinds-of-words/felt-words.ts';
import { tellsOfSenses } from '../../../language/kinds-of-words/sense-words.ts';
import { countWords } from '../../../text/words.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { isLetter } from '../../kind-of-writing/is-letter.ts';
import { isNews } from '../../kind-of-writing/is-news.ts';
import { isStory } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './big-moment.wording.ts';

/** Something happens that a reader wants to see. */
const event =
  /\b(?:fell(?! asleep)|broke|snapped|grabbed|jumped|crashed|landed|burst|caught(?! (?:the|a|our|my) (?:bus|train|ferry|plane|boat))|dropped|slipped|tipped|bit|chased|exploded|disappeared|vanished|flew|scored|bounced|smashed|ripped|popped|stuck|trapped|hit|shot|collapsed|escaped|dived|dove|(?:went|got|came) (?:off|black|dark|flying|stuck|loose)|(?:lights?|power) went out|came out|pulled (?:me|him|her|it|them|out|up)|let go|i forgot|(?:was|were) (?:gone|alive))\b/iu;
const sudden = /\b(?:suddenly|all of a sudden|just then|at that moment)\b/iu;

/** A longer phrase leaves no room for the question (words). */
const MOST_WORDS = 12;
const FEWEST_WORDS = 4;

/** Who has told so much of the inside is not asked for more. */
const TOLD = 4;

/** This many new words are an answer. */
const SOME_MORE = 6;

const isTold = (words: string) =>
  [showsFeeling, tellsThought, namesFeeling, tellsOfSenses].some((one) => one.test(words));

/** Looks back on what has happened. */
const afterwards =
  /^(?:by (?:then|morning|lunch\p{L}*|night|the \p{L}+)|afterwards?|(?:the )?next (?:day|morning))\b|\b(?:i|we|he|she|they) (?:still|(?:have|has)n['’]?t)\b/iu;

/** Sentences after a moment that may tell what it was like. */
const SOON = 3;

/** Whether it, or what comes soon after, tells what was heard, thought or felt. */
const isToldSoon = ({ sentences }: StudentText, i: number): boolean =>
  sentences.slice(i, i + 1 + SOON).some((one) => isTold(meant(one)));

/** A sentence on a line of its own, among longer ones, is short on purpose. */
function standsAlone({ sentences }: StudentText, i: number): boolean {
  const line = sentences[i]?.line;
  const isAlone = sentences[i - 1]?.line !== line && sentences[i + 1]?.line !== line;
  return isAlone && sentences.some((one, j) => j > 0 && one.line === sentences[j - 1]?.line);
}

/** How much a reader would like to stay with a sentence; 0 if there is no reason to. */
function pull(text: StudentText, sentence: Sentence, i: number): number {
  if (hasSpeech(text, sentence) || afterwards.test(meant(sentence))) return 0;
  const isEvent = event.test(meant(sentence));
  const isSudden = sudden.test(meant(sentence));
  if ((!isEvent && !isSudden) || isToldSoon(text, i) || standsAlone(text, i)) return 0;
  const loud = Number(isSudden) * 2 + Number(sentence.text.endsWith('!')) * 2;
  const isLate = i >= text.sentences.length * 0.45;
  return 1 + loud + Number(isLate);
}

const notNames =
  /^(?:The|Mr|Mrs|Ms|Miss|Whaea|Matua|Mum|Dad|Nan|Nana|Nanna|Gran|Grandad|Grandma|Grandpa|Poppa|Koro|Aunty|Uncle|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/u;

/** Whose story it is: ‘you’, a name that comes again and again, or ‘your character’. */
function whoIn(text: StudentText, moment: string): string {
  const told = text.sentences.filter(
    (one) => !hasSpeech(text, one) && !/\b(?:said|says|asked|yelled|shouted)\b/iu.test(meant(one)),
  );
  const own = told.filter(({ words }) =>
    words.some(({ lower }) => /^(?:i|i'[a-z]+|we|my|our)$/u.test(lower)),
  );
  if (own.length >= Math.max(2, told.length * 0.25)) return 'you';
  const counts = new Map<string, number>();
  for (const { text: word, first } of text.words)
    if (!first && /^\p{Lu}\p{Ll}{2,}$/u.test(word) && !notNames.test(word))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const [most, second] = [...counts].toSorted((a, b) => b[1] - a[1]);
  const isClear = most !== undefined && most[1] >= 3 && most[1] > (second?.[1] ?? 0);
  const isThere =
    isClear &&
    moment.split(' ').slice(0, 3).includes(most[0]) &&
    !/\b(?:gone|disappeared|vanished)\b/iu.test(moment);
  return isThere ? most[0] : 'your character';
}

/** The moment of a story at which a reader wants to stay, told in one plain sentence. */
export const bigMoment: Rule = {
  find(text) {
    if (!isStory(text) || text.sentences.length < 5 || isLetter(text) || isNews(text)) return [];
    const told = text.sentences.filter(
      (one) => showsFeeling.test(meant(one)) || tellsThought.test(meant(one)),
    );
    if (told.length >= TOLD) return [];
    const from = Math.floor(text.sentences.length * 0.2);
    const places = text.sentences
      .slice(0, -1)
      .map((sentence, i) => ({ sentence, pull: i < from ? 0 : pull(text, sentence, i) }))
      .filter((one) => one.pull > 0)
      .toSorted((a, b) => b.pull - a.pull)
      .flatMap(({ sentence }) =>
        openingPhrase(text, sentence).filter((one) => event.test(one) || sudden.test(one)),
      )
      .filter((one) => countWords(one) >= FEWEST_WORDS && countWords(one) <= MOST_WORDS);
    const who = whoIn(text, places[0] ?? '');
    const whose = who === 'you' ? 'your' : `${who}’s`;
    return nextStep(places.slice(0, 1), 0.4, { who, whose });
  },
  skill: 'feelings',
  wording,
  taken: {
    by: 'adding',
    where: 'here',
    isSo({ fresh }) {
      if (isTold(fresh)) return countWords(fresh) >= 3 || 'half';
      return countWords(fresh) >= SOME_MORE ? 'half' : undefined;
    },
  },
  speaksOf: {
    nextStep: {
      'narrative structure': 6,
      'narrative features': 6,
      'recount features': 6,
      'recount structure': 6,
      ideas: 6,
      voice: 4,
      problem: 3,
      'general writing': 6,
      description: 4,
    },
  },
  storiesOnly: true,
  cases: [
    {
      title: 'asks what was going on inside at an event',
      text: 'We packed the car on Friday. I sat by my sister. We drove to the lake. Suddenly the wheel fell off! We waited by the road. I ate an apple. A truck came and took us to town. I had a pie.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Suddenly the wheel fell off!']],
          slots: { who: 'you', whose: 'your' },
        },
      ],
    },
    {
      title: 'asks about the one whose story it is',
      text: 'In the old house lived Moko. His door was shut. Every night Moko looked out. One day Moko ran in and fell on the floor. It was a long way down. Then he walked on.',
      finds: [{ kind: 'nextStep', slots: { who: 'Moko', whose: 'Moko’s' } }],
    },
    {
      title: 'leaves what was found the morning after alone',
      text: 'The wind shook our house. I sat by my sister. Dad lit a candle. We sat on the mat. By morning the fence was gone. I still haven’t dropped in. Our neighbour came and made us tea. I had a pie. He told us a story.',
      finds: [],
    },
    {
      title: 'leaves a moment alone that is told of soon after, or is alone on its line',
      text: 'We packed the car. We drove to the lake. The rope snapped. We looked at it. I could hear the boat creak. Dad swam out. Mum had a map.\nThe net was gone.\nWe packed up. We drove home. I had a pie.',
      finds: [],
    },
    {
      title: 'asks a letter about no moment',
      text: 'Dear Nan,\nWe packed the car on Friday. I sat by my sister. We drove to the lake. Suddenly the wheel fell off! We waited by the road. I ate an apple. A truck came and took us to town. I had a pie.',
      finds: [],
    },
    {
      title: 'says nothing where the inside is told',
      text: 'We drove to the lake. My heart was pounding. Suddenly the wheel fell off! I thought we would die. My hands shook. I gasped. I couldn’t believe it. My knees were shaking.',
      finds: [],
    },
  ],
};
