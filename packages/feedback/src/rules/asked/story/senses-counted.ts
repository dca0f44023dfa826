import { inWords } from '../../finding.ts';
import { numberNamed } from '../number-named.ts';
import { mayHear, maySmell, mayTaste, mayTouch } from './sense-signs.ts';

/** “At least three of your senses”, “two senses besides sight”, “3 senses minimum”. */
const wantsSenses =
  /\b(two|three|four|[2-4])(?: or more)? (?:(?:different|other) )?(?:of (?:the|your|our) (?:five |5 )?)?senses\b( (?:besides|other than|apart from|as well as|not counting) (?:sight|seeing))?/iu;

const signs = [
  { name: 'hear', isTold: mayHear },
  { name: 'smell', isTold: maySmell },
  { name: 'taste', isTold: mayTaste },
  { name: 'touch', isTold: mayTouch },
];

/** ‘Hear, smell or taste’ */
const asChoice = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((one) => one !== '').join(' or ');

/**
 * What could be told of more senses, where a text has fewer than its task asks for; sight counts as
 * told, unless others are wanted beside it.
 */
export function sensesToAdd(task: string, written: string): string | undefined {
  const match = wantsSenses.exec(task);
  if (match === null) return undefined;
  const wanted = numberNamed(match[1] ?? '0');
  const lacking = signs.filter(({ isTold }) => !isTold(written)).map(({ name }) => name);
  const told = signs.length - lacking.length + (match[2] === undefined ? 1 : 0);
  const number = `${inWords(wanted)} senses${match[2] === undefined ? '' : ' besides sight'}`;
  return told < wanted ? `something to ${asChoice(lacking)} (${number})` : undefined;
}
