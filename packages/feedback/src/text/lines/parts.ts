import { FAREWELL, greets } from '../meaning/letter-words.ts';
import { onceForEach } from '../remembered.ts';
import type { Sentence, StudentText } from '../student-text.ts';
import { countWords, type Span } from '../words.ts';

export function beginningOf(text: StudentText, sentences = 2): Sentence[] {
  return text.sentences.slice(0, sentences);
}

/** ‘The end’, ‘To be continued’. */
export const closing = /^\W*(?:the end\W*$|to be continued\b)/iu;

/** ‘From Mele’, ‘Aarav, Room 6’, ‘by Tama Y5’: somebody is named, on a line of their own. */
const signed =
  /^(?:(?:[Ll]ots of )?[Ll]ove(?: from)?|[Ff]rom|[Bb]y|[Yy]ours (?:sincerely|faithfully|truly))?,? ?\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*)?(?:,? (?:[Rr](?:oo)?m|[Yy](?:ea)?r?) ?\d+)?$/u;

/** ‘From Isla (age 8)’ */
const isFrom = /^(?:[Ll]ove,? (?:from )?|[Ff]rom )\p{Lu}[^.!?]{0,40}$/u;

const isSigned = (text: StudentText, sentence: Sentence) =>
  sentence === text.sentences.at(-1) &&
  signed.test(sentence.text) &&
  text.lines[sentence.line]?.text.trim() === sentence.text.trim();

/** Farewells in languages that children here speak; not ‘Aroha’ and ‘Ofa’, which are names, too. */
const inOtherLanguages = String.raw`n[aā](?:ku)?(?: noa)?|kia ora(?: koutou| t[aā]tou)?|aroha nui|ka kite|hei kon[aā]|noho ora|haere r[aā]|mauri ora|t[oō]f[aā]|ia manuia|alofa|['’‘ʻ]ofa|ofa (?:lahi )?atu|vinaka|moce|meitaki|fakaaue|(?:maraming )?salamat|dhanyavaa?d|shukri[ay]a?|gracias|adi[oó]s|saludos|merci|danke|dankie|obrigad[oa]|xi[eè] ?xi[eè]`;

/** ‘From then on’ goes on with the story. */
const goingOn = String.raw`(?!from (?:then|that|this|now|here|there|the)\b)`;

/** ‘Yours sincerely,’ ‘Ngā mihi,’ alone on a line near the end: a letter is over. */
const farewell = new RegExp(
  String.raw`^\W*${goingOn}(?:${FAREWELL}|${inOtherLanguages})(?!\p{L})[^.!?]{0,30}[,.!]?$`,
  'iu',
);

/** What a letter, a speech or a diary says to its reader when all is said. */
const parting =
  /^(?:(?:i(?:['’]m| am)?|we(?:['’]re| are)?) )?(?:look(?:ing)? forward to (?:your (?:reply|answer|response|decision)|hearing|meeting you|seeing you)|(?:hope|hoping) to hear\b|please (?:write|get) back\b|(?:[^,.!?]{1,24}, )?thank(?:s| ?you)(?: (?:very|so) much| a lot| everyone)?(?:\W*$| for (?:your (?:time|attention)|\p{L}+ing)\b)|n[oō] reira,?\s+t[eē]n[aā](?!\p{L})|(?:good|nighty?) ?night,?(?: \p{L}+){0,2}\W*$)/iu;
const afterthought = /^\W*p\.? ?s\.?(?:\b|\W)/iu;

/** ‘Kia ora’ greets, too, where something is told after it (words). */
const TOLD = 6;
const isTold = ({ text }: Span): boolean => countWords(text) >= TOLD && !afterthought.test(text);

/** Lines within which a letter ends (from the end). */
const LAST_LINES = 6;

const endsLetter = (line: string): boolean =>
  afterthought.test(line) || farewell.test(line) || isFrom.test(line);

/** Where a report tells what was read for it. */
const sources =
  /^\W*(?:(?:(?:my |our )?sources?|bibliography|references?)\s*(?::|$)|where i (?:found|got) (?:it|this|my|the)\b|i (?:found|got) (?:this|my|the) (?:out|information|facts)\b|information from\b)/iu;

/** A source is named in few words; a longer line goes on with the report (words). */
const LONGEST_SOURCE = 30;

/** Whether only sources follow: ‘Sources’ may also head a part on where something comes from. */
const isLastPart = (lines: readonly Span[], i: number): boolean =>
  lines
    .slice(i + 1)
    .every(({ text }) => countWords(text) <= LONGEST_SOURCE || text.includes('://'));

/**
 * The line from which on a text says nothing more: a letter’s farewell, name and P.S., or a
 * report’s sources; past the last line where there are none.
 */
export const endOfBody = onceForEach(({ lines }: StudentText): number => {
  const from = Math.max(1, lines.length - LAST_LINES);
  const isGreeting = ({ text }: Span, i: number) =>
    greets.test(text) && lines.slice(i + 1).some(isTold);
  const at = lines.findIndex(
    (line, i) =>
      (i >= from && endsLetter(line.text) && !isGreeting(line, i)) ||
      (i > 0 && sources.test(line.text) && isLastPart(lines, i)),
  );
  return at === -1 ? lines.length : at;
});

/** ‘Save our pool. Ngā mihi.’: a speech takes leave in its last line (words). */
const LEAVE = 3;

const takesLeave = (text: StudentText, sentence: Sentence) =>
  sentence === text.sentences.at(-1) &&
  sentence.words.length <= LEAVE &&
  farewell.test(sentence.text);

/** ‘Thank you for listening’: what comes after it is said to the hall. */
const thanksHearers =
  /^(?:[^,.!?]{1,24}, )?thank(?:s| ?you)(?: (?:very|so) much| all| everyone)? for (?:listening|reading|your (?:time|attention))\b/iu;

/** Sentences within which somebody who has given thanks stops. */
const LAST_WORDS = 3;

/** The sentences up to the thanks that a speech ends with. */
function beforeThanks(sentences: readonly Sentence[]): readonly Sentence[] {
  const at = sentences.findLastIndex((one) => thanksHearers.test(one.text));
  return at > 0 && at >= sentences.length - LAST_WORDS ? sentences.slice(0, at) : sentences;
}

/** Sentences that say something, without those that only end a text. */
const said = onceForEach((text: StudentText): readonly Sentence[] => {
  const end = endOfBody(text);
  const body = text.sentences.filter(({ line }) => line < end);
  const whole = body.length === 0 ? text.sentences : body;
  return beforeThanks(whole).filter(
    (sentence) =>
      !closing.test(sentence.text) &&
      !parting.test(sentence.text) &&
      !isSigned(text, sentence) &&
      !takesLeave(text, sentence),
  );
});

/** After the end, a P.S. says the rest. */
export const hasAfterthought = ({ lines }: StudentText): boolean =>
  lines.slice(-LAST_LINES).some(({ text: line }) => afterthought.test(line));

/** The end of what is said: ‘The end’, a farewell, a signature and a P.S. don't count. */
export const endingOf = (text: StudentText, sentences = 2): Sentence[] =>
  said(text).slice(-sentences);

export function stretchOf(text: StudentText, sentences: readonly Sentence[]): string {
  return text.text.slice(sentences[0]?.start ?? 0, sentences.at(-1)?.end ?? 0);
}
