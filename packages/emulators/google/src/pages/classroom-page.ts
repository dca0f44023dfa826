import { html, type Html } from '@second-draft/emulator-pages';
import type { SchoolAssignment, SchoolClass, SchoolSubmission } from '../school/types.ts';
import { filePath } from '../links.ts';
import { fullName } from '../store/directory.ts';
import type { Store } from '../store/store.ts';
import { formatInstant } from './dates.ts';
import { avatar } from './person.ts';

export function assignmentPath(course: SchoolClass, assignment: SchoolAssignment): string {
  return `/c/${course.id}/a/${assignment.id}/details`;
}

const stateWords: Readonly<Record<SchoolSubmission['state'], string>> = {
  NEW: 'Not opened yet',
  CREATED: 'Assigned',
  TURNED_IN: 'Handed in',
  RETURNED: 'Returned',
  RECLAIMED_BY_STUDENT: 'Taken back',
};

function fileLinks(fileIds: readonly string[], store: Store): Html[] {
  return fileIds.flatMap((id) => {
    const file = store.directory.file(id);
    return file ? [html`<p><a href="${filePath(file)}">${file.title}</a></p>`] : [];
  });
}

function subtitle({ section, room }: SchoolClass): string {
  return [section, room && `Room ${room}`].filter(Boolean).join(' · ');
}

export function coursePage(course: SchoolClass): Html {
  const newestFirst = course.assignments.toSorted((a, b) => b.created.localeCompare(a.created));
  const rows = newestFirst.map(
    (assignment) =>
      html`<li>
        <a href="${assignmentPath(course, assignment)}">${assignment.title}</a>
        <span class="quiet">${formatInstant(assignment.created)}</span>
      </li>`,
  );
  return html`<h1>${course.name}</h1>
    <p class="quiet">${subtitle(course)}</p>
    ${
      rows.length > 0
        ? html`<ul class="rows">
            ${rows}
          </ul>`
        : html`<p>No assignments yet.</p>`
    }`;
}

function criteria({ rubric }: SchoolAssignment): Html | undefined {
  if (!rubric) return undefined;
  return html`<h2>Rubric</h2>
    <ul>
      ${rubric.criteria.map(
        ({ title, description }) => html`<li><strong>${title}</strong> ${description}</li>`,
      )}
    </ul>`;
}

function handedIn({ studentId, state, fileIds }: SchoolSubmission, store: Store): Html {
  const student = store.directory.person(studentId);
  return html`<li class="person-row">
    ${student && avatar(student)}
    <div>
      <p class="name">${student ? fullName(student) : 'Someone'}</p>
      <p class="quiet">${stateWords[state]}</p>
    </div>
    <div>${fileLinks(fileIds, store)}</div>
  </li>`;
}

export function assignmentPage(
  course: SchoolClass,
  assignment: SchoolAssignment,
  store: Store,
): Html {
  const { title, description, templateId, submissions } = assignment;
  const template = fileLinks(templateId ? [templateId] : [], store);
  return html`<p><a href="/c/${course.id}">${course.name}</a></p>
    <h1>${title}</h1>
    <p>${description}</p>
    ${templateId && html`<h2>Handed out as a copy for each student</h2>`} ${template}
    ${criteria(assignment)}
    <h2>Student work (${submissions.length})</h2>
    <ul class="rows">
      ${submissions.map((one) => handedIn(one, store))}
    </ul>`;
}
