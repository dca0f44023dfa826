import type { Stretch } from '@second-draft/contract';
import { readStudentText } from '../../text/student-text.ts';
import { contact } from '../told/contact.ts';
import { plainText } from './find-sign.ts';
import { stretchOfMatch, type PlainSentence } from './plain-sentence.ts';

/** A quicker test: no sign is without one of these words. */
const mayTell =
  /\b(?:call|come|contact|dad['’]?s|find|live|meet|message|mom['’]?s|mum['’]?s|my|our|phone|ring|text)\b/iu;

const signs = contact.map(({ says, unless }) => ({
  says: new RegExp(says.source, `${says.flags}g`),
  unless,
}));

/**
 * The figures by which a child says how to be reached, and what follows them, where a sign of
 * `contact` tells it. Takes linear time: only lines with figures are read, and no sentence goes on in
 * the next line.
 */
export function findToldContact(text: string): Stretch[] {
  if (!/\d/u.test(text) || !mayTell.test(text)) return [];
  let at = 0;
  return text.split('\n').flatMap((line) => {
    const from = at;
    at += line.length + 1;
    const told = /\d/u.test(line) ? toldInLine(line) : [];
    return told.map(({ start, end }) => ({ start: from + start, end: from + end }));
  });
}

function toldInLine(text: string): Stretch[] {
  const student = readStudentText(text);
  const told: Stretch[] = [];
  let read = 0;
  for (const { start, end } of plainText(student)
    .sentences.flatMap(figuresIn)
    .toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < read) continue;
    read = end;
    const words = student.text.slice(start, end);
    // Endless words are cut short in what was read.
    const at = text.indexOf(words, Math.max(start, told.at(-1)?.end ?? 0));
    if (at >= 0) told.push({ start: at, end: at + words.length });
  }
  return told;
}

const figuresIn = (sentence: PlainSentence): Stretch[] =>
  signs.flatMap(({ says, unless }) =>
    Array.from(sentence.text.matchAll(says)).flatMap(({ 0: found, index }) => {
      const figure = found.search(/\d/u);
      if (figure < 0 || unless?.test(sentence.text)) return [];
      return [stretchOfMatch(sentence, index + figure, index + found.length)];
    }),
  );
