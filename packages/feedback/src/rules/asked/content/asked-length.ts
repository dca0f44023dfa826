import { openingPhrase } from '../../../text/phrase.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { askedIn } from '../../scopes.ts';
import { wording } from './asked-length.wording.ts';

/** “No more than 250 words”, “150-250 words”, “a limit of 200 words”, “200 words or less”. */
const limits = [
  /\b(?:no (?:more|longer) than|not more than|at (?:the )?most|up to|(?:keep it |stay )?under|less than|fewer than|max(?:imum)?(?: of)?:?|(?:word )?limit(?: of| is)?:?) (?:about )?(\d{2,4}) words\b/iu,
  /\b\d{2,4} ?(?:[-–]|to) ?(\d{2,4}) words\b/iu,
  /\b(\d{2,4})[- ]words? (?:max(?:imum)?|limit|or (?:less|fewer|under)|at (?:the )?most)\b/iu,
  /\bword limit(?: is| of)?:? (\d{2,4})\b/iu,
];

/** Words are counted in several ways, and a few too many matter to nobody (share). */
const ALLOWED = 1.12;

/** As counted by nobody exactly (words). */
const ROUNDED = 10;

function mostWords(task: string): number | null {
  const found = limits.map((limit) => limit.exec(task)?.[1]).find((one) => one !== undefined);
  return found === undefined ? null : Number(found);
}

const wordsIn = (part: readonly Sentence[]): number =>
  part.reduce((sum, { words }) => sum + words.length, 0);

/** The longest paragraph, or the longest sentence of the only one. */
function longestOf({ sentences }: StudentText): { part: string; first: Sentence | undefined } {
  const paragraphs = [...Map.groupBy(sentences, ({ line }) => line).values()];
  const isOne = paragraphs.length < 2;
  const parts = isOne ? sentences.map((one) => [one]) : paragraphs;
  const [longest] = parts.toSorted((a, b) => wordsIn(b) - wordsIn(a));
  return { part: isOne ? 'sentence' : 'paragraph', first: longest?.[0] };
}

/** More words than the task allows. */
export const askedLength: Rule = {
  find(text) {
    const most = mostWords(text.task ?? '');
    if (most === null || text.words.length <= most * ALLOWED) return [];
    const { part, first } = longestOf(text);
    const count = Math.round(text.words.length / ROUNDED) * ROUNDED;
    return nextStep(openingPhrase(text, first), 0.94, {
      most: String(most),
      count: String(count),
      part,
    });
  },
  skill: 'topic',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn(
    'narrative structure',
    'recount structure',
    'persuasive structure',
    'report structure',
    'procedural structure',
    'organisation',
    'ideas',
  ),
  cases: [
    {
      title: 'finds a text that is longer than its task allows',
      task: 'Write a review of a place. No more than 20 words.',
      text: 'The pool is good.\nThe slide is fast and steep and it throws you out at the end like a wet sock from a drum.\nThe water is warm.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['The slide is fast and steep']],
          slots: { most: '20', count: '30', part: 'paragraph' },
        },
      ],
    },
    {
      title: 'reads the upper of two limits, and leaves a few words too many alone',
      task: 'Write 10-26 words about a place.',
      text: 'The pool is good.\nThe slide is fast and steep and it throws you out at the end like a wet sock from a drum.\nThe water is warm.',
      finds: [],
    },
    {
      title: 'says nothing where a task names the fewest words',
      task: 'Write a review of at least 20 words.',
      text: 'The pool is good.\nThe slide is fast and steep and it throws you out at the end like a wet sock from a drum.\nThe water is warm.',
      finds: [],
    },
  ],
};
