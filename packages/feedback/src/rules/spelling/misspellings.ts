import { wordsOf } from '../../text/words.ts';
import { misspellings } from '../../language/spelling/misspellings.ts';
import { isRight, misspellingsOf } from '../../language/spelling/spelling.ts';
import type { Rule } from '../rule.ts';
import { oftenestFirst } from './oftenest-first.ts';
import { wording } from './misspellings.wording.ts';

/** As many as a child can learn at once. */
const AT_ONCE = 3;

/** More than these are for another day. */
const MOST = 9;

function inThrees<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, i) =>
    all.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  );
}

function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** Words that are surely misspelt and whose correct form is on the checked list. */
export const listedMisspelling: Rule = {
  find(text) {
    const all = misspellingsOf(text);
    const sure = all.filter(({ right }) => right !== null);
    const different = oftenestFirst(sure);
    const share = all.length / Math.max(1, text.words.length);
    const few = all.length < AT_ONCE ? 0.15 : 0.42;
    const weight = share > 0.1 ? 0.8 : share > 0.05 ? 0.6 : few;
    return inThrees(different.slice(0, MOST)).map((some) => ({
      kind: 'nextStep' as const,
      quotations: [some.map(({ word }) => word.text)],
      weight,
      slots: { right: listed(some.map(({ right }) => `‘${right}’`)) },
    }));
  },
  skill: 'checkingSpelling',
  wording,
  taken: {
    by: 'spelling',
    where: 'here',
    // With a capital, a word may be a name; here it is known which word it should be.
    isSo({ words, slots }) {
      const right = (slots['right'] ?? '').toLowerCase();
      const isSo = (word: string) =>
        right.includes(`‘${word}’`) || (isRight({ text: word }) && !misspellings.has(word));
      return wordsOf(words).every(({ text }) => isSo(text.toLowerCase())) && undefined;
    },
  },
  speaksOf: {
    nextStep: { spelling: 1, 'general writing': 7 },
  },
  cases: [
    {
      title: 'tells the right form of a listed word',
      text: 'I went with my freind.',
      finds: [{ kind: 'nextStep', quotations: [['freind']] }],
    },
    {
      title: 'tells none where the sentence may need another word',
      text: 'The neighbors goat ate my sock and they left theres by the lake. I know thier in the shed. Yor going home.',
      finds: [],
    },
    {
      title: 'tells it where a plural or ‘there is’ is surely meant',
      text: 'Our neighbors came. Theres a goat in the shed.',
      finds: [{ kind: 'nextStep', quotations: [['neighbors', 'Theres']] }],
    },
    {
      title: 'takes three at once',
      text: 'I went with my freind becuase he sayed so, untill it rained.',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'takes those first that come again and again',
      text: 'My freind sayed it was minits away. Ten minits later it rained becuase of him. Five more minits!',
      finds: [{ kind: 'nextStep', quotations: [['minits', 'freind', 'becuase']] }],
    },
    {
      title: 'says nothing of te reo and names',
      text: 'Whaea Aroha gave us kai at the marae.',
      finds: [],
    },
  ],
};
