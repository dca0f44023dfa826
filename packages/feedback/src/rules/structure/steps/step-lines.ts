import { commandsOf, stepsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './step-lines.wording.ts';

/** Steps in one line that make a reader lose the place. */
const MANY = 4;

/** So many lose any reader, however well they are told. */
const VERY_MANY = 7;

/** Instructions whose steps run together in one paragraph. */
export const stepLines: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'steps' || commandsOf(text).length < 2) return [];
    const byLine = Map.groupBy(stepsOf(text), ({ line }) => line);
    const [fullest = []] = [...byLine.values()].toSorted((a, b) => b.length - a.length);
    if (fullest.length < MANY || fullest.length < text.sentences.length * 0.3) return [];
    return nextStep(
      fullest.slice(1, 4).flatMap((one) => openingPhrase(text, one)),
      fullest.length >= VERY_MANY ? 0.9 : 0.84,
    );
  },
  skill: 'stepsInOrder',
  wording,
  taken: {
    by: 'breaking',
    isEverywhere: true,
    isSo: ({ beginsLine, fresh, sentences }) => {
      const isNumbered = /\d/u.test(`${fresh} ${sentences}`);
      return beginsLine ? (isNumbered ? undefined : 'half') : isNumbered && 'half';
    },
  },
  speaksOf: {
    nextStep: {
      'procedural structure': 2,
      'procedural features': 6,
      instructions: 2,
      'general writing': 3,
    },
  },
  cases: [
    {
      title: 'asks for a line for each step',
      text: 'Crack two eggs. Whisk them well. Then you add the milk. Pour it into the pan.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Whisk them well'], ['Then you add the milk'], ['Pour it into the pan']],
        },
      ],
    },
    {
      title: 'asks all the more where very many run together',
      text: 'Dig a hole. Stack the wood. Light the fire. Line the baskets. Pack the meat. Lift out the ash. Cover them.',
      finds: [{ kind: 'nextStep', weight: 0.9 }],
    },
    {
      title: 'says nothing of a recount in the present',
      text: 'On Saturday I help my uncle. I carry the pots. I wash the plates. We cook rice. Stop, it was hot! He gave me a drink. Look at us. We had a nap. I walk home.',
      finds: [],
    },
    {
      title: 'says nothing where each has its line',
      text: 'Crack two eggs.\nWhisk them well.\nAdd the milk.\nPour it into the pan.',
      finds: [],
    },
  ],
};
