import { matchesIn } from '../../text/searching/matches-in.ts';
import { countWords, lowerWords } from '../../text/words.ts';
import { findQuotation } from '../finding/find-quotation.ts';
import { hasSimile, mostSimiles } from './comparisons.ts';
import { mayAsk } from './may-ask.ts';
import { isSpoken } from './speakers/is-spoken.ts';
import type { Source } from './source.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

/** Words of the text that a comment gives a label, and the sentence that they stand in. */
interface Labelled {
  words: string;
  sentence: string;
  start: number;
  end: number;
}

interface Label {
  /** A pattern of its names, without groups. */
  name: string;
  isRefuted: (labelled: Labelled, source: Source) => boolean;
}

/** A longer one may well have a metaphor beside its simile (words). */
const LONGEST_SIMILE = 10;

const endsOtherwise = (mark: string, { sentence }: Labelled): boolean =>
  !sentence.includes(mark) && /[.!?]\W*$/u.test(sentence);

/** Letters that may sound alike at the start of a word. */
const alike = ['ckqxsz', 'fpv', 'gjdt', 'aeiouh', 'rw', 'nkgm'];

/** “The drip of the willows” begins two words alike, but nobody hears them. */
const unheard = /^(?:the|an?|of|to|in|on|at|and|as|by|with|from|is|was)$/u;

function mayAlliterate({ words }: Labelled): boolean {
  const all = lowerWords(words);
  const heard = all.filter((word) => !unheard.test(word));
  const firsts = (heard.length < 2 ? all : heard).map((word) => word.charAt(0));
  if (firsts.length < 2) return true;
  return firsts.some((one, at) =>
    firsts
      .slice(at + 1)
      .some(
        (other) =>
          alike.some((some) => some.includes(one) && some.includes(other)) || one === other,
      ),
  );
}

const labels: readonly Label[] = [
  { name: 'similes?', isRefuted: ({ sentence }) => mostSimiles(sentence) === 0 },
  {
    name: 'metaphors?',
    isRefuted: ({ words }) =>
      hasSimile(words) && !words.includes(',') && countWords(words) <= LONGEST_SIMILE,
  },
  {
    name: '(?:rhetorical )?questions?(?! marks?\\b)',
    isRefuted: (one) => endsOtherwise('?', one) && !mayAsk(one.sentence),
  },
  { name: 'exclamations?(?! marks?\\b)', isRefuted: (one) => endsOtherwise('!', one) },
  {
    name: '(?:dialogue|direct speech)',
    isRefuted: ({ start, end, sentence }, source) =>
      !isSpoken({ start, end }, source) && !/["“”]|\b(?:said|says?|asked|yelled)\b/u.test(sentence),
  },
  { name: 'alliterations?', isRefuted: (one) => !mayAlliterate(one) },
  {
    name: '(?:one|single)[- ]word (?:sentence|line|paragraph)s?',
    isRefuted: ({ words }) => countWords(words) > 1,
  },
];

const name = `(?<label>${labels.map((one) => one.name).join('|')})`;
const quoted = String.raw`“(?<words>[^“”\n]{2,200})”`;

/** “Your metaphor, ‘X’”; “I like the alliteration in ‘X’”. */
const labelFirst = new SparingPattern(
  String.raw`\b(?:your|the|this|that|an?|with|use|uses|used)(?: [\p{L}-]+){0,2}? ${name}(?: (?:is|here is|of|in|like|such as|comes? in|with)|[,:])?[,:]? ${quoted}`,
  'giu',
);

/** “‘X’ is a metaphor”; “‘X’ is funny. This simile …”. */
const quotedFirst = new SparingPattern(
  String.raw`${quoted}(?:,? (?:(?:is|was|makes|works as|has|uses|shows|gives us)(?: (?:such|really|quite))? (?:an?|your|some|the|one)|as an?|an?)(?: [\p{L}-]+){0,2}?|[^.!?“”]{0,60}[.!?] (?:This|That)(?: [\p{L}-]+)?) ${name}(?! (?:to|for|and)\b)`,
  'giu',
);

/** “When you ask ‘X’”. */
const asked = new SparingPattern(
  String.raw`\byou ask(?:ed)?(?: (?:us|me|yourself|(?:the|your) (?:readers?|audience)))?,? ${quoted}`,
  'giu',
);

/** What it could be, or isn't; or a comment that knows both. */
const notSaid = new SparingPattern(
  /\b(?:not|n['’]t|nearly|almost|turn|make|change|rather than|instead of|could|would|should|might|than|without|add|if)\b[^.!?]*$/iu,
);

const exactly = labels.map((one) => ({
  ...one,
  name: new SparingPattern(`^(?:${one.name})$`, 'iu'),
}));

const claimsIn = (comment: string): { label: string; words: string }[] =>
  [labelFirst, quotedFirst, asked]
    .flatMap((claim) => matchesIn(comment, claim))
    .filter(({ index }) => !notSaid.test(comment.slice(Math.max(0, index - 60), index)))
    .map(({ groups }) => ({
      label: groups?.['label'] ?? 'question',
      words: groups?.['words'] ?? '',
    }));

function labelledIn(words: string, source: Source): Labelled | null {
  const found = findQuotation(words, source);
  if (found === null) return null;
  const { original } = source.normalised;
  const before = /[^.!?\n]*$/u.exec(original.slice(Math.max(0, found.start - 200), found.start));
  const after = /^[^.!?\n]*[.!?]*/u.exec(original.slice(found.end, found.end + 200));
  const ends = /[.!?]["”’]?$/u.test(found.text);
  const sentence = `${before?.[0] ?? ''}${found.text}${ends ? '' : (after?.[0] ?? '')}`;
  return { words: found.text, sentence, start: found.start, end: found.end };
}

const mayLabel =
  /simile|metaphor|question|exclam|dialogue|direct speech|alliterat|[- ]word |\bask/iu;

/** Whether a comment calls words of the text what they aren't: a metaphor, a question, somebody's speech. */
export function isMislabelled(comment: string, source: Source): boolean {
  if (!mayLabel.test(comment)) return false;
  return claimsIn(comment).some(({ label, words }) => {
    const labelled = labelledIn(words, source);
    const known = exactly.find((one) => one.name.test(label));
    return labelled !== null && known?.isRefuted(labelled, source) === true;
  });
}
