import { headingLines } from '../../text/lines/headings.ts';
import { endOfBody } from '../../text/lines/parts.ts';
import { openingPhrase } from '../../text/phrase.ts';
import type { Sentence, StudentText } from '../../text/student-text.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { askedIn } from '../scopes.ts';
import { numberNamed } from './number-named.ts';
import { wording } from './asked-sentences.wording.ts';

/** “Write at least three sentences under each heading.” */
const wantsSentences =
  /\b(two|three|four|five|[2-5])(?: or more)? (?:\p{L}+ )?(sentences|facts|details) (?:under|for|in|about|below) (?:each|every|all)\b/iu;

/** What stands under each heading; a list is counted by its lines. */
function partsOf(text: StudentText): Sentence[][] {
  const heads = new Set(headingLines(text));
  const inLines = Map.groupBy(text.sentences, ({ line }) => line);
  const parts: Sentence[][] = [];
  for (const [at, line] of text.lines.slice(0, endOfBody(text)).entries()) {
    if (heads.has(line)) parts.push([]);
    else parts.at(-1)?.push(...(inLines.get(at) ?? []));
  }
  return parts.filter((part) => part.length > 0);
}

/** Fewer sentences under a heading than the task asks for. */
export const askedSentences: Rule = {
  find(text) {
    const [, counted, of = ''] = wantsSentences.exec(text.task ?? '') ?? [];
    const number = counted?.toLowerCase();
    if (number === undefined) return [];
    const wanted = numberNamed(number);
    const thin = partsOf(text).filter((part) => part.length < wanted);
    const [thinnest] = thin.toSorted((a, b) => a.length - b.length);
    return nextStep(openingPhrase(text, thinnest?.[0]), 0.93, {
      wanted: `${number} ${of.toLowerCase()}`,
    });
  },
  skill: 'details',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn('report structure', 'report features', 'ideas', 'information', 'facts'),
  cases: [
    {
      title: 'asks for more under the heading that has least',
      task: 'Use headings and write at least three sentences under each heading.',
      text: 'Kererū\nWhat they look like\nThey have green feathers. Their eyes are red. Their feet are red too.\nFood\nThey eat the fruit of trees.\nWhere they live\nThey live in forests. They visit gardens and parks.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['They eat the fruit of trees']],
          slots: { wanted: 'three sentences' },
        },
      ],
    },
    {
      title: 'leaves full parts alone',
      task: 'Write two facts for each heading.',
      text: 'Kererū\nWhat they look like\nThey have green feathers. Their eyes are red.\nFood\nThey eat the fruit of trees. They eat leaves.',
      finds: [],
    },
    {
      title: 'says nothing where the task counts nothing',
      task: 'Use headings.',
      text: 'Kererū\nWhat they look like\nThey have green feathers. Their eyes are red.\nFood\nThey eat the fruit of trees.',
      finds: [],
    },
  ],
};
