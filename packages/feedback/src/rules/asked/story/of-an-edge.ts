import { demandedIn } from '../content/demanded.ts';

/** “At the end of each line”, “the end of term”, “from start to end”: no end of a text. */
const otherEnd = String.raw`(?! (?:of )?(?:each|every|the (?:day|year|term|week|world|line|sentence|trip|game|street|road|race)|term|year|lines?|sentences?|steps?)\b)`;

const ofEnd = new RegExp(
  String.raw`\b(?:(?:finish|conclud|clos)(?:e|es|ing)?|end(?:s|ing|ings)?|conclusion|wrap\p{L}* (?:it |things )?up|round\p{L}* (?:it )?off|sum\p{L}* up|(?:last|final) (?:line|sentence|paragraph|part|bit|verse|stanza)s?|last of all)\b${otherEnd}`,
  'iu',
);

const ofStart = new RegExp(
  String.raw`\b(?:(?:start|beg[iu]n|open|kick|lead)(?:s|ing|ning)?|introduc\p{L}+|orientat\p{L}+|(?:first|opening) (?:\p{L}+ )?(?:line|sentence|paragraph|part|words)s?|straight away|right away|up ?front|first)\b${otherEnd}`,
  'iu',
);

/** With these words a task goes on to something else. */
const goesOn =
  /(?:,| -|;)? (?:and|but|then)(?: also| then)? (?:use|includ|writ|mak|put|add|do|don['’]?t|have|check|remember|keep|organi|give|have|set|start|begin|finish|end)\p{L}*\b|[;(]| [–—-] /iu;

/** “How you felt at the end”, “your view in the last paragraph”: the words before name what is asked. */
const trailing = /\b(?:at|in|by|near|for|as|to|is|with) (?:(?:the|your|a|an) )?(?:very )?$/iu;
const alone = /^(?:straight|right|up ?front|first$)/iu;

/** As long as a task goes on about one thing (characters). */
const LONGEST = 160;

/** No sentence of a task speaks of more ends than this. */
const MOST_EDGES = 4;

/** The last thing that is named before an edge: after the last comma or ‘and’. */
const lastNamed = (before: string): string =>
  before.split(/[,;:(]| and (?!(?:how|what|why|feel|felt)\b)/iu).at(-1) ?? '';

function regionsIn(sentence: string, edge: RegExp, most = MOST_EDGES): string[] {
  const match = most > 0 ? edge.exec(sentence) : null;
  if (match === null) return [];
  const before = sentence.slice(0, match.index);
  const after = sentence.slice(match.index + match[0].length).slice(0, LONGEST);
  const isAfter = trailing.test(before) || alone.test(match[0]);
  const named = isAfter ? lastNamed(before.replace(trailing, '')) : '';
  const rest = after.slice(0, goesOn.exec(after)?.index ?? after.length);
  const more = regionsIn(sentence.slice(match.index + match[0].length), edge, most - 1);
  return [...(named.trim() === '' ? [] : [named]), rest, ...more];
}

/** “At the end of each line” is no end of the text; what is left open asks for nothing. */
const askedAt = (task: string, edge: RegExp): string[] =>
  task
    .split(/(?<=[.!?\n])/u)
    .flatMap((sentence) => regionsIn(sentence.replace(/\s+/gu, ' '), edge))
    .flatMap(demandedIn);

/** What a task asks for at the end of a text, in its own words. */
export const askedAtEnd = (task: string): string[] => askedAt(task, ofEnd);

/** What a task asks for at the start of a text, in its own words. */
export const askedAtStart = (task: string): string[] => askedAt(task, ofStart);
