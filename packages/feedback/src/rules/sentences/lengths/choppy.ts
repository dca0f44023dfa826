import { stepsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { saying } from '../../../language/kinds-of-words/saying-verbs.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { isStory, kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './choppy.wording.ts';

const MOST_WORDS = 7;

/** Instructions are rightly short. */
const MANY_STEPS = 4;

/** Fewer short pairs than this among longer sentences are a rhythm (share of all sentences). */
const ON_PURPOSE = 0.3;

const isShort = (text: StudentText, sentence: Sentence) =>
  sentence.words.length >= 2 &&
  sentence.words.length <= MOST_WORDS &&
  sentence.text.endsWith('.') &&
  !hasSpeech(text, sentence) &&
  !saying.test(sentence.text) &&
  !/^the end/iu.test(sentence.text);

/** What the same thing does next may come of it, and is the easiest to join on: ‘They can explode.’ */
const goingOn = /^(?:it|they|this|he|she) (?!(?:is|are|was|were|has|have|had)\b)/iu;

/** Of facts, only what is said of the same thing belongs with them: “Spiders are no insects. Spiders make webs.” */
const ofSame = /^(?:it|they|this|these|he|she)\b/iu;

const indexOf = ({ words }: Sentence): number => words[0]?.sentence ?? -1;

/** Where half of them are short, even a text without slips needs it, and a story where nearly all are. */
const HALF = 0.5;
const NEARLY_ALL = 0.75;
const FEWEST_SENTENCES = 12;

function weightOf(text: StudentText, share: number): number {
  if (share <= HALF) return 0.6;
  const isOnPurpose = isStory(text) && share <= NEARLY_ALL;
  return text.sentences.length >= FEWEST_SENTENCES && !isOnPurpose ? 0.86 : 0.8;
}

/** Short sentences in a row that could be one. */
export const choppy: Rule = {
  find(text) {
    if (stepsOf(text).length >= MANY_STEPS) return [];
    const pairs = text.sentences.filter((sentence, i) => {
      const next = text.sentences[i + 1];
      return (
        next !== undefined &&
        isShort(text, sentence) &&
        isShort(text, next) &&
        next.line === sentence.line
      );
    });
    const share = pairs.length / Math.max(1, text.sentences.length - 1);
    if (share <= ON_PURPOSE) return [];
    const nextTo = (one: Sentence) => text.sentences[indexOf(one) + 1]?.text ?? '';
    const isNear = (one: Sentence) => goingOn.test(nextTo(one));
    const isLoose = kindOfWriting(text) === 'facts';
    const joinable = isLoose ? pairs.filter((one) => ofSame.test(nextTo(one))) : pairs;
    const nearest = [...joinable.filter(isNear), ...joinable.filter((one) => !isNear(one))];
    return nextStep(
      nearest.flatMap((one) => openingPhrase(text, one)),
      weightOf(text, share),
    );
  },
  skill: 'joinedIdeas',
  wording,
  taken: { by: 'joining', isSo: ({ isJoined }) => isJoined },
  speaksOf: {
    nextStep: {
      'sentence structure': 4,
      'general writing': 8,
      connectives: 3,
      'narrative features': 6,
    },
  },
  cases: [
    {
      title: 'finds two short sentences in a row',
      text: 'We had pizza. It was hot. After a long walk home in the dark we went to bed.',
      finds: [{ kind: 'nextStep', quotations: [['We had pizza']] }],
    },
    {
      title: 'shows first where the same thing does something next',
      text: 'The pit is deep. It is wide. Some stones hold water. They can explode.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Some stones hold water'], ['The pit is deep']],
        },
      ],
    },
    {
      title: 'joins no facts that have nothing to do with each other',
      text: 'Tigers have stripes. Tigers live in India. Tigers can swim. Some tigers are white. A tiger hunts at night. Tigers eat deer.',
      finds: [],
    },
    {
      title: 'leaves a pair that stands among longer sentences alone',
      text: 'Every evening my grandmother set two places at the table. She polished his fork. She poured his tea. When it went cold she tipped it over the back step. Nothing ever grew there.\nI was sent to live with her in the winter when Mum was away.',
      finds: [],
    },
    {
      title: 'leaves what somebody says alone, without its marks',
      text: 'Mum said run. We ran. After a long walk home in the dark we went to bed.',
      finds: [],
    },
    {
      title: 'leaves a short one between long ones alone',
      text: 'After a long walk home in the dark we went to bed. It was hot. In the middle of the night a possum woke us all up.',
      finds: [],
    },
  ],
};
