import { meant, meantIn } from '../../../language/spelling/meant.ts';
import { proseOf } from '../../../text/lines/prose.ts';
import { quotedWhole } from '../../../text/excerpts/quoted-whole.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './bare-cause.wording.ts';

/** “Explain how or why something happens.” */
const wantsHow = /\bexplain\p{L}*\b[^.!?\n]{0,60}\b(?:how|why)\b|\bexplanation\b/iu;

/** “Tides happen because of the moon”, “Earthquakes are caused by tectonic plates.” */
const cause =
  /^\P{L}*(?:\p{L}+ ){1,5}(?:because of|caused by|due to) (?:the |a |an )?((?:\p{L}+ ){0,2}\p{L}+)\W*$/iu;

/** How one thing leads to another. */
const working =
  /\b(?:so (?:the|it|that|they (?!can\b))|this (?:makes|means|causes)|which (?:makes|means|causes|pulls|pushes)|pull\p{L}*|push\p{L}*|mak(?:es|ing)|causes|as a result|forc\p{L}*|turns? into|becomes?|rub\p{L}*|slid\p{L}*|builds? up|because (?!of\b))\b/iu;

/** A shorter text has hardly begun (sentences). */
const FEWEST = 5;

const lastWord = (words: string): string => (words.split(' ').at(-1) ?? '').toLowerCase();

/** An explanation that names its cause and never comes back to it. */
export const bareCause: Rule = {
  find(text) {
    if (!wantsHow.test(text.task ?? '') || kindOfWriting(text) === 'story') return [];
    const prose = proseOf(text);
    if (prose.length < FEWEST || working.test(meant(text))) return [];
    const bare = prose.filter((one, i) => {
      const named = cause.exec(meantIn(one.text))?.[1];
      if (named === undefined) return false;
      const later = prose.slice(i + 1).map((other) => meantIn(other.text).toLowerCase());
      return !later.some((other) => other.includes(lastWord(named)));
    });
    return nextStep(
      bare.flatMap((one) => quotedWhole(text, one)),
      0.94,
    );
  },
  skill: 'explaining',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: {
    nextStep: { ideas: 1, 'report structure': 9, 'report features': 9, 'general writing': 1 },
  },
  cases: [
    {
      title: 'asks how a cause works that is only named',
      purpose: 'explain',
      task: 'Explain how or why something happens in nature.',
      text: 'Rainbows are arcs in the sky. They have seven colours. Rainbows are caused by sunlight. You see them after rain. Some are double. People take photos of them. They fade fast.',
      finds: [{ kind: 'nextStep', quotations: [['Rainbows are caused by sunlight']] }],
    },
    {
      title: 'leaves a cause alone that is told further',
      purpose: 'explain',
      task: 'Explain how or why something happens in nature.',
      text: 'Rainbows are arcs in the sky. They have seven colours. Rainbows are caused by sunlight. The sunlight bends in each drop. Some are double. People take photos of them. They fade fast.',
      finds: [],
    },
    {
      title: 'says nothing where no how or why is asked for',
      purpose: 'explain',
      task: 'Write a report.',
      text: 'Rainbows are arcs in the sky. They have seven colours. Rainbows are caused by sunlight. You see them after rain. Some are double. People take photos of them. They fade fast.',
      finds: [],
    },
  ],
};
