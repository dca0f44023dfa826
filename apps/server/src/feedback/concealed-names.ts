import {
  concealNames,
  withoutPeople,
  type HiddenName,
  type PersonName,
} from '@second-draft/feedback';

export interface ToConceal {
  text: string;
  student: PersonName;
  classmates: readonly PersonName[];
  /** Sent with the text; no stand-in is a word of it. */
  alsoSent: readonly string[];
  /** What the teacher said of how she writes: names in it are nobody's, see `withoutPeople`. */
  told?: readonly string[];
  others: readonly string[];
}

export interface ConcealedTexts {
  text: string;
  /** The stand-in for the student's given name. */
  student: string;
  told: string[];
  others: string[];
  hidden: readonly HiddenName[];
}

/** The same input in the same order gets the same stand-ins, on any thread. */
export function conceal(given: ToConceal): ConcealedTexts {
  const names = concealNames({
    text: given.text,
    student: given.student,
    classmates: given.classmates,
    alsoSent: given.alsoSent,
  });
  const told = (given.told ?? []).map((one) => withoutPeople(names.conceal(one), names));
  const others = given.others.map((other) => names.conceal(other));
  return { text: names.text, student: names.student, told, others, hidden: names.hidden };
}
