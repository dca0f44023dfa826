import { html, type Html } from '@second-draft/emulator-pages';
import type { Person, School, SchoolClass } from '../school/types.ts';
import { studies, teaches } from '../store/directory.ts';

function initials({ givenName, familyName }: Person): string {
  return [givenName, familyName].map((name) => Array.from(name)[0]).join('');
}

/** May break after the at sign. */
export function emailAddress({ email }: Person): Html {
  const [account = '', domain] = email.split('@');
  return html`${account}@<wbr />${domain}`;
}

/** Decorative: the name is beside it. */
export function avatar(person: Person): Html {
  return person.photo
    ? html`<img class="avatar" src="/photos/${person.id}" alt="" />`
    : html`<span class="avatar" aria-hidden="true">${initials(person)}</span>`;
}

export type Role = 'teacher' | 'student' | 'other';

export function roleOf(person: Person, school: School): Role {
  const active = school.classes.filter(({ state }) => state === 'ACTIVE');
  if (active.some((course) => teaches(person, course))) return 'teacher';
  return school.classes.some((course) => studies(person, course)) ? 'student' : 'other';
}

function classNames(courses: readonly SchoolClass[]): string {
  const [first, ...others] = courses.map(({ name }) => name);
  return others.length > 0 ? `${first} and ${others.length} more` : (first ?? '');
}

export function roleHint(person: Person, school: School): string {
  const role = roleOf(person, school);
  const active = school.classes.filter(({ state }) => state === 'ACTIVE');
  if (role === 'teacher')
    return `Teacher · ${classNames(active.filter((one) => teaches(person, one)))}`;
  if (role === 'student') {
    const current = active.filter((one) => studies(person, one));
    return current.length > 0 ? `Student · ${classNames(current)}` : 'Student · has left';
  }
  return person.domain ? 'Works at the school · teaches no class' : 'Private account';
}
