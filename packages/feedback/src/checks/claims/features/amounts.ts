import { headingLines } from '../../../text/lines/headings.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import { mostSimiles } from '../comparisons.ts';
import { fewestReasons, mostHeadings, mostReasons, mostSteps } from '../counts/at-most.ts';
import { paragraphsOf, stepsIn } from '../counts/counted-parts.ts';
import { times } from '../counts/times.ts';
import type { Source } from '../source.ts';
import { fullVersesOf, versesOf } from './verses.ts';

/** How many of a thing a text can have, at least and at most. */
export interface Amount {
  /** A pattern of its names, without groups. */
  name: string;
  least: (source: Source) => number;
  most: (source: Source) => number;
  /** The whole text is made of them: “your five verses” are all of it. */
  isPart?: boolean;
}

const original =
  (count: (text: string) => number) =>
  ({ normalised }: Source): number =>
    count(normalised.original);

const none = (): number => 0;

export const amounts: readonly Amount[] = [
  {
    name: 'verses|stanzas',
    least: ({ asRead }) => fullVersesOf(asRead()).length,
    most: ({ asRead }) => versesOf(asRead()).length || Infinity,
    isPart: true,
  },
  {
    name: 'paragraphs',
    least: (source) => paragraphsOf(source).length,
    most: original((text) => times(/\S[^\n]*/gu, text)),
    isPart: true,
  },
  {
    name: '(?:numbered )?(?:steps|instructions)',
    least: stepsIn,
    most: original(mostSteps),
    isPart: true,
  },
  {
    name: '(?:sub-?)?headings',
    least: ({ asRead }) => headingLines(asRead()).length,
    most: original(mostHeadings),
    isPart: true,
  },
  {
    name: '(?:rhetorical )?questions?(?! marks?)',
    least: ({ asRead }) =>
      asRead().sentences.filter((one) => one.text.endsWith('?') && !hasSpeech(asRead(), one))
        .length,
    most: original((text) => times(/\?/gu, text)),
  },
  {
    name: 'question marks?',
    least: original((text) => times(/\?+/gu, text)),
    most: original((text) => times(/\?/gu, text)),
  },
  {
    name: 'exclamation (?:marks?|points?)|exclamations?',
    least: original((text) => times(/[!?]*![!?]*/gu, text)),
    most: original((text) => times(/!/gu, text)),
  },
  { name: 'similes?|comparisons?', least: none, most: original(mostSimiles) },
  {
    name: 'commas?',
    least: original((text) => times(/,/gu, text)),
    most: original((text) => times(/,/gu, text)),
  },
  { name: '(?:reasons?|arguments?)', least: original(fewestReasons), most: original(mostReasons) },
];
