import { commandsOf } from '../../../language/kinds-of-words/command-verbs.ts';
import { headingLines } from '../../../text/lines/headings.ts';
import { matchesIn } from '../../../text/searching/matches-in.ts';
import { lowerWords } from '../../../text/words.ts';
import { mayAsk } from '../may-ask.ts';
import { mostSimiles } from '../comparisons.ts';
import { fewestReasons } from './at-most.ts';
import { countOf, number, someNumber } from './numbers.ts';
import { times } from './times.ts';
import type { Source } from '../source.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

/** “Your three paragraphs” are all of them; “two of your paragraphs” are not. */
const hers = new SparingPattern(
  String.raw`(?<!\b(?:of|into|to|in|with|write|add|make|plan|last|first|next) )\b(?:your|all|these) ${number} (?:\p{L}+ )?(paragraphs|(?:numbered )?steps|(?:sub-?)?headings)\b`,
  'giu',
);

const both = /\bboth (?:of )?your (?:\p{L}+ )?(similes|questions)\b/giu;

const begins = '(?:starts?|begins?|opens?) with (?:the words? )?[“‘]([^“”‘’\\n]{1,30})[”’]';
const everySentence = new SparingPattern(
  String.raw`(?<!\b(?:nearly|almost|not) )\b(?:every(?: single)?(?: one)?|each(?: one)?|all)(?: of)?(?: your)? sentences? ${begins}`,
  'giu',
);
const youStart = new SparingPattern(
  String.raw`\byou (?:start|begin|open) (?:every|each|all)(?: (?:one of|of))?(?: your)?(?: single)? sentences? with (?:the words? )?[“‘]([^“”‘’\n]{1,30})[”’]`,
  'giu',
);
const theyAll = new SparingPattern(
  String.raw`\bsentences\b[^.!?“”]{0,40}\b(?:they|these) (?:all|each)(?: of them)? ${begins}`,
  'giu',
);
const everyParagraph = new SparingPattern(
  String.raw`(?<!\b(?:nearly|almost|not) )\b(?:every(?: single)?(?: one)?|each(?: one)?|all)(?: of)?(?: your)? paragraphs? ${begins}`,
  'giu',
);

/** “Every paragraph opens with a question”; a paragraph without one refutes it wherever it should stand. */
const eachHas = new SparingPattern(
  String.raw`(?<!\b(?:nearly|almost|not|if|that|so|make|give) )\b(?:every(?: single)?|each)(?: one)?(?: of (?:your|the))? paragraphs? (?:(?:opens?|starts?|begins?|ends?|finishes|closes) with|has|uses|contains|includes|asks) (?:an?|some) (?:[\p{L}-]+ ){0,2}?(question|exclamation|simile|speech|dialogue|quote)\b`,
  'giu',
);
const hasMarks = (paragraph: string): boolean => /["“”‘']/u.test(paragraph);

const shown: Readonly<Record<string, (paragraph: string) => boolean>> = {
  question: mayAsk,
  exclamation: (paragraph) => paragraph.includes('!'),
  simile: (paragraph) => mostSimiles(paragraph) > 0,
  speech: hasMarks,
  dialogue: hasMarks,
  quote: hasMarks,
};

/** “Every sentence here is a statement.” */
const allStatements = new SparingPattern(
  String.raw`(?<!\b(?:nearly|almost|not|that|if) )\b(?:every(?: single)?(?: one)?|each(?: one)?|all)(?: of)?(?: your| the)? sentences?(?: here| in (?:this|your) \p{L}+)? (?:is|are) (?:all )?(?:an? )?statements?\b|\byour sentences are all statements\b|\byou only (?:use|write|have) statements\b`,
  'iu',
);
const inPart =
  /\bin (?:this|your) (?:\p{L}+ )?(?:paragraph|part|section|verse)\b|\bparagraph\b[^.!?]*$/iu;
/** A noun may begin a sentence as a verb does: “Water drips.” */
const FEWEST_COMMANDS = 2;

const isSaidOtherwise = ({ asRead }: Source): boolean =>
  asRead().sentences.some(({ text }) => /\?["”’]?$/u.test(text)) ||
  commandsOf(asRead()).length >= FEWEST_COMMANDS;

/** “Each paragraph begins with a time word.” */
const allInTime = new SparingPattern(
  String.raw`(?<!\b(?:nearly|almost|not|if|that|so|make) )\b(?:every(?: single)?(?: one)?|each(?: one)?|all)(?: of)?(?: your| the)? paragraphs? (?:starts?|begins?|opens?) with an? (?:[\p{L}-]+ )?(?:(?:time|sequence|order|linking) (?:words?|connectives?|phrases?|markers?)|(?:word|phrase)s? that tells? (?:us|me|the reader|your readers?) when)\b`,
  'iu',
);
/** Wide, and looked for in all that a paragraph begins with. */
const mayTellTime = new SparingPattern(
  /\b(?:first|second|third|then|next|after|before|when|while|later|finally|last|lastly|soon|sudden\p{L}*|once|one|\p{L}+day|yesterday|tonight|nights?|mornings?|afternoons?|evenings?|lunch\p{L}*|o['’]clock|during|until|till|since|as|minutes?|hours?|days?|weeks?|months?|years?|summer|winter|autumn|spring|meanwhile|eventually|immediately|already|now|by|this time|every|at|also|so|because|but|and|however|another|for)\b/iu,
);
const OPENING = 40;

/** Shorter lines may be headings, greetings or items of a list (characters). */
const SHORTEST_PARAGRAPH = 60;

export const paragraphsOf = ({ asRead }: Source): string[] =>
  asRead()
    .lines.map(({ text }) => text)
    .filter((text) => text.length >= SHORTEST_PARAGRAPH);

/** Numbered from 1 on without a gap, or nobody can tell how many there are. */
export function stepsIn({ normalised: { original } }: Source): number {
  const labels = Array.from(original.matchAll(/^[ \t]*(\d{1,2})[.):]\s+\p{L}/gmu), ([, n]) =>
    Number(n),
  );
  return labels.every((label, at) => label === at + 1) ? labels.length : 0;
}

const partsOf = (part: string, source: Source): number => {
  if (part.endsWith('steps')) return stepsIn(source);
  return part.endsWith('headings')
    ? headingLines(source.asRead()).length
    : paragraphsOf(source).length;
};

/** “You only give one reason”, of a text that counts to three. */
const fewReasons = new SparingPattern(
  String.raw`\byou(?:['’]ve)? (?:have )?(?:(?:only|just) (?:give|gave|given|have|list|got)|(?:give|gave|given|have|list) (?:only|just)) (one|${someNumber}) (?:\p{L}+ )?(?:reasons?|arguments?)\b|\byou(?:['’]ve)? (?:have |got |give |gave |given )+(one|${someNumber}) (?:\p{L}+ )?(?:reasons?|arguments?) (?:so far|at the moment|now|yet)\b|\byou(?:['’]ve)? (?:have |got |give |gave |given |us )+(one|${someNumber}) (?:reasons?|arguments?) only\b|\bwith (?:only|just) (one|${someNumber}) (?:\p{L}+ )?(?:reasons?|arguments?)\b`,
  'giu',
);

const ofOneLength = new SparingPattern(
  /\b(?:every|each|all(?: of)?) (?:of )?your sentences? (?:are|is) (?:(?:very|quite|too|rather|so) )?(long|short)\b|\byour sentences are all (?:(?:very|quite|too|rather|so) )?(long|short)\b|\byou only (?:use|write|have) (long|short) sentences\b/giu,
);
const SHORT = 4;
const LONG = 15;

/** Sentences that a child's missing full stops make no longer. */
const isOtherwiseLong = ([, one, all, other]: RegExpMatchArray, { asRead }: Source): boolean => {
  const lengths = asRead().sentences.map(({ words }) => words.length);
  return (one ?? all ?? other)?.toLowerCase() === 'long'
    ? lengths.filter((length) => length > 0 && length <= SHORT).length > 1
    : lengths.some((length) => length >= LONG);
};

const startsWith = (text: string, words: string): boolean => {
  const sought = lowerWords(words);
  return lowerWords(text.slice(0, 60)).slice(0, sought.length).join(' ') === sought.join(' ');
};

/** A quicker test: most comments count none of these. */
const mayCount = /paragraph|step|heading|simile|question|sentence|statement|reason|argument/iu;

/** Whether a comment gives fewer paragraphs or steps than there are, or says of all what isn't so of one. */
export function arePartsMiscounted(comment: string, source: Source): boolean {
  if (!mayCount.test(comment)) return false;
  const { original } = source.normalised;
  const isTooFew = ([, said = '', part = '']: RegExpMatchArray) =>
    countOf(said) < partsOf(part.toLowerCase(), source);
  const isOne = ([, thing = '']: RegExpMatchArray) =>
    thing.toLowerCase() === 'questions' ? times(/\?/gu, original) < 2 : mostSimiles(original) < 2;
  // Whatever full stops are missing, the first sentence begins where the text does.
  const isNotFirst = ([, words = '']: RegExpMatchArray) => {
    const [first] = source.asRead().sentences;
    return first !== undefined && !startsWith(first.text, words);
  };
  const isNotEach = ([, words = '']: RegExpMatchArray) =>
    paragraphsOf(source).some((paragraph) => !startsWith(paragraph, words));
  const isNotInEach = ([, thing = '']: RegExpMatchArray) =>
    paragraphsOf(source).some((paragraph) => shown[thing.toLowerCase()]?.(paragraph) === false);
  return (
    matchesIn(comment, hers).some(isTooFew) ||
    matchesIn(comment, both).some(isOne) ||
    [everySentence, theyAll, youStart].some((claim) =>
      matchesIn(comment, claim).some(isNotFirst),
    ) ||
    matchesIn(comment, everyParagraph).some(isNotEach) ||
    (allInTime.test(comment) &&
      paragraphsOf(source).some((one) => !mayTellTime.test(one.slice(0, OPENING)))) ||
    (allStatements.test(comment) && !inPart.test(comment) && isSaidOtherwise(source)) ||
    matchesIn(comment, eachHas).some(isNotInEach) ||
    matchesIn(comment, ofOneLength).some((found) => isOtherwiseLong(found, source)) ||
    matchesIn(comment, fewReasons).some(
      ([, only, far, one, just = '']) =>
        countOf(only ?? far ?? one ?? just) < fewestReasons(original),
    )
  );
}
