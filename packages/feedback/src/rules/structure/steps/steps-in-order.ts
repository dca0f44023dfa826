import { meant } from '../../../language/spelling/meant.ts';
import { commandsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { nextStep, strength } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { numberedStepsOf } from '../../kind-of-writing/method.ts';
import type { StudentText } from '../../../text/student-text.ts';
import type { Finding, Rule } from '../../rule.ts';
import { afterthought } from '../events/afterthought.ts';
import { wording } from './steps-in-order.wording.ts';

const anyNumber = /^\s*(?:step )?\d+[.):]?\s+\S/imu;
const ordering =
  /\b(?:first(?:ly)?|second(?:ly)?|next|then|after|finally|lastly|once|now|last|step|before|when)\b|^\s*[-*•]/imu;

const first = /^first(?:ly)?\b/iu;
const later = /^(?:second(?:ly)?|next|then|after that|finally|last(?:ly)?)\b/iu;

/** Words that say what comes first, and what comes after it. */
function orderTold(text: StudentText): Finding[] {
  const start = text.sentences.find((one) => first.test(meant(one)));
  const next = text.sentences.find(
    (one) => start !== undefined && one.start > start.start && later.test(meant(one)),
  );
  const pairs = openingPhrase(text, start).flatMap((one) =>
    openingPhrase(text, next).map((other) => [one, other]),
  );
  return pairs.length === 0
    ? []
    : [{ kind: 'strength', quotations: pairs, weight: 0.5, slots: { order: 'order' } }];
}

/** Steps that are numbered, or have nothing to put them in order. */
export const stepsInOrder: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'steps') return [];
    const numbered = numberedStepsOf(text);
    if (numbered.length > 0)
      return strength(
        numbered
          .flatMap((one) => openingPhrase(text, one))
          .map((phrase) => phrase.replace(/^step \d+[.):]* /iu, ''))
          .filter((phrase) => !/^\d/u.test(phrase))
          .slice(0, 4),
        0.65,
        { number: 'a number' },
      );
    const told = orderTold(text);
    // No order is praised in which a step comes too late.
    if (told.length > 0) return afterthought.find(text).length > 0 ? [] : told;
    const commands = commandsOf(text);
    if (commands.length < 4 || ordering.test(meant(text)) || anyNumber.test(text.text)) return [];
    return nextStep(openingPhrase(text, commands[1]), 0.6);
  },
  skill: 'stepsInOrder',
  wording,
  taken: {
    by: 'opening',
    isSo: ({ fresh, sentences }) =>
      ordering.test(fresh) || /\d/u.test(fresh) || /^\s*(?:\d|step)/iu.test(sentences),
  },
  speaksOf: {
    strength: { 'procedural structure': 3, 'procedural features': 6, instructions: 1 },
    nextStep: { 'procedural structure': 3, instructions: 3 },
  },
  cases: [
    {
      title: 'praises numbered steps',
      text: '1. Crack two eggs.\n2. Whisk them well.\n3. Pour them into the pan.',
      finds: [{ kind: 'strength' }],
    },
    {
      title: 'praises no order in which a step comes too late',
      text: 'How to wash a dog\nFirst put the dog in the tub. Then tip warm water over it. Rub the soap in. Oh and before you do that you have to brush it. Dry it.',
      finds: [],
    },
    {
      title: 'shows only what has a number of its own',
      text: 'How to water a fern\nYou need\n- cold water\n- a can\n1. Fill the can. Stop at the line.\n2. Lift it up.\n3. Pour it slowly.\nTip\nTalk to your fern.',
      finds: [
        { kind: 'strength', quotations: [['Fill the can'], ['Lift it up'], ['Pour it slowly']] },
      ],
    },
    {
      title: 'asks where nothing shows the order',
      text: 'Crack two eggs. Whisk them well. Pour them in. Cook them slowly.',
      finds: [{ kind: 'nextStep', quotations: [['Whisk them well']] }],
    },
    {
      title: 'takes no amounts for the numbers of steps',
      text: '4 egg whites\n1 cup of sugar\n1 tsp vinegar\nSeparate the eggs. Beat the whites. Add the sugar.',
      finds: [],
    },
    {
      title: 'praises words that tell the order',
      text: 'First crack two eggs. Then whisk them well. Pour them in. Cook them slowly.',
      finds: [{ kind: 'strength', quotations: [['First crack two eggs', 'Then whisk them well']] }],
    },
    {
      title: 'says nothing where only some steps are ordered',
      text: 'Crack two eggs. Then whisk them well. Pour them in. Cook them slowly.',
      finds: [],
    },
  ],
};
