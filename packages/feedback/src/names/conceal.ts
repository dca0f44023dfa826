import { isMeantAsWord } from './common-words.ts';
import { contactDetails } from './contact-details.ts';
import { foldName, namePattern } from './name-pattern.ts';
import { addressOf, nameForms, type PersonName } from './person-name.ts';
import { StandIns } from './stand-ins.ts';

/** A text that names nobody, and the way back. */
export interface Concealed {
  /** The text, safe to send. */
  text: string;
  /** The stand-in for the student's given name, to address the feedback to. */
  student: string;
  /** The same names concealed in another text: feedback to simplify, descriptors, a rubric. */
  conceal(other: string): string;
  /** Stand-ins turned back into the real names, in the case in which they stand. */
  reveal(answer: string): string;
  /** All stand-ins given out so far, to check that none is left after `reveal`. */
  readonly standIns: readonly string[];
}

interface NameForm {
  /** As it is written in the class list. */
  form: string;
  folded: string;
  /** Folded, with doubled vowels written once. */
  singled: string;
}

/** A class is concealed again and again: what its people may be called is worked out once. */
const knownForms = new WeakMap<PersonName, readonly NameForm[]>();

function foldedForms(person: PersonName): readonly NameForm[] {
  const known = knownForms.get(person);
  if (known !== undefined) return known;
  const forms = nameForms(person)
    .map((form) => ({ form, folded: foldName(form) }))
    .filter(({ folded }) => folded.length >= 2)
    .map((one) => ({ ...one, singled: single(one.folded) }));
  knownForms.set(person, forms);
  return forms;
}

/**
 * Replaces the names of the student and the classmates (given, family and full names, nicknames,
 * with endings such as 's, in any case, with and without macrons), e-mail addresses, phone numbers
 * and links by stand-ins that the text does not contain. Which stand-ins are taken does not depend
 * on the names, unless a stand-in is itself a name in the class.
 */
export function concealNames(input: {
  text: string;
  student: PersonName;
  classmates: readonly PersonName[];
}): Concealed {
  const people = [input.student, ...input.classmates];
  const spellings = new Map<string, NameForm>();
  for (const form of people.flatMap(foldedForms))
    if (!spellings.has(form.folded)) spellings.set(form.folded, form);
  const standIns = new StandIns(input.text, [...spellings.keys()]);
  const address = addressOf(input.student);
  const student = standIns.forName(foldName(address), address);
  const conceal = concealer(spellings, standIns);
  return {
    text: conceal(input.text),
    student,
    conceal,
    reveal: (answer) => standIns.reveal(answer),
    get standIns() {
      return standIns.given();
    },
  };
}

function concealer(
  spellings: ReadonlyMap<string, NameForm>,
  standIns: StandIns,
): (text: string) => string {
  return (original) => {
    let text = original.normalize('NFC');
    for (const { kind, sign, pattern } of contactDetails)
      if (sign.test(text)) text = text.replace(pattern, (found) => standIns.forDetail(kind, found));
    const names = anyOf(formsWithin(text, spellings));
    if (names === null) return text;
    return text.replace(names, (found: string, _name: string, at: number) => {
      const key = [foldName(found), undouble(found, spellings)].find((one) => spellings.has(one));
      const name = key === undefined ? undefined : spellings.get(key)?.form;
      if (key === undefined || name === undefined) return found;
      const after = text.slice(at + found.length);
      if (isMeantAsWord(name, found, text.slice(Math.max(0, at - 20), at), after)) return found;
      return standIns.forName(key, name, found);
    });
  };
}

/**
 * The names that may stand in a text, longest first: those whose letters are there in a row. Of a
 * class's hundred names a text holds a few, and a pattern of them all takes 80 ms.
 */
function formsWithin(text: string, spellings: ReadonlyMap<string, NameForm>): string[] {
  const letters = single(foldName(text));
  return [...spellings.values()]
    .filter(({ singled }) => letters.includes(singled))
    .map(({ form }) => form)
    .toSorted((a, b) => b.length - a.length);
}

/** A pattern for any of these names as whole words, possessive and plural included. */
function anyOf(forms: readonly string[]): RegExp | null {
  if (forms.length === 0) return null;
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(${forms.map(namePattern).join('|')})(?=(?:['’]?s['’]?)?(?![\\p{L}\\p{M}\\p{N}]))`,
    'gu',
  );
}

/** Doubled vowels written once. */
function single(folded: string): string {
  return folded.replace(/([aeiou])\1/gu, '$1');
}

/** The folded name that a spelling with doubled vowels (Taane) stands for. */
function undouble(found: string, spellings: ReadonlyMap<string, NameForm>): string {
  const folded = foldName(found);
  return spellings.has(single(folded)) ? single(folded) : folded;
}
