import {
  concealNames,
  withoutPeople,
  type Concealed,
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

/**
 * Each task brings copies of the same people; reusing one object keeps what a thread has worked out
 * about a person.
 */
const KNOWN_PEOPLE = 5_000;
const people = new Map<string, PersonName>();

function known(person: PersonName): PersonName {
  const key = JSON.stringify([person.fullName, person.givenName]);
  const same = people.get(key);
  if (same !== undefined) return same;
  if (people.size >= KNOWN_PEOPLE) people.clear();
  people.set(key, person);
  return person;
}

/**
 * The same input in the same order gets the same stand-ins on any thread, so no thread has to
 * remember them until the writer has answered.
 */
export function concealAll(given: ToConceal): {
  names: Concealed;
  told: string[];
  others: string[];
} {
  const names = concealNames({
    text: given.text,
    student: known(given.student),
    classmates: given.classmates.map(known),
    alsoSent: given.alsoSent,
  });
  const told = (given.told ?? []).map((one) => withoutPeople(names.conceal(one), names));
  return { names, told, others: given.others.map((other) => names.conceal(other)) };
}

/** `student` is the stand-in for the student's name. */
export function conceal(
  given: ToConceal,
): Record<'told' | 'others', string[]> & Record<'text' | 'student', string> {
  const { names, told, others } = concealAll(given);
  return { text: names.text, student: names.student, told, others };
}
