import { isVerse } from '../../../text/forms/verse.ts';
import { isEmptyLineBetween } from '../../../text/lines/empty-line.ts';
import { withoutEndMark } from '../../../text/marks/end-marks.ts';
import type { StudentText } from '../../../text/student-text.ts';
import { inWords, nextStep, numberWords } from '../../finding.ts';
import type { Finding, Rule } from '../../rule.ts';
import { askedIn } from '../../scopes.ts';
import { numberNamed } from '../number-named.ts';
import { wording } from './asked-lines.wording.ts';

/** “At least three verses”, “four stanzas of four lines each”. */
const number = String.raw`(?<!\b(?:first|last|every|the|these|those|than|to|most|of|and|[-–]) ?)\b(${numberWords.slice(2).join('|')}|\d{1,2})(?: or more)?(?: (?:short|rhyming|full))?`;
const ofVerses = new RegExp(String.raw`${number} (?:verses|stanzas)\b`, 'iu');
const ofLines = new RegExp(
  String.raw`${number} lines\b(?! (?:each|per|in (?:each|every)|long|of))`,
  'iu',
);

/** As many lines may be verses without a gap between them. */
const LINES_EACH = 3;

const wantedIn = (task: string, pattern: RegExp): number =>
  numberNamed(pattern.exec(task)?.[1] ?? '0');

/** How many verses stand apart; a title is none. */
function versesIn(text: StudentText): number {
  const starts = text.lines.filter((line, i, { [i - 1]: before }) => {
    const isFirst = before === undefined || isEmptyLineBetween(text, before, line);
    const next = text.lines[i + 1];
    const isAlone = next === undefined || isEmptyLineBetween(text, line, next);
    return isFirst && !(isAlone && (line === text.title || i === 0));
  });
  return starts.length;
}

function lacking(text: StudentText, wanted: number, found: number, what: string): Finding[] {
  const last = text.lines.at(-1);
  return last === undefined
    ? []
    : nextStep([withoutEndMark(last.text)], 0.93, {
        wanted: `${inWords(wanted)} ${what}`,
        found: inWords(found),
      });
}

/** Fewer verses or lines than the task of a poem asks for. */
export const askedLines: Rule = {
  find(text) {
    const task = text.task ?? '';
    if (!isVerse(text)) return [];
    const verses = wantedIn(task, ofVerses);
    const apart = versesIn(text);
    const mayBeWhole = apart < 2 && text.lines.length >= verses * LINES_EACH;
    if (apart < verses && !mayBeWhole) return lacking(text, verses, apart, 'verses');
    const lines = verses > 0 ? 0 : wantedIn(task, ofLines);
    return text.lines.length < lines ? lacking(text, lines, text.lines.length, 'lines') : [];
  },
  skill: 'details',
  wording,
  ofTask: true,
  isTakenAnywhere: true,
  speaksOf: askedIn(
    'ideas',
    'vocabulary',
    'sentence structure',
    'narrative features',
    'organisation',
  ),
  cases: [
    {
      title: 'asks for the verse that is missing',
      task: 'Write a poem of at least three verses.',
      text: 'Leaves fall down\nyellow and brown\nthey crunch under my feet\non our street\n\nThe wind is cold\nlike an ice cube I hold\nmy breath makes smoke\nunder my coat',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['under my coat']],
          slots: { wanted: 'three verses', found: 'two' },
        },
      ],
    },
    {
      title: 'counts lines where the task names lines',
      task: 'Write a poem of at least 8 lines.',
      text: 'The sea is a dragon\nits breath going in and out\nStones roll in its throat\nSomewhere a rope creaks\nThe dragon turns over.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['The dragon turns over']],
          slots: { wanted: 'eight lines', found: 'five' },
        },
      ],
    },
    {
      title: 'leaves enough alone, a most, and lines of each verse',
      task: 'Write no more than 12 lines, in two verses of four lines each. The first two lines rhyme.',
      text: 'Leaves fall down\nyellow and brown\nthey crunch under my feet\non our street\n\nThe wind is cold\nlike an ice cube I hold\nmy breath makes smoke\nunder my coat',
      finds: [],
    },
    {
      title: 'leaves alone what may have verses without a gap',
      task: 'Write two stanzas.',
      text: 'Leaves fall down\nyellow and brown\nthey crunch under my feet\non our street\nThe wind is cold\nlike an ice cube I hold',
      finds: [],
    },
  ],
};
