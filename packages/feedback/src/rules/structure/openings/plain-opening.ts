import { countIAndWe } from '../../../text/meaning/own-words.ts';
import { openingPhrase } from '../../../text/phrase.ts';
import { countWords } from '../../../text/words.ts';
import { nextStep } from '../../finding.ts';
import { kindOfWriting } from '../../kind-of-writing/kind-of-writing.ts';
import type { Rule } from '../../rule.ts';
import { wording } from './plain-opening.wording.ts';

/** Says what the text is, instead of beginning it. */
const announcing =
  /^(?:(?:hi|hello|kia ora)[,!]? )?(?:my name is\b|(?:today |now )?i(?:['’]m| am) (?:going to|gonna) (?:tell|write|talk|be)|(?:today )?i(?:['’]ll| will) (?:tell|write|talk)|this (?:is (?:a |my |the )?(?:story|recount|report|text|speech)|story is|report is|text is|recount is)|in this (?:report|text|essay|speech|story)|my (?:report|story|speech|recount|topic) is)\b/iu;

/** Could begin any story. */
const stock =
  /^(?:once upon a time|once there (?:was|lived)|one (?:\p{L}+ )?(?:day|night|morning|afternoon),? (?:there (?:was|were|lived)|ther was|[^.!?]*\b(?:was|were) (?:walking|playing|going|in|at)|[^.!?]* went)\b|it was (?:a |one )?(?:dark and stormy|normal|sunny|cold|dark|beautiful|windy|hot) (?:night|day|morning)|long (?:long )?ago|there once (?:was|lived)|in a land far)/iu;

const OWN = 3;

/** Longer openings leave no room for the question, or tell something of their own (words). */
const MOST_WORDS = 16;
const MOST_STOCK = 10;

const startWith = {
  argument: 'your opinion, or a question that makes us think',
  facts: 'the most surprising fact',
  story: 'something that can be seen or heard at that moment, or words that someone says',
  steps: 'what your reader will be able to do',
} as const;

/** A first sentence that many texts share. */
export const plainOpening: Rule = {
  find(text) {
    const [first] = text.sentences;
    if (first === undefined || text.sentences.length < 5) return [];
    const kind = kindOfWriting(text);
    const isAnnounced = announcing.test(first.text);
    const isStock = kind === 'story' && countIAndWe(text) < OWN && stock.test(first.text);
    if (!isAnnounced && !isStock) return [];
    const places = openingPhrase(text, first).filter(
      (one) => countWords(one) <= (isAnnounced ? MOST_WORDS : MOST_STOCK),
    );
    return nextStep(places, isAnnounced ? 0.64 : 0.48, { instead: startWith[kind] });
  },
  skill: 'hook',
  wording,
  taken: {
    by: 'opening',
    where: 'anywhere',
    isSo: ({ sentences, isEarly }) =>
      isEarly && !announcing.test(sentences) && !stock.test(sentences) && undefined,
  },
  speaksOf: {
    nextStep: {
      'narrative structure': 5,
      'narrative features': 6,
      opening: 1,
      'persuasive structure': 4,
      'persuasive features': 5,
      'report structure': 5,
      'recount structure': 5,
      'general writing': 7,
    },
  },
  cases: [
    {
      title: 'asks a story to begin in its own way',
      text: 'One day there was a kitten called Smudge. She jumped out of the window. She ran and chased a moth. A big dog barked at her. Then she climbed a tree.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['One day there was a kitten called Smudge']],
          weight: 0.48,
        },
      ],
    },
    {
      title: 'asks for no announcement',
      text: 'I am going to tell you about bees. Bees are insects. They have wings. They make honey. They live in hives.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['I am going to tell you about bees']],
          slots: { instead: 'the most surprising fact' },
        },
      ],
    },
    {
      title: 'leaves an opening alone that has a turn of its own after the first words',
      text: 'One day there was a kitten that was so small it lived in a teapot. She jumped out of the window. She ran and chased a moth. A big dog barked at her. Then she climbed a tree.',
      finds: [],
    },
    {
      title: 'leaves an opening of its own alone',
      text: 'Kiri the kea was bored. She hopped along the roof. She saw a zip and she wanted it. She fell down the chimney. She flew away.',
      finds: [],
    },
  ],
};
