import {
  concealNames,
  divideText,
  withoutPeople,
  type HiddenName,
  type PersonName,
} from '@second-draft/feedback';

export interface ToConceal {
  text: string;
  /** What the student wrote, where the text is feedback on it. */
  about?: string;
  /** The assignment’s own texts, for what a student wrote: lines of the task in it aren’t hers. */
  task?: readonly string[];
  student: PersonName;
  classmates: readonly PersonName[];
  /** Sent with the text; no stand-in is a word of it. */
  alsoSent: readonly string[];
  /** What the teacher said of how she writes: names in it are nobody's, see `withoutPeople`. */
  told?: readonly string[];
  others: readonly string[];
  /** Of the others, those of what the student wrote. */
  drafts?: readonly string[];
}

export interface ConcealedTexts {
  /** What a writer is told: the student’s own words. */
  text: string;
  /** The whole text with its names, but spaces where the task’s lines stand. */
  own: string;
  /** What the student’s document says of the task, and the assignment doesn’t. */
  task: string;
  /** The stand-in for the student's given name. */
  student: string;
  told: string[];
  others: string[];
  /** A name that the text's lines spell, in plain letters. */
  spelled: string | null;
  /** Lines of it or of another draft spell a name: no model may read them. */
  spellsName: boolean;
  hidden: readonly HiddenName[];
}

const closeGaps = (text: string): string =>
  text
    .replace(/^ +$/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();

/** The same input in the same order gets the same stand-ins, on any thread. */
export function conceal(given: ToConceal): ConcealedTexts {
  const { own, task } = given.task
    ? divideText(given.text, given.task)
    : { own: given.text, task: '' };
  const names = concealNames({
    text: own,
    student: given.student,
    classmates: given.classmates,
    alsoSent: given.alsoSent,
    ...(given.about !== undefined && { about: given.about }),
  });
  // Before the others, which grow: the same names get the same stand-ins then.
  const taskInText = names.conceal(task);
  const told = (given.told ?? []).map((one) => withoutPeople(names.conceal(one), names));
  const others = given.others.map((other) => names.conceal(other));
  const { student, hidden } = names;
  const text = own === given.text ? names.text : closeGaps(names.text);
  const spelled = names.toldByLines(own);
  const isSpelled = (draft: string) => names.toldByLines(draft) !== null;
  const spellsName = spelled !== null || (given.drafts ?? []).some(isSpelled);
  return { text, own, task: taskInText, student, told, others, spelled, spellsName, hidden };
}
