import { concealNames, type Concealed, type PersonName } from '@second-draft/feedback';

/** A text, the people who may be named in it, and what else is to be concealed, in its order. */
export interface ToConceal {
  text: string;
  student: PersonName;
  classmates: readonly PersonName[];
  /** What is sent with the text; no stand-in is a word of it. */
  alsoSent: readonly string[];
  others: readonly string[];
}

/** What a thread knows of people is kept by who they are: each task brings copies of them. */
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
 * Conceals it all. In the same order the same gets the same stand-ins, whichever thread does it: so
 * none has to keep the way back until the writer has answered.
 */
export function concealAll(given: ToConceal): { names: Concealed; others: string[] } {
  const names = concealNames({
    text: given.text,
    student: known(given.student),
    classmates: given.classmates.map(known),
    alsoSent: given.alsoSent,
  });
  return { names, others: given.others.map((other) => names.conceal(other)) };
}

/** The texts without a name, and the stand-in by which the student is spoken to. */
export function conceal(given: ToConceal): { text: string; student: string; others: string[] } {
  const { names, others } = concealAll(given);
  return { text: names.text, student: names.student, others };
}
