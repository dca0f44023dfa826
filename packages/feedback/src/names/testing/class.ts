import { expect } from 'vitest';
import { literally } from '../../text/searching/literally.ts';
import { concealNames, type Concealed } from '../conceal.ts';
import type { PersonName } from '../class-list/person-name.ts';

export const person = (fullName: string, givenName = fullName.split(' ')[0] ?? ''): PersonName => ({
  fullName,
  givenName,
});

export const tane = person('Tāne Hohepa');
const classmates = [
  tane,
  person('Mark Sullivan'),
  person('Hope Faleolo'),
  person('Will Anderson'),
  person('Hunter Rose'),
  person('Summer Park'),
  person('Liam O’Brien'),
  person('Aroha Ngarimu'),
  person('Aroha Wilson'),
  person('Te Aroha-Mārie Parata', 'Te Aroha-Mārie'),
  person('Mei-Ling Chen'),
  person('Zihan (Leo) Liu'),
  person('James Young'),
  person('Samantha Whitcombe'),
  person('Isabella Jones'),
  person('Kahurangi van der Berg'),
  person('Faʻafetai Leota'),
  person('Van Nguyen'),
  person('王小明', '小明'),
];

/** More than the rosters that are remembered. */
const CLASSES = 64;
let classes = 0;

/** Another class each time, though of the same names: none is remembered from the test before. */
function newClass(): PersonName[] {
  classes = (classes + 1) % CLASSES;
  return [...classmates, person(`Bo Li${' '.repeat(classes)}`, 'Bo')];
}

export const conceal = (text: string, student = tane) =>
  concealNames({ text, student, classmates: newClass() });

/** With a blank for each stand-in. */
export const blanked = (text: string): string => blankedBy(conceal(text), text);

/** In a class of these alone; the given name is the first, or follows a bar. */
export function blankedIn(people: readonly string[], text: string): string {
  const inClass = people.map((one) => {
    const [fullName = '', givenName] = one.split('|');
    return person(fullName, givenName);
  });
  return blankedBy(
    concealNames({ text, student: person('Zzyzx Qwert'), classmates: inClass }),
    text,
  );
}

function blankedBy(concealed: Concealed, text: string): string {
  expect(concealed.reveal(concealed.text)).toBe(text);
  return concealed.standIns.reduce(
    (shown, standIn) => shown.replace(new RegExp(literally(standIn), 'giu'), '_'),
    concealed.text,
  );
}
