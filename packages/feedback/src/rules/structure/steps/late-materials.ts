import { meant } from '../../../language/spelling/meant.ts';
import { stepsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { numberedStepsOf } from '../../kind-of-writing/method.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './late-materials.wording.ts';

const needs =
  /^(?:(?:oh|and|also|by the way)[, ]+)*(?:you (?:will |also |['’]ll )*need (?!to\b)|equipment|ingredients|materials)/iu;

const anyNeed = /\b(?:need|equipment|ingredients|materials)\b/iu;

/** “5. Pack your bag. You need a hat.” tells more about a step. */
const isDetail = (text: StudentText, one: Sentence) =>
  numberedStepsOf(text).some((step) => step.line === one.line && step !== one) &&
  /^you\b/iu.test(one.text);

/** Fewer tell too little for a list to come late. */
const FEWEST = 3;

/** Rules of a game tell nobody what to do: theirs have begun after so many sentences. */
const FEWEST_RULES = 5;

/** What is told from here on stands among the steps; Infinity where there are none. */
function begunAt(text: StudentText): number {
  const steps = stepsOf(text);
  if (steps.length >= FEWEST) return steps[1]?.start ?? Infinity;
  return text.sentences[FEWEST_RULES - 1]?.start ?? Infinity;
}

/** What the reader needs, told when the steps have begun. */
export const lateMaterials: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'steps') return [];
    const needing = text.sentences.filter((one) => needs.test(meant(one)));
    const from = begunAt(text);
    const late = needing.filter((one) => one.start > from && !isDetail(text, one));
    if (stepsOf(text).length < FEWEST && late.length < needing.length) return [];
    return nextStep(
      late.flatMap((one) => openingPhrase(text, one)),
      0.95,
    );
  },
  skill: 'materials',
  wording,
  taken: {
    by: 'ordering',
    where: 'anywhere',
    isSo({ words, fresh, beginsLine, comment }) {
      if (!anyNeed.test(`${words} ${fresh}`)) return false;
      return /\blist\b/u.test(comment) && !beginsLine ? 'half' : undefined;
    },
  },
  speaksOf: {
    nextStep: {
      'procedural structure': 1,
      'procedural features': 3,
      instructions: 1,
      'general writing': 2,
    },
  },
  cases: [
    {
      title: 'asks to move it to the top',
      text: 'Crack two eggs. Whisk them well. Pour them into the pan. Oh and you need a fork.',
      finds: [{ kind: 'nextStep', quotations: [['Oh and you need a fork']] }],
    },
    {
      title: 'asks to move it to the top of the rules of a game',
      text: 'How to play bullrush\nOne person is in. Everyone lines up. The catcher calls a name. That person runs. Everybody runs. You need a big grassy area. The last one wins.',
      finds: [{ kind: 'nextStep', quotations: [['You need a big grassy area']] }],
    },
    {
      title: 'leaves rules alone that have begun with what is needed',
      text: 'How to play bullrush\nYou need a big field. Everyone lines up. The catcher calls a name. That person runs. Everybody runs. You need good legs. The last one wins.',
      finds: [],
    },
    {
      title: 'leaves what one numbered step needs alone',
      text: '1. Choose a day.\n2. Pack your bag. You need a hat and a towel.\n3. Walk to the pool.\n4. Jump in.',
      finds: [],
    },
    {
      title: 'says nothing where it comes first',
      text: 'You need a fork. Crack two eggs. Whisk them well. Pour them into the pan.',
      finds: [],
    },
  ],
};
