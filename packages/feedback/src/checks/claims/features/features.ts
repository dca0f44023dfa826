import { commandsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { isVerse } from '../../../text/forms/verse.ts';
import { FAREWELL, greets } from '../../../text/meaning/letter-words.ts';
import { hasSpeech } from '../../../text/spoken.ts';
import { hasSimile, mostSimiles } from '../comparisons.ts';
import { times } from '../counts/times.ts';
import { hasHeadings } from '../has-headings.ts';
import { hasListOfNeeds } from '../has-list-of-needs.ts';
import { hasParagraphs } from '../has-paragraphs.ts';
import { hasTitle } from '../has-title.ts';
import { mayAsk } from '../may-ask.ts';
import type { Source } from '../source.ts';
import { hasWords, type Thing } from '../things.ts';
import { nameable } from '../what-is-there.ts';
import { rhymedLines } from './rhymed-lines.ts';
import { isSigned } from './is-signed.ts';
import { fullVersesOf } from './verses.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

/** Something that a program can surely find in a text, or surely not. */
export interface Feature extends Thing {
  /** A text needs it once: whoever asks for it says that it isn't there. */
  isOnce?: boolean;
  /** Whether there is surely none of it; never sure where this is absent. */
  isLacking?: (source: Source) => boolean;
  /** The names that praise means nothing else by; “the speech” may be all of the text. */
  meant?: RegExp;
  /** Other ways to say that there is none, in a sentence without its quotations. */
  denial?: RegExp;
}

const isWithout =
  (shown: RegExp) =>
  ({ normalised }: Source): boolean =>
    !shown.test(normalised.original);

const asksOutsideSpeech = ({ asRead }: Source): boolean =>
  asRead().sentences.some((one) => /\?["”’']*$/u.test(one.text) && !hasSpeech(asRead(), one));

const neverAsks = ({ asRead }: Source): boolean =>
  !asRead().text.includes('?') && !asRead().sentences.some(({ text }) => mayAsk(text));

/** Ends as a sentence does, and is no heading. */
const isClosed = /.{40}[.!?]["”’']?\s*$/u;

function isWithoutHeadings({ asRead }: Source): boolean {
  const { lines, title } = asRead();
  return lines.length > 1 && lines.every((line) => line === title || isClosed.test(line.text));
}

/** Once may be a title in quotation marks, or a word that somebody says. */
const FEWEST_SPOKEN = 2;
const FEWEST_RHYMED = 3;
const RHYMED = 0.3;
const FEWEST_STEPS = 3;
/** An address may stand above the greeting, and a P.S. below the name (lines). */
const EDGE_LINES = 6;

function rhymesOften({ asRead }: Source): boolean {
  const text = asRead();
  const rhymed = rhymedLines(text);
  return isVerse(text) && rhymed >= FEWEST_RHYMED && rhymed >= text.lines.length * RHYMED;
}

/** “I put”, “First we mixed”: a step that was told. */
const told = new SparingPattern(
  /(?:^|[.!?\n])[^\p{L}\n]{0,6}(?:(?:first|then|next|after that|finally),? )?(?:i|we|he|she|they)\b/iu,
);
export const isInCommands = ({ asRead, normalised }: Source): boolean =>
  commandsOf(asRead()).length >= FEWEST_STEPS && !told.test(normalised.original);

const numbered = /^[ \t]*(?:step )?\d{1,2}\b[.):]?\s+\p{L}/gimu;
const areNumbered = ({ normalised }: Source): boolean =>
  times(numbered, normalised.original) >= FEWEST_STEPS;

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const date = new SparingPattern(
  String.raw`\b\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}\b|\b${month} \d{1,2}(?:st|nd|rd|th)?\b|\b\d{1,2}/\d{1,2}/\d{2,4}\b`,
  'iu',
);
const address = new SparingPattern(
  /^[^\n]{0,12}\d[a-z]? \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:street|st|road|rd|avenue|ave|lane|drive|place|crescent|terrace|way)\b/imu,
);
const farewell = new SparingPattern(String.raw`^\W*${FAREWELL}(?!\p{L})`, 'iu');
/** A longer line that begins so goes on with the letter (characters). */
const LONGEST_FAREWELL = 60;

const takesLeave = ({ asRead }: Source): boolean =>
  asRead()
    .lines.slice(1)
    .slice(-EDGE_LINES)
    .some(({ text }) => text.length <= LONGEST_FAREWELL && farewell.test(text));

const own: readonly Feature[] = [
  { thing: 'titles?', isThere: hasTitle, isOnce: true },
  {
    thing: '(?:sub-?)?headings?|sub-?titles?',
    isThere: hasHeadings,
    isOnce: true,
    isLacking: isWithoutHeadings,
  },
  { thing: 'paragraphs|paragraphing|paragraph breaks', isThere: hasParagraphs, isOnce: true },
  {
    thing: 'greetings?|salutations?',
    isThere: ({ asRead }) =>
      asRead()
        .lines.slice(0, EDGE_LINES)
        .some(({ text }) => greets.test(text)),
    isOnce: true,
  },
  {
    thing: 'sign(?:ing)?[ -]?offs?|farewells?|goodbyes?',
    isThere: takesLeave,
    isOnce: true,
  },
  { thing: 'your (?:own )?(?:name|signature)', isThere: isSigned, isOnce: true },
  {
    thing: String.raw`p\.? ?s\b\.?|postscripts?`,
    isThere: hasWords(/(?:^|\n)\W*p\.? ?s\b/iu),
    isOnce: true,
    isLacking: isWithout(/\bp\.? ?s\b/iu),
  },
  {
    thing: '(?:rhetorical )?questions?(?! marks?)',
    denial:
      /(?:n't|\bnot|\bnever) (?:really |actually )?ask(?: (?:her|him|them|us|me|anyone|(?:your|the|his|any) \p{L}+))? (?:anything|a (?:single )?thing|(?:an?|any|one|a single) questions?)\b|\basks? (?:(?:her|him|them|us|(?:your|the) \p{L}+) )?nothing\b/iu,
    isThere: asksOutsideSpeech,
    isLacking: neverAsks,
  },
  {
    thing:
      'direct speech|(?<!\\b(?:your|the|this|a|whole|good|great|strong) )speech(?! (?:marks?|bubbles?))|dialogues?|talking(?! marks?)|conversations?|spoken words|(?:people|characters|any(?:one|body)|some(?:one|body)) (?:speak|talk)(?:ing|s)?',
    isThere: ({ asRead }) => asRead().speech.length >= FEWEST_SPOKEN,
    meant: /^(?:direct speech|dialogues?|spoken words)$/iu,
    isLacking: isWithout(
      /["“”„‘]|(?<!\p{L})'|\b(?:said|says?|asked|yelled|shouted|whispered|replied|told|called)\b|^[^\n:]{1,20}:/imu,
    ),
  },
  {
    thing: 'similes?|comparisons?',
    isThere: ({ normalised }) => hasSimile(normalised.original),
    meant: /^similes?$/iu,
    isLacking: ({ normalised }) => mostSimiles(normalised.original) === 0,
  },
  {
    thing: 'exclamation (?:marks?|points?)|exclamations?',
    isThere: hasWords(/!/u),
    isLacking: isWithout(/!/u),
  },
  {
    thing: 'brackets|parenthes[ei]s',
    isThere: hasWords(/\([^()\n]+\)/u),
    isLacking: isWithout(/[()[\]]/u),
  },
  {
    thing: 'ellips[ei]s|dot dot dot',
    isThere: hasWords(/\.\.\.|…/u),
    isLacking: isWithout(/\.\.|…/u),
  },
  {
    thing: 'verses|stanzas',
    isThere: ({ asRead }) => fullVersesOf(asRead()).length >= FEWEST_SPOKEN,
    isOnce: true,
  },
  { thing: 'semi-?colons?', isThere: hasWords(/\p{L};/u), isLacking: isWithout(/;/u) },
  { thing: 'colons?', isThere: hasWords(/\p{L}:/u), isLacking: isWithout(/:/u) },
  { thing: 'bullet points?|bullets', isThere: hasWords(/^[ \t]*[-*•]\s?\p{L}/mu) },
  {
    thing: 'rhymes?|rhyming(?: words?| lines?| couplets?)?',
    denial:
      /\b(?:poem|lines|verses|you|it|words)\b[^.,;]{0,20}(?:n't|\bnot|\bnever)(?: (?:yet|really|actually|always))* rhyme\b(?! with)/iu,
    isThere: rhymesOften,
  },
  {
    thing:
      'numbered steps|step numbers|numbers? (?:for|to|beside|before|on|in front of) (?:each|your|the|every)(?: of your)? steps?',
    isThere: areNumbered,
    isOnce: true,
    isLacking: isWithout(/^[ \t]*(?:step )?\d{1,2}\b/imu),
  },
  {
    thing: String.raw`(?:list of )?(?:(?:the|all|your) )*(?:ingredients|materials|equipment|(?:things|what) (?:that )?(?:you|we|people|they|readers?|the (?:cook|reader|maker))(?: ?(?:'ll| will| might))? need(?! to (?!get|have|collect|gather|find)))(?: list| first)?`,
    isThere: hasListOfNeeds,
    isOnce: true,
  },
  {
    thing:
      '(?:bossy|command|action|imperative|doing) (?:verbs?|words?)|commands?|imperatives?|(?<=(?:steps?|instructions?) with an? )verbs?',
    isThere: isInCommands,
    isOnce: true,
  },
  { thing: 'adults?|grown[- ]?ups?', isThere: hasWords(/\b(?:adults?|grown[- ]?ups?)\b/iu) },
  { thing: '(?<!email )address', isThere: hasWords(address), isOnce: true },
  { thing: 'date', isThere: hasWords(date), isOnce: true },
  {
    thing: '(?:safety )?warnings?',
    isThere: hasWords(/(?:^|[.!?\n])\W{0,5}(?:warning|caution|be (?:very )?careful|watch out)\b/iu),
  },
];

/** Of two that have a name in common, the first counts. */
export const features: readonly Feature[] = [...own, ...nameable];
