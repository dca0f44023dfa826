import { isCommandVerb, stepsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { phraseAround } from '../../../text/phrase.ts';
import type { Sentence, StudentText, Word } from '../../../text/student-text.ts';
import { nextStepAtSeveral } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './crowded-step.wording.ts';

/** A step of so many deeds holds several steps; in a long one, fewer show it (deeds, words). */
const MANY = 4;
const FEW = 3;
const LONG = 32;

/** Steps on so many lines show that their writer gives each step a line. */
const FEWEST_LINES = 3;

const joiners = new Set(['and', 'then']);
const between = new Set(['then', 'after', 'that', 'next', 'you', 'carefully', 'slowly', 'gently']);

/** How far a deed may be from the word that joins it on (words). */
const NEAR = 4;

/** What is done one after the other: ‘put …, and then you roll …’. */
function deedsIn({ text }: StudentText, { words }: Sentence): Word[] {
  return words.filter((word, i) => {
    if (!isCommandVerb(word.lower)) return false;
    const before = words.slice(0, i);
    const from = before.findLastIndex(({ lower }) => !between.has(lower));
    if (i - from > NEAR) return false;
    const last = before[from];
    if (last === undefined) return true;
    const isJoined = joiners.has(last.lower) || before[from + 1]?.lower === 'then';
    return isJoined || /,\s*$/u.test(text.slice(last.end, before[from + 1]?.start ?? word.start));
  });
}

/** Instructions with one thing after the other in a single step. */
export const crowdedStep: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'steps') return [];
    if (new Set(stepsOf(text).map(({ line }) => line)).size < FEWEST_LINES) return [];
    const [fullest] = stepsOf(text)
      .map((sentence) => ({ sentence, deeds: deedsIn(text, sentence) }))
      .filter(
        ({ sentence, deeds }) =>
          deeds.length >= MANY || (deeds.length >= FEW && sentence.words.length >= LONG),
      )
      .toSorted((a, b) => b.deeds.length - a.deeds.length);
    if (fullest === undefined) return [];
    const places = fullest.deeds.flatMap((deed) => phraseAround(text, deed, 'clause') ?? []);
    return nextStepAtSeveral(places, 0.74);
  },
  skill: 'stepsInOrder',
  wording,
  taken: {
    by: 'breaking',
    isSo: ({ beginsLine, beginsSentence }) =>
      beginsLine || (beginsSentence === true ? 'half' : undefined),
  },
  speaksOf: {
    nextStep: {
      'procedural structure': 3,
      'procedural features': 5,
      instructions: 3,
      'general writing': 6,
    },
  },
  cases: [
    {
      title: 'finds a step that holds several',
      text: 'How to make poi\n1. Cut some wool.\n2. Tie a knot in it.\n3. Put the ball in the middle of the bag and put the top of the plait in with it, gather the bag up and tie it tight with string.\n4. Wrap it.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['gather the bag up and tie it tight with string']],
        },
      ],
    },
    {
      title: 'finds fewer deeds in a long step that says who does them',
      text: '1. Dig a pit.\n2. Light the fire.\n3. Lower the baskets into the pit and cover them with wet sheets and after that you put the sacks over and everyone helps as fast as they can until you can’t see any steam.\n4. Wait for three hours.',
      finds: [{ kind: 'nextStep' }],
    },
    {
      title: 'leaves two or three deeds in a short step alone',
      text: '1. Dig a pit.\n2. Light the fire.\n3. Lower the baskets, cover them and put the sacks over.\n4. Wait.',
      finds: [],
    },
    {
      title: 'leaves steps without lines of their own to another rule',
      text: 'Dig a pit. Light the fire. Put the ball in the bag and put the plait in with it, gather the bag up and tie it tight.',
      finds: [],
    },
    {
      title: 'says nothing of a story',
      text: 'We got up and ran and put the bags in and then we left. It rained.',
      finds: [],
    },
  ],
};
