import { isCommandVerb } from '../../../language/kinds-of-words/command-verbs.ts';
import { begins } from '../../slot-word.ts';
import { clearestFirst, openingPhrase } from '../../../text/phrase.ts';
import { inWords, nextStep, strength } from '../../finding.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { isFronted } from './fronted.ts';
import { hasClause, hasMain, leaning } from '../run-on/run-together.ts';
import { beginningOf, soundSentences } from '../sound-sentence.ts';
import { subjectFirst } from './subject-first.ts';
import { wording } from './openers.wording.ts';

/** ‘Step 3:’ is no beginning of a sentence. */
const isLabel = (word: string): boolean => /^(?:step|\d+)$/u.test(word);

/** ‘From Maia’ is a signature (words). */
const FEWEST = 4;

const firstOf = (sentence: Sentence | undefined): string => sentence?.words[0]?.lower ?? '';

/** These tell how a thought goes on, and not when, where or why something is so. */
const linking =
  /^(?:on the other hand|in (?:conclusion|addition|summary|short|fact|my opinion|other words))\b/iu;

/** “When it rains” and “Instead of one channel” show too little. */
const isWhole = (phrase: string): boolean =>
  leaning.test(phrase) ? hasMain(phrase) : hasClause(phrase);

/** Instructions repeat their verbs: ‘Fold’, ‘Fold’, ‘Fold’. */
export const mayRepeat = (text: StudentText, word: string): boolean =>
  isCommandVerb(word) && kindOfWriting(text) === 'steps';

/** Where a whole part begins with who it is about, one in so many doesn’t vary the others (sentences). */
const RARE = 6;

/** Whether no sentence beside it begins alike. */
function isUnlikeNeighbours({ sentences }: StudentText, one: Sentence): boolean {
  const at = one.words[0]?.sentence ?? 0;
  return ![sentences[at - 1], sentences[at + 1]].some((other) => firstOf(other) === firstOf(one));
}

/** Sentences that begin in different ways, or many with the same word (counted). */
export const openers: Rule = {
  find(text) {
    const starts = text.sentences
      .flatMap((sentence) => sentence.words.slice(0, 1))
      .filter(({ lower }) => !isLabel(lower));
    const counts = Map.groupBy(starts, ({ lower }) => lower);
    const [worst] = [...counts.values()]
      .filter(([one]) => !mayRepeat(text, one?.lower ?? ''))
      .toSorted((a, b) => b.length - a.length);
    const total = starts.length;
    // Another rule speaks of ‘then’.
    if (worst && worst[0]?.lower !== 'then' && worst.length >= 4 && worst.length / total >= 0.4)
      return nextStep(
        text.sentences
          .filter((one) => one.words[0]?.lower === worst[0]?.lower)
          .slice(1)
          .flatMap((sentence) => openingPhrase(text, sentence)),
        worst.length / total >= 0.6 ? 0.85 : 0.7,
        { times: inWords(worst.length), word: `‘${worst[1]?.text ?? ''}’` },
      );
    if (total < 6 || counts.size / total < 0.6) return [];
    const varied = soundSentences(text).filter(
      (one) =>
        one.words.length >= FEWEST &&
        isFronted(one) &&
        /^\p{Lu}.*[.!]$/u.test(one.text) &&
        isUnlikeNeighbours(text, one),
    );
    const isRare = varied.length * RARE < total && subjectFirst.find(text).length > 0;
    if (varied.length < 2 || isRare) return [];
    return strength(
      clearestFirst(varied.flatMap((one) => beginningOf(text, one))).filter(
        (one) => isWhole(one) && !linking.test(one),
      ),
      0.6,
    );
  },
  skill: 'sentenceBeginnings',
  wording,
  taken: {
    by: 'opening',
    where: 'anywhere',
    isSo: ({ sentences, slots }) =>
      !begins(sentences.replace(/^[\d\W]+/u, ''), slots['word']) && undefined,
  },
  speaksOf: {
    strength: { 'sentence structure': 3, praise: 12, 'general writing': 12 },
    nextStep: {
      'sentence structure': 2,
      'general writing': 4,
      'narrative features': 5,
      'recount features': 5,
    },
  },
  cases: [
    {
      title: 'praises no beginnings where each sentence of a part begins with its subject',
      text: 'My goat is called Bean and she is brown. She eats every hat in the house. Our neighbour has no washing left. I feed her by the gate. One morning she got on the bus. When the driver saw her he jumped out. Mum laughed. Dad sang. Nobody cared. Bean chewed his map. Children cheered. Our teacher cried. Then it rained.',
      finds: [],
    },
    {
      title: 'takes no number of a step for a beginning',
      text: 'Step 1: Brush the hair.\nStep 2: Split it in three.\nStep 3: Cross the right one over.\nStep 4: Cross the left one.\nStep 5: Pull it tight.',
      finds: [],
    },
    {
      title: 'lets instructions repeat their verb, and no other word',
      text: 'How to make a dart\n1. Fold the paper in half.\n2. Fold the corners in.\n3. Fold it again.\n4. Fold the wings down.\n5. Throw it.',
      finds: [],
    },
    {
      title: 'counts another word that instructions begin with',
      text: 'How to make a dart\nYou fold the paper in half. You fold the corners in. You fold it again. You bend the wings down. Throw it.',
      finds: [{ kind: 'nextStep', slots: { times: 'four', word: '‘You’' } }],
    },
    {
      title: 'counts sentences that begin alike',
      text: 'I got up. I had toast. Mum drove. I ran. I fell over.',
      finds: [{ kind: 'nextStep', quotations: [['I had toast'], ['I ran'], ['I fell over']] }],
    },
    {
      title: 'says nothing of three',
      text: 'I got up. I had toast. Mum drove. I ran. It hurt. We won. She left.',
      finds: [],
    },
    {
      title: 'praises no half sentence, and none that is two with a comma between them',
      text: 'Before lunch. Because the freezer was melting. Mum read. When the sun set we ate, it was late. Dad sang. Stars came out. Suddenly a possum hissed.',
      finds: [],
    },
    {
      title: 'praises none beside one that begins alike, and no tale that begins as all do',
      text: 'Once upon a time there was a goat. When it rained, it slept. When it was dry, it ate. Dad fed it. Nobody came. Stars rose. After tea it got out. Dad slept. On Monday it was back.',
      finds: [
        { kind: 'strength', quotations: [['After tea it got out'], ['On Monday it was back']] },
      ],
    },
    {
      title: 'praises no sentence whose subject is a day',
      text: 'Today was the best day. Mum read. Last night was cold. Dad sang. Stars came out. Suddenly a possum hissed.',
      finds: [],
    },
    {
      title: 'praises no sentence of a text that has slips of grammar in several',
      text: 'After lunch he milk the cows. Mum read. When the sun set, we ate. He go to bed. Stars came out. Suddenly a possum hissed.',
      finds: [],
    },
    {
      title: 'praises beginnings that differ',
      text: 'After lunch we swam. Mum read. When the sun set, we ate. Dad sang. Stars came out. Suddenly a possum hissed.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'takes ‘on the other hand’ for no when, where or why',
      text: 'I believe in uniforms. On the other hand, some people think uniforms are boring. If everyone wore one, nobody would be left out. They are cheap. In conclusion, a uniform would save time. Come on!',
      finds: [],
    },
  ],
};
