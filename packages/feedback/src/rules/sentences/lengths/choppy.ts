import { stepsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { saying } from '../../../language/kinds-of-words/saying-verbs.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
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
    return nextStep(
      pairs.flatMap((one) => openingPhrase(text, one)),
      share > 0.5 ? 0.8 : 0.6,
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
