import { wordSet } from '../word-set.ts';
import type { Span } from '../words.ts';

/** Fewer lines with a speaker are no scene. */
const FEWEST_TURNS = 4;

/** Of the lines that are no stage directions, at least this share has a speaker. */
const TURNS_SHARE = 0.5;

/** In at least this share of what is said, somebody asks, calls or speaks of himself or to another. */
const SPOKEN_SHARE = 0.3;

/** ‘MUM:’, ‘Old Man (crossly):’, ‘3. Q:’, ‘**Interviewer** –’; bold and italics are three signs. */
const label =
  /^[*_]{0,3}(?:\d+[.)]\s*)?[*_]{0,3}(?<who>\p{Lu}[\p{L}\p{M}'’.]*(?: (?:\p{Lu}?[\p{L}\p{M}'’.]+|\d)){0,2}\d*)[*_]{0,3}(?:\s*[([][^)\]\n]{1,80}[)\]])?[*_]{0,3}(?:\s*:|\s+[-–—](?=\s))[*_]{0,3}\s*/u;

/** A name alone in capitals, above what is said. */
const nameLine = /^(?<who>\p{Lu}[\p{Lu}\p{M}'’. ]{1,30})$/u;

const smallName = /^(?<who>\p{Lu}[\p{L}\p{M}'’]+(?: \p{Lu}[\p{L}\p{M}'’]+)?)$/u;

const direction = /^[*_]*[([].*[)\]][*_.]*$|^(?:scene|act|characters?|cast|setting)\b/iu;

/** What follows the title of a play, and nobody says. */
const front =
  /^(?:(?:characters?|cast|setting)\s?(?::|$)|(?:scene|act)\s(?:\d|one|two|three|[ivx]+\b))/iu;

const spoken = /[?!]|\b(?:i|you|me|my|your|we|us|our|i['’]m|you['’]re)\b/iu;

/** What lists, diaries and reports put before a colon. */
const noSpeakers = wordSet(`
step steps day week date time title topic aim method ingredients materials equipment note notes tip tips fact facts opinion reason reasons example examples
chapter part paragraph pro pros con cons for against problem solution before after morning afternoon evening night round level rule rules clue hint
monday tuesday wednesday thursday friday saturday sunday habitat diet food looks appearance strengths weaknesses introduction conclusion warning
scene act setting characters cast
similarities differences same different positive negative plus minus first second third next finally
`);

/** A speaker's name at the beginning of a line; what is said begins at its end. */
export interface Turn extends Pick<Span, 'start' | 'end'> {
  who: string;
  /** Whether the name has a line to itself. */
  isAbove: boolean;
}

/** The turns of a playscript or an interview, in their order; none for any other text. */
export function turnsOf(lines: readonly Span[]): readonly Turn[] {
  const names = repeatedNames(lines);
  const turns = lines.flatMap((line, i) => turnOf(line, lines[i + 1], names) ?? []);
  const uses = Map.groupBy(turns, ({ who }) => who);
  const isAgain = [...uses.values()].some((all) => all.length > 1);
  const body = lines.filter(({ text }) => !direction.test(text));
  // What stands under a name is part of its turn.
  const inTurns = turns.reduce((sum, { isAbove }) => sum + (isAbove ? 2 : 1), 0);
  const said = body.filter(({ text }) => spoken.test(text.replace(label, '')));
  const isScene =
    turns.length >= FEWEST_TURNS &&
    uses.size > 1 &&
    isAgain &&
    inTurns >= body.length * TURNS_SHARE &&
    said.length >= turns.length * SPOKEN_SHARE;
  return isScene ? turns : [];
}

/** ‘Zara’, ‘Old Man’: names in small letters alone on a line, that come back. */
function repeatedNames(lines: readonly Span[]): ReadonlySet<string> {
  const alone = lines.map(({ text }) => text.trim()).filter((text) => smallName.test(text));
  const again = [...Map.groupBy(alone, (text) => text)].filter(([, all]) => all.length > 1);
  return new Set(again.length < 2 ? [] : again.map(([name]) => name));
}

function turnOf(
  { text, start }: Span,
  next: Span | undefined,
  names: ReadonlySet<string>,
): Turn | null {
  const named = label.exec(text);
  const alone = names.has(text.trim()) ? smallName.exec(text.trim()) : nameLine.exec(text);
  const who = (named ?? alone)?.groups?.['who']?.toLowerCase().replace(/[\s\d.]+$/u, '') ?? '';
  if (who === '' || noSpeakers.has(who.split(' ')[0] ?? '')) return null;
  if (named) return { who, start, end: start + named[0].length, isAbove: false };
  const isAbove =
    next !== undefined &&
    !nameLine.test(next.text) &&
    !front.test(next.text) &&
    !names.has(next.text.trim());
  return isAbove ? { who, start, end: start + text.length, isAbove } : null;
}
