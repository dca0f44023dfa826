import { capitals } from '../../rules/punctuation/capitals.ts';
import { endMarks } from '../../rules/punctuation/end-marks.ts';
import { speechMarks } from '../../rules/punctuation/speech-marks.ts';
import type { Rule } from '../../rules/rule.ts';
import { greets } from '../../text/meaning/letter-words.ts';
import { matchesIn } from '../../text/searching/matches-in.ts';
import { hasHeadings } from './has-headings.ts';
import { hasListOfNeeds } from './has-list-of-needs.ts';
import { hasParagraphs } from './has-paragraphs.ts';
import { hasTitle } from './has-title.ts';
import { pieceName } from './piece.ts';
import type { Source } from './source.ts';
import { anyOfThings, isMatchedThere, type Thing } from './things.ts';
import { isEnded } from './what-is-there.ts';
import { times } from './counts/times.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

const forgotten = String.raw`\b(?:you(?:['’]ve)? (?:have )?(?:forgot|forgotten|left out|left off|missed|missed out|skipped)(?: to (?:use|put in|put|write|add|include|give(?: it| us)?))?|(?:${pieceName}|it) (?:is missing|is (?:still )?without|lacks|(?:still )?needs))(?: (?:all|the|your|its|any|an?|some|of))*`;

/** More words between two full stops may be several sentences. */
const LONGEST_SENTENCE = 30;

/** Fewer marks say little of all. */
const FEWEST = 3;

const isRight = (rule: Rule, { asRead }: Source): boolean =>
  !rule.find(asRead()).some(({ kind }) => kind === 'nextStep');

function areEndMarksThere(source: Source): boolean {
  const { sentences } = source.asRead();
  return (
    isRight(endMarks, source) &&
    times(/[.!?](?:["”’]|\s|$)/gu, source.normalised.original) >= FEWEST &&
    sentences.every(
      ({ text, words }) => /[.!?]["”’')]*$/u.test(text) && words.length <= LONGEST_SENTENCE,
    )
  );
}

const things: readonly Thing[] = [
  { thing: 'full stops', isThere: areEndMarksThere },
  {
    thing: 'capitals?(?: letters)?',
    isThere: (source: Source) =>
      isRight(capitals, source) &&
      areEndMarksThere(source) &&
      source.asRead().sentences.every(({ text }) => !/^\p{Ll}/u.test(text)),
  },
  {
    thing: '(?:speech|talking|quotation) marks',
    isThere: (source: Source) => isRight(speechMarks, source) && source.asRead().speech.length > 0,
  },
  { thing: 'title', isThere: hasTitle },
  {
    thing: 'greeting',
    isThere: ({ normalised }: Source) => greets.test(normalised.original),
  },
  { thing: 'paragraphs', isThere: hasParagraphs },
  { thing: '(?:sub-?)?headings', isThere: hasHeadings },
];

const claimed = new SparingPattern(
  String.raw`${forgotten} ${anyOfThings(things)}\b(?! (?:letters?|marks?|in|at|on|after|before|for|around|to|where|when|that)\b)(?! [“‘])`,
  'giu',
);

/** Speech may be a title, or a word that somebody says. */
const FEWEST_SPOKEN = 2;

const askable: readonly Thing[] = [
  ...things.filter(({ thing }) => thing === 'title' || thing === 'greeting'),
  {
    thing: 'dialogue|direct speech',
    isThere: ({ asRead }) => asRead().speech.length >= FEWEST_SPOKEN,
  },
  { thing: '(?:sub-?)?headings', isThere: hasHeadings },
  { thing: '(?:ending|conclusion)', isThere: isEnded },
  {
    thing:
      'list of (?:what (?:you|we) need|(?:all )?(?:the )?(?:things|tools|materials|equipment|ingredients)(?: (?:that )?(?:you|we|people|readers?|they) (?:(?:will|might) )?need)?)',
    isThere: hasListOfNeeds,
  },
];

const lead = String.raw`(?:^|[.!?] |\b(?:next|first|then|and|now),? |\b(?:remember|don['’]t forget|need|try|step is|step (?:would|could) be) to )`;

/** A step that asks for one asks for what is there. */
const asked = new SparingPattern(
  String.raw`(?:${lead}(?:add|write|put in|include|use|begin with|start with|end with|finish with|give (?:it|us|your \p{L}+|this))|\b(?:try|start by) (?:adding|including|using|putting in)) (?:(?:in )?(?:an?|some|a little|a bit of|a few) )?${anyOfThings(askable)}\b(?! (?:that|which|like|of|with|from|to(?! (?:show|make|help|organise|group|bring|let|break|divide)\b)|in|at|on|about|for|as|when|where|after|before|between|around|here|there)\b)`,
  'giu',
);
/** “Add a question at the start to hook your reader.” */
const openingQuestion = new SparingPattern(
  String.raw`${lead}(?:add|write|use|include|ask|begin with|start with|open with) (?:your \p{L}+ with )?an? (?:[\p{L}-]+ )?question (?:at the (?:very )?(?:start|beginning|top)|to (?:hook|grab|open|begin|start|draw)\b)`,
  'iu',
);
const opensWithQuestion = ({ asRead }: Source): boolean =>
  asRead()
    .sentences.slice(0, 2)
    .some(({ text }) => text.includes('?'));

/** “Add a warning to keep people safe.” */
const aWarning = new SparingPattern(
  String.raw`${lead}(?:add|write|put in|include|give(?: us| people)?) a (?:safety )?warning(?=[.,;!]|$| (?:so|to (?:keep|stop|help)|for (?:your|the|other) (?:readers?|cooks?|people))\b)`,
  'iu',
);
const hasWarning = ({ normalised }: Source): boolean =>
  /(?:^|[.!?\n])\W{0,5}(?:warning|caution|be (?:very )?careful|watch out)\b/iu.test(
    normalised.original,
  );

/** “Headings would help your reader.” */
const wishedHeadings = new SparingPattern(
  /(?<!\b(?:more|two|three|extra|other|better|different|shorter|clearer|question) )\b(?:sub-?)?headings (?:would|could|might|will) (?:really )?(?:help|make|guide|let)\b/iu,
);
/** “Greet your audience.” */
const greeting = new SparingPattern(
  String.raw`${lead}(?:greet|say hello to) (?:your|the|us|them)\b`,
  'iu',
);
const intoParagraphs = new SparingPattern(
  String.raw`${lead}(?:break|split|divide|organise|put|set out|sort) (?:it|this|your \p{L}+|the \p{L}+)(?: up)? in(?:to)? paragraphs\b`,
  'iu',
);

const steps = String.raw`(?:your|the|all|each|every)\b[^.!?]{0,10}\b(?:steps?|instructions?)\b`;
const numbering = new SparingPattern(
  [
    String.raw`\byou(?:['’]ve)? (?:have )?(?:forgot|forgotten|not) to number ${steps}`,
    String.raw`(?:^|[.!?] )(?:number|(?:put|write|add) (?:a )?numbers? (?:in front of|before|beside|next to|to|on|by)) ${steps}`,
    String.raw`(?:^|[.!?] )give ${steps} a number`,
    String.raw`\b(?:steps|instructions) (?:are(?:n['’]t| not)|have(?:n['’]t| not) been)(?: yet)? numbered`,
  ].join('|'),
  'iu',
);
const isNumbered = ({ normalised }: Source): boolean =>
  times(/^[ \t]*\d{1,2}[.):]?\s+\p{L}/gmu, normalised.original) >= FEWEST;

/** A quicker test: most comments are about none of these. */
const mayForget = new SparingPattern(
  /full stop|capital|marks|title|greet|hello|number|dialogue|direct speech|heading|ending|conclusion|paragraphs|list of|question|warning/iu,
);

/** Whether a comment says that something was forgotten, or asks for it, and all of it is there. */
export function isFalselyForgotten(comment: string, source: Source): boolean {
  if (!mayForget.test(comment)) return false;
  const claims = matchesIn(comment, claimed);
  if (claims.some((found) => isMatchedThere(found, things, source))) return true;
  if (numbering.test(comment) && isNumbered(source)) return true;
  if (greeting.test(comment) && greets.test(source.normalised.original)) return true;
  if (openingQuestion.test(comment) && opensWithQuestion(source)) return true;
  if (aWarning.test(comment) && hasWarning(source)) return true;
  if (wishedHeadings.test(comment) && hasHeadings(source)) return true;
  if (intoParagraphs.test(comment) && hasParagraphs(source)) return true;
  return matchesIn(comment, asked).some((found) => isMatchedThere(found, askable, source));
}
