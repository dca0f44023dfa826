import { proseOf } from '../../text/lines/prose.ts';
import { meant } from '../../language/spelling/meant.ts';
import { openingPhrase } from '../../text/phrase.ts';
import { countWords } from '../../text/words.ts';
import type { Rule } from '../rule.ts';
import { askedIn } from '../scopes.ts';
import { wording } from './asked-causes.wording.ts';

/** “Use cause-and-effect words”, “use because, so and this means” */
const wantsCauses =
  /\bcause[- ]and[- ]effect\b|\b(?:use|using|with)\b[^.!?\n]{0,40}\bbecause\b[^.!?\n]{0,40}\b(?:so|as a result|this means|which means|this causes|therefore)\b/iu;

const causes =
  /\b(?:because|so that|as a result|(?:this|that|which) (?:means|makes|causes)|therefore|causes?|caused|(?:this|that) is why|that['’]?s why|due to)\b|\bso (?:the|it|they|we|you|when|if|there|its|their|our|a|an)\b/giu;

/** Fewer in so many sentences explain nothing. */
const FEWEST_CAUSES = 2;
const FEWEST_SENTENCES = 7;

/** A short sentence has room to be joined (words). */
const SHORTEST = 3;
const LONGEST = 10;
const isShort = (phrase: string): boolean =>
  countWords(phrase) >= SHORTEST && countWords(phrase) <= LONGEST;

/** What the topic is comes before anything happens (sentences). */
const OPENING = 2;

/** What the same thing does next may come of it. */
const ofOne = /^(?:it|they|this) (?!(?:is|are|was|were|has|have|had)\b)/iu;

/** An explanation without the words for cause and effect that its task asks for. */
export const askedCauses: Rule = {
  find(text) {
    if (text.purpose !== 'explain' || !wantsCauses.test(text.task ?? '')) return [];
    const prose = proseOf(text);
    const count = [...meant(text).matchAll(causes)].length;
    if (prose.length < FEWEST_SENTENCES || count >= FEWEST_CAUSES) return [];
    const pairs = prose.flatMap((one, i) => {
      const next = prose[i + 1];
      if (next === undefined || next.line !== one.line || i < OPENING) return [];
      const pair = [one, next].flatMap((sentence) => openingPhrase(text, sentence));
      return pair.length === 2 && pair.every(isShort)
        ? [{ pair, isOfOne: ofOne.test(next.text) }]
        : [];
    });
    const [best] = pairs.toSorted((a, b) => Number(b.isOfOne) - Number(a.isOfOne));
    return best === undefined ? [] : [{ kind: 'nextStep', quotations: [best.pair], weight: 0.93 }];
  },
  skill: 'linkingWords',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn('ideas', 'report features', 'sentence structure', 'connectives'),
  cases: [
    {
      title: 'asks for a cause where one thing is told after another',
      purpose: 'explain',
      task: 'Use because, so and this means to link each cause to its effect.',
      text: 'Under the ground there is hot rock. It is called magma. The magma goes up. The pressure gets much bigger. The volcano blows up. Lava comes out of the top. Ash goes into the sky. It gets dark.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Ash goes into the sky', 'It gets dark']],
        },
      ],
    },
    {
      title: 'leaves an explanation alone that links them',
      purpose: 'explain',
      task: 'Use cause-and-effect words.',
      text: 'Under the ground there is hot rock. It is called magma. The magma goes up because it is light. The pressure gets bigger, so the top blows off. Lava comes out. Ash goes up. It gets dark.',
      finds: [],
    },
    {
      title: 'says nothing where the task asks for none',
      purpose: 'explain',
      task: 'Use headings.',
      text: 'Under the ground there is hot rock. It is called magma. The magma goes up. The pressure gets bigger. The volcano blows up. Lava comes out. Ash goes up.',
      finds: [],
    },
  ],
};
