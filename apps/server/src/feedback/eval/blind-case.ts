import { readFile } from 'node:fs/promises';
import { feedbackTypes, praise, type ReadingLevel } from '@second-draft/contract';
import { concealNames, type Concealed, type WritingRequest } from '@second-draft/feedback';
import { conceal } from '../concealing/concealed-names.ts';
import { hiddenIn } from '../concealing/hidden.ts';
import { purposeNamed } from '../asked-for/purpose-named.ts';

/** A text to be read blind, with what is asked of the feedback on it. */
export interface BlindCase {
  id: string;
  purpose: string;
  year: number;
  student: string;
  category: string;
  words: number;
  level: ReadingLevel;
  assignment?: { title: string; instructions: string };
  text: string;
}

export const readCases = async (file: string | URL): Promise<BlindCase[]> =>
  JSON.parse(await readFile(file, 'utf8')) as BlindCase[];

export function descriptorsOf({ category }: BlindCase): string {
  return [praise, ...feedbackTypes].find(({ title }) => title === category)?.properties ?? '';
}

export const givenOf = ({ text, student, category, ...one }: BlindCase) => ({
  text,
  student: { fullName: student, givenName: student },
  classmates: [],
  alsoSent: [category, descriptorsOf({ text, student, category, ...one })],
  others: [],
});

export function hiddenOf(one: BlindCase) {
  const given = givenOf(one);
  return hiddenIn(given, conceal(given));
}

/** What the product asks a writer for this case. */
export function requestOf(one: BlindCase): { request: WritingRequest; names: Concealed } {
  const names = concealNames(givenOf(one));
  const { title, instructions } = one.assignment ?? { title: '', instructions: '' };
  const purpose = purposeNamed([one.category, title, instructions]);
  const request: WritingRequest = {
    text: names.text,
    studentName: names.student,
    focus: [{ title: one.category, descriptors: descriptorsOf(one) }],
    wordCount: one.words,
    readingLevel: one.level,
    seed: one.id,
    years: `Year ${one.year}`,
    ...(purpose !== undefined && { purpose }),
    ...(one.assignment && {
      assignment: {
        title: names.conceal(title),
        instructions: names.conceal(instructions),
        rubric: '',
      },
    }),
  };
  return { request, names };
}

const levelWords: Record<ReadingLevel, string> = {
  1: 'Years 3-4',
  2: 'Years 5-6',
  3: 'Years 7-8',
};

/** What a teacher would type into any chat. */
export function plainRequest(one: BlindCase): string {
  const { student, category, words, level, text } = one;
  return `You are a teacher. Write feedback of about ${words} words for the student ${student} at a ${levelWords[level]} reading level on their writing, about ${category} (${descriptorsOf(one)}).\n\n${text}`;
}
