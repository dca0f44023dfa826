import { mayRepeat } from '../../sentences/beginnings/openers.ts';
import { saying } from '../../../language/kinds-of-words/saying-verbs.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { isVerb } from '../../../text/grammar/verbs.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Finding, Rule } from '../../rule.ts';
import { begins } from '../../slot-word.ts';
import { beginsWithWhen } from '../../sentences/beginnings/fronted.ts';
import { beginningOf } from '../../sentences/sound-sentence.ts';
import { BEST_CHALLENGE } from '../challenge.ts';
import { wording } from './same-start.wording.ts';

/** A shorter sentence has nothing to put in front (words). */
const FEWEST = 5;

/** Places to choose from. */
const MOST = 2;

/** Longer words to quote leave no room to say what to do (words). */
const MOST_WORDS = 10;

const isBrief = (phrase: string): boolean => countWords(phrase) <= MOST_WORDS;

/** ‘When’ and ‘where’ stand in front already, and a label is no beginning. */
const canChange = (text: StudentText, one: Sentence): boolean =>
  one.words.length >= FEWEST &&
  /^\p{L}+ [^,]/u.test(one.text) &&
  one.words.some(isVerb) &&
  /[.!]$/u.test(one.text) &&
  !/^(?:when|where|how|why|what|who|please|step|dear|if|by|an?|do|don['’]?t)\b/iu.test(one.text) &&
  !beginsWithWhen(one) &&
  !hasSpeech(text, one) &&
  !saying.test(one.text);

const firstOf = (one: Sentence | undefined): string => one?.words[0]?.lower ?? '';

/** Words after the first that show whether a sentence says the same again. */
const NEXT = 3;
const SHORTEST = 3;

const nextIn = ({ words }: Sentence): string[] =>
  words
    .slice(1, 1 + NEXT)
    .map(({ lower }) => lower)
    .filter((word) => word.length >= SHORTEST && word !== 'the');

/** “I don’t think … I think …”, “You can … You cannot …”: begun alike on purpose. */
const echoes = (one: Sentence, other: Sentence): boolean =>
  nextIn(one).some((word) =>
    nextIn(other).some((its) => its.startsWith(word) || word.startsWith(its)),
  );

/** What else may stand in front; a plain fact holds no time and no condition to begin with. */
const frontOf = (text: StudentText): string =>
  ['story', 'steps'].includes(kindOfWriting(text)) ? 'when, where or how' : 'another word';

/** A sentence that begins with the same word as the one before it. */
export const sameStart: Rule = {
  find(text) {
    const own = new Set(proseOf(text).filter((one) => canChange(text, one)));
    return text.sentences
      .filter((one, i) => {
        const before = text.sentences[i - 1];
        return (
          before !== undefined &&
          own.has(one) &&
          own.has(before) &&
          before.line === one.line &&
          firstOf(before) === firstOf(one) &&
          !echoes(before, one) &&
          !mayRepeat(text, firstOf(one))
        );
      })
      .flatMap((one): Finding[] =>
        nextStep(beginningOf(text, one).filter(isBrief), BEST_CHALLENGE, {
          word: `‘${one.words[0]?.text ?? ''}’`,
          front: frontOf(text),
        }),
      )
      .slice(0, MOST);
  },
  skill: 'sentenceBeginnings',
  wording,
  taken: {
    by: 'opening',
    isOneOfMany: true,
    isSo: ({ sentences, slots }) =>
      !begins(sentences.replace(/^\W+/u, ''), slots['word']) && undefined,
  },
  speaksOf: { nextStep: { 'sentence structure': 29 } },
  cases: [
    {
      title: 'finds two sentences side by side that begin with the same word',
      text: 'We drove to the river with Koro. We put bait on the line. Then a big eel came up.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['We put bait on the line']],
          slots: { word: '‘We’' },
        },
      ],
    },
    {
      title: 'leaves speech, questions, short sentences and those that tell when alone',
      text: 'I ran. I fell over the big log. “I am so wet today,” said Dad. I said that it was fun. On Monday we rowed to the rock. On Friday we rowed to the hut. When is it time to go home? When will the bus be here?',
      finds: [],
    },
    {
      title: 'leaves alone what says the same again on purpose',
      text: 'I hear the whole bay from up there. I hear it breathe at night. You can buy a map of it. You cannot buy that sound at all.',
      finds: [],
    },
    {
      title: 'lets instructions repeat their verb',
      text: 'How to make a hāngī\nDig a deep hole in the ground. Put the rocks in the hole. Put the baskets on the hot rocks. Wait for three hours.',
      finds: [],
    },
    {
      title: 'leaves sentences of two paragraphs alone',
      text: 'We drove to the river with Koro.\nWe put bait on the line.',
      finds: [],
    },
  ],
};
