import { meant } from '../../../language/spelling/meant.ts';
import { commandOf, stepsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { clearestFirst, openingPhrase } from '../../../text/phrase.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './why-step.wording.ts';

/** A way to do it that a reader might skip, not knowing what it is for. */
const special =
  /\b(gently|slowly|carefully|tightly|firmly|lightly|loosely|quickly|evenly|thinly|overnight|shady|sunny|upside down|both sides|one side|no butter|away from|out of the (?:sun|rain|wind|way)|(?:warm|cold|hot|clean|dry|damp|flat) (?:water|place|spot|cloth|surface|table|plate|hands)|leaving (?:a|about|\d+)|in the (?:shade|sun|dark|fridge|freezer))\b/iu;

/** Says why, or what happens otherwise. */
const reason =
  /\b(?:so|because|cos|coz|otherwise|or (?:it|you|they|the|else)|to (?:keep|stop|make|help|let|get|avoid|see|cool|dry|set|freeze)|until|till|if|as|this|that way|careful not|then it|for \d+)\b/iu;

/** A longer phrase leaves no room for the question (words). */
const MOST_WORDS = 14;
const FEWEST_WORDS = 3;

/** A step that has to be done in a certain way, and doesn’t say why. */
export const whyStep: Rule = {
  find(text) {
    const steps = kindOfWriting(text) === 'steps' ? stepsOf(text) : [];
    if (steps.length < 4) return [];
    const open = steps.filter((one) => {
      const next = text.sentences[text.sentences.indexOf(one) + 1]?.text ?? '';
      return (
        commandOf(one) !== null &&
        special.test(meant(one)) &&
        !reason.test(meant(one)) &&
        !/^(?:this|that|it|they|otherwise|if|or|so|you will)\b/iu.test(
          next.replace(/^\d+[.)] ?/u, ''),
        )
      );
    });
    const places = open.flatMap((one) => openingPhrase(text, one));
    const [place] = clearestFirst(
      places.filter(
        (one) =>
          special.test(one) && countWords(one) <= MOST_WORDS && countWords(one) >= FEWEST_WORDS,
      ),
    );
    const how = special.exec(place ?? '')?.[1];
    return place === undefined || how === undefined
      ? []
      : nextStep([place], 0.46, { how: `‘${how.toLowerCase()}’` });
  },
  skill: 'reasons',
  wording,
  taken: {
    by: 'adding',
    where: 'here',
    isSo: ({ fresh }) => reason.test(fresh) || undefined,
  },
  speaksOf: {
    nextStep: {
      'procedural features': 6,
      'procedural structure': 7,
      instructions: 6,
      ideas: 5,
      'general writing': 8,
    },
  },
  cases: [
    {
      title: 'asks what the way of doing it is for',
      text: '1. Crack two eggs.\n2. Put the flour in.\n3. Fold it in gently.\n4. Pour it into a tin.\n5. Eat.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['Fold it in gently']],
          slots: { how: '‘gently’' },
        },
      ],
    },
    {
      title: 'leaves a step alone that says why, or that the next one explains',
      text: '1. Crack two eggs.\n2. Fold it in gently so that it stays light.\n3. Leave it in the sun. It will set.\n4. Pour it into a tin.\n5. Eat.',
      finds: [],
    },
    { title: 'says nothing where there are no steps', text: 'Mum sat in the shade.', finds: [] },
    {
      title: 'says nothing of a recount in the present',
      text: 'On Sunday we help Nana. I peel the taro. I carry the pot. We cook the taro. Sit in the shade, it was hot! I look at the sea. She gave me a plate. I am full.',
      finds: [],
    },
  ],
};
