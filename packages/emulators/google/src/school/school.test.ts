import { describe, expect, it } from 'vitest';
import { kapaHaka, lastYear, nextYear, pretendSchool, room12 } from './index.ts';
import { room12Names } from './names.ts';
import { campTemplate } from './templates.ts';

const { people, classes, files } = pretendSchool;
const assignments = classes.flatMap((course) => course.assignments);
const submissions = assignments.flatMap((work) => work.submissions);
const criteria = assignments.flatMap((work) => work.rubric?.criteria ?? []);
const camp = room12.assignments.find((work) => work.title === 'Camp recount');

describe('the classes of the pretend school', () => {
  it('include one of 28 students with over 30 assignments', () => {
    expect(room12.studentIds).toHaveLength(28);
    expect(room12.assignments.length).toBeGreaterThan(30);
  });

  it('include one without students, one without assignments and one archived', () => {
    expect(nextYear.studentIds).toHaveLength(0);
    expect(kapaHaka.assignments).toHaveLength(0);
    expect(kapaHaka.teacherIds).toHaveLength(2);
    expect(classes.filter((course) => course.state === 'ARCHIVED')).toEqual([lastYear]);
  });

  it('have two students with the same given name in Room 12', () => {
    const given = room12Names.map((name) => name.given);
    expect(given.filter((name) => name === 'Aroha')).toHaveLength(2);
  });

  it('hold submissions only of their own students, one each at most', () => {
    for (const course of classes) {
      for (const work of course.assignments) {
        const writers = work.submissions.map((submission) => submission.studentId);
        expect(new Set(writers).size).toBe(writers.length);
        expect(course.studentIds).toEqual(expect.arrayContaining(writers));
      }
    }
  });

  it('have rubrics: several of three to five criteria and one of exactly one', () => {
    const sizes = assignments.flatMap((work) => (work.rubric ? [work.rubric.criteria.length] : []));
    expect(sizes.filter((size) => size >= 3 && size <= 5).length).toBeGreaterThanOrEqual(2);
    expect(sizes.filter((size) => size === 1)).toHaveLength(1);
    for (const criterion of criteria) expect(criterion.levels.length).toBeGreaterThanOrEqual(3);
  });
});

describe('the ids of the pretend school', () => {
  it('are well formed', () => {
    for (const person of people) expect(person.id).toMatch(/^\d{21}$/);
    for (const { id } of [...classes, ...assignments]) expect(id).toMatch(/^\d{12}$/);
    for (const file of files) expect(file.id).toMatch(/^[\w-]{44}$/);
    for (const { id } of submissions) expect(id).toMatch(/^Cg[\da-z]{10,14}$/);
    for (const { id } of criteria) expect(id).toMatch(/^[\da-zA-Z]{16}$/);
  });

  it('are unique', () => {
    const lists = [people, [...classes, ...assignments], files, submissions, criteria];
    for (const list of lists) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });

  it('refer to people and files that exist', () => {
    const persons = new Set(people.map((person) => person.id));
    const known = new Set(files.map((file) => file.id));
    for (const course of classes) {
      for (const id of [...course.teacherIds, ...course.studentIds]) expect(persons).toContain(id);
    }
    for (const file of files) expect(persons).toContain(file.ownerId);
    for (const { fileIds } of submissions) for (const id of fileIds) expect(known).toContain(id);
    const templates = assignments.flatMap((work) => work.templateId ?? []);
    expect(templates).toHaveLength(2);
    for (const id of templates) expect(known).toContain(id);
  });
});

describe('the times of the pretend school', () => {
  it('are ISO instants, and in 2026 but for the archived class', () => {
    const active = classes.filter((course) => course.state === 'ACTIVE');
    const set = active.flatMap((course) => course.assignments.map((work) => work.created));
    const updated = submissions.flatMap((submission) => submission.updated ?? []);
    for (const instant of [...set, ...updated, ...files.map((file) => file.modified)]) {
      expect(new Date(instant).toISOString()).toBe(instant);
      expect(instant).toMatch(/^2026-(0[2-9]|1[01])-/);
    }
  });

  it('put every edit after the assignment was set', () => {
    const early = assignments.flatMap((work) =>
      work.submissions.filter(
        ({ updated = work.created }) => Date.parse(updated) < Date.parse(work.created),
      ),
    );
    expect(early).toEqual([]);
  });
});

describe('the camp recount', () => {
  const bodies = files.flatMap((file) =>
    file.kind === 'document' && file.title.endsWith(' - Camp recount') ? [file.body] : [],
  );

  it('begins every copy with the template, but for one student who changed a line', () => {
    expect(bodies).toHaveLength(26);
    const changed = bodies.filter((body) => !body.startsWith(`${campTemplate.body}\n`));
    expect(changed).toHaveLength(1);
    expect(changed[0]).toContain('WALT:');
  });

  it('has submissions without attachments and some with two', () => {
    const attached = camp?.submissions.map((submission) => submission.fileIds.length) ?? [];
    expect(attached.filter((count) => count === 0)).toHaveLength(2);
    expect(attached.filter((count) => count === 2)).toHaveLength(2);
  });
});
