import { GREETING, greets } from '../../text/meaning/letter-words.ts';
import type { DraftPoint } from '../draft-point.ts';
import { mostSimiles } from './comparisons.ts';
import { mayAsk } from './may-ask.ts';
import { isSaid } from './said-of-all.ts';
import type { Source } from './source.ts';
import { hasWords } from './things.ts';
import { hasKupu } from './what-is-there.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

const has = String.raw`\byou(?:['’]ve)? (?:have |also |even |\p{L}+ly )*(?:used?|put in|included?|added?|wrote|written|gave|give|begin with|start with|open with|end with)(?: in)?(?: an?| some| lots of| the| your| many| plenty of)?(?: [\p{L}-]+){0,2}?`;
const adjective = String.raw`(?!(?:own|an?|one|any|some|more|another)\b)[\p{L}-]+`;
const hers = String.raw`\b(?:your(?: ${adjective}){0,2}?|the(?: ${adjective})?)`;
/** Praise of a thing, by any of its names. */
const praiseOf = (names: string): RegExp =>
  new SparingPattern(String.raw`(?:${has}|${hers}) (?:${names})(?!\p{L})`, 'iu');

const isWithout =
  (shown: RegExp) =>
  (source: Source): boolean =>
    !hasWords(shown)(source);

const hello = /(?<!\p{L})(?:kia ora|t[eē]n[aā]|m[oō]rena|ata m[aā]rie|haere mai|nau mai|mihi)/iu;

/** What praise may find in a text, and what shows that there is none. */
const things: readonly { claim: RegExp; isLacking: (source: Source) => boolean }[] = [
  {
    claim: praiseOf(
      String.raw`te reo(?: m[aā]ori)? (?:greeting|welcome|hello|opening|farewell|sign-?off)s?`,
    ),
    isLacking: isWithout(hello),
  },
  {
    claim: praiseOf(
      String.raw`(?:te reo(?: m[aā]ori)?(?: (?:words?|phrases?|kupu))?|kupu(?: m[aā]ori)?|m[aā]ori words?)`,
    ),
    isLacking: (source) => !hasKupu(source),
  },
  { claim: praiseOf('macrons?'), isLacking: isWithout(/[āēīōū]/iu) },
  {
    claim: new SparingPattern(
      String.raw`${praiseOf(String.raw`(?:rhetorical )?questions?(?! marks?\b)`).source}|\byou (?:also |even )?ask(?:ed)? (?:(?:us|me|(?:the|your) (?:readers?|audience|listeners)) )?(?:an?|some|two|three|lots of)(?: [\p{L}-]+){0,2}? questions?\b`,
      'iu',
    ),
    isLacking: ({ asRead }) =>
      !asRead().text.includes('?') && !asRead().sentences.some(({ text }) => mayAsk(text)),
  },
  {
    claim: praiseOf(String.raw`(?:dialogue|direct speech|speech marks|talking marks)`),
    isLacking: isWithout(
      /["“”„‘]|(?<!\p{L})'|\b(?:said|says?|asked|yelled|shouted|whispered|replied|told)\b|^[^\n:]{1,20}:/imu,
    ),
  },
  {
    claim: praiseOf('similes?'),
    isLacking: ({ normalised }) => mostSimiles(normalised.original) === 0,
  },
  {
    claim: new SparingPattern(
      String.raw`${praiseOf('(?:sub-?)?headings').source}|\ba heading (?:for|above|on) each\b`,
      'iu',
    ),
    isLacking: ({ asRead }) => {
      const { lines, title } = asRead();
      return lines.length > 1 && lines.every((line) => line === title || isClosed.test(line.text));
    },
  },
  { claim: praiseOf('exclamation marks?'), isLacking: isWithout(/!/u) },
  {
    claim: praiseOf('numbered (?:steps|instructions|list)'),
    isLacking: isWithout(/^[ \t]*(?:step )?\d{1,2}\b/imu),
  },
  {
    claim: praiseOf('greeting'),
    isLacking: ({ asRead }) => {
      const { lines } = asRead();
      return (
        !lines.some(({ text }) => greets.test(text) || mayGreet.test(text)) &&
        (lines[0]?.text.length ?? 0) > LONGEST_GREETING
      );
    },
  },
];

/** Ends as a sentence does, and no heading. */
const isClosed = /.{40}[.!?]["”’']?\s*$/u;

/** “Talofa!” said Nan; and who knows what letters of another script say. */
const mayGreet = new SparingPattern(
  String.raw`["“‘']${GREETING}(?!\p{L})|(?!\p{Script=Latin})\p{L}`,
  'iu',
);

/** A shorter first line may greet in a way that no list has (characters). */
const LONGEST_GREETING = 60;

/** A quicker test: most praise is of none of these. */
const mayPraise = new SparingPattern(
  /te reo|m[aā]ori|kupu|macron|question|dialogue|speech|marks|simile|numbered|greeting|heading/iu,
);

/** Whether praise is of something that the text has none of. */
export function isFalselyPraised(
  { kind, comment }: Pick<DraftPoint, 'kind' | 'comment'>,
  source: Source,
): boolean {
  if (kind !== 'strength' || !mayPraise.test(comment)) return false;
  return things.some(({ claim, isLacking }) => isSaid(claim, comment) && isLacking(source));
}
