import type { StudentText } from '../student-text.ts';
import { describing } from '../../language/kinds-of-words/describing-words.ts';
import { isVerb } from './verbs.ts';
import { wordSet } from '../word-set.ts';

/** None of these is a thing, or what a thing is like. */
const others = wordSet(`
  a an the this that these those my your our his her its their some any no every each all both another
  i you he she it we they me him us them who which what when where why how there here one someone everyone somebody everybody
  and but or so nor yet because if when while until unless although though since as than like then too also
  in on at to of for from with by about into onto over under up down out off through across along around round behind beside near after before between
  not never always often sometimes usually just only still even again now today yesterday tomorrow once twice later soon
  very really quite pretty more most less much many lots instead anyway maybe etc
`);

/** Whether a word, in small letters, surely is no thing, and tells of none what it is like. */
export const isNoThing = (lower: string): boolean => others.has(lower) || lower.endsWith('ly');

/**
 * Whether the next word may be a thing, or what it is like: then the word before says which one
 * (“hockey goal”), or whose (“my uncles boat”).
 */
export function nounFollows(text: StudentText, i: number): boolean {
  const [word, next] = [text.words[i], text.words[i + 1]];
  return (
    word !== undefined &&
    next !== undefined &&
    text.text.slice(word.end, next.start) === ' ' &&
    /^\p{Ll}{3,}$/u.test(next.text) &&
    !isNoThing(next.lower) &&
    !isVerb(next, i + 1, text.words)
  );
}

/** What can be said of many things: these make no name with the next word. */
const ofAnything = wordSet(`
  big little small old new young nice good great best first last next other whole own long short high low tall hot cold dark
  one two three four five six seven eight nine ten
`);

/** Whether the word before belongs to a thing's name: a castle alone is no “bouncy castle”. */
export function isNamedWithBefore(text: StudentText, i: number): boolean {
  const [before, word] = [text.words[i - 1], text.words[i]];
  return (
    word !== undefined &&
    before !== undefined &&
    text.text.slice(before.end, word.start) === ' ' &&
    /^\p{Ll}{3,}$/u.test(before.text) &&
    !others.has(before.lower) &&
    !ofAnything.has(before.lower) &&
    !describing.has(before.lower) &&
    !isVerb(before, i - 1, text.words)
  );
}
