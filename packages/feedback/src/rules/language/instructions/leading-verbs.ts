import { isInDictionary } from '../../../language/spelling/dictionary.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { countWords } from '../../../text/words.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import { plainStepsOf } from '../../kind-of-writing/method.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './leading-verbs.wording.ts';

/** Names things, or a state: ‘Salt and water’, ‘Line of sight’. */
const naming = /^(?:\S+ (?:and|or|of|is|are|was|in|on)\b|(?:have|enjoy|remember|do)\b)/iu;

/** Steps that begin with a command verb. */
export const leadingVerbs: Rule = {
  find(text) {
    if (kindOfWriting(text) !== 'steps') return [];
    const shown = plainStepsOf(text)
      .filter((one) => !naming.test(one.text))
      .flatMap((one) => openingPhrase(text, one).filter((phrase) => one.text.startsWith(phrase)))
      .filter((phrase) => countWords(phrase) >= 3 && countWords(phrase) <= 10)
      .filter((phrase) => isInDictionary(phrase.split(' ')[0]?.toLowerCase() ?? ''));
    const different = [
      ...new Map(shown.map((one) => [one.split(' ')[0]?.toLowerCase(), one])).values(),
    ];
    const pairs = different.flatMap((one, i) => {
      const next = different[i + 1];
      return next === undefined ? [] : [[one, next]];
    });
    return pairs.length === 0 ? [] : [{ kind: 'strength', quotations: pairs, weight: 0.78 }];
  },
  skill: 'commandVerbs',
  wording,
  speaksOf: { strength: { 'procedural features': 1, verbs: 2 } },
  cases: [
    {
      title: 'shows two steps that begin with a verb, even among others',
      text: 'How to make a hut\nYou get big sticks. Tie them to the tree. You tie it around. Put the tarp on.',
      finds: [{ kind: 'strength', quotations: [['Tie them to the tree', 'Put the tarp on']] }],
    },
    {
      title: 'shows no sentence within a numbered step',
      text: 'How to make a hut\n1. First get big sticks. Tie them to the tree.\n2. Put the tarp on. Cut off the ends.\n3. Open the flap.',
      finds: [{ kind: 'strength', quotations: [['Put the tarp on', 'Open the flap']] }],
    },
    {
      title: 'takes what is said of the food for no step',
      text: 'Fry bread is my favourite. First you mix the flour. Turn it over when it is gold. Put it on a plate. Then you eat it.',
      finds: [
        {
          kind: 'strength',
          quotations: [['Turn it over when it is gold', 'Put it on a plate']],
        },
      ],
    },
    {
      title: 'takes no list for steps',
      text: 'How to make soup\nSalt and pepper\nWater and oil\nYou mix it. You boil it.',
      finds: [],
    },
  ],
};
