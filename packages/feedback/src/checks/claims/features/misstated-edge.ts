import { greets } from '../../../text/meaning/letter-words.ts';
import { endingOf } from '../../../text/lines/parts.ts';
import { matchesIn } from '../../../text/searching/matches-in.ts';
import type { Sentence } from '../../../text/student-text.ts';
import { mayAsk } from '../may-ask.ts';
import { edgesOf } from '../places/edges-of.ts';
import { isOfAPart } from '../places/of-a-part.ts';
import type { Source } from '../source.ts';
import { isStating, notTold, wholeText } from './cues.ts';
import { saidIn } from './said-in.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

/** What a text may begin or end with; what surely shows that a sentence is it, and that it isn't. */
interface Kind {
  name: string;
  is: RegExp;
  isNot: (words: string) => boolean;
}

const kinds: readonly Kind[] = [
  {
    name: '(?:rhetorical )?questions?(?! marks?)',
    is: /^[^"“‘]*\?$/u,
    isNot: (words) => !mayAsk(words),
  },
  {
    name: '(?:direct )?speech|dialogue|(?:someone|somebody|a character|people) (?:speaking|talking)',
    is: /^["“‘][^"“”]{2,}[,.!?]["”’]/u,
    isNot: (words) => !/["“”‘]|(?<!\p{L})'/u.test(words),
  },
  {
    name: 'exclamations?(?: marks?)?',
    is: /!["”’']*$/u,
    isNot: (words) => !words.includes('!'),
  },
];

const thing = `(?:${kinds.map(({ name }) => `(${name})`).join('|')})`;
const whole = String.raw`(?: (?:it|us|off|out|${wholeText}|straight|right|away))*`;
const det = '(?:an? |some |the |your |one )?';

interface Edge {
  isStart: boolean;
  /** In each a group for the words between, one for each kind. */
  claims: readonly RegExp[];
}

const edgeOf = (isStart: boolean, verbs: string, nouns: string, adjective: string): Edge => ({
  isStart,
  claims: [
    String.raw`\b(?:${verbs})${whole} (?:with|on|by asking|using) ${det}((?:[\p{L}-]+ ){0,2}?)${thing}`,
    String.raw`\b(?:${adjective}) ((?:[\p{L}-]+ )?)${thing}`,
    String.raw`\b((?:[\p{L}-]+ )?)${thing}(?: (?:that )?(?:comes?|stands?|is|you (?:use|have|put|ask)))?(?: right)? at the (?:very )?(?:${nouns})\b(?! of (?!${wholeText}))`,
    String.raw`\b(?:${adjective}|first|last) (?:sentence|line) (?:is|as|being) ${det}((?:[\p{L}-]+ )?)${thing}`,
  ].map((claim) => new SparingPattern(claim, 'giu')),
});

const edges: readonly Edge[] = [
  edgeOf(
    true,
    'start(?:s|ed|ing)?|beg[aiu]n(?:s|ning)?|open(?:s|ed|ing)?|kick(?:s|ed|ing)? off|lead(?:s|ing)? in|hook(?:s|ing)?',
    'start|beginning|top',
    'opening',
  ),
  edgeOf(
    false,
    'end(?:s|ed|ing)?|finish(?:es|ed|ing)?|clos(?:e|es|ed|ing)|conclud(?:e|es|ed|ing)',
    'end|bottom|close',
    'closing|concluding',
  ),
];

/** Quicker tests: most comments speak of none of these, or of neither end. */
const mayBeKind = /question|speech|dialogue|speaking|talking|exclamation|asking/iu;
const mayBeEdge =
  /start|beg[aiu]n|open|kick|lead|hook|end|finish|clos|conclu|bottom|top|first|last/iu;

const denied = /(?:n't|\bnot|\bnever|\bwithout|\bno)(?: \p{L}+){0,3} $/iu;
const wanted = new SparingPattern(
  /(?:^|[,;:–] ?|\b(?:next(?: time)?|then|now|also|and|so|try|consider|about|could|should|might|can|may|would|to|or|maybe|perhaps|better|more)(?: (?:also|even|just|maybe|perhaps))*,? )(?:(?:add|use|write|put|include|have|ask|try|adding|using|putting|having|asking|trying)(?: (?:an?|some|your|to))? )?$/iu,
);
const gerund = /^\p{L}+ing\b/iu;
const afterTry = /\b(?:try|consider|about|instead of|rather than|than|practise|by|suggest|on) $/iu;
const stated = new SparingPattern(
  String.raw`(?:\byou(?:'ve| have| had)?(?: (?:also|even|then|cleverly|bravely))*|\b(?:your|this|the|that|an?|with)|\b${wholeText}) $`,
  'iu',
);

type Stance = 'denied' | 'wanted' | 'stated' | null;

function stanceOf(before: string, claim: string): Stance {
  if (notTold.test(before)) return null;
  if (denied.test(before)) return 'denied';
  if (gerund.test(claim)) return afterTry.test(before) ? 'wanted' : 'stated';
  // “You open with a bang and end with a question” asks for nothing.
  if (wanted.test(before)) return isStating(before) ? null : 'wanted';
  return stated.test(before) ? 'stated' : null;
}

/** The sentence that a text begins or ends with. */
function edgeSentence({ asRead }: Source, isStart: boolean): Sentence | undefined {
  const text = asRead();
  return isStart ? text.sentences.find((one) => !greets.test(one.text)) : endingOf(text, 1)[0];
}

const isThere = (kind: Kind, isStart: boolean, source: Source): boolean =>
  kind.is.test(edgeSentence(source, isStart)?.text ?? '');

function isNowhereNear(kind: Kind, isStart: boolean, source: Source): boolean {
  const { opening, ending } = edgesOf(source);
  const { original } = source.normalised;
  const near = isStart ? original.slice(0, opening) : original.slice(ending);
  return source.asRead().sentences.length > 0 && kind.isNot(near);
}

/** Whether a comment says what a text begins or ends with that it doesn't, or asks for it where it does. */
export function isEdgeMisstated(comment: string, source: Source): boolean {
  if (!mayBeKind.test(comment) || !mayBeEdge.test(comment)) return false;
  return saidIn(comment).some(({ text }) =>
    edges.some(({ isStart, claims }) =>
      claims.some((claim) =>
        matchesIn(text, claim).some((found) => {
          const [whole_, between = '', ...named] = found;
          const kind = kinds[named.findIndex((one) => one !== undefined)];
          if (kind === undefined || isOfAPart(text, found.index, found.index + whole_.length))
            return false;
          const stance = stanceOf(text.slice(0, found.index), whole_);
          if (stance === 'stated') return isNowhereNear(kind, isStart, source);
          // “A stronger question” may be asked for where there is one.
          return stance !== null && between.trim() === '' && isThere(kind, isStart, source);
        }),
      ),
    ),
  );
}
