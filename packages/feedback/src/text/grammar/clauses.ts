import type { Sentence, StudentText, Word } from '../student-text.ts';
import { isVerb } from './verbs.ts';

/** These join clauses; before a subject they begin a new one. */
const joining = new Set(
  'and but so then because when while until although though after before if as'.split(' '),
);
const subjects = new Set(
  'i we he she they it you this that these those there everyone everybody someone nobody mum dad nana koro the a an my our his her their your its some all one'.split(
    ' ',
  ),
);

const knownClauses = new WeakMap<Sentence, readonly Word[][]>();

/** The clauses of a sentence, each as its words, in order. */
export function clausesOf(text: StudentText, sentence: Sentence): readonly Word[][] {
  const known = knownClauses.get(sentence) ?? clausesIn(text, sentence);
  knownClauses.set(sentence, known);
  return known;
}

function clausesIn(text: StudentText, { words }: Sentence): Word[][] {
  const clauses: Word[][] = [];
  let hasVerb = false;
  for (const [i, word] of words.entries()) {
    const previous = words[i - 1];
    const gap = previous === undefined ? '' : text.text.slice(previous.end, word.start);
    // ‘As light as a loaf’ is one thing.
    const isComparison = word.lower === 'as' && words[i - 2]?.lower === 'as';
    // ‘Ever after’ joins nothing.
    const isEver = word.lower === 'after' && previous?.lower === 'ever';
    // “My friend Mei and I walked” is one clause.
    const isPair =
      word.lower === 'and' && (!(hasVerb && hasVerbSoon(words, i + 1)) || isNamedNext(words, i));
    const isJoined =
      joining.has(word.lower) && !isComparison && !isEver && !isPair && isSubject(words[i + 1]);
    const hasBegun = joining.has(previous?.lower ?? '') && clauses.at(-1)?.length === 1;
    // ‘$400,000’ and ‘5:30’ are one number.
    const isNumber =
      /^[,:]$/u.test(gap) && /\d$/u.test(previous?.text ?? '') && /^\d/u.test(word.text);
    const isStart = (!isNumber && /[,;:–—()“”"]|\s-\s/u.test(gap)) || (isJoined && !hasBegun);
    if (previous === undefined || isStart) {
      clauses.push([]);
      hasVerb = false;
    }
    clauses.at(-1)?.push(word);
    hasVerb ||= isVerb(word, i, words);
  }
  return clauses;
}

/** “A boy called Jess | and a girl called Leslie who …” */
const isNamedNext = (words: readonly Word[], i: number): boolean =>
  /^an?$/u.test(words[i + 1]?.lower ?? '') &&
  words.slice(i + 2, i + 5).some(({ lower }) => lower === 'called' || lower === 'named');

/** A verb comes this soon after a clause has begun (words). */
const SOON = 7;

const hasVerbSoon = (words: readonly Word[], from: number): boolean =>
  words.slice(from, from + SOON).some((word, i, some) => isVerb(word, i, some));

function isSubject(word: Word | undefined): boolean {
  if (word === undefined) return false;
  const joins = joining.has(word.lower) && word.lower !== 'and';
  return subjects.has(word.lower) || joins || /^\p{Lu}/u.test(word.text);
}
