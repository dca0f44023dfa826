import { html, type Html } from '@second-draft/emulator-pages';
import type { Person, School } from '../school/types.ts';
import { avatar, emailAddress, roleHint, roleOf, type Role } from '../pages/person.ts';
import { fullName } from '../store/directory.ts';
import type { TokenRequest } from './request.ts';

const groups: readonly { role: Role; title: string }[] = [
  { role: 'teacher', title: 'Teachers' },
  { role: 'other', title: 'Other accounts' },
  { role: 'student', title: 'Students' },
];

function account(person: Person, school: School, search: string): Html {
  return html`<li>
    <a class="account" href="/o/oauth2/v2/auth?${search}&account=${person.id}">
      ${avatar(person)}
      <span>
        <span class="name">${fullName(person)}</span>
        <span class="quiet">${emailAddress(person)}</span>
        <span class="quiet">${roleHint(person, school)}</span>
      </span>
    </a>
  </li>`;
}

export function chooserPage(request: TokenRequest, school: School, search: string): Html {
  const offered = school.people.filter(
    ({ domain }) => !request.domain || domain === request.domain,
  );
  const sections = groups.map(({ role, title }) => {
    const people = offered
      .filter((person) => roleOf(person, school) === role)
      .toSorted((a, b) => fullName(a).localeCompare(fullName(b), 'en-NZ'));
    return html`<section class="group" aria-labelledby="group-${role}">
      <h2 id="group-${role}">${title}</h2>
      <ul class="accounts">
        ${people.map((person) => account(person, school, search))}
      </ul>
    </section>`;
  });
  return html`<h1>Choose an account</h1>
    <p class="quiet">to continue to ${new URL(request.origin).host}</p>
    <div class="filter">
      <label for="filter">Find an account</label>
      <input id="filter" type="search" autocomplete="off" />
      <p id="filter-count" class="quiet" role="status"></p>
    </div>
    ${sections}`;
}
