import { begins } from '../slot-word.ts';
import { openingPhrase } from '../../text/phrase.ts';
import { inWords, nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { isSound } from './sound-sentence.ts';
import { wording } from './openers.wording.ts';

/** Beginnings that put something else before the subject. */
const unusual = new Set(
  'after before when while although if as suddenly later slowly quickly carefully finally inside outside behind under above during once until because without with from beside below somewhere nearby'.split(
    ' ',
  ),
);

/** ‘Step 3:’ is no beginning of a sentence. */
const isLabel = (word: string): boolean => /^(?:step|\d+)$/u.test(word);

/** ‘From Maia’ is a signature (words). */
const FEWEST = 4;

/** Sentences that begin in different ways, or many with the same word (counted). */
export const openers: Rule = {
  find(text) {
    const starts = text.sentences
      .flatMap((sentence) => sentence.words.slice(0, 1))
      .filter(({ lower }) => !isLabel(lower));
    const counts = Map.groupBy(starts, ({ lower }) => lower);
    const [worst] = [...counts.values()].toSorted((a, b) => b.length - a.length);
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
    const varied = text.sentences.filter(
      (one) =>
        one.words.length >= FEWEST && unusual.has(one.words[0]?.lower ?? '') && isSound(text, one),
    );
    if (total < 6 || counts.size / total < 0.6 || varied.length < 2) return [];
    return strength(
      varied.flatMap((sentence) => openingPhrase(text, sentence)),
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
      title: 'takes no number of a step for a beginning',
      text: 'Step 1: Brush the hair.\nStep 2: Split it in three.\nStep 3: Cross the right one over.\nStep 4: Cross the left one.\nStep 5: Pull it tight.',
      finds: [],
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
      title: 'praises beginnings that differ',
      text: 'After lunch we swam. Mum read. When the sun set, we ate. Dad sang. Stars came out. Suddenly a possum hissed.',
      finds: [{ kind: 'strength' }],
    },
  ],
};
