import { accountId } from './ids.ts';
import { room12Names, room20Names, room4Names, leaverNames } from './names.ts';
import type { StudentName } from './names.ts';
import type { Person } from './types.ts';

/** `.example` is reserved: nobody can own this domain. */
export const schoolDomain = 'kowhaibay.school.example';

function member(account: string, givenName: string, familyName: string, photo: boolean): Person {
  return {
    id: accountId(account),
    email: `${account}@${schoolDomain}`,
    givenName,
    familyName,
    domain: schoolDomain,
    photo,
  };
}

/** Also teaches next year's class (no students yet) and kapa haka (no assignments). */
export const roomTwelveTeacher = member('hana.whitcombe', 'Hana', 'Whitcombe', true);

export const roomTwentyTeacher = member('viliami.fonoti', 'Viliami', 'Fonoti', false);

/** In the school's domain, but teaches nothing. */
export const principal = member('joan.pemberton', 'Joan', 'Pemberton', true);

/** Gmail allows no hyphen in user names, so this address can't be anybody's. */
export const privatePerson: Person = {
  id: accountId('robyn-at-home'),
  email: 'robyn-at-home@gmail.com',
  givenName: 'Robyn',
  familyName: 'Castle',
  photo: false,
};

function student(name: StudentName): Person {
  return member(name.account, name.given, name.family, !name.noPhoto);
}

export const room12Students = room12Names.map(student);
export const room4Students = room4Names.map(student);
export const room20Students = room20Names.map(student);

/** Left after last year. */
export const leavers = leaverNames.map(student);

const students = [...room12Students, ...room4Students, ...room20Students, ...leavers];

export const people: Person[] = [
  roomTwelveTeacher,
  roomTwentyTeacher,
  principal,
  privatePerson,
  ...students,
];

export function accountOf(person: Person): string {
  return person.email.replace(/@.*/, '');
}

/** @param account the address before the @ */
export function personCalled(account: string): Person {
  const found = people.find((person) => person.email.startsWith(`${account}@`));
  if (!found) throw new Error(`nobody at the pretend school is called ${account}`);
  return found;
}
