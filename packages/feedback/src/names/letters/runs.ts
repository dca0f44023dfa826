import { flagLetters, framedLetters, plainLetters } from './plain-letters.ts';
import { unescaped } from './unescaped.ts';

export interface Run {
  start: number;
  end: number;
  text: string;
  /** In plain lower case. */
  letters: string;
  /** The words within a handle or camel case, in plain lower case. */
  parts: readonly string[];
  gap: string;
  /** Whether it begins a sentence, a line or speech. */
  first: boolean;
  /** Whether a sentence or line has ended just before. */
  afterStop: boolean;
}

const inside = '\\p{M}\\p{Default_Ignorable_Code_Point}';
/** ‘pr1nce$$’: a sign in place of a letter. */
const likeLetters = String.raw`[©®$€](?<=\p{L}\p{N}?[©®$€]{1,3})(?!\p{N})`;
const shape = new RegExp(`(?:[\\p{L}\\p{N}_${inside}${framedLetters}]|${likeLetters})+`, 'gu');
const ofFlags = new RegExp(`[${flagLetters}]`, 'u');
const shapeWithFlags = new RegExp(
  `${shape.source}|[${flagLetters}][${flagLetters}${inside}]*`,
  'gu',
);
const ordinary = /^\p{Lu}?\p{Ll}+$/u;
const capital = /\p{Lu}/u;
const stop = /[.!?…:;\n•]/u;
const opening = /(?:^|\s)["“‘'(*-]+$/u;
/** Between the halves of a word: D'Souza. */
const within = /^['’‘]$/u;
const LONGEST_OPENING = 20;
const edges = /^_+|_+$/gu;
const part = new RegExp(
  `(?:\\p{Lu}[${inside}]*)+(?!\\p{Ll})|(?:\\p{Lu}[${inside}]*)?(?:[\\p{Ll}\\p{Lm}][${inside}]*)+|(?:\\p{Lo}[${inside}]*)+`,
  'gu',
);
/** Scripts without spaces: each character is a run, but Thai is left whole. */
const eachAlone = String.raw`\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}`;
const unspaced = new RegExp(String.raw`[${eachAlone}\p{Script=Thai}]`, 'u');
const character = new RegExp(
  String.raw`((?:(?=\p{Lo})[${eachAlone}]|\p{Script=Thai}+)\p{M}*)`,
  'u',
);

export const isUnspaced = (text: string) => unspaced.test(text);

export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let after = 0;
  for (const { word, start } of wordsOf(text)) {
    const letters = plainLetters(word);
    if (letters === '') continue;
    const parts = ordinary.test(word) ? [letters] : partsOf(word);
    const end = start + word.length;
    const gap = text.slice(after, start);
    const afterStop =
      after === 0 || (gap !== ' ' && stop.test(gap) && !(gap === '. ' && isInitial(runs.at(-1))));
    const first =
      afterStop || (gap !== ' ' && opening.test(gap.slice(-LONGEST_OPENING)) && !within.test(gap));
    runs.push({ start, end, text: word, letters, parts, gap, first, afterStop });
    after = end;
  }
  return runs;
}

/** ‘I’ and ‘A’ are words, and may end a sentence. */
const isInitial = (run: Run | undefined) => /^(?![AI])\p{Lu}$/u.test(run?.text ?? '');

function* wordsOf(text: string): Generator<{ word: string; start: number }> {
  const read = unescaped(text);
  for (const match of read.matchAll(ofFlags.test(read) ? shapeWithFlags : shape)) {
    const word = match[0].replace(edges, '');
    const start = match.index + match[0].indexOf(word);
    if (isUnspaced(word)) yield* charactersOf(word, start);
    else yield { word, start };
  }
}

/** Each character of an unspaced script (Thai left whole), and what lies between. */
function* charactersOf(word: string, start: number): Generator<{ word: string; start: number }> {
  let at = start;
  for (const piece of word.split(character)) {
    if (piece !== '') yield { word: piece, start: at };
    at += piece.length;
  }
}

/** The letters of the run at this distance; empty beyond the end of the sentence. */
export function neighbour(runs: readonly Run[], at: number, by: -2 | -1 | 1 | 2): string {
  const to = by < 0 ? at : at + by;
  for (let i = to - Math.abs(by) + 1; i <= to; i++) if (runs[i]?.afterStop !== false) return '';
  return runs[at + by]?.letters ?? '';
}

/** False for a word in capitals among others in capitals. */
export function hasCapital(runs: readonly Run[], at: number): boolean {
  const text = runs[at]?.text ?? '';
  if (!capital.test(text)) return false;
  if (!isShouted(text)) return true;
  return ![runs[at - 1], runs[at + 1]].some((run) => run && isShouted(run.text));
}

/** In capitals, and no single letter. */
export function isShouted(text: string): boolean {
  return text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase();
}

function partsOf(word: string): string[] {
  return (word.match(part) ?? []).map(plainLetters).filter((letters) => letters !== '');
}
